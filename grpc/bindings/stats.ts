import type { CredentialNetworkStats } from '../../subgraphs/credentials/credential-stats.ts';
import type { IssuerCounts } from '../../subgraphs/issuers/issuer-stats.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import type { VerificationNetworkStats } from '../../subgraphs/verification/verification-stats.ts';
import { given, givenNumber, millis, type ServiceBinding } from '../binding.ts';

const PROTO = 'testamur/internal/stats.proto';

/** What credential issuance counts for the network's statistics. */
export function createCredentialStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    service: 'testamur.internal.CredentialStatsService',
    proto: PROTO,
    rpcs: {
      GetCredentialStats: {
        resolver: internal['networkStats'] as Resolver,
        args: ({ from, to, top }) => ({ input: { from: given(from), to: given(to), top: givenNumber(top) } }),
        reply: ({ asOf, recount, expiring30d, ...stats }: CredentialNetworkStats) => ({
          ...stats,
          expiringSoon: expiring30d,
          asOf: millis(asOf),
          recount: recount && { ...recount, finishedAt: millis(recount.finishedAt) },
        }),
      },
      Recount: {
        resolver: internal['recountNetwork'] as Resolver,
        args: () => ({}),
        reply: () => ({}),
      },
    },
  };
}

/** What the verification engine counts for them. */
export function createVerificationStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    service: 'testamur.internal.VerificationStatsService',
    proto: PROTO,
    rpcs: {
      GetVerificationStats: {
        resolver: internal['networkStats'] as Resolver,
        args: ({ from, to, issuers }) => ({ input: { from: given(from), to: given(to), issuers } }),
        reply: ({ asOf, ...stats }: VerificationNetworkStats) => ({ ...stats, asOf: millis(asOf) }),
      },
    },
  };
}

/** What the issuer registry counts for them. */
export function createIssuerStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    service: 'testamur.internal.IssuerStatsService',
    proto: PROTO,
    rpcs: {
      CountIssuers: {
        resolver: internal['countIssuers'] as Resolver,
        args: () => ({}),
        reply: ({ total, byStatus }: IssuerCounts) => ({ total, byStatus }),
      },
    },
  };
}
