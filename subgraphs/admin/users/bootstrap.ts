import type { Clock } from '../../../kernel/clock.ts';
import { ConfigError } from '../../../kernel/config.ts';
import { newContext } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import { newId, newToken } from '../../../kernel/ids.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { bootstrapAdmin } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';

const ATTEMPTS = 5;

export interface Bootstrap {
  readonly email: string;
  /** Without it a password is generated and revealed, outside of production. */
  readonly password?: string | undefined;
}

/**
 * Makes the first administrator when the store has none, exactly once whoever starts at the same time.
 * Errors: ConfigError in production without a password.
 */
export async function bootstrapOnce(deps: {
  users: AdminUserStore;
  ledger: Ledger;
  passwords: Passwords;
  bootstrap: Bootstrap;
  isProduction: boolean;
  revealSecret: (message: string, secret: string) => void;
  now: Clock;
}): Promise<void> {
  const { users, ledger, passwords, bootstrap, isProduction, revealSecret, now } = deps;
  const context = newContext({ identity: { kind: 'unit', unit: 'admin-console' } });

  for (let attempt = 1; !(await users.isBootstrapped()); attempt++) {
    // 1. A store that has users needs no first one, but must not make one later either.
    const isFirstRun = await users.isEmpty();
    if (isFirstRun && isProduction && bootstrap.password === undefined) {
      throw new ConfigError(
        'ADMIN_BOOTSTRAP_PASSWORD: set it for the first start; in production no password is generated.',
      );
    }
    const password = bootstrap.password ?? newToken();
    const at = now();
    const user = isFirstRun
      ? bootstrapAdmin({
          userId: newId(),
          email: bootstrap.email,
          passwordHash: await passwords.hash(password),
          at,
        })
      : undefined;

    // 2. The marker and the user, or neither.
    try {
      await ledger.commit(context, {
        writes: [users.bootstrapWrite(at), ...(user ? [users.insertWrite(user)] : [])],
        audit: user
          ? {
              action: 'admin.bootstrapped',
              subject: { type: 'AdminUser', id: user.userId },
              newState: user.status,
            }
          : [],
      });
    } catch (error) {
      // Another process was first, or its transaction was in the way: the marker tells.
      const isRace = isDuplicateKey(error) || (isAppError(error) && error.code === 'CONFLICT');
      if (!isRace || attempt === ATTEMPTS) throw error;
      continue;
    }

    // 3. Only the process that made the account knows its password.
    if (user && bootstrap.password === undefined) {
      revealSecret(
        `The first administrator ${user.email} was made; the password in this line is shown once`,
        password,
      );
    }
    return;
  }
}
