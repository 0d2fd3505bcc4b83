import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { adviceOf, type Finding } from './finding.ts';
import type { IntegrityService } from './integrity-service.ts';
import type { Scan } from './scan.ts';

/** The fields of claim integrity. */
export function integrityResolvers(service: IntegrityService) {
  return {
    Query: {
      integrityScan: (_parent, args, context) => service.scan(args, context),
      integrityScans: async (_parent, args, context) => toConnection(await service.listScans(args, context)),
      claimIntegrityFindings: async (_parent, args, context) =>
        toConnection(await service.listFindings(args, context)),
    },
    Mutation: {
      runIntegrityScan: (_parent, { input }, context) => service.run(input ?? {}, context),
      resolveFinding: (_parent, { input }, context) => service.resolve(input, context),
    },
    ClaimIntegrityFinding: { advice: (finding: Finding) => adviceOf(finding) },
    IntegrityScan: {
      scope: ({ scope: { issuerDid, since } }: Scan) => ({ all: !issuerDid && !since, issuerDid, since }),
      // An answer that an earlier release has remembered tells of no versions.
      progress: ({ checked, total, findings, versionsChecked = 0 }: Scan) => ({
        checked,
        total,
        findings,
        versionsChecked,
      }),
    },
  } satisfies Resolvers;
}
