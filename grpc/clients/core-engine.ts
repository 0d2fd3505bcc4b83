import type { AuditEntry } from '../../kernel/audit.ts';
import type { ComponentHealth } from '../../kernel/component-health.ts';
import type { Context } from '../../kernel/context.ts';
import type { GrpcClient } from '../client.ts';
import { dateOf } from './instants.ts';

/** The platform's audit trail, kept by Core Engine. */
export interface RemoteTrail {
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export function createRemoteTrail(client: GrpcClient): RemoteTrail {
  return {
    async append(entries, context) {
      await client.call(
        'Append',
        { entriesJson: entries.map((entry) => Buffer.from(JSON.stringify(entry))) },
        context,
      );
    },
  };
}

type ComponentMessage = Omit<ComponentHealth, 'latencyMs' | 'since' | 'checkedAt' | 'problem'> & {
  readonly latencyMs?: number | null;
  readonly since: string;
  readonly checkedAt: string;
  readonly problem: string;
};

/** How everything stands, as Core Engine reports it from another process. */
export function createRemotePlatformHealth(client: GrpcClient) {
  return {
    async report(context: Context): Promise<{ readonly components: readonly ComponentHealth[] }> {
      const { components } = await client.call<{ components: readonly ComponentMessage[] }>(
        'GetHealth',
        {},
        context,
      );
      return {
        components: components.map((component) => ({
          ...component,
          latencyMs: component.latencyMs ?? null,
          since: dateOf(component.since),
          checkedAt: dateOf(component.checkedAt),
          problem: component.problem || null,
        })),
      };
    },
  };
}
