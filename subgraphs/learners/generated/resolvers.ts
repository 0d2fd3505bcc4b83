import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { LearnerImport as LearnerImportNounNoun } from '../imports/import.ts';
import type { Learner as LearnerNounNoun } from '../learners/learner.ts';
import type { Enrolment as EnrolmentNounNoun } from '../enrolments/enrolment.ts';
import type { EligibleOutcome as EligibleOutcomeNounNoun } from '../eligibility/eligibility.ts';
import type { Transcript as TranscriptNounNoun, TranscriptStudy as TranscriptStudyNounNoun, TranscriptResult as TranscriptResultNounNoun } from '../transcript/transcript.ts';
import type { Outcome as OutcomeNounNoun, OutcomeRevision as OutcomeRevisionNounNoun } from '../outcomes/outcome.ts';
import type { CredentialKey as CredentialKeyNoun } from '../outcomes/resolvers.ts';
import type { EntryVersionKey as EntryVersionKeyNoun } from '../enrolments/resolvers.ts';
import type { LearnerMerge as LearnerMergeNounNoun } from '../merges/merge.ts';
import type { IdentityLink as LearnerLinkNounNoun, IdentityLink as OwnLearnerLinkNounNoun } from '../links/link.ts';
import type { Context } from '../../../kernel/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  _FieldSet: { input: string; output: string; }
};

/** An outcome that a credential can be issued for. */
export type EligibleOutcome = {
  readonly __typename?: 'EligibleOutcome';
  /** The outcome, CONFIRMED or AMENDED, which no credential states yet. */
  readonly outcome: Outcome;
  /** Whose it is. */
  readonly learner: Learner;
  /** Whether the learner has confirmed a wallet to be theirs; nothing is issued before. */
  readonly isLinked: Scalars['Boolean']['output'];
};

/** One row of a list of eligible outcomes. */
export type EligibleOutcomeEdge = {
  readonly __typename?: 'EligibleOutcomeEdge';
  /** The outcome with whose it is. */
  readonly node: EligibleOutcome;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of eligible outcomes, as they were confirmed. */
export type EligibleOutcomeConnection = {
  readonly __typename?: 'EligibleOutcomeConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<EligibleOutcomeEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<EligibleOutcome>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** What to issue for. */
export type IssueEligibleInput = {
  /** Whose outcomes; without `outcomeIds` all that can be issued, the first 500. */
  readonly learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Which outcomes; at most 500. */
  readonly outcomeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The type of the credentials; AchievementCredential unless told. */
  readonly credentialType?: InputMaybe<Scalars['String']['input']>;
  /** When they expire, in epoch milliseconds; never unless told. */
  readonly expirationTimestamp?: InputMaybe<Scalars['Float']['input']>;
};

/** Whether a credential states an outcome now. */
export type IssuedOutcomeStatus =
  /** A credential states it, of this request or of one before. */
  | 'SUCCESS'
  /** Nothing was issued. */
  | 'FAILED';

/** What became of one outcome. */
export type IssuedOutcome = {
  readonly __typename?: 'IssuedOutcome';
  /** Which outcome. */
  readonly outcomeId: Scalars['ID']['output'];
  /** Whether a credential states it now. */
  readonly operationStatus: IssuedOutcomeStatus;
  /** The credential that states it; null for none. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Why not: a code of the platform; null for none. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Why not, and what to do; null for none. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** For issuers that sign themselves: credentialType, holderDid, entryVersionId and credentialData of what to have signed; null otherwise. */
  readonly draft?: Maybe<Scalars['JSON']['output']>;
};

/** What became of all of them, in the order of the request. */
export type IssueEligiblePayload = {
  readonly __typename?: 'IssueEligiblePayload';
  /** How many outcomes were meant. */
  readonly total: Scalars['Int']['output'];
  /** How many of them a credential states now. */
  readonly succeeded: Scalars['Int']['output'];
  /** How many of them none does. */
  readonly failed: Scalars['Int']['output'];
  /** One for each. */
  readonly results: ReadonlyArray<IssuedOutcome>;
};

/** Which credential states an outcome. */
export type NameOutcomeCredentialInput = {
  /** Which outcome; CONFIRMED or AMENDED. */
  readonly outcomeId: Scalars['ID']['input'];
  /** A credential of yours that is in force, about the wallet of the learner, under the same version, whose results have the value. Where another one stated the outcome, its successor. */
  readonly credentialId: Scalars['ID']['input'];
};

/** What came of it. */
export type NameOutcomeCredentialPayload = {
  readonly __typename?: 'NameOutcomeCredentialPayload';
  /** The outcome, which the credential states. */
  readonly outcome: Outcome;
};

/** A person as one issuer knows them (a user of 1EdTech OneRoster). The date of birth is never kept. */
export type Learner = {
  readonly __typename?: 'Learner';
  /** The credentials that state what has come of their studies, as it was achieved. */
  readonly credentials: ReadonlyArray<Credential>;
  /** What they are enrolled in, as it began. */
  readonly enrolments: EnrolmentConnection;
  /** Names them in every call. */
  readonly learnerId: Scalars['ID']['output'];
  /** Whose learner it is. */
  readonly issuer: Issuer;
  /** The DID of that issuer. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The issuer's own number. */
  readonly learnerNumber: Scalars['String']['output'];
  /** What other systems call them. */
  readonly externalIds: ReadonlyArray<LearnerExternalId>;
  /** Given name. */
  readonly givenName: Scalars['String']['output'];
  /** Family name. */
  readonly familyName: Scalars['String']['output'];
  /** The name that they go by; null for none. */
  readonly preferredName?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null for none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Telephone number; null for none. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** The tag of the language that they prefer (BCP 47); null for none. */
  readonly preferredLanguage?: Maybe<Scalars['String']['output']>;
  /** Country, by code of ISO 3166-1; null for none. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** How they stand. */
  readonly status: LearnerStatus;
  /** Who has the records of one that is MERGED; null for the others. */
  readonly mergedInto?: Maybe<Scalars['ID']['output']>;
  /** When the record was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
  /** The DID of the holder who has said to be this learner; null for none. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** That holder; null for none. */
  readonly holder?: Maybe<Holder>;
};


/** A person as one issuer knows them (a user of 1EdTech OneRoster). The date of birth is never kept. */
export type LearnerCredentialsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A person as one issuer knows them (a user of 1EdTech OneRoster). The date of birth is never kept. */
export type LearnerEnrolmentsArgs = {
  filter?: InputMaybe<EnrolmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Outcomes of yours that a credential can be issued for: confirmed, with the value that is asked for, and no credential yet. */
  readonly issuanceEligibility: EligibleOutcomeConnection;
  /** One enrolment of a learner of yours. NOT_FOUND when there is none of that id. */
  readonly enrolment?: Maybe<Enrolment>;
  /** What a learner of yours is enrolled in, as it began. */
  readonly enrolments: EnrolmentConnection;
  /** One import of yours. NOT_FOUND when you have none of that id. */
  readonly learnerImport?: Maybe<LearnerImport>;
  /** Your imports, the newest first. */
  readonly learnerImports: LearnerImportConnection;
  /** What is wrong with the rows of an import of yours, as CSV: file, line, column, code and message, never what is in the cells. */
  readonly learnerImportErrors?: Maybe<LearnerImportErrors>;
  /** One learner of yours; for the id of one who was merged, whoever has the records now. NOT_FOUND when you have none of that id. */
  readonly learner?: Maybe<Learner>;
  /** Your learners, by family name, then by given name. */
  readonly learners: LearnerConnection;
  /** The links of a learner of yours, newest first. NOT_FOUND when you have none of that id. */
  readonly learnerLinks: LearnerLinkConnection;
  /** The links of your learners whose holders ask to be forgotten, the oldest request first. */
  readonly learnerErasureRequests: LearnerLinkConnection;
  /** Which institutions take the signed-in holder for a learner of theirs, and which may do so; newest first. */
  readonly ownLearnerLinks: OwnLearnerLinkConnection;
  /** One outcome of a learner of yours. NOT_FOUND when there is none of that id. */
  readonly outcome?: Maybe<Outcome>;
  /** What has come of an enrolment of yours, as it was achieved. */
  readonly outcomes: OutcomeConnection;
  /** What an outcome of yours has said, from the first revision on. */
  readonly outcomeRevisions: OutcomeRevisionConnection;
  /** What has come of the studies of a learner of yours, each result with its credential. */
  readonly learnerTranscript: Transcript;
  /** The same to print, as a PDF. */
  readonly learnerTranscriptFile: File;
};


export type QueryIssuanceEligibilityArgs = {
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  entryId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEnrolmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnrolmentsArgs = {
  learnerId: Scalars['ID']['input'];
  filter?: InputMaybe<EnrolmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLearnerImportsArgs = {
  filter?: InputMaybe<LearnerImportFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerImportErrorsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLearnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLearnersArgs = {
  filter?: InputMaybe<LearnerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerLinksArgs = {
  learnerId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerErasureRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnLearnerLinksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOutcomeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOutcomesArgs = {
  enrolmentId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOutcomeRevisionsArgs = {
  outcomeId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearnerTranscriptArgs = {
  learnerId: Scalars['ID']['input'];
};


export type QueryLearnerTranscriptFileArgs = {
  learnerId: Scalars['ID']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Issues credentials for outcomes, through the ordinary batch; for members of the issuer. Repeated, nothing is issued twice. */
  readonly issueEligible: IssueEligiblePayload;
  /** Names the credential that states an outcome; for members of the issuer. It ends that the former one is stale. */
  readonly nameOutcomeCredential: NameOutcomeCredentialPayload;
  /** Enrols a learner; for members of their issuer. */
  readonly createEnrolment: CreateEnrolmentPayload;
  /** Changes an enrolment or what has become of it; for members of its issuer. */
  readonly updateEnrolment: UpdateEnrolmentPayload;
  /** Takes away for good who a learner is; enrolments and outcomes stay under the id. For administrators of the issuer. */
  readonly eraseLearner: EraseLearnerPayload;
  /**
   * Imports learners from a file of at most 50 MB, which comes in pieces; for members of an issuer. DUPLICATE while the same file is worked
   * off. The same file twice changes nothing the second time.
   */
  readonly importLearners: ImportLearnersPayload;
  /** Ends an import that has not ended; for members of its issuer. Repeating it changes nothing. */
  readonly cancelLearnerImport: CancelLearnerImportPayload;
  /** Adds a learner; for members of an issuer. */
  readonly createLearner: CreateLearnerPayload;
  /** Changes a learner; for members of their issuer. */
  readonly updateLearner: UpdateLearnerPayload;
  /** Asks a holder whether a learner is them; for members of the issuer. */
  readonly proposeLearnerLink: ProposeLearnerLinkPayload;
  /** Takes a proposal back; for members of the issuer. */
  readonly withdrawLearnerLink: WithdrawLearnerLinkPayload;
  /** The signed-in holder is that learner. */
  readonly acceptLearnerLink: OwnLearnerLinkPayload;
  /** The signed-in holder is not that learner. */
  readonly rejectLearnerLink: OwnLearnerLinkPayload;
  /** The signed-in holder ends a link; what was issued stays in the wallet. */
  readonly endLearnerLink: OwnLearnerLinkPayload;
  /** The signed-in holder asks an institution to forget the learner; the institution does it, and keeps what law demands. */
  readonly requestLearnerErasure: OwnLearnerLinkPayload;
  /** Moves everything that a learner has to another one of yours; it can be undone for 30 days. */
  readonly mergeLearners: MergeLearnersPayload;
  /** Gives a learner back what a merge has moved. */
  readonly undoLearnerMerge: UndoLearnerMergePayload;
  /** Records what has come of an enrolment; for members of its issuer. */
  readonly recordOutcome: RecordOutcomePayload;
  /** Stands behind an outcome; for members of its issuer. */
  readonly confirmOutcome: ConfirmOutcomePayload;
  /** Corrects an outcome; for members of its issuer. A credential of it stays in force, and is stale. */
  readonly amendOutcome: AmendOutcomePayload;
  /** Declares an outcome void; for members of its issuer. A credential of it stays in force, and is stale. */
  readonly voidOutcome: VoidOutcomePayload;
};


export type MutationIssueEligibleArgs = {
  input: IssueEligibleInput;
};


export type MutationNameOutcomeCredentialArgs = {
  input: NameOutcomeCredentialInput;
};


export type MutationCreateEnrolmentArgs = {
  input: CreateEnrolmentInput;
};


export type MutationUpdateEnrolmentArgs = {
  input: UpdateEnrolmentInput;
};


export type MutationEraseLearnerArgs = {
  input: EraseLearnerInput;
};


export type MutationImportLearnersArgs = {
  input: ImportLearnersInput;
};


export type MutationCancelLearnerImportArgs = {
  input: CancelLearnerImportInput;
};


export type MutationCreateLearnerArgs = {
  input: CreateLearnerInput;
};


export type MutationUpdateLearnerArgs = {
  input: UpdateLearnerInput;
};


export type MutationProposeLearnerLinkArgs = {
  input: ProposeLearnerLinkInput;
};


export type MutationWithdrawLearnerLinkArgs = {
  input: WithdrawLearnerLinkInput;
};


export type MutationAcceptLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationRejectLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationEndLearnerLinkArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationRequestLearnerErasureArgs = {
  input: OwnLearnerLinkInput;
};


export type MutationMergeLearnersArgs = {
  input: MergeLearnersInput;
};


export type MutationUndoLearnerMergeArgs = {
  input: UndoLearnerMergeInput;
};


export type MutationRecordOutcomeArgs = {
  input: RecordOutcomeInput;
};


export type MutationConfirmOutcomeArgs = {
  input: ConfirmOutcomeInput;
};


export type MutationAmendOutcomeArgs = {
  input: AmendOutcomeInput;
};


export type MutationVoidOutcomeArgs = {
  input: VoidOutcomeInput;
};

/** How an enrolment stands. */
export type EnrolmentStatus =
  /** They have asked for a place. */
  | 'APPLIED'
  /** They have a place and have not begun. */
  | 'ENROLLED'
  /** They study. */
  | 'ACTIVE'
  /** They study no further for now. */
  | 'ON_HOLD'
  /** They have come to the end. */
  | 'COMPLETED'
  /** They have left before the end. */
  | 'WITHDRAWN'
  /** They go on elsewhere. */
  | 'TRANSFERRED'
  /** They never began. */
  | 'CANCELLED';

/** How it is taught. */
export type DeliveryMode =
  /** Where the issuer is. */
  | 'ON_CAMPUS'
  /** Over the network. */
  | 'ONLINE'
  /** Partly on campus, partly online. */
  | 'BLENDED'
  /** Where they work. */
  | 'WORKPLACE';

/** One learner in one version of a catalog entry. Days are those of the calendar, such as 2026-09-01. */
export type Enrolment = {
  readonly __typename?: 'Enrolment';
  /** Names it in every call. */
  readonly enrolmentId: Scalars['ID']['output'];
  /** Who is enrolled. */
  readonly learner: Learner;
  /** The id of that learner. */
  readonly learnerId: Scalars['ID']['output'];
  /** The DID of the issuer whose learner it is. */
  readonly issuerDid: Scalars['DID']['output'];
  /** What they study. */
  readonly entryVersion: EntryVersion;
  /** The id of that version. */
  readonly entryVersionId: Scalars['ID']['output'];
  /** The issuer's own code of the group that they study in; null for none. */
  readonly cohortCode?: Maybe<Scalars['String']['output']>;
  /** How it is taught. */
  readonly deliveryMode: DeliveryMode;
  /** The day on which it begins. */
  readonly startDate: Scalars['String']['output'];
  /** The day on which it is to end; null where none is known. */
  readonly expectedEndDate?: Maybe<Scalars['String']['output']>;
  /** The day on which it ended; null until then. */
  readonly endDate?: Maybe<Scalars['String']['output']>;
  /** The issuer's own code of why it ended; null for none. */
  readonly exitReasonCode?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  readonly status: EnrolmentStatus;
  /** When the record was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
  /** What has come of it, as it was achieved. */
  readonly outcomes: OutcomeConnection;
};


/** One learner in one version of a catalog entry. Days are those of the calendar, such as 2026-09-01. */
export type EnrolmentOutcomesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** One row of a list of enrolments. */
export type EnrolmentEdge = {
  readonly __typename?: 'EnrolmentEdge';
  /** The enrolment. */
  readonly node: Enrolment;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of enrolments, as they began. */
export type EnrolmentConnection = {
  readonly __typename?: 'EnrolmentConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<EnrolmentEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Enrolment>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which enrolments to list. */
export type EnrolmentFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<EnrolmentStatus>;
};

/** What to enrol a learner in. */
export type CreateEnrolmentInput = {
  /** Whom; nobody who was merged or erased. */
  readonly learnerId: Scalars['ID']['input'];
  /** The version of a catalog entry, PUBLISHED or SUPERSEDED. It is never exchanged. */
  readonly entryVersionId: Scalars['ID']['input'];
  /** Your own code of the group that they study in. */
  readonly cohortCode?: InputMaybe<Scalars['String']['input']>;
  /** How it is taught; ON_CAMPUS unless told. */
  readonly deliveryMode?: InputMaybe<DeliveryMode>;
  /** The day on which it begins, such as 2026-09-01. */
  readonly startDate: Scalars['String']['input'];
  /** The day on which it is to end, not before the first one. */
  readonly expectedEndDate?: InputMaybe<Scalars['String']['input']>;
  /** APPLIED, ENROLLED or ACTIVE; APPLIED unless told. */
  readonly status?: InputMaybe<EnrolmentStatus>;
};

/** What came of it. */
export type CreateEnrolmentPayload = {
  readonly __typename?: 'CreateEnrolmentPayload';
  /** The new enrolment. */
  readonly enrolment: Enrolment;
};

/** What to change of an enrolment; what is left out stays. */
export type UpdateEnrolmentInput = {
  /** Which one. */
  readonly enrolmentId: Scalars['ID']['input'];
  /** Your own code of the group that they study in. */
  readonly cohortCode?: InputMaybe<Scalars['String']['input']>;
  /** How it is taught. */
  readonly deliveryMode?: InputMaybe<DeliveryMode>;
  /** The day on which it begins. */
  readonly startDate?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it is to end. */
  readonly expectedEndDate?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it ended, with COMPLETED, WITHDRAWN or TRANSFERRED. */
  readonly endDate?: InputMaybe<Scalars['String']['input']>;
  /** Your own code of why it ended or was cancelled. */
  readonly exitReasonCode?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of it: APPLIED → ENROLLED → ACTIVE ↔ ON_HOLD → COMPLETED, WITHDRAWN or TRANSFERRED; CANCELLED before ACTIVE. */
  readonly status?: InputMaybe<EnrolmentStatus>;
};

/** What came of it. */
export type UpdateEnrolmentPayload = {
  readonly __typename?: 'UpdateEnrolmentPayload';
  /** The enrolment after the change. */
  readonly enrolment: Enrolment;
};

/** Why a learner is forgotten. */
export type LearnerErasureReason =
  /** A holder who is linked to the learner asks for it. */
  | 'HOLDER_REQUEST'
  /** The learner asks for it by another way. */
  | 'LEARNER_REQUEST'
  /** The records are kept no longer. */
  | 'RETENTION_OVER'
  /** The learner was never one of yours. */
  | 'ENTERED_IN_ERROR';

/** Whom to forget, and why. */
export type EraseLearnerInput = {
  /** Which learner. */
  readonly learnerId: Scalars['ID']['input'];
  /** Why; the audit trail keeps it. */
  readonly reason: LearnerErasureReason;
};

/** What came of it. */
export type EraseLearnerPayload = {
  readonly __typename?: 'EraseLearnerPayload';
  /** What is left: a pseudonym. */
  readonly learner: Learner;
};

/** How an import of learners stands. */
export type LearnerImportStatus =
  /** Pieces of its file are still to come. */
  | 'RECEIVING'
  /** The file is there and waits for its turn. */
  | 'QUEUED'
  /** It is worked off. */
  | 'RUNNING'
  /** Every row was taken or left alone on purpose. */
  | 'COMPLETED'
  /** Some rows were refused; its errors tell why. */
  | 'COMPLETED_WITH_ERRORS'
  /** The file could not be read, or nothing may be imported; `failure` tells why. What was made until then stays. */
  | 'FAILED'
  /** Somebody ended it. What was made until then stays. */
  | 'CANCELLED';

/** What a file of learners is. */
export type LearnerImportFormat =
  /** A plain list of learners. */
  | 'CSV'
  /** A bulk export of 1EdTech OneRoster 1.1 as a zip file of CSV. */
  | 'ONEROSTER_1_1'
  /** A bulk export of 1EdTech OneRoster 1.2 as a zip file of CSV. */
  | 'ONEROSTER_1_2';

/** A file of learners that is worked off in the background. */
export type LearnerImport = {
  readonly __typename?: 'LearnerImport';
  /** Names it in every call. */
  readonly importId: Scalars['ID']['output'];
  /** Whose learners they are. */
  readonly issuerDid: Scalars['String']['output'];
  /** The name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Bytes of the file. */
  readonly size: Scalars['Int']['output'];
  /** SHA-256 of the file, as hex. */
  readonly sha256: Scalars['String']['output'];
  /** What the file is; null until it was looked into. */
  readonly format?: Maybe<LearnerImportFormat>;
  /** Everything is looked at and nothing is changed. */
  readonly dryRun: Scalars['Boolean']['output'];
  /** The jurisdiction whose codes of catalog entries the file has; null for none. */
  readonly jurisdictionCode?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  readonly status: LearnerImportStatus;
  /** What has become of the rows of each of its tables, in the order in which they are worked off. */
  readonly files: ReadonlyArray<LearnerImportFile>;
  /** Rows that were worked off, of all tables. */
  readonly rowsDone: Scalars['Int']['output'];
  /** Rows of all tables; 0 until the file was looked into. */
  readonly rowsTotal: Scalars['Int']['output'];
  /** Rows worked off in a second, since it began. */
  readonly rowsPerSecond: Scalars['Float']['output'];
  /** What is wrong with rows; the first 10,000 can be read. */
  readonly errorCount: Scalars['Int']['output'];
  /** Why it has FAILED; null else. */
  readonly failure?: Maybe<LearnerImportFailure>;
  /** When it was begun; null before. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the file was there. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last went on. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one each time that it goes on. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What has become of the rows of a table. */
export type LearnerImportFile = {
  readonly __typename?: 'LearnerImportFile';
  /** The name of the file, or of the one in the archive. */
  readonly name: Scalars['String']['output'];
  /** Its rows. */
  readonly rows: Scalars['Int']['output'];
  /** Those that were worked off. */
  readonly done: Scalars['Int']['output'];
  /** Those that became new records. */
  readonly made: Scalars['Int']['output'];
  /** Those that changed a record. */
  readonly changed: Scalars['Int']['output'];
  /** Those that say what is there already. */
  readonly unchanged: Scalars['Int']['output'];
  /** Those that are left alone on purpose, such as teachers. */
  readonly skipped: Scalars['Int']['output'];
  /** Those that are wrong; the errors tell why. */
  readonly refused: Scalars['Int']['output'];
};

/** Why an import has failed. */
export type LearnerImportFailure = {
  readonly __typename?: 'LearnerImportFailure';
  /** Which file of the archive; null for the whole. */
  readonly file?: Maybe<Scalars['String']['output']>;
  /** The line, from 1; null where it is none. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** The column; null where it is none. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A file to be kept. */
export type LearnerImportErrors = {
  readonly __typename?: 'LearnerImportErrors';
  /** A name for it. */
  readonly fileName: Scalars['String']['output'];
  /** What it is: text/csv. */
  readonly mediaType: Scalars['String']['output'];
  /** Its bytes. */
  readonly content: Scalars['Base64']['output'];
};

/** One row of a list of imports. */
export type LearnerImportEdge = {
  readonly __typename?: 'LearnerImportEdge';
  /** The import. */
  readonly node: LearnerImport;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of imports, the newest first. */
export type LearnerImportConnection = {
  readonly __typename?: 'LearnerImportConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<LearnerImportEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<LearnerImport>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which imports to list; every condition narrows. */
export type LearnerImportFilter = {
  /** Only those that stand so; none is RECEIVING. */
  readonly status?: InputMaybe<LearnerImportStatus>;
};

/** A piece of a file, and how the file is read; the same for all its pieces. */
export type ImportLearnersInput = {
  /** A UUID that the sender has chosen, the same for all pieces of a file. */
  readonly uploadId: Scalars['ID']['input'];
  /** Bytes of the file before this piece. */
  readonly offset: Scalars['Int']['input'];
  /** Whether this is the last piece. */
  readonly isLast: Scalars['Boolean']['input'];
  /** The name of the file. */
  readonly fileName: Scalars['String']['input'];
  /** The bytes of the piece; at most 4 MiB. */
  readonly content: Scalars['Base64']['input'];
  /** True to look at everything and change nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The jurisdiction whose codes of catalog entries the file has (ISO 3166), for enrolments and results. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type ImportLearnersPayload = {
  readonly __typename?: 'ImportLearnersPayload';
  /** RECEIVING until the last piece is there, then how the import stands. */
  readonly status: LearnerImportStatus;
  /** The import; null until the last piece is there. */
  readonly import?: Maybe<LearnerImport>;
};

/** Which import to end. */
export type CancelLearnerImportInput = {
  /** Which one. */
  readonly importId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelLearnerImportPayload = {
  readonly __typename?: 'CancelLearnerImportPayload';
  /** The import, CANCELLED. */
  readonly import: LearnerImport;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * An import of yours, now and whenever it has gone on, until it has ended; asked for at `/graphql/stream`, with
   * `Accept: text/event-stream`.
   */
  readonly learnerImportProgress: LearnerImport;
};


export type SubscriptionLearnerImportProgressArgs = {
  id: Scalars['ID']['input'];
};

/** How a learner stands. */
export type LearnerStatus =
  /** Studies, or may begin to. */
  | 'ACTIVE'
  /** Has left; the records stay. */
  | 'INACTIVE'
  /** Was found to be another learner, who has the records now. */
  | 'MERGED'
  /** Was forgotten; what law demands stays without a name. */
  | 'ERASED';

/** What another system calls a learner. */
export type LearnerExternalId = {
  readonly __typename?: 'LearnerExternalId';
  /** The system, such as sis. */
  readonly system: Scalars['String']['output'];
  /** The id there. */
  readonly value: Scalars['String']['output'];
};

/** One row of a list of learners. */
export type LearnerEdge = {
  readonly __typename?: 'LearnerEdge';
  /** The learner. */
  readonly node: Learner;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of learners, by family name, then by given name. */
export type LearnerConnection = {
  readonly __typename?: 'LearnerConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<LearnerEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Learner>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which learners to list; every condition narrows. */
export type LearnerFilter = {
  /** Only those with words in their names that these begin, in any order, without case and accents; at most 100 characters. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Only the one of this number, exactly. */
  readonly learnerNumber?: InputMaybe<Scalars['String']['input']>;
  /** Only the one whom another system calls so, exactly; name the system, too. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** The system of `externalId`. */
  readonly externalSystem?: InputMaybe<Scalars['String']['input']>;
  /** Only those who stand so; without it ACTIVE and INACTIVE ones. */
  readonly status?: InputMaybe<LearnerStatus>;
};

/** What another system calls a learner. */
export type LearnerExternalIdInput = {
  /** The system, such as sis; each once. */
  readonly system: Scalars['String']['input'];
  /** The id there. */
  readonly value: Scalars['String']['input'];
};

/** Who a new learner is. */
export type CreateLearnerInput = {
  /** Your own number; no other learner of yours may have it. */
  readonly learnerNumber: Scalars['String']['input'];
  /** What other systems call them; at most 20, and no other learner of yours may have one of them. */
  readonly externalIds?: InputMaybe<ReadonlyArray<LearnerExternalIdInput>>;
  /** Given name; at most 255 characters. */
  readonly givenName: Scalars['String']['input'];
  /** Family name; at most 255 characters. */
  readonly familyName: Scalars['String']['input'];
  /** The name that they go by. */
  readonly preferredName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The tag of the language that they prefer (BCP 47). */
  readonly preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Country, by code of ISO 3166-1. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type CreateLearnerPayload = {
  readonly __typename?: 'CreateLearnerPayload';
  /** The new learner, ACTIVE. */
  readonly learner: Learner;
};

/** What to change of a learner; what is left out stays. */
export type UpdateLearnerInput = {
  /** Which one. */
  readonly learnerId: Scalars['ID']['input'];
  /** Your own number. */
  readonly learnerNumber?: InputMaybe<Scalars['String']['input']>;
  /** What other systems call them, in place of what is there. */
  readonly externalIds?: InputMaybe<ReadonlyArray<LearnerExternalIdInput>>;
  /** Given name. */
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  /** The name that they go by. */
  readonly preferredName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The tag of the language that they prefer (BCP 47). */
  readonly preferredLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Country, by code of ISO 3166-1. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE or INACTIVE; the others come of merging and erasing. */
  readonly status?: InputMaybe<LearnerStatus>;
};

/** What came of it. */
export type UpdateLearnerPayload = {
  readonly __typename?: 'UpdateLearnerPayload';
  /** The learner after the change. */
  readonly learner: Learner;
};

/** Why a learner is believed to be a holder. */
export type LearnerLinkMethod =
  /** Whoever has the address was invited by e-mail. */
  | 'INVITE'
  /** Whoever has the address of the learner. */
  | 'EMAIL_MATCH'
  /** The issuer names the holder. */
  | 'ISSUER_ASSERTED'
  /** Somebody has checked the identity; peers alone propose it. */
  | 'ID_CHECK';

/** How a link stands. */
export type LearnerLinkStatus =
  /** Waits for the holder. */
  | 'PROPOSED'
  /** The holder has accepted. */
  | 'CONFIRMED'
  /** The holder is somebody else, or the issuer has taken it back. */
  | 'REJECTED'
  /** The holder has ended it. */
  | 'UNLINKED';

/** That a learner is the holder of a wallet, as their issuer sees it. */
export type LearnerLink = {
  readonly __typename?: 'LearnerLink';
  /** Names it in every call. */
  readonly linkId: Scalars['ID']['output'];
  /** Whose link it is. */
  readonly learnerId: Scalars['ID']['output'];
  /** Why it was proposed. */
  readonly method: LearnerLinkMethod;
  /** How it stands. */
  readonly status: LearnerLinkStatus;
  /** The holder; null where you have named an address, until the holder accepts, and once it is over. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** Where the check of identity is recorded; null without one. */
  readonly evidenceRef?: Maybe<Scalars['String']['output']>;
  /** When it was proposed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the holder accepted; null before. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the holder asked you to forget the learner; null unless that happened. */
  readonly erasureRequestedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of links. */
export type LearnerLinkEdge = {
  readonly __typename?: 'LearnerLinkEdge';
  /** The link. */
  readonly node: LearnerLink;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of links, newest first. */
export type LearnerLinkConnection = {
  readonly __typename?: 'LearnerLinkConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<LearnerLinkEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<LearnerLink>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** That an institution takes the signed-in holder for a learner of its own. */
export type OwnLearnerLink = {
  readonly __typename?: 'OwnLearnerLink';
  /** Names it in every call. */
  readonly linkId: Scalars['ID']['output'];
  /** The institution. */
  readonly issuer: Issuer;
  /** The DID of that institution. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Why it thinks so. */
  readonly method: LearnerLinkMethod;
  /** PROPOSED or CONFIRMED; REJECTED or UNLINKED in the answer that ends it. */
  readonly status: LearnerLinkStatus;
  /** The institution's number for you; null until you accept. */
  readonly learnerNumber?: Maybe<Scalars['String']['output']>;
  /** When it was proposed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When you accepted; null before. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When you asked the institution to forget you; null unless you did. */
  readonly erasureRequestedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of own links. */
export type OwnLearnerLinkEdge = {
  readonly __typename?: 'OwnLearnerLinkEdge';
  /** The link. */
  readonly node: OwnLearnerLink;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of own links, newest first. */
export type OwnLearnerLinkConnection = {
  readonly __typename?: 'OwnLearnerLinkConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<OwnLearnerLinkEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<OwnLearnerLink>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Who is believed to be which holder, and why. */
export type ProposeLearnerLinkInput = {
  /** Which learner. */
  readonly learnerId: Scalars['ID']['input'];
  /** INVITE, EMAIL_MATCH or ISSUER_ASSERTED; ID_CHECK is for peers. */
  readonly method: LearnerLinkMethod;
  /** The holder; for ISSUER_ASSERTED and ID_CHECK, which need it. */
  readonly holderDid?: InputMaybe<Scalars['DID']['input']>;
  /** Whose owner is asked; for INVITE and EMAIL_MATCH, the learner's own unless given. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Where the check of identity is recorded; for ID_CHECK, which needs it. */
  readonly evidenceRef?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type ProposeLearnerLinkPayload = {
  readonly __typename?: 'ProposeLearnerLinkPayload';
  /** The proposal; the same whether anybody has the address or not. */
  readonly link: LearnerLink;
};

/** Which proposal to take back. */
export type WithdrawLearnerLinkInput = {
  /** Whose it is. */
  readonly learnerId: Scalars['ID']['input'];
  /** Which one. */
  readonly linkId: Scalars['ID']['input'];
};

/** What came of it. */
export type WithdrawLearnerLinkPayload = {
  readonly __typename?: 'WithdrawLearnerLinkPayload';
  /** The link, REJECTED. */
  readonly link: LearnerLink;
};

/** Which link. */
export type OwnLearnerLinkInput = {
  /** Its id. */
  readonly linkId: Scalars['ID']['input'];
};

/** What came of it. */
export type OwnLearnerLinkPayload = {
  readonly __typename?: 'OwnLearnerLinkPayload';
  /** The link as it stands now. */
  readonly link: OwnLearnerLink;
};

/** That a learner was found to be another one of yours. */
export type LearnerMerge = {
  readonly __typename?: 'LearnerMerge';
  /** Names it. */
  readonly mergeId: Scalars['ID']['output'];
  /** Who was merged; the id answers as the other one from then on. */
  readonly fromLearnerId: Scalars['ID']['output'];
  /** Who has the records. */
  readonly intoLearnerId: Scalars['ID']['output'];
  /** How many records were moved. */
  readonly movedRecords: Scalars['Int']['output'];
  /** When it was done. */
  readonly mergedAt: Scalars['DateTime']['output'];
  /** Until when it can be undone. */
  readonly undoableUntil: Scalars['DateTime']['output'];
  /** When it was undone; null while it stands. */
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which two learners are one. */
export type MergeLearnersInput = {
  /** Who is merged; the id answers as the other one from then on. */
  readonly learnerId: Scalars['ID']['input'];
  /** Who gets the records. */
  readonly intoLearnerId: Scalars['ID']['input'];
};

/** What came of it. */
export type MergeLearnersPayload = {
  readonly __typename?: 'MergeLearnersPayload';
  /** What was done. */
  readonly merge: LearnerMerge;
  /** Who has the records now. */
  readonly learner: Learner;
};

/** Which merge to undo. */
export type UndoLearnerMergeInput = {
  /** Who was merged. */
  readonly learnerId: Scalars['ID']['input'];
};

/** What came of it. */
export type UndoLearnerMergePayload = {
  readonly __typename?: 'UndoLearnerMergePayload';
  /** What was undone. */
  readonly merge: LearnerMerge;
  /** Who was merged, as before. */
  readonly learner: Learner;
};

/** How an outcome stands. */
export type OutcomeStatus =
  /** Nobody stands behind it yet. */
  | 'DRAFT'
  /** The issuer stands behind it. */
  | 'CONFIRMED'
  /** It was confirmed, and corrected since. */
  | 'AMENDED'
  /** It never was. */
  | 'VOID';

/** How far the work was graded (1EdTech OneRoster, `scoreStatus`). */
export type ScoreStatus =
  /** Nothing was handed in. */
  | 'NOT_SUBMITTED'
  /** Nobody has looked at it yet. */
  | 'SUBMITTED'
  /** Some of it. */
  | 'PARTIALLY_GRADED'
  /** All of it. */
  | 'FULLY_GRADED'
  /** They need not do it. */
  | 'EXEMPT';

/** What to do about a credential that states something else than its outcome. */
export type CredentialOfferAction =
  /** Issue a successor that states what the outcome does now. */
  | 'REISSUE'
  /** Revoke it: the outcome never was. */
  | 'REVOKE';

/** What to do about a credential that states something else than its outcome; nothing is revoked by itself. */
export type CredentialOffer = {
  readonly __typename?: 'CredentialOffer';
  /** What to do. */
  readonly action: CredentialOfferAction;
  /** With which credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** The REST call that does it, such as POST /api/v1/credentials/…/reissue. */
  readonly call: Scalars['String']['output'];
  /** The REST call that names the successor to the outcome; null where there is none to come. */
  readonly afterwards?: Maybe<Scalars['String']['output']>;
};

/** What has come of an enrolment, as it stands now. Days are those of the calendar, such as 2026-06-30. */
export type Outcome = {
  readonly __typename?: 'Outcome';
  /** Names it in every call. */
  readonly outcomeId: Scalars['ID']['output'];
  /** Of what it came. */
  readonly enrolment: Enrolment;
  /** The id of that enrolment. */
  readonly enrolmentId: Scalars['ID']['output'];
  /** The DID of the issuer whose learner it is. */
  readonly issuerDid: Scalars['DID']['output'];
  /** What was studied. */
  readonly entryVersion: EntryVersion;
  /** The id of that version. */
  readonly entryVersionId: Scalars['ID']['output'];
  /** Which result of that version it is; null where it describes none. */
  readonly resultDescriptionId?: Maybe<Scalars['String']['output']>;
  /** What the value is, in the words of Open Badges 3.0. */
  readonly resultType: Scalars['String']['output'];
  /** The value; null as long as there is none. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** The points; null for none. */
  readonly score?: Maybe<Scalars['Float']['output']>;
  /** The most points that there were; null where nobody said. */
  readonly scoreMax?: Maybe<Scalars['Float']['output']>;
  /** How far the work was graded. */
  readonly scoreStatus: ScoreStatus;
  /** The code of it, the issuer's own or a regulator's; null for none. */
  readonly outcomeCode?: Maybe<Scalars['String']['output']>;
  /** The day on which it was achieved. */
  readonly achievedDate: Scalars['String']['output'];
  /** Who assessed it; null where nobody said. */
  readonly assessor?: Maybe<Scalars['String']['output']>;
  /** What it rests on, by ids of the issuer's own. */
  readonly evidenceIds: ReadonlyArray<Scalars['String']['output']>;
  /** 1, and one more with each amendment. */
  readonly revision: Scalars['Int']['output'];
  /** Whether the value is what the achievement asks for; nothing else is issued. */
  readonly isReached: Scalars['Boolean']['output'];
  /** How it stands. */
  readonly status: OutcomeStatus;
  /** When it was confirmed; null until then. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The credential that states it; null as long as there is none. */
  readonly credential?: Maybe<Credential>;
  /** The id of that credential. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** The credential states something else than the outcome does now. */
  readonly credentialStale: Scalars['Boolean']['output'];
  /** What to do about a stale credential; null for none. */
  readonly offer?: Maybe<CredentialOffer>;
  /** When the record was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of outcomes. */
export type OutcomeEdge = {
  readonly __typename?: 'OutcomeEdge';
  /** The outcome. */
  readonly node: Outcome;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of outcomes. */
export type OutcomeConnection = {
  readonly __typename?: 'OutcomeConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<OutcomeEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Outcome>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** What an outcome said from a time on. */
export type OutcomeRevision = {
  readonly __typename?: 'OutcomeRevision';
  /** Of which outcome. */
  readonly outcomeId: Scalars['ID']['output'];
  /** 1, and one more with each amendment. */
  readonly revision: Scalars['Int']['output'];
  /** What the outcome was when the revision was made. */
  readonly status: OutcomeStatus;
  /** Which result of the version it is. */
  readonly resultDescriptionId?: Maybe<Scalars['String']['output']>;
  /** What the value is. */
  readonly resultType: Scalars['String']['output'];
  /** The value. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** The points. */
  readonly score?: Maybe<Scalars['Float']['output']>;
  /** The most points that there were. */
  readonly scoreMax?: Maybe<Scalars['Float']['output']>;
  /** How far the work was graded. */
  readonly scoreStatus: ScoreStatus;
  /** The code of it. */
  readonly outcomeCode?: Maybe<Scalars['String']['output']>;
  /** The day on which it was achieved. */
  readonly achievedDate: Scalars['String']['output'];
  /** Who assessed it. */
  readonly assessor?: Maybe<Scalars['String']['output']>;
  /** What it rests on. */
  readonly evidenceIds: ReadonlyArray<Scalars['String']['output']>;
  /** Why it was made; null where nobody said. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** One row of a list of revisions. */
export type OutcomeRevisionEdge = {
  readonly __typename?: 'OutcomeRevisionEdge';
  /** The revision. */
  readonly node: OutcomeRevision;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of revisions, from the first on. */
export type OutcomeRevisionConnection = {
  readonly __typename?: 'OutcomeRevisionConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<OutcomeRevisionEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<OutcomeRevision>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** What has come of an enrolment. */
export type RecordOutcomeInput = {
  /** Which enrolment; one that has begun. */
  readonly enrolmentId: Scalars['ID']['input'];
  /** Which result of the version it is; to be named where the version describes any. */
  readonly resultDescriptionId?: InputMaybe<Scalars['String']['input']>;
  /** What the value is, such as Percent; told by the description where there is one. */
  readonly resultType?: InputMaybe<Scalars['String']['input']>;
  /** The value: one of those allowed, or a number within its range, as the version describes it. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** The points, not above `scoreMax`. */
  readonly score?: InputMaybe<Scalars['Float']['input']>;
  /** The most points that there were. */
  readonly scoreMax?: InputMaybe<Scalars['Float']['input']>;
  /** How far the work was graded; unless told FULLY_GRADED with a value and NOT_SUBMITTED without. */
  readonly scoreStatus?: InputMaybe<ScoreStatus>;
  /** The code of it, your own or a regulator's. */
  readonly outcomeCode?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was achieved, such as 2026-06-30. */
  readonly achievedDate: Scalars['String']['input'];
  /** Who assessed it. */
  readonly assessor?: InputMaybe<Scalars['String']['input']>;
  /** What it rests on, by ids of your own; at most 20. */
  readonly evidenceIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What came of it. */
export type RecordOutcomePayload = {
  readonly __typename?: 'RecordOutcomePayload';
  /** The new outcome, a DRAFT. */
  readonly outcome: Outcome;
};

/** Which outcome to confirm. */
export type ConfirmOutcomeInput = {
  /** Which one. */
  readonly outcomeId: Scalars['ID']['input'];
};

/** What came of it. */
export type ConfirmOutcomePayload = {
  readonly __typename?: 'ConfirmOutcomePayload';
  /** The outcome, CONFIRMED. */
  readonly outcome: Outcome;
};

/** What to correct of an outcome; what is left out stays. */
export type AmendOutcomeInput = {
  /** Which one. */
  readonly outcomeId: Scalars['ID']['input'];
  /** Which result of the version it is. */
  readonly resultDescriptionId?: InputMaybe<Scalars['String']['input']>;
  /** What the value is. */
  readonly resultType?: InputMaybe<Scalars['String']['input']>;
  /** The value. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** The points. */
  readonly score?: InputMaybe<Scalars['Float']['input']>;
  /** The most points that there were. */
  readonly scoreMax?: InputMaybe<Scalars['Float']['input']>;
  /** How far the work was graded. */
  readonly scoreStatus?: InputMaybe<ScoreStatus>;
  /** The code of it. */
  readonly outcomeCode?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was achieved. */
  readonly achievedDate?: InputMaybe<Scalars['String']['input']>;
  /** Who assessed it. */
  readonly assessor?: InputMaybe<Scalars['String']['input']>;
  /** What it rests on, in place of what is there. */
  readonly evidenceIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Why; 3 to 2000 characters. It stays with the revision. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type AmendOutcomePayload = {
  readonly __typename?: 'AmendOutcomePayload';
  /** The outcome after the change; its `offer` says what to do about a credential that states something else now. */
  readonly outcome: Outcome;
};

/** Which outcome to declare void. */
export type VoidOutcomeInput = {
  /** Which one. */
  readonly outcomeId: Scalars['ID']['input'];
  /** Why; 3 to 2000 characters. It stays with the last revision. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type VoidOutcomePayload = {
  readonly __typename?: 'VoidOutcomePayload';
  /** The outcome, VOID; its `offer` says what to do about its credential. */
  readonly outcome: Outcome;
};

/** What has come of a learner's studies, as it stood when it was made. */
export type Transcript = {
  readonly __typename?: 'Transcript';
  /** Whose it is. */
  readonly learner: Learner;
  /** The DID of the issuer that confirmed it. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The name of that issuer. */
  readonly issuerName: Scalars['String']['output'];
  /** When it was made. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** False when there are more results than the 2000 that it shows. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** What they were enrolled in, as it began. */
  readonly studies: ReadonlyArray<TranscriptStudy>;
};

/** One enrolment and what was confirmed of it. */
export type TranscriptStudy = {
  readonly __typename?: 'TranscriptStudy';
  /** The enrolment. */
  readonly enrolment: Enrolment;
  /** The code of the entry of the catalog. */
  readonly entryCode: Scalars['String']['output'];
  /** What the version of that entry is called. */
  readonly title: Scalars['String']['output'];
  /** What was confirmed, amended or declared void, as it was achieved. */
  readonly results: ReadonlyArray<TranscriptResult>;
};

/** One result with what the platform knows of its credential. */
export type TranscriptResult = {
  readonly __typename?: 'TranscriptResult';
  /** The outcome: CONFIRMED, AMENDED or VOID. */
  readonly outcome: Outcome;
  /** What the version calls the result; null where it describes none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The status of its credential as of now, such as ISSUED or REVOKED; null for none. */
  readonly credentialStatus?: Maybe<Scalars['String']['output']>;
};

/** Where a page of a list lies (GraphQL Cursor Connections); the cursors go back into `after`. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** True when rows follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when rows precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last row, to be sent as `after` for the next page; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/** A verifiable credential and what the platform keeps beside it. Visible to its issuer and its holder only. */
export type Credential = {
  readonly __typename?: 'Credential';
  /** UUID; the document's id is urn:uuid: and this. */
  readonly credentialId: Scalars['ID']['output'];
};

/** One edition of an entry; credentials name it. */
export type EntryVersion = {
  readonly __typename?: 'EntryVersion';
  /** Names it in every call. */
  readonly entryVersionId: Scalars['ID']['output'];
};

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};

/** Whom credentials are about, by a DID of the person. */
export type Holder = {
  readonly __typename?: 'Holder';
  /** The DID, as credentials name it. */
  readonly did: Scalars['DID']['output'];
};

/** A file to keep: a document, an image of a code, an export. */
export type File = {
  readonly __typename?: 'File';
  /** A name to store it under. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type, such as application/pdf. */
  readonly mediaType: Scalars['String']['output'];
  /** Its bytes. */
  readonly content: Scalars['Base64']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Learner: Learner;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Learner:
    ( { __typename: 'Learner' }
    & GraphQLRecursivePick<FederationTypes['Learner'], {"learnerId":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  EligibleOutcome: ResolverTypeWrapper<EligibleOutcomeNounNoun>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  EligibleOutcomeEdge: ResolverTypeWrapper<Omit<EligibleOutcomeEdge, 'node'> & { node: ResolversTypes['EligibleOutcome'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  EligibleOutcomeConnection: ResolverTypeWrapper<Omit<EligibleOutcomeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EligibleOutcomeEdge']>, nodes: ReadonlyArray<ResolversTypes['EligibleOutcome']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssueEligibleInput: IssueEligibleInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  IssuedOutcomeStatus: IssuedOutcomeStatus;
  IssuedOutcome: ResolverTypeWrapper<IssuedOutcome>;
  IssueEligiblePayload: ResolverTypeWrapper<IssueEligiblePayload>;
  NameOutcomeCredentialInput: NameOutcomeCredentialInput;
  NameOutcomeCredentialPayload: ResolverTypeWrapper<Omit<NameOutcomeCredentialPayload, 'outcome'> & { outcome: ResolversTypes['Outcome'] }>;
  Learner: ResolverTypeWrapper<LearnerNounNoun>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  EnrolmentStatus: EnrolmentStatus;
  DeliveryMode: DeliveryMode;
  Enrolment: ResolverTypeWrapper<EnrolmentNounNoun>;
  EnrolmentEdge: ResolverTypeWrapper<Omit<EnrolmentEdge, 'node'> & { node: ResolversTypes['Enrolment'] }>;
  EnrolmentConnection: ResolverTypeWrapper<Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EnrolmentEdge']>, nodes: ReadonlyArray<ResolversTypes['Enrolment']> }>;
  EnrolmentFilter: EnrolmentFilter;
  CreateEnrolmentInput: CreateEnrolmentInput;
  CreateEnrolmentPayload: ResolverTypeWrapper<Omit<CreateEnrolmentPayload, 'enrolment'> & { enrolment: ResolversTypes['Enrolment'] }>;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateEnrolmentPayload: ResolverTypeWrapper<Omit<UpdateEnrolmentPayload, 'enrolment'> & { enrolment: ResolversTypes['Enrolment'] }>;
  LearnerErasureReason: LearnerErasureReason;
  EraseLearnerInput: EraseLearnerInput;
  EraseLearnerPayload: ResolverTypeWrapper<Omit<EraseLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  LearnerImportStatus: LearnerImportStatus;
  LearnerImportFormat: LearnerImportFormat;
  LearnerImport: ResolverTypeWrapper<LearnerImportNounNoun>;
  LearnerImportFile: ResolverTypeWrapper<LearnerImportFile>;
  LearnerImportFailure: ResolverTypeWrapper<LearnerImportFailure>;
  LearnerImportErrors: ResolverTypeWrapper<LearnerImportErrors>;
  LearnerImportEdge: ResolverTypeWrapper<Omit<LearnerImportEdge, 'node'> & { node: ResolversTypes['LearnerImport'] }>;
  LearnerImportConnection: ResolverTypeWrapper<Omit<LearnerImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LearnerImportEdge']>, nodes: ReadonlyArray<ResolversTypes['LearnerImport']> }>;
  LearnerImportFilter: LearnerImportFilter;
  ImportLearnersInput: ImportLearnersInput;
  ImportLearnersPayload: ResolverTypeWrapper<Omit<ImportLearnersPayload, 'import'> & { import?: Maybe<ResolversTypes['LearnerImport']> }>;
  CancelLearnerImportInput: CancelLearnerImportInput;
  CancelLearnerImportPayload: ResolverTypeWrapper<Omit<CancelLearnerImportPayload, 'import'> & { import: ResolversTypes['LearnerImport'] }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LearnerStatus: LearnerStatus;
  LearnerExternalId: ResolverTypeWrapper<LearnerExternalId>;
  LearnerEdge: ResolverTypeWrapper<Omit<LearnerEdge, 'node'> & { node: ResolversTypes['Learner'] }>;
  LearnerConnection: ResolverTypeWrapper<Omit<LearnerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LearnerEdge']>, nodes: ReadonlyArray<ResolversTypes['Learner']> }>;
  LearnerFilter: LearnerFilter;
  LearnerExternalIdInput: LearnerExternalIdInput;
  CreateLearnerInput: CreateLearnerInput;
  CreateLearnerPayload: ResolverTypeWrapper<Omit<CreateLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  UpdateLearnerInput: UpdateLearnerInput;
  UpdateLearnerPayload: ResolverTypeWrapper<Omit<UpdateLearnerPayload, 'learner'> & { learner: ResolversTypes['Learner'] }>;
  LearnerLinkMethod: LearnerLinkMethod;
  LearnerLinkStatus: LearnerLinkStatus;
  LearnerLink: ResolverTypeWrapper<LearnerLinkNounNoun>;
  LearnerLinkEdge: ResolverTypeWrapper<Omit<LearnerLinkEdge, 'node'> & { node: ResolversTypes['LearnerLink'] }>;
  LearnerLinkConnection: ResolverTypeWrapper<Omit<LearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LearnerLinkEdge']>, nodes: ReadonlyArray<ResolversTypes['LearnerLink']> }>;
  OwnLearnerLink: ResolverTypeWrapper<OwnLearnerLinkNounNoun>;
  OwnLearnerLinkEdge: ResolverTypeWrapper<Omit<OwnLearnerLinkEdge, 'node'> & { node: ResolversTypes['OwnLearnerLink'] }>;
  OwnLearnerLinkConnection: ResolverTypeWrapper<Omit<OwnLearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OwnLearnerLinkEdge']>, nodes: ReadonlyArray<ResolversTypes['OwnLearnerLink']> }>;
  ProposeLearnerLinkInput: ProposeLearnerLinkInput;
  ProposeLearnerLinkPayload: ResolverTypeWrapper<Omit<ProposeLearnerLinkPayload, 'link'> & { link: ResolversTypes['LearnerLink'] }>;
  WithdrawLearnerLinkInput: WithdrawLearnerLinkInput;
  WithdrawLearnerLinkPayload: ResolverTypeWrapper<Omit<WithdrawLearnerLinkPayload, 'link'> & { link: ResolversTypes['LearnerLink'] }>;
  OwnLearnerLinkInput: OwnLearnerLinkInput;
  OwnLearnerLinkPayload: ResolverTypeWrapper<Omit<OwnLearnerLinkPayload, 'link'> & { link: ResolversTypes['OwnLearnerLink'] }>;
  LearnerMerge: ResolverTypeWrapper<LearnerMergeNounNoun>;
  MergeLearnersInput: MergeLearnersInput;
  MergeLearnersPayload: ResolverTypeWrapper<Omit<MergeLearnersPayload, 'merge' | 'learner'> & { merge: ResolversTypes['LearnerMerge'], learner: ResolversTypes['Learner'] }>;
  UndoLearnerMergeInput: UndoLearnerMergeInput;
  UndoLearnerMergePayload: ResolverTypeWrapper<Omit<UndoLearnerMergePayload, 'merge' | 'learner'> & { merge: ResolversTypes['LearnerMerge'], learner: ResolversTypes['Learner'] }>;
  OutcomeStatus: OutcomeStatus;
  ScoreStatus: ScoreStatus;
  CredentialOfferAction: CredentialOfferAction;
  CredentialOffer: ResolverTypeWrapper<CredentialOffer>;
  Outcome: ResolverTypeWrapper<OutcomeNounNoun>;
  OutcomeEdge: ResolverTypeWrapper<Omit<OutcomeEdge, 'node'> & { node: ResolversTypes['Outcome'] }>;
  OutcomeConnection: ResolverTypeWrapper<Omit<OutcomeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OutcomeEdge']>, nodes: ReadonlyArray<ResolversTypes['Outcome']> }>;
  OutcomeRevision: ResolverTypeWrapper<OutcomeRevisionNounNoun>;
  OutcomeRevisionEdge: ResolverTypeWrapper<Omit<OutcomeRevisionEdge, 'node'> & { node: ResolversTypes['OutcomeRevision'] }>;
  OutcomeRevisionConnection: ResolverTypeWrapper<Omit<OutcomeRevisionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OutcomeRevisionEdge']>, nodes: ReadonlyArray<ResolversTypes['OutcomeRevision']> }>;
  RecordOutcomeInput: RecordOutcomeInput;
  RecordOutcomePayload: ResolverTypeWrapper<Omit<RecordOutcomePayload, 'outcome'> & { outcome: ResolversTypes['Outcome'] }>;
  ConfirmOutcomeInput: ConfirmOutcomeInput;
  ConfirmOutcomePayload: ResolverTypeWrapper<Omit<ConfirmOutcomePayload, 'outcome'> & { outcome: ResolversTypes['Outcome'] }>;
  AmendOutcomeInput: AmendOutcomeInput;
  AmendOutcomePayload: ResolverTypeWrapper<Omit<AmendOutcomePayload, 'outcome'> & { outcome: ResolversTypes['Outcome'] }>;
  VoidOutcomeInput: VoidOutcomeInput;
  VoidOutcomePayload: ResolverTypeWrapper<Omit<VoidOutcomePayload, 'outcome'> & { outcome: ResolversTypes['Outcome'] }>;
  Transcript: ResolverTypeWrapper<TranscriptNounNoun>;
  TranscriptStudy: ResolverTypeWrapper<TranscriptStudyNounNoun>;
  TranscriptResult: ResolverTypeWrapper<TranscriptResultNounNoun>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Credential: ResolverTypeWrapper<CredentialKeyNoun>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  EntryVersion: ResolverTypeWrapper<EntryVersionKeyNoun>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  Issuer: ResolverTypeWrapper<Issuer>;
  Holder: ResolverTypeWrapper<Holder>;
  File: ResolverTypeWrapper<File>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  EligibleOutcome: EligibleOutcomeNounNoun;
  Boolean: Scalars['Boolean']['output'];
  EligibleOutcomeEdge: Omit<EligibleOutcomeEdge, 'node'> & { node: ResolversParentTypes['EligibleOutcome'] };
  String: Scalars['String']['output'];
  EligibleOutcomeConnection: Omit<EligibleOutcomeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EligibleOutcomeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EligibleOutcome']> };
  Int: Scalars['Int']['output'];
  IssueEligibleInput: IssueEligibleInput;
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  IssuedOutcome: IssuedOutcome;
  IssueEligiblePayload: IssueEligiblePayload;
  NameOutcomeCredentialInput: NameOutcomeCredentialInput;
  NameOutcomeCredentialPayload: Omit<NameOutcomeCredentialPayload, 'outcome'> & { outcome: ResolversParentTypes['Outcome'] };
  Learner: LearnerNounNoun;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Enrolment: EnrolmentNounNoun;
  EnrolmentEdge: Omit<EnrolmentEdge, 'node'> & { node: ResolversParentTypes['Enrolment'] };
  EnrolmentConnection: Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EnrolmentEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Enrolment']> };
  EnrolmentFilter: EnrolmentFilter;
  CreateEnrolmentInput: CreateEnrolmentInput;
  CreateEnrolmentPayload: Omit<CreateEnrolmentPayload, 'enrolment'> & { enrolment: ResolversParentTypes['Enrolment'] };
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateEnrolmentPayload: Omit<UpdateEnrolmentPayload, 'enrolment'> & { enrolment: ResolversParentTypes['Enrolment'] };
  EraseLearnerInput: EraseLearnerInput;
  EraseLearnerPayload: Omit<EraseLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  LearnerImport: LearnerImportNounNoun;
  LearnerImportFile: LearnerImportFile;
  LearnerImportFailure: LearnerImportFailure;
  LearnerImportErrors: LearnerImportErrors;
  LearnerImportEdge: Omit<LearnerImportEdge, 'node'> & { node: ResolversParentTypes['LearnerImport'] };
  LearnerImportConnection: Omit<LearnerImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LearnerImportEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LearnerImport']> };
  LearnerImportFilter: LearnerImportFilter;
  ImportLearnersInput: ImportLearnersInput;
  ImportLearnersPayload: Omit<ImportLearnersPayload, 'import'> & { import?: Maybe<ResolversParentTypes['LearnerImport']> };
  CancelLearnerImportInput: CancelLearnerImportInput;
  CancelLearnerImportPayload: Omit<CancelLearnerImportPayload, 'import'> & { import: ResolversParentTypes['LearnerImport'] };
  Subscription: Record<PropertyKey, never>;
  LearnerExternalId: LearnerExternalId;
  LearnerEdge: Omit<LearnerEdge, 'node'> & { node: ResolversParentTypes['Learner'] };
  LearnerConnection: Omit<LearnerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LearnerEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Learner']> };
  LearnerFilter: LearnerFilter;
  LearnerExternalIdInput: LearnerExternalIdInput;
  CreateLearnerInput: CreateLearnerInput;
  CreateLearnerPayload: Omit<CreateLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  UpdateLearnerInput: UpdateLearnerInput;
  UpdateLearnerPayload: Omit<UpdateLearnerPayload, 'learner'> & { learner: ResolversParentTypes['Learner'] };
  LearnerLink: LearnerLinkNounNoun;
  LearnerLinkEdge: Omit<LearnerLinkEdge, 'node'> & { node: ResolversParentTypes['LearnerLink'] };
  LearnerLinkConnection: Omit<LearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LearnerLinkEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LearnerLink']> };
  OwnLearnerLink: OwnLearnerLinkNounNoun;
  OwnLearnerLinkEdge: Omit<OwnLearnerLinkEdge, 'node'> & { node: ResolversParentTypes['OwnLearnerLink'] };
  OwnLearnerLinkConnection: Omit<OwnLearnerLinkConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OwnLearnerLinkEdge']>, nodes: ReadonlyArray<ResolversParentTypes['OwnLearnerLink']> };
  ProposeLearnerLinkInput: ProposeLearnerLinkInput;
  ProposeLearnerLinkPayload: Omit<ProposeLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['LearnerLink'] };
  WithdrawLearnerLinkInput: WithdrawLearnerLinkInput;
  WithdrawLearnerLinkPayload: Omit<WithdrawLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['LearnerLink'] };
  OwnLearnerLinkInput: OwnLearnerLinkInput;
  OwnLearnerLinkPayload: Omit<OwnLearnerLinkPayload, 'link'> & { link: ResolversParentTypes['OwnLearnerLink'] };
  LearnerMerge: LearnerMergeNounNoun;
  MergeLearnersInput: MergeLearnersInput;
  MergeLearnersPayload: Omit<MergeLearnersPayload, 'merge' | 'learner'> & { merge: ResolversParentTypes['LearnerMerge'], learner: ResolversParentTypes['Learner'] };
  UndoLearnerMergeInput: UndoLearnerMergeInput;
  UndoLearnerMergePayload: Omit<UndoLearnerMergePayload, 'merge' | 'learner'> & { merge: ResolversParentTypes['LearnerMerge'], learner: ResolversParentTypes['Learner'] };
  CredentialOffer: CredentialOffer;
  Outcome: OutcomeNounNoun;
  OutcomeEdge: Omit<OutcomeEdge, 'node'> & { node: ResolversParentTypes['Outcome'] };
  OutcomeConnection: Omit<OutcomeConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OutcomeEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Outcome']> };
  OutcomeRevision: OutcomeRevisionNounNoun;
  OutcomeRevisionEdge: Omit<OutcomeRevisionEdge, 'node'> & { node: ResolversParentTypes['OutcomeRevision'] };
  OutcomeRevisionConnection: Omit<OutcomeRevisionConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OutcomeRevisionEdge']>, nodes: ReadonlyArray<ResolversParentTypes['OutcomeRevision']> };
  RecordOutcomeInput: RecordOutcomeInput;
  RecordOutcomePayload: Omit<RecordOutcomePayload, 'outcome'> & { outcome: ResolversParentTypes['Outcome'] };
  ConfirmOutcomeInput: ConfirmOutcomeInput;
  ConfirmOutcomePayload: Omit<ConfirmOutcomePayload, 'outcome'> & { outcome: ResolversParentTypes['Outcome'] };
  AmendOutcomeInput: AmendOutcomeInput;
  AmendOutcomePayload: Omit<AmendOutcomePayload, 'outcome'> & { outcome: ResolversParentTypes['Outcome'] };
  VoidOutcomeInput: VoidOutcomeInput;
  VoidOutcomePayload: Omit<VoidOutcomePayload, 'outcome'> & { outcome: ResolversParentTypes['Outcome'] };
  Transcript: TranscriptNounNoun;
  TranscriptStudy: TranscriptStudyNounNoun;
  TranscriptResult: TranscriptResultNounNoun;
  PageInfo: PageInfo;
  JSON: Scalars['JSON']['output'];
  Credential: CredentialKeyNoun;
  DID: Scalars['DID']['output'];
  EntryVersion: EntryVersionKeyNoun;
  DateTime: Scalars['DateTime']['output'];
  Base64: Scalars['Base64']['output'];
  Issuer: Issuer;
  Holder: Holder;
  File: File;
};

export type EligibleOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EligibleOutcome'] = ResolversParentTypes['EligibleOutcome']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
  isLinked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EligibleOutcomeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EligibleOutcomeEdge'] = ResolversParentTypes['EligibleOutcomeEdge']> = {
  node?: Resolver<ResolversTypes['EligibleOutcome'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EligibleOutcomeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EligibleOutcomeConnection'] = ResolversParentTypes['EligibleOutcomeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EligibleOutcomeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EligibleOutcome']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuedOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedOutcome'] = ResolversParentTypes['IssuedOutcome']> = {
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationStatus?: Resolver<ResolversTypes['IssuedOutcomeStatus'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IssueEligiblePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEligiblePayload'] = ResolversParentTypes['IssueEligiblePayload']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['IssuedOutcome']>, ParentType, ContextType>;
};

export type NameOutcomeCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameOutcomeCredentialPayload'] = ResolversParentTypes['NameOutcomeCredentialPayload']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type LearnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Learner'] = ResolversParentTypes['Learner'], FederationReferenceType extends FederationReferenceTypes['Learner'] = FederationReferenceTypes['Learner']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Learner']> | FederationReferenceType, FederationReferenceType, ContextType>;
  credentials?: Resolver<ReadonlyArray<ResolversTypes['Credential']>, ParentType, ContextType, Partial<LearnerCredentialsArgs>>;
  enrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<LearnerEnrolmentsArgs>>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  learnerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<ReadonlyArray<ResolversTypes['LearnerExternalId']>, ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferredLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerStatus'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['Holder']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  issuanceEligibility?: Resolver<ResolversTypes['EligibleOutcomeConnection'], ParentType, ContextType, Partial<QueryIssuanceEligibilityArgs>>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryEnrolmentArgs, 'id'>>;
  enrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, RequireFields<QueryEnrolmentsArgs, 'learnerId'>>;
  learnerImport?: Resolver<Maybe<ResolversTypes['LearnerImport']>, ParentType, ContextType, RequireFields<QueryLearnerImportArgs, 'id'>>;
  learnerImports?: Resolver<ResolversTypes['LearnerImportConnection'], ParentType, ContextType, Partial<QueryLearnerImportsArgs>>;
  learnerImportErrors?: Resolver<Maybe<ResolversTypes['LearnerImportErrors']>, ParentType, ContextType, RequireFields<QueryLearnerImportErrorsArgs, 'id'>>;
  learner?: Resolver<Maybe<ResolversTypes['Learner']>, ParentType, ContextType, RequireFields<QueryLearnerArgs, 'id'>>;
  learners?: Resolver<ResolversTypes['LearnerConnection'], ParentType, ContextType, Partial<QueryLearnersArgs>>;
  learnerLinks?: Resolver<ResolversTypes['LearnerLinkConnection'], ParentType, ContextType, RequireFields<QueryLearnerLinksArgs, 'learnerId'>>;
  learnerErasureRequests?: Resolver<ResolversTypes['LearnerLinkConnection'], ParentType, ContextType, Partial<QueryLearnerErasureRequestsArgs>>;
  ownLearnerLinks?: Resolver<ResolversTypes['OwnLearnerLinkConnection'], ParentType, ContextType, Partial<QueryOwnLearnerLinksArgs>>;
  outcome?: Resolver<Maybe<ResolversTypes['Outcome']>, ParentType, ContextType, RequireFields<QueryOutcomeArgs, 'id'>>;
  outcomes?: Resolver<ResolversTypes['OutcomeConnection'], ParentType, ContextType, RequireFields<QueryOutcomesArgs, 'enrolmentId'>>;
  outcomeRevisions?: Resolver<ResolversTypes['OutcomeRevisionConnection'], ParentType, ContextType, RequireFields<QueryOutcomeRevisionsArgs, 'outcomeId'>>;
  learnerTranscript?: Resolver<ResolversTypes['Transcript'], ParentType, ContextType, RequireFields<QueryLearnerTranscriptArgs, 'learnerId'>>;
  learnerTranscriptFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryLearnerTranscriptFileArgs, 'learnerId'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  issueEligible?: Resolver<ResolversTypes['IssueEligiblePayload'], ParentType, ContextType, RequireFields<MutationIssueEligibleArgs, 'input'>>;
  nameOutcomeCredential?: Resolver<ResolversTypes['NameOutcomeCredentialPayload'], ParentType, ContextType, RequireFields<MutationNameOutcomeCredentialArgs, 'input'>>;
  createEnrolment?: Resolver<ResolversTypes['CreateEnrolmentPayload'], ParentType, ContextType, RequireFields<MutationCreateEnrolmentArgs, 'input'>>;
  updateEnrolment?: Resolver<ResolversTypes['UpdateEnrolmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateEnrolmentArgs, 'input'>>;
  eraseLearner?: Resolver<ResolversTypes['EraseLearnerPayload'], ParentType, ContextType, RequireFields<MutationEraseLearnerArgs, 'input'>>;
  importLearners?: Resolver<ResolversTypes['ImportLearnersPayload'], ParentType, ContextType, RequireFields<MutationImportLearnersArgs, 'input'>>;
  cancelLearnerImport?: Resolver<ResolversTypes['CancelLearnerImportPayload'], ParentType, ContextType, RequireFields<MutationCancelLearnerImportArgs, 'input'>>;
  createLearner?: Resolver<ResolversTypes['CreateLearnerPayload'], ParentType, ContextType, RequireFields<MutationCreateLearnerArgs, 'input'>>;
  updateLearner?: Resolver<ResolversTypes['UpdateLearnerPayload'], ParentType, ContextType, RequireFields<MutationUpdateLearnerArgs, 'input'>>;
  proposeLearnerLink?: Resolver<ResolversTypes['ProposeLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationProposeLearnerLinkArgs, 'input'>>;
  withdrawLearnerLink?: Resolver<ResolversTypes['WithdrawLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationWithdrawLearnerLinkArgs, 'input'>>;
  acceptLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationAcceptLearnerLinkArgs, 'input'>>;
  rejectLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationRejectLearnerLinkArgs, 'input'>>;
  endLearnerLink?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationEndLearnerLinkArgs, 'input'>>;
  requestLearnerErasure?: Resolver<ResolversTypes['OwnLearnerLinkPayload'], ParentType, ContextType, RequireFields<MutationRequestLearnerErasureArgs, 'input'>>;
  mergeLearners?: Resolver<ResolversTypes['MergeLearnersPayload'], ParentType, ContextType, RequireFields<MutationMergeLearnersArgs, 'input'>>;
  undoLearnerMerge?: Resolver<ResolversTypes['UndoLearnerMergePayload'], ParentType, ContextType, RequireFields<MutationUndoLearnerMergeArgs, 'input'>>;
  recordOutcome?: Resolver<ResolversTypes['RecordOutcomePayload'], ParentType, ContextType, RequireFields<MutationRecordOutcomeArgs, 'input'>>;
  confirmOutcome?: Resolver<ResolversTypes['ConfirmOutcomePayload'], ParentType, ContextType, RequireFields<MutationConfirmOutcomeArgs, 'input'>>;
  amendOutcome?: Resolver<ResolversTypes['AmendOutcomePayload'], ParentType, ContextType, RequireFields<MutationAmendOutcomeArgs, 'input'>>;
  voidOutcome?: Resolver<ResolversTypes['VoidOutcomePayload'], ParentType, ContextType, RequireFields<MutationVoidOutcomeArgs, 'input'>>;
};

export type EnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enrolment'] = ResolversParentTypes['Enrolment']> = {
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  entryVersion?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
  entryVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cohortCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryMode?: Resolver<ResolversTypes['DeliveryMode'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedEndDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exitReasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnrolmentStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['OutcomeConnection'], ParentType, ContextType, Partial<EnrolmentOutcomesArgs>>;
};

export type EnrolmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolmentEdge'] = ResolversParentTypes['EnrolmentEdge']> = {
  node?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnrolmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolmentConnection'] = ResolversParentTypes['EnrolmentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EnrolmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateEnrolmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEnrolmentPayload'] = ResolversParentTypes['CreateEnrolmentPayload']> = {
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
};

export type UpdateEnrolmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEnrolmentPayload'] = ResolversParentTypes['UpdateEnrolmentPayload']> = {
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
};

export type EraseLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseLearnerPayload'] = ResolversParentTypes['EraseLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type LearnerImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImport'] = ResolversParentTypes['LearnerImport']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['LearnerImportFormat']>, ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jurisdictionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerImportStatus'], ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['LearnerImportFile']>, ParentType, ContextType>;
  rowsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowsPerSecond?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['LearnerImportFailure']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearnerImportFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImportFile'] = ResolversParentTypes['LearnerImportFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearnerImportFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImportFailure'] = ResolversParentTypes['LearnerImportFailure']> = {
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerImportErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImportErrors'] = ResolversParentTypes['LearnerImportErrors']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
};

export type LearnerImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImportEdge'] = ResolversParentTypes['LearnerImportEdge']> = {
  node?: Resolver<ResolversTypes['LearnerImport'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerImportConnection'] = ResolversParentTypes['LearnerImportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LearnerImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LearnerImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportLearnersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportLearnersPayload'] = ResolversParentTypes['ImportLearnersPayload']> = {
  status?: Resolver<ResolversTypes['LearnerImportStatus'], ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['LearnerImport']>, ParentType, ContextType>;
};

export type CancelLearnerImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelLearnerImportPayload'] = ResolversParentTypes['CancelLearnerImportPayload']> = {
  import?: Resolver<ResolversTypes['LearnerImport'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  learnerImportProgress?: SubscriptionResolver<ResolversTypes['LearnerImport'], "learnerImportProgress", ParentType, ContextType, RequireFields<SubscriptionLearnerImportProgressArgs, 'id'>>;
};

export type LearnerExternalIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerExternalId'] = ResolversParentTypes['LearnerExternalId']> = {
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerEdge'] = ResolversParentTypes['LearnerEdge']> = {
  node?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerConnection'] = ResolversParentTypes['LearnerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LearnerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Learner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLearnerPayload'] = ResolversParentTypes['CreateLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type UpdateLearnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLearnerPayload'] = ResolversParentTypes['UpdateLearnerPayload']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type LearnerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLink'] = ResolversParentTypes['LearnerLink']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LearnerLinkMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerLinkStatus'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  evidenceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasureRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LearnerLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLinkEdge'] = ResolversParentTypes['LearnerLinkEdge']> = {
  node?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LearnerLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerLinkConnection'] = ResolversParentTypes['LearnerLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LearnerLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LearnerLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnLearnerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLink'] = ResolversParentTypes['OwnLearnerLink']> = {
  linkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LearnerLinkMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LearnerLinkStatus'], ParentType, ContextType>;
  learnerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasureRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnLearnerLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkEdge'] = ResolversParentTypes['OwnLearnerLinkEdge']> = {
  node?: Resolver<ResolversTypes['OwnLearnerLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnLearnerLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkConnection'] = ResolversParentTypes['OwnLearnerLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnLearnerLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwnLearnerLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposeLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeLearnerLinkPayload'] = ResolversParentTypes['ProposeLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
};

export type WithdrawLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawLearnerLinkPayload'] = ResolversParentTypes['WithdrawLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['LearnerLink'], ParentType, ContextType>;
};

export type OwnLearnerLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnLearnerLinkPayload'] = ResolversParentTypes['OwnLearnerLinkPayload']> = {
  link?: Resolver<ResolversTypes['OwnLearnerLink'], ParentType, ContextType>;
};

export type LearnerMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearnerMerge'] = ResolversParentTypes['LearnerMerge']> = {
  mergeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromLearnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intoLearnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  movedRecords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MergeLearnersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeLearnersPayload'] = ResolversParentTypes['MergeLearnersPayload']> = {
  merge?: Resolver<ResolversTypes['LearnerMerge'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type UndoLearnerMergePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoLearnerMergePayload'] = ResolversParentTypes['UndoLearnerMergePayload']> = {
  merge?: Resolver<ResolversTypes['LearnerMerge'], ParentType, ContextType>;
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
};

export type CredentialOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialOffer'] = ResolversParentTypes['CredentialOffer']> = {
  action?: Resolver<ResolversTypes['CredentialOfferAction'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterwards?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outcome'] = ResolversParentTypes['Outcome']> = {
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  entryVersion?: Resolver<ResolversTypes['EntryVersion'], ParentType, ContextType>;
  entryVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resultDescriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreStatus?: Resolver<ResolversTypes['ScoreStatus'], ParentType, ContextType>;
  outcomeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  achievedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assessor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutcomeStatus'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credentialStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['CredentialOffer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeEdge'] = ResolversParentTypes['OutcomeEdge']> = {
  node?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutcomeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeConnection'] = ResolversParentTypes['OutcomeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OutcomeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Outcome']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeRevision'] = ResolversParentTypes['OutcomeRevision']> = {
  outcomeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OutcomeStatus'], ParentType, ContextType>;
  resultDescriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resultType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreMax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scoreStatus?: Resolver<ResolversTypes['ScoreStatus'], ParentType, ContextType>;
  outcomeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  achievedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assessor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidenceIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OutcomeRevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeRevisionEdge'] = ResolversParentTypes['OutcomeRevisionEdge']> = {
  node?: Resolver<ResolversTypes['OutcomeRevision'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutcomeRevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutcomeRevisionConnection'] = ResolversParentTypes['OutcomeRevisionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OutcomeRevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OutcomeRevision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordOutcomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordOutcomePayload'] = ResolversParentTypes['RecordOutcomePayload']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type ConfirmOutcomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmOutcomePayload'] = ResolversParentTypes['ConfirmOutcomePayload']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type AmendOutcomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmendOutcomePayload'] = ResolversParentTypes['AmendOutcomePayload']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type VoidOutcomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidOutcomePayload'] = ResolversParentTypes['VoidOutcomePayload']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
};

export type TranscriptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transcript'] = ResolversParentTypes['Transcript']> = {
  learner?: Resolver<ResolversTypes['Learner'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studies?: Resolver<ReadonlyArray<ResolversTypes['TranscriptStudy']>, ParentType, ContextType>;
};

export type TranscriptStudyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranscriptStudy'] = ResolversParentTypes['TranscriptStudy']> = {
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
  entryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['TranscriptResult']>, ParentType, ContextType>;
};

export type TranscriptResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranscriptResult'] = ResolversParentTypes['TranscriptResult']> = {
  outcome?: Resolver<ResolversTypes['Outcome'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export type EntryVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryVersion'] = ResolversParentTypes['EntryVersion']> = {
  entryVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type HolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  EligibleOutcome?: EligibleOutcomeResolvers<ContextType>;
  EligibleOutcomeEdge?: EligibleOutcomeEdgeResolvers<ContextType>;
  EligibleOutcomeConnection?: EligibleOutcomeConnectionResolvers<ContextType>;
  IssuedOutcome?: IssuedOutcomeResolvers<ContextType>;
  IssueEligiblePayload?: IssueEligiblePayloadResolvers<ContextType>;
  NameOutcomeCredentialPayload?: NameOutcomeCredentialPayloadResolvers<ContextType>;
  Learner?: LearnerResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Enrolment?: EnrolmentResolvers<ContextType>;
  EnrolmentEdge?: EnrolmentEdgeResolvers<ContextType>;
  EnrolmentConnection?: EnrolmentConnectionResolvers<ContextType>;
  CreateEnrolmentPayload?: CreateEnrolmentPayloadResolvers<ContextType>;
  UpdateEnrolmentPayload?: UpdateEnrolmentPayloadResolvers<ContextType>;
  EraseLearnerPayload?: EraseLearnerPayloadResolvers<ContextType>;
  LearnerImport?: LearnerImportResolvers<ContextType>;
  LearnerImportFile?: LearnerImportFileResolvers<ContextType>;
  LearnerImportFailure?: LearnerImportFailureResolvers<ContextType>;
  LearnerImportErrors?: LearnerImportErrorsResolvers<ContextType>;
  LearnerImportEdge?: LearnerImportEdgeResolvers<ContextType>;
  LearnerImportConnection?: LearnerImportConnectionResolvers<ContextType>;
  ImportLearnersPayload?: ImportLearnersPayloadResolvers<ContextType>;
  CancelLearnerImportPayload?: CancelLearnerImportPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  LearnerExternalId?: LearnerExternalIdResolvers<ContextType>;
  LearnerEdge?: LearnerEdgeResolvers<ContextType>;
  LearnerConnection?: LearnerConnectionResolvers<ContextType>;
  CreateLearnerPayload?: CreateLearnerPayloadResolvers<ContextType>;
  UpdateLearnerPayload?: UpdateLearnerPayloadResolvers<ContextType>;
  LearnerLink?: LearnerLinkResolvers<ContextType>;
  LearnerLinkEdge?: LearnerLinkEdgeResolvers<ContextType>;
  LearnerLinkConnection?: LearnerLinkConnectionResolvers<ContextType>;
  OwnLearnerLink?: OwnLearnerLinkResolvers<ContextType>;
  OwnLearnerLinkEdge?: OwnLearnerLinkEdgeResolvers<ContextType>;
  OwnLearnerLinkConnection?: OwnLearnerLinkConnectionResolvers<ContextType>;
  ProposeLearnerLinkPayload?: ProposeLearnerLinkPayloadResolvers<ContextType>;
  WithdrawLearnerLinkPayload?: WithdrawLearnerLinkPayloadResolvers<ContextType>;
  OwnLearnerLinkPayload?: OwnLearnerLinkPayloadResolvers<ContextType>;
  LearnerMerge?: LearnerMergeResolvers<ContextType>;
  MergeLearnersPayload?: MergeLearnersPayloadResolvers<ContextType>;
  UndoLearnerMergePayload?: UndoLearnerMergePayloadResolvers<ContextType>;
  CredentialOffer?: CredentialOfferResolvers<ContextType>;
  Outcome?: OutcomeResolvers<ContextType>;
  OutcomeEdge?: OutcomeEdgeResolvers<ContextType>;
  OutcomeConnection?: OutcomeConnectionResolvers<ContextType>;
  OutcomeRevision?: OutcomeRevisionResolvers<ContextType>;
  OutcomeRevisionEdge?: OutcomeRevisionEdgeResolvers<ContextType>;
  OutcomeRevisionConnection?: OutcomeRevisionConnectionResolvers<ContextType>;
  RecordOutcomePayload?: RecordOutcomePayloadResolvers<ContextType>;
  ConfirmOutcomePayload?: ConfirmOutcomePayloadResolvers<ContextType>;
  AmendOutcomePayload?: AmendOutcomePayloadResolvers<ContextType>;
  VoidOutcomePayload?: VoidOutcomePayloadResolvers<ContextType>;
  Transcript?: TranscriptResolvers<ContextType>;
  TranscriptStudy?: TranscriptStudyResolvers<ContextType>;
  TranscriptResult?: TranscriptResultResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Credential?: CredentialResolvers<ContextType>;
  DID?: GraphQLScalarType;
  EntryVersion?: EntryVersionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  Issuer?: IssuerResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
};
