import type { ApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import { type BindingOf, coversFields, given, operationRow } from '../rpc.ts';
import { APPLICANTS, DECISION_FIELDS } from './contracts.ts';
import type { IssuersService } from './resolvers.ts';

/** Issuer Registry's internal contract with onboarding: who has applied, and the decision about them. */
export function createApplicantBinding(internal: IssuersService): BindingOf<ApplicantService> {
  return {
    ...APPLICANTS,
    rpcs: {
      ListApplicants: operationRow({
        operation: internal.applicants.byIds,
        args: ({ issuerIds }) => ({ issuerIds }),
        reply: (found) => ({
          applicants: found.map(({ id, did, contactEmail, organizationUrl, countryCode, ...rest }) => ({
            ...rest,
            issuerId: id,
            issuerDid: did,
            contactEmail: contactEmail ?? '',
            organizationUrl: organizationUrl ?? '',
            countryCode: countryCode ?? '',
          })),
        }),
      }),
      FindApplicants: operationRow({
        operation: internal.applicants.matching,
        args: ({ text }) => ({ text }),
        reply: (issuerIds) => ({
          issuerIds: issuerIds ?? [],
          isTooMany: issuerIds === undefined,
        }),
      }),
      DecideApplicant: operationRow({
        operation: internal.applicants.decide,
        covers: coversFields(DECISION_FIELDS),
        names: { did: 'issuerDid' },
        args: ({ issuerDid, decision, reason }) => ({ did: issuerDid, decision, reason: given(reason) }),
        reply: () => ({}),
      }),
    },
  };
}
