import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { ADOPTION_STATUSES, type AdoptionStatus } from './framework.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
});
afterAll(() => world.close());

const service = () => world.catalog.service.frameworks;
const nfq = { code: 'NFQ', jurisdictionCode: 'IE', title: 'National Framework of Qualifications' };
const create = (given: object = {}, context = as.admin()) =>
  service().create({ ...nfq, code: `F${world.unique()}`, ...given }, context);

test('is a DRAFT of kind QUALIFICATION, version 1, unless told', async () => {
  const levels = [{ levelCode: '8', label: 'Honours Bachelor', eqfLevel: 6 }];
  const made = await service().create({ ...nfq, levels }, as.admin());
  expect(made).toMatchObject({
    ...nfq,
    kind: 'QUALIFICATION',
    version: '1',
    adoptionStatus: 'DRAFT',
    levels,
  });
  expect(await service().byId({ frameworkId: made.frameworkId }, as.issuer())).toEqual(made);
  expect(await world.told(made.frameworkId)).toMatchObject([
    { action: 'framework.created', newState: 'DRAFT' },
  ]);
  await expect(service().create(nfq, as.admin())).rejects.toMatchObject({ code: 'DUPLICATE' });
  await expect(service().create({ ...nfq, version: '2' }, as.admin())).resolves.toMatchObject({
    version: '2',
  });
});

test.each([
  ['no code', { code: undefined }, 'code'],
  ['a code with spaces', { code: 'N F Q' }, 'code'],
  ['an unknown jurisdiction', { jurisdictionCode: 'FR' }, 'jurisdictionCode'],
  ['a jurisdiction that is none', { jurisdictionCode: 'Ireland' }, 'jurisdictionCode'],
  ['no title', { title: ' ' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(256) }, 'title'],
  ['another kind', { kind: 'COURSE' }, 'kind'],
  ['an address that is none', { caseUri: 'ftp://x' }, 'caseUri'],
  ['a level without label', { levels: [{ levelCode: '8' }] }, 'levels[0].label'],
  [
    'a ninth level of Europe',
    { levels: [{ levelCode: '8', label: 'x', eqfLevel: 9 }] },
    'levels[0].eqfLevel',
  ],
  ['a level twice', { levels: [1, 2].map(() => ({ levelCode: '8', label: 'x' })) }, 'levels'],
  ['an unknown field', { adoptionStatus: 'ADOPTED' }, 'adoptionStatus'],
])('refuses %s', async (_, wrong, field) => {
  await expect(create(wrong)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});

test('an INACTIVE jurisdiction takes none', async () => {
  await world.aJurisdiction('MT');
  await world.catalog.service.jurisdictions.update({ code: 'MT', status: 'INACTIVE' }, as.admin());
  await expect(create({ jurisdictionCode: 'MT' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

const WAYS: Readonly<Record<AdoptionStatus, readonly AdoptionStatus[]>> = {
  DRAFT: ['DRAFT', 'ADOPTED'],
  ADOPTED: ['ADOPTED', 'DEPRECATED'],
  DEPRECATED: ['DEPRECATED', 'ADOPTED'],
};
describe.each(ADOPTION_STATUSES)('from %s', (from) => {
  test.each(ADOPTION_STATUSES)('to %s', async (adoptionStatus) => {
    const { frameworkId } = await create();
    for (const step of { DRAFT: [], ADOPTED: ['ADOPTED'], DEPRECATED: ['ADOPTED', 'DEPRECATED'] }[from])
      await service().update({ frameworkId, adoptionStatus: step }, as.admin());
    const changed = service().update({ frameworkId, adoptionStatus }, as.admin());
    if (WAYS[from].includes(adoptionStatus)) await expect(changed).resolves.toMatchObject({ adoptionStatus });
    else await expect(changed).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});

test('a change keeps what it does not name, and refuses an old version', async () => {
  const made = await create({ publisher: 'QQI' });
  const { frameworkId } = made;
  const changed = await service().update({ frameworkId, title: 'NFQ of Ireland' }, as.admin());
  expect(changed).toMatchObject({ title: 'NFQ of Ireland', publisher: 'QQI', rowVersion: 2 });
  const stale = as.admin('ADMIN', { expectedRowVersion: 1 });
  await expect(service().update({ frameworkId, title: 'x' }, stale)).rejects.toMatchObject({
    code: 'ROW_VERSION_MISMATCH',
  });
  const unknown = { frameworkId: '00000000-0000-4000-8000-000000000000', title: 'x' };
  await expect(service().update(unknown, as.admin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a jurisdiction takes one of its own frameworks as its usual one', async () => {
  const { frameworkId } = await create();
  const { jurisdictions } = world.catalog.service;
  const set = (code: string) => jurisdictions.update({ code, defaultFrameworkId: frameworkId }, as.admin());
  await expect(set('IE')).resolves.toMatchObject({ defaultFrameworkId: frameworkId });
  await expect(set('MT')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('lists by jurisdiction, kind and status, over gRPC as well', async () => {
  await create({ kind: 'SKILL', code: 'SK' });
  const listed = await service().list({ filter: { kind: 'SKILL', jurisdictionCode: 'IE' } }, as.issuer());
  expect(listed.items.map(({ code }) => code)).toEqual(['SK']);
  const { frameworks, total } = await world.rpc('ListFrameworks', {
    kindFilter: 'SKILL',
    statusFilter: 'DRAFT',
  });
  expect(frameworks).toMatchObject([{ code: 'SK', adoptionStatus: 'DRAFT', rowVersion: 1 }]);
  expect(total).toBe(1);
  const { framework } = await world.rpc('CreateFramework', {
    ...nfq,
    code: 'RPC',
    levels: [{ levelCode: '1', label: 'One' }],
  });
  expect(framework).toMatchObject({ code: 'RPC', levels: [{ levelCode: '1', eqfLevel: 0 }] });
});

test.each([
  ['nobody', () => as.nobody(), 'UNAUTHENTICATED'],
  ['an issuer', () => as.issuer(), 'SCOPE_MISSING'],
  ['a VIEWER', () => as.admin('VIEWER'), 'FORBIDDEN'],
])('%s changes nothing', async (_, context, code) => {
  await expect(create({}, context())).rejects.toMatchObject({ code });
  await expect(service().update({}, context())).rejects.toMatchObject({ code });
});
