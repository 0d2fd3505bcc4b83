import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movableClock } from '../kernel/clock.ts';
import { type Context, newContext } from '../kernel/context.ts';
import type { Identity } from '../kernel/identity.ts';
import type { Store } from './connect.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createLedger } from './ledger.ts';
import { accountsOn, changeOf, insertOf, storeFolder } from './testing/accounts.ts';

const { now, advance } = movableClock('2026-03-04T05:06:07.008Z');
const place = storeFolder();
let store: Store;
beforeAll(async () => {
  store = await place.open();
});
afterAll(() => place.remove());

let domains = 0;
const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
async function aDomain(
  on: Store = store,
  name = `keys${++domains}`,
  platformKeys: Parameters<typeof createIdempotency>[0]['platformKeys'] = [OLD],
) {
  const connection = on.connection(name);
  const ledger = await createLedger({ connection, source: name, now });
  const Accounts = await accountsOn(connection);
  const idempotency = await createIdempotency({ connection, platformKeys, now });
  let runs = 0;
  /** Opens an account of a new id under the key, as a service does. */
  const open = (context: Context, input: unknown = { a: 1 }, result: object = {}) =>
    idempotency.run<{ readonly id: string }>(context, 'openAccount', input, async (remember) => {
      runs += 1;
      const id = `${name}-${Math.random()}`;
      const opened = { id, ...result };
      await ledger.commit(context, changeOf(id, insertOf(Accounts, id), ...remember(opened)));
      return opened;
    });
  return { name, ledger, Accounts, idempotency, open, runs: () => runs };
}

const admin: Identity = { kind: 'admin', userId: 'u1', role: 'ADMIN' };
const withKey = (idempotencyKey?: string, identity: Identity = admin) =>
  newContext({ identity, idempotencyKey });

test('without a key each call runs', async () => {
  const { open, runs, Accounts } = await aDomain();
  await open(withKey());
  await open(withKey());
  expect(runs()).toBe(2);
  expect(await Accounts.countDocuments()).toBe(2);
});

test('a repeat gets the first result and is told so', async () => {
  const { open, runs } = await aDomain();
  const [first, second] = [withKey('k'), withKey('k')];
  const result = await open(first);
  expect(await open(second)).toEqual(result);
  expect(runs()).toBe(1);
  expect([first.notes.idempotencyReplayed, second.notes.idempotencyReplayed]).toEqual([undefined, true]);
});

test('100 at once: one runs, the others are told to come back or get its answer', async () => {
  const { open, runs, Accounts } = await aDomain();
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => open(withKey('k'))));
  const ids = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])));
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS', retryAfter: 1 });
    }
  }
  expect(ids.size).toBe(1);
  expect(runs()).toBe(1);
  expect(await Accounts.countDocuments()).toBe(1);
  expect((await open(withKey('k'))).id).toBe([...ids][0]);
});

test('two processes at once: one change is kept, and whoever answers gives its result', async () => {
  const one = await aDomain();
  const two = await aDomain(await place.open(), one.name);
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => [one, two][i % 2]!.open(withKey('k'))),
  );
  const ids = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])));
  for (const result of results) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  }
  expect(ids.size).toBe(1);
  expect(await one.Accounts.countDocuments()).toBe(1);
});

test('a loser gets the first result also when its own service calls the clash by another name', async () => {
  const { idempotency, ledger, Accounts } = await aDomain();
  const other = await aDomain(await place.open(), `keys${domains}`);
  const first = await idempotency.run<{ id: string; late: unknown }>(
    withKey('k'),
    'open',
    1,
    async (remember) => {
      // The other process starts before this one commits and finds the address taken afterwards.
      const late = other.idempotency.run(withKey('k'), 'open', 1, async () => {
        await committed;
        throw Object.assign(new Error('That address is taken.'), { name: 'AppError', code: 'DUPLICATE' });
      });
      let tell: () => void = () => undefined;
      const committed = new Promise<void>((resolve) => {
        tell = resolve;
      });
      await ledger.commit(
        withKey(),
        changeOf('a', insertOf(Accounts, 'a'), ...remember({ id: 'a', late: 0 })),
      );
      tell();
      return { id: 'a', late: await late };
    },
  );
  expect(first.late).toEqual({ id: 'a', late: 0 });
});

test('a crash between commit and reply: the repeat gets the answer that was lost, also after a restart', async () => {
  const crashed = storeFolder();
  const before = await crashed.open();
  const domain = await aDomain(before, 'crash');
  const context = withKey('k');
  const lost = domain.idempotency.run(context, 'open', { a: 1 }, async (remember) => {
    await domain.ledger.commit(
      context,
      changeOf('a', insertOf(domain.Accounts, 'a'), ...remember({ id: 'a' })),
    );
    await before.close(); // the process ends before it answers
    throw new Error('the connection is gone');
  });
  await expect(lost).rejects.toThrow('the connection is gone');

  const after = await aDomain(await crashed.open(), 'crash');
  const work = async () => {
    throw new Error('must not run again');
  };
  expect(await after.idempotency.run(withKey('k'), 'open', { a: 1 }, work)).toEqual({ id: 'a' });
  expect(await after.Accounts.countDocuments()).toBe(1);
  await crashed.remove();
});

test('a repeat opens what was sealed before the key of the platform was rotated', async () => {
  const before = await aDomain();
  const result = await before.open(withKey('k'));
  const after = await aDomain(store, before.name, [NEW, OLD]);
  expect(await after.open(withKey('k'))).toEqual(result);
});

test('an answer that no key of the platform opens is neither told nor made again', async () => {
  const before = await aDomain();
  await before.open(withKey('k'));
  const after = await aDomain(store, before.name, [NEW]);
  await expect(after.open(withKey('k'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    message: expect.stringContaining('cannot be read any more'),
  });
  expect(after.runs()).toBe(0);
});

test('a failed run leaves the key free', async () => {
  const { idempotency, open } = await aDomain();
  const failing = idempotency.run(withKey('k'), 'openAccount', { a: 1 }, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(open(withKey('k'))).resolves.toHaveProperty('id');
});

describe('another body under the same key is refused', () => {
  test.each([
    ['another value', { a: 2 }],
    ['another field', { a: 1, b: undefined, c: null }],
    ['a list', [{ a: 1 }]],
    ['text', '{"a":1}'],
    ['nothing', null],
  ])('%s', async (_name, input) => {
    const { open, runs } = await aDomain();
    await open(withKey('k'));
    await expect(open(withKey('k'), input)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(runs()).toBe(1);
  });

  test('the same members in another order are the same body', async () => {
    const { open, runs } = await aDomain();
    await open(withKey('k'), { a: 1, b: { c: [1, { d: 1, e: 2 }], f: Buffer.from('x') } });
    await open(withKey('k'), { b: { f: Buffer.from('x'), c: [1, { e: 2, d: 1 }] }, a: 1 });
    expect(runs()).toBe(1);
  });
});

describe('a key is of one caller and one operation', () => {
  const issuer = {
    kind: 'issuer',
    issuerStatus: 'ACTIVE',
    userId: 'u1',
    role: 'Admin',
    issuerId: 'i1',
    issuerDid: 'did:x:1',
  } as const;
  const others: [string, Identity][] = [
    ['another administrator', { ...admin, userId: 'u2' }],
    ['an issuer whose id is the same word', { ...issuer, issuerId: 'u1' }],
    ['a holder', { kind: 'holder', holderId: 'u1', dids: [] }],
    ['a unit', { kind: 'unit', unit: 'u1' }],
    ['nobody', { kind: 'anonymous' }],
  ];
  test.each(others)('%s runs anew', async (_name, identity) => {
    const { open, runs } = await aDomain();
    await open(withKey('k'));
    await open(withKey('k', identity));
    expect(runs()).toBe(2);
  });

  test('colleagues and API keys of one issuer share it', async () => {
    const { open, runs } = await aDomain();
    await open(withKey('k', issuer));
    await open(withKey('k', { ...issuer, userId: 'u2' }));
    await open(
      withKey('k', {
        kind: 'apiKey',
        issuerStatus: 'ACTIVE',
        apiKeyId: 'x',
        issuerId: 'i1',
        issuerDid: 'did:x:1',
        scopes: [],
      }),
    );
    expect(runs()).toBe(1);
  });

  test('another operation runs anew', async () => {
    const { open, idempotency } = await aDomain();
    await open(withKey('k'));
    expect(await idempotency.run(withKey('k'), 'closeAccount', { a: 1 }, async () => 'closed')).toBe(
      'closed',
    );
  });
});

test.each(['', ' ', 'a b', 'ü', 'a\n', 'x'.repeat(256)])('the key %p is refused', async (key) => {
  const { open } = await aDomain();
  await expect(open(withKey(key))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a result is repeated as it was: instants, bytes, gaps, and JSON that looks like our marks', async () => {
  const { open } = await aDomain();
  const result = {
    at: new Date(5),
    bytes: Buffer.from([0, 255]),
    nested: [{ at: new Date(6) }, null],
    claims: { $date: 5, $bytes: 'AA==', $plain: [['a', 1]], deep: { $date: { $date: 7 } } },
  };
  const first = await open(withKey('k'), 1, result);
  const again = await open(withKey('k'), 1, result);
  expect(again).toEqual(first);
  expect(Buffer.isBuffer((again as unknown as typeof result).bytes)).toBe(true);
});

test('what a result reveals once stands nowhere in the store', async () => {
  const folder = storeFolder();
  const opened = await folder.open();
  const { open } = await aDomain(opened, 'secret');
  const secret = `revealed-once-${Math.random()}`;
  await open(withKey('the-key-of-the-caller'), { a: 1 }, { apiKey: secret });
  await opened.close();
  const files = readdirSync(join(folder.folder, 'store'), { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile(),
  );
  expect(files.length).toBeGreaterThan(0);
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
  expect(bytes.includes('idempotency_keys')).toBe(true);
  for (const form of [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64').slice(0, 20),
    'the-key-of-the-caller',
  ]) {
    expect(bytes.includes(form)).toBe(false);
  }
  await folder.remove();
});

test('keys are forgotten after a day', async () => {
  const { name, open } = await aDomain();
  await open(withKey('k'));
  const indexes = await store.connection(name).collection('idempotency_keys').indexes();
  expect(indexes).toContainEqual(
    expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 86_400 }),
  );
});

test('a key that the store has not swept yet is forgotten on the second', async () => {
  const { open, runs } = await aDomain();
  await open(withKey('k'));
  advance(86_400_000 - 1);
  await open(withKey('k'));
  expect(runs()).toBe(1);
  advance(1);
  await open(withKey('k'), { a: 2 });
  expect(runs()).toBe(2);
  await open(withKey('k'), { a: 2 });
  expect(runs()).toBe(2);
});

test('the type of a service is the type of its result', async () => {
  const { idempotency }: { idempotency: Idempotency } = await aDomain();
  const answer: number = await idempotency.run(withKey(), 'count', {}, async () => 7);
  expect(answer).toBe(7);
});
