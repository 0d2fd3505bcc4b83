// Original file: proto/testamur/verification/verification_engine.proto


export interface VerifyRawSignatureResponse {
  'isValid'?: (boolean);
}

export interface VerifyRawSignatureResponse__Output {
  'isValid': (boolean);
}
