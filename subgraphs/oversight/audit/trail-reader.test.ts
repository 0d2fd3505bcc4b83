import type { AuditEntry } from '../../../kernel/audit.ts';
import { until } from '../../../kernel/testing/until.ts';
import { connectStore, type Store } from '../../../store/connect.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { aWorld, by, byUnit } from '../../testing/rooms.ts';
import { writerOf } from '../testing/oversight.ts';
import { trailStore } from './trail-model.ts';
import { openTrailReaders, type TrailReaderOptions } from './trail-reader.ts';
import { createTrailService } from './trail-service.ts';

const MINUTE = 60_000;

describe('a reader of the trail', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let second: Store;
  let ledgers: Record<'issuers' | 'credentials', Ledger>;

  beforeAll(async () => {
    world = await aWorld();
    second = await connectStore({ dataDir: world.folder });
    const ledger = (source: string) =>
      createLedger({ connection: world.store.connection(source), source, now: world.now });
    ledgers = { issuers: await ledger('issuers'), credentials: await ledger('credentials') };
    first = await instance(world.store, 60 * MINUTE);
    other = await instance(second, 20);
  });
  afterAll(async () => {
    await second.close();
    await world.close();
  });

  /** Core Engine's trail on a store, and readers of it. */
  async function instance(store: Store, pollMs: number) {
    const connection = store.connection('core');
    const rows = await trailStore(connection);
    const trail = createTrailService({
      writerOf,
      store: rows,
      verifyTrail: () => Promise.reject(new Error('Nobody verifies here.')),
      now: () => new Date(),
    });
    const open = await openTrailReaders({
      connection,
      trail: rows,
      onAppend: trail.onAppend,
      pollMs,
      now: world.now,
      log: world.log,
    });
    return { trail, open };
  }
  let first: Awaited<ReturnType<typeof instance>>;
  let other: Awaited<ReturnType<typeof instance>>;

  /** Commits so many entries and relays them. */
  async function append(source: 'issuers' | 'credentials', count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, () =>
        ledgers[source].commit(by(), {
          writes: [],
          audit: { action: 'audit.exported', subject: { type: 'Issuer', id: 'i' } },
        }),
      ),
    );
    await ledgers[source].relay((entries) => first.trail.append(entries, byUnit('issuer-registry')));
  }
  const seqsOf = (entries: readonly AuditEntry[], source: string) =>
    entries.filter((entry) => entry.source === source).map(({ seq }) => seq);
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const trailRows = () => world.store.connection('core').collection('audit_trail');
  const lengthOf = (source: string) => trailRows().countDocuments({ source });
  let names = 0;
  const reader = (
    handle: TrailReaderOptions['handle'],
    {
      on = first,
      name = `reader-${++names}`,
      databases,
    }: Partial<TrailReaderOptions> & { on?: typeof first } = {},
  ) => Object.assign(on.open({ name, handle, ...(databases ? { databases } : {}) }), { readerName: name });
  /** Keeps what it gets. */
  const keeper = () => {
    const got: AuditEntry[] = [];
    return { got, handle: async (entries: readonly AuditEntry[]) => void got.push(...entries) };
  };

  test('gets every entry of every chain in order, what was there and what comes', async () => {
    await append('issuers', 3);
    await append('credentials', 2);
    const { got, handle } = keeper();
    const one = reader(handle);
    await one.drain();
    await append('credentials', 600);
    await one.drain();
    await one.drain();
    expect(seqsOf(got, 'issuers')).toEqual(upTo(3));
    expect(seqsOf(got, 'credentials')).toEqual(upTo(602));
    await one.close();
  });

  test('is woken by an append, and reads the chains that it names alone', async () => {
    const got = new Promise<readonly AuditEntry[]>((resolve) => {
      const one = reader(async (entries) => resolve(entries), { databases: ['issuers'] });
      void one.drain().then(() => one.close());
    });
    expect(new Set((await got).map(({ source }) => source))).toEqual(new Set(['issuers']));

    const { got: kept, handle } = keeper();
    const one = reader(handle, { databases: ['issuers'] });
    one.start();
    // The second comes when the start is long over; no poll comes within this test.
    for (let round = 0; round < 2; round++) {
      await append('issuers', 1);
      const length = await lengthOf('issuers');
      await until('the entry to be read', () => seqsOf(kept, 'issuers').length === length);
    }
    await one.close();
  });

  test('sees on its poll what another instance has taken in', async () => {
    const { got, handle } = keeper();
    const one = reader(handle, { on: other, databases: ['issuers'] });
    one.start();
    for (let round = 0; round < 2; round++) {
      await append('issuers', 1);
      const length = await lengthOf('issuers');
      await until('the entry to be read', () => seqsOf(got, 'issuers').length === length);
    }
    await one.close();
    await append('issuers', 1);
    await one.drain();
    expect(seqsOf(got, 'issuers').length).toBe((await lengthOf('issuers')) - 1);
  });

  test('resumes where it stopped, in another process too', async () => {
    const { got, handle } = keeper();
    const one = reader(handle);
    await one.drain();
    await one.close();
    const before = got.length;
    await append('issuers', 2);
    const next = reader(handle, { on: other, name: one.readerName });
    await next.drain();
    await next.close();
    expect(got.length).toBe(before + 2);
  });

  test('gets entries again that it failed at, and other chains meanwhile', async () => {
    const { got, handle } = keeper();
    let failures = 2;
    const one = reader(async (entries) => {
      if (entries[0]?.source === 'issuers' && failures-- > 0) throw new Error('Not now');
      await handle(entries);
    });
    await one.drain();
    expect(seqsOf(got, 'issuers')).toEqual([]);
    expect(seqsOf(got, 'credentials').length).toBe(await lengthOf('credentials'));
    await one.drain();
    await one.drain();
    expect(seqsOf(got, 'issuers')).toEqual(upTo(await lengthOf('issuers')));
    expect(world.lines.join('')).toContain('come again shortly');
    await one.close();
  });

  test('is one of two instances, until that one is gone', async () => {
    const left = keeper();
    const right = keeper();
    const one = reader(left.handle, { databases: ['issuers'] });
    const two = reader(right.handle, { on: other, name: one.readerName, databases: ['issuers'] });
    await Promise.all([one.drain(), two.drain()]);
    const length = await lengthOf('issuers');
    expect([...seqsOf(left.got, 'issuers'), ...seqsOf(right.got, 'issuers')].sort((a, b) => a - b)).toEqual(
      upTo(length),
    );

    const [winner, loser] = left.got.length > 0 ? [left, right] : [right, left];
    const waiting = winner === left ? two : one;
    await append('issuers', 1);
    await waiting.drain();
    expect(loser.got).toEqual([]);
    // The other has died with the chain in its hands.
    world.moveClock(30_000);
    await waiting.drain();
    expect(seqsOf(loser.got, 'issuers')).toEqual([length + 1]);
    await one.close();
    await two.close();
  });

  test('leaves its chain to the other at once when it closes', async () => {
    const { got, handle } = keeper();
    const one = reader(handle, { databases: ['issuers'] });
    await one.drain();
    const two = reader(handle, { on: other, name: one.readerName, databases: ['issuers'] });
    await append('issuers', 1);
    await two.drain();
    expect(seqsOf(got, 'issuers')).toEqual(upTo((await lengthOf('issuers')) - 1));
    await one.close();
    await two.drain();
    expect(seqsOf(got, 'issuers')).toEqual(upTo(await lengthOf('issuers')));
    await two.close();
  });

  test('whose chain was taken over while it worked does not move the position back', async () => {
    const slow = keeper();
    let release: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun: () => void = () => undefined;
    const working = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const one = reader(
      async (entries) => {
        await slow.handle(entries);
        begun();
        await stuck;
      },
      { databases: ['issuers'] },
    );
    const pass = one.drain();
    await working;
    world.moveClock(31_000);
    const fast = keeper();
    const two = reader(fast.handle, { on: other, name: one.readerName, databases: ['issuers'] });
    await two.drain();
    await append('issuers', 1);
    await two.drain();
    release();
    await pass;
    const length = await lengthOf('issuers');
    expect(seqsOf(fast.got, 'issuers')).toEqual(upTo(length));
    const position = await world.store
      .connection('core')
      .collection('audit_readers')
      .findOne({ _id: `${one.readerName}:issuers` } as never);
    expect(position).toMatchObject({ seq: length });
    await one.close();
    await two.close();
  });

  test('waits for a position that is empty, and goes on behind it with a warning when it stays so', async () => {
    const length = await lengthOf('issuers');
    const lost = await trailRows().findOneAndDelete({ source: 'issuers', seq: 2 });
    const { got, handle } = keeper();
    const one = reader(handle, { databases: ['issuers'] });
    await one.drain();
    await one.drain();
    expect(seqsOf(got, 'issuers')).toEqual([1]);
    expect(world.lines.join('')).not.toContain('missing from the audit trail');

    world.moveClock(MINUTE);
    await one.drain();
    expect(seqsOf(got, 'issuers')).toEqual(upTo(length).filter((seq) => seq !== 2));
    expect(world.lines.join('')).toContain('missing from the audit trail');
    await trailRows().insertOne(lost!);
    await one.close();
  });
});
