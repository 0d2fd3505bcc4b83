import { figureOf } from '../../rest.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { walletRoutes } from './rest.ts';
import { aCredential, aDevice, aWallet, type Row } from './testing/a-wallet.ts';

describe('the wallet room', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  let holder: Awaited<ReturnType<typeof wallet.aHolder>>;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    Object.assign(wallet.upstream, { held: [], isDown: false, exporters: [] });
    holder = await wallet.aHolder();
  });

  type Input = Parameters<typeof wallet.call>[2];
  const request = (line: string, input: Input = {}, context = holder.as()) => {
    const route = walletRoutes.find(({ method, path }) => `${method} ${path.slice(14)}` === line);
    if (!route) throw new Error(`There is no route ${line}.`);
    return wallet.call(route, context, input);
  };
  const aKey = () => request('POST /wallet-key', { body: { mode: 'PLATFORM' } });

  describe('by REST', () => {
    test('a platform key and a device key', async () => {
      const first = await aKey();
      expect(Object.keys(first)).toEqual([
        'keyId',
        'did',
        'publicKey',
        'mode',
        'algorithm',
        'isCurrent',
        'createdAt',
      ]);
      const device = aDevice();
      const offered = await request('POST /wallet-key/challenge');
      expect(Object.keys(offered)).toEqual(['challengeId', 'challenge', 'messageTemplate', 'expiresAt']);
      const { publicKey, signature, ...rest } = device.proofFor(offered as never);
      const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
      const second = await request('POST /wallet-key', {
        body: { ...rest, publicKey: asText(publicKey), signature: asText(signature) },
      });

      const { current, keys } = await request('GET /wallet-key');
      expect(current).toEqual({ ...second, retiredAt: null });
      expect(keys.map(({ did, retiredAt }: Row) => [did, retiredAt !== null])).toEqual([
        [device.did, false],
        [first['did'], true],
      ]);
      expect(current.publicKey).toBe(asText(device.publicKey));
    });

    test('no key at all', async () => {
      expect(await request('GET /wallet-key')).toEqual({ current: null, keys: [] });
    });

    test('credentials: the list, one, the file and the certificate', async () => {
      const { did } = (await aKey()) as { did: string };
      const held = aCredential(did);
      wallet.upstream.held = [held, aCredential(did, { credentialStatus: 'REVOKED' })];

      const params = { id: held.credentialId };
      const page = await request('GET /credentials', {
        query: { status: 'ISSUED', page: '0', pageSize: '10' },
      });
      expect(page).toMatchObject({ page: 0, pageSize: 10, total: 1 });
      expect(page['items']).toEqual([await request('GET /credentials/{id}', { params })]);
      expect(page['items'][0]).toMatchObject({
        credentialId: held.credentialId,
        issuer: { name: 'Example University' },
        vc: JSON.parse(held.vcJson),
      });
      const download = await request('GET /credentials/{id}/download', { params });
      expect(Buffer.from(download['content'], 'base64').toString()).toBe(held.vcJson);
      const pdf = await request('GET /credentials/{id}/pdf', { params });
      expect(Buffer.from(pdf['content'], 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf['mediaType']).toBe('application/pdf');
    });

    test('consents: granting, listing and withdrawing', async () => {
      const consent = await request('POST /consents', { body: { purpose: 'TERMS', version: '2026-01' } });
      expect(consent).toMatchObject({ purpose: 'TERMS', scope: null, status: 'GRANTED', withdrawnAt: null });
      expect(await request('GET /consents')).toEqual({ items: [consent] });
      const withdrawn = await request('POST /consents/{id}/withdraw', {
        params: { id: consent['consentId'] },
      });
      expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', withdrawnAt: wallet.now().toISOString() });
    });

    test('notifications: the list, reading one, reading all', async () => {
      const { did } = (await aKey()) as { did: string };
      wallet.upstream.held = [aCredential(did), aCredential(did)];

      const page = await request('GET /notifications', { query: { pageSize: '1' } });
      expect(page).toMatchObject({ page: 0, pageSize: 1, total: 2, unreadCount: 2, isUpToDate: true });
      const [{ notificationId }] = page['items'];
      const read = await request('POST /notifications/{id}/read', { params: { id: notificationId } });
      expect(read['readAt']).toBe(wallet.now().toISOString());
      expect(await request('GET /notifications', { query: { unread: 'true' } })).toMatchObject({ total: 1 });
      expect(await request('GET /notifications', { query: { unread: 'false' } })).toMatchObject({ total: 2 });
      expect(await request('POST /notifications/read-all')).toEqual({ marked: 1 });
      await expect(request('GET /notifications', { query: { unread: 'maybe' } })).rejects.toThrow('maybe');
    });
  });

  test('rows: limits, casing and examples are those of a holder, and paths are not taken twice', () => {
    for (const { limit, casing, caller, method, example } of walletRoutes) {
      expect([figureOf(limit), casing, caller]).toEqual(['holder', 'camel', 'holder']);
      if (method === 'POST') expect(example).toBeDefined();
    }
    expect(new Set(walletRoutes.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      walletRoutes.length,
    );
  });

  describe('the export', () => {
    const exported = async (context = holder.as()) => {
      const { fileName, mediaType, content } = await request('GET /export', {}, context);
      expect([fileName, mediaType]).toEqual(['testamur-export.json', 'application/json']);
      return JSON.parse(Buffer.from(content, 'base64').toString('utf8')) as Row;
    };

    test('has everything of the holder, keys without their private halves, and what other rooms keep', async () => {
      const { did } = (await aKey()) as { did: string };
      wallet.upstream.held = Array.from({ length: 130 }, () => aCredential(did));
      await request('POST /consents', { body: { purpose: 'TERMS', version: '1' } });
      wallet.upstream.exporters = [{ name: 'shareLinks', export: async (holderId) => [{ of: holderId }] }];

      const file = await exported();
      expect(Object.keys(file)).toEqual([
        'exportedAt',
        'holderId',
        'profile',
        'dids',
        'walletKeys',
        'credentials',
        'consents',
        'notifications',
        'shareLinks',
      ]);
      expect(file).toMatchObject({
        holderId: holder.holderId,
        profile: { name: 'Aoife Ní Bhriain', did },
        dids: [did],
        walletKeys: [{ did, mode: 'PLATFORM', isCurrent: true }],
        consents: [{ purpose: 'TERMS', status: 'GRANTED' }],
        shareLinks: [{ of: holder.holderId }],
      });
      expect(file['credentials']).toHaveLength(130);
      expect(file['notifications']).toHaveLength(130);
      const [first] = wallet.upstream.held;
      expect(file['credentials'][0]).toMatchObject({ vcJson: first!.vcJson, vc: JSON.parse(first!.vcJson) });
      expect(JSON.stringify(file)).not.toMatch(/sealed|encrypted|nonce/i);
    });

    test('has nothing of anybody else', async () => {
      const { did } = (await aKey()) as { did: string };
      wallet.upstream.held = [aCredential(did)];
      await exported();
      const other = await wallet.aHolder();
      expect(await exported(other.as())).toMatchObject({
        holderId: other.holderId,
        dids: [],
        walletKeys: [],
        credentials: [],
        consents: [],
        notifications: [],
      });
    });

    test('is whole or not at all', async () => {
      await aKey();
      wallet.upstream.isDown = true;
      await expect(request('GET /export')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
      wallet.upstream.isDown = false;
      wallet.upstream.exporters = [{ name: 'links', export: () => Promise.reject(new Error('no')) }];
      await expect(request('GET /export')).rejects.toThrow('no');
      wallet.upstream.exporters = [{ name: 'consents', export: async () => [] }];
      await expect(request('GET /export')).rejects.toThrow('Two rooms export');
    });

    test('is in the trail, and not made in advance', async () => {
      await expect(exported(holder.as({ isPrefetch: true }))).rejects.toMatchObject({
        code: 'PREFETCH_REFUSED',
      });
      expect(await wallet.audit(holder.holderId)).toEqual([]);
      await exported();
      expect(await wallet.audit(holder.holderId)).toMatchObject([
        { action: 'holder.exported', subject: { type: 'Holder', id: holder.holderId } },
      ]);
    });

    test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
      'is closed to callers of kind %s',
      async (kind, identity) => {
        const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        await expect(
          wallet.room.resolvers.Me.export(undefined as never, {}, by(identity)),
        ).rejects.toMatchObject({
          code,
        });
      },
    );
  });

  test('erasure forgets what is secret or personal, and of nobody else', async () => {
    const other = await wallet.aHolder();
    for (const { as } of [holder, other]) {
      const { did } = (await request('POST /wallet-key', { body: { mode: 'PLATFORM' } }, as())) as {
        did: string;
      };
      await request('POST /wallet-key/challenge', {}, as());
      wallet.upstream.held = [...wallet.upstream.held, aCredential(did)];
      await request('GET /notifications', {}, as());
      for (const scope of [undefined, 'did:key:z6MkA', 'did:key:z6MkB'])
        await request(
          'POST /consents',
          { body: { purpose: 'SHARE_WITH_VERIFIER', version: '1', scope } },
          as(),
        );
    }
    const writes = await wallet.room.eraser.erase(await holder.account());
    await wallet.ledger.commit(by(), { writes, audit: [] });

    const left = async ({ holderId }: { holderId: string }) =>
      Promise.all(
        ['wallet_key_challenges', 'holder_notifications', 'wallet_items'].map((name) =>
          wallet.rows(name).countDocuments({ holderId }),
        ),
      );
    expect(await left(holder)).toEqual([0, 0, 0]);
    expect(await left(other)).toEqual([1, 1, 1]);
    const rows = (name: string, { holderId }: { holderId: string }) =>
      wallet.rows(name).find({ holderId }).toArray();
    expect(await rows('wallet_keys', holder)).toMatchObject([
      { encryptedSeed: null, encryptionNonce: null, kekVersion: null },
    ]);
    expect((await rows('wallet_keys', other))[0]!['encryptedSeed']).toMatch(/^v1:/);
    expect(await rows('consents', holder)).toMatchObject(
      Array(3).fill({ scope: null, status: 'WITHDRAWN', withdrawnAt: wallet.now() }),
    );
    expect(await wallet.room.hasConsented(holder.holderId, 'SHARE_WITH_VERIFIER')).toBe(false);
    expect(await wallet.room.hasConsented(other.holderId, 'SHARE_WITH_VERIFIER', 'did:key:z6MkA')).toBe(true);
    // A sweep that was cut off does it again.
    const again = await wallet.room.eraser.erase(await holder.account());
    await wallet.ledger.commit(by(), { writes: again, audit: [] });
  });
});
