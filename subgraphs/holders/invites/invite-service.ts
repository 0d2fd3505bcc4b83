import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context, newContext, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isConflict } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Change, Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { type Member, permitMember, ROLE_WORDS } from '../members.ts';
import type { Organization, Organizations } from '../organizations.ts';
import type { Expiry } from './expiry.ts';
import {
  corrected,
  correctInput,
  createInput,
  ended,
  type Invite,
  inviteIdInput,
  inviteStatusAt,
  isOpen,
  listInput,
  MAX_OPEN_INVITES,
  newInvite,
  nextInviteStatus,
  openKeyOf,
  resent,
} from './invite.ts';
import type { InviteStore } from './invite-model.ts';
import { inviteLetter } from './letters.ts';
import { activeSender } from './sender.ts';

type Named = Pick<Invite, 'inviteId'>;

export type InviteService = ReturnType<typeof createInviteService>;

/** Invites as issuers and custodians send and list them. */
export function createInviteService(deps: {
  invites: InviteStore;
  expiry: Pick<Expiry, 'expireDue'>;
  organizations: Organizations;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { invites, expiry, organizations, ledger, idempotency, mailer, publicUrl, now } = deps;
  mailer.onGivenUp(BY_LINK, bounced);

  return {
    /** Invites a person. Errors: ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE, DUPLICATE while an invite to the address is open, LIMIT_REACHED. */
    async create(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      const member = permitMember(context, 'invite.send');
      const { inviteId } = await idempotency.run(
        context,
        'createInvite',
        input,
        async (remember: Remember<Named>) => {
          const asked = parseInput(createInput, input);
          const sender = await activeSender(organizations, member, context);
          const made = newInvite(asked, member, now());
          const letter = inviteLetterWrite(made.invite, sender, made.token, { mailer, publicUrl });
          await store(made.invite, asked.email, letter, remember, context);
          return made.invite;
        },
      );
      return { invite: await mine(inviteId, member) };
    },

    /** Mails an open invite again with a new link. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE, LIMIT_REACHED, INVALID_STATE_TRANSITION, CONFLICT. */
    async resend(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      return mailedAgain('resendInvite', input, context, () => {
        const { inviteId } = parseInput(inviteIdInput, input);
        return { inviteId, what: 'resent', relinked: (before) => resent(before, now()) };
      });
    },

    /**
     * Mails a BOUNCED invite to another address, with a new link. Errors: as `resend`, and DUPLICATE while another invite to that
     * address is open.
     */
    async correct(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      return mailedAgain('correctInvite', input, context, () => {
        const { inviteId, email } = parseInput(correctInput, input);
        return { inviteId, what: 'corrected', relinked: (before) => corrected(before, email, now()) };
      });
    },

    /** Takes an open invite back; again it changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH. */
    async cancel(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      const member = permitMember(context, 'invite.cancel');
      const { inviteId } = parseInput(inviteIdInput, input);
      await anewAfterRaces(async () => {
        const before = await mine(inviteId, member);
        if (before.status === 'CANCELLED') return;
        requireRowVersion(context, before.rowVersion);
        await ledger.commit(context, cancelledChange(before, now(), invites));
      });
      return { invite: await mine(inviteId, member) };
    },

    /** The invites of the caller's issuer or custodian, newest first. */
    async list(input: unknown, context: Context): Promise<Page<Invite>> {
      const { organizationId } = permitMember(context, 'invite.list');
      const { status, email, ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      await expiry.expireDue(organizationId);
      const found = await invites.list(organizationId, { status, email }, { skip, limit });
      return { ...found, offset: skip, size: limit };
    },
  };

  async function mine(inviteId: string, { type, organizationId }: Member): Promise<Invite> {
    const invite = await invites.byId(inviteId, organizationId);
    if (!invite) throw new AppError('NOT_FOUND', `Your ${ROLE_WORDS[type]} has no invite of this id.`);
    return { ...invite, status: inviteStatusAt(invite, now()) };
  }

  async function mailedAgain(
    operation: string,
    input: unknown,
    context: Context,
    asked: () => {
      readonly inviteId: string;
      readonly what: 'resent' | 'corrected';
      readonly relinked: (before: Invite) => { readonly invite: Invite; readonly token: string };
    },
  ): Promise<{ readonly invite: Invite }> {
    const member = permitMember(context, 'invite.send');
    const { inviteId: mailed } = await idempotency.run(
      context,
      operation,
      input,
      async (remember: Remember<Named>) => {
        const { inviteId, what, relinked } = asked();
        const before = await mine(inviteId, member);
        requireRowVersion(context, before.rowVersion);
        const sender = await activeSender(organizations, member, context);
        const { invite, token } = relinked(before);
        try {
          await ledger.commit(context, {
            writes: [
              invites.updateWrite(invite, before),
              inviteLetterWrite(invite, sender, token, { mailer, publicUrl }),
              ...remember({ inviteId }),
            ],
            audit: {
              ...inviteFact(invite, what),
              previousState: before.status,
              newState: invite.status,
            },
          });
        } catch (error) {
          if (isDuplicateKey(error)) throw openAlready(error);
          throw error;
        }
        return { inviteId };
      },
    );
    return { invite: await mine(mailed, member) };
  }

  /** Notes that nobody got the letter with the newest link of an invite. */
  async function bounced(tokenHash: string): Promise<void> {
    await anewAfterRaces(async () => {
      const before = await invites.byTokenHash(tokenHash);
      // A newer letter is on its way, or somebody has found the link nevertheless.
      if (before?.tokenHash !== tokenHash || before.status !== 'SENT') return;
      const status = nextInviteStatus(before.status, 'BOUNCE');
      await ledger.commit(asUnit(newContext(), 'core-engine'), {
        writes: [invites.updateWrite({ ...before, status }, before)],
        audit: { ...inviteFact(before, 'bounced'), previousState: before.status, newState: status },
      });
    });
  }

  /** Stores a new invite with its letter as the one of its address; an expired one gives way to it. */
  async function store(
    made: Invite,
    address: string,
    letter: Write,
    remember: Remember<Named>,
    context: Context,
  ): Promise<void> {
    const { issuerId } = made;
    // The letter is as good as handed over once it is queued.
    const invite: Invite = { ...made, status: nextInviteStatus(made.status, 'SEND') };
    await invites.prepareCount(issuerId);
    await anewAfterRaces(async () => {
      const taken = await invites.byOpenKey(openKeyOf(issuerId, address));
      const over = taken ? expiredChange(taken, now(), invites) : undefined;
      if (taken && !over) throw openAlready();
      try {
        await ledger.commit(context, {
          writes: [
            ...(over?.writes ?? []),
            ...invites.insertWrites(invite),
            letter,
            ...remember({ inviteId: invite.inviteId }),
          ],
          audit: [
            ...(over ? [over.audit].flat() : []),
            { ...inviteFact(invite, 'created'), newState: made.status },
            { ...inviteFact(invite, 'sent'), previousState: made.status, newState: invite.status },
          ],
        });
      } catch (error) {
        if (isConflict(error) && (await invites.isFull(issuerId)) && (await expiry.expireDue(issuerId)) === 0)
          throw new AppError(
            'LIMIT_REACHED',
            `At most ${MAX_OPEN_INVITES} invites are open at a time; wait until some are accepted or expire.`,
            { cause: error },
          );
        throw error;
      }
    });
  }
}

// Letters with a link are told apart by its hash: one that comes back late says nothing of the newer link.
const BY_LINK = 'invite';

/** What sends the letter of an invite, and lets it be known when nobody got it. */
export function inviteLetterWrite(
  { name, email, message, expiresAt, tokenHash, isOfJob }: Invite,
  sender: Organization,
  token: string,
  { mailer, publicUrl }: { readonly mailer: Mailer; readonly publicUrl: string },
): Write {
  const link = { token, expiresAt, publicUrl };
  const letter = inviteLetter(email ?? '', { name: name ?? '', message, isOfJob }, sender, link);
  return mailer.letterWrite(letter, { kind: BY_LINK, id: tokenHash });
}

function openAlready(cause?: unknown): AppError {
  return new AppError('DUPLICATE', 'An invite to this address is open; send that one again instead.', {
    cause,
  });
}

/** What takes an open invite back. Error: INVALID_STATE_TRANSITION. */
export function cancelledChange(invite: Invite, at: Date, invites: Pick<InviteStore, 'endWrites'>): Change {
  const over = ended(invite, 'CANCEL', at);
  return {
    writes: invites.endWrites(over, invite),
    audit: { ...inviteFact(invite, 'cancelled'), previousState: invite.status, newState: over.status },
  };
}

/** What writes down that an invite has expired; undefined when it has not. */
export function expiredChange(
  invite: Invite,
  at: Date,
  invites: Pick<InviteStore, 'endWrites'>,
): Change | undefined {
  if (!isOpen(invite.status) || inviteStatusAt(invite, at) !== 'EXPIRED') return undefined;
  const over = ended(invite, 'EXPIRE', at);
  return {
    writes: invites.endWrites(over, invite),
    audit: {
      ...inviteFact(invite, 'expired'),
      previousState: invite.status,
      newState: over.status,
    },
  };
}

/** A fact about an invite, in the trail of who has sent it. */
export function inviteFact(
  { inviteId, authorityType, issuerId }: Invite,
  what:
    | 'created'
    | 'sent'
    | 'bounced'
    | 'corrected'
    | 'resent'
    | 'opened'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'cancelled'
    | 'rows_joined'
    | 'rows_left',
): AuditFact {
  return {
    action: `invite.${what}`,
    subject: { type: 'OnboardingInvite', id: inviteId },
    org: { type: authorityType, id: issuerId },
  };
}
