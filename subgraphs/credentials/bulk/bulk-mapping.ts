import { z } from 'zod';
import { AppError, type ErrorDetail } from '../../../kernel/errors.ts';
import { parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { TemplateField } from '../templates/template-field.ts';
import type { UsableTemplate } from '../templates/templated.ts';
import type { BulkJob, MappedColumn } from './bulk-job.ts';

/** What every table may have beside the fields of its template, with headers that say so by themselves. */
const PERSON: Readonly<Record<string, readonly string[]>> = {
  holder_did: ['holder_did', 'holder did', 'did', 'wallet', 'wallet did'],
  holder_email: [
    'holder_email',
    'holder email',
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'mail',
  ],
  name: ['name', 'holder_name', 'holder name', 'full name', 'student name', 'student'],
};

/** Columns of a table at most. */
export const MOST_COLUMNS = 200;

const mapInput = z.strictObject({
  jobId: uuid,
  mapping: z
    .array(z.strictObject({ header: text(255), field: text(70) }), 'give a list of columns')
    .min(1, 'map at least one column')
    .max(MOST_COLUMNS, `map at most ${MOST_COLUMNS} columns`),
});

export const parseMapInput = (input: unknown) => parseInput(mapInput, input);

/** The field of a template that a mapping names. */
export function fieldOf(
  { content }: Pick<UsableTemplate, 'content'>,
  key: string,
): TemplateField | undefined {
  return content.fields.find((field) => field.key === key);
}

/** What a table of a template may fill in, in its order. */
export function fieldsFor({ content }: Pick<UsableTemplate, 'content'>): readonly string[] {
  return [...Object.keys(PERSON), ...content.fields.map(({ key }) => key)];
}

/** The columns whose headers say by themselves what they are: by key, label or alias, whatever the case. */
export function matchingColumns(
  headers: readonly string[],
  template: Pick<UsableTemplate, 'content'>,
): readonly MappedColumn[] {
  const words = new Map<string, string>();
  // The fields of the template come first: one that is called email is no address of the person.
  for (const { key, labelI18n, csvAliases } of template.content.fields)
    for (const word of [key, ...Object.values(labelI18n), ...csvAliases]) put(words, word, key);
  for (const [field, aliases] of Object.entries(PERSON)) for (const word of aliases) put(words, word, field);
  const taken = new Set<string>();
  return headers.flatMap((header): MappedColumn[] => {
    const field = words.get(plain(header));
    if (field === undefined || taken.has(field)) return [];
    taken.add(field);
    return [{ header, field }];
  });
}

function put(words: Map<string, string>, word: string, field: string): void {
  if (!words.has(plain(word))) words.set(plain(word), field);
}

const plain = (word: string) =>
  word
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** The field that names the person of a row. */
export function personOf(holderKey: BulkJob['options']['holderKey']): string {
  return holderKey === 'DID' ? 'holder_did' : 'holder_email';
}

/** The fields that a table must fill in and this mapping does not. */
export function missingFields(
  mapping: readonly MappedColumn[],
  { options }: { readonly options: Pick<BulkJob['options'], 'holderKey'> },
  { content }: Pick<UsableTemplate, 'content'>,
): readonly string[] {
  const mapped = new Set(mapping.map(({ field }) => field));
  const required = content.fields.filter((field) => field.required).map(({ key }) => key);
  return [personOf(options.holderKey), 'name', ...required].filter((field) => !mapped.has(field));
}

/** A mapping that fits the file and the template. Error: VALIDATION_FAILED, which names all that is wrong. */
export function mappingFor(
  job: Pick<BulkJob, 'headers' | 'options'>,
  mapping: readonly MappedColumn[],
  template: Pick<UsableTemplate, 'content'>,
): readonly MappedColumn[] {
  const known = new Set(fieldsFor(template));
  const headers = new Set(job.headers);
  const seen = { header: new Set<string>(), field: new Set<string>() };
  const details = mapping.flatMap(({ header, field }, at): ErrorDetail[] => {
    const found: ErrorDetail[] = [];
    const report = (name: 'header' | 'field', code: string, message: string) =>
      void found.push({ field: `mapping[${at}].${name}`, code, message });
    if (!headers.has(header)) report('header', 'unknown_column', 'the file has no column of this name');
    else if (seen.header.has(header)) report('header', 'column_twice', 'map each column once');
    if (!known.has(field)) report('field', 'unknown_field', `give one of ${[...known].join(', ')}`);
    else if (seen.field.has(field)) report('field', 'field_twice', `map ${field} once`);
    seen.header.add(header);
    seen.field.add(field);
    return found;
  });
  for (const field of missingFields(mapping, job, template))
    details.push({ field: 'mapping', code: 'field_missing', message: `map a column to ${field}` });
  if (details.length === 0) return mapping;
  const summary = details.map(({ field, message }) => `${field}: ${message}`).slice(0, 5);
  throw new AppError('VALIDATION_FAILED', summary.join('; '), { details });
}
