import type { Connection } from 'mongoose';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { Lease } from '../kernel/sweeper.ts';
import { isDuplicateKey } from './transact.ts';

interface StoredLease {
  readonly _id: string;
  readonly owner: string;
  readonly until: Date;
}

/**
 * A lease of this name in a database: of all processes that ask, one has it. It ends by itself, by the clock of who asks, so that
 * clocks which differ by more than it lasts let two processes work: what is done under it must be right then, too.
 */
export function leaseOf(connection: Connection, name: string, now: Clock): Lease {
  const leases = connection.collection<StoredLease>('leases');
  const owner = newId();

  return {
    async hold(forMs) {
      const at = now();
      try {
        await leases.updateOne(
          { _id: name, $or: [{ owner }, { until: { $lte: at } }] },
          { $set: { owner, until: new Date(at.getTime() + forMs) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        // The upsert meets the lease of another process.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async release() {
      await leases.deleteOne({ _id: name, owner });
    },
  };
}
