import { COMPONENT_KINDS, COMPONENT_STATUSES, type ComponentHealth } from '../../kernel/component-health.ts';
import type { ComponentHealth as ComponentMessage } from '../../proto/generated/testamur/internal/health.ts';
import type { RemoteUnit } from '../rpc.ts';
import { dateOf, oneOf } from '../rpc-replies.ts';
import { AUDIT, HEALTH } from './contracts.ts';
import type { OversightPorts } from './ports.ts';

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
        const { components } = await health.call('GetHealth', {}, context);
        return { components: components.map(componentOf) };
      },
    },
  };
}

function componentOf(message: ComponentMessage): ComponentHealth {
  return {
    name: message.name,
    kind: oneOf(COMPONENT_KINDS, message.kind),
    status: oneOf(COMPONENT_STATUSES, message.status),
    latencyMs: message.latencyMs ?? null,
    since: dateOf(message.since),
    checkedAt: dateOf(message.checkedAt),
    problem: message.problem || null,
  };
}
