import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { newId } from '../../../kernel/ids.ts';
import { firstBrokenSeq } from '../../../kernel/testing/audit-chain.ts';
import { connectStore } from '../../../store/connect.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { V8_FLAGS } from '../../../units/testing/procs.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

const PROGRAM = join(import.meta.dirname, 'testing/look-process.ts');
const RUN_PROGRAM = join(import.meta.dirname, '../../../units/testing/run-program.mjs');
const MEMBERS = 120;
const REQUIREMENTS = 20;
const A_MINUTE = 60_000;
const [OURS] = CUSTODIAN_DIDS;

let world: CustodiansWorld;
let child: ChildProcess | undefined;
/** Its store was given to other processes. */
let isClosed = false;
beforeEach(async () => {
  world = await openCustodiansWorld();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  if (isClosed) await rm(world.folder, { recursive: true, force: true });
  else await world.close();
  isClosed = false;
});

const admin = as.custodian('Admin');
const service = () => world.service.workforce;
const settle = () => world.custodians.workforce.worker.settle();
const aMember = (given: object = {}) =>
  service().members.upsert({ employeeRef: newId(), name: 'Aoife', jobRole: 'Nurse', ...given }, admin);
async function someRequirements(count: number) {
  for (let made = 0; made < count; made += 1)
    await service().requirements.upsert(
      { name: `Licence ${made}`, satisfiedBy: { credentialTypes: ['Licence', `Licence${made}`] } },
      admin,
    );
}

interface StoredRow {
  readonly memberId: string;
  readonly requirementId: string;
  readonly jobRole: string;
  readonly status: string;
  readonly isOpen: boolean;
}

/** The rows of the register, each open one once; the numbers are those of the rows. */
async function wholeRegister(connection: Connection): Promise<StoredRow[]> {
  const rows = (await connection
    .collection('compliance_register')
    .find()
    .toArray()) as unknown as StoredRow[];
  const open = rows.filter(({ isOpen }) => isOpen);
  expect(new Set(open.map(({ memberId, requirementId }) => `${memberId} ${requirementId}`)).size).toBe(
    open.length,
  );
  const counts = await connection.collection('compliance_counts').find().toArray();
  const counted = counts.flatMap(({ jobRole, of }) =>
    Object.entries(of as Record<string, Record<string, number>>).flatMap(([requirementId, by]) =>
      Object.entries(by)
        .filter(([, count]) => count !== 0)
        .map(([status, count]) => `${requirementId} ${jobRole} ${status} ${count}`),
    ),
  );
  const sums = new Map<string, number>();
  for (const { requirementId, jobRole, status } of open) {
    const key = `${requirementId} ${jobRole} ${status}`;
    sums.set(key, (sums.get(key) ?? 0) + 1);
  }
  expect(counted.sort()).toEqual([...sums].map(([key, count]) => `${key} ${count}`).sort());
  return rows;
}

/** Looks until so many commits were made, and is killed then; tells whether there was nothing left to do. */
async function killedAfter(commits: number, ahead: number): Promise<boolean> {
  const started = spawn(
    process.execPath,
    [...V8_FLAGS, '--enable-source-maps', RUN_PROGRAM, PROGRAM, world.folder, String(ahead)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child = started;
  let output = '';
  started.stdout.on('data', (bytes) => {
    output += String(bytes);
    if (output.includes(`commit ${commits}\n`)) started.kill('SIGKILL');
  });
  await once(started, 'close');
  return output.includes('over\n');
}

test('a first look at everybody that is killed again and again leaves each row once', async () => {
  // Other processes look.
  await world.custodians.close();
  await someRequirements(REQUIREMENTS);
  for (let made = 0; made < MEMBERS; made += 1) await aMember({ jobRole: `Role ${made % 3}` });
  await world.ledger.close();
  await world.store.close();
  isClosed = true;

  let round = 1;
  for (const commits of [1, 2, 3, 1]) {
    expect(await killedAfter(commits, round * A_MINUTE)).toBe(false);
    round += 1;
  }
  expect(await killedAfter(Number.POSITIVE_INFINITY, round * A_MINUTE)).toBe(true);

  const store = await connectStore({ dataDir: world.folder });
  const connection = store.connection('custodians');
  const rows = await wholeRegister(connection);
  const checks = await connection.collection('compliance_checks').find().toArray();
  const [state] = await connection.collection('compliance_rounds').find().toArray();
  const entries = await connection.collection<StoredEntry>('audit_entries').find().sort({ seq: 1 }).toArray();
  await store.close();
  expect(rows).toHaveLength(MEMBERS * REQUIREMENTS);
  expect(rows.every(({ isOpen, status }) => isOpen && status === 'UNVERIFIED')).toBe(true);
  expect(checks.filter(({ digest }) => digest !== null)).toHaveLength(MEMBERS);
  expect(state).toMatchObject({ startedAt: null, checkedAt: expect.any(Date), after: '' });
  const told = entries.filter(({ action }) => action === 'compliance.recorded');
  const changes = told.map(({ newState }) => Number.parseInt(String(newState), 10));
  expect(changes.reduce((sum, one) => sum + one, 0)).toBe(MEMBERS * REQUIREMENTS);
  for (const chain of new Set(entries.map(({ source }) => source))) {
    const own = entries.filter(({ source }) => source === chain);
    expect(firstBrokenSeq(own.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })))).toBeUndefined();
  }
}, 120_000);

test('who changes while they are looked at is looked at again, and nothing is kept of the first look', async () => {
  const holderDid = 'did:key:z6Mkaoife';
  world.wallets.agree(OURS, holderDid);
  // Nobody is looked at before everything is there.
  world.wallets.state.isAway = true;
  await someRequirements(3);
  const { memberId } = await aMember({ holderDid });
  await Promise.all([aMember(), aMember()]);
  const { ofHolders } = world.wallets.needs.facts;
  let looks = 0;
  const changing = jest.spyOn(world.wallets.needs.facts, 'ofHolders').mockImplementation(async (...asked) => {
    looks += 1;
    if (looks < 3) await service().members.upsert({ memberId, jobRole: `Role ${looks}` }, admin);
    return ofHolders(...asked);
  });
  await settle();
  world.wallets.state.isAway = false;
  await settle();
  changing.mockRestore();
  // Those two, the one that holds, and that of the round of everybody.
  expect(looks).toBe(4);
  const rows = await wholeRegister(world.connection);
  expect(rows).toHaveLength(9);
  for (const row of rows)
    expect(row).toMatchObject({
      isOpen: true,
      jobRole: row.memberId === memberId ? 'Role 2' : 'Nurse',
      status: row.memberId === memberId ? 'MISSING' : 'UNVERIFIED',
    });
});

test('of who was looked at by somebody else meanwhile no row is opened twice', async () => {
  const holderDid = 'did:key:z6Mkaoife';
  world.wallets.agree(OURS, holderDid);
  await someRequirements(2);
  const { memberId } = await aMember({ holderDid });
  await settle();
  const looked = await world.connection.collection('compliance_checks').findOne({ _id: memberId as never });
  // As a process saw it that had read the member before the first look.
  await world.connection
    .collection('compliance_checks')
    .updateOne({ _id: memberId as never }, { $set: { digest: null, dueAt: world.now() } });
  await settle();
  const rows = await wholeRegister(world.connection);
  expect(rows.map(({ status, isOpen }) => [status, isOpen])).toEqual([
    ['MISSING', true],
    ['MISSING', true],
  ]);
  expect(
    await world.connection.collection('compliance_checks').findOne({ _id: memberId as never }),
  ).toMatchObject({ digest: looked?.['digest'] });
});
