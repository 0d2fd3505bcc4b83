import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { fieldInput, MOST_FIELDS, type TemplateField } from './template-field.ts';

/** Filled in from the catalog, and no field. */
const ACHIEVEMENT = 'achievement';
const SIMPLE = ['string', 'number', 'integer', 'boolean', 'object'] as const;

/**
 * The fields that the JSON Schema (2020-12) of a catalog entry asks of claims, with labels in a language: its own properties that a
 * field can hold. What a schema says beyond types, choices and bounds is left to it.
 */
export function fieldsOfSchema(schema: JsonObject, locale: string): readonly TemplateField[] {
  const { properties, required } = schema;
  if (!isJsonObject(properties)) return [];
  const isRequired = (key: string) => Array.isArray(required) && required.includes(key);
  const seen = new Set([ACHIEVEMENT]);
  return Object.entries(properties)
    .flatMap(([key, property]) => {
      const field = isJsonObject(property) ? fieldOf(key, property, isRequired(key), locale) : undefined;
      if (!field || seen.has(key.toLowerCase())) return [];
      seen.add(key.toLowerCase());
      return [field];
    })
    .slice(0, MOST_FIELDS);
}

function fieldOf(
  key: string,
  property: JsonObject,
  required: boolean,
  locale: string,
): TemplateField | undefined {
  const { title, format, enum: values } = property;
  const label = typeof title === 'string' ? title.trim() : wordsOf(key);
  const common = { key, labelI18n: { [locale]: label.slice(0, 100) }, required };
  if (Array.isArray(values)) return parsed({ ...common, type: 'enum', enum: values });
  const type = SIMPLE.find((one) => one === property['type']);
  if (type === undefined) return undefined;
  if (type === 'string' && format === 'date') return parsed({ ...common, type: 'date' });
  const [min, max] =
    type === 'string'
      ? [property['minLength'], property['maxLength']]
      : [property['minimum'], property['maximum']];
  const bounds = type === 'boolean' || type === 'object' ? {} : { min, max };
  return parsed({ ...common, type, ...bounds }) ?? parsed({ ...common, type });
}

/** The field, when a template would take it. */
function parsed(given: object): TemplateField | undefined {
  return fieldInput.safeParse(given).data;
}

/** `awardedOn` and `awarded_on` as `Awarded on`. */
function wordsOf(key: string): string {
  const words = key
    .replace(/_+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
