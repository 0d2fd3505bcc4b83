import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { directoryOf } from './callers.ts';
import { newOwnKey } from './own-key.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';
import { contentsOf } from './store-contents.ts';

let road: Road;
/** The platform's store, looked at from outside. */
let store: Store;
let admin: Headers;
const university = traveller('Ardmore');
const college = traveller('Ballyhoura');
/** What the directories of both send. */
let okta: Headers;
let entra: Headers;

beforeAll(async () => {
  road = await openRoad();
  store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  admin = await road.signInAdmin();
  await road.settle(university, admin);
  await road.settle(college, admin, { byok: true, public_key: newOwnKey().publicKey });
  okta = await directoryOf(road, university);
  entra = await directoryOf(road, college);
});
afterAll(async () => {
  await store.close();
  await road.close();
});

const BASE = '/api/v1/scim/v2';
const USERS = `${BASE}/Users`;
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const scim = (method: string, path: string, headers: Headers, body?: unknown) =>
  road.platform.rest(method, path, { headers: { ...headers }, ...(body === undefined ? {} : { body }) });
const patch = (id: string, operations: readonly object[], headers = okta) =>
  scim('PATCH', `${USERS}/${id}`, headers, { schemas: [PATCH_OP], Operations: operations });
const find = async (filter: string, headers = okta): Promise<Row> =>
  expectStatus(await scim('GET', `${USERS}?filter=${encodeURIComponent(filter)}`, headers), 200).body;
const me = (headers: Headers) => road.get('/api/v1/portal/me', headers);

async function provision(extra: object = {}, headers = okta): Promise<Row> {
  const userName = `${newId()}@people.example`;
  const made = await scim('POST', USERS, headers, { schemas: [CORE], userName, ...extra });
  return expectStatus(made, 201).body;
}

async function signIn(email: string, issuer_did = university.did): Promise<Headers> {
  expectStatus(await road.post('/api/v1/issuer/auth/magic-link', { email, issuer_did }), 200);
  const token = await road.mail.nextToken(email);
  const session = await road.post('/api/v1/issuer/auth/magic-link/verify', { token });
  return { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
}

test('somebody whom the directory adds is a member at once, without a letter, and signs in', async () => {
  const userName = `${newId()}@People.Example`;
  const sent = {
    schemas: [CORE],
    externalId: '00ujl29u0le5T6Aj10h7',
    userName,
    name: { givenName: 'Anne', familyName: 'Kelly' },
    roles: [{ value: 'Operator' }],
  };
  const made = await scim('POST', USERS, okta, sent);
  const user = expectStatus(made, 201).body;
  expect(made.headers.get('content-type')).toBe('application/scim+json');
  expect(made.headers.get('location')).toBe(user.meta.location);
  expect(made.headers.get('etag')).toBe(user.meta.version);
  expect(user).toEqual({
    schemas: [CORE],
    id: expect.any(String),
    externalId: sent.externalId,
    userName: userName.toLowerCase(),
    name: sent.name,
    displayName: 'Anne Kelly',
    active: true,
    emails: [{ value: userName.toLowerCase(), type: 'work', primary: true }],
    roles: [{ value: 'Operator', primary: true }],
    meta: {
      resourceType: 'User',
      created: expect.any(String),
      lastModified: expect.any(String),
      location: `${road.platform.base}${USERS}/${user.id}`,
      version: '"1"',
    },
  });
  // The first letter to that address is the one that they ask for.
  expect((await me(await signIn(user.userName))).body.member).toMatchObject({
    role: 'Operator',
    status: 'ACTIVE',
    display_name: 'Anne Kelly',
  });
  expect(await scim('POST', USERS, okta, sent)).toMatchObject({
    status: 409,
    body: { status: '409', scimType: 'uniqueness', error: 'DUPLICATE' },
  });
  const entries = async (): Promise<Row[]> =>
    (await road.get(`/api/v1/audit-logs?subject_id=${user.id}`, admin)).body.items;
  await until('the entry to be in the trail', async () => (await entries()).length > 0);
  expect((await entries()).at(-1)).toMatchObject({
    action: 'issuer_member.provisioned',
    actor: { type: 'API_KEY' },
  });
});

test('what the directory takes away ends at once', async () => {
  const { id, userName } = await provision();
  const session = await signIn(userName);
  const refused = { status: 401, body: { error: 'TOKEN_INVALID' } };
  // Entra ID writes the boolean as text.
  const off = await patch(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
  expect(expectStatus(off, 200).body.active).toBe(false);
  expect(await me(session)).toMatchObject(refused);
  expect((await patch(id, [{ op: 'replace', value: { active: true } }])).body.active).toBe(true);
  const again = await signIn(userName);
  expectStatus(await patch(id, [{ op: 'add', path: 'roles[primary eq "True"].value', value: 'Admin' }]), 200);
  expect(await me(again)).toMatchObject(refused);
  const boss = await signIn(userName);
  expect((await me(boss)).body.member.role).toBe('Admin');

  expectStatus(await scim('DELETE', `${USERS}/${id}`, okta), 204);
  expect(await me(boss)).toMatchObject(refused);
  const gone = {
    status: 404,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '404' },
  };
  expect(await scim('GET', `${USERS}/${id}`, okta)).toMatchObject(gone);
  expect(await scim('DELETE', `${USERS}/${id}`, okta)).toMatchObject(gone);
  expect(await patch(id, [{ op: 'replace', path: 'active', value: true }])).toMatchObject(gone);
  expect(await find(`userName eq "${userName}"`)).toMatchObject({ totalResults: 0, Resources: [] });
  // Whoever comes back is who they were, with what is said now.
  const back = await scim('POST', USERS, okta, { schemas: [CORE], userName });
  expect(expectStatus(back, 201).body).toMatchObject({ id, roles: [{ value: 'Viewer' }], active: true });
});

// https://learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups, "User Operations"; MicrosoftDocs/azure-docs 03fc4b55.
test('the requests that Entra ID documents are taken, for an issuer with its own key', async () => {
  const name = `Test_User_${newId()}`;
  const userName = `${name}@testuser.com`;
  const body = {
    schemas: [CORE, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName,
    active: true,
    emails: [{ primary: true, type: 'work', value: `Test_User_${newId()}@testuser.com` }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Physics' },
  };
  const user = expectStatus(await scim('POST', USERS, entra, body), 201).body;
  expect(user).toMatchObject({ name: body.name, active: true, roles: [{ value: 'Viewer' }] });
  const { id } = user;
  expect(await find(`userName eq "${userName}"`, entra)).toMatchObject({
    totalResults: 1,
    startIndex: 1,
    Resources: [user],
  });
  expect((await find(`emails[type eq "work"].value eq "${userName}"`, entra)).totalResults).toBe(1);
  expect(await find('userName eq "non-existent user"', entra)).toMatchObject({
    totalResults: 0,
    Resources: [],
  });

  const several = [
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    {
      op: 'Add',
      path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
      value: 'Optics',
    },
  ];
  expect(expectStatus(await patch(id, several, entra), 200).body).toMatchObject({
    name: { familyName: 'updatedFamilyName', givenName: 'givenName' },
    emails: [{ value: userName.toLowerCase() }],
  });
  const session = await signIn(user.userName, college.did);
  const renamed = `${newId()}@testuser.com`;
  const moved = await patch(id, [{ op: 'Replace', path: 'userName', value: renamed }], entra);
  expect(expectStatus(moved, 200).body).toMatchObject({ id, userName: renamed });
  expect(await me(session)).toMatchObject({ status: 401 });
  expect((await me(await signIn(renamed, college.did))).body.member).toMatchObject({ member_id: id });
  // The address is free for somebody else, who is not the one that has left it.
  const heir = expectStatus(await scim('POST', USERS, entra, body), 201).body;
  expect(heir.id).not.toBe(id);
  expect(await patch(id, [{ op: 'Replace', path: 'userName', value: userName }], entra)).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });

  const off = await patch(id, [{ op: 'Replace', path: 'active', value: false }], entra);
  expect(expectStatus(off, 200).body.active).toBe(false);
  expect((await find(`userName eq "${renamed}"`, entra)).Resources[0].active).toBe(false);
  expectStatus(await scim('DELETE', `${USERS}/${id}`, entra), 204);
});

// https://developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20, and the tests in joelfranusic-okta/okta-scim-beta.
test('the requests that Okta documents are taken', async () => {
  const userName = `${newId()}@okta.example`;
  const headers = { ...okta, accept: 'application/scim+json', 'accept-charset': 'utf-8' };
  const listed = await scim('GET', `${USERS}?count=2&startIndex=1`, headers);
  expect(listed.headers.get('content-type')).toBe('application/scim+json');
  expect(listed.body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    itemsPerPage: 2,
    startIndex: 1,
    totalResults: expect.any(Number),
  });
  const body = {
    schemas: [CORE],
    userName,
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  };
  expect((await find(`userName eq "${userName}"`, headers)).totalResults).toBe(0);
  const { id } = expectStatus(
    await scim('POST', USERS, { ...headers, 'content-type': 'application/scim+json; charset=utf-8' }, body),
    201,
  ).body;
  const whole = {
    ...body,
    id,
    name: { givenName: 'Another', familyName: 'User' },
    meta: { resourceType: 'User' },
  };
  expect(expectStatus(await scim('PUT', `${USERS}/${id}`, headers, whole), 200).body).toMatchObject({
    id,
    name: { givenName: 'Another', familyName: 'User' },
    active: true,
  });
  expect((await patch(id, [{ op: 'replace', value: { active: false } }])).body.active).toBe(false);
  // What is kept of a person has no password in it.
  expect(JSON.stringify(await contentsOf(store))).not.toContain(body.password);
  // Without `roles` and `active` these stay; what else is left out goes.
  const least = { schemas: [CORE], userName };
  const after = expectStatus(await scim('PUT', `${USERS}/${id}`, headers, least), 200).body;
  expect(after).toMatchObject({ active: false, roles: [{ value: 'Viewer' }] });
  expect(after).not.toHaveProperty('name');
  expect(after).not.toHaveProperty('externalId');
});

test('what the directory says of somebody whom an Admin has invited is taken; the letter opens nothing then', async () => {
  const email = `${newId()}@people.example`;
  const { member_id: id } = expectStatus(
    await road.post('/api/v1/portal/me/team', { email, role: 'Operator' }, university.headers),
    201,
  ).body;
  const token = await road.mail.nextToken(email);
  const [found] = (await find(`userName eq "${email}"`)).Resources;
  expect(found).toMatchObject({ id, active: false, roles: [{ value: 'Operator' }] });
  expect((await patch(id, [{ op: 'replace', path: 'active', value: false }])).body.active).toBe(false);
  const redeemed = () => road.post('/api/v1/issuer/auth/magic-link/verify', { token });
  expect(await redeemed()).toMatchObject({ status: 401 });
  expect((await patch(id, [{ op: 'replace', path: 'active', value: true }])).body.active).toBe(true);
  expect(await redeemed()).toMatchObject({ status: 401 });
  expect((await me(await signIn(email))).body.member).toMatchObject({ role: 'Operator' });
});

describe('lists', () => {
  const group = newId().slice(0, 8);
  let three: Row[];
  beforeAll(async () => {
    three = [];
    for (const letter of ['a', 'b', 'c'])
      three.push(
        await provision({ userName: `${letter}-${group}@list.example`, externalId: `${letter}|${group}` }),
      );
    expectStatus(await patch(three[2].id, [{ op: 'replace', path: 'active', value: false }]), 200);
  });
  const names = (of: string) => [...of].map((letter) => `${letter}-${group}@list.example`);

  test.each([
    ['one by name, in any case', `USERNAME EQ "A-${group}@LIST.example"`, 'a'],
    ['one by the id of the directory', `externalId eq "b|${group}"`, 'b'],
    ['which is case-exact', `externalId eq "B|${group}"`, ''],
    ['several by or', `externalId eq "b|${group}" or userName eq "a-${group}@list.example"`, 'ab'],
    ['with more beside', `userName eq "a-${group}@list.example" and active eq true`, 'a'],
    ['and nobody whom that does not fit', `userName eq "c-${group}@list.example" and active eq true`, ''],
    ['by the URN', `${CORE}:userName eq "a-${group}@list.example"`, 'a'],
    [
      'in parentheses',
      `(externalId eq "a|${group}" or externalId eq "c|${group}") and not (active eq false)`,
      'a',
    ],
    ['with words of the name', `externalId eq "a|${group}" and userName sw "a-" and displayName pr`, ''],
  ])('find %s', async (_name, filter, found) => {
    const { Resources, totalResults } = await find(filter);
    expect(Resources.map(({ userName }: Row) => userName)).toEqual(names(found));
    expect(totalResults).toBe(found.length);
  });

  test('have pages, which count from 1', async () => {
    const list = async (query: string): Promise<Row> =>
      expectStatus(await scim('GET', `${USERS}?${query}`, okta), 200).body;
    const everybody = await list('count=200');
    expect(everybody.Resources).toHaveLength(everybody.totalResults);
    const paged: Row[] = [];
    for (let at = 1; at <= everybody.totalResults; at += 2)
      paged.push(...(await list(`startIndex=${at}&count=2`)).Resources);
    expect(paged).toEqual(everybody.Resources);
    expect(await list('startIndex=-3&count=-1')).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
    expect(await list(`startIndex=${everybody.totalResults + 1}`)).toMatchObject({
      itemsPerPage: 0,
      Resources: [],
    });
    const off = await list(`count=200&filter=${encodeURIComponent('active eq false')}`);
    expect(off.Resources.map(({ userName }: Row) => userName)).toContain(names('c')[0]);
    expect(off.Resources.every(({ active }: Row) => active === false)).toBe(true);
  });

  test('show what is asked for', async () => {
    const show = async (query: string): Promise<Row> =>
      expectStatus(await scim('GET', `${USERS}/${three[0].id}?${query}`, okta), 200).body;
    const { id } = three[0];
    expect(await show('attributes=userName,meta.version')).toEqual({
      schemas: [CORE],
      id,
      userName: names('a')[0],
      meta: { version: '"1"' },
    });
    expect(Object.keys(await show('excludedAttributes=meta,emails.type,roles')).sort()).toEqual(
      ['active', 'emails', 'externalId', 'id', 'schemas', 'userName'].sort(),
    );
    expect(await scim('GET', `${USERS}?attributes=id&excludedAttributes=id`, okta)).toMatchObject({
      status: 400,
    });
  });
});

describe('is refused', () => {
  let user: Row;
  beforeAll(async () => {
    user = await provision();
  });
  const get = (path: string) => () => scim('GET', `${USERS}${path}`, okta);
  const post = (extra: object) => () =>
    scim('POST', USERS, okta, { schemas: [CORE], userName: 'x@y.example', ...extra });
  const filtered = (filter: string) => get(`?filter=${encodeURIComponent(filter)}`);
  const patched =
    (...operations: unknown[]) =>
    () =>
      patch(user.id, operations as object[]);
  const CASES: readonly (readonly [string, () => ReturnType<typeof scim>, number, string | undefined])[] = [
    ['a filter that no index answers', filtered('displayName co "x"'), 400, 'invalidFilter'],
    [
      'one of whose alternatives no index answers',
      filtered('userName eq "a" or displayName eq "x"'),
      400,
      'invalidFilter',
    ],
    ['a filter without an end', filtered('userName eq "x" and'), 400, 'invalidFilter'],
    ['a filter of a word', filtered('userName'), 400, 'invalidFilter'],
    ['a filter without a value', filtered('userName eq'), 400, 'invalidFilter'],
    ['an operator that there is not', filtered('userName is "x"'), 400, 'invalidFilter'],
    ['an open parenthesis', filtered('(userName eq "x"'), 400, 'invalidFilter'],
    ['an open quote', filtered(`userName eq "${'\\a'.repeat(200)}`), 400, 'invalidFilter'],
    ['an empty filter', filtered(''), 400, 'invalidFilter'],
    ['a long filter', filtered(`userName eq "${'x'.repeat(1001)}"`), 400, 'invalidFilter'],
    [
      'many comparisons',
      filtered(Array.from({ length: 21 }, () => 'id eq "x"').join(' or ')),
      400,
      'invalidFilter',
    ],
    ['many levels', filtered(`${'('.repeat(11)}id eq "x"${')'.repeat(11)}`), 400, 'invalidFilter'],
    ['a page that is no number', get('?startIndex=first'), 400, 'invalidValue'],
    ['a query parameter that nobody knows', get('?sortBy=userName'), 400, 'invalidValue'],
    ['an id that is none', get('/none'), 404, undefined],
    ['a collection that there is not', () => scim('GET', `${BASE}/Groups`, okta), 404, undefined],
    ['a method that there is not', () => scim('PUT', USERS, okta, {}), 405, undefined],
    ['a method that one has not', () => scim('POST', `${USERS}/${user.id}`, okta, {}), 405, undefined],
    ['no schema', post({ schemas: [] }), 400, 'invalidSyntax'],
    ['another schema', post({ schemas: [PATCH_OP] }), 400, 'invalidSyntax'],
    ['no userName', post({ userName: undefined }), 400, 'invalidValue'],
    ['a userName that is no address', post({ userName: 'anne' }), 400, 'invalidValue'],
    ['a userName that is no text', post({ userName: { $ne: null } }), 400, 'invalidValue'],
    ['a userName twice', post({ username: 'z@y.example' }), 400, 'invalidValue'],
    ['active that is neither', post({ active: 'yes' }), 400, 'invalidValue'],
    ['a role that there is not', post({ roles: [{ value: 'Owner' }] }), 400, 'invalidValue'],
    ['two roles', post({ roles: [{ value: 'Admin' }, { value: 'Viewer' }] }), 400, 'tooMany'],
    ['a long name', post({ displayName: 'x'.repeat(201) }), 400, 'invalidValue'],
    ['a name that is text', post({ name: 'Anne' }), 400, 'invalidValue'],
    ['a long id of the directory', post({ externalId: 'x'.repeat(256) }), 400, 'invalidValue'],
    ['a body that is no object', () => scim('POST', USERS, okta, []), 400, 'invalidValue'],
    ['a body that is no JSON', () => scim('POST', USERS, okta, '{'), 400, 'invalidSyntax'],
    [
      'a body of another type',
      () => scim('POST', USERS, { ...okta, 'content-type': 'text/plain' }, 'x'),
      415,
      undefined,
    ],
    ['a body that is too large', post({ title: 'x'.repeat(2_000_000) }), 413, undefined],
    [
      'a PATCH that is a resource',
      () => scim('PATCH', `${USERS}/${user.id}`, okta, user),
      400,
      'invalidSyntax',
    ],
    ['no operations', patched(), 400, 'invalidSyntax'],
    [
      'many operations',
      patched(...Array.from({ length: 101 }, () => ({ op: 'add', path: 'title', value: 'x' }))),
      400,
      'invalidValue',
    ],
    ['an operation that is none', patched('replace'), 400, 'invalidSyntax'],
    ['an operation that there is not', patched({ op: 'move', path: 'active' }), 400, 'invalidSyntax'],
    ['a path of nothing', patched({ op: 'replace', path: 'colour', value: 'red' }), 400, 'invalidPath'],
    ['a path that is none', patched({ op: 'replace', path: 'name[', value: 'x' }), 400, 'invalidPath'],
    ['a path that is no text', patched({ op: 'replace', path: 7, value: 'x' }), 400, 'invalidPath'],
    [
      'a filter in a path that is none',
      patched({ op: 'add', path: 'roles[x].value', value: 'Admin' }),
      400,
      'invalidFilter',
    ],
    ['no target', patched({ op: 'remove' }), 400, 'noTarget'],
    ['no value', patched({ op: 'replace', path: 'displayName' }), 400, 'invalidValue'],
    ['an id', patched({ op: 'replace', path: 'id', value: newId() }), 400, 'mutability'],
    ['the removal of the name', patched({ op: 'remove', path: 'userName' }), 400, 'mutability'],
    [
      'an older version',
      () =>
        scim(
          'PATCH',
          `${USERS}/${user.id}`,
          { ...okta, 'if-match': '"9"' },
          { schemas: [PATCH_OP], Operations: [{ op: 'replace', path: 'active', value: false }] },
        ),
      412,
      undefined,
    ],
  ];
  test.each(CASES)('%s', async (_name, ask, status, scimType) => {
    const reply = await ask();
    expect([reply.status, reply.body.scimType]).toEqual([status, scimType]);
    expect(reply.headers.get('content-type')).toBe('application/scim+json');
    expect(reply.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: reply.body.message,
    });
  });

  test('and nothing came of any of it', async () => {
    expect((await scim('GET', `${USERS}/${user.id}`, okta)).body).toEqual(user);
    expect((await find('userName eq "x@y.example"')).totalResults).toBe(0);
  });
});

describe('who may', () => {
  let theirs: Row;
  beforeAll(async () => {
    theirs = await provision({}, entra);
  });
  const CALLS: readonly (readonly [
    string,
    string,
    (id: string) => string,
    ((id: string) => object) | undefined,
  ])[] = [
    ['GET', 'list', () => USERS, undefined],
    ['POST', 'add', () => USERS, () => ({ schemas: [CORE], userName: `${newId()}@people.example` })],
    ['GET', 'show', (id) => `${USERS}/${id}`, undefined],
    ['PUT', 'replace', (id) => `${USERS}/${id}`, () => ({ schemas: [CORE], userName: theirs.userName })],
    [
      'PATCH',
      'change',
      (id) => `${USERS}/${id}`,
      () => ({ schemas: [PATCH_OP], Operations: [{ op: 'replace', value: { displayName: 'X' } }] }),
    ],
    ['DELETE', 'remove', (id) => `${USERS}/${id}`, undefined],
    ['GET', 'ask what there is', () => `${BASE}/ServiceProviderConfig`, undefined],
    ['GET', 'ask for types', () => `${BASE}/ResourceTypes/User`, undefined],
    ['GET', 'ask for schemas', () => `${BASE}/Schemas`, undefined],
  ];
  const asked = async (headers: Headers, id = theirs.id) =>
    Object.fromEntries(
      await Promise.all(
        CALLS.map(async ([method, name, path, body]) => {
          const reply = await scim(method, path(id), headers, body?.(id));
          return [name, reply.status < 300 ? 'OK' : reply.body.error] as const;
        }),
      ),
    );
  const all = (outcome: string) => Object.fromEntries(CALLS.map(([, name]) => [name, outcome]));
  const newKey = async (scopes: readonly string[]) =>
    expectStatus(
      await road.post(`/api/v1/issuer/${university.did}/api-keys`, { name: 'x', scopes }, university.headers),
      201,
    ).body;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  test('nobody without the scope', async () => {
    expect(await asked({})).toEqual(all('UNAUTHENTICATED'));
    expect(await asked(university.headers)).toEqual(all('SCOPE_MISSING'));
    expect(await asked(admin)).toEqual(all('SCOPE_MISSING'));
    expect(await asked(bearer('tmr_x'))).toEqual(all('API_KEY_INVALID'));
    expect(await asked(bearer('x'))).toEqual(all('TOKEN_INVALID'));
    const { api_key: issues } = await newKey(['credentials:issue', 'credentials:batch', 'credentials:read']);
    expect(await asked(bearer(issues))).toEqual(all('SCOPE_MISSING'));
    const { api_key: keeps } = await newKey(['team:provision']);
    expect(await asked({ ...bearer(issues), 'x-api-key': keeps })).toEqual(all('API_KEY_INVALID'));
    const body = { issuer_did: university.did };
    expect(await road.post('/api/v1/credentials/issue', body, { 'x-api-key': keeps })).toMatchObject({
      status: 403,
      body: { error: 'SCOPE_MISSING' },
    });
    // It is a bearer token here alone.
    expect(await me(bearer(keeps))).toMatchObject({ status: 401, body: { error: 'TOKEN_INVALID' } });
    // In the header of keys it is one, too.
    expectStatus(await scim('GET', USERS, { 'x-api-key': keeps }), 200);
  });

  test('a key that was revoked no more', async () => {
    const { api_key, api_key_id } = await newKey(['team:provision']);
    expectStatus(await scim('GET', USERS, bearer(api_key)), 200);
    const path = `/api/v1/issuer/${university.did}/api-keys/${api_key_id}`;
    expectStatus(await road.platform.rest('DELETE', path, { headers: { ...university.headers } }), 204);
    expect(await asked(bearer(api_key))).toEqual(all('API_KEY_INVALID'));
  });

  test('the key of another issuer, whose people do not exist here', async () => {
    expect(await asked(okta)).toMatchObject({
      show: 'NOT_FOUND',
      replace: 'NOT_FOUND',
      change: 'NOT_FOUND',
      remove: 'NOT_FOUND',
    });
    expect((await find(`userName eq "${theirs.userName}" or id eq "${theirs.id}"`)).totalResults).toBe(0);
    expect((await scim('GET', `${USERS}/${theirs.id}`, entra)).body).toEqual(theirs);
  });

  test('a suspended issuer takes away and adds nobody; a revoked one does nothing', async () => {
    const academy = traveller('Cloyne');
    await road.settle(academy, admin);
    const directory = await directoryOf(road, academy);
    const setStatus = async (status: string) =>
      expectStatus(
        await road.post(`/api/v1/issuers/${academy.did}/status`, { status, reason: 'A check' }, admin),
        200,
      );
    const { id } = await provision({}, directory);
    await setStatus('SUSPENDED');
    const body = { schemas: [CORE], userName: `${newId()}@people.example` };
    expect(await scim('POST', USERS, directory, body)).toMatchObject({
      status: 403,
      body: { status: '403', error: 'ISSUER_NOT_ACTIVE' },
    });
    const move = [{ op: 'replace', path: 'userName', value: body.userName }];
    expect(await patch(id, move, directory)).toMatchObject({ status: 403 });
    expectStatus(await scim('GET', USERS, directory), 200);
    expectStatus(await scim('DELETE', `${USERS}/${id}`, directory), 204);
    await setStatus('REVOKED');
    expect(new Set(Object.values(await asked(directory)))).toEqual(new Set(['ISSUER_NOT_ACTIVE']));
  });
});

test('the last Admin stays, whatever the directory says at once', async () => {
  const institute = traveller('Dromore');
  await road.settle(institute, admin);
  const directory = await directoryOf(road, institute);
  const first = (await find(`userName eq "${institute.email}"`, directory)).Resources[0];
  const kept = {
    status: 409,
    body: { status: '409', error: 'LAST_ADMIN', detail: expect.stringContaining('last ACTIVE Admin') },
  };
  expect(await patch(first.id, [{ op: 'replace', path: 'active', value: false }], directory)).toMatchObject(
    kept,
  );
  expect(await scim('DELETE', `${USERS}/${first.id}`, directory)).toMatchObject(kept);
  for (let round = 0; round < 4; round += 1) {
    const two = [
      await provision({ roles: [{ value: 'Admin' }] }, directory),
      await provision({ roles: [{ value: 'Admin' }] }, directory),
    ];
    const everybody = [first, ...two];
    const ways = [
      (id: string) => patch(id, [{ op: 'replace', path: 'active', value: false }], directory),
      (id: string) => patch(id, [{ op: 'replace', path: 'roles', value: [{ value: 'Viewer' }] }], directory),
      (id: string) => scim('DELETE', `${USERS}/${id}`, directory),
    ];
    const replies = await Promise.all(everybody.map(({ id }, at) => ways[(at + round) % 3]!(id)));
    for (const { status, body } of replies) if (status > 299) expect(body.error).toBe('LAST_ADMIN');
    const { Resources } = await find('active eq true', directory);
    const admins = Resources.filter(({ roles }: Row) => roles[0].value === 'Admin');
    expect(admins).toHaveLength(1);
    // The first one goes on, as before.
    const [left] = admins;
    if (left.id !== first.id) {
      if ((await scim('GET', `${USERS}/${first.id}`, directory)).status === 404)
        expectStatus(
          await scim('POST', USERS, directory, {
            schemas: [CORE],
            userName: institute.email,
            roles: [{ value: 'Admin' }],
          }),
          201,
        );
      else
        expectStatus(
          await patch(first.id, [{ op: 'replace', value: { active: true, roles: ['Admin'] } }], directory),
          200,
        );
      expectStatus(await scim('DELETE', `${USERS}/${left.id}`, directory), 204);
    }
  }
});

test('one address that is added by several at once is one member', async () => {
  const body = { schemas: [CORE], userName: `${newId()}@people.example` };
  const replies = await Promise.all(Array.from({ length: 6 }, () => scim('POST', USERS, okta, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  for (const { status, body: said } of replies) if (status === 409) expect(said.scimType).toBe('uniqueness');
  expect((await find(`userName eq "${body.userName}"`)).totalResults).toBe(1);
});

test('what there is can be asked for, as SCIM or plain JSON', async () => {
  const config = await scim('GET', `${BASE}/ServiceProviderConfig`, { ...okta, accept: 'application/json' });
  expect(config.headers.get('content-type')).toMatch(/^application\/json/);
  expect(config.body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
  });
  const { Resources } = (await scim('GET', `${BASE}/Schemas`, okta)).body;
  const [schema] = Resources;
  const user = await provision({
    externalId: 'x',
    name: { givenName: 'A', familyName: 'B', formatted: 'A B' },
  });
  const known = new Set([
    'schemas',
    'id',
    'externalId',
    'meta',
    ...schema.attributes.map(({ name }: Row) => name),
  ]);
  expect(Object.keys(user).filter((name) => !known.has(name))).toEqual([]);
  for (const { location } of [...Resources, (await scim('GET', `${BASE}/ResourceTypes/User`, okta)).body].map(
    ({ meta }) => meta,
  ))
    expectStatus(await scim('GET', location.replace(road.platform.base, ''), okta), 200);
});
