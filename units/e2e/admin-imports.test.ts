import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { typed } from '../testing/typed.ts';
import { openRoad, type Road, type Traveller, traveller } from './road.ts';

let road: Road;
const school = traveller('Dunmore');
const folder = mkdtempSync(join(tmpdir(), 'admin-imports-'));

beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(school, admin);
  const body = { code: 'IE', name_i18n: { en: 'Ireland' } };
  expectStatus(await road.post('/api/v1/admin/catalog/jurisdictions', body, admin), 201);
  const { email, password } = TEST_ADMIN;
  expect(await type(`login --email ${email} --password-stdin`, { piped: `${password}\n` })).toMatchObject({
    code: 0,
  });
});
afterAll(async () => {
  await road.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A published template of an issuer, by its id. */
async function template({ headers }: Traveller): Promise<string> {
  const path = '/api/v1/portal/me/credential-templates';
  const fields = [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true }];
  const body = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields };
  const { template_id } = expectStatus(await road.post(path, body, headers), 201).body;
  expectStatus(await road.post(`${path}/${template_id}/publish`, undefined, headers), 200);
  return template_id;
}

/** One command as a person types it. */
const type = (
  line: string,
  { piped = '', env = {} }: { piped?: string; env?: Readonly<Record<string, string>> } = {},
) =>
  typed(`${line} --url ${road.platform.base}`, {
    piped,
    env: { TESTAMUR_ADMIN_SESSION: join(folder, 'session', 'admin.json'), ...env },
  });

test('brings a document into the catalog and follows it', async () => {
  const file = join(folder, 'laboratory.json');
  const uri = (id: string) => `https://frameworks.example/uri/${id}`;
  const [document, item] = ['6c2b7b34-6f0a-4f3f-9d55-0d0f3b1c8e01', '0b0e7a52-2a55-4b8c-8f6e-3f3d4f2b7a10'];
  const at = '2026-01-15T09:00:00Z';
  const about = { identifier: document, uri: uri(document), title: 'Laboratory', lastChangeDateTime: at };
  writeFileSync(
    file,
    JSON.stringify({
      CFDocument: { ...about, creator: 'Ardmore', CFPackageURI: about },
      CFItems: [{ identifier: item, uri: uri(item), fullStatement: 'Measures', lastChangeDateTime: at }],
      CFAssociations: [],
    }),
  );
  const dry = await type(`catalog import ${file} --jurisdiction ie --dry-run`);
  expect(dry).toMatchObject({ code: 0, err: '' });
  expect(dry.out).toMatch(/^Import [0-9a-f-]{36}\n[\s\S]*status +COMPLETED/);
  const { out } = await type(`catalog import ${file} --jurisdiction ie --detach`);
  const id = /import_id +(\S+)/.exec(out)?.[1];
  await until('the import to be over', async () =>
    (await type(`catalog imports show ${id}`)).out.includes('COMPLETED'),
  );
  expect((await type('catalog imports list --status completed')).out).toContain('laboratory.json');

  writeFileSync(file, '{ "CFDocument": ');
  const broken = await type(`catalog import ${file} --jurisdiction ie`);
  expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/^The import has failed: /) });
  expect(await type(`catalog import ${join(folder, 'none.json')} --jurisdiction ie`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot be used'),
  });
});

test('lets a member of an institution issue for the rows of a file', async () => {
  const env = { TESTAMUR_ISSUER_SESSION: join(folder, 'session', 'bulk.json') };
  const bulk = (line: string, piped?: string) => type(`bulk ${line}`, { env, ...(piped && { piped }) });
  expect(await type(`learners login --email ${school.email}`, { env })).toMatchObject({ code: 0 });
  const link = `https://testamur.example/issuer/sign-in#token=${await road.mail.nextToken(school.email)}`;
  expect(await type(`learners login --link ${link}`, { env })).toMatchObject({ code: 0 });
  const id = await template(school);
  expect((await bulk('templates')).out).toMatch(new RegExp(`Bachelor +UniversityDegreeCredential.* ${id}`));
  const file = join(folder, 'graduates.csv');
  writeFileSync(
    file,
    `Wallet,Student,Award\n${HOLDER_DID},Ada,BSc\n${HOLDER_DID},Bo,\n${HOLDER_DID},Cy,MSc\n`,
  );

  // 1. The whole road in one command.
  const asked = `issue ${file} --template ${id}`;
  expect(await bulk(asked)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^No column is degree: npm run admin -- bulk map \S+ --map 'Column=field'/),
  });
  expect(await bulk(`${asked} --map Award=degree`)).toMatchObject({
    code: 2,
    err: '2 credentials are issued now. Add --yes to go on.\n',
  });
  const errors = join(folder, 'errors.csv');
  const issued = await bulk(`${asked} --map Award=degree --errors ${errors} --yes`);
  expect(issued).toMatchObject({ code: 1, err: '2 of 3 rows are issued.\n' });
  expect(issued.out).toMatch(
    /2 of 3 rows are valid\.\nWhat is wrong is in .*errors\.csv\.\n[\s\S]*COMPLETED_WITH_ERRORS/,
  );
  expect(readFileSync(errors, 'utf8')).toMatch(/3,"INVALID","Award","degree","required"/);

  // 2. Step by step.
  const { out } = await bulk(`upload ${file} --template ${id}`);
  const job = /job_id +(\S+)/.exec(out)?.[1] ?? '';
  expect(await bulk(`map ${job}`)).toMatchObject({ code: 2 });
  expect(await bulk(`map ${job} --map Award`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/Award=degree/),
  });
  expect((await bulk(`map ${job} --map Award=degree`)).out).toMatch(/status +MAPPED/);
  expect((await bulk(`validate ${job}`)).out).toMatch(/status +VALIDATED/);
  expect((await bulk(`rows ${job} --status invalid`)).out).toMatch(/3 +INVALID/);
  expect(await bulk(`retry ${job}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/INVALID_STATE_TRANSITION/),
  });
  expect((await bulk(`start ${job} --detach`)).out).toMatch(/status +RUNNING/);
  expect((await bulk(`watch ${job}`)).out).toMatch(/status +COMPLETED_WITH_ERRORS/);
  expect((await bulk('status --status completed_with_errors')).out).toMatch(
    new RegExp(`graduates.csv .* ${job}`),
  );
  expect((await bulk(`status ${job}`)).out).toMatch(/counts\.issued +2|issued +2/);
  const { out: next } = await bulk(`upload ${file} --template ${id}`);
  const other = /job_id +(\S+)/.exec(next)?.[1] ?? '';
  expect(await bulk(`cancel ${other}`)).toMatchObject({ code: 2 });
  expect((await bulk(`cancel ${other} --yes`)).out).toMatch(/status +CANCELLED/);
});

test('lets an issuer with a key of its own sign the rows of a file where the key is', async () => {
  const env = { TESTAMUR_ISSUER_SESSION: join(folder, 'session', 'own.json') };
  const bulk = (line: string) => type(`bulk ${line}`, { env });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = join(folder, 'own.pem');
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const own = traveller('Glenmore');
  await road.settle(own, await road.signInAdmin(), { byok: true, public_key: raw.toString('base64') });
  await type(`learners login --email ${own.email}`, { env });
  const link = `https://testamur.example/issuer/sign-in#token=${await road.mail.nextToken(own.email)}`;
  expect(await type(`learners login --link ${link}`, { env })).toMatchObject({ code: 0 });
  const id = await template(own);
  const file = join(folder, 'own.csv');
  const rows = Array.from({ length: 3 }, (_, at) => `${HOLDER_DID},Person ${at},BSc\n`);
  writeFileSync(file, `holder_did,name,degree\n${rows.join('')}`);

  const waiting = await bulk(`issue ${file} --template ${id} --yes`);
  expect(waiting).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Sign it: npm run admin -- bulk sign/),
  });
  const job = /Job (\S+)/.exec(waiting.out)?.[1];
  const lines = join(folder, 'to-sign.jsonl');
  expect(await bulk(`to-sign ${job} --out ${lines}`)).toMatchObject({ code: 0 });
  expect(readFileSync(lines, 'utf8').trim().split('\n')).toHaveLength(3);
  const wrong = join(folder, 'wrong.pem');
  writeFileSync(wrong, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
  expect(await bulk(`sign ${job} --key ${wrong}`)).toMatchObject({
    code: 1,
    err: '3 rows were refused.\n',
    out: expect.stringMatching(/SIGNATURE_INVALID/),
  });
  expect(await bulk(`sign ${job} --key ${key}`)).toMatchObject({
    code: 0,
    out: '3 signed and issued, 0 refused.\n',
  });
  expect((await bulk(`issue ${file} --template ${id} --key ${key} --yes`)).out).toMatch(
    /status +COMPLETED\n/,
  );
});

test('lets a member of an institution bring in learners', async () => {
  const env = { TESTAMUR_ISSUER_SESSION: join(folder, 'session', 'issuer.json') };
  const file = join(folder, 'class.csv');
  writeFileSync(file, 'learner_number,given_name,family_name\n1,Ada,Byron\n2,,Nobody\n');
  expect(await type(`learners import ${file}`, { env })).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run admin -- learners login --url'),
  });

  expect(await type(`learners login --email ${school.email}`, { env })).toMatchObject({ code: 0 });
  const link = `https://testamur.example/issuer/sign-in#token=${await road.mail.nextToken(school.email)}`;
  expect(await type(`learners login --link ${link}`, { env })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Signed in to .* as dunmore@\S+ \(Admin\) of Dunmore/),
  });
  expect(statSync(env.TESTAMUR_ISSUER_SESSION).mode & 0o777).toBe(0o600);

  const { code, out } = await type(`learners import ${file}`, { env });
  expect([code, out]).toEqual([0, expect.stringMatching(/status +COMPLETED_WITH_ERRORS/)]);
  expect((await type('learners imports list', { env })).out).toMatch(
    /class\.csv +COMPLETED_WITH_ERRORS +2 +1/,
  );
  const list = await type('learners list --search byr', { env });
  const id = /([0-9a-f-]{36})/.exec(list.out)?.[1];
  expect(list.out).toMatch(/1 +Byron +Ada +ACTIVE/);
  expect((await type(`learners show ${id}`, { env })).out).toMatch(/family_name +Byron/);
  expect((await type(`learners transcript ${id}`, { env })).out).toMatch(/issuer_name +Dunmore/);
  expect((await type('learners eligible', { env })).out).toBe('Nothing found.\n');
  expect(await type(`learners issue ${id}`, { env })).toMatchObject({ code: 0 });

  expect(await type(`learners sso show ${school.did}`, { env })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^NOT_FOUND: /),
  });
  expect(await type('learners logout', { env })).toMatchObject({ code: 0, out: 'Signed out.\n' });
  expect(await type('learners list', { env })).toMatchObject({ code: 1 });
});
