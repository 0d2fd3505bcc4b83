// Original file: proto/testamur/internal/demo.proto


/**
 * What the institution says of itself.
 */
export interface RegisterDemoIssuerRequest {
  'name'?: (string);
  'websiteUrl'?: (string);
  'contactEmail'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode'?: (string);
}

/**
 * What the institution says of itself.
 */
export interface RegisterDemoIssuerRequest__Output {
  'name': (string);
  'websiteUrl': (string);
  'contactEmail': (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode': (string);
}
