// Original file: proto/testamur/internal/members.proto


/**
 * The standing.
 */
export interface GetMemberStandingResponse {
  /**
   * Admin, Operator or Viewer.
   */
  'role'?: (string);
  /**
   * True only for an ACTIVE member of that issuer.
   */
  'isMember'?: (boolean);
  /**
   * False once the token was signed out, or all of the member's were.
   */
  'tokenStands'?: (boolean);
  /**
   * Status of the issuer in the registry.
   */
  'issuerStatus'?: (string);
}

/**
 * The standing.
 */
export interface GetMemberStandingResponse__Output {
  /**
   * Admin, Operator or Viewer.
   */
  'role': (string);
  /**
   * True only for an ACTIVE member of that issuer.
   */
  'isMember': (boolean);
  /**
   * False once the token was signed out, or all of the member's were.
   */
  'tokenStands': (boolean);
  /**
   * Status of the issuer in the registry.
   */
  'issuerStatus': (string);
}
