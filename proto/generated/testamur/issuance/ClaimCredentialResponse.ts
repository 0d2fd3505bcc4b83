// Original file: proto/testamur/issuance/credential_issuance.proto


export interface ClaimCredentialResponse {
  'claimStatus'?: (string);
}

export interface ClaimCredentialResponse__Output {
  'claimStatus': (string);
}
