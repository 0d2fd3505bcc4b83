// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetCustodianCredentialStatsRequest {
  'custodianDid'?: (string);
}

export interface GetCustodianCredentialStatsRequest__Output {
  'custodianDid': (string);
}
