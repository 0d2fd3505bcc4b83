import { STATUS_CODES } from 'node:http';
import { ERRORS } from '../kernel/errors.ts';
import type { Route } from '../subgraphs/rest.ts';
import { type JsonSchema, referenceTo } from './json-schema.ts';
import { pathParameters } from './openapi-parameters.ts';

const EXTRA_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

// Codes that only GraphQL answers.
const GRAPHQL_ONLY = /^(GRAPHQL_|BAD_USER_INPUT$|OPERATION_TOO_COMPLEX$|PERSISTED_QUERY_)/;
const CODES = Object.entries(ERRORS).filter(([code]) => !GRAPHQL_ONLY.test(code));
// The document has no operation for a method that a path does not have.
const STATUSES = [...new Set(CODES.map(([, { http }]) => http))].filter((status) => status !== 405).sort();

export const SCIM_TYPE = 'application/scim+json';

const SCHEMAS_OF_ERROR = {
  Error: {
    type: 'object',
    description: 'Every refusal has this shape; decide by `error`, show `message`.',
    required: ['error', 'message', 'timestamp', 'correlationId'],
    properties: {
      error: { ...referenceTo('ErrorCode'), description: 'What kind of refusal it is; stable.' },
      code: {
        ...referenceTo('ErrorCode'),
        description: 'The same word, on every refusal of the holder sign-in.',
      },
      message: { type: 'string', description: 'What is wrong and what to do about it, for people.' },
      timestamp: { ...referenceTo('DateTime'), description: 'When it was refused.' },
      correlationId: { type: 'string', description: 'Names the request in the logs of the platform.' },
      details: {
        type: 'array',
        description: 'With VALIDATION_FAILED: each wrong field.',
        items: referenceTo('ErrorDetail'),
      },
    },
  },
  ErrorCode: {
    type: 'string',
    enum: CODES.map(([code]) => code),
    description: `The kinds of refusals, each with its HTTP status.\n\n${codesOf(CODES)}`,
  },
  ErrorDetail: {
    type: 'object',
    description: 'One wrong field.',
    required: ['field', 'code', 'message'],
    properties: {
      field: { type: 'string', description: 'Where it is, such as `records[3].holder_did`.' },
      code: { type: 'string', description: 'What is wrong with it; stable.' },
      message: { type: 'string', description: 'What to send instead.' },
    },
  },
};

/** Every refusal, by the names of its parts. */
export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ...SCHEMAS_OF_ERROR,
  ScimMessage: {
    type: 'object',
    description:
      'What a client of SCIM sends: a resource (RFC 7643 §4.1), or operations (RFC 7644 §3.5.2). Members that nobody knows are passed over.',
    required: ['schemas'],
    properties: {
      schemas: {
        type: 'array',
        items: { type: 'string' },
        description: 'The URNs of its schemas (RFC 7643 §3).',
      },
    },
    additionalProperties: true,
  },
  ScimError: {
    type: 'object',
    description: 'Every refusal of SCIM: its message (RFC 7644 §3.12), and what every other refusal has.',
    required: ['schemas', 'status', 'detail', ...SCHEMAS_OF_ERROR.Error.required],
    properties: {
      schemas: { type: 'array', items: { type: 'string' }, description: 'The URN of the message.' },
      status: { type: 'string', description: 'The HTTP status.' },
      scimType: { type: 'string', description: 'What kind of refusal it is, in the words of SCIM.' },
      detail: { type: 'string', description: 'What is wrong and what to do about it, for people.' },
      ...SCHEMAS_OF_ERROR.Error.properties,
    },
  },
};

const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Correlation-Id': {
    description: 'Names the request in the logs of the platform.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'The limit of this route or group of routes: `q` requests in any `w` seconds.',
    schema: { type: 'string', examples: ['"portal:issuers";q=60;w=60'] },
  },
  RateLimit: {
    description:
      'What is left of it: `r` requests. In `t` seconds the oldest one is forgotten; with 429 there is room again.',
    schema: { type: 'string', examples: ['"portal:issuers";r=59;t=60'] },
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Content-Disposition': {
    description: 'The name of the file (RFC 6266), and whether it may be shown in place.',
    schema: { type: 'string', examples: ['attachment; filename="degree.pdf"'] },
  },
  'Set-Cookie': {
    description: 'Sets the session cookie of the holder, or clears it.',
    schema: {
      type: 'string',
      examples: ['testamur_holder_session=…; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax'],
    },
  },
  'Idempotency-Replayed': {
    description: '`true` on the answer to a repeat: nothing was done again.',
    schema: { type: 'string', const: 'true' },
  },
  'WWW-Authenticate': { description: 'The scheme to authenticate with.', schema: { type: 'string' } },
};
export const HEADER_COMPONENTS: JsonSchema = HEADERS;

/** One response per HTTP status of the error vocabulary: the codes that come with it, and the refusal of `answers` under that status. */
export function errorResponses(answers: Readonly<Record<string, unknown>>): JsonSchema {
  const responses = STATUSES.map((status) => {
    const codes = CODES.filter(([, { http }]) => http === status);
    const extra = EXTRA_HEADERS[status] ?? [];
    const example = answers[status] ?? refusalOf(codes);
    return [
      componentName(status),
      {
        description: `${STATUS_CODES[status]}:\n\n${codesOf(codes)}`,
        headers: headersOf(['X-Correlation-Id', ...extra]),
        content: { 'application/json': { schema: referenceTo('Error'), example } },
      },
    ];
  });
  return Object.fromEntries(responses);
}

/** An example of a refusal that cannot be produced on purpose, with the message of the error table. */
function refusalOf([first]: typeof CODES) {
  return {
    error: first?.[0],
    message: first?.[1].when,
    timestamp: '2026-01-02T03:04:05.678Z',
    correlationId: '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11',
  };
}

/** The refusals that a row can answer with, by reference. */
export function refusalsOf(row: Route): JsonSchema {
  const isOpen = row.caller === 'public';
  const changes = row.method !== 'GET' && !isOpen;
  const opensLink = pathParameters(row).some((name) => name.endsWith('token'));
  const takesBody = row.method !== 'GET' && row.method !== 'DELETE';
  const statuses = [
    400,
    401,
    ...(isOpen && !opensLink ? [] : [403]),
    ...(pathParameters(row).length > 0 || changes ? [404] : []),
    ...(changes || row.idempotent ? [409] : []),
    ...(opensLink ? [410] : []),
    ...(row.guarded ? [412] : []),
    ...(takesBody ? [413, 415] : []),
    ...(row.idempotent ? [422] : []),
    ...(row.refuses ?? []),
    429,
    500,
    503,
    504,
  ];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      row.isScim ? scimRefusal(status) : { $ref: `#/components/responses/${componentName(status)}` },
    ]),
  );
}

function scimRefusal(status: number): JsonSchema {
  return {
    description: `${STATUS_CODES[status]} (${status})`,
    headers: headersOf(['X-Correlation-Id', ...(EXTRA_HEADERS[status] ?? [])]),
    content: { [SCIM_TYPE]: { schema: referenceTo('ScimError') } },
  };
}

/** What browsers get in place of the JSON, and of refusals. */
export function sentOnOf(row: Route): JsonSchema {
  if (!row.sendsOn) return {};
  return {
    303: {
      description:
        'For browsers (`Accept: text/html`): where they go on, also when it is refused; the page there says why.',
      headers: {
        Location: { description: 'Where to go on.', schema: { type: 'string', format: 'uri-reference' } },
        ...cookieHeader(row),
        ...headersOf(['X-Correlation-Id']),
      },
    },
  };
}

/** The cookie that a row sets for itself. */
export function cookieHeader({ cookie }: Route): JsonSchema {
  if (!cookie?.sets) return {};
  const example = `${cookie.name}=…; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`;
  return { 'Set-Cookie': { description: cookie.about, schema: { type: 'string', examples: [example] } } };
}

/** References to header components. */
export function headersOf(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function componentName(status: number): string {
  return (STATUS_CODES[status] ?? String(status)).replace(/[^A-Za-z]/g, '');
}

function codesOf(codes: readonly (readonly [string, { http: number; when: string }])[]): string {
  return codes.map(([code, { http, when }]) => `- \`${code}\` (${http}): ${when}`).join('\n');
}
