import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { plainLine } from './words.ts';

/** A part of the documentation under one heading. */
export interface Passage {
  readonly id: string;
  readonly text: string;
}

export interface SupportAsked {
  readonly question: string;
  /** What was found for it, the best first. */
  readonly passages: readonly Passage[];
  /** BCP 47: the language of the answer. */
  readonly locale?: string | undefined;
}

export interface SupportAnswer {
  readonly answer: string;
  /** Ids of the passages that it rests on, at least one. */
  readonly sources: readonly string[];
}

const form = z.strictObject({
  answer: z.string().max(8000).nullable(),
  sources: z.array(z.string().max(200)).max(20),
});

/** An answer to a question, from the documentation alone. */
export const supportAnswer: Feature<SupportAsked, z.infer<typeof form>, SupportAnswer> = {
  name: 'SUPPORT_QA',
  maxTokens: 600,
  form,
  prompt: ({ question, passages, locale = 'en' }) => ({
    task: `Answer the question in a few sentences from the passages alone, in the language ${locale}, and name in \`sources\` the ids of those that say so. If they do not answer it, \`answer\` is null.`,
    data: JSON.stringify({ passages, question }),
  }),
  guard({ answer, sources }, { passages }) {
    const known = new Set(passages.map(({ id }) => id));
    const cited = [...new Set(sources)].filter((id) => known.has(id));
    const line = plainLine(answer, 1200);
    return line === undefined || cited.length === 0 ? undefined : { answer: line, sources: cited };
  },
};
