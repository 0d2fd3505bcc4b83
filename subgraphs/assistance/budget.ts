import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { dayAfter, utcDay } from '../../kernel/utc-day.ts';
import { isDuplicateKey } from '../../store/transact.ts';

interface StoredDay {
  readonly _id: string;
  readonly calls: number;
  readonly day: string;
}

/** Calls of a UTC day, of all processes that share a store. */
export interface Budget {
  /** Takes one of `most` calls of today; false when there is none left. */
  take(ownerKey: string, most: number): Promise<boolean>;
  /** Drops the days that are over. */
  sweep(): Promise<void>;
}

export async function openBudget(connection: Connection, now: Clock): Promise<Budget> {
  const days = connection.collection<StoredDay>('model_call_days');
  await days.createIndex({ day: 1 });
  return {
    async take(ownerKey, most) {
      if (most < 1) return false;
      const day = utcDay(now());
      try {
        await days.updateOne(
          { _id: `${ownerKey} ${day}`, calls: { $lt: most } },
          { $inc: { calls: 1 }, $setOnInsert: { day } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        // The upsert meets a day that is used up.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async sweep() {
      await days.deleteMany({ day: { $lt: dayAfter(utcDay(now()), -1) } });
    },
  };
}
