// Original file: proto/testamur/internal/members.proto


/**
 * Whose standing.
 */
export interface GetMemberStandingRequest {
  /**
   * Id of the member: the subject of the bearer token.
   */
  'memberId'?: (string);
  /**
   * The issuer for which the token was given, by its id and DID.
   */
  'issuerId'?: (string);
  'issuerDid'?: (string);
  /**
   * The token's jti.
   */
  'tokenId'?: (string);
  /**
   * The token's epoch.
   */
  'tokenEpoch'?: (number);
}

/**
 * Whose standing.
 */
export interface GetMemberStandingRequest__Output {
  /**
   * Id of the member: the subject of the bearer token.
   */
  'memberId': (string);
  /**
   * The issuer for which the token was given, by its id and DID.
   */
  'issuerId': (string);
  'issuerDid': (string);
  /**
   * The token's jti.
   */
  'tokenId': (string);
  /**
   * The token's epoch.
   */
  'tokenEpoch': (number);
}
