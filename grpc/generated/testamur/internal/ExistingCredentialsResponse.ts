// Original file: proto/testamur/internal/stored_credentials.proto


export interface ExistingCredentialsResponse {
  'credentialIds'?: (string)[];
}

export interface ExistingCredentialsResponse__Output {
  'credentialIds': (string)[];
}
