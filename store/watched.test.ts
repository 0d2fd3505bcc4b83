import { setTimeout as delay } from 'node:timers/promises';
import { watched } from './watched.ts';

/** A record whose versions the store has one after the other, and how often it was looked at. */
function aRecord(versions: readonly (number | undefined)[]) {
  let looks = 0;
  return {
    get looks() {
      return looks;
    },
    changes: watched({
      first: { rowVersion: 1 },
      async look() {
        const rowVersion = versions[Math.min(looks, versions.length - 1)];
        looks += 1;
        return rowVersion === undefined ? undefined : { rowVersion };
      },
      isOver: ({ rowVersion }) => rowVersion === 9,
    }),
  };
}

const read = async (changes: AsyncIterable<{ rowVersion: number }>) => {
  const seen: number[] = [];
  for await (const { rowVersion } of changes) seen.push(rowVersion);
  return seen;
};

test.each<[string, readonly (number | undefined)[], number[]]>([
  ['each change once, until it is over', [1, 2, 2, 9], [1, 2, 9]],
  ['until it is gone', [2, undefined], [1, 2]],
])('tells %s', async (_name, versions, seen) => {
  expect(await read(aRecord(versions).changes)).toEqual(seen);
});

test('ends at once when its reader leaves, and looks no more', async () => {
  const record = aRecord([1]);
  await record.changes.next();
  const pending = record.changes.next();
  expect(await record.changes.return?.()).toEqual({ done: true, value: undefined });
  expect(await pending).toEqual({ done: true, value: undefined });
  const { looks } = record;
  await delay(1200);
  expect(record.looks).toBe(looks);
});

test('a failure to look reaches the reader', async () => {
  const changes = watched({
    first: { rowVersion: 1 },
    look: () => Promise.reject(new Error('away')),
    isOver: () => false,
  });
  await expect(read(changes)).rejects.toThrow('away');
});
