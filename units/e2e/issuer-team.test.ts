import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Headers, openRoad, type Road, traveller } from './road.ts';

let road: Road;
const university = traveller('Ardmore');
const college = traveller('Ballyhoura');
beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(university, admin);
  await road.settle(college, admin);
});
afterAll(() => road.close());

const TEAM = '/api/v1/portal/me/team';
const me = (headers: Headers) => road.get('/api/v1/portal/me', headers);
const team = (path: string, body: unknown, headers: Headers, method = 'POST') =>
  road.platform.rest(method, `${TEAM}/${path}`, { body, headers: { ...headers } });

/** Invites somebody, who accepts. */
async function join(role: string, boss: Headers, email = `${newId()}@people.example`) {
  const { member_id: id } = expectStatus(await road.post(TEAM, { email, role }, boss), 201).body;
  return { id: String(id), email, headers: await redeem(email) };
}

async function redeem(email: string): Promise<Headers> {
  const token = await road.mail.nextToken(email);
  const session = await road.post('/api/v1/issuer/auth/magic-link/verify', { token });
  return { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
}

test('the registrar is the first Admin, and sees the issuer and its team', async () => {
  const { body } = expectStatus(await me(university.headers), 200);
  expect(body).toMatchObject({
    issuer: { did: university.did, name: university.name, status: 'ACTIVE' },
    member: { email: university.email, role: 'Admin', status: 'ACTIVE', issuer_did: university.did },
  });
  const { items, total } = (await road.get(TEAM, university.headers)).body;
  expect([total, items[0].email]).toEqual([1, university.email]);
});

test('a team of three roles: each does what the role opens', async () => {
  const operator = await join('Operator', university.headers);
  const viewer = await join('Viewer', university.headers);
  expect((await me(operator.headers)).body.member).toMatchObject({ role: 'Operator', status: 'ACTIVE' });

  const issue = (headers: Headers) =>
    road.post(
      '/api/v1/credentials/issue',
      {
        issuer_did: university.did,
        holder_did: university.did,
        credential_type: 'Degree',
        credential_data: { name: 'Aoife' },
      },
      headers,
    );
  expectStatus(await issue(operator.headers), 201);
  expect(await issue(viewer.headers)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });

  const letter = { email: 'friend@people.example', role: 'Admin' };
  for (const { headers } of [operator, viewer]) {
    expect(await road.post(TEAM, letter, headers)).toMatchObject({ status: 403 });
    expect(await team(viewer.id, { role: 'Admin' }, headers, 'PATCH')).toMatchObject({ status: 403 });
    expectStatus(await road.get(`${TEAM}?status=ACTIVE`, headers), 200);
  }
});

test('a change of role, a suspension and a removal are seen by the next request', async () => {
  const { id, email, headers: first } = await join('Viewer', university.headers);
  const refused = { status: 401, body: { error: 'TOKEN_INVALID' } };
  const again = async () => {
    expectStatus(await road.post('/api/v1/issuer/auth/magic-link', { email }), 200);
    return redeem(email);
  };
  expectStatus(await team(id, { role: 'Operator' }, university.headers, 'PATCH'), 200);
  expect(await me(first)).toMatchObject(refused);

  const second = await again();
  expect((await me(second)).body.member.role).toBe('Operator');
  expectStatus(await team(`${id}/suspend`, undefined, university.headers), 200);
  expect(await me(second)).toMatchObject(refused);
  expectStatus(await team(`${id}/reactivate`, undefined, university.headers), 200);

  const third = await again();
  expect(expectStatus(await team(id, undefined, university.headers, 'DELETE'), 200).body.status).toBe(
    'REMOVED',
  );
  expect(await me(third)).toMatchObject(refused);
  expect((await road.get(`${TEAM}?status=REMOVED`, university.headers)).body.items[0].member_id).toBe(id);
});

test('two Admins who demote each other at once leave one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await join('Admin', college.headers), await join('Admin', college.headers)];
    const first = (await me(college.headers)).body.member.member_id;
    expectStatus(await team(first, undefined, one.headers, 'DELETE'), 200);
    const replies = await Promise.all([
      team(one.id, { role: 'Viewer' }, other.headers, 'PATCH'),
      team(other.id, { role: 'Viewer' }, one.headers, 'PATCH'),
    ]);
    const left = (await Promise.all([me(one.headers), me(other.headers)])).filter(
      ({ status }) => status === 200,
    );
    expect([replies.filter(({ status }) => status === 200).length, left.length]).toEqual([1, 1]);
    college.headers = replies[0]?.status === 200 ? other.headers : one.headers;
  }
});

describe('members of another issuer do not exist', () => {
  let stranger: string;
  beforeAll(async () => {
    stranger = (await me(university.headers)).body.member.member_id;
  });
  test.each([
    ['GET', '', undefined],
    ['PATCH', '', { role: 'Viewer' }],
    ['DELETE', '', undefined],
    ['POST', '/suspend', undefined],
    ['POST', '/reactivate', undefined],
    ['POST', '/resend-invitation', undefined],
    ['POST', '/cancel-invitation', undefined],
  ])('%s {member_id}%s', async (method, word, body) => {
    const ask = (id: string) => team(`${id}${word}`, body, college.headers, method);
    const [foreign, unknown] = [await ask(stranger), await ask(newId())];
    expect([foreign.status, foreign.body.error]).toEqual([404, 'NOT_FOUND']);
    expect([unknown.status, unknown.body.message]).toEqual([404, foreign.body.message]);
  });
});

test.each([
  ['no address', { role: 'Viewer' }, 'email'],
  ['no role', { email: 'a@people.example' }, 'role'],
  ['a role of custodians', { email: 'a@people.example', role: 'Attester' }, 'role'],
  ['a role in other letters', { email: 'a@people.example', role: 'ADMIN' }, 'role'],
  ['another issuer', { email: 'a@people.example', role: 'Viewer', issuer_did: 'did:key:x' }, 'issuer_did'],
])('an invitation with %s is refused, and named', async (_what, body, field) => {
  const reply = await road.post(TEAM, body, university.headers);
  expect(reply).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
  expect(reply.body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
});

test('an id that is none is refused under its own name', async () => {
  const reply = await road.get(`${TEAM}/nobody`, university.headers);
  expect(reply).toMatchObject({ status: 400, body: { details: [{ field: 'member_id' }] } });
});

test('one request leads to the issuer, the caller and the team', async () => {
  const query = '{ myIssuer { status issuer { name } member { role } team(first: 1) { totalCount } } }';
  expect(await road.ask(query, {}, university.headers)).toMatchObject({
    status: 'ACTIVE',
    issuer: { name: university.name },
    member: { role: 'Admin' },
    team: { totalCount: expect.any(Number) },
  });
});
