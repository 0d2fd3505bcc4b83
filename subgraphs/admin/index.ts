import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { configInternals } from './config/resolvers.ts';
import { openConfigRoom } from './config/room.ts';
import { openConsoleLogRoom } from './console-log/room.ts';
import { openHealthRoom } from './health/room.ts';
import { openLogsRoom } from './logs/room.ts';
import type { AdminNeeds, AdminPorts } from './ports.ts';
import type { adminUserInternals } from './users/resolvers.ts';
import { openUsersRoom, type UsersRoomDeps } from './users/room.ts';

export interface AdminDeps extends AdminNeeds, Omit<UsersRoomDeps, keyof AdminNeeds> {
  readonly envelope: Envelope;
  readonly log: Logger;
}

export type AdminInternals = ReturnType<typeof adminUserInternals> & ReturnType<typeof configInternals>;
export type OpenAdmin = OpenDomain<AdminPorts, AdminInternals>;

/** The Admin Console's rooms; makes the first administrator on the first start. Errors: ConfigError when it may not. */
export async function createAdmin(deps: AdminDeps): Promise<OpenAdmin> {
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
    ports: {
      administrators: {
        standing: users.standing,
        deciderAddresses: async (context) => (await users.deciderAddresses(context)).addresses,
      },
      settings: { read: config.readSettings, put: config.putSetting },
    },
    near: {},
    isServed: (operation) => operation !== 'adminDemoSignIn' || users.isDemoLoginOpen(),
    start: health.start,
    async close() {
      await Promise.all([health.close(), logs.close()]);
    },
  };
}
