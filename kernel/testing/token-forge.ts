import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';

/** What a forged token has of its own; the rest is as in the good one. `undefined` leaves a member out. */
export interface Forging {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** The text of the header or of the claims, in place of JSON. */
  readonly rawHeader?: string;
  readonly rawClaims?: string;
  /** The HMAC's key and hash; the platform's own secret and SHA-512 unless told. */
  readonly key?: string | Uint8Array;
  readonly hash?: string;
}

/** A token that no door may take. */
export interface Forgery {
  readonly name: string;
  readonly code: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
  readonly make: (material: ForgeMaterial) => string;
}

export interface ForgeMaterial {
  /** A good token of scope `admin-console` that has just been made. */
  readonly good: string;
  /** The secret that signed it. */
  readonly secret: Uint8Array;
}

/** The good token with changes, signed again: with the right secret unless told. */
export function forge({ good, secret }: ForgeMaterial, change: Forging = {}): string {
  const header = change.rawHeader ?? JSON.stringify({ ...partOf(good, 0), ...change.header });
  const claims = change.rawClaims ?? JSON.stringify({ ...partOf(good, 1), ...change.claims });
  const signed = `${base64url(header)}.${base64url(claims)}`;
  const mac = createHmac(change.hash ?? 'sha512', change.key ?? secret).update(signed);
  return `${signed}.${mac.digest('base64url')}`;
}

/** The header (0) or the claims (1) of a token, unverified. */
export function partOf(token: string, index: 0 | 1): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' });

const changed = (name: string, change: Forging | ((good: Claims) => Forging)): Forgery => ({
  name,
  code: 'TOKEN_INVALID',
  make: (material) =>
    forge(
      material,
      typeof change === 'function' ? change(partOf(material.good, 1) as unknown as Claims) : change,
    ),
});
const spelled = (name: string, spell: (good: string) => string): Forgery => ({
  name,
  code: 'TOKEN_INVALID',
  make: ({ good }) => spell(good),
});
const expired = (name: string, times: (good: Claims) => object): Forgery => ({
  name,
  code: 'TOKEN_EXPIRED',
  make: (material) =>
    forge(material, { claims: { ...times(partOf(material.good, 1) as unknown as Claims) } }),
});

interface Claims {
  readonly iat: number;
  readonly exp: number;
  readonly [claim: string]: unknown;
}

const DAY = 86_400;

/** Every way of forging a bearer token that this platform knows of; most carry a right signature. */
export const FORGERIES: readonly Forgery[] = [
  // the algorithm
  spelled('alg none without a signature', (good) => {
    const [, claims] = good.split('.');
    return `${base64url(JSON.stringify({ ...partOf(good, 0), alg: 'none' }))}.${claims}.`;
  }),
  changed('alg none with a signature', { header: { alg: 'none' } }),
  changed('alg NONE', { header: { alg: 'NONE' } }),
  changed('no alg', { header: { alg: undefined } }),
  changed('alg in a list', { header: { alg: ['HS512'] } }),
  changed('alg in lower case', { header: { alg: 'hs512' } }),
  changed('HS256 with the right secret', { header: { alg: 'HS256' }, hash: 'sha256' }),
  changed('HS384 with the right secret', { header: { alg: 'HS384' }, hash: 'sha384' }),
  changed('RS256 signed as HMAC with a public key', {
    header: { alg: 'RS256' },
    key: PUBLIC_PEM,
    hash: 'sha256',
  }),
  {
    name: 'RS512 with a key of its own',
    code: 'TOKEN_INVALID',
    make: ({ good }) => {
      const header = { ...partOf(good, 0), alg: 'RS512', jwk: publicKey.export({ format: 'jwk' }) };
      const signed = `${base64url(JSON.stringify(header))}.${good.split('.')[1]}`;
      return `${signed}.${createSign('sha512').update(signed).sign(privateKey, 'base64url')}`;
    },
  },
  // the key
  changed('another secret', { key: Buffer.alloc(64, 'x') }),
  changed('an empty secret', { key: Buffer.alloc(0) }),
  changed('a key that the header brings', {
    header: { jwk: { kty: 'oct', k: base64url('x'.repeat(64)) } },
    key: 'x'.repeat(64),
  }),
  changed('an unknown kid', { header: { kid: 'other' } }),
  changed('no kid', { header: { kid: undefined } }),
  changed('a kid that is a path', { header: { kid: '../../../../dev/null' }, key: '' }),
  changed('a kid that is a query', { header: { kid: "' UNION SELECT 'x" }, key: 'x' }),
  changed('a kid that objects inherit', { header: { kid: '__proto__' } }),
  changed('a kid in a list', (good) => ({ header: { kid: [good['kid']] } })),
  // the header
  changed('typ JWT', { header: { typ: 'JWT' } }),
  changed('no typ', { header: { typ: undefined } }),
  changed('a critical extension', { header: { crit: ['x'], x: 1 } }),
  changed('an empty list of critical extensions', { header: { crit: [] } }),
  changed('an unencoded payload', { header: { crit: ['b64'], b64: false } }),
  {
    name: 'a header that names alg twice',
    code: 'TOKEN_INVALID',
    make: (material) => {
      const rest = JSON.stringify(partOf(material.good, 0));
      return forge(material, { rawHeader: `{"alg":"none",${rest.slice(1)}` });
    },
  },
  {
    name: 'claims that name the role twice',
    code: 'TOKEN_INVALID',
    make: (material) => {
      const rest = JSON.stringify(partOf(material.good, 1));
      return forge(material, { rawClaims: `{"role":"VIEWER",${rest.slice(1)}` });
    },
  },
  changed('a header that is a list', { rawHeader: '[]' }),
  changed('a header that is no JSON', { rawHeader: 'x' }),
  // the claims
  changed('claims that are a list', { rawClaims: '[]' }),
  changed('claims that are no JSON', { rawClaims: 'x' }),
  changed('another issuer', { claims: { iss: 'https://evil.example' } }),
  changed('no issuer', { claims: { iss: undefined } }),
  changed('the issuer in a list', (good) => ({ claims: { iss: [good['iss']] } })),
  changed('another audience', { claims: { aud: 'holder' } }),
  changed('no audience', { claims: { aud: undefined } }),
  changed('the audience in a list', { claims: { aud: ['admin-console'] } }),
  changed('two audiences', { claims: { aud: ['admin-console', 'holder'] } }),
  changed('a scope other than the audience', { claims: { scope: 'issuer-portal' } }),
  changed('no scope', { claims: { scope: undefined } }),
  changed('the scope in a list', { claims: { scope: ['admin-console'] } }),
  changed('two scopes in a text', { claims: { scope: 'admin-console holder' } }),
  changed('a scope of no table', { claims: { scope: 'root', aud: 'root' } }),
  changed('a role of no table', { claims: { role: 'ROOT' } }),
  changed('a role in another case', { claims: { role: 'Admin' } }),
  changed('no role', { claims: { role: undefined } }),
  changed('no subject', { claims: { sub: undefined } }),
  changed('an empty subject', { claims: { sub: '' } }),
  changed('a subject that is an operator', { claims: { sub: { $ne: null } } }),
  changed('no jti', { claims: { jti: undefined } }),
  changed('a jti that is a number', { claims: { jti: 1 } }),
  changed('an epoch as text', { claims: { epoch: '0' } }),
  changed('a negative epoch', { claims: { epoch: -1 } }),
  changed('no iat', { claims: { iat: undefined } }),
  changed('no exp', { claims: { exp: undefined } }),
  changed('exp as text', ({ exp }) => ({ claims: { exp: String(exp) } })),
  changed('a life of more than a day', ({ iat }) => ({ claims: { exp: iat + DAY + 1 } })),
  changed('a life without end', { claims: { exp: Number.MAX_SAFE_INTEGER } }),
  changed('made in the future', ({ iat }) => ({ claims: { iat: iat + 600, exp: iat + 900 } })),
  changed('not valid yet', ({ iat }) => ({ claims: { nbf: iat + 600 } })),
  expired('expired a minute ago', ({ iat }) => ({ iat: iat - 3660, exp: iat - 60 })),
  expired('expired years ago', () => ({ iat: 1, exp: 2 })),
  expired('expiry 0', () => ({ exp: 0 })),
  // the spelling
  spelled('two parts', (good) => good.split('.').slice(0, 2).join('.')),
  spelled('four parts', (good) => `${good}.x`),
  spelled('a full stop behind', (good) => `${good}.`),
  spelled('no signature', (good) => `${good.split('.').slice(0, 2).join('.')}.`),
  spelled(
    'the signature of other claims',
    (good) => `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`,
  ),
  spelled('padding', (good) => `${good}==`),
  spelled('base64 in place of base64url', (good) =>
    good.replaceAll('-', '+').replaceAll('_', '/').replace('.', '+.'),
  ),
  spelled('a cut signature', (good) => good.slice(0, -1)),
  spelled('text that is no token', () => 'undefined'),
  changed('5 kB', { claims: { pad: 'x'.repeat(5000) } }),
  ...Array.from({ length: 15 }, (_, index) => signatureAlias(index + 1)),
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 64 bytes end in a symbol of which four bits count for nothing: fifteen other symbols decode to the same signature. */
function signatureAlias(offset: number): Forgery {
  return spelled(`alias ${offset} of the signature's last symbol`, (good) => {
    const last = ALPHABET.indexOf(good.slice(-1));
    return `${good.slice(0, -1)}${ALPHABET[(last & 0b110000) | ((last + offset) & 0b001111)]}`;
  });
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
