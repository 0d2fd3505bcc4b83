import type { AdminStanding } from '../../subgraphs/admin/index.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import type { ServiceBinding } from '../binding.ts';

/** Admin Console's internal contract: what the edge asks about the owner of a bearer token. */
export function createAdminBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      service: 'testamur.internal.AdminAccessService',
      proto: 'testamur/internal/access.proto',
      rpcs: {
        GetStanding: {
          resolver: internal['adminStanding'] as Resolver,
          args: ({ userId, tokenId, tokenEpoch }) => ({ input: { userId, tokenId, tokenEpoch } }),
          reply: ({ role, status, tokenStands }: AdminStanding) => ({ role, status, tokenStands }),
        },
        ListDeciderAddresses: {
          resolver: internal['deciderAddresses'] as Resolver,
          args: () => ({}),
          reply: ({ addresses }: { readonly addresses: readonly string[] }) => ({ addresses }),
        },
      },
    },
  ];
}
