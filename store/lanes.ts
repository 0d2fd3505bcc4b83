import type { ClientSession, Connection, Model } from 'mongoose';
import { CHAIN_START, chainName, databaseOf } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { StoredEntry, StoredHead } from './ledger-model.ts';
import { isDuplicateKey } from './transact.ts';

/** A chain, its newest entry, and the holder that its head names. */
export interface Lane {
  readonly chain: string;
  readonly seq: number;
  readonly hash: string;
  readonly holder: string | undefined;
}

/** Of a process that was killed, and of one that commits nothing; its lane is free for others then. */
export const LEASE_MS = 5000;
/** A signed statement has room for those of every database (MAX_CHAINS). */
const MOST_LANES = 250;

export type Lanes = ReturnType<typeof createLanes>;

/**
 * The chains of one database, of which this process holds one at a time, its lane: nobody else then writes to it. The lease is
 * renewed by each commit; after it others may take the lane. A head is moved only where it still names the holder and the entry
 * that were read, so that a process which has lost its lane writes nothing to it, however long it was paused.
 */
export function createLanes(options: {
  connection: Connection;
  Heads: Model<StoredHead>;
  Entries: Model<StoredEntry>;
  source: string;
  now: Clock;
}) {
  const { connection, Heads, Entries, source, now } = options;
  // Past mongoose, which would cast each head again.
  const rows = connection.collection<StoredHead>(Heads.collection.name);
  const me = newId();
  let held: Lane | undefined;
  /** Where somebody else was in the way since the last commit: another lane is taken, or two processes would take it from each other. */
  const avoided = new Set<string>();

  return {
    /** Makes the first chain, unless there is one. */
    async open(): Promise<void> {
      await Heads.updateOne(
        { _id: source },
        { $setOnInsert: { seq: 0, hash: CHAIN_START } },
        { upsert: true },
      );
    },

    /** The lane of this process as its last commit left it; undefined when it must be chosen. */
    get held(): Lane | undefined {
      return held;
    },

    /** A lane that this process may write to, as the snapshot of the transaction has it; undefined when it must make one. */
    async choose(session: ClientSession): Promise<Lane | undefined> {
      const heads = await all(session);
      if (!heads.some(({ _id }) => _id === source)) throw lostHead(source);
      const at = now();
      const usable = heads
        .filter((head) => !avoided.has(head._id) && (head.holder === me || isFree(head, at)))
        .sort((one, other) => rankOf(one) - rankOf(other) || (one._id < other._id ? -1 : 1));
      const [best] = usable;
      return best && { chain: best._id, seq: best.seq, hash: best.hash, holder: best.holder };
    },

    /** Makes a further lane; when another process makes the same one, the next choice sees it. Errors: STORAGE_UNAVAILABLE. */
    async make(): Promise<void> {
      const taken = new Set((await all()).map(({ _id }) => _id));
      if (taken.size >= MOST_LANES) throw tooMany(source);
      let lane = 0;
      while (taken.has(chainName(source, lane))) lane += 1;
      const chain = chainName(source, lane);
      if (await Entries.exists({ source: chain })) throw lostHead(chain);
      try {
        await rows.insertOne({ _id: chain, seq: 0, hash: CHAIN_START });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Moves the head of a lane within the transaction, and takes or keeps the lane; false when it is not as it was read. */
    async move(lane: Lane, to: { seq: number; hash: string }, session: ClientSession): Promise<boolean> {
      const { chain, seq, hash, holder } = lane;
      const by = holder === undefined ? { holder: { $exists: false } } : { holder };
      held = undefined;
      avoided.add(chain);
      // As the only write of a head within a transaction, it meets that of another process in a write conflict.
      const { matchedCount } = await rows.updateOne(
        { _id: chain, seq, hash, ...by },
        { $set: { ...to, holder: me, until: new Date(now().getTime() + LEASE_MS) } },
        { session },
      );
      if (matchedCount === 0) return false;
      avoided.delete(chain);
      return true;
    },

    /** The transaction that moved the head is committed. */
    keep(chain: string, { seq, hash }: { seq: number; hash: string }): void {
      held = { chain, seq, hash, holder: me };
      avoided.clear();
    },

    /** Leaves the lane to others. */
    async release(): Promise<void> {
      held = undefined;
      await rows.updateMany({ holder: me }, { $unset: { holder: true, until: true } });
    },

    /** The heads of all chains of the database, at one moment: as the snapshot of `session` has them when one is given. */
    all,

    /** True for a chain that this process holds, or nobody. */
    isOurs: (head: StoredHead): boolean => head.holder === me || isFree(head, now()),
  };

  async function all(session?: ClientSession): Promise<readonly StoredHead[]> {
    const heads = await Heads.find()
      .session(session ?? null)
      .lean();
    return heads.filter(({ _id }) => databaseOf(_id) === source);
  }

  /** Its own lane first, then one that was given back, then one whose lease has ended. */
  function rankOf({ holder }: StoredHead): number {
    if (holder === me) return 0;
    return holder === undefined ? 1 : 2;
  }
}

function isFree({ holder, until }: StoredHead, at: Date): boolean {
  return holder === undefined || until === undefined || until <= at;
}

/** A chain without its head may have been cut: nothing is written behind it. */
function lostHead(chain: string): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    `The audit chain of ${chain} has lost its head; restore the store from a backup.`,
  );
}

function tooMany(source: string): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    `More than ${MOST_LANES} processes write to the database ${source}; stop some and try again.`,
  );
}
