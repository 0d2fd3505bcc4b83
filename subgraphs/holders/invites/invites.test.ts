import { readConfig } from '../../../kernel/config.ts';
import { ISSUER_ROLES } from '../../../kernel/identity.ts';
import { newId, newToken, sha256Hex } from '../../../kernel/ids.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { leaseOf } from '../../../store/lease.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { LIVE_SETTINGS } from '../../../subgraphs/domains.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { asMember, ISSUER, OTHER_ISSUER } from '../requests/testing/fakes.ts';
import { type InviteEvent, MAX_OPEN_INVITES, nextInviteStatus } from './invite.ts';
import { INVITE_STATUSES } from './ports.ts';
import { createRetention } from './retention.ts';
import { anInvitesRoom, codeOf, type Given } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;
const PERSON = { name: 'Aoife Ní Bhriain', email: 'aoife@example.com' };

describe('invites', () => {
  let place: Awaited<ReturnType<typeof anInvitesRoom>>;
  beforeAll(async () => {
    place = await anInvitesRoom();
  });
  afterAll(() => place.world.close());
  beforeEach(() => place.reset());

  const create = (input: object = {}, identity = asMember(), given?: Given) =>
    place.call('createInvite', { input: { ...PERSON, ...input } }, identity, given);
  const resend = (inviteId: string, identity = asMember(), given?: Given) =>
    place.call('resendInvite', { input: { inviteId } }, identity, given);
  const list = (args: object = {}, identity = asMember()) => place.call('invites', args, identity);
  const open = (token: string, given?: Given) => place.call('invite', { token }, undefined, given);
  const accept = (token: string, input: object = {}, given?: Given) =>
    place.call('acceptInvite', { input: { token, ...input } }, undefined, given);
  const stored = (inviteId: string) => place.rows('onboarding_invites').findOne({ _id: inviteId as never });
  const count = async () => (await place.rows('onboarding_invite_counts').findOne({}))?.['open'];
  const anInvite = async (input?: object): Promise<{ inviteId: string; token: string }> => {
    const { invite } = await create(input);
    return { inviteId: invite.inviteId, token: place.lastToken() };
  };

  test('are listed without a look at all that are open, whose time may be over', async () => {
    const { inviteId } = await anInvite();
    const made = await stored(inviteId);
    const others = Array.from({ length: 300 }, () => {
      const _id = newId();
      return { ...made, _id, openKey: _id, tokenHash: _id, isOfJob: true };
    });
    await place.rows('onboarding_invites').insertMany(others as never);
    const { examined, returned } = await examinedBy(place.world.store.connection('core'), () => list());
    expect([examined, returned]).toEqual([20, 20]);
  });

  const ARROWS: Readonly<Record<InviteEvent, { from: readonly string[]; to: string }>> = {
    SEND: { from: ['CREATED'], to: 'SENT' },
    BOUNCE: { from: ['SENT'], to: 'BOUNCED' },
    CORRECT: { from: ['BOUNCED'], to: 'SENT' },
    RESEND: { from: ['CREATED', 'SENT', 'OPENED'], to: 'SENT' },
    OPEN: { from: ['CREATED', 'SENT', 'BOUNCED'], to: 'OPENED' },
    ACCEPT: { from: ['CREATED', 'SENT', 'BOUNCED', 'OPENED'], to: 'ACCEPTED' },
    DECLINE: { from: ['CREATED', 'SENT', 'BOUNCED', 'OPENED'], to: 'DECLINED' },
    EXPIRE: { from: ['CREATED', 'SENT', 'BOUNCED', 'OPENED'], to: 'EXPIRED' },
    CANCEL: { from: ['CREATED', 'SENT', 'BOUNCED', 'OPENED'], to: 'CANCELLED' },
  };
  test.each(
    (Object.keys(ARROWS) as InviteEvent[]).flatMap((event) =>
      INVITE_STATUSES.map((from) => [from, event] as const),
    ),
  )('%s meets %s as the table says', (from, event) => {
    const { from: allowed, to } = ARROWS[event];
    if (allowed.includes(from)) expect(nextInviteStatus(from, event)).toBe(to);
    else
      expect(() => nextInviteStatus(from, event)).toThrow(
        expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
      );
  });

  describe('sending', () => {
    test('mails a link whose token stands nowhere else', async () => {
      const { invite } = await create({ email: ' Aoife@Example.com ', message: 'Your degree\nis ready.' });
      const token = place.lastToken();

      expect(invite).toMatchObject({
        ...PERSON,
        status: 'SENT',
        resendCount: 0,
        expiresAt: new Date(place.world.now().getTime() + 30 * DAY),
      });
      const [letter] = place.town.state.letters;
      expect(letter?.to).toBe(PERSON.email);
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(letter?.action?.url).toBe(`https://testamur.example/holder/invite#token=${token}`);
      for (const told of [ISSUER.name, PERSON.name]) expect(letter?.paragraphs.join(' ')).toContain(told);
      expect(letter?.quote).toEqual({ by: `${ISSUER.name} writes`, text: 'Your degree\nis ready.' });
      expect(letter?.code).toBeUndefined();
      const kept = JSON.stringify([
        await place.rows('onboarding_invites').find().toArray(),
        await place.rows('audit_entries').find().toArray(),
        place.world.lines,
        invite,
      ]);
      expect(kept).not.toContain(token);
      expect(kept).toContain(sha256Hex(token));
      expect(await place.newAudit()).toEqual(['invite.created', 'invite.sent']);
    });

    test.each([
      ['no name', { name: undefined }, 'name'],
      ['an empty name', { name: '  ' }, 'name'],
      ['a name that is too long', { name: 'x'.repeat(256) }, 'name'],
      ['a name of two lines', { name: 'a\nb' }, 'name'],
      ['no address', { email: undefined }, 'email'],
      ['an address without @', { email: 'aoife' }, 'email'],
      ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
      ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
      ['a message that is too long', { message: 'x'.repeat(501) }, 'message'],
      ['a message with control characters', { message: 'be\u0007ll' }, 'message'],
      ['a field that is not known', { issuerId: 'i-2' }, 'issuerId'],
    ])('refuses %s', async (_name, spoilt, field) => {
      await expect(create(spoilt)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field })],
      });
      expect(place.town.state.letters).toEqual([]);
    });

    test.each(['PENDING_APPROVAL', 'SUSPENDED', 'REVOKED', 'REJECTED'] as const)(
      'is not for issuers that are %s',
      async (status) => {
        const { inviteId } = await anInvite();
        place.town.state.letters.length = 0;
        place.town.state.issuers.set(ISSUER.did, { ...ISSUER, status });
        expect(await codeOf(create({ email: 'other@example.com' }))).toBe('ISSUER_NOT_ACTIVE');
        expect(await codeOf(resend(inviteId))).toBe('ISSUER_NOT_ACTIVE');
        expect(place.town.state.letters).toEqual([]);
      },
    );

    test('admits one open invite per issuer and address when 20 are sent at once', async () => {
      const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(create())));
      expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
      expect(codes.filter((code) => code === 'DUPLICATE')).toHaveLength(19);
      expect(place.town.state.letters).toHaveLength(1);
      expect(await codeOf(create({}, asMember(OTHER_ISSUER)))).toBe('OK');
    });

    test('admits another one once the first is accepted or over', async () => {
      const first = await anInvite();
      await accept(first.token);
      const second = await anInvite();
      place.world.moveClock(30 * DAY);
      const third = await anInvite();

      expect((await stored(first.inviteId))?.['status']).toBe('ACCEPTED');
      expect((await stored(second.inviteId))?.['status']).toBe('EXPIRED');
      expect((await stored(third.inviteId))?.['status']).toBe('SENT');
      expect(await count()).toBe(1);
    });

    test('admits no more than 1,000 open invites per issuer, exactly, whoever sends at once', async () => {
      await anInvite();
      await place.rows('onboarding_invite_counts').updateOne({}, { $set: { open: MAX_OPEN_INVITES - 3 } });
      const codes = await Promise.all(
        Array.from({ length: 12 }, (_, at) => codeOf(create({ email: `p${at}@example.com` }))),
      );
      expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
      expect(codes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(9);
      expect(await count()).toBe(MAX_OPEN_INVITES);
    });

    test('lets expired invites make way for new ones at the limit', async () => {
      await anInvite();
      place.world.moveClock(30 * DAY);
      await place.rows('onboarding_invite_counts').updateOne({}, { $set: { open: MAX_OPEN_INVITES } });
      expect(await codeOf(create({ email: 'other@example.com' }))).toBe('OK');
    });

    test('answers a repeated request with the same invite, and mails once', async () => {
      const first = await create({}, asMember(), { idempotencyKey: 'k-1' });
      const again = await create({}, asMember(), { idempotencyKey: 'k-1' });
      expect(again.invite.inviteId).toBe(first.invite.inviteId);
      expect(place.town.state.letters).toHaveLength(1);
    });
  });

  describe('sending again', () => {
    test('mails a new link and kills the old one', async () => {
      const { inviteId, token: old } = await anInvite();
      await open(old);
      place.world.moveClock(DAY);
      const { invite } = await resend(inviteId);
      const token = place.lastToken();

      expect(invite).toMatchObject({
        status: 'SENT',
        resendCount: 1,
        expiresAt: new Date(place.world.now().getTime() + 30 * DAY),
      });
      expect(token).not.toBe(old);
      expect(await codeOf(open(old))).toBe('LINK_REVOKED');
      expect(await codeOf(accept(old))).toBe('LINK_REVOKED');
      expect(await codeOf(accept(token))).toBe('OK');
    });

    test('works 5 times', async () => {
      const { inviteId } = await anInvite();
      const codes: string[] = [];
      for (let at = 0; at < 6; at++) codes.push(await codeOf(resend(inviteId)));
      expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'LIMIT_REACHED']);
      expect(await codeOf(accept(place.lastToken()))).toBe('OK');
    });

    test('counts exactly when 20 ask at once', async () => {
      const { inviteId } = await anInvite();
      const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(resend(inviteId))));
      const sent = codes.filter((code) => code === 'OK').length;
      expect((await stored(inviteId))?.['resendCount']).toBe(sent);
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(5);
      expect(place.town.state.letters).toHaveLength(1 + sent);
    });

    test('is over with the invite', async () => {
      const accepted = await anInvite();
      await accept(accepted.token);
      expect(await codeOf(resend(accepted.inviteId))).toBe('INVALID_STATE_TRANSITION');
      const late = await anInvite();
      place.world.moveClock(30 * DAY);
      expect(await codeOf(resend(late.inviteId))).toBe('INVALID_STATE_TRANSITION');
    });

    test("knows another issuer's invite as little as one that does not exist", async () => {
      const { inviteId } = await anInvite();
      const attempt = (id: string) =>
        resend(id, asMember(OTHER_ISSUER, 'Admin')).catch(({ code, message }) => ({ code, message }));
      const foreign = await attempt(inviteId);
      expect(foreign).toEqual(await attempt(newId()));
      expect(foreign.code).toBe('NOT_FOUND');
    });

    test('honours If-Match', async () => {
      const { invite } = await create();
      const given = (expectedRowVersion: number) =>
        resend(invite.inviteId, asMember(), { expectedRowVersion });
      expect(await codeOf(given(invite.rowVersion + 1))).toBe('ROW_VERSION_MISMATCH');
      expect(await codeOf(given(invite.rowVersion))).toBe('OK');
    });

    test('refuses an id that is none', async () => {
      expect(await codeOf(resend('x'))).toBe('VALIDATION_FAILED');
    });
  });

  describe('that come back', () => {
    const correct = (inviteId: string, email: string, given?: Given) =>
      place.call('correctInvite', { input: { inviteId, email } }, asMember(), given);
    const bounce = async (inviteId: string) =>
      place.town.mailer.giveUp('invite', String((await stored(inviteId))?.['tokenHash']));

    test('are BOUNCED, and go out again to the right address with a new link', async () => {
      const { inviteId, token: old } = await anInvite({ email: 'aoifa@example.com' });
      await bounce(inviteId);
      await bounce(inviteId);
      const { nodes } = await list({ status: 'BOUNCED' });
      expect(nodes).toMatchObject([{ inviteId, email: 'aoifa@example.com' }]);
      expect(await codeOf(resend(inviteId))).toBe('INVALID_STATE_TRANSITION');
      expect(await codeOf(correct(inviteId, PERSON.email, { expectedRowVersion: 1 }))).toBe(
        'ROW_VERSION_MISMATCH',
      );

      const { invite } = await correct(inviteId, ' Aoife@example.com');
      expect(invite).toMatchObject({ email: PERSON.email, status: 'SENT', resendCount: 1 });
      expect(place.town.state.letters.at(-1)?.to).toBe(PERSON.email);
      expect(await codeOf(open(old))).toBe('LINK_REVOKED');
      expect(await codeOf(create())).toBe('DUPLICATE');
      expect(await codeOf(create({ email: 'aoifa@example.com' }))).toBe('OK');
      expect(await codeOf(correct(inviteId, PERSON.email))).toBe('INVALID_STATE_TRANSITION');
      // What is heard of the letter before says nothing of this one.
      await place.town.mailer.giveUp('invite', sha256Hex(old));
      expect((await stored(inviteId))?.['status']).toBe('SENT');
      const [, ours] = place.town.state.letters;
      expect(await codeOf(accept(ours?.action?.url.split('#token=')[1] ?? ''))).toBe('OK');
      expect((await place.newAudit()).filter((action) => /bounced|corrected/.test(action as string))).toEqual(
        ['invite.bounced', 'invite.corrected'],
      );
    });

    test('are accepted by whoever has the link nevertheless', async () => {
      const { inviteId, token } = await anInvite();
      await open(token);
      await bounce(inviteId);
      expect((await stored(inviteId))?.['status']).toBe('OPENED');
      await resend(inviteId);
      await bounce(inviteId);
      expect(await open(place.lastToken())).toMatchObject({ status: 'OPENED' });
      expect(await codeOf(accept(place.lastToken()))).toBe('OK');
    });

    test('are not sent where another one is open, nor more than 5 times', async () => {
      const { inviteId } = await anInvite({ email: 'x@example.com' });
      await anInvite();
      await bounce(inviteId);
      expect(await codeOf(correct(inviteId, PERSON.email))).toBe('DUPLICATE');
      for (let at = 0; at < 5; at++) {
        expect(await codeOf(correct(inviteId, `p${at}@example.com`))).toBe('OK');
        await bounce(inviteId);
      }
      expect(await codeOf(correct(inviteId, 'p9@example.com'))).toBe('LIMIT_REACHED');
      expect(await count()).toBe(2);
    });

    test.each([
      ['an address that is none', newId(), 'aoife'],
      ['an id that is none', 'x', PERSON.email],
    ])('are not corrected with %s', async (_what, inviteId, email) => {
      expect(await codeOf(correct(inviteId, email))).toBe('VALIDATION_FAILED');
    });
  });

  describe('taken back or declined', () => {
    const cancel = (inviteId: string, identity = asMember(), given?: Given) =>
      place.call('cancelInvite', { input: { inviteId } }, identity, given);
    const decline = (token: string) => place.call('declineInvite', { input: { token } });

    test('open nothing any more, and make room for others', async () => {
      const taken = await anInvite();
      expect(await codeOf(cancel(taken.inviteId, asMember(), { expectedRowVersion: 9 }))).toBe(
        'ROW_VERSION_MISMATCH',
      );
      expect((await cancel(taken.inviteId)).invite.status).toBe('CANCELLED');
      expect((await cancel(taken.inviteId)).invite.status).toBe('CANCELLED');
      const declined = await anInvite();
      expect(await decline(declined.token)).toEqual({ declined: true });
      expect(await decline(declined.token)).toEqual({ declined: true });
      expect((await stored(declined.inviteId))?.['status']).toBe('DECLINED');
      for (const { token } of [taken, declined]) {
        expect(await codeOf(accept(token))).toBe('LINK_REVOKED');
        expect(await codeOf(open(token))).toBe('LINK_REVOKED');
      }
      expect(await codeOf(resend(declined.inviteId))).toBe('INVALID_STATE_TRANSITION');
      expect(await codeOf(cancel(declined.inviteId))).toBe('INVALID_STATE_TRANSITION');
      expect(await count()).toBe(0);
      expect(await place.newAudit()).toEqual(expect.arrayContaining(['invite.cancelled', 'invite.declined']));
    });

    test('are so once, whatever comes at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        const { inviteId, token } = await anInvite({ email: `r${round}@example.com` });
        const codes = await Promise.all([accept(token), cancel(inviteId), decline(token)].map(codeOf));
        expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
      }
      expect(await count()).toBe(0);
    });

    test('stay so for an issuer that is suspended, and are no business of others', async () => {
      const { inviteId } = await anInvite();
      expect(await codeOf(cancel(inviteId, asMember(OTHER_ISSUER)))).toBe('NOT_FOUND');
      expect(await codeOf(cancel(inviteId, asMember(ISSUER, 'Viewer')))).not.toBe('OK');
      const suspended = { ...asMember(), issuerStatus: 'SUSPENDED' } as ReturnType<typeof asMember>;
      expect(await codeOf(cancel(inviteId, suspended))).toBe('OK');
    });

    test.each([[''], ['x'], [newToken()]])('know nothing of the token %j', async (token) => {
      expect(await codeOf(decline(token))).toBe('NOT_FOUND');
    });
  });

  describe('for rows of files', () => {
    const unit = { kind: 'unit', unit: 'credential-issuance' } as const;
    const ask = (rows: readonly (readonly [key: string, email: string])[], given: object = {}) =>
      place.room.rowInvites.invite(
        {
          issuerId: ISSUER.issuerId,
          issuerDid: ISSUER.did,
          invitedBy: 'member-1',
          rows: rows.map(([rowKey, email]) => ({ rowKey, email, name: 'Aoife' })),
          ...given,
        },
        by(unit),
      );
    const changes = (after?: Readonly<Record<string, number>>) =>
      place.room.rowInvites.changes(after, by(unit));

    test('are sent once for a person, whatever is asked again, and tell each row what became of them', async () => {
      const { after } = await changes();
      const manual = await anInvite({ email: 'known@example.com' });
      const rows = [
        ['r1.0', 'a@example.com'],
        ['r2.0', 'a@example.com'],
        ['r3.0', 'known@example.com'],
        ['r4.0', 'd@example.com'],
      ] as const;
      const first = await ask(rows);
      expect(first.map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT', 'SENT']);
      expect(first[0]?.inviteId).toBe(first[1]?.inviteId);
      expect(first[2]?.inviteId).toBe(manual.inviteId);
      expect(await ask(rows)).toEqual(first);
      expect(place.town.state.letters.map(({ to }) => to)).toEqual([
        'known@example.com',
        'a@example.com',
        'd@example.com',
      ]);
      expect(place.town.state.letters[1]?.paragraphs.join(' ')).toContain('A credential is ready for you');
      // Those that people have sent are counted alone.
      expect(await count()).toBe(1);

      const tokenTo = (address: string) =>
        place.town.state.letters.find(({ to }) => to === address)?.action?.url.split('#token=')[1] ?? '';
      const { did } = await accept(tokenTo('a@example.com'));
      await place.call('declineInvite', { input: { token: tokenTo('d@example.com') } });
      await place.call('cancelInvite', { input: { inviteId: manual.inviteId } }, asMember());
      const told = await changes(after);
      expect(told.isAtEnd).toBe(true);
      expect(told.items.map(({ rowKey, status, holderDid }) => [rowKey, status, holderDid]).sort()).toEqual([
        ['r1.0', 'ACCEPTED', did],
        ['r2.0', 'ACCEPTED', did],
        ['r3.0', 'CANCELLED', undefined],
        ['r4.0', 'DECLINED', undefined],
      ]);
      expect((await changes(told.after)).items).toEqual([]);
      // Asked after a crash, the answer is what has become of it; another time it is another invite.
      expect((await ask([rows[0], rows[3]])).map(({ status }) => status)).toEqual(['ACCEPTED', 'DECLINED']);
      expect(await ask([['r4.1', 'd@example.com']])).toMatchObject([{ status: 'SENT' }]);
    });

    test('are sent once by twenty who ask at once', async () => {
      const rows = [
        ['s1.0', 'a@example.com'],
        ['s2.0', 'b@example.com'],
      ] as const;
      await Promise.all(Array.from({ length: 20 }, () => ask(rows)));
      expect(place.town.state.letters).toHaveLength(2);
    });

    test('wait while the mail server has its fill; those who have one need no letter', async () => {
      await ask([['t1.0', 'a@example.com']]);
      const { room } = place.town.mailer;
      place.town.mailer.room = async () => 1;
      const found = await ask([
        ['t2.0', 'b@example.com'],
        ['t3.0', 'c@example.com'],
        ['t4.0', 'a@example.com'],
        ['t5.0', 'b@example.com'],
      ]);
      place.town.mailer.room = room;
      expect(found.map(({ status }) => status)).toEqual(['SENT', undefined, 'SENT', 'SENT']);
      expect(place.town.state.letters).toHaveLength(2);
    });

    test('end when no row waits any more, but for those that people have sent', async () => {
      const manual = await anInvite();
      await ask([
        ['u1.0', PERSON.email],
        ['u2.0', 'b@example.com'],
        ['u3.0', 'b@example.com'],
      ]);
      const [, two] = await ask([
        ['u1.0', PERSON.email],
        ['u2.0', 'b@example.com'],
      ]);
      const withdraw = (rowKeys: readonly string[]) => place.room.rowInvites.withdraw({ rowKeys }, by(unit));
      await withdraw(['u1.0', 'u2.0', 'nothing.0']);
      expect((await stored(two?.inviteId ?? ''))?.['status']).toBe('SENT');
      await Promise.all([withdraw(['u3.0']), withdraw(['u3.0'])]);
      expect((await stored(two?.inviteId ?? ''))?.['status']).toBe('CANCELLED');
      expect((await stored(manual.inviteId))?.['status']).toBe('SENT');
      expect((await changes({})).items.filter(({ rowKey }) => rowKey.startsWith('u'))).toEqual([]);
    });

    test('are for 50 rows of a person at most, and not for an issuer that is suspended', async () => {
      const many = Array.from({ length: 51 }, (_, at) => [`v${at}.0`, 'a@example.com'] as const);
      const found = await ask(many);
      expect(found.filter(({ status }) => status === 'SENT')).toHaveLength(50);
      expect(found.at(-1)).toMatchObject({ error: 'LIMIT_REACHED' });
      expect(await ask([['v99.0', 'a@example.com']])).toMatchObject([{ error: 'LIMIT_REACHED' }]);
      place.town.state.issuers.set(ISSUER.did, { ...ISSUER, status: 'SUSPENDED' });
      expect(await codeOf(ask([['w.0', 'w@example.com']]))).toBe('ISSUER_NOT_ACTIVE');
    });

    test.each([
      ['251 rows', { rows: Array(251).fill({ rowKey: 'x.0', email: 'a@example.com', name: 'A' }) }],
      ['an address that is none', { rows: [{ rowKey: 'x.0', email: 'a', name: 'A' }] }],
      ['no name', { rows: [{ rowKey: 'x.0', email: 'a@example.com', name: '' }] }],
      ['a DID that is none', { issuerDid: 'x' }],
    ])('refuse %s', async (_what, given) => {
      expect(await codeOf(ask([], given))).toBe('VALIDATION_FAILED');
    });

    test('are asked for by units alone', async () => {
      for (const identity of othersThan('unit'))
        expect(await codeOf(place.room.rowInvites.withdraw({ rowKeys: [] }, by(identity)))).not.toBe('OK');
    });
  });

  describe('listing', () => {
    test('shows the issuer its own, with the DID of those who accepted, for any role', async () => {
      const first = await anInvite();
      place.world.moveClock(1);
      const second = await anInvite({ email: 'sean@example.com' });
      await create({}, asMember(OTHER_ISSUER));
      const { did } = await accept(first.token);

      for (const role of ISSUER_ROLES)
        expect((await list({}, asMember(ISSUER, role))).nodes).toMatchObject([
          { inviteId: second.inviteId, status: 'SENT', holderDid: null },
          { inviteId: first.inviteId, status: 'ACCEPTED', holderDid: did },
        ]);
      expect(await list({ status: 'ACCEPTED' })).toMatchObject({ totalCount: 1, offset: 0, size: 20 });
      const bySean = await list({ email: ' Sean@example.com', status: 'SENT' });
      expect(bySean.nodes).toMatchObject([{ inviteId: second.inviteId }]);
      expect((await list({ email: 'sean@example.com', status: 'ACCEPTED' })).totalCount).toBe(0);
    });

    test('tells what has expired since', async () => {
      await anInvite();
      place.world.moveClock(30 * DAY);
      expect((await list({ status: 'EXPIRED' })).totalCount).toBe(1);
      expect((await list({ status: 'SENT' })).totalCount).toBe(0);
      expect(await count()).toBe(0);
      expect(await place.newAudit()).toContain('invite.expired');
    });

    test.each([
      [{ first: 0 }],
      [{ first: 101 }],
      [{ status: 'OPEN' }],
      [{ email: 'sean' }],
      [{ after: '?' }],
      [{ issuerId: 'i-2' }],
    ])('refuses %j', async (args) => {
      expect(await codeOf(list(args))).toBe('VALIDATION_FAILED');
    });
  });

  describe('opening', () => {
    test('shows who invites whom, and marks the first look', async () => {
      const { inviteId, token } = await anInvite();
      expect(await open(token, { isPrefetch: true })).toMatchObject({ status: 'SENT' });
      expect((await stored(inviteId))?.['status']).toBe('SENT');

      expect(await open(token)).toEqual({
        organization: { did: ISSUER.did, name: ISSUER.name, authorityType: 'ISSUER' },
        ...PERSON,
        status: 'OPENED',
        expiresAt: new Date(place.world.now().getTime() + 30 * DAY),
      });
      await open(token);
      expect((await stored(inviteId))?.['status']).toBe('OPENED');
      expect((await place.newAudit()).filter((action) => action === 'invite.opened')).toHaveLength(1);
    });

    test('marks one look when 10 come at once', async () => {
      const { token } = await anInvite();
      const offers = await Promise.all(Array.from({ length: 10 }, () => open(token)));
      expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(['OPENED']));
      expect((await place.newAudit()).filter((action) => action === 'invite.opened')).toHaveLength(1);
    });

    test.each([
      ['ACTIVE', ISSUER.name],
      ['SUSPENDED', ISSUER.name],
      ['REVOKED', null],
      ['REJECTED', null],
    ] as const)('names an issuer that is %s by then as %s', async (status, name) => {
      const { token } = await anInvite();
      place.town.state.issuers.set(ISSUER.did, { ...ISSUER, status });
      expect((await open(token)).organization).toEqual({ did: ISSUER.did, name, authorityType: 'ISSUER' });
    });

    test.each(['', 'x', newToken().slice(1), `${newToken()}=`, newToken(), 'x'.repeat(43)])(
      'knows nothing of the token %j',
      async (token) => {
        await anInvite();
        expect(await codeOf(open(token))).toBe('NOT_FOUND');
        expect(await codeOf(accept(token))).toBe('NOT_FOUND');
      },
    );

    test.each([[7], [null], [undefined], ['x'.repeat(257)], [{ $ne: '' }]])(
      'refuses %j for a token',
      async (token) => {
        expect(await codeOf(open(token as string))).toBe('VALIDATION_FAILED');
        expect(await codeOf(accept(token as string))).toBe('VALIDATION_FAILED');
      },
    );

    test('tells ended links apart', async () => {
      const accepted = await anInvite();
      await accept(accepted.token);
      const cancelled = await anInvite({ email: 'c@example.com' });
      await place
        .rows('onboarding_invites')
        .updateOne({ _id: cancelled.inviteId as never }, { $set: { status: 'CANCELLED' } });
      const late = await anInvite({ email: 'l@example.com' });
      place.world.moveClock(30 * DAY - 1);
      expect(await codeOf(open(late.token))).toBe('OK');
      place.world.moveClock(1);

      for (const [token, code] of [
        [accepted.token, 'LINK_LIMIT_REACHED'],
        [cancelled.token, 'LINK_REVOKED'],
        [late.token, 'LINK_EXPIRED'],
      ] as const) {
        expect(await codeOf(open(token))).toBe(code);
        expect(await codeOf(accept(token))).toBe(code);
      }
    });
  });

  describe('accepting', () => {
    test('opens an account with a DID, without a session, and says so by e-mail', async () => {
      const { inviteId, token } = await anInvite();
      const answer = await accept(token);
      const account = await place.town.accounts.byEmail(PERSON.email);

      expect(answer).toEqual({
        accepted: true,
        userId: account?.holderId,
        did: account?.did,
        isNewAccount: true,
      });
      expect(account).toMatchObject({ ...PERSON, dids: [answer.did] });
      expect(await stored(inviteId)).toMatchObject({ status: 'ACCEPTED', holderDid: answer.did });
      expect(place.town.state.letters.at(-1)).toMatchObject({
        to: PERSON.email,
        action: { url: 'https://testamur.example/holder/sign-in' },
      });
      expect(await count()).toBe(0);
      expect(await place.newAudit()).toEqual([
        'invite.created',
        'invite.sent',
        'holder.registered',
        'wallet_key.added',
        'invite.accepted',
      ]);
    });

    test('takes the name that the person gives', async () => {
      const { token } = await anInvite();
      await accept(token, { name: ' Aoife O’Brien ' });
      expect((await place.town.accounts.byEmail(PERSON.email))?.name).toBe('Aoife O’Brien');
    });

    test.each([[{ name: 'x'.repeat(256) }], [{ name: 'a\u0000b' }], [{ email: 'b@example.com' }]])(
      'refuses %j',
      async (input) => {
        const { token } = await anInvite();
        expect(await codeOf(accept(token, input))).toBe('VALIDATION_FAILED');
      },
    );

    test('links an account that is there already, and keeps its name and DID', async () => {
      const account = await place.town.aHolder({ name: 'Aoife Murphy' });
      const { token } = await anInvite();
      expect(await accept(token, { name: 'Somebody Else' })).toEqual({
        accepted: true,
        userId: account.holderId,
        did: account.did,
        isNewAccount: false,
      });
      expect((await place.town.accounts.byId(account.holderId))?.name).toBe('Aoife Murphy');
    });

    test.each([
      ['with a DID', {}],
      ['without', { did: undefined, dids: [] }],
    ])(
      'leaves an account %s that waits for its erasure as it is, until its owner signs in',
      async (_who, given) => {
        const account = await place.town.aHolder({ ...given, status: 'LOCKED' });
        const { inviteId, token } = await anInvite();
        const letters = place.town.state.letters.length;
        await expect(accept(token)).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringContaining('sign in first to keep it'),
        });

        expect((await stored(inviteId))?.['status']).toBe('SENT');
        expect(await place.town.accounts.byId(account.holderId)).toEqual(account);
        expect(place.town.state.letters).toHaveLength(letters);
        await place.rows('test_accounts').updateMany({}, { $set: { status: 'ACTIVE' } });
        expect(await accept(token)).toMatchObject({ userId: account.holderId, isNewAccount: false });
      },
    );

    test('gives a DID to an account that has none', async () => {
      const account = await place.town.aHolder({ did: undefined, dids: [] });
      const { token } = await anInvite();
      const { did, isNewAccount } = await accept(token);
      expect(isNewAccount).toBe(false);
      expect(await place.town.accounts.byId(account.holderId)).toMatchObject({ did, dids: [did] });
    });

    test('happens once when 50 accept at once', async () => {
      const { token } = await anInvite();
      place.town.state.letters.length = 0;
      const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(accept(token))));

      expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
      expect(codes.filter((code) => code === 'LINK_LIMIT_REACHED')).toHaveLength(49);
      expect(place.town.state.letters).toHaveLength(1);
      expect(await place.rows('test_accounts').countDocuments({})).toBe(1);
      expect((await place.town.accounts.byEmail(PERSON.email))?.dids).toHaveLength(1);
      expect(await count()).toBe(0);
    });

    test('makes one account of two invites that are accepted at once', async () => {
      const ours = await anInvite();
      await create({}, asMember(OTHER_ISSUER));
      const [one, other] = await Promise.all([accept(ours.token), accept(place.lastToken())]);
      expect(one.userId).toBe(other.userId);
      expect(one.did).toBe(other.did);
      expect([one, other].filter(({ isNewAccount }) => isNewAccount)).toHaveLength(1);
    });

    test('leaves nothing behind when the commit fails', async () => {
      const { inviteId, token } = await anInvite();
      const create = place.town.accounts.create;
      place.town.accounts.create = (person) => {
        const { account, writes } = create(person);
        return { account, writes: [...writes, ...writes] };
      };
      expect(await codeOf(accept(token))).toBe('CONFLICT');
      place.town.accounts.create = create;
      expect(await place.rows('test_accounts').countDocuments({})).toBe(0);
      expect((await stored(inviteId))?.['status']).toBe('SENT');
      expect(await count()).toBe(1);
      expect(await codeOf(accept(token))).toBe('OK');
    });

    test('answers a repeated request with the first answer', async () => {
      const { token } = await anInvite();
      const first = await accept(token, {}, { idempotencyKey: 'k-2' });
      expect(await accept(token, {}, { idempotencyKey: 'k-2' })).toEqual(first);
    });
  });

  test.each(othersThan('issuer', 'custodian').map((identity) => [identity.kind, identity] as const))(
    '%s may neither invite nor list',
    async (kind, identity) => {
      const expected = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      expect(await codeOf(create({}, identity))).toBe(expected);
      expect(await codeOf(resend(newId(), identity))).toBe(expected);
      expect(await codeOf(list({}, identity))).toBe(expected);
    },
  );

  test('needs a role that may issue', async () => {
    expect(await codeOf(create({}, asMember(ISSUER, 'Viewer')))).toBe('FORBIDDEN');
    expect(await codeOf(resend(newId(), asMember(ISSUER, 'Viewer')))).toBe('FORBIDDEN');
    expect(await codeOf(create({}, asMember(ISSUER, 'Admin')))).toBe('OK');
  });

  test('the sweep writes down every end, and forgets after as many days as the setting says', async () => {
    const { inviteId } = await anInvite();
    expect(await place.room.expireDue()).toBe(0);
    place.world.moveClock(30 * DAY);
    expect(await place.room.expireDue()).toBe(1);
    expect(await place.room.expireDue()).toBe(0);
    expect(await stored(inviteId)).toMatchObject({ status: 'EXPIRED', endedAt: place.world.now() });
    await anInvite({ email: 'still-open@example.edu' });

    place.world.moveClock(10 * DAY);
    expect(await place.room.forgetDue()).toBe(0);
    place.world.settings.apply({ version: 1, values: { 'retention.invites-days': 9 } });
    expect(await place.room.forgetDue()).toBe(1);
    expect(await stored(inviteId)).toBeNull();
    expect(await place.rows('onboarding_invites').countDocuments({})).toBe(1);
    place.world.settings.apply({ version: 2, values: {} });
  });

  test('nothing is forgotten by a default while it is not known what administrators have set', async () => {
    const unknown = createLiveSettings(readConfig({}), LIVE_SETTINGS);
    const forgotten: Date[] = [];
    const forget = async (end: Date) => forgotten.push(end);
    const { world } = place;
    const retention = createRetention({
      stores: [{ forget }],
      settings: unknown,
      now: world.now,
      log: world.log,
      lease: leaseOf(world.store.connection('core'), 'invites.retention', world.now),
    });
    expect(await retention.forgetDue()).toBe(0);
    expect(forgotten).toEqual([]);
    unknown.confirm();
    await retention.forgetDue();
    expect(forgotten).toHaveLength(1);
  });

  test('erasing removes the person; the export holds what was accepted', async () => {
    const { token } = await anInvite({ message: 'Dear Aoife' });
    const { userId: holderId } = await accept(token);
    expect((await place.room.exporter.export(holderId)).accepted).toMatchObject([
      { ...PERSON, issuerDid: ISSUER.did },
    ]);

    await place.ledger.commit(by(), { writes: await place.room.eraser.erase({ holderId }), audit: [] });
    const left = JSON.stringify(await place.rows('onboarding_invites').find().toArray());
    for (const personal of ['Aoife', PERSON.email]) expect(left).not.toContain(personal);
    expect((await list()).nodes).toMatchObject([
      { name: null, email: null, message: null, status: 'ACCEPTED' },
    ]);
    expect(await codeOf(open(token))).toBe('LINK_LIMIT_REACHED');
  });

  test('nothing personal reaches the trail or the log', async () => {
    const { inviteId, token } = await anInvite({ message: 'A secret word' });
    await open(token);
    await resend(inviteId);
    await accept(place.lastToken());
    const told = JSON.stringify([await place.rows('audit_entries').find().toArray(), place.world.lines]);
    for (const secret of [PERSON.name, PERSON.email, 'A secret word', token, place.lastToken()])
      expect(told).not.toContain(secret);
  });
});
