import { AppError } from '../../../kernel/errors.ts';
import { randomSecret } from '../../../kernel/ids.ts';
import { duplicateKeyOf, type Write } from '../../../store/ledger.ts';

import { type CountedLink, linkState, MAX_ACTIVE_LINKS, placesOf } from './counted-link.ts';

const ATTEMPTS = 50;

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
  const places = placesOf(holderId);
  for (let attempt = 1; ; attempt += 1) {
    const taken = await links.inPlaces(places);
    const ended = taken.filter((link) => linkState(link, at) !== 'ACTIVE');
    const active = new Set(taken.filter((link) => !ended.includes(link)).map(({ place }) => place));
    const free = places.filter((place) => !active.has(place));
    // Any of the free ones: links that are made at the same moment then rarely want the same.
    const place = free[randomSecret(4).readUInt32LE() % free.length];
    if (place === undefined) {
      throw new AppError(
        'LIMIT_REACHED',
        `You have ${MAX_ACTIVE_LINKS} links that open; take one back before you make another.`,
      );
    }
    try {
      return await commit(place, ended.filter((link) => link.place === place).map(links.releaseWrite));
    } catch (error) {
      if (!duplicateKeyOf(error)?.includes('place') || attempt === ATTEMPTS) throw error;
    }
  }
}
