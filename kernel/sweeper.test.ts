import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Logger } from './log.ts';
import { createSweeper } from './sweeper.ts';
import { until } from './testing/until.ts';

const error = jest.fn();
const log = { error } as unknown as Logger;

beforeEach(() => error.mockClear());

describe('a sweeper', () => {
  test('never sweeps twice at once: who asks meanwhile joins', async () => {
    const gate = newGate();
    const work = jest.fn(() => gate.opened);
    const sweeper = createSweeper(work, 3_600_000, 'failed', log);

    const both = Promise.all([sweeper.sweep(), sweeper.sweep()]);
    gate.open();
    await both;
    expect(work).toHaveBeenCalledTimes(1);

    await sweeper.sweep();
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('asked again during a sweep sweeps once more when it is over; asked after its end, never', async () => {
    const gates = [newGate(), newGate()];
    const work = jest.fn(() => gates[work.mock.calls.length - 1]?.opened ?? Promise.resolve());
    const sweeper = createSweeper(work, 3_600_000, 'failed', log);

    sweeper.again();
    sweeper.again();
    sweeper.again();
    expect(work).toHaveBeenCalledTimes(1);
    gates[0]?.open();
    await until('the second sweep', () => work.mock.calls.length === 2);
    gates[1]?.open();
    await sweeper.close();
    sweeper.again();
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('logs a failure and sweeps again at the next interval', async () => {
    const failure = new Error('the store is away');
    let sweeps = 0;
    const again = newGate();
    const work = async () => {
      sweeps += 1;
      if (sweeps === 1) throw failure;
      again.open();
    };
    const sweeper = createSweeper(work, 5, 'The sweep failed', log);

    sweeper.start();
    await again.opened;
    await sweeper.close();
    expect(error.mock.calls).toEqual([[{ err: failure }, 'The sweep failed']]);
  });

  test('closes when the sweep under way is over, and sweeps no more', async () => {
    const gate = newGate();
    const work = jest.fn(() => gate.opened);
    const sweeper = createSweeper(work, 5, 'failed', log);
    sweeper.start();
    while (work.mock.calls.length === 0) await pause(1);

    let isClosed = false;
    const closing = sweeper.close().then(() => {
      isClosed = true;
    });
    await pause(30);
    expect(isClosed).toBe(false);
    gate.open();
    await closing;
    await pause(30);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

function newGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
