import { newId } from '../../../kernel/ids.ts';
import { until } from '../../../kernel/testing/until.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const links = () => world.service.links;
const aLearner = (given: object = {}, context = as.issuer()) =>
  world.service.learners.create(
    { learnerNumber: world.unique(), givenName: 'Aoife', familyName: 'Byrne', ...given },
    context,
  );
type Holder = ReturnType<LearnersWorld['aHolder']>;

/** A proposal to a holder by DID. */
async function proposedTo(holder: Holder, context = as.issuer()) {
  const { learnerId } = await aLearner({}, context);
  return links().propose({ learnerId, method: 'ISSUER_ASSERTED', holderDid: holder.did }, context);
}
const holderDidOf = async (learnerId: string) => {
  const { data } = await world.graphql(
    'query ($id: ID!) { learner(id: $id) { holderDid holder { did } } }',
    { id: learnerId },
    as.issuer(),
  );
  return [data.learner.holderDid, data.learner.holder?.did ?? null];
};
const ownLinks = async ({ context }: Holder) =>
  (await links().ofHolder({}, context)).items.map(({ linkId }) => linkId);

describe('a proposal', () => {
  test('waits for the holder, who is told once and alone confirms it', async () => {
    const holder = world.aHolder();
    const link = await proposedTo(holder);
    const { linkId, learnerId } = link;
    expect(link).toMatchObject({ status: 'PROPOSED', holderDid: holder.did, issuerDid: A });
    expect(await holderDidOf(learnerId)).toEqual([null, null]);
    await until('it is told', async () => world.accounts.told.some((told) => told.linkId === linkId));
    expect(await ownLinks(holder)).toEqual([linkId]);

    const confirmed = await links().accept({ linkId }, holder.context);
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', holderDid: holder.did });
    expect(await holderDidOf(learnerId)).toEqual([holder.did, holder.did]);
    expect(await links().holdersOf([learnerId, newId()])).toEqual(new Map([[learnerId, holder.did]]));
    expect(await world.told(linkId)).toMatchObject([
      { action: 'learner_link.proposed', newState: 'PROPOSED' },
      { action: 'learner_link.confirmed', previousState: 'PROPOSED', newState: 'CONFIRMED' },
    ]);
    expect(world.accounts.told.filter((told) => told.linkId === linkId)).toHaveLength(1);
  });

  test('to an address is the same for whoever has an account and for nobody', async () => {
    const holder = world.aHolder();
    const shown = async (email: string, method = 'EMAIL_MATCH') => {
      const { learnerId } = await aLearner();
      const made = await world.graphql(
        `mutation ($input: ProposeLearnerLinkInput!) { proposeLearnerLink(input: $input) {
          link { method status holderDid evidenceRef confirmedAt endedAt } } }`,
        { input: { learnerId, method, email } },
        as.issuer(),
      );
      const { items } = await links().ofLearner({ learnerId }, as.issuer());
      return [made.data.proposeLearnerLink.link, items.map(({ holderDid, status }) => [holderDid, status])];
    };
    expect(await shown(holder.email)).toEqual(await shown('nobody@people.example'));
    expect(await shown(holder.email, 'INVITE')).toEqual(await shown('nobody@people.example', 'INVITE'));
  });

  test('to an address takes that of the learner, in any case, and is found by whoever opens an account later', async () => {
    const email = `${newId()}@people.example`;
    const { learnerId } = await aLearner({ email: email.toUpperCase() });
    const { linkId } = await links().propose({ learnerId, method: 'INVITE' }, as.issuer());
    await until('it is told', async () =>
      world.accounts.told.some((told) => told.linkId === linkId && told.isInvite),
    );
    const holder = world.aHolder({ email });
    expect(await ownLinks(holder)).toEqual([linkId]);
    await links().accept({ linkId }, holder.context);
    expect(await holderDidOf(learnerId)).toEqual([holder.did, holder.did]);
    const stored = await world.connection.collection('identity_links').findOne({ _id: linkId as never });
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  test('is kept when the holders are away, and told when they are back', async () => {
    const holder = world.aHolder();
    world.accounts.isAway = true;
    const { linkId } = await proposedTo(holder);
    await until('it has failed', async () => world.lines.some((line) => line.includes('could not be told')));
    world.accounts.isAway = false;
    await proposedTo(world.aHolder());
    await until('it is told', async () => world.accounts.told.some((told) => told.linkId === linkId));
  });

  test('of a check of identity comes from peers and units', async () => {
    const holder = world.aHolder();
    const { learnerId } = await aLearner();
    const given = { learnerId, method: 'ID_CHECK', holderDid: holder.did, evidenceRef: 'case 7' };
    await expect(links().propose(given, as.issuer())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(world.rpc('LinkHolder', given, as.peer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { link } = await world.rpc('LinkHolder', given, as.peer(A));
    expect(link).toMatchObject({ status: 'PROPOSED', method: 'ID_CHECK', evidenceRef: 'case 7' });
  });

  test('is made once with its Idempotency-Key, and the same one is refused', async () => {
    const { learnerId } = await aLearner();
    const given = { learnerId, method: 'EMAIL_MATCH', email: 'same@people.example' };
    const context = () => as.issuer(A, 'Operator', { idempotencyKey: `link-${learnerId}` });
    expect(await links().propose(given, context())).toEqual(await links().propose(given, context()));
    await expect(links().propose(given, as.issuer())).rejects.toMatchObject({ code: 'DUPLICATE' });
  });

  test('is the last of five', async () => {
    const { learnerId } = await aLearner();
    const propose = (at: number) =>
      links().propose({ learnerId, method: 'EMAIL_MATCH', email: `p${at}@people.example` }, as.issuer());
    const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(propose));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { code: 'LIMIT_REACHED' } },
      { reason: { code: 'LIMIT_REACHED' } },
    ]);
    const [link] = (await links().ofLearner({ learnerId }, as.issuer())).items;
    await links().withdraw({ learnerId, linkId: link?.linkId }, as.issuer());
    await expect(propose(7)).resolves.toMatchObject({ status: 'PROPOSED' });
  });

  test.each([
    ['no learner', { learnerId: undefined }, 'learnerId'],
    ['no method', { method: undefined }, 'method'],
    ['a method that there is not', { method: 'GUESS' }, 'method'],
    ['the issuer’s word about nobody', { holderDid: undefined }, 'holderDid'],
    ['a DID that is none', { holderDid: 'aoife' }, 'holderDid'],
    ['an address beside a DID', { email: 'a@b.example' }, 'email'],
    ['evidence of no check', { evidenceRef: 'x' }, 'evidenceRef'],
    ['an invite of a DID', { method: 'INVITE' }, 'holderDid'],
    ['an address that is none', { method: 'EMAIL_MATCH', holderDid: undefined, email: 'aoife' }, 'email'],
    ['a learner without an address', { method: 'EMAIL_MATCH', holderDid: undefined }, 'email'],
    ['a check without evidence', { method: 'ID_CHECK' }, 'evidenceRef'],
    ['a status', { status: 'CONFIRMED' }, 'status'],
  ])('with %s is refused', async (_, given, field) => {
    const { learnerId } = await aLearner();
    const input = { learnerId, method: 'ISSUER_ASSERTED', holderDid: 'did:key:z6Mkx', ...given };
    await expect(links().propose(input, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test('of a learner of others, of one who was merged, and of one who is linked is refused', async () => {
    const holder = world.aHolder();
    const of = (learnerId: string) =>
      links().propose({ learnerId, method: 'ISSUER_ASSERTED', holderDid: holder.did }, as.issuer());
    const [other, from, into] = [await aLearner({}, as.issuer(B)), await aLearner(), await aLearner()];
    await expect(of(other.learnerId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await world.service.merges.merge(
      { learnerId: from.learnerId, intoLearnerId: into.learnerId },
      as.issuer(),
    );
    await expect(of(from.learnerId)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    const linked = await proposedTo(holder);
    await links().accept({ linkId: linked.linkId }, holder.context);
    await expect(of(linked.learnerId)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});

describe('deciding', () => {
  test.each(['accept', 'reject', 'unlink'] as const)(
    '%s: a link to somebody else does not exist',
    async (word) => {
      const [holder, other] = [world.aHolder(), world.aHolder()];
      const { linkId } = await proposedTo(holder);
      await expect(links()[word]({ linkId }, other.context)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(links()[word]({ linkId: newId() }, other.context)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(links()[word]({ linkId }, as.issuer())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
      await expect(links()[word]({ linkId: 'x' }, other.context)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );

  test('goes through its states and no others', async () => {
    const holder = world.aHolder();
    const [one, two] = [await proposedTo(holder), await proposedTo(holder)];
    const refusal = { code: 'INVALID_STATE_TRANSITION' };
    await expect(links().unlink(one, holder.context)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const did = (word: 'accept' | 'reject' | 'unlink', { linkId }: { readonly linkId: string }) =>
      links()[word]({ linkId }, holder.context);
    expect(await did('reject', one)).toMatchObject({ status: 'REJECTED', holderDid: undefined });
    await expect(did('accept', one)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await did('accept', two);
    await expect(did('accept', two)).rejects.toMatchObject(refusal);
    await expect(did('reject', two)).rejects.toMatchObject(refusal);
    await expect(
      links().withdraw({ learnerId: two.learnerId, linkId: two.linkId }, as.issuer()),
    ).rejects.toMatchObject(refusal);
    expect(await did('unlink', two)).toMatchObject({ status: 'UNLINKED', holderDid: undefined });
    expect(await ownLinks(holder)).toEqual([]);
    expect(await holderDidOf(two.learnerId)).toEqual([null, null]);
    const stored = await world.connection
      .collection('identity_links')
      .find({ holderId: holder.holderId })
      .toArray();
    expect(stored).toEqual([]);
  });

  test('a learner is one holder, although two accept at once', async () => {
    const [one, two] = [world.aHolder(), world.aHolder()];
    const { learnerId } = await aLearner();
    const made = await Promise.all(
      [one, two].map(({ did }) =>
        links().propose({ learnerId, method: 'ISSUER_ASSERTED', holderDid: did }, as.issuer()),
      ),
    );
    const outcomes = await Promise.allSettled(
      [one, two].map(({ context }, at) => links().accept({ linkId: made[at]?.linkId }, context)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reason } = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });

  test('a holder is one learner of an issuer, with all their DIDs and at once, and one of each issuer', async () => {
    const holder = world.aHolder({ dids: ['did:key:z6Mkold', 'did:key:z6Mknew'], did: 'did:key:z6Mknew' });
    const made = await Promise.all(
      holder.dids.map(async (holderDid) => {
        const { learnerId } = await aLearner();
        return links().propose({ learnerId, method: 'ISSUER_ASSERTED', holderDid }, as.issuer());
      }),
    );
    const outcomes = await Promise.allSettled(
      made.map(({ linkId }) => links().accept({ linkId }, holder.context)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const elsewhere = await proposedTo(holder, as.issuer(B));
    await expect(links().accept({ linkId: elsewhere.linkId }, holder.context)).resolves.toMatchObject({
      status: 'CONFIRMED',
    });
    for (const holderDid of holder.dids) {
      const { learner } = await world.rpc('ResolveLearnerByHolder', { issuerDid: B, holderDid }, as.peer(B));
      expect(learner.learnerId).toBe(elsewhere.learnerId);
    }
    await expect(
      world.rpc('ResolveLearnerByHolder', { issuerDid: B, holderDid: 'did:key:z6Mkold' }, as.peer(A)),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      world.rpc('ResolveLearnerByHolder', { issuerDid: B, holderDid: 'did:key:z6Mknone' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('takes a wallet with a key', async () => {
    const holder = world.aHolder({ did: undefined, dids: [] });
    const { learnerId } = await aLearner({ email: holder.email });
    const { linkId } = await links().propose({ learnerId, method: 'EMAIL_MATCH' }, as.issuer());
    await expect(links().accept({ linkId }, holder.context)).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
      message: expect.stringContaining('key'),
    });
  });

  test('shows the holder the institution, and the number once it is confirmed', async () => {
    const holder = world.aHolder();
    const { linkId } = await proposedTo(holder);
    const fields = '{ linkId issuerDid issuer { did } status learnerNumber }';
    const { data } = await world.graphql(
      `{ ownLearnerLinks { nodes ${fields} totalCount } }`,
      {},
      holder.context,
    );
    expect(data.ownLearnerLinks).toEqual({
      nodes: [{ linkId, issuerDid: A, issuer: { did: A }, status: 'PROPOSED', learnerNumber: null }],
      totalCount: 1,
    });
    const accepted = await world.graphql(
      `mutation ($input: OwnLearnerLinkInput!) { acceptLearnerLink(input: $input) { link ${fields} } }`,
      { input: { linkId } },
      holder.context,
    );
    expect(accepted.data.acceptLearnerLink.link).toMatchObject({
      status: 'CONFIRMED',
      learnerNumber: expect.any(String),
    });
  });
});

describe('asking to be forgotten', () => {
  test('reaches the issuer once, and ends with the erasure', async () => {
    const holder = world.aHolder();
    const { linkId, learnerId } = await proposedTo(holder);
    const request = () => links().requestErasure({ linkId }, holder.context);
    await expect(request()).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    await expect(links().requestErasure({ linkId }, world.aHolder().context)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await links().accept({ linkId }, holder.context);
    const asked = await request();
    expect(asked.erasureRequestedAt).toBeInstanceOf(Date);
    expect(await request()).toEqual(asked);
    const requests = async (context = as.issuer()) =>
      (await links().erasureRequests({}, context)).items.map((link) => link.linkId);
    expect(await requests()).toEqual([linkId]);
    expect(await requests(as.issuer(B))).toEqual([]);
    const { examined } = await examinedBy(world.connection, () => requests());
    expect(examined).toBe(1);
    await world.service.erasure.erase({ learnerId, reason: 'HOLDER_REQUEST' }, as.issuer(A, 'Admin'));
    expect(await requests()).toEqual([]);
  });
});

describe('merging', () => {
  const merge = (learnerId: string, intoLearnerId: string) =>
    world.service.merges.merge({ learnerId, intoLearnerId }, as.issuer());

  test('takes links along and gives them back', async () => {
    const holder = world.aHolder();
    const { linkId, learnerId } = await proposedTo(holder);
    await links().accept({ linkId }, holder.context);
    const into = (await aLearner()).learnerId;
    await merge(learnerId, into);
    expect(await holderDidOf(into)).toEqual([holder.did, holder.did]);
    await world.service.merges.undo({ learnerId }, as.issuer());
    expect(await holderDidOf(into)).toEqual([null, null]);
    expect(await holderDidOf(learnerId)).toEqual([holder.did, holder.did]);
  });

  test('two who are two holders stay two', async () => {
    const made = [];
    for (const holder of [world.aHolder(), world.aHolder()]) {
      const link = await proposedTo(holder);
      await links().accept({ linkId: link.linkId }, holder.context);
      made.push(link.learnerId);
    }
    const [one = '', two = ''] = made;
    await expect(merge(one, two)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});

describe('an erased holder', () => {
  test('is forgotten in every link, again and again', async () => {
    const holder = world.aHolder();
    const [confirmed, asked] = [await proposedTo(holder), await proposedTo(holder, as.issuer(B))];
    await links().accept({ linkId: confirmed.linkId }, holder.context);
    const { holderLinks } = world.learners.ports;
    const who = { holderId: holder.holderId, dids: holder.dids };
    const exported = await holderLinks.exportOf(who, as.unit());
    expect(exported.map(({ linkId }) => linkId).sort()).toEqual([confirmed.linkId, asked.linkId].sort());
    await holderLinks.forget(who, as.unit());
    await holderLinks.forget(who, as.unit());
    const stored = await world.connection.collection('identity_links').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(holder.did);
    expect(JSON.stringify(stored)).not.toContain(holder.holderId);
    const statusOf = (linkId: string) => stored.find(({ _id }) => String(_id) === linkId)?.['status'];
    expect([statusOf(confirmed.linkId), statusOf(asked.linkId)]).toEqual(['UNLINKED', 'REJECTED']);
    await expect(holderLinks.forget(who, as.issuer())).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });
});

test('whatever is listed looks at no more than it shows', async () => {
  const holder = world.aHolder();
  const { learnerId } = await proposedTo(holder);
  const { _id, ...row } = (await world.connection.collection('identity_links').findOne({ learnerId }))!;
  const rows = Array.from({ length: 300 }, () => ({
    ...row,
    _id: newId(),
    isUntold: null,
    createdAt: world.now(),
  }));
  await world.connection.collection('identity_links').insertMany(rows as never[]);
  for (const work of [
    () => links().ofLearner({ learnerId, first: 5 }, as.issuer()),
    () => links().ofHolder({ first: 5 }, holder.context),
  ]) {
    const { examined, countLimits } = await examinedBy(world.connection, work);
    expect(examined).toBeLessThanOrEqual(10);
    expect(countLimits).not.toContain(undefined);
  }
  expect((await examinedBy(world.connection, () => links().holdersOf([learnerId]))).examined).toBe(0);
});
