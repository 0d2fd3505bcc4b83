import { AUDIT_ACTIONS } from '../../../kernel/audit-actions.ts';
import type { SuggestedFilter } from './ports.ts';

const STATUS_WORDS: readonly (readonly [SuggestedFilter['status'], RegExp])[] = [
  ['DENIED', /\b(?:denied|refused|forbidden|rejected)\b/i],
  ['FAILED', /\b(?:failed|failure|failures|broke|broken|errors?)\b/i],
  ['SUCCESS', /\b(?:succeeded|successful|successfully)\b/i],
];
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i;

/** Conditions that the words of a question name by themselves; null when they name none. */
export function filterOfWords(question: string): SuggestedFilter | null {
  const status = STATUS_WORDS.find(([, words]) => words.test(question))?.[0] ?? null;
  const words = new Set(question.split(/[^\w.]+/));
  const search =
    ID.exec(question)?.[0].toLowerCase() ?? AUDIT_ACTIONS.find((action) => words.has(action)) ?? null;
  return status === null && search === null ? null : { status, search };
}
