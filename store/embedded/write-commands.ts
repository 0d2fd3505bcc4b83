import { type Doc, isDoc, toNumber } from './bson.ts';
import {
  booleanOf,
  type CommandCall,
  type CommandRow,
  documentOf,
  listOf,
  namespaceOf,
  requiredDocument,
} from './command.ts';
import { compilerFor } from './expressions/compile.ts';
import { Failure, unsupported } from './failure.ts';
import { compileProjection } from './project.ts';
import { parseSort } from './sort.ts';
import type { Steps } from './steps.ts';
import type { Target } from './view.ts';
import {
  deleteDocuments,
  findAndModify,
  insertDocument,
  matchedPosition,
  type UpdateRequest,
  updateDocuments,
} from './writes.ts';

/** The statements of a write command. A malformed one is refused before anything is run. */
function statementsOf(command: Doc, list: string): readonly Doc[] {
  const statements = listOf(command, list);
  if (statements.every(isDoc)) return statements;
  throw new Failure(14, `Each element of '${list}' must be an object`);
}

// Runs each statement; a failed one is reported by its index, and ends an ordered command.
function* runStatements<T>(
  command: Doc,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Steps<Doc[]> {
  const ordered = booleanOf(command, 'ordered', true);
  const errors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof Failure) || error.detail.labels !== undefined) throw error;
      const { code, message, detail } = error;
      const key =
        detail.keyPattern === undefined ? {} : { keyPattern: detail.keyPattern, keyValue: detail.keyValue };
      errors.push({ index, code, errmsg: message, ...key });
      if (ordered) break;
    }
    yield;
  }
  return errors;
}

const withErrors = (reply: Doc, errors: readonly Doc[]): Doc =>
  errors.length === 0 ? reply : { ...reply, writeErrors: errors };

async function insertCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'insert');
  const documents = statementsOf(call.command, 'documents');
  return call.change(function* (target) {
    let n = 0;
    const errors = yield* runStatements(call.command, documents, (doc) => {
      insertDocument(target, namespace, doc);
      n++;
    });
    return withErrors({ n }, errors);
  });
}

const UPDATE_FIELDS = new Set(['q', 'u', 'multi', 'upsert', 'arrayFilters', 'sort']);
const DELETE_FIELDS = new Set(['q', 'limit']);
const REFUSED_FIELDS = new Set(['collation', 'hint', 'c', 'sampleId']);

function checkFields(kind: string, statement: Doc, known: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(statement)) {
    if (known.has(name) || value === undefined || value === null) continue;
    if (REFUSED_FIELDS.has(name)) throw unsupported(`The option '${name}' of ${kind}`);
    throw new Failure(40415, `BSON field '${kind}.${name}' is an unknown field.`);
  }
}

function updateOf(statement: Doc): UpdateRequest {
  checkFields('update.updates', statement, UPDATE_FIELDS);
  const { u, arrayFilters } = statement;
  if (u === undefined || u === null)
    throw new Failure(40414, "BSON field 'update.updates.u' is missing but a required field");
  return {
    filter: requiredDocument(statement, 'q', 'update.updates'),
    update: u,
    multi: booleanOf(statement, 'multi'),
    upsert: booleanOf(statement, 'upsert'),
    arrayFilters,
    sort: parseSort(statement.sort),
  };
}

async function updateCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'update');
  const updates = statementsOf(call.command, 'updates').map(updateOf);
  return call.change(function* (target) {
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const errors = yield* runStatements(call.command, updates, (request, index) => {
      const result = updateDocuments(target, namespace, request);
      n += result.matched + (result.upserted === undefined ? 0 : 1);
      nModified += result.modified;
      if (result.upserted !== undefined) upserted.push({ index, _id: result.upserted._id });
    });
    return withErrors(upserted.length === 0 ? { n, nModified } : { n, nModified, upserted }, errors);
  });
}

function deleteOf(statement: Doc): { readonly filter: Doc; readonly limit: number } {
  checkFields('delete.deletes', statement, DELETE_FIELDS);
  const limit = toNumber(statement.limit);
  if (limit !== 0 && limit !== 1)
    throw new Failure(9, `The limit field in delete objects must be 0 or 1. Got ${String(statement.limit)}`);
  return { filter: requiredDocument(statement, 'q', 'delete.deletes'), limit };
}

async function deleteCommand(call: CommandCall): Promise<Doc> {
  const namespace = namespaceOf(call, 'delete');
  const deletes = statementsOf(call.command, 'deletes').map(deleteOf);
  return call.change(function* (target) {
    let n = 0;
    const errors = yield* runStatements(call.command, deletes, ({ filter, limit }) => {
      n += deleteDocuments(target, namespace, filter, limit);
    });
    return withErrors({ n }, errors);
  });
}

async function findAndModifyCommand(call: CommandCall): Promise<Doc> {
  const { command } = call;
  const namespace = namespaceOf(
    call,
    command.findAndModify === undefined ? 'findandmodify' : 'findAndModify',
  );
  const filter = documentOf(command, 'query');
  const remove = booleanOf(command, 'remove');
  const returnNew = booleanOf(command, 'new');
  const upsert = booleanOf(command, 'upsert');
  if (remove && (command.update !== undefined || upsert || returnNew))
    throw new Failure(9, "Cannot specify 'update', 'upsert' or 'new' with 'remove=true'");
  if (!remove && command.update === undefined)
    throw new Failure(9, 'Either an update or remove=true must be specified');
  const projection = compileProjection(command.fields, compilerFor(new Set(['NOW'])));
  const sort = parseSort(command.sort);
  return call.change((target: Target) => {
    const found = findAndModify(target, namespace, {
      filter,
      sort,
      remove,
      update: command.update,
      arrayFilters: command.arrayFilters,
      upsert,
      returnNew,
    });
    const { value } = found;
    const shown =
      value !== undefined && projection !== undefined
        ? projection({ root: value, variables: { NOW: target.now } }, (path) =>
            matchedPosition(filter, value, path),
          )
        : value;
    return { lastErrorObject: found.lastErrorObject, value: shown ?? null };
  });
}

const findAndModifyRow: CommandRow = {
  options: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'bypassDocumentValidation',
  ],
  refused: ['collation', 'hint', 'let'],
  transactional: true,
  run: findAndModifyCommand,
};

export const writeCommands: Readonly<Record<string, CommandRow>> = {
  insert: {
    options: ['documents', 'ordered', 'bypassDocumentValidation'],
    transactional: true,
    run: insertCommand,
  },
  update: {
    options: ['updates', 'ordered', 'bypassDocumentValidation'],
    refused: ['let'],
    transactional: true,
    run: updateCommand,
  },
  delete: { options: ['deletes', 'ordered'], refused: ['let'], transactional: true, run: deleteCommand },
  findAndModify: findAndModifyRow,
  findandmodify: findAndModifyRow,
};
