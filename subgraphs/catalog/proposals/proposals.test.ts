import { derivedId, newId } from '../../../kernel/ids.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import {
  PROPOSAL_STATUSES,
  type Proposal,
  type ProposalEvent,
  type ProposalStatus,
  requireTarget,
} from './proposal.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.letters.length = 0;
  world.registry.contactEmail = 'registrar@a.example';
  world.registry.failure = undefined;
});

const A = 'did:key:z6MkissuerA';
const B = 'did:key:z6MkissuerB';
const service = () => world.catalog.service.proposals;
const skills = () => world.catalog.service.skills;

const aSkill = () => ({ name: `Proposed ${world.unique()}`, skillType: 'SKILL' });
const draft = (given: object = {}, context = as.issuer(A)): Promise<Proposal> =>
  service().create({ kind: 'NEW_SKILL', payload: aSkill(), rationale: 'We teach it.', ...given }, context);
const edit = (
  proposalId: string,
  given: object = { rationale: 'We teach it well.' },
  context = as.issuer(A),
) => service().update({ proposalId, ...given }, context);
const submit = (proposalId: string, context = as.issuer(A)) => service().submit({ proposalId }, context);
const withdraw = (proposalId: string, context = as.issuer(A)) => service().withdraw({ proposalId }, context);
const decide = (proposalId: string, decision: string, context = as.admin(), reason?: string) =>
  service().decide({ proposalId, decision, ...reasonFor(decision, reason) }, context);
const reasonFor = (decision: string, reason = 'Because.') =>
  decision === 'START_REVIEW' || decision === 'ACCEPT' ? {} : { reason };

/** A proposal in a status, by the shortest way. */
async function aProposal(status: ProposalStatus, given: object = {}): Promise<Proposal> {
  const made = await draft(given);
  const { proposalId } = made;
  if (status === 'DRAFT') return made;
  if (status === 'WITHDRAWN') return withdraw(proposalId);
  const submitted = await submit(proposalId);
  const decision = {
    UNDER_REVIEW: 'START_REVIEW',
    CHANGES_REQUESTED: 'REQUEST_CHANGES',
    ACCEPTED: 'ACCEPT',
    REJECTED: 'REJECT',
  };
  return status === 'SUBMITTED' ? submitted : decide(proposalId, decision[status]);
}

const told = async ({ proposalId }: Proposal) =>
  (await world.told(proposalId)).map(({ action, previousState, newState }) => [
    action,
    previousState,
    newState,
  ]);

describe('drafting', () => {
  test('keeps what was told, unchecked, for the issuer that calls', async () => {
    const payload = { $set: { 'a.b': 1 }, 'x.y': [null, 'é'], name: 7 };
    const made = await draft({ payload });
    expect(made).toMatchObject({
      kind: 'NEW_SKILL',
      payload,
      rationale: 'We teach it.',
      status: 'DRAFT',
      proposerIssuerDid: A,
      proposerIssuerId: derivedId('issuer', A),
      rowVersion: 1,
    });
    expect(await service().byId({ id: made.proposalId }, as.issuer(A, 'Viewer'))).toEqual(made);
    expect(await told(made)).toEqual([['proposal.created', null, 'DRAFT']]);
  });

  test('repeated with its Idempotency-Key it is made once', async () => {
    const context = () => as.issuer(A, 'Admin', { idempotencyKey: 'propose-once' });
    const given = { payload: { $date: 5, name: 'Once' } };
    const first = await draft(given, context());
    expect(await draft(given, context())).toEqual(first);
  });

  test('the audit trail has ids and nothing that anybody wrote', async () => {
    const { proposalId } = await aProposal('REJECTED', { rationale: 'A secret rationale.' });
    const entries = await world.connection
      .collection('audit_entries')
      .find({ 'subject.id': proposalId })
      .toArray();
    expect(entries).toHaveLength(3);
    for (const entry of entries) {
      expect(entry['org']).toEqual({ type: 'ISSUER', id: derivedId('issuer', A) });
      expect(JSON.stringify(entry)).not.toMatch(/secret|Because/);
    }
  });

  let deep: unknown = 1;
  for (let depth = 0; depth < 70; depth++) deep = { deep };
  const bytes = (count: number) => ({ x: 'x'.repeat(count - '{"x":""}'.length) });

  test('takes 64 KB of JSON', async () => {
    await expect(draft({ payload: bytes(64 * 1024) })).resolves.toMatchObject({ status: 'DRAFT' });
  });

  test.each([
    ['no kind', { kind: undefined }, 'kind'],
    ['a kind that there is not', { kind: 'NEW_ISSUER' }, 'kind'],
    ['no target of what needs one', { kind: 'NEW_CODE' }, 'targetId'],
    ['a target of what needs none', { targetId: newId() }, 'targetId'],
    ['a target that is no id', { targetId: 'x' }, 'targetId'],
    ['no payload', { payload: undefined }, 'payload'],
    ['a payload that is null', { payload: null }, 'payload'],
    ['a payload that is text', { payload: '{}' }, 'payload'],
    ['a payload that is a list', { payload: [] }, 'payload'],
    ['a payload that is too long', { payload: bytes(64 * 1024 + 1) }, 'payload'],
    ['a payload that is too deep', { payload: { deep } }, 'payload'],
    ['a payload of broken Unicode', { payload: { x: '\ud800' } }, 'payload'],
    ['a payload that is no JSON', { payload: { x: Number.NaN } }, 'payload'],
    ['no rationale', { rationale: undefined }, 'rationale'],
    ['an empty rationale', { rationale: ' ' }, 'rationale'],
    ['a rationale that is too long', { rationale: 'x'.repeat(4001) }, 'rationale'],
    ['a field that is not known', { status: 'ACCEPTED' }, 'status'],
    ['another issuer', { proposerIssuerDid: B }, 'proposerIssuerDid'],
  ])('refuses %s', async (_, wrong, field) => {
    await expect(draft(wrong)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });
});

describe('every step from every status', () => {
  const STEPS: Readonly<Record<ProposalEvent, (proposalId: string) => Promise<Proposal>>> = {
    EDIT: (id) => edit(id),
    SUBMIT: (id) => submit(id),
    WITHDRAW: (id) => withdraw(id),
    START_REVIEW: (id) => decide(id, 'START_REVIEW'),
    ACCEPT: (id) => decide(id, 'ACCEPT'),
    REJECT: (id) => decide(id, 'REJECT'),
    REQUEST_CHANGES: (id) => decide(id, 'REQUEST_CHANGES'),
  };
  const DECIDED = { ACCEPT: 'ACCEPTED', REJECT: 'REJECTED', REQUEST_CHANGES: 'CHANGES_REQUESTED' };
  const WAYS: Readonly<Record<ProposalStatus, Readonly<Partial<Record<ProposalEvent, string>>>>> = {
    DRAFT: { EDIT: 'DRAFT', SUBMIT: 'SUBMITTED', WITHDRAW: 'WITHDRAWN' },
    SUBMITTED: { WITHDRAW: 'WITHDRAWN', START_REVIEW: 'UNDER_REVIEW', ...DECIDED },
    UNDER_REVIEW: { WITHDRAW: 'WITHDRAWN', ...DECIDED },
    // Submitting takes a change first.
    CHANGES_REQUESTED: { EDIT: 'CHANGES_REQUESTED', WITHDRAW: 'WITHDRAWN' },
    ACCEPTED: {},
    REJECTED: {},
    WITHDRAWN: {},
  };
  const AUDITED: Readonly<Record<ProposalEvent, string>> = {
    EDIT: 'proposal.updated',
    SUBMIT: 'proposal.submitted',
    WITHDRAW: 'proposal.withdrawn',
    START_REVIEW: 'proposal.review_started',
    ACCEPT: 'proposal.accepted',
    REJECT: 'proposal.rejected',
    REQUEST_CHANGES: 'proposal.changes_requested',
  };
  const cases = PROPOSAL_STATUSES.flatMap((from) =>
    (Object.keys(STEPS) as ProposalEvent[]).map((event) => ({
      from,
      event,
      to: WAYS[from][event] ?? 'refused',
    })),
  );

  test.each(cases)('$from, $event: $to', async ({ from, event, to }) => {
    const before = await aProposal(from);
    const entries = await told(before);
    const step = STEPS[event](before.proposalId);
    if (to === 'refused') {
      await expect(step).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
      expect(await told(before)).toEqual(entries);
      expect(await service().byId({ id: before.proposalId }, as.admin())).toEqual(before);
      return;
    }
    const after = await step;
    expect(after).toMatchObject({ status: to, rowVersion: before.rowVersion + 1 });
    expect(await service().byId({ id: before.proposalId }, as.admin())).toEqual(after);
    expect(await told(before)).toEqual([...entries, [AUDITED[event], from, to]]);
  });

  test('a refusal says from where the step is possible', async () => {
    const { proposalId } = await aProposal('ACCEPTED');
    await expect(edit(proposalId)).rejects.toMatchObject({
      message: 'This proposal is ACCEPTED; only one that is DRAFT or CHANGES_REQUESTED can be changed.',
    });
  });

  test('what changes were asked for is submitted again when it was changed, each time', async () => {
    const { proposalId } = await aProposal('CHANGES_REQUESTED');
    for (let round = 0; round < 2; round++) {
      await expect(submit(proposalId)).rejects.toMatchObject({
        code: 'INVALID_STATE_TRANSITION',
        message: 'The administrators asked for changes; change the proposal first, then submit it.',
      });
      await edit(proposalId);
      expect(await submit(proposalId)).toMatchObject({ status: 'SUBMITTED', decisionReason: 'Because.' });
      await decide(proposalId, 'REQUEST_CHANGES');
    }
  });
});

describe('changing', () => {
  test('keeps what is left out', async () => {
    const before = await draft();
    const payload = aSkill();
    expect(await edit(before.proposalId, { payload })).toEqual({ ...before, payload, rowVersion: 2 });
    expect(await edit(before.proposalId, { rationale: 'More.' })).toMatchObject({
      payload,
      rationale: 'More.',
    });
  });

  test.each([
    ['nothing', {}, 'input'],
    ['a target of what needs none', { targetId: newId() }, 'targetId'],
    ['a payload that is text', { payload: 'x' }, 'payload'],
    ['the kind', { kind: 'NEW_SKILL', rationale: 'x' }, 'kind'],
    ['the status', { status: 'ACCEPTED', rationale: 'x' }, 'status'],
    ['the result', { resultingId: newId(), rationale: 'x' }, 'resultingId'],
  ])('refuses %s', async (_, given, field) => {
    const { proposalId } = await draft();
    await expect(edit(proposalId, given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('ten at once are all kept', async () => {
    const { proposalId } = await draft();
    await Promise.all(Array.from({ length: 10 }, (_, i) => edit(proposalId, { rationale: `Reason ${i}` })));
    expect((await service().byId({ id: proposalId }, as.issuer(A))).rowVersion).toBe(11);
  });

  test('every change refuses an old version', async () => {
    const { proposalId } = await draft();
    const stale = { expectedRowVersion: 7 };
    const issuer = () => as.issuer(A, 'Operator', stale);
    for (const refused of [
      edit(proposalId, { rationale: 'x' }, issuer()),
      submit(proposalId, issuer()),
      withdraw(proposalId, issuer()),
      decide(proposalId, 'ACCEPT', as.admin('ADMIN', stale)),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
  });
});

describe('submitting', () => {
  test.each([
    ['a missing field', { skillType: 'SKILL' }, 'payload.name'],
    ['a field that is not known', { name: 'x', status: 'ACTIVE' }, 'payload.status'],
    ['a wrong list', { name: 'x', broaderIds: ['y'] }, 'payload.broaderIds[0]'],
    ['an identifier of no source', { name: 'x', source: 'ESCO' }, 'payload.sourceUri'],
  ])('refuses %s of the payload', async (_, payload, field) => {
    const before = await draft({ payload });
    const refused = submit(before.proposalId);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining(`${field}: `),
      details: [expect.objectContaining({ field })],
    });
    expect(await service().byId({ id: before.proposalId }, as.issuer(A))).toEqual(before);
    await edit(before.proposalId, { payload: aSkill() });
    expect(await submit(before.proposalId)).toMatchObject({ status: 'SUBMITTED' });
  });

  test('of ten at once one is told', async () => {
    const made = await draft();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => submit(made.proposalId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await told(made)).toHaveLength(2);
  });
});

describe('accepting', () => {
  test('makes the skill in the same commit', async () => {
    const broader = await skills().create({ name: 'Crafts' }, as.admin());
    const payload = { ...aSkill(), broaderIds: [broader.skillId] };
    const { proposalId } = await aProposal('UNDER_REVIEW', { payload });
    const accepted = await decide(proposalId, 'ACCEPT');
    const made = await skills().byId({ id: accepted.resultingId }, as.issuer(A));
    expect(made).toMatchObject({ ...payload, status: 'ACTIVE', createdBy: derivedId('admin', 'OPERATOR') });
    expect(await world.told(made.skillId)).toMatchObject([{ action: 'skill.created', newState: 'ACTIVE' }]);
  });

  test('of ten administrators one accepts, and one skill is made', async () => {
    const { proposalId, payload } = await aProposal('SUBMITTED');
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => decide(proposalId, 'ACCEPT')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    expect((await skills().list({ filter: { q: payload['name'] } }, as.admin())).total).toBe(1);
    expect(world.letters).toHaveLength(1);
  });

  test('of an acceptance and a withdrawal at once one happens, and a skill only with the first', async () => {
    for (let round = 0; round < 6; round++) {
      const { proposalId, payload } = await aProposal('SUBMITTED');
      const steps = [() => decide(proposalId, 'ACCEPT'), () => withdraw(proposalId)];
      const outcomes = await Promise.allSettled(
        (round % 2 ? steps : steps.toReversed()).map((step) => step()),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { status } = await service().byId({ id: proposalId }, as.admin());
      const { total } = await skills().list({ filter: { q: payload['name'] } }, as.admin());
      expect(total).toBe(status === 'ACCEPTED' ? 1 : 0);
    }
  });

  test('repeated with its Idempotency-Key it is done once', async () => {
    const { proposalId } = await aProposal('SUBMITTED');
    const context = () => as.admin('ADMIN', { idempotencyKey: 'accept-once' });
    const first = await decide(proposalId, 'ACCEPT', context());
    expect(await decide(proposalId, 'ACCEPT', context())).toEqual(first);
    expect(world.letters).toHaveLength(1);
  });

  test('refuses what the catalog has by now, and leaves everything as it was', async () => {
    const payload = { ...aSkill(), source: 'RSD', sourceUri: `https://rsd.example/${world.unique()}` };
    const before = await aProposal('SUBMITTED', { payload });
    await skills().create(payload, as.admin());
    await expect(decide(before.proposalId, 'ACCEPT')).rejects.toMatchObject({
      code: 'DUPLICATE',
      message: 'What is proposed is in the catalog already; reject the proposal, or ask for changes.',
    });
    expect(await service().byId({ id: before.proposalId }, as.admin())).toEqual(before);
    expect(world.letters).toEqual([]);
  });

  test('names what of the payload has become impossible', async () => {
    const { proposalId } = await aProposal('SUBMITTED', { payload: { name: 'x', broaderIds: [newId()] } });
    await expect(decide(proposalId, 'ACCEPT')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field: 'payload.broaderIds[0]', code: 'unknown' })],
    });
  });
});

describe('deciding', () => {
  test.each([
    ['no decision', { decision: undefined }, 'decision'],
    ['a decision that there is not', { decision: 'PUBLISH' }, 'decision'],
    ['a rejection without a reason', { decision: 'REJECT' }, 'reason'],
    ['a rejection with an empty reason', { decision: 'REJECT', reason: ' ' }, 'reason'],
    ['a request for changes without a reason', { decision: 'REQUEST_CHANGES' }, 'reason'],
    ['a reason to look at it', { decision: 'START_REVIEW', reason: 'x' }, 'reason'],
    ['a reason that is too long', { decision: 'ACCEPT', reason: 'x'.repeat(2001) }, 'reason'],
    ['a field that is not known', { decision: 'ACCEPT', resultingId: newId() }, 'resultingId'],
    ['what is no id', { decision: 'ACCEPT', proposalId: 'x' }, 'proposalId'],
  ])('refuses %s', async (_, wrong, field) => {
    const { proposalId } = await aProposal('SUBMITTED');
    await expect(service().decide({ proposalId, ...wrong }, as.admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each([
    ['ACCEPT', 'Your proposal was accepted', undefined],
    ['REJECT', 'Your proposal was rejected', 'Because.'],
    ['REQUEST_CHANGES', 'Your proposal needs changes', 'Because.'],
  ] as const)('%s is told to the contact of the issuer', async (decision, subject, reason) => {
    const { proposalId } = await aProposal('UNDER_REVIEW');
    expect(world.letters).toEqual([]);
    const decided = await decide(proposalId, decision);
    expect(decided.decisionReason).toBe(reason);
    expect(world.letters).toMatchObject([{ to: 'registrar@a.example', subject }]);
    expect(world.letters[0]?.paragraphs.join('\n')).toContain(`NEW_SKILL:\n${proposalId}`);
    expect(world.letters[0]?.quote?.text).toBe(reason);
  });

  test('an acceptance may come with a word', async () => {
    const { proposalId } = await aProposal('SUBMITTED');
    await service().decide({ proposalId, decision: 'ACCEPT', reason: 'Thank you.' }, as.admin());
    expect(world.letters[0]?.quote?.text).toBe('Thank you.');
  });

  test('an issuer without an address is decided about all the same', async () => {
    world.registry.contactEmail = null;
    const { proposalId } = await aProposal('SUBMITTED');
    expect(await decide(proposalId, 'REJECT')).toMatchObject({ status: 'REJECTED' });
    expect(world.letters).toEqual([]);
  });

  test('nothing is decided while the registry does not say whom to tell', async () => {
    const before = await aProposal('SUBMITTED');
    world.registry.failure = new Error('The registry is away.');
    await expect(decide(before.proposalId, 'ACCEPT')).rejects.toThrow('The registry is away.');
    expect(await service().byId({ id: before.proposalId }, as.admin())).toEqual(before);
    expect((await skills().list({ filter: { q: before.payload['name'] } }, as.admin())).total).toBe(0);
    expect(await decide(before.proposalId, 'START_REVIEW')).toMatchObject({ status: 'UNDER_REVIEW' });
  });
});

describe('proposals of others', () => {
  test('do not exist: every operation answers as for an id of nobody', async () => {
    const { proposalId } = await aProposal('SUBMITTED');
    const stranger = () => as.issuer(B, 'Admin', { expectedRowVersion: 99 });
    for (const ask of [
      (id: string) => edit(id, { rationale: 'x' }, stranger()),
      (id: string) => submit(id, stranger()),
      (id: string) => withdraw(id, stranger()),
      (id: string) => service().byId({ id }, stranger()),
    ]) {
      const [foreign, unknown] = await Promise.all(
        [proposalId, newId()].map((id) => ask(id).catch((error) => error)),
      );
      expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
      expect([foreign.message, foreign.details]).toEqual([unknown.message, unknown.details]);
    }
  });

  test('are in no list', async () => {
    const { proposalId } = await draft({}, as.issuer(B));
    const ids = async (context = as.admin()) =>
      (await service().list({ first: 1 }, context)).items.map((one) => one.proposalId);
    expect(await ids(as.issuer(B))).toEqual([proposalId]);
    expect(
      (await service().list({ first: 100 }, as.issuer(A))).items.map((one) => one.proposalId),
    ).not.toContain(proposalId);
    expect((await service().list({}, as.issuer('did:key:z6MkissuerC'))).total).toBe(0);
  });
});

describe('listing', () => {
  let own: CatalogWorld;
  beforeAll(async () => {
    own = await openCatalogWorld();
    for (const did of [A, A, B]) {
      own.moveClock(1000);
      const { proposals } = own.catalog.service;
      const given = { kind: 'NEW_SKILL', payload: { name: did }, rationale: 'x' };
      const { proposalId } = await proposals.create(given, as.issuer(did));
      if (did === B) await proposals.submit({ proposalId }, as.issuer(did));
    }
  });
  afterAll(() => own.close());
  const list = (input: object, context = as.admin()) => own.catalog.service.proposals.list(input, context);

  test('is newest first, for whoever may see them', async () => {
    const dids = async (context = as.admin()) =>
      (await list({}, context)).items.map((one) => one.proposerIssuerDid);
    expect(await dids()).toEqual([B, A, A]);
    expect(await dids(as.unit())).toEqual([B, A, A]);
    expect(await dids(as.issuer(A, 'Viewer'))).toEqual([A, A]);
  });

  test('narrows by status and kind', async () => {
    const total = async (filter: object, context = as.admin()) => (await list({ filter }, context)).total;
    expect(await total({ status: 'SUBMITTED' })).toBe(1);
    expect(await total({ status: 'SUBMITTED', kind: 'NEW_SKILL' })).toBe(1);
    expect(await total({ kind: 'NEW_CODE' })).toBe(0);
    expect(await total({ status: 'SUBMITTED' }, as.issuer(A))).toBe(0);
    await expect(total({ proposerIssuerId: 'x' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(total({ status: { $ne: 'x' } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('goes on behind a cursor', async () => {
    const document = `query ($after: String) {
      proposals(first: 2, after: $after) { nodes { proposerIssuerDid payload } totalCount pageInfo { endCursor hasNextPage } }
    }`;
    const first = (await own.graphql(document, {}, as.admin())).data.proposals;
    expect(first).toMatchObject({ nodes: [{ payload: { name: B } }, {}], totalCount: 3 });
    const rest = (await own.graphql(document, { after: first.pageInfo.endCursor }, as.admin())).data
      .proposals;
    expect(rest).toMatchObject({ nodes: [{ proposerIssuerDid: A }], pageInfo: { hasNextPage: false } });
  });

  test('every choice of conditions has an index in its order', async () => {
    const conditions = { proposerIssuerId: derivedId('issuer', A), status: 'DRAFT', kind: 'NEW_SKILL' };
    const choices = Object.entries(conditions).reduce<object[]>(
      (all, [field, value]) => all.flatMap((chosen) => [chosen, { ...chosen, [field]: value }]),
      [{}],
    );
    expect(choices).toHaveLength(8);
    for (const where of choices) {
      const collection = own.connection.collection('proposals');
      const asked = collection.find(where).sort({ createdAt: -1, _id: 1 });
      const { queryPlanner, executionStats } = await asked.explain('executionStats');
      expect(JSON.stringify(queryPlanner.winningPlan)).not.toMatch(/"SORT"|COLLSCAN/);
      expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
    }
  });
});

describe('over GraphQL', () => {
  const FIELDS =
    'proposalId kind status payload rationale proposerIssuerDid decisionReason resultingId rowVersion';
  const change = async (name: string, input: object, context: ReturnType<typeof as.nobody>) => {
    const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const { data, code } = await world.graphql(
      `mutation ($input: ${Name}Input!) { ${name}(input: $input) { proposal { ${FIELDS} } } }`,
      { input },
      context,
    );
    expect(code).toBeUndefined();
    return data[name].proposal;
  };

  test('a proposal goes all its ways', async () => {
    const input = { kind: 'NEW_SKILL', payload: { name: 'Thatching', 'a.b': 1 }, rationale: 'Roofs.' };
    const { proposalId } = await change('createProposal', input, as.issuer(A));
    await change('updateProposal', { proposalId, payload: aSkill() }, as.issuer(A));
    expect(await change('submitProposal', { proposalId }, as.issuer(A))).toMatchObject({
      status: 'SUBMITTED',
    });
    const decided = await change('decideProposal', { proposalId, decision: 'ACCEPT' }, as.admin());
    expect(decided).toMatchObject({
      status: 'ACCEPTED',
      resultingId: expect.any(String),
      decisionReason: null,
    });
    const { data } = await world.graphql(
      `query ($id: ID!) { proposal(id: $id) { ${FIELDS} } }`,
      { id: proposalId },
      as.issuer(A),
    );
    expect(data.proposal).toEqual(decided);
    const other = await change('createProposal', input, as.issuer(A));
    expect(other.payload).toEqual(input.payload);
    expect(await change('withdrawProposal', { proposalId: other.proposalId }, as.issuer(A))).toMatchObject({
      status: 'WITHDRAWN',
    });
  });
});

describe('over gRPC', () => {
  test('a proposal is submitted for a person, listed and decided about', async () => {
    const made = await draft();
    const { proposalId } = made;
    const { proposal } = await world.rpc('SubmitProposal', { proposalId }, as.issuer(A));
    expect(proposal).toMatchObject({
      proposalId,
      kind: 'NEW_SKILL',
      targetId: '',
      proposerIssuerDid: A,
      rationale: 'We teach it.',
      status: 'SUBMITTED',
      decisionReason: '',
      resultingId: '',
      rowVersion: 2,
    });
    expect(JSON.parse(proposal.payloadJson)).toEqual(made.payload);
    const listed = await world.rpc('ListProposals', {
      statusFilter: 'SUBMITTED',
      kindFilter: 'NEW_SKILL',
      pageSize: 100,
    });
    expect(listed.proposals).toContainEqual(proposal);
    const decision = { proposalId, decision: 'REJECT', reason: 'No.' };
    expect((await world.rpc('DecideProposal', decision)).proposal).toMatchObject({
      status: 'REJECTED',
      decisionReason: 'No.',
    });
  });

  test('a unit of itself submits nothing', async () => {
    const { proposalId } = await draft();
    await expect(world.rpc('SubmitProposal', { proposalId })).rejects.toMatchObject({
      code: 'SCOPE_MISSING',
    });
  });

  test('what is not sent is not given', async () => {
    const { proposalId } = await aProposal('SUBMITTED');
    await expect(world.rpc('DecideProposal', { proposalId })).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'decision', code: 'required' })],
    });
    await expect(world.rpc('SubmitProposal', {}, as.issuer(A))).rejects.toMatchObject({
      details: [expect.objectContaining({ field: 'proposalId', code: 'required' })],
    });
  });
});

describe('who may', () => {
  const suspended = () => {
    const context = as.issuer(A);
    return { ...context, identity: { ...context.identity, issuerStatus: 'SUSPENDED' as const } };
  };
  const CALLERS = {
    ADMIN: () => as.admin('ADMIN'),
    OPERATOR: () => as.admin('OPERATOR'),
    VIEWER: () => as.admin('VIEWER'),
    'an Admin of an issuer': () => as.issuer(A, 'Admin'),
    'an Operator of an issuer': () => as.issuer(A, 'Operator'),
    'a Viewer of an issuer': () => as.issuer(A, 'Viewer'),
    'a suspended issuer': suspended,
    'a unit': () => as.unit(),
    nobody: () => as.nobody(),
  };
  const READ = { nobody: 'UNAUTHENTICATED' };
  const WRITE = {
    ...READ,
    ADMIN: 'SCOPE_MISSING',
    OPERATOR: 'SCOPE_MISSING',
    VIEWER: 'SCOPE_MISSING',
    'a unit': 'SCOPE_MISSING',
    'a Viewer of an issuer': 'FORBIDDEN',
    'a suspended issuer': 'ISSUER_NOT_ACTIVE',
  };
  const DECIDE = {
    ...READ,
    VIEWER: 'FORBIDDEN',
    'an Admin of an issuer': 'SCOPE_MISSING',
    'an Operator of an issuer': 'SCOPE_MISSING',
    'a Viewer of an issuer': 'SCOPE_MISSING',
    'a suspended issuer': 'SCOPE_MISSING',
  };
  // Who may learns next what is wrong with the input.
  const OPERATIONS = {
    create: WRITE,
    update: WRITE,
    submit: WRITE,
    withdraw: WRITE,
    decide: DECIDE,
    byId: READ,
    list: READ,
  };
  test.each(
    Object.entries(OPERATIONS).flatMap(([operation, refusals]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(CALLERS).map(([caller, context]) => ({
        operation: operation as keyof typeof OPERATIONS,
        caller,
        context,
        code: refusals[caller] ?? 'VALIDATION_FAILED',
      })),
    ),
  )('$operation by $caller: $code', async ({ operation, context, code }) => {
    await expect(service()[operation]({ first: 0 }, context())).rejects.toMatchObject({ code });
  });
});

test.each([
  ['NEW_ENTRY', false],
  ['NEW_VERSION', true],
  ['RETIRE_ENTRY', true],
  ['NEW_SKILL', false],
  ['NEW_CODE', true],
] as const)('%s is about something that is there: %s', (kind, isAbout) => {
  const refused = (targetId: string | undefined) => {
    try {
      requireTarget(kind, targetId);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ details: [expect.objectContaining({ field: 'targetId' })] });
      return true;
    }
  };
  expect([refused(undefined), refused(newId())]).toEqual([isAbout, !isAbout]);
});
