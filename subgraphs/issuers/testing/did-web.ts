import type { Signer } from '../../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { aSigner } from '../../../kernel/crypto/testing/credentials.ts';
import type { Outbound } from '../../../kernel/outbound/outbound.ts';
import { documentUrlOf } from '../did-web.ts';

/** The DID document of an institution that signs with `#key-1`, a Multikey of `signer`; `more` replaces members. */
export function aDidDocument(did: string, signer: Signer = aSigner(1), more: Record<string, unknown> = {}) {
  const keyId = `${did}#key-1`;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: [
      {
        id: keyId,
        type: 'Multikey',
        controller: did,
        publicKeyMultibase: multikeyFromPublicKey(signer.publicKey),
      },
    ],
    assertionMethod: [keyId],
    ...more,
  };
}

/** The sites of institutions, without a network: what is shown under a DID, or the error with which it is refused. */
export function someSites() {
  const shown = new Map<string, unknown>();
  const asked: string[] = [];
  const outbound: Outbound = {
    async getJson(url) {
      asked.push(url);
      const value = shown.get(url);
      const answer: unknown = typeof value === 'function' ? await value() : value;
      if (answer instanceof Error) throw answer;
      return structuredClone(answer);
    },
  };
  return {
    outbound,
    asked,
    show: (did: string, answer: unknown) => void shown.set(documentUrlOf(did), answer),
  };
}

/** That document with a second key, `#key-2`, that expires at an instant. */
export function aDidDocumentWithEnd(did: string, expires: Date) {
  const [first, second] = [aDidDocument(did), aDidDocument(did, aSigner(2))];
  const ending = second.verificationMethod.map((method) => ({
    ...method,
    id: `${did}#key-2`,
    expires: expires.toISOString(),
  }));
  return {
    ...first,
    verificationMethod: [...first.verificationMethod, ...ending],
    assertionMethod: [`${did}#key-1`, `${did}#key-2`],
  };
}
