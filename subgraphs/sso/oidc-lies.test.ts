import { sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createOutbound, type ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { until } from '../../kernel/testing/until.ts';
import { createOidc } from './oidc.ts';
import { hmacWith, type Lie, startLyingProvider } from './testing/lying-provider.ts';
import { as, DIDS, openSsoWorld, type SsoWorld } from './testing/sso-world.ts';

const CLIENT = 'testamur';
const [DID] = DIDS;
type Provider = Awaited<ReturnType<typeof startLyingProvider>>;

let provider: Provider;
let other: Provider;
let world: SsoWorld;
beforeAll(async () => {
  [provider, other] = await Promise.all([
    startLyingProvider({ clientId: CLIENT, email: 'mallory@example.edu' }),
    startLyingProvider({ clientId: CLIENT, email: 'mallory@example.edu' }),
  ]);
  world = await openSsoWorld([provider, other], { deadlineMs: 400 });
});
afterAll(async () => {
  await world.close();
  await Promise.all([provider.close(), other.close()]);
});
beforeEach(async () => {
  provider.tell({}, world.now);
  // An edit: what was read of the provider before is read anew.
  await world.service.upsert(saved(), as.admin());
  await world.prove('example.edu');
  expect((await world.service.validate({}, as.admin())).config.status).toBe('PENDING_VALIDATION');
});

function saved() {
  const oidc = { issuerUrl: provider.issuer, clientId: CLIENT, clientSecret: 'a secret that nobody sees' };
  return { protocol: 'OIDC', provider: 'Liar', oidc };
}

async function begin() {
  return world.signIn.buildAuthorizationRequest({ organizationDid: DID, purpose: 'TEST' }, as.unit());
}

async function attempt(lie: Lie): Promise<{ code: string; fault?: string; message?: string }> {
  const { url, state } = await begin();
  provider.tell(lie, world.now);
  const parameters = provider.answer(url);
  return world.signIn.validateOidcCallback({ state, parameters }, as.unit()).then(
    ({ subject }) => ({ code: `signed in as ${subject}` }),
    ({ code, details, message }) => ({ code, fault: details?.[0]?.code, message }),
  );
}

const claims = (change: object): Lie => ({
  idToken: ({ claims: honest, sign: by }) => by({ ...honest, ...change }),
});
const without = (name: string): Lie => ({
  idToken: ({ claims: honest, sign: by }) =>
    by(Object.fromEntries(Object.entries(honest).filter(([one]) => one !== name))),
});
const header = (change: object): Lie => ({
  idToken: ({ claims: honest, header: usual, sign: by }) => by(honest, { ...usual, ...change }),
});
const seconds = () => Math.floor(world.now().getTime() / 1000);
const answering = (head: object, body: string, status = 200): Lie => ({
  token: (response: ServerResponse) => void response.writeHead(status, { ...head }).end(body),
});
const JSON_HEAD = { 'content-type': 'application/json' };

test('an honest provider signs somebody in', async () => {
  expect(await attempt({})).toEqual({ code: 'signed in as mallory' });
  // A clock that is a minute apart is no lie.
  expect(await attempt(claims({ iat: seconds() + 55, exp: seconds() + 300 }))).toMatchObject({
    code: 'signed in as mallory',
  });
  expect(await attempt(claims({ exp: seconds() - 55 }))).toMatchObject({ code: 'signed in as mallory' });
  expect(await attempt(claims({ aud: [CLIENT] }))).toMatchObject({ code: 'signed in as mallory' });
  expect(await attempt(claims({ aud: [CLIENT, 'x'], azp: CLIENT }))).toMatchObject({
    code: 'signed in as mallory',
  });
});

test.each<[string, string, () => Lie]>([
  [
    'an answer of another provider (mix-up)',
    'ISSUER_MISMATCH',
    () => ({ callback: (given) => ({ ...given, iss: other.issuer }) }),
  ],
  [
    'an answer of the issuer with a slash',
    'ISSUER_MISMATCH',
    () => ({ callback: (given) => ({ ...given, iss: `${given['iss']}/` }) }),
  ],
  ['no issuer in the answer', 'ISSUER_MISMATCH', () => ({ callback: ({ iss: _iss, ...given }) => given })],
  [
    'an error in place of a code',
    'PROVIDER_REFUSED',
    () => ({
      callback: ({ state = '', iss = '' }) => ({
        state,
        iss,
        error: 'access_denied',
        error_description: '<b>LIES</b>',
      }),
    }),
  ],
  [
    'neither code nor error',
    'TOKEN_INVALID',
    () => ({ callback: ({ state = '', iss = '' }) => ({ state, iss }) }),
  ],
  [
    'a code that it did not make',
    'CODE_REFUSED',
    () => ({ callback: (given) => ({ ...given, code: 'another' }) }),
  ],
  ['another audience', 'TOKEN_INVALID', () => claims({ aud: 'another' })],
  ['several audiences without the party', 'TOKEN_INVALID', () => claims({ aud: [CLIENT, 'another'] })],
  [
    'several audiences and another party',
    'TOKEN_INVALID',
    () => claims({ aud: [CLIENT, 'another'], azp: 'another' }),
  ],
  ['another party', 'TOKEN_INVALID', () => claims({ azp: 'another' })],
  ['another nonce', 'TOKEN_INVALID', () => claims({ nonce: 'x'.repeat(43) })],
  ['no nonce', 'TOKEN_INVALID', () => without('nonce')],
  ['an issuer with a slash in the token', 'TOKEN_INVALID', () => claims({ iss: `${provider.issuer}/` })],
  ['another issuer in the token', 'TOKEN_INVALID', () => claims({ iss: other.issuer })],
  ['no issuer in the token', 'TOKEN_INVALID', () => without('iss')],
  ['a token that has expired', 'TOKEN_INVALID', () => claims({ exp: seconds() - 61 })],
  ['a token that never expires', 'TOKEN_INVALID', () => without('exp')],
  ['a token of the future', 'TOKEN_INVALID', () => claims({ iat: seconds() + 120 })],
  ['a token that begins later', 'TOKEN_INVALID', () => claims({ nbf: seconds() + 120 })],
  ['no subject', 'TOKEN_INVALID', () => without('sub')],
  ['a subject without end', 'TOKEN_INVALID', () => claims({ sub: 'x'.repeat(256) })],
  [
    'alg none',
    'TOKEN_INVALID',
    () => ({ idToken: (h) => h.forge(h.claims, { alg: 'none' }, () => Buffer.alloc(0)) }),
  ],
  [
    'alg none with a signature',
    'TOKEN_INVALID',
    () => ({ idToken: (h) => h.sign(h.claims, { ...h.header, alg: 'none' }) }),
  ],
  [
    'HS256 with the public key',
    'TOKEN_INVALID',
    () => ({ idToken: (h) => h.forge(h.claims, { ...h.header, alg: 'HS256' }, hmacWith(h.publicPem)) }),
  ],
  [
    'HS256 with the client secret',
    'TOKEN_INVALID',
    () => ({
      idToken: (h) => h.forge(h.claims, { ...h.header, alg: 'HS256' }, hmacWith('a secret that nobody sees')),
    }),
  ],
  ['another alg than it announces', 'TOKEN_INVALID', () => header({ alg: 'RS512' })],
  [
    'no signature',
    'TOKEN_INVALID',
    () => ({ idToken: (h) => h.forge(h.claims, h.header, () => Buffer.alloc(0)) }),
  ],
  [
    'the signature of a key that is not published',
    'TOKEN_INVALID',
    () => ({
      idToken: (h) =>
        h.forge(h.claims, h.header, (input) => sign('sha256', Buffer.from(input), h.foreignKey)),
    }),
  ],
  ['a key id that is a path', 'TOKEN_INVALID', () => header({ kid: '../../../../dev/null' })],
  ['a key id that is a query', 'TOKEN_INVALID', () => header({ kid: { $ne: null } })],
  ['critical extensions', 'TOKEN_INVALID', () => header({ crit: ['x'], x: 1 })],
  ['no token', 'TOKEN_INVALID', () => answering(JSON_HEAD, '{"access_token":"a","token_type":"Bearer"}')],
  [
    'an error of the token endpoint',
    'CODE_REFUSED',
    () => answering(JSON_HEAD, '{"error":"invalid_client","error_description":"LIES"}', 401),
  ],
  [
    'a page in place of a token',
    'PROVIDER_AWAY',
    () => answering({ 'content-type': 'text/html' }, '<h1>LIES</h1>'),
  ],
  ['broken JSON', 'PROVIDER_AWAY', () => answering(JSON_HEAD, '{"id_token":')],
  ['too much', 'PROVIDER_AWAY', () => answering(JSON_HEAD, `"${'x'.repeat(1024 * 1024)}"`)],
  [
    'a redirect from the token endpoint',
    'PROVIDER_AWAY',
    () => answering({ location: `${other.issuer}/token` }, '', 307),
  ],
  ['status 500', 'PROVIDER_AWAY', () => answering(JSON_HEAD, '{"error":"server_error"}', 500)],
  ['nothing at all, for ever', 'PROVIDER_AWAY', () => ({ token: () => undefined })],
  ['an address of another domain', 'EMAIL_DOMAIN', () => claims({ email: 'mallory@example.com' })],
  ['an address that it has not verified', 'EMAIL_UNVERIFIED', () => claims({ email_verified: false })],
  ['no address', 'EMAIL_MISSING', () => without('email')],
  ['several addresses', 'EMAIL_MISSING', () => claims({ email: ['a@example.edu', 'b@example.edu'] })],
  ['an address that is an object', 'EMAIL_MISSING', () => claims({ email: { $gt: '' } })],
])('%s is refused as %s', async (_lie, fault, lie) => {
  other.hits.length = 0;
  const refused = await attempt(lie());
  expect(refused).toMatchObject({ code: 'SSO_FAILED', fault });
  expect(refused.message).not.toMatch(/LIES|secret|mallory|https/);
  expect(other.hits).toEqual([]);
});

test.each(['jku', 'x5u', 'jwk'])('a header %s that names another key is not looked at', async (name) => {
  other.hits.length = 0;
  const jwk = { kty: 'RSA', n: 'AQAB', e: 'AQAB' };
  const value = name === 'jwk' ? jwk : `${other.issuer}/jwks`;
  // Signed by the published key it counts, by any other it does not.
  expect(await attempt(header({ [name]: value }))).toEqual({ code: 'signed in as mallory' });
  const forged = await attempt({
    idToken: (h) =>
      h.forge(h.claims, { ...h.header, [name]: value }, (input) =>
        sign('sha256', Buffer.from(input), h.foreignKey),
      ),
  });
  expect(forged).toMatchObject({ code: 'SSO_FAILED', fault: 'TOKEN_INVALID' });
  expect(other.hits).toEqual([]);
});

test('a code counts once, and a state of another sign-in opens nothing', async () => {
  const first = await begin();
  const second = await begin();
  const parameters = provider.answer(first.url);
  const crossed = world.signIn.validateOidcCallback({ state: second.state, parameters }, as.unit());
  await expect(crossed).rejects.toMatchObject({ code: 'SSO_FAILED', details: [{ code: 'TOKEN_INVALID' }] });
  const third = await begin();
  const again = world.signIn.validateOidcCallback({ state: third.state, parameters }, as.unit());
  await expect(again).rejects.toMatchObject({ code: 'SSO_FAILED', details: [{ code: 'CODE_REFUSED' }] });
  const unknown = world.signIn.validateOidcCallback({ state: 'x'.repeat(43), parameters }, as.unit());
  await expect(unknown).rejects.toMatchObject({ code: 'SSO_STATE_INVALID' });
});

test.each<[string, string, (honest: Record<string, unknown>) => Record<string, unknown>]>([
  ['names another issuer', 'METADATA_INVALID', (given) => ({ ...given, issuer: other.issuer })],
  ['names itself with a slash', 'ISSUER_MISMATCH', (given) => ({ ...given, issuer: `${given['issuer']}/` })],
  ['has no token endpoint', 'METADATA_INVALID', ({ token_endpoint: _gone, ...given }) => given],
  [
    'has keys at an address without TLS',
    'METADATA_INVALID',
    (given) => ({ ...given, jwks_uri: 'http://localhost/jwks' }),
  ],
  [
    'signs with shared secrets alone',
    'METADATA_INVALID',
    (given) => ({ ...given, id_token_signing_alg_values_supported: ['HS256'] }),
  ],
  [
    'does not know S256',
    'METADATA_INVALID',
    (given) => ({ ...given, code_challenge_methods_supported: ['plain'] }),
  ],
  [
    'does not give codes',
    'METADATA_INVALID',
    (given) => ({ ...given, response_types_supported: ['id_token'] }),
  ],
  [
    'has its keys inside of the network',
    'PROVIDER_BLOCKED',
    (given) => ({ ...given, jwks_uri: 'https://169.254.169.254/jwks' }),
  ],
  [
    'has no keys',
    'NO_USABLE_KEY',
    (given) => ({ ...given, jwks_uri: `${given['issuer']}/.well-known/openid-configuration` }),
  ],
])('a provider that %s fails the check as %s', async (_what, fault, metadata) => {
  provider.tell({ metadata }, world.now);
  const { config } = await world.service.validate({}, as.admin());
  expect(config).toMatchObject({ status: 'FAILED', validationError: expect.stringMatching(`^${fault}: `) });
});

test('nothing of secrets and answers reaches the log or the trail', async () => {
  const entries = JSON.stringify(await world.connection.collection('audit_entries').find().toArray());
  for (const said of [world.lines.join(''), entries])
    expect(said).not.toMatch(/a secret that nobody sees|mallory@|LIES|eyJ/);
});

/** As after all the steps that lead there. */
const setStatus = async (status: string) => {
  await world.connection.collection('sso_configs').updateOne({ organizationDid: DID }, { $set: { status } });
};

test.each<[string, () => Promise<unknown>, 'SIGN_IN' | 'TEST']>([
  ['is deleted', () => world.service.remove({}, as.admin()), 'SIGN_IN'],
  ['is switched off', () => world.service.setStatus({ status: 'INACTIVE' }, as.admin()), 'SIGN_IN'],
  ['is saved anew', () => world.service.upsert(saved(), as.admin()), 'SIGN_IN'],
  ['is saved anew', () => world.service.upsert(saved(), as.admin()), 'TEST'],
  ['is deleted', () => world.service.remove({}, as.admin()), 'TEST'],
])('a configuration that %s while the provider thinks proves nobody', async (_what, meanwhile, purpose) => {
  await setStatus('ACTIVE');
  const { url, state } = await world.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose },
    as.unit(),
  );
  provider.tell({ meanwhile }, world.now);
  const ended = world.signIn.validateOidcCallback({ state, parameters: provider.answer(url) }, as.unit());
  await expect(ended).rejects.toMatchObject({ code: 'SSO_FAILED', details: [{ code: 'SETTINGS_CHANGED' }] });
});

test("an address whose letters become others in lower case is nobody else's", async () => {
  expect(await attempt(claims({ email: '\u212Aate@example.edu' }))).toMatchObject({ fault: 'EMAIL_MISSING' });
  expect(await attempt(claims({ email: 'Kate@EXAMPLE.edu' }))).toEqual({ code: 'signed in as mallory' });
});

describe('where the session at a provider ends', () => {
  const told = (end_session_endpoint?: unknown): Lie => ({
    metadata: (honest) => ({ ...honest, ...(end_session_endpoint ? { end_session_endpoint } : {}) }),
  });
  const leave = (organizationDid: string = DID) =>
    world.signIn.logoutUrl({ organizationDid, loginHint: 'ada@example.edu' }, as.unit());
  const published = async (lie: Lie) => {
    provider.tell(lie, world.now);
    await world.service.validate({}, as.admin());
    await setStatus('ACTIVE');
  };

  test('is told with the client, the person, a page of this platform and a state of its own', async () => {
    await published(told(`${provider.issuer}/end?realm=a`));
    const [one, other] = [new URL((await leave()) ?? ''), new URL((await leave()) ?? '')];
    expect(`${one.origin}${one.pathname}`).toBe(`${provider.issuer}/end`);
    const { state, ...rest } = Object.fromEntries(one.searchParams);
    expect(rest).toEqual({
      realm: 'a',
      client_id: CLIENT,
      logout_hint: 'ada@example.edu',
      post_logout_redirect_uri: 'https://testamur.example/issuer/sign-in',
    });
    expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(other.searchParams.get('state')).not.toBe(state);
  });

  test.each<[string, () => unknown]>([
    ['names none', () => undefined],
    ['names one without TLS', () => provider.issuer.replace('https', 'http')],
    ['names a script', () => 'javascript:alert(1)'],
    ['names something else', () => 5],
  ])('is nowhere when the provider %s', async (_what, endpoint) => {
    await published(told(endpoint()));
    expect(await leave()).toBeUndefined();
  });

  test('is nowhere for a configuration that is not ACTIVE, and for nobody', async () => {
    await published(told(`${provider.issuer}/end`));
    for (const status of ['INACTIVE', 'FAILED', 'VALIDATED', 'PENDING_VALIDATION']) {
      await setStatus(status);
      expect(await leave()).toBeUndefined();
    }
    await setStatus('ACTIVE');
    expect(await leave(DIDS[1])).toBeUndefined();
    expect(await leave()).toContain('/end?');
  });

  test('is asked of units, for one person', async () => {
    const input = { organizationDid: DID, loginHint: 'ada@example.edu' };
    await expect(world.signIn.logoutUrl(input, as.admin())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    const long = { ...input, loginHint: 'x'.repeat(256) };
    await expect(world.signIn.logoutUrl(long, as.unit())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('keeps nobody waiting for a provider that is silent', async () => {
    await published(told(`${provider.issuer}/end`));
    // What is known of it is too old.
    world.moveClock(11 * 60_000);
    provider.tell({ isSilentAt: () => true }, world.now);
    const from = Date.now();
    expect(await leave()).toBeUndefined();
    expect(Date.now() - from).toBeLessThan(4000);
  });
});

describe('a provider that does not answer', () => {
  const CONFIGURATION = '/.well-known/openid-configuration';
  const asked = (path: string) => provider.hits.filter((hit) => hit === path).length;
  const codesOf = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) =>
      one.status === 'fulfilled' ? 'OK' : one.reason.details?.[0]?.code,
    );

  test('is asked once for its metadata, however many sign in, and then left alone for some seconds', async () => {
    world.moveClock(11 * 60_000);
    provider.tell({ isSilentAt: (path) => path === CONFIGURATION }, world.now);
    const before = asked(CONFIGURATION);
    const crowd = () => codesOf(Array.from({ length: 100 }, begin));
    expect(new Set(await crowd())).toEqual(new Set(['PROVIDER_AWAY']));
    expect(asked(CONFIGURATION) - before).toBe(1);
    expect(new Set(await crowd())).toEqual(new Set(['PROVIDER_AWAY']));
    expect(asked(CONFIGURATION) - before).toBe(1);
    // Whoever checks it asks at once, and so does everybody a little later.
    provider.tell({}, world.now);
    expect((await world.service.validate({}, as.admin())).config.validationError).toBeUndefined();
    expect(await codesOf([begin()])).toEqual(['OK']);
    world.moveClock(11 * 60_000);
    provider.tell({ isSilentAt: () => true }, world.now);
    await codesOf([begin()]);
    provider.tell({}, world.now);
    expect(await codesOf([begin()])).toEqual(['PROVIDER_AWAY']);
    world.moveClock(5000);
    expect(await codesOf([begin()])).toEqual(['OK']);
  });

  test('holds a bounded number of codes at once, and lets in again when it is back', async () => {
    const issuerUrl = 'https://idp.example.edu';
    const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'];
    const metadata = {
      issuer: issuerUrl,
      ...Object.fromEntries(endpoints.map((name) => [name, `${issuerUrl}/${name}`])),
    };
    let held: (() => void)[] = [];
    const exchange: ExchangingOutbound['exchange'] = async ({ method }) => {
      const isCode = method === 'POST';
      if (isCode) await new Promise<void>((free) => held.push(free));
      const body = Buffer.from(JSON.stringify(isCode ? { error: 'invalid_grant' } : metadata));
      return { status: isCode ? 400 : 200, mediaType: 'application/json', body };
    };
    const oidc = createOidc({ outbound: { ...createOutbound(), exchange }, now: world.now });
    const party = {
      cacheKey: 'one',
      settings: { issuerUrl, clientId: CLIENT, scopes: ['openid'] },
      clientSecret: undefined,
      redirectUri: 'https://testamur.example/callback',
    };
    const trade = (cacheKey = 'one') => {
      const binding = { state: 's'.repeat(43), nonce: 'n', verifier: 'v'.repeat(43) };
      return oidc.finish({ ...party, cacheKey }, binding, { code: 'c', state: binding.state });
    };
    for (let round = 0; round < 2; round++) {
      const all = codesOf(Array.from({ length: 100 }, () => trade()));
      await until('codes to be held', () => held.length >= 32);
      const other = codesOf([trade('another')]);
      await until('the other one to be held', () => held.length > 32);
      expect(held).toHaveLength(33);
      for (const free of held) free();
      held = [];
      const codes = [...(await all), ...(await other)];
      expect(codes.filter((code) => code === 'CODE_REFUSED')).toHaveLength(33);
      expect(codes.filter((code) => code === 'PROVIDER_AWAY')).toHaveLength(68);
    }
  });
});
