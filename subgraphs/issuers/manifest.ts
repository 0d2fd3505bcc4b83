import { createOutbound } from '../../kernel/outbound/outbound.ts';
import type { Domain } from '../domain.ts';
import { adminFederatedIssuerRoutes } from './federation-rest.ts';
import type { IssuerPorts, IssuersNeeds } from './ports.ts';
import { remoteIssuers } from './remote/issuers.ts';
import type { IssuersService } from './resolvers.ts';
import { issuerRoutes } from './rest.ts';
import { issuerSsoRoutes } from './sso/rest.ts';

/** The issuer registry: institutions, their keys and API keys, and did:web issuers of other platforms. */
export const issuers: Domain<'issuers', IssuersNeeds, IssuerPorts, IssuersService> = {
  name: 'issuers',
  unit: 'issuer-registry',
  database: 'issuers',
  isAudited: true,
  routes: [...issuerRoutes, ...issuerSsoRoutes, ...adminFederatedIssuerRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).createIssuerBindings(subgraph),
  remote: remoteIssuers,
  async open(house, needs) {
    const { createIssuers } = await import('./index.ts');
    const { config, connection, now, log } = house;
    return createIssuers({
      ...needs,
      ...(await house.books()),
      connection,
      envelope: house.envelope(),
      contextUrl: config.contextUrl,
      publicUrl: config.PUBLIC_URL,
      cacheOptions: { redisUrl: config.REDIS_URL, commons: house.commons },
      outbound: createOutbound({
        trustedHosts: config.OUTBOUND_TRUSTED_HOSTS,
        caFile: config.OUTBOUND_CA_FILE,
      }),
      now,
      log,
    });
  },
};
