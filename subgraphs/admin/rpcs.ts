import type { AdminAccessService } from '../../proto/generated/testamur/internal/access.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { createSettingsBinding } from './config/rpcs.ts';
import { ACCESS } from './contracts.ts';
import type { AdminServices } from './index.ts';

/** What the edge asks about the owner of a bearer token, and what every unit asks of the settings. */
export function adminServices({ internal }: Subgraph<AdminServices>): readonly ServiceBinding[] {
  return [
    {
      ...ACCESS,
      rpcs: {
        GetStanding: operationRow({
          operation: internal.standing.standingOf,
          args: ({ userId, tokenId, tokenEpoch }) => ({ userId, tokenId, tokenEpoch }),
          reply: ({ role, status, tokenStands }) => ({ role, status, tokenStands }),
        }),
        ListDeciderAddresses: operationRow({
          operation: (_input, context) => internal.users.deciderAddresses(context),
          args: () => ({}),
          reply: ({ addresses }) => ({ addresses }),
        }),
      },
    } satisfies BindingOf<AdminAccessService>,
    createSettingsBinding(internal),
  ];
}
