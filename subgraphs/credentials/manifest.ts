import type { Domain } from '../domain.ts';
import { bulkRoutes } from './bulk/rest.ts';
import type { CredentialPorts, CredentialsNeeds } from './ports.ts';
import { remoteCredentials } from './remote/credentials.ts';
import type { CredentialInternals } from './resolvers.ts';
import { credentialRoutes } from './rest.ts';
import { STATUS_LISTS } from './settings.ts';
import { templateRoutes } from './templates/rest.ts';

/** Credential issuance: signed credentials, their status and their counts. */
export const credentials: Domain<'credentials', CredentialsNeeds, CredentialPorts, CredentialInternals> = {
  name: 'credentials',
  unit: 'credential-issuance',
  database: 'credentials',
  isAudited: true,
  settings: { live: [STATUS_LISTS] },
  routes: [...credentialRoutes, ...templateRoutes, ...bulkRoutes],
  services: async (subgraph) => (await import('./rpcs.ts')).createCredentialBindings(subgraph),
  remote: remoteCredentials,
  async open(house, needs) {
    const { createCredentials } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    return createCredentials({
      ...needs,
      ...(await house.books()),
      connection,
      settings,
      contextUrl: config.contextUrl,
      statusListsUrl: config.statusListsUrl,
      sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      now,
      log,
    });
  },
};
