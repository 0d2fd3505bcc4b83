import type { Resolvers } from '../generated/resolvers.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';

/** The fields of passkeys. */
export function passkeyResolvers(signIn: PasskeySignIn, service: PasskeyService) {
  return {
    Mutation: {
      beginPasskeySignIn: (_parent, { input }, context) => signIn.begin(input, context),
      finishPasskeySignIn: (_parent, { input }, context) => signIn.finish(input, context),
      beginPasskeyRegistration: (_parent, _args, context) => service.begin(context),
      finishPasskeyRegistration: (_parent, { input }, context) => service.finish(input, context),
      deletePasskey: (_parent, { input }, context) => service.remove(input, context),
    },
    Me: {
      passkeys: (_parent, _args, context) => service.list(context),
    },
  } satisfies Resolvers;
}
