import { z } from 'zod';
import { AUDIT_STATUSES } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { freeText, parseInput } from '../../../kernel/parse.ts';
import type { Model, ModelAnswer } from './model.ts';

const questionInput = z.strictObject({ question: freeText(3, 1000) });

/** What a model may suggest for a search of the audit trail: these two conditions and nothing else. */
const suggestedFilter = z.strictObject({
  status: z.enum(AUDIT_STATUSES).nullable(),
  search: z.string().trim().min(1).max(100).nullable(),
});
const insightText = z.string().trim().min(1).max(2000);

export interface SearchSuggestion {
  readonly status: ModelAnswer['status'];
  readonly filter: z.output<typeof suggestedFilter> | null;
}

export interface Insight {
  readonly status: ModelAnswer['status'];
  readonly insight: string | null;
}

export type AssistService = ReturnType<typeof createAssistService>;

/** Assistance by a language model; without one every answer says that it is unavailable. */
export function createAssistService({ model }: { model: Model }) {
  return {
    /** Turns a question in plain English into conditions for the list of audit entries; runs no query. */
    async searchSuggestion(input: unknown, context: Context): Promise<SearchSuggestion> {
      permit(context, 'assist.ask');
      const { question } = parseInput(questionInput, input);
      const answer = await model.answer({ feature: 'AUDIT_NL_SEARCH', input: question });
      const { status, output } = read(answer, suggestedFilter);
      return { status, filter: output };
    },

    /** Puts the network's figures into words. */
    async networkInsight(context: Context): Promise<Insight> {
      permit(context, 'assist.insight');
      const { status, output } = read(
        await model.answer({ feature: 'STATS_INSIGHT', input: '' }),
        insightText,
      );
      return { status, insight: output };
    },
  };
}

/** What a model said, if it is of the asked shape: anything else has failed. */
function read<S extends z.ZodType>(answer: ModelAnswer, shape: S) {
  if (answer.status !== 'COMPLETED') return { status: answer.status, output: null };
  const said = shape.safeParse(answer.output);
  if (said.success) return { status: answer.status, output: said.data };
  return { status: 'FAILED' as const, output: null };
}
