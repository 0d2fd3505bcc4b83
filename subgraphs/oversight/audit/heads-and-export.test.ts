import { type mongo, trusted } from 'mongoose';
import { ConfigError } from '../../../kernel/config.ts';
import type { Context } from '../../../kernel/context.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { createEnvelope } from '../../../kernel/crypto/envelope.ts';
import { publicKeyFromMultikey } from '../../../kernel/crypto/multikey.ts';
import { randomSecret } from '../../../kernel/ids.ts';
import { connectStore, type Store } from '../../../store/connect.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { aWorld, by, byUnit, othersThan, VIEWER } from '../../testing/rooms.ts';
import { writerOf } from '../testing/oversight.ts';
import { verifyExport } from './export.ts';
import type { ExportPage } from './export-service.ts';
import type { SignedHeads } from './heads-service.ts';
import { openPlatformKey } from './platform-key.ts';
import { openAuditRoom } from './room.ts';
import { statementHash } from './statement.ts';
import type { TrailVerification } from './verification.ts';

const HOUR = 3_600_000;
const OPERATOR = { kind: 'admin', userId: 'admin-2', role: 'OPERATOR' } as const;
/** One of each instance. */
const CHAINS = ['core', 'core/1'];
const KEKS = { current: 1, keys: new Map([[1, randomSecret(32)]]) };
type Room = Awaited<ReturnType<typeof openAuditRoom>>;
type Rows = mongo.Collection<Record<string, unknown>>;

describe('signed heads and exports', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let otherStore: Store;
  let rooms: [Room, Room];
  let ledger: Ledger;
  let otherLedger: Ledger;
  let trail: Rows;
  let statements: Rows;

  async function instanceOn(store: Store): Promise<{ room: Room; ledger: Ledger }> {
    const { now, tokens, log } = world;
    const connection = store.connection('core');
    const own = await createLedger({ connection, source: 'core', now });
    const room = await openAuditRoom({
      connection,
      ledger: own,
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
      envelope: createEnvelope(KEKS),
      tokens,
      publicUrl: 'https://testamur.example',
      sweepSeconds: 60,
      writerOf,
      now,
      log,
    });
    return { room, ledger: own };
  }

  beforeAll(async () => {
    world = await aWorld();
    otherStore = await connectStore({ dataDir: world.folder });
    // Two instances of Core Engine that start together.
    const made = await Promise.all([instanceOn(world.store), instanceOn(otherStore)]);
    rooms = [made[0].room, made[1].room];
    [ledger, otherLedger] = [made[0].ledger, made[1].ledger];
    const connection = world.store.connection('core');
    trail = connection.collection('audit_trail') as never;
    statements = connection.collection('audit_statements') as never;
    await act(7);
  });
  afterAll(async () => {
    await otherStore.close();
    await world.close();
  });

  async function relay(): Promise<void> {
    for (const [at, each] of [ledger, otherLedger].entries())
      await each.relay((entries) => rooms[at]!.append(entries, byUnit('core-engine')));
  }
  async function act(times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      await ledger.commit(by(), {
        writes: [],
        audit: { action: 'audit.exported', subject: { type: 'Issuer', id: `${at}` } },
      });
    }
    await relay();
  }
  const query = <T>(field: keyof Room['resolvers']['Query'], args: object = {}, context = by(VIEWER)) =>
    rooms[0].resolvers.Query[field](undefined as never, args as never, context) as Promise<T>;
  const signNow = (context: Context = by(OPERATOR), room = rooms[0]) =>
    room.resolvers.Mutation.signAuditHeads(undefined as never, {}, context) as Promise<SignedHeads>;
  const verified = () => query<TrailVerification>('auditTrailVerification');
  const heads = () => query<{ nodes: readonly SignedHeads[]; totalCount: number }>('auditHeads');

  test('instances that start together have one key, and its making is on record', async () => {
    const keys = await Promise.all(
      rooms.map(
        (room) => room.resolvers.Query.auditKey(undefined as never, {}, by()) as Promise<{ key: string }>,
      ),
    );
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]).toMatchObject({
      key: expect.stringMatching(/^z6Mk/),
      statementType: 'testamur/audit-heads/v1',
    });
    const { nodes } = await query<{ nodes: readonly object[] }>('auditLogs', {
      filter: { action: 'audit.key_created' },
    });
    expect(nodes).toMatchObject([
      { subject: { type: 'AuditTrail', id: keys[0]!.key }, actor: { type: 'SYSTEM' } },
    ]);
  });

  test('the private key is sealed, and another key-encryption key stops the start', async () => {
    const connection = world.store.connection('core');
    const [stored] = await connection.collection('platform_keys').find().toArray();
    expect(stored).toMatchObject({ encryptedSeed: expect.stringMatching(/^v1:/), kekVersion: 1 });
    const envelope = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) });
    const third = await connectStore({ dataDir: world.folder });
    const opened = openPlatformKey({
      connection: third.connection('core'),
      ledger,
      envelope,
      now: world.now,
    });
    await expect(opened).rejects.toThrow(ConfigError);
    await third.close();
  });

  test('every hour is signed once, however many instances sign and how often', async () => {
    const sign = () =>
      Promise.all([...rooms, ...rooms, ...rooms].map(({ heads: service }) => service.signHour()));
    await sign();
    await sign();
    world.moveClock(HOUR);
    await act(3);
    await sign();

    const { nodes, totalCount } = await heads();
    expect(totalCount).toBe(2);
    expect(nodes.map(({ number, isHourly, at }) => [number, isHourly, at.toISOString()])).toEqual([
      [2, true, '2026-03-01T11:00:00.000Z'],
      [1, true, '2026-03-01T10:00:00.000Z'],
    ]);
  });

  test('a sweep signs the hour by itself', async () => {
    world.moveClock(HOUR);
    const { totalCount } = await heads();
    await rooms[1].sweep();
    await rooms[0].sweep();
    expect((await heads()).totalCount).toBe(totalCount + 1);
  });

  test('administrators sign at any time, at once too, and never twice with one number', async () => {
    const before = (await heads()).totalCount;
    const made = await Promise.all([0, 1, 0, 1, 0].map((which) => signNow(by(OPERATOR), rooms[which])));

    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 5 }, (_, at) => before + 1 + at),
    );
    await relay();
    expect(await verified()).toMatchObject({ valid: true, statementsChecked: before + 5 });
    const { nodes } = await query<{ nodes: readonly object[] }>('auditLogs', {
      filter: { action: 'audit.heads_signed', actorId: OPERATOR.userId },
    });
    expect(nodes).toHaveLength(5);
  });

  test('an Idempotency-Key signs once', async () => {
    const context = () => ({ ...by(OPERATOR), idempotencyKey: 'sign-1' });
    const [first, second] = [await signNow(context()), await signNow(context())];
    expect(second).toEqual(first);
  });

  test('a statement verifies with nothing but its text, the signature and the public key', async () => {
    const signed = await signNow();
    const { key } = await query<{ key: string }>('auditKey');
    const publicKey = publicKeyFromMultikey(key)!;

    expect(verify(publicKey, Buffer.from(signed.statement), signed.signature)).toBe(true);
    expect(JSON.parse(signed.statement)).toEqual({
      type: 'testamur/audit-heads/v1',
      platform: 'https://testamur.example',
      key,
      number: signed.number,
      at: world.now().toISOString(),
      heads: CHAINS.map((source) => ({
        source,
        seq: expect.any(Number),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      })),
      previous: (await heads()).nodes[1]?.hash,
    });
    expect(signed.hash).toBe(statementHash(signed.statement));
  });

  test.each(['anonymous', 'issuer', 'admin'] as const)(
    'a VIEWER or another kind (%s) does not sign',
    async (kind) => {
      const callers = kind === 'admin' ? [VIEWER] : othersThan('admin').filter((one) => one.kind === kind);
      for (const caller of callers)
        await expect(signNow(by(caller))).rejects.toMatchObject({
          code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN/),
        });
    },
  );

  describe('in the store', () => {
    let kept: [Record<string, unknown>[], Record<string, unknown>[]];
    beforeAll(async () => {
      await relay();
      kept = [await trail.find().toArray(), await statements.find().toArray()];
    });
    afterEach(async () => {
      for (const [rows, all] of [
        [trail, kept[0]],
        [statements, kept[1]],
      ] as const) {
        await rows.deleteMany({});
        await rows.insertMany(all as never);
      }
      expect((await verified()).valid).toBe(true);
    });

    test.each([
      [
        'an edit',
        () => trail.updateOne({ source: 'core', seq: 4 }, { $set: { action: 'x.undone' } }),
        'core',
        4,
        'ALTERED',
      ],
      [
        'a field more',
        () => trail.updateOne({ source: 'core', seq: 4 }, { $set: { note: 'x' } }),
        'core',
        4,
        'ALTERED',
      ],
      [
        'a field less',
        () => trail.updateOne({ source: 'core', seq: 4 }, { $unset: { reason: 1 } }),
        'core',
        4,
        'ALTERED',
      ],
      [
        'a position that is text',
        () => trail.updateOne({ source: 'core', seq: 4 }, { $set: { seq: '4' } }),
        'core',
        4,
        'MISSING',
      ],
      ['a row gone', () => trail.deleteOne({ source: 'core', seq: 4 }), 'core', 4, 'MISSING'],
      [
        'the newest rows gone',
        () => trail.deleteMany({ source: 'core', seq: trusted({ $gte: 9 }) }),
        'core',
        9,
        'CUT_OFF',
      ],
      ['the chain of a process gone', () => trail.deleteMany({ source: 'core/1' }), 'core/1', 1, 'CUT_OFF'],
      [
        'a changed statement',
        () => statements.updateOne({ _id: 2 } as never, { $set: { signature: 'AAAA' } }),
        'signed-heads',
        2,
        'SIGNATURE_INVALID',
      ],
      [
        'a statement gone',
        () => statements.deleteOne({ _id: 2 } as never),
        'signed-heads',
        2,
        'STATEMENT_MISSING',
      ],
    ])('%s is found and located', async (_what, spoil, source, seq, reason) => {
      await spoil();
      const { valid, firstInvalid, problems } = await verified();
      expect({ valid, firstInvalid }).toEqual({ valid: false, firstInvalid: { source, seq } });
      expect(problems[0]).toMatchObject({ source, seq, reason });
    });

    test('the newest statement gone is missed in the chain of Core Engine', async () => {
      const newest = kept[1].length;
      await statements.deleteOne({ _id: newest } as never);
      expect((await verified()).problems).toEqual([
        { source: 'signed-heads', seq: newest, sinceSeq: newest, reason: 'STATEMENT_MISSING' },
      ]);
    });

    test('a tampered row makes an export that does not verify', async () => {
      await trail.updateOne({ source: 'core', seq: 4 }, { $set: { reason: 'never happened' } });
      const result = await verifyExport(await exported());
      expect(result.problems).toEqual([{ source: 'core', seq: 4, sinceSeq: 4, reason: 'ALTERED' }]);
    });
  });

  const page = (args: object, context: Context = by(VIEWER)) =>
    query<ExportPage>('auditExport', args, context);
  async function exported(args: object = {}, first = 1000): Promise<string[]> {
    const lines: string[] = [];
    let next = await page({ ...args, first });
    lines.push(...next.lines);
    while (next.nextCursor !== null) {
      next = await page({ cursor: next.nextCursor, first });
      expect(next.lines.length).toBeLessThanOrEqual(first);
      lines.push(...next.lines);
    }
    return lines;
  }

  describe('an export', () => {
    test.each([1, 3, 1000])('in parts of %d lines is one file that verifies', async (first) => {
      await signNow();
      await relay();
      const { key } = await query<{ key: string }>('auditKey');
      const file = await exported({}, first);
      const result = await verifyExport(file, { key });
      const { heads: chains } = await verified();

      expect(result).toMatchObject({ valid: true, problems: [], isKeyTrusted: true });
      expect(result.heads.map(({ source }) => source)).toEqual(CHAINS);
      expect(result.entries).toBe(result.heads.reduce((sum, { seq }) => sum + seq, 0));
      expect(result.heads[0]!.signedSeq).toBeGreaterThan(result.heads[0]!.seq - 4);
      expect(chains[0]!.seq).toBeGreaterThanOrEqual(result.heads[0]!.seq);
    });

    test('is decided when it begins: what happens meanwhile is not in it', async () => {
      const begun = await page({ first: 1 });
      await act(5);
      await signNow();
      const lines = [...begun.lines];
      for (let cursor = begun.nextCursor; cursor; ) {
        const next = await page({ cursor });
        lines.push(...next.lines);
        cursor = next.nextCursor;
      }
      expect(await verifyExport(lines)).toMatchObject({ valid: true });
    });

    test.each([
      ['from the second hour on', { from: '2026-03-01T11:00:00Z' }],
      ['until the second hour', { to: '2026-03-01T11:00:00Z' }],
      ['the second hour', { from: '2026-03-01T11:00:00Z', to: '2026-03-01T12:00:00Z' }],
      ['all chains of a database', { source: 'core' }],
      ['one chain', { source: 'core/1' }],
    ])('of a period or a chain verifies: %s', async (_what, args) => {
      const result = await verifyExport(await exported(args));
      expect(result).toMatchObject({ valid: true, problems: [] });
      expect(result.entries).toBeGreaterThan(0);
      expect(result.statements).toBeGreaterThan(0);
    });

    test('of a database has all its chains, and misses one that was taken out', async () => {
      await relay();
      const lines = await exported({ source: 'core' });
      const { heads: found } = await verifyExport(lines);
      expect(found.map(({ source }) => source)).toEqual(CHAINS);
      const without = lines
        .filter((line) => JSON.parse(line).entry?.source !== 'core/1')
        .map((line) => {
          const { chains, ...header } = JSON.parse(line);
          const left = chains?.filter(({ source }: { source: string }) => source === 'core');
          return chains ? JSON.stringify({ ...header, chains: left }) : line;
        });
      expect((await verifyExport(without)).problems).toContainEqual({
        source: 'core/1',
        seq: 1,
        sinceSeq: 1,
        reason: 'CUT_OFF',
      });
    });

    test.each([
      ['a time before everything', { to: '2020-01-01T00:00:00Z' }],
      ['a time after everything', { from: '2030-01-01T00:00:00Z' }],
    ])('of %s is a file without entries', async (_what, args) => {
      expect(await verifyExport(await exported(args))).toMatchObject({ valid: true, entries: 0 });
    });

    test('leaves one record, with its id', async () => {
      await relay();
      const filter = { action: 'audit.exported' };
      const count = async () => (await query<{ totalCount: number }>('auditLogs', { filter })).totalCount;
      const before = await count();
      const [header = ''] = await exported({ source: 'core' }, 2);
      await relay();
      expect(await count()).toBe(before + 1);
      const { nodes } = await query<{ nodes: readonly object[] }>('auditLogs', {
        filter: { subjectId: JSON.parse(header).exportId },
      });
      expect(nodes).toMatchObject([{ action: 'audit.exported', newState: 'core', actor: { id: 'admin-1' } }]);
    });

    test('is not begun by a look in advance', async () => {
      const records = async () => {
        await relay();
        return (await query<{ totalCount: number }>('auditLogs', { filter: { action: 'audit.exported' } }))
          .totalCount;
      };
      const before = await records();
      const prefetch = { ...by(VIEWER), isPrefetch: true };
      await expect(page({}, prefetch)).rejects.toMatchObject({ code: 'PREFETCH_REFUSED' });
      expect(await records()).toBe(before);
    });

    test.each([
      ['a chain that is none', () => ({ source: 'nobody' })],
      ['a cursor of somebody’s own', () => ({ cursor: 'e30.e30' })],
      ['no cursor at all', () => ({ cursor: 'x' })],
      ['a cursor and a period', async () => ({ cursor: await cursor(), from: '2026-03-01T11:00:00Z' })],
      ['a cursor with another end', async () => ({ cursor: `${await cursor()}x` })],
      ['1001 lines', () => ({ first: 1001 })],
      ['no line', () => ({ first: 0 })],
      ['a period that ends first', () => ({ from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' })],
      ['an operator', () => ({ source: { $ne: '' } })],
      ['an unknown argument', () => ({ format: 'csv' })],
    ])('refuses %s', async (_what, args) => {
      await expect(page(await args())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
    const cursor = async () => (await page({ first: 1 })).nextCursor;

    test('is carried on by who began it only', async () => {
      const begun = await cursor();
      await expect(page({ cursor: begun }, by(OPERATOR))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });
  });

  test.each(othersThan('admin'))('everything but the key is closed to %j', async (identity) => {
    for (const field of ['auditLog', 'auditHeads', 'auditExport'] as const)
      await expect(query(field, { id: 'x' }, by(identity))).rejects.toMatchObject({
        code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
      });
    expect(await query('auditKey', {}, by(identity))).toMatchObject({ key: expect.any(String) });
  });

  test('a walk along the trail lets others through', async () => {
    await act(200);
    const order: string[] = [];
    const walk = verified().then(() => order.push('walk'));
    const others = [1, 2, 3].map(() => query('auditLogs', { first: 1 }).then(() => order.push('list')));
    await Promise.all([walk, ...others]);
    expect(order).toEqual(['list', 'list', 'list', 'walk']);
  });

  test('one entry is read by its id, an unknown one is nothing', async () => {
    const { nodes } = await query<{ nodes: readonly { auditId: string }[] }>('auditLogs', { first: 1 });
    expect(await query('auditLog', { id: nodes[0]!.auditId })).toEqual(nodes[0]);
    expect(await query('auditLog', { id: 'none' })).toBeUndefined();
    await expect(query('auditLog', { id: { $ne: 1 } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
