import type { Clock } from '../../../kernel/clock.ts';
import { type Context, memoized } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { certificatePrinter, wordingOf } from '../../../kernel/print/certificates.ts';
import { callingHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { Organizations } from '../organizations.ts';
import type { HeldCredential, HeldCredentials } from '../ports.ts';
import type { NotificationService } from './notification-service.ts';
import {
  attestationOf,
  certificateInput,
  credentialInput,
  displayOf,
  fileNameOf,
  issuerNameIn,
  listCredentialsInput,
  toWalletCredential,
  type WalletCredential,
  type WalletIssuer,
} from './wallet-credential.ts';

/** A file to keep. */
export interface WalletFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export type WalletCredentialService = ReturnType<typeof createWalletCredentialService>;

/** The credentials in a wallet: whatever was issued to any DID of the holder. */
export function createWalletCredentialService(deps: {
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  organizations: Organizations;
  notifications: Pick<NotificationService, 'sync'>;
  /** The address of an open share link of the caller's to a credential, for the QR code of a certificate. */
  linkAddress: (shareId: string, credentialId: string, context: Context) => Promise<string>;
  publicUrl: string;
  now: Clock;
}) {
  const { accounts, credentials, organizations, notifications, linkAddress, publicUrl, now } = deps;
  const print = certificatePrinter();

  return {
    /** The caller's credentials, newest first. Error: UPSTREAM_UNAVAILABLE. */
    async list(
      input: unknown,
      context: Context,
    ): Promise<Page<WalletCredential> & { readonly size: number }> {
      permit(context, 'wallet.read');
      const { filter, ...paging } = parseInput(listCredentialsInput, input ?? {});
      const { skip, limit } = pageWindow(paging);
      const account = await callingHolder(accounts, context);
      const { items, ...totals } = await credentials.list(
        { dids: account.dids, status: filter?.status, query: filter?.q, offset: skip, limit },
        context,
      );
      await notifications.sync(account, context);
      return {
        items: await Promise.all(items.map((held) => shown(held, context))),
        ...totals,
        offset: skip,
        size: limit,
      };
    },

    /** One of the caller's credentials. Errors: NOT_FOUND, UPSTREAM_UNAVAILABLE. */
    async read(input: unknown, context: Context): Promise<WalletCredential> {
      permit(context, 'wallet.read');
      const held = await own(input, context);
      return shown(held, context);
    },

    /** The signed credential, byte for byte as it was issued. */
    async file(input: unknown, context: Context): Promise<WalletFile> {
      permit(context, 'wallet.read');
      const held = await own(input, context);
      return {
        fileName: fileNameOf(held, 'json'),
        mediaType: 'application/json',
        content: Buffer.from(held.vcJson, 'utf8'),
      };
    },

    /**
     * A certificate to print; with a share link its QR code leads to the verification of the credential as it then is.
     * Errors: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED.
     */
    async certificate(input: unknown, context: Context): Promise<WalletFile> {
      permit(context, 'wallet.read');
      const { id, shareId } = parseInput(certificateInput, input);
      const held = await own({ id }, context);
      const [issuer, url] = await Promise.all([
        issuerOf(held, context),
        shareId && linkAddress(shareId, held.credentialId, context),
      ]);
      const content = await print({
        ...wordingOf({ ...held, claims: displayOf(held) }),
        issuer,
        credentialId: held.credentialId,
        issuedAt: held.issuanceTimestamp,
        expiresAt: held.expirationTimestamp,
        status: held.credentialStatus,
        statusChangedAt: held.statusChangedAt,
        attestation: attestationOf(held, publicUrl),
        printedAt: now(),
        verificationUrl: url,
        look: held.look,
      });
      return { fileName: fileNameOf(held, 'pdf'), mediaType: 'application/pdf', content };
    },
  };

  async function own(input: unknown, context: Context): Promise<HeldCredential> {
    const { id } = parseInput(credentialInput, input);
    const { dids } = await callingHolder(accounts, context);
    const held = dids.length > 0 ? await credentials.byId(id, dids, context) : undefined;
    // What stands for somebody else is not this holder's, whatever the other side answers.
    if (held && dids.includes(held.holderDid)) return held;
    throw new AppError('NOT_FOUND', 'There is no credential of this id in your wallet.');
  }

  async function shown(held: HeldCredential, context: Context): Promise<WalletCredential> {
    return toWalletCredential(held, await issuerOf(held, context), publicUrl);
  }

  /** Asked once per issuer and request. */
  async function issuerOf(
    { authorityType, issuerDid: did, vcJson }: HeldCredential,
    context: Context,
  ): Promise<WalletIssuer> {
    const known = await memoized(context, `wallet ${authorityType} ${did}`, () =>
      organizations.of({ type: authorityType, did }, context),
    );
    const { name, status = null, custodianType = null } = known ?? {};
    return { did, name: name ?? issuerNameIn(vcJson) ?? did, status, authorityType, custodianType };
  }
}
