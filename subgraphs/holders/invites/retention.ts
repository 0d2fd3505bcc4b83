import type { Clock } from '../../../kernel/clock.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { INVITES_RETENTION } from '../settings.ts';
import { forgottenBefore } from './link-token.ts';

const SWEEP_MS = 60 * 60 * 1000;

/** Forgets ended links when they have been kept for as many days as `retention.invites-days` says at that moment. */
export function createRetention(deps: {
  stores: readonly { forget(end: Date, isOver: () => boolean): Promise<number> }[];
  settings: LiveSettings;
  now: Clock;
  log: Logger;
  lease: Lease;
}) {
  const { stores, settings, now, log, lease } = deps;
  let isClosing = false;
  const sweeper = createSweeper(
    () => forgetDue(),
    SWEEP_MS,
    'Forgetting old invites and claims failed; it is tried again at the next interval',
    log,
    lease,
  );

  return {
    forgetDue,
    /** Sweeps every hour: a setting that was set by mistake can be mended before it acts. */
    start: sweeper.start,
    /** Does not wait for what is left: the next start goes on with it. */
    close() {
      isClosing = true;
      return sweeper.close();
    },
  };

  /** Deletes what has been kept long enough; returns how many links. */
  async function forgetDue(): Promise<number> {
    // What was deleted by the default could not be restored when the stored setting turns out to be longer.
    if (!settings.isKnown) return 0;
    const end = forgottenBefore(now(), settings.get(INVITES_RETENTION));
    let count = 0;
    for (const store of stores) count += await store.forget(end, () => isClosing);
    return count;
  }
}
