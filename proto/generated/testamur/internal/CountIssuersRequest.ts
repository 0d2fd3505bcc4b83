// Original file: proto/testamur/internal/stats.proto


export interface CountIssuersRequest {
}

export interface CountIssuersRequest__Output {
}
