import { AppError, isAppError } from '../../kernel/errors.ts';

/** Why an identity provider did not prove who somebody is: ours to say, never in the words of the provider. */
const FAULTS = {
  PROVIDER_AWAY: 'the identity provider does not answer, or not in the way of its protocol',
  PROVIDER_BLOCKED: 'the address of the identity provider is none that this platform sends requests to',
  PROVIDER_REFUSED: 'the identity provider did not sign you in',
  METADATA_INVALID: 'what the identity provider publishes about itself is malformed or incomplete',
  ISSUER_MISMATCH: 'the answer names another identity provider than the configured one',
  NO_USABLE_KEY: 'the identity provider publishes no key or certificate that may sign here',
  CERTIFICATE_EXPIRED: 'every certificate of the identity provider has expired or is not valid yet',
  CODE_REFUSED: 'the identity provider did not honour its own code',
  TOKEN_INVALID: 'the ID token is not what this sign-in asked for',
  RESPONSE_MALFORMED: 'the response is not one that this platform reads',
  SIGNATURE_INVALID: 'the assertion is not signed by a certificate of the configuration',
  ALGORITHM_REFUSED: 'the response uses an algorithm that is refused, such as SHA-1',
  ASSERTION_EXPIRED: 'the assertion is not valid at this time',
  AUDIENCE_MISMATCH: 'the assertion is meant for another service',
  REQUEST_MISMATCH: 'the assertion answers another sign-in',
  REPLAYED: 'the assertion was used before',
  SUBJECT_MISSING: 'the identity provider gives the person no lasting name',
  EMAIL_MISSING: 'the identity provider gives no e-mail address, or several',
  EMAIL_UNVERIFIED: 'the identity provider says that it has not verified the e-mail address',
  EMAIL_DOMAIN: 'the e-mail address is of a domain that the organization has not proved to be its own',
  SETTINGS_CHANGED: 'the configuration was changed in the meantime; sign in again',
} as const;
export type SsoFault = keyof typeof FAULTS;

/** The refusal of a sign-in. It carries no cause: those of protocol libraries hold tokens and claims, which no log may see. */
export function ssoFailed(fault: SsoFault): AppError {
  const message = FAULTS[fault];
  return new AppError('SSO_FAILED', `Single sign-on failed: ${message}.`, {
    details: [{ field: 'identityProvider', code: fault, message }],
  });
}

/** The fault of a refusal; undefined for any other error. */
export function faultOf(error: unknown): SsoFault | undefined {
  if (!isAppError(error) || error.code !== 'SSO_FAILED') return undefined;
  const code = error.details?.[0]?.code;
  return code !== undefined && Object.hasOwn(FAULTS, code) ? (code as SsoFault) : undefined;
}

/** What administrators of the organization read in the record. */
export function faultInWords(fault: SsoFault): string {
  const words = FAULTS[fault];
  return `${fault}: ${words}.`;
}

/** The refusal of a sign-in for a site that could not be read: without what the guarded client says of the network. */
export function siteFault(error: unknown): AppError {
  if (faultOf(error) !== undefined) return error as AppError;
  return ssoFailed(isAppError(error) && error.code === 'SSRF_BLOCKED' ? 'PROVIDER_BLOCKED' : 'PROVIDER_AWAY');
}

/** A sign-in that never began, has ended or was answered before. */
export function stateInvalid(): AppError {
  return new AppError(
    'SSO_STATE_INVALID',
    'This sign-in is unknown, over or was answered before; begin it again.',
  );
}
