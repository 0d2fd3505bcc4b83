import { AppError, isAppError } from '../../../kernel/errors.ts';

/** A refusal of what a proposal tells, with its fields as they stand in the proposal: `name` is `payload.name` there. */
export function inPayload(error: unknown): unknown {
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
