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

  /** The demonstration as it was seeded at the old address. */
  let demonstration: readonly string[];

  beforeAll(async () => {
    const before = await startTestPlatform({ env });
    oldContext = before.config.contextUrl;
    vc = await issued(before);
    const on = await before.rest('PUT', '/api/v1/demo-mode', {
      headers: await asAdmin(before),
      body: { enabled: true },
    });
    expect(expectStatus(on, 200).body).toMatchObject({ state: 'ON', issuers: 4 });
    demonstration = await demoIssuers(before);
    await before.platform.drain(2);
  });

  const verdict = async (platform: TestPlatform) =>
    (await platform.rest('POST', '/api/v1/credentials/verify', { body: { credential: vc } })).body.status;

  test('keeps its demonstration, and accepts what it issued at the old one when KNOWN_CONTEXTS names it, and not before', async () => {
    const forgetful = await startTestPlatform({ env });
    expect(await verdict(forgetful)).toBe('MALFORMED');
    await forgetful.platform.drain(2);

    const mindful = await startTestPlatform({ env: { ...env, KNOWN_CONTEXTS: oldContext } });
    expect(await verdict(mindful)).toBe('VALID');

    // Two restarts later it is the same demonstration, and it still follows its setting.
    expect(await demoIssuers(mindful)).toEqual(demonstration);
    expect((await mindful.rest('GET', '/api/v1/demo-mode')).body).toMatchObject({
      enabled: true,
      state: 'ON',
    });
    await mindful.stop();
  });
});

async function asAdmin({ rest }: TestPlatform): Promise<Record<string, string>> {
  const { body } = expectStatus(await rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN }), 200);
  return { authorization: `Bearer ${body.token}` };
}

/** The DIDs of the demonstration's issuers. */
async function demoIssuers(platform: TestPlatform): Promise<readonly string[]> {
  const headers = await asAdmin(platform);
  const { body } = expectStatus(
    await platform.rest('GET', '/api/v1/issuers?page_size=100', { headers }),
    200,
  );
  const issuers = body.items as readonly { readonly did: string; readonly name: string }[];
  return issuers
    .filter(({ name }) => name.includes('(demonstration)'))
    .map(({ did }) => did)
    .sort();
}

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
