import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { freeText, languageTag, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { FieldAssistant, ProgramVersion, ProgramVersions } from '../ports.ts';
import { fieldsOfSchema } from './schema-fields.ts';
import { FIELD_TYPES, fieldInput, MOST_FIELDS, RESERVED, type TemplateField } from './template-field.ts';
import { issuerOf } from './template-service.ts';

export interface FieldSuggestion {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** As a template takes them. */
  readonly fields: readonly TemplateField[];
}

/** Drafts the fields of templates; nothing of it is kept. */
export interface FieldSuggestions {
  /** Errors: VALIDATION_FAILED, also for an entry that there is not. */
  suggest(input: unknown, context: Context): Promise<FieldSuggestion>;
}

const suggestInput = z.strictObject({
  description: freeText(10, 2000),
  entryId: optional(uuid),
  locale: optional(languageTag),
});

/** What a model may draft: an object would need fields of its own. */
const TYPES = FIELD_TYPES.filter((type) => type !== 'object');
/** Beside what every credential has, what the entry fills in. */
const TAKEN = [...RESERVED, 'achievement'];

export function createFieldSuggestions(deps: {
  readonly programs: Pick<ProgramVersions, 'current'>;
  readonly assistant: FieldAssistant;
}): FieldSuggestions {
  const { programs, assistant } = deps;

  return {
    async suggest(input, context) {
      permit(context, 'template.manage');
      const { description, entryId, locale = 'en' } = parseInput(suggestInput, input);
      const version = entryId === undefined ? undefined : await versionOf(entryId, context);
      // What the schema of the entry asks for is known; a model adds to it.
      const known = version?.claimSchema ? fieldsOfSchema(version.claimSchema, locale) : [];
      const { status, reason, result } = await assistant.templateFields(
        {
          description,
          ...(version && { entry: { title: version.title, description: version.description ?? '' } }),
          types: TYPES,
          reserved: [...TAKEN, ...known.map(({ key }) => key)],
          locale,
        },
        askedBy(context),
        context,
      );
      const taken = new Set([...TAKEN, ...known.map(({ key }) => key)].map((key) => key.toLowerCase()));
      const drafted = (result ?? []).flatMap(({ label, choices, ...rest }): TemplateField[] => {
        const given = { ...rest, labelI18n: { [locale]: label }, ...(choices && { enum: choices }) };
        const field = fieldInput.safeParse(given);
        return field.success && !taken.has(field.data.key.toLowerCase()) ? [field.data] : [];
      });
      return { status, reason: reason ?? null, fields: [...known, ...drafted].slice(0, MOST_FIELDS) };
    },
  };

  async function versionOf(entryId: string, context: Context): Promise<ProgramVersion> {
    const { issuerDid } = issuerOf(context);
    const found = await programs.current({ entryId }, context);
    const { demoIssuerDid = issuerDid } = found ?? {};
    if (found && demoIssuerDid === issuerDid) return found;
    throw invalid(
      'entryId',
      'unknown',
      'no such entry is in the catalog, or no version of it counts now; list the entries',
    );
  }
}
