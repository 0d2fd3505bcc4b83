import { AppError } from '../../../kernel/errors.ts';
import type { HolderDirectoryService } from '../../../proto/generated/testamur/internal/holder_directory.ts';
import { type BindingOf, given, operationRow } from '../../rpc.ts';
import { DIRECTORY } from '../contracts.ts';
import type { HolderDirectory } from './ports.ts';

/** What learner records and custodians ask about the accounts of holders. */
export function directoryBinding(directory: HolderDirectory): BindingOf<HolderDirectoryService> {
  return {
    ...DIRECTORY,
    rpcs: {
      GetHolder: operationRow({
        operation: async (input: object, context) => {
          const found = await directory.find(input, context);
          if (found) return found;
          throw new AppError('NOT_FOUND', 'Nobody has this id or DID.');
        },
        args: ({ holderId, did }) => (did === '' ? { holderId } : { did }),
        reply: ({ holderId, email, did }) => ({ holderId, email, did: did ?? '' }),
      }),
      FindHolders: operationRow({
        operation: directory.findMany,
        args: ({ people }) => ({ people: people.map(({ email, name }) => ({ email, name: given(name) })) }),
        reply: (found) => ({
          holders: found.map((holder) => ({ did: holder?.did ?? '', isNamed: holder?.isNamed ?? false })),
        }),
      }),
      TellOfLearnerLink: operationRow({
        operation: directory.tellOfLink,
        args: ({ linkId, issuerDid, holderDid, email, isInvite }) => ({
          linkId,
          issuerDid,
          holderDid: given(holderDid),
          email: given(email),
          isInvite,
        }),
        reply: () => ({}),
      }),
    },
  };
}
