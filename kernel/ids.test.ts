import { derivedId, hashOfToken, newId, newToken, randomSecret, sha256Hex } from './ids.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-([1-8])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are random UUIDs of version 4', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(UUID.exec(id)?.[1]).toBe('4');
});

test('tokens are 32 random bytes in 43 base64url characters', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

describe('the hash of a token', () => {
  test('is SHA-256 of its text', () => {
    const token = newToken();
    expect(hashOfToken(token)).toBe(sha256Hex(token));
  });

  test.each([
    '',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}=`,
    `${'A'.repeat(42)}+`,
    ` ${'A'.repeat(43)}`,
    `${'A'.repeat(43)}\n`,
  ])('is none for %j, which no token ever was', (text) => {
    expect(hashOfToken(text)).toBeUndefined();
  });
});

test('secrets have 32 bytes unless told', () => {
  expect(randomSecret()).toHaveLength(32);
  expect(randomSecret(64)).toHaveLength(64);
  expect(randomSecret().equals(randomSecret())).toBe(false);
});

test('SHA-256 is told in lower-case hex, the same for text and its UTF-8 bytes (FIPS 180-4)', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256Hex('abc')).toBe(abc);
  expect(sha256Hex(Buffer.from('abc'))).toBe(abc);
});

describe('a derived id', () => {
  test('is a UUID of version 8 and always the same', () => {
    const id = derivedId('batch', 'key', 3);
    expect(UUID.exec(id)?.[1]).toBe('8');
    expect(derivedId('batch', 'key', 3)).toBe(id);
  });

  test.each([
    ['another part', ['batch', 'key', 4]],
    ['a number as text', ['batch', 'key', '3']],
    ['parts joined differently', ['batch', 'key3']],
    ['another order', ['key', 'batch', 3]],
    ['a quote that tries to end a part', ['batch","key', 3]],
  ])('differs for %s', (_name, parts) => {
    expect(derivedId(...parts)).not.toBe(derivedId('batch', 'key', 3));
  });
});
