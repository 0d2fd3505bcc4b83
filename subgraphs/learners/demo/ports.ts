import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { EnrolmentStatus } from '../enrolments/enrolment.ts';

/** What is recorded of it; amendments come later. */
export const DEMO_OUTCOME_STATUSES = ['DRAFT', 'CONFIRMED', 'VOID'] as const;

/** Somebody who studies at an issuer of the demonstration. */
export interface DemoLearner {
  readonly issuerDid: string;
  readonly learnerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
  /** The wallet that is theirs, as they have confirmed. */
  readonly wallet?: { readonly holderId: string; readonly holderDid: string } | undefined;
  readonly enrolments: readonly DemoEnrolment[];
}

/** What somebody studies. Days are YYYY-MM-DD. */
export interface DemoEnrolment {
  readonly entryVersionId: string;
  readonly cohortCode?: string | undefined;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly exitReasonCode?: string | undefined;
  readonly status: EnrolmentStatus;
  readonly outcomes: readonly DemoOutcome[];
}

/** What has come of it. */
export interface DemoOutcome {
  readonly resultDescriptionId: string;
  readonly value: string;
  readonly achievedDate: string;
  readonly status: (typeof DEMO_OUTCOME_STATUSES)[number];
}

/** The learner records of the issuers of the demonstration; for the domain that keeps it, which calls as itself. */
export interface DemoLearners {
  /** A learner with everything that they study; the outcomes in order, each with the claims of a credential that states it. */
  add(
    learner: DemoLearner,
    context: Context,
  ): Promise<{
    readonly outcomes: readonly { readonly outcomeId: string; readonly claims: JsonObject }[];
  }>;
  /** Names the credential that was issued for an outcome. */
  nameCredential(
    of: { readonly outcomeId: string; readonly credentialId: string },
    context: Context,
  ): Promise<void>;
  amend(
    outcome: { readonly outcomeId: string; readonly value: string; readonly reason: string },
    context: Context,
  ): Promise<void>;
  /** Removes all learner records of the issuers of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}
