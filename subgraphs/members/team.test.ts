import { newContext } from '../../kernel/context.ts';
import { CUSTODIAN_ROLES, type CustodianRole, type Identity } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Letter } from '../../kernel/mail.ts';
import { type AnOrganization, openPortalWorld, type PortalWorld } from '../portal/testing.ts';
import { by, othersThan } from '../testing/rooms.ts';

const DAY = 24 * 60 * 60_000;
const BOSS = 'boss@archive.example';
const ARCHIVE = {
  organizationId: 'c-1',
  did: 'did:key:z6MkArchive',
  name: 'Archive of Closed Schools',
  status: 'ACTIVE',
  email: BOSS,
} as const satisfies AnOrganization;
const BOARD = {
  ...ARCHIVE,
  organizationId: 'c-2',
  did: 'did:key:z6MkBoard',
  name: 'Board of Nursing',
  email: 'chair@board.example',
} as const;

let world: PortalWorld;
let sent: Letter[];
beforeAll(async () => {
  world = await openPortalWorld();
  sent = world.sent;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.organizations.custodian = [ARCHIVE, BOARD];
  world.policies.clear();
  sent.length = 0;
  for (const name of ['custodian_members', 'custodian_sign_in_links', 'idempotency_keys'])
    await world.rows(name).deleteMany({});
  await world.newAudit();
});

/** A member in the store, and the identity with which they come. */
async function person(
  role: CustodianRole,
  userName = `${newId().slice(0, 8)}@archive.example`,
  { organizationId, did } = ARCHIVE as AnOrganization,
): Promise<Extract<Identity, { kind: 'custodian' }>> {
  const userId = derivedId('custodian-member', organizationId, userName);
  await world.rows('custodian_members').insertOne({
    _id: userId as never,
    custodianId: organizationId,
    custodianDid: did,
    userName,
    role,
    status: 'ACTIVE',
    createdAt: world.now(),
    updatedAt: world.now(),
    rowVersion: 1,
  });
  return {
    kind: 'custodian',
    userId,
    role,
    custodianId: organizationId,
    custodianDid: did,
    custodianStatus: 'ACTIVE',
    tokenId: newId(),
    tokenEpoch: 0,
  };
}

const ask = (field: string, input: object, identity: Identity, given: object = {}) =>
  world.ask(field, { input }, newContext({ identity, ...given }));
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const codeOf = (work: Promise<any>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code,
  );
const tokenOf = (letter: Letter | undefined) => letter?.code?.value ?? '';
const redeem = (token: string) => world.ask('redeemCustodianSignIn', { input: { token } }, by());
const stored = async (userId: string) =>
  (await world.rows('custodian_members').findOne({ _id: userId as never }))!;
const invite = (identity: Identity, given: object = {}) =>
  ask('inviteCustodianUser', { email: 'new@archive.example', role: 'Reviewer', ...given }, identity);
const standingOf = ({
  userId,
  custodianId,
  custodianDid,
  tokenId = '',
  tokenEpoch = 0,
}: Awaited<ReturnType<typeof person>>) =>
  world.portal.ports.custodianMembers.standing(
    { memberId: userId, organizationId: custodianId, organizationDid: custodianDid, tokenId, tokenEpoch },
    by(),
  );

describe('inviting', () => {
  test('an address that accepts by its link and by the provider at once is one member, who accepted once', async () => {
    const boss = await person('Admin');
    for (let round = 0; round < 10; round++) {
      const email = `both-${round}@archive.example`;
      sent.length = 0;
      const { user } = await invite(boss, { email, role: 'Attester' });
      const joining = { role: 'Admin', mayJoin: true, isRoleMapped: true, name: 'Somebody Else' };
      const proven = { organizationDid: ARCHIVE.did, email, ...joining };
      const ways = [
        () => redeem(tokenOf(sent[0])),
        () => world.service.custodians.bySso(proven, by()),
        () => world.service.custodians.bySso(proven, by()),
      ];
      await world.newAudit();
      const ended = await Promise.allSettled(ways.map((way) => way()));
      for (const one of ended)
        if (one.status === 'fulfilled')
          expect(one.value.user).toEqual({ id: user.memberId, email, role: 'Attester' });
        // The link may come second: it accepts nothing any more.
        else expect(one.reason).toMatchObject({ code: 'TOKEN_INVALID' });
      expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
      const told = await world.newAudit();
      expect(told.filter((action) => action === 'custodian_member.invitation_accepted')).toHaveLength(1);
      expect(await stored(user.memberId)).toMatchObject({
        status: 'ACTIVE',
        role: 'Attester',
        invitation: null,
      });
    }
  });

  test('where the provider is demanded leads to the sign-in page, without a token', async () => {
    const boss = await person('Admin');
    world.policies.set(ARCHIVE.did, { status: 'ACTIVE', enforce: true, breakGlassMemberId: boss.userId });
    const { user } = await invite(boss);
    const [letter] = sent;
    expect(letter?.action?.url).toBe('https://testamur.example/custodian/sign-in');
    expect(letter?.code).toBeUndefined();
    expect(letter?.paragraphs.join(' ')).toContain('the account that they have at Archive of Closed Schools');
    // Who comes by the provider has accepted.
    const proven = { organizationDid: ARCHIVE.did, email: 'new@archive.example', name: null };
    const joining = { role: 'Viewer', mayJoin: false, isRoleMapped: false };
    const session = await world.service.custodians.bySso({ ...proven, ...joining }, by());
    expect(session.user).toEqual({ id: user.memberId, email: 'new@archive.example', role: 'Reviewer' });
  });

  test('mails a link that works for 7 days, and whose redemption makes the person ACTIVE', async () => {
    const boss = await person('Admin');
    const { user } = await invite(boss, { email: ' New@Archive.example', displayName: 'Niamh' });
    expect(user).toMatchObject({ userName: 'new@archive.example', status: 'INVITED', displayName: 'Niamh' });
    expect(user.invitation.expiresAt.getTime()).toBe(world.now().getTime() + 7 * DAY);

    const [letter] = sent;
    expect(letter?.to).toBe('new@archive.example');
    expect(letter?.subject).toBe('Archive of Closed Schools invites you to its team');
    expect(letter?.action?.url).toBe(`https://testamur.example/custodian/sign-in#token=${tokenOf(letter)}`);
    expect(JSON.stringify(letter)).not.toContain('Niamh');

    const session = await redeem(tokenOf(letter));
    expect(session).toMatchObject({
      user: { id: user.memberId, role: 'Reviewer' },
      custodian: { did: ARCHIVE.did },
    });
    expect(await stored(user.memberId)).toMatchObject({ status: 'ACTIVE', invitation: null });
    expect(await world.newAudit()).toEqual([
      'custodian_member.invited',
      'custodian_member.invitation_accepted',
      'custodian_member.signed_in',
    ]);
    const identity = await world.tokens.verify(session.token);
    expect(await standingOf(identity as never)).toMatchObject({ role: 'Reviewer', isMember: true });
    expect(await codeOf(redeem(tokenOf(letter)))).toBe('TOKEN_ALREADY_USED');
  });

  test('lets the person ask for links afterwards, and not before', async () => {
    const boss = await person('Admin');
    await invite(boss);
    const request = () =>
      world.ask('requestCustodianSignIn', { input: { email: 'new@archive.example' } }, by());
    const invitation = tokenOf(sent[0]);
    await request();
    expect(sent.at(-1)?.to).toBeUndefined();
    await redeem(invitation);
    await request();
    expect(sent.at(-1)?.to).toBe('new@archive.example');
    expect((await redeem(tokenOf(sent.at(-1)))).user.role).toBe('Reviewer');
  });

  test('makes one member of each organization out of one person', async () => {
    const [boss, chair] = [await person('Admin'), await person('Admin', 'c@board.example', BOARD)];
    await invite(boss);
    await invite(chair, { role: 'Attester' });
    const sessions = [await redeem(tokenOf(sent[0])), await redeem(tokenOf(sent[1]))];
    expect(sessions.map(({ custodian, user }) => [custodian.did, user.role])).toEqual([
      [ARCHIVE.did, 'Reviewer'],
      [BOARD.did, 'Attester'],
    ]);
    for (const { did } of [ARCHIVE, BOARD]) {
      const input = { email: 'new@archive.example', custodianDid: did };
      await world.ask('requestCustodianSignIn', { input }, by());
      expect((await redeem(tokenOf(sent.at(-1)))).custodian.did).toBe(did);
    }
  });

  test.each([
    [7 * DAY - 1, 'OK'],
    [7 * DAY, 'TOKEN_EXPIRED'],
  ])('after %i ms the link is %s', async (wait, code) => {
    await invite(await person('Admin'));
    world.moveClock(wait);
    expect(await codeOf(redeem(tokenOf(sent[0])))).toBe(code);
  });

  test('again sends a new link; the one before opens nothing', async () => {
    const boss = await person('Admin');
    const { user } = await invite(boss);
    world.moveClock(8 * DAY);
    await ask('resendCustodianInvitation', { userId: user.memberId }, boss);
    expect(await codeOf(redeem(tokenOf(sent[0])))).toBe('TOKEN_EXPIRED');
    await ask('resendCustodianInvitation', { userId: user.memberId }, boss);
    expect(await codeOf(redeem(tokenOf(sent[1])))).toBe('TOKEN_INVALID');
    expect(await codeOf(redeem(tokenOf(sent[2])))).toBe('OK');
  });

  test('again works 5 times', async () => {
    const boss = await person('Admin');
    const { user } = await invite(boss);
    const codes = [];
    for (let at = 0; at < 6; at++)
      codes.push(await codeOf(ask('resendCustodianInvitation', { userId: user.memberId }, boss)));
    expect(codes).toEqual([...Array(5).fill('OK'), 'LIMIT_REACHED']);
    expect(sent).toHaveLength(6);
  });

  test('can be taken back, and begun anew', async () => {
    const boss = await person('Admin');
    const { user } = await invite(boss);
    const { user: gone } = await ask('cancelCustodianInvitation', { userId: user.memberId }, boss);
    expect(gone).toMatchObject({ status: 'REMOVED', invitation: undefined });
    expect(await codeOf(redeem(tokenOf(sent[0])))).toBe('TOKEN_INVALID');
    const { user: again } = await invite(boss, { role: 'Viewer' });
    expect(again).toMatchObject({
      memberId: user.memberId,
      status: 'INVITED',
      role: 'Viewer',
      rowVersion: 3,
    });
    expect((await redeem(tokenOf(sent[1]))).user.role).toBe('Viewer');
    expect(await world.newAudit()).toEqual([
      'custodian_member.invited',
      'custodian_member.invitation_cancelled',
      'custodian_member.sign_in_refused',
      'custodian_member.invited',
      'custodian_member.invitation_accepted',
      'custodian_member.signed_in',
    ]);
  });

  test.each(['INVITED', 'ACTIVE', 'SUSPENDED'])('an address that is %s is refused', async (status) => {
    const boss = await person('Admin');
    const { user } = await invite(boss);
    await world.rows('custodian_members').updateOne({ _id: user.memberId }, { $set: { status } });
    expect(await codeOf(invite(boss))).toBe('DUPLICATE');
    expect(sent).toHaveLength(1);
  });

  test('the same address 20 times at once makes one invitation', async () => {
    const boss = await person('Admin');
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(invite(boss))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'DUPLICATE']));
    expect(sent).toHaveLength(1);
  });

  test('under one key twice acts once', async () => {
    const boss = await person('Admin');
    const input = { email: 'new@archive.example', role: 'Reviewer' };
    const once = () => ask('inviteCustodianUser', input, boss, { idempotencyKey: 'k' });
    const [first, second] = [await once(), await once()];
    expect(second.user.memberId).toBe(first.user.memberId);
    expect(sent).toHaveLength(1);
  });

  test('waits until somebody has approved the custodian', async () => {
    const boss = await person('Admin');
    world.organizations.custodian = [{ ...ARCHIVE, status: 'PENDING_APPROVAL' }];
    expect(await codeOf(invite({ ...boss, custodianStatus: 'PENDING_APPROVAL' }))).toBe(
      'CUSTODIAN_NOT_ACTIVE',
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['no e-mail', { email: undefined }],
    ['no address', { email: 'nobody' }],
    ['two addresses', { email: 'a@b.example,c@d.example' }],
    ['a header', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['an operator', { email: { $ne: null } }],
    ['256 characters', { email: `${'a'.repeat(244)}@example.edu` }],
    ['no role', { role: undefined }],
    ['the role of an issuer', { role: 'Operator' }],
    ['a role in other letters', { role: 'admin' }],
    ['a name of 201 characters', { displayName: 'x'.repeat(201) }],
    ['a name that turns the direction', { displayName: 'a\u202eb' }],
    ['another custodian', { custodianId: 'c-2' }],
    ['a status', { status: 'ACTIVE' }],
  ])('refuses %s', async (_what, given) => {
    expect(await codeOf(invite(await person('Admin'), given))).toBe('VALIDATION_FAILED');
    expect(sent).toEqual([]);
  });
});

const STEPS = {
  resendCustodianInvitation: { from: ['INVITED'], to: 'INVITED', told: 'invitation_resent' },
  cancelCustodianInvitation: { from: ['INVITED'], to: 'REMOVED', told: 'invitation_cancelled' },
  suspendCustodianUser: { from: ['ACTIVE'], to: 'SUSPENDED', told: 'suspended' },
  reactivateCustodianUser: { from: ['SUSPENDED'], to: 'ACTIVE', told: 'reactivated' },
  removeCustodianUser: { from: ['ACTIVE', 'SUSPENDED'], to: 'REMOVED', told: 'removed' },
} as const;
const STATUSES = ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const;

describe('changing a member', () => {
  test.each(
    Object.keys(STEPS).flatMap((field) =>
      STATUSES.map((status) => [field as keyof typeof STEPS, status] as const),
    ),
  )('%s of one who is %s', async (field, status) => {
    const { from, to, told } = STEPS[field];
    const boss = await person('Admin');
    const member = await person('Viewer');
    await world.rows('custodian_members').updateOne({ _id: member.userId as never }, { $set: { status } });
    const isAllowed = (from as readonly string[]).includes(status);
    expect(await codeOf(ask(field, { userId: member.userId }, boss))).toBe(
      isAllowed ? 'OK' : 'INVALID_STATE_TRANSITION',
    );
    expect(await stored(member.userId)).toMatchObject({ status: isAllowed ? to : status });
    expect(await world.newAudit()).toEqual(isAllowed ? [`custodian_member.${told}`] : []);
  });

  test('a new role ends every token at once, a new name does not', async () => {
    const boss = await person('Admin');
    const member = await person('Viewer');
    await ask('updateCustodianUser', { userId: member.userId, displayName: 'Niamh' }, boss);
    expect(await standingOf(member)).toMatchObject({ tokenStands: true });
    const { user } = await ask('updateCustodianUser', { userId: member.userId, role: 'Attester' }, boss);
    expect(user).toMatchObject({ role: 'Attester', displayName: 'Niamh', rowVersion: 3 });
    expect(await standingOf(member)).toMatchObject({ role: 'Attester', tokenStands: false });
    await ask('updateCustodianUser', { userId: member.userId, displayName: '' }, boss);
    expect(await stored(member.userId)).toMatchObject({ displayName: null, role: 'Attester' });
    expect(await world.newAudit()).toEqual([
      'custodian_member.renamed',
      'custodian_member.role_changed',
      'custodian_member.renamed',
    ]);
  });

  test('both at once are told both, and nothing new changes nothing', async () => {
    const boss = await person('Admin');
    const { userId } = await person('Viewer');
    const input = { userId, role: 'Reviewer', displayName: 'Niamh' };
    await ask('updateCustodianUser', input, boss);
    expect(await world.newAudit()).toEqual(['custodian_member.role_changed', 'custodian_member.renamed']);
    expect((await ask('updateCustodianUser', input, boss)).user.rowVersion).toBe(2);
    expect(await world.newAudit()).toEqual([]);
  });

  test.each(['suspendCustodianUser', 'removeCustodianUser'])('%s ends every token at once', async (field) => {
    const boss = await person('Admin');
    const member = await person('Attester');
    await ask(field, { userId: member.userId }, boss);
    expect(await standingOf(member)).toMatchObject({ isMember: false, tokenStands: false });
  });

  test('who comes back needs a new token', async () => {
    const boss = await person('Admin');
    const member = await person('Attester');
    for (const field of ['suspendCustodianUser', 'reactivateCustodianUser'])
      await ask(field, { userId: member.userId }, boss);
    expect(await standingOf(member)).toMatchObject({ isMember: true, tokenStands: false });
  });

  test('nobody is changed who is REMOVED', async () => {
    const boss = await person('Admin');
    const { userId } = await person('Viewer');
    await ask('removeCustodianUser', { userId }, boss);
    expect(await codeOf(ask('updateCustodianUser', { userId, role: 'Admin' }, boss))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('an older version is refused', async () => {
    const boss = await person('Admin');
    const { userId } = await person('Viewer');
    const change = (expectedRowVersion: number) =>
      codeOf(ask('updateCustodianUser', { userId, role: 'Reviewer' }, boss, { expectedRowVersion }));
    expect([await change(7), await change(1), await change(1)]).toEqual([
      'ROW_VERSION_MISMATCH',
      'OK',
      'ROW_VERSION_MISMATCH',
    ]);
  });

  test.each([
    ['no id', {}],
    ['no uuid', { userId: 'x' }],
    ['an operator', { userId: { $ne: null } }],
    ['a number', { userId: 1 }],
    ['an unknown field', { userId: newId(), status: 'ACTIVE' }],
  ])('with %s is refused', async (_what, input) => {
    const boss = await person('Admin');
    for (const field of [...Object.keys(STEPS), 'updateCustodianUser'])
      expect(await codeOf(ask(field, input, boss))).toBe('VALIDATION_FAILED');
  });
});

describe('the last Admin', () => {
  test.each([
    ['updateCustodianUser', { role: 'Viewer' }],
    ['suspendCustodianUser', {}],
    ['removeCustodianUser', {}],
  ])('stays: %s', async (field, given) => {
    const boss = await person('Admin');
    const suspended = await person('Admin');
    await world
      .rows('custodian_members')
      .updateOne({ _id: suspended.userId as never }, { $set: { status: 'SUSPENDED' } });
    await person('Admin', 'elsewhere@board.example', BOARD);
    const leave = () => codeOf(ask(field, { userId: boss.userId, ...given }, boss));
    expect(await leave()).toBe('LAST_ADMIN');
    expect(await stored(boss.userId)).toMatchObject({ role: 'Admin', status: 'ACTIVE' });
    await person('Admin');
    expect(await leave()).toBe('OK');
  });

  test('stays when all of them leave at the same moment', async () => {
    const admins = [];
    for (let at = 0; at < 8; at++) admins.push(await person('Admin'));
    const codes = await Promise.all(
      admins.map((admin, at) =>
        codeOf(
          at % 2 === 0
            ? ask('updateCustodianUser', { userId: admin.userId, role: 'Viewer' }, admin)
            : ask('removeCustodianUser', { userId: admin.userId }, admin),
        ),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(7);
    expect(codes.filter((code) => code === 'LAST_ADMIN')).toHaveLength(1);
    expect(await world.rows('custodian_members').countDocuments({ role: 'Admin', status: 'ACTIVE' })).toBe(1);
  });

  test('stays when each of two, and of three in a ring, demotes the other', async () => {
    for (const size of [2, 3, 5]) {
      await world.rows('custodian_members').deleteMany({});
      const admins: Awaited<ReturnType<typeof person>>[] = [];
      for (let at = 0; at < size; at++) admins.push(await person('Admin'));
      const codes = await Promise.all(
        admins.map((admin, at) =>
          codeOf(
            ask('updateCustodianUser', { userId: admins[(at + 1) % size]?.userId, role: 'Viewer' }, admin),
          ),
        ),
      );
      const left = await world.rows('custodian_members').countDocuments({ role: 'Admin', status: 'ACTIVE' });
      expect(left).toBeGreaterThan(0);
      expect(codes.filter((code) => code === 'OK')).toHaveLength(size - left);
      expect(codes.filter((code) => code === 'FORBIDDEN')).toHaveLength(left);
    }
  });

  test('that may sign in when the identity provider is away stays, too', async () => {
    const boss = await person('Admin');
    const other = await person('Admin');
    world.policies.set(ARCHIVE.did, { status: 'ACTIVE', enforce: true, breakGlassMemberId: boss.userId });
    const demote = () => codeOf(ask('updateCustodianUser', { userId: boss.userId, role: 'Viewer' }, other));
    expect(await demote()).toBe('INVALID_STATE_TRANSITION');
    world.policies.set(ARCHIVE.did, { status: 'ACTIVE', enforce: true, breakGlassMemberId: other.userId });
    expect(await demote()).toBe('OK');
  });

  const ENFORCED = { status: 'ACTIVE', enforce: true } as const;
  test.each([
    ['demoted', 'updateCustodianUser', { role: 'Viewer' }],
    ['suspended', 'suspendCustodianUser', {}],
    ['removed', 'removeCustodianUser', {}],
  ] as const)(
    'that may sign in when the provider is away is not %s, whoever asks at once',
    async (_done, field, more) => {
      const boss = await person('Admin');
      const others = [await person('Admin'), await person('Admin'), boss];
      // As in an earlier release, which kept no DID of members.
      await world
        .rows('custodian_members')
        .updateOne({ _id: boss.userId as never }, { $set: { custodianDid: null } });
      world.policies.set(ARCHIVE.did, { ...ENFORCED, breakGlassMemberId: boss.userId });
      const lose = () =>
        Promise.allSettled(others.map((by) => ask(field, { userId: boss.userId, ...more }, by)));
      for (const tried of await lose())
        expect(tried).toMatchObject({
          reason: {
            code: 'INVALID_STATE_TRANSITION',
            message: expect.stringContaining('break_glass_member_id'),
          },
        });
      expect(await stored(boss.userId)).toMatchObject({ role: 'Admin', status: 'ACTIVE' });
      for (const given of [{ status: 'INACTIVE' }, { status: 'FAILED' }, { enforce: false }] as const) {
        world.policies.set(ARCHIVE.did, { ...ENFORCED, breakGlassMemberId: boss.userId, ...given });
        await world
          .rows('custodian_members')
          .updateOne({ _id: boss.userId as never }, { $set: { role: 'Admin', status: 'ACTIVE' } });
        expect((await lose()).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      }
    },
  );

  test('one is always left with a way in by links, whenever the provider is demanded', async () => {
    for (let round = 0; round < 20; round++) {
      await world.rows('custodian_members').deleteMany({});
      world.policies.clear();
      const addresses = ['one@archive.example', 'two@archive.example'];
      const [one, two] = [await person('Admin', addresses[0]), await person('Admin', addresses[1])];
      await Promise.all([
        codeOf(ask('updateCustodianUser', { userId: one.userId, role: 'Viewer' }, two)),
        // The registry saw an Admin a moment ago.
        (async () => {
          for (let pause = 0; pause < round; pause++) await new Promise(setImmediate);
          world.policies.set(ARCHIVE.did, { ...ENFORCED, breakGlassMemberId: one.userId });
        })(),
      ]);
      sent.length = 0;
      for (const email of addresses) await world.ask('requestCustodianSignIn', { input: { email } }, by());
      const mailed = sent.flatMap(({ to }) => to ?? []);
      expect(mailed).toHaveLength(1);
      expect((await redeem(tokenOf(sent.find(({ to }) => to !== undefined)))).user.role).toBe('Admin');
    }
  });
});

describe('who', () => {
  const FIELDS = ['inviteCustodianUser', 'updateCustodianUser', ...Object.keys(STEPS)];

  test.each(CUSTODIAN_ROLES)('a %s sees the team; only Admins change it', async (role) => {
    const caller = await person(role);
    const context = newContext({ identity: caller });
    expect((await world.ask('custodianTeam', {}, context)).nodes).toHaveLength(1);
    expect(await world.ask('currentCustodianUser', {}, context)).toMatchObject({
      memberId: caller.userId,
      role,
    });
    expect(await world.ask('custodianUser', { id: caller.userId }, context)).toMatchObject({ role });
    for (const field of FIELDS) {
      const code = await codeOf(ask(field, {}, caller));
      expect([field, code]).toEqual([field, role === 'Admin' ? 'VALIDATION_FAILED' : 'FORBIDDEN']);
    }
  });

  test.each(othersThan('custodian').map((identity) => [identity.kind, identity] as const))(
    'is not %s',
    async (kind, identity) => {
      for (const field of [...FIELDS, 'custodianTeam', 'currentCustodianUser', 'custodianUser'])
        expect(await codeOf(ask(field, {}, identity))).toBe(
          kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
        );
    },
  );

  test('an Admin of another custodian reads of its people what it reads of nobody', async () => {
    const { userId } = await person('Viewer');
    const chair = await person('Admin', 'c@board.example', BOARD);
    const answer = (id: string) =>
      Promise.all([
        ...Object.keys(STEPS).map((field) =>
          ask(field, { userId: id }, chair).catch((error) => error.message),
        ),
        ask('updateCustodianUser', { userId: id, role: 'Admin' }, chair).catch((error) => error.message),
        world.ask('custodianUser', { id }, newContext({ identity: chair })).catch((error) => error.message),
      ]);
    expect(await answer(userId)).toEqual(await answer(newId()));
    expect(await codeOf(ask('removeCustodianUser', { userId }, chair))).toBe('NOT_FOUND');
    expect((await world.ask('custodianTeam', {}, newContext({ identity: chair }))).totalCount).toBe(1);
    expect(await stored(userId)).toMatchObject({ status: 'ACTIVE', role: 'Viewer' });
  });

  test('lost the role, the membership or the token meanwhile changes nothing', async () => {
    for (const [set, code] of [
      [{ role: 'Viewer' }, 'FORBIDDEN'],
      [{ status: 'REMOVED' }, 'FORBIDDEN'],
      [{ tokenEpoch: 3 }, 'TOKEN_INVALID'],
    ] as const) {
      const boss = await person('Admin');
      const { userId } = await person('Viewer');
      // As it is when the token was proved before the loss, and the change commits after it.
      await world.rows('custodian_members').updateOne({ _id: boss.userId as never }, { $set: set });
      expect(await codeOf(ask('suspendCustodianUser', { userId }, boss))).toBe(code);
      expect(await codeOf(invite(boss))).toBe(code);
      expect(await stored(userId)).toMatchObject({ status: 'ACTIVE' });
    }
  });
});

describe('the list', () => {
  test('is by address, goes on behind a cursor, and takes a status', async () => {
    const boss = await person('Admin', 'm@archive.example');
    for (const name of ['z', 'a', 'q']) await person('Viewer', `${name}@archive.example`);
    const list = (args: object) => world.ask('custodianTeam', args, newContext({ identity: boss }));
    const names = ({ nodes }: { nodes: { userName: string }[] }) =>
      nodes.map(({ userName }) => userName.at(0));
    const first = await list({ first: 3 });
    expect([names(first), first.totalCount, first.pageInfo.hasNextPage]).toEqual([['a', 'm', 'q'], 4, true]);
    expect(names(await list({ after: first.pageInfo.endCursor }))).toEqual(['z']);
    await ask(
      'suspendCustodianUser',
      { userId: derivedId('custodian-member', 'c-1', 'q@archive.example') },
      boss,
    );
    expect(names(await list({ filter: { status: 'SUSPENDED' } }))).toEqual(['q']);
    expect(names(await list({ filter: { status: 'ACTIVE' } }))).toEqual(['a', 'm', 'z']);
    for (const args of [{ first: 0 }, { first: 101 }, { after: 'x' }, { filter: { status: 'GONE' } }])
      expect(await codeOf(list(args))).toBe('VALIDATION_FAILED');
  });

  test('and whether another Admin is left are served by indexes', async () => {
    for (let at = 0; at < 40; at++) await person('Viewer', `v${at}@board.example`, BOARD);
    const boss = await person('Admin');
    await person('Viewer');
    const rows = world.rows('custodian_members');
    for (const [where, sort] of [
      [{ custodianId: 'c-1' }, { userName: 1 }],
      [{ custodianId: 'c-1', status: 'ACTIVE' }, { userName: 1 }],
      [{ custodianId: 'c-1', status: 'ACTIVE', role: 'Admin', _id: { $ne: 'x' } }, {}],
      [{ userName: 'nobody@example.edu' }, {}],
    ] as const) {
      const { executionStats } = await rows
        .find(where as never)
        .sort(sort as never)
        .explain('executionStats');
      expect(executionStats.totalDocsExamined).toBeLessThan(4);
    }
    expect(boss.role).toBe('Admin');
  });
});

describe('the letter about a job of bulk issuance', () => {
  const unit = { kind: 'unit', unit: 'credential-issuance' } as const;
  const counts = {
    total: 1200,
    issued: 1000,
    invalid: 0,
    failed: 0,
    skipped: 0,
    awaitingHolder: 200,
    toSign: 0,
  };
  async function told(given: object = {}, member: object = {}): Promise<Letter | undefined> {
    const memberId = newId();
    await world.rows('issuer_members').insertOne({
      _id: memberId as never,
      issuerId: 'i-1',
      issuerDid: ARCHIVE.did,
      userName: `${memberId}@ardmore.example`,
      role: 'Operator',
      status: 'ACTIVE',
      createdAt: world.now(),
      updatedAt: world.now(),
      rowVersion: 1,
      ...member,
    });
    const job = {
      letterId: `${memberId}.7`,
      jobId: newId(),
      issuerId: 'i-1',
      issuerDid: ARCHIVE.did,
      memberId,
      fileName: 'class of 2026.csv',
      status: 'COMPLETED',
      counts,
      ...given,
    };
    for (let again = 0; again < 3; again += 1) await world.service.bulkLetters.tell(job, by(unit));
    expect(sent.length).toBeLessThanOrEqual(1);
    return sent[0];
  }

  test('has the counts, and says that people are waited for', async () => {
    const letter = await told();
    expect(letter).toMatchObject({
      to: expect.stringContaining('@ardmore.example'),
      subject: 'Your file is done: class of 2026.csv',
      action: { url: 'https://testamur.example/issuer/sign-in' },
    });
    expect(letter?.paragraphs[1]).toBe(
      'Rows of the file: 1,200\nIssued: 1,000\nWaiting for their holder: 200',
    );
    expect(letter?.paragraphs[2]).toContain('were invited');
    expect(letter?.notes?.join()).not.toContain('errors.csv');
  });

  test.each([
    ['COMPLETED_WITH_ERRORS', { invalid: 3, failed: 2 }, /with errors/, 'errors.csv'],
    ['FAILED', {}, /could not be finished/, 'bulk-issuance/'],
    ['READY_TO_SIGN', { toSign: 5 }, /signatures are needed/, 'to-sign'],
  ] as const)('of one that is %s says what there is to do', async (status, some, subject, address) => {
    const letter = await told({ status, counts: { ...counts, ...some } });
    expect(letter?.subject).toMatch(subject);
    expect(letter?.notes?.join()).toContain(address);
  });

  test.each([
    ['suspended', { status: 'SUSPENDED' }],
    ['of another issuer', { issuerId: 'i-2' }],
  ])('goes to nobody who is %s', async (_who, member) => {
    expect(await told({}, member)).toBeUndefined();
  });

  test('is asked for by units alone', async () => {
    for (const identity of othersThan('unit'))
      await expect(world.service.bulkLetters.tell({}, by(identity))).rejects.toMatchObject({
        code: expect.stringMatching(/FORBIDDEN|SCOPE_MISSING|UNAUTHENTICATED/),
      });
  });
});
