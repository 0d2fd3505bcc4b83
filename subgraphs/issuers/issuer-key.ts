import { z } from 'zod';
import { multikeyFromPublicKey, verificationMethodId } from '../../kernel/crypto/multikey.ts';
import { did, optional } from '../../kernel/parse.ts';
import type { Issuer } from './issuer.ts';

/** One version of an issuer's key; every version stays readable, so that old credentials keep verifying. */
export interface IssuerKey {
  readonly did: string;
  readonly issuerId: string;
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

/** An issuer with its whole key history, oldest first: what the cache holds. */
export interface RegisteredIssuer {
  readonly issuer: Issuer;
  readonly keys: readonly IssuerKey[];
}

export const rotateInput = z.strictObject({
  did,
  newPublicKey: optional(z.union([z.string(), z.instanceof(Uint8Array)], 'give the key as base64 text')),
  oldKeySignature: optional(
    z.union([z.string(), z.instanceof(Uint8Array)], 'give the signature as base64 text'),
  ),
});

/** The DID URL of a key, as new proofs name it. */
export function methodOf(key: { readonly did: string; readonly publicKey: Uint8Array }): string {
  return verificationMethodId(key.did, multikeyFromPublicKey(key.publicKey));
}

/** The bytes that the current key of a BYOK issuer signs to hand over to the next one. */
export function rotationMessage(issuerDid: string, newVersion: number, newKey: Uint8Array): Buffer {
  return Buffer.from(
    `testamur:rotate-issuer-key:${issuerDid}:${newVersion}:${Buffer.from(newKey).toString('base64')}`,
  );
}

/** The first key of a new issuer. */
export function firstKey(issuer: Issuer): IssuerKey {
  const { did, issuerId, publicKey, createdAt } = issuer;
  return { did, issuerId, publicKey, keyVersion: 1, keyAlgorithm: 'Ed25519', isCurrent: true, createdAt };
}

/** The key that follows the current one. */
export function nextKey(current: IssuerKey, publicKey: Buffer, createdAt: Date): IssuerKey {
  return {
    ...current,
    publicKey,
    keyVersion: current.keyVersion + 1,
    isCurrent: true,
    createdAt,
    rotatedAt: undefined,
  };
}
