import type { mongo } from 'mongoose';
import { AppError } from '../../../kernel/errors.ts';
import { CUSTODIAN_ROLES, type CustodianRole, type Identity } from '../../../kernel/identity.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import type { HeldCredential } from '../ports.ts';
import { openRequestsRoom } from './room.ts';
import {
  aNeighbourhood,
  asCustodian,
  asHolder,
  asMember,
  CUSTODIAN,
  ISSUER,
  OTHER_CUSTODIAN,
} from './testing/fakes.ts';

type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<never>;

const REASON = 'My family name is misspelt.';

describe("holders' requests to custodians", () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let town: ReturnType<typeof aNeighbourhood>;
  let room: Awaited<ReturnType<typeof openRequestsRoom>>;
  let holder: HolderAccount;
  let rows: (name: string) => mongo.Collection<Record<string, unknown>>;

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    town = aNeighbourhood(connection);
    await town.ready();
    room = await openRequestsRoom({
      ...town,
      connection,
      ledger: await createLedger({ connection, source: 'core', now: world.now }),
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
    holder = await town.aHolder();
  });

  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  const call = (field: object, name: string, args: unknown, identity: Identity): Promise<any> =>
    (field as Record<string, Operation>)[name]!(undefined, args, by(identity));
  const ask = async (requestType: string, credential: HeldCredential = town.anAttestedCredential()) => {
    const input = { credentialId: credential.credentialId, requestType, reason: REASON };
    const made = await call(room.resolvers.Mutation, 'createHolderRequest', { input }, asHolder(holder));
    return made.request as { requestId: string; credentialId: string };
  };
  const resolve = (
    requestId: string,
    decision: string,
    identity: Identity = asCustodian(),
    response?: string,
  ) =>
    call(
      room.resolvers.Mutation,
      'resolveHolderRequest',
      { input: { requestId, decision, response } },
      identity,
    );
  const list = (identity: Identity = asCustodian()) =>
    call(room.resolvers.Query, 'holderRequests', {}, identity);
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      ({ code }) => code,
    );
  const stored = (requestId: string) => rows('holder_requests').findOne({ _id: requestId as never });

  test('reach the custodian of the credential, and name it', async () => {
    const { requestId } = await ask('UPDATE');
    expect(await stored(requestId)).toMatchObject({
      authorityType: 'CUSTODIAN',
      issuerId: CUSTODIAN.custodianId,
      issuerDid: CUSTODIAN.did,
      issuerName: CUSTODIAN.name,
    });
    const [request] = (await list()).nodes;
    expect(request).toMatchObject({ requestId, status: 'PENDING', reason: REASON });
    const { custodian, issuer } = room.resolvers.HolderRequest;
    expect([custodian(request), issuer(request)]).toEqual([{ did: CUSTODIAN.did }, null]);
  });

  test('are listed for every role, and neither for another custodian nor for an issuer of the same DID', async () => {
    const { requestId } = await ask('UPDATE');
    const { requestId: toIssuer } = await ask('UPDATE', town.aCredential());
    for (const role of CUSTODIAN_ROLES)
      expect((await list(asCustodian(role))).nodes).toMatchObject([{ requestId }]);
    expect((await list(asMember(ISSUER))).nodes).toMatchObject([{ requestId: toIssuer }]);
    expect((await list(asCustodian('Admin', OTHER_CUSTODIAN))).totalCount).toBe(0);
    for (const stranger of [asMember(ISSUER, 'Admin'), asCustodian('Admin', OTHER_CUSTODIAN)])
      expect(await codeOf(resolve(requestId, 'REJECT', stranger))).toBe('NOT_FOUND');
    expect(await codeOf(resolve(toIssuer, 'REJECT', asCustodian('Admin')))).toBe('NOT_FOUND');
  });

  // Whoever revokes answers for it; the rest of what is asked for is decided by who handles records.
  test.each<[CustodianRole, string, string]>([
    ['Viewer', 'FORBIDDEN', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN', 'OK'],
    ['Attester', 'OK', 'OK'],
    ['Admin', 'OK', 'OK'],
  ])('a %s approves a revocation: %s, decides anything else: %s', async (role, revoking, other) => {
    const { requestId } = await ask('REVOKE');
    expect(await codeOf(resolve(requestId, 'APPROVE', asCustodian(role)))).toBe(revoking);
    expect(town.state.revocations).toHaveLength(revoking === 'OK' ? 1 : 0);
    for (const type of ['REISSUE', 'UPDATE', 'DOWNLOAD']) {
      const asked = await ask(type);
      expect(await codeOf(resolve(asked.requestId, 'APPROVE', asCustodian(role)))).toBe(other);
    }
    const refused = await ask('REVOKE');
    expect(await codeOf(resolve(refused.requestId, 'REJECT', asCustodian(role)))).toBe(other);
  });

  test('an approved revocation revokes as the custodian, and tells the holder in its name', async () => {
    const { requestId, credentialId } = await ask('REVOKE');
    const { effect, request } = await resolve(
      requestId,
      'APPROVE',
      asCustodian(),
      'It was of another Aoife.',
    );
    expect(effect).toBe('CREDENTIAL_REVOKED');
    expect(request).toMatchObject({ status: 'APPROVED', resolvedBy: 'keeper-1' });
    expect(town.state.revocations).toEqual([{ credentialId, reason: REASON, revokedBy: 'keeper-1' }]);
    expect(town.state.credentials.get(credentialId)?.credentialStatus).toBe('REVOKED');
    const [letter] = town.state.letters;
    expect(letter).toMatchObject({
      to: holder.email,
      because: 'you made a request to the custodian of a credential in your wallet',
      quote: { by: `${CUSTODIAN.name} answers`, text: 'It was of another Aoife.' },
      action: { url: 'https://testamur.example/holder/account' },
    });
    expect(letter?.paragraphs[0]).toBe(
      `You asked ${CUSTODIAN.name} to revoke your credential “Archived Record”. The request was approved.`,
    );
    const [entry] = await rows('audit_entries')
      .find({ action: 'holder_request.approved', 'subject.id': requestId })
      .toArray();
    expect(entry).toMatchObject({ actor: { type: 'CUSTODIAN_USER', id: 'keeper-1', role: 'Attester' } });
  });

  test.each(['REISSUE', 'UPDATE'])(
    'an approved %s drafts the correction, which is not issued by whoever approves it',
    async (type) => {
      const { requestId, credentialId } = await ask(type);
      const { effect, request } = await resolve(requestId, 'APPROVE', asCustodian('Reviewer'));
      expect(effect).toBe('CORRECTION_DRAFTED');
      expect(request.draft).toMatchObject({
        credentialId,
        credentialType: 'ArchivedRecordCredential',
        holderDid: holder.did,
        reason: REASON,
      });
      expect(town.state.credentials.get(credentialId)?.credentialStatus).toBe('ISSUED');
      const told = town.state.letters[0]?.paragraphs.join(' ') ?? '';
      expect(told).toContain('The custodian corrects its record.');
      expect(told).toContain('Until then this one stays as it is.');
      expect((await town.notifications())[0]?.body).toContain('The custodian corrects its record.');
    },
  );

  test('an approved DOWNLOAD leads the holder to the wallet', async () => {
    const { requestId } = await ask('DOWNLOAD', town.anAttestedCredential({ credentialStatus: 'REVOKED' }));
    expect((await resolve(requestId, 'APPROVE')).effect).toBe('CREDENTIAL_RELEASED');
    expect(town.state.letters[0]?.paragraphs.join(' ')).toContain('ready for you');
  });

  test('a rejection is told with the words of the custodian', async () => {
    const { requestId } = await ask('UPDATE');
    await resolve(requestId, 'REJECT', asCustodian('Reviewer'), 'The register says so.');
    expect(town.state.letters[0]).toMatchObject({
      subject: 'Your request was rejected',
      quote: { by: `${CUSTODIAN.name} answers`, text: 'The register says so.' },
    });
  });

  test.each([
    ['REVOKED', undefined],
    ['REJECTED', undefined],
    ['gone', null],
  ] as const)('no letter has texts of a custodian that is %s', async (status, gone) => {
    const { requestId } = await ask('UPDATE');
    if (gone === null) town.state.custodians.clear();
    else
      town.state.custodians.set(CUSTODIAN.did, {
        ...CUSTODIAN,
        name: 'You won! https://evil.example',
        status: status as 'REVOKED',
      });
    await resolve(requestId, 'REJECT', asCustodian(), 'Click https://evil.example');
    const told = JSON.stringify([town.state.letters, await town.notifications()]);
    expect(told).not.toContain('evil.example');
    expect(told).not.toMatch(/undefined|null/);
    expect(told).toContain('You asked a custodian to update your credential.');
    expect(told).toContain(CUSTODIAN.did);
  });

  test('a revocation that fails elsewhere leaves the request PENDING', async () => {
    const { requestId } = await ask('REVOKE');
    town.state.failures = [{ call: 'revoke', error: new AppError('UPSTREAM_UNAVAILABLE', 'No answer.') }];
    expect(await codeOf(resolve(requestId, 'APPROVE'))).toBe('UPSTREAM_UNAVAILABLE');
    expect(await stored(requestId)).toMatchObject({ status: 'PENDING', rowVersion: 1 });
    expect(town.state.letters).toEqual([]);
    expect(await codeOf(resolve(requestId, 'APPROVE'))).toBe('OK');
  });

  test('one of two who decide at once wins', async () => {
    const { requestId } = await ask('REVOKE');
    const codes = await Promise.all([
      codeOf(resolve(requestId, 'APPROVE', asCustodian('Attester'))),
      codeOf(resolve(requestId, 'REJECT', asCustodian('Reviewer'))),
      codeOf(resolve(requestId, 'REJECT', asCustodian('Admin'))),
    ]);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await town.notifications()).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['suspended', { custodianStatus: 'SUSPENDED' }, 'OK'],
    ['revoked', { custodianStatus: 'REVOKED' }, 'CUSTODIAN_NOT_ACTIVE'],
  ])('people of a custodian that is %s', async (_status, given, code) => {
    const { requestId } = await ask('REVOKE');
    const identity = { ...asCustodian(), ...given } as Identity;
    expect(await codeOf(list(identity))).toBe(code);
    expect(await codeOf(resolve(requestId, 'APPROVE', identity))).toBe(code);
  });

  test('a request of an earlier release is one to an issuer', async () => {
    const { requestId } = await ask('DOWNLOAD', town.aCredential());
    await rows('holder_requests').updateOne({ _id: requestId as never }, { $unset: { authorityType: 1 } });
    const [request] = (await list(asMember(ISSUER))).nodes;
    expect(request).toMatchObject({ requestId, authorityType: 'ISSUER' });
    expect((await list(asCustodian())).totalCount).toBe(0);
    expect(await codeOf(resolve(requestId, 'APPROVE', asMember(ISSUER)))).toBe('OK');
  });

  test('erasing leaves what was decided and takes the person out', async () => {
    const { requestId } = await ask('UPDATE');
    await resolve(requestId, 'APPROVE');
    const connection = world.store.connection('core');
    const ledger = await createLedger({ connection, source: 'core', now: world.now });
    await ledger.commit(by(), { writes: await room.eraser.erase(holder), audit: [] });
    expect((await list()).nodes).toMatchObject([{ requestId, holderName: null, reason: null, draft: null }]);
    await ledger.close();
  });
});
