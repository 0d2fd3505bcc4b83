// Made of proto/testamur/internal/subgraph.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface SubgraphService {
  readonly service: 'testamur.internal.SubgraphService';
  readonly proto: 'testamur/internal/subgraph.proto';
  readonly rpcs: {
    readonly Execute: Rpc<ExecuteRequest, ExecuteRequest<Sent>, ExecuteResponse<Sent>, ExecuteResponse>;
  };
}

export interface ExecuteRequest<W extends Wire = Received> {
  readonly document: string;
  readonly operationName: string;
  readonly variablesJson: W['bytes'];
  readonly expectedRowVersion: number | undefined;
  readonly subgraph: string;
}

export interface ExecuteResponse<W extends Wire = Received> {
  readonly resultJson: W['bytes'];
  readonly notesJson: W['bytes'];
}
