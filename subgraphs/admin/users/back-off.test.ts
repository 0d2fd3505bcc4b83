import { type AttemptStore, type Attempts, createBackOff } from './back-off.ts';

/** Remembers like the store does: who swaps what was changed meanwhile is second. */
function inMemory(): AttemptStore {
  const rows = new Map<string, Attempts>();
  return {
    read: async (key) => rows.get(key),
    async swap(key, before, next) {
      if (rows.get(key) !== before) return false;
      rows.set(key, next);
      return true;
    },
    forget: async (key) => void rows.delete(key),
  };
}

describe('back-off', () => {
  let at = 0;
  const now = () => new Date(at);
  const failing = async () => ({ succeeded: false });
  const succeeding = async () => ({ succeeded: true });

  test('makes a key wait 1, 2, 4 … at most 60 seconds, and never longer', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      expect(await backOff.attempt('a', failing)).toEqual({ succeeded: false });
      at += seconds * 1000 - 1;
      await expect(backOff.attempt('a', succeeding)).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: 1,
      });
      at += 1;
    }
    expect(await backOff.attempt('a', succeeding)).toEqual({ succeeded: true });
  });

  test('says how long to wait', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    for (const seconds of [1, 2]) {
      await backOff.attempt('a', failing);
      at += seconds * 1000;
    }
    await backOff.attempt('a', failing);

    await expect(backOff.attempt('a', failing)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 4,
    });
  });

  test('forgets after a success, and after a quarter of an hour', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    const failTwice = async () => {
      await backOff.attempt('a', failing);
      at += 1000;
      await backOff.attempt('a', failing);
      at += 2000;
    };
    await failTwice();
    await backOff.attempt('a', succeeding);
    await failTwice();
    at += 15 * 60 * 1000;
    await backOff.attempt('a', failing);
    at += 1000;

    expect(await backOff.attempt('a', succeeding)).toEqual({ succeeded: true });
  });

  test('keeps other keys out of it', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    await backOff.attempt('a', failing);

    expect(await backOff.attempt('b', succeeding)).toEqual({ succeeded: true });
  });

  test('lets many at once learn no more than one wrong guess', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    let tried = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        backOff.attempt('a', async () => {
          tried += 1;
          return { succeeded: false };
        }),
      ),
    );

    expect(tried).toBe(1);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(49);
  });

  test('lets several right ones at once pass, and goes on after a fault', async () => {
    const backOff = createBackOff({ attempts: inMemory(), now });
    await expect(
      backOff.attempt('a', async () => {
        throw new Error('store');
      }),
    ).rejects.toThrow('store');

    expect(await Promise.all([1, 2, 3].map(() => backOff.attempt('a', succeeding)))).toHaveLength(3);
  });

  test('counts before it judges: two processes at once learn no more than one wrong guess', async () => {
    const attempts = inMemory();
    let tried = 0;
    const guess = async () => {
      tried += 1;
      return { succeeded: false };
    };
    const processes = Array.from({ length: 6 }, () => createBackOff({ attempts, now }));
    const results = await Promise.allSettled(processes.map((backOff) => backOff.attempt('a', guess)));

    expect(tried).toBe(1);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  });
});
