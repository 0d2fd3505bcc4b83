import { statSync } from 'node:fs';
import type { Cursors } from './cursors.ts';
import type { Database } from './database.ts';

interface LogLimitOptions {
  readonly database: Database;
  /** The path of the write-ahead log. */
  readonly path: string;
  readonly cursors: Cursors;
  readonly maxBytes: number;
}

/**
 * Keeps the write-ahead log bounded. A log can start again only when nobody reads a state before its end; where it
 * is too long and a checkpoint does not get through, the oldest idle cursor is closed, whose next getMore is
 * CursorNotFound (43). Transactions need no more than their lifetime. Returns the check, to be run after commits.
 */
export function createLogLimit({ database, path, cursors, maxBytes }: LogLimitOptions): () => void {
  return () => {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= maxBytes) return;
    while (isPinned(database) && cursors.killOldest());
  };
}

// https://www.sqlite.org/pragma.html#pragma_wal_checkpoint: busy, pages in the log, pages that are in the file.
function isPinned(database: Database): boolean {
  const [, pages, moved] = database.get('PRAGMA wal_checkpoint(PASSIVE)') ?? [];
  return Number(moved) < Number(pages);
}
