import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Operation, type Outcome, openHistory, readHistory } from './history.ts';
import { checkCounter, checkRegister, checkSet, checkSingleUse } from './history-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const op = (key: string, outcome: Outcome, more: Partial<Operation> = {}): Operation => ({
  name: 'add',
  key,
  input: undefined,
  output: undefined,
  outcome,
  from: 0,
  to: outcome === 'unknown' ? Number.POSITIVE_INFINITY : 1,
  ...more,
});

test('a history is read as it was written, also when its last line is torn', () => {
  const file = join(folder, 'a.jsonl');
  let clock = 0;
  const history = openHistory(file, () => ++clock);
  const first = history.invoke('add', 'a', { n: 1 });
  history.invoke('add', 'b');
  first('ok', 'made');
  history.invoke('add', 'c')('unknown');
  history.close();
  appendFileSync(file, '{"type":"ok","op":2');
  expect(
    readHistory(file).map(({ key, outcome, output, from, to }) => [key, outcome, output, from, to]),
  ).toEqual([
    ['a', 'ok', 'made', 1, 3],
    ['b', 'unknown', undefined, 2, Number.POSITIVE_INFINITY],
    ['c', 'unknown', undefined, 4, Number.POSITIVE_INFINITY],
  ]);
});

test.each([
  ['all is well', ['a', 'c'], []],
  ['an unknown one may be absent', ['a'], []],
  ['lost', ['c'], [/a was acknowledged and is lost/]],
  ['undead', ['a', 'b'], [/b failed and is present/]],
  ['from nowhere', ['a', 'x'], [/x is present and nobody/]],
])('set: %s', (_name, present, findings) => {
  const found = checkSet([op('a', 'ok'), op('b', 'fail'), op('c', 'unknown')], new Set(present));
  expect(found).toEqual(findings.map((finding) => expect.stringMatching(finding)));
});

test('set: a key that failed once and then was acknowledged must be present', () => {
  const retried = [op('a', 'fail'), op('a', 'ok')];
  expect(checkSet(retried, new Set(['a']))).toEqual([]);
  expect(checkSet(retried, new Set())).toHaveLength(1);
});

test.each([
  [1, 1],
  [2, 0],
  [3, 0],
  [4, 1],
])('counter: %i of 2 sure and 1 unknown gives %i findings', (value, count) => {
  const operations = [op('n', 'ok'), op('n', 'ok'), op('n', 'unknown'), op('n', 'fail')];
  expect(checkCounter(operations, value)).toHaveLength(count);
});

test('single use: a second acknowledged use is found', () => {
  expect(checkSingleUse([op('a', 'ok'), op('a', 'fail'), op('a', 'unknown'), op('b', 'ok')])).toEqual([]);
  expect(checkSingleUse([op('a', 'ok'), op('a', 'ok')])).toEqual(['a was used 2 times']);
});

describe('register', () => {
  const write = (input: unknown, from: number, to: number, outcome: Outcome = 'ok') =>
    op('k', outcome, {
      name: 'write',
      input,
      from,
      to: outcome === 'unknown' ? Number.POSITIVE_INFINITY : to,
    });
  const read = (output: unknown, from: number, to: number) =>
    op('k', 'ok', { name: 'read', output, from, to });

  const cases: [string, Operation[], boolean][] = [
    ['nothing was written', [read(null, 0, 1)], true],
    ['a read sees the write before it', [write(1, 0, 1), read(1, 2, 3)], true],
    ['a stale read', [write(1, 0, 1), write(2, 2, 3), read(1, 4, 5)], false],
    [
      'a read beside a write sees either',
      [write(1, 0, 1), write(2, 2, 9), read(1, 3, 4), read(2, 5, 6)],
      true,
    ],
    ['no way back', [write(1, 0, 1), write(2, 2, 9), read(2, 3, 4), read(1, 5, 6)], false],
    ['an unknown write may have happened', [write(1, 0, 0, 'unknown'), read(1, 2, 3)], true],
    ['an unknown write may happen later', [write(1, 0, 0, 'unknown'), read(null, 2, 3), read(1, 4, 5)], true],
    [
      'an unknown write happens once',
      [write(1, 0, 0, 'unknown'), read(1, 2, 3), write(2, 4, 5), read(1, 6, 7)],
      false,
    ],
    ['a failed write is not read', [write(1, 0, 1, 'fail'), read(1, 2, 3)], false],
    ['a value from nowhere', [write(1, 0, 1), read(7, 2, 3)], false],
  ];
  test.each(cases)('%s', (_name, operations, fits) => {
    expect(checkRegister(operations)).toHaveLength(fits ? 0 : 1);
  });

  test('keys are apart, and twelve operations at once are searched in time', () => {
    const busy = Array.from({ length: 11 }, (_, i) => write(i, 0, 100));
    expect(checkRegister([...busy, read('x', 0, 100), { ...write(1, 0, 1), key: 'other' }])).toHaveLength(1);
    expect(() => checkRegister([...busy, ...busy])).toThrow(/at most 12/);
  });
});
