import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { accountBehind, permitHolder } from '../accounts/caller.ts';
import type { HolderAccount, HolderAccounts, HolderSessions } from '../accounts/ports.ts';
import type { BeganBy } from './began-by.ts';
import { CEREMONY_LIFETIME_MS, newCeremony } from './ceremony.ts';
import type { CeremonyStore } from './ceremony-model.ts';
import { passkeyLetter } from './letters.ts';
import {
  deleteInput,
  finishRegistrationInput,
  MAX_PASSKEYS,
  newPasskey,
  type Passkey,
  type PasskeyView,
  viewOf,
} from './passkey.ts';
import type { PasskeySet, PasskeyStore } from './passkey-model.ts';
import { type BegunCeremony, requireLive } from './passkey-sign-in.ts';
import { attestationInvalid } from './refusals.ts';
import type { RelyingParty } from './relying-party.ts';
import { attestationOf } from './webauthn-json.ts';

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** A holder's own passkeys: registration (WebAuthn L3 §7.1), list and removal. */
export function createPasskeyService(deps: {
  passkeys: PasskeyStore;
  ceremonies: CeremonyStore;
  relyingParty: RelyingParty;
  beganBy: BeganBy;
  accounts: HolderAccounts;
  sessions: Pick<HolderSessions, 'requireRecentSignIn'>;
  hasRecoveryCode: (holderId: string) => Promise<boolean>;
  mailer: Mailer;
  publicUrl: string;
  ledger: Ledger;
  now: Clock;
}) {
  const {
    passkeys,
    ceremonies,
    relyingParty,
    beganBy,
    accounts,
    sessions,
    hasRecoveryCode,
    mailer,
    publicUrl,
    ledger,
    now,
  } = deps;

  return {
    /** Asks the caller's authenticator for a new passkey. Errors: REAUTHENTICATION_REQUIRED, LIMIT_REACHED. */
    async begin(context: Context): Promise<BegunCeremony<PublicKeyCredentialCreationOptionsJSON>> {
      const { account } = await callerWithRecentSignIn(context);
      const registered = await passkeys.ofHolder(account.holderId);
      requireRoom(registered);
      const ceremony = newCeremony(
        {
          type: 'REGISTER',
          holderId: account.holderId,
          beganBy: beganBy('account', account.holderId),
          client: beganBy('client', context.clientHash ?? ''),
          allowedIds: [],
        },
        now(),
      );
      await ceremonies.open(ceremony);
      return {
        ceremonyId: ceremony.ceremonyId,
        publicKey: await relyingParty.registrationOptions(ceremony, account, registered),
      };
    },

    /**
     * Keeps the passkey that the authenticator made; every try uses the ceremony up.
     * Errors: REAUTHENTICATION_REQUIRED, CEREMONY_EXPIRED, ATTESTATION_INVALID, CREDENTIAL_ALREADY_REGISTERED, LIMIT_REACHED.
     */
    async finish(
      input: unknown,
      context: Context,
    ): Promise<{ readonly success: true; readonly credentialId: string }> {
      // Whoever began in time may finish.
      const { account, stands } = await callerWithRecentSignIn(context, CEREMONY_LIFETIME_MS);
      const { holderId } = account;
      const { ceremonyId, attestation: json, label } = parseInput(finishRegistrationInput, input);

      // 1. The ceremony is spent before anything is looked at, and only by whoever began it.
      const ceremony = requireLive(await ceremonies.take(ceremonyId, { type: 'REGISTER', holderId }), now());

      // 2. The authenticator made the passkey for this ceremony and this site.
      const attestation = attestationOf(json);
      if (!attestation) throw attestationInvalid();
      const passkey = newPasskey(
        holderId,
        await relyingParty.verifyAttestation(attestation, ceremony),
        label,
        now(),
      );

      // 3. There is room for it, and nobody has it yet.
      await changeSet(context, holderId, (set) => {
        requireRoom(set.passkeys);
        return {
          writes: [
            stands,
            passkeys.insertWrite(passkey),
            mailer.letterWrite(passkeyLetter(account.email, publicUrl, 'added')),
          ],
          audit: factOf('passkey.added', passkey),
        };
      });
      return { success: true, credentialId: passkey.credentialId };
    },

    /** The caller's passkeys, oldest first. */
    async list(context: Context): Promise<readonly PasskeyView[]> {
      return listOf(permitHolder(context, 'passkey.manage').holderId);
    },

    listOf,

    /** Removes one of the caller's passkeys. Errors: REAUTHENTICATION_REQUIRED, NOT_FOUND, LAST_PASSKEY_NO_RECOVERY. */
    async remove(input: unknown, context: Context): Promise<{ readonly success: true }> {
      const { account, stands } = await callerWithRecentSignIn(context);
      const { holderId } = account;
      const { id } = parseInput(deleteInput, input);
      await changeSet(context, holderId, async (set) => {
        const passkey = set.passkeys.find(({ credentialId }) => credentialId === id);
        if (!passkey)
          throw new AppError('NOT_FOUND', 'There is no such passkey; list yours to see their ids.');
        if (set.passkeys.length === 1 && !(await hasRecoveryCode(holderId)))
          throw new AppError(
            'LAST_PASSKEY_NO_RECOVERY',
            'This is your last passkey; create a recovery code first, or add another passkey.',
          );
        return {
          writes: [
            stands,
            passkeys.deleteWrite(passkey),
            mailer.letterWrite(passkeyLetter(account.email, publicUrl, 'removed')),
          ],
          audit: factOf('passkey.removed', passkey),
        };
      });
      return { success: true };
    },

    /** The writes that delete what is kept of a holder here. */
    async erase({ holderId }: Pick<HolderAccount, 'holderId'>): Promise<readonly Write[]> {
      const [ofPasskeys, ofCeremonies] = await Promise.all([
        passkeys.eraseWrites(holderId),
        ceremonies.deleteWrites(holderId),
      ]);
      return [...ofPasskeys, ...ofCeremonies];
    },
  };

  /** `stands` belongs into what is committed: it fails once the caller's session has ended. */
  async function callerWithRecentSignIn(
    context: Context,
    graceMs?: number,
  ): Promise<{ account: HolderAccount; stands: Write }> {
    const identity = permitHolder(context, 'passkey.manage');
    const account = await accountBehind(accounts, identity);
    return { account, stands: await sessions.requireRecentSignIn(identity, graceMs) };
  }

  /** A holder's passkeys for rooms that have asked already who is calling. */
  async function listOf(holderId: string): Promise<readonly PasskeyView[]> {
    return (await passkeys.ofHolder(holderId)).map(viewOf);
  }

  /** Decides on the whole set of a holder's passkeys and commits; when the set changed meanwhile, decides anew. */
  async function changeSet(
    context: Context,
    holderId: string,
    decide: (set: PasskeySet) => Change | Promise<Change>,
  ): Promise<void> {
    await anewAfterRaces(async () => {
      const set = await passkeys.setOf(holderId);
      const { writes, audit } = await decide(set);
      try {
        await ledger.commit(context, { writes: [passkeys.changeWrite(set), ...writes], audit });
      } catch (error) {
        if (duplicateKeyOf(error)?.includes('credentialId'))
          throw new AppError(
            'CREDENTIAL_ALREADY_REGISTERED',
            'This passkey is registered already; use it to sign in, or make another one.',
            { cause: error },
          );
        throw error;
      }
    });
  }
}

interface Change {
  readonly writes: readonly Write[];
  readonly audit: AuditFact;
}

function requireRoom(registered: readonly Passkey[]): void {
  if (registered.length < MAX_PASSKEYS) return;
  throw new AppError('LIMIT_REACHED', `You have ${MAX_PASSKEYS} passkeys; delete one first.`);
}

function factOf(action: AuditAction, { passkeyId, holderId }: Passkey): AuditFact {
  return {
    action,
    subject: { type: 'Passkey', id: passkeyId },
    org: { type: 'HOLDER', id: holderId },
  };
}
