import { toConnection } from '../../../kernel/paging.ts';
import { auditLogField } from '../../audit-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
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
      auditLog: (_parent, args, context) => trail.byId(args, context),
      auditTrailVerification: (_parent, _args, context) => trail.verify(context),
      auditHeads: async (_parent, args, context) => toConnection(await heads.list(args, context)),
      auditKey: (_parent, _args, context) => heads.key(context),
      auditExport: (_parent, args, context) => exports.page(args, context),
    },
    Mutation: {
      signAuditHeads: (_parent, args, context) => heads.signNow(args, context),
    },
  } satisfies Resolvers;
}
