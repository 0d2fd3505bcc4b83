import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, isAppError } from '../kernel/errors.ts';
import { callerKey } from '../kernel/identity.ts';
import { sha256Hex } from '../kernel/ids.ts';
import { idempotencyKeyFrom } from '../kernel/request-names.ts';
import type { Write } from './ledger.ts';

const KEPT_SECONDS = 24 * 60 * 60;

interface Remembered {
  readonly _id: string;
  readonly inputHash: string;
  readonly result: string;
  readonly createdAt: Date;
}

/** The write that remembers a result; it belongs in the change that made it, so that both are durable or neither. */
export type Remember<T> = (result: T) => readonly Write[];

export interface Idempotency {
  /**
   * Runs `work` once per caller, operation and `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a repeat within
   * 24 hours gets the result that was remembered. Without a key `work` simply runs. A secret that is shown once must not be in
   * what is remembered; a repeat is refused with `shownOnce`.
   * Errors: IDEMPOTENCY_MISMATCH for another input, IDEMPOTENCY_IN_PROGRESS while the first still runs.
   */
  run<T>(
    context: Context,
    operation: string,
    input: unknown,
    work: (remember: Remember<T>) => Promise<T>,
  ): Promise<T>;
}

/** The refusal of a repeated request whose first answer had a secret that is shown once; `remedy` says how to get a new one. */
export function shownOnce(remedy: string): AppError {
  return new AppError(
    'SECRET_SHOWN_ONCE',
    `The first request with this Idempotency-Key did this, and its answer alone had the secret, which is kept nowhere. ${remedy}`,
  );
}

/** Idempotency keys of one domain, kept in its own database and sealed with the platform's keys: the first seals, any may open. */
export async function createIdempotency(options: {
  connection: Connection;
  platformKeys: readonly [Uint8Array, ...Uint8Array[]];
  now: Clock;
}): Promise<Idempotency> {
  const { connection, platformKeys, now } = options;
  const schema = new Schema<Remembered>(
    {
      _id: { type: String, required: true },
      inputHash: { type: String, required: true },
      result: { type: String, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false, shardKey: { _id: 'hashed' } },
  );
  schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }); // keys are forgotten after a day
  const Keys = connection.model<Remembered>('IdempotencyKey', schema, 'idempotency_keys');
  await Keys.createIndexes();
  const running = new Set<string>();

  return {
    async run<T>(
      context: Context,
      operation: string,
      input: unknown,
      work: (remember: Remember<T>) => Promise<T>,
    ) {
      const idempotencyKey = idempotencyKeyFrom(context.idempotencyKey);
      if (idempotencyKey === undefined) return work(() => []);
      const caller = callerKey(context.identity, context.clientHash ?? '');
      const id = sha256Hex(JSON.stringify([caller, operation, idempotencyKey]));
      const inputHash = sha256Hex(encode(sorted(input ?? null)));
      const box = createBox(idempotencyKey, platformKeys);

      if (running.has(id)) throw inProgress();
      running.add(id);
      try {
        const before = await recall<T>({ id, inputHash, box }, context);
        if (before) return before.result;
        return await work((result) => [
          {
            model: Keys,
            isExact: true,
            operation: {
              insertOne: {
                document: { _id: id, inputHash, result: box.seal(encode(result)), createdAt: now() },
              },
            },
          },
        ]);
      } catch (error) {
        // Another process committed the same key first, or the commit was durable although its answer was lost.
        if (isAppError(error) && error.code.startsWith('IDEMPOTENCY_')) throw error;
        const first = await recall<T>({ id, inputHash, box }, context).catch((reason: unknown) => {
          throw isAppError(reason) && reason.code === 'IDEMPOTENCY_MISMATCH' ? reason : error;
        });
        if (first) return first.result;
        throw error;
      } finally {
        running.delete(id);
      }
    },
  };

  async function recall<T>(
    { id, inputHash, box }: { id: string; inputHash: string; box: Box },
    context: Context,
  ): Promise<{ result: T } | undefined> {
    const found = await Keys.findById(id).lean();
    if (!found) return undefined;
    // The store deletes expired keys with a delay; an expired key does not count even before that.
    if (now().getTime() - found.createdAt.getTime() >= KEPT_SECONDS * 1000) {
      await Keys.deleteOne({ _id: id, createdAt: found.createdAt });
      return undefined;
    }
    if (found.inputHash !== inputHash) {
      throw new AppError(
        'IDEMPOTENCY_MISMATCH',
        'This Idempotency-Key was used with another body; choose a new key.',
      );
    }
    const opened = box.open(found.result);
    if (opened === undefined) {
      throw new AppError(
        'IDEMPOTENCY_MISMATCH',
        'The first request with this Idempotency-Key was answered, and its answer cannot be read any more: look at what it made before you choose a new key.',
      );
    }
    context.notes.idempotencyReplayed = true;
    return { result: decode(opened) as T };
  }
}

interface Box {
  seal(text: string): string;
  /** Undefined for what was sealed under other keys. */
  open(sealed: string): string | undefined;
}

/**
 * Results hold personal data, so they are stored sealed with AES-256-GCM under a key made of two: the caller's
 * Idempotency-Key, of which the store keeps only a hash over other bytes, and the platform's, since callers may choose keys that can be guessed.
 */
function createBox(idempotencyKey: string, platformKeys: readonly [Uint8Array, ...Uint8Array[]]): Box {
  const keyOf = (platformKey: Uint8Array) =>
    Buffer.from(hkdfSync('sha256', idempotencyKey, platformKey, 'testamur/idempotency-result/v2', 32));
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(platformKeys[0]), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      for (const platformKey of platformKeys) {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(platformKey), bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        const text = decipher.update(bytes.subarray(28));
        try {
          return Buffer.concat([text, decipher.final()]).toString('utf8');
        } catch {
          // Sealed under another key.
        }
      }
      return undefined;
    },
  };
}

const MARKS = ['$date', '$bytes', '$plain'];

/** JSON that keeps Dates and bytes; an object of the caller that looks like a mark is kept as its entries. */
function encode(result: unknown): string {
  // JSON.stringify calls toJSON before the replacer, so Dates are looked up on the holder.
  return JSON.stringify(result ?? null, function (this: Record<string, unknown>, key, value) {
    const original = this[key];
    if (original instanceof Date) return { $date: original.getTime() };
    if (original instanceof Uint8Array) return { $bytes: Buffer.from(original).toString('base64') };
    if (typeof original === 'bigint') return `${original}n`;
    const looksMarked =
      value && typeof value === 'object' && MARKS.some((mark) => Object.hasOwn(value, mark));
    return looksMarked ? { $plain: Object.entries(value) } : value;
  });
}

function decode(text: string): unknown {
  return JSON.parse(text, (_key, value) => {
    if (!value || typeof value !== 'object') return value;
    if (typeof value.$date === 'number') return new Date(value.$date);
    if (typeof value.$bytes === 'string') return Buffer.from(value.$bytes, 'base64');
    return Array.isArray(value.$plain) ? Object.fromEntries(value.$plain) : value;
  });
}

/** The same input with its members in one order, so that a client may send them in another when it repeats. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof Uint8Array)
    return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}

function inProgress(): AppError {
  return new AppError(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running; retry in a second.',
    { retryAfter: 1 },
  );
}
