// Original file: proto/testamur/internal/settings.proto


/**
 * The setting is durable and counts on the Admin Console.
 */
export interface PutSettingResponse {
  /**
   * As in ReadSettingsResponse, after the change; empty when they could not be read back.
   */
  'version'?: (number);
  'valuesJson'?: (Buffer | Uint8Array | string);
}

/**
 * The setting is durable and counts on the Admin Console.
 */
export interface PutSettingResponse__Output {
  /**
   * As in ReadSettingsResponse, after the change; empty when they could not be read back.
   */
  'version': (number);
  'valuesJson': (Buffer);
}
