import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection, Model } from 'mongoose';
import { createLogger } from '../kernel/log.ts';
import { connectStore, type Store } from '../store/connect.ts';
import { createLedger } from '../store/ledger.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  holderContext,
  issuerContext,
  unitContext,
} from '../subgraphs/credentials/testing.ts';
import { aChain } from '../subgraphs/oversight/audit/testing/forged-trail.ts';
import { trailStore } from '../subgraphs/oversight/audit/trail-model.ts';
import { verificationCountStore } from '../subgraphs/verification/verification-counts-model.ts';
import { verificationEventStore } from '../subgraphs/verification/verification-event-model.ts';

type ShardKey = Readonly<Record<string, 1 | 'hashed'>>;
type Filter = Readonly<Record<string, unknown>>;

const NOW = new Date('2026-03-01T10:00:00.000Z');
const log = createLogger({ level: 'silent' });
const issuer = anIssuer(7);

const shardKeyOf = (model: Model<never>) =>
  (model.schema.get('shardKey') ?? undefined) as ShardKey | undefined;

/** Filters of everything that was asked of a collection, by its name; insertions have all fields and are left out. */
function recordFilters(connection: Connection): Map<string, Filter[]> {
  const asked = new Map<string, Filter[]>();
  connection.on('operation-start', ({ collectionName, method, params }) => {
    const filters: readonly Filter[] =
      method === 'bulkWrite'
        ? (params[0] as Record<string, { filter?: Filter }>[]).flatMap((write) =>
            Object.values(write).flatMap(({ filter }): Filter[] => (filter ? [filter] : [])),
          )
        : /^(?:find|update|delete|replace|count)/.test(method)
          ? [params[0] as Filter]
          : [];
    asked.set(collectionName, [...(asked.get(collectionName) ?? []), ...filters]);
  });
  return asked;
}

/** Whether a filter leads to the shards that hold what it asks for, and to no others. */
function isTargeted(filter: Filter, key: ShardKey): boolean {
  const [first = '', kind] = Object.entries(key)[0] ?? [];
  const value = filter[first];
  const isPoints = typeof value === 'object' && value !== null && '$in' in value;
  return typeof value === 'string' || (isPoints && kind === 'hashed');
}

describe('a collection that may be sharded', () => {
  let folder: string;
  let store: Store;
  let room: Awaited<ReturnType<typeof aCredentialsRoom>>;
  let core: Connection;
  let verification: Connection;
  let models: readonly Model<never>[];
  /** What the requests that come most often ask of collections. */
  const asked = new Map<string, Filter[]>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sharding-'));
    store = await connectStore({ dataDir: folder });
    room = await aCredentialsRoom([issuer]);
    room.setStatusLists(true);
    core = store.connection('core');
    verification = store.connection('verification');
    const trail = await trailStore(core);
    const counts = await verificationCountStore(verification);
    const events = await verificationEventStore({ connection: verification, counts, now: () => NOW, log });
    const ledger = await createLedger({ connection: core, source: 'core', now: () => NOW });
    models = [room.connection, core, verification].flatMap((connection) =>
      Object.values(connection.models),
    ) as never;

    const recorded = [room.connection, core, verification].map(recordFilters);
    const context = issuerContext(issuer);
    const issue = async () =>
      (await room.service.issue(anIssueInput(issuer), { ...context, idempotencyKey: `key-${Math.random()}` }))
        .credentialId;
    const [first, second, third] = [await issue(), await issue(), await issue()];
    const { issuerDid, ...record } = anIssueInput(issuer);
    const { credentialType, ...data } = record;
    await room.service.issueBatch({ issuerDid, credentialType, records: [data, data] }, context);
    await room.service.get({ credentialId: first }, context);
    await room.service.status({ credentialId: first }, unitContext());
    await room.service.claim({ credentialId: first }, holderContext());
    await room.service.revoke({ credentialId: second, reason: 'A slip of the pen' }, context);
    await room.service.reissue(
      { credentialId: third, credentialData: { name: 'B' }, reason: 'A slip of the pen' },
      context,
    );
    await room.counting.catchUp();
    await room.service.statusList({ statusListId: 'none' }, unitContext()).catch(() => undefined);
    await trail.insertNew(aChain('issuers', 3));
    await trail.entriesAfter('issuers', 1, 10);
    for await (const _ of trail.chain('issuers'));
    await ledger.relay(async () => undefined);
    await events.record({
      verificationId: 'v-1',
      credentialId: first,
      vcHash: null,
      issuerDid,
      channel: 'API',
      verifierId: null,
      ipHash: null,
      status: 'VALID',
      checks: [],
      latencyMs: 1,
      occurredAt: NOW,
    } as never);
    for (const filters of recorded)
      for (const [name, list] of filters) asked.set(name, [...(asked.get(name) ?? []), ...list]);
    await events.close();
  });
  afterAll(async () => {
    await room.end();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const sharded = () => models.filter((model) => shardKeyOf(model) !== undefined);

  test('says by what, beside its schema; docs/scaling.md says the same', () => {
    const told = readFileSync(new URL('../docs/scaling.md', import.meta.url), 'utf8');
    const keys = new Map(sharded().map((model) => [model.collection.name, shardKeyOf(model)]));
    expect([...keys.keys()].sort()).toEqual([
      'audit_entries',
      'audit_trail',
      'credentials',
      'idempotency_keys',
      'verification_events',
    ]);
    for (const [name, key] of keys) {
      const text = Object.entries(key ?? {}).map(
        ([path, kind]) => `${path}: ${kind === 1 ? 1 : `'${kind}'`}`,
      );
      expect(told).toContain(`| \`${name}\` | \`{ ${text.join(', ')} }\` |`);
    }
  });

  test('has its shard key in front of every unique index, and no other unique index when the key is hashed', () => {
    const faults = sharded().flatMap((model) => {
      const key = Object.entries(shardKeyOf(model) ?? {});
      return model.schema.indexes().flatMap(([fields, options]) => {
        if (!options?.unique) return [];
        const front = Object.keys(fields).slice(0, key.length);
        const carries = key.every(([path, kind], at) => kind === 1 && front[at] === path);
        return carries ? [] : [`${model.collection.name} ${JSON.stringify(fields)}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test('is asked with its shard key by the requests that come most often', () => {
    const faults: string[] = [];
    for (const model of sharded()) {
      const key = shardKeyOf(model) ?? {};
      const filters = asked.get(model.collection.name) ?? [];
      for (const filter of filters)
        if (!isTargeted(filter, key)) faults.push(`${model.collection.name} ${JSON.stringify(filter)}`);
    }
    expect(faults).toEqual([]);
    for (const name of ['credentials', 'audit_entries', 'audit_trail', 'idempotency_keys'])
      expect(asked.get(name)?.length).toBeGreaterThan(0);
  });
});
