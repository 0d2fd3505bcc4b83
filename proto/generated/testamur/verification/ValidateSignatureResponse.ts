// Original file: proto/testamur/verification/verification_engine.proto


export interface ValidateSignatureResponse {
  'isValid'?: (boolean);
  /**
   * As written in the proof; empty unless it verified.
   */
  'verificationMethod'?: (string);
  /**
   * 0 unless the proof verified with a registered key.
   */
  'keyVersion'?: (number);
  /**
   * Always eddsa-jcs-2022, the only one that is verified here.
   */
  'cryptosuite'?: (string);
}

export interface ValidateSignatureResponse__Output {
  'isValid': (boolean);
  /**
   * As written in the proof; empty unless it verified.
   */
  'verificationMethod': (string);
  /**
   * 0 unless the proof verified with a registered key.
   */
  'keyVersion': (number);
  /**
   * Always eddsa-jcs-2022, the only one that is verified here.
   */
  'cryptosuite': (string);
}
