import { LRUCache } from 'lru-cache';
import { addressHash } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { newAnomaly, utcHour } from './anomaly.ts';
import type { AnomalyStore } from './anomaly-model.ts';

const WINDOW_MS = 10 * 60 * 1000;
const WINDOW = 'PT10M';
export const TOLERATED_GUESSES = 20;
const MAX_CLIENTS = 10_000;

/** What is remembered of a client: the instants of its latest guesses, and the hour for which an anomaly was raised. */
interface Guesses {
  instants: number[];
  raisedIn?: string | undefined;
}

export type GuessWatch = ReturnType<typeof createGuessWatch>;

/** Counts tokens of nobody per client; 20 within 10 minutes raise one anomaly per client and hour. Each process counts for itself. */
export function createGuessWatch({
  anomalies,
  ledger,
  now,
}: {
  anomalies: AnomalyStore;
  ledger: Ledger;
  now: Clock;
}) {
  const clients = new LRUCache<string, Guesses>({ max: MAX_CLIENTS });

  return {
    async note(context: Context): Promise<void> {
      const { clientHash } = context;
      if (clientHash === undefined) return;
      const at = now();
      const guesses = clients.get(clientHash) ?? { instants: [] };
      clients.set(clientHash, guesses);
      const since = at.getTime() - WINDOW_MS;
      guesses.instants = [...guesses.instants.filter((instant) => instant > since), at.getTime()].slice(
        -TOLERATED_GUESSES,
      );
      const hour = utcHour(at);
      if (guesses.instants.length < TOLERATED_GUESSES || guesses.raisedIn === hour) return;
      guesses.raisedIn = hour;
      await raise(context, at).catch((error: unknown) => {
        guesses.raisedIn = undefined;
        throw error;
      });
    },
  };

  async function raise(context: Context, at: Date): Promise<void> {
    const client = addressHash(context, at);
    if (client === null) return;
    const anomaly = newAnomaly(
      'LINK_SCRAPING',
      client,
      { observed: TOLERATED_GUESSES, baseline: TOLERATED_GUESSES, window: WINDOW },
      at,
    );
    try {
      await ledger.commit(asUnit(context, 'core-engine'), {
        writes: [anomalies.insertWrite(anomaly)],
        audit: {
          action: 'anomaly.raised',
          subject: { type: 'Anomaly', id: anomaly.anomalyId },
          reason: anomaly.rule,
          newState: anomaly.status,
        },
      });
    } catch (error) {
      // Another process, or this one before a restart, has raised it in this hour.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
