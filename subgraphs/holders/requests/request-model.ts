import { type Connection, Schema } from 'mongoose';
import type { BoundedTotal } from '../../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../../store/forgetting.ts';
import { type Held, indexedList } from '../../../store/indexed-list.ts';
import type { Write } from '../../../store/ledger.ts';
import { AUTHORITY_TYPES, type AuthorityType } from '../ports.ts';
import {
  type ApprovalAttempt,
  type HolderRequest,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type RequestStatus,
  type RequestType,
} from './request.ts';

// Claims have names of their own, with dots and dollars: the draft is kept as text.
type StoredRequest = Omit<HolderRequest, 'requestId' | 'draft' | 'authorityType'> & {
  readonly _id: string;
  /** Absent in a request of an earlier release, which was made to an issuer. */
  readonly authorityType?: AuthorityType | undefined;
  readonly draftJson: string | null;
};

/** Whose requests are meant: one party never sees those of another. The id of an issuer or of a custodian is that of no other. */
export type RequestOwner = { readonly issuerId: string } | { readonly holderId: string };

export type RequestStore = Awaited<ReturnType<typeof requestStore>>;

const named = { type: String, required: true };
const perhaps = { type: String, default: null };

const NEWEST_FIRST = { submittedAt: -1, _id: 1 } as const;
const HELD: readonly Held[] = [
  { paths: ['issuerId', 'status'] },
  { paths: ['issuerId'] },
  { paths: ['holderId'] },
];

/** Holders' requests by id. */
export async function requestStore(connection: Connection) {
  const schema = new Schema<StoredRequest>(
    {
      _id: named,
      authorityType: { type: String, enum: AUTHORITY_TYPES },
      issuerId: named,
      issuerDid: named,
      issuerName: perhaps,
      credentialId: named,
      credentialType: named,
      holderId: named,
      holderDid: named,
      holderName: perhaps,
      holderEmail: perhaps,
      requestType: { ...named, enum: REQUEST_TYPES },
      reason: perhaps,
      status: { ...named, enum: REQUEST_STATUSES },
      response: perhaps,
      submittedAt: { type: Date, required: true },
      resolvedAt: { type: Date, default: null },
      resolvedBy: perhaps,
      draftJson: perhaps,
      attempt: { type: new Schema({ attemptId: String, startedAt: Date }, { _id: false }), default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  // One PENDING request of a type per credential, whoever asks at once.
  schema.index(
    { credentialId: 1, requestType: 1 },
    { unique: true, partialFilterExpression: { status: 'PENDING' } },
  );
  schema.index({ issuerId: 1, ...NEWEST_FIRST }); // the list of an issuer or a custodian
  schema.index({ issuerId: 1, status: 1, ...NEWEST_FIRST }); // the same of one status: what waits for an answer
  schema.index({ holderId: 1, ...NEWEST_FIRST }); // a holder's list
  const Requests = connection.model<StoredRequest>('HolderRequest', schema, 'holder_requests');
  // An earlier release found an issuer's requests by its DID, which a custodian may have, too.
  await dropFormerIndexes(Requests, ({ key }) => 'issuerDid' in key);
  await Requests.createIndexes();
  const listing = indexedList(Requests, { order: NEWEST_FIRST, held: HELD });

  /** A guarded change of one row version, of a request that is still PENDING. */
  function pendingWrite({ requestId, rowVersion }: HolderRequest, set: object, also: object = {}): Write {
    return {
      model: Requests,
      guarded: true,
      operation: {
        updateOne: {
          filter: { _id: requestId, status: 'PENDING', rowVersion, ...also },
          update: { $set: set },
        },
      },
    };
  }

  return {
    async byId(requestId: string, owner: RequestOwner): Promise<HolderRequest | undefined> {
      const found = await Requests.findOne({ _id: requestId, ...owner }).lean();
      return found ? fromStored(found) : undefined;
    },

    async list(
      owner: RequestOwner,
      filter: { status?: RequestStatus | undefined; requestType?: RequestType | undefined },
      page: { skip: number; limit: number },
    ): Promise<{ items: readonly HolderRequest[] } & BoundedTotal> {
      const { status, requestType } = filter;
      const where = { ...owner, status, requestType };
      const { rows, total, totalIsLowerBound } = await listing.list({ where }, page);
      return { items: rows.map(fromStored), total, totalIsLowerBound };
    },

    async ofHolder(holderId: string): Promise<readonly HolderRequest[]> {
      return (await Requests.find({ holderId }).sort({ submittedAt: 1, _id: 1 }).lean()).map(fromStored);
    },

    insertWrite: ({ requestId, draft: _draft, ...rest }: HolderRequest): Write => ({
      model: Requests,
      operation: { insertOne: { document: { _id: requestId, draftJson: null, ...rest } } },
    }),

    /** Says that an approval is about to take effect; the row version stays, since nothing is decided. */
    attemptWrite: (request: HolderRequest, attempt: ApprovalAttempt): Write =>
      pendingWrite(request, { attempt }),

    /** Takes back an approval that had no effect; another attempt that came meanwhile stays. */
    releaseWrite: (request: HolderRequest, { attemptId }: ApprovalAttempt): Write => ({
      ...pendingWrite(request, { attempt: null }, { 'attempt.attemptId': attemptId }),
      guarded: false,
    }),

    /** Decides the request; a rejection only when no approval began since it was read. */
    resolveWrite(resolved: HolderRequest, from: HolderRequest): Write {
      const { requestId: _requestId, draft, ...rest } = resolved;
      const isRejected = resolved.status === 'REJECTED';
      return pendingWrite(
        from,
        { ...rest, draftJson: draft ? JSON.stringify(draft) : null, attempt: null },
        // The attempt that a rejection has seen, or none: an approval that began since must not be undone.
        isRejected
          ? from.attempt
            ? { 'attempt.attemptId': from.attempt.attemptId }
            : { attempt: null }
          : {},
      );
    },

    /** Removes what a holder's requests say of the person. */
    eraseWrites: (requests: readonly HolderRequest[]): readonly Write[] =>
      requests.map(({ requestId }) => ({
        model: Requests,
        operation: {
          updateOne: {
            filter: { _id: requestId },
            update: {
              $set: { holderName: null, holderEmail: null, reason: null, response: null, draftJson: null },
              $inc: { rowVersion: 1 },
            },
          },
        },
      })),
  };
}

function fromStored({ _id, draftJson, authorityType = 'ISSUER', ...rest }: StoredRequest): HolderRequest {
  return { ...rest, authorityType, requestId: _id, draft: draftJson === null ? null : JSON.parse(draftJson) };
}
