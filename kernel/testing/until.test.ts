import { until } from './until.ts';

test('a wait ends when what it waits for has come', async () => {
  let looks = 0;
  await until('the third look', async () => {
    looks += 1;
    return looks === 3;
  });
  expect(looks).toBe(3);
});

test('a wait that is in vain says for what', async () => {
  await expect(until('the sun', () => false, 60)).rejects.toThrow('Still waiting for the sun after 60 ms');
});
