import { decodeBase64url } from '../../../kernel/crypto/base64.ts';
import { publicKeyFromSeed } from '../../../kernel/crypto/ed25519.ts';
import { publicKeyFromDidKey } from '../../../kernel/crypto/multikey.ts';
import { newId } from '../../../kernel/ids.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { aDevice, aWallet, type Row } from './testing/a-wallet.ts';
import { walletKeyAad } from './wallet-key.ts';

const MINUTE = 60_000;
const PLATFORM = { mode: 'PLATFORM' };

describe('wallet keys', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  let holder: Awaited<ReturnType<typeof wallet.aHolder>>;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    holder = await wallet.aHolder();
  });

  const add = async (input: unknown, context = holder.as()) =>
    (
      await wallet.room.resolvers.Mutation.addWalletKey(
        undefined as never,
        { input: input as never },
        context,
      )
    ).walletKey;
  const challenge = async (context = holder.as()) =>
    (await wallet.room.resolvers.Mutation.createWalletKeyChallenge(undefined as never, {}, context))
      .challenge;
  const keys = (context = holder.as()) =>
    wallet.room.resolvers.Me.walletKeys(undefined as never, {}, context);
  const current = (context = holder.as()) =>
    wallet.room.resolvers.Me.walletKey(undefined as never, {}, context);
  const stored = () => wallet.rows('wallet_keys').find({ holderId: holder.holderId }).toArray();

  test('a holder without a key has none, and no DID', async () => {
    expect(await current()).toBeNull();
    expect(await keys()).toEqual([]);
  });

  describe('that the platform holds', () => {
    test('the first one becomes the DID of the holder', async () => {
      const key = await add(PLATFORM);

      expect(key).toMatchObject({ mode: 'PLATFORM', algorithm: 'Ed25519', isCurrent: true, retiredAt: null });
      expect(publicKeyFromDidKey(key.did)).toEqual(new Uint8Array(key.publicKey));
      expect(await holder.account()).toMatchObject({ did: key.did, dids: [key.did] });
      expect((await current())?.keyId).toBe(key.keyId);
    });

    test('its seed is sealed for this holder, DID and key, and shown nowhere', async () => {
      const key = await add(PLATFORM);

      const [row] = await stored();
      const sealed = { ciphertext: row!['encryptedSeed'], nonce: row!['encryptionNonce'] };
      expect(row!['kekVersion']).toBe(1);
      const seed = wallet.envelope.open(sealed, walletKeyAad(holder.holderId, key.did, key.publicKey), 32);
      expect(publicKeyFromSeed(seed)).toEqual(key.publicKey);
      for (const aad of [
        walletKeyAad('somebody else', key.did, key.publicKey),
        walletKeyAad(holder.holderId, 'did:key:z6Mk1', key.publicKey),
        walletKeyAad(holder.holderId, key.did, Buffer.alloc(32)),
      ])
        expect(() => wallet.envelope.open(sealed, aad, 32)).toThrow('does not open');
      const shown = JSON.stringify([await keys(), await wallet.audit(holder.holderId), wallet.lines]);
      expect(shown).not.toContain('sealedSeed');
      expect(shown).not.toContain(sealed.ciphertext.slice(3));
    });

    test('a new one means a new DID; the old key retires and the old DID stays linked', async () => {
      const first = await add(PLATFORM);
      wallet.moveClock(MINUTE);
      const second = await add(PLATFORM);

      expect(second.did).not.toBe(first.did);
      expect(await holder.account()).toMatchObject({ did: second.did, dids: [first.did, second.did] });
      expect(await keys()).toMatchObject([
        { keyId: second.keyId, isCurrent: true, retiredAt: null },
        { keyId: first.keyId, isCurrent: false, retiredAt: second.createdAt },
      ]);
    });

    test('ten at once: exactly one is current, all others are retired, each DID is linked', async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => add(PLATFORM)));

      const list = await keys();
      expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(list.filter(({ retiredAt }) => retiredAt)).toHaveLength(9);
      expect(list.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      const { did, dids } = await holder.account();
      expect(did).toBe(list[0]!.did);
      expect(new Set(dids)).toEqual(new Set(added.map((key) => key.did)));
      await expect(add(PLATFORM)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
      expect(await keys()).toHaveLength(10);
    });

    test('twelve at once: ten, never more', async () => {
      const results = await Promise.allSettled(Array.from({ length: 12 }, () => add(PLATFORM)));

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'LIMIT_REACHED' });
    });

    test('a repeated request makes one key', async () => {
      const first = await add(PLATFORM, holder.as({ idempotencyKey: 'once' }));
      const second = await add(PLATFORM, holder.as({ idempotencyKey: 'once' }));

      expect(second).toEqual(first);
      expect(await keys()).toHaveLength(1);
    });
  });

  describe('that a device holds', () => {
    test('a challenge is 32 random bytes, for 5 minutes, with the text to sign', async () => {
      const offered = await challenge();

      expect(decodeBase64url(offered.challenge, 32)).toHaveLength(32);
      expect(offered.messageTemplate).toBe(`testamur:wallet-key:{did}:${offered.challenge}`);
      expect(offered.expiresAt.getTime() - wallet.now().getTime()).toBe(5 * MINUTE);
      expect((await challenge()).challenge).not.toBe(offered.challenge);
    });

    test('a signed challenge makes its key the current one; the platform has no private half', async () => {
      const platform = await add(PLATFORM);
      const device = aDevice();
      const key = await add(device.proofFor(await challenge()));

      expect(key).toMatchObject({ did: device.did, mode: 'DEVICE', isCurrent: true });
      expect(await holder.account()).toMatchObject({ did: device.did, dids: [platform.did, device.did] });
      const rows = await stored();
      expect(rows.find(({ mode }) => mode === 'DEVICE')).toMatchObject({
        encryptedSeed: null,
        kekVersion: null,
      });
    });

    test('key and signature are understood as base64 text as well', async () => {
      const proof = aDevice().proofFor(await challenge());
      const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

      const { publicKey, signature } = proof;
      const key = await add({ ...proof, publicKey: asText(publicKey), signature: asText(signature) });
      expect(key.isCurrent).toBe(true);
    });

    test.each<[string, (offered: Row, device: ReturnType<typeof aDevice>) => Uint8Array]>([
      ['a flipped bit', (offered, device) => flipped(device.proofFor(offered as never).signature)],
      [
        'another DID in the text',
        (offered, device) => device.proofFor(offered as never, 'did:key:z6Mk1').signature,
      ],
      ['the challenge alone', ({ challenge: bytes }, device) => device.sign(Buffer.from(bytes, 'base64url'))],
      ['the template as it came', (offered, device) => device.sign(Buffer.from(offered['messageTemplate']))],
      ['another device', (offered, device) => aDevice().proofFor(offered as never, device.did).signature],
      ['zeros', () => new Uint8Array(64)],
      [
        'a scalar that is not canonical',
        (offered, device) => withGreatScalar(device.proofFor(offered as never).signature),
      ],
    ])('refuses %s, and the challenge is used up', async (_name, signatureOf) => {
      const device = aDevice();
      const offered = await challenge();
      const good = device.proofFor(offered);

      await expect(add({ ...good, signature: signatureOf(offered, device) })).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
      });
      await expect(add(good)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await keys()).toEqual([]);
      expect((await wallet.audit(holder.holderId)).at(-1)).toMatchObject({
        action: 'wallet_key.refused',
        status: 'DENIED',
        reason: 'SIGNATURE_INVALID',
      });
    });

    test('refuses a challenge that was used, is over, is unknown or was made for somebody else, in the same words', async () => {
      const used = await challenge();
      await add(aDevice().proofFor(used));
      const expired = await challenge();
      wallet.moveClock(5 * MINUTE);
      const somebody = await wallet.aHolder();
      const foreign = await challenge(somebody.as());
      const unknown = { ...foreign, challengeId: newId() };

      const refusals = await Promise.all(
        [used, expired, foreign, unknown].map((offered) =>
          add(aDevice().proofFor(offered)).catch((error: unknown) => error as Error),
        ),
      );
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'NOT_FOUND' });
      expect(new Set(refusals.map((refusal) => (refusal as Error).message)).size).toBe(1);
      // Trying did not use it up for the one whom it was made for.
      const theirs = aDevice();
      expect((await add(theirs.proofFor(foreign), somebody.as())).did).toBe(theirs.did);
    });

    test('a challenge serves until the last millisecond', async () => {
      const offered = await challenge();
      wallet.moveClock(5 * MINUTE - 1);
      expect((await add(aDevice().proofFor(offered))).isCurrent).toBe(true);
    });

    test('of ten attempts with one challenge one succeeds', async () => {
      const offered = await challenge();
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => add(aDevice().proofFor(offered))),
      );

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NOT_FOUND' });
      expect(await keys()).toHaveLength(1);
    });

    test('five challenges may be open, also when twenty are asked for at once; expired ones make room', async () => {
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => challenge()));

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'LIMIT_REACHED' });
      wallet.moveClock(5 * MINUTE);
      expect((await challenge()).challengeId).toBeDefined();
      expect(await wallet.rows('wallet_key_challenges').countDocuments({ holderId: holder.holderId })).toBe(
        1,
      );
    });

    test('a used challenge makes room for the next', async () => {
      const offered = await Promise.all(Array.from({ length: 5 }, () => challenge()));
      await add(aDevice().proofFor(offered[2]!));
      expect((await challenge()).challengeId).toBeDefined();
    });

    test('refuses a key that stands for somebody, also for the same holder again', async () => {
      const device = aDevice();
      await add(device.proofFor(await challenge()));
      const thief = await wallet.aHolder();

      await expect(add(device.proofFor(await challenge()))).rejects.toMatchObject({ code: 'DUPLICATE' });
      await expect(add(device.proofFor(await challenge(thief.as())), thief.as())).rejects.toMatchObject({
        code: 'DUPLICATE',
      });
      expect(await keys(thief.as())).toEqual([]);
      expect((await thief.account()).did).toBeUndefined();
      expect(await keys()).toHaveLength(1);
    });

    test('refuses a key whose DID an account has from elsewhere', async () => {
      const device = aDevice();
      const other = await wallet.aHolder();
      await wallet.ledger.commit(by(), {
        writes: wallet.accounts.linkDidWrites(other.holderId, device.did),
        audit: [],
      });

      await expect(add(device.proofFor(await challenge()))).rejects.toMatchObject({ code: 'DUPLICATE' });
      expect(await keys()).toEqual([]);
    });

    test.each([
      ['the identity', '0100000000000000000000000000000000000000000000000000000000000000'],
      ['a point of order 4', '0000000000000000000000000000000000000000000000000000000000000000'],
      ['a point of order 8', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'],
      ['a y that is not canonical', 'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f'],
      ['a point off the curve', `02${'00'.repeat(31)}`],
    ])('refuses %s as a key', async (_name, hex) => {
      const offered = await challenge();
      const input = { ...aDevice().proofFor(offered), publicKey: Buffer.from(hex, 'hex') };
      await expect(add(input)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'publicKey' }],
      });
    });
  });

  const anId = newId();
  const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64');
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'input'],
    ['no mode', {}, 'mode'],
    ['another mode', { mode: 'CLOUD' }, 'mode'],
    ['a mode in small letters', { mode: 'platform' }, 'mode'],
    ['an unknown field', { mode: 'PLATFORM', seed: 'x' }, 'seed'],
    ['a platform key with a public key', { mode: 'PLATFORM', publicKey: aDevice().publicKey }, 'publicKey'],
    ['a platform key with a challenge', { mode: 'PLATFORM', challengeId: anId }, 'challengeId'],
    ['a device without a key', { mode: 'DEVICE', challengeId: anId, signature: bytes(64) }, 'publicKey'],
    [
      'a device without a signature',
      { mode: 'DEVICE', challengeId: anId, publicKey: aDevice().publicKey },
      'signature',
    ],
    [
      'a device without a challenge',
      { mode: 'DEVICE', signature: bytes(64), publicKey: aDevice().publicKey },
      'challengeId',
    ],
    [
      'a key of 31 bytes',
      { mode: 'DEVICE', publicKey: bytes(31), challengeId: anId, signature: bytes(64) },
      'publicKey',
    ],
    [
      'a key that is no base64',
      { mode: 'DEVICE', publicKey: '!'.repeat(44), challengeId: anId, signature: bytes(64) },
      'publicKey',
    ],
    [
      'a key that is a number',
      { mode: 'DEVICE', publicKey: 7, challengeId: anId, signature: bytes(64) },
      'publicKey',
    ],
    [
      'a signature of 65 bytes',
      { mode: 'DEVICE', publicKey: aDevice().publicKey, challengeId: anId, signature: bytes(65) },
      'signature',
    ],
    [
      'a challenge id that is an object',
      { mode: 'DEVICE', publicKey: aDevice().publicKey, challengeId: { $ne: null }, signature: bytes(64) },
      'challengeId',
    ],
  ])('refuses %s', async (_name, input, field) => {
    await expect(add(input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(await keys()).toEqual([]);
  });

  test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
    'is closed to callers of kind %s',
    async (kind, identity) => {
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      for (const attempt of [
        add(PLATFORM, by(identity)),
        challenge(by(identity)),
        keys(by(identity)),
        current(by(identity)),
      ])
        await expect(attempt).rejects.toMatchObject({ code });
    },
  );

  test('a holder whose account is gone is told to sign in', async () => {
    const ghost = by({ kind: 'holder', holderId: newId(), dids: ['did:key:z6Mk1'] });
    for (const attempt of [() => add(PLATFORM, ghost), () => challenge(ghost), () => keys(ghost)])
      await expect(attempt()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the trail tells what happened, by ids alone', async () => {
    await add(PLATFORM);
    const device = aDevice();
    await add(device.proofFor(await challenge()));

    const entries = await wallet.audit(holder.holderId);
    expect(entries.map(({ action }) => action)).toEqual([
      'wallet_key.added',
      'wallet_key.challenge_issued',
      'wallet_key.retired',
      'wallet_key.added',
    ]);
    for (const { org, subject } of entries) {
      expect(org).toEqual({ type: 'HOLDER', id: holder.holderId });
      expect(subject.type).toBe('WalletKey');
    }
    expect(JSON.stringify(entries)).not.toContain('did:key:');
    expect(wallet.lines.join('')).not.toContain(device.did);
  });

  describe('for the commit of another room', () => {
    test('an account without a DID gets one', async () => {
      const { did, writes, audit } = wallet.room.platformKeyWrites(await holder.account());
      await wallet.ledger.commit(holder.as(), { writes, audit });

      expect(await holder.account()).toMatchObject({ did, dids: [did] });
      expect(await current()).toMatchObject({ did, mode: 'PLATFORM' });
    });

    test('an account with a DID keeps it', async () => {
      const { did } = await add(PLATFORM);
      expect(wallet.room.platformKeyWrites(await holder.account())).toEqual({ did, writes: [], audit: [] });
    });

    test('of two at once one is kept whole', async () => {
      const account = await holder.account();
      const results = await Promise.allSettled(
        [1, 2, 3].map(() => {
          const { writes, audit } = wallet.room.platformKeyWrites(account);
          return wallet.ledger.commit(holder.as(), { writes, audit });
        }),
      );

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await keys()).toHaveLength(1);
      expect((await holder.account()).dids).toHaveLength(1);
    });
  });
});

function flipped(signature: Uint8Array): Uint8Array {
  const copy = Buffer.from(signature);
  copy[10] = (copy[10] ?? 0) ^ 1;
  return copy;
}

/** The same signature with S + L in the place of S: a lax verifier takes it. */
function withGreatScalar(signature: Uint8Array): Uint8Array {
  const order = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');
  const copy = Buffer.from(signature);
  let carry = 0;
  for (let index = 0; index < 32; index++) {
    const sum = (copy[32 + index] ?? 0) + (order[index] ?? 0) + carry;
    copy[32 + index] = sum & 0xff;
    carry = sum >> 8;
  }
  return copy;
}
