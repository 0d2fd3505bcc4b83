import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Logger } from '../kernel/log.ts';
import { createSweeper } from '../kernel/sweeper.ts';
import { until } from '../kernel/testing/until.ts';
import { connectStore, type Store } from './connect.ts';
import { leaseOf } from './lease.ts';

const SECOND = 1000;
const log = { error: jest.fn(), warn: jest.fn() } as unknown as Logger;

describe('a lease', () => {
  let folder: string;
  let stores: readonly Store[];
  let at: Date;
  const now = () => at;
  /** A lease of this name as a process of its own asks for it. */
  const inProcess = (process: 0 | 1, name: string) => {
    const connection = stores[process]?.connection('leases_test');
    if (!connection) throw new Error('There are two processes.');
    return leaseOf(connection, name, now);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lease-'));
    stores = [await connectStore({ dataDir: folder }), await connectStore({ dataDir: folder })];
  });
  beforeEach(() => {
    at = new Date('2026-03-01T10:00:00.000Z');
  });
  afterAll(async () => {
    for (const store of [...stores].reverse()) await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('is held by one of many that ask at once', async () => {
    const asked = Array.from({ length: 20 }, (_, number) => inProcess((number % 2) as 0 | 1, 'race'));
    const held = await Promise.all(asked.map((lease) => lease.hold(SECOND)));
    expect(held.filter(Boolean)).toHaveLength(1);
  });

  test('is kept by who has it, ends by itself, and can be left to others', async () => {
    const [one, other] = [inProcess(0, 'turns'), inProcess(1, 'turns')];
    expect([await one.hold(SECOND), await other.hold(SECOND)]).toEqual([true, false]);
    at = new Date(at.getTime() + SECOND - 1);
    expect([await one.hold(SECOND), await other.hold(SECOND)]).toEqual([true, false]);
    // Its process is dead from here on.
    at = new Date(at.getTime() + SECOND);
    expect([await other.hold(SECOND), await one.hold(SECOND)]).toEqual([true, false]);
    // What is not one's own cannot be given back.
    await one.release();
    expect(await one.hold(SECOND)).toBe(false);
    await other.release();
    expect(await one.hold(SECOND)).toBe(true);
  });

  test('of another name is another one', async () => {
    expect([await inProcess(0, 'a').hold(SECOND), await inProcess(1, 'b').hold(SECOND)]).toEqual([
      true,
      true,
    ]);
  });

  test('lets one of two processes sweep; when that one ends, the other does', async () => {
    const swept = [0, 0];
    const [first, second] = ([0, 1] as const).map((process) => {
      const work = async () => {
        swept[process] = (swept[process] ?? 0) + 1;
      };
      return createSweeper(work, 5, 'failed', log, inProcess(process, 'sweep'));
    });
    if (!first || !second) throw new Error('There are two sweepers.');
    first.start();
    await until('the first sweeps', () => (swept[0] ?? 0) > 0);
    second.start();
    const before = swept[0] ?? 0;
    await until('the first sweeps on', () => (swept[0] ?? 0) > before + 5);
    expect(swept[1]).toBe(0);
    // Whoever asks for a sweep gets one.
    await second.sweep();
    expect(swept[1]).toBe(1);
    await first.close();
    await until('the second sweeps', () => (swept[1] ?? 0) > 3);
    await second.close();
    expect(log.error).not.toHaveBeenCalled();
  });

  test('of a process that died without a word goes to another one when it ends', async () => {
    await inProcess(0, 'dead').hold(60 * SECOND);
    let swept = 0;
    const work = async () => {
      swept += 1;
    };
    const lease = inProcess(1, 'dead');
    let asked = 0;
    const watched = { ...lease, hold: (forMs: number) => lease.hold(forMs).finally(() => (asked += 1)) };
    const sweeper = createSweeper(work, 5, 'failed', log, watched);
    sweeper.start();
    await until('it has asked some times', () => asked > 3);
    expect(swept).toBe(0);
    at = new Date(at.getTime() + 60 * SECOND);
    await until('it sweeps', () => swept > 0);
    await sweeper.close();
  });
});
