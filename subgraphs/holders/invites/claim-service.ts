import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { titleOf } from '../../../kernel/credential-title.ts';
import { AppError } from '../../../kernel/errors.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Change, Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { freeSlot } from '../../../store/slots.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import { permitMember, ROLE_WORDS } from '../members.ts';
import type { Organization, Organizations } from '../organizations.ts';
import type { HeldCredential, IssuedCredentials } from '../ports.ts';
import type { NotificationWrite } from '../requests/ports.ts';
import {
  assertUnclaimed,
  type ClaimStatus,
  type ClaimTicket,
  claimStatusAt,
  createInput,
  emailHashOf,
  endOf,
  MAX_OPEN_TICKETS,
  newTicket,
  slotsOf,
} from './claim-ticket.ts';
import type { TicketStore } from './claim-ticket-model.ts';
import { claimLetter, claimWords } from './letters.ts';
import { activeSender } from './sender.ts';

/** A claim ticket as who has sent it sees it. */
export interface IssuedTicket {
  readonly claimId: string;
  readonly credentialId: string;
  readonly status: ClaimStatus;
  readonly expiresAt: Date;
}

type Created = { readonly ticket: IssuedTicket };

export type ClaimService = ReturnType<typeof createClaimService>;

/** Claim links as issuers and custodians send them. */
export function createClaimService(deps: {
  tickets: TicketStore;
  accounts: Pick<HolderAccounts, 'byEmail'>;
  issued: Pick<IssuedCredentials, 'byId'>;
  organizations: Organizations;
  notificationWrite: NotificationWrite;
  /** Keys the hashes of addresses. */
  emailKey: Uint8Array;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { tickets, accounts, issued, organizations, notificationWrite, emailKey } = deps;
  const { ledger, idempotency, mailer, publicUrl, now } = deps;

  return {
    /**
     * Mails a claim link for a credential of the caller's issuer or custodian. Errors: ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE, NOT_FOUND, CREDENTIAL_REVOKED,
     * CREDENTIAL_EXPIRED, INVALID_STATE_TRANSITION when it is claimed, LIMIT_REACHED when 5 links are open.
     */
    async create(input: unknown, context: Context): Promise<Created> {
      const member = permitMember(context, 'invite.send');
      return idempotency.run(context, 'createClaimTicket', input, async (remember: Remember<Created>) => {
        const { credentialId, email } = parseInput(createInput, input);
        const sender = await activeSender(organizations, member, context);
        const { type, did } = member;
        const credential = await issued.byId(credentialId, { type, did }, asUnit(context, 'core-engine'));
        if (!credential)
          throw new AppError('NOT_FOUND', `Your ${ROLE_WORDS[type]} has no credential of this id.`);
        assertUnclaimed(credential);
        return anewAfterRaces(async () => {
          const { place, released } = await freeSlotOf(credentialId);
          const { ticket, token } = newTicket(credential, now(), {
            place,
            emailHash: emailHashOf(email, emailKey),
            createdBy: member.userId,
          });
          const result: Created = { ticket: told(ticket) };
          const account = await accounts.byEmail(email);
          const link = { token, expiresAt: ticket.expiresAt, publicUrl };
          const letter = claimLetter(email, titleOf(credential), sender, link);
          await ledger.commit(context, {
            writes: [
              ...released.flatMap(({ writes }) => writes),
              tickets.insertWrite(ticket),
              ...(account ? [notice(account, ticket, credential, sender)] : []),
              mailer.letterWrite(letter),
              ...remember(result),
            ],
            audit: [
              ...released.flatMap(({ audit }) => [audit].flat()),
              { ...claimFact(ticket, 'created'), newState: ticket.status },
            ],
          });
          return result;
        });
      });
    },
  };

  /** A free slot for a ticket of the credential; what has expired makes way. Error: LIMIT_REACHED. */
  async function freeSlotOf(credentialId: string): Promise<{ place: string; released: readonly Change[] }> {
    const at = now();
    const slots = slotsOf(credentialId);
    const { slot, over } = freeSlot(
      slots,
      await tickets.inSlots(slots),
      (ticket) => claimStatusAt(ticket, at) !== ticket.status,
    );
    if (slot === undefined)
      throw new AppError(
        'LIMIT_REACHED',
        `${MAX_OPEN_TICKETS} claim links of this credential are open; wait until one is used or expires.`,
      );
    return { place: slot, released: over.flatMap((ticket) => overChange(ticket, at, tickets) ?? []) };
  }

  function notice(
    { holderId, dids }: { readonly holderId: string; readonly dids: readonly string[] },
    { claimId, credentialId }: ClaimTicket,
    credential: HeldCredential,
    sender: Organization,
  ) {
    return notificationWrite(holderId, {
      kind: 'CLAIM_INVITE',
      title: 'A credential waits for you',
      body: `${claimWords(sender, titleOf(credential))} Open the link in your e-mail to accept it.`,
      // A credential about another DID does not belong into this wallet.
      ...(dids.includes(credential.holderDid) ? { credentialId } : {}),
      dedupeKey: `claim:${claimId}`,
    });
  }
}

function told({ claimId, credentialId, status, expiresAt }: ClaimTicket): IssuedTicket {
  return { claimId, credentialId, status, expiresAt };
}

/** What writes down that time or attempts have ended a ticket; undefined when they have not. */
export function overChange(
  ticket: ClaimTicket,
  at: Date,
  tickets: Pick<TicketStore, 'openWrite'>,
): Change | undefined {
  const status = claimStatusAt(ticket, at);
  if (status === ticket.status) return undefined;
  const isLocked = status === 'LOCKED';
  return {
    writes: [tickets.openWrite(ticket, endOf(ticket, isLocked ? 'LOCK' : 'EXPIRE', at))],
    audit: {
      ...claimFact(ticket, isLocked ? 'locked' : 'expired'),
      previousState: ticket.status,
      newState: status,
    },
  };
}

/** A fact about a claim ticket, in the trail of who has sent it. */
export function claimFact(
  { claimId, authorityType, issuerId }: ClaimTicket,
  what:
    | 'created'
    | 'opened'
    | 'attempted'
    | 'begun'
    | 'refused'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'locked',
): AuditFact {
  return {
    action: `claim.${what}`,
    subject: { type: 'ClaimTicket', id: claimId },
    org: { type: authorityType, id: issuerId },
  };
}
