import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Write } from '../../store/ledger.ts';
import {
  AUTHORITY_TYPES,
  CLAIM_STATUSES,
  type ClaimStatus,
  CREDENTIAL_STATUSES,
  type Credential,
  type CredentialStatus,
  type Owner,
  SIGNING_MODES,
} from './credential.ts';

export type StoredCredential = Omit<Credential, 'credentialId'> & { readonly _id: string };

/** What a list asks for; instants are `[issuedFrom, issuedTo)`. */
export interface CredentialFilter {
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

/** How many credentials share a status, a type and a claim status, as stored. */
export interface CredentialGroup {
  readonly status: CredentialStatus;
  readonly type: string;
  readonly claim: ClaimStatus;
  readonly count: number;
}

export interface CredentialStore {
  byId(credentialId: string, owner: Owner): Promise<Credential | undefined>;
  byIds(credentialIds: readonly string[], owner: Owner): Promise<Credential[]>;
  list(
    owner: Owner,
    filter: CredentialFilter,
    page: { skip: number; limit: number; now: Date },
  ): Promise<{ items: Credential[]; total: number }>;
  /** ISSUED credentials whose expiration has come, oldest expiration first. */
  due(now: Date, limit: number): Promise<Credential[]>;
  /** EXPIRED credentials that nobody was told of, expired at `since` or later. */
  unannounced(since: Date, limit: number): Promise<Credential[]>;
  countGroups(owner: Owner): Promise<CredentialGroup[]>;
  /** ISSUED credentials that expire in `(after, until]`. */
  countExpiring(owner: Owner, after: Date, until: Date): Promise<number>;
  /** How many credentials came in for each issuer and UTC day since then. */
  issuedSince(since: Date): Promise<{ issuerDid: string; day: string; count: number }[]>;
  insertWrite(credential: Credential): Write;
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

    async list(owner, filter, { skip, limit, now }) {
      const where = { ...ownerFilter(owner), ...listFilter(filter, now) };
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

    async countGroups(owner) {
      const _id = { status: '$credentialStatus', type: '$credentialType', claim: '$claimStatus' };
      const rows = await model.aggregate<{ _id: Omit<CredentialGroup, 'count'>; count: number }>([
        { $match: ownerFilter(owner) },
        { $group: { _id, count: { $sum: 1 } } },
      ]);
      return rows.map(({ _id: group, count }) => ({ ...group, count }));
    },

    countExpiring: (owner, after, until) =>
      model.countDocuments({
        ...ownerFilter(owner),
        credentialStatus: 'ISSUED',
        expirationTimestamp: trusted({ $gt: after, $lte: until }),
      }),

    async issuedSince(since) {
      const day = { $dateToString: { format: '%Y-%m-%d', date: '$receivedAt' } };
      const rows = await model.aggregate<{ _id: { issuerDid: string; day: string }; count: number }>([
        { $match: { receivedAt: { $gte: since } } },
        { $group: { _id: { issuerDid: '$issuerDid', day }, count: { $sum: 1 } } },
      ]);
      return rows.map(({ _id, count }) => ({ ..._id, count }));
    },

    insertWrite(credential) {
      const { credentialId, ...rest } = credential;
      return { model, operation: { insertOne: { document: { _id: credentialId, ...rest } } } };
    },

    updateWrite({ credentialId, rowVersion }, set) {
      const update = { $set: { ...set, rowVersion: rowVersion + 1 } };
      return {
        model,
        guarded: true,
        operation: { updateOne: { filter: { _id: credentialId, rowVersion }, update } },
      };
    },
  };
}

/** The part of a filter that keeps tenants apart. */
export function ownerFilter(owner: Owner): Filter {
  switch (owner.kind) {
    case 'everyone':
      return {};
    case 'authority':
      return { issuerDid: owner.did, authorityType: owner.type };
    case 'holder':
      return { holderDid: owner.dids.length === 1 ? owner.dids[0] : trusted({ $in: [...owner.dids] }) };
  }
}

function listFilter(filter: CredentialFilter, now: Date): Filter {
  const { status, type, query, issuedFrom, issuedTo, expiresFrom, expiresTo } = filter;
  const conditions: Filter[] = [];
  if (status) conditions.push(statusFilter(status, now));
  if (query) conditions.push(queryFilter(query));
  return {
    ...(type ? { credentialType: type } : {}),
    ...range('issuanceTimestamp', issuedFrom, issuedTo),
    ...range('expirationTimestamp', expiresFrom, expiresTo),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

// A list must agree with the status that each of its rows shows, also between two sweeps.
function statusFilter(status: CredentialStatus, now: Date): Filter {
  const isOver = trusted({ $lte: now });
  if (status === 'ISSUED') {
    return {
      credentialStatus: 'ISSUED',
      $or: [{ expirationTimestamp: null }, { expirationTimestamp: trusted({ $gt: now }) }],
    };
  }
  if (status === 'EXPIRED') {
    return {
      $or: [{ credentialStatus: 'EXPIRED' }, { credentialStatus: 'ISSUED', expirationTimestamp: isOver }],
    };
  }
  return { credentialStatus: status };
}

function queryFilter(query: string): Filter {
  const escaped = query.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return {
    $or: [
      { holderName: trusted({ $regex: `^${escaped}`, $options: 'i' }) },
      { _id: query },
      { holderDid: query },
    ],
  };
}

function range(field: string, from: Date | undefined, to: Date | undefined): Filter {
  if (!from && !to) return {};
  return { [field]: trusted({ ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) }) };
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
      expiryNotifiedAt: Date,
      createdAt: instant,
      updatedAt: instant,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ issuerDid: 1, authorityType: 1, issuanceTimestamp: -1, _id: 1 }); // an issuer's list and its length
  schema.index({ holderDid: 1, issuanceTimestamp: -1, _id: 1 }); // a holder's wallet and its length
  schema.index(
    { credentialStatus: 1, expirationTimestamp: 1 },
    { partialFilterExpression: { expirationTimestamp: { $exists: true } } },
  ); // the expiry sweep reads only what is due
  return schema;
}

function credentialOf({ _id, ...rest }: StoredCredential): Credential {
  return { credentialId: _id, ...rest };
}
