import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { createPasswords } from '../../../kernel/passwords.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { adminUserStore } from './admin-user-model.ts';
import { createBackOff } from './back-off.ts';
import { type Bootstrap, bootstrapOnce } from './bootstrap.ts';
import { adminInternals, adminResolvers } from './resolvers.ts';
import { createAdminSignInService } from './sign-in-service.ts';

export interface UsersRoomDeps {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly tokens: TokenService;
  readonly bootstrap: Bootstrap;
  readonly isProduction: boolean;
  /** Shows a generated password to the operator, once. */
  readonly revealSecret: (message: string, secret: string) => void;
  readonly now: Clock;
}

/** Opens the room of the administrators; makes the first one on the first start. Errors: ConfigError when it may not. */
export async function openUsersRoom(deps: UsersRoomDeps) {
  const users = await adminUserStore(deps.connection);
  const passwords = createPasswords();
  await bootstrapOnce({ ...deps, users, passwords });
  const service = createAdminSignInService({
    ...deps,
    users,
    passwords,
    backOff: createBackOff(deps),
  });
  return {
    resolvers: adminResolvers(service),
    internal: adminInternals(service),
    standing: service.standing,
  };
}
