import type { Clock } from '../../kernel/clock.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import { createSweeper, type Lease, type Sweeper } from '../../kernel/sweeper.ts';
import { EVENTS_RETENTION } from './settings.ts';
import type { VerificationEventStore } from './verification-event-model.ts';

const SWEEP_MS = 60 * 60 * 1000;

/**
 * Forgets verification events when they are as many months old as `retention.verification-events-months` says at that moment.
 * Every hour, so that a setting that was set by mistake can be mended before it acts.
 */
export function createRetention(deps: {
  events: Pick<VerificationEventStore, 'forget'>;
  settings: LiveSettings;
  now: Clock;
  log: Logger;
  lease: Lease;
}): Sweeper {
  const { events, settings, now, log, lease } = deps;
  let isClosing = false;
  const sweeper = createSweeper(
    forgetDue,
    SWEEP_MS,
    'Forgetting old verification events failed; it is tried again at the next interval',
    log,
    lease,
  );
  return {
    ...sweeper,
    // Millions may be left: a unit that ends does not wait for them.
    close() {
      isClosing = true;
      return sweeper.close();
    },
  };

  async function forgetDue(): Promise<void> {
    // What is deleted by a default does not come back when a longer time is read.
    if (!settings.isKnown) return;
    const end = monthsBefore(now(), settings.get(EVENTS_RETENTION));
    await events.forget(end, () => isClosing);
  }
}

/** The same day and time so many months earlier, or the last day of that month when it is shorter. */
export function monthsBefore(at: Date, months: number): Date {
  const earlier = new Date(at);
  earlier.setUTCMonth(at.getUTCMonth() - months);
  if (earlier.getUTCDate() !== at.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
