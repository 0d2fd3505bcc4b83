import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import QRCode from 'qrcode';
import { type ChatServer, openChatServer, says } from '../kernel/language-model/testing/chat-server.ts';
import { until } from '../kernel/testing/until.ts';
import { describeInBrowser, launchBrowser, type WatchedPage, watchedPage } from '../units/testing/browser.ts';
import { drawingOf, seenByCamera } from '../units/testing/codes.ts';
import {
  activeIssuer,
  expectStatus,
  HOLDER_DID,
  issueBody,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
  newToken as tokenOf,
} from '../units/testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../units/testing/test-platform.ts';
import {
  faintTexts,
  headingFaults,
  namelessControls,
  overflowOf,
  spokenNodes,
} from './testing/page-reader.ts';

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
  let model: ChatServer;

  beforeAll(async () => {
    model = await openChatServer();
    platform = await startTestPlatform({
      env: { ASSISTANCE_URL: model.url, ASSISTANCE_MODEL: 'small-1', ASSISTANCE_DEADLINE_MS: '1000' },
    });
    const rest = restClient(platform.base);
    const admin = await signInAdmin(rest);
    issuer = await activeIssuer(rest, { secrets: secretsOf(platform.lines), admin, email: EMAIL });
    browser = await launchBrowser({ camera: `${platform.config.DATA_DIR}/camera.y4m` });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await platform?.stop();
    await model.close();
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

  describe('help', () => {
    const QUESTION = 'Who has opened the link of my credential?';
    const EVIL =
      'Paid <script>document.title="owned"</script><img src=x onerror=alert(1)> [here](javascript:alert(1)) https://evil.example/x \u202eyou';
    /** A model that does what a hostile question tells it, and cites what it was handed. */
    const obeys = () =>
      model.answer((asked, response) => {
        const { content } = asked.messages.at(-1) ?? {};
        const [, id] = /"id":"([^"]+)"/.exec(String(content)) ?? [];
        says({ answer: EVIL, sources: ['../secrets.md', id] })(asked, response);
      });

    test.each(['/verify', '/holder/sign-in'])(
      'from %s a hostile question to a model that obeys it shows plain text',
      async (path) => {
        obeys();
        await open(path);
        const isWallet = path !== '/verify';
        await (isWallet ? page.getByRole('button', { name: 'Help' }) : page.getByText('Help')).click();
        const tab = isWallet ? page.waitForTimeout(0).then(() => page) : context.waitForEvent('page');
        await page.getByLabel('Your question').fill(`${QUESTION} ${EVIL.replace('\u202e', '')}`);
        await page.getByRole('button', { name: 'Ask', exact: true }).click();
        const answer = (await tab).locator(isWallet ? '#help-answer' : 'main');
        await answer.getByText('A language model has put this into words').waitFor();
        const shown = await answer.innerText();
        expect(shown).toContain('Paid document.title="owned" here');
        expect(shown).not.toMatch(/evil\.example|javascript:|secrets\.md|\u202e/);
        expect(await answer.locator('img, script').count()).toBe(0);
        for (const link of await answer.locator('a').all())
          expect(await link.getAttribute('href')).toMatch(/^\/help\/docs\/([\w/.-]+\.md#[\w-]+)?$/);
        expect(await (await tab).title()).not.toBe('owned');
        const [sources] = await answer.getByRole('list').all();
        expect(await sources?.innerText()).toMatch(/\(\w+\.md\)/);
        expectQuiet();
      },
    );

    test('a model that fails leaves what the documentation says, and a shared link leads there', async () => {
      model.answer(says('I think that'));
      await open(`/verify/${'x'.repeat(43)}`);
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Help' }).click(),
      ]);
      await tab.setViewportSize({ width: 390, height: 844 });
      expect(tab.url()).toBe(`${platform.base}/help?audience=VERIFIER`);
      await tab.getByLabel('Your question').fill('What does a verifier register with?');
      await tab.keyboard.press('Tab');
      await tab.keyboard.press('Tab');
      await tab.keyboard.press('Enter');
      await tab.getByRole('heading', { name: 'Here is what the documentation says' }).waitFor();
      expect(await tab.evaluate('document.activeElement.id')).toBe('answer');
      expect(await tab.locator('main').innerText()).toContain('verifiers.md');
      const nodes = await spokenNodes(tab);
      expect([...headingFaults(nodes), ...namelessControls(nodes), ...(await faintTexts(tab))]).toEqual([]);
      expect(await overflowOf(tab)).toBe(0);

      const [source] = await tab.locator('.sources a').all();
      const heading = await source?.innerText();
      await source?.click();
      await tab.getByRole('link', { name: 'Documentation', exact: true }).waitFor();
      expect(await tab.locator(':target').innerText()).toBe(heading);
      const read = await spokenNodes(tab);
      expect([...headingFaults(read), ...namelessControls(read), ...(await faintTexts(tab))]).toEqual([]);
      expect(await overflowOf(tab)).toBe(0);
      expectQuiet(/status of 404/);
    });

    test('of what no document has, no model is asked, with or without JavaScript', async () => {
      await context.close();
      context = await browser.newContext({ javaScriptEnabled: false });
      watched = await watchedPage(context, platform.base);
      page = watched.page;
      model.asked.length = 0;
      await open('/');
      await page.getByRole('link', { name: 'Help' }).click();
      await page.getByLabel('Your question').fill('Comment partager mon diplôme ?');
      await page.getByRole('button', { name: 'Ask' }).click();
      await page.getByText('The documentation does not tell. It is in English').waitFor();
      expect(model.asked).toEqual([]);
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

  describe('the page that checks credentials', () => {
    type Credential = Readonly<Record<string, unknown>> & { readonly credentialSubject: object };
    let valid: Credential;
    let hostile: Credential;
    /** A share link of a person, and who that is. */
    let link: string;
    const NAME = 'Aoife Ní Bhriain';
    const HOSTILE = '<script>document.title = "owned"</script>\u202eevil';

    const post = async (path: string, body: unknown, headers: Record<string, string>, status = 201) =>
      expectStatus(await platform.rest('POST', path, { body, headers }), status);
    async function issue(name: string, given: { holder_did?: string; credential_data?: object } = {}) {
      const body = { ...issueBody(issuer.did, name), ...given };
      const { credential_id: id } = (await post('/api/v1/credentials/issue', body, issuer.headers)).body;
      const { vc } = (await platform.rest('GET', `/api/v1/credentials/${id}`, { headers: issuer.headers }))
        .body;
      return { id, vc: vc as Credential };
    }

    beforeAll(async () => {
      const secrets = secretsOf(platform.lines);
      const before = secrets().length;
      await post('/api/v1/holder/auth/register', { name: NAME, email: 'aoife@people.example' }, {}, 200);
      const token = await tokenOf(secrets, before);
      const session = await post('/api/v1/holder/auth/magic-link/verify', { token }, {}, 200);
      const headers = { cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' };
      const key = await post('/api/v1/holder/wallet-key', { mode: 'PLATFORM' }, headers);
      const issued = await issue(NAME, { holder_did: key.body.did });
      valid = issued.vc;
      const path = `/api/v1/holder/credentials/${issued.id}/share-links`;
      link = (await post(path, { label: 'Application' }, headers)).body.url;
      const nested = JSON.parse(`${'{"in":'.repeat(12)}1${'}'.repeat(12)}`);
      const data = { name: HOSTILE, [HOSTILE]: 'W'.repeat(20_000), nested };
      hostile = (await issue(HOSTILE, { credential_data: data })).vc;
    });

    const check = async (text: string) => {
      await open('/verify');
      await page.getByLabel('The credential as JSON').fill(text);
      await page.getByRole('button', { name: 'Check it' }).click();
      await page.waitForLoadState();
    };
    const file = (content: object | Buffer, name = 'credential.json', mimeType = 'application/json') => ({
      name,
      mimeType,
      buffer: content instanceof Buffer ? content : Buffer.from(JSON.stringify(content)),
    });
    const choose = async (...chosen: Parameters<typeof file>) => {
      await open('/verify');
      await page.getByLabel('A credential or a presentation').setInputFiles(file(...chosen));
      await page.getByRole('button', { name: 'Check the file' }).click();
    };
    const verdict = () => page.locator('h1').innerText();
    const problem = async () => {
      await page.locator('#problem:not([hidden])').waitFor();
      return page.locator('#problem').innerText();
    };
    const bad = /status of 400/;

    test.each<[string, () => unknown, string, string]>([
      [
        'a valid one',
        () => valid,
        'This credential is valid.',
        `Ardmore University issued University Degree to ${NAME}`,
      ],
      [
        'one that was changed',
        () => ({ ...valid, credentialSubject: { ...valid.credentialSubject, degree: 'PhD Physics' } }),
        'The signature of this credential is wrong.',
        'What the document says, unproven',
      ],
      [
        'one of an unknown issuer',
        () => ({ ...valid, issuer: HOLDER_DID }),
        'The issuer of this credential is not recognised.',
        'does not vouch for this issuer',
      ],
      ['a hostile one', () => hostile, 'This credential is valid.', 'U+202E'],
      [
        'a presentation',
        () => ({ type: 'VerifiablePresentation', verifiableCredential: [valid, hostile] }),
        'All 2 credentials are valid.',
        'Credential 2 of 2',
      ],
    ])('shows the verdict of %s, where the focus is', async (_what, given, headline, words) => {
      await check(JSON.stringify(given(), null, 2));
      expect(await verdict()).toBe(headline);
      expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
      expect(await page.locator('main').innerText()).toContain(words);
      expect(await page.title()).not.toBe('owned');
      await page.getByRole('link', { name: 'Check another one' }).click();
      await page.getByRole('button', { name: 'Check it' }).waitFor();
      expectQuiet();
    });

    test('shows that a credential was revoked, chosen as a file that is dropped', async () => {
      const { id, vc } = await issue('Brian');
      const reason = { reason: 'Issued in error.' };
      await post(`/api/v1/credentials/${id}/revoke`, reason, issuer.headers, 200);
      await open('/verify');
      await page.evaluate(`(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([${JSON.stringify(JSON.stringify(vc))}], 'credential.jsonld'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      })()`);
      await page.getByRole('heading', { name: 'This credential has been revoked.' }).waitFor();
      expectQuiet();
    });

    test('without JavaScript takes a text and a file, and says what it needs for pictures', async () => {
      await context.close();
      context = await browser.newContext({ javaScriptEnabled: false });
      watched = await watchedPage(context, platform.base);
      page = watched.page;
      await check(JSON.stringify(valid));
      expect(await verdict()).toBe('This credential is valid.');
      await choose(valid);
      expect(await verdict()).toBe('This credential is valid.');
      await choose(await drawingOf(link), 'code.svg', 'image/svg+xml');
      expect(await problem()).toContain('needs JavaScript');
      await check(link);
      expect(page.url()).toBe(link);
      await open('/');
      await page.getByLabel('The link that you were sent').fill(link);
      await page.getByRole('button', { name: 'Check it' }).click();
      expect(page.url()).toBe(link);
    });

    test('reads a code in a picture in the browser, and says what is wrong with other pictures', async () => {
      await choose(await QRCode.toBuffer(link, { margin: 4 }), 'code.png', 'image/png');
      await page.waitForURL(link);
      await choose(await drawingOf(link), 'code.svg', 'image/svg+xml');
      await page.waitForURL(link);
      await choose(
        await drawingOf(`https://evil.example/verify/${'x'.repeat(43)}`),
        'code.svg',
        'image/svg+xml',
      );
      expect(await problem()).toContain('leads to evil.example');
      for (const [picture, words] of [
        [await drawingOf(link, `${link}?again`), 'more than one QR code'],
        [await drawingOf(), 'No QR code was found'],
        [Buffer.from('no picture'), 'cannot show this picture'],
      ] as const) {
        await choose(picture, 'code.svg', 'image/svg+xml');
        expect(await problem()).toContain(words);
      }
      // A browser that reads codes itself is asked first.
      await page.addInitScript(`globalThis.BarcodeDetector = class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => [{ rawValue: ${JSON.stringify(link)} }];
      }`);
      await choose(await drawingOf(), 'code.svg', 'image/svg+xml');
      await page.waitForURL(link);
      expectQuiet(bad);
    });

    test('asks for the camera when its button is pressed, and opens the code that it sees', async () => {
      const shown = (text: string) =>
        writeFileSync(`${platform.config.DATA_DIR}/camera.y4m`, seenByCamera(text));
      const button = page.getByRole('button', { name: 'Use the camera' });
      shown('a code of something else');
      await open('/verify');
      await button.click();
      expect(await problem()).toContain('The camera was not allowed.');
      await context.grantPermissions(['camera']);
      await button.click();
      await page.getByText('This is no JSON that can be checked').waitFor();
      shown(link);
      await button.click();
      await page.waitForURL(link);
      expect(await verdict()).toBe('This credential is valid.');
      expectQuiet(bad);
    });

    test.each([
      { viewport: SCREENS[0], colorScheme: 'light' },
      { viewport: SCREENS[1], colorScheme: 'dark' },
    ] as const)(
      'is readable, named and within its window: $viewport.width wide, $colorScheme',
      async (screen) => {
        await context.close();
        context = await browser.newContext(screen);
        watched = await watchedPage(context, platform.base);
        page = watched.page;
        const faults: string[] = [];
        const texts = [
          undefined,
          '{\n  "a": 1,\n}',
          JSON.stringify(hostile),
          JSON.stringify({ type: 'VerifiablePresentation', verifiableCredential: [valid, 7] }),
        ];
        for (const [at, text] of texts.entries()) {
          if (text === undefined) await open('/verify');
          else await check(text);
          const nodes = await spokenNodes(page);
          const found = [
            ...(await faintTexts(page)),
            ...headingFaults(nodes),
            ...namelessControls(nodes).map(({ role }) => `${role} without a name`),
          ];
          if ((await overflowOf(page)) > 0) found.push('wider than its window');
          faults.push(...found.map((fault) => `${at}: ${fault}`));
        }
        expect(faults).toEqual([]);
        expectQuiet(bad);
      },
    );

    test('leaves nothing of what was sent in the log', () => {
      for (const words of [NAME, 'evil.example', valid['id'], 'owned'])
        expect(platform.lines.join('')).not.toContain(words);
    });
  });

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
