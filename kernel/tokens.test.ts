import { createHmac } from 'node:crypto';
import { movableClock } from './clock.ts';
import type { Identity } from './identity.ts';
import { createTokenService, TOKEN_LIFETIMES, type TokenScope } from './tokens.ts';

const secret = Buffer.alloc(64, 's');
const ISSUER = 'https://vc.example.edu';
const START = '2026-03-04T05:06:07Z';
const serviceAt = (start = START, own: Uint8Array = secret, previousSecret?: Uint8Array) => {
  const clock = movableClock(start);
  return {
    clock,
    tokens: createTokenService({ secret: own, previousSecret, issuer: ISSUER, now: clock.now }),
  };
};

const people: [TokenScope, Identity][] = [
  ['admin-console', { kind: 'admin', userId: 'u', role: 'OPERATOR' }],
  ['issuer-portal', { kind: 'issuer', userId: 'u', role: 'Viewer', issuerId: 'i', issuerDid: 'did:key:z1' }],
  [
    'custodian-portal',
    { kind: 'custodian', userId: 'u', role: 'x', custodianId: 'c', custodianDid: 'did:key:z2' },
  ],
  ['verifier-portal', { kind: 'verifier', userId: 'u', verifierId: 'v' }],
  ['holder', { kind: 'holder', holderId: 'h', dids: ['did:key:z3'] }],
];
const admin = people[0]![1];
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token with its own header and claims, signed with the right secret unless told. */
function forge(
  good: string,
  change: { header?: object; claims?: object; key?: Uint8Array; hash?: string; raw?: string },
): string {
  const signed = `${part({ ...headerOf(good), ...change.header })}.${part(change.raw ?? { ...claimsOf(good), ...change.claims })}`;
  return `${signed}.${createHmac(change.hash ?? 'sha512', change.key ?? secret)
    .update(signed)
    .digest('base64url')}`;
}

describe.each(people)('a token of scope %s', (scope, identity) => {
  test('proves the identity it was made for', async () => {
    const { tokens } = serviceAt();
    const { token, expiresAt } = await tokens.sign(identity);
    expect(await tokens.verify(token)).toEqual(identity);
    expect(expiresAt.getTime() - Date.parse(START)).toBe(TOKEN_LIFETIMES[scope] * 1000);
    expect(headerOf(token)).toMatchObject({ alg: 'HS512', typ: 'at+jwt' });
    expect(claimsOf(token)).toMatchObject({ scope, aud: scope, iss: ISSUER });
  });

  test('ends with its lifetime and 30 seconds of leeway', async () => {
    const { tokens, clock } = serviceAt();
    const { token } = await tokens.sign(identity);
    clock.advance((TOKEN_LIFETIMES[scope] + 29) * 1000);
    await expect(tokens.verify(token)).resolves.toEqual(identity);
    clock.advance(2000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });
});

test('two tokens of one person differ', async () => {
  const { tokens } = serviceAt();
  expect(claimsOf((await tokens.sign(admin)).token).jti).not.toBe(
    claimsOf((await tokens.sign(admin)).token).jti,
  );
});

test.each<Identity>([
  { kind: 'anonymous' },
  { kind: 'unit', unit: 'core-engine' },
  { kind: 'apiKey', apiKeyId: 'k', issuerId: 'i', issuerDid: 'd', scopes: [] },
])('no bearer token exists for $kind', async (identity) => {
  await expect(serviceAt().tokens.sign(identity)).rejects.toMatchObject({ code: 'INTERNAL' });
});

describe('is refused as TOKEN_INVALID:', () => {
  const now = Date.parse(START) / 1000;
  const forgeries: [string, (good: string) => string][] = [
    ['nothing', () => ''],
    ['two parts', (good) => good.split('.').slice(0, 2).join('.')],
    ['four parts', (good) => `${good}.`],
    [
      'a flipped signature',
      (good) => `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`,
    ],
    [
      'an alias of the last symbol',
      (good) => `${good.slice(0, -1)}${String.fromCharCode(good.charCodeAt(good.length - 1) + 1)}`,
    ],
    ['padding', (good) => `${good}==`],
    ['a space before it', (good) => ` ${good}`],
    ['5 kB', (good) => forge(good, { claims: { pad: 'x'.repeat(5000) } })],
    ['another secret', (good) => forge(good, { key: Buffer.alloc(64, 'x') })],
    ['an empty secret', (good) => forge(good, { key: Buffer.alloc(0) })],
    ['alg none', (good) => `${part({ ...headerOf(good), alg: 'none' })}.${good.split('.')[1]}.`],
    ['alg none with a signature', (good) => forge(good, { header: { alg: 'none' } })],
    ['HS256 with the right secret', (good) => forge(good, { header: { alg: 'HS256' }, hash: 'sha256' })],
    ['HS384 with the right secret', (good) => forge(good, { header: { alg: 'HS384' }, hash: 'sha384' })],
    ['an unknown kid', (good) => forge(good, { header: { kid: 'other' } })],
    ['no kid', (good) => forge(good, { header: { kid: undefined } })],
    ['another typ', (good) => forge(good, { header: { typ: 'JWT' } })],
    ['no typ', (good) => forge(good, { header: { typ: undefined } })],
    ['a critical extension', (good) => forge(good, { header: { crit: ['x'], x: 1 } })],
    ['unencoded payload', (good) => forge(good, { header: { crit: ['b64'], b64: false } })],
    ['another issuer', (good) => forge(good, { claims: { iss: 'https://evil.example' } })],
    ['no issuer', (good) => forge(good, { claims: { iss: undefined } })],
    ['another audience', (good) => forge(good, { claims: { aud: 'holder' } })],
    ['many audiences', (good) => forge(good, { claims: { aud: ['admin-console', 'holder'] } })],
    ['one audience in a list', (good) => forge(good, { claims: { aud: ['admin-console'] } })],
    ['scope raised above the audience', (good) => forge(good, { claims: { scope: 'issuer-portal' } })],
    ['an unknown scope', (good) => forge(good, { claims: { scope: 'root', aud: 'root' } })],
    ['a role of no table', (good) => forge(good, { claims: { role: 'ROOT' } })],
    ['no role', (good) => forge(good, { claims: { role: undefined } })],
    ['no subject', (good) => forge(good, { claims: { sub: undefined } })],
    ['an empty subject', (good) => forge(good, { claims: { sub: '' } })],
    ['no jti', (good) => forge(good, { claims: { jti: undefined } })],
    ['no iat', (good) => forge(good, { claims: { iat: undefined } })],
    ['no exp', (good) => forge(good, { claims: { exp: undefined } })],
    ['exp as text', (good) => forge(good, { claims: { exp: String(now + 60) } })],
    ['made in the future', (good) => forge(good, { claims: { iat: now + 600, exp: now + 900 } })],
    ['not valid yet', (good) => forge(good, { claims: { nbf: now + 600 } })],
    ['claims that are a list', (good) => forge(good, { raw: '[]' })],
    ['claims that are no JSON', (good) => forge(good, { raw: 'x' })],
  ];
  test.each(forgeries)('%s', async (_name, spoil) => {
    const { tokens } = serviceAt();
    const { token } = await tokens.sign(admin);
    await expect(tokens.verify(token)).resolves.toEqual(admin);
    const error = await tokens.verify(spoil(token)).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({
      code: 'TOKEN_INVALID',
      message: 'The bearer token is not valid here; sign in again.',
    });
  });

  test('the forger makes good tokens too, so each refusal above has its own reason', async () => {
    const { tokens } = serviceAt();
    expect(await tokens.verify(forge((await tokens.sign(admin)).token, {}))).toEqual(admin);
  });
});

test('a token that was made to live for years ends after a day', async () => {
  const { tokens, clock } = serviceAt();
  const token = forge((await tokens.sign(admin)).token, { claims: { exp: 9_999_999_999 } });
  clock.advance(23 * 3_600_000);
  await expect(tokens.verify(token)).resolves.toEqual(admin);
  clock.advance(2 * 3_600_000);
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

describe('after the secret was rotated', () => {
  const next = Buffer.alloc(64, 'n');
  test('tokens of the secret before stay valid, new ones carry the new kid', async () => {
    const old = (await serviceAt().tokens.sign(admin)).token;
    const { tokens } = serviceAt(START, next, secret);
    expect(await tokens.verify(old)).toEqual(admin);
    expect(headerOf((await tokens.sign(admin)).token).kid).not.toBe(headerOf(old).kid);
  });

  test('without the secret before they are refused', async () => {
    const old = (await serviceAt().tokens.sign(admin)).token;
    await expect(serviceAt(START, next).tokens.verify(old)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('a kid of one secret does not vouch for a signature of the other', async () => {
    const { tokens } = serviceAt(START, next, secret);
    const { token } = await tokens.sign(admin);
    await expect(tokens.verify(forge(token, { key: secret }))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });
});

describe('derived keys', () => {
  const { tokens } = serviceAt();
  test('are 32 bytes, the same for a purpose, and others for others', () => {
    expect(tokens.deriveKey('session')).toHaveLength(32);
    expect(tokens.deriveKey('session')).toEqual(serviceAt().tokens.deriveKey('session'));
    expect(tokens.deriveKey('session')).not.toEqual(tokens.deriveKey('link'));
    expect(tokens.deriveKey('session')).not.toEqual(
      serviceAt(START, Buffer.alloc(64, 'n')).tokens.deriveKey('session'),
    );
  });

  test('sign no bearer token', async () => {
    const { token } = await tokens.sign(admin);
    await expect(tokens.verify(forge(token, { key: tokens.deriveKey('session') }))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });
});
