import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'> & {
  child(fields: Record<string, unknown>): Logger;
};

interface RequestScope {
  readonly correlationId: string;
}

const scope = new AsyncLocalStorage<RequestScope | undefined>();

/** Runs `work` so that every log line made in it carries the correlation id. */
export function withCorrelation<T>(correlationId: string, work: () => T): T {
  return scope.run({ correlationId }, work);
}

/** Runs what several requests share: its log lines are of none of them. */
export function withoutCorrelation<T>(work: () => T): T {
  return scope.getStore() ? scope.run(undefined, work) : work();
}

/** The correlation id of the request being served, if any. */
export function currentCorrelationId(): string | undefined {
  return scope.getStore()?.correlationId;
}

// Names whose values never reach a log line, at the top level and one level down.
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'apiKey',
  'secret',
  'seed',
  'privateKey',
  'email',
  'name',
  'holderName',
  'credentialData',
  'credential',
  'body',
  'link',
  'accessToken',
  'access_token',
  'api_key',
  'private_key',
  'contactEmail',
  'contact_email',
  'holderEmail',
  'holder_email',
  'holder_name',
  'idempotencyKey',
  'signature',
];

/** JSON lines on stdout (or `destination`), with redaction of secrets and personal data. */
export function createLogger(options: {
  level: string;
  unit?: string;
  destination?: DestinationStream;
}): Logger {
  return pino(
    {
      level: options.level,
      base: options.unit ? { unit: options.unit } : {},
      timestamp: stdTimeFunctions.isoTime,
      // pino writes the line's fields into what this returns: the scope itself would carry them to later lines.
      mixin: () => ({ ...scope.getStore() }),
      serializers: { err: loggedError },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
        censor: (value) => (value === true ? true : '[redacted]'), // `secret: true` is the mark of logSecret
      },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

const MAX_CAUSES = 5;

// Driver errors carry whole documents in their other properties, and the refused value in the message of a duplicate key.
function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message: withoutValues(error.message),
    ...(error.stack === undefined ? {} : { stack: withoutValues(error.stack) }),
    ...(cause instanceof Error && depth < MAX_CAUSES ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}

function withoutValues(text: string): string {
  return text.replace(/dup key: \{.*\}/g, 'dup key: [redacted]');
}

/**
 * Writes the one kind of line that holds a secret on purpose (a sign-in link without mail settings, a generated password).
 * It is marked `secret: true`, so that log streams leave it out.
 */
export function logSecret(logger: Logger, message: string, secret: string): void {
  logger.warn({ secret: true, reveal: secret }, message);
}
