import type { Operation } from './history.ts';

/** Adds to a set: every acknowledged key must be present, every failed one absent, and nothing present that nobody added. */
export function checkSet(operations: readonly Operation[], present: ReadonlySet<string>): string[] {
  const known = new Set(operations.map(({ key }) => key));
  const acknowledged = new Set(operations.filter(({ outcome }) => outcome === 'ok').map(({ key }) => key));
  const possible = new Set(operations.filter(({ outcome }) => outcome !== 'fail').map(({ key }) => key));
  return [
    ...[...acknowledged]
      .filter((key) => !present.has(key))
      .map((key) => `${key} was acknowledged and is lost`),
    ...[...known]
      .filter((key) => !possible.has(key) && present.has(key))
      .map((key) => `${key} failed and is present all the same`),
    ...[...present].filter((key) => !known.has(key)).map((key) => `${key} is present and nobody added it`),
  ];
}

/** Increments by one: the value lies between the acknowledged ones and those that did not fail. */
export function checkCounter(operations: readonly Operation[], value: number): string[] {
  const least = operations.filter(({ outcome }) => outcome === 'ok').length;
  const most = operations.filter(({ outcome }) => outcome !== 'fail').length;
  if (value >= least && value <= most) return [];
  return [`the counter is ${value}, but must lie between ${least} and ${most}`];
}

/** Things that may be used once (links, tokens): at most one acknowledged use a key. */
export function checkSingleUse(operations: readonly Operation[]): string[] {
  const uses = new Map<string, number>();
  for (const { key, outcome } of operations) if (outcome === 'ok') uses.set(key, (uses.get(key) ?? 0) + 1);
  return [...uses].filter(([, count]) => count > 1).map(([key, count]) => `${key} was used ${count} times`);
}

const MAX_OPERATIONS = 12;

/**
 * A register per key with operations `write` (input) and `read` (output): each key needs an order in which every
 * operation takes effect at one moment between its invocation and its answer (Herlihy and Wing 1990), searched whole.
 * Errors: more than 12 operations on one key.
 */
export function checkRegister(operations: readonly Operation[], initial: unknown = null): string[] {
  const byKey = new Map<string, Operation[]>();
  for (const operation of operations) {
    // A failed operation did nothing, and a read without an answer tells nothing.
    const counts =
      operation.outcome === 'ok' || (operation.outcome === 'unknown' && operation.name === 'write');
    if (counts) byKey.set(operation.key, [...(byKey.get(operation.key) ?? []), operation]);
  }
  return [...byKey].flatMap(([key, list]) => {
    if (list.length > MAX_OPERATIONS)
      throw new RangeError(`${key}: use at most ${MAX_OPERATIONS} operations a key`);
    return isLinearizable(list, JSON.stringify(initial))
      ? []
      : [`${key}: no order of its operations explains what was read`];
  });
}

function isLinearizable(operations: readonly Operation[], initial: string): boolean {
  const dead = new Set<string>();
  const all = (1 << operations.length) - 1;
  return search(0, initial);

  function search(done: number, value: string): boolean {
    const rest = operations.filter((_, index) => !(done & (1 << index)));
    // A write nobody answered need not ever take effect.
    if (done === all || rest.every(({ outcome }) => outcome === 'unknown')) return true;
    const state = `${done} ${value}`;
    if (dead.has(state)) return false;
    const firstAnswer = Math.min(...rest.map(({ to }) => to));
    for (const [index, operation] of operations.entries()) {
      if (done & (1 << index) || operation.from > firstAnswer) continue;
      if (operation.name === 'write') {
        if (search(done | (1 << index), JSON.stringify(operation.input))) return true;
      } else if (JSON.stringify(operation.output) === value && search(done | (1 << index), value))
        return true;
    }
    dead.add(state);
    return false;
  }
}
