import DataLoader from 'dataloader';
import { type Context, memoized } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { RegisterRow } from './register-model.ts';
import { versionIdOf } from './requirement-model.ts';
import type { WorkforceService } from './room.ts';

/** The GraphQL spelling of the operations on a workforce. */
export function workforceResolvers({ members, requirements, waivers, register, imports }: WorkforceService) {
  return {
    Query: {
      workforceMember: (_, { id }, context) => members.byId({ memberId: id }, context),
      workforceMembers: async (_, args, context) => toConnection(await members.list(args, context)),
      complianceRequirement: (_, { id }, context) => requirements.byId({ requirementId: id }, context),
      complianceRequirements: async (_, args, context) =>
        toConnection(await requirements.list(args, context)),
      complianceWaivers: async (_, args, context) => toConnection(await waivers.list(args, context)),
      workforceCompliance: async (_, args, context) => toConnection(await register.list(args, context)),
      complianceSummary: (_, _args, context) => register.summary(context),
      memberImport: (_, { id }, context) => imports.byId({ importId: id }, context),
      memberImports: async (_, args, context) => toConnection(await imports.list(args, context)),
      memberImportErrors: (_, { id }, context) => imports.faults({ importId: id }, context),
      workforceComplianceFile: (_, args, context) => register.file(args, context),
    },
    Mutation: {
      importMembers: async (_, { input }, context) => {
        const made = await imports.receive(input, context);
        return { status: made?.status ?? 'RECEIVING', import: made ?? null };
      },
      cancelMemberImport: async (_, { input }, context) => ({ import: await imports.cancel(input, context) }),
      upsertMember: async (_, { input }, context) => ({ member: await members.upsert(input, context) }),
      removeMember: async (_, { input }, context) => ({ member: await members.remove(input, context) }),
      upsertRequirement: async (_, { input }, context) => ({
        requirement: await requirements.upsert(input, context),
      }),
      archiveRequirement: async (_, { input }, context) => ({
        requirement: await requirements.archive(input, context),
      }),
      grantWaiver: async (_, { input }, context) => ({ waiver: await waivers.grant(input, context) }),
      endWaiver: async (_, { input }, context) => ({ waiver: await waivers.end(input, context) }),
    },
    Custodian: {
      // Nobody else's business: null for whoever is not of this custodian.
      compliance: ({ custodianId }: Custodian, _args: unknown, context: Context) =>
        context.identity.kind === 'custodian' && context.identity.custodianId === custodianId
          ? register.summary(context)
          : null,
    },
    MemberImport: { errorCount: ({ faultCount }) => faultCount },
    WorkforceCompliance: {
      member: ({ memberId }, _args, context) => memberLoader(context).load(memberId),
      requirement: (row, _args, context) => wordingLoader(context).load(row),
      waiver: ({ waiverId }, _args, context) =>
        waiverId === null ? null : waiverLoader(context).load(waiverId),
    },
  } satisfies Resolvers;

  function memberLoader(context: Context) {
    return memoized(
      context,
      memberLoader,
      () =>
        new DataLoader(async (ids: readonly string[]) => {
          const found = await register.membersOf(
            ids.map((memberId) => ({ memberId })),
            context,
          );
          return ids.map((id) => found.get(id) ?? null);
        }),
    );
  }

  function wordingLoader(context: Context) {
    return memoized(
      context,
      wordingLoader,
      () =>
        new DataLoader(
          async (rows: readonly Pick<RegisterRow, 'requirementId' | 'requirementVersion'>[]) => {
            const found = await register.versionsOf(rows, context);
            return rows.map(
              (row) => found.get(versionIdOf(row.requirementId, row.requirementVersion)) ?? null,
            );
          },
          { cacheKeyFn: (row) => versionIdOf(row.requirementId, row.requirementVersion) as never },
        ),
    );
  }

  function waiverLoader(context: Context) {
    return memoized(
      context,
      waiverLoader,
      () =>
        new DataLoader(async (ids: readonly string[]) => {
          const found = new Map(
            (await waivers.byIds(ids, context)).map((waiver) => [waiver.waiverId, waiver]),
          );
          return ids.map((id) => found.get(id) ?? null);
        }),
    );
  }
}
