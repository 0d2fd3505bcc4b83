import { type Connection, type QueryFilter, Schema, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Anomaly, AnomalyFilter, AnomalyNote } from './anomaly.ts';

type StoredAnomaly = Omit<Anomaly, 'anomalyId'> & { readonly _id: string };

const named = { type: String, required: true };
const counted = { type: Number, required: true };
const dated = { type: Date, required: true };
const part = { _id: false, id: false };

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
  schema.index({ createdAt: -1, _id: 1 }); // the administrators' list, newest first
  schema.index({ status: 1, createdAt: -1 }); // what waits for somebody
  schema.index({ rule: 1, createdAt: -1 }); // the finds of one rule
  schema.index({ 'subject.id': 1, createdAt: -1 }); // the history of one subject
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // kept for a year
  const Anomalies = connection.model<StoredAnomaly>('Anomaly', schema, 'anomalies');
  await Anomalies.createIndexes();

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
      const conditions = conditionsOf(filter);
      const [rows, counted] = await Promise.all([
        Anomalies.find(conditions).sort({ createdAt: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        countUpTo(Anomalies, conditions),
      ]);
      return { items: rows.map(fromStored), ...counted };
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

function conditionsOf({ rule, status, subjectId, from, to }: AnomalyFilter): QueryFilter<StoredAnomaly> {
  return {
    ...(rule && { rule }),
    ...(status && { status }),
    ...(subjectId && { 'subject.id': subjectId }),
    ...((from || to) && { createdAt: trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }) }),
  };
}

function fromStored({ _id, ...rest }: StoredAnomaly): Anomaly {
  return { ...rest, anomalyId: _id };
}
