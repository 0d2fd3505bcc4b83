import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';

/** An organization whose people sign in here: an issuer or a custodian. */
export interface Organization {
  readonly organizationId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
}

/** What this room needs of the registry of a kind of organizations. */
export interface Organizations {
  /** Those that named this address (lower case) as their contact; current status, not cached. */
  byContactEmail(email: string, context: Context): Promise<readonly Organization[]>;
  /** Straight from the store; undefined for a DID of nobody. */
  byDid(did: string, context: Context): Promise<Organization | undefined>;
  /** As the store has it now; what was last known only while the registry does not answer. For each request of a member. */
  standingOf(did: string, context: Context): Promise<Pick<Organization, 'status'> | undefined>;
}

/** How the people of an organization sign in through its own identity provider, where it has one. */
export interface SsoPolicy {
  readonly status: string;
  /** True closes every other way to sign in, while the configuration is ACTIVE. */
  readonly enforce: boolean;
  /** The Admin who may still sign in by a link. */
  readonly breakGlassMemberId: string | null;
}

/** What this room needs of the single sign-on of a kind of organizations. */
export interface SsoPolicies {
  /** Undefined for an organization without a configuration. */
  policyOf(input: { readonly organizationDid: string }, context: Context): Promise<SsoPolicy | undefined>;
}

/** Whether only its break-glass Admin may sign in by a link now. */
export function closesLinks(policy: SsoPolicy | undefined): policy is SsoPolicy {
  return policy?.enforce === true && policy.status === 'ACTIVE';
}
