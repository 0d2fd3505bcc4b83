import { CUSTODIAN_ROLES, type CustodianRole, type Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import {
  asCustodian,
  asHolder,
  asMember,
  CUSTODIAN,
  ISSUER,
  OTHER_CUSTODIAN,
} from '../requests/testing/fakes.ts';
import { anInvitesRoom, codeOf } from './testing.ts';

const PERSON = { name: 'Brian Cox', email: 'brian@example.com' };

describe('letters of custodians to the people of their records', () => {
  let place: Awaited<ReturnType<typeof anInvitesRoom>>;
  let holder: HolderAccount;
  beforeAll(async () => {
    place = await anInvitesRoom();
  });
  afterAll(() => place.world.close());
  beforeEach(async () => {
    await place.reset();
    holder = await place.town.aHolder();
  });

  const invite = (identity: Identity = asCustodian(), input: object = {}) =>
    place.call('createInvite', { input: { ...PERSON, ...input } }, identity);
  const resend = (inviteId: string, identity: Identity = asCustodian()) =>
    place.call('resendInvite', { input: { inviteId } }, identity);
  const list = (identity: Identity = asCustodian()) => place.call('invites', {}, identity);
  const claim = (identity: Identity = asCustodian(), credentialId?: string) =>
    place.call(
      'createClaimTicket',
      {
        input: {
          credentialId: credentialId ?? place.town.anAttestedCredential().credentialId,
          email: holder.email,
        },
      },
      identity,
    );
  const auditOf = (action: string) =>
    place.rows('audit_entries').findOne({ action, seen: { $exists: false } });
  const letter = () => place.town.state.letters.at(-1);

  test('an invite names the custodian and what it is, and leads to a wallet with a DID', async () => {
    await invite(asCustodian(), { message: 'We keep the register of Old College.' });
    const words = letter()?.paragraphs.join(' ') ?? '';
    expect(letter()).toMatchObject({
      to: PERSON.email,
      subject: `${CUSTODIAN.name} invites you to Testamur`,
      quote: { by: `${CUSTODIAN.name} writes`, text: 'We keep the register of Old College.' },
    });
    expect(words).toContain(
      `${CUSTODIAN.name} is a custodian: it keeps or vouches for records that others have made.`,
    );
    expect(letter()?.notes?.join(' ')).toContain(CUSTODIAN.did);
    expect(await auditOf('invite.created')).toMatchObject({
      org: { type: 'CUSTODIAN', id: CUSTODIAN.custodianId },
      actor: { type: 'CUSTODIAN_USER' },
    });

    const token = place.lastToken();
    expect((await place.call('invite', { token })).organization).toEqual({
      did: CUSTODIAN.did,
      name: CUSTODIAN.name,
      authorityType: 'CUSTODIAN',
    });
    const { did, isNewAccount } = await place.call('acceptInvite', { input: { token } });
    expect(isNewAccount).toBe(true);
    // The DID that an Attester names as the holder of the record.
    expect((await list()).nodes).toMatchObject([{ status: 'ACCEPTED', holderDid: did }]);
    expect(await auditOf('invite.accepted')).toMatchObject({ org: { type: 'CUSTODIAN' } });
  });

  test('a claim link names the custodian, and the credential goes into the wallet', async () => {
    const { ticket } = await claim();
    expect(letter()).toMatchObject({
      to: holder.email,
      subject: `${CUSTODIAN.name} vouches for a record about you`,
      because: `${CUSTODIAN.name} gave this address for your credential`,
    });
    const words = `${CUSTODIAN.name}, a custodian, vouches for a record about you and has issued a credential of it: Archived Record.`;
    expect(letter()?.paragraphs[0]).toBe(words);
    expect((await place.town.notifications())[0]).toMatchObject({
      kind: 'CLAIM_INVITE',
      credentialId: ticket.credentialId,
      body: `${words} Open the link in your e-mail to accept it.`,
    });
    const token = place.lastToken();
    expect((await place.call('claim', { token })).credential.issuer).toEqual({
      did: CUSTODIAN.did,
      name: CUSTODIAN.name,
      authorityType: 'CUSTODIAN',
    });
    await place.call('acceptClaim', { input: { token } }, asHolder(holder));
    expect(place.town.state.claims).toEqual([ticket.credentialId]);
    expect(await auditOf('claim.accepted')).toMatchObject({
      org: { type: 'CUSTODIAN', id: CUSTODIAN.custodianId },
    });
  });

  test('a claim link can be declined, which the custodian’s credential keeps', async () => {
    const { ticket } = await claim();
    await place.call('declineClaim', { input: { token: place.lastToken() } });
    expect(place.town.state.credentials.get(ticket.credentialId)?.claimStatus).toBe('DECLINED');
  });

  test.each<[CustodianRole, string]>([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'OK'],
    ['Admin', 'OK'],
  ])('a %s writes to people: %s, and every role lists', async (role, code) => {
    const { invite: sent } = await invite(asCustodian('Admin'), { email: 'other@example.com' });
    expect(await codeOf(invite(asCustodian(role)))).toBe(code);
    expect(await codeOf(resend(sent.inviteId, asCustodian(role)))).toBe(code);
    expect(await codeOf(claim(asCustodian(role)))).toBe(code);
    expect(CUSTODIAN_ROLES).toContain(role);
    expect((await list(asCustodian(role))).totalCount).toBe(code === 'OK' ? 2 : 1);
  });

  test.each(['PENDING_APPROVAL', 'SUSPENDED', 'REVOKED', 'REJECTED'] as const)(
    'nobody is written to in the name of a custodian that is %s, whatever an issuer of the DID is',
    async (status) => {
      const { invite: sent } = await invite();
      place.town.state.letters.length = 0;
      place.town.state.custodians.set(CUSTODIAN.did, { ...CUSTODIAN, status });
      for (const work of [invite(asCustodian(), { email: 'x@example.com' }), resend(sent.inviteId), claim()])
        expect(await codeOf(work)).toBe('CUSTODIAN_NOT_ACTIVE');
      expect(place.town.state.letters).toEqual([]);
      expect(await codeOf(invite(asMember(ISSUER)))).toBe('OK');
    },
  );

  test('those of an issuer of the same DID and of another custodian do not exist', async () => {
    const { invite: sent } = await invite();
    for (const stranger of [asMember(ISSUER, 'Admin'), asCustodian('Admin', OTHER_CUSTODIAN)]) {
      expect((await list(stranger)).totalCount).toBe(0);
      expect(await codeOf(resend(sent.inviteId, stranger))).toBe('NOT_FOUND');
    }
    const [ofIssuer, own] = [place.town.aCredential(), place.town.anAttestedCredential()];
    expect(await codeOf(claim(asCustodian(), ofIssuer.credentialId))).toBe('NOT_FOUND');
    expect(await codeOf(claim(asMember(ISSUER), own.credentialId))).toBe('NOT_FOUND');
    expect(await codeOf(claim(asCustodian('Admin', OTHER_CUSTODIAN), own.credentialId))).toBe('NOT_FOUND');
    expect(await codeOf(claim(asCustodian(), newId()))).toBe('NOT_FOUND');
    // The same address may be invited by both: they are two.
    expect(await codeOf(invite(asMember(ISSUER)))).toBe('OK');
    expect(await codeOf(invite())).toBe('DUPLICATE');
  });

  test('a custodian that is no longer vouched for has no name on the pages', async () => {
    await invite();
    const token = place.lastToken();
    await claim();
    const ofClaim = place.lastToken();
    place.town.state.custodians.set(CUSTODIAN.did, { ...CUSTODIAN, status: 'REVOKED' });
    const shown = { did: CUSTODIAN.did, name: null, authorityType: 'CUSTODIAN' };
    expect((await place.call('invite', { token })).organization).toEqual(shown);
    expect((await place.call('claim', { token: ofClaim })).credential.issuer).toEqual(shown);
  });

  test('links of an earlier release are those of an issuer', async () => {
    await invite(asMember(ISSUER));
    const token = place.lastToken();
    await claim(asMember(ISSUER), place.town.aCredential().credentialId);
    const ofClaim = place.lastToken();
    for (const name of ['onboarding_invites', 'claim_tickets'])
      await place.rows(name).updateMany({}, { $unset: { authorityType: 1 } });
    const shown = { name: ISSUER.name, authorityType: 'ISSUER' };
    expect((await place.call('invite', { token })).organization).toMatchObject(shown);
    expect((await place.call('claim', { token: ofClaim })).credential.issuer).toMatchObject(shown);
    await place.call('acceptClaim', { input: { token: ofClaim } }, asHolder(holder));
    expect(await auditOf('claim.accepted')).toMatchObject({ org: { type: 'ISSUER' } });
  });
});
