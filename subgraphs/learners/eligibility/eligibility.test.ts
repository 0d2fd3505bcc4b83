import { newId } from '../../../kernel/ids.ts';
import { createLearners } from '../index.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import { firstCredentialId } from './eligibility.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());
afterEach(() => {
  Object.assign(world.issued.faults, { ownKey: false, beforeIssuing: false, afterIssuing: false });
});

const [A, B] = ISSUER_DIDS;
const eligibility = () => world.service.eligibility;
const outcomes = () => world.service.outcomes;
const issue = (given: object, context = as.issuer()) => eligibility().issue(given, context);
const list = (given: object = {}, context = as.issuer()) => eligibility().list(given, context);
const byId = (outcomeId: string) => outcomes().byId({ outcomeId }, as.issuer());

/** A confirmed outcome of somebody; with a wallet unless told otherwise. */
async function anOutcome({
  value = '72.5',
  isLinked = true,
  learnerId = '',
  entryVersionId = world.aVersion(),
} = {}) {
  const id = learnerId || (await world.aLearner()).learnerId;
  if (isLinked && !learnerId) await world.linked(id);
  const given = { learnerId: id, entryVersionId, startDate: '2025-09-01', status: 'ACTIVE' };
  const { enrolmentId } = await world.service.enrolments.create(given, as.issuer());
  const said = { enrolmentId, resultDescriptionId: 'mark', value, achievedDate: '2026-02-27' };
  const { outcomeId } = await outcomes().record(said, as.issuer());
  await outcomes().confirm({ outcomeId }, as.issuer());
  return { learnerId: id, outcomeId, enrolmentId };
}
const one = async (outcomeId: string) => (await issue({ outcomeIds: [outcomeId] })).results[0];

describe('what can be issued', () => {
  test('is what was confirmed with the value that is asked for, and has no credential', async () => {
    const entryVersionId = world.aVersion({ entryId: newId() });
    const first = await anOutcome({ entryVersionId });
    const { learnerId } = first;
    const second = await anOutcome({ learnerId, entryVersionId, value: '90' });
    const below = await anOutcome({ learnerId, entryVersionId, value: '39' });
    const amended = await anOutcome({ learnerId, entryVersionId, value: '20' });
    await outcomes().amend({ outcomeId: amended.outcomeId, value: '41' }, as.issuer());
    const voided = await anOutcome({ learnerId, entryVersionId });
    await outcomes().void({ outcomeId: voided.outcomeId }, as.issuer());
    const idsOf = async (given: object) =>
      (await list(given)).items.map(({ outcome }) => outcome.outcomeId).sort();
    const wanted = [first, second, amended].map(({ outcomeId }) => outcomeId).sort();
    expect(await idsOf({ learnerId })).toEqual(wanted);
    const { entryId } = await world.service.enrolments.byId({ enrolmentId: first.enrolmentId }, as.issuer());
    expect(await idsOf({ entryId })).toEqual(wanted);
    expect(await idsOf({ first: 100 })).toEqual(expect.arrayContaining(wanted));
    expect(await idsOf({ first: 100 })).not.toContain(below.outcomeId);
  });

  test('is paged, and says who has no wallet', async () => {
    const { learnerId } = await anOutcome({ isLinked: false });
    await anOutcome({ learnerId });
    const document = `query ($id: ID, $after: String) { issuanceEligibility(learnerId: $id, first: 1, after: $after) {
      totalCount nodes { isLinked outcome { outcomeId } learner { learnerId } } pageInfo { endCursor hasNextPage } } }`;
    const read = async (after?: string) =>
      (await world.graphql(document, { id: learnerId, after }, as.issuer())).data.issuanceEligibility;
    const first = await read();
    const second = await read(first.pageInfo.endCursor);
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ isLinked: false, learner: { learnerId } }] });
    expect(second.nodes[0].outcome.outcomeId).not.toBe(first.nodes[0].outcome.outcomeId);
  });

  test('is seen by its issuer', async () => {
    const { learnerId } = await anOutcome();
    await expect(list({ learnerId }, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await list({}, as.issuer(B))).items).toEqual([]);
    await expect(list({}, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('issuing', () => {
  test('gives an outcome its credential, which states its value', async () => {
    const { learnerId, outcomeId } = await anOutcome();
    const credentialId = firstCredentialId(outcomeId);
    expect(await issue({ outcomeIds: [outcomeId] })).toEqual({
      total: 1,
      succeeded: 1,
      failed: 0,
      results: [{ outcomeId, operationStatus: 'SUCCESS', credentialId }],
    });
    expect(await byId(outcomeId)).toMatchObject({ credentialId, credentialStale: false });
    expect(JSON.parse(world.issued.kept.get(credentialId)?.data ?? '')).toEqual({
      name: 'Aoife Ní Bhriain',
      activityStartDate: '2025-09-01T00:00:00Z',
      activityEndDate: '2026-02-27T00:00:00Z',
      result: [
        {
          type: ['Result'],
          resultDescription: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}#mark$/),
          value: '72.5',
        },
      ],
    });
    expect((await list({ learnerId })).items).toEqual([]);
    expect((await world.told(outcomeId)).map(({ action }) => action)).toEqual([
      'outcome.recorded',
      'outcome.confirmed',
      'outcome.issuance_begun',
      'outcome.credential_issued',
    ]);
    const document = 'query ($id: ID!) { learner(id: $id) { credentials { credentialId } } }';
    const { data } = await world.graphql(document, { id: learnerId }, as.issuer());
    expect(data.learner.credentials).toEqual([{ credentialId }]);
  });

  test('repeated, ten at once as well, nothing is issued twice', async () => {
    const { outcomeId } = await anOutcome();
    const before = world.issued.kept.size;
    const all = await Promise.all(Array.from({ length: 10 }, () => one(outcomeId)));
    expect(new Set(all.map((result) => result?.credentialId))).toEqual(
      new Set([firstCredentialId(outcomeId)]),
    );
    expect(world.issued.kept.size).toBe(before + 1);
  });

  test('a process that ends after issuing leaves an outcome that finds its credential again', async () => {
    const { outcomeId, learnerId } = await anOutcome();
    world.issued.faults.afterIssuing = true;
    await expect(issue({ outcomeIds: [outcomeId] })).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect((await byId(outcomeId)).credentialId).toBeUndefined();
    world.issued.faults.afterIssuing = false;
    // Even what the claims are made of may have changed meanwhile.
    await world.service.learners.update({ learnerId, givenName: 'Aoibhe' }, as.issuer());
    // Another process: it knows what is stored and nothing else.
    const other = await createLearners(world.given);
    const { results } = await other.subgraph.internal.eligibility.issue(
      { outcomeIds: [outcomeId] },
      as.issuer(),
    );
    expect(results).toMatchObject([
      { operationStatus: 'SUCCESS', credentialId: firstCredentialId(outcomeId) },
    ]);
    expect(await byId(outcomeId)).toMatchObject({ credentialStale: false });
    await other.close?.();
  });

  test('amended before it is found again, the credential is stale', async () => {
    const { outcomeId } = await anOutcome();
    world.issued.faults.afterIssuing = true;
    await expect(issue({ outcomeIds: [outcomeId] })).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    world.issued.faults.afterIssuing = false;
    const amended = await outcomes().amend({ outcomeId, value: '80' }, as.issuer());
    expect(amended).toMatchObject({ credentialId: firstCredentialId(outcomeId), credentialStale: true });
    expect(await one(outcomeId)).toMatchObject({ operationStatus: 'SUCCESS' });
    expect(await byId(outcomeId)).toMatchObject({ credentialStale: true });
  });

  test('a process that ends before issuing leaves nothing behind but a mark', async () => {
    const { outcomeId } = await anOutcome();
    world.issued.faults.beforeIssuing = true;
    await expect(issue({ outcomeIds: [outcomeId] })).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    world.issued.faults.beforeIssuing = false;
    const amended = await outcomes().amend({ outcomeId, value: '80' }, as.issuer());
    expect(amended).toMatchObject({ credentialStale: false });
    expect(await one(outcomeId)).toMatchObject({ operationStatus: 'SUCCESS' });
    expect(await byId(outcomeId)).toMatchObject({ credentialStale: false });
  });

  test('tells outcome by outcome what is refused, and issues the others', async () => {
    const good = await anOutcome();
    const draft = await anOutcome();
    const unlinked = await anOutcome({ isLinked: false });
    const below = await anOutcome({ value: '10' });
    await outcomes().void({ outcomeId: draft.outcomeId }, as.issuer());
    const unknown = newId();
    const outcomeIds = [unknown, draft, unlinked, below, good].map((of) =>
      typeof of === 'string' ? of : of.outcomeId,
    );
    const { results, succeeded, failed } = await issue({ outcomeIds });
    expect([succeeded, failed]).toEqual([1, 4]);
    expect(results.map(({ outcomeId }) => outcomeId)).toEqual(outcomeIds);
    expect(results.map(({ error }) => error)).toEqual([
      'NOT_FOUND',
      'INVALID_STATE_TRANSITION',
      'INVALID_STATE_TRANSITION',
      'INVALID_STATE_TRANSITION',
      undefined,
    ]);
    expect(results[2]?.message).toContain('wallet');
  });

  test('of a learner issues all that can be, and nothing of others', async () => {
    const first = await anOutcome();
    const { learnerId } = first;
    const second = await anOutcome({ learnerId });
    const other = await anOutcome();
    await expect(issue({ learnerId, outcomeIds: [other.outcomeId] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'outcomeIds' }],
    });
    const { results } = await issue({ learnerId });
    expect(results.map(({ outcomeId }) => outcomeId).sort()).toEqual(
      [first.outcomeId, second.outcomeId].sort(),
    );
    expect(await issue({ learnerId })).toMatchObject({ total: 0 });
  });

  test('an issuer that signs itself is told what to sign', async () => {
    const { outcomeId, learnerId } = await anOutcome();
    world.issued.faults.ownKey = true;
    const holderDid = (await world.service.links.holdersOf([learnerId])).get(learnerId);
    expect(await one(outcomeId)).toMatchObject({
      operationStatus: 'FAILED',
      error: 'BYOK_FIELDS_REQUIRED',
      message: expect.stringContaining('/api/v1/credentials/prepare'),
      draft: {
        credentialType: 'AchievementCredential',
        holderDid,
        credentialData: { result: [{ value: '72.5' }] },
      },
    });
    expect((await list({ learnerId })).items).toHaveLength(1);
  });

  test('is for those who may issue, for their own', async () => {
    const { outcomeId } = await anOutcome();
    const given = { outcomeIds: [outcomeId] };
    expect((await issue(given, as.issuer(B))).results).toMatchObject([{ error: 'NOT_FOUND' }]);
    await expect(issue(given, as.issuer(A, 'Viewer'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const context of [as.unit(), as.peer(A)])
      await expect(issue(given, context)).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });

  test.each([
    ['nothing', {}, 'outcomeIds'],
    ['no outcome', { outcomeIds: [] }, 'outcomeIds'],
    [
      'an outcome twice',
      { outcomeIds: ['7b1d0a52-5a0e-4a53-9d5e-2f6b1c1a9f10', '7b1d0a52-5a0e-4a53-9d5e-2f6b1c1a9f10'] },
      'outcomeIds',
    ],
    ['more than a batch', { outcomeIds: Array.from({ length: 501 }, newId) }, 'outcomeIds'],
    ['a name for an id', { outcomeIds: ['Aoife'] }, 'outcomeIds[0]'],
    ['two words for a type', { outcomeIds: [newId()], credentialType: 'A degree' }, 'credentialType'],
    ['an instant as text', { outcomeIds: [newId()], expirationTimestamp: '2030' }, 'expirationTimestamp'],
    ['an issuer', { outcomeIds: [newId()], issuerDid: B }, 'issuerDid'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(issue(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });
});

describe('naming a credential', () => {
  const name = (outcomeId: string, credentialId: string, context = as.issuer()) =>
    eligibility().nameCredential({ outcomeId, credentialId }, context);
  /** A credential that the issuer has issued beside the room; right unless told otherwise. */
  async function issuedFor(
    { outcomeId, learnerId }: { outcomeId: string; learnerId: string },
    given: object = {},
  ) {
    const { entryVersionId } = await byId(outcomeId);
    const holderDid = (await world.service.links.holdersOf([learnerId])).get(learnerId) ?? '';
    const credentialId = newId();
    const facts = { credentialId, holderDid, entryVersionId, resultValues: ['72.5'], data: '' };
    world.issued.kept.set(credentialId, { ...facts, credentialStatus: 'ISSUED', ...given });
    return credentialId;
  }

  test('one that was signed elsewhere', async () => {
    const of = await anOutcome();
    const credentialId = await issuedFor(of);
    expect(await name(of.outcomeId, credentialId)).toMatchObject({ credentialId, credentialStale: false });
    expect((await list({ learnerId: of.learnerId })).items).toEqual([]);
    expect((await world.told(of.outcomeId)).at(-1)).toMatchObject({ action: 'outcome.credential_named' });
    // Repeated, it changes nothing.
    const { rowVersion } = await byId(of.outcomeId);
    expect(await name(of.outcomeId, credentialId)).toMatchObject({ rowVersion });
  });

  test('the successor of a stale one, which then is stale no longer', async () => {
    const of = await anOutcome();
    await one(of.outcomeId);
    await outcomes().amend({ outcomeId: of.outcomeId, value: '80' }, as.issuer());
    const former = firstCredentialId(of.outcomeId);
    await expect(name(of.outcomeId, former)).rejects.toMatchObject({ details: [{ code: 'another_value' }] });
    const stranger = await issuedFor(of, { resultValues: ['80'] });
    await expect(name(of.outcomeId, stranger)).rejects.toMatchObject({ details: [{ code: 'no_successor' }] });
    const successor = await issuedFor(of, { resultValues: ['80'], supersedesCredentialId: former });
    expect(await name(of.outcomeId, successor)).toMatchObject({
      credentialId: successor,
      credentialStale: false,
    });
    expect(await one(of.outcomeId)).toMatchObject({ credentialId: successor });
  });

  test('another one after the first was revoked', async () => {
    const of = await anOutcome();
    await one(of.outcomeId);
    const former = firstCredentialId(of.outcomeId);
    const kept = world.issued.kept.get(former);
    if (kept) world.issued.kept.set(former, { ...kept, credentialStatus: 'REVOKED' });
    await expect(name(of.outcomeId, await issuedFor(of))).resolves.toBeDefined();
  });

  test.each([
    ['one that nobody has', { unknown: true }, 'unknown'],
    ['one that was revoked', { credentialStatus: 'REVOKED' }, 'not_in_force'],
    ['one of another version', { entryVersionId: newId() }, 'another_version'],
    ['one of another value', { resultValues: ['73'] }, 'another_value'],
    ['one without a value', { resultValues: [] }, 'another_value'],
    ['one about somebody else', { holderDid: 'did:key:z6Mkother' }, 'another_holder'],
  ])('refuses %s', async (_what, given, code) => {
    const of = await anOutcome();
    const credentialId = 'unknown' in given ? newId() : await issuedFor(of, given);
    await expect(name(of.outcomeId, credentialId)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'credentialId', code }],
    });
  });

  test('a credential states one outcome', async () => {
    const of = await anOutcome();
    const entryVersionId = (await byId(of.outcomeId)).entryVersionId;
    const second = await anOutcome({ learnerId: of.learnerId, entryVersionId });
    const credentialId = await issuedFor(of);
    await name(of.outcomeId, credentialId);
    await expect(name(second.outcomeId, credentialId)).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('not for what never was, and not for others', async () => {
    const of = await anOutcome();
    const credentialId = await issuedFor(of);
    await expect(name(of.outcomeId, credentialId, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await outcomes().void({ outcomeId: of.outcomeId }, as.issuer());
    await expect(name(of.outcomeId, credentialId)).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });
});
