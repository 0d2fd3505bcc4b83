import { trusted } from 'mongoose';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogImport } from './import.ts';
import { BY_ID, type DocumentPart } from './part-model.ts';
import type { PartBook } from './parts.ts';
import type { References } from './references.ts';
import { fullKey, type StagedItem } from './staged-item-model.ts';
import type { Decision, Forgetting, Step } from './step.ts';

const ALL_ROLES = ['HEADER', 'FRAMEWORK', 'SKILL', 'ENTRY', 'EDGE', 'PART'] as const;
const PORTION = 200;

/** The steps for what makes no record: it is kept with the document of the framework, so that an export says it again. */
export function createPartSteps(deps: {
  parts: RecordStore<DocumentPart>;
  references: References;
  book: PartBook;
}): { readonly parts: Step; readonly stale: Forgetting } {
  const { parts, references, book } = deps;

  return {
    async parts(job, portion) {
      const waiting = portion.filter(({ outcome }) => outcome === undefined);
      const { frameworkId } = job;
      const children = await references.named(
        job.importId,
        waiting.flatMap(({ child }) => child ?? []),
        ALL_ROLES,
      );
      const kept =
        frameworkId === undefined
          ? new Map()
          : await book.of(
              waiting.map(() => frameworkId),
              waiting,
            );
      return waiting.map((item): Decision => {
        const problem = item.role === 'EDGE' ? looseEnd(item, children) : undefined;
        if (problem) return { item, outcome: 'REFUSED', problems: [problem] };
        if (frameworkId === undefined) return { item, outcome: item.role === 'HEADER' ? 'KEPT' : 'SKIPPED' };
        return { item, outcome: 'KEPT', writes: book.keep(job, frameworkId, item, kept) };
      });
    },

    async stale(job) {
      const { frameworkId, position, counts } = job;
      // While something is refused nobody knows what is gone.
      if (frameworkId === undefined || job.isDryRun || counts.REFUSED > 0) return undefined;
      for (let { behind } = position; ; ) {
        const portion = await parts.list({ documentId: frameworkId, _id: trusted({ $gt: behind }) }, BY_ID, {
          skip: 0,
          limit: PORTION,
        });
        const last = portion.at(-1);
        if (!last) return undefined;
        behind = last.partId;
        const gone = await notIn(job, portion);
        if (gone.length === 0) continue;
        const filter = { _id: trusted({ $in: gone }) };
        return { behind, writes: [{ model: parts.model, operation: { deleteMany: { filter } } }] };
      }
    },
  };

  /** Of these parts those that the document of the import does not have. */
  async function notIn(job: CatalogImport, portion: readonly DocumentPart[]): Promise<readonly string[]> {
    const there = await references.keys(job.importId, portion);
    return portion.filter((part) => !there.has(fullKey(part))).map(({ partId }) => partId);
  }
}

/** Why an edge that no skill of the document has taken is refused; undefined for what stands below the document as a whole. */
function looseEnd(item: StagedItem, children: ReadonlyMap<string, StagedItem>) {
  const child = children.get(item.child ?? '');
  if (child && child.role !== 'SKILL') return undefined;
  const [code, message] = child
    ? ['refused', `the item below, at ${child.pointer}, is refused itself`]
    : ['unknown', 'name an item of this document'];
  return { pointer: `${item.pointer}/originNodeURI`, code, message };
}
