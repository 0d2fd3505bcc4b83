import type { AuditFact } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { grouped } from '../../../kernel/grouped.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import {
  batchFact,
  completed,
  isInReview,
  nextBatchStatus,
  recounted,
  type StoredBatch,
} from './intake-batch.ts';
import {
  nextRecordStatus,
  type RecordEvent,
  type RecordStatus,
  recordFact,
  type StoredRecord,
} from './intake-record.ts';

/** A change of a record as it was read. */
export interface RecordMove {
  readonly record: StoredRecord;
  readonly event: RecordEvent;
  /** Where the event leads to several. */
  readonly to?: RecordStatus | undefined;
  /** What changes with it. */
  readonly set?: Partial<StoredRecord> | undefined;
  /** What the trail says of it: words of the platform, no personal data. */
  readonly reason?: string | undefined;
}

/** What is to be committed in one go. */
export interface MovedRecords {
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
  /** The records as they are after the commit, in order. */
  readonly after: readonly StoredRecord[];
}

/** These are no decisions of the review, so a batch that is completed stays so. */
const AFTER_REVIEW: ReadonlySet<RecordEvent> = new Set(['ATTEST', 'WITHDRAW_ATTESTATION', 'ISSUE']);
const CORRECTIONS: ReadonlySet<RecordEvent> = new Set(['RESUBMIT']);
/** What leaves nothing to do. */
const LAST_DECISIONS: ReadonlySet<RecordEvent> = new Set(['APPROVE', 'REJECT']);

/**
 * Changes records, each guarded by its row version, and with them the counts and the statuses of their batches, guarded likewise: a
 * commit that fails with CONFLICT is to be made anew from records that are read again, as `inTurn` does it. Each record once a call.
 */
export function createRecordMoves(
  batches: Pick<RecordStore<StoredBatch>, 'byIds' | 'updateWrite'>,
  records: Pick<RecordStore<StoredRecord>, 'updateWrite'>,
) {
  /** Errors: INVALID_STATE_TRANSITION for a record or a batch that is not in a state for this. */
  return async (moves: readonly RecordMove[], at: Date): Promise<MovedRecords> => {
    const moved = moves.map((move) => {
      const { record, event, to, set = {} } = move;
      const status = nextRecordStatus(record, event, to);
      const changed = { ...set, status };
      const after = { ...record, ...changed, updatedAt: at, rowVersion: record.rowVersion + 1 };
      return { ...move, changed, after };
    });
    const of = grouped(moved, ({ record }) => record.intakeId);
    const known = new Map((await batches.byIds([...of.keys()])).map((batch) => [batch.intakeId, batch]));
    const told = [...of].map(([intakeId, own]) => {
      const batch = known.get(intakeId);
      if (!batch) throw new Error(`The batch ${intakeId} of records is gone.`);
      return batchMoved(batch, own, at);
    });
    return {
      writes: [
        ...moved.map(({ record, changed }) => records.updateWrite(record, changed, at)),
        ...told.map(({ batch, set }) => batches.updateWrite(batch, set, at)),
      ],
      audit: [
        ...moved.flatMap(({ record, event, after, reason }) => {
          const fact = recordFact(record, event, after.status);
          return fact ? [{ ...fact, reason }] : [];
        }),
        ...told.flatMap(({ audit }) => audit),
      ],
      after: moved.map(({ after }) => after),
    };
  };
}

export type MoveRecords = ReturnType<typeof createRecordMoves>;

interface Moved extends RecordMove {
  readonly after: StoredRecord;
}

function batchMoved(batch: StoredBatch, moved: readonly Moved[], at: Date) {
  const tally = recounted(
    batch,
    moved.map(({ record, after }) => ({ before: record, after })),
  );
  const is = (events: ReadonlySet<RecordEvent>) => moved.some(({ event }) => events.has(event));
  const isOver = batch.status === 'COMPLETED';
  // Those that are INVALID when a batch is completed may be corrected still; what comes of it is decided on.
  const stays = is(CORRECTIONS)
    ? isOver && tally.open === 0
    : is(AFTER_REVIEW) && (isOver || batch.status === 'IN_REVIEW');
  if (stays) return { batch, set: tally, audit: [] };
  if (is(AFTER_REVIEW) || !(isInReview(batch.status) || (isOver && is(CORRECTIONS))))
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The batch of these records is ${batch.status}; records are decided on while it is READY_FOR_REVIEW or IN_REVIEW.`,
    );
  const audit: AuditFact[] = [];
  let status = nextBatchStatus(batch.status, isOver ? 'REOPEN' : 'REVIEW');
  if (status !== batch.status)
    audit.push({ ...batchFact('intake.review_begun', batch), previousState: batch.status, newState: status });
  let set: Partial<StoredBatch> = { ...tally, status, endedAt: undefined, dropAt: undefined };
  if (tally.open === 0 && is(LAST_DECISIONS)) {
    status = nextBatchStatus(status, 'COMPLETE');
    set = { ...tally, ...completed(at) };
    audit.push({ ...batchFact('intake.completed', batch), previousState: 'IN_REVIEW', newState: status });
  }
  return { batch, set, audit };
}
