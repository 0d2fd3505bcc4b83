import type { CredentialStatus } from '../../../kernel/credential-status.ts';
import type { WorkforceMember } from './member.ts';
import type { Asked } from './requirement.ts';

export const COMPLIANCE_STATUSES = [
  'COMPLIANT',
  'EXPIRING',
  'IN_GRACE',
  'EXPIRED',
  'REVOKED',
  'MISSING',
  'UNVERIFIED',
  'WAIVED',
] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** What is known of a credential: never the document. */
export interface CredentialFact {
  readonly credentialId: string;
  readonly credentialType: string;
  /** Of the catalog; absent for one that cites none. */
  readonly entryId?: string | undefined;
  readonly issuerDid: string;
  readonly credentialStatus: CredentialStatus;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
}

/** A member, a requirement and what is known at an instant. */
export interface Case {
  readonly member: Pick<WorkforceMember, 'jobRole' | 'status'>;
  readonly requirement: Asked;
  /** Whether the holder of the member's wallet agrees that the custodian sees its credentials. */
  readonly isAgreed: boolean;
  /** Of that wallet. */
  readonly facts: readonly CredentialFact[];
  /** The one that is ACTIVE. */
  readonly waiver?: { readonly waiverId: string; readonly until: Date } | undefined;
  readonly at: Date;
}

/** How a member stands to a requirement. */
export interface Verdict {
  readonly status: ComplianceStatus;
  /** The credential that decides. */
  readonly credentialId?: string | undefined;
  readonly expiresAt?: Date | undefined;
  readonly waiverId?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/**
 * How a member stands to a requirement; undefined where it is not asked of them: of nobody before its first day, of no other job
 * roles, and never of somebody who LEFT, while who is ON_LEAVE keeps their status. The first of these that applies:
 *
 * 1. a credential that holds: COMPLIANT, or EXPIRING when all that hold end within the first warning. The one that ends last counts.
 * 2. a waiver: WAIVED, whatever lacks.
 * 3. no wallet whose holder agrees: UNVERIFIED, since nothing may be looked at.
 * 4. a credential behind its end and within the days of grace: IN_GRACE.
 * 5. of credentials that hold no more the one that was issued last: EXPIRED or REVOKED.
 * 6. MISSING.
 */
export function verdictOf(given: Case): Verdict | undefined {
  const { requirement, isAgreed, waiver, at } = given;
  if (!isAskedOf(given)) return undefined;
  const relevant = isAgreed ? given.facts.filter((fact) => satisfies(fact, requirement)) : [];
  const standings = relevant.flatMap((fact) => {
    const status = standingOf(fact, requirement, at);
    return status ? [{ fact, status }] : [];
  });
  const holding = standings
    .filter(({ status }) => status === 'COMPLIANT' || status === 'EXPIRING')
    .sort((one, other) => byEnd(one.fact, other.fact))[0];
  if (holding) return deciding(holding);
  if (waiver && waiver.until > at)
    return { status: 'WAIVED', waiverId: waiver.waiverId, expiresAt: waiver.until };
  if (!isAgreed) return { status: 'UNVERIFIED' };
  const inGrace = standings
    .filter(({ status }) => status === 'IN_GRACE')
    .sort((one, other) => byEnd(one.fact, other.fact))[0];
  if (inGrace) return deciding(inGrace);
  const last = standings.sort((one, other) => byIssuance(one.fact, other.fact))[0];
  return last ? deciding(last) : { status: 'MISSING' };
}

/** When time alone may change the verdict next; undefined for never. */
export function changesAt({ requirement, facts, isAgreed, waiver, member, at }: Case): Date | undefined {
  if (member.status === 'LEFT') return undefined;
  const { graceDays } = requirement;
  const instants = [
    firstInstant(requirement),
    ...(waiver ? [waiver.until] : []),
    ...(isAgreed ? facts : []).flatMap(({ expiresAt }) =>
      expiresAt === undefined
        ? []
        : [daysAfter(expiresAt, -firstWarning(requirement)), expiresAt, daysAfter(expiresAt, graceDays)],
    ),
  ];
  return earliest(instants.filter((instant) => instant > at));
}

export function earliest(instants: readonly Date[]): Date | undefined {
  return instants.reduce<Date | undefined>((first, one) => (first && first <= one ? first : one), undefined);
}

/** Days before the end of a credential from which on it is EXPIRING. */
export const firstWarning = ({ warnDays }: Pick<Asked, 'warnDays'>): number => Math.max(0, ...warnDays);

const firstInstant = ({ effectiveFrom }: Pick<Asked, 'effectiveFrom'>) =>
  new Date(`${effectiveFrom}T00:00:00Z`);

function isAskedOf({ member, requirement, at }: Case): boolean {
  const { jobRoles } = requirement;
  if (member.status === 'LEFT' || at < firstInstant(requirement)) return false;
  return jobRoles.length === 0 || jobRoles.includes(member.jobRole);
}

function satisfies({ credentialType, entryId, issuerDid }: CredentialFact, { satisfiedBy }: Asked): boolean {
  const { credentialTypes, entryIds, acceptedIssuerDids } = satisfiedBy;
  const isMeant =
    credentialTypes.includes(credentialType) || (entryId !== undefined && entryIds.includes(entryId));
  return isMeant && (acceptedIssuerDids.length === 0 || acceptedIssuerDids.includes(issuerDid));
}

/** Undefined for what says nothing: a successor stands beside one that is SUPERSEDED, and one that is SUSPENDED may come back. */
function standingOf(
  { credentialStatus, expiresAt }: CredentialFact,
  requirement: Asked,
  at: Date,
): ComplianceStatus | undefined {
  if (credentialStatus === 'REVOKED') return 'REVOKED';
  if (credentialStatus !== 'ISSUED' && credentialStatus !== 'EXPIRED') return undefined;
  if (expiresAt === undefined) return 'COMPLIANT';
  if (expiresAt > at)
    return daysAfter(expiresAt, -firstWarning(requirement)) <= at ? 'EXPIRING' : 'COMPLIANT';
  return daysAfter(expiresAt, requirement.graceDays) > at ? 'IN_GRACE' : 'EXPIRED';
}

interface Standing {
  readonly fact: CredentialFact;
  readonly status: ComplianceStatus;
}

function deciding({ fact: { credentialId, expiresAt }, status }: Standing): Verdict {
  return { status, credentialId, ...(expiresAt && { expiresAt }) };
}

/** The one that ends last first; of those that end together the one that was issued last. */
function byEnd(one: CredentialFact, other: CredentialFact): number {
  const end = ({ expiresAt }: CredentialFact) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return end(other) - end(one) || byIssuance(one, other);
}

function byIssuance(one: CredentialFact, other: CredentialFact): number {
  const difference = other.issuedAt.getTime() - one.issuedAt.getTime();
  return difference || (one.credentialId < other.credentialId ? -1 : 1);
}
