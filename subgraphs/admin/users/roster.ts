import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import type { Write } from '../../../store/ledger.ts';
import { type AdminUser, isActiveAdmin } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';

const ATTEMPTS = 8;

/** Who makes a change, and with which token. */
export type Actor = Extract<Identity, { kind: 'admin' }>;

export type Roster = ReturnType<typeof createRoster>;

/** Who keeps the platform in hands: there is an active ADMIN at every moment, and only an active one changes others. */
export function createRoster({ users }: { users: AdminUserStore }) {
  return {
    /**
     * Runs a change that may meet another one: reads anew and tries again. Errors: FORBIDDEN when the caller lost the role
     * meanwhile, TOKEN_INVALID when it signed out, CONFLICT when trying again did not help.
     */
    async change<T>({ userId, tokenId }: Actor, attempt: () => Promise<T>): Promise<T> {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt();
        } catch (error) {
          if (!isAppError(error) || error.code !== 'CONFLICT') throw error;
          const actor = await users.byId(userId);
          if (!actor || !isActiveAdmin(actor)) throw noLongerAdmin();
          if (actor.endedTokens.some((ended) => ended.tokenId === tokenId)) throw signedOut();
          if (tries === ATTEMPTS) throw error;
        }
      }
    },

    /** The write that makes a change of others fail once its maker is no active ADMIN any more. */
    actingWrite: ({ userId, tokenId }: Actor): Write => users.actingWrite(userId, tokenId),

    /** What must commit with the loss of an active ADMIN. Errors: LAST_ADMIN. */
    async lossWrites(user: AdminUser): Promise<readonly Write[]> {
      if (!isActiveAdmin(user)) return [];
      const version = await users.rosterVersion();
      if (await users.hasAnotherActiveAdmin(user.userId)) return [users.rosterWrite(version)];
      throw new AppError(
        'LAST_ADMIN',
        'This is the last active ADMIN; give another administrator the role ADMIN first.',
      );
    },
  };
}

function noLongerAdmin(): AppError {
  return new AppError('FORBIDDEN', 'Your account lost the role ADMIN meanwhile; ask another administrator.');
}

function signedOut(): AppError {
  return new AppError('TOKEN_INVALID', 'This token was signed out meanwhile; sign in again.');
}

/** The account behind a request. Errors: INTERNAL for callers that are no administrators. */
export function adminOf({ identity }: Context): Actor {
  if (identity.kind === 'admin') return identity;
  throw new AppError('INTERNAL', 'An operation of administrators was permitted to somebody else.');
}
