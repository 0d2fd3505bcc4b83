import type { ClientSession, Connection, Model } from 'mongoose';
import { mongo, trusted } from 'mongoose';
import { type AuditEntry, type AuditFact, actorOf, auditHash, CHAIN_START } from '../kernel/audit.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, isAppError } from '../kernel/errors.ts';
import { gatherTurns } from '../kernel/gather.ts';
import { newId } from '../kernel/ids.ts';
import { refusingIndexOf } from '../kernel/library-errors.ts';
import { workingForAll } from '../kernel/work.ts';
import { ledgerModels } from './ledger-model.ts';
import { createTransact, isDuplicateKey } from './transact.ts';

/** A bulkWrite operation of the MongoDB driver. */
export type BulkOperation =
  | { readonly insertOne: { readonly document: object } }
  | { readonly updateOne: { readonly filter: object; readonly update: object; readonly upsert?: boolean } }
  | { readonly replaceOne: { readonly filter: object; readonly replacement: object } }
  | { readonly deleteOne: { readonly filter: object } }
  | { readonly deleteMany: { readonly filter: object } };

/** One write of a change. `guarded` means that its filter must match: a miss undoes the whole change with CONFLICT. */
export interface Write {
  // biome-ignore lint/suspicious/noExplicitAny: a change spans models of different documents
  readonly model: Model<any>;
  readonly operation: BulkOperation;
  readonly guarded?: boolean;
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
  /** Hands what was committed before the call and not relayed yet to `deliver`, at least once and in order. */
  relay(deliver: (entries: readonly AuditEntry[]) => Promise<void>): Promise<void>;
  /** What was committed after the position `seq` of the chain, in order; how a domain counts its own history. */
  entriesAfter(seq: number, limit: number): Promise<readonly LedgerFact[]>;
  /** The position of the newest entry, as the snapshot of `session` has it when one is given; 0 before the first. */
  headSeq(session?: ClientSession): Promise<number>;
  /** Called after each commit with what it committed; how a relay learns that there is something to do. */
  onCommit(listener: CommitListener): void;
}

/** What an entry says of a change, without who made it. */
export type LedgerFact = Pick<AuditEntry, 'seq' | 'occurredAt' | 'subject' | 'previousState' | 'newState'>;

interface Pending {
  readonly context: Context;
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MAX_GROUP = 64;
const RELAY_BATCH = 500;
// MongoDB lets a transaction of a process that died hold the head for `transactionLifetimeLimitSeconds`.
const BUSY_RETRY_SECONDS = 2;

/**
 * The commit path of one database: writes and audit entries in one transaction, entries chained by hash.
 * Changes that wait while a transaction runs share the next one, since each needs the head of the same chain.
 */
export async function createLedger(options: {
  connection: Connection;
  source: string;
  now: Clock;
}): Promise<Ledger> {
  const { connection, source, now } = options;
  const { Entries, Heads, Relays } = await ledgerModels(connection);
  const transact = createTransact(connection);
  const listeners: CommitListener[] = [];
  let queue: Pending[] = [];
  let running = false;

  await Heads.updateOne({ _id: source }, { $setOnInsert: { seq: 0, hash: CHAIN_START } }, { upsert: true });

  return {
    commit: (context, change) =>
      new Promise((resolve, reject) => {
        queue.push({ context, change, resolve, reject });
        // The queue serves many requests, so its work neither counts for the first document nor ends with it.
        if (!running) void workingForAll(drain);
      }),

    async relay(deliver) {
      for (;;) {
        const position = await Relays.findById(source).lean();
        const entries = await Entries.find({ source, seq: trusted({ $gt: position?.seq ?? 0 }) })
          .sort({ seq: 1 })
          .limit(RELAY_BATCH)
          .lean();
        const last = entries.at(-1);
        if (!last) return;
        await deliver(entries.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })));
        await Relays.updateOne({ _id: source }, { $max: { seq: last.seq } }, { upsert: true });
        if (entries.length < RELAY_BATCH) return;
      }
    },

    entriesAfter: (seq, limit) =>
      Entries.find({ source, seq: trusted({ $gt: seq }) })
        .sort({ seq: 1 })
        .limit(limit)
        .select({ _id: 0, seq: 1, occurredAt: 1, subject: 1, previousState: 1, newState: 1 })
        .lean(),

    async headSeq(session) {
      const head = await Heads.findById(source)
        .session(session ?? null)
        .lean();
      return head?.seq ?? 0;
    },

    onCommit: (listener) => void listeners.push(listener),
  };

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      await gatherTurns(() => queue.length, MAX_GROUP);
      const group = queue.slice(0, MAX_GROUP);
      queue = queue.slice(MAX_GROUP);
      await commitGroup(group);
    }
    running = false;
  }

  async function commitGroup(group: readonly Pending[]): Promise<void> {
    let reachedHead = false;
    try {
      await transact(async (session) => {
        reachedHead = false;
        await applyWrites(group, session);
        reachedHead = true;
        await appendEntries(group, session);
        await checkConditions(group);
      });
    } catch (thrown) {
      const error =
        reachedHead && isAppError(thrown) && thrown.code === 'CONFLICT' ? busyHead(thrown) : thrown;
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

  async function checkConditions(group: readonly Pending[]): Promise<void> {
    const conditions = new Map(
      group.flatMap(({ change: { condition } }) => (condition ? [[condition.key, condition]] : [])),
    );
    for (const { check } of conditions.values()) await check();
  }

  async function applyWrites(group: readonly Pending[], session: ClientSession): Promise<void> {
    for (const { model, guarded, writes } of bulksOf(group.flatMap(({ change }) => change.writes))) {
      const result = await model.bulkWrite(
        writes.map(({ operation }) => operation as never),
        { session, ordered: true },
      );
      const hits = result.matchedCount + result.deletedCount + result.upsertedCount;
      if (guarded && hits < writes.filter(({ operation }) => !('insertOne' in operation)).length)
        throw conflict();
    }
  }

  async function appendEntries(group: readonly Pending[], session: ClientSession): Promise<void> {
    const head = await Heads.findById(source).session(session).lean();
    if (!head)
      throw new AppError(
        'STORAGE_UNAVAILABLE',
        `The audit chain of ${source} has lost its head; restore the store from a backup.`,
      );
    let { seq, hash } = head;
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
    const moved = await Heads.updateOne({ _id: source, seq: head.seq }, { $set: { seq, hash } }, { session });
    if (moved.matchedCount === 0) throw conflict();
    // As they were hashed: mongoose would cast each again.
    if (rows.length > 0) await Entries.collection.insertMany(rows as never[], { session });
  }
}

interface Bulk {
  readonly model: Write['model'];
  readonly guarded: boolean;
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
    if (last?.guarded === guarded) last.writes.push(write);
    else bulks.push({ model: write.model, guarded, writes: [write] });
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

/** Every change of a database needs the head. Waiting for it too long is not a conflict between changes, so it gets another code. */
function busyHead(cause: AppError): AppError {
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
