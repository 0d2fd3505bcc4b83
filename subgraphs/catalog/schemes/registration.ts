import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, instant, oneFrom, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { schemeCode } from './scheme.ts';

export const REGISTRATION_STATUSES = ['PENDING', 'ACTIVE', 'SUSPENDED', 'EXPIRED', 'CANCELLED'] as const;
export const ORGANISATION_TYPES = ['ISSUER', 'CUSTODIAN'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** An issuer or a custodian, by its id. */
export interface Organisation {
  readonly type: (typeof ORGANISATION_TYPES)[number];
  readonly id: string;
}

/** That a regulator has registered an organisation under a scheme, for a time. */
export interface SchemeRegistration extends Recorded {
  readonly registrationId: string;
  readonly schemeCode: string;
  readonly org: Organisation;
  /** As the regulator gave it; each once under a scheme. */
  readonly registrationNumber: string;
  /** Empty for all entries of the scheme's jurisdiction. */
  readonly scopeEntryIds: readonly string[];
  readonly validFrom: Date;
  /** It is over at this instant; absent for no end. */
  readonly validTo?: Date | undefined;
  readonly conditions?: string | undefined;
  /** Where the regulator's decision is kept. */
  readonly evidenceRef?: string | undefined;
  readonly status: RegistrationStatus;
  /** When it was told that it ends at `validTo`; absent until then. */
  readonly expiryAnnouncedAt?: Date | undefined;
  /** When the sweep has something to do with it; absent for never. */
  readonly dueAt?: Date | undefined;
}

/** What an administrator changes of a registration. */
export interface RegistrationChange {
  readonly status?: RegistrationStatus | undefined;
  readonly validTo?: Date | undefined;
  /** Empty takes them away. */
  readonly conditions?: string | undefined;
  readonly scopeEntryIds?: readonly string[] | undefined;
}

const NEXT: Readonly<Record<RegistrationStatus, readonly RegistrationStatus[]>> = {
  PENDING: ['ACTIVE', 'CANCELLED'],
  ACTIVE: ['SUSPENDED', 'EXPIRED', 'CANCELLED'],
  SUSPENDED: ['ACTIVE', 'EXPIRED', 'CANCELLED'],
  EXPIRED: [],
  CANCELLED: [],
};

export const STATUS_ACTIONS: Readonly<Record<RegistrationStatus, AuditAction>> = {
  PENDING: 'scheme_registration.created',
  ACTIVE: 'scheme_registration.activated',
  SUSPENDED: 'scheme_registration.suspended',
  EXPIRED: 'scheme_registration.expired',
  CANCELLED: 'scheme_registration.cancelled',
};

const NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * What a change makes of a registration at an instant. Errors: INVALID_STATE_TRANSITION for a step that the table does not have, for
 * anything of a registration that is over, for ACTIVE behind its end and EXPIRED before it; VALIDATION_FAILED for an end that is not
 * after the beginning.
 */
export function changedRegistration(
  before: SchemeRegistration,
  change: RegistrationChange,
  at: Date,
): Partial<SchemeRegistration> {
  const { status = before.status, validTo = before.validTo, conditions, scopeEntryIds } = change;
  const ways = NEXT[before.status];
  if (ways.length === 0) throw wrongState(`it is ${before.status} for ever; register the organisation anew`);
  if (change.status !== undefined && !ways.includes(status))
    throw wrongState(`it is ${before.status}; it can become ${ways.join(' or ')}`);
  if (validTo && validTo <= before.validFrom)
    throw invalid('validTo', 'too_early', 'give an instant after the beginning of the registration');
  const isOver = validTo !== undefined && validTo <= at;
  if (change.status === 'ACTIVE' && isOver)
    throw wrongState('its end has passed; give a later valid_to with it');
  if (change.status === 'EXPIRED' && !isOver)
    throw wrongState('it expires at its end; cancel it, or give a valid_to that has passed with it');
  const isAnotherPeriod = validTo?.getTime() !== before.validTo?.getTime();
  const after = {
    status,
    validTo,
    expiryAnnouncedAt: isAnotherPeriod ? undefined : before.expiryAnnouncedAt,
    ...(conditions === undefined ? {} : { conditions: conditions || undefined }),
    ...(scopeEntryIds === undefined ? {} : { scopeEntryIds }),
  };
  return { ...after, dueAt: dueAt(after) };
}

/** When the sweep has to announce the end of a registration, and after that when it ends. */
function dueAt({
  status,
  validTo,
  expiryAnnouncedAt,
}: Pick<SchemeRegistration, 'status' | 'validTo' | 'expiryAnnouncedAt'>): Date | undefined {
  if (!validTo || !NEXT[status].includes('EXPIRED')) return undefined;
  return expiryAnnouncedAt ? validTo : new Date(validTo.getTime() - NOTICE_MS);
}

/** What the sweep makes of a registration that is due: its end, or the notice of it. */
export function settled(
  registration: SchemeRegistration,
  at: Date,
): { readonly set: Partial<SchemeRegistration>; readonly isAnnounced: boolean } {
  const { status, validTo } = registration;
  if (validTo && validTo <= at) return { set: { status: 'EXPIRED', dueAt: undefined }, isAnnounced: false };
  const set = { expiryAnnouncedAt: at, dueAt: dueAt({ status, validTo, expiryAnnouncedAt: at }) };
  return { set, isAnnounced: true };
}

/** Whether a registration opens an entry at an instant. */
export function covers(registration: SchemeRegistration, entryId: string, at: Date): boolean {
  const { status, validFrom, validTo, scopeEntryIds } = registration;
  const isValid = validFrom <= at && (validTo === undefined || at < validTo);
  return status === 'ACTIVE' && isValid && (scopeEntryIds.length === 0 || scopeEntryIds.includes(entryId));
}

export function registrationFact(
  action: AuditAction,
  { registrationId, org }: Pick<SchemeRegistration, 'registrationId' | 'org'>,
): AuditFact {
  return {
    action,
    subject: { type: 'SchemeRegistration', id: registrationId },
    org: { type: org.type, id: org.id },
  };
}

function wrongState(why: string): AppError {
  return new AppError('INVALID_STATE_TRANSITION', `This registration cannot be changed so: ${why}.`);
}

const MOST_ENTRIES = 1000;

const scopeEntryIds = z
  .array(uuid, 'give a list of entry ids')
  .max(MOST_ENTRIES, `give at most ${MOST_ENTRIES} entries`)
  .transform((given) => [...new Set(given)]);

export const registerInput = z
  .strictObject({
    schemeCode,
    org: z.strictObject({ type: oneFrom(ORGANISATION_TYPES), id: uuid }, 'give { type, id }'),
    registrationNumber: text(100),
    scopeEntryIds: optional(scopeEntryIds).transform((given) => given ?? []),
    validFrom: instant,
    validTo: optional(instant),
    conditions: optionalText(freeText(1, 2000)),
    evidenceRef: optionalText(text(255)),
  })
  .refine(({ validFrom, validTo }) => validTo === undefined || validFrom < validTo, {
    path: ['validTo'],
    message: 'give an instant after validFrom',
  });

const reason = optionalText(text(2000));

export const updateRegistrationInput = z
  .strictObject({
    registrationId: uuid,
    status: optional(oneFrom(REGISTRATION_STATUSES)),
    reason,
    validTo: optional(instant),
    conditions: optional(freeText(0, 2000)),
    scopeEntryIds: optional(scopeEntryIds),
  })
  .refine((given) => given.reason === undefined || given.status !== undefined, {
    path: ['reason'],
    message: 'a reason belongs to a change of the status; give that too, or leave this out',
  });

export const setRegistrationStatusInput = z.strictObject({
  registrationId: uuid,
  status: oneFrom(REGISTRATION_STATUSES),
  reason,
});

export const listRegistrationsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      schemeCode: optional(schemeCode),
      orgId: optional(uuid),
      status: optional(oneFrom(REGISTRATION_STATUSES)),
    }),
  ),
  ...pageInput,
});
