import { connectStore } from '../connect.ts';
import { createTransact } from '../transact.ts';

// One of several processes on one store: increments, unique races and transactions, then a count of its wins.
const [dataDir = '', rounds = '0'] = process.argv.slice(2);
const store = await connectStore({ dataDir });
const connection = store.connection('processes');
const counters = connection.collection<{ _id: string; n: number }>('counters');
const races = connection.collection<{ _id: number; by: number }>('races');
const transact = createTransact(connection);
let won = 0;
for (let i = 0; i < Number(rounds); i++) {
  await counters.updateOne({ _id: 'plain' }, { $inc: { n: 1 } }, { upsert: true });
  won += await races.insertOne({ _id: i, by: process.pid }).then(
    () => 1,
    () => 0,
  );
  await transact(async (session) => {
    const found = await counters.findOne({ _id: 'guarded' }, { session });
    await counters.updateOne(
      { _id: 'guarded' },
      { $set: { n: (found?.n ?? 0) + 1 } },
      { session, upsert: true },
    );
  });
}
await store.close();
process.stdout.write(`${JSON.stringify({ won, description: store.description })}\n`);
