import { trusted } from 'mongoose';
import { fold, startUpTo, wordsOf } from '../../../kernel/name-search.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import { type EntryKeys, KEY_LETTERS } from '../entries/entry-keys.ts';
import type { Found, Match, MatchType, Sought } from './match.ts';

/** Entries with a word of a question that are looked at for its other words, at most. */
export const MOST_LOOKED_AT = 300;
/** Words of a question whose entries are looked at, one word after the other, until those of one are few enough. */
const MOST_LEADS = 2;
/** How far is counted how many entries have a word, and of how many words of a question, the longest first. */
const MOST_COUNTED = 30;
const MOST_COUNTED_WORDS = 8;
// Comes behind every character that a key has.
const BEHIND_ALL = '~';

type WordRow = Pick<EntryKeys, 'words'> & { readonly _id: string; readonly entryCode: string };

/** Searches by letters alone: the first way that finds something is the answer. */
export type LexicalSearch = ReturnType<typeof createLexicalSearch>;

/**
 * Finds ACTIVE entries, or those of another status: by their exact code, else by what their code or title begins with, else by words
 * that all stand in title and code, in any order. Case and accents do not count.
 */
export function createLexicalSearch({ entries }: { entries: RecordStore<CatalogEntry> }) {
  return async (sought: Sought): Promise<Found> => {
    const exact = await withCode(sought);
    if (exact.length > 0) return foundAll('EXACT', exact, () => 1);
    const begun = await thatBegin(sought);
    if (begun.length > 0) return foundAll('PREFIX', begun, (entry) => shareOf(sought.q, entry));
    return withWords(sought);
  };

  async function withCode(sought: Sought): Promise<CatalogEntry[]> {
    const codeKey = startUpTo(KEY_LETTERS, sought.q);
    const order = { codeKey: 1, _id: 1 } as const;
    const found = await entries.list({ ...scopeOf(sought), codeKey }, order, windowOf(sought));
    return found.filter(({ entryCode }) => fold(entryCode) === fold(sought.q));
  }

  /** Those whose code begins so, by code, then those whose title does, by title. */
  async function thatBegin(sought: Sought): Promise<CatalogEntry[]> {
    const byCode = await beginningIn('codeKey', sought);
    if (byCode.length === sought.limit) return byCode;
    const known = new Set(byCode.map(({ entryId }) => entryId));
    const byTitle = (await beginningIn('titleKey', sought)).filter(({ entryId }) => !known.has(entryId));
    return [...byCode, ...byTitle].slice(0, sought.limit);
  }

  async function beginningIn(key: 'codeKey' | 'titleKey', sought: Sought): Promise<CatalogEntry[]> {
    const start = startUpTo(KEY_LETTERS, sought.q);
    const range = trusted({ $gte: start, $lt: `${start}${BEHIND_ALL}` });
    const where = { ...scopeOf(sought), [key]: range };
    const found = await entries.list(where, { [key]: 1, _id: 1 }, windowOf(sought));
    const textOf = ({ entryCode, title = '' }: CatalogEntry) => (key === 'codeKey' ? entryCode : title);
    return found.filter((entry) => fold(textOf(entry)).startsWith(fold(sought.q)));
  }

  async function withWords(sought: Sought): Promise<Found> {
    const words = wordsOf(sought.q, 'sought');
    if (words.length === 0) return NOTHING;
    const looked = new Map<string, WordRow>();
    let isAll = false;
    for (const word of (await rarestFirst(words, sought)).slice(0, MOST_LEADS)) {
      const rows = await rowsWith(word, sought);
      for (const row of rows) looked.set(row._id, row);
      isAll = rows.length < MOST_LOOKED_AT;
      if (isAll) break;
    }
    const ranked = [...looked.values()]
      .filter((row) => words.every((each) => row.words.includes(each)))
      .map((row) => ({ ...row, score: Math.min(1, words.length / row.words.length) }))
      .sort((one, other) => other.score - one.score || (one.entryCode < other.entryCode ? -1 : 1))
      .slice(0, sought.limit);
    const scores = new Map(ranked.map(({ _id, score }) => [_id, score]));
    const found = new Map((await entries.byIds([...scores.keys()])).map((entry) => [entry.entryId, entry]));
    const items = [...scores].flatMap(([entryId, score]): Match[] => {
      const entry = found.get(entryId);
      return entry ? [{ entry, matchType: 'WORDS', score }] : [];
    });
    return {
      matchType: items.length > 0 ? 'WORDS' : undefined,
      items,
      searched: looked.size,
      truncated: !isAll,
    };
  }

  /** The longest words of a question: first those that few entries have. */
  async function rarestFirst(words: readonly string[], sought: Sought): Promise<readonly string[]> {
    const longest = [...words].sort((one, other) => other.length - one.length).slice(0, MOST_COUNTED_WORDS);
    if (longest.length === 1) return longest;
    const limit = { limit: MOST_COUNTED };
    const counted = await Promise.all(
      longest.map(async (word) => ({
        word,
        count: await entries.model.countDocuments({ ...scopeOf(sought), words: word }, limit),
      })),
    );
    return counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
  }

  /** Without an order the index tells what has the word, and nothing is sorted. */
  async function rowsWith(word: string, sought: Sought): Promise<readonly WordRow[]> {
    const rows = await entries.model
      .find({ ...scopeOf(sought), words: word })
      .select({ words: 1, entryCode: 1 })
      .limit(MOST_LOOKED_AT)
      .lean();
    return rows as unknown as readonly WordRow[];
  }
}

export const NOTHING: Found = { matchType: undefined, items: [], searched: 0, truncated: false };

function foundAll(
  matchType: MatchType,
  entries: readonly CatalogEntry[],
  scoreOf: (entry: CatalogEntry) => number,
): Found {
  const items = entries.map((entry) => ({ entry, matchType, score: scoreOf(entry) }));
  return { matchType, items, searched: 0, truncated: false };
}

/** How much of the code or title that it begins a text is. */
function shareOf(q: string, { entryCode, title = '' }: CatalogEntry): number {
  const start = fold(q);
  const begun = [entryCode, title].map(fold).filter((whole) => whole.startsWith(start));
  return start.length / Math.min(...begun.map(({ length }) => length));
}

function scopeOf({ jurisdictionCode, status }: Sought): object {
  return { status, ...(jurisdictionCode === undefined ? {} : { jurisdictionCode }) };
}

function windowOf({ limit }: Sought) {
  return { skip: 0, limit };
}
