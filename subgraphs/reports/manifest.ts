import type { Domain } from '../domain.ts';
import type { ReportsNeeds } from './ports.ts';
import { reportRoutes } from './rest.ts';
import { MOST_ROWS, RETENTION_DAYS } from './settings.ts';

/** Reports: what organizations and regulators want to have as a file, with proof of what it says. */
export const reports: Domain<'reports', ReportsNeeds, object, object> = {
  name: 'reports',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  settings: { live: [RETENTION_DAYS, MOST_ROWS] },
  routes: reportRoutes,
  // Nobody asks it over gRPC: it asks the others.
  services: async () => [],
  remote: () => ({}),
  async open(house, needs) {
    const { createReports } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    return createReports({
      ...needs,
      ...(await house.books()),
      connection,
      settings,
      downloadKey: house.keyFor('report-downloads'),
      publicUrl: config.PUBLIC_URL,
      now,
      log,
    });
  },
};
