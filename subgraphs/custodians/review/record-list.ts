import { trusted } from 'mongoose';
import { nameWords } from '../../../kernel/name-search.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import { RECORD_STATUSES, type StoredRecord } from '../intake/intake-record.ts';
import type { ListedRecords } from './review-input.ts';

/** Records that a search by name looks at, at most. */
const MOST_LOOKED_AT = 1000;

type InOrder = Pick<StoredRecord, 'receivedAt' | 'rowNumber'>;
/** What a search by name looks at: what rows say may be a thousand times as much. */
const LOOKED_AT = {
  intakeId: 1,
  status: 1,
  assignedTo: 1,
  nameKeys: 1,
  receivedAt: 1,
  rowNumber: 1,
} as const;
interface LookedAt extends Pick<StoredRecord, Exclude<keyof typeof LOOKED_AT, 'assignedTo'>> {
  readonly _id: string;
  readonly assignedTo: string | null;
}

/** Lists the records of a custodian file by file and row by row, at a cost that does not grow with them. */
export function createRecordList(records: RecordStore<StoredRecord>) {
  return async (custodianId: string, { filter, ...page }: ListedRecords): Promise<Page<StoredRecord>> => {
    const { intakeId, status, assignedTo, q } = filter ?? {};
    const statuses = status ? [status] : RECORD_STATUSES;
    const words = q === undefined ? [] : nameWords(q);
    if (words.length > 0) return byWords();
    const whose = intakeId === undefined ? { custodianId } : { intakeId };
    // Their index has records that are somebody's alone, which a store wants to hear.
    const theirs =
      assignedTo === undefined ? {} : { assignedTo: trusted({ $eq: assignedTo, $type: 'string' }) };
    const where = statuses.map((one) => ({ ...whose, ...theirs, status: one }));
    // A branch for each status: a store merges what each has in the order of the list, and sorts nothing.
    return pageOf(records, { $or: where }, BY_ROW, page);

    /** Each word must begin a word of the name; those of the rarest word are looked at. */
    async function byWords(): Promise<Page<StoredRecord>> {
      const leads = words.map((word) => ({ custodianId, nameKeys: new RegExp(`^${word}`) }));
      const counts = await Promise.all(
        leads.length === 1
          ? [0]
          : leads.map((lead) => records.model.countDocuments(lead, { limit: MOST_LOOKED_AT + 1 })),
      );
      const lead = leads[counts.indexOf(Math.min(...counts))] ?? {};
      const rows = await records.model
        .find(lead, LOOKED_AT)
        .limit(MOST_LOOKED_AT + 1)
        .lean<LookedAt[]>();
      const found = rows.slice(0, MOST_LOOKED_AT).filter(isAsked).sort(byRow);
      const { skip, limit } = pageWindow(page);
      const ids = found.slice(skip, skip + limit).map(({ _id }) => _id);
      return {
        items: (await records.byIds(ids)).sort(byRow),
        total: found.length,
        totalIsLowerBound: rows.length > MOST_LOOKED_AT,
        offset: skip,
        size: limit,
      };
    }

    function isAsked(record: LookedAt): boolean {
      return (
        (intakeId === undefined || record.intakeId === intakeId) &&
        (status === undefined || record.status === status) &&
        (assignedTo === undefined || record.assignedTo === assignedTo) &&
        words.every((word) => record.nameKeys.some((key) => key.startsWith(word)))
      );
    }
  };
}

function byRow(one: InOrder, other: InOrder): number {
  return one.receivedAt.getTime() - other.receivedAt.getTime() || one.rowNumber - other.rowNumber;
}
