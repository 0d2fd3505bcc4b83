import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { HolderAccount } from '../accounts/ports.ts';
import { createAuthenticator, type SpoiltRegistration } from './testing/authenticator.ts';
import { aPasskeysRoom, MINUTE, ORIGIN, type Passkeys } from './testing/passkeys-room.ts';

describe('registration of passkeys', () => {
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
  const register = async (spoilt?: SpoiltRegistration, authenticator = newAuthenticator()) => {
    const { ceremonyId, publicKey } = await room.beginRegistration(ada);
    return room.finishRegistration(ada, {
      ceremonyId,
      attestation: authenticator.register(publicKey, spoilt),
    });
  };
  const _actions = async () => (await room.trail()).map(({ action }) => action);

  test('begins and ends in time after a sign-in: what was begun may be finished', async () => {
    const { ceremonyId, publicKey } = await room.beginRegistration(ada);
    const attestation = newAuthenticator().register(publicKey);
    room.signInAge.ms = 5 * MINUTE;
    await expect(room.beginRegistration(ada)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(await room.finishRegistration(ada, { ceremonyId, attestation })).toMatchObject({ success: true });
    room.signInAge.ms += 1;
    await expect(room.finishRegistration(ada, { ceremonyId, attestation })).rejects.toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
  });

  test('keeps nothing when the session ends before it is done', async () => {
    const { ceremonyId, publicKey } = await room.beginRegistration(ada);
    const attestation = newAuthenticator().register(publicKey);
    await room.endSession();
    await expect(room.finishRegistration(ada, { ceremonyId, attestation })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect([await count(), room.sent]).toEqual([0, []]);
  });

  describe('asking for a new one', () => {
    test('asks for a discoverable, verified passkey of three algorithms, without attestation', async () => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);

      expect(ceremonyId).toMatch(/^[A-Za-z0-9_-]{22}$/);
      expect(publicKey).toMatchObject({
        challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        rp: { id: 'wallet.testamur.example', name: 'Testamur' },
        user: {
          id: Buffer.from(ada.holderId).toString('base64url'),
          name: ada.email,
          displayName: ada.name,
        },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        attestation: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: [],
      });
    });

    test("excludes the caller's passkeys and nobody else's", async () => {
      const first = await room.registered(ada);
      await room.registered(grace);
      room.world.moveClock(1000);
      const second = await room.registered(ada);
      const { publicKey } = await room.beginRegistration(ada);

      expect(publicKey.excludeCredentials).toEqual(
        [first, second].map(({ id }) => ({ id, type: 'public-key', transports: ['hybrid', 'internal'] })),
      );
    });

    test('keeps at most 5 ceremonies of an account, apart from those that strangers begin for its address', async () => {
      const mine = await room.beginRegistration(ada);
      for (let at = 0; at < 10; at++) await room.beginSignIn(ada.email);
      expect(await room.rows('passkey_ceremonies').countDocuments({ type: 'REGISTER' })).toBe(1);

      for (let at = 0; at < 5; at++) {
        room.world.moveClock(1);
        await room.beginRegistration(ada);
      }
      const kept = await room.rows('passkey_ceremonies').distinct('_id', { type: 'REGISTER' });
      expect(kept).toHaveLength(5);
      expect(kept).not.toContain(mine.ceremonyId);
    });

    test('is refused to an account that is gone', async () => {
      room.people.splice(0, 1);
      await expect(room.beginRegistration(ada)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });

  describe('keeping it', () => {
    test('stores the public key, tells the trail, and mails a notice that quotes nobody', async () => {
      const authenticator = newAuthenticator();
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const attestation = authenticator.register(publicKey);
      const answer = await room.finishRegistration(ada, { ceremonyId, attestation, label: ' My phone ' });

      expect(answer).toEqual({ success: true, credentialId: authenticator.id });
      expect(await room.list(ada)).toEqual([
        { id: authenticator.id, label: 'My phone', addedAt: room.world.now(), lastUsed: null },
      ]);
      expect((await room.trail()).at(-1)).toMatchObject({
        action: 'passkey.added',
        actor: { type: 'HOLDER', id: ada.holderId },
        subject: { type: 'Passkey' },
        org: { type: 'HOLDER', id: ada.holderId },
      });
      expect(room.sent.map(({ to }) => to)).toEqual([ada.email]);
      expect(JSON.stringify(room.sent)).not.toContain('My phone');
      expect(JSON.stringify(await room.trail())).not.toContain(authenticator.id);
    });

    test.each([
      ['without a statement', {}],
      ['with a statement of its own key', { statement: 'self' }],
      ['without transports', { transports: [] }],
      ['with a counter that has counted', { signCount: 41 }],
      ['that synchronises', { flags: { be: true, bs: true } }],
    ] as const)('takes a passkey %s', async (_what, spoilt) => {
      expect((await register(spoilt as SpoiltRegistration)).success).toBe(true);
    });

    test('takes an Ed25519 passkey, and ids of 16 and of 1,023 bytes', async () => {
      await room.registered(ada, { algorithm: 'Ed25519' });
      await room.registered(ada, { idBytes: 16 });
      const long = await room.registered(ada, { idBytes: 1023 });

      expect(await count()).toBe(3);
      expect(await room.remove(ada, long.id)).toEqual({ success: true });
    });

    test.each([
      [undefined, 'Passkey'],
      [null, 'Passkey'],
      ['Ünïcode 🔑', 'Ünïcode 🔑'],
      ['x'.repeat(100), 'x'.repeat(100)],
    ])('names it %j: %s', async (label, expected) => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const attestation = newAuthenticator().register(publicKey);
      await room.finishRegistration(ada, { ceremonyId, attestation, label });

      expect(await room.list(ada)).toMatchObject([{ label: expected }]);
    });

    const attacks: readonly (readonly [string, SpoiltRegistration])[] = [
      ['another origin', { origin: 'https://evil.example' }],
      ['the origin without TLS', { origin: 'http://wallet.testamur.example' }],
      ['another relying party', { rpId: 'evil.example' }],
      ['nobody present', { flags: { up: false } }],
      ['nobody verified', { flags: { uv: false } }],
      ['a backup of what cannot be backed up', { flags: { bs: true } }],
      ['a sign-in as type', { clientData: { type: 'webauthn.get' } }],
      ['a challenge of its own', { challenge: 'A'.repeat(43) }],
      ['no challenge', { clientData: { challenge: undefined } }],
      ['a frame of another site', { clientData: { crossOrigin: true } }],
      ['a page around it', { clientData: { topOrigin: 'https://evil.example' } }],
      ['an id that is not the one in the signed data', { id: randomBytes(32).toString('base64url') }],
      ['an algorithm that was not asked for', { cose: new Map([[3, -35]]) }],
      ['a key without an algorithm', { cose: new Map([[3, 'x']]) }],
      ['a statement with certificates', { statement: 'certified' }],
      ['a statement of an unknown kind', { statement: 'unknown' }],
      ['a self-signed statement by another key', { statement: 'self', signWith: foreignKey() }],
      ['bytes behind the authenticator data', { trailing: Buffer.from([1]) }],
      ['transports in capitals', { transports: ['USB'] }],
      ['eleven transports', { transports: Array.from({ length: 11 }, () => 'usb') }],
    ];
    test.each(attacks)('refuses %s', async (_what, spoilt) => {
      await expect(register(spoilt)).rejects.toMatchObject({ code: 'ATTESTATION_INVALID' });
      expect([await count(), room.sent]).toEqual([0, []]);
    });

    const malformed: readonly (readonly [string, (answer: RegistrationResponseJSON) => unknown])[] = [
      ['an empty object', () => ({})],
      ['no response', ({ response: _response, ...rest }) => rest],
      ['no attestation object', (answer) => withMember(answer, 'attestationObject', undefined)],
      ['an attestation object that is no CBOR', (answer) => withMember(answer, 'attestationObject', '_w')],
      ['an attestation object that is a number', (answer) => withMember(answer, 'attestationObject', 'AQ')],
      [
        'an attestation object nested 10,000 deep',
        (answer) => withMember(answer, 'attestationObject', NESTED),
      ],
      [
        'an attestation object of 20 kB',
        (answer) => withMember(answer, 'attestationObject', 'A'.repeat(26_668)),
      ],
      ['client data that is no JSON', (answer) => withMember(answer, 'clientDataJSON', 'bm8')],
      ['padding', (answer) => ({ ...answer, id: `${answer.id}=` })],
      ['another raw id', (answer) => ({ ...answer, rawId: 'AAAA' })],
      ['another type', (answer) => ({ ...answer, type: 'password' })],
      ['an id of 1,024 bytes', (answer) => ({ ...answer, id: LONG_ID, rawId: LONG_ID })],
      ['an operator as id', (answer) => ({ ...answer, id: { $ne: null }, rawId: { $ne: null } })],
    ];
    test.each(malformed)('refuses %s', async (_what, spoil) => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const attestation = spoil(newAuthenticator().register(publicKey));

      await expect(room.finishRegistration(ada, { ceremonyId, attestation })).rejects.toMatchObject({
        code: 'ATTESTATION_INVALID',
      });
      expect(await room.rows('passkey_ceremonies').countDocuments({})).toBe(0);
    });

    test.each([
      ['an unknown ceremony', { ceremonyId: 'A'.repeat(22) }, 'CEREMONY_EXPIRED'],
      ['an empty ceremony id', { ceremonyId: '' }, 'CEREMONY_EXPIRED'],
      ['an operator as ceremony', { ceremonyId: { $ne: null } }, 'VALIDATION_FAILED'],
      ['no ceremony', { ceremonyId: undefined }, 'VALIDATION_FAILED'],
      ['a text as attestation', { attestation: '{}' }, 'VALIDATION_FAILED'],
      ['a list as attestation', { attestation: [] }, 'VALIDATION_FAILED'],
      ['no attestation', { attestation: undefined }, 'VALIDATION_FAILED'],
      ['a label of 101 characters', { label: 'x'.repeat(101) }, 'VALIDATION_FAILED'],
      ['a label of two lines', { label: 'a\nb' }, 'VALIDATION_FAILED'],
      ['a broken label', { label: 'a\ud800' }, 'VALIDATION_FAILED'],
      ['a number as label', { label: 7 }, 'VALIDATION_FAILED'],
      ['a challenge of the caller', { challenge: 'A'.repeat(43) }, 'VALIDATION_FAILED'],
      ['a holder of the caller', { holderId: 'x' }, 'VALIDATION_FAILED'],
    ])('refuses %s', async (_what, spoilt, code) => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const attestation = newAuthenticator().register(publicKey);

      await expect(
        room.finishRegistration(ada, { ceremonyId, attestation, ...spoilt }),
      ).rejects.toMatchObject({ code });
      expect(await room.finishRegistration(ada, { ceremonyId, attestation })).toMatchObject({
        success: true,
      });
    });

    test("refuses somebody else's ceremony, which stays open for its owner", async () => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const attestation = newAuthenticator().register(publicKey);

      await expect(room.finishRegistration(grace, { ceremonyId, attestation })).rejects.toMatchObject({
        code: 'CEREMONY_EXPIRED',
      });
      expect(await room.finishRegistration(ada, { ceremonyId, attestation })).toMatchObject({
        success: true,
      });
    });

    test('takes a ceremony once, also when 20 finish it at once with different passkeys', async () => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () =>
          room.finishRegistration(ada, { ceremonyId, attestation: newAuthenticator().register(publicKey) }),
        ),
      );

      expect(codesOf(results)).toEqual(Array.from({ length: 19 }, () => 'CEREMONY_EXPIRED'));
      expect(await count()).toBe(1);
    });

    test.each([
      [5 * MINUTE - 1, undefined],
      [5 * MINUTE, 'CEREMONY_EXPIRED'],
    ])('after %i ms gives %s', async (wait, code) => {
      const { ceremonyId, publicKey } = await room.beginRegistration(ada);
      room.world.moveClock(wait);
      const finish = room.finishRegistration(ada, {
        ceremonyId,
        attestation: newAuthenticator().register(publicKey),
      });

      if (code === undefined) expect(await finish).toMatchObject({ success: true });
      else await expect(finish).rejects.toMatchObject({ code });
    });

    test('refuses a passkey a second time, to the same account and to another, in sequence and at once', async () => {
      const authenticator = newAuthenticator();
      await register({}, authenticator);
      await expect(register({}, authenticator)).rejects.toMatchObject({
        code: 'CREDENTIAL_ALREADY_REGISTERED',
      });
      const ofGrace = await room.beginRegistration(grace);
      await expect(
        room.finishRegistration(grace, {
          ceremonyId: ofGrace.ceremonyId,
          attestation: authenticator.register(ofGrace.publicKey),
        }),
      ).rejects.toMatchObject({ code: 'CREDENTIAL_ALREADY_REGISTERED' });

      const other = newAuthenticator();
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => register({}, other)));
      expect(codesOf(results)).toEqual(Array.from({ length: 4 }, () => 'CREDENTIAL_ALREADY_REGISTERED'));
      expect(await count()).toBe(2);
    });

    test('keeps all of three first passkeys that finish at once', async () => {
      const begun = await Promise.all([1, 2, 3].map(() => room.beginRegistration(ada)));
      await Promise.all(
        begun.map(({ ceremonyId, publicKey }) =>
          room.finishRegistration(ada, { ceremonyId, attestation: newAuthenticator().register(publicKey) }),
        ),
      );

      expect(await room.list(ada)).toHaveLength(3);
    });

    test('stops at 20, also when several finish at once', async () => {
      for (let at = 0; at < 18; at++) await room.registered(ada);
      const begun = await Promise.all(Array.from({ length: 4 }, () => room.beginRegistration(ada)));
      const results = await Promise.allSettled(
        begun.map(({ ceremonyId, publicKey }) =>
          room.finishRegistration(ada, { ceremonyId, attestation: newAuthenticator().register(publicKey) }),
        ),
      );

      expect(codesOf(results)).toEqual(['LIMIT_REACHED', 'LIMIT_REACHED']);
      expect(await count()).toBe(20);
      await expect(room.beginRegistration(ada)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
      expect((await room.beginRegistration(grace)).ceremonyId).toBeDefined();
    });
  });
});

const LONG_ID = randomBytes(1024).toString('base64url');
const NESTED = Buffer.alloc(10_000, 0x81).toString('base64url');

function foreignKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey;
}

function codesOf(results: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
}

function withMember(
  answer: RegistrationResponseJSON,
  member: 'attestationObject' | 'clientDataJSON',
  value: string | undefined,
): unknown {
  return { ...answer, response: { ...answer.response, [member]: value } };
}
