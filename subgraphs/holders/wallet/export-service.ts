import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { callingHolder, ownedBy } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredential, HeldCredentials } from '../ports.ts';
import type { Exporter } from '../room.ts';
import type { ConsentService } from './consent-service.ts';
import type { NotificationService } from './notification-service.ts';
import { heldPages } from './wallet-credential.ts';
import type { WalletFile } from './wallet-credential-service.ts';
import type { WalletKeyService } from './wallet-key-service.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Everything that is kept of a holder, in one file. */
export function createExportService(deps: {
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  keys: Pick<WalletKeyService, 'list'>;
  consents: Pick<ConsentService, 'list'>;
  notifications: Pick<NotificationService, 'all'>;
  exporters: () => readonly Exporter[];
  ledger: Ledger;
  now: Clock;
}) {
  const { accounts, credentials, keys, consents, notifications, exporters, ledger, now } = deps;

  return {
    /** The file, whole or not at all. Error: UPSTREAM_UNAVAILABLE. */
    async file(context: Context): Promise<WalletFile> {
      permit(context, 'wallet.read');
      if (context.isPrefetch)
        throw new AppError(
          'PREFETCH_REFUSED',
          'An export is made when somebody asks for it, not in advance.',
        );
      const account = await callingHolder(accounts, context);
      const { holderId, dids, ...profile } = account;
      const sections: Record<string, unknown> = {
        exportedAt: now(),
        holderId,
        profile,
        dids,
        walletKeys: (await keys.list(context)).map(({ publicKey, holderId: _holderId, ...key }) => ({
          ...key,
          publicKey: publicKey.toString('base64'),
        })),
        credentials: await exportedCredentials(dids, context),
        consents: (await consents.list(context)).map(
          ({ holderId: _holderId, reliedOn: _reliedOn, ...consent }) => consent,
        ),
        notifications: (await notifications.all(account, context)).map(
          ({ holderId: _holderId, ...notification }) => notification,
        ),
      };
      for (const exporter of exporters()) {
        if (Object.hasOwn(sections, exporter.name))
          throw new Error(`Two rooms export '${exporter.name}'; give one of them another name.`);
        sections[exporter.name] = await exporter.export(holderId, context);
      }
      const subject = { type: 'Holder', id: holderId } as const;
      await ledger.commit(context, {
        writes: [],
        audit: { action: 'holder.exported', subject, org: ownedBy(holderId) },
      });
      return {
        fileName: 'testamur-export.json',
        mediaType: 'application/json',
        content: Buffer.from(`${JSON.stringify(sections, null, 2)}\n`, 'utf8'),
      };
    },
  };

  async function exportedCredentials(dids: readonly string[], context: Context): Promise<readonly unknown[]> {
    const all: unknown[] = [];
    const everything = { dids, atMost: Number.POSITIVE_INFINITY };
    for await (const page of heldPages(credentials, everything, context)) all.push(...page.map(exported));
    return all;
  }
}

function exported({ vcJson, issuerId: _issuerId, revocation, ...held }: HeldCredential): unknown {
  return {
    ...held,
    ...(revocation ? { revocation } : {}),
    vc: JSON.parse(vcJson),
    // The text that was signed, so that the proof verifies whatever a program does to `vc`.
    vcJson,
  };
}
