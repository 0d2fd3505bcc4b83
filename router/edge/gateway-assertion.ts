import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { ADMIN_ROLES, API_KEY_SCOPES, type Identity, ISSUER_STATUSES } from '../../kernel/identity.ts';

/** What the gateway says of a request that it hands to another unit. */
export interface Assertion {
  readonly identity: Identity;
  readonly correlationId: string;
  readonly clientHash: string;
}

/** The request that an assertion is good for. */
export interface AssertedRequest {
  readonly method: string;
  readonly url: string;
  /** How much body there is: `bodyLengthOf` its headers. */
  readonly bodyLength: string;
}

/** Makes and checks the headers that carry a proven identity between units; the signature covers each of them. */
export interface GatewayAssertions {
  headersFor(assertion: Assertion, request: AssertedRequest): Record<string, string>;
  /** Errors: FORBIDDEN when the request did not come through the gateway. */
  read(headers: IncomingHttpHeaders, request: AssertedRequest): Assertion;
}

// A body in chunks may reach the unit framed in another way, so its length cannot be promised.
const ANY_LENGTH = 'any';

/** The length of a body in bytes as its headers tell it, or `any` for one in chunks. */
export function bodyLengthOf(headers: IncomingHttpHeaders): string {
  if (headers['transfer-encoding'] !== undefined) return ANY_LENGTH;
  return String(Number(headers['content-length'] ?? 0));
}

const LIFETIME_MS = 30_000;
const SIGNED = [
  'x-token-scope',
  'x-token-id',
  'x-token-epoch',
  'x-user-id',
  'x-user-role',
  'x-org-id',
  'x-org-did',
  'x-org-status',
  'x-api-key-id',
  'x-api-key-scopes',
  'x-holder-dids',
  'x-client-hash',
  'x-correlation-id',
] as const;

type Headers = Partial<Record<(typeof SIGNED)[number], string>>;

/** `key` is derived for this purpose alone; it never signs anything else. */
export function createGatewayAssertions(options: { key: Uint8Array; now: Clock }): GatewayAssertions {
  const { key, now } = options;
  const sign = (expires: string, headers: Headers, { method, url, bodyLength }: AssertedRequest) =>
    createHmac('sha256', key)
      .update(
        JSON.stringify([expires, method, url, bodyLength, ...SIGNED.map((name) => headers[name] ?? null)]),
      )
      .digest();

  return {
    headersFor({ identity, correlationId, clientHash }, request) {
      const headers: Headers = {
        ...identityHeaders(identity),
        'x-client-hash': clientHash,
        'x-correlation-id': correlationId,
      };
      const expires = String(now().getTime() + LIFETIME_MS);
      return {
        ...headers,
        ...(request.bodyLength === ANY_LENGTH ? { 'x-body-length': ANY_LENGTH } : {}),
        'x-gateway-assertion': `${expires}.${sign(expires, headers, request).toString('base64url')}`,
      };
    },

    read(received, request) {
      const headers: Headers = {};
      for (const name of SIGNED) {
        const value = received[name];
        if (Array.isArray(value)) throw notFromGateway();
        if (value !== undefined) headers[name] = value;
      }
      const given = String(received['x-gateway-assertion'] ?? '');
      const [, expires = '', mac = ''] = /^(\d{1,16})\.([A-Za-z0-9_-]{43})$/.exec(given) ?? [];
      const bodyLength = received['x-body-length'] === ANY_LENGTH ? ANY_LENGTH : request.bodyLength;
      const expected = sign(expires, headers, { ...request, bodyLength });
      const actual = Buffer.from(mac, 'base64url');
      const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
      if (!isOurs || !(Number(expires) > now().getTime())) throw notFromGateway();
      return {
        identity: identityFrom(headers),
        correlationId: headers['x-correlation-id'] ?? '',
        clientHash: headers['x-client-hash'] ?? '',
      };
    },
  };
}

/** True for names that only the platform may set, however they are spelt. */
export function isTrustedHeader(name: string): boolean {
  const plain = name.toLowerCase().replaceAll('_', '-');
  return (
    /^x-(user|token|org|gateway|internal|client|body|issuer|holder)-/.test(plain) || /^x-api-key-/.test(plain)
  );
}

function identityHeaders(identity: Identity): Headers {
  switch (identity.kind) {
    case 'anonymous':
      return {};
    case 'admin':
      return {
        'x-token-scope': 'admin-console',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
        ...tokenHeaders(identity),
      };
    case 'issuer':
      return {
        'x-token-scope': 'issuer-portal',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
        'x-org-id': identity.issuerId,
        'x-org-did': identity.issuerDid,
        'x-org-status': identity.issuerStatus,
        ...tokenHeaders(identity),
      };
    case 'apiKey':
      return {
        'x-token-scope': 'api-key',
        'x-api-key-id': identity.apiKeyId,
        'x-api-key-scopes': identity.scopes.join(' '),
        'x-org-id': identity.issuerId,
        'x-org-did': identity.issuerDid,
        'x-org-status': identity.issuerStatus,
      };
    case 'custodian':
      return {
        'x-token-scope': 'custodian-portal',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
        'x-org-id': identity.custodianId,
        'x-org-did': identity.custodianDid,
      };
    case 'verifier':
      return {
        'x-token-scope': 'verifier-portal',
        'x-user-id': identity.userId,
        'x-org-id': identity.verifierId,
      };
    case 'holder':
      return {
        'x-token-scope': 'holder',
        'x-user-id': identity.holderId,
        'x-holder-dids': identity.dids.join(' '),
      };
    case 'unit':
      throw new AppError('INTERNAL', 'A unit calls over gRPC with its certificate, not over REST.');
  }
}

function tokenHeaders({
  tokenId,
  tokenEpoch,
}: {
  tokenId?: string | undefined;
  tokenEpoch?: number | undefined;
}): Headers {
  return {
    ...(tokenId === undefined ? {} : { 'x-token-id': tokenId }),
    ...(tokenEpoch === undefined ? {} : { 'x-token-epoch': String(tokenEpoch) }),
  };
}

const words = (text: string | undefined) => (text ? text.split(' ') : []);
const id = z.string().min(1);
const token = {
  tokenId: id.optional(),
  tokenEpoch: z.coerce.number().int().min(0).optional(),
};
const orgStatus = z.enum(ISSUER_STATUSES);
const identityOf = z.union([
  z.object({ scope: z.undefined() }).transform((): Identity => ({ kind: 'anonymous' })),
  z
    .object({
      scope: z.literal('admin-console'),
      userId: id,
      role: z.enum(ADMIN_ROLES),
      ...token,
    })
    .transform(({ scope: _, ...identity }): Identity => ({ kind: 'admin', ...identity })),
  z
    .object({
      scope: z.literal('issuer-portal'),
      userId: id,
      role: id,
      orgId: id,
      orgDid: id,
      orgStatus,
      ...token,
    })
    .transform(
      ({ scope: _, orgId, orgDid, orgStatus, ...identity }): Identity => ({
        kind: 'issuer',
        ...identity,
        issuerId: orgId,
        issuerDid: orgDid,
        issuerStatus: orgStatus,
      }),
    ),
  z
    .object({
      scope: z.literal('api-key'),
      apiKeyId: id,
      scopes: z.array(z.enum(API_KEY_SCOPES)),
      orgId: id,
      orgDid: id,
      orgStatus,
    })
    .transform(
      ({ apiKeyId, scopes, orgId, orgDid, orgStatus }): Identity => ({
        kind: 'apiKey',
        apiKeyId,
        scopes,
        issuerId: orgId,
        issuerDid: orgDid,
        issuerStatus: orgStatus,
      }),
    ),
  z.object({ scope: z.literal('custodian-portal'), userId: id, role: id, orgId: id, orgDid: id }).transform(
    ({ userId, role, orgId, orgDid }): Identity => ({
      kind: 'custodian',
      userId,
      role,
      custodianId: orgId,
      custodianDid: orgDid,
    }),
  ),
  z
    .object({ scope: z.literal('verifier-portal'), userId: id, orgId: id })
    .transform(({ userId, orgId }): Identity => ({ kind: 'verifier', userId, verifierId: orgId })),
  z
    .object({ scope: z.literal('holder'), userId: id, dids: z.array(id) })
    .transform(({ userId, dids }): Identity => ({ kind: 'holder', holderId: userId, dids })),
]);

function identityFrom(headers: Headers): Identity {
  const parsed = identityOf.safeParse({
    scope: headers['x-token-scope'],
    tokenId: headers['x-token-id'],
    tokenEpoch: headers['x-token-epoch'],
    userId: headers['x-user-id'],
    role: headers['x-user-role'],
    orgId: headers['x-org-id'],
    orgDid: headers['x-org-did'],
    orgStatus: headers['x-org-status'],
    apiKeyId: headers['x-api-key-id'],
    scopes: words(headers['x-api-key-scopes']),
    dids: words(headers['x-holder-dids']),
  });
  if (!parsed.success) throw notFromGateway();
  return parsed.data;
}

function notFromGateway(): AppError {
  return new AppError('FORBIDDEN', 'This port serves the API gateway only; send the request to the gateway.');
}
