import { asUnit } from '../../kernel/context.ts';
import { VERIFIER_STATUSES } from '../../kernel/identity.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import { leaseOf } from '../../store/lease.ts';
import { createTurns } from '../../store/turns.ts';
import { apiKeyStore } from '../api-keys/api-key-model.ts';
import type { OpenDomain } from '../domain.ts';
import { VERIFIERS } from '../members/kind.ts';
import { type MembersDeps, openMembers } from '../members/members.ts';
import { oneOf } from '../rpc-replies.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { createDemoVerifiers } from './demo/demo-verifiers.ts';
import { createVerifierKeyService } from './keys/key-service.ts';
import { verifierKeyResolvers } from './keys/resolvers.ts';
import { VERIFIER_KEYS } from './keys/verifier-key.ts';
import { NO_PROVIDERS } from './people/no-providers.ts';
import { verifierPeopleResolvers } from './people/resolvers.ts';
import type { VerifiersNear, VerifiersNeeds, VerifiersPorts } from './ports.ts';
import { createConfirmations } from './registry/confirmation.ts';
import { verifiersAsOrganizations } from './registry/organizations.ts';
import { createRegistrationService } from './registry/registration-service.ts';
import { verifierResolvers } from './registry/resolvers.ts';
import { verifierStore } from './registry/verifier-model.ts';
import { createVerifierService } from './registry/verifier-service.ts';
import { createRequestExpiry } from './requests/expiry.ts';
import { createReceivedRequests } from './requests/received.ts';
import { verificationRequestStore } from './requests/request-model.ts';
import { createVerificationRequestService } from './requests/request-service.ts';
import { verificationRequestResolvers } from './requests/resolvers.ts';
import { createTellSender } from './requests/senders.ts';
import type { VerifiersService } from './services.ts';

/** Opens the verifiers: the registry, and their people with the ways in which these sign in. */
export async function createVerifiers(
  deps: VerifiersNeeds &
    MembersDeps & {
      readonly settings: LiveSettings;
      /** Seconds between two sweeps of what is due. */
      readonly sweepSeconds: number;
      readonly log: Logger;
    },
): Promise<OpenDomain<VerifiersPorts, VerifiersService, VerifiersNear>> {
  const { connection, tokens, ledger, now } = deps;
  const [records, apiKeys, requests] = await Promise.all([
    verifierStore(connection),
    apiKeyStore(connection, VERIFIER_KEYS),
    verificationRequestStore(connection),
  ]);
  const addressKey = tokens.deriveKey('verification-request-addresses');
  const people = await openMembers({
    ...deps,
    kind: VERIFIERS,
    organizations: {
      ...verifiersAsOrganizations(records),
      ...createConfirmations({ verifiers: records, now }),
    },
    ...NO_PROVIDERS,
  });
  const inTurn = createTurns();
  const tellSender = createTellSender({ ...deps, verifiers: records, members: people.members });
  const expiry = createRequestExpiry({
    ...deps,
    requests,
    tellSender,
    lease: leaseOf(connection, 'verifiers.requests', now),
  });
  const endWrites = (verifierId: string) => [
    apiKeys.deleteWrite([verifierId]),
    requests.deleteOfVerifierWrite(verifierId),
  ];
  const service: VerifiersService = {
    registration: createRegistrationService({ verifiers: records, signIn: people.signIn, now }),
    verifiers: createVerifierService({
      verifiers: records,
      people,
      endWrites,
      ledger,
      now,
    }),
    people,
    keys: createVerifierKeyService({ ...deps, verifiers: records, apiKeys, people, inTurn }),
    requests: createVerificationRequestService({
      ...deps,
      requests,
      verifiers: records,
      tellSender,
      addressKey,
      inTurn,
    }),
    requestExpiry: expiry,
    team: people.team({ read: 'verifierTeam.read', manage: 'verifierTeam.manage' }),
  };
  return {
    subgraph: createSubgraph({
      name: 'verifiers',
      resolvers: merged(
        verifierResolvers(service),
        verifierPeopleResolvers(service),
        verifierKeyResolvers(service),
        verificationRequestResolvers(service, deps),
      ),
      internal: service,
    }),
    ports: {
      apiKeys: {
        authenticate: (input, context) => service.keys.authenticate(input, asUnit(context, 'api-gateway')),
      },
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
      demo: createDemoVerifiers({
        ...deps,
        verifiers: records,
        people,
        requests: service.requests,
        endWrites,
      }),
      requests: createReceivedRequests({ requests, verifiers: records, tellSender, addressKey, now }),
      known: {
        async nameOf(id) {
          const verifierId = (await people.members.byId(id))?.organizationId ?? id;
          return (await records.byId(verifierId))?.name;
        },
        isActive: async (verifierId) => (await records.byId(verifierId))?.status === 'ACTIVE',
      },
    },
    start: expiry.start,
    close: expiry.close,
  };
}
