import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { auditLogField } from '../../audit-log.ts';
import type { Internals } from '../../subgraph.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ExportService } from './export-service.ts';
import type { HeadsService } from './heads-service.ts';
import type { TrailService } from './trail-service.ts';

/** The audit trail's fields. */
export function trailResolvers(services: {
  trail: TrailService;
  heads: HeadsService;
  exports: ExportService;
}) {
  const { trail, heads, exports } = services;
  return {
    Query: {
      auditLogs: auditLogField(trail),
      auditLog: (_parent: unknown, args: unknown, context: Context) => trail.byId(args, context),
      auditTrailVerification: (_parent: unknown, _args: unknown, context: Context) => trail.verify(context),
      auditHeads: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await heads.list(args, context)),
      auditKey: (_parent: unknown, _args: unknown, context: Context) => heads.key(context),
      auditExport: (_parent: unknown, args: unknown, context: Context) => exports.page(args, context),
    } satisfies Partial<QueryResolvers>,
    Mutation: {
      signAuditHeads: (_parent: unknown, args: unknown, context: Context) => heads.signNow(args, context),
    } satisfies Pick<MutationResolvers, 'signAuditHeads'>,
  };
}

/** Reached over gRPC by the other units only. */
export function trailInternals(service: TrailService) {
  return {
    appendAuditEntries: (_parent, { input }, context) => service.appendRelayed(input, context),
  } satisfies Internals;
}
