import type { Context } from '../../../kernel/context.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { othersThan } from '../../testing/rooms.ts';
import { aSharingWorld, byStranger, CLAIMS, DAY, HOUR, MINUTE, upstreamDown } from './testing/sharing.ts';

describe('opening a share link', () => {
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

  const aLink = async (more: object = {}): Promise<{ shareId: string; shareToken: string }> =>
    (await world.mutate('createShareLink', { credentialId, ...more })).shareLink;
  const open = (token: string, context: Context = byStranger()) =>
    world.query('sharedCredential', { token }, context);
  const countOf = async (shareId: string) =>
    (await world.rows('share_links').findOne({ _id: shareId as never }))?.['accessCount'];
  const revoke = (shareId: string) => world.mutate('revokeShareLink', { shareId });
  const actions = async () => (await world.newAudit()).map(({ action }) => action);

  test('shows the verdict, the credential and the link, and of its holder nothing else', async () => {
    const expiresAt = new Date(world.now().getTime() + DAY);
    const { shareToken } = await aLink({ label: 'Job', accessLimit: 3, expiresAt });
    const shown = await open(shareToken);

    expect(Object.keys(shown).sort()).toEqual(
      [
        ...['isValid', 'status', 'credentialId', 'issuer', 'keyVersion', 'checks', 'warnings', 'verifiedAt'],
        ...['credential', 'share'],
      ].sort(),
    );
    expect(shown).toMatchObject({
      isValid: true,
      status: 'VALID',
      credentialId,
      credential: { id: `urn:uuid:${credentialId}`, credentialSubject: CLAIMS },
    });
    expect(shown.share).toEqual({ label: 'Job', expiresAt, remainingAccesses: 2 });
    expect(JSON.stringify({ ...shown, credential: null })).not.toMatch(/ana|Ana/);
    expect(world.verdicts).toMatchObject([{ channel: 'SHARE_LINK', credentialJson: world.held[0]?.vcJson }]);
  });

  test('tells of an unlimited link that it has no end and no limit', async () => {
    expect((await open((await aLink()).shareToken)).share).toEqual({
      label: null,
      expiresAt: null,
      remainingAccesses: null,
    });
  });

  test('is open to every caller', async () => {
    const { shareToken, shareId } = await aLink();
    const callers = othersThan();
    for (const identity of callers) await open(shareToken, byStranger({ identity }));

    expect(await countOf(shareId)).toBe(callers.length);
  });

  describe('counts', () => {
    test('exactly 10 of 200 at once on a limit of 10', async () => {
      const { shareToken, shareId } = await aLink({ accessLimit: 10 });
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, (_, at) =>
          open(shareToken, byStranger({ clientHash: `client-${at % 7}` })),
        ),
      );

      const opened = results.filter(({ status }) => status === 'fulfilled');
      expect(opened).toHaveLength(10);
      const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(new Set(codes)).toEqual(new Set(['LINK_LIMIT_REACHED']));
      expect(await countOf(shareId)).toBe(10);
      const trail = await actions();
      expect(trail.filter((action) => action === 'share_link.opened')).toHaveLength(10);
      expect(trail.filter((action) => action === 'share_link.refused')).toHaveLength(7);
    }, 120_000);

    test('exactly 200 of 200 at once without a limit', async () => {
      const { shareToken, shareId } = await aLink();
      await Promise.all(Array.from({ length: 200 }, () => open(shareToken)));

      expect(await countOf(shareId)).toBe(200);
      expect((await actions()).filter((action) => action === 'share_link.opened')).toHaveLength(200);
    }, 120_000);

    test('nothing while its owner waits for erasure; it opens again when the owner has signed in', async () => {
      const { shareToken, shareId } = await aLink();
      const owner = world.accounts.get('ana')!;
      const other = await aLink();
      await revoke(other.shareId);
      const revoked = await open(other.shareToken).catch((error) => error);
      try {
        for (const account of [{ ...owner, status: 'LOCKED' as const }, undefined]) {
          if (account) world.accounts.set('ana', account);
          else world.accounts.delete('ana');
          const refusal = await open(shareToken).catch((error) => error);
          expect([refusal.code, refusal.message]).toEqual(['LINK_REVOKED', revoked.message]);
        }
      } finally {
        world.accounts.set('ana', owner);
      }
      expect([await countOf(shareId), world.verdicts.length]).toEqual([0, 0]);
      expect((await open(shareToken)).share).toBeDefined();
    });

    test('never a prefetch, which sees nothing and costs no verdict', async () => {
      const { shareToken, shareId } = await aLink({ accessLimit: 1 });
      const prefetch = () => open(shareToken, byStranger({ isPrefetch: true }));
      for (let at = 0; at < 3; at += 1)
        await expect(prefetch()).rejects.toMatchObject({ code: 'PREFETCH_REFUSED' });

      expect([await countOf(shareId), world.verdicts.length]).toEqual([0, 0]);
      expect(await actions()).toEqual(['share_link.created']);
      await open(shareToken);
      await expect(prefetch()).rejects.toMatchObject({ code: 'LINK_LIMIT_REACHED' });
      await revoke(shareId);
      await expect(prefetch()).rejects.toMatchObject({ code: 'LINK_REVOKED' });
      await expect(open('x', byStranger({ isPrefetch: true }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await actions()).toEqual(['share_link.created', 'share_link.opened', 'share_link.revoked']);
    });

    test('nothing when the verdict cannot be reached', async () => {
      const { shareToken, shareId } = await aLink({ accessLimit: 1 });
      world.play.failure = upstreamDown();

      await expect(open(shareToken)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
      expect(await countOf(shareId)).toBe(0);
      expect(await actions()).toEqual(['share_link.created']);
      world.play.failure = undefined;
      expect((await open(shareToken)).share.remainingAccesses).toBe(0);
    });

    test('nothing when the link is taken back while the verdict is reached', async () => {
      const { shareToken, shareId } = await aLink();
      const [result] = await Promise.allSettled([open(shareToken), revoke(shareId)]);

      const wasOpened = result?.status === 'fulfilled';
      expect(await countOf(shareId)).toBe(wasOpened ? 1 : 0);
      if (!wasOpened)
        expect((result as PromiseRejectedResult).reason).toMatchObject({ code: 'LINK_REVOKED' });
    });
  });

  describe('refuses', () => {
    test.each([
      [HOUR - 1, undefined],
      [HOUR, 'LINK_EXPIRED'],
    ])('after %i ms of an hour: %s', async (wait, code) => {
      const { shareToken, shareId } = await aLink({ expiresAt: new Date(world.now().getTime() + HOUR) });
      world.moveClock(wait);

      if (code === undefined) expect((await open(shareToken)).isValid).toBe(true);
      else await expect(open(shareToken)).rejects.toMatchObject({ code });
      expect(await countOf(shareId)).toBe(code === undefined ? 1 : 0);
    });

    test('a link that is revoked, expired and used up with the first of these', async () => {
      const { shareToken, shareId } = await aLink({
        accessLimit: 1,
        expiresAt: new Date(world.now().getTime() + HOUR),
      });
      await open(shareToken);
      await expect(open(shareToken)).rejects.toMatchObject({ code: 'LINK_LIMIT_REACHED' });
      world.moveClock(HOUR);
      await expect(open(shareToken)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
      await revoke(shareId);
      await expect(open(shareToken)).rejects.toMatchObject({ code: 'LINK_REVOKED' });
    });

    test('an expired link, and answers for an expired credential', async () => {
      world.play.verdict = { isValid: false, status: 'EXPIRED' };
      const { shareToken } = await aLink({ expiresAt: new Date(world.now().getTime() + HOUR) });
      expect(await open(shareToken)).toMatchObject({ isValid: false, status: 'EXPIRED' });
      expect((await world.newAudit()).at(-1)).toMatchObject({
        action: 'share_link.opened',
        newState: 'EXPIRED',
      });

      world.moveClock(HOUR);
      await expect(open(shareToken)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    });

    test('a link whose credential is gone as a token of nobody', async () => {
      const { shareToken, shareId } = await aLink();
      world.held.length = 0;
      const gone = await open(shareToken).catch((error) => error);
      const unknown = await open('A'.repeat(43)).catch((error) => error);

      expect([gone.code, gone.message]).toEqual([unknown.code, unknown.message]);
      expect(await countOf(shareId)).toBe(0);
      expect((await world.newAudit()).at(-1)).toMatchObject({
        action: 'share_link.refused',
        status: 'DENIED',
        reason: 'NOT_FOUND',
        org: { type: 'HOLDER', id: 'ana' },
      });
    });

    test.each([
      ['a token of nobody', 'A'.repeat(43)],
      ['no token', ''],
      ['a short token', 'abc'],
      ['a hash', 'a'.repeat(64)],
      ['a long text', 'a'.repeat(100_000)],
      ['another alphabet', `${'a'.repeat(42)}+`],
      ['a path', '../../etc/passwd'],
      ['control characters', 'a\u0000b'],
    ])('%s with one and the same 404', async (_what, token) => {
      await expect(open(token)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'No link has this address; check it, or ask the holder for a new one.',
      });
    });

    test.each([[{ $ne: null }], [['a']], [5], [null], [undefined]])('%j, which is no text', async (token) => {
      await expect(open(token as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    test('another spelling of the bytes, the hash of the token and a proof link’s token', async () => {
      const { shareToken } = await aLink();
      const { token } = await world.mutate('createProofLink', {
        items: [{ credentialId }],
        purpose: 'A job',
      });
      const last = shareToken.charCodeAt(42);
      const alias = shareToken.slice(0, 42) + String.fromCharCode(last + 1);

      for (const other of [alias, sha256Hex(shareToken), token]) {
        await expect(open(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      await expect(world.query('sharedProof', { token: shareToken })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  describe('tells the holder', () => {
    const told = () => world.rows('test_notifications').find().toArray();

    test('of the first opening and then once a day, also when many open at once', async () => {
      const { shareToken } = await aLink({ label: 'Job' });
      await Promise.all(Array.from({ length: 20 }, () => open(shareToken)));
      expect(await told()).toMatchObject([{ holderId: 'ana', kind: 'LINK_VIEWED', credentialId }]);
      expect((await told())[0]?.['body']).toContain('“Job”');

      world.moveClock(DAY);
      await open(shareToken);
      await open(shareToken);
      expect(await told()).toHaveLength(2);
    });

    test('of nothing that did not open', async () => {
      const { shareToken, shareId } = await aLink();
      await revoke(shareId);
      await open(shareToken).catch(() => undefined);
      await open((await aLink()).shareToken, byStranger({ isPrefetch: true })).catch(() => undefined);

      expect(await told()).toEqual([]);
    });

    test('of a refusal once per link, client and hour', async () => {
      const first = await aLink();
      const second = await aLink();
      await Promise.all([revoke(first.shareId), revoke(second.shareId)]);
      const knock = (token: string, clientHash: string) =>
        open(token, byStranger({ clientHash })).catch(() => undefined);
      const refusals = async () =>
        (await world.newAudit()).filter(({ action }) => action === 'share_link.refused');

      await Promise.all(Array.from({ length: 20 }, () => knock(first.shareToken, 'one')));
      await knock(first.shareToken, 'one');
      expect(await refusals()).toMatchObject([
        { status: 'DENIED', reason: 'LINK_REVOKED', subject: { type: 'ShareLink', id: first.shareId } },
      ]);
      await knock(first.shareToken, 'two');
      await knock(second.shareToken, 'one');
      expect(await refusals()).toHaveLength(3);
      world.moveClock(HOUR);
      await knock(first.shareToken, 'one');
      expect(await refusals()).toHaveLength(4);
    });
  });

  test('leaves no personal data and no token in the trail and the log', async () => {
    const { shareToken, shareId } = await aLink({ label: 'Job at Acme' });
    await open(shareToken);
    await revoke(shareId);
    await open(shareToken).catch(() => undefined);
    const said = JSON.stringify([await world.newAudit(), world.lines]);

    for (const secret of [
      shareToken,
      sha256Hex(shareToken),
      'Acme',
      'Ana',
      'example.org',
      '192.0.2.7',
      'did:key',
    ]) {
      expect(said).not.toContain(secret);
    }
  });

  describe('guessing', () => {
    const guess = (clientHash = 'guesser', token = 'B'.repeat(43)) =>
      open(token, byStranger({ clientHash })).catch(() => undefined);
    const guessTimes = async (times: number, clientHash?: string) => {
      for (let at = 0; at < times; at += 1) await guess(clientHash);
    };
    const anomalies = () => world.rows('anomalies').find().sort({ createdAt: 1 }).toArray();

    test('raises one anomaly per client and hour from the 20th within 10 minutes on', async () => {
      await guessTimes(19);
      expect(await anomalies()).toEqual([]);
      await Promise.all(Array.from({ length: 30 }, () => guess()));

      const [anomaly, ...more] = await anomalies();
      expect(more).toEqual([]);
      expect(anomaly).toMatchObject({
        rule: 'LINK_SCRAPING',
        subject: { type: 'ClientHash', id: expect.stringMatching(/^[0-9a-f]{16}$/) },
        observed: 20,
        baseline: 20,
        window: 'PT10M',
        score: 1,
        status: 'OPEN',
        createdAt: world.now(),
      });
      expect(await world.newAudit()).toMatchObject([
        {
          action: 'anomaly.raised',
          subject: { type: 'Anomaly', id: anomaly?.['_id'] },
          actor: { type: 'SYSTEM', id: 'core-engine' },
          org: null,
          reason: 'LINK_SCRAPING',
        },
      ]);
      world.moveClock(HOUR);
      await guessTimes(20);
      expect(await anomalies()).toHaveLength(2);
    });

    test('counts each client for itself, malformed tokens and prefetches too, and links that do not exist', async () => {
      const { shareToken, shareId } = await aLink();
      await revoke(shareId);
      await guessTimes(19, 'first');
      await guessTimes(19, 'second');
      for (let at = 0; at < 5; at += 1) await guess('first', shareToken);
      expect(await anomalies()).toEqual([]);

      await guess('first', 'x');
      await open('y', byStranger({ clientHash: 'second', isPrefetch: true })).catch(() => undefined);
      await world
        .query('sharedProof', { token: 'z' }, byStranger({ clientHash: 'third' }))
        .catch(() => undefined);
      expect(await anomalies()).toHaveLength(2);
    });

    test('forgets what is 10 minutes old', async () => {
      await guessTimes(19, 'slow');
      world.moveClock(10 * MINUTE);
      await guessTimes(19, 'slow');
      expect(await anomalies()).toEqual([]);
      await guess('slow');
      expect(await anomalies()).toHaveLength(1);
    });

    test('is counted for nobody between units', async () => {
      for (let at = 0; at < 25; at += 1) {
        await open('x', byStranger({ clientHash: undefined })).catch(() => undefined);
      }
      expect(await anomalies()).toEqual([]);
    });

    test('leaves rows that the store drops by itself', async () => {
      for (const name of ['anomalies', 'link_refusals']) {
        expect(await world.rows(name).indexes()).toContainEqual(
          expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }),
        );
      }
    });
  });
});
