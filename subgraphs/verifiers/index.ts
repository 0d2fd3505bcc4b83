import { VERIFIER_STATUSES } from '../../kernel/identity.ts';
import type { OpenDomain } from '../domain.ts';
import { VERIFIERS } from '../members/kind.ts';
import { type MembersDeps, openMembers } from '../members/members.ts';
import { oneOf } from '../rpc-replies.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { verifierPeopleResolvers } from './people/resolvers.ts';
import type { VerifiersNear, VerifiersPorts } from './ports.ts';
import { createConfirmations } from './registry/confirmation.ts';
import { verifiersAsOrganizations } from './registry/organizations.ts';
import { createRegistrationService } from './registry/registration-service.ts';
import { verifierResolvers } from './registry/resolvers.ts';
import { verifierStore } from './registry/verifier-model.ts';
import { createVerifierService } from './registry/verifier-service.ts';
import type { VerifiersService } from './services.ts';

/** Opens the verifiers: the registry, and their people with the ways in which these sign in. */
export async function createVerifiers(
  deps: MembersDeps,
): Promise<OpenDomain<VerifiersPorts, VerifiersService, VerifiersNear>> {
  const { connection, ledger, now } = deps;
  const records = await verifierStore(connection);
  const people = await openMembers({
    ...deps,
    kind: VERIFIERS,
    organizations: {
      ...verifiersAsOrganizations(records),
      ...createConfirmations({ verifiers: records, now }),
    },
    // Verifiers have no identity providers of their own here.
    policies: { policyOf: async () => undefined },
  });
  const service: VerifiersService = {
    registration: createRegistrationService({ verifiers: records, signIn: people.signIn, now }),
    verifiers: createVerifierService({
      verifiers: records,
      people,
      endWrites: async () => [],
      ledger,
      now,
    }),
    people,
    team: people.team({ read: 'verifierTeam.read', manage: 'verifierTeam.manage' }),
  };
  return {
    subgraph: createSubgraph({
      name: 'verifiers',
      resolvers: merged(verifierResolvers(service), verifierPeopleResolvers(service)),
      internal: service,
    }),
    ports: {
      members: {
        async standing({ verifierId, ...token }, context) {
          const of = { organizationId: verifierId, organizationDid: verifierId };
          const found = await people.tokens.standing({ ...token, ...of }, context);
          return (
            found && { ...found, organizationStatus: oneOf(VERIFIER_STATUSES, found.organizationStatus) }
          );
        },
      },
    },
    near: {
      names: {
        async of(id) {
          const verifierId = (await people.byId(id))?.organizationId ?? id;
          return (await records.byId(verifierId))?.name;
        },
      },
    },
  };
}
