import type { Domain } from '../domain.ts';
import { holderAccountRoutes } from './accounts/rest.ts';
import { evidenceRoutes } from './evidence/rest.ts';
import { holderInviteRoutes } from './invites/rest.ts';
import { holderPasskeyRoutes } from './passkeys/rest.ts';
import type { HolderPorts, HoldersNear, HoldersNeeds, HoldersService } from './ports.ts';
import { remoteHolders } from './remote.ts';
import { holderRequestRoutes } from './requests/rest.ts';
import { INVITES_RETENTION } from './settings.ts';
import { holderSharingRoutes } from './sharing/rest.ts';
import { sharedRoutes } from './sharing/shared-rest.ts';
import { receivedRequestRoutes } from './verification-requests/rest.ts';
import { walletRoutes } from './wallet/rest.ts';

/** People: their accounts, wallets, links, requests and invites. */
export const holders: Domain<'holders', HoldersNeeds, HolderPorts, HoldersService, HoldersNear> = {
  name: 'holders',
  unit: 'core-engine',
  database: 'core',
  isAudited: true,
  settings: { live: [INVITES_RETENTION] },
  routes: [
    ...sharedRoutes,
    ...holderAccountRoutes,
    ...holderPasskeyRoutes,
    ...walletRoutes,
    ...holderSharingRoutes,
    ...holderRequestRoutes,
    ...receivedRequestRoutes,
    ...holderInviteRoutes,
    ...evidenceRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).holderServices(subgraph),
  remote: remoteHolders,
  async open(house, needs) {
    const { createHolders } = await import('./index.ts');
    const { config, settings, connection, now, log } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    return createHolders({
      ...needs,
      ...books,
      connection,
      mailer,
      settings,
      envelope: house.envelope(),
      tokens: house.tokens(),
      publicUrl: config.PUBLIC_URL,
      sweepSeconds: config.EXPIRY_SWEEP_SECONDS,
      now,
      log,
    });
  },
};
