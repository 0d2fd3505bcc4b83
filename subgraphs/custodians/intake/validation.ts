import type { Context } from '../../../kernel/context.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { dedupKeyOf, duplicatesAmong } from './duplicates.ts';
import type { StoredBatch } from './intake-batch.ts';
import { type NormalizedRecord, nameKeysOf, type RecordStatus, type StoredRecord } from './intake-record.ts';
import type { MatchRecords } from './matching.ts';
import type { Normalized, Normalizer } from './normalize.ts';

/** What is found out about records when they come, and again when somebody has corrected one. */
export function createValidation({
  records,
  match,
}: {
  readonly records: Pick<RecordStore<StoredRecord>, 'list'>;
  readonly match: MatchRecords;
}) {
  return {
    /** The records of some rows of a file. */
    async ofRows(
      batch: StoredBatch,
      rows: readonly SheetRow[],
      normalizer: Normalizer,
      unit: Context,
      at: Date,
    ): Promise<readonly StoredRecord[]> {
      const { intakeId, custodianId, uploadedBy } = batch;
      const drafts = rows.map((row): StoredRecord => {
        const { normalized, faults } = normalizer.read(row);
        return {
          recordId: derivedId('intake record', intakeId, row.rowNumber),
          custodianId,
          intakeId,
          rowNumber: row.rowNumber,
          receivedAt: batch.createdAt,
          raw: normalizer.kept(row),
          normalized,
          faults,
          matching: 'NOT_ASKED',
          uploadedBy,
          status: 'NEW',
          nameKeys: nameKeysOf(normalized),
          createdAt: at,
          updatedAt: at,
          createdBy: uploadedBy,
          rowVersion: 1,
        };
      });
      return judged(batch, drafts, unit);
    },

    /** What changes in a record that says something else now. */
    async ofCorrection(
      batch: StoredBatch,
      record: StoredRecord,
      { normalized, faults }: Normalized,
      unit: Context,
    ): Promise<Partial<StoredRecord> & { readonly status: RecordStatus }> {
      const nameKeys = nameKeysOf(normalized);
      const draft = { ...record, normalized, faults, nameKeys, dedupKey: undefined, duplicateOf: undefined };
      const [after = draft] = await judged(batch, [draft], unit);
      const { status, dedupKey, duplicateOf, match: found, matching } = after;
      return { normalized, faults, nameKeys, dedupKey, duplicateOf, match: found, matching, status };
    },

    /** Whom a record is about, asked anew. */
    async ofPerson({ sourceOrg }: StoredBatch, normalized: NormalizedRecord, unit: Context) {
      const [found] = await match(sourceOrg, [{ normalized }], unit);
      return { matching: found?.matching ?? 'NO_MATCH', match: found?.match } as const;
    },
  };

  async function judged(
    { sourceOrg, custodianId }: StoredBatch,
    drafts: readonly StoredRecord[],
    unit: Context,
  ): Promise<readonly StoredRecord[]> {
    const whole = drafts
      .filter(({ faults }) => faults.length === 0)
      .map((draft) => ({ ...draft, dedupKey: dedupKeyOf(draft.normalized, sourceOrg) }));
    const [duplicates, matches] = await Promise.all([
      duplicatesAmong(records, custodianId, whole),
      match(sourceOrg, whole, unit),
    ]);
    const found = new Map(
      whole.map((draft, at): [string, StoredRecord] => {
        const duplicateOf = duplicates.get(draft.recordId);
        const status = duplicateOf === undefined ? 'PENDING_REVIEW' : 'DUPLICATE_SUSPECTED';
        const { matching = 'NO_MATCH', match: person } = matches[at] ?? {};
        return [draft.recordId, { ...draft, duplicateOf, status, matching, match: person }];
      }),
    );
    return drafts.map(
      (draft) =>
        found.get(draft.recordId) ?? { ...draft, status: 'INVALID', matching: 'NOT_ASKED', match: undefined },
    );
  }
}

export type Validation = ReturnType<typeof createValidation>;
