import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../store/ledger.ts';
import { AUTHORITY_TYPES } from './credential.ts';
import type { Shuffle, SignedStatusList, StatusList } from './status-list.ts';

type StoredStatusList = Omit<StatusList, 'statusListId'> & { readonly _id: string };

export interface StatusListStore {
  byId(statusListId: string): Promise<StatusList | undefined>;
  /** The list in which the next credentials of this key get their indexes. */
  newestOf(issuerDid: string, keyVersion: number): Promise<StatusList | undefined>;
  /** How many lists the issuer has had, whatever the key. */
  lastNumberOf(issuerDid: string): Promise<number>;
  /** Takes so many of the first `usable` places of a list for who asks; the first of them, undefined when all are taken. */
  take(statusListId: string, places: number, usable: number): Promise<number | undefined>;
  /** Errors on commit: a duplicate key when another process opened the list of that number. */
  insertWrite(list: StatusList): Write;
  /** Keeps a copy of what was signed; no fact of its own, so nothing is audited. */
  keepSigned(statusListId: string, signed: SignedStatusList): Promise<void>;
}

/** The status lists of this database; answers when the indexes exist. */
export async function statusListStore(connection: Connection): Promise<StatusListStore> {
  const model = connection.model<StoredStatusList>('StatusList', statusListSchema(), 'status_lists');
  await model.createIndexes();
  return {
    async byId(statusListId) {
      const found = await model.findById(statusListId).lean();
      return found ? statusListOf(found) : undefined;
    },
    async newestOf(issuerDid, keyVersion) {
      const found = await model.findOne({ issuerDid, keyVersion }).sort({ listNumber: -1 }).lean();
      return found ? statusListOf(found) : undefined;
    },
    async lastNumberOf(issuerDid) {
      const found = await model.findOne({ issuerDid }).sort({ listNumber: -1 }).lean();
      return found?.listNumber ?? 0;
    },
    async take(statusListId, places, usable) {
      const before = await model
        .findOneAndUpdate(
          { _id: statusListId, 'shuffle.taken': trusted({ $lt: usable }) },
          { $inc: { 'shuffle.taken': places } },
          { returnDocument: 'before' },
        )
        .lean();
      return before?.shuffle?.taken;
    },
    insertWrite({ statusListId, ...rest }) {
      return { model, operation: { insertOne: { document: { _id: statusListId, ...rest } } } };
    },
    async keepSigned(statusListId, signed) {
      await model.updateOne({ _id: statusListId }, { $set: { signed } });
    },
  };
}

function statusListSchema(): Schema<StoredStatusList> {
  const named = { type: String, required: true };
  const whole = { type: Number, required: true };
  const instant = { type: Date, required: true };
  const signed = { vcJson: named, revoked: whole, signedAt: instant };
  const schema = new Schema<StoredStatusList>(
    {
      _id: named,
      issuerDid: named,
      issuerId: named,
      authorityType: { type: String, enum: AUTHORITY_TYPES },
      listNumber: whole,
      keyVersion: { type: Number },
      length: whole,
      createdAt: instant,
      shuffle: { type: new Schema<Shuffle>({ seed: named, taken: whole }, { _id: false }) },
      signed: { type: new Schema<SignedStatusList>(signed, { _id: false }) },
    },
    { versionKey: false },
  );
  schema.index({ issuerDid: 1, listNumber: 1 }, { unique: true }); // processes that open a list at once open one
  return schema;
}

function statusListOf({ _id, ...rest }: StoredStatusList): StatusList {
  return { statusListId: _id, ...rest };
}
