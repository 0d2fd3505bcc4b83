import { newId } from '../../../kernel/ids.ts';
import { connectStore } from '../../../store/connect.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { createTurns } from '../../../store/turns.ts';
import { areaStore } from '../search/area-model.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import { openSkills } from './room.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
});
afterAll(() => world.close());

const service = () => world.catalog.service.skills;
const create = (given: object = {}, context = as.admin()) =>
  service().create({ name: `Skill ${world.unique()}`, ...given }, context);
const escoUri = () => `http://data.europa.eu/esco/skill/${newId()}`;

describe('creating', () => {
  test('is LOCAL knowledge unless told, and ACTIVE at once', async () => {
    const made = await create({ name: 'Soldering' });
    expect(made).toMatchObject({
      name: 'Soldering',
      source: 'LOCAL',
      skillType: 'KNOWLEDGE',
      altLabelsI18n: {},
      broaderIds: [],
      status: 'ACTIVE',
      rowVersion: 1,
    });
    expect(await service().byId({ id: made.skillId }, as.issuer())).toEqual(made);
    expect(await world.told(made.skillId)).toEqual([
      { action: 'skill.created', previousState: null, newState: 'ACTIVE', reason: null },
    ]);
  });

  test('keeps everything that is told of it, and none of the keys of the list is shown', async () => {
    const broader = await create();
    const given = {
      name: 'use spreadsheets software',
      description: 'Tables,\nfor calculations.',
      source: 'ESCO',
      sourceUri: escoUri(),
      skillType: 'SKILL',
      reuseLevel: 'CROSS_SECTOR',
      altLabelsI18n: { en: ['work with spreadsheets'], de: ['Tabellenkalkulation', 'Tabellen'] },
      broaderIds: [broader.skillId],
    };
    const made = await create(given);
    expect(made).toMatchObject(given);
    const read = await service().byId({ id: made.skillId }, as.admin());
    expect(Object.keys(read).sort()).toEqual(
      [
        ...Object.keys(given),
        ...['createdAt', 'createdBy', 'rowVersion', 'skillId', 'status', 'updatedAt'],
      ].sort(),
    );
  });

  test.each([
    [
      'ESCO',
      escoUri()
        .toUpperCase()
        .replace(/^.*SKILL\//, 'http://data.europa.eu/esco/skill/'),
    ],
    ['ONET', '2.A.1.a'],
    ['ONET', '4.A.2.b.3'],
    ['ONET', 'https://www.onetonline.org/find/descriptor/result/2.A.1.b'],
    ['RSD', 'https://osmt.example.edu/api/skills/1'],
    ['LOCAL', 'https://skills.example.edu/1'],
  ])('takes an identifier of %s: %s', async (source, sourceUri) => {
    const made = await create({ source, sourceUri });
    expect(made.sourceUri).toBe(source === 'ESCO' ? sourceUri.toLowerCase() : sourceUri);
    await expect(create({ source, sourceUri })).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('an identifier is taken once, ten at once as well, and another source may have it', async () => {
    const sourceUri = `https://skills.example.edu/${world.unique()}`;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => create({ source: 'RSD', sourceUri })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'DUPLICATE' });
    await expect(create({ source: 'ONET', sourceUri })).resolves.toMatchObject({ sourceUri });
  });

  test('skills without an identifier are as many as one likes', async () => {
    await expect(Promise.all([create(), create()])).resolves.toHaveLength(2);
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const context = () => as.admin('ADMIN', { idempotencyKey: 'skill-once' });
    const given = { name: 'Once' };
    const first = await create(given, context());
    expect(await create(given, context())).toEqual(first);
  });

  const label = 'x'.repeat(255);
  test.each([
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of accents alone', { name: '\u0301' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'name'],
    ['a name that is no text', { name: 7 }, 'name'],
    ['a description that is too long', { description: 'x'.repeat(4001) }, 'description'],
    ['a source that there is not', { source: 'LINKEDIN' }, 'source'],
    ['ESCO without an identifier', { source: 'ESCO' }, 'sourceUri'],
    ['ONET without an identifier', { source: 'ONET' }, 'sourceUri'],
    ['RSD without an identifier', { source: 'RSD' }, 'sourceUri'],
    ['another URL for ESCO', { source: 'ESCO', sourceUri: 'https://example.edu/esco/skill/1' }, 'sourceUri'],
    [
      'an occupation of ESCO',
      { source: 'ESCO', sourceUri: escoUri().replace('/skill/', '/occupation/') },
      'sourceUri',
    ],
    ['an element that O*NET cannot have', { source: 'ONET', sourceUri: '2.A.a.1' }, 'sourceUri'],
    ['plain http for O*NET', { source: 'ONET', sourceUri: 'http://www.onetonline.org/1' }, 'sourceUri'],
    ['plain http for an RSD', { source: 'RSD', sourceUri: 'http://osmt.example.edu/1' }, 'sourceUri'],
    ['a script for a local one', { sourceUri: 'javascript:alert(1)' }, 'sourceUri'],
    ['an identifier that is too long', { sourceUri: `https://x.example/${'x'.repeat(500)}` }, 'sourceUri'],
    ['a kind that there is not', { skillType: 'TALENT' }, 'skillType'],
    ['a reach that there is not', { reuseLevel: 'GLOBAL' }, 'reuseLevel'],
    ['labels that are no lists', { altLabelsI18n: { en: 'coding' } }, 'altLabelsI18n.en'],
    ['labels of no language', { altLabelsI18n: { $where: ['x'] } }, 'altLabelsI18n.$where'],
    ['labels by a path', { altLabelsI18n: { 'a.b': ['x'] } }, 'altLabelsI18n.a.b'],
    ['one label twice', { altLabelsI18n: { en: ['x', 'x'] } }, 'altLabelsI18n.en'],
    ['a label that is too long', { altLabelsI18n: { en: [`${label}x`] } }, 'altLabelsI18n.en[0]'],
    [
      'more than a hundred labels',
      {
        altLabelsI18n: {
          en: Array.from({ length: 51 }, (_, i) => `a${i}`),
          de: Array.from({ length: 50 }, (_, i) => `b${i}`),
        },
      },
      'altLabelsI18n',
    ],
    ['a broader one that is no id', { broaderIds: ['x'] }, 'broaderIds[0]'],
    ['a broader one that is not there', { broaderIds: [newId()] }, 'broaderIds[0]'],
    ['more than fifty broader ones', { broaderIds: Array.from({ length: 51 }, newId) }, 'broaderIds'],
    ['a field that is not known', { status: 'RETIRED' }, 'status'],
  ])('refuses %s', async (_, wrong, field) => {
    const before = (await service().list({}, as.admin())).total;
    const refused = create(wrong);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
    expect((await service().list({}, as.admin())).total).toBe(before);
  });

  test('names the broader skill that is named twice, and the one that is missing', async () => {
    const { skillId } = await create();
    await expect(create({ broaderIds: [skillId, skillId] })).rejects.toMatchObject({
      details: [{ field: 'broaderIds', code: 'custom', message: 'name each skill once' }],
    });
    await expect(create({ broaderIds: [skillId, newId()] })).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'broaderIds[1]', code: 'unknown' })],
    });
  });
});

describe('changing', () => {
  test('keeps what is left out, and counts the version on', async () => {
    const before = await create({ description: 'As it was.', altLabelsI18n: { en: ['older'] } });
    const changed = await service().update(
      { skillId: before.skillId, name: 'Welding', status: 'RETIRED' },
      as.admin(),
    );
    expect(changed).toEqual({ ...before, name: 'Welding', status: 'RETIRED', rowVersion: 2 });
    expect(await service().byId({ id: before.skillId }, as.admin())).toEqual(changed);
    expect(await world.told(before.skillId)).toContainEqual({
      action: 'skill.updated',
      previousState: 'ACTIVE',
      newState: 'RETIRED',
      reason: null,
    });
  });

  test('is found by its new words, and by the old ones no more', async () => {
    const [old, other, label] = [world.unique(), world.unique(), world.unique()];
    const { skillId } = await create({ name: old });
    const found = async (q: string) => (await service().list({ filter: { q } }, as.admin())).total;
    expect(await found(old)).toBe(1);
    await service().update({ skillId, name: other }, as.admin());
    await service().update({ skillId, altLabelsI18n: { en: [label] } }, as.admin());
    expect(await Promise.all([found(old), found(other), found(label)])).toEqual([0, 1, 1]);
    await service().update({ skillId, altLabelsI18n: {} }, as.admin());
    expect(await Promise.all([found(other), found(label)])).toEqual([1, 0]);
  });

  test('another source asks for another identifier, and LOCAL drops it', async () => {
    const { skillId } = await create({ source: 'ESCO', sourceUri: escoUri() });
    const update = (given: object) => service().update({ skillId, ...given }, as.admin());
    await expect(update({ source: 'RSD' })).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'sourceUri', code: 'required' })],
    });
    await expect(update({ sourceUri: 'https://osmt.example.edu/7' })).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'sourceUri', code: 'format' })],
    });
    expect(await update({ source: 'LOCAL' })).toMatchObject({ source: 'LOCAL', sourceUri: undefined });
    expect((await service().byId({ id: skillId }, as.admin())).sourceUri).toBeUndefined();
  });

  test('refuses an identifier that is taken', async () => {
    const sourceUri = escoUri();
    await create({ source: 'ESCO', sourceUri });
    const { skillId } = await create();
    await expect(service().update({ skillId, source: 'ESCO', sourceUri }, as.admin())).rejects.toMatchObject({
      code: 'DUPLICATE',
    });
  });

  test('refuses an old version, an unknown skill and a field that is not known', async () => {
    const { skillId } = await create();
    const stale = as.admin('ADMIN', { expectedRowVersion: 7 });
    await expect(service().update({ skillId, name: 'x' }, stale)).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    await expect(service().update({ skillId: newId(), name: 'x' }, as.admin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(service().update({ skillId, rowVersion: 9 }, as.admin())).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'rowVersion', code: 'unknown_field' })],
    });
  });

  test('ten at once are all kept', async () => {
    const { skillId } = await create();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => service().update({ skillId, name: `Name ${i}` }, as.admin())),
    );
    expect((await service().byId({ id: skillId }, as.admin())).rowVersion).toBe(11);
  });
});

describe('broader skills', () => {
  const put = (skillId: string, ...broaderIds: string[]) =>
    service().update({ skillId, broaderIds }, as.admin());
  const isCycle = {
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field: 'broaderIds', code: 'cycle' })],
  };

  test('none stands above itself, at any distance', async () => {
    const [a, b, c, d] = await Promise.all([create(), create(), create(), create()]);
    await expect(put(a.skillId, a.skillId)).rejects.toMatchObject(isCycle);
    await put(a.skillId, b.skillId);
    await expect(put(b.skillId, a.skillId)).rejects.toMatchObject(isCycle);
    await put(b.skillId, c.skillId, d.skillId);
    await expect(put(d.skillId, a.skillId)).rejects.toMatchObject(isCycle);
    // Two ways up to one skill are no cycle.
    await put(c.skillId, d.skillId);
    expect((await put(a.skillId, b.skillId, d.skillId)).broaderIds).toEqual([b.skillId, d.skillId]);
    expect((await put(a.skillId)).broaderIds).toEqual([]);
    expect((await put(d.skillId, a.skillId)).broaderIds).toEqual([a.skillId]);
  });

  test('two changes at once make no cycle together', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    const ring = made.map(
      ({ skillId }, at) => [skillId, made[(at + 1) % made.length]?.skillId ?? ''] as const,
    );
    const outcomes = await Promise.allSettled(ring.map(([skillId, above]) => put(skillId, above)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('nor do two processes', async () => {
    const store = await connectStore({ dataDir: world.folder, now: world.now });
    const connection = store.connection('catalog');
    const { idempotency, now } = world;
    const ledger = await createLedger({ connection, source: 'catalog', now });
    const [one, other] = await Promise.all([create(), create()]);
    let meanwhile: Promise<unknown> | undefined;
    const slow: Ledger = {
      ...ledger,
      // When it has read everything, the other process changes what it has read.
      async commit(context, change) {
        meanwhile ??= put(one.skillId, other.skillId);
        await meanwhile;
        return ledger.commit(context, change);
      },
    };
    const { skillsWrite: renamed } = await areaStore(connection);
    const inTurn = createTurns();
    const far = await openSkills({ connection, ledger: slow, idempotency, inTurn, now, renamed });
    await expect(
      far.service.update({ skillId: other.skillId, broaderIds: [one.skillId] }, as.admin()),
    ).rejects.toMatchObject(isCycle);
    expect(await meanwhile).toMatchObject({ broaderIds: [other.skillId] });
    await ledger.close();
    await store.close();
  });
});

describe('listing', () => {
  let own: CatalogWorld;
  beforeAll(async () => {
    own = await openCatalogWorld();
    const skills: readonly object[] = [
      { name: 'Éclairs', skillType: 'SKILL', altLabelsI18n: { en: ['pastry'], fr: ['pâtisserie'] } },
      { name: 'accounting', skillType: 'COMPETENCE' },
      { name: 'Economics of the European Union', source: 'RSD', sourceUri: 'https://rsd.example/1' },
      { name: 'Economics of the family', altLabelsI18n: { en: ['economy at home'] } },
      { name: 'Baking', skillType: 'SKILL' },
      { name: 'хлеб' },
    ];
    for (const skill of skills) await own.catalog.service.skills.create(skill, as.admin());
    const { items } = await own.catalog.service.skills.list({ filter: { q: 'baking' } }, as.admin());
    await own.catalog.service.skills.update({ skillId: items[0]?.skillId, status: 'RETIRED' }, as.admin());
  });
  afterAll(() => own.close());

  const names = async (filter: object = {}) =>
    (await own.catalog.service.skills.list({ filter }, as.issuer())).items.map(({ name }) => name);

  test('is by name without case and accents', async () => {
    expect(await names()).toEqual([
      'хлеб',
      'accounting',
      'Baking',
      'Éclairs',
      'Economics of the European Union',
      'Economics of the family',
    ]);
  });

  test.each([
    ['a beginning', 'ec', ['Éclairs', 'Economics of the European Union', 'Economics of the family']],
    [
      'the same with accents, in capitals',
      'ÉC',
      ['Éclairs', 'Economics of the European Union', 'Economics of the family'],
    ],
    ['more letters than are stored', 'economics of the f', ['Economics of the family']],
    [
      'exactly the stored letters',
      'economics of',
      ['Economics of the European Union', 'Economics of the family'],
    ],
    ['a label and a name', 'econom', ['Economics of the European Union', 'Economics of the family']],
    ['a label', 'patiss', ['Éclairs']],
    ['a word inside of a name', 'family', []],
    ['other letters', 'ХЛ', ['хлеб']],
    ['what is a pattern elsewhere', '.*', []],
    ['nothing that is there', 'zz', []],
  ])('finds by %s', async (_, q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  test('narrows by every condition, alone and together', async () => {
    expect(await names({ source: 'RSD' })).toEqual(['Economics of the European Union']);
    expect(await names({ skillType: 'SKILL' })).toEqual(['Baking', 'Éclairs']);
    expect(await names({ status: 'RETIRED' })).toEqual(['Baking']);
    expect(await names({ skillType: 'SKILL', status: 'ACTIVE', source: 'LOCAL' })).toEqual(['Éclairs']);
    expect(await names({ q: 'e', source: 'LOCAL', skillType: 'KNOWLEDGE', status: 'ACTIVE' })).toEqual([
      'Economics of the family',
    ]);
  });

  test('goes on behind a cursor, whatever letters its names have', async () => {
    for (const filter of [{}, { q: 'e' }, { status: 'ACTIVE' }]) {
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { data } = await own.graphql(
          `query ($filter: SkillFilter, $after: String) {
            skills(filter: $filter, first: 1, after: $after) {
              nodes { name } totalCount pageInfo { endCursor hasNextPage }
            }
          }`,
          { filter, after },
          as.issuer(),
        );
        seen.push(...data.skills.nodes.map(({ name }: { name: string }) => name));
        if (!data.skills.pageInfo.hasNextPage) break;
        after = data.skills.pageInfo.endCursor;
      }
      expect(seen).toEqual(await names(filter));
    }
  });

  test('a long name of foreign letters has a cursor, too', async () => {
    const long = 'ж'.repeat(255);
    await own.catalog.service.skills.create({ name: long }, as.admin());
    const { data } = await own.graphql(
      '{ skills(first: 1) { edges { cursor } nodes { name } } }',
      {},
      as.issuer(),
    );
    expect(data.skills.nodes).toEqual([{ name: long }]);
    const { items } = await own.catalog.service.skills.list(
      { first: 1, after: data.skills.edges[0].cursor },
      as.issuer(),
    );
    expect(items).toMatchObject([{ name: 'хлеб' }]);
  });

  test('every choice of conditions has an index in its order', async () => {
    const conditions = { source: 'LOCAL', skillType: 'SKILL', status: 'ACTIVE', searchStarts: 'e' };
    const choices = Object.entries(conditions).reduce<object[]>(
      (all, [field, value]) => all.flatMap((chosen) => [chosen, { ...chosen, [field]: value }]),
      [{}],
    );
    expect(choices).toHaveLength(16);
    for (const where of choices) {
      const told = await own.connection
        .collection('skills')
        .find(where)
        .sort({ sortName: 1, _id: 1 })
        .explain('executionStats');
      const plan = JSON.stringify(told.queryPlanner.winningPlan);
      const fields = Object.keys(JSON.parse(/"keyPattern":(\{.*?\})/.exec(plan)?.[1] ?? '{}'));
      expect([...fields.slice(0, -2)].sort()).toEqual(Object.keys(where).sort());
      expect(fields.slice(-2)).toEqual(['sortName', '_id']);
      // The embedded store sorts what an index over a list has found.
      if (!('searchStarts' in where)) expect(plan).not.toContain('"SORT"');
      expect(told.executionStats.totalDocsExamined).toBe(told.executionStats.nReturned);
    }
  });

  test.each([
    ['no text', { q: '' }, 'filter.q'],
    ['a text that folds to nothing', { q: '\u0301' }, 'filter.q'],
    ['a text that is too long', { q: 'x'.repeat(101) }, 'filter.q'],
    ['a list of texts', { q: ['x'] }, 'filter.q'],
    ['an operator', { status: { $ne: 'x' } }, 'filter.status'],
    ['a source that there is not', { source: 'X' }, 'filter.source'],
    ['a kind that there is not', { skillType: 'X' }, 'filter.skillType'],
    ['a condition that is not known', { name: 'x' }, 'filter.name'],
  ])('refuses %s', async (_, filter, field) => {
    await expect(own.catalog.service.skills.list({ filter }, as.admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });
});

describe('over GraphQL', () => {
  test('a skill is created, changed and read', async () => {
    const { data: made } = await world.graphql(
      `mutation ($input: CreateSkillInput!) { createSkill(input: $input) { skill { skillId status altLabelsI18n } } }`,
      { input: { name: 'Glazing', altLabelsI18n: { en: ['glass work'] } } },
      as.admin(),
    );
    const { skillId } = made.createSkill.skill;
    expect(made.createSkill.skill).toMatchObject({ status: 'ACTIVE', altLabelsI18n: { en: ['glass work'] } });
    await world.graphql(
      `mutation ($input: UpdateSkillInput!) { updateSkill(input: $input) { skill { rowVersion } } }`,
      { input: { skillId, reuseLevel: 'SECTOR_SPECIFIC' } },
      as.admin(),
    );
    const { data } = await world.graphql(
      `query ($id: ID!, $all: [_Any!]!) {
        skill(id: $id) { name reuseLevel rowVersion }
        _entities(representations: $all) { ... on Skill { name } }
      }`,
      {
        id: skillId,
        all: [
          { __typename: 'Skill', skillId },
          { __typename: 'Skill', skillId: newId() },
        ],
      },
      as.issuer(),
    );
    expect(data).toEqual({
      skill: { name: 'Glazing', reuseLevel: 'SECTOR_SPECIFIC', rowVersion: 2 },
      _entities: [{ name: 'Glazing' }, null],
    });
  });
});

describe('over gRPC', () => {
  test('a skill is created and listed as over GraphQL', async () => {
    const request = {
      name: world.unique(),
      description: 'Of glass.',
      source: 'ONET',
      sourceUri: '2.A.2.d',
      skillType: 'SKILL',
      reuseLevel: 'TRANSVERSAL',
      altLabelsI18n: [
        { language: 'en', labels: ['thinking'] },
        { language: 'en', labels: ['critique'] },
      ],
      broaderIds: [(await create()).skillId],
    };
    const { skill } = await world.rpc('CreateSkill', request);
    expect(skill).toMatchObject({
      ...request,
      altLabelsI18n: [{ language: 'en', labels: ['thinking', 'critique'] }],
      status: 'ACTIVE',
      rowVersion: 1,
    });
    const listed = await world.rpc('ListSkills', {
      query: request.name.toLowerCase(),
      sourceFilter: 'ONET',
      skillTypeFilter: 'SKILL',
      statusFilter: 'ACTIVE',
      pageSize: 5,
    });
    expect(listed).toMatchObject({ page: 0, pageSize: 5, total: 1, skills: [skill] });
  });

  test('what is not sent is not given', async () => {
    const { skill } = await world.rpc('CreateSkill', { name: world.unique() });
    expect(skill).toMatchObject({
      description: '',
      source: 'LOCAL',
      sourceUri: '',
      skillType: 'KNOWLEDGE',
      reuseLevel: '',
      altLabelsI18n: [],
      broaderIds: [],
    });
  });
});

describe('who may', () => {
  const CALLERS = {
    ADMIN: () => as.admin('ADMIN'),
    OPERATOR: () => as.admin('OPERATOR'),
    VIEWER: () => as.admin('VIEWER'),
    'an Admin of an issuer': () => as.issuer(undefined, 'Admin'),
    'a Viewer of an issuer': () => as.issuer(undefined, 'Viewer'),
    'a unit': () => as.unit(),
    nobody: () => as.nobody(),
  };
  const READ = { nobody: 'UNAUTHENTICATED' };
  const MANAGE = {
    ...READ,
    VIEWER: 'FORBIDDEN',
    'an Admin of an issuer': 'SCOPE_MISSING',
    'a Viewer of an issuer': 'SCOPE_MISSING',
  };
  const refused: readonly [keyof ReturnType<typeof service>, object, Readonly<Record<string, string>>][] = [
    ['create', {}, MANAGE],
    ['update', { skillId: newId(), name: 'x' }, MANAGE],
    ['byId', { id: newId() }, READ],
    ['list', { first: 0 }, READ],
  ];
  test.each(
    refused.flatMap(([operation, input, codes]) =>
      Object.entries(CALLERS).map(([caller, context]) => ({
        operation,
        input,
        caller,
        context,
        // Who may learns next what is wrong with the input.
        code: codes[caller] ?? ('id' in input || 'name' in input ? 'NOT_FOUND' : 'VALIDATION_FAILED'),
      })),
    ),
  )('$operation by $caller: $code', async ({ operation, input, context, code }) => {
    await expect(service()[operation](input, context())).rejects.toMatchObject({ code });
  });
});
