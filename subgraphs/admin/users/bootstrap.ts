import type { Clock } from '../../../kernel/clock.ts';
import { ConfigError } from '../../../kernel/config.ts';
import { newContext } from '../../../kernel/context.ts';
import { newId, newToken } from '../../../kernel/ids.ts';
import type { Passwords } from '../../../kernel/passwords.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { newAdminUser } from './admin-user.ts';
import type { AdminUserStore } from './admin-user-model.ts';

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

  // Another process may be first, or its transaction in the way: the marker tells.
  await anewAfterRaces(async () => {
    if (await users.isBootstrapped()) return;
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
      ? newAdminUser({
          userId: newId(),
          email: bootstrap.email,
          displayName: 'Administrator',
          role: 'ADMIN',
          passwordHash: await passwords.hash(password),
          createdBy: null,
          at,
        })
      : undefined;

    // 2. The marker and the user, or neither.
    await ledger.commit(context, {
      writes: [users.bootstrapWrite(at, user?.userId ?? null), ...(user ? [users.insertWrite(user)] : [])],
      audit: user
        ? {
            action: 'admin.bootstrapped',
            subject: { type: 'AdminUser', id: user.userId },
            newState: user.status,
          }
        : [],
    });

    // 3. Only the process that made the account knows its password.
    if (user && bootstrap.password === undefined) {
      revealSecret(
        `The first administrator ${user.email} was made; the password in this line is shown once`,
        password,
      );
    }
  });
}
