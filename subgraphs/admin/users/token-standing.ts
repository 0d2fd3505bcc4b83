import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { signOutUpdates } from '../../token-ends.ts';
import {
  type AdminStanding,
  type AdminToken,
  type AdminUser,
  signOutInput,
  standingInput,
  standingOf,
} from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';
import { adminOf } from './roster.ts';
import { subjectOf } from './user-service.ts';

export interface SignedOutAdmin {
  readonly user: AdminUser;
  readonly everywhere: boolean;
}

export type TokenStanding = ReturnType<typeof createTokenStanding>;

/** Whether bearer tokens of administrators stand, asked for each request, and how they end before their time. */
export function createTokenStanding(deps: { users: AdminUserStore; ledger: Ledger; now: Clock }) {
  const { users, ledger, now } = deps;

  async function standing(token: AdminToken): Promise<AdminStanding | undefined> {
    const user = await users.byId(token.userId);
    return user && standingOf(user, token);
  }

  return {
    /** Uncached, one read; undefined for an unknown person. */
    standing,

    /** The same for other units. Errors: NOT_FOUND. */
    async standingOf(input: unknown, context: Context): Promise<AdminStanding> {
      permit(context, 'admin.standing');
      const found = await standing(parseInput(standingInput, input));
      if (!found) throw new AppError('NOT_FOUND', 'There is no administrator of that id.');
      return found;
    },

    /** Ends the token of the request, or all of the person's; with the reply it opens nothing any more. */
    async signOut(input: unknown, context: Context): Promise<SignedOutAdmin> {
      permit(context, 'admin.signOut');
      const { everywhere: asked = false } = parseInput(signOutInput, input ?? {});
      const { userId, tokenId } = adminOf(context);
      const user = await users.byId(userId);
      if (!user)
        throw new AppError('TOKEN_INVALID', 'This account is gone; there is nothing to sign out of.');
      const { everywhere, updates } = signOutUpdates(
        user,
        { tokenId, everywhere: asked },
        { scope: 'admin-console', at: now() },
      );
      await ledger.commit(context, {
        writes: users.signOutWrites(userId, updates),
        audit: {
          action: everywhere ? 'admin.signed_out_everywhere' : 'admin.signed_out',
          subject: subjectOf(user),
        },
      });
      return { user, everywhere };
    },
  };
}
