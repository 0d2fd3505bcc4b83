import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../../store/ledger.ts';
import { inFreeSlot } from '../../../store/slots.ts';
import { callingHolder, ownedBy } from '../accounts/caller.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import {
  addWalletKeyInput,
  CHALLENGE_SLOTS,
  challengeMessage,
  type DeviceProof,
  deviceKey,
  type KeyMaterial,
  newChallenge,
  nextKey,
  type PublicWalletKey,
  platformKey,
  publicHalf,
  type WalletKey,
} from './wallet-key.ts';
import type { WalletKeyStore } from './wallet-key-model.ts';

/** A challenge as its device sees it. */
export interface OfferedChallenge {
  readonly challengeId: string;
  readonly challenge: string;
  /** The text to sign, with `{did}` in the place of the new key's DID. */
  readonly messageTemplate: string;
  readonly expiresAt: Date;
}

/** What makes a platform key the first key of an account, for the commit of another room. */
export interface PlatformKeyWrites {
  readonly did: string;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

export type WalletKeyService = ReturnType<typeof createWalletKeyService>;

/** The keys of wallets. */
export function createWalletKeyService(deps: {
  keys: WalletKeyStore;
  accounts: HolderAccounts;
  envelope: Envelope;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { keys, accounts, envelope, ledger, idempotency, now } = deps;

  return {
    /** The keys of the caller, newest first. */
    async list(context: Context): Promise<readonly PublicWalletKey[]> {
      permit(context, 'wallet.read');
      const { holderId } = await callingHolder(accounts, context);
      return (await keys.ofHolder(holderId)).map(publicHalf);
    },

    /** Offers 32 random bytes to sign, for 5 minutes. Error: LIMIT_REACHED while five are open. */
    async challenge(context: Context): Promise<OfferedChallenge> {
      permit(context, 'wallet.write');
      const { holderId } = await callingHolder(accounts, context);
      return idempotency.run<OfferedChallenge>(context, 'createWalletKeyChallenge', {}, (remember) =>
        inFreeSlot({
          slots: CHALLENGE_SLOTS,
          rows: () => keys.challengesOf(holderId),
          isOver: ({ expiresAt }) => expiresAt <= now(),
          full: tooManyChallenges,
          async commit(slot, expired) {
            const challenge = newChallenge(holderId, slot, now());
            const offered: OfferedChallenge = {
              challengeId: challenge.challengeId,
              challenge: challenge.challenge,
              messageTemplate: challengeMessage('{did}', challenge.challenge),
              expiresAt: challenge.expiresAt,
            };
            await ledger.commit(context, {
              writes: [
                ...expired.map(({ challengeId }) => keys.dropChallengeWrite(challengeId)),
                keys.insertChallengeWrite(challenge),
                ...remember(offered),
              ],
              audit: factOf(holderId, 'wallet_key.challenge_issued', challenge.challengeId),
            });
            return offered;
          },
        }),
      );
    },

    /**
     * Adds a key and makes it and its DID the current ones.
     * Errors: NOT_FOUND (challenge), SIGNATURE_INVALID, DUPLICATE, LIMIT_REACHED.
     */
    async add(input: unknown, context: Context): Promise<PublicWalletKey> {
      // 1. Permit and parse.
      permit(context, 'wallet.write');
      const { proof } = parseInput(addWalletKeyInput, input);
      const { holderId } = await callingHolder(accounts, context);
      return idempotency.run<PublicWalletKey>(context, 'addWalletKey', input, async (remember) => {
        // 2. The key: made here, or proven by the device that holds it.
        const material = proof ? await provenKey(holderId, proof, context) : platformKey(holderId, envelope);
        // 3. Whoever adds a key at the same moment takes its turn before or after this one.
        return anewAfterRaces(async (lostTo) => {
          if (lostTo && proof) await liveChallenge(holderId, proof.challengeId);
          const former = await keys.ofHolder(holderId);
          const key = nextKey(holderId, material, former, now());
          try {
            await ledger.commit(context, {
              writes: [...addWrites(key, former, proof), ...remember(publicHalf(key))],
              audit: addFacts(key, former),
            });
            return publicHalf(key);
          } catch (error) {
            throw isTaken(error) ? duplicate() : error;
          }
        });
      });
    },

    /**
     * What gives an account its first key, held by the platform; nothing to write when it has a DID already.
     * Of two commits at once the second fails with a duplicate key: read the account again.
     */
    firstPlatformKey(account: HolderAccount): PlatformKeyWrites {
      const { holderId, did } = account;
      if (did !== undefined) return { did, writes: [], audit: [] };
      const key = nextKey(holderId, platformKey(holderId, envelope), [], now());
      return { did: key.did, writes: addWrites(key, [], undefined), audit: addFacts(key, []) };
    },

    /** Forgets what is secret: the private halves and the open challenges. */
    async eraseWrites({ holderId, isDemo }: HolderAccount): Promise<readonly Write[]> {
      const [owned, challenges] = await Promise.all([keys.ofHolder(holderId), keys.challengesOf(holderId)]);
      return [
        ...(isDemo ? [keys.deleteWrite(holderId)] : owned.map(({ keyId }) => keys.shredSeedWrite(keyId))),
        ...challenges.map(({ challengeId }) => keys.dropChallengeWrite(challengeId)),
      ];
    },
  };

  async function provenKey(holderId: string, proof: DeviceProof, context: Context): Promise<KeyMaterial> {
    const challenge = await liveChallenge(holderId, proof.challengeId);
    const material = deviceKey(proof, challenge);
    if (material) return material;
    // One attempt per challenge: a wrong signature uses it up as a right one does.
    await ledger.commit(context, {
      writes: [keys.dropChallengeWrite(challenge.challengeId)],
      audit: {
        ...factOf(holderId, 'wallet_key.refused', challenge.challengeId),
        status: 'DENIED',
        reason: 'SIGNATURE_INVALID',
      },
    });
    throw new AppError(
      'SIGNATURE_INVALID',
      'The signature is not one of this key over the text of the challenge; ask for a new challenge and sign its text.',
    );
  }

  /** The challenge while it is open for this holder; a foreign, used or expired one is as unknown as any. */
  async function liveChallenge(holderId: string, challengeId: string) {
    const challenge = await keys.challenge(challengeId);
    if (challenge && challenge.holderId === holderId && challenge.expiresAt > now()) return challenge;
    throw new AppError('NOT_FOUND', 'There is no open challenge of this id; ask for a new one.');
  }

  function addWrites(
    key: WalletKey,
    former: readonly WalletKey[],
    proof: DeviceProof | undefined,
  ): readonly Write[] {
    return [
      ...(proof ? [keys.consumeChallengeWrite(proof.challengeId)] : []),
      ...former
        .filter(({ isCurrent }) => isCurrent)
        .map(({ keyId }) => keys.retireWrite(keyId, key.createdAt)),
      keys.insertWrite(key),
      ...accounts.linkDidWrites(key.holderId, key.did),
    ];
  }
}

function addFacts(key: WalletKey, former: readonly WalletKey[]): readonly AuditFact[] {
  const { holderId } = key;
  return [
    ...former
      .filter(({ isCurrent }) => isCurrent)
      .map(({ keyId }) => factOf(holderId, 'wallet_key.retired', keyId)),
    { ...factOf(holderId, 'wallet_key.added', key.keyId), newState: key.mode },
  ];
}

function factOf(holderId: string, action: AuditAction, keyId: string): AuditFact {
  return { action, subject: { type: 'WalletKey', id: keyId }, org: ownedBy(holderId) };
}

/** The DID stands for somebody already, here or as an account's DID. */
function isTaken(error: unknown): boolean {
  const fields = duplicateKeyOf(error);
  return fields !== undefined && fields[0] !== 'holderId' && fields[0] !== '_id';
}

function duplicate(): AppError {
  return new AppError('DUPLICATE', 'This key stands for a holder already; make a new one.');
}

function tooManyChallenges(): AppError {
  return new AppError(
    'LIMIT_REACHED',
    `${CHALLENGE_SLOTS.length} challenges are open; sign one of them, or wait five minutes.`,
  );
}
