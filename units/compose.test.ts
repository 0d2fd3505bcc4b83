import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Config, PLATFORM, readConfig, unitSettings } from '../kernel/config.ts';
import { randomSecret } from '../kernel/ids.ts';
import { createLogger } from '../kernel/log.ts';
import { loadSecrets, secretsOf } from '../kernel/secrets.ts';
import { UNIT_NAMES, type UnitName, unitRow } from '../kernel/units.ts';
import { ENVIRONMENTS } from '../subgraphs/domains.ts';
import { PEER } from '../subgraphs/rpc.ts';

const SETTINGS = [PLATFORM, ...ENVIRONMENTS].flatMap(({ settings }) => Object.keys(settings));

function readAll(env: Readonly<Record<string, string>>): Config {
  const config = readConfig(env, ENVIRONMENTS);
  return Object.assign({}, config, ...ENVIRONMENTS.map((part) => config.of(part)));
}

interface Service {
  readonly build?: string;
  readonly image: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly user?: string;
  readonly privileged?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: readonly string[];
  readonly group_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose: {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
} = parse(text, {
  merge: true,
});
const dockerfile = read('Dockerfile');
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
  files!.split(' '),
);
// GraphiQL is served outside production only.
const NOT_IN_IMAGE =
  /\.test\.ts$|\/testing\/|\/generated\/|^units\/(e2e|demo)\/|^grpc\/generate-types|^router\/browser\/tools\/graphiql/;
const service = (name: string): Service => compose.services[name]!;
const relays = Object.entries(compose.services).filter(([name]) => name.startsWith('grpc-'));

/** Compose's own substitution, with `given` for what has no default. */
function substituted(environment: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+):?([-?])([^}]*)\}/g, (_, key: string, kind, fallback) =>
        kind === '-' ? (given[key] ?? fallback) : given[key]!,
      ),
    ]),
  );
}

const SECRETS = {
  JWT_SECRET: 'x',
  KEY_ENCRYPTION_KEY: 'x',
  ADMIN_BOOTSTRAP_PASSWORD: 'correct horse battery',
  MONGODB_PASSWORD: 'm',
  REDIS_PASSWORD: 'r',
};

const SECRET_NAMES = [
  ...Object.keys(SECRETS),
  'JWT_SECRET_PREVIOUS',
  'ADMIN_DEMO_LOGIN_CODE',
  'SMTP_URL',
  'LOG_SIDECAR_TOKEN',
  'REMOTE_LOGS_TOKEN',
  'EMBEDDINGS_API_KEY',
];
const TOKENS = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS'];
// Whoever opens sealed values, keeps documents, shares the cache, and what else is nobody's but a unit's own.
const OWN_SECRETS: Readonly<Partial<Record<UnitName, readonly string[]>>> = {
  'api-gateway': [...TOKENS, 'REDIS_PASSWORD'],
  'core-engine': [...TOKENS, 'KEY_ENCRYPTION_KEY', 'MONGODB_PASSWORD', 'REDIS_PASSWORD', 'SMTP_URL'],
  'credential-issuance': ['MONGODB_PASSWORD'],
  'verification-engine': ['MONGODB_PASSWORD'],
  'issuer-registry': ['KEY_ENCRYPTION_KEY', 'MONGODB_PASSWORD', 'REDIS_PASSWORD'],
  'program-catalog': ['KEY_ENCRYPTION_KEY', 'MONGODB_PASSWORD', 'SMTP_URL', 'EMBEDDINGS_API_KEY'],
  'learner-records': ['KEY_ENCRYPTION_KEY', 'MONGODB_PASSWORD', 'SMTP_URL'],
  'custodian-registry': ['KEY_ENCRYPTION_KEY', 'MONGODB_PASSWORD', 'SMTP_URL'],
  'admin-console': [
    ...TOKENS,
    'KEY_ENCRYPTION_KEY',
    'MONGODB_PASSWORD',
    'ADMIN_BOOTSTRAP_PASSWORD',
    'ADMIN_DEMO_LOGIN_CODE',
    'LOG_SIDECAR_TOKEN',
    'REMOTE_LOGS_TOKEN',
  ],
};

function needsOf(unit: UnitName) {
  const secrets = OWN_SECRETS[unit] ?? [];
  return {
    secrets,
    hasStore: secrets.includes('MONGODB_PASSWORD'),
    hasCache: secrets.includes('REDIS_PASSWORD'),
  };
}

/** Whether a value of the file takes this variable from the environment. */
function names(value: string, variable: string): boolean {
  return new RegExp(`\\$\\{${variable}[:?}-]`).test(String(value));
}

test('what the program demands of a unit and what the file gives it are the same', () => {
  for (const unit of UNIT_NAMES)
    expect([...secretsOf(unit)].sort()).toEqual(
      needsOf(unit)
        .secrets.filter((name) => name === 'JWT_SECRET' || name === 'KEY_ENCRYPTION_KEY')
        .sort(),
    );
});

describe.each(UNIT_NAMES)('%s', (unit) => {
  test('runs alone in a container of the one image', () => {
    expect(service(unit)).toMatchObject({ build: '.', image: 'testamur', command: [unit] });
    expect(service(unit).entrypoint).toBeUndefined();
    expect(service(unit).profiles).toBeUndefined();
  });

  test('is asked for its readiness on its REST port', () => {
    const probe = service(unit).healthcheck?.test ?? [];
    expect(probe.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
    expect(probe[4]).toBe(`http://127.0.0.1:${unitRow(unit).rest}/health/ready`);
    expect(() => new Function(probe[3]!)).not.toThrow();
  });

  test('has settings that the configuration accepts, and finds every unit by its service', () => {
    const config = readAll(substituted(service(unit).environment!, SECRETS));
    expect(config).toMatchObject({ isProduction: true, BIND_HOST: '0.0.0.0', UNIT_BIND_HOST: '0.0.0.0' });
    for (const name of UNIT_NAMES)
      expect(config.units[name]).toEqual({ host: name, rest: unitRow(name).rest, grpc: unitRow(name).grpc });
  });

  test('uses only settings that exist', () => {
    const known = new Set([...SETTINGS, ...UNIT_NAMES.flatMap((name) => Object.values(unitSettings(name)))]);
    expect(Object.keys(service(unit).environment!).filter((name) => !known.has(name))).toEqual([]);
  });

  test('waits for its certificates, and for the store and the cache where it uses them', () => {
    const { hasStore, hasCache } = needsOf(unit);
    expect(service(unit).depends_on).toEqual({
      certificates: { condition: 'service_completed_successfully' },
      ...(hasStore ? { 'mongodb-replica-set': { condition: 'service_completed_successfully' } } : {}),
      ...(hasCache ? { redis: { condition: 'service_healthy' } } : {}),
    });
  });

  test('is given the secrets that it needs and no other', () => {
    const { secrets } = needsOf(unit);
    const values = Object.entries(service(unit).environment!);
    const given = values.flatMap(([, value]) => SECRET_NAMES.filter((name) => names(value, name)));
    expect([...new Set(given)].sort()).toEqual([...secrets].sort());
  });

  test('is given no file but its own key pair and, where a setting of its own names files, those', () => {
    const files = Object.keys(service(unit).environment!).filter((name) => name.endsWith('_FILE'));
    expect(service(unit).volumes).toEqual([
      `certs-${unit}:/certs:ro`,
      ...(files.length > 0 ? [expect.stringMatching(/^\$\{FILES_DIR:-files\}:\/files:ro$/)] : []),
    ]);
  });

  test('may write nowhere but to memory', () => {
    expect(service(unit)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const volume of service(unit).volumes!) expect(volume).toMatch(/:ro$/);
    expect([service(unit).privileged, service(unit).user]).toEqual([undefined, undefined]);
  });

  test('starts with what it is given: no secret that it needs is missing', async () => {
    const given = { ...SECRETS, JWT_SECRET: randomSecret(64), KEY_ENCRYPTION_KEY: randomSecret(32) };
    const asText = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.toString('base64'),
      ]),
    );
    const config = readAll(substituted(service(unit).environment!, asText));
    const { jwtSecret, keks } = await loadSecrets(config, [unit], createLogger({ level: 'silent' }));
    const { secrets } = needsOf(unit);
    expect(jwtSecret !== undefined).toBe(secrets.includes('JWT_SECRET'));
    expect(keks !== undefined).toBe(secrets.includes('KEY_ENCRYPTION_KEY'));
  });
});

test('without a profile only port 8000 is published', () => {
  const published = Object.values(compose.services)
    .filter(({ profiles }) => !profiles)
    .flatMap(({ ports = [] }) => ports);
  expect(published).toEqual(['8000:8000']);
});

test('profile grpc publishes the ports of the public contracts and passes bytes to their units', () => {
  const internal: readonly string[] = ['core-engine', 'admin-console'];
  const expected = UNIT_NAMES.filter((unit) => unitRow(unit).grpc && !internal.includes(unit)).map((unit) => {
    const port = unitRow(unit).grpc;
    return [unit, [`${port}:${port}`], `tcp-connect:${unit}:${port}`];
  });
  const actual = relays.map(([name, { ports, command }]) => [
    name.slice('grpc-'.length),
    ports,
    command?.[1],
  ]);
  expect(actual.sort()).toEqual(expected.sort());
  for (const [, relay] of relays) expect(relay.profiles).toEqual(['grpc']);
});

test('certificates are made once, for every unit and the peer, and only there lies the key of the CA', () => {
  const { command, volumes, entrypoint } = service('certificates');
  expect([...command!].sort()).toEqual([...UNIT_NAMES, PEER].sort());
  const apart = [...UNIT_NAMES, PEER].map((name) => `certs-${name}:/certs/${name}`);
  expect(volumes).toEqual(['ca:/ca', ...apart]);
  expect(entrypoint?.slice(-4)).toEqual(['/certs', '--ca-dir', '/ca', '--apart']);
  expect(dockerfile).toContain(`/certs/${PEER} `);
  // The other folders are made by a program that the image is built with.
  const folder = mkdtempSync(join(tmpdir(), 'testamur-certs-'));
  const [, program = ''] = /node --import tsx (\S+) \/certs/.exec(dockerfile) ?? [];
  execFileSync(process.execPath, ['--import', 'tsx', program, folder], { cwd: root });
  expect(readdirSync(folder).sort()).toEqual([...UNIT_NAMES].sort());
  rmSync(folder, { recursive: true });
  const others = Object.entries(compose.services).filter(([name]) => name !== 'certificates');
  expect(
    others.flatMap(([, { volumes: used = [] }]) => used).filter((volume) => volume.startsWith('ca:')),
  ).toEqual([]);
});

test('every setting is set or can be passed, but for those of no use here', () => {
  const passed = new Set(
    Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
  );
  expect(SETTINGS.filter((name) => !passed.has(name))).toEqual([
    'JWT_SECRET_FILE', // JWT_SECRET is passed
    'DRAIN_SECONDS', // stop_grace_period goes with the default
    'CLOCK_OFFSET_MS', // refused in production
    'LOG_SIDECAR_PORT', // only its neighbour sees it
    'LOG_SIDECAR_SOCKET', // where it is mounted
    'LOCAL_LOG_STREAM', // the log sidecar shows all containers
  ]);
});

test('what is not given counts as unset, and what is given arrives', () => {
  const settingsOf = (given: Readonly<Record<string, string>>) =>
    readAll(
      substituted(Object.assign({}, ...UNIT_NAMES.map((unit) => service(unit).environment)), {
        ...SECRETS,
        ...given,
      }),
    );
  expect(settingsOf({})).toMatchObject({
    KEK_FILE: undefined,
    KNOWN_CONTEXTS: undefined,
    OUTBOUND_TRUSTED_HOSTS: undefined,
    REMOTE_LOGS_TOKEN_FILE: undefined,
    RATE_LIMIT_VERIFY: 120,
    EXPIRY_SWEEP_SECONDS: 60,
    STRICT_KEY_WINDOW: false,
  });
  const given = { KEY_ENCRYPTION_KEY: '', KEK_FILE: '/files/kek.json', RATE_LIMIT_VERIFY: '7' };
  expect(settingsOf(given)).toMatchObject({
    KEY_ENCRYPTION_KEY: undefined,
    KEK_FILE: '/files/kek.json',
    RATE_LIMIT_VERIFY: 7,
  });
});

test('no secret has a default', () => {
  const uses = [...text.matchAll(/\$\{(\w*(?:SECRET\w*|KEY|PASSWORD)):?([-?])/g)].map(
    ([, name, kind]) => `${name} ${kind}`,
  );
  expect(new Set(uses)).toEqual(
    new Set([
      ...Object.keys(SECRETS).map((name) => `${name} ?`),
      'JWT_SECRET_PREVIOUS -',
      'ASSISTANCE_API_KEY -',
      'EMBEDDINGS_API_KEY -',
    ]),
  );
});

describe('the log sidecar', () => {
  const SOCKET = '/var/run/docker.sock';

  test('is the only one that has the Docker socket, and has nothing else', () => {
    const { volumes, environment } = service('log-sidecar');
    expect(volumes).toEqual([`${SOCKET}:${SOCKET}:ro`]);
    expect(text.match(/docker\.sock:/g)).toHaveLength(2);
    for (const [name, { volumes: used = [] }] of Object.entries(compose.services))
      if (name !== 'log-sidecar') expect(used.join()).not.toContain('docker.sock');
    expect(Object.keys(environment!).sort()).toEqual([
      'LOG_LEVEL',
      'LOG_SIDECAR_PROJECT',
      'LOG_SIDECAR_TOKEN',
      'NODE_ENV',
      'UNIT_BIND_HOST',
    ]);
  });

  test('runs without rights, publishes nothing and is reached by the console alone', () => {
    const sidecar = service('log-sidecar');
    expect(sidecar).toMatchObject({
      image: 'testamur',
      profiles: ['logs'],
      command: ['log-sidecar'],
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      networks: ['logs'],
    });
    expect([sidecar.ports, sidecar.privileged, sidecar.user]).toEqual([undefined, undefined, undefined]);
    expect(compose.networks['logs']).toEqual({ internal: true });
    const neighbours = Object.entries(compose.services).filter(([, { networks }]) =>
      networks?.includes('logs'),
    );
    expect(neighbours.map(([name]) => name).sort()).toEqual(['admin-console', 'log-sidecar']);
    expect(service('admin-console').networks).toEqual(['default', 'logs']);
  });

  test('has settings that the configuration accepts, and none of them opens it by default', () => {
    const read = (given: Record<string, string>) =>
      readAll(substituted(service('log-sidecar').environment!, given));
    expect(read({})).toMatchObject({ LOG_SIDECAR_TOKEN: undefined, LOG_SIDECAR_PROJECT: 'testamur' });
    expect(read({ LOG_SIDECAR_TOKEN: 'x'.repeat(32) })).toMatchObject({
      LOG_SIDECAR_TOKEN: 'x'.repeat(32),
      LOG_SIDECAR_PORT: 8090,
      LOG_SIDECAR_SOCKET: SOCKET,
    });
    expect(service('log-sidecar').healthcheck?.test[4]).toBe('http://127.0.0.1:8090/health/ready');
    const token = 'x'.repeat(32);
    const given = { ...SECRETS, LOG_SIDECAR_URL: 'http://log-sidecar:8090', LOG_SIDECAR_TOKEN: token };
    expect(readAll(substituted(service('admin-console').environment!, given))).toMatchObject({
      LOG_SIDECAR_URL: 'http://log-sidecar:8090',
      LOG_SIDECAR_TOKEN: token,
    });
  });
});

test('MongoDB starts as a replica set of the name that units ask for', () => {
  expect(service('mongodb').entrypoint?.join('\n')).toContain('--replSet rs0');
  expect(service('mongodb').entrypoint?.join('\n')).toContain('transactionLifetimeLimitSeconds=10');
  expect(service('mongodb-replica-set').entrypoint?.join('\n')).toContain("rs.initiate({ _id: 'rs0'");
  expect(service('core-engine').environment?.['MONGODB_URI']).toContain('replicaSet=rs0');
});

test('every file and volume that is named exists', () => {
  const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((mount) => mount.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0]!),
  );
  const files = mounts.filter((mount) => mount.startsWith('./'));
  expect([...copied, ...files].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const OF_THE_MACHINE = ['/var/run/docker.sock'];
  const named = mounts.filter((mount) => !mount.startsWith('./') && !OF_THE_MACHINE.includes(mount));
  expect(named.filter((mount) => !(mount in compose.volumes))).toEqual([]);
  for (const script of ['units/start.ts', 'grpc/certificates.ts'])
    expect(`${dockerfile}${text}`).toContain(script);
});

describe('the image', () => {
  test('is built from Node 24 slim and does not run as root', () => {
    expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)).toEqual([
      'node:24-slim',
      'node:24-slim',
    ]);
    expect([...dockerfile.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)).toEqual(['node']);
    expect(dockerfile).toContain('npm ci --omit=dev');
  });

  test('has every folder that product code imports from', () => {
    const folders = copied.filter((name) => existsSync(join(root, name, '.')) && !name.includes('.'));
    const foreign = folders
      .filter((name) => name !== 'LICENSE')
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((file) => join(folder, file))
          .filter((file) => file.endsWith('.ts') && !NOT_IN_IMAGE.test(file))
          .flatMap((file) =>
            [...read(file).matchAll(/(?:from|import\()\s*'(\.\.?\/[^']+)'/g)].map(([, to = '']) =>
              join(file, '..', to),
            ),
          ),
      )
      .map((file) => file.split('/')[0] ?? '');
    expect([...new Set(foreign)].filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  test('has every package that product code imports', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const folders = copied.filter((name) => !name.includes('.') && name !== 'LICENSE' && name !== 'schema');
    const missing = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.ts') && !NOT_IN_IMAGE.test(file))
        .flatMap((file) =>
          packagesOf(read(file))
            .filter((name) => !(name in dependencies))
            .map((name) => `${file}: ${name}`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

/** Packages that a module loads when it runs: type-only imports and Node's own modules are none. */
function packagesOf(source: string): string[] {
  return [...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?'([^'.][^']*)'/gm)]
    .map(([, specifier]) => specifier!)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
