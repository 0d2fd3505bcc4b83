import { createBackOff } from './back-off.ts';

describe('back-off', () => {
  let at = 0;
  const now = () => new Date(at);
  const failing = async () => ({ succeeded: false });
  const succeeding = async () => ({ succeeded: true });

  test('makes a key wait 1, 2, 4 … at most 60 seconds, and never longer', async () => {
    const backOff = createBackOff({ now });
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
    const backOff = createBackOff({ now });
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
    const backOff = createBackOff({ now });
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
    const backOff = createBackOff({ now });
    await backOff.attempt('a', failing);

    expect(await backOff.attempt('b', succeeding)).toEqual({ succeeded: true });
  });

  test('lets many at once learn no more than one wrong guess', async () => {
    const backOff = createBackOff({ now });
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
    const backOff = createBackOff({ now });
    await expect(
      backOff.attempt('a', async () => {
        throw new Error('store');
      }),
    ).rejects.toThrow('store');

    expect(await Promise.all([1, 2, 3].map(() => backOff.attempt('a', succeeding)))).toHaveLength(3);
  });
});
