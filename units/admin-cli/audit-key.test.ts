import { multikeyOf } from './audit-key.ts';

// The same 32 bytes in every form that they are told in.
const KEY = 'z6MksApEpvMU25PHAbs7XX8SXTAzU5gqRdZW3AQevGiBrdgz';
const BASE64 = 'vPF1NTz/jhHpUlxD4Zy2FuSrmChGcEqyCorQGCHExkc=';
const JWK = { kty: 'OKP', crv: 'Ed25519', x: 'vPF1NTz_jhHpUlxD4Zy2FuSrmChGcEqyCorQGCHExkc' };

test.each([
  ['Multikey', KEY],
  ['Multikey with a line feed of the file that it was kept in', `${KEY}\n`],
  ['did:key', `did:key:${KEY}`],
  ['a DID URL', `did:key:${KEY}#${KEY}`],
  ['base64', BASE64],
  ['a JWK', JSON.stringify(JWK)],
  ['the answer of the platform', JSON.stringify({ key: KEY, public_key: BASE64, created_at: 'today' })],
])('takes %s', (_what, given) => {
  expect(multikeyOf(given)).toBe(KEY);
});

test.each([
  ['nothing', ''],
  ['a word', 'key'],
  ['too few bytes', 'AAAA'],
  ['another DID', 'did:web:example.edu'],
  ['a key of another curve', JSON.stringify({ ...JWK, crv: 'X25519' })],
  ['a JWK of too few bytes', JSON.stringify({ ...JWK, x: 'AAAA' })],
  ['broken JSON', '{"key":'],
  ['an answer without a key', '{"error":"NOT_FOUND"}'],
])('refuses %s', (_what, given) => {
  expect(() => multikeyOf(given)).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: expect.stringMatching(/^--key is no Ed25519 public key/),
    }),
  );
});
