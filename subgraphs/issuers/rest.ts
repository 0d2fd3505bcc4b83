import { withoutIdleKey } from '../did-registry/idle-key.ts';
import { pageReply, pageVariables, type ReplyData, type Route, route } from '../rest.ts';

const ISSUER_FIELDS =
  'issuerId did name status signingMode publicKey organizationUrl contactEmail countryCode createdAt updatedAt rowVersion';
const API_KEY_FIELDS =
  'apiKeyId name prefix hint scopes status expiresAt lastUsedAt revokedAt createdAt rowVersion';

// Names under which older clients send the same fields.
const OLDER_NAMES = new Map([
  ['websiteUrl', 'website_url'],
  ['contactEmail', 'contact_email'],
  ['countryCode', 'country_code'],
  ['publicKey', 'public_key'],
]);

/** The body with the older names replaced; a field that comes under both names keeps the older one, which is then refused. */
function inOneSpelling(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const spell = (name: string) => {
    const newer = OLDER_NAMES.get(name);
    return newer === undefined || Object.hasOwn(body, newer) ? name : newer;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [spell(name), value]));
}

/** Registration, approval, status, key resolution, key rotation and API keys of issuers. */
export const issuerRoutes: readonly Route[] = [
  route('POST', '/api/v1/issuer/register', {
    summary: 'Register an institution as an issuer',
    description:
      'The issuer gets its DID at once and waits in PENDING_APPROVAL until an administrator decides. With `byok` false the ' +
      'platform makes and holds the signing key (a submitted `public_key` is ignored); with `byok` true the issuer signs ' +
      'itself and must send the public half. The names `websiteUrl`, `contactEmail`, `countryCode` and `publicKey` are accepted too.',
    caller: 'public',
    limit: 'registration',
    idempotent: true,
    document: `mutation RegisterIssuer($input: RegisterIssuerInput!) {
      registerIssuer(input: $input) { issuer { did issuerId status signingMode publicKey rowVersion } }
    }`,
    variables: ({ body }) => ({ input: withoutIdleKey(inOneSpelling(body)) }),
    reply: ({ issuer }) => ({
      issuer_did: issuer.did,
      issuer_id: issuer.issuer_id,
      status: issuer.status,
      signing_mode: issuer.signing_mode,
      public_key: issuer.public_key,
      row_version: issuer.row_version,
    }),
    success: 201,
    example: {
      summary: 'A university whose key the platform holds',
      body: {
        name: 'University of Galway',
        website_url: 'https://www.universityofgalway.ie',
        contact_email: 'registrar@universityofgalway.ie',
        country_code: 'IE',
        byok: false,
      },
    },
  }),

  route('POST', '/api/v1/issuers/{issuer_did}/approve', {
    summary: 'Approve an issuer that waits',
    description:
      'PENDING_APPROVAL becomes ACTIVE: from now on the issuer can issue. Any other status is refused with ' +
      'INVALID_STATE_TRANSITION. The reason, which may be left out, goes to the audit trail.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation ApproveIssuer($input: ApproveIssuerInput!) {
      approveIssuer(input: $input) { issuer { did issuerId name status updatedAt rowVersion } previousStatus }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, did: params['issuer_did'] } }),
    reply: statusReply,
    success: 200,
    example: { summary: 'With a reason', body: { reason: 'Accreditation checked with the regulator.' } },
  }),

  route('POST', '/api/v1/issuers/{issuer_did}/reject', {
    summary: 'Turn away an issuer that waits',
    description:
      'PENDING_APPROVAL becomes REJECTED. Any other status is refused with INVALID_STATE_TRANSITION. The reason, which may ' +
      'be left out, goes to the audit trail.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation RejectIssuer($input: RejectIssuerInput!) {
      rejectIssuer(input: $input) { issuer { did issuerId name status updatedAt rowVersion } previousStatus }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, did: params['issuer_did'] } }),
    reply: statusReply,
    success: 200,
    example: {
      summary: 'With a reason',
      body: { reason: 'The registration number is unknown to the regulator.' },
    },
  }),

  route('POST', '/api/v1/issuers/{issuer_did}/status', {
    summary: 'Set the status of an issuer',
    description:
      'Any status may follow any other. SUSPENDED and REVOKED stop issuance at once; credentials of a REVOKED issuer fail ' +
      'verification. The reason goes to the audit trail.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation SetIssuerStatus($input: SetIssuerStatusInput!) {
      setIssuerStatus(input: $input) { issuer { did issuerId name status updatedAt rowVersion } previousStatus }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, did: params['issuer_did'] } }),
    reply: statusReply,
    success: 200,
    example: { summary: 'Suspend', body: { status: 'SUSPENDED', reason: 'Accreditation lapsed.' } },
  }),

  route('GET', '/api/v1/issuers/{issuer_did}', {
    summary: 'Look up an issuer by its DID',
    description:
      'Open to everybody: who is behind a DID, and may it issue? `contact_email` is shown to administrators and the issuer itself.',
    caller: 'public',
    crossOrigin: true,
    limit: 'portal',
    document: `query Issuer($did: DID!) { issuer(did: $did) { ${ISSUER_FIELDS} } }`,
    variables: ({ params }) => ({ did: params['issuer_did'] }),
    success: 200,
  }),

  route('GET', '/api/v1/issuers', {
    summary: 'List issuers',
    description:
      'Newest first. `status=PENDING_APPROVAL` is the queue of registrations that wait for a decision. `total_is_lower_bound` is true ' +
      'when there are more than `total`, which counts no further than 10,000.',
    caller: 'admin',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query Issuers($statusFilter: IssuerStatus, $first: Int, $offset: Int) {
      issuers(statusFilter: $statusFilter, first: $first, offset: $offset) { nodes { ${ISSUER_FIELDS} } totalCount totalIsLowerBound offset size }
    }`,
    variables: ({ query }) => ({ statusFilter: query['status'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('GET', '/api/v1/issuers/{issuer_did}/did.json', {
    summary: 'Resolve the DID document of an issuer',
    description:
      'Open to everybody: the public keys of the issuer, all versions, so that credentials signed before a key rotation keep ' +
      'verifying. New proofs name a key by its multikey fragment; `#key-<n>` names the same keys by number.',
    caller: 'public',
    crossOrigin: true,
    mediaTypes: ['application/did+json', 'application/did+ld+json'],
    limit: 'portal',
    document: 'query DidDocument($did: DID!) { didDocument(did: $did) }',
    variables: ({ params }) => ({ did: params['issuer_did'] }),
    success: 200,
  }),

  route('POST', '/api/v1/issuer/{issuer_did}/keys/rotate', {
    summary: 'Replace the signing key of an issuer',
    description:
      'Credentials signed before keep verifying. A CUSTODIAL issuer sends an empty object: the platform makes the next key. A ' +
      'BYOK issuer sends the new public key and the signature of its current key over the UTF-8 text ' +
      '`testamur:rotate-issuer-key:<did>:<new version>:<base64 of the new key>`; a signature that does not verify is refused ' +
      'with KEY_ROTATION_SIGNATURE_INVALID.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    document: `mutation RotateIssuerKey($input: RotateIssuerKeyInput!) {
      rotateIssuerKey(input: $input) { issuer { did rowVersion } key { keyVersion publicKey verificationMethod createdAt } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, did: params['issuer_did'] } }),
    reply: ({ issuer, key }) => ({
      issuer_did: issuer.did,
      key_version: key.key_version,
      public_key: key.public_key,
      verification_method: key.verification_method,
      created_at: key.created_at,
      row_version: issuer.row_version,
    }),
    success: 201,
    example: { summary: 'A CUSTODIAL issuer', body: {} },
  }),

  route('POST', '/api/v1/issuer/{issuer_did}/api-keys', {
    summary: 'Create an API key',
    description:
      'For the systems of a CUSTODIAL issuer: the key is sent in `X-Api-Key` to the issue and batch routes instead of a bearer ' +
      'token. One with the scope `team:provision` keeps the team by SCIM, and BYOK issuers have it, too; whoever holds it can make an Admin. `api_key` is shown in this reply and never again: a repeat with the same `Idempotency-Key` acts once and is refused with ' +
      'SECRET_SHOWN_ONCE. At most 10 keys are ACTIVE at once (LIMIT_REACHED).',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateApiKey($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { apiKey { ${API_KEY_FIELDS} } text }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, issuer_did: params['issuer_did'] } }),
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
      summary: 'A key for the student records system',
      body: { name: 'Student records system', scopes: ['credentials:issue', 'credentials:batch'] },
    },
  }),

  route('GET', '/api/v1/issuer/{issuer_did}/api-keys', {
    summary: 'List the API keys of an issuer',
    description:
      'Newest first, ended ones included. `last_used_at` is exact to the hour; the keys themselves are not shown.',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query ApiKeys($issuerDid: DID!, $first: Int, $offset: Int) {
      apiKeys(issuerDid: $issuerDid, first: $first, offset: $offset) { nodes { ${API_KEY_FIELDS} } totalCount offset size }
    }`,
    variables: ({ params, query }) => ({ issuerDid: params['issuer_did'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('DELETE', '/api/v1/issuer/{issuer_did}/api-keys/{api_key_id}', {
    summary: 'Revoke an API key',
    description: 'Requests with the key are refused from now on. Repeating it changes nothing.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    document: `mutation RevokeApiKey($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) { apiKey { apiKeyId status } }
    }`,
    variables: ({ params }) => ({
      input: { issuer_did: params['issuer_did'], api_key_id: params['api_key_id'] },
    }),
    success: 204,
  }),
];

/** An issuer after a decision, beside what it was before. */
function statusReply({ issuer, previous_status }: ReplyData): unknown {
  return {
    issuer_did: issuer.did,
    issuer_id: issuer.issuer_id,
    name: issuer.name,
    status: issuer.status,
    previous_status,
    updated_at: issuer.updated_at,
    row_version: issuer.row_version,
  };
}
