import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Person, settlePerson, signInAgain } from './persons.ts';
import { type Headers, openRoad, type Road, type Row } from './road.ts';

// What a custodian and the people of its records have to do with each other, with real letters.
const NAME = 'Archive of Closed Schools';
const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = {
  Name: 'holder_name',
  Award: 'credential_type',
  Awarded: 'award_date',
  Result: 'result',
  Wallet: 'holder_did',
};

let road: Road;
let archive: SettledCustodian;
beforeAll(async () => {
  road = await openRoad();
  archive = await settleCustodian(road, await road.signInAdmin(), { name: NAME });
});
afterAll(() => road.close());

const attester = () => archive.people.Attester.headers;
const reviewer = () => archive.people.Reviewer.headers;
const boss = () => archive.people.Admin.headers;

async function got(path: string, headers: Headers): Promise<Row> {
  return expectStatus(await road.get(path, headers), 200).body;
}
async function posted(path: string, body: unknown, headers: Headers, status: number): Promise<Row> {
  return expectStatus(await road.post(path, body, headers), status).body;
}

/** The record of one award, as the Reviewer has sent it and the Admin has approved it; its result is as read from the original. */
async function approved({ name, did }: Pick<Person, 'name' | 'did'>, result: string): Promise<string> {
  const form = new FormData();
  form.set('record_kind', 'CREDENTIAL');
  form.set('source_org_name', 'Old College');
  const rows = [Object.keys(COLUMNS), [name, 'Diploma', '1999-06-30', result, did]];
  form.set('file', new Blob([rows.map((row) => `${row.join(',')}\n`).join('')]), `${newId()}.csv`);
  const { intake_id } = await posted('/api/v1/custodian/intake', form, reviewer(), 201);
  const intake = `/api/v1/custodian/intake/${intake_id}`;
  const mapping = Object.entries(COLUMNS).map(([column, target]) => ({ column, target }));
  await posted(`${intake}/mapping`, { mapping }, reviewer(), 200);
  await posted(`${intake}/validate`, undefined, reviewer(), 202);
  await until('the file to be read', async () => (await got(intake, boss())).status === 'READY_FOR_REVIEW');
  const { items } = await got(`${intake}/records`, boss());
  const { record_id: recordId } = items[0];
  const reason = 'Read from the register of awards, page 12.';
  await posted(`/api/v1/custodian/records/${recordId}/approve`, { reason }, boss(), 200);
  return recordId;
}

/** A credential of such a record, in the wallet that the record names. */
async function issued(
  person: Pick<Person, 'name' | 'did'>,
  result: string,
  terms: object = {},
): Promise<Row> {
  const body = {
    record_ids: [await approved(person, result)],
    statement_template: 'TRANSCRIBED_FROM_ORIGINAL',
  };
  const path = '/api/v1/custodian/attestations';
  const { attestation_id } = await posted(path, body, attester(), 201);
  const issue = { credential_type: 'ArchivedRecordCredential', ...terms };
  const { results } = await posted(`${path}/${attestation_id}/issue`, issue, attester(), 200);
  expect(results).toMatchObject([{ operation_status: 'ISSUED' }]);
  return { ...results[0], attestation_id };
}

async function noticesOf({ headers }: Pick<Person, 'headers'>): Promise<Row[]> {
  return (await got('/api/v1/holder/notifications', headers)).items;
}

async function verdictOf(credentialId: string): Promise<Row> {
  const { vc } = await got(`/api/v1/credentials/${credentialId}`, attester());
  return road.verify(vc);
}

test('who holds a credential of a custodian, or is shown it, sees who vouches for whose record', async () => {
  const aoife = await settlePerson(road, 'Aoife');
  const expiration_timestamp = Date.now() + 10 * DAY_MS;
  const { credential_id: id, attestation_id } = await issued(aoife, 'Merit', { expiration_timestamp });

  const notices = await noticesOf(aoife);
  const told = Object.fromEntries(notices.map(({ kind, body }) => [kind, body]));
  expect(told).toEqual({
    CREDENTIAL_ISSUED: expect.stringMatching(new RegExp(`${NAME}.*Old College`)),
    CREDENTIAL_EXPIRING: expect.stringContaining(`Ask ${NAME} for a new one in time.`),
  });
  expect(JSON.stringify(notices)).not.toMatch(/undefined|null(?!,"createdAt"|\})/);

  const [held] = (await got('/api/v1/holder/credentials', aoife.headers)).items;
  expect(held).toMatchObject({
    issuer: { did: archive.did, name: NAME, authorityType: 'CUSTODIAN', custodianType: 'RECORDS_ARCHIVE' },
    attestation: { attestationId: attestation_id, sourceName: 'Old College' },
  });
  // Where the proof is to be checked is there, and says so of this row.
  expect(expectStatus(await fetched(held.attestation.proofUrl), 200).body).toMatchObject({ tree_size: 1 });

  const path = `/api/v1/holder/credentials/${id}/share-links`;
  const link = await posted(path, { label: 'For Acme' }, aoife.headers, 201);
  const page = await fetch(link.url, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const words of ['Vouched for by', NAME, 'Old College', attestation_id]) expect(html).toContain(words);
  expect(html).not.toContain('Issued by');
  const pdf = await fetch(`${road.platform.base}/api/v1/holder/credentials/${id}/pdf`, {
    headers: aoife.headers,
  });
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('who asks for a correction gets another credential in place of the old one, and may have that revoked', async () => {
  const brian = await settlePerson(road, 'Brian');
  const { credential_id: oldId } = await issued(brian, 'Pass');
  const ask = (credentialId: string, requestType: string) =>
    posted(
      '/api/v1/holder/requests',
      { credentialId, requestType, reason: 'It was a merit.' },
      brian.headers,
      201,
    );

  // 1. The request reaches the custodian; approving it drafts what is to be corrected, and ends nothing.
  const { requestId } = await ask(oldId, 'UPDATE');
  const listed = await got('/api/v1/custodian/requests?status=PENDING', reviewer());
  expect(listed.items).toMatchObject([
    { request_id: requestId, credential_id: oldId, request_type: 'UPDATE' },
  ]);
  const decision = { response: 'We look into the register.' };
  const path = `/api/v1/custodian/requests/${requestId}/approve`;
  const agreed = await posted(path, decision, reviewer(), 200);
  expect(agreed).toMatchObject({
    effect: 'CORRECTION_DRAFTED',
    draft: { credential_data: { result: 'Pass', recordsOf: 'Old College' } },
  });
  const letter = await road.mail.nextLetter(brian.email, /approved/);
  expect(letter.text).toMatch(new RegExp(`You asked ${NAME} to update`));
  expect(letter.text).toContain('The custodian corrects its record.');
  expect(letter.text).toMatch(new RegExp(`${NAME} answers[^]*We look into the register`));
  expect((await verdictOf(oldId)).status).toBe('VALID');

  // 2. The corrected record goes the road of every record; then the old credential is replaced.
  const { credential_id: better } = await issued(brian, 'Merit');
  const successor = { new_credential_id: better };
  const supersede = `/api/v1/credentials/${oldId}/supersede`;
  expectStatus(await road.post(supersede, successor, reviewer()), 403);
  expect(await posted(supersede, successor, attester(), 200)).toMatchObject({
    credential_status: 'SUPERSEDED',
    superseded_by_credential_id: better,
  });
  expect([(await verdictOf(oldId)).status, (await verdictOf(better)).status]).toEqual([
    'SUPERSEDED',
    'VALID',
  ]);
  expect(await noticesOf(brian)).toContainEqual(
    expect.objectContaining({
      kind: 'CREDENTIAL_SUPERSEDED',
      credentialId: oldId,
      body: expect.stringContaining(`${NAME} has replaced this credential`),
    }),
  );

  // 3. A revocation is for those who may revoke.
  const { requestId: last } = await ask(better, 'REVOKE');
  const revoke = `/api/v1/custodian/requests/${last}/approve`;
  expectStatus(await road.post(revoke, {}, reviewer()), 403);
  expect((await verdictOf(better)).status).toBe('VALID');
  expect(await posted(revoke, {}, attester(), 200)).toMatchObject({ effect: 'CREDENTIAL_REVOKED' });
  expect((await road.mail.nextLetter(brian.email, /approved/)).text).toContain(
    'The credential is revoked for good',
  );
  expect((await verdictOf(better)).status).toBe('REVOKED');
  expect(await noticesOf(brian)).toContainEqual(
    expect.objectContaining({
      kind: 'CREDENTIAL_REVOKED',
      body: expect.stringContaining(`${NAME} has revoked this credential`),
    }),
  );
});

test('somebody without a wallet is invited, and claims what the custodian issues then', async () => {
  const email = 'carla@people.example';
  const invite = await posted('/api/v1/custodian/invites', { name: 'Carla', email }, attester(), 201);
  const letter = await road.mail.nextLetter(email, new RegExp(`^${NAME} invites you`));
  const token = /\/holder\/invite#token=([\w-]+)/.exec(letter.text ?? '')?.[1];
  expect(await got(`/api/v1/holder/invites/${token}`, {})).toMatchObject({
    organization: { did: archive.did, name: NAME, authorityType: 'CUSTODIAN' },
  });
  const accepted = await posted(`/api/v1/holder/invites/${token}/accept`, { name: 'Carla' }, {}, 200);
  expect(accepted).toMatchObject({ isNewAccount: true });
  const { items } = await got('/api/v1/custodian/invites', boss());
  expect(items).toMatchObject([
    { invite_id: invite.invite_id, status: 'ACCEPTED', holder_did: accepted.did },
  ]);

  const { credential_id } = await issued({ name: 'Carla', did: accepted.did }, 'Merit');
  await posted('/api/v1/custodian/claims', { credential_id, email }, attester(), 201);
  const offer = await road.mail.nextLetter(email, new RegExp(`^${NAME} vouches for a record about you`));
  const claim = /\/holder\/claim#token=([\w-]+)/.exec(offer.text ?? '')?.[1];
  expect(await got(`/api/v1/holder/claims/${claim}`, {})).toMatchObject({
    credential: { issuer: { did: archive.did, name: NAME, authorityType: 'CUSTODIAN' } },
  });
  const headers = await signInAgain(road, email);
  expect(await posted(`/api/v1/holder/claims/${claim}/accept`, undefined, headers, 200)).toMatchObject({
    claimed: true,
    credentialId: credential_id,
  });
  expect(await got(`/api/v1/credentials/${credential_id}`, attester())).toMatchObject({
    claim_status: 'CLAIMED',
  });
});

/** An address that an answer names, as anybody opens it. */
async function fetched(url: string) {
  const { pathname, search } = new URL(url);
  return road.get(`${pathname}${search}`);
}
