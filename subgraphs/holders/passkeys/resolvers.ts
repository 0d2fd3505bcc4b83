import type { Context } from '../../../kernel/context.ts';
import type { MeResolvers, MutationResolvers } from '../generated/resolvers.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';

type Given = { readonly input: unknown };

/** The fields of passkeys. */
export function passkeyResolvers(signIn: PasskeySignIn, service: PasskeyService) {
  return {
    Mutation: {
      beginPasskeySignIn: (_parent: unknown, { input }: Given, context: Context) =>
        signIn.begin(input, context),
      finishPasskeySignIn: (_parent: unknown, { input }: Given, context: Context) =>
        signIn.finish(input, context),
      beginPasskeyRegistration: (_parent: unknown, _args: unknown, context: Context) =>
        service.begin(context),
      finishPasskeyRegistration: (_parent: unknown, { input }: Given, context: Context) =>
        service.finish(input, context),
      deletePasskey: (_parent: unknown, { input }: Given, context: Context) => service.remove(input, context),
    } satisfies Pick<
      MutationResolvers,
      | 'beginPasskeySignIn'
      | 'finishPasskeySignIn'
      | 'beginPasskeyRegistration'
      | 'finishPasskeyRegistration'
      | 'deletePasskey'
    >,
    Me: {
      passkeys: (_parent: unknown, _args: unknown, context: Context) => service.list(context),
    } satisfies Pick<MeResolvers, 'passkeys'>,
  };
}
