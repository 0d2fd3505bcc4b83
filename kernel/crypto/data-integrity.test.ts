import { decodeBase58 } from './base58.ts';
import { canonicalize, type JsonObject } from './canonical-json.ts';
import {
  attachProof,
  canonicalizeDocument,
  createProof,
  proofConfigFor,
  proofFromSignature,
  proofHashData,
  verifyProof,
} from './data-integrity.ts';
import { createSigner, verify } from './ed25519.ts';
import { multikeyFromPublicKey, publicKeyFromMultikey } from './multikey.ts';
import { aCredential, anUnsignedCredential, aSigner } from './testing/credentials.ts';

// w3c/vc-di-eddsa@abb673eb TestVectors: keyPair.json, unsigned.json and each step under eddsa-jcs-2022/.
const VECTOR = {
  publicKeyMultibase: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
  privateKeyMultibase: 'z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq',
  document: {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  },
  canonicalDocument:
    '{"@context":["https://www.w3.org/ns/credentials/v2","https://www.w3.org/ns/credentials/examples/v2"],"credentialSubject":{"alumniOf":"The School of Examples","id":"did:example:abcdefgh"},"description":"A minimum viable example of an Alumni Credential.","id":"urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33","issuer":"https://vc.example/issuers/5678","name":"Alumni Credential","type":["VerifiableCredential","AlumniCredential"],"validFrom":"2023-01-01T00:00:00Z"}',
  created: '2023-02-24T23:36:38Z',
  verificationMethod:
    'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
  canonicalConfig:
    '{"@context":["https://www.w3.org/ns/credentials/v2","https://www.w3.org/ns/credentials/examples/v2"],"created":"2023-02-24T23:36:38Z","cryptosuite":"eddsa-jcs-2022","proofPurpose":"assertionMethod","type":"DataIntegrityProof","verificationMethod":"did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2"}',
  proofHash: '66ab154f5c2890a140cb8388a22a160454f80575f6eae09e5a097cabe539a1db',
  documentHash: '59b7cb6251b8991add1ce0bc83107e3db9dbbab5bd2c28f687db1a03abc92f19',
  signature:
    '407cd12654b33d718ecbb99179a1506daaa849450bf3fc523cce3e1c96f8b80351da3f253d725c6f00b07c9e5448d50b3ef78012b9ab54255116d069c6dd2808',
  proofValue: 'z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX',
};

describe('the eddsa-jcs-2022 vector of the W3C', () => {
  const { document, created, verificationMethod } = VECTOR;
  const seed = decodeBase58(VECTOR.privateKeyMultibase.slice(1), 34)!.subarray(2);
  const publicKey = publicKeyFromMultikey(VECTOR.publicKeyMultibase)!;
  const config = proofConfigFor(document, { created, verificationMethod });
  const hashData = proofHashData(document, config);

  test('key pair', () => {
    expect(hexOf(createSigner(seed).publicKey)).toBe(hexOf(publicKey));
    expect(multikeyFromPublicKey(publicKey)).toBe(VECTOR.publicKeyMultibase);
  });
  test('canonical document', () => expect(canonicalizeDocument(document)).toBe(VECTOR.canonicalDocument));
  test('canonical proof configuration', () => expect(canonicalize(config)).toBe(VECTOR.canonicalConfig));
  test('hash of the proof configuration comes first', () => {
    expect(hexOf(hashData.subarray(0, 32))).toBe(VECTOR.proofHash);
  });
  test('hash of the document comes second', () => {
    expect(hexOf(hashData.subarray(32))).toBe(VECTOR.documentHash);
  });
  test('signature', () => {
    expect(hexOf(createSigner(seed).sign(hashData))).toBe(VECTOR.signature);
    expect(verify(publicKey, hashData, Buffer.from(VECTOR.signature, 'hex'))).toBe(true);
  });
  test('secured document, made and verified', () => {
    const proof = createProof(document, { created, verificationMethod }, createSigner(seed).sign);
    expect(proof.proofValue).toBe(VECTOR.proofValue);
    const outcome = verifyProof(attachProof(document, proof), () => publicKey);
    expect(outcome).toMatchObject({ verified: true, verificationMethod, created });
  });
});

const signer = aSigner();
const keyOf = () => signer.publicKey;
const good = aCredential(signer);
const { proof: goodProof, ...unsigned } = good;

test('verifies a proof without @context, as older issuers made them', () => {
  const document = anUnsignedCredential(signer);
  const options = { created: '2026-01-02T03:04:05Z', verificationMethod: 'did:key:z#z' };
  const { '@context': _context, ...config } = proofConfigFor(document, options);
  const signature = signer.sign(proofHashData(document, config));
  const proof = { ...config, proofValue: proofFromSignature(config, signature).proofValue };
  expect(verifyProof({ ...document, proof }, keyOf)).toMatchObject({ verified: true });
});

test('verifies a proof without created, and hands expires to the caller', () => {
  const secured = resigned({ created: undefined, expires: '2020-01-01T00:00:00Z' });
  expect(verifyProof(secured, keyOf)).toMatchObject({ verified: true, expires: '2020-01-01T00:00:00Z' });
});

test('ignores how a document is spelled and ordered', () => {
  const secured = aCredential(signer);
  const text = JSON.stringify(Object.fromEntries(Object.entries(secured).reverse()), null, 2);
  expect(verifyProof(JSON.parse(text), keyOf)).toMatchObject({ verified: true });
});

// Each changes a proof and signs it again, so that only the named rule can refuse it.
test.each<[string, JsonObject]>([
  ['PROOF_TYPE_UNSUPPORTED', { type: 'Ed25519Signature2020' }],
  ['PROOF_TYPE_UNSUPPORTED', { type: ['DataIntegrityProof'] }],
  ['PROOF_TYPE_UNSUPPORTED', { type: undefined }],
  ['CRYPTOSUITE_UNSUPPORTED', { cryptosuite: 'eddsa-rdfc-2022' }],
  ['CRYPTOSUITE_UNSUPPORTED', { cryptosuite: undefined }],
  ['PROOF_PURPOSE_MISMATCH', { proofPurpose: 'authentication' }],
  ['PROOF_PURPOSE_MISMATCH', { proofPurpose: undefined }],
  ['PROOF_CREATED_INVALID', { created: 'xx2026-01-02T03:04:05Zyy' }],
  ['PROOF_CREATED_INVALID', { created: '2026-02-31T03:04:05Z' }],
  ['PROOF_CREATED_INVALID', { created: '2026-01-02T03:04:05' }],
  ['PROOF_CREATED_INVALID', { created: null }],
  ['PROOF_EXPIRES_INVALID', { expires: 'soon' }],
  ['PROOF_CHAIN_UNSUPPORTED', { previousProof: 'urn:uuid:1' }],
  ['PROOF_CONTEXT_MISMATCH', { '@context': [unsigned['@context'][1], unsigned['@context'][0]] }],
  ['PROOF_CONTEXT_MISMATCH', { '@context': [...unsigned['@context'], 'https://example.org/more'] }],
  ['PROOF_CONTEXT_MISMATCH', { '@context': [unsigned['@context'][1]] }],
  ['PROOF_CONTEXT_MISMATCH', { '@context': [] }],
  ['PROOF_CONTEXT_MISMATCH', { '@context': null }],
  ['VERIFICATION_METHOD_MISSING', { verificationMethod: undefined }],
  ['VERIFICATION_METHOD_MISSING', { verificationMethod: '' }],
  ['VERIFICATION_METHOD_MISSING', { verificationMethod: { id: 'did:key:z#z' } }],
])('refuses as %s a well-signed proof with %j', (code, change) => {
  expect(verifyProof(resigned(change), keyOf)).toMatchObject({ verified: false, code });
});

// vc-di-eddsa §3.3.2 step 4: what was signed is the document under the context of the proof.
test('verifies a document whose context goes on behind that of its proof', () => {
  const grown = { ...good, '@context': [...good['@context'], 'https://example.org/more'] };
  expect(verifyProof(grown, keyOf)).toMatchObject({ verified: true });
  const { '@context': _context, ...bare } = goodProof;
  expect(verifyProof({ ...grown, proof: bare }, keyOf)).toMatchObject({ code: 'SIGNATURE_MISMATCH' });
});

test.each([
  ['shortened', ['https://www.w3.org/2018/credentials/v1']],
  ['made a text', 'https://www.w3.org/2018/credentials/v1'],
])('refuses a proof whose context was %s after the signature', (_change, context) => {
  const changed = { ...good, proof: { ...goodProof, '@context': context } };
  expect(verifyProof(changed, keyOf)).toMatchObject({ code: 'SIGNATURE_MISMATCH' });
});

test('verifies a proof in a list of one', () => {
  expect(verifyProof({ ...unsigned, proof: [goodProof] }, keyOf)).toMatchObject({ verified: true });
});
const withValue = (proofValue: unknown) => ({ ...unsigned, proof: { ...goodProof, proofValue } });

test.each<[string, string, unknown]>([
  ['DOCUMENT_MALFORMED', 'null', null],
  ['DOCUMENT_MALFORMED', 'a list', [good]],
  ['DOCUMENT_MALFORMED', 'a text', JSON.stringify(good)],
  ['DOCUMENT_MALFORMED', 'a member that is not JSON', { ...good, extra: undefined }],
  ['DOCUMENT_MALFORMED', 'a lone surrogate', { ...good, extra: '\ud800' }],
  ['PROOF_MISSING', 'no proof', unsigned],
  ['PROOF_MISSING', 'an inherited proof', Object.assign(heirOf({ proof: goodProof }), unsigned)],
  ['PROOF_MALFORMED', 'a null proof', { ...unsigned, proof: null }],
  ['PROOF_MALFORMED', 'a text as proof', { ...unsigned, proof: 'z' }],
  ['PROOF_MALFORMED', 'an empty list of proofs', { ...unsigned, proof: [] }],
  ['PROOF_MALFORMED', 'a list of a list of one proof', { ...unsigned, proof: [[goodProof]] }],
  ['PROOF_MALFORMED', 'a proof twice', { ...unsigned, proof: [goodProof, goodProof] }],
  ['PROOF_MALFORMED', 'a good and a broken proof', { ...unsigned, proof: [goodProof, {}] }],
  ['PROOF_TYPE_UNSUPPORTED', 'an empty proof', { ...unsigned, proof: {} }],
  ['PROOF_VALUE_MALFORMED', 'no value', withValue(undefined)],
  ['PROOF_VALUE_MALFORMED', 'a value that is no text', withValue([goodProof.proofValue])],
  ['PROOF_VALUE_MALFORMED', 'an empty value', withValue('')],
  ['PROOF_VALUE_MALFORMED', 'the prefix alone', withValue('z')],
  ['PROOF_VALUE_MALFORMED', 'no prefix', withValue(goodProof.proofValue.slice(1))],
  [
    'PROOF_VALUE_MALFORMED',
    'base64url',
    withValue(`u${Buffer.from(signatureOf(good)).toString('base64url')}`),
  ],
  ['PROOF_VALUE_MALFORMED', 'hex', withValue(`f${hexOf(signatureOf(good))}`)],
  ['PROOF_VALUE_MALFORMED', 'a leading one', withValue(goodProof.proofValue.replace('z', 'z1'))],
  ['PROOF_VALUE_MALFORMED', 'space behind it', withValue(`${goodProof.proofValue} `)],
  ['PROOF_VALUE_MALFORMED', '63 bytes', withValue(`z${'1'.repeat(63)}`)],
  ['SIGNATURE_MISMATCH', '64 zero bytes', withValue(`z${'1'.repeat(64)}`)],
])('refuses as %s %s', (code, _name, document) => {
  expect(verifyProof(document, keyOf)).toMatchObject({ verified: false, code, message: expect.any(String) });
});

test('refuses an unknown key and a weak one', () => {
  expect(verifyProof(good, () => undefined)).toMatchObject({ code: 'KEY_NOT_FOUND' });
  expect(verifyProof(good, () => Buffer.alloc(32))).toMatchObject({ code: 'SIGNATURE_MISMATCH' });
  expect(verifyProof(good, () => aSigner(2).publicKey)).toMatchObject({ code: 'SIGNATURE_MISMATCH' });
});

test('refuses to sign what it could not stand for', () => {
  const options = { created: '2026-01-02T03:04:05.678Z', verificationMethod: 'did:key:z#z' };
  expect(() => createProof(good, options, signer.sign)).toThrow('remove the proof');
  expect(() => createProof(unsigned, { ...options, created: 'now' }, signer.sign)).toThrow(/^created: give/);
  expect(() => createProof(unsigned, { ...options, verificationMethod: '' }, signer.sign)).toThrow(
    'name the',
  );
  expect(() => createProof({ ...unsigned, a: Number.NaN }, options, signer.sign)).toThrow('finite');
  expect(() => createProof(unsigned, options, () => new Uint8Array(63))).toThrow('64 bytes');
});

/** A good credential whose proof is changed (undefined removes a member) and then signed as it stands. */
function resigned(change: JsonObject): JsonObject {
  const changed = { ...goodProof, proofValue: undefined, ...change };
  const proof = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const config = proofConfigFor(unsigned, {
    created: '2026-01-02T03:04:05Z',
    verificationMethod: 'did:key:z#z',
  });
  const { proofValue } = proofFromSignature(config, signer.sign(proofHashData(unsigned, proof)));
  return { ...unsigned, proof: { ...proof, proofValue } };
}

/** An empty object that would show a forebear's members to whoever does not ask for own ones. */
function heirOf(members: JsonObject): object {
  return Object.create(Object.assign(Object.create(null), members));
}

function signatureOf({ proof }: { readonly proof: { readonly proofValue: string } }): Uint8Array {
  return decodeBase58(proof.proofValue.slice(1), 64)!;
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
