import { movableClock } from './clock.ts';
import type { Identity } from './identity.ts';
import { FORGERIES, forge, partOf } from './testing/token-forge.ts';
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
  [
    'issuer-portal',
    {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: 'u',
      role: 'Viewer',
      issuerId: 'i',
      issuerDid: 'did:key:z1',
    },
  ],
  [
    'custodian-portal',
    {
      kind: 'custodian',
      userId: 'u',
      role: 'x',
      custodianId: 'c',
      custodianDid: 'did:key:z2',
      custodianStatus: 'ACTIVE',
    },
  ],
  [
    'verifier-portal',
    { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
  ],
  ['holder', { kind: 'holder', holderId: 'h', dids: ['did:key:z3'] }],
];
const admin = people[0]![1];
const claimsOf = (token: string) => partOf(token, 1);
const headerOf = (token: string) => partOf(token, 0);

describe.each(people)('a token of scope %s', (scope, identity) => {
  test('proves the identity it was made for', async () => {
    const { tokens } = serviceAt();
    const { token, expiresAt } = await tokens.sign(identity);
    expect(await tokens.verify(token)).toMatchObject(identity);
    expect(expiresAt.getTime() - Date.parse(START)).toBe(TOKEN_LIFETIMES[scope] * 1000);
    expect(headerOf(token)).toMatchObject({ alg: 'HS512', typ: 'at+jwt' });
    expect(claimsOf(token)).toMatchObject({ scope, aud: scope, iss: ISSUER });
  });

  test('ends with its lifetime and 30 seconds of leeway', async () => {
    const { tokens, clock } = serviceAt();
    const { token } = await tokens.sign(identity);
    clock.advance((TOKEN_LIFETIMES[scope] + 29) * 1000);
    await expect(tokens.verify(token)).resolves.toMatchObject(identity);
    clock.advance(2000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });
});

test('of an administrator tells its id and the epoch it belongs to, 0 unless told', async () => {
  const { tokens } = serviceAt();
  const of = async (tokenEpoch?: number) => {
    const { token } = await tokens.sign({ ...admin, tokenEpoch } as Identity);
    return { known: await tokens.verify(token), jti: claimsOf(token).jti };
  };
  const [plain, later] = [await of(), await of(7)];
  expect(plain.known).toEqual({ ...admin, tokenId: plain.jti, tokenEpoch: 0 });
  expect(later.known).toEqual({ ...admin, tokenId: later.jti, tokenEpoch: 7 });
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
  { kind: 'apiKey', issuerStatus: 'ACTIVE', apiKeyId: 'k', issuerId: 'i', issuerDid: 'd', scopes: [] },
])('no bearer token exists for $kind', async (identity) => {
  await expect(serviceAt().tokens.sign(identity)).rejects.toMatchObject({ code: 'INTERNAL' });
});

describe('a token that was proven before', () => {
  test('proves the same again, and no other spelling of it does', async () => {
    const { tokens } = serviceAt();
    const { token } = await tokens.sign(admin);
    const first = await tokens.verify(token);
    expect(await tokens.verify(token)).toEqual(first);
    for (let at = 0; at < token.length; at += 7) {
      const other = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      await expect(tokens.verify(other)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    }
    await expect(tokens.verify(`${token}.`)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('expires as any other, and is none before its time', async () => {
    const { tokens, clock } = serviceAt();
    const { token, expiresAt } = await tokens.sign(admin);
    const life = expiresAt.getTime() - clock.now().getTime();
    await tokens.verify(token);
    clock.advance(life + 29_000);
    await tokens.verify(token);
    clock.advance(1000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    clock.advance(-life - 61_000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('proves nothing under another secret', async () => {
    const { token } = await serviceAt().tokens.sign(admin);
    await serviceAt().tokens.verify(token);
    const other = serviceAt(START, Buffer.alloc(64, 'o')).tokens;
    await expect(other.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});

describe('is refused:', () => {
  test.each(FORGERIES)('$name', async ({ code, make }) => {
    const { tokens } = serviceAt();
    const { token } = await tokens.sign(admin);
    await expect(tokens.verify(token)).resolves.toMatchObject(admin);
    const error = await tokens.verify(make({ good: token, secret })).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ code, message: expect.stringMatching(/; sign in again\.$/) });
  });

  test.each(['', ' ', ' a.b.c'])('%j', async (text) => {
    await expect(serviceAt().tokens.verify(text)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('the forger makes good tokens too, so each refusal above has its own reason', async () => {
    const { tokens } = serviceAt();
    const good = (await tokens.sign(admin)).token;
    expect(await tokens.verify(forge({ good, secret }))).toMatchObject(admin);
    expect(new Set(FORGERIES.map(({ make }) => make({ good, secret })).concat(good)).size).toBe(
      FORGERIES.length + 1,
    );
  });
});

test.each([
  [86_400, true],
  [86_401, false],
])('a token that was made to live for %i seconds is good: %s', async (lifetime, isGood) => {
  const { tokens } = serviceAt();
  const iat = Date.parse(START) / 1000;
  const good = (await tokens.sign(admin)).token;
  const token = forge({ good, secret }, { claims: { iat, exp: iat + lifetime } });
  if (isGood) await expect(tokens.verify(token)).resolves.toMatchObject(admin);
  else await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

describe('after the secret was rotated', () => {
  const next = Buffer.alloc(64, 'n');
  test('tokens of the secret before stay valid, new ones carry the new kid', async () => {
    const old = (await serviceAt().tokens.sign(admin)).token;
    const { tokens } = serviceAt(START, next, secret);
    expect(await tokens.verify(old)).toMatchObject(admin);
    expect(headerOf((await tokens.sign(admin)).token).kid).not.toBe(headerOf(old).kid);
  });

  test('without the secret before they are refused', async () => {
    const old = (await serviceAt().tokens.sign(admin)).token;
    await expect(serviceAt(START, next).tokens.verify(old)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  test('a kid of one secret does not vouch for a signature of the other', async () => {
    const { tokens } = serviceAt(START, next, secret);
    const { token } = await tokens.sign(admin);
    await expect(tokens.verify(forge({ good: token, secret }, { key: secret }))).rejects.toMatchObject({
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
    await expect(
      tokens.verify(forge({ good: token, secret }, { key: tokens.deriveKey('session') })),
    ).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });
});
