import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { email, freeText, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import type { Member } from '../members.ts';
import type { AuthorityType } from '../ports.ts';
import { endedLink, linkToken, newLinkToken, unknownLink } from './link-token.ts';
import { INVITE_STATUSES, type InviteStatus } from './ports.ts';

export const OPEN_STATUSES = ['CREATED', 'SENT', 'BOUNCED', 'OPENED'] as const;
/** Of an issuer or a custodian, beside those that wait with rows of files. */
export const MAX_OPEN_INVITES = 1000;
/** Rows of files that wait for one person. */
export const MAX_ROW_KEYS = 50;
const MAX_RESENDS = 5;

export type InviteEvent =
  | 'SEND'
  | 'BOUNCE'
  | 'CORRECT'
  | 'RESEND'
  | 'OPEN'
  | 'ACCEPT'
  | 'DECLINE'
  | 'EXPIRE'
  | 'CANCEL';

/** The invite of an issuer or a custodian to a person to open a wallet. Name and address are null once that person is erased. */
export interface Invite {
  readonly inviteId: string;
  /** Who invites: the next two are a custodian's where it is one. */
  readonly authorityType: AuthorityType;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly message: string | null;
  readonly tokenHash: string;
  /** Hashes of links that a newer one replaced. */
  readonly replacedHashes: readonly string[];
  /** The address at this issuer while the invite is open, taken by one invite; an ended one gives it up for its own id. */
  readonly openKey: string;
  /** Rows of bulk issuance that wait for the person, each with the number of the time that it invites. */
  readonly jobRowKeys: readonly string[];
  /** Made for such a row: it ends when no row waits any more, and does not count as one that people have sent. */
  readonly isOfJob: boolean;
  readonly status: InviteStatus;
  readonly resendCount: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly holderId: string | null;
  readonly holderDid: string | null;
  readonly rowVersion: number;
}

export const createInput = z.strictObject({
  name: text(255),
  email,
  message: optionalText(freeText(1, 500)),
});
export const listInput = z.strictObject({
  status: optional(z.enum(INVITE_STATUSES, `give one of ${INVITE_STATUSES.join(', ')}`)),
  email: optional(email),
  ...pageInput,
});
export const inviteIdInput = z.strictObject({ inviteId: uuid });
export const correctInput = z.strictObject({ inviteId: uuid, email });
export const openInput = z.strictObject({ token: linkToken });
export const acceptInput = z.strictObject({ token: linkToken, name: optionalText(text(255)) });

// event: the states it may come from, and the one it leads to.
const TRANSITIONS = {
  SEND: { from: ['CREATED'], to: 'SENT' },
  BOUNCE: { from: ['SENT'], to: 'BOUNCED' },
  CORRECT: { from: ['BOUNCED'], to: 'SENT' },
  RESEND: { from: ['CREATED', 'SENT', 'OPENED'], to: 'SENT' },
  OPEN: { from: ['CREATED', 'SENT', 'BOUNCED'], to: 'OPENED' },
  ACCEPT: { from: OPEN_STATUSES, to: 'ACCEPTED' },
  DECLINE: { from: OPEN_STATUSES, to: 'DECLINED' },
  EXPIRE: { from: OPEN_STATUSES, to: 'EXPIRED' },
  CANCEL: { from: OPEN_STATUSES, to: 'CANCELLED' },
} as const satisfies Record<InviteEvent, { from: readonly InviteStatus[]; to: InviteStatus }>;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextInviteStatus(from: InviteStatus, event: InviteEvent): InviteStatus {
  const { from: allowed, to } = TRANSITIONS[event];
  if (allowed.some((status) => status === from)) return to;
  const instead =
    from === 'BOUNCED' ? 'Correct its address, or cancel it.' : `Only ${allowed.join(' or ')} ones can.`;
  const remedy = isOpen(from) ? instead : 'Make a new invite instead.';
  throw new AppError('INVALID_STATE_TRANSITION', `The invite is ${from} and cannot become ${to}. ${remedy}`);
}

/** Status at an instant: an open invite is EXPIRED from its end on, also before that is written down. */
export function inviteStatusAt({ status, expiresAt }: Invite, now: Date): InviteStatus {
  return isOpen(status) && expiresAt <= now ? 'EXPIRED' : status;
}

/** True while the invite can still be accepted, but for its time. */
export function isOpen(status: InviteStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

export function newInvite(
  { name, email: address, message }: z.output<typeof createInput>,
  by: Member,
  at: Date,
  jobRowKeys: readonly string[] = [],
): { invite: Invite; token: string } {
  const { token, tokenHash, expiresAt } = newLinkToken(at);
  const { type, organizationId, did, userId } = by;
  return {
    token,
    invite: {
      inviteId: newId(),
      authorityType: type,
      issuerId: organizationId,
      issuerDid: did,
      name,
      email: address,
      message: message ?? null,
      tokenHash,
      replacedHashes: [],
      openKey: openKeyOf(organizationId, address),
      jobRowKeys,
      isOfJob: jobRowKeys.length > 0,
      status: 'CREATED',
      resendCount: 0,
      createdAt: at,
      createdBy: userId,
      expiresAt,
      endedAt: null,
      holderId: null,
      holderDid: null,
      rowVersion: 1,
    },
  };
}

/** The invite with a new link; the old link dies. Errors: LIMIT_REACHED, INVALID_STATE_TRANSITION when it has ended or is BOUNCED. */
export function resent(invite: Invite, at: Date): { invite: Invite; token: string } {
  return relinked(invite, 'RESEND', at);
}

/** A BOUNCED invite with another address and a new link. Errors: as `resent`. */
export function corrected(invite: Invite, address: string, at: Date): { invite: Invite; token: string } {
  const { invite: changed, token } = relinked(invite, 'CORRECT', at);
  return {
    token,
    invite: { ...changed, email: address, openKey: openKeyOf(invite.issuerId, address) },
  };
}

function relinked(invite: Invite, event: 'RESEND' | 'CORRECT', at: Date): { invite: Invite; token: string } {
  const status = nextInviteStatus(inviteStatusAt(invite, at), event);
  if (invite.resendCount >= MAX_RESENDS)
    throw new AppError('LIMIT_REACHED', `An invite is mailed again at most ${MAX_RESENDS} times.`);
  const { token, tokenHash, expiresAt } = newLinkToken(at);
  return {
    token,
    invite: {
      ...invite,
      status,
      tokenHash,
      expiresAt,
      replacedHashes: [...invite.replacedHashes, invite.tokenHash],
      resendCount: invite.resendCount + 1,
    },
  };
}

/** The invite after the event that ends it. */
export function ended(
  invite: Invite,
  event: Extract<InviteEvent, 'ACCEPT' | 'DECLINE' | 'EXPIRE' | 'CANCEL'>,
  at: Date,
  holder: { readonly holderId: string; readonly did: string } | undefined = undefined,
): Invite {
  return {
    ...invite,
    status: nextInviteStatus(invite.status, event),
    openKey: invite.inviteId,
    endedAt: at,
    holderId: holder?.holderId ?? null,
    holderDid: holder?.did ?? null,
  };
}

/** What stands for an issuer and an address; only one open invite has it. */
export function openKeyOf(issuerId: string, address: string): string {
  return sha256Hex(JSON.stringify(['invite', issuerId, address]));
}

/** An open invite with the person it names. Errors: NOT_FOUND, LINK_EXPIRED, LINK_REVOKED, LINK_LIMIT_REACHED. */
export function requireAlive(
  invite: Invite | undefined,
  tokenHash: string | undefined,
  now: Date,
): Invite & { readonly name: string; readonly email: string } {
  if (!invite) throw unknownLink();
  if (invite.tokenHash !== tokenHash)
    throw endedLink('LINK_REVOKED', 'A newer link was sent; open the newest e-mail.');
  switch (inviteStatusAt(invite, now)) {
    case 'ACCEPTED':
      throw endedLink(
        'LINK_LIMIT_REACHED',
        'This invite was accepted already; sign in with your e-mail address.',
      );
    case 'EXPIRED':
      throw endedLink('LINK_EXPIRED', 'This invite has expired; ask the organization for a new one.');
    case 'DECLINED':
      throw endedLink('LINK_REVOKED', 'This invite was declined; ask the organization for a new one.');
    case 'CANCELLED':
      throw endedLink('LINK_REVOKED', 'This invite was taken back; ask the organization for a new one.');
    default: {
      const { name, email: address } = invite;
      if (name === null || address === null) throw unknownLink();
      return { ...invite, name, email: address };
    }
  }
}
