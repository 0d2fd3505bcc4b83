import { type Connection, Schema, type SchemaDefinition, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../store/bounded-count.ts';
import type { Write } from '../../store/ledger.ts';
import { API_KEY_STATUSES, type ApiKeyKind, type ApiKeyOf, MAX_ACTIVE_API_KEYS } from './api-key.ts';

/** A row; it holds the organization under the names of its kind. */
interface StoredApiKey extends Omit<ApiKeyOf<string>, 'apiKeyId' | 'slot' | 'lastUsedAt' | 'revokedAt'> {
  readonly _id: string;
  readonly slot?: number;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

type Settable<Scope extends string> = Partial<
  Pick<ApiKeyOf<Scope>, 'name' | 'scopes' | 'status' | 'revokedAt'>
>;

/** The API keys of one kind of organizations. */
export interface ApiKeyStore<Owner extends object, Scope extends string> {
  byId(ownerId: string, apiKeyId: string): Promise<(ApiKeyOf<Scope> & Owner) | undefined>;
  byPrefix(prefix: string): Promise<(ApiKeyOf<Scope> & Owner) | undefined>;
  /** Newest first. */
  list(
    ownerId: string,
    window: { skip: number; limit: number },
  ): Promise<readonly (ApiKeyOf<Scope> & Owner)[]>;
  count(ownerId: string): Promise<BoundedTotal>;
  /** The keys that hold one of the ten places of the organization. */
  seated(ownerId: string): Promise<readonly (ApiKeyOf<Scope> & Owner)[]>;
  insertWrite(key: ApiKeyOf<Scope> & Owner): Write;
  /** Removes every key of these organizations. */
  deleteWrite(ownerIds: readonly string[]): Write;
  /** Guarded by the row version that was read; any status but ACTIVE gives the place back. */
  updateWrite(before: ApiKeyOf<Scope>, set: Settable<Scope>, updatedAt: Date): Write;
  /** Notes the hour of a use; not a change of state, so it is neither audited nor versioned. */
  touch(apiKeyId: string, hour: Date): Promise<void>;
}

/** Opens the collection of a kind of keys and makes sure of its indexes. */
export async function apiKeyStore<Owner extends object, Scope extends string>(
  connection: Connection,
  { stored, ownerId: byOwner }: ApiKeyKind<Owner, Scope>,
): Promise<ApiKeyStore<Owner, Scope>> {
  type Key = ApiKeyOf<Scope> & Owner;
  const text = { type: String, required: true };
  const schema = new Schema<StoredApiKey>(
    {
      _id: text,
      ...stored.owner,
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
    } as SchemaDefinition<StoredApiKey>,
    { versionKey: false },
  );
  schema.index({ prefix: 1 }, { unique: true }); // authentication finds exactly one key
  // No organization has more ACTIVE keys than places, whoever creates them at the same moment.
  schema.index(
    { [byOwner]: 1, slot: 1 },
    { unique: true, partialFilterExpression: { slot: { $exists: true } } },
  );
  schema.index({ [byOwner]: 1, createdAt: -1, _id: 1 }); // an organization's list, newest first
  const ApiKeys = connection.model<StoredApiKey>(stored.model, schema, stored.collection);
  await ApiKeys.createIndexes();

  return {
    async byId(ownerId, apiKeyId) {
      const found = await ApiKeys.findOne({ _id: apiKeyId, [byOwner]: ownerId }).lean();
      return found ? apiKeyOf(found) : undefined;
    },
    async byPrefix(prefix) {
      const found = await ApiKeys.findOne({ prefix }).lean();
      return found ? apiKeyOf(found) : undefined;
    },
    async list(ownerId, { skip, limit }) {
      const rows = await ApiKeys.find({ [byOwner]: ownerId })
        .sort({ createdAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean();
      return rows.map(apiKeyOf);
    },
    count: (ownerId) => countUpTo(ApiKeys, { [byOwner]: ownerId }),
    async seated(ownerId) {
      const rows = await ApiKeys.find({ [byOwner]: ownerId, slot: trusted({ $exists: true }) }).lean();
      return rows.map(apiKeyOf);
    },
    insertWrite({ apiKeyId, ...rest }) {
      return { model: ApiKeys, operation: { insertOne: { document: { _id: apiKeyId, ...rest } } } };
    },
    deleteWrite: (ownerIds) => ({
      model: ApiKeys,
      operation: { deleteMany: { filter: { [byOwner]: trusted({ $in: [...ownerIds] }) } } },
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

  function apiKeyOf({ _id, lastUsedAt, revokedAt, ...rest }: StoredApiKey): Key {
    const key = {
      apiKeyId: _id,
      ...rest,
      lastUsedAt: lastUsedAt ?? undefined,
      revokedAt: revokedAt ?? undefined,
    };
    return key as unknown as Key;
  }
}
