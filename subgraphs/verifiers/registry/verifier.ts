import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { VERIFIER_STATUSES, type VerifierStatus } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  countryCode,
  email,
  freeText,
  oneFrom,
  optional,
  optionalText,
  text,
  uuid,
  webUrl,
} from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';

export const SECTORS = ['EMPLOYER', 'EDUCATION', 'GOVERNMENT', 'RECRUITER', 'OTHER'] as const;
export type Sector = (typeof SECTORS)[number];

/** An organization that checks credentials. */
export interface Verifier extends Recorded {
  readonly verifierId: string;
  readonly name: string;
  readonly sector: Sector;
  /** Why it checks credentials, in its own words: what holders read who are asked for theirs. */
  readonly purposeStatement: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string | undefined;
  readonly organizationUrl?: string | undefined;
  /** In lower case; none once it is CLOSED. */
  readonly contactEmail?: string | undefined;
  /** Whether the public directory shows it while it is ACTIVE. */
  readonly publicListing: boolean;
  /** The version of the terms that it has agreed to. */
  readonly termsVersion: string;
  readonly status: VerifierStatus;
  /** Why it is SUSPENDED or CLOSED, as an administrator put it. */
  readonly statusReason?: string | undefined;
  /** Belongs to the demonstration. */
  readonly isDemo?: true | undefined;
  /** When the store drops a registration that nobody has confirmed. */
  readonly forgetAt?: Date | undefined;
}

const UNCONFIRMED_MS = 24 * 60 * 60 * 1000;

const STEPS = {
  CONFIRM: { from: ['PENDING_EMAIL'], to: 'ACTIVE', done: 'confirmed' },
  SUSPEND: { from: ['ACTIVE'], to: 'SUSPENDED', done: 'suspended' },
  REACTIVATE: { from: ['SUSPENDED'], to: 'ACTIVE', done: 'reactivated' },
  CLOSE: { from: ['ACTIVE', 'SUSPENDED'], to: 'CLOSED', done: 'closed' },
} as const satisfies Record<
  string,
  { readonly from: readonly VerifierStatus[]; readonly to: VerifierStatus; readonly done: string }
>;

export type VerifierStep = keyof typeof STEPS;

/** The status after a step. Error: INVALID_STATE_TRANSITION. */
export function afterStep({ status }: Pick<Verifier, 'status'>, step: VerifierStep): VerifierStatus {
  const { from, to, done } = STEPS[step];
  const allowed: readonly VerifierStatus[] = from;
  if (allowed.includes(status)) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This verifier is ${status}; only ${allowed.join(' or ')} ones can be ${done}.`,
  );
}

const country = z.string().trim().toUpperCase().pipe(countryCode);
const purposeStatement = freeText(10, 500);
const termsVersion = text(40);
const yesNo = z.boolean('give true or false');

export const registerInput = z.strictObject({
  name: text(255),
  sector: oneFrom(SECTORS),
  purposeStatement,
  contactEmail: email,
  organizationUrl: optionalText(webUrl),
  countryCode: optionalText(country),
  publicListing: optional(yesNo),
  termsVersion,
});

// An empty text takes away what may be absent.
export const updateInput = z.strictObject({
  name: optional(text(255)),
  sector: optional(oneFrom(SECTORS)),
  purposeStatement: optional(purposeStatement),
  organizationUrl: optional(z.union([z.literal(''), webUrl], 'give a URL, or an empty text for none')),
  countryCode: optional(z.union([z.literal(''), country], 'give two letters, or an empty text for none')),
  publicListing: optional(yesNo),
  termsVersion: optional(termsVersion),
});

const directoryFilter = z.strictObject({
  sector: optional(oneFrom(SECTORS)),
  countryCode: optional(country),
  name: optional(text(100)),
});
export type DirectoryFilter = Partial<z.output<typeof directoryFilter>>;

export const directoryInput = z.strictObject({ filter: optional(directoryFilter), ...pageInput });

const listFilter = z.strictObject({
  status: optional(oneFrom(VERIFIER_STATUSES)),
  name: optional(text(100)),
});
export type ListFilter = Partial<z.output<typeof listFilter>>;

export const listInput = z.strictObject({ filter: optional(listFilter), ...pageInput });

/** Whoever ends their own verifier names it. */
export const closeOwnInput = z.strictObject({ name: z.string('give the name of the verifier') });

export const verifierIdInput = z.strictObject({ verifierId: uuid });
export const decisionInput = z.strictObject({ verifierId: uuid, reason: freeText(3, 2000) });

/** A registration whose address nobody has confirmed yet; a day later it is forgotten. */
export function newVerifier(
  verifierId: string,
  given: z.output<typeof registerInput>,
  at: Date,
): Verifier & { readonly contactEmail: string } {
  const { publicListing = false, ...rest } = given;
  return {
    verifierId,
    ...rest,
    publicListing,
    status: 'PENDING_EMAIL',
    forgetAt: new Date(at.getTime() + UNCONFIRMED_MS),
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  };
}
