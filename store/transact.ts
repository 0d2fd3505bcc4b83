import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';
import { toAppError } from '../kernel/errors.ts';
import { startSession } from './embedded/short-cut.ts';

export type ClientSession = mongoose.ClientSession;
/** Runs work in one transaction: all its writes become visible together, or none does. */
export type Transact = <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;

const ATTEMPTS = 20;
const BUDGET = 10_000;

/**
 * Makes the transaction runner of one database. Reads see one snapshot; a write conflict repeats the work,
 * which therefore must have no effect outside of the session.
 * Errors: CONFLICT when repeating did not help, STORAGE_UNAVAILABLE, duplicate keys (11000) as they are.
 */
export function createTransact(connection: mongoose.Connection): Transact {
  return async (work) => {
    const end = performance.now() + BUDGET;
    for (let attempt = 1; ; attempt++) {
      const session = await startSession(connection).catch(rethrow);
      try {
        session.startTransaction({
          readConcern: { level: 'snapshot' },
          writeConcern: { w: 'majority', journal: true },
        });
        const value = await work(session);
        await commit(session, end);
        return value;
      } catch (error) {
        await abort(session);
        const last = attempt >= ATTEMPTS || performance.now() > end;
        if (last || !hasLabel(error, 'TransientTransactionError')) throw translateStoreError(error);
      } finally {
        await session.endSession().catch(() => undefined);
      }
      await delay(Math.random() * Math.min(2 ** attempt, 100));
    }
  };
}

// The outcome of a commit that was cut off is unknown: committing again is safe and shows it.
async function commit(session: ClientSession, end: number): Promise<void> {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || performance.now() > end) throw error;
      await delay(20);
    }
  }
}

async function abort(session: ClientSession): Promise<void> {
  if (!session.inTransaction()) return;
  // The store drops what is not committed by itself; the error of the work is the one that counts.
  await session.abortTransaction().catch(() => undefined);
}

function rethrow(error: unknown): never {
  throw translateStoreError(error);
}

export interface DuplicateKeyError extends Error {
  readonly code: 11000;
  readonly keyPattern: Readonly<Record<string, unknown>>;
  readonly keyValue: Readonly<Record<string, unknown>>;
}

/** True for a refusal by a unique index; `keyPattern` tells which one. */
export function isDuplicateKey(error: unknown): error is DuplicateKeyError {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== 11000) return false;
  const keyed = error as Partial<{ keyPattern: object; keyValue: object; writeErrors: unknown }>;
  if (keyed.keyPattern === undefined) {
    // A bulk write hides the key in its first write error.
    const [first] = [keyed.writeErrors].flat() as (
      | { err?: { keyPattern?: object; keyValue?: object } }
      | undefined
    )[];
    keyed.keyPattern = first?.err?.keyPattern ?? {};
    keyed.keyValue = first?.err?.keyValue ?? {};
  }
  return true;
}

/** What a caller may be told of a store's error; anything that is not one stays as it is. */
export function translateStoreError(error: unknown): unknown {
  const told = toAppError(error);
  return told.code === 'INTERNAL' ? error : told;
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);
}
