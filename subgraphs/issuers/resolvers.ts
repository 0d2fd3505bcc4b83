import type { Context } from '../../kernel/context.ts';
import { toConnection } from '../../kernel/paging.ts';
import { entityLoader } from '../entity-loader.ts';
import type { ApiKeyService } from './api-key-service.ts';
import type { Applicants } from './applicants.ts';
import type { DemoIssuers } from './demo-issuers.ts';
import { keysUsableUntil } from './federation.ts';
import type { FederationService } from './federation-service.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { methodOf } from './issuer-key.ts';
import type { IssuerService } from './issuer-service.ts';
import type { createIssuerStats } from './issuer-stats.ts';
import type { KeyService } from './key-service.ts';

export interface IssuersService {
  readonly issuers: IssuerService;
  readonly keys: KeyService;
  readonly apiKeys: ApiKeyService;
  readonly federation: FederationService;
  readonly applicants: Applicants;
  readonly demo: DemoIssuers;
  /** Counts for the network's statistics. */
  readonly stats: ReturnType<typeof createIssuerStats>;
}

/** The GraphQL spelling of the operations. */
export function createResolvers({ issuers, keys, apiKeys, federation }: IssuersService) {
  const issuerOf = (did: string, context: Context) => issuers.byDid({ did }, context);
  return {
    Query: {
      issuer: (_, args, context) => issuers.byDid(args, context),
      issuers: async (_, args, context) => toConnection(await issuers.list(args, context)),
      didDocument: (_, args, context) => keys.didDocument(args, context),
      issuerKeys: (_, args, context) => keys.keys(args, context),
      apiKeys: async (_, args, context) => toConnection(await apiKeys.list(args, context)),
      federatedIssuer: (_, { id }, context) => federation.byId({ federatedIssuerId: id }, context),
      federatedIssuers: async (_, args, context) => toConnection(await federation.list(args, context)),
    },
    Mutation: {
      registerIssuer: async (_, { input }, context) => ({ issuer: await issuers.register(input, context) }),
      approveIssuer: (_, { input }, context) => issuers.approve(input, context),
      rejectIssuer: (_, { input }, context) => issuers.reject(input, context),
      setIssuerStatus: (_, { input }, context) => issuers.setStatus(input, context),
      rotateIssuerKey: (_, { input }, context) => keys.rotate(input, context),
      createApiKey: (_, { input }, context) => apiKeys.create(input, context),
      revokeApiKey: async (_, { input }, context) => ({ apiKey: await apiKeys.revoke(input, context) }),
      proposeFederatedIssuer: async (_, { input }, context) => ({
        federatedIssuer: await federation.propose(input, context),
      }),
      setFederatedIssuerStatus: (_, { input }, context) => federation.setStatus(input, context),
      trustFederatedIssuer: (_, { input }, context) => federation.trust(input, context),
      refreshFederatedIssuer: async (_, { input }, context) => ({
        federatedIssuer: await federation.refresh(input, context),
      }),
      removeFederatedIssuer: async (_, { input }, context) => ({
        federatedIssuer: await federation.remove(input, context),
      }),
    },
    Issuer: {
      __resolveReference: ({ did }, context) => entityLoader(context, issuerOf).load(did),
      keys: ({ did }, _, context) => keys.keys({ did }, context),
    },
    IssuerKey: {
      verificationMethod: (key) => methodOf(key),
    },
    ApiKey: {
      issuer: ({ issuerDid }, _, context) => entityLoader(context, issuerOf).load(issuerDid),
    },
    FederatedIssuer: {
      keysUsableUntil: (issuer) => keysUsableUntil(issuer),
      pendingDocument: ({ pending }) => pending?.didDocument,
      pendingDocumentHash: ({ pending }) => pending?.documentHash,
      pendingKeys: ({ pending }) => pending?.keys,
    },
  } satisfies Resolvers;
}
