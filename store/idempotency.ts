import { type Connection, Schema } from 'mongoose';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, invalid } from '../kernel/errors.ts';
import type { Identity } from '../kernel/identity.ts';
import { sha256Hex } from '../kernel/ids.ts';
import { duplicateKeyOf, type Write } from './ledger.ts';

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
   * 24 hours gets the first result. Without a key `work` simply runs.
   * Errors: IDEMPOTENCY_MISMATCH for another input, IDEMPOTENCY_IN_PROGRESS while the first still runs.
   */
  run<T>(
    context: Context,
    operation: string,
    input: unknown,
    work: (remember: Remember<T>) => Promise<T>,
  ): Promise<T>;
}

/** Idempotency keys of one domain, kept in its own database. */
export async function createIdempotency(options: {
  connection: Connection;
  now: Clock;
}): Promise<Idempotency> {
  const { connection, now } = options;
  const schema = new Schema<Remembered>(
    {
      _id: { type: String, required: true },
      inputHash: { type: String, required: true },
      result: { type: String, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
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
      const { idempotencyKey } = context;
      if (idempotencyKey === undefined) return work(() => []);
      if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
        throw invalid('Idempotency-Key', 'format', 'send 1 to 255 printable ASCII characters without spaces');
      }
      const id = sha256Hex(JSON.stringify([callerOf(context.identity), operation, idempotencyKey]));
      const inputHash = sha256Hex(JSON.stringify(input ?? null));

      const before = await recall<T>(id, inputHash, context);
      if (before) return before.result;
      if (running.has(id)) throw inProgress();
      running.add(id);
      try {
        return await work((result) => [
          {
            model: Keys,
            operation: {
              insertOne: { document: { _id: id, inputHash, result: encode(result), createdAt: now() } },
            },
          },
        ]);
      } catch (error) {
        // Another process committed the same key first; this attempt was undone whole.
        const first =
          duplicateKeyOf(error) === undefined ? undefined : await recall<T>(id, inputHash, context);
        if (first) return first.result;
        throw error;
      } finally {
        running.delete(id);
      }
    },
  };

  async function recall<T>(
    id: string,
    inputHash: string,
    context: Context,
  ): Promise<{ result: T } | undefined> {
    const found = await Keys.findById(id).lean();
    if (!found) return undefined;
    if (found.inputHash !== inputHash) {
      throw new AppError(
        'IDEMPOTENCY_MISMATCH',
        'This Idempotency-Key was used with another body; choose a new key.',
      );
    }
    context.notes.idempotencyReplayed = true;
    return { result: decode(found.result) as T };
  }
}

function callerOf(identity: Identity): string {
  switch (identity.kind) {
    case 'issuer':
    case 'apiKey':
      return `issuer:${identity.issuerId}`;
    case 'admin':
      return `admin:${identity.userId}`;
    case 'holder':
      return `holder:${identity.holderId}`;
    case 'verifier':
      return `verifier:${identity.verifierId}`;
    case 'custodian':
      return `custodian:${identity.custodianId}`;
    case 'unit':
      return `unit:${identity.unit}`;
    case 'anonymous':
      return 'anonymous';
  }
}

function encode(result: unknown): string {
  // JSON.stringify calls toJSON before the replacer, so Dates are looked up on the holder.
  return JSON.stringify(result, function (this: Record<string, unknown>, key, value) {
    const original = this[key];
    if (original instanceof Date) return { $date: original.getTime() };
    if (original instanceof Uint8Array) return { $bytes: Buffer.from(original).toString('base64') };
    return value;
  });
}

function decode(text: string): unknown {
  return JSON.parse(text, (_key, value) => {
    if (value && typeof value === 'object' && typeof value.$date === 'number') return new Date(value.$date);
    if (value && typeof value === 'object' && typeof value.$bytes === 'string')
      return Buffer.from(value.$bytes, 'base64');
    return value;
  });
}

function inProgress(): AppError {
  return new AppError(
    'IDEMPOTENCY_IN_PROGRESS',
    'The first request with this Idempotency-Key is still running; retry in a second.',
    { retryAfter: 1 },
  );
}
