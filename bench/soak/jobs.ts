import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { expectStatus, HOLDER_DID } from '../../units/testing/rest-road.ts';
import type { RestReply } from '../../units/testing/test-platform.ts';
import type { Row } from '../row.ts';
import { verdict } from './disturb.ts';
import { type Group, issuanceOf, openSoakPlatform, type SoakPlatform } from './platform.ts';

const STORE: Group = ['store'];
const ISSUANCE: Group = ['credential-issuance'];
const OTHERS: Group = UNIT_NAMES.filter((unit) => unit !== 'credential-issuance');
const VICTIMS = [STORE, ISSUANCE, ISSUANCE, OTHERS];
/** So many that the last kill still meets a job at work. */
const ROWS_A_KILL = 500;
const MINUTES = 60_000;
const PORTAL = '/api/v1/portal/me';

/** `times` kill -9, each of a process chosen by chance, while a job of bulk issuance runs: at the end each row has one credential. */
export async function killJob(times: number): Promise<Row[]> {
  const platform = await openSoakPlatform([STORE, ISSUANCE, OTHERS]);
  const size = times * ROWS_A_KILL;
  const names = Array.from({ length: size }, (_, at) => `Person ${at}`);
  const jobId = await validatedJob(platform, names);
  await job(platform, jobId, 'POST', '/start');
  const waits: number[] = [];
  let issued = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const began = performance.now();
    const before = issued;
    const goesOn = async () => {
      const found = await asked(platform, jobId);
      if (found && found.status !== 'RUNNING')
        throw new Error(`Before kill ${kill + 1} the job is ${JSON.stringify(found)}`);
      issued = found?.counts.issued ?? before;
      return issued > before;
    };
    await until('the job to go on', goesOn, 5 * MINUTES);
    waits.push(performance.now() - began);
    await wait(randomInt(0, 600));
    const victim = VICTIMS[randomInt(VICTIMS.length)] ?? ISSUANCE;
    await platform.end(victim, 'SIGKILL');
    await platform.startAgain(victim);
  }
  await standing(platform, jobId, 'COMPLETED');
  const { counts } = await job(platform, jobId);
  const { stored, findings } = await platform.close(names.map((name) => issuanceOf(name, 'ok')));
  const told = `${counts.issued} of ${counts.total}, ${counts.failed} failed`;
  const sorted = waits.sort((one, other) => one - other);
  return [
    { name: 'SIGKILL, one process each', value: String(times) },
    { name: 'rows issued as the job says, credentials stored', value: `${told}; ${stored}` },
    {
      name: 'from a process that is ready to the next rows, worst',
      value: `${((sorted.at(-1) ?? 0) / 1000).toFixed(1)} s`,
      note: 'the lease of a dead process lasts 20 s',
    },
    verdict([...(counts.issued === size && stored === size ? [] : ['the counts differ']), ...findings]),
  ];
}

async function validatedJob(platform: SoakPlatform, names: readonly string[]): Promise<string> {
  const { rest, issuer } = platform;
  const { headers } = issuer;
  const fields = [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true }];
  const form = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields };
  const templates = `${PORTAL}/credential-templates`;
  const { template_id } = expectStatus(await rest('POST', templates, { body: form, headers }), 201).body;
  expectStatus(await rest('POST', `${templates}/${template_id}/publish`, { headers }), 200);
  const lines = names.map((name) => `${HOLDER_DID},${name},BSc`);
  const body = new FormData();
  body.set('template_id', template_id);
  body.set('file', new Blob([`holder_did,name,degree\n${lines.join('\n')}\n`]), 'class.csv');
  const sent = await fetch(`${rest.base}${PORTAL}/bulk-issuance`, { method: 'POST', body, headers });
  const made = { status: sent.status, body: (await sent.json()) as RestReply['body'] };
  const jobId = expectStatus(made, 201).body.job_id;
  await job(platform, jobId, 'POST', '/validate');
  await standing(platform, jobId, 'VALIDATED');
  return jobId;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer, of which a few fields are read
async function job({ rest, issuer }: SoakPlatform, jobId: string, method = 'GET', word = ''): Promise<any> {
  const path = `${PORTAL}/bulk-issuance/${jobId}${word}`;
  return expectStatus(await rest(method, path, { headers: issuer.headers }), method === 'GET' ? 200 : 202)
    .body;
}

/** Undefined while a process is away. */
async function asked(platform: SoakPlatform, jobId: string) {
  return job(platform, jobId).catch(() => undefined);
}

function standing(platform: SoakPlatform, jobId: string, status: string): Promise<void> {
  return until(
    `the job to be ${status}`,
    async () => (await asked(platform, jobId))?.status === status,
    10 * MINUTES,
  );
}
