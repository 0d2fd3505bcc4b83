import { newId } from '../../../kernel/ids.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import { errorsOf, imported, send } from './testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(async () => {
  await world.learners.close();
  await world.close();
});

const [A, B] = ISSUER_DIDS;
const HEADER = 'learner_number,given_name,family_name,email';

const pieces = () => world.connection.collection('upload_pieces').countDocuments({});

async function learnersOf(number: string) {
  return (await world.service.learners.list({ filter: { learnerNumber: number } }, as.issuer())).items;
}

describe('a plain CSV of learners', () => {
  test('makes them, changes what it says otherwise, and changes nothing the second time', async () => {
    const [one, two] = [newId(), newId()];
    const first = `${HEADER}\n${one},Aoife,Ní Bhriain,aoife@a.example\n${two},Bo,Li,\n`;
    const made = await imported(world, first);
    expect(made).toMatchObject({
      status: 'COMPLETED',
      format: 'CSV',
      files: [{ name: 'learners.csv', rows: 2, done: 2, made: 2, changed: 0, unchanged: 0, refused: 0 }],
      faultCount: 0,
    });
    const [aoife] = await learnersOf(one);
    expect(aoife).toMatchObject({ givenName: 'Aoife', email: 'aoife@a.example', status: 'ACTIVE' });
    expect(aoife?.createdBy).toBe(made.createdBy);
    expect(await world.told(aoife?.learnerId ?? '')).toMatchObject([{ action: 'learner.created' }]);

    const again = await imported(world, first);
    expect(again.files).toMatchObject([{ made: 0, changed: 0, unchanged: 2 }]);
    const other = await imported(world, `${HEADER}\n${one},Aoife,Ryan,\n${two},Bo,Li,\n`);
    expect(other.files).toMatchObject([{ made: 0, changed: 1, unchanged: 1 }]);
    expect(await learnersOf(one)).toMatchObject([{ familyName: 'Ryan', rowVersion: 2 }]);
    expect((await learnersOf(one))[0]?.email).toBeUndefined();
    expect(await world.told(made.importId)).toEqual([
      expect.objectContaining({ action: 'learner_import.begun', newState: 'QUEUED' }),
      expect.objectContaining({ action: 'learner_import.ended', newState: 'COMPLETED' }),
    ]);
  });

  test('a dry run tells the same and makes nothing', async () => {
    const number = newId();
    const tried = await imported(world, `${HEADER}\n${number},A,B,\n${number},A,B,\n`, { dryRun: true });
    expect(tried).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', files: [{ made: 1, refused: 1 }] });
    expect(await learnersOf(number)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['names in another case and order', 'Family Name;GIVEN_NAME;Learner Number\r\nLi;Bo;#\r\n', 'Li'],
    ['names of other systems', 'student number\tfirst name\tsurname\n#\tBo\tLi\n', 'Li'],
    [
      'columns that are not known',
      'birth_date,learner_number,given_name,family_name\n2001-02-03,#,Bo,Li',
      'Li',
    ],
    ['lines of old Macs', 'learner_number,given_name,family_name\r#,Bo,Li\r', 'Li'],
    [
      'quotes, line breaks and empty rows',
      'learner_number,given_name,family_name\n\n#,Bo,"L ""i"", x"\n,,\n',
      'L "i", x',
    ],
  ])('%s are read', async (_name, file, familyName) => {
    const number = newId();
    expect((await imported(world, file.replace('#', number))).files).toMatchObject([{ rows: 1, made: 1 }]);
    expect(await learnersOf(number)).toMatchObject([{ familyName }]);
  });

  test.each<[string, (text: string) => Buffer]>([
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16 the other way round', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ])('%s is detected', async (_name, encoded) => {
    const number = newId();
    await imported(world, encoded(`${HEADER}\n${number},Müßig,Ní Bhriáin,\n`));
    expect(await learnersOf(number)).toMatchObject([{ givenName: 'Müßig', familyName: 'Ní Bhriáin' }]);
  });

  test('each row that is wrong is told with its column, and the others are taken', async () => {
    const number = newId();
    const rows = [
      `${number},Bo,Li,bo@a.example`,
      ',Bo,Li,',
      `${newId()},Bo,Li,=cmd|' /C calc'!A0`,
      `${newId()},Bo,Li`,
      `${number},Bo,Li,`,
      `${newId()},B\u0000o,Li,`,
      `${newId()},${'x'.repeat(256)},,`,
    ];
    const { importId, ...ended } = await imported(world, `${HEADER}\n${rows.join('\n')}\n`);
    expect(ended).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      files: [{ rows: 7, done: 7, made: 1, refused: 6 }],
      faultCount: 7,
    });
    const errors = await errorsOf(world, importId);
    expect(errors.map((line) => line.split(',').slice(0, 4).join(' ').replaceAll('"', ''))).toEqual([
      'learners.csv 3 learner_number required',
      'learners.csv 4 email invalid_format',
      'learners.csv 5  cells',
      'learners.csv 6 learner_number duplicate',
      'learners.csv 7 given_name custom',
      'learners.csv 8 given_name too_big',
      'learners.csv 8 family_name required',
    ]);
    expect(errors.join('')).not.toMatch(/calc|bo@a/);
    expect(world.lines.join('')).not.toMatch(/calc|bo@a/);
  });

  test.each<[string, Buffer | string, object]>([
    [
      'no required column',
      'learner_number,given_name\n1,A\n',
      { code: 'column_missing', column: 'family_name' },
    ],
    ['a column twice', `${HEADER},E-Mail\n`, { code: 'column_twice', column: 'email' }],
    ['no end of a quote', `${HEADER}\n1,"A,B,\n`, { code: 'csv', line: 2 }],
    ['a cell of 10 MB', `${HEADER}\n1,"${'x'.repeat(10e6)}",B,\n`, { code: 'line_length' }],
    ['a cell of 10 MB in many lines', `${HEADER}\n1,"${'x\n'.repeat(5e6)}",B,\n`, { code: 'csv' }],
    ['a line of commas', `${HEADER}\n${','.repeat(1e6)}\n`, { code: 'line_length' }],
    ['a million columns', `${HEADER}${',x'.repeat(1e6)}\n`, { code: 'line_length' }],
    ['too many columns', `${HEADER}${',x'.repeat(2000)}\n`, { code: 'columns' }],
    ['nothing but spaces', ' \n\n', { code: 'empty' }],
    [
      'UTF-8 that was damaged',
      Buffer.concat([Buffer.from(`${HEADER}\n1,Ní,Müß`), Buffer.from([0xc3]), Buffer.from(',\n')]),
      { code: 'encoding' },
    ],
    ['bytes that are no text', Buffer.from([0x31, 0x81, 0x0a, 0x8d]), { code: 'encoding' }],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x31]), { code: 'encoding' }],
  ])('a file with %s is refused as a whole', async (_name, file, failure) => {
    const { status, failure: told, files } = await imported(world, file);
    expect({ status, files }).toEqual({ status: 'FAILED', files: [] });
    expect(told).toMatchObject({ ...failure, message: expect.stringMatching(/\w{3,}/) });
  });
});

describe('an import', () => {
  test('is of its issuer alone', async () => {
    world.moveClock(1000);
    const { importId } = await imported(world, `${HEADER}\n${newId()},A,B,\n`);
    const { imports } = world.service;
    const other = as.issuer(B);
    const notFound = { code: 'NOT_FOUND' };
    await expect(imports.byId({ importId }, other)).rejects.toMatchObject(notFound);
    await expect(imports.faults({ importId }, other)).rejects.toMatchObject(notFound);
    await expect(imports.cancel({ importId }, other)).rejects.toMatchObject(notFound);
    await expect(imports.progress({ importId }, other)).rejects.toMatchObject(notFound);
    const listed = await imports.list({}, other);
    expect(listed.items.map((one) => one.importId)).not.toContain(importId);
    expect((await imports.list({}, as.issuer(A))).items[0]?.importId).toBe(importId);
  });

  test('is begun once for a request that is repeated, and not twice for a file at a time', async () => {
    const uploadId = newId();
    const file = `${HEADER}\n${newId()},A,B,\n`;
    const [first, second] = await Promise.allSettled([send(world, file, { uploadId }), send(world, file)]);
    const refused = [first, second].filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'DUPLICATE' } }]);
    await world.learners.importWorker.settle();
    const again = await send(world, file, { uploadId });
    await world.learners.importWorker.settle();
    expect(await send(world, file, { uploadId })).toMatchObject({
      importId: again.importId,
      status: 'COMPLETED',
    });
    await expect(send(world, `${file}x`, { uploadId })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await pieces()).toBe(0);
    // Sent again while the file is being removed.
    const half = { owner: A, size: file.length, sha256: 'x', isKept: true, since: world.now() };
    await world.connection.collection('uploads').insertOne({ _id: uploadId as never, ...half });
    expect(await send(world, file, { uploadId })).toMatchObject({ importId: again.importId });
    expect(await pieces()).toBe(0);
  });

  test('of a suspended issuer stops, and that of a member who may not any more, and what is cancelled stays cancelled', async () => {
    world.standing.status = 'SUSPENDED';
    const stopped = await imported(world, `${HEADER}\n${newId()},A,B,\n`);
    world.standing.status = 'ACTIVE';
    expect(stopped).toMatchObject({ status: 'FAILED', failure: { code: 'issuer_not_active' } });
    for (const role of [undefined, 'Viewer']) {
      world.sender.role = role;
      const left = await imported(world, `${HEADER}\n${newId()},A,B,\n`);
      expect(left).toMatchObject({ status: 'FAILED', failure: { code: 'sender_not_allowed' } });
      expect(left.files[0]).toMatchObject({ done: 0, made: 0 });
    }
    world.sender.role = 'Operator';
    const { imports } = world.service;
    const { importId } = await send(
      world,
      `${HEADER}\n${Array.from({ length: 5000 }, () => `${newId()},A,B,`).join('\n')}`,
    );
    expect(await imports.cancel({ importId }, as.issuer())).toMatchObject({ status: 'CANCELLED' });
    expect(await imports.cancel({ importId }, as.issuer())).toMatchObject({ status: 'CANCELLED' });
    await world.learners.importWorker.settle();
    expect(await imports.byId({ importId }, as.issuer())).toMatchObject({ status: 'CANCELLED' });
    await expect(imports.cancel({ importId: stopped.importId }, as.issuer())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });

  test('leaves no file behind, and is watched until it has ended', async () => {
    const { importId } = await send(world, `${HEADER}\n${newId()},A,B,\n`);
    const seen: string[] = [];
    for await (const { status } of await world.service.imports.progress({ importId }, as.issuer()))
      seen.push(status);
    expect(seen.at(-1)).toBe('COMPLETED');
    await world.learners.importWorker.settle();
    expect(await pieces()).toBe(0);
    expect(await world.connection.collection('learner_imports').countDocuments({ isDue: true })).toBe(0);
  });

  test.each<[string, object, string]>([
    ['no id', { uploadId: 'x' }, 'uploadId'],
    ['a negative offset', { offset: -1 }, 'offset'],
    ['no name', { fileName: '' }, 'fileName'],
    ['a name that is a path to nowhere', { fileName: '/..' }, 'fileName'],
    ['a code of no jurisdiction', { jurisdictionCode: 'ie' }, 'jurisdictionCode'],
    ['a member that is not known', { mode: 'delta' }, 'mode'],
    ['an empty file', { content: Buffer.alloc(0) }, 'file'],
  ])('%s is refused', async (_name, given, field) => {
    const input = {
      uploadId: newId(),
      offset: 0,
      isLast: true,
      fileName: 'a.csv',
      content: Buffer.from('x'),
      ...given,
    };
    await expect(world.service.imports.receive(input, as.issuer())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });
});
