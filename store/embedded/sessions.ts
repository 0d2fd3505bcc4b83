import { type Binary, bsonType, type Doc, deserialize, isDoc, serialize, toNumber } from './bson.ts';
import { Claims } from './claims.ts';
import { blob, type Database } from './database.ts';
import { Failure, noSuchTransaction } from './failure.ts';
import type { Snapshots } from './snapshots.ts';
import { Transaction } from './transaction.ts';

/** Which retryable write or transaction a command belongs to. */
export interface Statement {
  readonly session: Buffer;
  readonly number: number;
}

interface Open {
  readonly number: number;
  state: 'open' | 'committing' | 'committed' | 'aborted';
  readonly transaction: Transaction;
  readonly started: number;
  /** The client's connection of its latest statement. */
  connection: object | undefined;
}

interface SessionsOptions {
  readonly snapshots: Snapshots;
  readonly now: () => Date;
  /** Milliseconds a transaction may live. */
  readonly transactionLifetime: number;
}

// Each may pin a snapshot of its own, which is an open SQLite connection.
const MAX_OPEN = 200;

/** The session of a command in hexadecimal; undefined when it names none. */
export function sessionOf({ lsid }: Doc): string | undefined {
  return isDoc(lsid) && bsonType(lsid.id) === 'Binary' ? (lsid.id as Binary).toString('hex') : undefined;
}

/** The statement of a command with `lsid` and `txnNumber`; undefined without them. */
export function statementOf(command: Doc): Statement | undefined {
  const lsid = command.lsid as Doc | undefined;
  const number = toNumber(command.txnNumber);
  if (number === undefined) return undefined;
  if (lsid === undefined || bsonType(lsid.id) !== 'Binary')
    throw new Failure(72, 'Transaction number requires a session ID to also be specified');
  const id = lsid.id as Binary;
  return { session: Buffer.from(id.buffer.subarray(0, id.position)), number };
}

/** The multi-document transactions that are open, by session. */
export function createSessions({ snapshots, now, transactionLifetime }: SessionsOptions) {
  const bySession = new Map<string, Open>();
  const claims = new Claims();

  const abort = (open: Open): void => {
    if (open.state !== 'open') return;
    open.state = 'aborted';
    open.transaction.end();
  };

  return {
    start({ session, number }: Statement): Transaction {
      const id = session.toString('hex');
      const previous = bySession.get(id);
      if (previous !== undefined) {
        if (number < previous.number) throw tooOld(number, previous.number);
        if (number === previous.number)
          throw new Failure(251, `Transaction ${number} has already been started.`);
        abort(previous);
      }
      if (bySession.size >= MAX_OPEN) this.sweep(true);
      if (bySession.size >= MAX_OPEN)
        throw noSuchTransaction(`More than ${MAX_OPEN} transactions are open; end some and try again.`);
      const transaction = new Transaction({ snapshots, claims, now: now() });
      const started = now().getTime();
      bySession.set(id, { number, state: 'open', transaction, started, connection: undefined });
      return transaction;
    },
    /** The open transaction; refuses one that was never started, was aborted or has committed. */
    find({ session, number }: Statement): Transaction {
      const open = bySession.get(session.toString('hex'));
      if (open === undefined || open.number !== number) {
        throw noSuchTransaction(
          `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${open?.number ?? -1}`,
        );
      }
      if (open.state === 'committed')
        throw new Failure(256, `Transaction with { txnNumber: ${number} } has been committed.`);
      if (open.state === 'open' && now().getTime() - open.started > transactionLifetime) abort(open);
      if (open.state !== 'open')
        throw noSuchTransaction(`Transaction with { txnNumber: ${number} } has been aborted.`);
      return open.transaction;
    },
    usedOn({ session }: Statement, connection: object | undefined): void {
      const open = bySession.get(session.toString('hex'));
      if (open !== undefined) open.connection = connection;
    },
    /** Aborts the open transactions of a client that is gone, which would hold what they wrote until their limit. */
    disconnected(connection: object): void {
      for (const open of bySession.values()) if (open.connection === connection) abort(open);
    },
    stateOf({ session, number }: Statement): Open['state'] | undefined {
      const open = bySession.get(session.toString('hex'));
      return open?.number === number ? open.state : undefined;
    },
    settle({ session, number }: Statement, state: 'committing' | 'committed' | 'aborted'): void {
      const open = bySession.get(session.toString('hex'));
      if (open === undefined || open.number !== number) return;
      if (state === 'aborted') {
        if (open.state === 'committing') open.transaction.end();
        abort(open);
      }
      if (state === 'committed') open.transaction.end();
      open.state = state;
    },
    end(session: Buffer): void {
      const open = bySession.get(session.toString('hex'));
      if (open !== undefined && open.state !== 'committing') {
        abort(open);
        bySession.delete(session.toString('hex'));
      }
    },
    /** Aborts what outlived the limit and forgets what ended. */
    sweep(ended = false): void {
      for (const [id, open] of bySession) {
        const age = now().getTime() - open.started;
        if (open.state === 'open' && age > transactionLifetime) abort(open);
        if (open.state !== 'open' && open.state !== 'committing' && (ended || age > 2 * transactionLifetime))
          bySession.delete(id);
      }
    },
    close(): void {
      for (const open of bySession.values()) abort(open);
      bySession.clear();
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * The stored outcome of a session's newest retryable write or commit. It is written in the same SQLite
 * transaction as the change, so that a repeated command answers as the first did and changes nothing.
 */
export function storedOutcome(
  database: Database,
  { session, number }: Statement,
): { committed: boolean; reply: Doc } | undefined {
  const row = database.get('SELECT txn, committed, reply FROM sessions WHERE id=?', [session]);
  if (row === undefined) return undefined;
  const stored = Number(row[0]);
  if (stored > number) throw tooOld(number, stored);
  if (stored < number) return undefined;
  return { committed: row[1] === 1, reply: row[2] === null ? {} : deserialize(blob(row[2])) };
}

export function storeOutcome(
  database: Database,
  { session, number }: Statement,
  reply: Doc,
  committed: boolean,
  now: Date,
): void {
  database.run(
    'INSERT INTO sessions(id, txn, committed, reply, at) VALUES(?, ?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET txn=excluded.txn, committed=excluded.committed, reply=excluded.reply, at=excluded.at',
    [session, number, committed ? 1 : 0, serialize(reply), now.getTime()],
  );
}

export function forgetOutcomes(database: Database, before: Date): void {
  database.run('DELETE FROM sessions WHERE at<?', [before.getTime()]);
}

function tooOld(number: number, newest: number): Failure {
  return new Failure(
    225,
    `Cannot start transaction ${number} on session because a newer transaction ${newest} has already started.`,
  );
}
