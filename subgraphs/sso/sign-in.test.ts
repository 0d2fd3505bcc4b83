import type { SsoPurpose } from './ports.ts';
import { type OidcTestProvider, startOidcProvider } from './testing/oidc-provider.ts';
import { type SamlTestProvider, startSamlProvider } from './testing/saml-provider.ts';
import { ACS, as, CALLBACK, DIDS, openSsoWorld, PUBLIC_URL, type SsoWorld } from './testing/sso-world.ts';

let oidc: OidcTestProvider;
let saml: SamlTestProvider;
let world: SsoWorld;
const [DID] = DIDS;
const ADA = { subject: 'ada', email: 'ada@example.edu', name: 'Ada Lovelace', groups: ['registry', 'staff'] };

beforeAll(async () => {
  [oidc, saml] = await Promise.all([startOidcProvider({ redirectUris: [CALLBACK] }), startSamlProvider()]);
});
afterAll(() => Promise.all([oidc.close(), saml.close()]));
beforeEach(async () => {
  world = await openSsoWorld([oidc, saml]);
  for (const provider of [oidc, saml]) {
    provider.setAway(false);
    provider.signInAs(ADA);
  }
});
afterEach(() => world.close());

const oidcSettings = (more: object = {}) => ({
  protocol: 'OIDC',
  provider: 'Example IdP',
  oidc: {
    issuerUrl: oidc.issuer,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    scopes: ['openid', 'email', 'profile', 'groups'],
  },
  ...more,
});
const samlSettings = (more: object = {}) => ({
  protocol: 'SAML2.0',
  provider: 'Example IdP',
  saml: { metadataUrl: saml.metadataUrl },
  ...more,
});

/** Sends a browser to the provider and hands on what it brings back. */
async function signIn(purpose: SsoPurpose = 'SIGN_IN') {
  const { url, state } = await world.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose },
    as.unit(),
  );
  const provider = url.startsWith(oidc.issuer) ? oidc : saml;
  const landing = await provider.browse(url);
  if (landing.kind === 'redirect') {
    expect(landing.url.origin + landing.url.pathname).toBe(CALLBACK);
    const input = { state, parameters: landing.parameters };
    return { input, answer: () => world.signIn.validateOidcCallback(input, as.unit()) };
  }
  expect(landing).toMatchObject({ action: ACS, fields: { RelayState: state } });
  const input = { relayState: state, samlResponse: landing.fields['SAMLResponse'] ?? '' };
  return { input, answer: () => world.signIn.validateSamlAssertion(input, as.unit()) };
}

/** From nothing to ACTIVE. */
async function activate(settings: object) {
  await world.service.upsert(settings, as.admin());
  await world.prove('example.edu');
  await world.service.validate({}, as.admin());
  await (await signIn('TEST')).answer();
  await world.service.validate({}, as.admin());
  return world.service.setStatus({ status: 'ACTIVE' }, as.admin());
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: 'NONE', fault: undefined, message: '' }),
    ({ code, details, message }) => ({ code, fault: details?.[0]?.code, message }),
  );

describe.each([
  ['OIDC', oidcSettings],
  ['SAML2.0', samlSettings],
] as const)('%s', (protocol, settings) => {
  test('goes from settings over a trial to a sign-in', async () => {
    const { config: saved } = await world.service.upsert(settings(), as.admin());
    expect(saved).toMatchObject({ status: 'PENDING_VALIDATION', protocol });
    const test = { organizationDid: DID, purpose: 'TEST' } as const;
    expect((await refusal(world.signIn.buildAuthorizationRequest(test, as.unit()))).code).toBe(
      'INVALID_STATE_TRANSITION',
    );

    const first = await world.service.validate({}, as.admin());
    expect(first).toMatchObject({
      config: { status: 'PENDING_VALIDATION' },
      missing: ['EMAIL_DOMAIN', 'TEST_SIGN_IN'],
    });
    await world.prove('example.edu');
    expect(await (await signIn('TEST')).answer()).toMatchObject({
      purpose: 'TEST',
      email: 'ada@example.edu',
    });
    const sign = { organizationDid: DID, purpose: 'SIGN_IN' } as const;
    expect((await refusal(world.signIn.buildAuthorizationRequest(sign, as.unit()))).code).toBe(
      'INVALID_STATE_TRANSITION',
    );

    const second = await world.service.validate({}, as.admin());
    expect(second).toMatchObject({ config: { status: 'VALIDATED', validatedAt: world.now() }, missing: [] });
    const { config } = await world.service.setStatus({ status: 'ACTIVE' }, as.admin());
    expect(config.status).toBe('ACTIVE');
    expect(await (await signIn()).answer()).toEqual({
      organizationDid: DID,
      purpose: 'SIGN_IN',
      subject: 'ada',
      email: 'ada@example.edu',
      name: 'Ada Lovelace',
      groups: ['registry', 'staff'],
      role: 'Viewer',
      mayJoin: false,
      isRoleMapped: false,
    });
    expect(await world.told(config.ssoConfigId)).toEqual([
      { action: 'sso_config.saved', previousState: null, newState: 'PENDING_VALIDATION' },
      { action: 'sso_config.checked', previousState: 'PENDING_VALIDATION', newState: 'PENDING_VALIDATION' },
      { action: 'sso_config.tested', previousState: 'PENDING_VALIDATION', newState: 'PENDING_VALIDATION' },
      { action: 'sso_config.validated', previousState: 'PENDING_VALIDATION', newState: 'VALIDATED' },
      { action: 'sso_config.activated', previousState: 'VALIDATED', newState: 'ACTIVE' },
    ]);
  });

  test('maps groups to a role', async () => {
    const roles = [
      { value: 'nobody', role: 'Admin' },
      { value: 'registry', role: 'Operator' },
      { value: 'staff', role: 'Admin' },
    ];
    await activate(settings({ attributeMap: { roles }, jitProvisioning: true, defaultRole: 'Viewer' }));
    expect(await (await signIn()).answer()).toMatchObject({
      role: 'Operator',
      isRoleMapped: true,
      mayJoin: true,
    });
  });

  test('an answer counts once, whoever brings it at once', async () => {
    await activate(settings());
    const { answer } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refusal(answer())));
    expect(answers.filter(({ code }) => code === 'NONE')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'SSO_STATE_INVALID')).toHaveLength(7);
  });

  test('an answer that comes after ten minutes is over', async () => {
    await activate(settings());
    const { answer } = await signIn();
    world.moveClock(10 * 60_000);
    expect((await refusal(answer())).code).toBe('SSO_STATE_INVALID');
  });

  test('an answer to settings that were edited proves nothing of the new ones', async () => {
    await activate(settings());
    const { answer } = await signIn('TEST');
    await world.service.upsert(settings({ provider: 'Another' }), as.admin());
    expect(await refusal(answer())).toMatchObject({ code: 'SSO_FAILED', fault: 'SETTINGS_CHANGED' });
    expect((await world.service.validate({}, as.admin())).missing).toEqual(['TEST_SIGN_IN']);
  });

  test('an answer that comes when it was switched off, or deleted, proves nobody', async () => {
    await activate(settings());
    const [one, other] = [await signIn(), await signIn()];
    await world.service.setStatus({ status: 'INACTIVE' }, as.admin());
    expect(await refusal(one.answer())).toMatchObject({ code: 'SSO_FAILED', fault: 'SETTINGS_CHANGED' });
    await world.service.remove({}, as.admin());
    expect((await refusal(other.answer())).code).toBe('SSO_STATE_INVALID');
  });

  test.each([
    ['of a domain that was not proved', { ...ADA, email: 'ada@example.com' }, 'EMAIL_DOMAIN'],
    ['of a domain below the proved one', { ...ADA, email: 'ada@cs.example.edu' }, 'EMAIL_DOMAIN'],
    ['of a domain that only looks like it', { ...ADA, email: 'ada@evil.com@example.edu' }, 'EMAIL_MISSING'],
    ['that is no address', { ...ADA, email: 'ada' }, 'EMAIL_MISSING'],
  ])('refuses an e-mail address %s', async (_name, person, fault) => {
    await activate(settings());
    const provider = protocol === 'OIDC' ? oidc : saml;
    provider.signInAs(person);
    const refused = await refusal((await signIn()).answer());
    expect(refused).toMatchObject({ code: 'SSO_FAILED', fault });
    expect(refused.message).not.toContain(person.email);
  });

  test('a domain that is given up counts no more', async () => {
    await activate(settings());
    await world.service.removeDomain({ domain: 'example.edu' }, as.admin());
    expect(await refusal((await signIn()).answer())).toMatchObject({ fault: 'EMAIL_DOMAIN' });
  });

  test('keys that the provider changes', async () => {
    await activate(settings());
    await (await signIn()).answer();
    await (protocol === 'OIDC' ? oidc : saml).rotateKeys();
    if (protocol === 'OIDC') {
      // Keys are read anew for one that is unknown, but not more than once a minute.
      expect(await refusal((await signIn()).answer())).toMatchObject({ fault: 'TOKEN_INVALID' });
      world.moveClock(61_000);
      expect(await (await signIn()).answer()).toMatchObject({ subject: 'ada' });
      return;
    }
    // Certificates count when an administrator has had them read.
    expect(await refusal((await signIn()).answer())).toMatchObject({ fault: 'SIGNATURE_INVALID' });
    expect((await world.service.validate({}, as.admin())).config.status).toBe('ACTIVE');
    expect(await (await signIn()).answer()).toMatchObject({ subject: 'ada' });
  });

  test('a provider that is away fails the check, and the record says so in our words', async () => {
    await world.service.upsert(settings(), as.admin());
    (protocol === 'OIDC' ? oidc : saml).setAway(true);
    const { config, missing } = await world.service.validate({}, as.admin());
    expect(config).toMatchObject({
      status: 'FAILED',
      validationError: expect.stringMatching(/^PROVIDER_AWAY: the identity provider does not answer/),
    });
    expect(missing).toContain('METADATA');
    (protocol === 'OIDC' ? oidc : saml).setAway(false);
    expect((await world.service.validate({}, as.admin())).config).toMatchObject({
      status: 'PENDING_VALIDATION',
      validationError: undefined,
    });
  });

  test('a trial that fails ends what is not running yet', async () => {
    await world.service.upsert(settings(), as.admin());
    await world.service.validate({}, as.admin());
    expect(await refusal((await signIn('TEST')).answer())).toMatchObject({ fault: 'EMAIL_DOMAIN' });
    const { config } = await world.service.get({}, as.admin());
    expect(config).toMatchObject({
      status: 'FAILED',
      validationError: expect.stringMatching(/^EMAIL_DOMAIN/),
    });
  });

  test('and does not end what runs', async () => {
    const { config } = await activate(settings());
    await world.service.removeDomain({ domain: 'example.edu' }, as.admin());
    expect(await refusal((await signIn('TEST')).answer())).toMatchObject({ fault: 'EMAIL_DOMAIN' });
    expect((await world.service.get({}, as.admin())).config).toMatchObject({
      status: 'ACTIVE',
      rowVersion: config.rowVersion,
    });
  });

  test('says how an organization signs in, and whose a domain is', async () => {
    const breakGlassMemberId = world.setMember('Admin');
    await activate(settings({ enforce: true, breakGlassMemberId }));
    expect(await world.signIn.policyOf({ organizationDid: DID }, as.unit())).toEqual({
      protocol,
      status: 'ACTIVE',
      enforce: true,
      breakGlassMemberId,
      emailDomains: ['example.edu'],
      jitProvisioning: false,
    });
    const of = (emailDomain: string) => world.signIn.organizationsOf({ emailDomain }, as.unit());
    expect(await of('Example.EDU')).toEqual([{ organizationDid: DID }]);
    expect(await of('cs.example.edu')).toEqual([]);
    expect(await of('no domain')).toEqual([]);
    const leaving = { organizationDid: DID, loginHint: 'ada@example.edu' };
    const place = await world.signIn.logoutUrl(leaving, as.unit());
    expect(place?.startsWith(`${oidc.issuer}/session/end?`)).toBe(protocol === 'OIDC' ? true : undefined);
    await world.service.setStatus({ status: 'INACTIVE' }, as.admin());
    expect(await of('example.edu')).toEqual([]);
    expect(await world.signIn.policyOf({ organizationDid: DIDS[1] }, as.unit())).toBeUndefined();
  });
});

test('a public client signs in with PKCE alone', async () => {
  const provider = await startOidcProvider({ redirectUris: [CALLBACK], isPublic: true });
  const own = await openSsoWorld([provider]);
  const settings = { issuerUrl: provider.issuer, clientId: provider.clientId };
  await own.service.upsert({ protocol: 'OIDC', provider: 'Public', oidc: settings }, as.admin());
  await own.prove('example.edu');
  await own.service.validate({}, as.admin());
  const { url, state } = await own.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose: 'TEST' },
    as.unit(),
  );
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    nonce: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    state,
    redirect_uri: CALLBACK,
  });
  const landing = await provider.browse(url);
  const parameters = landing.kind === 'redirect' ? landing.parameters : {};
  expect(await own.signIn.validateOidcCallback({ state, parameters }, as.unit())).toMatchObject({
    subject: 'ada',
  });
  await own.close();
  await provider.close();
});

test('what a sign-in is bound to does not stand in the store as it is', async () => {
  await activate(oidcSettings());
  const { url, state } = await world.signIn.buildAuthorizationRequest(
    { organizationDid: DID, purpose: 'SIGN_IN' },
    as.unit(),
  );
  const rows = JSON.stringify(await world.connection.collection('sso_requests').find().toArray());
  expect(rows).not.toContain(state);
  expect(rows).not.toContain(new URL(url).searchParams.get('nonce'));
  const configs = JSON.stringify(await world.connection.collection('sso_configs').find().toArray());
  expect(configs).not.toContain(oidc.clientSecret);
  expect(world.lines.join('')).not.toContain(oidc.clientSecret);
});

test('nobody but a unit may ask', async () => {
  const input = { organizationDid: DID, purpose: 'SIGN_IN' } as const;
  expect((await refusal(world.signIn.buildAuthorizationRequest(input, as.admin()))).code).toBe(
    'SCOPE_MISSING',
  );
  expect((await refusal(world.signIn.policyOf(input, as.admin()))).code).toBe('SCOPE_MISSING');
  expect(PUBLIC_URL).toBe('https://testamur.example');
});
