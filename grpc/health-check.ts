import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { GrpcClient } from './client.ts';

/** Asks a unit by the standard health service (grpc.health.v1). Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
export function createHealthCheck(client: GrpcClient, unit: string): () => Promise<void> {
  return async () => {
    const { status } = await client.call<{ status: string }>('Check', { service: '' }, newContext(), {
      isRead: true,
      isImpatient: true,
    });
    if (status !== 'SERVING') {
      throw new AppError('UPSTREAM_UNAVAILABLE', `${unit} answers ${status}: it is starting or stopping.`, {
        retryAfter: 1,
      });
    }
  };
}
