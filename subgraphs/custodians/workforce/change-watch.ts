import type { Clock } from '../../../kernel/clock.ts';
import { newContext } from '../../../kernel/context.ts';
import type { CheckStore } from './check-model.ts';
import type { HolderChanges, WorkforceNeeds } from './ports.ts';

const UNIT = 'custodian-registry';
/** Portions of changes that one look takes in. */
const MOST_PORTIONS = 50;

/**
 * Takes in what has changed in other domains since the last time: marks the members whose credentials or consents these are, and
 * then notes where to go on, so that nothing is missed when the process ends between the two.
 */
export function createChangeWatch({
  consents,
  facts,
  checks,
  now,
}: Pick<WorkforceNeeds, 'consents' | 'facts'> & { readonly checks: CheckStore; readonly now: Clock }) {
  return async (): Promise<void> => {
    const results = await Promise.allSettled([follow('credentials', facts), follow('consents', consents)]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };

  async function follow(
    name: string,
    source: Pick<WorkforceNeeds['facts' | 'consents'], 'changes'>,
  ): Promise<void> {
    const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
    for (let portions = 0; portions < MOST_PORTIONS; portions += 1) {
      const known = await checks.cursor(name);
      const changes: HolderChanges = await source.changes(known, context);
      await checks.markHolders(changes.dids, now());
      if (!isSame(known, changes.after)) await checks.moveCursor(name, changes.after);
      if (changes.isAtEnd) return;
    }
  }
}

function isSame(one: HolderChanges['after'] | undefined, other: HolderChanges['after']): boolean {
  if (!one) return false;
  const chains = Object.entries(other);
  return chains.length === Object.keys(one).length && chains.every(([chain, seq]) => one[chain] === seq);
}
