import { bytesOfDocument, cloneDoc, type Doc, deserialize, isDoc, ObjectId, serialize } from './bson.ts';
import { Failure } from './failure.ts';
import { compileElement, compileFilter } from './match.ts';
import { partsOf, valueAt } from './paths.ts';
import { collectNow, search } from './search.ts';
import type { SortField } from './sort.ts';
import { compileUpdatePipeline } from './stages.ts';
import { parseUpdate, type Update } from './update.ts';
import { upsertBase } from './upsert.ts';
import type { Row, Target } from './view.ts';

export interface UpdateRequest {
  readonly filter: Doc;
  readonly update: unknown;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly arrayFilters?: unknown;
  readonly sort?: readonly SortField[];
}

export interface UpdateResult {
  readonly matched: number;
  readonly modified: number;
  readonly upserted?: Doc;
}

/** Inserts a document; `_id` is made when missing and comes first, as in MongoDB. */
export function insertDocument(target: Target, namespace: string, doc: Doc): void {
  const [first] = Object.keys(doc);
  const bytes = first === '_id' ? bytesOfDocument(doc) : undefined;
  const { _id = new ObjectId(), ...rest } = doc;
  target.insert(namespace, bytes === undefined ? { _id, ...rest } : doc, bytes);
}

export function updateDocuments(target: Target, namespace: string, request: UpdateRequest): UpdateResult {
  const update = parse(request);
  if (request.multi && update.replacement)
    throw new Failure(9, 'multi update is not supported for replacement-style update');
  const rows = collectNow(
    search(target, namespace, request.filter, {
      limit: request.multi ? 0 : 1,
      ...(request.sort ? { sort: request.sort } : {}),
    }),
  );
  let modified = 0;
  for (const row of rows)
    if (changeRow(target, namespace, row, update, request.filter) !== undefined) modified++;
  if (rows.length > 0 || !request.upsert) return { matched: rows.length, modified };
  return { matched: 0, modified: 0, upserted: upsert(target, namespace, update, request.filter) };
}

function parse({ update, arrayFilters }: { update: unknown; arrayFilters?: unknown }): Update {
  return parseUpdate(update, arrayFilters, compileUpdatePipeline);
}

// The new document, or undefined when the update changes nothing.
function changeRow(
  target: Target,
  namespace: string,
  row: Row,
  update: Update,
  filter: Doc,
): Doc | undefined {
  const doc = update.apply(deserialize(row.bytes), {
    insert: false,
    now: target.now,
    position: (path) => matchedPosition(filter, row.doc, path),
  });
  const bytes = serialize(doc);
  // The same bytes are the same document; 5 and Decimal128 5, or another order of fields, are not.
  if (bytes.equals(row.bytes)) return undefined;
  target.replace(namespace, row, doc, bytes);
  return doc;
}

function upsert(target: Target, namespace: string, update: Update, filter: Doc): Doc {
  const base = cloneDoc(upsertBase(filter, update.replacement));
  const doc = update.apply(base, {
    insert: true,
    now: target.now,
    position: () => {
      throw new Failure(2, 'The positional operator did not find the match needed from the query.');
    },
  });
  const { _id = new ObjectId(), ...rest } = doc;
  const made = { _id, ...rest };
  target.insert(namespace, made);
  return made;
}

/** Deletes what matches, at most `limit` documents when it is not 0; returns how many. */
export function deleteDocuments(target: Target, namespace: string, filter: Doc, limit: number): number {
  const rows = collectNow(search(target, namespace, filter, { limit }));
  for (const row of rows) target.remove(namespace, row);
  return rows.length;
}

export interface FindAndModifyRequest {
  readonly filter: Doc;
  readonly sort: readonly SortField[];
  readonly remove: boolean;
  readonly update: unknown;
  readonly arrayFilters?: unknown;
  readonly upsert: boolean;
  readonly returnNew: boolean;
}

export interface FindAndModifyResult {
  readonly value: Doc | undefined;
  readonly lastErrorObject: Doc;
}

export function findAndModify(
  target: Target,
  namespace: string,
  request: FindAndModifyRequest,
): FindAndModifyResult {
  const update = request.remove ? undefined : parse(request);
  const [row] = collectNow(search(target, namespace, request.filter, { sort: request.sort, limit: 1 }));
  if (update === undefined) {
    if (row !== undefined) target.remove(namespace, row);
    return { value: row?.doc, lastErrorObject: { n: row === undefined ? 0 : 1 } };
  }
  if (row !== undefined) {
    const changed = changeRow(target, namespace, row, update, request.filter);
    const value = request.returnNew ? (changed ?? row.doc) : row.doc;
    return { value, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!request.upsert) return { value: undefined, lastErrorObject: { n: 0, updatedExisting: false } };
  const made = upsert(target, namespace, update, request.filter);
  return {
    value: request.returnNew ? made : undefined,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: made._id },
  };
}

/** Index of the array element at `path` that the filter matched: what `path.$` stands for. */
export function matchedPosition(filter: Doc, doc: Doc, path: string): number {
  const array = valueAt(doc, partsOf(path));
  const test = elementTest(filter, path);
  const index = Array.isArray(array) && test !== undefined ? array.findIndex(test) : -1;
  if (index < 0)
    throw new Failure(2, 'The positional operator did not find the match needed from the query.');
  return index;
}

function elementTest(filter: Doc, path: string): ((element: unknown) => boolean) | undefined {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      const found = condition.map((one) => elementTest(one as Doc, path)).find((test) => test !== undefined);
      if (found !== undefined) return found;
    }
    if (name === path) {
      if (isDoc(condition) && isDoc(condition.$elemMatch)) return compileElement(condition.$elemMatch);
      const test = compileFilter({ v: condition });
      return (element) => test({ v: element });
    }
    if (name.startsWith(`${path}.`)) {
      const rest = name.slice(path.length + 1);
      const test = compileFilter({ [rest]: condition });
      return (element) => isDoc(element) && test(element);
    }
  }
  return undefined;
}
