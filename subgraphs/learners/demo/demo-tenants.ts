import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

interface StoredTenant {
  /** The DID of the issuer. */
  readonly _id: string;
}

/** The issuers whose learner records are of the demonstration, all of them. */
export interface DemoTenants {
  has(issuerDid: string): Promise<boolean>;
  /** There are as many as the demonstration has issuers. */
  all(): Promise<readonly string[]>;
  addWrite(issuerDid: string): Write;
  removeWrite(issuerDid: string): Write;
}

/** Opens the collection `demo_tenants`. */
export async function demoTenants(connection: Connection): Promise<DemoTenants> {
  const schema = new Schema<StoredTenant>({ _id: { type: String, required: true } }, { versionKey: false });
  const model = connection.model<StoredTenant>('DemoTenant', schema, 'demo_tenants');
  await model.createCollection();
  return {
    has: async (issuerDid) => (await model.findById(issuerDid).lean()) !== null,
    all: async () => (await model.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id),
    addWrite: (_id) => ({ model, operation: { insertOne: { document: { _id } } } }),
    removeWrite: (_id) => ({ model, operation: { deleteOne: { filter: { _id } } } }),
  };
}
