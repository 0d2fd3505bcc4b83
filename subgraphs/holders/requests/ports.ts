import type { Write } from '../../../store/ledger.ts';

/** Needed of the wallet: a notification to a holder as a write, so that it exists exactly when what it tells has happened. */
export type NotificationWrite = (
  holderId: string,
  notification: {
    readonly kind: 'REQUEST_RESOLVED' | 'CLAIM_INVITE';
    readonly title: string;
    readonly body: string;
    readonly credentialId?: string | undefined;
    /** The same key, the same notification: a repeated step notifies once. */
    readonly dedupeKey: string;
  },
) => Write;
