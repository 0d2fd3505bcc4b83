import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { by } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { type Authenticator, createAuthenticator, type Spoilt } from './testing/authenticator.ts';
import { aPasskeysRoom, ORIGIN, type Passkeys } from './testing/passkeys-room.ts';

const STRANGERS_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const SPACE = Buffer.from(' ');

describe('attacks on the sign-in by passkey', () => {
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

  // One row an attack: how the answer differs from an honest one.
  const attacks: readonly (readonly [string, Spoilt])[] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['a subdomain of the origin', { origin: 'https://evil.wallet.testamur.example' }],
    ['the origin without TLS', { origin: 'http://wallet.testamur.example' }],
    ['the origin on another port', { origin: `${ORIGIN}:8443` }],
    ['the origin with a slash', { origin: `${ORIGIN}/` }],
    ['another relying party', { rpId: 'evil.example' }],
    ['the parent domain as relying party', { rpId: 'testamur.example' }],
    ['nobody present', { flags: { up: false } }],
    ['nobody verified', { flags: { uv: false } }],
    ['neither present nor verified', { flags: { up: false, uv: false } }],
    ['a backup of what cannot be backed up', { flags: { bs: true } }],
    ['a passkey that became eligible for backup', { flags: { be: true } }],
    ['a registration as type', { clientData: { type: 'webauthn.create' } }],
    ['an unknown type', { clientData: { type: 'payment.get' } }],
    ['no type', { clientData: { type: undefined } }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['an empty challenge', { challenge: '' }],
    ['no challenge', { clientData: { challenge: undefined } }],
    ['a list as challenge', { clientData: { challenge: ['x'] } }],
    ['a frame of another site', { clientData: { crossOrigin: true } }],
    [
      'a named frame of another site',
      { clientData: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    ],
    ['a page around it without a frame', { clientData: { topOrigin: 'https://evil.example' } }],
    ['a broken token binding', { clientData: { tokenBinding: 'x' } }],
    ['a signature by another key', { signWith: STRANGERS_KEY }],
    ['a signature of another kind', { signWith: generateKeyPairSync('ed25519').privateKey }],
    ['bytes behind the authenticator data', { trailing: Buffer.from([1]) }],
    ['the user handle of nobody', { userHandle: Buffer.from('nobody').toString('base64url') }],
    ['a passkey that nobody registered', { id: randomBytes(32).toString('base64url') }],
  ];
  test.each(attacks)('refuses %s', async (_what, spoilt) => {
    const authenticator = await room.registered(ada);
    await expect(signIn(authenticator, spoilt)).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });

    expect(await sessions()).toBe(0);
    expect(await passkeyOf(authenticator)).toMatchObject({ signCount: 0, lastUsed: null });
  });

  test('refuses the user handle of somebody else', async () => {
    const authenticator = await room.registered(ada);
    const userHandle = Buffer.from(grace.holderId).toString('base64url');

    await expect(signIn(authenticator, { userHandle })).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test("refuses the passkey of another account, also under this account's user handle", async () => {
    await room.registered(ada);
    const ofGrace = await room.registered(grace);
    const userHandle = Buffer.from(ada.holderId).toString('base64url');

    await expect(signIn(ofGrace)).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });
    await expect(signIn(ofGrace, { userHandle })).rejects.toMatchObject({ code: 'ASSERTION_INVALID' });
  });

  test("refuses a ceremony that was begun for somebody else's account", async () => {
    const authenticator = await room.registered(ada);
    await room.registered(grace);
    const { ceremonyId, publicKey } = await room.beginSignIn(grace.email);

    await expect(room.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test('refuses a passkey that was registered after the ceremony began', async () => {
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    const authenticator = await room.registered(ada);

    await expect(room.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test('refuses a passkey that was deleted after the ceremony began', async () => {
    const authenticator = await room.registered(ada);
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    room.withRecoveryCode.add(ada.holderId);
    await room.remove(ada, authenticator.id);

    await expect(room.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test('refuses a passkey that went over to another account after the ceremony began', async () => {
    const authenticator = await room.registered(ada);
    const begun = await room.beginSignIn(ada.email);
    room.withRecoveryCode.add(ada.holderId);
    await room.remove(ada, authenticator.id);
    const { ceremonyId, publicKey } = await room.beginRegistration(grace);
    await room.finishRegistration(grace, { ceremonyId, attestation: authenticator.register(publicKey) });
    const answer = authenticator.signIn(begun.publicKey, { userHandle: undefined });

    await expect(room.finishSignIn(begun.ceremonyId, answer)).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
    expect(await sessions()).toBe(0);
  });

  test('refuses the passkey of an account that is gone', async () => {
    const authenticator = await room.registered(ada);
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    room.people.splice(0, 1);

    await expect(room.finishSignIn(ceremonyId, authenticator.signIn(publicKey))).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test('refuses the answer to a registration as the answer to a sign-in, and the other way round', async () => {
    const authenticator = await room.registered(ada);
    const registration = await room.beginRegistration(ada);
    const begun = await room.beginSignIn(ada.email);
    const forRegistration = authenticator.signIn({
      ...begun.publicKey,
      challenge: registration.publicKey.challenge,
    });

    await expect(room.finishSignIn(registration.ceremonyId, forRegistration)).rejects.toMatchObject({
      code: 'CEREMONY_EXPIRED',
    });
    await expect(room.finishSignIn(begun.ceremonyId, forRegistration)).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
    const other = createAuthenticator({ origin: ORIGIN });
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    const attestation = other.register({ ...registration.publicKey, challenge: publicKey.challenge });
    await expect(room.finishRegistration(ada, { ceremonyId, attestation })).rejects.toMatchObject({
      code: 'CEREMONY_EXPIRED',
    });
    await expect(
      room.finishRegistration(ada, { ceremonyId: registration.ceremonyId, attestation }),
    ).rejects.toMatchObject({ code: 'ATTESTATION_INVALID' });
  });

  test.each([
    ['a bit of the signature', 'signature', (bytes: Buffer) => flipped(bytes, 12)],
    ['the counter', 'authenticatorData', (bytes: Buffer) => flipped(bytes, 36)],
    [
      'the white space of the client data',
      'clientDataJSON',
      (bytes: Buffer) => Buffer.concat([bytes, SPACE]),
    ],
  ] as const)('refuses an answer with %s changed after it was signed', async (_what, member, change) => {
    const authenticator = await room.registered(ada);
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);
    const answer = authenticator.signIn(publicKey);
    const bytes = change(Buffer.from(answer.response[member], 'base64url'));
    const response = { ...answer.response, [member]: bytes.toString('base64url') };

    await expect(room.finishSignIn(ceremonyId, { ...answer, response })).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });
  });

  test('says in the trail when eligibility for backup changed', async () => {
    const authenticator = await room.registered(ada, { flags: { be: true } });
    await expect(signIn(authenticator, { flags: { be: false } })).rejects.toMatchObject({
      code: 'ASSERTION_INVALID',
    });

    expect((await room.trail()).at(-1)).toMatchObject({
      status: 'DENIED',
      reason: 'BACKUP_ELIGIBILITY_CHANGED',
    });
  });

  test('refuses a passkey of nobody in the same words, and leaves no trace of it', async () => {
    const { ceremonyId, publicKey } = await room.beginSignIn('nobody@example.com');
    const forger = createAuthenticator({ origin: ORIGIN });
    const ofNobody = await room.finishSignIn(ceremonyId, forger.signIn(publicKey)).catch((error) => error);
    const authenticator = await room.registered(ada);
    const trail = await room.trail();
    const ofAda = await signIn(authenticator, { signWith: STRANGERS_KEY }).catch((error) => error);

    expect(ofNobody.message).toBe(ofAda.message);
    expect([ofNobody.code, ofAda.code]).toEqual(['ASSERTION_INVALID', 'ASSERTION_INVALID']);
    expect(await room.trail()).toEqual(trail);
  });

  const malformed: readonly (readonly [string, (answer: AuthenticationResponseJSON) => unknown])[] = [
    ['an empty object', () => ({})],
    ['no response', ({ response: _response, ...rest }) => rest],
    ['a text as response', (answer) => ({ ...answer, response: 'x' })],
    ['no signature', (answer) => ({ ...answer, response: { ...answer.response, signature: undefined } })],
    ['an empty signature', (answer) => ({ ...answer, response: { ...answer.response, signature: '' } })],
    ['a number as id', (answer) => ({ ...answer, id: 7 })],
    ['an operator as id', (answer) => ({ ...answer, id: { $ne: null }, rawId: { $ne: null } })],
    ['another raw id', (answer) => ({ ...answer, rawId: 'AAAA' })],
    ['a padded id', (answer) => ({ ...answer, id: `${answer.id}=`, rawId: `${answer.id}=` })],
    ['another type', (answer) => ({ ...answer, type: 'password' })],
    ['client data that is no JSON', (answer) => withMember(answer, 'clientDataJSON', 'not JSON')],
    ['client data that is null', (answer) => withMember(answer, 'clientDataJSON', 'null')],
    ['client data of 5 kB', (answer) => withMember(answer, 'clientDataJSON', ' '.repeat(5000))],
    ['authenticator data of 36 bytes', (answer) => withMember(answer, 'authenticatorData', 'x'.repeat(36))],
    ['a signature of 3 kB', (answer) => withMember(answer, 'signature', 'x'.repeat(3000))],
    ['a user handle of 65 bytes', (answer) => withMember(answer, 'userHandle', 'x'.repeat(65))],
    ['standard base64', (answer) => ({ ...answer, response: { ...answer.response, signature: 'ab+/' } })],
    [
      'bits behind the last byte',
      (answer) => ({ ...answer, response: { ...answer.response, signature: 'AB' } }),
    ],
  ];
  test.each(malformed)('refuses %s', async (_what, spoil) => {
    const authenticator = await room.registered(ada);
    const { ceremonyId, publicKey } = await room.beginSignIn(ada.email);

    await expect(room.finishSignIn(ceremonyId, spoil(authenticator.signIn(publicKey)))).rejects.toMatchObject(
      {
        code: 'ASSERTION_INVALID',
      },
    );
    expect(await room.rows('passkey_ceremonies').countDocuments({})).toBe(0);
  });

  test.each([
    ['an unknown ceremony', 'A'.repeat(22), {}, 'CEREMONY_EXPIRED'],
    ['a short ceremony id', 'x', {}, 'CEREMONY_EXPIRED'],
    ['an empty ceremony id', '', {}, 'CEREMONY_EXPIRED'],
    ['a ceremony id with a zero', '\0', {}, 'CEREMONY_EXPIRED'],
    ['an operator as ceremony', { $ne: null }, {}, 'VALIDATION_FAILED'],
    ['a list as ceremony', ['x'], {}, 'VALIDATION_FAILED'],
    ['a number as ceremony', 7, {}, 'VALIDATION_FAILED'],
    ['no ceremony', undefined, {}, 'VALIDATION_FAILED'],
    ['a long ceremony id', 'A'.repeat(257), {}, 'VALIDATION_FAILED'],
    ['a text as credential', 'A'.repeat(22), '{}', 'VALIDATION_FAILED'],
    ['a list as credential', 'A'.repeat(22), [], 'VALIDATION_FAILED'],
    ['null as credential', 'A'.repeat(22), null, 'VALIDATION_FAILED'],
    ['a number as credential', 'A'.repeat(22), 7, 'VALIDATION_FAILED'],
    ['no credential', 'A'.repeat(22), undefined, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, ceremonyId, credential, code) => {
    await room.beginSignIn(ada.email);
    await expect(room.finishSignIn(ceremonyId, credential)).rejects.toMatchObject({ code });
    expect(await room.rows('passkey_ceremonies').countDocuments({})).toBe(1);
  });

  test('refuses a challenge that the caller brings', async () => {
    const input = { ceremonyId: 'A'.repeat(22), credential: {}, challenge: 'A'.repeat(43) };
    await expect(room.call('finishPasskeySignIn', input, by())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
}

function withMember(
  answer: AuthenticationResponseJSON,
  member: keyof AuthenticationResponseJSON['response'],
  text: string,
): unknown {
  return { ...answer, response: { ...answer.response, [member]: Buffer.from(text).toString('base64url') } };
}
