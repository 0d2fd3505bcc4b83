import { z } from 'zod';
import { tryDecodeBase64 } from '../../../kernel/crypto/base64.ts';
import { assertStrictPublicKey, generateKeyPair, verify } from '../../../kernel/crypto/ed25519.ts';
import { type Envelope, type Sealed, wipe } from '../../../kernel/crypto/envelope.ts';
import { didKeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId, randomSecret } from '../../../kernel/ids.ts';
import { optional, uuid } from '../../../kernel/parse.ts';

const WALLET_KEY_MODES = ['PLATFORM', 'DEVICE'] as const;
const MAX_WALLET_KEYS = 10;
/** Each live challenge of a holder takes one. */
export const CHALLENGE_SLOTS: readonly number[] = [0, 1, 2, 3, 4];
const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** The key behind a holder's DID; one is current, former ones stay so that their DIDs keep their credentials. */
export interface WalletKey {
  readonly keyId: string;
  readonly holderId: string;
  /** 1, 2, 3 … per holder, in the order in which the keys came. */
  readonly number: number;
  readonly did: string;
  /** The raw 32 bytes. */
  readonly publicKey: Buffer;
  readonly mode: (typeof WALLET_KEY_MODES)[number];
  readonly algorithm: 'Ed25519';
  /** PLATFORM: the 32-byte seed under the key-encryption key; null when a device holds it, or after erasure. */
  readonly sealedSeed: Sealed | null;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** Random bytes that a device signs to prove that it holds a key; good for one attempt. */
export interface WalletKeyChallenge {
  readonly challengeId: string;
  readonly holderId: string;
  /** One of the five places of a holder, taken while the challenge is live. */
  readonly place: number;
  /** 32 bytes as 43 base64url characters. */
  readonly challenge: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A key as everybody may see it. */
export type PublicWalletKey = Omit<WalletKey, 'sealedSeed'>;

/** What stands for a holder of its own: everything of a key but the place in the holder's row of keys. */
export type KeyMaterial = Pick<WalletKey, 'keyId' | 'did' | 'publicKey' | 'mode' | 'sealedSeed'>;

const bytes = (length: number, what: string) =>
  z
    .union([z.string(), z.instanceof(Uint8Array)], `give ${what} as base64`)
    .transform((value) => (typeof value === 'string' ? tryDecodeBase64(value) : value))
    .refine((value) => value?.length === length, `give the ${length} bytes of ${what} as base64`);

const addInput = z.strictObject({
  mode: z.enum(WALLET_KEY_MODES, 'choose PLATFORM or DEVICE'),
  publicKey: optional(
    bytes(32, 'an Ed25519 public key').refine(
      isStrictKey,
      'give the bytes of a freshly generated Ed25519 key',
    ),
  ),
  challengeId: optional(uuid),
  signature: optional(bytes(64, 'an Ed25519 signature')),
});

/** What a device proves its key with. */
export interface DeviceProof {
  readonly publicKey: Uint8Array;
  readonly challengeId: string;
  readonly signature: Uint8Array;
}

const PROOF_FIELDS = ['publicKey', 'challengeId', 'signature'] as const;

/** PLATFORM alone, or DEVICE with all of its proof. */
export const addWalletKeyInput = addInput.transform(
  ({ mode, publicKey, challengeId, signature }, context): { readonly proof: DeviceProof | undefined } => {
    if (mode === 'DEVICE' && publicKey && challengeId && signature)
      return { proof: { publicKey, challengeId, signature } };
    const given = { publicKey, challengeId, signature };
    const isWanted = mode === 'DEVICE';
    for (const field of PROOF_FIELDS.filter((name) => (given[name] !== undefined) !== isWanted))
      context.addIssue({
        code: 'custom',
        path: [field],
        input: given[field],
        message: isWanted ? 'a DEVICE key needs this field' : 'the platform makes the key; leave this out',
      });
    return { proof: undefined };
  },
);

/** The text that a device signs: it names the DID, so that the signature is good for no other key. */
export function challengeMessage(did: string, challenge: string): string {
  return `testamur:wallet-key:${did}:${challenge}`;
}

export function newChallenge(holderId: string, place: number, at: Date): WalletKeyChallenge {
  return {
    challengeId: newId(),
    holderId,
    place,
    challenge: randomSecret(32).toString('base64url'),
    createdAt: at,
    expiresAt: new Date(at.getTime() + CHALLENGE_LIFETIME_MS),
  };
}

/** A fresh key whose seed is sealed at once and overwritten. */
export function platformKey(holderId: string, envelope: Envelope): KeyMaterial {
  const { publicKey, seed } = generateKeyPair();
  try {
    const did = didKeyFromPublicKey(publicKey);
    const sealedSeed = envelope.seal(seed, walletKeyAad(holderId, did, publicKey));
    return { keyId: newId(), did, publicKey: Buffer.from(publicKey), mode: 'PLATFORM', sealedSeed };
  } finally {
    wipe(seed);
  }
}

/** The key of a device that has signed the challenge with it; undefined when the signature does not verify, also for weak keys. */
export function deviceKey(
  { publicKey, signature }: DeviceProof,
  { challenge }: WalletKeyChallenge,
): KeyMaterial | undefined {
  const did = didKeyFromPublicKey(publicKey);
  if (!verify(publicKey, Buffer.from(challengeMessage(did, challenge), 'utf8'), signature)) return undefined;
  return { keyId: newId(), did, publicKey: Buffer.from(publicKey), mode: 'DEVICE', sealedSeed: null };
}

/** The key as the holder's next and current one. Error: LIMIT_REACHED. */
export function nextKey(
  holderId: string,
  material: KeyMaterial,
  former: readonly WalletKey[],
  at: Date,
): WalletKey {
  if (former.length >= MAX_WALLET_KEYS)
    throw new AppError(
      'LIMIT_REACHED',
      `A wallet may have ${MAX_WALLET_KEYS} keys in its life; keep using the current one.`,
    );
  return {
    ...material,
    holderId,
    number: former.length + 1,
    algorithm: 'Ed25519',
    isCurrent: true,
    createdAt: at,
    retiredAt: null,
  };
}

/** Binds a sealed seed to its holder, DID and public key, so that stored rows cannot be swapped. */
export function walletKeyAad(holderId: string, did: string, publicKey: Uint8Array): string {
  return `testamur:wallet-key:v1\n${holderId}\n${did}\n${Buffer.from(publicKey).toString('base64')}`;
}

/** The key without its private half. */
export function publicHalf({ sealedSeed: _sealedSeed, ...key }: WalletKey): PublicWalletKey {
  return key;
}

function isStrictKey(key: Uint8Array | undefined): boolean {
  try {
    assertStrictPublicKey(key ?? new Uint8Array());
    return true;
  } catch {
    return false;
  }
}
