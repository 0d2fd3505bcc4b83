import type { Connection } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { createConsoleLogService } from './console-log-service.ts';

/** Opens the room of the Admin Console's own audit log. */
export async function openConsoleLogRoom({ connection }: { connection: Connection }) {
  const log = await createConsoleLogService({ connection });
  const resolvers = {
    Query: {
      adminAuditLogs: async (_parent: unknown, args: unknown, context: Context) => {
        const page = await log.list(args, context);
        return { ...toConnection(page), searchedFrom: page.searchedFrom };
      },
    } satisfies Pick<QueryResolvers, 'adminAuditLogs'>,
  };
  return { resolvers };
}
