import type { Route } from '../subgraphs/rest.ts';

/** What a reader of the OpenAPI document starts from. */
export const INTRODUCTION = `**Who calls.** Public routes need nothing, and a token that does not hold is no reason to refuse there. Everywhere else the caller is judged first: 401 or 403 comes before any word about the input. People send the bearer token of their sign-in as \`Authorization: Bearer …\`; systems of an issuer send an API key as \`X-Api-Key\` to the issue and batch routes, and as the bearer token to those of SCIM.

Holders send the cookie that their sign-in set, or a bearer token; below \`/api/v1/holder/auth/\` the cookie alone counts.

**Names.** Bodies and replies are snake_case, below \`/api/v1/holder\` camelCase; what stands inside \`credential_data\` and signed credentials is never changed. Unknown fields and query parameters are refused, and so is one value where a list belongs; an optional text that is empty is as if it were left out. Instants are ISO 8601 in UTC with milliseconds.

**Files** come as multipart/form-data with one part \`file\` of at most 10 MB, and their bytes decide what they are. Files to download come with their name in \`Content-Disposition\`.

**Refusals** have one shape (\`Error\`) and one list of codes; below \`/api/v1/scim\` they are messages of SCIM as well, whose names are those of RFC 7643. Show \`message\` to people, decide by \`error\`, report \`correlationId\`.

**Limits** count exactly: so many requests in any 60 seconds, per issuer or user, else per network address. The figure of a limit is its name up to the colon; each full name is counted by itself, for one route or, below \`portal:\` and \`holder:\`, for one group of routes. \`RateLimit\` tells what is left, and 429 comes with \`Retry-After\`.

**Retries.** Send \`Idempotency-Key\` with requests that create or sign: a repeat acts once, and gets the first answer but for secrets that are shown once. Send \`If-Match\` with the \`row_version\` that you read to change only what you have seen.

**Lists** take \`page\` (from 0) and \`page_size\`, below \`/api/v1/holder\` \`pageSize\` (1 to 100, 20 unless given).`;

/** Groups of routes: the first whose path matches is the one. */
export const TAGS: readonly { readonly name: string; readonly path: RegExp; readonly description: string }[] =
  [
    {
      name: 'Issuer sign-in',
      path: /^\/api\/v1\/issuer\/auth\//,
      description: 'How members of an issuer get a bearer token, and end it.',
    },
    {
      name: 'API keys',
      path: /^\/api\/v1\/issuer\/[^/]+\/api-keys/,
      description: 'Keys with which the systems of an issuer issue.',
    },
    {
      name: 'Provisioning',
      path: /^\/api\/v1\/scim\//,
      description: 'How the directory of an issuer keeps its team (SCIM 2.0, RFC 7643 and 7644).',
    },
    {
      name: 'Issuers',
      path: /^\/api\/v1\/issuers?\b/,
      description: 'Registration and approval of institutions, their status, keys and DID documents.',
    },
    {
      name: 'Holder sign-in',
      path: /^\/api\/v1\/holder\/auth\//,
      description: 'How a person gets an account and a session: by e-mailed link, passkey or recovery code.',
    },
    {
      name: 'Sharing',
      path: /^\/api\/v1\/(holder\/(share-links|proof-links|access-logs|credentials\/[^/]+\/share-links)|verify\/)/,
      description: 'Links with which holders show credentials to others, what they open, and who looked.',
    },
    {
      name: 'Evidence',
      path: /^\/api\/v1\/holder\/(evidence|credentials\/[^/]+\/identity-check)/,
      description:
        'Files that holders keep to prove something, and the check of a photo against a credential.',
    },
    {
      name: 'Requests and invites',
      path: /^\/api\/v1\/(holder\/(requests|invites|claims)|portal\/)/,
      description: 'What holders ask of issuers, and how issuers invite holders to claim what is theirs.',
    },
    {
      name: 'Wallet',
      path: /^\/api\/v1\/holders?\b/,
      description: "A holder's credentials, keys, consents and notifications, and the account itself.",
    },
    {
      name: 'Verification',
      path: /^\/api\/v1\/(credentials\/verify$|credentials\/[^/]+\/status$|status-lists\/|verify)/,
      description: 'Whether a credential can be relied upon; open to everybody.',
    },
    {
      name: 'Credentials',
      path: /^\/api\/v1\/credentials/,
      description: 'Issuing credentials, reading, revoking and replacing them.',
    },
    {
      name: 'Administrator sign-in',
      path: /^\/api\/v1\/admin\/auth\//,
      description: 'How administrators get a bearer token.',
    },
    {
      name: 'Federated issuers',
      path: /^\/api\/v1\/admin\/federated-issuers/,
      description: 'Institutions outside of the platform whose credentials it accepts, by their did:web.',
    },
    {
      name: 'Catalog',
      path: /^\/api\/v1\/(admin|portal)\/catalog\//,
      description: 'What can be studied and certified where, by whose rules, and the words for it.',
    },
    {
      name: 'Learners',
      path: /^\/api\/v1\/learners/,
      description: 'Whom an issuer teaches, what they are enrolled in and what has come of it.',
    },
    {
      name: 'Custodians',
      path: /^\/api\/v1\/custodians?(\/|$)/,
      description: 'Organizations that hold or vouch for records of others, and what their people do.',
    },
    {
      name: 'Onboarding',
      path: /^\/api\/v1\/admin\/(issuer|custodian)-onboarding\//,
      description: 'The review of organizations that have registered, from the checklist to the decision.',
    },
    {
      name: 'Anomalies',
      path: /^\/api\/v1\/admin\/anomalies/,
      description: 'What rules found unusual; they tell administrators and never act.',
    },
    {
      name: 'Configuration',
      path: /^\/api\/v1\/admin\/config/,
      description: 'What administrators set while the platform runs, and who has set it when.',
    },
    {
      name: 'Audit trail',
      path: /^\/api\/v1\/(admin\/)?audit-logs/,
      description: 'What happened on the platform, and the proof that nothing was taken out.',
    },
    {
      name: 'System logs',
      path: /^\/api\/v1\/admin\/system-logs\//,
      description: 'The log lines of all services, as they are written.',
    },
    {
      name: 'Network statistics',
      path: /^\/api\/v1\/(admin\/)?network-stats/,
      description: 'How the network stands, and what happened from day to day.',
    },
    {
      name: 'Claim integrity',
      path: /^\/api\/v1\/admin\/claim-integrity\//,
      description: 'Scans that prove stored credentials anew, and what they found.',
    },
    { name: 'Platform', path: /^/, description: 'Everything else.' },
  ];

/** The group of a row. */
export function tagOf({ path }: Pick<Route, 'path'>): string {
  return TAGS.find((tag) => tag.path.test(path))?.name ?? 'Platform';
}
