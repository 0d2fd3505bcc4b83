import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { IntegrityService } from './integrity-service.ts';
import type { Scan } from './scan.ts';

/** The fields of claim integrity. */
export function integrityResolvers(service: IntegrityService) {
  return {
    Query: {
      integrityScan: (_parent: unknown, args: unknown, context: Context) => service.scan(args, context),
      integrityScans: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.listScans(args, context)),
      claimIntegrityFindings: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.listFindings(args, context)),
    } satisfies Pick<QueryResolvers, 'integrityScan' | 'integrityScans' | 'claimIntegrityFindings'>,
    Mutation: {
      runIntegrityScan: (_parent: unknown, { input }: { input?: unknown }, context: Context) =>
        service.run(input ?? {}, context),
      resolveFinding: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.resolve(input, context),
    } satisfies Pick<MutationResolvers, 'runIntegrityScan' | 'resolveFinding'>,
    IntegrityScan: {
      scope: ({ scope: { issuerDid, since } }: Scan) => ({ all: !issuerDid && !since, issuerDid, since }),
      progress: ({ checked, total, findings }: Scan) => ({ checked, total, findings }),
    },
  };
}
