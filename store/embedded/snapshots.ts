import { type Catalog, createCatalogReader } from './catalog.ts';
import { Database } from './database.ts';
import type { View } from './view.ts';

/** A committed state of the store, pinned in the write-ahead log while somebody uses it. */
export interface Snapshot extends View {
  /** True until somebody commits. */
  isNewest(): boolean;
  release(): void;
}

interface Pinned {
  readonly database: Database;
  readonly catalog: Catalog;
  users: number;
}

const IDLE_CONNECTIONS = 4;
const CACHE_KIB = 2048;

/** Snapshots of the newest state are shared until the next commit; older ones live as long as their users. */
export function createSnapshots(path: string) {
  const idle: Database[] = [];
  const readCatalog = createCatalogReader();
  let current: Pinned | undefined;

  const open = (): Pinned => {
    const database = idle.pop() ?? new Database(path, CACHE_KIB);
    try {
      database.run('BEGIN');
      // The first read pins the state.
      return { database, catalog: readCatalog(database), users: 0 };
    } catch (error) {
      database.close();
      throw error;
    }
  };
  const retire = (pinned: Pinned): void => {
    pinned.database.run('COMMIT');
    if (idle.length < IDLE_CONNECTIONS) idle.push(pinned.database);
    else pinned.database.close();
  };
  const leaveCurrent = (): void => {
    if (current !== undefined && current.users === 0) retire(current);
    current = undefined;
  };

  return {
    acquire(): Snapshot {
      current ??= open();
      const pinned = current;
      pinned.users++;
      let released = false;
      return {
        catalog: pinned.catalog,
        database: pinned.database,
        changes: () => undefined,
        isNewest: () => pinned === current,
        release: () => {
          if (released) return;
          released = true;
          pinned.users--;
          if (pinned.users === 0 && pinned !== current) retire(pinned);
        },
      };
    },
    /** To be called before each COMMIT, with no read between the two: later reads see what is committed. */
    advance(): void {
      leaveCurrent();
    },
    close(): void {
      leaveCurrent();
      for (const database of idle.splice(0)) database.close();
    },
  };
}

export type Snapshots = ReturnType<typeof createSnapshots>;
