import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { EntryService } from './entry-service.ts';
import type { VersionService } from './version-service.ts';

/** The GraphQL spelling of the operations on entries and their versions. */
export function entryResolvers(entries: EntryService, versions: VersionService) {
  const entryOf = (entryId: string, context: Context) => entries.byId({ entryId }, context);
  const versionOf = (entryVersionId: string, context: Context) => versions.byId({ entryVersionId }, context);
  return {
    Query: {
      catalogEntry: (_, { id }, context) => entryOf(id, context),
      catalogEntries: async (_, args, context) => toConnection(await entries.list(args, context)),
      entryVersion: (_, { id }, context) => versionOf(id, context),
      entryVersions: async (_, args, context) => toConnection(await versions.list(args, context)),
      entryVersionAt: (_, args, context) => versions.resolve(args, context),
    },
    Mutation: {
      createCatalogEntry: async (_, { input }, context) => ({ entry: await entries.create(input, context) }),
      updateCatalogEntry: async (_, { input }, context) => ({ entry: await entries.update(input, context) }),
      retireEntry: async (_, { input }, context) => ({ entry: await entries.retire(input, context) }),
      createEntryVersion: async (_, { input }, context) => ({
        entryVersion: await versions.create(input, context),
      }),
      updateEntryVersion: async (_, { input }, context) => ({
        entryVersion: await versions.update(input, context),
      }),
      publishEntryVersion: async (_, { input }, context) => ({
        entryVersion: await versions.publish(input, context),
      }),
    },
    CatalogEntry: {
      __resolveReference: ({ entryId }, context) => entityLoader(context, entryOf).load(entryId),
      currentVersion: ({ currentVersionId }, _, context) =>
        currentVersionId === undefined ? null : entityLoader(context, versionOf).load(currentVersionId),
    },
    EntryVersion: {
      __resolveReference: ({ entryVersionId }, context) =>
        entityLoader(context, versionOf).load(entryVersionId),
      claimSchema: ({ claimSchemaJson }) =>
        claimSchemaJson === undefined ? null : JSON.parse(claimSchemaJson),
    },
  } satisfies Resolvers;
}
