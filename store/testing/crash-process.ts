import { once } from 'node:events';
import { fsyncSync, openSync, writeSync } from 'node:fs';
import { connectStore } from '../connect.ts';
import { createTransact } from '../transact.ts';

// Writes until it is killed. What was acknowledged is in the fsynced history before anything else is done.
const [dataDir = '', history = '', round = '0'] = process.argv.slice(2);
process.stdout.write('loaded\n');
await once(process.stdin, 'data');
const store = await connectStore({ dataDir });
const connection = store.connection('crash');
const singles = connection.collection<{ _id: string; pad: string }>('singles');
const sides = connection.collection<{ _id: string; pair: string; tags: string[] }>('sides');
await singles.createIndex({ pad: 1 });
await sides.createIndex({ pair: 1 });
await sides.createIndex({ tags: 1, pair: -1 });
const transact = createTransact(connection);
const file = openSync(history, 'a');
const acknowledge = (line: string): void => {
  writeSync(file, `${line}\n`);
  fsyncSync(file);
};

const checkPairs = async (): Promise<void> => {
  const halves = await sides
    .aggregate([{ $group: { _id: '$pair', n: { $sum: 1 } } }, { $match: { n: { $ne: 2 } } }])
    .toArray();
  if (halves.length > 0) acknowledge(`half ${JSON.stringify(halves)}`);
};
await checkPairs();

const writeSingles = async (worker: number): Promise<void> => {
  for (let i = 0; ; i++) {
    const _id = `${round}-${worker}-${i}`;
    await singles.insertOne({ _id, pad: `${'x'.repeat(200)}${_id}` });
    acknowledge(`single ${_id}`);
  }
};
const writePairs = async (worker: number): Promise<void> => {
  for (let i = 0; ; i++) {
    const pair = `${round}-${worker}-${i}`;
    await transact(async (session) => {
      await sides.insertOne({ _id: `${pair}a`, pair, tags: ['a', 'both'] }, { session });
      await sides.insertOne({ _id: `${pair}b`, pair, tags: ['b', 'both'] }, { session });
    });
    acknowledge(`pair ${pair}`);
    if (i % 20 === 0) await checkPairs();
  }
};
process.stdout.write('writing\n');
await Promise.all([0, 1, 2, 3, 4, 5].map(writeSingles).concat([6, 7].map(writePairs)));
