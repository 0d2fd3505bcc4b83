import type { Lease } from '../../kernel/sweeper.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { leaseOf } from '../../store/lease.ts';
import type { Road } from './road.ts';

/** Longer than any suite: who holds work back lets it go again. */
const LONG_MS = 60 * 60 * 1000;

/** Keeps the platform from a kind of background work, so that what waits for it stays as it is. */
export interface HeldWork {
  hold(): Promise<void>;
  release(): Promise<void>;
}

/** `name` is that of the work's lease in its database. */
export function heldWork(road: () => Road, database: string, name: string): HeldWork {
  let held: { readonly store: Store; readonly lease: Lease } | undefined;
  return {
    async hold() {
      if (held) return;
      const store = await connectStore({ dataDir: road().platform.config.DATA_DIR });
      const lease = leaseOf(store.connection(database), name, () => new Date());
      held = { store, lease };
      await until('the turn', () => lease.hold(LONG_MS));
    },
    async release() {
      await held?.lease.release();
      await held?.store.close();
      held = undefined;
    },
  };
}
