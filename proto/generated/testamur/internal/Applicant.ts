// Original file: proto/testamur/internal/applicants.proto


/**
 * An issuer as it stands now.
 */
export interface Applicant {
  'issuerId'?: (string);
  'issuerDid'?: (string);
  'name'?: (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'status'?: (string);
  /**
   * Personal data, for administrators only; empty when none was given.
   */
  'contactEmail'?: (string);
  'organizationUrl'?: (string);
  'countryCode'?: (string);
  /**
   * Made for the demonstration.
   */
  'isDemo'?: (boolean);
}

/**
 * An issuer as it stands now.
 */
export interface Applicant__Output {
  'issuerId': (string);
  'issuerDid': (string);
  'name': (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'status': (string);
  /**
   * Personal data, for administrators only; empty when none was given.
   */
  'contactEmail': (string);
  'organizationUrl': (string);
  'countryCode': (string);
  /**
   * Made for the demonstration.
   */
  'isDemo': (boolean);
}
