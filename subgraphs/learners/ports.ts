import type { Context } from '../../kernel/context.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';

/** What it needs of other domains. */
export interface LearnersNeeds {
  /** The versions of catalog entries. */
  readonly versions: StudyVersions;
  /** The issuers, as the registry has them. */
  readonly issuers: EmployingIssuers;
}

/** Needed of the issuer registry. */
export interface EmployingIssuers {
  byDid(issuerDid: string, context: Context): Promise<{ readonly status: IssuerStatus } | undefined>;
}

/** Needed of the catalog. */
export interface StudyVersions {
  /** Whatever its status; undefined when there is none of that id. */
  byId(entryVersionId: string, context: Context): Promise<StudyVersion | undefined>;
  /** The version of an entry that counts now; undefined when there is none. */
  current(
    entry: { jurisdictionCode: string; entryCode: string },
    context: Context,
  ): Promise<StudyVersion | undefined>;
}

/** What can be studied, and what its results look like. */
export interface StudyVersion {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly entryCode: string;
  readonly status: 'DRAFT' | 'IN_REVIEW' | 'PUBLISHED' | 'SUPERSEDED' | 'RETIRED';
  readonly title: string;
  readonly resultDescriptions: readonly ResultDescription[];
}

/** What results of one kind look like (Open Badges 3.0, `ResultDescription`). */
export interface ResultDescription {
  readonly id: string;
  readonly name: string;
  readonly resultType: string;
  /** From the lowest to the highest. */
  readonly allowedValues?: readonly string[] | undefined;
  readonly valueMin?: string | undefined;
  readonly valueMax?: string | undefined;
  /** What must be reached. */
  readonly requiredValue?: string | undefined;
}

/** What learner records offer to every unit. */
export type LearnersPorts = object;
