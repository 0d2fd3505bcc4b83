import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { awards, recordsOf, taken, uploader } from '../intake/testing.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const reviewer = (given = {}) => as.custodian('Reviewer', { person: 'reviewer', ...given });
const other = as.custodian('Admin', { person: 'other' });
const idOf = ({ identity }: ReturnType<typeof reviewer>) =>
  identity.kind === 'custodian' ? identity.userId : '';
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A name that no other test has. */
const someone = () =>
  `Bo ${[...newId().replace(/-/g, '')].map((digit) => letters[Number.parseInt(digit, 16)]).join('')}`;

/** A batch of so many records that wait, and their ids. */
async function waiting(count = 1) {
  const batch = await taken(world, awards(Array.from({ length: count }, () => [someone()] as const)));
  const ids = (await recordsOf(world, batch.intakeId)).map(({ recordId }) => recordId);
  return { intakeId: batch.intakeId, ids, recordId: ids[0] ?? '' };
}
const batchOf = (intakeId: string) => world.service.intake.byId({ intakeId }, reviewer());

function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'DONE',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}

test('a record is assigned, taken back and approved, and its batch goes with it', async () => {
  const { intakeId, ids, recordId } = await waiting(2);
  const { review } = world.service;
  const assigned = await review.assign({ recordId }, reviewer());
  expect(assigned).toMatchObject({ status: 'IN_REVIEW', assignedTo: idOf(reviewer()) });
  expect(await batchOf(intakeId)).toMatchObject({ status: 'IN_REVIEW', counts: { valid: 2, approved: 0 } });
  expect(await review.assign({ recordId }, reviewer())).toEqual(assigned);
  expect(await review.assign({ recordId, assignTo: idOf(other) }, reviewer())).toMatchObject({
    assignedTo: idOf(other),
  });
  const back = await review.unassign({ recordId }, reviewer());
  expect(back.status).toBe('PENDING_REVIEW');
  expect(back.assignedTo).toBeUndefined();
  const approved = await review.approve({ recordId }, reviewer());
  expect(approved).toMatchObject({ status: 'APPROVED', reviewedBy: idOf(reviewer()) });
  expect(await review.approve({ recordId }, reviewer())).toEqual(approved);
  expect(await batchOf(intakeId)).toMatchObject({ status: 'IN_REVIEW', counts: { valid: 2, approved: 1 } });
  await review.reject({ recordId: ids[1], reason: 'Not in the register.' }, other);
  expect(await batchOf(intakeId)).toMatchObject({
    status: 'COMPLETED',
    endedAt: world.now(),
    counts: { total: 2, valid: 1, approved: 1, rejected: 1 },
  });
  expect(await world.told(recordId)).toEqual([
    {
      action: 'intake_record.assigned',
      previousState: 'PENDING_REVIEW',
      newState: 'IN_REVIEW',
      reason: null,
    },
    { action: 'intake_record.assigned', previousState: 'IN_REVIEW', newState: 'IN_REVIEW', reason: null },
    {
      action: 'intake_record.unassigned',
      previousState: 'IN_REVIEW',
      newState: 'PENDING_REVIEW',
      reason: null,
    },
    { action: 'intake_record.approved', previousState: 'PENDING_REVIEW', newState: 'APPROVED', reason: null },
  ]);
  expect((await world.told(intakeId)).slice(-2).map(({ action }) => action)).toEqual([
    'intake.review_begun',
    'intake.completed',
  ]);
});

test('whoever has sent the file decides about none of its records', async () => {
  const { recordId, ids } = await waiting();
  const { review } = world.service;
  for (const work of [
    review.assign({ recordId }, uploader()),
    review.assign({ recordId, assignTo: idOf(uploader()) }, reviewer()),
    review.approve({ recordId }, uploader()),
    review.reject({ recordId, reason: 'x' }, uploader()),
    review.return({ recordId, reason: 'x' }, uploader()),
    review.approveMany({ recordIds: ids }, uploader()),
    review.rejectMany({ recordIds: ids, reason: 'x' }, uploader()),
  ])
    expect(await codeOf(work)).toBe('FOUR_EYES_REQUIRED');
});

test('a record goes to those who review, and to nobody else', async () => {
  const { recordId } = await waiting();
  const asked: unknown[] = [];
  world.others.reviewers = {
    isReviewer: async (custodianId, userId) => {
      asked.push([custodianId, userId]);
      return false;
    },
  };
  const { review } = world.service;
  expect(await codeOf(review.assign({ recordId, assignTo: 'somebody' }, reviewer()))).toBe(
    'VALIDATION_FAILED',
  );
  expect(asked).toEqual([[expect.any(String), 'somebody']]);
  expect((await review.assign({ recordId }, reviewer())).status).toBe('IN_REVIEW');
  world.others.reviewers = { isReviewer: async () => true };
});

test('a record that is returned is corrected by whoever has sent it, and looked at anew', async () => {
  const { intakeId, recordId } = await waiting();
  const { review } = world.service;
  const returned = await review.return({ recordId, reason: 'Which day?' }, reviewer());
  expect(returned).toMatchObject({ status: 'RETURNED', decisionReason: 'Which day?' });
  expect((await batchOf(intakeId)).status).toBe('IN_REVIEW');
  const correct = (input: object, context = uploader()) => review.correct({ recordId, ...input }, context);
  expect(await codeOf(correct({}, reviewer()))).toBe('FORBIDDEN');
  const anew = await correct({
    values: { awardDate: '1998-01-02', email: 'Bo@X.org' },
    claims: [{ name: 'room', value: '7' }],
  });
  expect(anew).toMatchObject({
    status: 'PENDING_REVIEW',
    normalized: { awardDate: '1998-01-02', email: 'bo@x.org', claims: { room: '7' } },
  });
  expect([anew.reviewedBy, anew.decisionReason]).toEqual([undefined, undefined]);
  await review.return({ recordId, reason: 'no' }, reviewer());
  const broken = await correct({ values: { awardDate: null }, claims: [{ name: 'room', value: null }] });
  expect(broken).toMatchObject({
    status: 'INVALID',
    faults: [{ field: 'award_date', code: 'required' }],
  });
  expect(broken.normalized.claims).toBeUndefined();
  expect((await batchOf(intakeId)).counts).toMatchObject({ invalid: 1, valid: 0 });
  const repaired = await correct({ values: { awardDate: '1998-01-02' } });
  expect([repaired.status, repaired.faults]).toEqual(['PENDING_REVIEW', []]);
  expect((await batchOf(intakeId)).counts).toMatchObject({ total: 1, invalid: 0, valid: 1 });
  expect(await codeOf(correct({ values: { result: 'A' } }))).toBe('INVALID_STATE_TRANSITION');
});

test.each([
  ['a day that is none', { values: { awardDate: '31/12/1999' } }],
  ['an address that is none', { values: { email: 'nobody' } }],
  ['what records of this kind do not say', { values: { employeeRef: '7' } }],
  ['a value that there is none of', { values: { shoeSize: '7' } }],
  ['a claim of the birth', { claims: [{ name: 'birthDate', value: 'x' }] }],
  ['a claim with a bad name', { claims: [{ name: '__proto__', value: 'x' }] }],
  ['too much', { values: { result: 'x'.repeat(2000) } }],
])('%s corrects nothing', async (_what, correction) => {
  const { recordId } = await waiting();
  await world.service.review.return({ recordId, reason: 'x' }, reviewer());
  expect(await codeOf(world.service.review.correct({ recordId, ...correction }, uploader()))).toBe(
    'VALIDATION_FAILED',
  );
});

test('what is wrong in other cells stays wrong when one is corrected', async () => {
  const file = `Name,Email,Credential Type,Award Date\n${someone()},nobody,Diploma,bad\n`;
  const { intakeId } = await taken(world, file);
  const [record] = await recordsOf(world, intakeId);
  const recordId = record?.recordId;
  const { review } = world.service;
  const half = await review.correct({ recordId, values: { awardDate: '1999-06-30' } }, uploader());
  expect(half.faults).toEqual([expect.objectContaining({ field: 'email' })]);
  expect(half.status).toBe('INVALID');
  const whole = await review.correct({ recordId, values: { email: null } }, uploader());
  expect(whole.status).toBe('PENDING_REVIEW');
});

test('a record that was INVALID when its batch was completed is corrected still, and the batch goes on', async () => {
  const { intakeId } = await taken(world, awards([[someone()], [someone(), 'Diploma', 'bad'], [someone()]]));
  const [one, two, three] = (await recordsOf(world, intakeId)).map(({ recordId }) => recordId);
  const { review } = world.service;
  await review.approveMany({ recordIds: [one, three] }, reviewer());
  expect((await batchOf(intakeId)).status).toBe('COMPLETED');
  await review.correct({ recordId: two, values: { result: 'A' } }, uploader());
  expect((await batchOf(intakeId)).status).toBe('COMPLETED');
  await review.correct({ recordId: two, values: { awardDate: '1999-06-30' } }, uploader());
  const open = await batchOf(intakeId);
  expect([open.status, open.endedAt]).toEqual(['IN_REVIEW', undefined]);
  await review.approve({ recordId: two }, reviewer());
  expect(await batchOf(intakeId)).toMatchObject({ status: 'COMPLETED', counts: { approved: 3, invalid: 0 } });
});

test('a duplicate is approved with a reason, or rejected', async () => {
  const name = someone();
  const { intakeId } = await taken(world, awards([[name], [name], [name]]));
  const [one, two, three] = (await recordsOf(world, intakeId)).map(({ recordId }) => recordId);
  const { review } = world.service;
  expect(await codeOf(review.approve({ recordId: two }, reviewer()))).toBe('VALIDATION_FAILED');
  expect(await codeOf(review.approveMany({ recordIds: [one, two] }, reviewer()))).toBe('VALIDATION_FAILED');
  await review.assign({ recordId: two }, reviewer());
  expect((await review.unassign({ recordId: two }, reviewer())).status).toBe('DUPLICATE_SUSPECTED');
  const approved = await review.approve({ recordId: two, reason: 'Twins.' }, reviewer());
  expect(approved).toMatchObject({ status: 'APPROVED', duplicateOf: one, decisionReason: 'Twins.' });
  await review.reject({ recordId: three, reason: 'The same.' }, reviewer());
  expect((await batchOf(intakeId)).counts).toMatchObject({
    total: 3,
    duplicate: 2,
    approved: 1,
    rejected: 1,
  });
});

test('many are decided on all or none', async () => {
  const { intakeId, ids } = await waiting(4);
  const { review } = world.service;
  const [first, ...rest] = ids;
  await review.reject({ recordId: first, reason: 'x' }, reviewer());
  expect(await codeOf(review.approveMany({ recordIds: ids }, reviewer()))).toBe('INVALID_STATE_TRANSITION');
  expect(await codeOf(review.approveMany({ recordIds: [...rest, newId()] }, reviewer()))).toBe('NOT_FOUND');
  expect((await batchOf(intakeId)).counts.approved).toBe(0);
  const approved = await review.approveMany({ recordIds: rest }, reviewer());
  expect(approved.map(({ recordId, status }) => [recordId, status])).toEqual(
    rest.map((recordId) => [recordId, 'APPROVED']),
  );
  expect(await review.approveMany({ recordIds: rest }, reviewer())).toEqual(approved);
  expect(await batchOf(intakeId)).toMatchObject({
    status: 'COMPLETED',
    counts: { approved: 3, rejected: 1 },
  });
  const many = await waiting(2);
  expect(await review.rejectMany({ recordIds: many.ids, reason: 'x' }, reviewer())).toHaveLength(2);
  expect((await batchOf(many.intakeId)).status).toBe('COMPLETED');
});

test.each([
  ['no reason of a rejection', 'reject', {}],
  ['an empty reason', 'reject', { reason: ' ' }],
  ['no reason of a return', 'return', {}],
  ['a reason without end', 'reject', { reason: 'x'.repeat(1001) }],
  ['an id that is none', 'approve', { recordId: 'x' }],
  ['a field that there is none of', 'approve', { status: 'ISSUED' }],
  ['nobody', 'assign', { assignTo: ' ' }],
] as const)('%s is refused', async (_what, operation, given) => {
  const { recordId } = await waiting();
  const work = world.service.review[operation]({ recordId, ...given }, reviewer());
  expect(await codeOf(work)).toBe('VALIDATION_FAILED');
});

test.each([
  ['none', []],
  ['too many', Array.from({ length: 501 }, () => newId())],
  ['one twice', ['0b8a3b58-8d0f-4f0a-9c55-0d4c2f6f9a11', '0B8A3B58-8d0f-4f0a-9c55-0d4c2f6f9a11']],
])('%s at once are refused', async (_what, recordIds) => {
  expect(await codeOf(world.service.review.approveMany({ recordIds }, reviewer()))).toBe('VALIDATION_FAILED');
});

test('what was decided is not decided anew', async () => {
  const { review } = world.service;
  const decided = {
    APPROVED: async (recordId: string) => review.approve({ recordId }, reviewer()),
    REJECTED: async (recordId: string) => review.reject({ recordId, reason: 'x' }, reviewer()),
    RETURNED: async (recordId: string) => review.return({ recordId, reason: 'x' }, reviewer()),
  };
  for (const decide of Object.values(decided)) {
    const { ids, recordId } = await waiting(2);
    await decide(recordId);
    // Another one, since whoever repeats a decision changes nothing.
    const late = [
      review.assign({ recordId }, other),
      review.unassign({ recordId }, other),
      review.approve({ recordId }, other),
      review.reject({ recordId, reason: 'x' }, other),
      review.return({ recordId, reason: 'x' }, other),
    ];
    for (const work of late) expect(await codeOf(work)).toBe('INVALID_STATE_TRANSITION');
    expect(ids).toHaveLength(2);
  }
});

test('of decisions at the same moment one counts, and the counts are right', async () => {
  const { intakeId, ids } = await waiting(8);
  const { review } = world.service;
  const [contested, ...rest] = ids;
  const outcomes = await Promise.all([
    codeOf(review.approve({ recordId: contested }, reviewer())),
    codeOf(review.reject({ recordId: contested, reason: 'x' }, other)),
    ...rest.map((recordId, at) =>
      codeOf(
        at % 2 ? review.approve({ recordId }, reviewer()) : review.reject({ recordId, reason: 'x' }, other),
      ),
    ),
  ]);
  expect(outcomes.slice(0, 2).sort()).toEqual(['DONE', 'INVALID_STATE_TRANSITION']);
  const { counts, status } = await batchOf(intakeId);
  const statuses = (await recordsOf(world, intakeId)).map((record) => record.status);
  const are = (wanted: string) => statuses.filter((one) => one === wanted).length;
  expect(status).toBe('COMPLETED');
  expect([counts.approved, counts.rejected]).toEqual([are('APPROVED'), are('REJECTED')]);
  expect(counts.approved + counts.rejected).toBe(8);
});

test('a decision about a record that somebody has changed is refused', async () => {
  const { recordId } = await waiting();
  const { review } = world.service;
  await review.assign({ recordId }, other);
  const stale = reviewer({ expectedRowVersion: 1 });
  expect(await codeOf(review.approve({ recordId }, stale))).toBe('ROW_VERSION_MISMATCH');
  expect(await codeOf(review.match({ recordId }, stale))).toBe('ROW_VERSION_MISMATCH');
  expect((await review.approve({ recordId }, reviewer({ expectedRowVersion: 2 }))).rowVersion).toBe(3);
});

test('what was approved is attested, withdrawn and issued with its batch, whatever that has ended as', async () => {
  const { intakeId, ids } = await waiting(3);
  const { move, records } = world.custodians.intake;
  await world.service.review.approveMany({ recordIds: ids }, reviewer());
  const moved = async (
    event: 'ATTEST' | 'WITHDRAW_ATTESTATION' | 'ISSUE',
    which: readonly string[],
    set: object,
  ) => {
    const found = await records.byIds(which);
    const { writes, audit } = await move(
      found.map((record) => ({ record, event, set })),
      world.now(),
    );
    await world.ledger.commit(other, { writes, audit });
  };
  const attestationId = newId();
  await moved('ATTEST', ids, { attestationId });
  expect(await batchOf(intakeId)).toMatchObject({
    status: 'COMPLETED',
    counts: { valid: 3, approved: 3, attested: 3, issued: 0 },
  });
  expect(await codeOf(world.service.intake.cancel({ intakeId }, reviewer()))).toBe(
    'INVALID_STATE_TRANSITION',
  );
  await moved('ISSUE', ids.slice(0, 1), { credentialId: newId() });
  await moved('WITHDRAW_ATTESTATION', ids.slice(1), { attestationId: undefined });
  expect((await batchOf(intakeId)).counts).toMatchObject({ approved: 3, attested: 1, issued: 1 });
  const after = await recordsOf(world, intakeId);
  expect(after.map(({ status, attestationId: by }) => [status, by])).toEqual([
    ['ISSUED', attestationId],
    ['APPROVED', undefined],
    ['APPROVED', undefined],
  ]);
  expect(await codeOf(moved('WITHDRAW_ATTESTATION', ids.slice(0, 1), {}))).toBe('INVALID_STATE_TRANSITION');
  expect((await world.told(ids[1] ?? '')).map(({ action }) => action).slice(-2)).toEqual([
    'intake_record.attested',
    'intake_record.attestation_withdrawn',
  ]);
});

test('the queue is filtered, searched by name and paged', async () => {
  const family = someone().split(' ')[1] ?? '';
  const names = ['Ann', 'Bea', 'Cléo', 'Dan'].map((given) => [`${given} ${family}`] as const);
  const { intakeId } = await taken(world, awards(names));
  const ids = (await recordsOf(world, intakeId)).map(({ recordId }) => recordId);
  const { review } = world.service;
  const list = async (input: object) => {
    const { items } = await review.list(input, reviewer());
    return items.map(({ recordId }) => ids.indexOf(recordId)).filter((at) => at >= 0);
  };
  await review.assign({ recordId: ids[1] }, other);
  await review.approve({ recordId: ids[3] }, other);
  const assignedTo = idOf(other);
  expect(await list({ filter: { intakeId } })).toEqual([0, 1, 2, 3]);
  expect(await list({ filter: { intakeId, status: 'PENDING_REVIEW' } })).toEqual([0, 2]);
  expect(await list({ filter: { assignedTo } })).toEqual([1]);
  expect(await list({ filter: { assignedTo, intakeId, status: 'APPROVED' } })).toEqual([]);
  expect(await list({ filter: { q: `cleo ${family.slice(0, 20)}` } })).toEqual([2]);
  expect(await list({ filter: { q: family, status: 'APPROVED' } })).toEqual([3]);
  expect(await list({ filter: { q: 'leo', intakeId } })).toEqual([]);
  const first = await review.list({ filter: { intakeId }, first: 3 }, reviewer());
  expect([first.total, first.items.length]).toEqual([4, 3]);
  for (const bad of [{ q: '...' }, { status: 'GONE' }, { intakeId: 'x' }])
    expect(await codeOf(review.list({ filter: bad }, reviewer()))).toBe('VALIDATION_FAILED');
});

test('who may read, who may decide, and for whom nothing of it exists', async () => {
  const { recordId, ids } = await waiting();
  const { review } = world.service;
  for (const role of ['Viewer', 'Attester'] as const) {
    expect((await review.byId({ recordId }, as.custodian(role))).recordId).toBe(recordId);
    for (const work of [
      review.assign({ recordId }, as.custodian(role)),
      review.unassign({ recordId }, as.custodian(role)),
      review.approve({ recordId }, as.custodian(role)),
      review.reject({ recordId, reason: 'x' }, as.custodian(role)),
      review.return({ recordId, reason: 'x' }, as.custodian(role)),
      review.approveMany({ recordIds: ids }, as.custodian(role)),
      review.rejectMany({ recordIds: ids, reason: 'x' }, as.custodian(role)),
      review.correct({ recordId }, as.custodian(role)),
      review.match({ recordId }, as.custodian(role)),
    ])
      expect(await codeOf(work)).toBe('FORBIDDEN');
  }
  const stranger = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
  const answers = (id: string) =>
    Promise.all(
      [
        review.byId({ recordId: id }, stranger),
        review.assign({ recordId: id }, stranger),
        review.unassign({ recordId: id }, stranger),
        review.approve({ recordId: id }, stranger),
        review.reject({ recordId: id, reason: 'x' }, stranger),
        review.return({ recordId: id, reason: 'x' }, stranger),
        review.approveMany({ recordIds: [id] }, stranger),
        review.correct({ recordId: id }, stranger),
        review.match({ recordId: id }, stranger),
      ].map((work) =>
        (work as Promise<unknown>).then(
          () => 'DONE',
          ({ code, message }: AppError) => `${code} ${message}`,
        ),
      ),
    );
  const foreign = await answers(recordId);
  expect(foreign).toEqual(await answers(newId()));
  expect(foreign.every((answer) => answer.startsWith('NOT_FOUND'))).toBe(true);
  expect((await review.list({ first: 100 }, stranger)).items).toEqual([]);
});

test('a record is shown with its cells by their columns, over GraphQL', async () => {
  const { recordId, intakeId } = await waiting();
  const { data } = await world.graphql(
    `query ($id: ID!, $filter: IntakeRecordFilter) {
      intakeRecord(id: $id) { raw { column value } normalized { holderName claims { name } } errors { code } match { confidence } }
      intakeRecords(filter: $filter) { totalCount nodes { raw { column } } }
    }`,
    { id: recordId, filter: { intakeId } },
    reviewer(),
  );
  expect(data.intakeRecord).toMatchObject({
    raw: [{ column: 'Name' }, { column: 'Credential Type', value: 'Diploma' }, { column: 'Award Date' }],
    normalized: { claims: [] },
    errors: [],
    match: null,
  });
  expect(data.intakeRecords).toMatchObject({ totalCount: 1, nodes: [{ raw: [{ column: 'Name' }, {}, {}] }] });
});
