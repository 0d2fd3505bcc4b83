import { parse, validate } from 'graphql';
import { loadProtos, PROTO_DIR, rpcsOf } from '../../grpc/load.ts';
import type { Context } from '../../kernel/context.ts';
import { createLogger } from '../../kernel/log.ts';
import { createLocalExecutor } from '../execute.ts';
import { issuerRoutes } from './rest.ts';
import { createIssuerBindings } from './rpcs.ts';
import { anIssuer, as, type IssuersWorld, openIssuersWorld } from './testing.ts';

let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld();
});
afterAll(() => world.close());

// biome-ignore lint/suspicious/noExplicitAny: replies of every RPC pass through here
async function rpc(name: string, request: object, context: Context): Promise<any> {
  const [binding] = createIssuerBindings(world.issuers.subgraph);
  const row = binding!.rpcs[name]!;
  const method = rpcsOf(loadProtos([`${PROTO_DIR}/${binding!.proto}`]), binding!.service)[name]!;
  // Through the wire format, so that a field that the contract lacks does not arrive.
  const received = method.requestDeserialize(method.requestSerialize(request));
  const result = await row.resolver(undefined, row.args(received), context);
  return method.responseDeserialize(method.responseSerialize(row.reply(result)));
}

async function graphql(document: string, variables: Record<string, unknown>, context: Context) {
  const executor = createLocalExecutor(world.issuers.subgraph.schema, createLogger({ level: 'silent' }));
  const { data, errors } = await executor.execute({ document, variables, context });
  // biome-ignore lint/suspicious/noExplicitAny: data is what the document selects
  return { data: data as any, code: errors?.[0]?.extensions['code'] };
}

/** A REST row as the bridge runs it, without the renaming. */
async function rest(method: string, path: string, input: { body?: object; params?: Record<string, string> }) {
  const row = issuerRoutes.find((one) => one.method === method && one.path === path)!;
  return row.variables({ body: {}, params: {}, query: {}, ...input } as never);
}

describe('the gRPC contract', () => {
  test('has a row for every RPC and no other', () => {
    const [binding] = createIssuerBindings(world.issuers.subgraph);
    const rpcs = Object.keys(rpcsOf(loadProtos([`${PROTO_DIR}/${binding!.proto}`]), binding!.service));
    expect(Object.keys(binding!.rpcs).sort()).toEqual(rpcs.sort());
    for (const row of Object.values(binding!.rpcs)) expect(row.resolver).toBeInstanceOf(Function);
  });

  test('shows the URL as the contact address in GetIssuer, the real values in ListIssuers', async () => {
    const request = {
      name: 'NUIG',
      websiteUrl: 'https://nuig.ie',
      contactEmail: 'r@nuig.ie',
      countryCode: 'IE',
    };
    const registered = await rpc('RegisterIssuer', request, as.unit());
    expect(registered).toMatchObject({
      status: 'PENDING_APPROVAL',
      signingMode: 'CUSTODIAL',
      errorMessage: '',
    });
    const { issuerDid } = registered;
    const shown = await rpc('GetIssuer', { issuerDid }, as.unit());
    expect(shown).toMatchObject({
      contactEmail: 'https://nuig.ie',
      countryCode: '',
      status: 'PENDING_APPROVAL',
    });
    expect(shown.keys).toMatchObject([{ keyVersion: 1, isCurrent: true, keyRotationDate: '0' }]);
    expect(shown.keys[0].publicKey).toEqual(registered.publicKey);
    const listed = await rpc('ListIssuers', { contactEmail: 'r@nuig.ie' }, as.unit());
    expect(listed.issuers).toMatchObject([{ issuerDid, contactEmail: 'r@nuig.ie', countryCode: 'IE' }]);
    expect(listed).toMatchObject({ total: 1, totalIsLowerBound: false, page: 0, pageSize: 0 });
  });

  test('ignores the admin signature and answers both statuses', async () => {
    const { did } = await world.register({ status: 'PENDING_APPROVAL' });
    const request = { issuerDid: did, newStatus: 'ACTIVE', reason: 'r', adminSignature: 'anything at all' };
    const reply = await rpc('UpdateIssuerStatus', request, as.unit());
    expect(reply).toMatchObject({ status: 'ACTIVE', previousStatus: 'PENDING_APPROVAL', errorMessage: '' });
  });

  test('carries keys, signatures, documents and API keys', async () => {
    const { did } = await world.register();
    const rotated = await rpc('RotateKey', { issuerDid: did }, as.unit());
    expect(rotated).toMatchObject({ keyVersion: 2, issuerDid: did });
    const signed = await rpc('SignPayload', { issuerDid: did, payload: Buffer.from('x') }, as.unit());
    expect(signed).toMatchObject({ keyVersion: 2, verificationMethod: rotated.verificationMethod });
    expect(signed.signature).toHaveLength(64);
    const resolved = await rpc('GetDIDDocument', { issuerDid: did }, as.unit());
    expect(JSON.parse(resolved.documentJson)).toMatchObject({
      id: did,
      assertionMethod: resolved.assertionMethod,
    });
    expect(resolved.publicKey[1].id).toBe(`${did}#key-2`);

    const made = await rpc('CreateApiKey', { issuerDid: did, name: 'k' }, as.unit());
    const which = { issuerDid: did, apiKeyId: made.apiKeyId };
    const proven = await rpc('AuthenticateApiKey', { apiKey: made.apiKey }, as.unit('api-gateway'));
    expect(proven).toMatchObject({ ...which, issuerStatus: 'ACTIVE', scopes: made.scopes });
    const changed = await rpc('UpdateApiKey', { ...which, scopes: ['credentials:read'] }, as.unit());
    expect(changed.apiKey).toMatchObject({ name: 'k', scopes: ['credentials:read'] });
    expect((await rpc('DeleteApiKey', which, as.unit())).apiKey.status).toBe('REVOKED');
    expect((await rpc('GetApiKey', which, as.unit())).apiKey).toMatchObject({ ...which, status: 'REVOKED' });
    expect((await rpc('ListApiKeys', { issuerDid: did }, as.unit())).total).toBe(1);
  });

  test('ListIssuers cuts a page to the most that it holds', async () => {
    expect(await rpc('ListIssuers', { pageSize: 2_147_483_647 }, as.unit())).toMatchObject({ pageSize: 100 });
  });

  test.each([
    ['RegisterIssuer', {}, 'VALIDATION_FAILED'],
    ['RegisterIssuer', { name: 'x', byok: true }, 'PUBLIC_KEY_REQUIRED'],
    ['RegisterIssuer', { name: 'x', keyAlgorithm: 'RSA' }, 'VALIDATION_FAILED'],
    ['GetIssuer', {}, 'VALIDATION_FAILED'],
    ['GetIssuer', { issuerDid: anIssuer().did }, 'NOT_FOUND'],
    ['GetDIDDocument', { issuerDid: anIssuer().did }, 'NOT_FOUND'],
    ['ListIssuers', { statusFilter: 'LOST' }, 'VALIDATION_FAILED'],
    ['ListIssuers', { pageSize: -1 }, 'VALIDATION_FAILED'],
    ['ListIssuers', { page: -1, pageSize: 10 }, 'VALIDATION_FAILED'],
    ['RotateKey', { issuerDid: anIssuer().did }, 'NOT_FOUND'],
    ['UpdateIssuerStatus', { issuerDid: anIssuer().did }, 'VALIDATION_FAILED'],
    ['UpdateIssuerStatus', { issuerDid: anIssuer().did, newStatus: 'ACTIVE' }, 'NOT_FOUND'],
    ['SignPayload', { issuerDid: anIssuer().did, payload: Buffer.from('x') }, 'NOT_FOUND'],
    ['GetApiKey', { issuerDid: anIssuer().did, apiKeyId: 'x' }, 'VALIDATION_FAILED'],
    ['AuthenticateApiKey', {}, 'API_KEY_INVALID'],
  ])('%s refuses %j with %s', async (name, request, code) => {
    await expect(rpc(name, request, as.unit())).rejects.toMatchObject({ code });
  });
});

describe('the GraphQL contract', () => {
  test('resolves an issuer as an entity, null when nobody registered it', async () => {
    const { did } = await world.register({ name: 'MU' });
    const document =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Issuer { did name keys { keyVersion } } } }';
    const r = [did, anIssuer().did, did].map((one) => ({ __typename: 'Issuer', did: one }));
    const { data } = await graphql(document, { r }, as.anonymous());
    const found = { did, name: 'MU', keys: [{ keyVersion: 1 }] };
    expect(data._entities).toEqual([found, null, found]);
  });

  test('pages with cursors and keeps what anonymous callers may not see', async () => {
    await world.register();
    await world.register();
    const document =
      'query ($after: String) { issuers(first: 1, after: $after) { totalCount size pageInfo { hasNextPage endCursor } nodes { did } } }';
    const one = await graphql(document, {}, as.admin('VIEWER'));
    const two = await graphql(document, { after: one.data.issuers.pageInfo.endCursor }, as.admin('VIEWER'));
    expect(two.data.issuers.nodes[0].did).not.toBe(one.data.issuers.nodes[0].did);
    expect((await graphql(document, {}, as.anonymous())).code).toBe('UNAUTHENTICATED');
  });

  test('has no field for signing, the status RPC and API-key proofs', () => {
    const { schema } = world.issuers.subgraph;
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type!.getFields()),
    );
    expect(fields.filter((field) => /sign|authenticate|updateIssuerStatus/i.test(field))).toEqual([]);
  });
});

describe('the REST rows', () => {
  test('fit the subgraph', () => {
    for (const row of issuerRoutes)
      expect(validate(world.issuers.subgraph.schema, parse(row.document))).toEqual([]);
    expect(issuerRoutes).toHaveLength(11);
  });

  test('take the older names of registration too, and never both', async () => {
    const given = await rest('POST', '/api/v1/issuer/register', {
      body: { name: 'x', websiteUrl: 'https://x.ie', byok: true, publicKey: 'k' },
    });
    expect(given).toEqual({
      input: { name: 'x', website_url: 'https://x.ie', byok: true, public_key: 'k' },
    });
    const both = await rest('POST', '/api/v1/issuer/register', {
      body: { website_url: 'https://x.ie', websiteUrl: 'https://y.ie' },
    });
    expect(both).toEqual({ input: { website_url: 'https://x.ie', websiteUrl: 'https://y.ie' } });
  });

  test.each([{}, { byok: false }, { byok: null }])(
    'ignore a key that nobody asked for with %j',
    async (body) => {
      for (const key of ['k', 7, null, {}, ['k']])
        for (const name of ['public_key', 'publicKey'])
          expect(await rest('POST', '/api/v1/issuer/register', { body: { ...body, [name]: key } })).toEqual({
            input: body,
          });
    },
  );

  test.each([
    ['POST', '/api/v1/issuers/{issuer_did}/approve'],
    ['POST', '/api/v1/issuers/{issuer_did}/status'],
    ['POST', '/api/v1/issuer/{issuer_did}/keys/rotate'],
  ])('%s %s acts on the DID of the path, whatever the body says', async (method, path) => {
    const given = await rest(method, path, {
      params: { issuer_did: 'did:key:a' },
      body: { did: 'did:key:b' },
    });
    expect(given).toEqual({ input: { did: 'did:key:a' } });
  });
});
