import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, type Model, Schema } from 'mongoose';
import { connectStore, type Store } from '../connect.ts';
import type { Change, Write } from '../ledger.ts';

export interface Account {
  readonly _id: string;
  readonly owner: string;
  readonly email: string;
  readonly rowVersion: number;
}

/** A small model to change in tests of the commit path: `email` is unique, so is (`owner`, `rowVersion`) where both are set. */
export async function accountsOn(connection: Connection): Promise<Model<Account>> {
  const schema = new Schema<Account>(
    {
      _id: { type: String, required: true },
      owner: { type: String, required: true },
      email: { type: String, required: true },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ email: 1 }, { unique: true });
  schema.index({ owner: 1, rowVersion: -1 }, { unique: true });
  const Accounts = connection.models.Account ?? connection.model<Account>('Account', schema, 'accounts');
  await Accounts.createIndexes();
  return Accounts as Model<Account>;
}

/** An insert of an account; everything that is not given follows from the id. */
export function insertOf(model: Model<Account>, id: string, given: Partial<Account> = {}): Write {
  const document = { _id: id, owner: id, email: `${id}@example.edu`, rowVersion: 1, ...given };
  return { model, operation: { insertOne: { document } } };
}

/** A guarded update from one row version to the next. */
export function guardedUpdateOf(model: Model<Account>, id: string, rowVersion: number): Write {
  const update = { $set: { rowVersion: rowVersion + 1 } };
  return { model, guarded: true, operation: { updateOne: { filter: { _id: id, rowVersion }, update } } };
}

/** A change with one audit fact about `id`. */
export function changeOf(id: string, ...writes: readonly Write[]): Change {
  return { writes, audit: { action: 'holder.registered', subject: { type: 'Issuer', id } } };
}

/** A folder of a store that is removed in the end, and the stores opened on it, closed in reverse order. */
export function storeFolder(): { readonly folder: string; open(): Promise<Store>; remove(): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  const stores: Store[] = [];
  return {
    folder,
    async open() {
      const store = await connectStore({ dataDir: folder });
      stores.push(store);
      return store;
    },
    async remove() {
      for (const store of stores.reverse()) await store.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
