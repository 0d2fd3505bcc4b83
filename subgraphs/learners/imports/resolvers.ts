import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type FileProgress, hasEnded, type LearnerImport } from './import.ts';
import type { ImportService } from './import-service.ts';

/** The GraphQL spelling of the operations on imports. */
export function importResolvers(imports: ImportService) {
  return {
    Query: {
      learnerImport: (_, { id }, context) => imports.byId({ importId: id }, context),
      learnerImports: async (_, args, context) => toConnection(await imports.list(args, context)),
      learnerImportErrors: (_, { id }, context) => imports.faults({ importId: id }, context),
    },
    Mutation: {
      importLearners: async (_, { input }, context) => {
        const made = await imports.receive(input, context);
        return { status: made?.status ?? 'RECEIVING', import: made ?? null };
      },
      cancelLearnerImport: async (_, { input }, context) => ({
        import: await imports.cancel(input, context),
      }),
    },
    Subscription: {
      learnerImportProgress: {
        subscribe: (_, { id }, context) => imports.progress({ importId: id }, context),
        resolve: (progress: LearnerImport) => progress,
      },
    },
    LearnerImport: {
      rowsDone: ({ files }) => total(files, 'done'),
      rowsTotal: ({ files }) => total(files, 'rows'),
      rowsPerSecond: rateOf,
      errorCount: ({ faultCount }) => faultCount,
    },
  } satisfies Resolvers;
}

function total(files: readonly FileProgress[], member: 'done' | 'rows'): number {
  return files.reduce((sum, file) => sum + file[member], 0);
}

function rateOf({ files, startedAt, endedAt, updatedAt, status }: LearnerImport): number {
  if (!startedAt) return 0;
  const until = hasEnded(status) ? (endedAt ?? updatedAt) : updatedAt;
  const seconds = (until.getTime() - startedAt.getTime()) / 1000;
  return seconds > 0 ? Math.round(total(files, 'done') / seconds) : 0;
}
