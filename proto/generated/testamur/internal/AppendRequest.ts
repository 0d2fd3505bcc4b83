// Original file: proto/testamur/internal/audit.proto


/**
 * Entries in the order of their chain.
 */
export interface AppendRequest {
  /**
   * Each the JSON of one entry, at most 500. Bytes, because their hashes cover every field as it was written.
   */
  'entriesJson'?: (Buffer | Uint8Array | string)[];
}

/**
 * Entries in the order of their chain.
 */
export interface AppendRequest__Output {
  /**
   * Each the JSON of one entry, at most 500. Bytes, because their hashes cover every field as it was written.
   */
  'entriesJson': (Buffer)[];
}
