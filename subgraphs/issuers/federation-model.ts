import { type Connection, Schema, trusted } from 'mongoose';
import { z } from 'zod';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { type BoundedTotal, countUpTo } from '../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../store/forgetting.ts';
import type { Write } from '../../store/ledger.ts';
import {
  type Accreditation,
  FEDERATED_STATUSES,
  type FederatedIssuer,
  type FederatedStatus,
  RESOLVE_STATUSES,
  type ResolveStatus,
} from './federation.ts';
import type { FederatedKey, PublishedDocument } from './federation-document.ts';

/** The document as its canonical text: a member of a foreign document must never be read as a path or an operator. */
interface StoredDocument {
  readonly text: string;
  readonly hash: string;
  readonly keys: readonly FederatedKey[];
}

interface StoredFederatedIssuer
  extends Omit<
    FederatedIssuer,
    | 'federatedIssuerId'
    | keyof PublishedDocument
    | 'accreditations'
    | 'pending'
    | 'resolveProblem'
    | 'trustedAt'
    | 'suspendedAt'
  > {
  readonly _id: string;
  readonly liveDid?: string;
  readonly accreditations: readonly (Omit<Accreditation, 'validTo'> & { readonly validTo: Date | null })[];
  readonly document: StoredDocument;
  readonly pending: (StoredDocument & { readonly seenAt: Date }) | null;
  readonly resolveProblem: string | null;
  readonly trustedAt: Date | null;
  readonly suspendedAt: Date | null;
}

export interface FederatedFilter {
  readonly status?: FederatedStatus | undefined;
  readonly resolveStatus?: ResolveStatus | undefined;
  readonly did?: string | undefined;
}

/** The federated issuers, removed ones included. */
export interface FederationStore {
  byId(federatedIssuerId: string): Promise<FederatedIssuer | undefined>;
  /** The newest record of a DID: after a removal it may have been registered again. */
  byDid(did: string): Promise<FederatedIssuer | undefined>;
  /** Newest first. */
  list(filter: FederatedFilter, window: { skip: number; limit: number }): Promise<FederatedIssuer[]>;
  count(filter: FederatedFilter): Promise<BoundedTotal>;
  /** One issuer whose next reading is due, the longest waiting first. */
  due(at: Date): Promise<FederatedIssuer | undefined>;
  /** True when this caller, and no other, got to read the document; others see it as not due until `until`. */
  claim(issuer: FederatedIssuer, until: Date): Promise<boolean>;
  insertWrite(issuer: FederatedIssuer): Write;
  /** Guarded by the row version that was read; REMOVED gives the DID free. */
  updateWrite(before: FederatedIssuer, set: Partial<FederatedIssuer>, updatedAt: Date): Write;
  /** Notes that all is as it was: no change of state, so neither audited nor versioned. */
  note(before: FederatedIssuer, set: Partial<FederatedIssuer>): Promise<void>;
}

/** Opens the collection `federated_issuers` and makes sure of its indexes. */
export async function federationStore(connection: Connection): Promise<FederationStore> {
  const text = { type: String, required: true };
  const date = { type: Date, required: true };
  const maybeDate = { type: Date, default: null };
  const document = {
    text,
    hash: text,
    keys: [{ keyId: text, type: text, publicKeyMultibase: text, expires: Date, _id: false }],
  };
  const schema = new Schema<StoredFederatedIssuer>(
    {
      _id: text,
      did: { ...text, maxlength: 512 },
      liveDid: { type: String, maxlength: 512 },
      name: { ...text, maxlength: 255 },
      jurisdictionCodes: { type: [String], required: true },
      accreditations: [
        { credentialType: text, validFrom: date, validTo: maybeDate, accreditedBy: text, _id: false },
      ],
      status: { ...text, enum: FEDERATED_STATUSES },
      resolveStatus: { ...text, enum: RESOLVE_STATUSES },
      resolveProblem: { type: String, default: null },
      document: { type: new Schema<StoredDocument>(document, { _id: false }), required: true },
      pending: { type: new Schema({ ...document, seenAt: date }, { _id: false }), default: null },
      lastResolvedAt: date,
      checkedAt: date,
      confirmedAt: date,
      nextRefreshAt: date,
      trustedAt: maybeDate,
      suspendedAt: maybeDate,
      createdAt: date,
      updatedAt: date,
      createdBy: { type: String, default: null },
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  // One record per DID that is not removed, whoever registers it at the same moment.
  schema.index({ liveDid: 1 }, { unique: true, partialFilterExpression: { liveDid: { $exists: true } } });
  schema.index({ did: 1, createdAt: -1, _id: 1 }); // verification asks for the newest record of a DID
  schema.index({ createdAt: -1, _id: 1 }); // the list without a filter, newest first
  schema.index({ status: 1, createdAt: -1, _id: 1 }); // the list of one status
  schema.index({ nextRefreshAt: 1 }); // the sweep finds what is due
  const Issuers = connection.model<StoredFederatedIssuer>('FederatedIssuer', schema, 'federated_issuers');
  await dropFormerIndexes(Issuers, ({ key }) => Object.keys(key).join() === 'did,createdAt');
  await Issuers.createIndexes();

  return {
    async byId(federatedIssuerId) {
      const found = await Issuers.findById(federatedIssuerId).lean();
      return found ? issuerOf(found) : undefined;
    },
    async byDid(did) {
      const found = await Issuers.findOne({ did }).sort({ createdAt: -1 }).lean();
      return found ? issuerOf(found) : undefined;
    },
    async list(filter, { skip, limit }) {
      const rows = await Issuers.find(conditions(filter))
        .sort({ createdAt: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean();
      return rows.map(issuerOf);
    },
    count: (filter) => countUpTo(Issuers, conditions(filter)),
    async due(at) {
      const found = await Issuers.findOne({
        liveDid: trusted({ $exists: true }),
        nextRefreshAt: trusted({ $lte: at }),
      })
        .sort({ nextRefreshAt: 1 })
        .lean();
      return found ? issuerOf(found) : undefined;
    },
    async claim({ federatedIssuerId, nextRefreshAt }, until) {
      const claimed = await Issuers.updateOne(
        { _id: federatedIssuerId, nextRefreshAt },
        { $set: { nextRefreshAt: until } },
      );
      return claimed.matchedCount === 1;
    },
    insertWrite({ federatedIssuerId, ...issuer }) {
      const row = { _id: federatedIssuerId, liveDid: issuer.did, ...storedOf(issuer) };
      return { model: Issuers, operation: { insertOne: { document: row } } };
    },
    updateWrite({ federatedIssuerId, rowVersion }, set, updatedAt) {
      const update = {
        $set: { ...storedOf(set), updatedAt },
        $inc: { rowVersion: 1 },
        ...(set.status === 'REMOVED' ? { $unset: { liveDid: 1 } } : {}),
      };
      return {
        model: Issuers,
        operation: { updateOne: { filter: { _id: federatedIssuerId, rowVersion }, update } },
        guarded: true,
      };
    },
    async note({ federatedIssuerId, rowVersion }, set) {
      await Issuers.updateOne({ _id: federatedIssuerId, rowVersion }, { $set: storedOf(set) });
    },
  };
}

function conditions({ status, resolveStatus, did }: FederatedFilter): Record<string, string> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(resolveStatus === undefined ? {} : { resolveStatus }),
    ...(did === undefined ? {} : { did }),
  };
}

/** The members of a record, or of a part of it, as they are stored; what is undefined but named is stored as nothing. */
function storedOf(issuer: Partial<FederatedIssuer>): Record<string, unknown> {
  const { didDocument, documentHash, keys, pending, ...rest } = issuer;
  const plain = Object.entries(rest).map(([name, value]) => [name, value ?? null]);
  return {
    ...Object.fromEntries(plain),
    ...(didDocument && documentHash && keys ? { document: textOf({ didDocument, documentHash, keys }) } : {}),
    ...('pending' in issuer
      ? { pending: pending ? { ...textOf(pending), seenAt: pending.seenAt } : null }
      : {}),
  };
}

function textOf({ didDocument, documentHash, keys }: PublishedDocument): StoredDocument {
  return { text: canonicalize(didDocument), hash: documentHash, keys };
}

function issuerOf(stored: StoredFederatedIssuer): FederatedIssuer {
  const { _id, liveDid: _live, document, pending, accreditations, ...rest } = stored;
  const { resolveProblem, trustedAt, suspendedAt, ...sure } = rest;
  return {
    federatedIssuerId: _id,
    ...sure,
    ...documentOf(document),
    pending: pending ? { ...documentOf(pending), seenAt: pending.seenAt } : undefined,
    accreditations: accreditations.map(({ validTo, ...one }) => ({ ...one, validTo: validTo ?? undefined })),
    resolveProblem: resolveProblem ?? undefined,
    trustedAt: trustedAt ?? undefined,
    suspendedAt: suspendedAt ?? undefined,
  };
}

const anObject = z.record(z.string(), z.unknown());

function documentOf({ text, hash, keys }: StoredDocument): PublishedDocument {
  return { didDocument: anObject.parse(JSON.parse(text)), documentHash: hash, keys };
}
