import { createLineRing, type LineReader, type LineRing } from './line-ring.ts';

const aRing = (maxBytes = 1_000_000) => createLineRing({ maxBytes });

function write(ring: LineRing, from: number, to: number, service = 'a'): void {
  for (let n = from; n <= to; n += 1)
    ring.push({ service, stream: 'stdout', timestamp: new Date(0), line: `${service}${n}` });
}

// A reader that was asked in vain gives its answer later.
const asked = new WeakMap<LineReader, ReturnType<LineReader['next']>>();

/** What is there to read without waiting, in short. */
async function read(reader: LineReader, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const all: string[] = [];
  while (all.length < most) {
    const next = asked.get(reader) ?? reader.next();
    asked.set(reader, next);
    const step = await Promise.race([
      next,
      new Promise<undefined>((go) => setImmediate(() => go(undefined))),
    ]);
    if (!step) break;
    asked.delete(reader);
    if (step.done) break;
    const { value } = step;
    all.push(
      value.event === 'LOG' ? value.line : value.event === 'DROPPED' ? `-${value.count}` : value.event,
    );
  }
  return all;
}

const lastId = async (reader: LineReader) => {
  const { value } = await reader.next();
  return value?.event === 'LOG' ? value.id : undefined;
};

test.each([
  ['the last lines, then what comes', { tail: 2 }, ['a3', 'b9', 'a4']],
  ['none of before', { tail: 0 }, ['a4']],
  ['more than there are', { tail: 1000 }, ['a1', 'a2', 'a3', 'b9', 'a4']],
  ['of one service', { tail: 2, services: new Set(['a']) }, ['a2', 'a3', 'a4']],
  ['of a service that is quiet', { tail: 2, services: new Set(['c']) }, []],
])('a reader is given %s', async (_what, wanted, expected) => {
  const ring = aRing();
  write(ring, 1, 3);
  write(ring, 9, 9, 'b');
  const reader = ring.read(wanted);
  write(ring, 4, 4);
  expect(await read(reader)).toEqual(expected);
});

test('a reader that waits is given the next line, and an end', async () => {
  const ring = aRing();
  const reader = ring.read({ tail: 0 });
  const next = reader.next();
  write(ring, 1, 1);
  expect((await next).value).toMatchObject({ line: 'a1' });
  const [waiting, leaving] = [reader.next(), ring.read({ tail: 0 })];
  await leaving.return();
  expect((await leaving.next()).done).toBe(true);
  ring.end();
  expect((await waiting).done).toBe(true);
});

describe('a reader that is too slow', () => {
  test('is told how many lines it has lost, each counted once', async () => {
    const ring = aRing(20 * 103);
    const reader = ring.read({ tail: 0 });
    write(ring, 1, 5);
    expect(await read(reader, 3)).toEqual(['a1', 'a2', 'a3']);
    write(ring, 6, 1000);
    const rest = await read(reader);
    expect(rest[0]).toMatch(/^-\d+$/);
    expect(rest.at(-1)).toBe('a1000');
    expect(-Number(rest[0]) + rest.length - 1).toBe(1000 - 3);
    write(ring, 1001, 1001);
    expect(await read(reader)).toEqual(['a1001']);
  });

  test('is not told of lines that it did not ask for', async () => {
    const ring = aRing(20 * 103);
    write(ring, 1, 1, 'b');
    const [both, onlyB] = [ring.read({ tail: 5 }), ring.read({ tail: 0, services: new Set(['b']) })];
    write(ring, 1, 500);
    expect(await read(onlyB)).toEqual([]);
    write(ring, 2, 4, 'b');
    write(ring, 501, 600);
    write(ring, 5, 5, 'b');
    // It was waiting when b2 came.
    expect(await read(onlyB)).toEqual(['b2', '-2', 'b5']);
    const all = await read(both);
    expect(-Number(all[0]) + all.length - 1).toBe(605);
  });

  test('costs others nothing: each has its own place', async () => {
    const ring = aRing(20 * 103);
    const slow = Array.from({ length: 100 }, () => ring.read({ tail: 0 }));
    const fast = ring.read({ tail: 0 });
    const seen: string[] = [];
    for (let n = 1; n <= 500; n += 1) {
      write(ring, n, n);
      seen.push(...(await read(fast, 1)));
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, n) => `a${n + 1}`));
    for (const reader of slow) expect((await read(reader, 1))[0]).toMatch(/^-4\d\d$/);
  });

  test('holds at most so many bytes, and one line however long it is', async () => {
    const ring = aRing(1000);
    const reader = ring.read({ tail: 0 });
    write(ring, 1, 100);
    expect(reader.backlog).toBeLessThanOrEqual(1000);
    ring.push({ service: 'a', stream: 'stdout', timestamp: new Date(0), line: 'x'.repeat(5000) });
    expect(await read(reader)).toEqual(['-100', 'x'.repeat(5000)]);
    expect(reader.backlog).toBe(0);
  });
});

describe('a reader that comes back with the id of its last line', () => {
  test.each([0, 1, 4])('goes on behind it, without gap or repetition (%i lines later)', async (later) => {
    const ring = aRing();
    write(ring, 1, 5);
    const id = await lastId(ring.read({ tail: 5 }));
    write(ring, 6, 5 + later);
    expect(await read(ring.read({ tail: 100, after: id }))).toEqual(
      Array.from({ length: 4 + later }, (_, n) => `a${n + 2}`),
    );
  });

  test('is told of a gap when what came behind it is gone, and given all that is left', async () => {
    const ring = aRing(5 * 103);
    write(ring, 1, 1);
    const id = await lastId(ring.read({ tail: 1 }));
    write(ring, 2, 50);
    const [first, ...rest] = await read(ring.read({ tail: 1, after: id }));
    expect(first).toBe('GAP');
    expect(rest.length).toBeGreaterThan(2);
    expect(rest.at(-1)).toBe('a50');
  });

  test.each(['of another ring', 'nonsense', 'deadbeef-1', 'of a line to come'])(
    'is told of a gap for an id %s, and given the tail',
    async (which) => {
      const ring = aRing();
      write(ring, 1, 9);
      const other = aRing();
      write(other, 1, 1);
      const own = (await lastId(ring.read({ tail: 1 }))) ?? '';
      const id =
        which === 'of another ring'
          ? await lastId(other.read({ tail: 1 }))
          : which === 'of a line to come'
            ? own.replace(/\d+$/, '99')
            : which;
      expect(await read(ring.read({ tail: 2, after: id }))).toEqual(['GAP', 'a8', 'a9']);
    },
  );
});

test('what everybody is told stands in its place between the lines', async () => {
  const ring = aRing();
  const reader = ring.read({ tail: 0, services: new Set(['b']) });
  write(ring, 1, 1, 'b');
  ring.tell({ event: 'INTERRUPTED', reason: 'x' });
  write(ring, 2, 2, 'b');
  expect(await read(reader)).toEqual(['b1', 'INTERRUPTED', 'b2']);
});
