import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';

/** An Ed25519 key pair that a BYOK issuer keeps; nothing but node:crypto and this file makes its signatures. */
export interface OwnKey {
  /** Base64 of the raw 32 bytes. */
  readonly publicKey: string;
  readonly multikey: string;
  /** The private key as a PEM file has it (PKCS #8). */
  readonly pem: string;
  /** Base64 of the 64-byte signature over the bytes. */
  sign(bytes: Uint8Array | string): string;
}

export interface OwnCredential {
  readonly issuerDid: string;
  readonly issuerName: string;
  readonly holderDid: string;
  readonly credentialType: string;
  readonly credentialData: Readonly<Record<string, unknown>>;
  readonly credentialId: string;
  readonly issuedAt: number;
  readonly contextUrl: string;
}

export function newOwnKey(): OwnKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    publicKey: raw.toString('base64'),
    multikey: multikeyFromPublicKey(raw),
    pem: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    sign: (bytes) => sign(null, Buffer.from(bytes as string), privateKey).toString('base64'),
  };
}

/** The 64 bytes that eddsa-jcs-2022 signs and the five BYOK fields, made as docs/byok-signing.md tells. */
export function signOwn(key: OwnKey, wanted: OwnCredential) {
  const { issuerDid, issuerName, holderDid, credentialType, credentialData, credentialId, issuedAt } = wanted;
  const instant = new Date(issuedAt).toISOString();
  const context = ['https://www.w3.org/2018/credentials/v1', wanted.contextUrl];
  const keyId = `${issuerDid}#${key.multikey}`;
  const document = {
    '@context': context,
    type: ['VerifiableCredential', credentialType],
    id: `urn:uuid:${credentialId}`,
    issuer: { id: issuerDid, name: issuerName },
    issuanceDate: instant,
    credentialSubject: { id: holderDid, ...credentialData },
  };
  const configuration = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: instant,
    verificationMethod: keyId,
    proofPurpose: 'assertionMethod',
    '@context': context,
  };
  const hash = (value: unknown) => createHash('sha256').update(sorted(value)).digest();
  const bytesToSign = Buffer.concat([hash(configuration), hash(document)]);
  return {
    bytesToSign,
    fields: {
      signature: key.sign(bytesToSign),
      key_id: keyId,
      credential_id: credentialId,
      issuance_timestamp: issuedAt,
      proof_created_timestamp: issuedAt,
    },
  };
}

/** RFC 8785 for the values of these tests: names in code unit order, numbers and text as JSON.stringify writes them. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sorted(member)}`).join(',')}}`;
}
