import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import type { Write } from '../../../store/ledger.ts';
import { type AdminUser, isActiveAdmin } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';

const ATTEMPTS = 8;

export type Roster = ReturnType<typeof createRoster>;

/** Who keeps the platform in hands: there is an active ADMIN at every moment, and only an active one changes others. */
export function createRoster({ users }: { users: AdminUserStore }) {
  return {
    /**
     * Runs a change that may meet another one: reads anew and tries again. Errors: FORBIDDEN when the caller lost the role
     * meanwhile, CONFLICT when trying again did not help.
     */
    async change<T>(actorId: string, attempt: () => Promise<T>): Promise<T> {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt();
        } catch (error) {
          if (!isAppError(error) || error.code !== 'CONFLICT') throw error;
          const actor = await users.byId(actorId);
          if (!actor || !isActiveAdmin(actor)) throw noLongerAdmin();
          if (tries === ATTEMPTS) throw error;
        }
      }
    },

    /** The write that makes a change of others fail once its maker is no active ADMIN any more. */
    actingWrite: (actorId: string): Write => users.actingWrite(actorId),

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

/** The account behind a request. Errors: INTERNAL for callers that are no administrators. */
export function adminOf({ identity }: Context): Extract<Context['identity'], { kind: 'admin' }> {
  if (identity.kind === 'admin') return identity;
  throw new AppError('INTERNAL', 'An operation of administrators was permitted to somebody else.');
}
