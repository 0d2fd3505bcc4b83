import type { AuditEntry } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { permit } from '../kernel/identity.ts';
import { type Page, pageWindow, toConnection } from '../kernel/paging.ts';
import { parseInput } from '../kernel/parse.ts';
import { type AuditList, auditLogsInput, placeOfEntry } from '../store/audit-list.ts';

/** A page of audit entries; `searchedFrom` as in the contract. */
type AuditLogPage = Page<AuditEntry> & { readonly searchedFrom: Date | null };

/** Lists of audit entries for administrators, newest entry first, whatever store they are read from. */
export function createAuditLog(entries: Pick<AuditList, 'list'>) {
  return {
    async list(input: unknown, context: Context): Promise<AuditLogPage> {
      permit(context, 'audit.read');
      const { filter = {}, ...page } = parseInput(auditLogsInput, input);
      const window = pageWindow(page);
      const found = await entries.list(filter, window);
      return { ...found, offset: window.skip, size: window.limit, keyOf: placeOfEntry };
    },
  };
}

/** The resolver of a field that gives an `AuditLogConnection`. */
export function auditLogField(log: { list(input: unknown, context: Context): Promise<AuditLogPage> }) {
  return async (_parent: unknown, args: unknown, context: Context) => {
    const page = await log.list(args, context);
    return { ...toConnection(page), searchedFrom: page.searchedFrom };
  };
}
