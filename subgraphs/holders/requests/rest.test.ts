import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import type { Context } from '../../../kernel/context.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { type Bridge, createBridge } from '../../../rest-bridge/bridge.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createSupergraph } from '../../../supergraph/supergraph.ts';
import { createLocalExecutor } from '../../execute.ts';
import { readSdl } from '../../sdl.ts';
import { createSubgraph } from '../../subgraph.ts';
import { by } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { holderInviteRoutes } from '../invites/rest.ts';
import { anInvitesRoom } from '../invites/testing.ts';
import { holderRequestRoutes } from './rest.ts';
import { openRequestsRoom } from './room.ts';
import { asHolder, asMember, ISSUER } from './testing/fakes.ts';

const SOME_ID = '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d';
const REASON = 'My family name is misspelt.';
const ROUTES = [...holderRequestRoutes, ...holderInviteRoutes];

describe("REST: holders' requests, invites and claim links", () => {
  let place: Awaited<ReturnType<typeof anInvitesRoom>>;
  let bridge: Bridge;
  let holder: HolderAccount;

  beforeAll(async () => {
    place = await anInvitesRoom();
    const { world, town, room, ledger } = place;
    const connection = world.store.connection('core');
    const requests = await openRequestsRoom({
      ...town,
      connection,
      ledger,
      idempotency: await createIdempotency({
        connection: world.store.connection('requests'),
        platformKeys: [Buffer.alloc(32)],
        now: world.now,
      }),
      publicUrl: 'https://testamur.example',
      now: world.now,
    });
    const me = (_parent: unknown, _args: unknown, { identity }: Context) => ({
      holderId: identity.kind === 'holder' ? identity.holderId : '',
    });
    const subgraph = createSubgraph({
      name: 'holders',
      resolvers: {
        Query: { me, ...requests.resolvers.Query, ...room.resolvers.Query },
        Me: requests.resolvers.Me,
        Mutation: { ...requests.resolvers.Mutation, ...room.resolvers.Mutation },
      },
    });
    const { supergraphSdl = '', errors } = composeServices([
      { name: 'holders', typeDefs: parse(readSdl('holders')) },
    ]);
    expect(errors).toBeUndefined();
    const executors = { holders: createLocalExecutor(subgraph.schema, world.log) };
    const supergraph = await createSupergraph({
      supergraphSdl,
      executors: executors as never,
      log: world.log,
    });
    bridge = createBridge({ supergraph, routes: ROUTES });
  });
  afterAll(() => place.world.close());
  beforeEach(async () => {
    await place.reset();
    await place.rows('holder_requests').deleteMany({});
    holder = await place.town.aHolder();
  });

  // biome-ignore lint/suspicious/noExplicitAny: the body is what the assertions read
  const call = async (method: string, path: string, identity?: Identity, body?: object): Promise<any> => {
    const [plain = '', query = ''] = path.split('?');
    return bridge.handle({
      method,
      path: `/api/v1${plain}`,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: body as never,
      context: by(identity),
    });
  };
  const refusal = (...args: Parameters<typeof call>) =>
    call(...args).then(
      () => undefined,
      ({ code, details }) => ({ code, field: details?.[0]?.field }),
    );
  const ask = async (requestType: string) => {
    const { credentialId } = place.town.aCredential();
    const { body } = await call('POST', '/holder/requests', asHolder(holder), {
      credentialId,
      requestType,
      reason: REASON,
    });
    return body as { requestId: string; credentialId: string };
  };

  test('a holder asks in camelCase and lists what was asked', async () => {
    const { credentialId } = place.town.aCredential();
    const asked = await call('POST', '/holder/requests', asHolder(holder), {
      credentialId,
      requestType: 'REISSUE',
      reason: REASON,
    });

    expect(asked.status).toBe(201);
    expect(asked.body).toEqual({
      requestId: expect.any(String),
      authorityType: 'ISSUER',
      issuerId: ISSUER.issuerId,
      issuerDid: ISSUER.did,
      issuerName: ISSUER.name,
      credentialId,
      holderDid: holder.did,
      holderName: holder.name,
      holderEmail: holder.email,
      credentialType: 'UniversityDegreeCredential',
      requestType: 'REISSUE',
      reason: REASON,
      status: 'PENDING',
      response: null,
      submittedAt: '2026-03-01T10:00:00.000Z',
      resolvedAt: null,
      resolvedBy: null,
      rowVersion: 1,
    });
    expect((await call('GET', '/holder/requests?status=PENDING&pageSize=5', asHolder(holder))).body).toEqual({
      items: [asked.body],
      page: 0,
      pageSize: 5,
      total: 1,
      totalIsLowerBound: false,
    });
  });

  test('an issuer lists in snake_case and approves; the draft keeps the names of the claims', async () => {
    const { requestId, credentialId } = await ask('UPDATE');
    const { body: page } = await call(
      'GET',
      '/portal/me/requests?status=PENDING&request_type=UPDATE',
      asMember(),
    );
    expect(page).toMatchObject({
      page: 0,
      page_size: 20,
      total: 1,
      items: [{ request_id: requestId, draft: null }],
    });

    const approved = await call('POST', `/portal/me/requests/${requestId}/approve`, asMember(), {});
    expect(approved).toMatchObject({
      status: 200,
      body: {
        request_id: requestId,
        status: 'APPROVED',
        response: null,
        resolved_at: '2026-03-01T10:00:00.000Z',
        resolved_by: 'member-1',
        effect: 'REISSUE_DRAFTED',
        draft: {
          credential_id: credentialId,
          credential_type: 'UniversityDegreeCredential',
          holder_did: holder.did,
          credential_data: { name: 'Aoife Ní Bhriain', 'marks.total': { $sum: 81 } },
          reason: REASON,
        },
      },
    });
  });

  test('an issuer rejects with a response, once', async () => {
    const { requestId } = await ask('REVOKE');
    const path = `/portal/me/requests/${requestId}/reject`;
    expect(await refusal('POST', path, asMember(), { response: 7 })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await call('POST', path, asMember(), { response: 'It stands.' })).toMatchObject({
      status: 200,
      body: { status: 'REJECTED', response: 'It stands.', effect: null, draft: null },
    });
    expect(await refusal('POST', path, asMember(), { response: 'It stands.' })).toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });

  test('an invite goes from the portal to the person and back', async () => {
    const sent = await call('POST', '/portal/me/invites', asMember(), {
      name: 'Seán',
      email: 'sean@example.com',
    });
    expect(sent).toEqual({
      status: 201,
      headers: {},
      body: {
        invite_id: expect.any(String),
        name: 'Seán',
        email: 'sean@example.com',
        status: 'SENT',
        expires_at: '2026-03-31T10:00:00.000Z',
        resend_count: 0,
        row_version: 1,
      },
    });
    const again = await call('POST', `/portal/me/invites/${sent.body.invite_id}/resend`, asMember());
    expect(again).toMatchObject({ status: 200, body: { resend_count: 1, row_version: 2 } });

    const path = `/holder/invites/${place.lastToken()}`;
    expect((await call('GET', path)).body).toEqual({
      organization: { did: ISSUER.did, name: ISSUER.name, authorityType: 'ISSUER' },
      name: 'Seán',
      email: 'sean@example.com',
      status: 'OPENED',
      expiresAt: '2026-03-31T10:00:00.000Z',
    });
    const accepted = await call('POST', `${path}/accept`, undefined, {});
    expect(accepted).toMatchObject({
      status: 200,
      body: { accepted: true, userId: expect.any(String), did: expect.any(String), isNewAccount: true },
    });
    expect(await refusal('GET', path)).toMatchObject({ code: 'LINK_LIMIT_REACHED' });
    expect((await call('GET', '/portal/me/invites?status=ACCEPTED', asMember())).body).toMatchObject({
      total: 1,
      items: [{ holder_did: accepted.body.did }],
    });
  });

  test('a claim link goes from the portal to the wallet', async () => {
    const { credentialId } = place.town.aCredential();
    const body = { credential_id: credentialId, email: holder.email };
    const sent = await call('POST', '/portal/me/claims', asMember(), body);
    expect(sent).toEqual({
      status: 201,
      headers: {},
      body: {
        claim_id: expect.any(String),
        credential_id: credentialId,
        status: 'PENDING',
        expires_at: '2026-03-31T10:00:00.000Z',
      },
    });
    const path = `/holder/claims/${place.lastToken()}`;
    expect((await call('GET', path)).body).toEqual({
      credential: {
        type: 'UniversityDegreeCredential',
        issuer: { did: ISSUER.did, name: ISSUER.name, authorityType: 'ISSUER' },
        issuedAt: '2026-02-01T00:00:00.000Z',
      },
      status: 'OPENED',
      expiresAt: '2026-03-31T10:00:00.000Z',
    });
    expect((await call('POST', `${path}/accept`, asHolder(holder))).body).toEqual({
      claimed: true,
      credentialId,
    });

    await call('POST', '/portal/me/claims', asMember(), {
      ...body,
      credential_id: place.town.aCredential().credentialId,
    });
    const other = `/holder/claims/${place.lastToken()}/decline`;
    expect(await call('POST', other)).toMatchObject({ status: 200, body: { declined: true } });
  });

  test.each([
    ['POST', '/holder/requests', { credentialId: SOME_ID }, 'requestType'],
    ['POST', '/holder/requests', { credentialId: SOME_ID, requestType: 'LOSE' }, 'requestType'],
    ['POST', '/holder/requests', { credential_id: SOME_ID, requestType: 'DOWNLOAD' }, 'credentialId'],
    ['GET', '/holder/requests?page_size=5', undefined, 'page_size'],
    ['GET', '/holder/requests?pageSize=0', undefined, 'pageSize'],
    ['GET', '/holder/requests?status=OPEN', undefined, 'status'],
  ])('%s %s of a holder refuses %j and names %s', async (method, path, body, field) => {
    expect(await refusal(method, path, asHolder(holder), body)).toEqual({ code: 'VALIDATION_FAILED', field });
  });

  test.each([
    ['POST', `/portal/me/requests/${SOME_ID}/approve`, { decision: 'REJECT' }, 'decision'],
    ['POST', `/portal/me/requests/${SOME_ID}/approve`, { request_id: SOME_ID }, 'request_id'],
    ['POST', `/portal/me/requests/${SOME_ID}/reject`, { response: ['no'] }, 'response'],
    ['GET', '/portal/me/requests?request_type=LOSE', undefined, 'request_type'],
    ['GET', '/portal/me/invites?pageSize=5', undefined, 'pageSize'],
    ['POST', '/portal/me/invites', { name: 'Seán', email: 'sean' }, 'email'],
    ['POST', '/portal/me/claims', { credentialId: SOME_ID, email: 'a@example.com' }, 'credential_id'],
  ])('%s %s of an issuer refuses %j and names %s', async (method, path, body, field) => {
    expect(await refusal(method, path, asMember(), body)).toEqual({ code: 'VALIDATION_FAILED', field });
  });

  test.each(ROUTES.filter(({ method }) => method === 'POST'))(
    '$method $path has an example',
    ({ example }) => {
      expect(example).toBeDefined();
    },
  );
});
