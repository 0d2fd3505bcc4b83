import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeBase58 } from './base58.ts';
import { canonicalize, type JsonObject } from './canonical-json.ts';
import { checkCredentialShape } from './credential-shape.ts';
import {
  attachProof,
  canonicalizeDocument,
  createProof,
  proofHashData,
  verifyProof,
} from './data-integrity.ts';
import { createSigner, publicKeyFromSeed } from './ed25519.ts';
import { didKeyFromPublicKey, publicKeyFromDidKey, publicKeyFromMultikey } from './multikey.ts';

const folder = process.env.VECTORS_DIR ?? '';
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const files = (path: string) => readdirSync(join(folder, path));

/** What each bad credential of the suite must be refused for: the member at fault. */
const BAD_CREDENTIALS: Readonly<Record<string, string>> = {
  'example-1-bad-cardinality': '@context',
  'example-1-bad-url': '@context',
  'example-2-bad-cardinality': 'id',
  'example-3-bad-cardinality': 'type',
  'example-3-bad-missing-type': 'type',
  'example-4-bad-issuanceDate': 'issuanceDate',
  'example-4-bad-issuanceDate-cardinality': 'issuanceDate',
  'example-4-bad-issuer-cardinality': 'issuer',
  'example-4-bad-issuer-uri': 'issuer',
  'example-4-bad-missing-issuanceDate': 'issuanceDate',
  'example-4-bad-missing-issuer': 'issuer',
  'example-5-bad-proof-missing-type': 'proof.type',
  'example-6-bad-cardinality': 'expirationDate',
  'example-6-bad-expirationDate': 'expirationDate',
  'example-7-bad-missing-id': 'credentialStatus.id',
  'example-7-bad-missing-type': 'credentialStatus.type',
  'example-014-bad-no-credential-subject': 'credentialSubject',
  'example-015-zkp-bad-no-credential-schema-id': 'credentialSchema.id',
  'example-015-zkp-bad-no-credential-schema-type': 'credentialSchema.type',
  'example-015-zkp-bad-proof-missing-type': 'proof.type',
};

if (folder === '') {
  // Jest wants a test in every file; this one says why there is nothing to see.
  describe.skip('the published vectors: set VECTORS_DIR to the folder that holds them', () => {
    test('VECTORS_DIR is unset', () => undefined);
  });
} else {
  describe('w3c-vc-di-eddsa', w3cVectors);
  describe('jcs-rfc8785', jcsVectors);
  describe('did-key', didKeyVectors);
  describe('vc11-test-suite-input', credentialVectors);
}

function w3cVectors(): void {
  const step = (name: string) => read('w3c-vc-di-eddsa', 'eddsa-jcs-2022', name).trim();
  const document: JsonObject = JSON.parse(read('w3c-vc-di-eddsa', 'unsigned.json'));
  const keyPair = JSON.parse(read('w3c-vc-di-eddsa', 'keyPair.json'));
  const config: JsonObject = JSON.parse(step('proofConfigJCS.json'));
  const signed = JSON.parse(step('signedJCS.json'));

  test('each step of eddsa-jcs-2022 equals the published one', () => {
    expect(canonicalizeDocument(document)).toBe(step('canonDocJCS.txt'));
    expect(canonicalize(config)).toBe(step('proofCanonJCS.txt'));
    const hashData = proofHashData(document, config);
    expect(hex(hashData)).toBe(step('combinedHashJCS.txt'));
    expect(hex(hashData.subarray(0, 32))).toBe(step('proofHashJCS.txt'));
    expect(hex(hashData.subarray(32))).toBe(step('docHashJCS.txt'));
    const signer = createSigner(decodeBase58(keyPair.privateKeyMultibase.slice(1), 34)!.subarray(2));
    expect(hex(signer.sign(hashData))).toBe(step('sigHexJCS.txt'));
    const { created, verificationMethod } = signed.proof;
    const proof = createProof(document, { created, verificationMethod }, signer.sign);
    expect(proof.proofValue).toBe(step('sigBTC58JCS.txt'));
    expect(attachProof(document, proof)).toEqual(signed);
  });

  test('the published secured document verifies', () => {
    const publicKey = publicKeyFromMultikey(keyPair.publicKeyMultibase);
    expect(verifyProof(signed, () => publicKey)).toMatchObject({ verified: true });
  });
}

function jcsVectors(): void {
  test.each(files('jcs-rfc8785/input'))('%s', (name) => {
    const value = JSON.parse(read('jcs-rfc8785', 'input', name));
    const expected = read('jcs-rfc8785', 'outhex', name.replace('.json', '.txt')).replace(/\s+/g, '');
    expect(hex(Buffer.from(canonicalize(value)))).toBe(expected);
  });

  test('every row of es6numbers-10000.csv', () => {
    const rows = read('jcs-rfc8785', 'es6numbers-10000.csv').trim().split('\n');
    expect(rows).toHaveLength(10_000);
    const wrong = rows.filter((row) => {
      const [bits = '', text] = row.split(',');
      const number = Buffer.from(bits.padStart(16, '0'), 'hex').readDoubleBE();
      return canonicalize(number) !== text;
    });
    expect(wrong).toEqual([]);
  });
}

function didKeyVectors(): void {
  const vectors: Record<string, { seed: string }> = JSON.parse(read('did-key', 'ed25519-x25519.json'));

  test.each(Object.entries(vectors))('%s', (did, { seed }) => {
    const publicKey = publicKeyFromSeed(Buffer.from(seed, 'hex'));
    expect(didKeyFromPublicKey(publicKey)).toBe(did);
    expect(hex(publicKeyFromDidKey(did)!)).toBe(hex(publicKey));
  });

  test('an X25519 DID names no signing key', () => {
    for (const did of Object.keys(JSON.parse(read('did-key', 'x25519.json')))) {
      expect(publicKeyFromDidKey(did)).toBeUndefined();
    }
  });
}

function credentialVectors(): void {
  const path = 'vc11-test-suite-input';
  const load = (name: string) => JSON.parse(read(path, name));
  const documents = files(path).filter((name) => name.endsWith('.jsonld'));
  const isCredential = (name: string) => [load(name).type].flat().includes('VerifiableCredential');
  const good = documents.filter((name) => !name.includes('-bad-') && isCredential(name));

  test('the suite is whole', () => expect(good.length).toBeGreaterThan(15));

  test.each(good)('accepts %s', (name) => {
    expect(checkCredentialShape(load(name))).toEqual([]);
  });

  test.each(Object.entries(BAD_CREDENTIALS))('refuses %s for its %s', (name, member) => {
    expect(checkCredentialShape(load(`${name}.jsonld`)).map((problem) => problem.path)).toEqual([member]);
  });

  test('leaves no bad document unconsidered', () => {
    // Presentations are not credentials; a ZKP credential's schema and proof are demanded by its proof type alone.
    const others = /-vp-|example-8-|zkp-bad-no-proof|zkp-bad-no-credential-schema$/;
    const bad = documents.map((name) => name.replace('.jsonld', '')).filter((name) => name.includes('-bad-'));
    expect(bad.filter((name) => !others.test(name)).sort()).toEqual(Object.keys(BAD_CREDENTIALS).sort());
  });

  test.each(['example-8-bad-type', 'example-8-bad-missing-proof-type'])('%s is no credential', (name) => {
    const problems = checkCredentialShape(load(`${name}.jsonld`));
    expect(problems).toContainEqual(expect.objectContaining({ code: 'TYPE_INVALID' }));
  });
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
