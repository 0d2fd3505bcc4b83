import { z } from 'zod';
import { isJsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { invalid } from '../../../kernel/errors.ts';
import { type SchemaCheck, schemaCheck } from '../../../kernel/json-schema.ts';
import { languageTag, oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';

export const FIELD_TYPES = ['string', 'number', 'integer', 'boolean', 'date', 'enum', 'object'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One claim of the credentials of a template. */
export interface TemplateField {
  /** The name of the claim. */
  readonly key: string;
  /** What people call it, by language. */
  readonly labelI18n: Readonly<Record<string, string>>;
  readonly type: FieldType;
  readonly required: boolean;
  /** Of a string: a regular expression that all of it matches. */
  readonly pattern?: string | undefined;
  /** Of a number its least and greatest value, of a string its least and greatest length. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Of an enum: its values. */
  readonly enum?: readonly string[] | undefined;
  /** Of an enum: the code set of the catalog whose codes are its values, those that are valid when the template is published. */
  readonly codeSetId?: string | undefined;
  /** Tells something of a person; kept out of what leaves the platform for other purposes than the credential. */
  readonly pii: boolean;
  /** Headers of columns that stand for it. */
  readonly csvAliases: readonly string[];
}

export const MOST_FIELDS = 100;
export const MOST_CHOICES = 500;
/** Characters that a string can be asked to have at least. */
const MOST_LEAST = 10_000;
const MOST_LABELS = 20;
const MOST_ALIASES = 20;

/** What every credential has, or gets from elsewhere. */
export const RESERVED: ReadonlySet<string> = new Set(['id', 'name', 'type', 'attestation']);

const key = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'give one word of at most 64 letters, digits and _ such as degree')
  .refine(
    (word) => !RESERVED.has(word),
    'this name is taken: name is part of every credential, and no field',
  );

const labelI18n = z
  .record(languageTag, text(100))
  .refine((labels) => Object.keys(labels).length > 0, 'give a label in one language at least, such as en')
  .refine((labels) => Object.keys(labels).length <= MOST_LABELS, `give at most ${MOST_LABELS} languages`);

const choices = z
  .array(text(255), 'give a list of values')
  .min(1, 'give at least one value')
  .max(MOST_CHOICES, `give at most ${MOST_CHOICES} values`)
  .refine((list) => new Set(list).size === list.length, 'give each value once');

const aliases = z
  .array(text(255), 'give a list of headers')
  .max(MOST_ALIASES, `give at most ${MOST_ALIASES} headers`);

const bound = z
  .number('give a number')
  .min(-1e15, 'give a number above -1e15')
  .max(1e15, 'give a number below 1e15');

/** One field. */
export const fieldInput = z
  .strictObject({
    key,
    labelI18n,
    type: oneFrom(FIELD_TYPES),
    required: optional(z.boolean('give true or false')),
    pattern: optional(z.string().min(1, 'give a regular expression').max(500, 'use at most 500 characters')),
    min: optional(bound),
    max: optional(bound),
    enum: optional(choices),
    codeSetId: optional(uuid),
    pii: optional(z.boolean('give true or false')),
    csvAliases: optional(aliases),
  })
  .transform(
    ({ required = false, pii = false, csvAliases = [], ...rest }): TemplateField => ({
      ...rest,
      required,
      pii,
      csvAliases,
    }),
  )
  .superRefine((given, context) => {
    for (const [path, message] of problemsOf(given))
      context.addIssue({ code: 'custom', path: [path], message });
  });

/** The fields of a template, in their order. */
export const fieldsInput = z
  .array(fieldInput, 'give a list of fields')
  .min(1, 'give at least one field beside the name')
  .max(MOST_FIELDS, `give at most ${MOST_FIELDS} fields`)
  .superRefine((fields, context) => {
    const seen = new Set<string>();
    for (const [at, { key: name }] of fields.entries()) {
      // Headers are compared without case, so keys must differ by more than that.
      if (seen.has(name.toLowerCase()))
        context.addIssue({ code: 'custom', path: [at, 'key'], message: 'another field has this name' });
      seen.add(name.toLowerCase());
    }
  });

function* problemsOf({
  type,
  pattern,
  min,
  max,
  enum: values,
  codeSetId,
}: TemplateField): Generator<readonly [path: string, message: string]> {
  const isNumber = type === 'number' || type === 'integer';
  if (pattern !== undefined) {
    if (type !== 'string') yield ['pattern', 'only a field of type string has a pattern'];
    else if (!isPattern(pattern)) yield ['pattern', 'this is no regular expression (RE2 syntax)'];
  }
  for (const [name, value] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (value === undefined) continue;
    if (!isNumber && type !== 'string') yield [name, 'only numbers and strings have bounds'];
    else if (type !== 'number' && !Number.isInteger(value)) yield [name, 'give a whole number'];
    else if (type === 'string' && value < 0) yield [name, 'give a length of 0 or more'];
    else if (type === 'string' && name === 'min' && value > MOST_LEAST)
      yield [name, `give a length of at most ${MOST_LEAST}`];
  }
  if (min !== undefined && max !== undefined && min > max) yield ['max', 'give at least as much as min'];
  if (type === 'enum') {
    if ((values === undefined) === (codeSetId === undefined))
      yield ['enum', 'give the values, or the code set whose codes they are'];
  } else {
    if (values !== undefined) yield ['enum', 'only a field of type enum has values'];
    if (codeSetId !== undefined) yield ['codeSetId', 'only a field of type enum has a code set'];
  }
}

function isPattern(pattern: string): boolean {
  try {
    // By itself, too: in `a)|(?:b` the parentheses around it would be its own.
    schemaCheck({ type: 'string', pattern });
    schemaCheck({ type: 'string', pattern: wholeOf(pattern) });
    return true;
  } catch {
    return false;
  }
}

const wholeOf = (pattern: string) => `^(?:${pattern})$`;

/**
 * The JSON Schema (2020-12) that the claims of a template's credentials satisfy. `achievement` may stand beside the fields where the
 * template is of a catalog entry, whose version says what it is.
 */
function claimSchemaOf(fields: readonly TemplateField[], isOfEntry: boolean): object {
  const own = Object.fromEntries(fields.map((each) => [each.key, schemaOf(each)]));
  return {
    type: 'object',
    required: ['name', ...fields.filter(({ required }) => required).map(({ key: name }) => name)],
    properties: { name: { type: 'string' }, ...(isOfEntry && { achievement: { type: 'object' } }), ...own },
    additionalProperties: false,
  };
}

/** A check of the claims of a template's credentials. Error: VALIDATION_FAILED on `fields` that are too much to be checked. */
export function claimCheckOf(fields: readonly TemplateField[], isOfEntry: boolean): SchemaCheck {
  const schema = claimSchemaOf(fields, isOfEntry);
  try {
    return schemaCheck(schema);
  } catch (error) {
    // Each field is right by itself.
    const why = error instanceof Error ? error.message : 'it cannot be checked';
    throw invalid('fields', 'too_large', `together they make a schema of claims that is too large: ${why}`);
  }
}

function schemaOf({ type, pattern, min, max, enum: values = [] }: TemplateField): object {
  switch (type) {
    case 'string':
      return {
        type,
        ...(pattern !== undefined && { pattern: wholeOf(pattern) }),
        minLength: min ?? 1,
        ...(max !== undefined && { maxLength: max }),
      };
    case 'number':
    case 'integer':
      return { type, ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'enum':
      // The codes of a set are filled in when it is published.
      return values.length > 0 ? { enum: values } : { type: 'string' };
    default:
      return { type };
  }
}

/** A value that a field may hold, to show what is meant. Patterns are not followed. */
export function exampleOf({ type, labelI18n, min, max, enum: values = [] }: TemplateField): unknown {
  switch (type) {
    case 'number':
    case 'integer':
      return min ?? Math.min(1, max ?? 1);
    case 'boolean':
      return true;
    case 'date':
      return '2026-06-30';
    case 'enum':
      return values[0] ?? 'a code';
    case 'object':
      return {};
    default:
      // Templates of earlier releases may ask for more.
      return (labelI18n['en'] ?? Object.values(labelI18n)[0] ?? '')
        .padEnd(Math.min(min ?? 0, MOST_LEAST), '.')
        .slice(0, max);
  }
}

const TRUE_WORDS: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1']);
const FALSE_WORDS: ReadonlySet<string> = new Set(['false', 'no', 'n', '0']);

/**
 * The value that a cell of a table stands for; undefined for an empty cell. What cannot be read as the type stays text, which the
 * schema then refuses by name.
 */
export function valueOfCell({ type, enum: values = [] }: TemplateField, cell: string): unknown {
  const given = cell.trim();
  if (given === '') return undefined;
  switch (type) {
    case 'number':
    case 'integer':
      return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,2})?$/.test(given) ? Number(given) : given;
    case 'boolean':
      return TRUE_WORDS.has(given.toLowerCase()) || (FALSE_WORDS.has(given.toLowerCase()) ? false : given);
    case 'enum':
      return values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? given;
    case 'object':
      return objectOf(given) ?? given;
    default:
      return given;
  }
}

function objectOf(given: string): object | undefined {
  try {
    const value = parseStrictJson(given);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
