import type { ClientSession, Connection, Model } from 'mongoose';
import { mongo, trusted } from 'mongoose';
import { type AuditEntry, type AuditFact, actorOf, auditHash } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, isAppError } from '../kernel/errors.ts';
import { gatherTurns } from '../kernel/gather.ts';
import { newId } from '../kernel/ids.ts';
import { refusingIndexOf } from '../kernel/library-errors.ts';
import { workingForAll } from '../kernel/work.ts';
import { createLanes, type Lane } from './lanes.ts';
import { ledgerModels } from './ledger-model.ts';
import type { Positions } from './positions.ts';
import { createTransact, isDuplicateKey, translateStoreError } from './transact.ts';

/** A bulkWrite operation of the MongoDB driver. */
export type BulkOperation =
  | { readonly insertOne: { readonly document: object } }
  | { readonly updateOne: { readonly filter: object; readonly update: object; readonly upsert?: boolean } }
  | { readonly updateMany: { readonly filter: object; readonly update: object } }
  | { readonly replaceOne: { readonly filter: object; readonly replacement: object } }
  | { readonly deleteOne: { readonly filter: object } }
  | { readonly deleteMany: { readonly filter: object } };

/** One write of a change. `guarded` means that its filter must match: a miss undoes the whole change with CONFLICT. */
export interface Write {
  // biome-ignore lint/suspicious/noExplicitAny: a change spans models of different documents
  readonly model: Model<any>;
  readonly operation: BulkOperation;
  readonly guarded?: boolean;
  /** Every field is given in the type in which it is stored, so that mongoose, which costs more than the write, has nothing to add. */
  readonly isExact?: true;
}

/** What an operation commits: its writes and the audit facts that describe them, all or none. */
export interface Change {
  readonly writes: readonly Write[];
  readonly audit: AuditFact | readonly AuditFact[];
  /** What must hold at the moment of the commit; its error undoes the change. */
  readonly condition?: Condition;
}

/** Asked once for all changes of a transaction that have the same key. */
export interface Condition {
  readonly key: string;
  readonly check: () => Promise<void>;
}

export type CommitListener = (changes: readonly Change[]) => void;

export interface Ledger {
  /** Returns once the change and its audit entries are durable. Errors: driver duplicate key as it is, CONFLICT, STORAGE_UNAVAILABLE. */
  commit(context: Context, change: Change): Promise<void>;
  /**
   * Hands what was committed before the call and not relayed yet to `deliver`, at least once and each chain in order: that of this
   * process, and those that no other process holds.
   */
  relay(deliver: (entries: readonly AuditEntry[]) => Promise<void>): Promise<void>;
  /** Where all chains of the database end, at one moment: in the snapshot of `session` when one is given. */
  heads(session?: ClientSession): Promise<Positions>;
  /** What was committed behind `after` and up to `through`, each chain in order, `limit` entries at most; how a domain counts its own history. */
  entriesBetween(after: Positions, through: Positions, limit: number): Promise<readonly LedgerFact[]>;
  /** Called after each commit with what it committed; how a relay learns that there is something to do. */
  onCommit(listener: CommitListener): void;
  /** Waits for the commits under way and leaves the chain of this process to others. */
  close(): Promise<void>;
}

/** What an entry says of a change, without who made it. */
export type LedgerFact = Pick<
  AuditEntry,
  'source' | 'seq' | 'occurredAt' | 'subject' | 'previousState' | 'newState'
>;

interface Pending {
  readonly context: Context;
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MAX_GROUP = 64;
// Few enough that reading and writing them keeps no request waiting.
const RELAY_BATCH = 100;
// MongoDB lets a transaction of a process that died hold the head for `transactionLifetimeLimitSeconds`.
const BUSY_RETRY_SECONDS = 2;

/** Thrown in a transaction that finds no lane to write to. */
const NO_LANE = new Error('Every chain of this database is held by another process.');
/** Other processes may take the lane that was just made. */
const MOST_MADE = 5;

/**
 * The commit path of one database: writes and audit entries in one transaction, entries chained by hash. Each process has a chain
 * of its own (lanes.ts). Changes that wait while a transaction runs share the next one, since each needs the head of that chain.
 */
export async function createLedger(options: {
  connection: Connection;
  source: string;
  now: Clock;
}): Promise<Ledger> {
  const { connection, source, now } = options;
  const { Entries, Heads, Relays } = await ledgerModels(connection);
  const transact = createTransact(connection);
  const lanes = createLanes({ connection, Heads, Entries, source, now });
  const listeners: CommitListener[] = [];
  let queue: Pending[] = [];
  let draining: Promise<void> | undefined;

  await lanes.open();

  return {
    commit: (context, change) =>
      new Promise((resolve, reject) => {
        queue.push({ context, change, resolve, reject });
        // The queue serves many requests, so its work neither counts for the first document nor ends with it.
        draining ??= workingForAll(drain);
      }),

    async relay(deliver) {
      const [heads, relays] = await Promise.all([lanes.all(), Relays.find().lean()]);
      const relayed = new Map(relays.map(({ _id, seq }) => [_id, seq]));
      const failures: unknown[] = [];
      for (const head of heads) {
        const after = relayed.get(head._id) ?? 0;
        if (head.seq <= after || !lanes.isOurs(head)) continue;
        // A chain that cannot be delivered does not keep the others back.
        await relayChain(head._id, after, deliver).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },

    async heads(session) {
      return Object.fromEntries((await lanes.all(session)).map(({ _id, seq }) => [_id, seq]));
    },

    async entriesBetween(after, through, limit) {
      const ahead = Object.entries(through).filter(([chain, seq]) => seq > (after[chain] ?? 0));
      // Of each chain as much, so that what comes of them stays together in time.
      const share = Math.max(1, Math.floor(limit / Math.max(1, ahead.length)));
      const found = await Promise.all(
        ahead.slice(0, limit).map(([chain, seq]) =>
          Entries.find({ source: chain, seq: trusted({ $gt: after[chain] ?? 0, $lte: seq }) })
            .sort({ seq: 1 })
            .limit(share)
            .select({ _id: 0, source: 1, seq: 1, occurredAt: 1, subject: 1, previousState: 1, newState: 1 })
            .lean(),
        ),
      );
      return found.flat();
    },

    onCommit: (listener) => void listeners.push(listener),

    async close() {
      await draining;
      await lanes.release();
    },
  };

  async function relayChain(
    chain: string,
    after: number,
    deliver: (entries: readonly AuditEntry[]) => Promise<void>,
  ): Promise<void> {
    for (let relayed = after; ; ) {
      const entries = await Entries.find({ source: chain, seq: trusted({ $gt: relayed }) })
        .sort({ seq: 1 })
        .limit(RELAY_BATCH)
        .lean();
      const last = entries.at(-1);
      if (!last) return;
      await deliver(entries.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })));
      await Relays.updateOne({ _id: chain }, { $max: { seq: last.seq } }, { upsert: true });
      if (entries.length < RELAY_BATCH) return;
      relayed = last.seq;
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      await gatherTurns(() => queue.length, MAX_GROUP);
      const group = queue.slice(0, MAX_GROUP);
      queue = queue.slice(MAX_GROUP);
      await commitGroup(group);
    }
    draining = undefined;
  }

  async function commitGroup(group: readonly Pending[]): Promise<void> {
    try {
      await commitTogether(group);
    } catch (error) {
      // One bad change must not make the others fail: each is tried again alone and gets its own answer.
      if (group.length > 1 && !mayBeCommitted(error)) {
        for (const pending of group) await commitGroup([pending]);
      } else {
        for (const pending of group) pending.reject(error);
      }
      return;
    }
    for (const pending of group) pending.resolve();
    const changes = group.map(({ change }) => change);
    for (const listener of listeners) tell(listener, changes);
  }

  async function commitTogether(group: readonly Pending[]): Promise<void> {
    let reachedHead = false;
    for (let made = 0; ; made += 1) {
      try {
        const moved = await transact(async (session) => {
          reachedHead = false;
          await applyWrites(group, session);
          reachedHead = true;
          const lane = await appendEntries(group, session);
          await checkConditions(group);
          return lane;
        });
        lanes.keep(moved.chain, moved);
        return;
      } catch (error) {
        if (error === NO_LANE && made < MOST_MADE) await lanes.make().catch(rethrow);
        else if (error === NO_LANE) throw busyHead();
        else if (reachedHead && isAppError(error) && error.code === 'CONFLICT') throw busyHead(error);
        else throw error;
      }
    }
  }

  async function checkConditions(group: readonly Pending[]): Promise<void> {
    const conditions = new Map(
      group.flatMap(({ change: { condition } }) => (condition ? [[condition.key, condition]] : [])),
    );
    for (const { check } of conditions.values()) await check();
  }

  async function applyWrites(group: readonly Pending[], session: ClientSession): Promise<void> {
    for (const { model, guarded, isExact, writes } of bulksOf(group.flatMap(({ change }) => change.writes))) {
      const result = await (isExact ? model.collection : model).bulkWrite(
        writes.map(({ operation }) => operation as never),
        { session, ordered: true },
      );
      const hits = result.matchedCount + result.deletedCount + result.upsertedCount;
      if (guarded && hits < writes.filter(({ operation }) => !('insertOne' in operation)).length)
        throw conflict();
    }
  }

  /** Appends the entries of a group to the lane of this process, or to another one when it has lost that; returns where the chain ends then. */
  async function appendEntries(group: readonly Pending[], session: ClientSession): Promise<ChainEnd> {
    const { held } = lanes;
    const moved = held && (await appendTo(held, group, session));
    if (moved) return moved;
    const chosen = await lanes.choose(session);
    if (!chosen) throw NO_LANE;
    const taken = await appendTo(chosen, group, session);
    if (!taken) throw conflict();
    return taken;
  }

  /** Undefined, and nothing is written, when the lane has another head than this process knows. */
  async function appendTo(
    lane: Lane,
    group: readonly Pending[],
    session: ClientSession,
  ): Promise<ChainEnd | undefined> {
    const { chain: source } = lane;
    let { seq, hash } = lane;
    const occurredAt = now();
    const rows = group.flatMap(({ context, change }) =>
      [change.audit].flat().map((fact) => {
        seq += 1;
        const entry = entryOf(fact, { context, source, seq, occurredAt, prevHash: hash });
        hash = entry.hash;
        const { auditId, ...rest } = entry;
        return { _id: auditId, ...rest };
      }),
    );
    // The head first: two processes then meet in a write conflict, which is repeated, and never in a duplicate seq.
    if (!(await lanes.move(lane, { seq, hash }, session))) return undefined;
    // As they were hashed: mongoose would cast each again.
    if (rows.length > 0) await Entries.collection.insertMany(rows as never[], { session });
    return { chain: source, seq, hash };
  }
}

type ChainEnd = Pick<Lane, 'chain' | 'seq' | 'hash'>;

interface Bulk {
  readonly model: Write['model'];
  readonly guarded: boolean;
  readonly isExact: boolean;
  readonly writes: Write[];
}

/** One bulk per model; within a model the order is kept, and guarded writes are counted separately from those that may miss. */
function bulksOf(writes: readonly Write[]): Bulk[] {
  const byModel = new Map<Write['model'], Bulk[]>();
  for (const write of writes) {
    const bulks = byModel.get(write.model) ?? [];
    byModel.set(write.model, bulks);
    const last = bulks.at(-1);
    const guarded = write.guarded === true;
    const isExact = write.isExact === true;
    if (last?.guarded === guarded && last.isExact === isExact) last.writes.push(write);
    else bulks.push({ model: write.model, guarded, isExact, writes: [write] });
  }
  return [...byModel.values()].flat();
}

// The commit is durable whatever a listener does.
function tell(listener: CommitListener, changes: readonly Change[]): void {
  try {
    listener(changes);
  } catch (error) {
    process.emitWarning(
      `A listener of commits failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** True when a group must not be tried again: the store does not answer, or nobody knows whether it committed. */
function mayBeCommitted(error: unknown): boolean {
  if (isAppError(error)) return error.code === 'STORAGE_UNAVAILABLE';
  return error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** Every change needs the head of a chain. Waiting for it too long is not a conflict between changes, so it gets another code. */
function busyHead(cause?: AppError): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    'Other processes are writing to the same audit trail. Nothing was changed; try again shortly.',
    { cause, retryAfter: BUSY_RETRY_SECONDS },
  );
}

function entryOf(
  fact: AuditFact,
  at: { context: Context; source: string; seq: number; occurredAt: Date; prevHash: string },
): AuditEntry {
  const entry = {
    auditId: newId(),
    source: at.source,
    seq: at.seq,
    occurredAt: at.occurredAt,
    actor: actorOf(at.context, at.occurredAt),
    action: fact.action,
    subject: { type: fact.subject.type, id: fact.subject.id },
    org: fact.org ? { type: fact.org.type, id: fact.org.id } : null,
    status: fact.status ?? ('SUCCESS' as const),
    reason: fact.reason ?? null,
    previousState: fact.previousState ?? null,
    newState: fact.newState ?? null,
    correlationId: at.context.correlationId,
    prevHash: at.prevHash,
  };
  return { ...entry, hash: auditHash(entry) };
}

function rethrow(error: unknown): never {
  throw translateStoreError(error);
}

function conflict(): AppError {
  return new AppError(
    'CONFLICT',
    'The record was changed by somebody else at the same moment; read it again and retry.',
  );
}

/** The fields of the unique index that refused a write (E11000), or undefined when `error` is something else. */
export function duplicateKeyOf(error: unknown): readonly string[] | undefined {
  if (!isDuplicateKey(error)) return undefined;
  const fields = Object.keys(error.keyPattern);
  return fields.length > 0 ? fields : fieldsOfIndex(error.message);
}

function fieldsOfIndex(message: string): string[] {
  const name = refusingIndexOf(message);
  if (name === undefined) return [];
  return name === '_id_' ? ['_id'] : name.split(/_-?1(?:_|$)/).filter((field) => field !== '');
}
