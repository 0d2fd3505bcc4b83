import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { issueTo, type Person, settlePerson, signInAgain } from './persons.ts';
import { openRoad, type Road, type Row, traveller } from './road.ts';

let road: Road;
const issuer = traveller('Ardmore');
beforeAll(async () => {
  road = await openRoad();
  await road.settle(issuer, await road.signInAdmin());
});
afterAll(() => road.close());

const DAY_MS = 24 * 60 * 60 * 1000;

test('one person walks from registration to a shared and verified credential, over REST', async () => {
  // 1. An account, a session by mail, a DID.
  const aoife = await settlePerson(road, 'Aoife');
  const { headers } = aoife;
  const profile = expectStatus(await road.get('/api/v1/holder/profile', headers), 200).body;
  expect(profile).toEqual({
    id: aoife.holderId,
    name: 'Aoife',
    email: 'aoife@people.example',
    did: aoife.did,
    createdAt: expect.any(String),
  });

  // 2. The institution issues to that DID; the wallet has it.
  const credentialId = await issueTo(road, issuer, aoife);
  const wallet = expectStatus(await road.get('/api/v1/holder/credentials', headers), 200).body;
  expect(wallet).toMatchObject({
    page: 0,
    total: 1,
    items: [{ credentialId, status: 'ISSUED', issuer: { name: 'Ardmore' } }],
  });
  const notices = expectStatus(await road.get('/api/v1/holder/notifications', headers), 200).body;
  expect(notices.items).toMatchObject([{ kind: 'CREDENTIAL_ISSUED', credentialId, readAt: null }]);
  const download = await road.get(`/api/v1/holder/credentials/${credentialId}/download`, headers);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect((await road.verify(download.body)).status).toBe('VALID');

  // 3. She shares it; a stranger opens the link, and she sees that.
  const link = expectStatus(
    await road.post(
      `/api/v1/holder/credentials/${credentialId}/share-links`,
      { label: 'For Acme', accessLimit: 2 },
      headers,
    ),
    201,
  ).body;
  expect(link.url).toBe(`${road.platform.base}/verify/${link.shareToken}`);
  const opened = expectStatus(await road.get(`/api/v1/verify/${link.shareToken}`), 200).body;
  expect(opened).toMatchObject({
    is_valid: true,
    status: 'VALID',
    credential_id: credentialId,
    issuer: { did: issuer.did, name: 'Ardmore' },
    credential: download.body,
    share: { label: 'For Acme', remaining_accesses: 1 },
  });
  expect(JSON.stringify(opened)).not.toContain('aoife@people.example');
  await logged(aoife, 1);

  // 4. The link is spent, taken back, or over in time.
  expectStatus(await road.get(`/api/v1/verify/${link.shareToken}`), 200);
  expect(await road.get(`/api/v1/verify/${link.shareToken}`)).toMatchObject({
    status: 410,
    body: { error: 'LINK_LIMIT_REACHED' },
  });
  const share = async (body: object) =>
    expectStatus(
      await road.post(`/api/v1/holder/credentials/${credentialId}/share-links`, body, headers),
      201,
    ).body;
  const second = await share({});
  expectStatus(
    await road.platform.rest('DELETE', `/api/v1/holder/share-links/${second.shareId}`, {
      headers: { ...headers },
    }),
    204,
  );
  expect(await road.get(`/api/v1/verify/${second.shareToken}`)).toMatchObject({
    status: 410,
    body: { error: 'LINK_REVOKED' },
  });
  const short = await share({ expiresAt: new Date(Date.now() + DAY_MS).toISOString() });
  road.advance(2 * DAY_MS);
  expect(await road.get(`/api/v1/verify/${short.shareToken}`)).toMatchObject({
    status: 410,
    body: { error: 'LINK_EXPIRED' },
  });

  // 5. She asks for its end; the institution agrees; the next stranger learns of it.
  const lasting = await share({});
  const request = expectStatus(
    await road.post(
      '/api/v1/holder/requests',
      { credentialId, requestType: 'REVOKE', reason: 'My name was misspelt.' },
      headers,
    ),
    201,
  ).body;
  await road.signIn(issuer); // two days have passed
  const queue = expectStatus(
    await road.get('/api/v1/portal/me/requests?status=PENDING', issuer.headers),
    200,
  ).body;
  expect(queue.items).toMatchObject([
    { credential_id: credentialId, holder_name: 'Aoife', request_type: 'REVOKE' },
  ]);
  expectStatus(
    await road.post(
      `/api/v1/portal/me/requests/${queue.items[0].request_id}/approve`,
      { response: 'Done.' },
      issuer.headers,
    ),
    200,
  );
  expect(expectStatus(await road.get(`/api/v1/verify/${lasting.shareToken}`), 200).body).toMatchObject({
    is_valid: false,
    status: 'REVOKED',
  });
  const mine = expectStatus(await road.get('/api/v1/holder/requests', headers), 200).body;
  expect(mine.items).toMatchObject([{ requestId: request.requestId, status: 'APPROVED', response: 'Done.' }]);

  // 6. She signs out: the cookie opens nothing any more.
  const out = expectStatus(await road.post('/api/v1/holder/auth/logout', undefined, headers), 200);
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await road.get('/api/v1/holder/profile', headers)).status).toBe(401);
  expect((await road.get('/api/v1/holder/profile', await signInAgain(road, aoife.email))).status).toBe(200);
});

describe('a file that names people by address', () => {
  const JOBS = '/api/v1/portal/me/bulk-issuance';
  const INVITES = '/api/v1/portal/me/invites';
  const got = async (path: string, headers = issuer.headers): Promise<Row> =>
    expectStatus(await road.get(path, headers), 200).body;
  const done = async (path: string, status: number, body?: unknown, headers = issuer.headers): Promise<Row> =>
    expectStatus(await road.post(path, body, headers), status).body;
  const rowOf = async (jobId: string, rowNumber: number): Promise<Row> => {
    const { items } = await got(`${JOBS}/${jobId}/rows`);
    return items.find((row: Row) => row.row_number === rowNumber);
  };
  const standing = (what: string, jobId: string, isSo: (job: Row) => boolean) =>
    until(what, async () => isSo(await got(`${JOBS}/${jobId}`)));
  const inviteTo = async (email: string): Promise<string> => {
    const letter = await road.mail.nextLetter(email, /^Ardmore invites you/);
    expect(letter.text).toContain('A credential is ready for you');
    return /\/holder\/invite#token=([\w-]+)/.exec(letter.text ?? '')?.[1] ?? '';
  };

  async function begun(people: readonly string[]): Promise<string> {
    const field = { key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true };
    const template = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields: [field] };
    const templates = '/api/v1/portal/me/credential-templates';
    const { template_id } = await done(templates, 201, template);
    await done(`${templates}/${template_id}/publish`, 200);
    const form = new FormData();
    form.set('template_id', template_id);
    form.set('holder_key', 'EMAIL');
    form.set('notify_holders', 'false');
    const lines = people.map((email) => `${email},${email.split('@')[0]},BSc\n`);
    form.set('file', new Blob([`email,name,degree\n${lines.join('')}`]), 'class.csv');
    const { job_id: jobId } = await done(JOBS, 201, form);
    await done(`${JOBS}/${jobId}/validate`, 202);
    await standing('the rows to be read', jobId, ({ status }) => status === 'VALIDATED');
    await done(`${JOBS}/${jobId}/start`, 202);
    return jobId;
  }

  test('issues to those who are to be found, and to the others when they accept; who is not to be found looks like who is not there', async () => {
    const found = await settlePerson(road, 'Findable');
    await done('/api/v1/holder/consents', 201, { purpose: 'DIRECTORY_LOOKUP', version: '1' }, found.headers);
    const hidden = await settlePerson(road, 'Hidden');
    const [stranger, declines, lost, right] = ['stranger', 'declines', 'l0st', 'lost'].map(
      (name) => `${name}@people.example`,
    ) as [string, string, string, string];
    road.mail.refuse(lost);
    const jobId = await begun([found.email, hidden.email, stranger, stranger, declines, lost]);
    await standing('the end of the work', jobId, ({ status }) => status === 'COMPLETED');
    expect((await got(`${JOBS}/${jobId}`)).counts).toMatchObject({ issued: 1, awaiting_holder: 5 });
    const { items } = await got(`${JOBS}/${jobId}/rows`);
    expect(items[0]).toMatchObject({ status: 'ISSUED', holder_did: found.did, invite_id: null });
    const [forHidden, forStranger, again] = items.slice(1).map((row: Row) => {
      const { row_id, row_number, credential_id, invite_id, ...rest } = row;
      return { rest, invite_id };
    });
    expect(forHidden.rest).toEqual(forStranger.rest);
    expect(forStranger.rest).toMatchObject({ status: 'AWAITING_HOLDER', holder_did: null });
    expect(again.invite_id).toBe(forStranger.invite_id);

    const letter = await road.mail.nextLetter(issuer.email, /^Your file is done: class\.csv/);
    expect(letter.text).toMatch(/Rows of the file: 6\nIssued: 1\nWaiting for their holder: 5/);

    // 1. Who has a wallet accepts into it; who has none gets one.
    await done(`/api/v1/holder/invites/${await inviteTo(hidden.email)}/accept`, 200, {}, {});
    await done(`/api/v1/holder/invites/${await inviteTo(stranger)}/accept`, 200, {}, {});
    await standing('both to have theirs', jobId, ({ counts }) => counts.issued === 4);
    expect((await rowOf(jobId, 3)).holder_did).toBe(hidden.did);
    for (const [email, count] of [
      [hidden.email, 1],
      [stranger, 2],
    ] as const) {
      const wallet = await got('/api/v1/holder/credentials', await signInAgain(road, email));
      expect(wallet.total).toBe(count);
    }

    expect((await got('/api/v1/holder/notifications', found.headers)).items).toEqual([]);

    // 2. Who declines has said so; the address that nobody has is corrected.
    await done(`/api/v1/holder/invites/${await inviteTo(declines)}/decline`, 200, undefined, {});
    await until('the letter to come back', async () =>
      (await got(`${INVITES}?status=BOUNCED`)).items.some((one: Row) => one.email === lost),
    );
    const { invite_id } = await rowOf(jobId, 7);
    const path = `${INVITES}/${invite_id}`;
    expectStatus(
      await road.platform.rest('PATCH', path, { body: { email: right }, headers: { ...issuer.headers } }),
      200,
    );
    await done(`/api/v1/holder/invites/${await inviteTo(right)}/accept`, 200, {}, {});
    await standing(
      'all to be over',
      jobId,
      ({ status, counts }) => status === 'COMPLETED_WITH_ERRORS' && counts.awaiting_holder === 0,
    );
    expect((await got(`${JOBS}/${jobId}`)).counts).toMatchObject({ issued: 5, failed: 1 });
    const errors = await road.get(`${JOBS}/${jobId}/errors.csv`, issuer.headers);
    expect(String(errors.body)).toContain('6,"FAILED","email","holder_email","INVITE_DECLINED"');

    // 3. Trying again invites anew; cancelling takes that back.
    await done(`${JOBS}/${jobId}/retry-failed`, 202);
    const token = await inviteTo(declines);
    await standing('the work to be over', jobId, ({ status }) => status === 'COMPLETED');
    await done(`${JOBS}/${jobId}/cancel`, 200);
    await standing('the rest to be left out', jobId, ({ counts }) => counts.skipped === 1);
    expect(await road.post(`/api/v1/holder/invites/${token}/accept`, {}, {})).toMatchObject({
      status: 410,
      body: { error: 'LINK_REVOKED' },
    });
  });

  test('waits for nobody behind an invitation that has lapsed', async () => {
    const email = 'late@people.example';
    const jobId = await begun([email]);
    await standing('the end of the work', jobId, ({ status }) => status === 'COMPLETED');
    const token = await inviteTo(email);
    road.advance(31 * DAY_MS);
    await road.signIn(issuer);
    expect(await road.post(`/api/v1/holder/invites/${token}/accept`, {}, {})).toMatchObject({ status: 410 });
    // Whoever looks at the list has it written down.
    await got(INVITES);
    await standing('the row to have failed', jobId, ({ status }) => status === 'COMPLETED_WITH_ERRORS');
    expect((await rowOf(jobId, 2)).errors).toMatchObject([{ code: 'INVITE_EXPIRED' }]);
  });
});

/** Waits until the trail tells a person of that many openings. */
async function logged({ headers }: Person, openings: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { items } = expectStatus(await road.get('/api/v1/holder/access-logs', headers), 200).body;
    if (items.length === openings) {
      expect(items.map(({ channel }: Row) => channel)).toEqual(items.map(() => 'SHARE_LINK'));
      return;
    }
    if (attempt === 100) expect(items).toHaveLength(openings);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
