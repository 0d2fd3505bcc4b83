import { examinedBy } from '../../../store/testing/examined.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { MOST_CODES } from './code-set.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.catalog.service.jurisdictions.create({ code: 'IE', nameI18n: { en: 'Ireland' } }, as.admin());
});
afterAll(() => world.close());

const service = () => world.catalog.service.codeSets;
const unique = () => `grades-${world.unique().toLowerCase()}`;
const label = (en: string) => ({ en });
const aSet = (given: object = {}) => ({
  name: unique(),
  version: '1',
  authority: 'Testamur University',
  codes: [
    { code: 'H', labelI18n: label('Honours') },
    { code: 'H1', labelI18n: label('First'), parentCode: 'H' },
    { code: 'H2', labelI18n: label('Second'), parentCode: 'H' },
    { code: 'P', labelI18n: label('Pass') },
  ],
  ...given,
});
const codesOf = async (args: object) =>
  (await service().codes(args, as.issuer())).items.map(({ code }) => code);

/** The code Y, which meant something else before, and X, which ended. */
const aSetWithHistory = () =>
  aSet({
    codes: [
      {
        code: 'X',
        labelI18n: label('Ended'),
        validFrom: '2000-01-01T00:00:00Z',
        validTo: '2010-01-01T00:00:00Z',
      },
      { code: 'Y', labelI18n: label('Later'), validFrom: '2015-01-01T00:00:00Z' },
      {
        code: 'Y',
        labelI18n: label('Former'),
        validFrom: '2000-01-01T00:00:00Z',
        validTo: '2010-01-01T00:00:00Z',
      },
    ],
  });

describe('creating', () => {
  test('keeps the set with all its codes, valid from now on, and tells of it once', async () => {
    const given = aSet({ authorityUrl: 'example.edu', jurisdictionCode: 'IE' });
    const made = await service().create(given, as.admin());
    const { codes: _, ...members } = given;
    expect(made).toMatchObject({
      ...members,
      authorityUrl: 'https://example.edu',
      createdAt: world.now(),
      rowVersion: 1,
    });
    const { items, total } = await service().codes({ codeSet: made.codeSetId }, as.issuer());
    expect(items).toEqual(
      given.codes.map((code) => ({
        parentCode: undefined,
        validTo: undefined,
        validFrom: world.now(),
        ...code,
      })),
    );
    expect(total).toBe(4);
    expect(await world.told(made.codeSetId)).toEqual([
      { action: 'code_set.created', previousState: null, newState: null, reason: null },
    ]);
  });

  test('takes the most codes at once, in less than two seconds', async () => {
    const codes = Array.from({ length: MOST_CODES }, (_, row) => ({
      code: `C${String(row).padStart(4, '0')}`,
      labelI18n: label(`Code ${row}`),
      ...(row > 0 ? { parentCode: 'C0000' } : {}),
    }));
    const begun = process.cpuUsage();
    const { codeSetId } = await service().create(aSet({ codes }), as.admin());
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(2);
    const page = await service().codes({ codeSet: codeSetId, offset: 4990 }, as.issuer());
    expect(page).toMatchObject({ total: MOST_CODES, items: { length: 10 } });
  });

  test('refuses a version that is there, of a standard as well, and of ten at once takes one', async () => {
    const given = aSet();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => service().create(given, as.admin())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'DUPLICATE' });
    expect((await service().list({ filter: { name: given.name } }, as.admin())).total).toBe(1);
    expect(await codesOf({ codeSet: given.name })).toEqual(['H', 'H1', 'H2', 'P']);

    const standard = service().create(aSet({ name: 'isced-f', version: '2013' }), as.admin());
    await expect(standard).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('repeated with its Idempotency-Key it is made once, and another body is refused', async () => {
    const context = () => as.admin('ADMIN', { idempotencyKey: 'once' });
    const given = aSet();
    const first = await service().create(given, context());
    expect(await service().create(given, context())).toEqual(first);
    await expect(service().create({ ...given, version: '2' }, context())).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  const good = { code: 'A', labelI18n: { en: 'Good' } };
  test.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a name with capital letters', { name: 'Grades' }, 'name'],
    ['a name with a line below', { name: 'a_b' }, 'name'],
    ['a name that is an id', { name: '0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['no version', { version: undefined }, 'version'],
    ['a version with spaces', { version: 'of 2026' }, 'version'],
    ['a version that is too long', { version: '1'.repeat(51) }, 'version'],
    ['a version that is a number', { version: 2026 }, 'version'],
    ['no authority', { authority: ' ' }, 'authority'],
    ['an authority that is too long', { authority: 'x'.repeat(256) }, 'authority'],
    ['an address that is none', { authorityUrl: 'javascript:alert(1)' }, 'authorityUrl'],
    ['a jurisdiction of another form', { jurisdictionCode: 'Ireland' }, 'jurisdictionCode'],
    ['an unknown jurisdiction', { jurisdictionCode: 'XX' }, 'jurisdictionCode'],
    ['a field that is not known', { status: 'ACTIVE' }, 'status'],
    ['no codes', { codes: [] }, 'codes'],
    ['codes that are no list', { codes: good }, 'codes'],
    ['too many codes', { codes: Array(MOST_CODES + 1).fill(good) }, 'codes'],
    ['a code without a text', { codes: [good, { labelI18n: label('x') }] }, 'codes[1].code'],
    ['a code with a space', { codes: [good, { ...good, code: 'A B' }] }, 'codes[1].code'],
    ['a code with a hidden character', { codes: [good, { ...good, code: 'A\u200b' }] }, 'codes[1].code'],
    ['a code that is too long', { codes: [{ ...good, code: 'x'.repeat(101) }] }, 'codes[0].code'],
    ['a code without a label', { codes: [good, { code: 'B' }] }, 'codes[1].labelI18n'],
    ['a label in no language', { codes: [{ ...good, labelI18n: {} }] }, 'codes[0].labelI18n'],
    ['a label by a path', { codes: [{ ...good, labelI18n: { 'a.b': 'x' } }] }, 'codes[0].labelI18n.a.b'],
    ['a label by an operator', { codes: [{ ...good, labelI18n: { $gt: 'x' } }] }, 'codes[0].labelI18n.$gt'],
    ['a field of a code that is not known', { codes: [{ ...good, order: 1 }] }, 'codes[0].order'],
    ['a code twice', { codes: [good, { ...good, code: 'B' }, good] }, 'codes[2].code'],
    [
      'a code that ends before it begins',
      { codes: [{ ...good, validFrom: '2020-01-01T00:00:00Z', validTo: '2020-01-01T00:00:00Z' }] },
      'codes[0].validTo',
    ],
    ['an instant that is none', { codes: [{ ...good, validFrom: '2020' }] }, 'codes[0].validFrom'],
    [
      'a code twice for a part of the time',
      {
        codes: [
          { ...good, validFrom: '2000-01-01T00:00:00Z', validTo: '2010-01-02T00:00:00Z' },
          { ...good, validFrom: '2010-01-01T00:00:00Z' },
        ],
      },
      'codes[1].code',
    ],
    [
      'a code twice for a part of the time, the later one first',
      {
        codes: [
          { ...good, validFrom: '2010-01-01T00:00:00Z' },
          { ...good, validFrom: '2000-01-01T00:00:00Z' },
        ],
      },
      'codes[1].code',
    ],
    ['a code above itself', { codes: [{ ...good, parentCode: 'A' }] }, 'codes[0].parentCode'],
    ['a code above that is not there', { codes: [{ ...good, parentCode: 'B' }] }, 'codes[0].parentCode'],
    [
      'codes in a circle',
      { codes: [good, { ...good, code: 'B', parentCode: 'C' }, { ...good, code: 'C', parentCode: 'B' }] },
      'codes[1].parentCode',
    ],
  ])('refuses %s', async (_, wrong, field) => {
    const given = { ...aSet(), ...wrong };
    const refused = service().create(given, as.admin());
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    const stored = await world.connection.collection('code_sets').countDocuments({ name: given.name });
    expect(stored).toBe(0);
  });

  test('names every wrong code by its place', async () => {
    const codes = [good, { ...good, code: 'A B' }, good, { ...good, code: 'B', labelI18n: { en: 7 } }];
    await expect(service().create(aSet({ codes }), as.admin())).rejects.toMatchObject({
      details: [{ field: 'codes[1].code' }, { field: 'codes[3].labelI18n.en' }],
    });
  });

  test('takes codes as authorities write them', async () => {
    const codes = ['A+', 'A-', '2:1', '<5', 'höchst', '6.2', 'US-CA', '優'].map((code) => ({
      ...good,
      code,
    }));
    const { codeSetId } = await service().create(aSet({ codes }), as.admin());
    for (const { code } of codes)
      expect(await service().code({ codeSet: codeSetId, code }, as.issuer())).toMatchObject({
        isValid: true,
      });
  });

  test('takes nothing for a jurisdiction that takes nothing new', async () => {
    const { jurisdictions } = world.catalog.service;
    await jurisdictions.create({ code: 'MT', nameI18n: { en: 'Malta' } }, as.admin());
    await jurisdictions.update({ code: 'MT', status: 'INACTIVE' }, as.admin());
    await expect(service().create(aSet({ jurisdictionCode: 'MT' }), as.admin())).rejects.toMatchObject({
      details: [{ field: 'jurisdictionCode', code: 'inactive' }],
    });
  });
});

describe('listing sets', () => {
  test('walks through standard and stored ones alike, by page and behind cursors', async () => {
    for (const name of ['aaa-first', 'iso-3166-9', 'zzz-last'])
      await service().create(aSet({ name }), as.admin());
    const whole = (await service().list({ first: 100 }, as.admin())).items;
    const names = whole.map(({ name, version }) => `${name} ${version}`);
    expect(names).toEqual([...names].sort());
    expect(names.indexOf('iso-3166-9 1')).toBe(names.indexOf('iso-639-1 2024-12') - 1);
    const ids = whole.map(({ codeSetId }) => codeSetId);
    for (const first of [1, 3, 7]) {
      const paged: string[] = [];
      for (let offset = 0; offset < ids.length + 20; offset += first)
        paged.push(
          ...(await service().list({ first, offset }, as.admin())).items.map(({ codeSetId }) => codeSetId),
        );
      expect(paged).toEqual(ids);
      const behind: string[] = [];
      let after: string | null | undefined;
      do {
        const { data } = await world.graphql(
          'query ($first: Int, $after: String) { codeSets(first: $first, after: $after) { nodes { codeSetId } totalCount pageInfo { endCursor } } }',
          { first, after },
          as.issuer(),
        );
        expect(data.codeSets.totalCount).toBe(ids.length);
        behind.push(...data.codeSets.nodes.map(({ codeSetId }: { codeSetId: string }) => codeSetId));
        after = data.codeSets.pageInfo.endCursor;
      } while (after);
      expect(behind).toEqual(ids);
    }
  });

  test('narrows by name and by jurisdiction', async () => {
    const { name } = await service().create(aSet({ jurisdictionCode: 'IE' }), as.admin());
    const only = async (filter: object) => {
      const { items, total } = await service().list({ filter }, as.admin());
      expect(total).toBe(items.length);
      return items.map((one) => one.name);
    };
    expect(await only({ name })).toEqual([name]);
    expect(await only({ name: 'isced-f' })).toEqual(['isced-f']);
    expect(await only({ name: 'isced-f', jurisdictionCode: 'IE' })).toEqual([]);
    expect(await only({ jurisdictionCode: 'IE' })).toEqual(
      expect.arrayContaining([name, 'grade-ie-leaving-certificate']),
    );
    expect(await only({ jurisdictionCode: 'IE', name })).toEqual([name]);
  });
});

describe('codes at an instant', () => {
  test('a set is found by id, and by name in its newest version', async () => {
    const given = aSet();
    const first = await service().create(given, as.admin());
    world.moveClock(1000);
    await service().create(
      { ...given, version: '0.9', codes: [{ code: 'N', labelI18n: label('New') }] },
      as.admin(),
    );
    expect(await codesOf({ codeSet: given.name })).toEqual(['N']);
    for (const codeSet of [first.codeSetId, first.codeSetId.toUpperCase()])
      expect(await codesOf({ codeSet })).toEqual(['H', 'H1', 'H2', 'P']);
  });

  test('a code is found however its letters with marks are written', async () => {
    const codes = [{ code: 'Ho\u0308chst', labelI18n: label('Best') }];
    const { codeSetId: codeSet } = await service().create(aSet({ codes }), as.admin());
    expect(await codesOf({ codeSet, q: 'H\u00f6' })).toEqual(['H\u00f6chst']);
    expect(await service().code({ codeSet, code: 'Ho\u0308chst' }, as.issuer())).toMatchObject({
      isValid: true,
    });
  });

  test('one code may have a meaning for each day', async () => {
    const day = (number: number) => new Date(Date.UTC(2000, 0, number));
    const codes = Array.from({ length: 1000 }, (_, row) => ({
      code: 'A',
      labelI18n: label(`Day ${row}`),
      validFrom: day(row),
      validTo: day(row + 1),
    })).reverse();
    const { codeSetId: codeSet } = await service().create(aSet({ codes }), as.admin());
    const found = await service().code({ codeSet, code: 'A', at: day(777) }, as.issuer());
    expect(found).toMatchObject({ code: { labelI18n: label('Day 777') }, isValid: true });
    expect((await service().codes({ codeSet, at: day(777) }, as.issuer())).items).toEqual([found.code]);
  });

  test.each([
    ['1999-12-31T23:59:59.999Z', []],
    ['2000-01-01T00:00:00.000Z', ['X', 'Y']],
    ['2009-12-31T23:59:59.999Z', ['X', 'Y']],
    ['2010-01-01T00:00:00.000Z', []],
    ['2015-01-01T00:00:00.000Z', ['Y']],
  ])('%s has %j', async (at, expected) => {
    const { codeSetId } = await service().create(aSetWithHistory(), as.admin());
    expect(await codesOf({ codeSet: codeSetId, at })).toEqual(expected);
    expect((await service().codes({ codeSet: codeSetId, at }, as.issuer())).total).toBe(expected.length);
  });

  test.each([
    ['X', '1999-01-01T00:00:00Z', 'Ended', false],
    ['X', '2005-01-01T00:00:00Z', 'Ended', true],
    ['X', '2026-01-01T00:00:00Z', 'Ended', false],
    ['Y', '1999-01-01T00:00:00Z', 'Former', false],
    ['Y', '2005-01-01T00:00:00Z', 'Former', true],
    ['Y', '2012-01-01T00:00:00Z', 'Former', false],
    ['Y', '2020-01-01T00:00:00Z', 'Later', true],
  ])('%s at %s is “%s”, valid: %s', async (code, at, en, isValid) => {
    const made = await service().create(aSetWithHistory(), as.admin());
    const resolved = await service().code({ codeSet: made.codeSetId, code, at }, as.issuer());
    expect(resolved).toMatchObject({ code: { code, labelI18n: { en } }, codeSet: made, isValid });
  });

  test('narrows by what a code is a part of and by how it begins, behind a cursor as well', async () => {
    const { codeSetId: codeSet } = await service().create(aSet(), as.admin());
    expect(await codesOf({ codeSet, parentCode: 'H' })).toEqual(['H1', 'H2']);
    expect(await codesOf({ codeSet, q: 'H' })).toEqual(['H', 'H1', 'H2']);
    expect(await codesOf({ codeSet, q: 'h' })).toEqual([]);
    expect(await codesOf({ codeSet, q: 'H2', parentCode: 'H' })).toEqual(['H2']);
    expect(await codesOf({ codeSet, parentCode: 'P' })).toEqual([]);
    for (const [set, q, expected] of [
      [codeSet, 'H', ['H', 'H1', 'H2']],
      ['iso-3166-1', 'GB', ['GB']],
      ['iso-3166-1', 'IE', ['IE']],
      ['iso-3166-1', 'Z', ['ZA', 'ZM', 'ZW']],
    ] as const) {
      const found: string[] = [];
      let after: string | null | undefined;
      do {
        const { data } = await world.graphql(
          'query ($set: String!, $q: String, $after: String) { codes(codeSet: $set, q: $q, first: 2, after: $after) { nodes { code } pageInfo { endCursor } totalCount } }',
          { set, q, after },
          as.issuer(),
        );
        expect(data.codes.totalCount).toBe(expected.length);
        found.push(...data.codes.nodes.map(({ code }: { code: string }) => code));
        after = data.codes.pageInfo.endCursor;
      } while (after);
      expect(found).toEqual(expected);
    }
  });

  test.each<[string, object, string]>([
    ['a set that there is not', { codeSet: 'unknown' }, 'NOT_FOUND'],
    ['an id of nothing', { codeSet: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND'],
    ['no set', {}, 'VALIDATION_FAILED'],
    ['a set that is an operator', { codeSet: { $gt: '' } }, 'VALIDATION_FAILED'],
    ['an instant that is none', { codeSet: 'isced-f', at: 'yesterday' }, 'VALIDATION_FAILED'],
    ['a beginning that is an operator', { codeSet: 'isced-f', q: { $gt: '' } }, 'VALIDATION_FAILED'],
    ['too long a page', { codeSet: 'isced-f', first: 101 }, 'VALIDATION_FAILED'],
    ['a cursor that no list made', { codeSet: 'isced-f', after: 'x' }, 'VALIDATION_FAILED'],
    ['a field that is not known', { codeSet: 'isced-f', name: 'x' }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, args, code) => {
    await expect(service().codes(args, as.issuer())).rejects.toMatchObject({ code });
  });

  test('a code that never was is not found', async () => {
    const { codeSetId } = await service().create(aSet(), as.admin());
    for (const codeSet of [codeSetId, 'isced-f', 'unknown'])
      await expect(service().code({ codeSet, code: 'NEVER' }, as.issuer())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

describe('what the store reads', () => {
  test.each<[string, (set: string) => object, number]>([
    ['a page of codes', (codeSet) => ({ codeSet, first: 5 }), 5],
    ['a page behind others', (codeSet) => ({ codeSet, first: 5, q: 'C5' }), 5],
    ['the parts of a code', (codeSet) => ({ codeSet, first: 5, parentCode: 'C0000' }), 5],
    ['those of them that begin so', (codeSet) => ({ codeSet, first: 5, parentCode: 'C0000', q: 'C5' }), 5],
  ])('%s by its index, no more than it shows', async (_, args, rows) => {
    const codes = Array.from({ length: 600 }, (_row, row) => ({
      code: `C${String(row).padStart(4, '0')}`,
      labelI18n: label('x'),
      ...(row > 0 ? { parentCode: 'C0000' } : {}),
    }));
    const { codeSetId } = await service().create(aSet({ codes }), as.admin());
    const { examined, countLimits } = await examinedBy(world.connection, () =>
      service().codes(args(codeSetId), as.issuer()),
    );
    // And the set itself.
    expect(examined).toBeLessThanOrEqual(rows + 1);
    expect(countLimits).toEqual([10_001]);
  });
});

describe('what the store reads of sets', () => {
  const rows = 200;
  beforeAll(async () => {
    await world.connection.collection<{ _id: string }>('code_sets').insertMany(
      Array.from({ length: rows }, (_, row) => ({
        _id: `row-${row}`,
        name: row % 20 === 0 ? 'many-versions' : `name-${row}`,
        version: String(row),
        authority: 'x',
        authorityUrl: null,
        jurisdictionCode: row % 10 === 0 ? 'FR' : 'DE',
        createdAt: new Date(row),
        updatedAt: new Date(row),
        createdBy: null,
        rowVersion: 1,
      })),
    );
  });

  test.each<[string, object, number]>([
    ['everything', {}, rows],
    ['a name', { name: 'many-versions' }, 10],
    ['a jurisdiction', { jurisdictionCode: 'FR' }, 20],
    ['a name in a jurisdiction', { jurisdictionCode: 'FR', name: 'many-versions' }, 10],
  ])('the list of %s by an index, no more than it shows', async (_, filter, total) => {
    const first = 5;
    const { examined } = await examinedBy(world.connection, async () => {
      const page = await service().list({ filter, first }, as.admin());
      expect(page.total).toBeGreaterThanOrEqual(total);
    });
    expect(examined).toBe(first);
  });

  test('the newest version of a name among its versions', async () => {
    const { examined } = await examinedBy(world.connection, () =>
      service().codes({ codeSet: 'many-versions' }, as.admin()),
    );
    // Explained without the limit of one.
    expect(examined).toBe(10);
  });
});

describe('over gRPC', () => {
  test('a set is created, and its codes are listed', async () => {
    const request = {
      name: unique(),
      version: '2026',
      authority: 'QQI',
      jurisdictionCode: 'IE',
      codes: [
        { code: 'A', labelI18n: { en: 'Good', ga: 'Maith' }, validFrom: '1000', validTo: '2000' },
        { code: 'B', labelI18n: { en: 'Well' }, validFrom: '1000', parentCode: 'A' },
      ],
    };
    const { codeSet } = await world.rpc('CreateCodeSet', request);
    const { codes, ...members } = request;
    expect(codeSet).toMatchObject({ ...members, authorityUrl: '', rowVersion: 1 });
    const listed = await world.rpc('ListCodes', { codeSetId: codeSet.codeSetId, at: '1500', pageSize: 1 });
    expect(listed).toMatchObject({ page: 0, pageSize: 1, total: 2, totalIsLowerBound: false });
    expect(listed.codes).toEqual([{ ...codes[0], parentCode: '' }]);
    const next = await world.rpc('ListCodes', { codeSetId: request.name, parentCode: 'A', q: 'B' });
    expect(next.codes).toEqual([{ ...codes[1], validTo: '0' }]);
  });

  test('a refusal names the field of the contract', async () => {
    await expect(world.rpc('ListCodes', {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(world.rpc('CreateCodeSet', { name: unique(), version: '1' })).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field: 'codes' })]),
    });
  });
});

test('over GraphQL a set is created and a code resolved', async () => {
  const { data } = await world.graphql(
    'mutation ($input: CreateCodeSetInput!) { createCodeSet(input: $input) { codeSet { codeSetId name authorityUrl createdAt } } }',
    { input: aSetWithHistory() },
    as.admin(),
  );
  const { codeSet } = data.createCodeSet;
  expect(codeSet).toMatchObject({ authorityUrl: null, createdAt: world.now().toISOString() });
  const resolved = await world.graphql(
    'query ($set: String!) { code(codeSet: $set, code: "X") { isValid codeSet { codeSetId } code { labelI18n parentCode validFrom validTo } } }',
    { set: codeSet.name },
    as.issuer(),
  );
  expect(resolved.data.code).toEqual({
    isValid: false,
    codeSet: { codeSetId: codeSet.codeSetId },
    code: {
      labelI18n: { en: 'Ended' },
      parentCode: null,
      validFrom: '2000-01-01T00:00:00.000Z',
      validTo: '2010-01-01T00:00:00.000Z',
    },
  });
});

const READS = [
  ['list', {}],
  ['codes', { codeSet: 'isced-f' }],
  ['code', { codeSet: 'isced-f', code: '00' }],
] as const;

test.each([
  ['nobody', () => as.nobody(), 'UNAUTHENTICATED'],
  ['an issuer', () => as.issuer(), 'SCOPE_MISSING'],
  ['a VIEWER', () => as.admin('VIEWER'), 'FORBIDDEN'],
])('%s creates nothing', async (_, context, code) => {
  await expect(service().create(aSet(), context())).rejects.toMatchObject({ code });
  // Refused before the input is read.
  await expect(service().create({}, context())).rejects.toMatchObject({ code });
});

test.each(READS)('%s is for everybody of the catalog, and for nobody else', async (operation, args) => {
  for (const context of [as.admin('VIEWER'), as.admin('OPERATOR'), as.issuer(), as.unit()])
    await expect(service()[operation](args, context)).resolves.toBeDefined();
  await expect(service()[operation](args, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
