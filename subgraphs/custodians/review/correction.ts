import { AppError, type ErrorDetail, invalid } from '../../../kernel/errors.ts';
import type { StoredBatch } from '../intake/intake-batch.ts';
import type { NormalizedRecord, StoredRecord } from '../intake/intake-record.ts';
import { checkedValues, type Normalized, problemsOf } from '../intake/normalize.ts';
import { isOfBirth, type Member, targetOf, targetsOf } from '../intake/targets.ts';
import type { Correction } from './review-input.ts';

/**
 * What a record says when some of its values are replaced, and null takes one away. What was wrong with the others is wrong still.
 * Error: VALIDATION_FAILED for values that do not fit, and for what records of this kind do not say.
 */
export function corrected(
  { recordKind }: Pick<StoredBatch, 'recordKind'>,
  record: StoredRecord,
  { values = {}, claims = [] }: Pick<Correction, 'values' | 'claims'>,
): Normalized {
  const given = Object.entries(values).filter((entry) => entry[1] !== undefined) as [Member, string | null][];
  const allowed = targetsOf(recordKind);
  const foreign = given.find(([member]) => !allowed.includes(targetOf(member)));
  if (foreign)
    throw invalid(`values.${foreign[0]}`, 'unknown_target', `records of ${recordKind} have no such value`);
  const birth = claims.findIndex(({ name }) => isOfBirth(name));
  if (birth >= 0)
    throw invalid(`claims[${birth}].name`, 'not_taken', 'dates of birth are not taken in; leave this out');
  const removed = given.filter(([, value]) => value === null || value === '').map(([member]) => member);
  const filled = given.filter((entry): entry is [Member, string] => !removed.includes(entry[0]));
  const checked = checkedValues(Object.fromEntries(filled));
  if (checked.faults.length > 0) throw refused(checked.faults.map(detailOf));

  const normalized = merged(record.normalized, removed, checked.normalized, claims);
  const named = new Set([
    ...given.map(([member]): string => targetOf(member)),
    ...claims.map(({ name }) => `claim:${name}`),
  ]);
  const left = record.faults.filter(
    ({ field, code }) => field !== undefined && !named.has(field) && code !== 'required' && code !== 'order',
  );
  return { normalized, faults: [...left, ...problemsOf(recordKind, normalized, left)] };
}

function merged(
  before: NormalizedRecord,
  removed: readonly Member[],
  set: NormalizedRecord,
  claims: NonNullable<Correction['claims']>,
): NormalizedRecord {
  const { claims: kept, ...rest } = before;
  const own = new Map(Object.entries(kept ?? {}));
  for (const { name, value } of claims) {
    if (value === undefined) own.delete(name);
    else own.set(name, value);
  }
  const members = Object.entries({ ...rest, ...set }).filter(
    ([member]) => !removed.includes(member as Member),
  );
  return { ...Object.fromEntries(members), ...(own.size > 0 && { claims: Object.fromEntries(own) }) };
}

function detailOf({ field, code, message }: Normalized['faults'][number]): ErrorDetail {
  return { field: `values.${field}`, code, message };
}

function refused(details: readonly ErrorDetail[]): AppError {
  const summary = details.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new AppError('VALIDATION_FAILED', summary, { details });
}
