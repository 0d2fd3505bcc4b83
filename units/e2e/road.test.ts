import { digitalBazaarVerifies } from '../../kernel/crypto/testing/digital-bazaar.ts';
import { newId } from '../../kernel/ids.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { newOwnKey, signOwn } from './own-key.ts';
import {
  claims,
  type Headers,
  idOf,
  issueBody,
  openRoad,
  type Road,
  type Row,
  TYPE,
  traveller,
} from './road.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let road: Road;
let admin: Headers;
/** By door: each issuer is registered, approved and signed in through its own. */
const [rest, graphql, grpc] = [traveller('Ardmore'), traveller('Ballyhoura'), traveller('Cappoquin')];
const ownKey = newOwnKey();
/** Signed credentials by who issued them. */
const signed: Record<string, Row> = {};

beforeAll(async () => {
  road = await openRoad();
});
afterAll(() => road.close());

test('issuers register through each door and wait', async () => {
  const registered = await road.post('/api/v1/issuer/register', {
    name: rest.name,
    website_url: 'https://ardmore.example',
    contact_email: rest.email,
    country_code: 'IE',
    byok: false,
  });
  expect(registered).toMatchObject({
    status: 201,
    body: { status: 'PENDING_APPROVAL', signing_mode: 'CUSTODIAL' },
  });
  rest.did = registered.body.issuer_did;

  const { issuer } = await road.ask(
    'mutation ($input: RegisterIssuerInput!) { registerIssuer(input: $input) { issuer { did status signingMode publicKey } } }',
    { input: { name: graphql.name, contactEmail: graphql.email, byok: true, publicKey: ownKey.publicKey } },
  );
  expect(issuer).toMatchObject({
    did: `did:key:${ownKey.multikey}`,
    status: 'PENDING_APPROVAL',
    signingMode: 'BYOK',
    publicKey: ownKey.publicKey,
  });
  graphql.did = issuer.did;

  const reply = await road.rpc.call({
    to: 'registry',
    rpc: 'RegisterIssuer',
    request: { name: grpc.name, contactEmail: grpc.email },
  });
  expect(reply).toMatchObject({ status: 'PENDING_APPROVAL', signingMode: 'CUSTODIAL', errorMessage: '' });
  grpc.did = reply.issuerDid;
  for (const issuer of [rest, graphql, grpc]) road.actFor(issuer);
});

test('an administrator signs in and approves them through each door', async () => {
  const login = expectStatus(await road.post('/api/v1/admin/auth/login', TEST_ADMIN), 200).body;
  expect(login.user.role).toBe('ADMIN');
  admin = { authorization: `Bearer ${login.token}` };

  const queue = await road.get('/api/v1/issuers?status=PENDING_APPROVAL', admin);
  expect(queue.body.items.map(({ did }: Row) => did)).toEqual([grpc.did, graphql.did, rest.did]);
  expect(await road.post(`/api/v1/issuers/${rest.did}/approve`, undefined, admin)).toMatchObject({
    status: 200,
    body: { status: 'ACTIVE', previous_status: 'PENDING_APPROVAL' },
  });
  const approval = await road.ask(
    'mutation ($input: ApproveIssuerInput!) { approveIssuer(input: $input) { issuer { status } previousStatus } }',
    { input: { did: graphql.did, reason: 'Accreditation checked.' } },
    admin,
  );
  expect(approval).toEqual({ issuer: { status: 'ACTIVE' }, previousStatus: 'PENDING_APPROVAL' });
  const update = { issuerDid: grpc.did, newStatus: 'ACTIVE', reason: 'Accreditation checked.' };
  expect(
    await road.rpc.call({ to: 'registry', rpc: 'UpdateIssuerStatus', request: update, as: 'core-engine' }),
  ).toMatchObject({ status: 'ACTIVE', previousStatus: 'PENDING_APPROVAL' });
  expect((await road.get('/api/v1/issuers', admin)).body).toMatchObject({ total: 3 });
});

test('each signs in by the link in a real e-mail, which works once', async () => {
  for (const issuer of [rest, grpc]) {
    expectStatus(await road.post('/api/v1/issuer/auth/magic-link', { email: issuer.email }), 200);
    const token = await road.mail.nextToken(issuer.email);
    const session = await road.post('/api/v1/issuer/auth/magic-link/verify', { token });
    expect(session).toMatchObject({
      status: 200,
      body: { issuer: { did: issuer.did }, user: { role: 'Admin' } },
    });
    issuer.headers = { authorization: `Bearer ${session.body.token}` };
    expect(await road.post('/api/v1/issuer/auth/magic-link/verify', { token })).toMatchObject({
      status: 401,
      body: { error: 'TOKEN_ALREADY_USED' },
    });
  }
  await road.ask(
    'mutation ($input: RequestIssuerSignInInput!) { requestIssuerSignIn(input: $input) { sent } }',
    { input: { email: graphql.email } },
  );
  const { token } = await road.ask(
    'mutation ($input: RedeemIssuerSignInInput!) { redeemIssuerSignIn(input: $input) { token } }',
    { input: { token: await road.mail.nextToken(graphql.email) } },
  );
  graphql.headers = { authorization: `Bearer ${token}` };
});

test('an API key issues in place of the token, and no longer once it is revoked', async () => {
  const made = await road.post(
    `/api/v1/issuer/${rest.did}/api-keys`,
    { name: 'Student records', scopes: ['credentials:issue', 'credentials:batch'] },
    rest.headers,
  );
  const { api_key_id, api_key } = expectStatus(made, 201).body;
  const withKey = () =>
    road.post('/api/v1/credentials/issue', issueBody(rest, 'Key holder'), { 'x-api-key': api_key });
  expect(await withKey()).toMatchObject({ status: 201, body: { credential_status: 'ISSUED' } });

  const listed = await road.ask(
    'query ($did: DID!) { apiKeys(issuerDid: $did) { totalCount nodes { apiKeyId status lastUsedAt } } }',
    { did: rest.did },
    rest.headers,
  );
  expect(listed).toMatchObject({ totalCount: 1, nodes: [{ apiKeyId: api_key_id, status: 'ACTIVE' }] });
  const which = { issuerDid: rest.did, apiKeyId: api_key_id };
  const shown = await road.rpc.call({ to: 'registry', rpc: 'GetApiKey', request: which, as: 'core-engine' });
  expect(shown.apiKey).toMatchObject({ name: 'Student records', status: 'ACTIVE' });

  const path = `/api/v1/issuer/${rest.did}/api-keys/${api_key_id}`;
  expectStatus(await road.platform.rest('DELETE', path, { headers: rest.headers }), 204);
  expect(await withKey()).toMatchObject({ status: 401, body: { error: 'API_KEY_INVALID' } });
});

test('a CUSTODIAL issuer issues through each door', async () => {
  const byRest = expectStatus(
    await road.post('/api/v1/credentials/issue', issueBody(rest, 'Aoife'), rest.headers),
    201,
  ).body;
  expect(byRest).toEqual({
    operation_status: 'SUCCESS',
    credential_status: 'ISSUED',
    credential_id: byRest.credential_id,
    warnings: [],
  });
  signed['rest'] = (await road.get(`/api/v1/credentials/${byRest.credential_id}`, rest.headers)).body.vc;

  const input = {
    issuerDid: rest.did,
    holderDid: HOLDER_DID,
    credentialType: TYPE,
    credentialData: claims('Brigid'),
    expirationTimestamp: Date.now() + DAY_MS,
  };
  const byGraphql = await road.ask(
    'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { credentialStatus credential { vc expiresAt } } }',
    { input },
    rest.headers,
  );
  expect(byGraphql.credentialStatus).toBe('ISSUED');
  signed['expiring'] = byGraphql.credential.vc;
  expect(signed['expiring'].expirationDate).toBe(byGraphql.credential.expiresAt);

  const request = {
    issuerDid: grpc.did,
    holderDid: HOLDER_DID,
    credentialType: TYPE,
    credentialData: JSON.stringify(claims('Ciarán')),
  };
  const { credentialId } = await road.rpc.call({ to: 'issuance', rpc: 'IssueCredential', request });
  const { credential } = await road.rpc.call({
    to: 'issuance',
    rpc: 'GetCredential',
    request: { credentialId },
  });
  expect(credential).toMatchObject({ credentialStatus: 'ISSUED', issuerDid: grpc.did, holderName: 'Ciarán' });
  signed['grpc'] = JSON.parse(credential.vcJson);
});

test('a BYOK issuer signs with its own key and issues through each door', async () => {
  const wanted = (name: string) => ({
    issuerDid: graphql.did,
    issuerName: graphql.name,
    holderDid: HOLDER_DID,
    credentialType: TYPE,
    credentialData: claims(name),
    credentialId: newId(),
    issuedAt: Date.now(),
    contextUrl: road.platform.config.contextUrl,
  });

  // What prepare answers are the bytes that the standard demands.
  const first = wanted('Deirdre');
  const own = signOwn(ownKey, first);
  const { signature: _signature, key_id, ...facts } = own.fields;
  const body = issueBody(graphql, 'Deirdre');
  const prepared = await road.post('/api/v1/credentials/prepare', { ...body, ...facts }, graphql.headers);
  expect(expectStatus(prepared, 200).body).toMatchObject({
    key_id,
    bytes_to_sign: own.bytesToSign.toString('base64'),
    signing_mode: 'BYOK',
  });
  signed['byok'] = await road.issue(graphql, 'Deirdre', own.fields);
  expect(idOf(signed['byok'])).toBe(first.credentialId);

  const second = wanted('Eithne');
  const { fields } = signOwn(ownKey, second);
  const issued = await road.ask(
    'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { credentialId credential { keyVersion } } }',
    {
      input: {
        issuerDid: second.issuerDid,
        holderDid: second.holderDid,
        credentialType: TYPE,
        credentialData: second.credentialData,
        signature: fields.signature,
        keyId: fields.key_id,
        credentialId: fields.credential_id,
        issuanceTimestamp: fields.issuance_timestamp,
        proofCreatedTimestamp: fields.proof_created_timestamp,
      },
    },
    graphql.headers,
  );
  expect(issued).toEqual({ credentialId: second.credentialId, credential: { keyVersion: 1 } });

  const third = wanted('Fiadh');
  const { fields: more } = signOwn(ownKey, third);
  const reply = await road.rpc.call({
    to: 'issuance',
    rpc: 'IssueCredential',
    request: {
      issuerDid: third.issuerDid,
      holderDid: third.holderDid,
      credentialType: TYPE,
      credentialData: JSON.stringify(third.credentialData),
      signature: Buffer.from(more.signature, 'base64'),
      keyId: more.key_id,
      credentialId: more.credential_id,
      issuanceTimestamp: more.issuance_timestamp,
      proofCreatedTimestamp: more.proof_created_timestamp,
    },
  });
  expect(reply).toMatchObject({ credentialStatus: 'ISSUED', credentialId: third.credentialId });
});

test('a batch issues in order and says what became of each record', async () => {
  const records = ['Gráinne', 'Hannah', ''].map((name, index) => ({
    client_ref: `row-${index}`,
    holder_did: HOLDER_DID,
    credential_data: claims(name),
  }));
  const frame = {
    issuer_did: rest.did,
    credential_type: 'TranscriptCredential',
    continue_on_error: true,
    records,
  };
  const batch = await road.post('/api/v1/credentials/batch', frame, rest.headers);
  expect(batch).toMatchObject({
    status: 200,
    body: {
      total: 3,
      succeeded: 2,
      failed: 1,
      results: [
        { client_ref: 'row-0', operation_status: 'SUCCESS' },
        { client_ref: 'row-1', operation_status: 'SUCCESS' },
        { client_ref: 'row-2', operation_status: 'FAILED', error: 'VALIDATION_FAILED' },
      ],
    },
  });
  const [record] = records.map(({ holder_did, credential_data }) => ({
    holderDid: holder_did,
    credentialData: credential_data,
  }));
  const byGraphql = await road.ask(
    'mutation ($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded failed } }',
    { input: { issuerDid: rest.did, credentialType: 'TranscriptCredential', records: [record] } },
    rest.headers,
  );
  expect(byGraphql).toEqual({ succeeded: 1, failed: 0 });
});

test('each door shows the same signed credential', async () => {
  const credentialId = idOf(signed['rest']);
  const { body } = await road.get(`/api/v1/credentials/${credentialId}`, rest.headers);
  const found = await road.ask(
    'query ($id: ID!) { credential(id: $id) { vc vcJson vcHash issuer { name } verification { status } } }',
    { id: credentialId },
    rest.headers,
  );
  const { credential } = await road.rpc.call({
    to: 'issuance',
    rpc: 'GetCredentialForIssuer',
    request: { credentialId, issuerDid: rest.did },
  });
  expect(found).toEqual({
    vc: body.vc,
    vcJson: body.vc_json,
    vcHash: body.vc_hash,
    issuer: { name: rest.name },
    verification: { status: 'VALID' },
  });
  expect(credential).toMatchObject({ vcJson: body.vc_json, vcHash: body.vc_hash });
  expect(JSON.parse(credential.vcJson)).toEqual(body.vc);
});

test('the independent Digital Bazaar library verifies what REST answers, and not one letter more', async () => {
  for (const credential of [signed['rest'], signed['byok']]) {
    expect(await digitalBazaarVerifies(credential)).toBe(true);
    const { credentialSubject } = credential;
    expect(
      await digitalBazaarVerifies({
        ...credential,
        credentialSubject: { ...credentialSubject, name: 'Mallory' },
      }),
    ).toBe(false);
  }
});

test('verification looks at what it is asked to look at, and at the proof always', async () => {
  const outcomes = ({ checks }: Row) =>
    Object.fromEntries(checks.map(({ check, outcome }: Row) => [check, outcome]));
  const all = await road.verify(signed['rest'], { check_status: true, check_expiration: true });
  expect(all).toMatchObject({ is_valid: true, status: 'VALID', issuer: { did: rest.did, name: rest.name } });
  expect(outcomes(all)).toMatchObject({ STATUS: 'PASSED', EXPIRATION: 'PASSED' });

  const none = await road.verify(signed['rest'], { check_status: false, check_expiration: false });
  expect(none).toMatchObject({ is_valid: true, status: 'VALID' });
  expect(outcomes(none)).toMatchObject({ PROOF: 'PASSED', STATUS: 'SKIPPED', EXPIRATION: 'SKIPPED' });

  const subject = { ...signed['rest'].credentialSubject, name: 'Mallory' };
  for (const flags of [{}, { check_status: false, check_expiration: false }]) {
    const tampered = await road.verify({ ...signed['rest'], credentialSubject: subject }, flags);
    expect(tampered).toMatchObject({ is_valid: false, status: 'INVALID_SIGNATURE' });
  }
});
