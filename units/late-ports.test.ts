import { latePorts } from './late-ports.ts';

interface Ports {
  readonly clock: { now(): number; readonly zone: string };
}

test('a function of a port that was taken before its domain was open reaches it afterwards', () => {
  let open: Ports | undefined;
  const { clock } = latePorts<Ports>(() => open);
  const { now } = clock;
  expect(() => now()).toThrow('clock.now was called before its domain was open.');
  open = { clock: { now: () => 7, zone: 'UTC' } };
  expect(now()).toBe(7);
  expect(clock.now()).toBe(7);
  expect(clock.zone).toBe('UTC');
});

test('a port is no promise, open or not', async () => {
  const { clock } = latePorts<Ports>(() => undefined);
  await expect(Promise.resolve(clock)).resolves.toBe(clock);
});
