import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES, type UnitName } from '../../kernel/units.ts';
import { connectStore } from '../../store/connect.ts';
import { DATABASES } from '../../subgraphs/domains.ts';
import { isListening, type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';
import { ROAD_SETTINGS } from '../testing/rest-road.ts';

const room = mkdtempSync(join(tmpdir(), 'testamur-launcher-'));
const running: Proc[] = [];
let taken: Server;
let takenPort: string;

const newFolder = () => mkdtempSync(join(room, 'data-'));
const start = (names: readonly string[], env: Readonly<Record<string, string>>): Proc => {
  const proc = startUnits(names, env);
  running.push(proc);
  return proc;
};

beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  takenPort = String((taken.address() as { port: number }).port);
});

afterEach(() => Promise.all(running.splice(0).map((proc) => proc.stop('SIGKILL'))));

afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve));
  rmSync(room, { recursive: true, force: true });
});

function aFile(): string {
  const file = join(room, 'a-file');
  writeFileSync(file, '');
  return file;
}

/** What a start that must fail has said and done. */
async function refusal(
  names: readonly string[],
  { dataDir = newFolder(), ...extra }: { dataDir?: string } & Record<string, string>,
) {
  const { env } = await unitEnv({ dataDir, extra });
  const proc = start(names, env);
  const code = await proc.exited;
  return {
    code,
    errors: proc.errors(),
    output: proc.output(),
    /** Undefined where the folder could not be made. */
    files: existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, encoding: 'utf8' }) : undefined,
  };
}

function expectOneLine(errors: string, what: RegExp): void {
  expect(errors).toMatch(/^Testamur cannot start\. .+\n$/);
  expect(errors).not.toMatch(/\n\s+at /);
  expect(errors).toMatch(what);
}

const jwt = randomBytes(64).toString('base64');
const kek = randomBytes(32).toString('base64');

describe('a start that cannot succeed says why in one line, exits with 1 and leaves nothing behind', () => {
  test.each<[string, readonly string[], () => Record<string, string>, RegExp]>([
    ['an unknown unit', ['issuer-registri'], () => ({}), /no unit 'issuer-registri'.*issuer-registry/],
    ['the store beside units', ['store', 'core-engine'], () => ({}), /'store' runs alone/],
    ['an unknown option', ['--fast'], () => ({}), /no option '--fast'.*docs\/configuration\.md/],
    [
      'an unknown setting',
      [],
      () => ({ RATE_LIMIT_EVERYTHING: '1' }),
      /RATE_LIMIT_EVERYTHING.*docs\/configuration\.md/,
    ],
    [
      'a near miss of a setting',
      [],
      () => ({ DATA_DIRR: '/x' }),
      /DATA_DIRR: there is no such setting; DATA_DIR/,
    ],
    [
      'a number that is none',
      [],
      () => ({ RATE_LIMIT_ISSUE: 'many' }),
      /RATE_LIMIT_ISSUE: give a whole number/,
    ],
    ['a word that is none', [], () => ({ LOG_LEVEL: 'loud' }), /LOG_LEVEL: .*"info"/],
    [
      'a taken HTTP port',
      [],
      () => ({ API_GATEWAY_REST_PORT: takenPort }),
      /is taken: .*API_GATEWAY_REST_PORT/,
    ],
    [
      'a taken gRPC port',
      [],
      () => ({ ISSUER_REGISTRY_GRPC_PORT: takenPort }),
      /is taken: .*ISSUER_REGISTRY_GRPC_PORT/,
    ],
    [
      'two units on one port',
      [],
      () => ({ CORE_ENGINE_REST_PORT: '20001', ADMIN_CONSOLE_REST_PORT: '20001' }),
      /127\.0\.0\.1:20001 is taken/,
    ],
    [
      'an address of another machine',
      [],
      () => ({ BIND_HOST: '203.0.113.7' }),
      /BIND_HOST: .*203\.0\.113\.7/,
    ],
    [
      'two sources of one secret',
      [],
      () => ({ JWT_SECRET: jwt, JWT_SECRET_FILE: '/x' }),
      /unset one of them/,
    ],
    [
      'production without a token secret',
      [],
      () => ({ NODE_ENV: 'production' }),
      /JWT_SECRET and KEY_ENCRYPTION_KEY: set them for api-gateway, /,
    ],
    [
      'production without a key-encryption key',
      [],
      () => ({ NODE_ENV: 'production', JWT_SECRET: jwt }),
      /KEY_ENCRYPTION_KEY: set it/,
    ],
    [
      'production without certificates',
      [],
      () => ({ NODE_ENV: 'production', JWT_SECRET: jwt, KEY_ENCRYPTION_KEY: kek }),
      /CERTS_DIR: set it/,
    ],
    [
      'production with a moved clock',
      [],
      () => ({ NODE_ENV: 'production', CLOCK_OFFSET_MS: '5' }),
      /CLOCK_OFFSET_MS/,
    ],
  ])('%s', async (_case, names, settings, what) => {
    const { code, errors, output, files } = await refusal(names, settings());
    expectOneLine(errors, what);
    expect(code).toBe(1);
    expect(files).toEqual([]);
    expect(output).not.toContain('"secret":true');
  });

  test.each([
    ['below a file', () => join(aFile(), 'data')],
    ['where nobody may make folders', () => '/proc/testamur'],
  ])('a data folder %s', async (_case, folder) => {
    const { code, errors } = await refusal([], { dataDir: folder() });
    expectOneLine(errors, /DATA_DIR: the folder .* cannot be made or written/);
    expect(code).toBe(1);
  });

  test('a damaged store', async () => {
    const dataDir = newFolder();
    const file = join(dataDir, 'store', 'store.db');
    mkdirSync(join(dataDir, 'store'), { recursive: true });
    writeFileSync(file, Buffer.alloc(9000, 7));
    const { code, errors } = await refusal([], { dataDir });
    expectOneLine(errors, /store\.db is damaged or not a store file\. Move it away and restore a backup/);
    expect(code).toBe(1);
    expect(readFileSync(file)).toEqual(Buffer.alloc(9000, 7));
  });

  test('a MongoDB that does not answer, without its password', async () => {
    const MONGODB_URI = 'mongodb://testamur:hunter2hunter2@127.0.0.1:1/?serverSelectionTimeoutMS=300';
    const { code, errors, output } = await refusal([], { MONGODB_URI });
    expectOneLine(errors, /MongoDB at 127\.0\.0\.1:1 does not answer/);
    expect(output).not.toContain('hunter2');
    expect(code).toBe(1);
  });
});

describe('a platform that runs', () => {
  const dataDir = newFolder();
  let setting: UnitEnv;
  let platform: Proc;

  beforeAll(async () => {
    setting = await unitEnv({ dataDir, extra: ROAD_SETTINGS });
    platform = startUnits([], setting.env);
    await until('the banner', () => platform.output().includes('Try next') || !platform.isAlive());
  });
  afterAll(() => platform.stop('SIGKILL'));

  test('says once where each unit is, who the administrator is and what to try next', () => {
    const said = platform.output();
    expect(said.match(/^Testamur is ready in \d+\.\d s, on the embedded store in /gm)).toHaveLength(1);
    for (const unit of UNIT_NAMES) {
      const { rest, grpc } = setting.ports[unit];
      const address = grpc ? `127\\.0\\.0\\.1:${grpc}` : '';
      expect(said).toMatch(new RegExp(`^  ${unit} +http://127\\.0\\.0\\.1:${rest} *${address}$`, 'm'));
    }
    expect(said).toMatch(/^Administrator {2}root@example\.edu, password as set$/m);
    expect(said).toMatch(new RegExp(`^REST API +${setting.env.PUBLIC_URL}/swagger-ui/$`, 'm'));
    expect(said).toMatch(/^Try next +npm run demo$/m);
    expect(platform.errors()).toBe('');
  });

  test('a second one on the same ports is refused, and says that the first may be the reason', async () => {
    const second = start([], setting.env);
    expect(await second.exited).toBe(1);
    expectOneLine(second.errors(), / are taken: .*Testamur itself.*API_GATEWAY_REST_PORT/);
    expect(second.errors()).toContain('ISSUER_REGISTRY_GRPC_PORT');
  });

  test('named units on other ports join its store and are the only ones that run', async () => {
    const names: readonly UnitName[] = ['issuer-registry', 'credential-issuance'];
    const { env, ports } = await unitEnv({ dataDir, extra: ROAD_SETTINGS });
    const second = start(names, env);
    await Promise.all(names.map((unit) => ready(second, ports[unit].rest)));
    await until('the banner', () => second.output().includes('Testamur is ready'));
    expect(second.output()).toContain('(held by another process)');
    for (const unit of UNIT_NAMES) {
      const runs = names.includes(unit);
      expect([unit, new RegExp(`^  ${unit} `, 'm').test(second.output())]).toEqual([unit, runs]);
      expect([unit, await isListening(ports[unit].rest)]).toEqual([unit, runs]);
    }
    expect(second.output()).not.toContain('npm run demo');
    expect(await second.stop()).toBe(0);
  });

  test('the wrong key-encryption key is refused and changes nothing', async () => {
    await platform.stop();
    const before = await documentsOf(dataDir);
    const { code, errors } = await refusal([], { dataDir, KEY_ENCRYPTION_KEY: kek });
    expectOneLine(errors, /Key-encryption key v1 .*Set KEY_ENCRYPTION_KEY or KEK_FILE .*nothing was changed/);
    expect(code).toBe(1);
    expect(await documentsOf(dataDir)).toEqual(before);
  });

  test('production makes no administrator without a password for it', async () => {
    const { code, errors } = await refusal([], {
      NODE_ENV: 'production',
      JWT_SECRET: jwt,
      KEY_ENCRYPTION_KEY: kek,
      CERTS_DIR: join(dataDir, 'certs'),
    });
    expectOneLine(errors, /ADMIN_BOOTSTRAP_PASSWORD: set it/);
    expect(code).toBe(1);
  });
});

/** Every document of every domain, as text. */
async function documentsOf(dataDir: string): Promise<string[]> {
  const store = await connectStore({ dataDir });
  try {
    const perDomain = DATABASES.map(async (domain) => {
      const { db } = store.connection(domain);
      const collections = (await db?.listCollections().toArray()) ?? [];
      const perCollection = collections.map(async ({ name }) => {
        const rows = await db?.collection(name).find({}).toArray();
        return (rows ?? []).map((row) => `${domain}.${name} ${JSON.stringify(row)}`);
      });
      return (await Promise.all(perCollection)).flat();
    });
    const documents = (await Promise.all(perDomain)).flat().sort();
    expect(documents.length).toBeGreaterThan(3);
    return documents;
  } finally {
    await store.close();
  }
}
