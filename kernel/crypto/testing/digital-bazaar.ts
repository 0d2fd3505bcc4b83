import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { driver } from '@digitalbazaar/did-method-key';
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey';
import { createSignCryptosuite, createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import { issue, verifyCredential } from '@digitalbazaar/vc';
import { encodeBase58 } from '../base58.ts';
import { multikeyFromPublicKey, verificationMethodId } from '../multikey.ts';
import { CONTEXT_DOCUMENTS } from './contexts.ts';

/** The independent implementation that our credentials are checked against; it never touches the network. */
export interface DigitalBazaar {
  readonly issue: (credential: object) => Promise<Record<string, unknown>>;
}

const resolver = driver();
resolver.use({ multibaseMultikeyHeader: 'z6Mk', fromMultibase: Ed25519Multikey.from });

/** Looks up the status that a credential names; the library demands it where there is one. */
type CheckStatus = (asked: { readonly credential: object }) => Promise<{ readonly verified: boolean }>;

/** The library's verdict on a credential: its VC check and its proof check together. */
export async function digitalBazaarVerifies(credential: object, checkStatus?: CheckStatus): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
  const { verified } = await verifyCredential({
    credential: { ...credential },
    suite,
    documentLoader: load,
    ...(checkStatus ? { checkStatus } : {}),
  });
  return verified;
}

/** The Digital Bazaar libraries as an issuer with the did:key of a key pair. */
export async function createDigitalBazaar(publicKey: Uint8Array, seed: Uint8Array): Promise<DigitalBazaar> {
  const multikey = multikeyFromPublicKey(publicKey);
  const did = `did:key:${multikey}`;
  const key = await Ed25519Multikey.from({
    '@context': 'https://w3id.org/security/multikey/v1',
    type: 'Multikey',
    id: verificationMethodId(did, multikey),
    controller: did,
    publicKeyMultibase: multikey,
    // Multicodec ed25519-priv is 0x1300, as varint 0x80 0x26.
    secretKeyMultibase: `z${encodeBase58(Buffer.concat([Uint8Array.of(0x80, 0x26), seed]))}`,
  });
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite: createSignCryptosuite() });
  return { issue: (credential) => issue({ credential: { ...credential }, suite, documentLoader: load }) };
}

async function load(url: string) {
  const document = url.startsWith('did:key:') ? await resolver.get({ url }) : CONTEXT_DOCUMENTS.get(url);
  if (!document) throw new Error(`The offline loader has no ${url}; a JCS proof should not need it.`);
  return { contextUrl: null, documentUrl: url, document };
}
