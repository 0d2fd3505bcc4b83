import type { AuditService } from '../../proto/generated/testamur/internal/audit.ts';
import type { PlatformHealthService } from '../../proto/generated/testamur/internal/health.ts';
import { type BindingOf, millis, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { AUDIT, HEALTH } from './contracts.ts';
import type { OversightServices } from './index.ts';

/** The audit trail that every unit relays to, and the health of the platform. */
export function oversightServices({ internal }: Subgraph<OversightServices>): readonly ServiceBinding[] {
  return [
    {
      ...AUDIT,
      rpcs: {
        Append: operationRow({
          operation: internal.trail.appendRelayed,
          args: ({ entriesJson }) => ({ entries: entriesJson }),
          reply: ({ accepted }) => ({ accepted }),
        }),
      },
    } satisfies BindingOf<AuditService>,
    {
      ...HEALTH,
      rpcs: {
        GetHealth: operationRow({
          operation: (_input, context) => internal.health.report(context),
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
