import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = der(0x30, hex('06082a8648ce3d040302'));
// Subject and issuer as packed attestation demands (WebAuthn L3 §8.2.1): C, O, OU, CN.
const NAME = der(
  0x30,
  attribute('0603550406', 'IE'),
  attribute('060355040a', 'Example'),
  attribute('060355040b', 'Authenticator Attestation'),
  attribute('0603550403', 'Example'),
);
const VALIDITY = der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));
const NO_CA = der(0x30, hex('0603551d130101ff04023000'));

/** A well-made attestation certificate (X.509, RFC 5280 §4.1) that nobody vouches for, and its key. */
export function anAttestationCertificate(): { readonly certificate: Buffer; readonly privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const toBeSigned = der(
    0x30,
    der(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    NAME,
    VALIDITY,
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, NO_CA)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  return { certificate: der(0x30, toBeSigned, ECDSA_WITH_SHA256, signature), privateKey };
}

function attribute(oid: string, value: string): Buffer {
  const tag = oid.endsWith('0406') ? 0x13 : 0x0c;
  return der(0x31, der(0x30, hex(oid), der(tag, Buffer.from(value))));
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}
