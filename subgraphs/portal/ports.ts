import type { Context } from '../../kernel/context.ts';
import type { CustodianRole, IssuerRole, IssuerStatus } from '../../kernel/identity.ts';
import type { DemoColleague } from '../members/demo-teams.ts';
import type { MemberStanding, MemberToken } from '../members/member.ts';
import type { SsoSignIn } from '../sso/ports.ts';
import type { ToldJob } from './issuers/letters.ts';

/** What this domain needs of others. */
export interface PortalNeeds {
  readonly issuers: RegistryOf<'issuerId'>;
  readonly custodians: RegistryOf<'custodianId'>;
  /** Whether and how the people of an organization sign in through its own identity provider. */
  readonly sso: { readonly issuers: SsoSignIn; readonly custodians: SsoSignIn };
}

/** What it offers to every unit. */
export interface PortalPorts {
  /** For jobs of bulk issuance: tells the person who has started one what has become of it, once for each letter id. */
  readonly bulkLetters: { tell(job: ToldJob, context: Context): Promise<void> };
  /** How issuers' members and their tokens stand. */
  readonly members: MemberStandings<IssuerRole>;
  /** The same of custodians' members. */
  readonly custodianMembers: MemberStandings<CustodianRole> & {
    /** Whether somebody is an ACTIVE member of the custodian with a role that reviews. Errors: STORAGE_UNAVAILABLE. */
    isReviewer(custodianId: string, userId: string, context: Context): Promise<boolean>;
  };
}

/** What it offers to the domains beside it. */
export interface PortalNear {
  /** The teams of custodians of the demonstration. */
  readonly demo: {
    /** Members who are ACTIVE at once, so that nobody is written to; returns their ids in order. */
    add(
      team: {
        readonly custodianId: string;
        readonly custodianDid: string;
        readonly people: readonly DemoColleague<CustodianRole>[];
      },
      context: Context,
    ): Promise<readonly string[]>;
    /** Removes the whole teams, also whom somebody has invited; there may be none. */
    remove(custodianIds: readonly string[], context: Context): Promise<void>;
    /** The same of issuers of it, whose people are those who have signed in. */
    removeOfIssuers(issuerIds: readonly string[], context: Context): Promise<void>;
  };
}

export interface MemberStandings<Role extends IssuerRole | CustodianRole> {
  /** Undefined for an unknown person or organization. Errors: STORAGE_UNAVAILABLE. */
  standing(token: MemberToken, context: Context): Promise<MemberStanding<Role, IssuerStatus> | undefined>;
  /** Undefined for everybody who is no ACTIVE member of the organization. Errors: STORAGE_UNAVAILABLE. */
  roleOf(organizationId: string, memberId: string, context: Context): Promise<Role | undefined>;
}

/** An organization under the id that its registry gives it. */
export type Registered<Id extends 'issuerId' | 'custodianId'> = { readonly [Key in Id]: string } & {
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
};

/** Needed of the registry of a kind of organizations. */
export interface RegistryOf<Id extends 'issuerId' | 'custodianId'> {
  readonly contacts: {
    /** Those that named this address (lower case) as their contact; current status, not cached. */
    byContactEmail(email: string, context: Context): Promise<readonly Registered<Id>[]>;
  };
  /** Straight from the store. */
  readonly directory: { byDid(did: string, context: Context): Promise<Registered<Id> | undefined> };
  /** As the store has it now; what was last known only while the registry does not answer. */
  readonly steadyDirectory: {
    byDid(did: string, context: Context): Promise<{ readonly status: IssuerStatus } | undefined>;
  };
}
