import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import type { AUDIT_STATUSES } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';

/** Needed of the domain that asks language models; no function of it fails. */
export interface TrailAssistant {
  /** Conditions for a search of the trail. */
  auditSearch(
    asked: { readonly question: string },
    about: AssistFor,
    context: Context,
  ): Promise<Assisted<SuggestedFilter>>;
  /** A sentence about figures, of which it states no other. */
  statsInsight(
    asked: { readonly figures: Readonly<Record<string, number>> },
    about: AssistFor,
    context: Context,
  ): Promise<Assisted<string>>;
}

/** What a model may suggest for a search of the audit trail: these two conditions and nothing else. */
export interface SuggestedFilter {
  readonly status: (typeof AUDIT_STATUSES)[number] | null;
  readonly search: string | null;
}
