import type { Context } from '../../../kernel/context.ts';
import type { IssuerStatus } from '../../../kernel/identity.ts';
import type { ChangeSource } from '../follow-changes.ts';

/** Needed of the accounts of holders. */
export interface FindableHolders {
  /**
   * Of up to 500 people, those who have agreed to be found by their address: the DID, and whether the account has this name; in order,
   * undefined for nobody. Errors: UPSTREAM_UNAVAILABLE.
   */
  find(
    people: readonly { readonly email: string; readonly name?: string | undefined }[],
    context: Context,
  ): Promise<readonly ({ readonly did: string; readonly isNamed: boolean } | undefined)[]>;
}

/** Needed of learner records. What they answer is an id, and nothing of the learner. */
export interface KnownLearners {
  /**
   * Of up to 500 people of an issuer, those who are there under this number and this name, whatever its case and accents; in order,
   * undefined for nobody. Errors: UPSTREAM_UNAVAILABLE.
   */
  find(
    issuerDid: string,
    people: readonly { readonly learnerNumber: string; readonly name: string }[],
    context: Context,
  ): Promise<readonly (string | undefined)[]>;
}

/** Needed of the members of custodians. */
export interface ReviewingPeople {
  /** Whether somebody is an ACTIVE member of the custodian with a role that reviews. Errors: UPSTREAM_UNAVAILABLE. */
  isReviewer(custodianId: string, userId: string, context: Context): Promise<boolean>;
}

/** Needed of the registry beside it: how custodians stand. */
export interface CustodianStandings {
  byId(custodianId: string): Promise<{ readonly status: IssuerStatus } | undefined>;
}

/** What intake needs of other domains. */
export interface IntakeNeeds {
  readonly holders: FindableHolders;
  /** Whose consent or account has changed. */
  readonly consents: ChangeSource;
  readonly learners: KnownLearners;
  readonly reviewers: ReviewingPeople;
}
