import { z } from 'zod';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { schemaCheck } from '../../../kernel/json-schema.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  freeText,
  instant,
  oneFrom,
  optional,
  optionalText,
  text,
  uuid,
  webUrl,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { jurisdictionCode } from '../parse.ts';
import type { VersionStatus } from './version-status.ts';

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

/** Open Badges 3.0, `AlignmentTargetType`. */
export const ALIGNMENT_TYPES = [
  'ceasn:Competency',
  'ceterms:Credential',
  'CFItem',
  'CFRubric',
  'CFRubricCriterion',
  'CFRubricCriterionLevel',
  'CTDL',
] as const;

/** What results of an achievement look like. */
export interface ResultDescription {
  readonly id: string;
  readonly name: string;
  /** Of Open Badges 3.0, or an extension `ext:…`. */
  readonly resultType: string;
  readonly allowedValues?: readonly string[] | undefined;
  readonly valueMin?: string | undefined;
  readonly valueMax?: string | undefined;
  readonly requiredValue?: string | undefined;
}

/** What an entry is, in the words of one edition. */
export interface VersionContent {
  readonly title: string;
  readonly description?: string | undefined;
  readonly levelCode?: string | undefined;
  readonly credit?: { readonly value: number; readonly unit: string } | undefined;
  /** ISO 8601, such as P3Y. */
  readonly duration?: string | undefined;
  readonly criteria?: string | undefined;
  readonly resultDescriptions: readonly ResultDescription[];
  readonly skills: readonly { readonly skillId: string; readonly proficiency?: string | undefined }[];
  readonly alignments: readonly {
    readonly targetCode?: string | undefined;
    readonly targetName: string;
    readonly targetFramework?: string | undefined;
    readonly targetUrl: string;
    readonly targetType?: string | undefined;
  }[];
  /** The canonical text of a JSON Schema (2020-12) for the claims of credentials. */
  readonly claimSchemaJson?: string | undefined;
  /** From this instant on it is the one that counts; that of its publication unless it is said. */
  readonly effectiveFrom?: Date | undefined;
  readonly effectiveTo?: Date | undefined;
}

/** One edition of an entry; credentials name it. What is PUBLISHED never changes. */
export interface EntryVersion extends Recorded, VersionContent {
  readonly entryVersionId: string;
  readonly entryId: string;
  /** 1, 2, 3 … */
  readonly version: number;
  /** Hex SHA-256 of the canonical text of its content; set when it is published. */
  readonly contentHash?: string | undefined;
  readonly publishedAt?: Date | undefined;
  /** The version that was published after it. */
  readonly replacedBy?: string | undefined;
  readonly status: VersionStatus;
}

const resultType = text(100).refine(
  (given) => (RESULT_TYPES as readonly string[]).includes(given) || /^ext:[A-Za-z0-9.\-_]+$/.test(given),
  'give a result type of Open Badges 3.0, such as LetterGrade, or an extension such as ext:Grade',
);
const decimal = text(50);

const resultDescription = z
  .strictObject({
    id: text(255),
    name: text(255),
    resultType,
    allowedValues: optional(
      z
        .array(text(100), 'give a list of texts')
        .min(1, 'give one value at least')
        .max(200, 'give at most 200 values'),
    ),
    valueMin: optionalText(decimal),
    valueMax: optionalText(decimal),
    requiredValue: optionalText(text(100)),
  })
  .superRefine(({ allowedValues, valueMin, valueMax, requiredValue }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const [path, bound] of Object.entries({ valueMin, valueMax }))
      if (bound !== undefined && !isNumber(bound)) wrong(path, 'give a number such as 40 or 62.5');
    if (valueMin !== undefined && valueMax !== undefined && Number(valueMin) > Number(valueMax))
      wrong('valueMax', 'give a number that is not below valueMin');
    if (allowedValues && (valueMin !== undefined || valueMax !== undefined))
      wrong('allowedValues', 'give either values or a range');
    if (requiredValue !== undefined && allowedValues && !allowedValues.includes(requiredValue))
      wrong('requiredValue', 'give one of the allowed values');
  });

/** A decimal number as text. */
export function isNumber(value: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
}

const uniqueBy = <T>(items: readonly T[], keyOf: (item: T) => unknown) =>
  new Set(items.map(keyOf)).size === items.length;

const content = {
  title: text(255),
  description: optionalText(freeText(1, 10_000)),
  levelCode: optionalText(text(50)),
  credit: optional(
    z.strictObject({
      value: z.number('give a number').positive('give a number above 0').max(10_000, 'give at most 10,000'),
      unit: text(50),
    }),
  ),
  duration: optionalText(
    z
      .string()
      .regex(
        /^P(?=\d|T\d)(?:\d{1,4}Y)?(?:\d{1,4}M)?(?:\d{1,4}W)?(?:\d{1,4}D)?(?:T(?:\d{1,4}H)?(?:\d{1,4}M)?)?$/,
        'give a duration such as P3Y or PT40H (ISO 8601)',
      ),
  ),
  criteria: optionalText(freeText(1, 10_000)),
  resultDescriptions: optional(
    z
      .array(resultDescription, 'give a list of result descriptions')
      .max(100, 'give at most 100 result descriptions')
      .refine((given) => uniqueBy(given, ({ id }) => id), 'name each id once'),
  ),
  skills: optional(
    z
      .array(z.strictObject({ skillId: uuid, proficiency: optionalText(text(100)) }), 'give a list of skills')
      .max(200, 'give at most 200 skills')
      .refine((given) => uniqueBy(given, ({ skillId }) => skillId), 'name each skill once'),
  ),
  alignments: optional(
    z
      .array(
        z.strictObject({
          targetCode: optionalText(text(255)),
          targetName: text(255),
          targetFramework: optionalText(text(255)),
          targetUrl: webUrl,
          targetType: optional(oneFrom(ALIGNMENT_TYPES)),
        }),
        'give a list of alignments',
      )
      .max(200, 'give at most 200 alignments'),
  ),
  claimSchema: optional(z.record(z.string(), z.unknown(), 'give a JSON Schema as an object')),
  effectiveFrom: optional(instant),
  effectiveTo: optional(instant),
};

/** An entry has no more of them. */
export const MOST_VERSIONS = 1000;

const versionNumber = z
  .number('give the number of the version')
  .int('give a whole number')
  .min(1, 'versions begin with 1')
  .max(MOST_VERSIONS, `an entry has at most ${MOST_VERSIONS} versions`);

export const newVersionInput = z.strictObject(content);
export const createVersionInput = newVersionInput.extend({ entryId: uuid });

/** What is told of a version that is not there yet, in the form in which it is kept. */
export type NewContent = ReturnType<typeof contentOf<z.output<typeof newVersionInput>>>;

export const updateVersionInput = z.strictObject({
  entryId: uuid,
  version: versionNumber,
  ...content,
  title: optional(content.title),
  status: optional(oneFrom(['DRAFT', 'IN_REVIEW'])),
});
export const publishInput = z.strictObject({
  entryId: uuid,
  version: versionNumber,
});
export const versionIdInput = z.strictObject({ entryVersionId: uuid });
export const versionsInput = z.strictObject({ entryId: uuid, ...pageInput });
export const resolveInput = z
  .strictObject({
    entryVersionId: optional(uuid),
    entryId: optional(uuid),
    jurisdictionCode: optional(jurisdictionCode),
    entryCode: optional(text(100)),
    at: optional(instant),
  })
  .refine(
    ({ entryVersionId, entryId, jurisdictionCode: where, entryCode, at }) => {
      if (entryVersionId !== undefined) return (entryId ?? where ?? entryCode ?? at) === undefined;
      return (
        (entryId === undefined) === (where !== undefined && entryCode !== undefined) &&
        (where === undefined) === (entryCode === undefined)
      );
    },
    {
      path: ['entryId'],
      message: 'give an entryId, or a jurisdictionCode and an entryCode, or the id of a version alone',
    },
  );

/** What was sent of a version's content, in the form in which it is kept. Error: VALIDATION_FAILED on `claimSchema`. */
export function contentOf<Given extends { claimSchema?: JsonObject | undefined }>({
  claimSchema,
  ...given
}: Given) {
  return { ...given, ...(claimSchema === undefined ? {} : { claimSchemaJson: schemaText(claimSchema) }) };
}

function schemaText(schema: JsonObject): string {
  try {
    schemaCheck(schema);
    return canonicalize(schema);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 500) : 'it cannot be read';
    throw invalid('claimSchema', 'json_schema', `give a JSON Schema (draft 2020-12): ${why}`);
  }
}

/** Refuses periods that end before they begin. */
export function requirePeriod({
  effectiveFrom,
  effectiveTo,
}: Pick<VersionContent, 'effectiveFrom' | 'effectiveTo'>) {
  if (effectiveFrom && effectiveTo && effectiveFrom >= effectiveTo)
    throw invalid('effectiveTo', 'period', 'give an instant after effectiveFrom');
}

/** The claims that a schema gives as examples must satisfy it, one of them at least. Error: VALIDATION_FAILED on `claimSchema`. */
export function requireSample({ claimSchemaJson }: VersionContent): void {
  if (claimSchemaJson === undefined) return;
  const schema: JsonObject = JSON.parse(claimSchemaJson);
  const { examples } = schema;
  if (!Array.isArray(examples) || examples.length === 0)
    throw invalid('claimSchema', 'sample', 'give claims that satisfy it, in its examples');
  const check = schemaCheck(schema);
  for (const [index, example] of examples.entries()) {
    const [problem] = check(example);
    if (problem) {
      const where = [`examples[${index}]`, problem.path].filter(Boolean).join('.');
      throw invalid('claimSchema', 'sample', `its own ${where} does not satisfy it: ${problem.message}`);
    }
  }
}

/**
 * What is hashed of a version: everything that its publication fixes. Its end and what replaces it come later.
 * Instants are ISO 8601 text; what is absent is left out (RFC 8785 has no undefined).
 */
export function hashOf(version: EntryVersion): string {
  const { entryId, version: number, title, description, levelCode, credit, duration, criteria } = version;
  const { resultDescriptions, skills, alignments, claimSchemaJson, effectiveFrom } = version;
  const hashed = {
    entryId,
    version: number,
    title,
    description,
    levelCode,
    credit,
    duration,
    criteria,
    resultDescriptions,
    skills,
    alignments,
    claimSchema: claimSchemaJson === undefined ? undefined : JSON.parse(claimSchemaJson),
    effectiveFrom: effectiveFrom?.toISOString(),
  };
  return sha256Hex(canonicalize(JSON.parse(JSON.stringify(hashed))));
}

export function requireDraft({ status, version }: EntryVersion): void {
  if (status === 'DRAFT' || status === 'IN_REVIEW') return;
  const why = `Version ${version} is ${status} and does not change any more; create a new version.`;
  throw new AppError('INVALID_STATE_TRANSITION', why);
}
