import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
});
afterAll(() => world.close());

const service = () => world.catalog.service.jurisdictions;
const ireland = { code: 'IE', nameI18n: { en: 'Ireland', ga: 'Éire' } };

describe('creating', () => {
  test('is ACTIVE at once, of the level that its code tells', async () => {
    const made = await service().create(ireland, as.admin());
    expect(made).toMatchObject({ ...ireland, level: 'COUNTRY', status: 'ACTIVE', rowVersion: 1 });
    const part = await service().create(
      {
        code: 'IE-G',
        nameI18n: { en: 'Galway' },
        parentCode: 'IE',
        regulator: { name: 'QQI', url: 'qqi.ie' },
      },
      as.admin(),
    );
    expect(part).toMatchObject({ level: 'SUBDIVISION', regulator: { name: 'QQI', url: 'https://qqi.ie' } });
    expect(await world.told('IE')).toEqual([
      { action: 'jurisdiction.created', previousState: null, newState: 'ACTIVE', reason: null },
    ]);
  });

  test('refuses a code that is there, ten at once as well', async () => {
    await expect(service().create(ireland, as.admin())).rejects.toMatchObject({ code: 'DUPLICATE' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => service().create({ ...ireland, code: 'MT' }, as.admin())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const context = () => as.admin('ADMIN', { idempotencyKey: 'once' });
    const first = await service().create({ ...ireland, code: 'PT' }, context());
    expect(await service().create({ ...ireland, code: 'PT' }, context())).toEqual(first);
  });

  test.each([
    ['no code', { code: undefined }, 'code'],
    ['a code of another form', { code: 'ie' }, 'code'],
    ['no name', { nameI18n: {} }, 'nameI18n'],
    ['a name that is no text', { nameI18n: { en: 7 } }, 'nameI18n.en'],
    ['a language that is none', { nameI18n: { english: 'Ireland' } }, 'nameI18n.english'],
    ['a list of names', { nameI18n: ['Ireland'] }, 'nameI18n'],
    ['names by a path', { nameI18n: { 'a.b': 'Ireland' } }, 'nameI18n.a.b'],
    ['a name that is too long', { nameI18n: { en: 'x'.repeat(256) } }, 'nameI18n.en'],
    ['itself above', { parentCode: 'FR' }, 'parentCode'],
    ['an unknown one above', { parentCode: 'XX' }, 'parentCode'],
    ['a level that there is not', { level: 'CITY' }, 'level'],
    ['a regulator without a name', { regulator: { url: 'qqi.ie' } }, 'regulator.name'],
    ['a field that is not known', { status: 'INACTIVE' }, 'status'],
  ])('refuses %s', async (_, wrong, field) => {
    const refused = service().create({ ...ireland, code: 'FR', ...wrong }, as.admin());
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(refused).rejects.toMatchObject({ details: [expect.objectContaining({ field })] });
    await expect(service().byCode({ code: 'FR' }, as.admin())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('changing', () => {
  test('keeps what is left out, and counts the version on', async () => {
    await service().create({ ...ireland, code: 'ES' }, as.admin());
    const changed = await service().update({ code: 'ES', status: 'INACTIVE' }, as.admin());
    expect(changed).toMatchObject({ nameI18n: ireland.nameI18n, status: 'INACTIVE', rowVersion: 2 });
    expect(await service().byCode({ code: 'ES' }, as.issuer())).toEqual(changed);
    expect(await world.told('ES')).toContainEqual({
      action: 'jurisdiction.updated',
      previousState: 'ACTIVE',
      newState: 'INACTIVE',
      reason: null,
    });
  });

  test('refuses an old version, and a framework of nobody', async () => {
    const old = as.admin('ADMIN', { expectedRowVersion: 1 });
    await expect(service().update({ code: 'ES', status: 'ACTIVE' }, old)).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    const defaultFrameworkId = '00000000-0000-4000-8000-000000000000';
    await expect(service().update({ code: 'ES', defaultFrameworkId }, as.admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('listing', () => {
  test('is by code, and goes on behind a cursor', async () => {
    const { data } = await world.graphql(
      '{ jurisdictions(first: 2) { nodes { code } totalCount pageInfo { endCursor hasNextPage } } }',
      {},
      as.issuer(),
    );
    const { nodes, totalCount, pageInfo } = data.jurisdictions;
    expect(nodes.map(({ code }: { code: string }) => code)).toEqual(['ES', 'IE']);
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = await service().list({ after: pageInfo.endCursor, first: 100 }, as.issuer());
    expect(rest.items.map(({ code }) => code)).toEqual(['IE-G', 'MT', 'PT']);
    expect(rest.total).toBe(totalCount);
  });

  test('narrows by status and by what it is a part of', async () => {
    const only = async (filter: object) => (await service().list({ filter }, as.admin())).items;
    expect(await only({ parentCode: 'IE' })).toMatchObject([{ code: 'IE-G' }]);
    expect(await only({ status: 'INACTIVE' })).toMatchObject([{ code: 'ES' }]);
    expect(await only({ status: 'INACTIVE', parentCode: 'IE' })).toEqual([]);
  });
});

describe('over gRPC', () => {
  test('a jurisdiction is created, read and listed as over GraphQL', async () => {
    const request = { code: 'DE', nameI18n: { de: 'Deutschland' }, regulator: { name: 'KMK' } };
    const { jurisdiction } = await world.rpc('CreateJurisdiction', request);
    expect(jurisdiction).toMatchObject({ ...request, level: 'COUNTRY', regulator: { name: 'KMK', url: '' } });
    expect((await world.rpc('GetJurisdiction', { code: 'DE' })).jurisdiction).toEqual(jurisdiction);
    const listed = await world.rpc('ListJurisdictions', { pageSize: 1 });
    expect(listed).toMatchObject({ page: 0, pageSize: 1, jurisdictions: [{ code: 'DE' }] });
  });
});

test.each([
  ['nobody', () => as.nobody(), 'UNAUTHENTICATED'],
  ['an issuer', () => as.issuer(), 'SCOPE_MISSING'],
  ['a VIEWER', () => as.admin('VIEWER'), 'FORBIDDEN'],
])('%s changes nothing', async (_, context, code) => {
  await expect(service().create(ireland, context())).rejects.toMatchObject({ code });
  await expect(service().update({ code: 'IE', status: 'INACTIVE' }, context())).rejects.toMatchObject({
    code,
  });
});
