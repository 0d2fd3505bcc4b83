import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trusted } from 'mongoose';
import { AppError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/log.ts';
import type { Lease } from '../kernel/sweeper.ts';
import { connectStore, type Store } from './connect.ts';
import { createJobQueue, dueOrder, type Job } from './job-queue.ts';
import { type RecordStore, recordStore } from './record-store.ts';
import { examinedBy } from './testing/examined.ts';

interface Errand extends Job {
  readonly errandId: string;
  readonly ownerId: string;
  /** Steps that are left. */
  readonly steps: number;
}

const SECOND = 1000;
const free: Lease = { hold: async () => true, release: async () => undefined };
let folder: string;
let store: Store;
let jobs: RecordStore<Errand>;
let at: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  store = await connectStore({ dataDir: folder });
  jobs = await recordStore<Errand>(store.connection('jobs_test'), {
    name: 'Errand',
    collection: 'errands',
    key: 'errandId',
    shape: {
      ownerId: { type: String, required: true },
      steps: { type: Number, required: true },
      isDue: { type: Boolean, required: true },
      attempts: { type: Number, required: true },
    },
    indexes: [[dueOrder('ownerId')]],
  });
});
beforeEach(async () => {
  at = Date.now();
  await jobs.model.deleteMany({});
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Jobs of these owners in this order, each with so many steps. */
async function due(...owners: readonly (readonly [ownerId: string, steps: number])[]) {
  for (const [place, [ownerId, steps]] of owners.entries()) {
    const createdAt = new Date(place);
    await jobs.model.create({
      _id: newId(),
      ownerId,
      steps,
      isDue: true,
      attempts: 0,
      createdAt,
      updatedAt: createdAt,
      createdBy: null,
      rowVersion: 1,
    });
  }
}

/** A queue whose jobs take so long a step, and the owners whose steps were done, in order. */
function aQueue(given: { stepMs?: number; lease?: Lease; before?: (job: Errand) => void } = {}) {
  const { stepMs = SECOND, lease = free, before = () => undefined } = given;
  const done: string[] = [];
  const warned: object[] = [];
  const log = { warn: (what: object) => warned.push(what), error: () => undefined } as unknown as Logger;
  const queue = createJobQueue<Errand>({
    jobs,
    idOf: ({ errandId }) => errandId,
    owner: 'ownerId',
    lease,
    called: 'Errands',
    now: () => new Date(at),
    log,
    async workOff(job, turn) {
      before(job);
      for (let left = job.steps; left > 0; left -= 1) {
        if (!(await turn.goesOn())) return;
        done.push(job.ownerId);
        at += stepMs;
        await jobs.model.updateOne(
          { _id: job.errandId },
          { $set: { steps: left - 1, isDue: left > 1, attempts: 0 } },
        );
      }
    },
  });
  return { queue, done, warned };
}

test('each owner has a turn, however many jobs others have sent before', async () => {
  await due(...Array.from({ length: 60 }, () => ['A', 1] as const), ['B', 1], ['C', 1]);
  const { queue, done } = aQueue();
  await queue.settle();
  expect(done.slice(0, 3).sort()).toEqual(['A', 'B', 'C']);
  expect(done).toHaveLength(62);
});

test('of one owner the oldest comes first', async () => {
  await due(['A', 3], ['A', 1]);
  const order: number[] = [];
  const { queue } = aQueue({ before: ({ steps }) => void order.push(steps) });
  await queue.settle();
  expect(order).toEqual([3, 1]);
});

test('a long job lets those of others pass, and then goes on', async () => {
  await due(['A', 50], ['B', 1]);
  const { queue, done } = aQueue();
  await queue.settle();
  expect(done.indexOf('B')).toBeLessThanOrEqual(10);
  expect(done.filter((ownerId) => ownerId === 'A')).toHaveLength(50);
});

test('a long job that nobody waits for is not cut off', async () => {
  await due(['A', 50]);
  const begun: Errand[] = [];
  const { queue, done } = aQueue({ before: (job) => void begun.push(job) });
  await queue.settle();
  expect([begun.length, done.length]).toEqual([1, 50]);
});

test.each<[string, Error, number]>([
  ['others', new AppError('UPSTREAM_UNAVAILABLE', 'away'), 0],
  ['itself', new Error('broken'), 3],
])(
  'a job that fails because of %s is told and left for later, and holds nobody up',
  async (_name, error, attempts) => {
    await due(['A', 1], ['A', 2], ['B', 1]);
    await jobs.model.updateMany({}, { $set: { attempts: 3 } });
    const { queue, done, warned } = aQueue({
      before({ ownerId, steps }) {
        if (ownerId === 'A' && steps === 1) throw error;
      },
    });
    await queue.settle();
    expect(done.sort()).toEqual(['A', 'A', 'B']);
    expect(warned).toMatchObject([{ err: error }]);
    expect(await jobs.first({ isDue: true })).toMatchObject({ ownerId: 'A', steps: 1, attempts });
  },
);

test('a job ends where another process has taken over', async () => {
  await due(['A', 5]);
  const held = [true, true, true];
  const lease: Lease = { ...free, hold: async () => held.pop() ?? false };
  const { queue, done } = aQueue({ lease });
  await queue.settle();
  expect(done).toEqual(['A', 'A']);
  expect(await jobs.first({ isDue: true })).toMatchObject({ steps: 3 });
});

test('a process that stops begins no step any more', async () => {
  await due(['A', 5], ['B', 5]);
  const { queue, done } = aQueue({ before: () => void queue.close() });
  await queue.settle();
  expect(done).toEqual([]);
});

test('jobs are found in the index, however many there are and are over', async () => {
  await due(...Array.from({ length: 150 }, () => ['A', 1] as const), ['B', 1]);
  await jobs.model.updateMany(
    { ownerId: 'A', createdAt: trusted({ $gt: new Date(50) }) },
    { $set: { isDue: false } },
  );
  const { queue } = aQueue({
    before() {
      throw new Error('broken');
    },
  });
  const { examined, returned } = await examinedBy(store.connection('jobs_test'), () => queue.settle());
  expect(examined).toBe(returned);
});
