import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { numbersIn, plainLine, statesOnly } from './words.ts';

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
  /** Null when the passages do not tell. */
  readonly answer: string | null;
  /** Ids of the passages that it rests on: at least one, and none of no answer. */
  readonly sources: readonly string[];
}

const form = z.strictObject({
  answer: z.string().max(8000).nullable(),
  sources: z.array(z.string().max(200)).max(20),
});

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,24}/gu;
/** Numbers of steps. */
const STEPS = Array.from({ length: 11 }, (_, step) => step);

/** An answer to a question, from the documentation alone. */
export const supportAnswer: Feature<SupportAsked, z.infer<typeof form>, SupportAnswer> = {
  name: 'SUPPORT_QA',
  maxTokens: 600,
  form,
  prompt: ({ question, passages, locale = 'en' }) => ({
    task: `Answer the question in a few sentences from the passages alone, in the language ${locale}, and name in \`sources\` the ids of those that say so. If they do not answer it, \`answer\` is null and \`sources\` is empty.`,
    data: { passages, question },
  }),
  guard({ answer, sources }, { passages }) {
    if (answer === null) return { answer, sources: [] };
    const known = new Set(passages.map(({ id }) => id));
    const cited = [...new Set(sources)].filter((id) => known.has(id));
    const line = plainLine(answer, 1200);
    const isUsable = line !== undefined && cited.length > 0 && isFrom(line, passages);
    return isUsable ? { answer: line, sources: cited } : undefined;
  },
};

/** Whether every number and every e-mail address of an answer stands in the passages. */
function isFrom(answer: string, passages: readonly Passage[]): boolean {
  const told = passages.map(({ text }) => text).join('\n');
  return (
    statesOnly(answer, [...STEPS, ...numbersIn(told)]) &&
    (answer.match(ADDRESS) ?? []).every((address) => told.includes(address))
  );
}
