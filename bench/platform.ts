import { rmSync } from 'node:fs';
import { unitSettings } from '../kernel/config.ts';
import { until } from '../kernel/testing/until.ts';
import { UNIT_NAMES } from '../kernel/units.ts';
import { type Proc, ready, startUnits } from '../units/testing/procs.ts';
import { HOLDER_DID, issueBody } from '../units/testing/rest-road.ts';
import { testEnv } from '../units/testing/test-platform.ts';
import { openCaller } from './caller.ts';
import { batchBody, enrol } from './cast.ts';
import { atRate, inLanes, type LoadResult, loadText, residentMiB } from './load.ts';
import { openRegistry } from './registry.ts';
import type { Row } from './row.ts';

const SECONDS = 5;

/** The road through the running platform, in one process or with every unit in a process of its own. */
export async function benchPlatform(options: { acrossProcesses: boolean }): Promise<Row[]> {
  const env = await testEnv({ LOG_LEVEL: 'warn' });
  const groups = options.acrossProcesses ? [['store'], ...UNIT_NAMES.map((unit) => [unit])] : [[]];
  const started = performance.now();
  const processes: Proc[] = [];
  try {
    for (const units of groups) {
      const proc = startUnits(units, env);
      processes.push(proc);
      // The first that comes holds the store.
      if (units[0] === 'store') await until('the store to be held', () => proc.output().includes('Holding'));
    }
    for (const unit of UNIT_NAMES) {
      const proc = processes.find(({ name }) => name === unit || name === 'all');
      if (proc) await ready(proc, Number(env[unitSettings(unit).rest]));
    }
    const pids = processes.map(({ pid }) => pid);
    const rows: Row[] = [
      { name: 'start to ready', value: `${(performance.now() - started).toFixed(0)} ms` },
      {
        name: 'memory at rest',
        value: `${residentMiB(pids).toFixed(0)} MiB`,
        note: `${pids.length} process(es)`,
      },
    ];
    rows.push(...(await measure(env, pids)));
    rows.push({ name: 'memory after the load', value: `${residentMiB(pids).toFixed(0)} MiB` });
    return rows;
  } finally {
    await Promise.all(processes.map((proc) => proc.stop()));
    rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  }
}

async function measure(env: Record<string, string>, pids: readonly number[]): Promise<Row[]> {
  const base = env['PUBLIC_URL'] ?? '';
  const caller = openCaller(base, 64);
  const crowd = openCaller(base, 500);
  const { issuer, holder, holderDid, post } = await enrol({ base, dataDir: env['DATA_DIR'] ?? '' });
  const { did } = issuer;
  const issue = (name: string, more: object = {}) =>
    caller.ask('POST', '/api/v1/credentials/issue', {
      body: { ...issueBody(did, name), ...more },
      headers: issuer.headers,
    });
  const { credential_id } = await issue('Student');
  const record = await caller.ask('GET', `/api/v1/credentials/${credential_id}`, { headers: issuer.headers });
  const verifyBody = JSON.stringify({ credential: record.vc, check_status: true, check_expiration: true });
  const verify = (by = caller) => by.hit('POST', '/api/v1/credentials/verify', { body: verifyBody });
  const names = Array.from({ length: 500 }, (_, index) => `Student ${index}`);
  const batch = JSON.stringify(batchBody(did, HOLDER_DID, names));
  const held = await issue('Student', { holder_did: holderDid });
  const { shareToken } = await post(
    `/api/v1/holder/credentials/${held.credential_id}/share-links`,
    {},
    holder,
  );
  const query = { query: 'query($did: DID!) { issuer(did: $did) { did name status } }', variables: { did } };

  const rows: Row[] = [];
  const row = (name: string, result: LoadResult, note?: string) =>
    void rows.push({ name, value: loadText(result), ...(note ? { note } : {}) });
  await inLanes({ lanes: 8, seconds: 2, pids, request: () => verify() }); // warm-up, not counted
  row(
    'REST health (the floor)',
    await inLanes({
      lanes: 8,
      seconds: 2,
      pids,
      request: () => caller.hit('GET', '/health/live'),
    }),
  );
  row(
    'REST verify, 200/s',
    await atRate({ perSecond: 200, seconds: SECONDS, pids, request: () => verify() }),
    'target p99 < 10 ms',
  );
  const most = await inLanes({ lanes: 16, seconds: SECONDS, pids, request: () => verify() });
  row('REST verify, 16 lanes', most);
  const [crowded, health] = await Promise.all([
    atRate({
      perSecond: Math.ceil(5 * most.perSecond),
      seconds: SECONDS,
      pids,
      request: () => verify(crowd),
    }),
    inLanes({
      lanes: 1,
      seconds: SECONDS,
      pids,
      request: () => caller.hit('GET', '/health/ready'),
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
      request: (index) => issue(`Student ${index}`),
    }),
    'durable',
  );
  row(
    'REST issue, 32 lanes',
    await inLanes({
      lanes: 32,
      seconds: SECONDS,
      pids,
      request: (index) => issue(`Student ${index}`),
    }),
    'durable',
  );
  const batches = await inLanes({
    lanes: 1,
    seconds: SECONDS,
    pids,
    request: () => caller.hit('POST', '/api/v1/credentials/batch', { body: batch, headers: issuer.headers }),
  });
  rows.push({
    name: 'REST batch of 500',
    value: `${(batches.perSecond * 500).toFixed(0)} credentials/s  CPU ${(batches.cpuMicros / 500).toFixed(0)} us each`,
    note: 'durable; target >= 1,000/s',
  });
  row(
    'REST register issuer',
    await inLanes({
      lanes: 1,
      seconds: 2,
      pids,
      request: (index) =>
        caller.hit('POST', '/api/v1/issuer/register', { body: { name: `Issuer ${index}` } }),
    }),
    'target p99 < 20 ms',
  );
  row(
    'REST open a shared link, 100/s',
    await atRate({
      perSecond: 100,
      seconds: SECONDS,
      pids,
      request: () => caller.hit('GET', `/api/v1/verify/${shareToken}`),
    }),
    'verified and counted, durable; target p99 < 80 ms',
  );
  row(
    'REST wallet with its cookie',
    await inLanes({
      lanes: 8,
      seconds: SECONDS,
      pids,
      request: () => caller.hit('GET', '/api/v1/holder/credentials', { headers: holder }),
    }),
  );
  row(
    'GraphQL query',
    await inLanes({
      lanes: 16,
      seconds: SECONDS,
      pids,
      request: () => caller.hit('POST', '/graphql', { body: query }),
    }),
  );

  const registry = await openRegistry(env);
  const getIssuer = (fresh: boolean) => () => registry.call('GetIssuer', { issuerDid: did, fresh });
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
      request: () => registry.call('RotateKey', { issuerDid: did }),
    }),
    'target p99 < 20 ms',
  );
  registry.close();
  await caller.close();
  await crowd.close();
  return rows;
}
