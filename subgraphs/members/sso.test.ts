import { AppError } from '../../kernel/errors.ts';
import type { CustodianRole, IssuerRole } from '../../kernel/identity.ts';
import { type AnOrganization, openPortalWorld, type PortalWorld } from '../portal/testing.ts';
import { by } from '../testing/rooms.ts';
import type { ProvenPerson } from './sso-joining.ts';

const HOME = {
  organizationId: 'o-1',
  did: 'did:key:z6MkHome',
  name: 'Example University',
  status: 'ACTIVE',
  email: 'contact@example.edu',
} as const satisfies AnOrganization;
const EMAIL = 'ada@example.edu';
const tokenIdIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.close());

const KINDS = [
  { noun: 'issuer', service: 'issuers', members: 'issuer_members', audited: 'issuer_member' },
  { noun: 'custodian', service: 'custodians', members: 'custodian_members', audited: 'custodian_member' },
] as const;

describe.each(KINDS)(
  'members of a $noun and its identity provider',
  ({ noun, service, members, audited }) => {
    beforeEach(async () => {
      world.organizations[noun] = [HOME];
      world.policies.clear();
      world.sent.length = 0;
      for (const rows of [members, `${noun}_sign_in_links`]) await world.rows(rows).deleteMany({});
      await world.newAudit();
    });

    const bySso = (given: Partial<ProvenPerson> = {}) =>
      world.service[service].bySso(
        {
          organizationDid: HOME.did,
          email: EMAIL,
          name: 'Ada',
          role: 'Viewer',
          mayJoin: true,
          isRoleMapped: false,
          ...given,
        },
        by(),
      );
    const codeOf = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'OK',
        (error) => error.code,
      );
    const theMember = () => world.rows(members).findOne({ userName: EMAIL });

    test('somebody new becomes a member, once, and is signed in', async () => {
      const sessions = await Promise.all(Array.from({ length: 10 }, () => bySso()));
      expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
      expect(await theMember()).toMatchObject({ status: 'ACTIVE', role: 'Viewer', displayName: 'Ada' });
      const told = await world.newAudit();
      expect(told.filter((action) => action === `${audited}.created`)).toHaveLength(1);
      expect(told.filter((action) => action === `${audited}.signed_in`)).toHaveLength(10);
      const identity = await world.tokens.verify(sessions[0]?.token ?? '');
      expect(identity).toMatchObject({ kind: noun, role: 'Viewer' });
    });

    const ordinary = noun === 'issuer' ? 'Operator' : 'Reviewer';
    test.each([
      ['Viewer', false, 'Viewer'],
      [ordinary, false, ordinary],
      ['Admin', false, ordinary],
      ['Admin', true, 'Admin'],
      ['Owner', true, 'Viewer'],
      ['', false, 'Viewer'],
      ...(noun === 'custodian'
        ? ([
            ['Attester', false, 'Reviewer'],
            ['Attester', true, 'Attester'],
          ] as const)
        : []),
    ] as const)('with the role %j, mapped: %s, is made a %s', async (role, isRoleMapped, expected) => {
      const { user } = await bySso({ role, isRoleMapped });
      expect(user.role satisfies IssuerRole | CustodianRole).toBe(expected);
    });

    test('a member keeps the role that the team gave', async () => {
      await bySso();
      expect((await bySso({ role: 'Admin', isRoleMapped: true })).user.role).toBe('Viewer');
    });

    test('nobody joins where nobody may', async () => {
      expect(await codeOf(bySso({ mayJoin: false }))).toBe('SSO_NOT_A_MEMBER');
      expect(await theMember()).toBeNull();
      expect(await world.newAudit()).toEqual([`${audited}.sign_in_refused`]);
      await bySso();
      expect(await codeOf(bySso({ mayJoin: false }))).toBe('OK');
    });

    test.each(['SUSPENDED', 'REMOVED'])('who is %s stays out', async (status) => {
      await bySso();
      await world.rows(members).updateOne({ userName: EMAIL }, { $set: { status } });
      expect(await codeOf(bySso({ role: 'Admin', isRoleMapped: true }))).toBe('SSO_MEMBER_CLOSED');
      expect(await theMember()).toMatchObject({ status, role: 'Viewer' });
    });

    test('who was invited accepts by it, with the role of the invitation', async () => {
      await bySso();
      const invitation = { invitationId: 'x', expiresAt: new Date(world.now().getTime() + 1), letters: 1 };
      await world.rows(members).updateOne({ userName: EMAIL }, { $set: { status: 'INVITED', invitation } });
      expect((await bySso({ role: 'Admin', isRoleMapped: true, mayJoin: false })).user.role).toBe('Viewer');
      expect(await theMember()).toMatchObject({ status: 'ACTIVE', invitation: null });
      expect((await world.newAudit()).slice(-2)).toEqual([
        `${audited}.invitation_accepted`,
        `${audited}.signed_in`,
      ]);
    });

    test('an invitation that has lapsed is accepted by nobody', async () => {
      await bySso();
      const invitation = { invitationId: 'x', expiresAt: world.now(), letters: 1 };
      const role = 'Admin';
      await world
        .rows(members)
        .updateOne({ userName: EMAIL }, { $set: { status: 'INVITED', invitation, role } });
      await expect(bySso()).rejects.toMatchObject({
        code: 'SSO_NOT_A_MEMBER',
        message: expect.stringContaining('has lapsed'),
      });
      expect(await theMember()).toMatchObject({ status: 'INVITED' });
    });

    test('one address in two organizations is two members, of which each provider has its own', async () => {
      const other = { ...HOME, organizationId: 'o-2', did: 'did:key:z6MkOther' };
      world.organizations[noun] = [HOME, other];
      const admin = await bySso({ role: 'Admin', isRoleMapped: true });
      // Another organization has proved the domain since, and says what it likes of the same address.
      const far = await bySso({ organizationDid: other.did, role: 'Viewer' });
      expect(far).toMatchObject({ organization: { did: other.did }, user: { role: 'Viewer' } });
      expect(far.user.id).not.toBe(admin.user.id);
      expect((await bySso()).user).toEqual(admin.user);
      expect(await world.tokens.verify(far.token)).toMatchObject({ [`${noun}Did`]: other.did });
    });

    test.each([
      ['ACTIVE', 'OK'],
      ['SUSPENDED', 'OK'],
      ['PENDING_APPROVAL', 'OK'],
      ['REJECTED', 'FORBIDDEN'],
      ['REVOKED', 'FORBIDDEN'],
    ] as const)('where the organization is %s: %s', async (status, code) => {
      world.organizations[noun] = [{ ...HOME, status }];
      expect(await codeOf(bySso())).toBe(code);
      expect(await codeOf(bySso({ organizationDid: 'did:key:z6MkOther' }))).toBe('FORBIDDEN');
    });

    test.each([
      ['a name of 201 characters', 'x'.repeat(201)],
      ['a name that turns the direction', 'a\u202eb'],
      ['no name', null],
    ])('%s is not taken over', async (_what, name) => {
      await bySso({ name });
      expect(await theMember()).toMatchObject({ displayName: null });
    });

    describe('who signs out', () => {
      const field = noun === 'issuer' ? 'signOutIssuerMember' : 'signOutCustodianUser';
      const asked: unknown[] = [];
      let says: () => Promise<string | undefined>;
      beforeEach(() => {
        asked.length = 0;
        says = async () => 'https://idp.example.edu/end';
        world.providers.logoutUrl = (input, { identity }) => {
          asked.push({ ...input, by: identity });
          return says();
        };
      });
      const signOut = async (token: string, input: object = {}) =>
        world.ask(field, { input }, by(await world.tokens.verify(token)));
      const stands = async (token: string) => {
        const identity = await world.tokens.verify(token);
        if (identity.kind !== 'issuer' && identity.kind !== 'custodian') throw new Error('No member.');
        const standing = await world.service[service].tokens.standing(
          {
            memberId: identity.userId,
            organizationId: HOME.organizationId,
            organizationDid: HOME.did,
            tokenId: identity.tokenId ?? '',
            tokenEpoch: identity.tokenEpoch ?? 0,
          },
          by(),
        );
        return standing?.tokenStands;
      };

      test.each([{}, { everywhere: true }])(
        'by the provider is told where it ends there: %j',
        async (input) => {
          const { token } = await bySso();
          expect(await signOut(token, input)).toMatchObject({
            everywhere: input.everywhere ?? false,
            logoutUrl: 'https://idp.example.edu/end',
          });
          expect(asked).toEqual([
            {
              organizationDid: HOME.did,
              loginHint: EMAIL,
              by: { kind: 'unit', unit: 'core-engine' },
            },
          ]);
          expect(await stands(token)).toBe(false);
          expect(await world.rows('sso_sessions').findOne({ _id: tokenIdIn(token) })).toBeNull();
        },
      );

      test('by a link is told of none, whoever signed in by the provider', async () => {
        await bySso();
        await world.ask(
          noun === 'issuer' ? 'requestIssuerSignIn' : 'requestCustodianSignIn',
          { input: { email: EMAIL } },
          by(),
        );
        const redeeming = noun === 'issuer' ? 'redeemIssuerSignIn' : 'redeemCustodianSignIn';
        const { token } = await world.ask(
          redeeming,
          { input: { token: world.sent.at(-1)?.code?.value } },
          by(),
        );
        expect((await signOut(token)).logoutUrl).toBeNull();
        expect(asked).toEqual([]);
      });

      test.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'SSO_FAILED'] as const)(
        'is out though the registry answers %s',
        async (code) => {
          says = async () => {
            throw new AppError(code, 'x');
          };
          const { token } = await bySso();
          expect((await signOut(token)).logoutUrl).toBeNull();
          expect(await stands(token)).toBe(false);
        },
      );

      test('leaves nothing of the provider in the store but the id of the token', async () => {
        const { token, expiresAt } = await bySso();
        const rows = await world
          .rows('sso_sessions')
          .find({ _id: tokenIdIn(token) })
          .toArray();
        expect(rows).toEqual([{ _id: tokenIdIn(token), expiresAt }]);
      });
    });

    describe('where it is demanded', () => {
      const field = noun === 'issuer' ? 'requestIssuerSignIn' : 'requestCustodianSignIn';
      const redeeming = noun === 'issuer' ? 'redeemIssuerSignIn' : 'redeemCustodianSignIn';
      const request = (email: string) => world.ask(field, { input: { email } }, by());
      const redeem = (at: number) =>
        world.ask(redeeming, { input: { token: world.sent.at(at)?.code?.value } }, by());
      const enforce = (given: object = {}) =>
        world.policies.set(HOME.did, { status: 'ACTIVE', enforce: true, breakGlassMemberId: null, ...given });

      test('links go to nobody, with the same answer and the same letter', async () => {
        await bySso();
        await request(EMAIL);
        expect(world.sent.at(-1)?.to).toBe(EMAIL);
        enforce();
        expect(await request(EMAIL)).toEqual({ sent: true, email: EMAIL });
        expect(world.sent.at(-1)?.to).toBeUndefined();
        // One that was mailed before signs nobody in.
        expect(await codeOf(redeem(0))).toBe('TOKEN_INVALID');
      });

      test('the break-glass Admin still has them', async () => {
        const { user } = await bySso({ role: 'Admin', isRoleMapped: true });
        enforce({ breakGlassMemberId: user.id });
        await request(EMAIL);
        expect(world.sent.at(-1)?.to).toBe(EMAIL);
        expect((await redeem(-1)).user.id).toBe(user.id);
      });

      /** Members of these roles and statuses: their ids. */
      const team = async (people: Readonly<Record<string, readonly [string, string]>>) => {
        const ids: Record<string, string> = {};
        for (const [name, [role, status]] of Object.entries(people)) {
          const email = `${name}@example.edu`;
          ids[name] = (await bySso({ email })).user.id;
          await world.rows(members).updateOne({ userName: email }, { $set: { role, status } });
        }
        return ids;
      };
      const mailedTo = async (name: string) => {
        expect(await request(`${name}@example.edu`)).toMatchObject({ sent: true });
        return world.sent.at(-1)?.to !== undefined;
      };

      test('as long as the named member is an ACTIVE Admin, another Admin has none', async () => {
        const { one } = await team({ one: ['Admin', 'ACTIVE'], other: ['Admin', 'ACTIVE'] });
        enforce({ breakGlassMemberId: one });
        expect([await mailedTo('one'), await mailedTo('other')]).toEqual([true, false]);
      });

      test.each<[string, readonly [string, string]]>([
        ['was demoted', ['Viewer', 'ACTIVE']],
        ['is suspended', ['Admin', 'SUSPENDED']],
        ['was removed', ['Admin', 'REMOVED']],
        ['has not accepted yet', ['Admin', 'INVITED']],
      ])('when the named member %s, every ACTIVE Admin has them and nobody else', async (_what, now) => {
        const { named } = await team({
          named: now,
          admin: ['Admin', 'ACTIVE'],
          viewer: ['Viewer', 'ACTIVE'],
          former: ['Admin', 'REMOVED'],
        });
        enforce({ breakGlassMemberId: named });
        const mailed = [];
        for (const name of ['named', 'admin', 'viewer', 'former', 'nobody'])
          mailed.push(await mailedTo(name));
        expect(mailed).toEqual([false, true, false, false, false]);
      });

      test.each([
        ['nobody', null],
        ['somebody unknown', '5f0c35a1-7c1e-4b3e-9d8a-0f8f8a1c2b3d'],
      ])('when %s is named, every ACTIVE Admin has them', async (_what, breakGlassMemberId) => {
        await team({ admin: ['Admin', 'ACTIVE'], viewer: ['Viewer', 'ACTIVE'] });
        enforce({ breakGlassMemberId });
        expect([await mailedTo('admin'), await mailedTo('viewer')]).toEqual([true, false]);
      });

      test('an Admin of another organization who is named counts for nothing', async () => {
        const elsewhere = { ...HOME, organizationId: 'o-2', did: 'did:key:z6MkElsewhere' };
        world.organizations[noun] = [HOME, elsewhere];
        const far = await bySso({
          email: 'far@example.edu',
          organizationDid: elsewhere.did,
          role: 'Admin',
          isRoleMapped: true,
        });
        await team({ admin: ['Admin', 'ACTIVE'] });
        enforce({ breakGlassMemberId: far.user.id });
        expect(await mailedTo('admin')).toBe(true);
      });

      test('a link of the break-glass Admin opens nothing once they are none', async () => {
        const { named } = await team({ named: ['Admin', 'ACTIVE'], admin: ['Admin', 'ACTIVE'] });
        enforce({ breakGlassMemberId: named });
        await mailedTo('named');
        await world.rows(members).updateOne({ userName: 'named@example.edu' }, { $set: { role: 'Viewer' } });
        expect(await codeOf(redeem(-1))).toBe('TOKEN_INVALID');
      });

      test('the contact of an organization without members becomes its first Admin by one', async () => {
        enforce();
        await request(HOME.email);
        expect((await redeem(-1)).user.role).toBe('Admin');
      });

      test.each([
        ['is not ACTIVE', { status: 'INACTIVE' }],
        ['demands nothing', { enforce: false }],
      ])('and the configuration %s, everybody has them', async (_what, given) => {
        await bySso();
        enforce(given);
        await request(EMAIL);
        expect(world.sent.at(-1)?.to).toBe(EMAIL);
      });
    });
  },
);
