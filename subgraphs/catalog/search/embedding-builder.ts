import type { Clock } from '../../../kernel/clock.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Area, AreaStore } from './area-model.ts';
import { firstEntries } from './comparison.ts';
import type { Embedder } from './embedder.ts';
import {
  type Basis,
  type Embedding,
  hashOfText,
  MOST_COMPARED,
  skillIdsOf,
  textOfVersion,
} from './embedding.ts';
import type { EmbeddingMark, EmbeddingStore } from './embedding-model.ts';

const SWEEP_MS = 60 * 1000;
/** Texts that the model is asked for at once. */
const BATCH = 16;
const BATCH_DEADLINE_MS = 30_000;
// Longer than a batch takes, so that the process which builds keeps its turn.
const TURN_MS = 3 * BATCH_DEADLINE_MS;

/** The counters after which embeddings have to be built. */
export type Counters = Pick<Area, 'changes' | 'orders'>;

/** What embeddings of a jurisdiction follow from, beside the versions themselves. */
export function basisOf(area: Counters, everywhere: Counters): Basis {
  return { skillNames: everywhere.changes, order: `${area.orders}.${everywhere.orders}` };
}

/** What is written down when the embeddings of a jurisdiction are built. */
export function builtForOf(model: string, area: Counters, everywhere: Counters): string {
  return JSON.stringify([model, area.changes, basisOf(area, everywhere)]);
}

export type EmbeddingBuilder = ReturnType<typeof createEmbeddingBuilder>;

/**
 * Keeps the embeddings of the first entries of every jurisdiction as their texts and the model ask for: each time that something
 * changes, every minute, and after a start. What is built stays, so that it goes on where it was cut off.
 */
export function createEmbeddingBuilder(deps: {
  entries: RecordStore<CatalogEntry>;
  versions: Pick<RecordStore<EntryVersion>, 'byIds'>;
  /** The names of these skills, those that there are. */
  skillNames: (skillIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  embeddings: EmbeddingStore;
  areas: AreaStore;
  embedder: Embedder;
  /** Whether administrators let it be asked. */
  isOn: () => boolean;
  ledger: Pick<Ledger, 'onCommit'>;
  lease: Lease;
  now: Clock;
  log: Logger;
}) {
  const { entries, versions, skillNames, embeddings, areas, embedder, isOn, ledger, lease, now, log } = deps;
  const closing = new AbortController();
  const sweeper = createSweeper(
    build,
    SWEEP_MS,
    'Embeddings of the catalog were not built; it is tried again in a minute',
    log,
    lease,
  );

  return {
    build,
    start() {
      ledger.onCommit((changes) => {
        if (changes.some(({ writes }) => writes.some(areas.isChange))) sweeper.again();
      });
      sweeper.start();
      sweeper.again();
    },
    async close() {
      closing.abort();
      await sweeper.close();
      await lease.release().catch((err: unknown) => log.warn({ err }, 'A lease was not given back'));
    },
  };

  /** Builds what is due, jurisdiction by jurisdiction, unless another process does. Errors: the first failure of the model; what failed last comes last the next time. */
  async function build(): Promise<void> {
    if (!isOn() || !(await lease.hold(TURN_MS))) return;
    const [all, everywhere] = await Promise.all([areas.all(), areas.everywhere()]);
    const due = all
      .filter((area) => area.builtFor !== builtForOf(embedder.model, area, everywhere))
      .sort((one, other) => (one.failedAt?.getTime() ?? 0) - (other.failedAt?.getTime() ?? 0));
    for (const area of due) {
      try {
        if (!(await buildArea(area, everywhere))) return;
      } catch (error) {
        if (closing.signal.aborted) return;
        const failure = isAppError(error) ? error.message : 'It failed for a reason that the log tells.';
        await areas.finish(area.jurisdictionCode, { failedAt: now(), failure });
        throw error;
      }
    }
  }

  /** False when it was left to another process, or to the next start. */
  async function buildArea(area: Area, everywhere: Counters): Promise<boolean> {
    const { jurisdictionCode } = area;
    const basis = basisOf(area, everywhere);
    const first = await firstEntries(entries, jurisdictionCode, MOST_COMPARED);
    const marks = await embeddings.marksOf(jurisdictionCode, embedder.model);
    const markOf = new Map(marks.map((mark) => [mark.subjectId, mark]));
    const wanted = first.flatMap((entry) =>
      entry.currentVersionId === undefined ? [] : [{ ...entry, versionId: entry.currentVersionId }],
    );
    const isRight = (mark: EmbeddingMark | undefined) =>
      mark?.basis.order === basis.order && mark.basis.skillNames === basis.skillNames;
    let right = wanted.filter(({ versionId }) => isRight(markOf.get(versionId)));
    let open = wanted.filter(({ versionId }) => !isRight(markOf.get(versionId)));
    let dims: number | undefined;
    let made = 0;
    const tell = () =>
      areas.progress(jurisdictionCode, { entries: wanted.length, embedded: right.length + made });
    await tell();
    while (open.length > 0) {
      if (closing.signal.aborted || !(await lease.hold(TURN_MS))) return false;
      const portion = open.slice(0, BATCH);
      const { fresh, confirmed } = await embed(portion, markOf, basis);
      open = open.slice(BATCH);
      made += fresh.length;
      right = [...right, ...portion.filter(({ versionId }) => confirmed.has(versionId))];
      for (const { vector } of fresh) {
        if (dims !== undefined && vector.length !== dims) throw changedItsMind(dims, vector.length);
        dims = vector.length;
      }
      // The model has other dimensions than when the rest was built: that is of no use any more.
      const others =
        dims === undefined ? [] : right.filter(({ versionId }) => markOf.get(versionId)?.dims !== dims);
      if (others.length > 0) {
        for (const { versionId } of others) markOf.delete(versionId);
        open = [...open, ...others];
        right = right.filter((entry) => !others.includes(entry));
      }
      await tell();
    }
    await embeddings.keepOnly(jurisdictionCode, new Set(wanted.map(({ versionId }) => versionId)));
    await areas.finish(jurisdictionCode, {
      builtFor: builtForOf(embedder.model, area, everywhere),
      builtAt: now(),
      entries: wanted.length,
      embedded: right.length + made,
      failedAt: null,
      failure: null,
    });
    return true;
  }

  /** Embeds what has no embedding of its present text, and confirms what has one. */
  async function embed(
    portion: readonly (CatalogEntry & { readonly versionId: string })[],
    markOf: ReadonlyMap<string, EmbeddingMark>,
    basis: Basis,
  ): Promise<{ fresh: readonly Embedding[]; confirmed: ReadonlySet<string> }> {
    const texts = await textsOf(portion);
    const confirmed = new Map<string, string>();
    const stale: { readonly versionId: string; readonly text: string; readonly jurisdictionCode: string }[] =
      [];
    for (const { versionId, jurisdictionCode } of portion) {
      const text = texts.get(versionId);
      const mark = markOf.get(versionId);
      if (text === undefined) continue;
      const isSame = mark?.basis.order === basis.order && mark.textHash === hashOfText(text);
      if (isSame) confirmed.set(versionId, mark.embeddingId);
      else stale.push({ versionId, text, jurisdictionCode });
    }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(BATCH_DEADLINE_MS)]);
    const vectors =
      stale.length === 0
        ? []
        : await embedder.embed(
            stale.map(({ text }) => text),
            signal,
          );
    const fresh = stale.flatMap(({ versionId, text, jurisdictionCode }, at): Embedding[] => {
      const vector = vectors[at];
      if (!vector) return [];
      const subject = { type: 'ENTRY_VERSION', id: versionId } as const;
      return [
        { subject, jurisdictionCode, model: embedder.model, vector, textHash: hashOfText(text), basis },
      ];
    });
    await embeddings.put(fresh);
    await embeddings.confirm([...confirmed.values()], basis);
    return { fresh, confirmed: new Set(confirmed.keys()) };
  }

  async function textsOf(
    portion: readonly (CatalogEntry & { readonly versionId: string })[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await versions.byIds(portion.map(({ versionId }) => versionId));
    const byId = new Map(found.map((version) => [version.entryVersionId, version]));
    const names = await skillNames(found.flatMap(skillIdsOf));
    return new Map(
      portion.flatMap((entry) => {
        const version = byId.get(entry.versionId);
        return version ? [[entry.versionId, textOfVersion(entry, version, names)] as const] : [];
      }),
    );
  }
}

function changedItsMind(before: number, after: number): AppError {
  const message = `The embedding model cannot be used: it gives ${before} dimensions at one time and ${after} at another.`;
  return new AppError('UPSTREAM_UNAVAILABLE', message);
}
