import { type Connection, Schema, trusted } from 'mongoose';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { RowKey } from '../../../kernel/paging.ts';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import { behindRow } from '../../../store/seek.ts';
import type { ComplianceStatus } from './compliance.ts';
import { blocksOf, blocksOver, dayNumber } from './day-spans.ts';

/** How a member stood to a requirement from one instant to another. */
export interface RegisterRow {
  readonly rowId: string;
  readonly custodianId: string;
  readonly memberId: string;
  readonly requirementId: string;
  /** The wording that it was judged by. */
  readonly requirementVersion: number;
  /** Of the member, at that time. */
  readonly jobRole: string;
  readonly status: ComplianceStatus;
  readonly credentialId: string | null;
  readonly expiresAt: Date | null;
  readonly waiverId: string | null;
  readonly validFrom: Date;
  /** Null for how it stands. */
  readonly validTo: Date | null;
  /** When people are to be told next that it ends; absent where nobody is. */
  readonly warnAt?: Date | undefined;
}

type StoredRow = Omit<RegisterRow, 'rowId'> & {
  readonly _id: string;
  readonly isOpen: boolean;
};

/** A block of days (day-spans.ts) at whose ends a row held that is over: one index leads from a day to what held. */
interface StoredBlock
  extends Pick<RegisterRow, 'rowId' | 'custodianId' | 'memberId' | 'requirementId' | 'status' | 'validFrom'> {
  readonly _id: string;
  readonly block: string;
}

/** Which rows: as things stand, or at the end of a day. */
export interface RegisterFilter {
  readonly custodianId: string;
  readonly memberId?: string | undefined;
  readonly requirementId?: string | undefined;
  readonly status?: ComplianceStatus | undefined;
  /** The number of a UTC day that is over. */
  readonly day?: number | undefined;
}

/** How many members of a job role stand how to a requirement. */
export interface RegisterCount {
  readonly requirementId: string;
  readonly jobRole: string;
  readonly counts: Readonly<Partial<Record<ComplianceStatus, number>>>;
}

interface StoredCount extends RegisterCount {
  readonly _id: string;
  readonly custodianId: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The order of the lists: what has changed last first. */
const LAST_CHANGED_FIRST = { validFrom: -1, _id: 1 } as const;
/** The same of blocks. */
const IN_BLOCKS = { validFrom: -1, rowId: 1 } as const;

export type RegisterStore = Awaited<ReturnType<typeof registerStore>>;

/** Opens the collections `compliance_register`, whose rows are never removed, and `compliance_counts`. */
export async function registerStore(connection: Connection) {
  const text = { type: String, required: true };
  const maybe = { type: String, default: null };
  const schema = new Schema<StoredRow>(
    {
      _id: text,
      custodianId: text,
      memberId: text,
      requirementId: text,
      requirementVersion: { type: Number, required: true },
      jobRole: text,
      status: text,
      credentialId: maybe,
      expiresAt: { type: Date, default: null },
      waiverId: maybe,
      validFrom: { type: Date, required: true },
      validTo: { type: Date, default: null },
      warnAt: { type: Date },
      isOpen: { type: Boolean, required: true },
    },
    { versionKey: false },
  );
  // How a member stands now, once to each requirement, whoever writes at the same moment.
  schema.index(
    { memberId: 1, requirementId: 1 },
    { unique: true, partialFilterExpression: { isOpen: true } },
  );
  schema.index({ memberId: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, status: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, requirementId: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, requirementId: 1, status: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, warnAt: 1 }, { partialFilterExpression: { warnAt: { $exists: true } } });
  const Rows = connection.model<StoredRow>('ComplianceRegisterRow', schema, 'compliance_register');

  const blockSchema = new Schema<StoredBlock>(
    {
      _id: text,
      rowId: text,
      custodianId: text,
      memberId: text,
      requirementId: text,
      status: text,
      validFrom: { type: Date, required: true },
      block: text,
    },
    { versionKey: false },
  );
  blockSchema.index({ memberId: 1, block: 1, ...IN_BLOCKS });
  blockSchema.index({ custodianId: 1, block: 1, ...IN_BLOCKS });
  blockSchema.index({ custodianId: 1, status: 1, block: 1, ...IN_BLOCKS });
  blockSchema.index({ custodianId: 1, requirementId: 1, block: 1, ...IN_BLOCKS });
  blockSchema.index({ custodianId: 1, requirementId: 1, status: 1, block: 1, ...IN_BLOCKS });
  const Blocks = connection.model<StoredBlock>('ComplianceBlock', blockSchema, 'compliance_register_blocks');

  const countSchema = new Schema<StoredCount>(
    { _id: text, custodianId: text, requirementId: text, jobRole: text, counts: { type: Object } },
    { versionKey: false, minimize: false },
  );
  countSchema.index({ custodianId: 1 });
  const Counts = connection.model<StoredCount>('ComplianceCount', countSchema, 'compliance_counts');
  await Promise.all([Rows.createIndexes(), Blocks.createIndexes(), Counts.createIndexes()]);

  return {
    /** How these members stand. */
    async openOf(memberIds: readonly string[]): Promise<RegisterRow[]> {
      if (memberIds.length === 0) return [];
      // The driver's own documents: thousands of them are read at once.
      const rows = await Rows.collection
        .find({ memberId: { $in: [...memberIds] }, isOpen: true } as object)
        .toArray();
      return rows.map((row) => rowOf(row as unknown as StoredRow));
    },

    async page(
      filter: RegisterFilter,
      { skip, limit, behind }: { skip: number; limit: number; behind?: RowKey | undefined },
    ): Promise<RegisterRow[]> {
      const { day } = filter;
      if (day === undefined) return openRows(filter, { skip, limit, behind });
      // Each part in the order of the list: what holds still, and of what is over the rows whose blocks hold the day.
      const passed = behind ? 0 : skip;
      const most = passed + limit;
      const [open, closed] = await Promise.all([
        openRows(filter, { skip: 0, limit: most, behind }),
        closedIds(filter, day, most, behind),
      ]);
      const rows = await rowsOf(closed);
      return [...open, ...rows].sort(lastChangedFirst).slice(passed, most);
    },

    async count(filter: RegisterFilter): Promise<BoundedTotal> {
      const { day } = filter;
      if (day === undefined) return countUpTo(Rows, openOf(filter));
      const [open, closed] = await Promise.all([
        countUpTo(Rows, openOf(filter)),
        countUpTo(Blocks, closedOf(filter, day)),
      ]);
      return {
        total: open.total + closed.total,
        totalIsLowerBound: open.totalIsLowerBound === true || closed.totalIsLowerBound === true,
      };
    },

    /** How a member stands and stood, what has changed last first; of each as much as `limit`. */
    async ofMember(memberId: string, limit: number): Promise<RegisterRow[]> {
      const parts = await Promise.all(
        [true, false].map((isOpen) =>
          Rows.find({ memberId, isOpen }).sort(LAST_CHANGED_FIRST).limit(limit).lean<StoredRow[]>(),
        ),
      );
      return parts.flat().map(rowOf);
    },

    async byId(rowId: string): Promise<RegisterRow | undefined> {
      const row = await Rows.findById(rowId).lean<StoredRow>();
      return row ? rowOf(row) : undefined;
    },

    openWrite({ rowId, ...row }: RegisterRow): Write {
      const { warnAt, ...rest } = row;
      const document = { _id: rowId, ...rest, ...(warnAt && { warnAt }), isOpen: true };
      // Guarded as what is closed before it, so that both go in one bulk.
      return { model: Rows, isExact: true, operation: { insertOne: { document } }, guarded: true };
    },

    /** A miss undoes the change. */
    closeWrites({ rowId, ...row }: RegisterRow, validTo: Date): Write[] {
      const { custodianId, memberId, requirementId, status, validFrom } = row;
      const update = { $set: { validTo, isOpen: false }, $unset: { warnAt: '' } };
      return [
        {
          model: Rows,
          isExact: true,
          operation: { updateOne: { filter: { _id: rowId, isOpen: true }, update } },
          guarded: true,
        },
        ...blocksOf(dayNumber(validFrom), dayNumber(validTo)).map((block): Write => {
          const of = { rowId, custodianId, memberId, requirementId, status, validFrom };
          const document = { _id: `${rowId}:${block}`, ...of, block };
          return { model: Blocks, isExact: true, operation: { insertOne: { document } } };
        }),
      ];
    },

    warnWrite({ rowId, warnAt }: RegisterRow, next: Date | undefined): Write {
      const update = next ? { $set: { warnAt: next } } : { $unset: { warnAt: '' } };
      return {
        model: Rows,
        isExact: true,
        operation: { updateOne: { filter: { _id: rowId, warnAt }, update } },
        guarded: true,
      };
    },

    /** Of a custodian: what people are to be told of until an instant, the longest due first. */
    async toWarn(custodianId: string, until: Date, limit: number): Promise<RegisterRow[]> {
      const rows = await Rows.find({ custodianId, warnAt: trusted({ $lte: until }) })
        .sort({ warnAt: 1 })
        .limit(limit)
        .lean<StoredRow[]>();
      return rows.map(rowOf);
    },

    countToWarn: (custodianId: string, until: Date): Promise<BoundedTotal> =>
      countUpTo(Rows, { custodianId, warnAt: trusted({ $lte: until }) }),

    countWrites(custodianId: string, changes: readonly CountChange[]): Write[] {
      const sums = new Map<string, { change: CountChange; counts: Map<ComplianceStatus, number> }>();
      for (const change of changes) {
        const _id = sha256Hex(JSON.stringify([custodianId, change.requirementId, change.jobRole]));
        const sum = sums.get(_id) ?? { change, counts: new Map() };
        sum.counts.set(change.status, (sum.counts.get(change.status) ?? 0) + change.by);
        sums.set(_id, sum);
      }
      return [...sums].flatMap(([_id, { change, counts }]) => {
        const moved = [...counts].filter(([, by]) => by !== 0);
        if (moved.length === 0) return [];
        const { requirementId, jobRole } = change;
        const update = {
          $setOnInsert: { custodianId, requirementId, jobRole },
          $inc: Object.fromEntries(moved.map(([status, by]) => [`counts.${status}`, by])),
        };
        return [
          {
            model: Counts,
            isExact: true as const,
            operation: { updateOne: { filter: { _id }, update, upsert: true } },
          },
        ];
      });
    },

    async countsOf(custodianId: string): Promise<RegisterCount[]> {
      const rows = await Counts.find({ custodianId }).lean<StoredCount[]>();
      return rows.map(({ requirementId, jobRole, counts }) => ({ requirementId, jobRole, counts }));
    },
  };

  async function openRows(
    filter: RegisterFilter,
    { skip, limit, behind }: { skip: number; limit: number; behind?: RowKey | undefined },
  ): Promise<RegisterRow[]> {
    const rest = behind && behindRow(LAST_CHANGED_FIRST, behind);
    const asked = rest ? Rows.find({ $and: [openOf(filter), rest] }) : Rows.find(openOf(filter)).skip(skip);
    return (await asked.sort(LAST_CHANGED_FIRST).limit(limit).lean<StoredRow[]>()).map(rowOf);
  }

  async function closedIds(
    filter: RegisterFilter,
    day: number,
    limit: number,
    behind: RowKey | undefined,
  ): Promise<string[]> {
    const rest = behind && behindRow(IN_BLOCKS, behind);
    const where = closedOf(filter, day);
    const found = await Blocks.find(rest ? { $and: [where, rest] } : where)
      .sort(IN_BLOCKS)
      .limit(limit)
      .lean<StoredBlock[]>();
    return found.map(({ rowId }) => rowId);
  }

  async function rowsOf(rowIds: readonly string[]): Promise<RegisterRow[]> {
    if (rowIds.length === 0) return [];
    return (await Rows.find({ _id: trusted({ $in: [...rowIds] }) }).lean<StoredRow[]>()).map(rowOf);
  }
}

export interface CountChange {
  readonly requirementId: string;
  readonly jobRole: string;
  readonly status: ComplianceStatus;
  readonly by: 1 | -1;
}

/** The place of a row in the lists, for cursors. */
export const placeOf = ({ validFrom, rowId }: RegisterRow): RowKey => [validFrom.getTime(), rowId];

function lastChangedFirst(one: RegisterRow, other: RegisterRow): number {
  return other.validFrom.getTime() - one.validFrom.getTime() || (one.rowId < other.rowId ? -1 : 1);
}

function whereOf({ custodianId, memberId, requirementId, status }: RegisterFilter) {
  return {
    custodianId,
    ...(memberId === undefined ? {} : { memberId }),
    ...(requirementId === undefined ? {} : { requirementId }),
    ...(status === undefined ? {} : { status }),
  };
}

/** What holds, and had begun by the end of the day. */
function openOf(filter: RegisterFilter): object {
  const { day } = filter;
  const begun = day === undefined ? {} : { validFrom: trusted({ $lt: new Date((day + 1) * DAY_MS) }) };
  return { ...whereOf(filter), isOpen: true, ...begun };
}

/** What is over and held at the end of the day: an index has each branch in the order of the list. */
function closedOf(filter: RegisterFilter, day: number): object {
  return { $or: blocksOver(day).map((block) => ({ ...whereOf(filter), block })) };
}

function rowOf({ _id, isOpen: _open, ...row }: StoredRow): RegisterRow {
  return { rowId: _id, ...row };
}
