import type { mongo } from 'mongoose';
import { type Identity, ISSUER_STATUSES, type IssuerStatus } from '../../../kernel/identity.ts';
import type { Letter } from '../../../kernel/mail.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aMailer } from '../../testing/mailer.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import { createPortal } from '../index.ts';
import type { IssuerContact } from './ports.ts';

const MINUTE = 60_000;
const EMAIL = 'registrar@example.edu';
const ISSUER: IssuerContact = {
  issuerId: 'i-1',
  did: 'did:key:z6Mk1',
  name: 'Example University',
  status: 'ACTIVE',
};

describe('sign-in of issuer members', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let contacts: (IssuerContact & { email: string })[] = [];
  let portal: Awaited<ReturnType<typeof createPortal>>;
  let status: IssuerStatus = 'ACTIVE';
  const sent: Letter[] = [];
  let mutations: Record<string, (parent: unknown, args: unknown, context: unknown) => Promise<never>>;
  let rows: (name: string) => mongo.Collection<Record<string, unknown>>;

  beforeAll(async () => {
    world = await aWorld();
    // The store drops expired rows by the clock of the machine; the tests live after it, and only code looks at the time.
    world.moveClock(20 * 365 * 24 * 60 * MINUTE);
    const connection = world.store.connection('core');
    portal = await createPortal({
      connection,
      ledger: await createLedger({ connection, source: 'core', now: world.now }),
      issuers: { byDid: async (did) => (did === ISSUER.did ? { ...ISSUER, status } : undefined) },
      contacts: { byContactEmail: async (email) => contacts.filter((contact) => contact.email === email) },
      mailer: aMailer(sent),
      tokens: world.tokens,
      publicUrl: 'https://testamur.example',
      now: world.now,
    });
    mutations = portal.subgraph.resolvers['Mutation'] as typeof mutations;
    rows = (name) => connection.collection(name) as never;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    contacts = [{ ...ISSUER, email: EMAIL }];
    sent.length = 0;
    for (const name of ['issuer_members', 'issuer_sign_in_links']) await rows(name).deleteMany({});
    await rows('audit_entries').updateMany({}, { $set: { seen: true } });
  });

  const request = (input: unknown = { email: EMAIL }): Promise<unknown> =>
    mutations['requestIssuerSignIn']!(undefined, { input }, by());
  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  const redeem = (token: unknown): Promise<any> =>
    mutations['redeemIssuerSignIn']!(undefined, { input: { token } }, by());
  const tokenOf = (letter: Letter | undefined) => letter?.code?.value ?? '';
  const aToken = async (input?: unknown) => {
    await request(input);
    return tokenOf(sent.at(-1));
  };
  const newAudit = async () =>
    (
      await rows('audit_entries')
        .find({ seen: { $exists: false } })
        .sort({ seq: 1 })
        .toArray()
    ).map((entry) => entry['action']);

  describe('asking for a link', () => {
    test('mails a link that only configuration and chance decide, with the token for programs beside it', async () => {
      expect(await request({ email: ' Registrar@Example.edu ' })).toEqual({ sent: true, email: EMAIL });

      const [letter] = sent;
      expect(letter?.to).toBe(EMAIL);
      expect(tokenOf(letter)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(letter?.action?.url).toBe(`https://testamur.example/issuer/sign-in#token=${tokenOf(letter)}`);
      expect(letter?.paragraphs.join(' ')).toContain('Example University');
    });

    test('stores no token and no address of a stranger, and logs neither', async () => {
      const token = await aToken();
      await request({ email: 'stranger@example.com' });
      const stored = JSON.stringify([
        await rows('issuer_sign_in_links').find().toArray(),
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
      expect(await rows('issuer_sign_in_links').countDocuments({})).toBe(1);
      expect(await newAudit()).toEqual(['issuer_member.sign_in_requested']);
      await expect(redeem(tokenOf(sent[0]))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('mails no text that a stranger chose: the name of an issuer counts once it was approved', async () => {
      contacts = [
        { ...ISSUER, email: EMAIL, status: 'PENDING_APPROVAL', name: 'You won! https://evil.example' },
      ];
      await request();

      expect(sent[0]?.to).toBe(EMAIL);
      expect(JSON.stringify(sent)).not.toContain('evil.example');
      expect(sent[0]?.paragraphs.join(' ')).toContain(ISSUER.did);
    });

    test('keeps at most 3 links live per account, also when 30 ask at once, and never ends a live one', async () => {
      const first = await aToken();
      await Promise.all(Array.from({ length: 30 }, () => request()));

      expect(sent.filter(({ to }) => to === EMAIL)).toHaveLength(3);
      expect((await redeem(first)).user.email).toBe(EMAIL);
      await request();
      expect(sent.filter(({ to }) => to === EMAIL)).toHaveLength(4);
    });

    test('counts the same account once, whether the issuer was named or not', async () => {
      for (const input of [{ email: EMAIL }, { email: EMAIL, issuerDid: ISSUER.did }]) {
        for (let at = 0; at < 3; at++) await request(input);
      }
      expect(sent).toHaveLength(3);
    });

    test('frees the places of links that expired', async () => {
      for (let at = 0; at < 4; at++) await request();
      world.moveClock(15 * MINUTE);
      for (let at = 0; at < 4; at++) await request();

      expect(sent).toHaveLength(6);
    });

    test('opens the issuer that was named, else an active one', async () => {
      const second = { ...ISSUER, issuerId: 'i-2', did: 'did:key:z6Mk2', name: 'Aardvark College' };
      contacts = [
        { ...second, email: EMAIL, status: 'SUSPENDED' },
        { ...ISSUER, email: EMAIL },
      ];

      expect((await redeem(await aToken())).issuer.did).toBe(ISSUER.did);
      expect((await redeem(await aToken({ email: EMAIL, issuerDid: second.did }))).issuer).toEqual({
        did: second.did,
        name: 'Aardvark College',
        status: 'SUSPENDED',
      });
      await request({ email: EMAIL, issuerDid: 'did:key:z6MkOther' });
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
      ['a DID that is none', { email: EMAIL, issuerDid: 'x' }],
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
    test('makes the contact of an issuer without members its first Admin, with a bearer token that says so', async () => {
      const result = await redeem(await aToken());

      expect(result).toMatchObject({
        tokenType: 'Bearer',
        issuer: { did: ISSUER.did, name: 'Example University', status: 'ACTIVE' },
        user: { email: EMAIL, role: 'Admin' },
      });
      expect(result.expiresAt.getTime() - world.now().getTime()).toBe(8 * 60 * MINUTE);
      expect(await world.tokens.verify(result.token)).toEqual({
        kind: 'issuer',
        issuerStatus: 'ACTIVE',
        tokenId: expect.any(String),
        tokenEpoch: 0,
        userId: result.user.id,
        role: 'Admin',
        issuerId: 'i-1',
        issuerDid: ISSUER.did,
      });
      expect(await newAudit()).toEqual([
        'issuer_member.sign_in_requested',
        'issuer_member.created',
        'issuer_member.signed_in',
      ]);
    });

    test('finds the same member the next time', async () => {
      const first = await redeem(await aToken());
      const second = await redeem(await aToken());

      expect(second.user).toEqual(first.user);
      expect(await rows('issuer_members').find().toArray()).toMatchObject([
        { userName: EMAIL, role: 'Admin', rowVersion: 2 },
      ]);
    });

    test.each([
      ['the first Admin', false],
      ['a member', true],
    ])('works once for %s, also when 200 redeem at the same moment', async (_who, isMember) => {
      if (isMember) await redeem(await aToken());
      const token = await aToken();
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
      const results = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(token)));

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const codes = new Set(
        results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])),
      );
      expect([...codes]).toEqual(['TOKEN_ALREADY_USED']);
      expect(await rows('issuer_members').countDocuments({})).toBe(1);
      expect((await newAudit()).filter((action) => action === 'issuer_member.signed_in')).toHaveLength(1);
    });

    test('of two links at the same moment makes one member', async () => {
      const tokens = [await aToken(), await aToken(), await aToken()];
      const results = await Promise.all(tokens.map(redeem));

      expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
      expect(await rows('issuer_members').countDocuments({})).toBe(1);
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
      const [row] = await rows('issuer_sign_in_links').find().toArray();
      expect(row).toMatchObject({ forgetAt: new Date(world.now().getTime() + 24 * 60 * MINUTE) });
      const indexes = await rows('issuer_sign_in_links').indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }),
      );

      world.moveClock(60 * MINUTE);
      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_ALREADY_USED' });
      expect((await newAudit()).at(-1)).toBe('issuer_member.sign_in_refused');
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
    ])('for an issuer that is %s: %s', async (status, isOpen) => {
      const token = await aToken();
      contacts = [{ ...ISSUER, email: EMAIL, status: status as IssuerStatus }];

      if (isOpen) expect((await redeem(token)).issuer.status).toBe(status);
      else await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      sent.length = 0;
      await request();
      expect(sent[0]?.to).toBe(isOpen ? EMAIL : undefined);
    });

    test.each(['SUSPENDED', 'REMOVED', 'INVITED'])('is closed to a member who is %s', async (status) => {
      await redeem(await aToken());
      const token = await aToken();
      await rows('issuer_members').updateMany({}, { $set: { status } });

      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('gives the role that the member has, and no second first Admin', async () => {
      await redeem(await aToken());
      await rows('issuer_members').updateMany({}, { $set: { role: 'Viewer' } });
      expect((await redeem(await aToken())).user.role).toBe('Viewer');

      contacts = [{ ...ISSUER, email: 'newcomer@example.edu' }];
      await request({ email: 'newcomer@example.edu' });
      expect(sent.at(-1)?.to).toBeUndefined();
    });

    test('uses the link up and makes the member together, or neither', async () => {
      const token = await aToken();
      await rows('issuer_members').insertOne({
        _id: 'squatter',
        issuerId: 'i-other',
        userName: EMAIL,
      } as never);
      await rows('issuer_members').createIndex({ userName: 1 }, { unique: true, name: 'fault' });
      await expect(redeem(token)).rejects.toMatchObject({ name: 'AppError', code: 'CONFLICT' });
      await rows('issuer_members').dropIndex('fault');

      expect((await redeem(token)).user.email).toBe(EMAIL);
    });
  });

  describe('a bearer token', () => {
    type Proven = Extract<Identity, { kind: 'issuer' }>;
    const signedIn = async () => (await world.tokens.verify((await redeem(await aToken())).token)) as Proven;
    const standing = ({ userId, issuerId, issuerDid, tokenId = '', tokenEpoch = 0 }: Proven) =>
      portal.ports.members.standing({ memberId: userId, issuerId, issuerDid, tokenId, tokenEpoch }, by());
    const signOut = (identity: Identity, input: object = {}) =>
      mutations['signOutIssuerMember']!(undefined, { input }, by(identity));
    const good = { role: 'Admin', isMember: true, tokenStands: true, issuerStatus: 'ACTIVE' };
    beforeEach(() => {
      status = 'ACTIVE';
    });

    test('stands for its member as the store has it now, in every status of the issuer', async () => {
      const identity = await signedIn();
      expect(await standing(identity)).toEqual(good);
      for (const issuerStatus of ISSUER_STATUSES) {
        status = issuerStatus;
        expect(await standing(identity)).toEqual({ ...good, issuerStatus });
      }
      await rows('issuer_members').updateMany({}, { $set: { role: 'Viewer' } });
      expect(await standing(identity)).toMatchObject({ role: 'Viewer' });
    });

    test.each(['INVITED', 'SUSPENDED', 'REMOVED'])('of a member who is %s is none', async (to) => {
      const identity = await signedIn();
      await rows('issuer_members').updateMany({}, { $set: { status: to } });
      expect(await standing(identity)).toMatchObject({ isMember: false });
    });

    test('is none for another issuer, a stranger, or an issuer that is gone', async () => {
      const identity = await signedIn();
      expect(await standing({ ...identity, issuerId: 'i-2' })).toMatchObject({ isMember: false });
      expect(await standing({ ...identity, userId: 'nobody' })).toBeUndefined();
      expect(await standing({ ...identity, issuerDid: 'did:key:z6Mk2' })).toBeUndefined();
    });

    test('ends with the sign-out, and no other one', async () => {
      const [first, second] = [await signedIn(), await signedIn()];
      expect(await signOut(first)).toMatchObject({ everywhere: false, user: { email: EMAIL } });
      expect(await standing(first)).toMatchObject({ tokenStands: false });
      expect(await standing(second)).toEqual(good);
      expect((await newAudit()).at(-1)).toBe('issuer_member.signed_out');
    });

    test('ends with a sign-out everywhere; the next sign-in stands', async () => {
      const [first, second] = [await signedIn(), await signedIn()];
      expect(await signOut(first, { everywhere: true })).toMatchObject({ everywhere: true });
      for (const identity of [first, second])
        expect(await standing(identity)).toMatchObject({ tokenStands: false });
      expect(await standing(await signedIn())).toEqual(good);
    });

    test('may sign out of an issuer that is REVOKED', async () => {
      const identity = await signedIn();
      await signOut({ ...identity, issuerStatus: 'REVOKED' });
      expect(await standing(identity)).toMatchObject({ tokenStands: false });
    });

    test('of a member without a row, and other people, sign nobody out', async () => {
      const identity = await signedIn();
      await rows('issuer_members').deleteMany({});
      await expect(signOut(identity)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      for (const other of othersThan('issuer')) await expect(signOut(other)).rejects.toThrow();
    });
  });
});
