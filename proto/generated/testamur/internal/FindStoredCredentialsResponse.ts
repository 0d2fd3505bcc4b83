// Original file: proto/testamur/internal/stored_credentials.proto


export interface FindStoredCredentialsResponse {
  'credentialIds'?: (string)[];
}

export interface FindStoredCredentialsResponse__Output {
  'credentialIds': (string)[];
}
