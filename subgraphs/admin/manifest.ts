import { readFileSync } from 'node:fs';
import type { Domain } from '../domain.ts';
import { adminConfigRoutes } from './config/rest.ts';
import { adminHealthRoutes } from './health/rest.ts';
import type { AdminServices } from './index.ts';
import { adminLogRoutes } from './logs/rest.ts';
import type { LogSettings } from './logs/room.ts';
import type { AdminNeeds, AdminPorts } from './ports.ts';
import { remoteAdmin } from './remote/admin.ts';
import { ADMIN_ENVIRONMENT, type AdminSettings, DEMO_LOGIN } from './settings.ts';
import { adminUserRoutes } from './users/rest.ts';
import { adminRoutes } from './users/session-rest.ts';

/** The Admin Console: administrators, the system configuration, logs and the Console's own audit log. */
export const admin: Domain<'admin', AdminNeeds, AdminPorts, AdminServices> = {
  name: 'admin',
  unit: 'admin-console',
  database: 'admin',
  isAudited: true,
  settings: { environment: ADMIN_ENVIRONMENT, live: [DEMO_LOGIN] },
  routes: [...adminRoutes, ...adminUserRoutes, ...adminConfigRoutes, ...adminHealthRoutes, ...adminLogRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).adminServices(subgraph),
  remote: remoteAdmin,
  async open(house, { localLogs, ...needs }) {
    const { createAdmin } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    const own = config.of(ADMIN_ENVIRONMENT);
    return createAdmin({
      ...needs,
      logs: logSettings(own, localLogs),
      ...(await house.books()),
      connection,
      settings,
      envelope: house.envelope(),
      tokens: house.tokens(),
      demoCode: own.ADMIN_DEMO_LOGIN_CODE,
      bootstrap: { email: own.ADMIN_BOOTSTRAP_EMAIL, password: own.ADMIN_BOOTSTRAP_PASSWORD },
      isProduction: config.isProduction,
      now,
      log,
    });
  },
};

/** Where log lines come from. */
function logSettings(own: AdminSettings, local: AdminNeeds['localLogs']): LogSettings {
  const { LOG_SIDECAR_URL, LOG_SIDECAR_TOKEN = '', REMOTE_LOGS_URL, REMOTE_LOGS_TOKEN_FILE: file } = own;
  // Read for each connection, so that it can be renewed.
  const remoteToken = () =>
    file === undefined ? (own.REMOTE_LOGS_TOKEN ?? '') : readFileSync(file, 'utf8').trim();
  return {
    sidecar:
      LOG_SIDECAR_URL === undefined ? undefined : { url: LOG_SIDECAR_URL, token: () => LOG_SIDECAR_TOKEN },
    local,
    remote: REMOTE_LOGS_URL === undefined ? undefined : { url: REMOTE_LOGS_URL, token: remoteToken },
  };
}
