import { z } from 'zod';
import { LAST_INSTANT } from '../../kernel/clock.ts';
import { tryDecodeBase64 } from '../../kernel/crypto/base64.ts';
import { canonicalize, isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import {
  did,
  epochMs,
  freeText,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
  uuidAsWritten,
} from '../../kernel/parse.ts';
import type { AuthorityType } from './credential.ts';
import type { Validity } from './templates/validity.ts';

const MAX_CLAIMS_BYTES = 256 * 1024;
/** Records of one batch. */
export const MAX_BATCH_RECORDS = 500;
const CONTROL_CHARACTERS = /\p{Cc}/u;

/** A signature with what it covers; undefined as a whole for CUSTODIAL issuers. */
export interface OwnSignature {
  readonly signature: Buffer;
  readonly keyId: string;
  /** As it was signed, in either case. */
  readonly credentialId: string;
  readonly issuanceTimestamp: Date;
  readonly proofCreatedTimestamp: Date;
}

/** One credential as an issuer asks for it. */
export interface IssueRequest {
  readonly issuerDid: string;
  /** What the DID is: an issuer's or a custodian's. */
  readonly authorityType: AuthorityType;
  readonly holderDid: string;
  readonly credentialType: string;
  readonly credentialData: JsonObject;
  readonly expiresAt?: Date | undefined;
  readonly templateId?: string | undefined;
  /** The published version of the template by which it is issued. */
  readonly templateVersion?: number | undefined;
  /** How long it counts, by its template; not where the request says when it ends. */
  readonly validity?: Validity | undefined;
  /** The version of a catalog entry that its claims must satisfy. */
  readonly entryVersionId?: string | undefined;
  /** The achievement of that version is to be among the claims. */
  readonly achievementFromEntry?: boolean | undefined;
  /** It replaces a credential. */
  readonly isSuccessor?: boolean | undefined;
  readonly own?: OwnSignature | undefined;
}

const instantMs = epochMs
  .max(LAST_INSTANT, 'give epoch milliseconds before the year 10000')
  .transform((value) => new Date(value));

/** A JSON-LD term that stands in `type` behind VerifiableCredential. */
export const credentialType = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_-]{0,99}$/,
    'give one word of at most 100 letters and digits such as UniversityDegreeCredential',
  )
  .refine(
    (value) => value !== 'VerifiableCredential',
    'name the kind of credential; VerifiableCredential is added for you',
  );

/** Claims exactly as they will be signed: nothing is trimmed, since a BYOK issuer has signed these bytes. */
export const claims = z
  .custom<JsonObject>(isJsonObject, 'give an object of claims')
  .superRefine((value, context) => {
    const report = (message: string, ...path: string[]) =>
      void context.addIssue({ code: 'custom', message, path });
    if (Object.hasOwn(value, 'id')) report("remove id: the subject's id is the holder_did", 'id');
    const problem = nameProblem(value['name']);
    if (problem) report(problem, 'name');
    const jsonProblem = claimsProblem(value);
    if (jsonProblem) report(jsonProblem);
  });

const signature = z
  .union([z.instanceof(Uint8Array), z.string()], 'give the signature as base64')
  .transform((value) => (typeof value === 'string' ? tryDecodeBase64(value) : Buffer.from(value)))
  .refine((value) => value?.length === 64, 'give the 64 bytes of an Ed25519 signature as base64')
  .transform((value) => value ?? Buffer.alloc(0));

const ownSignature = {
  signature: optional(signature),
  keyId: optional(text(700)),
  issuanceTimestamp: optional(instantMs),
  proofCreatedTimestamp: optional(instantMs),
};

const underEntry = {
  entryVersionId: optional(uuid),
  achievementFromEntry: optional(z.boolean('give true or false')),
};

const record = {
  holderDid: did,
  credentialData: claims,
  expirationTimestamp: optional(instantMs),
  templateId: optional(uuid),
  ...underEntry,
  ...ownSignature,
};

const issueSchema = z.strictObject({
  issuerDid: did,
  credentialType,
  ...record,
  credentialId: optional(uuidAsWritten),
});

const prepareSchema = z.strictObject({
  issuerDid: did,
  credentialType,
  holderDid: did,
  credentialData: claims,
  templateId: optional(uuid),
  ...underEntry,
  keyId: optional(text(700)),
  credentialId: optional(uuidAsWritten),
  issuanceTimestamp: optional(instantMs),
  expirationTimestamp: optional(instantMs),
  proofCreatedTimestamp: optional(instantMs),
});

const reissueSchema = z.strictObject({
  credentialId: uuid,
  reason: freeText(3, 2000),
  credentialData: claims,
  expirationTimestamp: optional(instantMs),
  newCredentialId: optional(uuidAsWritten),
  ...ownSignature,
});

const batchSchema = z.strictObject({
  issuerDid: did,
  credentialType,
  continueOnError: optional(z.boolean()),
  templateId: optional(uuid),
  ...underEntry,
  records: z
    .array(z.unknown())
    .min(1, 'give at least one record')
    .max(MAX_BATCH_RECORDS, `give at most ${MAX_BATCH_RECORDS} records; send the rest in another batch`),
});

const batchRecordSchema = z.strictObject({
  clientRef: optionalText(text(255)),
  ...record,
  credentialId: optional(uuidAsWritten),
});

/** Parses the input of issueCredential. Errors: VALIDATION_FAILED, BYOK_FIELDS_REQUIRED. */
export function parseIssue(input: unknown): IssueRequest {
  return requestOf(parseInput(issueSchema, input));
}

/** Parses the input of prepareCredential: an issue request whose ids and instants may be missing. */
export function parsePrepare(input: unknown) {
  const parsed = parseInput(prepareSchema, input);
  assertOrder(parsed.issuanceTimestamp, parsed.expirationTimestamp);
  return parsed;
}

/** Parses the input of reissueCredential; `newCredentialId` is the id that a BYOK issuer signed. */
export function parseReissue(input: unknown) {
  const { credentialId, reason, newCredentialId, ...rest } = parseInput(reissueSchema, input);
  return {
    credentialId,
    reason,
    requestFor: (old: {
      issuerDid: string;
      authorityType: AuthorityType;
      holderDid: string;
      credentialType: string;
      templateId?: string | undefined;
      templateVersion?: number | undefined;
      entryVersionId?: string | undefined;
    }) => {
      const { issuerDid, authorityType, holderDid, credentialType: type, templateId, entryVersionId } = old;
      const given = {
        ...rest,
        issuerDid,
        holderDid,
        credentialType: type,
        templateId,
        entryVersionId,
        credentialId: newCredentialId,
      };
      // Its certificate looks as that of the old one does.
      return { ...requestOf(given, authorityType), templateVersion: old.templateVersion, isSuccessor: true };
    },
  };
}

/** Parses the frame of a batch; its records stay as sent, each is parsed on its own. */
export function parseBatch(input: unknown) {
  return parseInput(batchSchema, input);
}

/** Parses one record of a batch. Errors as parseIssue. */
export function parseBatchRecord(
  raw: unknown,
  frame: { issuerDid: string; authorityType: AuthorityType; credentialType: string } & Pick<
    IssueRequest,
    Kept | 'templateVersion'
  >,
): IssueRequest {
  const { clientRef: _clientRef, ...rest } = parseInput(batchRecordSchema, raw);
  const { issuerDid, authorityType, credentialType: type } = frame;
  const given = {
    ...rest,
    issuerDid,
    credentialType: type,
    templateId: rest.templateId ?? frame.templateId,
    entryVersionId: rest.entryVersionId ?? frame.entryVersionId,
    achievementFromEntry: rest.achievementFromEntry ?? frame.achievementFromEntry,
  };
  return { ...requestOf(given, authorityType), templateVersion: frame.templateVersion };
}

/** The client's own reference of a raw record, for outcomes of records that do not parse. */
export function clientRefOf(raw: unknown): string | undefined {
  const reference = isJsonObject(raw) ? raw['clientRef'] : undefined;
  return typeof reference === 'string' ? reference.slice(0, 255) : undefined;
}

type ParsedIssue = Omit<z.output<typeof issueSchema>, Kept> & Pick<IssueRequest, Kept>;
type Kept = 'templateId' | keyof typeof underEntry;

function requestOf(parsed: ParsedIssue, authorityType: AuthorityType = 'ISSUER'): IssueRequest {
  const {
    issuerDid,
    holderDid,
    credentialType: type,
    credentialData,
    expirationTimestamp,
    templateId,
    entryVersionId,
    achievementFromEntry,
  } = parsed;
  const own = ownSignatureOf(parsed);
  assertOrder(own?.issuanceTimestamp, expirationTimestamp);
  return {
    issuerDid,
    authorityType,
    holderDid,
    credentialType: type,
    credentialData,
    expiresAt: expirationTimestamp,
    templateId,
    entryVersionId,
    achievementFromEntry,
    own,
  };
}

function ownSignatureOf(parsed: Omit<ParsedIssue, 'issuerDid'>): OwnSignature | undefined {
  const { signature: bytes, keyId, credentialId, issuanceTimestamp, proofCreatedTimestamp } = parsed;
  const fields = { signature: bytes, keyId, credentialId, issuanceTimestamp, proofCreatedTimestamp };
  const missing = Object.entries(fields).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(fields).length) return undefined;
  if (bytes && keyId && credentialId && issuanceTimestamp && proofCreatedTimestamp) {
    return { signature: bytes, keyId, credentialId, issuanceTimestamp, proofCreatedTimestamp };
  }
  throw byokFieldsRequired(missing.map(([field]) => field));
}

/** The refusal that names which of the five BYOK fields a request lacks. */
export function byokFieldsRequired(missing: readonly string[]): AppError {
  return new AppError(
    'BYOK_FIELDS_REQUIRED',
    'A BYOK issuer sends signature, key_id, credential_id, issuance_timestamp and proof_created_timestamp together; a CUSTODIAL issuer sends none of them.',
    {
      details: missing.map((field) => ({
        field,
        code: 'required',
        message: 'send it with the other four BYOK fields',
      })),
    },
  );
}

function assertOrder(issuedAt: Date | undefined, expiresAt: Date | undefined): void {
  if (!issuedAt || !expiresAt || expiresAt.getTime() > issuedAt.getTime()) return;
  const message = 'give an instant after issuance_timestamp, in epoch milliseconds';
  throw new AppError('VALIDATION_FAILED', `expiration_timestamp: ${message}`, {
    details: [{ field: 'expirationTimestamp', code: 'order', message }],
  });
}

function nameProblem(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.trim() === '') return "give the holder's name as text";
  if (name.length > 255) return 'use at most 255 characters';
  if (!name.isWellFormed()) return 'remove the broken Unicode (a lone surrogate)';
  return CONTROL_CHARACTERS.test(name) ? 'remove the control characters' : undefined;
}

/** What keeps claims from being signed: the canonical text must be read back by the strict reader that verifiers use. */
function claimsProblem(value: JsonObject): string | undefined {
  try {
    const canonical = canonicalize(value);
    if (Buffer.byteLength(canonical) > MAX_CLAIMS_BYTES) return 'keep the claims within 256 KB';
    parseStrictJson(canonical);
    return undefined;
  } catch (error) {
    if (isAppError(error)) return error.message;
    throw error;
  }
}
