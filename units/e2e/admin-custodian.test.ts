import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CustodianRole } from '../../kernel/identity.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { typed } from '../testing/typed.ts';
import { attestationSteps } from './attestation-examples.ts';
import { intakeSteps } from './intake-examples.ts';
import { newOwnKey } from './own-key.ts';
import { type Person, settlePerson } from './persons.ts';
import { openRoad, type Road } from './road.ts';

let road: Road;
let archive: SettledCustodian;
let graduate: Person;
const folder = mkdtempSync(join(tmpdir(), 'admin-custodian-'));
const awards = join(folder, 'awards.csv');

beforeAll(async () => {
  road = await openRoad();
  archive = await settleCustodian(road, await road.signInAdmin(), { name: 'Archive of Closed Schools' });
  graduate = await settlePerson(road, 'Bo');
  const rows = [`Bo Li,30/06/1999,${graduate.did}`, 'Cy Doe,1/7/1999,', 'Ann Roe,soon,'];
  writeFileSync(awards, ['Name,Awarded,Wallet', ...rows, ''].join('\n'));
});
afterAll(async () => {
  await road.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The custodian whose people type, unless it is the archive. */
let board: SettledCustodian | undefined;
const sessionOf = (role: CustodianRole) => join(folder, 'session', `${board ? 'board ' : ''}${role}.json`);
/** A command as somebody of the archive types it. */
const type = (role: CustodianRole, line: string | readonly string[]) => {
  const words = typeof line === 'string' ? line.split(' ') : line;
  return typed(['custodian', ...words, '--url', road.platform.base], {
    env: {
      TESTAMUR_ADMIN_SESSION: join(folder, 'session', 'admin.json'),
      TESTAMUR_CUSTODIAN_SESSION: sessionOf(role),
    },
  });
};
async function done(role: CustodianRole, line: string | readonly string[]): Promise<string> {
  const { code, out, err } = await type(role, line);
  expect([code, err]).toEqual([0, '']);
  return out;
}
const idIn = (text: string, name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(text)?.[1] ?? '';

async function signIn(role: CustodianRole) {
  const { email } = (board ?? archive).people[role];
  await done(role, `login --email ${email}`);
  const link = `https://testamur.example/custodian/sign-in#token=${await road.mail.nextToken(email)}`;
  return done(role, `login --link ${link}`);
}

test('asks for a sign-in, keeps it for its owner and ends it', async () => {
  expect(await type('Viewer', 'intake status')).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run admin -- custodian login --url'),
  });
  expect(await type('Viewer', 'login')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Give --email to be sent a link'),
  });
  expect(await type('Viewer', 'login --link nothing')).toMatchObject({ code: 1 });
  expect(await signIn('Viewer')).toMatch(/^Signed in to .* as viewer@\S+ \(Viewer\) of Archive of Closed/);
  expect(statSync(sessionOf('Viewer')).mode & 0o777).toBe(0o600);
  expect(await done('Viewer', 'intake status')).toBe('Nothing found.\n');
  expect(await done('Viewer', 'logout')).toBe('Signed out.\n');
  expect(await done('Viewer', 'logout')).toBe('You are not signed in.\n');
  expect(await type('Viewer', 'intake status')).toMatchObject({ code: 1 });
});

test('walks records from a file to credentials', async () => {
  for (const role of ['Reviewer', 'Admin', 'Attester'] as const) await signIn(role);
  const sent = await done('Reviewer', [
    ...['intake', 'upload', awards, '--kind', 'credential'],
    ...['--source-org', 'Old College'],
  ]);
  const intake = idIn(sent, 'intake_id');
  expect(sent).toMatch(/status +UPLOADED/);
  expect(await type('Reviewer', `intake upload ${awards} --kind credential`)).toMatchObject({ code: 2 });

  expect(await type('Reviewer', `intake map ${intake}`)).toMatchObject({
    code: 2,
    err: 'Give --map for each column that is taken, or --suggested.\n',
  });
  for (const given of ['--map Awarded', '--constant credential_type'])
    expect(await type('Reviewer', `intake map ${intake} ${given}`)).toMatchObject({ code: 2 });
  expect(await type('Reviewer', `intake map ${intake} --map Nothing=award_date`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^VALIDATION_FAILED: .*the file has no column/),
  });
  const mapped = await done(
    'Reviewer',
    `intake map ${intake} --suggested --map Awarded=award_date:date_dmy --constant credential_type=Diploma`,
  );
  expect(mapped).toMatch(/status +MAPPED/);
  expect(mapped).toMatch(/\nmapping\n[\s\S]*Wallet +holder_did/);

  expect(await done('Reviewer', `intake validate ${intake}`)).toMatch(/status +READY_FOR_REVIEW/);
  expect(await done('Reviewer', 'intake status')).toMatch(
    /awards\.csv +CREDENTIAL +READY_FOR_REVIEW +3 +2 +1/,
  );
  expect(await done('Reviewer', `intake status ${intake}`)).toMatch(/counts\.invalid +1/);
  const errors = join(folder, 'errors.csv');
  expect(await done('Reviewer', `intake errors ${intake} --out ${errors}`)).toContain(errors);
  expect(readFileSync(errors, 'utf8')).toMatch(/"?award_date"?/);
  expect(await type('Reviewer', `intake errors ${intake} --out ${errors}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is there already'),
  });

  const list = await done('Reviewer', `review list --intake ${intake} --status pending_review`);
  const ids = list.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(ids).toHaveLength(2);
  expect(await type('Reviewer', `review approve ${ids.join(' ')}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^FOUR_EYES_REQUIRED: /),
  });
  expect(await type('Admin', `review reject ${ids[0]}`)).toMatchObject({ code: 2 });
  expect(await done('Admin', `review approve ${ids.join(' ')}`)).toMatch(/APPROVED[\s\S]*APPROVED/);
  expect(await type('Admin', `review reject ${ids[0]} --reason Late`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^INVALID_STATE_TRANSITION: /),
  });

  const attested = await done('Attester', `attest --intake ${intake} --statement transcribed_from_original`);
  const attestation = idIn(attested, 'attestation_id');
  expect(await done('Attester', 'attestations list')).toMatch(/TRANSCRIBED_FROM_ORIGINAL +2 +0 +VALID/);
  const issue = `issue ${attestation} --type ArchivedRecordCredential`;
  expect(await type('Attester', `${issue} --expires soon`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^--expires soon: give an instant/),
  });
  const issued = await done('Attester', issue);
  expect(issued).toMatch(/^1 issued, 1 skipped, 0 failed; 1 of 2 are issued\.\n/);
  expect(issued).toMatch(/SKIPPED/);
  expect(await done('Attester', issue)).toMatch(/^0 issued, 1 skipped, 0 failed; 1 of 2 are issued\.\n/);
  expect(JSON.parse(await done('Attester', `${issue} --json`))).toMatchObject({
    issued: 0,
    skipped: 1,
    issued_count: 1,
    left: [{ operation_status: 'SKIPPED' }],
  });
});

test('answers what holders ask, and ends credentials', async () => {
  const { attester, issued } = attestationSteps({
    road: () => road,
    custodian: () => archive,
    person: () => graduate,
  });
  const ask = async (credentialId: string, requestType: string) => {
    const asked = { credentialId, requestType, reason: 'It is not me.' };
    return expectStatus(await road.post('/api/v1/holder/requests', asked, graduate.headers), 201).body
      .requestId;
  };
  const statusOf = async (id: string) =>
    (await road.get(`/api/v1/credentials/${id}`, attester())).body.credential_status;
  const { credential_id: first } = await issued();
  const { credential_id: second } = await issued();
  const { credential_id: third } = await issued();

  const update = await ask(first, 'UPDATE');
  expect(await done('Reviewer', 'requests list --status pending --type update')).toMatch(
    new RegExp(`UPDATE +ArchivedRecordCredential +Bo +PENDING .*${update}`),
  );
  expect(await type('Reviewer', `requests approve ${update}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('revoked for good'),
  });
  const agreed = await done('Reviewer', `requests approve ${update} --yes`);
  expect(agreed).toMatch(/effect +CORRECTION_DRAFTED/);
  expect(await done('Attester', `supersede ${first} ${second}`)).toMatch(/credential_status +SUPERSEDED/);
  expect(await statusOf(first)).toBe('SUPERSEDED');

  const revoke = await ask(second, 'REVOKE');
  expect(await type('Reviewer', `requests approve ${revoke} --yes`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^FORBIDDEN: /),
  });
  expect(await done('Reviewer', ['requests', 'reject', revoke, '--response', 'Why?..'])).toMatch(
    /status +REJECTED/,
  );
  expect(await statusOf(second)).toBe('ISSUED');
  expect(await type('Attester', `revoke ${third} --yes`)).toMatchObject({ code: 2 });
  await done('Attester', `revoke ${third} --reason Mistaken --yes`);
  expect(await statusOf(third)).toBe('REVOKED');

  expect(await done('Attester', 'invites send --name Cy --email cy@people.example')).toMatch(/status +SENT/);
  expect(await done('Admin', 'invites list')).toMatch(/Cy +cy@people\.example +SENT/);
});

test('walks the same road with a key of its own, which stays on the machine', async () => {
  const ownKey = newOwnKey();
  const [key, other, wrong] = ['own.pem', 'other.pem', 'rsa.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(key, ownKey.pem);
  writeFileSync(other, newOwnKey().pem);
  writeFileSync(
    wrong,
    String(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
    ),
  );
  const registration = { name: 'Board of Nursing', byok: true, public_key: ownKey.publicKey };
  board = await settleCustodian(road, await road.signInAdmin(), registration);
  const { approved } = intakeSteps({ road: () => road, custodian: () => board! });
  const { recordId, intakeId } = await approved();
  await signIn('Attester');

  const attest = `attest --intake ${intakeId} --statement held_by_law`;
  expect(await type('Attester', attest)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^BYOK_FIELDS_REQUIRED: /),
  });
  for (const [file, problem] of [
    [join(folder, 'none.pem'), /cannot be used: no such file/],
    [wrong, /is no Ed25519 private key/],
    [awards, /is no Ed25519 private key/],
  ] as const)
    expect(await type('Attester', `${attest} --key ${file}`)).toMatchObject({
      code: 2,
      err: expect.stringMatching(problem),
    });
  expect(await type('Attester', `${attest} --key ${other}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^SIGNATURE_INVALID: /),
  });
  const attestation = idIn(await done('Attester', `${attest} --key ${key}`), 'attestation_id');

  const path = `/api/v1/custodian/records/${recordId}/holder`;
  const headers = { ...board.people.Attester.headers };
  const body = { holder_did: graduate.did };
  expectStatus(await road.platform.rest('PATCH', path, { body, headers }), 200);
  const issue = `issue ${attestation} --type ArchivedRecordCredential`;
  expect(await type('Attester', issue)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^BYOK_FIELDS_REQUIRED: /),
  });
  const refused = await type('Attester', `${issue} --key ${other}`);
  expect(refused).toMatchObject({ code: 1, err: '1 record was refused.\n' });
  expect(refused.out).toMatch(/FAILED +SIGNATURE_INVALID/);
  expect(await done('Attester', `${issue} --key ${key}`)).toMatch(
    /^1 issued, 0 skipped, 0 failed; 1 of 1 are issued\.\n/,
  );
  expect(await done('Attester', `${issue} --key ${key}`)).toMatch(/^0 issued, 0 skipped, 0 failed; 1 of 1/);
  board = undefined;
});

test('brings in the people of an employer and tells how they stand', async () => {
  const file = join(folder, 'people.csv');
  writeFileSync(file, 'employee_ref,name,job_role\nN-1,Bo Li,Nurse\nN-2,,Nurse\n');
  const imported = await done('Admin', `workforce import ${file}`);
  expect(imported).toMatch(/^Import \S+\n[\s\S]*status +COMPLETED_WITH_ERRORS/);
  expect(await done('Admin', 'workforce imports list')).toMatch(/people\.csv +COMPLETED_WITH_ERRORS +2 +1/);
  expect(await done('Admin', `workforce imports show ${idIn(imported, 'import_id')}`)).toContain(
    'people.csv',
  );
  expect(await done('Admin', 'workforce status')).toBe('Nothing found.\n');
  expect(await type('Admin', 'workforce status --as-of yesterday')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^VALIDATION_FAILED: /),
  });
});

test('shows single sign-on, looks at it and does not switch on what is not proved', async () => {
  expect(await type('Admin', 'sso show')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^NOT_FOUND: /),
  });
  const body = {
    protocol: 'OIDC',
    provider: 'Example identity',
    oidc: { issuer_url: 'https://127.0.0.1:1', client_id: 'testamur' },
    email_domains: ['archive.example'],
  };
  const headers = { ...archive.people.Admin.headers };
  expectStatus(await road.platform.rest('PUT', '/api/v1/custodian/sso', { body, headers }), 200);
  expect(await done('Admin', 'sso show')).toMatch(/status +PENDING_VALIDATION/);
  expect(await done('Admin', 'sso validate')).toMatch(/status +FAILED/);
  expect(await type('Admin', 'sso activate')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^INVALID_STATE_TRANSITION: /),
  });
});
