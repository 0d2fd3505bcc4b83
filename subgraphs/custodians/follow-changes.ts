import type { Connection } from 'mongoose';
import { type Context, newContext } from '../../kernel/context.ts';
import type { Positions } from '../../store/positions.ts';
import type { HolderChanges } from '../holder-changes.ts';

const UNIT = 'custodian-registry';
/** Portions of changes that one look takes in. */
const MOST_PORTIONS = 50;

/** What another domain tells of holders; from now on where no position is given. */
export interface ChangeSource {
  changes(after: Positions | undefined, context: Context): Promise<HolderChanges>;
}

/**
 * Takes in what other domains tell since the last time, and only then notes in `collection` where to go on, so that nothing is missed
 * when the process ends between the two.
 */
export function createFollower(connection: Connection, collection: string) {
  const cursors = connection.collection<{ _id: string; after: Positions }>(collection);

  /** `act` may be called twice with the same DIDs. Errors: those of the source and of `act`; what was taken in before stays so. */
  return async (
    name: string,
    source: ChangeSource,
    act: (dids: readonly string[], context: Context) => Promise<unknown>,
  ): Promise<void> => {
    const context = newContext({ identity: { kind: 'unit', unit: UNIT } });
    for (let portions = 0; portions < MOST_PORTIONS; portions += 1) {
      const known = (await cursors.findOne({ _id: name }))?.after;
      const { after, dids, isAtEnd } = await source.changes(known, context);
      if (dids.length > 0) await act(dids, context);
      if (!isSame(known, after))
        await cursors.updateOne({ _id: name }, { $set: { after } }, { upsert: true });
      if (isAtEnd) return;
    }
  };
}

export type FollowChanges = ReturnType<typeof createFollower>;

function isSame(one: Positions | undefined, other: Positions): boolean {
  if (!one) return false;
  const chains = Object.entries(other);
  return chains.length === Object.keys(one).length && chains.every(([chain, seq]) => one[chain] === seq);
}
