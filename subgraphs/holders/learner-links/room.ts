import { asUnit, newContext } from '../../../kernel/context.ts';
import type { Room } from '../room.ts';
import { createHolderDirectory } from './directory.ts';
import type { HolderDirectory, LearnerLinks } from './ports.ts';

/** Opens what holders have to do with learner records: who they are there, and what of it ends with their account. */
export function openLearnerLinksRoom(
  deps: Parameters<typeof createHolderDirectory>[0] & {
    readonly learnerLinks: LearnerLinks;
    readonly accounts: Parameters<typeof createHolderDirectory>[0]['accounts'];
  },
): Room & { readonly directory: HolderDirectory } {
  const { learnerLinks, accounts } = deps;
  return {
    resolvers: {},
    directory: createHolderDirectory(deps),
    eraser: {
      async erase({ holderId, dids }) {
        await learnerLinks.forget({ holderId, dids }, asUnit(newContext(), 'core-engine'));
        return [];
      },
    },
    exporter: {
      name: 'learnerLinks',
      async export(holderId, context) {
        const dids = (await accounts.byId(holderId))?.dids ?? [];
        return learnerLinks.exportOf({ holderId, dids }, asUnit(context, 'core-engine'));
      },
    },
  };
}
