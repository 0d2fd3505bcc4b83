import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { MemberStanding, MemberToken } from './members/member.ts';
import type { IssuerContacts } from './members/ports.ts';

/** What this domain needs of others. */
export interface PortalNeeds {
  readonly contacts: IssuerContacts;
  readonly issuers: IssuerStandings;
}

/** What it offers to every unit. */
export interface PortalPorts {
  /** How issuers' members and their tokens stand. */
  readonly members: {
    /** Undefined for an unknown person or issuer. Errors: STORAGE_UNAVAILABLE. */
    standing(token: MemberToken, context: Context): Promise<MemberStanding | undefined>;
  };
}

/** Needed of the issuer registry: an issuer as the store has it now; what was last known only while the registry does not answer. */
export interface IssuerStandings {
  byDid(did: string, context: Context): Promise<{ readonly status: IssuerStatus } | undefined>;
}
