import { z } from 'zod';
import { multikeyFromPublicKey, verificationMethodId } from '../../kernel/crypto/multikey.ts';
import { did, optional } from '../../kernel/parse.ts';
import type { Noun, Registrant, RegistryName } from './registrant.ts';

/** One version of an organization's key; every version stays readable, so that old signatures keep verifying. */
export interface RegistrantKey {
  readonly did: string;
  /** 32 bytes. */
  readonly publicKey: Buffer;
  /** 1, 2, 3 … without gaps in one DID. */
  readonly keyVersion: number;
  readonly keyAlgorithm: 'Ed25519';
  /** True for exactly one version of a DID: the one that new signatures must be made with. */
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  /** When the next version took over. */
  readonly rotatedAt?: Date | undefined;
}

/** An organization with its whole key history, oldest first: what the cache holds. */
export interface Registered<R> {
  readonly record: R;
  readonly keys: readonly RegistrantKey[];
}

export const rotateInput = z.strictObject({
  did,
  newPublicKey: optional(z.union([z.string(), z.instanceof(Uint8Array)], 'give the key as base64 text')),
  oldKeySignature: optional(
    z.union([z.string(), z.instanceof(Uint8Array)], 'give the signature as base64 text'),
  ),
});

const MAX_PAYLOAD = 1024 * 1024;

/** What is signed, and with which key: the current one unless a version is named. */
export const signFields = {
  payload: z
    .instanceof(Uint8Array, { error: 'give the payload as bytes' })
    .refine(({ length }) => length > 0, 'give at least one byte to sign')
    .refine(({ length }) => length <= MAX_PAYLOAD, 'sign at most 1 MiB; hash longer data first'),
  keyVersion: optional(z.int('give a whole number').min(1, 'give a key version from 1 on')),
};

/** What is to be signed as whom, under whatever name the caller gives the DID. */
export type SignInput = z.ZodType<{
  readonly did: string;
  readonly payload: Uint8Array;
  readonly keyVersion?: number | undefined;
}>;

/** A signature and the key that made it. */
export interface PayloadSignature {
  /** 64 bytes. */
  readonly signature: Buffer;
  readonly keyVersion: number;
  readonly verificationMethod: string;
}

/** The DID URL of a key, as new proofs name it. */
export function methodOf(key: { readonly did: string; readonly publicKey: Uint8Array }): string {
  return verificationMethodId(key.did, multikeyFromPublicKey(key.publicKey));
}

/** The bytes that the current key of a BYOK organization signs to hand over to the next one. */
export function rotationMessage(name: RegistryName, did: string, newVersion: number, newKey: Uint8Array) {
  return Buffer.from(
    `testamur:rotate-${name}-key:${did}:${newVersion}:${Buffer.from(newKey).toString('base64')}`,
  );
}

/** The first key of a new organization, with its id for the record. */
export function firstKey<R extends Registrant>(noun: Noun<RegistryName, R>, record: R): RegistrantKey {
  const { did, publicKey, createdAt } = record;
  return {
    did,
    [noun.idField]: noun.idOf(record),
    publicKey,
    keyVersion: 1,
    keyAlgorithm: 'Ed25519',
    isCurrent: true,
    createdAt,
  };
}

/** The key that follows the current one. */
export function nextKey(current: RegistrantKey, publicKey: Buffer, createdAt: Date): RegistrantKey {
  return {
    ...current,
    publicKey,
    keyVersion: current.keyVersion + 1,
    isCurrent: true,
    createdAt,
    rotatedAt: undefined,
  };
}

/** The key that signs now. Error: a plain Error when there is none. */
export function currentOf(keys: readonly RegistrantKey[]): RegistrantKey {
  const current = keys.find((key) => key.isCurrent);
  if (current) return current;
  throw new Error('A registered organization has no current key; restore its key records from a backup.');
}
