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
