import { type Connection, trusted } from 'mongoose';
import { VERIFIER_STATUSES, type VerifierStatus } from '../../../kernel/identity.ts';
import { nameStarts, startOf } from '../../../kernel/name-search.ts';
import type { Page, PageRequest, PageWindow } from '../../../kernel/paging.ts';
import type { Write } from '../../../store/ledger.ts';
import { pageOf, type RecordStore, recordStore } from '../../../store/record-store.ts';
import { type DirectoryFilter, SECTORS, type Sector, type Verifier } from './verifier.ts';

/** A record with what its lists find it by. */
interface Row extends Verifier {
  readonly directoryKeys?: readonly string[] | undefined;
  readonly nameStarts?: readonly string[] | undefined;
}

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
const MOST_OF_AN_ADDRESS = 50;

export type VerifierStore = Awaited<ReturnType<typeof verifierStore>>;

/** Opens the collection `verifiers` and makes sure of its indexes. */
export async function verifierStore(connection: Connection) {
  const text = { type: String, required: true };
  const maybe = { type: String, default: null };
  const rows: RecordStore<Row> = await recordStore<Row>(connection, {
    name: 'Verifier',
    collection: 'verifiers',
    key: 'verifierId',
    shape: {
      name: { ...text, maxlength: 255 },
      sector: { ...text, enum: SECTORS },
      purposeStatement: text,
      countryCode: maybe,
      organizationUrl: maybe,
      contactEmail: maybe,
      publicListing: { type: Boolean, required: true },
      termsVersion: text,
      status: { ...text, enum: VERIFIER_STATUSES },
      statusReason: maybe,
      isDemo: { type: Boolean, default: null },
      forgetAt: { type: Date, default: null },
      directoryKeys: { type: [String], default: [] },
      nameStarts: { type: [String], default: [] },
    },
    indexes: [
      [{ directoryKeys: 1, ...NEWEST_FIRST }], // the directory, narrowed in any way but by a name
      [{ status: 1, ...NEWEST_FIRST }], // the list of one status
      [NEWEST_FIRST], // everybody, newest first
      [{ nameStarts: 1 }], // by a word of a name
      [{ contactEmail: 1, status: 1 }], // sign-in and registration look verifiers up by their contact address
      [{ isDemo: 1 }, { partialFilterExpression: { isDemo: true } }], // the demonstration is found without a scan
      [{ forgetAt: 1 }, { expireAfterSeconds: 0 }], // a registration that nobody confirmed is forgotten
    ],
  });
  const verifierOf = ({ directoryKeys: _keys, nameStarts: _starts, ...verifier }: Row): Verifier => verifier;
  const rowOf = (verifier: Verifier): Row => ({ ...verifier, ...lookedFor(verifier) });

  return {
    async byId(verifierId: string): Promise<Verifier | undefined> {
      const found = await rows.byId(verifierId);
      return found && verifierOf(found);
    },

    /** Those that are ACTIVE or SUSPENDED with this contact address, in lower case. */
    async byContactEmail(contactEmail: string): Promise<readonly Verifier[]> {
      const where = { contactEmail, status: trusted({ $in: ['ACTIVE', 'SUSPENDED'] }) };
      return (await rows.list(where, {}, { skip: 0, limit: MOST_OF_AN_ADDRESS })).map(verifierOf);
    },

    /** Those of the demonstration: a handful. */
    async listDemo(): Promise<readonly Verifier[]> {
      return (await rows.list({ isDemo: true }, {}, { skip: 0, limit: 0 })).map(verifierOf);
    },

    /** Newest first. */
    async list(status: VerifierStatus | undefined, page: PageRequest): Promise<Page<Verifier>> {
      return shown(await pageOf(rows, status === undefined ? {} : { status }, NEWEST_FIRST, page));
    },

    /** The listed ones that are ACTIVE, newest first. */
    async directory(filter: Omit<DirectoryFilter, 'name'>, page: PageRequest): Promise<Page<Verifier>> {
      return shown(await pageOf(rows, { directoryKeys: directoryKey(filter) }, NEWEST_FIRST, page));
    },

    /** At most so many with a word in their name that begins so, in no order. */
    async named(name: string, window: PageWindow): Promise<readonly Verifier[]> {
      return (await rows.list({ nameStarts: new RegExp(`^${startOf(name)}`) }, {}, window)).map(verifierOf);
    },

    insertWrite: (verifier: Verifier): Write => rows.insertWrite(rowOf(verifier)),

    /** Guarded by the row version that was read. */
    updateWrite(before: Verifier, set: Partial<Verifier>, updatedAt: Date): Write {
      return rows.updateWrite(before, { ...set, ...lookedFor({ ...before, ...set }) }, updatedAt);
    },

    /** Of one of the demonstration: every other one stays, as CLOSED. */
    deleteDemoWrite: ({ verifierId }: Verifier): Write => ({
      model: rows.model,
      operation: { deleteOne: { filter: { _id: verifierId, isDemo: true } } },
    }),

    /** Removes the other registrations of an address that nobody has confirmed. */
    deleteUnconfirmedWrite: (contactEmail: string, butFor: string): Write => ({
      model: rows.model,
      operation: {
        deleteMany: {
          filter: { contactEmail, status: 'PENDING_EMAIL', _id: trusted({ $ne: butFor }) },
        },
      },
    }),
  };

  function shown({ keyOf: _keyOf, ...page }: Page<Row>): Page<Verifier> {
    const keyOf = rows.keyOf(NEWEST_FIRST);
    return { ...page, items: page.items.map(verifierOf), keyOf };
  }
}

/** Whether the public directory shows it. */
export function isListed({ status, publicListing }: Pick<Verifier, 'status' | 'publicListing'>): boolean {
  return status === 'ACTIVE' && publicListing;
}

function lookedFor(verifier: Verifier): Pick<Row, 'directoryKeys' | 'nameStarts'> {
  return {
    directoryKeys: isListed(verifier) ? directoryKeysOf(verifier) : [],
    nameStarts: verifier.status === 'PENDING_EMAIL' ? [] : nameStarts(verifier.name),
  };
}

/** The one key that all listed verifiers have in common that a filter without a name fits. */
function directoryKey({ sector, countryCode }: Omit<DirectoryFilter, 'name'>): string {
  return [sector, countryCode].map((part) => part ?? '*').join(' ');
}

/** A key for each filter that fits a verifier. */
function directoryKeysOf({ sector, countryCode }: Verifier): string[] {
  return [undefined, sector].flatMap((one: Sector | undefined) =>
    [...new Set([undefined, countryCode])].map((country) =>
      directoryKey({ sector: one, countryCode: country }),
    ),
  );
}
