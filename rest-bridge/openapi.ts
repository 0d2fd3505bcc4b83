import { type GraphQLInputType, type GraphQLObjectType, typeFromAST } from 'graphql';
import type { Supergraph } from '../router/supergraph.ts';
import { toCamel } from './casing.ts';
import {
  inputSchema,
  type JsonSchema,
  sampleReply,
  schemaOfSample,
  within,
  withOptional,
} from './json-schema.ts';
import { examplesOf, FROM_FILE, fileContent, uploadBody } from './openapi-files.ts';
import { HEADER_PARAMETERS, nameOf, parametersOf, pathParameters } from './openapi-parameters.ts';
import {
  ERROR_RESPONSES,
  ERROR_SCHEMA,
  HEADER_COMPONENTS,
  headersOf,
  refusalsOf,
} from './openapi-responses.ts';
import type { Route } from './route.ts';

const INTRODUCTION = `**Who calls.** Public routes need nothing, and a token that does not hold is no reason to refuse there. Everywhere else the caller is judged first: 401 or 403 comes before any word about the input. People send the bearer token of their sign-in as \`Authorization: Bearer …\`; systems of an issuer send an API key as \`X-Api-Key\` to the issue and batch routes.

Holders send the cookie that their sign-in set, or a bearer token; below \`/api/v1/holder/auth/\` the cookie alone counts.

**Names.** Bodies and replies are snake_case, below \`/api/v1/holder\` camelCase; what stands inside \`credential_data\` and signed credentials is never changed. Unknown fields and query parameters are refused, and so is one value where a list belongs; an optional text that is empty is as if it were left out. Instants are ISO 8601 in UTC with milliseconds.

**Files** come as multipart/form-data with one part \`file\` of at most 10 MB, and their bytes decide what they are. Files to download come with their name in \`Content-Disposition\`.

**Refusals** have one shape (\`Error\`) and one list of codes. Show \`message\` to people, decide by \`error\`, report \`correlationId\`.

**Limits** count exactly: so many requests in any 60 seconds, per issuer or user, else per network address. The figure of a limit is its name up to the colon; each full name is counted by itself, for one route or, below \`portal:\` and \`holder:\`, for one group of routes. \`RateLimit\` tells what is left, and 429 comes with \`Retry-After\`.

**Retries.** Send \`Idempotency-Key\` with requests that create or sign: a repeat acts once, and gets the first answer but for secrets that are shown once. Send \`If-Match\` with the \`row_version\` that you read to change only what you have seen.

**Lists** take \`page\` (from 0) and \`page_size\`, below \`/api/v1/holder\` \`pageSize\` (1 to 100, 20 unless given).`;

/** Groups of routes: the first whose path matches is the one. */
const TAGS: readonly { readonly name: string; readonly path: RegExp; readonly description: string }[] = [
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
    description: 'Files that holders keep to prove something, and the check of a photo against a credential.',
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

/** The OpenAPI 3.1 document of the rows: shapes and words from the GraphQL types behind each, summaries and examples from the row. */
export function openApiDocument(options: {
  supergraph: Supergraph;
  routes: readonly Route[];
  publicUrl: string;
}): JsonSchema {
  const { supergraph, routes, publicUrl } = options;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of routes) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, supergraph) };
  }
  const used = new Set(routes.map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Testamur',
      version: 'v1',
      summary: 'Issue, store, share and verify W3C Verifiable Credentials.',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl, description: 'The API gateway' }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of a sign-in reply.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'The `api_key` that was shown when the key was created.',
        },
        ...(routes.some(({ caller }) => caller === 'holder')
          ? {
              holderSession: {
                type: 'apiKey',
                in: 'cookie',
                name: 'testamur_holder_session',
                description: "The cookie of a holder's sign-in.",
              },
            }
          : {}),
      },
      parameters: HEADER_PARAMETERS,
      headers: HEADER_COMPONENTS,
      responses: ERROR_RESPONSES,
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

function operationOf(row: Route, supergraph: Supergraph): JsonSchema {
  const { schema } = supergraph;
  const { operation } = supergraph.store(row.document);
  const casing = row.casing ?? 'snake';
  const [root] = operation.selectionSet.selections;
  const rootType = schema.getRootType(operation.operation) as GraphQLObjectType | undefined;
  const field = root?.kind === 'Field' ? rootType?.getFields()[root.name.value] : undefined;
  if (root?.kind !== 'Field' || !field)
    throw new Error(`${row.path}: a row's document has exactly one root field.`);
  const name = operation.name?.value ?? nameOf(root);
  const sample = sampleReply(schema, field.type, root.selectionSet, casing);
  const requestBody = hasBody(row) ? bodyOf() : undefined;

  return {
    operationId: operationId(row, name),
    tags: [tagOf(row)],
    summary: row.summary,
    description: [row.description, `For: ${callerWords(row)}. Rate limit: \`${row.limit}\`.`]
      .filter(Boolean)
      .join('\n\n'),
    security: securityOf(row),
    parameters: parametersOf(row, { schema, operation, field }),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [row.success]: {
        description: row.success === 204 ? 'Done; there is nothing to read.' : 'Done.',
        headers: headersOf([
          'X-Correlation-Id',
          'RateLimit-Policy',
          'RateLimit',
          ...(row.file ? ['Content-Disposition'] : []),
          ...(row.setsCookie ? ['Set-Cookie'] : []),
        ]),
        ...(row.success === 204 ? {} : { content: replyContent() }),
      },
      ...refusalsOf(row),
    },
  };

  function replyContent(): JsonSchema {
    if (row.file) return fileContent(row.file.mediaTypes);
    // What an event looks like is told in words: OpenAPI 3.1 has no form for streams.
    if (row.stream) return { 'text/event-stream': { schema: { type: 'string' } } };
    const types = ['application/json', ...(row.mediaTypes ?? [])];
    const schema = replySchema();
    return Object.fromEntries(types.map((type) => [type, { schema }]));
  }

  function replySchema(): JsonSchema {
    // A root field that may be null is answered with 404 then, never with null.
    const { type, ...rest } = schemaOfSample(row.reply ? row.reply(sample) : sample);
    const whole = { ...(type === undefined ? {} : { type: Array.isArray(type) ? type[0] : type }), ...rest };
    return row.optional ? withOptional(whole, new Set(row.optional)) : whole;
  }

  function bodyOf(): JsonSchema {
    const [input] = operation.variableDefinitions ?? [];
    const type = input ? (typeFromAST(schema, input.type as never) as GraphQLInputType) : undefined;
    // Fields that the row fills from the path are not the body's.
    const filled = row.variables({
      params: Object.fromEntries(pathParameters(row).map((param) => [param, ''])),
      query: {},
      body: {},
    });
    const fromPath = new Set([
      ...Object.keys((filled[input?.variable.name.value ?? ''] as object) ?? {}),
      ...(row.body === 'upload' ? FROM_FILE : []),
    ]);
    const shape = type
      ? inputSchema(schema, type, casing, new Set([...fromPath].flatMap((part) => [part, toCamel(part)])))
      : { type: 'object', additionalProperties: false };
    const ignored = Object.fromEntries(
      (row.ignored ?? []).map((part) => [part, { description: 'Accepted and ignored.' }]),
    );
    const fields = Object.entries((shape['properties'] as Record<string, JsonSchema> | undefined) ?? {});
    const ranged = fields.map(([name, field]) => [name, within(field, row.ranges?.[name])]);
    const properties = { ...Object.fromEntries(ranged), ...ignored };
    const required = [
      ...((shape['required'] as readonly string[] | undefined) ?? []),
      ...(row.requires ?? []),
    ];
    const { example } = row;
    const anyOf = row.requiresEither?.map((name) => ({ required: [name] }));
    const whole = { ...shape, properties, required, ...(anyOf ? { anyOf } : {}) };
    if (row.body === 'upload') return uploadBody(whole, example);
    return {
      required: required.length > 0 || anyOf !== undefined,
      content: { 'application/json': { schema: whole, ...examplesOf(example) } },
    };
  }
}

/** `listCredentials`, `getCredential`, `issueCredential`: queries are named for things, so that they get a verb here. */
function operationId({ method, query }: Route, thing: string): string {
  const name = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  const verb = method !== 'GET' ? '' : query?.includes('page') ? 'list' : 'get';
  return verb === '' ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : `${verb}${name}`;
}

function hasBody(row: Route): boolean {
  return row.body === undefined
    ? row.method === 'POST' || row.method === 'PUT' || row.method === 'PATCH'
    : row.body !== 'none';
}

function tagOf({ path }: Route): string {
  return TAGS.find((tag) => tag.path.test(path))?.name ?? 'Platform';
}

function callerWords({ caller }: Route): string {
  return caller === 'public' ? 'everybody' : caller;
}

function securityOf({ caller }: Route): readonly JsonSchema[] {
  switch (caller) {
    case 'public':
      return [];
    case 'issuer or API key':
      return [{ bearer: [] }, { apiKey: [] }];
    case 'holder':
      return [{ holderSession: [] }, { bearer: [] }];
    default:
      return [{ bearer: [] }];
  }
}
