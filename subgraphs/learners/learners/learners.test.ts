import { examinedBy } from '../../../store/testing/examined.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const service = () => world.service.learners;
const create = (given: object = {}, context = as.issuer()) =>
  service().create(
    { learnerNumber: world.unique(), givenName: 'Aoife', familyName: 'Ní Bhriain', ...given },
    context,
  );

describe('learners', () => {
  test('an issuer keeps its own and never meets those of others', async () => {
    const [own, other] = [as.issuer('did:key:z6Mkown'), as.issuer('did:key:z6Mkother')];
    const given = { learnerNumber: '1', givenName: 'Aoife', familyName: 'Ní Bhriain' };
    const made = await service().create(given, own);
    expect(made).toMatchObject({ ...given, issuerDid: 'did:key:z6Mkown', status: 'ACTIVE', rowVersion: 1 });
    await expect(service().create(given, own)).rejects.toMatchObject({ code: 'DUPLICATE' });
    await service().create(given, other);
    const { learnerId } = made;
    await expect(service().byId({ learnerId }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(service().update({ learnerId }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await service().list({}, own)).items).toEqual([made]);
    expect(await world.told(learnerId)).toMatchObject([{ action: 'learner.created', newState: 'ACTIVE' }]);
  });

  test('a peer names its issuer and reaches no other', async () => {
    const request = { learnerNumber: '2', givenName: 'Bo', familyName: 'Li' };
    const peer = as.peer(A);
    const { learner } = await world.rpc('CreateLearner', { ...request, issuerDid: A }, peer);
    expect(learner).toMatchObject({ ...request, issuerDid: A });
    await expect(world.rpc('CreateLearner', { ...request, issuerDid: B }, peer)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(world.rpc('CreateLearner', request, peer)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(world.rpc('GetLearner', { learnerId: learner.learnerId }, as.peer(B))).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
  });

  test('repeated with its Idempotency-Key a learner is added once', async () => {
    const context = () => as.issuer(A, 'Operator', { idempotencyKey: 'learner-once' });
    const given = { learnerNumber: world.unique() };
    expect(await create(given, context())).toEqual(await create(given, context()));
  });

  test('a change sets what is given and finds the learner under it', async () => {
    const made = await create({
      email: 'a@b.example',
      externalIds: [{ system: 'sis', value: world.unique() }],
    });
    const changed = await service().update(
      { learnerId: made.learnerId, familyName: 'Zappa', externalIds: [] },
      as.issuer(A, 'Operator', { expectedRowVersion: 1 }),
    );
    expect(changed).toMatchObject({
      ...made,
      familyName: 'Zappa',
      externalIds: [],
      rowVersion: 2,
      updatedAt: changed.updatedAt,
    });
    expect(await service().byId({ learnerId: made.learnerId }, as.issuer())).toEqual(changed);
    expect((await service().list({ filter: { q: 'zap aoi' } }, as.issuer())).items).toEqual([changed]);
    await expect(
      service().update({ learnerId: made.learnerId }, as.issuer(A, 'Operator', { expectedRowVersion: 1 })),
    ).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
  });
});

describe('what nobody else may have', () => {
  test.each([
    ['number', 'number'],
    ['id', 'id of the system sis'],
  ])('the %s of a learner is refused to ten others at once, and to a change', async (kind, said) => {
    const given =
      kind === 'number'
        ? { learnerNumber: world.unique() }
        : { externalIds: [{ system: 'sis', value: world.unique() }] };
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => create(given)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'DUPLICATE', message: expect.stringContaining(said) });
    const { learnerId } = await create();
    await expect(service().update({ learnerId, ...given }, as.issuer())).rejects.toMatchObject({
      code: 'DUPLICATE',
      message: expect.stringContaining(said),
    });
  });

  test('another system, and another issuer, may give the same id', async () => {
    const value = world.unique();
    await create({ externalIds: [{ system: 'sis', value }] });
    await create({ externalIds: [{ system: 'lms', value }] });
    await create({ externalIds: [{ system: 'sis', value }] }, as.issuer(B));
  });
});

describe('looking for learners', () => {
  const issuer = as.issuer('did:key:z6Mksearch');
  const found = async (filter: object) =>
    (await service().list({ filter }, issuer)).items.map(({ learnerNumber }) => learnerNumber);

  beforeAll(async () => {
    const people = [
      ['1', 'Aoife', 'Ní Bhriain', 'Eva'],
      ['2', 'Seán', 'O’Brien-Smith'],
      ['3', 'Aoife', 'Murphy'],
      ['4', 'Иван', 'Петров'],
      ['5', 'Maria de los Angeles', 'García López'],
      ['6', 'Prince', 'Prince'],
    ];
    for (const [learnerNumber, givenName, familyName, preferredName] of people)
      await create(
        {
          learnerNumber,
          givenName,
          familyName,
          preferredName,
          externalIds: [{ system: 'sis', value: `s${learnerNumber}` }],
        },
        issuer,
      );
    const [sixth] = (await service().list({ filter: { learnerNumber: '6' } }, issuer)).items;
    await service().update({ learnerId: sixth?.learnerId, status: 'INACTIVE' }, issuer);
  });

  test.each([
    [{ q: 'aoife' }, ['3', '1']],
    [{ q: 'BRI' }, ['2']],
    [{ q: 'ni bhri' }, ['1']],
    [{ q: 'bhri aoi' }, ['1']],
    [{ q: 'Murphy, Aoife' }, ['3']],
    [{ q: 'eva ni' }, ['1']],
    [{ q: 'sean smith' }, ['2']],
    [{ q: "o'brien" }, ['2']],
    [{ q: 'ПЕТР' }, ['4']],
    [{ q: 'lopez maria' }, ['5']],
    [{ q: 'garcia los' }, ['5']],
    [{ q: 'prince' }, ['6']],
    [{ q: 'prince', status: 'ACTIVE' }, []],
    [{ q: 'ife' }, []],
    [{ q: 'aoife petrov' }, []],
    [{ learnerNumber: '2' }, ['2']],
    [{ learnerNumber: '2', q: 'sean' }, ['2']],
    [{ learnerNumber: '2', q: 'aoife' }, []],
    [{ learnerNumber: '6', status: 'ACTIVE' }, []],
    [{ externalSystem: 'sis', externalId: 's3' }, ['3']],
    [{ externalSystem: 'sis', externalId: 's3', learnerNumber: '3' }, ['3']],
    [{ externalSystem: 'sis', externalId: 's3', learnerNumber: '2' }, []],
    [{ externalSystem: 'lms', externalId: 's3' }, []],
    [{ status: 'INACTIVE' }, ['6']],
    [{ status: 'MERGED' }, []],
    [{}, ['4', '5', '3', '1', '2', '6']],
  ])('%j finds %j', async (filter, numbers) => {
    expect(await found(filter)).toEqual(numbers);
  });

  test('pages walk on by cursor, over both statuses', async () => {
    const document = `query ($after: String) { learners(first: 4, after: $after) {
      nodes { learnerNumber } totalCount pageInfo { hasNextPage endCursor } } }`;
    const { data } = await world.graphql(document, {}, issuer);
    expect(data.learners).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
    const rest = await world.graphql(document, { after: data.learners.pageInfo.endCursor }, issuer);
    expect(
      rest.data.learners.nodes.map(({ learnerNumber }: { learnerNumber: string }) => learnerNumber),
    ).toEqual(['2', '6']);
  });

  test('gRPC looks for the same', async () => {
    const asked = { issuerDid: 'did:key:z6Mksearch' };
    const numbers = async (request: object) =>
      (await world.rpc('ListLearners', { ...asked, ...request })).learners.map(
        ({ learnerNumber }: { learnerNumber: string }) => learnerNumber,
      );
    expect(await numbers({ query: 'aoife' })).toEqual(['3', '1']);
    expect(await numbers({ externalSystem: 'sis', externalId: 's4' })).toEqual(['4']);
    expect(await numbers({ statusFilter: 'INACTIVE' })).toEqual(['6']);
  });
});

describe('among many', () => {
  const issuerDid = 'did:key:z6Mkmany';
  const issuer = as.issuer(issuerDid);

  beforeAll(async () => {
    const { learnerId: _id, ...row } = await create({}, issuer);
    const rows = Array.from({ length: 2600 }, (_, at) => {
      const [given, family] = at < 1300 ? ['mary', `x${at}`] : [`x${at}`, 'murphy'];
      return {
        ...row,
        _id: `many-${at}`,
        issuerDid,
        learnerNumber: `m${at}`,
        givenName: given,
        familyName: family,
        handles: [`number m${at}`],
        nameKeys: [`${given} ${family}`, `${family} ${given}`],
        sortName: `${family} ${given}`,
      };
    });
    await world.connection.collection('learners').insertMany(rows as never[]);
    await create({ givenName: 'Mary', familyName: 'Murphy' }, issuer);
  });

  test.each([
    ['no condition', {}, 21],
    ['a status', { status: 'ACTIVE' }, 21],
    ['a number', { learnerNumber: 'm7' }, 1],
    ['a name that few have', { q: 'x777' }, 2],
    ['two names of which few have one', { q: 'mary x123' }, 11],
    ['a name that many have', { q: 'mur' }, 1001],
    ['two names that many have', { q: 'murphy mary' }, 1100],
  ])('%s looks at few', async (_, filter, atMost) => {
    const { examined, countLimits } = await examinedBy(world.connection, () =>
      service().list({ filter }, issuer),
    );
    expect(examined).toBeLessThanOrEqual(atMost);
    expect(countLimits).not.toContain(undefined);
  });

  test('two names that many have find whoever has both', async () => {
    const page = await service().list({ filter: { q: 'murphy mary' } }, issuer);
    expect(page.items).toMatchObject([{ givenName: 'Mary', familyName: 'Murphy' }]);
    expect(page.totalIsLowerBound).toBe(true);
  });

  test('of a name that many have a thousand are looked at', async () => {
    const page = await service().list({ filter: { q: 'murphy' }, first: 100, offset: 900 }, issuer);
    expect(page).toMatchObject({ total: 1000, totalIsLowerBound: true });
    expect(page.items).toHaveLength(100);
  });
});

describe('refuses and names the field', () => {
  const long = 'x'.repeat(256);
  test.each([
    ['no number', { learnerNumber: undefined }, 'learnerNumber'],
    ['an empty number', { learnerNumber: ' ' }, 'learnerNumber'],
    ['a number that is too long', { learnerNumber: 'x'.repeat(101) }, 'learnerNumber'],
    ['no given name', { givenName: undefined }, 'givenName'],
    ['a given name that is too long', { givenName: long }, 'givenName'],
    ['a name with control characters', { givenName: 'A\u0000b' }, 'givenName'],
    ['a name that turns the direction of writing', { familyName: 'A\u202eb' }, 'familyName'],
    ['a name that is broken', { familyName: '\ud800' }, 'familyName'],
    ['a name that is an operator', { familyName: { $ne: '' } }, 'familyName'],
    ['a preferred name that is too long', { preferredName: long }, 'preferredName'],
    ['an address that is none', { email: 'aoife' }, 'email'],
    ['a telephone number that is none', { phone: 'call me' }, 'phone'],
    ['a language that is none', { preferredLanguage: 'irish!' }, 'preferredLanguage'],
    ['a country in small letters', { countryCode: 'ie' }, 'countryCode'],
    ['a date of birth', { birthDate: '2000-01-01' }, 'birthDate'],
    ['a status', { status: 'ERASED' }, 'status'],
    ['ids that are no list', { externalIds: 'x' }, 'externalIds'],
    ['an id without a system', { externalIds: [{ value: 'x' }] }, 'externalIds[0].system'],
    ['an id that is too long', { externalIds: [{ system: 's', value: long }] }, 'externalIds[0].value'],
    [
      'a system twice',
      {
        externalIds: [
          { system: 's', value: 'x' },
          { system: 's', value: 'y' },
        ],
      },
      'externalIds',
    ],
    [
      '21 ids',
      { externalIds: Array.from({ length: 21 }, (_, i) => ({ system: `s${i}`, value: 'x' })) },
      'externalIds',
    ],
    ['an issuer that is no DID', { issuerDid: 'us' }, 'issuerDid'],
  ])('a new learner with %s', async (_, given, field) => {
    await expect(create(given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test.each([
    ['no id', { learnerId: undefined }, 'learnerId'],
    ['an id that is none', { learnerId: '1' }, 'learnerId'],
    ['a status that merging alone gives', { status: 'MERGED' }, 'status'],
    ['a status that erasing alone gives', { status: 'ERASED' }, 'status'],
    ['a pseudo field', { rowVersion: 7 }, 'rowVersion'],
    ['an empty name', { givenName: '' }, 'givenName'],
  ])('a change with %s', async (_, given, field) => {
    const { learnerId } = await create();
    await expect(service().update({ learnerId, ...given }, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test.each([
    ['a search of signs', { filter: { q: '-' } }, 'filter.q'],
    ['an empty search', { filter: { q: '' } }, 'filter.q'],
    ['a search that is too long', { filter: { q: 'x'.repeat(101) } }, 'filter.q'],
    ['a search that is a pattern', { filter: { q: { $regex: '.' } } }, 'filter.q'],
    ['an id of no system', { filter: { externalId: 'x' } }, 'filter.externalSystem'],
    ['a system of no id', { filter: { externalSystem: 'x' } }, 'filter.externalId'],
    ['a status that there is not', { filter: { status: 'GONE' } }, 'filter.status'],
    ['another condition', { filter: { birthDate: '2000-01-01' } }, 'filter.birthDate'],
    ['no rows', { first: 0 }, 'first'],
    ['101 rows', { first: 101 }, 'first'],
    ['a cursor of nowhere', { after: 'x' }, 'after'],
  ])('a list with %s', async (_, asked, field) => {
    await expect(service().list(asked, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test.each([
    ['holders', as.holder('did:key:z6Mkh'), 'SCOPE_MISSING'],
    ['nobody', as.nobody(), 'UNAUTHENTICATED'],
  ])('%s', async (_, caller, code) => {
    await expect(create({}, caller)).rejects.toMatchObject({ code });
    await expect(service().list({}, caller)).rejects.toMatchObject({ code });
  });

  test('changes by those who only look', async () => {
    await expect(create({}, as.issuer(A, 'Viewer'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
