import { type AssistReason, askedBy } from '../../../kernel/assisted.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { invalid, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { DEFAULT_PAGE_SIZE } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { seesDrafts } from '../entries/entry-service.ts';
import type { SearchRecords } from '../ports.ts';
import type { LexicalSearch } from './lexical-search.ts';
import { type Found, type FoundWithModel, searchInput, semanticSearchInput } from './match.ts';
import type { SemanticSearch } from './semantic-search.ts';

/** The operations that look entries up by what somebody types. */
export interface SearchService {
  /** By letters alone: exact code, else beginning of code or title, else words; ACTIVE ones unless told. */
  entries(input: unknown, context: Context): Promise<Found>;
  /**
   * ACTIVE entries of a jurisdiction in the same ways; where neither code nor beginning matches and words do not fill the answer, those
   * that mean the same behind them. What the model does not answer in time is left out, and the status says so.
   */
  byMeaning(input: unknown, context: Context): Promise<FoundWithModel>;
}

const UNIT = { kind: 'unit', unit: 'program-catalog' } as const;

export function createSearchService(deps: {
  lexical: LexicalSearch;
  /** None where no model is set up. */
  semantic: SemanticSearch | undefined;
  /** Whether administrators let it be asked. */
  isOn: () => boolean;
  /** How long the model may take to answer. */
  deadlineMs: number;
  /** The name of the model. */
  model: string;
  /** Keeps the record of a search for which the model was asked. */
  record: SearchRecords['record'];
  log: Logger;
}): SearchService {
  const { lexical, semantic, isOn, deadlineMs, model, record, log } = deps;
  return {
    async entries(input, context) {
      const identity = permit(context, 'catalog.read');
      const { q, jurisdiction, status = 'ACTIVE', first } = parseInput(searchInput, input);
      if (status === 'DRAFT' && !seesDrafts(identity))
        throw invalid('status', 'not_yours', 'ask for ACTIVE or RETIRED: drafts are for administrators');
      return lexical({ q, jurisdictionCode: jurisdiction, status, limit: first ?? DEFAULT_PAGE_SIZE });
    },

    async byMeaning(input, context) {
      permit(context, 'catalog.read');
      const given = parseInput(semanticSearchInput, input);
      const { q, jurisdiction: jurisdictionCode, first: limit = DEFAULT_PAGE_SIZE } = given;
      const found = await lexical({ q, jurisdictionCode, status: 'ACTIVE', limit });
      if (!semantic || !isOn()) return { ...found, status: 'UNAVAILABLE' };
      const isEnough = found.matchType === 'EXACT' || found.matchType === 'PREFIX';
      if (isEnough || found.items.length >= limit) return { ...found, status: 'COMPLETED' };
      const begun = performance.now();
      const keep = (status: 'COMPLETED' | 'FAILED', reason?: AssistReason) => {
        const latencyMs = Math.round(performance.now() - begun);
        const search = { status, reason, model, latencyMs, inputHash: sha256Hex(q) };
        // Nobody waits for it, and it outlives the request.
        const asked = newContext({ identity: UNIT, correlationId: context.correlationId });
        void record(search, askedBy(context), asked);
      };
      try {
        const meant = await semantic({ q, jurisdictionCode, limit }, AbortSignal.timeout(deadlineMs));
        const known = new Set(found.items.map(({ entry }) => entry.entryId));
        const others = meant.items.filter(({ entry }) => !known.has(entry.entryId));
        const items = [...found.items, ...others].slice(0, limit);
        const { searched, truncated } = meant;
        keep('COMPLETED');
        return { status: 'COMPLETED', matchType: items[0]?.matchType, items, searched, truncated };
      } catch (err) {
        // The question stays out of the log: it is what a person has typed.
        log.warn({ err }, 'The embedding model did not answer a search');
        keep('FAILED', isAppError(err) && err.code === 'UPSTREAM_TIMEOUT' ? 'TIMEOUT' : 'REFUSED');
        return { ...found, status: 'FAILED' };
      }
    },
  };
}
