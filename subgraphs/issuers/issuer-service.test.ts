import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { ISSUER_STATUSES, type IssuerStatus } from '../../kernel/identity.ts';
import { BAD_REGISTRATIONS, freshKey } from '../did-registry/testing.ts';
import { as, type IssuersWorld, openIssuersWorld } from './testing.ts';

let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld();
});
afterAll(() => world.close());

const service = () => world.issuers.service.issuers;
const UNKNOWN = didKeyFromPublicKey(freshKey());
const BROKEN_DIDS = [
  '',
  'galway',
  'did:key',
  'did:key:z6Mk#1',
  `did:key:${'z'.repeat(600)}`,
  7,
  null,
  { $ne: null },
];

describe('register', () => {
  test('makes a key and a did:key for a CUSTODIAL issuer and ignores a submitted key', async () => {
    const input = {
      name: ' University of Galway ',
      websiteUrl: 'https://galway.ie',
      contactEmail: 'Registrar@Galway.ie',
      countryCode: 'ie',
      publicKey: 'not a key at all',
    };
    const issuer = await service().register(input, as.anonymous());
    expect(issuer).toMatchObject({
      name: 'University of Galway',
      status: 'PENDING_APPROVAL',
      signingMode: 'CUSTODIAL',
      organizationUrl: 'https://galway.ie',
      contactEmail: 'registrar@galway.ie',
      countryCode: 'IE',
    });
    expect(issuer.did).toBe(didKeyFromPublicKey(issuer.publicKey));
    const [held] = (await world.stored('custodied_keys')).filter(({ did }) => did === issuer.did);
    expect(String(held?.['encryptedPrivateKey'])).toMatch(/^v1:[A-Za-z0-9+/]{64}$/);
    expect(String(held?.['encryptionNonce'])).toHaveLength(16);
  });

  test.each([['bytes'], ['base64']])('takes a BYOK key as %s and holds no private key', async (spelling) => {
    const key = freshKey();
    const publicKey = spelling === 'bytes' ? key : key.toString('base64');
    const issuer = await service().register({ name: 'TCD', byok: true, publicKey }, as.anonymous());
    expect(issuer).toMatchObject({
      signingMode: 'BYOK',
      status: 'PENDING_APPROVAL',
      did: didKeyFromPublicKey(key),
    });
    expect((await world.stored('custodied_keys')).filter(({ did }) => did === issuer.did)).toEqual([]);
  });

  test.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['no bytes', Buffer.alloc(0)],
  ])('refuses a BYOK registration whose key is %s with PUBLIC_KEY_REQUIRED', async (_, publicKey) => {
    const registering = service().register({ name: 'TCD', byok: true, publicKey }, as.anonymous());
    await expect(registering).rejects.toMatchObject({ code: 'PUBLIC_KEY_REQUIRED' });
  });

  test.each(BAD_REGISTRATIONS)('refuses %s', async (_, wrong, field) => {
    const registering = service().register({ name: 'TCD', ...wrong }, as.anonymous());
    await expect(registering).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('lets exactly one of 20 concurrent registrations have a key', async () => {
    const publicKey = freshKey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        service().register({ name: 'TCD', byok: true, publicKey }, as.anonymous()),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(19);
    for (const error of refused) expect(error).toMatchObject({ code: 'DUPLICATE' });
  });

  test('answers a repeat with the same Idempotency-Key with the same issuer', async () => {
    const once = () => service().register({ name: 'UCC' }, as.anonymous({ idempotencyKey: 'register-ucc' }));
    const first = await once();
    expect(await once()).toEqual(first);
    const other = service().register({ name: 'UCD' }, as.anonymous({ idempotencyKey: 'register-ucc' }));
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });
});

describe('byDid', () => {
  test('shows the contact address to administrators, units and the issuer itself only', async () => {
    const mine = await service().register({ name: 'UL', contactEmail: 'a@ul.ie' }, as.anonymous());
    const other = await world.register();
    const seenBy = async (context: ReturnType<typeof as.unit>) =>
      (await service().byDid({ did: mine.did }, context)).contactEmail;
    for (const context of [as.admin('VIEWER'), as.unit(), as.issuer(mine, 'Viewer'), as.apiKey(mine)]) {
      expect(await seenBy(context)).toBe('a@ul.ie');
    }
    for (const context of [as.anonymous(), as.issuer(other), as.holder(), as.verifier(), as.custodian()]) {
      expect(await seenBy(context)).toBeUndefined();
    }
  });

  test('answers NOT_FOUND for a DID that nobody registered', async () => {
    await expect(service().byDid({ did: UNKNOWN }, as.anonymous())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each(BROKEN_DIDS.map((did) => [did]))('refuses %p as a DID', async (did) => {
    await expect(service().byDid({ did }, as.anonymous())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('approve and reject', () => {
  test.each([
    ['approve', 'ACTIVE'],
    ['reject', 'REJECTED'],
  ] as const)(
    '%s leads from PENDING_APPROVAL to %s, with the reason in the audit entry alone',
    async (verb, status) => {
      const issuer = await world.register({ status: 'PENDING_APPROVAL' });
      const reason = `Because of ${verb}`;
      const change = await service()[verb]({ did: issuer.did, reason }, as.admin('OPERATOR'));
      expect(change).toMatchObject({ previousStatus: 'PENDING_APPROVAL', issuer: { status, rowVersion: 2 } });
      const entry = (await world.stored('audit_entries')).find((one) => one['reason'] === reason);
      expect(entry).toMatchObject({
        action: verb === 'approve' ? 'issuer.approved' : 'issuer.rejected',
        actor: { type: 'ADMIN', id: 'admin-1' },
        subject: { type: 'Issuer', id: issuer.issuerId },
        previousState: 'PENDING_APPROVAL',
        newState: status,
      });
      expect(JSON.stringify(await world.stored('issuers'))).not.toContain(reason);
    },
  );

  const others = ISSUER_STATUSES.filter((status) => status !== 'PENDING_APPROVAL');
  test.each(others.flatMap((status) => [['approve', status] as const, ['reject', status] as const]))(
    '%s refuses an issuer that is %s',
    async (verb, status) => {
      const { did } = await world.register({ status });
      await expect(service()[verb]({ did }, as.admin())).rejects.toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
      });
    },
  );

  test('lets exactly one of ten concurrent decisions count', async () => {
    const { did } = await world.register({ status: 'PENDING_APPROVAL' });
    const decisions = Array.from({ length: 10 }, (_, n) =>
      service()[n % 2 ? 'approve' : 'reject']({ did }, as.admin()),
    );
    const outcomes = await Promise.allSettled(decisions);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['an unknown DID', { did: UNKNOWN }, 'NOT_FOUND'],
    ['no DID', {}, 'VALIDATION_FAILED'],
    ['a long reason', { did: UNKNOWN, reason: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
    ['a status', { did: UNKNOWN, status: 'ACTIVE' }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, input, code) => {
    await expect(service().approve(input, as.admin())).rejects.toMatchObject({ code });
    await expect(service().reject(input, as.admin())).rejects.toMatchObject({ code });
  });
});

describe('setStatus', () => {
  test('leads from every status to every status', async () => {
    const { did } = await world.register({ status: 'PENDING_APPROVAL' });
    let before: IssuerStatus = 'PENDING_APPROVAL';
    for (const status of ISSUER_STATUSES.flatMap((from) => ISSUER_STATUSES.flatMap((to) => [from, to]))) {
      const change = await service().setStatus({ did, status }, as.unit());
      expect([change.previousStatus, change.issuer.status]).toEqual([before, status]);
      before = status;
    }
  });

  test('to the status that it has changes nothing, and is told nowhere', async () => {
    const { did, issuerId } = await world.register({ status: 'SUSPENDED' });
    const told = async () => JSON.stringify(await world.stored('audit_entries')).split(issuerId).length;
    const before = await told();
    const again = await service().setStatus({ did, status: 'SUSPENDED', reason: 'Again.' }, as.admin());
    expect(again).toMatchObject({
      previousStatus: 'SUSPENDED',
      issuer: { status: 'SUSPENDED', rowVersion: 2 },
    });
    expect(await told()).toBe(before);
    await service().setStatus({ did, status: 'ACTIVE' }, as.admin());
    expect(await told()).toBeGreaterThan(before);
  });

  test.each([['DELETED'], ['active'], [''], [undefined], [7]])('refuses the status %p', async (status) => {
    const setting = service().setStatus({ did: UNKNOWN, status }, as.admin());
    await expect(setting).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'status' }],
    });
  });

  test('refuses a version that is not the record', async () => {
    const { did } = await world.register();
    const stale = service().setStatus(
      { did, status: 'REVOKED' },
      as.admin('ADMIN', { expectedRowVersion: 1 }),
    );
    await expect(stale).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
    const current = service().setStatus(
      { did, status: 'REVOKED' },
      as.admin('ADMIN', { expectedRowVersion: 2 }),
    );
    await expect(current).resolves.toMatchObject({ issuer: { status: 'REVOKED' } });
  });
});

describe('list', () => {
  test('filters by status and contact address and walks pages without gaps', async () => {
    const contactEmail = 'walk@example.edu';
    for (let n = 0; n < 5; n++) await service().register({ name: `Walk ${n}`, contactEmail }, as.anonymous());
    const seen: string[] = [];
    for (let offset = 0; offset < 6; offset += 2) {
      const page = await service().list({ contactEmail, first: 2, offset }, as.admin('VIEWER'));
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ name }) => name));
    }
    expect(seen.sort()).toEqual(['Walk 0', 'Walk 1', 'Walk 2', 'Walk 3', 'Walk 4']);
    const active = await service().list({ contactEmail, statusFilter: 'ACTIVE' }, as.admin());
    expect(active.total).toBe(0);
    const contacts = await world.issuers.ports.contacts.byContactEmail('WALK@example.edu', as.anonymous());
    expect(contacts).toHaveLength(5);
  });

  test('is unpaged with a page size of 0 where the RPC asks for it', async () => {
    for (let n = 0; n < 21; n++)
      await service().register({ name: 'Many', contactEmail: 'm@m.ie' }, as.anonymous());
    const all = await service().listByPage({ contactEmail: 'm@m.ie', page: 0, pageSize: 0 }, as.unit());
    expect([all.items.length, all.total]).toEqual([21, 21]);
    const second = await service().listByPage({ contactEmail: 'm@m.ie', page: 2, pageSize: 10 }, as.unit());
    expect([second.items.length, second.offset]).toEqual([1, 20]);
  });

  test.each([
    [{ first: 0 }],
    [{ first: 101 }],
    [{ first: 'x' }],
    [{ offset: -1 }],
    [{ after: 'no cursor' }],
    [{ statusFilter: 'LOST' }],
    [{ contactEmail: { $ne: null } }],
    [{ name: 'x' }],
  ])('refuses %j', async (input) => {
    await expect(service().list(input, as.admin())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('who may', () => {
  const nobody = {
    anonymous: as.anonymous(),
    holder: as.holder(),
    verifier: as.verifier(),
    custodian: as.custodian(),
  };
  const portal = {
    issuer: as.issuer({ issuerId: 'i', did: UNKNOWN }),
    apiKey: as.apiKey({ issuerId: 'i', did: UNKNOWN }),
  };
  const viewer = { viewer: as.admin('VIEWER') };
  const rows = [
    ...Object.entries({ ...nobody, ...portal, ...viewer }).flatMap(([who, context]) =>
      (['approve', 'reject', 'setStatus'] as const).map((verb) => [who, verb, context] as const),
    ),
    ...Object.entries({ ...nobody, ...portal }).map(([who, context]) => [who, 'list', context] as const),
    ...(['approve', 'reject'] as const).map((verb) => ['unit', verb, as.unit()] as const),
  ];
  test.each(rows)('refuses %s to %s, whatever the input', async (_who, verb, context) => {
    const refused = service()[verb]({ nonsense: true }, context);
    const error = await refused.catch((reason: unknown) => reason);
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING', 'FORBIDDEN']).toContain((error as { code?: string }).code);
  });
});
