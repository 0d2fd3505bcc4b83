import { type Connection, type QueryFilter, Schema, trusted } from 'mongoose';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../../store/forgetting.ts';
import { type Held, indexedList } from '../../../store/indexed-list.ts';
import type { Write } from '../../../store/ledger.ts';
import {
  type CaseFilter,
  CHECKLIST_ITEMS,
  ITEM_STATES,
  NOTE_KINDS,
  type OnboardingCase,
  OPEN_STAGES,
  ORG_TYPES,
  STAGES,
} from './onboarding-case.ts';

interface StoredCase extends Omit<OnboardingCase, 'caseId' | 'decidingUntil'> {
  readonly _id: string;
  /** Cases of an earlier release have none. */
  readonly decidingUntil?: Date | null;
}

export type CaseStore = Awaited<ReturnType<typeof caseStore>>;

const named = { type: String, required: true };
const perhaps = { type: String, default: null };
const dated = { type: Date, required: true };
const part = { _id: false, id: false };

const NEWEST_FIRST = { submittedAt: -1, _id: 1 } as const;
const HELD: readonly Held[] = [
  { paths: ['org.type', 'stage'] },
  { paths: ['assignedTo'] },
  { paths: ['stage'] },
  { paths: ['org.type'] },
];
// Without `_id` they do not hold the order of the list.
const FORMER_INDEXES = ['org.type,stage,submittedAt', 'assignedTo,submittedAt'];

/** Onboarding cases by id. */
export async function caseStore(connection: Connection) {
  const schema = new Schema<StoredCase>(
    {
      _id: named,
      org: {
        type: new Schema({ type: { ...named, enum: ORG_TYPES }, id: named, did: named }, part),
        required: true,
      },
      stage: { ...named, enum: STAGES },
      checklist: [
        new Schema(
          {
            item: { ...named, enum: CHECKLIST_ITEMS },
            state: { ...named, enum: ITEM_STATES },
            note: perhaps,
            changedBy: perhaps,
            changedAt: { type: Date, default: null },
          },
          part,
        ),
      ],
      assignedTo: perhaps,
      notes: [
        new Schema({ kind: { ...named, enum: NOTE_KINDS }, text: named, authorId: perhaps, at: dated }, part),
      ],
      submittedAt: dated,
      dueAt: dated,
      decidedAt: { type: Date, default: null },
      decidedBy: perhaps,
      decidingUntil: { type: Date, default: null },
      createdAt: dated,
      updatedAt: dated,
      rowVersion: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index(NEWEST_FIRST); // the list
  schema.index({ stage: 1, ...NEWEST_FIRST }); // the same of one stage
  schema.index({ 'org.type': 1, ...NEWEST_FIRST }); // of one kind
  schema.index({ 'org.type': 1, stage: 1, ...NEWEST_FIRST }); // of both
  schema.index({ 'org.id': 1 }); // of the organizations that a search found
  schema.index({ assignedTo: 1, ...NEWEST_FIRST }); // what an administrator has to do
  schema.index({ stage: 1, dueAt: 1 }); // what is overdue
  const Cases = connection.model<StoredCase>('OnboardingCase', schema, 'onboarding_cases');
  await dropFormerIndexes(Cases, ({ key }) => FORMER_INDEXES.includes(Object.keys(key).join()));
  await Cases.createIndexes();
  const listing = indexedList(Cases, { order: NEWEST_FIRST, held: HELD });

  return {
    async byId(caseId: string): Promise<OnboardingCase | undefined> {
      const found = await Cases.findById(caseId).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Which of these ids are there. */
    async existing(caseIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await Cases.find({ _id: trusted({ $in: [...caseIds] }) })
        .select({ _id: 1 })
        .lean();
      return new Set(rows.map(({ _id }) => _id));
    },

    /** Which of these nobody has begun to work on. */
    async submitted(caseIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await Cases.find({ _id: trusted({ $in: [...caseIds] }), stage: 'SUBMITTED' })
        .select({ _id: 1 })
        .lean();
      return new Set(rows.map(({ _id }) => _id));
    },

    /** A page, newest first; `orgIds` are those that the text `q` of the filter fits. */
    async list(
      filter: CaseFilter,
      { at, orgIds }: { readonly at: Date; readonly orgIds?: readonly string[] | undefined },
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ items: readonly OnboardingCase[] } & BoundedTotal> {
      const { orgType, stage, assignedTo, overdue, q } = filter;
      if (overdue === undefined && q === undefined) {
        const where = { 'org.type': orgType, stage, assignedTo };
        const { rows, total, totalIsLowerBound } = await listing.list({ where }, { skip, limit });
        return { items: rows.map(fromStored), total, totalIsLowerBound };
      }
      const conditions = conditionsOf(filter, at, orgIds);
      const [rows, counted] = await Promise.all([
        Cases.find(conditions).sort(NEWEST_FIRST).skip(skip).limit(limit).lean(),
        countUpTo(Cases, conditions),
      ]);
      return { items: rows.map(fromStored), ...counted };
    },

    /** Fails the commit with a duplicate key when the organization has its case already. */
    insertWrite: ({ caseId, ...rest }: OnboardingCase): Write => ({
      model: Cases,
      operation: { insertOne: { document: { _id: caseId, ...rest } } },
    }),

    /** Guarded by the row version that was read, so that no change is lost. */
    replaceWrite: ({ caseId, ...rest }: OnboardingCase, from: OnboardingCase): Write => ({
      model: Cases,
      guarded: true,
      operation: {
        updateOne: { filter: { _id: caseId, rowVersion: from.rowVersion }, update: { $set: rest } },
      },
    }),
  };
}

function conditionsOf(
  { orgType, stage, assignedTo, overdue, q }: CaseFilter,
  at: Date,
  orgIds: readonly string[] = [],
): QueryFilter<StoredCase> {
  return {
    ...(orgType && { 'org.type': orgType }),
    ...(assignedTo && { assignedTo }),
    $and: [
      ...(stage ? [{ stage }] : []),
      ...(overdue === true
        ? [{ stage: trusted({ $in: [...OPEN_STAGES] }), dueAt: trusted({ $lt: at }) }]
        : []),
      ...(overdue === false
        ? [{ $or: [{ stage: trusted({ $nin: [...OPEN_STAGES] }) }, { dueAt: trusted({ $gte: at }) }] }]
        : []),
      ...(q ? [{ $or: [{ _id: q }, { 'org.id': trusted({ $in: [...orgIds] }) }] }] : []),
      {},
    ],
  };
}

function fromStored({ _id, decidingUntil = null, ...rest }: StoredCase): OnboardingCase {
  return { ...rest, decidingUntil, caseId: _id };
}
