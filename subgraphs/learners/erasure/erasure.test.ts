import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const admin = (given = {}) => as.issuer(A, 'Admin', given);
const learners = () => world.service.learners;
const erase = (learnerId: string, context = admin()) =>
  world.service.erasure.erase({ learnerId, reason: 'HOLDER_REQUEST' }, context);
const aLearner = async (given: object = {}) =>
  (
    await learners().create(
      { learnerNumber: world.unique(), givenName: 'Aoife', familyName: 'Byrne', ...given },
      as.issuer(),
    )
  ).learnerId;

/** Everything that is stored, as text. */
async function everything(): Promise<string> {
  const collections = await world.connection.listCollections();
  const rows = await Promise.all(
    collections.map(({ name }) => world.connection.collection(name).find({}).toArray()),
  );
  return JSON.stringify(rows);
}

describe('erasing', () => {
  test('leaves nothing of who it was anywhere in the database, and tells the trail with ids alone', async () => {
    const mark = `planted${newId().replaceAll('-', '')}`;
    const holder = world.aHolder();
    const given = {
      learnerNumber: `${mark}number`,
      externalIds: [{ system: 'sis', value: `${mark}external` }],
      givenName: `${mark}given`,
      familyName: `${mark}family`,
      preferredName: `${mark}preferred`,
      email: `${mark}@people.example`,
      phone: '+353 1 5550987',
    };
    const idempotencyKey = `create-${mark.slice(7)}`;
    const context = () => as.issuer(A, 'Operator', { idempotencyKey });
    const { learnerId } = await learners().create(given, context());
    await learners().update({ learnerId, familyName: `${mark}married` }, as.issuer());
    const propose = (more: object) => world.service.links.propose({ learnerId, ...more }, as.unit());
    await propose({ method: 'EMAIL_MATCH' });
    const asked = { method: 'ID_CHECK', evidenceRef: `${mark}evidence` };
    await propose({ ...asked, holderDid: `did:key:z6Mk${mark}` });
    const { linkId } = await propose({ ...asked, holderDid: holder.did });
    await world.service.links.accept({ linkId }, holder.context);
    await world.learners.close?.();
    const before = await everything();
    const told = [mark, '5550987', holder.did];
    for (const planted of told) expect(before).toContain(planted);

    const erased = await erase(learnerId);
    expect(erased).toMatchObject({ learnerId, status: 'ERASED', givenName: 'Erased', externalIds: [] });
    expect(erased.learnerNumber).toMatch(/^erased-[0-9a-f-]{36}$/);
    const after = await everything();
    for (const planted of told) expect(after).not.toContain(planted);
    const links = await world.connection.collection('identity_links').find({ learnerId }).toArray();
    expect(links.map(({ status }) => status).sort()).toEqual(['REJECTED', 'REJECTED', 'UNLINKED']);
    expect(JSON.stringify(links)).not.toContain(holder.holderId);
    expect((await world.told(learnerId)).at(-1)).toEqual({
      action: 'learner.erased',
      previousState: 'ACTIVE',
      newState: 'ERASED',
      reason: 'HOLDER_REQUEST',
    });
    // A request that is repeated tells no more than what is left.
    expect(await learners().create(given, context())).toEqual(erased);
  });

  test('leaves the id, and makes the number and the ids free again', async () => {
    const given = { learnerNumber: world.unique(), externalIds: [{ system: 'sis', value: world.unique() }] };
    const learnerId = await aLearner(given);
    await erase(learnerId);
    expect(await learners().byId({ learnerId }, as.issuer())).toMatchObject({ status: 'ERASED' });
    await expect(aLearner(given)).resolves.toBeDefined();
    const page = await learners().list({ filter: { status: 'ERASED' }, first: 100 }, as.issuer());
    expect(page.items.map((learner) => learner.learnerId)).toContain(learnerId);
  });

  test('forgets those who were merged into the learner, more than one portion of them', async () => {
    const into = await aLearner();
    const from = await aLearner({ givenName: 'Zebedee' });
    await world.service.merges.merge({ learnerId: from, intoLearnerId: into }, as.issuer());
    const row = await world.connection.collection('learners').findOne({ _id: from as never });
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...row,
      _id: newId(),
      handles: [`number zebedee ${at} ${from}`],
    }));
    await world.connection.collection('learners').insertMany(rows as never[]);
    await erase(into);
    const left = await world.connection.collection('learners').find({ mergedInto: into }).toArray();
    expect(left).toHaveLength(121);
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['ERASED']));
    expect(JSON.stringify(left).toLowerCase()).not.toContain('zebedee');
    expect(await learners().byId({ learnerId: from }, as.issuer())).toMatchObject({ learnerId: into });
    await expect(world.service.merges.undo({ learnerId: from }, as.issuer())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });

  test('ends more links than one portion', async () => {
    const learnerId = await aLearner({ email: 'many@people.example' });
    await world.service.links.propose({ learnerId, method: 'EMAIL_MATCH' }, as.issuer());
    const links = world.connection.collection('identity_links');
    const row = await links.findOne({ learnerId });
    await links.insertMany(Array.from({ length: 230 }, () => ({ ...row, _id: newId() })) as never[]);
    await erase(learnerId);
    const left = await links.find({ learnerId }).toArray();
    expect(left).toHaveLength(231);
    expect(left.every(({ status, email }) => status === 'REJECTED' && email === null)).toBe(true);
  });

  test('repeated changes nothing', async () => {
    const learnerId = await aLearner();
    const first = await erase(learnerId);
    expect(await erase(learnerId)).toEqual(first);
    expect((await world.told(learnerId)).filter(({ action }) => action === 'learner.erased')).toHaveLength(1);
  });

  test('whoever is erased changes, merges and is linked no more', async () => {
    const [learnerId, other] = [await aLearner(), await aLearner()];
    await erase(learnerId);
    const refusal = { code: 'INVALID_STATE_TRANSITION' };
    const { merges, links } = world.service;
    await expect(learners().update({ learnerId, givenName: 'X' }, as.issuer())).rejects.toMatchObject(
      refusal,
    );
    await expect(merges.merge({ learnerId, intoLearnerId: other }, as.issuer())).rejects.toMatchObject(
      refusal,
    );
    await expect(
      merges.merge({ learnerId: other, intoLearnerId: learnerId }, as.issuer()),
    ).rejects.toMatchObject(refusal);
    await expect(
      links.propose({ learnerId, method: 'EMAIL_MATCH', email: 'a@b.example' }, as.issuer()),
    ).rejects.toMatchObject(refusal);
  });

  test('an acceptance at the same moment leaves no link', async () => {
    const holder = world.aHolder();
    const learnerId = await aLearner();
    const { linkId } = await world.service.links.propose(
      { learnerId, method: 'ISSUER_ASSERTED', holderDid: holder.did },
      as.issuer(),
    );
    await Promise.allSettled([world.service.links.accept({ linkId }, holder.context), erase(learnerId)]);
    await erase(learnerId);
    expect(await world.service.links.holdersOf([learnerId])).toEqual(new Map());
  });

  test.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['a reason in words, which the trail would keep', { reason: 'Aoife Byrne has asked' }, 'reason'],
    ['no learner', { learnerId: undefined }, 'learnerId'],
    ['an id that is none', { learnerId: '7' }, 'learnerId'],
    ['another field', { force: true }, 'force'],
  ])('with %s is refused', async (_, given, field) => {
    const input = { learnerId: newId(), reason: 'HOLDER_REQUEST', ...given };
    await expect(world.service.erasure.erase(input, admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('is for administrators of the issuer', async () => {
    const [learnerId, from] = [await aLearner(), await aLearner()];
    await expect(erase(learnerId, as.issuer())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(erase(learnerId, as.peer(A))).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
    await expect(erase(learnerId, as.issuer(B, 'Admin'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(erase(learnerId, admin({ expectedRowVersion: 7 }))).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    await world.service.merges.merge({ learnerId: from, intoLearnerId: learnerId }, as.issuer());
    await expect(erase(from)).rejects.toMatchObject({ message: expect.stringContaining(learnerId) });
    const { learner } = await world.rpc('EraseLearner', { learnerId, reason: 'RETENTION_OVER' });
    expect(learner.status).toBe('ERASED');
  });
});
