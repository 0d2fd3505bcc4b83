import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Letter } from '../../../kernel/mail.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isConflict } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Change, Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { type Member, permitMember, ROLE_WORDS } from '../members.ts';
import type { Organization, Organizations } from '../organizations.ts';
import type { Expiry } from './expiry.ts';
import {
  createInput,
  ended,
  type Invite,
  inviteStatusAt,
  isOpen,
  listInput,
  MAX_OPEN_INVITES,
  newInvite,
  nextInviteStatus,
  openKeyOf,
  resendInput,
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
          const letter = letterOf(made.invite, sender, made.token);
          await store(made.invite, asked.email, letter, remember, context);
          return made.invite;
        },
      );
      return { invite: await mine(inviteId, member) };
    },

    /** Mails an open invite again with a new link. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE, LIMIT_REACHED, INVALID_STATE_TRANSITION, CONFLICT. */
    async resend(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      const member = permitMember(context, 'invite.send');
      const { inviteId } = await idempotency.run(
        context,
        'resendInvite',
        input,
        async (remember: Remember<Named>) => {
          const asked = parseInput(resendInput, input);
          const before = await mine(asked.inviteId, member);
          requireRowVersion(context, before.rowVersion);
          const sender = await activeSender(organizations, member, context);
          const { invite, token } = resent(before, now());
          await ledger.commit(context, {
            writes: [
              invites.updateWrite(invite, before),
              mailer.letterWrite(letterOf(invite, sender, token)),
              ...remember({ inviteId: invite.inviteId }),
            ],
            audit: {
              ...inviteFact(invite, 'resent'),
              previousState: before.status,
              newState: invite.status,
            },
          });
          return { inviteId: invite.inviteId };
        },
      );
      return { invite: await mine(inviteId, member) };
    },

    /** The invites of the caller's issuer or custodian, newest first. */
    async list(input: unknown, context: Context): Promise<Page<Invite>> {
      const { organizationId } = permitMember(context, 'invite.list');
      const { status, ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      await expiry.expireDue(organizationId);
      const found = await invites.list(organizationId, status, { skip, limit });
      return { ...found, offset: skip, size: limit };
    },
  };

  async function mine(inviteId: string, { type, organizationId }: Member): Promise<Invite> {
    const invite = await invites.byId(inviteId, organizationId);
    if (!invite) throw new AppError('NOT_FOUND', `Your ${ROLE_WORDS[type]} has no invite of this id.`);
    return { ...invite, status: inviteStatusAt(invite, now()) };
  }

  /** Stores a new invite with its letter as the one of its address; an expired one gives way to it. */
  async function store(
    made: Invite,
    address: string,
    letter: Letter,
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
      if (taken && !over)
        throw new AppError('DUPLICATE', 'An invite to this address is open; send that one again instead.');
      try {
        await ledger.commit(context, {
          writes: [
            ...(over?.writes ?? []),
            ...invites.insertWrites(invite),
            mailer.letterWrite(letter),
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

  function letterOf(
    { name, email, message, expiresAt }: Invite,
    sender: Organization,
    token: string,
  ): Letter {
    const link = { token, expiresAt, publicUrl };
    return inviteLetter(email ?? '', { name: name ?? '', message }, sender, link);
  }
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
  what: 'created' | 'sent' | 'resent' | 'opened' | 'accepted' | 'expired',
): AuditFact {
  return {
    action: `invite.${what}`,
    subject: { type: 'OnboardingInvite', id: inviteId },
    org: { type: authorityType, id: issuerId },
  };
}
