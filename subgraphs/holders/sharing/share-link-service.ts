import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import { isConflict } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredential, HeldCredentials } from '../ports.ts';
import { linkRefusal, linkState, requireEndWithin } from './counted-link.ts';
import { inFreeLinkSlot } from './link-slots.ts';
import { nothingOfThatId, ownThings } from './own-things.ts';
import { type QrFile, qrCode, qrFormat } from './qr-code.ts';
import {
  asOwnShareLink,
  createShareLinkInput,
  latestEnd,
  MAX_YEARS,
  newShareLink,
  type OwnShareLink,
  revokeShareLinkInput,
  type ShareLink,
  shareLinksInput,
  sharingNotice,
} from './share-link.ts';
import type { ShareLinkStore } from './share-link-model.ts';

const qrInput = z.strictObject({ id: uuid, format: optional(qrFormat) });

export interface CreatedShareLink {
  readonly shareLink: OwnShareLink;
  readonly credentialStatus: HeldCredential['credentialStatus'];
  readonly notice: string | null;
}

export type ShareLinkService = ReturnType<typeof createShareLinkService>;

/** Share links as their owner makes, sees and takes them back. */
export function createShareLinkService(deps: {
  links: ShareLinkStore;
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  ledger: Ledger;
  idempotency: Idempotency;
  envelope: Envelope;
  publicUrl: string;
  now: Clock;
}) {
  const { links, accounts, credentials, ledger, idempotency, envelope, publicUrl, now } = deps;
  const { ownLink, ownCredential } = ownThings({ links, accounts, credentials });

  return {
    /** A link to one of the caller's credentials. Errors: NOT_FOUND, LIMIT_REACHED, IDEMPOTENCY_MISMATCH. */
    async create(input: unknown, context: Context): Promise<CreatedShareLink> {
      const holder = permitHolder(context, 'sharing.write');
      const asked = parseInput(createShareLinkInput, input);
      const at = now();
      // What is remembered has the token as the link has it: sealed.
      type Made = { readonly link: ShareLink; readonly credentialStatus: HeldCredential['credentialStatus'] };
      const made = await idempotency.run<Made>(context, 'createShareLink', asked, async (remember) => {
        // Not before: a request that is repeated after the end of its link still gets the first answer.
        requireEndWithin(asked.expiresAt, at, latestEnd(at), `${MAX_YEARS} years`);
        const credential = await ownCredential(asked.credentialId, holder, context);
        const { credentialStatus } = credential;
        return inFreeLinkSlot(links, holder.holderId, at, async (place, freeing) => {
          const terms = { ...asked, holderId: holder.holderId, place, at };
          const link = newShareLink(credential, terms, envelope);
          const result: Made = { link, credentialStatus };
          await ledger.commit(context, {
            writes: [...freeing, links.insertWrite(link), ...remember(result)],
            audit: createdFact(link),
          });
          return result;
        });
      });
      return {
        shareLink: own(made.link, made.link.createdAt),
        credentialStatus: made.credentialStatus,
        notice: sharingNotice(made.credentialStatus),
      };
    },

    /** The caller's links, newest first. */
    async list(input: unknown, context: Context): Promise<Page<OwnShareLink>> {
      const { holderId } = permitHolder(context, 'sharing.read');
      const { credentialId, state, ...page } = parseInput(shareLinksInput, input);
      const { skip, limit } = pageWindow(page);
      const at = now();
      const { items, ...counted } = await links.list(holderId, { credentialId, state }, { skip, limit, at });
      return { items: items.map((link) => own(link, at)), ...counted, offset: skip, size: limit };
    },

    /** The address of a link as an image. Errors: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED. */
    async qr(input: unknown, context: Context): Promise<QrFile> {
      const holder = permitHolder(context, 'sharing.read');
      const { id, format = 'svg' } = parseInput(qrInput, input);
      return qrCode(openAddress(await ownLink(id, holder)), format, `share-link-${id}`);
    },

    /** Takes a link back; repeating changes nothing. Errors: NOT_FOUND. */
    async revoke(input: unknown, context: Context): Promise<{ readonly shareLink: OwnShareLink }> {
      const holder = permitHolder(context, 'sharing.write');
      const { shareId } = parseInput(revokeShareLinkInput, input);
      const link = await ownLink(shareId, holder);
      const at = now();
      if (link.revokedAt) return { shareLink: own(link, at) };
      try {
        await ledger.commit(context, {
          writes: [links.revokeWrite(link, at)],
          audit: revokedFact(link, at),
        });
      } catch (error) {
        // The guard misses only what was taken back, or erased, at the same moment.
        if (!isConflict(error)) throw error;
      }
      return { shareLink: own(await ownLink(shareId, holder), at) };
    },

    /** What takes back, in the commit of another room, every link that a holder has made for a verifier. */
    async revocationOf(holderId: string, verifierId: string) {
      const at = now();
      const made = await links.madeFor(holderId, verifierId);
      return {
        writes: made.map((link) => links.revokeWrite(link, at)),
        audit: made.map((link) => revokedFact(link, at)),
      };
    },

    /** Links as those see them whom they were given to: without an address once they open nothing. */
    async givenTo(shareIds: readonly string[]) {
      const at = now();
      const found = await Promise.all(shareIds.map((shareId) => links.byId(shareId)));
      return found.flatMap((link) => {
        if (!link) return [];
        const { shareId, url, credentialId, expiresAt, state } = own(link, at);
        return { shareId, url: state === 'ACTIVE' ? url : null, credentialId, expiresAt, state };
      });
    },

    /** The address of an open link of the caller's to this credential. Errors: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED. */
    async addressOf(shareId: string, credentialId: string, context: Context): Promise<string> {
      const link = await ownLink(shareId, permitHolder(context, 'sharing.read'));
      if (link.credentialId !== credentialId) throw nothingOfThatId();
      return openAddress(link);
    },
  };

  function own(link: ShareLink, at: Date): OwnShareLink {
    return asOwnShareLink(link, { envelope, publicUrl, at });
  }

  function openAddress(link: ShareLink): string {
    const at = now();
    const refusal = linkRefusal(link, at);
    if (refusal) throw refusal;
    return own(link, at).url;
  }
}

/** What the trail says of a new link. */
export function createdFact(link: ShareLink): AuditFact {
  return { ...factOf(link), action: 'share_link.created', newState: 'ACTIVE' };
}

function revokedFact(link: ShareLink, at: Date): AuditFact {
  return {
    ...factOf(link),
    action: 'share_link.revoked',
    previousState: linkState(link, at),
    newState: 'REVOKED',
  };
}

function factOf({ linkId, holderId }: ShareLink): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'ShareLink', id: linkId }, org: { type: 'HOLDER', id: holderId } };
}
