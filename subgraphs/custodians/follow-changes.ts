import type { Connection } from 'mongoose';
import type { Context } from '../../kernel/context.ts';
import { createFollowing, type ChangeSource as SourceOf } from '../following.ts';
import type { HolderChanges } from '../holder-changes.ts';

const UNIT = 'custodian-registry';

/** What another domain tells of holders; from now on where no position is given. */
export type ChangeSource = SourceOf<Pick<HolderChanges, 'dids'>>;

/** Takes in what other domains tell of holders; `act` may be called twice with the same DIDs. */
export function createFollower(connection: Connection, collection: string) {
  const { follow } = createFollowing(connection, collection, UNIT);

  return (
    name: string,
    source: ChangeSource,
    act: (dids: readonly string[], context: Context) => Promise<unknown>,
  ): Promise<void> =>
    follow(name, source, async ({ dids }, context) => dids.length > 0 && act(dids, context));
}

export type FollowChanges = ReturnType<typeof createFollower>;
