import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SchemesService } from './room.ts';

/** The GraphQL spelling of the operations on schemes and registrations. */
export function schemeResolvers({ schemes, reporting, suggestions, registrations }: SchemesService) {
  return {
    Query: {
      scheme: (_, args, context) => schemes.byCode(args, context),
      schemes: async (_, args, context) => toConnection(await schemes.list(args, context)),
      previewScheme: (_, { input }, context) => reporting.preview(input, context),
      schemeRegistrations: async (_, args, context) => toConnection(await registrations.list(args, context)),
    },
    Mutation: {
      createScheme: async (_, { input }, context) => ({ scheme: await schemes.create(input, context) }),
      updateScheme: async (_, { input }, context) => ({ scheme: await schemes.update(input, context) }),
      putFieldMaps: async (_, { input }, context) => ({
        scheme: await schemes.putFieldMaps(input, context),
      }),
      suggestFieldMaps: (_, { input }, context) => suggestions.suggest(input, context),
      registerUnderScheme: async (_, { input }, context) => ({
        registration: await registrations.register(input, context),
      }),
      updateSchemeRegistration: async (_, { input }, context) => ({
        registration: await registrations.update(input, context),
      }),
      setSchemeRegistrationStatus: async (_, { input }, context) => ({
        registration: await registrations.setStatus(input, context),
      }),
    },
  } satisfies Resolvers;
}
