import { withoutIdleKey } from '../../did-registry/idle-key.ts';
import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PUBLIC =
  'custodianId did name custodianType status signingMode publicKey organizationUrl countryCode jurisdictionCodes mandate { legalBasis } createdAt updatedAt rowVersion';

/** Registration, the public directory and key rotation of custodians. */
export const custodianRoutes: readonly Route[] = [
  route('POST', '/api/v1/custodian/register', {
    summary: 'Register an organization as a custodian',
    description:
      'The custodian gets its DID at once and waits in PENDING_APPROVAL until an administrator decides. With `byok` false the ' +
      'platform makes and holds the signing key (a submitted `public_key` is ignored); with `byok` true the custodian signs ' +
      'itself and must send the public half.',
    caller: 'public',
    limit: 'registration:custodians',
    idempotent: true,
    document: `mutation RegisterCustodian($input: RegisterCustodianInput!) {
      registerCustodian(input: $input) { custodian { did custodianId status signingMode publicKey rowVersion } }
    }`,
    variables: ({ body }) => ({ input: withoutIdleKey(body) }),
    reply: ({ custodian }) => ({
      custodian_did: custodian.did,
      custodian_id: custodian.custodian_id,
      status: custodian.status,
      signing_mode: custodian.signing_mode,
      public_key: custodian.public_key,
      row_version: custodian.row_version,
    }),
    success: 201,
    example: {
      summary: 'An archive whose key the platform holds',
      body: {
        name: 'Archive of Closed Schools',
        custodian_type: 'RECORDS_ARCHIVE',
        website_url: 'https://archive.example',
        contact_email: 'records@archive.example',
        country_code: 'IE',
        jurisdiction_codes: ['IE'],
        mandate: { legal_basis: 'Education Act 1998, section 71', evidence_ref: 'SI 41/2019' },
        byok: false,
      },
    },
  }),

  route('GET', '/api/v1/custodians', {
    summary: 'List the custodians that are ACTIVE',
    description:
      'Open to everybody, newest first. `type`, `country` and `jurisdiction` narrow the list; `name` finds those with a word that ' +
      'begins so.',
    caller: 'public',
    crossOrigin: true,
    limit: 'portal',
    query: ['type', 'country', 'jurisdiction', 'name', 'page', 'page_size'],
    document: `query CustodianDirectory($filter: CustodianDirectoryFilter, $first: Int, $offset: Int) {
      custodianDirectory(filter: $filter, first: $first, offset: $offset) { nodes { ${PUBLIC} } totalCount totalIsLowerBound offset size }
    }`,
    variables: ({ query }) => ({
      filter: {
        custodian_type: query['type'],
        country_code: query['country'],
        jurisdiction_code: query['jurisdiction'],
        name: query['name'],
      },
      ...pageVariables(query),
    }),
    reply: pageReply,
    success: 200,
  }),

  route('GET', '/api/v1/custodians/{did}', {
    summary: 'Look a custodian up by its DID',
    description:
      'Open to everybody, whatever the status: credentials name the DID, and whoever reads one must learn how its custodian stands.',
    caller: 'public',
    crossOrigin: true,
    limit: 'portal',
    document: `query Custodian($did: DID!) { custodian(did: $did) { ${PUBLIC} } }`,
    variables: ({ params }) => ({ did: params['did'] }),
    success: 200,
  }),

  route('GET', '/api/v1/custodians/{did}/did.json', {
    summary: 'Resolve the DID document of a custodian',
    description:
      'Open to everybody: the public keys of the custodian, all versions, so that what was signed before a key rotation keeps ' +
      'verifying. New proofs name a key by its multikey fragment; `#key-<n>` names the same keys by number.',
    caller: 'public',
    crossOrigin: true,
    mediaTypes: ['application/did+json', 'application/did+ld+json'],
    limit: 'portal',
    document: 'query CustodianDidDocument($did: DID!) { custodianDidDocument(did: $did) }',
    variables: ({ params }) => ({ did: params['did'] }),
    success: 200,
  }),

  route('POST', '/api/v1/custodian/keys/rotate', {
    summary: 'Replace the signing key of your custodian',
    description:
      'What was signed before keeps verifying. A CUSTODIAL custodian sends an empty object: the platform makes the next key. A ' +
      'BYOK custodian sends the new public key and the signature of its current key over the UTF-8 text ' +
      '`testamur:rotate-custodian-key:<did>:<new version>:<base64 of the new key>`; a signature that does not verify is refused ' +
      'with KEY_ROTATION_SIGNATURE_INVALID.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    document: `mutation RotateCustodianKey($input: RotateCustodianKeyInput!) {
      rotateCustodianKey(input: $input) { custodian { did rowVersion } key { keyVersion publicKey verificationMethod createdAt } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ custodian, key }) => ({
      custodian_did: custodian.did,
      key_version: key.key_version,
      public_key: key.public_key,
      verification_method: key.verification_method,
      created_at: key.created_at,
      row_version: custodian.row_version,
    }),
    success: 201,
    example: { summary: 'A CUSTODIAL custodian', body: {} },
  }),
];
