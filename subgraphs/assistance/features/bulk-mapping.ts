import { z } from 'zod';
import type { Feature } from '../assistant.ts';

export interface MappingAsked {
  readonly headers: readonly string[];
  /** Up to five rows as they are shaped: letters and digits are masked. */
  readonly sampleRows: readonly (readonly string[])[];
  /** What a column may be. */
  readonly fields: readonly { readonly key: string; readonly label: string; readonly type: string }[];
}

export interface SuggestedColumn {
  readonly header: string;
  readonly field: string;
  /** 0 to 1. */
  readonly confidence: number;
}

const form = z.strictObject({
  mapping: z
    .array(
      z.strictObject({ header: z.string().max(500), field: z.string().max(200), confidence: z.number() }),
    )
    .max(200),
});

/** What the columns of a file are, by their headers. */
export const bulkMapping: Feature<MappingAsked, z.infer<typeof form>, readonly SuggestedColumn[]> = {
  name: 'BULK_MAPPING',
  maxTokens: 600,
  form,
  prompt: ({ headers, sampleRows, fields }) => ({
    task: 'Say for the columns of a table which field each one is, by the header and the shape of the cells. Leave out columns that are none of the fields. `confidence` is from 0 to 1.',
    data: { fields, headers, rows: sampleRows },
  }),
  guard({ mapping }, { headers, fields }) {
    const free = { headers: new Set(headers), fields: new Set(fields.map(({ key }) => key)) };
    const best = mapping.toSorted((a, b) => b.confidence - a.confidence);
    // The surest first: no column is two fields, and no field two columns.
    const kept = best.filter(({ header, field, confidence }) => {
      const isOffered =
        free.headers.has(header) && free.fields.has(field) && confidence > 0 && confidence <= 1;
      if (isOffered) [free.headers.delete(header), free.fields.delete(field)];
      return isOffered;
    });
    return kept.length === 0 ? undefined : kept;
  },
};
