import { createHmac } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { startOf } from '../../../kernel/name-search.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf } from '../tenancy.ts';
import { maskedEmail, maskedName, maskedNumber } from './masking.ts';
import {
  type Found,
  MOST_HITS,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchResult,
  type SearchSource,
  type Sought,
  searchedFact,
  searchInput,
} from './search.ts';

/** The search of a custodian through what it holds about people. */
export interface SearchService {
  /** Answers when the search stands in the trail. Errors: VALIDATION_FAILED, also where nothing has the status that is asked for. */
  ask(input: unknown, context: Context): Promise<SearchResult>;
}

export function createSearchService({
  ledger,
  sources,
  fingerprintKey,
}: Pick<RoomDeps, 'ledger'> & {
  readonly sources: readonly SearchSource[];
  /** Makes fingerprints of what was looked for, which nobody can try out without it. */
  readonly fingerprintKey: Buffer;
}): SearchService {
  return {
    async ask(input, context) {
      permit(context, 'custodianSearch.ask');
      const { custodianId, did: custodianDid } = custodianOf(context);
      const { kind, purpose, ...asked } = parseInput(searchInput, input);
      const searched = sourcesFor(kind, asked);
      const sought = { custodianId, custodianDid, ...asked, limit: MOST_HITS };
      const findings = await Promise.all(searched.map((source) => source.find(sought, context)));
      const result = {
        searchId: newId(),
        purpose,
        hits: searched.flatMap((source, at) =>
          (findings[at]?.found ?? []).slice(0, MOST_HITS).map((one) => masked(source.kind, one)),
        ),
        hasMore: findings.some(({ found, isPartial }) => isPartial || found.length > MOST_HITS),
      };
      const kinds = searched.map((source) => source.kind);
      await ledger.commit(context, {
        writes: [],
        audit: searchedFact(result, custodianId, kinds, fingerprintOf(sought)),
      });
      return result;
    },
  };

  /** Those whose records can have what is asked for. Error: VALIDATION_FAILED when none can. */
  function sourcesFor(
    kind: SearchKind | undefined,
    { status, expiresBefore }: Pick<Sought, 'status' | 'expiresBefore'>,
  ): readonly SearchSource[] {
    const ofKind = sources.filter((source) => kind === undefined || source.kind === kind);
    const expiring = ofKind.filter(({ expires }) => expiresBefore === undefined || expires);
    if (expiring.length === 0)
      throw invalid(
        'expiresBefore',
        'invalid_value',
        'records of this kind do not expire; leave out expiresBefore or the kind',
      );
    const fitting = expiring.filter(({ statuses }) => status === undefined || statuses.includes(status));
    if (fitting.length > 0) return inOrder(fitting);
    const known = [...new Set(expiring.flatMap(({ statuses }) => statuses))];
    throw invalid('status', 'invalid_value', `give one of ${known.join(', ')}`);
  }

  /** The same for the same question of the same custodian; 32 hex digits. */
  function fingerprintOf({ custodianId, q, status, expiresBefore }: Sought): string {
    const asked = JSON.stringify([
      custodianId,
      q === undefined ? null : startOf(q),
      status ?? null,
      expiresBefore?.getTime() ?? null,
    ]);
    return createHmac('sha256', fingerprintKey).update(asked).digest('hex').slice(0, 32);
  }
}

function inOrder(sources: readonly SearchSource[]): readonly SearchSource[] {
  return SEARCH_KINDS.flatMap((kind) => sources.filter((source) => source.kind === kind));
}

function masked(kind: SearchKind, { id, status, name, email, number, expiresAt }: Found): SearchHit {
  return {
    kind,
    id,
    status,
    name: name && maskedName(name),
    email: email && maskedEmail(email),
    number: number && maskedNumber(number),
    expiresAt,
  };
}
