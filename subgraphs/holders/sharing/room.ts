import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredentials, HoldersNear, Verifier } from '../ports.ts';
import type { PartOfChange } from '../wallet/room.ts';
import { createAccessLogService } from './access-log-service.ts';
import { createGuessWatch } from './guess-watch.ts';
import { createLinkDoor } from './link-door.ts';
import { createLinksOf, type LinksOf } from './links-of.ts';
import { createOwnData, type SharingExport } from './own-data.ts';
import type { HolderTrail, NotificationWrite, ScrapingAlarm, VerifierName } from './ports.ts';
import { proofLinkStore } from './proof-link-model.ts';
import { createProofLinkService } from './proof-link-service.ts';
import { refusalStore } from './refusal-model.ts';
import { sharingResolvers } from './resolvers.ts';
import { shareLinkStore } from './share-link-model.ts';
import { createShareLinkService } from './share-link-service.ts';
import { createSharedCredentialService } from './shared-credential-service.ts';
import { createSharedProofService } from './shared-proof-service.ts';

export type { SharingExport } from './own-data.ts';

export interface SharingRoom {
  readonly resolvers: object;
  /** The address of an open link of the caller's to a credential. Errors: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED. */
  addressOf(shareId: string, credentialId: string, context: Context): Promise<string>;
  /** Links to several credentials, for the commit of its caller. */
  readonly linksOf: LinksOf;
  readonly sharedLinks: HoldersNear['sharedLinks'];
  /** What takes back, in the commit of another room, every link that a holder has made for a verifier. */
  revocationOf(holderId: string, verifierId: string): Promise<PartOfChange>;
  /** Removes every link of an account. */
  readonly eraser: { erase(account: HolderAccount): Promise<readonly Write[]> };
  /** Every link of an account, without tokens. */
  readonly exporter: { readonly name: string; export(holderId: string): Promise<SharingExport> };
}

/** What holders share by link, and who looked at it. */
export async function openSharingRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  envelope: Envelope;
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  verifier: Verifier;
  trail: HolderTrail;
  notificationWrite: NotificationWrite;
  verifierName: VerifierName;
  isVerifierActive: (verifierId: string) => Promise<boolean>;
  scraping: ScrapingAlarm;
  /** The address of the gateway as browsers see it; links start with it, whatever host a request named. */
  publicUrl: string;
  now: Clock;
}): Promise<SharingRoom> {
  const { connection, ledger, idempotency, envelope, accounts, credentials, verifier, trail } = deps;
  const { notificationWrite, verifierName, isVerifierActive, scraping, publicUrl, now } = deps;
  const [shareLinkRows, proofLinkRows, refusals] = await Promise.all([
    shareLinkStore(connection),
    proofLinkStore(connection),
    refusalStore(connection),
  ]);
  const guesses = createGuessWatch({ scraping, now });
  const door = createLinkDoor({
    ledger,
    guesses,
    refusals,
    accounts,
    notificationWrite,
    verifierName,
    now,
  });
  const owners = { accounts, credentials, ledger, idempotency, publicUrl, now };

  const shareLinks = createShareLinkService({ ...owners, links: shareLinkRows, envelope });
  const proofLinks = createProofLinkService({ ...owners, links: proofLinkRows });
  const sharedCredentials = createSharedCredentialService({
    links: shareLinkRows,
    credentials,
    verifier,
    isVerifierActive,
    door,
  });
  const sharedProofs = createSharedProofService({ links: proofLinkRows, credentials, verifier, door });
  const accessLogs = createAccessLogService({
    trail,
    shareLinks: shareLinkRows,
    proofLinks: proofLinkRows,
    verifierName,
  });
  const { eraser, exporter } = createOwnData({ shareLinks: shareLinkRows, proofLinks: proofLinkRows, now });
  return {
    resolvers: sharingResolvers({ shareLinks, proofLinks, sharedCredentials, sharedProofs, accessLogs }),
    addressOf: shareLinks.addressOf,
    linksOf: createLinksOf({ accounts, credentials, envelope, now, links: shareLinkRows }),
    sharedLinks: { ofIds: shareLinks.givenTo },
    revocationOf: shareLinks.revocationOf,
    eraser,
    exporter,
  };
}
