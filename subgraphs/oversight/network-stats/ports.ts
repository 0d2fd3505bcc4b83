import type { Context } from '../../../kernel/context.ts';

export interface StatsCount {
  readonly key: string;
  readonly count: number;
}

export interface StatsDay {
  readonly day: string;
  readonly count: number;
}

/** What one issuer, or one credential type, did in a range of days. */
export interface StatsShare {
  readonly key: string;
  readonly issued: number;
  readonly revoked: number;
}

/** UTC days, both included. */
export interface StatsRange {
  readonly from: string;
  readonly to: string;
  /** How many issuers and types to name. */
  readonly top: number;
}

/** Needed of credential issuance: what it counts of the network; demonstrations are left out. Errors: UPSTREAM_UNAVAILABLE. */
export interface CredentialCounts {
  of(
    range: StatsRange,
    context: Context,
  ): Promise<{
    readonly total: number;
    readonly byStatus: readonly StatsCount[];
    readonly claimed: number;
    readonly expiring30d: number;
    readonly issuedByDay: readonly StatsDay[];
    readonly revokedByDay: readonly StatsDay[];
    readonly byIssuer: readonly StatsShare[];
    readonly byType: readonly StatsShare[];
    readonly issuersActive: number;
    readonly asOf: Date;
    readonly recount?:
      | { readonly finishedAt: Date; readonly checked: number; readonly mended: number }
      | undefined;
  }>;
  /** Begins a recount, unless one is under way. */
  recount(context: Context): Promise<void>;
}

/** Needed of the verification engine: what it counts of the network. Errors: UPSTREAM_UNAVAILABLE. */
export interface VerificationCounts {
  of(
    /** `issuers`: DIDs of those to name. */
    range: Omit<StatsRange, 'top'> & { readonly issuers: readonly string[] },
    context: Context,
  ): Promise<{
    readonly total: number;
    readonly valid: number;
    readonly byStatus: readonly StatsCount[];
    readonly byChannel: readonly StatsCount[];
    readonly byDay: readonly { readonly day: string; readonly total: number; readonly valid: number }[];
    readonly byIssuer: readonly { readonly key: string; readonly total: number; readonly valid: number }[];
    readonly asOf: Date;
  }>;
}

/** Needed of each registry: how many organizations it has; demonstrations are left out. Errors: UPSTREAM_UNAVAILABLE. */
export interface RegistryCounts {
  all(context: Context): Promise<{ readonly total: number; readonly byStatus: readonly StatsCount[] }>;
}

/** Where the numbers come from. */
export interface StatsSources {
  readonly credentials: CredentialCounts;
  readonly verifications: VerificationCounts;
  readonly issuers: RegistryCounts;
  readonly custodians: RegistryCounts;
}
