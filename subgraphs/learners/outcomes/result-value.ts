import { invalid } from '../../../kernel/errors.ts';
import type { ResultDescription } from '../ports.ts';

/** Open Badges 3.0, `ResultType`. */
export const RESULT_TYPES = [
  'GradePointAverage',
  'LetterGrade',
  'Percent',
  'PerformanceLevel',
  'PredictedScore',
  'RawScore',
  'Result',
  'RubricCriterion',
  'RubricCriterionLevel',
  'RubricScore',
  'ScaledScore',
  'Status',
] as const;

/** Those whose values are numbers. */
const NUMERIC: ReadonlySet<string> = new Set([
  'GradePointAverage',
  'Percent',
  'RawScore',
  'RubricScore',
  'ScaledScore',
]);

/** Open Badges 3.0, `ResultStatusType`. */
const RESULT_STATUSES = [
  'Completed',
  'Enrolled',
  'Failed',
  'InProgress',
  'OnHold',
  'Provisional',
  'Withdrew',
] as const;

/** What a value is of. */
export interface ResultKind {
  readonly resultType: string;
  /** Where the version describes its results. */
  readonly description?: ResultDescription | undefined;
}

/**
 * The kind of result that an outcome of a version is. Error: VALIDATION_FAILED on `resultDescriptionId` where the version describes
 * others, and on `resultType` where it contradicts the description or is missing.
 */
export function kindOf(
  given: { readonly resultDescriptionId?: string | undefined; readonly resultType?: string | undefined },
  descriptions: readonly ResultDescription[],
): ResultKind {
  const { resultDescriptionId, resultType } = given;
  if (resultDescriptionId === undefined) {
    if (descriptions.length > 0)
      throw invalid('resultDescriptionId', 'required', `name one of this version: ${idsOf(descriptions)}`);
    if (resultType === undefined)
      throw invalid('resultType', 'required', 'say what the value is, such as Percent');
    return { resultType };
  }
  const description = descriptions.find(({ id }) => id === resultDescriptionId);
  if (!description) {
    const others = descriptions.length > 0 ? `it has ${idsOf(descriptions)}` : 'leave it out, it has none';
    throw invalid('resultDescriptionId', 'unknown', `the version describes no such result: ${others}`);
  }
  if (resultType !== undefined && resultType !== description.resultType)
    throw invalid('resultType', 'contradicts', `leave it out, or give ${description.resultType}`);
  return { resultType: description.resultType, description };
}

/** Refuses a value that its kind of result does not have. Error: VALIDATION_FAILED on `value`. */
export function requireFit(value: string, { resultType, description }: ResultKind): void {
  const { allowedValues, valueMin, valueMax } = description ?? {};
  if (allowedValues) {
    if (!allowedValues.includes(value))
      throw invalid('value', 'not_allowed', `give one of ${listed(allowedValues)}`);
    return;
  }
  if (resultType === 'Status' && !(RESULT_STATUSES as readonly string[]).includes(value))
    throw invalid('value', 'not_allowed', `give one of ${listed(RESULT_STATUSES)}`);
  const [min, max] = resultType === 'Percent' ? [valueMin ?? '0', valueMax ?? '100'] : [valueMin, valueMax];
  if (!NUMERIC.has(resultType) && min === undefined && max === undefined) return;
  if (!isDecimal(value)) throw invalid('value', 'not_a_number', 'give a number such as 40 or 62.5');
  if (min !== undefined && isBelow(value, min)) throw invalid('value', 'too_small', `give at least ${min}`);
  if (max !== undefined && isBelow(max, value)) throw invalid('value', 'too_big', `give at most ${max}`);
}

/** Whether a value that fits is what the achievement asks for; without such a value everything is, but for a status that is not Completed. */
export function isEnough(value: string, { resultType, description }: ResultKind): boolean {
  const { requiredValue, allowedValues } = description ?? {};
  if (requiredValue === undefined)
    return resultType !== 'Status' || allowedValues !== undefined || value === 'Completed';
  // From the lowest to the highest (Open Badges 3.0, `allowedValue`).
  if (allowedValues) return allowedValues.indexOf(value) >= allowedValues.indexOf(requiredValue);
  if (isDecimal(value) && isDecimal(requiredValue)) return !isBelow(value, requiredValue);
  return value === requiredValue;
}

function isDecimal(value: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
}

/** Exactly: 0.1 is no number of JavaScript. */
function isBelow(one: string, other: string): boolean {
  return scaled(one) < scaled(other);
}

function scaled(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(15, '0'));
  return decimal.startsWith('-') ? -size : size;
}

function idsOf(descriptions: readonly ResultDescription[]): string {
  return listed(descriptions.map(({ id }) => id));
}

/** The first few: a refusal is a sentence. */
function listed(words: readonly string[]): string {
  return words.length > 20 ? `${words.slice(0, 20).join(', ')} …` : words.join(', ');
}
