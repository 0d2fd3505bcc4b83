import type { Connection } from 'mongoose';
import { type AuditEntry, databaseOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { createPace } from '../../../kernel/gather.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type ReaderPosition, readerPositionStore } from './trail-reader-model.ts';

const BATCH = 100;
// Entries that follow one another closely are handled together; a reader writes at most once in this time.
const GATHER = { least: 250, most: 1000 };
// What another instance of Core Engine has taken in is seen after this time at the latest.
const POLL_MS = 5000;
const LEASE_MS = 30_000;
// Two relays may store one chain at once; a position that stays empty for longer is lost.
const GAP_MS = 60_000;

/** Reads the platform's trail for one purpose. */
export interface TrailReader {
  /** Begins to read: what is there already, then what comes. */
  start(): void;
  /** Reads what is there and waits until it is handled; what fails is logged and comes again. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface TrailReaderOptions {
  /** Names the position; a reader of a new name begins at the first entry. */
  readonly name: string;
  /** The databases whose chains to read; every one unless given. */
  readonly databases?: readonly string[];
  /** Gets entries of one chain in order, at least once: doing it again must change nothing. */
  readonly handle: (entries: readonly AuditEntry[]) => Promise<void>;
}

/** What readers need of the trail. */
export interface ReadableTrail {
  /** The newest entry of each chain. */
  receivedHeads(): Promise<readonly { readonly source: string }[]>;
  entriesAfter(source: string, seq: number, limit: number): Promise<readonly AuditEntry[]>;
}

/** Makes readers of the trail that resume where they stopped; of several instances of Core Engine one at a time reads a chain. */
export async function openTrailReaders(options: {
  connection: Connection;
  trail: ReadableTrail;
  onAppend: (listener: () => void) => void;
  /** Milliseconds after which a reader looks by itself. */
  pollMs?: number;
  now: Clock;
  log: Logger;
}): Promise<(reader: TrailReaderOptions) => TrailReader> {
  const { connection, trail, onAppend, pollMs = POLL_MS, now, log } = options;
  const positions = await readerPositionStore(connection);

  return ({ name, databases, handle }) => {
    const owner = newId();
    const gaps = new Map<string, { readonly seq: number; readonly since: Date }>();
    let running: Promise<void> | undefined;
    let gathering: NodeJS.Timeout | undefined;
    const pace = createPace(GATHER);
    let polling: NodeJS.Timeout | undefined;
    let state: 'waiting' | 'reading' | 'closed' = 'waiting';

    onAppend(kick);
    return {
      start() {
        if (state !== 'waiting') return;
        state = 'reading';
        polling = setInterval(kick, pollMs);
        polling.unref();
        kick();
      },

      async drain() {
        await running;
        await pass();
      },

      async close() {
        state = 'closed';
        clearInterval(polling);
        clearTimeout(gathering);
        await running;
        await positions
          .release(owner, now())
          .catch((err: unknown) => log.warn({ err, reader: name }, 'A reader of the trail did not sign off'));
      },
    };

    /** Never in the way of whoever appends: reading begins later. */
    function kick(): void {
      if (state !== 'reading' || gathering) return;
      gathering = setTimeout(() => {
        gathering = undefined;
        // What comes during a pass is read by the next one.
        if (running) void running.then(kick);
        else void pass();
      }, pace.gatherMs);
      gathering.unref();
    }

    function pass(): Promise<void> {
      running ??= pace.run(readAll).finally(() => {
        running = undefined;
      });
      return running;
    }

    async function readAll(): Promise<void> {
      try {
        for (const { source } of await trail.receivedHeads())
          if (!databases || databases.includes(databaseOf(source))) await readChain(source);
      } catch (error) {
        log.warn({ err: error, reader: name }, 'The trail could not be read; it is tried again');
      }
    }

    async function readChain(source: string): Promise<void> {
      try {
        while (state !== 'closed' && (await readBatch(source)));
      } catch (error) {
        log.warn(
          { err: error, reader: name, source },
          'Entries of the trail were not handled and come again shortly',
        );
      }
    }

    /** True when there may be more. */
    async function readBatch(source: string): Promise<boolean> {
      const seen = await positions.of(name, source);
      const found = await trail.entriesAfter(source, seen?.seq ?? 0, BATCH);
      const entries = unbroken(source, found, seen?.seq ?? 0);
      const last = entries.at(-1);
      if (!last) return false;

      const held = await hold(source, seen);
      if (!held) return false;
      // Another instance moved on between the look and the hold.
      if (held.seq !== (seen?.seq ?? 0)) return true;
      await handle(entries);
      const isMoved = await positions.move(name, source, { owner, from: held.seq, to: last.seq });
      // Whatever comes meanwhile is told of, and gathered.
      return isMoved && (found.length === BATCH || entries.length < found.length);
    }

    async function hold(
      source: string,
      seen: ReaderPosition | undefined,
    ): Promise<ReaderPosition | undefined> {
      const at = now();
      if (seen?.owner === owner && seen.heldUntil.getTime() - at.getTime() > LEASE_MS / 2) return seen;
      return positions.hold(name, source, { owner, at, until: new Date(at.getTime() + LEASE_MS) });
    }

    /** The entries up to the first empty position. A position that stays empty is told and passed by: the rest must not wait for ever. */
    function unbroken(source: string, found: readonly AuditEntry[], after: number): readonly AuditEntry[] {
      const [first] = found;
      if (!first) return [];
      if (first.seq === after + 1) gaps.delete(source);
      else if (!isLost(source, after + 1)) return [];
      else {
        log.error(
          { reader: name, source, from: after + 1, to: first.seq - 1 },
          'Entries are missing from the audit trail; verify it, and compare the store with a backup',
        );
      }
      const end = found.findIndex(({ seq }, at) => seq !== first.seq + at);
      return end < 0 ? found : found.slice(0, end);
    }

    function isLost(source: string, seq: number): boolean {
      const gap = gaps.get(source);
      if (gap?.seq === seq) return now().getTime() - gap.since.getTime() >= GAP_MS;
      gaps.set(source, { seq, since: now() });
      return false;
    }
  };
}
