import { createPublicKey, verify } from 'node:crypto';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import type { Letter } from '../../kernel/mail.ts';
import { type Bridge, createBridge } from '../../rest-bridge/bridge.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../store/ledger.ts';
import { createSupergraph } from '../../supergraph/supergraph.ts';
import { anAdmin } from '../admin/testing/admin.ts';
import { adminRoutes } from '../admin/users/session-rest.ts';
import { createLocalExecutor } from '../execute.ts';
import { createPortal } from '../portal/index.ts';
import { issuerAuthRoutes } from '../portal/issuers/rest.ts';
import { stubbedNeeds } from '../portal/testing.ts';
import { readSdl } from '../sdl.ts';
import { aMailer } from '../testing/mailer.ts';
import { aWorld, by, byUnit, VIEWER } from '../testing/rooms.ts';
import { verifyExport } from './audit/export.ts';
import { adminAuditRoutes, auditRoutes } from './audit/rest.ts';
import { platformRoutes } from './health/rest.ts';
import { anOversight } from './testing/oversight.ts';

const EMAIL = 'admin@testamur.example';
const PASSWORD = 'correct horse battery';

describe('REST: administrators, issuer members and the audit trail', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let bridge: Bridge;
  let relay: () => Promise<void>;
  const sent: Letter[] = [];

  beforeAll(async () => {
    world = await aWorld();
    const { now, log, store } = world;
    const ledgerOf = (source: string): Promise<Ledger> =>
      createLedger({ connection: store.connection(source), source, now });
    const ledgers = { core: await ledgerOf('core'), admin: await ledgerOf('admin') };
    const mailer = aMailer(sent);
    const oversight = await anOversight(world, { ledger: ledgers.core, mailer });
    const { organizations, needs } = stubbedNeeds();
    organizations.issuer = [
      {
        organizationId: 'i-1',
        did: 'did:key:z6Mk1',
        name: 'Example',
        status: 'ACTIVE',
        email: 'registrar@example.edu',
      },
    ];
    const connection = store.connection('core');
    const portal = await createPortal({
      ...needs,
      connection,
      ledger: ledgers.core,
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
      mailer,
      tokens: world.tokens,
      envelope: world.envelope,
      publicUrl: 'https://testamur.example',
      now,
    });
    const admin = await anAdmin(world, {
      ledger: ledgers.admin,
      bootstrap: { email: EMAIL, password: PASSWORD },
    });
    const { supergraphSdl = '', errors } = composeServices(
      (['oversight', 'portal', 'admin'] as const).map((name) => ({ name, typeDefs: parse(readSdl(name)) })),
    );
    expect(errors).toBeUndefined();
    const executors = {
      oversight: createLocalExecutor(oversight.subgraph.schema, log),
      portal: createLocalExecutor(portal.subgraph.schema, log),
      admin: createLocalExecutor(admin.subgraph.schema, log),
    };
    const supergraph = await createSupergraph({ supergraphSdl, executors: executors as never, log });
    bridge = createBridge({
      supergraph,
      routes: [...adminRoutes, ...issuerAuthRoutes, ...auditRoutes, ...platformRoutes, ...adminAuditRoutes],
    });
    relay = async () => {
      for (const ledger of Object.values(ledgers)) {
        await ledger.relay((entries) => oversight.ports.trail.append(entries, byUnit('core-engine')));
      }
    };
  });
  afterAll(() => world.close());

  const post = (path: string, body: Record<string, unknown>) =>
    bridge.handle({ method: 'POST', path, query: {}, body, context: by() });
  const get = (path: string, query: Record<string, string> = {}, context: Context = by(VIEWER)) =>
    bridge.handle({ method: 'GET', path, query, body: undefined, context });

  test('an administrator signs in', async () => {
    const { status, body } = await post('/api/v1/admin/auth/login', { email: EMAIL, password: PASSWORD });

    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      token_type: 'Bearer',
      expires_at: '2026-03-01T11:00:00.000Z',
      user: {
        id: expect.any(String),
        email: EMAIL,
        display_name: 'Administrator',
        role: 'ADMIN',
        row_version: 1,
      },
    });
  });

  test('a wrong password is INVALID_CREDENTIALS, the next try too soon says when to come back', async () => {
    const login = () =>
      post('/api/v1/admin/auth/login', { email: 'nobody@testamur.example', password: 'a wrong password' });

    await expect(login()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(login()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
  });

  test('an issuer member asks for a link and redeems it once', async () => {
    const asked = await post('/api/v1/issuer/auth/magic-link', {
      email: 'registrar@example.edu',
      issuer_did: 'did:key:z6Mk1',
    });
    expect(asked).toMatchObject({ status: 200, body: { sent: true, email: 'registrar@example.edu' } });

    const token = sent.at(-1)?.code?.value;
    const redeemed = await post('/api/v1/issuer/auth/magic-link/verify', { token });
    expect(redeemed).toMatchObject({
      status: 200,
      body: {
        token_type: 'Bearer',
        expires_at: '2026-03-01T18:00:00.000Z',
        issuer: { did: 'did:key:z6Mk1', name: 'Example', status: 'ACTIVE' },
        user: { email: 'registrar@example.edu', role: 'Admin' },
      },
    });
    await expect(post('/api/v1/issuer/auth/magic-link/verify', { token })).rejects.toMatchObject({
      code: 'TOKEN_ALREADY_USED',
    });
  });

  test.each([
    ['POST', '/api/v1/admin/auth/login', { email: EMAIL }, 'password'],
    ['POST', '/api/v1/admin/auth/login', { email: { $ne: null }, password: PASSWORD }, 'email'],
    [
      'POST',
      '/api/v1/issuer/auth/magic-link',
      { email: 'x@example.edu', issuerDid: 'did:key:z6Mk1' },
      'issuerDid',
    ],
    ['POST', '/api/v1/issuer/auth/magic-link', { email: 'x@example.edu', issuer_did: 'x' }, 'issuer_did'],
    ['POST', '/api/v1/issuer/auth/magic-link/verify', { token: ['x'] }, 'token'],
  ])('%s %s refuses %j and names %s', async (_method, path, body, field) => {
    await expect(post(path, body)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('the audit trail is listed, filtered and proven', async () => {
    await relay();
    const all = await get('/api/v1/audit-logs', { page: '0', page_size: '2' });
    expect(all).toMatchObject({ status: 200, body: { page: 0, page_size: 2, items: [{}, {}] } });

    const { body } = await get('/api/v1/audit-logs', {
      action: 'admin.sign_in_refused',
      status: 'DENIED',
      source: 'admin',
      from: '2026-01-01T00:00:00Z',
    });
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          source: 'admin',
          occurred_at: '2026-03-01T10:00:00.000Z',
          actor: { type: 'ANONYMOUS', id: null },
          subject: { id: 'unknown' },
        },
      ],
    });

    const verified = await get('/api/v1/audit-logs/verify');
    expect(verified.body).toMatchObject({
      valid: true,
      first_invalid: null,
      heads: [{ source: 'admin' }, { source: 'core' }],
    });
  });

  test.each([
    ['an unknown parameter', { actor: 'x' }],
    ['a status of none', { status: 'MAYBE' }],
    ['an instant that is none', { from: 'yesterday' }],
    ['a page of no number', { page: 'x' }],
    ['101 rows', { page_size: '101' }],
  ])('the list refuses %s', async (_what, query) => {
    await expect(get('/api/v1/audit-logs', query as never)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  const CONSOLE = '/api/v1/admin/audit-logs/console';
  const send = (path: string, body: Record<string, unknown> | undefined, role: 'OPERATOR' | 'VIEWER') =>
    bridge.handle({
      method: 'POST',
      path,
      query: {},
      body,
      context: by({ kind: 'admin', userId: 'admin-3', role }),
    });

  test('the Admin Console shows the same trail, single entries of it, and its own log before anything is relayed', async () => {
    const wrong = post('/api/v1/admin/auth/login', { email: EMAIL, password: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const { body: own } = await get(CONSOLE, { page_size: '1' });
    expect(own).toMatchObject({ items: [{ source: 'admin' }], page: 0, searched_from: null });
    await relay();
    const [one, other] = await Promise.all(
      ['/api/v1/audit-logs', '/api/v1/admin/audit-logs'].map((path) => get(path, { source: 'admin' })),
    );
    expect(other?.body).toEqual(one?.body);
    const [entry] = (own as { items: { audit_id: string }[] }).items;
    expect((await get(`/api/v1/admin/audit-logs/${entry!.audit_id}`)).body).toEqual(entry);
    await expect(get('/api/v1/admin/audit-logs/none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('heads are signed, listed, proven and exported', async () => {
    const signed = await send('/api/v1/admin/audit-logs/heads', undefined, 'OPERATOR');
    expect(signed).toMatchObject({ status: 201, body: { number: 1, is_hourly: false } });
    await relay();
    for (const prefix of ['/api/v1', '/api/v1/admin']) {
      expect(await get(`${prefix}/audit-logs/heads`)).toMatchObject({
        body: { items: [signed.body], page: 0, total: 1 },
      });
      expect((await get(`${prefix}/audit-logs/verify`)).body).toMatchObject({
        valid: true,
        statements_checked: 1,
        problems: [],
        signed_heads: [{ source: 'admin' }, { source: 'core' }],
      });
    }
    const { body: key } = await get('/api/v1/audit-logs/key', {}, by());
    const { statement, signature } = signed.body as { statement: string; signature: string };
    const { public_key: publicKey } = key as { public_key: string };
    // As strangers check it, with nothing but what the two routes answer.
    const asKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
      format: 'jwk',
    });
    expect(verify(null, Buffer.from(statement), asKey, Buffer.from(signature, 'base64'))).toBe(true);
    const lines: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = cursor === '' ? { first: '3' } : { cursor, first: '3' };
      const { body } = await get('/api/v1/admin/audit-logs/export', query);
      const part = body as { lines: string[]; next_cursor: string | null };
      lines.push(...part.lines);
      cursor = part.next_cursor;
    }
    const { key: multikey } = key as { key: string };
    expect(await verifyExport(lines, { key: multikey })).toMatchObject({ valid: true, statements: 1 });
  });

  test('without a language model the search in words says so', async () => {
    const ask = (body: Record<string, unknown>, role: 'OPERATOR' | 'VIEWER' = 'OPERATOR') =>
      send('/api/v1/admin/audit-logs/nl-search', body, role);
    expect(await ask({ question: 'Who was refused?' })).toMatchObject({
      status: 200,
      body: { status: 'UNAVAILABLE', filter: { status: 'DENIED', search: null } },
    });
    await expect(ask({ question: 'ab' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'question' }],
    });
    await expect(ask({ question: 'Who was refused?' }, 'VIEWER')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test.each<[string, boolean, Record<string, string>]>([
    ['an organization', false, { org_id: 'none' }],
    ['a request', false, { correlation_id: 'none' }],
    ['text', true, { search: 'SIGN_IN' }],
    ['a kind of deed', true, { action: 'admin.sign_in_refused' }],
  ])('both lists filter by %s', async (_what, isThere, query) => {
    for (const path of ['/api/v1/admin/audit-logs', CONSOLE]) {
      const { total } = (await get(path, query)).body as { total: number };
      expect({ path, isThere: total > 0 }).toEqual({ path, isThere });
    }
  });

  test.each([
    ['lines that are no number', '/api/v1/admin/audit-logs/export', { first: 'x' }],
    ['too many lines', '/api/v1/admin/audit-logs/export', { first: '1001' }],
    ['a forged cursor', '/api/v1/admin/audit-logs/export', { cursor: 'x' }],
    ['an unknown parameter', CONSOLE, { who: 'x' }],
    ['a status of none', CONSOLE, { status: 'MAYBE' }],
    ['101 rows', '/api/v1/admin/audit-logs/heads', { page_size: '101' }],
  ])('refuses %s', async (_what, path, query) => {
    await expect(get(path, query as never)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each([
    '/api/v1/audit-logs',
    '/api/v1/audit-logs/verify',
    '/api/v1/audit-logs/heads',
    '/api/v1/admin/audit-logs',
    '/api/v1/admin/audit-logs/x',
    CONSOLE,
    '/api/v1/admin/audit-logs/verify',
    '/api/v1/admin/audit-logs/heads',
    '/api/v1/admin/audit-logs/export',
    '/api/v1/admin/network-stats/insight',
  ])('%s is for administrators', async (path) => {
    await expect(get(path, {}, by())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const issuer = by({
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: 'u',
      role: 'Admin',
      issuerId: 'i',
      issuerDid: 'did:key:z6Mk1',
    });
    await expect(get(path, {}, issuer)).rejects.toMatchObject({ code: 'SCOPE_MISSING' });
  });
});
