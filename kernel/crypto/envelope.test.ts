import { createCipheriv } from 'node:crypto';
import { createEnvelope, custodiedKeyAad, type Sealed, sealedVersion, wipe } from './envelope.ts';

const KEK_1 = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const KEK_2 = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index));
const SEED = Buffer.alloc(32, 7);
const AAD = custodiedKeyAad('did:key:z6MkA', 1, Buffer.alloc(32, 9));
const old = createEnvelope({ current: 1, keys: new Map([[1, KEK_1]]) });
const envelope = createEnvelope({
  current: 2,
  keys: new Map([
    [1, KEK_1],
    [2, KEK_2],
  ]),
});
const sealed = envelope.seal(SEED, AAD);

test('opens what it sealed, in the stored form', () => {
  expect(sealed.ciphertext).toMatch(/^v2:[A-Za-z0-9+/]{64}$/);
  expect(sealed.nonce).toMatch(/^[A-Za-z0-9+/]{16}$/);
  expect(sealedVersion(sealed)).toBe(2);
  expect(envelope.currentVersion).toBe(2);
  expect(envelope.open(sealed, AAD, 32)).toEqual(SEED);
});

test('opens what an older key sealed, and tells its version', () => {
  const before = old.seal(SEED, AAD);
  expect(sealedVersion(before)).toBe(1);
  expect(envelope.open(before, AAD, 32)).toEqual(SEED);
});

test('never uses a nonce twice and never shows the plaintext', () => {
  const all = Array.from({ length: 200 }, () => envelope.seal(SEED, AAD));
  expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(200);
  expect(new Set(all.map(({ ciphertext }) => ciphertext)).size).toBe(200);
});

test('seals secrets of any length', () => {
  for (const secret of ['', 'x', 'a client secret '.repeat(100)]) {
    expect(envelope.open(envelope.seal(Buffer.from(secret), 'sso'), 'sso').toString()).toBe(secret);
  }
});

const body = Buffer.from(sealed.ciphertext.slice(3), 'base64');
const withBody = (bytes: Uint8Array): Sealed => ({
  ...sealed,
  ciphertext: `v2:${Buffer.from(bytes).toString('base64')}`,
});
const flipped = (index: number) => {
  const bytes = Buffer.from(body);
  bytes[index]! ^= 1;
  return bytes;
};

/** The first bytes of a genuine tag: node:crypto would take a tag of four. */
function withShortTag(): Sealed {
  const nonce = Buffer.from(sealed.nonce, 'base64');
  const cipher = createCipheriv('aes-256-gcm', KEK_2, nonce, { authTagLength: 4 });
  cipher.setAAD(Buffer.from(AAD));
  return withBody(Buffer.concat([cipher.update(SEED), cipher.final(), cipher.getAuthTag()]));
}

test.each<[string, Sealed, string]>([
  ['a changed ciphertext', withBody(flipped(0)), AAD],
  ['a changed tag', withBody(flipped(47)), AAD],
  ['a tag of 4 bytes', withShortTag(), AAD],
  ['a tag of 15 bytes', withBody(body.subarray(0, 47)), AAD],
  ['one byte too many', withBody(Buffer.concat([body, Buffer.alloc(1)])), AAD],
  ['the tag alone', withBody(body.subarray(32)), AAD],
  ['nothing', { ...sealed, ciphertext: 'v2:' }, AAD],
  ['another nonce', { ...sealed, nonce: Buffer.alloc(12).toString('base64') }, AAD],
  ['a nonce of 8 bytes', { ...sealed, nonce: Buffer.alloc(8).toString('base64') }, AAD],
  ['a nonce of 16 bytes', { ...sealed, nonce: Buffer.alloc(16).toString('base64') }, AAD],
  ['a nonce in another spelling', { ...sealed, nonce: `${sealed.nonce}\n` }, AAD],
  ['no nonce', { ...sealed, nonce: '' }, AAD],
  ['another key version', { ...sealed, ciphertext: sealed.ciphertext.replace('v2', 'v1') }, AAD],
  ['an unknown key version', { ...sealed, ciphertext: sealed.ciphertext.replace('v2', 'v3') }, AAD],
  ['a padded key version', { ...sealed, ciphertext: sealed.ciphertext.replace('v2', 'v02') }, AAD],
  ['no key version', { ...sealed, ciphertext: sealed.ciphertext.slice(3) }, AAD],
  ['a space in the ciphertext', { ...sealed, ciphertext: sealed.ciphertext.replace(':', ': ') }, AAD],
  ['another DID', sealed, custodiedKeyAad('did:key:z6MkB', 1, Buffer.alloc(32, 9))],
  ['another version of the key', sealed, custodiedKeyAad('did:key:z6MkA', 2, Buffer.alloc(32, 9))],
  ['another public key', sealed, custodiedKeyAad('did:key:z6MkA', 1, Buffer.alloc(32, 8))],
  ['no binding', sealed, ''],
])('refuses %s', (_name, stored, aad) => {
  expect(() => envelope.open(stored, aad, 32)).toThrow(/does not open|is not configured/);
});

test('refuses a genuine secret of another length than the one asked for', () => {
  const short = envelope.seal(SEED.subarray(0, 31), AAD);
  expect(() => envelope.open(short, AAD, 32)).toThrow('does not open');
});

test('writes the binding of a custodied key line by line', () => {
  expect(AAD).toBe(`testamur:custodied-key:v1\ndid:key:z6MkA\n1\n${Buffer.alloc(32, 9).toString('base64')}`);
});

test('tells a wrong key by its canary', () => {
  const canary = envelope.canary(2);
  const wrong = createEnvelope({ current: 2, keys: new Map([[2, KEK_1]]) });
  expect(envelope.checkCanary(2, canary)).toBe(true);
  expect(wrong.checkCanary(2, canary)).toBe(false);
  expect(envelope.checkCanary(1, canary)).toBe(false);
  expect(old.checkCanary(2, canary)).toBe(false);
  expect(envelope.checkCanary(2, sealed)).toBe(false);
  expect(envelope.checkCanary(1, envelope.canary(1))).toBe(true);
});

test.each<[string, number, [number, Buffer][]]>([
  ['no keys', 1, []],
  ['a current key that is not listed', 3, [[1, KEK_1]]],
  ['a key of 31 bytes', 1, [[1, KEK_1.subarray(1)]]],
  ['a key of 33 bytes', 1, [[1, Buffer.concat([KEK_1, KEK_1.subarray(0, 1)])]]],
  ['a key of equal bytes', 1, [[1, Buffer.alloc(32, 0x41)]]],
  ['version zero', 0, [[0, KEK_1]]],
  ['a broken version', 1.5, [[1.5, KEK_1]]],
])('refuses to start with %s', (_name, current, keys) => {
  expect(() => createEnvelope({ current, keys: new Map(keys) })).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  );
});

test('keeps its own copy of the keys, and wipes what it is given to wipe', () => {
  const mine = Buffer.from(KEK_1);
  const copying = createEnvelope({ current: 1, keys: new Map([[1, mine]]) });
  wipe(mine);
  expect(mine).toEqual(Buffer.alloc(32));
  expect(copying.open(old.seal(SEED, AAD), AAD, 32)).toEqual(SEED);
});
