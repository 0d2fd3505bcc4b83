// Original file: proto/testamur/internal/settings.proto


/**
 * One setting.
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
}

/**
 * One setting.
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
}
