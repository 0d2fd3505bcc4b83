import { AppError } from '../../kernel/errors.ts';
import { derivedId } from '../../kernel/ids.ts';
import type { Recorded } from '../../store/record-store.ts';
import { NO_TOKEN_ENDED, type TokenEnds } from '../token-ends.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import type { Organization, OrganizationStatus } from './ports.ts';

export const MEMBER_STATUSES = ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** The invitation of somebody who has not accepted it yet; only the link of this one opens anything. */
export interface Invitation {
  readonly invitationId: string;
  readonly expiresAt: Date;
  /** Letters that were sent since the person was invited. */
  readonly letters: number;
}

/** The parts of a name (RFC 7643 §4.1.1). */
export interface PersonName {
  readonly formatted?: string | undefined;
  readonly familyName?: string | undefined;
  readonly givenName?: string | undefined;
}

/** A person who acts for an organization (attribute names as in SCIM, RFC 7643 §4.1). Somebody of several has a record in each. */
export interface TeamMember<Role extends MemberRole = MemberRole> extends TokenEnds, Recorded {
  readonly memberId: string;
  readonly organizationId: string;
  /** Unknown of members of an earlier release, who are found as the contacts of their issuer. */
  readonly organizationDid?: string | undefined;
  /** E-mail address in lower case. */
  readonly userName: string;
  readonly displayName?: string | undefined;
  /** As the directory of the organization has it; `displayName` is what colleagues see. */
  readonly name?: PersonName | undefined;
  /** What the directory of the organization calls the person. */
  readonly externalId?: string | undefined;
  readonly role: Role;
  readonly status: MemberStatus;
  /** Of INVITED people alone. */
  readonly invitation?: Invitation | undefined;
  readonly lastLoginAt?: Date | undefined;
}

/** What happens to members: from which status, to which. */
const STEPS = {
  INVITE_AGAIN: { from: ['REMOVED'], to: 'INVITED', done: 'invited' },
  RESEND: { from: ['INVITED'], to: 'INVITED', done: 'sent another invitation' },
  CANCEL: { from: ['INVITED'], to: 'REMOVED', done: 'uninvited' },
  ACCEPT: { from: ['INVITED'], to: 'ACTIVE', done: 'accepted' },
  SUSPEND: { from: ['ACTIVE'], to: 'SUSPENDED', done: 'suspended' },
  REACTIVATE: { from: ['SUSPENDED'], to: 'ACTIVE', done: 'reactivated' },
  REMOVE: { from: ['ACTIVE', 'SUSPENDED'], to: 'REMOVED', done: 'removed' },
  // A directory says who acts for the organization: nobody has to accept that.
  PROVISION: { from: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'], to: 'ACTIVE', done: 'provisioned' },
  WITHHOLD: { from: ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'], to: 'SUSPENDED', done: 'suspended' },
  CHANGE: { from: ['INVITED', 'ACTIVE', 'SUSPENDED'], to: undefined, done: 'changed' },
} as const satisfies Record<
  string,
  { readonly from: readonly MemberStatus[]; readonly to: MemberStatus | undefined; readonly done: string }
>;

export type MemberStep = keyof typeof STEPS;

/** The status after a step. Error: INVALID_STATE_TRANSITION. */
export function afterStep({ status }: Pick<TeamMember, 'status'>, step: MemberStep): MemberStatus {
  const { from, to, done } = STEPS[step];
  const allowed: readonly MemberStatus[] = from;
  if (allowed.includes(status)) return to ?? status;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This member is ${status}; only ${allowed.join(' or ')} ones can be ${done}.`,
  );
}

// In the order in which an organization is chosen for a person who named none.
const SIGN_IN_STATUSES: readonly string[] = ['ACTIVE', 'SUSPENDED', 'PENDING_APPROVAL'];

/**
 * The organizations whose members may sign in, the preferred one first. Members of one that waits for approval or is suspended may
 * look after it; those of a rejected or revoked one may not.
 */
export function openOrganizations<Found extends Organization>(found: readonly Found[]): readonly Found[] {
  const rank = ({ status }: Organization) => SIGN_IN_STATUSES.indexOf(status);
  return found
    .filter((organization) => rank(organization) >= 0)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.did.localeCompare(b.did));
}

/** Somebody who may change the organization and its team. */
export function isActiveAdmin(member: Pick<TeamMember, 'role' | 'status'> | undefined): boolean {
  return member?.role === 'Admin' && member.status === 'ACTIVE';
}

/** The id of an address in an organization, which stays when the person leaves and comes back. */
export function memberIdOf<Role extends MemberRole>(
  { stored }: MemberKind<Role>,
  organizationId: string,
  userName: string,
): string {
  return derivedId(stored.memberId, organizationId, userName);
}

/** Somebody who has not been in the organization before. */
export function newMember<Role extends MemberRole>(
  kind: MemberKind<Role>,
  organization: Pick<Organization, 'organizationId' | 'did'>,
  given: Pick<TeamMember<Role>, 'userName' | 'role' | 'status'> & Partial<TeamMember<Role>>,
  at: Date,
): TeamMember<Role> {
  const { organizationId, did } = organization;
  return {
    memberId: memberIdOf(kind, organizationId, given.userName),
    organizationId,
    organizationDid: did,
    ...NO_TOKEN_ENDED,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
    ...given,
  };
}

/** Which bearer token of which member of an organization. */
export interface MemberToken {
  readonly memberId: string;
  readonly organizationId: string;
  readonly organizationDid: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** What decides per request whether and for what a bearer token of a member counts. */
export interface MemberStanding<
  Role extends MemberRole = MemberRole,
  Status extends OrganizationStatus = OrganizationStatus,
> {
  readonly role: Role;
  /** True only for an ACTIVE member of this organization. */
  readonly isMember: boolean;
  /** False once the token was signed out, or all of the person's tokens were. */
  readonly tokenStands: boolean;
  readonly organizationStatus: Status;
}
