import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import { ENROLMENT_STATUSES, type EnrolmentStatus, TRANSITIONS } from './enrolment.ts';
import { enrolmentStore, movableEnrolments } from './enrolment-model.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const enrolments = () => world.service.enrolments;
const learnerId = async () => (await world.aLearner()).learnerId;
const create = async (given: object = {}, context = as.issuer()) =>
  enrolments().create(
    { learnerId: await learnerId(), entryVersionId: world.aVersion(), startDate: '2026-09-01', ...given },
    context,
  );
const update = (given: object, context = as.issuer()) => enrolments().update(given, context);

/** An enrolment that stands so, by the shortest way there. */
async function standing(status: EnrolmentStatus) {
  const made = await create({ status: 'ACTIVE' });
  const { enrolmentId } = made;
  if (status === 'ACTIVE') return made;
  if (status === 'APPLIED' || status === 'ENROLLED') return create({ status });
  if (status === 'CANCELLED') return update({ enrolmentId: (await create()).enrolmentId, status });
  return update({ enrolmentId, status, ...(status === 'ON_HOLD' ? {} : { endDate: '2027-01-31' }) });
}

describe('enrolling', () => {
  test('begins as APPLIED on campus and is the issuer’s', async () => {
    const made = await create();
    expect(made).toMatchObject({
      issuerDid: A,
      deliveryMode: 'ON_CAMPUS',
      startDate: '2026-09-01',
      status: 'APPLIED',
      rowVersion: 1,
    });
    expect(await enrolments().byId({ enrolmentId: made.enrolmentId }, as.issuer())).toEqual(made);
    expect(await world.told(made.enrolmentId)).toEqual([
      { action: 'enrolment.created', previousState: null, newState: 'APPLIED', reason: null },
    ]);
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const given = { learnerId: await learnerId(), entryVersionId: world.aVersion() };
    const context = () => as.issuer(A, 'Operator', { idempotencyKey: 'enrol-once' });
    expect(await create(given, context())).toEqual(await create(given, context()));
    expect((await enrolments().list({ learnerId: given.learnerId }, as.issuer())).total).toBe(1);
  });

  test.each(['PUBLISHED', 'SUPERSEDED'] as const)('in a version that is %s', async (status) => {
    await expect(create({ entryVersionId: world.aVersion({ status }) })).resolves.toBeDefined();
  });

  test.each(['DRAFT', 'IN_REVIEW', 'RETIRED'] as const)('not in a version that is %s', async (status) => {
    await expect(create({ entryVersionId: world.aVersion({ status }) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'entryVersionId', code: status.toLowerCase() }],
    });
  });

  test.each(['MERGED', 'ERASED'])('nobody who is %s', async (status) => {
    const id = await learnerId();
    await world.connection
      .collection<{ _id: string }>('learners')
      .updateOne({ _id: id }, { $set: { status } });
    await expect(create({ learnerId: id })).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test('changes the version of the learner, so that a merge of the same moment begins anew', async () => {
    const id = await learnerId();
    await Promise.all([1, 2, 3].map(() => create({ learnerId: id })));
    const learner = await world.service.learners.byId({ learnerId: id }, as.issuer());
    expect(learner.rowVersion).toBe(4);
  });

  test.each([
    ['no learner', { learnerId: undefined }, 'learnerId'],
    ['a learner by name', { learnerId: 'Aoife' }, 'learnerId'],
    ['no version', { entryVersionId: undefined }, 'entryVersionId'],
    ['a version that nobody has', { entryVersionId: newId() }, 'entryVersionId'],
    ['no day', { startDate: undefined }, 'startDate'],
    ['an instant', { startDate: '2026-09-01T00:00:00Z' }, 'startDate'],
    ['a day that no calendar has', { startDate: '2026-02-30' }, 'startDate'],
    ['a day of another order', { startDate: '01.09.2026' }, 'startDate'],
    ['a day long ago', { startDate: '1899-12-31' }, 'startDate'],
    ['an end before the beginning', { expectedEndDate: '2026-08-31' }, 'expectedEndDate'],
    ['a mode that there is not', { deliveryMode: 'POST' }, 'deliveryMode'],
    ['a long code', { cohortCode: 'x'.repeat(101) }, 'cohortCode'],
    ['a status that is no beginning', { status: 'COMPLETED' }, 'status'],
    ['an end', { endDate: '2027-01-01' }, 'endDate'],
    ['an issuer', { issuerDid: A }, 'issuerDid'],
    ['an operator of the store', { learnerId: { $ne: null } }, 'learnerId'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(create(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });
});

describe('what becomes of an enrolment', () => {
  const pairs = ENROLMENT_STATUSES.flatMap((from) => ENROLMENT_STATUSES.map((to) => [from, to] as const));

  test.each(pairs.filter(([from, to]) => from !== to))('%s → %s', async (from, to) => {
    const before = await standing(from);
    const hadEnd = before.endDate !== undefined;
    const endDate =
      !hadEnd && ['COMPLETED', 'WITHDRAWN', 'TRANSFERRED'].includes(to) ? '2027-01-31' : undefined;
    const attempt = update({ enrolmentId: before.enrolmentId, status: to, endDate });
    if (TRANSITIONS[from].includes(to)) {
      await expect(attempt).resolves.toMatchObject({ status: to, rowVersion: before.rowVersion + 1 });
      const [entry] = (await world.told(before.enrolmentId)).slice(-1);
      expect(entry).toMatchObject({ action: 'enrolment.updated', previousState: from, newState: to });
    } else await expect(attempt).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test('the table is that of the domain', () => {
    const all = Object.entries(TRANSITIONS).flatMap(([from, to]) => to.map((each) => `${from} ${each}`));
    expect(all.sort()).toEqual(
      [
        'APPLIED ENROLLED',
        'APPLIED CANCELLED',
        'ENROLLED ACTIVE',
        'ENROLLED CANCELLED',
        'ACTIVE ON_HOLD',
        'ON_HOLD ACTIVE',
        ...['ACTIVE', 'ON_HOLD'].flatMap((from) =>
          ['COMPLETED', 'WITHDRAWN', 'TRANSFERRED'].map((to) => `${from} ${to}`),
        ),
      ].sort(),
    );
  });

  test.each([
    ['an end without its day', 'ACTIVE', { status: 'COMPLETED' }, 'endDate'],
    ['a last day before the first', 'ACTIVE', { status: 'WITHDRAWN', endDate: '2026-08-31' }, 'endDate'],
    ['a last day of somebody who studies', 'ACTIVE', { endDate: '2027-01-01' }, 'endDate'],
    [
      'a last day of somebody who never began',
      'APPLIED',
      { status: 'CANCELLED', endDate: '2027-01-01' },
      'endDate',
    ],
    ['a reason to leave of somebody who studies', 'ON_HOLD', { exitReasonCode: 'MOVED' }, 'exitReasonCode'],
    ['a beginning after the end', 'COMPLETED', { startDate: '2027-02-01' }, 'endDate'],
    ['another version', 'ACTIVE', { entryVersionId: newId() }, 'entryVersionId'],
    ['another learner', 'ACTIVE', { learnerId: newId() }, 'learnerId'],
    ['a status that there is not', 'ACTIVE', { status: 'GRADUATED' }, 'status'],
  ] as const)('refuses %s', async (_what, from, given, field) => {
    const { enrolmentId } = await standing(from);
    await expect(update({ enrolmentId, ...given })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('days can be corrected after the end, and a reason goes with a cancellation', async () => {
    const { enrolmentId } = await standing('COMPLETED');
    await expect(
      update({ enrolmentId, endDate: '2027-02-01', exitReasonCode: 'DONE' }),
    ).resolves.toMatchObject({
      endDate: '2027-02-01',
      exitReasonCode: 'DONE',
    });
    const applied = await create();
    const left = { enrolmentId: applied.enrolmentId, status: 'CANCELLED', exitReasonCode: 'FULL' };
    await expect(update(left)).resolves.toMatchObject({ status: 'CANCELLED', exitReasonCode: 'FULL' });
  });

  test('another version than If-Match names is not changed', async () => {
    const { enrolmentId } = await create();
    const context = as.issuer(A, 'Operator', { expectedRowVersion: 2 });
    await expect(update({ enrolmentId, cohortCode: 'x' }, context)).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
  });

  test('of two ends at once one stands', async () => {
    const { enrolmentId } = await create({ status: 'ACTIVE' });
    const ends = ['COMPLETED', 'WITHDRAWN'].map((status) =>
      update({ enrolmentId, status, endDate: '2027-01-01' }),
    );
    const settled = await Promise.allSettled(ends);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('who sees them', () => {
  test('no other issuer', async () => {
    const made = await create();
    const { enrolmentId } = made;
    for (const attempt of [
      () => enrolments().byId({ enrolmentId }, as.issuer(B)),
      () => update({ enrolmentId, status: 'ENROLLED' }, as.issuer(B)),
      () => create({ learnerId: made.learnerId }, as.issuer(B)),
      () => enrolments().list({ learnerId: made.learnerId }, as.issuer(B)),
      () => enrolments().byId({ enrolmentId: newId() }, as.issuer(A)),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(create({}, as.issuer(A, 'Viewer'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(create({}, as.holder('did:key:z6Mkx'))).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    await expect(create({}, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a learner has a list, as they began, by status as well', async () => {
    const id = await learnerId();
    const days = ['2026-09-01', '2024-09-01', '2025-09-01'];
    for (const startDate of days) await create({ learnerId: id, startDate });
    await create({ learnerId: id, startDate: '2023-09-01', status: 'ACTIVE' });
    const document = `query ($id: ID!, $filter: EnrolmentFilter, $after: String) { learner(id: $id) {
      enrolments(filter: $filter, first: 2, after: $after) {
        totalCount nodes { startDate learner { learnerId } entryVersion { entryVersionId } } pageInfo { endCursor hasNextPage } } } }`;
    const read = async (given: object) =>
      (await world.graphql(document, { id, ...given }, as.issuer())).data.learner.enrolments;
    const first = await read({});
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const second = await read({ after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ startDate }) => startDate)).toEqual(
      ['2023-09-01', ...days].sort(),
    );
    expect(first.nodes[0].learner.learnerId).toBe(id);
    expect((await read({ filter: { status: 'ACTIVE' } })).nodes).toHaveLength(1);
  });

  test('a peer, over gRPC, those of its issuers', async () => {
    const learner = await world.aLearner();
    const request = {
      learnerId: learner.learnerId,
      entryVersionId: world.aVersion(),
      startDate: '2026-09-01',
    };
    const { enrolment } = await world.rpc('CreateEnrolment', { ...request, status: 'ACTIVE' }, as.peer(A));
    expect(enrolment).toMatchObject({ ...request, status: 'ACTIVE', endDate: '' });
    const { enrolmentId } = enrolment;
    const end = { enrolmentId, status: 'COMPLETED', endDate: '2027-01-01', exitReasonCode: 'DONE' };
    expect((await world.rpc('UpdateEnrolment', end, as.peer(A))).enrolment).toMatchObject(end);
    const listed = await world.rpc('ListEnrolments', { learnerId: learner.learnerId }, as.peer(A));
    expect(listed).toMatchObject({ enrolments: [{ enrolmentId }], total: 1, pageSize: 20 });
    for (const [name, asked] of [
      ['CreateEnrolment', request],
      ['UpdateEnrolment', end],
      ['ListEnrolments', { learnerId: learner.learnerId }],
    ] as const)
      await expect(world.rpc(name, asked, as.peer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('enrolments go with their learner and come back, unless somebody took them meanwhile', async () => {
  const store = await enrolmentStore(world.connection);
  const movable = movableEnrolments(store);
  const [from, to] = [await learnerId(), await learnerId()];
  const made = await create({ learnerId: from });
  const ids = await movable.idsOf(from, 10);
  expect(ids).toEqual([made.enrolmentId]);
  const move = (one: string, other: string) =>
    world.ledger.commit(as.unit(), {
      writes: movable.moveWrites(ids, one, other, world.now()),
      audit: { action: 'learner.updated', subject: { type: 'Learner', id: one } },
    });
  await move(from, to);
  expect(await movable.idsOf(to, 10)).toEqual(ids);
  await expect(move(from, to)).rejects.toMatchObject({ code: 'CONFLICT' });
  await move(to, from);
  expect(await store.byId(made.enrolmentId)).toMatchObject({ learnerId: from, rowVersion: 3 });
});
