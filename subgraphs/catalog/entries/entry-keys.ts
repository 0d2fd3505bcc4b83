import { startUpTo, wordsOf } from '../../../kernel/name-search.ts';

/** Letters of a code or title that searches for its beginning tell apart. */
export const KEY_LETTERS = 100;

/** What searches find an entry by. */
export interface EntryKeys {
  /** Its folded code. */
  readonly codeKey: string;
  /** Its folded title; empty without one. */
  readonly titleKey: string;
  /** The words of its title and of its code. */
  readonly words: readonly string[];
}

/** The keys of an entry; they change with its title. */
export function keysOf({
  entryCode,
  title,
}: {
  readonly entryCode: string;
  readonly title?: string | null | undefined;
}): EntryKeys {
  return {
    codeKey: startUpTo(KEY_LETTERS, entryCode),
    titleKey: startUpTo(KEY_LETTERS, title ?? ''),
    words: wordsOf(`${title ?? ''} ${entryCode}`),
  };
}
