import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { plainLine, statesOnly } from './words.ts';

/** Figures by what they count, such as `credentials issued in the last 30 days`. */
export interface StatsAsked {
  readonly figures: Readonly<Record<string, number>>;
}

const form = z.strictObject({ sentence: z.string().max(2000) });

/** The periods and shares that a sentence may speak of without their being figures. */
const ALWAYS = [1, 7, 24, 30, 90, 100, 365];

/** One sentence about the statistics of the network, of which every figure is one of ours. */
export const statsInsight: Feature<StatsAsked, z.infer<typeof form>, string> = {
  name: 'STATS_INSIGHT',
  maxTokens: 400,
  form,
  prompt: ({ figures }) => ({
    task: 'Say in one sentence what is most worth knowing about these figures of a network that issues credentials. Use the figures as they are given; compute none.',
    data: figures,
  }),
  guard({ sentence }, { figures }) {
    const line = plainLine(sentence, 300);
    return line !== undefined && statesOnly(line, [...Object.values(figures), ...ALWAYS]) ? line : undefined;
  },
};
