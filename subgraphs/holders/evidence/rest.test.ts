import { readFileSync } from 'node:fs';
import type { Identity } from '../../../kernel/identity.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { aPdf, aPng } from '../../../kernel/testing/files.ts';
import { type Bridge, createBridge } from '../../../rest-bridge/bridge.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { createSupergraph } from '../../../supergraph/supergraph.ts';
import { createLocalExecutor } from '../../execute.ts';
import { createSubgraph } from '../../subgraph.ts';
import { aWorld, by } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import { evidenceRoutes } from './rest.ts';
import { openEvidenceRoom } from './room.ts';
import { NO_MODEL } from './testing.ts';

const BASE = '/api/v1/holder';
const CREDENTIAL = newId();
const DID = 'did:key:z6MkHolder';
const PDF = aPdf();

describe('evidence over REST', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let bridge: Bridge;
  let holderId: string;

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    const room = await openEvidenceRoom({
      identityDocuments: NO_MODEL,
      connection,
      ledger: await createLedger({ connection, source: 'core', now: world.now }),
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      credentials: {
        byId: async (id, dids) =>
          id === CREDENTIAL && dids.includes(DID) ? ({ holderName: 'Ana' } as HeldCredential) : undefined,
      },
      requests: { isOwn: async () => false, madeTo: async () => undefined },
      now: world.now,
      log: world.log,
    });
    const { schema } = createSubgraph({
      name: 'holders',
      resolvers: { ...room.resolvers, Query: { me: () => ({ holderId }) } },
    });
    const supergraph = await createSupergraph({
      supergraphSdl: readFileSync(new URL('../../../schema/supergraph.graphql', import.meta.url), 'utf8'),
      executors: { holders: createLocalExecutor(schema, world.log) } as never,
      log: world.log,
    });
    bridge = createBridge({ supergraph, routes: evidenceRoutes });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    holderId = newId();
  });

  const send = (
    method: string,
    path: string,
    {
      body,
      query = {},
      ...more
    }: { body?: object; query?: Record<string, string>; idempotencyKey?: string } = {},
  ) => {
    const identity: Identity = { kind: 'holder', holderId, dids: [DID] };
    const context = { ...by(identity), ...more };
    return bridge.handle({ method, path: `${BASE}${path}`, query, body: body as never, context });
  };
  const aFile = (more: object = {}) => ({
    kind: 'OTHER',
    fileName: 'Ní.pdf',
    content: Buffer.from(PDF),
    ...more,
  });
  // biome-ignore lint/suspicious/noExplicitAny: the reply is what the assertions read
  const add = async (more: object = {}): Promise<any> =>
    (await send('POST', '/evidence', { body: aFile(more) })).body;

  test('a file goes in and comes out, byte by byte', async () => {
    const added = await send('POST', '/evidence', {
      body: aFile({ visibility: 'ISSUER', credentialId: CREDENTIAL }),
    });
    expect(added).toEqual({
      status: 201,
      headers: {},
      body: {
        evidenceId: expect.any(String),
        kind: 'OTHER',
        fileName: 'Ní.pdf',
        mimeType: 'application/pdf',
        size: PDF.length,
        sha256: sha256Hex(PDF),
        scanStatus: 'PENDING',
        visibility: 'ISSUER',
        credentialId: CREDENTIAL,
        requestId: null,
        createdAt: world.now().toISOString(),
      },
    });
    const { evidenceId } = added.body as { evidenceId: string };
    expect(await send('GET', `/evidence/${evidenceId}/content`)).toEqual({
      status: 200,
      headers: {},
      body: undefined,
      file: { fileName: 'Ní.pdf', mediaType: 'application/pdf', content: PDF, isInline: false },
    });
    expect(await send('GET', '/evidence')).toMatchObject({
      status: 200,
      body: { items: [added.body], page: 0, pageSize: 20, total: 1 },
    });
    expect(await send('DELETE', `/evidence/${evidenceId}`)).toEqual({
      status: 204,
      headers: {},
      body: undefined,
    });
    await expect(send('GET', `/evidence/${evidenceId}/content`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('pages are counted from 0', async () => {
    for (let count = 0; count < 3; count++) await add();
    const { body } = await send('GET', '/evidence', { query: { page: '1', pageSize: '2' } });
    expect(body).toMatchObject({ page: 1, pageSize: 2, total: 3, items: [{}] });
  });

  test('an Idempotency-Key makes a repeated upload one file', async () => {
    const once = { body: aFile(), idempotencyKey: 'k-1' };
    const first = await send('POST', '/evidence', once);
    const again = await send('POST', '/evidence', { ...once, body: aFile() });
    expect(again.body).toEqual(first.body);
    expect(again.headers).toEqual({ 'Idempotency-Replayed': 'true' });
  });

  test('an identity check is UNAVAILABLE without a model', async () => {
    const path = `/credentials/${CREDENTIAL}/identity-check`;
    const body = { fileName: 'id.png', content: aPng() };
    expect(await send('POST', path, { body })).toEqual({
      status: 200,
      headers: {},
      body: { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', result: null },
    });
    const foreign = `/credentials/${newId()}/identity-check`;
    await expect(send('POST', foreign, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each<[string, object, string, string]>([
    ['an unknown field', { colour: 'red' }, 'colour', 'unknown_field'],
    ['a missing kind', { kind: undefined }, 'kind', 'required'],
    ['an unknown kind', { kind: 'PASSPORT' }, 'kind', 'invalid_type'],
    ['a credential id that is none', { credentialId: 'x' }, 'credentialId', 'invalid_format'],
  ])('refuses %s in the words of the form', async (_name, more, field, code) => {
    await expect(send('POST', '/evidence', { body: aFile(more) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field, code })],
    });
  });
});
