import type { Clock } from '../../../kernel/clock.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { readSheet, type Sheet, type SheetRow } from '../../../kernel/sheets/sheet.ts';
import { createStretches } from '../../../kernel/stretch.ts';
import { exact } from '../../../store/exact.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import type { MayGoOn, PortionOutcome } from '../../job-worker.ts';
import type { Templated } from '../templates/templated.ts';
import { type BulkJob, ended, MOST_ROWS, nextJobStatus } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import { type BulkRow, recounted, rowOf } from './bulk-row.ts';
import type { ChangeJob } from './job-changes.ts';

/** Few enough that their commit keeps no request waiting, many enough that most of the time is not spent on commits. */
const ROWS_A_COMMIT = 200;
/** Rows of one turn: then other jobs have theirs. */
const ROWS_A_PORTION = 2000;

/** Files whose readers are kept open between portions. */
const MOST_STANDING = 16;

/** Reads the rows of a file and says what is wrong with each. */
export function createBulkReading(deps: {
  readonly rows: RecordStore<BulkRow>;
  readonly uploads: Uploads;
  readonly templated: Pick<Templated, 'ofVersion'>;
  readonly change: ChangeJob;
  readonly now: Clock;
}) {
  const { rows, uploads, templated, change, now } = deps;
  /** Readers by job that stand where the next portion begins: a file is passed through once, not anew for each portion. */
  const standing = new Map<
    string,
    { readonly run: number; readonly at: number; readonly reader: AsyncGenerator<SheetRow> }
  >();

  return async (job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> => {
    try {
      // 1. What a validation before has left.
      if (job.counts.total === 0 && !(await cleared(job, mayGoOn))) return 'LATER';
      // 2. The whole file once, so that one that breaks off leaves no rows.
      const counted = job.rows === 0 ? await count(job, mayGoOn) : job;
      if (!counted) return 'LATER';
      // 3. A portion of its rows.
      return await read(counted, mayGoOn);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      const { line, column, code, message } = error.fault;
      await change(job, (before) => ({
        set: {
          ...ended(nextJobStatus(before.status, 'FAIL'), now()),
          failure: { line, column, code, message },
        },
        action: 'bulk_issuance.failed',
      }));
      return 'DONE';
    }
  };

  /** The rows behind those that were read. */
  async function readerOf({ jobId, run, file, counts }: BulkJob): Promise<AsyncGenerator<SheetRow>> {
    const kept = standing.get(jobId);
    standing.delete(jobId);
    if (kept?.run === run && kept.at === counts.total) return kept.reader;
    await kept?.reader.return(undefined);
    const reader = (await sheetOf(uploads, file)).rows();
    for (let passed = 0; passed < counts.total; passed += 1) await reader.next();
    return reader;
  }

  function keep({ jobId, run }: BulkJob, at: number, reader: AsyncGenerator<SheetRow>): void {
    standing.set(jobId, { run, at, reader });
    for (const [oldest, { reader: unread }] of standing) {
      if (standing.size <= MOST_STANDING) return;
      standing.delete(oldest);
      void unread.return(undefined);
    }
  }

  async function cleared({ jobId }: BulkJob, mayGoOn: MayGoOn): Promise<boolean> {
    for (;;) {
      if (!(await mayGoOn())) return false;
      const left = await rows.list({ jobId }, BY_ROW, { skip: 0, limit: ROWS_A_COMMIT });
      if (left.length === 0) return true;
      await rows.model.deleteMany({ $or: left.map(({ rowId }) => ({ _id: rowId })) });
    }
  }

  async function count(job: BulkJob, mayGoOn: MayGoOn): Promise<BulkJob | undefined> {
    let found = 0;
    for await (const _row of (await sheetOf(uploads, job.file)).rows()) {
      found += 1;
      if (found % (ROWS_A_COMMIT * ROWS_A_COMMIT) === 0 && !(await mayGoOn())) return undefined;
    }
    if (found === 0)
      throw new UnreadableFile({ code: 'no_rows', message: 'there are no rows behind the header; add some' });
    return change(job, () => ({ set: { rows: found } }));
  }

  async function read(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    const template = await templated.ofVersion(job.templateId, job.templateVersion);
    const from = job.counts.total;
    let passed = from;
    let chunk: SheetRow[] = [];
    const breathe = createStretches();
    const commit = async (): Promise<boolean> => {
      if (!(await mayGoOn())) return false;
      const at = now();
      const made: BulkRow[] = [];
      for (const row of chunk) {
        await breathe();
        made.push(rowOf(job, row, template, at));
      }
      const start = passed - chunk.length;
      const after = await change(job, (before) => {
        // Somebody else has read these rows.
        if (before.counts.total !== start) return undefined;
        const counts = recounted(
          before.counts,
          made.map(({ status }) => ({ after: status })),
        );
        return {
          set: { counts, attempts: 0 },
          writes: made.map((row): Write => exact(rows.insertWrite(row))),
        };
      });
      chunk = [];
      return after !== undefined;
    };
    const reader = await readerOf(job);
    let isKept = false;
    try {
      while (passed < from + ROWS_A_PORTION) {
        const { value: row, done } = await reader.next();
        if (done) break;
        passed += 1;
        chunk.push(row);
        if (chunk.length >= ROWS_A_COMMIT && !(await commit())) return 'LATER';
      }
      if (chunk.length > 0 && !(await commit())) return 'LATER';
      if (passed === from + ROWS_A_PORTION) {
        keep(job, passed, reader);
        isKept = true;
        return 'MORE';
      }
    } finally {
      if (!isKept) await reader.return(undefined);
    }
    await change(job, (before) => ({
      set: {
        status: nextJobStatus(before.status, 'VALIDATED'),
        isDue: false,
        attempts: 0,
        requester: undefined,
      },
      action: 'bulk_issuance.validated',
    }));
    return 'DONE';
  }
}

/** The table of a file that was sent. Error: UnreadableFile. */
export function sheetOf(
  uploads: Pick<Uploads, 'read'>,
  { fileId, name, size }: Pick<BulkJob['file'], 'fileId' | 'name' | 'size'>,
): Promise<Sheet> {
  const file = { size, read: (from: number) => uploads.read(fileId, from) };
  return readSheet(file, { fileName: name, mostRows: MOST_ROWS });
}
