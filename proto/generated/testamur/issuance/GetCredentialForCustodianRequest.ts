// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetCredentialForCustodianRequest {
  'credentialId'?: (string);
  'custodianDid'?: (string);
}

export interface GetCredentialForCustodianRequest__Output {
  'credentialId': (string);
  'custodianDid': (string);
}
