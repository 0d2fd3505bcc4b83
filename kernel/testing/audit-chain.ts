import { type AuditEntry, auditHash, CHAIN_START } from '../audit.ts';

/** Walks a chain in order: the seq of the first entry that does not fit, or undefined when all do. */
export function firstBrokenSeq(
  entries: Iterable<AuditEntry>,
  after: { seq: number; hash: string } = { seq: 0, hash: CHAIN_START },
): number | undefined {
  let previous = after;
  for (const { hash, ...entry } of entries) {
    const fits =
      entry.seq === previous.seq + 1 && entry.prevHash === previous.hash && auditHash(entry) === hash;
    if (!fits) return previous.seq + 1;
    previous = { seq: entry.seq, hash };
  }
  return undefined;
}
