import type { Context } from '../../kernel/context.ts';
import type { Sso } from './index.ts';
import { domainShown, ssoShown } from './sso-shown.ts';

interface Asked {
  readonly input: object;
}

/** The GraphQL spelling of single sign-on, under whichever names a subgraph gives to these fields. */
export function ssoResolvers({ service, addresses, metadata }: Sso) {
  return {
    config: async (_: unknown, args: object, context: Context) =>
      ssoShown(await service.get(args, context), addresses),
    metadata: (_: unknown, args: object, context: Context) => metadata(args, context),
    upsert: async (_: unknown, { input }: Asked, context: Context) => ({
      config: ssoShown(await service.upsert(input, context), addresses),
    }),
    remove: async (_: unknown, { input }: Asked, context: Context) => ({
      config: ssoShown(await service.remove(input, context), addresses),
    }),
    validate: async (_: unknown, { input }: Asked, context: Context) => ({
      config: ssoShown(await service.validate(input, context), addresses),
    }),
    setActive: async (_: unknown, { input }: { input: { readonly active?: boolean } }, context: Context) => {
      const { active, ...of } = input;
      const status = active ? 'ACTIVE' : 'INACTIVE';
      return { config: ssoShown(await service.setStatus({ ...of, status }, context), addresses) };
    },
    addDomain: async (_: unknown, { input }: Asked, context: Context) => ({
      domain: domainShown(await service.addDomain(input, context)),
    }),
    verifyDomain: async (_: unknown, { input }: Asked, context: Context) => ({
      domain: domainShown(await service.verifyDomain(input, context)),
    }),
    removeDomain: async (_: unknown, { input }: Asked, context: Context) => ({
      domain: domainShown(await service.removeDomain(input, context)),
    }),
  };
}
