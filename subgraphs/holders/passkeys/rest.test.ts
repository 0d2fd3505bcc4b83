import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import type { Context } from '../../../kernel/context.ts';
import { type Bridge, createBridge } from '../../../rest-bridge/bridge.ts';
import { createSupergraph } from '../../../supergraph/supergraph.ts';
import { createLocalExecutor } from '../../execute.ts';
import { readSdl } from '../../sdl.ts';
import { createSubgraph } from '../../subgraph.ts';
import { by } from '../../testing/rooms.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import { holderPasskeyRoutes } from './rest.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { aPasskeysRoom, as, ORIGIN, type Passkeys } from './testing/passkeys-room.ts';

const AUTH = '/api/v1/holder/auth';

describe('REST: passkeys of holders', () => {
  let room: Passkeys;
  let bridge: Bridge;
  let ada: HolderAccount;

  beforeAll(async () => {
    room = await aPasskeysRoom();
    const me = (_parent: unknown, _args: unknown, { identity }: Context) => ({
      holderId: identity.kind === 'holder' ? identity.holderId : '',
    });
    const subgraph = createSubgraph({ name: 'holders', resolvers: { ...room.resolvers, Query: { me } } });
    const { supergraphSdl = '', errors } = composeServices([
      { name: 'holders', typeDefs: parse(readSdl('holders')) },
    ]);
    expect(errors).toBeUndefined();
    const supergraph = await createSupergraph({
      supergraphSdl,
      executors: { holders: createLocalExecutor(subgraph.schema, room.world.log) } as never,
      log: room.world.log,
    });
    bridge = createBridge({ supergraph, routes: holderPasskeyRoutes });
  });
  afterAll(() => room.world.close());
  beforeEach(async () => {
    await room.reset();
    [ada] = room.people as [HolderAccount];
  });

  // biome-ignore lint/suspicious/noExplicitAny: replies are what the assertions read
  const send = async (method: string, path: string, body: any, context: Context): Promise<any> =>
    bridge.handle({ method, path: `${AUTH}${path}`, query: {}, body, context });
  const post = (path: string, body: unknown, context = by()) => send('POST', path, body, context);
  const register = async () => {
    const authenticator = createAuthenticator({ origin: ORIGIN });
    const begun = await post('/passkey/register/begin', undefined, as(ada));
    const { ceremonyId, publicKey } = begun.body;
    const attestation = authenticator.register(publicKey);
    const finished = await post(
      '/passkey/register/finish',
      { ceremonyId, attestation, label: 'Phone' },
      as(ada),
    );
    return { authenticator, begun, finished };
  };

  test('registers a passkey, lists it as a bare array, signs in with it, and deletes it', async () => {
    const { authenticator, begun, finished } = await register();
    expect(begun).toMatchObject({ status: 200, body: { publicKey: { excludeCredentials: [] } } });
    expect(Object.keys(begun.body)).toEqual(['ceremonyId', 'publicKey']);
    expect(finished).toMatchObject({ status: 200, body: { success: true, credentialId: authenticator.id } });

    const asked = await post('/passkey/begin', { email: ada.email });
    expect(asked).toMatchObject({
      status: 200,
      body: { publicKey: { rpId: 'wallet.testamur.example', allowCredentials: [{ id: authenticator.id }] } },
    });
    const { ceremonyId, publicKey } = asked.body;
    const context = by();
    const signedIn = await post(
      '/passkey/finish',
      { ceremonyId, credential: authenticator.signIn(publicKey) },
      context,
    );
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          id: ada.holderId,
          name: ada.name,
          email: ada.email,
          did: ada.did,
          phone: ada.phone,
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      },
    });
    expect(context.notes.holderCookie).toBeDefined();

    const at = room.world.now().toISOString();
    expect(await send('GET', '/passkeys', undefined, as(ada))).toMatchObject({
      status: 200,
      body: [{ id: authenticator.id, label: 'Phone', addedAt: at, lastUsed: at }],
    });
    await expect(send('DELETE', `/passkeys/${authenticator.id}`, undefined, as(ada))).rejects.toMatchObject({
      code: 'LAST_PASSKEY_NO_RECOVERY',
    });
    room.withRecoveryCode.add(ada.holderId);
    expect(await send('DELETE', `/passkeys/${authenticator.id}`, undefined, as(ada))).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await expect(send('DELETE', `/passkeys/${authenticator.id}`, undefined, as(ada))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each([
    ['/passkey/begin', {}, 'VALIDATION_FAILED'],
    ['/passkey/begin', { email: null }, 'VALIDATION_FAILED'],
    ['/passkey/begin', { email: 'ada@example.org', challenge: 'x' }, 'VALIDATION_FAILED'],
    ['/passkey/finish', {}, 'VALIDATION_FAILED'],
    ['/passkey/finish', { ceremonyId: 'x', credential: null }, 'VALIDATION_FAILED'],
    ['/passkey/finish', { ceremonyId: 'x', credential: 'x' }, 'VALIDATION_FAILED'],
    ['/passkey/finish', { ceremonyId: { $ne: null }, credential: {} }, 'VALIDATION_FAILED'],
    ['/passkey/finish', { ceremonyId: 'x', credential: {} }, 'CEREMONY_EXPIRED'],
    ['/passkey/register/begin', undefined, 'UNAUTHENTICATED'],
    ['/passkey/register/finish', { ceremonyId: 'x', attestation: {} }, 'UNAUTHENTICATED'],
  ])('POST %s refuses %j with %s', async (path, body, code) => {
    await expect(post(path, body)).rejects.toMatchObject({ code });
  });

  test.each([
    ['an attestation that is none', { ceremonyId: 'x', attestation: 7 }, 'VALIDATION_FAILED'],
    ['an unknown ceremony', { ceremonyId: 'x', attestation: {} }, 'CEREMONY_EXPIRED'],
  ])('refuses %s', async (_what, body, code) => {
    await expect(post('/passkey/register/finish', body, as(ada))).rejects.toMatchObject({ code });
  });

  test('the examples of its rows pass the schema and reach the operation', async () => {
    for (const { method, path, example } of holderPasskeyRoutes) {
      if (!example) continue;
      const reached = await bridge
        .handle({ method, path, query: {}, body: example.body, context: as(ada) })
        .then(({ status }) => status)
        .catch(({ code }) => code);
      expect([path, reached]).toEqual([path, path.endsWith('begin') ? 200 : 'CEREMONY_EXPIRED']);
    }
  });
});
