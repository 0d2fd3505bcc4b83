// Original file: proto/testamur/internal/subgraph.proto


/**
 * One GraphQL operation.
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
   * If-Match of the first request: the version of the record that the caller believes it is changing.
   */
  'expectedRowVersion'?: (number);
  /**
   * Which of the unit's subgraphs runs it.
   */
  'subgraph'?: (string);
  '_expectedRowVersion'?: "expectedRowVersion";
}

/**
 * One GraphQL operation.
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
   * If-Match of the first request: the version of the record that the caller believes it is changing.
   */
  'expectedRowVersion'?: (number);
  /**
   * Which of the unit's subgraphs runs it.
   */
  'subgraph': (string);
  '_expectedRowVersion'?: "expectedRowVersion";
}
