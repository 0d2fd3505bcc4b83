import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { instant, oneFrom, optional, text } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { code, jurisdictionCode } from '../parse.ts';
import {
  fieldMaps,
  misfits,
  type SchemeField,
  type SchemeFieldMap,
  schemeFields,
  schemeRecord,
  unmapped,
} from './field-map.ts';

export const SCHEME_STATUSES = ['DRAFT', 'ACTIVE', 'RETIRED'] as const;
export const REPORTING_PERIODS = ['MONTHLY', 'QUARTERLY', 'ANNUAL', 'ADHOC'] as const;
export const OUTPUT_FORMATS = ['CSV', 'FIXED_WIDTH', 'JSON', 'XML'] as const;

export type SchemeStatus = (typeof SCHEME_STATUSES)[number];

/** The rules by which a regulator registers organisations and takes reports from them. */
export interface RegulatoryScheme extends Recorded {
  readonly schemeCode: string;
  readonly name: string;
  readonly jurisdictionCode: string;
  readonly regulator: string;
  readonly version: string;
  readonly reportingPeriod: (typeof REPORTING_PERIODS)[number];
  readonly outputFormat: (typeof OUTPUT_FORMATS)[number];
  readonly fields: readonly SchemeField[];
  /** At most one for each field. */
  readonly fieldMaps: readonly SchemeFieldMap[];
  readonly status: SchemeStatus;
}

/** What an administrator changes of a scheme. */
export type SchemeChange = Partial<
  Pick<
    RegulatoryScheme,
    'name' | 'regulator' | 'version' | 'reportingPeriod' | 'outputFormat' | 'fields' | 'status'
  >
>;

const NEXT: Readonly<Record<SchemeStatus, readonly SchemeStatus[]>> = {
  DRAFT: ['ACTIVE'],
  ACTIVE: ['RETIRED'],
  RETIRED: [],
};

// What reports are made by: once a scheme is ACTIVE they stay comparable.
const FIXED_WITH_ACTIVATION = ['version', 'reportingPeriod', 'outputFormat', 'fields'] as const;

/**
 * A scheme after a change. Errors: INVALID_STATE_TRANSITION for a step that the table does not have, for what is fixed with
 * activation, for anything of a RETIRED scheme, and for ACTIVE while required fields lack ACTIVE maps; VALIDATION_FAILED for fields
 * that the format or the maps do not fit.
 */
export function changedScheme(before: RegulatoryScheme, change: SchemeChange): RegulatoryScheme {
  requireNotRetired(before);
  const fixed = FIXED_WITH_ACTIVATION.filter((member) => change[member] !== undefined);
  if (before.status !== 'DRAFT' && fixed.length > 0)
    throw wrongState(
      `${fixed.join(', ')}: what reports are made by changes only while a scheme is DRAFT; create a scheme of another code`,
    );
  if (change.status !== undefined && !NEXT[before.status].includes(change.status))
    throw wrongState(
      `it is ${before.status}; it can become ${NEXT[before.status].join(' or ')}, not ${change.status}`,
    );
  return consistent({ ...before, ...change });
}

/** A scheme with other maps. Errors: VALIDATION_FAILED for maps that do not fit its fields, INVALID_STATE_TRANSITION as above. */
export function remappedScheme(before: RegulatoryScheme, maps: readonly SchemeFieldMap[]): RegulatoryScheme {
  requireNotRetired(before);
  return consistent({ ...before, fieldMaps: maps });
}

/** The scheme, when its fields fit its format, its maps fit its fields, and an ACTIVE one can report what is required. */
export function consistent(scheme: RegulatoryScheme): RegulatoryScheme {
  const { fields, fieldMaps: maps, outputFormat, status } = scheme;
  const details = [
    ...fields.flatMap(({ length }, at) =>
      outputFormat === 'FIXED_WIDTH' && length === undefined
        ? [
            {
              field: `fields[${at}].length`,
              code: 'required',
              message: 'fields of a fixed width have a length',
            },
          ]
        : [],
    ),
    ...misfits(fields, maps),
  ];
  const [first] = details;
  if (first) throw new AppError('VALIDATION_FAILED', `${first.field}: ${first.message}`, { details });
  const open = status === 'ACTIVE' ? unmapped(fields, maps) : [];
  if (open.length > 0)
    throw wrongState(
      `an ACTIVE scheme has an ACTIVE map for every required field; put maps for ${open.slice(0, MOST_NAMED).join(', ')}${open.length > MOST_NAMED ? ` and ${open.length - MOST_NAMED} more` : ''}`,
    );
  return scheme;
}

const MOST_NAMED = 20;

function requireNotRetired({ status }: RegulatoryScheme): void {
  if (status === 'RETIRED')
    throw wrongState('it is RETIRED and stays as it is; create a scheme of another code');
}

function wrongState(why: string): AppError {
  return new AppError('INVALID_STATE_TRANSITION', `This scheme cannot be changed so: ${why}.`);
}

export const schemeCode = code;

export const createSchemeInput = z.strictObject({
  schemeCode,
  name: text(255),
  jurisdictionCode,
  regulator: text(255),
  version: text(50),
  reportingPeriod: oneFrom(REPORTING_PERIODS),
  outputFormat: oneFrom(OUTPUT_FORMATS),
  fields: optional(schemeFields).transform((given) => given ?? []),
});

export const updateSchemeInput = z.strictObject({
  schemeCode,
  name: optional(text(255)),
  regulator: optional(text(255)),
  version: optional(text(50)),
  reportingPeriod: optional(oneFrom(REPORTING_PERIODS)),
  outputFormat: optional(oneFrom(OUTPUT_FORMATS)),
  fields: optional(schemeFields),
  status: optional(oneFrom(SCHEME_STATUSES)),
});

export const schemeCodeInput = z.strictObject({ code: schemeCode });

export const listSchemesInput = z.strictObject({
  filter: optional(
    z.strictObject({
      jurisdictionCode: optional(jurisdictionCode),
      status: optional(oneFrom(SCHEME_STATUSES)),
    }),
  ),
  ...pageInput,
});

export const putFieldMapsInput = z.strictObject({ schemeCode, fieldMaps });

export const previewSchemeInput = z.strictObject({ schemeCode, record: schemeRecord });

const MOST_RENDERED = 500;

export const renderRecordsInput = z.strictObject({
  fields: schemeFields,
  fieldMaps,
  records: z
    .array(z.record(z.string(), z.unknown()))
    .max(MOST_RENDERED, `send at most ${MOST_RENDERED} records at once`),
  at: instant,
});

export const suggestFieldMapsInput = z.strictObject({
  schemeCode,
  fieldCodes: optional(z.array(code, 'give a list of codes').max(500, 'give at most 500 codes')),
});
