// Original file: proto/testamur/internal/settings.proto


/**
 * What the caller knows.
 */
export interface ReadSettingsRequest {
  /**
   * The version that the caller has applied; 0 for none.
   */
  'knownVersion'?: (number);
}

/**
 * What the caller knows.
 */
export interface ReadSettingsRequest__Output {
  /**
   * The version that the caller has applied; 0 for none.
   */
  'knownVersion': (number);
}
