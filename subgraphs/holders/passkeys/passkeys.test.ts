import { randomBytes } from 'node:crypto';
import { by, othersThan } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { createAuthenticator, type SpoiltRegistration } from './testing/authenticator.ts';
import { aPasskeysRoom, as, MINUTE, ORIGIN, type Passkeys } from './testing/passkeys-room.ts';

describe('passkeys of a holder', () => {
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

  const count = () => room.rows('passkeys').countDocuments({});
  const newAuthenticator = () => createAuthenticator({ origin: ORIGIN });
  const _register = async (spoilt?: SpoiltRegistration, authenticator = newAuthenticator()) => {
    const { ceremonyId, publicKey } = await room.beginRegistration(ada);
    return room.finishRegistration(ada, {
      ceremonyId,
      attestation: authenticator.register(publicKey, spoilt),
    });
  };
  const actions = async () => (await room.trail()).map(({ action }) => action);

  describe('looking after them', () => {
    test("lists the caller's own, oldest first, with the last use", async () => {
      const first = await room.registered(ada);
      room.world.moveClock(MINUTE);
      const second = await room.registered(ada);
      await room.registered(grace);
      room.world.moveClock(MINUTE);
      const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
      await room.finishSignIn(ceremonyId, second.signIn(publicKey));

      expect((await room.list(ada)).map(({ id, lastUsed }) => [id, lastUsed])).toEqual([
        [first.id, null],
        [second.id, room.world.now()],
      ]);
    });

    test('removes one, tells the trail, mails a notice, and never lets it in again', async () => {
      const [kept, gone] = [await room.registered(ada), await room.registered(ada)];
      room.sent.length = 0;

      expect(await room.remove(ada, gone.id)).toEqual({ success: true });
      expect(await room.list(ada)).toMatchObject([{ id: kept.id }]);
      expect((await room.trail()).at(-1)).toMatchObject({
        action: 'passkey.removed',
        org: { type: 'HOLDER', id: ada.holderId },
      });
      expect(room.sent).toMatchObject([
        {
          to: ada.email,
          subject: 'A passkey was removed',
          action: { url: expect.stringMatching(/^https?:\/\/[^/]+\/holder\/sign-in$/) },
        },
      ]);
      expect(room.sent[0]?.paragraphs.join(' ')).toContain('If it was not you');
      await expect(room.remove(ada, gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test('takes a recent sign-in to remove one, and none to see them', async () => {
      const { id } = await room.registered(ada);
      room.signInAge.ms = 1;
      await expect(room.remove(ada, id)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
      expect(await room.list(ada)).toHaveLength(1);
    });

    test('keeps the last one until there is a recovery code', async () => {
      const authenticator = await room.registered(ada);
      await expect(room.remove(ada, authenticator.id)).rejects.toMatchObject({
        code: 'LAST_PASSKEY_NO_RECOVERY',
      });
      room.withRecoveryCode.add(grace.holderId);
      await expect(room.remove(ada, authenticator.id)).rejects.toMatchObject({
        code: 'LAST_PASSKEY_NO_RECOVERY',
      });
      room.withRecoveryCode.add(ada.holderId);

      expect(await room.remove(ada, authenticator.id)).toEqual({ success: true });
      expect(await room.list(ada)).toEqual([]);
    });

    test('keeps one of three that are removed at once', async () => {
      const ids = [await room.registered(ada), await room.registered(ada), await room.registered(ada)];
      const results = await Promise.allSettled(ids.map(({ id }) => room.remove(ada, id)));

      expect(codesOf(results)).toEqual(['LAST_PASSKEY_NO_RECOVERY']);
      expect(await count()).toBe(1);
    });

    test('removes one once when it is removed ten times at once', async () => {
      const [gone] = [await room.registered(ada), await room.registered(ada)];
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => room.remove(ada, gone.id)));

      expect(codesOf(results)).toEqual(Array.from({ length: 9 }, () => 'NOT_FOUND'));
      expect((await actions()).filter((action) => action === 'passkey.removed')).toHaveLength(1);
    });

    test("says of somebody else's passkey what it says of an unknown one", async () => {
      const ofGrace = await room.registered(grace);
      await room.registered(ada);
      const refusals = await Promise.all(
        [ofGrace.id, randomBytes(32).toString('base64url'), 'x', ''].map((id) =>
          room.remove(ada, id).catch((error) => [error.code, error.message]),
        ),
      );

      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
      expect(refusals[0]).toEqual(['NOT_FOUND', expect.any(String)]);
      expect(await room.list(grace)).toHaveLength(1);
    });

    test.each([[undefined], [7], [{ $ne: null }], [['x']], ['x'.repeat(2049)]])(
      'refuses %j as an id',
      async (id) => {
        await room.registered(ada);
        await expect(room.remove(ada, id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      },
    );

    test('is for holders only', async () => {
      for (const identity of othersThan('holder')) {
        const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        const context = by(identity);
        for (const call of [
          () => room.call('beginPasskeyRegistration', undefined, context),
          () => room.call('finishPasskeyRegistration', {}, context),
          () => room.call('deletePasskey', {}, context),
          () => room.resolvers.Me.passkeys(undefined as never, undefined as never, context),
        ])
          await expect(call()).rejects.toMatchObject({ code });
      }
    });
  });

  test('exports what the holder sees, and no key', async () => {
    await room.registered(ada);
    await room.registered(grace);

    expect(await room.exporter.export(ada.holderId)).toEqual(await room.list(ada));
    expect(room.exporter.name).toBe('passkeys');
  });

  test('erases everything of one holder and nothing of another', async () => {
    const { world, ledger, eraser } = room;
    await room.registered(ada);
    await room.registered(ada);
    const ofGrace = await room.registered(grace);
    for (const person of [ada, grace]) {
      await room.beginRegistration(person);
      await room.beginSignIn(person.email);
    }
    await ledger.commit(as(ada), {
      writes: await eraser.erase(ada),
      audit: { action: 'holder.erased', subject: { type: 'Holder', id: ada.holderId } },
    });
    const left = await Promise.all(
      ['passkeys', 'passkey_ceremonies', 'passkey_rings'].map((name) => room.rows(name).find().toArray()),
    );

    expect(JSON.stringify(left)).not.toContain(ada.holderId);
    expect(left.map(({ length }) => length)).toEqual([1, 2, 1]);
    expect(await room.list(grace)).toMatchObject([{ id: ofGrace.id }]);
    expect(JSON.stringify(world.lines)).not.toContain(ada.email);
  });
});

function codesOf(results: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
}
