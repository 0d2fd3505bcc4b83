import type { Doc } from './bson.ts';
import { createCommitQueue } from './commit-queue.ts';
import { createCursors } from './cursors.ts';
import { type Answer, createDispatch, type RunCommand } from './dispatch.ts';
import { replyBytes } from './reply.ts';
import { createSessions, forgetOutcomes } from './sessions.ts';
import { createSnapshots } from './snapshots.ts';
import { openDataFile, type StoreFiles } from './store-file.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';
import { Writer } from './writer.ts';
import { deleteDocuments } from './writes.ts';

export interface EngineOptions {
  readonly files: StoreFiles;
  readonly now: () => Date;
  readonly log: (message: string, fields?: object) => void;
  /** Milliseconds; the defaults are MongoDB's (60 s, 10 min, 30 min). */
  readonly transactionLifetime?: number;
  readonly cursorIdleTimeout?: number;
  readonly outcomeLifetime?: number;
  /** Bytes of the write-ahead log beyond which idle cursors that hold it are closed. */
  readonly maxLogBytes?: number;
}

export interface Engine {
  readonly answer: Answer;
  readonly run: RunCommand;
  /** Says that a client's connection is gone, with what its commands named as theirs. */
  readonly disconnected: (connection: object) => void;
  /** Deletes what TTL indexes expire and forgets what timed out; runs every 20 s by itself. Returns deletions. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

const SWEEP_EVERY = 20_000;
const SWEEP_SLICE = 500;
const MAX_CURSORS = 200;

/** Opens the data file and serves commands on it. The caller holds the folder's lock. */
export function openEngine(options: EngineOptions): Engine {
  const {
    files,
    now,
    log: report,
    transactionLifetime = 60_000,
    cursorIdleTimeout = 600_000,
    outcomeLifetime = 1_800_000,
    maxLogBytes = 64 * 1024 * 1024,
  } = options;
  const database = openDataFile(files);
  const writer = new Writer(database);
  const snapshots = createSnapshots(files.data);
  const cursors = createCursors({ now, idleTimeout: cursorIdleTimeout, maxOpen: MAX_CURSORS });
  const log = openWriteAheadLog({ database, files, snapshots, cursors, maxBytes: maxLogBytes });
  const queue = createCommitQueue({ writer, snapshots, log, now, busyTimeout: 10_000 });
  const sessions = createSessions({ snapshots, now, transactionLifetime });
  const answer = createDispatch({ queue, snapshots, sessions, cursors, now, address: files.socket }, report);

  const expired = (): { namespace: string; filter: Doc }[] =>
    [...writer.catalog.collections.values()].flatMap(({ namespace, indexes }) =>
      indexes.flatMap(({ fields: [field], expireAfterSeconds, partial }) => {
        if (field === undefined || expireAfterSeconds === undefined) return [];
        const before = new Date(now().getTime() - expireAfterSeconds * 1000);
        return [{ namespace, filter: { $and: [{ [field.path]: { $lte: before } }, partial ?? {}] } }];
      }),
    );
  const sweep = async (): Promise<number> => {
    sessions.sweep();
    cursors.sweep();
    await queue.submit(() => forgetOutcomes(database, new Date(now().getTime() - outcomeLifetime)));
    let total = 0;
    for (const { namespace, filter } of expired()) {
      // In slices, so that other writes come in between.
      for (let deleted = SWEEP_SLICE; deleted === SWEEP_SLICE; total += deleted) {
        deleted = await queue.submit(() => deleteDocuments(writer, namespace, filter, SWEEP_SLICE));
      }
    }
    return total;
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => report('the sweep of the store failed', { error }));
  }, SWEEP_EVERY);
  timer.unref();

  return {
    answer,
    run: async (...asked) => replyBytes(await answer(...asked)),
    disconnected: (connection) => sessions.disconnected(connection),
    sweep,
    async close() {
      clearInterval(timer);
      await queue.close();
      cursors.close();
      sessions.close();
      snapshots.close();
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      log.close();
    },
  };
}
