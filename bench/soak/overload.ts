import { Agent, request } from 'undici';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { issueBody } from '../../units/testing/rest-road.ts';
import { atRate, inLanes, loadText } from '../load.ts';
import type { Row } from '../row.ts';
import { verdict } from './disturb.ts';
import { issuanceOf, openSoakPlatform } from './platform.ts';

const SECONDS = 10;
const PROMISED_MS = 250;

/** So many times the verifications that the platform can do, in one process, and its health beside them. */
export async function overload(times: number): Promise<Row[]> {
  const platform = await openSoakPlatform([UNIT_NAMES]);
  const { rest, issuer } = platform;
  const { body } = await rest('POST', '/api/v1/credentials/issue', {
    body: issueBody(issuer.did, 'the first'),
    headers: issuer.headers,
  });
  const read = await rest('GET', `/api/v1/credentials/${body.credential_id}`, { headers: issuer.headers });
  const credential = JSON.stringify({ credential: read.body.vc, check_status: true });
  const agent = new Agent({ connections: 500, pipelining: 1 });
  const verify = async () => {
    const reply = await request(`${rest.base}/api/v1/credentials/verify`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json' },
      body: credential,
    });
    await reply.body.dump();
    if (reply.statusCode !== 200) throw new Error(`verify: ${reply.statusCode}`);
  };
  const health = async () => {
    const reply = await fetch(`${rest.base}/health/ready`);
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`health: ${reply.status}`);
  };
  await inLanes({ lanes: 16, seconds: 2, pids: [], request: verify }); // warm-up, not counted
  const most = await inLanes({ lanes: 16, seconds: SECONDS, pids: [], request: verify });
  const perSecond = Math.ceil(times * most.perSecond);
  const [crowded, beside] = await Promise.all([
    atRate({ perSecond, seconds: SECONDS, pids: [], request: verify }),
    inLanes({ lanes: 1, seconds: SECONDS, pids: [], request: health }),
  ]);
  await agent.close();
  const { findings } = await platform.close([issuanceOf('the first', 'ok')]);
  const late = beside.failed > 0 || beside.p99 > PROMISED_MS;
  return [
    { name: 'verify, all it can', value: loadText(most) },
    { name: `verify, ${times} times that`, value: loadText(crowded), note: 'those that FAILED were refused' },
    { name: 'health meanwhile', value: loadText(beside), note: `target p99 < ${PROMISED_MS} ms` },
    verdict([...(late ? ['health was answered late'] : []), ...findings]),
  ];
}
