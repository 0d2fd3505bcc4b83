import { readConfig } from '../../kernel/config.ts';
import { assertAlive, freePorts, type Proc, ready, startProcess, startUnits, unitEnv } from './procs.ts';

const started: Proc[] = [];
const run = (program: string, env: Record<string, string> = {}) => {
  const proc = startProcess('program', ['-e', program], env);
  started.push(proc);
  return proc;
};
afterEach(() => Promise.all(started.splice(0).map((proc) => proc.stop('SIGKILL'))));

test('free ports are all different', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
});

test('the environment of a test is one that the platform accepts', async () => {
  const { env, ports } = await unitEnv({ dataDir: '/nowhere', extra: { RATE_LIMIT_ISSUE: '9' } });
  const config = readConfig(env);
  expect(config.units['issuer-registry']).toMatchObject(ports['issuer-registry']);
  expect(config).toMatchObject({ DATA_DIR: '/nowhere', RATE_LIMIT_ISSUE: 9 });
  expect(new Set(Object.values(ports).flatMap(({ rest, grpc }) => [rest, grpc ?? `${rest}-`])).size).toBe(18);
});

test('a program is ready when it says so, freezes, thaws and ends', async () => {
  const [port = 0] = await freePorts(1);
  const proc = run(
    `let asked = 0; process.on('SIGTERM', () => process.exit(7));
     require('node:http').createServer((q, r) => r.writeHead(q.url === '/health/ready' && ++asked > 2 ? 200 : 503).end())
     .listen(process.env.PORT, '127.0.0.1'); console.log('out'); console.error('err');`,
    { PORT: String(port) },
  );
  await ready(proc, port);
  assertAlive([proc]);
  proc.signal('SIGSTOP');
  const answer = fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(300) });
  await expect(answer).rejects.toThrow();
  expect(proc.isAlive()).toBe(true);
  expect(await proc.stop()).toBe(7);
  expect(proc.output()).toMatch(/out/);
  expect(proc.output()).toMatch(/err/);
  expect(() => assertAlive([proc])).toThrow(/program is dead:\n/);
});

test('waiting for a program that ended fails at once with its output', async () => {
  const [port = 0] = await freePorts(1);
  await expect(ready(run(`console.error('no such key'); process.exit(1)`), port)).rejects.toThrow(
    /no such key/,
  );
});

test('kill -9 ends without an exit code', async () => {
  expect(await run('setInterval(() => {}, 1000)').stop('SIGKILL')).toBeNull();
});

test('the launcher answers an unknown unit with what to do', async () => {
  const proc = startUnits(['issuer-registri'], {});
  started.push(proc);
  expect(await proc.exited).toBe(1);
  expect(proc.output()).toMatch(/There is no unit 'issuer-registri'/);
});
