import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../../kernel/crypto/testing/credentials.ts';
import { firstBrokenSeq } from '../../../kernel/testing/audit-chain.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { V8_FLAGS } from '../../../units/testing/procs.ts';
import { aTemplate } from '../templates/testing.ts';
import {
  aCredentialsRoom,
  anIssuer,
  issuerContext as by,
  type CredentialsRoom,
  holderContext,
} from '../testing.ts';
import { degrees, send } from './testing.ts';

const PROGRAM = join(import.meta.dirname, 'testing/bulk-process.ts');
const RUN_PROGRAM = join(import.meta.dirname, '../../../units/testing/run-program.mjs');
const ROWS = 1200;
const KILLS = 8;
/** Of a process: few enough that the last one still finds something to do. `npm run soak -- jobs` kills more often, on a whole platform. */
const MOST_COMMITS = 8;
/** A commit and what comes before it take about as long. */
const A_COMMIT_MS = 30;
const A_MINUTE = 60_000;
const HOLDERS = [
  'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
  'did:web:holder.example',
] as const;

const seed = randomInt(2 ** 31);
const issuer = anIssuer(1);
let room: CredentialsRoom;
let child: ChildProcess | undefined;
afterAll(async () => {
  child?.kill('SIGKILL');
  await room.end();
});

interface Row {
  readonly _id: string;
  // biome-ignore lint/suspicious/noExplicitAny: rows as the store has them
  readonly [field: string]: any;
}
const stored = (name: string, where = {}) =>
  room.connection.collection<Row>(name).find(where).toArray() as unknown as Promise<Row[]>;

/** Works until so many commits were made and so many milliseconds have passed, and is killed then; tells whether nothing was left to do. */
async function killedAfter(
  jobId: string,
  commits: number,
  delayMs: number,
  aheadMs: number,
): Promise<boolean> {
  const argv = [RUN_PROGRAM, PROGRAM, room.dataDir, jobId, String(aheadMs)];
  const started = spawn(process.execPath, [...V8_FLAGS, '--enable-source-maps', ...argv], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child = started;
  let output = '';
  started.stdout.on('data', (bytes) => {
    const before = output;
    output += String(bytes);
    const line = `commit ${commits}\n`;
    if (output.includes(line) && !before.includes(line))
      void wait(delayMs).then(() => started.kill('SIGKILL'));
  });
  await once(started, 'close');
  return output.includes('over\n');
}

test(`a job that is killed ${KILLS} times issues each row once (seed ${seed})`, async () => {
  room = await aCredentialsRoom([issuer]);
  const { templateId } = await room.templates.create(aTemplate(), by(issuer));
  await room.templates.publish({ templateId }, by(issuer));
  const file = degrees(
    Array.from({ length: ROWS }, (_, at) => [`Person ${at}`, 'BSc', HOLDERS[at % 2]] as const),
  );
  const { jobId } = await send(room, issuer, file, { templateId });
  await room.bulk.service.validate({ jobId }, by(issuer));
  await room.stop();

  const random = seededRandom(seed);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const commits = 1 + Math.floor(random() * MOST_COMMITS);
    // A lease of a dead process is over after a while.
    const isOver = await killedAfter(jobId, commits, random() * A_COMMIT_MS, kill * A_MINUTE);
    expect({ kill, isOver }).toEqual({ kill, isOver: false });
  }
  expect(await killedAfter(jobId, Number.POSITIVE_INFINITY, 0, (KILLS + 1) * A_MINUTE)).toBe(true);

  room = await aCredentialsRoom([issuer], { dataDir: room.dataDir });
  const { status, counts, attempts } = await room.bulk.service.byId({ jobId }, by(issuer));
  expect({ status, attempts, counts }).toMatchObject({
    status: 'COMPLETED',
    attempts: 0,
    counts: { total: ROWS, valid: ROWS, invalid: 0, issued: ROWS, failed: 0, skipped: 0 },
  });
  // 1. Every row has one credential, and every credential its row.
  const rows = await stored('bulk_rows');
  const credentials = await stored('credentials');
  expect(rows.filter((row) => row['status'] !== 'ISSUED')).toEqual([]);
  expect(credentials.map(({ _id }) => _id).sort()).toEqual(rows.map((row) => row['credentialId']).sort());
  // 2. Nobody has one twice.
  for (const [at, did] of HOLDERS.entries()) {
    const wallet = await room.service.list({}, holderContext([did]));
    expect(wallet.total).toBe(ROWS / 2);
    const names = credentials.filter((row) => row['holderDid'] === did).map((row) => row['holderName']);
    expect(new Set(names).size).toBe(ROWS / 2);
    expect(names.every((name) => Number(name.split(' ')[1]) % 2 === at)).toBe(true);
  }
  // 3. Each has its own place in the status lists.
  const places = credentials.map((row) => `${row['statusListId']} ${row['statusListIndex']}`);
  expect(new Set(places).size).toBe(ROWS);
  expect(places.filter((place) => !/^[\w-]+ \d+$/.test(place))).toEqual([]);
  // 4. The trail has each issuance once, and its chain holds.
  const entries = (await stored('audit_entries')) as unknown as (StoredEntry & { readonly _id: string })[];
  const issued = entries.filter(({ action }) => action === 'credential.issued');
  expect(issued.map(({ subject }) => subject.id).sort()).toEqual(credentials.map(({ _id }) => _id).sort());
  const chains = new Set(entries.map(({ source }) => source));
  for (const chain of chains) {
    const own = entries.filter(({ source }) => source === chain).sort((one, other) => one.seq - other.seq);
    expect(firstBrokenSeq(own.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })))).toBeUndefined();
  }
}, 180_000);
