import type { Change } from '../../../store/ledger.ts';
import { by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { DOWN } from '../claim-integrity/testing.ts';
import { createNetworkStatsService } from './network-stats-service.ts';
import type { StatsSources } from './ports.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const EARLIER = new Date('2026-03-01T09:00:00.000Z');
const [GALWAY, ARCHIVE, NOBODY] = ['did:key:z6MkGalway', 'did:key:z6MkArchive', 'did:key:z6MkNobody'];

const committed: Change[] = [];
beforeEach(() => void committed.splice(0));

/** The service over sources that answer, and what they were asked. */
function aService(
  given: Partial<StatsSources> = {},
  commit = (change: Change) => Promise.resolve(void committed.push(change)),
) {
  const asked: object[] = [];
  const credentials: StatsSources['credentials'] = {
    of: async (range, { identity }) => {
      asked.push({ ...range, as: identity });
      return {
        total: 12,
        byStatus: [{ key: 'ISSUED', count: 12 }],
        claimed: 3,
        expiring30d: 1,
        issuedByDay: [{ day: '2026-02-28', count: 12 }],
        revokedByDay: [],
        byIssuer: [GALWAY, ARCHIVE, NOBODY].map((key) => ({ key, issued: 6, revoked: 0 })),
        byType: [{ key: 'CourseCredential', issued: 12, revoked: 0 }],
        issuersActive: 2,
        asOf: EARLIER,
      };
    },
    recount: async () => void asked.push({ recount: true }),
  };
  const verifications: StatsSources['verifications'] = {
    of: async (range) => {
      asked.push(range);
      return {
        total: 5,
        valid: 4,
        byStatus: [{ key: 'VALID', count: 4 }],
        byChannel: [{ key: 'API', count: 5 }],
        byDay: [{ day: '2026-02-28', total: 5, valid: 4 }],
        byIssuer: [{ key: GALWAY, total: 5, valid: 4 }],
        asOf: NOW,
      };
    },
  };
  const issuers = { all: async () => ({ total: 2, byStatus: [{ key: 'ACTIVE', count: 2 }] }) };
  const custodians = { all: async () => ({ total: 3, byStatus: [{ key: 'SUSPENDED', count: 3 }] }) };
  const service = createNetworkStatsService({
    sources: { credentials, verifications, issuers, custodians, ...given },
    authorityNames: {
      byDid: async (did) =>
        did === GALWAY
          ? { issuerId: 'i', did, name: 'University of Galway' }
          : did === ARCHIVE
            ? { issuerId: 'c', did, name: 'Archive of Closed Schools', authorityType: 'CUSTODIAN' }
            : undefined,
    },
    ledger: { commit: (_context: unknown, change: Change) => commit(change) } as never,
    now: () => NOW,
  });
  return { service, asked };
}

const OPERATOR = by({ kind: 'admin', userId: 'a', role: 'OPERATOR' });

test('puts together what the domains count, and is as fresh as the oldest of them', async () => {
  const { service, asked } = aService();
  const stats = await service.read({}, by(VIEWER));
  expect(stats).toMatchObject({
    issuers: { total: 2 },
    custodians: { total: 3, byStatus: [{ key: 'SUSPENDED', count: 3 }] },
    credentials: { total: 12, claimed: 3, expiring30d: 1 },
    verifications: { total: 5, valid: 4, byChannel: [{ key: 'API', count: 5 }] },
    verifiedByDay: [{ day: '2026-02-28', count: 5, valid: 4 }],
    byType: [{ credentialType: 'CourseCredential', issued: 12, revoked: 0 }],
    from: '2026-01-31',
    to: '2026-03-01',
    asOf: EARLIER,
    lastRecount: null,
  });
  expect(stats.byIssuer).toEqual([
    {
      issuerDid: GALWAY,
      name: 'University of Galway',
      authorityType: 'ISSUER',
      issued: 6,
      revoked: 0,
      verified: 5,
    },
    {
      issuerDid: ARCHIVE,
      name: 'Archive of Closed Schools',
      authorityType: 'CUSTODIAN',
      issued: 6,
      revoked: 0,
      verified: 0,
    },
    { issuerDid: NOBODY, name: null, authorityType: null, issued: 6, revoked: 0, verified: 0 },
  ]);
  const range = { from: '2026-01-31', to: '2026-03-01' };
  expect(asked).toEqual([
    { ...range, top: 10, as: { kind: 'unit', unit: 'core-engine' } },
    { ...range, issuers: [GALWAY, ARCHIVE, NOBODY] },
  ]);
});

test.each<[object, object]>([
  [
    { from: '2026-02-01', top: 100 },
    { from: '2026-02-01', to: '2026-03-01', top: 100 },
  ],
  [{ to: '2026-01-31' }, { from: '2026-01-02', to: '2026-01-31', top: 10 }],
  [
    { from: '2026-02-01T23:59:59-05:00', to: null },
    { from: '2026-02-02', to: '2026-03-01', top: 10 },
  ],
  [
    { from: '2025-01-26', to: '2026-03-01' },
    { from: '2025-01-26', to: '2026-03-01', top: 10 },
  ],
  [
    { from: '9999-12-31', to: '9999-12-31' },
    { from: '9999-12-31', to: '9999-12-31', top: 10 },
  ],
])('asked %j it asks for %j', async (input, range) => {
  const { service, asked } = aService();
  await service.read(input, by(VIEWER));
  expect(asked[0]).toMatchObject(range);
});

test.each<[unknown, string]>([
  [{ from: '2025-01-25', to: '2026-03-01' }, 'from'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
  [{ from: '2026-13-01' }, 'from'],
  [{ to: { $gt: '' } }, 'to'],
  [{ top: 0 }, 'top'],
  [{ top: 101 }, 'top'],
  [{ top: '10' }, 'top'],
  [{ issuer: GALWAY }, 'issuer'],
  ['everything', 'input'],
])('refuses %j and asks nobody', async (input, field) => {
  const { service, asked } = aService();
  await expect(service.read(input, by(VIEWER))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field }],
  });
  expect(asked).toEqual([]);
});

test.each(['issuers', 'custodians'] as const)('%s that do not answer are no number', async (registry) => {
  const { service } = aService({ [registry]: { all: () => Promise.reject(DOWN) } });
  await expect(service.read({}, by(VIEWER))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('a recount is begun by those who may, and told in the trail', async () => {
  const { service, asked } = aService();
  expect(await service.recount(OPERATOR)).toEqual({ started: true });
  expect(asked).toEqual([{ recount: true }]);
  expect(committed).toMatchObject([{ writes: [], audit: { action: 'network_stats.recount_requested' } }]);
  await expect(service.recount(by(VIEWER))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a recount that is not on record is not begun', async () => {
  const { service, asked } = aService({}, () => Promise.reject(DOWN));
  await expect(service.recount(OPERATOR)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(asked).toEqual([]);
});

test('nobody but administrators reads or recounts', async () => {
  const { service, asked } = aService();
  for (const identity of othersThan('admin')) {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    await expect(service.read({}, by(identity))).rejects.toMatchObject({ code });
    await expect(service.recount(by(identity))).rejects.toMatchObject({ code });
  }
  expect(asked).toEqual([]);
});
