// Original file: proto/testamur/internal/stored_credentials.proto


export interface ExistingCredentialsRequest {
  /**
   * At most 400.
   */
  'credentialIds'?: (string)[];
}

export interface ExistingCredentialsRequest__Output {
  /**
   * At most 400.
   */
  'credentialIds': (string)[];
}
