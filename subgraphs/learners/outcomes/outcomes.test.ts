import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import { OUTCOME_STATUSES, type OutcomeEvent, type OutcomeStatus, TRANSITIONS } from './outcome.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const outcomes = () => world.service.outcomes;
const MARK = { resultDescriptionId: 'mark', value: '72.5', achievedDate: '2026-02-27' };
const record = async (given: object = {}, context = as.issuer()) =>
  outcomes().record({ enrolmentId: await world.anEnrolment(), ...MARK, ...given }, context);
const confirm = (outcomeId: string, context = as.issuer()) => outcomes().confirm({ outcomeId }, context);
const amend = (outcomeId: string, given: object = { value: '74' }, context = as.issuer()) =>
  outcomes().amend({ outcomeId, ...given }, context);
const cancel = (outcomeId: string, given: object = {}, context = as.issuer()) =>
  outcomes().void({ outcomeId, ...given }, context);
const confirmed = async (given: object = {}) => confirm((await record(given)).outcomeId);
const stored = (outcomeId: string) =>
  world.connection.collection<{ _id: string }>('outcomes').findOne({ _id: outcomeId });
/** As if a credential had been issued for it. */
async function withCredential(outcomeId: string) {
  const set = { credentialId: newId(), isEligible: false };
  await world.connection.collection<{ _id: string }>('outcomes').updateOne({ _id: outcomeId }, { $set: set });
  return set.credentialId;
}

describe('recording', () => {
  test('is a draft of the first revision, graded when it has a value', async () => {
    const made = await record({ score: 145, scoreMax: 200, assessor: 'Dr Byrne', evidenceIds: ['paper-1'] });
    expect(made).toMatchObject({
      ...MARK,
      resultType: 'Percent',
      score: 145,
      scoreMax: 200,
      scoreStatus: 'FULLY_GRADED',
      issuerDid: A,
      revision: 1,
      isReached: true,
      status: 'DRAFT',
      credentialStale: false,
    });
    expect(await outcomes().byId({ outcomeId: made.outcomeId }, as.issuer())).toEqual(made);
    expect(await world.told(made.outcomeId)).toEqual([
      { action: 'outcome.recorded', previousState: null, newState: 'DRAFT', reason: null },
    ]);
    expect(await stored(made.outcomeId)).toMatchObject({ isEligible: false });
  });

  test('without a value nothing was handed in', async () => {
    expect(await record({ value: undefined })).toMatchObject({
      scoreStatus: 'NOT_SUBMITTED',
      isReached: false,
    });
  });

  test('below what is required it is no less an outcome', async () => {
    expect(await record({ value: '39' })).toMatchObject({ isReached: false, status: 'DRAFT' });
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const enrolmentId = await world.anEnrolment();
    const context = () => as.issuer(A, 'Operator', { idempotencyKey: 'record-once' });
    expect(await record({ enrolmentId }, context())).toEqual(await record({ enrolmentId }, context()));
  });

  test.each(['APPLIED', 'ENROLLED'])('not before the enrolment has begun: %s', async (status) => {
    const enrolmentId = await world.anEnrolment({ status });
    await expect(record({ enrolmentId })).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test('also after the enrolment has ended', async () => {
    const enrolmentId = await world.anEnrolment();
    const end = { enrolmentId, status: 'WITHDRAWN', endDate: '2026-02-28' };
    await world.service.enrolments.update(end, as.issuer());
    await expect(record({ enrolmentId })).resolves.toBeDefined();
  });

  test.each([
    ['no enrolment', { enrolmentId: undefined }, 'enrolmentId'],
    ['a result that the version does not describe', { resultDescriptionId: 'grade' }, 'resultDescriptionId'],
    ['none of those described', { resultDescriptionId: undefined }, 'resultDescriptionId'],
    ['another type', { resultType: 'LetterGrade' }, 'resultType'],
    ['a type that there is not', { resultType: 'Marks' }, 'resultType'],
    ['a value out of its range', { value: '101' }, 'value'],
    ['a word for a number', { value: 'good' }, 'value'],
    ['a number for a text', { value: 72 }, 'value'],
    ['a long value', { value: '7'.repeat(101) }, 'value'],
    ['a full grade without a value', { value: undefined, scoreStatus: 'FULLY_GRADED' }, 'value'],
    ['more points than there were', { score: 201, scoreMax: 200 }, 'score'],
    ['no points that there were', { scoreMax: 0 }, 'scoreMax'],
    ['points without bounds', { score: 1e10 }, 'score'],
    ['a text for points', { score: '5' }, 'score'],
    ['a grading that there is not', { scoreStatus: 'GRADED' }, 'scoreStatus'],
    ['no day', { achievedDate: undefined }, 'achievedDate'],
    ['a day that no calendar has', { achievedDate: '2025-02-29' }, 'achievedDate'],
    ['a day to come', { achievedDate: '2026-03-03' }, 'achievedDate'],
    ['evidence twice', { evidenceIds: ['a', 'a'] }, 'evidenceIds'],
    ['too much evidence', { evidenceIds: Array.from({ length: 21 }, (_, at) => `${at}`) }, 'evidenceIds'],
    ['a status', { status: 'CONFIRMED' }, 'status'],
    ['a credential', { credentialId: newId() }, 'credentialId'],
    ['a revision', { revision: 7 }, 'revision'],
    ['an operator of the store', { value: { $gt: '' } }, 'value'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(record(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });
});

describe('what becomes of an outcome', () => {
  const EVENTS: Readonly<Record<OutcomeEvent, (outcomeId: string) => Promise<unknown>>> = {
    confirm: (outcomeId) => confirm(outcomeId),
    amend: (outcomeId) => amend(outcomeId),
    void: (outcomeId) => cancel(outcomeId),
  };
  const standing = async (status: OutcomeStatus) => {
    const made = await record();
    const { outcomeId } = made;
    if (status === 'DRAFT') return made;
    if (status === 'VOID') return cancel(outcomeId);
    const first = await confirm(outcomeId);
    return status === 'CONFIRMED' ? first : amend(outcomeId, { value: '73' });
  };
  const all = OUTCOME_STATUSES.flatMap((from) =>
    (Object.keys(EVENTS) as OutcomeEvent[]).map((event) => [from, event] as const),
  );

  test.each(all)('%s and %s', async (from, event) => {
    const before = await standing(from);
    const to = TRANSITIONS[from][event];
    const attempt = EVENTS[event](before.outcomeId);
    if (!to) return expect(attempt).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    await expect(attempt).resolves.toMatchObject({
      status: to,
      revision: before.revision + (event === 'confirm' ? 0 : 1),
      rowVersion: before.rowVersion + 1,
    });
    const [entry] = (await world.told(before.outcomeId)).slice(-1);
    return expect(entry).toMatchObject({ previousState: from, newState: to });
  });

  test('the table is that of the domain', () => {
    expect(TRANSITIONS).toEqual({
      DRAFT: { confirm: 'CONFIRMED', amend: 'DRAFT', void: 'VOID' },
      CONFIRMED: { amend: 'AMENDED', void: 'VOID' },
      AMENDED: { amend: 'AMENDED', void: 'VOID' },
      VOID: {},
    });
  });

  test.each(['NOT_SUBMITTED', 'SUBMITTED', 'PARTIALLY_GRADED'])(
    'nobody stands behind what is %s',
    async (scoreStatus) => {
      const { outcomeId } = await record({ scoreStatus });
      await expect(confirm(outcomeId)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'scoreStatus', code: 'not_graded' }],
      });
      await amend(outcomeId, { scoreStatus: 'FULLY_GRADED' });
      await expect(confirm(outcomeId)).resolves.toMatchObject({ status: 'CONFIRMED', revision: 2 });
      await expect(amend(outcomeId, { scoreStatus })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test('who is exempt is confirmed without a value', async () => {
    await expect(confirmed({ value: undefined, scoreStatus: 'EXEMPT' })).resolves.toMatchObject({
      isReached: true,
    });
  });

  test('an amendment is held against the version as well', async () => {
    const { outcomeId } = await confirmed();
    for (const [given, field] of [
      [{ value: '101' }, 'value'],
      [{ resultDescriptionId: 'grade' }, 'resultDescriptionId'],
      [{ score: 2, scoreMax: 1 }, 'score'],
      [{ achievedDate: '2027-01-01' }, 'achievedDate'],
      [{ value: '74', reason: 'no' }, 'reason'],
      [{}, 'input'],
      [{ reason: 'Nothing but a reason.' }, 'input'],
    ] as const)
      await expect(amend(outcomeId, given)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field }],
      });
    expect(await amend(outcomeId, { value: '20' })).toMatchObject({ isReached: false, status: 'AMENDED' });
    expect(await stored(outcomeId)).toMatchObject({ isEligible: false });
  });

  test('another result of the version brings its own type', async () => {
    const entryVersionId = world.aVersion({
      resultDescriptions: [
        { id: 'mark', name: 'Mark', resultType: 'Percent' },
        { id: 'grade', name: 'Grade', resultType: 'LetterGrade', allowedValues: ['C', 'B', 'A'] },
      ],
    });
    const enrolmentId = await world.anEnrolment({ entryVersionId });
    const { outcomeId } = await record({ enrolmentId });
    await expect(amend(outcomeId, { resultDescriptionId: 'grade' })).rejects.toMatchObject({
      details: [{ field: 'value' }],
    });
    expect(await amend(outcomeId, { resultDescriptionId: 'grade', value: 'B' })).toMatchObject({
      resultType: 'LetterGrade',
    });
  });

  test('every revision stays readable, with its reason', async () => {
    const { outcomeId } = await confirmed();
    await amend(outcomeId, { value: '74', reason: 'Question 3 was not counted.' });
    await amend(outcomeId, { achievedDate: '2026-02-28' });
    await cancel(outcomeId, { reason: 'Of somebody else.' });
    const read = (given: object = {}) => outcomes().revisions({ outcomeId, ...given }, as.issuer());
    expect(
      (await read()).items.map(({ revision, value, status, reason }) => [revision, value, status, reason]),
    ).toEqual([
      [1, '72.5', 'DRAFT', undefined],
      [2, '74', 'AMENDED', 'Question 3 was not counted.'],
      [3, '74', 'AMENDED', undefined],
      [4, '74', 'VOID', 'Of somebody else.'],
    ]);
    const document = `query ($id: ID!, $after: String) { outcomeRevisions(outcomeId: $id, first: 3, after: $after) {
      nodes { revision } pageInfo { endCursor hasNextPage } } }`;
    const page = async (after?: string) =>
      (await world.graphql(document, { id: outcomeId, after }, as.issuer())).data.outcomeRevisions;
    const first = await page();
    expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ revision: 4 }]);
    // What people write stays out of the trail.
    for (const entry of await world.told(outcomeId)) expect(entry.reason).toBeNull();
  });

  test('amending what a credential states makes that stale and offers a reissue; nothing is revoked', async () => {
    const { outcomeId } = await confirmed();
    const credentialId = await withCredential(outcomeId);
    const document = `mutation ($input: AmendOutcomeInput!) { amendOutcome(input: $input) { outcome {
      status credentialStale credential { credentialId } offer { action credentialId call afterwards } } } }`;
    const { data } = await world.graphql(document, { input: { outcomeId, value: '74' } }, as.issuer());
    expect(data.amendOutcome.outcome).toEqual({
      status: 'AMENDED',
      credentialStale: true,
      credential: { credentialId },
      offer: {
        action: 'REISSUE',
        credentialId,
        call: `POST /api/v1/credentials/${credentialId}/reissue`,
        afterwards: `POST /api/v1/learners/outcomes/${outcomeId}/credential`,
      },
    });
    const read = `query ($id: ID!) { outcome(id: $id) { offer { action call afterwards } } }`;
    await cancel(outcomeId);
    expect((await world.graphql(read, { id: outcomeId }, as.issuer())).data.outcome.offer).toEqual({
      action: 'REVOKE',
      call: `POST /api/v1/credentials/${credentialId}/revoke`,
      afterwards: null,
    });
  });

  test('of two changes at once by If-Match one stands', async () => {
    const { outcomeId, rowVersion } = await confirmed();
    const context = () => as.issuer(A, 'Operator', { expectedRowVersion: rowVersion });
    const settled = await Promise.allSettled(
      ['74', '75'].map((value) => amend(outcomeId, { value }, context())),
    );
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('who sees them', () => {
  test('no other issuer, and no reader changes them', async () => {
    const { outcomeId, enrolmentId } = await confirmed();
    for (const attempt of [
      () => outcomes().byId({ outcomeId }, as.issuer(B)),
      () => outcomes().revisions({ outcomeId }, as.issuer(B)),
      () => outcomes().list({ enrolmentId }, as.issuer(B)),
      () => record({ enrolmentId }, as.issuer(B)),
      () => confirm(outcomeId, as.issuer(B)),
      () => amend(outcomeId, undefined, as.issuer(B)),
      () => cancel(outcomeId, undefined, as.issuer(B)),
      () => amend(newId()),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const viewer = as.issuer(A, 'Viewer');
    await expect(amend(outcomeId, undefined, viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(outcomes().byId({ outcomeId }, viewer)).resolves.toBeDefined();
  });

  test('an enrolment has a list, as they were achieved', async () => {
    const enrolmentId = await world.anEnrolment();
    const days = ['2026-02-27', '2026-01-05', '2026-02-01'];
    for (const achievedDate of days) await record({ enrolmentId, achievedDate });
    const document = `query ($id: ID!, $after: String) { enrolment(id: $id) { outcomes(first: 2, after: $after) {
      totalCount nodes { achievedDate enrolment { enrolmentId } } pageInfo { endCursor } } } }`;
    const read = async (after?: string) =>
      (await world.graphql(document, { id: enrolmentId, after }, as.issuer())).data.enrolment.outcomes;
    const first = await read();
    const second = await read(first.pageInfo.endCursor);
    expect([...first.nodes, ...second.nodes].map(({ achievedDate }) => achievedDate)).toEqual(
      [...days].sort(),
    );
    expect(first.nodes[0].enrolment).toEqual({ enrolmentId });
  });

  test('a peer, over gRPC, those of its issuers', async () => {
    const enrolmentId = await world.anEnrolment();
    const request = { enrolmentId, ...MARK, score: 0, scoreMax: 10, evidenceIds: ['a'] };
    const { outcome } = await world.rpc('RecordOutcome', request, as.peer(A));
    expect(outcome).toMatchObject({ ...request, status: 'DRAFT', confirmedAt: '0' });
    const { outcomeId } = outcome;
    expect((await world.rpc('ConfirmOutcome', { outcomeId }, as.peer(A))).outcome.status).toBe('CONFIRMED');
    const corrected = await world.rpc('AmendOutcome', { outcomeId, value: '80', evidence: {} }, as.peer(A));
    expect(corrected.outcome).toMatchObject({ value: '80', status: 'AMENDED', score: 0, evidenceIds: [] });
    for (const name of ['ConfirmOutcome', 'AmendOutcome', 'VoidOutcome'])
      await expect(world.rpc(name, { outcomeId, value: '81' }, as.peer(B))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    expect((await world.rpc('VoidOutcome', { outcomeId }, as.peer(A))).outcome.status).toBe('VOID');
  });
});

describe('a report', () => {
  const day = 24 * 60 * 60 * 1000;
  const report = (given: object = {}, context = as.peer(A)) =>
    world.rpc(
      'ListOutcomesForReport',
      { issuerDid: A, from: world.now().getTime() - day, to: world.now().getTime() + day, ...given },
      context,
    );

  test('pages through what was confirmed in a period while more comes in, each once', async () => {
    world.moveClock(2 * day);
    const wanted: string[] = [];
    for (let at = 0; at < 5; at++) {
      // Two at the same instant are told apart by their ids.
      if (at !== 2) world.moveClock(1000);
      wanted.push((await confirmed()).outcomeId);
    }
    await amend(wanted[1] ?? '');
    await cancel(wanted[3] ?? '');
    await record();
    world.moveClock(60_000);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await report({ cursor, pageSize: 2 });
      expect(page.outcomes.length).toBeLessThanOrEqual(2);
      for (const { outcome, enrolment, learner } of page.outcomes) {
        seen.push(outcome.outcomeId);
        expect(enrolment.enrolmentId).toBe(outcome.enrolmentId);
        expect(learner.learnerId).toBe(enrolment.learnerId);
      }
      cursor = page.nextCursor;
      // Backdated, it was confirmed only now.
      await confirmed({ achievedDate: '2020-01-01' });
    } while (cursor !== '');
    expect([...seen].sort()).toEqual([...wanted].sort());
    const rows = await report();
    expect(rows.outcomes.map((row: { outcome: { status: string } }) => row.outcome.status).sort()).toEqual([
      'AMENDED',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'VOID',
    ]);
  });

  test('does not tell of the last moments yet, and says so', async () => {
    world.moveClock(2 * day);
    await confirmed();
    const { outcomes: rows, through } = await report();
    expect([rows, Number(through)]).toEqual([[], world.now().getTime() - 30_000]);
    world.moveClock(31_000);
    expect((await report()).outcomes).toHaveLength(1);
  });

  test.each([
    ['no issuer', { issuerDid: '' }, 'issuerDid'],
    ['an end before the beginning', { from: 2, to: 1 }, 'to'],
    ['too many rows', { pageSize: 501 }, 'first'],
    ['a cursor of another list', { cursor: 'abc' }, 'after'],
    ['a cursor that is no text of ours', { cursor: Buffer.from('1:$ne').toString('base64url') }, 'after'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(report(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('is for peers of the issuer and for units', async () => {
    await expect(report({}, as.peer(B))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(report({}, as.unit())).resolves.toBeDefined();
    await expect(report({}, as.issuer())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });
});

test.each([
  ['of an enrolment', { enrolmentId: 'x' }, { achievedDate: 1, _id: 1 }],
  ['of a report', { issuerDid: A, confirmedAt: { $gte: new Date(0) } }, { confirmedAt: 1, _id: 1 }],
  ['of what can be issued', { issuerDid: A, isEligible: true }, { confirmedAt: 1, _id: 1 }],
  [
    'of what can be issued of an entry',
    { issuerDid: A, isEligible: true, entryId: 'x' },
    { confirmedAt: 1, _id: 1 },
  ],
])('the list %s has an index in its order', async (_what, where, order) => {
  const asked = world.connection
    .collection('outcomes')
    .find(where)
    .sort(order as Record<string, 1>)
    .limit(20);
  const { queryPlanner } = await asked.explain('executionStats');
  const plan = JSON.stringify(queryPlanner.winningPlan);
  expect([plan.includes('IXSCAN'), plan.includes('"SORT"')]).toEqual([true, false]);
});
