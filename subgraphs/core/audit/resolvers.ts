import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolver } from '../../subgraph.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { TrailService } from './trail-service.ts';

/** The audit trail's fields. */
export function trailResolvers(service: TrailService) {
  return {
    Query: {
      auditLogs: async (_parent: unknown, args: unknown, context: Context) => {
        const page = await service.list(args, context);
        return { ...toConnection(page), offset: page.offset, size: page.size };
      },
      auditTrailVerification: (_parent: unknown, _args: unknown, context: Context) => service.verify(context),
    } satisfies Pick<QueryResolvers, 'auditLogs' | 'auditTrailVerification'>,
  };
}

/** Reached over gRPC by the other units only. */
export function trailInternals(service: TrailService): Readonly<Record<string, Resolver>> {
  return { appendAuditEntries: (_parent, { input }, context) => service.appendRelayed(input, context) };
}
