import { UNIT_NAMES } from '../../kernel/config.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import type { ServiceBinding } from '../binding.ts';

/** Core Engine's internal contract: the audit trail that every unit relays to. */
export function createCoreBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      service: 'testamur.internal.AuditService',
      proto: 'testamur/internal/audit.proto',
      rpcs: {
        Append: {
          resolver: internal['appendAuditEntries'] as Resolver,
          args: ({ entriesJson }) => ({ input: { entries: entriesJson } }),
          reply: ({ accepted }: { accepted: number }) => ({ accepted }),
          callers: UNIT_NAMES,
        },
      },
    },
  ];
}
