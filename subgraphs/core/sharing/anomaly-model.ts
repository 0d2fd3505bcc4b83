import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { Anomaly } from './anomaly.ts';

type StoredAnomaly = Omit<Anomaly, 'anomalyId'> & { readonly _id: string };

const named = { type: String, required: true };
const counted = { type: Number, required: true };
const dated = { type: Date, required: true };

export type AnomalyStore = Awaited<ReturnType<typeof anomalyStore>>;

/** What rules found unusual, by id. */
export async function anomalyStore(connection: Connection) {
  const schema = new Schema<StoredAnomaly>(
    {
      _id: named,
      rule: named,
      subject: { type: new Schema({ type: named, id: named }, { _id: false, id: false }), required: true },
      observed: counted,
      baseline: counted,
      window: named,
      score: counted,
      status: named,
      createdAt: dated,
      forgetAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ status: 1, createdAt: -1 }); // the administrators' list, newest first
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // kept for 90 days
  const Anomalies = connection.model<StoredAnomaly>('Anomaly', schema, 'anomalies');
  await Anomalies.createIndexes();

  return {
    /** Fails the commit with a duplicate key when it was raised before. */
    insertWrite: ({ anomalyId, ...anomaly }: Anomaly): Write => ({
      model: Anomalies,
      operation: { insertOne: { document: { _id: anomalyId, ...anomaly } } },
    }),
  };
}
