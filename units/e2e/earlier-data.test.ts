import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus, type Rest, restClient, signInAdmin } from '../testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

// `store.gz` is the store that the release of that day left behind, `facts.json` what clients kept of it; the keys of that platform
// were the hashes of two texts.
const FOLDER = new URL('./earlier-data/', import.meta.url);
const FACTS = JSON.parse(readFileSync(new URL('facts.json', FOLDER), 'utf8'));
const { issuer, waiting, holder, credentials, link, request, caseId } = FACTS;

const secret = (of: string) => createHash('sha512').update(`earlier data: ${of}`).digest();

let platform: TestPlatform;
let mail: Mailbox;
let rest: Rest;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'testamur-'));
  mkdirSync(join(dataDir, 'store'), { mode: 0o700 });
  const store = gunzipSync(readFileSync(new URL('store.gz', FOLDER)));
  writeFileSync(join(dataDir, 'store', 'store.db'), store, { mode: 0o600 });
  mail = await openMailbox();
  const started = Date.now();
  platform = await startTestPlatform({
    env: {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1:8000',
      SMTP_URL: mail.url,
      JWT_SECRET: secret('tokens').toString('base64'),
      KEY_ENCRYPTION_KEY: secret('keys').subarray(0, 32).toString('base64'),
    },
    // Soon after: sessions and links of that day have not ended.
    now: () => new Date(Date.parse(FACTS.at) + Date.now() - started),
  });
  rest = restClient(`http://127.0.0.1:${platform.config.units['api-gateway'].rest}`);
});
afterAll(async () => {
  await platform.stop();
  await mail.close();
});

interface Head {
  readonly source: string;
  readonly seq: number;
}

const get = async (path: string, headers = {}) =>
  expectStatus(await rest('GET', path, { headers }), 200).body;
const post = (path: string, body?: unknown, headers = {}) => rest('POST', path, { body, headers });
const cookie = { cookie: holder.cookie };

test('the holder is still signed in, and the wallet has what it had', async () => {
  expect(await get('/api/v1/holder/profile', cookie)).toMatchObject({ id: holder.id, did: holder.did });
  const { items } = await get('/api/v1/holder/credentials', cookie);
  const statuses = Object.fromEntries(
    items.map(({ credentialId, status }: { credentialId: string; status: string }) => [credentialId, status]),
  );
  expect(statuses).toEqual({
    [credentials.shared]: 'ISSUED',
    [credentials.revoked]: 'REVOKED',
    [credentials.requested]: 'ISSUED',
  });
  expect((await get('/api/v1/holder/requests', cookie)).items).toMatchObject([
    { requestId: request, status: 'PENDING' },
  ]);
  expect((await get('/api/v1/holder/access-logs', cookie)).items).toHaveLength(1);
});

test('the recovery code of that day opens the wallet once', async () => {
  const sent = { code: holder.recoveryCode };
  expect(expectStatus(await post('/api/v1/holder/auth/recover', sent), 200).body.user.id).toBe(holder.id);
  expect((await post('/api/v1/holder/auth/recover', sent)).status).toBe(401);
});

test('a shared link opens, and an issued credential verifies', async () => {
  expect(await get(`/api/v1/verify/${link}`)).toMatchObject({
    is_valid: true,
    credential_id: credentials.shared,
  });
  const verified = await post('/api/v1/credentials/verify', { credential: credentials.vc });
  expect(expectStatus(verified, 200).body.status).toBe('VALID');
});

test('the issuer issues with its API key and its sealed key, and its member signs in', async () => {
  const issued = await post(
    '/api/v1/credentials/issue',
    {
      issuer_did: issuer.did,
      holder_did: holder.did,
      credential_type: 'UniversityDegreeCredential',
      credential_data: { name: 'Aoife', degree: 'MSc Physics' },
    },
    { 'x-api-key': issuer.apiKey },
  );
  expectStatus(issued, 201);
  expectStatus(await post('/api/v1/issuer/auth/magic-link', { email: issuer.email }), 200);
  const token = await mail.nextToken(issuer.email);
  const member = expectStatus(await post('/api/v1/issuer/auth/magic-link/verify', { token }), 200).body;
  const bearer = { authorization: `Bearer ${member.token}` };
  expect((await get('/api/v1/portal/me/requests', bearer)).items).toMatchObject([{ request_id: request }]);
});

test('administrators find their settings, cases, counts and the whole audit trail', async () => {
  const admin = await signInAdmin(rest);
  expect(await get('/api/v1/admin/config/rate-limit.issue', admin)).toMatchObject({ value: 99999 });
  const { items } = await get('/api/v1/admin/issuer-onboarding/cases', admin);
  const cases = items.map((found: { case_id: string; stage: string; org: { did: string } }) => [
    found.case_id === caseId,
    found.org.did,
    found.stage,
  ]);
  expect(cases).toEqual([
    [false, waiting.did, 'SUBMITTED'],
    [true, issuer.did, 'APPROVED'],
  ]);
  const stats = await get('/api/v1/admin/network-stats', admin);
  expect(stats.issuers.total).toBe(FACTS.stats.issuers);
  expect(stats.credentials.total).toBeGreaterThanOrEqual(FACTS.stats.credentials);

  let proof: Awaited<ReturnType<typeof get>>;
  const seqOf = (heads: readonly Head[], source: string) =>
    heads.find((head) => head.source === source)?.seq ?? 0;
  await until('what was done today is in the trail, behind what was done then', async () => {
    proof = await get('/api/v1/audit-logs/verify', admin);
    return ['admin', 'core', 'credentials'].every(
      (source) => seqOf(proof.heads, source) > seqOf(FACTS.heads, source),
    );
  });
  expect(proof).toMatchObject({ valid: true, problem_count: 0, key: FACTS.key });
  expect(proof.heads.map(({ source }: Head) => source)).toEqual(
    FACTS.heads.map(({ source }: Head) => source),
  );
});
