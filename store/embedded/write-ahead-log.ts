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
  /** To be called between a durable commit and the next one: moves the log into the data file when it has become long. */
  tidy(): void;
  close(): void;
}

const CHECKPOINT_PAGES = 1000;
const flush = promisify(fdatasync);

/**
 * SQLite's write-ahead log (https://www.sqlite.org/wal.html). Commits leave it to us to bring it to the disk, which then waits in
 * another thread, and to move it into the data file. A log can start again only when nobody reads a state before its end; where it is too long and a
 * checkpoint does not get through, the oldest idle cursor is closed, whose next getMore is CursorNotFound (43). Transactions need no
 * more than their lifetime.
 */
export function openWriteAheadLog(options: WriteAheadLogOptions): WriteAheadLog {
  const { database, files, snapshots, cursors, maxBytes } = options;
  const log = openSync(files.log, 'r+');
  syncFolder(files.folder);
  let moved = database.pagesWritten;

  return {
    sync: () => flush(log),
    tidy() {
      if (database.pagesWritten - moved < CHECKPOINT_PAGES) return;
      moved = database.pagesWritten;
      snapshots.leave();
      const isPinned = !checkpoint();
      if (!isPinned || fstatSync(log).size <= maxBytes) return;
      while (cursors.killOldest() && !checkpoint());
    },
    close: () => closeSync(log),
  };

  /** False when somebody reads a state before the end of the log. */
  function checkpoint(): boolean {
    // https://www.sqlite.org/pragma.html#pragma_wal_checkpoint: busy, pages in the log, pages that are in the file.
    const [, pages, moved] = database.get('PRAGMA wal_checkpoint(PASSIVE)') ?? [];
    return Number(moved) >= Number(pages);
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
