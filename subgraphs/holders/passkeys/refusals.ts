import { AppError } from '../../../kernel/errors.ts';

/** One sentence for everything that is wrong with an assertion: details would help only those who forge one. */
export function assertionInvalid(cause?: unknown): AppError {
  return new AppError(
    'ASSERTION_INVALID',
    'The passkey did not prove who signs in; begin again, or sign in with a link by e-mail.',
    { cause },
  );
}

export function attestationInvalid(cause?: unknown): AppError {
  return new AppError(
    'ATTESTATION_INVALID',
    'What the authenticator sent is no valid registration of a passkey; begin again.',
    { cause },
  );
}
