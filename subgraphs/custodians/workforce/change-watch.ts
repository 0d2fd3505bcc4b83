import type { Clock } from '../../../kernel/clock.ts';
import type { FollowChanges } from '../follow-changes.ts';
import type { CheckStore } from './check-model.ts';
import type { WorkforceNeeds } from './ports.ts';

/** Marks the members whose credentials or consents have changed in other domains since the last time. */
export function createChangeWatch({
  consents,
  facts,
  checks,
  follow,
  now,
}: Pick<WorkforceNeeds, 'consents' | 'facts'> & {
  readonly checks: CheckStore;
  readonly follow: FollowChanges;
  readonly now: Clock;
}) {
  const mark = (dids: readonly string[]) => checks.markHolders(dids, now());
  return async (): Promise<void> => {
    const results = await Promise.allSettled([
      follow('credentials', facts, mark),
      follow('consents', consents, mark),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
}
