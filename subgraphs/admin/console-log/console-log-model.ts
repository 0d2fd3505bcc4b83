import type { Connection } from 'mongoose';
import {
  type AuditList,
  auditList,
  dropFormerAuditIndexes,
  indexForReading,
} from '../../../store/audit-list.ts';
import { auditEntrySchema, type StoredEntry } from '../../../store/ledger-model.ts';

/** The entries of the Admin Console's own ledger, read where they are written. */
export async function consoleLogStore(connection: Connection): Promise<AuditList> {
  const schema = auditEntrySchema();
  indexForReading(schema, { ofAllUnits: false });
  const Entries = connection.model<StoredEntry>('ConsoleLogEntry', schema, 'audit_entries');
  await dropFormerAuditIndexes(Entries);
  await Entries.createIndexes();
  const heads = connection.collection<{ _id: string }>('audit_heads');
  const chains = async () => (await heads.find().toArray()).map(({ _id }) => _id);
  return auditList(Entries, { ofAllUnits: false, chains });
}
