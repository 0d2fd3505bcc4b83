// Made of proto/testamur/internal/health.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface PlatformHealthService {
  readonly service: 'testamur.internal.PlatformHealthService';
  readonly proto: 'testamur/internal/health.proto';
  readonly rpcs: {
    readonly GetHealth: Rpc<GetHealthRequest, GetHealthRequest<Sent>, GetHealthResponse<Sent>, GetHealthResponse>;
  };
}

export type GetHealthRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface GetHealthResponse<W extends Wire = Received> {
  readonly components: readonly ComponentHealth<W>[];
}

export interface ComponentHealth<W extends Wire = Received> {
  readonly name: string;
  readonly kind: string;
  readonly status: string;
  readonly latencyMs: number | undefined;
  readonly since: W['int64'];
  readonly checkedAt: W['int64'];
  readonly problem: string;
}
