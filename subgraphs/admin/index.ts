import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import { createPasswords } from '../../kernel/passwords.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, type Subgraph } from '../subgraph.ts';
import type { AdminStanding } from './admin-user.ts';
import { adminUserStore } from './admin-user-model.ts';
import { createBackOff } from './back-off.ts';
import { type Bootstrap, bootstrapOnce } from './bootstrap.ts';
import { type LogSettings, openLogsRoom } from './logs/room.ts';
import { adminInternals, adminResolvers } from './resolvers.ts';
import { createAdminSignInService } from './sign-in-service.ts';

export type { AdminStanding } from './admin-user.ts';
export type { LogSettings } from './logs/room.ts';

export interface Admin {
  readonly subgraph: Subgraph;
  readonly ledger: Ledger;
  /** The current role and status of an administrator, uncached; undefined for an unknown id. */
  standing(userId: string): Promise<AdminStanding | undefined>;
  start(): void;
  close(): Promise<void>;
}

/** The Admin Console; makes the first administrator on the first start. Errors: ConfigError when it may not. */
export async function createAdmin(deps: {
  connection: Connection;
  ledger: Ledger;
  tokens: TokenService;
  /** Where log lines come from; without it they cannot be read. */
  logs?: LogSettings;
  bootstrap: Bootstrap;
  isProduction: boolean;
  /** Shows a generated password to the operator, once. */
  revealSecret: (message: string, secret: string) => void;
  now: Clock;
  log: Logger;
}): Promise<Admin> {
  const { connection, ledger, tokens, bootstrap, isProduction, revealSecret, now } = deps;
  const users = await adminUserStore(connection);
  const passwords = createPasswords();
  await bootstrapOnce({ users, ledger, passwords, bootstrap, isProduction, revealSecret, now });
  const service = createAdminSignInService({
    users,
    ledger,
    passwords,
    backOff: createBackOff({ now }),
    tokens,
    now,
  });
  const logs = openLogsRoom(deps);
  return {
    subgraph: createSubgraph({
      name: 'admin',
      resolvers: { ...adminResolvers(service), ...logs.resolvers },
      internal: adminInternals(service),
    }),
    ledger,
    standing: service.standing,
    start: () => undefined,
    close: logs.close,
  };
}
