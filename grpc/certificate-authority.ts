import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  webcrypto,
  X509Certificate,
} from 'node:crypto';
import type { Extension } from '@peculiar/x509';

/** A private key as PKCS #8 PEM. */
export type KeyPem = string;

interface CaOptions {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

interface Ca {
  readonly certificate: string;
  readonly key: KeyObject;
}

interface LeafOptions extends CaOptions {
  /** Common name and first DNS name: the unit's name, which servers and callers check. */
  readonly name: string;
  readonly key: KeyObject;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const CA_NAME = 'CN=Testamur development CA';

/** A new EC P-256 key. */
export function newKeyPem(): KeyPem {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** A new Ed25519 key for the gateway's assertions. */
export function newAssertionKeyPem(): KeyPem {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** A self-signed CA certificate (PEM) that may sign leaves only (RFC 5280 §4.2.1.9: pathLen 0). */
export async function selfSignedCa(key: KeyObject, options: CaOptions): Promise<string> {
  const x509 = await loadX509();
  const keys = await webKeys(key);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: CA_NAME,
    keys,
    ...options,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return certificate.toString('pem');
}

/** Signs certificates (PEM) with which a unit both serves and calls; each is valid for its name, `localhost` and 127.0.0.1. */
export async function openCa(ca: Ca): Promise<(leaf: LeafOptions) => Promise<string>> {
  const x509 = await loadX509();
  const caKeys = await webKeys(ca.key);
  const issuer = new x509.X509Certificate(ca.certificate).subject;
  const issuerKey = await x509.AuthorityKeyIdentifierExtension.create(caKeys.publicKey);
  return (leaf) => signedLeaf(leaf, { issuer, issuerKey, signingKey: caKeys.privateKey });
}

async function signedLeaf(
  { name, key, notBefore, notAfter }: LeafOptions,
  { issuer, issuerKey, signingKey }: { issuer: string; issuerKey: Extension; signingKey: CryptoKey },
): Promise<string> {
  const x509 = await loadX509();
  const publicKey = await webPublicKey(key);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: `CN=${name}`,
    issuer,
    publicKey,
    signingKey,
    signingAlgorithm: ALGORITHM,
    notBefore,
    notAfter,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([
        x509.ExtendedKeyUsage.serverAuth,
        x509.ExtendedKeyUsage.clientAuth,
      ]),
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: name },
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ]),
      await x509.SubjectKeyIdentifierExtension.create(publicKey),
      issuerKey,
    ],
  });
  return certificate.toString('pem');
}

/** The one common name of a certificate's subject, or undefined when it has none or several. */
export function commonName(subject: string): string | undefined {
  const names = subject.split('\n').filter((part) => part.startsWith('CN='));
  return names.length === 1 ? names[0]?.slice(3) : undefined;
}

/** Parses the first certificate of a PEM text. Errors: whatever node:crypto says about bad PEM. */
export function readCertificate(pem: string | Buffer): X509Certificate {
  return new X509Certificate(pem);
}

/** Loaded when a certificate is made: most processes find theirs. */
async function loadX509() {
  await import('reflect-metadata'); // the package needs it before its own first line
  return import('@peculiar/x509');
}

async function webKeys(key: KeyObject): Promise<CryptoKeyPair> {
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' });
  const [privateKey, publicKey] = await Promise.all([
    webcrypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['sign']),
    webPublicKey(key),
  ]);
  return { privateKey, publicKey };
}

/** The public half of a private key. */
function webPublicKey(key: KeyObject): Promise<CryptoKey> {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return webcrypto.subtle.importKey('spki', spki, ALGORITHM, true, ['verify']);
}

type CryptoKey = webcrypto.CryptoKey;
type CryptoKeyPair = webcrypto.CryptoKeyPair;
