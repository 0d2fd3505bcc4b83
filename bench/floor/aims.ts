import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { storeFiles } from '../../store/embedded/store-file.ts';
import { libraryCosts } from '../crypto.ts';
import { atRate, inLanes } from '../load.ts';
import { storeRates } from '../store.ts';
import type { Loads } from './loads.ts';

const RAW = 3000;
/** Requests a second of other callers. */
const BESIDE = 40;
const MIB = 1024 * 1024;

/** A figure that is no load of the table, and what it should be. */
export interface Aim {
  readonly name: string;
  readonly text: (figure: number) => string;
  readonly reach: string;
  readonly isMet: (figure: number) => boolean;
}

const percent = (figure: number) => `${(figure * 100).toFixed(0)} %`;
const atLeast = (share: number) => ({
  text: percent,
  reach: `>= ${percent(share)}`,
  isMet: (figure: number) => figure >= share,
});

/** The figures, by what measures them. */
export const AIMS = {
  verify: {
    name: 'REST verify, in raw verifications',
    text: (figure) => `${figure.toFixed(1)} x`,
    reach: '<= 8 x',
    isMet: (figure) => figure <= 8,
  },
  beside: {
    name: 'p99 of others beside batches, in that without',
    text: (figure) => `${figure.toFixed(1)} x`,
    reach: '<= 2 x',
    isMet: (figure) => figure <= 2,
  },
  library: {
    name: 'library: issue with a custodied key, in raw signatures',
    text: (figure) => figure.toFixed(2),
    reach: '>= 0.4',
    isMet: (figure) => figure >= 0.4,
  },
  find: { name: 'store: findOne by index, of raw libsql', ...atLeast(0.12) },
  insert: { name: 'store: insertOne, 64 in flight, of raw libsql', ...atLeast(0.4) },
  log: {
    name: 'the largest WAL under mixed load',
    text: (figure) => `${figure.toFixed(1)} MiB`,
    reach: '< 64 MiB',
    isMet: (figure) => figure < 64,
  },
} as const satisfies Record<string, Aim>;

/** CPU microseconds of one verification by node:crypto, of 64 bytes with a key that is kept. */
export function rawVerifyMicros(): number {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const data = Buffer.alloc(64, 1);
  const signature = sign(null, data, privateKey);
  const start = process.cpuUsage();
  for (let count = 0; count < RAW; count += 1) verify(null, data, publicKey, signature);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / RAW;
}

/** How much later the 99th of 100 other requests is answered while batches are issued. */
export async function besideBatches(loads: Loads, seconds: number): Promise<number> {
  const others = [loads.verify, loads.query, loads.list, loads.openLink, loads.issue];
  const ask = () =>
    atRate({
      perSecond: BESIDE,
      seconds,
      pids: [],
      request: async (index) => others[index % others.length]?.(index),
    });
  const alone = await ask();
  const [beside] = await Promise.all([ask(), inLanes({ lanes: 1, seconds, pids: [], request: loads.batch })]);
  return beside.p99 / alone.p99;
}

/** What an issuance by the library is of a raw signature, and the store of raw libsql. */
export async function inProcess(): Promise<{ library: number; find: number; insert: number }> {
  const library = (await libraryCosts()).find(({ name }) => name === 'issue, custodied key')?.ratio;
  const stores = await storeRates(['process']);
  const share = (wanted: string) => {
    const { perSecond = Number.NaN, raw = 1 } = stores.find(({ name }) => name === wanted) ?? {};
    return perSecond / raw;
  };
  return {
    library: library ?? Number.NaN,
    find: share('findOne by index'),
    insert: share('insertOne, 64 in flight'),
  };
}

/** The largest size in MiB that the store's write-ahead log has under everything at once. */
export async function largestLog(loads: Loads, seconds: number, dataDir: string): Promise<number> {
  const { log } = storeFiles(join(dataDir, 'store'));
  const mixed = [
    ...[loads.issue, loads.issueByApiKey, loads.issueOnce, loads.issue, loads.verify, loads.verify],
    ...[loads.openLink, loads.openLink, loads.list, loads.list, loads.query, loads.getIssuer, loads.batch],
  ];
  let largest = 0;
  const sampling = setInterval(() => {
    largest = Math.max(largest, statSync(log, { throwIfNoEntry: false })?.size ?? 0);
  }, 250);
  await Promise.all(mixed.map((request) => inLanes({ lanes: 1, seconds, pids: [], request })));
  clearInterval(sampling);
  return Math.max(largest, statSync(log, { throwIfNoEntry: false })?.size ?? 0) / MIB;
}
