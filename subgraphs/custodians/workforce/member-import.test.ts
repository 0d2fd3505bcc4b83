import { jest } from '@jest/globals';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

let world: CustodiansWorld;
/** Of whoever has sent a file; undefined for who is a member no more. */
let role: string | undefined;
beforeEach(async () => {
  world = await openCustodiansWorld();
  role = 'Reviewer';
  world.others.teams = { roleOf: async () => role };
});
afterEach(() => world.close());

const admin = as.custodian('Reviewer');
const service = () => world.service.workforce;
const HEADER = 'Employee Ref,name,job_role,email,site,status';

async function send(
  text: string,
  { fileName = 'staff.csv', context = admin as Context, uploadId = newId() } = {},
) {
  const content = Buffer.from(text);
  const half = Math.floor(content.length / 2);
  const piece = { uploadId, fileName };
  const first = { ...piece, offset: 0, isLast: false, content: content.subarray(0, half) };
  expect(await service().imports.receive(first, context)).toBeUndefined();
  const last = { ...piece, offset: half, isLast: true, content: content.subarray(half) };
  const made = await service().imports.receive(last, context);
  if (!made) throw new Error('The last piece makes the import.');
  return made;
}
async function imported(text: string, given: Parameters<typeof send>[1] = {}) {
  const { importId } = await send(text, given);
  await world.custodians.workforce.importWorker.settle();
  return service().imports.byId({ importId }, admin);
}
const everybody = async () =>
  (await service().members.list({ first: 100 }, admin)).items.map(
    ({ employeeRef, name, jobRole, site, status }) => [employeeRef, name, jobRole, site, status].join('|'),
  );
const errorsOf = async (importId: string) =>
  Buffer.from((await service().imports.faults({ importId }, admin)).content).toString();

test.each([undefined, 'Viewer', 'Attester'])(
  'stops when whoever has sent the file is %s by then',
  async (become) => {
    role = become;
    const stopped = await imported(`${HEADER}\nN-1,Aoife,Nurse,,,\n`);
    expect(stopped).toMatchObject({ status: 'FAILED', failure: { code: 'sender_not_allowed' } });
    expect(await everybody()).toEqual([]);
  },
);

test('adds who is new, changes who is known, and leaves alone what says the same', async () => {
  const first = await imported(
    `${HEADER}\nN-1,Aoife,Nurse,aoife@ward.example,Galway,\nN-2,Brian,Porter,,,on leave\n`,
  );
  expect(first).toMatchObject({ status: 'COMPLETED', counts: { done: 2, made: 2, refused: 0 } });
  const second = await imported(
    'employee_ref;name;job role;site\nN-1;Aoife;Nurse;\nN-2;Brian;Nurse;Cork\nN-3;Ciara;Nurse;Cork\n',
  );
  expect(second).toMatchObject({ status: 'COMPLETED', counts: { made: 1, changed: 2, unchanged: 0 } });
  // An empty cell takes away; what has no column stays.
  expect(await everybody()).toEqual([
    'N-1|Aoife|Nurse||ACTIVE',
    'N-2|Brian|Nurse|Cork|ON_LEAVE',
    'N-3|Ciara|Nurse|Cork|ACTIVE',
  ]);
  const third = await imported('employee_ref,name,job_role\nN-3,Ciara,Nurse\n');
  expect(third).toMatchObject({ counts: { unchanged: 1, changed: 0, made: 0 } });
  expect(await world.connection.collection('upload_pieces').countDocuments()).toBe(0);
});

test('who comes by a file is looked at like everybody', async () => {
  await service().requirements.upsert(
    { name: 'Licence', satisfiedBy: { credentialTypes: ['Licence'] } },
    admin,
  );
  await imported(`${HEADER}\nN-1,Aoife,Nurse,,,\n`);
  await world.custodians.workforce.worker.settle();
  expect((await service().register.list({}, admin)).items).toMatchObject([{ status: 'UNVERIFIED' }]);
});

test('rows that are wrong are told by line and column, and never by what they say', async () => {
  const made = await imported(
    `${HEADER}\n,Nobody,Nurse,,,\nN-1,Aoife,Nurse,secret-address,,\nN-2,Brian,Nurse,,,\nN-2,Twice,Nurse,,,\nN-4,D,Nurse,,,GONE\n`,
  );
  expect(made).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { done: 5, made: 1, refused: 4 } });
  const lines = (await errorsOf(made.importId)).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
    '2,"Employee Ref"',
    '3,"email"',
    '5,""',
    '6,"status"',
  ]);
  expect(lines.join()).not.toMatch(/secret|Twice|GONE/);
});

test('a wallet that another member has is refused', async () => {
  const did = 'did:key:z6Mkaoife';
  await service().members.upsert({ employeeRef: 'N-1', name: 'A', jobRole: 'Nurse', holderDid: did }, admin);
  const made = await imported(`employee_ref,name,job_role,did\nN-2,B,Nurse,${did}\nN-1,A,Porter,${did}\n`);
  expect(made).toMatchObject({ counts: { refused: 1, changed: 1 } });
});

test.each<[string, string, string]>([
  ['no column of names', 'employee_ref,job_role\nN-1,Nurse\n', 'column_missing'],
  ['two columns of one meaning', 'employee_ref,name,job_role,role\nN-1,A,Nurse,Nurse\n', 'column_twice'],
  ['a quote without end', `${HEADER}\n"N-1,A\n`, 'csv'],
])('a file with %s fails as a whole', async (_name, text, code) => {
  expect(await imported(text)).toMatchObject({ status: 'FAILED', failure: { code } });
  expect(await everybody()).toEqual([]);
});

test('the same request again is the same import; another file under it is refused', async () => {
  const uploadId = newId();
  const first = await send(`${HEADER}\nN-1,A,Nurse,,,\n`, { uploadId });
  await world.custodians.workforce.importWorker.settle();
  expect((await send(`${HEADER}\nN-1,A,Nurse,,,\n`, { uploadId })).importId).toBe(first.importId);
  await expect(send(`${HEADER}\nN-2,B,Nurse,,,\n`, { uploadId })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
});

test('what is somebody else’s is unknown', async () => {
  const { importId } = await send(`${HEADER}\nN-1,A,Nurse,,,\n`);
  const other = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
  for (const work of [
    () => service().imports.byId({ importId }, other),
    () => service().imports.cancel({ importId }, other),
    () => service().imports.faults({ importId }, other),
  ])
    await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await service().imports.list({}, other)).items).toEqual([]);
});

test('a process that ends in the middle loses and doubles nothing', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `N-${at},Member ${at},Nurse,,,`);
  const { commit } = world.ledger;
  let commits = 0;
  const crashing = jest.spyOn(world.ledger, 'commit').mockImplementation(async (context, change) => {
    // Of the portions of rows the second one does not come through.
    if (change.writes.length > 100) commits += 1;
    if (commits === 2) throw new Error('The process has ended.');
    return commit(context, change);
  });
  const { importId } = await send(`${HEADER}\n${rows.join('\n')}\n`);
  const { importWorker } = world.custodians.workforce;
  await importWorker.settle();
  crashing.mockRestore();
  const halfway = await service().imports.byId({ importId }, admin);
  expect(halfway).toMatchObject({ status: 'RUNNING', counts: { done: 100, made: 100 } });
  await importWorker.settle();
  expect(await service().imports.byId({ importId }, admin)).toMatchObject({
    status: 'COMPLETED',
    counts: { done: 250, made: 250, changed: 0, refused: 0 },
  });
  expect(await world.connection.collection('workforce_members').countDocuments()).toBe(250);
  expect((await world.told(importId)).map(({ action }) => action)).toEqual([
    'workforce_import.begun',
    'workforce_import.ended',
  ]);
});

test('one that is ended goes on no more', async () => {
  const { importWorker } = world.custodians.workforce;
  await importWorker.close();
  const { importId } = await send(`${HEADER}\nN-1,A,Nurse,,,\n`);
  expect(await service().imports.cancel({ importId }, admin)).toMatchObject({ status: 'CANCELLED' });
  expect(await service().imports.cancel({ importId }, admin)).toMatchObject({ status: 'CANCELLED' });
  expect(await everybody()).toEqual([]);
});
