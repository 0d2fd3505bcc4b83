import { actorOf } from '../../../kernel/audit.ts';
import { asUnit, type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type StoredBatch, turnOf } from '../intake/intake-batch.ts';
import {
  type IntakeRecord,
  type RecordStatus,
  recordSubject,
  type StoredRecord,
} from '../intake/intake-record.ts';
import type { IntakeNeeds } from '../intake/ports.ts';
import type { MoveRecords, RecordMove } from '../intake/record-moves.ts';
import type { Validation } from '../intake/validation.ts';
import { UNIT } from '../intake/validation-worker.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { corrected } from './correction.ts';
import { createRecordList } from './record-list.ts';
import {
  approveInput,
  approveManyInput,
  assignInput,
  correctInput,
  listRecordsInput,
  parseRecordId,
  refuseInput,
  rejectManyInput,
} from './review-input.ts';

/**
 * The operations on records: a custodian sees its own alone. Whoever has sent a file decides about none of its records
 * (FOUR_EYES_REQUIRED). Errors of all that decide: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION.
 */
export interface ReviewService {
  byId(input: unknown, context: Context): Promise<IntakeRecord>;
  /** File by file as they came, row by row. */
  list(input: unknown, context: Context): Promise<Page<IntakeRecord>>;
  /** Gives a record to somebody who reviews, the caller unless told. Errors: VALIDATION_FAILED for anybody else. */
  assign(input: unknown, context: Context): Promise<IntakeRecord>;
  unassign(input: unknown, context: Context): Promise<IntakeRecord>;
  /** A record that may be a duplicate takes a reason. */
  approve(input: unknown, context: Context): Promise<IntakeRecord>;
  reject(input: unknown, context: Context): Promise<IntakeRecord>;
  /** To whoever has sent it, who corrects it. */
  return(input: unknown, context: Context): Promise<IntakeRecord>;
  /** All or none, up to 500. */
  approveMany(input: unknown, context: Context): Promise<readonly IntakeRecord[]>;
  rejectMany(input: unknown, context: Context): Promise<readonly IntakeRecord[]>;
  /** Replaces values of a record that is RETURNED or INVALID, which then is looked at anew. For whoever has sent it: FORBIDDEN else. */
  correct(input: unknown, context: Context): Promise<IntakeRecord>;
  /** Asks anew whom a record may be about. */
  match(input: unknown, context: Context): Promise<IntakeRecord>;
}

const MATCHABLE: ReadonlySet<RecordStatus> = new Set([
  'DUPLICATE_SUSPECTED',
  'PENDING_REVIEW',
  'IN_REVIEW',
  'APPROVED',
]);

export function createReviewService(
  options: Pick<RoomDeps, 'ledger' | 'inTurn' | 'now'> &
    Pick<IntakeNeeds, 'reviewers'> & {
      readonly batches: RecordStore<StoredBatch>;
      readonly records: RecordStore<StoredRecord>;
      readonly validation: Validation;
      readonly move: MoveRecords;
    },
): ReviewService {
  const { batches, records, reviewers, validation, move, ledger, inTurn, now } = options;
  const listed = createRecordList(records);

  return {
    async byId(input, context) {
      permit(context, 'intake.read');
      return recordOf(await load(parseRecordId(input), context));
    },

    async list(input, context) {
      permit(context, 'intake.read');
      const asked = parseInput(listRecordsInput, input);
      const { custodianId } = custodianOf(context);
      const { intakeId } = asked.filter ?? {};
      // Its records are found by the batch alone.
      if (intakeId !== undefined) ownOnly(await batches.byId(intakeId), context, 'batch');
      const { items, keyOf, ...rest } = await listed(custodianId, asked);
      const keys = new Map(items.map((item) => [item.recordId, keyOf?.(item) ?? []]));
      return {
        ...rest,
        items: items.map(recordOf),
        ...(keyOf && { keyOf: ({ recordId }: IntakeRecord) => keys.get(recordId) ?? [] }),
      };
    },

    async assign(input, context) {
      permit(context, 'intake.review');
      const { recordId, assignTo } = parseInput(assignInput, input);
      const { custodianId } = custodianOf(context);
      const self = userOf(context);
      const assignedTo = assignTo ?? self;
      if (
        assignedTo !== self &&
        !(await reviewers.isReviewer(custodianId, assignedTo, asUnit(context, UNIT)))
      )
        throw invalid(
          'assignTo',
          'reviewer',
          'name an active member of yours with the role Reviewer or Admin',
        );
      return one(recordId, context, (record) => {
        requireOther(record, assignedTo);
        if (record.assignedTo === assignedTo && record.status === 'IN_REVIEW') return undefined;
        return { record, event: 'ASSIGN', set: { assignedTo } };
      });
    },

    async unassign(input, context) {
      permit(context, 'intake.review');
      return one(parseRecordId(input), context, (record) => {
        const to = record.duplicateOf === undefined ? 'PENDING_REVIEW' : 'DUPLICATE_SUSPECTED';
        return { record, event: 'UNASSIGN', to, set: { assignedTo: undefined } };
      });
    },

    async approve(input, context) {
      permit(context, 'intake.review');
      const { recordId, reason } = parseInput(approveInput, input);
      return one(recordId, context, (record) => approval(record, reason, userOf(context)));
    },

    async reject(input, context) {
      permit(context, 'intake.review');
      const { recordId, reason } = parseInput(refuseInput, input);
      return one(recordId, context, (record) => rejection(record, reason, userOf(context)));
    },

    async return(input, context) {
      permit(context, 'intake.review');
      const { recordId, reason } = parseInput(refuseInput, input);
      const reviewedBy = userOf(context);
      return one(recordId, context, (record) => {
        requireOther(record, reviewedBy);
        if (isDecided(record, 'RETURNED', reviewedBy)) return undefined;
        return { record, event: 'RETURN', set: { reviewedBy, decisionReason: reason } };
      });
    },

    async approveMany(input, context) {
      permit(context, 'intake.review');
      const { recordIds, reason } = parseInput(approveManyInput, input);
      return many(recordIds, context, (record) => approval(record, reason, userOf(context)));
    },

    async rejectMany(input, context) {
      permit(context, 'intake.review');
      const { recordIds, reason } = parseInput(rejectManyInput, input);
      return many(recordIds, context, (record) => rejection(record, reason, userOf(context)));
    },

    async correct(input, context) {
      permit(context, 'intake.write');
      const { recordId, ...correction } = parseInput(correctInput, input);
      return one(recordId, context, async (record) => {
        if (record.uploadedBy !== userOf(context))
          throw new AppError(
            'FORBIDDEN',
            'Only whoever has sent the file corrects its records; return or reject the record instead.',
          );
        const batch = ownOnly(await batches.byId(record.intakeId), context, 'batch');
        const { status, ...set } = await validation.ofCorrection(
          batch,
          record,
          corrected(batch, record, correction),
          asUnit(context, UNIT),
        );
        const anew = { assignedTo: undefined, reviewedBy: undefined, decisionReason: undefined };
        return { record, event: 'RESUBMIT', to: status, set: { ...set, ...anew } };
      });
    },

    async match(input, context) {
      permit(context, 'intake.review');
      const recordId = parseRecordId(input);
      return inTurn(turnOf(custodianOf(context).custodianId), async () => {
        const record = await load(recordId, context);
        requireRowVersion(context, record.rowVersion);
        if (!MATCHABLE.has(record.status))
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This record is ${record.status}; people are looked for until it is attested.`,
          );
        const batch = ownOnly(await batches.byId(record.intakeId), context, 'batch');
        const set = await validation.ofPerson(batch, record.normalized, asUnit(context, UNIT));
        const at = now();
        await ledger.commit(context, {
          writes: [records.updateWrite(record, set, at)],
          audit: { ...recordSubject(record), action: 'intake_record.matched', newState: set.matching },
        });
        return recordOf({ ...record, ...set, updatedAt: at, rowVersion: record.rowVersion + 1 });
      });
    },
  };

  /** Changes one record; undefined leaves it as it is. */
  async function one(
    recordId: string,
    context: Context,
    decide: (record: StoredRecord) => RecordMove | undefined | Promise<RecordMove | undefined>,
  ): Promise<IntakeRecord> {
    return inTurn(turnOf(custodianOf(context).custodianId), async () => {
      const record = await load(recordId, context);
      requireRowVersion(context, record.rowVersion);
      const decided = await decide(record);
      if (!decided) return recordOf(record);
      const [after = record] = await committed([decided], context);
      return recordOf(after);
    });
  }

  async function many(
    recordIds: readonly string[],
    context: Context,
    decide: (record: StoredRecord) => RecordMove | undefined,
  ): Promise<readonly IntakeRecord[]> {
    return inTurn(turnOf(custodianOf(context).custodianId), async () => {
      const found = new Map((await records.byIds(recordIds)).map((record) => [record.recordId, record]));
      const own = recordIds.map((recordId) => ownOnly(found.get(recordId), context, 'record'));
      const after = await committed(
        own.flatMap((record) => decide(record) ?? []),
        context,
      );
      const changed = new Map(after.map((record) => [record.recordId, record]));
      return own.map((record) => recordOf(changed.get(record.recordId) ?? record));
    });
  }

  async function committed(moves: readonly RecordMove[], context: Context): Promise<readonly StoredRecord[]> {
    if (moves.length === 0) return [];
    const { writes, audit, after } = await move(moves, now());
    await ledger.commit(context, { writes, audit });
    return after;
  }

  async function load(recordId: string, context: Context): Promise<StoredRecord> {
    return ownOnly(await records.byId(recordId), context, 'record');
  }

  function userOf(context: Context): string {
    return actorOf(context, now()).id ?? '';
  }
}

function approval(
  record: StoredRecord,
  reason: string | undefined,
  reviewedBy: string,
): RecordMove | undefined {
  requireOther(record, reviewedBy);
  if (isDecided(record, 'APPROVED', reviewedBy)) return undefined;
  if (record.duplicateOf !== undefined && reason === undefined)
    throw invalid(
      'reason',
      'required',
      `say why ${record.recordId} is no duplicate of ${record.duplicateOf}, or reject it`,
    );
  return { record, event: 'APPROVE', set: { reviewedBy, decisionReason: reason } };
}

function rejection(record: StoredRecord, reason: string, reviewedBy: string): RecordMove | undefined {
  requireOther(record, reviewedBy);
  if (isDecided(record, 'REJECTED', reviewedBy)) return undefined;
  return { record, event: 'REJECT', set: { reviewedBy, decisionReason: reason } };
}

/** A decision that is repeated changes nothing. */
function isDecided(record: StoredRecord, status: RecordStatus, reviewedBy: string): boolean {
  return record.status === status && record.reviewedBy === reviewedBy;
}

function requireOther({ uploadedBy }: StoredRecord, userId: string): void {
  if (uploadedBy === userId)
    throw new AppError(
      'FOUR_EYES_REQUIRED',
      'Whoever has sent a file does not decide about its records; ask a colleague who reviews.',
    );
}

/** Without the keys of the lists. */
export function recordOf({ nameKeys: _names, dedupKey: _key, ...record }: StoredRecord): IntakeRecord {
  return record;
}
