import { z } from 'zod';
import { decodeBase64 } from '../../kernel/crypto/base64.ts';
import { assertStrictPublicKey } from '../../kernel/crypto/ed25519.ts';
import { AppError, invalid, isAppError } from '../../kernel/errors.ts';
import {
  type Identity,
  ISSUER_STATUSES,
  type IssuerStatus,
  type SigningMode,
} from '../../kernel/identity.ts';
import { MAX_PAGE_SIZE, pageInput } from '../../kernel/paging.ts';
import { countryCode, did, email, optional, optionalText, text, webUrl } from '../../kernel/parse.ts';

/** An institution that may sign credentials once it is ACTIVE. */
export interface Issuer {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  /** The current key: 32 bytes. */
  readonly publicKey: Buffer;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  readonly organizationUrl?: string | undefined;
  /** Personal data: `visibleTo` takes it away from callers who may not see it. */
  readonly contactEmail?: string | undefined;
  readonly countryCode?: string | undefined;
  /** Made for the demonstration: kept out of statistics and reports, and removed with it. Absent otherwise. */
  readonly isDemo?: boolean | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

type Decision = 'approve' | 'reject';

/** The decisions that have a legal origin; setStatus knows none, as the registry's contract says. */
const DECISIONS: Readonly<Record<Decision, { from: IssuerStatus; to: IssuerStatus }>> = {
  approve: { from: 'PENDING_APPROVAL', to: 'ACTIVE' },
  reject: { from: 'PENDING_APPROVAL', to: 'REJECTED' },
};

/** Where a decision leads. Error: INVALID_STATE_TRANSITION when the issuer is not waiting for one. */
export function statusAfter(decision: Decision, status: IssuerStatus): IssuerStatus {
  const { from, to } = DECISIONS[decision];
  if (status === from) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This issuer is ${status}; only an issuer that is ${from} can be approved or rejected. Set its status instead.`,
  );
}

/** The issuer as this caller may see it: the contact address is for administrators, units, peers and the issuer itself. */
export function visibleTo(identity: Identity, issuer: Issuer): Issuer {
  if (identity.kind === 'admin' || identity.kind === 'unit' || identity.kind === 'peer') return issuer;
  if ('issuerId' in identity && identity.issuerId === issuer.issuerId) return issuer;
  return { ...issuer, contactEmail: undefined };
}

// The key stays text here: a CUSTODIAL registration ignores what was sent, whatever it is.
const submittedKey = z.union([z.string(), z.instanceof(Uint8Array)], 'give the key as base64 text');
const reason = optionalText(text(2000));
const status = z.enum(ISSUER_STATUSES, `give one of ${ISSUER_STATUSES.join(', ')}`);

export const registerInput = z.strictObject({
  name: text(255),
  websiteUrl: optionalText(webUrl),
  contactEmail: optionalText(email),
  countryCode: optionalText(z.string().trim().toUpperCase().pipe(countryCode)),
  byok: optional(z.boolean('give true or false')).transform((value) => value ?? false),
  publicKey: optional(submittedKey),
  keyAlgorithm: optional(z.literal('Ed25519', "give 'Ed25519', the only key algorithm here")),
});

export const byDidInput = z.strictObject({ did });

export const listInput = z.strictObject({
  statusFilter: optional(status),
  contactEmail: optional(email),
  ...pageInput,
});

/** The list as the registry's RPC asks for it: numbered pages, and a size of 0 for all on one page. */
export const listByPageInput = listInput.pick({ statusFilter: true, contactEmail: true }).extend({
  page: z.number().int().min(0, 'start at page 0').max(100_000, 'narrow the filter instead'),
  pageSize: z
    .number()
    .int()
    .min(0, 'give 0 for all, or how many a page holds')
    .transform((size) => Math.min(size, MAX_PAGE_SIZE)),
});

export const decideInput = z.strictObject({ did, reason });

export const setStatusInput = z.strictObject({ did, status, reason });

/**
 * The 32 bytes of a submitted Ed25519 key, from canonical base64 or as they are.
 * Errors: VALIDATION_FAILED naming `field` for another length, spelling, or a key that proves nothing.
 */
export function strictPublicKey(submitted: string | Uint8Array, field: string): Buffer {
  const bytes = typeof submitted === 'string' ? decodeBase64(submitted, 32, field) : Buffer.from(submitted);
  if (bytes.length !== 32)
    throw invalid(field, 'bad_length', 'give the 32 raw bytes of an Ed25519 public key');
  try {
    assertStrictPublicKey(bytes);
    return bytes;
  } catch (error) {
    const [detail] = isAppError(error) ? (error.details ?? []) : [];
    throw detail ? invalid(field, detail.code, detail.message) : error;
  }
}
