import { toConnection } from '../../kernel/paging.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { PreviewService } from './preview-service.ts';
import type { ReportService } from './runs/report-service.ts';
import type { ReportRun } from './runs/run.ts';

/** The GraphQL spelling of the operations on reports. */
export function reportResolvers({ reports, previews }: { reports: ReportService; previews: PreviewService }) {
  return {
    Query: {
      reportDefinitions: (_, __, context) => previews.definitions(context),
      previewReport: (_, { input }, context) => previews.preview(input, context),
      report: (_, { id }, context) => reports.byId({ reportId: id }, context),
      reports: async (_, args, context) => toConnection(await reports.list(args, context)),
      reportFile: (_, { id, after }, context) => reports.file({ reportId: id, after }, context),
      reportErrors: (_, { id, after }, context) => reports.errorsFile({ reportId: id, after }, context),
      reportManifest: (_, { id }, context) => reports.manifest({ reportId: id }, context),
    },
    Mutation: {
      createReport: async (_, { input }, context) => ({ report: await reports.create(input, context) }),
      cancelReport: async (_, { input }, context) => ({ report: await reports.cancel(input, context) }),
      deleteReport: async (_, { input }, context) => ({ report: await reports.remove(input, context) }),
    },
    Subscription: {
      reportProgress: {
        subscribe: (_, { id }, context) => reports.progress({ reportId: id }, context),
        resolve: (progress: ReportRun) => progress,
      },
    },
    Report: {
      errors: ({ firstErrors }) => firstErrors,
      schemeCode: ({ scheme }) => scheme?.schemeCode ?? null,
      schemeVersion: ({ scheme }) => scheme?.version ?? null,
      mapVersion: ({ scheme }) => scheme?.mapVersion ?? null,
      manifestSignature: ({ signature }) => (signature ? Buffer.from(signature, 'base64') : null),
      requestedBy: ({ createdBy }) => createdBy,
    },
    ReportPreview: {
      schemeCode: ({ scheme }) => scheme?.schemeCode ?? null,
      schemeVersion: ({ scheme }) => scheme?.version ?? null,
      mapVersion: ({ scheme }) => scheme?.mapVersion ?? null,
    },
  } satisfies Resolvers;
}
