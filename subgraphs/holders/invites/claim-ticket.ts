import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { email, uuid } from '../../../kernel/parse.ts';
import type { AuthorityType, HeldCredential } from '../ports.ts';
import { endedLink, linkToken, newLinkToken, unknownLink } from './link-token.ts';

export const CLAIM_STATUSES = ['PENDING', 'OPENED', 'CLAIMED', 'DECLINED', 'EXPIRED', 'LOCKED'] as const;
export const OPEN_CLAIM_STATUSES = ['PENDING', 'OPENED'] as const;
export const MAX_ATTEMPTS = 5;
export const MAX_OPEN_TICKETS = 5;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type ClaimEvent = 'OPEN' | 'CLAIM' | 'DECLINE' | 'EXPIRE' | 'LOCK';

/** A link by which the holder of a mailbox claims a credential; it does not contain the address. */
export interface ClaimTicket {
  readonly claimId: string;
  /** Whose credential it is: the next two are a custodian's where it is one. */
  readonly authorityType: AuthorityType;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly credentialId: string;
  readonly credentialType: string;
  readonly issuedAt: Date;
  readonly tokenHash: string;
  readonly emailHash: string;
  /** One of the slots of the credential's open tickets; an ended one gives it up for its own id. */
  readonly place: string;
  /** Accounts that tried; counted before their address is compared. */
  readonly attempts: number;
  /** An acceptance that may have claimed the credential already, although the ticket is still open. */
  readonly claiming: Claiming | null;
  readonly status: ClaimStatus;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly holderId: string | null;
}

export interface Claiming {
  readonly holderId: string;
  readonly holderDid: string;
  readonly startedAt: Date;
}

// Longer than any call to another unit: by then an acceptance that was cut off has had its effect, or never will.
const CLAIMING_MS = 60_000;

export const createInput = z.strictObject({ credentialId: uuid, email });
export const tokenInput = z.strictObject({ token: linkToken });

// event: the states it may come from, and the one it leads to.
const TRANSITIONS = {
  OPEN: { from: ['PENDING'], to: 'OPENED' },
  CLAIM: { from: OPEN_CLAIM_STATUSES, to: 'CLAIMED' },
  DECLINE: { from: OPEN_CLAIM_STATUSES, to: 'DECLINED' },
  EXPIRE: { from: OPEN_CLAIM_STATUSES, to: 'EXPIRED' },
  LOCK: { from: OPEN_CLAIM_STATUSES, to: 'LOCKED' },
} as const satisfies Record<ClaimEvent, { from: readonly ClaimStatus[]; to: ClaimStatus }>;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextClaimStatus(from: ClaimStatus, event: ClaimEvent): ClaimStatus {
  const { from: allowed, to } = TRANSITIONS[event];
  if (allowed.some((status) => status === from)) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `The claim link is ${from}; only ${allowed.join(' or ')} ones can become ${to}.`,
  );
}

/** True while the ticket can be used, but for its time and its attempts. */
export function isOpenClaim(status: ClaimStatus): boolean {
  return OPEN_CLAIM_STATUSES.some((open) => open === status);
}

/** Status at an instant: time and attempts end a ticket also before that is written down. */
export function claimStatusAt({ status, expiresAt, attempts }: ClaimTicket, now: Date): ClaimStatus {
  if (!isOpenClaim(status)) return status;
  if (expiresAt <= now) return 'EXPIRED';
  return attempts >= MAX_ATTEMPTS ? 'LOCKED' : status;
}

/** Refuses a credential that cannot be claimed. Errors: CREDENTIAL_REVOKED, CREDENTIAL_EXPIRED, INVALID_STATE_TRANSITION. */
export function assertUnclaimed({ credentialStatus, claimStatus }: HeldCredential): void {
  if (credentialStatus === 'REVOKED')
    throw new AppError('CREDENTIAL_REVOKED', 'The credential is revoked; nobody can claim it.');
  if (credentialStatus === 'EXPIRED')
    throw new AppError('CREDENTIAL_EXPIRED', 'The credential has expired; reissue it first.');
  if (credentialStatus !== 'ISSUED' || claimStatus !== 'UNCLAIMED') {
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The credential is ${credentialStatus} and ${claimStatus}; only ISSUED and UNCLAIMED ones can be claimed.`,
    );
  }
}

export function newTicket(
  credential: HeldCredential,
  at: Date,
  given: { readonly place: string; readonly emailHash: string; readonly createdBy: string },
): { ticket: ClaimTicket; token: string } {
  const { token, tokenHash, expiresAt } = newLinkToken(at);
  return {
    token,
    ticket: {
      claimId: newId(),
      authorityType: credential.authorityType,
      issuerId: credential.issuerId,
      issuerDid: credential.issuerDid,
      credentialId: credential.credentialId,
      credentialType: credential.credentialType,
      issuedAt: credential.issuanceTimestamp,
      tokenHash,
      ...given,
      attempts: 0,
      claiming: null,
      status: 'PENDING',
      createdAt: at,
      expiresAt,
      endedAt: null,
      holderId: null,
    },
  };
}

/** True while an acceptance may still be on its way to the credential. */
export function isBeingClaimed({ claiming }: ClaimTicket, now: Date): boolean {
  return claiming !== null && now.getTime() - claiming.startedAt.getTime() < CLAIMING_MS;
}

/** What changes when an event ends a ticket. */
export function endOf(
  ticket: ClaimTicket,
  event: Exclude<ClaimEvent, 'OPEN'>,
  at: Date,
): Partial<ClaimTicket> {
  return {
    status: nextClaimStatus(ticket.status, event),
    place: ticket.claimId,
    endedAt: at,
  };
}

/** The slots of a credential's open tickets. */
export function slotsOf(credentialId: string): readonly string[] {
  return Array.from({ length: MAX_OPEN_TICKETS }, (_, at) => `${credentialId}#${at}`);
}

/** A keyed hash of an address: it recognizes the address, and without the key nobody can find out which one it is. */
export function emailHashOf(address: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`claim-ticket|${address.toLowerCase()}`).digest('hex');
}

/** True when the ticket was sent to this address; takes the same time whatever differs. */
export function isSentTo({ emailHash }: ClaimTicket, address: string, key: Uint8Array): boolean {
  return timingSafeEqual(Buffer.from(emailHash, 'hex'), Buffer.from(emailHashOf(address, key), 'hex'));
}

/** An open ticket. Errors: NOT_FOUND, LINK_EXPIRED, LINK_REVOKED, LINK_LIMIT_REACHED. */
export function requireOpenTicket(ticket: ClaimTicket | undefined, now: Date): ClaimTicket {
  if (!ticket) throw unknownLink();
  switch (claimStatusAt(ticket, now)) {
    case 'CLAIMED':
      throw claimedAlready();
    case 'EXPIRED':
      throw endedLink('LINK_EXPIRED', 'This link has expired; ask its sender for a new one.');
    case 'DECLINED':
      throw endedLink('LINK_REVOKED', 'This credential was declined; ask its sender for a new link.');
    case 'LOCKED':
      throw endedLink(
        'LINK_REVOKED',
        'This link is locked: too many accounts with other addresses tried it. Ask its sender for a new one.',
      );
    default:
      return ticket;
  }
}

/** The refusal of a link whose credential is in a wallet. */
export function claimedAlready(): AppError {
  return endedLink('LINK_LIMIT_REACHED', 'This credential was claimed already; it is in a wallet.');
}
