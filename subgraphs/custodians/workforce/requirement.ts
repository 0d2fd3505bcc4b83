import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { calendarDate, did, oneFrom, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { jobRole } from './member.ts';

export const SEVERITIES = ['MANDATORY', 'RECOMMENDED'] as const;
export const REQUIREMENT_STATUSES = ['ACTIVE', 'ARCHIVED'] as const;

/** Requirements of a custodian that are ACTIVE, at most: each is looked at for each member. */
export const MOST_REQUIREMENTS = 100;

/** Which credentials meet a requirement: of one of the types or of one of the entries, and of an issuer that is accepted. */
export interface SatisfiedBy {
  readonly credentialTypes: readonly string[];
  /** Entries of the catalog, whichever version a credential cites. */
  readonly entryIds: readonly string[];
  /** Empty: those of every issuer. */
  readonly acceptedIssuerDids: readonly string[];
}

/** What a requirement asks; a change of it is another version. */
export interface Asked {
  readonly name: string;
  /** Empty: of everybody. */
  readonly jobRoles: readonly string[];
  readonly satisfiedBy: SatisfiedBy;
  /** Days before the end at which people are told, the most first; within the most, a credential is EXPIRING. */
  readonly warnDays: readonly number[];
  /** Days behind the end in which a credential is IN_GRACE. */
  readonly graceDays: number;
  readonly severity: (typeof SEVERITIES)[number];
  /** The first day, in UTC, on which it is asked of anybody. */
  readonly effectiveFrom: string;
}

/** A credential that a custodian asks of its people. */
export interface ComplianceRequirement extends Recorded, Asked {
  readonly requirementId: string;
  readonly custodianId: string;
  /** 1 for the first wording, and one more with each other one. */
  readonly version: number;
  readonly status: (typeof REQUIREMENT_STATUSES)[number];
}

/** A wording that was in force: what the register of that time means. */
export interface RequirementVersion extends Recorded, Asked {
  readonly requirementVersionId: string;
  readonly requirementId: string;
  readonly custodianId: string;
  readonly version: number;
}

const ids = <S extends z.ZodType<string>>(one: S, most: number) =>
  z
    .array(one, 'give a list')
    .max(most, `give at most ${most}`)
    .refine((given) => new Set(given).size === given.length, 'name each once');

const satisfiedBy = z
  .strictObject({
    credentialTypes: optional(ids(text(100), 50)),
    entryIds: optional(ids(uuid, 50)),
    acceptedIssuerDids: optional(ids(did, 50)),
  })
  .transform(({ credentialTypes = [], entryIds = [], acceptedIssuerDids = [] }) => ({
    credentialTypes,
    entryIds,
    acceptedIssuerDids,
  }))
  .refine(({ credentialTypes, entryIds }) => credentialTypes.length + entryIds.length > 0, {
    path: ['credentialTypes'],
    error: 'name a type of credentials or an entry of the catalog',
  });

const days = z.number('give days as a number').int('give whole days');

const members = {
  name: text(255),
  jobRoles: ids(jobRole, 50),
  satisfiedBy,
  warnDays: ids(days.min(1, 'give 1 day or more').max(365, 'give at most 365 days') as never, 8),
  graceDays: days.min(0, 'give 0 days or more').max(365, 'give at most 365 days'),
  severity: oneFrom(SEVERITIES),
  effectiveFrom: calendarDate,
};

export const createRequirementInput = z.strictObject({
  requirementId: optional(z.undefined()),
  name: members.name,
  jobRoles: optional(members.jobRoles),
  satisfiedBy: members.satisfiedBy,
  warnDays: optional(members.warnDays),
  graceDays: optional(members.graceDays),
  severity: optional(members.severity),
  effectiveFrom: optional(members.effectiveFrom),
});

export const changeRequirementInput = z.strictObject({
  requirementId: uuid,
  name: optional(members.name),
  jobRoles: optional(members.jobRoles),
  satisfiedBy: optional(members.satisfiedBy),
  warnDays: optional(members.warnDays),
  graceDays: optional(members.graceDays),
  severity: optional(members.severity),
  effectiveFrom: optional(members.effectiveFrom),
});

const requirementIdInput = z.strictObject({ requirementId: uuid });
export const parseRequirementId = (input: unknown) => parseInput(requirementIdInput, input).requirementId;

export const listRequirementsInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(REQUIREMENT_STATUSES)) })),
  ...pageInput,
});

/** The most days first. */
export const inOrder = (warnDays: readonly number[]): readonly number[] =>
  [...warnDays].sort((one, other) => other - one);
