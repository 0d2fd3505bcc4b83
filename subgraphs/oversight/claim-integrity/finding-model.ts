import { type Connection, Schema, trusted } from 'mongoose';
import { type Held, indexedList } from '../../../store/indexed-list.ts';
import type { Write } from '../../../store/ledger.ts';
import { FINDING_KINDS, FINDING_STATUSES, type Finding, type FindingFilter, SEVERITIES } from './finding.ts';

type StoredFinding = Omit<Finding, 'findingId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

const NEWEST_FIRST = { firstSeenAt: -1, _id: 1 } as const;
const HELD: readonly Held[] = [
  { paths: ['subject.id'] },
  { paths: ['kind'] },
  { paths: ['severity'] },
  { paths: ['status'] },
];

export type FindingStore = Awaited<ReturnType<typeof findingStore>>;

/** What scans found, by id. */
export async function findingStore(connection: Connection) {
  const schema = new Schema<StoredFinding>(
    {
      _id: named, // derived from what is wrong with which record: seen a thousand times, it is one finding
      kind: { ...named, enum: FINDING_KINDS },
      severity: { ...named, enum: SEVERITIES },
      subject: { type: new Schema({ type: named, id: named }, { _id: false, id: false }), required: true },
      evidence: { type: Schema.Types.Mixed, required: true },
      status: { ...named, enum: FINDING_STATUSES },
      note: { type: String, default: null },
      decidedBy: { type: String, default: null },
      decidedAt: { type: Date, default: null },
      scanId: named,
      firstSeenAt: dated,
      lastSeenAt: dated,
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index(NEWEST_FIRST); // the list
  schema.index({ kind: 1, ...NEWEST_FIRST }); // the same of one kind
  schema.index({ severity: 1, ...NEWEST_FIRST }); // of one severity
  schema.index({ status: 1, ...NEWEST_FIRST }); // of one status
  schema.index({ 'subject.id': 1, ...NEWEST_FIRST }); // what is wrong with one record
  const Findings = connection.model<StoredFinding>('IntegrityFinding', schema, 'integrity_findings');
  await Findings.createIndexes();
  const listing = indexedList(Findings, { order: NEWEST_FIRST, held: HELD });

  return {
    async byId(findingId: string): Promise<Finding | undefined> {
      const found = await Findings.findById(findingId).lean();
      return found ? fromStored(found) : undefined;
    },

    async byIds(findingIds: readonly string[]): Promise<ReadonlyMap<string, Finding>> {
      if (findingIds.length === 0) return new Map();
      const rows = await Findings.find({ _id: trusted({ $in: [...findingIds] }) }).lean();
      return new Map(rows.map((row) => [row._id, fromStored(row)]));
    },

    /** Newest first. */
    async list(filter: FindingFilter, { skip, limit }: { skip: number; limit: number }) {
      const { subjectId, kind, severity, status } = filter;
      const where = { kind, severity, status, 'subject.id': subjectId };
      const { rows, total, totalIsLowerBound } = await listing.list({ where }, { skip, limit });
      return { items: rows.map(fromStored), total, totalIsLowerBound };
    },

    /** Inserts a finding, or changes the version of it that was read; a miss undoes the whole change with CONFLICT. */
    write(finding: Finding, before: Finding | undefined): Write {
      const { findingId, ...rest } = finding;
      if (!before)
        return { model: Findings, operation: { insertOne: { document: { _id: findingId, ...rest } } } };
      return {
        model: Findings,
        guarded: true,
        operation: {
          updateOne: { filter: { _id: findingId, rowVersion: before.rowVersion }, update: { $set: rest } },
        },
      };
    },
  };
}

function fromStored({ _id, ...rest }: StoredFinding): Finding {
  return { findingId: _id, ...rest };
}
