import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import type { Logger } from '../../../kernel/log.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { readSheet, type Sheet, type SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { exact } from '../../../store/exact.ts';
import { createJobQueue, type Turn } from '../../../store/job-queue.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import {
  type BatchFailure,
  batchFact,
  MOST_ROWS,
  nextBatchStatus,
  recounted,
  type StoredBatch,
} from './intake-batch.ts';
import { BY_ROW } from './intake-models.ts';
import { RECORD_STATUSES, type StoredRecord } from './intake-record.ts';
import { createNormalizer, type Normalizer } from './normalize.ts';
import type { CustodianStandings } from './ports.ts';
import type { Validation } from './validation.ts';

/** Few enough that their commit keeps no request waiting, many enough that most of the time is not spent on commits. */
const ROWS_A_COMMIT = 100;
/** How often a batch may end its process before it is given up. */
const MOST_ATTEMPTS = 5;

export const UNIT = 'custodian-registry';

/** Reads the files of batches into records, in the background. */
export function createValidationWorker(deps: {
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
  readonly uploads: Uploads;
  readonly validation: Validation;
  readonly custodians: CustodianStandings;
  readonly ledger: Ledger;
  readonly lease: Lease;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { batches, records, uploads, validation, custodians, ledger, lease, now, log } = deps;
  return createJobQueue<StoredBatch>({
    jobs: batches,
    idOf: ({ intakeId }) => intakeId,
    owner: 'custodianId',
    workOff,
    lease,
    called: 'Batches of intake',
    now,
    log,
  });

  async function workOff(job: StoredBatch, turn: Turn): Promise<void> {
    if (job.status === 'CANCELLED' || job.status === 'FAILED') return cleared(job, turn);
    if (job.attempts >= MOST_ATTEMPTS) {
      const message = 'it was interrupted again and again; divide the file into smaller ones';
      return failed(job, { code: 'interrupted', message }, turn);
    }
    try {
      const attempted = await change(job, (before) => ({ set: { attempts: before.attempts + 1 } }));
      if (!attempted) return;
      const sheet = await sheetOf(uploads, job.file);
      if (attempted.rows === 0 && !(await counted(job, sheet, turn))) return;
      await read(attempted, sheet, turn);
    } catch (error) {
      if (error instanceof UnreadableFile) return failed(job, error.fault, turn);
      throw error;
    }
  }

  /** Reads the whole file once, so that one which breaks off leaves no records; false when the batch does not go on. */
  async function counted(job: StoredBatch, sheet: Sheet, turn: Turn): Promise<boolean> {
    let rows = 0;
    for await (const _row of sheet.rows()) {
      rows += 1;
      if (rows % (ROWS_A_COMMIT * ROWS_A_COMMIT) === 0 && !(await turn.hold())) return false;
    }
    if (rows === 0)
      throw new UnreadableFile({ code: 'no_rows', message: 'there are no rows behind the header; add some' });
    return (await change(job, () => ({ set: { rows } }))) !== undefined;
  }

  async function read(job: StoredBatch, sheet: Sheet, turn: Turn): Promise<void> {
    const normalizer = createNormalizer(job);
    const from = job.counts.total;
    let passed = 0;
    let chunk: SheetRow[] = [];
    for await (const row of sheet.rows()) {
      passed += 1;
      if (passed <= from) continue;
      chunk.push(row);
      if (chunk.length < ROWS_A_COMMIT) continue;
      if (!(await chunkDone(job, passed - chunk.length, chunk, normalizer, turn))) return;
      chunk = [];
    }
    if (chunk.length > 0 && !(await chunkDone(job, passed - chunk.length, chunk, normalizer, turn))) return;
    await change(job, (before) => {
      const status = nextBatchStatus(before.status, 'VALIDATED');
      return {
        set: { status, isDue: false, attempts: 0, validatedAt: now(), requester: undefined },
        audit: [{ ...batchFact('intake.validated', before), previousState: before.status, newState: status }],
      };
    });
  }

  /** Commits the records of some rows with the counts of the batch, all or nothing; false when it does not go on. */
  async function chunkDone(
    job: StoredBatch,
    from: number,
    rows: readonly SheetRow[],
    normalizer: Normalizer,
    turn: Turn,
  ): Promise<boolean> {
    if (!(await turn.goesOn())) return false;
    const after = await change(job, async (before) => {
      // Somebody else has read these rows.
      if (before.counts.total !== from) return undefined;
      // People are looked for in its name.
      const custodian = await custodians.byId(before.custodianId);
      if (custodian?.status !== 'ACTIVE') {
        const message = `your custodian is ${custodian?.status ?? 'gone'}; send the file again when it is ACTIVE`;
        throw new UnreadableFile({ code: 'custodian_not_active', message });
      }
      const made = await validation.ofRows(before, rows, normalizer, contextOf(before).unit, now());
      return {
        set: {
          ...recounted(
            before,
            made.map((record) => ({ after: record })),
          ),
          attempts: 0,
        },
        writes: [
          // What a validation before has made of the row.
          ...(before.run > 1 ? made.map(({ recordId }) => removal(recordId)) : []),
          ...made.map((record) => exact(records.insertWrite(record))),
        ],
      };
    });
    return after !== undefined;
  }

  function removal(recordId: string): Write {
    return { model: records.model, operation: { deleteOne: { filter: { _id: recordId } } }, isExact: true };
  }

  /** Reads a batch, decides and commits, as often as others come first; undefined when this validation is not wanted any more. */
  function change(
    { intakeId, run }: StoredBatch,
    decision: (before: StoredBatch) => Change | undefined | Promise<Change | undefined>,
  ): Promise<StoredBatch | undefined> {
    return anewAfterRaces(async () => {
      const before = await batches.byId(intakeId);
      if (before?.status !== 'VALIDATING' || before.run !== run) return undefined;
      const decided = await decision(before);
      if (!decided) return undefined;
      const { set, writes = [], audit = [] } = decided;
      const at = now();
      await ledger.commit(contextOf(before).own, {
        writes: [...writes, batches.updateWrite(before, set, at)],
        audit,
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  async function failed(job: StoredBatch, failure: BatchFailure, turn: Turn): Promise<void> {
    const { line, column, code, message } = failure;
    const after = await change(job, (before) => {
      const status = nextBatchStatus(before.status, 'FAIL');
      return {
        set: { status, failure: { line, column, code, message }, endedAt: now(), fileKey: before.intakeId },
        audit: [{ ...batchFact('intake.failed', before), previousState: before.status, newState: status }],
      };
    });
    if (after) await cleared(after, turn);
  }

  /** Of a batch that came to nothing neither the records nor the file are kept. */
  async function cleared({ intakeId, file }: StoredBatch, turn: Turn): Promise<void> {
    const where = { $or: RECORD_STATUSES.map((status) => ({ intakeId, status })) };
    for (;;) {
      if (!(await turn.goesOn())) return;
      const left = await records.list(where, BY_ROW, { skip: 0, limit: ROWS_A_COMMIT });
      if (left.length === 0) break;
      const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
      await ledger.commit(context, { writes: left.map(({ recordId }) => removal(recordId)), audit: [] });
    }
    await uploads.remove(file.fileId);
    await batches.model.updateOne({ _id: intakeId }, { $set: { isDue: false } });
  }
}

export type ValidationWorker = ReturnType<typeof createValidationWorker>;

/** The table of a file that was sent. Error: UnreadableFile. */
export function sheetOf(
  uploads: Pick<Uploads, 'read'>,
  { fileId, name, size }: Pick<StoredBatch['file'], 'fileId' | 'name' | 'size'>,
): Promise<Sheet> {
  const file = { size, read: (from: number) => uploads.read(fileId, from) };
  return readSheet(file, { fileName: name, mostRows: MOST_ROWS });
}

interface Change {
  readonly set: Partial<StoredBatch>;
  readonly writes?: readonly Write[];
  readonly audit?: readonly AuditFact[];
}

/** Who has asked for the validation, and who asks other domains. */
function contextOf({ requester, correlationId }: StoredBatch): {
  readonly own: Context;
  readonly unit: Context;
} {
  const own = newContext({ identity: requester ?? { kind: 'unit', unit: UNIT }, correlationId });
  return { own, unit: asUnit(own, UNIT) };
}
