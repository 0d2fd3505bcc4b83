import type { Context } from '../../kernel/context.ts';
import type { CredentialStatus } from '../../kernel/credential-status.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { Teams } from '../requester.ts';
import type { DemoLearners } from './demo/ports.ts';
import type { HolderDirectory, LinksOfHolder } from './links/ports.ts';

/** What it needs of other domains. */
export interface LearnersNeeds {
  readonly directory: HolderDirectory;
  /** The versions of catalog entries. */
  readonly versions: StudyVersions;
  /** The credentials that state what has come of studies. */
  readonly credentials: OutcomeCredentials;
  /** What issuers are called. */
  readonly issuers: { byDid(did: string, context: Context): Promise<{ readonly name: string } | undefined> };
  /** How issuers stand, as the registry has them. */
  readonly standings: IssuerStandings;
  readonly teams: Teams;
}

/** Needed of the issuer registry. */
export interface IssuerStandings {
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
  /** The issuer of the demonstration that alone may use it; undefined for what everybody may. */
  readonly demoIssuerDid?: string | undefined;
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

/** Needed of credential issuance. */
export interface OutcomeCredentials {
  /**
   * Issues as the person who asks, under the entry version of each with its achievement; each has the id that is given, so that nothing
   * is issued twice. Errors: as issuing a batch; those of single outcomes are told in the results, which are in order.
   */
  issue(
    input: {
      readonly issuerDid: string;
      readonly credentialType: string;
      readonly expirationTimestamp?: number | undefined;
      readonly outcomes: readonly (OutcomeDraft & { readonly credentialId: string })[];
    },
    context: Context,
  ): Promise<
    readonly {
      readonly isIssued: boolean;
      readonly error?: ErrorCode | undefined;
      readonly message?: string | undefined;
    }[]
  >;
  /** Those of an issuer among up to 500 ids, whatever their status. */
  find(
    input: { readonly issuerDid: string; readonly credentialIds: readonly string[] },
    context: Context,
  ): Promise<readonly OutcomeCredential[]>;
}

/** What is to be issued for an outcome. */
export interface OutcomeDraft {
  readonly holderDid: string;
  readonly entryVersionId: string;
  readonly credentialData: JsonObject;
}

/** A credential, as far as it concerns the outcome that it states. */
export interface OutcomeCredential {
  readonly credentialId: string;
  readonly credentialStatus: CredentialStatus;
  readonly holderDid: string;
  readonly entryVersionId?: string | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  /** The values of the results that it states. */
  readonly resultValues: readonly string[];
}

/** The DID of the wallet that each of these learners has confirmed to be theirs; who has none is absent. */
export type HoldersOf = (learnerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What learner records offer to every unit. */
export interface LearnersPorts {
  readonly holderLinks: LinksOfHolder;
  /** For custodians: the ids of learners whom they know by number and name. */
  readonly known: {
    find(
      issuerDid: string,
      people: readonly { readonly learnerNumber: string; readonly name: string }[],
      context: Context,
    ): Promise<readonly (string | undefined)[]>;
  };
  /** For Core Engine, which makes reports. */
  readonly reported: {
    /** What an issuer confirmed from one instant up to another, as it was confirmed; up to 500 rows behind a cursor. */
    outcomes(
      input: {
        readonly issuerDid: string;
        readonly from: Date;
        readonly to: Date;
        readonly after?: string | undefined;
        readonly limit: number;
      },
      context: Context,
    ): Promise<{
      readonly rows: readonly ReportedOutcome[];
      readonly next?: string | undefined;
      /** What was confirmed before this instant is all there. */
      readonly through: Date;
    }>;
    /** What an issuer keeps of a learner, record by record: by the id, or by a DID of the wallet that is confirmed to be theirs. */
    ofPerson(
      input: {
        readonly issuerDid: string;
        readonly learnerId?: string | undefined;
        readonly holderDid?: string | undefined;
        readonly after?: string | undefined;
      },
      context: Context,
    ): Promise<{
      readonly rows: readonly PersonRecord[];
      readonly next?: string | undefined;
      readonly holderDid?: string | undefined;
    }>;
  };
  readonly demo: DemoLearners;
}

/** Offered: a record about a person, whole. */
export interface PersonRecord {
  /** What kind of record it is. */
  readonly section: string;
  readonly recordId: string;
  readonly content: JsonObject;
}

/** Offered: an outcome with whose it is. */
export interface ReportedOutcome {
  readonly outcomeId: string;
  readonly entryVersionId: string;
  readonly resultType: string;
  readonly value?: string | undefined;
  readonly score?: number | undefined;
  readonly scoreMax?: number | undefined;
  readonly outcomeCode?: string | undefined;
  readonly achievedDate: string;
  readonly isReached: boolean;
  readonly status: string;
  readonly revision: number;
  readonly confirmedAt?: Date | undefined;
  readonly credentialId?: string | undefined;
  readonly cohortCode?: string | undefined;
  readonly deliveryMode?: string | undefined;
  readonly enrolmentStatus: string;
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly learnerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly learnerStatus: string;
  readonly externalIds: readonly { readonly system: string; readonly value: string }[];
}
