import type { IncomingHttpHeaders } from 'node:http';
import {
  type Assertion,
  type AssertionReader,
  type AssertionSigner,
  notFromGateway,
  type ProvenAssertion,
} from '../../kernel/assertion.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { UnitName } from '../../kernel/units.ts';
import { ATTESTED_FIELDS } from '../../subgraphs/credentials/contracts.ts';

/** The request that an assertion is good for. */
export interface AssertedRequest {
  readonly method: string;
  readonly url: string;
  /** How much body there is: `bodyLengthOf` its headers. */
  readonly bodyLength: string;
}

/** Makes and checks the headers with which the gateway hands a request to another unit. */
export interface GatewayAssertions {
  /** `fields` are the root fields that the request asks for, `workMs` how long `unit` may work on it once it has arrived. */
  headersFor(
    assertion: Assertion,
    request: AssertedRequest,
    way: { unit: UnitName; fields: readonly string[]; workMs: number },
  ): Promise<Record<string, string>>;
  /** Errors: FORBIDDEN when the request did not come through the gateway, or is another than it was. */
  read(headers: IncomingHttpHeaders, request: AssertedRequest): Promise<ProvenAssertion>;
}

// A body in chunks may reach the unit framed in another way, so its length cannot be promised.
const ANY_LENGTH = 'any';

/** The length of a body in bytes as its headers tell it, or `any` for one in chunks. */
export function bodyLengthOf(headers: IncomingHttpHeaders): string {
  if (headers['transfer-encoding'] !== undefined) return ANY_LENGTH;
  return String(Number(headers['content-length'] ?? 0));
}

// A request begins to arrive within this time; how long its body may take is what every HTTP port allows.
const ARRIVAL_MS = 30_000;
const BODY_MS = 90_000;

/** Who may act on what a unit was handed beside itself: the Admin Console relays to Core Engine, which asks the registry. */
const ONWARD: Readonly<Partial<Record<UnitName, readonly UnitName[]>>> = { 'admin-console': ['core-engine'] };
// The same for one field alone: its unit asks a third one for the person.
const ONWARD_FOR: Readonly<Record<string, readonly UnitName[]>> = Object.fromEntries(
  ATTESTED_FIELDS.map((field) => [field, ['custodian-registry']]),
);

/** As `unit` makes and checks them; only the gateway's process has the key to make any. */
export function createGatewayAssertions(options: {
  unit: UnitName;
  /** Undefined outside of the gateway's process. */
  signer: AssertionSigner | undefined;
  reader: AssertionReader;
  now: Clock;
}): GatewayAssertions {
  const { unit: here, signer, reader, now } = options;
  return {
    async headersFor(assertion, request, { unit, fields, workMs }) {
      if (!signer) throw new Error('Only the gateway hands requests on.');
      const others = [...(ONWARD[unit] ?? []), ...fields.flatMap((field) => ONWARD_FOR[field] ?? [])];
      const scope = { to: [...new Set([unit, ...others])], fields, http: request };
      return {
        ...plainHeaders(assertion),
        'x-gateway-assertion': await signer.sign(assertion, scope, ARRIVAL_MS + BODY_MS + workMs),
      };
    },

    async read(received, { method, url, bodyLength }) {
      const token = received['x-gateway-assertion'];
      const proven = await reader.read(typeof token === 'string' ? token : undefined);
      const { http, to, madeAt } = proven;
      const isThis =
        http?.method === method &&
        http.url === url &&
        (http.bodyLength === ANY_LENGTH || http.bodyLength === bodyLength);
      if (!isThis || !to.includes(here) || now().getTime() - madeAt >= ARRIVAL_MS) throw notFromGateway();
      const expected = plainHeaders(proven);
      if (PLAIN.some((name) => received[name] !== expected[name])) throw notFromGateway();
      return proven;
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

const PLAIN = ['x-token-scope', 'x-user-id', 'x-user-role', 'x-correlation-id'] as const;

/** Who calls in words that proxies and logs can read; the assertion says the same, and the two must agree. */
function plainHeaders({
  identity,
  correlationId,
}: Assertion): Partial<Record<(typeof PLAIN)[number], string>> {
  return { ...callerHeaders(identity), 'x-correlation-id': correlationId };
}

function callerHeaders(identity: Identity): Partial<Record<(typeof PLAIN)[number], string>> {
  switch (identity.kind) {
    case 'admin':
      return {
        'x-token-scope': 'admin-console',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
      };
    case 'issuer':
      return {
        'x-token-scope': 'issuer-portal',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
      };
    case 'custodian':
      return {
        'x-token-scope': 'custodian-portal',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
      };
    case 'verifier':
      return {
        'x-token-scope': 'verifier-portal',
        'x-user-id': identity.userId,
        'x-user-role': identity.role,
      };
    case 'holder':
      return { 'x-token-scope': 'holder', 'x-user-id': identity.holderId };
    case 'apiKey':
    case 'verifierKey':
      return { 'x-token-scope': 'api-key' };
    default:
      return {};
  }
}
