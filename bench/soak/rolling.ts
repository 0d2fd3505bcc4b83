import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES, type UnitName } from '../../kernel/units.ts';
import type { Operation } from '../../units/testing/history.ts';
import { issueBody } from '../../units/testing/rest-road.ts';
import type { Row } from '../row.ts';
import { verdict } from './disturb.ts';
import { type Group, issuanceOf, openSoakPlatform, type SoakPlatform } from './platform.ts';

const EVERY_MS = 200;
// Between two units, so that what fails for the first is not laid at the second's door.
const CALM_MS = 4000;
// So long a request that was not sent yet waits for a unit that is away: one that is back by then costs nothing.
const PROMISED_MS = 2000;

interface Route {
  readonly name: string;
  /** Beside the gateway. */
  readonly needs: readonly UnitName[];
  ask(turn: number): Promise<number>;
}

interface Asked {
  readonly route: Route;
  readonly at: number;
  readonly status: number;
}

/** Restarts every unit, one after the other, `rounds` times, while each route is asked five times a second. */
export async function restartUnits(rounds: number): Promise<Row[]> {
  const groups = new Map<UnitName, Group>(UNIT_NAMES.map((unit) => [unit, [unit]]));
  const platform = await openSoakPlatform([['store'], ...groups.values()]);
  const issued: Operation[] = [];
  const routes = await routesOf(platform, issued);
  const asked: Asked[] = [];
  let isOver = false;
  const traffic = routes.map(async (route) => {
    const running: Promise<void>[] = [];
    for (let turn = 0; !isOver; turn += 1) {
      const at = performance.now();
      running.push(
        route.ask(turn).then(
          (status) => void asked.push({ route, at, status }),
          () => void asked.push({ route, at, status: 0 }),
        ),
      );
      await wait(EVERY_MS);
    }
    await Promise.all(running);
  });

  const away = new Map<UnitName, { from: number; ms: number }[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [unit, group] of groups) {
      const from = performance.now();
      await platform.end(group, 'SIGTERM');
      await platform.startAgain(group);
      away.set(unit, [...(away.get(unit) ?? []), { from, ms: performance.now() - from }]);
      await wait(CALM_MS);
    }
  }
  isOver = true;
  await Promise.all(traffic);
  const { findings } = await platform.close(issued);

  const rows: Row[] = [];
  const broken: string[] = [];
  for (const [unit, times] of away) {
    const failed = times.flatMap(({ from, ms }) =>
      asked
        .filter(({ at, status }) => (status < 200 || status > 299) && isDuring({ at, from, ms }))
        .map((each) => ({ ...each, wasBackInTime: each.at >= from + ms - PROMISED_MS })),
    );
    const needy = failed.filter(({ route }) => needsUnit(route, unit));
    const others = failed.filter(({ route }) => !needsUnit(route, unit));
    const inVain = needy.filter(({ wasBackInTime }) => wasBackInTime);
    const seconds = Math.max(...times.map(({ ms }) => ms)) / 1000;
    rows.push({
      name: unit,
      value: `away ${seconds.toFixed(1)} s, failed ${needy.length}, ${inVain.length} though it was back within 2 s, elsewhere ${others.length}`,
      ...(unit === 'api-gateway' ? { note: 'nobody can wait for the gateway but its clients' } : {}),
    });
    if (others.length > 0) broken.push(`${unit}: ${namesOf(others)} failed without need`);
    if (unit !== 'api-gateway' && inVain.length > 0)
      broken.push(`${unit}: ${namesOf(inVain)} failed though it was back within 2 s`);
  }
  rows.push({ name: 'requests', value: String(asked.length) }, verdict([...broken, ...findings]));
  return rows;
}

/** Whether a request was asked while a unit was away, or a little before or after. */
function isDuring({ at, from, ms }: { at: number; from: number; ms: number }): boolean {
  return at >= from - CALM_MS / 2 && at < from + ms + CALM_MS / 2;
}

function namesOf(requests: readonly Asked[]): string {
  return requests.map(({ route, status }) => `${route.name} ${status}`).join(', ');
}

const needsUnit = ({ needs }: Route, unit: UnitName) => unit === 'api-gateway' || needs.includes(unit);

async function routesOf(
  { rest, issuer, admin }: SoakPlatform,
  issued: Operation[],
): Promise<readonly Route[]> {
  const issue = async (name: string) => {
    try {
      const body = issueBody(issuer.did, name);
      const reply = await rest('POST', '/api/v1/credentials/issue', { body, headers: issuer.headers });
      issued.push(issuanceOf(name, reply.status === 201 ? 'ok' : 'unknown'));
      return reply;
    } catch (error) {
      issued.push(issuanceOf(name, 'unknown'));
      throw error;
    }
  };
  const { body } = await issue('the first');
  const path = `/api/v1/credentials/${body.credential_id}`;
  let credential: unknown;
  await until('the first credential to be read', async () => {
    const reply = await rest('GET', path, { headers: issuer.headers });
    credential = reply.body.vc;
    return reply.status === 200;
  });
  const get = (from: string, headers = {}) => rest('GET', from, { headers }).then(({ status }) => status);
  return [
    {
      name: 'issue',
      // Core Engine serves the route, and says how the person who signed in stands.
      needs: ['credential-issuance', 'issuer-registry', 'core-engine'],
      ask: (turn) => issue(`turn ${turn}`).then(({ status }) => status),
    },
    {
      name: 'verify',
      needs: ['verification-engine', 'core-engine'],
      ask: () =>
        rest('POST', '/api/v1/credentials/verify', { body: { credential, check_status: false } }).then(
          ({ status }) => status,
        ),
    },
    { name: 'status', needs: ['credential-issuance', 'core-engine'], ask: () => get(`${path}/status`) },
    {
      name: 'issuer',
      needs: ['issuer-registry', 'core-engine'],
      ask: () => get(`/api/v1/issuers/${issuer.did}`),
    },
    { name: 'users', needs: ['admin-console'], ask: () => get('/api/v1/admin/users', admin) },
    {
      name: 'audit trail',
      needs: ['core-engine', 'admin-console'],
      ask: () => get('/api/v1/audit-logs?page_size=1', admin),
    },
  ];
}
