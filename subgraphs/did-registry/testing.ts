import type { createSigner } from '../../kernel/crypto/ed25519.ts';
import { generateKeyPair } from '../../kernel/crypto/ed25519.ts';
import type { RegistryName } from './registrant.ts';
import { rotationMessage } from './registrant-key.ts';

/** A public key that nobody has registered. */
export const freshKey = () => Buffer.from(generateKeyPair().publicKey);

const key = freshKey();

/** What every registry refuses in a registration, and the field that the refusal names. */
export const BAD_REGISTRATIONS: readonly (readonly [what: string, wrong: object, field: string])[] = [
  ['a missing name', { name: undefined }, 'name'],
  ['an empty name', { name: '  ' }, 'name'],
  ['a long name', { name: 'x'.repeat(256) }, 'name'],
  ['a name that is a number', { name: 7 }, 'name'],
  ['a name that is an operator', { name: { $ne: null } }, 'name'],
  ['a name with control characters', { name: 'a\u0000b' }, 'name'],
  ['a URL of another scheme', { websiteUrl: 'ftp://galway.ie' }, 'websiteUrl'],
  ['a URL that is long', { websiteUrl: `https://galway.ie/${'x'.repeat(512)}` }, 'websiteUrl'],
  ['an address without @', { contactEmail: 'registrar' }, 'contactEmail'],
  ['an address that is an operator', { contactEmail: { $gt: '' } }, 'contactEmail'],
  ['a country of three letters', { countryCode: 'IRL' }, 'countryCode'],
  ['a country of digits', { countryCode: '12' }, 'countryCode'],
  ['byok as text', { byok: 'true' }, 'byok'],
  ['a status', { status: 'ACTIVE' }, 'status'],
  ['an id of an issuer', { issuerId: 'x' }, 'issuerId'],
  ['an id of a custodian', { custodianId: 'x' }, 'custodianId'],
  ['a DID', { did: 'did:key:z6Mk1' }, 'did'],
  ['another algorithm', { keyAlgorithm: 'P-256' }, 'keyAlgorithm'],
  ['a key of 31 bytes', { byok: true, publicKey: Buffer.alloc(31, 7) }, 'publicKey'],
  ['a key of 33 bytes', { byok: true, publicKey: Buffer.alloc(33, 7) }, 'publicKey'],
  ['a key of small order', { byok: true, publicKey: Buffer.alloc(32) }, 'publicKey'],
  ['a key that is no base64', { byok: true, publicKey: '!'.repeat(44) }, 'publicKey'],
  [
    'a key in base64 without padding',
    { byok: true, publicKey: key.toString('base64').replace('=', '') },
    'publicKey',
  ],
  ['a key with a line break', { byok: true, publicKey: `${key.toString('base64')}\n` }, 'publicKey'],
  ['a key in hex', { byok: true, publicKey: key.toString('hex') }, 'publicKey'],
];

/** Payloads that no registry signs. */
export const BAD_PAYLOADS: readonly (readonly [what: string, wrong: object])[] = [
  ['no payload', { payload: undefined }],
  ['an empty payload', { payload: Buffer.alloc(0) }],
  ['a payload of text', { payload: 'text' }],
  ['a payload over 1 MiB', { payload: Buffer.alloc(1024 * 1024 + 1) }],
  ['key version 0', { keyVersion: 0 }],
  ['half a key version', { keyVersion: 1.5 }],
  ['a key version as text', { keyVersion: '1' }],
];

/** What a BYOK rotation lacks, and the field that the refusal names. */
export const BAD_ROTATIONS: readonly (readonly [what: string, wrong: object, field: string])[] = [
  ['no key', { newPublicKey: undefined }, 'newPublicKey'],
  ['a key of 31 bytes', { newPublicKey: Buffer.alloc(31, 9) }, 'newPublicKey'],
  ['a key of small order', { newPublicKey: Buffer.alloc(32) }, 'newPublicKey'],
  ['no signature', { oldKeySignature: undefined }, 'oldKeySignature'],
  ['a key version', { keyVersion: 9 }, 'keyVersion'],
];

/** A BYOK rotation signed by `signer` for `version`. */
export function signedRotation(
  name: RegistryName,
  did: string,
  signer: ReturnType<typeof createSigner>,
  version: number,
  newKey: Buffer,
) {
  const oldKeySignature = signer.sign(rotationMessage(name, did, version, newKey));
  return { did, newPublicKey: newKey, oldKeySignature };
}
