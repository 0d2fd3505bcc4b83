import { type Connection, Schema, trusted } from 'mongoose';
import { grouped } from '../../../kernel/grouped.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { boundedTotal, type RowKey } from '../../../kernel/paging.ts';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import { dropFormerIndexes } from '../../../store/forgetting.ts';
import type { Write } from '../../../store/ledger.ts';
import { behindRow } from '../../../store/seek.ts';
import { COMPLIANCE_STATUSES, type ComplianceStatus } from './compliance.ts';
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

/** The counts of a job role by requirement: what changes for members of a role is one write, however many requirements there are. */
interface StoredCount {
  readonly _id: string;
  readonly custodianId: string;
  readonly jobRole: string;
  readonly of?: Readonly<Record<string, RegisterCount['counts']>>;
  /** Both in those of an earlier release: a document for each requirement, to which the others add. */
  readonly requirementId?: string;
  readonly counts?: RegisterCount['counts'];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a store in which the lists of every status had indexes of their own. */
const FORMER_INDEXES = [
  'memberId,isOpen,validFrom,_id',
  'custodianId,isOpen,validFrom,_id',
  'custodianId,requirementId,isOpen,validFrom,_id',
];

/** The order of the lists: what has changed last first. */
const LAST_CHANGED_FIRST = { validFrom: -1, _id: 1 } as const;
/** The same of blocks. */
const IN_BLOCKS = { validFrom: -1, rowId: 1 } as const;

export type RegisterStore = Awaited<ReturnType<typeof registerStore>>;

/** Opens `compliance_register`, whose rows stay when a member goes, `compliance_register_blocks` and `compliance_counts`. */
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
  // The lists. Each index is a third of what a row costs, so that those of every status unite the parts of each.
  schema.index({ custodianId: 1, status: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  schema.index({ custodianId: 1, requirementId: 1, status: 1, isOpen: 1, ...LAST_CHANGED_FIRST });
  // What people are to be told of.
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
    {
      _id: text,
      custodianId: text,
      jobRole: text,
      of: { type: Object },
      requirementId: { type: String },
      counts: { type: Object },
    },
    { versionKey: false, minimize: false },
  );
  countSchema.index({ custodianId: 1 });
  const Counts = connection.model<StoredCount>('ComplianceCount', countSchema, 'compliance_counts');
  await dropFormerIndexes(Rows, ({ key }) => FORMER_INDEXES.includes(Object.keys(key).join()));
  await Promise.all([Rows.createIndexes(), Blocks.createIndexes(), Counts.createIndexes()]);

  return {
    /** Those of its collections. */
    models: [Rows, Blocks, Counts] as const,

    /** How these members stand. */
    openOf: openOfMembers,

    async page(
      filter: RegisterFilter,
      { skip, limit, behind }: { skip: number; limit: number; behind?: RowKey | undefined },
    ): Promise<RegisterRow[]> {
      const { day, memberId } = filter;
      if (memberId !== undefined) {
        const rows = await ofMember(memberId, filter);
        return behind ? rows.filter(isBehind(behind)).slice(0, limit) : rows.slice(skip, skip + limit);
      }
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
      const { day, memberId, status } = filter;
      if (memberId !== undefined) return { total: (await ofMember(memberId, filter)).length };
      // Each status from its part of an index, without a look at rows.
      const statuses = status === undefined ? COMPLIANCE_STATUSES : [status];
      const counted = await Promise.all([
        ...statuses.map((one) => countUpTo(Rows, openOf({ ...filter, status: one }))),
        ...(day === undefined ? [] : [countUpTo(Blocks, closedOf(filter, day))]),
      ]);
      const total = counted.reduce((sum, one) => sum + one.total, 0);
      const isMore = counted.some((one) => one.totalIsLowerBound);
      return boundedTotal(isMore ? Number.POSITIVE_INFINITY : total);
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
      return [...grouped(changes, ({ jobRole }) => jobRole)].flatMap(([jobRole, some]) => {
        const sums = new Map<string, number>();
        for (const { requirementId, status, by } of some) {
          const path = `of.${requirementId}.${status}`;
          sums.set(path, (sums.get(path) ?? 0) + by);
        }
        const moved = [...sums].filter(([, by]) => by !== 0);
        if (moved.length === 0) return [];
        const filter = { _id: sha256Hex(JSON.stringify([custodianId, jobRole])) };
        const update = { $setOnInsert: { custodianId, jobRole }, $inc: Object.fromEntries(moved) };
        return [
          {
            model: Counts,
            isExact: true as const,
            operation: { updateOne: { filter, update, upsert: true } },
          },
        ];
      });
    },

    /** Of a requirement and a job role there may be several, which add up. */
    async countsOf(custodianId: string): Promise<RegisterCount[]> {
      const rows = await Counts.find({ custodianId }).lean<StoredCount[]>();
      return rows.flatMap(({ jobRole, of = {}, requirementId, counts = {} }) => [
        ...Object.entries(of).map(([id, some]) => ({ requirementId: id, jobRole, counts: some })),
        ...(requirementId === undefined ? [] : [{ requirementId, jobRole, counts }]),
      ]);
    },
  };

  async function openOfMembers(memberIds: readonly string[]): Promise<RegisterRow[]> {
    if (memberIds.length === 0) return [];
    // The driver's own documents: thousands of them are read at once.
    const rows = await Rows.collection
      .find({ memberId: { $in: [...memberIds] }, isOpen: true } as object)
      .toArray();
    return rows.map((row) => rowOf(row as unknown as StoredRow));
  }

  /** All that hold of a member, or held at the end of a day: as many as requirements at most. */
  async function ofMember(
    memberId: string,
    { day, ...filter }: Omit<RegisterFilter, 'memberId'>,
  ): Promise<RegisterRow[]> {
    const open = await openOfMembers([memberId]);
    const begun = open.filter(({ validFrom }) => day === undefined || dayNumber(validFrom) <= day);
    // By the member alone: another condition would lead to an index of everybody.
    const blocks =
      day === undefined
        ? []
        : await Blocks.find({ $or: blocksOver(day).map((block) => ({ memberId, block })) }).lean();
    const closed = await rowsOf(blocks.map(({ rowId }) => rowId));
    return [...begun, ...closed]
      .filter(
        (row) =>
          row.custodianId === filter.custodianId &&
          (filter.requirementId ?? row.requirementId) === row.requirementId &&
          (filter.status ?? row.status) === row.status,
      )
      .sort(lastChangedFirst);
  }

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

const isBehind =
  ([at, rowId = '']: RowKey) =>
  (row: RegisterRow): boolean =>
    row.validFrom.getTime() < Number(at) ||
    (row.validFrom.getTime() === Number(at) && row.rowId > String(rowId));

function whereOf({ custodianId, requirementId, status }: RegisterFilter) {
  return {
    custodianId,
    ...(requirementId === undefined ? {} : { requirementId }),
    ...(status === undefined ? {} : { status }),
  };
}

/** What holds, and had begun by the end of the day: each status has its part of an index in the order of the list. */
function openOf(filter: RegisterFilter): object {
  const { day, status } = filter;
  const begun = day === undefined ? {} : { validFrom: trusted({ $lt: new Date((day + 1) * DAY_MS) }) };
  const where = { ...whereOf(filter), isOpen: true, ...begun };
  return status === undefined
    ? { $or: COMPLIANCE_STATUSES.map((one) => ({ ...where, status: one })) }
    : where;
}

/** What is over and held at the end of the day: an index has each branch in the order of the list. */
function closedOf(filter: RegisterFilter, day: number): object {
  return { $or: blocksOver(day).map((block) => ({ ...whereOf(filter), block })) };
}

function rowOf({ _id, isOpen: _open, ...row }: StoredRow): RegisterRow {
  return { rowId: _id, ...row };
}
