import { expectStatus } from '../testing/rest-road.ts';
import type { GraphqlReply } from '../testing/test-platform.ts';
import { cookieOf } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';

let road: Road;
const issuer = traveller('Ardmore');
beforeAll(async () => {
  road = await openRoad();
  await road.settle(issuer, await road.signInAdmin());
});
afterAll(() => road.close());

const EMAIL = 'brian@people.example';

async function send(document: string, variables: object = {}, headers: Headers = {}): Promise<GraphqlReply> {
  const reply = await road.platform.graphql(document, variables, { ...headers });
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply;
}
const codeOf = async (document: string, variables: object = {}, headers: Headers = {}) =>
  (await road.platform.graphql(document, variables, { ...headers })).errors?.[0]?.extensions.code;

test('one person walks from registration to a shared and verified credential, over GraphQL', async () => {
  // 1. An account, a session by mail, a DID.
  await send('mutation ($input: RegisterHolderInput!) { registerHolder(input: $input) { success userId } }', {
    input: { name: 'Brian', email: EMAIL },
  });
  const token = await road.mail.nextToken(EMAIL);
  const redeem = `mutation ($input: RedeemHolderSignInInput!) {
    redeemHolderSignIn(input: $input) { success user { id email did } }
  }`;
  const session = await send(redeem, { input: { token } });
  expect(session.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
  const headers = { cookie: cookieOf(session) ?? '' };
  expect(await codeOf(redeem, { input: { token } })).toBe('TOKEN_ALREADY_USED');
  expect(await codeOf('{ me { profile { email } } }')).toBe('UNAUTHENTICATED');
  const key = await send(
    'mutation { addWalletKey(input: { mode: PLATFORM }) { walletKey { did isCurrent } } }',
    {},
    headers,
  );
  const { did } = key.data.addWalletKey.walletKey;

  // 2. The institution issues to that DID; she sees all of it in one document, also beyond Core Engine.
  const vc = await road.issue(issuer, 'Brian', { holder_did: did });
  const credentialId = vc.id.slice('urn:uuid:'.length);
  const { data } = await send(
    `query ($id: ID!) {
      me {
        holderId
        profile { email did }
        credentials { totalCount nodes { credentialId title status claimStatus issuer { name } display { label value } vc } }
        notifications { unreadCount nodes { kind credentialId } }
        walletKey { did }
        consents { purpose }
        requests { totalCount }
        shareLinks { totalCount }
        proofLinks { totalCount }
        evidence { totalCount }
        passkeys { id }
        accessLogs { totalCount }
      }
      credential(id: $id) { status verification { isValid } issuer { name } }
    }`,
    { id: credentialId },
    headers,
  );
  expect(data.me).toMatchObject({
    profile: { email: EMAIL, did },
    credentials: {
      totalCount: 1,
      nodes: [{ credentialId, status: 'ISSUED', issuer: { name: 'Ardmore' }, vc }],
    },
    notifications: { unreadCount: 1, nodes: [{ kind: 'CREDENTIAL_ISSUED', credentialId }] },
    walletKey: { did },
    passkeys: [],
  });
  expect(data.credential).toEqual({
    status: 'ISSUED',
    verification: { isValid: true },
    issuer: { name: 'Ardmore' },
  });

  // 3. He claims and shares it; a stranger opens the link as often as it may be.
  const claimed = await send(
    'mutation ($input: ClaimCredentialInput!) { claimCredential(input: $input) { credential { claimStatus } } }',
    { input: { credentialId } },
    headers,
  );
  expect(claimed.data.claimCredential.credential.claimStatus).toBe('CLAIMED');
  const shared = await send(
    'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { shareId shareToken url state } } }',
    { input: { credentialId, accessLimit: 1 } },
    headers,
  );
  const { shareToken, shareId } = shared.data.createShareLink.shareLink;
  const open = `query ($token: String!) {
    sharedCredential(token: $token) { isValid status credential issuer { name } checks { check outcome } share { remainingAccesses } }
  }`;
  const opened = await send(open, { token: shareToken });
  expect(opened.data.sharedCredential).toMatchObject({
    isValid: true,
    credential: vc,
    issuer: { name: 'Ardmore' },
    share: { remainingAccesses: 0 },
  });
  expect((await road.verify(opened.data.sharedCredential.credential)).is_valid).toBe(true);
  expect(await codeOf(open, { token: shareToken })).toBe('LINK_LIMIT_REACHED');
  expect(
    await codeOf('query ($id: ID!) { me { shareLinkQr(id: $id) { mediaType } } }', { id: shareId }, headers),
  ).toBe('LINK_LIMIT_REACHED');

  // 4. A proof of one claim, a request that the institution turns down, and the end of the session.
  const proof = await send(
    `mutation ($input: CreateProofLinkInput!) { createProofLink(input: $input) { token proofLink { proofId } } }`,
    { input: { items: [{ credentialId, disclosedPaths: ['degree'] }], purpose: 'Application at Acme' } },
    headers,
  );
  const seen = await send(
    'query ($token: String!) { sharedProof(token: $token) { isValid purpose items { credential disclosed attestation } } }',
    { token: proof.data.createProofLink.token },
  );
  expect(seen.data.sharedProof).toEqual({
    isValid: true,
    purpose: 'Application at Acme',
    items: [
      {
        credential: null,
        disclosed: { degree: vc.credentialSubject.degree },
        attestation: 'PLATFORM_ATTESTED',
      },
    ],
  });
  await send(
    'mutation ($input: CreateHolderRequestInput!) { createHolderRequest(input: $input) { request { requestId status } } }',
    { input: { credentialId, requestType: 'UPDATE', reason: 'I have married.' } },
    headers,
  );
  const queue = await send(
    '{ holderRequests { nodes { requestId holderName requestType status } } }',
    {},
    issuer.headers,
  );
  const [request] = queue.data.holderRequests.nodes as Row[];
  expect(request).toMatchObject({ holderName: 'Brian', requestType: 'UPDATE', status: 'PENDING' });
  await send(
    'mutation ($input: ResolveHolderRequestInput!) { resolveHolderRequest(input: $input) { request { status } } }',
    { input: { requestId: request.requestId, decision: 'REJECT', response: 'Send the certificate.' } },
    issuer.headers,
  );
  const letter = await road.mail.nextLetter(EMAIL, /request/i);
  expect(letter.text).toContain('Send the certificate.');
  expect(letter.html).toContain('Send the certificate.');

  const out = await send('mutation { signOutHolder { success } }', {}, headers);
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await codeOf('{ me { profile { email } } }', {}, headers)).toBe('UNAUTHENTICATED');
  expectStatus(await road.get('/api/v1/holder/profile', headers), 401);
});
