import type { AdminAccessService } from '../../proto/generated/testamur/internal/access.ts';
import { type BindingOf, row, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { createSettingsBinding } from './config/rpcs.ts';
import { ACCESS } from './contracts.ts';
import type { AdminInternals } from './index.ts';

/** What the edge asks about the owner of a bearer token, and what every unit asks of the settings. */
export function adminServices({ internal }: Subgraph<AdminInternals>): readonly ServiceBinding[] {
  return [
    {
      ...ACCESS,
      rpcs: {
        GetStanding: row({
          resolver: internal.adminStanding,
          args: ({ userId, tokenId, tokenEpoch }) => ({ input: { userId, tokenId, tokenEpoch } }),
          reply: ({ role, status, tokenStands }) => ({ role, status, tokenStands }),
        }),
        ListDeciderAddresses: row({
          resolver: internal.deciderAddresses,
          args: () => ({}),
          reply: ({ addresses }) => ({ addresses }),
        }),
      },
    } satisfies BindingOf<AdminAccessService>,
    createSettingsBinding(internal),
  ];
}
