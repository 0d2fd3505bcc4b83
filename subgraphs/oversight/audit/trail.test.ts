import { graphql } from 'graphql';
import type { mongo } from 'mongoose';
import { type AuditEntry, auditHash, CHAIN_START } from '../../../kernel/audit.ts';
import { auditList } from '../../../store/audit-list.ts';
import { createLedger } from '../../../store/ledger.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { createSubgraph } from '../../subgraph.ts';
import { aWorld, by, byUnit, othersThan, VIEWER } from '../../testing/rooms.ts';
import { writerOf } from '../testing/oversight.ts';
import { trailResolvers } from './resolvers.ts';
import { statementStore } from './statement-model.ts';
import { trailStore } from './trail-model.ts';
import { createTrailService, type TrailService } from './trail-service.ts';
import { verifyTrail } from './verification.ts';

/** A good chain of `length` entries, as a unit's ledger would relay it. */
function aChain(source: string, length: number, from: Partial<AuditEntry> = {}): AuditEntry[] {
  let prevHash = CHAIN_START;
  return Array.from({ length }, (_, at) => {
    const body = {
      auditId: `${source}-${at + 1}`,
      source,
      seq: at + 1,
      occurredAt: new Date(Date.UTC(2026, 2, 1, 10, at)),
      actor: { type: 'ADMIN', id: `admin-${at % 2}`, role: 'ADMIN', ipHash: null },
      action: at % 2 === 0 ? 'issuer.approved' : 'issuer.rejected',
      subject: { type: 'Issuer', id: `issuer-${at}` },
      org: null,
      status: at === 3 ? 'DENIED' : 'SUCCESS',
      reason: at === 2 ? 'Checked the 100% (charter)' : null,
      previousState: null,
      newState: 'ACTIVE',
      correlationId: `request-${at}`,
      ...from,
      prevHash,
    } as const;
    const entry = { ...body, hash: auditHash(body) };
    prevHash = entry.hash;
    return entry;
  });
}

interface Period {
  readonly from?: string;
  readonly to?: string;
}

describe('audit trail', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let service: TrailService;
  let clock = 0;
  let rows: mongo.Collection<Record<string, unknown>>;
  let heads: mongo.Collection<Record<string, unknown>>;
  const core = byUnit('core-engine');

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    const store = await trailStore(connection);
    const statements = await statementStore(connection);
    const key = { publicKey: Buffer.alloc(32), multikey: 'none' };
    service = createTrailService({
      writerOf,
      store,
      verifyTrail: () => verifyTrail({ store, statements, key }),
      now: () => new Date(clock),
    });
    rows = connection.collection('audit_trail') as never;
    heads = connection.collection('audit_trail_heads') as never;
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await rows.deleteMany({});
    await heads.deleteMany({});
  });

  describe('taking entries in', () => {
    test('keeps every field and stores an entry once, however often it is relayed', async () => {
      const chain = aChain('issuers', 5, { org: { type: 'ISSUER', id: 'i-1' } });
      await service.append(chain.slice(0, 3), core);
      await service.append(chain, core);
      await Promise.all([service.append(chain, core), service.append(chain, core)]);
      await service.append([], core);

      const page = await service.list({}, by(VIEWER));
      expect(page.total).toBe(5);
      expect(page.items).toEqual([...chain].reverse());
    });

    test('refuses a second history of the same position and keeps the first', async () => {
      const chain = aChain('issuers', 3);
      const forked = aChain('issuers', 4, { reason: 'another story' }).map((entry) => ({
        ...entry,
        auditId: `fork-${entry.seq}`,
      }));
      await service.append(chain, core);

      await expect(service.append(forked.slice(1, 3), core)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await service.verify(by(VIEWER))).toMatchObject({ valid: true, checked: 3 });
    });

    test('takes in what real ledgers relay', async () => {
      const ledger = await createLedger({
        connection: world.store.connection('issuers'),
        source: 'issuers',
        now: world.now,
      });
      for (const verb of ['registered', 'approved'] as const) {
        await ledger.commit(by(), {
          writes: [],
          audit: { action: `issuer.${verb}`, subject: { type: 'Issuer', id: 'i-1' } },
        });
      }
      await ledger.relay((entries) => service.append(entries, core));

      expect(await service.verify(by(VIEWER))).toMatchObject({ valid: true, checked: 2, firstInvalid: null });
    });

    test.each(othersThan('unit'))('is closed to %j', async (identity) => {
      await expect(service.append([], by(identity))).rejects.toMatchObject({
        code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      });
    });
  });

  describe('relayed by another unit', () => {
    const asJson = (entries: readonly unknown[]) => ({
      entries: entries.map((entry) => Buffer.from(JSON.stringify(entry))),
    });

    test('arrives with hashes that still fit', async () => {
      expect(
        await service.appendRelayed(asJson(aChain('credentials', 3)), byUnit('credential-issuance')),
      ).toEqual({ accepted: 3 });
      expect(await service.verify(by(VIEWER))).toMatchObject({ valid: true, checked: 3 });
    });

    test('comes from every process of the unit in a chain of its own, and each is proven', async () => {
      for (const chain of ['credentials', 'credentials/1', 'credentials/12'])
        await service.appendRelayed(asJson(aChain(chain, 3)), byUnit('credential-issuance'));
      const places = async () =>
        (await service.verify(by(VIEWER))).heads.map(({ source, seq }) => [source, seq]);
      expect(await places()).toEqual([
        ['credentials', 3],
        ['credentials/1', 3],
        ['credentials/12', 3],
      ]);
      await rows.deleteMany({ source: 'credentials/1' });
      expect(await service.verify(by(VIEWER))).toMatchObject({
        valid: false,
        problems: [{ source: 'credentials/1', seq: 1, reason: 'CUT_OFF' }],
      });
    });

    test.each([
      ['another unit’s chain', 'issuers', 'credential-issuance'],
      ['the chain of one of its processes', 'issuers/1', 'credential-issuance'],
      ['a chain of no subgraph', 'nothing', 'credential-issuance'],
      ['a name that every object has', 'constructor', 'credential-issuance'],
      ['a chain from a peer', 'issuers', 'peer'],
    ])('is refused for %s', async (_what, source, unit) => {
      await expect(service.appendRelayed(asJson(aChain(source, 1)), byUnit(unit))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(await rows.countDocuments({})).toBe(0);
    });

    const [good] = aChain('issuers', 1);
    test.each([
      ['no JSON', Buffer.from('{'), 'MALFORMED_JSON'],
      ['a repeated name', Buffer.from(`{"seq":1,${JSON.stringify(good).slice(1)}`), 'MALFORMED_JSON'],
      ['an unknown field', Buffer.from(JSON.stringify({ ...good, note: 'x' })), 'VALIDATION_FAILED'],
      ['no hash', Buffer.from(JSON.stringify({ ...good, hash: undefined })), 'VALIDATION_FAILED'],
      ['seq 0', Buffer.from(JSON.stringify({ ...good, seq: 0 })), 'VALIDATION_FAILED'],
      [
        'an operator for text',
        Buffer.from(JSON.stringify({ ...good, source: { $ne: '' } })),
        'VALIDATION_FAILED',
      ],
      ...['issuers/', 'issuers/0', 'issuers/01', 'issuers/1/2', 'issuers/10000', '/1'].map(
        (source): [string, Buffer, string] => [
          `the chain ${source}`,
          Buffer.from(JSON.stringify({ ...good, source })),
          'VALIDATION_FAILED',
        ],
      ),
      ['text for bytes', 'text', 'VALIDATION_FAILED'],
    ])('is refused with %s', async (_what, entry, code) => {
      await expect(
        service.appendRelayed({ entries: [entry] }, byUnit('issuer-registry')),
      ).rejects.toMatchObject({ code });
    });
  });

  describe('verification', () => {
    beforeEach(async () => {
      await service.append(aChain('credentials', 6), core);
      await service.append(aChain('issuers', 12), core);
    });

    test('finds an untouched trail valid and names the head of each chain', async () => {
      const result = await service.verify(by(VIEWER));

      expect(result).toMatchObject({ valid: true, firstInvalid: null, checked: 18 });
      expect(result.heads).toEqual([
        { source: 'credentials', seq: 6, hash: aChain('credentials', 6).at(-1)?.hash },
        { source: 'issuers', seq: 12, hash: aChain('issuers', 12).at(-1)?.hash },
      ]);
    });

    test.each([
      ['an edited action', { action: 'issuer.revoked' }],
      ['an edited actor', { 'actor.id': 'somebody' }],
      ['an edited instant', { occurredAt: new Date(0) }],
      ['an instant of another type', { occurredAt: 'yesterday' }],
      ['an edited status', { status: 'DENIED' }],
      ['a reason added', { reason: 'because' }],
      ['an organization added', { org: { type: 'ISSUER', id: 'x' } }],
      ['a field added', { note: 'x' }],
      ['an edited source id', { 'subject.id': 'issuer-9' }],
      ['an edited hash', { hash: 'f'.repeat(64) }],
      ['an edited link', { prevHash: 'f'.repeat(64) }],
      ['an actor that is no object', { actor: null }],
    ])('finds %s', async (_what, set) => {
      await rows.updateOne({ source: 'issuers', seq: 5 }, { $set: set });

      expect(await service.verify(by(VIEWER))).toMatchObject({
        valid: false,
        firstInvalid: { source: 'issuers', seq: 5 },
      });
    });

    test('finds an edit whose hash was made anew', async () => {
      const row = aChain('issuers', 12)[4]!;
      const { hash: _hash, ...body } = { ...row, action: 'issuer.rejected' as const };
      await rows.updateOne(
        { source: 'issuers', seq: 5 },
        { $set: { action: body.action, hash: auditHash(body) } },
      );

      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({ source: 'issuers', seq: 6 });
    });

    test('finds a whole chain rewritten from some entry on', async () => {
      const rewritten = aChain('issuers', 12, { reason: 'rewritten' });
      await rows.deleteMany({ source: 'issuers' });
      await rows.insertMany(rewritten.map(({ auditId, ...entry }) => ({ _id: auditId, ...entry })) as never);

      expect(await service.verify(by(VIEWER))).toMatchObject({
        valid: false,
        firstInvalid: { source: 'issuers', seq: 12 },
      });
    });

    test.each([
      ['the first', 1, 1],
      ['one in the middle', 7, 7],
      ['the last', 12, 12],
    ])('finds that %s was removed', async (_what, seq, firstInvalid) => {
      await rows.deleteOne({ source: 'issuers', seq });

      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({
        source: 'issuers',
        seq: firstInvalid,
      });
    });

    test('finds that a whole chain was removed', async () => {
      await rows.deleteMany({ source: 'issuers' });

      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({ source: 'issuers', seq: 1 });
    });

    test('finds two entries that changed places', async () => {
      await rows.updateOne({ source: 'issuers', seq: 4 }, { $set: { seq: 99 } });
      await rows.updateOne({ source: 'issuers', seq: 5 }, { $set: { seq: 4 } });
      await rows.updateOne({ source: 'issuers', seq: 99 }, { $set: { seq: 5 } });

      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({ source: 'issuers', seq: 4 });
    });

    test('finds an entry put behind the last and one put before the first', async () => {
      const [first] = aChain('issuers', 1);
      const { auditId: _id, ...body } = first!;
      await rows.insertOne({ _id: 'extra', ...body, seq: 13 } as never);
      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({ source: 'issuers', seq: 13 });
      await rows.updateOne({ _id: 'extra' } as never, { $set: { seq: 0 } });
      expect((await service.verify(by(VIEWER))).firstInvalid).toEqual({ source: 'issuers', seq: 1 });
    });

    test('names the first broken chain and still checks the others', async () => {
      await rows.updateOne({ source: 'credentials', seq: 2 }, { $set: { action: 'x' } });
      await rows.updateOne({ source: 'issuers', seq: 3 }, { $set: { action: 'x' } });
      const result = await service.verify(by(VIEWER));

      expect(result.firstInvalid).toEqual({ source: 'credentials', seq: 2 });
      expect(result.heads.map(({ source, seq }) => [source, seq])).toEqual([
        ['credentials', 1],
        ['issuers', 2],
      ]);
    });

    test('walks thousands of entries, for a tenth of the time at most', async () => {
      const long = aChain('admin', 5000);
      for (let at = 0; at < long.length; at += 500) await service.append(long.slice(at, at + 500), core);
      const first = await service.verify(by(VIEWER));
      expect(first).toMatchObject({ valid: true, checked: 5018, checkedAt: new Date(clock) });
      await rows.updateOne({ source: 'admin', seq: 2 }, { $set: { action: 'x' } });
      clock += 3000;
      expect(await service.verify(by(VIEWER))).toBe(first);
      clock += 11;
      expect(await service.verify(by(VIEWER))).toMatchObject({
        valid: false,
        firstInvalid: { source: 'admin', seq: 2 },
        checkedAt: new Date(clock),
      });
      clock += 60_000;
    });

    test.each(othersThan('admin'))('is closed to %j', async (identity) => {
      await expect(service.verify(by(identity))).rejects.toMatchObject({
        code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
      });
      await expect(service.list({}, by(identity))).rejects.toMatchObject({
        code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
      });
    });
  });

  describe('the list', () => {
    beforeEach(() => service.append(aChain('issuers', 6), core));
    const seqs = async (input: unknown) =>
      (await service.list(input, by(VIEWER))).items.map(({ seq }) => seq);

    test.each([
      ['nothing', undefined, [6, 5, 4, 3, 2, 1]],
      ['a status', { status: 'DENIED' }, [4]],
      ['an actor', { actorId: 'admin-1' }, [6, 4, 2]],
      ['an action', { action: 'issuer.approved' }, [5, 3, 1]],
      ['a source', { source: 'credentials' }, []],
      ['a subject', { subjectId: 'issuer-2' }, [3]],
      ['a period', { from: '2026-03-01T10:01:00Z', to: '2026-03-01T10:03:00Z' }, [3, 2]],
      ['text in any case', { search: 'REJECT' }, [6, 4, 2]],
      ['text of a reason, taken literally', { search: '100% (charter)' }, [3]],
      ['a pattern, taken literally', { search: '.*' }, []],
      ['two conditions', { action: 'issuer.rejected', actorId: 'admin-1', search: 'issuer-1' }, [2]],
    ])('filters by %s', async (_what, filter, expected) => {
      expect(await seqs({ filter })).toEqual(expected);
    });

    test.each([
      ['all', {}, [6, 5, 4], 4],
      ['a period that begins before the last of them', { from: '2026-03-01T10:01:00Z' }, [6, 5, 4], 4],
      ['a period that begins after it', { from: '2026-03-01T10:04:00Z' }, [6, 5], undefined],
      ['a period that ends', { to: '2026-03-01T10:04:00Z' }, [4, 3, 2], 2],
    ])('text is looked for in the newest entries of %s', async (_what, { from, to }: Period, found, last) => {
      const { list } = auditList(world.store.connection('core').model<StoredEntry>('TrailEntry'), {
        ofAllUnits: true,
        chains: async () => [],
        mostLookedAt: 2,
      });
      const period = { ...(from && { from: new Date(from) }), ...(to && { to: new Date(to) }) };
      const page = await list({ search: 'issuer', ...period }, { skip: 0, limit: 10 });
      expect(page.items.map(({ seq }) => seq)).toEqual(found);
      expect(page.searchedFrom).toEqual(last ? new Date(Date.UTC(2026, 2, 1, 10, last - 1)) : null);
    });

    test('has of a database all chains, or one that is named, in the order of time', async () => {
      await service.append(aChain('issuers/1', 2), core);
      await service.append(aChain('issuers/2', 1), core);
      const places = async (filter: object, more: object = {}) => {
        const { items, total } = await service.list({ filter, ...more }, by(VIEWER));
        return { total, items: items.map(({ source, seq }) => `${source} ${seq}`) };
      };
      const all = [6, 5, 4, 3].map((seq) => `issuers ${seq}`);
      all.push('issuers 2', 'issuers/1 2', 'issuers 1', 'issuers/1 1', 'issuers/2 1');
      expect(await places({ source: 'issuers' })).toEqual({ total: 9, items: all });
      expect(await places({ source: 'issuers' }, { first: 4, offset: 3 })).toEqual({
        total: 9,
        items: all.slice(3, 7),
      });
      expect(await places({ source: 'issuers/1' })).toEqual({
        total: 2,
        items: ['issuers/1 2', 'issuers/1 1'],
      });
      expect(await places({ source: 'issuers', action: 'issuer.approved' })).toMatchObject({
        items: ['issuers 5', 'issuers 3', 'issuers 1', 'issuers/1 1', 'issuers/2 1'],
      });
    });

    test('is read page by page, by offset or by cursor', async () => {
      expect(await seqs({ first: 2, offset: 2 })).toEqual([4, 3]);
      const after = Buffer.from('at:3', 'latin1').toString('base64url');
      expect(await seqs({ first: 2, after })).toEqual([2, 1]);
    });

    test.each([
      ['an unknown field', { filter: { statuss: 'DENIED' } }],
      ['an operator for text', { filter: { actorId: { $ne: null } } }],
      ['an operator for a status', { filter: { status: { $in: ['DENIED'] } } }],
      ['a status of none', { filter: { status: 'MAYBE' } }],
      ['empty text', { filter: { search: '  ' } }],
      ['101 characters', { filter: { search: 'a'.repeat(101) } }],
      ['a day that is none', { filter: { from: 'yesterday' } }],
      [
        'a period that ends before it starts',
        { filter: { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' } },
      ],
      ['101 rows', { first: 101 }],
      ['a forged cursor', { after: 'xyz' }],
    ])('refuses %s', async (_what, input) => {
      await expect(service.list(input, by(VIEWER))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });

  test('reads the same in GraphQL', async () => {
    await service.append(aChain('issuers', 2), core);
    const { Query } = trailResolvers({ trail: service, heads: {} as never, exports: {} as never });
    const subgraph = createSubgraph({
      name: 'oversight',
      resolvers: { Query },
    });
    const result = await graphql({
      schema: subgraph.schema,
      source: `{
        auditLogs(filter: {action: "issuer.approved"}, first: 1) { totalCount offset size nodes { seq occurredAt actor { type } } pageInfo { hasNextPage } }
        auditTrailVerification { valid firstInvalid { source seq } checked heads { source seq } }
      }`,
      contextValue: by(VIEWER),
    });

    expect(result.errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(result.data))).toEqual({
      auditLogs: {
        totalCount: 1,
        offset: 0,
        size: 1,
        nodes: [{ seq: 1, occurredAt: '2026-03-01T10:00:00.000Z', actor: { type: 'ADMIN' } }],
        pageInfo: { hasNextPage: false },
      },
      auditTrailVerification: {
        valid: true,
        firstInvalid: null,
        checked: 2,
        heads: [{ source: 'issuers', seq: 2 }],
      },
    });
  });
});
