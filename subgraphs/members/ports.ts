import type { AuditFact } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus, VerifierStatus } from '../../kernel/identity.ts';
import type { Write } from '../../store/ledger.ts';

export type OrganizationStatus = IssuerStatus | VerifierStatus;

/** An organization whose people sign in here: an issuer, a custodian or a verifier. */
export interface Organization {
  readonly organizationId: string;
  /** What its people call it by; of a verifier, which has no DID, its id. */
  readonly did: string;
  readonly name: string;
  readonly status: OrganizationStatus;
}

/** What this room needs of the registry of a kind of organizations. */
export interface Organizations {
  /** Those that named this address (lower case) as their contact; current status, not cached. */
  byContactEmail(email: string, context: Context): Promise<readonly Organization[]>;
  /** Straight from the store; undefined for a DID of nobody. */
  byDid(did: string, context: Context): Promise<Organization | undefined>;
  /** As the store has it now; what was last known only while the registry does not answer. For each request of a member. */
  standingOf(did: string, context: Context): Promise<Pick<Organization, 'status'> | undefined>;
  /**
   * Of kinds that register themselves: an organization that waits for the confirmation of this address (lower case), as it will be,
   * and what makes it so; undefined where nothing waits.
   */
  confirmationOf?(organizationId: string, email: string): Promise<Confirmation | undefined>;
}

/** What commits with the first sign-in for an organization that registered itself. */
export interface Confirmation {
  readonly organization: Organization;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

/** How the people of an organization sign in through its own identity provider, where it has one. */
export interface SsoPolicy {
  readonly status: string;
  /** True closes every other way to sign in, while the configuration is ACTIVE. */
  readonly enforce: boolean;
  /** The Admin who may still sign in by a link; while this is no ACTIVE Admin, every ACTIVE Admin may. */
  readonly breakGlassMemberId: string | null;
}

/** What this room needs of the single sign-on of a kind of organizations. */
export interface SsoPolicies {
  /** Undefined for an organization without a configuration. */
  policyOf(input: { readonly organizationDid: string }, context: Context): Promise<SsoPolicy | undefined>;
  /** Where a browser ends the session at the provider; undefined where there is no such place. */
  logoutUrl(
    input: { readonly organizationDid: string; readonly loginHint: string },
    context: Context,
  ): Promise<string | undefined>;
}

/** Whether links open nothing now but for an Admin who breaks the glass. */
export function closesLinks(policy: SsoPolicy | undefined): policy is SsoPolicy {
  return policy?.enforce === true && policy.status === 'ACTIVE';
}
