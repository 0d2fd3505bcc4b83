import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { newId } from '../../kernel/ids.ts';
import { HOLDER_DID } from '../testing/rest-road.ts';
import { type Guarded, openGuarded } from './callers.ts';
import { claims, issueBody, type Row } from './road.ts';
import { contentsOf } from './store-contents.ts';

let guarded: Guarded;
beforeAll(async () => {
  guarded = await openGuarded();
});
afterAll(() => guarded.close());

/** What one names to point at a tenant's records: A's own, or ids of nobody. */
interface Ids {
  readonly did: string;
  readonly credentialId: string;
  readonly apiKeyId: string;
}

const NOBODYS: Ids = {
  did: didKeyFromPublicKey(aSigner(99).publicKey),
  credentialId: newId(),
  apiKeyId: newId(),
};
const reason = 'A wrong grade.';
const issuance = ({ did }: Ids) => issueBody({ ...guarded.a, did }, 'Mallory');
const camelIssuance = ({ did }: Ids) => ({
  issuerDid: did,
  holderDid: HOLDER_DID,
  credentialType: 'X',
  credentialData: claims('Mallory'),
});

type RestCase = readonly [name: string, code: string, (ids: Ids) => readonly [string, string, unknown?]];
const OVER_REST: readonly RestCase[] = [
  ['reading a credential', 'NOT_FOUND', ({ credentialId }) => ['GET', `/api/v1/credentials/${credentialId}`]],
  [
    'revoking a credential',
    'NOT_FOUND',
    ({ credentialId }) => ['POST', `/api/v1/credentials/${credentialId}/revoke`, { reason }],
  ],
  [
    'reissuing a credential',
    'NOT_FOUND',
    ({ credentialId }) => [
      'POST',
      `/api/v1/credentials/${credentialId}/reissue`,
      { reason, credential_data: claims('Mallory') },
    ],
  ],
  [
    'naming a successor',
    'NOT_FOUND',
    ({ credentialId }) => [
      'POST',
      `/api/v1/credentials/${credentialId}/supersede`,
      { new_credential_id: NOBODYS.credentialId },
    ],
  ],
  [
    'categorising a revocation',
    'NOT_FOUND',
    ({ credentialId }) => [
      'PUT',
      `/api/v1/credentials/${credentialId}/revocation-category`,
      { category: 'OTHER' },
    ],
  ],
  [
    'reading what a document says',
    'NOT_FOUND',
    ({ did }) => ['GET', `/api/v1/issuer/${did}/kyc-document/latest-analysis`],
  ],
  ['listing API keys', 'NOT_FOUND', ({ did }) => ['GET', `/api/v1/issuer/${did}/api-keys`]],
  [
    'creating an API key',
    'FORBIDDEN',
    ({ did }) => ['POST', `/api/v1/issuer/${did}/api-keys`, { name: 'x' }],
  ],
  [
    'revoking an API key',
    'NOT_FOUND',
    ({ did, apiKeyId }) => ['DELETE', `/api/v1/issuer/${did}/api-keys/${apiKeyId}`],
  ],
  [
    'revoking an API key under the own DID',
    'NOT_FOUND',
    ({ apiKeyId }) => ['DELETE', `/api/v1/issuer/${guarded.b.did}/api-keys/${apiKeyId}`],
  ],
  ['rotating the key', 'FORBIDDEN', ({ did }) => ['POST', `/api/v1/issuer/${did}/keys/rotate`, {}]],
  ['preparing a credential', 'FORBIDDEN', (ids) => ['POST', '/api/v1/credentials/prepare', issuance(ids)]],
  ['issuing a credential', 'FORBIDDEN', (ids) => ['POST', '/api/v1/credentials/issue', issuance(ids)]],
  [
    'issuing a batch',
    'FORBIDDEN',
    ({ did }) => [
      'POST',
      '/api/v1/credentials/batch',
      { issuer_did: did, credential_type: 'X', records: [{ holder_did: HOLDER_DID }] },
    ],
  ],
  ['approving an issuer', 'SCOPE_MISSING', ({ did }) => ['POST', `/api/v1/issuers/${did}/approve`, {}]],
];

type GraphqlCase = readonly [field: string, code: string, document: string, (ids: Ids) => object];
const mutation = (field: string, type: string, selection = '{ __typename }') =>
  `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`;
const OVER_GRAPHQL: readonly GraphqlCase[] = [
  [
    'credential',
    'NOT_FOUND',
    'query ($id: ID!) { credential(id: $id) { vc holderName verification { status } } }',
    ({ credentialId }) => ({ id: credentialId }),
  ],
  [
    'apiKeys',
    'NOT_FOUND',
    'query ($did: DID!) { apiKeys(issuerDid: $did) { nodes { name } } }',
    ({ did }) => ({ did }),
  ],
  [
    'latestKycAnalysis',
    'NOT_FOUND',
    'query ($did: DID!) { latestKycAnalysis(issuerDid: $did) { analysis { nameMatch } } }',
    ({ did }) => ({ did }),
  ],
  [
    'verificationHistory',
    'FORBIDDEN',
    'query ($did: DID!) { verificationHistory(filter: { issuerDid: $did }) { totalCount } }',
    ({ did }) => ({ did }),
  ],
  [
    'revokeCredential',
    'NOT_FOUND',
    mutation('revokeCredential', 'RevokeCredentialInput'),
    ({ credentialId }) => ({ input: { credentialId, reason } }),
  ],
  [
    'reissueCredential',
    'NOT_FOUND',
    mutation('reissueCredential', 'ReissueCredentialInput'),
    ({ credentialId }) => ({ input: { credentialId, reason, credentialData: claims('Mallory') } }),
  ],
  [
    'supersedeCredential',
    'NOT_FOUND',
    mutation('supersedeCredential', 'SupersedeCredentialInput'),
    ({ credentialId }) => ({
      input: { oldCredentialId: credentialId, newCredentialId: NOBODYS.credentialId },
    }),
  ],
  [
    'setRevocationCategory',
    'NOT_FOUND',
    mutation('setRevocationCategory', 'SetRevocationCategoryInput'),
    ({ credentialId }) => ({ input: { credentialId, category: 'OTHER' } }),
  ],
  [
    'createApiKey',
    'FORBIDDEN',
    mutation('createApiKey', 'CreateApiKeyInput', '{ text }'),
    ({ did }) => ({ input: { issuerDid: did, name: 'x' } }),
  ],
  [
    'revokeApiKey',
    'NOT_FOUND',
    mutation('revokeApiKey', 'RevokeApiKeyInput'),
    ({ did, apiKeyId }) => ({ input: { issuerDid: did, apiKeyId } }),
  ],
  [
    'rotateIssuerKey',
    'FORBIDDEN',
    mutation('rotateIssuerKey', 'RotateIssuerKeyInput'),
    ({ did }) => ({ input: { did } }),
  ],
  [
    'prepareCredential',
    'FORBIDDEN',
    'query ($input: PrepareCredentialInput!) { prepareCredential(input: $input) { bytesToSign } }',
    (ids) => ({ input: camelIssuance(ids) }),
  ],
  [
    'issueCredential',
    'FORBIDDEN',
    mutation('issueCredential', 'IssueCredentialInput'),
    (ids) => ({ input: camelIssuance(ids) }),
  ],
  [
    'issueBatch',
    'FORBIDDEN',
    mutation('issueBatch', 'IssueBatchInput'),
    ({ did }) => ({ input: { issuerDid: did, credentialType: 'X', records: [{ holderDid: HOLDER_DID }] } }),
  ],
];

/** An answer without what differs from request to request. */
function comparable(body: Row, { did, credentialId, apiKeyId }: Ids): Row {
  const text = JSON.stringify(body ?? {}, (name, value) =>
    name === 'timestamp' || name === 'correlationId' ? undefined : value,
  );
  return JSON.parse(
    text.replaceAll(did, '<did>').replaceAll(credentialId, '<credential>').replaceAll(apiKeyId, '<key>'),
  );
}

describe('issuer B with the ids of issuer A', () => {
  test.each(OVER_REST)('%s is %s, and reads like an id of nobody', async (_name, code, request) => {
    const { road, store, a, headers } = guarded;
    const before = await contentsOf(store);
    const answers = [];
    for (const ids of [a, NOBODYS]) {
      const [method, path, body] = request(ids);
      const reply = await road.platform.rest(method, path, { body, headers: { ...headers['issuer B'] } });
      answers.push({ status: reply.status, ...comparable(reply.body, ids) });
    }
    expect(answers[0]).toMatchObject({ error: code });
    expect(answers[0]).toEqual(answers[1]);
    expect(await contentsOf(store)).toEqual(before);
  });

  test.each(OVER_GRAPHQL)(
    '%s is %s, and reads like an id of nobody',
    async (_field, code, document, variables) => {
      const { road, store, a, headers } = guarded;
      const before = await contentsOf(store);
      const answers = [];
      for (const ids of [a, NOBODYS]) {
        const { data, errors } = await road.platform.graphql(document, variables(ids), {
          ...headers['issuer B'],
        });
        answers.push(comparable({ data, errors }, ids));
      }
      expect(answers[0]).toMatchObject({ errors: [{ extensions: { code } }] });
      expect(answers[0]).toEqual(answers[1]);
      expect(await contentsOf(store)).toEqual(before);
    },
  );

  test('lists and counts hold nothing of A, whatever is asked for', async () => {
    const { road, a, b } = guarded;
    const asB = b.headers;
    for (const query of ['', `?q=${a.credentialId}`, '?q=aoife', '?page_size=100']) {
      const { items } = (await road.get(`/api/v1/credentials${query}`, asB)).body;
      expect(items.filter((item: Row) => item.issuer_did !== b.did)).toEqual([]);
    }
    const { totalCount } = await road.ask('{ credentials { totalCount } }', {}, asB);
    const { total } = await road.ask('{ credentialStats { total } }', {}, asB);
    expect([totalCount, total]).toEqual([1, 1]);
    await road.post('/api/v1/credentials/verify', {
      credential: (await road.get(`/api/v1/credentials/${a.credentialId}`, a.headers)).body.vc,
    });
    const history = 'query ($id: ID!) { verificationHistory(filter: { credentialId: $id }) { totalCount } }';
    expect(await road.ask(history, { id: a.credentialId }, a.headers)).toEqual({ totalCount: 1 });
    expect(await road.ask(history, { id: a.credentialId }, asB)).toEqual({ totalCount: 0 });
  });

  test('the way through a public record leads to no private one', async () => {
    const { road, a, b } = guarded;
    const nested =
      'query ($did: DID!) { issuer(did: $did) { did contactEmail credentials { totalCount } credentialStats { total } } }';
    const asB = await road.platform.graphql(nested, { did: a.did }, { ...b.headers });
    expect(asB.data.issuer).toEqual({
      did: a.did,
      contactEmail: null,
      credentials: null,
      credentialStats: null,
    });
    expect(asB.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const asA = await road.ask(nested, { did: a.did }, a.headers);
    expect(asA).toMatchObject({ contactEmail: a.email, credentials: { totalCount: 1 } });
  });

  test('a token of B and an API key of A do not mix', async () => {
    const { road, a, b } = guarded;
    const headers = { ...b.headers, 'x-api-key': a.apiKey };
    for (const body of [issueBody(a, 'Mallory'), issueBody(b, 'Mallory')]) {
      expect(await road.post('/api/v1/credentials/issue', body, headers)).toMatchObject({
        status: 401,
        body: { error: 'API_KEY_INVALID' },
      });
    }
  });
});
