/** The seq of an entry in each chain of a database, by the chain's name; a chain that is not named stands before its first. */
export type Positions = Readonly<Record<string, number>>;

/** Where somebody stands who has taken in entries behind `before`, each chain in order. */
export function behind(
  before: Positions,
  entries: readonly { readonly source: string; readonly seq: number }[],
): Positions {
  return { ...before, ...Object.fromEntries(entries.map(({ source, seq }) => [source, seq])) };
}

/** True when no chain of `other` goes further. */
export function hasReached(positions: Positions, other: Positions): boolean {
  return Object.entries(other).every(([chain, seq]) => (positions[chain] ?? 0) >= seq);
}
