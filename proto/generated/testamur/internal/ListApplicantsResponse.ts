// Original file: proto/testamur/internal/applicants.proto

import type { Applicant as _testamur_internal_Applicant, Applicant__Output as _testamur_internal_Applicant__Output } from '../../testamur/internal/Applicant.ts';

/**
 * The issuers, in no order; ids of nobody are left out.
 */
export interface ListApplicantsResponse {
  'applicants'?: (_testamur_internal_Applicant)[];
}

/**
 * The issuers, in no order; ids of nobody are left out.
 */
export interface ListApplicantsResponse__Output {
  'applicants': (_testamur_internal_Applicant__Output)[];
}
