// Original file: proto/testamur/verification/verification_engine.proto


export interface VerifyRawSignatureRequest {
  /**
   * The 32 bytes of an Ed25519 public key.
   */
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * The signed bytes, at most 1 MB.
   */
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * 64 bytes.
   */
  'signature'?: (Buffer | Uint8Array | string);
  /**
   * Ed25519, also when empty.
   */
  'algorithm'?: (string);
}

export interface VerifyRawSignatureRequest__Output {
  /**
   * The 32 bytes of an Ed25519 public key.
   */
  'publicKey': (Buffer);
  /**
   * The signed bytes, at most 1 MB.
   */
  'payload': (Buffer);
  /**
   * 64 bytes.
   */
  'signature': (Buffer);
  /**
   * Ed25519, also when empty.
   */
  'algorithm': (string);
}
