import { newId } from '../../kernel/ids.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Headers, openRoad, type Road } from './road.ts';

let road: Road;
let admin: Headers;
let archive: SettledCustodian;
beforeAll(async () => {
  road = await openRoad();
  admin = await road.signInAdmin();
  archive = await settleCustodian(road, admin, { name: 'Archive of Closed Schools' });
});
afterAll(() => road.close());

const me = (headers: Headers) => road.get('/api/v1/custodian/me', headers);
const team = (path: string, body: unknown, headers: Headers, method = 'POST') =>
  road.platform.rest(method, `/api/v1/custodian/team/${path}`, { body, headers: { ...headers } });

test('a custodian is walked from registration to a team of four roles', async () => {
  for (const { role, headers, userId, email } of Object.values(archive.people))
    expect(expectStatus(await me(headers), 200).body).toMatchObject({
      user_id: userId,
      email,
      role,
      status: 'ACTIVE',
      custodian_did: archive.did,
    });
  const { items, total } = (await road.get('/api/v1/custodian/team', archive.people.Viewer.headers)).body;
  expect([total, items.map(({ role }: { role: string }) => role)]).toEqual([
    4,
    ['Admin', 'Attester', 'Reviewer', 'Viewer'],
  ]);
});

test('a person leads to the record of the custodian', async () => {
  const query = '{ currentCustodianUser { role custodian { name status } } }';
  expect(await road.ask(query, {}, archive.people.Reviewer.headers)).toEqual({
    role: 'Reviewer',
    custodian: { name: 'Archive of Closed Schools', status: 'ACTIVE' },
  });
});

test('a change of role, a suspension and a removal are seen by the next request', async () => {
  const boss = archive.people.Admin.headers;
  const email = `${newId()}@archive.example`;
  const signIn = async () => {
    const body = { token: await road.mail.nextToken(email) };
    const { token } = expectStatus(
      await road.post('/api/v1/custodian/auth/magic-link/verify', body),
      200,
    ).body;
    return { authorization: `Bearer ${token}` };
  };
  const again = async () => {
    expectStatus(await road.post('/api/v1/custodian/auth/magic-link', { email }), 200);
    return signIn();
  };
  const invited = await road.post('/api/v1/custodian/team', { email, role: 'Viewer' }, boss);
  const { user_id: id } = expectStatus(invited, 201).body;
  const refused = { status: 401, body: { error: 'TOKEN_INVALID' } };

  const first = await signIn();
  expect(await me(first)).toMatchObject({ status: 200, body: { role: 'Viewer' } });
  expectStatus(await team(id, { role: 'Attester' }, boss, 'PATCH'), 200);
  expect(await me(first)).toMatchObject(refused);

  const second = await again();
  expect(await me(second)).toMatchObject({ status: 200, body: { role: 'Attester' } });
  expectStatus(await team(`${id}/suspend`, undefined, boss), 200);
  expect(await me(second)).toMatchObject(refused);
  expectStatus(await team(`${id}/reactivate`, undefined, boss), 200);
  expect(await me(second)).toMatchObject(refused);

  const third = await again();
  expect(await me(third)).toMatchObject({ status: 200 });
  expect(expectStatus(await team(id, undefined, boss, 'DELETE'), 200).body.status).toBe('REMOVED');
  expect(await me(third)).toMatchObject(refused);
});

test('the status of the custodian is seen by the next request, too', async () => {
  const name = `Board ${newId()}`;
  const board = await settleCustodian(road, admin, { name, custodian_type: 'LICENSING_BOARD' });
  const boss = board.people.Admin.headers;
  const setStatus = (status: string) =>
    road.ask(
      'mutation ($input: SetCustodianStatusInput!) { setCustodianStatus(input: $input) { custodian { status } } }',
      { input: { did: board.did, status } },
      admin,
    );
  await setStatus('SUSPENDED');
  expect(await me(boss)).toMatchObject({ status: 200 });
  await setStatus('REVOKED');
  expect(await me(boss)).toMatchObject({ status: 403, body: { error: 'CUSTODIAN_NOT_ACTIVE' } });
  expect(await road.post('/api/v1/custodian/auth/logout', {}, boss)).toMatchObject({ status: 204 });
});

test('the last Admin stays', async () => {
  const { userId, headers } = archive.people.Admin;
  expect(await team(userId, { role: 'Viewer' }, headers, 'PATCH')).toMatchObject({
    status: 409,
    body: { error: 'LAST_ADMIN' },
  });
});

test('a sign-out ends the token', async () => {
  const { email } = archive.people.Viewer;
  expectStatus(await road.post('/api/v1/custodian/auth/magic-link', { email }), 200);
  const body = { token: await road.mail.nextToken(email) };
  const { token } = (await road.post('/api/v1/custodian/auth/magic-link/verify', body)).body;
  const headers = { authorization: `Bearer ${token}` };
  expectStatus(await road.post('/api/v1/custodian/auth/logout', {}, headers), 204);
  expect(await me(headers)).toMatchObject({ status: 401, body: { error: 'TOKEN_INVALID' } });
  expect(await me(archive.people.Viewer.headers)).toMatchObject({ status: 200 });
});
