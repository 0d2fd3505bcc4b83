import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy, assistReply } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { freeText, parseInput } from '../../../kernel/parse.ts';
import type { NetworkStats } from '../network-stats/network-stats.ts';
import type { SuggestedFilter, TrailAssistant } from './ports.ts';
import { filterOfWords } from './words.ts';

const questionInput = z.strictObject({ question: freeText(3, 1000) });

export interface SearchSuggestion {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** Of the model, else of the words of the question; null when neither knows any. */
  readonly filter: SuggestedFilter | null;
}

export interface Insight {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly insight: string | null;
  /** What it speaks of; the whole of the answer where no model helps. */
  readonly figures: readonly { readonly name: string; readonly value: number }[];
}

export type AssistService = ReturnType<typeof createAssistService>;

/** Assistance by a language model for those who look at the trail and the statistics; without one every answer says so. */
export function createAssistService(deps: {
  readonly assistant: TrailAssistant;
  /** The statistics of the last 30 days. */
  readonly stats: (context: Context) => Promise<NetworkStats>;
}) {
  const { assistant, stats } = deps;
  return {
    /** Turns a question into conditions for the list of audit entries; runs no query. Error: VALIDATION_FAILED. */
    async searchSuggestion(input: unknown, context: Context): Promise<SearchSuggestion> {
      permit(context, 'assist.ask');
      const { question } = parseInput(questionInput, input);
      const assisted = await assistant.auditSearch({ question }, askedBy(context), context);
      const { result, ...reply } = assistReply(assisted, (filter) => filter);
      return { ...reply, filter: result ?? filterOfWords(question) };
    },

    /** Puts the network's figures into words. Errors: those of reading the statistics. */
    async networkInsight(context: Context): Promise<Insight> {
      permit(context, 'assist.insight');
      const figures = figuresOf(await stats(context));
      const assisted = await assistant.statsInsight({ figures }, askedBy(context), context);
      const { result, ...reply } = assistReply(assisted, (sentence) => sentence);
      const shown = Object.entries(figures).map(([name, value]) => ({ name, value }));
      return { ...reply, insight: result, figures: shown };
    },
  };
}

/** What is worth a sentence: of everybody together, and nobody by name. */
function figuresOf(stats: NetworkStats): Readonly<Record<string, number>> {
  const { issuers, custodians, credentials, verifications, issuedByDay, revokedByDay, issuersActive } = stats;
  const sum = (days: NetworkStats['issuedByDay']) => days.reduce((total, { count }) => total + count, 0);
  return {
    issuers: issuers.total,
    custodians: custodians.total,
    'issuers that issued in the last 30 days': issuersActive,
    credentials: credentials.total,
    'credentials that their holders have accepted': credentials.claimed,
    'credentials that expire within 30 days': credentials.expiring30d,
    'credentials issued in the last 30 days': sum(issuedByDay),
    'credentials revoked in the last 30 days': sum(revokedByDay),
    'verifications in the last 30 days': verifications.total,
    'verifications that found a valid credential in the last 30 days': verifications.valid,
  };
}
