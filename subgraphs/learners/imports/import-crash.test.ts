import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBrokenSeq } from '../../../kernel/testing/audit-chain.ts';
import { connectStore } from '../../../store/connect.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { V8_FLAGS } from '../../../units/testing/procs.ts';
import { as, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import type { LearnerImport } from './import.ts';
import { aClass, aRoster, lineItems, table, USERS_1_1 } from './one-roster-testing.ts';
import { send } from './testing.ts';

const PROGRAM = join(import.meta.dirname, 'testing/import-process.ts');
const RUN_PROGRAM = join(import.meta.dirname, '../../../units/testing/run-program.mjs');
const ROWS = 600;
const A_MINUTE = 60_000;

let world: LearnersWorld;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await openLearnersWorld();
  // Other processes work.
  await world.learners.close();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(world.folder, { recursive: true, force: true });
});

/** Works until so many commits were made, and is killed then; tells whether there was nothing left to do. */
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

test('an import is watched in another process than the one that works on it', async () => {
  const rows = Array.from({ length: 450 }, (_, n) => `w${n},Bo,Li`).join('\n');
  const { importId } = await send(world, `learner_number,given_name,family_name\n${rows}`);
  const watched = await world.service.imports.progress({ importId }, as.issuer());
  const seen: LearnerImport[] = [(await watched.next()).value];
  const working = killedAfter(Number.POSITIVE_INFINITY, 0);
  for await (const progress of watched) seen.push(progress);
  expect(await working).toBe(true);
  expect(seen[0]).toMatchObject({ status: 'QUEUED' });
  expect(seen.at(-1)).toMatchObject({ status: 'COMPLETED', files: [{ made: 450 }] });
}, 120_000);

test('an import that is killed again and again makes everything once', async () => {
  const ids = Array.from({ length: ROWS }, (_, n) => `s${n}`);
  const file = aRoster({
    users: table(
      USERS_1_1,
      ids.map((id, n) => ({
        sourcedId: id,
        role: 'student',
        username: id,
        givenName: n % 100 === 0 ? '' : 'Bo',
        familyName: 'Li',
      })),
    ),
    ...aClass('X'),
    enrollments: table(
      'enrollments',
      ids.map((id) => ({ sourcedId: `e${id}`, classSourcedId: 'c1', userSourcedId: id, role: 'student' })),
    ),
    ...lineItems(),
    results: table(
      'results',
      ids.map((id) => ({
        sourcedId: `r${id}`,
        lineItemSourcedId: 'li1',
        studentSourcedId: id,
        scoreStatus: 'fully graded',
        score: '7',
        scoreDate: '2026-02-01',
      })),
    ),
  });
  const { importId } = await send(world, file, { fileName: 'roster.zip', jurisdictionCode: 'IE' });
  const before = await imported(importId);
  await world.ledger.close();
  await world.store.close();

  let round = 1;
  for (const commits of [1, 2, 3, 5, 7]) {
    expect(await killedAfter(commits, round * A_MINUTE)).toBe(false);
    round += 1;
  }
  expect(await killedAfter(Number.POSITIVE_INFINITY, round * A_MINUTE)).toBe(true);

  const store = await connectStore({ dataDir: world.folder });
  const collection = (name: string) => store.connection('learners').collection(name);
  const ended = await collection('learner_imports').findOne({ _id: importId as never });
  const faults = await collection('learner_import_faults').find({ importId }).sort({ place: 1 }).toArray();
  const counted = await Promise.all(
    ['learners', 'enrolments', 'outcomes', 'outcome_revisions', 'upload_pieces'].map((name) =>
      collection(name).countDocuments(name === 'learners' ? { learnerNumber: { $regex: '^s' } } : {}),
    ),
  );
  const entries = await store
    .connection('learners')
    .collection<StoredEntry>('audit_entries')
    .find()
    .sort({ seq: 1 })
    .toArray();
  await store.close();

  expect(before).toMatchObject({ status: 'QUEUED' });
  const wrong = ROWS / 100;
  const right = ROWS - wrong;
  expect(ended).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    faultCount: 3 * wrong,
    files: [1, 2, 3].map(() => ({ rows: ROWS, done: ROWS, made: right, refused: wrong, unchanged: 0 })),
  });
  expect(faults.map(({ place }) => place)).toEqual(Array.from({ length: 3 * wrong }, (_, place) => place));
  expect(counted).toEqual([right, right, right, right, 0]);
  for (const action of ['learner.created', 'enrolment.created', 'outcome.recorded']) {
    const subjects = entries
      .filter((entry) => entry.action === action && entry.correlationId === before?.['correlationId'])
      .map((entry) => entry.subject.id);
    expect([subjects.length, new Set(subjects).size]).toEqual([right, right]);
  }
  for (const action of ['learner_import.begun', 'learner_import.ended'])
    expect(
      entries.filter(({ action: told, subject }) => told === action && subject.id === importId),
    ).toHaveLength(1);
  for (const chain of new Set(entries.map(({ source }) => source))) {
    const own = entries.filter(({ source }) => source === chain);
    expect(firstBrokenSeq(own.map(({ _id, ...entry }) => ({ ...entry, auditId: _id })))).toBeUndefined();
  }
}, 120_000);

async function imported(importId: string) {
  return world.connection.collection('learner_imports').findOne({ _id: importId as never });
}
