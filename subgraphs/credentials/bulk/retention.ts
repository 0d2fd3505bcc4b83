import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import type { PageWindow } from '../../../kernel/paging.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import { type BulkJob, jobFact } from './bulk-job.ts';
import { BY_ROW } from './bulk-models.ts';
import type { BulkRow } from './bulk-row.ts';
import { UNIT } from './job-changes.ts';

const JOBS_A_SWEEP = 20;
const ROWS_AT_ONCE = 500;
/** An invite lives for so long. */
const WAITING_MS = 30 * 24 * 60 * 60 * 1000;
const DUE_FIRST = { dropAt: 1, _id: 1 } as const;

/** Drops what files say when their jobs have been over for long enough; may be interrupted anywhere and called again. */
export function createBulkRetention(deps: {
  readonly jobs: RecordStore<BulkJob>;
  readonly rows: RecordStore<BulkRow>;
  readonly uploads: Uploads;
  readonly ledger: Ledger;
  readonly now: Clock;
}) {
  const { jobs, rows, uploads, ledger, now } = deps;

  return async (): Promise<void> => {
    const where = { dropAt: trusted({ $type: 'date', $lte: now() }) };
    for (const job of await jobs.list(where, DUE_FIRST, { skip: 0, limit: JOBS_A_SWEEP })) {
      // Somebody may still accept: the credential needs what the row says.
      if (job.counts.awaitingHolder > 0) {
        const dropAt = new Date(now().getTime() + WAITING_MS);
        await jobs.model.updateOne({ _id: job.jobId, rowVersion: job.rowVersion }, { $set: { dropAt } });
        continue;
      }
      await uploads.remove(job.file.fileId);
      await dropRows(job.jobId);
      await anewAfterRaces(async () => {
        const before = await jobs.byId(job.jobId);
        if (!before?.dropAt) return;
        await ledger.commit(newContext({ identity: { kind: 'unit', unit: UNIT } }), {
          writes: [jobs.updateWrite(before, { dropAt: undefined }, now())],
          audit: jobFact('bulk_issuance.rows_dropped', before),
        });
      });
    }
  };

  /** The rows stay with their number, their outcome and the id of their credential. */
  async function dropRows(jobId: string): Promise<void> {
    let behind: PageWindow['behind'];
    for (;;) {
      const found = await rows.list({ jobId }, BY_ROW, {
        skip: 0,
        limit: ROWS_AT_ONCE,
        ...(behind && { behind }),
      });
      const last = found.at(-1);
      if (!last) return;
      await rows.model.updateMany(
        { $or: found.map(({ rowId }) => ({ _id: rowId })) },
        { $set: { claims: null, email: null, holderDid: null } },
      );
      behind = rows.keyOf(BY_ROW)(last);
    }
  }
}
