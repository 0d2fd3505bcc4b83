import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../../kernel/ids.ts';
import { connectStore } from '../../store/connect.ts';
import { leaseOf } from '../../store/lease.ts';
import { openUploads } from '../../store/uploads.ts';
import { V8_FLAGS } from '../../units/testing/procs.ts';
import { as, openReportsWorld, type ReportsWorld } from './testing.ts';

const PROGRAM = join(import.meta.dirname, 'testing/report-process.ts');
const RUN_PROGRAM = join(import.meta.dirname, '../../units/testing/run-program.mjs');
/** More than a stored piece of a file. */
const ROWS = 6000;
const A_MINUTE = 60_000;

let world: ReportsWorld;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await openReportsWorld();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(world.folder, { recursive: true, force: true });
});

/** Works until so many pages were asked for, and is killed then; tells whether there was nothing left to do. */
async function killedAfter(pages: number, ahead: number): Promise<boolean> {
  const started = spawn(
    process.execPath,
    [...V8_FLAGS, '--enable-source-maps', RUN_PROGRAM, PROGRAM, world.folder, String(ahead), String(ROWS)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child = started;
  let output = '';
  started.stdout.on('data', (bytes) => {
    output += String(bytes);
    if (output.includes(`page ${pages}\n`)) started.kill('SIGKILL');
  });
  await once(started, 'close');
  return output.includes('over\n');
}

async function looked() {
  const store = await connectStore({ dataDir: world.folder });
  const core = store.connection('core');
  const [run] = await core.collection('reports').find().toArray();
  const entries = await core.collection('audit_entries').find({}).toArray();
  const pieces = await core.collection('report_file_pieces').countDocuments();
  const files = await openUploads(core, () => new Date(), {
    model: 'ReportFile',
    files: 'report_files',
    pieces: 'report_file_pieces',
  });
  const parts: Buffer[] = [];
  if (run?.['uploadId']) for await (const part of files.read(run['uploadId'])) parts.push(part);
  const kept = await core.collection('report_files').find({ isKept: true }).toArray();
  await store.close();
  return { run, pieces, kept, bytes: Buffer.concat(parts), told: entries.map((entry) => entry['action']) };
}

test('a report whose process is killed again and again is made once, and no half file is ever kept', async () => {
  // Others work: this process has no turn.
  expect(await leaseOf(world.connection, 'reports', world.now).hold(A_MINUTE)).toBe(true);
  await world.service.reports.create({ kind: 'ISSUANCE_REGISTER', format: 'CSV' }, as.issuer());
  await world.reports.close();
  await world.ledger.close();
  await world.store.close();

  // Longer than a lease lies between two of them.
  for (const [round, pages] of [1, 5, 9, 12].entries()) {
    expect(await killedAfter(pages, (round + 1) * A_MINUTE)).toBe(false);
    const { run, kept } = await looked();
    expect(run).toMatchObject({ status: 'RUNNING', file: null });
    expect(kept).toEqual([]);
  }
  expect(await killedAfter(Number.POSITIVE_INFINITY, 5 * A_MINUTE)).toBe(true);

  const { run, kept, bytes, pieces, told } = await looked();
  expect(run).toMatchObject({ status: 'COMPLETED', rowCount: ROWS, attempts: 5 });
  expect(run?.['file']).toMatchObject({ size: bytes.length, sha256: sha256Hex(bytes) });
  expect(kept).toHaveLength(1);
  // What the others have left is gone.
  expect(pieces).toBe(Math.ceil(bytes.length / (512 * 1024)));
  expect(String(bytes).match(/"Person \d+"/g)).toHaveLength(ROWS);
  expect(told.filter((action) => action === 'report.ended')).toHaveLength(1);
}, 120_000);
