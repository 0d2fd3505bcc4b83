import { newContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { othersThan } from '../../testing/rooms.ts';
import { aSharingWorld, byHolder, byStranger } from './testing/sharing.ts';

describe('access log', () => {
  let world: Awaited<ReturnType<typeof aSharingWorld>>;

  beforeAll(async () => {
    world = await aSharingWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.rows('audit_trail').deleteMany({});
    await world.relay();
    await world.rows('audit_trail').deleteMany({});
    await world.reset();
  });

  const share = async (credentialId: string, more: object = {}, context = byHolder()) =>
    (await world.mutate('createShareLink', { credentialId, ...more }, context)).shareLink;
  const open = (token: string, context = byStranger()) =>
    world.query('sharedCredential', { token }, context).catch(() => undefined);
  const log = async (args: object = {}, context = byHolder()) => {
    await world.relay();
    return world.me('accessLogs', args, context);
  };

  test('tells who opened and who was refused, newest first, and nothing else of the trail', async () => {
    const { credentialId } = world.aCredential();
    const link = await share(credentialId, { label: 'Job', accessLimit: 1 });
    await open(link.shareToken, byStranger({ isPrefetch: true }));
    world.play.verdict = { isValid: false, status: 'EXPIRED' };
    await open(link.shareToken);
    const openedAt = world.now();
    world.moveClock(1000);
    await open(link.shareToken);

    const { nodes, totalCount } = await log();
    expect(totalCount).toBe(2);
    const common = {
      accessId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      credentialIds: [credentialId],
      channel: 'SHARE_LINK',
      shareLabel: 'Job',
      verifierName: null,
      country: null,
    };
    expect(nodes).toEqual([
      { ...common, occurredAt: world.now(), outcome: 'REFUSED', detail: 'LINK_LIMIT_REACHED' },
      { ...common, occurredAt: openedAt, outcome: 'OPENED', detail: 'EXPIRED' },
    ]);
  });

  test('names all credentials and the purpose of a proof', async () => {
    const ids = [world.aCredential().credentialId, world.aCredential().credentialId];
    const items = ids.map((credentialId) => ({ credentialId }));
    const { token } = await world.mutate('createProofLink', { items, purpose: 'Admission' });
    await world.query('sharedProof', { token });
    await world.query('sharedProof', { token }).catch(() => undefined);

    const common = { channel: 'PROOF_LINK', credentialIds: ids, shareLabel: 'Admission' };
    const { nodes } = await log();
    expect(nodes).toHaveLength(2);
    expect(nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, outcome: 'REFUSED', detail: 'LINK_LIMIT_REACHED' }),
        expect.objectContaining({ ...common, outcome: 'OPENED', detail: 'VALID' }),
      ]),
    );
  });

  test('names a verifier who was signed in and has a name, and no other caller', async () => {
    const link = await share(world.aCredential().credentialId);
    for (const identity of [
      { kind: 'verifier', userId: 'v-known', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
      { kind: 'verifier', userId: 'v-unknown', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
      { kind: 'holder', holderId: 'v-known', dids: [] },
    ] as const) {
      await open(link.shareToken, byStranger({ identity }));
      world.moveClock(1000);
    }

    const { nodes } = await log();
    expect(nodes.map(({ verifierName }: { verifierName: string }) => verifierName)).toEqual([
      null,
      null,
      'Example Employer',
    ]);
    expect(JSON.stringify(nodes)).not.toMatch(/v-unknown|v-known/);
  });

  test('is that of one credential when asked, in pages', async () => {
    const [first, second] = [world.aCredential().credentialId, world.aCredential().credentialId];
    const links = [await share(first), await share(second), await share(first)];
    const both = [{ credentialId: first }, { credentialId: second }];
    const { token } = await world.mutate('createProofLink', { items: both, purpose: 'Admission' });
    for (const { shareToken } of links) {
      await open(shareToken);
      world.moveClock(1000);
    }
    await world.query('sharedProof', { token });

    expect((await log()).totalCount).toBe(4);
    expect((await log({ credentialId: first })).totalCount).toBe(3);
    expect((await log({ credentialId: second })).totalCount).toBe(2);
    expect((await log({ credentialId: newId() })).totalCount).toBe(0);
    const page = await log({ first: 3 });
    const rest = await log({ first: 3, after: page.edges[2].cursor });
    expect([page.nodes.length, rest.nodes.length, page.pageInfo.hasNextPage]).toEqual([3, 1, true]);
    expect((await log({ offset: 2, first: 1 })).nodes).toEqual([page.nodes[2]]);
  });

  test('is the caller’s own, whatever is asked for', async () => {
    const mine = world.aCredential();
    const bens = world.aCredential({ holderDid: 'did:key:z6Mkben' });
    await open((await share(mine.credentialId)).shareToken);
    await open((await share(bens.credentialId, { label: 'Ben' }, byHolder('ben'))).shareToken);

    expect((await log()).nodes.map((node: { credentialIds: string[] }) => node.credentialIds)).toEqual([
      [mine.credentialId],
    ]);
    expect((await log({}, byHolder('ben'))).nodes).toMatchObject([{ shareLabel: 'Ben' }]);
    expect((await log({ credentialId: bens.credentialId })).totalCount).toBe(0);
  });

  test.each([
    [{ credentialId: 'x' }],
    [{ credentialId: { $ne: null } }],
    [{ first: 0 }],
    [{ first: 101 }],
    [{ offset: -1 }],
    [{ after: 'x' }],
    [{ holderId: 'ben' }],
  ])('refuses %j', async (args) => {
    await expect(world.me('accessLogs', args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is closed to every caller but holders', async () => {
    for (const identity of othersThan('holder')) {
      await expect(world.me('accessLogs', {}, newContext({ identity }))).rejects.toMatchObject({
        code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      });
    }
  });

  test('is found along an index of the trail', async () => {
    expect(await world.rows('audit_trail').indexes()).toContainEqual(
      expect.objectContaining({ key: { 'org.id': 1, action: 1, occurredAt: -1, seq: -1, source: 1 } }),
    );
  });
});
