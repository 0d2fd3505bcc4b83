import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Write } from '../../../store/ledger.ts';
import { type Actor, type AdminUser, isActiveAdmin, standingOf } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';

export type Roster = ReturnType<typeof createRoster>;

/** Who keeps the platform in hands: there is an active ADMIN at every moment, and what an administrator changes ends with their sign-in. */
export function createRoster({ users }: { users: AdminUserStore }) {
  return {
    /**
     * Runs a change that may meet another one: reads anew and tries again. Errors: FORBIDDEN when the caller lost the role
     * meanwhile, TOKEN_INVALID when it signed out, CONFLICT when trying again did not help.
     */
    async change<T>(actor: Actor, attempt: () => Promise<T>): Promise<T> {
      return anewAfterRaces(async (lostTo) => {
        if (lostTo) await requireStanding(actor);
        return attempt();
      });
    },

    /** The write that makes a change fail once its maker has lost the role, or the sign-in. */
    actingWrite: (actor: Actor): Write => users.actingWrite(actor),

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

  async function requireStanding(actor: Actor): Promise<void> {
    const user = await users.byId(actor.userId);
    if (user?.status !== 'ACTIVE' || user.role !== actor.role) throw lostRole(actor);
    if (!standingOf(user, actor).tokenStands) throw signedOut();
  }
}

function lostRole({ role }: Actor): AppError {
  return new AppError(
    'FORBIDDEN',
    `Your account lost the role ${role} meanwhile; ask another administrator.`,
  );
}

function signedOut(): AppError {
  return new AppError('TOKEN_INVALID', 'This token was signed out meanwhile; sign in again.');
}

/** The account behind a request. Errors: INTERNAL for callers that are no administrators. */
export function adminOf({ identity }: Context): Actor {
  if (identity.kind === 'admin') return identity;
  throw new AppError('INTERNAL', 'An operation of administrators was permitted to somebody else.');
}
