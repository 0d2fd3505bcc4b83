import type { ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { createSettingsBindings } from './config/rpcs.ts';
import { ACCESS } from './contracts.ts';
import type { AdminStanding } from './users/admin-user.ts';

/** What the edge asks about the owner of a bearer token, and what every unit asks of the settings. */
export function adminServices(subgraph: Subgraph): readonly ServiceBinding[] {
  const { internal } = subgraph;
  return [
    {
      ...ACCESS,
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
    ...createSettingsBindings(subgraph),
  ];
}
