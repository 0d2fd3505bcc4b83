import { z } from 'zod';
import { optional } from '../kernel/parse.ts';
import type { Ledger, LedgerFact } from '../store/ledger.ts';
import { behind, hasReached, type Positions } from '../store/positions.ts';

/** About which holders something may have changed since somebody asked last. */
export interface HolderChanges {
  /** Where to go on. */
  readonly after: Positions;
  readonly dids: readonly string[];
  /** Nothing is left for now. */
  readonly isAtEnd: boolean;
}

/** Entries that one question takes in. */
const PORTION = 500;

export const changesInput = z.strictObject({
  after: optional(z.record(z.string().max(100), z.number().int().min(0))),
});

/** The same of whatever concerns somebody, in the order in which it changed. */
export interface Changes<Item> {
  readonly after: Positions;
  readonly items: readonly Item[];
  readonly isAtEnd: boolean;
}

/**
 * What a ledger tells of holders behind a position; `didsOf` says whose entries these are. Without a position nothing is told but
 * where the ledger ends.
 */
export async function holderChanges(
  ledger: Pick<Ledger, 'heads' | 'entriesBetween'>,
  after: Positions | undefined,
  didsOf: (entries: readonly LedgerFact[]) => Promise<readonly string[]>,
): Promise<HolderChanges> {
  const { items, ...rest } = await changesBehind(ledger, after, didsOf);
  return { ...rest, dids: [...new Set(items)] };
}

/** The same of whatever `itemsOf` makes of the entries. */
export async function changesBehind<Item>(
  ledger: Pick<Ledger, 'heads' | 'entriesBetween'>,
  after: Positions | undefined,
  itemsOf: (entries: readonly LedgerFact[]) => Promise<readonly Item[]>,
): Promise<Changes<Item>> {
  const through = await ledger.heads();
  if (!after) return { after: through, items: [], isAtEnd: true };
  const entries = await ledger.entriesBetween(after, through, PORTION);
  const reached = behind(after, entries);
  const items = entries.length === 0 ? [] : await itemsOf(entries);
  return { after: reached, items, isAtEnd: hasReached(reached, through) };
}
