import { type Catalog, readCatalog } from './catalog.ts';
import { Database } from './database.ts';
import type { View } from './view.ts';

/** A durable state of the store, pinned in the write-ahead log while somebody uses it. */
export interface Snapshot extends View {
  /** True until a later state is shown. */
  isNewest(): boolean;
  release(): void;
}

/** A committed state that nobody reads before it is shown. */
export interface Pinned {
  readonly database: Database;
  readonly catalog: Catalog;
  users: number;
}

const IDLE_CONNECTIONS = 4;
const CACHE_KIB = 2048;

/** Snapshots of the newest durable state are shared until the next one is shown; older ones live as long as their users. */
export function createSnapshots(path: string) {
  const idle: Database[] = [];
  let current: Pinned | undefined;
  let users = 0;

  const open = (known?: Catalog): Pinned => {
    const database = idle.pop() ?? new Database(path, CACHE_KIB);
    try {
      database.run('BEGIN');
      // The first read pins the state.
      if (known !== undefined) database.get("SELECT 1 FROM meta WHERE name='format'");
      return { database, catalog: known ?? readCatalog(database), users: 0 };
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
  const replaceCurrent = (next: Pinned | undefined): void => {
    const before = current;
    current = next;
    if (before !== undefined && before.users === 0) retire(before);
  };

  return {
    acquire(): Snapshot {
      current ??= open();
      const pinned = current;
      pinned.users++;
      users++;
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
          users--;
          if (pinned.users === 0 && pinned !== current) retire(pinned);
        },
      };
    },
    /** Nobody reads at this moment. */
    get isIdle(): boolean {
      return users === 0;
    },
    /** To be called before each COMMIT: until the next state is shown, what is read is this one. */
    keep(): void {
      current ??= open();
    },
    /** The state that was committed last, with the writer's catalog. */
    pin: open,
    /** Later reads see this state. */
    show: (pinned: Pinned): void => replaceCurrent(pinned),
    /** Lets go of the newest state where nobody uses it, so that a checkpoint gets through. */
    leave: (): void => replaceCurrent(undefined),
    close(): void {
      replaceCurrent(undefined);
      for (const database of idle.splice(0)) database.close();
    },
  };
}

export type Snapshots = ReturnType<typeof createSnapshots>;
