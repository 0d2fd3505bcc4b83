import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;

describe('learners', () => {
  test('an issuer keeps its own and never meets those of others', async () => {
    const { learners } = world.service;
    const given = { learnerNumber: '1', givenName: 'Aoife', familyName: 'Ní Bhriain' };
    const made = await learners.create(given, as.issuer(A));
    expect(made).toMatchObject({ ...given, issuerDid: A, status: 'ACTIVE', rowVersion: 1 });
    await expect(learners.create(given, as.issuer(A))).rejects.toMatchObject({ code: 'DUPLICATE' });
    await learners.create(given, as.issuer(B));
    const { learnerId } = made;
    await expect(learners.byId({ learnerId }, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(learners.update({ learnerId }, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await learners.list({}, as.issuer(A))).items).toEqual([made]);
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
});
