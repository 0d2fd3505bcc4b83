import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import { utcDay } from '../../kernel/utc-day.ts';
import type { Ledger } from '../../store/ledger.ts';
import { behind, hasReached, type Positions } from '../../store/positions.ts';
import type { CountFold } from './count-fold.ts';
import { addCredential, addFact, type CountedCredential, Tally } from './credential-counts.ts';
import type { CredentialCountStore, Recount } from './credential-counts-model.ts';
import type { CredentialStore } from './credential-model.ts';

const PORTION = 500;
const ATTEMPTS = 20;
// A pause after each portion, so that requests come first.
const PAUSE_MS = 10;
/** The hour (UTC) from which a day's recount is due. */
const NIGHT_HOUR = 2;

/** Where a portion of the walk ended, and the end of each chain of the ledger at the moment that it was read. */
interface Portion {
  readonly upTo: string;
  readonly heads: Positions;
}

/**
 * Counts the credentials again and corrects the stored counts. Nothing waits for this: each portion is read at its own
 * position in the ledger, and what the ledger says of its credentials since then is added to it.
 */
export function createRecount(deps: {
  ledger: Pick<Ledger, 'heads' | 'entriesBetween'>;
  store: Pick<CredentialStore, 'counted' | 'countedAfter'>;
  counts: CredentialCountStore;
  fold: Pick<CountFold, 'catchUp'>;
  /** Credentials that are read at once; 500 unless told. */
  portionSize?: number;
  /** Seconds between two looks whether it is night. */
  sweepSeconds: number;
  now: Clock;
  log: Logger;
}) {
  const { ledger, store, counts, fold, portionSize = PORTION, sweepSeconds, now, log } = deps;
  let running: Promise<Recount> | undefined;
  const sweeper = createSweeper(
    nightly,
    sweepSeconds * 1000,
    'The nightly recount of credentials failed; the next night tries again',
    log,
  );

  return {
    recount,
    nightly,
    /** Recounts without anybody waiting for it. */
    begin: () =>
      void recount().catch((error: unknown) => log.error({ err: error }, 'A recount of credentials failed')),
    start: sweeper.start,
    async close() {
      await sweeper.close();
      await running?.catch(() => undefined);
    },
  };

  /** Recounts once a day, from two o'clock (UTC) on, in one of the processes. */
  async function nightly(): Promise<void> {
    const at = now();
    if (at.getUTCHours() >= NIGHT_HOUR && (await counts.claimRecount(utcDay(at)))) await recount();
  }

  /** Recounts now; callers that come while a recount runs share it. Error: CONFLICT when the ledger changed all the time. */
  function recount(): Promise<Recount> {
    running ??= walk().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function walk(): Promise<Recount> {
    const tally = new Tally();
    const portions: Portion[] = [];
    let checked = 0;
    let after = '';
    for (let isOver = false; !isOver; await delay(PAUSE_MS)) {
      const { heads, rows } = await counts.transact(async (session) => ({
        heads: await ledger.heads(session),
        rows: await store.countedAfter(after, portionSize, session),
      }));
      for (const credential of rows) addCredential(tally, credential);
      checked += rows.length;
      after = rows.at(-1)?.credentialId ?? after;
      isOver = rows.length < portionSize;
      // The last portion stands for all ids behind it: nothing was there at its position in the ledger.
      portions.push({ upTo: isOver ? '\uffff' : after, heads });
    }
    return settle(tally, portions, checked);
  }

  async function settle(tally: Tally, portions: readonly Portion[], checked: number): Promise<Recount> {
    // Positions only rise: the first portion was read before all others, and the last one behind them.
    let added = portions[0]?.heads ?? {};
    const last = portions.at(-1)?.heads ?? {};
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { position, isAtEnd } = await fold.catchUp();
      // Counts that have not come as far as the walk cannot be compared with it.
      if (!isAtEnd || !hasReached(position.chains, last)) continue;
      await addSince(tally, portions, added, position.chains);
      added = position.chains;
      const found = { finishedAt: now(), checked };
      const mended = await counts.mend(position, tally, found);
      if (mended === undefined) continue;
      const told = { checked, mended };
      if (mended > 0) log.warn(told, 'Counts of credentials were wrong and have been put right');
      else log.info(told, 'The counts of credentials are those of a recount');
      return { ...found, mended };
    }
    throw new AppError('CONFLICT', 'Credentials changed all the time; recount when less is going on.');
  }

  /** Adds the entries after `from` up to `to`, each only where its credential was read before it. */
  async function addSince(
    tally: Tally,
    portions: readonly Portion[],
    from: Positions,
    to: Positions,
  ): Promise<void> {
    for (let after = from; ; ) {
      const facts = await ledger.entriesBetween(after, to, PORTION);
      if (facts.length === 0) return;
      const credentials: ReadonlyMap<string, CountedCredential> = await store.counted(
        facts.filter(({ subject }) => subject.type === 'Credential').map(({ subject }) => subject.id),
      );
      for (const fact of facts)
        if (fact.seq > (readAt(portions, fact.subject.id)[fact.source] ?? 0))
          addFact(tally, fact, credentials.get(fact.subject.id));
      after = behind(after, facts);
    }
  }
}

/** The position in the ledger at which the credential of an id was read: by halves, since portions are in the order of ids. */
function readAt(portions: readonly Portion[], credentialId: string): Positions {
  let [low, high] = [0, portions.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (credentialId <= (portions[middle]?.upTo ?? '')) high = middle;
    else low = middle + 1;
  }
  return portions[low]?.heads ?? {};
}
