import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../kernel/ids.ts';
import { as, CUSTODIAN_DIDS, openCustodiansWorld } from '../subgraphs/custodians/testing.ts';
import { keysOf } from '../subgraphs/custodians/workforce/member.ts';
import { type Beside, beside, slowdown } from './beside.ts';
import type { Row } from './row.ts';

const REQUIREMENTS = 20;
const ALONE_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of one insert of the floor. */
const PORTION = 200;
const [DID] = CUSTODIAN_DIDS;

/** The register of a large workforce: looking at everybody, and what that does to a simple request in the same process. */
export async function benchWorkforce(count: number): Promise<Row[]> {
  const world = await openCustodiansWorld();
  const context = as.custodian('Admin');
  const { worker } = world.custodians.workforce;
  const { members, requirements } = world.service.workforce;
  const register = world.connection.collection('compliance_register');
  try {
    const custodianId = context.identity.kind === 'custodian' ? context.identity.custodianId : '';
    const ids = await fill(custodianId);
    const read = (at: number) => members.byId({ memberId: ids[at % ids.length] }, as.custodian('Viewer'));
    const alone = await beside(delay(ALONE_MS), read);
    for (let made = 0; made < REQUIREMENTS; made += 1)
      await requirements.upsert(
        { name: `Licence ${made}`, satisfiedBy: { credentialTypes: [`Licence${made}`, 'Licence'] } },
        context,
      );
    const first = await beside(worker.settle(), read);
    const rows = await register.countDocuments();
    world.moveClock(DAY_MS);
    const again = await beside(worker.settle(), read);
    // One in fifty lets everything change that can.
    for (const [at, memberId] of ids.entries())
      if (at % 50 === 0) world.wallets.hold(`did:key:z6Mk${memberId}`, world.now(), { days: 900 });
    world.moveClock(DAY_MS);
    const changed = await beside(worker.settle(), read);
    const floor = await floorOf(rows);
    const row = (name: string, measured: Beside): Row[] => [
      {
        name,
        value: `${measured.seconds.toFixed(1)} s`,
        note: `${measured.cpu.toFixed(1)} s of a core, ${(measured.cpu / floor).toFixed(2)} × the floor`,
      },
      {
        name: '  a read meanwhile, p50 / p99',
        value: slowdown(measured, alone),
        note: `alone ${alone.p50.toFixed(1)} / ${alone.p99.toFixed(1)} ms; longest hold of the event loop ${measured.longestHold.toFixed(0)} ms, alone ${alone.longestHold.toFixed(0)} ms`,
      },
    ];
    return [
      {
        name: 'the floor: those rows in a collection without indexes, by insertMany',
        value: `${floor.toFixed(1)} s`,
        note: 'of a core',
      },
      ...row(`the first look: ${rows} rows are written`, first),
      ...row('the nightly look, nothing has changed', again),
      ...row('the nightly look, one member in 50 has another credential', changed),
    ];
  } finally {
    await world.close();
  }

  /** Seconds of the processor for writing as many rows as the first look does, and nothing else. */
  async function floorOf(rows: number): Promise<number> {
    const some = await register.find().limit(PORTION).toArray();
    const floor = world.connection.collection('bench_floor');
    const before = process.cpuUsage();
    for (let at = 0; at < rows; at += PORTION)
      await floor.insertMany(some.map((one) => ({ ...one, _id: newId() as never })));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
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
