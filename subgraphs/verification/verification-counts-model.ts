import { type ClientSession, type Connection, Schema, trusted } from 'mongoose';
import { type DayRange, monthsBetween, utcDay } from '../../kernel/utc-day.ts';
import type { VerificationEvent } from './verification-event.ts';

/** One row: a month's verifications, of the network or of one issuer, by date, channel and status. */
interface CountRow {
  readonly _id: string;
  readonly month: string;
  readonly kind: 'NETWORK' | 'ISSUER';
  /** The issuer's DID; '' for the network. */
  readonly key: string;
  readonly days: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

export interface VerificationShare {
  readonly key: string;
  readonly total: number;
  readonly valid: number;
}

/** What was verified in a range of days; demonstrations are left out. */
export interface VerificationCounts {
  readonly total: number;
  readonly valid: number;
  readonly byStatus: readonly { readonly key: string; readonly count: number }[];
  readonly byChannel: readonly { readonly key: string; readonly count: number }[];
  readonly byDay: readonly { readonly day: string; readonly total: number; readonly valid: number }[];
  /** Of the issuers that were named, those whose credentials were looked at. */
  readonly byIssuer: readonly VerificationShare[];
}

export type VerificationCountStore = Awaited<ReturnType<typeof verificationCountStore>>;

const NETWORK_KEY = '';

/** Opens the counts of the verification database and makes their indexes. */
export async function verificationCountStore(connection: Connection) {
  const schema = new Schema<CountRow>(
    {
      _id: { type: String, required: true }, // month, kind and key: what is counted together meets in one row
      month: { type: String, required: true },
      kind: { type: String, required: true },
      key: String,
      days: { type: Schema.Types.Mixed },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ month: 1, key: 1 }); // the network's rows of a range, or those of some issuers
  const Rows = connection.model<CountRow>('VerificationCount', schema, 'verification_counts');
  await Rows.createIndexes();

  return {
    /** Adds events within the transaction that marks them as counted, so that each counts once. */
    async add(events: readonly VerificationEvent[], session: ClientSession): Promise<void> {
      const operations = [...increments(events)];
      if (operations.length > 0) await Rows.bulkWrite(operations, { session });
    },

    /** The network in a range of days, and the issuers of these DIDs. */
    async ofRange(range: DayRange, dids: readonly string[]): Promise<VerificationCounts> {
      const month = trusted({ $in: monthsBetween(range.from, range.to) });
      const rows = await Rows.find({ month, key: trusted({ $in: [NETWORK_KEY, ...dids] }) }).lean();
      return summed(rows, range);
    },
  };
}

function* increments(events: readonly VerificationEvent[]) {
  const rows = new Map<string, { name: Omit<CountRow, '_id' | 'days'>; by: Record<string, number> }>();
  const add = (kind: CountRow['kind'], key: string, { occurredAt, channel, status }: VerificationEvent) => {
    const day = utcDay(occurredAt);
    const name = { month: day.slice(0, 7), kind, key };
    const id = [name.month, kind, key].join('|');
    const row = rows.get(id) ?? { name, by: {} };
    const path = `days.${day.slice(8)}.${channel}.${status}`;
    row.by[path] = (row.by[path] ?? 0) + 1;
    rows.set(id, row);
  };
  for (const event of events) {
    add('NETWORK', NETWORK_KEY, event);
    if (event.issuerDid !== null && isOfRegistered(event)) add('ISSUER', event.issuerDid, event);
  }
  for (const [_id, { name, by }] of rows)
    yield { updateOne: { filter: { _id }, update: { $inc: by, $setOnInsert: name }, upsert: true } };
}

// Anybody can send a document that names any DID: only those of the registry get a row.
function isOfRegistered({ checks }: VerificationEvent): boolean {
  return checks.some(
    ({ check, outcome, code }) =>
      check === 'ISSUER' && (outcome === 'PASSED' || outcome === 'WARNED' || code === 'ISSUER_REVOKED'),
  );
}

function summed(rows: readonly CountRow[], { from, to }: DayRange): VerificationCounts {
  const [byStatus, byChannel] = [new Map<string, number>(), new Map<string, number>()];
  const days = new Map<string, { total: number; valid: number }>();
  const issuers = new Map<string, { total: number; valid: number }>();
  for (const { month, kind, key, days: dates } of rows) {
    for (const [date, channels] of Object.entries(dates)) {
      const day = `${month}-${date}`;
      if (day < from || day > to) continue;
      const [sums, name] = kind === 'NETWORK' ? [days, day] : [issuers, key];
      for (const [channel, statuses] of Object.entries(channels)) {
        for (const [status, count] of Object.entries(statuses)) {
          const { total, valid } = sums.get(name) ?? { total: 0, valid: 0 };
          sums.set(name, { total: total + count, valid: valid + (status === 'VALID' ? count : 0) });
          if (kind !== 'NETWORK') continue;
          byStatus.set(status, (byStatus.get(status) ?? 0) + count);
          byChannel.set(channel, (byChannel.get(channel) ?? 0) + count);
        }
      }
    }
  }
  const all = [...days.values()];
  return {
    total: all.reduce((sum, { total }) => sum + total, 0),
    valid: all.reduce((sum, { valid }) => sum + valid, 0),
    byStatus: mostFirst(byStatus),
    byChannel: mostFirst(byChannel),
    byDay: [...days].map(([day, sums]) => ({ day, ...sums })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    byIssuer: [...issuers]
      .map(([key, sums]) => ({ key, ...sums }))
      .sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1)),
  };
}

function mostFirst(counts: ReadonlyMap<string, number>) {
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
