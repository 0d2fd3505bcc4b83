import type { Sso } from '../../sso/index.ts';
import { ssoResolvers } from '../../sso/sso-resolvers.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The single sign-on of custodians in GraphQL. */
export function custodianSsoResolvers(sso: Sso) {
  const shared = ssoResolvers(sso);
  return {
    Query: { custodianSsoConfig: shared.config, custodianSsoServiceMetadata: shared.metadata },
    Mutation: {
      upsertCustodianSsoConfig: shared.upsert,
      deleteCustodianSsoConfig: shared.remove,
      validateCustodianSso: shared.validate,
      setCustodianSsoActive: shared.setActive,
      addCustodianSsoDomain: shared.addDomain,
      verifyCustodianSsoDomain: shared.verifyDomain,
      removeCustodianSsoDomain: shared.removeDomain,
    },
  } satisfies Resolvers;
}
