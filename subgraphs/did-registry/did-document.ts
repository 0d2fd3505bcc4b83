import { multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import type { Registrant } from './registrant.ts';
import { methodOf, type RegistrantKey } from './registrant-key.ts';

/** The DID document of an organization (DID Core §5): the standard members beside the older `publicKey` list of our clients. */
export interface DidDocument {
  readonly '@context': readonly string[];
  readonly id: string;
  /** Every key version under its number, the key in base64: what clients of the first contract read. */
  readonly publicKey: readonly {
    readonly id: string;
    readonly type: 'Ed25519VerificationKey2020';
    readonly controller: string;
    readonly publicKeyMultibase: string;
  }[];
  /** Every key version as a Multikey (Controlled Identifiers 1.0 §2.2.2), once under each of its two URLs. */
  readonly verificationMethod: readonly {
    readonly id: string;
    readonly type: 'Multikey';
    readonly controller: string;
    readonly publicKeyMultibase: string;
  }[];
  /** Both URLs of the current key alone: a retired key proves who signed then, not who speaks now. */
  readonly authentication: readonly string[];
  /** Both URLs of every key version, so that credentials signed before a rotation keep verifying. */
  readonly assertionMethod: readonly string[];
  /** When the newest key was added. */
  readonly updated: string;
}

const CONTEXTS = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'] as const;

/** Builds the document from the key history; `contextUrl`, the platform's own context, tells what is not of the W3C. */
export function didDocumentOf(
  { did, createdAt }: Pick<Registrant, 'did' | 'createdAt'>,
  keys: readonly RegistrantKey[],
  contextUrl: string,
): DidDocument {
  const current = keys.filter((key) => key.isCurrent);
  const newest = keys.at(-1)?.createdAt ?? createdAt;
  return {
    '@context': [...CONTEXTS, contextUrl],
    id: did,
    publicKey: keys.map(({ keyVersion, publicKey }) => ({
      id: numberedMethod(did, keyVersion),
      type: 'Ed25519VerificationKey2020',
      controller: did,
      publicKeyMultibase: publicKey.toString('base64'),
    })),
    verificationMethod: keys.flatMap((key) =>
      methodsOf(key).map((id) => ({
        id,
        type: 'Multikey' as const,
        controller: did,
        publicKeyMultibase: multikeyFromPublicKey(key.publicKey),
      })),
    ),
    authentication: current.flatMap(methodsOf),
    assertionMethod: keys.flatMap(methodsOf),
    updated: newest.toISOString(),
  };
}

/** The two URLs of a key: by its multikey, as the platform's own proofs name it, and by its number, as `publicKey` does. */
function methodsOf(key: RegistrantKey): readonly [string, string] {
  return [methodOf(key), numberedMethod(key.did, key.keyVersion)];
}

function numberedMethod(did: string, keyVersion: number): string {
  return `${did}#key-${keyVersion}`;
}
