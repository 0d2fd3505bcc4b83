import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Write } from '../../../store/ledger.ts';
import type { HolderIdentity } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredentials } from '../ports.ts';
import { linkState, MAX_ACTIVE_LINKS, requireEndWithin, slotsOf } from './counted-link.ts';
import { ownThings } from './own-things.ts';
import { latestEnd, MAX_YEARS, newShareLink } from './share-link.ts';
import type { ShareLinkStore } from './share-link-model.ts';
import { createdFact } from './share-link-service.ts';

/**
 * Links to several credentials of a holder, for the commit of its caller; a lost race for a slot fails that with a duplicate key.
 * Errors: NOT_FOUND, VALIDATION_FAILED, LIMIT_REACHED.
 */
export type LinksOf = (
  holder: HolderIdentity,
  credentialIds: readonly string[],
  terms: { readonly label: string; readonly verifierId: string; readonly expiresAt: Date },
  context: Context,
) => Promise<{
  readonly shareIds: readonly string[];
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}>;

export function createLinksOf(deps: {
  links: ShareLinkStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  credentials: Pick<HeldCredentials, 'byId'>;
  envelope: Envelope;
  now: Clock;
}): LinksOf {
  const { links, envelope, now } = deps;
  const { ownCredential } = ownThings(deps);

  return async (holder, credentialIds, terms, context) => {
    const at = now();
    requireEndWithin(terms.expiresAt, at, latestEnd(at), `${MAX_YEARS} years`);
    const chosen = await Promise.all(credentialIds.map((id) => ownCredential(id, holder, context)));
    const slots = slotsOf(holder.holderId);
    const rows = await links.inSlots(slots);
    const live = new Set(rows.filter((link) => linkState(link, at) === 'ACTIVE').map(({ place }) => place));
    const free = slots.filter((slot) => !live.has(slot));
    const made = chosen.flatMap((credential, index) => {
      const place = free[index];
      if (place === undefined) return [];
      return newShareLink(credential, { ...terms, holderId: holder.holderId, place, at }, envelope);
    });
    if (made.length < chosen.length)
      throw new AppError(
        'LIMIT_REACHED',
        `You have ${live.size} of ${MAX_ACTIVE_LINKS} links that open; take some back before you make ${chosen.length} more.`,
      );
    const taken = new Set(made.map(({ place }) => place));
    const freed = rows.filter(({ place }) => taken.has(place));
    return {
      shareIds: made.map(({ linkId }) => linkId),
      writes: [...freed.map(links.releaseWrite), ...made.map(links.insertWrite)],
      audit: made.map(createdFact),
    };
  };
}
