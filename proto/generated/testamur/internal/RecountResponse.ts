// Original file: proto/testamur/internal/stats.proto


export interface RecountResponse {
}

export interface RecountResponse__Output {
}
