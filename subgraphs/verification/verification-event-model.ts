import mongoose, { type Connection, Schema } from 'mongoose';
import type { Logger } from '../../kernel/log.ts';
import type { Page } from '../../kernel/paging.ts';
import { dropExpiringIndex, forgetBefore } from '../../store/forgetting.ts';
import { createTransact, isDuplicateKey } from '../../store/transact.ts';
import type { HourlyFailures } from './failure-counts.ts';
import type { VerificationCountStore } from './verification-counts-model.ts';
import type { VerificationEvent } from './verification-event.ts';

const MAX_WAITING = 10_000;
const MAX_BATCH = 500;
const RETRY_MS = 1000;

export interface VerificationEventFilter {
  readonly issuerDid?: string | undefined;
  readonly verifierId?: string | undefined;
  readonly credentialId?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface VerificationEvents {
  /** Resolves when the event is durable, or when the store refused it for now: then it waits, and the verification answers. */
  record(event: VerificationEvent): Promise<void>;
  /** Newest first. Writes what waits before it reads, so that a caller finds what it has just done. */
  list(
    filter: VerificationEventFilter,
    window: { skip: number; limit: number },
  ): Promise<Page<VerificationEvent>>;
  /** Events of these statuses in a period by issuer and hour, the latest hours first; hours without one are left out. */
  countByHour(
    statuses: readonly string[],
    period: { readonly from: Date; readonly to: Date },
    limit: number,
  ): Promise<readonly HourlyFailures[]>;
  /** Deletes events from before this instant, a few at a time, until none is left or `isOver`; returns how many. */
  forget(end: Date, isOver: () => boolean): Promise<number>;
  /** Writes what waits; what the store refuses for now waits on. */
  settle(): Promise<void>;
  /** Tries once more to write what waits. */
  close(): Promise<void>;
}

type Row = Omit<VerificationEvent, 'verificationId'> & { readonly _id: string };

/** Opens the events of the verification database and makes their indexes. */
export async function openVerificationEvents(options: {
  connection: Connection;
  /** Told of the events that are new, in the transaction that writes them. */
  counts: Pick<VerificationCountStore, 'add' | 'evade'>;
  log: Logger;
}): Promise<VerificationEvents> {
  const { connection, counts, log } = options;
  const Events = connection.model<Row>('VerificationEvent', eventSchema(), 'verification_events');
  await dropExpiringIndex(Events, 'occurredAt');
  await Events.createIndexes();
  const transact = createTransact(connection);
  let waiting: VerificationEvent[] = [];
  let writing: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  return {
    async record(event) {
      if (waiting.length >= MAX_WAITING) {
        log.error(
          { verificationId: event.verificationId },
          'A verification event was dropped: the store does not keep up',
        );
        return;
      }
      waiting.push(event);
      if (!retry) await flush();
    },

    async list(filter, { skip, limit }) {
      await flush();
      const query = queryOf(filter);
      const [rows, total] = await Promise.all([
        Events.find(query).sort({ occurredAt: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        Events.countDocuments(query),
      ]);
      return { items: rows.map(eventOf), total, offset: skip, size: limit };
    },

    async countByHour(statuses, { from, to }, limit) {
      await flush();
      const rows = await Events.aggregate<{ _id: { issuerDid: string; hour: string }; failures: number }>([
        { $match: { status: { $in: [...statuses] }, occurredAt: { $gte: from, $lt: to } } },
        { $match: { issuerDid: { $ne: null } } },
        {
          $group: {
            _id: {
              issuerDid: '$issuerDid',
              hour: { $dateToString: { date: '$occurredAt', format: '%Y-%m-%dT%H:00:00.000Z' } },
            },
            failures: { $sum: 1 },
          },
        },
        { $sort: { '_id.hour': -1, failures: -1 } },
        { $limit: limit },
      ]);
      return rows.map(({ _id, failures }) => ({
        issuerDid: _id.issuerDid,
        hour: new Date(_id.hour),
        failures,
      }));
    },
    forget: (end, isOver) => forgetBefore(Events, 'occurredAt', end, isOver),
    settle: flush,

    async close() {
      clearTimeout(retry);
      await flush();
      clearTimeout(retry);
    },
  };

  async function flush(): Promise<void> {
    // Twice: what came while the running write was already past its last look must not wait for the next event.
    await writing;
    if (waiting.length === 0) return;
    writing ??= write().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  async function write(): Promise<void> {
    // Verifications of the same moment share one write.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      try {
        await insertNew(batch);
        waiting = waiting.slice(batch.length);
      } catch (error) {
        log.error({ err: error, waiting: waiting.length }, 'Verification events wait for the store');
        clearTimeout(retry);
        retry = setTimeout(() => {
          retry = undefined;
          void flush();
        }, RETRY_MS).unref();
        return;
      }
    }
  }

  // Events and their counts are one transaction: what is counted is written, and what is written is counted once.
  async function insertNew(batch: readonly VerificationEvent[]): Promise<void> {
    let attempts = 0;
    try {
      await transact(async (session) => {
        attempts += 1;
        await Events.insertMany(batch.map(rowOf), { lean: true, session });
        await counts.add(batch, session);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The answer to an earlier attempt was lost, and it, or a part of it, was written and counted.
      const ids = batch.map(({ verificationId }) => verificationId);
      const written = new Set(
        (
          await Events.find({ _id: mongoose.trusted({ $in: ids }) })
            .select({ _id: 1 })
            .lean()
        ).map(({ _id }) => _id),
      );
      const left = batch.filter(({ verificationId }) => !written.has(verificationId));
      if (left.length === batch.length) throw error;
      if (left.length > 0) await insertNew(left);
    }
    if (attempts > 1) counts.evade();
  }
}

function rowOf({ verificationId, ...event }: VerificationEvent): Row {
  return { _id: verificationId, ...event };
}

function eventSchema(): Schema<Row> {
  const text = { type: String, default: null };
  const schema = new Schema<Row>(
    {
      _id: { type: String, required: true },
      credentialId: text,
      vcHash: text,
      issuerDid: text,
      channel: { type: String, required: true },
      verifierId: text,
      ipHash: text,
      status: { type: String, required: true },
      // Made here alone: casting eight subdocuments would cost more than storing them.
      checks: { type: Schema.Types.Mixed, required: true },
      latencyMs: { type: Number, required: true },
      isDemo: Boolean,
      occurredAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ occurredAt: 1 }); // what is to be forgotten is found without a scan
  schema.index({ issuerDid: 1, occurredAt: -1 }); // an issuer's history without a scan
  schema.index({ verifierId: 1, occurredAt: -1 }); // a verifier's own history without a scan
  schema.index({ credentialId: 1, occurredAt: -1 }); // who looked at one credential
  schema.index({ status: 1, occurredAt: -1 }); // failures of a period are counted without a look at the successes
  return schema;
}

function queryOf({ from, to, ...equal }: VerificationEventFilter): Record<string, unknown> {
  const given = Object.entries(equal).filter(([, value]) => value !== undefined);
  const range = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
  return { ...Object.fromEntries(given), ...(from || to ? { occurredAt: mongoose.trusted(range) } : {}) };
}

function eventOf({ _id, ...rest }: Row): VerificationEvent {
  return { verificationId: _id, ...rest };
}
