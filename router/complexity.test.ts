import { getIntrospectionQuery, type OperationDefinitionNode, parse } from 'graphql';
import type { AppError } from '../kernel/errors.ts';
import { MAX_PAGE_SIZE } from '../kernel/paging.ts';
import { ROUTES } from '../subgraphs/domains.ts';
import { complexityOf } from './complexity.ts';
import { GRAPHQL_LIMITS } from './graphql.ts';
import { startDoor, times } from './testing.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

const cursor = (place: number) => Buffer.from(`at:${place}`).toString('base64url');

const door = await startDoor();
const { calls, send } = door;
beforeEach(() => door.reset());
afterAll(() => door.stop());

describe('what one document may ask', () => {
  const nested = (levels: number): string =>
    levels === 0 ? '__typename' : `issuer { credentials(first: 1) { nodes { ${nested(levels - 1)} } } }`;
  // Each fragment spreads the next twice: 2^30 fields for whoever unfolds them one by one.
  const doubling = `${times(30, (n) => `fragment F${n} on Credential { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on Credential { credentialId }`;

  describe('refuses with OPERATION_TOO_COMPLEX', () => {
    test.each([
      ['9 levels', `{ credentials(first: 1) { nodes { ${nested(2)} } } }`, '8 levels'],
      [
        '9 levels, hidden in fragments',
        `{ credentials(first: 1) { ...A } } fragment A on CredentialConnection { nodes { ...B } } fragment B on Credential { ${nested(2)} }`,
        '8 levels',
      ],
      ['16 aliases', `{ issuer(did: "${DID}") { ${times(16, (n) => `a${n}: did`)} } }`, '15 aliases'],
      ['11 root fields', `{ ${times(11, () => '__typename')} }`, '10 root fields'],
      [
        '12 root fields in a fragment',
        `{ ...F ...F } fragment F on Query { ${times(6, (n) => `a${n}: __typename`)} }`,
        '10 root fields',
      ],
      [
        '21 directives',
        `{ issuer(did: "${DID}") { ${times(21, () => 'did @include(if: true)')} } }`,
        '20 directives',
      ],
      ['1,001 tokens', `{ issuer(did: "${DID}") { ${times(1001, () => 'did')} } }`, '1000 tokens'],
      ['15,001 characters', `{ __typename } #${'x'.repeat(15_000)}`, '15000 characters'],
      [
        'pages in pages',
        '{ credentials(first: 100) { nodes { issuer { credentials(first: 100) { nodes { vcJson } } } } } }',
        'a cost of 5000',
      ],
      [
        'default pages in pages',
        '{ issuers { nodes { credentials { nodes { credentialId type status vc vcJson issuedAt expiresAt holderDid holderName vcHash rowVersion } edges { node { vc vcJson } } } } } }',
        'a cost of 5000',
      ],
      [
        'a page size in a variable',
        'query($first: Int) { credentials(first: 100) { nodes { issuer { credentials(first: $first) { nodes { vcJson } } } } } }',
        'a cost of 5000',
        { first: 100 },
      ],
      [
        'a page size in a default',
        'query($first: Int = 100) { credentials(first: 100) { nodes { issuer { credentials(first: $first) { nodes { vcJson } } } } } }',
        'a cost of 5000',
      ],
      [
        'pages far into a list',
        `{ ${times(3, (n) => `a${n}: credentials(first: 1, offset: ${90_000 + n}) { totalCount }`)} }`,
        'a cost of 5000',
      ],
      [
        'pages far into a list, by cursors in variables',
        `query($a: String, $b: String = "${cursor(150_000)}") { a: auditLogs(first: 1, after: $a) { totalCount } b: auditLogs(first: 1, after: $b) { totalCount } }`,
        'a cost of 5000',
        { a: cursor(150_001) },
      ],
      [
        'introspection twice',
        `{ ${times(2, (n) => `a${n}: __schema { queryType { name } }`)} }`,
        'a cost of 5000',
      ],
      [
        'introspection with an alias, hidden in a fragment',
        '{ __schema { ...F } } fragment F on __Schema { types { name } a: types { name } }',
        'a cost of 5000',
      ],
      [
        'a variable of 1 MB three times',
        `query($data: JSON!) { ${times(3, (n) => `a${n}: prepareCredential(input: { issuerDid: "${DID}", holderDid: "${DID}", credentialType: "T${n}", credentialData: $data }) { keyId }`)} }`,
        'a cost of 5000',
        { data: { text: 'x'.repeat(1_000_000) } },
      ],
      [
        'a variable of 100,000 values',
        'mutation($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded } }',
        'a cost of 5000',
        {
          input: {
            issuerDid: DID,
            credentialType: 'T',
            records: Array.from({ length: 100_000 }, () => ({})),
          },
        },
      ],
      [
        'two files',
        '{ me { a: credentialPdf(id: "x") { content } b: export { content } } }',
        'a cost of 5000',
      ],
      [
        'a file and another in a fragment',
        '{ me { export { content } ...F } } fragment F on Me { evidenceFile(id: "x") { fileName } }',
        'a cost of 5000',
      ],
      [
        'pages of whole documents',
        `{ me { ${times(5, (n) => `a${n}: credentials(first: 100) { nodes { vc } }`)} } }`,
        'a cost of 5000',
      ],
      [
        'two searches by name',
        `{ ${times(2, (n) => `a${n}: credentials(first: 1, filter: { q: "${n}" }) { totalCount }`)} }`,
        '1 search by a text',
      ],
      [
        'two searches in variables',
        `query($a: CredentialFilterInput, $b: CredentialFilterInput = { q: "b" }) { a: credentials(first: 1, filter: $a) { totalCount } b: credentials(first: 1, filter: $b) { totalCount } }`,
        '1 search by a text',
        { a: { q: 'a' } },
      ],
      [
        'a search of the log and one of the wallet',
        '{ auditLogs(filter: { search: "x" }) { totalCount } me { credentials(filter: { q: "x" }) { totalCount } } }',
        '1 search by a text',
      ],
      [
        'verifications of a page of 100',
        '{ credentials(first: 100) { nodes { verification { isValid } } } }',
        'a cost of 5000',
      ],
      ['fragments that double 30 times', `{ credentials { nodes { ...F0 } } } ${doubling}`, 'a cost of 5000'],
      [
        'two sign-ins in one document',
        `mutation { ${times(2, (n) => `a${n}: adminSignIn(input: { email: "a@example.edu", password: "x${n}" }) { token }`)} }`,
        'one adminSignIn',
      ],
      [
        'two guesses of a demo code in one document',
        `mutation { ${times(2, (n) => `a${n}: adminDemoSignIn(input: { code: "12345${n}" }) { token }`)} }`,
        'one adminDemoSignIn',
      ],
    ])('%s', async (_what, query, limit, variables: object = {}) => {
      const reply = await send({ query, variables }, { door: door.doors.development }).catch(
        (error: AppError) => ({
          status: 400,
          errors: [{ message: error.message, extensions: { code: error.code } }],
        }),
      );
      expect(reply.status).toBe(400);
      expect(reply.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }]);
      expect(reply.errors?.[0].message).toContain(limit);
      expect(calls).toEqual([]);
    });
  });

  test.each([
    [
      '8 levels',
      '{ credentials(first: 1) { nodes { issuer { credentials(first: 1) { nodes { issuer { did } } } } } } }',
    ],
    ['15 aliases', `{ issuer(did: "${DID}") { ${times(15, (n) => `a${n}: did`)} } }`],
    ['10 root fields', `{ ${times(10, (n) => `a${n}: __typename`)} }`],
    ['one file', '{ me { credentialPdf(id: "x") { fileName mediaType content } profile { id } } }'],
    [
      'a page of whole documents',
      '{ me { credentials(first: 100) { nodes { credentialId title issuer { did name } display { label value } vc } } } }',
    ],
    [
      'ten filters without a search',
      `{ ${times(10, (n) => `a${n}: credentials(first: 1, filter: { status: ISSUED }) { totalCount }`)} }`,
    ],
    ['one page far into a list', '{ credentials(first: 20, offset: 100000) { nodes { credentialId } } }'],
    ['a cursor that no list made', '{ credentials(first: 1, after: "x") { totalCount } }'],
    ['all of introspection', getIntrospectionQuery()],
    [
      'a batch of 1 MB',
      'mutation($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded } }',
      {
        input: {
          issuerDid: DID,
          credentialType: 'T',
          records: Array.from({ length: 500 }, (_, n) => ({
            holderDid: DID,
            credentialData: { n, text: 'x'.repeat(1900) },
          })),
        },
      },
    ],
    ['a fragment at the root', '{ ...F } fragment F on Query { __typename }'],
    ['15,000 characters', `{ __typename } #${'x'.repeat(GRAPHQL_LIMITS.characters - 16)}`],
  ])('serves %s', async (_what, query, variables: object = {}) => {
    // Introspection is there in development only.
    const { status, errors } = await send({ query, variables }, { door: door.doors.development });
    expect(status).toBe(200);
    expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain('OPERATION_TOO_COMPLEX');
  });

  test.each(ROUTES.map(({ method, path, document }) => [`${method} ${path}`, document] as const))(
    'has room for what %s asks, with the longest page',
    (_row, document) => {
      const operation = parse(document).definitions[0] as OperationDefinitionNode;
      const pages = (operation.variableDefinitions ?? []).map(({ variable }) => [
        variable.name.value,
        MAX_PAGE_SIZE,
      ]);
      const asked = { schema: door.supergraph.schema, operation, fragments: new Map() };
      const { cost } = complexityOf({ ...asked, variables: Object.fromEntries(pages) });
      expect(cost).toBeLessThanOrEqual(GRAPHQL_LIMITS.cost);
    },
  );
});
