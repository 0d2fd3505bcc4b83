import { z } from 'zod';
import { AppError, type ErrorDetail } from '../../../kernel/errors.ts';
import { oneFrom, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import { type IntakeBatch, type MappedColumn, type RecordKind, TRANSFORMS } from './intake-batch.ts';
import {
  isOfBirth,
  missingFrom,
  plainName,
  TARGET_NAMES,
  type TargetName,
  targetsOf,
  valueFor,
} from './targets.ts';
import type { Transformed } from './transforms.ts';

const CLAIM = /^claim:([A-Za-z][A-Za-z0-9_]{0,63})$/;
const MOST_COLUMNS = 100;
const MOST_VALUES = 500;
/** Characters of a claim. */
const MOST_CLAIMED = 1000;

const transformInput = z.strictObject({
  kind: oneFrom(TRANSFORMS),
  value: optional(text(MOST_CLAIMED)),
  values: optional(
    z
      .array(z.strictObject({ from: text(255), to: text(MOST_CLAIMED) }), 'give a list of values')
      .min(1, 'give at least one value')
      .max(MOST_VALUES, `give at most ${MOST_VALUES} values`),
  ),
});

const mapInput = z.strictObject({
  intakeId: uuid,
  mapping: z
    .array(
      z.strictObject({
        column: optional(text(255)),
        target: text(70),
        transform: optional(transformInput),
      }),
      'give a list of columns',
    )
    .min(1, 'map at least one column')
    .max(MOST_COLUMNS, `map at most ${MOST_COLUMNS} columns`),
});

export const parseMapInput = (input: unknown) => parseInput(mapInput, input);

/** The name of a claim that a target is; undefined for any other target. */
export const claimOf = (target: string): string | undefined => CLAIM.exec(target)?.[1];
export const isTarget = (target: string): target is TargetName => TARGET_NAMES.includes(target as TargetName);

/** The text of a claim, or what is wrong with it. */
export function claimValue(given: string): Transformed {
  const parsed = text(MOST_CLAIMED).safeParse(given);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { code: issue?.code ?? 'invalid', message: issue?.message ?? 'give another value' };
}

/** A mapping that fits the file and the kind of its records. Error: VALIDATION_FAILED, which names all that is wrong. */
export function mappingFor(
  { recordKind, headers }: Pick<IntakeBatch, 'recordKind' | 'headers'>,
  mapping: readonly MappedColumn[],
): readonly MappedColumn[] {
  const seen = new Set<string>();
  const details = mapping.flatMap((mapped, at): ErrorDetail[] => {
    const problem = problemOf(mapped, recordKind, headers) ?? twice(mapped.target);
    seen.add(mapped.target);
    return problem ? [{ ...problem, field: `mapping[${at}].${problem.field}` }] : [];
  });
  const has = (target: TargetName) =>
    mapping.some(
      (one) =>
        one.target === target ||
        (one.transform?.kind === 'SPLIT_NAME' && (target === 'given_name' || target === 'family_name')),
    );
  for (const targets of missingFrom(recordKind, has))
    details.push({
      field: 'mapping',
      code: 'target_missing',
      message: `map a column to ${targets.join(' and ')}, or give a constant`,
    });
  if (details.length === 0) return mapping;
  const summary = details.map(({ field, message }) => `${field}: ${message}`).slice(0, 5);
  throw new AppError('VALIDATION_FAILED', summary.join('; '), { details });

  function twice(target: string): ErrorDetail | undefined {
    if (!seen.has(target)) return undefined;
    return { field: 'target', code: 'target_twice', message: `map ${target} once` };
  }
}

function problemOf(
  { column, target, transform }: MappedColumn,
  kind: RecordKind,
  headers: readonly string[],
): ErrorDetail | undefined {
  const claim = claimOf(target);
  if ([column, claim ?? target].some((name) => name !== undefined && isOfBirth(name)))
    return {
      field: 'target',
      code: 'not_taken',
      message: 'dates of birth are not taken in; leave this column out',
    };
  if (claim === undefined && !targetsOf(kind).includes(target as TargetName))
    return {
      field: 'target',
      code: 'unknown_target',
      message: `give one of ${targetsOf(kind).join(', ')} or claim:<name>`,
    };
  const isConstant = transform?.kind === 'CONSTANT';
  if (isConstant !== (column === undefined))
    return {
      field: 'column',
      code: isConstant ? 'not_allowed' : 'required',
      message: isConstant ? 'a constant has no column; leave it out' : 'name a column of the file',
    };
  if (column !== undefined && !headers.includes(column))
    return {
      field: 'column',
      code: 'unknown_column',
      message: `the file has no column ${plainName(column)}`,
    };
  return problemOfTransform(target, transform);
}

function problemOfTransform(target: string, transform: MappedColumn['transform']): ErrorDetail | undefined {
  if (!transform) return undefined;
  const { kind, value, values } = transform;
  const field = 'transform';
  if ((kind === 'CONSTANT') !== (value !== undefined))
    return { field: `${field}.value`, code: 'value', message: 'give a value for CONSTANT, and for it alone' };
  if ((kind === 'VALUE_MAP') !== (values !== undefined))
    return {
      field: `${field}.values`,
      code: 'values',
      message: 'give values for VALUE_MAP, and for it alone',
    };
  if (kind === 'SPLIT_NAME' && target !== 'holder_name')
    return { field, code: 'transform', message: 'SPLIT_NAME is for holder_name' };
  const isDay = target === 'award_date' || target === 'expiry_date';
  if (kind.startsWith('DATE_') && !isDay && claimOf(target) === undefined)
    return { field, code: 'transform', message: `${kind} is for dates and claims` };
  const outputs = [...(value === undefined ? [] : [value]), ...(values ?? []).map(({ to }) => to)];
  const wrong = outputs
    .map((output) => (isTarget(target) ? valueFor(target, output) : claimValue(output)))
    .find((one) => 'code' in one);
  return wrong && { field, code: wrong.code, message: `${target}: ${wrong.message}` };
}
