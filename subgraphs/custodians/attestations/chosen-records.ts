import type { Context } from '../../../kernel/context.ts';
import type { Hash } from '../../../kernel/crypto/merkle-tree.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { StoredBatch } from '../intake/intake-batch.ts';
import { BY_ROW } from '../intake/intake-models.ts';
import type { StoredRecord } from '../intake/intake-record.ts';
import { ownOnly } from '../tenancy.ts';
import { MOST_RECORDS } from './attestation.ts';
import { leafOf, rowOf } from './attested-row.ts';

/** Records that one query asks for. */
export const READ_AT_ONCE = 500;
/** Records that a refusal names. */
const MOST_NAMED = 100;

/** A record in the tree of an attestation. */
export interface SaltedRow {
  readonly recordId: string;
  readonly salt: string;
  readonly leaf: Hash;
}

export type ChosenRecords = ReturnType<typeof createChosenRecords>;

/** The records of a custodian that an attestation is to be about. */
export function createChosenRecords({
  batches,
  records,
}: {
  readonly batches: RecordStore<StoredBatch>;
  readonly records: RecordStore<StoredRecord>;
}) {
  return { chosen, named, rowsOf };

  /** Those that are named, or those of a batch that are APPROVED, row by row. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  function chosen(
    asked: { readonly recordIds?: readonly string[] | undefined; readonly intakeId?: string | undefined },
    context: Context,
  ): Promise<StoredRecord[]> {
    return asked.recordIds ? named(asked.recordIds, context) : ofBatch(asked.intakeId ?? '', context);
  }

  /** In the order of their ids. Error: NOT_FOUND. */
  async function named(recordIds: readonly string[], context: Context): Promise<StoredRecord[]> {
    const found = new Map<string, StoredRecord>();
    for (let at = 0; at < recordIds.length; at += READ_AT_ONCE)
      for (const record of await records.byIds(recordIds.slice(at, at + READ_AT_ONCE)))
        found.set(record.recordId, record);
    return recordIds.map((recordId) => ownOnly(found.get(recordId), context, 'record'));
  }

  async function ofBatch(intakeId: string, context: Context): Promise<StoredRecord[]> {
    ownOnly(await batches.byId(intakeId), context, 'batch');
    const where = { intakeId, status: 'APPROVED' };
    const keyOf = records.keyOf(BY_ROW);
    const found: StoredRecord[] = [];
    while (found.length < MOST_RECORDS) {
      const last = found.at(-1);
      const limit = Math.min(READ_AT_ONCE, MOST_RECORDS - found.length);
      const window = { skip: 0, limit, ...(last && { behind: keyOf(last) }) };
      const page = await records.list(where, BY_ROW, window);
      found.push(...page);
      if (page.length < limit) break;
    }
    if (found.length > 0) return found;
    throw new AppError('INVALID_STATE_TRANSITION', 'No record of this batch is APPROVED; review some first.');
  }

  /** What the records say now, each with the salt that stands at its place. */
  async function rowsOf(
    chosen: readonly StoredRecord[],
    salts: readonly string[],
    context: Context,
  ): Promise<readonly SaltedRow[]> {
    const intakeIds = [...new Set(chosen.map(({ intakeId }) => intakeId))];
    const known = new Map((await batches.byIds(intakeIds)).map((batch) => [batch.intakeId, batch]));
    return chosen.map((record, at) => {
      const batch = ownOnly(known.get(record.intakeId), context, 'batch');
      const salt = salts[at] ?? '';
      return { recordId: record.recordId, salt, leaf: leafOf(rowOf(record, batch, salt)) };
    });
  }
}

/**
 * Refuses records that are not APPROVED, and those that whoever attests has sent or reviewed; `total` is said in the refusal. Errors:
 * INVALID_STATE_TRANSITION, FOUR_EYES_REQUIRED, with the first hundred records named.
 */
export function requireAttestable(some: readonly StoredRecord[], attesterId: string, total: number): void {
  requireApproved(some, total);
  requireFourEyes(some, attesterId, total);
}

function requireApproved(chosen: readonly StoredRecord[], total: number): void {
  const others = chosen.filter(({ status }) => status !== 'APPROVED');
  if (others.length === 0) return;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `${others.length} of ${total} records are not APPROVED; nothing was attested. Leave them out or have them reviewed.`,
    { details: detailsOf(others, 'not_approved', ({ status }) => `the record is ${status}`) },
  );
}

/** Whoever has sent a record, whoever has reviewed it and whoever vouches for it are three people. */
function requireFourEyes(chosen: readonly StoredRecord[], attesterId: string, total: number): void {
  const own = chosen.filter(
    ({ uploadedBy, reviewedBy }) =>
      uploadedBy === attesterId ||
      reviewedBy === undefined ||
      reviewedBy === attesterId ||
      reviewedBy === uploadedBy,
  );
  if (own.length === 0) return;
  throw new AppError(
    'FOUR_EYES_REQUIRED',
    `${own.length} of ${total} records were sent or reviewed by whoever attests; nothing was attested. Ask a third person.`,
    {
      details: detailsOf(own, 'four_eyes', ({ uploadedBy }) =>
        uploadedBy === attesterId ? 'you have sent the record' : 'you have reviewed the record',
      ),
    },
  );
}

function detailsOf(some: readonly StoredRecord[], code: string, message: (record: StoredRecord) => string) {
  return some
    .slice(0, MOST_NAMED)
    .map((record) => ({ field: `recordIds.${record.recordId}`, code, message: message(record) }));
}
