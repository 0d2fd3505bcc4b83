import { isAbsolute } from 'node:path';
import type { z } from 'zod';
import { ENVIRONMENTS } from '../subgraphs/domains.ts';
import { VERIFICATION_ENVIRONMENT } from '../subgraphs/verification/settings.ts';
import { type Config, ConfigError, PLATFORM, readConfig, unitSettings } from './config.ts';
import { configurationTable } from './config-doc.ts';
import { UNIT_NAMES, unitRow } from './units.ts';

const readAll = (env: Record<string, string>): Config => readConfig(env, ENVIRONMENTS);
const SETTINGS: Readonly<Record<string, z.ZodType>> = Object.assign(
  {},
  ...[PLATFORM, ...ENVIRONMENTS].map(({ settings }) => settings),
);

const refusal = (env: Record<string, string>): string => {
  try {
    readAll(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was accepted`);
};

describe('every setting', () => {
  test.each(Object.entries(SETTINGS))('%s has a description that is a sentence', (name, schema) => {
    expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/);
    expect(schema.description).toMatch(/^[A-Z0-9`].{15,}\.$/);
  });

  test('is a row of the table with its default', () => {
    const table = configurationTable(ENVIRONMENTS);
    expect(table).toContain('| `LOG_LEVEL` | `info` | Least severe');
    expect(table).toContain('| `MONGODB_URI` | unset | A MongoDB');
    expect(table).toContain('| `ISSUER_REGISTRY_GRPC_PORT` | `50053` |');
    expect(table).not.toContain('API_GATEWAY_GRPC_PORT');
    expect(table.split('\n').every((line) => /^\|.*\|$/.test(line))).toBe(true);
  });
});

describe('readConfig', () => {
  test('needs nothing', () => {
    const config = readAll({});
    expect(config).toMatchObject({
      isProduction: false,
      PUBLIC_URL: 'http://localhost:8000',
      contextUrl: 'http://localhost:8000/contexts/v1',
      BIND_HOST: '127.0.0.1',
    });
    expect(config.of(VERIFICATION_ENVIRONMENT).STRICT_KEY_WINDOW).toBe(false);
    expect(isAbsolute(config.DATA_DIR)).toBe(true);
    for (const unit of UNIT_NAMES)
      expect(config.units[unit]).toEqual({
        host: '127.0.0.1',
        rest: unitRow(unit).rest,
        grpc: unitRow(unit).grpc,
      });
  });

  test('reads text, numbers, words and unit addresses', () => {
    const config = readAll({
      PUBLIC_URL: 'https://vc.example.edu/base/',
      RATE_LIMIT_VERIFY: '7',
      STRICT_KEY_WINDOW: 'true',
      ISSUER_REGISTRY_HOST: '10.0.0.3',
      ISSUER_REGISTRY_GRPC_PORT: '6001',
    });
    expect(config).toMatchObject({
      PUBLIC_URL: 'https://vc.example.edu/base',
      contextUrl: 'https://vc.example.edu/base/contexts/v1',
      statusListsUrl: 'https://vc.example.edu/base/api/v1/status-lists',
      RATE_LIMIT_VERIFY: 7,
    });
    expect(config.of(VERIFICATION_ENVIRONMENT).STRICT_KEY_WINDOW).toBe(true);
    expect(config.units['issuer-registry']).toEqual({ host: '10.0.0.3', rest: 8083, grpc: 6001 });
  });

  test('an empty value is an unset one', () => {
    expect(readAll({ LOG_LEVEL: '', MONGODB_URI: '', CORE_ENGINE_REST_PORT: '' })).toMatchObject({
      LOG_LEVEL: 'info',
      MONGODB_URI: undefined,
    });
  });

  test.each([
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'example.edu'],
    ['PUBLIC_URL', 'ftp://example.edu'],
    ['MONGODB_URI', 'localhost:27017'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail.example.edu'],
    ['KNOWN_CONTEXTS', 'https://a.example/contexts/v1,b.example'],
    ['ADMIN_BOOTSTRAP_EMAIL', 'admin'],
    ['ADMIN_BOOTSTRAP_PASSWORD', 'short'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', 'one'],
    ['RATE_LIMIT_ISSUE', '0'],
    ['RATE_LIMIT_ISSUE', '1.5'],
    ['DRAIN_SECONDS', '9999'],
    ['STRICT_KEY_WINDOW', 'maybe'],
    ['LOCAL_LOG_STREAM', 'maybe'],
    ['LOG_SIDECAR_URL', 'log-sidecar:8090'],
    ['LOG_SIDECAR_URL', 'unix:///var/run/docker.sock'],
    ['LOG_SIDECAR_TOKEN', 'too short'],
    ['REMOTE_LOGS_URL', 'staging.example.edu'],
    ['CORE_ENGINE_REST_PORT', '70000'],
    ['CORE_ENGINE_GRPC_PORT', 'http'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`${name}: `);
  });

  test('names every wrong setting at once and repeats no value', () => {
    const message = refusal({ LOG_LEVEL: 'loud', ADMIN_BOOTSTRAP_PASSWORD: 'hunter2', DRAIN_SECOND: '1' });
    for (const name of ['LOG_LEVEL', 'ADMIN_BOOTSTRAP_PASSWORD', 'DRAIN_SECOND'])
      expect(message).toContain(`${name}: `);
    expect(message).not.toContain('hunter2');
  });

  test.each([
    ['MONGODB_URL', 'MONGODB_URI'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
    ['JWT_SECRETS', 'JWT_SECRET'],
    ['RATE_LIMIT_VERFY', 'RATE_LIMIT_VERIFY'],
    ['CORE_ENGINE_RESTPORT', 'CORE_ENGINE_REST_PORT'],
  ])('refuses the slip %s and names %s', (slip, meant) => {
    expect(refusal({ [slip]: 'x' })).toContain(`${slip}: there is no such setting; ${meant} may be meant`);
  });

  test.each([
    'RATE_LIMIT_EVERYTHING',
    'JWT_SECRET_FILES_DIR',
    'CORE_ENGINE_HTTP_PORT',
    'ADMIN_CONSOLE_URL',
    'CORE_ENGINE_PORT',
  ])('refuses %s, a name of our families that is no setting', (name) =>
    expect(refusal({ [name]: '1' })).toContain(`${name}: there is no such setting; docs/configuration.md`),
  );

  test.each([
    ['PATH', '/bin'],
    ['NODE_OPTIONS', '--inspect'],
    ['CORE_ENGINE_SERVICE_HOST', '10.0.0.1'],
    ['CORE_ENGINE_SERVICE_PORT_HTTP', '8080'],
    ['CORE_ENGINE_PORT', 'tcp://10.0.0.1:8080'],
    ['CORE_ENGINE_PORT_8080_TCP_ADDR', '10.0.0.1'],
  ])('lets %s=%s of the surroundings be', (name, value) => {
    expect(() => readAll({ [name]: value })).not.toThrow();
  });

  test.each([
    ['LOG_SIDECAR_URL', 'LOG_SIDECAR_TOKEN'],
    ['REMOTE_LOGS_URL', 'REMOTE_LOGS_TOKEN'],
    ['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL'],
  ])('%s without what it asks for is refused', (url, token) => {
    expect(refusal({ [url]: 'http://x.example' })).toContain(`${token}: set it`);
    expect(() => readAll({ [url]: 'http://x.example', [token]: 't'.repeat(32) })).not.toThrow();
  });

  test('a clock offset is for tests only', () => {
    expect(readAll({ CLOCK_OFFSET_MS: '1000' }).CLOCK_OFFSET_MS).toBe(1000);
    expect(refusal({ NODE_ENV: 'production', CLOCK_OFFSET_MS: '1000' })).toContain('Unset CLOCK_OFFSET_MS');
    expect(readAll({ NODE_ENV: 'production' }).isProduction).toBe(true);
  });
});

test.each(UNIT_NAMES)('%s has settings of its own name', (unit) => {
  const stem = unit.toUpperCase().replaceAll('-', '_');
  expect(unitSettings(unit)).toEqual({
    host: `${stem}_HOST`,
    rest: `${stem}_REST_PORT`,
    grpc: `${stem}_GRPC_PORT`,
  });
});
