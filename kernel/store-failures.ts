import { saysNotConnected } from './library-errors.ts';

/** What a client is told of a failure of the store. */
export interface StoreFailure {
  readonly code: 'STORAGE_UNAVAILABLE' | 'CONFLICT';
  readonly message: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

// NotWritablePrimary, failover, shutdown, disk full, network (mongodb/src/mongo/base/error_codes.yml).
const UNAVAILABLE_CODES = new Set([
  6, 7, 64, 89, 91, 100, 133, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031,
]);
const UNAVAILABLE_NAMES =
  /^Mongo(Network|ServerSelection|WaitQueue|NotConnected|TopologyClosed|ServerClosed|ClientClosed|PoolC|OperationTimeout|ExpiredSession|WriteConcern)/;
const WRITE_CONFLICT = 112;
const NO_SUCH_TRANSACTION = 251;
const DUPLICATE_KEY = 11000;
// An error holds the one below it, and a bulk write's that of its only command; more levels are not known.
const MAX_LEVELS = 4;

/**
 * Reads an error of the MongoDB driver, also one that a bulk write hides; undefined for anything else.
 * Errors are known by name, code and label: the driver may be another copy of its package.
 */
export function storeFailureOf(error: unknown): StoreFailure | undefined {
  const levels = levelsOf(error);
  if (levels.some(isUnavailable)) {
    return {
      code: 'STORAGE_UNAVAILABLE',
      message: 'The store does not answer or cannot write. Try again shortly.',
      retryAfter: 1,
    };
  }
  if (levels.some(isConflict)) {
    return {
      code: 'CONFLICT',
      message: 'Another change came first. Read the record again and repeat the request.',
    };
  }
  return undefined;
}

function isUnavailable(error: object): boolean {
  const { name, code, message, err } = error as { [field in 'name' | 'code' | 'message' | 'err']?: unknown };
  return (
    (typeof name === 'string' && UNAVAILABLE_NAMES.test(name)) ||
    (name === 'MongooseError' && typeof message === 'string' && saysNotConnected(message)) ||
    // Where a bulk write keeps a write concern that was not met: the writes may be lost again.
    (name === 'MongoBulkWriteError' && err !== undefined) ||
    (isOfStore(name) && typeof code === 'number' && UNAVAILABLE_CODES.has(code))
  );
}

function isConflict(error: object): boolean {
  const { name, code, errorLabels } = error as { name?: unknown; code?: unknown; errorLabels?: unknown };
  return (
    isOfStore(name) &&
    (code === WRITE_CONFLICT ||
      code === NO_SUCH_TRANSACTION ||
      (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError')))
  );
}

function isOfStore(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('Mongo');
}

/** A driver's error and those that it wraps; none where it is an error of something else or refuses a duplicate key. */
function levelsOf(error: unknown): object[] {
  const levels: object[] = [];
  for (let next = error; next instanceof Error && levels.length < MAX_LEVELS; ) {
    const { name, code, errorResponse } = next as Error & { code?: unknown; errorResponse?: unknown };
    if (!isOfStore(name) || code === DUPLICATE_KEY) break;
    levels.push(next);
    next = errorResponse;
  }
  return levels;
}
