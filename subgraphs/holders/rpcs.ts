import { AppError } from '../../kernel/errors.ts';
import type { ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { SESSIONS } from './contracts.ts';

/** What the edge asks about the cookies and tokens of holders. */
export function holderServices({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      ...SESSIONS,
      rpcs: {
        Resolve: {
          resolver: standing(internal['resolveHolderSession'] as Resolver),
          args: ({ token }) => ({ input: { token } }),
          reply: ({ holderId, sessionId, dids, maxAge }) => ({
            holderId,
            sessionId,
            dids,
            ...(maxAge === undefined ? {} : { extendedMaxAge: maxAge }),
          }),
        },
        GetTokenStanding: {
          resolver: standing(internal['holderTokenStanding'] as Resolver),
          args: ({ holderId, sessionId }) => ({ input: { holderId, sessionId } }),
          reply: ({ dids }) => ({ dids }),
        },
      },
    },
  ];
}

/** A cookie or token that stands for nobody is NOT_FOUND to the unit that asks. */
function standing(resolve: Resolver): Resolver {
  return async (parent, args, context) => {
    const found: unknown = await resolve(parent, args, context);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'It stands for no session.');
  };
}
