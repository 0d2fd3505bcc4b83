import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { awards, recordsOf, send, taken, uploader } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

test('a file is sent, mapped and read into records', async () => {
  const sent = await send(world, awards([['Bo Li'], ['Ann Wu', 'Diploma', '30/06/1999'], ['Bo Li']]));
  expect(sent).toMatchObject({
    status: 'UPLOADED',
    headers: ['Name', 'Credential Type', 'Award Date'],
    file: { mime: 'text/csv' },
    counts: { total: 0 },
  });
  const batch = await taken(world, awards([['Bo Ly'], ['Ann Wu', 'Diploma', '30/06/1999'], ['LY, Bo']]));
  expect(batch).toMatchObject({
    status: 'READY_FOR_REVIEW',
    rows: 3,
    counts: { total: 3, valid: 2, invalid: 1, duplicate: 1, approved: 0, rejected: 0 },
  });
  const records = await recordsOf(world, batch.intakeId);
  expect(records.map(({ status }) => status)).toEqual(['PENDING_REVIEW', 'INVALID', 'DUPLICATE_SUSPECTED']);
  expect(records[2]?.duplicateOf).toBe(records[0]?.recordId);
  expect(records[1]?.faults).toEqual([
    expect.objectContaining({ column: 'Award Date', field: 'award_date' }),
  ]);
});
