import { protoPath } from 'grpc-health-check';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { Rpc } from '../proto/wire.ts';
import type { Contract, RpcClient } from '../subgraphs/rpc.ts';

/** The standard contract, as far as a unit is asked by it; its proto comes with grpc-health-check. */
export interface HealthService {
  readonly service: 'grpc.health.v1.Health';
  readonly proto: string;
  readonly rpcs: {
    readonly Check: Rpc<HealthCheckRequest, HealthCheckRequest, HealthCheckResponse, HealthCheckResponse>;
  };
}

interface HealthCheckRequest {
  readonly service: string;
}

interface HealthCheckResponse {
  readonly status: 'UNKNOWN' | 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';
}

export const HEALTH: Contract<HealthService> = { service: 'grpc.health.v1.Health', proto: protoPath };

/** Asks a unit by the standard health service (grpc.health.v1). Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
export function createHealthCheck(client: RpcClient<HealthService>, unit: string): () => Promise<void> {
  return async () => {
    const { status } = await client.call('Check', { service: '' }, newContext(), {
      isRead: true,
      failsFast: true,
    });
    if (status !== 'SERVING') {
      throw new AppError('UPSTREAM_UNAVAILABLE', `${unit} answers ${status}: it is starting or stopping.`, {
        retryAfter: 1,
      });
    }
  };
}
