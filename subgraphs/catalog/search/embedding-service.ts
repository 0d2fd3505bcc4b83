import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import type { RoomDeps } from '../rooms.ts';
import type { Skill } from '../skills/skill.ts';
import type { AreaStore } from './area-model.ts';
import {
  type EmbeddingSubject,
  hashOfText,
  MOST_COMPARED,
  rebuildInput,
  skillIdsOf,
  textOfSkill,
  textOfVersion,
  upsertEmbeddingInput,
} from './embedding.ts';
import { basisOf, builtForOf } from './embedding-builder.ts';
import type { EmbeddingStore } from './embedding-model.ts';
import { normalised } from './vectors.ts';

/** How far the embeddings of the catalog are. */
export interface EmbeddingState {
  /** UNAVAILABLE without a model, FAILED when the model did not do its work the last time. */
  readonly status: 'UNAVAILABLE' | 'READY' | 'BUILDING' | 'FAILED';
  readonly model: string | undefined;
  /** Jurisdictions whose embeddings are to be built, or built anew. */
  readonly pending: number;
  /** Entries that are compared by meaning, and how many of them have an embedding. */
  readonly entries: number;
  readonly embedded: number;
  readonly failure: string | undefined;
  readonly failedAt: Date | undefined;
}

/** An embedding that somebody else has made, as it was taken. */
export interface TakenEmbedding {
  readonly subject: EmbeddingSubject;
  readonly model: string;
  readonly dims: number;
  readonly textHash: string;
}

/** The operations on embeddings. */
export interface EmbeddingService {
  state(input: unknown, context: Context): Promise<EmbeddingState>;
  /** Has all embeddings made anew in the background, or those of a jurisdiction; without a model nothing happens. Error: VALIDATION_FAILED for a jurisdiction that there is not. */
  rebuild(input: unknown, context: Context): Promise<EmbeddingState>;
  /**
   * Takes an embedding that was made elsewhere. Errors: NOT_FOUND, VALIDATION_FAILED also for other dimensions than the model has had,
   * for a text that has changed, and for an entry that is not compared by meaning.
   */
  upsert(input: unknown, context: Context): Promise<TakenEmbedding>;
}

export function createEmbeddingService(
  deps: Pick<RoomDeps, 'ledger'> & {
    entries: RecordStore<CatalogEntry>;
    versions: Pick<RecordStore<EntryVersion>, 'byId'>;
    skills: {
      byIds(ids: readonly string[]): Promise<readonly Pick<Skill, 'skillId' | 'name' | 'description'>[]>;
    };
    jurisdictions: Pick<RecordStore<Jurisdiction>, 'byId'>;
    embeddings: EmbeddingStore;
    areas: AreaStore;
    /** The name of the model; none where none is set up. */
    model: string | undefined;
  },
): EmbeddingService {
  const { entries, versions, skills, jurisdictions, embeddings, areas, model, ledger } = deps;

  return {
    async state(_input, context) {
      permit(context, 'embeddings.read');
      return state();
    },

    async rebuild(input, context) {
      permit(context, 'catalog.manage');
      const { jurisdictionCode } = parseInput(rebuildInput, input);
      if (jurisdictionCode !== undefined && !(await jurisdictions.byId(jurisdictionCode)))
        throw invalid('jurisdictionCode', 'unknown', 'no such jurisdiction is in the catalog; list them');
      if (model === undefined) return state();
      await ledger.commit(context, {
        writes: [areas.orderWrite(jurisdictionCode)],
        audit: {
          action: 'embeddings.rebuild_ordered',
          subject: { type: 'CatalogEmbeddings', id: jurisdictionCode ?? 'all' },
        },
      });
      return state();
    },

    async upsert(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(upsertEmbeddingInput, input);
      const subject = { type: given.subjectType, id: given.subjectId };
      const vector = normalised(given.vector);
      if (!vector) throw invalid('vector', 'direction', 'give finite numbers that are not all 0');
      const dims = await embeddings.dimsOf(given.model);
      if (dims !== undefined && dims !== vector.length)
        throw invalid('vector', 'dims', `the embeddings of this model have ${dims} dimensions; give as many`);
      const { text, jurisdictionCode } = await subjectText(subject);
      const textHash = hashOfText(text);
      if (given.textHash !== undefined && given.textHash !== textHash)
        throw invalid('textHash', 'changed', 'the text is another one now; embed it anew');
      const [area, everywhere] = await Promise.all([areas.of(jurisdictionCode ?? ''), areas.everywhere()]);
      const basis = basisOf(area, everywhere);
      const embedding = { subject, jurisdictionCode, model: given.model, vector, textHash, basis };
      await ledger.commit(context, {
        writes: [
          embeddings.putWrite(embedding),
          ...(jurisdictionCode === undefined ? [] : [areas.vectorsWrite(jurisdictionCode)]),
        ],
        audit: {
          action: 'embedding.taken',
          subject: { type: subject.type === 'SKILL' ? 'Skill' : 'EntryVersion', id: subject.id },
        },
      });
      return { subject, model: given.model, dims: vector.length, textHash };
    },
  };

  async function state(): Promise<EmbeddingState> {
    const [all, everywhere] = await Promise.all([areas.all(), areas.everywhere()]);
    const due =
      model === undefined ? [] : all.filter((area) => area.builtFor !== builtForOf(model, area, everywhere));
    const failed = due.find(({ failedAt }) => failedAt !== undefined);
    const sum = (member: 'entries' | 'embedded') => all.reduce((total, area) => total + area[member], 0);
    const building = failed ? 'FAILED' : 'BUILDING';
    return {
      status: model === undefined ? 'UNAVAILABLE' : due.length > 0 ? building : 'READY',
      model,
      pending: due.length,
      entries: sum('entries'),
      embedded: sum('embedded'),
      failure: failed?.failure,
      failedAt: failed?.failedAt,
    };
  }

  async function subjectText({ type, id }: EmbeddingSubject) {
    if (type === 'SKILL') {
      const [skill] = await skills.byIds([id]);
      if (!skill) throw new AppError('NOT_FOUND', 'No such skill is in the catalog; list them.');
      return { text: textOfSkill(skill), jurisdictionCode: undefined };
    }
    const version = await versions.byId(id);
    const entry = version && (await entries.byId(version.entryId));
    if (!version || !entry)
      throw new AppError('NOT_FOUND', 'No such version is in the catalog; list those of its entry.');
    const { entryCode, jurisdictionCode } = entry;
    const isCurrent = entry.status === 'ACTIVE' && entry.currentVersionId === id;
    const before = { status: 'ACTIVE', jurisdictionCode, entryCode: trusted({ $lt: entryCode }) };
    const limit = { limit: MOST_COMPARED };
    if (!isCurrent || (await entries.model.countDocuments(before, limit)) === MOST_COMPARED)
      throw invalid(
        'subjectId',
        'not_compared',
        `name the published version of one of the first ${MOST_COMPARED} ACTIVE entries of a jurisdiction: no others are compared by meaning`,
      );
    const found = await skills.byIds(skillIdsOf(version));
    const names = new Map(found.map(({ skillId, name }) => [skillId, name]));
    return { text: textOfVersion(entry, version, names), jurisdictionCode };
  }
}
