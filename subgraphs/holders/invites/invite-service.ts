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
import type { IssuerNames } from '../ports.ts';
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
import { inviteLetter, type NamedIssuer } from './letters.ts';
import { activeIssuer, type IssuerMember, permitMember } from './sending-issuer.ts';

type Named = Pick<Invite, 'inviteId'>;

export type InviteService = ReturnType<typeof createInviteService>;

/** Invites as issuers send and list them. */
export function createInviteService(deps: {
  invites: InviteStore;
  expiry: Pick<Expiry, 'expireDue'>;
  issuers: IssuerNames;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { invites, expiry, issuers, ledger, idempotency, mailer, publicUrl, now } = deps;

  return {
    /** Invites a person. Errors: ISSUER_NOT_ACTIVE, DUPLICATE while an invite to the address is open, LIMIT_REACHED. */
    async create(input: unknown, context: Context): Promise<{ readonly invite: Invite }> {
      const member = permitMember(context, 'invite.send');
      const { inviteId } = await idempotency.run(
        context,
        'createInvite',
        input,
        async (remember: Remember<Named>) => {
          const asked = parseInput(createInput, input);
          const issuer = await activeIssuer(issuers, member.issuerDid, context);
          const made = newInvite(asked, member, now());
          const letter = letterOf(made.invite, issuer, made.token);
          await store(made.invite, asked.email, letter, remember, context);
          return made.invite;
        },
      );
      return { invite: await mine(inviteId, member) };
    },

    /** Mails an open invite again with a new link. Errors: NOT_FOUND, ISSUER_NOT_ACTIVE, LIMIT_REACHED, INVALID_STATE_TRANSITION, CONFLICT. */
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
          const issuer = await activeIssuer(issuers, member.issuerDid, context);
          const { invite, token } = resent(before, now());
          await ledger.commit(context, {
            writes: [
              invites.updateWrite(invite, before),
              mailer.letterWrite(letterOf(invite, issuer, token)),
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

    /** The invites of the caller's issuer, newest first. */
    async list(input: unknown, context: Context): Promise<Page<Invite>> {
      const member = permitMember(context, 'invite.list');
      const { status, ...page } = parseInput(listInput, input);
      const { skip, limit } = pageWindow(page);
      await expiry.expireDue(member.issuerId);
      const found = await invites.list(member.issuerId, status, { skip, limit });
      return { ...found, offset: skip, size: limit };
    },
  };

  async function mine(inviteId: string, { issuerId }: IssuerMember): Promise<Invite> {
    const invite = await invites.byId(inviteId, issuerId);
    if (!invite) throw new AppError('NOT_FOUND', 'Your issuer has no invite of this id.');
    return { ...invite, status: inviteStatusAt(invite, now()) };
  }

  /** Stores a new invite with its letter in the place of its address; an expired one there makes way. */
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
            `An issuer has at most ${MAX_OPEN_INVITES} open invites; wait until some are accepted or expire.`,
            { cause: error },
          );
        throw error;
      }
    });
  }

  function letterOf({ name, email, message, expiresAt }: Invite, issuer: NamedIssuer, token: string): Letter {
    const link = { token, expiresAt, publicUrl };
    return inviteLetter(email ?? '', { name: name ?? '', message }, issuer, link);
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

/** A fact about an invite, in the trail of its issuer. */
export function inviteFact(
  { inviteId, issuerId }: Invite,
  what: 'created' | 'sent' | 'resent' | 'opened' | 'accepted' | 'expired',
): AuditFact {
  return {
    action: `invite.${what}`,
    subject: { type: 'OnboardingInvite', id: inviteId },
    org: { type: 'ISSUER', id: issuerId },
  };
}
