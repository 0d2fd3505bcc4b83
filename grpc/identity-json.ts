import { z } from 'zod';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { AppError } from '../kernel/errors.ts';
import { ADMIN_ROLES, API_KEY_SCOPES, type Identity, ISSUER_STATUSES } from '../kernel/identity.ts';

const id = z.string().min(1).max(512);

const identity = z.discriminatedUnion('kind', [
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
  z.strictObject({ kind: z.literal('verifier'), userId: id, verifierId: id }),
  z.strictObject({ kind: z.literal('custodian'), userId: id, role: id, custodianId: id, custodianDid: id }),
  z.strictObject({ kind: z.literal('unit'), unit: id }),
]) satisfies z.ZodType<Identity>;

/** The bytes that name the caller of an operation in another unit. */
export function identityJson(caller: Identity): Buffer {
  return Buffer.from(JSON.stringify(caller));
}

/** Reads them back. Errors: VALIDATION_FAILED for anything that is not exactly one identity; nobody is never assumed. */
export function parseIdentity(json: Buffer | undefined): Identity {
  const parsed = json && identity.safeParse(parseStrictJson(json));
  if (parsed?.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', 'identity_json must be the JSON of one identity.', {
    cause: parsed?.error,
  });
}
