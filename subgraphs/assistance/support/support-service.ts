import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { freeText, languageTag, oneFrom, optional, parseInput } from '../../../kernel/parse.ts';
import type { supportAnswer } from '../features/support-answer.ts';
import type { AssistantOf } from '../features.ts';
import { AUDIENCES, type Audience } from './audience.ts';
import type { DocIndex, FoundPassage } from './doc-index.ts';

const questionInput = z.strictObject({
  question: freeText(3, 1000),
  audience: optional(oneFrom(AUDIENCES)),
  locale: optional(languageTag),
});

/** A part of the documentation. */
export interface SupportSource {
  /** File below `docs/`. */
  readonly doc: string;
  /** Of the document. */
  readonly title: string;
  readonly heading: string;
  readonly excerpt: string;
  /** Where the gateway shows it. */
  readonly path: string;
}

export interface SupportReply {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** Empty unless COMPLETED. */
  readonly answer: string;
  /** What the answer rests on, else what was found by the words of the question. */
  readonly sources: readonly SupportSource[];
}

const NOT_TOLD: SupportReply = {
  status: 'COMPLETED',
  reason: null,
  answer:
    'The documentation does not tell. It is in English and is looked through by words: ask in English and in other words, or ask whoever runs this platform.',
  sources: [],
};
const MOST_SOURCES = 4;

export type SupportService = ReturnType<typeof createSupportService>;

/** Questions about the platform, answered from its documentation. */
export function createSupportService(deps: {
  readonly assistant: AssistantOf<{ readonly supportAnswer: typeof supportAnswer }>;
  readonly docs: () => Promise<DocIndex>;
}) {
  const { assistant, docs } = deps;
  return {
    /** Error: VALIDATION_FAILED. */
    async answer(input: unknown, context: Context): Promise<SupportReply> {
      permit(context, 'support.ask');
      const { question, audience = audienceOf(context.identity), locale } = parseInput(questionInput, input);
      const found = (await docs()).find(question, MOST_SOURCES, audience);
      if (found.length === 0) return NOT_TOLD;
      const passages = found.map(({ passage: { id, within, heading, text } }) => ({
        id,
        text: `${[...within, heading].join(' > ')}\n${text}`,
      }));
      const { status, reason, result } = await assistant.supportAnswer(
        { question, passages, locale },
        askedBy(context),
        context,
      );
      if (result === undefined)
        return { status, reason: reason ?? null, answer: '', sources: sourcesOf(found) };
      if (result.answer === null) return NOT_TOLD;
      const rests = found.filter(({ passage }) => result.sources.includes(passage.id));
      return { status, reason: null, answer: result.answer, sources: sourcesOf(rests) };
    },
  };
}

/** Each heading once, with what fits best of a long text. */
function sourcesOf(found: readonly FoundPassage[]): readonly SupportSource[] {
  const best = new Map<string, SupportSource>();
  for (const { passage, excerpt } of found) {
    const { id, doc, within, heading } = passage;
    const place = id.replace(/~\d+$/, '');
    const path = `/help/docs/${place}`;
    if (!best.has(place)) best.set(place, { doc, title: within[0] ?? heading, heading, excerpt, path });
  }
  return [...best.values()];
}

/** Whose documents whoever asks reads first; undefined for all of them. */
function audienceOf({ kind }: Identity): Audience | undefined {
  switch (kind) {
    case 'holder':
      return 'HOLDER';
    case 'issuer':
    case 'apiKey':
      return 'ISSUER';
    case 'custodian':
      return 'CUSTODIAN';
    case 'verifier':
      return 'VERIFIER';
    case 'admin':
      return 'ADMIN';
    default:
      return undefined;
  }
}
