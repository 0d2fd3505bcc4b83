import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { KNOWN_EXPRESSIONS, type SchemeField } from './field-map.ts';
import { expressionNamed } from './field-names.ts';
import type { SchemeAssistant } from './ports.ts';
import { type RegulatoryScheme, suggestFieldMapsInput } from './scheme.ts';
import { noScheme } from './scheme-service.ts';

/** How a field could be filled; nothing follows from it until somebody puts it. */
export interface FieldMapSuggestion {
  readonly fieldCode: string;
  /** One of the known expressions. */
  readonly expression: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly rationale: string | null;
  /** Whether the name of the field says so, or a language model. */
  readonly source: 'NAME' | 'MODEL';
}

export interface FieldMapSuggestions {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** In the order of the scheme. */
  readonly suggestions: readonly FieldMapSuggestion[];
}

export interface SuggestionService {
  /**
   * Proposals for some fields, or for all that no ACTIVE map fills: by their names, and of a language model for those whose names say
   * nothing. Errors: NOT_FOUND, VALIDATION_FAILED for a field that there is not.
   */
  suggest(input: unknown, context: Context): Promise<FieldMapSuggestions>;
}

/** Fields that a model is asked about at once: as many as an answer has room for. */
const MOST_ASKED = 12;

export function createSuggestionService(deps: {
  readonly schemes: Pick<RecordStore<RegulatoryScheme>, 'byId'>;
  readonly assistant: SchemeAssistant;
}): SuggestionService {
  const { schemes, assistant } = deps;

  return {
    async suggest(input, context) {
      permit(context, 'catalog.manage');
      const { schemeCode, fieldCodes } = parseInput(suggestFieldMapsInput, input);
      const scheme = await schemes.byId(schemeCode);
      if (!scheme) throw noScheme();
      const wanted = wantedOf(scheme, fieldCodes);
      const named = wanted.flatMap((field) => suggestionByName(field) ?? []);
      const known = new Set(named.map(({ fieldCode }) => fieldCode));
      const open = wanted.filter(({ fieldCode }) => !known.has(fieldCode));
      const { status, reason, said } = await asked(scheme, open, context);
      const found = new Map([...named, ...said].map((one) => [one.fieldCode, one]));
      return {
        status,
        reason,
        suggestions: wanted.flatMap(({ fieldCode }) => found.get(fieldCode) ?? []),
      };
    },
  };

  /** What a model says of the fields, the required ones first; of none nobody is asked. */
  async function asked({ schemeCode }: RegulatoryScheme, open: readonly SchemeField[], context: Context) {
    if (open.length === 0) return { status: 'COMPLETED', reason: null, said: [] } as const;
    const first = open.toSorted((a, b) => Number(b.required) - Number(a.required)).slice(0, MOST_ASKED);
    const { status, reason, result } = await assistant.fieldMaps(
      {
        scheme: schemeCode,
        fields: first.map(({ fieldCode, label, type }) => ({
          code: fieldCode,
          title: label,
          description: type,
        })),
        expressions: KNOWN_EXPRESSIONS,
      },
      { ...askedBy(context), subject: { type: 'RegulatoryScheme', id: schemeCode } },
      context,
    );
    const said = (result ?? []).map(
      ({ rationale = null, ...one }): FieldMapSuggestion => ({ ...one, rationale, source: 'MODEL' }),
    );
    return { status, reason: reason ?? null, said };
  }
}

/** The fields that are asked for, else those that no ACTIVE map fills. Error: VALIDATION_FAILED for a code of none. */
function wantedOf(
  { fields, fieldMaps }: RegulatoryScheme,
  fieldCodes: readonly string[] | undefined,
): readonly SchemeField[] {
  if (!fieldCodes) {
    const filled = new Set(
      fieldMaps.filter(({ status }) => status === 'ACTIVE').map(({ fieldCode }) => fieldCode),
    );
    return fields.filter(({ fieldCode }) => !filled.has(fieldCode));
  }
  const known = new Set(fields.map(({ fieldCode }) => fieldCode));
  const unknown = fieldCodes.findIndex((fieldCode) => !known.has(fieldCode));
  if (unknown >= 0)
    throw invalid(`fieldCodes[${unknown}]`, 'unknown', 'the scheme has no field of this code');
  const named = new Set(fieldCodes);
  return fields.filter(({ fieldCode }) => named.has(fieldCode));
}

function suggestionByName({ fieldCode, label }: SchemeField): FieldMapSuggestion | undefined {
  const expression = expressionNamed(label) ?? expressionNamed(fieldCode);
  if (expression === undefined) return undefined;
  const rationale = 'The field is called what the expression stands for.';
  return { fieldCode, expression, confidence: 1, rationale, source: 'NAME' };
}
