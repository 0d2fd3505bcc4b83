import { newId } from '../../../kernel/ids.ts';
import { reviewRoutes } from '../review/rest.ts';
import { as, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { intakeRoutes } from './rest.ts';
import { uploader } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const ROWS = [...intakeRoutes, ...reviewRoutes];
const reviewer = as.custodian('Reviewer', { person: 'reviewer' });

/** A row of REST as the bridge asks it, without the bridge, in the casing of the contract. */
async function overRest(name: string, given: { variables?: object; context?: typeof reviewer } = {}) {
  const row = ROWS.find(({ method, path }) => `${method} /${path.split('/custodian/')[1]}` === name);
  if (!row) throw new Error(`There is no route ${name}.`);
  const { variables = {}, context = reviewer } = given;
  const { data, code } = await world.graphql(row.document, { ...variables }, context);
  if (code) throw new Error(`${name} answered ${code}.`);
  return data[row.operation];
}

test('a file goes from its pieces to decisions over the rows of REST', async () => {
  const bytes = Buffer.from(
    'Name,Award,Date\nBo Li,Diploma,1999-06-30\nAnn Wu,Diploma,soon\nIda Ek,Diploma,1999-06-30\n',
  );
  const uploadId = newId();
  const piece = (offset: number, end: number) => ({
    input: {
      uploadId,
      offset,
      isLast: end === bytes.length,
      fileName: 'a.csv',
      content: bytes.subarray(offset, end).toString('base64'),
      recordKind: 'CREDENTIAL',
      sourceOrgName: 'Old College',
    },
  });
  const sent = (variables: object) => overRest('POST /intake', { variables, context: uploader() });
  expect(await sent(piece(0, 20))).toEqual({ status: 'RECEIVING', batch: null });
  const { batch } = await sent(piece(20, bytes.length));
  expect(batch).toMatchObject({
    status: 'UPLOADED',
    headers: ['Name', 'Award', 'Date'],
    suggestedMapping: [
      { column: 'Name', target: 'holder_name' },
      { column: 'Award', target: 'credential_type' },
      { column: 'Date', target: 'award_date' },
    ],
    targets: expect.arrayContaining(['holder_name', 'award_date']),
  });
  const { intakeId } = batch;
  const mapping = batch.suggestedMapping.map(({ column, target }: { column: string; target: string }) => ({
    column,
    target,
  }));
  const of = (input: object) => ({ variables: { input } });
  const mapped = { ...of({ intakeId, mapping }), context: uploader() };
  await overRest('POST /intake/{intake_id}/mapping', mapped);
  const begun = await overRest('POST /intake/{intake_id}/validate', of({ intakeId }));
  expect(begun.batch.status).toBe('VALIDATING');
  await world.custodians.intake.worker.settle();
  expect(await overRest('GET /intake/{intake_id}', { variables: { id: intakeId } })).toMatchObject({
    status: 'READY_FOR_REVIEW',
    counts: { total: 3, valid: 2, invalid: 1 },
    mapping: [{ column: 'Name', transform: null }, {}, {}],
  });
  const { nodes } = await overRest('GET /intake/{intake_id}/records', {
    variables: { filter: { intakeId } },
  });
  const ids = nodes.map(({ recordId }: { recordId: string }) => recordId);
  expect(nodes.map(({ status }: { status: string }) => status)).toEqual([
    'PENDING_REVIEW',
    'INVALID',
    'PENDING_REVIEW',
  ]);
  const errors = await overRest('GET /intake/{intake_id}/errors.csv', { variables: { id: intakeId } });
  expect(Buffer.from(errors.content, 'base64').toString('utf8')).toContain('"award_date"');
  expect(errors.next).toBeNull();
  await overRest('POST /records/{record_id}/assign', of({ recordId: ids[0] }));
  const returned = of({ recordId: ids[0], reason: 'Which day?' });
  await overRest('POST /records/{record_id}/return', returned);
  const values = { awardDate: '1998-06-30' };
  const corrected = await overRest('PATCH /records/{record_id}', {
    ...of({ recordId: ids[0], values }),
    context: uploader(),
  });
  expect(corrected.record).toMatchObject({ status: 'PENDING_REVIEW', normalized: values });
  await overRest('POST /records/approve', of({ recordIds: [ids[0]] }));
  await overRest(
    'POST /records/{record_id}/reject',
    of({ recordId: ids[2], reason: 'Not in the register.' }),
  );
  const listed = await overRest('GET /intake', { variables: {} });
  expect(listed.nodes).toMatchObject([
    { intakeId, status: 'COMPLETED', counts: { approved: 1, rejected: 1 } },
  ]);
  const found = await overRest('GET /records', { variables: { filter: { q: 'ida' } } });
  expect(found.nodes.map(({ recordId }: { recordId: string }) => recordId)).toEqual([ids[2]]);
});

test.each([
  ['UPLOADED', 'progress'],
  ['MAPPED', 'progress'],
  ['VALIDATING', 'progress'],
  ['READY_FOR_REVIEW', 'ended'],
  ['FAILED', 'ended'],
  ['CANCELLED', 'ended'],
])('of a batch that is %s the event is %s', (status, event) => {
  const row = ROWS.find(({ stream }) => stream);
  expect(row?.stream?.({ status, row_version: 3 })).toMatchObject({ event, id: '3' });
});

test('the id of a path wins over one in the body, and a route without a body takes none', () => {
  const inputOf = (end: string) =>
    ROWS.find(({ path }) => path.endsWith(end))?.variables({
      params: { record_id: 'own', intake_id: 'own' },
      query: {},
      body: { record_id: 'other', intake_id: 'other', reason: 'x' },
    })['input'];
  expect(inputOf('/{record_id}/reject')).toEqual({ record_id: 'own', reason: 'x', intake_id: 'other' });
  expect(inputOf('/{record_id}/unassign')).toEqual({ record_id: 'own' });
  expect(inputOf('/validate')).toEqual({ intake_id: 'own' });
});
