import type { Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { ReadSettings } from '../../kernel/settings-watch.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, merged, type Subgraph } from '../subgraph.ts';
import { openConfigRoom, type PutSetting } from './config/room.ts';
import { openConsoleLogRoom } from './console-log/room.ts';
import { type CoreHealth, type Neighbours, openHealthRoom } from './health/room.ts';
import { type LogSettings, openLogsRoom } from './logs/room.ts';
import type { AdminStanding, AdminToken } from './users/admin-user.ts';
import { openUsersRoom, type UsersRoomDeps } from './users/room.ts';

export type { PutSetting } from './config/room.ts';
export type { LogSettings } from './logs/room.ts';
export type { AdminStanding } from './users/admin-user.ts';

export interface Admin {
  readonly subgraph: Subgraph;
  readonly ledger: Ledger;
  /** The current role and status of an administrator and whether a token stands, uncached; undefined for an unknown id. */
  standing(token: AdminToken): Promise<AdminStanding | undefined>;
  /** Whether there is a demo login at this moment. */
  isDemoLoginOpen(): boolean;
  /** Where those who may decide about applications are written to, at most 100; for units only. */
  deciderAddresses(context: Context): Promise<{ readonly addresses: readonly string[] }>;
  /** What administrators have set, unless it is at the known version still. */
  readonly readSettings: ReadSettings;
  readonly putSetting: PutSetting;
  start(): void;
  close(): Promise<void>;
}

export interface AdminDeps extends UsersRoomDeps {
  readonly envelope: Envelope;
  /** The two units that the Console asks itself how they are. */
  readonly neighbours: Neighbours;
  readonly platformHealth: CoreHealth;
  /** Where log lines come from; without it they cannot be read. */
  readonly logs?: LogSettings | undefined;
  readonly log: Logger;
}

/** The Admin Console's rooms; makes the first administrator on the first start. Errors: ConfigError when it may not. */
export async function createAdmin(deps: AdminDeps): Promise<Admin> {
  const users = await openUsersRoom(deps);
  const config = await openConfigRoom({ ...deps, roster: users.roster });
  const health = openHealthRoom(deps);
  const consoleLog = await openConsoleLogRoom(deps);
  const logs = openLogsRoom(deps);
  const rooms = [users, config, health, consoleLog, logs];
  return {
    subgraph: createSubgraph({
      name: 'admin',
      resolvers: merged(...rooms.map(({ resolvers }) => resolvers)),
      internal: { ...users.internal, ...config.internal },
    }),
    ledger: deps.ledger,
    standing: users.standing,
    isDemoLoginOpen: users.isDemoLoginOpen,
    deciderAddresses: users.deciderAddresses,
    readSettings: config.readSettings,
    putSetting: config.putSetting,
    start: health.start,
    async close() {
      await Promise.all([health.close(), logs.close()]);
    },
  };
}
