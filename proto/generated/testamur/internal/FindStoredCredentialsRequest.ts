// Original file: proto/testamur/internal/stored_credentials.proto


export interface FindStoredCredentialsRequest {
  /**
   * At most 400.
   */
  'credentialIds'?: (string)[];
}

export interface FindStoredCredentialsRequest__Output {
  /**
   * At most 400.
   */
  'credentialIds': (string)[];
}
