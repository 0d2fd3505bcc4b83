import mongoose from 'mongoose';
import { AppError } from '../kernel/errors.ts';
import { isDuplicateKey, translateStoreError } from './transact.ts';

const { MongoBulkWriteError, MongoServerError, MongoNetworkError, MongoServerSelectionError } =
  mongoose.mongo;

const serverError = (code: number, labels: string[] = []) =>
  new MongoServerError({ message: 'x', code, errorLabels: labels });

const inBulk = (error: unknown) => new MongoBulkWriteError(error as never, {} as never);

test.each([
  ['a cut connection', new MongoNetworkError('cut')],
  ['no server', new MongoServerSelectionError('none', {} as never)],
  ['not primary', serverError(10107)],
  ['stepped down', serverError(189)],
  ['shutting down', serverError(91)],
  ['disk full', serverError(14031)],
  ['a cut connection in a bulk write', inBulk(new MongoNetworkError('cut'))],
  [
    'a cut connection in a bulk write of a transaction',
    inBulk(new MongoNetworkError('cut', { errorLabels: ['TransientTransactionError'] } as object)),
  ],
  ['a step-down in a bulk write', inBulk(serverError(189))],
  ['a write concern that was not met', Object.assign(inBulk({}), { err: { code: 64 } })],
])('%s becomes STORAGE_UNAVAILABLE with a retry', (_name, error) => {
  expect(translateStoreError(error)).toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    retryAfter: 1,
    cause: error,
  });
});

test.each([
  ['a write conflict', serverError(112, ['TransientTransactionError'])],
  ['an aborted transaction', serverError(251)],
  ['a write conflict in a bulk write', inBulk(serverError(112, ['TransientTransactionError']))],
])('%s becomes CONFLICT', (_name, error) => {
  expect(translateStoreError(error)).toMatchObject({ code: 'CONFLICT', cause: error });
});

test.each([
  ['an error of the domain', new AppError('NOT_FOUND', 'No such thing.')],
  ['a duplicate key', serverError(11000)],
  ['a programming error', new TypeError('x is not a function')],
  ['something that is no error', 'text'],
  ['an error of something else with such a code', Object.assign(new Error('x'), { code: 112 })],
])('%s stays as it is', (_name, error) => {
  expect(translateStoreError(error)).toBe(error);
});

test('tells duplicate keys, also those hidden in a bulk write', () => {
  expect(isDuplicateKey(serverError(11000))).toBe(true);
  expect(isDuplicateKey(serverError(112))).toBe(false);
  expect(isDuplicateKey({ code: 11000 })).toBe(false);
  const bulk = Object.assign(serverError(11000), {
    writeErrors: [{ err: { keyPattern: { did: 1 }, keyValue: { did: 'a' } } }],
  });
  expect(isDuplicateKey(bulk) && bulk.keyPattern).toEqual({ did: 1 });
});
