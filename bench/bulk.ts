import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newId } from '../kernel/ids.ts';
import { aClass, send } from '../subgraphs/credentials/bulk/testing.ts';
import { aTemplate } from '../subgraphs/credentials/templates/testing.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  issuerContext,
} from '../subgraphs/credentials/testing.ts';
import { printTable } from './row.ts';

/** Records of a request to the batch route, at most. */
const A_BATCH = 500;
/** So many credentials by batches are measured before a job, and as many behind it. */
const MOST_BY_BATCH = 5000;
const LOOK_MS = 2000;
const MIB = 1024 * 1024;

interface Cost {
  /** Rows a second by the clock. */
  readonly perSecond: number;
  /** Processor time of all threads of a row. */
  readonly cpuMicros: number;
  /** The most memory that was in use meanwhile, right behind a collection: what the process has beside is garbage. */
  readonly peakMib: number;
}

/**
 * Bulk issuance for files of more and more rows, in one process with its store: reading and validating them, and issuing them. The
 * floor is the operation behind `POST /credentials/batch`, 500 records each by the same template, right before each job and right
 * behind it. Prints its table.
 */
export async function benchBulk({ steps }: { readonly steps: readonly number[] }): Promise<void> {
  const issuer = anIssuer();
  const context = issuerContext(issuer);
  const room = await aCredentialsRoom([issuer]);
  const { service, worker } = room.bulk;
  const lines = [
    ['rows', 'validate', '', 'batch route', '', 'the job', '', 'of its rate', 'of its CPU', 'memory at most'],
  ];
  try {
    const { templateId } = await room.templates.create(aTemplate(), context);
    await room.templates.publish({ templateId }, context);
    const byBatch = (count: number) => costOf(count, () => issueByBatch(room, templateId, count));
    await byBatch(A_BATCH); // warm-up, not counted
    for (const rows of steps) {
      const { jobId } = await send(room, issuer, aClass(rows), { templateId });
      const validating = await costOf(rows, async () => {
        await service.validate({ jobId }, context);
        await worker.settle();
      });
      const some = Math.min(rows, MOST_BY_BATCH);
      const before = await byBatch(some);
      const issuing = await costOf(rows, async () => {
        await service.start({ jobId }, context);
        await worker.settle();
      });
      const behind = await byBatch(some);
      const { counts, status } = await service.byId({ jobId }, context);
      if (counts.issued !== rows) throw new Error(`The job is ${status}: ${JSON.stringify(counts)}`);
      const floor = {
        perSecond: (2 * some) / (some / before.perSecond + some / behind.perSecond),
        cpuMicros: (before.cpuMicros + behind.cpuMicros) / 2,
      };
      lines.push([
        rows.toLocaleString('en'),
        ...told(validating),
        ...told(floor),
        ...told(issuing),
        `${((100 * issuing.perSecond) / floor.perSecond).toFixed(0)} %`,
        `${(issuing.cpuMicros / floor.cpuMicros).toFixed(2)} x`,
        `${Math.max(validating.peakMib, issuing.peakMib).toFixed(0)} MiB`,
      ]);
    }
  } finally {
    await room.end();
  }
  printTable('Bulk issuance: rows a second, and processor time of a row', lines);
}

const told = ({ perSecond, cpuMicros }: Pick<Cost, 'perSecond' | 'cpuMicros'>) => [
  `${perSecond.toFixed(0)}/s`,
  `${cpuMicros.toFixed(0)} µs`,
];

async function issueByBatch(room: CredentialsRoom, templateId: string, count: number): Promise<void> {
  const issuer = anIssuer();
  const { holderDid, credentialType } = anIssueInput(issuer);
  for (let sent = 0; sent < count; sent += A_BATCH) {
    const records = Array.from({ length: Math.min(A_BATCH, count - sent) }, (_, at) => ({
      holderDid,
      credentialData: { name: `Person ${sent + at}`, degree: 'BSc' },
    }));
    const input = { issuerDid: issuer.did, credentialType, templateId, records };
    // As the route is asked by a client that repeats what was cut off.
    const { failed } = await room.service.issueBatch(
      input,
      issuerContext(issuer, { idempotencyKey: newId() }),
    );
    if (failed > 0) throw new Error(`${failed} records of a batch failed.`);
  }
}

async function costOf(rows: number, work: () => Promise<void>): Promise<Cost> {
  let peak = inUse();
  let spent = 0;
  const looking = setInterval(() => {
    const before = process.cpuUsage();
    peak = Math.max(peak, inUse());
    spent += microsSince(before);
  }, LOOK_MS);
  const begun = performance.now();
  const before = process.cpuUsage();
  await work();
  const cpu = microsSince(before) - spent;
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(looking);
  return { perSecond: rows / seconds, cpuMicros: cpu / rows, peakMib: Math.max(peak, inUse()) / MIB };
}

function microsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of the heap and beside it that are still needed. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
