import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ExportedPiece } from './export-service.ts';
import { progressOf } from './import.ts';
import type { ImportService } from './import-service.ts';
import type { ExchangeService } from './room.ts';

/** The GraphQL spelling of imports and exports. */
export function exchangeResolvers({ imports, exports }: ExchangeService) {
  const byId = (importId: string, context: Parameters<ImportService['byId']>[1]) =>
    imports.byId({ importId }, context);
  return {
    Query: {
      catalogImport: (_, { id }, context) => byId(id, context),
      catalogImports: async (_, args, context) => toConnection(await imports.list(args, context)),
      catalogImportItems: async (_, args, context) => toConnection(await imports.items(args, context)),
      frameworkExport: async (_, args, context) => bytesOf(await exports.framework(args, context)),
      entryExport: async (_, args, context) => bytesOf(await exports.entry(args, context)),
    },
    Mutation: {
      importCatalog: async (_, { input }, context) => ({ import: await imports.receive(input, context) }),
      cancelCatalogImport: async (_, { input }, context) => ({
        import: await imports.cancel(input, context),
      }),
    },
    CatalogImport: {
      __resolveReference: ({ importId }, context) => entityLoader(context, byId).load(importId),
      dryRun: ({ isDryRun }) => isDryRun,
      progress: progressOf,
      frameworkId: ({ isDryRun, isFrameworkNew, frameworkId }) =>
        isDryRun && isFrameworkNew ? null : (frameworkId ?? null),
      counts: ({ counts }) => ({
        made: counts.MADE,
        changed: counts.CHANGED,
        unchanged: counts.UNCHANGED,
        kept: counts.KEPT,
        skipped: counts.SKIPPED,
        refused: counts.REFUSED,
      }),
    },
  } satisfies Resolvers;
}

function bytesOf({ content, ...piece }: ExportedPiece) {
  return { ...piece, content: Buffer.from(content) };
}
