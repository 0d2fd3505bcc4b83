import { createWork, payReply, startMeter, workingFor, workingForAll } from './work.ts';

test('goes on within its budget and is refused beyond it', () => {
  const work = createWork(10);
  work.spend(10);
  expect(work.refusal).toBeUndefined();
  work.spend(0.1);
  expect(work.refusal).toMatchObject({ code: 'OPERATION_TOO_COMPLEX' });
});

test('ends when nobody waits any more', () => {
  const controller = new AbortController();
  const work = createWork(10, controller.signal);
  expect(work.refusal).toBeUndefined();
  controller.abort();
  expect(work.refusal).toMatchObject({ code: 'BAD_REQUEST' });
});

test('a meter counts for the work at hand, across pauses, and for nobody where others wait, too', async () => {
  const work = createWork(0);
  const busy = () => {
    const until = process.cpuUsage().user + 2000;
    while (process.cpuUsage().user < until) Math.sqrt(until);
  };
  const meters = await workingFor(work, async () => {
    await Promise.resolve();
    return { own: startMeter(), shared: workingForAll(startMeter) };
  });
  expect([meters.shared, startMeter()]).toEqual([undefined, undefined]);
  expect(work.refusal).toBeUndefined();
  busy();
  meters.own?.restart();
  expect(work.refusal).toBeUndefined();
  busy();
  expect(meters.own?.pay()).toMatchObject({ code: 'OPERATION_TOO_COMPLEX' });
});

test('every reply of the store counts for the work at hand, a long one for more', () => {
  const spentBy = (act: () => void): boolean => {
    const work = createWork(1);
    workingFor(work, act);
    return work.refusal !== undefined;
  };
  expect(spentBy(() => payReply(100))).toBe(false);
  expect(spentBy(() => Array.from({ length: 10 }, () => payReply(100)))).toBe(true);
  expect(spentBy(() => payReply(1_000_000))).toBe(true);
  expect(spentBy(() => workingForAll(() => payReply(1_000_000)))).toBe(false);
});
