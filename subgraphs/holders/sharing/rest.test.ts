import { readFileSync } from 'node:fs';
import type { Context } from '../../../kernel/context.ts';
import { type Bridge, createBridge } from '../../../rest-bridge/bridge.ts';
import type { EdgeReply } from '../../../rest-bridge/types.ts';
import { createSupergraph } from '../../../supergraph/supergraph.ts';
import { DOMAIN_NAMES } from '../../domains.ts';
import { createLocalExecutor } from '../../execute.ts';
import { createSubgraph } from '../../subgraph.ts';
import { holderSharingRoutes } from './rest.ts';
import { sharedRoutes } from './shared-rest.ts';
import { aSharingWorld, byHolder, byStranger, CLAIMS, DAY, PUBLIC_URL } from './testing/sharing.ts';

const HOLDER = '/api/v1/holder';
const VERDICT = [
  ...['checks', 'credential_id', 'is_valid', 'issuer', 'key_version', 'status'],
  ...['verified_at', 'warnings'],
];

describe('sharing over REST', () => {
  let world: Awaited<ReturnType<typeof aSharingWorld>>;
  let bridge: Bridge;
  let credentialId: string;

  beforeAll(async () => {
    world = await aSharingWorld();
    const resolvers = world.room.resolvers as Record<'Query' | 'Mutation' | 'Me', object>;
    const me = (_parent: unknown, _args: unknown, { identity }: Context) =>
      identity.kind === 'holder' ? { holderId: identity.holderId } : {};
    const holders = createSubgraph({
      name: 'holders',
      resolvers: { ...resolvers, Query: { ...resolvers.Query, me } },
    });
    const none = { execute: async () => ({ data: {} }) };
    const supergraph = await createSupergraph({
      supergraphSdl: readFileSync(new URL('../../../schema/supergraph.graphql', import.meta.url), 'utf8'),
      executors: {
        ...Object.fromEntries(DOMAIN_NAMES.map((name) => [name, none])),
        holders: createLocalExecutor(holders.schema, world.log),
      } as never,
      log: world.log,
    });
    bridge = createBridge({ supergraph, routes: [...holderSharingRoutes, ...sharedRoutes] });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    ({ credentialId } = world.aCredential());
  });

  const send = async (
    method: string,
    path: string,
    {
      query = {},
      body,
      context = byHolder(),
    }: { query?: Record<string, string>; body?: Record<string, unknown>; context?: Context } = {},
    // biome-ignore lint/suspicious/noExplicitAny: the reply is what the assertions read
  ): Promise<{ status: number; body: any; file: EdgeReply['file'] }> => {
    const { status, body: reply, file } = await bridge.handle({ method, path, query, body, context });
    return { status, body: reply === undefined ? undefined : JSON.parse(JSON.stringify(reply)), file };
  };
  const share = async (body: Record<string, unknown> = {}) =>
    (await send('POST', `${HOLDER}/credentials/${credentialId}/share-links`, { body })).body;
  const open = (path: string) => send('GET', `/api/v1/verify/${path}`, { context: byStranger() });

  test('makes a share link and answers its exact members', async () => {
    const expiresAt = new Date(world.now().getTime() + DAY).toISOString();
    const { status, body } = await send('POST', `${HOLDER}/credentials/${credentialId}/share-links`, {
      body: { expiresAt, accessLimit: 5, label: 'Job' },
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      shareId: body.shareId,
      shareToken: body.shareToken,
      url: `${PUBLIC_URL}/verify/${body.shareToken}`,
      qrUrl: `${PUBLIC_URL}${HOLDER}/share-links/${body.shareId}/qr`,
      expiresAt,
      accessLimit: 5,
      credentialStatus: 'ISSUED',
      notice: null,
    });
  });

  test('refuses a credential in the body beside the one in the path', async () => {
    const body = { credentialId };
    await expect(
      send('POST', `${HOLDER}/credentials/${credentialId}/share-links`, { body }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('opens a share link with exactly the members of the contract, and keeps the names inside the credential', async () => {
    const { shareToken } = await share({ label: 'Job', accessLimit: 2 });
    const { status, body } = await open(shareToken);

    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([...VERDICT, 'credential', 'share'].sort());
    expect(Object.keys(body.issuer).sort()).toEqual([
      'authority_type',
      'custodian_type',
      'did',
      'name',
      'status',
      'trust',
    ]);
    expect(Object.keys(body.checks[0]).sort()).toEqual(['check', 'code', 'message', 'outcome']);
    expect(body.share).toEqual({ label: 'Job', expires_at: null, remaining_accesses: 1 });
    expect(body.credential.credentialSubject).toEqual(CLAIMS);
  });

  test('lists, shows as an image and takes back', async () => {
    const { shareId, shareToken } = await share();
    const query = { state: 'ACTIVE', credentialId, page: '0', pageSize: '5' };
    const list = await send('GET', `${HOLDER}/share-links`, { query });
    const qr = await send('GET', `${HOLDER}/share-links/${shareId}/qr`, { query: { format: 'png' } });
    const gone = await send('DELETE', `${HOLDER}/share-links/${shareId}`);

    expect(list.body).toMatchObject({
      page: 0,
      pageSize: 5,
      total: 1,
      items: [{ shareId, shareToken, accessCount: 0 }],
    });
    expect(qr.file).toMatchObject({
      fileName: `share-link-${shareId}.png`,
      mediaType: 'image/png',
      isInline: true,
    });
    expect(Buffer.from(qr.file!.content).subarray(1, 4).toString()).toBe('PNG');
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    await expect(send('GET', `${HOLDER}/share-links/${shareId}/qr`)).rejects.toMatchObject({
      code: 'LINK_REVOKED',
    });
    await expect(open(shareToken)).rejects.toMatchObject({ code: 'LINK_REVOKED' });
  });

  test('makes, opens, lists and takes back a proof link', async () => {
    const items = [{ credentialId, disclosedPaths: ['achievement.name'] }];
    const made = await send('POST', `${HOLDER}/proof-links`, { body: { items, purpose: 'Admission' } });
    const { proofId, token } = made.body;
    expect([made.status, made.body]).toEqual([
      201,
      {
        proofId,
        token,
        url: `${PUBLIC_URL}/verify/proofs/${token}`,
        expiresAt: new Date(world.now().getTime() + DAY).toISOString(),
        accessLimit: 1,
        items,
      },
    ]);

    const { body } = await open(`proofs/${token}`);
    expect(Object.keys(body).sort()).toEqual(
      ['audience', 'expires_at', 'is_valid', 'items', 'purpose', 'remaining_accesses'].sort(),
    );
    expect(Object.keys(body.items[0]).sort()).toEqual(
      [...VERDICT, 'attestation', 'attestation_notice', 'credential', 'disclosed'].sort(),
    );
    expect(body.items[0]).toMatchObject({
      credential: null,
      disclosed: { achievement: { name: 'Bachelor of Science' } },
      attestation: 'PLATFORM_ATTESTED',
    });
    expect((await send('GET', `${HOLDER}/proof-links`, { query: { state: 'CONSUMED' } })).body).toMatchObject(
      {
        total: 1,
        items: [{ proofId, accessCount: 1 }],
      },
    );
    expect((await send('DELETE', `${HOLDER}/proof-links/${proofId}`)).status).toBe(204);
  });

  test('tells who looked', async () => {
    const { shareToken } = await share({ label: 'Job' });
    await open(shareToken);
    await world.relay();
    const { body } = await send('GET', `${HOLDER}/access-logs`, { query: { credentialId, pageSize: '10' } });

    expect(body).toEqual({
      page: 0,
      pageSize: 10,
      total: 1,
      totalIsLowerBound: false,
      items: [
        {
          accessId: expect.any(String),
          occurredAt: world.now().toISOString(),
          credentialIds: [credentialId],
          channel: 'SHARE_LINK',
          shareLabel: 'Job',
          verifierName: null,
          country: null,
          outcome: 'OPENED',
          detail: 'VALID',
        },
      ],
    });
  });

  test.each([
    ['GET', `${HOLDER}/share-links`, { query: { state: 'OPEN' } }, 'state'],
    ['GET', `${HOLDER}/share-links`, { query: { pageSize: '101' } }, 'pageSize'],
    ['GET', `${HOLDER}/access-logs`, { query: { credentialId: 'x' } }, 'credentialId'],
    ['GET', `${HOLDER}/access-logs`, { query: { holderId: 'ben' } }, 'holderId'],
    ['GET', `${HOLDER}/share-links/x/qr`, {}, 'id'],
    ['POST', `${HOLDER}/credentials/x/share-links`, { body: {} }, 'credentialId'],
    ['POST', `${HOLDER}/proof-links`, { body: { purpose: 'Admission' } }, 'items'],
    [
      'POST',
      `${HOLDER}/proof-links`,
      { body: { items: [{}], purpose: 'Admission' } },
      'items[0].credentialId',
    ],
    ['DELETE', `${HOLDER}/proof-links/x`, {}, 'proofId'],
  ])('%s %s with %j is refused and names %s', async (method, path, given, field) => {
    await expect(send(method, path, given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('every example of a row is one that the row takes', async () => {
    for (const { method, path, example } of holderSharingRoutes) {
      if (!example?.body) continue;
      // The example of a proof names a credential that nobody has here: it is read, and then there is nothing of that id.
      const sent = send(method, path.replace('{id}', credentialId), { body: { ...example.body } });
      if (path.endsWith('/proof-links')) await expect(sent).rejects.toMatchObject({ code: 'NOT_FOUND' });
      else expect((await sent).status).toBe(201);
    }
  });
});
