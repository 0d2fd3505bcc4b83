import { randomBytes } from 'node:crypto';
import { newId } from '../../../kernel/ids.ts';
import { aZip } from '../../../kernel/sheets/zip-testing.ts';
import { as, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import type { LearnerImport } from './import.ts';
import {
  aClass,
  aRoster,
  lineItems,
  manifestOf,
  type Tables,
  table,
  USERS_1_1,
  USERS_1_2,
} from './one-roster-testing.ts';
import { errorsOf, imported } from './testing.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(async () => {
  await world.learners.close();
  await world.close();
});

const NAME = { fileName: 'roster.zip' };
const inIreland = { ...NAME, jurisdictionCode: 'IE' };
const user = (sourcedId: string, given: Record<string, string> = {}) => ({
  sourcedId,
  enabledUser: 'true',
  role: 'student',
  username: `u-${sourcedId}`,
  givenName: 'Aoife',
  familyName: 'Ryan',
  password: 'hunter2hunter2',
  ...given,
});
const tally = ({ files }: LearnerImport) =>
  Object.fromEntries(
    files.map(({ name, made, changed, unchanged, skipped, refused }) => [
      name,
      [made, changed, unchanged, skipped, refused],
    ]),
  );
const byNumber = async (learnerNumber: string) =>
  (await world.service.learners.list({ filter: { learnerNumber } }, as.issuer())).items[0];
const faultsOf = async ({ importId }: LearnerImport) =>
  (await errorsOf(world, importId)).map((line) => line.replaceAll('"', '').split(',').slice(0, 4).join(' '));

test('students of 1.1 become learners, everybody else is left alone, and dates of birth and passwords are kept nowhere', async () => {
  const id = newId();
  const tables: Tables = {
    users: table(USERS_1_1, [
      user(id, { identifier: `n-${id}`, email: 'Aoife@A.example', sms: '+353 1 234' }),
      user(newId(), { role: 'teacher' }),
      user(newId(), { role: 'parent' }),
      user(`${id}2`, { enabledUser: 'false' }),
    ]),
    demographics: [
      ['sourcedId', 'birthDate'],
      [id, '2001-02-03'],
    ],
  };
  const made = await imported(world, aRoster(tables), NAME);
  expect(made).toMatchObject({ status: 'COMPLETED', format: 'ONEROSTER_1_1' });
  expect(tally(made)).toEqual({ 'users.csv': [2, 0, 0, 2, 0] });
  expect(await byNumber(`n-${id}`)).toMatchObject({
    externalIds: [{ system: 'oneroster', value: id }],
    givenName: 'Aoife',
    email: 'aoife@a.example',
    phone: '+353 1 234',
    status: 'ACTIVE',
  });
  expect(await byNumber(`u-${id}2`)).toMatchObject({ status: 'INACTIVE' });
  expect(tally(await imported(world, aRoster(tables), NAME))).toEqual({ 'users.csv': [0, 0, 2, 2, 0] });
  const everything = await Promise.all(
    (await world.connection.listCollections()).map(({ name }) =>
      world.connection.collection(name).find().toArray(),
    ),
  );
  expect(JSON.stringify(everything) + world.lines.join('')).not.toMatch(/2001-02-03|hunter2/);
});

test('students of 1.2 are those whose role says so', async () => {
  const [one, two] = [newId(), newId()];
  const users = table(USERS_1_2, [
    user(one, { preferredGivenName: 'Ee', preferredFamilyName: 'Fa' }),
    user(two),
  ]);
  const roles = table('roles', [
    { sourcedId: 'r1', userSourcedId: one, role: 'student', roleType: 'primary' },
    { sourcedId: 'r2', userSourcedId: two, role: 'teacher', roleType: 'primary' },
  ]);
  const made = await imported(world, aRoster({ users, roles }, '1.2'), NAME);
  expect(made).toMatchObject({ format: 'ONEROSTER_1_2' });
  expect(tally(made)).toEqual({ 'users.csv': [1, 0, 0, 1, 0] });
  expect(await byNumber(`u-${one}`)).toMatchObject({ preferredName: 'Ee Fa' });
});

test('a learner who is there by number gets the id, and conflicts are told', async () => {
  const [one, two, three] = [newId(), newId(), newId()];
  await world.aLearner(undefined, { learnerNumber: `u-${one}` });
  await world.aLearner(undefined, {
    learnerNumber: `u-${two}`,
    externalIds: [{ system: 'oneroster', value: 'other' }],
  });
  const merged = await world.aLearner(undefined, { learnerNumber: `u-${three}` });
  await world.connection
    .collection('learners')
    .updateOne({ _id: merged.learnerId as never }, { $set: { status: 'ERASED' } });
  const rows = [
    user(one),
    user(two),
    user(three),
    user(one),
    user(newId(), { username: `u-${one}` }),
    user('', {}),
  ];
  const ended = await imported(world, aRoster({ users: table(USERS_1_1, rows) }), NAME);
  expect(tally(ended)).toEqual({ 'users.csv': [0, 1, 0, 0, 5] });
  expect(await faultsOf(ended)).toEqual([
    'users.csv 3  other_id',
    'users.csv 4  erased',
    'users.csv 5 sourcedId duplicate',
    'users.csv 6 username duplicate',
    'users.csv 7 sourcedId required',
  ]);
  expect(await byNumber(`u-${one}`)).toMatchObject({ externalIds: [{ system: 'oneroster', value: one }] });
  // The number of another learner is not taken away.
  const swapped = await imported(
    world,
    aRoster({ users: table(USERS_1_1, [user(one, { username: `u-${two}` })]) }),
    NAME,
  );
  expect(await faultsOf(swapped)).toEqual(['users.csv 2  number_taken']);
});

describe('enrolments and results', () => {
  const code = newId().slice(0, 8);
  const [one, two, three, teacher] = [newId(), newId(), newId(), newId()];
  const users = table(USERS_1_1, [user(one), user(two), user(three), user(teacher, { role: 'teacher' })]);
  const enrolment = (userSourcedId: string, given: Record<string, string> = {}) => ({
    sourcedId: newId(),
    classSourcedId: 'c1',
    userSourcedId,
    role: 'student',
    ...given,
  });
  const result = (studentSourcedId: string, given: Record<string, string> = {}) => ({
    sourcedId: `r-${studentSourcedId}`,
    lineItemSourcedId: 'li1',
    studentSourcedId,
    scoreStatus: 'fully graded',
    score: '40',
    scoreDate: '2026-02-01',
    comment: 'private',
    ...given,
  });
  const enrollments = table('enrollments', [
    enrolment(one, { sourcedId: 'e1' }),
    enrolment(two, { sourcedId: 'e2', beginDate: '2025-01-01', endDate: '2025-12-31' }),
    enrolment(three, { sourcedId: 'e3', beginDate: '2026-09-01', endDate: '' }),
    enrolment(teacher, { sourcedId: 'e4', role: 'teacher' }),
  ]);
  const results = table('results', [result(one), result(two, { score: '12.5' })]);
  const whole: Tables = { users, ...aClass(code), enrollments, ...lineItems(), results };
  beforeAll(() => void world.aVersion({ entryCode: code }));
  const enrolmentsOf = async (id: string) => {
    const { learnerId = '' } = (await byNumber(`u-${id}`)) ?? {};
    return (await world.service.enrolments.list({ learnerId }, as.issuer())).items;
  };
  const outcomesOf = async (id: string) => {
    const [{ enrolmentId = '' } = {}] = await enrolmentsOf(id);
    return (await world.service.outcomes.list({ enrolmentId }, as.issuer())).items;
  };

  test('a dry run of all of it tells what would be', async () => {
    const tried = await imported(world, aRoster(whole), { ...inIreland, dryRun: true });
    expect(tally(tried)).toEqual({
      'users.csv': [3, 0, 0, 1, 0],
      'enrollments.csv': [3, 0, 0, 1, 0],
      'results.csv': [2, 0, 0, 0, 0],
    });
    expect(await byNumber(`u-${one}`)).toBeUndefined();
  });

  test('are made by the days, and results stay drafts', async () => {
    const made = await imported(world, aRoster(whole), inIreland);
    expect(await faultsOf(made)).toEqual([]);
    expect(tally(made)).toEqual({
      'users.csv': [3, 0, 0, 1, 0],
      'enrollments.csv': [3, 0, 0, 1, 0],
      'results.csv': [2, 0, 0, 0, 0],
    });
    expect(await enrolmentsOf(one)).toMatchObject([
      { status: 'ACTIVE', startDate: '2025-09-01', expectedEndDate: '2026-06-30', cohortCode: 'PH-A' },
    ]);
    expect(await enrolmentsOf(two)).toMatchObject([{ status: 'COMPLETED', endDate: '2025-12-31' }]);
    expect((await enrolmentsOf(two))[0]?.expectedEndDate).toBeUndefined();
    const [outcome] = await outcomesOf(one);
    expect(outcome).toMatchObject({
      status: 'DRAFT',
      resultDescriptionId: 'mark',
      value: '80',
      score: 40,
      scoreMax: 50,
      scoreStatus: 'FULLY_GRADED',
      isReached: true,
    });
    expect(await outcomesOf(two)).toMatchObject([{ value: '25', isReached: false }]);
    const { outcomeId = '' } = outcome ?? {};
    expect(await world.told(outcomeId)).toMatchObject([{ action: 'outcome.recorded' }]);
    expect((await world.service.outcomes.revisions({ outcomeId }, as.issuer())).items).toMatchObject([
      { revision: 1 },
    ]);
  });

  test('the same file again changes nothing, and another one what it says otherwise', async () => {
    expect(tally(await imported(world, aRoster(whole), inIreland))).toEqual({
      'users.csv': [0, 0, 3, 1, 0],
      'enrollments.csv': [0, 0, 3, 1, 0],
      'results.csv': [0, 0, 2, 0, 0],
    });
    const [{ outcomeId = '' } = {}] = await outcomesOf(two);
    await world.service.outcomes.confirm({ outcomeId }, as.issuer());
    const other: Tables = {
      ...aClass(code),
      enrollments: table('enrollments', [
        enrolment(one, { status: 'tobedeleted', endDate: '2026-02-01' }),
        enrolment(two, { beginDate: '2025-01-01' }),
      ]),
      ...lineItems(),
      results: table('results', [result(one, { score: '45' }), result(two, { score: '50' })]),
    };
    const ended = await imported(world, aRoster(other), inIreland);
    expect(tally(ended)).toEqual({ 'enrollments.csv': [0, 1, 1, 0, 0], 'results.csv': [0, 1, 0, 0, 1] });
    expect(await faultsOf(ended)).toEqual(['results.csv 3  not_a_draft']);
    expect(await enrolmentsOf(one)).toMatchObject([{ status: 'WITHDRAWN', endDate: '2026-02-01' }]);
    expect(await outcomesOf(one)).toMatchObject([{ status: 'DRAFT', value: '90', revision: 2 }]);
  });

  test('each row that is wrong is told', async () => {
    const classes = {
      ...aClass(code),
      courses: table('courses', [
        { sourcedId: 'co1', courseCode: code },
        { sourcedId: 'co2', courseCode: 'NONE' },
        { sourcedId: 'co3' },
      ]),
      classes: table('classes', [
        { sourcedId: 'c1', courseSourcedId: 'co1' },
        { sourcedId: 'c2', courseSourcedId: 'co2', termSourcedIds: 't1' },
        { sourcedId: 'c3', courseSourcedId: 'co3', termSourcedIds: 't1' },
      ]),
    };
    const days = { beginDate: '2026-01-01' };
    const rows = [
      enrolment('nobody', days),
      enrolment(one),
      enrolment(one, { beginDate: '2026-02-30' }),
      enrolment(one, { classSourcedId: 'c2', ...days }),
      enrolment(one, { classSourcedId: 'c3', ...days }),
      enrolment(one, { classSourcedId: 'c9', ...days }),
      enrolment(three, { ...days, endDate: '2025-12-31' }),
      enrolment(three, days),
    ];
    const marks = [
      result(one, { sourcedId: 'x1', studentSourcedId: 'nobody' }),
      result(one, { sourcedId: 'x2', score: 'A+' }),
      result(one, { sourcedId: 'x3', score: '51' }),
      result(one, { sourcedId: 'x4', lineItemSourcedId: 'li2' }),
      result(one, { sourcedId: 'x5', lineItemSourcedId: 'li9' }),
      result(one, { sourcedId: 'x6', scoreStatus: 'great' }),
      result(one, { sourcedId: 'x7', scoreDate: '2026-03-09' }),
      result(one, { sourcedId: 'x8', score: '' }),
      result(one, { sourcedId: 'x8', scoreStatus: 'exempt', score: '' }),
    ];
    const file = aRoster({
      ...classes,
      enrollments: table('enrollments', rows),
      ...lineItems(),
      results: table('results', marks),
    });
    expect(await faultsOf(await imported(world, file, inIreland))).toEqual([
      'enrollments.csv 2 userSourcedId unknown',
      'enrollments.csv 3 beginDate required',
      'enrollments.csv 4 beginDate date',
      'enrollments.csv 5 classSourcedId entry_code',
      'enrollments.csv 6 classSourcedId entry_code',
      'enrollments.csv 7 classSourcedId unknown',
      'enrollments.csv 8 endDate order',
      'enrollments.csv 9 userSourcedId duplicate',
      'results.csv 2 studentSourcedId unknown',
      'results.csv 3 score not_a_number',
      'results.csv 4 score too_big',
      'results.csv 5 lineItemSourcedId required',
      'results.csv 6 lineItemSourcedId unknown',
      'results.csv 7 scoreStatus invalid_value',
      'results.csv 8 scoreDate future',
      'results.csv 9 score required',
      'results.csv 10 sourcedId duplicate',
    ]);
  });
});

describe('archives', () => {
  const tables = { users: table(USERS_1_1, [user('a')]) };
  const users = {
    name: 'users.csv',
    content: table(USERS_1_1, [user('a')])
      .map((row) => row.join(','))
      .join('\n'),
  };
  const manifest = { name: 'manifest.csv', content: manifestOf(tables) };
  const zeros = Buffer.alloc(8 * 1024 * 1024);
  const good = aZip([manifest, users]);
  // No more than a bomb would be, each of them.
  const large = (name: string) => ({ name: `${name}.csv`, content: randomBytes(2_100_000), size: 400e6 });

  test.each<[string, Buffer]>([
    ['plainly', good],
    ['stored', aZip([manifest, { ...users, method: 0 }])],
    ['with sizes of zip64', aZip([manifest, users], { isZip64: true })],
  ])('an archive that is packed %s is read', async (_name, file) => {
    expect(await imported(world, file, NAME)).toMatchObject({ failure: undefined, files: [{ rows: 1 }] });
  });

  test.each<[string, Buffer, string]>([
    ['a bomb', aZip([manifest, { name: 'users.csv', content: zeros }]), 'ratio'],
    [
      'a bomb that lies about its size',
      aZip([manifest, { name: 'users.csv', content: zeros, size: 1000 }]),
      'archive',
    ],
    ['too much in all', aZip([manifest, ...['users', 'orgs', 'classes'].map(large)]), 'size'],
    [
      'too many files',
      aZip(Array.from({ length: 65 }, (_, n) => ({ name: `${n}.csv`, content: '' }))),
      'entries',
    ],
    ['files that overlap', aZip([manifest, { ...users, offset: 0 }]), 'directory'],
    [
      'two files in one place',
      aZip([manifest, users, { name: 'orgs.csv', content: '', offset: 0 }]),
      'directory',
    ],
    ['a path upwards', aZip([manifest, { ...users, name: '../users.csv' }]), 'name'],
    ['a folder', aZip([manifest, { ...users, name: 'a/users.csv' }]), 'name'],
    ['a backslash', aZip([manifest, { ...users, name: 'a\\users.csv' }]), 'name'],
    ['an absolute path', aZip([manifest, { ...users, name: '/users.csv' }]), 'name'],
    ['a drive', aZip([manifest, { ...users, name: 'C:users.csv' }]), 'name'],
    ['a name with a zero', aZip([manifest, { ...users, name: 'users.csv\0.txt' }]), 'name'],
    ['another name inside', aZip([manifest, { ...users, localName: 'other.csv' }]), 'directory'],
    ['a file that OneRoster does not have', aZip([manifest, { ...users, name: 'evil.exe' }]), 'name'],
    ['another case', aZip([manifest, { ...users, name: 'Users.csv' }]), 'name'],
    ['two manifests', aZip([manifest, manifest, users]), 'name_twice'],
    [
      'two manifests in two cases',
      aZip([manifest, { ...manifest, name: 'MANIFEST.csv' }, users]),
      'name_twice',
    ],
    ['no manifest', aZip([users]), 'file_missing'],
    ['nothing', aZip([]), 'file_missing'],
    ['encryption', aZip([manifest, { ...users, flags: 1 }]), 'encrypted'],
    ['an unusual way of packing', aZip([manifest, { ...users, method: 12 }]), 'compression'],
    ['a wrong checksum', aZip([manifest, { ...users, crc: 1 }]), 'checksum'],
    ['no end', good.subarray(0, good.length - 30), 'archive'],
    ['no beginning', Buffer.concat([Buffer.from('PK'), good.subarray(200)]), 'archive'],
    ['two letters alone', Buffer.from('PK'), 'archive'],
    ['another archive within', aZip([manifest, { ...users, content: good }]), 'encoding'],
    ['changes alone', aRoster(tables, '1.1', { 'file.users': 'delta' }), 'delta'],
    [
      'a file that is promised and not there',
      aRoster(tables, '1.1', { 'file.orgs': 'bulk', 'file.roles': 'bulk' }),
      'file_missing',
    ],
    [
      'a file that the manifest does not name',
      aRoster(tables, '1.1', { 'file.users': 'absent' }),
      'file_unnamed',
    ],
    ['another version', aRoster(tables, '1.0'), 'version'],
    ['nothing to import', aRoster({ orgs: [['sourcedId']] }), 'nothing'],
    ['users of 1.2 without roles', aRoster({ users: table(USERS_1_2, [user('a')]) }, '1.2'), 'file_missing'],
    [
      'enrolments without a jurisdiction',
      aRoster({ ...aClass('X'), enrollments: table('enrollments', []) }),
      'jurisdiction_code',
    ],
    ['no required column', aRoster({ users: [['sourcedId', 'username', 'givenName']] }), 'column_missing'],
  ])('an archive with %s is refused as a whole', async (_name, file, code) => {
    const before = await world.connection.collection('learners').countDocuments({});
    const ended = await imported(world, file, NAME);
    expect(ended).toMatchObject({ status: 'FAILED', failure: { code } });
    expect(await world.connection.collection('learners').countDocuments({})).toBe(before);
    expect(await world.connection.collection('upload_pieces').countDocuments({})).toBe(0);
  });
});
