import { asUnit } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import type { OpenDomain } from '../domain.ts';
import { CUSTODIANS, ISSUERS, reviews } from '../members/kind.ts';
import { type MembersDeps, openMembers } from '../members/members.ts';
import type { Organization, Organizations } from '../members/ports.ts';
import type { SsoSignIn } from '../sso/ports.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { custodianPeopleResolvers } from './custodians/resolvers.ts';
import { issuerPeopleResolvers } from './issuers/resolvers.ts';
import type { PortalNeeds, PortalPorts, Registered, RegistryOf } from './ports.ts';
import type { PortalService } from './services.ts';
import type { SsoKind } from './sso/attempt.ts';
import { attemptStore } from './sso/attempt-model.ts';
import type { SsoMembers } from './sso/ports.ts';
import { ssoResolvers } from './sso/resolvers.ts';
import { createSsoService } from './sso/sso-service.ts';

/** Opens the portal of issuers and custodians: their members and how these sign in. */
export async function createPortal(
  deps: PortalNeeds & MembersDeps & { readonly envelope: Envelope },
): Promise<OpenDomain<PortalPorts, PortalService>> {
  const { sso } = deps;
  const [issuers, custodians, attempts] = await Promise.all([
    openMembers({
      ...deps,
      kind: ISSUERS,
      organizations: organizationsIn('issuerId', deps.issuers),
      policies: sso.issuers,
    }),
    openMembers({
      ...deps,
      kind: CUSTODIANS,
      organizations: organizationsIn('custodianId', deps.custodians),
      policies: sso.custodians,
    }),
    attemptStore(deps.connection),
  ]);
  const service: PortalService = {
    issuers,
    custodians,
    custodianTeam: custodians.team({ read: 'custodianTeam.read', manage: 'custodianTeam.manage' }),
  };
  const ssoOf = (kind: SsoKind, providers: SsoSignIn, members: SsoMembers) =>
    createSsoService({ ...deps, kind, providers, members, attempts });
  return {
    subgraph: createSubgraph({
      name: 'portal',
      resolvers: merged(
        issuerPeopleResolvers(service),
        custodianPeopleResolvers(service),
        ssoResolvers(ssoOf('ISSUER', sso.issuers, issuers), ssoOf('CUSTODIAN', sso.custodians, custodians)),
      ),
      internal: service,
    }),
    ports: {
      members: { standing: issuers.tokens.standing },
      custodianMembers: {
        standing: custodians.tokens.standing,
        async isReviewer(organizationId, memberId, context) {
          const unit = asUnit(context, 'custodian-registry');
          return reviews((await custodians.tokens.roleOf({ organizationId, memberId }, unit)).role);
        },
      },
    },
    near: {},
  };
}

/** A registry in the words of members, which are the same for every kind of organization. */
function organizationsIn<Id extends 'issuerId' | 'custodianId'>(
  id: Id,
  { contacts, directory, steadyDirectory }: RegistryOf<Id>,
): Organizations {
  const organizationOf = (entry: Registered<Id>): Organization => {
    const { did, name, status } = entry;
    return { organizationId: entry[id], did, name, status };
  };
  return {
    byContactEmail: async (email, context) =>
      (await contacts.byContactEmail(email, context)).map(organizationOf),
    async byDid(did, context) {
      const found = await directory.byDid(did, context);
      return found && organizationOf(found);
    },
    standingOf: (did, context) => steadyDirectory.byDid(did, context),
  };
}
