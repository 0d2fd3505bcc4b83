/** All verdicts; the first that any finding proposes is the verdict, VALID when none proposes another. */
export const VERDICTS = [
  'MALFORMED',
  'UNKNOWN_ISSUER',
  'ISSUER_UNRESOLVABLE',
  'INVALID_SIGNATURE',
  'KEY_NOT_VALID_AT_SIGNING',
  'ISSUER_REVOKED',
  'REVOKED',
  'SUSPENDED',
  'SUPERSEDED',
  'EXPIRED',
  'NOT_YET_VALID',
  'STATUS_UNKNOWN',
  'VALID',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How a verification reached the platform. */
export const CHANNELS = ['API', 'SHARE_LINK', 'PROOF_LINK', 'PORTAL', 'OFFLINE'] as const;
export type Channel = (typeof CHANNELS)[number];
