import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLogger, type Logger } from './log.ts';
import { loadSecrets } from './secrets.ts';
import { UNIT_NAMES, type UnitName } from './units.ts';

/** Of a process that needs every secret. */
const loadAll = async (config: Config, log: Logger) => {
  const { jwtSecret, keks, ...rest } = await loadSecrets(config, UNIT_NAMES, log);
  if (!jwtSecret || !keks) throw new Error('A secret was left out.');
  return { jwtSecret, keks, ...rest };
};

const base64 = (bytes: number) => randomBytes(bytes).toString('base64');

describe('secrets', () => {
  let folder = '';
  let lines = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const log = createLogger({ level: 'trace', destination });
  const config = (env: Record<string, string> = {}): Config => readConfig({ DATA_DIR: folder, ...env });
  const fileWith = async (content: string, mode = 0o600) => {
    const path = join(folder, `given-${randomBytes(4).toString('hex')}`);
    await writeFile(path, content, { mode });
    await chmod(path, mode);
    return path;
  };

  beforeEach(async () => {
    lines = '';
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('come from the settings as they are', async () => {
    const [jwt, previous, kek] = [base64(64), base64(80), base64(32)];
    const secrets = await loadAll(
      config({
        JWT_SECRET: jwt,
        JWT_SECRET_PREVIOUS: previous,
        KEY_ENCRYPTION_KEY: kek,
        NODE_ENV: 'production',
      }),
      log,
    );

    expect(secrets.jwtSecret.toString('base64')).toBe(jwt);
    expect(secrets.previousJwtSecret?.toString('base64')).toBe(previous);
    expect(secrets.keks.current).toBe(1);
    expect(secrets.keks.keys.get(1)?.toString('base64')).toBe(kek);
    expect(await readdir(folder)).toEqual([]);
  });

  test('come from files, with several key-encryption keys', async () => {
    const [jwt, first, second] = [base64(64), base64(32), base64(32)];
    const kekFile = await fileWith(JSON.stringify({ current: 2, keys: { 1: first, 2: second } }));
    const secrets = await loadAll(
      config({ JWT_SECRET_FILE: await fileWith(`${jwt}\n`), KEK_FILE: kekFile }),
      log,
    );

    expect(secrets.jwtSecret.toString('base64')).toBe(jwt);
    expect(secrets.keks.current).toBe(2);
    expect([...secrets.keks.keys].map(([version, key]) => [version, key.toString('base64')])).toEqual([
      [1, first],
      [2, second],
    ]);
  });

  test('are generated once for one folder, for its owner alone, and are not logged', async () => {
    const first = await loadAll(config(), log);
    const second = await loadAll(config(), log);

    expect(second.jwtSecret.equals(first.jwtSecret)).toBe(true);
    expect(first.jwtSecret).toHaveLength(64);
    expect(first.keks.keys.get(1)).toHaveLength(32);
    expect(second.keks.keys.get(1)?.equals(first.keks.keys.get(1) ?? Buffer.alloc(0))).toBe(true);
    expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
    expect((await readdir(join(folder, 'secrets'))).sort()).toEqual(['jwt-secret', 'key-encryption-key']);
    for (const file of ['jwt-secret', 'key-encryption-key']) {
      const path = join(folder, 'secrets', file);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(lines).toContain(path);
      expect(lines).not.toContain((await readFile(path, 'utf8')).trim());
    }
  });

  test('are the same for 20 starts at nearly the same moment', async () => {
    const starts = Array.from({ length: 20 }, async (_, at) => {
      for (let turn = 0; turn < at; turn++) await new Promise((resolve) => setImmediate(resolve));
      return loadAll(config(), log);
    });
    const all = await Promise.all(starts);

    expect(new Set(all.map(({ jwtSecret }) => jwtSecret.toString('hex'))).size).toBe(1);
    expect(new Set(all.map(({ keks }) => keks.keys.get(1)?.toString('hex'))).size).toBe(1);
    expect(await readdir(join(folder, 'secrets'))).toHaveLength(2);
  });

  test.each([
    ['JWT_SECRET', { KEY_ENCRYPTION_KEY: base64(32) }],
    ['KEY_ENCRYPTION_KEY', { JWT_SECRET: base64(64) }],
  ])('stop a production start without %s, by name, and generate nothing', async (name, given) => {
    await expect(loadAll(config({ NODE_ENV: 'production', ...given }), log)).rejects.toThrow(
      new ConfigError(
        `${name}: set it for ${name === 'JWT_SECRET' ? 'api-gateway, ' : ''}core-engine, ${name === 'JWT_SECRET' ? '' : 'issuer-registry, '}admin-console${name === 'JWT_SECRET' ? '' : ', program-catalog, learner-records, custodian-registry'}; in production no secret is generated.`,
      ),
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test.each<[UnitName, string]>([
    ['api-gateway', 'JWT_SECRET: set it for api-gateway'],
    ['core-engine', 'JWT_SECRET and KEY_ENCRYPTION_KEY: set them for core-engine'],
    ['issuer-registry', 'KEY_ENCRYPTION_KEY: set it for issuer-registry'],
  ])('a production start of %s names all that lacks in one line', async (unit, line) => {
    await expect(loadSecrets(config({ NODE_ENV: 'production' }), [unit], log)).rejects.toThrow(
      new ConfigError(`${line}; in production no secret is generated.`),
    );
  });

  test.each<UnitName>(['credential-issuance', 'verification-engine'])(
    '%s starts without any, and none is made for it',
    async (unit) => {
      for (const env of [{}, { NODE_ENV: 'production' }] as Record<string, string>[])
        expect(await loadSecrets(config(env), [unit], log)).toEqual({
          jwtSecret: undefined,
          previousJwtSecret: undefined,
          keks: undefined,
        });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  const good = randomBytes(64);
  test.each([
    ['too short', base64(63)],
    ['base64url', `${Buffer.alloc(64, 0xfb).toString('base64url')}`],
    ['without padding', good.toString('base64').replace(/=+$/, '')],
    ['with characters around', `x ${good.toString('base64')}`],
    ['hex text', good.toString('hex').slice(0, 127)],
    ['one byte repeated', Buffer.alloc(64, 0x41).toString('base64')],
    ['a short pattern repeated', Buffer.from('deadbeef'.repeat(16), 'hex').toString('base64')],
    ['counted bytes', Buffer.from(Array.from({ length: 64 }, (_, at) => at)).toString('base64')],
    [
      'typed text',
      Buffer.from('change-me-please-this-is-an-example-secret-of-sixty-four-letters!').toString('base64'),
    ],
  ])('refuse a JWT secret that is %s and do not repeat it', async (_what, value) => {
    const failure = await loadAll(config({ JWT_SECRET: value }), log).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toContain('JWT_SECRET');
    expect(String(failure)).toContain('openssl rand');
    expect(String(failure)).not.toContain(value);
  });

  test.each([
    ['31 bytes', base64(31)],
    ['33 bytes', base64(33)],
    ['zeros', Buffer.alloc(32).toString('base64')],
  ])('refuse a key-encryption key of %s', async (_what, value) => {
    await expect(loadAll(config({ KEY_ENCRYPTION_KEY: value }), log)).rejects.toThrow(
      /^KEY_ENCRYPTION_KEY: /,
    );
  });

  test.each([
    ['is no JSON', 'current: 1'],
    ['repeats a name', `{"current":1,"current":1,"keys":{"1":"${base64(32)}"}}`],
    ['lacks the current key', JSON.stringify({ current: 2, keys: { 1: base64(32) } })],
    ['has a version 0', JSON.stringify({ current: 1, keys: { 0: base64(32), 1: base64(32) } })],
    ['has a short key', JSON.stringify({ current: 1, keys: { 1: base64(16) } })],
    ['has unknown fields', JSON.stringify({ current: 1, keys: { 1: base64(32) }, note: '' })],
  ])('refuse a KEK_FILE that %s', async (_what, content) => {
    const KEK_FILE = await fileWith(content);

    await expect(loadAll(config({ JWT_SECRET: base64(64), KEK_FILE }), log)).rejects.toThrow(/^KEK_FILE/);
  });

  test.each([0o644, 0o640, 0o700])('refuse a KEK_FILE of mode %o', async (mode) => {
    const KEK_FILE = await fileWith(JSON.stringify({ current: 1, keys: { 1: base64(32) } }), mode);

    await expect(loadAll(config({ JWT_SECRET: base64(64), KEK_FILE }), log)).rejects.toThrow('chmod 600');
  });

  test('refuse two sources for one secret, and a file that is not there', async () => {
    await expect(loadAll(config({ JWT_SECRET: base64(64), JWT_SECRET_FILE: '/x' }), log)).rejects.toThrow(
      'both set',
    );
    await expect(loadAll(config({ JWT_SECRET_FILE: join(folder, 'none') }), log)).rejects.toThrow(
      'cannot be read',
    );
  });
});
