import type { JsonObject } from './canonical-json.ts';
import { type IssuerKey, keyOf, verifyCredentialProof } from './credential-proof.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey } from './multikey.ts';
import { aCredential, aKey, aSigner, KNOWN_CONTEXTS, PLATFORM_CONTEXT } from './testing/credentials.ts';

const first = aSigner(1);
const second = aSigner(2);
const stranger = aSigner(3);
const did = didKeyFromPublicKey(first.publicKey);
const issuer = { id: did, name: 'University of Galway' };
const rotatedAt = new Date('2026-06-01T00:00:00.000Z');
const keys: readonly IssuerKey[] = [
  aKey(first, { isCurrent: false, rotatedAt }),
  aKey(second, { keyVersion: 2, createdAt: rotatedAt }),
];

const verdict = (credential: unknown) =>
  verifyCredentialProof(credential, {
    keysOf: (asked) => (asked === did ? keys : undefined),
    knownContexts: KNOWN_CONTEXTS,
  });
const methodOf = (fragment: string) => `${did}#${fragment}`;

test('verifies a credential of the first key and tells which key it was', () => {
  expect(verdict(aCredential(first))).toEqual({
    verified: true,
    issuerDid: did,
    verificationMethod: methodOf(multikeyFromPublicKey(first.publicKey)),
    multikey: multikeyFromPublicKey(first.publicKey),
    key: keys[0],
    created: '2026-01-02T03:04:05.678Z',
    expires: undefined,
  });
});

test.each([
  ['its own multikey', multikeyFromPublicKey(second.publicKey)],
  ['the alias of its version', 'key-2'],
])('verifies a credential of a rotated key under %s', (_name, fragment) => {
  const outcome = verdict(aCredential(second, { issuer }, methodOf(fragment)));
  expect(outcome).toMatchObject({ verified: true, key: { keyVersion: 2 } });
  expect(outcome).toMatchObject({ multikey: multikeyFromPublicKey(second.publicKey) });
});

test('takes an issuer that is a plain DID', () => {
  expect(verdict(aCredential(first, { issuer: did }))).toMatchObject({ verified: true });
});

test.each([
  ['the first key’s name', second, multikeyFromPublicKey(first.publicKey)],
  ['another version', second, 'key-1'],
])('refuses a rotated key that signs under %s', (_name, signer, fragment) => {
  const outcome = verdict(aCredential(signer, { issuer }, methodOf(fragment)));
  expect(outcome).toMatchObject({ check: 'PROOF', status: 'INVALID_SIGNATURE', code: 'SIGNATURE_MISMATCH' });
});

test.each([
  ['the key in the fragment, unlisted', multikeyFromPublicKey(stranger.publicKey)],
  ['a version that does not exist', 'key-3'],
  ['version zero', 'key-0'],
  ['a padded version', 'key-01'],
  ['an empty fragment', ''],
  ['two fragments', `${multikeyFromPublicKey(first.publicKey)}#${multikeyFromPublicKey(first.publicKey)}`],
  ['another spelling', `z1${multikeyFromPublicKey(first.publicKey).slice(1)}`],
])('never takes a key from the fragment: %s', (_name, fragment) => {
  const outcome = verdict(aCredential(stranger, { issuer }, methodOf(fragment)));
  expect(outcome).toMatchObject({ status: 'INVALID_SIGNATURE', code: 'KEY_NOT_FOUND' });
});

test('refuses a method without a fragment', () => {
  const outcome = verdict(aCredential(first, { issuer }, did));
  expect(outcome).toMatchObject({ status: 'INVALID_SIGNATURE', code: 'KEY_NOT_FOUND' });
});

test('refuses a good signature by a key of another DID than the issuer', () => {
  const outcome = verdict(aCredential(stranger, { issuer }));
  expect(outcome).toMatchObject({ code: 'ISSUER_MISMATCH', path: 'proof.verificationMethod' });
});

test('refuses an issuer that is not known, even with a good did:key signature', () => {
  const outcome = verdict(aCredential(stranger));
  expect(outcome).toMatchObject({ check: 'ISSUER', status: 'UNKNOWN_ISSUER', code: 'ISSUER_UNKNOWN' });
});

test.each([
  ['unknown', [...KNOWN_CONTEXTS, 'https://example.com/other'], '@context[2]'],
  ['inline', ['https://www.w3.org/2018/credentials/v1', { name: 'https://example.com/name' }], '@context[1]'],
])('refuses an %s context although it is signed', (_name, context, path) => {
  const outcome = verdict(aCredential(first, { '@context': context }));
  expect(outcome).toMatchObject({ check: 'STRUCTURE', status: 'MALFORMED', code: 'CONTEXT_UNKNOWN', path });
});

test.each<[string, unknown]>([
  ['NOT_AN_OBJECT', null],
  ['NOT_AN_OBJECT', [aCredential(first)]],
  ['TYPE_INVALID', aCredential(first, { type: ['Degree'] })],
  ['ISSUANCE_DATE_INVALID', aCredential(first, { issuanceDate: '2026-02-31T00:00:00Z' })],
  ['PROOF_INVALID', { ...aCredential(first), proof: {} }],
])('refuses as MALFORMED with %s', (code, credential) => {
  expect(verdict(credential)).toMatchObject({ check: 'STRUCTURE', status: 'MALFORMED', code });
});

test('refuses a credential without proof, and one with two', () => {
  const { proof, ...unsigned } = aCredential(first);
  expect(verdict(unsigned)).toMatchObject({ status: 'INVALID_SIGNATURE', code: 'PROOF_MISSING' });
  expect(verdict({ ...unsigned, proof: [proof, proof] })).toMatchObject({ code: 'PROOF_MALFORMED' });
});

const credential = aCredential(first);

test('takes a proof in a list of one, and looks at the key that it names', () => {
  const { proof, ...unsigned } = credential;
  expect(verdict({ ...unsigned, proof: [proof] })).toMatchObject({ verified: true });
  const { proof: foreign, ...claimed } = aCredential(stranger, { issuer });
  expect(verdict({ ...claimed, proof: [foreign] })).toMatchObject({ code: 'ISSUER_MISMATCH' });
});

test('refuses a context that was added behind the signed ones, unless it is known', () => {
  const grown = (context: string) => ({ ...credential, '@context': [...credential['@context'], context] });
  expect(verdict(grown('https://evil.example/v1'))).toMatchObject({ code: 'CONTEXT_UNKNOWN' });
  expect(verdict(grown(PLATFORM_CONTEXT))).toMatchObject({ verified: true });
});

test.each(leaves(credential))('refuses a credential that is changed at %s', (_path, keysTo) => {
  const changed = structuredClone(credential) as JsonObject;
  edit(changed, keysTo, tamper);
  expect(verdict(changed)).toMatchObject({ verified: false });
});

// `@context` and `created` in the proof are optional members, but no leaf may vanish from a signed document.
test.each(leaves(credential))('refuses a credential that lacks %s', (_path, keysTo) => {
  const changed = structuredClone(credential) as JsonObject;
  edit(changed, keysTo, () => undefined);
  expect(verdict(JSON.parse(JSON.stringify(changed)))).toMatchObject({ verified: false });
});

test.each<[string, JsonObject]>([
  ['the credential', { extra: 1 }],
  ['the credential, under a known name', { expirationDate: '2030-01-01T00:00:00Z' }],
  ['the subject', { credentialSubject: { ...credential.credentialSubject, extra: null } }],
  ['the proof', { proof: { ...credential.proof, domain: 'example.com' } }],
])('refuses a member that is added to %s', (_name, change) => {
  expect(verdict({ ...credential, ...change })).toMatchObject({ code: 'SIGNATURE_MISMATCH' });
});

test('finds keys by multikey and version only', () => {
  expect(keyOf(keys, multikeyFromPublicKey(second.publicKey))).toBe(keys[1]);
  expect(keyOf(keys, 'key-1')).toBe(keys[0]);
  expect(keyOf(keys, PLATFORM_CONTEXT)).toBeUndefined();
  expect(keyOf([], 'key-1')).toBeUndefined();
});

function leaves(value: unknown, path: readonly string[] = []): [string, readonly string[]][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), path]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
}

function edit(value: JsonObject, path: readonly string[], change: (leaf: unknown) => unknown): void {
  const [name = '', ...rest] = path;
  const holder = value as Record<string, unknown>;
  if (rest.length > 0) edit(holder[name] as JsonObject, rest, change);
  else holder[name] = change(holder[name]);
}

function tamper(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  const text = String(leaf);
  const middle = text.length >> 1;
  return text.slice(0, middle) + (text[middle] === 'a' ? 'b' : 'a') + text.slice(middle + 1);
}
