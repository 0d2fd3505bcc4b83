import { newId } from '../../kernel/ids.ts';
import { createAuthenticator } from '../../subgraphs/holders/passkeys/testing/authenticator.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { RestReply } from '../testing/test-platform.ts';
import { A_PDF } from './holder-examples.ts';
import { cookieOf, issueTo, type Person, settlePerson, signInAgain } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let road: Road;
let aoife: Person;
let credentialId: string;
const issuer = traveller('Ardmore');
beforeAll(async () => {
  road = await openRoad({ EXPIRY_SWEEP_SECONDS: '86400' });
  await road.settle(issuer, await road.signInAdmin());
  aoife = await settlePerson(road, 'Aoife');
  credentialId = await issueTo(road, issuer, aoife);
});
afterAll(() => road.close());

const call = (method: string, path: string, body?: unknown, headers: Headers = aoife.headers) =>
  road.platform.rest(method, `/api/v1${path}`, { body, headers: { ...headers } });
const post = (path: string, body?: unknown, headers?: Headers) => call('POST', path, body, headers);
const NOBODY: Headers = {};

/** A refusal of the one form; those of the sign-in say their code twice. */
function expectRefusal(reply: RestReply, status: number, error: string, saysCode = false): void {
  expect({ status: reply.status, error: reply.body?.error, code: reply.body?.code }).toEqual({
    status,
    error,
    code: saysCode ? error : undefined,
  });
  expect(reply.body).toMatchObject({
    message: expect.stringMatching(/\w.*[.:;]?/),
    timestamp: expect.any(String),
    correlationId: expect.any(String),
  });
  expect(reply.headers.get('set-cookie')).toBeNull();
}

describe('an account that waits for its erasure', () => {
  test('opens no link until its owner signs in, and its tokens are over for good', async () => {
    const dara = await settlePerson(road, 'Dara');
    const id = await issueTo(road, issuer, dara);
    const made = await post(`/holder/credentials/${id}/share-links`, {}, dara.headers);
    const { shareToken } = expectStatus(made, 201).body;
    const { token } = expectStatus(await post('/holder/auth/token', undefined, dara.headers), 201).body;
    const bearer = { authorization: `Bearer ${token}` };
    const open = () => call('GET', `/verify/${shareToken}`, undefined, NOBODY);
    const profile = () => call('GET', '/holder/profile', undefined, bearer);
    expectStatus(await open(), 200);
    expectStatus(await profile(), 200);

    expectStatus(await call('DELETE', '/holder/account', undefined, dara.headers), 202);
    expectRefusal(await open(), 410, 'LINK_REVOKED');
    // At the sign-in itself no token is looked at.
    for (const path of [
      '/holder/profile',
      '/holder/share-links',
      '/holder/auth/passkeys',
      '/holder/credentials',
    ])
      expectRefusal(
        await call('GET', path, undefined, bearer),
        401,
        path.includes('/auth/') ? 'UNAUTHENTICATED' : 'TOKEN_INVALID',
        path.includes('/auth/'),
      );

    await signInAgain(road, dara.email);
    expectStatus(await open(), 200);
    expectRefusal(await profile(), 401, 'TOKEN_INVALID');
  });
});

test('a certificate makes no link; it leads to the one that its holder names, while that opens', async () => {
  const eimear = await settlePerson(road, 'Eimear');
  const id = await issueTo(road, issuer, eimear);
  const links = async () =>
    expectStatus(await call('GET', '/holder/share-links', undefined, eimear.headers), 200).body.total;
  const path = `/holder/credentials/${id}/pdf`;
  const certificate = (query = '') => call('GET', `${path}${query}`, undefined, eimear.headers);

  expectStatus(await certificate(), 200);
  expect(await links()).toBe(0);
  const { shareId } = expectStatus(
    await post(`/holder/credentials/${id}/share-links`, {}, eimear.headers),
    201,
  ).body;
  expectStatus(await certificate(`?shareId=${shareId}`), 200);
  expectStatus(await call('DELETE', `/holder/share-links/${shareId}`, undefined, eimear.headers), 204);
  expectRefusal(await certificate(`?shareId=${shareId}`), 410, 'LINK_REVOKED');
  expectRefusal(await certificate(`?shareId=${id}`), 404, 'NOT_FOUND');
  expectRefusal(await certificate('?shareId=x'), 400, 'VALIDATION_FAILED');
  expect(await links()).toBe(1);
});

describe('every answer of the sign-in', () => {
  const link = async () => {
    expectStatus(await post('/holder/auth/magic-link', { email: aoife.email }, NOBODY), 200);
    return road.mail.nextToken(aoife.email);
  };
  const redeem = (token: string) => post('/holder/auth/magic-link/verify', { token }, NOBODY);

  test('a link: asked for, redeemed, used, over, unknown', async () => {
    for (const email of [aoife.email, 'Nobody@People.Example', 'not-an-email', ''])
      expect(expectStatus(await post('/holder/auth/magic-link', { email }, NOBODY), 200).body).toEqual({
        sent: true,
        email,
      });
    const token = await road.mail.nextToken(aoife.email);
    const reply = expectStatus(await redeem(token), 200);
    const user = { id: aoife.holderId, name: 'Aoife', email: aoife.email, did: aoife.did };
    // Optional and without a value: the telephone number is left out.
    expect(reply.body).toEqual({ success: true, user: { ...user, createdAt: expect.any(String) } });
    expect(cookieOf(reply)).toBeDefined();
    expectRefusal(await redeem(token), 401, 'TOKEN_ALREADY_USED', true);
    const late = await link();
    road.advance(16 * MINUTE);
    expectRefusal(await redeem(late), 401, 'TOKEN_EXPIRED', true);
    for (const length of [1, 43, 1000, 4096])
      expectRefusal(await redeem('x'.repeat(length)), 401, 'TOKEN_INVALID', true);
    aoife = { ...aoife, headers: await signInAgain(road, aoife.email) };
  });

  test('a passkey: begun, made, made again, used, misused, deleted', async () => {
    const begin = async (email = aoife.email) =>
      expectStatus(await post('/holder/auth/passkey/begin', { email }, NOBODY), 200).body;
    expect((await begin()).publicKey.allowCredentials).toEqual([]);
    const device = createAuthenticator({ origin: road.platform.base });
    const register = async () =>
      expectStatus(await post('/holder/auth/passkey/register/begin', {}), 200).body;
    const first = await register();
    expect(first.publicKey.excludeCredentials).toEqual([]);
    const attestation = device.register(first.publicKey);
    const made = await post('/holder/auth/passkey/register/finish', {
      ceremonyId: first.ceremonyId,
      attestation,
      label: 'Laptop',
    });
    expect(expectStatus(made, 200).body).toEqual({ success: true, credentialId: device.id });
    const second = await register();
    expect(second.publicKey.excludeCredentials).toMatchObject([{ id: device.id }]);
    expectRefusal(
      await post('/holder/auth/passkey/register/finish', {
        ceremonyId: second.ceremonyId,
        attestation: device.register(second.publicKey),
      }),
      409,
      'CREDENTIAL_ALREADY_REGISTERED',
      true,
    );

    const asked = await begin();
    expect(asked.publicKey.allowCredentials).toMatchObject([{ id: device.id }]);
    const answer = { ceremonyId: asked.ceremonyId, credential: device.signIn(asked.publicKey) };
    expect(
      cookieOf(expectStatus(await post('/holder/auth/passkey/finish', answer, NOBODY), 200)),
    ).toBeDefined();
    expectRefusal(await post('/holder/auth/passkey/finish', answer, NOBODY), 401, 'CEREMONY_EXPIRED', true);
    const wrong = await begin();
    const spoilt = device.signIn(wrong.publicKey, { origin: 'https://evil.example' });
    expectRefusal(
      await post('/holder/auth/passkey/finish', { ceremonyId: wrong.ceremonyId, credential: spoilt }, NOBODY),
      401,
      'ASSERTION_INVALID',
      true,
    );

    const listed = expectStatus(await call('GET', '/holder/auth/passkeys'), 200).body;
    expect(listed).toMatchObject([
      { id: device.id, label: 'Laptop', addedAt: expect.any(String), lastUsed: expect.any(String) },
    ]);
    const remove = (headers: Headers) =>
      call('DELETE', `/holder/auth/passkeys/${device.id}`, undefined, headers);
    const mallory = await settlePerson(road, 'Mallory');
    expectRefusal(await remove(mallory.headers), 404, 'NOT_FOUND', true);
    expectRefusal(await remove(aoife.headers), 409, 'LAST_PASSKEY_NO_RECOVERY', true);
    expectStatus(await post('/holder/auth/recovery-code'), 200);
    expectStatus(await remove(aoife.headers), 200);
    expectRefusal(await remove(aoife.headers), 404, 'NOT_FOUND', true);
  });

  test('the recovery code: made, replaced, redeemed once', async () => {
    const code = async () => expectStatus(await post('/holder/auth/recovery-code'), 200).body.code as string;
    const recover = (words: string) => post('/holder/auth/recover', { code: words }, NOBODY);
    const replaced = await code();
    const words = await code();
    expect(words.split(' ')).toHaveLength(24);
    for (const wrong of [replaced, 'x'.repeat(4096)])
      expectRefusal(await recover(wrong), 401, 'RECOVERY_CODE_INVALID', true);
    const reply = expectStatus(await recover(words), 200);
    expectRefusal(await recover(words), 401, 'RECOVERY_CODE_INVALID', true);
    expectRefusal(await call('GET', '/holder/profile'), 401, 'UNAUTHENTICATED');
    aoife = { ...aoife, headers: { cookie: cookieOf(reply) ?? '' } };
    expectStatus(await call('GET', '/holder/profile'), 200);
  });

  test('a bearer token for programs: made from a session, good for 15 minutes, making no further ones', async () => {
    const made = expectStatus(await post('/holder/auth/token'), 201).body;
    expect(made).toMatchObject({ tokenType: 'Bearer', expiresAt: expect.any(String) });
    const bearer = { authorization: `Bearer ${made.token}` };
    expect(expectStatus(await call('GET', '/holder/profile', undefined, bearer), 200).body.email).toBe(
      aoife.email,
    );
    expect(expectStatus(await call('GET', '/holder/credentials', undefined, bearer), 200).body.total).toBe(1);
    expectRefusal(await post('/holder/auth/token', undefined, bearer), 401, 'UNAUTHENTICATED', true);
    expectRefusal(await post('/credentials/prepare', {}, bearer), 403, 'SCOPE_MISSING');
    road.advance(16 * MINUTE);
    expectRefusal(await call('GET', '/holder/profile', undefined, bearer), 401, 'TOKEN_EXPIRED');
    await road.signIn(issuer);
  });

  test('registration, and the e-mail that is taken', async () => {
    const person = { name: 'Ciara', email: 'ciara@people.example', phone: '+353 1 555 0100' };
    const reply = expectStatus(await post('/holder/auth/register', person, NOBODY), 200);
    expect(reply.body).toEqual({ success: true, userId: expect.any(String) });
    expect(reply.headers.get('set-cookie')).toBeNull();
    for (const email of [person.email, 'CIARA@People.Example'])
      expectRefusal(
        await post('/holder/auth/register', { ...person, email }, NOBODY),
        409,
        'EMAIL_ALREADY_REGISTERED',
        true,
      );
  });

  test('a session: over after 30 days of silence, kept by use, over after 90 days in any case, gone after signing out', async () => {
    const profile = async (headers: Headers) =>
      (await call('GET', '/holder/profile', undefined, headers)).status;
    const silent = await signInAgain(road, aoife.email);
    const used = await signInAgain(road, aoife.email);
    for (let day = 0; day < 29; day += 1) {
      road.advance(DAY);
      const reply = await call('GET', '/holder/profile', undefined, used);
      expect([day, reply.status, cookieOf(reply)]).toEqual([
        day,
        200,
        day === 0 ? cookieOf(reply) : used['cookie'],
      ]);
    }
    road.advance(DAY);
    expect([await profile(silent), await profile(used)]).toEqual([401, 200]);
    for (let day = 30; day < 89; day += 1) {
      road.advance(DAY);
      expect([day, await profile(used)]).toEqual([day, 200]);
    }
    road.advance(DAY);
    expect(await profile(used)).toBe(401);

    aoife = { ...aoife, headers: await signInAgain(road, aoife.email) };
    await road.signIn(issuer);
    const other = await signInAgain(road, aoife.email);
    expect(
      expectStatus(await post('/holder/auth/logout', undefined, other), 200).headers.get('set-cookie'),
    ).toMatch(/^testamur_holder_session=; Path=\/; Max-Age=0;/);
    expect([await profile(other), await profile(aoife.headers)]).toEqual([401, 200]);
    expectRefusal(await post('/holder/auth/logout', undefined, other), 401, 'UNAUTHENTICATED', true);
  });
});

describe('bad input', () => {
  const long = (length: number) => 'x'.repeat(length);
  const credential = () => credentialId;
  type Case = readonly [
    name: string,
    method: string,
    path: () => string,
    body: () => unknown,
    status: number,
    error: string,
  ];
  const at = (path: string) => () => path;
  const of = (value: unknown) => () => value;
  const bad = (name: string, path: string, body: unknown): Case => [
    name,
    'POST',
    at(path),
    of(body),
    400,
    'VALIDATION_FAILED',
  ];
  const BAD: readonly Case[] = [
    ['no body', 'POST', at('/holder/auth/register'), of(undefined), 400, 'VALIDATION_FAILED'],
    ['a list', 'POST', at('/holder/auth/register'), of([]), 400, 'VALIDATION_FAILED'],
    ['broken JSON', 'POST', at('/holder/auth/register'), of('{"name":'), 400, 'MALFORMED_JSON'],
    [
      'a name twice',
      'POST',
      at('/holder/auth/register'),
      of('{"name":"a","name":"b"}'),
      400,
      'MALFORMED_JSON',
    ],
    bad('no name', '/holder/auth/register', { email: 'a@b.example' }),
    bad('an empty name', '/holder/auth/register', { name: ' ', email: 'a@b.example' }),
    bad('a name of 256', '/holder/auth/register', { name: long(256), email: 'a@b.example' }),
    bad('a name with control characters', '/holder/auth/register', {
      name: 'a\u0007b',
      email: 'a@b.example',
    }),
    bad('a name that is a number', '/holder/auth/register', { name: 7, email: 'a@b.example' }),
    bad('no e-mail', '/holder/auth/register', { name: 'A' }),
    bad('an e-mail without @', '/holder/auth/register', { name: 'A', email: 'ab.example' }),
    bad('an e-mail with a line break', '/holder/auth/register', {
      name: 'A',
      email: 'a@b.example\nBcc: c@d.example',
    }),
    bad('two e-mails', '/holder/auth/register', { name: 'A', email: 'a@b.example, c@d.example' }),
    bad('an e-mail of 300', '/holder/auth/register', { name: 'A', email: `${long(290)}@b.example` }),
    bad('an operator for an e-mail', '/holder/auth/register', { name: 'A', email: { $ne: null } }),
    bad('a phone that is none', '/holder/auth/register', {
      name: 'A',
      email: 'a@b.example',
      phone: 'call me',
    }),
    bad('a field too many', '/holder/auth/register', { name: 'A', email: 'a@b.example', did: 'did:key:z1' }),
    bad('snake case', '/holder/requests', { credential_id: newId(), request_type: 'REVOKE' }),
    bad('no e-mail for a link', '/holder/auth/magic-link', {}),
    bad('null for an e-mail', '/holder/auth/magic-link', { email: null }),
    bad('no token', '/holder/auth/magic-link/verify', {}),
    bad('a number for a token', '/holder/auth/magic-link/verify', { token: 1 }),
    bad('a token of five thousand', '/holder/auth/magic-link/verify', { token: long(5000) }),
    bad('an operator for a token', '/holder/auth/magic-link/verify', { token: { $gt: '' } }),
    bad('no code', '/holder/auth/recover', {}),
    bad('a list for a code', '/holder/auth/recover', { code: ['abandon'] }),
    bad('no e-mail for a passkey', '/holder/auth/passkey/begin', {}),
    bad('no ceremony', '/holder/auth/passkey/finish', { credential: {} }),
    bad('no credential', '/holder/auth/passkey/finish', { ceremonyId: 'x' }),
    bad('text for a credential', '/holder/auth/passkey/finish', { ceremonyId: 'x', credential: 'y' }),
    bad('a challenge from the client', '/holder/auth/passkey/finish', {
      ceremonyId: 'x',
      credential: {},
      challenge: 'y',
    }),
    bad('a label of 101', '/holder/auth/passkey/register/finish', {
      ceremonyId: 'x',
      attestation: {},
      label: long(101),
    }),
    ['an id of no passkey', 'DELETE', at('/holder/auth/passkeys/none'), of(undefined), 404, 'NOT_FOUND'],
    bad('no mode', '/holder/wallet-key', {}),
    bad('an unknown mode', '/holder/wallet-key', { mode: 'CLOUD' }),
    bad('a device without its key', '/holder/wallet-key', { mode: 'DEVICE' }),
    bad('a key that is no base64', '/holder/wallet-key', {
      mode: 'DEVICE',
      publicKey: '!',
      challengeId: newId(),
      signature: 'AAAA',
    }),
    bad('a key of 31 bytes', '/holder/wallet-key', {
      mode: 'DEVICE',
      publicKey: Buffer.alloc(31, 1).toString('base64'),
      challengeId: newId(),
      signature: Buffer.alloc(64).toString('base64'),
    }),
    bad('a key for the platform’s own', '/holder/wallet-key', { mode: 'PLATFORM', publicKey: 'AAAA' }),
    [
      'a credential id that is none',
      'GET',
      at('/holder/credentials/7'),
      of(undefined),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a credential of nobody',
      'GET',
      () => `/holder/credentials/${newId()}`,
      of(undefined),
      404,
      'NOT_FOUND',
    ],
    [
      'a download of nobody’s',
      'GET',
      () => `/holder/credentials/${newId()}/download`,
      of(undefined),
      404,
      'NOT_FOUND',
    ],
    ['a page of -1', 'GET', at('/holder/credentials?page=-1'), of(undefined), 400, 'VALIDATION_FAILED'],
    [
      'a page size of 101',
      'GET',
      at('/holder/notifications?pageSize=101'),
      of(undefined),
      400,
      'VALIDATION_FAILED',
    ],
    ['half a page', 'GET', at('/holder/share-links?page=0.5'), of(undefined), 400, 'VALIDATION_FAILED'],
    [
      'an unknown status',
      'GET',
      at('/holder/credentials?status=GONE'),
      of(undefined),
      400,
      'VALIDATION_FAILED',
    ],
    ['an unknown parameter', 'GET', at('/holder/requests?sort=asc'), of(undefined), 400, 'VALIDATION_FAILED'],
    [
      'snake case in a query',
      'GET',
      at('/holder/requests?page_size=3'),
      of(undefined),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a link that ended',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ expiresAt: '2020-01-01T00:00:00Z' }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a day that is none',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ expiresAt: '2027-02-30' }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a limit of 0',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ accessLimit: 0 }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a limit of 1.5',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ accessLimit: 1.5 }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a limit in words',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ accessLimit: 'ten' }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a label of 101',
      'POST',
      () => `/holder/credentials/${credential()}/share-links`,
      of({ label: long(101) }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a link to nobody’s',
      'POST',
      () => `/holder/credentials/${newId()}/share-links`,
      of({}),
      404,
      'NOT_FOUND',
    ],
    [
      'a QR code in GIF',
      'GET',
      () => `/holder/share-links/${newId()}/qr?format=gif`,
      of(undefined),
      400,
      'VALIDATION_FAILED',
    ],
    bad('a proof of nothing', '/holder/proof-links', { items: [], purpose: 'Admission' }),
    bad('a proof of eleven', '/holder/proof-links', {
      items: Array.from({ length: 11 }, () => ({ credentialId: newId() })),
      purpose: 'Admission',
    }),
    bad('a proof without purpose', '/holder/proof-links', { items: [{ credentialId: newId() }] }),
    [
      'a proof of nobody’s',
      'POST',
      at('/holder/proof-links'),
      () => ({ items: [{ credentialId: newId() }], purpose: 'Admission' }),
      404,
      'NOT_FOUND',
    ],
    [
      'a claim that is not there',
      'POST',
      at('/holder/proof-links'),
      () => ({ items: [{ credentialId: credential(), disclosedPaths: ['salary'] }], purpose: 'Admission' }),
      400,
      'VALIDATION_FAILED',
    ],
    ['a shared link of nobody', 'GET', () => `/verify/${long(43)}`, of(undefined), 404, 'NOT_FOUND'],
    ['a shared link of another shape', 'GET', at('/verify/short'), of(undefined), 404, 'NOT_FOUND'],
    ['a proof link of nobody', 'GET', () => `/verify/proofs/${long(43)}`, of(undefined), 404, 'NOT_FOUND'],
    [
      'an unknown request',
      'POST',
      at('/holder/requests'),
      () => ({ credentialId: credential(), requestType: 'FORGET' }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a request about nobody’s',
      'POST',
      at('/holder/requests'),
      () => ({ credentialId: newId(), requestType: 'DOWNLOAD' }),
      404,
      'NOT_FOUND',
    ],
    bad('a consent to nothing', '/holder/consents', { version: '1' }),
    bad('a consent to anything', '/holder/consents', { purpose: 'EVERYTHING', version: '1' }),
    [
      'a consent of nobody',
      'POST',
      () => `/holder/consents/${newId()}/withdraw`,
      of(undefined),
      404,
      'NOT_FOUND',
    ],
    [
      'a notification of nobody',
      'POST',
      () => `/holder/notifications/${newId()}/read`,
      of(undefined),
      404,
      'NOT_FOUND',
    ],
    ['a claim of nobody', 'GET', () => `/holder/claims/${long(43)}`, of(undefined), 404, 'NOT_FOUND'],
    [
      'an invite of nobody',
      'POST',
      () => `/holder/invites/${long(43)}/accept`,
      of({ name: 'A' }),
      404,
      'NOT_FOUND',
    ],
    [
      'evidence as JSON',
      'POST',
      at('/holder/evidence'),
      of({ kind: 'OTHER' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['evidence of nobody', 'DELETE', () => `/holder/evidence/${newId()}`, of(undefined), 404, 'NOT_FOUND'],
    ['another method', 'PUT', at('/holder/profile'), of({}), 405, 'METHOD_NOT_ALLOWED'],
    ['another path', 'GET', at('/holder/profiles'), of(undefined), 404, 'NOT_FOUND'],
  ];

  test('is tried in many ways', () => expect(BAD.length).toBeGreaterThanOrEqual(60));

  test.each(BAD)('%s', async (_name, method, path, body, status, error) => {
    const reply = await call(method, path(), body());
    expect({ status: reply.status, error: reply.body.error }).toEqual({ status, error });
    expect(reply.body.code).toBe(path().startsWith('/holder/auth/') ? error : undefined);
    expect(reply.body.message).not.toMatch(/\$ne|undefined|\[object|at .*\.ts/);
  });

  test('every wrong field is named at once', async () => {
    const fieldsOf = async (body: object) =>
      (await post('/holder/auth/register', body)).body.details.map(({ field }: Row) => field).sort();
    expect(await fieldsOf({ name: '', email: 'nobody', phone: 'x' })).toEqual(['email', 'name', 'phone']);
    expect(await fieldsOf({ name: 'A', email: 'a@b.example', age: 7, did: 'x' })).toEqual(['age', 'did']);
  });

  test.each([
    ['an image that is a text', 'hello', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a PDF for a photo', A_PDF, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing at all', '', 400, 'VALIDATION_FAILED'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('a photo for the identity check: %s', async (_name, content, status, error) => {
    const form = new FormData();
    form.set('image', new Blob([content]), 'id.png');
    const reply = await fetch(
      `${road.platform.base}/api/v1/holder/credentials/${credentialId}/identity-check`,
      {
        method: 'POST',
        headers: { ...aoife.headers },
        body: form,
      },
    );
    expect([reply.status, ((await reply.json()) as Row).error]).toEqual([status, error]);
  });
});
