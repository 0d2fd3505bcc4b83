import { derivedId } from '../../../kernel/ids.ts';

export const ANOMALY_RULES = ['LINK_SCRAPING'] as const;
export const ANOMALY_STATUSES = ['OPEN', 'INVESTIGATING', 'CONFIRMED', 'DISMISSED'] as const;

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Something that a rule found unusual. It suspends nothing by itself; an administrator looks at it. */
export interface Anomaly {
  readonly anomalyId: string;
  readonly rule: (typeof ANOMALY_RULES)[number];
  /** What it is about: never a person or an address, only a hash that changes every day. */
  readonly subject: { readonly type: 'ClientHash'; readonly id: string };
  /** What was counted within the window. */
  readonly observed: number;
  /** How much is usual. */
  readonly baseline: number;
  /** ISO 8601 duration. */
  readonly window: string;
  /** `observed` as a multiple of `baseline`. */
  readonly score: number;
  readonly status: (typeof ANOMALY_STATUSES)[number];
  readonly createdAt: Date;
  /** When the store drops the row. */
  readonly forgetAt: Date;
}

/** The one anomaly of a rule, a client and an hour: however often it is raised, its id is the same. */
export function newAnomaly(
  rule: Anomaly['rule'],
  clientHash: string,
  found: { readonly observed: number; readonly baseline: number; readonly window: string },
  at: Date,
): Anomaly {
  return {
    anomalyId: derivedId('anomaly', rule, clientHash, utcHour(at)),
    rule,
    subject: { type: 'ClientHash', id: clientHash },
    ...found,
    score: found.observed / found.baseline,
    status: 'OPEN',
    createdAt: at,
    forgetAt: new Date(at.getTime() + KEPT_MS),
  };
}

export function utcHour(at: Date): string {
  return at.toISOString().slice(0, 13);
}
