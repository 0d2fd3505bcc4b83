import type { Clock } from '../../kernel/clock.ts';
import { type DayRange, dayAfter, monthsBetween, utcDay } from '../../kernel/utc-day.ts';
import { workingForAll } from '../../kernel/work.ts';
import type { CountFold } from './count-fold.ts';
import { createCountMirror, type MirroredRow } from './count-mirror.ts';
import { EVER } from './credential-counts.ts';
import type { CountRow, CredentialCountStore, DayCounts, Recount } from './credential-counts-model.ts';
import type { CredentialStore } from './credential-model.ts';

/** UTC days from today on which what expires is told to expire soon. */
export const SOON_DAYS = 30;
// What a question counts itself when the counts lag behind; more would make it wait, and it says how old it is.
const PORTIONS_WAITED_FOR = 20;

export interface Count {
  readonly key: string;
  readonly count: number;
}

export interface CountedDay {
  readonly day: string;
  readonly count: number;
}

/** What one issuer, or one credential type, did in a range of days. */
export interface Share {
  readonly key: string;
  readonly issued: number;
  readonly revoked: number;
}

/** The network's credentials: how they stand, and what happened in a range of days. Demonstrations are left out. */
export interface NetworkCounts {
  readonly total: number;
  readonly byStatus: readonly Count[];
  readonly byType: readonly Count[];
  readonly claimed: number;
  /** In force and expiring by the end of the 30th UTC day from today. */
  readonly expiring30d: number;
  readonly issuedByDay: readonly CountedDay[];
  readonly revokedByDay: readonly CountedDay[];
  /** Every issuer that issued or revoked in the range, most issued first. */
  readonly issuers: readonly Share[];
  readonly types: readonly Share[];
  /** Issuers that issued in the range. */
  readonly issuersActive: number;
  /** Nothing that was committed until then is missing. */
  readonly asOf: Date;
  readonly recount: Recount | undefined;
}

/** Answers from the kept counts, however many credentials there are. */
export function createNetworkCounts(deps: {
  counts: CredentialCountStore;
  fold: Pick<CountFold, 'catchUp'>;
  store: Pick<CredentialStore, 'countDue'>;
  now: Clock;
}) {
  const { counts, fold, store, now } = deps;
  const mirror = createCountMirror({ counts });

  return async ({ from, to }: DayRange): Promise<NetworkCounts> => {
    const at = now();
    const { position, isAtEnd } = await workingForAll(() => fold.catchUp(PORTIONS_WAITED_FOR));
    const today = utcDay(at);
    const soon = { from: today, to: dayAfter(today, SOON_DAYS) };
    const months = new Set([...monthsBetween(from, to), ...monthsBetween(soon.from, soon.to)]);
    const [rows, due] = await Promise.all([
      workingForAll(() => mirror([EVER, ...months], position.version)),
      store.countDue(at),
    ]);
    const dueToday = due === 0 ? 0 : await store.countDue(at, { since: new Date(today) });
    const ofNetwork = rows.filter(({ kind }) => kind === 'NETWORK').map(({ row }) => row);
    const network = ofNetwork.find(({ period }) => period === EVER);
    const types = rows.filter(({ kind, period }) => kind === 'TYPE' && period === EVER);
    const status = expired(network?.status ?? {}, due);
    const issuers = sharesOf(rows, 'ISSUER', { from, to });
    const expiring = daysOf(ofNetwork, soon, 'expiring').reduce((sum, { count }) => sum + count, 0);
    return {
      total: Object.values(status).reduce((sum, count) => sum + count, 0),
      byStatus: countsOf(Object.entries(status)),
      byType: countsOf(types.map(({ key, row: { total = 0 } }) => [key, total])),
      claimed: network?.claims?.['CLAIMED'] ?? 0,
      expiring30d: expiring - dueToday,
      issuedByDay: daysOf(ofNetwork, { from, to }, 'issued'),
      revokedByDay: daysOf(ofNetwork, { from, to }, 'revoked'),
      issuers,
      types: sharesOf(rows, 'TYPE', { from, to }),
      issuersActive: issuers.filter(({ issued }) => issued > 0).length,
      asOf: isAtEnd ? at : (position.at ?? new Date(0)),
      recount: position.recount,
    };
  };
}

/** What time has decided and no sweep has written down yet counts as EXPIRED. */
export function expired(status: Readonly<Record<string, number>>, due: number): Record<string, number> {
  const { ISSUED = 0, EXPIRED = 0 } = status;
  return { ...status, ISSUED: ISSUED - due, EXPIRED: EXPIRED + due };
}

/** Counts that are not 0, most first. */
export function countsOf(counts: Iterable<readonly [string, number]>): Count[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

function* numbersOf(row: CountRow, { from, to }: DayRange): Iterable<readonly [string, DayCounts]> {
  for (const [date, numbers] of Object.entries(row.days ?? {})) {
    const day = `${row.period}-${date}`;
    if (day >= from && day <= to) yield [day, numbers];
  }
}

/** One number of each day that has it, in order. */
function daysOf(rows: readonly CountRow[], range: DayRange, what: keyof DayCounts): CountedDay[] {
  return rows
    .flatMap((row) => [...numbersOf(row, range)])
    .map(([day, numbers]) => ({ day, count: numbers[what] ?? 0 }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function sharesOf(rows: readonly MirroredRow[], kind: CountRow['kind'], range: DayRange): Share[] {
  const shares = new Map<string, { issued: number; revoked: number }>();
  for (const mirrored of rows) {
    if (mirrored.kind !== kind || mirrored.period === EVER) continue;
    const share = shares.get(mirrored.key) ?? { issued: 0, revoked: 0 };
    shares.set(mirrored.key, share);
    if (isWithin(mirrored.period, range)) {
      share.issued += mirrored.issued;
      share.revoked += mirrored.revoked;
      continue;
    }
    for (const [, { issued = 0, revoked = 0 }] of numbersOf(mirrored.row, range)) {
      share.issued += issued;
      share.revoked += revoked;
    }
  }
  return [...shares]
    .filter(([, { issued, revoked }]) => issued !== 0 || revoked !== 0)
    .map(([key, share]) => ({ key, ...share }))
    .sort((a, b) => b.issued - a.issued || b.revoked - a.revoked || (a.key < b.key ? -1 : 1));
}

/** Every day of the month lies in the range. */
function isWithin(month: string, { from, to }: DayRange): boolean {
  return `${month}-01` >= from && `${month}-31` <= to;
}
