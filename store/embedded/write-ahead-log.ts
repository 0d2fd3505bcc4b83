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

// A log of so many pages is moved in the next moment in which nobody reads, one of MOST_PAGES at once.
const CHECKPOINT_PAGES = 1000;
const MOST_PAGES = 2000;
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
  syncFolder(files.folder);
  let due = database.pagesWritten + CHECKPOINT_PAGES;
  let overdue = due + MOST_PAGES;

  return {
    sync: () => flush(log),
    tidy() {
      const { isIdle } = snapshots;
      const { pagesWritten } = database;
      if (pagesWritten < (isIdle ? due : overdue)) return;
      snapshots.leave();
      checkpoint();
      overdue = pagesWritten + MOST_PAGES;
      // Else somebody reads from the log: it starts again once nobody does.
      if (isIdle) due = pagesWritten + CHECKPOINT_PAGES;
      else if (fstatSync(log).size > maxBytes) while (cursors.killOldest() && !checkpoint());
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
