import type { Positions } from '../store/positions.ts';
import type { HolderChanges } from './holder-changes.ts';

type Chains = Readonly<Record<string, string | number>>;

/** Positions of a request; undefined for who learns where to begin. */
export function positionsGiven({
  after,
  hasPosition,
}: {
  readonly after: Chains;
  readonly hasPosition: boolean;
}): Positions | undefined {
  return hasPosition ? positionsOf(after) : undefined;
}

/** The request of somebody who stands there. */
export const changesRequest = (after: Positions | undefined) => ({
  after: positionsSent(after ?? {}),
  hasPosition: after !== undefined,
});

export const positionsSent = (after: Positions): Record<string, string> =>
  Object.fromEntries(Object.entries(after).map(([chain, seq]) => [chain, String(seq)]));

/** Changes of a reply. */
export function changesOf({
  after,
  dids,
  isAtEnd,
}: {
  readonly after: Chains;
  readonly dids: readonly string[];
  readonly isAtEnd: boolean;
}): HolderChanges {
  return { after: positionsOf(after), dids, isAtEnd };
}

export function positionsOf(after: Chains): Positions {
  return Object.fromEntries(Object.entries(after).map(([chain, seq]) => [chain, Number(seq)]));
}
