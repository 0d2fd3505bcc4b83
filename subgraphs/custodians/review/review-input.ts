import { z } from 'zod';
import { wordsOf } from '../../../kernel/name-search.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, oneFrom, optional, optionalText, parseInput, text, uuid } from '../../../kernel/parse.ts';
import { RECORD_STATUSES } from '../intake/intake-record.ts';
import { memberOf, TARGET_NAMES } from '../intake/targets.ts';

/** Records that are decided on at once. */
export const MOST_AT_ONCE = 500;

const reason = freeText(1, 1000);
const recordIds = z
  .array(uuid, 'give a list of ids')
  .min(1, 'name at least one record')
  .max(MOST_AT_ONCE, `name at most ${MOST_AT_ONCE} records`)
  .refine((ids) => new Set(ids).size === ids.length, 'name each record once');

const recordIdInput = z.strictObject({ recordId: uuid });
export const parseRecordId = (input: unknown) => parseInput(recordIdInput, input).recordId;

export const listRecordsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      intakeId: optional(uuid),
      status: optional(oneFrom(RECORD_STATUSES)),
      assignedTo: optional(text(128)),
      q: optional(text(100).refine((q) => wordsOf(q).length > 0, 'give letters or digits to look for')),
    }),
  ),
  ...pageInput,
});
export type ListedRecords = z.output<typeof listRecordsInput>;

export const assignInput = z.strictObject({ recordId: uuid, assignTo: optional(text(128)) });
export const approveInput = z.strictObject({ recordId: uuid, reason: optionalText(reason) });
export const refuseInput = z.strictObject({ recordId: uuid, reason });
export const approveManyInput = z.strictObject({ recordIds, reason: optionalText(reason) });
export const rejectManyInput = z.strictObject({ recordIds, reason });

// What a value must look like its target says; here it is bounded alone.
const value = z.string().trim().max(1000, 'use at most 1000 characters').nullish();
const values = Object.fromEntries(TARGET_NAMES.map((target) => [memberOf(target), value]));

export const correctInput = z.strictObject({
  recordId: uuid,
  values: optional(z.strictObject(values)),
  claims: optional(
    z
      .array(
        z.strictObject({
          name: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'name the claim by letters, digits and _'),
          value: optionalText(text(1000)),
        }),
        'give a list of claims',
      )
      .max(100, 'give at most 100 claims'),
  ),
});
export type Correction = z.output<typeof correctInput>;
