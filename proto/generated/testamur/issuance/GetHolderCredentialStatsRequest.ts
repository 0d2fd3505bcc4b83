// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetHolderCredentialStatsRequest {
  'holderDid'?: (string);
}

export interface GetHolderCredentialStatsRequest__Output {
  'holderDid': (string);
}
