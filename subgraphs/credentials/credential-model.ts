import { type ClientSession, type Connection, type Model, Schema, trusted } from 'mongoose';
import { escapedPattern } from '../../kernel/literal-pattern.ts';
import type { Write } from '../../store/ledger.ts';
import {
  AUTHORITY_TYPES,
  CLAIM_STATUSES,
  CREDENTIAL_STATUSES,
  type Credential,
  type CredentialStatus,
  type Owner,
  SIGNING_MODES,
} from './credential.ts';
import type { CountedCredential } from './credential-counts.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type StoredCredential = Omit<Credential, 'credentialId'> & { readonly _id: string };

/** What a list asks for; instants are `[issuedFrom, issuedTo)`. */
export interface CredentialFilter {
  /** As stored: write down what is due before you ask. */
  readonly status?: CredentialStatus | undefined;
  readonly type?: string | undefined;
  /** Beginning of the holder's name, or a whole credential id or holder DID. */
  readonly query?: string | undefined;
  readonly issuedFrom?: Date | undefined;
  readonly issuedTo?: Date | undefined;
  readonly expiresFrom?: Date | undefined;
  readonly expiresTo?: Date | undefined;
}

type Filter = Record<string, unknown>;

/** What statistics need of a credential. */
export type CredentialFact = Pick<
  Credential,
  'credentialType' | 'credentialStatus' | 'claimStatus' | 'expirationTimestamp'
>;

const FACT = {
  _id: 0,
  credentialType: 1,
  credentialStatus: 1,
  claimStatus: 1,
  expirationTimestamp: 1,
};
const FACTS_AT_ONCE = 200;
const PLACES_AT_ONCE = 500;

const COUNTED = {
  issuerDid: 1,
  credentialType: 1,
  isDemo: 1,
  credentialStatus: 1,
  claimStatus: 1,
  receivedAt: 1,
  expirationTimestamp: 1,
  claimedAt: 1,
  'revocation.revokedAt': 1,
};

export interface CredentialStore {
  byId(credentialId: string, owner: Owner): Promise<Credential | undefined>;
  byIds(credentialIds: readonly string[], owner: Owner): Promise<Credential[]>;
  list(
    owner: Owner,
    filter: CredentialFilter,
    page: { skip: number; limit: number },
  ): Promise<{ items: Credential[]; total: number }>;
  /** ISSUED credentials whose expiration has come, oldest expiration first. */
  due(now: Date, limit: number): Promise<Credential[]>;
  /** EXPIRED credentials that nobody was told of, expired at `since` or later. */
  unannounced(since: Date, limit: number): Promise<Credential[]>;
  /** What statistics need of every credential of an owner. */
  facts(owner: Owner): AsyncIterable<CredentialFact>;
  /** Which places of a status list credentials have. */
  takenPlaces(statusListId: string): AsyncIterable<number>;
  /** Those of them whose credentials are REVOKED. */
  revokedPlaces(statusListId: string): Promise<number[]>;
  countRevokedPlaces(statusListId: string): Promise<number>;
  /** What counting needs of these credentials, by id; ids of nothing are left out. */
  counted(credentialIds: readonly string[]): Promise<ReadonlyMap<string, CountedCredential>>;
  /** The same of the first ones after an id, in the order of ids, within a transaction. */
  countedAfter(
    credentialId: string,
    limit: number,
    session: ClientSession,
  ): Promise<readonly CountedCredential[]>;
  /** How many are ISSUED on record although their expiration came, from `since` on when given; without demonstrations. */
  countDue(now: Date, since?: Date): Promise<number>;
  /** The first records after an id, in the order of ids, as they are stored. */
  after(credentialId: string, limit: number): Promise<readonly Credential[]>;
  /** How many there are, or how many of one issuer: told by an index. */
  countOf(issuerDid?: string): Promise<number>;
  insertWrite(credential: Credential): Write;
  countDemo(): Promise<number>;
  /** Removes the credentials of the demonstration. */
  deleteDemoWrite(): Write;
  /** A guarded change of one row version; a miss undoes the whole change with CONFLICT. */
  updateWrite(credential: Credential, set: Partial<Credential>): Write;
  readonly model: Model<StoredCredential>;
}

/** The credentials of this database; answers when the indexes exist. */
export async function createCredentialStore(connection: Connection): Promise<CredentialStore> {
  const model = connection.model<StoredCredential>('Credential', credentialSchema(), 'credentials');
  await model.createIndexes();
  return {
    model,

    async byId(credentialId, owner) {
      const found = await model.findOne({ _id: credentialId, ...ownerFilter(owner) }).lean();
      return found ? credentialOf(found) : undefined;
    },

    async byIds(credentialIds, owner) {
      const found = await model
        .find({ _id: trusted({ $in: [...credentialIds] }), ...ownerFilter(owner) })
        .lean();
      return found.map(credentialOf);
    },

    async list(owner, filter, { skip, limit }) {
      const where = { ...ownerFilter(owner), ...listFilter(filter) };
      const [rows, total] = await Promise.all([
        model.find(where).sort({ issuanceTimestamp: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        model.countDocuments(where),
      ]);
      return { items: rows.map(credentialOf), total };
    },

    async due(now, limit) {
      const where: Filter = { credentialStatus: 'ISSUED', expirationTimestamp: trusted({ $lte: now }) };
      return (await model.find(where).sort({ expirationTimestamp: 1 }).limit(limit).lean()).map(credentialOf);
    },

    async unannounced(since, limit) {
      const where: Filter = {
        credentialStatus: 'EXPIRED',
        expiryNotifiedAt: null,
        expirationTimestamp: trusted({ $gte: since }),
      };
      return (await model.find(where).sort({ expirationTimestamp: 1 }).limit(limit).lean()).map(credentialOf);
    },

    facts: (owner) =>
      // The driver's own cursor: it reads in portions, so that other requests are served between them.
      model.collection.find<CredentialFact>(ownerFilter(owner), {
        projection: FACT,
        batchSize: FACTS_AT_ONCE,
      }),

    takenPlaces: (statusListId) => placesOf({ statusListId }),

    async revokedPlaces(statusListId) {
      const places: number[] = [];
      for await (const place of placesOf({ statusListId, credentialStatus: 'REVOKED' })) places.push(place);
      return places;
    },

    countRevokedPlaces: (statusListId) => model.countDocuments({ statusListId, credentialStatus: 'REVOKED' }),
    async counted(credentialIds) {
      if (credentialIds.length === 0) return new Map();
      const rows = await model
        .find({ _id: trusted({ $in: [...new Set(credentialIds)] }) })
        .select(COUNTED)
        .lean();
      return new Map(rows.map((row) => [row._id, countedOf(row)]));
    },

    async countedAfter(credentialId, limit, session) {
      const rows = await model
        .find({ _id: trusted({ $gt: credentialId }) })
        .session(session)
        .sort({ _id: 1 })
        .limit(limit)
        .select(COUNTED)
        .lean();
      return rows.map(countedOf);
    },

    countDue: (now, since) =>
      model.countDocuments({
        credentialStatus: 'ISSUED',
        expirationTimestamp: trusted({ $lte: now, ...(since ? { $gte: since } : {}) }),
        isDemo: trusted({ $ne: true }),
      }),

    async after(credentialId, limit) {
      const where: Filter = { _id: trusted({ $gt: credentialId }) };
      return (await model.find(where).sort({ _id: 1 }).limit(limit).lean()).map(credentialOf);
    },

    countOf: (issuerDid) => model.countDocuments(issuerDid === undefined ? {} : { issuerDid }),

    insertWrite(credential) {
      const { credentialId, ...rest } = credential;
      return { model, operation: { insertOne: { document: present({ _id: credentialId, ...rest }) } } };
    },

    countDemo: () => model.countDocuments({ isDemo: true }),
    deleteDemoWrite: () => ({ model, operation: { deleteMany: { filter: { isDemo: true } } } }),

    updateWrite({ credentialId, rowVersion }, set) {
      const update = { $set: present({ ...set, rowVersion: rowVersion + 1 }) };
      return {
        model,
        guarded: true,
        operation: { updateOne: { filter: { _id: credentialId, rowVersion }, update } },
      };
    },
  };

  async function* placesOf(where: Filter): AsyncIterable<number> {
    // The driver's own cursor: it reads in portions, so that other requests are served between them.
    const rows = model.collection.find<{ statusListIndex: number }>(where, {
      projection: { _id: 0, statusListIndex: 1 },
      batchSize: PLACES_AT_ONCE,
    });
    for await (const { statusListIndex } of rows) yield statusListIndex;
  }
}

/** The part of a filter that keeps tenants apart. */
export function ownerFilter(owner: Owner): Filter {
  switch (owner.kind) {
    case 'everyone':
      return {};
    case 'authority':
      return { issuerDid: owner.did, authorityType: owner.type };
    case 'issuers':
      return { issuerDid: trusted({ $in: [...owner.dids] }), authorityType: 'ISSUER' };
    case 'holder':
      return { holderDid: owner.dids.length === 1 ? owner.dids[0] : trusted({ $in: [...owner.dids] }) };
  }
}

function listFilter(filter: CredentialFilter): Filter {
  const { status, type, query, issuedFrom, issuedTo, expiresFrom, expiresTo } = filter;
  return {
    ...(status ? { credentialStatus: status } : {}),
    ...(type ? { credentialType: type } : {}),
    // Apart, so that a search for a DID cannot widen a holder's own list.
    ...(query ? { $and: [queryFilter(query)] } : {}),
    ...range('issuanceTimestamp', issuedFrom, issuedTo),
    ...range('expirationTimestamp', expiresFrom, expiresTo),
  };
}

function queryFilter(query: string): Filter {
  if (UUID.test(query)) return { _id: query };
  if (query.startsWith('did:')) return { holderDid: query };
  return { holderName: trusted({ $regex: `^${escapedPattern(query)}`, $options: 'i' }) };
}

function range(field: string, from: Date | undefined, to: Date | undefined): Filter {
  if (!from && !to) return {};
  return { [field]: trusted({ ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) }) };
}

/** Without the members that are undefined: a partial index takes a stored null for a value. */
function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function credentialSchema(): Schema<StoredCredential> {
  const named = { type: String, required: true };
  const instant = { type: Date, required: true };
  const schema = new Schema<StoredCredential>(
    {
      _id: named, // the credential id: issued once, by one issuer
      issuerDid: named,
      issuerId: named,
      authorityType: { ...named, enum: AUTHORITY_TYPES },
      custodianId: String,
      holderDid: named,
      holderName: named,
      credentialType: named,
      isDemo: Boolean,
      vcJson: named,
      vcHash: named,
      signingMode: { ...named, enum: SIGNING_MODES },
      verificationMethod: named,
      keyVersion: { type: Number, required: true },
      issuanceTimestamp: instant,
      expirationTimestamp: Date,
      proofCreatedTimestamp: instant,
      receivedAt: instant,
      credentialStatus: { ...named, enum: CREDENTIAL_STATUSES },
      statusChangedAt: instant,
      claimStatus: { ...named, enum: CLAIM_STATUSES },
      claimedAt: Date,
      revocation: { type: Schema.Types.Mixed },
      supersedesCredentialId: String,
      supersededByCredentialId: String,
      supersessionReason: String,
      templateId: String,
      batchId: String,
      statusListId: String,
      statusListIndex: Number,
      expiryNotifiedAt: Date,
      createdAt: instant,
      updatedAt: instant,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ issuerDid: 1, authorityType: 1, issuanceTimestamp: -1, _id: 1 }); // an issuer's list and its length
  schema.index({ issuerDid: 1, authorityType: 1, credentialStatus: 1, issuanceTimestamp: -1, _id: 1 }); // the same of one status
  schema.index({ isDemo: 1 }, { partialFilterExpression: { isDemo: true } }); // the demonstration is found without a scan
  schema.index({ holderDid: 1, issuanceTimestamp: -1, _id: 1 }); // a holder's wallet and its length
  schema.index(
    { credentialStatus: 1, expirationTimestamp: 1 },
    { partialFilterExpression: { expirationTimestamp: { $exists: true } } },
  ); // the expiry sweep reads only what is due
  schema.index(
    { statusListId: 1, statusListIndex: 1 },
    { unique: true, partialFilterExpression: { statusListId: { $exists: true } } },
  ); // a place in a status list belongs to one credential, whoever issues at once
  schema.index(
    { statusListId: 1, credentialStatus: 1, statusListIndex: 1 },
    { partialFilterExpression: { credentialStatus: 'REVOKED', statusListId: { $exists: true } } },
  ); // a status list is counted and read without its credentials
  return schema;
}

function countedOf({
  _id,
  ...rest
}: Pick<StoredCredential, '_id' | (keyof CountedCredential & keyof StoredCredential)>): CountedCredential {
  return { credentialId: _id, ...rest };
}

function credentialOf({ _id, ...rest }: StoredCredential): Credential {
  return { credentialId: _id, ...rest };
}
