import type { KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import { AppError } from './errors.ts';
import {
  ADMIN_ROLES,
  API_KEY_SCOPES,
  type Identity,
  ISSUER_STATUSES,
  VERIFIER_KEY_SCOPES,
  VERIFIER_STATUSES,
} from './identity.ts';

/** Somebody whom the gateway can vouch for: anybody but units and peers, which show certificates. */
export type Person = Exclude<Identity, { kind: 'unit' | 'peer' }>;

/** What the gateway says of a request that other units act on. */
export interface Assertion {
  readonly identity: Identity;
  readonly correlationId: string;
  readonly clientHash: string;
}

/** What an assertion is good for. */
export interface AssertedScope {
  /** The units that may act on it and present it to others. */
  readonly to: readonly string[];
  /** The root fields that the person asks for, such as `Mutation.issueCredential`. */
  readonly fields: readonly string[];
  /** The one HTTP request that it came with. */
  readonly http?: { readonly method: string; readonly url: string; readonly bodyLength: string } | undefined;
  /** A hash of the one gRPC request that it came with. */
  readonly call?: string | undefined;
}

/** What an assertion says, its signature proven. */
export interface ProvenAssertion extends Assertion, AssertedScope {
  readonly identity: Person;
  /** When the gateway made it, in epoch milliseconds. */
  readonly madeAt: number;
  /** As it was sent, to hand on. */
  readonly token: string;
}

/** Makes assertions: in the gateway's process alone, since nobody else has the private key. */
export interface AssertionSigner {
  /** A JWS (RFC 7515) that ends `lifeMs` from now. Error: INTERNAL for a unit or peer, which calls with its certificate. */
  sign(assertion: Assertion, scope: AssertedScope, lifeMs: number): Promise<string>;
}

/** Checks assertions with public keys: a process that can check them cannot make them. */
export interface AssertionReader {
  /** Error: FORBIDDEN for everything that the gateway has not signed, or that has ended. */
  read(token: string | undefined): Promise<ProvenAssertion>;
}

/** The keys of assertions, Ed25519: the private one where this process has it, and every public one that counts. */
export interface AssertionKeys {
  readonly signing: KeyObject | undefined;
  readonly verifying: readonly KeyObject[];
}

const ISSUER = 'api-gateway';
// A type of its own, so that no bearer token and no other signed text is ever taken for one (RFC 8725 §3.11).
const TYPE = 'gateway-assertion+jwt';
const MAX_LENGTH = 16_384;

const id = z.string().min(1).max(512);
const person = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('anonymous') }),
  z.strictObject({
    kind: z.literal('admin'),
    userId: id,
    role: z.enum(ADMIN_ROLES),
    tokenId: id.optional(),
    tokenEpoch: z.int().min(0).optional(),
  }),
  z.strictObject({
    kind: z.literal('issuer'),
    userId: id,
    role: id,
    issuerId: id,
    issuerDid: id,
    issuerStatus: z.enum(ISSUER_STATUSES),
    tokenId: id.optional(),
    tokenEpoch: z.int().min(0).optional(),
  }),
  z.strictObject({
    kind: z.literal('apiKey'),
    apiKeyId: id,
    issuerId: id,
    issuerDid: id,
    issuerStatus: z.enum(ISSUER_STATUSES),
    scopes: z.array(z.enum(API_KEY_SCOPES)),
  }),
  z.strictObject({
    kind: z.literal('holder'),
    holderId: id,
    dids: z.array(id),
    sessionId: id.optional(),
  }),
  z.strictObject({
    kind: z.literal('verifier'),
    userId: id,
    role: id,
    verifierId: id,
    verifierStatus: z.enum(VERIFIER_STATUSES),
    tokenId: id.optional(),
    tokenEpoch: z.int().min(0).optional(),
  }),
  z.strictObject({
    kind: z.literal('verifierKey'),
    apiKeyId: id,
    verifierId: id,
    verifierStatus: z.enum(VERIFIER_STATUSES),
    scopes: z.array(z.enum(VERIFIER_KEY_SCOPES)),
  }),
  z.strictObject({
    kind: z.literal('custodian'),
    userId: id,
    role: id,
    custodianId: id,
    custodianDid: id,
    custodianStatus: z.enum(ISSUER_STATUSES),
    tokenId: id.optional(),
    tokenEpoch: z.int().min(0).optional(),
  }),
]) satisfies z.ZodType<Person>;

const claims = z.object({
  iat: z.number(),
  identity: person,
  correlation_id: z.string(),
  client_hash: z.string(),
  to: z.array(id).min(1),
  fields: z.array(z.string()),
  http: z.strictObject({ method: z.string(), url: z.string(), bodyLength: z.string() }).optional(),
  call: z.string().optional(),
});

/** `keys` is asked for each assertion, so that a new key counts at once. */
export function createAssertionSigner(options: { keys: () => AssertionKeys; now: Clock }): AssertionSigner {
  const { keys, now } = options;
  return {
    async sign({ identity, correlationId, clientHash }, { to, fields, http, call }, lifeMs) {
      const { signing } = keys();
      if (!signing) throw new Error('Only the gateway has the key that signs assertions.');
      const parsed = person.safeParse(identity);
      if (!parsed.success) {
        const why = `The gateway does not vouch for ${identity.kind}: units call over gRPC with their certificates.`;
        throw new AppError('INTERNAL', why, { cause: parsed.error });
      }
      const made = now().getTime() / 1000;
      return new SignJWT({
        identity: parsed.data,
        correlation_id: correlationId,
        client_hash: clientHash,
        to,
        fields,
        ...(http ? { http } : {}),
        ...(call === undefined ? {} : { call }),
      })
        .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid: await kidOf(signing) })
        .setIssuer(ISSUER)
        .setIssuedAt(made)
        .setExpirationTime(made + lifeMs / 1000)
        .sign(signing);
    },
  };
}

/** `keys` is asked for each assertion, so that an exchanged key counts at once and a removed one no more. */
export function createAssertionReader(options: { keys: () => AssertionKeys; now: Clock }): AssertionReader {
  const { keys, now } = options;
  return {
    async read(token) {
      if (token === undefined || token.length > MAX_LENGTH) throw notFromGateway();
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys().verifying, kid), {
          algorithms: ['EdDSA'],
          typ: TYPE,
          issuer: ISSUER,
          requiredClaims: ['iat', 'exp'],
          currentDate: now(),
        });
        const { iat, identity, correlation_id, client_hash, to, fields, http, call } = claims.parse(payload);
        // jose counts whole seconds; what ends within this second has ended.
        if (Number(payload.exp) * 1000 <= now().getTime()) throw notFromGateway();
        return {
          identity,
          correlationId: correlation_id,
          clientHash: client_hash,
          to,
          fields,
          http,
          call,
          madeAt: iat * 1000,
          token,
        };
      } catch (cause) {
        throw notFromGateway(cause);
      }
    },
  };
}

/** The refusal of a request that only the gateway may send. */
export function notFromGateway(cause?: unknown): AppError {
  return new AppError(
    'FORBIDDEN',
    'This port serves the API gateway only; send the request to the gateway.',
    { cause },
  );
}

const kids = new WeakMap<KeyObject, Promise<string>>();

/** The thumbprint of the public half (RFC 7638; RFC 8037 §2 says that it leaves out the private one). */
function kidOf(key: KeyObject): Promise<string> {
  const known = kids.get(key) ?? exportJWK(key).then((jwk) => calculateJwkThumbprint(jwk));
  kids.set(key, known);
  return known;
}

async function keyOf(keys: readonly KeyObject[], kid: string | undefined): Promise<KeyObject> {
  for (const key of keys) if ((await kidOf(key)) === kid) return key;
  throw notFromGateway();
}
