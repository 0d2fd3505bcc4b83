import { type Connection, Schema } from 'mongoose';
import type { AuditEntry } from '../kernel/audit.ts';

export type StoredEntry = Omit<AuditEntry, 'auditId'> & { readonly _id: string };

/** The newest entry of a chain, and the process that may write the next one. */
export interface StoredHead {
  readonly _id: string;
  readonly seq: number;
  readonly hash: string;
  /** Absent where nobody holds the chain. */
  readonly holder?: string;
  /** When others may take it. */
  readonly until?: Date;
}

interface RelayPosition {
  readonly _id: string;
  readonly seq: number;
}

const named = { type: String, required: true };

/** The fields of an audit entry as they are stored; the trail of Core Engine keeps the same shape. */
export function auditEntrySchema(): Schema<StoredEntry> {
  return new Schema<StoredEntry>(
    {
      _id: named,
      source: named,
      seq: { type: Number, required: true },
      occurredAt: { type: Date, required: true },
      actor: { _id: false, type: { type: String, required: true }, id: String, role: String, ipHash: String },
      action: named,
      subject: { _id: false, type: { type: String, required: true }, id: named },
      org: { type: Schema.Types.Mixed, default: null },
      status: named,
      reason: { type: String, default: null },
      previousState: { type: String, default: null },
      newState: { type: String, default: null },
      correlationId: named,
      prevHash: named,
      hash: named,
    },
    // By chain, so that a chain is read from one shard and no position is given twice.
    { versionKey: false, minimize: false, shardKey: { source: 1, seq: 1 } },
  );
}

/** The audit collections of one database. */
export async function ledgerModels(connection: Connection) {
  const entries = auditEntrySchema();
  entries.index({ source: 1, seq: 1 }, { unique: true }); // one entry per position in the chain: no forks
  const heads = new Schema<StoredHead>(
    {
      _id: named,
      seq: { type: Number, required: true },
      hash: named,
      holder: String,
      until: Date,
    },
    { versionKey: false },
  );
  // Apart from the head, which every commit writes: a relay must not make commits conflict.
  const positions = new Schema<RelayPosition>(
    { _id: named, seq: { type: Number, required: true } },
    { versionKey: false },
  );
  const Entries = connection.model<StoredEntry>('AuditEntry', entries, 'audit_entries');
  const Heads = connection.model<StoredHead>('AuditHead', heads, 'audit_heads');
  const Relays = connection.model<RelayPosition>('AuditRelay', positions, 'audit_relays');
  await Entries.createIndexes();
  return { Entries, Heads, Relays };
}
