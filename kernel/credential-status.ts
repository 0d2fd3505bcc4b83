/** The states of an issued credential. */
export const CREDENTIAL_STATUSES = ['ISSUED', 'SUSPENDED', 'REVOKED', 'EXPIRED', 'SUPERSEDED'] as const;
/** Whether its holder has accepted it. */
export const CLAIM_STATUSES = ['UNCLAIMED', 'CLAIMED', 'DECLINED'] as const;

export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number];
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** The fixed taxonomy of revocations. */
export const REVOCATION_CATEGORIES = [
  'MISCONDUCT',
  'DATA_CORRECTION',
  'EXPIRED_ACCREDITATION',
  'ADMINISTRATIVE',
  'OTHER',
] as const;
export type RevocationCategory = (typeof REVOCATION_CATEGORIES)[number];
