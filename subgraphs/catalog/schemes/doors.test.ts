import { newId } from '../../../kernel/ids.ts';
import { as, type CatalogWorld, ISSUER_DIDS, issuerIdOf, openCatalogWorld } from '../testing.ts';
import { adminSchemeRoutes, portalSchemeRoutes } from './rest.ts';
import { aField, aMap, aScheme } from './testing.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.catalog.service.jurisdictions.create({ code: 'IE', nameI18n: { en: 'Ireland' } }, as.admin());
});
afterAll(() => world.close());

const org = { type: 'ISSUER', id: issuerIdOf(ISSUER_DIDS[0]) };

/** A row of REST as the bridge asks it, without the bridge. */
function overRest(
  name: string,
  given: { params?: Record<string, string>; query?: Record<string, string>; input?: object },
) {
  const row = [...adminSchemeRoutes, ...portalSchemeRoutes].find(
    ({ method, path }) => `${method} ${path}` === name,
  );
  if (!row) throw new Error(`There is no route ${name}.`);
  const { params = {}, query = {}, input } = given;
  const asked = row.variables({ params, query, body: {} });
  const variables = input === undefined ? asked : { input };
  return world.graphql(row.document, variables, as.admin());
}

test('a scheme is made, mapped, activated, tried and retired over GraphQL', async () => {
  const input = aScheme({ schemeCode: newId(), fields: [aField(), aField({ fieldCode: 'ID', length: 9 })] });
  const { schemeCode } = input;
  const created = await overRest('POST /api/v1/admin/catalog/schemes', { input });
  expect(created.data.createScheme.scheme).toMatchObject({
    schemeCode,
    status: 'DRAFT',
    fields: [
      { ...aField(), length: null, codeSetId: null },
      { fieldCode: 'ID', length: 9 },
    ],
  });
  const activate = () =>
    overRest('PATCH /api/v1/admin/catalog/schemes/{schemeCode}', { input: { schemeCode, status: 'ACTIVE' } });
  expect((await activate()).code).toBe('INVALID_STATE_TRANSITION');

  const fieldMaps = [
    aMap({ transform: 'UPPER' }),
    aMap({ fieldCode: 'ID', expression: 'constant', constant: '7', transform: 'PAD_ZERO' }),
  ];
  const path = '/api/v1/admin/catalog/schemes/{schemeCode}/field-maps';
  const put = await overRest(`PUT ${path}`, { input: { schemeCode, fieldMaps } });
  const stored = fieldMaps.map((map) => ({ constant: null, ...map }));
  expect(put.data.putFieldMaps.scheme).toEqual({
    schemeCode,
    status: 'DRAFT',
    rowVersion: 2,
    fieldMaps: stored,
  });
  const shown = await world.graphql(
    'query ($code: String!) { scheme(code: $code) { rowVersion fieldMaps { fieldCode constant } } }',
    { code: schemeCode },
    as.issuer(),
  );
  expect(shown.data.scheme).toEqual({
    rowVersion: 2,
    fieldMaps: stored.map(({ fieldCode, constant }) => ({ fieldCode, constant })),
  });

  expect((await activate()).data.updateScheme.scheme.status).toBe('ACTIVE');
  const preview = await overRest('POST /api/v1/admin/catalog/schemes/{schemeCode}/preview', {
    input: { schemeCode, record: { learner: { learner_number: 'a1' } } },
  });
  expect(preview.data.previewScheme).toEqual({
    schemeCode,
    rowVersion: 3,
    isReportable: true,
    fields: [
      { fieldCode: 'LEARNER', value: 'A1', problem: null },
      { fieldCode: 'ID', value: '000000007', problem: null },
    ],
  });
  const suggested = await overRest('POST /api/v1/admin/catalog/schemes/{schemeCode}/field-maps/suggest', {
    input: { schemeCode },
  });
  // Both of its fields have a map.
  expect(suggested.data.suggestFieldMaps).toEqual({ status: 'COMPLETED', reason: null, suggestions: [] });

  const listed = await overRest('GET /api/v1/admin/catalog/schemes', { query: { status: 'ACTIVE' } });
  expect(listed.data.schemes).toMatchObject({ totalCount: 1, nodes: [{ schemeCode }] });
  const retired = await overRest('PATCH /api/v1/admin/catalog/schemes/{schemeCode}', {
    input: { schemeCode, status: 'RETIRED' },
  });
  expect(retired.data.updateScheme.scheme).toMatchObject({ status: 'RETIRED', rowVersion: 4 });
});

test('rows take the record from the path, whatever the body says', () => {
  const row = (name: string) =>
    adminSchemeRoutes.find(({ method, path }) => `${method} ${path}`.endsWith(name))!;
  const asked = (name: string) =>
    row(name).variables({
      params: { schemeCode: 'S', registration_id: 'R' },
      query: {},
      body: { scheme_code: 'other', registration_id: 'other', name: 'x' },
    });
  for (const name of [
    '/{schemeCode}',
    'PUT /api/v1/admin/catalog/schemes/{schemeCode}/field-maps',
    '/preview',
    '/suggest',
  ])
    expect(asked(name)).toEqual({ input: { scheme_code: 'S', registration_id: 'other', name: 'x' } });
  expect(asked('/{registration_id}')).toMatchObject({ input: { registration_id: 'R' } });
});

test('a registration is filed, changed and listed over GraphQL; an issuer lists its own', async () => {
  const schemeCode = newId();
  await world.catalog.service.schemes.schemes.create(aScheme({ schemeCode, fields: [] }), as.admin());
  const validFrom = '2026-01-01T00:00:00.000Z';
  const input = { schemeCode, org, registrationNumber: '45012', validFrom };
  const path = '/api/v1/admin/catalog/registrations';
  const { data } = await overRest(`POST ${path}`, { input });
  const { registration } = data.registerUnderScheme;
  expect(registration).toMatchObject({
    ...input,
    scopeEntryIds: [],
    validTo: null,
    status: 'PENDING',
    expiryAnnouncedAt: null,
  });
  const { registrationId } = registration;
  const changed = await overRest(`PATCH ${path}/{registration_id}`, {
    input: { registrationId, status: 'ACTIVE', reason: 'Paid.', validTo: '2027-01-01T00:00:00Z' },
  });
  expect(changed.data.updateSchemeRegistration.registration).toMatchObject({
    status: 'ACTIVE',
    validTo: '2027-01-01T00:00:00.000Z',
    rowVersion: 2,
  });
  const suspended = await world.graphql(
    `mutation ($input: SetSchemeRegistrationStatusInput!) {
      setSchemeRegistrationStatus(input: $input) { registration { status rowVersion } }
    }`,
    { input: { registrationId, status: 'SUSPENDED' } },
    as.admin(),
  );
  expect(suspended.data.setSchemeRegistrationStatus.registration).toEqual({
    status: 'SUSPENDED',
    rowVersion: 3,
  });

  const own = (issuerDid: string) =>
    world.graphql(
      '{ schemeRegistrations { totalCount nodes { registrationId } pageInfo { hasNextPage endCursor } } }',
      {},
      as.issuer(issuerDid),
    );
  expect((await own(ISSUER_DIDS[0])).data.schemeRegistrations).toMatchObject({
    totalCount: 1,
    nodes: [{ registrationId }],
  });
  expect((await own(ISSUER_DIDS[1])).data.schemeRegistrations).toEqual({
    totalCount: 0,
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  expect((await own('did:key:nobody')).code).toBeUndefined();
});

describe('over gRPC', () => {
  const request = () => ({
    schemeCode: newId(),
    name: 'Total activity reporting',
    jurisdictionCode: 'IE',
    regulator: 'QQI',
    version: '8.0',
    reportingPeriod: 'ANNUAL',
    outputFormat: 'CSV',
    fields: [{ fieldCode: 'ID', label: 'Number', type: 'TEXT', length: 9, required: true, codeSetId: '' }],
  });

  test('a scheme is created, mapped, read and listed', async () => {
    const given = request();
    const { scheme } = await world.rpc('CreateRegulatoryScheme', given);
    expect(scheme).toMatchObject({ ...given, status: 'DRAFT', fieldMaps: [], rowVersion: 1 });
    const { schemeCode } = given;
    const map = {
      fieldCode: 'ID',
      expression: 'constant',
      constant: '7',
      transform: '',
      source: '',
      status: 'ACTIVE',
    };
    const put = await world.rpc('PutSchemeFieldMaps', { schemeCode, fieldMaps: [map] });
    expect(put.scheme).toMatchObject({
      fieldMaps: [{ ...map, transform: 'NONE', source: 'HUMAN' }],
      rowVersion: 2,
    });
    expect((await world.rpc('GetRegulatoryScheme', { schemeCode })).scheme).toEqual(put.scheme);
    const listed = await world.rpc('ListRegulatorySchemes', {
      jurisdictionCode: 'IE',
      statusFilter: 'DRAFT',
    });
    expect(listed).toMatchObject({ page: 0, pageSize: 20, totalIsLowerBound: false });
    expect(listed.schemes.map(({ schemeCode: code }: { schemeCode: string }) => code)).toContain(schemeCode);
  });

  test('a registration is filed, changed and listed', async () => {
    const { schemeCode } = (await world.rpc('CreateRegulatoryScheme', request())).scheme;
    const validFrom = String(Date.UTC(2026, 0, 1));
    const given = { schemeCode, orgType: org.type, orgId: org.id, registrationNumber: '1', validFrom };
    const { registration } = await world.rpc('RegisterUnderScheme', { ...given, conditions: 'None.' });
    expect(registration).toMatchObject({
      ...given,
      scopeEntryIds: [],
      validTo: '0',
      conditions: 'None.',
      evidenceRef: '',
      status: 'PENDING',
      expiryAnnouncedAt: '0',
    });
    const { registrationId } = registration;
    const validTo = String(Date.UTC(2030, 0, 1));
    const changed = await world.rpc('UpdateSchemeRegistration', {
      registrationId,
      status: 'ACTIVE',
      validTo,
    });
    expect(changed.registration).toMatchObject({
      status: 'ACTIVE',
      validTo,
      conditions: 'None.',
      rowVersion: 2,
    });
    const unscoped = await world.rpc('UpdateSchemeRegistration', { registrationId, scope: { entryIds: [] } });
    expect(unscoped.registration).toMatchObject({ scopeEntryIds: [], rowVersion: 3 });
    const listed = await world.rpc('ListSchemeRegistrations', { schemeCode, orgId: org.id, pageSize: 5 });
    expect(listed).toMatchObject({ total: 1, page: 0, pageSize: 5, registrations: [unscoped.registration] });
    expect((await world.rpc('ListSchemeRegistrations', { statusFilter: 'EXPIRED' })).registrations).toEqual(
      [],
    );
  });

  test.each([
    ['CreateRegulatoryScheme', { ...{ name: 'x' } }, 'schemeCode'],
    ['PutSchemeFieldMaps', { schemeCode: 'S', fieldMaps: [{ fieldCode: 'ID' }] }, 'fieldMaps[0].expression'],
    ['RegisterUnderScheme', { schemeCode: 'S' }, 'org.type'],
    ['UpdateSchemeRegistration', { registrationId: 'R' }, 'registrationId'],
  ])('%s names what is missing', async (name, sent, field) => {
    await expect(world.rpc(name, sent)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test.each(['ListSchemeRegistrations', 'RegisterUnderScheme', 'PutSchemeFieldMaps'])(
    '%s is closed to peers',
    async (name) => {
      const peer = { ...as.unit(), identity: { kind: 'peer', peer: 'registry', issuerDids: [] } as const };
      await expect(world.rpc(name, {}, peer)).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    },
  );
});

test('where no entries and no code sets are known, none can be named', async () => {
  const fields = [aField({ type: 'CODE', codeSetId: newId() })];
  const { schemes, registrations } = world.catalog.service.schemes;
  await expect(schemes.create(aScheme({ schemeCode: newId(), fields }), as.admin())).rejects.toMatchObject({
    details: [expect.objectContaining({ field: 'fields[0].codeSetId' })],
  });
  const { schemeCode } = await schemes.create(aScheme({ schemeCode: newId(), fields: [] }), as.admin());
  const input = {
    schemeCode,
    org,
    registrationNumber: '1',
    validFrom: new Date(0),
    scopeEntryIds: [newId()],
  };
  await expect(registrations.register(input, as.admin())).rejects.toMatchObject({
    details: [expect.objectContaining({ field: 'scopeEntryIds[0]' })],
  });
});
