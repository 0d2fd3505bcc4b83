import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput, text } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { code } from '../parse.ts';
import {
  codesWanted,
  FIELD_PROBLEMS,
  type FieldProblem,
  KNOWN_EXPRESSIONS,
  parseExpression,
  render,
} from './field-map.ts';
import type { FieldMapModel, SchemeCodes } from './ports.ts';
import { previewSchemeInput, type RegulatoryScheme, suggestFieldMapsInput } from './scheme.ts';
import { noScheme } from './scheme-service.ts';

/** One record as a report would have it. */
export interface SchemePreview {
  readonly schemeCode: string;
  /** Of the scheme whose maps these are. */
  readonly rowVersion: number;
  /** True when no field has a problem. */
  readonly isReportable: boolean;
  /** In the order of the scheme. */
  readonly fields: readonly {
    readonly fieldCode: string;
    readonly value: string | null;
    readonly problem: { readonly code: FieldProblem; readonly message: string } | null;
  }[];
}

/** What a language model proposes for a field; people decide. */
export type FieldMapSuggestion = z.output<typeof suggestion>;

export interface FieldMapSuggestions {
  readonly status: 'COMPLETED' | 'UNAVAILABLE' | 'FAILED';
  readonly suggestions: readonly FieldMapSuggestion[];
}

/** How the maps of a scheme are tried and found. */
export interface ReportingService {
  /** Renders a record of the caller through every stored map, DRAFT ones too; it is kept nowhere. Error: NOT_FOUND. */
  preview(input: unknown, context: Context): Promise<SchemePreview>;
  /** Proposals of a language model for some fields, or all; UNAVAILABLE without one. Errors: NOT_FOUND, VALIDATION_FAILED for a field that there is not. */
  suggest(input: unknown, context: Context): Promise<FieldMapSuggestions>;
}

const suggestion = z.strictObject({
  fieldCode: code,
  expression: text(150).refine((given) => parseExpression(given) !== undefined),
  confidence: z.number().min(0).max(1),
  rationale: text(2000),
});

export function createReportingService(options: {
  schemes: Pick<RecordStore<RegulatoryScheme>, 'byId'>;
  codes: Pick<SchemeCodes, 'codesOf'>;
  /** Absent where no model is set up. */
  model: FieldMapModel | undefined;
  now: Clock;
}): ReportingService {
  const { schemes, codes, model, now } = options;

  return {
    async preview(input, context) {
      permit(context, 'catalog.read');
      const { schemeCode, record } = parseInput(previewSchemeInput, input);
      const { fields, fieldMaps, rowVersion } = await load(schemeCode);
      const wanted = codesWanted(fields, fieldMaps, record);
      const found = wanted.length === 0 ? [] : await codes.codesOf(wanted, now());
      const known = new Map(wanted.map((one, at) => [keyOf(one.codeSetId, one.text), found[at]]));
      const rendered = render(fields, fieldMaps, record, (codeSetId, asked) =>
        known.get(keyOf(codeSetId, asked)),
      );
      return {
        schemeCode,
        rowVersion,
        isReportable: rendered.every(({ problem }) => problem === undefined),
        fields: rendered.map(({ problem, ...field }) => ({
          ...field,
          problem: problem ? { code: problem, message: FIELD_PROBLEMS[problem] } : null,
        })),
      };
    },

    async suggest(input, context) {
      permit(context, 'catalog.manage');
      const { schemeCode, fieldCodes } = parseInput(suggestFieldMapsInput, input);
      const { fields } = await load(schemeCode);
      const asked = new Set(fieldCodes ?? fields.map(({ fieldCode }) => fieldCode));
      const known = new Set(fields.map(({ fieldCode }) => fieldCode));
      const unknown = fieldCodes?.findIndex((fieldCode) => !known.has(fieldCode)) ?? -1;
      if (unknown >= 0)
        throw invalid(`fieldCodes[${unknown}]`, 'unknown', 'the scheme has no field of this code');
      if (!model) return { status: 'UNAVAILABLE', suggestions: [] };
      const answer = await model.suggest({
        fields: fields.filter(({ fieldCode }) => asked.has(fieldCode)),
        expressions: KNOWN_EXPRESSIONS,
      });
      if (answer.status !== 'COMPLETED') return { status: answer.status, suggestions: [] };
      // What is outside of the list is no proposal.
      const suggestions = answer.suggestions.flatMap((said) => {
        const read = suggestion.safeParse(said);
        return read.success && asked.has(read.data.fieldCode) ? [read.data] : [];
      });
      return { status: 'COMPLETED', suggestions };
    },
  };

  async function load(schemeCode: string): Promise<RegulatoryScheme> {
    const found = await schemes.byId(schemeCode);
    if (found) return found;
    throw noScheme();
  }
}

function keyOf(codeSetId: string, asked: string): string {
  return `${codeSetId} ${asked}`;
}
