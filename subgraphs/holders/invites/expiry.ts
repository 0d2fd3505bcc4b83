import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { isLostRace } from '../../../store/anew.ts';
import type { Change, Ledger } from '../../../store/ledger.ts';

const SWEEP_CHUNK = 100;
const SWEEP_MS = 60 * 60 * 1000;

/** Says which links are over, as changes that write it down; of one issuer, or of all. */
export type DueChanges = (at: Date, limit: number, issuerId?: string) => Promise<readonly Change[]>;

export type Expiry = ReturnType<typeof createExpiry>;

/** Records what is true already: open links past their end become EXPIRED. Reads do not depend on it, counts and lists do. */
export function createExpiry(deps: {
  sources: readonly DueChanges[];
  ledger: Ledger;
  now: Clock;
  log: Logger;
  lease: Lease;
}) {
  const { sources, ledger, now, log, lease } = deps;
  const sweeper = createSweeper(
    () => expireDue(),
    SWEEP_MS,
    'A sweep of invites and claims failed; it runs again at the next interval',
    log,
    lease,
  );

  return {
    expireDue,
    /** Sweeps every hour. */
    start: sweeper.start,
    close: sweeper.close,
  };

  /** Expires every link that is due; returns how many. */
  async function expireDue(issuerId?: string): Promise<number> {
    let count = 0;
    for (const due of sources) {
      for (;;) {
        const changes = await due(now(), SWEEP_CHUNK, issuerId);
        const written = await Promise.all(changes.map(isWritten));
        const expired = written.filter(Boolean).length;
        count += expired;
        // Only rows that others are changing right now were left; the next sweep sees what became of them.
        if (changes.length < SWEEP_CHUNK || expired === 0) break;
      }
    }
    return count;
  }

  async function isWritten(change: Change): Promise<boolean> {
    try {
      await ledger.commit(asUnit(newContext(), 'core-engine'), change);
      return true;
    } catch (error) {
      if (isLostRace(error)) return false;
      throw error;
    }
  }
}
