import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import type { EntryVersion } from './version.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
});
afterAll(() => world.close());

const service = () => world.catalog.service;
const port = () => world.catalog.ports.published;
const all = async (limit = 50) => {
  const found = [];
  for (let after = ''; ; ) {
    const page = await port().page({ after, limit }, as.nobody());
    found.push(...page.versions);
    if (page.isEnd) return found;
    after = page.after;
  }
};
const of = async (entryVersionId: string) =>
  (await all()).find((version) => version.entryVersionId === entryVersionId);

/** A version with everything that one can have, published. */
async function published(): Promise<EntryVersion> {
  const { skillId } = await service().skills.create({ name: world.unique() }, as.admin());
  const { entryId } = await service().entries.create(
    { entryCode: world.unique(), jurisdictionCode: 'IE', entryType: 'COURSE' },
    as.admin(),
  );
  const content = {
    title: 'Optics — Óptica 光学',
    description: 'Light.\nAnd more.',
    levelCode: '7',
    credit: { value: 7.5, unit: 'ECTS' },
    duration: 'P1Y',
    criteria: 'All passed.',
    resultDescriptions: [
      { id: 'class', name: 'Class', resultType: 'PerformanceLevel', allowedValues: ['Pass', 'First'] },
      { id: 'points', name: 'Points', resultType: 'RawScore', valueMin: '0', valueMax: '100' },
    ],
    skills: [{ skillId, proficiency: 'high' }, { skillId: (await anotherSkill()).skillId }],
    alignments: [{ targetName: 'Physicist', targetUrl: 'https://esco.example/2111', targetType: 'CTDL' }],
    claimSchema: { type: 'object', properties: { degree: { type: 'string' } }, examples: [{ degree: 'x' }] },
    effectiveFrom: '2026-01-01T00:00:00.000Z',
    effectiveTo: '2030-01-01T00:00:00.000Z',
  };
  await service().versions.create({ entryId, ...content }, as.admin());
  return service().versions.publish({ entryId, version: 1 }, as.admin());
}
const anotherSkill = () => service().skills.create({ name: world.unique() }, as.admin());
const inStore = () => world.connection.collection<{ _id: string }>('entry_versions');

test('a version has its hash as long as it lives', async () => {
  const { entryVersionId, entryId, contentHash } = await published();
  const fits = { entryVersionId, entryId, version: 1, contentHash, actualHash: contentHash };
  expect(await of(entryVersionId)).toEqual({ ...fits, status: 'PUBLISHED' });
  await service().versions.create({ entryId, title: 'More optics' }, as.admin());
  await service().versions.publish({ entryId, version: 2 }, as.admin());
  expect(await of(entryVersionId)).toEqual({ ...fits, status: 'SUPERSEDED' });
  const { currentVersionId = '' } = await service().entries.retire({ entryId, reason: 'Over.' }, as.admin());
  const last = await of(currentVersionId);
  expect(last).toMatchObject({ status: 'RETIRED', contentHash: last?.actualHash });
});

test.each<[string, object]>([
  ['title', { title: 'Optics' }],
  ['description', { description: null }],
  ['level', { levelCode: '8' }],
  ['credit', { 'credit.value': 8 }],
  ['duration', { duration: 'P2Y' }],
  ['criteria', { criteria: 'Some passed.' }],
  ['results', { 'resultDescriptions.0.allowedValues': ['Pass'] }],
  ['skills', { skills: [] }],
  ['alignments', { 'alignments.0.targetUrl': 'https://evil.example/' }],
  ['schema', { claimSchemaJson: '{}' }],
  ['beginning', { effectiveFrom: new Date(0) }],
  ['number', { version: 9 }],
  ['entry', { entryId: newId() }],
  ['recorded hash', { contentHash: 'f'.repeat(64) }],
])('a change of its %s behind the platform’s back is seen', async (_, $set) => {
  const { entryVersionId } = await published();
  await inStore().updateOne({ _id: entryVersionId }, { $set });
  const seen = await of(entryVersionId);
  expect(seen?.actualHash).toMatch(/^[0-9a-f]{64}$/);
  expect(seen?.actualHash).not.toBe(seen?.contentHash);
});

test.each<[string, object]>([
  ['a schema that is no JSON', { claimSchemaJson: '{' }],
  ['a beginning that is no instant', { effectiveFrom: 'soon' }],
])('%s is a record that cannot be read', async (_, $set) => {
  const { entryVersionId } = await published();
  await inStore().updateOne({ _id: entryVersionId }, { $set });
  expect(await of(entryVersionId)).toMatchObject({ entryVersionId, actualHash: undefined });
});

test.each<[string, object, object]>([
  ['back to a draft', { status: 'DRAFT' }, { status: 'DRAFT' }],
  ['of its hash', { contentHash: null }, { contentHash: undefined }],
  ['of hash and instant', { contentHash: null, publishedAt: null }, { status: 'PUBLISHED' }],
])('a version that was robbed %s is still one that was published', async (_, $set, seen) => {
  const { entryVersionId } = await published();
  await inStore().updateOne({ _id: entryVersionId }, { $set });
  expect(await of(entryVersionId)).toMatchObject(seen);
});

test('drafts are left out, and pages come in the order of ids', async () => {
  const { entryId } = await published();
  const draft = await service().versions.create({ entryId, title: 'Draft' }, as.admin());
  const review = await service().versions.create({ entryId, title: 'Review' }, as.admin());
  await service().versions.update({ entryId, version: 3, status: 'IN_REVIEW' }, as.admin());
  const inOnePage = await all();
  const ids = inOnePage.map(({ entryVersionId }) => entryVersionId);
  expect(ids).toEqual([...ids].sort());
  for (const { entryVersionId } of [draft, review]) expect(ids).not.toContain(entryVersionId);
  expect(await all(1)).toEqual(inOnePage);
  expect(await all(3)).toEqual(inOnePage);
});

test('a page looks through no more versions than it was asked for', async () => {
  const after = (await all())[2]?.entryVersionId ?? '';
  const ask = () => port().page({ after, limit: 3 }, as.nobody());
  const { examined, returned } = await examinedBy(world.connection, ask);
  expect(returned).toBe(3);
  // The one behind which the page begins, too.
  expect(examined).toBeLessThanOrEqual(4);
});

test.each([
  ['no limit', { after: '' }, 'limit'],
  ['none at all', { after: '', limit: 0 }, 'limit'],
  ['too many', { after: '', limit: 51 }, 'limit'],
  ['a place that is no id', { after: 'x', limit: 1 }, 'after'],
  ['a place that is an operator', { after: { $gt: '' }, limit: 1 }, 'after'],
  ['what it does not know', { after: '', limit: 1, status: 'DRAFT' }, 'status'],
])('refuses %s', async (_, input, field) => {
  await expect(service().published.page(input, as.unit())).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});

test.each(othersThan('unit').map((identity) => ({ identity })))(
  'is not told to $identity.kind $identity.role',
  async ({ identity }) => {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    await expect(service().published.page({}, by(identity))).rejects.toMatchObject({ code });
  },
);

test('over gRPC it is the same', async () => {
  const { entryVersionId, entryId, contentHash } = await published();
  const robbed = await published();
  await inStore().updateOne({ _id: robbed.entryVersionId }, { $set: { claimSchemaJson: '{' } });
  const { versions, isEnd } = await world.rpc('ListPublishedVersionHashes', { after: '', limit: 50 });
  expect(isEnd).toBe(true);
  expect(versions).toContainEqual({
    entryVersionId,
    entryId,
    version: 1,
    status: 'PUBLISHED',
    contentHash,
    actualHash: contentHash,
  });
  expect(versions).toContainEqual(
    expect.objectContaining({ entryVersionId: robbed.entryVersionId, actualHash: '' }),
  );
});
