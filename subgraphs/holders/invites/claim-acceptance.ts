import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { hashOfToken } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isLostRace } from '../../../store/anew.ts';
import type { Change, Ledger } from '../../../store/ledger.ts';
import { signInFirst } from '../accounts/caller.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import { type Organizations, type ShownOrganization, shownOrganization } from '../organizations.ts';
import type { HeldCredentials, IssuedCredentials } from '../ports.ts';
import { claimFact } from './claim-service.ts';
import {
  type ClaimStatus,
  type ClaimTicket,
  claimedAlready,
  endOf,
  isBeingClaimed,
  isOpenClaim,
  isSentTo,
  MAX_ATTEMPTS,
  nextClaimStatus,
  requireOpenTicket,
  tokenInput,
} from './claim-ticket.ts';
import type { TicketStore } from './claim-ticket-model.ts';

export interface ClaimOffer {
  readonly credential: {
    readonly type: string;
    readonly issuer: ShownOrganization;
    readonly issuedAt: Date;
  };
  readonly status: ClaimStatus;
  readonly expiresAt: Date;
}

export type ClaimAcceptance = ReturnType<typeof createClaimAcceptance>;

/** Claim links as holders open, accept and decline them. */
export function createClaimAcceptance(deps: {
  tickets: TicketStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  held: Pick<HeldCredentials, 'byId' | 'claim' | 'decline'>;
  issued: Pick<IssuedCredentials, 'byId'>;
  organizations: Organizations;
  emailKey: Uint8Array;
  ledger: Ledger;
  now: Clock;
}) {
  const { tickets, accounts, held, issued, organizations, emailKey, ledger, now } = deps;

  return {
    /** The credential behind a token; the first look that somebody sees marks it OPENED. Errors: as `requireOpenTicket`. */
    async open(input: unknown, context: Context): Promise<ClaimOffer> {
      permit(context, 'claim.open');
      const { token } = parseInput(tokenInput, input);
      const ticket = requireOpenTicket(await ticketOf(token), now());
      const { authorityType: type, issuerDid: did } = ticket;
      const sender = await organizations.of({ type, did }, asUnit(context, 'core-engine'));
      const status = context.isPrefetch ? ticket.status : await opened(ticket, context);
      return {
        credential: {
          type: ticket.credentialType,
          issuer: shownOrganization({ type, did }, sender),
          issuedAt: ticket.issuedAt,
        },
        status,
        expiresAt: ticket.expiresAt,
      };
    },

    /**
     * Claims the credential for the caller. Errors: as `requireOpenTicket`, FORBIDDEN when the link was sent to another address,
     * CONFLICT when the credential is about another DID, and those of credential issuance, after which it can be repeated.
     */
    async accept(
      input: unknown,
      context: Context,
    ): Promise<{ readonly claimed: true; readonly credentialId: string }> {
      const identity = permit(context, 'claim.accept');
      const { token } = parseInput(tokenInput, input);
      const account = identity.kind === 'holder' ? await accounts.byId(identity.holderId) : undefined;
      if (account?.status !== 'ACTIVE') throw signInFirst();

      const ticket = await anewAfterRaces(async () => {
        const found = await ticketOf(token);
        return isClaimedBy(found, account) ? found : counted(requireOpenTicket(found, now()), context);
      });
      const { credentialId } = ticket;
      if (ticket.status === 'CLAIMED') return { claimed: true, credentialId };

      if (!isSentTo(ticket, account.email, emailKey)) throw await refused(ticket, context);
      try {
        await claim(ticket, account, context);
      } catch (error) {
        // The right person must not be locked out by what went wrong elsewhere.
        await ledger.commit(context, { writes: [tickets.refundWrite(ticket)], audit: [] });
        throw error;
      }
      return { claimed: true, credentialId };
    },

    /** Declines for good; repeating changes nothing. Errors: as `requireOpenTicket`. */
    async decline(input: unknown, context: Context): Promise<{ readonly declined: true }> {
      permit(context, 'claim.open');
      const { token } = parseInput(tokenInput, input);
      return anewAfterRaces(async () => {
        const found = await ticketOf(token);
        if (found?.status === 'DECLINED') return { declined: true as const };
        const ticket = requireOpenTicket(found, now());
        await assertNotClaimed(ticket, context);
        await declineCredential(ticket, context);
        await ledger.commit(context, {
          writes: [tickets.declineWrite(ticket, endOf(ticket, 'DECLINE', now()))],
          audit: { ...claimFact(ticket, 'declined'), previousState: ticket.status, newState: 'DECLINED' },
        });
        return { declined: true as const };
      });
    },
  };

  async function ticketOf(token: string): Promise<ClaimTicket | undefined> {
    const tokenHash = hashOfToken(token);
    return tokenHash === undefined ? undefined : tickets.byTokenHash(tokenHash);
  }

  async function opened(ticket: ClaimTicket, context: Context): Promise<ClaimStatus> {
    if (ticket.status === 'OPENED') return ticket.status;
    const status = nextClaimStatus(ticket.status, 'OPEN');
    try {
      await ledger.commit(context, {
        writes: [tickets.openWrite(ticket, { status }, { status: ticket.status })],
        audit: { ...claimFact(ticket, 'opened'), previousState: ticket.status, newState: status },
      });
    } catch (error) {
      // Another request has marked it OPENED first, so nothing is left to do.
      if (!isLostRace(error)) throw error;
    }
    return status;
  }

  /** Counts an attempt before anything is compared, so that neither a crash nor many requests at once allow more attempts. */
  async function counted(ticket: ClaimTicket, context: Context): Promise<ClaimTicket> {
    await ledger.commit(context, {
      writes: [tickets.attemptWrite(ticket)],
      audit: claimFact(ticket, 'attempted'),
    });
    return { ...ticket, attempts: ticket.attempts + 1 };
  }

  async function refused(ticket: ClaimTicket, context: Context): Promise<AppError> {
    const isLast = ticket.attempts >= MAX_ATTEMPTS;
    const denied = { ...claimFact(ticket, 'refused'), status: 'DENIED' as const, reason: 'FORBIDDEN' };
    const locked = { ...claimFact(ticket, 'locked'), previousState: ticket.status, newState: 'LOCKED' };
    try {
      await ledger.commit(context, {
        writes: isLast ? [tickets.openWrite(ticket, endOf(ticket, 'LOCK', now()))] : [],
        audit: isLast ? [denied, locked] : denied,
      });
    } catch (error) {
      // The ticket has ended in another way meanwhile; the refusal stands.
      if (!isLostRace(error)) throw error;
    }
    return new AppError(
      'FORBIDDEN',
      'This link was sent to another e-mail address; sign in with the address that got the letter.',
    );
  }

  /** Claims at credential issuance first, which can be repeated, then writes the end of the ticket. */
  async function claim(ticket: ClaimTicket, account: HolderAccount, context: Context): Promise<void> {
    const unit = asUnit(context, 'core-engine');
    const { holderId } = account;
    const credential = await held.byId(ticket.credentialId, account.dids, unit);
    if (!credential)
      throw new AppError(
        'CONFLICT',
        'The credential is about a DID that is not in your wallet. Add that key to your wallet as a device key, or ask who issued it to reissue the credential to your DID.',
      );
    const { holderDid } = credential;
    // Recorded first, so that the credential cannot be declined while it is being claimed.
    await changeOpen(
      ticket,
      account,
      (open) => ({
        writes: [tickets.openWrite(open, { claiming: { holderId, holderDid, startedAt: now() } })],
        audit: claimFact(open, 'begun'),
      }),
      context,
    );
    await held.claim(ticket.credentialId, holderDid, unit);
    await changeOpen(
      ticket,
      account,
      (open) => ({
        writes: [tickets.openWrite(open, { ...endOf(open, 'CLAIM', now()), holderId })],
        audit: [
          { ...claimFact(open, 'accepted'), previousState: open.status, newState: 'CLAIMED' },
          {
            action: 'claim.credential_claimed',
            subject: { type: 'Credential', id: open.credentialId },
            org: { type: 'HOLDER', id: holderId },
          },
        ],
      }),
      context,
    );
  }

  /** Changes a ticket that is open; nothing to do when this holder has claimed it meanwhile. Errors: as `requireOpenTicket`. */
  async function changeOpen(
    { tokenHash }: ClaimTicket,
    account: HolderAccount,
    change: (open: ClaimTicket) => Change,
    context: Context,
  ): Promise<void> {
    await anewAfterRaces(async () => {
      const found = await tickets.byTokenHash(tokenHash);
      if (isClaimedBy(found, account)) return;
      // The attempt was counted: that it was the last one must not end it.
      const open = found && isOpenClaim(found.status) ? found : requireOpenTicket(found, now());
      await ledger.commit(context, change(open));
    });
  }

  /** Comes first, since it can be repeated. The link can be declined even when the credential cannot be any more. */
  async function declineCredential(
    { credentialId, authorityType, issuerDid }: ClaimTicket,
    context: Context,
  ): Promise<void> {
    const unit = asUnit(context, 'core-engine');
    const credential = await issued.byId(credentialId, { type: authorityType, did: issuerDid }, unit);
    if (credential?.claimStatus === 'CLAIMED') throw claimedAlready();
    if (credential?.credentialStatus === 'ISSUED')
      await held.decline(credentialId, credential.holderDid, unit);
  }

  /** Errors: CONFLICT while the credential is being claimed, LINK_LIMIT_REACHED when a claim that was cut off has had its effect. */
  async function assertNotClaimed(ticket: ClaimTicket, context: Context): Promise<void> {
    const { claiming, credentialId } = ticket;
    if (!claiming) return;
    if (isBeingClaimed(ticket, now()))
      throw new AppError('CONFLICT', 'The credential is being claimed right now; look again in a minute.');
    const credential = await held.byId(credentialId, [claiming.holderDid], asUnit(context, 'core-engine'));
    if (credential?.claimStatus === 'CLAIMED') throw claimedAlready();
  }
}

function isClaimedBy(
  ticket: ClaimTicket | undefined,
  { holderId }: HolderAccount,
): ticket is ClaimTicket & { readonly status: 'CLAIMED' } {
  return ticket?.status === 'CLAIMED' && ticket.holderId === holderId;
}
