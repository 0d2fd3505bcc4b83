import type { AuditEntry } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Page } from '../../../kernel/paging.ts';
import type { Write } from '../../../store/ledger.ts';

/**
 * Needed of the wallet: a line in the holder's list of notifications, written with the change that it tells of.
 * The same `dedupeKey` tells a holder once, however often it is written.
 */
export type NotificationWrite = (
  holderId: string,
  notification: {
    readonly kind: 'LINK_VIEWED';
    readonly title: string;
    readonly body: string;
    readonly credentialId?: string | undefined;
    readonly dedupeKey: string;
  },
) => Write;

/** Needed of the directory of verifiers: the name that a verifier goes by; undefined when it has none here. */
export type VerifierName = (verifierId: string, context: Context) => Promise<string | undefined>;

/** Needed of the watch for the unusual: to be told that somebody guesses at links. */
export interface ScrapingAlarm {
  /** As many guesses raise it. */
  readonly tolerated: number;
  /** Raises one anomaly per network and hour, however often it is called. */
  raise(
    found: { readonly network: string; readonly observed: number; readonly window: string },
    context: Context,
  ): Promise<void>;
}

/** Needed of the audit trail: who opened what a holder shared, newest first. */
export interface HolderTrail {
  listOfHolder(
    holderId: string,
    filter: { readonly actions: readonly AuditAction[]; readonly subjectIds?: readonly string[] | undefined },
    window: { readonly skip: number; readonly limit: number },
  ): Promise<Pick<Page<AuditEntry>, 'items' | 'total' | 'totalIsLowerBound'>>;
}
