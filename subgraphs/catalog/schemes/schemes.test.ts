import type { Context } from '../../../kernel/context.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { as } from '../testing.ts';
import { changedScheme, type RegulatoryScheme, SCHEME_STATUSES, type SchemeStatus } from './scheme.ts';
import { aField, aMap, aScheme, MODES, openSchemesWorld, type SchemesWorld } from './testing.ts';

let world: SchemesWorld;
beforeAll(async () => {
  world = await openSchemesWorld();
});
afterAll(() => world.close());

const schemes = () => world.service.schemes;
const reporting = () => world.service.reporting;
const refusedWith = async (refused: Promise<unknown>, code: string, field?: string) => {
  await expect(refused).rejects.toMatchObject({ code });
  if (field !== undefined)
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
};

describe('creating', () => {
  test('is a DRAFT with every field and no maps', async () => {
    const fields = [
      aField(),
      aField({ fieldCode: 'MODE', type: 'CODE', codeSetId: MODES, length: 1, required: false }),
    ];
    const made = await schemes().create(aScheme({ fields }), as.admin());
    expect(made).toMatchObject({ ...aScheme({ fields }), fieldMaps: [], status: 'DRAFT', rowVersion: 1 });
    expect(await schemes().byCode({ code: 'AVETMISS' }, as.issuer())).toEqual(made);
    expect(await world.told('AVETMISS')).toEqual([
      {
        action: 'regulatory_scheme.created',
        previousState: null,
        newState: 'DRAFT',
        reason: null,
        org: null,
      },
    ]);
  });

  test('is made once of ten at once, and once under one Idempotency-Key', async () => {
    const schemeCode = newId();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => schemes().create(aScheme({ schemeCode }), as.admin())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'DUPLICATE' });
    const input = aScheme({ schemeCode: newId() });
    const once = () => as.admin('ADMIN', { idempotencyKey: 'one-scheme' });
    const first = await schemes().create(input, once());
    expect(await schemes().create(input, once())).toEqual(first);
    await refusedWith(schemes().create({ ...input, name: 'Another' }, once()), 'IDEMPOTENCY_MISMATCH');
  });

  test.each([
    ['no code', { schemeCode: undefined }, 'schemeCode'],
    ['a code with spaces', { schemeCode: 'a b' }, 'schemeCode'],
    ['a code that is an operator', { schemeCode: { $ne: null } }, 'schemeCode'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'name'],
    ['a jurisdiction of another form', { jurisdictionCode: 'ie' }, 'jurisdictionCode'],
    ['an unknown jurisdiction', { jurisdictionCode: 'FR' }, 'jurisdictionCode'],
    ['an INACTIVE jurisdiction', { jurisdictionCode: 'XK' }, 'jurisdictionCode'],
    ['no regulator', { regulator: null }, 'regulator'],
    ['a version that is a number', { version: 8 }, 'version'],
    ['a period that there is not', { reportingPeriod: 'DAILY' }, 'reportingPeriod'],
    ['a format that there is not', { outputFormat: 'PDF' }, 'outputFormat'],
    ['fields that are no list', { fields: {} }, 'fields'],
    ['a field twice', { fields: [aField(), aField()] }, 'fields[1].fieldCode'],
    ['a field without a label', { fields: [{ ...aField(), label: undefined }] }, 'fields[0].label'],
    [
      'a code set of nobody',
      { fields: [aField({ type: 'CODE', codeSetId: newId() })] },
      'fields[0].codeSetId',
    ],
    ['a fixed width without a length', { outputFormat: 'FIXED_WIDTH' }, 'fields[0].length'],
    ['maps', { fieldMaps: [] }, 'fieldMaps'],
    ['a status', { status: 'ACTIVE' }, 'status'],
  ])('refuses %s', async (_, wrong, field) => {
    const schemeCode = newId();
    await refusedWith(
      schemes().create(aScheme({ schemeCode, ...wrong }), as.admin()),
      'VALIDATION_FAILED',
      field,
    );
    await refusedWith(schemes().byCode({ code: schemeCode }, as.admin()), 'NOT_FOUND');
  });
});

describe('the states of a scheme', () => {
  const WAYS: readonly string[] = ['DRAFT ACTIVE', 'ACTIVE RETIRED'];
  const at = new Date(0);
  const inState = (status: SchemeStatus): RegulatoryScheme => ({
    ...(aScheme({ fieldMaps: [aMap()] }) as unknown as RegulatoryScheme),
    status,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  });

  test.each(SCHEME_STATUSES.flatMap((from) => SCHEME_STATUSES.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      const change = () => changedScheme(inState(from), { status: to });
      if (WAYS.includes(`${from} ${to}`)) expect(change().status).toBe(to);
      else expect(change).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
    },
  );

  test.each([
    ['DRAFT', { fields: [aField({ label: 'Number' })] }, true],
    ['DRAFT', { version: '9' }, true],
    ['ACTIVE', { name: 'Another', regulator: 'HEA' }, true],
    ['ACTIVE', { fields: [aField()] }, false],
    ['ACTIVE', { version: '9' }, false],
    ['ACTIVE', { reportingPeriod: 'MONTHLY' }, false],
    ['ACTIVE', { outputFormat: 'JSON' }, false],
    ['RETIRED', { name: 'Another' }, false],
  ] as const)('%s takes %j: %j', (status, change, isTaken) => {
    const changing = () => changedScheme(inState(status), change);
    if (isTaken) expect(changing()).toMatchObject(change);
    else expect(changing).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
  });

  test('ACTIVE takes an ACTIVE map for every required field, and names those that lack one', async () => {
    const fields = [aField(), aField({ fieldCode: 'NAME' }), aField({ fieldCode: 'NOTE', required: false })];
    const { schemeCode } = await world.scheme({ fields }, 'DRAFT');
    const activate = () => schemes().update({ schemeCode, status: 'ACTIVE' }, as.admin());
    await expect(activate()).rejects.toThrow('LEARNER, NAME');
    const name = { fieldCode: 'NAME', expression: 'learner.family_name' };
    await schemes().putFieldMaps(
      { schemeCode, fieldMaps: [aMap(), aMap({ ...name, status: 'DRAFT' })] },
      as.admin(),
    );
    await expect(activate()).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      message: expect.stringMatching(/put maps for NAME\./),
    });
    await schemes().putFieldMaps({ schemeCode, fieldMaps: [aMap(), aMap(name)] }, as.admin());
    expect(await activate()).toMatchObject({ status: 'ACTIVE' });

    // It stays so: no map of a required field goes away.
    await refusedWith(
      schemes().putFieldMaps({ schemeCode, fieldMaps: [aMap()] }, as.admin()),
      'INVALID_STATE_TRANSITION',
    );
    await schemes().update({ schemeCode, status: 'RETIRED' }, as.admin());
    await refusedWith(
      schemes().putFieldMaps({ schemeCode, fieldMaps: [aMap(), aMap(name)] }, as.admin()),
      'INVALID_STATE_TRANSITION',
    );
    expect((await world.told(schemeCode)).map(({ action }) => action)).toEqual([
      'regulatory_scheme.created',
      'regulatory_scheme.field_maps_put',
      'regulatory_scheme.field_maps_put',
      'regulatory_scheme.activated',
      'regulatory_scheme.retired',
    ]);
  });
});

describe('changing', () => {
  test('keeps what is left out, and refuses an old version', async () => {
    const made = await world.scheme({ fields: [aField()] }, 'DRAFT');
    const { schemeCode } = made;
    const old = () => as.admin('ADMIN', { expectedRowVersion: 1 });
    const changed = await schemes().update({ schemeCode, name: 'New' }, old());
    expect(changed).toMatchObject({ name: 'New', fields: made.fields, rowVersion: 2 });
    expect(await schemes().byCode({ code: schemeCode }, as.admin())).toEqual(changed);
    await refusedWith(schemes().update({ schemeCode, name: 'Newer' }, old()), 'ROW_VERSION_MISMATCH');
    await refusedWith(schemes().putFieldMaps({ schemeCode, fieldMaps: [] }, old()), 'ROW_VERSION_MISMATCH');
  });

  test('with a step of the status is told as both', async () => {
    const { schemeCode } = await world.scheme({}, 'DRAFT');
    await schemes().update({ schemeCode, version: '9', status: 'ACTIVE' }, as.admin());
    await schemes().update({ schemeCode, name: 'Renamed' }, as.admin());
    expect((await world.told(schemeCode)).slice(1)).toMatchObject([
      { action: 'regulatory_scheme.updated', previousState: null, newState: null },
      { action: 'regulatory_scheme.activated', previousState: 'DRAFT', newState: 'ACTIVE' },
      { action: 'regulatory_scheme.updated', previousState: null, newState: null },
    ]);
  });

  test('ten at once all count', async () => {
    const { schemeCode } = await world.scheme({}, 'DRAFT');
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => schemes().update({ schemeCode, version: `${at}` }, as.admin())),
    );
    expect(await schemes().byCode({ code: schemeCode }, as.admin())).toMatchObject({ rowVersion: 11 });
  });

  test('of ten that saw the same version one wins', async () => {
    const { schemeCode } = await world.scheme({}, 'DRAFT');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        schemes().update({ schemeCode, version: `${at}` }, as.admin('ADMIN', { expectedRowVersion: 1 })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses fields that stored maps do not fit', async () => {
    const { schemeCode } = await world.scheme({ fields: [aField()] }, 'DRAFT');
    await schemes().putFieldMaps({ schemeCode, fieldMaps: [aMap()] }, as.admin());
    await refusedWith(
      schemes().update({ schemeCode, fields: [] }, as.admin()),
      'VALIDATION_FAILED',
      'fieldMaps[0].fieldCode',
    );
  });

  test.each([
    ['another jurisdiction', { jurisdictionCode: 'PT' }, 'jurisdictionCode'],
    ['a status that there is not', { status: 'OPEN' }, 'status'],
    ['an empty name', { name: '' }, 'name'],
  ])('refuses %s', async (_, wrong, field) => {
    const { schemeCode } = await world.scheme({}, 'DRAFT');
    await refusedWith(schemes().update({ schemeCode, ...wrong }, as.admin()), 'VALIDATION_FAILED', field);
  });

  test('of a scheme that there is not is refused', async () => {
    await refusedWith(schemes().update({ schemeCode: newId(), name: 'x' }, as.admin()), 'NOT_FOUND');
    await refusedWith(
      schemes().putFieldMaps({ schemeCode: newId(), fieldMaps: [] }, as.admin()),
      'NOT_FOUND',
    );
  });
});

describe('field maps', () => {
  test('are put as a whole, or not at all', async () => {
    const { schemeCode } = await world.scheme({ fields: [aField(), aField({ fieldCode: 'NAME' })] }, 'DRAFT');
    const put = (maps: readonly object[]) =>
      schemes().putFieldMaps({ schemeCode, fieldMaps: maps }, as.admin());
    await put([aMap(), aMap({ fieldCode: 'NAME' })]);
    const bad = [aMap({ transform: 'UPPER' }), aMap({ fieldCode: 'NAME', transform: 'CODE_LOOKUP' })];
    await refusedWith(put(bad), 'VALIDATION_FAILED', 'fieldMaps[1].transform');
    expect((await schemes().byCode({ code: schemeCode }, as.admin())).fieldMaps).toEqual([
      aMap(),
      aMap({ fieldCode: 'NAME' }),
    ]);
    expect((await put([aMap({ source: 'LLM_ACCEPTED' })])).fieldMaps).toEqual([
      aMap({ source: 'LLM_ACCEPTED' }),
    ]);
    expect((await put([])).fieldMaps).toEqual([]);
  });

  test.each([
    ['no maps', undefined, 'fieldMaps'],
    ['an expression that is not known', [aMap({ expression: 'learner.email' })], 'fieldMaps[0].expression'],
    ['a field of nobody', [aMap({ fieldCode: 'GONE' })], 'fieldMaps[0].fieldCode'],
    ['a member that is not known', [{ ...aMap(), note: 'x' }], 'fieldMaps[0].note'],
  ])('refuses %s', async (_, maps, field) => {
    const { schemeCode } = await world.scheme({ fields: [aField()] }, 'DRAFT');
    await refusedWith(
      schemes().putFieldMaps({ schemeCode, fieldMaps: maps }, as.admin()),
      'VALIDATION_FAILED',
      field,
    );
  });
});

describe('a preview', () => {
  let schemeCode: string;
  beforeAll(async () => {
    const fields = [
      aField({ length: 4 }),
      aField({ fieldCode: 'MODE', type: 'CODE', codeSetId: MODES }),
      aField({ fieldCode: 'BODY' }),
      aField({ fieldCode: 'START', type: 'DATE', required: false }),
    ];
    ({ schemeCode } = await world.scheme({ fields }, 'DRAFT'));
    const fieldMaps = [
      aMap({ transform: 'PAD_ZERO' }),
      aMap({ fieldCode: 'MODE', expression: 'enrolment.delivery_mode', transform: 'CODE_LOOKUP' }),
      aMap({
        fieldCode: 'START',
        expression: 'enrolment.start_date',
        transform: 'DATE_DDMMYYYY',
        status: 'DRAFT',
      }),
    ];
    await schemes().putFieldMaps({ schemeCode, fieldMaps }, as.admin());
  });
  const preview = (record: unknown, context: Context = as.admin('VIEWER')) =>
    reporting().preview({ schemeCode, record }, context);

  test('is the record as a report has it, with the problems of each field', async () => {
    const record = {
      learner: { learner_number: 42 },
      enrolment: { delivery_mode: 'ONLINE', start_date: '2026-02-01' },
    };
    const shown = await preview(record);
    expect(shown).toMatchObject({ schemeCode, rowVersion: 2, isReportable: false });
    expect(shown.fields.map(({ fieldCode, value, problem }) => [fieldCode, value, problem?.code])).toEqual([
      ['LEARNER', '0042', undefined],
      ['MODE', '1', undefined],
      ['BODY', null, 'NO_MAP'],
      ['START', '01022026', undefined],
    ]);
    expect(shown.fields[2]?.problem?.message).toContain('add one');
  });

  test('keeps nothing', async () => {
    const count = async () => {
      const collections = await world.connection.listCollections();
      const sizes = collections.map(({ name }) => world.connection.collection(name).countDocuments({}));
      return Promise.all(sizes);
    };
    const before = await count();
    const { fields } = await preview({ learner: { given_name: 'Aoife' } });
    expect(fields.map(({ problem }) => problem?.code)).toEqual(['MISSING', 'MISSING', 'NO_MAP', undefined]);
    expect(await count()).toEqual(before);
    expect(world.lines.join()).not.toContain('Aoife');
  });

  test.each([
    ['no record', undefined, 'record'],
    ['text', 'learner', 'record'],
    ['an unknown part', { holder: {} }, 'record.holder'],
    ['an unknown member', { learner: { email: 'x' } }, 'record.learner.email'],
  ])('refuses %s', async (_, record, field) => {
    await refusedWith(preview(record), 'VALIDATION_FAILED', field);
  });

  test('of a scheme that there is not is refused', async () => {
    await refusedWith(reporting().preview({ schemeCode: newId(), record: {} }, as.admin()), 'NOT_FOUND');
  });
});

test('the list is by code, narrowed by jurisdiction and status', async () => {
  const mine = await openSchemesWorld();
  const made = [
    await mine.scheme({ jurisdictionCode: 'IE' }),
    await mine.scheme({ jurisdictionCode: 'IE' }, 'DRAFT'),
    await mine.scheme({ jurisdictionCode: 'PT' }),
  ];
  const codes = async (filter: object, page: object = {}) => {
    const { items, total } = await mine.service.schemes.list({ filter, ...page }, as.issuer());
    expect(total).toBeGreaterThanOrEqual(items.length);
    return items.map(({ schemeCode }) => schemeCode);
  };
  const [ie, draft, pt] = made.map(({ schemeCode }) => schemeCode);
  expect(await codes({})).toEqual([ie, draft, pt].sort());
  expect(await codes({}, { first: 1, offset: 1 })).toEqual([[ie, draft, pt].sort()[1]]);
  expect(await codes({ jurisdictionCode: 'IE' })).toEqual([ie, draft].sort());
  expect(await codes({ status: 'ACTIVE' })).toEqual([ie, pt].sort());
  expect(await codes({ status: 'DRAFT', jurisdictionCode: 'IE' })).toEqual([draft]);
  expect(await codes({ status: 'RETIRED' })).toEqual([]);
  for (const filter of [
    {},
    { jurisdictionCode: 'IE' },
    { status: 'DRAFT' },
    { status: 'ACTIVE', jurisdictionCode: 'IE' },
  ]) {
    const { examined, returned } = await examinedBy(mine.connection, () =>
      mine.service.schemes.list({ filter, first: 1 }, as.admin()),
    );
    expect([filter, examined, returned]).toEqual([filter, 1, 1]);
  }
  await refusedWith(mine.service.schemes.list({ filter: { name: 'x' } }, as.admin()), 'VALIDATION_FAILED');
  await mine.close();
});

describe('who may', () => {
  const everybody = [
    ...othersThan(),
    ...(['ADMIN', 'OPERATOR'] as const).map((role) => as.admin(role).identity),
  ];
  const isIn = (kinds: readonly string[]) => (identity: Identity) => kinds.includes(identity.kind);
  const mayRead = isIn(['issuer', 'custodian', 'admin', 'unit']);
  const mayManage = (identity: Identity) =>
    identity.kind === 'unit' || (identity.kind === 'admin' && identity.role !== 'VIEWER');
  const REFUSED = expect.stringMatching(/^(UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN)$/);

  test.each(everybody.map((identity) => ({ identity })))(
    '$identity.kind $identity.role',
    async ({ identity }) => {
      const { schemeCode } = await world.scheme({}, 'DRAFT');
      const asked: readonly (readonly [may: boolean, ask: () => Promise<unknown>])[] = [
        [mayManage(identity), () => schemes().create(aScheme({ schemeCode: newId() }), by(identity))],
        [mayManage(identity), () => schemes().update({ schemeCode, name: 'x' }, by(identity))],
        [mayManage(identity), () => schemes().putFieldMaps({ schemeCode, fieldMaps: [] }, by(identity))],
        [mayManage(identity), () => world.service.suggestions.suggest({ schemeCode }, by(identity))],
        [mayRead(identity), () => schemes().byCode({ code: schemeCode }, by(identity))],
        [mayRead(identity), () => schemes().list({}, by(identity))],
        [mayRead(identity), () => reporting().preview({ schemeCode, record: {} }, by(identity))],
      ];
      for (const [may, ask] of asked) {
        if (may) await expect(ask()).resolves.toBeDefined();
        else await expect(ask()).rejects.toMatchObject({ code: REFUSED });
      }
    },
  );
});
