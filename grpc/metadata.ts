import { Metadata } from '@grpc/grpc-js';
import { AppError, type ErrorDetail, isErrorCode } from '../kernel/errors.ts';
import { correlationIdFrom, idempotencyKeyFrom } from '../kernel/request-names.ts';

const CORRELATION_ID = 'x-correlation-id';
const IDEMPOTENCY_KEY = 'idempotency-key';
const ASSERTION = 'x-gateway-assertion';
const ERROR_CODE = 'x-error-code';
const RETRY_AFTER_MS = 'x-retry-after-ms';
const ERROR_DETAILS = 'x-error-details';

// Peers may cap a header block at 8 KiB; message, details and names together stay below.
const MAX_DETAILS_LENGTH = 4096;

/** What a caller sends beside the message. */
export function requestMetadata(
  correlationId: string,
  idempotencyKey: string | undefined,
  assertion: string | undefined,
): Metadata {
  const metadata = new Metadata();
  if (assertion !== undefined) metadata.set(ASSERTION, assertion);
  metadata.set(CORRELATION_ID, correlationId);
  if (idempotencyKey !== undefined) metadata.set(IDEMPOTENCY_KEY, idempotencyKey);
  return metadata;
}

/** The caller's correlation id when it is one that can be carried, else a new one. */
export function correlationIdOf(metadata: Metadata): string {
  return correlationIdFrom(textOf(metadata, CORRELATION_ID));
}

/** The idempotency key as sent. Errors: VALIDATION_FAILED. */
export function idempotencyKeyOf(metadata: Metadata): string | undefined {
  return idempotencyKeyFrom(textOf(metadata, IDEMPOTENCY_KEY));
}

/** What the gateway has signed about the person for whom the call is made; undefined when it came without. */
export function assertionOf(metadata: Metadata): string | undefined {
  return textOf(metadata, ASSERTION);
}

/** The trailers of a refusal: code, correlation id, when to retry, and as many details as fit. */
export function errorTrailers(error: AppError, correlationId: string): Metadata {
  const metadata = new Metadata();
  metadata.set(ERROR_CODE, error.code);
  metadata.set(CORRELATION_ID, correlationId);
  if (error.retryAfter !== undefined)
    metadata.set(RETRY_AFTER_MS, String(Math.ceil(error.retryAfter * 1000)));
  const details = encodeDetails(error.details ?? []);
  if (details) metadata.set(ERROR_DETAILS, details);
  return metadata;
}

/** The refusal that the trailers carry, or undefined when a peer without our vocabulary answered. */
export function errorFromTrailers(metadata: Metadata, message: string, cause: unknown): AppError | undefined {
  const code = textOf(metadata, ERROR_CODE);
  if (!isErrorCode(code)) return undefined;
  const retryAfterMs = Number(textOf(metadata, RETRY_AFTER_MS) ?? Number.NaN);
  const details = decodeDetails(textOf(metadata, ERROR_DETAILS));
  return new AppError(code, message, {
    cause,
    ...(details ? { details } : {}),
    ...(Number.isFinite(retryAfterMs) ? { retryAfter: retryAfterMs / 1000 } : {}),
  });
}

/** Percent-encoded JSON (header values are ASCII), cut to whole details that fit. */
function encodeDetails(details: readonly ErrorDetail[]): string | undefined {
  let length = encodeURIComponent('[]').length;
  const parts: string[] = [];
  for (const { field, code, message } of details) {
    const part = encodeURIComponent(JSON.stringify({ field, code, message }).toWellFormed());
    length += part.length + '%2C'.length;
    if (length > MAX_DETAILS_LENGTH) break;
    parts.push(part);
  }
  return parts.length === 0 ? undefined : `%5B${parts.join('%2C')}%5D`;
}

function decodeDetails(encoded: string | undefined): readonly ErrorDetail[] | undefined {
  if (encoded === undefined) return undefined;
  try {
    const details: unknown = JSON.parse(decodeURIComponent(encoded));
    return Array.isArray(details) && details.every(isDetail) ? details : undefined;
  } catch {
    return undefined; // The code and the sentence still tell the caller what happened.
  }
}

function isDetail(value: unknown): value is ErrorDetail {
  if (typeof value !== 'object' || value === null) return false;
  return ['field', 'code', 'message'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
}

function textOf(metadata: Metadata, key: string): string | undefined {
  const value = metadata.get(key)[0];
  return value === undefined ? undefined : value.toString();
}
