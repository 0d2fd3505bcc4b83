import { type Connection, Schema } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { gatherTurns } from '../../kernel/gather.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Page, PageWindow } from '../../kernel/paging.ts';
import { workingForAll } from '../../kernel/work.ts';
import { dropFormerIndexes, forgetBefore } from '../../store/forgetting.ts';
import { type Held, indexedList } from '../../store/indexed-list.ts';
import { isDuplicateKey } from '../../store/transact.ts';
import { createVerificationCounting } from './verification-counting.ts';
import type { VerificationCountStore } from './verification-counts-model.ts';
import type { HourlyFailures, VerificationEvent } from './verification-event.ts';
import { type EventRow, eventOf } from './verification-event-row.ts';

const MAX_WAITING = 10_000;
const MAX_BATCH = 500;
const RETRY_MS = 1000;

// Without `_id` none holds the order of the lists; the first let events expire, in a release before that.
const FORMER_INDEXES = [
  'occurredAt',
  ...['issuerDid', 'verifierId', 'credentialId', 'status'].map((by) => `${by},occurredAt`),
];

const NEWEST_FIRST = { occurredAt: -1, _id: 1 } as const;
const HELD: readonly Held[] = [
  { paths: ['issuerDid', 'status'], without: 'VALID' },
  { paths: ['verifierId', 'status'] },
  { paths: ['credentialId'] },
  { paths: ['verifierId'] },
  { paths: ['issuerDid'] },
  { paths: ['status'], without: 'VALID' },
];

export interface VerificationEventFilter {
  readonly issuerDid?: string | undefined;
  readonly verifierId?: string | undefined;
  readonly credentialId?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface EventPage extends Page<VerificationEvent> {
  /** Set when the list found no more and stopped at this instant although there are older events to look at. */
  readonly lookedFrom?: Date | undefined;
}

export interface VerificationEventStore {
  /** Resolves when the event is durable, or when the store refused it for now: then it waits, and the verification answers. */
  record(event: VerificationEvent): Promise<void>;
  /** Newest first. Writes what waits before it reads, so that a caller finds what it has just done. */
  list(filter: VerificationEventFilter, window: PageWindow): Promise<EventPage>;
  /** Events of these statuses in a period by issuer and hour, the latest hours first; hours without one are left out. */
  countByHour(
    statuses: readonly string[],
    period: { readonly from: Date; readonly to: Date },
    limit: number,
  ): Promise<readonly HourlyFailures[]>;
  /** Deletes events from before this instant, a few at a time, until none is left or `isOver`; returns how many. */
  forget(end: Date, isOver: () => boolean): Promise<number>;
  /** Writes and counts what waits; until when nothing is missing in the counts, undefined when that is now. */
  settle(): Promise<Date | undefined>;
  /** Counts what a process left behind that ended before it had. */
  start(): void;
  /** Tries once more to write what waits. */
  close(): Promise<void>;
}

/** An event, and whom to tell that it was written, or that the store does not answer. */
interface Waiting {
  readonly event: VerificationEvent;
  readonly tried: () => void;
}

/** Opens the events of the verification database and makes their indexes. */
export async function verificationEventStore(options: {
  connection: Connection;
  counts: Pick<VerificationCountStore, 'add'>;
  now: Clock;
  log: Logger;
}): Promise<VerificationEventStore> {
  const { connection, counts, now, log } = options;
  const Events = connection.model<EventRow>('VerificationEvent', eventSchema(), 'verification_events');
  await dropFormerIndexes(Events, ({ key, partialFilterExpression }) => {
    const fields = Object.keys(key).join();
    return (
      FORMER_INDEXES.includes(fields) || (fields === 'verifierId,occurredAt,_id' && !partialFilterExpression)
    );
  });
  await Events.createIndexes();
  const listing = indexedList(Events, { order: NEWEST_FIRST, held: HELD });
  const counting = createVerificationCounting({ connection, Events, counts, now, log });
  let waiting: Waiting[] = [];
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
      const written = new Promise<void>((resolve) => waiting.push({ event, tried: resolve }));
      if (retry) return;
      void flush();
      // Not until the others are written, too, which may go on for long.
      await written;
    },

    async list(filter, window) {
      await flush();
      const { from, to, ...where } = filter;
      const { rows, total, totalIsLowerBound, lookedFrom } = await listing.list({ where, from, to }, window);
      const keyOf = ({ occurredAt, verificationId }: VerificationEvent) => {
        return [occurredAt.getTime(), verificationId];
      };
      const { skip: offset, limit: size } = window;
      return { items: rows.map(eventOf), total, totalIsLowerBound, lookedFrom, offset, size, keyOf };
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
    async settle() {
      await flush();
      return counting.catchUp();
    },

    start: () => counting.schedule(),

    async close() {
      clearTimeout(retry);
      await flush();
      clearTimeout(retry);
      await counting.close();
    },
  };

  async function flush(): Promise<void> {
    // Twice: what came while the running write was already past its last look must not wait for the next event.
    await writing;
    if (waiting.length === 0) return;
    // Events of others wait for it, too.
    writing ??= workingForAll(write).finally(() => {
      writing = undefined;
    });
    await writing;
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      // Verifications of the same moment share one write.
      await gatherTurns(() => waiting.length, MAX_BATCH);
      const batch = waiting.slice(0, MAX_BATCH);
      try {
        await insertNew(batch);
        waiting = waiting.slice(batch.length);
        for (const { tried } of batch) tried();
        counting.schedule();
      } catch (error) {
        log.error({ err: error, waiting: waiting.length }, 'Verification events wait for the store');
        for (const { tried } of waiting) tried();
        clearTimeout(retry);
        retry = setTimeout(() => {
          retry = undefined;
          void flush();
        }, RETRY_MS).unref();
        return;
      }
    }
  }

  // A batch whose answer was lost is written again: what is there already is no failure.
  async function insertNew(batch: readonly Waiting[]): Promise<void> {
    try {
      await Events.insertMany(
        batch.map(({ event }) => rowOf(event)),
        { ordered: false, lean: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function rowOf({ verificationId, ...event }: VerificationEvent): EventRow {
  return { _id: verificationId, ...event, ...(event.isDemo ? {} : { uncounted: true as const }) };
}

function eventSchema(): Schema<EventRow> {
  const text = { type: String, default: null };
  const schema = new Schema<EventRow>(
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
      uncounted: Boolean,
      occurredAt: { type: Date, required: true },
    },
    // By id: events come evenly to all shards, and those that are counted are marked by their ids.
    { versionKey: false, shardKey: { _id: 'hashed' } },
  );
  // Every other verdict sorts before VALID, which nearly every event has and which costs no row here.
  const isRefused = { partialFilterExpression: { status: { $lt: 'VALID' } } };
  // In the order of the lists, or each page of them would sort all that there is.
  schema.index(NEWEST_FIRST); // everybody's history; what is to be forgotten is found without a scan
  schema.index({ issuerDid: 1, ...NEWEST_FIRST }); // an issuer's
  schema.index({ issuerDid: 1, status: 1, ...NEWEST_FIRST }, isRefused); // and what was refused of it
  schema.index(
    { verifierId: 1, ...NEWEST_FIRST },
    { partialFilterExpression: { verifierId: { $type: 'string' } } },
  ); // a verifier's own; strangers have no row
  schema.index(
    { verifierId: 1, status: 1, ...NEWEST_FIRST },
    { partialFilterExpression: { verifierId: { $type: 'string' } } },
  ); // the same of one verdict
  schema.index({ credentialId: 1, ...NEWEST_FIRST }); // who looked at one credential
  schema.index({ status: 1, ...NEWEST_FIRST }, isRefused); // failures of a period are counted without a look at the successes
  schema.index({ uncounted: 1, occurredAt: 1 }, { partialFilterExpression: { uncounted: true } }); // what the counts lack
  return schema;
}
