import { AppError } from './errors.ts';
import { ANONYMOUS, type Identity } from './identity.ts';
import { newId } from './ids.ts';
import type { Work } from './work.ts';

/** What every operation is told about the request it serves, whichever door it came through. */
export interface Context {
  readonly identity: Identity;
  readonly correlationId: string;
  /** A keyed hash of the caller's network address; the address itself never gets here. Absent for calls between units. */
  readonly clientHash?: string | undefined;
  /** `Idempotency-Key` as sent: 1 to 255 printable ASCII characters without spaces. */
  readonly idempotencyKey?: string | undefined;
  /** `If-Match`: the row version that the caller believes it is changing. */
  readonly expectedRowVersion?: number | undefined;
  /** HEAD or a prefetch: nobody has seen the answer yet, so it must not count as an access. */
  readonly isPrefetch?: boolean | undefined;
  /** What the gateway has signed about this request, as another process handed it on; absent in the gateway's own process. */
  readonly assertion?: HandedAssertion | undefined;
  /** When the caller stops waiting, in epoch milliseconds of the system clock. */
  readonly deadline?: number | undefined;
  /** Aborted when nobody waits for the answer any more; changes are made nevertheless. */
  readonly signal?: AbortSignal | undefined;
  /** Ends what is read for a document that has cost too much, or that nobody waits for; absent for changes. */
  readonly work?: Work | undefined;
  /** Loaders and memos of this request; dropped with it. */
  readonly memo: Map<unknown, unknown>;
  /** What an operation tells its door beside the result. */
  readonly notes: Notes;
}

/** A signed assertion and the unit that it was handed to, whose certificate must go with it. */
export interface HandedAssertion {
  readonly token: string;
  readonly unit: string;
}

/** What the door does beside answering. */
export interface Notes {
  idempotencyReplayed?: boolean;
  /** Sets the holder session cookie, or clears it. */
  holderCookie?: HolderCookie | 'clear';
}

export interface HolderCookie {
  /** The opaque random value; stored nowhere but in the browser. */
  readonly token: string;
  /** Seconds until the session ends. */
  readonly maxAge: number;
}

/** A context with everything that was not given at its default: nobody, a new correlation id, empty memo. */
export function newContext(given: Partial<Context> = {}): Context {
  return { identity: ANONYMOUS, correlationId: newId(), memo: new Map(), notes: {}, ...given };
}

/** The same request continued as a deployment unit: for calls that one domain makes on another. */
export function asUnit(context: Context, unit: string): Context {
  return {
    ...context,
    identity: { kind: 'unit', unit },
    // Loaders close over the context that made them: the unit's must never serve the caller, nor the other way round.
    memo: memoized(context, `as unit ${unit}`, () => new Map()),
    idempotencyKey: undefined,
    expectedRowVersion: undefined,
    // A unit in its own name does not act for the person.
    assertion: undefined,
  };
}

/** One value per request and key, made on first use: how dataloaders are kept. */
export function memoized<T>(context: Context, key: unknown, make: () => T): T {
  if (!context.memo.has(key)) context.memo.set(key, make());
  return context.memo.get(key) as T;
}

/** As `memoized` for a document that only reads; a document that changes something reads again each time. */
export function readOnce<T>(context: Context, key: unknown, read: () => T): T {
  return context.work ? memoized(context, key, read) : read();
}

/** Refuses with ROW_VERSION_MISMATCH when the caller named another version of the record (`If-Match`). */
export function requireRowVersion(context: Context, actual: number): void {
  const { expectedRowVersion } = context;
  if (expectedRowVersion === undefined || expectedRowVersion === actual) return;
  throw new AppError(
    'ROW_VERSION_MISMATCH',
    `The record is at version ${actual}, not ${expectedRowVersion}; read it again and decide anew.`,
  );
}
