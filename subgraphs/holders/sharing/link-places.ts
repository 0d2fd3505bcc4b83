import { AppError } from '../../../kernel/errors.ts';
import type { Write } from '../../../store/ledger.ts';
import { inFreeSlot } from '../../../store/slots.ts';
import { type CountedLink, linkState, MAX_ACTIVE_LINKS, placesOf } from './counted-link.ts';

/**
 * Makes a link in a free place of the holder, which the store gives to one link only: that keeps the limit when many are
 * made at once. `commit` stores the link with the writes that free places of ended links. Errors: LIMIT_REACHED.
 */
export async function inFreePlace<T>(
  links: {
    inPlaces(places: readonly string[]): Promise<readonly CountedLink[]>;
    releaseWrite(link: CountedLink): Write;
  },
  holderId: string,
  at: Date,
  commit: (place: string, freeing: readonly Write[]) => Promise<T>,
): Promise<T> {
  const slots = placesOf(holderId);
  return inFreeSlot({
    slots,
    rows: () => links.inPlaces(slots),
    isOver: (link) => linkState(link, at) !== 'ACTIVE',
    full: () =>
      new AppError(
        'LIMIT_REACHED',
        `You have ${MAX_ACTIVE_LINKS} links that open; take one back before you make another.`,
      ),
    // The other ended links keep their places until somebody wants these.
    commit: (place, ended) =>
      commit(place, ended.filter((link) => link.place === place).map(links.releaseWrite)),
  });
}
