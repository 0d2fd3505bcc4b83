// Original file: proto/testamur/issuance/credential_issuance.proto


export interface GetNetworkCredentialStatsRequest {
}

export interface GetNetworkCredentialStatsRequest__Output {
}
