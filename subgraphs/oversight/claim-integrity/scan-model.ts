import { type Connection, Schema, trusted } from 'mongoose';
import { countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { SCAN_STATUSES, type Scan, type ScanStatus, scopeKeyOf } from './scan.ts';

type StoredScan = Omit<Scan, 'scanId'> & {
  readonly _id: string;
  /** The scope while the scan is not over; absent afterwards. */
  readonly active?: string;
  /** Who works on it, and until when nobody else may. */
  readonly lease?: string;
  readonly leaseUntil?: Date | null;
};

/** The first credential of a scan with certain claims. */
interface StoredClaims {
  readonly _id: string;
  readonly scanId: string;
  readonly credentialId: string;
  readonly forgetAt: Date;
}

const ACTIVE = ['QUEUED', 'RUNNING'] as const;
const CLAIMS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const FORGET_AT_ONCE = 1000;

const named = { type: String, required: true };
const counted = { type: Number, required: true };

export type ScanStore = Awaited<ReturnType<typeof scanStore>>;

/** Scans by id, with the lease under which one process works on each. */
export async function scanStore(connection: Connection) {
  const schema = new Schema<StoredScan>(
    {
      _id: named,
      status: { ...named, enum: SCAN_STATUSES },
      scope: { type: new Schema({ issuerDid: String, since: Date }, { _id: false }), required: true },
      checked: counted,
      total: { type: Number, default: null },
      findings: counted,
      requestedBy: named,
      requestedAt: { type: Date, required: true },
      startedAt: { type: Date, default: null },
      finishedAt: { type: Date, default: null },
      failure: { type: String, default: null },
      cursor: { type: String, default: '' },
      versionsChecked: { type: Number, default: 0 },
      versionCursor: { type: String, default: null },
      failures: counted,
      active: String,
      lease: String,
      leaseUntil: { type: Date, default: null },
    },
    { versionKey: false, minimize: false },
  );
  // One scan of a scope at a time, whoever asks at once.
  schema.index({ active: 1 }, { unique: true, partialFilterExpression: { active: { $exists: true } } });
  schema.index({ requestedAt: -1, _id: 1 }); // the list, newest first
  schema.index({ status: 1, requestedAt: -1, _id: 1 }); // the same of one status, and what is to be done
  const claims = new Schema<StoredClaims>(
    {
      _id: named, // scan and hash of the claims: the first credential with them gets the row
      scanId: named,
      credentialId: named,
      forgetAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  claims.index({ scanId: 1 }); // forgotten when the scan is over
  claims.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // forgotten also when it never was
  const Scans = connection.model<StoredScan>('IntegrityScan', schema, 'integrity_scans');
  const Claims = connection.model<StoredClaims>('IntegrityClaims', claims, 'integrity_claims');
  await Promise.all([Scans.createIndexes(), Claims.createIndexes()]);

  return {
    async byId(scanId: string): Promise<Scan | undefined> {
      const found = await Scans.findById(scanId).lean();
      return found ? fromStored(found) : undefined;
    },

    /** The scan of a scope that is not over. */
    async activeOf(scope: Scan['scope']): Promise<Scan | undefined> {
      const found = await Scans.findOne({ active: scopeKeyOf(scope) }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Newest first. */
    async list(status: ScanStatus | undefined, { skip, limit }: { skip: number; limit: number }) {
      const where = status ? { status } : {};
      const [rows, counted] = await Promise.all([
        Scans.find(where).sort({ requestedAt: -1, _id: 1 }).skip(skip).limit(limit).lean(),
        countUpTo(Scans, where),
      ]);
      return { items: rows.map(fromStored), ...counted };
    },

    /** Fails the commit with a duplicate key while another scan of the scope is not over. */
    insertWrite: ({ scanId, ...scan }: Scan): Write => ({
      model: Scans,
      operation: { insertOne: { document: { _id: scanId, active: scopeKeyOf(scan.scope), ...scan } } },
    }),

    /** Takes the oldest scan that is to be done and that nobody works on; `lease` names the worker. */
    async take(lease: string, at: Date, until: Date): Promise<Scan | undefined> {
      const found = await Scans.findOneAndUpdate(
        {
          status: trusted({ $in: [...ACTIVE] }),
          $or: [{ leaseUntil: null }, { leaseUntil: trusted({ $lte: at }) }],
        },
        { $set: { lease, leaseUntil: until } },
        { sort: { requestedAt: 1 }, returnDocument: 'after' },
      ).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Gives a scan back, so that the next look takes it up without waiting for the lease to run out. */
    async release(scanId: string, lease: string): Promise<void> {
      await Scans.updateOne({ _id: scanId, lease }, { $set: { leaseUntil: null } });
    },

    /** Changes a scan that this worker holds, and holds it for longer; false when it holds it no more. */
    async progress(scan: Scan, lease: string, set: Partial<Scan>, until: Date): Promise<boolean> {
      const { filter, update } = changeOf(scan, lease, set, until);
      return (await Scans.updateOne(filter, update)).matchedCount === 1;
    },

    /** The same as a write of a change; a lease that was lost undoes it with CONFLICT. */
    progressWrite: (scan: Scan, lease: string, set: Partial<Scan>, until: Date): Write => ({
      model: Scans,
      guarded: true,
      operation: { updateOne: changeOf(scan, lease, set, until) },
    }),

    /** For each hash, the credential that had it first in this scan; the given ones are stored for hashes that are new. */
    async firstWith(
      scanId: string,
      credentials: ReadonlyMap<string, string>,
      at: Date,
    ): Promise<ReadonlyMap<string, string>> {
      if (credentials.size === 0) return new Map();
      const placeOf = (hash: string) => `${scanId}|${hash}`;
      const places = [...credentials.keys()].map(placeOf);
      const forgetAt = new Date(at.getTime() + CLAIMS_KEPT_MS);
      const known = new Set(
        (
          await Claims.find({ _id: trusted({ $in: places }) })
            .select({ _id: 1 })
            .lean()
        ).map(({ _id }) => _id),
      );
      const free = [...credentials].filter(([hash]) => !known.has(placeOf(hash)));
      if (free.length > 0) {
        await Claims.insertMany(
          free.map(([hash, credentialId]) => ({ _id: placeOf(hash), scanId, credentialId, forgetAt })),
          { lean: true, ordered: false },
        ).catch((error: unknown) => {
          // Another process that works on the same portion has stored the same rows.
          if (!isDuplicateKey(error)) throw error;
        });
      }
      const rows = await Claims.find({ _id: trusted({ $in: places }) }).lean();
      return new Map(rows.map(({ _id, credentialId }) => [_id.slice(scanId.length + 1), credentialId]));
    },

    /** Forgets what a scan kept of claims, some at a time. */
    async forgetClaims(scanId: string): Promise<void> {
      for (;;) {
        const rows = await Claims.find({ scanId }).limit(FORGET_AT_ONCE).select({ _id: 1 }).lean();
        if (rows.length === 0) return;
        await Claims.deleteMany({ _id: trusted({ $in: rows.map(({ _id }) => _id) }) });
      }
    },
  };
}

function changeOf({ scanId, cursor, versionCursor }: Scan, lease: string, set: Partial<Scan>, until: Date) {
  const isOver = set.status === 'COMPLETED' || set.status === 'FAILED';
  return {
    filter: { _id: scanId, lease, cursor, versionCursor },
    update: {
      $set: { ...set, leaseUntil: isOver ? null : until },
      ...(isOver ? { $unset: { active: 1 } } : {}),
    },
  };
}

function fromStored(stored: StoredScan): Scan {
  const { _id, active: _active, lease: _lease, leaseUntil: _until, scope, ...rest } = stored;
  return {
    scanId: _id,
    ...rest,
    // Those of earlier releases looked at credentials alone.
    versionsChecked: rest.versionsChecked ?? 0,
    versionCursor: rest.versionCursor ?? null,
    scope: { issuerDid: scope.issuerDid, since: scope.since },
  };
}
