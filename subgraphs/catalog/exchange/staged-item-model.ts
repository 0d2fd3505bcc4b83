import type { Connection } from 'mongoose';
import { type Recorded, type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { Role } from './format.ts';
import type { Outcome } from './import.ts';
import type { ItemProblem } from './refusals.ts';

/** An item of a document that is being imported: what was read of it, and what became of it. */
export interface StagedItem extends Recorded {
  /** The import and the place in the document, so that ids stand in the order of the document. */
  readonly itemId: string;
  readonly importId: string;
  readonly pointer: string;
  readonly list: string;
  readonly role: Role;
  /** Tells it apart in its list. */
  readonly key: string;
  /** What others name it by, and its list and key as one text; none for one that repeats another. */
  readonly names: readonly string[];
  readonly partOf?: string | undefined;
  readonly child?: string | undefined;
  readonly parent?: string | undefined;
  readonly attached: readonly string[];
  /** Its text as it was sent; absent for what stands inside of another item. */
  readonly json?: string | undefined;
  readonly outcome?: Outcome | undefined;
  readonly problems: readonly ItemProblem[];
  /** The record that it is, also one that a dry run only thinks of. */
  readonly recordId?: string | undefined;
  /** The document that it is a part of, of those that are kept. */
  readonly documentId?: string | undefined;
}

/** The order of the document. */
export const IN_PLACE = { _id: 1 } as const;

const text = { type: String, required: true };
const maybeText = { type: String, default: null };
const texts = { type: [String], required: true };

/** Opens the collection `catalog_import_items`. */
export function stagedItemStore(connection: Connection): Promise<RecordStore<StagedItem>> {
  return recordStore<StagedItem>(connection, {
    name: 'CatalogImportItem',
    collection: 'catalog_import_items',
    key: 'itemId',
    shape: {
      importId: text,
      pointer: { type: String, default: '' },
      list: { type: String, default: '' },
      role: text,
      key: { type: String, default: '' },
      names: texts,
      partOf: maybeText,
      child: maybeText,
      parent: maybeText,
      attached: texts,
      json: maybeText,
      outcome: maybeText,
      problems: { type: [Object], required: true },
      recordId: maybeText,
      documentId: maybeText,
    },
    indexes: [
      [{ importId: 1, ...IN_PLACE }],
      [{ importId: 1, outcome: 1, ...IN_PLACE }], // the list of what became of them
      [{ importId: 1, role: 1, ...IN_PLACE }], // the steps of an import
      [{ importId: 1, names: 1 }], // what an item refers to
      [{ importId: 1, child: 1 }],
      [{ importId: 1, recordId: 1 }],
      [{ createdAt: 1 }], // what is forgotten
    ],
  });
}

/** The id of the item at a place of a document; `part` counts what stands inside of it. */
export function itemIdOf(importId: string, place: number, part = 0): string {
  return `${importId}:${String(place).padStart(7, '0')}.${String(part).padStart(3, '0')}`;
}

/** The name that no other item of the document has. */
export function fullKey({ list, key }: { readonly list: string; readonly key: string }): string {
  return `${list} ${key}`;
}
