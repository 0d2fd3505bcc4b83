import { z } from 'zod';
import { fold } from '../../../kernel/name-search.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, text } from '../../../kernel/parse.ts';
import { type CatalogEntry, ENTRY_STATUSES } from '../entries/entry.ts';
import { jurisdictionCode } from '../parse.ts';

/** How an entry was found, the surest way first. */
export const MATCH_TYPES = ['EXACT', 'PREFIX', 'WORDS', 'SEMANTIC'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** An entry that was found. */
export interface Match {
  readonly entry: CatalogEntry;
  readonly matchType: MatchType;
  /** From 0 to 1, comparable within one way of finding alone. */
  readonly score: number;
}

/** What a search has found. */
export interface Found {
  /** Of the first match; none without any. */
  readonly matchType: MatchType | undefined;
  readonly items: readonly Match[];
  /** Entries that were compared one by one. */
  readonly searched: number;
  /** True when there are more entries to compare than were. */
  readonly truncated: boolean;
}

export const MODEL_STATUSES = ['COMPLETED', 'UNAVAILABLE', 'FAILED'] as const;

/** The same of a search that may ask a model: UNAVAILABLE where none is set up, FAILED when it did not answer, or not as it should. */
export interface FoundWithModel extends Found {
  readonly status: (typeof MODEL_STATUSES)[number];
}

/** What is looked for. */
export interface Sought {
  readonly q: string;
  readonly jurisdictionCode?: string | undefined;
  readonly status: CatalogEntry['status'];
  /** At most so many matches. */
  readonly limit: number;
}

/** Characters of a question, at most. */
export const MOST_QUESTION = 200;

const q = text(MOST_QUESTION).refine(
  (given) => given === '' || fold(given) !== '',
  'give letters or digits to look for',
);

export const semanticSearchInput = z.strictObject({
  q,
  jurisdiction: jurisdictionCode,
  first: pageInput.first,
});

export const searchInput = z.strictObject({
  q,
  jurisdiction: optional(jurisdictionCode),
  status: optional(oneFrom(ENTRY_STATUSES)),
  first: pageInput.first,
});
