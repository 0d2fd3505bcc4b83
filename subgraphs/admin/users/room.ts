import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import { createPasswords, type Passwords } from '../../../kernel/passwords.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { adminUserStore } from './admin-user-model.ts';
import { attemptStore } from './attempt-model.ts';
import { createBackOff } from './back-off.ts';
import { type Bootstrap, bootstrapOnce } from './bootstrap.ts';
import { adminUserResolvers } from './resolvers.ts';
import { createRoster } from './roster.ts';
import { createAdminSignInService } from './sign-in-service.ts';
import { createTokenStanding } from './token-standing.ts';
import { createAdminUserChanges } from './user-change.ts';
import { createAdminUserService } from './user-service.ts';

export interface UsersRoomDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly tokens: TokenService;
  readonly settings: LiveSettings;
  readonly bootstrap: Bootstrap;
  /** The six digits of the demo login; without them there is none. */
  readonly demoCode?: string | undefined;
  readonly isProduction: boolean;
  /** Shows a generated password to the operator, once. */
  readonly revealSecret: (message: string, secret: string) => void;
  /** Another cost than the default is for tests. */
  readonly passwords?: Passwords;
  readonly now: Clock;
}

/** Opens the room of the administrators; makes the first one on the first start. Errors: ConfigError when it may not. */
export async function openUsersRoom(given: UsersRoomDeps) {
  const [users, attempts] = await Promise.all([
    adminUserStore(given.connection),
    attemptStore(given.connection),
  ]);
  const roster = createRoster({ users });
  const deps = {
    ...given,
    users,
    passwords: given.passwords ?? createPasswords(),
    roster,
    backOff: createBackOff({ attempts, now: given.now }),
    demoCode: given.demoCode,
  };
  await bootstrapOnce(deps);
  const services = {
    signIn: createAdminSignInService(deps),
    standing: createTokenStanding(deps),
    users: createAdminUserService(deps),
    changes: createAdminUserChanges(deps),
  };
  return {
    resolvers: adminUserResolvers(services),
    services,
    standing: services.standing.standing,
    isDemoLoginOpen: services.signIn.isDemoLoginOpen,
    deciderAddresses: services.users.deciderAddresses,
    roster,
  };
}
