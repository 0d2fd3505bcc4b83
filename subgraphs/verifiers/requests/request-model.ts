import { type Connection, Schema, trusted } from 'mongoose';
import type { Page, PageRequest } from '../../../kernel/paging.ts';
import type { Write } from '../../../store/ledger.ts';
import { pageOf, recordStore } from '../../../store/record-store.ts';
import {
  isOpenStatus,
  OPEN_STATUSES,
  REQUEST_STATUSES,
  type Requested,
  type RequestStatus,
  type VerificationRequest,
} from './request.ts';

const NEWEST_FIRST = { createdAt: -1, _id: 1 } as const;
const SETTLED = { place: undefined, dueAt: undefined } as const;
const MOST_OF_A_PERSON = 1000;

export type VerificationRequestStore = Awaited<ReturnType<typeof verificationRequestStore>>;

/** Opens the collection `verification_requests` and makes sure of its indexes. */
export async function verificationRequestStore(connection: Connection) {
  const text = { type: String, required: true };
  const requested = new Schema<Requested>(
    { credentialType: text, claims: { type: [String], required: true } },
    { _id: false },
  );
  const rows = await recordStore<VerificationRequest>(connection, {
    name: 'VerificationRequest',
    collection: 'verification_requests',
    key: 'requestId',
    shape: {
      verifierId: text,
      holderEmailHash: text,
      requested: { type: [requested], required: true },
      purpose: text,
      expiresAt: { type: Date, required: true },
      status: { ...text, enum: REQUEST_STATUSES },
      shareIds: { type: [String], required: true },
      answeredAt: { type: Date, default: null },
      declineReason: { type: String, default: null },
      place: { type: String, default: null },
      dueAt: { type: Date, default: null },
      isWithheld: { type: Boolean, default: null },
      forgetAt: { type: Date, required: true },
    },
    indexes: [
      [{ verifierId: 1, ...NEWEST_FIRST }], // a verifier's list, and how many it sent today
      [{ verifierId: 1, status: 1, ...NEWEST_FIRST }], // the list by status
      [{ holderEmailHash: 1, ...NEWEST_FIRST }], // everything that whoever has an address was asked
      [{ holderEmailHash: 1, isWithheld: 1, ...NEWEST_FIRST }], // what of it reached the wallet
      [{ holderEmailHash: 1, status: 1, isWithheld: 1, ...NEWEST_FIRST }], // the same by status
      [{ holderEmailHash: 1, verifierId: 1 }], // whether a verifier has asked somebody
      [{ place: 1 }, { unique: true, partialFilterExpression: { place: { $type: 'string' } } }], // one open request per verifier and address
      [{ dueAt: 1 }], // what is over and not told yet
      [{ forgetAt: 1 }, { expireAfterSeconds: 0 }], // a year after its end a request is forgotten
    ],
  });

  return {
    byId: (requestId: string) => rows.byId(requestId),
    inPlace: (place: string) => rows.first({ place }),
    /** Newest first; by the status as of `at`. */
    async list(
      of: { readonly verifierId: string } | { readonly holderEmailHash: string; readonly isWithheld: null },
      status: RequestStatus | undefined,
      page: PageRequest,
      at: Date,
    ): Promise<Page<VerificationRequest>> {
      if (status === undefined) return pageOf(rows, of, NEWEST_FIRST, page);
      await storeExpired(at);
      return pageOf(rows, { ...of, status }, NEWEST_FIRST, page);
    },
    /** One that this verifier made to whoever has an address. */
    ofVerifierTo: (verifierId: string, holderEmailHash: string) =>
      rows.first({ holderEmailHash, verifierId }),
    /** Those whose time is over and whose senders were not told, the oldest end first. */
    over: (at: Date, limit: number) =>
      rows.list({ dueAt: trusted({ $lte: at }) }, { dueAt: 1 }, { skip: 0, limit }),
    /** Everything that whoever has an address was asked. */
    ofHolder: (holderEmailHash: string) =>
      rows.list({ holderEmailHash }, NEWEST_FIRST, { skip: 0, limit: MOST_OF_A_PERSON }),
    /** How many a verifier has sent since an instant. */
    sentSince: async (verifierId: string, since: Date): Promise<number> =>
      (await rows.count({ verifierId, createdAt: trusted({ $gt: since }) })).total,
    insertWrite: (request: VerificationRequest): Write => rows.insertWrite(request),
    /** Guarded by the row version that was read; what is no longer open gives its place up. */
    updateWrite: (before: VerificationRequest, set: Partial<VerificationRequest>, at: Date): Write =>
      rows.updateWrite(
        before,
        set.status !== undefined && !isOpenStatus(set.status) ? { ...set, ...SETTLED } : set,
        at,
      ),
    /** Of one whose time is over: its place is free, and whoever sent it has been told. */
    overWrite: (before: VerificationRequest, at: Date): Write =>
      rows.updateWrite(before, { status: 'EXPIRED', ...SETTLED }, at),
    /** Takes an open request from the wallet; what the verifier sees of it stays as it was, row version included. */
    withholdWrite: (place: string): Write => ({
      model: rows.model,
      operation: { updateOne: { filter: { place }, update: { $set: { isWithheld: true } } } },
    }),
    deleteOfVerifierWrite: (verifierId: string): Write => deletion({ verifierId }),
    deleteOfHolderWrite: (holderEmailHash: string): Write => deletion({ holderEmailHash }),
  };

  /** What is over becomes EXPIRED, so that an index holds a list by status. It changes nothing that anybody sees, so neither row version nor trail. */
  async function storeExpired(at: Date): Promise<void> {
    const over = { dueAt: trusted({ $lte: at }), status: trusted({ $in: [...OPEN_STATUSES] }) };
    if (await rows.first(over)) await rows.model.updateMany(over, { $set: { status: 'EXPIRED' } });
  }

  function deletion(filter: object): Write {
    return { model: rows.model, operation: { deleteMany: { filter } } };
  }
}
