import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import { importRoutes } from './rest.ts';
import { imported, send } from './testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(async () => {
  await world.learners.close();
  await world.close();
});

const aFile = () => `learner_number,given_name,family_name\n${newId()},Bo,Li\n${newId()},,Li\n`;

/** A row of REST as the bridge asks it, without the bridge. */
function overRest(name: string, given: { params?: Record<string, string>; variables?: object }) {
  const row = importRoutes.find(({ method, path }) => `${method} ${path}` === name);
  if (!row) throw new Error(`There is no route ${name}.`);
  const { params = {}, variables } = given;
  const asked = variables ?? row.variables({ params, query: {}, body: {} });
  return world.graphql(row.document, { ...asked }, as.issuer());
}

test('a file in pieces is RECEIVING until its last one is there, and then an import', async () => {
  const bytes = Buffer.from(aFile());
  const uploadId = newId();
  const piece = (offset: number, end: number) => ({
    uploadId,
    offset,
    isLast: end === bytes.length,
    fileName: 'a.csv',
    content: bytes.subarray(offset, end).toString('base64'),
  });
  const sent = (input: object) => overRest('POST /api/v1/learners/import', { variables: { input } });
  const first = await sent(piece(0, 20));
  expect(first.data.importLearners).toEqual({ status: 'RECEIVING', import: null });
  const last = await sent(piece(20, bytes.length));
  expect(last.data.importLearners).toMatchObject({ status: 'QUEUED', import: { rowsTotal: 0, files: [] } });
  const { importId } = last.data.importLearners.import;
  await world.learners.importWorker.settle();
  const params = { import_id: importId };
  const { data } = await overRest('GET /api/v1/learners/imports/{import_id}', { params: { ...params } });
  expect(data.learnerImport).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    rowsDone: 2,
    rowsTotal: 2,
    errorCount: 1,
    files: [{ name: 'a.csv', made: 1, refused: 1 }],
    failure: null,
  });
  const errors = await overRest('GET /api/v1/learners/imports/{import_id}/errors', { params });
  const { fileName, mediaType, content } = errors.data.learnerImportErrors;
  expect({ fileName, mediaType }).toEqual({
    fileName: `import-${importId}-errors.csv`,
    mediaType: 'text/csv',
  });
  expect(Buffer.from(content, 'base64').toString('utf8')).toBe(
    '\ufeff"file","line","column","code","message"\r\n"a.csv",3,"given_name","required","this cell is required; fill it in"\r\n',
  );
  const cancelled = await world.graphql(
    'mutation ($input: CancelLearnerImportInput!) { cancelLearnerImport(input: $input) { import { status } } }',
    { input: { importId } },
    as.issuer(),
  );
  expect(cancelled.code).toBe('INVALID_STATE_TRANSITION');
});

test('words of a form are read as what they say, and others are refused by the contract', () => {
  const [row] = importRoutes;
  const asked = (dry_run?: unknown) =>
    row?.variables({ params: {}, query: {}, body: dry_run === undefined ? {} : { dry_run } })['input'];
  expect([asked(), asked('true'), asked('false'), asked('yes')]).toEqual([
    {},
    { dry_run: true },
    { dry_run: false },
    { dry_run: 'yes' },
  ]);
});

test('an event is progress until the import has ended', () => {
  const row = importRoutes.find(({ stream }) => stream);
  expect(row?.stream?.({ ended_at: null, row_version: 3 })).toMatchObject({ event: 'progress', id: '3' });
  expect(row?.stream?.({ ended_at: 'x', row_version: 4 })).toMatchObject({ event: 'ended', id: '4' });
});

test('every list and every look-up uses an index', async () => {
  for (let n = 0; n < 5; n += 1) await imported(world, aFile());
  const { importId } = await send(world, aFile());
  await world.learners.importWorker.settle();
  const { imports } = world.service;
  const wanted = { issuerDid: ISSUER_DIDS[0], handles: { $in: ['number 1', 'number 2'] } };
  const plan = await world.connection.collection('learners').find(wanted).explain('executionStats');
  expect(plan.executionStats.totalDocsExamined).toBe(plan.executionStats.nReturned);
  const work: readonly (() => Promise<unknown>)[] = [
    () => imports.list({ first: 2 }, as.issuer()),
    () => imports.list({ first: 2, filter: { status: 'COMPLETED_WITH_ERRORS' } }, as.issuer()),
    () => imports.faults({ importId }, as.issuer()),
    () => world.learners.importWorker.settle(),
  ];
  for (const one of work) {
    const { examined, returned } = await examinedBy(world.connection, one);
    expect(examined).toBe(returned);
  }
});
