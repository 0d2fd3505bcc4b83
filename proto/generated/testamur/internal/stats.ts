// Made of proto/testamur/internal/stats.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CredentialStatsService {
  readonly service: 'testamur.internal.CredentialStatsService';
  readonly proto: 'testamur/internal/stats.proto';
  readonly rpcs: {
    readonly GetCredentialStats: Rpc<GetCredentialStatsRequest, GetCredentialStatsRequest<Sent>, GetCredentialStatsResponse<Sent>, GetCredentialStatsResponse>;
    readonly Recount: Rpc<RecountRequest, RecountRequest<Sent>, RecountResponse<Sent>, RecountResponse>;
  };
}

export interface VerificationStatsService {
  readonly service: 'testamur.internal.VerificationStatsService';
  readonly proto: 'testamur/internal/stats.proto';
  readonly rpcs: {
    readonly GetVerificationStats: Rpc<GetVerificationStatsRequest, GetVerificationStatsRequest<Sent>, GetVerificationStatsResponse<Sent>, GetVerificationStatsResponse>;
  };
}

export interface IssuerStatsService {
  readonly service: 'testamur.internal.IssuerStatsService';
  readonly proto: 'testamur/internal/stats.proto';
  readonly rpcs: {
    readonly CountIssuers: Rpc<CountIssuersRequest, CountIssuersRequest<Sent>, CountIssuersResponse<Sent>, CountIssuersResponse>;
  };
}

export interface CustodianStatsService {
  readonly service: 'testamur.internal.CustodianStatsService';
  readonly proto: 'testamur/internal/stats.proto';
  readonly rpcs: {
    readonly CountCustodians: Rpc<CountCustodiansRequest, CountCustodiansRequest<Sent>, CountCustodiansResponse<Sent>, CountCustodiansResponse>;
  };
}

export interface StatsCount<W extends Wire = Received> {
  readonly key: string;
  readonly count: W['int64'];
}

export interface StatsDay<W extends Wire = Received> {
  readonly day: string;
  readonly count: W['int64'];
}

export interface StatsShare<W extends Wire = Received> {
  readonly key: string;
  readonly issued: W['int64'];
  readonly revoked: W['int64'];
}

export interface StatsRecount<W extends Wire = Received> {
  readonly finishedAt: W['int64'];
  readonly checked: W['int64'];
  readonly mended: W['int64'];
}

export interface GetCredentialStatsRequest<W extends Wire = Received> {
  readonly from: string;
  readonly to: string;
  readonly top: number;
}

export interface GetCredentialStatsResponse<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly byStatus: readonly StatsCount<W>[];
  readonly claimed: W['int64'];
  readonly expiringSoon: W['int64'];
  readonly issuedByDay: readonly StatsDay<W>[];
  readonly revokedByDay: readonly StatsDay<W>[];
  readonly byIssuer: readonly StatsShare<W>[];
  readonly byType: readonly StatsShare<W>[];
  readonly issuersActive: W['int64'];
  readonly asOf: W['int64'];
  readonly recount: StatsRecount<W> | null;
}

export type RecountRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export type RecountResponse<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface GetVerificationStatsRequest<W extends Wire = Received> {
  readonly from: string;
  readonly to: string;
  readonly issuers: readonly string[];
}

export interface VerificationDay<W extends Wire = Received> {
  readonly day: string;
  readonly total: W['int64'];
  readonly valid: W['int64'];
}

export interface VerificationShare<W extends Wire = Received> {
  readonly key: string;
  readonly total: W['int64'];
  readonly valid: W['int64'];
}

export interface GetVerificationStatsResponse<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly valid: W['int64'];
  readonly byStatus: readonly StatsCount<W>[];
  readonly byChannel: readonly StatsCount<W>[];
  readonly byDay: readonly VerificationDay<W>[];
  readonly byIssuer: readonly VerificationShare<W>[];
  readonly asOf: W['int64'];
}

export type CountIssuersRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface CountIssuersResponse<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly byStatus: readonly StatsCount<W>[];
}

export type CountCustodiansRequest<_W extends Wire = Received> = Readonly<Record<string, never>>;

export interface CountCustodiansResponse<W extends Wire = Received> {
  readonly total: W['int64'];
  readonly byStatus: readonly StatsCount<W>[];
}
