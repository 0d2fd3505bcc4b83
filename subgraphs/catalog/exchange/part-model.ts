import type { Connection } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import { type Recorded, type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { FormatName, Role } from './format.ts';

/**
 * A part of a document that was imported, as it was published: what the catalog has no field for is not lost, and an export says it
 * again. The document is that of a framework, of an entry, or of a skill without a framework, and has that record's id.
 */
export interface DocumentPart extends Recorded {
  readonly partId: string;
  readonly documentId: string;
  readonly format: FormatName;
  readonly role: Role;
  readonly pointer: string;
  readonly list: string;
  readonly key: string;
  /** Orders the parts of a document. */
  readonly place: string;
  /** As it was sent; absent for an edge that stands inside of another part. */
  readonly json?: string | undefined;
  readonly recordId?: string | undefined;
  /** What the record took from it, as canonical text: what differs from that was changed here. */
  readonly taken?: string | undefined;
  /** Of an edge, the two skills. */
  readonly childId?: string | undefined;
  readonly parentId?: string | undefined;
}

/** The order of the document. */
export const IN_PLACE = { place: 1, _id: 1 } as const;
export const BY_ID = { _id: 1 } as const;

const text = { type: String, required: true };
const maybeText = { type: String, default: null };
const anyText = { type: String, default: '' };

/** Opens the collection `catalog_document_parts`. */
export function partStore(connection: Connection): Promise<RecordStore<DocumentPart>> {
  return recordStore<DocumentPart>(connection, {
    name: 'CatalogDocumentPart',
    collection: 'catalog_document_parts',
    key: 'partId',
    shape: {
      documentId: text,
      format: text,
      role: text,
      pointer: anyText,
      list: anyText,
      key: anyText,
      place: text,
      json: maybeText,
      recordId: maybeText,
      taken: maybeText,
      childId: maybeText,
      parentId: maybeText,
    },
    indexes: [
      [{ documentId: 1, ...IN_PLACE }], // an export
      [{ documentId: 1, ...BY_ID }], // what is not in a newer document any more
      [{ documentId: 1, list: 1, ...IN_PLACE }],
      [{ documentId: 1, childId: 1 }],
    ],
  });
}

/** The same part of the same document has the same id, whichever import brings it. */
export function partIdOf(
  documentId: string,
  { list, key }: { readonly list: string; readonly key: string },
): string {
  return derivedId('catalog document part', documentId, list, key);
}
