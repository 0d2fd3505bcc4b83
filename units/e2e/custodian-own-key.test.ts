import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newId } from '../../kernel/ids.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { intakeSteps } from './intake-examples.ts';
import { newOwnKey, type OwnKey, signOwn } from './own-key.ts';
import { type Person, settlePerson } from './persons.ts';
import { claims, type Headers, openRoad, type Road, type Row, TYPE, traveller } from './road.ts';
import { verdictByThreeDoors } from './three-doors.ts';

const ATTESTATIONS = '/api/v1/custodian/attestations';
const PROGRAM = fileURLToPath(new URL('../../docs/examples/own-key.mjs', import.meta.url));
const ISSUE = { credential_type: 'NursingLicence' };
const run = promisify(execFile);

let road: Road;
let admin: Headers;
let person: Person;
/** One whose key the platform holds. */
let archive: SettledCustodian;
let board: SettledCustodian;
let ownKey: OwnKey;
const folder = mkdtempSync(join(tmpdir(), 'own-key-'));

beforeAll(async () => {
  road = await openRoad({ RATE_LIMIT_PORTAL: '1000' });
  admin = await road.signInAdmin();
  person = await settlePerson(road, 'Aoife');
  archive = await settleCustodian(road, admin, { name: 'Archive of Closed Schools' });
  ownKey = newOwnKey();
  board = await aBoard('Board of Nursing', ownKey);
});
afterAll(async () => {
  await road.close();
  rmSync(folder, { recursive: true, force: true });
});

const aBoard = (name: string, key: OwnKey) =>
  settleCustodian(road, admin, {
    name,
    custodian_type: 'LICENSING_BOARD',
    byok: true,
    public_key: key.publicKey,
  });
const attesterOf = (of: SettledCustodian) => of.people.Attester.headers;
const call = async (path: string, body: unknown, status: number, headers = attesterOf(board)): Promise<Row> =>
  expectStatus(await road.post(path, body, headers), status).body;

/** What the documented program prints for an answer of the platform, signed with a key. */
async function signedBy(key: OwnKey, prepared: Row): Promise<Row> {
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'prepared.json')];
  writeFileSync(keyFile, key.pem);
  writeFileSync(file, JSON.stringify(prepared));
  const { stdout } = await run(process.execPath, [PROGRAM, keyFile, file]);
  return JSON.parse(stdout);
}

const approvedOf = (of: SettledCustodian) =>
  intakeSteps({ road: () => road, custodian: () => of }).approved();
async function prepared(of = board): Promise<Row> {
  const { recordId } = await approvedOf(of);
  const body = { record_ids: [recordId], statement_template: 'HELD_BY_LAW' };
  return { ...(await call(`${ATTESTATIONS}/prepare`, body, 201, attesterOf(of))), recordId };
}
/** An attestation of a record whose credential goes to Aoife. */
async function attested(of = board, key = ownKey): Promise<{ id: string; recordId: string }> {
  const { recordId, ...answer } = await prepared(of);
  const id = answer.attestation_id;
  await call(`${ATTESTATIONS}/${id}/sign`, await signedBy(key, answer), 201, attesterOf(of));
  const holder = `/api/v1/custodian/records/${recordId}/holder`;
  const named = await road.platform.rest('PATCH', holder, {
    body: { holder_did: person.did },
    headers: { ...attesterOf(of) },
  });
  expectStatus(named, 200);
  return { id, recordId };
}
async function toSign(id: string, of = board): Promise<Row> {
  return call(`${ATTESTATIONS}/${id}/issue/prepare`, ISSUE, 200, attesterOf(of));
}
/** The signed credential of a record that was attested and issued. */
async function issued(of = board, key = ownKey): Promise<{ vc: Row; id: string; credentialId: string }> {
  const { id } = await attested(of, key);
  const body = await signedBy(key, await toSign(id, of));
  const { results } = await call(`${ATTESTATIONS}/${id}/issue`, body, 200, attesterOf(of));
  expect(results).toMatchObject([{ operation_status: 'ISSUED' }]);
  const credentialId = results[0].credential_id;
  const reply = await road.get(`/api/v1/credentials/${credentialId}`, attesterOf(of));
  return { vc: expectStatus(reply, 200).body.vc, id, credentialId };
}
const setStatus = (of: SettledCustodian, status: string) =>
  road.ask(
    'mutation ($input: SetCustodianStatusInput!) { setCustodianStatus(input: $input) { custodian { status } } }',
    { input: { did: of.did, status, reason: 'A test.' } },
    admin,
  );

test('the documented program signs its way from a file to a credential in a wallet', async () => {
  const { vc, credentialId } = await issued();
  expect(vc.issuer).toEqual({ id: board.did, name: 'Board of Nursing' });
  expect(vc).not.toHaveProperty('credentialStatus');
  const { body: wallet } = await road.get('/api/v1/holder/credentials', person.headers);
  expect(wallet.items.map((one: Row) => one.credentialId)).toContain(credentialId);
  const verdict = await verdictByThreeDoors(road, vc);
  expect(verdict).toMatchObject({
    status: 'VALID',
    issuer: { name: 'Board of Nursing', authority_type: 'CUSTODIAN' },
    warnings: [],
  });
  expect(verdict.checks.at(-1)).toMatchObject({ check: 'ATTESTATION', code: 'ATTESTATION_VALID' });
});

test('the program signs nothing but what can be read', async () => {
  const { recordId: _, ...answer } = await prepared();
  const changed = { ...answer, statement: answer.statement.replace('the law gives', 'nobody gives') };
  await expect(signedBy(ownKey, changed)).rejects.toThrow('Other bytes than the text');
  const { id } = await attested();
  const issue = await toSign(id);
  const [first] = issue.results;
  const texts = { canonical_credential: first.canonical_credential.replace('Diploma', 'Doctorate') };
  await expect(signedBy(ownKey, { ...issue, results: [{ ...first, ...texts }] })).rejects.toThrow(
    'Other bytes than the text',
  );
});

describe('who may sign what', () => {
  test.each<[string, (key: OwnKey) => Row, string]>([
    ['no signature', () => ({}), 'VALIDATION_FAILED'],
    ['null', () => ({ signature: null }), 'VALIDATION_FAILED'],
    ['no base64', () => ({ signature: '!' }), 'VALIDATION_FAILED'],
    ['too few bytes', () => ({ signature: 'AAAA' }), 'VALIDATION_FAILED'],
    ['another field', () => ({ signature: 'AAAA', key: 'x' }), 'VALIDATION_FAILED'],
    ['another text', (key) => ({ signature: key.sign('x') }), 'SIGNATURE_INVALID'],
  ])('%s is refused', async (_what, body, error) => {
    const { attestation_id: id } = await prepared();
    const refused = await call(`${ATTESTATIONS}/${id}/sign`, body(ownKey), 400);
    expect(refused).toMatchObject({ error });
  });

  test('only who has prepared it signs, and only once', async () => {
    const { recordId: _, ...answer } = await prepared();
    const body = await signedBy(ownKey, answer);
    const path = `${ATTESTATIONS}/${answer.attestation_id}/sign`;
    for (const [of, status, error] of [
      // An Admin may, of what they have prepared.
      [board.people.Admin, 404, 'NOT_FOUND'],
      [board.people.Reviewer, 403, 'FORBIDDEN'],
      [board.people.Viewer, 403, 'FORBIDDEN'],
      [archive.people.Attester, 409, 'NOT_BYOK'],
    ] as const)
      expect(await call(path, body, status, of.headers)).toMatchObject({ error });
    const key = { ...attesterOf(board), 'idempotency-key': newId() };
    const made = await call(path, body, 201, key);
    const repeat = await road.post(path, body, key);
    expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(repeat.body).toEqual(made);
    // Without the key it is the signature that tells.
    expect(await call(path, body, 201)).toEqual(made);
    expect(await call(path, { signature: ownKey.sign('x') }, 404)).toMatchObject({ error: 'NOT_FOUND' });
  });

  test('who keeps the key decides the road', async () => {
    const { recordId } = await approvedOf(board);
    const body = { record_ids: [recordId], statement_template: 'HELD_BY_LAW' };
    expect(await call(ATTESTATIONS, body, 400)).toMatchObject({
      error: 'BYOK_FIELDS_REQUIRED',
      message: expect.stringContaining(`${ATTESTATIONS}/prepare`),
    });
    const { id } = await attested();
    const issue = `${ATTESTATIONS}/${id}/issue`;
    expect(await call(issue, ISSUE, 400)).toMatchObject({
      error: 'BYOK_FIELDS_REQUIRED',
      details: ['key_id', 'issuance_timestamp', 'proof_created_timestamp', 'signatures'].map((field) =>
        expect.objectContaining({ field }),
      ),
    });
    expect(await call(issue, { ...ISSUE, key_id: 'key-1' }, 400)).toMatchObject({
      error: 'BYOK_FIELDS_REQUIRED',
      details: [
        { field: 'issuance_timestamp' },
        { field: 'proof_created_timestamp' },
        { field: 'signatures' },
      ],
    });
    const theirs = (await approvedOf(archive)).recordId;
    const asked = { record_ids: [theirs], statement_template: 'HELD_BY_LAW' };
    expect(await call(`${ATTESTATIONS}/prepare`, asked, 409, attesterOf(archive))).toMatchObject({
      error: 'NOT_BYOK',
    });
    const { attestation_id: other } = await call(ATTESTATIONS, asked, 201, attesterOf(archive));
    for (const [path, sent] of [
      ['issue/prepare', ISSUE],
      ['issue', await signedBy(ownKey, await toSign(id))],
    ] as const)
      expect(await call(`${ATTESTATIONS}/${other}/${path}`, sent, 409, attesterOf(archive))).toMatchObject({
        error: 'NOT_BYOK',
      });
  });

  test('while the custodian is suspended nobody prepares, signs or issues', async () => {
    const [{ recordId, ...answer }, { id }] = [await prepared(), await attested()];
    const [signature, signatures] = [
      await signedBy(ownKey, answer),
      await signedBy(ownKey, await toSign(id)),
    ];
    await setStatus(board, 'SUSPENDED');
    const asked = { record_ids: [recordId], statement_template: 'HELD_BY_LAW' };
    for (const [path, body] of [
      ['prepare', asked],
      [`${answer.attestation_id}/sign`, signature],
      [`${id}/issue/prepare`, ISSUE],
      [`${id}/issue`, signatures],
    ] as const)
      expect(await call(`${ATTESTATIONS}/${path}`, body, 403)).toMatchObject({
        error: 'CUSTODIAN_NOT_ACTIVE',
      });
    await setStatus(board, 'ACTIVE');
    await call(`${ATTESTATIONS}/${answer.attestation_id}/sign`, signature, 201);
    expect((await call(`${ATTESTATIONS}/${id}/issue`, signatures, 200)).results).toMatchObject([
      { operation_status: 'ISSUED' },
    ]);
  });
});

test('a key that is rotated on the way signs nothing more, and the next one does', async () => {
  const [first, next] = [newOwnKey(), newOwnKey()];
  const rotating = await aBoard('Board of Midwives', first);
  const attester = attesterOf(rotating);
  const { recordId: _, ...answer } = await prepared(rotating);
  const { id } = await attested(rotating, first);
  const issue = await toSign(id, rotating);
  const rotation = `testamur:rotate-custodian-key:${rotating.did}:2:${next.publicKey}`;
  await call(
    '/api/v1/custodian/keys/rotate',
    { new_public_key: next.publicKey, old_key_signature: first.sign(rotation) },
    201,
    rotating.people.Admin.headers,
  );
  const sign = `${ATTESTATIONS}/${answer.attestation_id}/sign`;
  expect(await call(sign, await signedBy(first, answer), 400, attester)).toMatchObject({
    error: 'SIGNATURE_INVALID',
  });
  expect(await call(sign, await signedBy(next, answer), 201, attester)).toMatchObject({ key_version: 2 });
  const path = `${ATTESTATIONS}/${id}/issue`;
  expect((await call(path, await signedBy(first, issue), 200, attester)).results).toMatchObject([
    {
      operation_status: 'FAILED',
      error: 'VALIDATION_FAILED',
      message: expect.stringMatching(/key-1 is retired/),
    },
  ]);
  const anew = await signedBy(next, await toSign(id, rotating));
  expect((await call(path, anew, 200, attester)).results).toMatchObject([{ operation_status: 'ISSUED' }]);
});

test('a withdrawn attestation is a warning at every door, and the credential stays valid', async () => {
  const { vc, id, credentialId } = await issued();
  const shared = async (path: string, body: object) =>
    expectStatus(await road.post(path, body, person.headers), 201).body;
  const links = `/api/v1/holder/credentials/${credentialId}/share-links`;
  const link = await shared(links, { accessLimit: 9 });
  const proof = await shared('/api/v1/holder/proof-links', {
    purpose: 'A post',
    accessLimit: 9,
    items: [{ credentialId, disclosedPaths: ['name'] }],
  });
  await call(`${ATTESTATIONS}/${id}/withdraw`, { reason: 'The ledger was of another board.' }, 200);

  const verdict = await verdictByThreeDoors(road, vc);
  expect(verdict).toMatchObject({ is_valid: true, status: 'VALID' });
  expect(verdict.checks.at(-1)).toMatchObject({
    check: 'ATTESTATION',
    outcome: 'WARNED',
    code: 'ATTESTATION_WITHDRAWN',
  });
  expect(verdict.warnings).toEqual([expect.stringMatching(/has withdrawn the attestation/)]);
  expect(verdict.warnings[0]).not.toContain('ledger');
  const quiet = await road.verify(vc, { check_status: false });
  expect(quiet.warnings).toEqual([]);

  const opened = expectStatus(await road.get(`/api/v1/verify/${link.shareToken}`), 200).body;
  expect(opened).toMatchObject({ is_valid: true, warnings: verdict.warnings });
  const part = expectStatus(
    await road.get(`/api/v1/verify/proofs/${proof.token ?? proof.shareToken}`),
    200,
  ).body;
  expect(part.items).toMatchObject([
    { is_valid: true, warnings: [expect.stringMatching(/has withdrawn the attestation/)] },
  ]);
  const page = await fetch(link.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toMatch(/Worth knowing:[\s\S]*has withdrawn the attestation/);
});

test('one key registered twice makes two authorities, and each answers for what it has recorded', async () => {
  const key = newOwnKey();
  const office = await aBoard('Office of Records', key);
  const { vc } = await issued(office, key);
  const university = traveller('Ardmore');
  await road.settle(university, admin, { byok: true, public_key: key.publicKey });
  expect(university.did).toBe(office.did);
  const { contextUrl } = road.platform.config;
  const wanted = {
    issuerDid: university.did,
    issuerName: university.name,
    holderDid: person.did,
    credentialType: TYPE,
    credentialData: claims('Aoife'),
    credentialId: newId(),
    issuedAt: Date.now(),
    contextUrl,
  };
  const { fields } = signOwn(key, wanted);
  const body = {
    issuer_did: university.did,
    holder_did: person.did,
    credential_type: TYPE,
    credential_data: claims('Aoife'),
    ...fields,
  };
  expectStatus(await road.post('/api/v1/credentials/issue', body, university.headers), 201);
  const read = await road.get(`/api/v1/credentials/${wanted.credentialId}`, university.headers);
  const degree = expectStatus(read, 200).body.vc;

  const standings = async () =>
    Promise.all(
      [vc, degree].map(async (credential) => {
        const { status, issuer } = await verdictByThreeDoors(road, credential);
        return [status, issuer.name, issuer.authority_type, issuer.status];
      }),
    );
  expect(await standings()).toEqual([
    ['VALID', 'Office of Records', 'CUSTODIAN', 'ACTIVE'],
    ['VALID', 'Ardmore', 'ISSUER', 'ACTIVE'],
  ]);
  await setStatus(office, 'REVOKED');
  expect(await standings()).toEqual([
    ['ISSUER_REVOKED', 'Office of Records', 'CUSTODIAN', 'REVOKED'],
    ['VALID', 'Ardmore', 'ISSUER', 'ACTIVE'],
  ]);
  await setStatus(office, 'ACTIVE');
  const revoked = { status: 'REVOKED', reason: 'Closed.' };
  expectStatus(await road.post(`/api/v1/issuers/${university.did}/status`, revoked, admin), 200);
  expect(await standings()).toEqual([
    ['VALID', 'Office of Records', 'CUSTODIAN', 'ACTIVE'],
    ['ISSUER_REVOKED', 'Ardmore', 'ISSUER', 'REVOKED'],
  ]);
});
