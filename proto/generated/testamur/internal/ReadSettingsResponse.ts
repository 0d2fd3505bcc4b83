// Original file: proto/testamur/internal/settings.proto


/**
 * What counts now.
 */
export interface ReadSettingsResponse {
  /**
   * Rises with every change.
   */
  'version'?: (number);
  /**
   * The values by key as a JSON object, known settings only and never a secret; empty when the caller is up to date.
   */
  'valuesJson'?: (Buffer | Uint8Array | string);
}

/**
 * What counts now.
 */
export interface ReadSettingsResponse__Output {
  /**
   * Rises with every change.
   */
  'version': (number);
  /**
   * The values by key as a JSON object, known settings only and never a secret; empty when the caller is up to date.
   */
  'valuesJson': (Buffer);
}
