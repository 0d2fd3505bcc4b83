import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import type { Store } from '../connect.ts';
import { concurrencyScenarios } from './concurrency.ts';
import { operatorRules } from './operator-rules.ts';
import { aggregationProbes, queryProbes, updateProbes } from './probes.ts';
import { mongoRefusals, strictRefusals } from './refusals.ts';
import { modelScenarios } from './scenarios.ts';
import { valueScenarios } from './values.ts';

/** What every kind of store must do alike; `open` connects to a fresh one or to a shared deployment. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    const domain = `suite_${randomUUID().slice(0, 8)}`;
    let store: Store;
    let connection: mongoose.Connection;

    beforeAll(async () => {
      store = await open();
      connection = store.connection(domain);
    });
    afterAll(async () => {
      await connection?.dropDatabase();
      await store?.close();
    });

    test('answers a ping and gives one connection per domain', async () => {
      await store.ping();
      expect(store.connection(domain)).toBe(connection);
      expect(connection.name).toBe(`testamur_${domain}`);
    });

    describe.each([
      ['queries', queryProbes],
      ['updates', updateProbes],
      ['aggregations', aggregationProbes],
      [
        'operators',
        operatorRules.map(({ operator, rule, probe }) => ({ name: `${operator}: ${rule}`, ...probe })),
      ],
    ])('%s as MongoDB answers them', (group, probes) => {
      test.each(probes.map((probe, i) => [probe.name, probe, i] as const))('%s', async (_name, probe, i) => {
        const collection = connection.collection(`${group}_${i}`);
        if (probe.docs.length > 0) await collection.insertMany(probe.docs.map((doc) => ({ ...doc })));
        expect(await probe.ask(collection)).toEqual(probe.answer);
      });
    });

    describe('refusals with the codes of MongoDB', () => {
      test.each(
        [...mongoRefusals, ...strictRefusals].map((refusal, i) => [refusal.name, refusal, i] as const),
      )('%s', async (_name, refusal, i) => {
        const collection = connection.collection(`refusals_${i}`);
        await collection.insertOne({ _id: 1, a: 'x', n: 1, l: [1] } as object);
        await expect(refusal.ask(collection)).rejects.toMatchObject({ code: refusal.code });
        // A refused statement leaves the document as it was.
        expect(await collection.findOne({ _id: 1 } as object)).toEqual({ _id: 1, a: 'x', n: 1, l: [1] });
      });
    });

    describe('values', () => {
      valueScenarios(() => connection);
    });

    describe('models', () => {
      modelScenarios(() => connection);
    });

    describe('concurrency and transactions', () => {
      concurrencyScenarios(() => connection);
    });
  });
}
