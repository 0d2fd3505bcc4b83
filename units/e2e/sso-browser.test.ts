import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext } from '../../kernel/context.ts';
import { until } from '../../kernel/testing/until.ts';
import { ARCHIVE, ARDMORE, FJORD, openSsoDoors, type SsoDoors } from '../../router/testing/sso-doors.ts';
import { createLedger } from '../../store/ledger.ts';
import { createTurns } from '../../store/turns.ts';
import { openSso, type Sso } from '../../subgraphs/sso/index.ts';
import { CUSTODIAN_SSO, ISSUER_SSO, type SsoKind } from '../../subgraphs/sso/sso-kind.ts';
import { ssoStores } from '../../subgraphs/sso/sso-model.ts';
import { type OidcTestProvider, startOidcProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import { type SamlTestProvider, startSamlProvider } from '../../subgraphs/sso/testing/saml-provider.ts';
import { outboundTo } from '../../subgraphs/sso/testing/sso-world.ts';
import { describeInBrowser, launchBrowser } from '../testing/browser.ts';

const ADA = { subject: 'ada', email: 'ada@ardmore.example', name: 'Ada Lovelace', groups: ['registry'] };
const GRACE = { subject: 'grace', email: 'grace@archive.example', name: 'Grace Hopper', groups: ['review'] };

/** Whose domain is which. */
const DOMAINS: Readonly<Record<string, string>> = {
  [ARDMORE]: 'ardmore.example',
  [FJORD]: 'fjord.example',
  [ARCHIVE]: 'archive.example',
};

describeInBrowser('single sign-on in a real browser, at real identity providers', () => {
  let oidc: OidcTestProvider;
  let saml: SamlTestProvider;
  let doors: SsoDoors;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let sso: Readonly<Record<'issuers' | 'custodians', Sso>>;
  const dns = new Map<string, readonly string[]>();
  let ahead = 0;
  const closings: (() => Promise<void>)[] = [];

  const adminOf = (did: string) =>
    newContext({
      identity:
        did === ARCHIVE
          ? {
              kind: 'custodian',
              userId: 'admin',
              role: 'Admin',
              custodianId: 'archive',
              custodianDid: did,
              custodianStatus: 'ACTIVE',
            }
          : {
              kind: 'issuer',
              userId: 'admin',
              role: 'Admin',
              issuerId: `id of ${did}`,
              issuerDid: did,
              issuerStatus: 'ACTIVE',
            },
    });
  const unit = () => newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
  const of = (did: string) => (did === ARCHIVE ? sso.custodians : sso.issuers);

  beforeAll(async () => {
    doors = await openSsoDoors(async (base, world) => {
      saml = await startSamlProvider();
      oidc = await startOidcProvider({
        redirectUris: ['issuer', 'custodian'].map((who) => `${base}/api/v1/${who}/auth/sso/callback`),
      });
      const open = async (kind: SsoKind) => {
        const connection = world.store.connection(`${kind.name}s`);
        const ledger = await createLedger({ connection, source: `${kind.name}s`, now: world.now });
        closings.push(() => ledger.close());
        return openSso({
          ...world,
          kind,
          stores: await ssoStores(connection),
          ledger,
          organizationOf: async (did) => {
            const organizationId = did === ARCHIVE ? 'archive' : `id of ${did}`;
            return (did === ARCHIVE) === (kind.name === 'custodian')
              ? { organizationId, organizationDid: did }
              : undefined;
          },
          teams: { roleOf: async () => undefined },
          outbound: outboundTo([oidc, saml], 5000),
          resolveTxt: async (name) => [[...(dns.get(name) ?? [])]],
          publicUrl: base,
          inTurn: createTurns(),
        });
      };
      sso = { issuers: await open(ISSUER_SSO), custodians: await open(CUSTODIAN_SSO) };
      return { issuers: sso.issuers.signIn, custodians: sso.custodians.signIn };
    });
    onTime();
    await activate(ARDMORE, oidcSettings());
    await activate(FJORD, oidcSettings());
    await activate(ARCHIVE, samlSettings());
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all([sso?.issuers.close(), sso?.custodians.close()]);
    await Promise.all(closings.map((close) => close()));
    await Promise.all([doors?.close(), oidc?.close(), saml?.close()]);
  });
  beforeEach(async () => {
    onTime();
    oidc.signInAs(ADA);
    saml.signInAs(GRACE);
    for (const provider of [oidc, saml]) provider.setAway(false);
    // The providers' certificates are of authorities of their own.
    context = await browser.newContext({ ignoreHTTPSErrors: true });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
  });
  afterEach(() => context.close());

  /** Identity providers have clocks of their own, which tell the time of day. */
  function onTime(): void {
    doors.world.moveClock(Date.now() + ahead - doors.world.now().getTime());
  }

  const oidcSettings = () => ({
    protocol: 'OIDC',
    provider: 'Example',
    oidc: {
      issuerUrl: oidc.issuer,
      clientId: oidc.clientId,
      clientSecret: oidc.clientSecret,
      scopes: ['openid', 'email', 'profile', 'groups'],
    },
    attributeMap: { roles: [{ value: 'registry', role: 'Operator' }] },
    jitProvisioning: true,
  });
  const samlSettings = () => ({
    protocol: 'SAML2.0',
    provider: 'Example',
    saml: { metadataUrl: saml.metadataUrl },
    attributeMap: { roles: [{ value: 'review', role: 'Attester' }] },
    jitProvisioning: true,
  });

  /** From nothing to ACTIVE; the test is of somebody whom the provider knows. */
  async function activate(did: string, settings: object): Promise<void> {
    const { service, signIn } = of(did);
    const admin = adminOf(did);
    const domain = DOMAINS[did] ?? '';
    await service.upsert(settings, admin);
    const { token } = await service.addDomain({ domain }, admin);
    dns.set(`_testamur-challenge.${domain}`, [token]);
    await service.verifyDomain({ domain }, admin);
    await service.validate({}, admin);
    const person = { subject: 'admin', email: `admin@${domain}`, name: 'Admin' };
    for (const provider of [oidc, saml]) provider.signInAs(person);
    const { url, state } = await signIn.buildAuthorizationRequest(
      { organizationDid: did, purpose: 'TEST' },
      unit(),
    );
    const landing = await (url.startsWith(oidc.issuer) ? oidc : saml).browse(url);
    if (landing.kind === 'redirect')
      await signIn.validateOidcCallback({ state, parameters: landing.parameters }, unit());
    else
      await signIn.validateSamlAssertion(
        { relayState: state, samlResponse: landing.fields['SAMLResponse'] ?? '' },
        unit(),
      );
    await service.validate({}, admin);
    await service.setStatus({ status: 'ACTIVE' }, admin);
  }

  /** Goes the road of a person, from the sign-in page on. */
  async function enter(kind: 'issuer' | 'custodian', who: string, from: Page = page): Promise<void> {
    await from.goto(`${doors.base}/${kind}/sign-in`);
    await from.getByLabel('Sign in with your organization').fill(who);
    await from.getByRole('button', { name: "Go to your organization's sign-in" }).click();
  }
  const arrives = (on: Page = page) => on.locator('#done').waitFor();
  const problem = async (on: Page = page) => {
    await on.locator('#problem').waitFor();
    expect(new URL(on.url()).origin).toBe(doors.base);
    return on.locator('#problem').innerText();
  };
  const shown = () => page.locator('#done').innerText();
  const claims = async () => {
    const [, payload = ''] = (await page.locator('#token').inputValue()).split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  };
  /** The requests of the browser to an address, from now on. */
  const watch = (part: string) => {
    const found: { url: string; body: string | null }[] = [];
    context.on('request', (request) => {
      if (request.url().includes(part)) found.push({ url: request.url(), body: request.postData() });
    });
    return found;
  };

  test("signs an issuer's person in by OpenID Connect, as a new member with the mapped role", async () => {
    const seen = watch('/');
    await enter('issuer', 'ada@ardmore.example');
    await arrives();
    expect(await shown()).toContain('Ardmore University');
    expect(await shown()).toContain('Operator');
    expect(page.url()).toBe(`${doors.base}/issuer/sign-in`);
    expect(await claims()).toMatchObject({ scope: 'issuer-portal', role: 'Operator', org_did: ARDMORE });
    // No token in an address, and nobody is asked but we and the provider.
    const token = await page.locator('#token').inputValue();
    expect(seen.filter(({ url }) => url.includes(token))).toEqual([]);
    expect(new Set(seen.map(({ url }) => new URL(url).origin))).toEqual(new Set([doors.base, oidc.issuer]));
    const kept = await context.cookies(doors.base);
    expect(kept.filter(({ name }) => name.includes('testamur'))).toEqual([]);
    const member = await doors.connection.collection('issuer_members').findOne({ userName: ADA.email });
    expect(member).toMatchObject({ role: 'Operator', status: 'ACTIVE' });
  });

  test("signs a custodian's person in by SAML, by the DID, though the provider posts from another site", async () => {
    const posts = watch('/acs');
    await enter('custodian', ARCHIVE);
    await arrives();
    expect(posts).toHaveLength(1);
    expect(await shown()).toContain('Archive of Closed Schools');
    expect(await claims()).toMatchObject({ scope: 'custodian-portal', role: 'Attester', org_did: ARCHIVE });
  });

  test('leads on to the page that was asked for, and nowhere else', async () => {
    await page.goto(
      `${doors.base}/api/v1/issuer/auth/sso/start?issuer_did=${encodeURIComponent(ARDMORE)}&return_to=/swagger-ui/`,
    );
    await arrives();
    expect(await page.locator('#onward').getAttribute('href')).toBe('/swagger-ui/');
    await page.goto(
      `${doors.base}/api/v1/issuer/auth/sso/start?issuer_did=${encodeURIComponent(ARDMORE)}&return_to=https://evil.example/`,
    );
    expect(await problem()).toContain('not understood');
  });

  test('goes on when the OpenID provider has rotated its keys', async () => {
    await oidc.rotateKeys();
    // Keys are read anew for one that is unknown, but not more than once a minute.
    ahead = 61_000;
    onTime();
    await enter('issuer', 'ada@ardmore.example');
    await arrives();
  });

  test('trusts a new certificate of a SAML provider once its Admin has validated it, and not before', async () => {
    await saml.rotateKeys();
    await enter('custodian', 'grace@archive.example');
    expect(await problem()).toContain('proves nobody');
    await sso.custodians.service.validate({}, adminOf(ARCHIVE));
    await enter('custodian', 'grace@archive.example');
    await arrives();
  });

  test('says so when the provider is away, and lets nobody in', async () => {
    const started = await fetch(`${doors.base}/api/v1/issuer/auth/sso/start?issuer_did=${ARDMORE}`);
    const { url } = (await started.json()) as { url: string };
    const landing = await oidc.browse(url);
    const [set = ''] = started.headers.getSetCookie();
    const [, value = ''] = /=([^;]+)/.exec(set) ?? [];
    await context.addCookies([
      { name: '__Host-testamur_sso', value, url: doors.base.replace('http:', 'https:'), secure: true },
    ]);
    oidc.setAway(true);
    await page.goto(landing.kind === 'redirect' ? landing.url.href : '');
    expect(await problem()).toMatch(/does not answer|proves nobody/);
    expect(await page.locator('#done').isVisible()).toBe(false);
  });

  test('takes no address of a domain that the organization has not proved', async () => {
    oidc.signInAs({ ...ADA, email: 'ada@fjord.example' });
    await enter('issuer', 'ada@ardmore.example');
    expect(await problem()).toContain('not of a domain of your organization');
    expect(await page.locator('#reference').isVisible()).toBe(true);
  });

  test('refuses a callback in another browser, and the same one a second time', async () => {
    const callbacks = watch('/sso/callback');
    await enter('issuer', 'ada@ardmore.example');
    await arrives();
    const { url = '' } = callbacks[0] ?? {};
    await page.goto(url);
    expect(await problem()).toContain('This sign-in is over');

    // A thief who holds the answer back, and tries it with a browser of their own.
    const before = callbacks.length;
    await context.route('**/sso/callback?**', (route) => route.abort());
    await enter('issuer', 'ada@ardmore.example');
    await until('the answer', () => callbacks.length > before);
    const stolen = callbacks.at(-1)?.url ?? '';
    const other = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await enter('issuer', 'ada@ardmore.example', other);
    await arrives(other);
    await other.goto(stolen);
    expect(await problem(other)).toContain('This sign-in is over');
    await other.context().close();
  });

  test('refuses a SAML response that is posted again, and one with another RelayState', async () => {
    const posts = watch('/sso/acs');
    await enter('custodian', ARCHIVE);
    await arrives();
    const fields = new URLSearchParams(posts[0]?.body ?? '');
    const response = fields.get('SAMLResponse') ?? '';
    for (const relayState of [fields.get('RelayState') ?? '', 'https://evil.example/', '//evil.example']) {
      // From a page of another site.
      await page.goto('about:blank');
      await page.setContent(
        `<form method="post" action="${doors.base}/api/v1/custodian/auth/sso/acs"><input name="SAMLResponse" value="${response}"><input name="RelayState" value="${relayState}"></form>`,
      );
      await Promise.all([page.waitForURL(`${doors.base}/**`), page.evaluate('document.forms[0].submit()')]);
      expect(await problem()).toContain('This sign-in is over');
    }
  });

  test("signs nobody in at one organization with the answer that was meant for another one's", async () => {
    const begin = async (did: string) => {
      const reply = await fetch(`${doors.base}/api/v1/issuer/auth/sso/start?issuer_did=${did}`);
      const [cookie = ''] = (reply.headers.getSetCookie()[0] ?? '').split(';');
      return { ...((await reply.json()) as { url: string; state: string }), cookie };
    };
    const [mine, theirs] = [await begin(ARDMORE), await begin(FJORD)];
    const landing = await oidc.browse(mine.url);
    const answer = new URL(landing.kind === 'redirect' ? landing.url : '');
    answer.searchParams.set('state', theirs.state);
    const mixed = await fetch(answer, { headers: { cookie: theirs.cookie } });
    expect(await mixed.json()).toMatchObject({ error: 'SSO_FAILED' });
  });

  test('signs out here and at the OpenID provider, which asks who comes next', async () => {
    await enter('issuer', 'ada@ardmore.example');
    await arrives();
    const token = await page.locator('#token').inputValue();
    const outs = watch('/session/end');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /sign me out/i }).click();
    await page.getByText('You are signed out, here and at your organization.').waitFor();
    expect(page.url()).toBe(`${doors.base}/issuer/sign-in`);
    expect(await page.locator('#token').inputValue()).toBe('');
    expect(await page.locator('#sso').isVisible()).toBe(true);
    expect(outs.filter(({ url }) => url.includes(token))).toEqual([]);
    const { tokenId } = (await doors.edge.tokens.verify(token)) as { tokenId?: string };
    const member = await doors.connection
      .collection('issuer_members')
      .findOne({ userName: ADA.email, 'endedTokens.tokenId': tokenId });
    expect(member).not.toBeNull();
    // Nobody else sees that message by an address.
    await page.goto(`${doors.base}/issuer/sign-in?state=${'x'.repeat(43)}`);
    expect(await page.locator('#lead').innerText()).not.toContain('signed out');
    expect(page.url()).toBe(`${doors.base}/issuer/sign-in`);

    const before = oidc.hits.filter((path) => path.startsWith('/interaction/')).length;
    await enter('issuer', 'ada@ardmore.example');
    await arrives();
    expect(oidc.hits.filter((path) => path.startsWith('/interaction/')).length).toBeGreaterThan(before);
  });

  test('signs out of a SAML sign-in here alone', async () => {
    await enter('custodian', ARCHIVE);
    await arrives();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out here.').waitFor();
    expect(page.url()).toBe(`${doors.base}/custodian/sign-in`);
    expect(await page.locator('#done').isVisible()).toBe(false);
    expect(await page.locator('#ask').isVisible()).toBe(true);
  });

  test('proves a configuration by a test, which signs nobody in', async () => {
    const started = await fetch(`${doors.base}/api/v1/issuer/auth/sso/start?purpose=TEST`, {
      headers: { authorization: `Bearer ${await doors.adminToken()}` },
    });
    await page.goto(((await started.json()) as { url: string }).url);
    await page.locator('#tested').waitFor();
    expect(page.url()).toBe(`${doors.base}/issuer/sign-in`);
    expect(await page.locator('#done').isVisible()).toBe(false);
  });
});
