import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { createTransact } from '../transact.ts';

interface Counter {
  _id: string;
  n: number;
  owner?: string;
}

/** What must hold when many clients write at once. */
export function concurrencyScenarios(connection: () => mongoose.Connection): void {
  const counters = () => connection().collection<Counter>('counters');
  const transact: ReturnType<typeof createTransact> = (work) => createTransact(connection())(work);
  const aCounter = async (fields: Partial<Counter> = {}): Promise<string> => {
    const counter = { _id: randomUUID(), n: 0, ...fields };
    await counters().insertOne(counter);
    return counter._id;
  };

  beforeAll(async () => {
    await counters().createIndex(
      { owner: 1 },
      { unique: true, partialFilterExpression: { owner: { $exists: true } } },
    );
  });

  test('20 racing upserts make one document', async () => {
    const _id = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        counters().findOneAndUpdate({ _id }, { $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await counters().find({ _id }).toArray()).toEqual([{ _id, n: 20 }]);
  });

  test('20 racing inserts of one unique value: one wins', async () => {
    const owner = randomUUID();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => aCounter({ owner })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await counters().countDocuments({ owner })).toBe(1);
  });

  test('a bounded counter never passes its bound', async () => {
    const _id = await aCounter();
    const taken = await Promise.all(
      Array.from({ length: 50 }, () =>
        counters().findOneAndUpdate({ _id, n: { $lt: 10 } }, { $inc: { n: 1 } }),
      ),
    );
    expect(taken.filter((before) => before !== null)).toHaveLength(10);
    expect(await counters().findOne({ _id })).toMatchObject({ n: 10 });
  });

  test('10 concurrent read-modify-write transactions all count', async () => {
    const _id = await aCounter();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        transact(async (session) => {
          const found = await counters().findOne({ _id }, { session });
          await counters().updateOne({ _id }, { $set: { n: found!.n + 1 } }, { session });
        }),
      ),
    );
    expect(await counters().findOne({ _id })).toMatchObject({ n: 10 });
  });

  test('a transaction is invisible until it commits, and sees its own writes', async () => {
    const _id = await aCounter();
    await transact(async (session) => {
      await counters().updateOne({ _id }, { $set: { n: 7 } }, { session });
      expect(await counters().findOne({ _id }, { session })).toMatchObject({ n: 7 });
      expect(await counters().countDocuments({ n: 7, _id }, { session })).toBe(1);
      expect(await counters().findOne({ _id })).toMatchObject({ n: 0 });
    });
    expect(await counters().findOne({ _id })).toMatchObject({ n: 7 });
  });

  test('a transaction does not see later commits of others', async () => {
    const [first, second] = [await aCounter(), await aCounter()];
    await transact(async (session) => {
      await counters().findOne({ _id: first }, { session });
      await counters().updateOne({ _id: second }, { $set: { n: 5 } });
      expect(await counters().findOne({ _id: second }, { session })).toMatchObject({ n: 0 });
    });
    expect(await counters().findOne({ _id: second })).toMatchObject({ n: 5 });
  });

  test('an error rolls everything back and the document is new again', async () => {
    const Model =
      connection().models.Rolled ?? connection().model('Rolled', new mongoose.Schema({ k: String }));
    const document = new Model({ k: 'a' });
    const work = connection().transaction(async (session) => {
      await document.save({ session });
      throw new Error('boom');
    });
    await expect(work).rejects.toThrow('boom');
    expect(await Model.countDocuments({})).toBe(0);
    expect(document.isNew).toBe(true);
  });

  test('a duplicate key in a transaction undoes its other writes and is told as it is', async () => {
    const owner = randomUUID();
    await aCounter({ owner });
    const other = randomUUID();
    const work = transact(async (session) => {
      await counters().insertOne({ _id: other, n: 1 }, { session });
      await counters().insertOne({ _id: randomUUID(), n: 1, owner }, { session });
    });
    await expect(work).rejects.toMatchObject({ code: 11000, keyPattern: { owner: 1 } });
    expect(await counters().countDocuments({ _id: other })).toBe(0);
  });

  test('a unique value may move from one document to another inside a transaction', async () => {
    const owner = randomUUID();
    const from = await aCounter({ owner });
    const to = await aCounter();
    await transact(async (session) => {
      await counters().updateOne({ _id: from }, { $unset: { owner: 1 } }, { session });
      await counters().updateOne({ _id: to }, { $set: { owner } }, { session });
    });
    expect(await counters().findOne({ owner })).toMatchObject({ _id: to });
  });

  test('two transactions that take one unique value: one gets it, the other a duplicate', async () => {
    const owner = randomUUID();
    const take = () =>
      transact(async (session) => counters().insertOne({ _id: randomUUID(), n: 0, owner }, { session }));
    const outcomes = await Promise.allSettled([take(), take(), take()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 11000 });
  });

  test('a failed statement aborts its transaction', async () => {
    const _id = await aCounter();
    const session = await connection().startSession();
    session.startTransaction();
    await counters().updateOne({ _id }, { $inc: { n: 1 } }, { session });
    await expect(
      counters().updateOne({ _id }, { $push: { n: 1 } } as object, { session }),
    ).rejects.toMatchObject({ code: 2 });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await counters().findOne({ _id })).toMatchObject({ n: 0 });
  });

  test('a commit that is repeated after success is answered ok', async () => {
    const _id = await aCounter();
    const session = await connection().startSession();
    session.startTransaction();
    await counters().updateOne({ _id }, { $inc: { n: 1 } }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    await session.endSession();
    expect(await counters().findOne({ _id })).toMatchObject({ n: 1 });
  });

  test('a cursor inside a transaction pages over its own writes', async () => {
    const mark = randomUUID();
    await transact(async (session) => {
      await counters().insertMany(
        Array.from({ length: 250 }, (_, n) => ({ _id: `${mark}-${n}`, n })),
        { session },
      );
      const found = await counters()
        .find({ _id: { $gt: mark, $lt: `${mark}~` } }, { session, batchSize: 40, sort: { n: 1 } })
        .toArray();
      expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 250 }, (_, n) => n));
    });
    expect(await counters().countDocuments({ _id: { $gt: mark, $lt: `${mark}~` } })).toBe(250);
  });

  test('a conflict that repeating does not cure is told as CONFLICT', async () => {
    const _id = await aCounter();
    const work = transact(async (session) => {
      await counters().findOne({ _id }, { session });
      await counters().updateOne({ _id }, { $inc: { n: 100 } });
      await counters().updateOne({ _id }, { $inc: { n: 1 } }, { session });
    });
    await expect(work).rejects.toMatchObject({ name: 'AppError', code: 'CONFLICT' });
  });
}
