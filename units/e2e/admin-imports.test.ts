import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { typed } from '../testing/typed.ts';
import { openRoad, type Road, traveller } from './road.ts';

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
