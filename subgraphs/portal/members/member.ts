import type { IssuerRole, IssuerStatus } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { NO_TOKEN_ENDED, type TokenEnds } from '../../token-ends.ts';
import type { IssuerContact } from './ports.ts';

export const MEMBER_STATUSES = ['INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED'] as const;

/** A person who acts for an issuer (attribute names as in SCIM, RFC 7643 §4.1). */
export interface TeamMember extends TokenEnds {
  readonly memberId: string;
  readonly issuerId: string;
  /** E-mail address in lower case. */
  readonly userName: string;
  readonly role: IssuerRole;
  readonly status: (typeof MEMBER_STATUSES)[number];
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

// In the order in which an issuer is chosen for a person who named none.
const SIGN_IN_STATUSES: readonly string[] = ['ACTIVE', 'SUSPENDED', 'PENDING_APPROVAL'];

/**
 * The issuers whose members may sign in, the preferred one first. Members of an issuer that waits for approval or is suspended may
 * look after it; those of a rejected or revoked one may not.
 */
export function openIssuers(contacts: readonly IssuerContact[]): readonly IssuerContact[] {
  const rank = ({ status }: IssuerContact) => SIGN_IN_STATUSES.indexOf(status);
  return contacts
    .filter((contact) => rank(contact) >= 0)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.did.localeCompare(b.did));
}

/** The contact person of an issuer without members, who becomes its first Admin. */
export function firstAdmin(issuerId: string, userName: string, at: Date): TeamMember {
  return {
    memberId: derivedId('issuer-member', issuerId, userName),
    issuerId,
    userName,
    role: 'Admin',
    status: 'ACTIVE',
    ...NO_TOKEN_ENDED,
    lastLoginAt: at,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  };
}

/** Which bearer token of which member of an issuer. */
export interface MemberToken {
  readonly memberId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** What decides per request whether and for what a bearer token of a member counts. */
export interface MemberStanding {
  readonly role: IssuerRole;
  /** True only for an ACTIVE member of this issuer. */
  readonly isMember: boolean;
  /** False once the token was signed out, or all of the person's tokens were. */
  readonly tokenStands: boolean;
  readonly issuerStatus: IssuerStatus;
}
