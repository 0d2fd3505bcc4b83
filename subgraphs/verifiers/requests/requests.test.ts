import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { BURREN, openVerifiersWorld, type VerifiersWorld } from '../testing.ts';

const DAY = 24 * 60 * 60_000;
const EMAIL = 'aoife@people.example';
const ASK = {
  holderEmail: EMAIL,
  requested: [{ credentialType: 'UniversityDegreeCredential', claims: ['degree'] }],
  purpose: 'Your application as an engineer.',
};
type Person = Extract<Identity, { kind: 'verifier' }>;

let world: VerifiersWorld;
let boss: Person;
beforeAll(async () => {
  world = await openVerifiersWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const name of ['verifiers', 'verifier_members', 'verifier_sign_in_links', 'verification_requests'])
    await world.rows(name).deleteMany({});
  boss = await world.settle();
  world.sent.length = 0;
  await world.newAudit();
});

const create = (given: object = {}, identity: Identity = boss, more: object = {}) =>
  world.ask('createVerificationRequest', { input: { ...ASK, ...given } }, { ...by(identity), ...more });
const list = async (filter: object = {}, identity: Identity = boss) =>
  (await world.ask('verificationRequests', { filter }, by(identity))).nodes;
const received = () => world.domain.near.requests;
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const codeOf = (work: Promise<any>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code,
  );
async function answer(
  requestId: string,
  given: Parameters<VerifiersWorld['domain']['near']['requests']['answerWrites']>[2],
) {
  const made = await received().answerWrites(requestId, EMAIL, given);
  if (!made) throw new Error('Nobody asked.');
  await world.ledger.commit(by({ kind: 'holder', holderId: 'h', dids: [] }), made);
}

test('writes to the address, and keeps a keyed hash of it alone', async () => {
  const { request } = await create();
  expect(request).toMatchObject({ status: 'SENT', expiresAt: new Date(world.now().getTime() + 14 * DAY) });
  expect(world.sent).toMatchObject([
    { to: EMAIL, action: { url: 'https://testamur.example/holder/account#asked' } },
  ]);
  expect(JSON.stringify(world.sent)).not.toContain('Burren');
  expect(JSON.stringify(world.sent)).not.toContain('engineer');
  const kept = JSON.stringify([
    await world.rows('verification_requests').find().toArray(),
    await world.rows('audit_entries').find().toArray(),
    world.lines,
  ]);
  expect(kept).not.toContain(EMAIL);
  expect(await world.newAudit()).toEqual(['verification_request.sent']);
});

test('is there for whoever has the address and nobody else', async () => {
  const { request } = await create();
  expect((await received().list(EMAIL, undefined, {})).items).toMatchObject([
    { requestId: request.requestId, verifier: { name: 'Burren Software', sector: 'EMPLOYER' }, ...omit(ASK) },
  ]);
  expect((await received().list('b@people.example', undefined, {})).items).toEqual([]);
  expect(await received().byId(request.requestId, 'b@people.example')).toBeUndefined();
  expect(
    await received().answerWrites(request.requestId, 'b@people.example', { status: 'VIEWED' }),
  ).toBeUndefined();
});

test('is answered with links, and the verifier sees each step', async () => {
  const { request } = await create();
  await answer(request.requestId, { status: 'VIEWED' });
  expect(await list({ status: 'VIEWED' })).toHaveLength(1);
  await answer(request.requestId, { status: 'FULFILLED', shareIds: ['s-1', 's-2'] });
  const [found] = await list({ status: 'FULFILLED' });
  expect(found).toMatchObject({ answeredAt: world.now(), shareIds: ['s-1', 's-2'] });
  await expect(answer(request.requestId, { status: 'DECLINED' })).rejects.toMatchObject({
    code: 'INVALID_STATE_TRANSITION',
  });
  expect(await world.newAudit()).toEqual([
    'verification_request.sent',
    'verification_request.viewed',
    'verification_request.fulfilled',
  ]);
});

test('lets one of two answers at the same moment through', async () => {
  const { request } = await create();
  const outcomes = await Promise.all([
    codeOf(answer(request.requestId, { status: 'FULFILLED', shareIds: ['s-1'] })),
    codeOf(answer(request.requestId, { status: 'DECLINED', declineReason: 'No.' })),
  ]);
  expect(outcomes.filter((code) => code === 'OK')).toHaveLength(1);
});

test('is over at its end, and then another one can be sent', async () => {
  const { request } = await create({ expiresAt: new Date(world.now().getTime() + DAY) });
  expect(await codeOf(create())).toBe('DUPLICATE');
  world.moveClock(DAY);
  expect(await list({ status: 'SENT' })).toEqual([]);
  expect(await list({ status: 'EXPIRED' })).toHaveLength(1);
  expect(await codeOf(answer(request.requestId, { status: 'VIEWED' }))).toBe('INVALID_STATE_TRANSITION');
  world.sent.length = 0;
  expect(await codeOf(create())).toBe('OK');
  // Whoever sent the one that is over is told in the same commit.
  expect(world.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [BURREN.contactEmail, 'A request of yours was not answered in time'],
    [EMAIL, 'Somebody asks to see credentials of yours'],
  ]);
});

test('is found by its status at its end, and when whoever sent it was told, by the verifier and by whoever was asked', async () => {
  const found = async (status: 'SENT' | 'EXPIRED') => [
    (await list({ status })).length,
    (await received().list(EMAIL, status, {})).total,
  ];
  await create({ expiresAt: new Date(world.now().getTime() + DAY) });
  expect([await found('SENT'), await found('EXPIRED')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  world.moveClock(DAY);
  expect([await found('SENT'), await found('EXPIRED')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  world.sent.length = 0;
  await world.tellDue();
  expect(world.sent).toMatchObject([{ subject: 'A request of yours was not answered in time' }]);
  expect([await found('SENT'), await found('EXPIRED')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('is listed by its status without a look at the others, however many are over or open', async () => {
  const { request } = await create();
  const made = await world.rows('verification_requests').findOne({ _id: request.requestId });
  const past = new Date(world.now().getTime() - DAY);
  const over = { expiresAt: past, dueAt: null };
  const sets = [
    ...Array.from({ length: 300 }, () => over),
    ...Array.from({ length: 300 }, () => ({})),
    ...Array.from({ length: 3 }, () => ({ status: 'DECLINED', dueAt: null })),
    ...Array.from({ length: 3 }, () => ({ expiresAt: past, dueAt: past })),
  ];
  const rows = sets.map((set) => ({ ...made, ...set, place: null, _id: newId() }));
  await world.rows('verification_requests').insertMany(rows as never);
  // As the sweep leaves those of which senders were told.
  await world.rows('verification_requests').updateMany(over, { $set: { status: 'EXPIRED' } });
  for (const status of ['SENT', 'VIEWED', 'FULFILLED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const) {
    const lists = [() => list({ status }), () => received().list(EMAIL, status, {})];
    for (const ask of lists) {
      await ask();
      const { examined, returned } = await examinedBy(world.connection, ask);
      // Beside its rows, those whose senders are not told yet.
      expect([status, examined - returned <= 3]).toEqual([status, true]);
    }
  }
  const totals = ['SENT', 'EXPIRED', 'DECLINED'] as const;
  const counted = await Promise.all(
    totals.map(async (status) => (await received().list(EMAIL, status, {})).total),
  );
  expect(counted).toEqual([301, 303, 3]);
});

test('tells whoever sent it what became of it, or an Admin once they are gone, and names nobody', async () => {
  const { request } = await create();
  await answer(request.requestId, { status: 'VIEWED' });
  expect(world.sent).toHaveLength(1);
  await answer(request.requestId, { status: 'FULFILLED', shareIds: ['s-1'] });
  expect(world.sent[1]).toMatchObject({
    to: BURREN.contactEmail,
    subject: 'A request of yours was answered',
  });
  expect(JSON.stringify(world.sent[1])).toContain(request.requestId);

  // Somebody who was removed reads nothing any more.
  const gone = { ...boss, userId: newId(), role: 'Member' } as const;
  const { request: other } = await create({}, gone);
  await answer(other.requestId, { status: 'DECLINED', declineReason: 'Not with you.' });
  expect(world.sent.at(-1)).toMatchObject({
    to: BURREN.contactEmail,
    subject: 'A request of yours was declined',
  });
  const told = JSON.stringify(world.sent.filter(({ to }) => to === BURREN.contactEmail));
  for (const word of [EMAIL, 'engineer', 'UniversityDegreeCredential', 'Not with you', 'Burren'])
    expect(told.replaceAll(BURREN.contactEmail, '')).not.toContain(word);
});

test('that nobody answers is told once, in one letter for all of a sweep', async () => {
  const end = new Date(world.now().getTime() + DAY);
  for (const at of [1, 2]) await create({ holderEmail: `${at}@people.example`, expiresAt: end });
  const { request: taken } = await create({ holderEmail: 'taken@people.example', expiresAt: end });
  await world.ask('cancelVerificationRequest', { input: { requestId: taken.requestId } }, by(boss));
  const { request: later } = await create();
  world.sent.length = 0;
  await world.tellDue();
  expect(world.sent).toEqual([]);
  world.moveClock(DAY);
  await Promise.all([world.tellDue(), world.tellDue()]);
  await world.tellDue();
  expect(world.sent).toMatchObject([{ subject: 'Requests of yours were not answered in time' }]);
  expect(world.sent[0]?.paragraphs[1]?.split('\n')).toHaveLength(3);
  expect(JSON.stringify(world.sent)).not.toContain(later.requestId);
  expect((await list({ status: 'EXPIRED' })).length).toBe(2);
});

test('of a blocked verifier reaches nobody, and the verifier cannot tell', async () => {
  const blocked = 'blocks-you@people.example';
  const { request } = await create({ holderEmail: blocked });
  const { request: usual } = await create();
  expect(world.sent.map(({ to }) => to)).toEqual([undefined, EMAIL]);
  expect((await received().list(blocked, undefined, {})).items).toEqual([]);
  expect(await received().byId(request.requestId, blocked)).toBeUndefined();
  expect(await received().answerWrites(request.requestId, blocked, { status: 'VIEWED' })).toBeUndefined();
  expect(await codeOf(create({ holderEmail: blocked }))).toBe('DUPLICATE');

  // Blocked later, what is open is gone from the wallet, and nothing changes for the verifier.
  await answer(usual.requestId, { status: 'VIEWED' });
  const before = await list();
  const withholds = received().withholdWrite(boss.verifierId, EMAIL);
  await world.ledger.commit(by({ kind: 'holder', holderId: 'h', dids: [] }), {
    writes: [withholds],
    audit: [],
  });
  expect((await received().list(EMAIL, undefined, {})).items).toEqual([]);
  const seen = (rows: readonly Record<string, unknown>[]) =>
    rows.map(({ status, rowVersion, updatedAt, expiresAt }) => ({
      status,
      rowVersion,
      updatedAt,
      expiresAt,
    }));
  expect(seen(await list())).toEqual(seen(before));
  // The file of everything that is kept of somebody has what they did not want to see, too.
  expect(await received().exportOf(EMAIL)).toHaveLength(1);
});

test('is not mailed to whoever has withdrawn that', async () => {
  await create({ holderEmail: 'unmailed-a@people.example' });
  expect(world.sent).toMatchObject([{ to: undefined }]);
});

test('can be taken back while it is open, and is one at a time, also when many are sent at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => codeOf(create())));
  expect(outcomes.sort()).toEqual([...Array(7).fill('DUPLICATE'), 'OK']);
  const [{ requestId }] = await list();
  const cancel = () => world.ask('cancelVerificationRequest', { input: { requestId } }, by(boss));
  expect((await cancel()).request.status).toBe('CANCELLED');
  expect(await codeOf(cancel())).toBe('INVALID_STATE_TRANSITION');
  expect(await codeOf(create())).toBe('OK');
  expect(world.sent).toHaveLength(2);
});

test('is sent once for each Idempotency-Key', async () => {
  const key = { idempotencyKey: newId() };
  const first = await create({}, boss, key);
  expect(await create({}, boss, key)).toEqual(first);
  expect(world.sent).toHaveLength(1);
});

test('is sent to so many a day as the platform lets out', async () => {
  world.settings.apply({ version: world.settings.version + 1, values: { 'verifiers.requests-per-day': 2 } });
  for (const at of [1, 2]) await create({ holderEmail: `${at}@people.example` });
  expect(await codeOf(create())).toBe('LIMIT_REACHED');
  world.moveClock(DAY);
  expect(await codeOf(create())).toBe('OK');
  world.settings.apply({ version: world.settings.version + 1, values: {} });
});

test('of another verifier does not exist', async () => {
  const { request } = await create();
  const other = await world.settle({ contactEmail: 'a@dingle.example' });
  expect(await list({}, other)).toEqual([]);
  const { requestId } = request;
  expect(await codeOf(world.ask('verificationRequest', { id: requestId }, by(other)))).toBe('NOT_FOUND');
  expect(await codeOf(world.ask('cancelVerificationRequest', { input: { requestId } }, by(other)))).toBe(
    'NOT_FOUND',
  );
  // To the same address both may be open.
  expect(await codeOf(create({}, other))).toBe('OK');
});

test('goes with the verifier, and with the person', async () => {
  await create();
  await world.ledger.commit(by(boss), {
    writes: [received().eraseWrite(EMAIL)],
    audit: { action: 'holder.erased', subject: { type: 'Holder', id: 'h' } },
  });
  expect(await list()).toEqual([]);
  await create();
  await world.ask('closeMyVerifier', { input: { name: 'Burren Software' } }, by(boss));
  expect(await world.rows('verification_requests').countDocuments({})).toBe(0);
});

test('of a suspended verifier shows nothing to it any more', async () => {
  const { request } = await create();
  await world.rows('verifiers').updateOne({}, { $set: { status: 'SUSPENDED' } });
  expect(await codeOf(answer(request.requestId, { status: 'FULFILLED', shareIds: ['s'] }))).toBe(
    'VERIFIER_NOT_ACTIVE',
  );
  expect(await codeOf(answer(request.requestId, { status: 'DECLINED' }))).toBe('OK');
  expect(await codeOf(create({}, { ...boss, verifierStatus: 'SUSPENDED' }))).toBe('VERIFIER_NOT_ACTIVE');
});

test.each([
  ['no address', { holderEmail: undefined }, 'holderEmail'],
  ['no address at all', { holderEmail: 'aoife' }, 'holderEmail'],
  ['nothing', { requested: [] }, 'requested'],
  ['11 kinds', { requested: Array(11).fill({ credentialType: 'A' }) }, 'requested'],
  ['a kind without a type', { requested: [{ claims: ['a'] }] }, 'requested[0].credentialType'],
  ['51 claims', { requested: [{ credentialType: 'A', claims: Array(51).fill('a') }] }, 'requested[0].claims'],
  ['no purpose', { purpose: undefined }, 'purpose'],
  ['a purpose that says nothing', { purpose: 'Please' }, 'purpose'],
  ['a purpose of 501 characters', { purpose: 'a'.repeat(501) }, 'purpose'],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ['an end that is no instant', { expiresAt: 'soon' }, 'expiresAt'],
  ['an end after 31 days', { expiresAt: '2099-01-01T00:00:00Z' }, 'expiresAt'],
  ['another verifier', { verifierId: newId() }, 'verifierId'],
])('refuses %s, and writes to nobody', async (_what, given, field) => {
  await expect(create(given)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
  expect(world.sent).toEqual([]);
  expect(await list()).toEqual([]);
});

test('is for people of verifiers alone', async () => {
  for (const identity of othersThan('verifier'))
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain(await codeOf(create({}, identity)));
});

function omit({ requested, purpose }: typeof ASK) {
  return { requested, purpose };
}
