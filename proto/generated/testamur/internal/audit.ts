// Made of proto/testamur/internal/audit.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface AuditService {
  readonly service: 'testamur.internal.AuditService';
  readonly proto: 'testamur/internal/audit.proto';
  readonly rpcs: {
    readonly Append: Rpc<AppendRequest, AppendRequest<Sent>, AppendResponse<Sent>, AppendResponse>;
  };
}

export interface AppendRequest<W extends Wire = Received> {
  readonly entriesJson: readonly W['bytes'][];
}

export interface AppendResponse<W extends Wire = Received> {
  readonly accepted: number;
}
