import type { OpenDomain } from '../domain.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { custodianPeopleResolvers } from './custodians/resolvers.ts';
import { issuerPeopleResolvers } from './issuers/resolvers.ts';
import { CUSTODIANS, ISSUERS } from './members/kind.ts';
import { type MembersDeps, openMembers } from './members/members.ts';
import type { Organization, Organizations } from './members/ports.ts';
import type { PortalNeeds, PortalPorts, Registered, RegistryOf } from './ports.ts';
import type { PortalService } from './services.ts';

/** Opens the portal of issuers and custodians: their members and how these sign in. */
export async function createPortal(
  deps: PortalNeeds & MembersDeps,
): Promise<OpenDomain<PortalPorts, PortalService>> {
  const { ssoPolicies: sso } = deps;
  const [issuers, custodians] = await Promise.all([
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
  ]);
  const service: PortalService = {
    issuers,
    custodians,
    custodianTeam: custodians.team({ read: 'custodianTeam.read', manage: 'custodianTeam.manage' }),
  };
  return {
    subgraph: createSubgraph({
      name: 'portal',
      resolvers: merged(issuerPeopleResolvers(service), custodianPeopleResolvers(service)),
      internal: service,
    }),
    ports: {
      members: { standing: issuers.tokens.standing },
      custodianMembers: { standing: custodians.tokens.standing },
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
