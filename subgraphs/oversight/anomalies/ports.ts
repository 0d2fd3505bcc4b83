import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Context } from '../../../kernel/context.ts';

/** Needed of the verification engine: failed verifications by issuer and hour. Errors: UPSTREAM_UNAVAILABLE. */
export interface VerificationFailures {
  /** From an instant to another, the latest hours first, at most 5000 rows; hours without a failure are left out. */
  countsSince(
    from: Date,
    to: Date,
    context: Context,
  ): Promise<readonly { readonly issuerDid: string; readonly hour: Date; readonly failures: number }[]>;
}

/** Needed of the registries: who stands behind a subject. Errors: UPSTREAM_UNAVAILABLE. */
export interface WatchedOrgs {
  /** The id of an issuer; undefined for a DID that none registered. */
  idOf(did: string, context: Context): Promise<string | undefined>;
  /** True for one of the demonstration, which nobody is warned of. */
  isDemo(
    org: { readonly type: 'Issuer' | 'Custodian'; readonly id: string },
    context: Context,
  ): Promise<boolean>;
}

/** Needed of the audit trail: how much an organization did in a period, counted no further than `limit`. */
export interface OrgActivity {
  countOfOrg(
    orgId: string,
    what: { readonly action: AuditAction; readonly from: Date; readonly to: Date },
    limit: number,
  ): Promise<number>;
}
