import { asUnit, type Context } from '../../kernel/context.ts';
import type { Envelope } from '../../kernel/crypto/envelope.ts';
import { ISSUER_STATUSES, type IssuerStatus } from '../../kernel/identity.ts';
import type { UnitName } from '../../kernel/units.ts';
import type { OpenDomain } from '../domain.ts';
import { createDemoTeams } from '../members/demo-teams.ts';
import { CUSTODIANS, ISSUERS, type MemberRole, reviews } from '../members/kind.ts';
import type { MemberStanding, MemberToken } from '../members/member.ts';
import { type MembersDeps, openMembers } from '../members/members.ts';
import type { Organization, Organizations } from '../members/ports.ts';
import { createProvisioningService } from '../members/scim/provisioning-service.ts';
import { ssoSessionStore } from '../members/sso-session-model.ts';
import type { MemberTokens } from '../members/token-standing.ts';
import { oneOf } from '../rpc-replies.ts';
import type { SsoSignIn } from '../sso/ports.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { custodianPeopleResolvers } from './custodians/resolvers.ts';
import { createBulkLetters } from './issuers/bulk-letters.ts';
import { issuerPeopleResolvers } from './issuers/resolvers.ts';
import type { PortalNear, PortalNeeds, PortalPorts, Registered, RegistryOf } from './ports.ts';
import { scimResolvers } from './scim/resolvers.ts';
import type { PortalService } from './services.ts';
import type { SsoKind } from './sso/attempt.ts';
import { attemptStore } from './sso/attempt-model.ts';
import type { SsoMembers } from './sso/ports.ts';
import { ssoResolvers } from './sso/resolvers.ts';
import { createSsoService } from './sso/sso-service.ts';

/** Opens the portal of issuers and custodians: their members and how these sign in. */
export async function createPortal(
  deps: PortalNeeds & MembersDeps & { readonly envelope: Envelope },
): Promise<OpenDomain<PortalPorts, PortalService, PortalNear>> {
  const { sso } = deps;
  const ssoSessions = await ssoSessionStore(deps.connection);
  const [issuers, custodians, attempts] = await Promise.all([
    openMembers({
      ...deps,
      kind: ISSUERS,
      organizations: organizationsIn('issuerId', deps.issuers),
      policies: sso.issuers,
      ssoSessions,
    }),
    openMembers({
      ...deps,
      kind: CUSTODIANS,
      organizations: organizationsIn('custodianId', deps.custodians),
      policies: sso.custodians,
      ssoSessions,
    }),
    attemptStore(deps.connection),
  ]);
  const service: PortalService = {
    issuers,
    custodians,
    issuerTeam: issuers.team({ read: 'team.read', manage: 'team.manage' }),
    bulkLetters: createBulkLetters({ ...deps, members: issuers.members }),
    custodianTeam: custodians.team({ read: 'custodianTeam.read', manage: 'custodianTeam.manage' }),
  };
  const { ledger, idempotency, publicUrl, now } = deps;
  const { members, roster } = issuers;
  const provisioning = createProvisioningService({ members, roster, ledger, idempotency, publicUrl, now });
  const demoTeams = createDemoTeams({ ...deps, kind: CUSTODIANS, members: custodians.members });
  const demoIssuerTeams = createDemoTeams({ ...deps, kind: ISSUERS, members: issuers.members });
  const custodianRole = rolesOf(custodians.tokens, 'custodian-registry');
  const ssoOf = (kind: SsoKind, providers: SsoSignIn, members: SsoMembers) =>
    createSsoService({ ...deps, kind, providers, members, attempts });
  return {
    subgraph: createSubgraph({
      name: 'portal',
      resolvers: merged(
        issuerPeopleResolvers(service),
        custodianPeopleResolvers(service),
        scimResolvers(provisioning),
        ssoResolvers(ssoOf('ISSUER', sso.issuers, issuers), ssoOf('CUSTODIAN', sso.custodians, custodians)),
      ),
      internal: service,
    }),
    ports: {
      bulkLetters: {
        tell: (job, context) => service.bulkLetters.tell(job, asUnit(context, 'credential-issuance')),
      },
      members: {
        standing: standingsOf(issuers.tokens),
        roleOf: rolesOf(issuers.tokens, 'issuer-registry'),
      },
      custodianMembers: {
        standing: standingsOf(custodians.tokens),
        roleOf: custodianRole,
        isReviewer: async (...asked) => reviews(await custodianRole(...asked)),
      },
    },
    near: {
      demo: {
        add: ({ custodianId, custodianDid, people }, context) =>
          demoTeams.add({ organizationId: custodianId, did: custodianDid }, people, context),
        remove: demoTeams.remove,
        removeOfIssuers: demoIssuerTeams.remove,
      },
    },
  };
}

/** How members stand, with the statuses that registered organizations have. */
function standingsOf<Role extends MemberRole>({ standing }: MemberTokens<Role>) {
  return async (
    token: MemberToken,
    context: Context,
  ): Promise<MemberStanding<Role, IssuerStatus> | undefined> => {
    const found = await standing(token, context);
    return found && { ...found, organizationStatus: oneOf(ISSUER_STATUSES, found.organizationStatus) };
  };
}

/** The roles of members as the registry of their organizations asks for them. */
function rolesOf<Role extends MemberRole>({ roleOf }: MemberTokens<Role>, registry: UnitName) {
  return async (organizationId: string, memberId: string, context: Context): Promise<Role | undefined> =>
    (await roleOf({ organizationId, memberId }, asUnit(context, registry))).role;
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
