import type { AuditService } from '../../proto/generated/testamur/internal/audit.ts';
import type { PlatformHealthService } from '../../proto/generated/testamur/internal/health.ts';
import { type BindingOf, millis, row, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { AUDIT, HEALTH } from './contracts.ts';
import type { OversightInternals } from './index.ts';

/** The audit trail that every unit relays to, and the health of the platform. */
export function oversightServices({ internal }: Subgraph<OversightInternals>): readonly ServiceBinding[] {
  return [
    {
      ...AUDIT,
      rpcs: {
        Append: row({
          resolver: internal.appendAuditEntries,
          args: ({ entriesJson }) => ({ input: { entries: entriesJson } }),
          reply: ({ accepted }) => ({ accepted }),
        }),
      },
    } satisfies BindingOf<AuditService>,
    {
      ...HEALTH,
      rpcs: {
        GetHealth: row({
          resolver: internal.platformHealth,
          args: () => ({}),
          reply: ({ components }) => ({
            components: components.map(({ latencyMs, since, checkedAt, problem, ...rest }) => ({
              ...rest,
              latencyMs: latencyMs ?? undefined,
              since: millis(since),
              checkedAt: millis(checkedAt),
              problem: problem ?? '',
            })),
          }),
        }),
      },
    } satisfies BindingOf<PlatformHealthService>,
  ];
}
