import { z } from 'zod';
import { AppError, type ErrorDetail, invalid } from '../../kernel/errors.ts';
import { calendarDate, did, oneFrom, optional, text, uuid } from '../../kernel/parse.ts';
import { REPORT_FORMATS, type ReportFormat } from './formats/format.ts';
import { type FilterName, KINDS, REPORT_KINDS } from './kinds.ts';
import type { PinnedScheme } from './ports.ts';

const filterInput = z.strictObject({
  status: optional(text(40)),
  credentialType: optional(text(100)),
  claimStatus: optional(text(40)),
  category: optional(text(40)),
  entryCode: optional(text(100)),
  cohortCode: optional(text(100)),
  requirementId: optional(uuid),
  memberId: optional(uuid),
  asOf: optional(calendarDate),
  action: optional(text(80)),
  holderDid: optional(did),
  learnerId: optional(uuid),
} satisfies Record<FilterName, z.ZodType>);

/** What rows are narrowed by. */
export type ReportFilters = Partial<z.output<typeof filterInput>>;

const members = {
  kind: oneFrom(REPORT_KINDS),
  schemeCode: optional(text(100)),
  organizationDid: optional(did),
  periodFrom: optional(calendarDate),
  periodTo: optional(calendarDate),
  filters: optional(filterInput).transform((given): ReportFilters => given ?? {}),
};

export const createReportInput = z.strictObject({ ...members, format: oneFrom(REPORT_FORMATS) });
export const previewReportInput = z.strictObject({
  ...members,
  format: optional(oneFrom(REPORT_FORMATS)).transform((given): ReportFormat => given ?? 'CSV'),
});

export type OrderInput = z.output<typeof createReportInput>;

/**
 * Refuses what a kind of report does not know or cannot do without: the period, the filters and their words, the scheme.
 * Error: VALIDATION_FAILED that names each of them.
 */
export function requireFitting({ kind, schemeCode, periodFrom, periodTo, filters }: OrderInput): void {
  const rule = KINDS[kind];
  const details: ErrorDetail[] = [];
  const say = (field: string, code: string, message: string) => details.push({ field, code, message });

  for (const [field, value] of Object.entries({ periodFrom, periodTo })) {
    if (rule.period === 'NONE' && value !== undefined)
      say(field, 'unknown_field', `${kind} is of no period; remove it`);
    if (rule.period === 'REQUIRED' && value === undefined)
      say(field, 'required', 'give the period: the first day, and the first day after it');
  }
  if (periodFrom !== undefined && periodTo !== undefined && periodFrom >= periodTo)
    say('periodTo', 'too_early', 'give the first day after the period, which is later than its first day');
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    const known = rule.filters.find((filter) => filter.name === name);
    if (!known) {
      const names = rule.filters.map((filter) => filter.name).join(', ');
      say(`filters.${name}`, 'unknown_field', `${kind} is narrowed by ${names} alone; remove it`);
    } else if (known.words && !known.words.includes(value))
      say(`filters.${name}`, 'invalid_value', `give one of ${known.words.join(', ')}`);
  }
  if (kind === 'SCHEME_COMPLIANCE' && schemeCode === undefined)
    say('schemeCode', 'required', 'name the scheme; the definitions list those that there are');
  if (kind !== 'SCHEME_COMPLIANCE' && schemeCode !== undefined)
    say('schemeCode', 'unknown_field', 'only SCHEME_COMPLIANCE is of a scheme; remove it');
  if (kind === 'DATA_SUBJECT' && (filters.holderDid === undefined) === (filters.learnerId === undefined))
    say('filters', 'required', 'name the person: by holder_did or by learner_id, one of them');

  const [first] = details;
  if (first) throw new AppError('VALIDATION_FAILED', `${first.field}: ${first.message}`, { details });
}

/** Refuses a format that the columns do not allow. Error: VALIDATION_FAILED. */
export function requireFormat(format: ReportFormat, scheme: PinnedScheme | undefined): void {
  if (formatsOf(scheme).includes(format)) return;
  throw invalid(
    'format',
    'unfit',
    scheme
      ? 'the fields of this scheme have no lengths, which a file of fixed width needs; take another format'
      : 'files of fixed width are for schemes, whose fields have lengths; take another format',
  );
}

/** The formats that a report can have; that of the scheme itself first. */
export function formatsOf(scheme: PinnedScheme | undefined): readonly ReportFormat[] {
  const hasLengths = scheme?.fields.every(({ length }) => length !== undefined) ?? false;
  const all = REPORT_FORMATS.filter((format) => format !== 'FIXED_WIDTH' || hasLengths);
  return scheme ? [...new Set([scheme.outputFormat, ...all])] : all;
}
