import { createSigner, verify } from '../../kernel/crypto/ed25519.ts';
import { createEnvelope } from '../../kernel/crypto/envelope.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { PLATFORM_CONTEXT } from '../../kernel/crypto/testing/credentials.ts';
import { randomSecret } from '../../kernel/ids.ts';
import { didDocumentOf } from '../did-registry/did-document.ts';
import { rotationMessage } from '../did-registry/registrant-key.ts';
import {
  BAD_PAYLOADS,
  BAD_ROTATIONS,
  freshKey,
  signedRotation as rotationOf,
} from '../did-registry/testing.ts';
import { as, type IssuersWorld, openIssuersWorld } from './testing.ts';

let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld();
});
afterAll(() => world.close());

const service = () => world.issuers.service.keys;
const UNKNOWN = didKeyFromPublicKey(freshKey());
const payload = Buffer.from('the 64 bytes that a proof signs');

const signedRotation = (
  ...given: Parameters<typeof rotationOf> extends [unknown, ...infer Rest] ? Rest : never
) => rotationOf('issuer', ...given);

describe('rotate', () => {
  test('makes the next key of a CUSTODIAL issuer and signs with it from then on', async () => {
    const issuer = await world.register();
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const { key } = await service().rotate({ did: issuer.did }, as.issuer(issuer));
    const keys = await service().keys({ did: issuer.did }, as.anonymous());
    expect(keys.map(({ keyVersion, isCurrent }) => [keyVersion, isCurrent])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(keys[0]?.rotatedAt).toEqual(world.clock.now);
    const signed = await service().sign({ issuerDid: issuer.did, payload }, as.unit('credential-issuance'));
    expect(signed.keyVersion).toBe(2);
    expect(verify(key.publicKey, payload, signed.signature)).toBe(true);
    const shown = await world.issuers.service.issuers.byDid({ did: issuer.did }, as.anonymous());
    expect(shown.publicKey).toEqual(key.publicKey);
  });

  test.each([[freshKey()], [freshKey().toString('base64')], ['nonsense']])(
    'refuses the key %p from a CUSTODIAL issuer',
    async (newPublicKey) => {
      const issuer = await world.register();
      const rotating = service().rotate({ did: issuer.did, newPublicKey }, as.unit());
      await expect(rotating).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'newPublicKey' }],
      });
    },
  );

  test('hands over from the current key of a BYOK issuer', async () => {
    const issuer = await world.register({ mode: 'BYOK' });
    const second = createSigner(randomSecret(32));
    const newKey = Buffer.from(second.publicKey);
    const first = await service().rotate(
      signedRotation(issuer.did, issuer.signer, 2, newKey),
      as.issuer(issuer),
    );
    expect(first.key).toMatchObject({ keyVersion: 2, publicKey: newKey, isCurrent: true });
    const third = signedRotation(issuer.did, second, 3, freshKey());
    await expect(service().rotate(third, as.issuer(issuer))).resolves.toMatchObject({
      key: { keyVersion: 3 },
    });
  });

  test('signs exactly the documented text', () => {
    const key = Buffer.alloc(32, 1);
    expect(rotationMessage('issuer', 'did:key:z6MkA', 2, key).toString('utf8')).toBe(
      'testamur:rotate-issuer-key:did:key:z6MkA:2:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
    );
  });

  test('refuses signatures that the current key did not make over this rotation', async () => {
    const issuer = await world.register({ mode: 'BYOK' });
    const { did, signer } = issuer;
    const other = await world.register({ mode: 'BYOK' });
    const key = freshKey();
    const good = signedRotation(did, signer, 2, key);
    const flipped = Buffer.from(good.oldKeySignature);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    const rows = {
      'of another key': signedRotation(did, createSigner(randomSecret(32)), 2, key),
      'of this version': signedRotation(did, signer, 1, key),
      'of a later version': signedRotation(did, signer, 3, key),
      'over another key': { ...good, newPublicKey: freshKey() },
      'over another DID': { ...signedRotation(other.did, signer, 2, key), did },
      'with a flipped bit': { ...good, oldKeySignature: flipped },
      'that is short': { ...good, oldKeySignature: good.oldKeySignature.subarray(0, 63) },
      'that is long': { ...good, oldKeySignature: Buffer.concat([good.oldKeySignature, Buffer.alloc(1)]) },
      'that is no base64': { ...good, oldKeySignature: 'nonsense' },
      'by the new key': signedRotation(did, createSigner(randomSecret(32)), 2, key),
    };
    for (const [name, input] of Object.entries(rows)) {
      const error = await service()
        .rotate(input, as.unit())
        .catch((reason: unknown) => reason);
      expect([name, (error as { code?: string }).code]).toEqual([name, 'KEY_ROTATION_SIGNATURE_INVALID']);
    }
    await service().rotate(good, as.unit());
    const replay = service().rotate(good, as.unit());
    await expect(replay).rejects.toMatchObject({ code: 'KEY_ROTATION_SIGNATURE_INVALID' });
  });

  test.each(BAD_ROTATIONS)('refuses a BYOK rotation with %s', async (_, wrong, field) => {
    const { did, signer } = await world.register({ mode: 'BYOK' });
    const input = { ...signedRotation(did, signer, 2, freshKey()), ...wrong };
    const rotating = service().rotate(input, as.unit());
    await expect(rotating).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('refuses a key that anybody registered before, also the issuer itself', async () => {
    const { did, signer } = await world.register({ mode: 'BYOK' });
    const other = await world.register({ mode: 'BYOK' });
    for (const taken of [other.publicKey, Buffer.from(signer.publicKey)]) {
      const rotating = service().rotate(signedRotation(did, signer, 2, taken), as.unit());
      await expect(rotating).rejects.toMatchObject({ code: 'DUPLICATE' });
    }
    const second = createSigner(randomSecret(32));
    await service().rotate(signedRotation(did, signer, 2, Buffer.from(second.publicKey)), as.unit());
    const input = { name: 'Thief', byok: true, publicKey: second.publicKey };
    const stealing = world.issuers.service.issuers.register(input, as.anonymous());
    await expect(stealing).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('leaves one current key and no gap after 50 concurrent rotations in two instances', async () => {
    const issuer = await world.register();
    const other = await world.open();
    const rotations = Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? other : world.issuers).service.keys.rotate({ did: issuer.did }, as.unit()),
    );
    const outcomes = await Promise.allSettled(rotations);
    const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(lost.filter((code) => code !== 'CONFLICT')).toEqual([]);
    expect(done).toBeGreaterThan(0);
    const { keys } = await service().resolve({ did: issuer.did, fresh: true }, as.anonymous());
    expect(keys.map(({ keyVersion }) => keyVersion)).toEqual(
      Array.from({ length: done + 1 }, (_, n) => n + 1),
    );
    expect(keys.filter(({ isCurrent }) => isCurrent).map(({ keyVersion }) => keyVersion)).toEqual([done + 1]);
    const held = (await world.stored('custodied_keys')).filter(
      ({ did, isCurrent }) => did === issuer.did && isCurrent,
    );
    expect(held.map(({ keyVersion }) => keyVersion)).toEqual([done + 1]);
  });

  test.each([
    ['another issuer', () => as.issuer({ issuerId: 'x', did: UNKNOWN }), 'FORBIDDEN'],
    ['an Operator', (of: { issuerId: string; did: string }) => as.issuer(of, 'Operator'), 'FORBIDDEN'],
    ['nobody', () => as.anonymous(), 'UNAUTHENTICATED'],
    ['an administrator', () => as.admin(), 'SCOPE_MISSING'],
    ['an API key', (of: { issuerId: string; did: string }) => as.apiKey(of), 'SCOPE_MISSING'],
  ])('refuses %s', async (_, caller, code) => {
    const issuer = await world.register();
    await expect(service().rotate({ did: issuer.did }, caller(issuer))).rejects.toMatchObject({ code });
  });
});

describe('didDocument', () => {
  test('lists every key version under its number and under its multikey', async () => {
    const issuer = await world.register();
    await service().rotate({ did: issuer.did }, as.unit());
    const document = await service().didDocument({ did: issuer.did }, as.anonymous());
    const [one, two] = await service().keys({ did: issuer.did }, as.anonymous());
    expect(document['@context']).toEqual([
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      PLATFORM_CONTEXT,
    ]);
    expect(document.id).toBe(issuer.did);
    expect(document.publicKey).toEqual(
      [one, two].map((key) => ({
        id: `${issuer.did}#key-${key?.keyVersion}`,
        type: 'Ed25519VerificationKey2020',
        controller: issuer.did,
        publicKeyMultibase: key?.publicKey.toString('base64'),
      })),
    );
    const urlsOf = (key: typeof one) => [
      `${issuer.did}#${multikeyFromPublicKey(key!.publicKey)}`,
      `${issuer.did}#key-${key!.keyVersion}`,
    ];
    const methods = [...urlsOf(one), ...urlsOf(two)];
    expect(document.verificationMethod.map(({ id }) => id)).toEqual(methods);
    expect(document.assertionMethod).toEqual(methods);
    expect(document.authentication).toEqual(urlsOf(two));
    for (const { id } of document.publicKey) expect(methods).toContain(id);
    expect(document.verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase)).toEqual(
      [one, one, two, two].map((key) => multikeyFromPublicKey(key!.publicKey)),
    );
    expect(document.verificationMethod[0]?.id).toBe(`${issuer.did}#${issuer.did.slice('did:key:'.length)}`);
  });

  test('names no key that the issuer does not have', async () => {
    const issuer = await world.register();
    expect(didDocumentOf(issuer, [], PLATFORM_CONTEXT)).toMatchObject({
      assertionMethod: [],
      authentication: [],
    });
  });
});

describe('sign', () => {
  test('signs as the issuer with a key of its DID document', async () => {
    const { did, publicKey } = await world.register();
    const signed = await service().sign({ issuerDid: did, payload }, as.unit('credential-issuance'));
    expect(verify(publicKey, payload, signed.signature)).toBe(true);
    expect(signed).toMatchObject({
      keyVersion: 1,
      verificationMethod: `${did}#${did.slice('did:key:'.length)}`,
    });
  });

  test('signs with a retired key where its version is named', async () => {
    const issuer = await world.register();
    const { did, publicKey } = issuer;
    await service().rotate({ did }, as.issuer(issuer));
    const sign = (keyVersion?: number) => service().sign({ issuerDid: did, payload, keyVersion }, as.unit());
    const [first, current] = [await sign(1), await sign()];
    expect(verify(publicKey, payload, first.signature)).toBe(true);
    expect(verify(publicKey, payload, current.signature)).toBe(false);
    expect([first.keyVersion, current.keyVersion]).toEqual([1, 2]);
    await expect(sign(3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('answers NOT_FOUND for a BYOK issuer and for an unknown one', async () => {
    const { did } = await world.register({ mode: 'BYOK' });
    for (const issuerDid of [did, UNKNOWN]) {
      await expect(service().sign({ issuerDid, payload }, as.unit())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  test.each([['PENDING_APPROVAL'], ['SUSPENDED'], ['REVOKED'], ['REJECTED']] as const)(
    'refuses an issuer that is %s, also when another instance changed it behind the cache',
    async (status) => {
      const { did } = await world.register();
      const other = await world.open();
      await world.issuers.ports.cachedDirectory.byDid(did, as.anonymous());
      await other.service.issuers.setStatus({ did, status }, as.unit());
      await expect(service().sign({ issuerDid: did, payload }, as.unit())).rejects.toMatchObject({
        code: 'ISSUER_NOT_ACTIVE',
      });
      await expect(world.issuers.ports.directory.byDid(did, as.anonymous())).resolves.toMatchObject({
        status,
      });
    },
  );

  test.each(BAD_PAYLOADS)('refuses %s', async (_, wrong) => {
    const { did } = await world.register();
    const signing = service().sign({ issuerDid: did, payload, ...wrong }, as.unit());
    await expect(signing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each([
    ['anonymous', () => as.anonymous()],
    ['admin', () => as.admin()],
    ['issuer', (of: { issuerId: string; did: string }) => as.issuer(of)],
    ['apiKey', (of: { issuerId: string; did: string }) => as.apiKey(of)],
    ['holder', () => as.holder()],
  ])('refuses %s', async (_, caller) => {
    const issuer = await world.register();
    const error = await service()
      .sign({ issuerDid: issuer.did, payload }, caller(issuer))
      .catch((reason) => reason);
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain(error.code);
  });

  test('never signs under a DID with a private key that was moved there', async () => {
    const [mine, theirs] = [await world.register(), await world.register()];
    const rows = await world.stored('custodied_keys');
    const row = rows.find(({ did }) => did === theirs.did);
    const moved = {
      encryptedPrivateKey: row?.['encryptedPrivateKey'],
      encryptionNonce: row?.['encryptionNonce'],
    };
    await world.tamper('custodied_keys', { did: mine.did }, { $set: moved });
    await expect(service().sign({ issuerDid: mine.did, payload }, as.unit())).rejects.toThrow(
      'does not open',
    );
    await world.tamper(
      'custodied_keys',
      { did: mine.did },
      { $set: { ...moved, publicKey: row?.['publicKey'] } },
    );
    await expect(service().sign({ issuerDid: mine.did, payload }, as.unit())).rejects.toThrow(
      'does not open',
    );
  });
});

describe('key-encryption keys', () => {
  test('a wrong key stops the start with one sentence and writes nothing', async () => {
    const count = async () =>
      (await Promise.all(['kek_canaries', 'custodied_keys'].map(world.stored))).flat().length;
    const before = await count();
    const wrong = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) });
    await expect(world.open({ envelope: wrong })).rejects.toThrow(
      /Key-encryption key v1 is missing or is not the one/,
    );
    const renumbered = createEnvelope({ current: 2, keys: new Map([[2, randomSecret(32)]]) });
    await expect(world.open({ envelope: renumbered })).rejects.toThrow(/v1/);
    await world.tamper('kek_canaries', { _id: 1 }, { $set: { ciphertext: 'v1:AAAA' } });
    await expect(world.open()).rejects.toThrow(/v1/);
    expect(await count()).toBe(before);
  });
});
