import { generateKeyPairSync } from 'node:crypto';
import type { AssertionKeys } from '../assertion.ts';

/** A fresh pair of keys for the gateway's assertions. */
export function anAssertionPair(): AssertionKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { signing: privateKey, verifying: [publicKey] };
}
