import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { openHistory, readHistory } from '../../units/testing/history.ts';
import { issueBody } from '../../units/testing/rest-road.ts';
import type { Row } from '../row.ts';
import { type Group, openSoakPlatform } from './platform.ts';

const LANES = 8;
const MINUTES = 60_000;
const STORE: Group = ['store'];
const DOMAINS: Group = ['issuer-registry', 'credential-issuance', 'verification-engine'];
const DOORS: Group = UNIT_NAMES.filter((unit) => !DOMAINS.includes(unit));

/** `times` kill -9, each of a process chosen by chance, under load. */
export const killProcesses = (times: number) =>
  disturb({ times, signal: 'SIGKILL', victims: [STORE, DOMAINS, DOORS] });

/** `times` restarts of the process that holds the store, in order, under load. */
export const restartStore = (times: number) => disturb({ times, signal: 'SIGTERM', victims: [STORE] });

/**
 * Issues in lanes while processes go and come back. A request without a clear answer is sent again under its `Idempotency-Key` until
 * it has one: at the end each name must be stored once.
 */
async function disturb(options: {
  times: number;
  signal: 'SIGKILL' | 'SIGTERM';
  victims: readonly Group[];
}): Promise<Row[]> {
  const { times, signal, victims } = options;
  const platform = await openSoakPlatform([STORE, DOMAINS, DOORS]);
  const { rest, issuer } = platform;
  const file = join(platform.room, 'history.jsonl');
  const history = openHistory(file);
  let acknowledged = 0;
  let unclear = 0;
  let isOver = false;

  const attempt = async (name: string): Promise<boolean> => {
    const headers = { ...issuer.headers, 'idempotency-key': name };
    const settle = history.invoke('issue', name);
    let refusal: string | undefined;
    try {
      const body = issueBody(issuer.did, name);
      const { status, body: told } = await rest('POST', '/api/v1/credentials/issue', { body, headers });
      settle(status === 201 ? 'ok' : 'unknown', status);
      refusal = status >= 400 && status < 500 && status !== 409 ? JSON.stringify(told) : undefined;
      if (status === 201) return true;
    } catch {
      settle('unknown');
    }
    if (refusal !== undefined) throw new Error(`An issuance was refused: ${refusal}`);
    return false;
  };
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `lane-${lane}-turn-${turn}`;
      while (!(await attempt(name))) {
        unclear += 1;
        await wait(100);
      }
      acknowledged += 1;
    }
  });
  // A lane that fails ends the soak with its reason.
  const failed = Promise.all(lanes).then(() => new Promise<never>(() => undefined));
  const recoveries: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const before = acknowledged;
    await Promise.race([failed, until('the load to run', () => acknowledged > before + LANES, 5 * MINUTES)]);
    await wait(randomInt(0, 400));
    const victim = victims[randomInt(victims.length)] ?? STORE;
    const started = performance.now();
    await platform.end(victim, signal);
    await platform.startAgain(victim);
    const then = acknowledged;
    await until('an issuance after the restart', () => acknowledged > then, 5 * MINUTES);
    recoveries.push(performance.now() - started);
  }
  isOver = true;
  await Promise.all(lanes);
  history.close();

  // What was asked again counts by its last outcome.
  const last = [...new Map(readHistory(file).map((operation) => [operation.key, operation])).values()];
  const { stored, findings } = await platform.close(last);
  const sorted = recoveries.sort((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  return [
    { name: `${signal}, one process each`, value: String(times) },
    { name: 'issuances acknowledged, stored', value: `${acknowledged}, ${stored}` },
    { name: 'requests without a clear answer, repeated', value: String(unclear) },
    { name: 'signal to next issuance, median and worst', value: `${at(0.5)} s, ${at(1)} s` },
    verdict(findings),
  ];
}

/** The row that says whether all held. */
export function verdict(findings: readonly string[]): Row {
  if (findings.length === 0) return { name: 'lost, doubled, broken', value: 'none' };
  process.exitCode = 1;
  return {
    name: 'lost, doubled, broken',
    value: `${findings.length} FAILED`,
    note: findings.slice(0, 5).join('; '),
  };
}
