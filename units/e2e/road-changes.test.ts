import { attachProof, proofFromSignature, proofHashData } from '../../kernel/crypto/data-integrity.ts';
import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { auditDataFolder } from '../testing/post-run-audit.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { newOwnKey, type OwnKey, signOwn } from './own-key.ts';
import { claims, idOf, issueBody, openRoad, type Road, type Row, TYPE, traveller } from './road.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let road: Road;
const [rest, graphql, grpc] = [traveller('Ardmore'), traveller('Ballyhoura'), traveller('Cappoquin')];
const ownKey = newOwnKey();
const nextOwnKey = newOwnKey();
/** Signed credentials by what becomes of them. */
const signed: Record<string, Row> = {};

/** The five fields of a BYOK issuance about `name`, signed now. */
function ownFields(key: OwnKey, name: string) {
  return signOwn(key, {
    issuerDid: graphql.did,
    issuerName: graphql.name,
    holderDid: HOLDER_DID,
    credentialType: TYPE,
    credentialData: claims(name),
    credentialId: newId(),
    issuedAt: Date.now(),
    contextUrl: road.platform.config.contextUrl,
  }).fields;
}

beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(rest, admin);
  await road.settle(graphql, admin, { byok: true, public_key: ownKey.publicKey });
  await road.settle(grpc, admin);
  signed['custodial'] = await road.issue(rest, 'Aoife');
  signed['expiring'] = await road.issue(rest, 'Brigid', { expiration_timestamp: Date.now() + DAY_MS });
  signed['byok'] = await road.issue(graphql, 'Ciarán', ownFields(ownKey, 'Ciarán'));
});
afterAll(() => road.close());

test('a revoked credential is revoked through every door, for good', async () => {
  signed['revoked'] = await road.issue(rest, 'Iseult');
  const credentialId = idOf(signed['revoked']);
  const path = `/api/v1/credentials/${credentialId}`;
  const revoked = await road.post(`${path}/revoke`, { reason: 'Entered for another student.' }, rest.headers);
  expect(revoked).toMatchObject({ status: 200, body: { credential_status: 'REVOKED' } });
  const again = await road.ask(
    'mutation ($input: RevokeCredentialInput!) { revokeCredential(input: $input) { credential { status revocation { revokedAt } } } }',
    { input: { credentialId, reason: 'Another reason.' } },
    rest.headers,
  );
  expect(again.credential).toEqual({ status: 'REVOKED', revocation: { revokedAt: revoked.body.revoked_at } });
  const category = await road.platform.rest('PUT', `${path}/revocation-category`, {
    body: { category: 'DATA_CORRECTION' },
    headers: rest.headers,
  });
  expectStatus(category, 200);

  expect(await road.verify(signed['revoked'])).toMatchObject({ is_valid: false, status: 'REVOKED' });
  expect(await road.verify(signed['revoked'], { check_status: false })).toMatchObject({ status: 'VALID' });
  expect((await road.get(`${path}/status`)).body).toMatchObject({
    credential_status: 'REVOKED',
    is_active: false,
    revocation_category: 'DATA_CORRECTION',
  });
  const standing = await road.rpc.call({
    to: 'verification',
    rpc: 'CheckCredentialStatus',
    request: { credentialId },
  });
  expect(standing).toMatchObject({ credentialStatus: 'REVOKED', reasonCategory: 'DATA_CORRECTION' });
  const other = await road.issue(grpc, 'Deirdre');
  const request = { credentialId: idOf(other), issuerDid: grpc.did, reason: 'Entered twice.' };
  expect(await road.rpc.call({ to: 'issuance', rpc: 'RevokeCredential', request })).toMatchObject({
    credentialStatus: 'REVOKED',
  });
});

test('a corrected credential supersedes the old one', async () => {
  signed['superseded'] = await road.issue(rest, 'Jon');
  const old = idOf(signed['superseded']);
  const body = { credential_data: claims('Joan'), reason: 'The name was misspelt.' };
  const reissued = await road.post(`/api/v1/credentials/${old}/reissue`, body, rest.headers);
  expect(reissued).toMatchObject({ status: 201, body: { superseded_credential_id: old } });
  expect(await road.verify(signed['superseded'])).toMatchObject({ status: 'SUPERSEDED' });
  const successor = await road.ask(
    'query ($id: ID!) { credential(id: $id) { vc supersedes { credentialId status } } }',
    { id: reissued.body.credential_id },
    rest.headers,
  );
  expect(successor.supersedes).toEqual({ credentialId: old, status: 'SUPERSEDED' });
  expect(await road.verify(successor.vc)).toMatchObject({ status: 'VALID' });

  const [older, newer] = [await road.issue(grpc, 'Kit'), await road.issue(grpc, 'Kate')];
  const link = { oldCredentialId: idOf(older), newCredentialId: idOf(newer) };
  expect(
    await road.rpc.call({ to: 'issuance', rpc: 'LinkSupersededCredential', request: link }),
  ).toMatchObject({
    credentialStatus: 'SUPERSEDED',
    supersededByCredentialId: idOf(newer),
  });
});

test('after a key rotation the new key issues and what the old one signed keeps verifying', async () => {
  const rotated = await road.post(`/api/v1/issuer/${rest.did}/keys/rotate`, {}, rest.headers);
  expect(rotated).toMatchObject({ status: 201, body: { key_version: 2 } });
  signed['rotated'] = await road.issue(rest, 'Laoise');
  expect(signed['rotated'].proof.verificationMethod).toBe(rotated.body.verification_method);

  const message = `testamur:rotate-issuer-key:${graphql.did}:2:${nextOwnKey.publicKey}`;
  const { key } = await road.ask(
    'mutation ($input: RotateIssuerKeyInput!) { rotateIssuerKey(input: $input) { key { keyVersion publicKey } } }',
    {
      input: {
        did: graphql.did,
        newPublicKey: nextOwnKey.publicKey,
        oldKeySignature: ownKey.sign(message),
      },
    },
    graphql.headers,
  );
  expect(key).toEqual({ keyVersion: 2, publicKey: nextOwnKey.publicKey });
  const retired = { ...issueBody(graphql, 'Muireann'), ...ownFields(ownKey, 'Muireann') };
  expect(await road.post('/api/v1/credentials/issue', retired, graphql.headers)).toMatchObject({
    status: 400,
  });
  signed['rotated BYOK'] = await road.issue(graphql, 'Muireann', ownFields(nextOwnKey, 'Muireann'));

  const byRpc = await road.rpc.call({
    to: 'registry',
    rpc: 'RotateKey',
    request: { issuerDid: grpc.did },
    as: 'core-engine',
  });
  expect(byRpc.keyVersion).toBe(2);

  for (const [name, keyVersion] of [
    ['custodial', 1],
    ['rotated', 2],
    ['byok', 1],
    ['rotated BYOK', 2],
  ] as const) {
    expect(await road.verify(signed[name])).toMatchObject({ status: 'VALID', key_version: keyVersion });
  }
  const document = expectStatus(await road.get(`/api/v1/issuers/${graphql.did}/did.json`), 200).body;
  expect(document.publicKey.map(({ id }: { id: string }) => id)).toEqual([
    `${graphql.did}#key-1`,
    `${graphql.did}#key-2`,
  ]);
  // Both keys, each under its two URLs.
  expect(document.assertionMethod).toHaveLength(4);
});

test('what a thief of the retired key signs under the id of a credential verifies through no door', async () => {
  const { proof, ...document } = signed['byok'];
  const { proofValue, ...config } = proof;
  const altered = {
    ...document,
    credentialSubject: { ...document.credentialSubject, degree: 'PhD Physics' },
  };
  const signature = Buffer.from(ownKey.sign(proofHashData(altered, config)), 'base64');
  const forged = attachProof(altered, proofFromSignature(config, signature));

  const byRest = await road.verify(forged);
  const { verification } = await road.ask(
    `mutation ($input: VerifyCredentialInput!) {
      verifyCredential(input: $input) { verification { is_valid: isValid status checks { check outcome code } } }
    }`,
    { input: { credential: forged } },
  );
  const byRpc = await road.rpc.call({
    to: 'verification',
    rpc: 'VerifyCredential',
    request: { credentialJson: JSON.stringify(forged), checkStatus: true, checkExpiration: true },
  });
  for (const verdict of [byRest, verification, { ...byRpc, is_valid: byRpc.isValid }]) {
    expect(verdict).toMatchObject({ is_valid: false, status: 'INVALID_SIGNATURE' });
    expect(verdict.checks).toContainEqual(
      expect.objectContaining({ check: 'INTEGRITY', outcome: 'FAILED', code: 'DIFFERS_FROM_RECORD' }),
    );
  }
});

test('a credential expires when its time is over, and the sessions of before have ended', async () => {
  expect(await road.verify(signed['expiring'])).toMatchObject({ status: 'VALID' });
  road.advance(2 * DAY_MS);
  expect(await road.verify(signed['expiring'])).toMatchObject({ is_valid: false, status: 'EXPIRED' });
  expect(await road.verify(signed['expiring'], { check_expiration: false })).toMatchObject({
    status: 'VALID',
  });
  expect(await road.verify(signed['custodial'])).toMatchObject({ status: 'VALID' });
  expect(await road.get('/api/v1/credentials', rest.headers)).toMatchObject({
    status: 401,
    body: { error: 'TOKEN_EXPIRED' },
  });

  await road.signIn(rest);
  const expired = (await road.get('/api/v1/credentials?status=EXPIRED', rest.headers)).body;
  expect(expired.items.map(({ credential_id }: Row) => credential_id)).toEqual([idOf(signed['expiring'])]);
});

test('the statistics count what happened', async () => {
  const counts = (list: { key: string; count: number }[]) =>
    Object.fromEntries(list.map(({ key, count }) => [key, count]));
  const stats = await road.ask(
    '{ credentialStats { total byStatus { key count } byType { key count } } }',
    {},
    rest.headers,
  );
  expect(stats.total).toBe(6);
  expect(counts(stats.byStatus)).toEqual({ ISSUED: 3, REVOKED: 1, SUPERSEDED: 1, EXPIRED: 1 });
  expect(counts(stats.byType)).toEqual({ [TYPE]: 6 });
  const request = { issuerDid: rest.did };
  const own = await road.rpc.call({ to: 'issuance', rpc: 'GetIssuerCredentialStats', request });
  expect(own.stats).toMatchObject({ total: '6', byStatus: { ISSUED: '3', REVOKED: '1' } });
  const network = await road.rpc.call({ to: 'issuance', rpc: 'GetNetworkCredentialStats' });
  expect(network).toMatchObject({ stats: { total: '11' }, issuersActive: '3' });
});

test('the audit trail has it all, unbroken', async () => {
  const admin = await road.signInAdmin();
  const total = async (action: string) =>
    (await road.get(`/api/v1/audit-logs?action=${action}`, admin)).body.total;
  // Entries are relayed after the answer; these are the last of their units.
  await until('the last entry of credentials', async () => (await total('credential.expired')) === 1);
  await until('the last entry of admin', async () => (await total('admin.signed_in')) === 2);
  expect(await total('issuer.registered')).toBe(3);
  expect(await total('credential.revoked')).toBe(2);
  expect(await total('credential.superseded')).toBe(2);

  const newest = await road.ask(
    'query { auditLogs(first: 1) { totalCount nodes { source seq action actor { type } correlationId hash } } }',
    {},
    admin,
  );
  const verification = (await road.get('/api/v1/audit-logs/verify', admin)).body;
  expect(verification).toMatchObject({ valid: true, first_invalid: null });
  expect(verification.checked).toBe(newest.totalCount);
  expect(verification.heads.map(({ source }: { source: string }) => source).sort()).toEqual([
    'admin',
    'core',
    'credentials',
    'issuers',
  ]);
});

test('what lies in the store afterwards proves itself', async () => {
  const { contextUrl, DATA_DIR } = road.platform.config;
  const knownContexts = new Set(['https://www.w3.org/2018/credentials/v1', contextUrl]);
  const { findings, counts } = await auditDataFolder({ dataDir: DATA_DIR, knownContexts });
  expect(findings).toEqual([]);
  expect(counts).toMatchObject({ credentials: 11, issuers: 3, keys: 6 });
});

test('administrators see the network as it is, through every door', async () => {
  const admin = await road.signInAdmin();
  const { body } = await road.get('/api/v1/network-stats?top=2', admin);
  expect(body).toMatchObject({
    issuers: { total: 3, by_status: { ACTIVE: 3, PENDING_APPROVAL: 0 } },
    custodians: { total: 0, by_status: { ACTIVE: 0 } },
    credentials: { total: 11, claimed: 0, expiring_30d: 0 },
    issuers_active: 3,
    by_type: [{ credential_type: TYPE, issued: 11 }],
    last_recount: null,
  });
  expect(body.credentials.by_status).toMatchObject({ REVOKED: 2, SUPERSEDED: 2, EXPIRED: 1 });
  expect(body.by_issuer).toHaveLength(2);
  expect(body.by_issuer[0]).toMatchObject({ issuer_did: rest.did, name: rest.name, issued: 6, revoked: 1 });
  expect(body.verifications.by_status.VALID).toBe(body.verifications.valid);
  expect(body.verifications.total).toBeGreaterThan(body.verifications.valid);
  expect(body.verified_by_day.reduce((sum: number, day: Row) => sum + day.count, 0)).toBe(
    body.verifications.total,
  );
  const console = await road.get('/api/v1/admin/network-stats?top=2', admin);
  expect({ ...console.body, as_of: '' }).toEqual({ ...body, as_of: '' });
  const asked = await road.ask(
    '{ networkStats { credentials { total byStatus { key count } } } }',
    {},
    admin,
  );
  expect(asked.credentials.total).toBe(11);

  expect(await road.post('/api/v1/admin/network-stats/recount', undefined, admin)).toMatchObject({
    status: 202,
    body: { started: true },
  });
  const recount = async () => (await road.get('/api/v1/network-stats', admin)).body.last_recount;
  await until('the recount', async () => (await recount())?.checked === 11);
  expect(await recount()).toMatchObject({ checked: 11, mended: 0 });
});

test('an integrity scan finds every stored credential as it was issued', async () => {
  const admin = await road.signInAdmin();
  const path = '/api/v1/admin/claim-integrity';
  const begun = await road.post(`${path}/scans`, {}, admin);
  expect(begun).toMatchObject({ status: 202, body: { scope: { all: true }, progress: { total: 11 } } });
  const scan = async () => (await road.get(`${path}/scans/${begun.body.scan_id}`, admin)).body;
  await until('the scan', async () => (await scan()).status === 'COMPLETED');
  expect((await scan()).progress).toEqual({
    checked: 11,
    total: 11,
    versions_checked: 0,
    findings: expect.any(Number),
  });
  const found = (await road.get(`${path}/findings`, admin)).body;
  // The same claims were issued to one holder more than once; nothing else is to be said.
  expect(found.items.filter(({ kind }: Row) => kind !== 'DUPLICATE_CLAIM')).toEqual([]);
});
