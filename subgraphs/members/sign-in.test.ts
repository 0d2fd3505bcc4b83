import { type Identity, ISSUER_STATUSES, type IssuerStatus } from '../../kernel/identity.ts';
import type { Letter } from '../../kernel/mail.ts';
import { type AnOrganization, openPortalWorld, type PortalWorld } from '../portal/testing.ts';
import { by, othersThan } from '../testing/rooms.ts';
import type { MemberToken } from './member.ts';

const MINUTE = 60_000;
const EMAIL = 'registrar@example.edu';
const HOME = {
  organizationId: 'i-1',
  did: 'did:key:z6Mk1',
  name: 'Example University',
  status: 'ACTIVE',
} as const satisfies AnOrganization;

/** What differs between the kinds of organizations; the rest of this file holds for each. */
const KINDS = [
  {
    noun: 'issuer',
    fields: { request: 'requestIssuerSignIn', redeem: 'redeemIssuerSignIn', signOut: 'signOutIssuerMember' },
    organizationId: 'issuerId',
    organizationDid: 'issuerDid',
    organizationStatus: 'issuerStatus',
    members: 'issuer_members',
    links: 'issuer_sign_in_links',
    audited: 'issuer_member',
    port: 'members',
    higher: 'Operator',
  },
  {
    noun: 'custodian',
    fields: {
      request: 'requestCustodianSignIn',
      redeem: 'redeemCustodianSignIn',
      signOut: 'signOutCustodianUser',
    },
    organizationId: 'custodianId',
    organizationDid: 'custodianDid',
    organizationStatus: 'custodianStatus',
    members: 'custodian_members',
    links: 'custodian_sign_in_links',
    audited: 'custodian_member',
    port: 'custodianMembers',
    higher: 'Reviewer',
  },
] as const;

describe.each(KINDS)('sign-in of members of a $noun', (kind) => {
  const { noun, fields } = kind;
  let world: PortalWorld;
  let sent: Letter[];
  let rows: PortalWorld['rows'];

  beforeAll(async () => {
    world = await openPortalWorld();
    ({ sent, rows } = world);
  });
  afterAll(() => world.close());

  const theyAre = (...organizations: readonly AnOrganization[]) => {
    world.organizations[noun] = organizations;
  };
  beforeEach(async () => {
    theyAre({ ...HOME, email: EMAIL });
    world.policies.clear();
    sent.length = 0;
    for (const name of [kind.members, kind.links]) await rows(name).deleteMany({});
    await world.newAudit();
  });

  const request = (input: unknown = { email: EMAIL }): Promise<unknown> =>
    world.ask(fields.request, { input }, by());
  const redeem = (token: unknown) => world.ask(fields.redeem, { input: { token } }, by());
  const tokenOf = (letter: Letter | undefined) => letter?.code?.value ?? '';
  const aToken = async (input?: unknown) => {
    await request(input);
    return tokenOf(sent.at(-1));
  };
  const newAudit = () => world.newAudit();
  const told = (word: string) => `${kind.audited}.${word}`;

  describe('asking for a link', () => {
    test('mails a link that only configuration and chance decide, with the token for programs beside it', async () => {
      expect(await request({ email: ' Registrar@Example.edu ' })).toEqual({ sent: true, email: EMAIL });

      const [letter] = sent;
      expect(letter?.to).toBe(EMAIL);
      expect(tokenOf(letter)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(letter?.action?.url).toBe(`https://testamur.example/${noun}/sign-in#token=${tokenOf(letter)}`);
      expect(letter?.paragraphs.join(' ')).toContain('Example University');
    });

    test('stores no token and no address of a stranger, and logs neither', async () => {
      const token = await aToken();
      await request({ email: 'stranger@example.com' });
      const stored = JSON.stringify([
        await rows(kind.links).find().toArray(),
        await rows('audit_entries').find().toArray(),
        world.lines,
      ]);

      expect(stored).not.toContain(token);
      expect(stored).not.toContain('stranger@example.com');
    });

    test('answers, writes and queues the same for an unknown address, but to nobody', async () => {
      const answer = await request({ email: 'stranger@example.com' });

      expect(answer).toEqual({ sent: true, email: 'stranger@example.com' });
      expect(sent.map(({ to }) => to)).toEqual([undefined]);
      expect(await rows(kind.links).countDocuments({})).toBe(1);
      expect(await newAudit()).toEqual([told('sign_in_requested')]);
      await expect(redeem(tokenOf(sent[0]))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('mails no text that a stranger chose: the name of an issuer counts once it was approved', async () => {
      theyAre({ ...HOME, email: EMAIL, status: 'PENDING_APPROVAL', name: 'You won! https://evil.example' });
      await request();

      expect(sent[0]?.to).toBe(EMAIL);
      expect(JSON.stringify(sent)).not.toContain('evil.example');
      expect(sent[0]?.paragraphs.join(' ')).toContain(HOME.did);
    });

    test('keeps at most 3 links live per account, also when 30 ask at once, and never ends a live one', async () => {
      const first = await aToken();
      await Promise.all(Array.from({ length: 30 }, () => request()));

      expect(sent.filter(({ to }) => to === EMAIL)).toHaveLength(3);
      expect((await redeem(first)).user.email).toBe(EMAIL);
      await request();
      expect(sent.filter(({ to }) => to === EMAIL)).toHaveLength(4);
    });

    test('counts the same account once, whether the organization was named or not', async () => {
      for (const input of [{ email: EMAIL }, { email: EMAIL, [kind.organizationDid]: HOME.did }]) {
        for (let at = 0; at < 3; at++) await request(input);
      }
      expect(sent).toHaveLength(3);
    });

    test('frees the slots of links that expired', async () => {
      for (let at = 0; at < 4; at++) await request();
      world.moveClock(15 * MINUTE);
      for (let at = 0; at < 4; at++) await request();

      expect(sent).toHaveLength(6);
    });

    test('opens the organization that was named, else an active one', async () => {
      const second = { ...HOME, organizationId: 'i-2', did: 'did:key:z6Mk2', name: 'Aardvark College' };
      theyAre({ ...second, email: EMAIL, status: 'SUSPENDED' }, { ...HOME, email: EMAIL });

      expect((await redeem(await aToken()))[noun].did).toBe(HOME.did);
      expect(
        (await redeem(await aToken({ email: EMAIL, [kind.organizationDid]: second.did })))[noun],
      ).toEqual({
        did: second.did,
        name: 'Aardvark College',
        status: 'SUSPENDED',
      });
      await request({ email: EMAIL, [kind.organizationDid]: 'did:key:z6MkOther' });
      expect(sent.at(-1)?.to).toBeUndefined();
    });

    test.each([
      ['no e-mail', {}],
      ['an e-mail without @', { email: 'registrar' }],
      ['two addresses', { email: 'a@example.edu,b@example.edu' }],
      ['a header', { email: 'a@example.edu\r\nBcc: b@example.edu' }],
      ['an operator', { email: { $ne: null } }],
      ['a number', { email: 5 }],
      ['256 characters', { email: `${'a'.repeat(244)}@example.edu` }],
      ['a DID that is none', { email: EMAIL, [kind.organizationDid]: 'x' }],
      ['an unknown field', { email: EMAIL, admin: true }],
      ['nothing', undefined],
    ])('refuses %s', async (_what, input) => {
      await expect(request(input === undefined ? null : input)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(sent).toEqual([]);
    });
  });

  describe('redeeming', () => {
    test('makes the contact of one without members its first Admin, with a bearer token that says so', async () => {
      const result = await redeem(await aToken());

      expect(result).toMatchObject({
        tokenType: 'Bearer',
        [noun]: { did: HOME.did, name: 'Example University', status: 'ACTIVE' },
        user: { email: EMAIL, role: 'Admin' },
      });
      expect(result.expiresAt.getTime() - world.now().getTime()).toBe(8 * 60 * MINUTE);
      expect(await world.tokens.verify(result.token)).toEqual({
        kind: noun,
        [kind.organizationStatus]: 'ACTIVE',
        tokenId: expect.any(String),
        tokenEpoch: 0,
        userId: result.user.id,
        role: 'Admin',
        [kind.organizationId]: 'i-1',
        [kind.organizationDid]: HOME.did,
      });
      expect(await newAudit()).toEqual([told('sign_in_requested'), told('created'), told('signed_in')]);
    });

    test('finds the same member the next time', async () => {
      const first = await redeem(await aToken());
      const second = await redeem(await aToken());

      expect(second.user).toEqual(first.user);
      expect(await rows(kind.members).find().toArray()).toMatchObject([
        { userName: EMAIL, role: 'Admin', rowVersion: 2 },
      ]);
    });

    test.each([
      ['the first Admin', false],
      ['a member', true],
    ])('works once for %s, also when 200 redeem at the same moment', async (_who, isMember) => {
      if (isMember) await redeem(await aToken());
      const token = await aToken();
      await newAudit();
      const results = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(token)));

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const codes = new Set(
        results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])),
      );
      expect([...codes]).toEqual(['TOKEN_ALREADY_USED']);
      expect(await rows(kind.members).countDocuments({})).toBe(1);
      expect((await newAudit()).filter((action) => action === told('signed_in'))).toHaveLength(1);
    });

    test('of two links at the same moment makes one member', async () => {
      const tokens = [await aToken(), await aToken(), await aToken()];
      const results = await Promise.all(tokens.map(redeem));

      expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
      expect(await rows(kind.members).countDocuments({})).toBe(1);
    });

    test.each([
      [15 * MINUTE - 1, undefined],
      [15 * MINUTE, 'TOKEN_EXPIRED'],
    ])('after %i ms gives %s', async (wait, code) => {
      const token = await aToken();
      world.moveClock(wait);

      if (code === undefined) expect(await redeem(token)).toHaveProperty('token');
      else await expect(redeem(token)).rejects.toMatchObject({ code });
    });

    test('tells a used link from an unknown one for a day after its use', async () => {
      const token = await aToken();
      await redeem(token);
      const [row] = await rows(kind.links).find().toArray();
      expect(row).toMatchObject({ forgetAt: new Date(world.now().getTime() + 24 * 60 * MINUTE) });
      const indexes = await rows(kind.links).indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }),
      );

      world.moveClock(60 * MINUTE);
      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_ALREADY_USED' });
      expect((await newAudit()).at(-1)).toBe(told('sign_in_refused'));
    });

    test.each([
      ['a token of nobody', 'A'.repeat(43), 'TOKEN_INVALID'],
      ['no token', '', 'TOKEN_INVALID'],
      ['a short token', 'abc', 'TOKEN_INVALID'],
      ['a hash', 'a'.repeat(64), 'TOKEN_INVALID'],
      ['an operator', { $ne: null }, 'VALIDATION_FAILED'],
      ['a pattern', { $regex: '.*' }, 'VALIDATION_FAILED'],
      ['a list', ['x'], 'VALIDATION_FAILED'],
      ['a number', 1, 'VALIDATION_FAILED'],
      ['nothing', undefined, 'VALIDATION_FAILED'],
      ['a long text', 'a'.repeat(257), 'VALIDATION_FAILED'],
    ])('refuses %s', async (_what, token, code) => {
      await aToken();
      await expect(redeem(token)).rejects.toMatchObject({ code });
    });

    test('refuses another spelling of the same token bytes', async () => {
      const token = await aToken();
      const last = token.charAt(42);
      const alias = String.fromCharCode(last.charCodeAt(0) + 1);

      expect(Buffer.from(token.slice(0, 42) + alias, 'base64url')).toHaveLength(32);
      await expect(redeem(token.slice(0, 42) + alias)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test.each([
      ['PENDING_APPROVAL', true],
      ['ACTIVE', true],
      ['SUSPENDED', true],
      ['REJECTED', false],
      ['REVOKED', false],
      ['A_STATUS_OF_TOMORROW', false],
    ])('where the organization is %s: %s', async (status, isOpen) => {
      const token = await aToken();
      theyAre({ ...HOME, email: EMAIL, status: status as IssuerStatus });

      if (isOpen) expect((await redeem(token))[noun].status).toBe(status);
      else await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      sent.length = 0;
      await request();
      expect(sent[0]?.to).toBe(isOpen ? EMAIL : undefined);
    });

    test.each(['SUSPENDED', 'REMOVED', 'INVITED'])('is closed to a member who is %s', async (status) => {
      await redeem(await aToken());
      const token = await aToken();
      await rows(kind.members).updateMany({}, { $set: { status } });

      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('gives the role that the member has, and no second first Admin', async () => {
      await redeem(await aToken());
      await rows(kind.members).updateMany({}, { $set: { role: 'Viewer' } });
      expect((await redeem(await aToken())).user.role).toBe('Viewer');

      theyAre({ ...HOME, email: 'newcomer@example.edu' });
      await request({ email: 'newcomer@example.edu' });
      expect(sent.at(-1)?.to).toBeUndefined();
    });

    test('uses the link up and makes the member together, or neither', async () => {
      const token = await aToken();
      await rows(kind.members).insertOne({
        _id: 'squatter',
        [kind.organizationId]: 'i-other',
        userName: EMAIL,
        role: 'Admin',
      } as never);
      await rows(kind.members).createIndex({ userName: 1, role: 1 }, { unique: true, name: 'fault' });
      await expect(redeem(token)).rejects.toMatchObject({ name: 'AppError', code: 'CONFLICT' });
      await rows(kind.members).dropIndex('fault');

      expect((await redeem(token)).user.email).toBe(EMAIL);
    });
  });

  describe('a bearer token', () => {
    type Proven = Extract<Identity, { kind: 'issuer' | 'custodian' }>;
    const signedIn = async () => (await world.tokens.verify((await redeem(await aToken())).token)) as Proven;
    const standing = (identity: Proven, given: Partial<MemberToken> = {}) => {
      const { userId: memberId, tokenId = '', tokenEpoch = 0 } = identity;
      const organization =
        identity.kind === 'issuer'
          ? { organizationId: identity.issuerId, organizationDid: identity.issuerDid }
          : { organizationId: identity.custodianId, organizationDid: identity.custodianDid };
      const token = { memberId, ...organization, tokenId, tokenEpoch, ...given };
      return world.portal.ports[kind.port].standing(token, by());
    };
    const signOut = (identity: Identity, input: object = {}) =>
      world.ask(fields.signOut, { input }, by(identity));
    const good = { role: 'Admin', isMember: true, tokenStands: true, organizationStatus: 'ACTIVE' };
    test('stands for its member as the store has it now, in every status of the organization', async () => {
      const identity = await signedIn();
      expect(await standing(identity)).toEqual(good);
      for (const status of ISSUER_STATUSES) {
        theyAre({ ...HOME, status });
        expect(await standing(identity)).toEqual({ ...good, organizationStatus: status });
      }
      await rows(kind.members).updateMany({}, { $set: { role: 'Viewer' } });
      expect(await standing(identity)).toMatchObject({ role: 'Viewer' });
    });

    test.each(['INVITED', 'SUSPENDED', 'REMOVED'])('of a member who is %s is none', async (to) => {
      const identity = await signedIn();
      await rows(kind.members).updateMany({}, { $set: { status: to } });
      expect(await standing(identity)).toMatchObject({ isMember: false });
    });

    test('is none for another organization, a stranger, or one that is gone', async () => {
      const identity = await signedIn();
      expect(await standing(identity, { organizationId: 'i-2' })).toMatchObject({ isMember: false });
      expect(await standing(identity, { memberId: 'nobody' })).toBeUndefined();
      expect(await standing(identity, { organizationDid: 'did:key:z6Mk2' })).toBeUndefined();
    });

    test('ends with the sign-out, and no other one', async () => {
      const [first, second] = [await signedIn(), await signedIn()];
      expect(await signOut(first)).toMatchObject({ everywhere: false, user: { email: EMAIL } });
      expect(await standing(first)).toMatchObject({ tokenStands: false });
      expect(await standing(second)).toEqual(good);
      expect((await newAudit()).at(-1)).toBe(told('signed_out'));
    });

    test('ends with a sign-out everywhere; the next sign-in stands', async () => {
      const [first, second] = [await signedIn(), await signedIn()];
      expect(await signOut(first, { everywhere: true })).toMatchObject({ everywhere: true });
      for (const identity of [first, second])
        expect(await standing(identity)).toMatchObject({ tokenStands: false });
      expect(await standing(await signedIn())).toEqual(good);
    });

    test('may sign out of an organization that is REVOKED', async () => {
      const identity = await signedIn();
      await signOut({ ...identity, [kind.organizationStatus]: 'REVOKED' });
      expect(await standing(identity)).toMatchObject({ tokenStands: false });
    });

    test('of a member without a row, and other people, sign nobody out', async () => {
      const identity = await signedIn();
      await rows(kind.members).deleteMany({});
      await expect(signOut(identity)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      for (const other of othersThan(noun)) await expect(signOut(other)).rejects.toThrow();
    });
  });
});
