import { createHash, createPublicKey, verify as nodeVerify } from 'node:crypto';
import { Point } from '@noble/ed25519';
import {
  assertStrictPublicKey,
  createSigner,
  generateKeyPair,
  publicKeyFromSeed,
  sign,
  signInPool,
  verify,
} from './ed25519.ts';

const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const MESSAGE = Buffer.from('a message');

// RFC 8032 §7.1, tests 1 to 3.
test.each([
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
])('signs and verifies RFC 8032 vector %#', async (seedHex, publicHex, messageHex, signatureHex) => {
  const [seed, publicKey, message, signature] = [seedHex, publicHex, messageHex, signatureHex].map(bytes);
  expect(hexOf(publicKeyFromSeed(seed!))).toBe(publicHex);
  expect(hexOf(sign(seed!, publicKey!, message!))).toBe(signatureHex);
  expect(hexOf(await signInPool(seed!, publicKey!, message!))).toBe(signatureHex);
  expect(hexOf(createSigner(seed!).sign(message!))).toBe(signatureHex);
  expect(verify(publicKey!, message!, signature!)).toBe(true);
});

test('makes key pairs that sign, verify and pass the guard', () => {
  const { publicKey, seed } = generateKeyPair();
  assertStrictPublicKey(publicKey);
  expect(verify(publicKey, MESSAGE, sign(seed, publicKey, MESSAGE))).toBe(true);
  expect(generateKeyPair().seed.equals(seed)).toBe(false);
});

test('what was signed a moment ago verifies as often as it is asked, and nothing else with it', () => {
  const { seed, publicKey } = generateKeyPair();
  const other = generateKeyPair();
  const message = Buffer.alloc(64, 'h');
  const signature = sign(seed, publicKey, message);
  const altered = Buffer.from(message);
  altered[63] = 0;
  expect(verify(publicKey, altered, signature)).toBe(false);
  expect(verify(publicKey, message.subarray(0, 63), signature)).toBe(false);
  expect(verify(other.publicKey, message, signature)).toBe(false);
  // The message and the key are the caller's to use again.
  message.fill(1);
  expect(verify(publicKey, message, signature)).toBe(false);
  message.fill('h');
  expect([1, 2, 3].map(() => verify(publicKey, message, signature))).toEqual([true, true, true]);
  expect(nodeVerify(null, message, nodeKey(publicKey), signature)).toBe(true);
});

test('what is signed in the pool is what was given, whatever becomes of it', async () => {
  const { seed, publicKey } = generateKeyPair();
  const given = {
    seed: Buffer.from(seed),
    publicKey: Buffer.from(publicKey),
    message: Buffer.alloc(64, 'h'),
  };
  const signing = signInPool(given.seed, given.publicKey, given.message);
  for (const bytes of Object.values(given)) bytes.fill(0);
  const signature = await signing;
  expect(nodeVerify(null, Buffer.alloc(64, 'h'), nodeKey(publicKey), signature)).toBe(true);
  expect(verify(publicKey, Buffer.alloc(64, 'h'), signature)).toBe(true);
  expect(verify(publicKey, given.message, signature)).toBe(false);
});

test('gives no signature when the stored public key is another one', async () => {
  const { seed } = generateKeyPair();
  const other = generateKeyPair();
  expect(() => sign(seed, other.publicKey, MESSAGE)).toThrow('does not belong to the stored public key');
  const signing = signInPool(seed, other.publicKey, MESSAGE);
  await expect(signing).rejects.toThrow('does not belong to the stored public key');
});

// The eight points of small order in all fourteen encodings that decoders have been seen to take.
const SMALL_ORDER_KEYS = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
].flatMap((hex) => [hex, withSignBit(hex)]);

test.each(SMALL_ORDER_KEYS)('refuses the small-order key %s, which node:crypto imports', (hex) => {
  const key = bytes(hex);
  expect(() => nodeKey(key)).not.toThrow();
  expect(() => assertStrictPublicKey(key)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  const identity = Buffer.concat([bytes(`01${'00'.repeat(31)}`), Buffer.alloc(32)]);
  for (const signature of [identity, Buffer.concat([key, Buffer.alloc(32)])]) {
    for (let round = 0; round < 16; round++) expect(verify(key, Buffer.of(round), signature)).toBe(false);
  }
});

test('refuses a forgery under the identity key, which node:crypto takes for every message', () => {
  const key = bytes(`01${'00'.repeat(31)}`);
  // k·A vanishes, so any R = s·B with S = s fits any message; this R is an ordinary point.
  const signature = Buffer.concat([Point.BASE.multiply(5n).toBytes(), littleEndian(5n)]);
  for (const message of [MESSAGE, Buffer.from('another message')]) {
    expect(nodeVerify(null, message, nodeKey(key), signature)).toBe(true);
    expect(verify(key, message, signature)).toBe(false);
  }
});

test.each([
  ['31 bytes', '11'.repeat(31)],
  ['33 bytes', '11'.repeat(33)],
  ['nothing', ''],
  ['a y that is p + 2', 'efffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
  ['a y of 2^255 - 1', `${'ff'.repeat(31)}7f`],
  ['a y of 2^255 - 1 with the sign bit', 'ff'.repeat(32)],
  ['a y that is not on the curve', `02${'00'.repeat(31)}`],
])('refuses a public key of %s', (_name, hex) => {
  expect(() => assertStrictPublicKey(bytes(hex))).toThrow('freshly generated');
  expect(verify(bytes(hex), MESSAGE, Buffer.alloc(64))).toBe(false);
});

test('refuses S + L, the other spelling of the same signature', () => {
  const { publicKey, signature } = signed();
  const malleated = Buffer.concat([
    signature.subarray(0, 32),
    littleEndian(scalar(signature.subarray(32)) + L),
  ]);
  expect(verify(publicKey, MESSAGE, malleated)).toBe(false);
});

test.each([
  ['S = L', L],
  ['S = 2^256 - 1', 2n ** 256n - 1n],
])('refuses %s', (_name, s) => {
  const { publicKey, signature } = signed();
  expect(verify(publicKey, MESSAGE, Buffer.concat([signature.subarray(0, 32), littleEndian(s)]))).toBe(false);
});

test('refuses an R of small order that the key owner made, which node:crypto takes', () => {
  const seed = Buffer.alloc(32, 7);
  const publicKey = publicKeyFromSeed(seed);
  const secret = createHash('sha512').update(seed).digest().subarray(0, 32);
  secret[0]! &= 248;
  secret[31]! = (secret[31]! & 127) | 64;
  const R = bytes(`01${'00'.repeat(31)}`); // r = 0
  const k = scalar(createHash('sha512').update(R).update(publicKey).update(MESSAGE).digest());
  const signature = Buffer.concat([R, littleEndian((k * scalar(secret)) % L)]);
  expect(nodeVerify(null, MESSAGE, nodeKey(publicKey), signature)).toBe(true);
  expect(verify(publicKey, MESSAGE, signature)).toBe(false);
});

test('refuses every one-bit change of a signature, and another message and key', () => {
  const { publicKey, signature } = signed();
  for (let bit = 0; bit < 512; bit += 3) {
    const changed = Buffer.from(signature);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(verify(publicKey, MESSAGE, changed)).toBe(false);
  }
  expect(verify(publicKey, Buffer.from('another message'), signature)).toBe(false);
  expect(verify(generateKeyPair().publicKey, MESSAGE, signature)).toBe(false);
  expect(verify(publicKey, MESSAGE, signature.subarray(0, 63))).toBe(false);
  expect(verify(publicKey, MESSAGE, Buffer.concat([signature, Buffer.alloc(1)]))).toBe(false);
});

test('lists the small-order points that the curve has', () => {
  const canonical = SMALL_ORDER_KEYS.filter((hex) => {
    try {
      return Point.fromHex(hex).isSmallOrder();
    } catch {
      return false;
    }
  });
  expect(canonical).toHaveLength(8);
});

function signed() {
  const { publicKey, seed } = generateKeyPair();
  return { publicKey, signature: Buffer.from(sign(seed, publicKey, MESSAGE)) };
}

function nodeKey(key: Uint8Array) {
  return createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
    format: 'jwk',
  });
}

function withSignBit(hex: string): string {
  const key = bytes(hex);
  key[31]! |= 0x80;
  return hexOf(key);
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function hexOf(value: Uint8Array): string {
  return Buffer.from(value).toString('hex');
}

function scalar(value: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(value).reverse().toString('hex')}`);
}

function littleEndian(value: bigint): Buffer {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse();
}
