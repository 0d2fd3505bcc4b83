import type { ComponentHealth } from '../../kernel/component-health.ts';
import type { RemoteUnit } from '../rpc.ts';
import { dateOf } from '../rpc-replies.ts';
import { AUDIT, HEALTH } from './contracts.ts';
import type { OversightPorts } from './ports.ts';

type ComponentMessage = Omit<ComponentHealth, 'latencyMs' | 'since' | 'checkedAt' | 'problem'> & {
  readonly latencyMs?: number | null;
  readonly since: string;
  readonly checkedAt: string;
  readonly problem: string;
};

/** The audit trail and the health of the platform, kept by a unit in another process. */
export function remoteOversight({ client }: RemoteUnit): OversightPorts {
  const audit = client(AUDIT);
  const health = client(HEALTH);
  return {
    trail: {
      async append(entries, context) {
        const entriesJson = entries.map((entry) => Buffer.from(JSON.stringify(entry)));
        await audit.call('Append', { entriesJson }, context);
      },
    },
    health: {
      async report(context) {
        const { components } = await health.call<{ components: readonly ComponentMessage[] }>(
          'GetHealth',
          {},
          context,
        );
        return { components: components.map(componentOf) };
      },
    },
  };
}

function componentOf(message: ComponentMessage): ComponentHealth {
  return {
    ...message,
    latencyMs: message.latencyMs ?? null,
    since: dateOf(message.since),
    checkedAt: dateOf(message.checkedAt),
    problem: message.problem || null,
  };
}
