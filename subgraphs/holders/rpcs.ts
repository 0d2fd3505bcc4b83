import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { HolderSessionService } from '../../proto/generated/testamur/internal/session.ts';
import { type BindingOf, row, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import type { HolderInternals } from './accounts/resolvers.ts';
import { SESSIONS } from './contracts.ts';

/** What the edge asks about the cookies and tokens of holders. */
export function holderServices({ internal }: Subgraph<HolderInternals>): readonly ServiceBinding[] {
  const sessionOfCookie = standing(internal.resolveHolderSession);
  const holderOfToken = standing(internal.holderTokenStanding);
  return [
    {
      ...SESSIONS,
      rpcs: {
        Resolve: row({
          resolver: sessionOfCookie,
          args: ({ token }) => ({ input: { token } }),
          reply: ({ holderId, sessionId, dids, maxAge }) => ({
            holderId,
            sessionId,
            dids,
            extendedMaxAge: maxAge,
          }),
        }),
        GetTokenStanding: row({
          resolver: holderOfToken,
          args: ({ holderId, sessionId }) => ({ input: { holderId, sessionId } }),
          reply: ({ dids }) => ({ dids }),
        }),
      },
    } satisfies BindingOf<HolderSessionService>,
  ];
}

/** A cookie or token that stands for nobody is NOT_FOUND to the unit that asks. */
function standing<Args, Found>(
  resolve: (parent: unknown, args: Args, context: Context) => Promise<Found | null>,
) {
  return async (parent: unknown, args: Args, context: Context): Promise<Found> => {
    const found = await resolve(parent, args, context);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'It stands for no session.');
  };
}
