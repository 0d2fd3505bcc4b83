// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetCredentialForHolderRequest {
  'credentialId'?: (string);
  'holderDid'?: (string);
}

export interface GetCredentialForHolderRequest__Output {
  'credentialId': (string);
  'holderDid': (string);
}
