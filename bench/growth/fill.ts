import { HOLDER_DID } from '../../units/testing/rest-road.ts';
import type { Caller, Headers } from '../caller.ts';
import { cpuMs, idle } from '../load.ts';
import { median } from '../row.ts';
import { nameOf } from './names.ts';
import type { GrowingPlatform } from './platform.ts';

const BATCH = 500;
/** Batches under way at a time. */
const LANES = 2;
/** The last ones of a step are issued one by one, so many at a time, to see what one costs. */
const SINGLES = 100;
const SINGLE_LANES = 16;
const MOST_IDLE_MS = 600_000;

/** What one credential cost at the end of a step. */
export interface IssueCost {
  readonly cpuMs: number;
  readonly p50: number;
  readonly kibWritten: number;
}

/** What the credentials of a step cost: by batches, and one by one. */
export interface FillCost {
  readonly batched: IssueCost;
  readonly single: IssueCost;
  readonly perSecond: number;
}

/** Issues by REST until the issuer has `total` credentials; puts their ids behind those in `ids`, by number. */
export async function fillTo(
  total: number,
  given: { platform: GrowingPlatform; caller: Caller; did: string; headers: Headers; ids: string[] },
): Promise<FillCost> {
  const { platform, caller, did, headers, ids } = given;
  const began = performance.now();
  const body = (number: number) => ({
    holder_did: HOLDER_DID,
    credential_data: { name: nameOf(number), degree: 'BSc Physics', marks: { Mechanics: 71, Optics: 64.5 } },
  });
  const frame = { issuer_did: did, credential_type: 'UniversityDegreeCredential' };
  const batch = async (from: number, until: number) => {
    const records = Array.from({ length: until - from }, (_, at) => body(from + at));
    const { results } = await caller.ask('POST', '/api/v1/credentials/batch', {
      body: { ...frame, records },
      headers,
    });
    for (const { index, credential_id: id } of results) ids[from + index] = id;
  };
  const single = async (number: number) => {
    const asked = { body: { ...frame, ...body(number) }, headers };
    ids[number] = (await caller.ask('POST', '/api/v1/credentials/issue', asked)).credential_id;
  };
  const batches: (readonly [number, number])[] = [];
  const first = ids.length;
  const lastBatched = Math.max(first, total - SINGLES);
  for (let from = first; from < lastBatched; from += BATCH)
    batches.push([from, Math.min(from + BATCH, lastBatched)]);
  const batched = await costOf(platform, lastBatched - first, async () => {
    return inLanes(LANES, batches, ([from, until]) => batch(from, until));
  });
  const filled = performance.now() - began;
  const numbers = Array.from({ length: total - lastBatched }, (_, at) => lastBatched + at);
  const one = await costOf(platform, numbers.length, () => inLanes(SINGLE_LANES, numbers, single));
  return { batched, single: one, perSecond: ((lastBatched - first) * 1000) / filled };
}

/** CPU, bytes written and time a piece, with all that follows, such as what the audit trail takes in. */
async function costOf(
  platform: GrowingPlatform,
  pieces: number,
  work: () => Promise<readonly number[]>,
): Promise<IssueCost> {
  await idle(platform.pid, MOST_IDLE_MS);
  const [cpu, bytes] = [cpuMs(platform.pid), platform.bytesWritten()];
  const times = await work();
  await idle(platform.pid, MOST_IDLE_MS);
  return {
    cpuMs: (cpuMs(platform.pid) - cpu) / pieces,
    kibWritten: (platform.bytesWritten() - bytes) / pieces / 1024,
    p50: median(times),
  };
}

/** Works through a list, so many pieces at a time; tells the milliseconds of each. */
async function inLanes<T>(
  lanes: number,
  pieces: readonly T[],
  work: (piece: T) => Promise<void>,
): Promise<number[]> {
  const left = [...pieces].reverse();
  const times: number[] = [];
  const lane = async () => {
    for (let piece = left.pop(); piece !== undefined; piece = left.pop()) {
      const began = performance.now();
      await work(piece);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}
