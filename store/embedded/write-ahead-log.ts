import { closeSync, fdatasync, fstatSync, fsyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Cursors } from './cursors.ts';
import type { Database } from './database.ts';
import type { Snapshots } from './snapshots.ts';
import type { StoreFiles } from './store-file.ts';

interface WriteAheadLogOptions {
  /** The write connection. */
  readonly database: Database;
  readonly files: StoreFiles;
  readonly snapshots: Snapshots;
  readonly cursors: Cursors;
  /** Beyond so many bytes cursors that hold the log are closed. */
  readonly maxBytes: number;
}

export interface WriteAheadLog {
  /** Returns when everything that was committed before is on the disk. Errors: those of the disk; what was committed may then be lost. */
  sync(): Promise<void>;
  /**
   * To be called between a durable commit and the next one: moves the log into the data file when it has become long. Errors: those
   * of the disk; nothing may be committed then.
   */
  tidy(): Promise<void>;
  close(): void;
}

// SQLite's pages and the heads before them in the log (https://www.sqlite.org/walformat.html).
const FRAME_BYTES = 4096 + 24;
/** A log that is longer is moved in the next moment in which nobody reads, one of twice this length at once. Above journal_size_limit, to which a log is cut when it starts again. */
const CHECKPOINT_BYTES = 1100 * FRAME_BYTES;
const flush = promisify(fdatasync);

/**
 * SQLite's write-ahead log (https://www.sqlite.org/wal.html). Commits leave it to us to bring it to the disk, which then waits in
 * another thread, and to move it into the data file. A log starts again with the next commit when all of it was moved and nobody reads
 * from it; where it becomes too long, the oldest idle cursor is closed, whose next getMore is CursorNotFound (43). Transactions need
 * no more than their lifetime.
 */
export function openWriteAheadLog(options: WriteAheadLogOptions): WriteAheadLog {
  const { database, files, snapshots, cursors, maxBytes } = options;
  const log = openSync(files.log, 'r+');
  // Closed after all connections: SQLite's locks of a file end when any of its handles is closed.
  const data = openSync(files.data, 'r+');
  syncFolder(files.folder);
  let overdue = 2 * CHECKPOINT_BYTES;

  return {
    sync: () => flush(log),
    async tidy() {
      const { isIdle } = snapshots;
      const { size } = fstatSync(log);
      if (size < (isIdle ? CHECKPOINT_BYTES : overdue)) return;
      snapshots.leave();
      overdue = isIdle ? 2 * CHECKPOINT_BYTES : size + CHECKPOINT_BYTES;
      try {
        move();
        // Somebody reads from the log: it starts again once nobody does.
        if (!isIdle && size > maxBytes) while (cursors.killOldest() && !move());
      } catch {
        // A full disk, for example: the log has everything, and is moved another time.
        return;
      }
      await flush(data);
    },
    close() {
      closeSync(log);
      closeSync(data);
    },
  };

  /**
   * False when somebody reads a state before the end of the log. The log is on the disk, and what is moved has to be before the log
   * starts again; SQLite would keep the event loop waiting for that.
   */
  function move(): boolean {
    database.exec('PRAGMA synchronous=OFF');
    try {
      // https://www.sqlite.org/pragma.html#pragma_wal_checkpoint: busy, pages in the log, pages that are in the file.
      const [, pages, moved] = database.get('PRAGMA wal_checkpoint(PASSIVE)') ?? [];
      return Number(moved) >= Number(pages);
    } finally {
      database.exec('PRAGMA synchronous=NORMAL');
    }
  }
}

/** The name of a new log has to be on the disk, too. Where folders cannot be opened, as on Windows, the file system sees to it. */
function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
