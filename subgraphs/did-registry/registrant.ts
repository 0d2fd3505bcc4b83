import { z } from 'zod';
import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction, AuditSubjectType } from '../../kernel/audit-actions.ts';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import {
  type Identity,
  ISSUER_STATUSES,
  type IssuerStatus,
  type SigningMode,
} from '../../kernel/identity.ts';
import { MAX_PAGE_SIZE, pageInput } from '../../kernel/paging.ts';
import { countryCode, did, email, optional, optionalText, text, webUrl } from '../../kernel/parse.ts';

/** An organization that is registered with a DID and keys of its own, and may sign once it is ACTIVE. */
export interface Registrant {
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

/** Which organizations: actions, collections, audit entries and rotation messages are named after the word. */
export type RegistryName = 'issuer' | 'custodian';

/** What kind of organization a registry is of: all in which two registries differ, but for members of their records. */
export interface Noun<Name extends RegistryName, R extends Registrant> {
  readonly name: Name;
  /** The word with its article. */
  readonly one: string;
  readonly subject: AuditSubjectType & Capitalize<RegistryName>;
  readonly org: Uppercase<RegistryName>;
  /** What is refused to whoever is not ACTIVE. */
  readonly notActive: ErrorCode;
  /** The member of a record that is its id. */
  readonly idField: keyof R & string;
  idOf(record: R): string;
  /** The organization that the caller acts for. */
  own(identity: Identity): { readonly id: string; readonly did: string } | undefined;
  /** The record without what only administrators, units, peers and itself may see, beside the contact address. */
  withheld?(record: R): R;
}

/** The noun without its records, for those who need its words alone. */
export type Words = Pick<Noun<RegistryName, never>, 'name' | 'one' | 'subject' | 'org' | 'own'>;

/** A record under the word that its registry has for it. */
export type Named<Name extends string, R> = { readonly [N in Name]: R };

export function named<Name extends string, R>({ name }: { readonly name: Name }, record: R): Named<Name, R> {
  // A computed name is any text to the type checker.
  return { [name]: record } as Named<Name, R>;
}

type Decision = 'approve' | 'reject';

/** The decisions that have a legal origin; setStatus knows none, as the registry's contract says. */
const DECISIONS: Readonly<Record<Decision, { from: IssuerStatus; to: IssuerStatus }>> = {
  approve: { from: 'PENDING_APPROVAL', to: 'ACTIVE' },
  reject: { from: 'PENDING_APPROVAL', to: 'REJECTED' },
};

/** Where a decision leads. Error: INVALID_STATE_TRANSITION for whoever is not waiting for one. */
export function statusAfter({ name, one }: Words, decision: Decision, status: IssuerStatus): IssuerStatus {
  const { from, to } = DECISIONS[decision];
  if (status === from) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This ${name} is ${status}; only ${one} that is ${from} can be approved or rejected. Set its status instead.`,
  );
}

/** The record as this caller may see it: the contact address is for administrators, units, peers and the organization itself. */
export function visibleTo<R extends Registrant>(
  noun: Noun<RegistryName, R>,
  identity: Identity,
  record: R,
): R {
  if (identity.kind === 'admin' || identity.kind === 'unit' || identity.kind === 'peer') return record;
  if (noun.own(identity)?.id === noun.idOf(record)) return record;
  return { ...(noun.withheld?.(record) ?? record), contactEmail: undefined };
}

/** The value, or NOT_FOUND for an organization that is not registered. */
export function orNotFound<T>({ name }: Words, found: T | undefined): T {
  if (found !== undefined) return found;
  throw new AppError('NOT_FOUND', `No ${name} is registered under this DID.`);
}

/** For changes: an organization's people may name their own DID only. Error: FORBIDDEN. */
export function requireOwnDid({ name, own }: Words, identity: Identity, did: string): void {
  const mine = own(identity);
  if (!mine || mine.did === did) return;
  throw new AppError('FORBIDDEN', `Your sign-in is for another ${name}; name the DID of your own.`);
}

/** For reads: the records of another organization are answered like an unknown DID. */
export function hideForeign(words: Words, identity: Identity, did: string): void {
  const mine = words.own(identity);
  if (mine && mine.did !== did) orNotFound(words, undefined);
}

/** An audit fact about an organization, ids only. */
export function factAbout({ subject, org }: Words, action: AuditAction, id: string): AuditFact {
  return { action, subject: { type: subject, id }, org: { type: org, id } };
}

/** Who creates a record, for its `createdBy`. */
export function actorId(identity: Identity): string | null {
  if ('userId' in identity) return identity.userId;
  if (identity.kind === 'peer') return identity.peer;
  return identity.kind === 'unit' ? identity.unit : null;
}

// The key stays text here: a CUSTODIAL registration ignores what was sent, whatever it is.
const submittedKey = z.union([z.string(), z.instanceof(Uint8Array)], 'give the key as base64 text');
const reason = optionalText(text(2000));
const status = z.enum(ISSUER_STATUSES, `give one of ${ISSUER_STATUSES.join(', ')}`);

/** What every organization says of itself. */
export const registerFields = {
  name: text(255),
  websiteUrl: optionalText(webUrl),
  contactEmail: optionalText(email),
  countryCode: optionalText(z.string().trim().toUpperCase().pipe(countryCode)),
  byok: optional(z.boolean('give true or false')).transform((value) => value ?? false),
  publicKey: optional(submittedKey),
  keyAlgorithm: optional(z.literal('Ed25519', "give 'Ed25519', the only key algorithm here")),
};

/** What an organization says of itself, as it was parsed, whatever else its registry asks for. */
export type Application = z.output<z.ZodObject<typeof registerFields>>;

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
