import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { openAccountsRoom } from './accounts/room.ts';
import { openEvidenceRoom } from './evidence/room.ts';
import { openInvitesRoom } from './invites/room.ts';
import { openLearnerLinksRoom } from './learner-links/room.ts';
import { createOrganizations } from './organizations.ts';
import { openPasskeysRoom } from './passkeys/room.ts';
import type { HolderPorts, HoldersNear, HoldersNeeds, HoldersService } from './ports.ts';
import { openRequestsRoom } from './requests/room.ts';
import type { Room } from './room.ts';
import { openSharingRoom } from './sharing/room.ts';
import { openVerificationRequestsRoom } from './verification-requests/room.ts';
import { openWalletRoom } from './wallet/room.ts';

export interface HoldersDeps extends HoldersNeeds {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly mailer: Mailer;
  readonly settings: LiveSettings;
  readonly envelope: Envelope;
  readonly tokens: TokenService;
  /** The address of the gateway as browsers see it; e-mailed links start with it, whatever host a request named. */
  readonly publicUrl: string;
  /** Seconds between two sweeps of what is due. */
  readonly sweepSeconds: number;
  readonly now: Clock;
  readonly log: Logger;
}

/** Opens everything that holders have; rooms that need each other meet when they are called. */
export async function createHolders(
  deps: HoldersDeps,
): Promise<OpenDomain<HolderPorts, HoldersService, HoldersNear>> {
  const { tokens, issuerNames, held, ledger, trail, modelCalls } = deps;
  const organizations = createOrganizations(deps);
  const verifierName = (id: string) => deps.knownVerifiers.nameOf(id);

  const accountsRoom = await openAccountsRoom({
    ...deps,
    hasConsented: (holderId, purpose) => wallet.hasConsented(holderId, purpose),
    erasers: () => [
      ...[wallet, ...rooms].map(({ eraser }) => eraser),
      { erase: async ({ holderId }) => modelCalls.eraseWrites(holderId) },
    ],
  });
  const { accounts, sessions } = accountsRoom;
  const wallet = await openWalletRoom({
    ...deps,
    accounts,
    credentials: held,
    organizations,
    endsWith: async ({ holderId, purpose, scope }) =>
      purpose === 'SHARE_WITH_VERIFIER' && scope !== null
        ? sharing.revocationOf(holderId, scope)
        : { writes: [], audit: [] },
    linkAddress: (shareId: string, credentialId: string, context: Context) =>
      sharing.addressOf(shareId, credentialId, context),
    verifierName,
    exporters: () => [
      ...[accountsRoom, ...rooms].map(({ exporter }) => exporter),
      { name: 'activity', export: (holderId: string) => trail.activityOf(holderId) },
      { name: 'modelCalls', export: (holderId: string) => modelCalls.export(holderId) },
    ],
  });
  const { notificationWrite } = wallet;
  const [passkeys, sharing, requests, invites] = await Promise.all([
    openPasskeysRoom({
      ...deps,
      accounts,
      sessions,
      hasRecoveryCode: accountsRoom.hasRecoveryCode,
      ceremonyKey: tokens.deriveKey('passkey-ceremonies'),
    }),
    openSharingRoom({
      ...deps,
      accounts,
      credentials: held,
      notificationWrite,
      verifierName,
      isVerifierActive: (id) => deps.knownVerifiers.isActive(id),
    }),
    openRequestsRoom({ ...deps, accounts, organizations, notificationWrite }),
    openInvitesRoom({
      ...deps,
      accounts,
      organizations,
      platformKeyWrites: wallet.platformKeyWrites,
      notificationWrite,
      emailKey: tokens.deriveKey('claim-addresses'),
    }),
  ]);
  const evidence = await openEvidenceRoom({ ...deps, credentials: held, requests });
  const learnerLinks = openLearnerLinksRoom({
    ...deps,
    accounts,
    issuers: issuerNames,
    notificationWrite,
    hasConsented: wallet.hasConsented,
  });
  const { directory } = learnerLinks;
  const { rowInvites } = invites;
  const verificationRequests = await openVerificationRequestsRoom({
    ...deps,
    requests: deps.verificationRequests,
    accounts,
    linksOf: sharing.linksOf,
    wallet,
  });
  // Those beside the accounts, which are what erasure ends with, and the wallet, which makes the exported file.
  const rooms: readonly Room[] = [
    passkeys,
    sharing,
    requests,
    invites,
    evidence,
    learnerLinks,
    verificationRequests,
  ];

  return {
    subgraph: createSubgraph({
      name: 'holders',
      resolvers: merged(...[accountsRoom, wallet, ...rooms].map(({ resolvers }) => resolvers)),
      internal: { sessions: accountsRoom.internal, directory, sharing: wallet.sharing, rowInvites },
    }),
    ports: {
      sessions: { resolve: accountsRoom.resolve, standingOfToken: accountsRoom.standingOfToken },
      directory: {
        byId: (holderId, context) => directory.find({ holderId }, context),
        byDid: (did, context) => directory.find({ did }, context),
        tellOfLink: directory.tellOfLink,
      },
      consents: {
        sharing: (input, context) => wallet.sharing.sharing(input, asUnit(context, 'custodian-registry')),
        changes: (after, context) => wallet.sharing.changes(after, asUnit(context, 'custodian-registry')),
      },
      rowInvites: {
        invite: (input, context) => rowInvites.invite(input, asUnit(context, 'credential-issuance')),
        withdraw: (rowKeys, context) =>
          rowInvites.withdraw({ rowKeys }, asUnit(context, 'credential-issuance')),
        changes: (after, context) => rowInvites.changes(after, asUnit(context, 'credential-issuance')),
      },
      findable: { find: (people, context) => directory.findMany({ people }, context) },
    },
    near: {
      claims: { lockedOf: invites.lockedOf },
      modelConsents: {
        async agrees(did) {
          const account = await accounts.byDid(did);
          if (account)
            return account.status === 'ACTIVE' && wallet.hasConsented(account.holderId, 'AI_PROCESSING');
          // Whoever has left agrees to nothing any more.
          return (await accounts.isDidTaken(did)) ? false : undefined;
        },
      },
      sharedLinks: sharing.sharedLinks,
      inboxes: verificationRequests.inboxes,
      demo: {
        async open(person, context) {
          const { account, writes } = accounts.create({ ...person, isDemo: true });
          const key = wallet.platformKeyWrites(account);
          await ledger.commit(context, {
            writes: [...writes, ...key.writes],
            audit: [
              {
                action: 'holder.registered_for_demo',
                subject: { type: 'Holder', id: account.holderId },
                org: { type: 'HOLDER', id: account.holderId },
                newState: account.status,
              },
              ...key.audit,
            ],
          });
          return { holderId: account.holderId, did: key.did };
        },
        async agree({ holderId, did, ...consent }, { correlationId }) {
          const identity = { kind: 'holder', holderId, dids: [did] } as const;
          await wallet.grantConsent({ ...consent, version: '1' }, newContext({ identity, correlationId }));
        },
        async answer({ holderId, did, ...answer }, { correlationId }) {
          const identity = { kind: 'holder', holderId, dids: [did] } as const;
          await verificationRequests.answer(answer, newContext({ identity, correlationId }));
        },
        remove: async (context) => ({ removed: await accountsRoom.removeDemo(context) }),
      },
    },
    start() {
      for (const room of [accountsRoom, ...rooms]) room.start?.();
    },
    async close() {
      await Promise.all([accountsRoom, ...rooms].map((room) => room.close?.()));
    },
  };
}
