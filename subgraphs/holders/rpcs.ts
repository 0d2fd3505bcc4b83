import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { HolderSessionService } from '../../proto/generated/testamur/internal/session.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { SESSIONS } from './contracts.ts';
import { rowInvitesBinding } from './invites/row-invite-rpcs.ts';
import { directoryBinding } from './learner-links/directory-rpcs.ts';
import type { HoldersService } from './ports.ts';
import { sharingBinding } from './wallet/sharing-rpcs.ts';

/** What the edge asks about the cookies and tokens of holders, learner records about their accounts, custodians about consents, and issuing for rows of files about invites. */
export function holderServices({ internal }: Subgraph<HoldersService>): readonly ServiceBinding[] {
  const sessionOfCookie = standing(internal.sessions.standing);
  const holderOfToken = standing(internal.sessions.tokenStanding);
  return [
    {
      ...SESSIONS,
      rpcs: {
        Resolve: operationRow({
          operation: sessionOfCookie,
          args: ({ token }) => ({ token }),
          reply: ({ holderId, sessionId, dids, maxAge }) => ({
            holderId,
            sessionId,
            dids,
            extendedMaxAge: maxAge,
          }),
        }),
        GetTokenStanding: operationRow({
          operation: holderOfToken,
          args: ({ holderId, sessionId }) => ({ holderId, sessionId }),
          reply: ({ dids }) => ({ dids }),
        }),
      },
    } satisfies BindingOf<HolderSessionService>,
    directoryBinding(internal.directory),
    sharingBinding(internal.sharing),
    rowInvitesBinding(internal.rowInvites),
  ];
}

/** A cookie or token that stands for nobody is NOT_FOUND to the unit that asks. */
function standing<Found>(ask: (input: unknown, context: Context) => Promise<Found | null>) {
  return async (input: unknown, context: Context): Promise<Found> => {
    const found = await ask(input, context);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'It stands for no session.');
  };
}
