// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetIssuerCredentialStatsRequest {
  'issuerDid'?: (string);
}

export interface GetIssuerCredentialStatsRequest__Output {
  'issuerDid': (string);
}
