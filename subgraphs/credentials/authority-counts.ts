import type { Clock } from '../../kernel/clock.ts';
import { dayAfter, monthsBetween, utcDay } from '../../kernel/utc-day.ts';
import { workingForAll } from '../../kernel/work.ts';
import type { CountFold } from './count-fold.ts';
import { ownMonthRow, ownRow, ownTypeRow, rowIdOf } from './credential-counts.ts';
import type { CountRow, CredentialCountStore } from './credential-counts-model.ts';
import type { Authority, CredentialStore } from './credential-model.ts';
import { expired, SOON_DAYS } from './network-counts.ts';

/** Types that are told of one authority. */
const MOST_TYPES = 100;

/** How an authority's credentials stand, without demonstrations. */
export interface AuthorityCounts {
  /** Those whose expiration has come are EXPIRED, whatever is on record. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Of the first 100 types by name. */
  readonly byType: Readonly<Record<string, number>>;
  readonly claimed: number;
  /** In force and expiring by the end of the 30th UTC day from today. */
  readonly expiring: number;
}

/** Answers from the kept counts, which are brought up to the newest commit first: a few rows, however many credentials there are. */
export function createAuthorityCounts(deps: {
  counts: Pick<CredentialCountStore, 'named' | 'beginningWith'>;
  fold: Pick<CountFold, 'catchUp'>;
  store: Pick<CredentialStore, 'countDue'>;
  now: Clock;
}) {
  const { counts, fold, store, now } = deps;

  return async (owner: Authority): Promise<AuthorityCounts> => {
    const at = now();
    await workingForAll(() => fold.catchUp());
    const today = utcDay(at);
    const until = dayAfter(today, SOON_DAYS);
    const authority = { issuerDid: owner.did, authorityType: owner.type };
    const months = monthsBetween(today, until).map((month) => ownMonthRow(authority, month));
    const [rows, types, due] = await Promise.all([
      counts.named([ownRow(authority), ...months]),
      counts.beginningWith(ownTypeRow(authority, ''), MOST_TYPES),
      store.countDue(at, { owner }),
    ]);
    const dueToday = due === 0 ? 0 : await store.countDue(at, { owner, since: new Date(today) });
    const own = rows.find((row) => rowIdOf(row) === rowIdOf(ownRow(authority)));
    const begin = rowIdOf(ownTypeRow(authority, '')).length;
    return {
      byStatus: expired(own?.status ?? {}, due),
      byType: Object.fromEntries(types.map((row) => [rowIdOf(row).slice(begin), row.total ?? 0])),
      claimed: own?.claims?.['CLAIMED'] ?? 0,
      expiring: expiringIn(rows, today, until) - dueToday,
    };
  };
}

/** How many expire on the days of a range, both ends included. */
function expiringIn(rows: readonly CountRow[], from: string, to: string): number {
  let sum = 0;
  for (const { period, days = {} } of rows)
    for (const [date, { expiring = 0 }] of Object.entries(days)) {
      const day = `${period.slice(-7)}-${date}`;
      if (day >= from && day <= to) sum += expiring;
    }
  return sum;
}
