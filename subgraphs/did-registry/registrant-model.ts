import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  Schema,
  type SchemaDefinition,
  type Types,
  trusted,
} from 'mongoose';
import { ISSUER_STATUSES, type IssuerStatus, SIGNING_MODES } from '../../kernel/identity.ts';
import { nameStarts, startOf } from '../../kernel/name-search.ts';
import type { PageWindow } from '../../kernel/paging.ts';
import { backfill } from '../../store/backfill.ts';
import { type BoundedTotal, countUpTo } from '../../store/bounded-count.ts';
import type { Write } from '../../store/ledger.ts';
import { behindRow } from '../../store/seek.ts';
import type { Noun, Registrant, RegistryName } from './registrant.ts';

interface StoredRegistrant {
  readonly _id: string;
  readonly did: string;
  readonly name: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly status: IssuerStatus;
  readonly signingMode: Registrant['signingMode'];
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

export interface RegistrantFilter {
  readonly statusFilter?: IssuerStatus | undefined;
  readonly contactEmail?: string | undefined;
}

/** The records of organizations. Reads go to the store every time; what may be stale is the cache's business. */
export interface RegistrantStore<R extends Registrant> {
  byDid(did: string): Promise<R | undefined>;
  byId(id: string): Promise<R | undefined>;
  /** Newest first; without a window every record that matches. */
  list(filter: RegistrantFilter, window?: { skip: number; limit: number }): Promise<R[]>;
  count(filter: RegistrantFilter): Promise<BoundedTotal>;
  /** A list of the registry's own, in the order of an index that it has. */
  find(where: object, order: Readonly<Record<string, 1 | -1>>, window: PageWindow): Promise<R[]>;
  countWhere(where: object): Promise<BoundedTotal>;
  byIds(ids: readonly string[]): Promise<R[]>;
  /** Ids of at most so many with a word in their name, DID, contact address or website that begins with the text, in no order. */
  idsWithWord(text: string, limit: number): Promise<string[]>;
  /** Those of the demonstration. */
  listDemo(): Promise<R[]>;
  /** How many have a status, or how many demonstrations among them: told by an index. */
  countOf(status: IssuerStatus, only?: 'demonstrations'): Promise<number>;
  insertWrite(record: R): Write;
  /** Removes those of the demonstration. */
  deleteDemoWrite(): Write;
  /** Guarded by the row version that was read, so that no change is lost. */
  updateWrite(before: R, set: Partial<Pick<Registrant, 'status' | 'publicKey'>>, updatedAt: Date): Write;
}

/** What a registry keeps of an organization beside what every one does. */
export interface OwnFields<R> {
  readonly shape?: SchemaDefinition;
  readonly indexes?: readonly (readonly [fields: IndexDefinition, options?: IndexOptions])[];
  /** Fields that only its lists look at. */
  readonly lookedFor?: (record: R) => Readonly<Record<string, unknown>>;
  /** Their names. */
  readonly hidden?: readonly string[];
}

/** Opens the collection of a registry's records, such as `issuers`, and makes sure of its indexes. */
export async function registrantStore<R extends Registrant>(
  connection: Connection,
  noun: Noun<RegistryName, R>,
  { shape = {}, indexes = [], lookedFor = () => ({}), hidden = [] }: OwnFields<R> = {},
): Promise<RegistrantStore<R>> {
  const { idField, subject } = noun;
  const collection = `${noun.name}s`;
  const text = { type: String, required: true };
  const maybe = { type: String, default: null };
  const schema = new Schema<StoredRegistrant>(
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
      ...shape,
      createdAt: { type: Date, required: true },
      updatedAt: { type: Date, required: true },
      createdBy: maybe,
      rowVersion: { type: Number, required: true },
    } as SchemaDefinition<StoredRegistrant>,
    { versionKey: false },
  );
  schema.index({ did: 1 }, { unique: true }); // one record per DID
  schema.index({ createdAt: -1, _id: 1 }); // the list without a filter, newest first
  schema.index({ status: 1, createdAt: -1, _id: 1 }); // the list of one status
  schema.index({ contactEmail: 1 }); // sign-in looks organizations up by their contact address
  schema.index({ isDemo: 1, status: 1 }, { partialFilterExpression: { isDemo: true } }); // statistics leave these out without reading the others
  schema.index({ searchStarts: 1 }); // administrators look organizations up by a word
  for (const [fields, options] of indexes) schema.index(fields, options);
  const Records = connection.model<StoredRegistrant>(subject, schema, collection);
  await Records.createIndexes();
  await backfill(connection, {
    name: `${collection}.searchStarts`,
    model: Records,
    fields: (record) => ({ searchStarts: searchStartsOf(record) }),
  });

  const recordOf = ({
    _id,
    organizationUrl,
    contactEmail,
    countryCode,
    publicKey,
    searchStarts: _starts,
    ...rest
  }: StoredRegistrant): R =>
    ({
      [idField]: _id,
      ...Object.fromEntries(Object.entries(rest).filter(([field]) => !hidden.includes(field))),
      publicKey: bytesOf(publicKey),
      organizationUrl: organizationUrl ?? undefined,
      contactEmail: contactEmail ?? undefined,
      countryCode: countryCode ?? undefined,
    }) as unknown as R;
  const found = (row: StoredRegistrant | null) => (row ? recordOf(row) : undefined);

  return {
    byDid: async (did) => found(await Records.findOne({ did }).lean()),
    byId: async (id) => found(await Records.findById(id).lean()),
    async list(filter, window) {
      const query = Records.find(conditions(filter)).sort({ createdAt: -1, _id: 1 });
      const rows = await (window ? query.skip(window.skip).limit(window.limit) : query).lean();
      return rows.map(recordOf);
    },
    count: (filter) => countUpTo(Records, conditions(filter)),
    async find(where, order, { skip, limit, behind }) {
      const rest = behind && behindRow(order, behind);
      const asked = rest ? Records.find({ $and: [where, rest] }) : Records.find(where).skip(skip);
      const rows = await asked
        .sort({ ...order })
        .limit(limit)
        .lean();
      return rows.map(recordOf);
    },
    countWhere: (where) => countUpTo(Records, where),
    async byIds(ids) {
      return (await Records.find({ _id: trusted({ $in: [...ids] }) }).lean()).map(recordOf);
    },
    async idsWithWord(word, limit) {
      const rows = await Records.find({ searchStarts: new RegExp(`^${startOf(word)}`) })
        .limit(limit)
        .select({ _id: 1 })
        .lean();
      return rows.map(({ _id }) => _id);
    },
    listDemo: async () => (await Records.find({ isDemo: true }).lean()).map(recordOf),
    countOf: (status, only) =>
      Records.countDocuments(only === 'demonstrations' ? { status, isDemo: true } : { status }),
    insertWrite(record) {
      const { [idField]: id, ...rest } = record;
      const document = { _id: id, ...rest, searchStarts: searchStartsOf(record), ...lookedFor(record) };
      return { model: Records, operation: { insertOne: { document } } };
    },
    deleteDemoWrite: () => ({ model: Records, operation: { deleteMany: { filter: { isDemo: true } } } }),
    updateWrite(before, set, updatedAt) {
      const update = { $set: { ...set, updatedAt }, $inc: { rowVersion: 1 } };
      const filter = { _id: noun.idOf(before), rowVersion: before.rowVersion };
      return { model: Records, operation: { updateOne: { filter, update } }, guarded: true };
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

function searchStartsOf(record: {
  readonly name: string;
  readonly did: string;
  readonly contactEmail?: string | null | undefined;
  readonly organizationUrl?: string | null | undefined;
}): string[] {
  const { name, did, contactEmail, organizationUrl } = record;
  return [...new Set([name, did, contactEmail ?? '', organizationUrl ?? ''].flatMap(nameStarts))];
}

function conditions({ statusFilter, contactEmail }: RegistrantFilter): Record<string, string> {
  return {
    ...(statusFilter === undefined ? {} : { status: statusFilter }),
    ...(contactEmail === undefined ? {} : { contactEmail }),
  };
}
