import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry } from '../kernel/audit.ts';
import { readConfig } from '../kernel/config.ts';
import { newContext } from '../kernel/context.ts';
import { createLogger } from '../kernel/log.ts';
import { firstBrokenSeq } from '../kernel/testing/audit-chain.ts';
import { until } from '../kernel/testing/until.ts';
import { connectStore, type Store } from '../store/connect.ts';
import { createLedger } from '../store/ledger.ts';
import type { StoredEntry } from '../store/ledger-model.ts';
import { accountsOn, changeOf, insertOf } from '../store/testing/accounts.ts';
import { backUpStore, restoreStore } from './store-copies.ts';

const room = mkdtempSync(join(tmpdir(), 'store-copies-'));
const log = createLogger({ level: 'silent' });
const context = newContext({ identity: { kind: 'anonymous' } });
const configOf = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  readConfig({ DATA_DIR: join(room, folder), ...env });
const backupFile = join(room, 'backup.db');
const LATER = new Date('2999-01-01T00:00:00Z');
let acknowledged = 0;

async function openDomain(store: Store) {
  const connection = store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now: () => new Date() });
  return { connection, ledger, Accounts: await accountsOn(connection) };
}

beforeAll(async () => {
  const { DATA_DIR } = configOf('old');
  const store = await connectStore({ dataDir: DATA_DIR });
  const { connection, ledger, Accounts } = await openDomain(store);
  await connection.collection('holder_sessions').insertOne({ token: 'x' });
  await connection.collection('onboarding_invites').insertOne({ expiresAt: LATER });
  await store.connection('admin').collection('idempotency_keys').insertOne({ answer: 'y' });
  let count = 0;
  let isDone = false;
  const writing = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const id = `a${++count}`;
      await ledger.commit(context, changeOf(id, insertOf(Accounts, id)));
      acknowledged++;
    }
  });
  await until('the first changes', () => acknowledged > 20);
  const before = acknowledged;
  await backUpStore(backupFile, configOf('old'), log);
  isDone = true;
  await Promise.all(writing);
  acknowledged = before;
  await store.close();
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('a backup under writes is private, and restored elsewhere it has whole changes and a whole chain', async () => {
  expect(statSync(backupFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(room).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
  const config = configOf('new');
  await restoreStore(backupFile, config, log);
  expect(existsSync(join(config.DATA_DIR, 'store', 'restoring'))).toBe(false);
  const store = await connectStore({ dataDir: config.DATA_DIR });
  const { connection, ledger, Accounts } = await openDomain(store);
  const rows = await connection.collection<StoredEntry>('audit_entries').find().sort({ seq: 1 }).toArray();
  const entries: AuditEntry[] = rows.map(({ _id, ...entry }) => ({ ...entry, auditId: _id }));
  expect(firstBrokenSeq(entries)).toBeUndefined();
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
  expect(await Accounts.countDocuments()).toBe(entries.length);
  expect(await Accounts.findOne({ email: 'a1@example.edu' }).lean()).toMatchObject({ _id: 'a1' });

  // What could be used twice is void.
  expect(await connection.collection('holder_sessions').countDocuments()).toBe(0);
  expect(await store.connection('admin').collection('idempotency_keys').countDocuments()).toBe(0);
  const invite = await connection.collection<{ expiresAt: Date }>('onboarding_invites').findOne({});
  expect(invite && invite.expiresAt <= new Date()).toBe(true);

  await ledger.commit(context, changeOf('z', insertOf(Accounts, 'z')));
  await store.close();
});

test('the generated token key does not outlive a restore', async () => {
  const config = configOf('again');
  mkdirSync(join(config.DATA_DIR, 'secrets'), { recursive: true });
  writeFileSync(join(config.DATA_DIR, 'secrets', 'jwt-secret'), 'of before');
  await restoreStore(backupFile, config, log);
  expect(existsSync(join(config.DATA_DIR, 'secrets', 'jwt-secret'))).toBe(false);
});

describe('a restore is refused and changes nothing', () => {
  const oldKey = () => readFileSync(join(configOf('old').DATA_DIR, 'secrets', 'jwt-secret'), 'utf8').trim();
  test.each<[string, () => Promise<void>, string]>([
    ['over a store', () => restoreStore(backupFile, configOf('old'), log), 'Move it away'],
    [
      'with the token key of the backup',
      () => restoreStore(backupFile, configOf('refused', { JWT_SECRET: oldKey() }), log),
      'set one that was never used',
    ],
    [
      'with a token key of before beside a new one',
      () => restoreStore(backupFile, configOf('refused', { JWT_SECRET_PREVIOUS: oldKey() }), log),
      'no JWT_SECRET_PREVIOUS',
    ],
    [
      'beside a MongoDB',
      () => restoreStore(backupFile, configOf('refused', { MONGODB_URI: 'mongodb://localhost' }), log),
      'mongorestore',
    ],
    ['without a file', () => restoreStore(join(room, 'none'), configOf('refused'), log), 'There is no file'],
    [
      'from a file that is no backup',
      () => {
        writeFileSync(join(room, 'text'), 'not a database, '.repeat(500));
        return restoreStore(join(room, 'text'), configOf('refused'), log);
      },
      'cannot be read as a backup',
    ],
    [
      'from a data file that was copied by hand',
      () => restoreStore(join(configOf('old').DATA_DIR, 'store', 'store.db'), configOf('refused'), log),
      'no whole backup',
    ],
  ])('%s', async (_name, attempt, sentence) => {
    await expect(attempt()).rejects.toThrow(sentence);
    expect(existsSync(join(configOf('refused').DATA_DIR, 'store', 'store.db'))).toBe(false);
  });
});

test.each<[string, () => Promise<void>, string]>([
  ['to a file that is there', () => backUpStore(backupFile, configOf('old'), log), 'Name a new file'],
  ['of no store', () => backUpStore(join(room, 'b'), configOf('nowhere'), log), 'There is no store'],
  [
    'into a folder that is not there',
    () => backUpStore(join(room, 'no', 'b'), configOf('old'), log),
    'could not be written',
  ],
])('a backup %s is refused', async (_name, attempt, sentence) => {
  await expect(attempt()).rejects.toThrow(sentence);
});
