import type { AuditFact } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Proposal, ProposalKind } from './proposal.ts';

/** What an accepted proposal makes, in the commit of its acceptance. */
export interface ProposedRecord {
  readonly resultingId: string;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

/** What one kind of proposals is about; the room that owns such records has it. */
export interface ProposalTarget {
  /** Called when the proposal is submitted. Errors: VALIDATION_FAILED that names `targetId` or `payload.<field>`. */
  check(proposal: Proposal): Promise<void>;
  /** Makes nothing public and commits nothing itself. Errors: VALIDATION_FAILED for what has become impossible since it was submitted. */
  accept(proposal: Proposal, context: Context): Promise<ProposedRecord>;
}

/** What each kind is about. */
export type ProposalTargets = Readonly<Record<ProposalKind, ProposalTarget>>;

/** The registry of issuers, as far as proposals need it. */
export interface Proposers {
  /** Where issuers are written to; ids of nobody are left out. */
  byIds(
    issuerIds: readonly string[],
    context: Context,
  ): Promise<readonly { readonly id: string; readonly contactEmail: string | null }[]>;
}
