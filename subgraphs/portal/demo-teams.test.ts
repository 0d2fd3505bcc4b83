import { CUSTODIAN_ROLES } from '../../kernel/identity.ts';
import { by, byUnit, othersThan } from '../testing/rooms.ts';
import { openPortalWorld, type PortalWorld } from './testing.ts';

const ARCHIVE = { custodianId: 'c-1', custodianDid: 'did:key:z6MkArchive' };
const BOARD = { custodianId: 'c-2', custodianDid: 'did:key:z6MkBoard' };
const PEOPLE = CUSTODIAN_ROLES.map((role) => ({
  email: `archive.${role.toLowerCase()}@demo.testamur.example`,
  displayName: `The ${role}`,
  role,
}));
const core = byUnit('core-engine');

let world: PortalWorld;
beforeEach(async () => {
  world = await openPortalWorld();
  world.organizations.custodian = [
    { organizationId: ARCHIVE.custodianId, did: ARCHIVE.custodianDid, name: 'Archive', status: 'ACTIVE' },
  ];
});
afterEach(() => world.close());
const demo = () => world.portal.near.demo;
const left = () => world.rows('custodian_members').countDocuments();

test('has people of every role at once, and writes to none of them until they ask for a link', async () => {
  const ids = await demo().add({ ...ARCHIVE, people: PEOPLE }, core);
  expect(new Set(ids).size).toBe(CUSTODIAN_ROLES.length);
  expect(world.sent).toEqual([]);
  expect(await world.newAudit()).toEqual(PEOPLE.map(() => 'custodian_member.created'));
  const email = 'archive.attester@demo.testamur.example';
  await world.service.custodians.signIn.request({ email }, by());
  const [letter] = world.sent;
  const signedIn = await world.service.custodians.signIn.redeem({ token: letter?.code?.value }, by());
  expect(signedIn).toMatchObject({
    user: { id: ids[CUSTODIAN_ROLES.indexOf('Attester')], email, role: 'Attester' },
  });
});

test('goes with whom somebody has added, and with all tokens; the teams of others stay', async () => {
  const [first = ''] = await demo().add({ ...ARCHIVE, people: PEOPLE }, core);
  await demo().add({ ...BOARD, people: PEOPLE.slice(0, 1) }, core);
  // More than go at once.
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...PEOPLE[0]!,
    email: `p${at}@demo.testamur.example`,
  }));
  await demo().add({ ...ARCHIVE, people: many }, core);
  const standing = () =>
    world.portal.ports.custodianMembers.standing(
      {
        memberId: first,
        organizationId: 'c-1',
        organizationDid: ARCHIVE.custodianDid,
        tokenId: 't',
        tokenEpoch: 0,
      },
      by(),
    );
  expect(await standing()).toMatchObject({ isMember: true });
  await demo().remove([ARCHIVE.custodianId, 'c-unknown'], core);
  expect(await standing()).toBeUndefined();
  expect(await left()).toBe(1);
  const told = await world.newAudit();
  expect(told.filter((action) => action === 'custodian_member.removed_with_demo')).toHaveLength(124);
  await demo().remove([ARCHIVE.custodianId], core);
  expect(await world.newAudit()).toEqual([]);
});

test('is for Core Engine alone', async () => {
  for (const identity of othersThan('unit')) {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    const adding = demo().add({ ...ARCHIVE, people: PEOPLE }, by(identity));
    await expect(adding).rejects.toMatchObject({ code });
    await expect(demo().remove(['c-1'], by(identity))).rejects.toMatchObject({ code });
  }
  expect(await left()).toBe(0);
});
