// Original file: proto/testamur/internal/settings.proto


/**
 * One setting and on whose behalf it is set.
 */
export interface PutSettingRequest {
  /**
   * The key, such as demo-mode.enabled.
   */
  'key'?: (string);
  /**
   * Its value as JSON text; null takes it away.
   */
  'valueJson'?: (Buffer | Uint8Array | string);
  /**
   * The administrator, as the edge has proven it: the JSON of one identity. The caller's certificate vouches for it.
   */
  'identityJson'?: (Buffer | Uint8Array | string);
  /**
   * A keyed hash of the administrator's network address; empty when there is none.
   */
  'clientHash'?: (string);
}

/**
 * One setting and on whose behalf it is set.
 */
export interface PutSettingRequest__Output {
  /**
   * The key, such as demo-mode.enabled.
   */
  'key': (string);
  /**
   * Its value as JSON text; null takes it away.
   */
  'valueJson': (Buffer);
  /**
   * The administrator, as the edge has proven it: the JSON of one identity. The caller's certificate vouches for it.
   */
  'identityJson': (Buffer);
  /**
   * A keyed hash of the administrator's network address; empty when there is none.
   */
  'clientHash': (string);
}
