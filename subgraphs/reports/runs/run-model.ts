import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { REPORT_FORMATS } from '../formats/format.ts';
import { REPORT_KINDS } from '../kinds.ts';
import { REPORT_STATUSES, type StoredRun } from './run.ts';

/** The order of the list: the newest first. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** The order of the work: the oldest first. */
export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
/** The order of the end: what has been over for longest first. */
export const LONGEST_OVER = { expiresAt: 1, _id: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const count = { type: Number, required: true };
const maybeDate = { type: Date, default: null };
const maybeObject = { type: Object, default: null };

// Each combination of conditions is a list of its own.
const LISTS = [
  ['ownerKey'],
  ['ownerKey', 'kind'],
  ['ownerKey', 'status'],
  ['ownerKey', 'kind', 'status'],
] as const;

/** Opens the collection `reports`. */
export function runStore(connection: Connection): Promise<RecordStore<StoredRun>> {
  return recordStore<StoredRun>(connection, {
    name: 'Report',
    collection: 'reports',
    key: 'reportId',
    shape: {
      kind: { ...text, enum: REPORT_KINDS },
      owner: { type: Object, required: true },
      organization: maybeObject,
      format: { ...text, enum: REPORT_FORMATS },
      periodFrom: maybe,
      periodTo: maybe,
      filters: { type: Object, required: true },
      scheme: maybeObject,
      orderedAt: { type: Date, required: true },
      status: { ...text, enum: REPORT_STATUSES },
      sourceCount: count,
      leftOutCount: count,
      rowCount: count,
      failedRowCount: count,
      errorCount: count,
      firstErrors: { type: [Object], required: true },
      file: maybeObject,
      errorsFile: maybeObject,
      coveredTo: maybeDate,
      statement: maybe,
      signature: maybe,
      failure: maybeObject,
      startedAt: maybeDate,
      endedAt: maybeDate,
      expiresAt: maybeDate,
      ownerKey: text,
      isSensitive: { type: Boolean, required: true },
      isDue: { type: Boolean, required: true },
      attempts: count,
      place: { type: Number, default: null },
      uploadId: maybe,
      errorsUploadId: maybe,
      requester: { type: Object, required: true },
      correlationId: text,
    },
    indexes: [
      // No more runs of one owner wait than there are places, however many are ordered at once.
      [
        { ownerKey: 1, place: 1 },
        { unique: true, partialFilterExpression: { place: { $type: 'number' } } },
      ],
      [{ isDue: 1, ...OLDEST_FIRST }], // the work
      [{ status: 1, ...LONGEST_OVER }], // whose files go
      ...LISTS.flatMap((paths) =>
        [[], ['isSensitive']].map((more) => {
          const fields = [...paths, ...more].map((path) => [path, 1 as const] as const);
          return [{ ...Object.fromEntries(fields), ...NEWEST_FIRST }] as const;
        }),
      ),
    ],
  });
}
