import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { VerifiersService } from '../services.ts';
import type { Verifier } from './verifier.ts';

/** The fields of verifiers themselves. */
export function verifierResolvers({ registration, verifiers }: VerifiersService) {
  const changed = async (verifier: Promise<Verifier>) => ({ verifier: await verifier });
  return {
    Query: {
      myVerifier: (_parent, _args, context) => verifiers.own(context),
      verifier: (_parent, { id }, context) => verifiers.get({ verifierId: id }, context),
      verifiers: async (_parent, args, context) => toConnection(await verifiers.list(args, context)),
      verifierDirectory: async (_parent, args, context) =>
        toConnection(await verifiers.directory(args, context)),
    },
    Mutation: {
      registerVerifier: (_parent, { input }, context) => registration.register(input, context),
      updateVerifier: (_parent, { input }, context) => changed(verifiers.update(input, context)),
      closeMyVerifier: (_parent, { input }, context) => changed(verifiers.closeOwn(input, context)),
      suspendVerifier: (_parent, { input }, context) => changed(verifiers.suspend(input, context)),
      reactivateVerifier: (_parent, { input }, context) => changed(verifiers.reactivate(input, context)),
      closeVerifier: (_parent, { input }, context) => changed(verifiers.close(input, context)),
    },
  } satisfies Resolvers;
}
