// Original file: proto/testamur/internal/subgraph.proto


/**
 * What came of the operation.
 */
export interface ExecuteResponse {
  /**
   * The GraphQL result as JSON text: data and errors with extensions.code, details and retryAfter.
   */
  'resultJson'?: (Buffer | Uint8Array | string);
  /**
   * What the operation told its door beside the result, as a JSON object.
   */
  'notesJson'?: (Buffer | Uint8Array | string);
}

/**
 * What came of the operation.
 */
export interface ExecuteResponse__Output {
  /**
   * The GraphQL result as JSON text: data and errors with extensions.code, details and retryAfter.
   */
  'resultJson': (Buffer);
  /**
   * What the operation told its door beside the result, as a JSON object.
   */
  'notesJson': (Buffer);
}
