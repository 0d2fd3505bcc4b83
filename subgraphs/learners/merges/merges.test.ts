import { newId } from '../../../kernel/ids.ts';
import { connectStore } from '../../../store/connect.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { createLearners } from '../index.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const DAY_MS = 24 * 60 * 60 * 1000;
const merges = () => world.service.merges;
const learners = () => world.service.learners;
const aLearner = async (context = as.issuer()) => {
  const given = { learnerNumber: world.unique(), givenName: 'Aoife', familyName: 'Byrne' };
  return (await learners().create(given, context)).learnerId;
};
const merge = (learnerId: string, intoLearnerId: string, context = as.issuer()) =>
  merges().merge({ learnerId, intoLearnerId }, context);
const undo = (learnerId: string, context = as.issuer()) => merges().undo({ learnerId }, context);
const read = (learnerId: string) => learners().byId({ learnerId }, as.issuer());
const standing = async (learnerId: string) => {
  const found = await world.connection.collection('learners').findOne({ _id: learnerId as never });
  return [found?.['status'], found?.['mergedInto']];
};

describe('merging', () => {
  test('leaves the old id to answer as the other learner, and tells the trail with ids alone', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    const made = await merge(from, into);
    expect(made).toMatchObject({ fromLearnerId: from, intoLearnerId: into, previousStatus: 'ACTIVE' });
    expect(await read(from)).toMatchObject({ learnerId: into, status: 'ACTIVE' });
    expect((await world.told(from)).at(-1)).toEqual({
      action: 'learner.merged',
      previousState: 'ACTIVE',
      newState: 'MERGED',
      reason: `into ${into}`,
    });
    const { learnerNumber } = await read(into);
    const listed = await learners().list({ filter: { learnerNumber } }, as.issuer());
    expect(listed.items).toHaveLength(1);
    const gone = await learners().list({ filter: { status: 'MERGED' }, first: 100 }, as.issuer());
    expect(gone.items).toContainEqual(expect.objectContaining({ learnerId: from, mergedInto: into }));
  });

  test('whoever was merged never changes and names who has the records', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    await merge(from, into);
    await expect(learners().update({ learnerId: from, givenName: 'X' }, as.issuer())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      message: expect.stringContaining(into),
    });
  });

  test('of a chain every id answers as the last one, at one step', async () => {
    const [one, two, three, four] = [await aLearner(), await aLearner(), await aLearner(), await aLearner()];
    await merge(one, two);
    await merge(two, three);
    await merge(three, four);
    for (const id of [one, two, three]) {
      expect(await read(id)).toMatchObject({ learnerId: four });
      expect(await standing(id)).toEqual(['MERGED', four]);
    }
  });

  test('repeated with its Idempotency-Key it is done once', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    const context = () => as.issuer(A, 'Operator', { idempotencyKey: `merge-${from}` });
    const first = await merge(from, into, context());
    expect(await merge(from, into, context())).toEqual(first);
  });

  test('over GraphQL and gRPC', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    const { data } = await world.graphql(
      `mutation ($input: MergeLearnersInput!) { mergeLearners(input: $input) {
        merge { fromLearnerId intoLearnerId movedRecords undoneAt } learner { learnerId } } }`,
      { input: { learnerId: from, intoLearnerId: into } },
      as.issuer(),
    );
    expect(data.mergeLearners).toEqual({
      merge: { fromLearnerId: from, intoLearnerId: into, movedRecords: 0, undoneAt: null },
      learner: { learnerId: into },
    });
    const { merge: undone } = await world.rpc('UndoLearnerMerge', { learnerId: from }, as.peer(A));
    expect(Number(undone.undoneAt)).toBeGreaterThan(0);
    await expect(
      world.rpc('MergeLearners', { learnerId: from, intoLearnerId: into }, as.peer(B)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const again = await world.rpc('MergeLearners', { learnerId: from, intoLearnerId: into });
    expect(again.merge).toMatchObject({ fromLearnerId: from, undoneAt: '0' });
  });
});

describe('refuses to merge', () => {
  test('a learner into the same one', async () => {
    const id = await aLearner();
    await expect(merge(id, id)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field: 'intoLearnerId' })],
    });
  });

  test.each([
    ['no learner', { intoLearnerId: newId() }, 'learnerId'],
    ['nobody to merge into', { learnerId: newId() }, 'intoLearnerId'],
    ['an id that is none', { learnerId: 'x', intoLearnerId: newId() }, 'learnerId'],
    ['an operator', { learnerId: newId(), intoLearnerId: { $ne: '' } }, 'intoLearnerId'],
    ['another field', { learnerId: newId(), intoLearnerId: newId(), force: true }, 'force'],
  ])('%s', async (_, input, field) => {
    await expect(merges().merge(input, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('learners of two issuers, whoever asks', async () => {
    const [own, other] = [await aLearner(as.issuer(A)), await aLearner(as.issuer(B))];
    await expect(merge(own, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(merge(other, own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const both of [as.peer(A, B), as.unit()])
      await expect(merge(own, other, both)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a learner who was merged, and into one', async () => {
    const [from, into, third] = [await aLearner(), await aLearner(), await aLearner()];
    await merge(from, into);
    const refusal = { code: 'INVALID_STATE_TRANSITION' };
    await expect(merge(from, third)).rejects.toMatchObject(refusal);
    await expect(merge(third, from)).rejects.toMatchObject(refusal);
    await expect(merge(into, from)).rejects.toMatchObject(refusal);
  });

  test('at an older version, and by those who only look', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    await expect(
      merge(from, into, as.issuer(A, 'Operator', { expectedRowVersion: 7 })),
    ).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
    await expect(merge(from, into, as.issuer(A, 'Viewer'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a learner with more than 500 records, and changes nothing', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    const row = await world.connection.collection('learners').findOne({ _id: from as never });
    const rows = Array.from({ length: 501 }, (_, at) => ({
      ...row,
      _id: `${from} ${at}`,
      status: 'MERGED',
      mergedInto: from,
      handles: [`number ${from} ${at}`],
    }));
    await world.connection.collection('learners').insertMany(rows as never[]);
    const { examined } = await examinedBy(world.connection, () =>
      expect(merge(from, into)).rejects.toMatchObject({ code: 'LIMIT_REACHED' }),
    );
    expect(examined).toBeLessThanOrEqual(510);
    expect(await standing(from)).toEqual(['ACTIVE', null]);
  });
});

describe('at once', () => {
  /** Another process on the same database: when it has read everything, `meanwhile` happens here. */
  async function farAway(meanwhile: () => Promise<unknown>) {
    const store = await connectStore({ dataDir: world.folder, now: world.now });
    const connection = store.connection('learners');
    const ledger = await createLedger({ connection, source: 'learners', now: world.now });
    let done: Promise<unknown> | undefined;
    const slow: Ledger = {
      ...ledger,
      async commit(context, change) {
        done ??= meanwhile();
        await done;
        return ledger.commit(context, change);
      },
    };
    const { idempotency, now } = world;
    const { subgraph } = await createLearners({
      connection,
      ledger: slow,
      idempotency,
      now,
      versions: world.versions,
      issuers: world.issuers,
      log: world.log,
    });
    return {
      merges: subgraph.internal.merges,
      async close() {
        await ledger.close();
        await store.close();
      },
    };
  }

  test('two merges of one learner: one is done', async () => {
    const [from, one, two] = [await aLearner(), await aLearner(), await aLearner()];
    const outcomes = await Promise.allSettled([merge(from, one), merge(from, two)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('nor are both done in two processes', async () => {
    const [from, one, two] = [await aLearner(), await aLearner(), await aLearner()];
    const far = await farAway(() => merge(from, one));
    await expect(
      far.merges.merge({ learnerId: from, intoLearnerId: two }, as.issuer()),
    ).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    expect(await read(from)).toMatchObject({ learnerId: one });
    await far.close();
  });

  test('both directions: one is done and nobody is lost', async () => {
    const [one, two] = [await aLearner(), await aLearner()];
    const outcomes = await Promise.allSettled([merge(one, two), merge(two, one)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([...(await standing(one)), ...(await standing(two))]).toContain('ACTIVE');
  });

  test('nor both directions in two processes', async () => {
    const [one, two] = [await aLearner(), await aLearner()];
    const far = await farAway(() => merge(one, two));
    await expect(far.merges.merge({ learnerId: two, intoLearnerId: one }, as.issuer())).rejects.toMatchObject(
      { code: 'INVALID_STATE_TRANSITION' },
    );
    expect(await standing(one)).toEqual(['MERGED', two]);
    expect(await standing(two)).toEqual(['ACTIVE', null]);
    await far.close();
  });

  test('nor is something merged into whoever is merged meanwhile', async () => {
    const [one, two, three] = [await aLearner(), await aLearner(), await aLearner()];
    const far = await farAway(() => merge(two, three));
    await expect(far.merges.merge({ learnerId: one, intoLearnerId: two }, as.issuer())).rejects.toMatchObject(
      { code: 'INVALID_STATE_TRANSITION' },
    );
    expect(await standing(one)).toEqual(['ACTIVE', null]);
    await far.close();
  });

  test('a circle of three: two are done, and every id answers as one learner', async () => {
    const ids = [await aLearner(), await aLearner(), await aLearner()];
    const [one = '', two = '', three = ''] = ids;
    await Promise.allSettled([merge(one, two), merge(two, three), merge(three, one)]);
    const answers = await Promise.all(ids.map(async (id) => (await read(id)).learnerId));
    expect(new Set(answers).size).toBe(1);
  });

  test('an undoing and another: it comes back once', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    await merge(from, into);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => undo(from)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await standing(from)).toEqual(['ACTIVE', null]);
  });
});

describe('undoing', () => {
  test('gives the learner back as it was', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    await learners().update({ learnerId: from, status: 'INACTIVE' }, as.issuer());
    const before = await read(from);
    await merge(from, into);
    const undone = await undo(from);
    expect(undone.undoneAt).toBeInstanceOf(Date);
    const after = await read(from);
    expect({ ...after, updatedAt: 0, rowVersion: 0 }).toEqual({ ...before, updatedAt: 0, rowVersion: 0 });
    expect((await world.told(from)).at(-1)).toMatchObject({
      action: 'learner.merge_undone',
      newState: 'INACTIVE',
    });
    await merge(from, into);
    expect(await read(from)).toMatchObject({ learnerId: into });
  });

  test('a chain comes back from its end', async () => {
    const [one, two, three] = [await aLearner(), await aLearner(), await aLearner()];
    await merge(one, two);
    await merge(two, three);
    await expect(undo(one)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    await undo(two);
    expect(await standing(one)).toEqual(['MERGED', two]);
    await undo(one);
    expect(await standing(one)).toEqual(['ACTIVE', null]);
  });

  test('what was moved has moved on: the merge stays', async () => {
    const [one, two, three] = [await aLearner(), await aLearner(), await aLearner()];
    await merge(one, two);
    await merge(two, three);
    // As if the first learner had been taken elsewhere since.
    await world.connection
      .collection('learners')
      .updateOne({ _id: one as never }, { $set: { mergedInto: newId() } });
    await expect(undo(two)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    expect(await standing(two)).toEqual(['MERGED', three]);
  });

  test('is refused of whoever was not merged, to others, and a second time', async () => {
    const [from, into] = [await aLearner(), await aLearner()];
    await expect(undo(into)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    await expect(undo(from, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await merge(from, into);
    await expect(undo(from, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await undo(from);
    await expect(undo(from)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test('is open for 30 days', async () => {
    const [early, late, into] = [await aLearner(), await aLearner(), await aLearner()];
    await merge(early, into);
    await merge(late, into);
    world.moveClock(30 * DAY_MS);
    await undo(early);
    world.moveClock(1);
    await expect(undo(late)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});
