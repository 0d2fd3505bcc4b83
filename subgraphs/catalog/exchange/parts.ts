import type { Clock } from '../../../kernel/clock.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { changesOf } from './format.ts';
import type { CatalogImport } from './import.ts';
import { type DocumentPart, partIdOf } from './part-model.ts';
import type { StagedItem } from './staged-item-model.ts';

export type PartBook = ReturnType<typeof createPartBook>;

type Noted = Pick<DocumentPart, 'recordId' | 'taken' | 'childId' | 'parentId'>;

/** Keeps parts of documents as they were published. */
export function createPartBook(deps: { parts: RecordStore<DocumentPart>; now: Clock }) {
  const { parts, now } = deps;
  return {
    /** What is kept already of these items, by the id of the part. */
    async of(
      documentIds: readonly string[],
      items: readonly StagedItem[],
    ): Promise<ReadonlyMap<string, DocumentPart>> {
      const found = await parts.byIds(items.map((item, at) => partIdOf(documentIds[at] ?? '', item)));
      return new Map(found.map((part) => [part.partId, part]));
    },

    /** The write that keeps an item as a part of a document; none when it is kept like this already. */
    keep(
      job: CatalogImport,
      documentId: string,
      item: StagedItem,
      kept: ReadonlyMap<string, DocumentPart>,
      noted: Noted = {},
    ): readonly Write[] {
      const partId = partIdOf(documentId, item);
      const { list, key, role, pointer, json } = item;
      const said = {
        role,
        pointer,
        json,
        place: item.itemId.slice(job.importId.length + 1),
        recordId: noted.recordId,
        taken: noted.taken,
        childId: noted.childId,
        parentId: noted.parentId,
      };
      const at = now();
      const before = kept.get(partId);
      if (before) {
        const changed = changesOf<Partial<DocumentPart>>(before, said);
        return Object.keys(changed).length === 0 ? [] : [parts.updateWrite(before, changed, at)];
      }
      const part: DocumentPart = {
        ...said,
        partId,
        documentId,
        format: job.format ?? 'CASE',
        list,
        key,
        createdAt: at,
        updatedAt: at,
        createdBy: job.createdBy,
        rowVersion: 1,
      };
      return [parts.insertWrite(part)];
    },
  };
}

/** What a record took from a part when it was imported last. */
export function takenFrom<T extends object>(part: DocumentPart | undefined): T | undefined {
  return part?.taken === undefined ? undefined : JSON.parse(part.taken);
}
