import { status } from '@grpc/grpc-js';
import {
  AppError,
  ERRORS,
  type ErrorCode,
  invalid,
  isAppError,
  isErrorCode,
  isWithoutEffect,
  toAppError,
} from './errors.ts';

const rows = Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][];

describe('the error table', () => {
  test.each(rows)('%s has an HTTP status of a refusal, a gRPC status and a sentence', (code, row) => {
    expect(code).toMatch(/^[A-Z][A-Z_]+$/);
    expect(row.http).toBeGreaterThanOrEqual(400);
    expect(row.http).toBeLessThan(600);
    expect(status[row.grpc]).toEqual(expect.any(String));
    expect(row.grpc).not.toBe(status.OK);
    expect(row.when).toMatch(/\.$/);
  });

  test.each([
    ['VALIDATION_FAILED', 400, 'INVALID_ARGUMENT'],
    ['TOKEN_INVALID', 401, 'UNAUTHENTICATED'],
    ['SCOPE_MISSING', 403, 'PERMISSION_DENIED'],
    ['NOT_FOUND', 404, 'NOT_FOUND'],
    ['DUPLICATE', 409, 'ALREADY_EXISTS'],
    ['IDEMPOTENCY_IN_PROGRESS', 409, 'ABORTED'],
    ['ROW_VERSION_MISMATCH', 412, 'ABORTED'],
    ['IDEMPOTENCY_MISMATCH', 422, 'FAILED_PRECONDITION'],
    ['RATE_LIMITED', 429, 'RESOURCE_EXHAUSTED'],
    ['STORAGE_UNAVAILABLE', 503, 'INTERNAL'],
    ['UPSTREAM_TIMEOUT', 504, 'DEADLINE_EXCEEDED'],
  ] as const)('%s is HTTP %i and gRPC %s', (code, http, grpc) => {
    expect(ERRORS[code]).toMatchObject({ http, grpc: status[grpc] });
  });

  test('a fault of the platform is a 5xx, a refusal of the caller a 4xx', () => {
    const platform = new Set<number>([status.INTERNAL, status.UNAVAILABLE, status.DEADLINE_EXCEEDED]);
    for (const [, row] of rows) expect(row.http >= 500).toBe(platform.has(row.grpc));
  });
});

test.each(['constructor', '__proto__', 'toString', '', 'not_found', undefined, null, 404, {}])(
  '%p is not an error code',
  (word) => expect(isErrorCode(word)).toBe(false),
);

describe('an AppError', () => {
  test('is told by its code, also when another copy of the module made it', () => {
    const foreign = Object.assign(new Error('x'), { name: 'AppError', code: 'NOT_FOUND' });
    expect(isAppError(foreign)).toBe(true);
    expect(isAppError(new AppError('NOT_FOUND', 'x'))).toBe(true);
  });

  test.each([
    ['an error that only has a code', Object.assign(new Error('x'), { code: 'NOT_FOUND' })],
    [
      'an AppError with a word of no table',
      Object.assign(new Error('x'), { name: 'AppError', code: 'toString' }),
    ],
    ['an object that looks like one', { name: 'AppError', code: 'NOT_FOUND', message: 'x' }],
    ['nothing', undefined],
  ])('is not %s', (_name, error) => expect(isAppError(error)).toBe(false));

  test('keeps the cause apart from the sentence', () => {
    const cause = new Error('the row of mary@example.edu');
    const error = new AppError('DUPLICATE', 'That address is taken.', { cause, retryAfter: 3 });
    expect(error).toMatchObject({ message: 'That address is taken.', cause, retryAfter: 3 });
    expect(JSON.stringify(error)).not.toContain('mary');
  });

  test('without a cause has no property of that name', () => {
    expect(new AppError('NOT_FOUND', 'x')).not.toHaveProperty('cause');
  });
});

test.each([
  ['INVALID_STATE_TRANSITION', true],
  ['NOT_FOUND', true],
  ['UPSTREAM_TIMEOUT', false],
  ['UPSTREAM_UNAVAILABLE', false],
  ['STORAGE_UNAVAILABLE', false],
  ['INTERNAL', false],
] as const)('another unit that answers %s has certainly changed nothing: %s', (code, expected) => {
  expect(isWithoutEffect(new AppError(code, 'x'))).toBe(expected);
});

describe('what a client is told', () => {
  test('an AppError passes as it is', () => {
    const error = new AppError('NOT_FOUND', 'Nothing of that id.');
    expect(toAppError(error)).toBe(error);
  });

  test.each([new TypeError('secret detail'), 'secret detail', undefined, { code: 'NOT_FOUND' }])(
    '%p becomes INTERNAL without detail, with the cause for the log',
    (thrown) => {
      const told = toAppError(thrown);
      expect(told.code).toBe('INTERNAL');
      expect(told.message).not.toContain('secret detail');
      expect(told.cause).toBe(thrown);
    },
  );

  test('a wrong field is named with what to do', () => {
    expect(invalid('after', 'cursor', 'give a cursor')).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'after: give a cursor',
      details: [{ field: 'after', code: 'cursor', message: 'give a cursor' }],
    });
  });
});
