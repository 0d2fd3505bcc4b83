import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { Schema } from 'mongoose';
import { MOST_COUNTED } from '../kernel/paging.ts';
import { createWork, workingFor } from '../kernel/work.ts';
import { countUpTo } from './bounded-count.ts';
import { connectStore } from './connect.ts';

test('counts to 10,000, and says when there are more', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bounded-'));
  const store = await connectStore({ dataDir });
  const schema = new Schema<{ kind: string }>({ kind: String }, { versionKey: false });
  const Rows = store.connection('counted').model<{ kind: string }>('Row', schema, 'rows');
  await Rows.collection.insertMany(
    Array.from({ length: MOST_COUNTED + 1 }, (_, n) => ({ kind: n < 3 ? 'few' : n === 3 ? 'one' : 'many' })),
  );
  expect(await countUpTo(Rows, {})).toEqual({ total: MOST_COUNTED, totalIsLowerBound: true });
  await Rows.deleteOne({ kind: 'one' });
  expect(await countUpTo(Rows, {})).toEqual({ total: MOST_COUNTED, totalIsLowerBound: false });
  expect(await countUpTo(Rows, { kind: 'few' })).toEqual({ total: 3, totalIsLowerBound: false });
  // A document that only reads counts once for all its pages, and what differs in its conditions by itself.
  const few = { kind: 'few' };
  const totals = await workingFor(createWork(60_000), async () => [
    await countUpTo(Rows, few),
    await Rows.deleteOne(few).then(() => countUpTo(Rows, { ...few })),
    await countUpTo(Rows, { kind: /^few$/ }),
    await countUpTo(Rows, { kind: /^fewer$/ }),
  ]);
  expect(totals.map(({ total }) => total)).toEqual([3, 3, 2, 0]);
  expect(await countUpTo(Rows, few)).toMatchObject({ total: 2 });
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('every list that may grow without end says whether its total is the whole of it', () => {
  // A handful by their own rules, or counted without reading them.
  const short = [
    ...['ApiKey', 'AttestationRow', 'AuditHeads', 'Evidence'],
    ...['SystemConfig', 'SystemConfigChange', 'VerifierApiKey'],
  ];
  const sdl = readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8');
  const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true });
  const silent = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && type.getFields()['totalCount'] && !type.getFields()['totalIsLowerBound']
      ? type.name.replace(/Connection$/, '')
      : [],
  );
  expect(silent.sort()).toEqual(short);
});
