import type { IssuerKey } from '../credential-proof.ts';
import { attachProof, createProof } from '../data-integrity.ts';
import { createSigner, type Signer } from '../ed25519.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey, verificationMethodId } from '../multikey.ts';

export const PLATFORM_CONTEXT = 'https://testamur.example/contexts/v1';
export const KNOWN_CONTEXTS: ReadonlySet<string> = new Set([
  'https://www.w3.org/2018/credentials/v1',
  PLATFORM_CONTEXT,
]);

/** A signer that is the same for the same number. */
export function aSigner(number = 1): Signer {
  return createSigner(new Uint8Array(32).fill(number));
}

/** One entry of an issuer's key list. */
export function aKey(signer: Signer, given: Partial<IssuerKey> = {}): IssuerKey {
  const createdAt = new Date('2026-01-01T00:00:00.000Z');
  return { publicKey: signer.publicKey, keyVersion: 1, isCurrent: true, createdAt, ...given };
}

/** An unsigned credential as the platform builds it, about 600 bytes; with its proof about 1,200. */
export function anUnsignedCredential(signer: Signer, given: Record<string, unknown> = {}) {
  return {
    '@context': [...KNOWN_CONTEXTS],
    type: ['VerifiableCredential', 'UniversityDegreeCredential'],
    id: 'urn:uuid:0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10',
    issuer: { id: didKeyFromPublicKey(signer.publicKey), name: 'University of Galway' },
    issuanceDate: '2026-01-02T03:04:05.678Z',
    credentialSubject: {
      id: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
      name: 'Aoife Ní Bhriain',
      degree: 'BSc in Computer Science',
      marks: { algorithms: 81, databases: 74.5, networks: 68, logic: 90 },
      honours: true,
    },
    ...given,
  };
}

/** The same, signed. `method` is the verification method, the signer's own did:key URL unless told. */
export function aCredential(signer: Signer, given: Record<string, unknown> = {}, method?: string) {
  const document = anUnsignedCredential(signer, given);
  const multikey = multikeyFromPublicKey(signer.publicKey);
  const verificationMethod = method ?? verificationMethodId(`did:key:${multikey}`, multikey);
  const proof = createProof(
    document,
    { created: '2026-01-02T03:04:05.678Z', verificationMethod },
    signer.sign,
  );
  return attachProof(document, proof);
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32), so that a failing case can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
