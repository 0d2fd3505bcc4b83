import type { Mailer } from '../../../store/letters/mailer.ts';
import type { RoomDeps } from '../rooms.ts';
import type { ProposalTargets, Proposers } from './ports.ts';
import { proposalStore } from './proposal-model.ts';
import { createProposalService, type ProposalService } from './proposal-service.ts';

/** Opens the room of proposals. `targets` make what each kind proposes. */
export async function openProposals(
  deps: RoomDeps & {
    readonly targets: ProposalTargets;
    readonly proposers: Proposers;
    readonly mailer: Mailer;
  },
): Promise<ProposalService> {
  return createProposalService({ ...deps, proposals: await proposalStore(deps.connection) });
}
