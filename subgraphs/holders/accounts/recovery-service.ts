import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { type Idempotency, shownOnce } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { accountBehind, holderFact, permitHolder } from './caller.ts';
import { holderUser } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import { newRecoveryCodeLetter, recoveredLetter } from './letters.ts';
import { codeHashOf, newRecoveryCode, recoverInput } from './recovery-code.ts';
import type { RecoveryCodeStore } from './recovery-code-model.ts';
import type { SessionService } from './session-service.ts';
import type { SignedInHolder } from './sign-in-service.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** The 24 words that sign in when mailbox and passkeys are lost. */
export function createRecoveryService(deps: {
  codes: RecoveryCodeStore;
  holders: HolderStore;
  sessions: SessionService;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { codes, holders, sessions, ledger, idempotency, mailer, publicUrl, now } = deps;

  return {
    /** Makes a new code and forgets the one before. Errors: REAUTHENTICATION_REQUIRED, SECRET_SHOWN_ONCE. */
    async create(context: Context): Promise<{ readonly code: string }> {
      const identity = permitHolder(context, 'holder.write');
      const account = await accountBehind(holders, identity);
      const stands = await sessions.requireRecentSignIn(identity);
      const { holderId } = account;
      type Made = { readonly code?: string };
      const made = await idempotency.run<Made>(context, 'createRecoveryCode', {}, async (remember) => {
        const { words, code } = newRecoveryCode(holderId, now());
        await ledger.commit(context, {
          writes: [
            stands,
            codes.replaceWrite(code),
            mailer.letterWrite(newRecoveryCodeLetter(account.email, publicUrl)),
            ...remember({}),
          ],
          audit: {
            ...holderFact(holderId, 'holder.recovery_code_created'),
            subject: { type: 'RecoveryCode', id: holderId },
          },
        });
        return { code: words };
      });
      if (made.code === undefined)
        throw shownOnce('Make another code with a new Idempotency-Key: it takes the place of that one.');
      return { code: made.code };
    },

    /** Signs in with the words, once, and ends every other session. Errors: RECOVERY_CODE_INVALID. */
    async redeem(input: unknown, context: Context): Promise<SignedInHolder> {
      permit(context, 'holder.signIn');
      const { code: typed } = parseInput(recoverInput, input);
      const codeHash = codeHashOf(typed);
      return anewAfterRaces(async () => {
        const code = codeHash === undefined ? undefined : await codes.byHash(codeHash);
        const account = code && (await holders.byId(code.holderId));
        if (!code || !account) throw codeInvalid();
        const { holderId, dids } = account;
        const session = await sessions.start(account);
        const identity = { kind: 'holder' as const, holderId, dids, sessionId: session.sessionId };
        await ledger.commit(
          { ...context, identity },
          {
            writes: [
              codes.consumeWrite(code),
              ...session.writes,
              ...sessions.endOthersWrites(holderId, session.sessionId),
              mailer.letterWrite(recoveredLetter(account.email, publicUrl)),
            ],
            audit: [holderFact(holderId, 'holder.recovered'), ...session.audit],
          },
        );
        session.tell(context);
        return { success: true, user: holderUser(account) };
      });
    },

    /** Whether the holder has a code that was not used yet. */
    hasRecoveryCode: codes.exists,
  };
}

function codeInvalid(): AppError {
  return new AppError(
    'RECOVERY_CODE_INVALID',
    'This recovery code is not valid: check the 24 words and their order. A code works once, and only the newest.',
  );
}
