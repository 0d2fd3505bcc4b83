import { status as grpcStatus } from '@grpc/grpc-js';
import { storeFailureOf } from './store-failures.ts';

/**
 * The one error vocabulary: every code a client can meet, with its HTTP and gRPC status.
 * REST answers `error`, GraphQL `extensions.code` and gRPC the trailer `x-error-code` with the same word.
 */
export const ERRORS = {
  MALFORMED_JSON: row(400, 'INVALID_ARGUMENT', 'The body is not the JSON that RFC 8259 and I-JSON allow.'),
  VALIDATION_FAILED: row(400, 'INVALID_ARGUMENT', 'A field is missing or invalid; `details` names each one.'),
  PUBLIC_KEY_REQUIRED: row(400, 'INVALID_ARGUMENT', 'A BYOK registration came without a public key.'),
  BYOK_FIELDS_REQUIRED: row(
    400,
    'INVALID_ARGUMENT',
    'Some, not all, of the BYOK signature fields were sent.',
  ),
  ATTESTATION_INVALID: row(400, 'INVALID_ARGUMENT', 'What the authenticator sent is no valid registration.'),
  SSRF_BLOCKED: row(400, 'INVALID_ARGUMENT', 'The platform sends no requests to that address.'),
  SIGNATURE_INVALID: row(400, 'INVALID_ARGUMENT', 'The signature does not verify with the current key.'),
  UNAUTHENTICATED: row(401, 'UNAUTHENTICATED', 'No credentials were presented.'),
  TOKEN_INVALID: row(401, 'UNAUTHENTICATED', 'The token is unknown, malformed or not for this service.'),
  TOKEN_EXPIRED: row(401, 'UNAUTHENTICATED', 'The token is past its lifetime.'),
  TOKEN_ALREADY_USED: row(401, 'UNAUTHENTICATED', 'The single-use token was used before.'),
  API_KEY_INVALID: row(401, 'UNAUTHENTICATED', 'The API key is unknown, revoked or expired.'),
  INVALID_CREDENTIALS: row(401, 'UNAUTHENTICATED', 'E-mail and password do not match an account.'),
  ASSERTION_INVALID: row(401, 'UNAUTHENTICATED', 'The passkey did not prove who signs in.'),
  CEREMONY_EXPIRED: row(
    401,
    'UNAUTHENTICATED',
    'The passkey ceremony is over, used or unknown; begin again.',
  ),
  RECOVERY_CODE_INVALID: row(401, 'UNAUTHENTICATED', 'The recovery code is unknown, used or replaced.'),
  SSO_STATE_INVALID: row(
    401,
    'UNAUTHENTICATED',
    'This sign-in is over, was used, or was begun in another browser; begin again.',
  ),
  SSO_FAILED: row(401, 'UNAUTHENTICATED', 'What the identity provider sent proves nobody.'),
  SSO_DENIED: row(401, 'UNAUTHENTICATED', 'The identity provider, or the person there, said no.'),
  SSO_NOT_A_MEMBER: row(403, 'PERMISSION_DENIED', 'The person is known, but no member of the organization.'),
  SSO_MEMBER_CLOSED: row(403, 'PERMISSION_DENIED', 'The membership of the person is suspended or has ended.'),
  CSRF_REJECTED: row(403, 'PERMISSION_DENIED', 'Another site sent the request with the cookie of this one.'),
  PREFETCH_REFUSED: row(403, 'PERMISSION_DENIED', 'Links are opened by people, not in advance.'),
  FORBIDDEN: row(403, 'PERMISSION_DENIED', 'The caller may not do this.'),
  SCOPE_MISSING: row(403, 'PERMISSION_DENIED', 'The token is of another scope, or the key lacks one.'),
  ISSUER_NOT_ACTIVE: row(
    403,
    'FAILED_PRECONDITION',
    'The status of the issuer closes this; only an ACTIVE one can issue and sign.',
  ),
  CUSTODIAN_NOT_ACTIVE: row(
    403,
    'FAILED_PRECONDITION',
    'The status of the custodian closes this; only an ACTIVE one can vouch, issue and sign.',
  ),
  VERIFIER_NOT_ACTIVE: row(
    403,
    'FAILED_PRECONDITION',
    'The status of the verifier closes this; only an ACTIVE one can verify in its name and ask holders.',
  ),
  REAUTHENTICATION_REQUIRED: row(
    403,
    'PERMISSION_DENIED',
    'This takes a session with a recent sign-in; sign in again, then repeat it.',
  ),
  KEY_ROTATION_SIGNATURE_INVALID: row(403, 'PERMISSION_DENIED', 'The old key did not sign this rotation.'),
  NOT_FOUND: row(404, 'NOT_FOUND', "Nothing of that id, or it is another tenant's."),
  METHOD_NOT_ALLOWED: row(405, 'UNIMPLEMENTED', 'The path exists, the method does not; see `Allow`.'),
  EMAIL_ALREADY_REGISTERED: row(409, 'ALREADY_EXISTS', 'An account with this e-mail address exists.'),
  CREDENTIAL_ALREADY_REGISTERED: row(409, 'ALREADY_EXISTS', 'The passkey is registered already.'),
  LAST_PASSKEY_NO_RECOVERY: row(
    409,
    'FAILED_PRECONDITION',
    'The last passkey stays until there is a recovery code.',
  ),
  DUPLICATE: row(409, 'ALREADY_EXISTS', 'A value that must be unique is taken.'),
  LAST_ADMIN: row(
    409,
    'FAILED_PRECONDITION',
    'The last active ADMIN stays, keeps the role and stays active.',
  ),
  CONFLICT: row(409, 'ABORTED', 'Another change came first and retrying did not help.'),
  INVALID_STATE_TRANSITION: row(409, 'FAILED_PRECONDITION', 'The record is not in a state that allows this.'),
  FOUR_EYES_REQUIRED: row(
    409,
    'FAILED_PRECONDITION',
    'Whoever has sent, reviewed or attested a record does not do the next step as well.',
  ),
  NOT_CUSTODIAL: row(409, 'FAILED_PRECONDITION', 'Only CUSTODIAL issuers have this.'),
  NOT_BYOK: row(409, 'FAILED_PRECONDITION', 'Only those that sign with their own key have this.'),
  LIMIT_REACHED: row(409, 'FAILED_PRECONDITION', 'The record may not have more of these.'),
  CREDENTIAL_EXPIRED: row(409, 'FAILED_PRECONDITION', 'The credential has expired.'),
  CREDENTIAL_REVOKED: row(409, 'FAILED_PRECONDITION', 'The credential is revoked.'),
  SECRET_SHOWN_ONCE: row(
    409,
    'FAILED_PRECONDITION',
    'The first request with this Idempotency-Key showed a secret that is kept nowhere.',
  ),
  IDEMPOTENCY_IN_PROGRESS: row(409, 'ABORTED', 'The first request with this Idempotency-Key is running.'),
  LINK_EXPIRED: row(410, 'FAILED_PRECONDITION', 'The time of the link is over.'),
  LINK_REVOKED: row(410, 'FAILED_PRECONDITION', 'Its owner has taken the link back.'),
  LINK_LIMIT_REACHED: row(410, 'FAILED_PRECONDITION', 'The link was opened as often as it may be.'),
  ROW_VERSION_MISMATCH: row(412, 'ABORTED', '`If-Match` names an older version of the record.'),
  PAYLOAD_TOO_LARGE: row(413, 'RESOURCE_EXHAUSTED', 'The body or message is over its limit.'),
  UNSUPPORTED_MEDIA_TYPE: row(415, 'INVALID_ARGUMENT', 'The media type, charset or encoding is not served.'),
  IDEMPOTENCY_MISMATCH: row(
    422,
    'FAILED_PRECONDITION',
    'The Idempotency-Key was used with another body, or its first answer is gone.',
  ),
  RATE_LIMITED: row(429, 'RESOURCE_EXHAUSTED', 'Too many requests; `Retry-After` says when to come back.'),
  INTERNAL: row(500, 'INTERNAL', 'A fault of the platform; the log has it under the correlation id.'),
  UPSTREAM_UNAVAILABLE: row(503, 'UNAVAILABLE', 'A unit that is needed for this does not answer.'),
  // The specification's word for database errors on gRPC.
  STORAGE_UNAVAILABLE: row(503, 'INTERNAL', 'The store does not answer or cannot write.'),
  OVERLOADED: row(503, 'UNAVAILABLE', 'The platform sheds load.'),
  SHUTTING_DOWN: row(503, 'UNAVAILABLE', 'This instance is draining.'),
  UPSTREAM_TIMEOUT: row(504, 'DEADLINE_EXCEEDED', 'The deadline passed before a unit answered.'),
  GRAPHQL_PARSE_FAILED: row(400, 'INVALID_ARGUMENT', 'The GraphQL document does not parse.'),
  GRAPHQL_VALIDATION_FAILED: row(400, 'INVALID_ARGUMENT', 'The GraphQL document does not fit the schema.'),
  BAD_USER_INPUT: row(400, 'INVALID_ARGUMENT', 'A GraphQL variable does not fit its type.'),
  BAD_REQUEST: row(400, 'INVALID_ARGUMENT', 'The request is not one that GraphQL over HTTP allows.'),
  OPERATION_TOO_COMPLEX: row(400, 'INVALID_ARGUMENT', 'The GraphQL document is over a complexity limit.'),
  PERSISTED_QUERY_NOT_FOUND: row(
    400,
    'NOT_FOUND',
    'Send the document once with its hash, then the hash alone.',
  ),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

interface ErrorRow {
  readonly http: number;
  readonly grpc: number;
  readonly when: string;
}

/** One wrong field of a request: its path (`records[3].holder_did`), a stable word and what to do. */
export interface ErrorDetail {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface AppErrorOptions {
  /** For the log only; never leaves the platform. */
  readonly cause?: unknown;
  readonly details?: readonly ErrorDetail[];
  /** Seconds after which a retry makes sense; becomes `Retry-After` and `x-retry-after-ms`. */
  readonly retryAfter?: number;
}

/** A refusal that a client may read: a code of the one table and a sentence that says what to do. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** Narrows a word that came over a wire to a code of the table. */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(ERRORS, word);
}

/** True for errors of this vocabulary, also those made by another copy of this module or process. */
export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error && error.name === 'AppError' && isErrorCode((error as { code?: unknown }).code)
  );
}

// By these the other unit says that it has changed nothing.
const WITHOUT_EFFECT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NOT_FOUND',
  'INVALID_STATE_TRANSITION',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'SCOPE_MISSING',
  'ISSUER_NOT_ACTIVE',
  'CUSTODIAN_NOT_ACTIVE',
  'VERIFIER_NOT_ACTIVE',
]);

/** True when another unit has refused and changed nothing; after any other error nobody knows what it has done. */
export function isWithoutEffect(error: unknown): error is AppError {
  return isAppError(error) && WITHOUT_EFFECT.has(error.code);
}

/** What a client is told of any thrown value: AppErrors as they are, failures of the store by their kind, everything else as INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const failure = storeFailureOf(error);
  if (failure) {
    const { code, message, retryAfter } = failure;
    return new AppError(code, message, { cause: error, ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
  return new AppError('INTERNAL', 'Internal error. Report it with the correlation id.', { cause: error });
}

/** The refusal of work that would be over what a process does at once. */
export function overloaded(): AppError {
  return new AppError('OVERLOADED', 'More is asked than can be done at this moment; try again shortly.', {
    retryAfter: 1,
  });
}

/** A field-level refusal, the common case of VALIDATION_FAILED. */
export function invalid(field: string, code: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${message}`, { details: [{ field, code, message }] });
}

function row(http: number, grpc: keyof typeof grpcStatus, when: string): ErrorRow {
  return { http, grpc: grpcStatus[grpc], when };
}
