import { generateKeyPairSync } from 'node:crypto';
import { by, othersThan } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import type { Authenticator, Spoilt } from './testing/authenticator.ts';
import { aPasskeysRoom, as, MINUTE, type Passkeys } from './testing/passkeys-room.ts';

const _STRANGERS_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const _SPACE = Buffer.from(' ');

describe('sign-in by passkey', () => {
  let room: Passkeys;
  let ada: HolderAccount;
  let grace: HolderAccount;

  beforeAll(async () => {
    room = await aPasskeysRoom();
  });
  afterAll(() => room.world.close());
  beforeEach(async () => {
    await room.reset();
    [ada, grace] = room.people as [HolderAccount, HolderAccount];
  });

  const sessions = () => room.rows('test_sessions').countDocuments({});
  const passkeyOf = (authenticator: Authenticator) =>
    room.rows('passkeys').findOne({ credentialId: authenticator.id });
  const signIn = async (authenticator: Authenticator, spoilt?: Spoilt) => {
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    return room.finishSignIn(ceremonyId, authenticator.signIn(publicKey, spoilt));
  };

  describe('asking for a ceremony', () => {
    test('lists the passkeys of the account, asks for verification of the person, and names this site only', async () => {
      const first = await room.registered(ada);
      room.world.moveClock(1000);
      const second = await room.registered(ada, { algorithm: 'Ed25519' });
      const { ceremonyId, publicKey } = await room.beginSignIn(' Ada@Example.org ');

      expect(ceremonyId).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(publicKey).toEqual({
        rpId: 'wallet.testamur.example',
        challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        allowCredentials: [first, second].map(({ id }) => ({
          id,
          type: 'public-key',
          transports: ['hybrid', 'internal'],
        })),
        timeout: 5 * MINUTE,
        userVerification: 'required',
        extensions: undefined,
      });
    });

    test('lists none for an account without any', async () => {
      expect((await room.beginSignIn(ada.email)).publicKey.allowCredentials).toEqual([]);
    });

    test('never gives the same id or challenge twice', async () => {
      const begun = await Promise.all(Array.from({ length: 20 }, () => room.beginSignIn(ada.email)));

      expect(new Set(begun.map(({ ceremonyId }) => ceremonyId)).size).toBe(20);
      expect(new Set(begun.map(({ publicKey }) => publicKey.challenge)).size).toBe(20);
    });

    test.each([
      'nobody@example.com',
      'NOBODY@example.com',
      'not-an-email',
      '',
      'ada@',
      'ada\ud800@example.org',
      'ada@example.org\nbcc: eve@example.org',
      'x'.repeat(5000),
    ])('tells %j what an account without passkeys is told', async (email) => {
      const known = await room.beginSignIn(ada.email);
      const unknown = await room.beginSignIn(email);

      expect(known.publicKey.allowCredentials).toEqual([]);
      const { challenge: _own, ...told } = known.publicKey;
      const { challenge: _another, ...also } = unknown.publicKey;
      expect(also).toEqual(told);
      expect(unknown.ceremonyId).toHaveLength(known.ceremonyId.length);
    });

    test('keeps the same row for an unknown address, which names nobody', async () => {
      await room.beginSignIn(ada.email);
      await room.beginSignIn('nobody@example.com');
      const [known, unknown] = await room.rows('passkey_ceremonies').find().sort({ holderId: -1 }).toArray();

      expect(Object.keys(unknown!).sort()).toEqual(Object.keys(known!).sort());
      expect(unknown!['holderId']).toBeNull();
      expect(JSON.stringify(unknown)).not.toContain('nobody');
      expect(await room.trail()).toEqual([]);
    });

    test('treats an account that waits for its erasure as any other', async () => {
      const authenticator = await room.registered(ada);
      room.people[0] = { ...ada, status: 'LOCKED' };

      expect((await signIn(authenticator)).success).toBe(true);
    });

    test.each(['ada@example.org', 'nobody@example.com'])(
      'keeps at most 5 ceremonies of %s, however many are begun at once, and drops the oldest',
      async (email) => {
        const oldest = await room.beginSignIn(email);
        room.world.moveClock(1);
        for (let round = 0; round < 10; round++)
          await Promise.all(Array.from({ length: 50 }, () => room.beginSignIn(email)));
        room.world.moveClock(1);
        const newest = await room.beginSignIn(email);
        const kept = await room.rows('passkey_ceremonies').distinct('_id');

        expect(kept).toHaveLength(5);
        expect(kept).toContain(newest.ceremonyId);
        expect(kept).not.toContain(oldest.ceremonyId);
      },
    );

    test('lets no stranger end the ceremony that somebody has begun', async () => {
      const authenticator = await room.registered(ada);
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      room.world.moveClock(1);
      const stranger = () => room.beginSignIn(ada.email, { ...by(), clientHash: '198.51.100.9' });
      for (let at = 0; at < 10; at++) await stranger();

      expect((await room.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).success).toBe(true);
    });

    test('keeps at most 100 ceremonies of one client, whatever addresses it names', async () => {
      const others = await room.beginSignIn(ada.email, { ...by(), clientHash: '198.51.100.9' });
      const oldest = await room.beginSignIn(ada.email);
      room.world.moveClock(1);
      for (let at = 0; at < 120; at++) await room.beginSignIn(`nobody-${at}@example.com`);
      const kept = await room.rows('passkey_ceremonies').distinct('_id');

      expect(kept).toHaveLength(101);
      expect(kept).toContain(others.ceremonyId);
      expect(kept).not.toContain(oldest.ceremonyId);
    });

    test('lets the store drop what was abandoned', async () => {
      expect(await room.rows('passkey_ceremonies').indexes()).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    });

    test.each([
      ['no address', undefined],
      ['an operator', { $ne: null }],
      ['a list', ['ada@example.org']],
      ['a number', 7],
    ])('refuses %s', async (_what, email) => {
      await expect(room.beginSignIn(email)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    test('refuses a challenge that the caller brings', async () => {
      const input = { email: ada.email, challenge: 'A'.repeat(43) };
      await expect(room.call('beginPasskeySignIn', input, by())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  describe('answering it', () => {
    test.each([
      ['ES256', true],
      ['ES256', false],
      ['Ed25519', true],
      ['Ed25519', false],
    ] as const)(
      'starts a session with an honest %s authenticator (counting: %s)',
      async (algorithm, isCounting) => {
        const authenticator = await room.registered(ada, { algorithm, isCounting });
        room.world.moveClock(MINUTE);
        const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
        const context = by();
        const answer = await room.finishSignIn(ceremonyId, authenticator.signIn(publicKey), context);

        expect(answer).toEqual({
          success: true,
          user: {
            id: ada.holderId,
            name: 'ada',
            email: ada.email,
            did: ada.did,
            phone: ada.phone,
            createdAt: ada.createdAt,
          },
        });
        expect(context.notes.holderCookie).toMatchObject({ token: expect.stringMatching(/^session-/) });
        expect(await room.rows('test_sessions').find().toArray()).toMatchObject([{ holderId: ada.holderId }]);
        expect(await passkeyOf(authenticator)).toMatchObject({
          signCount: isCounting ? 1 : 0,
          lastUsed: room.world.now(),
        });
        expect((await room.trail()).slice(-2)).toMatchObject([
          {
            action: 'passkey.signed_in',
            actor: { type: 'HOLDER', id: ada.holderId },
            org: { type: 'HOLDER', id: ada.holderId },
            status: 'SUCCESS',
          },
          { action: 'holder_session.started' },
        ]);
      },
    );

    test('takes an answer without a user handle, and one whose passkey has been backed up since', async () => {
      const authenticator = await room.registered(ada, { flags: { be: true, bs: false } });

      expect((await signIn(authenticator, { userHandle: undefined })).success).toBe(true);
      expect((await signIn(authenticator, { flags: { be: true, bs: true } })).success).toBe(true);
      expect(await passkeyOf(authenticator)).toMatchObject({ backupEligible: true, backedUp: true });
    });

    test('lets members pass that browsers may add to the JSON', async () => {
      const authenticator = await room.registered(ada);
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      const answer = authenticator.signIn(publicKey, { clientData: { of_tomorrow: 'x' } });

      expect((await room.finishSignIn(ceremonyId, { ...answer, ofTomorrow: 1 })).success).toBe(true);
    });

    test('takes a challenge once, whatever came of it', async () => {
      const authenticator = await room.registered(ada);
      const good = await room.beginSignIn(ada.email);
      const spent = authenticator.signIn(good.publicKey);
      await room.finishSignIn(good.ceremonyId, spent);
      const bad = await room.beginSignIn(ada.email);
      await expect(
        room.finishSignIn(bad.ceremonyId, authenticator.signIn(bad.publicKey, { flags: { uv: false } })),
      ).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });

      for (const [begun, answer] of [
        [good, spent],
        [good, authenticator.signIn(good.publicKey)],
        [bad, authenticator.signIn(bad.publicKey)],
      ] as const)
        await expect(room.finishSignIn(begun.ceremonyId, answer)).rejects.toMatchObject({
          code: 'CEREMONY_EXPIRED',
        });
      const next = await room.beginSignIn(ada.email);
      await expect(room.finishSignIn(next.ceremonyId, spent)).rejects.toMatchObject({
        code: 'ASSERTION_INVALID',
      });
      expect(await sessions()).toBe(1);
    });

    test('starts one session when 100 finish the same ceremony at once', async () => {
      const authenticator = await room.registered(ada, { isCounting: false });
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      const answer = authenticator.signIn(publicKey);
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, () => room.finishSignIn(ceremonyId, answer)),
      );
      const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));

      expect(codes).toHaveLength(99);
      expect(new Set(codes)).toEqual(new Set(['CEREMONY_EXPIRED']));
      expect(await sessions()).toBe(1);
    });

    test.each([
      [5 * MINUTE - 1, undefined],
      [5 * MINUTE, 'CEREMONY_EXPIRED'],
    ])('after %i ms gives %s', async (wait, code) => {
      const authenticator = await room.registered(ada);
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      room.world.moveClock(wait);
      const finish = room.finishSignIn(ceremonyId, authenticator.signIn(publicKey));

      if (code === undefined) expect((await finish).success).toBe(true);
      else await expect(finish).rejects.toMatchObject({ code });
    });

    test.each([
      ['back', 6],
      ['nowhere', 7],
      ['to zero', 0],
    ])('refuses a counter that goes %s, and says so in the trail', async (_where, signCount) => {
      const authenticator = await room.registered(ada);
      await signIn(authenticator, { signCount: 7 });
      await expect(signIn(authenticator, { signCount })).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });

      expect(await passkeyOf(authenticator)).toMatchObject({ signCount: 7 });
      expect((await room.trail()).at(-1)).toMatchObject({
        action: 'passkey.sign_in_refused',
        actor: { type: 'ANONYMOUS' },
        subject: { type: 'Passkey' },
        org: { type: 'HOLDER', id: ada.holderId },
        status: 'DENIED',
        reason: 'COUNTER_NOT_RISEN',
      });
      expect((await signIn(authenticator, { signCount: 8 })).success).toBe(true);
      expect(await sessions()).toBe(2);
    });

    test('of two copies of an authenticator that sign in at once lets one in', async () => {
      const authenticator = await room.registered(ada);
      const begun = [await room.beginSignIn(ada.email), await room.beginSignIn(ada.email)];
      const results = await Promise.allSettled(
        begun.map(({ ceremonyId, publicKey }) =>
          room.finishSignIn(ceremonyId, authenticator.signIn(publicKey, { signCount: 3 })),
        ),
      );

      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await sessions()).toBe(1);
      expect((await room.trail()).map(({ status }) => status)).toContain('DENIED');
    });

    test('lets two browsers in at once whose synchronised passkey does not count', async () => {
      const authenticator = await room.registered(ada, { isCounting: false });
      const begun = await Promise.all([room.beginSignIn(ada.email), room.beginSignIn(ada.email)]);
      await Promise.all(
        begun.map(({ ceremonyId, publicKey }) =>
          room.finishSignIn(ceremonyId, authenticator.signIn(publicKey)),
        ),
      );

      expect(await sessions()).toBe(2);
    });

    test('starts again when the slot of the session was taken at the same moment', async () => {
      const authenticator = await room.registered(ada);
      await room.rows('test_sessions').insertOne({ _id: 'taken' } as never);
      room.nextSessionIds.push('taken', 'taken');

      expect((await signIn(authenticator)).success).toBe(true);
      expect(await room.rows('test_sessions').countDocuments({ holderId: ada.holderId })).toBe(1);
      expect(await passkeyOf(authenticator)).toMatchObject({ signCount: 1 });
    });

    test('gives up, and changes nothing, when the account goes at the same moment', async () => {
      const authenticator = await room.registered(ada);
      await room.rows('test_sessions').insertOne({ _id: 'taken' } as never);
      room.nextSessionIds.push('taken');
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      const finish = room.finishSignIn(ceremonyId, authenticator.signIn(publicKey));
      room.onStart(() => void room.people.splice(0, 1));

      await expect(finish).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });
      expect(await room.rows('test_sessions').countDocuments({ holderId: ada.holderId })).toBe(0);
      expect(await passkeyOf(authenticator)).toMatchObject({ signCount: 0, lastUsed: null });
    });

    test('is open to everybody, whoever they are signed in as', async () => {
      const authenticator = await room.registered(ada);
      for (const identity of [...othersThan(), as(grace).identity]) {
        const { ceremonyId, publicKey } = await room.beginSignIn(ada.email, by(identity));
        const answer = await room.finishSignIn(ceremonyId, authenticator.signIn(publicKey), by(identity));
        expect(answer.user.id).toBe(ada.holderId);
      }
    });
  });

  test('keeps no address, name or challenge in the trail and in the log', async () => {
    const authenticator = await room.registered(ada);
    await signIn(authenticator);
    await signIn(authenticator, { signCount: 1 }).catch(() => undefined);
    const traces = JSON.stringify([await room.trail(), room.world.lines]);

    for (const text of [ada.email, authenticator.id, '"ada"', ada.phone]) expect(traces).not.toContain(text);
  });

  test('on localhost trusts the very origin that the configuration names', async () => {
    const local = await aPasskeysRoom({ publicUrl: 'http://localhost:8080' });
    await local.reset();
    const [person] = local.people;
    const authenticator = await local.registered(person!);
    const { ceremonyId, publicKey } = await local.beginSignIn(person!.email);

    expect(publicKey.rpId).toBe('localhost');
    expect((await local.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).success).toBe(true);
    for (const origin of ['http://localhost:5173', 'http://localhost', 'http://127.0.0.1:8080']) {
      const next = await local.beginSignIn(person!.email);
      await expect(
        local.finishSignIn(next.ceremonyId, authenticator.signIn(next.publicKey, { origin })),
      ).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });
    }
    await local.world.close();
  });
});
