import { type Connection, Schema, type Types, trusted } from 'mongoose';
import { ISSUER_STATUSES, type IssuerStatus, SIGNING_MODES } from '../../kernel/identity.ts';
import { nameStarts, startOf } from '../../kernel/name-search.ts';
import { backfill } from '../../store/backfill.ts';
import { type BoundedTotal, countUpTo } from '../../store/bounded-count.ts';
import type { Write } from '../../store/ledger.ts';
import type { Issuer } from './issuer.ts';

interface StoredIssuer {
  readonly _id: string;
  readonly did: string;
  readonly name: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly status: IssuerStatus;
  readonly signingMode: Issuer['signingMode'];
  readonly organizationUrl: string | null;
  readonly contactEmail: string | null;
  readonly countryCode: string | null;
  readonly isDemo?: boolean;
  /** What searches find it by; records of an earlier release get it when the registry is opened. */
  readonly searchStarts?: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

export interface IssuerFilter {
  readonly statusFilter?: IssuerStatus | undefined;
  readonly contactEmail?: string | undefined;
}

/** The issuer records. Reads go to the store every time; what may be stale is the cache's business. */
export interface IssuerStore {
  byDid(did: string): Promise<Issuer | undefined>;
  byId(issuerId: string): Promise<Issuer | undefined>;
  /** Newest first; without a window every record that matches. */
  list(filter: IssuerFilter, window?: { skip: number; limit: number }): Promise<Issuer[]>;
  count(filter: IssuerFilter): Promise<BoundedTotal>;
  byIds(issuerIds: readonly string[]): Promise<Issuer[]>;
  /** Ids of at most so many issuers with a word in their name, DID, contact address or website that begins with the text, in no order. */
  idsWithWord(text: string, limit: number): Promise<string[]>;
  /** The issuers of the demonstration. */
  listDemo(): Promise<Issuer[]>;
  /** How many have a status, or how many demonstrations among them: told by an index. */
  countOf(status: IssuerStatus, only?: 'demonstrations'): Promise<number>;
  insertWrite(issuer: Issuer): Write;
  /** Removes the issuers of the demonstration. */
  deleteDemoWrite(): Write;
  /** Guarded by the row version that was read, so that no change is lost. */
  updateWrite(before: Issuer, set: Partial<Pick<Issuer, 'status' | 'publicKey'>>, updatedAt: Date): Write;
}

/** Opens the collection `issuers` and makes sure of its indexes. */
export async function issuerStore(connection: Connection): Promise<IssuerStore> {
  const text = { type: String, required: true };
  const maybe = { type: String, default: null };
  const schema = new Schema<StoredIssuer>(
    {
      _id: text,
      did: { ...text, maxlength: 512 },
      name: { ...text, maxlength: 255 },
      publicKey: { type: Buffer, required: true },
      status: { ...text, enum: ISSUER_STATUSES },
      signingMode: { ...text, enum: SIGNING_MODES },
      organizationUrl: { ...maybe, maxlength: 512 },
      contactEmail: { ...maybe, maxlength: 255 },
      countryCode: { ...maybe, maxlength: 2 },
      isDemo: Boolean,
      searchStarts: { type: [String], default: undefined },
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      createdBy: maybe,
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index({ did: 1 }, { unique: true }); // one record per DID
  schema.index({ createdAt: -1, _id: 1 }); // the list without a filter, newest first
  schema.index({ status: 1, createdAt: -1, _id: 1 }); // the list of one status
  schema.index({ contactEmail: 1 }); // sign-in looks issuers up by their contact address
  schema.index({ isDemo: 1, status: 1 }, { partialFilterExpression: { isDemo: true } }); // statistics leave these out without reading the others
  schema.index({ searchStarts: 1 }); // administrators look issuers up by a word
  const Issuers = connection.model<StoredIssuer>('Issuer', schema, 'issuers');
  await Issuers.createIndexes();
  await backfill(connection, {
    name: 'issuers.searchStarts',
    model: Issuers,
    fields: (issuer) => ({ searchStarts: searchStartsOf(issuer) }),
  });

  return {
    async byDid(did) {
      const found = await Issuers.findOne({ did }).lean();
      return found ? issuerOf(found) : undefined;
    },
    async byId(issuerId) {
      const found = await Issuers.findById(issuerId).lean();
      return found ? issuerOf(found) : undefined;
    },
    async list(filter, window) {
      const query = Issuers.find(conditions(filter)).sort({ createdAt: -1, _id: 1 });
      const rows = await (window ? query.skip(window.skip).limit(window.limit) : query).lean();
      return rows.map(issuerOf);
    },
    count: (filter) => countUpTo(Issuers, conditions(filter)),
    async byIds(issuerIds) {
      return (await Issuers.find({ _id: trusted({ $in: [...issuerIds] }) }).lean()).map(issuerOf);
    },
    async idsWithWord(text, limit) {
      const found = await Issuers.find({ searchStarts: new RegExp(`^${startOf(text)}`) })
        .limit(limit)
        .select({ _id: 1 })
        .lean();
      return found.map(({ _id }) => _id);
    },
    listDemo: async () => (await Issuers.find({ isDemo: true }).lean()).map(issuerOf),
    countOf: (status, only) =>
      Issuers.countDocuments(only === 'demonstrations' ? { status, isDemo: true } : { status }),
    insertWrite({ issuerId, ...rest }) {
      const document = { _id: issuerId, ...rest, searchStarts: searchStartsOf(rest) };
      return { model: Issuers, operation: { insertOne: { document } } };
    },
    deleteDemoWrite: () => ({ model: Issuers, operation: { deleteMany: { filter: { isDemo: true } } } }),
    updateWrite({ issuerId, rowVersion }, set, updatedAt) {
      const update = { $set: { ...set, updatedAt }, $inc: { rowVersion: 1 } };
      return {
        model: Issuers,
        operation: { updateOne: { filter: { _id: issuerId, rowVersion }, update } },
        guarded: true,
      };
    },
  };
}

/** A stored binary as the bytes it holds: lean reads hand out the driver's own type. */
export function bytesOf(
  stored: Uint8Array | { readonly buffer: Uint8Array; readonly position?: number },
): Buffer {
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  return Buffer.from(stored.buffer.subarray(0, stored.position));
}

function searchStartsOf(issuer: {
  readonly name: string;
  readonly did: string;
  readonly contactEmail?: string | null | undefined;
  readonly organizationUrl?: string | null | undefined;
}): string[] {
  const { name, did, contactEmail, organizationUrl } = issuer;
  return [...new Set([name, did, contactEmail ?? '', organizationUrl ?? ''].flatMap(nameStarts))];
}

function conditions({ statusFilter, contactEmail }: IssuerFilter): Record<string, string> {
  return {
    ...(statusFilter === undefined ? {} : { status: statusFilter }),
    ...(contactEmail === undefined ? {} : { contactEmail }),
  };
}

function issuerOf({
  _id,
  organizationUrl,
  contactEmail,
  countryCode,
  publicKey,
  searchStarts: _starts,
  ...rest
}: StoredIssuer): Issuer {
  return {
    issuerId: _id,
    ...rest,
    publicKey: bytesOf(publicKey),
    organizationUrl: organizationUrl ?? undefined,
    contactEmail: contactEmail ?? undefined,
    countryCode: countryCode ?? undefined,
  };
}
