import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { requireDataFolder, requireFreeAddresses } from './preflight.ts';
import { freePorts } from './testing/procs.ts';

const room = mkdtempSync(join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('the data folder', () => {
  test('is made with its parents, for its owner only', () => {
    const DATA_DIR = join(room, 'a', 'b');
    requireDataFolder(readConfig({ DATA_DIR }));
    requireDataFolder(readConfig({ DATA_DIR }));
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  test.each([
    ['a file', () => join(room, 'file')],
    ['below a file', () => join(room, 'file', 'x')],
    ['in a folder that takes none, where a recursive mkdir never ends', () => '/proc/testamur/data'],
  ])('that is %s is refused by its name', (_case, folder) => {
    writeFileSync(join(room, 'file'), '', { mode: 0o700 });
    const config = readConfig({ DATA_DIR: folder() });
    expect(() => requireDataFolder(config)).toThrow(ConfigError);
    expect(() => requireDataFolder(config)).toThrow(folder());
  });

  test('is not needed where nothing is written into it', () => {
    const DATA_DIR = join(room, 'file', 'x');
    const env = { NODE_ENV: 'production', DATA_DIR, MONGODB_URI: 'mongodb://m', CERTS_DIR: '/certs' };
    expect(() => requireDataFolder(readConfig(env))).not.toThrow();
  });
});

describe('the addresses', () => {
  const listening = createServer();
  let taken: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    taken = (listening.address() as { port: number }).port;
  });
  afterAll(() => new Promise((resolve) => listening.close(resolve)));

  test('are free again after the look', async () => {
    const [rest, grpc] = await freePorts(2);
    const config = readConfig({
      ISSUER_REGISTRY_REST_PORT: String(rest),
      ISSUER_REGISTRY_GRPC_PORT: String(grpc),
    });
    await requireFreeAddresses(config, ['issuer-registry']);
    await requireFreeAddresses(config, ['issuer-registry']);
  });

  test('of units that run elsewhere do not matter', async () => {
    const [free] = await freePorts(1);
    const config = readConfig({
      API_GATEWAY_REST_PORT: String(free),
      CORE_ENGINE_REST_PORT: String(taken),
    });
    await expect(requireFreeAddresses(config, ['api-gateway'])).resolves.toBeUndefined();
  });

  test('that are taken are all named with their settings', async () => {
    const config = readConfig({
      ISSUER_REGISTRY_REST_PORT: String(taken),
      ISSUER_REGISTRY_GRPC_PORT: String(taken),
    });
    const refusal = requireFreeAddresses(config, ['issuer-registry']);
    await expect(refusal).rejects.toThrow(ConfigError);
    await expect(refusal).rejects.toThrow(
      new RegExp(
        `^127\\.0\\.0\\.1:${taken} is taken: .*ISSUER_REGISTRY_REST_PORT and ISSUER_REGISTRY_GRPC_PORT\\.$`,
      ),
    );
  });

  test('that no machine like this has are named by their host setting', async () => {
    const [free] = await freePorts(1);
    const config = readConfig({ BIND_HOST: '203.0.113.7', API_GATEWAY_REST_PORT: String(free) });
    await expect(requireFreeAddresses(config, ['api-gateway'])).rejects.toThrow(/^BIND_HOST: /);
  });
});
