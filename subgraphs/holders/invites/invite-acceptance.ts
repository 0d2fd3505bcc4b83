import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { hashOfToken } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isLostRace } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import { type Organizations, type ShownOrganization, shownOrganization } from '../organizations.ts';
import { acceptInput, ended, type Invite, nextInviteStatus, openInput, requireAlive } from './invite.ts';
import type { InviteStore } from './invite-model.ts';
import { inviteFact } from './invite-service.ts';
import { acceptedLetter } from './letters.ts';
import type { InviteStatus } from './ports.ts';

/** Needed of the wallet: the first key of an account without DID, held by the platform, for the commit of another room. */
export type PlatformKeyWrites = (account: HolderAccount) => {
  readonly did: string;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
};

export interface Offer {
  readonly organization: ShownOrganization;
  readonly name: string;
  readonly email: string;
  readonly status: InviteStatus;
  readonly expiresAt: Date;
}

export interface Accepted {
  readonly accepted: true;
  readonly userId: string;
  readonly did: string;
  readonly isNewAccount: boolean;
}

export type InviteAcceptance = ReturnType<typeof createInviteAcceptance>;

/** Invites as the invited people open and accept them. */
export function createInviteAcceptance(deps: {
  invites: InviteStore;
  accounts: HolderAccounts;
  platformKeyWrites: PlatformKeyWrites;
  organizations: Organizations;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { invites, accounts, platformKeyWrites, organizations } = deps;
  const { ledger, idempotency, mailer, publicUrl, now } = deps;

  return {
    /** The invite behind a token; the first look that somebody sees marks it OPENED. Errors: as `requireAlive`. */
    async open(input: unknown, context: Context): Promise<Offer> {
      permit(context, 'invite.open');
      const { token } = parseInput(openInput, input);
      const invite = await alive(token);
      const { authorityType: type, issuerDid: did } = invite;
      const sender = await organizations.of({ type, did }, asUnit(context, 'core-engine'));
      const status = context.isPrefetch ? invite.status : await opened(invite, context);
      return {
        organization: shownOrganization({ type, did }, sender),
        name: invite.name,
        email: invite.email,
        status,
        expiresAt: invite.expiresAt,
      };
    },

    /**
     * Accepts an invite: account, DID and invite change together or not at all.
     * Errors: as `requireAlive`, CONFLICT when the person has asked for the erasure of the account.
     */
    async accept(input: unknown, context: Context): Promise<Accepted> {
      permit(context, 'invite.open');
      return idempotency.run(context, 'acceptInvite', input, async (remember: Remember<Accepted>) => {
        const { token, name } = parseInput(acceptInput, input);
        const done = await anewAfterRaces(async () => {
          const invite = await alive(token);
          const known = await accounts.byEmail(invite.email);
          if (known && known.status !== 'ACTIVE') return undefined;
          const { account, writes } = known
            ? { account: known, writes: [] }
            : accounts.create({ name: name ?? invite.name, email: invite.email });
          const { holderId } = account;
          const key =
            account.did === undefined
              ? platformKeyWrites(account)
              : { did: account.did, writes: [], audit: [] };
          const accepted = ended(invite, 'ACCEPT', now(), { holderId, did: key.did });
          const result: Accepted = {
            accepted: true,
            userId: holderId,
            did: key.did,
            isNewAccount: known === undefined,
          };
          await ledger.commit(context, {
            writes: [
              ...invites.endWrites(accepted, invite),
              ...writes,
              ...key.writes,
              mailer.letterWrite(acceptedLetter(invite.email, result.isNewAccount, publicUrl)),
              ...remember(result),
            ],
            audit: [
              ...(known ? [] : [registeredFact(account)]),
              ...key.audit,
              { ...inviteFact(invite, 'accepted'), previousState: invite.status, newState: accepted.status },
            ],
          });
          return result;
        });
        if (!done) throw accountLocked();
        return done;
      });
    },

    /** Declines an invite for good; again it changes nothing. Errors: as `requireAlive`. */
    async decline(input: unknown, context: Context): Promise<{ readonly declined: true }> {
      permit(context, 'invite.open');
      const { token } = parseInput(openInput, input);
      const tokenHash = hashOfToken(token);
      return anewAfterRaces(async () => {
        const found = tokenHash === undefined ? undefined : await invites.byTokenHash(tokenHash);
        if (found?.status === 'DECLINED' && found.tokenHash === tokenHash) return { declined: true as const };
        const invite = requireAlive(found, tokenHash, now());
        const over = ended(invite, 'DECLINE', now());
        await ledger.commit(context, {
          writes: invites.endWrites(over, invite),
          audit: { ...inviteFact(invite, 'declined'), previousState: invite.status, newState: over.status },
        });
        return { declined: true as const };
      });
    },
  };

  async function alive(token: string) {
    const tokenHash = hashOfToken(token);
    const invite = tokenHash === undefined ? undefined : await invites.byTokenHash(tokenHash);
    return requireAlive(invite, tokenHash, now());
  }

  async function opened(invite: Invite, context: Context): Promise<InviteStatus> {
    if (invite.status === 'OPENED') return invite.status;
    const status = nextInviteStatus(invite.status, 'OPEN');
    try {
      await ledger.commit(context, {
        writes: [invites.updateWrite({ ...invite, status }, invite)],
        audit: { ...inviteFact(invite, 'opened'), previousState: invite.status, newState: status },
      });
    } catch (error) {
      // Another request has marked it OPENED first, so nothing is left to do.
      if (!isLostRace(error)) throw error;
    }
    return status;
  }
}

function accountLocked(): AppError {
  return new AppError(
    'CONFLICT',
    'The account of this address waits for its erasure; sign in first to keep it, then accept the invite.',
  );
}

function registeredFact({ holderId, status }: HolderAccount): AuditFact {
  return {
    action: 'holder.registered',
    subject: { type: 'Holder', id: holderId },
    org: { type: 'HOLDER', id: holderId },
    newState: status,
  };
}
