import { newContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { othersThan } from '../../testing/rooms.ts';
import { aSharingWorld, byHolder, byStranger, DAY, MINUTE, PUBLIC_URL } from './testing/sharing.ts';

describe('share links of their owner', () => {
  let world: Awaited<ReturnType<typeof aSharingWorld>>;
  let credentialId: string;

  beforeAll(async () => {
    world = await aSharingWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    ({ credentialId } = world.aCredential());
  });

  const create = (more: object = {}, context = byHolder()) =>
    world.mutate('createShareLink', { credentialId, ...more }, context);
  const open = (token: string) => world.query('sharedCredential', { token });

  describe('making one', () => {
    test('gives a token of 256 bits, its address, its QR code and how the credential stands', async () => {
      const expiresAt = new Date(world.now().getTime() + DAY);
      const { shareLink, credentialStatus, notice } = await create({
        expiresAt,
        accessLimit: 3,
        label: ' Job ',
      });

      expect(shareLink.shareToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(shareLink).toEqual({
        shareId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        credentialId,
        holderDid: 'did:key:z6Mkana',
        shareToken: shareLink.shareToken,
        url: `${PUBLIC_URL}/verify/${shareLink.shareToken}`,
        qrUrl: `${PUBLIC_URL}/api/v1/holder/share-links/${shareLink.shareId}/qr`,
        label: 'Job',
        createdAt: world.now(),
        expiresAt,
        accessLimit: 3,
        accessCount: 0,
        state: 'ACTIVE',
        active: true,
        revokedAt: null,
      });
      expect([credentialStatus, notice]).toEqual(['ISSUED', null]);
      expect((await world.newAudit()).map(({ action, subject, org }) => [action, subject, org])).toEqual([
        ['share_link.created', { type: 'ShareLink', id: shareLink.shareId }, { type: 'HOLDER', id: 'ana' }],
      ]);
    });

    test('stores no token in the clear, logs none, and can show it again', async () => {
      const { shareLink } = await create({ label: 'Job' });
      const stored = JSON.stringify([
        await world.rows('share_links').find().toArray(),
        await world.rows('audit_entries').find().toArray(),
        world.lines,
      ]);

      expect(stored).not.toContain(shareLink.shareToken);
      expect((await world.me('shareLinks')).nodes).toEqual([shareLink]);
    });

    test('does not show a token that was moved to another link', async () => {
      await create();
      await create();
      const [first, second] = await world.rows('share_links').find().toArray();
      await world
        .rows('share_links')
        .updateOne({ _id: first!['_id'] as never }, { $set: { token: second!['token'] } });

      await expect(world.me('shareLinks')).rejects.toThrow(/sealed secret does not open/);
    });

    test.each([
      ['EXPIRED', /expired/],
      ['REVOKED', /revoked/],
      ['SUSPENDED', /suspended/],
      ['SUPERSEDED', /newer/],
    ] as const)(
      'says so when the credential is %s, and makes the link all the same',
      async (status, notice) => {
        ({ credentialId } = world.aCredential({ credentialStatus: status }));

        expect(await create()).toMatchObject({
          credentialStatus: status,
          notice: expect.stringMatching(notice),
        });
      },
    );

    test.each([
      ['no credential', { credentialId: undefined }],
      ['an id that is none', { credentialId: 'x' }],
      ['an operator as id', { credentialId: { $ne: null } }],
      ['an end in the past', () => ({ expiresAt: new Date(world.now().getTime() - 1) })],
      ['an end now', () => ({ expiresAt: world.now() })],
      [
        'an end in more than 5 years',
        () => ({ expiresAt: new Date(world.now().getTime() + 5.01 * 365.25 * DAY) }),
      ],
      ['an end that is no instant', { expiresAt: 'tomorrow' }],
      ['a limit of 0', { accessLimit: 0 }],
      ['a negative limit', { accessLimit: -1 }],
      ['half an opening', { accessLimit: 1.5 }],
      ['a limit over a million', { accessLimit: 1_000_001 }],
      ['a limit in words', { accessLimit: '5' }],
      ['a label of 101 characters', { label: 'a'.repeat(101) }],
      ['a label with control characters', { label: 'a\u0000b' }],
      ['a label that is none', { label: { $gt: '' } }],
      ['a token of its own', { shareToken: 'mine' }],
      ['another owner', { holderId: 'ben' }],
    ])('refuses %s', async (_what, more) => {
      await expect(create(typeof more === 'function' ? more() : more)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await world.rows('share_links').countDocuments({})).toBe(0);
    });

    test.each([
      [{ accessLimit: 1, label: 'a' }],
      [{ accessLimit: 1_000_000, label: 'a'.repeat(100) }],
      [{ accessLimit: null, label: null, expiresAt: null }],
    ])('accepts %j', async (more) => {
      expect((await create(more)).shareLink.accessLimit).toBe(more.accessLimit);
    });

    test('knows a credential of somebody else no better than one of nobody', async () => {
      const attempts = await Promise.allSettled([
        create({ credentialId: newId() }),
        create({}, byHolder('ben')),
      ]);

      const [unknown, foreign] = attempts.map((attempt) => (attempt as PromiseRejectedResult).reason);
      expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
      expect([foreign.code, foreign.message]).toEqual([unknown.code, unknown.message]);
    });

    test('asks the account for its DIDs, not the token of the caller', async () => {
      const stale = newContext({ identity: { kind: 'holder', holderId: 'ana', dids: [] } });
      const forged = newContext({ identity: { kind: 'holder', holderId: 'ben', dids: ['did:key:z6Mkana'] } });
      const gone = newContext({ identity: { kind: 'holder', holderId: 'gone', dids: ['did:key:z6Mkana'] } });

      expect((await create({}, stale)).shareLink.state).toBe('ACTIVE');
      await expect(create({}, forged)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(create({}, gone)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test('makes one link for a request that is repeated with its Idempotency-Key', async () => {
      const keyed = () => byHolder('ana', { idempotencyKey: 'key-1' });
      const expiresAt = new Date(world.now().getTime() + MINUTE);
      const first = await create({ label: 'Job', expiresAt }, keyed());
      world.moveClock(MINUTE);
      const again = await create({ label: 'Job', expiresAt }, keyed());

      expect(again).toEqual(first);
      expect(await world.rows('share_links').countDocuments({})).toBe(1);
      await expect(create({ label: 'Other' }, keyed())).rejects.toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
    });

    test('keeps at most 200 active, also when 30 are made at once, and counts only those that open', async () => {
      const first = await create({ accessLimit: 1 });
      const second = await create({ expiresAt: new Date(world.now().getTime() + MINUTE) });
      const stored = await world.rows('share_links').find().toArray();
      const taken = new Set(stored.map(({ place }) => place));
      const free = Array.from({ length: 200 }, (_, at) => `ana/${at}`).filter((place) => !taken.has(place));
      const copies = free
        .slice(0, 188)
        .map((place) => ({ ...stored[1], _id: place, place, tokenHash: place, expiresAt: null }));
      await world.rows('share_links').insertMany(copies as never);
      const results = await Promise.allSettled(Array.from({ length: 30 }, () => create()));

      const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(codes).toEqual(Array(20).fill('LIMIT_REACHED'));
      expect(
        await world.rows('share_links').countDocuments({ place: { $regex: '^ana/' }, revokedAt: null }),
      ).toBe(200);

      await open(first.shareLink.shareToken);
      await create();
      world.moveClock(MINUTE);
      expect(second.shareLink.state).toBe('ACTIVE');
      const third = await create();
      await expect(create()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
      await world.mutate('revokeShareLink', { shareId: third.shareLink.shareId });
      await create();
      await expect(create()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    });
  });

  describe('seeing them', () => {
    test('lists those of the caller, newest first, by credential and by state', async () => {
      const other = world.aCredential();
      const active = await create({ label: 'active' });
      world.moveClock(1000);
      const expired = await create({ label: 'expired', expiresAt: new Date(world.now().getTime() + MINUTE) });
      world.moveClock(1000);
      const exhausted = await create({
        label: 'exhausted',
        accessLimit: 1,
        credentialId: other.credentialId,
      });
      world.moveClock(1000);
      const revoked = await create({ label: 'revoked', accessLimit: 1 });
      await open(exhausted.shareLink.shareToken);
      await world.mutate('revokeShareLink', { shareId: revoked.shareLink.shareId });
      world.moveClock(2 * MINUTE);

      const page = await world.me('shareLinks');
      expect(page.nodes.map(({ label, state }: Record<string, string>) => [label, state])).toEqual([
        ['revoked', 'REVOKED'],
        ['exhausted', 'EXHAUSTED'],
        ['expired', 'EXPIRED'],
        ['active', 'ACTIVE'],
      ]);
      for (const state of ['ACTIVE', 'EXPIRED', 'EXHAUSTED', 'REVOKED']) {
        const { nodes, totalCount } = await world.me('shareLinks', { state });
        expect([totalCount, ...nodes.map((node: { state: string }) => node.state)]).toEqual([1, state]);
      }
      const ofOther = await world.me('shareLinks', { credentialId: other.credentialId });
      expect(ofOther.nodes.map(({ shareId }: { shareId: string }) => shareId)).toEqual([
        exhausted.shareLink.shareId,
      ]);
      const second = await world.me('shareLinks', { first: 1, after: page.edges[1].cursor });
      expect(second.nodes[0].shareId).toBe(expired.shareLink.shareId);
      expect(active.shareLink.state).toBe('ACTIVE');
    });

    test('shows nothing of anybody else', async () => {
      await create();
      expect((await world.me('shareLinks', {}, byHolder('ben'))).totalCount).toBe(0);
    });

    test.each([
      [{ state: 'OPEN' }],
      [{ state: { $ne: null } }],
      [{ credentialId: 'x' }],
      [{ first: 0 }],
      [{ first: 101 }],
      [{ after: 'here' }],
      [{ offset: -1 }],
      [{ holderId: 'ben' }],
    ])('refuses %j', async (args) => {
      await expect(world.me('shareLinks', args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });

  describe('the QR code', () => {
    test('is SVG unless asked otherwise, and PNG of at least 512 pixels', async () => {
      const { shareLink } = await create();
      const svg = await world.me('shareLinkQr', { id: shareLink.shareId });
      const png = await world.me('shareLinkQr', { id: shareLink.shareId, format: 'png' });

      expect(svg).toMatchObject({
        fileName: `share-link-${shareLink.shareId}.svg`,
        mediaType: 'image/svg+xml',
      });
      expect(svg.content.toString()).toMatch(/^<svg xmlns/);
      expect(png).toMatchObject({ fileName: `share-link-${shareLink.shareId}.png`, mediaType: 'image/png' });
      const [width, height] = [png.content.readUInt32BE(16), png.content.readUInt32BE(20)];
      expect(width).toBeGreaterThanOrEqual(512);
      expect(height).toBe(width);
      const { shareLink: other } = await create();
      expect((await world.me('shareLinkQr', { id: other.shareId, format: 'svg' })).content).not.toEqual(
        svg.content,
      );
    });

    test('is gone with the link', async () => {
      const make = async (more: object) => (await create(more)).shareLink;
      const expired = await make({ expiresAt: new Date(world.now().getTime() + MINUTE) });
      const exhausted = await make({ accessLimit: 1 });
      const revoked = await make({});
      await open(exhausted.shareToken);
      await world.mutate('revokeShareLink', { shareId: revoked.shareId });
      world.moveClock(MINUTE);

      for (const [{ shareId }, code] of [
        [expired, 'LINK_EXPIRED'],
        [exhausted, 'LINK_LIMIT_REACHED'],
        [revoked, 'LINK_REVOKED'],
      ] as const) {
        await expect(world.me('shareLinkQr', { id: shareId })).rejects.toMatchObject({ code });
      }
    });

    test('is nobody else’s', async () => {
      const { shareLink } = await create();
      for (const [id, context] of [
        [shareLink.shareId, byHolder('ben')],
        [newId(), byHolder()],
      ] as const) {
        await expect(world.me('shareLinkQr', { id }, context)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      await expect(world.me('shareLinkQr', { id: shareLink.shareId, format: 'gif' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('taking one back', () => {
    test('ends it at once; repeating changes nothing', async () => {
      const { shareLink } = await create();
      const revoke = () => world.mutate('revokeShareLink', { shareId: shareLink.shareId });
      const first = await revoke();
      world.moveClock(MINUTE);
      const again = await revoke();

      expect(first.shareLink).toMatchObject({ state: 'REVOKED', active: false });
      expect(again).toEqual(first);
      await expect(open(shareLink.shareToken)).rejects.toMatchObject({ code: 'LINK_REVOKED' });
      expect((await world.newAudit()).filter(({ action }) => action === 'share_link.revoked')).toHaveLength(
        1,
      );
    });

    test('is said once in the trail, also when 20 do it at once', async () => {
      const { shareLink } = await create();
      await Promise.all(
        Array.from({ length: 20 }, () => world.mutate('revokeShareLink', { shareId: shareLink.shareId })),
      );

      const entries = (await world.newAudit()).filter(({ action }) => action === 'share_link.revoked');
      expect(entries).toMatchObject([{ previousState: 'ACTIVE', newState: 'REVOKED', org: { id: 'ana' } }]);
    });

    test('is its owner’s alone', async () => {
      const { shareLink } = await create();
      const input = { shareId: shareLink.shareId };
      await expect(world.mutate('revokeShareLink', input, byHolder('ben'))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(world.mutate('revokeShareLink', { shareId: newId() })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect((await world.me('shareLinks')).nodes[0].state).toBe('ACTIVE');
    });
  });

  describe('the address on a certificate', () => {
    const address = (shareId: string, context = byHolder(), id = credentialId) =>
      world.room.addressOf(shareId, id, context);

    test('is that of an open link to the credential, and none is made for it', async () => {
      const { shareLink } = await create();
      expect(await address(shareLink.shareId)).toBe(shareLink.url);
      expect((await world.me('shareLinks')).totalCount).toBe(1);
    });

    test('is refused when the link opens no more', async () => {
      const [taken, over] = [
        await create(),
        await create({ expiresAt: new Date(world.now().getTime() + MINUTE) }),
      ];
      await world.mutate('revokeShareLink', { shareId: taken.shareLink.shareId });
      world.moveClock(2 * MINUTE);
      await expect(address(taken.shareLink.shareId)).rejects.toMatchObject({ code: 'LINK_REVOKED' });
      await expect(address(over.shareLink.shareId)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    });

    test('is that of the holder’s own link to that credential alone', async () => {
      const { shareId } = (await create()).shareLink;
      for (const attempt of [
        address(shareId, byHolder('ben')),
        address(shareId, byHolder(), newId()),
        address(newId()),
      ])
        await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(address(shareId, byStranger())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });

  test('are closed to every caller but holders', async () => {
    const { shareLink } = await create();
    const { shareId } = shareLink;
    for (const identity of othersThan('holder')) {
      const context = newContext({ identity });
      const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      for (const attempt of [
        create({}, context),
        world.mutate('revokeShareLink', { shareId }, context),
        world.me('shareLinks', {}, context),
        world.me('shareLinkQr', { id: shareId }, context),
      ]) {
        await expect(attempt).rejects.toMatchObject({ code });
      }
    }
    expect((await world.me('shareLinks')).nodes[0].state).toBe('ACTIVE');
  });

  test('are forgotten with their owner, and handed out without tokens before', async () => {
    const { shareLink } = await create({ label: 'Job' });
    await world.mutate('createProofLink', { items: [{ credentialId }], purpose: 'A job' });
    const ana = world.accounts.get('ana')!;
    const exported = await world.room.exporter.export('ana');
    expect(exported).toMatchObject({
      shareLinks: [{ shareId: shareLink.shareId, label: 'Job', state: 'ACTIVE' }],
      proofLinks: [{ purpose: 'A job' }],
    });
    expect(JSON.stringify(exported)).not.toContain(shareLink.shareToken);

    await world.ledger.commit(newContext(), { writes: await world.room.eraser.erase(ana), audit: [] });
    expect(await world.room.exporter.export('ana')).toEqual({ shareLinks: [], proofLinks: [] });
    await expect(open(shareLink.shareToken)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.room.eraser.erase(ana)).toEqual([]);
  });
});
