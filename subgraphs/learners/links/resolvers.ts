import DataLoader from 'dataloader';
import { type Context, memoized } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { LinkService } from './link-service.ts';

/** The GraphQL spelling of the operations on links. */
export function linkResolvers(
  links: LinkService,
  /** The numbers of these learners, by id. */
  numbersOf: (learnerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
) {
  const holderOf = ({ learnerId }: { readonly learnerId: string }, context: Context) =>
    batched(context, links.holdersOf).load(learnerId);
  return {
    Query: {
      learnerLinks: async (_, args, context) => toConnection(await links.ofLearner(args, context)),
      learnerErasureRequests: async (_, args, context) =>
        toConnection(await links.erasureRequests(args, context)),
      ownLearnerLinks: async (_, args, context) => toConnection(await links.ofHolder(args, context)),
    },
    Mutation: {
      proposeLearnerLink: async (_, { input }, context) => ({ link: await links.propose(input, context) }),
      withdrawLearnerLink: async (_, { input }, context) => ({ link: await links.withdraw(input, context) }),
      acceptLearnerLink: async (_, { input }, context) => ({ link: await links.accept(input, context) }),
      rejectLearnerLink: async (_, { input }, context) => ({ link: await links.reject(input, context) }),
      requestLearnerErasure: async (_, { input }, context) => ({
        link: await links.requestErasure(input, context),
      }),
      endLearnerLink: async (_, { input }, context) => ({ link: await links.unlink(input, context) }),
    },
    Learner: {
      holderDid: (learner, _, context) => holderOf(learner, context),
      holder: async (learner, _, context) => {
        const did = await holderOf(learner, context);
        return did ? { did } : null;
      },
    },
    OwnLearnerLink: {
      issuer: ({ issuerDid }) => ({ did: issuerDid }),
      learnerNumber: ({ status, learnerId }, _, context) =>
        status === 'CONFIRMED' ? batched(context, numbersOf).load(learnerId) : null,
    },
  } satisfies Resolvers;
}

type ByIds = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** One question for all that a document asks at once. */
function batched(context: Context, find: ByIds): Pick<DataLoader<string, string | null>, 'load'> {
  return memoized(
    context,
    find,
    () =>
      new DataLoader<string, string | null>(
        async (ids) => {
          const found = await find(ids);
          return ids.map((id) => found.get(id) ?? null);
        },
        { cache: false },
      ),
  );
}
