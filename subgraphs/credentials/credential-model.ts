import { type ClientSession, type Connection, type Model, Schema, trusted } from 'mongoose';
import {
  CLAIM_STATUSES,
  CREDENTIAL_STATUSES,
  type CredentialStatus,
} from '../../kernel/credential-status.ts';
import { SIGNING_MODES } from '../../kernel/identity.ts';
import { nameStarts, startOf } from '../../kernel/name-search.ts';
import type { Page, PageWindow } from '../../kernel/paging.ts';
import { backfill } from '../../store/backfill.ts';
import { countUpTo } from '../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../store/forgetting.ts';
import type { Write } from '../../store/ledger.ts';
import { behindRow } from '../../store/seek.ts';
import { AUTHORITY_TYPES, type Credential, type Owner } from './credential.ts';
import type { CountedCredential } from './credential-counts.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type StoredCredential = Omit<Credential, 'credentialId'> & {
  readonly _id: string;
  /** The holder's name as searches find it; records of an earlier release get it when the store is opened. */
  readonly holderNameStarts?: readonly string[];
};

/** What a list asks for; instants are `[issuedFrom, issuedTo)`. */
export interface CredentialFilter {
  /** As stored: write down what is due before you ask. */
  readonly status?: CredentialStatus | undefined;
  readonly type?: string | undefined;
  /** Beginning of the holder's name or of a word in it, or a whole credential id or holder DID. */
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
  issuerDid: 1,
  authorityType: 1,
  credentialType: 1,
  credentialStatus: 1,
  claimStatus: 1,
  expirationTimestamp: 1,
};
// What a search tells apart without reading the whole record.
const SOUGHT = {
  issuerDid: 1,
  authorityType: 1,
  holderDid: 1,
  holderNameStarts: 1,
  credentialType: 1,
  credentialStatus: 1,
  issuanceTimestamp: 1,
  expirationTimestamp: 1,
} as const;
type Sought = Pick<StoredCredential, '_id' | keyof typeof SOUGHT>;
/** Credentials that one search looks through at most. */
const MOST_SOUGHT = 500;

// By the first an issuer's claimed credentials were counted; the second gave each index of a status list to one credential.
const FORMER_INDEXES = ['issuerDid,authorityType,claimStatus', 'statusListId,statusListIndex'];

const FACTS_AT_ONCE = 200;
const INDEXES_AT_ONCE = 500;

const COUNTED = {
  issuerDid: 1,
  authorityType: 1,
  credentialType: 1,
  isDemo: 1,
  credentialStatus: 1,
  claimStatus: 1,
  receivedAt: 1,
  expirationTimestamp: 1,
  claimedAt: 1,
  'revocation.revokedAt': 1,
};

/** One page of a list. */
export interface CredentialPage
  extends Pick<Page<Credential>, 'items' | 'total' | 'totalIsLowerBound' | 'keyOf'> {
  /** Set when a search stopped at this instant of issuance although there are older credentials. */
  readonly searchedFrom?: Date | undefined;
}

export type Authority = Extract<Owner, { kind: 'authority' }>;

export interface CredentialStore {
  byId(credentialId: string, owner: Owner): Promise<Credential | undefined>;
  byIds(credentialIds: readonly string[], owner: Owner): Promise<Credential[]>;
  list(owner: Owner, filter: CredentialFilter, page: PageWindow): Promise<CredentialPage>;
  /** ISSUED credentials whose expiration has come, oldest expiration first. */
  due(now: Date, limit: number): Promise<Credential[]>;
  /** EXPIRED credentials that nobody was told of, expired at `since` or later. */
  unannounced(since: Date, limit: number): Promise<Credential[]>;
  /** What statistics need of every credential of an owner; of an authority only of the demonstration's, which are few. */
  facts(owner: Owner): AsyncIterable<CredentialFact>;
  /** Which indexes of a status list have credentials that are REVOKED. */
  revokedIndexes(statusListId: string): Promise<number[]>;
  countRevokedIndexes(statusListId: string): Promise<number>;
  /** What counting needs of these credentials, by id; ids of nothing are left out. */
  counted(credentialIds: readonly string[]): Promise<ReadonlyMap<string, CountedCredential>>;
  /** The same of the first ones after an id, in the order of ids, within a transaction. */
  countedAfter(
    credentialId: string,
    limit: number,
    session: ClientSession,
  ): Promise<readonly CountedCredential[]>;
  /** How many are ISSUED on record although their expiration came, from `since` on when given; without demonstrations. */
  countDue(now: Date, given?: { since?: Date; owner?: Authority }): Promise<number>;
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
export async function credentialStore(
  connection: Connection,
  mostSought = MOST_SOUGHT,
): Promise<CredentialStore> {
  const model = connection.model<StoredCredential>('Credential', credentialSchema(), 'credentials');
  await dropFormerIndexes(model, ({ key }) => FORMER_INDEXES.includes(Object.keys(key).join()));
  await model.createIndexes();
  await backfill(connection, {
    name: 'credentials.holderNameStarts',
    model,
    fields: ({ holderName }) => ({ holderNameStarts: nameStarts(holderName) }),
  });
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

    async list(owner, filter, page) {
      const isHeldByIndex = owner.kind !== 'holder' || (owner.dids.length === 1 && !hasConditions(filter));
      return isHeldByIndex && filter.query === undefined
        ? listed(owner, filter, page)
        : sought(owner, filter, page);
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

    async *facts(owner) {
      const isOfAuthority = owner.kind === 'authority';
      // The driver's own cursor: it reads in portions, so that other requests are served between them.
      const rows = model.collection.find<CredentialFact & Pick<Credential, 'issuerDid' | 'authorityType'>>(
        // By the index of demonstrations alone, or all of the authority's would be looked at.
        isOfAuthority ? { isDemo: true } : ownerFilter(owner),
        { projection: FACT, batchSize: FACTS_AT_ONCE },
      );
      for await (const row of rows)
        if (!isOfAuthority || (row.issuerDid === owner.did && row.authorityType === owner.type)) yield row;
    },

    async revokedIndexes(statusListId) {
      const indexes: number[] = [];
      for await (const index of indexesOf({ statusListId, credentialStatus: 'REVOKED' })) indexes.push(index);
      return indexes;
    },

    countRevokedIndexes: (statusListId) =>
      model.countDocuments({ statusListId, credentialStatus: 'REVOKED' }),
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

    countDue: (now, { since, owner } = {}) =>
      model.countDocuments({
        ...(owner && ownerFilter(owner)),
        credentialStatus: 'ISSUED',
        expirationTimestamp: trusted({ $lte: now, ...(since ? { $gte: since } : {}) }),
        isDemo: trusted({ $ne: true }),
      }),

    async after(credentialId, limit) {
      const where: Filter = { _id: trusted({ $gt: credentialId }) };
      return (await model.find(where).sort({ _id: 1 }).limit(limit).lean()).map(credentialOf);
    },

    countOf: (issuerDid) =>
      // MongoDB counts all documents without reading one only in this way.
      issuerDid === undefined ? model.estimatedDocumentCount() : model.countDocuments({ issuerDid }),

    insertWrite(credential) {
      const { credentialId, ...rest } = credential;
      const document = present({ _id: credentialId, ...rest, holderNameStarts: nameStarts(rest.holderName) });
      return { model, isExact: true, operation: { insertOne: { document } } };
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

  /** Newest first, or soonest first where a span of expiration is asked for; an index holds exactly these. */
  async function listed(
    owner: Owner,
    filter: CredentialFilter,
    { skip, limit, behind }: PageWindow,
  ): Promise<CredentialPage> {
    const where = { ...ownerFilter(owner), ...listFilter(filter) };
    const order = isByExpiration(filter) ? SOONEST_FIRST : NEWEST_FIRST;
    // A branch for each issuer: a store merges what each has in the order of the list, and sorts nothing.
    const merged =
      owner.kind === 'issuers' && owner.dids.length > 1
        ? { $or: owner.dids.map((issuerDid) => ({ ...where, issuerDid })) }
        : where;
    const rest = behind && behindRow(order, behind);
    const found = rest ? model.find({ $and: [merged, rest] }) : model.find(merged).skip(skip);
    const [rows, counted] = await Promise.all([
      found.sort(order).limit(limit).lean<StoredCredential[]>(),
      countUpTo(model, where),
    ]);
    const keyOf = ({ issuanceTimestamp, expirationTimestamp, credentialId }: Credential) => {
      const instant = order === SOONEST_FIRST ? expirationTimestamp : issuanceTimestamp;
      return [instant?.getTime() ?? 0, credentialId];
    };
    return { items: rows.map(credentialOf), ...counted, keyOf };
  }

  /** What no index holds exactly: searches, and conditions on what holders hold. Looks at a bounded number of credentials. */
  async function sought(
    owner: Owner,
    filter: CredentialFilter,
    { skip, limit }: PageWindow,
  ): Promise<CredentialPage> {
    const wanted = wantedOf(filter);
    const { rows, isCut } = await candidates(owner, filter, wanted);
    const found = rows.filter((row) => isOf(owner, row) && meets(row, filter, wanted)).sort(newerFirst);
    const ids = found.slice(skip, skip + limit).map(({ _id }) => _id);
    const read = new Map(
      (await model.find({ _id: trusted({ $in: ids }) }).lean()).map((row) => [row._id, row]),
    );
    const last = isCut ? rows.at(-1) : undefined;
    return {
      items: ids.flatMap((id) => read.get(id) ?? []).map(credentialOf),
      total: found.length,
      totalIsLowerBound: isCut,
      // After the last one that was looked at, so that a search that continues there misses none of the same instant.
      ...(last ? { searchedFrom: new Date(last.issuanceTimestamp.getTime() + 1) } : {}),
    };
  }

  /** The credentials among which a search is: by what is rarest of what it asks for, else the newest. */
  async function candidates(owner: Owner, filter: CredentialFilter, wanted: Wanted): Promise<Searched> {
    const { status, type, issuedFrom, issuedTo } = filter;
    if (wanted.id !== undefined) return looked(await model.find({ _id: wanted.id }, SOUGHT).lean<Sought[]>());
    if (owner.kind === 'holder' || wanted.holderDid !== undefined) {
      const dids = owner.kind === 'holder' ? owner.dids : [];
      const asked = wanted.holderDid === undefined ? dids : [wanted.holderDid];
      const parts = await Promise.all(asked.map((holderDid) => newest({ holderDid })));
      return looked(parts.flat().sort(newerFirst));
    }
    const ofOwner = ownerFilter(owner);
    const named = await model
      .find({ ...ofOwner, holderNameStarts: new RegExp(`^${wanted.start ?? ''}`) }, SOUGHT)
      .limit(mostSought + 1)
      .lean<Sought[]>();
    if (named.length <= mostSought) return looked(named);
    // So many bear the name that the newest pages are full of them.
    return looked(await newest({ ...ofOwner, ...listFilter({ status, type, issuedFrom, issuedTo }) }));
  }

  function looked(rows: readonly Sought[]): Searched {
    return { rows: rows.slice(0, mostSought), isCut: rows.length > mostSought };
  }

  function newest(where: Filter): Promise<Sought[]> {
    return model
      .find(where, SOUGHT)
      .sort(NEWEST_FIRST)
      .limit(mostSought + 1)
      .lean<Sought[]>();
  }

  async function* indexesOf(where: Filter): AsyncIterable<number> {
    // The driver's own cursor: it reads in portions, so that other requests are served between them.
    const rows = model.collection.find<{ statusListIndex: number }>(where, {
      projection: { _id: 0, statusListIndex: 1 },
      batchSize: INDEXES_AT_ONCE,
    });
    for await (const { statusListIndex } of rows) yield statusListIndex;
  }
}

/** The part of a filter that keeps tenants apart. */
function ownerFilter(owner: Owner): Filter {
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

const NEWEST_FIRST = { issuanceTimestamp: -1, _id: 1 } as const;
const SOONEST_FIRST = { expirationTimestamp: 1, _id: 1 } as const;

/** What a search looked at; cut when there is more. */
interface Searched {
  readonly rows: readonly Sought[];
  readonly isCut: boolean;
}

function newerFirst(a: Sought, b: Sought): number {
  return b.issuanceTimestamp.getTime() - a.issuanceTimestamp.getTime() || (a._id < b._id ? -1 : 1);
}

function isByExpiration({ expiresFrom, expiresTo }: CredentialFilter): boolean {
  return expiresFrom !== undefined || expiresTo !== undefined;
}

/** Whether anything but the owner, the time of issuance and one whole id narrows a list. */
function hasConditions({ status, type, query }: CredentialFilter): boolean {
  return status !== undefined || type !== undefined || query !== undefined;
}

function listFilter({
  status,
  type,
  issuedFrom,
  issuedTo,
  expiresFrom,
  expiresTo,
}: CredentialFilter): Filter {
  return {
    ...(status ? { credentialStatus: status } : {}),
    ...(type ? { credentialType: type } : {}),
    ...range('issuanceTimestamp', issuedFrom, issuedTo),
    ...range('expirationTimestamp', expiresFrom, expiresTo),
  };
}

/** What a text may stand for: a credential, a holder, or the start of a word in a holder's name. */
interface Wanted {
  readonly id?: string;
  readonly holderDid?: string;
  readonly start?: string;
}

function wantedOf({ query }: CredentialFilter): Wanted {
  if (query === undefined) return {};
  if (UUID.test(query)) return { id: query };
  return query.startsWith('did:') ? { holderDid: query } : { start: startOf(query) };
}

function isOf(owner: Owner, { issuerDid, authorityType, holderDid }: Sought): boolean {
  switch (owner.kind) {
    case 'everyone':
      return true;
    case 'holder':
      return owner.dids.includes(holderDid);
    case 'issuers':
      return owner.dids.includes(issuerDid) && authorityType === 'ISSUER';
    case 'authority':
      return issuerDid === owner.did && authorityType === owner.type;
  }
}

function meets(row: Sought, filter: CredentialFilter, { start }: Wanted): boolean {
  const { status, type, issuedFrom, issuedTo, expiresFrom, expiresTo } = filter;
  const {
    credentialStatus,
    credentialType,
    issuanceTimestamp,
    expirationTimestamp,
    holderNameStarts = [],
  } = row;
  return (
    (status === undefined || credentialStatus === status) &&
    (type === undefined || credentialType === type) &&
    (issuedFrom === undefined || issuanceTimestamp >= issuedFrom) &&
    (issuedTo === undefined || issuanceTimestamp < issuedTo) &&
    (expiresFrom === undefined ||
      (expirationTimestamp !== undefined && expirationTimestamp >= expiresFrom)) &&
    (expiresTo === undefined || (expirationTimestamp !== undefined && expirationTimestamp < expiresTo)) &&
    (start === undefined || holderNameStarts.some((key) => key.startsWith(start)))
  );
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
      holderNameStarts: { type: [String], default: undefined },
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
      templateVersion: Number,
      entryVersionId: String,
      batchId: String,
      isQuiet: Boolean,
      statusListId: String,
      statusListIndex: Number,
      expiryNotifiedAt: Date,
      createdAt: instant,
      updatedAt: instant,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    // By id, whoever asks: lists of issuers and wallets are put together from all shards.
    { versionKey: false, minimize: false, shardKey: { _id: 'hashed' } },
  );
  schema.index({ issuerDid: 1, authorityType: 1, issuanceTimestamp: -1, _id: 1 }); // an issuer's list and its length
  schema.index({ issuerDid: 1, authorityType: 1, credentialStatus: 1, issuanceTimestamp: -1, _id: 1 }); // the same of one status
  schema.index({ issuerDid: 1, authorityType: 1, credentialType: 1, issuanceTimestamp: -1, _id: 1 }); // the same of one type
  schema.index({
    issuerDid: 1,
    authorityType: 1,
    credentialType: 1,
    credentialStatus: 1,
    issuanceTimestamp: -1,
    _id: 1,
  }); // the same of one type and status
  schema.index({ issuerDid: 1, authorityType: 1, holderNameStarts: 1 }); // the same by the holder's name
  schema.index(
    { issuerDid: 1, authorityType: 1, credentialStatus: 1, expirationTimestamp: 1, _id: 1 },
    { partialFilterExpression: { expirationTimestamp: { $exists: true } } },
  ); // what expires next, without what never does
  schema.index({ isDemo: 1 }, { partialFilterExpression: { isDemo: true } }); // the demonstration is found without a scan
  schema.index({ holderDid: 1, issuanceTimestamp: -1, _id: 1 }); // a holder's wallet and its length
  schema.index(
    { credentialStatus: 1, expirationTimestamp: 1 },
    { partialFilterExpression: { expirationTimestamp: { $exists: true } } },
  ); // the expiry sweep reads only what is due
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

function credentialOf({ _id, holderNameStarts: _starts, ...rest }: StoredCredential): Credential {
  return { credentialId: _id, ...rest };
}
