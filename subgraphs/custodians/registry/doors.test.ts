import { parse, validate } from 'graphql';
import { loadProtos, PROTO_DIR, rpcsOf } from '../../../grpc/load.ts';
import type { Context } from '../../../kernel/context.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { didKeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { newId } from '../../../kernel/ids.ts';
import { freshKey } from '../../did-registry/testing.ts';
import { remoteCustodians } from '../remote.ts';
import { custodiansServices } from '../rpcs.ts';
import { overTheWire } from '../testing/wire.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, custodianIdOf, openCustodiansWorld } from '../testing.ts';
import { custodianRoutes } from './rest.ts';
import { anAdmin, registered } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const REGISTRY = 'testamur.custodian.CustodianRegistryService';
const UNKNOWN = didKeyFromPublicKey(freshKey());
const payload = Buffer.from('x');

const { rpc, elsewhere } = overTheWire(() => world);
const ask = (name: string, request: object, context: Context = as.unit()) =>
  rpc(REGISTRY, name, request, context);

describe('the gRPC contracts', () => {
  test('have a row for every RPC and no other', () => {
    for (const binding of custodiansServices(world.custodians.subgraph)) {
      const rpcs = Object.keys(rpcsOf(loadProtos([`${PROTO_DIR}/${binding.proto}`]), binding.service));
      expect(Object.keys(binding.rpcs).sort()).toEqual(rpcs.sort());
      for (const row of Object.values(binding.rpcs)) expect(row.resolver).toBeInstanceOf(Function);
    }
  });

  test('carry a registration and everything that a custodian said of itself', async () => {
    const request = {
      name: 'Archive',
      websiteUrl: 'https://archive.example',
      contactEmail: `${newId()}@archive.example`,
      countryCode: 'IE',
      custodianType: 'RECORDS_ARCHIVE',
      jurisdictionCodes: ['IE', 'US-CA'],
      mandate: { legalBasis: 'Act', evidenceRef: 'SI 1' },
    };
    const made = await ask('RegisterCustodian', request);
    expect(made).toMatchObject({ status: 'PENDING_APPROVAL', signingMode: 'CUSTODIAL' });
    const { custodianDid, publicKey } = made;
    const found = await ask('GetCustodian', { custodianDid });
    const { websiteUrl, ...rest } = request;
    expect(found.custodian).toMatchObject({ ...rest, organizationUrl: websiteUrl, custodianDid, publicKey });
    expect(found.keys).toMatchObject([{ keyVersion: 1, isCurrent: true, keyRotationDate: '0', publicKey }]);
    expect(await ask('ListCustodians', { contactEmail: request.contactEmail })).toMatchObject({
      custodians: [{ custodianDid }],
      total: 1,
      page: 0,
      pageSize: 0,
    });
  });

  test('carry keys, signatures, documents and statuses', async () => {
    const { did: custodianDid } = await registered(world, {});
    const rotated = await ask('RotateCustodianKey', { custodianDid });
    expect(rotated).toMatchObject({ custodianDid, keyVersion: 2 });
    const signed = await ask('SignPayload', { custodianDid, payload });
    expect(signed).toMatchObject({ keyVersion: 2, verificationMethod: rotated.verificationMethod });
    expect(verify(rotated.publicKey, payload, signed.signature)).toBe(true);
    expect(await ask('SignPayload', { custodianDid, payload, keyVersion: 1 })).toMatchObject({
      keyVersion: 1,
    });
    const document = await ask('GetCustodianDIDDocument', { custodianDid });
    expect(JSON.parse(document.documentJson)).toMatchObject({
      id: custodianDid,
      assertionMethod: document.assertionMethod,
    });
    const request = { custodianDid, newStatus: 'SUSPENDED', reason: 'r' };
    expect(await ask('UpdateCustodianStatus', request)).toEqual({
      custodianDid,
      status: 'SUSPENDED',
      previousStatus: 'ACTIVE',
    });
  });

  const NEW = { name: 'x', custodianType: 'EMPLOYER' };
  test.each([
    ['RegisterCustodian', {}, 'VALIDATION_FAILED'],
    ['RegisterCustodian', { ...NEW, byok: true }, 'PUBLIC_KEY_REQUIRED'],
    ['RegisterCustodian', { ...NEW, keyAlgorithm: 'RSA' }, 'VALIDATION_FAILED'],
    ['RegisterCustodian', { ...NEW, mandate: {} }, 'VALIDATION_FAILED'],
    ['GetCustodian', {}, 'VALIDATION_FAILED'],
    ['GetCustodian', { custodianDid: UNKNOWN }, 'NOT_FOUND'],
    ['GetCustodianDIDDocument', { custodianDid: UNKNOWN }, 'NOT_FOUND'],
    ['ListCustodians', { statusFilter: 'LOST' }, 'VALIDATION_FAILED'],
    ['ListCustodians', { pageSize: -1 }, 'VALIDATION_FAILED'],
    ['RotateCustodianKey', {}, 'VALIDATION_FAILED'],
    ['RotateCustodianKey', { custodianDid: UNKNOWN }, 'NOT_FOUND'],
    ['UpdateCustodianStatus', { custodianDid: UNKNOWN }, 'VALIDATION_FAILED'],
    ['UpdateCustodianStatus', { custodianDid: UNKNOWN, newStatus: 'ACTIVE' }, 'NOT_FOUND'],
    ['SignPayload', { custodianDid: UNKNOWN, payload }, 'NOT_FOUND'],
    ['SignPayload', { custodianDid: UNKNOWN }, 'VALIDATION_FAILED'],
  ])('%s refuses %j with %s', async (name, request, code) => {
    await expect(ask(name, request)).rejects.toMatchObject({ code });
  });
});

describe('the ports, in this process and in another', () => {
  const ports = { here: () => world.custodians.ports, elsewhere: () => remoteCustodians(elsewhere) };
  const someone = as.nobody();

  describe.each(Object.entries(ports))('%s', (_where, port) => {
    test('a custodian is looked up, fresh, cached and steadily; nobody is undefined', async () => {
      const { did, custodianId, name } = await registered(world, { custodianType: 'EMPLOYER' });
      const { directory, cachedDirectory, steadyDirectory } = port();
      const entry = {
        did,
        custodianId,
        name,
        custodianType: 'EMPLOYER',
        status: 'ACTIVE',
        signingMode: 'CUSTODIAL',
        keys: [{ keyVersion: 1, isCurrent: true, createdAt: world.now() }],
      };
      expect(await directory.byDid(did, someone)).toMatchObject(entry);
      expect(await cachedDirectory.byDid(did, someone)).toMatchObject(entry);
      expect(await steadyDirectory.byDid(did, someone)).toMatchObject({ status: 'ACTIVE' });
      await world.connection.collection('custodians').updateOne({ did }, { $set: { status: 'REVOKED' } });
      expect(await directory.byDid(did, someone)).toMatchObject({ status: 'REVOKED' });
      expect(await steadyDirectory.byDid(did, someone)).toMatchObject({ status: 'REVOKED' });
      for (const one of [directory, cachedDirectory, steadyDirectory])
        expect(await one.byDid(UNKNOWN, someone)).toBeUndefined();
    });

    test('it is found by its contact address, and signs', async () => {
      const contactEmail = `${newId()}@board.example`;
      const { did, custodianId, name, publicKey } = await registered(world, { contactEmail });
      expect(await port().contacts.byContactEmail(contactEmail, someone)).toEqual([
        { did, custodianId, name, status: 'ACTIVE' },
      ]);
      const { signature } = await port().signer.sign({ custodianDid: did, payload }, someone);
      expect(verify(publicKey, payload, signature)).toBe(true);
      const rotated = await world.service.registry.keys.rotate({ did }, as.unit());
      const newer = await port().signer.sign({ custodianDid: did, payload }, someone);
      expect(verify(rotated.key.publicKey, payload, newer.signature)).toBe(true);
      const older = await port().signer.sign({ custodianDid: did, payload, keyVersion: 1 }, someone);
      expect(verify(publicKey, payload, older.signature)).toBe(true);
    });

    test('applicants are read, found and decided about by an administrator alone', async () => {
      const { did, custodianId, name } = await registered(world, { status: 'PENDING_APPROVAL' });
      const { applicants } = port();
      expect(await applicants.byIds([custodianId, newId()], someone)).toEqual([
        {
          id: custodianId,
          did,
          name,
          status: 'PENDING_APPROVAL',
          contactEmail: 'a@b.example',
          organizationUrl: null,
          countryCode: null,
          isDemo: false,
        },
      ]);
      expect(await applicants.matching(name, someone)).toEqual([custodianId]);
      for (const context of [as.unit(), anAdmin('VIEWER'), as.custodian('Admin')])
        await expect(applicants.decide({ did, decision: 'APPROVE' }, context)).rejects.toMatchObject({
          code: expect.stringMatching(/SCOPE_MISSING|FORBIDDEN/),
        });
      await applicants.decide({ did, decision: 'APPROVE', reason: 'Known.' }, anAdmin('OPERATOR'));
      await expect(applicants.decide({ did, decision: 'REJECT' }, anAdmin())).rejects.toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
      });
      expect((await world.told(custodianId)).at(-1)).toMatchObject({
        action: 'custodian.approved',
        reason: 'Known.',
      });
    });

    test('the demonstration comes, is not counted, and goes with its keys', async () => {
      const { demo, counts } = port();
      const before = await counts.all(someone);
      const input = {
        name: 'Demo',
        websiteUrl: 'https://demo.example',
        contactEmail: 'a@demo.example',
        countryCode: 'IE',
        custodianType: 'REGULATOR',
      } as const;
      const { did, custodianId } = await demo.register(input, as.unit());
      await demo.setStatus({ did, status: 'ACTIVE', reason: 'Demo.' }, as.unit());
      expect(await port().directory.byDid(did, someone)).toMatchObject({ isDemo: true, status: 'ACTIVE' });
      expect(await counts.all(someone)).toEqual(before);
      const registering = world.service.registry.custodians.registerDemo(input, anAdmin());
      await expect(registering).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
      expect(await demo.remove(as.unit())).toMatchObject({ removed: expect.any(Number) });
      expect(await port().directory.byDid(did, someone)).toBeUndefined();
      for (const collection of ['custodian_keys', 'custodied_keys'])
        expect(await world.connection.collection(collection).findOne({ did })).toBeNull();
      expect((await world.told(custodianId)).map(({ action }) => action)).toEqual([
        'custodian.registered_for_demo',
        'custodian.status_set',
        'custodian.removed_with_demo',
      ]);
      expect(await demo.remove(as.unit())).toEqual({ removed: 0 });
    });
  });
});

describe('the REST rows', () => {
  const rowOf = (method: string, path: string) =>
    custodianRoutes.find((one) => one.method === method && one.path === path)!;
  const given = (method: string, path: string, input: object) =>
    rowOf(method, path).variables({ body: {}, params: {}, query: {}, ...input } as never);

  test('fit the subgraph', () => {
    for (const row of custodianRoutes)
      expect(validate(world.custodians.subgraph.schema, parse(row.document))).toEqual([]);
    expect(custodianRoutes).toHaveLength(5);
  });

  test('a registration ignores a key that nobody asked for', () => {
    const body = { name: 'x', public_key: 7, byok: false };
    expect(given('POST', '/api/v1/custodian/register', { body })).toEqual({
      input: { name: 'x', byok: false },
    });
  });

  test('the directory takes its conditions from the query', () => {
    const query = { type: 'REGULATOR', country: 'IE', page: '2', page_size: '10' };
    expect(given('GET', '/api/v1/custodians', { query })).toEqual({
      filter: { custodian_type: 'REGULATOR', country_code: 'IE' },
      first: 10,
      offset: 20,
    });
  });

  test('show nobody a contact address or where evidence is', () => {
    for (const row of custodianRoutes) expect(row.document).not.toMatch(/contactEmail|evidenceRef/);
  });

  test('the planted custodians keep their ids', async () => {
    const { data } = await world.graphql(
      'query ($did: DID!) { custodian(did: $did) { custodianId } }',
      { did: CUSTODIAN_DIDS[0] },
      as.nobody(),
    );
    expect(data.custodian.custodianId).toBe(custodianIdOf(CUSTODIAN_DIDS[0]));
  });
});
