import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../store/ledger.ts';
import { API_KEY_STATUSES, type ApiKey, MAX_ACTIVE_API_KEYS } from './api-key.ts';

interface StoredApiKey extends Omit<ApiKey, 'apiKeyId' | 'slot' | 'lastUsedAt' | 'revokedAt'> {
  readonly _id: string;
  readonly slot?: number;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

type Settable = Partial<Pick<ApiKey, 'name' | 'scopes' | 'status' | 'revokedAt'>>;

/** The API keys of all issuers. */
export interface ApiKeyStore {
  byId(issuerId: string, apiKeyId: string): Promise<ApiKey | undefined>;
  byPrefix(prefix: string): Promise<ApiKey | undefined>;
  /** Newest first. */
  list(issuerId: string, window: { skip: number; limit: number }): Promise<ApiKey[]>;
  count(issuerId: string): Promise<number>;
  /** The keys that hold one of the issuer's ten places. */
  seated(issuerId: string): Promise<ApiKey[]>;
  insertWrite(key: ApiKey): Write;
  /** Removes every key of these issuers. */
  deleteWrite(issuerIds: readonly string[]): Write;
  /** Guarded by the row version that was read; any status but ACTIVE gives the place back. */
  updateWrite(before: ApiKey, set: Settable, updatedAt: Date): Write;
  /** Notes the hour of a use; not a change of state, so it is neither audited nor versioned. */
  touch(apiKeyId: string, hour: Date): Promise<void>;
}

/** Opens the collection `api_keys` and makes sure of its indexes. */
export async function apiKeyStore(connection: Connection): Promise<ApiKeyStore> {
  const text = { type: String, required: true };
  const schema = new Schema<StoredApiKey>(
    {
      _id: text,
      issuerId: text,
      issuerDid: { ...text, maxlength: 512 },
      name: { ...text, maxlength: 255 },
      prefix: text,
      secretHash: text,
      hint: text,
      scopes: { type: [String], required: true },
      status: { ...text, enum: API_KEY_STATUSES },
      slot: { type: Number, min: 0, max: MAX_ACTIVE_API_KEYS - 1 },
      expiresAt: { type: Date, required: true },
      lastUsedAt: { type: Date, default: null },
      revokedAt: { type: Date, default: null },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ prefix: 1 }, { unique: true }); // authentication finds exactly one key
  // No issuer has more ACTIVE keys than places, whoever creates them at the same moment.
  schema.index(
    { issuerId: 1, slot: 1 },
    { unique: true, partialFilterExpression: { slot: { $exists: true } } },
  );
  schema.index({ issuerId: 1, createdAt: -1, _id: 1 }); // an issuer's list, newest first
  const ApiKeys = connection.model<StoredApiKey>('ApiKey', schema, 'api_keys');
  await ApiKeys.createIndexes();

  return {
    async byId(issuerId, apiKeyId) {
      const found = await ApiKeys.findOne({ _id: apiKeyId, issuerId }).lean();
      return found ? apiKeyOf(found) : undefined;
    },
    async byPrefix(prefix) {
      const found = await ApiKeys.findOne({ prefix }).lean();
      return found ? apiKeyOf(found) : undefined;
    },
    async list(issuerId, { skip, limit }) {
      const rows = await ApiKeys.find({ issuerId })
        .sort({ createdAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean();
      return rows.map(apiKeyOf);
    },
    count: (issuerId) => ApiKeys.countDocuments({ issuerId }),
    async seated(issuerId) {
      const rows = await ApiKeys.find({ issuerId, slot: trusted({ $exists: true }) }).lean();
      return rows.map(apiKeyOf);
    },
    insertWrite({ apiKeyId, ...rest }) {
      return { model: ApiKeys, operation: { insertOne: { document: { _id: apiKeyId, ...rest } } } };
    },
    deleteWrite: (issuerIds) => ({
      model: ApiKeys,
      operation: { deleteMany: { filter: { issuerId: trusted({ $in: [...issuerIds] }) } } },
    }),
    updateWrite({ apiKeyId, rowVersion }, set, updatedAt) {
      const leaves = set.status !== undefined && set.status !== 'ACTIVE';
      const update = {
        $set: { ...set, updatedAt },
        $inc: { rowVersion: 1 },
        ...(leaves ? { $unset: { slot: 1 } } : {}),
      };
      return {
        model: ApiKeys,
        operation: { updateOne: { filter: { _id: apiKeyId, rowVersion }, update } },
        guarded: true,
      };
    },
    async touch(apiKeyId, hour) {
      await ApiKeys.updateOne({ _id: apiKeyId }, { $max: { lastUsedAt: hour } });
    },
  };
}

function apiKeyOf({ _id, lastUsedAt, revokedAt, ...rest }: StoredApiKey): ApiKey {
  return { apiKeyId: _id, ...rest, lastUsedAt: lastUsedAt ?? undefined, revokedAt: revokedAt ?? undefined };
}
