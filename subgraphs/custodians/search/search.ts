import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { fold } from '../../../kernel/name-search.ts';
import { instant, oneFrom, optional, optionalText, text } from '../../../kernel/parse.ts';

/** Where a custodian searches: rows of its intake, credentials that it has issued, people who work for it. */
export const SEARCH_KINDS = ['RECORD', 'CREDENTIAL', 'MEMBER'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Why somebody looks for a person. */
export const SEARCH_PURPOSES = [
  'IDENTITY_CHECK',
  'REISSUE_REQUEST',
  'LEGAL_REQUEST',
  'AUDIT',
  'DATA_SUBJECT_REQUEST',
] as const;
export type SearchPurpose = (typeof SEARCH_PURPOSES)[number];

/** Hits of one kind that a search shows at most. */
export const MOST_HITS = 25;

/** What is looked for: all of it holds of each hit. */
export interface Sought {
  readonly custodianId: string;
  readonly custodianDid: string;
  /** The beginning of a name or of words in it, or the whole id of a hit. */
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly expiresBefore?: Date | undefined;
  /** Hits at most. */
  readonly limit: number;
}

/** Something that was found, as it is stored: what is shown of it is masked first. */
export interface Found {
  readonly id: string;
  readonly status: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** By which its custodian knows the person: of a learner, a licence or an employee. */
  readonly number?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** A room whose records can be searched. It finds by an index, and among a bounded number of records. */
export interface SearchSource {
  readonly kind: SearchKind;
  /** Those that its records may have. */
  readonly statuses: readonly string[];
  /** Whether its records expire by a day that an index knows. */
  readonly expires: boolean;
  /** The records of this custodian alone; one more than `limit` where there are more. */
  find(sought: Sought, context: Context): Promise<readonly Found[]>;
}

/** A hit as it is shown: enough to tell people apart for somebody who knows whom they look for. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: string;
  readonly status: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly number?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** What a search came to. */
export interface SearchResult {
  /** Names the search in the audit trail. */
  readonly searchId: string;
  readonly purpose: SearchPurpose;
  readonly hits: readonly SearchHit[];
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

// Of scripts whose signs are words or syllables, one says as much as two letters of others.
const SYLLABLE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** Whether a text says whom to look for: signs alone stand for everybody. */
function saysWhom(q: string): boolean {
  const letters = fold(q).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length >= 2 || letters.some((letter) => SYLLABLE.test(letter));
}

export const searchInput = z
  .strictObject({
    q: optionalText(text(100).refine(saysWhom, 'give at least two letters or digits to look for')),
    kind: optional(oneFrom(SEARCH_KINDS)),
    status: optionalText(text(40)),
    expiresBefore: optional(instant),
    purpose: oneFrom(SEARCH_PURPOSES),
  })
  .refine(({ q, status, expiresBefore }) => [q, status, expiresBefore].some((given) => given !== undefined), {
    path: ['q'],
    message: 'give q, a status or expiresBefore: a search for everybody is none',
  });

/** What the trail tells of a search: why, where and with how many hits. `fingerprint` stands for what was looked for. */
export function searchedFact(
  { searchId, purpose, hits }: SearchResult,
  custodianId: string,
  kinds: readonly SearchKind[],
  fingerprint: string,
): AuditFact {
  return {
    action: 'custodian_search.asked',
    subject: { type: 'CustodianSearch', id: searchId },
    org: { type: 'CUSTODIAN', id: custodianId },
    reason: `${purpose}; kinds ${kinds.join(',')}; hits ${hits.length}; query ${fingerprint}`,
  };
}
