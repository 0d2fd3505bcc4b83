import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { startDoor, times } from './testing.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

const door = await startDoor();
const { doors, lines, calls, taken, state, send } = door;
beforeEach(() => door.reset());
afterAll(() => door.stop());

describe('the GraphQL door', () => {
  test.each([
    ['a fragment in itself', '{ ...F } fragment F on Query { ...F }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'fragments in a circle',
      '{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an unused fragment', '{ __typename } fragment F on Query { __typename }', 'GRAPHQL_VALIDATION_FAILED'],
    ['_service', '{ _service { sdl } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      '_entities',
      '{ _entities(representations: [{ __typename: "Credential", credentialId: "x" }]) { __typename } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a subscription', 'subscription { auditLogs }', 'GRAPHQL_VALIDATION_FAILED'],
    ['half a document', '{ issuer(', 'GRAPHQL_PARSE_FAILED'],
    ['a NUL', '{ __type\0name }', 'GRAPHQL_PARSE_FAILED'],
    ['an empty document', '', 'BAD_REQUEST'],
    ['a comment', '# nothing', 'GRAPHQL_PARSE_FAILED'],
    ['a text for a Boolean', '{ __typename @skip(if: "x") }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown argument', `{ issuer(did: "${DID}", admin: true) { did } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['2,000 open braces', '{a'.repeat(2000), 'OPERATION_TOO_COMPLEX'],
  ])('refuses %s with 400', async (_what, query, code) => {
    const { status, errors } = await send({ query });
    expect({ status, code: errors?.[0].extensions.code }).toEqual({ status: 400, code });
    expect(calls).toEqual([]);
  });

  test.each([
    ['a number for a DID', { did: 7 }],
    ['a list for a DID', { did: [DID] }],
    ['an object for a DID', { did: { $ne: null } }],
    ['nothing for a required variable', {}],
    ['null for a required variable', { did: null }],
  ])('refuses %s as BAD_USER_INPUT and repeats no value', async (_what, variables) => {
    const { status, errors } = await send({
      query: 'query($did: DID!) { issuer(did: $did) { did } }',
      variables,
    });
    expect({ status, code: errors?.[0].extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    expect(errors?.[0].message).not.toMatch(/\$ne|z6Mkha/);
    expect(calls).toEqual([]);
  });

  test('tells of the first few faults of an input, however many it has', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`nam${n}`, n]));
    const { status, errors } = await send({
      query: 'mutation($input: RegisterIssuerInput!) { registerIssuer(input: $input) { issuer { did } } }',
      variables: { input: { name: 'Ardmore', ...unknown } },
    });
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(errors?.[0].message).toMatch(/Field "nam0" is not defined/);
    expect(errors?.length).toBeLessThan(10);
    expect(calls).toEqual([]);
  });

  test.each([
    ['a name twice', '{"did":"a","did":"b"}'],
    ['__proto__', '{"__proto__":{}}'],
    ['a number that no double carries', '{"n":1e400}'],
    ['half an object', '{"did":'],
  ])('refuses variables of a GET with %s, and counts it', async (_what, variables) => {
    const search = `?${new URLSearchParams({ query: 'query($did: DID!) { issuer(did: $did) { did } }', variables })}`;
    const request = { method: 'GET', headers: {}, search, body: undefined, context: newContext() };
    await expect(doors.production.handle(request)).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
    expect([calls, taken]).toEqual([[], [['portal', 1]]]);
  });

  test.each(['1e400', '-1e400', '1e-400', '99999999999999999999', '{ a: [1, { b: 1e400 }] }'])(
    'refuses %s in a literal of JSON, where it would be signed as another number',
    async (literal) => {
      const input = `{ issuerDid: "${DID}", holderDid: "${DID}", credentialType: "CourseCredential", credentialData: { name: "Aoife", value: ${literal} } }`;
      const { status, errors } = await send({
        query: `mutation { issueCredential(input: ${input}) { credentialId } }`,
      });
      expect({ status, errors }).toMatchObject({
        status: 400,
        errors: [
          { extensions: { code: expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/) } },
        ],
      });
      expect(errors?.[0].message).toContain('as strings');
      expect(calls).toEqual([]);
    },
  );

  test.each([
    ['of no such name', { operationName: 'C' }],
    ['that was not named among two', {}],
  ])('refuses an operation %s and names those there are', async (_what, more) => {
    const query = 'query A { __typename } query B { __typename }';
    const { status, errors } = await send({ query, ...more });
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    expect(errors?.[0].message).toContain('A, B');
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test.each([
    ['{ issuerr { did } }', 'a field'],
    [`{ issuer(did: "${DID}") { didd } }`, 'a field of a type'],
    ['{ credentials(filter: { status: ISSUEDD }) { totalCount } }', 'an enum value'],
    ['{ credentials(filter: { statuss: ISSUED }) { totalCount } }', 'an input field'],
    [`{ issuer(didd: "${DID}") { did } }`, 'an argument'],
  ])('%s: suggests no name for %2$s', async (query) => {
    const { body, errors } = await send({ query });
    expect(errors?.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/did you mean/i);
  });

  describe('introspection', () => {
    const query = '{ __schema { queryType { name } } }';
    test('is on in development', async () => {
      expect((await send({ query }, { door: doors.development })).data.__schema.queryType.name).toBe('Query');
    });
    test.each([[query], ['{ __type(name: "Credential") { name } }']])(
      '%s is refused in production',
      async (asked) => {
        const { status, errors, body } = await send({ query: asked });
        expect(status).toBe(400);
        expect(errors?.[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
        expect(body).not.toContain('Apollo');
      },
    );
  });

  describe('persisted queries', () => {
    const hash = (query: string) => createHash('sha256').update(query).digest('hex');
    const persisted = (sha256Hash: string, version = 1) => ({
      extensions: { persistedQuery: { version, sha256Hash } },
    });

    test('are unknown, then registered, then replayed', async () => {
      const query = '{ __typename } # replayed';
      expect((await send(persisted(hash(query)))).errors).toMatchObject([
        { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ]);
      expect((await send({ query, ...persisted(hash(query)) })).data).toEqual({ __typename: 'Query' });
      expect((await send(persisted(hash(query)))).data).toEqual({ __typename: 'Query' });
    });

    test.each([
      ['a hash of another document', persisted(hash('{ other }'))],
      ['version 2', persisted(hash('{ __typename }'), 2)],
    ])('with %s are refused', async (_what, more) => {
      const { status, errors } = await send({ query: '{ __typename }', ...more });
      expect(status).toBe(400);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    });

    test('that are too complex are not registered', async () => {
      const query = `{ ${times(11, () => '__typename')} }`;
      await send({ query, ...persisted(hash(query)) });
      expect((await send(persisted(hash(query)))).errors).toMatchObject([
        { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ]);
    });

    test('are kept up to 1,000, the oldest go', async () => {
      const query = (n: number) => `{ __typename } # ${n}`;
      for (let n = 0; n <= 1000; n += 1) await send({ query: query(n), ...persisted(hash(query(n))) });
      expect((await send(persisted(hash(query(0))))).errors).toBeDefined();
      expect((await send(persisted(hash(query(1000))))).errors).toBeUndefined();
    });
  });

  describe('errors', () => {
    const query = `{ issuer(did: "${DID}") { did name } }`;

    test('of bugs say nothing but the correlation id, and stand whole in the log', async () => {
      state.answers = {
        issuers: () => {
          throw new Error('mongodb://user:pw@host secret');
        },
      };
      const { body, errors, correlationId } = await send({ query });
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', status: 500, correlationId } }]);
      expect(body).not.toMatch(/mongodb|secret|stack|\.ts|Service/);
      expect(lines.join()).toContain('mongodb://user:pw@host');
    });

    test('that a subgraph made up outside of the vocabulary are INTERNAL', async () => {
      state.answers = {
        issuers: () => ({
          data: { issuer: null },
          errors: [
            { message: 'pw=hunter2', path: ['issuer'], extensions: { code: 'E11000', stacktrace: ['x'] } },
          ],
        }),
      };
      const { body, errors } = await send({ query });
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
      expect(body).not.toMatch(/hunter2|E11000|stacktrace/);
    });

    test('of a unit that is away are UPSTREAM_UNAVAILABLE beside the data that is there', async () => {
      state.answers = {
        issuers: () => {
          throw new AppError('UPSTREAM_UNAVAILABLE', 'issuer-registry does not answer.', { retryAfter: 2 });
        },
        credentials: () => ({ data: { credentialStatus: { isActive: true } } }),
      };
      const { status, data, errors } = await send({
        query: `{ issuer(did: "${DID}") { did } credentialStatus(id: "x") { isActive } }`,
      });
      // A field that may not be null takes its parents with it; `issuer` may.
      expect(status).toBe(200);
      expect(data).toEqual({ issuer: null, credentialStatus: { isActive: true } });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
    });
  });

  test.each([
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['text/html, application/json;q=0.5', 'application/json; charset=utf-8'],
  ])('answers Accept: %s as %s', async (accept, type) => {
    const { status, headers } = await send({ query: '{ __typename }' }, { headers: { accept } });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
  });

  test.each(['text/html', 'multipart/mixed', 'application/json;q=0', 'image/*'])(
    'does nothing for a caller that takes only %s',
    async (accept) => {
      const query = 'mutation { adminSignIn(input: { email: "a@example.edu", password: "x" }) { token } }';
      await expect(send({ query }, { headers: { accept } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      expect(calls).toEqual([]);
    },
  );

  describe('counts', () => {
    const verify = (n: number) =>
      `v${n}: verifyCredential(input: { credential: {} }) { verification { isValid } }`;
    test.each([
      ['ten verifications as ten', `mutation { ${times(10, verify)} }`, [['verify', 10]]],
      [
        'verifications in a fragment',
        `mutation { ...F } fragment F on Mutation { ${times(4, verify)} }`,
        [['verify', 4]],
      ],
      ['other fields of a document as one', '{ a: __typename b: __typename c: __typename }', [['portal', 1]]],
      [
        'both kinds',
        `{ credentialStatus(id: "x") { isActive } issuer(did: "${DID}") { did } }`,
        [
          ['verify:status', 1],
          ['portal:issuers', 1],
        ],
      ],
      [
        'each verification of a page that may run',
        '{ credentials(first: 12) { nodes { verification { isValid } } edges { node { ...F } } } } fragment F on Credential { again: verification { status } }',
        [
          ['verify', 24],
          ['portal:credentials', 1],
        ],
      ],
      [
        'verifications behind changes',
        `mutation { ${times(2, (n) => `r${n}: revokeCredential(input: { credentialId: "${n}", reason: "none" }) { credential { verification { isValid } } }`)} }`,
        [
          ['verify', 2],
          ['portal:credentials', 2],
        ],
      ],
      ['a document that does not parse', '{', [['portal', 1]]],
      ['a document that does not fit', '{ nope }', [['portal', 1]]],
      ['a document that is too complex', `{ ${times(11, () => '__typename')} }`, [['portal', 1]]],
    ])('%s', async (_what, query, expected) => {
      await send({ query });
      expect(taken).toEqual(expected);
    });

    test('and refuses with 429 and Retry-After before anything runs', async () => {
      state.refusal = new AppError('RATE_LIMITED', 'At most 1 of these in 60 seconds; try again in 7 s.', {
        retryAfter: 7,
      });
      const { status, headers, errors } = await send({ query: `mutation { ${verify(0)} }` });
      expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '7' });
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 7 } }]);
      expect(calls).toEqual([]);
    });
  });

  test('answers a document that took too long with one error, and nothing of what was found', async () => {
    state.answers = {
      credentials: () => ({ data: { credentials: { totalCount: 3 } } }),
      issuers: () => ({
        errors: [new GraphQLError('Too long.', { extensions: { code: 'OPERATION_TOO_COMPLEX' } })],
      }),
    };
    const query = `{ credentials { totalCount } issuer(did: "${DID}") { name } }`;
    const { status, data, errors } = await send({ query });
    expect({ status, data, codes: errors?.map(({ extensions }) => extensions.code) }).toEqual({
      status: 400,
      data: undefined,
      codes: ['OPERATION_TOO_COMPLEX'],
    });
    expect(calls.every(({ request }) => request.context.work !== undefined)).toBe(true);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test('sets no bounds of time to a change', async () => {
    await send({
      query:
        'mutation { revokeCredential(input: { credentialId: "x", reason: "none" }) { credential { credentialId } } }',
    });
    expect(calls.map(({ request }) => request.context.work)).toEqual([undefined]);
  });

  test.each([1, 50])('joins %d credentials to their issuers in two fetches', async (count) => {
    state.answers = {
      credentials: () => ({
        data: {
          credentials: {
            nodes: Array.from({ length: count }, (_, n) => ({
              issuer: { __typename: 'Issuer', did: `${DID}${n}` },
            })),
          },
        },
      }),
      issuers: ({ variables }) => ({
        data: {
          _entities: (variables['representations'] as { did: string }[]).map(({ did }) => ({ name: did })),
        },
      }),
    };
    const { data, errors } = await send({
      query: '{ credentials(first: 50) { nodes { issuer { did name } } } }',
    });
    expect(errors).toBeUndefined();
    expect(data.credentials.nodes).toHaveLength(count);
    expect(calls.map(({ name }) => name)).toEqual(['credentials', 'issuers']);
  });
});
