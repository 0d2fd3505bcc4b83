import { readFileSync } from 'node:fs';
import {
  GraphQLID,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  typeFromAST,
} from 'graphql';
import { newContext } from '../kernel/context.ts';
import { DOMAIN_NAMES, ROUTES } from '../subgraphs/domains.ts';
import type { SubgraphRequest } from '../subgraphs/execute.ts';
import { isFile, route } from '../subgraphs/rest.ts';
import { createSupergraph } from '../supergraph/supergraph.ts';
import { compileRow, createBridge } from './bridge.ts';
import { type Casing, toSnake } from './casing.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const ID = '0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10';
const calls: SubgraphRequest[] = [];
let answer: (request: SubgraphRequest) => unknown = () => ({ data: {} });

const supergraph = await createSupergraph({
  supergraphSdl: readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8'),
  executors: Object.fromEntries(
    DOMAIN_NAMES.map((name) => [
      name,
      {
        execute: async (request: SubgraphRequest) => {
          calls.push(request);
          return answer(request) as never;
        },
      },
    ]),
  ) as never,
  log: { warn: () => undefined, error: () => undefined } as never,
});
const shared = { summary: 'x', caller: 'public', limit: 'portal' } as const;
// Rows that select little, so that a test can answer them whole.
const bridge = createBridge({
  supergraph,
  routes: [
    ...ROUTES,
    route('GET', '/t/credential', {
      ...shared,
      document: '{ credential(id: "x") { vc vcHash issuerDid } }',
      variables: () => ({}),
      success: 200,
    }),
    route('POST', '/t/batch', {
      ...shared,
      document:
        'mutation($input: IssueBatchInput!) { issueBatch(input: $input) { results { clientRef credentialId } } }',
      variables: ({ body }) => ({ input: body }),
      success: 201,
    }),
    route('DELETE', '/t/key', {
      ...shared,
      document:
        'mutation { revokeApiKey(input: { issuerDid: "did:key:z6Mk", apiKeyId: "x" }) { apiKey { apiKeyId } } }',
      variables: () => ({}),
      success: 204,
    }),
  ],
});

beforeEach(() => {
  calls.length = 0;
  answer = () => ({ data: {} });
});

const send = (
  method: string,
  path: string,
  { query = {}, body }: { query?: Record<string, string>; body?: Record<string, unknown> } = {},
) => bridge.handle({ method, path, query, body, context: newContext() });

const claims = {
  name: 'Ana',
  issuerDid: 'stays',
  issuer_did: 'stays too',
  nested: [{ snake_case: 1, camelCase: 2, 'weird key': null }],
};
const credentials = {
  data: { credentials: { nodes: [], totalCount: 41, totalIsLowerBound: false, offset: 20, size: 20 } },
};

describe('names', () => {
  test('of fields follow the types; what stands in JSON is not touched, there and back', async () => {
    answer = () => ({ data: { credential: { vc: claims, vcHash: 'x', issuerDid: DID } } });
    const read = await send('GET', '/t/credential');
    expect(read.body).toMatchObject({ vc: claims, vc_hash: 'x', issuer_did: DID });

    const receipt = {
      operationStatus: 'SUCCESS',
      credentialStatus: 'ISSUED',
      credentialId: ID,
      warnings: [],
    };
    answer = () => ({ data: { issueCredential: receipt } });
    await send('POST', '/api/v1/credentials/issue', {
      body: { issuer_did: DID, holder_did: DID, credential_type: 'X', credential_data: claims },
    });
    expect(calls.at(-1)?.variables['input']).toEqual({
      issuerDid: DID,
      holderDid: DID,
      credentialType: 'X',
      credentialData: claims,
    });
  });

  test('in lists of objects are converted in each', async () => {
    answer = () => ({ data: { issueBatch: { results: [{ clientRef: 'a', credentialId: ID }] } } });
    const records = [{ client_ref: 'a', holder_did: DID, credential_data: claims }];
    const { body } = await send('POST', '/t/batch', {
      body: { issuer_did: DID, credential_type: 'X', records },
    });
    expect(calls[0]?.variables['input']).toMatchObject({
      records: [{ clientRef: 'a', holderDid: DID, credentialData: claims }],
    });
    expect(body).toMatchObject({ results: [{ client_ref: 'a', credential_id: ID }] });
  });
});

describe('what GraphQL would quietly turn into something else', () => {
  /** The places of a type where lists and ids belong, by their path in a body of the row's casing. */
  function placesOf(type: GraphQLInputType, casing: Casing, path: readonly string[] = []): Place[] {
    const inner = getNullableType(type);
    if (isListType(inner)) return [{ path, kind: 'list' }];
    if (inner === GraphQLID) return [{ path, kind: 'id' }];
    if (!isInputObjectType(inner)) return [];
    return Object.values(inner.getFields()).flatMap((field) =>
      placesOf(field.type, casing, [...path, casing === 'snake' ? toSnake(field.name) : field.name]),
    );
  }
  interface Place {
    readonly path: readonly string[];
    readonly kind: 'list' | 'id';
  }
  const WRONG = { list: [{}, 'x', 1, true, { 0: 'x' }], id: [7, 0, 1.5, true, {}, ['x']] } as const;
  const cases = ROUTES.filter((row) => row.method !== 'GET' && !isFile(row)).flatMap((row) => {
    const [input] = supergraph.store(row.document).operation.variableDefinitions ?? [];
    const type = input && (typeFromAST(supergraph.schema, input.type as never) as GraphQLInputType);
    const filled = Object.keys((row.variables({ params: {}, query: {}, body: {} })['input'] as object) ?? {});
    const places = type ? placesOf(type, row.casing ?? 'snake') : [];
    return places
      .filter(({ path: [name = ''] }) => !filled.includes(name))
      .map((place) => ({ name: `${row.method} ${row.path} ${place.path.join('.')}`, row, place }));
  });

  test('is in many places', () => {
    expect(cases.filter(({ place }) => place.kind === 'list').length).toBeGreaterThan(5);
    expect(cases.filter(({ place }) => place.kind === 'id').length).toBeGreaterThan(10);
  });

  test.each(cases)('$name is refused by its name', async ({ row, place }) => {
    for (const wrong of WRONG[place.kind]) {
      const body = place.path.reduceRight<unknown>((value, name) => ({ [name]: value }), wrong);
      const path = row.path.replace(/\{\w+\}/g, ID);
      const refused = send(row.method, path, { body: body as Record<string, unknown> });
      await expect(refused).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: expect.arrayContaining([
          expect.objectContaining({ field: place.path.join('.'), code: 'invalid_type' }),
        ]),
      });
    }
    expect(calls).toEqual([]);
  });

  test('within the records of a batch, too', async () => {
    const record = { credential_id: 7, holder_did: DID, credential_data: {} };
    for (const [records, field] of [
      [{}, 'records'],
      [record, 'records'],
      [[record], 'records[0].credential_id'],
    ] as const) {
      const refused = send('POST', '/t/batch', { body: { issuer_did: DID, credential_type: 'X', records } });
      await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
    }
    expect(calls).toEqual([]);
  });
});

test('a row that is switched off is like a path that does not exist', async () => {
  let isOn = false;
  const path = '/api/v1/demo-mode';
  const switched = createBridge({ supergraph, routes: ROUTES, isServed: (row) => isOn || row.path !== path });
  expect([switched.match('GET', path), switched.allowedMethods(path)]).toEqual([undefined, []]);
  await expect(
    switched.handle({ method: 'GET', path, query: {}, body: undefined, context: newContext() }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  isOn = true;
  expect(switched.allowedMethods(path)).toEqual(['GET', 'PUT']);
});

test('fields that are optional in a reply are left out where they have no value', async () => {
  const profile = { id: 'x', name: 'Ada', email: 'a@b.example', did: null, phone: null, createdAt: 'now' };
  answer = () => ({ data: { me: { profile } } });
  const { did: _did, phone: _phone, ...present } = profile;
  expect((await send('GET', '/api/v1/holder/profile')).body).toEqual(present);
});

describe('a body is refused before anything runs', () => {
  const good = { issuer_did: DID, holder_did: DID, credential_type: 'X', credential_data: {} };
  test.each([
    ['an unknown field', { ...good, colour: 1 }, 'colour', 'unknown_field'],
    ['a field in another casing', { ...good, holderDid: DID }, 'holderDid', 'unknown_field'],
    ['a name of the prototype', { ...good, constructor: 1 }, 'constructor', 'unknown_field'],
    [
      'a missing field',
      { holder_did: DID, credential_type: 'X', credential_data: {} },
      'issuer_did',
      'required',
    ],
    ['null for a required field', { ...good, issuer_did: null }, 'issuer_did', undefined],
    ['a number for text', { ...good, credential_type: 7 }, 'credential_type', 'invalid_type'],
    ['a list for text', { ...good, credential_type: ['X'] }, 'credential_type', 'invalid_type'],
    ['an operator for text', { ...good, credential_type: { $ne: null } }, 'credential_type', 'invalid_type'],
    [
      'text for an instant',
      { ...good, expiration_timestamp: 'soon' },
      'expiration_timestamp',
      'invalid_type',
    ],
    [
      'a fraction for an instant',
      { ...good, expiration_timestamp: 1.5 },
      'expiration_timestamp',
      'invalid_type',
    ],
  ])('%s', async (_what, body, field, code) => {
    const refused = send('POST', '/api/v1/credentials/issue', { body });
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field, ...(code ? { code } : {}) }],
    });
    expect(calls).toEqual([]);
  });

  test('of no content, naming every field', async () => {
    await expect(send('POST', '/api/v1/credentials/issue')).rejects.toMatchObject({
      details: ['issuer_did', 'holder_did', 'credential_type', 'credential_data'].map((field) => ({ field })),
    });
  });

  test('inside lists, with the place', async () => {
    const records = [
      { holder_did: DID, credential_data: {} },
      { holder_did: 5, credential_data: {} },
    ];
    await expect(
      send('POST', '/api/v1/credentials/batch', { body: { issuer_did: DID, credential_type: 'X', records } }),
    ).rejects.toMatchObject({ details: [{ field: 'records[1].holder_did' }] });
  });
});

describe('a query', () => {
  test('reaches the filter and the page', async () => {
    answer = () => credentials;
    const reply = await send('GET', '/api/v1/credentials', {
      query: { status: 'ISSUED', issued_from: '2026-01-01T00:00:00Z', page: '1', page_size: '20' },
    });
    expect(calls[0]?.variables).toMatchObject({
      filter: { status: 'ISSUED', issuedFrom: '2026-01-01T00:00:00Z' },
      first: 20,
      offset: 20,
    });
    expect(reply).toMatchObject({ status: 200, body: { items: [], page: 1, page_size: 20, total: 41 } });
  });

  test.each([
    ['an unknown parameter', { colour: 'red' }, 'colour'],
    ['one in another casing', { pageSize: '5' }, 'pageSize'],
    ['one of GraphQL', { first: '5' }, 'first'],
    ['a page of no number', { page: 'x' }, 'page'],
    ['half a page', { page: '0.5' }, 'page'],
    ['an empty page', { page: '' }, 'page'],
    ['a hexadecimal page', { page: '0x10' }, 'page'],
    ['a page with a space', { page: ' 1' }, 'page'],
    ['a page size of nothing', { page_size: 'NaN' }, 'page_size'],
    ['an endless page size', { page_size: '1e999' }, 'page_size'],
    ['a page size beyond integers', { page_size: '99999999999' }, 'page_size'],
    ['a status of none', { status: 'issued' }, 'status'],
    ['an instant that is none', { issued_from: 'yesterday' }, 'issued_from'],
    ['an object spelled as PHP does', { 'status[$ne]': 'ISSUED' }, 'status[$ne]'],
    ['a name of the prototype', { toString: '1' }, 'toString'],
  ])('with %s is refused by name', async (_what, query, field) => {
    await expect(send('GET', '/api/v1/credentials', { query: query as never })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
    expect(calls).toEqual([]);
  });

  test('is refused where a route takes none', async () => {
    await expect(send('GET', `/api/v1/issuers/${DID}`, { query: { page: '1' } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a reply', () => {
  test.each([
    ['POST', '/t/batch', { issueBatch: { results: [] } }, 201, { results: [] }],
    ['DELETE', '/t/key', { revokeApiKey: { apiKey: { apiKeyId: ID } } }, 204, undefined],
    [
      'GET',
      '/t/credential',
      { credential: { vc: 1, vcHash: 'x', issuerDid: DID } },
      200,
      { vc: 1, vc_hash: 'x', issuer_did: DID },
    ],
    [
      'HEAD',
      '/t/credential',
      { credential: { vc: 1, vcHash: 'x', issuerDid: DID } },
      200,
      { vc: 1, vc_hash: 'x', issuer_did: DID },
    ],
  ])('%s %s', async (method, path, data, status, body) => {
    answer = () => ({ data });
    const sent = { issuer_did: DID, credential_type: 'X', records: [] };
    const reply = await send(method, path, method === 'POST' ? { body: sent } : {});
    expect({ status: reply.status, body: reply.body }).toEqual({ status, body });
  });

  test('of null is NOT_FOUND', async () => {
    answer = () => ({ data: { issuer: null } });
    await expect(send('GET', `/api/v1/issuers/${DID}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['records[1].credentialData.awardedOn', 'records[1].credential_data.awardedOn'],
    ['records[1].credentialData.results[2].courseCode', 'records[1].credential_data.results[2].courseCode'],
    ['records[1].holderDid', 'records[1].holder_did'],
    ['credentialType', 'credential_type'],
    ['holderName.givenName', 'holder_name.given_name'],
  ])(
    'of an error at %s names %s: what stands inside JSON has the client’s own names',
    async (field, shown) => {
      const extensions = { code: 'VALIDATION_FAILED', details: [{ field, code: 'format', message: 'no' }] };
      answer = () => ({ data: null, errors: [{ message: 'no', path: ['issueBatch'], extensions }] });
      const body = { issuer_did: DID, credential_type: 'X', records: [] };
      await expect(send('POST', '/t/batch', { body })).rejects.toMatchObject({ details: [{ field: shown }] });
    },
  );

  test('of an error keeps its code, its details in the names of REST and its wait', async () => {
    const extensions = {
      code: 'VALIDATION_FAILED',
      details: [{ field: 'holderDid', code: 'format', message: 'give a DID' }],
    };
    answer = () => ({
      data: null,
      errors: [{ message: 'holderDid: give a DID', path: ['credentials'], extensions }],
    });
    await expect(send('GET', '/api/v1/credentials')).rejects.toMatchObject({
      message: 'holder_did: give a DID',
      details: [{ field: 'holder_did' }],
    });
    answer = () => ({
      data: null,
      errors: [{ message: 'Away.', extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 2 } }],
    });
    await expect(send('GET', '/api/v1/credentials')).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      retryAfter: 2,
    });
  });

  test.each([
    ['a word of nobody', { code: 'E11000' }],
    ['no word', {}],
  ])('of an error with %s says nothing of it', async (_what, extensions) => {
    answer = () => ({
      data: null,
      errors: [{ message: 'password=hunter2', path: ['credentials'], extensions }],
    });
    const refused = await send('GET', '/api/v1/credentials').catch((error: Error) => error);
    expect(refused).toMatchObject({ code: 'INTERNAL' });
    expect((refused as Error).message).not.toContain('hunter2');
  });
});

test.each([
  ['GET', '/api/v1/nowhere', 'NOT_FOUND'],
  ['POST', '/api/v1/credentials', 'METHOD_NOT_ALLOWED'],
  ['PUT', '/api/v1/issuer/register', 'METHOD_NOT_ALLOWED'],
  ['TRACE', '/api/v1/credentials', 'METHOD_NOT_ALLOWED'],
  ['GET', '/api/v1/Credentials', 'NOT_FOUND'],
])('%s %s is %s', async (method, path, code) => {
  await expect(send(method, path)).rejects.toMatchObject({ code });
  expect(bridge.match(method, path)).toBeUndefined();
});

test('every row fits the supergraph, and one that does not would be seen here', () => {
  for (const row of ROUTES) expect(compileRow(row, supergraph).row).toBe(row);
  const row = route('GET', '/api/v1/x', {
    summary: 'x',
    caller: 'public',
    limit: 'portal',
    document: '{ issuer(did: "x") { colour } }',
    variables: () => ({}),
    success: 200,
  });
  expect(() => compileRow(row, supergraph)).toThrow(/does not fit the supergraph.*colour/s);
  const two = { ...row, document: '{ a: __typename b: __typename }' };
  expect(() => compileRow(two, supergraph)).toThrow(/exactly one root field/);
});
