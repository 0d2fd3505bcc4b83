import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { plainLine } from './words.ts';

export interface FieldMapsAsked {
  readonly scheme: string;
  readonly fields: readonly {
    readonly code: string;
    readonly title: string;
    readonly description?: string | undefined;
  }[];
  /** What a field can be filled with. */
  readonly expressions: readonly string[];
}

export interface SuggestedFieldMap {
  readonly fieldCode: string;
  readonly expression: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly rationale?: string | undefined;
}

const form = z.strictObject({
  suggestions: z
    .array(
      z.strictObject({
        field_code: z.string().max(200),
        expression: z.string().max(200),
        confidence: z.number(),
        rationale: z.string().max(2000).nullable(),
      }),
    )
    .max(200),
});

/** What the fields of a scheme can be filled with. */
export const fieldMaps: Feature<FieldMapsAsked, z.infer<typeof form>, readonly SuggestedFieldMap[]> = {
  name: 'SCHEME_FIELD_MAP',
  maxTokens: 600,
  form,
  prompt: ({ scheme, fields, expressions }) => ({
    task: 'Say which expression fills each field of a return that a regulator asks for. Take only expressions of the list; leave out fields that none fits. `rationale` is a few words, `confidence` from 0 to 1.',
    data: { scheme, fields, expressions },
  }),
  guard({ suggestions }, { fields, expressions }) {
    const codes = new Set(fields.map(({ code }) => code));
    const known = new Set(expressions);
    const kept = suggestions.flatMap(({ field_code: fieldCode, expression, confidence, rationale }) => {
      const isOffered =
        codes.delete(fieldCode) && known.has(expression) && confidence >= 0 && confidence <= 1;
      return isOffered ? [{ fieldCode, expression, confidence, rationale: plainLine(rationale, 200) }] : [];
    });
    return kept.length === 0 ? undefined : kept;
  },
};
