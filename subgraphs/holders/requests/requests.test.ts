import type { mongo } from 'mongoose';
import { AppError } from '../../../kernel/errors.ts';
import { type Identity, ISSUER_ROLES } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { nextStatus, REQUEST_STATUSES } from './request.ts';
import { openRequestsRoom } from './room.ts';
import { aNeighbourhood, asHolder, asMember, ISSUER, OTHER_ISSUER } from './testing/fakes.ts';

type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<never>;
type Given = { expectedRowVersion?: number; idempotencyKey?: string };

const REASON = 'My family name is misspelt.';
const RESPONSE = 'The register says otherwise; bring your passport.';
const unavailable = () => new AppError('UPSTREAM_UNAVAILABLE', 'Credential issuance does not answer.');

describe("holders' requests", () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let town: ReturnType<typeof aNeighbourhood>;
  let room: Awaited<ReturnType<typeof openRequestsRoom>>;
  let ledger: Awaited<ReturnType<typeof createLedger>>;
  let holder: HolderAccount;
  let rows: (name: string) => mongo.Collection<Record<string, unknown>>;

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    town = aNeighbourhood(connection);
    await town.ready();
    ledger = await createLedger({ connection, source: 'core', now: world.now });
    room = await openRequestsRoom({
      ...town,
      connection,
      ledger,
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      publicUrl: 'https://testamur.example',
      now: world.now,
    });
    rows = (name) => connection.collection(name) as never;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await town.reset();
    await rows('holder_requests').deleteMany({});
    await rows('audit_entries').updateMany({}, { $set: { seen: true } });
    holder = await town.aHolder();
  });

  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  type Reply = Promise<any>;
  const call = (field: object, name: string, args: unknown, identity: Identity, given: Given = {}): Reply =>
    (field as Record<string, Operation>)[name]!(undefined, args, { ...by(identity), ...given });
  const create = (input: unknown, identity = asHolder(holder), given?: Given) =>
    call(room.resolvers.Mutation, 'createHolderRequest', { input }, identity, given);
  const resolve = (input: unknown, identity = asMember(), given?: Given) =>
    call(room.resolvers.Mutation, 'resolveHolderRequest', { input }, identity, given);
  const own = (args: unknown = {}, identity = asHolder(holder)) =>
    call(room.resolvers.Me, 'requests', args, identity);
  const forIssuer = (args: unknown = {}, identity = asMember()) =>
    call(room.resolvers.Query, 'holderRequests', args, identity);
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      (error) => error.code ?? String(error),
    );
  const newAudit = () =>
    rows('audit_entries')
      .find({ seen: { $exists: false } })
      .sort({ seq: 1 })
      .toArray();
  const aRequest = async (requestType = 'REVOKE', credential = town.aCredential()) =>
    (await create({ credentialId: credential.credentialId, requestType, reason: REASON })).request;
  const stored = async (requestId: string) => rows('holder_requests').findOne({ _id: requestId as never });

  describe('asking', () => {
    test('stores who asks whom for what, and mails nobody', async () => {
      const credential = town.aCredential();
      const { request } = await create({
        credentialId: credential.credentialId,
        requestType: 'REISSUE',
        reason: `  ${REASON}\n`,
      });

      expect(request).toMatchObject({
        issuerId: ISSUER.issuerId,
        issuerDid: ISSUER.did,
        issuerName: ISSUER.name,
        credentialId: credential.credentialId,
        credentialType: 'UniversityDegreeCredential',
        holderDid: credential.holderDid,
        holderName: holder.name,
        holderEmail: holder.email,
        requestType: 'REISSUE',
        reason: REASON,
        status: 'PENDING',
        response: null,
        submittedAt: world.now(),
        resolvedAt: null,
        resolvedBy: null,
        rowVersion: 1,
      });
      expect(town.state.letters).toEqual([]);
      expect(await newAudit()).toMatchObject([
        {
          action: 'holder_request.created',
          subject: { type: 'HolderRequest', id: request.requestId },
          org: { type: 'HOLDER', id: holder.holderId },
          actor: { type: 'HOLDER', id: holder.holderId },
        },
      ]);
    });

    test.each([
      ['no credential', { credentialId: undefined }, 'credentialId'],
      ['a credential id that is none', { credentialId: 'x' }, 'credentialId'],
      ['no type', { requestType: undefined }, 'requestType'],
      ['an unknown type', { requestType: 'DELETE' }, 'requestType'],
      ['a type in small letters', { requestType: 'revoke' }, 'requestType'],
      ['a reason of two letters', { reason: 'no' }, 'reason'],
      ['a reason that is too long', { reason: 'x'.repeat(2001) }, 'reason'],
      ['a reason with control characters', { reason: 'be\u0000ll' }, 'reason'],
      ['a reason with half a character', { reason: 'abc\ud800' }, 'reason'],
      ['a reason that is no text', { reason: 7 }, 'reason'],
      ['a field that is not known', { holderId: 'somebody' }, 'holderId'],
    ])('refuses %s', async (_name, spoilt, field) => {
      const input = { credentialId: town.aCredential().credentialId, requestType: 'REVOKE', reason: REASON };
      await expect(create({ ...input, ...spoilt })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field })],
      });
    });

    test.each(['REISSUE', 'REVOKE', 'UPDATE', 'DOWNLOAD'])('needs no reason for %s', async (requestType) => {
      const { credentialId } = town.aCredential();
      for (const reason of [undefined, null, '', '   ']) {
        const { request } = await create({ credentialId, requestType, reason });
        expect(request.reason).toBeNull();
        await resolve({ requestId: request.requestId, decision: 'REJECT' });
      }
    });

    test('takes a revoked credential for DOWNLOAD only', async () => {
      const { credentialId } = town.aCredential({ credentialStatus: 'REVOKED' });
      for (const requestType of ['REISSUE', 'REVOKE', 'UPDATE'])
        expect(await codeOf(create({ credentialId, requestType, reason: REASON }))).toBe(
          'CREDENTIAL_REVOKED',
        );
      expect(await codeOf(create({ credentialId, requestType: 'DOWNLOAD' }))).toBe('OK');
    });

    test("knows a stranger's credential as little as one that does not exist", async () => {
      const stranger = town.aCredential({ holderDid: 'did:key:z6MkStranger' });
      const ask = (credentialId: string) =>
        create({ credentialId, requestType: 'DOWNLOAD' }).catch(({ code, message }) => ({ code, message }));

      const foreign = await ask(stranger.credentialId);
      expect(foreign).toEqual(await ask(newId()));
      expect(foreign.code).toBe('NOT_FOUND');
    });

    test('admits one PENDING request of a type per credential when 20 ask at once', async () => {
      const { credentialId } = town.aCredential();
      const codes = await Promise.all(
        Array.from({ length: 20 }, () =>
          codeOf(create({ credentialId, requestType: 'UPDATE', reason: REASON })),
        ),
      );

      expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
      expect(codes.filter((code) => code === 'DUPLICATE')).toHaveLength(19);
      expect(await codeOf(create({ credentialId, requestType: 'REISSUE', reason: REASON }))).toBe('OK');
    });

    test('admits the next one once the first is decided', async () => {
      const { requestId, credentialId } = await aRequest('UPDATE');
      await resolve({ requestId, decision: 'REJECT', response: RESPONSE });
      expect(await codeOf(create({ credentialId, requestType: 'UPDATE', reason: REASON }))).toBe('OK');
    });

    test('answers a repeated request with the first one', async () => {
      const input = { credentialId: town.aCredential().credentialId, requestType: 'DOWNLOAD' };
      const first = await create(input, asHolder(holder), { idempotencyKey: 'k-1' });
      expect(await create(input, asHolder(holder), { idempotencyKey: 'k-1' })).toEqual(first);
    });

    test('passes on that credential issuance does not answer, and stores nothing', async () => {
      town.state.failures = [{ call: 'byId', error: unavailable() }];
      const { credentialId } = town.aCredential();
      expect(await codeOf(create({ credentialId, requestType: 'DOWNLOAD' }))).toBe('UPSTREAM_UNAVAILABLE');
      expect(await rows('holder_requests').countDocuments({})).toBe(0);
    });

    test('is over with the account', async () => {
      const gone = { ...holder, holderId: newId() };
      const { credentialId } = town.aCredential();
      expect(await codeOf(create({ credentialId, requestType: 'DOWNLOAD' }, asHolder(gone)))).toBe(
        'UNAUTHENTICATED',
      );
    });

    test('hands neither the key nor the row version of the request to other units', async () => {
      const { requestId } = await aRequest('REVOKE');
      await resolve({ requestId, decision: 'APPROVE' }, asMember(), {
        idempotencyKey: 'k-2',
        expectedRowVersion: 1,
      });
      for (const context of town.state.contexts) {
        expect(context.identity).toEqual({ kind: 'unit', unit: 'core-engine' });
        expect(context).toMatchObject({ idempotencyKey: undefined, expectedRowVersion: undefined });
      }
    });
  });

  describe('lists', () => {
    test('show a holder what is their own, newest first, and never the draft', async () => {
      const first = await aRequest('REISSUE');
      world.moveClock(1000);
      const second = await aRequest('DOWNLOAD');
      const other = await town.aHolder({
        email: 'sean@example.com',
        did: 'did:key:z6MkS',
        dids: ['did:key:z6MkS'],
      });
      await resolve({ requestId: first.requestId, decision: 'APPROVE' });

      const page = await own();
      expect(page.nodes.map(({ requestId }: { requestId: string }) => requestId)).toEqual([
        second.requestId,
        first.requestId,
      ]);
      expect(page.nodes[1]).toMatchObject({ status: 'APPROVED', draft: null });
      expect(page).toMatchObject({ totalCount: 2, offset: 0, size: 20 });
      expect((await own({ status: 'PENDING' })).totalCount).toBe(1);
      expect((await own({}, asHolder(other))).totalCount).toBe(0);
    });

    test('show an issuer what it is asked, whatever the role, and nothing that others are asked', async () => {
      const mine = await aRequest('REISSUE');
      const theirs = await aRequest(
        'REVOKE',
        town.aCredential({ issuerDid: OTHER_ISSUER.did, issuerId: 'i-2' }),
      );
      for (const role of ISSUER_ROLES)
        expect((await forIssuer({}, asMember(ISSUER, role))).nodes).toMatchObject([
          { requestId: mine.requestId },
        ]);
      expect((await forIssuer({}, asMember(OTHER_ISSUER))).nodes).toMatchObject([
        { requestId: theirs.requestId },
      ]);
      expect((await forIssuer({ filter: { requestType: 'REVOKE' } })).totalCount).toBe(0);
      expect((await forIssuer({ filter: { status: 'PENDING', requestType: 'REISSUE' } })).totalCount).toBe(1);
    });

    test('can be walked by cursor', async () => {
      for (const type of ['REISSUE', 'REVOKE', 'UPDATE']) {
        await aRequest(type);
        world.moveClock(1);
      }
      const first = await own({ first: 2 });
      const rest = await own({ first: 2, after: first.pageInfo.endCursor });
      expect([...first.nodes, ...rest.nodes].map(({ requestType }) => requestType)).toEqual([
        'UPDATE',
        'REVOKE',
        'REISSUE',
      ]);
      expect(rest.pageInfo.hasNextPage).toBe(false);
    });

    test.each([
      [{ first: 0 }],
      [{ first: 101 }],
      [{ offset: -1 }],
      [{ after: 'x' }],
      [{ status: 'OPEN' }],
      [{ holderId: 'h' }],
    ])('refuse %j', async (args) => {
      expect(await codeOf(own(args))).toBe('VALIDATION_FAILED');
    });

    test.each([
      [{ filter: { status: 'OPEN' } }],
      [{ filter: { issuerDid: 'did:key:z6MkX' } }],
      [{ first: 1.5 }],
    ])('refuse %j of an issuer', async (args) => {
      expect(await codeOf(forIssuer(args))).toBe('VALIDATION_FAILED');
    });
  });

  describe('approving', () => {
    test('REVOKE revokes the credential for the reason of the holder, and tells the holder', async () => {
      const { requestId, credentialId } = await aRequest('REVOKE');
      world.moveClock(1000);
      const { request, effect } = await resolve({ requestId, decision: 'APPROVE' });

      expect(effect).toBe('CREDENTIAL_REVOKED');
      expect(request).toMatchObject({
        status: 'APPROVED',
        response: null,
        resolvedAt: world.now(),
        resolvedBy: 'member-1',
        rowVersion: 2,
      });
      expect(town.state.revocations).toEqual([{ credentialId, reason: REASON, revokedBy: 'member-1' }]);
      expect(await town.notifications()).toMatchObject([
        {
          holderId: holder.holderId,
          kind: 'REQUEST_RESOLVED',
          credentialId,
          title: 'Your request was approved',
        },
      ]);
      expect(town.state.letters.map(({ to }) => to)).toEqual([holder.email]);
      expect((await newAudit()).map(({ action }) => action)).toEqual([
        'holder_request.created',
        'holder_request.approval_begun',
        'holder_request.approved',
      ]);
    });

    test.each(['REISSUE', 'UPDATE'])(
      '%s drafts the successor from the claims as they stand',
      async (type) => {
        const { requestId, credentialId } = await aRequest(type);
        const { request, effect } = await resolve({
          requestId,
          decision: 'APPROVE',
          response: 'We reissue it.',
        });

        expect(effect).toBe('REISSUE_DRAFTED');
        const draft = {
          credentialId,
          credentialType: 'UniversityDegreeCredential',
          holderDid: holder.did,
          credentialData: { name: 'Aoife Ní Bhriain', 'marks.total': { $sum: 81 } },
          reason: REASON,
        };
        expect(request.draft).toEqual(draft);
        expect((await forIssuer()).nodes[0].draft).toEqual(draft);
        expect(town.state.revocations).toEqual([]);
      },
    );

    test('DOWNLOAD leads the holder to the wallet to fetch the credential', async () => {
      const { requestId } = await aRequest('DOWNLOAD', town.aCredential({ credentialStatus: 'REVOKED' }));
      expect((await resolve({ requestId, decision: 'APPROVE' })).effect).toBe('CREDENTIAL_RELEASED');
      expect(town.state.letters[0]?.action?.url).toBe('https://testamur.example/holder/account');
    });

    test.each([
      ['REISSUE', 'REVOKED', 'CREDENTIAL_REVOKED'],
      ['UPDATE', 'REVOKED', 'CREDENTIAL_REVOKED'],
      ['REISSUE', 'SUPERSEDED', 'INVALID_STATE_TRANSITION'],
      ['UPDATE', 'SUSPENDED', 'INVALID_STATE_TRANSITION'],
      ['REISSUE', 'EXPIRED', 'OK'],
      ['REVOKE', 'REVOKED', 'OK'],
      ['DOWNLOAD', 'SUPERSEDED', 'OK'],
    ] as const)('%s of a credential that is %s by then: %s', async (type, credentialStatus, expected) => {
      const credential = town.aCredential();
      const { requestId } = await aRequest(type, credential);
      town.aCredential({ ...credential, credentialStatus });
      expect(await codeOf(resolve({ requestId, decision: 'APPROVE' }))).toBe(expected);
      expect((await stored(requestId))?.['status']).toBe(expected === 'OK' ? 'APPROVED' : 'PENDING');
    });

    test.each([
      ['REVOKE', 'revoke'],
      ['REISSUE', 'byId'],
      ['UPDATE', 'byId'],
      ['DOWNLOAD', 'byId'],
      ['REVOKE', 'byDid'],
    ] as const)(
      '%s that meets a failing upstream (%s) leaves the request PENDING and can be repeated',
      async (type, failing) => {
        const { requestId } = await aRequest(type);
        town.state.failures = [{ call: failing, error: unavailable() }];

        expect(await codeOf(resolve({ requestId, decision: 'APPROVE' }))).toBe('UPSTREAM_UNAVAILABLE');
        expect(await stored(requestId)).toMatchObject({ status: 'PENDING', rowVersion: 1 });
        expect(town.state.letters).toEqual([]);
        expect(await town.notifications()).toEqual([]);
        expect((await resolve({ requestId, decision: 'APPROVE' })).request.status).toBe('APPROVED');
      },
    );

    test('can be repeated after a crash between the revocation and the commit, and cannot be turned into a rejection', async () => {
      const { requestId } = await aRequest('REVOKE');
      town.state.failures = [{ call: 'revoked', error: new Error('the process died') }];
      await expect(resolve({ requestId, decision: 'APPROVE' })).rejects.toThrow('the process died');
      expect(town.state.revocations).toHaveLength(1);
      expect((await stored(requestId))?.['status']).toBe('PENDING');

      const reject = { requestId, decision: 'REJECT', response: RESPONSE };
      expect(await codeOf(resolve(reject))).toBe('CONFLICT');
      world.moveClock(60_000);
      expect(await codeOf(resolve(reject))).toBe('CONFLICT');
      expect((await resolve({ requestId, decision: 'APPROVE' })).request.status).toBe('APPROVED');
      expect(town.state.letters).toHaveLength(1);
    });

    test('that had no effect can become a rejection: at once when the upstream refused, after a minute when it fell silent', async () => {
      const refused = await aRequest('REVOKE');
      town.state.failures = [
        { call: 'revoke', error: new AppError('NOT_FOUND', 'There is no such credential.') },
      ];
      expect(await codeOf(resolve({ requestId: refused.requestId, decision: 'APPROVE' }))).toBe('NOT_FOUND');
      expect(
        await codeOf(resolve({ requestId: refused.requestId, decision: 'REJECT', response: RESPONSE })),
      ).toBe('OK');

      const silent = await aRequest('REVOKE');
      const reject = { requestId: silent.requestId, decision: 'REJECT', response: RESPONSE };
      town.state.failures = [{ call: 'revoke', error: unavailable() }];
      expect(await codeOf(resolve({ requestId: silent.requestId, decision: 'APPROVE' }))).toBe(
        'UPSTREAM_UNAVAILABLE',
      );
      expect(await codeOf(resolve(reject))).toBe('CONFLICT');
      world.moveClock(60_000);
      expect(await codeOf(resolve(reject))).toBe('OK');
    });

    test('is not overtaken by a rejection while it revokes', async () => {
      const { requestId } = await aRequest('REVOKE');
      const codes: string[] = [];
      town.state.whileRevoking = async () => {
        codes.push(await codeOf(resolve({ requestId, decision: 'REJECT', response: RESPONSE })));
      };
      expect(await codeOf(resolve({ requestId, decision: 'APPROVE' }))).toBe('OK');
      expect(codes).toEqual(['CONFLICT']);
    });
  });

  describe('deciding', () => {
    test.each(
      REQUEST_STATUSES.flatMap((from) =>
        (['APPROVE', 'REJECT'] as const).map((decision) => ({ from, decision, allowed: from === 'PENDING' })),
      ),
    )('$decision of a request that is $from: $allowed', async ({ from, decision, allowed }) => {
      if (allowed) expect(nextStatus(from, decision)).toBe(`${decision}ED`.replace('EED', 'ED'));
      else
        expect(() => nextStatus(from, decision)).toThrow(
          expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
        );

      const { requestId } = await aRequest('DOWNLOAD');
      if (from !== 'PENDING')
        await resolve({
          requestId,
          decision: from === 'APPROVED' ? 'APPROVE' : 'REJECT',
          response: RESPONSE,
        });
      town.state.letters.length = 0;
      expect(await codeOf(resolve({ requestId, decision, response: RESPONSE }))).toBe(
        allowed ? 'OK' : 'INVALID_STATE_TRANSITION',
      );
      expect(town.state.letters).toHaveLength(allowed ? 1 : 0);
    });

    test.each(['REVOKE', 'REISSUE', 'DOWNLOAD'])(
      'lets exactly one win when %s is approved and rejected at once',
      async (type) => {
        for (let round = 0; round < 5; round++) {
          const { requestId } = await aRequest(type);
          town.state.revocations = [];
          const decisions = ['APPROVE', 'REJECT', 'APPROVE', 'REJECT'].map((decision) =>
            codeOf(resolve({ requestId, decision, response: RESPONSE })),
          );
          const codes = await Promise.all(decisions);

          expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
          for (const code of codes) expect(['OK', 'INVALID_STATE_TRANSITION', 'CONFLICT']).toContain(code);
          const { status } = (await stored(requestId)) as never as { status: string };
          if (status === 'REJECTED') expect(town.state.revocations).toEqual([]);
          expect(await town.notifications()).toHaveLength(round + 1);
        }
      },
    );

    test('a rejection says why, to the holder alone', async () => {
      const { requestId } = await aRequest('REVOKE');
      const { request, effect } = await resolve({ requestId, decision: 'REJECT', response: RESPONSE });

      expect(effect).toBeNull();
      expect(request).toMatchObject({ status: 'REJECTED', response: RESPONSE, draft: null });
      expect(town.state.revocations).toEqual([]);
      expect(town.state.letters.map(({ to }) => to)).toEqual([holder.email]);
      expect(town.state.letters[0]).toMatchObject({
        subject: 'Your request was rejected',
        paragraphs: [
          `You asked ${ISSUER.name} to revoke your credential “University Degree”. The request was rejected.`,
        ],
        quote: { by: `${ISSUER.name} answers`, text: RESPONSE },
      });
      expect((await town.notifications())[0]?.body).toContain(`${ISSUER.name} answers: ${RESPONSE}`);
    });

    test.each(['PENDING_APPROVAL', 'REJECTED', 'REVOKED'] as const)(
      'the letter carries no text of an issuer that is %s',
      async (status) => {
        const { requestId } = await aRequest('REVOKE');
        town.state.issuers.set(ISSUER.did, { ...ISSUER, name: 'You won! https://evil.example', status });
        await resolve({ requestId, decision: 'REJECT', response: 'Pay at https://evil.example' });
        const told = JSON.stringify([town.state.letters, await town.notifications()]);

        expect(told).not.toContain('evil.example');
        expect(told).toContain(ISSUER.did);
      },
    );

    test('the letter names a SUSPENDED issuer', async () => {
      const { requestId } = await aRequest('REVOKE');
      town.state.issuers.set(ISSUER.did, { ...ISSUER, status: 'SUSPENDED' });
      await resolve({ requestId, decision: 'REJECT', response: RESPONSE });
      expect(town.state.letters[0]?.paragraphs.join(' ')).toContain(ISSUER.name);
    });

    test.each([
      ['no request', { requestId: undefined }, 'requestId'],
      ['an id that is none', { requestId: '1' }, 'requestId'],
      ['no decision', { decision: undefined }, 'decision'],
      ['an unknown decision', { decision: 'APPROVED' }, 'decision'],
      ['a response of two letters', { response: 'no' }, 'response'],
      ['a response that is too long', { response: 'x'.repeat(2001) }, 'response'],
      ['a field that is not known', { issuerDid: ISSUER.did }, 'issuerDid'],
    ])('refuses %s', async (_name, spoilt, field) => {
      await expect(resolve({ requestId: newId(), decision: 'APPROVE', ...spoilt })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field })],
      });
    });

    test('honours If-Match', async () => {
      const { requestId } = await aRequest('DOWNLOAD');
      const decide = (expectedRowVersion: number) =>
        codeOf(resolve({ requestId, decision: 'APPROVE' }, asMember(), { expectedRowVersion }));
      expect([await decide(2), await decide(1)]).toEqual(['ROW_VERSION_MISMATCH', 'OK']);
    });

    test("knows another issuer's request as little as one that does not exist", async () => {
      const { requestId } = await aRequest('REVOKE');
      const decide = (id: string) =>
        resolve({ requestId: id, decision: 'APPROVE' }, asMember(OTHER_ISSUER, 'Admin')).catch(
          ({ code, message }) => ({ code, message }),
        );
      const foreign = await decide(requestId);
      expect(foreign).toEqual(await decide(newId()));
      expect(foreign.code).toBe('NOT_FOUND');
      expect((await stored(requestId))?.['status']).toBe('PENDING');
    });

    test('needs a member who may issue', async () => {
      const { requestId } = await aRequest('DOWNLOAD');
      const decide = (role: (typeof ISSUER_ROLES)[number]) =>
        codeOf(resolve({ requestId, decision: 'APPROVE' }, asMember(ISSUER, role)));
      expect([await decide('Viewer'), await decide('Operator')]).toEqual(['FORBIDDEN', 'OK']);
    });

    test('goes on without letter and notification when the holder is gone', async () => {
      const { requestId } = await aRequest('REVOKE');
      await rows('test_accounts').deleteMany({});
      expect((await resolve({ requestId, decision: 'APPROVE' })).request.status).toBe('APPROVED');
      expect(town.state.letters).toEqual([]);
    });
  });

  describe('callers of other kinds', () => {
    test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
      '%s may not ask or read as a holder',
      async (kind, identity) => {
        const expected = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        expect(await codeOf(own({}, identity))).toBe(expected);
        expect(await codeOf((async () => create({}, identity))())).toBe(expected);
      },
    );

    test.each(othersThan('issuer', 'custodian').map((identity) => [identity.kind, identity] as const))(
      '%s may not list or decide for an issuer',
      async (kind, identity) => {
        const expected = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        expect(await codeOf(forIssuer({}, identity))).toBe(expected);
        expect(await codeOf(resolve({}, identity))).toBe(expected);
      },
    );
  });

  test('erasing removes the person and leaves what was decided; the export holds everything but the draft', async () => {
    const { requestId } = await aRequest('REISSUE');
    await resolve({ requestId, decision: 'APPROVE', response: 'Dear Aoife, we reissue it.' });
    const requests = await room.exporter.export(holder.holderId);
    expect(requests).toMatchObject([
      { requestId, holderEmail: holder.email, reason: REASON, status: 'APPROVED' },
    ]);
    expect(JSON.stringify(requests)).not.toContain('marks.total');

    await ledger.commit(by(), { writes: await room.eraser.erase(holder), audit: [] });
    const left = JSON.stringify(await rows('holder_requests').find().toArray());
    for (const personal of ['Aoife', 'aoife@example.com', REASON, 'marks'])
      expect(left).not.toContain(personal);
    expect((await forIssuer()).nodes).toMatchObject([
      { requestId, holderName: null, holderEmail: null, draft: null, status: 'APPROVED' },
    ]);
  });

  test('nothing personal reaches the trail or the log', async () => {
    const { requestId } = await aRequest('REVOKE');
    await resolve({ requestId, decision: 'REJECT', response: RESPONSE });
    const told = JSON.stringify([await rows('audit_entries').find().toArray(), world.lines]);
    for (const personal of [holder.name, holder.email, REASON, RESPONSE, holder.did!])
      expect(told).not.toContain(personal);
  });
});
