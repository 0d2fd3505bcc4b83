import { newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newToken } from '../../../kernel/ids.ts';
import { createLedger } from '../../../store/ledger.ts';
import type { SsoPerson, SsoPolicy, SsoPurpose } from '../../sso/ports.ts';
import { aWorld } from '../../testing/rooms.ts';
import { ATTEMPT_MS, CODE_MS, type SsoKind } from './attempt.ts';
import { type AttemptStore, attemptStore } from './attempt-model.ts';
import { createSsoService, type SsoService } from './sso-service.ts';

const DID = 'did:key:z6MkArdmore';
const OTHER = 'did:key:z6MkFjord';
const RESPONSE = 'PHNhbWxwOlJlc3BvbnNlIC8+';

const admin = (did = DID, role = 'Admin'): Identity => ({
  kind: 'issuer',
  userId: 'u-1',
  role,
  issuerId: 'i-1',
  issuerDid: did,
  issuerStatus: 'ACTIVE',
});

const ACTIVE: SsoPolicy = {
  protocol: 'OIDC',
  status: 'ACTIVE',
  enforce: false,
  breakGlassMemberId: null,
  emailDomains: ['ardmore.example'],
  jitProvisioning: true,
};

describe('signing in at the identity provider of an organization', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let attempts: AttemptStore;
  let issuers: SsoService;
  let custodians: SsoService;
  /** What providers have seen, and what they say. */
  let asked: { method: string; input: unknown; by: string }[] = [];
  let says: () => Partial<SsoPerson> = () => ({});
  let begins: () => string = () => 'https://idp.example/authorize?state=x';
  let domains: Record<string, readonly string[]> = {};
  let admits: () => void = () => undefined;
  let policy: SsoPolicy | undefined;
  const purposes = new Map<string, { organizationDid: string; purpose: SsoPurpose }>();

  const personOf = (state: string): SsoPerson => ({
    organizationDid: DID,
    purpose: 'SIGN_IN',
    ...purposes.get(state),
    subject: 'ada',
    email: 'ada@ardmore.example',
    name: 'Ada',
    groups: [],
    role: 'Viewer',
    mayJoin: true,
    isRoleMapped: false,
    ...says(),
  });

  beforeAll(async () => {
    world = await aWorld();
    world.moveClock(20 * 365 * 24 * 3_600_000);
    const connection = world.store.connection('core');
    attempts = await attemptStore(connection);
    const ledger = await createLedger({ connection, source: 'core', now: world.now });
    const serviceOf = (kind: SsoKind) =>
      createSsoService({
        ...world,
        kind,
        attempts,
        ledger,
        providers: {
          policyOf: async () => policy,
          logoutUrl: async () => undefined,
          organizationsOf: async ({ emailDomain }) =>
            (domains[emailDomain] ?? []).map((organizationDid) => ({ organizationDid })),
          buildAuthorizationRequest: async (input, context) => {
            asked.push({ method: 'begin', input, by: context.identity.kind });
            const state = newToken();
            purposes.set(state, input);
            return { url: begins(), state };
          },
          validateOidcCallback: async (input, context) => {
            asked.push({ method: 'oidc', input, by: context.identity.kind });
            return personOf(input.state);
          },
          validateSamlAssertion: async (input, context) => {
            asked.push({ method: 'saml', input, by: context.identity.kind });
            return personOf(input.relayState);
          },
        },
        members: {
          bySso: async (person, context) => {
            admits();
            return {
              token: `token of ${person.email}`,
              tokenType: 'Bearer',
              expiresAt: world.now(),
              organization: { did: person.organizationDid, name: 'Ardmore', status: 'ACTIVE' },
              user: { id: context.correlationId, email: person.email, role: person.role },
            };
          },
        },
      });
    issuers = serviceOf('ISSUER');
    custodians = serviceOf('CUSTODIAN');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    asked = [];
    says = () => ({});
    begins = () => 'https://idp.example/authorize?state=x';
    domains = { 'ardmore.example': [DID] };
    admits = () => undefined;
    policy = ACTIVE;
    await world.store.connection('core').collection('audit_entries').deleteMany({});
  });

  const by = (identity?: Identity, isPrefetch = false) =>
    newContext({ ...(identity ? { identity } : {}), isPrefetch, clientHash: '192.0.2.7' });
  const begin = (input: object = { organizationDid: DID }, identity?: Identity) =>
    issuers.begin(input, by(identity));
  const finish = (input: object) => issuers.finish(input, by());
  const trail = async () =>
    (await world.store.connection('core').collection('audit_entries').find().toArray()).map(
      ({ action, status, reason }) => [action, status, reason].filter(Boolean).join(' '),
    );
  const codeOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof AppError ? error.code : error;
  };

  test('signs a program in with what the provider sent, once', async () => {
    const { state, binding, url } = await begin();
    expect(url).toBe('https://idp.example/authorize?state=x');
    const sent = { state, binding, code: 'c', iss: 'https://idp.example', sessionState: 's' };
    expect(await finish(sent)).toMatchObject({
      outcome: 'SIGNED_IN',
      returnTo: '/issuer/sign-in',
      signedIn: { token: 'token of ada@ardmore.example' },
    });
    expect(asked).toEqual([
      { method: 'begin', by: 'unit', input: { organizationDid: DID, purpose: 'SIGN_IN' } },
      {
        method: 'oidc',
        by: 'unit',
        input: { state, parameters: { state, code: 'c', iss: 'https://idp.example', session_state: 's' } },
      },
    ]);
    expect(await codeOf(finish(sent))).toBe('SSO_STATE_INVALID');
  });

  test('hands a page a code, which it trades once and in the same browser', async () => {
    const { state, binding } = await begin({ email: ' Ada@Ardmore.example ', returnTo: '/swagger-ui/' });
    const ended = await finish({ state, binding, code: 'c', handsOver: true });
    if (ended.outcome !== 'HANDED_OVER') throw new Error(ended.outcome);
    const { code } = ended;
    expect(await codeOf(issuers.redeem({ code, binding: newToken() }, by()))).toBe('SSO_STATE_INVALID');
    expect(await codeOf(issuers.redeem({ code }, by()))).toBe('SSO_STATE_INVALID');
    expect(await codeOf(custodians.redeem({ code, binding }, by()))).toBe('SSO_STATE_INVALID');
    expect(await codeOf(issuers.redeem({ code: state, binding }, by()))).toBe('SSO_STATE_INVALID');
    expect(await issuers.redeem({ code, binding }, by())).toMatchObject({
      returnTo: '/swagger-ui/',
      signedIn: { user: { email: 'ada@ardmore.example' } },
    });
    expect(await codeOf(issuers.redeem({ code, binding }, by()))).toBe('SSO_STATE_INVALID');
    expect(await trail()).toEqual([
      'sso_sign_in.proven SUCCESS',
      'sso_sign_in.refused DENIED SSO_STATE_INVALID',
      'sso_sign_in.refused DENIED SSO_STATE_INVALID',
    ]);
  });

  test.each<[string, SsoPolicy | undefined]>([
    ['was deleted', undefined],
    ['was switched off', { ...ACTIVE, status: 'INACTIVE' }],
    ['failed', { ...ACTIVE, status: 'FAILED' }],
    ['was edited', { ...ACTIVE, status: 'PENDING_VALIDATION' }],
    ['lost the domain', { ...ACTIVE, emailDomains: ['another.example'] }],
    ['lost every domain', { ...ACTIVE, emailDomains: [] }],
  ])('trades no code of a configuration that %s meanwhile', async (_what, now) => {
    const { state, binding } = await begin();
    const ended = await finish({ state, binding, code: 'c', handsOver: true });
    policy = now;
    const redeem = () => issuers.redeem({ code: 'code' in ended && ended.code, binding }, by());
    await expect(redeem()).rejects.toMatchObject({
      code: 'SSO_FAILED',
      details: [{ code: 'SETTINGS_CHANGED' }],
    });
    expect((await trail()).at(-1)).toBe('sso_sign_in.refused DENIED SSO_FAILED');
    policy = ACTIVE;
    expect(await codeOf(redeem())).toBe('SSO_STATE_INVALID');
  });

  test('keeps a SAML response for the browser that began, sealed, and takes no second one', async () => {
    const { state, binding } = await begin();
    const posted = { samlResponse: RESPONSE, relayState: state };
    const { next } = await issuers.receive(posted, by());
    expect(next).toBe(`/api/v1/issuer/auth/sso/callback?state=${state}`);
    const rows = await world.store.connection('core').collection('sso_attempts').find().toArray();
    expect(JSON.stringify(rows)).not.toContain(RESPONSE);
    expect(JSON.stringify(rows)).not.toContain(binding);
    expect(JSON.stringify(rows)).not.toContain(state);

    expect(await codeOf(issuers.receive(posted, by()))).toBe('SSO_STATE_INVALID');
    expect(await codeOf(finish({ state, binding: newToken() }))).toBe('SSO_STATE_INVALID');
    expect(asked.map(({ method }) => method)).toEqual(['begin']);
    expect(await finish({ state, binding })).toMatchObject({ outcome: 'SIGNED_IN' });
    expect(asked.at(-1)).toEqual({
      method: 'saml',
      by: 'unit',
      input: { relayState: state, samlResponse: RESPONSE },
    });
    expect(await codeOf(issuers.receive(posted, by()))).toBe('SSO_STATE_INVALID');
  });

  test('keeps two sign-ins of one browser apart under one binding', async () => {
    const one = await begin();
    const two = await begin({ organizationDid: DID, binding: one.binding });
    expect(two.binding).toBe(one.binding);
    expect(two.state).not.toBe(one.state);
    for (const { state } of [one, two])
      expect(await finish({ state, binding: one.binding, code: 'c' })).toMatchObject({
        outcome: 'SIGNED_IN',
      });
    const forged = await begin({ organizationDid: DID, binding: 'short' });
    expect(forged.binding).toMatch(/^[\w-]{43}$/);
  });

  test('signs in once when the same answer comes ten times at once', async () => {
    const { state, binding } = await begin();
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(finish({ state, binding, code: 'c' }))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SSO_STATE_INVALID')).toHaveLength(9);
    expect(asked.filter(({ method }) => method === 'oidc')).toHaveLength(1);
  });

  test('is over after ten minutes, and a code after two', async () => {
    const { state, binding } = await begin();
    const other = await begin();
    world.moveClock(ATTEMPT_MS - 1);
    const ended = await finish({ state, binding, code: 'c', handsOver: true });
    world.moveClock(1);
    expect(await codeOf(finish({ state: other.state, binding: other.binding, code: 'c' }))).toBe(
      'SSO_STATE_INVALID',
    );
    expect(await codeOf(issuers.receive({ samlResponse: RESPONSE, relayState: other.state }, by()))).toBe(
      'SSO_STATE_INVALID',
    );
    world.moveClock(CODE_MS);
    expect(await codeOf(issuers.redeem({ code: 'code' in ended ? ended.code : '', binding }, by()))).toBe(
      'SSO_STATE_INVALID',
    );
  });

  test.each<[string, (began: { state: string; binding: string }) => object]>([
    ['no state', ({ binding }) => ({ binding, code: 'c' })],
    ['a state of nobody', ({ binding }) => ({ binding, state: newToken(), code: 'c' })],
    ['a state with a line break', ({ binding, state }) => ({ binding, state: `${state}\n`, code: 'c' })],
    ['no binding', ({ state }) => ({ state, code: 'c' })],
    ['the binding of another browser', ({ state }) => ({ state, binding: newToken(), code: 'c' })],
    ['the state as binding', ({ state }) => ({ state, binding: state, code: 'c' })],
  ])('refuses an answer with %s, and uses nothing up', async (_what, sentOf) => {
    const began = await begin();
    expect(await codeOf(finish(sentOf(began)))).toBe('SSO_STATE_INVALID');
    expect(asked.map(({ method }) => method)).toEqual(['begin']);
    const { state, binding } = began;
    expect(await finish({ state, binding, code: 'c' })).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  test.each<[string, object, string]>([
    ['an answer for another organization', { organizationDid: OTHER }, 'SSO_FAILED'],
    ['an answer to a test', { purpose: 'TEST' }, 'SSO_FAILED'],
  ])('refuses %s', async (_what, given, code) => {
    const { state, binding } = await begin();
    says = () => given;
    expect(await codeOf(finish({ state, binding, code: 'c' }))).toBe(code);
    expect(await trail()).toEqual([`sso_sign_in.refused DENIED ${code}`]);
  });

  test.each<[string, object, AppError | Error, unknown]>([
    ['what proves nobody', { code: 'c' }, new AppError('SSO_FAILED', 'x'), 'SSO_FAILED'],
    ['a person who stopped', { error: 'access_denied' }, new AppError('SSO_FAILED', 'x'), 'SSO_DENIED'],
    [
      'another error of the provider',
      { error: 'server_error' },
      new AppError('SSO_FAILED', 'x'),
      'SSO_FAILED',
    ],
    [
      'a provider that is away',
      { code: 'c' },
      new AppError('UPSTREAM_UNAVAILABLE', 'x'),
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'a used state of the registry',
      { code: 'c' },
      new AppError('SSO_STATE_INVALID', 'x'),
      'SSO_STATE_INVALID',
    ],
  ])('tells of %s, in the trail, too, and is over', async (_what, sent, error, code) => {
    const { state, binding } = await begin();
    says = () => {
      throw error;
    };
    expect(await codeOf(finish({ state, binding, ...sent }))).toBe(code);
    expect(await trail()).toEqual([`sso_sign_in.refused DENIED ${code}`]);
    says = () => ({});
    expect(await codeOf(finish({ state, binding, code: 'c' }))).toBe('SSO_STATE_INVALID');
  });

  test.each(['SSO_NOT_A_MEMBER', 'SSO_MEMBER_CLOSED'] as const)(
    'passes on %s of the members',
    async (code) => {
      admits = () => {
        throw new AppError(code, 'x');
      };
      const { state, binding } = await begin();
      expect(await codeOf(finish({ state, binding, code: 'c' }))).toBe(code);
      const next = await begin();
      const ended = await finish({ state: next.state, binding: next.binding, code: 'c', handsOver: true });
      expect(
        await codeOf(issuers.redeem({ code: 'code' in ended && ended.code, binding: next.binding }, by())),
      ).toBe(code);
      expect((await trail()).filter((entry) => entry.endsWith(code))).toHaveLength(2);
    },
  );

  test('the answer for an issuer opens nothing for a custodian', async () => {
    const { state, binding } = await begin();
    expect(await codeOf(custodians.finish({ state, binding, code: 'c' }, by()))).toBe('SSO_STATE_INVALID');
    expect(await codeOf(custodians.receive({ samlResponse: RESPONSE, relayState: state }, by()))).toBe(
      'SSO_STATE_INVALID',
    );
  });

  test.each<[string, object, string, RegExp?]>([
    ['nothing', {}, 'VALIDATION_FAILED', /e-mail address, or the DID/],
    ['both', { organizationDid: DID, email: 'a@ardmore.example' }, 'VALIDATION_FAILED', /not both/],
    ['no DID', { organizationDid: 'ardmore' }, 'VALIDATION_FAILED'],
    ['no address', { email: 'ada' }, 'VALIDATION_FAILED'],
    ['a domain of nobody', { email: 'a@nobody.example' }, 'NOT_FOUND', /no single sign-on for this address/],
    [
      'another site to return to',
      { organizationDid: DID, returnTo: 'https://evil.example/' },
      'VALIDATION_FAILED',
    ],
    [
      'another host by slashes',
      { organizationDid: DID, returnTo: '//evil.example/issuer/sign-in' },
      'VALIDATION_FAILED',
    ],
    ['a script', { organizationDid: DID, returnTo: 'javascript:alert(1)' }, 'VALIDATION_FAILED'],
    [
      'a page of the other kind',
      { organizationDid: DID, returnTo: '/custodian/sign-in' },
      'VALIDATION_FAILED',
    ],
    ['an unknown purpose', { organizationDid: DID, purpose: 'FUN' }, 'VALIDATION_FAILED'],
    ['an unknown field', { organizationDid: DID, evil: 1 }, 'VALIDATION_FAILED'],
  ])('does not begin with %s', async (_what, input, code, words = /./) => {
    await expect(begin(input)).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
    expect(asked).toEqual([]);
  });

  test('says the same of an unknown organization, of one without a configuration and of an unknown domain', async () => {
    const messages = [];
    for (const code of ['NOT_FOUND', 'INVALID_STATE_TRANSITION'] as const) {
      begins = () => {
        throw new AppError(code, 'why');
      };
      messages.push(await begin().catch(({ message }: Error) => message));
    }
    messages.push(await begin({ email: 'a@nobody.example' }).catch(({ message }: Error) => message));
    expect(new Set(messages).size).toBe(1);
  });

  test('asks for the DID where several organizations have the domain, and sends nobody to a script', async () => {
    domains = { 'ardmore.example': [DID, OTHER] };
    await expect(begin({ email: 'a@ardmore.example' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining('give the DID'),
    });
    begins = () => 'javascript:alert(1)';
    expect(await codeOf(begin())).toBe('SSO_FAILED');
  });

  test('does nothing for what is fetched in advance', async () => {
    expect(await codeOf(issuers.begin({ organizationDid: DID }, by(undefined, true)))).toBe(
      'PREFETCH_REFUSED',
    );
    const { state, binding } = await begin();
    expect(await codeOf(issuers.finish({ state, binding, code: 'c' }, by(undefined, true)))).toBe(
      'PREFETCH_REFUSED',
    );
    expect(await finish({ state, binding, code: 'c' })).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  describe('a test of the configuration', () => {
    test('is begun by an Admin, for the own organization, and signs nobody in', async () => {
      const { state } = await begin({ purpose: 'TEST' }, admin());
      expect(await finish({ state, code: 'c' })).toEqual({ outcome: 'TESTED', returnTo: '/issuer/sign-in' });
      expect(asked[0]).toMatchObject({ input: { organizationDid: DID, purpose: 'TEST' } });
      expect(await trail()).toEqual(['sso_sign_in.tested SUCCESS']);
    });

    test.each<[string, Identity | undefined, object, string]>([
      ['nobody', undefined, {}, 'UNAUTHENTICATED'],
      ['an Operator', admin(DID, 'Operator'), {}, 'FORBIDDEN'],
      ['an Admin of another one', admin(OTHER), { organizationDid: DID }, 'FORBIDDEN'],
      ['an Admin who names an address', admin(), { email: 'a@ardmore.example' }, 'VALIDATION_FAILED'],
    ])('is not begun by %s', async (_who, identity, input, code) => {
      expect(await codeOf(begin({ purpose: 'TEST', ...input }, identity))).toBe(code);
      expect(asked).toEqual([]);
    });

    test('is not begun by an Admin of the other kind, and tells why it cannot begin', async () => {
      expect(await codeOf(custodians.begin({ purpose: 'TEST' }, by(admin())))).toBe('SCOPE_MISSING');
      begins = () => {
        throw new AppError('INVALID_STATE_TRANSITION', 'no metadata');
      };
      expect(await codeOf(begin({ purpose: 'TEST' }, admin()))).toBe('INVALID_STATE_TRANSITION');
    });
  });
});
