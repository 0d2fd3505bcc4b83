import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { newId } from '../../kernel/ids.ts';
import { type ChatServer, openChatServer, says } from '../../kernel/language-model/testing/chat-server.ts';
import { sendJson } from '../../kernel/language-model/testing/model-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { describeInBrowser, launchBrowser, type WatchedPage, watchedPage } from '../testing/browser.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { settleVerifier } from '../testing/verifier-road.ts';
import { issueTo } from './persons.ts';
import { openRoad, type Road, TYPE, traveller } from './road.ts';

const EMAIL = 'aoife@people.example';
const issuer = traveller('Ardmore');

/** A profile of a browser, with an authenticator of its own. */
interface Device extends WatchedPage {
  readonly context: BrowserContext;
  readonly authenticatorId: string;
  readonly session: CDPSession;
}

describeInBrowser('a wallet in a real browser, with real passkeys', () => {
  let chat: ChatServer;
  let road: Road;
  let browser: Browser;
  const devices: Device[] = [];

  beforeAll(async () => {
    chat = await openChatServer();
    road = await openRoad({ ASSISTANCE_URL: chat.url, ASSISTANCE_MODEL: 'a-model' });
    await road.settle(issuer, await road.signInAdmin());
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await road.close();
    await chat.close();
  });
  afterEach(() => {
    for (const { complaints, strays } of devices) {
      // A browser tells of each refused request, and of those that the next page left behind; anything else is a fault of ours.
      expect(complaints.filter((text) => !/status of (401|409|410)|ERR_ABORTED/.test(text))).toEqual([]);
      expect(strays).toEqual([]);
    }
  });

  async function device(): Promise<Device> {
    const context = await browser.newContext();
    const watched = await watchedPage(context, road.platform.base);
    const session = await context.newCDPSession(watched.page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const made = { ...watched, context, session, authenticatorId };
    devices.push(made);
    return made;
  }

  const open = (page: Page, path: string) => page.goto(`${road.platform.base}/holder/${path}`);
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).click();
  const openSection = async (page: Page, name: string, heading = name) => {
    await page.getByRole('navigation', { name: 'Your wallet' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await page.locator('main:not([aria-busy])').waitFor();
  };
  const openPasskeys = (page: Page) => openSection(page, 'Sign-in', 'Passkeys');
  const arrives = async (page: Page) => {
    await page.getByRole('navigation', { name: 'Your wallet' }).waitFor();
    await page.locator('main:not([aria-busy])').waitFor();
  };
  const passkeysOf = async ({ session, authenticatorId }: Device) =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;

  async function signInByLink(page: Page): Promise<void> {
    await open(page, 'sign-in');
    await page.getByLabel('E-mail address').first().fill(EMAIL);
    await press(page, 'Send me a link');
    await open(page, `sign-in#token=${await road.mail.nextToken(EMAIL)}`);
    await press(page, 'Sign in');
    await arrives(page);
  }
  async function signInByPasskey(page: Page): Promise<void> {
    await open(page, 'sign-in');
    await page.getByLabel('E-mail address').first().fill(EMAIL);
    await press(page, 'Use a passkey');
    await arrives(page);
  }
  async function signOut(page: Page): Promise<void> {
    await press(page, 'Sign out');
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Send me a link' }))
      .waitFor();
  }

  let first: Device;
  let second: Device;
  let words: string;
  let did: string;

  test('opens a wallet, signs in by the letter of welcome and makes a passkey', async () => {
    first = await device();
    const { page, context } = first;
    await open(page, 'sign-in');
    await page.getByText('I have no wallet yet').click();
    await page.getByLabel('Your name').fill('Aoife Ní Bhriain');
    await page.getByLabel('E-mail address').last().fill(EMAIL);
    await press(page, 'Open a wallet');
    const token = await road.mail.nextToken(EMAIL);
    await open(page, `sign-in#token=${token}`);
    await press(page, 'Sign in');
    await arrives(page);

    // The cookie is there although this is http: browsers trust localhost. No script reads it.
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: 'testamur_holder_session',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    expect(await page.evaluate('document.cookie')).toBe('');

    await openPasskeys(page);
    await page.getByLabel('Name of the new passkey').fill('My laptop');
    await press(page, 'Add a passkey');
    await page.getByText('My laptop').waitFor();
    expect(await passkeysOf(first)).toBe(1);
  });

  test('signs in with the passkey after signing out', async () => {
    await signOut(first.page);
    await signInByPasskey(first.page);
    expect(await first.page.locator('#profile-email').textContent()).toBe(EMAIL);
  });

  test('is refused a second registration of the same authenticator', async () => {
    const { page } = first;
    await openPasskeys(page);
    await page.getByLabel('Name of the new passkey').fill('My laptop again');
    await press(page, 'Add a passkey');
    await page
      .getByRole('alert')
      .filter({ hasText: /already/i })
      .first()
      .waitFor();
    expect(await passkeysOf(first)).toBe(1);
    expect(await page.getByText('My laptop again').count()).toBe(0);
  });

  test('signs in by link on a second device, where the first passkey is not, and adds another', async () => {
    second = await device();
    const { page } = second;
    await signInByLink(page);
    await openPasskeys(page);
    await page.getByText('My laptop').waitFor();
    await page.getByLabel('Name of the new passkey').fill('My phone');
    await press(page, 'Add a passkey');
    await page.getByText('My phone').waitFor();
    await signOut(page);
    await signInByPasskey(page);
    await openPasskeys(page);
    await page.getByText('My laptop').waitFor();
  });

  test('makes a recovery code, recovers with its words and is signed out everywhere else', async () => {
    const { page } = first;
    await press(page, 'Make a recovery code');
    await press(page, 'Make it');
    await page.getByLabel('Your recovery code').waitFor();
    words = await page.getByLabel('Your recovery code').inputValue();
    expect(words.split(' ')).toHaveLength(24);

    const third = await device();
    await open(third.page, 'sign-in');
    await third.page.getByText('I lost everything').click();
    await third.page.getByLabel('Your recovery code').fill(words.toUpperCase());
    await press(third.page, 'Sign in with my words');
    await arrives(third.page);
    for (const other of [first, second]) {
      const status = await other.page.evaluate(
        "fetch('/api/v1/holder/profile').then((reply) => reply.status)",
      );
      expect(status).toBe(401);
    }
    await third.context.clearCookies();
    await open(third.page, 'sign-in');
    await third.page.getByText('I lost everything').click();
    await third.page.getByLabel('Your recovery code').fill(words);
    await press(third.page, 'Sign in with my words');
    await third.page.getByRole('alert').first().waitFor();
  });

  test('makes a DID, receives a credential, shares it, and a stranger reads it without JavaScript', async () => {
    const { page } = first;
    await signInByPasskey(page);
    await openSection(page, 'Account');
    await press(page, 'Make my DID');
    await page.locator('#did', { hasText: 'did:key:' }).waitFor();
    did = (await page.locator('#did').textContent()) ?? '';
    await issueTo(road, issuer, { name: 'Aoife Ní Bhriain', did });

    await openSection(page, 'Credentials');
    await page.locator('#credential-rows').getByRole('button', { name: /Share/ }).click();
    await page.getByLabel('What for?').fill('Application');
    await page.getByLabel('How many times?').fill('1');
    await press(page, 'Make the link');
    // The field is there before its value is; the QR code comes with the value.
    await until('the QR code', () =>
      page.evaluate("document.querySelector('#shared-qr').naturalWidth > 100"),
    );
    const url = await page.getByLabel('Address', { exact: true }).inputValue();

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const seen = await stranger.newPage();
    await seen.goto(url);
    const text = await seen.locator('main').innerText();
    for (const part of ['valid', 'Ardmore', 'Aoife Ní Bhriain', 'BSc Physics'])
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    expect(text).not.toContain(EMAIL);
    const again = await seen.goto(url);
    expect(again?.status()).toBe(410);
    expect(await seen.locator('h1').innerText()).not.toBe('');
    await stranger.close();
  });

  test('accepts a credential, proves a part of it, asks its issuer and agrees to be found', async () => {
    const { page } = first;
    await page.reload();
    await arrives(page);
    await press(page, /^Accept/);
    await page.getByText('You have accepted').waitFor();

    await page.getByLabel(/^More for/).click();
    await press(page, /^Prove a part of/);
    await page.locator('#prove-claims').getByLabel('Degree').check();
    await page.getByLabel('Purpose').fill('Admission');
    await press(page, 'Make the proof link');
    await page.locator('#shared').waitFor();
    const url = await page.getByLabel('Address', { exact: true }).inputValue();
    await press(page, 'Close');
    const proof = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    expect(proof).toContain('BSc Physics');
    expect(proof).not.toMatch(/Aoife|PASSED/);

    // A language model reads nothing before she has agreed.
    chat.answer(
      says({ summary: '[PERSON_1] has a <b>BSc</b> in Physics.', equivalency_note: 'A Bachelor.' }),
    );
    await press(page, /in plain words$/);
    await page.getByLabel(/^Country/).fill('de');
    await press(page, 'Tell me');
    await press(page, 'Agree, and tell me');
    const told = page.locator('#explained');
    await told.getByText('has a BSc in Physics.').waitFor();
    expect(await told.innerText()).toMatch(/A Bachelor\.[\s\S]*verify it/);
    chat.answer((_asked, response) => sendJson(response, 500, {}));
    await press(page, 'Tell me');
    await told.getByText('No language model can tell at the moment.').waitFor();
    expect(await told.innerText()).toContain('BSc Physics');
    await press(page, 'Close');

    await press(page, /^Ask the issuer of/);
    await page.getByLabel('Why?').fill('My name is misspelt.');
    await press(page, 'Send the request');
    await openSection(page, 'Requests');
    await page.getByText('Not answered yet').waitFor();

    await openSection(page, 'Account');
    await page.getByLabel('Institutions may find me').click();
    await page.getByText('You can be found now.').waitFor();
    const found = () => road.get(`/api/v1/holders/lookup?email=${EMAIL}`, issuer.headers);
    expect((await found()).body.found).toBe(true);
    await page.getByLabel('Institutions may find me').click();
    await page.getByText('You can no longer be found.').waitFor();
    expect((await found()).body.found).toBe(false);
    const model = page.getByLabel('A language model may read');
    expect(await model.isChecked()).toBe(true);
    await model.click();
    await page.getByText('Language models read nothing of yours any more.').waitFor();
  });

  test('says which institution is right about a learner, and ends it again', async () => {
    const { page } = first;
    const propose = async (given: object) => {
      const body = { learner_number: newId(), given_name: 'Aoife', family_name: 'Byrne', email: EMAIL };
      const made = expectStatus(await road.post('/api/v1/learners', body, issuer.headers), 201).body;
      const path = `/api/v1/learners/${made.learner_id}`;
      expectStatus(await road.post(`${path}/links`, given, issuer.headers), 201);
      return { ...made, path };
    };
    const learner = await propose({ method: 'EMAIL_MATCH' });
    await openSection(page, 'Institutions');
    await page.getByText('Waits for your answer').waitFor();
    await press(page, /^That is me/);
    await page.getByText('You are known to').waitFor();
    await page.getByText(learner.learner_number).waitFor();
    const holderDid = async () => (await road.get(learner.path, issuer.headers)).body.holder_did;
    expect(await holderDid()).toMatch(/^did:key:/);
    await press(page, /^End the link/);
    await press(page, 'End it');
    await page.getByText('is over.').waitFor();
    expect(await holderDid()).toBeNull();

    await propose({ method: 'INVITE' });
    await page.reload();
    await press(page, /^Decline/);
    await page.getByText('You have declined.').waitFor();
    await page.getByText('No institution has asked.').waitFor();
  });

  test('is asked by verifiers, answers one, declines another and is too late for a third', async () => {
    const { page } = first;
    const HOUR = 60 * 60 * 1000;
    const ask = async (name: string, given: object = {}) => {
      const verifier = await settleVerifier(road, { name, organization_url: 'https://burren.example' });
      const body = {
        holder_email: EMAIL,
        requested: [
          { credential_type: TYPE, claims: ['degree', 'finalGrade'] },
          { credential_type: 'TeachingLicence' },
        ],
        purpose: `Your application to ${name}: we check the degree that you named.`,
        ...given,
      };
      const { request_id: id } = expectStatus(
        await road.post('/api/v1/verifier/requests', body, verifier.headers),
        201,
      ).body;
      return {
        read: async () => (await road.get(`/api/v1/verifier/requests/${id}`, verifier.headers)).body,
      };
    };
    const late = await ask('Clare Council', { expires_at: new Date(Date.now() + HOUR).toISOString() });
    const declined = await ask('Quick Jobs');
    const answered = await ask('Burren Software');

    const person = { name: 'Aoife', did };
    const revoked = await issueTo(road, issuer, person, { credential_type: 'DivingCertificate' });
    const reason = { reason: 'Issued in error.' };
    expectStatus(await road.post(`/api/v1/credentials/${revoked}/revoke`, reason, issuer.headers), 200);

    await page.reload();
    await openSection(page, 'Asked of you');
    const row = (name: string) => page.locator('#asked-rows > li').filter({ hasText: name });
    await press(page, 'Answer Burren Software');
    const choices = page.getByRole('dialog').locator('.choice');
    await choices.first().waitFor();
    const offered = await choices.allInnerTexts();
    expect(await answered.read()).toMatchObject({ status: 'VIEWED', links: [] });
    expect(offered[0]).toMatch(/^University Degree by Ardmore.*Of a kind that is asked for$/s);
    expect(offered.at(-1)).toMatch(/^Diving Certificate.*Revoked$/s);
    await press(page, 'Cancel');
    await row('Burren').getByText('Waits for your answer').waitFor();
    await press(page, 'Answer Burren Software');
    await press(page, 'Show them');
    await page.getByText('Choose at least one credential to show.').waitFor();
    await page.getByRole('dialog').getByLabel('University Degree').check();
    await press(page, 'Show them');
    await page.getByText('Your answer is on its way to').waitFor();
    await row('Burren').getByText('Answered with links').waitFor();
    const { links } = await answered.read();
    expect(links).toHaveLength(1);
    expect((await road.get(`/api/v1${new URL(links[0].url).pathname}`)).body.status).toBe('VALID');

    await press(page, /^Decline: Quick Jobs/);
    await press(page, 'Decline');
    await page.getByText('You have declined.').waitFor();
    expect((await declined.read()).status).toBe('DECLINED');
    await row('Quick Jobs').getByText('Declined by you').waitFor();

    await press(page, 'Block Quick Jobs');
    await press(page, 'Block');
    await page.getByText('You have blocked Quick Jobs').waitFor();
    await row('Quick Jobs').getByText('You have blocked them.').waitFor();
    await press(page, 'Unblock Quick Jobs');
    await page.getByText('You have blocked nobody.').waitFor();
    await row('Quick Jobs').getByRole('button', { name: 'Block Quick Jobs' }).waitFor();

    await openSection(page, 'Account');
    await press(page, 'Take back what Burren Software may see');
    await press(page, 'Take it back');
    await page.getByText('The links for Burren Software do not open any more.').waitFor();
    expect((await answered.read()).links).toMatchObject([{ url: null, state: 'REVOKED' }]);

    await openSection(page, 'Notifications');
    await page.getByRole('link', { name: 'See what they ask' }).first().click();
    await page.getByRole('button', { name: 'Answer Clare Council' }).waitFor();
    road.advance(2 * HOUR);
    await press(page, 'Answer Clare Council');
    await page.getByText('This can no longer be answered').waitFor();
    await row('Clare').getByText('Over, not answered in time').waitFor();
    expect(await row('Clare').getByRole('button').allInnerTexts()).toEqual(['Block']);
    expect((await late.read()).status).toBe('EXPIRED');
  });

  test('accepts an invite and a claim on their pages', async () => {
    const other = 'brian@people.example';
    const invite = await road.post(
      '/api/v1/portal/me/invites',
      { name: 'Brian', email: other },
      issuer.headers,
    );
    expectStatus(invite, 201);
    const { page } = await device();
    await open(page, `invite#token=${await road.mail.nextToken(other)}`);
    await page.getByText('Ardmore').first().waitFor();
    await press(page, /Accept|Open/);
    await page.getByRole('link', { name: /Sign in/ }).waitFor();

    const { items } = expectStatus(await road.get('/api/v1/portal/me/invites', issuer.headers), 200).body;
    const credentialId = await issueTo(road, issuer, { name: 'Brian', did: items[0].holder_did });
    expectStatus(
      await road.post(
        '/api/v1/portal/me/claims',
        { credential_id: credentialId, email: other },
        issuer.headers,
      ),
      201,
    );
    const claim = await road.mail.nextToken(other);
    await open(page, 'sign-in');
    await page.getByLabel('E-mail address').first().fill(other);
    await press(page, 'Send me a link');
    await open(page, `sign-in#token=${await road.mail.nextToken(other)}`);
    await press(page, 'Sign in');
    await arrives(page);
    await open(page, `claim#token=${claim}`);
    await page.getByText('Ardmore').first().waitFor();
    await press(page, /Accept/);
    await page
      .getByText(/in your wallet|accepted/i)
      .first()
      .waitFor();
    const held = await road.get(`/api/v1/credentials/${credentialId}`, issuer.headers);
    expect(held.body.claim_status).toBe('CLAIMED');
  });
});
