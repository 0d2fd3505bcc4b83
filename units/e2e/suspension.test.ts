import { until } from '../../kernel/testing/until.ts';
import {
  activeIssuer,
  HOLDER_DID,
  ROAD_SETTINGS,
  restClient,
  secretsOf,
  signInAdmin,
} from '../testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const LANES = 32;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ env: ROAD_SETTINGS });
}, 60_000);
afterAll(() => platform.stop());

test('while 32 callers issue, nothing is issued any more once a suspension was answered', async () => {
  const rest = restClient(platform.base);
  const admin = await signInAdmin(rest);
  const issuer = await activeIssuer(rest, {
    secrets: secretsOf(platform.lines),
    admin,
    email: 'lanes@example.edu',
  });
  const issue = (at: number) =>
    rest('POST', '/api/v1/credentials/issue', {
      headers: issuer.headers,
      body: {
        issuer_did: issuer.did,
        holder_did: HOLDER_DID,
        credential_type: 'UniversityDegreeCredential',
        credential_data: { name: `Student ${at}` },
      },
    });

  let issued = 0;
  const refusals: unknown[] = [];
  const lanes = Array.from({ length: LANES }, async () => {
    for (;;) {
      const reply = await issue(issued);
      if (reply.status !== 201) return void refusals.push(reply.body.error);
      issued += 1;
    }
  });
  while (issued < 3 * LANES) await new Promise((resolve) => setTimeout(resolve, 5));
  const suspension = await rest('POST', `/api/v1/issuers/${issuer.did}/status`, {
    headers: admin,
    body: { status: 'SUSPENDED', reason: 'An inquiry' },
  });
  const answered = Date.now();
  expect(suspension.status).toBe(200);
  await Promise.all(lanes);

  expect(refusals).toEqual(Array(LANES).fill('ISSUER_NOT_ACTIVE'));
  const entries = () =>
    rest('GET', '/api/v1/audit-logs?action=credential.issued&page_size=1', { headers: admin });
  await until('the trail', async () => (await entries()).body.total >= issued);
  const { total, items } = (await entries()).body;
  expect(total).toBe(issued);
  expect(Date.parse(items[0].occurred_at)).toBeLessThanOrEqual(answered);
}, 60_000);
