import mongoose from 'mongoose';
import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { BURREN, openVerifiersWorld, type VerifiersWorld } from '../testing.ts';

const EMAIL = BURREN.contactEmail;
const OPERATOR: Identity = { kind: 'admin', userId: 'admin-2', role: 'OPERATOR' };

let world: VerifiersWorld;
beforeAll(async () => {
  world = await openVerifiersWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const name of ['verifiers', 'verifier_members', 'verifier_sign_in_links'])
    await world.rows(name).deleteMany({});
  world.sent.length = 0;
  await world.newAudit();
});

const register = (given: object = {}) => world.ask('registerVerifier', { input: { ...BURREN, ...given } });
const tokenOf = () => world.tokenOf(world.sent.at(-1));
const stored = (filter: object = {}) => world.rows('verifiers').find(filter).toArray();
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const codeOf = (work: Promise<any>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code,
  );

/** What was asked of the store meanwhile, as `collection.method`. */
async function asked(work: () => Promise<unknown>): Promise<readonly string[]> {
  const calls: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => void calls.push(`${collection}.${method}`));
  try {
    await work();
  } finally {
    mongoose.set('debug', false);
  }
  return calls;
}

describe('registering', () => {
  test('mails a link that confirms the address, makes the first Admin and the verifier ACTIVE', async () => {
    expect(await register({ contactEmail: ' HR@Burren.example ' })).toEqual({ sent: true });
    expect(await stored()).toMatchObject([{ status: 'PENDING_EMAIL', contactEmail: EMAIL }]);
    expect(world.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [EMAIL, 'Confirm your registration with Testamur'],
    ]);
    expect(world.sent[0]?.action?.url).toBe(`https://testamur.example/verifier/sign-in#token=${tokenOf()}`);

    const session = await world.redeem(tokenOf());
    expect(session).toMatchObject({
      tokenType: 'Bearer',
      verifier: { name: BURREN.name, status: 'ACTIVE' },
      user: { email: EMAIL, role: 'Admin' },
    });
    expect(await stored()).toMatchObject([{ status: 'ACTIVE', forgetAt: null }]);
    expect(await world.tokens.verify(session.token)).toMatchObject({
      kind: 'verifier',
      role: 'Admin',
      verifierId: session.verifier.verifierId,
      verifierStatus: 'ACTIVE',
    });
    expect(await world.newAudit()).toEqual([
      'verifier.registered',
      'verifier.confirmed',
      'verifier_member.created',
      'verifier_member.signed_in',
    ]);
    expect(await codeOf(world.redeem(tokenOf()))).toBe('TOKEN_ALREADY_USED');
  });

  test('does the same, and tells everybody the same, for an address that acts for a verifier', async () => {
    let answer: unknown;
    const forStranger = await asked(async () => {
      answer = await register();
    });
    await world.redeem(tokenOf());
    const forKnown = await asked(async () => expect(await register()).toEqual(answer));

    expect(forStranger.length).toBeGreaterThan(5);
    expect(forKnown).toEqual(forStranger);
    const [, letter] = world.sent;
    expect(letter?.to).toBe(EMAIL);
    expect(letter?.subject).toBe('You have an account with Testamur already');
    expect(await stored({ status: 'PENDING_EMAIL' })).toHaveLength(1);
    // The link signs in for the one that is there, and confirms no other.
    expect((await world.redeem(tokenOf())).verifier.name).toBe(BURREN.name);
    expect(await stored({ status: 'ACTIVE' })).toHaveLength(1);
  });

  test('knows the people of a verifier, too, whose contact is somebody else', async () => {
    const boss = await world.settle();
    await world.ask(
      'inviteVerifierUser',
      { input: { email: 'ann@burren.example', role: 'Member' } },
      by(boss),
    );
    await world.redeem(tokenOf());
    await register({ contactEmail: 'ann@burren.example', name: 'Another' });
    expect(world.sent.at(-1)?.subject).toBe('You have an account with Testamur already');
    expect((await world.redeem(tokenOf())).user).toMatchObject({ role: 'Member' });
  });

  test('mails no text that a stranger chose, to those who are invited neither', async () => {
    const evil = { name: 'You won! https://evil.example', purposeStatement: 'evil.example evil.example' };
    await register(evil);
    const boss = await world.settle({ ...evil, contactEmail: 'b@evil-mail.example' });
    const input = { email: 'victim@people.example', role: 'Member' };
    await world.ask('inviteVerifierUser', { input }, by(boss));
    expect(world.sent.at(-1)).toMatchObject({
      to: input.email,
      subject: 'A verifier invites you to its team',
    });
    expect(JSON.stringify(world.sent)).not.toContain('evil.example');
  });

  test('confirms one of several registrations of an address, also when all are confirmed at once', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await register({ name });
    // No more than three links are live.
    expect(world.sent).toHaveLength(3);
    const outcomes = await Promise.all(
      world.sent.map((letter) => codeOf(world.redeem(world.tokenOf(letter)))),
    );
    expect(outcomes.sort()).toEqual(['OK', 'TOKEN_INVALID', 'TOKEN_INVALID']);
    expect(await stored()).toMatchObject([{ status: 'ACTIVE' }]);
    expect(await world.rows('verifier_members').countDocuments({})).toBe(1);
  });

  test('signs nobody in for a verifier that nobody has confirmed', async () => {
    await register();
    await world.ask('requestVerifierSignIn', { input: { email: EMAIL } });
    expect(world.sent.map(({ to }) => to)).toEqual([EMAIL, undefined]);
    expect(await codeOf(world.redeem(tokenOf()))).toBe('TOKEN_INVALID');
  });

  test('is over after 15 minutes, and forgotten a day later', async () => {
    await register();
    const [row] = await stored();
    expect(row).toMatchObject({ forgetAt: new Date(world.now().getTime() + 24 * 60 * 60_000) });
    world.moveClock(15 * 60_000);
    expect(await codeOf(world.redeem(tokenOf()))).toBe('TOKEN_EXPIRED');
  });

  test.each([
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of 256 characters', { name: 'a'.repeat(256) }, 'name'],
    ['a name that turns the direction', { name: 'a\u202eb' }, 'name'],
    ['an unknown sector', { sector: 'BANK' }, 'sector'],
    ['no purpose', { purposeStatement: undefined }, 'purposeStatement'],
    ['a purpose that says nothing', { purposeStatement: 'Checks' }, 'purposeStatement'],
    ['a purpose of 501 characters', { purposeStatement: 'a'.repeat(501) }, 'purposeStatement'],
    ['no address', { contactEmail: undefined }, 'contactEmail'],
    ['no address at all', { contactEmail: 'hr' }, 'contactEmail'],
    ['two addresses', { contactEmail: 'a@b.example,c@d.example' }, 'contactEmail'],
    ['a number for a country', { countryCode: 353 }, 'countryCode'],
    ['a country of three letters', { countryCode: 'IRL' }, 'countryCode'],
    ['a script for a website', { organizationUrl: 'javascript:alert(1)' }, 'organizationUrl'],
    ['a word for a listing', { publicListing: 'yes' }, 'publicListing'],
    ['no terms', { termsVersion: undefined }, 'termsVersion'],
    ['a status', { status: 'ACTIVE' }, 'status'],
    ['an id', { verifierId: 'x' }, 'verifierId'],
  ])('refuses %s, and keeps and mails nothing', async (_what, given, field) => {
    await expect(register(given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
    expect(await stored()).toEqual([]);
    expect(world.sent).toEqual([]);
  });
});

describe('what a verifier is', () => {
  test('is shown to its people and changed by its Admins, version by version', async () => {
    const boss = await world.settle();
    await world.newAudit();
    const update = (input: object, given: object = {}) =>
      world.ask('updateVerifier', { input }, { ...by(boss), ...given });

    expect(
      (await update({ name: 'Burren Ltd', organizationUrl: '', publicListing: false })).verifier,
    ).toMatchObject({
      name: 'Burren Ltd',
      organizationUrl: undefined,
      sector: 'EMPLOYER',
      rowVersion: 3,
    });
    expect(await world.ask('myVerifier', {}, by(boss))).toMatchObject({
      name: 'Burren Ltd',
      countryCode: 'IE',
    });
    expect(await codeOf(update({ name: 'x' }, { expectedRowVersion: 2 }))).toBe('ROW_VERSION_MISMATCH');
    expect(await codeOf(world.ask('updateVerifier', { input: {} }, by({ ...boss, role: 'Member' })))).toBe(
      'FORBIDDEN',
    );
    expect(await world.newAudit()).toEqual(['verifier.updated']);
  });

  test('cannot be changed by an Admin who lost the role while the request was on its way', async () => {
    const boss = await world.settle();
    await world
      .rows('verifier_members')
      .updateOne({ _id: boss.userId as never }, { $set: { role: 'Member' } });
    expect(await codeOf(world.ask('updateVerifier', { input: { name: 'x' } }, by(boss)))).toBe('CONFLICT');
    expect(await stored()).toMatchObject([{ name: BURREN.name }]);
  });

  test.each([
    ['updateVerifier', { input: {} }],
    ['closeMyVerifier', { input: { name: BURREN.name } }],
    ['myVerifier', {}],
    ['verifierTeam', {}],
  ])('%s is for people of verifiers alone', async (field, args) => {
    for (const identity of othersThan('verifier'))
      expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain(
        await codeOf(world.ask(field, args, by(identity))),
      );
  });
});

describe('the end of a verifier', () => {
  test('takes the data of its people with it, and their way in', async () => {
    const boss = await world.settle();
    await world.ask(
      'inviteVerifierUser',
      { input: { email: 'ann@burren.example', role: 'Member' } },
      by(boss),
    );
    const invitation = tokenOf();
    await world.ask('requestVerifierSignIn', { input: { email: EMAIL } });
    const link = tokenOf();

    const { verifier } = await world.ask('closeMyVerifier', { input: { name: BURREN.name } }, by(boss));
    expect(verifier).toMatchObject({ status: 'CLOSED', contactEmail: undefined });

    const kept = JSON.stringify([
      await stored(),
      await world.rows('verifier_members').find().toArray(),
      await world.rows('verifier_sign_in_links').find().toArray(),
      await world.rows('audit_entries').find().toArray(),
    ]);
    expect(kept).not.toContain(EMAIL);
    expect(kept).not.toContain('ann@burren.example');
    for (const token of [invitation, link]) expect(await codeOf(world.redeem(token))).toBe('TOKEN_INVALID');
    const token = { memberId: boss.userId, verifierId: boss.verifierId, tokenId: 't', tokenEpoch: 0 };
    expect(await world.domain.ports.members.standing(token, by())).toMatchObject({
      isMember: false,
      tokenStands: false,
      organizationStatus: 'CLOSED',
    });
    // Its name stays known, for those who see it in their access logs.
    expect(await world.domain.near.known.nameOf(boss.userId)).toBe(BURREN.name);
    // The address may register anew.
    await register();
    expect(world.sent.at(-1)?.subject).toBe('Confirm your registration with Testamur');
  });

  test('takes its exact name', async () => {
    const boss = await world.settle();
    expect(await codeOf(world.ask('closeMyVerifier', { input: { name: 'burren software' } }, by(boss)))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await stored()).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('administrators', () => {
  const decide = (field: string, verifierId: string, identity: Identity = OPERATOR) =>
    world.ask(
      field,
      {
        input: {
          verifierId,
          ...(field === 'reactivateVerifier' ? {} : { reason: 'It writes to strangers.' }),
        },
      },
      by(identity),
    );

  test('suspend, reactivate and close; each only from where it leads on', async () => {
    const { verifierId } = await world.settle();
    await world.newAudit();
    expect(await codeOf(decide('reactivateVerifier', verifierId))).toBe('INVALID_STATE_TRANSITION');
    expect((await decide('suspendVerifier', verifierId)).verifier).toMatchObject({
      status: 'SUSPENDED',
      statusReason: 'It writes to strangers.',
    });
    expect(await codeOf(decide('suspendVerifier', verifierId))).toBe('INVALID_STATE_TRANSITION');
    expect((await decide('reactivateVerifier', verifierId)).verifier).toMatchObject({ status: 'ACTIVE' });
    expect((await decide('closeVerifier', verifierId)).verifier).toMatchObject({ status: 'CLOSED' });
    for (const field of ['suspendVerifier', 'reactivateVerifier', 'closeVerifier'])
      expect(await codeOf(decide(field, verifierId))).toBe('INVALID_STATE_TRANSITION');
    expect(await world.newAudit()).toEqual(['verifier.status_set', 'verifier.status_set', 'verifier.closed']);
  });

  test('see all, by status or by a word of the name; VIEWERs decide nothing', async () => {
    const { verifierId } = await world.settle();
    await world.settle({ name: 'Dingle Recruiting', contactEmail: 'a@dingle.example' });
    await register({ contactEmail: 'b@pending.example', name: 'Pending' });
    const names = async (filter: object) =>
      (await world.ask('verifiers', { filter }, by(VIEWER))).nodes.map(({ name }: { name: string }) => name);
    expect((await names({})).sort()).toEqual(['Burren Software', 'Dingle Recruiting', 'Pending']);
    expect(await names({ status: 'PENDING_EMAIL' })).toEqual(['Pending']);
    expect(await names({ name: 'recr' })).toEqual(['Dingle Recruiting']);
    expect(await codeOf(decide('suspendVerifier', verifierId, VIEWER))).toBe('FORBIDDEN');
    expect(await codeOf(decide('suspendVerifier', newId()))).toBe('NOT_FOUND');
  });
});

describe('the directory', () => {
  const names = async (filter: object = {}) =>
    (await world.ask('verifierDirectory', { filter })).nodes.map(({ name }: { name: string }) => name).sort();

  test('shows those that are ACTIVE and want to be shown, narrowed by sector, country and name', async () => {
    const boss = await world.settle();
    const dingle = await world.settle({
      name: 'Dingle Recruiting',
      sector: 'RECRUITER',
      countryCode: undefined,
      contactEmail: 'a@dingle.example',
    });
    await world.settle({ name: 'Hidden', contactEmail: 'a@hidden.example', publicListing: false });
    await register({ contactEmail: 'b@pending.example', name: 'Pending' });

    expect(await names()).toEqual(['Burren Software', 'Dingle Recruiting']);
    expect(await names({ sector: 'RECRUITER' })).toEqual(['Dingle Recruiting']);
    expect(await names({ countryCode: 'ie' })).toEqual(['Burren Software']);
    expect(await names({ countryCode: 'IE', sector: 'RECRUITER' })).toEqual([]);
    expect(await names({ name: 'soft' })).toEqual(['Burren Software']);
    expect(await names({ name: 'soft', sector: 'RECRUITER' })).toEqual([]);
    expect(await names({ name: 'hid' })).toEqual([]);

    await world.ask('updateVerifier', { input: { publicListing: false } }, by(boss));
    await world.ask(
      'suspendVerifier',
      { input: { verifierId: dingle.verifierId, reason: 'Spam' } },
      by(OPERATOR),
    );
    expect(await names()).toEqual([]);
    expect(await names({ name: 'soft' })).toEqual([]);
  });
});
