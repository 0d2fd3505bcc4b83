import { graphql, parse, validate } from 'graphql';
import { loadProtos, rpcsOf } from '../../grpc/load.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { createWork } from '../../kernel/work.ts';
import { credentialRoutes } from './rest.ts';
import { createCredentialBindings } from './rpcs.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  HOLDER_DID,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const ours = anIssuer(1);
const theirs = anIssuer(2);
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([ours, theirs]);
});
afterAll(() => room.end());

const ask = async (source: string, variableValues: Record<string, unknown>, contextValue: Context) => {
  const result = await graphql({ schema: room.subgraph.schema, source, variableValues, contextValue });
  return JSON.parse(
    JSON.stringify({
      data: result.data,
      codes: result.errors?.map(
        ({ originalError }) => (originalError as { code?: string } | undefined)?.code,
      ),
    }),
  );
};
const issue = async (issuer = ours) =>
  (await room.service.issue(anIssueInput(issuer), issuerContext(issuer))).credentialId;

describe('GraphQL', () => {
  test('issues, and shows the stored credential to its issuer', async () => {
    const { data } = await ask(
      `mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { operationStatus credentialId credential {
        type status claimStatus holderName credentialData issuer { did } issuedAt vc vcHash revocation { reason } supersededBy { credentialId } } } }`,
      { input: anIssueInput(ours) },
      issuerContext(ours),
    );
    const { credential, credentialId } = data.issueCredential;
    expect(credential).toMatchObject({
      status: 'ISSUED',
      holderName: 'Aoife Ní Bhriain',
      issuer: { did: ours.did },
      revocation: null,
      supersededBy: null,
    });
    expect(credential.vc).toMatchObject({
      id: `urn:uuid:${credentialId}`,
      credentialSubject: { id: HOLDER_DID, ...credential.credentialData },
    });
  });

  test('walks a list by cursor', async () => {
    for (let index = 0; index < 3; index++) await issue(theirs);
    const page = (after?: string) =>
      ask(
        'query ($after: String) { credentials(first: 2, after: $after) { nodes { credentialId } totalCount pageInfo { hasNextPage endCursor } } }',
        { after },
        issuerContext(theirs),
      );
    const first = (await page()).data.credentials;
    const second = (await page(first.pageInfo.endCursor)).data.credentials;
    expect([
      first.nodes.length,
      first.pageInfo.hasNextPage,
      second.nodes.length,
      second.pageInfo.hasNextPage,
    ]).toEqual([2, true, 1, false]);
    expect(new Set([...first.nodes, ...second.nodes].map(({ credentialId }) => credentialId)).size).toBe(3);
  });

  test('resolves entities only for those who may see them', async () => {
    const credentialId = await issue();
    const entities = (context: Context) =>
      ask(
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Credential { vcHash } } }',
        { r: [{ __typename: 'Credential', credentialId }] },
        context,
      );
    expect((await entities(issuerContext(ours))).data._entities[0].vcHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await entities(issuerContext(theirs))).data._entities).toEqual([null]);
    expect((await entities(newContext())).codes).toEqual(['UNAUTHENTICATED']);
  });

  test.each<[string, unknown]>([
    ['none at all', null],
    ['text', 'Credential'],
    ['a list', [{ __typename: 'Credential', credentialId: newId() }]],
    ['no __typename', { credentialId: newId() }],
    ['a number for __typename', { __typename: 7, credentialId: newId() }],
    ['an unknown type', { __typename: 'Nobody', credentialId: newId() }],
    ['a type that is no entity', { __typename: 'Query' }],
    ['a name of every object', { __typename: 'constructor', credentialId: newId() }],
    ['no key', { __typename: 'Credential' }],
    ['null for the key', { __typename: 'Credential', credentialId: null }],
    ['a number for the key', { __typename: 'Credential', credentialId: 7 }],
    ['a condition for the key', { __typename: 'Credential', credentialId: { $ne: null } }],
    ['an empty key', { __typename: 'Issuer', did: '' }],
    ['a key that is too long', { __typename: 'Issuer', did: `did:key:${'z'.repeat(600)}` }],
  ])('refuses a representation with %s, and reads nothing', async (_what, representation) => {
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }';
    const { data, codes } = await ask(query, { r: [representation] }, issuerContext(ours));
    expect([data ?? null, codes]).toEqual([null, [representation === null ? null : 'BAD_USER_INPUT']]);
  });

  test('refuses 10,000 representations', async () => {
    const r = Array.from({ length: 10_000 }, () => ({ __typename: 'Credential', credentialId: newId() }));
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }';
    expect((await ask(query, { r }, issuerContext(ours))).codes).toEqual(['BAD_USER_INPUT']);
  });

  test('begins nothing for a document that nobody waits for', async () => {
    const controller = new AbortController();
    const context = issuerContext(ours, { work: createWork(60_000, controller.signal) });
    const query = '{ credentials { totalCount } credentialStats { total } }';
    expect((await ask(query, {}, context)).codes).toBeUndefined();
    controller.abort();
    const again = { ...context, memo: new Map() };
    expect((await ask(query, {}, again)).codes).toEqual(['BAD_REQUEST']);
  });

  test('shows what an issuer has issued to itself only', async () => {
    const document =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Issuer { did credentials { totalCount } credentialStats { total } } } }';
    const of = (context: Context) => ask(document, { r: [{ __typename: 'Issuer', did: ours.did }] }, context);
    expect((await of(issuerContext(ours))).data._entities[0].credentials.totalCount).toBeGreaterThan(0);
    const foreign = await of(issuerContext(theirs));
    expect([foreign.data._entities[0], foreign.codes]).toEqual([
      { did: ours.did, credentials: null, credentialStats: null },
      ['FORBIDDEN', 'FORBIDDEN'],
    ]);
    const admin = await of(newContext({ identity: { kind: 'admin', userId: 'a', role: 'VIEWER' } }));
    expect([admin.data._entities[0].credentialStats.total > 0, admin.codes]).toEqual([
      true,
      ['SCOPE_MISSING'],
    ]);
  });

  test('says honestly that no model classifies revocations', async () => {
    const { data } = await ask(
      'mutation ($input: RevokeCredentialInput!) { revokeCredential(input: $input) { credential { status } classification { status reason category } } }',
      { input: { credentialId: await issue(), reason: 'Wrong grade' } },
      issuerContext(ours),
    );
    expect(data.revokeCredential).toEqual({
      credential: { status: 'REVOKED' },
      classification: { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', category: null },
    });
  });

  test('lets the holder claim', async () => {
    const input = { credentialId: await issue() };
    const { data } = await ask(
      'mutation ($input: ClaimCredentialInput!) { claimCredential(input: $input) { credential { claimStatus } } }',
      { input },
      holderContext(),
    );
    expect(data.claimCredential.credential.claimStatus).toBe('CLAIMED');
  });

  test('shows the public status to anybody', async () => {
    const { data } = await ask(
      'query ($id: ID!) { credentialStatus(id: $id) { credentialStatus isActive } }',
      { id: await issue() },
      newContext(),
    );
    expect(data.credentialStatus).toEqual({ credentialStatus: 'ISSUED', isActive: true });
  });

  test('shows a status list to anybody, and only under its id', async () => {
    room.setStatusLists(true);
    const credentialId = await issue();
    room.setStatusLists(false);
    const { statusListId: id, statusListIndex } = await room.service.get({ credentialId }, unitContext());
    const read = 'query ($id: ID!) { statusList(id: $id) { statusListId issuerDid credential } }';
    const { data } = await ask(read, { id }, newContext());
    expect(data.statusList).toMatchObject({
      statusListId: id,
      issuerDid: ours.did,
      credential: { type: ['VerifiableCredential', 'BitstringStatusListCredential'] },
    });
    const own = await ask(
      'query ($id: ID!) { credential(id: $id) { vc credentialData } }',
      { id: credentialId },
      issuerContext(ours),
    );
    const { vc, credentialData } = own.data.credential;
    expect(vc.credentialStatus).toMatchObject({
      statusListCredential: data.statusList.credential.id,
      statusListIndex: String(statusListIndex),
    });
    expect(credentialData).toEqual(anIssueInput(ours).credentialData);
    expect((await ask(read, { id: newId() }, newContext())).codes).toEqual(['NOT_FOUND']);
    expect((await ask(read, { id: 'x' }, newContext())).codes).toEqual(['VALIDATION_FAILED']);
  });

  test('fails a wrong record alone, whatever is missing in it', async () => {
    const input = {
      issuerDid: ours.did,
      credentialType: 'CourseCredential',
      records: [{}, { holderDid: HOLDER_DID, credentialData: { name: 'A' } }, { expirationTimestamp: 0.5 }],
    };
    const { data } = await ask(
      'mutation ($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded failed results { error } } }',
      { input },
      issuerContext(ours),
    );
    expect(data.issueBatch).toMatchObject({
      succeeded: 1,
      failed: 2,
      results: [{ error: 'VALIDATION_FAILED' }, { error: null }, { error: 'VALIDATION_FAILED' }],
    });
  });
});

describe('REST', () => {
  test.each(credentialRoutes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s fits the contract with one root field',
    (_name, { document }) => {
      const parsed = parse(document);
      expect(validate(room.subgraph.schema, parsed)).toEqual([]);
      expect(
        parsed.definitions.flatMap((node) => ('selectionSet' in node ? node.selectionSet.selections : [])),
      ).toHaveLength(1);
    },
  );
});

describe('gRPC', () => {
  const SERVICE = 'testamur.issuance.CredentialIssuanceService';
  // biome-ignore lint/suspicious/noExplicitAny: replies are messages of 17 contracts
  const call = async (name: string, request: object, given: Partial<Context> = {}): Promise<any> => {
    const [binding] = createCredentialBindings(room.subgraph);
    const rpc = rpcsOf(loadProtos([binding!.proto]), SERVICE)[name]!;
    const row = binding!.rpcs[name]!;
    const message = rpc.requestDeserialize(rpc.requestSerialize(request));
    const result = await row.resolver({}, row.args(message), unitContext('core-engine', given));
    return rpc.responseDeserialize(rpc.responseSerialize(row.reply(result) as object));
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      ({ code }) => code,
    );

  test('binds the 17 RPCs of the contract', () => {
    const [binding] = createCredentialBindings(room.subgraph);
    const declared = Object.keys(rpcsOf(loadProtos([binding!.proto]), SERVICE)).sort();
    expect(Object.keys(binding!.rpcs).sort()).toEqual(declared);
    expect(declared).toHaveLength(17);
    for (const row of Object.values(binding!.rpcs)) expect(row.resolver).toBeInstanceOf(Function);
  });

  test('issues, reads, lists, claims, links, revokes and counts', async () => {
    const request = {
      ...anIssueInput(ours),
      credentialData: JSON.stringify(anIssueInput(ours).credentialData),
    };
    const issued = await call('IssueCredential', request);
    expect(issued).toEqual({
      operationStatus: 'SUCCESS',
      credentialStatus: 'ISSUED',
      credentialId: expect.any(String),
      warnings: [],
    });
    const { credentialId } = issued;
    const { credential } = await call('GetCredential', { credentialId });
    expect(credential).toMatchObject({
      credentialId,
      issuerDid: ours.did,
      expirationTimestamp: '0',
      revocation: null,
      issuanceTimestamp: String(room.now().getTime()),
    });
    for (const [name, owner] of [
      ['GetCredentialForIssuer', { issuerDid: ours.did }],
      ['GetCredentialForHolder', { holderDid: HOLDER_DID }],
    ] as const) {
      expect((await call(name, { credentialId, ...owner })).credential.vcJson).toBe(credential.vcJson);
    }
    expect((await call('ListCredentialsByIssuer', { did: ours.did, query: credentialId })).total).toBe('1');
    expect(
      (
        await call('SearchCredentialsByHolder', {
          holderDid: HOLDER_DID,
          query: credentialId,
          statusFilter: 'REVOKED',
        })
      ).total,
    ).toBe('0');
    expect(await call('ClaimCredential', { credentialId, holderDid: HOLDER_DID })).toEqual({
      claimStatus: 'CLAIMED',
    });
    const successor = await call('IssueCredential', request);
    expect(
      await call('LinkSupersededCredential', {
        oldCredentialId: credentialId,
        newCredentialId: successor.credentialId,
      }),
    ).toEqual({
      credentialStatus: 'SUPERSEDED',
      supersededByCredentialId: successor.credentialId,
    });
    expect(await call('RevokeCredential', { credentialId, reason: 'Wrong grade' })).toEqual({
      credentialStatus: 'REVOKED',
      revokedAt: String(room.now().getTime()),
    });
    expect((await call('GetIssuerCredentialStats', { issuerDid: ours.did })).stats.byStatus.REVOKED).toMatch(
      /^[1-9]/,
    );
    expect((await call('GetHolderCredentialStats', { holderDid: HOLDER_DID })).stats.claimed).toMatch(
      /^[1-9]/,
    );
    expect(Number((await call('GetNetworkCredentialStats', {})).issuersActive)).toBeGreaterThan(0);
    expect(await call('ListNewlyExpiredCredentials', {})).toEqual({ credentials: [] });
  });

  test('answers for custodians from the records there are', async () => {
    const did = ours.did;
    const nothing = { credentials: [], total: '0', totalIsLowerBound: false };
    expect(await call('ListCredentialsByCustodian', { did })).toEqual(nothing);
    expect((await call('GetCustodianCredentialStats', { custodianDid: did })).stats.total).toBe('0');
    expect(
      await call('ListCustodianCredentialsExpiringBetween', { custodianDid: did, from: 1, to: 2 }),
    ).toEqual(nothing);
    expect(
      await codeOf(call('GetCredentialForCustodian', { credentialId: await issue(), custodianDid: did })),
    ).toBe('NOT_FOUND');
  });

  test.each<[string, string, object, string]>([
    ['IssueCredential', 'no fields', {}, 'MALFORMED_JSON'],
    ['IssueCredential', 'no claims', { ...anIssueInput(ours), credentialData: '{}' }, 'VALIDATION_FAILED'],
    [
      'IssueCredential',
      'duplicate names in the claims',
      { ...anIssueInput(ours), credentialData: '{"name":"A","name":"B"}' },
      'MALFORMED_JSON',
    ],
    [
      'IssueCredential',
      'a proof instant of 0 alone',
      { ...anIssueInput(ours), credentialData: '{"name":"A"}', proofCreatedTimestamp: 0 },
      'BYOK_FIELDS_REQUIRED',
    ],
    ['GetCredential', 'no id', {}, 'VALIDATION_FAILED'],
    ['GetCredential', 'an unknown id', { credentialId: newId() }, 'NOT_FOUND'],
    ['GetCredentialForIssuer', 'no issuer', { credentialId: newId() }, 'VALIDATION_FAILED'],
    ['ListCredentialsByIssuer', 'no issuer', {}, 'VALIDATION_FAILED'],
    ['ListCredentialsByIssuer', 'a page of 101', { did: ours.did, pageSize: 101 }, 'VALIDATION_FAILED'],
    ['ListCredentialsByIssuer', 'a negative page', { did: ours.did, page: -1 }, 'VALIDATION_FAILED'],
    [
      'ListCredentialsByIssuer',
      'an unknown status',
      { did: ours.did, statusFilter: 'VALID' },
      'VALIDATION_FAILED',
    ],
    ['RevokeCredential', 'a short reason', { credentialId: newId(), reason: 'x' }, 'VALIDATION_FAILED'],
    ['ClaimCredential', 'no holder', { credentialId: newId() }, 'VALIDATION_FAILED'],
    [
      'LinkSupersededCredential',
      'unknown ids',
      { oldCredentialId: newId(), newCredentialId: newId() },
      'NOT_FOUND',
    ],
    ['ListNewlyExpiredCredentials', '501 rows', { limit: 501 }, 'VALIDATION_FAILED'],
  ])('%s refuses %s', async (name, _what, request, code) => {
    expect(await codeOf(call(name, request))).toBe(code);
  });
});
