import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus, issueBody } from '../testing/rest-road.ts';
import { startTestPlatform, TEST_ADMIN, type TestPlatform } from '../testing/test-platform.ts';

describe('a platform that moved to another address', () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'testamur-moved-')) };
  let vc: object;
  let oldContext: string;

  beforeAll(async () => {
    const before = await startTestPlatform({ env });
    oldContext = before.config.contextUrl;
    vc = await issued(before);
    await before.platform.drain(2);
  });

  const verdict = async (platform: TestPlatform) =>
    (await platform.rest('POST', '/api/v1/credentials/verify', { body: { credential: vc } })).body.status;

  test('accepts what it issued at the old one when KNOWN_CONTEXTS names it, and not before', async () => {
    const forgetful = await startTestPlatform({ env });
    expect(await verdict(forgetful)).toBe('MALFORMED');
    await forgetful.platform.drain(2);

    const mindful = await startTestPlatform({ env: { ...env, KNOWN_CONTEXTS: oldContext } });
    expect(await verdict(mindful)).toBe('VALID');
    await mindful.stop();
  });
});

/** A credential of an issuer that signed in with the link in the log. */
async function issued({ rest, lines }: TestPlatform): Promise<object> {
  const email = 'registrar@ardmore.example';
  const { body: issuer } = await rest('POST', '/api/v1/issuer/register', {
    body: { name: 'Ardmore University', contact_email: email },
  });
  const { body: admin } = await rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN });
  const approved = await rest('POST', `/api/v1/issuers/${issuer.issuer_did}/approve`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expectStatus(approved, 200);
  await rest('POST', '/api/v1/issuer/auth/magic-link', { body: { email } });
  const token = await linkToken(lines);
  const { body: registrar } = await rest('POST', '/api/v1/issuer/auth/magic-link/verify', {
    body: { token },
  });
  const headers = { authorization: `Bearer ${registrar.token}` };
  const receipt = await rest('POST', '/api/v1/credentials/issue', {
    headers,
    body: issueBody(issuer.issuer_did, 'Aoife Ní Bhriain'),
  });
  const id = expectStatus(receipt, 201).body.credential_id;
  return expectStatus(await rest('GET', `/api/v1/credentials/${id}`, { headers }), 200).body.vc;
}

async function linkToken(lines: readonly string[]): Promise<string> {
  const told = () => lines.map((line) => /#token=([A-Za-z0-9_-]+)/.exec(line)?.[1]).find(Boolean);
  await until('the link', () => told() !== undefined);
  return told() ?? '';
}
