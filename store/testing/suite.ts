import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Store } from '../connect.ts';
import { concurrencyScenarios } from './concurrency.ts';
import { expressionRules } from './expression-rules.ts';
import { operatorRules } from './operator-rules.ts';
import { pipelineRules, updatePipelineRules } from './pipeline-rules.ts';
import { aggregationProbes, projectionProbes, queryProbes, updateProbes } from './probes.ts';
import { mongoRefusals, strictRefusals } from './refusals.ts';
import { type Doc, SUBJECT } from './rules.ts';
import { modelScenarios } from './scenarios.ts';
import { valueScenarios } from './values.ts';

/** Documents as text that tells their BSON types. */
const typed = (documents: readonly Doc[]): string =>
  mongoose.mongo.BSON.EJSON.stringify(documents, { relaxed: false });

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
      ['projections', projectionProbes],
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

    describe('expressions as the manual of MongoDB has them', () => {
      const evaluated = (expression: unknown, options: Doc = {}): Promise<Doc[]> =>
        connection
          .collection('subject')
          .aggregate<Doc>([{ $replaceWith: { value: expression } }], options)
          .toArray();
      beforeAll(async () => {
        await connection.collection<{ _id: number }>('subject').insertOne({ ...SUBJECT });
      });
      test.each(expressionRules.map((rule) => [rule.cites, rule] as const))('%s', async (_cites, rule) => {
        if (rule.refused !== undefined) {
          await expect(evaluated(rule.expression)).rejects.toMatchObject({ code: rule.refused });
          return;
        }
        const expected = rule.gives === undefined ? {} : { value: rule.gives };
        expect(typed(await evaluated(rule.expression, { promoteValues: false }))).toBe(typed([expected]));
      });
    });

    describe('pipelines as the manual of MongoDB has them', () => {
      const filled = async (name: string, docs: readonly Doc[]) => {
        const collection = connection.collection<Doc & { _id: number }>(name);
        await collection.insertMany(docs.map((doc) => ({ _id: 0, ...doc })));
        return collection;
      };
      test.each(pipelineRules.map((rule, i) => [rule.cites, rule, i] as const))(
        '%s',
        async (_cites, rule, i) => {
          const collection = await filled(`pipelines_${i}`, rule.docs);
          const stages = rule.pipeline(collection.collectionName);
          if (rule.refused !== undefined) {
            await expect(collection.aggregate(stages).toArray()).rejects.toMatchObject({
              code: rule.refused,
            });
            return;
          }
          const found = await collection.aggregate<Doc>(stages, { promoteValues: false }).toArray();
          expect(typed(found)).toBe(typed(rule.gives ?? []));
        },
      );
      test.each(updatePipelineRules.map((rule, i) => [rule.cites, rule, i] as const))(
        'in an update: %s',
        async (_cites, rule, i) => {
          const collection = await filled(`changes_${i}`, rule.docs);
          await collection.updateMany({}, rule.pipeline(collection.collectionName));
          const found = await collection.find({}, { promoteValues: false }).toArray();
          expect(typed(found)).toBe(typed(rule.gives ?? []));
        },
      );
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
