import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { oneFrom, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { MappingAssistant } from '../ports.ts';
import type { Templated, UsableTemplate } from '../templates/templated.ts';
import { HOLDER_KEYS, type MappedColumn } from './bulk-job.ts';
import {
  fieldOf,
  fieldsFor,
  MOST_COLUMNS,
  matchingColumns,
  missingFields,
  personOf,
} from './bulk-mapping.ts';
import { issuerOf } from './bulk-service.ts';
import { masked } from './masked.ts';

/** A column and what it may be; nothing follows from it until somebody maps the job so. */
export interface SuggestedMapping extends MappedColumn {
  /** From 0 to 1. */
  readonly confidence: number;
  /** Whether the header says it by itself, or a language model. */
  readonly source: 'HEADER' | 'MODEL';
}

export interface MappingSuggestion {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** In the order of the columns. */
  readonly mapping: readonly SuggestedMapping[];
  /** Fields that a table must fill in and this mapping does not. */
  readonly missingRequired: readonly string[];
}

/** Suggests what the columns of a table are that has not been sent; nothing of it is kept. */
export interface MappingSuggestions {
  /** Errors: VALIDATION_FAILED, also for a template that cannot be issued by. */
  suggest(input: unknown, context: Context): Promise<MappingSuggestion>;
}

const MOST_ROWS = 5;
const MOST_OF_CELL = 1000;
/** Fields that a model is asked about at once: as many as an answer has room for. */
const MOST_ASKED = 24;

// A file of people without a row of headers has one of these in its first row; people's names would leave with it.
const OF_A_PERSON = /\bdid:[a-z0-9]+:\S|\S@\S+\.\S/i;

const suggestInput = z.strictObject({
  templateId: uuid,
  headers: z
    .array(
      text(255).refine(
        (header) => !OF_A_PERSON.test(header),
        'this is the cell of a person and no header; give the row of headers, and add one to a file that has none',
      ),
      'give a list of headers',
    )
    .min(1, 'give at least one header')
    .max(MOST_COLUMNS, `give at most ${MOST_COLUMNS} headers`),
  sampleRows: optional(
    z
      .array(
        z
          .array(
            z.string('give a text').max(MOST_OF_CELL, `use at most ${MOST_OF_CELL} characters`),
            'give a list of cells',
          )
          .max(MOST_COLUMNS, `give at most ${MOST_COLUMNS} cells`),
        'give a list of rows',
      )
      .max(MOST_ROWS, `give at most ${MOST_ROWS} rows`),
  ),
  holderKey: optional(oneFrom(HOLDER_KEYS)),
});

export function createMappingSuggestions(deps: {
  readonly templated: Pick<Templated, 'published'>;
  readonly assistant: MappingAssistant;
}): MappingSuggestions {
  const { templated, assistant } = deps;

  return {
    async suggest(input, context) {
      permit(context, 'bulkIssuance.manage');
      const { templateId, headers, sampleRows = [], holderKey = 'DID' } = parseInput(suggestInput, input);
      const template = await templated.published(templateId, issuerOf(context).issuerId, context);
      const own = matchingColumns(headers, template).map(
        (column): SuggestedMapping => ({ ...column, confidence: 1, source: 'HEADER' }),
      );
      const open = openOf(headers, own, template, holderKey);
      const { status, reason, said } = await asked(template, open, sampleRows, context);
      const columns = new Map([...own, ...said].map((column) => [column.header, column]));
      const mapping = [...new Set(headers)].flatMap((header) => columns.get(header) ?? []);
      return {
        status,
        reason,
        mapping,
        missingRequired: missingFields(mapping, { options: { holderKey } }, template),
      };
    },
  };

  /** What a model makes of the columns whose headers say nothing; nobody is asked where either they or the fields are all taken. */
  async function asked(
    { templateId, content }: UsableTemplate,
    { columns, fields }: ReturnType<typeof openOf>,
    rows: readonly (readonly string[])[],
    context: Context,
  ) {
    if (columns.length === 0 || fields.length === 0)
      return { status: 'COMPLETED', reason: null, said: [] } as const;
    const { status, reason, result } = await assistant.bulkMapping(
      {
        headers: columns.map(({ header }) => header),
        // Whatever the sender has left in them, only their shape goes out.
        sampleRows: rows.map((row) => columns.map(({ at }) => masked(row[at] ?? ''))),
        fields: fields.map((key) => describedField(key, fieldOf({ content }, key))),
      },
      { ...askedBy(context), subject: { type: 'CredentialTemplate', id: templateId } },
      context,
    );
    const said = (result ?? []).map((column): SuggestedMapping => ({ ...column, source: 'MODEL' }));
    return { status, reason: reason ?? null, said };
  }
}

/** The columns and the fields that are left, the required fields first. */
function openOf(
  headers: readonly string[],
  own: readonly MappedColumn[],
  template: UsableTemplate,
  holderKey: (typeof HOLDER_KEYS)[number],
) {
  const taken = {
    header: new Set(own.map(({ header }) => header)),
    field: new Set(own.map(({ field }) => field)),
  };
  const columns = headers
    .map((header, at) => ({ header, at }))
    .filter(({ header, at }) => !taken.header.has(header) && headers.indexOf(header) === at);
  const required = missingFields(own, { options: { holderKey } }, template);
  // The other way to name the person is asked of nobody.
  const other = personOf(holderKey === 'DID' ? 'EMAIL' : 'DID');
  const further = fieldsFor(template).filter(
    (key) => !taken.field.has(key) && !required.includes(key) && key !== other,
  );
  return { columns, fields: [...required, ...further].slice(0, MOST_ASKED) };
}

const PERSON_LABELS: Readonly<Record<string, string>> = {
  holder_did: 'DID of the wallet of the person',
  holder_email: 'E-mail address of the person',
  name: 'Full name of the person',
};

function describedField(key: string, field: ReturnType<typeof fieldOf>) {
  const labels = field?.labelI18n ?? {};
  const label = labels['en'] ?? Object.values(labels)[0] ?? PERSON_LABELS[key] ?? key;
  return { key, label, type: field?.type ?? 'string' };
}
