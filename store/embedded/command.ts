import { type Doc, isDoc, toNumber } from './bson.ts';
import type { CommitQueue, Job } from './commit-queue.ts';
import type { Cursors } from './cursors.ts';
import { Failure, unsupported } from './failure.ts';
import type { Sessions, Statement } from './sessions.ts';
import type { Snapshots } from './snapshots.ts';
import type { Steps } from './steps.ts';
import type { Transaction } from './transaction.ts';
import type { Target } from './view.ts';

/** What the engine offers to commands. */
export interface CommandServices {
  readonly queue: CommitQueue;
  readonly snapshots: Snapshots;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly now: () => Date;
  /** The address that hello names, a socket path. */
  readonly address: string;
}

export interface CommandCall {
  readonly services: CommandServices;
  readonly database: string;
  readonly command: Doc;
  /** Present in a multi-document transaction. */
  readonly transaction: Transaction | undefined;
  /** The session (`lsid.id` in hexadecimal), when the client named one. */
  readonly session: string | undefined;
  /** Present for retryable writes and in transactions. */
  readonly statement: Statement | undefined;
  /** `performance.now()` after which maxTimeMS is exceeded. */
  readonly deadline: number;
  /** Runs a change: in the transaction, or in the commit queue with the outcome kept for a retry. */
  readonly change: (run: (target: Target) => Doc | Steps<Doc>) => Promise<Doc>;
  /** Runs a change of collections or indexes, which no transaction can hold. */
  readonly changeCatalog: <T>(run: Job<T>) => Promise<T>;
}

export interface CommandRow {
  /** Options that the command handles, besides those of every command. */
  readonly options: readonly string[];
  /** Options of MongoDB that are refused: not supported here. */
  readonly refused?: readonly string[];
  /** May run inside a transaction. */
  readonly transactional?: boolean;
  /** Takes the read concern snapshot, on a server that has it outside of transactions. */
  readonly reads?: boolean;
  readonly run: (call: CommandCall) => Promise<Doc> | Doc;
}

/** What the driver may send with every command; each is handled in dispatch.ts or has no effect on one node. */
const COMMON = new Set([
  ...[
    '$db',
    'lsid',
    '$clusterTime',
    '$readPreference',
    'readConcern',
    'writeConcern',
    'maxTimeMS',
    'comment',
  ],
  ...['txnNumber', 'autocommit', 'startTransaction'],
]);

/** Refuses every option that nobody handles: 115 for known ones, 40415 for unknown ones. */
export function checkOptions(name: string, row: CommandRow, command: Doc): void {
  for (const [option, value] of Object.entries(command)) {
    if (option === name || COMMON.has(option) || row.options.includes(option)) continue;
    // An option that is sent with the value it has by default asks for nothing.
    if (row.refused?.includes(option)) {
      if (
        value === undefined ||
        value === null ||
        value === false ||
        (isDoc(value) && Object.keys(value).length === 0)
      )
        continue;
      throw unsupported(`The option '${option}' of ${name}`);
    }
    throw new Failure(40415, `BSON field '${name}.${option}' is an unknown field.`);
  }
}

/** Refuses read concerns that this store does not keep, and concerns where a transaction allows none (9, 72, 115). */
export function checkConcerns(
  name: string,
  row: CommandRow,
  { readConcern, writeConcern, autocommit, startTransaction }: Doc,
): void {
  const isInside = autocommit === false;
  if (isDoc(readConcern) && Object.keys(readConcern).length > 0) {
    const { level } = readConcern;
    const known = ['local', 'majority', 'snapshot', 'available', 'linearizable', undefined];
    if (!known.includes(level as string | undefined))
      throw new Failure(9, `readConcern.level '${String(level)}' is not a known level`);
    if ('atClusterTime' in readConcern) throw unsupported('The read concern atClusterTime');
    if (isInside && startTransaction !== true)
      throw new Failure(72, 'Only the first command in a transaction may specify a readConcern');
    if (!isInside && level === 'snapshot') {
      if (row.reads) throw unsupported('The read concern snapshot outside of a transaction');
      throw new Failure(72, `Command ${name} does not support { readConcern: { level: "snapshot" } }`);
    }
  }
  if (isInside && isDoc(writeConcern) && !ENDING.has(name))
    throw new Failure(72, 'writeConcern is not allowed within a multi-statement transaction');
}

/** The commands that end a transaction. */
export const ENDING: ReadonlySet<string> = new Set(['commitTransaction', 'abortTransaction']);
const MAX_NODES = 50;

/**
 * What a reply says of a write concern that one node cannot satisfy: the write is done and durable, and it is told
 * that it waits for nobody (79, 100). Errors: 9 for what is no write concern.
 */
export function writeConcernErrorOf({ writeConcern }: Doc): Doc | undefined {
  if (!isDoc(writeConcern)) return undefined;
  const w = writeConcern.w ?? 1;
  if (w === 'majority') return undefined;
  if (typeof w === 'string') {
    const errmsg = `No write concern mode named '${w}' found in replica set configuration`;
    return { code: 79, codeName: 'UnknownReplWriteConcern', errmsg };
  }
  const nodes = toNumber(w);
  if (nodes === undefined || nodes < 0 || nodes > MAX_NODES || !Number.isInteger(nodes))
    throw new Failure(9, `w has to be a non-negative number and not greater than ${MAX_NODES}`);
  if (nodes <= 1) return undefined;
  const errmsg = `Not enough data-bearing nodes: this store is one node and cannot satisfy w: ${nodes}.`;
  return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg };
}

/** `database.collection` of a command whose first field names the collection. */
export function namespaceOf({ database, command }: CommandCall, name: string): string {
  const collection = command[name];
  if (typeof collection !== 'string' || collection === '') {
    throw new Failure(73, `collection name has invalid type or is empty in ${name}`);
  }
  return `${database}.${collection}`;
}

export function booleanOf(command: Doc, option: string, otherwise = false): boolean {
  const value = command[option];
  if (value === undefined || value === null) return otherwise;
  if (typeof value === 'boolean') return value;
  const number = toNumber(value);
  if (number === undefined)
    throw new Failure(14, `BSON field '${option}' is the wrong type, expected a bool`);
  return number !== 0;
}

export function countOf(command: Doc, option: string): number | undefined {
  const value = command[option];
  if (value === undefined || value === null) return undefined;
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number))
    throw new Failure(14, `BSON field '${option}' is the wrong type, expected an integer`);
  if (number < 0) throw new Failure(2, `BSON field '${option}' value must be >= 0, actual value '${number}'`);
  return number;
}

/** A document field that has to be there; null counts as missing, never as an empty one (40414). */
export function requiredDocument(holder: Doc, option: string, where: string): Doc {
  const value = holder[option];
  if (value === undefined || value === null)
    throw new Failure(40414, `BSON field '${where}.${option}' is missing but a required field`);
  if (!isDoc(value))
    throw new Failure(14, `BSON field '${where}.${option}' is the wrong type, expected an object`);
  return value;
}

/** A document option; a wrong type is refused, a missing one is empty. */
export function documentOf(command: Doc, option: string): Doc {
  const value = command[option];
  if (value === undefined || value === null) return {};
  if (!isDoc(value)) throw new Failure(14, `BSON field '${option}' is the wrong type, expected an object`);
  return value;
}

export function listOf(command: Doc, option: string): readonly unknown[] {
  const value = command[option];
  if (!Array.isArray(value))
    throw new Failure(40414, `BSON field '${option}' is missing but a required field`);
  return value;
}
