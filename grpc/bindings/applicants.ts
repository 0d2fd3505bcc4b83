import type { IssuerApplicant } from '../../subgraphs/issuers/index.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import { given, givenBytes, type ServiceBinding } from '../binding.ts';
import { parseIdentity } from '../identity-json.ts';

const CORE_ENGINE = ['core-engine'];

/** Issuer Registry's internal contract with onboarding: who has applied, and the decision about them. */
export function createApplicantBinding(internal: Subgraph['internal']): ServiceBinding {
  return {
    service: 'testamur.internal.ApplicantService',
    proto: 'testamur/internal/applicants.proto',
    rpcs: {
      ListApplicants: {
        resolver: internal['listApplicants'] as Resolver,
        args: ({ issuerIds }) => ({ issuerIds }),
        reply: (found: readonly IssuerApplicant[]) => ({
          applicants: found.map(({ id, did, contactEmail, organizationUrl, countryCode, ...rest }) => ({
            ...rest,
            issuerId: id,
            issuerDid: did,
            contactEmail: contactEmail ?? '',
            organizationUrl: organizationUrl ?? '',
            countryCode: countryCode ?? '',
          })),
        }),
        callers: CORE_ENGINE,
      },
      FindApplicants: {
        resolver: internal['findApplicants'] as Resolver,
        args: ({ text }) => ({ text }),
        reply: (issuerIds: readonly string[] | undefined) => ({
          issuerIds: issuerIds ?? [],
          isTooMany: issuerIds === undefined,
        }),
        callers: CORE_ENGINE,
      },
      DecideApplicant: {
        resolver: asAdministrator(internal['decideApplicant'] as Resolver),
        args: ({ issuerDid, decision, reason, identityJson, clientHash }) => ({
          input: { did: issuerDid, decision, reason: given(reason) },
          identityJson: givenBytes(identityJson),
          clientHash: given(clientHash),
        }),
        reply: () => ({}),
        callers: CORE_ENGINE,
      },
    },
  };
}

/** Runs an operation as the person for whom the calling unit vouches; the operation itself permits. */
function asAdministrator(decide: Resolver): Resolver {
  return (parent, { input, identityJson, clientHash }, context) =>
    decide(parent, input, { ...context, identity: parseIdentity(identityJson), clientHash });
}
