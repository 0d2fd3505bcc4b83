import type { Context } from '../../kernel/context.ts';
import type { Resolver } from '../subgraph.ts';
import type { LockedClaims } from './claim-integrity/ports.ts';
import type { DemoHolders } from './demo/ports.ts';
import { openEvidenceRoom } from './evidence/room.ts';
import { type HoldersRoom, openHoldersRoom } from './holders/room.ts';
import type { CoreDeps } from './index.ts';
import { openInvitesRoom } from './invites/room.ts';
import { openPasskeysRoom } from './passkeys/room.ts';
import { openRequestsRoom } from './requests/room.ts';
import { type HolderTrail, openSharingRoom, type ScrapingAlarm } from './sharing/room.ts';
import { openWalletRoom } from './wallet/room.ts';

/** The rooms of holders, as one. */
export interface HolderRooms {
  readonly resolvers: readonly object[];
  readonly internal: Readonly<Record<string, Resolver>>;
  readonly sessions: Pick<HoldersRoom, 'resolve' | 'standingOfToken'>;
  /** Their links to claim credentials by. */
  readonly claims: LockedClaims;
  /** The people of the demonstration. */
  readonly demo: DemoHolders;
  start(): void;
  close(): Promise<void>;
}

/** What the audit trail tells of a holder's records. */
interface Activity {
  activityOf(holderId: string): Promise<readonly object[]>;
}

/** Opens everything that holders have; rooms that need each other meet when they are called. */
export async function openHolderRooms(
  deps: CoreDeps & { readonly trail: HolderTrail & Activity; readonly scraping: ScrapingAlarm },
): Promise<HolderRooms> {
  const { tokens, issuerNames, held, ledger, trail } = deps;

  const holders = await openHoldersRoom({
    ...deps,
    hasConsented: (holderId, purpose) => wallet.hasConsented(holderId, purpose),
    erasers: () => [wallet, passkeys, sharing, requests, invites, evidence].map(({ eraser }) => eraser),
  });
  const { accounts, sessions } = holders;
  const wallet = await openWalletRoom({
    ...deps,
    accounts,
    credentials: held,
    issuers: issuerNames,
    linkAddress: (shareId: string, credentialId: string, context: Context) =>
      sharing.addressOf(shareId, credentialId, context),
    exporters: () => [
      ...[holders, passkeys, sharing, requests, invites, evidence].map(({ exporter }) => exporter),
      { name: 'activity', export: (holderId: string) => trail.activityOf(holderId) },
    ],
  });
  const { notificationWrite } = wallet;
  const [passkeys, sharing, requests, invites] = await Promise.all([
    openPasskeysRoom({
      ...deps,
      accounts,
      sessions,
      hasRecoveryCode: holders.hasRecoveryCode,
      ceremonyKey: tokens.deriveKey('passkey-ceremonies'),
    }),
    openSharingRoom({
      ...deps,
      accounts,
      credentials: held,
      notificationWrite,
      // The directory of verifiers is not there yet: nobody has a name.
      verifierName: async () => undefined,
    }),
    openRequestsRoom({ ...deps, accounts, issuers: issuerNames, notificationWrite }),
    openInvitesRoom({
      ...deps,
      accounts,
      issuers: issuerNames,
      platformKeyWrites: wallet.platformKeyWrites,
      notificationWrite,
      emailKey: tokens.deriveKey('claim-addresses'),
    }),
  ]);
  const evidence = await openEvidenceRoom({ ...deps, credentials: held, requests });

  return {
    resolvers: [holders, wallet, passkeys, sharing, requests, invites, evidence].map(
      ({ resolvers }) => resolvers,
    ),
    internal: holders.internal,
    sessions: holders,
    claims: invites,
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
      remove: async (context) => ({ removed: await holders.removeDemo(context) }),
    },
    start() {
      holders.start();
      invites.start();
      evidence.start();
    },
    async close() {
      await Promise.all([holders.close(), invites.close(), evidence.close()]);
    },
  };
}
