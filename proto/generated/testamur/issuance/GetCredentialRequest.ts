// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetCredentialRequest {
  'credentialId'?: (string);
}

export interface GetCredentialRequest__Output {
  'credentialId': (string);
}
