import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { plainLine } from './words.ts';

/** What the credentials of a template are to say, in somebody's words. */
export interface FieldsAsked {
  readonly description: string;
  /** The catalog entry that they are under. */
  readonly entry?: { readonly title: string; readonly description: string } | undefined;
  /** What a field may be. */
  readonly types: readonly string[];
  /** Names of claims that are no fields. */
  readonly reserved: readonly string[];
  /** BCP 47: the language of the labels; English unless told. */
  readonly locale?: string | undefined;
}

export interface DraftedField {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  /** Tells something of a person. */
  readonly pii: boolean;
  /** Of an enum: its values. */
  readonly choices?: readonly string[] | undefined;
}

const form = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        key: z.string().max(200),
        label: z.string().max(500),
        type: z.string().max(50),
        required: z.boolean(),
        personal: z.boolean(),
        choices: z.array(z.string().max(500)).max(100).nullable(),
      }),
    )
    .max(100),
});

const MOST_FIELDS = 20;
const MOST_CHOICES = 30;
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** A draft of the fields of a template; it is saved nowhere. */
export const templateFields: Feature<FieldsAsked, z.infer<typeof form>, readonly DraftedField[]> = {
  name: 'TEMPLATE_FIELDS',
  maxTokens: 600,
  form,
  prompt: ({ description, entry, types, reserved, locale = 'en' }) => ({
    task: `Draft the claims that credentials of a kind should have, at most 12. \`key\` is one English word in lower case with _ between its parts, none of ${reserved.join(', ')}; \`label\` is what people call it in the language ${locale}; \`type\` is one of ${types.join(', ')}; \`choices\` are the values of an enum and null for others; \`personal\` is true where a claim tells something of the person beyond the achievement.`,
    data: { description, entry },
  }),
  guard({ fields }, { types, reserved }) {
    const taken = new Set(reserved.map((key) => key.toLowerCase()));
    const kept = fields.flatMap(({ key, label, type, required, personal: pii, choices }) => {
      const shown = plainLine(label, 100);
      const isOffered = KEY.test(key) && types.includes(type) && !taken.has(key.toLowerCase());
      if (!isOffered || shown === undefined) return [];
      const values = type === 'enum' ? choicesOf(choices) : undefined;
      if (type === 'enum' && !values) return [];
      taken.add(key.toLowerCase());
      return [{ key, label: shown, type, required, pii, ...(values && { choices: values }) }];
    });
    return kept.length === 0 ? undefined : kept.slice(0, MOST_FIELDS);
  },
};

/** The values of an enum, each once; undefined without any. */
function choicesOf(given: readonly string[] | null): readonly string[] | undefined {
  const values = new Set((given ?? []).flatMap((choice) => plainLine(choice, 255) ?? []));
  return values.size === 0 ? undefined : [...values].slice(0, MOST_CHOICES);
}
