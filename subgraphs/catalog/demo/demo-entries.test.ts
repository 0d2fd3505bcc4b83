import { aScheme } from '../schemes/testing.ts';
import { as, ISSUER_DIDS, issuerIdOf, openCatalogWorld } from '../testing.ts';
import type { DemoEntry } from './ports.ts';

const ENTRY: DemoEntry = {
  issuerDid: ISSUER_DIDS[0],
  entryCode: 'DEMO-BSC',
  entryType: 'QUALIFICATION',
  achievementType: 'BachelorDegree',
  title: 'BSc Mathematics (demonstration)',
  description: 'At a university that does not exist.',
  criteria: 'A thesis.',
  duration: 'P3Y',
  credit: { value: 180, unit: 'ECTS' },
  resultDescriptions: [
    { id: 'mark', name: 'Mark', resultType: 'Percent', valueMin: '0', valueMax: '100', requiredValue: '40' },
  ],
  claimSchema: { type: 'object', required: ['name'], examples: [{ name: 'Aoife' }] },
};

let world: Awaited<ReturnType<typeof openCatalogWorld>>;
beforeEach(async () => {
  world = await openCatalogWorld();
});
afterEach(async () => {
  await world.catalog.close();
  await world.close();
});

const demo = () => world.catalog.ports.demo;
const count = (name: string, where = {}) => world.connection.collection(name).countDocuments(where);
const jurisdictions = async () => {
  const { items } = await world.catalog.service.jurisdictions.list({}, as.admin());
  return items.map(({ code, status }) => [code, status]);
};

test('publishes an entry that is for its issuer alone, and takes it away again with its jurisdiction', async () => {
  const { entryVersionId } = await demo().publish(ENTRY, as.unit());
  expect(await world.catalog.ports.versions.byId(entryVersionId, as.unit())).toMatchObject({
    status: 'PUBLISHED',
    jurisdictionCode: 'XA',
    demoIssuerDid: ISSUER_DIDS[0],
    resultDescriptions: ENTRY.resultDescriptions,
    claimSchema: ENTRY.claimSchema,
  });
  expect(await world.rpc('ResolveEntryVersion', { entryVersionId })).toMatchObject({
    entry: { demoIssuerDid: ISSUER_DIDS[0] },
  });
  expect(await demo().remove(as.unit())).toEqual({ removed: 1 });
  expect(await count('catalog_entries')).toBe(0);
  expect(await count('entry_versions')).toBe(0);
  expect(await jurisdictions()).toEqual([]);
  expect(await world.told('XA')).toEqual([
    expect.objectContaining({ action: 'jurisdiction.created' }),
    expect.objectContaining({ action: 'jurisdiction.updated', newState: 'INACTIVE' }),
    expect.objectContaining({ action: 'jurisdiction.removed_with_demo' }),
  ]);
  expect(await demo().remove(as.unit())).toEqual({ removed: 0 });
});

test('never touches a jurisdiction that was there before, nor what stands in it', async () => {
  const { jurisdictions: kept, entries } = world.catalog.service;
  await kept.create({ code: 'XA', nameI18n: { en: 'Ours' } }, as.admin());
  await entries.create({ entryCode: 'OURS', jurisdictionCode: 'XA', entryType: 'COURSE' }, as.admin());
  const { entryVersionId } = await demo().publish(ENTRY, as.unit());
  const found = await world.catalog.ports.versions.byId(entryVersionId, as.unit());
  expect(found?.jurisdictionCode).toBe('XB');
  await demo().remove(as.unit());
  expect(await jurisdictions()).toEqual([['XA', 'ACTIVE']]);
  expect(await count('catalog_entries')).toBe(1);
});

test.each([
  [
    'an entry',
    (code: string) =>
      world.catalog.service.entries.create(
        { entryCode: 'THEIRS', jurisdictionCode: code, entryType: 'COURSE' },
        as.admin(),
      ),
  ],
  [
    'a framework',
    (code: string) =>
      world.catalog.service.frameworks.create(
        { code: 'NQF', kind: 'QUALIFICATION', jurisdictionCode: code, version: '1', title: 'Theirs' },
        as.admin(),
      ),
  ],
  [
    'a jurisdiction below it',
    (code: string) =>
      world.catalog.service.jurisdictions.create(
        { code: 'XA-1', nameI18n: { en: 'North' }, parentCode: code },
        as.admin(),
      ),
  ],
])(
  'keeps its jurisdiction closed as long as %s of somebody else stands there, and opens it again',
  async (_what, make) => {
    await demo().publish(ENTRY, as.unit());
    await make('XA');
    await demo().remove(as.unit());
    expect(await jurisdictions()).toContainEqual(['XA', 'INACTIVE']);
    expect(await count('catalog_entries', { demoIssuerDid: { $type: 'string' } })).toBe(0);
    await demo().publish(ENTRY, as.unit());
    expect(await jurisdictions()).toContainEqual(['XA', 'ACTIVE']);
  },
);

test('is in the scope of no registration, which would stay behind', async () => {
  const { entryVersionId } = await demo().publish(ENTRY, as.unit());
  const version = await world.catalog.ports.versions.byId(entryVersionId, as.unit());
  const { schemes, registrations } = world.catalog.service.schemes;
  const given = aScheme({ schemeCode: 'DEMO-SCHEME', jurisdictionCode: 'XA', fields: [] });
  await schemes.create(given, as.admin());
  const registration = {
    schemeCode: 'DEMO-SCHEME',
    org: { type: 'ISSUER', id: issuerIdOf(ISSUER_DIDS[1]) },
    registrationNumber: '1',
    scopeEntryIds: [version?.entryId],
    validFrom: '2026-01-01T00:00:00Z',
  };
  await expect(registrations.register(registration, as.admin())).rejects.toMatchObject({
    details: [expect.objectContaining({ field: 'scopeEntryIds[0]', code: 'unknown' })],
  });
  await demo().remove(as.unit());
  expect(await jurisdictions()).toEqual([['XA', 'INACTIVE']]);
});

test('is found by an index', async () => {
  const asked = world.connection.collection('catalog_entries').find({ demoIssuerDid: { $gt: '' } });
  const { queryPlanner } = await asked.sort({ demoIssuerDid: 1 }).limit(50).explain('executionStats');
  expect(JSON.stringify(queryPlanner.winningPlan)).toContain('IXSCAN');
});

test('is for Core Engine alone', async () => {
  for (const caller of [as.admin(), as.issuer(), as.nobody()]) {
    await expect(demo().publish(ENTRY, caller)).rejects.toMatchObject({
      code: expect.stringMatching(/SCOPE_MISSING|UNAUTHENTICATED/),
    });
    await expect(demo().remove(caller)).rejects.toThrow();
  }
});
