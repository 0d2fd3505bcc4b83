import { parse } from 'csv-parse/sync';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { xlsxEntries } from '../../../kernel/sheets/xlsx-testing.ts';
import { aZip } from '../../../kernel/sheets/zip-testing.ts';
import { until } from '../../../kernel/testing/until.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { suggestedMapping } from './targets.ts';
import { awards, recordsOf, send, taken, uploader } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const OTHER = CUSTODIAN_DIDS[1];
const DAY_MS = 24 * 60 * 60 * 1000;
const reviewer = as.custodian('Reviewer', { person: 'reviewer' });
/** A name that no other test has. */
const someone = () => `Bo ${world.unique().replace(/[0-9-]/g, 'x')}${newId().slice(0, 4)}`;

function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'DONE',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}

test('a file is sent, mapped and read into records', async () => {
  const sent = await send(world, awards([[someone()]]));
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
  expect(records[0]).toMatchObject({
    normalized: { holderName: 'Bo Ly', credentialType: 'Diploma', awardDate: '1999-06-30' },
    raw: ['Bo Ly', 'Diploma', '1999-06-30'],
    matching: 'NO_MATCH',
    uploadedBy: batch.uploadedBy,
  });
  expect(records[1]?.faults).toEqual([
    expect.objectContaining({ column: 'Award Date', field: 'award_date' }),
  ]);
  expect((await world.told(batch.intakeId)).map(({ action, newState }) => [action, newState])).toEqual([
    ['intake.received', 'UPLOADED'],
    ['intake.mapped', 'MAPPED'],
    ['intake.validation_begun', 'VALIDATING'],
    ['intake.validated', 'READY_FOR_REVIEW'],
  ]);
});

test.each([
  [
    'records.json',
    'application/json',
    (name: string) => JSON.stringify([{ name, award: 'Diploma', award_date: '1999-06-30' }]),
  ],
  [
    'records.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    (name: string) => {
      const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
      const row = (n: number, texts: string[]) =>
        `<row r="${n}">${texts.map((text, at) => cell(`${'ABC'[at]}${n}`, text)).join('')}</row>`;
      const rows = row(1, ['Name', 'Award', 'Award Date']) + row(2, [name, 'Diploma', '1999-06-30']);
      return aZip(xlsxEntries({ rows }));
    },
  ],
])('%s is read, too', async (fileName, mime, bytes) => {
  const name = someone();
  const batch = await taken(world, bytes(name), { fileName });
  expect(batch).toMatchObject({ status: 'READY_FOR_REVIEW', file: { mime }, counts: { total: 1, valid: 1 } });
  const [record] = await recordsOf(world, batch.intakeId);
  expect(record?.normalized).toEqual({
    holderName: name,
    credentialType: 'Diploma',
    awardDate: '1999-06-30',
  });
});

test('the same file is taken in once, until that came to nothing', async () => {
  const file = awards([[someone()]]);
  const uploadId = newId();
  const first = await send(world, file, { uploadId });
  expect((await send(world, file, { uploadId })).intakeId).toBe(first.intakeId);
  expect(await codeOf(send(world, file))).toBe('DUPLICATE');
  expect(await codeOf(send(world, file, { uploadId, sourceOrgName: 'Another' }))).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
  // Whatever another custodian has sent.
  expect((await send(world, file, { did: OTHER })).status).toBe('UPLOADED');
  await world.service.intake.cancel({ intakeId: first.intakeId }, reviewer);
  expect((await send(world, file)).intakeId).not.toBe(first.intakeId);
  // A request that is repeated late still says what became of it.
  await world.custodians.intake.worker.settle();
  expect(await send(world, file, { uploadId })).toMatchObject({
    intakeId: first.intakeId,
    status: 'CANCELLED',
  });
});

test.each([
  ['that is empty', '', {}, 'empty'],
  ['that is no workbook', 'Name\nBo', { fileName: 'a.xlsx' }, 'workbook'],
  ['of bytes that are no text', Buffer.from([0x4e, 0x0a, 0x81, 0x8d]), {}, 'encoding'],
  ['without a name', 'Name\nBo', { fileName: '..' }, 'name'],
] as const)('a file %s is refused and not kept', async (_what, bytes, given, code) => {
  const refused = send(world, bytes as Buffer, given);
  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ code })],
  });
  const uploads = world.connection.collection('uploads');
  expect(await uploads.countDocuments({ isKept: false })).toBe(0);
});

test.each([
  ['a kind that there is none of', { recordKind: 'PET' }],
  ['no source', { sourceOrgName: ' ' }],
  ['a source with a bad DID', { sourceOrgIssuerDid: 'did:x' }],
  ['an upload without an id', { uploadId: 'x' }],
])('%s is refused', async (_what, given) => {
  expect(await codeOf(send(world, awards([[someone()]]), given))).toBe('VALIDATION_FAILED');
});

test('a file that cannot be read fails the batch, leaves nothing and may be sent again', async () => {
  const file = 'Name,Credential Type,Award Date\n';
  const empty = await taken(world, file);
  expect(empty).toMatchObject({ status: 'FAILED', failure: { code: 'no_rows' }, counts: { total: 0 } });
  const pieces = world.connection.collection('upload_pieces');
  expect(await pieces.countDocuments({ uploadId: empty.file.fileId })).toBe(0);
  expect((await world.told(empty.intakeId)).at(-1)).toMatchObject({
    action: 'intake.failed',
    previousState: 'VALIDATING',
    newState: 'FAILED',
  });
  expect((await send(world, file)).status).toBe('UPLOADED');
});

test('a batch that ends its process again and again is given up, with its records', async () => {
  const { intakeId } = await taken(world, awards([[someone()], [someone()]]));
  const { batches, worker } = world.custodians.intake;
  await batches.model.updateOne({ _id: intakeId }, { status: 'VALIDATING', isDue: true, attempts: 5 });
  await worker.settle();
  expect(await world.service.intake.byId({ intakeId }, reviewer)).toMatchObject({
    status: 'FAILED',
    failure: { code: 'interrupted' },
  });
  expect(await world.connection.collection('intake_records').countDocuments({ intakeId })).toBe(0);
});

test('a batch may be mapped and read anew until somebody has decided', async () => {
  const name = someone();
  const file = `Name,Kind,Day\n${name},Diploma,06/05/1999\nAnn,Diploma,13/05/1999\n`;
  const columns = (kind: 'DATE_MDY' | 'DATE_DMY') => [
    { column: 'Name', target: 'holder_name' },
    { column: 'Kind', target: 'credential_type' },
    { column: 'Day', target: 'award_date', transform: { kind } },
  ];
  const first = await taken(world, file, { mapping: columns('DATE_MDY') });
  expect(first.counts).toMatchObject({ total: 2, valid: 1, invalid: 1 });
  const { intakeId } = first;
  const before = await recordsOf(world, intakeId);
  const { intake, review } = world.service;
  await intake.map({ intakeId, mapping: columns('DATE_DMY') }, uploader());
  expect(await codeOf(review.approve({ recordId: before[0]?.recordId }, reviewer))).toBe(
    'INVALID_STATE_TRANSITION',
  );
  await intake.validate({ intakeId }, uploader());
  await intake.validate({ intakeId }, uploader());
  await world.custodians.intake.worker.settle();
  const after = await recordsOf(world, intakeId);
  expect(after.map(({ normalized, status }) => [normalized.awardDate, status])).toEqual([
    ['1999-05-06', 'PENDING_REVIEW'],
    ['1999-05-13', 'PENDING_REVIEW'],
  ]);
  expect(after.map(({ recordId }) => recordId)).toEqual(before.map(({ recordId }) => recordId));
  expect((await intake.byId({ intakeId }, reviewer)).counts).toMatchObject({
    total: 2,
    valid: 2,
    invalid: 0,
    duplicate: 0,
  });
  await review.approve({ recordId: after[0]?.recordId }, reviewer);
  for (const again of [
    intake.map({ intakeId, mapping: columns('DATE_DMY') }, uploader()),
    intake.validate({ intakeId }, uploader()),
  ])
    expect(await codeOf(again)).toBe('INVALID_STATE_TRANSITION');
});

test('a batch is read when it is mapped, and mapped by whoever has seen it last', async () => {
  const { intakeId, rowVersion } = await send(world, awards([[someone()]]));
  const { intake } = world.service;
  expect(await codeOf(intake.validate({ intakeId }, uploader()))).toBe('INVALID_STATE_TRANSITION');
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { column: 'Credential Type', target: 'credential_type' },
    { column: 'Award Date', target: 'award_date' },
  ];
  const seen = (version: number) => ({ ...uploader(), expectedRowVersion: version });
  expect(await codeOf(intake.map({ intakeId, mapping }, seen(rowVersion + 1)))).toBe('ROW_VERSION_MISMATCH');
  expect((await intake.map({ intakeId, mapping }, seen(rowVersion))).rowVersion).toBe(rowVersion + 1);
});

test('whoever has not sent the file does not say what its records are', async () => {
  const { intakeId } = await send(world, awards([[someone()]]));
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { target: 'credential_type', transform: { kind: 'CONSTANT', value: 'Doctor of Medicine' } },
    { column: 'Award Date', target: 'award_date' },
  ];
  const map = (context: Context) => codeOf(world.service.intake.map({ intakeId, mapping }, context));
  for (const role of ['Reviewer', 'Admin'] as const)
    expect(await map(as.custodian(role, { person: 'somebody else' }))).toBe('FORBIDDEN');
  expect(await map(uploader())).toBe('DONE');
});

test('what another batch says already is suspected, whatever case, accents and order the name has', async () => {
  const [, family] = someone().split(' ');
  const one = await taken(world, awards([[`Zoé ${family}`]]));
  const [original] = await recordsOf(world, one.intakeId);
  const same = await taken(world, awards([[`${family?.toUpperCase()}, zoe`]]));
  const [found] = await recordsOf(world, same.intakeId);
  expect(found).toMatchObject({ status: 'DUPLICATE_SUSPECTED', duplicateOf: original?.recordId });
  // The first one does not become a duplicate of the second when its file is read again.
  await world.service.intake.validate({ intakeId: one.intakeId }, uploader());
  await world.custodians.intake.worker.settle();
  expect((await recordsOf(world, one.intakeId))[0]?.status).toBe('PENDING_REVIEW');
  for (const [what, file, given] of [
    ['day', awards([[`Zoé ${family}`, 'Diploma', '1998-06-30']]), {}],
    ['award', awards([[`Zoé ${family}`, 'Licence']]), {}],
    ['source', `${awards([[`Zoé ${family}`]])}\n`, { sourceOrgName: 'Other College' }],
    ['custodian', awards([[`Zoé ${family}`]]), { did: OTHER }],
  ] as const) {
    const other = await taken(world, file, given);
    expect([what, other.counts.duplicate]).toEqual([what, 0]);
  }
  // One that was rejected is no original.
  await world.service.review.reject({ recordId: original?.recordId, reason: 'no' }, reviewer);
  const third = await taken(world, `${awards([[`Zoé ${family}`]])}\n\n`);
  expect((await recordsOf(world, third.intakeId))[0]?.duplicateOf).toBe(found?.recordId);
});

test.each<[string, (family: string) => string]>([
  ['signs that nobody sees', (family) => `Z\u200boe\u00ad \u200f${family}`],
  ['letters of another alphabet that look alike', (family) => `Zоe ${family.replace('x', 'х')}`],
])('a name with %s is suspected', async (_name, written) => {
  const family = `${someone().split(' ')[1]}x`;
  const one = await taken(world, awards([[`Zoe ${family}`]]));
  const [original] = await recordsOf(world, one.intakeId);
  const other = await taken(world, awards([[written(family)]]));
  expect((await recordsOf(world, other.intakeId))[0]?.duplicateOf).toBe(original?.recordId);
});

test('an original is found behind however many that were rejected', async () => {
  const name = someone();
  const { intakeId } = await taken(world, awards(Array.from({ length: 8 }, () => [name] as const)));
  const rows = await recordsOf(world, intakeId);
  const { review } = world.service;
  await review.rejectMany(
    { recordIds: rows.slice(0, 7).map(({ recordId }) => recordId), reason: 'no' },
    reviewer,
  );
  const other = await taken(world, `${awards([[name]])}\n`);
  expect((await recordsOf(world, other.intakeId))[0]?.duplicateOf).toBe(rows[7]?.recordId);
});

test('people are found by number and name, or by address, and never by a name alone', async () => {
  const did = 'did:key:z6MkoldCollege';
  const learnerId = newId();
  const asked: unknown[] = [];
  world.others.learners = {
    find: async (issuerDid, people) => {
      asked.push([issuerDid, people]);
      return people.map(({ learnerNumber }) => (learnerNumber === 'A1' ? learnerId : undefined));
    },
  };
  world.others.holders = {
    find: async (people) =>
      people.map(({ email }) =>
        email === 'x@y.org' ? undefined : { did: 'did:key:z6Mkbo', isNamed: email === 'bo@y.org' },
      ),
  };
  const names = [1, 2, 3, 4, 5].map(() => someone());
  const rows = ['A1,', 'A2,bo@y.org', ',li@y.org', ',x@y.org', ','];
  const file = `Name,Number,E-mail,Credential Type,Award Date\n${rows
    .map((row, at) => `${names[at]},${row},Diploma,1999-06-30`)
    .join('\n')}`;
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { column: 'Number', target: 'learner_number' },
    { column: 'E-mail', target: 'email' },
    { column: 'Credential Type', target: 'credential_type' },
    { column: 'Award Date', target: 'award_date' },
  ];
  const known = await taken(world, file, { mapping, sourceOrgIssuerDid: did });
  const matchesOf = async (intakeId: string) =>
    (await recordsOf(world, intakeId)).map(({ match, matching, status }) => [matching, match, status]);
  expect(await matchesOf(known.intakeId)).toEqual([
    ['MATCHED', { learnerId, confidence: 0.95 }, 'PENDING_REVIEW'],
    ['MATCHED', { holderDid: 'did:key:z6Mkbo', confidence: 0.9 }, 'PENDING_REVIEW'],
    ['MATCHED', { holderDid: 'did:key:z6Mkbo', confidence: 0.7 }, 'PENDING_REVIEW'],
    ['NO_MATCH', undefined, 'PENDING_REVIEW'],
    ['NO_MATCH', undefined, 'PENDING_REVIEW'],
  ]);
  expect(asked).toEqual([[did, [0, 1].map((at) => ({ learnerNumber: `A${at + 1}`, name: names[at] }))]]);
  // Without the issuer nobody's learners are looked at.
  await taken(world, `${file}\n`, { mapping, sourceOrgName: 'No issuer' });
  expect(asked).toHaveLength(1);
});

test('who does not answer stops nothing, and can be asked again', async () => {
  world.others.holders = {
    find: async () => {
      throw new AppError('UPSTREAM_UNAVAILABLE', 'Away.');
    },
  };
  const file = `Name,Email,Credential Type,Award Date\n${someone()},bo@y.org,Diploma,1999-06-30\n${someone()},,Diploma,1999-06-30`;
  const { intakeId, counts } = await taken(world, file);
  expect(counts).toMatchObject({ valid: 2 });
  const [first, second] = await recordsOf(world, intakeId);
  expect([first?.matching, second?.matching]).toEqual(['UNAVAILABLE', 'NO_MATCH']);
  const ask = () => world.service.review.match({ recordId: first?.recordId }, reviewer);
  expect((await ask()).matching).toBe('UNAVAILABLE');
  world.others.holders = {
    find: async (people) => people.map(() => ({ did: 'did:key:z6Mkbo', isNamed: true })),
  };
  expect(await ask()).toMatchObject({
    matching: 'MATCHED',
    match: { confidence: 0.9 },
    status: 'PENDING_REVIEW',
  });
  expect((await world.told(first?.recordId ?? '')).map(({ action }) => action)).toEqual([
    'intake_record.matched',
    'intake_record.matched',
  ]);
  world.others.holders = { find: async (people) => people.map(() => undefined) };
});

test('for a custodian that may not act any more nobody is looked for, and the file goes', async () => {
  const row = `${someone()},Diploma,1999-06-30,somebody@x.org`;
  const sent = await send(world, `Name,Credential Type,Award Date,Email\n${row}\n`);
  const { intakeId, file, headers } = sent;
  const { intake } = world.service;
  await intake.map({ intakeId, mapping: suggestedMapping('CREDENTIAL', headers) }, uploader());
  await intake.validate({ intakeId }, uploader());
  const setStatus = (status: string) =>
    world.connection.collection('custodians').updateOne({ did: CUSTODIAN_DIDS[0] }, { $set: { status } });
  const asked: unknown[] = [];
  world.others.holders = {
    async find(people) {
      asked.push(...people);
      return people.map(() => undefined);
    },
  };
  await setStatus('SUSPENDED');
  await world.custodians.intake.worker.settle();
  await setStatus('ACTIVE');
  world.others.holders = { find: async (people) => people.map(() => undefined) };
  expect(await intake.byId({ intakeId }, uploader())).toMatchObject({
    status: 'FAILED',
    failure: { code: 'custodian_not_active', message: expect.stringContaining('SUSPENDED') },
  });
  expect(asked).toEqual([]);
  expect(await world.connection.collection('uploads').countDocuments({ _id: file.fileId as never })).toBe(0);
});

test('a batch that is cancelled keeps neither records nor file', async () => {
  const { intakeId, file } = await taken(world, awards([[someone()], [someone()]]));
  const { intake } = world.service;
  const cancelled = await intake.cancel({ intakeId }, uploader());
  expect(cancelled.status).toBe('CANCELLED');
  expect(await intake.cancel({ intakeId }, uploader())).toEqual(cancelled);
  await world.custodians.intake.worker.settle();
  expect(await world.connection.collection('intake_records').countDocuments({ intakeId })).toBe(0);
  expect(await world.connection.collection('upload_pieces').countDocuments({ uploadId: file.fileId })).toBe(
    0,
  );
  for (const late of [
    intake.validate({ intakeId }, uploader()),
    intake.map({ intakeId, mapping: [{ column: 'Name', target: 'email' }] }, uploader()),
  ])
    expect(await codeOf(late)).toBe('INVALID_STATE_TRANSITION');
});

test('faults are downloaded piece by piece, without what is in the cells', async () => {
  const bad = Array.from({ length: 501 }, (_, n) => `P${n},Diploma,secret${n}`);
  const file = `Name,Credential Type,"=Award Date"\n${bad.join('\n')}\n`;
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { column: 'Credential Type', target: 'credential_type' },
    { column: '=Award Date', target: 'award_date' },
  ];
  const { intakeId } = await taken(world, file, { mapping });
  const { intake } = world.service;
  const first = await intake.errors({ intakeId }, reviewer);
  const second = await intake.errors({ intakeId, after: first.next }, reviewer);
  expect(second.next).toBeUndefined();
  const text = Buffer.concat([first.content, second.content]).toString('utf8');
  const rows = parse(text, { bom: true }) as string[][];
  expect(rows).toHaveLength(502);
  expect(rows.slice(0, 2)).toEqual([
    ['row', 'column', 'field', 'code', 'message'],
    ['2', "'=Award Date", 'award_date', 'invalid_format', expect.stringContaining('day')],
  ]);
  expect(rows.at(-1)?.[0]).toBe('502');
  expect(text).not.toContain('secret');
  expect(await codeOf(intake.errors({ intakeId, after: 'x' }, reviewer))).toBe('VALIDATION_FAILED');
});

test('a batch is watched until it is read', async () => {
  const { intakeId } = await send(world, awards([[someone()]]));
  const { intake } = world.service;
  const watched = await intake.progress({ intakeId }, reviewer);
  const seen: string[] = [];
  const watching = (async () => {
    for await (const { status } of watched) seen.push(status);
  })();
  await until('the first is seen', () => seen.length === 1);
  const mapping = [
    { column: 'Name', target: 'holder_name' },
    { column: 'Credential Type', target: 'credential_type' },
    { column: 'Award Date', target: 'award_date' },
  ];
  await intake.map({ intakeId, mapping }, uploader());
  await intake.validate({ intakeId }, uploader());
  await watching;
  expect([seen[0], seen.at(-1)]).toEqual(['UPLOADED', 'READY_FOR_REVIEW']);
});

test('what a file says is dropped half a year after its batch was completed', async () => {
  const { intakeId, file } = await taken(world, awards([[someone()], [someone()]]));
  const [first, second] = await recordsOf(world, intakeId);
  await world.service.review.approve({ recordId: first?.recordId }, reviewer);
  await world.service.review.reject({ recordId: second?.recordId, reason: 'no' }, reviewer);
  expect(await world.service.intake.byId({ intakeId }, reviewer)).toMatchObject({ status: 'COMPLETED' });
  const pieces = world.connection.collection('upload_pieces');
  world.moveClock(179 * DAY_MS);
  await world.custodians.intake.upkeep.sweep();
  expect((await recordsOf(world, intakeId))[0]?.raw).toBeDefined();
  expect(await pieces.countDocuments({ uploadId: file.fileId })).toBe(1);
  world.moveClock(DAY_MS);
  await world.custodians.intake.upkeep.sweep();
  const after = await recordsOf(world, intakeId);
  expect(after.map(({ raw, status }) => [raw, status])).toEqual([
    [undefined, 'APPROVED'],
    [undefined, 'REJECTED'],
  ]);
  expect(after[0]?.normalized.holderName).toBe(first?.normalized.holderName);
  expect(await pieces.countDocuments({ uploadId: file.fileId })).toBe(0);
  const dropped = (await world.told(intakeId)).filter(({ action }) => action === 'intake.rows_dropped');
  await world.custodians.intake.upkeep.sweep();
  expect(dropped).toHaveLength(1);
});

test('who may read, and who may take in', async () => {
  const { intakeId } = await send(world, awards([[someone()]]));
  const { intake } = world.service;
  for (const role of ['Viewer', 'Reviewer', 'Attester', 'Admin'] as const)
    expect((await intake.byId({ intakeId }, as.custodian(role))).intakeId).toBe(intakeId);
  const writes = [
    () => intake.map({}, as.custodian('Viewer')),
    () => intake.validate({}, as.custodian('Attester')),
    () => intake.cancel({}, as.custodian('Viewer')),
    () => intake.receive({}, as.custodian('Attester')),
  ];
  for (const write of writes) expect(await codeOf(write())).toBe('FORBIDDEN');
  expect(await codeOf(intake.byId({ intakeId }, as.nobody()))).toBe('UNAUTHENTICATED');
  expect(await codeOf(intake.byId({ intakeId }, as.unit()))).toBe('SCOPE_MISSING');
  const suspended = as.custodian('Admin', { status: 'SUSPENDED' });
  expect(await codeOf(intake.cancel({ intakeId }, suspended))).toBe('CUSTODIAN_NOT_ACTIVE');
  expect((await intake.byId({ intakeId }, suspended)).intakeId).toBe(intakeId);
});

test('a batch of another custodian does not exist', async () => {
  const { intakeId } = await taken(world, awards([[someone()]]));
  const { intake } = world.service;
  const stranger = as.custodian('Admin', { did: OTHER });
  const answers = (id: string) =>
    Promise.all(
      [
        intake.byId({ intakeId: id }, stranger),
        intake.map({ intakeId: id, mapping: [{ column: 'Name', target: 'email' }] }, stranger),
        intake.validate({ intakeId: id }, stranger),
        intake.cancel({ intakeId: id }, stranger),
        intake.errors({ intakeId: id }, stranger),
        intake.progress({ intakeId: id }, stranger),
        world.service.review.list({ filter: { intakeId: id } }, stranger),
      ].map((work) =>
        (work as Promise<unknown>).then(
          () => 'DONE',
          ({ code, message }: AppError) => `${code} ${message}`,
        ),
      ),
    );
  const foreign = await answers(intakeId);
  expect(foreign).toEqual(await answers(newId()));
  expect(foreign.every((answer) => answer.startsWith('NOT_FOUND'))).toBe(true);
  const listed = await intake.list({}, stranger);
  expect(listed.items.some((batch) => batch.intakeId === intakeId)).toBe(false);
});

test('every list and every look-up uses an index', async () => {
  const { intakeId } = await taken(world, awards([[someone()], [someone()], [someone(), 'x', 'bad']]));
  const { intake, review } = world.service;
  const [record] = await recordsOf(world, intakeId);
  await review.assign({ recordId: record?.recordId }, reviewer);
  const assignedTo = record && (await review.byId({ recordId: record.recordId }, reviewer)).assignedTo;
  const { items } = await review.list({ first: 2 }, reviewer);
  expect(items).toHaveLength(2);
  const work: Readonly<Record<string, () => Promise<unknown>>> = {
    batches: () => intake.list({ first: 2 }, reviewer),
    'batches by status': () => intake.list({ filter: { status: 'FAILED' } }, reviewer),
    records: () => review.list({ first: 2 }, reviewer),
    'records by status': () => review.list({ filter: { status: 'INVALID' } }, reviewer),
    'of a batch': () => review.list({ filter: { intakeId } }, reviewer),
    'of a batch by status': () => review.list({ filter: { intakeId, status: 'INVALID' } }, reviewer),
    'of somebody': () => review.list({ filter: { assignedTo } }, reviewer),
    'of somebody by status': () => review.list({ filter: { assignedTo, status: 'IN_REVIEW' } }, reviewer),
    'of somebody in a batch': () => review.list({ filter: { assignedTo, intakeId } }, reviewer),
    errors: () => intake.errors({ intakeId }, reviewer),
    work: () => world.custodians.intake.worker.settle(),
    upkeep: () => world.custodians.intake.upkeep.sweep(),
  };
  for (const [what, one] of Object.entries(work)) {
    const { examined, returned } = await examinedBy(world.connection, one);
    expect([what, examined]).toEqual([what, returned]);
  }
});
