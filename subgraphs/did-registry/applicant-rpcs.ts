import type { ApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import { coversFields, given, operationRow, type RowsOf } from '../rpc.ts';
import type { Applicants } from './applicants.ts';
import { DECISION_FIELDS } from './decision-fields.ts';

/** A registry's internal contract with onboarding: who has applied, and the decision about them. */
export function applicantRows(applicants: Applicants): RowsOf<ApplicantService> {
  return {
    ListApplicants: operationRow({
      operation: applicants.byIds,
      args: ({ ids }) => ({ ids }),
      reply: (found) => ({
        applicants: found.map(({ contactEmail, organizationUrl, countryCode, ...rest }) => ({
          ...rest,
          contactEmail: contactEmail ?? '',
          organizationUrl: organizationUrl ?? '',
          countryCode: countryCode ?? '',
        })),
      }),
    }),
    FindApplicants: operationRow({
      operation: applicants.matching,
      args: ({ text }) => ({ text }),
      reply: (ids) => ({ ids: ids ?? [], isTooMany: ids === undefined }),
    }),
    DecideApplicant: operationRow({
      operation: applicants.decide,
      covers: coversFields(DECISION_FIELDS),
      args: ({ did, decision, reason }) => ({ did, decision, reason: given(reason) }),
      reply: () => ({}),
    }),
  };
}
