import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBrokenSeq } from '../../../kernel/testing/audit-chain.ts';
import { connectStore } from '../../../store/connect.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { V8_FLAGS } from '../../../units/testing/procs.ts';
import { type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { send, uploader } from './testing.ts';

const PROGRAM = join(import.meta.dirname, 'testing/intake-process.ts');
const RUN_PROGRAM = join(import.meta.dirname, '../../../units/testing/run-program.mjs');
const ROWS = 1200;
const A_MINUTE = 60_000;

let world: CustodiansWorld;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await openCustodiansWorld();
  // Other processes work.
  await world.custodians.close();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(world.folder, { recursive: true, force: true });
});

/** Reads until so many commits were made, and is killed then; tells whether there was nothing left to do. */
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

test('a file whose reading is killed again and again becomes each record once', async () => {
  // Of each hundred rows one is wrong, and one says again what the first of them says.
  const row = (n: number) => {
    if (n % 100 === 7) return `Person${n},Diploma,no day`;
    const whose = n % 100 === 9 ? n - 9 : n;
    return `Person${whose},Diploma,1999-06-30`;
  };
  const file = `Name,Credential Type,Award Date\n${Array.from({ length: ROWS }, (_, n) => row(n)).join('\n')}\n`;
  const { intakeId } = await send(world, file);
  const { intake } = world.service;
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { column: 'Credential Type', target: 'credential_type' },
    { column: 'Award Date', target: 'award_date' },
  ];
  await intake.map({ intakeId, mapping }, uploader());
  await intake.validate({ intakeId }, uploader());
  await world.ledger.close();
  await world.store.close();

  let round = 1;
  for (const commits of [1, 2, 3, 5]) {
    expect(await killedAfter(commits, round * A_MINUTE)).toBe(false);
    round += 1;
  }
  expect(await killedAfter(Number.POSITIVE_INFINITY, round * A_MINUTE)).toBe(true);

  const store = await connectStore({ dataDir: world.folder });
  const connection = store.connection('custodians');
  const ended = await connection.collection('intake_batches').findOne({ _id: intakeId as never });
  const records = await connection
    .collection('intake_records')
    .find({ intakeId })
    .sort({ rowNumber: 1 })
    .toArray();
  const entries = await connection.collection<StoredEntry>('audit_entries').find().sort({ seq: 1 }).toArray();
  await store.close();

  const odd = ROWS / 100;
  expect(ended).toMatchObject({
    status: 'READY_FOR_REVIEW',
    isDue: false,
    rows: ROWS,
    open: ROWS - odd,
    counts: { total: ROWS, valid: ROWS - odd, invalid: odd, duplicate: odd },
  });
  expect(records.map(({ rowNumber }) => rowNumber)).toEqual(Array.from({ length: ROWS }, (_, n) => n + 2));
  const first = new Map(records.map(({ rowNumber, _id }) => [rowNumber, _id]));
  for (const { rowNumber, status, duplicateOf } of records) {
    const [wanted, original] =
      rowNumber % 100 === 9
        ? ['INVALID', null]
        : rowNumber % 100 === 11
          ? ['DUPLICATE_SUSPECTED', first.get(rowNumber - 9)]
          : ['PENDING_REVIEW', null];
    expect([rowNumber, status, duplicateOf]).toEqual([rowNumber, wanted, original]);
  }
  expect(entries.filter(({ subject }) => subject.id === intakeId).map(({ action }) => action)).toEqual([
    'intake.received',
    'intake.mapped',
    'intake.validation_begun',
    'intake.validated',
  ]);
  for (const chain of new Set(entries.map(({ source }) => source))) {
    const own = entries.filter(({ source }) => source === chain);
    expect(firstBrokenSeq(own.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })))).toBeUndefined();
  }
}, 120_000);
