import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { webUrl } from '../../../kernel/parse.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import { type EntryVersion, MOST_VERSIONS, type VersionContent } from '../entries/version.ts';
import { changesOf, type EntryMembers, membersLike, type NamedCompetency, textOfMembers } from './format.ts';
import type { CatalogImport } from './import.ts';
import { type DocumentPart, partIdOf } from './part-model.ts';
import { type PartBook, takenFrom } from './parts.ts';
import { READERS } from './readers.ts';
import { factOf, refusal, refusing } from './record-steps.ts';
import { contentOfPart, type References } from './references.ts';
import type { StagedItem } from './staged-item-model.ts';
import type { Decision, Step } from './step.ts';

/** What a version takes from a document: its words, and what they name. */
type Content = Pick<
  VersionContent,
  'title' | 'description' | 'credit' | 'duration' | 'criteria' | 'skills' | 'alignments'
>;
/** What an entry and its version took from a document. */
export interface TakenEntry {
  readonly entry: EntryMembers;
  readonly content: Content;
}

const MOST_ATTACHED = 200;
const MOST_NAMED = 200;

/** The step that makes entries and drafts of their versions. It never publishes. */
export function createEntryStep(deps: {
  entries: RecordStore<CatalogEntry>;
  versions: RecordStore<EntryVersion>;
  parts: RecordStore<DocumentPart>;
  references: References;
  book: PartBook;
  /** The items of a document that stand in no list. */
  headersOf: (importId: string) => Promise<readonly StagedItem[]>;
  now: Clock;
}): Step {
  const { entries, versions, parts, references, book, headersOf, now } = deps;

  return async (job, portion) => {
    const [item] = portion;
    if (!item || item.outcome === 'REFUSED') return [];
    const attached = await attachedTo(job, item);
    const decision = await refusing(item, () => entryOf(job, item, attached));
    if (decision.outcome === 'REFUSED') return [decision];
    const kept = attached
      .filter(({ outcome }) => outcome === undefined)
      .map((part): Decision => ({ item: part, outcome: 'KEPT' }));
    return [decision, ...kept];
  };

  async function entryOf(
    job: CatalogImport,
    item: StagedItem,
    attached: readonly StagedItem[],
  ): Promise<Decision> {
    const read = READERS[job.format ?? 'CTDL'].entry(
      item.pointer,
      contentOfPart(item),
      attached.map(contentOfPart),
    );
    const content: Content = { ...read.version, ...(await namedBy(job, item, read.competencies)) };
    const before = await knownEntry(job, read.entry);
    if (before?.status === 'RETIRED')
      throw refusal(item.pointer, 'retired', 'this entry is RETIRED here and does not change any more');
    const entryId = before?.entryId ?? newId();
    const documents = [item, ...(await headersOf(job.importId)), ...attached];
    const kept = await book.of(
      documents.map(() => entryId),
      documents,
    );
    const taken: TakenEntry = { entry: read.entry, content };
    const partWrites = [
      ...book.keep(job, entryId, item, kept, { recordId: entryId, taken: textOfMembers(taken) }),
      ...documents.slice(1).flatMap((part) => book.keep(job, entryId, part, kept)),
      ...(await gone(entryId, documents)),
    ];
    const common = { item, recordId: entryId };
    if (!before) {
      const made = newEntry(job, entryId, taken);
      return { ...common, outcome: 'MADE', writes: [...made.writes, ...partWrites], facts: made.facts };
    }
    const earlier = takenFrom<TakenEntry>(kept.get(partIdOf(entryId, item)));
    const changed = await changedEntry(job, before, taken, earlier);
    if (changed.facts.length === 0) return { ...common, outcome: 'UNCHANGED', writes: partWrites };
    return {
      ...common,
      outcome: 'CHANGED',
      writes: [...changed.writes, ...partWrites],
      facts: changed.facts,
    };
  }

  /** The entry of this CTID, and without one that of this code in the jurisdiction. */
  async function knownEntry(
    { jurisdictionCode }: CatalogImport,
    { ctid, entryCode }: EntryMembers,
  ): Promise<CatalogEntry | undefined> {
    return (
      (ctid === undefined ? undefined : await entries.first({ ctid })) ??
      (await entries.first({ jurisdictionCode, entryCode }))
    );
  }

  function newEntry(job: CatalogImport, entryId: string, { entry: members, content }: TakenEntry): Made {
    const at = now();
    const recorded = { createdAt: at, updatedAt: at, createdBy: job.createdBy, rowVersion: 1 };
    const entry: CatalogEntry = {
      ...members,
      ...recorded,
      entryId,
      jurisdictionCode: job.jurisdictionCode,
      title: content.title,
      versions: 1,
      status: 'DRAFT',
    };
    const version = newVersion(job, entryId, 1, content);
    return {
      writes: [entries.insertWrite(entry), versions.insertWrite(version)],
      facts: [
        factOf(job, 'catalog_entry.created', { type: 'CatalogEntry', id: entryId }, undefined, entry.status),
        versionFact(job, 'entry_version.created', version, undefined),
      ],
    };
  }

  /** A draft; what documents do not say of a version is as in the one before. */
  function newVersion(
    job: CatalogImport,
    entryId: string,
    version: number,
    content: Content,
    previous?: EntryVersion,
  ): EntryVersion {
    const at = now();
    return {
      levelCode: previous?.levelCode,
      claimSchemaJson: previous?.claimSchemaJson,
      resultDescriptions: previous?.resultDescriptions ?? [],
      ...content,
      entryVersionId: newId(),
      entryId,
      version,
      status: 'DRAFT',
      createdAt: at,
      updatedAt: at,
      createdBy: job.createdBy,
      rowVersion: 1,
    };
  }

  /** What the document has changed since it was imported last; a published version is followed by a draft. */
  async function changedEntry(
    job: CatalogImport,
    before: CatalogEntry,
    { entry: members, content }: TakenEntry,
    earlier: TakenEntry | undefined,
  ): Promise<Made> {
    const at = now();
    const { entryCode: _code, ...changeable } = members;
    const wanted = changesOf(earlier?.entry ?? membersLike<EntryMembers>(before, changeable), changeable);
    const entrySet = changesOf(membersLike<EntryMembers>(before, wanted), wanted);
    const newest =
      before.versions === 0
        ? undefined
        : await versions.first({ entryId: before.entryId, version: before.versions });
    const said = changesOf<Content>(earlier?.content ?? contentOf(newest), content);
    const contentSet = changesOf<Partial<Content>>(contentOf(newest), said);
    const isDraft = newest?.status === 'DRAFT' || newest?.status === 'IN_REVIEW';
    const isSaid = Object.keys(contentSet).length > 0;
    const draft =
      isSaid && !isDraft
        ? newVersion(
            job,
            before.entryId,
            nextNumber(before),
            { ...content, ...contentOf(newest), ...contentSet },
            newest,
          )
        : undefined;
    const isNamed = before.currentVersionId === undefined && contentSet.title !== undefined;
    const set: Partial<CatalogEntry> = {
      ...entrySet,
      ...(draft ? { versions: draft.version } : {}),
      ...(isNamed ? { title: contentSet.title } : {}),
    };
    const isEntryChanged = Object.keys(entrySet).length > 0;
    return {
      writes: [
        ...(Object.keys(set).length > 0 ? [entries.updateWrite(before, set, at)] : []),
        ...(draft ? [versions.insertWrite(draft)] : []),
        ...(isSaid && isDraft && newest ? [versions.updateWrite(newest, contentSet, at)] : []),
      ],
      facts: [
        ...(isEntryChanged
          ? [
              factOf(
                job,
                'catalog_entry.updated',
                { type: 'CatalogEntry', id: before.entryId },
                before.status,
                before.status,
              ),
            ]
          : []),
        ...(draft ? [versionFact(job, 'entry_version.created', draft, undefined)] : []),
        ...(isSaid && isDraft && newest
          ? [versionFact(job, 'entry_version.updated', newest, newest.status)]
          : []),
      ],
    };
  }

  /** The competencies that an entry names: skills of the document or the catalog, and others as alignments. */
  async function namedBy(
    job: CatalogImport,
    item: StagedItem,
    competencies: readonly NamedCompetency[],
  ): Promise<Pick<Content, 'skills' | 'alignments'>> {
    const unique = [...new Map(competencies.map((one) => [one.uri, one])).values()];
    if (unique.length > MOST_NAMED)
      throw refusal(item.pointer, 'too_many', `name at most ${MOST_NAMED} competencies in one entry`);
    const uris = unique.map(({ uri }) => uri);
    const named = await references.named(job.importId, uris, ['SKILL']);
    const elsewhere = await references.skillsAt(uris.filter((uri) => !named.has(uri)));
    const skillIdOf = (uri: string) => named.get(uri)?.recordId ?? elsewhere.get(uri)?.skillId;
    const skillIds = [...new Set(uris.flatMap((uri) => skillIdOf(uri) ?? []))];
    const alignments = unique
      .filter(({ uri }) => skillIdOf(uri) === undefined && webUrl.safeParse(uri).success)
      .map(({ uri, name, framework }) => ({
        targetName: (name ?? uri).slice(0, 255),
        targetUrl: uri,
        ...(framework === undefined ? {} : { targetFramework: framework.slice(0, 255) }),
        targetType: 'ceasn:Competency',
      }));
    return { skills: skillIds.map((skillId) => ({ skillId })), alignments };
  }

  /** What an item names by names of its document alone, at any distance. */
  async function attachedTo(job: CatalogImport, item: StagedItem): Promise<readonly StagedItem[]> {
    const found = new Map<string, StagedItem>();
    let names = item.attached;
    while (names.length > 0 && found.size < MOST_ATTACHED) {
      const level = [...(await references.named(job.importId, names, ['PART'])).values()];
      for (const part of level) found.set(part.itemId, part);
      const known = new Set([...found.values()].flatMap((part) => part.names));
      names = [...new Set(level.flatMap(({ attached }) => attached))].filter((name) => !known.has(name));
    }
    return [...found.values()]
      .sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
      .slice(0, MOST_ATTACHED);
  }

  /** Parts that an earlier document of this entry had. */
  async function gone(entryId: string, documents: readonly StagedItem[]): Promise<readonly Write[]> {
    const there = new Set(documents.map((part) => partIdOf(entryId, part)));
    const kept = await parts.list({ documentId: entryId }, {}, { skip: 0, limit: 2 * MOST_ATTACHED });
    return kept
      .filter(({ partId }) => !there.has(partId))
      .map(({ partId }) => ({ model: parts.model, operation: { deleteOne: { filter: { _id: partId } } } }));
  }
}

function contentOf(version: EntryVersion | undefined): Partial<Content> {
  if (!version) return {};
  const { title, description, credit, duration, criteria, skills, alignments } = version;
  return { title, description, credit, duration, criteria, skills, alignments };
}

interface Made {
  readonly writes: readonly Write[];
  readonly facts: readonly AuditFact[];
}

function nextNumber({ versions }: CatalogEntry): number {
  if (versions < MOST_VERSIONS) return versions + 1;
  throw refusal('', 'too_many', `this entry has ${MOST_VERSIONS} versions, and takes no more`);
}

function versionFact(
  job: CatalogImport,
  action: 'entry_version.created' | 'entry_version.updated',
  { entryVersionId, status }: EntryVersion,
  previousState: string | undefined,
): AuditFact {
  return factOf(job, action, { type: 'EntryVersion', id: entryVersionId }, previousState, status);
}
