import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/verifier/api-keys';
const FIELDS = 'apiKeyId name prefix hint scopes status expiresAt lastUsedAt revokedAt createdAt rowVersion';
const shared = { caller: 'verifier', limit: 'portal' } as const;

/** The API keys of verifiers. */
export const verifierKeyRoutes: readonly Route[] = [
  route('POST', PATH, {
    ...shared,
    summary: 'Create an API key',
    description:
      'For the own systems of a verifier: the key is sent in `X-Api-Key` instead of a bearer token, to verify one document or many (`credentials:verify`) and to read the history (`history:read`). `api_key` is shown in this reply and never again: a repeat with the same `Idempotency-Key` acts once and is refused with SECRET_SHOWN_ONCE. At most 10 keys are ACTIVE at once (LIMIT_REACHED).',
    idempotent: true,
    document: `mutation CreateVerifierApiKey($input: CreateVerifierApiKeyInput!) {
      createVerifierApiKey(input: $input) { apiKey { ${FIELDS} } text }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ api_key, text }) => ({
      api_key_id: api_key.api_key_id,
      api_key: text,
      name: api_key.name,
      prefix: api_key.prefix,
      scopes: api_key.scopes,
      expires_at: api_key.expires_at,
      row_version: api_key.row_version,
    }),
    success: 201,
    example: {
      summary: 'A key for the applicant tracking system',
      body: { name: 'Applicant tracking', scopes: ['credentials:verify', 'history:read'] },
    },
  }),
  route('GET', PATH, {
    ...shared,
    summary: 'List the API keys of the verifier',
    description:
      'Newest first, ended ones included. `last_used_at` is exact to the hour; the keys themselves are not shown.',
    query: ['page', 'page_size'],
    document: `query VerifierApiKeys($first: Int, $offset: Int) {
      verifierApiKeys(first: $first, offset: $offset) { nodes { ${FIELDS} } totalCount offset size }
    }`,
    variables: ({ query }) => pageVariables(query),
    reply: pageReply,
    success: 200,
  }),
  route('DELETE', `${PATH}/{api_key_id}`, {
    ...shared,
    summary: 'Revoke an API key',
    description: 'Requests with the key are refused from now on. Repeating it changes nothing.',
    guarded: true,
    document: `mutation RevokeVerifierApiKey($input: RevokeVerifierApiKeyInput!) {
      revokeVerifierApiKey(input: $input) { apiKey { apiKeyId status } }
    }`,
    variables: ({ params }) => ({ input: { api_key_id: params['api_key_id'] } }),
    success: 204,
  }),
];
