import type { Connection } from 'mongoose';
import { auditLogField, createAuditLog } from '../../audit-log.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { consoleLog } from './console-log-model.ts';

/** Opens the room of the Admin Console's own audit log. */
export async function openConsoleLogRoom({ connection }: { connection: Connection }) {
  const log = createAuditLog(await consoleLog(connection));
  const resolvers = {
    Query: { adminAuditLogs: auditLogField(log) } satisfies Pick<QueryResolvers, 'adminAuditLogs'>,
  };
  return { resolvers };
}
