import { createSigner, verify } from '../../../kernel/crypto/ed25519.ts';
import { createEnvelope } from '../../../kernel/crypto/envelope.ts';
import { didKeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { ISSUER_STATUSES, type IssuerStatus } from '../../../kernel/identity.ts';
import { newId, randomSecret } from '../../../kernel/ids.ts';
import {
  BAD_PAYLOADS,
  BAD_REGISTRATIONS,
  BAD_ROTATIONS,
  freshKey,
  signedRotation,
} from '../../did-registry/testing.ts';
import { byUnit } from '../../testing/rooms.ts';
import { createCustodians } from '../index.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, custodianIdOf, openCustodiansWorld } from '../testing.ts';
import { anAdmin, registered } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const registry = () => world.service.registry;
const stored = (name: string) => world.connection.collection(name).find({}).toArray();
const tamper = (name: string, filter: object, update: object) =>
  world.connection.collection(name).updateOne(filter, update);
const aCustodian = (given: Parameters<typeof registered>[1] = {}) => registered(world, given);
const UNKNOWN = didKeyFromPublicKey(freshKey());
const payload = Buffer.from('the bytes that an attestation signs');
const TYPE = { custodianType: 'REGULATOR' } as const;

describe('registration', () => {
  test('makes a key for a CUSTODIAL custodian, which waits, and keeps what it said of itself', async () => {
    const custodian = await registry().custodians.register(
      {
        name: ' Archive of Closed Schools ',
        custodianType: 'RECORDS_ARCHIVE',
        websiteUrl: 'archive.example',
        contactEmail: 'Records@Archive.example',
        countryCode: 'ie',
        jurisdictionCodes: ['ie', 'gb-nir', 'IE'],
        mandate: { legalBasis: 'Education Act 1998', evidenceRef: 'SI 41/2019' },
        publicKey: 'not a key at all',
      },
      as.nobody(),
    );
    expect(custodian).toMatchObject({
      name: 'Archive of Closed Schools',
      custodianType: 'RECORDS_ARCHIVE',
      status: 'PENDING_APPROVAL',
      signingMode: 'CUSTODIAL',
      organizationUrl: 'https://archive.example',
      contactEmail: 'records@archive.example',
      countryCode: 'IE',
      jurisdictionCodes: ['IE', 'GB-NIR'],
      mandate: { legalBasis: 'Education Act 1998', evidenceRef: 'SI 41/2019' },
    });
    expect(custodian.did).toBe(didKeyFromPublicKey(custodian.publicKey));
    const [held] = (await stored('custodied_keys')).filter(({ did }) => did === custodian.did);
    expect(String(held?.['encryptedPrivateKey'])).toMatch(/^v1:[A-Za-z0-9+/]{64}$/);
    const [key] = (await stored('custodian_keys')).filter(({ did }) => did === custodian.did);
    expect(key).toMatchObject({ custodianId: custodian.custodianId, keyVersion: 1, isCurrent: true });
    expect(await world.told(custodian.custodianId)).toEqual([
      { action: 'custodian.registered', previousState: null, newState: 'PENDING_APPROVAL', reason: null },
    ]);
    expect(JSON.stringify(await stored('audit_entries'))).not.toMatch(/archive\.example|Education Act/i);
  });

  test('takes the key of a BYOK custodian and holds none', async () => {
    const publicKey = freshKey();
    const custodian = await registry().custodians.register(
      { ...TYPE, name: 'Board', byok: true, publicKey: publicKey.toString('base64') },
      as.nobody(),
    );
    expect(custodian).toMatchObject({ signingMode: 'BYOK', did: didKeyFromPublicKey(publicKey) });
    expect((await stored('custodied_keys')).filter(({ did }) => did === custodian.did)).toEqual([]);
  });

  test.each([
    ...BAD_REGISTRATIONS,
    ['no type', { custodianType: undefined }, 'custodianType'],
    ['a type of none', { custodianType: 'ARCHIVE' }, 'custodianType'],
    ['a jurisdiction that is no code', { jurisdictionCodes: ['Ireland'] }, 'jurisdictionCodes[0]'],
    ['a jurisdiction that is an operator', { jurisdictionCodes: [{ $ne: '' }] }, 'jurisdictionCodes[0]'],
    ['51 jurisdictions', { jurisdictionCodes: Array.from({ length: 51 }, () => 'IE') }, 'jurisdictionCodes'],
    ['a mandate without a basis', { mandate: { evidenceRef: 'x' } }, 'mandate.legalBasis'],
    ['a long mandate', { mandate: { legalBasis: 'x'.repeat(501) } }, 'mandate.legalBasis'],
    ['a mandate with more', { mandate: { legalBasis: 'x', from: 'y' } }, 'mandate.from'],
  ] as const)('refuses %s', async (_, wrong, field) => {
    const registering = registry().custodians.register({ ...TYPE, name: 'Board', ...wrong }, as.nobody());
    await expect(registering).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('refuses a BYOK registration without a key, and lets one of ten have a key', async () => {
    const input = { ...TYPE, name: 'Board', byok: true };
    await expect(registry().custodians.register(input, as.nobody())).rejects.toMatchObject({
      code: 'PUBLIC_KEY_REQUIRED',
    });
    const publicKey = freshKey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => registry().custodians.register({ ...input, publicKey }, as.nobody())),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) expect(error).toMatchObject({ code: 'DUPLICATE' });
  });

  test('answers a repeat with the same Idempotency-Key with the same custodian', async () => {
    const once = () =>
      registry().custodians.register({ ...TYPE, name: 'Once' }, { ...as.nobody(), idempotencyKey: 'once' });
    expect(await once()).toEqual(await once());
    expect((await stored('custodians')).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });
});

describe('decisions', () => {
  test.each([
    ['approve', 'ACTIVE', 'custodian.approved'],
    ['reject', 'REJECTED', 'custodian.rejected'],
  ] as const)('%s leads from PENDING_APPROVAL to %s, and from nowhere else', async (verb, status, action) => {
    const { did, custodianId } = await aCustodian({ status: 'PENDING_APPROVAL' });
    const change = await registry().custodians[verb]({ did, reason: `Why: ${verb}` }, anAdmin('OPERATOR'));
    expect(change).toMatchObject({
      previousStatus: 'PENDING_APPROVAL',
      custodian: { did, status, rowVersion: 2 },
    });
    expect((await world.told(custodianId)).at(-1)).toEqual({
      action,
      previousState: 'PENDING_APPROVAL',
      newState: status,
      reason: `Why: ${verb}`,
    });
    for (const other of ISSUER_STATUSES.filter((one) => one !== 'PENDING_APPROVAL')) {
      await registry().custodians.setStatus({ did, status: other }, as.unit());
      await expect(registry().custodians[verb]({ did }, anAdmin())).rejects.toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
      });
    }
  });

  test('setStatus leads from every status to every other, and tells of what changed alone', async () => {
    const { did, custodianId } = await aCustodian({ status: 'PENDING_APPROVAL' });
    let before: IssuerStatus = 'PENDING_APPROVAL';
    for (const status of ISSUER_STATUSES.flatMap((from) => ISSUER_STATUSES.flatMap((to) => [from, to]))) {
      const change = await registry().custodians.setStatus({ did, status }, as.unit());
      expect([change.previousStatus, change.custodian.status]).toEqual([before, status]);
      before = status;
    }
    for (const { previousState, newState } of await world.told(custodianId))
      expect(previousState).not.toBe(newState);
  });

  test('lets one of ten concurrent decisions count, and refuses an older version', async () => {
    const { did } = await aCustodian({ status: 'PENDING_APPROVAL' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        registry().custodians[n % 2 ? 'approve' : 'reject']({ did }, anAdmin()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stale = { ...anAdmin(), expectedRowVersion: 1 };
    await expect(registry().custodians.setStatus({ did, status: 'REVOKED' }, stale)).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
  });

  const nobody = {
    anonymous: as.nobody(),
    'an administrator of a custodian': as.custodian('Admin'),
  };
  const rows = Object.entries(nobody).flatMap(([who, context]) =>
    (['approve', 'reject', 'setStatus', 'list'] as const).map((verb) => [who, verb, context] as const),
  );
  test.each([
    ...rows,
    ...(['approve', 'reject', 'setStatus'] as const).map(
      (verb) => ['a VIEWER', verb, anAdmin('VIEWER')] as const,
    ),
    ...(['approve', 'reject'] as const).map((verb) => ['a unit', verb, byUnit('core-engine')] as const),
  ])('refuses %s to %s, whatever the input', async (_who, verb, context) => {
    const error = await registry()
      .custodians[verb]({ nonsense: true }, context)
      .catch((reason: unknown) => reason);
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING', 'FORBIDDEN']).toContain((error as { code?: string }).code);
  });
});

describe('keys', () => {
  test('a rotation makes the next key, which signs from then on; the old one stays', async () => {
    const { did } = await aCustodian();
    const { key } = await registry().keys.rotate({ did }, as.unit());
    const keys = await registry().keys.keys({ did }, as.nobody());
    expect(keys.map(({ keyVersion, isCurrent }) => [keyVersion, isCurrent])).toEqual([
      [1, false],
      [2, true],
    ]);
    const signed = await registry().keys.sign({ custodianDid: did, payload }, as.unit());
    expect(verify(key.publicKey, payload, signed.signature)).toBe(true);
    const old = await registry().keys.sign({ custodianDid: did, payload, keyVersion: 1 }, as.unit());
    expect(verify(keys[0]!.publicKey, payload, old.signature)).toBe(true);
    const document = await registry().keys.didDocument({ did }, as.nobody());
    expect(document.assertionMethod).toContain(signed.verificationMethod);
    expect(document.assertionMethod).toContain(old.verificationMethod);
    expect(document.authentication).not.toContain(old.verificationMethod);
  });

  test('a BYOK custodian hands over with its current key, and with no signature made for an issuer', async () => {
    const { did, signer } = await aCustodian({ mode: 'BYOK' });
    const newKey = freshKey();
    const forIssuers = signedRotation('issuer', did, signer, 2, newKey);
    await expect(registry().keys.rotate(forIssuers, as.unit())).rejects.toMatchObject({
      code: 'KEY_ROTATION_SIGNATURE_INVALID',
      message: expect.stringContaining('testamur:rotate-custodian-key:<did>:2:'),
    });
    const good = signedRotation('custodian', did, signer, 2, newKey);
    expect(good.oldKeySignature).toEqual(
      signer.sign(Buffer.from(`testamur:rotate-custodian-key:${did}:2:${newKey.toString('base64')}`)),
    );
    expect(await registry().keys.rotate(good, as.unit())).toMatchObject({ key: { keyVersion: 2 } });
    await expect(registry().keys.rotate(good, as.unit())).rejects.toMatchObject({
      code: 'KEY_ROTATION_SIGNATURE_INVALID',
    });
  });

  test.each(BAD_ROTATIONS)('refuses a BYOK rotation with %s', async (_, wrong, field) => {
    const { did, signer } = await aCustodian({ mode: 'BYOK' });
    const input = { ...signedRotation('custodian', did, signer, 2, freshKey()), ...wrong };
    await expect(registry().keys.rotate(input, as.unit())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('refuses a key that a custodian has or had', async () => {
    const { did, signer } = await aCustodian({ mode: 'BYOK' });
    const other = await aCustodian();
    for (const taken of [other.publicKey, Buffer.from(signer.publicKey)])
      await expect(
        registry().keys.rotate(signedRotation('custodian', did, signer, 2, taken), as.unit()),
      ).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('a DID has a thousand keys at most, since everybody reads all of them', async () => {
    const { did } = await aCustodian();
    const key = { did, isCurrent: true };
    await world.connection.collection('custodian_keys').updateOne(key, { $set: { keyVersion: 1000 } });
    await expect(registry().keys.rotate({ did }, as.unit())).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await world.connection.collection('custodian_keys').updateOne(key, { $set: { keyVersion: 1 } });
    expect(await registry().keys.rotate({ did }, as.unit())).toMatchObject({ key: { keyVersion: 2 } });
  });

  test('its administrators rotate their own without naming it, and no other', async () => {
    const [mine, other] = CUSTODIAN_DIDS;
    const before = await registry().keys.keys({ did: mine }, as.nobody());
    const { custodian, key } = await registry().keys.rotate({}, as.custodian('Admin'));
    expect([custodian.did, key.keyVersion]).toEqual([mine, before.length + 1]);
    expect((await world.told(custodianIdOf(mine))).at(-1)).toMatchObject({
      action: 'custodian.key_rotated',
      previousState: 'key-1',
      newState: 'key-2',
    });
    await expect(registry().keys.rotate({ did: other }, as.custodian('Admin'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    for (const role of ['Viewer', 'Reviewer', 'Attester'] as const)
      await expect(registry().keys.rotate({}, as.custodian(role))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await expect(registry().keys.rotate({}, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(registry().keys.rotate({}, anAdmin())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });

  test('nothing is signed for a BYOK or an unknown custodian, nor for one that is not ACTIVE', async () => {
    const { did: byok } = await aCustodian({ mode: 'BYOK' });
    for (const custodianDid of [byok, UNKNOWN])
      await expect(registry().keys.sign({ custodianDid, payload }, as.unit())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    const { did: custodianDid } = await aCustodian();
    for (const status of ISSUER_STATUSES.filter((one) => one !== 'ACTIVE')) {
      await registry().custodians.setStatus({ did: custodianDid, status }, as.unit());
      await expect(registry().keys.sign({ custodianDid, payload }, as.unit())).rejects.toMatchObject({
        code: 'CUSTODIAN_NOT_ACTIVE',
      });
    }
  });

  test.each(BAD_PAYLOADS)('refuses to sign %s', async (_, wrong) => {
    const signing = registry().keys.sign({ custodianDid: CUSTODIAN_DIDS[0], payload, ...wrong }, as.unit());
    await expect(signing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('people cannot ask for signatures', async () => {
    for (const context of [as.nobody(), as.custodian('Admin'), anAdmin()])
      await expect(
        registry().keys.sign({ custodianDid: CUSTODIAN_DIDS[0], payload }, context),
      ).rejects.toMatchObject({ code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/) });
  });

  test('a wrong key-encryption key stops the start', async () => {
    const wrong = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) });
    for (const name of world.connection.modelNames()) world.connection.deleteModel(name);
    await expect(createCustodians({ ...world.given, envelope: wrong })).rejects.toThrow(
      /Key-encryption key v1 is missing or is not the one/,
    );
  });
});

describe('what is read', () => {
  const ask = (document: string, variables: object, context = as.nobody()) =>
    world.graphql(document, { ...variables }, context);

  test('a custodian is found by its DID whatever its status, and no other', async () => {
    const document =
      'query ($did: DID!) { custodian(did: $did) { name custodianType status keys { keyVersion } } }';
    expect((await ask(document, { did: CUSTODIAN_DIDS[1] })).data.custodian).toEqual({
      name: 'Board of Nursing',
      custodianType: 'LICENSING_BOARD',
      status: 'ACTIVE',
      keys: [{ keyVersion: 1 }],
    });
    const { did } = await aCustodian({ status: 'REVOKED' });
    expect((await ask(document, { did })).data.custodian).toMatchObject({ status: 'REVOKED' });
    expect(await ask(document, { did: UNKNOWN })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ask(document, { did: { $ne: null } })).toMatchObject({ code: expect.any(String) });
  });

  test('contact address and evidence are for administrators and the custodian itself', async () => {
    const { did, custodianId } = await aCustodian();
    const document =
      'query ($did: DID!) { custodian(did: $did) { contactEmail mandate { legalBasis evidenceRef } } }';
    const open = { contactEmail: 'a@b.example', mandate: { legalBasis: 'Act', evidenceRef: 'SI 1' } };
    const own = as.custodian('Viewer', { did });
    const itself = { ...own, identity: { ...own.identity, custodianId } } as typeof own;
    for (const context of [anAdmin('VIEWER'), as.unit(), itself])
      expect((await ask(document, { did }, context)).data.custodian).toEqual(open);
    for (const context of [as.nobody(), as.custodian('Admin')])
      expect((await ask(document, { did }, context)).data.custodian).toEqual({
        contactEmail: null,
        mandate: { legalBasis: 'Act', evidenceRef: null },
      });
  });

  test('a read is answered from the cache until the custodian changes', async () => {
    const { did } = await aCustodian();
    const nameOf = async () => (await registry().custodians.byDid({ did }, as.nobody())).name;
    const before = await nameOf();
    await tamper('custodians', { did }, { $set: { name: 'Renamed' } });
    expect(await nameOf()).toBe(before);
    const { directory, cachedDirectory } = world.custodians.ports;
    expect(await cachedDirectory.byDid(did, as.nobody())).toMatchObject({ name: before });
    expect(await directory.byDid(did, as.nobody())).toMatchObject({ name: 'Renamed' });
    await registry().keys.rotate({ did }, as.unit());
    expect(await nameOf()).toBe('Renamed');
  });

  test('administrators list all, filtered and page by page', async () => {
    await aCustodian({ status: 'SUSPENDED' });
    const document = `query ($after: String) {
      custodians(statusFilter: SUSPENDED, first: 1, after: $after) { totalCount nodes { did status } pageInfo { endCursor } }
    }`;
    await aCustodian({ status: 'SUSPENDED' });
    const one = (await ask(document, {}, anAdmin('VIEWER'))).data.custodians;
    const two = (await ask(document, { after: one.pageInfo.endCursor }, anAdmin('VIEWER'))).data.custodians;
    expect(one.nodes[0].status).toBe('SUSPENDED');
    expect(two.nodes[0].did).not.toBe(one.nodes[0].did);
    expect((await ask(document, {})).code).toBe('UNAUTHENTICATED');
  });

  test('an entity is resolved by its DID, null for nobody', async () => {
    const document = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Custodian { name } } }';
    const r = [CUSTODIAN_DIDS[0], UNKNOWN].map((did) => ({ __typename: 'Custodian', did }));
    expect((await ask(document, { r })).data._entities).toEqual([
      { name: 'Archive of Closed Schools' },
      null,
    ]);
  });
});

describe('the directory', () => {
  const list = async (filter: object, page: object = {}) =>
    registry().directory.list({ filter, ...page }, as.nobody());

  test('shows those that are ACTIVE and fit every condition', async () => {
    const mark = newId().slice(0, 8);
    const named = (name: string, given: object) => aCustodian({ name: `${name} ${mark}`, ...given });
    await named('Galway', {
      custodianType: 'REGULATOR',
      countryCode: 'IE',
      jurisdictionCodes: ['IE', 'GB-NIR'],
    });
    await named('Galway Two', { custodianType: 'EMPLOYER', countryCode: 'IE', jurisdictionCodes: ['IE'] });
    await named('Austin', { custodianType: 'REGULATOR', countryCode: 'US', jurisdictionCodes: ['US-TX'] });
    await named('Galway Gone', { custodianType: 'REGULATOR', countryCode: 'IE', status: 'SUSPENDED' });
    await named('Galway Waits', {
      custodianType: 'REGULATOR',
      countryCode: 'IE',
      status: 'PENDING_APPROVAL',
    });
    const namesOf = async (filter: object) =>
      (await list(filter, { first: 100 })).items
        .map(({ name }) => name)
        .filter((name) => name.endsWith(mark))
        .map((name) => name.replace(` ${mark}`, ''));
    expect(await namesOf({})).toEqual(expect.arrayContaining(['Austin', 'Galway Two', 'Galway']));
    expect(await namesOf({})).toHaveLength(3);
    const rows: readonly (readonly [object, readonly string[]])[] = [
      [{ custodianType: 'REGULATOR' }, ['Austin', 'Galway']],
      [{ countryCode: 'ie' }, ['Galway', 'Galway Two']],
      [{ jurisdictionCode: 'gb-nir' }, ['Galway']],
      [{ jurisdictionCode: 'IE', custodianType: 'EMPLOYER', countryCode: 'IE' }, ['Galway Two']],
      [{ jurisdictionCode: 'US-TX', countryCode: 'IE' }, []],
      [{ name: 'GALW' }, ['Galway', 'Galway Two']],
      [{ name: 'galway', custodianType: 'EMPLOYER' }, ['Galway Two']],
      [{ name: mark, jurisdictionCode: 'US-TX' }, ['Austin']],
      [{ name: '.*' }, []],
    ];
    for (const [filter, names] of rows)
      expect([filter, (await namesOf(filter)).sort()]).toEqual([filter, names]);
  });

  test('is read page by page behind a cursor, newest first', async () => {
    const jurisdictionCodes = ['ZZ-9'];
    for (let n = 0; n < 5; n++) {
      world.moveClock(1000);
      await aCustodian({ name: `Page ${n}`, jurisdictionCodes });
    }
    const document = `query ($after: String) {
      custodianDirectory(filter: { jurisdictionCode: "ZZ-9" }, first: 2, after: $after) {
        totalCount nodes { name } pageInfo { hasNextPage endCursor }
      }
    }`;
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { data } = await world.graphql(document, { after }, as.nobody());
      expect(data.custodianDirectory.totalCount).toBe(5);
      seen.push(...data.custodianDirectory.nodes.map(({ name }: { name: string }) => name));
      after = data.custodianDirectory.pageInfo.endCursor;
    }
    expect(seen).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1', 'Page 0']);
  });

  test('tells nobody what a contact address is, nor finds anybody by it', async () => {
    const mark = newId().slice(0, 8);
    await aCustodian({ contactEmail: `dean@${mark}.example` });
    expect((await list({ name: mark })).items).toEqual([]);
    expect(JSON.stringify(await list({}))).not.toMatch(/@|SI 1/);
  });

  test.each([
    [{ custodianType: 'LOST' }],
    [{ countryCode: 'IRL' }],
    [{ jurisdictionCode: { $ne: '' } }],
    [{ name: '' }],
    [{ name: 'x'.repeat(101) }],
    [{ status: 'REVOKED' }],
  ])('refuses %j', async (filter) => {
    await expect(list(filter)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('for the other rooms of custodians', () => {
  test('the platform signs with the key that it holds', async () => {
    const signed = await world.custodians.signing.sign(CUSTODIAN_DIDS[1], payload, as.custodian('Attester'));
    const [key] = await registry().keys.keys({ did: CUSTODIAN_DIDS[1] }, as.nobody());
    expect(verify(key!.publicKey, payload, signed.signature)).toBe(true);
  });

  test('a BYOK signature must be of the current key of an ACTIVE custodian', async () => {
    const { did, signer } = await aCustodian({ mode: 'BYOK' });
    const { signing } = world.custodians;
    const good = signer.sign(payload);
    expect(await signing.proven(did, payload, good)).toMatchObject({ keyVersion: 1 });
    const others = createSigner(randomSecret(32)).sign(payload);
    for (const [bytes, signature] of [
      [payload, others],
      [Buffer.from('other'), good],
      [payload, good.subarray(1)],
    ] as const)
      await expect(signing.proven(did, bytes, signature)).rejects.toMatchObject({
        code: 'SIGNATURE_INVALID',
      });
    await expect(signing.proven(CUSTODIAN_DIDS[0], payload, good)).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    await expect(signing.proven(UNKNOWN, payload, good)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await registry().custodians.setStatus({ did, status: 'SUSPENDED' }, as.unit());
    await expect(signing.proven(did, payload, good)).rejects.toMatchObject({ code: 'CUSTODIAN_NOT_ACTIVE' });
  });
});
