/** MongoDB's names of the error codes that the engine uses (mongodb/src/mongo/base/error_codes.yml); the others are `Location<code>`. */
const CODE_NAMES: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  17: 'ProtocolError',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  241: 'ConversionFailure',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  290: 'TransactionExceededLifetimeLimitSeconds',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

interface FailureDetail {
  readonly labels?: readonly string[];
  readonly keyPattern?: Record<string, unknown>;
  readonly keyValue?: Record<string, unknown>;
}

/** A refusal with MongoDB's own code; the driver turns it into a MongoServerError. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: number;
  readonly codeName: string;
  readonly detail: FailureDetail;

  constructor(code: number, message: string, detail: FailureDetail = {}) {
    super(message);
    this.code = code;
    this.codeName = CODE_NAMES[code] ?? `Location${code}`;
    this.detail = detail;
  }
}

/** For what MongoDB has and this engine does not. */
export function unsupported(what: string): Failure {
  return new Failure(
    115,
    `${what} is not supported by the embedded store; set MONGODB_URI to use a MongoDB server.`,
  );
}

/** The two failures that the driver's withTransaction repeats from the start. */
export function writeConflict(): Failure {
  return new Failure(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  );
}

export function noSuchTransaction(message: string): Failure {
  return new Failure(251, message, { labels: ['TransientTransactionError'] });
}
