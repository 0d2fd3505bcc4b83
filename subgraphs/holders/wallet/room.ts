import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import type { Organizations } from '../organizations.ts';
import type { HeldCredentials } from '../ports.ts';
import type { Eraser, Exporter } from '../room.ts';
import type { Consent, ConsentPurpose } from './consent.ts';
import { consentStore } from './consent-model.ts';
import { createConsentService, type PartOfChange } from './consent-service.ts';
import { createExportService } from './export-service.ts';
import type { News } from './notification.ts';
import { notificationStore } from './notification-model.ts';
import { createNotificationService } from './notification-service.ts';
import { walletResolvers } from './resolvers.ts';
import { createSharingConsents, type SharingConsents } from './sharing-consents.ts';
import { createWalletCredentialService } from './wallet-credential-service.ts';
import { walletKeyStore } from './wallet-key-model.ts';
import { createWalletKeyService, type PlatformKeyWrites } from './wallet-key-service.ts';

export type { PartOfChange } from './consent-service.ts';
export type { News } from './notification.ts';
export type { PlatformKeyWrites } from './wallet-key-service.ts';

/** A wallet as the other rooms of Core Engine see it. */
export interface WalletRoom {
  readonly resolvers: ReturnType<typeof walletResolvers>;
  /** What gives an account without a DID its first key; of two commits at once the second fails with a duplicate key. */
  platformKeyWrites(account: HolderAccount): PlatformKeyWrites;
  /** Tells a holder something in the commit of another room; the same `dedupeKey` tells it once. */
  notificationWrite(holderId: string, news: News): Write;
  /** True while a consent for the purpose stands that has no scope, or the one asked for. */
  hasConsented(holderId: string, purpose: ConsentPurpose, scope?: string): Promise<boolean>;
  /** True when the holder has taken a consent for the purpose back and not given it anew. */
  hasWithdrawn(holderId: string, purpose: ConsentPurpose): Promise<boolean>;
  /** What records, in the commit of another room, that a holder shows something to a verifier. */
  sharingWith(holderId: string, verifierId: string): Promise<PartOfChange>;
  /** What a holder agrees to; the context is theirs. */
  grantConsent(input: unknown, context: Context): Promise<Consent>;
  /** Who agrees that a custodian sees what is in a wallet. */
  readonly sharing: SharingConsents;
  readonly eraser: Eraser;
}

/** Opens the wallet: keys, credentials, notifications, consents and the export. */
export async function openWalletRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  organizations: Organizations;
  envelope: Envelope;
  /** What ends with a consent that is taken back. */
  endsWith: (consent: Consent) => Promise<PartOfChange>;
  /** The address of an open share link of the caller's to a credential: what the QR code of a certificate says. */
  linkAddress: (shareId: string, credentialId: string, context: Context) => Promise<string>;
  /** The name that a verifier goes by; undefined for an id that is none's. */
  verifierName: (id: string) => Promise<string | undefined>;
  publicUrl: string;
  /** What the other rooms keep of a holder. */
  exporters: () => readonly Exporter[];
  now: Clock;
  log: Logger;
}): Promise<WalletRoom> {
  const { connection, ledger, idempotency, accounts, credentials, organizations } = deps;
  const { envelope, endsWith, linkAddress, verifierName, publicUrl, exporters, now, log } = deps;
  const [keyRows, consentRows, notificationRows] = await Promise.all([
    walletKeyStore(connection),
    consentStore(connection),
    notificationStore(connection),
  ]);
  const keys = createWalletKeyService({
    keys: keyRows,
    accounts,
    envelope,
    ledger,
    idempotency,
    now,
  });
  const consents = createConsentService({
    consents: consentRows,
    accounts,
    endsWith,
    ledger,
    idempotency,
    now,
  });
  const notifications = createNotificationService({
    notifications: notificationRows,
    accounts,
    credentials,
    ledger,
    now,
    log,
  });
  const wallet = createWalletCredentialService({
    accounts,
    credentials,
    organizations,
    notifications,
    linkAddress,
    publicUrl,
    now,
  });
  const exports = createExportService({
    accounts,
    credentials,
    keys,
    consents,
    notifications,
    exporters,
    ledger,
    now,
  });
  return {
    resolvers: walletResolvers({ keys, wallet, consents, notifications, exports, verifierName }),
    platformKeyWrites: keys.firstPlatformKey,
    notificationWrite: notifications.write,
    hasConsented: consents.hasConsented,
    hasWithdrawn: consents.hasWithdrawn,
    sharingWith: consents.sharingWith,
    grantConsent: consents.grant,
    sharing: createSharingConsents({ consents: consentRows, keys: keyRows, accounts, ledger }),
    eraser: {
      async erase(account) {
        const parts = await Promise.all([
          keys.eraseWrites(account),
          notifications.eraseWrites(account),
          consents.eraseWrites(account),
        ]);
        return parts.flat();
      },
    },
  };
}
