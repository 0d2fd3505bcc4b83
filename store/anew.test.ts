import mongoose from 'mongoose';
import { AppError } from '../kernel/errors.ts';
import { anewAfterRaces } from './anew.ts';

const conflict = () => new AppError('CONFLICT', 'Somebody changed it; read it again.');
const duplicate = () =>
  new mongoose.mongo.MongoServerError({
    message: 'E11000 duplicate key error collection: a.b index: email_1 dup key: { email: "canary@a.edu" }',
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'canary@a.edu' },
  });

/** Work that loses the first races, and what it was told each time. */
function losing(losses: readonly unknown[]) {
  const told: unknown[] = [];
  const work = async (lostTo?: unknown) => {
    told.push(lostTo);
    if (told.length <= losses.length) throw losses[told.length - 1];
    return 'done';
  };
  return { work, told };
}

test('work that meets nobody is done once', async () => {
  const { work, told } = losing([]);
  expect(await anewAfterRaces(work)).toBe('done');
  expect(told).toEqual([undefined]);
});

test('work that lost is done anew, and told what it lost to', async () => {
  const losses = [conflict(), duplicate(), conflict()];
  const { work, told } = losing(losses);
  expect(await anewAfterRaces(work)).toBe('done');
  expect(told).toEqual([undefined, ...losses]);
});

test('the twelfth time may succeed', async () => {
  const { work, told } = losing(Array.from({ length: 11 }, conflict));
  expect(await anewAfterRaces(work)).toBe('done');
  expect(told).toHaveLength(12);
});

test('whoever loses twelve times is told the refusal of the last', async () => {
  const losses = Array.from({ length: 12 }, conflict);
  const { work, told } = losing(losses);
  expect(await anewAfterRaces(work).catch((error: unknown) => error)).toBe(losses[11]);
  expect(told).toHaveLength(12);
});

test('a duplicate key never leaves as it is', async () => {
  const losses = Array.from({ length: 12 }, duplicate);
  const error = await anewAfterRaces(losing(losses).work).catch((reason: unknown) => reason);

  expect(error).toMatchObject({ name: 'AppError', code: 'CONFLICT', cause: losses[11] });
  expect((error as Error).message).toBe(
    'Others are changing the same records. Nothing was changed; try again in a moment.',
  );
});

test.each([
  ['a refusal', new AppError('NOT_FOUND', 'It is gone.')],
  ['a store that is away', new AppError('STORAGE_UNAVAILABLE', 'Try again shortly.')],
  ['a bug', new TypeError('x is not a function')],
])('%s is no race', async (_name, error) => {
  const { work, told } = losing([error]);
  await expect(anewAfterRaces(work)).rejects.toBe(error);
  expect(told).toHaveLength(1);
});

test('the caller may say what a race is, also after a look at the store', async () => {
  const other = duplicate();
  const { work, told } = losing([conflict(), other]);
  const isRace = async (error: unknown) => error !== other;

  await expect(anewAfterRaces(work, isRace)).rejects.toBe(other);
  expect(told).toHaveLength(2);
});
