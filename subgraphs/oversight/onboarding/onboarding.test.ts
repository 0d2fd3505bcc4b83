import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { by, byUnit, othersThan } from '../../testing/rooms.ts';
import {
  type CaseEvent,
  CHECKLIST_ITEMS,
  caseIdOf,
  newCase,
  STAGES,
  stageAfter,
  withNote,
} from './onboarding-case.ts';
import { admin, aTown, DAY, type Instance, type Town } from './testing/town.ts';

const ITEMS = ['LEGAL_NAME', 'DOMAIN_CONTROL', 'REGISTRATION_NUMBER', 'CONTACT_VERIFIED'];
const ALL_MET = ITEMS.map((item) => ({ item, state: 'MET' }));
const REFUSED = { code: 'INVALID_STATE_TRANSITION' };
const BEGUN = 'onboarding_case.decision_begun';

let town: Town;
let core: Instance;
beforeAll(async () => {
  town = await aTown();
  core = await town.open();
  for (const id of ['admin-1', 'admin-2']) town.standings.set(id, { role: 'ADMIN', status: 'ACTIVE' });
  town.standings.set('viewer', { role: 'VIEWER', status: 'ACTIVE' });
  town.standings.set('gone', { role: 'ADMIN', status: 'DISABLED' });
});
afterAll(() => town.close());
beforeEach(() => {
  town.letters.length = 0;
  town.play.beforeDeciding = undefined;
  town.play.afterDeciding = undefined;
});

const me = by(admin());
const shown = async (caseId: string) => core.ask('onboardingCase', { id: caseId }, me);

/** The case of an issuer that has just registered, whose receipt was read and put away. */
async function aCase(given: Parameters<Town['register']>[0] = {}) {
  const id = await town.register(given);
  await core.catchUp();
  town.letters.length = 0;
  return { id, caseId: caseIdOf('ISSUER', id) };
}

/** A case that only waits for the decision. */
async function aCheckedCase(given: Parameters<Town['register']>[0] = {}) {
  const made = await aCase(given);
  await core.change('updateOnboardingChecklist', { caseId: made.caseId, items: ALL_MET }, me);
  return made;
}

const approve = (caseId: string, context = me, instance = core) =>
  instance.change('decideOnboardingCase', { caseId, decision: 'APPROVE' }, context);
const reject = (caseId: string, context = me, instance = core) =>
  instance.change('decideOnboardingCase', { caseId, decision: 'REJECT', reason: 'Unknown.' }, context);
const reopen = (caseId: string, context = by(admin('admin-2'))) =>
  core.change(
    'updateOnboardingChecklist',
    { caseId, items: [{ item: 'LEGAL_NAME', state: 'OPEN', note: 'Merged.' }] },
    context,
  );

describe('the stages', () => {
  const TABLE: Record<CaseEvent, Partial<Record<(typeof STAGES)[number], string>>> = {
    assign: {
      SUBMITTED: 'UNDER_REVIEW',
      UNDER_REVIEW: 'UNDER_REVIEW',
      INFO_REQUESTED: 'UNDER_REVIEW',
    },
    review: {
      SUBMITTED: 'UNDER_REVIEW',
      UNDER_REVIEW: 'UNDER_REVIEW',
      INFO_REQUESTED: 'UNDER_REVIEW',
    },
    requestInfo: { UNDER_REVIEW: 'INFO_REQUESTED', INFO_REQUESTED: 'INFO_REQUESTED' },
    approve: { UNDER_REVIEW: 'APPROVED', INFO_REQUESTED: 'APPROVED' },
    reject: { UNDER_REVIEW: 'REJECTED', INFO_REQUESTED: 'REJECTED' },
    settleApproved: { SUBMITTED: 'APPROVED', UNDER_REVIEW: 'APPROVED', INFO_REQUESTED: 'APPROVED' },
    settleRejected: { SUBMITTED: 'REJECTED', UNDER_REVIEW: 'REJECTED', INFO_REQUESTED: 'REJECTED' },
  };
  const cells = Object.entries(TABLE).flatMap(([event, to]) =>
    STAGES.map((stage) => [event as CaseEvent, stage, to[stage]] as const),
  );
  test.each(cells)('%s of a case that is %s: %s', (event, stage, to) => {
    if (to) expect(stageAfter(event, stage)).toBe(to);
    else expect(() => stageAfter(event, stage)).toThrow(expect.objectContaining(REFUSED));
  });

  test('only custodians must show a mandate', () => {
    const itemsOf = (type: 'ISSUER' | 'CUSTODIAN') =>
      newCase({ type, id: 'x', did: 'did:key:z6Mk1' }, town.now(), town.now()).checklist.map(
        ({ item }) => item,
      );
    expect(itemsOf('ISSUER')).toEqual(ITEMS);
    expect(itemsOf('CUSTODIAN')).toEqual(CHECKLIST_ITEMS);
  });

  test('a case holds 200 notes', () => {
    const note = { kind: 'REMARK', text: 'x', authorId: 'a', at: town.now() } as const;
    let full = newCase({ type: 'ISSUER', id: 'x', did: 'did:key:z6Mk1' }, town.now(), town.now());
    for (let at = 0; at < 200; at++) full = withNote(full, note);
    expect(() => withNote(full, note)).toThrow(expect.objectContaining({ code: 'LIMIT_REACHED' }));
  });
});

describe('cases follow the registry', () => {
  test('a registration opens one case, however often the trail tells of it', async () => {
    const at = town.now();
    const { id, caseId } = await aCase();
    const positions = town.store.connection('core').collection('audit_readers');
    await positions.updateMany({}, { $set: { seq: 0 } });
    await core.catchUp();

    expect(await shown(caseId)).toMatchObject({
      org: { type: 'ISSUER', id },
      applicant: { name: 'Ardmore University', contactEmail: 'registrar@ardmore.example' },
      stage: 'SUBMITTED',
      checklist: ITEMS.map((item) => ({ item, state: 'OPEN', note: null })),
      assignedTo: null,
      notes: [],
      submittedAt: at,
      dueAt: new Date(at.getTime() + 10 * DAY),
      isOverdue: false,
      rowVersion: 1,
    });
    expect(await town.facts(caseId)).toMatchObject([
      {
        action: 'onboarding_case.opened',
        actor: { type: 'SYSTEM', id: 'core-engine' },
        newState: 'SUBMITTED',
      },
    ]);
    expect(town.letters).toEqual([]);
  });

  test('a demonstration gets none, and what the registry forgot neither', async () => {
    const { caseId } = await aCase({ isDemo: true });
    await expect(shown(caseId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const id = await town.register();
    town.remove(id);
    await core.catchUp();
    await expect(shown(caseIdOf('ISSUER', id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('what the registry says of the organization is always of today', async () => {
    const { id, caseId } = await aCase();
    town.rename(id, { name: 'Ardmore Institute', contactEmail: null });
    expect((await shown(caseId)).applicant).toMatchObject({ name: 'Ardmore Institute', contactEmail: null });
    town.remove(id);
    expect((await shown(caseId)).applicant).toBeNull();
    const stored = await town.store.connection('core').collection('onboarding_cases').find({}).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/Ardmore|registrar@/);
  });

  test('a registry that does not answer delays the case and loses nothing', async () => {
    const id = await town.register();
    town.play.failure = new AppError('UPSTREAM_UNAVAILABLE', 'Down.');
    await core.catchUp();
    town.play.failure = undefined;
    await expect(shown(caseIdOf('ISSUER', id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await core.catchUp();
    expect(await shown(caseIdOf('ISSUER', id))).toMatchObject({ stage: 'SUBMITTED' });
  });

  test.each([
    ['approved directly', 'issuer.approved', 'ACTIVE', 'APPROVED', 'Your institution is approved'],
    ['rejected directly', 'issuer.rejected', 'REJECTED', 'REJECTED', 'Your registration was not approved'],
    ['set to ACTIVE', 'issuer.status_set', 'ACTIVE', 'APPROVED', 'Your institution is approved'],
    ['revoked', 'issuer.status_set', 'REVOKED', 'REJECTED', 'Your registration was not approved'],
  ] as const)(
    'an issuer that is %s closes its case, and is told once',
    async (_how, action, status, stage, subject) => {
      const { id, caseId } = await aCase();
      await town.setStatus(id, status, { action, reason: 'Known for years.' });
      await core.catchUp();
      await core.catchUp();

      expect(await shown(caseId)).toMatchObject({
        stage,
        decidedBy: 'registrar',
        decidedAt: town.now(),
        notes: [{ kind: stage, text: 'Known for years.', authorId: 'registrar' }],
      });
      expect(town.letters).toMatchObject([{ to: 'registrar@ardmore.example', subject }]);
      // The reason was written for the trail.
      expect(JSON.stringify(town.letters)).not.toContain('Known for years.');
    },
  );

  test('a suspension decides nothing, and a closed case stays closed', async () => {
    const { id, caseId } = await aCase();
    await town.setStatus(id, 'SUSPENDED');
    await core.catchUp();
    expect(await shown(caseId)).toMatchObject({ stage: 'SUBMITTED' });
    await town.setStatus(id, 'ACTIVE');
    await town.setStatus(id, 'REVOKED');
    await core.catchUp();
    expect(await shown(caseId)).toMatchObject({ stage: 'APPROVED' });
    expect(town.letters).toHaveLength(1);
  });

  test('years of history open and close cases without a letter', async () => {
    const id = await town.register();
    await town.setStatus(id, 'ACTIVE', { action: 'issuer.approved' });
    town.moveClock(2 * DAY);
    await core.catchUp();
    expect(await shown(caseIdOf('ISSUER', id))).toMatchObject({ stage: 'APPROVED' });
    expect(town.letters).toEqual([]);
  });

  test('two instances read the trail at once and open one case each', async () => {
    const other = await town.another();
    const ids = await Promise.all([town.register(), town.register(), town.register()]);
    await core.catchUp();
    await town.store
      .connection('core')
      .collection('audit_readers')
      .updateMany({}, { $set: { seq: 0 } });
    await Promise.all([core.room.catchUp(), other.room.catchUp()]);
    for (const id of ids) {
      expect((await town.facts(caseIdOf('ISSUER', id))).map(({ action }) => action)).toEqual([
        'onboarding_case.opened',
      ]);
    }
  });
});

describe('working on a case', () => {
  test('assigning puts it under review; a colleague can take over', async () => {
    const { caseId } = await aCase();
    const taken = await core.change('assignOnboardingCase', { caseId, note: 'Known\nto me.' }, me);
    expect(taken).toMatchObject({
      case: { stage: 'UNDER_REVIEW', assignedTo: 'admin-1', rowVersion: 2 },
      isApplicantMailed: false,
    });
    const handed = await core.change('assignOnboardingCase', { caseId, assigneeId: 'admin-2' }, me);
    expect(handed.case).toMatchObject({
      assignedTo: 'admin-2',
      notes: [{ kind: 'REMARK', text: 'Known\nto me.', authorId: 'admin-1', at: town.now() }],
    });
    expect(await town.facts(caseId)).toMatchObject([
      {},
      {
        action: 'onboarding_case.assigned',
        actor: { id: 'admin-1' },
        reason: 'admin-1',
        previousState: 'SUBMITTED',
        newState: 'UNDER_REVIEW',
      },
      { action: 'onboarding_case.assigned', reason: 'admin-2' },
    ]);
  });

  test.each(['nobody', 'gone', 'viewer'])('%s cannot be assigned', async (assigneeId) => {
    const { caseId } = await aCase();
    await expect(core.change('assignOnboardingCase', { caseId, assigneeId }, me)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'assigneeId' }],
    });
  });

  test('a question goes to the applicant by e-mail, and not into the trail', async () => {
    const { caseId, id } = await aCase();
    const ask = (context = me) =>
      core.change('requestOnboardingInfo', { caseId, message: 'Which ministry lists you?' }, context);
    await expect(ask()).rejects.toMatchObject(REFUSED);
    await core.change('assignOnboardingCase', { caseId }, me);
    const keyed = { ...me, idempotencyKey: 'ask-once' };
    const first = await ask(keyed);
    expect(await ask(keyed)).toEqual(first);

    expect(first).toMatchObject({
      case: {
        stage: 'INFO_REQUESTED',
        notes: [{ kind: 'INFO_REQUESTED', text: 'Which ministry lists you?', authorId: 'admin-1' }],
      },
      isApplicantMailed: true,
    });
    expect(town.letters).toMatchObject([
      {
        to: 'registrar@ardmore.example',
        subject: 'A question about your registration',
        quote: { text: 'Which ministry lists you?' },
      },
    ]);
    // A name that nobody has approved does not travel in our name.
    expect(JSON.stringify(town.letters)).not.toContain('Ardmore University');
    const facts = JSON.stringify(await town.facts(caseId));
    expect(facts).not.toMatch(/ministry|registrar@/);

    town.rename(id, { contactEmail: null });
    expect(await ask()).toMatchObject({ isApplicantMailed: false });
    expect(town.letters).toHaveLength(1);

    town.rename(id, { contactEmail: 'registrar@ardmore.example' });
    town.mailer.isSetUp = false;
    expect(await ask()).toMatchObject({ isApplicantMailed: false });
    town.mailer.isSetUp = true;
  });

  test.each([
    ['the checklist', 'updateOnboardingChecklist', { items: [{ item: 'LEGAL_NAME', state: 'MET' }] }],
    ['assigning', 'assignOnboardingCase', {}],
  ] as const)('after an answer %s leads back to the review', async (_what, field, input) => {
    const { caseId } = await aCase();
    await core.change('assignOnboardingCase', { caseId }, me);
    await core.change('requestOnboardingInfo', { caseId, message: 'Why?' }, me);
    expect(await core.change(field, { caseId, ...input }, me)).toMatchObject({
      case: { stage: 'UNDER_REVIEW' },
    });
  });

  test('the checklist keeps what is not named', async () => {
    const { caseId } = await aCase();
    const check = (items: object[], note?: string) =>
      core.change('updateOnboardingChecklist', { caseId, items, note }, me);
    await check([{ item: 'LEGAL_NAME', state: 'MET', note: 'In the register.' }]);
    const after = await check(
      [
        { item: 'LEGAL_NAME', state: 'OPEN' },
        { item: 'DOMAIN_CONTROL', state: 'WAIVED' },
      ],
      'Looks odd.',
    );
    expect(after.case).toMatchObject({
      stage: 'UNDER_REVIEW',
      checklist: [
        {
          item: 'LEGAL_NAME',
          state: 'OPEN',
          note: 'In the register.',
          changedBy: 'admin-1',
          changedAt: town.now(),
        },
        { item: 'DOMAIN_CONTROL', state: 'WAIVED', note: null },
        { item: 'REGISTRATION_NUMBER', state: 'OPEN', changedBy: null },
        { item: 'CONTACT_VERIFIED', state: 'OPEN' },
      ],
      notes: [{ kind: 'REMARK', text: 'Looks odd.' }],
    });
    expect((await town.facts(caseId)).at(-1)).toMatchObject({
      action: 'onboarding_case.checklist_updated',
      reason: 'LEGAL_NAME OPEN, DOMAIN_CONTROL WAIVED',
    });
  });

  test('If-Match protects each change', async () => {
    const { caseId } = await aCheckedCase();
    const stale = { ...me, expectedRowVersion: 1 };
    for (const [field, input] of [
      ['assignOnboardingCase', {}],
      ['requestOnboardingInfo', { message: 'Why?' }],
      ['updateOnboardingChecklist', { items: ALL_MET }],
      ['decideOnboardingCase', { decision: 'APPROVE' }],
    ] as const) {
      await expect(core.change(field, { caseId, ...input }, stale)).rejects.toMatchObject({
        code: 'ROW_VERSION_MISMATCH',
      });
    }
    expect(await approve(caseId, { ...me, expectedRowVersion: 2 })).toMatchObject({
      case: { stage: 'APPROVED' },
    });
  });

  const id = newId();
  test.each([
    ['onboardingCase', { id: 'x' }],
    ['onboardingCase', { id, orgType: 'HOLDER' }],
    ['onboardingCases', { filter: { stage: 'DONE' } }],
    ['onboardingCases', { filter: { stage: { $ne: 'SUBMITTED' } } }],
    ['onboardingCases', { filter: { overdue: 'yes' } }],
    ['onboardingCases', { filter: { q: ' ' } }],
    ['onboardingCases', { filter: { q: 'a'.repeat(101) } }],
    ['onboardingCases', { filter: { name: 'x' } }],
    ['onboardingCases', { first: 101 }],
  ] as const)('%s refuses bad input %#', async (field, args) => {
    await expect(core.ask(field, args, me)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
  test.each([
    ['assignOnboardingCase', { caseId: 'x' }],
    ['assignOnboardingCase', { caseId: { $gt: '' } }],
    ['assignOnboardingCase', { caseId: id, assigneeId: '' }],
    ['assignOnboardingCase', { caseId: id, note: 'a'.repeat(2001) }],
    ['assignOnboardingCase', { caseId: id, role: 'ADMIN' }],
    ['requestOnboardingInfo', { caseId: id }],
    ['requestOnboardingInfo', { caseId: id, message: '??' }],
    ['requestOnboardingInfo', { caseId: id, message: 'a'.repeat(2001) }],
    ['requestOnboardingInfo', { caseId: id, message: 'Why\u0000?' }],
    ['updateOnboardingChecklist', { caseId: id, items: [] }],
    ['updateOnboardingChecklist', { caseId: id, items: [{ item: 'LEGAL_NAME' }] }],
    ['updateOnboardingChecklist', { caseId: id, items: [{ item: 'SHOE_SIZE', state: 'MET' }] }],
    ['updateOnboardingChecklist', { caseId: id, items: [{ item: 'LEGAL_NAME', state: 'DONE' }] }],
    ['updateOnboardingChecklist', { caseId: id, items: [ALL_MET[0], ALL_MET[0]] }],
    ['decideOnboardingCase', { caseId: id, decision: 'MAYBE' }],
    ['decideOnboardingCase', { caseId: id, decision: 'REJECT' }],
    ['decideOnboardingCase', { caseId: id, decision: 'REJECT', reason: ' ' }],
    ['decideOnboardingCase', { caseId: id, decision: 'APPROVE', reason: 'a'.repeat(2001) }],
  ] as const)('%s refuses bad input %#', async (field, input) => {
    await expect(core.change(field, input, me)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('an issuer has no mandate to show', async () => {
    const { caseId } = await aCase();
    const items = [ALL_MET[0], { item: 'MANDATE', state: 'MET' }];
    await expect(core.change('updateOnboardingChecklist', { caseId, items }, me)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'items[1].item', code: 'not_on_list' }],
    });
  });

  test('unknown cases, and cases of the other kind, do not exist', async () => {
    const { caseId } = await aCheckedCase();
    for (const which of [{ caseId: newId() }, { caseId, orgType: 'CUSTODIAN' }]) {
      for (const [field, input] of [
        ['assignOnboardingCase', {}],
        ['requestOnboardingInfo', { message: 'Why?' }],
        ['updateOnboardingChecklist', { items: ALL_MET }],
        ['decideOnboardingCase', { decision: 'APPROVE' }],
      ] as const) {
        await expect(core.change(field, { ...which, ...input }, me)).rejects.toMatchObject({
          code: 'NOT_FOUND',
        });
      }
    }
    await expect(core.ask('onboardingCase', { id: caseId, orgType: 'CUSTODIAN' }, me)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each([...othersThan('admin'), admin('viewer', 'VIEWER')])(
    'nothing changes for %j',
    async (identity) => {
      for (const field of [
        'assignOnboardingCase',
        'requestOnboardingInfo',
        'updateOnboardingChecklist',
        'decideOnboardingCase',
      ] as const) {
        await expect((async () => core.change(field, { caseId: id }, by(identity)))()).rejects.toMatchObject({
          code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN/),
        });
      }
      if (identity.kind === 'admin') return;
      for (const [field, args] of [
        ['onboardingCase', { id }],
        ['onboardingCases', {}],
      ] as const) {
        await expect(core.ask(field, args, by(identity))).rejects.toMatchObject({
          code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
        });
      }
    },
  );
});

describe('deciding', () => {
  test('an approval takes effect in the registry, closes the case and tells the applicant', async () => {
    const { id, caseId } = await aCheckedCase();
    const keyed = { ...me, idempotencyKey: newId() };
    const input = { caseId, decision: 'APPROVE', reason: 'Accredited.' };
    const decided = await core.change('decideOnboardingCase', input, keyed);
    expect(await core.change('decideOnboardingCase', input, keyed)).toEqual(decided);
    await core.catchUp();

    expect(decided).toMatchObject({
      case: {
        stage: 'APPROVED',
        applicant: { status: 'ACTIVE' },
        decidedBy: 'admin-1',
        notes: [{ kind: 'APPROVED', text: 'Accredited.' }],
      },
      isApplicantMailed: true,
    });
    expect(town.letters).toMatchObject([{ subject: 'Your institution is approved' }]);
    const trail = await core.trail.list({ filter: { subjectId: id, action: 'issuer.approved' } }, me);
    expect(trail.items).toMatchObject([{ actor: { id: 'admin-1', role: 'ADMIN' }, reason: 'Accredited.' }]);
    expect((await town.facts(caseId)).slice(-2)).toMatchObject([
      { action: 'onboarding_case.decision_begun', actor: { id: 'admin-1' }, reason: 'APPROVE' },
      {
        action: 'onboarding_case.approved',
        actor: { id: 'admin-1' },
        previousState: 'UNDER_REVIEW',
        newState: 'APPROVED',
      },
    ]);
    await expect(approve(caseId)).rejects.toMatchObject(REFUSED);
  });

  test('a rejection tells the applicant why', async () => {
    const { caseId } = await aCase();
    const reject = () =>
      core.change('decideOnboardingCase', { caseId, decision: 'REJECT', reason: 'No such college.' }, me);
    await expect(reject()).rejects.toMatchObject(REFUSED);
    await core.change('assignOnboardingCase', { caseId }, me);
    expect(await reject()).toMatchObject({ case: { stage: 'REJECTED', applicant: { status: 'REJECTED' } } });
    expect(town.letters).toMatchObject([
      { subject: 'Your registration was not approved', quote: { text: 'No such college.' } },
    ]);
    expect(JSON.stringify(town.letters)).not.toContain('Ardmore University');
  });

  test('an open item refuses the approval by name, and leaves the registry alone', async () => {
    const { caseId } = await aCase();
    const items = [
      { item: 'LEGAL_NAME', state: 'MET' },
      { item: 'REGISTRATION_NUMBER', state: 'WAIVED' },
    ];
    await core.change('updateOnboardingChecklist', { caseId, items }, me);
    await expect(approve(caseId)).rejects.toMatchObject({
      ...REFUSED,
      message: expect.stringContaining('DOMAIN_CONTROL, CONTACT_VERIFIED'),
    });
    expect((await shown(caseId)).applicant).toMatchObject({ status: 'PENDING_APPROVAL' });
  });

  test('of two administrators who decide at once one wins', async () => {
    const other = await town.another();
    for (let round = 0; round < 3; round++) {
      town.letters.length = 0;
      const { caseId } = await aCheckedCase();
      const outcomes = await Promise.allSettled([
        approve(caseId),
        reject(caseId, by(admin('admin-2')), other),
      ]);
      await core.catchUp();
      const won = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: expect.stringMatching(/^(CONFLICT|INVALID_STATE_TRANSITION)$/) },
      });
      const closed = await shown(caseId);
      expect(closed.applicant.status).toBe(closed.stage === 'APPROVED' ? 'ACTIVE' : 'REJECTED');
      expect(won[0]).toMatchObject({ value: { case: { stage: closed.stage } } });
      expect(town.letters).toHaveLength(1);
    }
  });

  test.each([
    ['the trail closes the case first', 'afterDeciding', () => core.catchUp()],
    [
      'it took so long that a colleague went on with the case',
      'beforeDeciding',
      async (caseId: string) => {
        town.moveClock(90_000);
        await core.change('assignOnboardingCase', { caseId, assigneeId: 'admin-2' }, me);
      },
    ],
  ] as const)('the approval holds when %s', async (_what, when, meanwhile) => {
    const { caseId } = await aCheckedCase();
    town.play[when] = () => meanwhile(caseId);
    const decided = await approve(caseId);
    await core.catchUp();
    expect(decided).toMatchObject({ case: { stage: 'APPROVED', decidedBy: 'admin-1' } });
    expect(await shown(caseId)).toMatchObject({ stage: 'APPROVED', decidedBy: 'admin-1' });
    expect(town.letters).toHaveLength(1);
  });

  test('an issuer that was approved elsewhere cannot be decided about again', async () => {
    const { id, caseId } = await aCheckedCase();
    await town.setStatus(id, 'ACTIVE', { action: 'issuer.approved' });
    await expect(
      core.change('decideOnboardingCase', { caseId, decision: 'REJECT', reason: 'Late.' }, me),
    ).rejects.toMatchObject(REFUSED);
    expect((await shown(caseId)).applicant).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('while a decision is under way', () => {
  /** A decision that waits at the registry until it is let through, by default for ever. */
  async function waiting(decide: typeof approve) {
    const made = await aCheckedCase();
    town.letters.length = 0;
    let letThrough: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const outcome = await new Promise<{ readonly decided: ReturnType<typeof approve> }>((resolve) => {
      town.play.beforeDeciding = () => {
        resolve({ decided });
        return gate;
      };
      const decided = decide(made.caseId);
    });
    town.play.beforeDeciding = undefined;
    return { ...made, ...outcome, letThrough };
  }
  const isComplete = ({ checklist }: { checklist: readonly { state: string }[] }) =>
    checklist.every(({ state }) => state !== 'OPEN');

  describe.each([
    ['an approval', approve, 'APPROVED'],
    ['a rejection', reject, 'REJECTED'],
  ] as const)('%s', (_what, decide, stage) => {
    test.each([
      ['the checklist', reopen],
      ['assigning', (caseId: string) => core.change('assignOnboardingCase', { caseId }, me)],
      [
        'a question',
        (caseId: string) => core.change('requestOnboardingInfo', { caseId, message: 'Why?' }, me),
      ],
      ['another approval', approve],
      ['another rejection', reject],
      ['a change with If-Match', (caseId: string) => reopen(caseId, { ...me, expectedRowVersion: 2 })],
    ])('%s waits for it', async (_other, change) => {
      const { caseId, decided, letThrough } = await waiting(decide);
      const seen = await shown(caseId);
      await expect(change(caseId)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/read it again.*in 90 seconds.*repeat/s),
      });
      letThrough();

      expect(await decided).toMatchObject({ case: { stage, rowVersion: seen.rowVersion + 1 } });
      const closed = await shown(caseId);
      expect(closed).toMatchObject({ stage, checklist: seen.checklist, assignedTo: null });
      expect(isComplete(closed)).toBe(true);
      await expect(change(caseId)).rejects.toMatchObject({
        code: expect.stringMatching(/^(INVALID_STATE_TRANSITION|ROW_VERSION_MISMATCH)$/),
      });
      expect(town.letters).toHaveLength(1);
    });

    test.each([
      ['dies before it asks the registry', async () => waiting(decide)],
      [
        'gets no answer',
        async () => {
          const made = await aCheckedCase();
          town.play.beforeDeciding = async () => {
            throw new AppError('UPSTREAM_UNAVAILABLE', 'Down.');
          };
          await expect(decide(made.caseId)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
          town.play.beforeDeciding = undefined;
          return made;
        },
      ],
    ])('that %s ends by itself', async (_how, cutOff) => {
      const { id, caseId } = await cutOff();
      town.moveClock(89_000);
      await expect(reopen(caseId)).rejects.toMatchObject({ code: 'CONFLICT' });
      town.moveClock(1000);
      expect(await reopen(caseId)).toMatchObject({ case: { applicant: { status: 'PENDING_APPROVAL' } } });
      await expect(approve(caseId)).rejects.toMatchObject({ message: expect.stringContaining('LEGAL_NAME') });
      expect(await reject(caseId)).toMatchObject({ case: { org: { id }, stage: 'REJECTED' } });
    });

    test('that is cut off behind the registry heals from the trail, with the checklist that was checked', async () => {
      const { caseId } = await aCheckedCase();
      town.play.afterDeciding = async () => {
        throw new AppError('UPSTREAM_TIMEOUT', 'Cut off.');
      };
      await expect(decide(caseId)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
      expect(await shown(caseId)).toMatchObject({ stage: 'UNDER_REVIEW' });
      await expect(reopen(caseId)).rejects.toMatchObject({ code: 'CONFLICT' });
      town.moveClock(90_000);
      for (const change of [reopen, approve, reject, reopen]) {
        await expect(change(caseId)).rejects.toMatchObject({
          ...REFUSED,
          message: expect.stringContaining('closes by itself'),
        });
      }

      await core.catchUp();
      const closed = await shown(caseId);
      expect(closed).toMatchObject({ stage, decidedBy: 'admin-1' });
      expect(isComplete(closed)).toBe(true);
      expect(town.letters).toHaveLength(1);
    });

    test.each(['FORBIDDEN', 'VALIDATION_FAILED', 'NOT_FOUND'] as const)(
      'that the registry refuses with %s gives the case back',
      async (code) => {
        const { caseId } = await aCheckedCase();
        town.play.beforeDeciding = async () => {
          throw new AppError(code, 'No.');
        };
        await expect(decide(caseId)).rejects.toMatchObject({ code });
        town.play.beforeDeciding = undefined;
        expect((await town.facts(caseId)).slice(-2)).toMatchObject([
          { action: BEGUN },
          { action: 'onboarding_case.decision_failed', status: 'FAILED', reason: code },
        ]);
        expect(await shown(caseId)).toMatchObject({ stage: 'UNDER_REVIEW', checklist: ALL_MET });
        expect(await decide(caseId)).toMatchObject({ case: { stage } });
      },
    );

    test.each([
      ['the case has followed', true],
      ['the case has not followed yet', false],
    ])('yields to an approval at the registry itself; %s', async (_when, hasFollowed) => {
      const { id, caseId, decided, letThrough } = await waiting(decide);
      await town.setStatus(id, 'ACTIVE', { action: 'issuer.approved' });
      if (hasFollowed) await core.catchUp();
      letThrough();
      await expect(decided).rejects.toMatchObject({
        ...REFUSED,
        message: expect.stringContaining('decided about this organization already'),
      });
      await core.catchUp();
      expect(await shown(caseId)).toMatchObject({ stage: 'APPROVED', decidedBy: 'registrar' });
      expect(town.letters).toMatchObject([{ subject: 'Your institution is approved' }]);
    });

    test('and a change that was read before it never both count', async () => {
      for (let round = 0; round < 5; round++) {
        const { caseId } = await aCheckedCase();
        const guarded = { ...me, expectedRowVersion: 2 };
        const outcomes = await Promise.allSettled([decide(caseId, guarded), reopen(caseId)]);
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const { checklist, ...after } = await shown(caseId);
        expect(isComplete({ checklist })).toBe(after.stage === stage);
      }
    });
  });

  test('a case of an earlier release can be decided', async () => {
    const { caseId } = await aCheckedCase();
    await town.store
      .connection('core')
      .collection<{ _id: string }>('onboarding_cases')
      .updateOne({ _id: caseId }, { $unset: { decidingUntil: 1 } });
    expect(await approve(caseId)).toMatchObject({ case: { stage: 'APPROVED' } });
  });
});

describe('the list', () => {
  const idsOf = async (filter: object, page: object = {}) => {
    const { nodes, totalCount } = await core.ask('onboardingCases', { filter, ...page }, me);
    return { ids: nodes.map(({ caseId }: { caseId: string }) => caseId), totalCount };
  };
  let first: string;
  let second: string;
  let third: string;

  beforeAll(async () => {
    // What is read later of earlier decisions would open their cases again.
    await core.catchUp();
    await town.store.connection('core').collection('onboarding_cases').deleteMany({});
    ({ caseId: first } = await aCase({ name: 'Galway College' }));
    town.moveClock(8 * DAY);
    ({ caseId: second } = await aCheckedCase({ name: 'Galway Institute' }));
    await core.change('assignOnboardingCase', { caseId: second, assigneeId: 'admin-2' }, me);
    town.moveClock(1000);
    ({ caseId: third } = await aCheckedCase({ name: 'Limerick College' }));
    await approve(third);
    town.moveClock(3 * DAY);
  });

  test.each([
    ['nothing', {}, () => [third, second, first]],
    ['a stage', { stage: 'SUBMITTED' }, () => [first]],
    ['a kind', { orgType: 'ISSUER' }, () => [third, second, first]],
    ['the other kind', { orgType: 'CUSTODIAN' }, () => []],
    ['who works on it', { assignedTo: 'admin-2' }, () => [second]],
    ['being overdue', { overdue: true }, () => [first]],
    ['not being overdue', { overdue: false }, () => [third, second]],
    ['a name', { q: 'Galway' }, () => [second, first]],
    ['a name that nobody has', { q: 'Cork' }, () => []],
    ['two conditions', { q: 'College', stage: 'APPROVED' }, () => [third]],
    ['contradicting conditions', { overdue: true, stage: 'APPROVED' }, () => []],
  ] as const)('filters by %s', async (_what, filter, expected) => {
    expect(await idsOf(filter)).toEqual({ ids: expected(), totalCount: expected().length });
  });

  test('is refused rather than cut when a text fits too many, and takes a longer one', async () => {
    town.play.maxMatches = 1;
    for (const more of [{}, { stage: 'SUBMITTED' }, { overdue: true }, { orgType: 'ISSUER' }]) {
      await expect(idsOf({ q: 'Galway', ...more })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining('give a longer part of the name'),
        details: [{ field: 'filter.q', code: 'too_many' }],
      });
    }
    expect(await idsOf({ q: 'Galway', orgType: 'CUSTODIAN' })).toEqual({ ids: [], totalCount: 0 });
    expect(await idsOf({ q: 'Galway C' })).toEqual({ ids: [first], totalCount: 1 });
    town.play.maxMatches = undefined;
  });

  test('finds a case by its id and is read page by page', async () => {
    expect((await idsOf({ q: first })).ids).toEqual([first]);
    expect(await idsOf({}, { first: 1, offset: 1 })).toEqual({ ids: [second], totalCount: 3 });
  });

  test('shows a viewer everything', async () => {
    const seen = await core.ask('onboardingCases', { first: 1 }, by(admin('viewer', 'VIEWER')));
    expect(seen).toMatchObject({ totalCount: 3, nodes: [{ applicant: { name: 'Limerick College' } }] });
  });
});

describe('who waits is told', () => {
  const HOUR = 60 * 60 * 1000;
  const to = (address: string) => town.letters.filter((letter) => letter.to === address);
  /** Registers as many, and lets the room follow. */
  async function register(count: number, given: Parameters<Town['register']>[0] = {}): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push(await town.register(given));
    await core.catchUp();
    return ids;
  }
  beforeEach(async () => {
    // What earlier tests have registered is told and over.
    town.moveClock(2 * DAY);
    await core.room.tellAdministrators();
    town.moveClock(HOUR);
    town.letters.length = 0;
  });

  test('the applicant, by a receipt that quotes no text of a stranger and leads to the sign-in page', async () => {
    const name = 'You won! https://evil.example';
    const [id = ''] = await register(1, { contactEmail: 'New@ardmore.example', name });
    await core.catchUp();
    expect(town.letters).toMatchObject([
      {
        to: 'New@ardmore.example',
        subject: 'Your registration has arrived',
        action: { url: 'https://testamur.example/issuer/sign-in' },
      },
    ]);
    expect(JSON.stringify(town.letters)).not.toContain('evil.example');
    expect(JSON.stringify(town.letters)).toContain(`did:key:z6Mk${id.slice(0, 8)}`);
  });

  test('the applicant, at most three times a day, whoever names the address and however it is written', async () => {
    await register(2, { contactEmail: 'victim@example.org' });
    await register(4, { contactEmail: 'Victim@Example.org' });
    expect(town.letters).toHaveLength(3);
    const kept = await town.store.connection('core').collection('registration_receipts').find({}).toArray();
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('victim');
    town.moveClock(DAY);
    await register(1, { contactEmail: 'victim@example.org' });
    expect(town.letters).toHaveLength(4);
  });

  test.each([
    ['no address', { contactEmail: null }],
    ['been decided about already', { status: 'ACTIVE' }],
    ['been made for the demonstration', { isDemo: true }],
  ] as const)('nobody, of an issuer that has %s', async (_what, given) => {
    await register(1, given);
    expect(town.letters).toEqual([]);
  });

  test('administrators who may decide: of the first at once, of the others together after an hour', async () => {
    await register(1, { contactEmail: null });
    await core.room.tellAdministrators();
    for (const address of town.deciders)
      expect(to(address)).toMatchObject([{ subject: 'A registration waits for approval' }]);

    await register(30, { contactEmail: null });
    await core.room.tellAdministrators();
    expect(to('ada@platform.example')).toHaveLength(1);
    town.moveClock(HOUR);
    await core.room.tellAdministrators();
    await core.room.tellAdministrators();
    expect(to('ada@platform.example')).toHaveLength(2);
    const [, second] = to('ada@platform.example');
    expect(second?.subject).toBe('30 registrations wait for approval');
    expect(second?.paragraphs[1]?.split('\n')).toEqual([
      ...Array(10).fill(expect.stringMatching(/^did:key:z6Mk/)),
      'and 20 more',
    ]);
    expect(JSON.stringify(second)).not.toContain('Ardmore');
    town.moveClock(HOUR);
    await core.room.tellAdministrators();
    expect(to('ada@platform.example')).toHaveLength(2);
  });

  test('administrators, but not of a case that somebody has begun to work on', async () => {
    const [id = ''] = await register(1, { contactEmail: null });
    await core.change('assignOnboardingCase', { caseId: caseIdOf('ISSUER', id) }, me);
    await core.room.tellAdministrators();
    expect(town.letters).toEqual([]);
  });

  test('administrators once, when two instances look at the same moment', async () => {
    const other = await town.another();
    await register(1, { contactEmail: null });
    await Promise.all([core.room.tellAdministrators(), other.room.tellAdministrators()]);
    expect(to('ada@platform.example')).toHaveLength(1);
  });

  test('nobody without a mail server, and nothing is kept for later', async () => {
    town.mailer.isSetUp = false;
    await register(2);
    town.mailer.isSetUp = true;
    await core.room.tellAdministrators();
    expect(town.letters).toEqual([]);
  });
});

describe('letters to applicants', () => {
  test.each([
    [true, true],
    [false, false],
  ])('ask for an answer by e-mail only if one reaches somebody: %s', async (takesReplies, isAsked) => {
    const { id, caseId } = await aCase();
    town.mailer.takesReplies = takesReplies;
    await core.change('assignOnboardingCase', { caseId }, me);
    await core.change('requestOnboardingInfo', { caseId, message: 'Which ministry lists you?' }, me);
    await town.setStatus(id, 'REJECTED', { action: 'issuer.rejected' });
    await core.catchUp();
    town.mailer.takesReplies = true;
    expect(town.letters).toHaveLength(2);
    for (const { notes } of town.letters) expect(/repl/.test(notes?.join() ?? '')).toBe(isAsked);
  });

  test('of an approval lead to the page that mails a sign-in link', async () => {
    const { id } = await aCase();
    await town.setStatus(id, 'ACTIVE', { action: 'issuer.approved' });
    await core.catchUp();
    expect(town.letters).toMatchObject([
      { action: { label: 'Ask for a sign-in link', url: 'https://testamur.example/issuer/sign-in' } },
    ]);
  });
});

test('a decision that another process of the registry wrote may be read before the registration', async () => {
  const other = await town.aRegistry();
  const id = await town.register();
  await town.setStatus(id, 'ACTIVE', { action: 'issuer.approved', ledger: other });
  await other.relay((entries) => core.trail.append(entries, byUnit('issuer-registry')));
  await core.room.catchUp();
  const caseId = caseIdOf('ISSUER', id);
  expect(await shown(caseId)).toMatchObject({ stage: 'APPROVED' });
  await core.catchUp();
  expect(await shown(caseId)).toMatchObject({ stage: 'APPROVED' });
  expect((await town.facts(caseId)).map(({ action }) => action)).toEqual([
    'onboarding_case.opened',
    'onboarding_case.approved',
  ]);
  expect(town.letters).toHaveLength(1);
  await other.close();
});

describe('custodians', () => {
  const CUSTODIAN = { type: 'CUSTODIAN', name: 'Archive of Closed Schools' } as const;
  const MET = [...ITEMS, 'MANDATE'].map((item) => ({ item, state: 'MET' }));
  const aCustodian = async () => {
    const id = await town.register(CUSTODIAN);
    await core.catchUp();
    return { id, caseId: caseIdOf('CUSTODIAN', id) };
  };

  test('who registers gets a case of the kind, with a mandate to check, and a receipt in its own words', async () => {
    const id = await town.register({ ...CUSTODIAN, contactEmail: `${newId()}@archive.example` });
    await core.catchUp();
    const caseId = caseIdOf('CUSTODIAN', id);
    expect(await shown(caseId)).toMatchObject({
      org: { type: 'CUSTODIAN', id },
      applicant: { name: CUSTODIAN.name },
      stage: 'SUBMITTED',
      checklist: MET.map(({ item }) => ({ item, state: 'OPEN' })),
    });
    expect(await core.ask('onboardingCase', { id: caseId, orgType: 'CUSTODIAN' }, me)).toMatchObject({
      caseId,
    });
    await expect(core.ask('onboardingCase', { id: caseId, orgType: 'ISSUER' }, me)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await town.facts(caseId)).toMatchObject([
      { action: 'onboarding_case.opened', org: { type: 'CUSTODIAN', id }, newState: 'SUBMITTED' },
    ]);
    const [letter] = town.letters;
    expect(letter?.action?.url).toBe('https://testamur.example/custodian/sign-in');
    expect(JSON.stringify(letter)).toMatch(/as a custodian of records/);
    expect(JSON.stringify(letter)).not.toMatch(/institution|issuer/);
  });

  test('is approved in its own registry once the mandate was looked at too', async () => {
    const { id, caseId } = await aCustodian();
    await core.change('updateOnboardingChecklist', { caseId, items: ALL_MET }, me);
    await expect(approve(caseId)).rejects.toMatchObject({ ...REFUSED, message: /MANDATE/ });
    await core.change('updateOnboardingChecklist', { caseId, items: MET }, me);
    town.letters.length = 0;
    expect(await approve(caseId)).toMatchObject({
      case: { stage: 'APPROVED', applicant: { status: 'ACTIVE' } },
      isApplicantMailed: true,
    });
    expect(town.letters).toMatchObject([
      {
        subject: 'Your organization is approved',
        action: { url: 'https://testamur.example/custodian/sign-in' },
      },
    ]);
    const told = await town.store
      .connection('custodians')
      .collection('audit_entries')
      .find({ 'subject.id': id })
      .sort({ seq: 1 })
      .toArray();
    expect(told).toMatchObject([
      { action: 'custodian.registered' },
      { action: 'custodian.approved', actor: { type: 'ADMIN', id: 'admin-1' } },
    ]);
  });

  test.each([
    ['ACTIVE', 'APPROVED'],
    ['REJECTED', 'REJECTED'],
    ['REVOKED', 'REJECTED'],
  ] as const)(
    'a status %s that the registry was given elsewhere closes the case as %s',
    async (status, stage) => {
      const { id, caseId } = await aCustodian();
      await town.setStatus(id, status);
      await core.catchUp();
      expect(await shown(caseId)).toMatchObject({ stage, decidedBy: 'registrar' });
    },
  );

  test('a custodian and an issuer are listed and found each among its kind', async () => {
    const name = `Twice ${newId()}`;
    const [issuer, custodian] = [await town.register({ name }), await town.register({ ...CUSTODIAN, name })];
    await core.catchUp();
    const idsOf = async (filter: object) =>
      (await core.ask('onboardingCases', { filter: { q: name, ...filter } }, me)).nodes.map(
        ({ org }: { org: { id: string } }) => org.id,
      );
    expect(await idsOf({ orgType: 'ISSUER' })).toEqual([issuer]);
    expect(await idsOf({ orgType: 'CUSTODIAN' })).toEqual([custodian]);
    expect((await idsOf({})).sort()).toEqual([issuer, custodian].sort());
  });

  test('an item that only custodians have is refused for an issuer, and a demonstration gets no case', async () => {
    const { caseId } = await aCase();
    const items = [{ item: 'MANDATE', state: 'MET' }];
    await expect(core.change('updateOnboardingChecklist', { caseId, items }, me)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const id = await town.register({ ...CUSTODIAN, isDemo: true });
    await core.catchUp();
    await expect(shown(caseIdOf('CUSTODIAN', id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
