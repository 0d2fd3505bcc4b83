// Original file: proto/testamur/internal/subgraph.proto


/**
 * One GraphQL operation and on whose behalf it runs.
 */
export interface ExecuteRequest {
  /**
   * The GraphQL document; it may use _entities and _service.
   */
  'document'?: (string);
  /**
   * Which operation of the document to run; empty when there is only one.
   */
  'operationName'?: (string);
  /**
   * The variables as JSON text. Bytes, because they hold signed content that must arrive as it was sent.
   */
  'variablesJson'?: (Buffer | Uint8Array | string);
  /**
   * Who calls, as the edge has proven it: the JSON of one identity. The caller's certificate vouches for it.
   */
  'identityJson'?: (Buffer | Uint8Array | string);
  /**
   * A keyed hash of the first caller's network address; empty when there is none.
   */
  'clientHash'?: (string);
  /**
   * If-Match of the first request: the version of the record that the caller believes it is changing.
   */
  'expectedRowVersion'?: (number);
  '_expectedRowVersion'?: "expectedRowVersion";
}

/**
 * One GraphQL operation and on whose behalf it runs.
 */
export interface ExecuteRequest__Output {
  /**
   * The GraphQL document; it may use _entities and _service.
   */
  'document': (string);
  /**
   * Which operation of the document to run; empty when there is only one.
   */
  'operationName': (string);
  /**
   * The variables as JSON text. Bytes, because they hold signed content that must arrive as it was sent.
   */
  'variablesJson': (Buffer);
  /**
   * Who calls, as the edge has proven it: the JSON of one identity. The caller's certificate vouches for it.
   */
  'identityJson': (Buffer);
  /**
   * A keyed hash of the first caller's network address; empty when there is none.
   */
  'clientHash': (string);
  /**
   * If-Match of the first request: the version of the record that the caller believes it is changing.
   */
  'expectedRowVersion'?: (number);
  '_expectedRowVersion'?: "expectedRowVersion";
}
