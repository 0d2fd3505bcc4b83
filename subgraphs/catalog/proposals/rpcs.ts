import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import type {
  CatalogRegistryService,
  ProposalRecord,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { coversFields, given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { pageArgs, pageMessage } from '../../rpc-pages.ts';
import type { Proposal } from './proposal.ts';
import type { ProposalService } from './proposal-service.ts';

/** The RPCs of proposals, a part of the catalog's contract. */
export function proposalRpcs(
  proposals: ProposalService,
): Pick<RowsOf<CatalogRegistryService>, 'SubmitProposal' | 'ListProposals' | 'DecideProposal'> {
  return {
    SubmitProposal: operationRow({
      operation: proposals.submit,
      covers: coversFields(['Mutation.submitProposal']),
      args: ({ proposalId }) => ({ proposalId: given(proposalId) }),
      reply: (proposal) => ({ proposal: recordOf(proposal) }),
    }),
    ListProposals: operationRow({
      operation: proposals.list,
      names: {
        first: 'pageSize',
        offset: 'page',
        'filter.status': 'statusFilter',
        'filter.kind': 'kindFilter',
      },
      args: ({ statusFilter, kindFilter, page, pageSize }) => ({
        filter: { status: given(statusFilter), kind: given(kindFilter) },
        ...pageArgs({ page, pageSize }),
      }),
      reply: (listed) => ({ proposals: listed.items.map(recordOf), ...pageMessage(listed) }),
    }),
    DecideProposal: operationRow({
      operation: proposals.decide,
      args: ({ proposalId, decision, reason }) => ({
        proposalId: given(proposalId),
        decision: given(decision),
        reason: given(reason),
      }),
      reply: (proposal) => ({ proposal: recordOf(proposal) }),
    }),
  };
}

function recordOf(proposal: Proposal): ProposalRecord<Sent> {
  return {
    proposalId: proposal.proposalId,
    kind: proposal.kind,
    targetId: proposal.targetId ?? '',
    payloadJson: canonicalize(proposal.payload),
    proposerIssuerDid: proposal.proposerIssuerDid,
    rationale: proposal.rationale,
    status: proposal.status,
    decisionReason: proposal.decisionReason ?? '',
    resultingId: proposal.resultingId ?? '',
    createdAt: millis(proposal.createdAt),
    updatedAt: millis(proposal.updatedAt),
    rowVersion: proposal.rowVersion,
  };
}
