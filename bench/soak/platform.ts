import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { until } from '../../kernel/testing/until.ts';
import type { UnitName } from '../../kernel/units.ts';
import { connectStore } from '../../store/connect.ts';
import type { Operation } from '../../units/testing/history.ts';
import { checkSet } from '../../units/testing/history-checks.ts';
import { auditDataFolder } from '../../units/testing/post-run-audit.ts';
import { type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../../units/testing/procs.ts';
import {
  activeIssuer,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../../units/testing/rest-road.ts';

const READY_MS = 300_000;

export type Group = readonly (UnitName | 'store')[];

/** A platform in processes of its own, one a group, that a soak disturbs. */
export interface SoakPlatform {
  readonly room: string;
  readonly rest: Rest;
  readonly admin: Readonly<Record<string, string>>;
  readonly issuer: RoadIssuer;
  readonly setting: UnitEnv;
  /** Ends the process of a group with the signal. */
  end(group: Group, signal: NodeJS.Signals): Promise<void>;
  /** Starts it again and waits until it is ready. */
  startAgain(group: Group): Promise<void>;
  /** Stops all of it in order, then says what does not hold of what is stored; `issued` are issuances by holder name. */
  close(issued: readonly Operation[]): Promise<{ stored: number; findings: readonly string[] }>;
}

/** Starts the groups, the store's first, and brings an issuer up that may issue. */
export async function openSoakPlatform(groups: readonly Group[]): Promise<SoakPlatform> {
  const room = mkdtempSync(join(tmpdir(), 'testamur-soak-'));
  const dataDir = join(room, 'data');
  const setting = await unitEnv({ dataDir, logLevel: 'warn', extra: ROAD_SETTINGS });
  const running = new Map<Group, Proc>();
  const isStore = (group: Group) => group.includes('store');
  const endAll = () => Promise.all([...running.values()].map((proc) => proc.stop('SIGKILL')));
  process.once('exit', () => {
    for (const proc of running.values()) proc.signal('SIGKILL');
  });

  const launch = (group: Group) => void running.set(group, startUnits(group, setting.env));
  const isReady = async (group: Group): Promise<void> => {
    const proc = running.get(group);
    if (!proc) throw new Error(`${group.join('+')} was never started.`);
    if (isStore(group)) {
      await heldOrEnded(proc);
      if (!proc.isAlive()) throw new Error(`The store was not taken again: ${proc.output().slice(-500)}`);
      return;
    }
    for (const unit of group) if (unit !== 'store') await ready(proc, setting.ports[unit].rest, READY_MS);
  };

  const isHeldElsewhere = async (group: Group): Promise<boolean> => {
    const proc = running.get(group);
    if (proc) await heldOrEnded(proc);
    return proc?.output().includes('already holds') ?? false;
  };

  try {
    for (const group of groups.filter(isStore)) {
      launch(group);
      await isReady(group);
    }
    const others = groups.filter((group) => !isStore(group));
    for (const group of others) launch(group);
    await Promise.all(others.map(isReady));
    const rest = restClient(setting.env['PUBLIC_URL'] ?? '');
    const admin = await signInAdmin(rest);
    const email = 'registrar@soak.example';
    const issuer = await activeIssuer(rest, { secrets: secretsIn(dataDir), admin, email });
    return {
      room,
      rest,
      admin,
      issuer,
      setting,
      async end(group, signal) {
        await running.get(group)?.stop(signal);
      },
      async startAgain(group) {
        launch(group);
        const isHeld = isStore(group) && (await isHeldElsewhere(group));
        if (!isHeld) return isReady(group);
        // On a slow machine a unit has taken the store over meanwhile: it has to give it back.
        const others = groups.filter((other) => other !== group);
        await Promise.all(others.map((other) => running.get(other)?.stop()));
        for (const each of [group, ...others]) {
          launch(each);
          await isReady(each);
        }
      },
      async close(issued) {
        for (const group of [...groups].sort((a, b) => Number(isStore(a)) - Number(isStore(b))))
          await running.get(group)?.stop();
        const names = await storedNames(dataDir);
        const knownContexts = new Set([CREDENTIALS_V1, `${rest.base}/contexts/v1`]);
        const { findings } = await auditDataFolder({ dataDir, knownContexts });
        const doubled = names.length - new Set(names).size;
        rmSync(room, { recursive: true, force: true });
        return {
          stored: names.length,
          findings: [
            ...checkSet(issued, new Set(names)),
            ...(doubled > 0 ? [`${doubled} credentials are there twice`] : []),
            ...findings,
          ],
        };
      },
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}

/** Waits until the process holds the store, or has ended because it could not. */
function heldOrEnded(proc: Proc): Promise<void> {
  return until('the store to be held', () => proc.output().includes('Holding') || !proc.isAlive(), READY_MS);
}

/** An issuance for the holder of this name, as the check of what is stored wants it. */
export function issuanceOf(key: string, outcome: Operation['outcome']): Operation {
  return { name: 'issue', key, input: undefined, output: undefined, outcome, from: 0, to: 0 };
}

async function storedNames(dataDir: string): Promise<string[]> {
  const store = await connectStore({ dataDir });
  try {
    const rows = await store.connection('credentials').collection('credentials').find({}).toArray();
    return rows.map(({ holderName }) => String(holderName));
  } finally {
    await store.close();
  }
}
