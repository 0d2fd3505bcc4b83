import { coversFields, given, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { APPLICANTS, DECISION_FIELDS } from './contracts.ts';
import type { IssuerApplicant } from './index.ts';

/** Issuer Registry's internal contract with onboarding: who has applied, and the decision about them. */
export function createApplicantBinding(internal: Subgraph['internal']): ServiceBinding {
  return {
    ...APPLICANTS,
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
      },
      FindApplicants: {
        resolver: internal['findApplicants'] as Resolver,
        args: ({ text }) => ({ text }),
        reply: (issuerIds: readonly string[] | undefined) => ({
          issuerIds: issuerIds ?? [],
          isTooMany: issuerIds === undefined,
        }),
      },
      DecideApplicant: {
        resolver: internal['decideApplicant'] as Resolver,
        covers: coversFields(DECISION_FIELDS),
        names: { did: 'issuerDid' },
        args: ({ issuerDid, decision, reason }) => ({ did: issuerDid, decision, reason: given(reason) }),
        reply: () => ({}),
      },
    },
  };
}
