import type { Connection } from 'mongoose';
import { type Context, newContext } from '../kernel/context.ts';
import type { Positions } from '../store/positions.ts';

/** Portions of changes that one look takes in. */
const MOST_PORTIONS = 50;

/** What another domain tells behind a position; where it stands now without one. */
export interface ChangeSource<Told> {
  changes(
    after: Positions | undefined,
    context: Context,
  ): Promise<Told & { readonly after: Positions; readonly isAtEnd: boolean }>;
}

/** Takes in what other domains tell, and notes in `collection` how far it has come with each. */
export function createFollowing(connection: Connection, collection: string, unit: string) {
  const cursors = connection.collection<{ _id: string; after: Positions }>(collection);
  const asItself = () => newContext({ identity: { kind: 'unit', unit } });

  return {
    /**
     * Takes in what was told since the last time, and only then notes where to go on, so that nothing is missed when the process ends
     * between the two. `act` may be called twice with the same. Errors: those of the source and of `act`; what was taken in before
     * stays so.
     */
    async follow<Told>(
      name: string,
      source: ChangeSource<Told>,
      act: (told: Told, context: Context) => Promise<unknown>,
    ): Promise<void> {
      const context = asItself();
      for (let portions = 0; portions < MOST_PORTIONS; portions += 1) {
        const known = (await cursors.findOne({ _id: name }))?.after;
        const told = await source.changes(known, context);
        await act(told, context);
        if (!isSame(known, told.after)) await note(name, told.after);
        if (told.isAtEnd) return;
      }
    },

    /** Passes over what was told until now: for who begins to be interested. */
    async beginHere(name: string, source: ChangeSource<unknown>): Promise<void> {
      await note(name, (await source.changes(undefined, asItself())).after);
    },
  };

  async function note(name: string, after: Positions): Promise<void> {
    await cursors.updateOne({ _id: name }, { $set: { after } }, { upsert: true });
  }
}

export type Following = ReturnType<typeof createFollowing>;

function isSame(one: Positions | undefined, other: Positions): boolean {
  if (!one) return false;
  const chains = Object.entries(other);
  return chains.length === Object.keys(one).length && chains.every(([chain, seq]) => one[chain] === seq);
}
