import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { addressOf, parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { type HolderUser, holderUser } from '../accounts/holder.ts';
import type { HolderAccount, HolderAccounts, HolderSessions } from '../accounts/ports.ts';
import type { BeganBy } from './began-by.ts';
import { type Ceremony, newCeremony } from './ceremony.ts';
import type { CeremonyStore } from './ceremony-model.ts';
import { beginSignInInput, counterRises, finishSignInInput, type Passkey } from './passkey.ts';
import type { PasskeyStore } from './passkey-model.ts';
import { assertionInvalid } from './refusals.ts';
import type { ProvenAssertion, RelyingParty } from './relying-party.ts';
import { assertionOf } from './webauthn-json.ts';

/** A question for an authenticator, and the id under which its answer comes back. */
export interface BegunCeremony<
  Options = PublicKeyCredentialRequestOptionsJSON | PublicKeyCredentialCreationOptionsJSON,
> {
  readonly ceremonyId: string;
  readonly publicKey: Options;
}

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** Sign-in of holders by passkey (WebAuthn L3 §7.2). */
export function createPasskeySignIn(deps: {
  passkeys: PasskeyStore;
  ceremonies: CeremonyStore;
  relyingParty: RelyingParty;
  beganBy: BeganBy;
  accounts: HolderAccounts;
  sessions: HolderSessions;
  ledger: Ledger;
  now: Clock;
}) {
  const { passkeys, ceremonies, relyingParty, beganBy, accounts, sessions, ledger, now } = deps;

  return {
    /** Asks for one of the account's passkeys; where there are none, or no such account, the same reads and writes and an empty list. */
    async begin(
      input: unknown,
      context: Context,
    ): Promise<BegunCeremony<PublicKeyCredentialRequestOptionsJSON>> {
      permit(context, 'passkey.signIn');
      const given = parseInput(beginSignInInput, input);
      const address = addressOf(given.email) ?? '';
      const account = await accounts.byEmail(address);
      const allowed = await passkeys.ofHolder(account?.holderId ?? '');
      const client = context.clientHash ?? '';
      const ceremony = newCeremony(
        {
          type: 'SIGN_IN',
          holderId: account?.holderId ?? null,
          // With the client: a stranger who names somebody's address must not end the ceremony of that person.
          beganBy: beganBy('address', address, client),
          client: beganBy('client', client),
          allowedIds: allowed.map(({ credentialId }) => credentialId),
        },
        now(),
      );
      await ceremonies.open(ceremony);
      return {
        ceremonyId: ceremony.ceremonyId,
        publicKey: await relyingParty.signInOptions(ceremony, allowed),
      };
    },

    /** Trades the answer of an authenticator for a session; every try uses the ceremony up. Errors: CEREMONY_EXPIRED, ASSERTION_INVALID. */
    async finish(
      input: unknown,
      context: Context,
    ): Promise<{ readonly success: true; readonly user: HolderUser }> {
      permit(context, 'passkey.signIn');
      const { ceremonyId, credential } = parseInput(finishSignInInput, input);

      // 1. The ceremony is spent before anything is looked at: nobody gets a second try.
      const ceremony = requireLive(await ceremonies.take(ceremonyId, { type: 'SIGN_IN' }), now());

      // 2. The answer is one of a passkey that this ceremony asked for.
      const assertion = assertionOf(credential);
      if (!assertion || !ceremony.allowedIds.includes(assertion.id)) throw assertionInvalid();
      const account = await accounts.byId(ceremony.holderId ?? '');
      const passkey = await ownPasskey(assertion.id, account);
      const proven = await relyingParty.verifyAssertion(assertion, ceremony, passkey);
      if (!passkey || !account) throw assertionInvalid();
      const { userHandle } = assertion.response;
      if (userHandle && userHandle !== Buffer.from(account.holderId, 'utf8').toString('base64url'))
        throw assertionInvalid();

      // 3. What the passkey signed fits what is known of it.
      if (proven.backupEligible !== passkey.backupEligible)
        throw await refused(passkey, 'BACKUP_ELIGIBILITY_CHANGED', context);
      return { success: true, user: holderUser(await signIn(passkey, account, proven, context)) };
    },
  };

  async function ownPasskey(
    credentialId: string,
    account: HolderAccount | undefined,
  ): Promise<Passkey | undefined> {
    const passkey = await passkeys.byCredentialId(credentialId);
    return passkey && passkey.holderId === account?.holderId ? passkey : undefined;
  }

  async function signIn(
    verified: Passkey,
    owner: HolderAccount,
    proven: ProvenAssertion,
    context: Context,
  ): Promise<HolderAccount> {
    return anewAfterRaces(async (lostTo) => {
      // Another sign-in came first, or the passkey or the account went, at the same moment: decide anew.
      const account = lostTo ? await accounts.byId(owner.holderId) : owner;
      const passkey = lostTo ? await ownPasskey(verified.credentialId, account) : verified;
      if (!account || !passkey) throw assertionInvalid(lostTo);
      if (!counterRises(passkey.signCount, proven.signCount))
        throw await refused(passkey, 'COUNTER_NOT_RISEN', context);
      const session = await sessions.start(account);
      const { holderId, dids } = account;
      const identity: Identity = { kind: 'holder', holderId, dids, sessionId: session.sessionId };
      const signedIn: AuditFact = {
        action: 'passkey.signed_in',
        subject: { type: 'Passkey', id: passkey.passkeyId },
        org: { type: 'HOLDER', id: holderId },
      };
      await ledger.commit(
        { ...context, identity },
        {
          writes: [passkeys.usedWrite(passkey, proven, now()), ...session.writes],
          audit: [signedIn, ...session.audit],
        },
      );
      session.tell(context);
      return account;
    });
  }

  /** Only what the private key did sign leaves a trace: everything else is what anybody can send. */
  async function refused(passkey: Passkey, reason: string, context: Context): Promise<AppError> {
    await ledger.commit(context, {
      writes: [],
      audit: {
        action: 'passkey.sign_in_refused',
        subject: { type: 'Passkey', id: passkey.passkeyId },
        org: { type: 'HOLDER', id: passkey.holderId },
        status: 'DENIED',
        reason,
      },
    });
    return assertionInvalid();
  }
}

/** The ceremony when there is one and its time is not over. Errors: CEREMONY_EXPIRED. */
export function requireLive(ceremony: Ceremony | undefined, at: Date): Ceremony {
  if (ceremony && ceremony.expiresAt > at) return ceremony;
  throw new AppError(
    'CEREMONY_EXPIRED',
    'This passkey ceremony is over, used or unknown; begin again, it lasts 5 minutes.',
  );
}
