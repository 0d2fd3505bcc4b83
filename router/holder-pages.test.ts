import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser, type WatchedPage, watchedPage } from '../units/testing/browser.ts';
import { holderPages } from './holder-pages.ts';
import {
  type Answer,
  ATTESTED,
  BLOCKED,
  CONSENT,
  CREDENTIAL,
  LINK,
  PROFILE,
  RECEIVED,
  refusal,
  SHARING,
  scriptedApi,
  WORDS,
} from './testing/holder-api.ts';
import {
  faintTexts,
  headingFaults,
  namelessControls,
  overflowOf,
  spokenNodes,
} from './testing/page-reader.ts';
import { servePages } from './testing/page-server.ts';

const api = scriptedApi();
const PAGES = ['sign-in', 'account', 'invite', 'claim'];

/** The sections of the wallet, with what each shows of the scripted holder. */
const SECTIONS: readonly [name: string, words: readonly string[]][] = [
  [
    'credentials',
    [
      'Bachelor of Science in Marine Biology',
      'From Ardmore University',
      'In force',
      'Not yet accepted',
      'Revoked',
      'It can no longer be accepted, because its issuer revoked it.',
      'Issued 30 June 2026, 09:15 UTC',
      'Vouched for by Archive of Closed Schools, a custodian: a record of Old College',
      'This custodian holds the original of each of these records.',
    ],
  ],
  [
    'sharing',
    [
      'For Nordic Harbour AS',
      'Shows Bachelor of Science in Marine Biology by Ardmore University, issued 30 June 2026, 09:15 UTC',
      'Link to Bachelor of Science in Marine Biology',
      'You have not said what it is for.',
      '2 of 5 views',
      'Used up',
      'Made for Fjord College',
      'Shows Final grade of Bachelor of Science in Marine Biology',
    ],
  ],
  ['looks', ['Nordic Harbour AS in NO through a share link', 'was refused: link expired']],
  [
    'requests',
    [
      'Correct what it says',
      'The answer: It is as on your passport.',
      'Refused',
      'About Bachelor of Science in Marine Biology by Ardmore University',
      'About Diving Certificate by Ardmore University',
      'Not answered yet',
    ],
  ],
  [
    'asked',
    [
      'Nordic Harbour AS',
      'What for: Your application as a marine surveyor.',
      'Bachelor of Science (Final grade)',
      'can be answered until 4 December 2026, 10:00 UTC',
      'Over, not answered in time',
      'You have blocked them.',
      'Blocked 12 November 2026, 10:00 UTC',
    ],
  ],
  ['notifications', ['New: A link was opened', 'A credential was issued to you']],
  ['sign-in', ['My phone', 'Recovery code']],
  ['account', [PROFILE.name, PROFILE.email, PROFILE.did, 'Institutions may find me', 'Fjord College']],
];

describe('the files of the wallet', () => {
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    site = await servePages(() => holderPages());
  });
  afterAll(() => site.stop());

  test.each(PAGES)('/holder/%s runs only scripts of this origin and is listed nowhere', async (name) => {
    const reply = await fetch(`${site.base}/holder/${name}`);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(reply.status).toBe(200);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const html = await reply.text();
    expect(html).toContain('<noscript>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script>|style="|<style|\son\w+=/);
  });

  test('every page names one script, which is served as a script and names no other', async () => {
    const seen = new Map<string, string>();
    const follow = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      const reply = await fetch(`${site.base}${path}`);
      seen.set(path, `${reply.status} ${reply.headers.get('content-type')}`);
      const names = (await reply.text()).matchAll(
        /(?:src="|\b(?:from|import)\s*\(?\s*["'`])(\/holder\/|\.\/)([\w-]+\.js)/g,
      );
      for (const [, , name] of names) await follow(`/holder/${name}`);
    };
    for (const name of PAGES) await follow(`/holder/${name}`);
    const scripts = [...seen].filter(([path]) => path.endsWith('.js'));
    expect(scripts).toEqual(
      PAGES.map((name) => [`/holder/${name}.js`, '200 text/javascript; charset=utf-8']),
    );
  });

  test.each([
    '/holder/',
    '/holder/sign-in/',
    '/holder/testing/holder-api.ts',
    '/holder/..%2fpages.ts',
    '/holder/sign-in.html',
  ])('%s is nothing', async (path) => {
    expect((await fetch(`${site.base}${path}`)).status).toBe(404);
  });
});

describeInBrowser('the wallet in a browser', () => {
  let site: Awaited<ReturnType<typeof servePages>>;
  let browser: Browser;
  let usual: { readonly context: BrowserContext; readonly watched: WatchedPage };
  let context: BrowserContext;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    site = await servePages(() => holderPages(api.router));
    browser = await launchBrowser();
    await start();
    usual = { context, watched };
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  // One window for all tests that ask for no other: opening one takes longer than most of what is tested in it.
  beforeEach(() => {
    api.reset();
    ({ context, watched } = usual);
    page = watched.page;
    watched.forget();
  });
  afterEach(async () => {
    if (context !== usual.context) return context.close();
    if (page.url().startsWith(site.base)) await page.evaluate('localStorage.clear()');
    await Promise.all(context.pages().map((tab) => (tab === page ? tab.goto('about:blank') : tab.close())));
  });

  /** A window of its own. */
  async function start(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
    context = await browser.newContext(options);
    watched = await watchedPage(context, site.base);
    page = watched.page;
    page.setDefaultTimeout(45_000);
  }
  const settled = () => page.locator('main:not([aria-busy])').waitFor();
  async function open(path: string): Promise<void> {
    await page.goto(`${site.base}/holder/${path}`);
    await settled();
  }
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  /** Shows what else can be done with a credential. */
  const openMore = (title: string) => page.getByLabel(`More for ${title}`).click();
  const asked = (what: string) => api.asked.filter((request) => request.what === what);
  const problem = (shown: Page) => shown.locator('#problem');
  const arrivesAt = (path: string) => page.waitForURL(`${site.base}/holder/${path}`);

  /** A device with a screen lock that makes and uses passkeys without asking. */
  async function withPasskeyDevice(): Promise<void> {
    await start();
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  describe('signing in', () => {
    test('a link is redeemed when its button is pressed, and not before', async () => {
      await open('sign-in#token=t0ken');
      expect(page.url()).toBe(`${site.base}/holder/sign-in`); // the token is out of the address bar
      expect(api.asked).toEqual([]);
      await button('Sign in').click();
      await arrivesAt('account');
      expect(asked('POST auth/magic-link/verify')[0]?.body).toEqual({ token: 't0ken' });
    });

    test('a link that does not work is explained and other ways are offered', async () => {
      api.state.answers['POST auth/magic-link/verify'] = refusal(
        401,
        'TOKEN_ALREADY_USED',
        'This link was used before.',
      );
      await open('sign-in#token=t0ken');
      await button('Sign in').click();
      await problem(page).waitFor();
      expect(await problem(page).innerText()).toBe('This link was used before.');
      expect(await button('Send me a link').isVisible()).toBe(true);
    });

    test('trouble of the platform leaves the link to be tried again', async () => {
      api.state.answers['POST auth/magic-link/verify'] = refusal(503, 'OVERLOADED', 'Come back in a moment.');
      await open('sign-in#token=t0ken');
      await button('Sign in').click();
      await problem(page).waitFor();
      expect(await button('Sign in').isEnabled()).toBe(true);
    });

    test('two presses redeem a link once', async () => {
      await open('sign-in#token=t0ken');
      await page.evaluate("document.getElementById('go').click(); document.getElementById('go').click()");
      await arrivesAt('account');
      expect(asked('POST auth/magic-link/verify')).toHaveLength(1);
    });

    test('a link is asked for by e-mail address', async () => {
      await open('sign-in');
      await page.getByLabel('E-mail address').first().fill('maren@example.org');
      await button('Send me a link').click();
      await page.locator('#news').waitFor();
      expect(asked('POST auth/magic-link')[0]?.body).toEqual({ email: 'maren@example.org' });
      expect(await page.locator('#news').innerText()).toContain('15 minutes');
    });

    test('an address that is none asks nothing', async () => {
      await open('sign-in');
      await page.getByLabel('E-mail address').first().fill('maren');
      await button('Send me a link').click();
      await button('Use a passkey').click();
      expect(api.asked).toEqual([]);
    });

    test('the 24 words sign in, whatever white space is between them', async () => {
      await open('sign-in');
      await page.getByText('I lost everything').click();
      await page.getByLabel('Your recovery code').fill(`  ${WORDS.replace(/ /g, ' \n ')} `);
      await button('Sign in with my words').click();
      await arrivesAt('account#recovered');
      expect(asked('POST auth/recover')[0]?.body).toEqual({ code: WORDS });
      await page.getByText('Your recovery code is used up').waitFor();
    });

    test.each([
      ['', { name: 'Ada', email: 'ada@example.org' }],
      ['+353 1 555 0100', { name: 'Ada', email: 'ada@example.org', phone: '+353 1 555 0100' }],
    ])('a wallet is opened with the phone number %j', async (phone, body) => {
      await open('sign-in');
      await page.getByText('I have no wallet yet').click();
      await page.getByLabel('Your name').fill('Ada');
      await page.getByLabel('E-mail address').last().fill('ada@example.org');
      await page.getByLabel('Phone (optional)').fill(phone);
      await button('Open a wallet').click();
      await page.getByText('We have sent a sign-in link to ada@example.org').waitFor();
      expect(asked('POST auth/register')[0]?.body).toEqual(body);
    });

    test('a passkey signs in', async () => {
      await withPasskeyDevice();
      const rpID = 'localhost';
      api.state.answers['POST auth/passkey/register/begin'] = async () => [
        200,
        {
          ceremonyId: 'made',
          publicKey: await generateRegistrationOptions({
            rpID,
            rpName: 'Testamur',
            userName: PROFILE.email,
            authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          }),
        },
      ];
      api.state.answers['POST auth/passkey/register/finish'] = [200, { success: true, credentialId: 'pk-2' }];
      await open('account#sign-in');
      await page.getByLabel('Name of the new passkey').fill('My laptop');
      await button('Add a passkey').click();
      await page.getByText('The passkey was added').waitFor();
      const made = asked('POST auth/passkey/register/finish')[0]?.body;
      expect(made).toMatchObject({
        ceremonyId: 'made',
        label: 'My laptop',
        attestation: { type: 'public-key' },
      });

      api.state.answers['POST auth/passkey/begin'] = async () => [
        200,
        {
          ceremonyId: 'used',
          publicKey: await generateAuthenticationOptions({
            rpID,
            allowCredentials: [{ id: made.attestation.id }],
          }),
        },
      ];
      api.state.answers['POST auth/passkey/finish'] = [200, { success: true, user: PROFILE }];
      await open('sign-in');
      await page.getByLabel('E-mail address').first().fill(PROFILE.email);
      await button('Use a passkey').click();
      await arrivesAt('account');
      expect(asked('POST auth/passkey/begin')[0]?.body).toEqual({ email: PROFILE.email });
      expect(asked('POST auth/passkey/finish')[0]?.body).toMatchObject({
        ceremonyId: 'used',
        credential: { id: made.attestation.id, response: { signature: expect.any(String) } },
      });
    });

    test('a device that has a passkey for the account says so', async () => {
      await withPasskeyDevice();
      const taken: string[] = [];
      api.state.answers['POST auth/passkey/register/begin'] = async () => [
        200,
        {
          ceremonyId: 'made',
          publicKey: await generateRegistrationOptions({
            rpID: 'localhost',
            rpName: 'Testamur',
            userName: PROFILE.email,
            excludeCredentials: taken.map((id) => ({ id })),
          }),
        },
      ];
      api.state.answers['POST auth/passkey/register/finish'] = (body) => {
        taken.push((body as { attestation: { id: string } }).attestation.id);
        return [200, { success: true, credentialId: 'pk-2' }];
      };
      await open('account#sign-in');
      for (const label of ['one', 'two']) {
        await page.getByLabel('Name of the new passkey').fill(label);
        await button('Add a passkey').click();
        await (label === 'one' ? page.getByText('The passkey was added') : problem(page)).waitFor();
      }
      expect(await problem(page).innerText()).toBe('This device has a passkey for your account already.');
    });
  });

  describe('the wallet', () => {
    test('shows everything by sections, each read in one request and opened by its address or its link', async () => {
      await open('account');
      for (const [name, words] of SECTIONS) {
        if (name !== 'credentials') await page.locator(`.sections a[href="#${name}"]`).click();
        await page.locator(`main:not([aria-busy]) [data-section="${name}"]:visible`).waitFor();
        expect(page.url().endsWith(name === 'credentials' ? 'account' : `#${name}`)).toBe(true);
        const text = await page.locator('main').innerText();
        for (const shown of words) expect(text).toContain(shown);
        expect(await page.locator('[data-section]:visible').count()).toBe(1);
        expect(await page.locator('.sections [aria-current=page]').getAttribute('href')).toBe(`#${name}`);
        expect(await page.evaluate('document.activeElement.tagName')).toBe(
          name === 'credentials' ? 'BODY' : 'H2',
        );
      }
      expect(await page.locator('#unread').textContent()).toBe(' (1 unread)');
      expect(asked('me')).toHaveLength(SECTIONS.length);
      expect(api.asked).toHaveLength(SECTIONS.length);
      await page.goBack();
      expect(await page.locator('[data-section]:visible').getAttribute('data-section')).toBe('sign-in');
      expect(watched.complaints).toEqual([]);
    });

    test('a section that there is none of is that of the credentials', async () => {
      await open('account#constructor');
      expect(await page.locator('[data-section]:visible').getAttribute('data-section')).toBe('credentials');
      expect(await page.title()).toBe('Credentials · Your wallet · Testamur');
    });

    test('a row tells credentials of one title apart by their first claims', async () => {
      await open('account');
      const row = page.locator('#credential-rows > li').first();
      expect(await row.locator('dl').innerText()).toMatch(
        /Grade\s+First class\s+Credits\s+180\s+Thesis\s+Kelp$/,
      );
    });

    test('a time is told in the zone of the person, which is named', async () => {
      await start({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
      await open('account');
      expect(await page.locator('#profile-since').innerText()).toMatch(/^2 March 2026, 17:00 (GMT\+9|JST)$/);
    });

    /** The second credential of the wallet, which is not accepted yet, in this status. */
    const waiting = (status: string): Answer => {
      const [, body] = api.state.answers['GET credentials'] as readonly [number, { items: object[] }];
      return [200, { ...body, items: [body.items[0], { ...body.items[1], status }] }];
    };

    test('a credential that is not accepted yet is accepted by a button', async () => {
      api.state.answers['GET credentials'] = waiting('ISSUED');
      await open('account');
      expect(await button(`Accept ${CREDENTIAL.title}`).count()).toBe(0);
      await button('Accept Diving certificate').click();
      await page.getByText('You have accepted Diving certificate.').waitFor();
      expect(asked('POST graphql').map(({ body }) => body.variables)).toEqual([{ id: 'b' }]);
      expect(asked('me')).toHaveLength(2);
    });

    test.each([
      ['SUSPENDED', 'when its issuer ends the suspension'],
      ['REVOKED', 'because its issuer revoked it'],
      ['EXPIRED', 'because it has expired'],
      ['SUPERSEDED', 'because a newer one replaced it'],
    ])('a credential that is %s cannot be accepted, and why is told', async (status, why) => {
      api.state.answers['GET credentials'] = waiting(status);
      await open('account');
      expect(await button('Accept Diving certificate').count()).toBe(0);
      expect(await page.locator('#credential-rows > li').last().innerText()).toContain(why);
    });

    test('why a credential was not accepted is told', async () => {
      const errors = [{ message: 'It was revoked.', extensions: { code: 'CREDENTIAL_REVOKED' } }];
      api.state.answers['GET credentials'] = waiting('ISSUED');
      api.state.answers['POST graphql'] = [200, { data: null, errors }];
      await open('account');
      await button('Accept Diving certificate').click();
      await problem(page).waitFor();
      expect(await problem(page).innerText()).toBe('It was revoked.');
    });

    test('claims that are chosen are proved by a link, for a purpose, once', async () => {
      await open('account');
      await openMore(CREDENTIAL.title);
      await button(`Prove a part of ${CREDENTIAL.title}`).click();
      expect(await page.locator('#prove-claims').innerText()).not.toContain('no path');
      await page.getByLabel('Purpose').fill('Admission');
      await button('Make the proof link').click();
      await page.getByText('Choose at least one claim to show.').waitFor();
      await page.getByLabel('Final grade').check();
      await page.getByLabel('Results').check();
      await button('Make the proof link').click();
      await page.locator('#shared').waitFor();
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toContain(
        '/verify/proofs/pr00f',
      );
      expect(await page.locator('#shared-qr').isVisible()).toBe(false);
      const [made] = asked('POST proof-links');
      expect(made?.key).toMatch(/^[0-9a-f]{32}$/);
      expect(made?.body).toEqual({
        items: [{ credentialId: CREDENTIAL.credentialId, disclosedPaths: ['finalGrade', 'results'] }],
        purpose: 'Admission',
        expiresAt: expect.any(String),
        accessLimit: 1,
      });
    });

    test('a proof link is taken back after a question', async () => {
      await open('account#sharing');
      await button('Take back Admission').click();
      await button('Take it back').click();
      await page.getByText('The link was taken back.').waitFor();
      expect(asked('DELETE proof-links/pr-1')).toHaveLength(1);
    });

    test('being found by e-mail address is agreed to and taken back by a switch', async () => {
      await open('account#account');
      const box = page.getByLabel('Institutions may find me');
      expect(await box.isChecked()).toBe(false);
      await box.click();
      await page.getByText('You can be found now.').waitFor();
      expect(asked('POST consents')[0]?.body).toEqual({ purpose: 'DIRECTORY_LOOKUP', version: '2026-11' });
      expect(await page.locator('#found-since').innerText()).toBe(
        'You agreed on 1 November 2026, 10:00 UTC.',
      );
      await box.click();
      await page.getByText('You can no longer be found.').waitFor();
      expect(asked('POST consents/co-1/withdraw')).toHaveLength(1);
      expect(await box.isChecked()).toBe(false);
    });

    test('the switch shows what stands when the change does not work', async () => {
      api.state.answers['GET consents'] = [200, { items: [{ ...CONSENT, status: 'WITHDRAWN' }, CONSENT] }];
      api.state.answers['POST consents/co-1/withdraw'] = refusal(503, 'OVERLOADED', 'Come back in a moment.');
      await open('account#account');
      await page.getByLabel('Institutions may find me').click();
      await problem(page).waitFor();
      expect(await page.getByLabel('Institutions may find me').isChecked()).toBe(true);
    });

    test('a verifier is blocked after a question and unblocked, and no row is stale', async () => {
      const { name, verifierId } = RECEIVED.verifier;
      const listed = (items: readonly unknown[]): Answer => [200, { items, total: items.length }];
      const rows = (id: string) => page.locator(`#${id} > li`).allInnerTexts();
      api.state.answers['POST blocked-verifiers'] = () => {
        api.state.answers['GET verification-requests'] = listed([]);
        api.state.answers['GET blocked-verifiers'] = listed([{ ...BLOCKED, verifierId, name }, BLOCKED]);
        return [200, {}];
      };
      await open('account#asked');
      expect(await button(`Block ${BLOCKED.name}`).count()).toBe(0);
      await button(`Block ${name}`).click();
      expect(await page.locator('#sure').innerText()).toContain('They are not told. Links that you have');
      await page.keyboard.press('Escape');
      expect(asked('POST blocked-verifiers')).toEqual([]);
      await button(`Block ${name}`).click();
      await button('Block').click();
      await page.getByText(`You have blocked ${name}.`).waitFor();
      expect(asked('POST blocked-verifiers').map(({ body }) => body)).toEqual([{ verifierId }]);
      expect(await rows('asked-rows')).toEqual(['Nobody has asked you for a credential.']);
      expect(await rows('blocked-rows')).toEqual([expect.stringContaining(name), expect.anything()]);

      api.state.answers[`DELETE blocked-verifiers/${verifierId}`] = [204];
      api.state.answers['GET blocked-verifiers'] = listed([BLOCKED]);
      await button(`Unblock ${name}`).click();
      await page.getByText(`${name} can ask you again.`).waitFor();
      // Unblocked in another window meanwhile: the refusal is told, and the row goes.
      api.state.answers['GET blocked-verifiers'] = listed([]);
      await button(`Unblock ${BLOCKED.name}`).click();
      await problem(page).waitFor();
      expect(await rows('blocked-rows')).toEqual(['You have blocked nobody.']);
    });

    test('what a verifier may see is taken back after a question', async () => {
      const custodian = { ...SHARING, consentId: 'co-3', scope: 'did:key:zArchive', verifierName: null };
      api.state.answers['GET consents'] = [200, { items: [SHARING, custodian] }];
      await open('account#account');
      const name = `Take back what ${SHARING.verifierName} may see`;
      await button(name).click();
      expect(await page.locator('#sure').innerText()).toContain('stop opening');
      await button('Cancel').click();
      expect(asked('POST consents/co-2/withdraw')).toEqual([]);
      api.state.answers['POST consents/co-2/withdraw'] = [200, {}];
      api.state.answers['GET consents'] = [200, { items: [{ ...SHARING, status: 'WITHDRAWN' }, custodian] }];
      await button(name).click();
      await button('Take it back').click();
      await page.getByText(`The links for ${SHARING.verifierName} do not open any more.`).waitFor();
      expect(await button(name).count()).toBe(0);
      await button('Take back what did:key:zArchive may see').click();
      expect(await page.locator('#sure').innerText()).not.toContain('links');
    });

    test('a notification of a request leads to where it is answered', async () => {
      await open('account#notifications');
      await page.getByRole('link', { name: 'See what they ask' }).press('Enter');
      await button(`Answer ${RECEIVED.verifier.name}`).waitFor();
      expect(await page.locator('[data-section]:visible').getAttribute('data-section')).toBe('asked');
    });

    test('characters that turn text are shown by their number wherever a stranger has written', async () => {
      const turning = (text: string) => `${text}\u202e${text}\u2066`;
      const rewrite = (value: unknown): unknown =>
        typeof value === 'string' && !/^[0-9a-z-]{1,40}$|^\d{4}-|^[A-Z_]+$|^https?:|^did:/.test(value)
          ? turning(value)
          : Array.isArray(value)
            ? value.map(rewrite)
            : typeof value === 'object' && value !== null
              ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewrite(member)]))
              : value;
      for (const [what, answer] of Object.entries(api.state.answers))
        if (what.startsWith('GET ')) api.state.answers[what] = rewrite(answer) as Answer;
      const sections = SECTIONS.map(([name]) => `account#${name}`);
      for (const path of [...sections, 'invite#token=t0ken', 'claim#token=t0ken']) {
        await page.goto('about:blank');
        await open(path);
        const shown = (await page.evaluate(
          `[document.querySelector('main').textContent, ...[...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label'))].join()`,
        )) as string;
        expect(shown).toContain('U+202E');
        expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
        // Whatever holds such a character holds it inside an isolated piece.
        expect(await page.locator('main .unseen').count()).toBe(
          await page.locator('main bdi .unseen').count(),
        );
      }
      await page.goto('about:blank');
      await open('account#sharing');
      await page.getByRole('button', { name: /^Take back For Nordic/ }).click();
      expect(await page.locator('#sure-title bdi .unseen').count()).toBe(2);
    });

    test('leads to the sign-in without a session', async () => {
      api.state.answers['GET profile'] = refusal(401, 'UNAUTHENTICATED', 'Sign in.');
      await open('account');
      await arrivesAt('sign-in');
    });

    test('leads to the sign-in when the session ends in between', async () => {
      await open('account#sign-in');
      api.state.answers['POST auth/recovery-code'] = refusal(401, 'UNAUTHENTICATED', 'Sign in.');
      await button('Make a recovery code').click();
      await button('Make it').click();
      await arrivesAt('sign-in');
    });

    test.each([
      ['Make a recovery code', 'Make it', 'POST auth/recovery-code', 'sign-in'],
      ['Remove the passkey My phone', 'Remove it', 'DELETE auth/passkeys/pk-1', 'sign-in'],
      ['Delete my account', 'Delete it', 'DELETE account', 'account'],
    ])('“%s” leads to the sign-in when that was a while ago, and back', async (name, sure, what, section) => {
      api.state.answers[what] = refusal(403, 'REAUTHENTICATION_REQUIRED', 'Sign in again.');
      await open(`account#${section}`);
      await button(name).click();
      await button(sure).click();
      await arrivesAt('sign-in');
      await page.getByText('You signed in a while ago.').waitFor();
      await page.getByText('I lost everything').click();
      await page.getByLabel('Your recovery code').fill(WORDS);
      await button('Sign in with my words').click();
      await arrivesAt('account#recovered');
    });

    test('one list that cannot be read hides no other', async () => {
      api.state.answers['GET proof-links'] = refusal(503, 'STORAGE_UNAVAILABLE', 'Come back in a moment.');
      await open('account#sharing');
      expect(await problem(page).innerText()).toBe('Come back in a moment.');
      expect(await page.locator('#links > li').count()).toBe(2);
      expect(await page.locator('#who').innerText()).toBe(PROFILE.name);
    });

    test('too many requests are told, and not followed by more', async () => {
      api.state.answers['GET share-links'] = refusal(429, 'RATE_LIMITED', 'Try again in 9 s.');
      await open('account#sharing');
      expect(await problem(page).innerText()).toBe('Try again in 9 s.');
      expect(api.asked).toHaveLength(1);
    });

    test('strangers’ names are text', async () => {
      const title = '<img src=x onerror="document.title=1">\u202e';
      api.state.answers['GET credentials'] = [200, { items: [{ ...CREDENTIAL, title }], total: 1 }];
      api.state.answers['GET profile'] = [200, { ...PROFILE, name: title }];
      await open('account');
      expect(await page.locator('#credential-rows img').count()).toBe(0);
      expect(await page.locator('#credential-rows bdi').first().innerText()).toContain('<img src=x');
      expect(await page.title()).toBe('Credentials · Your wallet · Testamur');
    });

    test('a credential is shared with a label, an end and a limit, once', async () => {
      await open('account');
      await button(`Share ${CREDENTIAL.title}`).click();
      await page.getByLabel('What for?').fill('Job');
      await page.getByLabel('Works until').selectOption('7');
      await page.getByLabel('How many times?').fill('3');
      await button('Make the link').click();
      await page.getByLabel('Address', { exact: true }).waitFor();
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(LINK.url);
      await page.waitForFunction('document.getElementById("shared-qr").naturalWidth > 0');
      const [request] = asked(`POST credentials/${CREDENTIAL.credentialId}/share-links`);
      expect(request?.body).toEqual({
        label: 'Job',
        accessLimit: 3,
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect(request?.key).toMatch(/^[0-9a-f]{32}$/);
    });

    test('a refusal is told in the dialog that asked', async () => {
      api.state.answers[`POST credentials/${CREDENTIAL.credentialId}/share-links`] = refusal(
        409,
        'LIMIT_REACHED',
        'You have 200 links.',
      );
      await open('account');
      await button(`Share ${CREDENTIAL.title}`).click();
      await button('Make the link').click();
      await page.locator('#share [role=alert]').waitFor();
      expect(await page.locator('#share [role=alert]').innerText()).toBe('You have 200 links.');
      await button('Cancel').click();
      await button(`Share ${CREDENTIAL.title}`).click();
      expect(await page.locator('#share [role=alert]').isVisible()).toBe(false);
    });

    test('a link is taken back after a question, and kept without an answer', async () => {
      await open('account#sharing');
      await button(`Take back ${LINK.label}`).click();
      await page.keyboard.press('Escape');
      expect(asked(`DELETE share-links/${LINK.shareId}`)).toHaveLength(0);
      await button(`Take back ${LINK.label}`).click();
      await button('Take it back').click();
      await page.getByText('The link was taken back.').waitFor();
      expect(asked(`DELETE share-links/${LINK.shareId}`)).toHaveLength(1);
    });

    test('a credential is downloaded as a file', async () => {
      await open('account');
      await openMore(CREDENTIAL.title);
      const row = page.locator('#credential-rows > li').first();
      expect(await row.getByRole('link').getAttribute('href')).toBe(
        `/api/v1/holder/credentials/${CREDENTIAL.credentialId}/download`,
      );
    });

    test.each([
      ['without a link', undefined, undefined],
      ['with a link that ends', '30', { label: 'Printed certificate', expiresAt: expect.any(String) }],
      ['with a link that its holder ends', '', { label: 'Printed certificate' }],
    ])('a certificate is downloaded %s', async (_what, days, link) => {
      const path = `credentials/${CREDENTIAL.credentialId}`;
      api.state.answers[`GET ${path}/pdf`] = [200, {}];
      await open('account');
      await openMore(CREDENTIAL.title);
      await button(`PDF certificate of ${CREDENTIAL.title}`).click();
      if (days !== undefined) await page.getByLabel('Share link on the sheet').selectOption(days);
      const sent = page.waitForEvent('download');
      await button('Download the PDF').click();
      await page.getByText('The certificate is being downloaded.').waitFor();
      const query = link ? `?shareId=${LINK.shareId}` : '';
      expect((await sent).url()).toBe(`${site.base}/api/v1/holder/${path}/pdf${query}`);
      expect(asked(`POST ${path}/share-links`).map(({ body }) => body)).toEqual(link ? [link] : []);
    });

    test('the issuer is asked for something', async () => {
      await open('account');
      await openMore(CREDENTIAL.title);
      await button(`Ask the issuer of ${CREDENTIAL.title}`).click();
      await page.getByLabel('What should be done?').selectOption('REVOKE');
      await page.getByLabel('Why?').fill('It is not mine.');
      await button('Send the request').click();
      await page.getByText('Your request is on its way').waitFor();
      expect(asked('POST requests')[0]?.body).toEqual({
        credentialId: CREDENTIAL.credentialId,
        requestType: 'REVOKE',
        reason: 'It is not mine.',
      });
    });

    test('a custodian is asked as what it is, and the holder reads what a correction takes', async () => {
      await open('account');
      await openMore(ATTESTED.title);
      await button(`Ask the custodian of ${ATTESTED.title}`).click();
      const words = await page.locator('#request').innerText();
      expect(words).toContain('Ask Archive of Closed Schools');
      expect(words).toContain('A custodian corrects its record first.');
      await page.getByLabel('Why?').fill('My name is misspelt.');
      await button('Send the request').click();
      await page.getByText('Your request is on its way to Archive of Closed Schools').waitFor();
      await openMore(CREDENTIAL.title);
      await button(`Ask the issuer of ${CREDENTIAL.title}`).click();
      expect(await page.locator('#request').innerText()).not.toContain('custodian');
    });

    test('of a revoked credential nothing can be asked for but the credential', async () => {
      await open('account');
      await openMore('Diving certificate');
      await button('Ask the issuer of Diving certificate').click();
      expect(await page.getByLabel('What should be done?').inputValue()).toBe('DOWNLOAD');
      expect(await page.locator('#request-type option:enabled').allInnerTexts()).toEqual(['Send it to me']);
      expect(await page.locator('#request').innerText()).toContain('It was revoked for good');
      await button('Cancel').click();
      await openMore(CREDENTIAL.title);
      await button(`Ask the issuer of ${CREDENTIAL.title}`).click();
      expect(await page.locator('#request-type option:enabled').count()).toBe(4);
      expect(await page.locator('#request').innerText()).not.toContain('It was revoked for good');
    });

    test('a DID is made by who has none', async () => {
      const { did, ...without } = PROFILE;
      api.state.answers['GET profile'] = [200, { ...without, did: null }];
      await open('account#account');
      await button('Make my DID').click();
      await page.getByText(did).waitFor();
      expect(asked('POST wallet-key')[0]?.body).toEqual({ mode: 'PLATFORM' });
      expect(await button('Make my DID').isVisible()).toBe(false);
    });

    test('a recovery code is shown once, after a question', async () => {
      await open('account#sign-in');
      await button('Make a recovery code').click();
      await button('Cancel').click();
      expect(asked('POST auth/recovery-code')).toHaveLength(0);
      await button('Make a recovery code').click();
      await button('Make it').click();
      await page.getByLabel('Your recovery code').waitFor();
      expect(await page.getByLabel('Your recovery code').inputValue()).toBe(WORDS);
      await button('Copy the words').click();
      await page.getByRole('button', { name: /Copied|Selected/ }).waitFor();
      await page.reload();
      await settled();
      expect(await page.locator('#words').inputValue()).toBe('');
    });

    test('the last passkey stays, and why is told', async () => {
      api.state.answers['DELETE auth/passkeys/pk-1'] = refusal(
        409,
        'LAST_PASSKEY_NO_RECOVERY',
        'Make a recovery code first.',
      );
      await open('account#sign-in');
      await button('Remove the passkey My phone').click();
      await button('Remove it').click();
      await problem(page).waitFor();
      expect(await problem(page).innerText()).toBe('Make a recovery code first.');
    });

    test('notifications are marked as read, one and all', async () => {
      await open('account#notifications');
      for (const [name, path] of [
        ['Mark as read: A link was opened', 'n1/read'],
        ['Mark all as read', 'read-all'],
      ] as const) {
        const answered = page.waitForResponse((reply) => reply.url().endsWith(`/notifications/${path}`));
        await button(name).click();
        await answered;
      }
      expect(asked('POST notifications/n1/read')).toHaveLength(1);
      expect(asked('POST notifications/read-all')).toHaveLength(1);
    });

    test('long lists are read page by page', async () => {
      const items = Array.from({ length: 4 }, (_, index) => ({
        ...CREDENTIAL,
        credentialId: `c${index}`,
        title: `No. ${index}`,
      }));
      api.state.answers['GET credentials'] = () => [200, { items, total: 8 }];
      await open('account');
      await button('Show more: Credentials').click();
      await page.waitForFunction('document.querySelectorAll("#credential-rows > li").length === 8');
      expect(await button('Show more: Credentials').isVisible()).toBe(false);
    });

    test('signing out ends at the sign-in', async () => {
      await open('account');
      await button('Sign out').click();
      await arrivesAt('sign-in');
      expect(asked('POST auth/logout')).toHaveLength(1);
    });

    test('the account is deleted after a question', async () => {
      await open('account#account');
      await button('Delete my account').click();
      await button('Cancel').click();
      expect(asked('DELETE account')).toHaveLength(0);
      await button('Delete my account').click();
      await button('Delete it').click();
      await page.getByText('Your account is locked').waitFor();
      expect(await page.locator('#wallet').isVisible()).toBe(false);
    });
  });

  describe('invitations and claims', () => {
    test('an invitation is shown, and accepted when its button is pressed', async () => {
      await open('invite#token=t0ken');
      expect(page.url()).toBe(`${site.base}/holder/invite`);
      expect(await page.locator('#offer').innerText()).toContain('Ardmore University');
      expect(asked('POST invites/t0ken/accept')).toHaveLength(0);
      await page.getByLabel('Your name').fill('Maren Østby');
      await button('Accept the invitation').click();
      await page.getByText('Your wallet is open.').waitFor();
      expect(asked('POST invites/t0ken/accept')[0]?.body).toEqual({ name: 'Maren Østby' });
      await page.getByRole('link', { name: 'Sign in to your wallet' }).click();
      await arrivesAt('sign-in');
    });

    test('an invitation is declined after a question', async () => {
      await open('invite#token=t0ken');
      await button('Decline').click();
      await button('Keep it').click();
      expect(asked('POST invites/t0ken/decline')).toHaveLength(0);
      await button('Decline').click();
      await button('Decline it').click();
      await page.getByText('You have declined the invitation.').waitFor();
      expect(await page.locator('#offer').isVisible()).toBe(false);
      expect(asked('POST invites/t0ken/decline')).toHaveLength(1);
    });

    test('a credential is shown, and claimed when its button is pressed', async () => {
      await open('claim#token=t0ken');
      expect(await page.locator('#offer').innerText()).toContain('Bachelor of Science');
      expect(asked('POST claims/t0ken/accept')).toHaveLength(0);
      await button('Accept it into my wallet').click();
      await page.getByText('The credential is in your wallet.').waitFor();
    });

    test.each([
      [
        'words',
        async (tab: Page) => {
          await tab.goto(`${site.base}/holder/sign-in`);
          await tab.getByText('I lost everything').click();
          await tab.getByLabel('Your recovery code').fill(WORDS);
          await tab.getByRole('button', { name: 'Sign in with my words' }).click();
        },
      ],
      [
        'a link, which opens another tab',
        async (tab: Page) => {
          await tab.goto(`${site.base}/holder/sign-in#token=s1gn`);
          await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
        },
      ],
    ])('a claim waits for signing in by %s', async (_what, signIn) => {
      api.state.answers['POST claims/t0ken/accept'] = refusal(401, 'UNAUTHENTICATED', 'Sign in.');
      await open('claim#token=t0ken');
      await button('Accept it into my wallet').click();
      await page.getByRole('link', { name: 'Sign in to accept it' }).waitFor();

      const tab = await context.newPage();
      await signIn(tab);
      await tab.waitForURL(`${site.base}/holder/claim`);
      await tab.reload();
      api.state.answers['POST claims/t0ken/accept'] = [200, { claimed: true }];
      await tab.getByRole('button', { name: 'Accept it into my wallet' }).click();
      await tab.getByText('The credential is in your wallet.').waitFor();
      expect(await tab.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    });

    test.each([
      ['older than an hour', `{"token":"t0ken","until":${Date.now() - 1}}`],
      ['from another clock', `{"token":"t0ken","until":${Date.now() + 4_000_000}}`],
      ['of another shape', '{"token":7}'],
      ['not JSON', 'x'],
    ])('a waiting claim that is %s is forgotten', async (_what, kept) => {
      await open('sign-in#token=s1gn');
      await page.evaluate(`localStorage.setItem('testamur.claim', ${JSON.stringify(kept)})`);
      await button('Sign in').click();
      await arrivesAt('account');
      expect(await page.evaluate('localStorage.length')).toBe(0);
    });

    test.each([
      ['declined', 'Decline it', 'You have declined', undefined],
      ['over', undefined, 'This link is over.', refusal(410, 'LINK_EXPIRED', 'This link is over.')],
      ['for somebody else', undefined, 'Not yours.', refusal(403, 'FORBIDDEN', 'Not yours.')],
    ])('a waiting claim that is %s is forgotten', async (_what, verb, words, answer) => {
      await open('sign-in');
      await page.evaluate(
        `localStorage.setItem('testamur.claim', JSON.stringify({ token: 't0ken', until: Date.now() + 60000 }))`,
      );
      if (answer) api.state.answers['POST claims/t0ken/accept'] = answer;
      await open('claim');
      await button(verb ? 'Decline' : 'Accept it into my wallet').click();
      if (verb) await button(verb).click();
      await page.getByText(words).waitFor();
      expect(await page.evaluate('localStorage.length')).toBe(0);
    });

    test('a credential is declined after a question', async () => {
      await open('claim#token=t0ken');
      await button('Decline').click();
      await button('Keep it').click();
      expect(asked('POST claims/t0ken/decline')).toHaveLength(0);
      await button('Decline').click();
      await button('Decline it').click();
      await page.getByText('You have declined the credential.').waitFor();
    });

    /** The link was sent by this one. */
    const sentBy = (name: string, organization: object) => {
      const answer = api.state.answers[`GET ${name}s/t0ken`] as readonly [number, { credential?: object }];
      api.state.answers[`GET ${name}s/t0ken`] = [
        200,
        { ...answer[1], organization, credential: { ...answer[1].credential, issuer: organization } },
      ];
    };

    test.each([
      ['invite', 'ISSUER', 'An institution that this platform does not vouch for'],
      ['claim', 'ISSUER', 'An institution that this platform does not vouch for'],
      ['invite', 'CUSTODIAN', 'A custodian that this platform does not vouch for'],
      ['claim', 'CUSTODIAN', 'A custodian that this platform does not vouch for'],
    ])('an %s of an %s without a name of its own is not vouched for', async (name, authorityType, words) => {
      sentBy(name, { did: 'did:key:zOther', name: null, authorityType });
      await open(`${name}#token=t0ken`);
      expect(await page.locator('#offer').innerText()).toContain(words);
    });

    test.each([
      ['invite', 'Custodian\nArchive of Closed Schools', 'Institution'],
      ['claim', 'Vouched for by\nArchive of Closed Schools', 'Issued by'],
    ])('an %s of a custodian says so', async (name, words, otherwise) => {
      sentBy(name, {
        did: 'did:key:zArchive',
        name: 'Archive of Closed Schools',
        authorityType: 'CUSTODIAN',
      });
      await open(`${name}#token=t0ken`);
      const shown = await page.locator('#offer').innerText();
      expect(shown.replaceAll(/\n+/g, '\n')).toContain(words);
      expect(shown).not.toContain(otherwise);
      expect(shown.includes('records that others have made')).toBe(name === 'claim');
    });

    test.each([
      ['invite', '', 'This address is incomplete.'],
      ['claim', '', 'This address is incomplete.'],
      ['invite', '#token=0ld', 'This link is over.'],
      ['claim', '#token=0ld', 'This link is over.'],
    ])('the page %s%s tells what is wrong', async (name, fragment, words) => {
      api.state.answers[`GET ${name}s/0ld`] = refusal(410, 'LINK_EXPIRED', 'This link is over.');
      await open(`${name}${fragment}`);
      expect(await problem(page).innerText()).toContain(words);
      expect(await page.locator('#offer').isVisible()).toBe(false);
    });
  });

  describe('help', () => {
    const QUESTION = 'Who has opened my link?';
    const SOURCE = {
      doc: 'holders.md',
      title: 'Holders',
      heading: 'The pages',
      excerpt: 'Who looked.\nMore.',
    };
    const answers = (status: string, answer: string, sources: readonly object[]) => {
      api.state.answers['POST ask'] = [200, { status, reason: null, answer, sources }];
    };
    const said = () => page.locator('#help-answer').innerText();
    const askFor = async (question: string) => {
      await page.getByLabel('Your question').fill(question);
      await button('Ask').click();
      await page.locator('#help-answer h3').waitFor();
    };

    test.each(PAGES)(
      'is asked for by keyboard on /holder/%s, and leads back to where one was',
      async (name) => {
        answers('COMPLETED', 'See Who looked.', [SOURCE]);
        await open(name);
        await button('Help').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.type(`${QUESTION}\n`);
        expect(await page.evaluate('document.activeElement.id')).toBe('help-question');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('#help-answer h3').waitFor();
        expect(asked('POST ask').map(({ body }) => body)).toEqual([
          { question: QUESTION, audience: 'HOLDER' },
        ]);
        expect((await said()).split(/\n+/)).toEqual([
          'Answer',
          'See Who looked.',
          'A language model has put this into words. It rests on these parts of the documentation:',
          'The pages (opens in a new tab)',
          'Holders (holders.md)',
          'Who looked.',
          'More.',
        ]);
        expect((await spokenNodes(page)).find(({ role }) => role === 'status')).toBeDefined();
        await page.keyboard.press('Escape');
        expect(await page.evaluate('document.activeElement.id')).toBe('open-help');
      },
    );

    test('says what there is where no model helps, or nothing fits', async () => {
      await open('sign-in');
      await button('Help').click();
      answers('UNAVAILABLE', '', [SOURCE]);
      await askFor(QUESTION);
      expect(await said()).toMatch(/^Here is what the documentation says\s+The pages/);
      answers('COMPLETED', 'The documentation does not tell.', []);
      await askFor('What is the weather?');
      expect(await said()).toMatch(/^Answer\s+The documentation does not tell.$/);
    });

    test('a refusal is told in the dialog, and no earlier answer stays', async () => {
      await open('account');
      await button('Help').click();
      answers('COMPLETED', 'Yes.', [SOURCE]);
      await askFor(QUESTION);
      api.state.answers['POST ask'] = refusal(429, 'RATE_LIMITED', 'At most 20 of these in 60 seconds.');
      await button('Ask').click();
      await page.locator('#help [role=alert]:not([hidden])').waitFor();
      expect(await page.locator('#help [role=alert]').innerText()).toContain('At most 20');
      expect(await said()).toBe('');
      await button('Close').click();
      expect(await problem(page).isVisible()).toBe(false);
    });
  });

  const SCREENS = [
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  ] as const;

  describe.each(SCREENS)('$viewport.width wide, $colorScheme', (screen) => {
    beforeEach(() => start(screen));

    /** What is wrong with what the page shows now. */
    async function faultsOf(what: string): Promise<string[]> {
      const nodes = await spokenNodes(page);
      const faults = [
        ...(await faintTexts(page)),
        ...namelessControls(nodes).map(({ role }) => `${role} without a name`),
        ...((await overflowOf(page)) > 0 ? ['wider than its window'] : []),
      ];
      return faults.map((fault) => `${what}: ${fault}`);
    }

    test('every page is readable, within its window, named and quiet', async () => {
      const faults: string[] = [];
      for (const path of [
        'sign-in',
        'sign-in#token=t',
        ...SECTIONS.map(([section]) => `account#${section}`),
        'invite#token=t0ken',
        'claim#token=t0ken',
      ]) {
        await page.goto('about:blank');
        await open(path);
        for (const summary of await page.locator('summary').all())
          if (await summary.isVisible()) await summary.click();
        faults.push(...(await faultsOf(path)), ...headingFaults(await spokenNodes(page)));
      }
      expect(faults).toEqual([]);
      expect([...watched.strays, ...watched.complaints]).toEqual([]);
    });

    test('every dialog is readable and named', async () => {
      const faults: string[] = [];
      await open('account');
      for (const title of [CREDENTIAL.title, 'Diving certificate', ATTESTED.title]) await openMore(title);
      for (const name of [
        `Share ${CREDENTIAL.title}`,
        `Prove a part of ${CREDENTIAL.title}`,
        `PDF certificate of ${CREDENTIAL.title}`,
        'Ask the issuer of Diving certificate',
        `Ask the custodian of ${ATTESTED.title}`,
        `Answer ${RECEIVED.verifier.name}`,
        `Block ${RECEIVED.verifier.name}`,
        'Delete my account',
        `Take back what ${SHARING.verifierName} may see`,
      ]) {
        if (name === 'Delete my account') await page.locator('.sections a[href="#account"]').click();
        if (name.startsWith('Answer')) await page.locator('.sections a[href="#asked"]').click();
        await button(name).click();
        await page.locator('dialog[open]').waitFor();
        const dialog = (await spokenNodes(page)).find(({ role }) => role === 'dialog');
        if (!dialog?.name) faults.push(`${name}: a dialog without a name`);
        faults.push(...(await faultsOf(name)));
        await page.keyboard.press('Escape');
      }
      const source = {
        doc: 'a.md',
        title: 'A',
        heading: 'B',
        excerpt: `${'word '.repeat(40)}${'W'.repeat(90)}`,
      };
      api.state.answers['POST ask'] = [
        200,
        { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', answer: '', sources: [source, source] },
      ];
      await button('Help').click();
      await page.getByLabel('Your question').fill('Who?');
      await button('Ask').click();
      await page.locator('#help-answer h3').waitFor();
      faults.push(...(await faultsOf('Help')));
      expect(faults).toEqual([]);
    });
  });

  test('without JavaScript a page says what it needs', async () => {
    await start({ javaScriptEnabled: false });
    for (const name of PAGES) {
      await open(name);
      expect(await page.locator('main').innerText()).toContain('needs JavaScript');
    }
  });
});
