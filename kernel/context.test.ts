import { asUnit, memoized, newContext, requireRowVersion } from './context.ts';

test('a new context is nobody with a correlation id, memo and notes of its own', () => {
  const [one, other] = [newContext(), newContext()];
  expect(one.identity).toEqual({ kind: 'anonymous' });
  expect(one.correlationId).not.toBe(other.correlationId);
  expect(one.memo).not.toBe(other.memo);
  expect(one.notes).not.toBe(other.notes);
});

describe('a request continued as a unit', () => {
  const request = newContext({
    identity: { kind: 'holder', holderId: 'h', dids: [] },
    idempotencyKey: 'k',
    expectedRowVersion: 4,
    deadline: 99,
    clientHash: '192.0.2.1',
    assertion: { token: 't', unit: 'core-engine' },
  });

  test('keeps the correlation id, address and deadline, and leaves the caller, key, version and assertion behind', () => {
    expect(asUnit(request, 'core-engine')).toMatchObject({
      identity: { kind: 'unit', unit: 'core-engine' },
      correlationId: request.correlationId,
      clientHash: '192.0.2.1',
      deadline: 99,
      idempotencyKey: undefined,
      expectedRowVersion: undefined,
      assertion: undefined,
    });
    expect(request.identity.kind).toBe('holder');
  });

  test('has loaders of its own: what it may read is not what the caller may read', () => {
    const unit = asUnit(request, 'core-engine');
    expect(memoized(unit, 'loader', () => 'made as unit')).toBe('made as unit');
    expect(memoized(request, 'loader', () => 'made as holder')).toBe('made as holder');
    expect(memoized(asUnit(request, 'admin-console'), 'loader', () => 'made as console')).toBe(
      'made as console',
    );
    expect(memoized(asUnit(request, 'core-engine'), 'loader', () => 'made again')).toBe('made as unit');
  });
});

test('a memo is made once a request and key, also when it is undefined', () => {
  const context = newContext();
  let made = 0;
  const make = () => {
    made += 1;
    return undefined;
  };
  memoized(context, 'a', make);
  memoized(context, 'a', make);
  expect(made).toBe(1);
  memoized(context, 'b', make);
  memoized(newContext(), 'a', make);
  expect(made).toBe(3);
});

describe('If-Match', () => {
  test.each([undefined, 3])('%p passes at version 3', (expectedRowVersion) => {
    expect(() => requireRowVersion(newContext({ expectedRowVersion }), 3)).not.toThrow();
  });

  test.each([0, 2, 4])('%i is refused at version 3', (expectedRowVersion) => {
    expect(() => requireRowVersion(newContext({ expectedRowVersion }), 3)).toThrow(
      expect.objectContaining({ code: 'ROW_VERSION_MISMATCH' }),
    );
  });
});
