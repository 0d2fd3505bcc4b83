import { z } from 'zod';
import type { ErrorDetail } from '../../../kernel/errors.ts';
import { oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import { code } from '../parse.ts';

export const FIELD_TYPES = ['TEXT', 'NUMBER', 'DATE', 'CODE'] as const;
export const TRANSFORMS = [
  'NONE',
  'UPPER',
  'DATE_YYYYMMDD',
  'DATE_DDMMYYYY',
  'PAD_ZERO',
  'CODE_LOOKUP',
] as const;
export const MAP_SOURCES = ['HUMAN', 'LLM_ACCEPTED'] as const;
export const MAP_STATUSES = ['DRAFT', 'ACTIVE'] as const;

/** A field of the file that a regulator takes. */
export interface SchemeField {
  readonly fieldCode: string;
  readonly label: string;
  readonly type: (typeof FIELD_TYPES)[number];
  /** Characters at most; in files of fixed width, exactly. */
  readonly length?: number | undefined;
  readonly required: boolean;
  /** The codes that a CODE is one of. */
  readonly codeSetId?: string | undefined;
}

/** How a field is filled. */
export interface SchemeFieldMap {
  readonly fieldCode: string;
  /** One of the known expressions. */
  readonly expression: string;
  /** What the expression `constant` stands for. */
  readonly constant?: string | undefined;
  readonly transform: (typeof TRANSFORMS)[number];
  readonly source: (typeof MAP_SOURCES)[number];
  readonly status: (typeof MAP_STATUSES)[number];
}

/** Why a field of a record cannot be reported as it is, and what to do. */
export const FIELD_PROBLEMS = {
  NO_MAP: 'No map fills this required field; add one.',
  MISSING: 'The record has no value for this required field; complete the record.',
  NOT_A_DATE: 'The value is no date such as 2026-01-31; correct the record, or map another member.',
  NOT_A_NUMBER: 'The value is no decimal number such as 12.5; correct the record, or map another member.',
  UNKNOWN_CODE: 'The value is no code of the code set of this field; add it there, or correct the record.',
  TOO_LONG: 'The value has more characters than this field; shorten it in the record.',
} as const;

export type FieldProblem = keyof typeof FIELD_PROBLEMS;

/** What became of one field of a record. */
export interface RenderedField {
  readonly fieldCode: string;
  /** Null for nothing. */
  readonly value: string | null;
  readonly problem?: FieldProblem | undefined;
}

/** The code that a text names in a code set: that code itself, or the one with this label. */
export type CodeOf = (codeSetId: string, text: string) => string | undefined;

const MOST_OF_VALUE = 2000;

const value = optional(
  z
    .union(
      [z.string().max(MOST_OF_VALUE, `use at most ${MOST_OF_VALUE} characters`), z.number()],
      'give a text or a number',
    )
    .transform(String),
);

const SYSTEM = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._:/-]{0,98}[\p{L}\p{N}])?$/u;
const system = z
  .string()
  .regex(SYSTEM, 'name a system with letters, digits, spaces and . _ : / - between them');

const PARTS = {
  learner: z.strictObject({
    learner_number: value,
    given_name: value,
    family_name: value,
    external_id: optional(z.record(system, value, 'give numbers by system, such as { "USI": "3AW88YH9U5" }')),
  }),
  enrolment: z.strictObject({ start_date: value, end_date: value, status: value, delivery_mode: value }),
  outcome: z.strictObject({ code: value, value, achieved_date: value }),
  entry: z.strictObject({ code: value, title: value, level: value }),
  issuer: z.strictObject({ registration_number: value, name: value, country_code: value }),
  credential: z.strictObject({ id: value, issued_at: value, status: value }),
};

/** One record to report, in the words of the expressions: each part and each member may be missing. */
export const schemeRecord = z.strictObject(
  {
    learner: optional(PARTS.learner),
    enrolment: optional(PARTS.enrolment),
    outcome: optional(PARTS.outcome),
    entry: optional(PARTS.entry),
    issuer: optional(PARTS.issuer),
    credential: optional(PARTS.credential),
  },
  'give an object with learner, enrolment, outcome, entry, issuer and credential, as far as there are any',
);
export type SchemeRecord = {
  readonly [Part in keyof typeof PARTS]?: Readonly<Partial<z.output<(typeof PARTS)[Part]>>> | undefined;
};

/** Whether expressions can name a system: numbers of others are in no report. */
export function isSystem(named: string): boolean {
  return SYSTEM.test(named);
}

/** Where the value of a field comes from. */
export type Expression =
  | { readonly from: 'constant' }
  | { readonly from: 'member'; readonly part: keyof SchemeRecord; readonly member: string }
  | { readonly from: 'externalId'; readonly system: string };

const EXTERNAL_ID = /^learner\.external_id\[(.+)\]$/u;

const MEMBERS: ReadonlyMap<string, Expression> = new Map(
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
    Object.keys(PARTS[part].shape)
      .filter((member) => member !== 'external_id')
      .map((member) => [`${part}.${member}`, { from: 'member', part, member }] as const),
  ),
);

/** Every expression that there is, as people write it. */
export const KNOWN_EXPRESSIONS: readonly string[] = [
  ...MEMBERS.keys(),
  'learner.external_id[system]',
  'constant',
];

/** Undefined for what is none of the known expressions. */
export function parseExpression(expression: string): Expression | undefined {
  if (expression === 'constant') return { from: 'constant' };
  const named = EXTERNAL_ID.exec(expression)?.[1];
  if (named === undefined) return MEMBERS.get(expression);
  return SYSTEM.test(named) ? { from: 'externalId', system: named } : undefined;
}

/**
 * One record as the fields of a scheme, in their order. A field without a map stays empty, and so does one whose record has no
 * value; a problem is told beside the value as far as it got. Instants become days of UTC.
 */
export function render(
  fields: readonly SchemeField[],
  maps: readonly SchemeFieldMap[],
  record: SchemeRecord,
  codeOf: CodeOf,
): RenderedField[] {
  const byField = new Map(maps.map((map) => [map.fieldCode, map]));
  return fields.map((field) => {
    const map = byField.get(field.fieldCode);
    const rendered = map ? filled(field, map, record, codeOf) : empty(field, 'NO_MAP');
    return { fieldCode: field.fieldCode, ...rendered };
  });
}

/** The codes that `render` will ask for, so that they can be read before. */
export function codesWanted(
  fields: readonly SchemeField[],
  maps: readonly SchemeFieldMap[],
  record: SchemeRecord,
): { readonly codeSetId: string; readonly text: string }[] {
  const wanted: { codeSetId: string; text: string }[] = [];
  render(fields, maps, record, (codeSetId, asked) => {
    wanted.push({ codeSetId, text: asked });
    return undefined;
  });
  return wanted;
}

type Filled = Omit<RenderedField, 'fieldCode'>;

function filled(field: SchemeField, map: SchemeFieldMap, record: SchemeRecord, codeOf: CodeOf): Filled {
  const given = valueFor(map, record)?.trim() ?? '';
  if (given === '') return empty(field, 'MISSING');
  const day = dayOf(given);
  const isDate = field.type === 'DATE' || map.transform.startsWith('DATE_');
  if (isDate && day === undefined) return { value: given, problem: 'NOT_A_DATE' };
  const changed = transformed(given, day, map.transform, field);
  if (field.type === 'NUMBER' && !/^-?\d+(?:\.\d+)?$/.test(changed))
    return { value: changed, problem: 'NOT_A_NUMBER' };
  const known = field.codeSetId === undefined ? changed : codeOf(field.codeSetId, changed);
  if (known === undefined || (map.transform !== 'CODE_LOOKUP' && known !== changed))
    return { value: changed, problem: 'UNKNOWN_CODE' };
  if (field.length !== undefined && charactersOf(known) > field.length)
    return { value: known, problem: 'TOO_LONG' };
  return { value: known };
}

function empty({ required }: SchemeField, problem: FieldProblem): Filled {
  return { value: null, ...(required && { problem }) };
}

function valueFor({ expression, constant }: SchemeFieldMap, record: SchemeRecord): string | undefined {
  const parsed = parseExpression(expression);
  if (!parsed) return undefined;
  if (parsed.from === 'constant') return constant;
  if (parsed.from === 'externalId') return ownOf(record.learner?.external_id, parsed.system);
  return ownOf(record[parsed.part], parsed.member);
}

function ownOf(members: object | undefined, name: string): string | undefined {
  if (!members || !Object.hasOwn(members, name)) return undefined;
  const found: unknown = members[name as keyof typeof members];
  return typeof found === 'string' ? found : undefined;
}

function transformed(
  given: string,
  day: string | undefined,
  transform: SchemeFieldMap['transform'],
  { length = 0 }: SchemeField,
): string {
  const [year, month, date] = (day ?? '').split('-');
  switch (transform) {
    case 'UPPER':
      return given.toUpperCase();
    case 'DATE_YYYYMMDD':
      return `${year}${month}${date}`;
    case 'DATE_DDMMYYYY':
      return `${date}${month}${year}`;
    case 'PAD_ZERO':
      return '0'.repeat(Math.max(0, length - charactersOf(given))) + given;
    case 'NONE':
    case 'CODE_LOOKUP':
      return given;
  }
}

const isoDay = z.iso.date();
const isoInstant = z.iso.datetime({ offset: true });

/** The day that a date or an instant names, as YYYY-MM-DD. */
function dayOf(given: string): string | undefined {
  if (isoDay.safeParse(given).success) return given;
  return isoInstant.safeParse(given).success ? new Date(given).toISOString().slice(0, 10) : undefined;
}

/** Characters as people count them in files: code points. */
function charactersOf(given: string): number {
  return [...given].length;
}

const MOST_FIELDS = 500;
const MOST_LENGTH = 10_000;

const schemeField = z
  .strictObject({
    fieldCode: code,
    label: text(255),
    type: oneFrom(FIELD_TYPES),
    length: optional(
      z
        .number()
        .int()
        .min(1, 'give at least 1 character')
        .max(MOST_LENGTH, `give at most ${MOST_LENGTH} characters`),
    ),
    required: z.boolean('give true or false'),
    codeSetId: optional(uuid),
  })
  .refine(({ type, codeSetId }) => (type === 'CODE') === (codeSetId !== undefined), {
    path: ['codeSetId'],
    message: 'name the code set of a CODE, and of nothing else',
  });

/** The fields of a scheme, each code once. */
export const schemeFields = z
  .array(schemeField, 'give a list of fields')
  .max(MOST_FIELDS, `give at most ${MOST_FIELDS} fields`)
  .superRefine(eachOnce);

/** The maps of a scheme, at most one for a field. */
export const fieldMaps = z
  .array(
    z
      .strictObject({
        fieldCode: code,
        expression: text(150).refine(
          (given) => parseExpression(given) !== undefined,
          `give one of ${KNOWN_EXPRESSIONS.join(', ')}`,
        ),
        constant: optional(text(255)),
        transform: optional(oneFrom(TRANSFORMS)).transform((given) => given ?? 'NONE'),
        source: optional(oneFrom(MAP_SOURCES)).transform((given) => given ?? 'HUMAN'),
        status: optional(oneFrom(MAP_STATUSES)).transform((given) => given ?? 'DRAFT'),
      })
      .refine(({ expression, constant }) => (expression === 'constant') === (constant !== undefined), {
        path: ['constant'],
        message: 'give the text that the expression constant stands for, and leave it out of all others',
      }),
    'give a list of maps',
  )
  .max(MOST_FIELDS, `give at most ${MOST_FIELDS} maps`)
  .superRefine(eachOnce);

/** Maps that do not fit the fields of their scheme: of a field that there is not, or with a transform that the field lacks something for. */
export function misfits(fields: readonly SchemeField[], maps: readonly SchemeFieldMap[]): ErrorDetail[] {
  const byCode = new Map(fields.map((field) => [field.fieldCode, field]));
  return maps.flatMap(({ fieldCode, transform }, at): ErrorDetail[] => {
    const field = byCode.get(fieldCode);
    if (!field) {
      const message = `the scheme has no field ${fieldCode}; leave this map out, or add the field`;
      return [{ field: `fieldMaps[${at}].fieldCode`, code: 'unknown', message }];
    }
    const lacks = { CODE_LOOKUP: field.codeSetId === undefined, PAD_ZERO: field.length === undefined };
    if (!(transform in lacks) || !lacks[transform as keyof typeof lacks]) return [];
    const what = transform === 'PAD_ZERO' ? 'a length' : 'a code set';
    const message = `${transform} needs ${what}, which the field ${fieldCode} has not; choose another transform`;
    return [{ field: `fieldMaps[${at}].transform`, code: 'unfit', message }];
  });
}

/** Codes of the required fields that no ACTIVE map fills. */
export function unmapped(fields: readonly SchemeField[], maps: readonly SchemeFieldMap[]): string[] {
  const active = new Set(maps.filter(({ status }) => status === 'ACTIVE').map(({ fieldCode }) => fieldCode));
  return fields
    .filter(({ required, fieldCode }) => required && !active.has(fieldCode))
    .map(({ fieldCode }) => fieldCode);
}

function eachOnce(given: readonly { readonly fieldCode: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [at, { fieldCode }] of given.entries()) {
    if (seen.has(fieldCode))
      context.addIssue({
        code: 'custom',
        path: [at, 'fieldCode'],
        message: 'this field is named twice; keep one',
      });
    seen.add(fieldCode);
  }
}
