import { createOutbound } from '../../kernel/outbound/outbound.ts';
import type { Domain } from '../domain.ts';
import { attestationRoutes } from './attestations/rest.ts';
import { intakeRoutes } from './intake/rest.ts';
import type { CustodiansNeeds, CustodiansPorts } from './ports.ts';
import { custodianRoutes } from './registry/rest.ts';
import { remoteCustodians } from './remote.ts';
import { reviewRoutes } from './review/rest.ts';
import { searchRoutes } from './search/rest.ts';
import type { CustodiansService } from './services.ts';
import { custodianSsoRoutes } from './sso/rest.ts';
import { workforceRoutes } from './workforce/rest.ts';

/** Custodians: organizations that hold or vouch for records of others. */
export const custodians: Domain<'custodians', CustodiansNeeds, CustodiansPorts, CustodiansService> = {
  name: 'custodians',
  unit: 'custodian-registry',
  database: 'custodians',
  isAudited: true,
  routes: [
    ...custodianRoutes,
    ...intakeRoutes,
    ...reviewRoutes,
    ...attestationRoutes,
    ...searchRoutes,
    ...workforceRoutes,
    ...custodianSsoRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).custodiansServices(subgraph),
  remote: remoteCustodians,
  async open(house, needs) {
    const { createCustodians } = await import('./index.ts');
    const { config, connection, now, log } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    return createCustodians({
      ...needs,
      ...books,
      connection,
      mailer,
      fingerprintKey: house.keyFor('custodian-search'),
      envelope: house.envelope(),
      contextUrl: config.contextUrl,
      cacheOptions: { redisUrl: config.REDIS_URL, commons: house.commons },
      outbound: createOutbound({
        trustedHosts: config.OUTBOUND_TRUSTED_HOSTS,
        caFile: config.OUTBOUND_CA_FILE,
      }),
      publicUrl: config.PUBLIC_URL,
      sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      now,
      log,
    });
  },
};
