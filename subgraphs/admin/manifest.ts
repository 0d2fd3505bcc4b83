import type { Domain } from '../domain.ts';
import { adminConfigRoutes } from './config/rest.ts';
import { adminHealthRoutes } from './health/rest.ts';
import type { AdminServices } from './index.ts';
import { adminLogRoutes } from './logs/rest.ts';
import type { AdminNeeds, AdminPorts } from './ports.ts';
import { remoteAdmin } from './remote/admin.ts';
import { adminUserRoutes } from './users/rest.ts';
import { adminRoutes } from './users/session-rest.ts';

/** The Admin Console: administrators, the system configuration, logs and the Console's own audit log. */
export const admin: Domain<'admin', AdminNeeds, AdminPorts, AdminServices> = {
  name: 'admin',
  unit: 'admin-console',
  database: 'admin',
  isAudited: true,
  routes: [...adminRoutes, ...adminUserRoutes, ...adminConfigRoutes, ...adminHealthRoutes, ...adminLogRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).adminServices(subgraph),
  remote: remoteAdmin,
  async open(house, needs) {
    const { createAdmin } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    return createAdmin({
      ...needs,
      ...(await house.books()),
      connection,
      settings,
      envelope: house.envelope(),
      tokens: house.tokens(),
      demoCode: config.ADMIN_DEMO_LOGIN_CODE,
      bootstrap: { email: config.ADMIN_BOOTSTRAP_EMAIL, password: config.ADMIN_BOOTSTRAP_PASSWORD },
      isProduction: config.isProduction,
      now,
      log,
    });
  },
};
