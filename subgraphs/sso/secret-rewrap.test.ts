import { newContext } from '../../kernel/context.ts';
import { createEnvelope, type Envelope } from '../../kernel/crypto/envelope.ts';
import { randomSecret } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { createCustodians } from '../custodians/index.ts';
import { as as custodians, openCustodiansWorld } from '../custodians/testing.ts';
import { openIssuersWorld } from '../issuers/testing.ts';
import { createSecretRewrap } from './secret-rewrap.ts';
import { clientSecretAad } from './sso-config.ts';
import { ISSUER_SSO } from './sso-kind.ts';
import { as, DIDS, openSsoWorld, type SsoWorld } from './testing/sso-world.ts';

const SECRET = 'correct horse battery staple';
const settings = (clientSecret = SECRET) => ({
  protocol: 'OIDC',
  provider: 'IdP',
  oidc: { issuerUrl: 'https://idp.example.edu', clientId: 'testamur', clientSecret },
});

describe('client secrets that an older key-encryption key has sealed', () => {
  const older = randomSecret(32);
  const newer = randomSecret(32);
  const before = createEnvelope({ current: 1, keys: new Map([[1, older]]) });
  const both = createEnvelope({
    current: 2,
    keys: new Map([
      [1, older],
      [2, newer],
    ]),
  });
  const after = createEnvelope({ current: 2, keys: new Map([[2, newer]]) });
  let world: SsoWorld;
  beforeEach(async () => {
    world = await openSsoWorld([], { envelope: before });
  });
  afterEach(() => world.close());

  const rewrap = (envelope: Envelope = both) =>
    createSecretRewrap({ ...world, kind: ISSUER_SSO, envelope })();
  const secretOf = async (envelope: Envelope, did: string = DIDS[0]) => {
    const { config } = await world.service.get({}, as.admin(did));
    const { sealedSecret } = config.oidc ?? {};
    if (!config.oidc || !sealedSecret) throw new Error('No secret is stored.');
    return String(envelope.open(sealedSecret, clientSecretAad('issuer', config.ssoConfigId, config.oidc)));
  };

  test('are sealed with the current one, which alone opens them then', async () => {
    for (const did of DIDS) await world.service.upsert(settings(did), as.admin(did));
    const { config } = await world.service.get({}, as.admin());
    expect(await world.stores.sealedWith(1)).toBe(true);
    expect(await rewrap()).toBe(2);
    for (const did of DIDS) expect(await secretOf(after, did)).toBe(did);
    expect([await world.stores.sealedWith(1), await world.stores.sealedWith(2)]).toEqual([false, true]);
    expect((await world.told(config.ssoConfigId)).at(-1)?.action).toBe('sso_config.secret_rewrapped');
    expect(await rewrap()).toBe(0);
    // Whoever has read the settings may still save them.
    await world.service.upsert(settings(), as.admin(DIDS[0], { expectedRowVersion: config.rowVersion }));
  });

  test('are found behind any number of others that do not open', async () => {
    const { config } = await world.service.upsert(settings(), as.admin());
    const rows = world.connection.collection<Record<string, unknown>>('sso_configs');
    const row = await rows.findOne({});
    const sealedSecret = { ciphertext: 'v1:AAAAAAAAAAAAAAAAAAAAAAAA', nonce: 'AAAAAAAAAAAAAAAA' };
    await rows.insertMany(
      Array.from({ length: 120 }, (_, at) => ({
        ...row,
        _id: `0 ${String(at).padStart(3, '0')}` as never,
        organizationId: `o-${at}`,
        organizationDid: `did:key:z6Mk${at}`,
        oidc: { ...settings().oidc, sealedSecret },
      })),
    );
    expect(await rewrap()).toBe(1);
    expect(await secretOf(after)).toBe(SECRET);
    expect(config.ssoConfigId > '0 119').toBe(true);
    expect(world.lines.filter((line) => line.includes('could not be sealed anew'))).toHaveLength(120);
  });

  test('give way to one that is saved after they were read', async () => {
    await world.service.upsert(settings('old'), as.admin());
    const stores = {
      ...world.stores,
      async sealedBefore(...asked: Parameters<typeof world.stores.sealedBefore>) {
        const read = await world.stores.sealedBefore(...asked);
        await world.service.upsert(settings('new'), as.admin());
        return read;
      },
    };
    expect(await createSecretRewrap({ ...world, stores, kind: ISSUER_SSO, envelope: both })()).toBe(0);
    expect(await secretOf(both)).toBe('new');
  });

  test('survive whatever saves and seals them at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      await world.service.upsert(settings(`old ${round}`), as.admin());
      const saved = world.service.upsert(settings(`new ${round}`), as.admin());
      await Promise.all([saved, ...Array.from({ length: 5 }, () => rewrap())]);
      expect(await secretOf(both)).toBe(`new ${round}`);
      await rewrap();
      expect(await secretOf(after)).toBe(`new ${round}`);
    }
  });

  test('do not wait for one that does not open, which stays as it is and is told without a secret', async () => {
    const { config } = await world.service.upsert(settings(), as.admin());
    await world.service.upsert(settings('the other one'), as.admin(DIDS[1]));
    const spoilt = { ciphertext: 'v1:AAAAAAAAAAAAAAAAAAAAAAAA', nonce: 'AAAAAAAAAAAAAAAA' };
    await world.connection
      .collection<{ _id: string }>('sso_configs')
      .updateOne({ _id: config.ssoConfigId }, { $set: { 'oidc.sealedSecret': spoilt } });
    expect(await rewrap()).toBe(1);
    expect(await secretOf(after, DIDS[1])).toBe('the other one');
    expect((await world.service.get({}, as.admin())).config.oidc?.sealedSecret).toEqual(spoilt);
    const told = world.lines.filter((line) => line.includes('could not be sealed anew'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(config.ssoConfigId);
    expect(world.lines.join()).not.toContain('the other one');
  });
});

describe('the start of a registry whose single sign-on has a secret', () => {
  const keys = [randomSecret(32), randomSecret(32)] as const;
  const [first, second] = keys;
  const with1 = createEnvelope({ current: 1, keys: new Map([[1, first]]) });
  const with2 = createEnvelope({ current: 2, keys: new Map([[2, second]]) });
  const withBoth = createEnvelope({
    current: 2,
    keys: new Map([
      [1, first],
      [2, second],
    ]),
  });

  test('of issuers stops without its key, until the secret was sealed anew', async () => {
    const world = await openIssuersWorld({ envelope: with1 });
    try {
      const { issuerId, did } = await world.register({ mode: 'BYOK' });
      const role = { role: 'Admin', issuerStatus: 'ACTIVE', issuerId, issuerDid: did } as const;
      const admin = newContext({ identity: { kind: 'issuer', userId: 'u', ...role } });
      await world.issuers.service.sso.service.upsert(settings(), admin);
      await expect(world.open({ envelope: with2 })).rejects.toThrow(/Key-encryption key v1 is missing/);
      expect(await world.stored('kek_canaries')).toHaveLength(1);
      const rotated = await world.open({ envelope: withBoth });
      rotated.start();
      await until('the secret to be sealed anew', async () =>
        JSON.stringify(await world.stored('sso_configs')).includes('v2:'),
      );
      await rotated.close();
      await world.open({ envelope: with2 });
    } finally {
      await world.close();
    }
  });

  test('of custodians does the same', async () => {
    const world = await openCustodiansWorld({ envelope: with1 });
    const open = (envelope: Envelope) => {
      world.connection.deleteModel(/./);
      return createCustodians({ ...world.given, envelope });
    };
    try {
      await world.connection.collection('custodied_keys').deleteMany({});
      await world.service.sso.service.upsert(settings(), custodians.custodian());
      await expect(open(with2)).rejects.toThrow(/Key-encryption key v1 is missing/);
      const rotated = await open(withBoth);
      rotated.start();
      await until('the secret to be sealed anew', async () =>
        JSON.stringify(await world.connection.collection('sso_configs').find().toArray()).includes('v2:'),
      );
      await rotated.close();
      await (await open(with2)).close();
    } finally {
      await world.close();
    }
  });
});
