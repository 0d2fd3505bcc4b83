import { rowName } from '../../rest-bridge/openapi.ts';
import { resolved } from '../../rest-bridge/testing/openapi-replies.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import type { Route } from '../../subgraphs/rest.ts';
import { settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { settleVerifier } from '../testing/verifier-road.ts';
import { DEMO_CODE } from './admin-examples.ts';
import { directoryOf } from './callers.ts';
import { settlePerson } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';

let road: Road;
/** The OpenAPI document as the gateway serves it. */
let openApi: Row;
let callers: Partial<Record<Route['caller'], Headers>>;
const issuer = traveller('Ardmore');

beforeAll(async () => {
  road = await openRoad({ ADMIN_DEMO_LOGIN_CODE: DEMO_CODE });
  const admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  const { people } = await settleCustodian(road, admin, { name: 'Archive of Closed Schools' });
  const verifier = await settleVerifier(road);
  callers = {
    public: {},
    admin,
    holder: (await settlePerson(road, 'Aoife')).headers,
    custodian: people.Admin.headers,
    verifier: verifier.headers,
    'verifier or API key': verifier.headers,
    'API key as bearer': await directoryOf(road, issuer),
  };
  openApi = expectStatus(await road.get('/v3/api-docs'), 200).body;
});
afterAll(() => road.close());

// Signing out would leave the other rows without a caller.
// What comes from another site is refused for more than a field that is missing: router/sso-doors.test.ts.
const isAsked = ({ method, path, query, body, sendsOn }: Route) =>
  (query && !sendsOn) || (/^P/.test(method) && body === undefined && !path.endsWith('/logout'));
const ROWS = ROUTES.filter(isAsked).map((row) => ({ name: `${row.method} ${row.path}`, row }));

const behind = (node: Row): Row => resolved(openApi, node);
const documented = ({ method, path }: Route): Row => openApi.paths[path][method.toLowerCase()];
const queryOf = (row: Route): Row[] =>
  documented(row)
    .parameters.map(behind)
    .filter(({ in: place }: Row) => place === 'query');
const bodyOf = (row: Route): Row => behind(documented(row).requestBody?.content['application/json'].schema);

/** What a list is not looked at without: numbers are tried beside it. */
const NEEDED: Readonly<Record<string, string>> = {
  'GET /api/v1/custodian/credentials/expiring': '&from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z',
};

/** What is wrong with a request that has nothing but this, about nobody's record. */
async function wrongWith(row: Route, query: string, body: Row): Promise<Row[]> {
  const headers = { ...(callers[row.caller] ?? issuer.headers) };
  const path = `${row.path.replace(/[{}]/g, '')}${query}`;
  const reply = await road.platform.rest(row.method, path, { body: bodyOf(row) && body, headers });
  expect([401, 403, 429]).not.toContain(reply.status);
  return reply.status === 400 ? reply.body.details : [];
}

test('the demo login is no path where it is off, and the document says so', async () => {
  const path = '/api/v1/admin/auth/demo-login';
  expect(await road.post(path, { code: DEMO_CODE })).toMatchObject({ status: 404 });
  expect(openApi.paths[path].post.responses).toHaveProperty('404');
});

describe('what the document says of requests', () => {
  beforeAll(() => {
    const { settings } = road.platform.platform.domains;
    settings.apply({ version: settings.version + 1, values: { 'admin.demo-login.enabled': true } });
  });

  test.each(ROWS)('$name cannot do without what is required, and only that', async ({ row }) => {
    const wrong = await wrongWith(row, '', {});
    const { required = [], anyOf: [either] = [] } = bodyOf(row) ?? {};
    const inBody = [...required, ...(either?.required ?? [])];
    const inQuery = queryOf(row).filter((parameter) => parameter.required);
    const all = [...inBody, ...inQuery.map(({ name }) => name)];
    const known = [...Object.keys(bodyOf(row)?.properties ?? {}), ...queryOf(row).map(({ name }) => name)];
    // Ids in the path are nobody's, and refused, too.
    const missed = wrong.map(({ field }) => field).filter((field) => known.includes(field));
    expect(missed.sort()).toEqual(all.sort());
    expect(documented(row).requestBody?.required ?? false).toBe(inBody.length > 0);
  });

  test.each(ROWS)('$name takes numbers from the first to the last that are stated', async ({ row }) => {
    const inQuery = queryOf(row).map(({ name, schema }) => [name, schema]);
    for (const [name, { minimum, maximum }] of [
      ...inQuery,
      ...Object.entries<Row>(bodyOf(row)?.properties ?? {}),
    ]) {
      if (maximum === undefined) continue;
      const isTaken = async (value: number) => {
        const query = inQuery.some(([known]) => known === name)
          ? `?${name}=${value}${NEEDED[rowName(row)] ?? ''}`
          : '';
        return !(await wrongWith(row, query, { ...row.example?.body, [name]: value })).some(
          ({ field }) => field === name,
        );
      };
      const taken = await Promise.all([minimum - 1, minimum, maximum, maximum + 1].map(isTaken));
      expect({ name, taken }).toEqual({ name, taken: [false, true, true, false] });
    }
  });
});
