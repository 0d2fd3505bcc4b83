import { AppError, isAppError } from '../../../kernel/errors.ts';

/** Reads a payload. Error: VALIDATION_FAILED that names its fields as they stand in the proposal. */
export function readPayload<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw inPayload(error);
  }
}

/** The same for what is found wrong later: `.catch(refusedInPayload)`. */
export function refusedInPayload(error: unknown): never {
  throw inPayload(error);
}

/** A refusal of what a proposal tells, with its fields as they stand in the proposal: `name` is `payload.name` there. */
function inPayload(error: unknown): unknown {
  if (!isAppError(error) || error.code !== 'VALIDATION_FAILED' || !error.details) return error;
  const details = error.details.map(({ field, ...detail }) => ({
    field: field === 'input' ? 'payload' : `payload.${field}`,
    ...detail,
  }));
  const summary = details
    .slice(0, 5)
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ');
  return new AppError('VALIDATION_FAILED', summary, { details, cause: error });
}
