import { LRUCache } from 'lru-cache';
import { addressHash } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { utcHour } from '../../../kernel/utc-day.ts';
import type { ScrapingAlarm } from './ports.ts';

const WINDOW_MS = 10 * 60 * 1000;
const WINDOW = 'PT10M';
const MAX_CLIENTS = 10_000;

/** What is remembered of a client: the instants of its latest guesses, and the hour for which an anomaly was raised. */
interface Guesses {
  instants: number[];
  raisedIn?: string | undefined;
}

export type GuessWatch = ReturnType<typeof createGuessWatch>;

/** Counts tokens of nobody per client; so many within 10 minutes raise one anomaly per client and hour. Each process counts for itself. */
export function createGuessWatch({ scraping, now }: { scraping: ScrapingAlarm; now: Clock }) {
  const clients = new LRUCache<string, Guesses>({ max: MAX_CLIENTS });

  return {
    async note(context: Context): Promise<void> {
      const { clientHash } = context;
      if (clientHash === undefined) return;
      const { tolerated } = scraping;
      const at = now();
      const guesses = clients.get(clientHash) ?? { instants: [] };
      clients.set(clientHash, guesses);
      const since = at.getTime() - WINDOW_MS;
      guesses.instants = [...guesses.instants.filter((instant) => instant > since), at.getTime()].slice(
        -tolerated,
      );
      const hour = utcHour(at);
      if (guesses.instants.length < tolerated || guesses.raisedIn === hour) return;
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
    await scraping.raise({ network: client, observed: scraping.tolerated, window: WINDOW }, context);
  }
}
