import { z } from 'zod';
import { optional } from '../../../kernel/parse.ts';
import { dayRangeInput } from '../../../kernel/utc-day.ts';
import type { CredentialCounts, StatsCount, StatsDay, StatsShare } from './ports.ts';

export const DEFAULT_DAYS = 30;
export const MOST_DAYS = 400;
const MOST_NAMED = 100;

/** What one issuer or custodian did in the range, and how often its credentials were looked at. */
export interface IssuerShare {
  readonly issuerDid: string;
  /** Null for a DID that no registry knows; so is the next. */
  readonly name: string | null;
  readonly authorityType: 'ISSUER' | 'CUSTODIAN' | null;
  readonly issued: number;
  readonly revoked: number;
  readonly verified: number;
}

/** The network's statistics: how it stands, and what happened from day to day. Demonstrations are left out. */
export interface NetworkStats {
  readonly issuers: { readonly total: number; readonly byStatus: readonly StatsCount[] };
  readonly custodians: { readonly total: number; readonly byStatus: readonly StatsCount[] };
  readonly credentials: {
    readonly total: number;
    readonly byStatus: readonly StatsCount[];
    readonly claimed: number;
    readonly expiring30d: number;
  };
  readonly verifications: {
    readonly total: number;
    readonly valid: number;
    readonly byStatus: readonly StatsCount[];
    readonly byChannel: readonly StatsCount[];
  };
  readonly issuedByDay: readonly StatsDay[];
  readonly revokedByDay: readonly StatsDay[];
  readonly verifiedByDay: readonly { readonly day: string; readonly count: number; readonly valid: number }[];
  readonly byIssuer: readonly IssuerShare[];
  readonly byType: readonly (Omit<StatsShare, 'key'> & { readonly credentialType: string })[];
  readonly issuersActive: number;
  readonly from: string;
  readonly to: string;
  readonly asOf: Date;
  readonly lastRecount: Awaited<ReturnType<CredentialCounts['of']>>['recount'] | null;
}

export const networkStatsInput = z.strictObject({
  ...dayRangeInput,
  top: optional(
    z.number().int().min(1, 'ask for at least 1').max(MOST_NAMED, `ask for at most ${MOST_NAMED}`),
  ),
});
