import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, openLearnersWorld } from '../testing.ts';
import type { DemoEnrolment, DemoLearner } from './ports.ts';

const [A, B] = ISSUER_DIDS;
const PERSONAL = [
  'learners',
  'identity_links',
  'learner_merges',
  'enrolments',
  'outcomes',
  'outcome_revisions',
];
const IMPORTS = ['learner_imports', 'learner_import_faults'];

let world: Awaited<ReturnType<typeof openLearnersWorld>>;
beforeEach(async () => {
  world = await openLearnersWorld();
});
afterEach(() => world.close());

const demo = () => world.learners.ports.demo;
const left = async (of: readonly string[] = [...PERSONAL, ...IMPORTS, 'demo_tenants']) => {
  const counts = await Promise.all(of.map((name) => world.connection.collection(name).countDocuments()));
  return Object.fromEntries(of.map((name, at) => [name, counts[at]]));
};
const NOTHING = Object.fromEntries([...PERSONAL, ...IMPORTS, 'demo_tenants'].map((name) => [name, 0]));

function aStudy(given: Partial<DemoEnrolment> = {}): DemoEnrolment {
  return {
    entryVersionId: world.aVersion(),
    startDate: '2022-09-05',
    endDate: '2025-06-20',
    status: 'COMPLETED',
    outcomes: [
      { resultDescriptionId: 'mark', value: '84', achievedDate: '2025-06-18', status: 'CONFIRMED' },
      { resultDescriptionId: 'mark', value: '12', achievedDate: '2025-06-18', status: 'VOID' },
      { resultDescriptionId: 'mark', value: '50', achievedDate: '2025-06-18', status: 'DRAFT' },
    ],
    ...given,
  };
}
function aStudent(given: Partial<DemoLearner> = {}): DemoLearner {
  const names = { learnerNumber: newId(), givenName: 'Aoife', familyName: 'Byrne' };
  return { issuerDid: A, ...names, enrolments: [aStudy()], ...given };
}

test('adds a learner with a wallet, studies and what has come of them, as the ordinary operations would', async () => {
  const holder = world.aHolder();
  const wallet = { holderId: holder.holderId, holderDid: holder.did };
  const { outcomes } = await demo().add(aStudent({ wallet }), as.unit());
  const { service } = world;
  const statuses = await Promise.all(
    outcomes.map(async ({ outcomeId }) => (await service.outcomes.byId({ outcomeId }, as.issuer())).status),
  );
  expect(statuses).toEqual(['CONFIRMED', 'VOID', 'DRAFT']);
  const { learner } = await service.links.resolve({ holderDid: holder.did }, as.issuer());
  const enrolled = await service.enrolments.list({ learnerId: learner.learnerId }, as.issuer());
  expect(enrolled.items).toMatchObject([{ status: 'COMPLETED', endDate: '2025-06-20' }]);
  expect(outcomes[0]?.claims).toMatchObject({ name: 'Aoife Byrne', result: [{ value: '84' }] });
  // Nobody is written to: the address of such a person is nobody's.
  await world.learners.start?.();
  expect(world.accounts.told).toEqual([]);
});

test('names the credential of an outcome, which an amendment makes stale', async () => {
  const holder = world.aHolder();
  const wallet = { holderId: holder.holderId, holderDid: holder.did };
  const student = aStudent({ wallet });
  const { outcomes } = await demo().add(student, as.unit());
  const { outcomeId } = outcomes[0]!;
  const credentialId = newId();
  const facts = { holderDid: holder.did, entryVersionId: student.enrolments[0]!.entryVersionId };
  world.issued.kept.set(credentialId, {
    credentialId,
    credentialStatus: 'ISSUED',
    ...facts,
    resultValues: ['84'],
    data: '',
  });
  await demo().nameCredential({ outcomeId, credentialId }, as.unit());
  const named = await world.service.outcomes.byId({ outcomeId }, as.issuer());
  expect(named).toMatchObject({ credentialId, credentialStale: false });
  await demo().amend({ outcomeId, value: '86', reason: 'Marked again.' }, as.unit());
  const amended = await world.service.outcomes.byId({ outcomeId }, as.issuer());
  expect(amended).toMatchObject({ status: 'AMENDED', value: '86', credentialStale: true });
});

test.each([
  'APPLIED',
  'ENROLLED',
  'ACTIVE',
  'ON_HOLD',
  'COMPLETED',
  'WITHDRAWN',
  'TRANSFERRED',
  'CANCELLED',
] as const)('brings an enrolment to %s', async (status) => {
  const hasEnded = ['COMPLETED', 'WITHDRAWN', 'TRANSFERRED'].includes(status);
  const study = aStudy({ status, outcomes: [], endDate: hasEnded ? '2025-06-20' : undefined });
  await demo().add(aStudent({ enrolments: [study] }), as.unit());
  expect(await world.connection.collection('enrolments').countDocuments({ status })).toBe(1);
});

test('takes away all records of the issuers of the demonstration, those that people added too, and of no other', async () => {
  for (let each = 0; each < 12; each++) await demo().add(aStudent(), as.unit());
  const [one, other] = [await world.aLearner(), await world.aLearner()];
  await world.service.links.propose(
    { learnerId: one.learnerId, method: 'INVITE', email: 'a@people.example' },
    as.issuer(),
  );
  await world.service.merges.merge(
    { learnerId: other.learnerId, intoLearnerId: one.learnerId },
    as.issuer(A, 'Admin'),
  );
  const kept = await world.aLearner(B);
  expect(await demo().remove(as.unit())).toEqual({ removed: 14 });
  expect(await left()).toEqual({ ...NOTHING, learners: 1 });
  expect(await world.service.learners.byId({ learnerId: kept.learnerId }, as.issuer(B))).toMatchObject({
    issuerDid: B,
  });
  expect(await demo().remove(as.unit())).toEqual({ removed: 0 });
});

test('goes on with what a removal that broke off has left', async () => {
  for (let each = 0; each < 15; each++) await demo().add(aStudent(), as.unit());
  const { commit } = world.ledger;
  let commits = 0;
  world.ledger.commit = (context, change) => {
    commits += 1;
    return commits === 6 ? Promise.reject(new Error('the process is gone')) : commit(context, change);
  };
  await expect(demo().remove(as.unit())).rejects.toThrow('the process is gone');
  world.ledger.commit = commit;
  expect((await left())['demo_tenants']).toBe(1);
  await demo().remove(as.unit());
  expect(await left()).toEqual(NOTHING);
});

test('never takes over an issuer that has learners of its own', async () => {
  await world.aLearner(B);
  await expect(demo().add(aStudent({ issuerDid: B }), as.unit())).rejects.toMatchObject({
    code: 'INVALID_STATE_TRANSITION',
  });
  await demo().remove(as.unit());
  expect((await left())['learners']).toBe(1);
});

test('what belongs to the demonstration is studied at its own issuer alone', async () => {
  const entryVersionId = world.aVersion({ demoIssuerDid: A });
  const enrol = async (issuerDid: string) => {
    const { learnerId } = await world.aLearner(issuerDid);
    const input = { learnerId, entryVersionId, startDate: '2025-09-01' };
    return world.service.enrolments.create(input, as.issuer(issuerDid));
  };
  expect(await enrol(A)).toMatchObject({ entryVersionId });
  await expect(enrol(B)).rejects.toMatchObject({
    details: [expect.objectContaining({ field: 'entryVersionId', code: 'demonstration' })],
  });
});

test('is for Core Engine alone', async () => {
  for (const caller of [as.issuer(), as.peer(A), as.nobody()]) {
    await expect(demo().add(aStudent(), caller)).rejects.toThrow();
    await expect(demo().amend({ outcomeId: newId(), value: '1', reason: 'x' }, caller)).rejects.toThrow();
    await expect(
      demo().nameCredential({ outcomeId: newId(), credentialId: newId() }, caller),
    ).rejects.toThrow();
    await expect(demo().remove(caller)).rejects.toMatchObject({
      code: expect.stringMatching(/SCOPE_MISSING|UNAUTHENTICATED/),
    });
  }
  expect(await left()).toEqual(NOTHING);
});
