import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';
import { openCertificates } from '../grpc/certificates.ts';
import { createGrpcClient } from '../grpc/client.ts';
import { readConfig, unitSettings } from '../kernel/config.ts';
import { newContext } from '../kernel/context.ts';
import { createLogger } from '../kernel/log.ts';
import { UNIT_NAMES } from '../kernel/units.ts';
import { TEST_ADMIN, testEnv } from '../units/testing/test-platform.ts';
import { atRate, inLanes, type LoadResult, loadText, residentMiB } from './load.ts';
import type { Row } from './row.ts';

const HOLDER = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const LAUNCHER = fileURLToPath(new URL('../units/launch.mjs', import.meta.url));
const SECONDS = 5;

/** The road through the running platform, in one process or with every unit in a process of its own. */
export async function benchPlatform(options: { acrossProcesses: boolean }): Promise<Row[]> {
  const env = await testEnv({ LOG_LEVEL: 'warn' });
  const groups = options.acrossProcesses ? [['store'], ...UNIT_NAMES.map((unit) => [unit])] : [[]];
  const processes = [];
  const started = performance.now();
  for (const units of groups) {
    const child = spawn(process.execPath, [LAUNCHER, 'start', ...units], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    if (units[0] === 'store') await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.resume();
  }
  const pids = processes.map(({ pid }) => pid ?? 0);
  try {
    await waitUntilReady(env);
    const ready = performance.now() - started;
    const rows: Row[] = [{ name: 'start to ready', value: `${ready.toFixed(0)} ms` }];
    rows.push({
      name: 'memory at rest',
      value: `${residentMiB(pids).toFixed(0)} MiB`,
      note: `${pids.length} process(es)`,
    });
    rows.push(...(await measure(env, pids)));
    rows.push({ name: 'memory after the load', value: `${residentMiB(pids).toFixed(0)} MiB` });
    return rows;
  } finally {
    for (const child of processes) child.kill('SIGTERM');
    await Promise.all(
      processes.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
    );
  }
}

async function measure(env: Record<string, string>, pids: readonly number[]): Promise<Row[]> {
  const base = env['PUBLIC_URL'] ?? '';
  const agent = new Agent({ connections: 64, pipelining: 1 });
  const crowd = new Agent({ connections: 500, pipelining: 1 });
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    dispatcher = agent,
  ) => {
    const reply = await request(`${base}${path}`, {
      method,
      dispatcher,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.body.text();
    if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.statusCode} ${text}`);
    // biome-ignore lint/suspicious/noExplicitAny: the shape is the API's, checked by its own tests
    return JSON.parse(text) as any;
  };

  const admin = await send('POST', '/api/v1/admin/auth/login', TEST_ADMIN);
  const asAdmin = { authorization: `Bearer ${admin.token}` };
  const issuer = await send('POST', '/api/v1/issuer/register', {
    name: 'Bench University',
    contact_email: 'bench@example.edu',
  });
  const did: string = issuer.issuer_did;
  await send('POST', `/api/v1/issuers/${did}/approve`, undefined, asAdmin);
  await send('POST', '/api/v1/issuer/auth/magic-link', { email: 'bench@example.edu' });
  const token = await signInToken(env, 0);
  const session = await send('POST', '/api/v1/issuer/auth/magic-link/verify', { token });
  const asIssuer = { authorization: `Bearer ${session.token}` };
  const issueBody = (index: number) => ({
    issuer_did: did,
    holder_did: HOLDER,
    credential_type: 'UniversityDegreeCredential',
    credential_data: {
      name: `Student ${index}`,
      degree: 'BSc Physics',
      marks: { Mechanics: 71, Optics: 64.5 },
    },
  });
  const first = await send('POST', '/api/v1/credentials/issue', issueBody(0), asIssuer);
  const record = await send('GET', `/api/v1/credentials/${first.credential_id}`, undefined, asIssuer);
  const verifyBody = { credential: record.vc, check_status: true, check_expiration: true };
  const verify = async () => void (await send('POST', '/api/v1/credentials/verify', verifyBody));
  const batchBody = {
    issuer_did: did,
    credential_type: 'UniversityDegreeCredential',
    records: Array.from({ length: 500 }, (_, index) => ({
      holder_did: HOLDER,
      credential_data: issueBody(index).credential_data,
    })),
  };
  const asHolder = { cookie: await holderCookie() };
  const wallet = await send('POST', '/api/v1/holder/wallet-key', { mode: 'PLATFORM' }, asHolder);
  const held = await send(
    'POST',
    '/api/v1/credentials/issue',
    { ...issueBody(0), holder_did: wallet.did },
    asIssuer,
  );
  const links = `/api/v1/holder/credentials/${held.credential_id}/share-links`;
  const { shareToken } = await send('POST', links, {}, asHolder);
  const query = { query: 'query($did: DID!) { issuer(did: $did) { did name status } }', variables: { did } };

  async function holderCookie(): Promise<string> {
    await send('POST', '/api/v1/holder/auth/register', { name: 'Bench', email: 'bench@example.org' });
    const reply = await request(`${base}/api/v1/holder/auth/magic-link/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: await signInToken(env, 1) }),
    });
    await reply.body.dump();
    return String(reply.headers['set-cookie']).split(';')[0] ?? '';
  }

  const rows: Row[] = [];
  const row = (name: string, result: LoadResult, note?: string) =>
    void rows.push({ name, value: loadText(result), ...(note ? { note } : {}) });
  await inLanes({ lanes: 8, seconds: 2, pids, request: verify }); // warm-up, not counted
  row(
    'REST health (the floor)',
    await inLanes({
      lanes: 8,
      seconds: 2,
      pids,
      request: async () => void (await send('GET', '/health/live', undefined)),
    }),
  );
  row(
    'REST verify, 200/s',
    await atRate({ perSecond: 200, seconds: SECONDS, pids, request: verify }),
    'target p99 < 10 ms',
  );
  const most = await inLanes({ lanes: 16, seconds: SECONDS, pids, request: verify });
  row('REST verify, 16 lanes', most);
  const [crowded, health] = await Promise.all([
    atRate({
      perSecond: Math.ceil(5 * most.perSecond),
      seconds: SECONDS,
      pids,
      request: async () => void (await send('POST', '/api/v1/credentials/verify', verifyBody, {}, crowd)),
    }),
    inLanes({
      lanes: 1,
      seconds: SECONDS,
      pids,
      request: async () => void (await send('GET', '/health/ready', undefined)),
    }),
  ]);
  row('REST verify, five times that', crowded, 'those that FAILED were refused with 503 OVERLOADED');
  row('REST health meanwhile', health, 'target p99 < 250 ms');
  row(
    'REST issue, 1 lane',
    await inLanes({
      lanes: 1,
      seconds: SECONDS,
      pids,
      request: async (index) =>
        void (await send('POST', '/api/v1/credentials/issue', issueBody(index), asIssuer)),
    }),
    'durable',
  );
  row(
    'REST issue, 32 lanes',
    await inLanes({
      lanes: 32,
      seconds: SECONDS,
      pids,
      request: async (index) =>
        void (await send('POST', '/api/v1/credentials/issue', issueBody(index), asIssuer)),
    }),
    'durable',
  );
  const batch = await inLanes({
    lanes: 1,
    seconds: SECONDS,
    pids,
    request: async () => void (await send('POST', '/api/v1/credentials/batch', batchBody, asIssuer)),
  });
  rows.push({
    name: 'REST batch of 500',
    value: `${(batch.perSecond * 500).toFixed(0)} credentials/s  CPU ${(batch.cpuMicros / 500).toFixed(0)} us each`,
    note: 'durable; target >= 1,000/s',
  });
  row(
    'REST register issuer',
    await inLanes({
      lanes: 1,
      seconds: 2,
      pids,
      request: async (index) =>
        void (await send('POST', '/api/v1/issuer/register', { name: `Issuer ${index}` })),
    }),
    'target p99 < 20 ms',
  );
  row(
    'REST open a shared link, 100/s',
    await atRate({
      perSecond: 100,
      seconds: SECONDS,
      pids,
      request: async () => void (await send('GET', `/api/v1/verify/${shareToken}`, undefined)),
    }),
    'verified and counted, durable; target p99 < 80 ms',
  );
  row(
    'REST wallet with its cookie',
    await inLanes({
      lanes: 8,
      seconds: SECONDS,
      pids,
      request: async () => void (await send('GET', '/api/v1/holder/credentials', undefined, asHolder)),
    }),
  );
  row(
    'GraphQL query',
    await inLanes({
      lanes: 16,
      seconds: SECONDS,
      pids,
      request: async () => void (await send('POST', '/graphql', query)),
    }),
  );

  const config = readConfig(env);
  const certificates = await openCertificates({
    dataDir: config.DATA_DIR,
    names: ['core-engine'],
    log: createLogger({ level: 'silent' }),
  });
  const registry = createGrpcClient({
    unit: 'core-engine',
    certificates,
    target: {
      host: '127.0.0.1',
      port: config.units['issuer-registry'].grpc ?? 0,
      serverName: 'issuer-registry',
    },
    proto: 'testamur/registry/issuer_registry.proto',
    service: 'testamur.registry.IssuerRegistryService',
    deadlineMs: 5000,
    log: createLogger({ level: 'silent' }),
  });
  const getIssuer = (fresh: boolean) => async () =>
    void (await registry.call('GetIssuer', { issuerDid: did, fresh }, newContext()));
  await inLanes({ lanes: 4, seconds: 1, pids, request: getIssuer(false) });
  row(
    'gRPC GetIssuer, cache hit',
    await atRate({ perSecond: 200, seconds: SECONDS, pids, request: getIssuer(false) }),
    'target p99 < 3 ms',
  );
  row(
    'gRPC GetIssuer, from the store',
    await atRate({ perSecond: 200, seconds: SECONDS, pids, request: getIssuer(true) }),
  );
  row(
    'gRPC RotateKey',
    await inLanes({
      lanes: 1,
      seconds: 2,
      pids,
      request: async () => void (await registry.call('RotateKey', { issuerDid: did }, newContext())),
    }),
    'target p99 < 20 ms',
  );
  registry.close();
  certificates.close();
  await agent.close();
  await crowd.close();
  return rows;
}

/** The token of the sign-in link that the platform wrote to its file of secrets behind that many others. */
async function signInToken(env: Record<string, string>, behind: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      const text = readFileSync(join(env['DATA_DIR'] ?? '', 'secrets.log'), 'utf8');
      const found = [...text.matchAll(/token=([A-Za-z0-9_-]{43})/g)][behind]?.[1];
      if (found) return found;
    } catch {
      // not written yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The sign-in link did not appear in secrets.log.');
}

async function waitUntilReady(env: Record<string, string>): Promise<void> {
  const until = performance.now() + 60_000;
  for (const unit of UNIT_NAMES) {
    const url = `http://127.0.0.1:${env[unitSettings(unit).rest]}/health/ready`;
    for (;;) {
      const isReady = await fetch(url).then(
        (reply) => reply.ok,
        () => false,
      );
      if (isReady) break;
      if (performance.now() > until)
        throw new Error(`${unit} did not become ready; look at its output above.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
