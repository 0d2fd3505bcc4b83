import type { Certificates } from '../../grpc/certificates.ts';
import { openCertificates } from '../../grpc/certificates.ts';
import { createGrpcClient, type GrpcClient } from '../../grpc/client.ts';
import { createGrpcServer, type GrpcServer } from '../../grpc/server.ts';
import { noMetrics, silentLog } from '../../grpc/testing/echo.ts';
import { createVouch } from '../../grpc/vouching.ts';
import { createAssertionSigner } from '../../kernel/assertion.ts';
import { type AuditEntry, auditHash, CHAIN_START } from '../../kernel/audit.ts';
import { systemClock } from '../../kernel/clock.ts';
import { readConfig } from '../../kernel/config.ts';
import type { Identity } from '../../kernel/identity.ts';
import { createLiveSettings, RATE_LIMITS } from '../../kernel/live-settings.ts';
import { createSettingsWatcher } from '../../kernel/settings-watch.ts';
import { LIVE_SETTINGS } from '../../subgraphs/domains.ts';
import { DEMO_MODE } from '../../subgraphs/oversight/settings.ts';
import type { OpenAdmin } from '../admin/index.ts';
import { createRemoteAdministrators } from '../admin/remote/access.ts';
import { createRemoteSettings } from '../admin/remote/settings.ts';
import { adminServices } from '../admin/rpcs.ts';
import { anAdmin, ROOT } from '../admin/testing/admin.ts';
import { aWorld, by, VIEWER } from '../testing/rooms.ts';
import { remoteOversight } from './remote.ts';
import { oversightServices } from './rpcs.ts';
import { anOversight } from './testing/oversight.ts';

interface Contract {
  readonly proto: string;
  readonly service: string;
}

const SETTINGS: Contract = {
  proto: 'testamur/internal/settings.proto',
  service: 'testamur.internal.SettingsService',
};
const OPERATOR: Identity = { kind: 'admin', userId: 'operator-1', role: 'OPERATOR' };

function anEntry(source: string): AuditEntry {
  const body = {
    auditId: `${source}-1`,
    source,
    seq: 1,
    occurredAt: new Date('2026-03-01T10:00:00.123Z'),
    actor: { type: 'API_KEY', id: 'k-1', role: null, ipHash: null },
    action: 'credential.issued',
    subject: { type: 'credential', id: 'c-1' },
    org: null,
    status: 'SUCCESS',
    reason: 'Zoë’s “degree” 🎓',
    previousState: null,
    newState: 'ISSUED',
    correlationId: 'r-1',
    prevHash: CHAIN_START,
  } as const;
  return { ...body, hash: auditHash(body) };
}

const unused = () => Promise.reject(new Error('Nobody vouches here.'));
const trailOver = (client: GrpcClient) => remoteOversight({ client: () => client, vouch: unused }).trail;

describe('internal gRPC of Core Engine and Admin Console', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let certificates: Certificates;
  let verify: () => Promise<unknown>;
  let admin: OpenAdmin;
  const servers: GrpcServer[] = [];
  const clients: GrpcClient[] = [];
  const ports = { 'core-engine': 0, 'admin-console': 0 };

  beforeAll(async () => {
    world = await aWorld();
    const oversight = await anOversight(world);
    const query = oversight.subgraph.resolvers['Query'] as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    verify = () => query['auditTrailVerification']!(undefined, {}, by(VIEWER));
    admin = await anAdmin(world);
    const names = ['core-engine', 'admin-console', 'credential-issuance', 'api-gateway', 'peer'];
    certificates = await openCertificates({ dataDir: world.folder, names, log: silentLog });
    for (const [unit, bindings] of [
      ['core-engine', oversightServices(oversight.subgraph)],
      ['admin-console', adminServices(admin.subgraph)],
    ] as const) {
      const server = createGrpcServer({ unit, bindings, certificates, log: silentLog, metrics: noMetrics });
      await server.bind('127.0.0.1', 0);
      ports[unit] = server.address?.port ?? 0;
      servers.push(server);
    }
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    for (const server of servers) server.close();
    certificates.close();
    await world.close();
  });

  function client(unit: string, serverName: keyof typeof ports, contract?: Contract): GrpcClient {
    const contracts: Record<keyof typeof ports, Contract> = {
      'core-engine': { proto: 'testamur/internal/audit.proto', service: 'testamur.internal.AuditService' },
      'admin-console': {
        proto: 'testamur/internal/access.proto',
        service: 'testamur.internal.AdminAccessService',
      },
    };
    const target = { host: '127.0.0.1', port: ports[serverName], serverName };
    const made = createGrpcClient({
      unit,
      certificates,
      target,
      ...(contract ?? contracts[serverName]),
      deadlineMs: 5000,
      log: silentLog,
    });
    clients.push(made);
    return made;
  }

  test('a unit relays its entries and their hashes survive the way', async () => {
    const trail = trailOver(client('credential-issuance', 'core-engine'));
    await trail.append([anEntry('credentials')], by());
    await trail.append([anEntry('credentials')], by());

    expect(await verify()).toMatchObject({
      valid: true,
      checked: 1,
      heads: [{ source: 'credentials', seq: 1 }],
    });
  });

  test.each([
    ['credential-issuance', 'issuers'],
    ['peer', 'credentials'],
  ])('%s may not write the chain of %s', async (unit, source) => {
    const trail = trailOver(client(unit, 'core-engine'));

    await expect(trail.append([anEntry(source)], by())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  /** The account of the first administrator. */
  async function root(): Promise<{ userId: string }> {
    const mutation = admin.subgraph.resolvers['Mutation'] as Record<
      string,
      (...args: unknown[]) => Promise<{ user: { userId: string } }>
    >;
    return (await mutation['adminSignIn']!(undefined, { input: ROOT }, by())).user;
  }

  test('the gateway asks for the standing of an administrator', async () => {
    const user = await root();
    const gateway = client('api-gateway', 'admin-console');
    const ask = (given: object) =>
      gateway.call(
        'GetStanding',
        { userId: user.userId, tokenId: 'a-token-of-theirs', tokenEpoch: 0, ...given },
        by(),
      );

    const standing = { role: 'ADMIN', status: 'ACTIVE' };
    expect(await ask({})).toEqual({ ...standing, tokenStands: true });
    expect(await ask({ tokenEpoch: 1 })).toEqual({ ...standing, tokenStands: false });
    await expect(ask({ userId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask({ userId: '' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(ask({ tokenEpoch: -1 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('Core Engine asks where those who may decide are written to, and nobody else may', async () => {
    const mutation = admin.subgraph.resolvers['Mutation'] as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    const asRoot = by({ kind: 'admin', userId: (await root()).userId, role: 'ADMIN' });
    for (const [email, role] of [
      ['olu@example.edu', 'OPERATOR'],
      ['vera@example.edu', 'VIEWER'],
    ])
      await mutation['createAdminUser']!(undefined, { input: { email, displayName: role, role } }, asRoot);
    const addresses = (unit: string) =>
      createRemoteAdministrators(client(unit, 'admin-console')).deciderAddresses(by());
    expect(await addresses('core-engine')).toEqual([ROOT.email, 'olu@example.edu']);
    for (const unit of ['peer', 'api-gateway', 'credential-issuance'])
      await expect(addresses(unit)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(['peer', 'credential-issuance'])('%s may not ask for a standing', async (unit) => {
    await expect(
      client(unit, 'admin-console').call('GetStanding', { userId: 'x' }, by()),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  describe('settings', () => {
    const signer = () =>
      createAssertionSigner({ keys: () => certificates.assertionKeys(), now: systemClock });
    /** `fields` are what the administrator has asked for by the gateway's word. */
    const remote = (unit: string, fields = ['Mutation.setDemoMode']) =>
      createRemoteSettings(client(unit, 'admin-console', SETTINGS), (context, scope) =>
        createVouch(signer(), 30_000)(context, { ...scope, fields }),
      );

    test('a unit in another process follows what is set, and Core Engine sets for an administrator', async () => {
      const settings = createLiveSettings(readConfig({}), LIVE_SETTINGS);
      const asUnit = by({ kind: 'unit', unit: 'api-gateway' });
      const gateway = remote('api-gateway');
      const { sweep } = createSettingsWatcher({
        settings,
        read: (known) => gateway.read(known, asUnit),
        log: silentLog,
      });
      await sweep();
      expect(settings.get(RATE_LIMITS.verify)).toBe(120);

      const { userId } = await root();
      const caller: Identity = { kind: 'admin', userId, role: 'ADMIN' };
      await admin.ports.settings.put('rate-limit.verify', 7, by(caller));
      await sweep();
      expect(settings.get(RATE_LIMITS.verify)).toBe(7);
      expect(await gateway.read(settings.version, asUnit)).toBeUndefined();

      const told = await remote('core-engine').put('demo-mode.enabled', true, {
        ...by(caller),
        idempotencyKey: 'key-of-the-first-request',
      });
      expect(told?.values).toEqual({ 'demo-mode.enabled': true, 'rate-limit.verify': 7 });
      expect(world.settings.get(DEMO_MODE)).toBe(true);
      const query = admin.subgraph.resolvers['Query'] as Record<
        string,
        (...args: unknown[]) => Promise<unknown>
      >;
      const entry = await query['systemConfigEntry']!(undefined, { key: 'demo-mode.enabled' }, by(OPERATOR));
      expect(entry).toMatchObject({ value: true, updatedBy: userId });
    });

    test.each<[string, Identity, string, unknown, string]>([
      ['credential-issuance', OPERATOR, 'demo-mode.enabled', true, 'FORBIDDEN'],
      ['peer', OPERATOR, 'demo-mode.enabled', true, 'FORBIDDEN'],
      ['core-engine', { kind: 'anonymous' }, 'demo-mode.enabled', true, 'UNAUTHENTICATED'],
      ['core-engine', VIEWER, 'demo-mode.enabled', true, 'FORBIDDEN'],
      ['core-engine', { kind: 'unit', unit: 'core-engine' }, 'demo-mode.enabled', true, 'INTERNAL'],
      ['core-engine', OPERATOR, 'admin.demo-login.enabled', true, 'FORBIDDEN'],
      ['core-engine', OPERATOR, 'demo-mode.enabled', 'yes', 'VALIDATION_FAILED'],
    ])('%s may not set as %j %s to %j', async (unit, identity, key, value, code) => {
      await expect(remote(unit).put(key, value, by(identity))).rejects.toMatchObject({ code });
    });

    test('Core Engine sets nothing for an administrator who has asked for something else', async () => {
      const settings = remote('core-engine', ['Mutation.decideOnboardingCase']);
      await expect(settings.put('demo-mode.enabled', true, by(OPERATOR))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });

    test('Core Engine sets no other setting than the one that an administrator has asked for', async () => {
      const { userId } = await root();
      const caller: Identity = { kind: 'admin', userId, role: 'ADMIN' };
      for (const key of ['rate-limit.verify', 'a free key'])
        await expect(remote('core-engine').put(key, 9, by(caller))).rejects.toMatchObject({
          code: 'FORBIDDEN',
        });
    });

    test('a partner may not read them', async () => {
      await expect(remote('peer').read(0, by())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
  });
});
