import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { readSheet, type Sheet, type SheetRow } from '../../../kernel/sheets/sheet.ts';
import { createSweeper, type Lease } from '../../../kernel/sweeper.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { exact } from '../../../store/exact.ts';
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
import { BY_ROW, OLDEST_FIRST } from './intake-models.ts';
import { RECORD_STATUSES, type StoredRecord } from './intake-record.ts';
import { createNormalizer, type Normalizer } from './normalize.ts';
import type { Validation } from './validation.ts';

const EVERY_MS = 5000;
/** Longer than a step takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
/** Few enough that their commit keeps no request waiting, many enough that most of the time is not spent on commits. */
const ROWS_A_COMMIT = 100;
const JOBS_A_ROUND = 50;
/** How often a batch may end its process before it is given up. */
const MOST_ATTEMPTS = 5;

export const UNIT = 'custodian-registry';

/** Reads the files of batches into records, one at a time in all processes that share a store, the oldest first. */
export function createValidationWorker(deps: {
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
  readonly uploads: Uploads;
  readonly validation: Validation;
  readonly ledger: Ledger;
  readonly lease: Lease;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { batches, records, uploads, validation, ledger, lease, now, log } = deps;
  let isClosed = false;
  let hasTurn = false;
  const sweeper = createSweeper(
    work,
    EVERY_MS,
    'Batches of intake could not be worked off; it is tried again at the next interval',
    log,
  );

  return {
    start: sweeper.start,
    /** Looks for work at once. */
    wake: sweeper.again,
    /** Resolves when there was nothing left to do. */
    settle: sweeper.sweep,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    if (!(await keepTurn())) return;
    try {
      const failed = new Set<string>();
      for (;;) {
        const due = await batches.list({ isDue: true }, OLDEST_FIRST, { skip: 0, limit: JOBS_A_ROUND });
        const job = due.find(({ intakeId }) => !failed.has(intakeId));
        if (!job || isClosed || !hasTurn) return;
        const isDone = await workOff(job).catch(async (err: unknown) => {
          log.warn({ err, intakeId: job.intakeId }, 'A batch of intake stopped and goes on later');
          // What others fail in ends by itself; what fails here fails again.
          if (isAppError(err))
            await batches.model.updateOne({ _id: job.intakeId }, { $set: { attempts: 0 } });
          return false;
        });
        if (!isDone) failed.add(job.intakeId);
      }
    } finally {
      await lease.release();
    }
  }

  async function keepTurn(): Promise<boolean> {
    hasTurn = await lease.hold(LEASE_MS);
    return hasTurn;
  }

  /** False when somebody else goes on with it, or this process later. */
  async function workOff(job: StoredBatch): Promise<boolean> {
    if (job.status === 'CANCELLED' || job.status === 'FAILED') return cleared(job);
    if (job.attempts >= MOST_ATTEMPTS) {
      const message = 'it was interrupted again and again; divide the file into smaller ones';
      return failed(job, { code: 'interrupted', message });
    }
    try {
      const attempted = await change(job, (before) => ({ set: { attempts: before.attempts + 1 } }));
      if (!attempted) return true;
      const sheet = await sheetOf(uploads, job.file);
      if (attempted.rows === 0 && !(await counted(job, sheet))) return true;
      return await read(attempted, sheet);
    } catch (error) {
      if (error instanceof UnreadableFile) return failed(job, error.fault);
      throw error;
    }
  }

  /** Reads the whole file once, so that one which breaks off leaves no records; false when the batch does not go on. */
  async function counted(job: StoredBatch, sheet: Sheet): Promise<boolean> {
    let rows = 0;
    for await (const _row of sheet.rows()) {
      rows += 1;
      if (rows % (ROWS_A_COMMIT * ROWS_A_COMMIT) === 0 && (isClosed || !(await keepTurn()))) return false;
    }
    if (rows === 0)
      throw new UnreadableFile({ code: 'no_rows', message: 'there are no rows behind the header; add some' });
    return (await change(job, () => ({ set: { rows } }))) !== undefined;
  }

  async function read(job: StoredBatch, sheet: Sheet): Promise<boolean> {
    const normalizer = createNormalizer(job);
    const from = job.counts.total;
    let passed = 0;
    let chunk: SheetRow[] = [];
    for await (const row of sheet.rows()) {
      passed += 1;
      if (passed <= from) continue;
      chunk.push(row);
      if (chunk.length < ROWS_A_COMMIT) continue;
      if (!(await chunkDone(job, passed - chunk.length, chunk, normalizer))) return !isClosed && hasTurn;
      chunk = [];
    }
    if (chunk.length > 0 && !(await chunkDone(job, passed - chunk.length, chunk, normalizer)))
      return !isClosed && hasTurn;
    await change(job, (before) => {
      const status = nextBatchStatus(before.status, 'VALIDATED');
      return {
        set: { status, isDue: false, attempts: 0, validatedAt: now(), requester: undefined },
        audit: [{ ...batchFact('intake.validated', before), previousState: before.status, newState: status }],
      };
    });
    return true;
  }

  /** Commits the records of some rows with the counts of the batch, all or nothing; false when it does not go on. */
  async function chunkDone(
    job: StoredBatch,
    from: number,
    rows: readonly SheetRow[],
    normalizer: Normalizer,
  ): Promise<boolean> {
    if (isClosed || !(await keepTurn())) return false;
    const after = await change(job, async (before) => {
      // Somebody else has read these rows.
      if (before.counts.total !== from) return undefined;
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

  async function failed(job: StoredBatch, failure: BatchFailure): Promise<boolean> {
    const { line, column, code, message } = failure;
    const after = await change(job, (before) => {
      const status = nextBatchStatus(before.status, 'FAIL');
      return {
        set: { status, failure: { line, column, code, message }, endedAt: now(), fileKey: before.intakeId },
        audit: [{ ...batchFact('intake.failed', before), previousState: before.status, newState: status }],
      };
    });
    return after ? cleared(after) : true;
  }

  /** Of a batch that came to nothing neither the records nor the file are kept. */
  async function cleared({ intakeId, file }: StoredBatch): Promise<boolean> {
    const where = { $or: RECORD_STATUSES.map((status) => ({ intakeId, status })) };
    for (;;) {
      if (isClosed || !(await keepTurn())) return false;
      const left = await records.list(where, BY_ROW, { skip: 0, limit: ROWS_A_COMMIT });
      if (left.length === 0) break;
      const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
      await ledger.commit(context, { writes: left.map(({ recordId }) => removal(recordId)), audit: [] });
    }
    await uploads.remove(file.fileId);
    await batches.model.updateOne({ _id: intakeId }, { $set: { isDue: false } });
    return true;
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
