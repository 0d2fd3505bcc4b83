import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import type { ConfigService } from './config/config-service.ts';
import { openConfigRoom } from './config/room.ts';
import { openConsoleLogRoom } from './console-log/room.ts';
import { openHealthRoom } from './health/room.ts';
import { type LogSettings, openLogsRoom } from './logs/room.ts';
import type { AdminNeeds, AdminPorts } from './ports.ts';
import type { UsersServices } from './users/resolvers.ts';
import { openUsersRoom, type UsersRoomDeps } from './users/room.ts';

export interface AdminDeps extends Omit<AdminNeeds, 'localLogs'>, Omit<UsersRoomDeps, keyof AdminNeeds> {
  /** Without it log lines cannot be read. */
  readonly logs?: LogSettings;
  readonly envelope: Envelope;
  readonly log: Logger;
}

/** What other units ask of it. */
export interface AdminServices extends Pick<UsersServices, 'standing' | 'users'> {
  readonly config: ConfigService;
  readonly putSetting: AdminPorts['settings']['put'];
}
export type OpenAdmin = OpenDomain<AdminPorts, AdminServices>;

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
      internal: { ...users.services, config: config.service, putSetting: config.putSetting },
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
