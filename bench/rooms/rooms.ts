import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectStore, type Store } from '../../store/connect.ts';
import { createSeries, printGrowth } from '../growth/table.ts';
import { custodianRoom } from './custodians.ts';
import { issuingRoom } from './issuing.ts';
import { invitesRoom, reportsRoom, teamRoom, walletRoom } from './people.ts';
import type { Room } from './room.ts';
import { directoryRoom, historyRoom, requestsRoom } from './verifiers.ts';

const WARM_UP = 10;
const WINDOWS = 3;
const WINDOW_MS = 150;
/** What a total costs that is counted up to 10,000, and noise. */
const NOISE_MS = 3;

const ROOMS: readonly ((store: Store) => Promise<Room>)[] = [
  requestsRoom,
  historyRoom,
  directoryRoom,
  issuingRoom,
  invitesRoom,
  teamRoom,
  walletRoom,
  reportsRoom,
  custodianRoom,
];

/**
 * What lists, writes and idle workers cost as the records of one organization become more: in this process with its store, without
 * doors. Prints its table.
 */
export async function benchRooms({ steps: given }: { readonly steps: readonly number[] }): Promise<void> {
  const steps = [...given].sort((a, b) => a - b);
  const folder = await mkdtemp(join(tmpdir(), 'bench-rooms-'));
  const store = await connectStore({ dataDir: folder });
  const series = createSeries();
  try {
    for (const open of ROOMS) {
      const room = await open(store);
      for (const [at, total] of steps.entries()) {
        await room.fill(steps[at - 1] ?? 0, total);
        for (const { name, ask, from = 0 } of room.questions)
          series.add(name, 'ms', total < from ? undefined : await costOf(ask));
      }
      await room.end?.();
    }
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
  printGrowth({
    title: 'What the rooms cost as the records of one organization become more: CPU of a question',
    counted: 'records',
    steps,
    rows: series.all(),
    noiseMs: NOISE_MS,
  });
}

/** Processor time of a question in ms: of the cheapest of some windows, since the store may be at work on what was stored before. */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  for (let asked = 0; asked < WARM_UP; asked += 1) await ask();
  const costs: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    let count = 0;
    for (; performance.now() - began < WINDOW_MS; count += 1) await ask();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / count);
  }
  return Math.min(...costs);
}
