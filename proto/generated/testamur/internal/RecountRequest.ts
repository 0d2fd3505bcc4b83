// Original file: proto/testamur/internal/stats.proto


export interface RecountRequest {
}

export interface RecountRequest__Output {
}
