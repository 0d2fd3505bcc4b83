import type { Connection } from 'mongoose';
import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { auditList, auditLogsInput, indexForReading } from '../../../store/audit-list.ts';
import { auditEntrySchema, type StoredEntry } from '../../../store/ledger-model.ts';

export type ConsoleLogService = Awaited<ReturnType<typeof createConsoleLogService>>;

/** The Admin Console's own audit log: the entries of its own ledger, read where they are written. */
export async function createConsoleLogService({ connection }: { connection: Connection }) {
  const schema = auditEntrySchema();
  indexForReading(schema);
  const Entries = connection.model<StoredEntry>('ConsoleLogEntry', schema, 'audit_entries');
  await Entries.createIndexes();
  const entries = auditList(Entries);

  return {
    /** A page of the log, newest entry first. */
    async list(
      input: unknown,
      context: Context,
    ): Promise<Page<AuditEntry> & { readonly searchedFrom: Date | null }> {
      permit(context, 'audit.read');
      const { filter = {}, ...page } = parseInput(auditLogsInput, input);
      const { skip, limit } = pageWindow(page);
      return { ...(await entries.list(filter, { skip, limit })), offset: skip, size: limit };
    },
  };
}
