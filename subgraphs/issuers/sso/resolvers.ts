import type { Sso } from '../../sso/index.ts';
import { ssoResolvers } from '../../sso/sso-resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The single sign-on of issuers in GraphQL. */
export function issuerSsoResolvers(sso: Sso) {
  const shared = ssoResolvers(sso);
  return {
    Query: { ssoConfig: shared.config, ssoServiceMetadata: shared.metadata },
    Mutation: {
      upsertSsoConfig: shared.upsert,
      deleteSsoConfig: shared.remove,
      validateSso: shared.validate,
      setSsoActive: shared.setActive,
      addSsoDomain: shared.addDomain,
      verifySsoDomain: shared.verifyDomain,
      removeSsoDomain: shared.removeDomain,
    },
  } satisfies Resolvers;
}
