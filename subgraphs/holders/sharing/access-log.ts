import { z } from 'zod';
import type { AuditEntry } from '../../../kernel/audit.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, uuid } from '../../../kernel/parse.ts';

export const accessLogsInput = z.strictObject({ credentialId: optional(uuid), ...pageInput });

/** The actions of the audit trail that are accesses. */
export const ACCESS_ACTIONS = [
  'share_link.opened',
  'share_link.refused',
  'proof_link.opened',
  'proof_link.refused',
] as const;

/** That somebody opened a link of a holder, or tried to. */
export interface AccessLogEntry {
  readonly accessId: string;
  readonly occurredAt: Date;
  readonly credentialIds: readonly string[];
  readonly channel: 'SHARE_LINK' | 'PROOF_LINK';
  readonly shareLabel: string | null;
  readonly verifierName: string | null;
  readonly country: string | null;
  readonly outcome: 'OPENED' | 'REFUSED';
  readonly detail: string | null;
}

/** What the log says of a link. */
export interface LinkFacts {
  readonly label: string | null;
  readonly credentialIds: readonly string[];
}

/** An entry of the trail in the words of the access log; `link` is absent when it was erased. */
export function accessLogEntry(
  entry: AuditEntry,
  link: LinkFacts | undefined,
  verifierName: string | undefined,
): AccessLogEntry {
  const isOpened = entry.action.endsWith('.opened');
  return {
    accessId: entry.auditId,
    occurredAt: entry.occurredAt,
    credentialIds: link?.credentialIds ?? [],
    channel: entry.subject.type === 'ProofLink' ? 'PROOF_LINK' : 'SHARE_LINK',
    shareLabel: link?.label ?? null,
    verifierName: verifierName ?? null,
    // The trail keeps hashes of addresses only, and from those no country can be told.
    country: null,
    outcome: isOpened ? 'OPENED' : 'REFUSED',
    detail: isOpened ? entry.newState : entry.reason,
  };
}
