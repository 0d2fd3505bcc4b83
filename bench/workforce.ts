import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../kernel/ids.ts';
import { as, CUSTODIAN_DIDS, openCustodiansWorld } from '../subgraphs/custodians/testing.ts';
import { keysOf } from '../subgraphs/custodians/workforce/member.ts';
import type { Row } from './row.ts';

const REQUIREMENTS = 20;
const ALONE_MS = 3000;
const BETWEEN_MS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
const [DID] = CUSTODIAN_DIDS;

/** The register of a large workforce: looking at everybody, and what that does to a simple request in the same process. */
export async function benchWorkforce(count: number): Promise<Row[]> {
  const world = await openCustodiansWorld();
  const context = as.custodian('Admin');
  const { worker } = world.custodians.workforce;
  const { members, requirements } = world.service.workforce;
  try {
    const custodianId = context.identity.kind === 'custodian' ? context.identity.custodianId : '';
    const ids = await fill(custodianId);
    const read = async (at: number) => {
      await members.byId({ memberId: ids[at % ids.length] }, as.custodian('Viewer'));
    };
    const alone = await during(delay(ALONE_MS), read);
    for (let made = 0; made < REQUIREMENTS; made += 1)
      await requirements.upsert(
        { name: `Licence ${made}`, satisfiedBy: { credentialTypes: [`Licence${made}`, 'Licence'] } },
        context,
      );
    const first = await during(worker.settle(), read);
    const rows = await world.connection.collection('compliance_register').countDocuments();
    world.moveClock(DAY_MS);
    const again = await during(worker.settle(), read);
    // One in fifty lets everything change that can.
    for (const [at, memberId] of ids.entries())
      if (at % 50 === 0) world.wallets.hold(`did:key:z6Mk${memberId}`, world.now(), { days: 900 });
    world.moveClock(DAY_MS);
    const changed = await during(worker.settle(), read);
    const row = (name: string, { seconds, cpu, p99 }: Measured): Row[] => [
      { name, value: `${seconds.toFixed(1)} s`, note: `${cpu.toFixed(1)} s of a core` },
      {
        name: '  a read meanwhile, p99',
        value: `${(p99 / alone.p99).toFixed(1)} ×`,
        note: `alone ${alone.p99.toFixed(1)} ms`,
      },
    ];
    return [
      ...row(`the first look: ${rows} rows are written`, first),
      ...row('the nightly look, nothing has changed', again),
      ...row('the nightly look, one member in 50 has another credential', changed),
    ];
  } finally {
    await world.close();
  }

  async function fill(custodianId: string): Promise<string[]> {
    const at = world.now();
    const made = Array.from({ length: count }, (_, index) => {
      const memberId = newId();
      const holderDid = `did:key:z6Mk${memberId}`;
      const member = {
        custodianId,
        employeeRef: `N-${index}`,
        name: `Member ${index}`,
        holderDid,
        jobRole: `Role ${index % 10}`,
        status: 'ACTIVE',
        createdAt: at,
        updatedAt: at,
        createdBy: null,
        rowVersion: 1,
      };
      world.wallets.agree(DID, holderDid);
      world.wallets.hold(holderDid, at, { days: (index % 700) - 100 });
      return { _id: memberId, ...member, ...keysOf(member) };
    });
    const check = ({ _id }: { _id: string }) => ({
      _id,
      custodianId,
      mark: newId(),
      dueAt: null,
      digest: null,
      dids: [],
    });
    for (let from = 0; from < count; from += 1000) {
      const some = made.slice(from, from + 1000);
      await world.connection.collection('workforce_members').insertMany(some as never[]);
      await world.connection.collection('compliance_checks').insertMany(some.map(check) as never[]);
    }
    return made.map(({ _id }) => _id);
  }
}

interface Measured {
  readonly seconds: number;
  /** Seconds of the processor, with those of the reads. */
  readonly cpu: number;
  /** In milliseconds. */
  readonly p99: number;
}

/** Reads again and again while something runs. */
async function during(work: Promise<unknown>, read: (at: number) => Promise<void>): Promise<Measured> {
  const begun = performance.now();
  const before = process.cpuUsage();
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  while (!isOver) {
    const since = performance.now();
    await read(took.length);
    took.push(performance.now() - since);
    await delay(BETWEEN_MS);
  }
  await over;
  took.sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1_000_000;
  return { cpu, seconds: (performance.now() - begun) / 1000, p99: took[Math.floor(took.length * 0.99)] ?? 0 };
}
