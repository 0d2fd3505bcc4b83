import type { CountRowName } from './credential-counts.ts';
import type { CountRow, CredentialCountStore, DayCounts } from './credential-counts-model.ts';

/** A row of counts with the sums of its days. */
export interface MirroredRow extends CountRowName {
  readonly row: CountRow;
  readonly issued: number;
  readonly revoked: number;
}

const MOST_PERIODS = 60;

/**
 * The rows of counts that were asked for, kept in memory: a question reads only those that changed since the last one.
 * A row is never older than the version that the question names.
 */
export function createCountMirror({
  counts,
}: {
  counts: Pick<CredentialCountStore, 'ofPeriods' | 'changedSince'>;
}) {
  const periods = new Map<string, Map<string, MirroredRow>>();
  let known = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** The rows of these periods as they are at a version of the counts or later. */
  return (wanted: readonly string[], version: number): Promise<readonly MirroredRow[]> => {
    // One after another: an older read must not overwrite what a younger one has found.
    const mine = turn.then(() => refreshed(wanted, version));
    turn = mine.catch(() => undefined);
    return mine;
  };

  async function refreshed(wanted: readonly string[], version: number): Promise<readonly MirroredRow[]> {
    if (version > known) {
      if (periods.size > 0) for (const row of await counts.changedSince(known)) put(row);
      known = version;
    }
    const missing = wanted.filter((period) => !periods.has(period));
    if (missing.length > 0) {
      const found = await counts.ofPeriods(missing);
      for (const period of missing) periods.set(period, new Map());
      for (const row of found) put(row);
    }
    const rows = wanted.flatMap((period) => [...(periods.get(period)?.values() ?? [])]);
    for (const period of periods.keys()) {
      if (periods.size <= MOST_PERIODS) break;
      if (!wanted.includes(period)) periods.delete(period);
    }
    return rows;
  }

  function put(row: CountRow): void {
    const { period, kind, key } = row;
    let [issued, revoked] = [0, 0];
    for (const day of Object.values<DayCounts>(row.days ?? {})) {
      issued += day.issued ?? 0;
      revoked += day.revoked ?? 0;
    }
    periods.get(period)?.set(`${kind}|${key}`, { period, kind, key, row, issued, revoked });
  }
}
