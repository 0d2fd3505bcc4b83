import { by, byUnit, othersThan } from '../../testing/rooms.ts';
import { openVerifiersWorld, type VerifiersWorld } from '../testing.ts';

const core = byUnit('core-engine');
const EMPLOYER = {
  name: 'Corrib Engineering (demonstration)',
  sector: 'EMPLOYER',
  purposeStatement: 'We check the degrees that applicants name.',
  countryCode: 'IE',
  organizationUrl: 'https://corrib.demo.testamur.example',
  contactEmail: 'corrib@demo.testamur.example',
  publicListing: true,
  people: [
    { email: 'corrib@demo.testamur.example', displayName: 'Conor Blake', role: 'Admin' },
    { email: 'corrib.hiring@demo.testamur.example', displayName: 'Emer Daly', role: 'Member' },
  ],
} as const;
const ASK = {
  holderEmail: 'unmailed-aoife@demo.testamur.example',
  requested: [{ credentialType: 'UniversityDegreeCredential', claims: ['degree'] }],
  purpose: 'Your application as an engineer.',
};
const KEPT = [
  'verifiers',
  'verifier_members',
  'verifier_sign_in_links',
  'verification_requests',
  'verifier_api_keys',
];

let world: VerifiersWorld;
beforeEach(async () => {
  world = await openVerifiersWorld();
});
afterEach(() => world.close());
const demo = () => world.domain.near.demo;
const sizes = () => Promise.all(KEPT.map((name) => world.rows(name).countDocuments()));

test('is there at once, and writes to nobody but to whoever asks for a link', async () => {
  const { verifierId, memberIds } = await demo().register(EMPLOYER, core);
  const { requestId } = await demo().ask({ ...ASK, verifierId, memberId: memberIds[1] ?? '' }, core);
  const answered = await world.domain.near.requests.answerWrites(requestId, ASK.holderEmail, {
    status: 'FULFILLED',
    shareIds: ['s'],
  });
  if (!answered) throw new Error('Nobody asked.');
  await world.ledger.commit(by({ kind: 'holder', holderId: 'h', dids: [] }), answered);
  expect(world.sent.filter(({ to }) => to !== undefined)).toEqual([]);
  const { nodes } = await world.ask('verifierDirectory', {});
  expect(nodes).toMatchObject([{ verifierId, name: EMPLOYER.name }]);
  await world.ask('requestVerifierSignIn', { input: { email: EMPLOYER.people[1].email } });
  const session = await world.redeem(world.tokenOf(world.sent.at(-1)));
  expect(session).toMatchObject({ user: { id: memberIds[1], role: 'Member' }, verifier: { verifierId } });
  const audited = (await world.newAudit()).slice(0, 4);
  expect(audited).toEqual([
    'verifier.registered_for_demo',
    'verifier_member.created',
    'verifier_member.created',
    'verification_request.sent',
  ]);
});

test('goes with everything that somebody has added; other verifiers stay, and nothing is made up for them', async () => {
  const boss = await world.settle();
  const { request } = await world.ask('createVerificationRequest', { input: ASK }, by(boss));
  const before = await sizes();
  const { verifierId, memberIds } = await demo().register(EMPLOYER, core);
  const [memberId = ''] = memberIds;
  await demo().ask({ ...ASK, verifierId, memberId }, core);
  const identity = {
    kind: 'verifier',
    userId: memberId,
    role: 'Admin',
    verifierId,
    verifierStatus: 'ACTIVE',
  } as const;
  await world.ask(
    'createVerifierApiKey',
    { input: { name: 'Tracking', scopes: ['history:read'] } },
    by(identity),
  );
  await world.ask('requestVerifierSignIn', { input: { email: EMPLOYER.contactEmail } });
  await demo().suspend({ verifierId, reason: 'Demonstration.' }, core);
  expect(await world.ask('verifierDirectory', { filter: { name: 'Corrib' } })).toMatchObject({ nodes: [] });
  await world.newAudit();

  expect(await demo().remove(core)).toEqual({ removed: 1 });
  expect(await sizes()).toEqual(before);
  expect(await world.newAudit()).toEqual([
    'verifier_member.removed_with_demo',
    'verifier_member.removed_with_demo',
    'verifier.removed_with_demo',
  ]);
  expect(await demo().remove(core)).toEqual({ removed: 0 });
  expect(await world.newAudit()).toEqual([]);
  const mine = { verifierId: boss.verifierId, memberId: boss.userId };
  for (const refused of [
    demo().ask({ ...ASK, ...mine }, core),
    demo().suspend({ ...mine, reason: 'No.' }, core),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  expect((await world.ask('verificationRequest', { id: request.requestId }, by(boss))).status).toBe('SENT');
});

test('is for Core Engine alone', async () => {
  const { verifierId, memberIds } = await demo().register(EMPLOYER, core);
  const before = await sizes();
  for (const identity of othersThan('unit')) {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    const context = by(identity);
    for (const refused of [
      demo().register(EMPLOYER, context),
      demo().ask({ ...ASK, verifierId, memberId: memberIds[0] ?? '' }, context),
      demo().suspend({ verifierId, reason: 'No.' }, context),
      demo().remove(context),
    ])
      await expect(refused).rejects.toMatchObject({ code });
  }
  expect(await sizes()).toEqual(before);
});
