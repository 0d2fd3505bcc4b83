import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { DEFAULT_PAGE_SIZE } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { seesDrafts } from '../entries/entry-service.ts';
import type { LexicalSearch } from './lexical-search.ts';
import { type Found, searchInput } from './match.ts';

/** The operations that look entries up by what somebody types. */
export interface SearchService {
  /** By letters alone: exact code, else beginning of code or title, else words; ACTIVE ones unless told. */
  entries(input: unknown, context: Context): Promise<Found>;
}

export function createSearchService({ lexical }: { lexical: LexicalSearch }): SearchService {
  return {
    async entries(input, context) {
      const identity = permit(context, 'catalog.read');
      const { q, jurisdiction, status = 'ACTIVE', first } = parseInput(searchInput, input);
      if (status === 'DRAFT' && !seesDrafts(identity))
        throw invalid('status', 'not_yours', 'ask for ACTIVE or RETIRED: drafts are for administrators');
      return lexical({ q, jurisdictionCode: jurisdiction, status, limit: first ?? DEFAULT_PAGE_SIZE });
    },
  };
}
