import { type Connection, Schema } from 'mongoose';
import type { BoundedTotal } from '../../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../../store/forgetting.ts';
import { type Held, indexedList } from '../../../store/indexed-list.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Anomaly, AnomalyFilter, AnomalyNote } from './anomaly.ts';

type StoredAnomaly = Omit<Anomaly, 'anomalyId'> & { readonly _id: string };

const named = { type: String, required: true };
const counted = { type: Number, required: true };
const dated = { type: Date, required: true };
const part = { _id: false, id: false };

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
const HELD: readonly Held[] = [{ paths: ['subject.id'] }, { paths: ['rule'] }, { paths: ['status'] }];
// Without `_id` they do not hold the order of the list.
const FORMER_INDEXES = ['status', 'rule', 'subject.id'].map((by) => `${by},createdAt`);

export type AnomalyStore = Awaited<ReturnType<typeof anomalyStore>>;

/** What rules found unusual, by id. */
export async function anomalyStore(connection: Connection) {
  const schema = new Schema<StoredAnomaly>(
    {
      _id: named,
      rule: named,
      subject: { type: new Schema({ type: named, id: named }, part), required: true },
      observed: counted,
      baseline: counted,
      window: named,
      windowStart: dated,
      evidence: [String],
      score: counted,
      status: named,
      notes: [
        new Schema(
          { status: named, text: { type: String, default: null }, authorId: named, at: dated },
          part,
        ),
      ],
      createdAt: dated,
      updatedAt: dated,
      forgetAt: dated,
      rowVersion: counted,
    },
    { versionKey: false },
  );
  schema.index(NEWEST_FIRST); // the administrators' list
  schema.index({ status: 1, ...NEWEST_FIRST }); // what waits for somebody
  schema.index({ rule: 1, ...NEWEST_FIRST }); // the finds of one rule
  schema.index({ 'subject.id': 1, ...NEWEST_FIRST }); // the history of one subject
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // kept for a year
  const Anomalies = connection.model<StoredAnomaly>('Anomaly', schema, 'anomalies');
  await dropFormerIndexes(Anomalies, ({ key }) => FORMER_INDEXES.includes(Object.keys(key).join()));
  await Anomalies.createIndexes();
  const listing = indexedList(Anomalies, { order: NEWEST_FIRST, held: HELD });

  return {
    async byId(anomalyId: string): Promise<Anomaly | undefined> {
      const found = await Anomalies.findById(anomalyId).lean();
      return found ? fromStored(found) : undefined;
    },

    exists: async (anomalyId: string): Promise<boolean> =>
      (await Anomalies.exists({ _id: anomalyId })) !== null,

    async list(
      filter: AnomalyFilter,
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ items: readonly Anomaly[] } & BoundedTotal> {
      const { rule, status, subjectId, from, to } = filter;
      const where = { rule, status, 'subject.id': subjectId };
      const { rows, total, totalIsLowerBound } = await listing.list({ where, from, to }, { skip, limit });
      return { items: rows.map(fromStored), total, totalIsLowerBound };
    },

    /** Fails the commit with a duplicate key when it was raised before. */
    insertWrite: ({ anomalyId, ...anomaly }: Anomaly): Write => ({
      model: Anomalies,
      operation: { insertOne: { document: { _id: anomalyId, ...anomaly } } },
    }),

    /** Guarded by the row version that was read, so that of two administrators one decides. */
    statusWrite: ({ anomalyId, rowVersion }: Anomaly, note: AnomalyNote): Write => ({
      model: Anomalies,
      guarded: true,
      operation: {
        updateOne: {
          filter: { _id: anomalyId, rowVersion },
          update: {
            $set: { status: note.status, updatedAt: note.at },
            $push: { notes: note },
            $inc: { rowVersion: 1 },
          },
        },
      },
    }),
  };
}

function fromStored({ _id, ...rest }: StoredAnomaly): Anomaly {
  return { ...rest, anomalyId: _id };
}
