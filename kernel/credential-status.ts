/** How an issued credential stands. */
export const CREDENTIAL_STATUSES = ['ISSUED', 'SUSPENDED', 'REVOKED', 'EXPIRED', 'SUPERSEDED'] as const;
/** Whether its holder has accepted it. */
export const CLAIM_STATUSES = ['UNCLAIMED', 'CLAIMED', 'DECLINED'] as const;

export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number];
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
