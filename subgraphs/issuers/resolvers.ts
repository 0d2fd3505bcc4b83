import type { Context } from '../../kernel/context.ts';
import { toConnection } from '../../kernel/paging.ts';
import type { DidRegistry } from '../did-registry/open-registry.ts';
import { methodOf } from '../did-registry/registrant-key.ts';
import { entityLoader } from '../entity-loader.ts';
import type { Sso } from '../sso/index.ts';
import type { ApiKeyService } from './api-key-service.ts';
import { keysUsableUntil } from './federation.ts';
import type { FederationService } from './federation-service.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Issuer } from './issuer.ts';

type IssuerRegistry = DidRegistry<'issuer', Issuer>;

export interface IssuersService {
  readonly sso: Sso;
  readonly issuers: IssuerRegistry['registrants'];
  readonly keys: IssuerRegistry['keys'];
  readonly apiKeys: ApiKeyService;
  readonly federation: FederationService;
  readonly applicants: IssuerRegistry['applicants'];
  readonly demo: IssuerRegistry['demo'];
  /** Counts for the network's statistics. */
  readonly stats: IssuerRegistry['counts'];
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
