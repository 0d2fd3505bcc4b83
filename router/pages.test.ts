import type { Browser, BrowserContext, Page } from 'playwright-core';
import { until } from '../kernel/testing/until.ts';
import { describeInBrowser, launchBrowser, type WatchedPage, watchedPage } from '../units/testing/browser.ts';
import {
  activeIssuer,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
} from '../units/testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../units/testing/test-platform.ts';

const EMAIL = 'registrar@ardmore.example';
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const REFUSED = /status of 401/;

describeInBrowser('the pages in a browser', () => {
  let platform: TestPlatform;
  let browser: Browser;
  let context: BrowserContext;
  let watched: WatchedPage;
  let page: Page;
  let issuer: RoadIssuer;

  beforeAll(async () => {
    platform = await startTestPlatform();
    const rest = restClient(platform.base);
    const admin = await signInAdmin(rest);
    issuer = await activeIssuer(rest, { secrets: secretsOf(platform.lines), admin, email: EMAIL });
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    watched = await watchedPage(context, platform.base);
    page = watched.page;
    page.setDefaultTimeout(45_000);
  });
  afterEach(() => context.close());

  const open = (path: string) => page.goto(`${platform.base}${path}`);
  const expectQuiet = (allowed?: RegExp) => {
    expect(watched.strays).toEqual([]);
    expect(watched.complaints.filter((line) => !allowed?.test(line))).toEqual([]);
  };

  /** The newest sign-in token that was mailed, once there are more links than before. */
  async function newToken(): Promise<string> {
    const links = () => secretsOf(platform.lines)().filter((secret) => secret.includes('#token='));
    const before = links().length;
    await platform.rest('POST', '/api/v1/issuer/auth/magic-link', { body: { email: EMAIL } });
    await until('the letter', () => links().length > before);
    return links().at(-1)?.split('#token=')[1] ?? '';
  }

  describe.each(SCREENS)('at $width x $height', (size) => {
    beforeEach(() => page.setViewportSize(size));
    const expectNoOverflow = async () =>
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);

    test('GraphiQL runs a query', async () => {
      await open('/graphiql');
      await page.locator('.graphiql-query-editor .CodeMirror').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(`query Issuer { issuer(did: "${issuer.did}") { name } }`);
      // It learns of the new operation a moment after the text.
      await page.locator('.graphiql-tab', { hasText: /^Issuer/ }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.locator('.result-window', { hasText: 'Ardmore University' }).waitFor();
      await expectNoOverflow();
      expectQuiet();
    });

    test('the sign-in page redeems a link when its button is pressed, and not before', async () => {
      const token = await newToken();
      await open(`/issuer/sign-in#token=${token}`);
      expect(page.url()).toBe(`${platform.base}/issuer/sign-in`); // the token is out of the address bar
      await open('/verifier/sign-in');
      await open(`/issuer/sign-in#token=${token}`);
      await page.locator('#go').click();
      await page.locator('#done').waitFor();
      expect(await page.locator('#done').innerText()).toContain(issuer.did);
      const bearer = await page.locator('#token').inputValue();
      const own = await platform.rest('GET', '/api/v1/credentials', {
        headers: { authorization: `Bearer ${bearer}` },
      });
      expect(own.status).toBe(200);
      await expectNoOverflow();
      expectQuiet();
    });

    test('a used link is explained and another is offered', async () => {
      const token = await newToken();
      await platform.rest('POST', '/api/v1/issuer/auth/magic-link/verify', { body: { token } });
      await open(`/issuer/sign-in#token=${token}`);
      await page.locator('#go').click();
      await page.locator('#problem').waitFor();
      expect(await page.locator('#problem').innerText()).toMatch(/used/i);
      expect(await page.locator('#go').isVisible()).toBe(false);
      await page.locator('#email').fill(EMAIL);
      await page.locator('#ask button').click();
      await page.locator('#sent').waitFor();
      await expectNoOverflow();
      expectQuiet(REFUSED);
    });
  });

  test.each([
    ['issuers', 'no token', '/issuer/sign-in'],
    ['issuers', 'an empty token', '/issuer/sign-in#token='],
    ['custodians', 'no token', '/custodian/sign-in'],
    ['custodians', 'an empty token', '/custodian/sign-in#token='],
    ['verifiers', 'no token', '/verifier/sign-in'],
    ['verifiers', 'an empty token', '/verifier/sign-in#token='],
  ])('the sign-in page of %s with %s offers a link', async (_whose, _what, address) => {
    await open(address);
    expect(await page.locator('#lead').innerText()).toContain('a link that comes by e-mail');
    expect(await page.locator('#problem').isVisible()).toBe(false);
    expect(await page.locator('#go').isVisible()).toBe(false);
    expect(await page.locator('#ask').isVisible()).toBe(true);
    await page.locator('#email').fill('nobody@ardmore.example');
    await page.locator('#ask button').click();
    await page.locator('#sent').waitFor();
    expect(await page.locator('body').innerText()).not.toContain('{{');
    expectQuiet();
  });

  test.each(['issuer', 'custodian', 'verifier'])(
    'the sign-in page of an %s shows what it is told as text',
    async (kind) => {
      await open(`/${kind}/sign-in#token=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
      await page.locator('#go').click();
      await page.locator('#problem').waitFor();
      expect(await page.locator('img').count()).toBe(0);
      expectQuiet(/status of 40[01]/);
    },
  );

  // In one test, since reading a document of so many routes takes seconds of the browser.
  test('Swagger UI lists every group and asks the address that it was opened at, whatever PUBLIC_URL says', async () => {
    const other = platform.base.replace('localhost', '127.0.0.1');
    const at = await watchedPage(context, other);
    at.page.setDefaultTimeout(45_000);
    await at.page.goto(`${other}/swagger-ui/`);
    await at.page.locator('.opblock-tag').first().waitFor();
    const groups = await at.page.locator('.opblock-tag a span').allInnerTexts();
    const { tags } = (await platform.rest('GET', '/v3/api-docs')).body;
    expect(groups).toEqual(tags.map(({ name }: { name: string }) => name));
    expect(await at.page.locator('.servers option').allInnerTexts()).toEqual([other]);

    await at.page.locator('#operations-tag-Issuers').click();
    await at.page.locator('#operations-Issuers-getIssuer .opblock-summary').click();
    await at.page.locator('button.try-out__btn').click();
    await at.page.locator('input[placeholder=issuer_did]').fill(issuer.did);
    await at.page.locator('button.execute').click();
    const reply = at.page.locator('.live-responses-table');
    await reply.locator('td.response-col_status').first().waitFor();
    expect(await reply.innerText()).toContain('"name": "Ardmore University"');
    for (const size of SCREENS) {
      await at.page.setViewportSize(size);
      expect(await at.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
    }
    expect([...at.strays, ...at.complaints]).toEqual([]);
  });

  test.each([
    ['/swagger-ui', 308, '/swagger-ui/'],
    ['/swagger-ui/index.html', 308, '/swagger-ui/'],
    ['/graphiql/', 308, '/graphiql'],
    ['/swagger-ui/package.json', 404, null],
    ['/swagger-ui/../package.json', 404, null],
    ['/swagger-ui/%2e%2e%2fpackage.json', 404, null],
    ['/graphiql/package.json', 404, null],
  ])('%s answers %i', async (path, status, location) => {
    const reply = await fetch(`${platform.base}${path}`, { redirect: 'manual' });
    expect({ status: reply.status, location: reply.headers.get('location') }).toEqual({ status, location });
  });

  test('the context may be read by pages of every origin, and kept', async () => {
    const { headers, status } = await fetch(`${platform.base}/contexts/v1`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/ld\+json/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});
