import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Context } from '../../../kernel/context.ts';

/** Needed of the verification engine: failed verifications by issuer or custodian and hour. Errors: UPSTREAM_UNAVAILABLE. */
export interface VerificationFailures {
  /** From an instant to another, the latest hours first, at most 5000 rows; hours without a failure are left out. */
  countsSince(
    from: Date,
    to: Date,
    context: Context,
  ): Promise<readonly { readonly issuerDid: string; readonly hour: Date; readonly failures: number }[]>;
}

/** An issuer or a custodian, as anomalies name it. */
export interface Watched {
  readonly type: 'Issuer' | 'Custodian';
  readonly id: string;
}

/** Needed of the registries: who stands behind a subject. Errors: UPSTREAM_UNAVAILABLE. */
export interface WatchedOrganizations {
  /** Undefined for a DID that nobody registered. */
  byDid(did: string, context: Context): Promise<Watched | undefined>;
  /** True for one of the demonstration, which nobody is warned of. */
  isDemo(watched: Watched, context: Context): Promise<boolean>;
}

/** Needed of the audit trail: how much an organization did in a period, counted no further than `limit`. */
export interface OrgActivity {
  countOfOrg(
    orgId: string,
    what: { readonly action: AuditAction; readonly from: Date; readonly to: Date },
    limit: number,
  ): Promise<number>;
}
