import type { ComponentHealth } from '../../kernel/component-health.ts';
import { millis, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { AUDIT, HEALTH } from './contracts.ts';

/** The audit trail that every unit relays to, and the health of the platform. */
export function oversightServices({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      ...AUDIT,
      rpcs: {
        Append: {
          resolver: internal['appendAuditEntries'] as Resolver,
          args: ({ entriesJson }) => ({ input: { entries: entriesJson } }),
          reply: ({ accepted }: { accepted: number }) => ({ accepted }),
        },
      },
    },
    {
      ...HEALTH,
      rpcs: {
        GetHealth: {
          resolver: internal['platformHealth'] as Resolver,
          args: () => ({}),
          reply: ({ components }: { components: readonly ComponentHealth[] }) => ({
            components: components.map(({ latencyMs, since, checkedAt, problem, ...rest }) => ({
              ...rest,
              ...(latencyMs === null ? {} : { latencyMs }),
              since: millis(since),
              checkedAt: millis(checkedAt),
              problem: problem ?? '',
            })),
          }),
        },
      },
    },
  ];
}
