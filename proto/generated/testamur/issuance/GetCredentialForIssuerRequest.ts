// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetCredentialForIssuerRequest {
  'credentialId'?: (string);
  'issuerDid'?: (string);
}

export interface GetCredentialForIssuerRequest__Output {
  'credentialId': (string);
  'issuerDid': (string);
}
