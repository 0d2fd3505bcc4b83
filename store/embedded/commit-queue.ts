import { setTimeout as delay } from 'node:timers/promises';
import { isBusy, isDamaged, isFull } from './database.ts';
import { Failure } from './failure.ts';
import type { Pinned, Snapshots } from './snapshots.ts';
import { createTurns, type Steps } from './steps.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';
import type { Writer } from './writer.ts';

/** Runs inside one SQLite transaction, in which nobody else writes between its steps; whatever it throws is its own answer. */
export type Job<T> = (writer: Writer) => T | Steps<T>;

interface Queued {
  readonly run: Job<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface CommitQueueOptions {
  readonly writer: Writer;
  readonly snapshots: Snapshots;
  readonly now: () => Date;
  /** Milliseconds to retry when another program holds the file's write lock. */
  readonly busyTimeout: number;
  readonly log: Pick<WriteAheadLog, 'sync' | 'tidy'>;
}

const RETRYABLE = { labels: ['RetryableWriteError'] };
const BATCH = 256;
/** After this long a batch is committed with what it has, so that those who came first are answered. */
const BATCH_MS = 15;

/**
 * Group commit: everything that waits is run in one SQLite transaction and made durable by one fsync, for which the event loop does
 * not wait. Before that nobody is answered, and nobody reads what was committed.
 */
export function createCommitQueue(options: CommitQueueOptions) {
  const { writer, snapshots, log, now, busyTimeout } = options;
  const queue: Queued[] = [];
  let pumping: Promise<void> | undefined;
  let closed = false;
  /** Set once something may be lost: the store then takes no more writes. */
  let fault: Failure | undefined;

  const begin = async (): Promise<void> => {
    const end = performance.now() + busyTimeout;
    for (;;) {
      try {
        return void writer.database.run('BEGIN IMMEDIATE');
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > end) {
          throw new Failure(
            91,
            'Another program holds the write lock of the store file; stop it and try again.',
          );
        }
        await delay(1 + Math.random() * 5);
      }
    }
  };

  /** Runs jobs in one transaction. Those left over when time is up go back to the queue; 'broken' keeps nothing. */
  const runBatch = async (batch: readonly Queued[]): Promise<'kept' | 'broken'> => {
    if (fault) throw fault;
    await begin();
    const started = performance.now();
    const before = writer.catalog;
    const settle: (() => void)[] = [];
    const inTurns = createTurns();
    try {
      writer.now = now();
      for (const [done, { run, resolve, reject }] of batch.entries()) {
        if (done > 0 && performance.now() - started > BATCH_MS) {
          queue.unshift(...batch.slice(done));
          break;
        }
        try {
          const value = await inTurns(() => run(writer));
          settle.push(() => resolve(value));
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          settle.push(() => reject(error));
        }
      }
      writer.keepCatalog();
      snapshots.keep();
      writer.database.run('COMMIT');
    } catch (error) {
      rollBack();
      writer.restore(before);
      if (batch.length > 1) {
        // Some may have gone back to the queue; all of this batch is run again, one by one.
        for (const job of batch) if (queue.includes(job)) queue.splice(queue.indexOf(job), 1);
        return 'broken';
      }
      batch[0]?.reject(asFailure(error));
      return 'kept';
    }
    const committed = pinned();
    try {
      await log.sync();
    } catch {
      fail(batch);
      return 'kept';
    }
    if (committed === undefined) snapshots.leave();
    else snapshots.show(committed);
    for (const answer of settle) answer();
    try {
      await log.tidy();
    } catch {
      fail([]);
    }
    return 'kept';
  };

  /** The disk has failed: nothing is written any more. */
  const fail = (batch: readonly Queued[]): void => {
    fault = new Failure(
      14031,
      'The disk has failed to keep a write, and nobody knows whether it is there. Stop the platform, look at the disk, and start again.',
    );
    for (const { reject } of [...batch, ...queue.splice(0)]) reject(fault);
  };

  /** What was committed; undefined when it cannot be read at this moment, for want of file descriptors for example. */
  const pinned = (): Pinned | undefined => {
    try {
      return snapshots.pin(writer.catalog);
    } catch {
      return undefined;
    }
  };

  const rollBack = (): void => {
    try {
      writer.database.run('ROLLBACK');
    } catch {
      // SQLite has already rolled back (disk full, I/O error).
    }
  };

  const pump = async (): Promise<void> => {
    // Let everything that arrives in this turn of the loop join the first batch.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      try {
        if ((await runBatch(batch)) === 'kept') continue;
        // One job broke the batch: each gets a transaction of its own, so that only that one fails.
        for (const job of batch) await runBatch([job]);
      } catch (error) {
        for (const job of batch) job.reject(asFailure(error));
      }
    }
  };

  const startPump = (): void => {
    pumping ??= pump().finally(() => {
      pumping = undefined;
      // A job may have come between the end of the loop and this line.
      if (queue.length > 0) startPump();
    });
  };

  return {
    submit<T>(run: Job<T>): Promise<T> {
      if (fault) return Promise.reject(fault);
      if (closed) return Promise.reject(shuttingDown());
      return new Promise<T>((resolve, reject) => {
        queue.push({ run, resolve: (value) => resolve(value as T), reject });
        startPump();
      });
    },
    /** Refuses new jobs and waits for those that were accepted. */
    async close(): Promise<void> {
      closed = true;
      while (pumping !== undefined) await pumping;
    },
  };
}

export type CommitQueue = ReturnType<typeof createCommitQueue>;

function shuttingDown(): Failure {
  return new Failure(91, 'The store is shutting down; try again.', RETRYABLE);
}

/** What clients are told when SQLite itself fails; anything else stays as it is. */
export function asFailure(error: unknown): unknown {
  if (isBusy(error))
    return new Failure(91, 'Another program has locked the store file; stop it and try again.', RETRYABLE);
  if (isDamaged(error))
    return new Failure(1, 'The store file is damaged: stop the platform and restore a backup.');
  if (isFull(error)) {
    return new Failure(
      14031,
      'The store cannot write: the disk is full or failing. Free space in its folder and try again.',
    );
  }
  return error;
}
