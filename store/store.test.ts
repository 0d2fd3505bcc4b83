import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectStore, type Store } from './connect.ts';
import { accumulators } from './embedded/expressions/accumulators.ts';
import { EXPRESSIONS } from './embedded/expressions/compile.ts';
import { WINDOW_FUNCTIONS } from './embedded/stages/window.ts';
import { STAGES } from './embedded/stages.ts';
import { expressionRules } from './testing/expression-rules.ts';
import { pipelineRules } from './testing/pipeline-rules.ts';
import { unsupportedHere } from './testing/refusals.ts';
import { describeStore } from './testing/suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const logged: string[] = [];
const open = () =>
  connectStore({
    dataDir: folder,
    log: (message, fields) => logged.push(`${message} ${JSON.stringify(fields)}`),
  });

let holder: Store;
beforeAll(async () => {
  holder = await open();
});
afterAll(async () => {
  await holder.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the first process of a folder holds the store in process and logs nothing', () => {
  expect(holder.description).toBe(`embedded store in ${join(folder, 'store')}`);
  expect(logged).toEqual([]);
});

// The holder's own connection needs no socket; a second one in the same folder uses it.
describeStore('the embedded store in process', async () => ({ ...holder, close: async () => undefined }));
describeStore('the embedded store over its socket', open);

describe('what MongoDB has and the embedded store has not is refused with 115', () => {
  test.each(unsupportedHere.map(([name, ask], i) => [name, ask, i] as const))('%s', async (_name, ask, i) => {
    const collection = holder.connection('unsupported').collection(`c${i}`);
    await collection.insertOne({ a: 'x', n: 1 });
    await expect(ask(collection)).rejects.toMatchObject({
      code: 115,
      message: expect.stringContaining('MONGODB_URI'),
    });
  });
});

test('every expression, stage and accumulator that is served has a rule that proves it', () => {
  const namesIn = (value: unknown): string[] =>
    value === null || typeof value !== 'object'
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
  const unproved = (served: readonly string[], proofs: readonly unknown[]) => {
    const proved = new Set(namesIn(proofs));
    return served.filter((name) => !proved.has(name));
  };
  const answered = pipelineRules.filter((rule) => rule.gives !== undefined).map((rule) => rule.pipeline('x'));
  const evaluated = expressionRules.filter((rule) => rule.refused === undefined);
  expect(
    unproved(
      Object.keys(EXPRESSIONS),
      evaluated.map((rule) => rule.expression),
    ),
  ).toEqual([]);
  expect(
    unproved([...Object.keys(STAGES), ...Object.keys(accumulators), ...WINDOW_FUNCTIONS], answered),
  ).toEqual([]);
});

test('the page about aggregations lists what is served', () => {
  const page = readFileSync(new URL('../docs/aggregations.md', import.meta.url), 'utf8');
  const listed = (title: string): string[] => {
    const line = page.split('\n').find((one) => one.startsWith(`**${title}`)) ?? '';
    return [...(line.split('. ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  };
  expect(listed('Stages')).toEqual(Object.keys(STAGES).sort());
  expect(listed('Accumulators')).toEqual(Object.keys(accumulators).sort());
  expect(listed('Window functions')).toEqual([...WINDOW_FUNCTIONS].sort());
  expect(listed('Expressions')).toEqual(Object.keys(EXPRESSIONS).sort());
});

// Where a real deployment is, the same suite runs against it.
const uri = process.env.TEST_MONGODB_URI;
if (uri) describeStore('a MongoDB deployment', () => connectStore({ mongodbUri: uri, dataDir: folder }));
