import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { SignInLinks } from '../../sign-in-links.ts';
import { accountBehind, holderFact, permitHolder, signInFirst } from './caller.ts';
import { GRACE_MS, type HolderUser, holderUser, lookupInput, registerInput } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import { lockedLetter, welcomeLetter } from './letters.ts';
import type { SessionService } from './session-service.ts';
import { linkOwner, type OpensHolder } from './sign-in-link.ts';

/** Whether a holder has agreed to a purpose and not taken it back. */
export type HasConsented = (holderId: string, purpose: 'DIRECTORY_LOOKUP') => Promise<boolean>;

/** An account that waits for its erasure. */
export interface LockedAccount {
  readonly status: 'LOCKED';
  readonly erasesAt: Date;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** The accounts of holders: opened, read, found, closed. */
export function createAccountService(deps: {
  holders: HolderStore;
  signInLinks: Pick<SignInLinks<OpensHolder>, 'next'>;
  sessions: SessionService;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  hasConsented: HasConsented;
  publicUrl: string;
  now: Clock;
}) {
  const { holders, signInLinks, sessions, ledger, idempotency, mailer, hasConsented, publicUrl, now } = deps;

  return {
    /** Opens an account and mails a letter of welcome with a sign-in link. Errors: EMAIL_ALREADY_REGISTERED. */
    async register(
      input: unknown,
      context: Context,
    ): Promise<{ readonly success: true; readonly userId: string }> {
      permit(context, 'holder.register');
      const person = parseInput(registerInput, input);
      return idempotency.run(context, 'registerHolder', person, (remember) =>
        anewAfterRaces(async () => {
          if (await holders.isTaken(person.email)) throw emailTaken();
          const { account, writes } = holders.create(person);
          const welcome = await signInLinks.next(linkOwner(account.email, account.holderId));
          const result = { success: true as const, userId: account.holderId };
          const letter = welcomeLetter(account.email, publicUrl, welcome.made);
          await ledger.commit(context, {
            writes: [...writes, ...welcome.writes, mailer.letterWrite(letter), ...remember(result)],
            audit: holderFact(account.holderId, 'holder.registered', { newState: account.status }),
          });
          return result;
        }),
      );
    },

    /** Whose data is read. */
    async me(context: Context): Promise<{ readonly holderId: string }> {
      const { holderId } = await accountBehind(holders, permitHolder(context, 'holder.read'));
      return { holderId };
    },

    /** The signed-in holder's account. */
    async profile(context: Context): Promise<HolderUser> {
      return holderUser(await accountBehind(holders, permitHolder(context, 'holder.read')));
    },

    /** Finds a holder who agreed to be found; for everybody else the same look-ups and answer. */
    async lookup(
      input: unknown,
      context: Context,
    ): Promise<{ readonly found: boolean; readonly holderDid?: string | undefined }> {
      permit(context, 'holder.lookup');
      const { email } = parseInput(lookupInput, input);
      const account = await holders.byEmail(email);
      await holders.evenOut(account);
      const agreed = await hasConsented(account?.holderId ?? 'nobody', 'DIRECTORY_LOOKUP');
      const found = account?.status === 'ACTIVE' && account.did !== undefined && agreed;
      return found ? { found, holderDid: account.did } : { found: false };
    },

    /** Locks the account until it is erased and ends its sessions; repeating changes nothing. Errors: REAUTHENTICATION_REQUIRED. */
    async lock(context: Context): Promise<LockedAccount> {
      const identity = permitHolder(context, 'holder.write');
      const stands = await sessions.requireRecentSignIn(identity);
      const { holderId } = identity;
      const erasesAt = await anewAfterRaces(async () => {
        const found = await holders.byId(holderId);
        if (!found) throw signInFirst();
        if (found.status === 'LOCKED' && found.erasesAt) return found.erasesAt;
        const end = new Date(now().getTime() + GRACE_MS);
        await ledger.commit(context, {
          writes: [
            stands,
            holders.lockWrite(holderId, end),
            ...sessions.endOthersWrites(holderId),
            mailer.letterWrite(lockedLetter(found.email, publicUrl, end)),
          ],
          audit: holderFact(holderId, 'holder.erasure_requested', {
            previousState: 'ACTIVE',
            newState: 'LOCKED',
          }),
        });
        return end;
      });
      context.notes.holderCookie = 'clear';
      return { status: 'LOCKED', erasesAt };
    },
  };
}

function emailTaken(): AppError {
  return new AppError(
    'EMAIL_ALREADY_REGISTERED',
    'An account with this e-mail address exists; ask for a sign-in link instead.',
  );
}
