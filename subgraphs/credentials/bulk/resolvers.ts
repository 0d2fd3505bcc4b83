import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Templated } from '../templates/templated.ts';
import { type BulkJob, paceOf } from './bulk-job.ts';
import { fieldsFor, missingFields } from './bulk-mapping.ts';
import type { BulkService } from './bulk-service.ts';
import type { MappingSuggestions } from './mapping-suggestions.ts';

/** The fields of bulk issuance. */
export function bulkResolvers(
  bulk: BulkService,
  suggestions: MappingSuggestions,
  templated: Pick<Templated, 'ofVersion'>,
  now: Clock,
) {
  const changed = async (job: Promise<BulkJob>) => ({ job: await job });
  const templateOf = ({ templateId, templateVersion }: BulkJob) =>
    templated.ofVersion(templateId, templateVersion);
  const list = async (_: unknown, args: Parameters<BulkService['list']>[0], context: Context) =>
    toConnection(await bulk.list(args, context));
  return {
    Query: {
      bulkIssuanceJob: (_, { id }, context) => bulk.byId({ jobId: id }, context),
      bulkIssuanceJobs: list,
      bulkIssuanceRows: async (_, args, context) => toConnection(await bulk.rows(args, context)),
      bulkIssuanceToSign: (_, { id, after }, context) => bulk.toSign({ jobId: id, after }, context),
      bulkMappingSuggestion: (_, { input }, context) => suggestions.suggest(input, context),
      bulkIssuanceErrors: (_, { id, after }, context) => bulk.errors({ jobId: id, after }, context),
    },
    Mutation: {
      createBulkJob: async (_, { input }, context) => {
        const job = await bulk.receive(input, context);
        return { status: job?.status ?? 'RECEIVING', job: job ?? null };
      },
      mapBulkJob: (_, { input }, context) => changed(bulk.map(input, context)),
      validateBulkJob: (_, { input }, context) => changed(bulk.validate(input, context)),
      startBulkJob: (_, { input }, context) => changed(bulk.start(input, context)),
      pauseBulkJob: (_, { input }, context) => changed(bulk.pause(input, context)),
      resumeBulkJob: (_, { input }, context) => changed(bulk.resume(input, context)),
      cancelBulkJob: (_, { input }, context) => changed(bulk.cancel(input, context)),
      signBulkRows: (_, { input }, context) => bulk.sign(input, context),
      retryFailedRows: (_, { input }, context) => changed(bulk.retryFailed(input, context)),
    },
    Subscription: {
      bulkJobProgress: {
        subscribe: (_, { id }, context) => bulk.progress({ jobId: id }, context),
        resolve: (progress: BulkJob) => progress,
      },
    },
    MyIssuer: { bulkJobs: list },
    BulkIssuanceJob: {
      holderKey: ({ options }) => options.holderKey,
      onError: ({ options }) => options.onError,
      notifyHolders: ({ options }) => options.notifyHolders ?? true,
      fields: async (job) => fieldsFor(await templateOf(job)),
      missingFields: async (job) => missingFields(job.mapping, job, await templateOf(job)),
      rowsPerSecond: (job) => paceOf(job, now()).rowsPerSecond ?? null,
      secondsLeft: (job) => paceOf(job, now()).secondsLeft ?? null,
    },
    BulkIssuanceRow: { errors: ({ faults }) => faults },
  } satisfies Resolvers;
}
