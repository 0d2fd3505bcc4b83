import { type Connection, type Model, trusted } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { createFollower } from '../../kernel/follower.ts';
import type { Logger } from '../../kernel/log.ts';
import { leaseOf } from '../../store/lease.ts';
import { createTransact } from '../../store/transact.ts';
import type { VerificationCountStore } from './verification-counts-model.ts';
import { type EventRow, eventOf } from './verification-event-row.ts';

const PORTION = 100;
// What a question counts itself; it says how old it is when there is more.
const PORTIONS_WAITED_FOR = 20;
// Whoever counted last counts next, for so long.
const TURN_MS = 5000;

/**
 * Counts events behind the verifications, which do not wait for it. An event is marked until it is in the counts; both change in
 * one transaction, so that it counts once, whichever process wrote it and whichever counts it.
 */
export function createVerificationCounting(deps: {
  connection: Connection;
  Events: Model<EventRow>;
  counts: Pick<VerificationCountStore, 'add'>;
  now: Clock;
  log: Logger;
}) {
  const { connection, Events, counts, now, log } = deps;
  // Processes that count the same events at once would only undo one another's work.
  const lease = leaseOf(connection, 'verification.counting', now);
  const transact = createTransact(connection);
  const follower = createFollower({
    async step() {
      if (await lease.hold(TURN_MS)) return (await count()) === PORTION;
      // Who has the turn may end before it has counted all.
      follower.schedule(TURN_MS);
      return false;
    },
    failure: 'The counts of verifications lag behind; they are brought up to date shortly',
    log,
  });

  return {
    /** Counts some portions now; when the first event happened that is still left, undefined when none is. */
    async catchUp(): Promise<Date | undefined> {
      for (let portion = 0; portion < PORTIONS_WAITED_FOR; portion += 1)
        if ((await count()) < PORTION) return undefined;
      const [first] = await Events.find({ uncounted: true }).sort({ occurredAt: 1 }).limit(1).lean();
      return first?.occurredAt;
    },
    /** Counts shortly; verifications that follow one another closely are counted together. */
    schedule: () => follower.schedule(),
    async close() {
      await follower.close();
      // Whoever comes next may have to wait for its end, no more.
      await lease.release().catch((err: unknown) => log.warn({ err }, 'A lease was not given back'));
    },
  };

  /** One portion; how many events it had. */
  function count(): Promise<number> {
    return transact(async (session) => {
      const rows = await Events.find({ uncounted: true }).session(session).limit(PORTION).lean();
      if (rows.length === 0) return 0;
      const ids = rows.map(({ _id }) => _id);
      await counts.add(rows.map(eventOf), session);
      await Events.updateMany({ _id: trusted({ $in: ids }) }, { $unset: { uncounted: 1 } }, { session });
      return rows.length;
    });
  }
}
