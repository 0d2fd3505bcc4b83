import { jest } from '@jest/globals';
import { Schema } from 'mongoose';
import { readConfig } from '../../../kernel/config.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { ENFORCE_REGISTRATION } from '../settings.ts';
import { as, ISSUER_DIDS } from '../testing.ts';
import {
  changedRegistration,
  type Organisation,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  type SchemeRegistration,
} from './registration.ts';
import {
  CUSTODIAN_ID,
  ENTRY,
  FOREIGN_ENTRY,
  ISSUER_A,
  ISSUER_B,
  OTHER_ENTRY,
  openSchemesWorld,
  type SchemesWorld,
} from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: SchemesWorld;
beforeAll(async () => {
  world = await openSchemesWorld();
});
afterAll(() => world.close());

const service = () => world.service.registrations;
const inDays = (days: number) => new Date(world.now().getTime() + days * DAY);
const refusedWith = async (refused: Promise<unknown>, code: string, field?: string) => {
  await expect(refused).rejects.toMatchObject({ code });
  if (field !== undefined)
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
};

const aRegistration = (given: object = {}) => ({
  org: { type: 'ISSUER', id: ISSUER_A },
  registrationNumber: newId(),
  validFrom: inDays(-1),
  ...given,
});

/** A registration under a scheme of its own, ACTIVE unless told. */
async function registered(given: object = {}, status: RegistrationStatus = 'ACTIVE') {
  const { schemeCode } = await world.scheme();
  const made = await service().register(aRegistration({ schemeCode, ...given }), as.admin());
  if (status === 'PENDING') return made;
  return service().setStatus({ registrationId: made.registrationId, status }, as.admin());
}
const read = async ({ registrationId, schemeCode }: SchemeRegistration) => {
  const { items } = await service().list({ filter: { schemeCode } }, as.admin('VIEWER'));
  return items.find((one) => one.registrationId === registrationId)!;
};

describe('registering', () => {
  test('is PENDING, with every field, for an issuer and a custodian', async () => {
    const { schemeCode } = await world.scheme();
    const given = aRegistration({
      schemeCode,
      registrationNumber: 'RTO 45012',
      scopeEntryIds: [ENTRY, OTHER_ENTRY, ENTRY],
      validTo: inDays(365),
      conditions: 'No online delivery.\nAudited each year.',
      evidenceRef: 'https://regulator.example/45012',
    });
    const made = await service().register(given, as.admin());
    expect(made).toMatchObject({
      ...given,
      scopeEntryIds: [ENTRY, OTHER_ENTRY],
      status: 'PENDING',
      rowVersion: 1,
    });
    expect(await read(made)).toEqual(made);
    expect(await world.told(made.registrationId)).toEqual([
      {
        action: 'scheme_registration.created',
        previousState: null,
        newState: 'PENDING',
        reason: null,
        org: { type: 'ISSUER', id: ISSUER_A },
      },
    ]);
    const custodian = { type: 'CUSTODIAN', id: CUSTODIAN_ID };
    expect(await service().register(aRegistration({ schemeCode, org: custodian }), as.admin())).toMatchObject(
      {
        org: custodian,
        scopeEntryIds: [],
      },
    );
  });

  test('takes a number once under a scheme, ten at once as well, and again under another', async () => {
    const [one, other] = [await world.scheme(), await world.scheme()];
    const input = aRegistration({ schemeCode: one.schemeCode });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => service().register(input, as.admin())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'DUPLICATE' });
    await service().register({ ...input, schemeCode: other.schemeCode }, as.admin());
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const { schemeCode } = await world.scheme();
    const input = aRegistration({ schemeCode, validTo: inDays(9) });
    const once = () => as.admin('ADMIN', { idempotencyKey: 'one-registration' });
    const first = await service().register(input, once());
    expect(await service().register(input, once())).toEqual(first);
  });

  test.each([
    ['no scheme', { schemeCode: undefined }, 'schemeCode'],
    ['an unknown scheme', { schemeCode: 'GONE' }, 'schemeCode'],
    ['no organisation', { org: undefined }, 'org'],
    ['an organisation of another type', { org: { type: 'HOLDER', id: ISSUER_A } }, 'org.type'],
    ['an issuer of nobody', { org: { type: 'ISSUER', id: newId() } }, 'org.id'],
    ['a custodian that is an issuer', { org: { type: 'CUSTODIAN', id: ISSUER_A } }, 'org.id'],
    ['an id that is a DID', { org: { type: 'ISSUER', id: ISSUER_DIDS[0] } }, 'org.id'],
    ['more than an organisation', { org: { type: 'ISSUER', id: ISSUER_A, name: 'x' } }, 'org.name'],
    ['no number', { registrationNumber: '' }, 'registrationNumber'],
    ['a number that is too long', { registrationNumber: 'x'.repeat(101) }, 'registrationNumber'],
    ['a number that is an operator', { registrationNumber: { $gt: '' } }, 'registrationNumber'],
    ['an entry of nobody', { scopeEntryIds: [newId()] }, 'scopeEntryIds[0]'],
    ['an entry of another jurisdiction', { scopeEntryIds: [ENTRY, FOREIGN_ENTRY] }, 'scopeEntryIds[1]'],
    ['an entry by its code', { scopeEntryIds: ['BSC'] }, 'scopeEntryIds[0]'],
    ['a day in place of an instant', { validFrom: '2026-01-01' }, 'validFrom'],
    ['no beginning', { validFrom: undefined }, 'validFrom'],
    ['an end before the beginning', { validTo: new Date(0) }, 'validTo'],
    ['conditions that are too long', { conditions: 'x'.repeat(2001) }, 'conditions'],
    ['a reference that is too long', { evidenceRef: 'x'.repeat(256) }, 'evidenceRef'],
    ['a status', { status: 'ACTIVE' }, 'status'],
  ])('refuses %s', async (_, wrong, field) => {
    const { schemeCode } = await world.scheme();
    await refusedWith(
      service().register(aRegistration({ schemeCode, ...wrong }), as.admin()),
      'VALIDATION_FAILED',
      field,
    );
    expect((await service().list({ filter: { schemeCode } }, as.admin())).total).toBe(0);
  });

  test('a RETIRED scheme takes none, a DRAFT does', async () => {
    const [retired, draft] = [await world.scheme({}, 'RETIRED'), await world.scheme({}, 'DRAFT')];
    const under = ({ schemeCode }: { schemeCode: string }) =>
      service().register(aRegistration({ schemeCode }), as.admin());
    await refusedWith(under(retired), 'INVALID_STATE_TRANSITION');
    expect(await under(draft)).toMatchObject({ status: 'PENDING' });
  });
});

describe('the states of a registration', () => {
  const NOW = new Date('2026-06-01T00:00:00Z');
  const inState = (status: RegistrationStatus, validTo?: Date): SchemeRegistration => ({
    registrationId: newId(),
    schemeCode: 'S',
    org: { type: 'ISSUER', id: newId() },
    registrationNumber: '1',
    scopeEntryIds: [],
    validFrom: new Date('2026-01-01T00:00:00Z'),
    validTo,
    status,
    createdAt: NOW,
    updatedAt: NOW,
    createdBy: null,
    rowVersion: 1,
  });
  const PAST = new Date('2026-05-01T00:00:00Z');
  const FUTURE = new Date('2027-01-01T00:00:00Z');
  const WAYS = new Set([
    'PENDING ACTIVE',
    'PENDING CANCELLED',
    'ACTIVE SUSPENDED',
    'ACTIVE CANCELLED',
    'SUSPENDED ACTIVE',
    'SUSPENDED CANCELLED',
  ]);
  const WAYS_BEHIND_THE_END = new Set([
    'PENDING CANCELLED',
    'ACTIVE SUSPENDED',
    'ACTIVE CANCELLED',
    'ACTIVE EXPIRED',
    'SUSPENDED CANCELLED',
    'SUSPENDED EXPIRED',
  ]);
  const PAIRS = REGISTRATION_STATUSES.flatMap((from) => REGISTRATION_STATUSES.map((to) => ({ from, to })));

  test.each([
    ...PAIRS.map((pair) => ({ ...pair, when: 'without an end', validTo: undefined, ways: WAYS })),
    ...PAIRS.map((pair) => ({ ...pair, when: 'before its end', validTo: FUTURE, ways: WAYS })),
    ...PAIRS.map((pair) => ({ ...pair, when: 'behind its end', validTo: PAST, ways: WAYS_BEHIND_THE_END })),
    ...PAIRS.map((pair) => ({ ...pair, when: 'at its end', validTo: NOW, ways: WAYS_BEHIND_THE_END })),
  ])('$from to $to $when', ({ from, to, validTo, ways }) => {
    const change = () => changedRegistration(inState(from, validTo), { status: to }, NOW);
    if (ways.has(`${from} ${to}`)) expect(change()).toMatchObject({ status: to });
    else expect(change).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
  });

  test.each([
    ['PENDING', FUTURE, undefined],
    ['ACTIVE', undefined, undefined],
    ['ACTIVE', FUTURE, new Date(FUTURE.getTime() - 30 * DAY)],
    ['SUSPENDED', FUTURE, new Date(FUTURE.getTime() - 30 * DAY)],
    ['CANCELLED', FUTURE, undefined],
  ] as const)('%s with the end %p is due at %p', (status, validTo, dueAt) => {
    const before = inState(status === 'PENDING' || status === 'ACTIVE' ? 'PENDING' : 'ACTIVE', validTo);
    const change = status === 'PENDING' ? {} : { status };
    expect(changedRegistration(before, change, NOW).dueAt).toEqual(dueAt);
  });

  test('an ended one can be prolonged with the step to ACTIVE', () => {
    const change = { status: 'ACTIVE', validTo: FUTURE } as const;
    expect(changedRegistration(inState('SUSPENDED', PAST), change, NOW)).toMatchObject(change);
  });

  test.each(['EXPIRED', 'CANCELLED'] as const)('%s takes nothing any more', (status) => {
    expect(() => changedRegistration(inState(status), { conditions: 'x' }, NOW)).toThrow(
      expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
    );
  });
});

describe('changing', () => {
  test('keeps what is left out, takes conditions away and tells both what changed and the status', async () => {
    const made = await registered({ conditions: 'None but one.', validTo: inDays(100) }, 'PENDING');
    const { registrationId } = made;
    const input = {
      registrationId,
      status: 'ACTIVE',
      reason: 'Fees are paid.',
      conditions: '',
      scopeEntryIds: [ENTRY],
    };
    const changed = await service().update(input, as.admin());
    expect(changed).toEqual({
      ...made,
      status: 'ACTIVE',
      conditions: undefined,
      scopeEntryIds: [ENTRY],
      expiryAnnouncedAt: undefined,
      dueAt: inDays(70),
      rowVersion: 2,
    });
    expect(await read(made)).toEqual(changed);
    expect((await world.told(registrationId)).slice(1)).toMatchObject([
      { action: 'scheme_registration.updated', org: { id: ISSUER_A } },
      {
        action: 'scheme_registration.activated',
        previousState: 'PENDING',
        newState: 'ACTIVE',
        reason: 'Fees are paid.',
      },
    ]);
  });

  test('a change of the status alone is told alone, each by its own word', async () => {
    const { registrationId } = await registered();
    for (const status of ['SUSPENDED', 'ACTIVE', 'CANCELLED'])
      await service().setStatus({ registrationId, status }, as.admin());
    expect((await world.told(registrationId)).map(({ action }) => action)).toEqual([
      'scheme_registration.created',
      'scheme_registration.activated',
      'scheme_registration.suspended',
      'scheme_registration.activated',
      'scheme_registration.cancelled',
    ]);
  });

  test('refuses an old version, and an unknown one', async () => {
    const { registrationId } = await registered();
    const old = () => as.admin('ADMIN', { expectedRowVersion: 1 });
    await refusedWith(service().update({ registrationId, conditions: 'x' }, old()), 'ROW_VERSION_MISMATCH');
    await refusedWith(
      service().setStatus({ registrationId, status: 'SUSPENDED' }, old()),
      'ROW_VERSION_MISMATCH',
    );
    await refusedWith(service().update({ registrationId: newId() }, as.admin()), 'NOT_FOUND');
  });

  test('ten at once: all conditions count, one cancellation does', async () => {
    const { registrationId, ...made } = await registered();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        service().update({ registrationId, conditions: `${at}` }, as.admin()),
      ),
    );
    expect(await read({ registrationId, ...made })).toMatchObject({ rowVersion: made.rowVersion + 10 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        service().setStatus({ registrationId, status: 'CANCELLED' }, as.admin()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['a status that there is not', { status: 'OPEN' }, 'status'],
    ['a reason for nothing', { reason: 'x' }, 'reason'],
    ['an end before the beginning', { validTo: new Date(0) }, 'validTo'],
    ['an entry of another jurisdiction', { scopeEntryIds: [FOREIGN_ENTRY] }, 'scopeEntryIds[0]'],
    ['another organisation', { org: { type: 'ISSUER', id: ISSUER_B } }, 'org'],
    ['another number', { registrationNumber: '2' }, 'registrationNumber'],
    ['conditions that are too long', { conditions: 'x'.repeat(2001) }, 'conditions'],
  ])('refuses %s', async (_, wrong, field) => {
    const { registrationId } = await registered();
    await refusedWith(service().update({ registrationId, ...wrong }, as.admin()), 'VALIDATION_FAILED', field);
  });
});

describe('the sweep', () => {
  let mine: SchemesWorld;
  let shared: SchemesWorld;
  beforeEach(async () => {
    mine = await openSchemesWorld();
    [shared, world] = [world, mine];
  });
  afterEach(async () => {
    world = shared;
    await mine.close();
  });

  test('announces an end once, 30 days before, and ends it at its instant', async () => {
    const made = await registered({ validTo: inDays(40) });
    expect(await mine.settleDue()).toBe(0);
    await registered({ validTo: inDays(400) });
    expect(await examinedBy(mine.connection, mine.settleDue)).toMatchObject({ examined: 0, returned: 0 });
    mine.moveClock(10 * DAY - 1);
    expect(await mine.settleDue()).toBe(0);
    mine.moveClock(1);
    expect(await mine.settleDue()).toBe(1);
    expect(await mine.settleDue()).toBe(0);
    expect(await read(made)).toMatchObject({
      status: 'ACTIVE',
      expiryAnnouncedAt: mine.now(),
      rowVersion: 3,
    });
    expect(mine.announced.map(({ registrationId }) => registrationId)).toEqual([made.registrationId]);

    mine.moveClock(30 * DAY - 1);
    expect(await mine.settleDue()).toBe(0);
    mine.moveClock(1);
    expect(await mine.settleDue()).toBe(1);
    expect(await mine.settleDue()).toBe(0);
    expect(await read(made)).toMatchObject({ status: 'EXPIRED' });
    expect(mine.announced).toHaveLength(1);
    expect((await mine.told(made.registrationId)).slice(2)).toMatchObject([
      { action: 'scheme_registration.expiry_announced', previousState: null, org: { id: ISSUER_A } },
      { action: 'scheme_registration.expired', previousState: 'ACTIVE', newState: 'EXPIRED' },
    ]);
  });

  test('announces another period anew', async () => {
    const made = await registered({ validTo: inDays(5) });
    expect(await mine.settleDue()).toBe(1);
    const { registrationId } = made;
    await service().update({ registrationId, conditions: 'x' }, as.admin());
    expect(await mine.settleDue()).toBe(0);
    expect(await service().update({ registrationId, validTo: inDays(60) }, as.admin())).toMatchObject({
      expiryAnnouncedAt: undefined,
    });
    mine.moveClock(31 * DAY);
    expect(await mine.settleDue()).toBe(1);
    expect(mine.announced.map(({ validTo }) => validTo)).toEqual([made.validTo, inDays(29)]);
  });

  test('ends what is over without a notice of it, SUSPENDED ones too, and leaves the others', async () => {
    const over = [
      await registered({ validTo: inDays(1) }),
      await service().setStatus(
        { registrationId: (await registered({ validTo: inDays(1) })).registrationId, status: 'SUSPENDED' },
        as.admin(),
      ),
    ];
    const others = [
      await registered({ validTo: inDays(1) }, 'PENDING'),
      await service().setStatus(
        { registrationId: (await registered({ validTo: inDays(1) })).registrationId, status: 'CANCELLED' },
        as.admin(),
      ),
      await registered(),
    ];
    mine.moveClock(2 * DAY);
    expect(await mine.settleDue()).toBe(2);
    expect(mine.announced).toEqual([]);
    for (const one of over) expect(await read(one)).toMatchObject({ status: 'EXPIRED' });
    for (const one of others) expect(await read(one)).toEqual(one);
  });

  test('goes through more than a hundred, and ten sweeps at once settle each one once', async () => {
    const { schemeCode } = await mine.scheme();
    await Promise.all(
      Array.from({ length: 120 }, async () => {
        const given = aRegistration({ schemeCode, validTo: inDays(1) });
        const { registrationId } = await service().register(given, as.admin());
        await service().setStatus({ registrationId, status: 'ACTIVE' }, as.admin());
      }),
    );
    mine.moveClock(DAY);
    const settled = await Promise.all(Array.from({ length: 10 }, () => mine.settleDue()));
    expect(settled.reduce((sum, one) => sum + one, 0)).toBe(120);
    const expired = await mine.connection
      .collection('audit_entries')
      .countDocuments({ action: 'scheme_registration.expired' });
    expect(expired).toBe(120);
  });

  test('a letter that cannot be written keeps no other registration back, and is tried again', async () => {
    const over = await registered({ validTo: inDays(1) });
    mine.moveClock(2 * DAY);
    const ending = await registered({ validTo: inDays(3) });
    mine.letters.fails = true;
    await expect(mine.settleDue()).rejects.toThrow('No letter can be written.');
    expect(await read(over)).toMatchObject({ status: 'EXPIRED' });
    expect(await read(ending)).toEqual(ending);
    mine.letters.fails = false;
    expect(await mine.settleDue()).toBe(1);
    expect(await read(ending)).toMatchObject({ expiryAnnouncedAt: mine.now() });
  });

  test('the letter is committed with the mark', async () => {
    const ending = await registered({ validTo: inDays(3) });
    const model = mine.connection.model<object>('Letter', new Schema<object>({ _id: String }), 'letters');
    mine.letters.writes = [{ model, operation: { insertOne: { document: { _id: 'letter' } } } }];
    expect(await mine.settleDue()).toBe(1);
    expect(await read(ending)).toMatchObject({ expiryAnnouncedAt: mine.now() });
    expect(await mine.connection.collection('letters').countDocuments({})).toBe(1);
  });
});

describe('the list', () => {
  test('is newest first, narrowed by each combination of conditions', async () => {
    const mine = await openSchemesWorld();
    const [one, two] = [await mine.scheme(), await mine.scheme()];
    const made: SchemeRegistration[] = [];
    for (const [{ schemeCode }, id, isActive] of [
      [one, ISSUER_A, true],
      [one, ISSUER_B, false],
      [two, ISSUER_A, false],
    ] as const) {
      mine.moveClock(1);
      const input = { ...aRegistration({ schemeCode }), org: { type: 'ISSUER', id } };
      const { registrationId, ...rest } = await mine.service.registrations.register(input, as.admin());
      if (isActive)
        await mine.service.registrations.setStatus({ registrationId, status: 'ACTIVE' }, as.admin());
      made.push({ registrationId, ...rest });
    }
    const ids = made.map(({ registrationId }) => registrationId);
    const listed = async (filter: object, context = as.admin('VIEWER')) => {
      const { items, total } = await mine.service.registrations.list({ filter }, context);
      expect(total).toBe(items.length);
      return items.map(({ registrationId }) => ids.indexOf(registrationId));
    };
    const inOne = { schemeCode: one.schemeCode };
    expect(await listed({})).toEqual([2, 1, 0]);
    expect(await listed(inOne)).toEqual([1, 0]);
    expect(await listed({ orgId: ISSUER_A })).toEqual([2, 0]);
    expect(await listed({ status: 'PENDING' })).toEqual([2, 1]);
    expect(await listed({ ...inOne, status: 'PENDING' })).toEqual([1]);
    expect(await listed({ orgId: ISSUER_A, status: 'PENDING' })).toEqual([2]);
    expect(await listed({ ...inOne, orgId: ISSUER_A })).toEqual([0]);
    expect(await listed({ ...inOne, orgId: ISSUER_A, status: 'ACTIVE' })).toEqual([0]);

    // An issuer sees its own, whatever it asks for.
    expect(await listed({}, as.issuer(ISSUER_DIDS[0]))).toEqual([2, 0]);
    expect(await listed({}, as.issuer(ISSUER_DIDS[1], 'Viewer'))).toEqual([1]);
    expect(await listed({ orgId: ISSUER_B }, as.issuer(ISSUER_DIDS[0]))).toEqual([]);
    expect(await listed({ orgId: ISSUER_A, ...inOne }, as.issuer(ISSUER_DIDS[0]))).toEqual([0]);
    expect(await listed({}, as.unit())).toEqual([2, 1, 0]);
    await refusedWith(listed({ 'org.id': ISSUER_A }), 'VALIDATION_FAILED');
    await refusedWith(listed({ orgId: { $ne: null } }), 'VALIDATION_FAILED', 'filter.orgId');

    // Each is served by an index in its order: no more is looked at than the page has.
    for (const filter of [
      {},
      inOne,
      { orgId: ISSUER_A },
      { status: 'PENDING' },
      { ...inOne, status: 'PENDING' },
      { orgId: ISSUER_A, status: 'PENDING' },
      { ...inOne, orgId: ISSUER_A },
      { ...inOne, orgId: ISSUER_A, status: 'ACTIVE' },
    ]) {
      const { examined, returned } = await examinedBy(mine.connection, () =>
        mine.service.registrations.list({ filter, first: 1 }, as.admin()),
      );
      expect([filter, examined, returned]).toEqual([filter, 1, 1]);
    }

    const page = (input: object) => mine.service.registrations.list(input, as.admin());
    const first = await page({ first: 2 });
    const behind = first.keyOf?.(first.items[1]!);
    const after = Buffer.from(`at:1:${JSON.stringify(behind)}`).toString('base64url');
    expect((await page({ first: 2, after })).items.map(({ registrationId }) => registrationId)).toEqual([
      ids[0],
    ]);
    await mine.close();
  });

  test('a custodian sees its own', async () => {
    const org = { type: 'CUSTODIAN', id: CUSTODIAN_ID };
    const made = await registered({ org });
    const custodian: Identity = {
      kind: 'custodian',
      userId: 'u',
      role: 'Admin',
      custodianId: CUSTODIAN_ID,
      custodianDid: 'did:key:z6Mk2',
      custodianStatus: 'ACTIVE',
    };
    const { items } = await service().list({}, by(custodian));
    expect(items.every((one) => one.org.id === CUSTODIAN_ID)).toBe(true);
    expect(items.map(({ registrationId }) => registrationId)).toContain(made.registrationId);
  });
});

describe('what issuing asks', () => {
  const JURISDICTIONS: Readonly<Record<string, string>> = { [FOREIGN_ENTRY]: 'PT' };
  const standing = async (org: Organisation, entryId: string, at = world.now()) =>
    world.service.standing.of(org, { entryId, jurisdictionCode: JURISDICTIONS[entryId] ?? 'IE' }, at);
  const A = { type: 'ISSUER', id: ISSUER_A } as const;

  test('which ACTIVE schemes govern a jurisdiction', async () => {
    const mine = await openSchemesWorld();
    const active = await mine.scheme({ jurisdictionCode: 'PT' });
    await mine.scheme({ jurisdictionCode: 'PT' }, 'DRAFT');
    await mine.scheme({ jurisdictionCode: 'PT' }, 'RETIRED');
    await mine.scheme({ jurisdictionCode: 'IE' });
    const governing = async (jurisdictionCode: string) =>
      (await mine.service.standing.of(A, { entryId: ENTRY, jurisdictionCode }, mine.now())).schemeCodes;
    expect(await governing('PT')).toEqual([active.schemeCode]);
    expect(await governing('FR')).toEqual([]);
    await mine.close();
  });

  describe.each([
    ['its instants', {}],
    ['its scope', { scopeEntryIds: [ENTRY] }],
  ])('a registration with %s', (_, scope) => {
    let mine: SchemesWorld;
    let made: SchemeRegistration;
    let shared: SchemesWorld;
    beforeEach(async () => {
      mine = await openSchemesWorld();
      [shared, world] = [world, mine];
      made = await registered({ validFrom: inDays(-1), validTo: inDays(1), ...scope });
    });
    afterEach(async () => {
      world = shared;
      await mine.close();
    });

    test('opens what it covers while it is valid', async () => {
      const opens = async (entryId: string, at: Date) => (await standing(A, entryId, at)).isRegistered;
      expect(await opens(ENTRY, mine.now())).toBe(true);
      expect(await opens(ENTRY, inDays(-1))).toBe(true);
      expect(await opens(ENTRY, new Date(inDays(-1).getTime() - 1))).toBe(false);
      expect(await opens(ENTRY, inDays(1))).toBe(false);
      expect(await opens(OTHER_ENTRY, mine.now())).toBe(!('scopeEntryIds' in scope));
      expect(await opens(FOREIGN_ENTRY, mine.now())).toBe(false);
    });

    test('opens it to nobody else', async () => {
      for (const org of [
        { type: 'ISSUER', id: ISSUER_B },
        { type: 'CUSTODIAN', id: ISSUER_A },
      ] as const)
        expect(await standing(org, ENTRY)).toMatchObject({ isRegistered: false });
    });

    test.each(['SUSPENDED', 'CANCELLED'])('opens nothing while it is %s', async (status) => {
      await service().setStatus({ registrationId: made.registrationId, status }, as.admin());
      expect(await standing(A, ENTRY)).toMatchObject({ isRegistered: false });
    });

    test('opens nothing under a RETIRED scheme', async () => {
      await mine.service.schemes.update({ schemeCode: made.schemeCode, status: 'RETIRED' }, as.admin());
      expect(await standing(A, ENTRY)).toMatchObject({ isRegistered: false });
    });
  });

  test('it is found behind a hundred others', async () => {
    const mine = await openSchemesWorld();
    const { schemeCode } = await mine.scheme();
    const activate = async (given: object) => {
      const input = aRegistration({ schemeCode, ...given });
      const { registrationId } = await mine.service.registrations.register(input, as.admin());
      await mine.service.registrations.setStatus({ registrationId, status: 'ACTIVE' }, as.admin());
    };
    await activate({ scopeEntryIds: [ENTRY] });
    mine.moveClock(1);
    await Promise.all(Array.from({ length: 105 }, () => activate({ scopeEntryIds: [OTHER_ENTRY] })));
    const entry = { entryId: ENTRY, jurisdictionCode: 'IE' };
    expect(await mine.service.standing.of(A, entry, mine.now())).toMatchObject({ isRegistered: true });
    await mine.close();
  });
});

describe('how an issuer stands towards the entry of a version', () => {
  const KEY = 'catalog.enforce_registration';
  let mine: SchemesWorld;
  beforeEach(async () => {
    mine = await openSchemesWorld();
    mine.settings.confirm();
  });
  afterEach(() => mine.close());
  const ask = (given: object = {}, context = as.unit()) =>
    mine.service.standing.ofIssuer({ entryVersionId: ENTRY, issuerId: ISSUER_A, ...given }, context);
  const enforce = (value: boolean) =>
    mine.settings.apply({ version: mine.settings.version + 1, values: { [KEY]: value } });
  const register = async (schemeCode: string) => {
    const { registrations } = mine.service;
    const { registrationId } = await registrations.register(aRegistration({ schemeCode }), as.admin());
    await registrations.setStatus({ registrationId, status: 'ACTIVE' }, as.admin());
    return registrationId;
  };
  const UNGOVERNED = { schemeCodes: [], isRegistered: false, isEnforced: false };

  test('nobody asks for a registration where no scheme governs', async () => {
    enforce(true);
    expect(await ask()).toEqual(UNGOVERNED);
    const { schemeCode } = await mine.scheme();
    expect((await ask()).schemeCodes).toEqual([schemeCode]);
    expect(await ask({ entryVersionId: FOREIGN_ENTRY })).toEqual(UNGOVERNED);
    expect(await ask({ entryVersionId: newId() })).toEqual(UNGOVERNED);
  });

  test('as registrations and the setting are at this instant', async () => {
    const { schemeCode } = await mine.scheme();
    const schemeCodes = [schemeCode];
    expect(await ask()).toEqual({ schemeCodes, isRegistered: false, isEnforced: false });
    enforce(true);
    expect(await ask()).toEqual({ schemeCodes, isRegistered: false, isEnforced: true });
    const registrationId = await register(schemeCode);
    expect(await ask()).toEqual({ schemeCodes, isRegistered: true, isEnforced: true });
    expect(await ask({ issuerId: ISSUER_B })).toMatchObject({ isRegistered: false });
    await mine.service.registrations.setStatus({ registrationId, status: 'SUSPENDED' }, as.admin());
    expect(await ask()).toMatchObject({ isRegistered: false });
    enforce(false);
    expect(await ask()).toMatchObject({ isEnforced: false });
  });

  test('before the settings are read nobody is let through whom they might refuse', async () => {
    const fresh = createLiveSettings(readConfig({}), [ENFORCE_REGISTRATION]);
    const { schemeCode } = await mine.scheme();
    const isKnown = jest.spyOn(mine.settings, 'isKnown', 'get').mockImplementation(() => fresh.isKnown);
    await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await register(schemeCode);
    expect(await ask()).toMatchObject({ isRegistered: true, isEnforced: true });
    isKnown.mockRestore();
  });

  test.each([
    ['no version', { entryVersionId: undefined }, 'entryVersionId'],
    ['a version that is no id', { entryVersionId: 'BSC' }, 'entryVersionId'],
    ['no issuer', { issuerId: undefined }, 'issuerId'],
    ['an issuer by its DID', { issuerId: ISSUER_DIDS[0] }, 'issuerId'],
    ['what it does not know', { at: 'now' }, 'at'],
  ])('refuses %s', async (_, given, field) => {
    await expect(ask(given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each(othersThan('unit').map((identity) => ({ identity })))(
    'is not told to $identity.kind $identity.role',
    async ({ identity }) => {
      const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      await expect(ask({}, by(identity))).rejects.toMatchObject({ code });
    },
  );
});

describe('who may', () => {
  const everybody = [
    ...othersThan(),
    ...(['ADMIN', 'OPERATOR'] as const).map((role) => as.admin(role).identity),
    { kind: 'peer', peer: 'registry', issuerDids: [] } as const,
  ];
  const mayRead = ({ kind }: Identity) => ['issuer', 'custodian', 'admin', 'unit'].includes(kind);
  const mayManage = (identity: Identity) =>
    identity.kind === 'unit' || (identity.kind === 'admin' && identity.role !== 'VIEWER');
  const REFUSED = expect.stringMatching(/^(UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN)$/);

  test.each(everybody.map((identity) => ({ identity })))(
    '$identity.kind $identity.role',
    async ({ identity }) => {
      const { registrationId, schemeCode } = await registered();
      const asked: readonly (readonly [may: boolean, ask: () => Promise<unknown>])[] = [
        [mayManage(identity), () => service().register(aRegistration({ schemeCode }), by(identity))],
        [mayManage(identity), () => service().update({ registrationId, conditions: 'x' }, by(identity))],
        [
          mayManage(identity),
          () => service().setStatus({ registrationId, status: 'SUSPENDED' }, by(identity)),
        ],
        [mayRead(identity), () => service().list({}, by(identity))],
      ];
      for (const [may, ask] of asked) {
        if (may) await expect(ask()).resolves.toBeDefined();
        else await expect(ask()).rejects.toMatchObject({ code: REFUSED });
      }
    },
  );

  test('an issuer that is SUSPENDED still reads its own', async () => {
    const identity = { ...as.issuer().identity, issuerStatus: 'SUSPENDED' } as Identity;
    await expect(service().list({}, by(identity))).resolves.toBeDefined();
  });
});
