import type { Connection } from 'mongoose';
import { auditLogField, createAuditLog } from '../../audit-log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { consoleLogStore } from './console-log-model.ts';

/** Opens the room of the Admin Console's own audit log. */
export async function openConsoleLogRoom({ connection }: { connection: Connection }) {
  const log = createAuditLog(await consoleLogStore(connection));
  const resolvers = {
    Query: { adminAuditLogs: auditLogField(log) },
  } satisfies Resolvers;
  return { resolvers };
}
