import { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { did, instant, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { ScanScope } from './ports.ts';

export const SCAN_STATUSES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

/** A walk over stored credentials, and over the published versions of the catalog behind them, that checks each again. */
export interface Scan {
  readonly scanId: string;
  readonly status: ScanStatus;
  readonly scope: ScanScope;
  /** Credentials of the scope that were checked so far. */
  readonly checked: number;
  /** How many there were when the scan was asked for; null when that shows only at the end. */
  readonly total: number | null;
  /** Sightings so far, of new findings and of known ones. */
  readonly findings: number;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** Why it FAILED, for the administrator. */
  readonly failure: string | null;
  /** The last id of a credential that was looked at. */
  readonly cursor: string;
  /** Published versions of the catalog that were checked so far. */
  readonly versionsChecked: number;
  /** The last id of a version that was looked at; null while there are credentials to look at. */
  readonly versionCursor: string | null;
  /** Portions that failed one after another. */
  readonly failures: number;
}

export const runInput = z.strictObject({ issuerDid: optional(did), since: optional(instant) });
export const scanListInput = z.strictObject({
  status: optional(z.enum(SCAN_STATUSES, `give one of ${SCAN_STATUSES.join(', ')}`)),
  ...pageInput,
});
const byIdInput = z.strictObject({ id: uuid });

export function parseScanId(input: unknown): string {
  return parseInput(byIdInput, input).id;
}

export function newScan(
  scope: ScanScope,
  { total, requestedBy, at }: { total: number | undefined; requestedBy: string; at: Date },
): Scan {
  return {
    scanId: newId(),
    status: 'QUEUED',
    scope,
    checked: 0,
    total: total ?? null,
    findings: 0,
    requestedBy,
    requestedAt: at,
    startedAt: null,
    finishedAt: null,
    failure: null,
    cursor: '',
    versionsChecked: 0,
    versionCursor: null,
    failures: 0,
  };
}

/** Whether it looks at everything, and so at what belongs to no issuer. */
export function isOfAll({ issuerDid, since }: ScanScope): boolean {
  return issuerDid === undefined && since === undefined;
}

/** The same text for the same scope: of those that are not over, there is one scan of each. */
export function scopeKeyOf({ issuerDid, since }: ScanScope): string {
  return `${issuerDid ?? 'ALL'}|${since?.toISOString() ?? ''}`;
}
