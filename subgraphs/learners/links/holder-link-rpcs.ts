import type { HolderLinkService } from '../../../proto/generated/testamur/internal/holder_links.ts';
import { type BindingOf, millis, operationRow } from '../../rpc.ts';
import { HOLDER_LINKS } from '../contracts.ts';
import type { LinksOfHolder } from './ports.ts';

/** What the accounts of holders ask of their links. */
export function holderLinkBinding(links: LinksOfHolder): BindingOf<HolderLinkService> {
  return {
    ...HOLDER_LINKS,
    rpcs: {
      ForgetHolder: operationRow({
        operation: links.forget,
        args: ({ holderId, dids }) => ({ holderId, dids }),
        reply: () => ({}),
      }),
      ExportLinks: operationRow({
        operation: links.exportOf,
        args: ({ holderId, dids }) => ({ holderId, dids }),
        reply: (found) => ({
          links: found.map(({ createdAt, ...link }) => ({ ...link, createdAt: millis(createdAt) })),
        }),
      }),
    },
  };
}
