import { z } from 'zod';
import type { Feature } from '../assistant.ts';

export interface RevocationAsked {
  /** What somebody wrote as the reason. */
  readonly reason: string;
  readonly categories: readonly string[];
  /** Of the people that it may be about; none of them leaves the platform. */
  readonly names: readonly string[];
}

const form = z.strictObject({ category: z.string().max(100).nullable() });

/** The category that the reason of a revocation belongs to; a person's choice overrides it. */
export const revocationCategory: Feature<RevocationAsked, z.infer<typeof form>, string> = {
  name: 'REVOCATION_CLASSIFY',
  maxTokens: 400,
  form,
  prompt({ reason, categories, names }, veil) {
    for (const name of names) veil.hide('PERSON', name);
    return {
      task: `Name the one category to which the reason of a revocation belongs: ${categories.join(', ')}; null if none fits.`,
      data: reason,
    };
  },
  recordsEveryAttempt: true,
  guard: ({ category }, { categories }) => categories.find((one) => one === category),
};
