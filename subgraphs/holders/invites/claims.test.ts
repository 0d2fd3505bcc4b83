import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId, newToken, sha256Hex } from '../../../kernel/ids.ts';
import { othersThan } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { asHolder, asMember, ISSUER, OTHER_ISSUER } from '../requests/testing/fakes.ts';
import { CLAIM_STATUSES, type ClaimEvent, nextClaimStatus } from './claim-ticket.ts';
import { anInvitesRoom, codeOf, type Given } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;
const EMAIL = 'aoife@example.com';

describe('claim links', () => {
  let place: Awaited<ReturnType<typeof anInvitesRoom>>;
  let holder: HolderAccount;
  let stranger: HolderAccount;
  beforeAll(async () => {
    place = await anInvitesRoom();
  });
  afterAll(() => place.world.close());
  beforeEach(async () => {
    await place.reset();
    holder = await place.town.aHolder();
    stranger = await place.town.aHolder({
      email: 'sean@example.com',
      did: 'did:key:z6MkS',
      dids: ['did:key:z6MkS'],
    });
    place.town.state.letters.length = 0;
  });

  const create = (input: object, identity = asMember(), given?: Given) =>
    place.call('createClaimTicket', { input }, identity, given);
  const open = (token: string, given?: Given) => place.call('claim', { token }, undefined, given);
  const accept = (token: string, identity: Identity = asHolder(holder), input: object = {}) =>
    place.call('acceptClaim', { input: { token, ...input } }, identity);
  const decline = (token: string, identity?: Identity) =>
    place.call('declineClaim', { input: { token } }, identity);
  const stored = (claimId: string) => place.rows('claim_tickets').findOne({ _id: claimId as never });
  const aTicket = async (credential = place.town.aCredential()) => {
    const { ticket } = await create({ credentialId: credential.credentialId, email: EMAIL });
    return { ...ticket, token: place.lastToken() } as {
      claimId: string;
      credentialId: string;
      token: string;
    };
  };

  const OPEN = ['PENDING', 'OPENED'];
  const ARROWS: Readonly<Record<ClaimEvent, { from: readonly string[]; to: string }>> = {
    OPEN: { from: ['PENDING'], to: 'OPENED' },
    CLAIM: { from: OPEN, to: 'CLAIMED' },
    DECLINE: { from: OPEN, to: 'DECLINED' },
    EXPIRE: { from: OPEN, to: 'EXPIRED' },
    LOCK: { from: OPEN, to: 'LOCKED' },
  };
  test.each(
    (Object.keys(ARROWS) as ClaimEvent[]).flatMap((event) =>
      CLAIM_STATUSES.map((from) => [from, event] as const),
    ),
  )('%s meets %s as the table says', (from, event) => {
    const { from: allowed, to } = ARROWS[event];
    if (allowed.includes(from)) expect(nextClaimStatus(from, event)).toBe(to);
    else
      expect(() => nextClaimStatus(from, event)).toThrow(
        expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
      );
  });

  describe('sending', () => {
    test('mails a link and keeps neither its token nor the address', async () => {
      const { credentialId } = place.town.aCredential();
      const { ticket } = await create({ credentialId, email: ' AOIFE@example.com' });
      const token = place.lastToken();

      expect(ticket).toEqual({
        claimId: ticket.claimId,
        credentialId,
        status: 'PENDING',
        expiresAt: new Date(place.world.now().getTime() + 30 * DAY),
      });
      const [letter] = place.town.state.letters;
      expect(letter?.to).toBe(EMAIL);
      expect(letter?.action?.url).toBe(`https://testamur.example/holder/claim#token=${token}`);
      expect(letter?.paragraphs.join(' ')).toContain(ISSUER.name);
      expect(letter?.paragraphs.join(' ')).toContain('University Degree.');
      expect(letter?.code).toBeUndefined();
      const kept = JSON.stringify([
        await place.rows('claim_tickets').find().toArray(),
        await place.rows('audit_entries').find().toArray(),
        place.world.lines,
      ]);
      expect(kept).toContain(sha256Hex(token));
      for (const secret of [token, EMAIL, sha256Hex(EMAIL), 'Aoife']) expect(kept).not.toContain(secret);
    });

    test('notifies the account of the address, when there is one', async () => {
      const { credentialId, claimId } = await aTicket();
      await create({ credentialId, email: 'nobody@example.com' });
      expect(await place.town.notifications()).toMatchObject([
        {
          _id: `${holder.holderId}:claim:${claimId}`,
          kind: 'CLAIM_INVITE',
          holderId: holder.holderId,
          credentialId,
          body: expect.stringContaining('to you: University Degree.'),
        },
      ]);
    });

    test('names no credential to an account whose DID it is not about', async () => {
      await aTicket(place.town.aCredential({ holderDid: 'did:key:z6MkElsewhere' }));
      expect((await place.town.notifications())[0]?.credentialId ?? null).toBeNull();
    });

    test.each([
      ['REVOKED', 'UNCLAIMED', 'CREDENTIAL_REVOKED'],
      ['EXPIRED', 'UNCLAIMED', 'CREDENTIAL_EXPIRED'],
      ['SUPERSEDED', 'UNCLAIMED', 'INVALID_STATE_TRANSITION'],
      ['SUSPENDED', 'UNCLAIMED', 'INVALID_STATE_TRANSITION'],
      ['ISSUED', 'CLAIMED', 'INVALID_STATE_TRANSITION'],
      ['ISSUED', 'DECLINED', 'INVALID_STATE_TRANSITION'],
    ] as const)('a credential that is %s and %s: %s', async (credentialStatus, claimStatus, code) => {
      const { credentialId } = place.town.aCredential({ credentialStatus, claimStatus });
      expect(await codeOf(create({ credentialId, email: EMAIL }))).toBe(code);
      expect(place.town.state.letters).toEqual([]);
    });

    test.each([
      ['no credential', { credentialId: undefined }, 'credentialId'],
      ['an id that is none', { credentialId: 'x' }, 'credentialId'],
      ['no address', { email: undefined }, 'email'],
      ['an address that is none', { email: 'aoife' }, 'email'],
      ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
      ['a field that is not known', { issuerDid: ISSUER.did }, 'issuerDid'],
    ])('refuses %s', async (_name, spoilt, field) => {
      await expect(create({ credentialId: newId(), email: EMAIL, ...spoilt })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field })],
      });
    });

    test("knows another issuer's credential as little as one that does not exist", async () => {
      const { credentialId } = place.town.aCredential();
      const attempt = (id: string) =>
        create({ credentialId: id, email: EMAIL }, asMember(OTHER_ISSUER)).catch(({ code, message }) => ({
          code,
          message,
        }));
      const foreign = await attempt(credentialId);
      expect(foreign).toEqual(await attempt(newId()));
      expect(foreign.code).toBe('NOT_FOUND');
    });

    test.each(['PENDING_APPROVAL', 'SUSPENDED', 'REVOKED', 'REJECTED'] as const)(
      'is not for issuers that are %s',
      async (status) => {
        place.town.state.issuers.set(ISSUER.did, { ...ISSUER, status });
        const { credentialId } = place.town.aCredential();
        expect(await codeOf(create({ credentialId, email: EMAIL }))).toBe('ISSUER_NOT_ACTIVE');
        expect(place.town.state.letters).toEqual([]);
      },
    );

    test('keeps at most 5 links of a credential open when 20 are sent at once; what ends makes way', async () => {
      const { credentialId } = place.town.aCredential();
      const send = () => codeOf(create({ credentialId, email: EMAIL }));
      const codes = await Promise.all(Array.from({ length: 20 }, send));
      const sent = codes.filter((code) => code === 'OK').length;
      for (let at = sent; at < 5; at++) expect(await send()).toBe('OK');
      expect(await send()).toBe('LIMIT_REACHED');
      expect(place.town.state.letters).toHaveLength(5);

      place.world.moveClock(30 * DAY);
      expect(await send()).toBe('OK');
      await decline(place.lastToken());
      expect(await send()).toBe('INVALID_STATE_TRANSITION');
    });

    test('answers a repeated request with the first answer, and mails once', async () => {
      const input = { credentialId: place.town.aCredential().credentialId, email: EMAIL };
      const first = await create(input, asMember(), { idempotencyKey: 'k-1' });
      expect(await create(input, asMember(), { idempotencyKey: 'k-1' })).toEqual(first);
      expect(place.town.state.letters).toHaveLength(1);
    });
  });

  describe('opening', () => {
    test('shows what waits, without a word about the holder, and marks the first look', async () => {
      const { claimId, token } = await aTicket();
      expect((await open(token, { isPrefetch: true })).status).toBe('PENDING');
      expect((await stored(claimId))?.['status']).toBe('PENDING');

      const offer = await open(token);
      expect(offer).toEqual({
        credential: {
          type: 'UniversityDegreeCredential',
          issuer: { did: ISSUER.did, name: ISSUER.name, authorityType: 'ISSUER' },
          issuedAt: new Date('2026-02-01T00:00:00.000Z'),
        },
        status: 'OPENED',
        expiresAt: new Date(place.world.now().getTime() + 30 * DAY),
      });
      await open(token);
      expect((await place.newAudit()).filter((action) => action === 'claim.opened')).toHaveLength(1);
    });

    test('does not name an issuer that the platform does not vouch for any more', async () => {
      const { token } = await aTicket();
      place.town.state.issuers.set(ISSUER.did, { ...ISSUER, status: 'REVOKED' });
      expect((await open(token)).credential.issuer).toMatchObject({ did: ISSUER.did, name: null });
    });

    test.each(['', 'x', newToken().slice(1), newToken()])('knows nothing of the token %j', async (token) => {
      await aTicket();
      for (const work of [open, accept, decline]) expect(await codeOf(work(token))).toBe('NOT_FOUND');
    });

    test.each([[7], [null], [undefined], ['x'.repeat(257)], [{ $ne: '' }]])(
      'refuses %j for a token',
      async (token) => {
        for (const work of [open, accept, decline])
          expect(await codeOf(work(token as string))).toBe('VALIDATION_FAILED');
      },
    );

    test('tells ended links apart', async () => {
      const claimed = await aTicket();
      await accept(claimed.token);
      const declined = await aTicket();
      await decline(declined.token);
      const locked = await aTicket();
      for (let at = 0; at < 5; at++) await codeOf(accept(locked.token, asHolder(stranger)));
      const late = await aTicket();
      place.world.moveClock(30 * DAY - 1);
      expect(await codeOf(open(late.token))).toBe('OK');
      place.world.moveClock(1);

      for (const [{ token }, code] of [
        [claimed, 'LINK_LIMIT_REACHED'],
        [declined, 'LINK_REVOKED'],
        [locked, 'LINK_REVOKED'],
        [late, 'LINK_EXPIRED'],
      ] as const) {
        expect(await codeOf(open(token))).toBe(code);
        expect(await codeOf(accept(token, asHolder(stranger)))).toBe(code);
      }
      expect(await codeOf(decline(claimed.token))).toBe('LINK_LIMIT_REACHED');
      expect(await codeOf(decline(late.token))).toBe('LINK_EXPIRED');
    });
  });

  describe('accepting', () => {
    test('claims the credential for its holder; the same holder may repeat it', async () => {
      const { claimId, credentialId, token } = await aTicket();
      expect(await accept(token)).toEqual({ claimed: true, credentialId });
      expect(await accept(token)).toEqual({ claimed: true, credentialId });

      expect(place.town.state.claims).toEqual([credentialId]);
      expect(await stored(claimId)).toMatchObject({ status: 'CLAIMED', holderId: holder.holderId });
      expect(await codeOf(accept(token, asHolder(stranger)))).toBe('LINK_LIMIT_REACHED');
      expect(await place.newAudit()).toEqual([
        'claim.created',
        'claim.attempted',
        'claim.begun',
        'claim.accepted',
        'claim.credential_claimed',
      ]);
    });

    test('refuses accounts of other addresses and locks with the fifth', async () => {
      const { claimId, token } = await aTicket();
      const codes: string[] = [];
      for (let at = 0; at < 6; at++) codes.push(await codeOf(accept(token, asHolder(stranger))));

      expect(codes).toEqual([...Array.from({ length: 5 }, () => 'FORBIDDEN'), 'LINK_REVOKED']);
      expect(await stored(claimId)).toMatchObject({ status: 'LOCKED', attempts: 5 });
      const credentialId = String((await stored(claimId))?.['credentialId']);
      expect(await place.room.lockedOf([credentialId, 'another'])).toEqual(new Map([[credentialId, 1]]));
      expect(await codeOf(accept(token))).toBe('LINK_REVOKED');
      expect(place.town.state.claims).toEqual([]);
      expect((await place.newAudit()).filter((action) => action === 'claim.locked')).toHaveLength(1);
    });

    test('lets the right person in at the fifth attempt', async () => {
      const { token } = await aTicket();
      for (let at = 0; at < 4; at++) await codeOf(accept(token, asHolder(stranger)));
      expect(await codeOf(accept(token))).toBe('OK');
    });

    test('gives a crowd no more than 5 attempts', async () => {
      const { claimId, token } = await aTicket();
      const codes = await Promise.all(
        Array.from({ length: 30 }, () => codeOf(accept(token, asHolder(stranger)))),
      );
      const compared = codes.filter((code) => code === 'FORBIDDEN').length;
      expect(compared).toBeLessThanOrEqual(5);
      expect(await stored(claimId)).toMatchObject({ attempts: compared });
      for (const code of codes) expect(['FORBIDDEN', 'LINK_REVOKED', 'CONFLICT']).toContain(code);
    });

    test('counts before it compares: a process that dies in between gave nothing away', async () => {
      const { claimId, token } = await aTicket();
      await place.rows('claim_tickets').updateOne({ _id: claimId as never }, { $set: { attempts: 5 } });
      expect(await codeOf(accept(token))).toBe('LINK_REVOKED');
      expect(await codeOf(open(token))).toBe('LINK_REVOKED');
    });

    test('says what to do when the credential is about a DID that is not in the wallet, and counts no attempt', async () => {
      const { claimId, token } = await aTicket(
        place.town.aCredential({ holderDid: 'did:key:z6MkElsewhere' }),
      );
      for (let at = 0; at < 6; at++) {
        await expect(accept(token)).rejects.toMatchObject({
          code: 'CONFLICT',
          message: expect.stringMatching(/device key.*reissue/),
        });
      }
      expect(await stored(claimId)).toMatchObject({ status: 'PENDING', attempts: 0 });
    });

    test.each([
      ['UPSTREAM_UNAVAILABLE', new AppError('UPSTREAM_UNAVAILABLE', 'Credential issuance does not answer.')],
      ['INVALID_STATE_TRANSITION', new AppError('INVALID_STATE_TRANSITION', 'The credential is REVOKED.')],
    ])('passes on %s of credential issuance, counts no attempt and can be repeated', async (code, error) => {
      const { claimId, token } = await aTicket();
      for (let at = 0; at < 6; at++) {
        place.town.state.failures = [{ call: 'claim', error }];
        expect(await codeOf(accept(token))).toBe(code);
      }
      expect(await stored(claimId)).toMatchObject({ status: 'PENDING', attempts: 0 });
      expect(await codeOf(accept(token))).toBe('OK');
    });

    test('can be repeated after a crash between the claim and the commit', async () => {
      const { claimId, credentialId, token } = await aTicket();
      await place.town.held.claim(credentialId, holder.did!, {} as never);
      expect(await codeOf(accept(token))).toBe('OK');
      expect((await stored(claimId))?.['status']).toBe('CLAIMED');
    });

    test('declining declines the credential, too, and waits until credential issuance has said so', async () => {
      const { claimId, credentialId, token } = await aTicket();
      place.town.state.failures = [
        {
          call: 'claim',
          error: new AppError('UPSTREAM_UNAVAILABLE', 'Credential issuance does not answer.'),
        },
      ];
      expect(await codeOf(decline(token))).toBe('UPSTREAM_UNAVAILABLE');
      expect((await stored(claimId))?.['status']).toBe('PENDING');
      expect(await codeOf(decline(token))).toBe('OK');
      expect((await stored(claimId))?.['status']).toBe('DECLINED');
      expect(place.town.state.credentials.get(credentialId)?.claimStatus).toBe('DECLINED');
    });

    test('ends once when 5 accept at once', async () => {
      const { token } = await aTicket();
      const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(accept(token))));
      expect(codes.filter((code) => code === 'OK').length).toBeGreaterThan(0);
      expect((await place.newAudit()).filter((action) => action === 'claim.accepted')).toHaveLength(1);
    });

    test('asks other units as the platform, not as the holder', async () => {
      const { token } = await aTicket();
      place.town.state.contexts = [];
      await accept(token);
      for (const { identity } of place.town.state.contexts)
        expect(identity).toEqual({ kind: 'unit', unit: 'core-engine' });
    });

    test('is over with the account', async () => {
      const { token } = await aTicket();
      expect(await codeOf(accept(token, asHolder({ ...holder, holderId: newId() })))).toBe('UNAUTHENTICATED');
    });
  });

  describe('declining', () => {
    test('is final, and repeating it changes nothing', async () => {
      const { claimId, token } = await aTicket();
      await open(token);
      expect(await decline(token)).toEqual({ declined: true });
      expect(await decline(token)).toEqual({ declined: true });
      expect(await codeOf(accept(token))).toBe('LINK_REVOKED');
      expect((await stored(claimId))?.['status']).toBe('DECLINED');
      expect((await place.newAudit()).filter((action) => action === 'claim.declined')).toHaveLength(1);
    });

    test('and accepting at once: one of them holds, for the link and for the credential', async () => {
      for (let round = 0; round < 5; round++) {
        const { claimId, credentialId, token } = await aTicket();
        const codes = await Promise.all([codeOf(accept(token)), codeOf(decline(token))]);
        const isClaimed = (await stored(claimId))?.['status'] === 'CLAIMED';
        expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
        expect(codes[0] === 'OK').toBe(isClaimed);
        expect(place.town.state.claims.includes(credentialId)).toBe(isClaimed);
      }
    });

    test('waits while the credential is being claimed, and is too late once it is', async () => {
      const { token } = await aTicket();
      place.town.state.failures = [{ call: 'claimed', error: new Error('the process died') }];
      await expect(accept(token)).rejects.toThrow('the process died');

      expect(await codeOf(decline(token))).toBe('CONFLICT');
      place.world.moveClock(60_000);
      expect(await codeOf(decline(token))).toBe('LINK_LIMIT_REACHED');
      expect(await codeOf(accept(token))).toBe('OK');
    });

    test('gives way to an acceptance that begins at the same moment', async () => {
      const { claimId, token } = await aTicket();
      place.town.state.failures = [{ call: 'claim', error: new Error('the process died') }];
      await expect(accept(token)).rejects.toThrow('the process died');
      place.world.moveClock(60_000);
      const begun = { $set: { 'claiming.startedAt': place.world.now() } };
      place.town.state.whileReading = () =>
        place.rows('claim_tickets').updateOne({ _id: claimId as never }, begun);

      expect(await codeOf(decline(token))).toBe('CONFLICT');
      expect((await stored(claimId))?.['status']).toBe('PENDING');
    });

    test('works a minute after a claim that had no effect', async () => {
      const { token } = await aTicket();
      place.town.state.failures = [
        {
          call: 'claim',
          error: new AppError('UPSTREAM_UNAVAILABLE', 'Credential issuance does not answer.'),
        },
      ];
      expect(await codeOf(accept(token))).toBe('UPSTREAM_UNAVAILABLE');
      expect(await codeOf(decline(token))).toBe('CONFLICT');
      place.world.moveClock(60_000);
      expect(await codeOf(decline(token))).toBe('OK');
    });
  });

  test.each(othersThan('issuer', 'custodian').map((identity) => [identity.kind, identity] as const))(
    '%s may not send claim links',
    async (kind, identity) => {
      expect(await codeOf(create({}, identity))).toBe(
        kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      );
    },
  );

  test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
    '%s may not accept',
    async (kind, identity) => {
      const { token } = await aTicket();
      expect(await codeOf(accept(token, identity))).toBe(
        kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      );
    },
  );

  test('a Viewer may not send', async () => {
    expect(await codeOf(create({}, asMember(ISSUER, 'Viewer')))).toBe('FORBIDDEN');
  });

  test('the sweep writes down every end and forgets 90 days later', async () => {
    const { claimId } = await aTicket();
    place.world.moveClock(30 * DAY);
    expect(await place.room.expireDue()).toBe(1);
    expect(await stored(claimId)).toMatchObject({
      status: 'EXPIRED',
      place: claimId,
      endedAt: place.world.now(),
    });
    place.world.moveClock(90 * DAY);
    expect(await place.room.forgetDue()).toBe(0);
    place.world.moveClock(1);
    expect(await place.room.forgetDue()).toBe(1);
    expect(await stored(claimId)).toBeNull();
  });

  test('the export holds what the holder has claimed', async () => {
    const { claimId, credentialId, token } = await aTicket();
    await accept(token);
    expect((await place.room.exporter.export(holder.holderId)).claims).toEqual([
      expect.objectContaining({ claimId, credentialId, claimedAt: place.world.now() }),
    ]);
    expect((await place.room.exporter.export(stranger.holderId)).claims).toEqual([]);
  });
});
