import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { HierarchyStore } from '../skills/hierarchy-model.ts';
import { MOST_BROADER } from '../skills/skill.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import type { CatalogImport } from './import.ts';
import type { DocumentPart } from './part-model.ts';
import type { PartBook } from './parts.ts';
import { factOf } from './record-steps.ts';
import { portionsOf, type References } from './references.ts';
import type { ItemProblem } from './refusals.ts';
import { fullKey, IN_PLACE, type StagedItem } from './staged-item-model.ts';
import type { Decision, Step } from './step.ts';

/** More than this above a few skills is no hierarchy that people have made. */
const MOST_ABOVE = 20_000;
/** Edges that are read at once; a portion with more of them is too large. */
const MOST_EDGES = 2000;

/** What one skill of a document is to stand below. */
interface Proposal {
  readonly row: StagedItem;
  /** The skill; absent where a dry run thinks of it. */
  readonly before: KeyedSkill | undefined;
  readonly skillId: string;
  readonly edges: readonly Edge[];
  /** What stands in the catalog now. */
  readonly current: readonly string[];
  /** The same without what an earlier import put there. */
  readonly kept: readonly string[];
}

interface Edge {
  readonly item: StagedItem;
  /** The broader skill; absent for a root, which stands below the document itself. */
  readonly parentId?: string | undefined;
  readonly problem?: ItemProblem | undefined;
}

/** The step that puts skills below others. None stands above itself: an edge on a circle is refused, whichever comes first. */
export function createHierarchyStep(deps: {
  items: RecordStore<StagedItem>;
  parts: RecordStore<DocumentPart>;
  skills: RecordStore<KeyedSkill>;
  hierarchy: HierarchyStore;
  references: References;
  book: PartBook;
  now: Clock;
}): Step {
  const { items, parts, skills, hierarchy, references, book, now } = deps;

  return async (job, portion) => {
    // The version first: whatever changes while the skills are read makes the commit begin anew.
    const version = await hierarchy.version();
    const rows = portion.filter(({ outcome, recordId }) => outcome !== 'REFUSED' && recordId !== undefined);
    const proposals = await proposalsOf(job, rows);
    const rising = proposals.filter(isRising);
    const above =
      rising.length === 0 ? new Map<string, readonly string[]>() : await hierarchyAbove(job, rising);
    const edges = proposals.flatMap((proposal) =>
      proposal.edges.map(({ item }) => ({ item, row: proposal.row })),
    );
    const known = await book.of(
      edges.map(({ row }) => documentOf(job, row)),
      edges.map(({ item }) => item),
    );
    const all = proposals.flatMap((proposal) => decide(job, proposal, above, known));
    const isChanged = all.some(({ facts = [] }) => facts.length > 0);
    const [first, ...others] = all;
    if (!isChanged || !first) return all;
    return [{ ...first, writes: [...(first.writes ?? []), hierarchy.changeWrite(version)] }, ...others];
  };

  function decide(
    job: CatalogImport,
    { row, skillId, before, edges, current, kept }: Proposal,
    above: ReadonlyMap<string, readonly string[]>,
    known: ReadonlyMap<string, DocumentPart>,
  ): readonly Decision[] {
    const judged = edges.map((edge) => ({
      ...edge,
      problem: edge.problem ?? circle(edge, skillId, current, above),
    }));
    const wanted = [
      ...new Set([
        ...kept,
        ...judged.flatMap(({ parentId, problem }) => (problem || !parentId ? [] : [parentId])),
      ]),
    ];
    const documentId = documentOf(job, row);
    const settled = judged.map(({ item, parentId, problem }): Decision => {
      if (problem) return { item, outcome: 'REFUSED', problems: [problem] };
      const noted = { childId: skillId, parentId };
      return { item, outcome: 'KEPT', writes: book.keep(job, documentId, item, known, noted) };
    });
    // The order that people see is that of the catalog.
    const next = [
      ...current.filter((id) => wanted.includes(id)),
      ...wanted.filter((id) => !current.includes(id)),
    ];
    if (next.length > MOST_BROADER) {
      const problem = {
        pointer: row.pointer,
        code: 'too_many',
        message: `put a skill below at most ${MOST_BROADER} others; none of these was taken`,
      };
      return settled.map(({ item }) => ({ item, outcome: 'REFUSED', problems: [problem] }));
    }
    if (next.length === current.length && next.every((id, at) => id === current[at])) return settled;
    const outcome = row.outcome === 'MADE' ? 'MADE' : 'CHANGED';
    const change: Decision = {
      item: row,
      outcome,
      ...(before
        ? {
            writes: [skills.updateWrite(before, { broaderIds: next }, now())],
            facts: [
              factOf(job, 'skill.updated', { type: 'Skill', id: skillId }, before.status, before.status),
            ],
          }
        : {}),
    };
    return [...settled, change];
  }

  /** What skills of the document are to stand below, one answer for each row. */
  async function proposalsOf(job: CatalogImport, rows: readonly StagedItem[]): Promise<readonly Proposal[]> {
    if (rows.length === 0) return [];
    const skillIds = rows.map(({ recordId = '' }) => recordId);
    const edges = await edgesBelow(job, rows);
    const parents = edges.flatMap(({ parent }) => parent ?? []);
    const [named, stored, before] = await Promise.all([
      references.named(job.importId, parents, ['SKILL', 'FRAMEWORK']),
      skills.byIds(skillIds),
      earlierEdges(rows, job),
    ]);
    const elsewhere = await references.skillsAt(parents.filter((name) => !named.has(name)));
    const byId = new Map(stored.map((skill) => [skill.skillId, skill]));
    return rows.map((row) => {
      const skillId = row.recordId ?? '';
      const current = byId.get(skillId)?.broaderIds ?? [];
      const asked = edges
        .filter(({ child }) => child !== undefined && row.names.includes(child))
        .map((item) => edgeOf(item, named, elsewhere));
      // What cannot be told of an edge leaves it as it was.
      const untold = new Set(asked.flatMap(({ item, problem }) => (problem ? fullKey(item) : [])));
      const earlier = before
        .filter((part) => part.childId === skillId && !untold.has(fullKey(part)))
        .map(({ parentId }) => parentId);
      return {
        row,
        before: byId.get(skillId),
        skillId,
        edges: asked,
        current,
        kept: current.filter((id) => !earlier.includes(id)),
      };
    });
  }

  async function edgesBelow(job: CatalogImport, rows: readonly StagedItem[]): Promise<readonly StagedItem[]> {
    const { importId } = job;
    const read = (some: readonly StagedItem[], limit: number) =>
      items.list({ importId, child: trusted({ $in: some.flatMap(({ names }) => names) }) }, IN_PLACE, {
        skip: 0,
        limit,
      });
    const all = await read(rows, MOST_EDGES);
    if (all.length < MOST_EDGES) return all;
    // Somebody has many: each for itself, and of none more than are refused together.
    const each: StagedItem[] = [];
    for (const row of rows) each.push(...(await read([row], MOST_BROADER * 4)));
    return each;
  }

  /** The edges that an earlier import of the same documents has made. */
  function earlierEdges(rows: readonly StagedItem[], job: CatalogImport): Promise<readonly DocumentPart[]> {
    const asked = rows.map((row) => ({ documentId: documentOf(job, row), childId: row.recordId ?? '' }));
    return parts.list({ $or: asked }, {}, { skip: 0, limit: rows.length * MOST_BROADER });
  }

  /** What stands above these skills, at any distance, once the whole document is in the catalog. */
  async function hierarchyAbove(
    job: CatalogImport,
    rising: readonly Proposal[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const above = new Map<string, readonly string[]>();
    let level = [...new Set(rising.flatMap(proposedOf))];
    while (level.length > 0 && above.size <= MOST_ABOVE) {
      for (const some of portionsOf(level))
        for (const [id, parents] of await proposedAbove(job, some)) above.set(id, parents);
      level = [...new Set(level.flatMap((id) => above.get(id) ?? []))].filter((id) => !above.has(id));
    }
    return above;
  }

  async function proposedAbove(
    job: CatalogImport,
    skillIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const staged = await items.list(
      { importId: job.importId, recordId: trusted({ $in: skillIds }) },
      {},
      { skip: 0, limit: skillIds.length * 2 },
    );
    const rows = staged.filter(({ role, outcome }) => role === 'SKILL' && outcome !== 'REFUSED');
    const proposals = await proposalsOf(job, rows);
    const stored = await skills.byIds(skillIds);
    return new Map([
      ...stored.map(({ skillId, broaderIds }) => [skillId, broaderIds] as const),
      ...proposals.map((proposal) => [proposal.skillId, proposedOf(proposal)] as const),
    ]);
  }
}

/** The document that a skill is a part of, of those of this import. */
function documentOf(job: CatalogImport, { documentId, recordId = '' }: StagedItem): string {
  return documentId ?? (job.format === 'CASE' ? job.frameworkId : undefined) ?? recordId;
}

function isRising(proposal: Proposal): boolean {
  return proposedOf(proposal).some((id) => !proposal.current.includes(id));
}

function proposedOf({ edges, kept }: Proposal): readonly string[] {
  return [...new Set([...kept, ...edges.flatMap(({ parentId }) => parentId ?? [])])];
}

function edgeOf(
  item: StagedItem,
  named: ReadonlyMap<string, StagedItem>,
  elsewhere: ReadonlyMap<string, KeyedSkill>,
): Edge {
  const { parent = '' } = item;
  const there = named.get(parent);
  if (there?.role === 'FRAMEWORK') return { item };
  if (there?.outcome === 'REFUSED')
    return wrong(item, 'refused', `the item above, at ${there.pointer}, is refused itself`);
  const parentId = there?.recordId ?? elsewhere.get(parent)?.skillId;
  if (parentId !== undefined) return { item, parentId };
  return wrong(item, 'unknown', 'name an item of this document or a skill of the catalog');
}

function wrong(item: StagedItem, code: string, message: string): Edge {
  // In CASE an association has its ends as members; elsewhere the edge stands at its own place.
  const pointer = item.json === undefined ? item.pointer : `${item.pointer}/destinationNodeURI`;
  return { item, problem: { pointer, code, message } };
}

/** Why an edge would put a skill above itself; undefined when it would not, or stands already. */
function circle(
  { item, parentId }: Edge,
  skillId: string,
  current: readonly string[],
  above: ReadonlyMap<string, readonly string[]>,
): ItemProblem | undefined {
  if (parentId === undefined || (current.includes(parentId) && parentId !== skillId)) return undefined;
  if (above.size > MOST_ABOVE)
    return wrong(item, 'too_deep', `put a skill below at most ${MOST_ABOVE} others, at any distance`).problem;
  const seen = new Set<string>();
  let level: readonly string[] = [parentId];
  while (level.length > 0) {
    if (level.includes(skillId))
      return wrong(item, 'cycle', 'no item stands above itself, at any distance').problem;
    for (const id of level) seen.add(id);
    level = [...new Set(level.flatMap((id) => above.get(id) ?? []))].filter((id) => !seen.has(id));
  }
  return undefined;
}
