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
      await world.rows(members).deleteMany({});
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
      const invitation = { invitationId: 'x', expiresAt: world.now(), letters: 1 };
      await world.rows(members).updateOne({ userName: EMAIL }, { $set: { status: 'INVITED', invitation } });
      expect((await bySso({ role: 'Admin', isRoleMapped: true, mayJoin: false })).user.role).toBe('Viewer');
      expect(await theMember()).toMatchObject({ status: 'ACTIVE', invitation: null });
      expect((await world.newAudit()).slice(-2)).toEqual([
        `${audited}.invitation_accepted`,
        `${audited}.signed_in`,
      ]);
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

      test('the contact of an organization without members has none', async () => {
        enforce();
        await request(HOME.email);
        expect(world.sent.at(-1)?.to).toBeUndefined();
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
