import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Custodian as CustodianNounNoun } from '../registry/custodian.ts';
import type { WorkforceMember as WorkforceMemberNounNoun } from '../workforce/member.ts';
import type { ComplianceRequirement as ComplianceRequirementNounNoun, RequirementVersion as RequirementWordingNounNoun } from '../workforce/requirement.ts';
import type { Waiver as ComplianceWaiverNounNoun } from '../workforce/waiver.ts';
import type { ListedCompliance as WorkforceComplianceNounNoun, ComplianceSummary as ComplianceSummaryNounNoun } from '../workforce/register-service.ts';
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
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  _FieldSet: { input: string; output: string; }
};

/** What kind of organization a custodian is. */
export type CustodianType =
  /** Keeps the records of schools that closed or handed them over. */
  | 'RECORDS_ARCHIVE'
  /** Oversees a profession or a sector. */
  | 'REGULATOR'
  /** Grants licences to practise. */
  | 'LICENSING_BOARD'
  /** Awards what others teach. */
  | 'AWARDING_BODY'
  /** Employs the people of the records. */
  | 'EMPLOYER';

/** Who holds the private key of a custodian. */
export type CustodianSigningMode =
  /** The platform made the key pair, holds the private key encrypted and signs. */
  | 'CUSTODIAL'
  /** Bring your own key: the custodian signs, the platform knows the public key alone. */
  | 'BYOK';

/** An organization that holds or vouches for records that it did not originate. */
export type Custodian = {
  readonly __typename?: 'Custodian';
  /** The DID that its credentials and attestations name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
  /** Its id in the registry; audit entries name it. */
  readonly custodianId: Scalars['ID']['output'];
  /** The name as verifiers see it. */
  readonly name: Scalars['String']['output'];
  /** What kind of organization it is. */
  readonly custodianType: CustodianType;
  /** Only an ACTIVE custodian can attest, issue and sign. */
  readonly status: IssuerStatus;
  /** Settled at registration and never changed. */
  readonly signingMode: CustodianSigningMode;
  /** Its web site; shown, never fetched. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** How its workforce stands; null for everybody who is not of this custodian. */
  readonly compliance?: Maybe<ComplianceSummary>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** A custodian by its DID. Error: NOT_FOUND. */
  readonly custodian: Custodian;
  /** A member of your custodian. Error: NOT_FOUND. */
  readonly workforceMember: WorkforceMember;
  /** The members of your custodian, by name. */
  readonly workforceMembers: WorkforceMemberConnection;
  /** A requirement of your custodian. Error: NOT_FOUND. */
  readonly complianceRequirement: ComplianceRequirement;
  /** The requirements of your custodian, by name. */
  readonly complianceRequirements: ComplianceRequirementConnection;
  /** The waivers of your custodian, the newest first. */
  readonly complianceWaivers: ComplianceWaiverConnection;
  /** The register of your custodian, what has changed last first. */
  readonly workforceCompliance: WorkforceComplianceConnection;
  /** How the workforce of your custodian stands, in numbers. */
  readonly complianceSummary: ComplianceSummary;
  /** The register as a CSV file, piece by piece. */
  readonly workforceComplianceFile: WorkforceComplianceFile;
};


export type QueryCustodianArgs = {
  did: Scalars['DID']['input'];
};


export type QueryWorkforceMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWorkforceMembersArgs = {
  filter?: InputMaybe<WorkforceMemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryComplianceRequirementArgs = {
  id: Scalars['ID']['input'];
};


export type QueryComplianceRequirementsArgs = {
  filter?: InputMaybe<ComplianceRequirementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryComplianceWaiversArgs = {
  filter?: InputMaybe<ComplianceWaiverFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkforceComplianceArgs = {
  filter?: InputMaybe<WorkforceComplianceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWorkforceComplianceFileArgs = {
  filter?: InputMaybe<WorkforceComplianceFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Whether somebody works for a custodian. */
export type WorkforceMemberStatus =
  /** Works there. */
  | 'ACTIVE'
  /** Is away for a while; the status of each requirement stays. */
  | 'ON_LEAVE'
  /** Works there no more: nothing is asked. */
  | 'LEFT';

/** Somebody who works for a custodian. */
export type WorkforceMember = {
  readonly __typename?: 'WorkforceMember';
  /** Names the member in every call. */
  readonly memberId: Scalars['ID']['output'];
  /** The custodian's own number, each once. */
  readonly employeeRef: Scalars['String']['output'];
  /** The name; personal data. */
  readonly name: Scalars['String']['output'];
  /** Where to write when a credential ends; personal data. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The wallet whose credentials count, as far as its holder agrees to share them with the custodian (SHARE_WITH_VERIFIER with the custodian's DID as scope). */
  readonly holderDid?: Maybe<Scalars['String']['output']>;
  /** What the member works as: requirements are asked by it. */
  readonly jobRole: Scalars['String']['output'];
  /** Where. */
  readonly site?: Maybe<Scalars['String']['output']>;
  /** Whether the member works there. */
  readonly status: WorkforceMemberStatus;
  /** When the member was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the record changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** 1, and one more with each change; `If-Match` names it. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A page of members. */
export type WorkforceMemberConnection = {
  readonly __typename?: 'WorkforceMemberConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<WorkforceMemberEdge>;
  /** The rows alone. */
  readonly nodes: ReadonlyArray<WorkforceMember>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Rows in all; counted up to 10,000. */
  readonly totalCount: Scalars['Int']['output'];
  /** There are more than `totalCount`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
};

/** One of members and where it stands. */
export type WorkforceMemberEdge = {
  readonly __typename?: 'WorkforceMemberEdge';
  /** The row. */
  readonly node: WorkforceMember;
  /** Pass it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** Which members to list; every condition narrows. */
export type WorkforceMemberFilter = {
  /** The begin of a name or of a word in it. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** The custodian's own number, exactly. */
  readonly employeeRef?: InputMaybe<Scalars['String']['input']>;
  /** The job role, exactly. */
  readonly jobRole?: InputMaybe<Scalars['String']['input']>;
  /** The site, exactly. */
  readonly site?: InputMaybe<Scalars['String']['input']>;
  /** Whether the members work there. */
  readonly status?: InputMaybe<WorkforceMemberStatus>;
};

/** How much a requirement matters. */
export type RequirementSeverity =
  /** Nobody may work without it. */
  | 'MANDATORY'
  /** It is wished for. */
  | 'RECOMMENDED';

/** Whether a requirement is asked. */
export type RequirementStatus =
  /** It is asked of everybody of its job roles. */
  | 'ACTIVE'
  /** It is asked of nobody any more. */
  | 'ARCHIVED';

/** Which credentials meet a requirement: of one of the types or of one of the entries, and of an accepted issuer. */
export type RequirementSatisfiedBy = {
  readonly __typename?: 'RequirementSatisfiedBy';
  /** Types of credentials. */
  readonly credentialTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Entries of the catalog, whichever version a credential cites. */
  readonly entryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Issuers; empty for every one. */
  readonly acceptedIssuerDids: ReadonlyArray<Scalars['String']['output']>;
};

/** A credential that a custodian asks of its people. */
export type ComplianceRequirement = {
  readonly __typename?: 'ComplianceRequirement';
  /** Names the requirement in every call. */
  readonly requirementId: Scalars['ID']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** Of whom it is asked; empty for everybody. */
  readonly jobRoles: ReadonlyArray<Scalars['String']['output']>;
  /** What meets it. */
  readonly satisfiedBy: RequirementSatisfiedBy;
  /** Days before the end of a credential at which people are told, the most first; within the most it is EXPIRING. */
  readonly warnDays: ReadonlyArray<Scalars['Int']['output']>;
  /** Days behind the end in which it is IN_GRACE. */
  readonly graceDays: Scalars['Int']['output'];
  /** How much it matters. */
  readonly severity: RequirementSeverity;
  /** The first day, in UTC, on which it is asked. */
  readonly effectiveFrom: Scalars['String']['output'];
  /** 1 for the first wording, and one more with each other one. */
  readonly version: Scalars['Int']['output'];
  /** Whether it is asked. */
  readonly status: RequirementStatus;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** 1, and one more with each change; `If-Match` names it. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A page of requirements. */
export type ComplianceRequirementConnection = {
  readonly __typename?: 'ComplianceRequirementConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ComplianceRequirementEdge>;
  /** The rows alone. */
  readonly nodes: ReadonlyArray<ComplianceRequirement>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Rows in all; counted up to 10,000. */
  readonly totalCount: Scalars['Int']['output'];
  /** There are more than `totalCount`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
};

/** One of requirements and where it stands. */
export type ComplianceRequirementEdge = {
  readonly __typename?: 'ComplianceRequirementEdge';
  /** The row. */
  readonly node: ComplianceRequirement;
  /** Pass it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** The wording of a requirement that a status was judged by. */
export type RequirementWording = {
  readonly __typename?: 'RequirementWording';
  /** The requirement. */
  readonly requirementId: Scalars['ID']['output'];
  /** Which of its wordings. */
  readonly version: Scalars['Int']['output'];
  /** What people called it. */
  readonly name: Scalars['String']['output'];
  /** How much it mattered. */
  readonly severity: RequirementSeverity;
};

/** Which requirements to list. */
export type ComplianceRequirementFilter = {
  /** ACTIVE unless another one is given. */
  readonly status?: InputMaybe<RequirementStatus>;
};

/** How a member stands to a requirement. */
export type ComplianceStatus =
  /** A credential holds, for longer than the first warning. */
  | 'COMPLIANT'
  /** A credential holds and ends within the first warning. */
  | 'EXPIRING'
  /** The credential has ended, and the days of grace have not. */
  | 'IN_GRACE'
  /** The credential has ended. */
  | 'EXPIRED'
  /** The credential was revoked, and none that holds stands beside it. */
  | 'REVOKED'
  /** The wallet has no such credential. */
  | 'MISSING'
  /** There is no wallet, or its holder does not agree: nothing is looked at. */
  | 'UNVERIFIED'
  /** No credential holds, and it is not asked for a while. */
  | 'WAIVED';

/** How a waiver stands. */
export type WaiverStatus =
  /** The requirement is not asked of the member. */
  | 'ACTIVE'
  /** Somebody ended it early. */
  | 'ENDED'
  /** Its time is over. */
  | 'EXPIRED';

/** A requirement that is not asked of a member for a while. */
export type ComplianceWaiver = {
  readonly __typename?: 'ComplianceWaiver';
  /** Names the waiver in every call. */
  readonly waiverId: Scalars['ID']['output'];
  /** The member. */
  readonly memberId: Scalars['ID']['output'];
  /** The requirement. */
  readonly requirementId: Scalars['ID']['output'];
  /** Why; null when the member was deleted. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  readonly until: Scalars['DateTime']['output'];
  /** How it stands. */
  readonly status: WaiverStatus;
  /** Who granted it. */
  readonly createdBy?: Maybe<Scalars['ID']['output']>;
  /** When it was granted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ended; null while it is ACTIVE. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who ended it early. */
  readonly endedBy?: Maybe<Scalars['ID']['output']>;
  /** 1, and one more with each change; `If-Match` names it. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A page of waivers. */
export type ComplianceWaiverConnection = {
  readonly __typename?: 'ComplianceWaiverConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ComplianceWaiverEdge>;
  /** The rows alone. */
  readonly nodes: ReadonlyArray<ComplianceWaiver>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Rows in all; counted up to 10,000. */
  readonly totalCount: Scalars['Int']['output'];
  /** There are more than `totalCount`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
};

/** One of waivers and where it stands. */
export type ComplianceWaiverEdge = {
  readonly __typename?: 'ComplianceWaiverEdge';
  /** The row. */
  readonly node: ComplianceWaiver;
  /** Pass it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** Which waivers to list; every condition narrows. */
export type ComplianceWaiverFilter = {
  /** Of one member. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** How they stand. */
  readonly status?: InputMaybe<WaiverStatus>;
};

/** A row of the register: how a member stood to a requirement from one instant to another. */
export type WorkforceCompliance = {
  readonly __typename?: 'WorkforceCompliance';
  /** The member. */
  readonly memberId: Scalars['ID']['output'];
  /** Who that is; null for one who was deleted. */
  readonly member?: Maybe<WorkforceMember>;
  /** The requirement. */
  readonly requirementId: Scalars['ID']['output'];
  /** The wording that it was judged by. */
  readonly requirementVersion: Scalars['Int']['output'];
  /** That wording. */
  readonly requirement?: Maybe<RequirementWording>;
  /** The member's job role at that time. */
  readonly jobRole: Scalars['String']['output'];
  /** How it stood. */
  readonly status: ComplianceStatus;
  /** The credential that decided; null where none did. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** When that credential, or the waiver, ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was looked at last and found to be so. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** The waiver; null where none counted. */
  readonly waiver?: Maybe<ComplianceWaiver>;
  /** Since when. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** Until when; null for how it stands. */
  readonly validTo?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of rows of the register. */
export type WorkforceComplianceConnection = {
  readonly __typename?: 'WorkforceComplianceConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<WorkforceComplianceEdge>;
  /** The rows alone. */
  readonly nodes: ReadonlyArray<WorkforceCompliance>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Rows in all; counted up to 10,000. */
  readonly totalCount: Scalars['Int']['output'];
  /** There are more than `totalCount`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a page has at most. */
  readonly size: Scalars['Int']['output'];
};

/** One of rows of the register and where it stands. */
export type WorkforceComplianceEdge = {
  readonly __typename?: 'WorkforceComplianceEdge';
  /** The row. */
  readonly node: WorkforceCompliance;
  /** Pass it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** Which rows of the register; every condition narrows. */
export type WorkforceComplianceFilter = {
  /** Of one member. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Of one requirement. */
  readonly requirementId?: InputMaybe<Scalars['ID']['input']>;
  /** How it stood. */
  readonly status?: InputMaybe<ComplianceStatus>;
  /** The register as it stood at the end of this UTC day, such as 2026-03-01; as it stands unless a day is given. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
};

/** How many stand in one way. */
export type ComplianceCount = {
  readonly __typename?: 'ComplianceCount';
  /** The status. */
  readonly status: ComplianceStatus;
  /** Members and requirements together: somebody of whom three things are asked counts three times. */
  readonly count: Scalars['Int']['output'];
};

/** How the members of a job role stand. */
export type JobRoleCompliance = {
  readonly __typename?: 'JobRoleCompliance';
  /** The job role. */
  readonly jobRole: Scalars['String']['output'];
  /** Each status with its number. */
  readonly byStatus: ReadonlyArray<ComplianceCount>;
};

/** How members stand to a requirement. */
export type RequirementCompliance = {
  readonly __typename?: 'RequirementCompliance';
  /** The requirement. */
  readonly requirementId: Scalars['ID']['output'];
  /** Each status with its number. */
  readonly byStatus: ReadonlyArray<ComplianceCount>;
};

/** How the workforce of a custodian stands, in numbers. */
export type ComplianceSummary = {
  readonly __typename?: 'ComplianceSummary';
  /** Rows of the register that hold now. */
  readonly total: Scalars['Int']['output'];
  /** Each status with its number. */
  readonly byStatus: ReadonlyArray<ComplianceCount>;
  /** The same by job role. */
  readonly byJobRole: ReadonlyArray<JobRoleCompliance>;
  /** The same by requirement. */
  readonly byRequirement: ReadonlyArray<RequirementCompliance>;
  /** When everybody was looked at last; null before the first time. */
  readonly checkedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A piece of the register as a CSV file; the pieces one behind the other are the file. */
export type WorkforceComplianceFile = {
  readonly __typename?: 'WorkforceComplianceFile';
  /** A name for the file. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** The bytes of this piece. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` to get the next piece; null with the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** A member to add or to change. With `memberId` that one is changed: what is left out stays, and null takes an address, a wallet or a site away. */
export type UpsertMemberInput = {
  /** Whom to change; without it a member is added. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The custodian's own number; needed for a new member. */
  readonly employeeRef?: InputMaybe<Scalars['String']['input']>;
  /** The name; needed for a new member. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Where to write when a credential ends. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The wallet whose credentials count once its holder agrees. */
  readonly holderDid?: InputMaybe<Scalars['String']['input']>;
  /** What the member works as; needed for a new member. */
  readonly jobRole?: InputMaybe<Scalars['String']['input']>;
  /** Where. */
  readonly site?: InputMaybe<Scalars['String']['input']>;
  /** ACTIVE unless another one is given. */
  readonly status?: InputMaybe<WorkforceMemberStatus>;
};

/** The member. */
export type UpsertMemberPayload = {
  readonly __typename?: 'UpsertMemberPayload';
  /** As it is now. */
  readonly member: WorkforceMember;
};

/** Whom to delete. */
export type RemoveMemberInput = {
  /** The member. */
  readonly memberId: Scalars['ID']['input'];
};

/** Who was deleted. */
export type RemoveMemberPayload = {
  readonly __typename?: 'RemoveMemberPayload';
  /** The id, under which the register goes on to say how it stood. */
  readonly memberId: Scalars['ID']['output'];
};

/** Which credentials meet a requirement: name a type or an entry. */
export type RequirementSatisfiedByInput = {
  /** Types of credentials, at most 50. */
  readonly credentialTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Entries of the catalog, at most 50. */
  readonly entryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Issuers, at most 50; none for every one. */
  readonly acceptedIssuerDids?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A requirement to add or to change. With `requirementId` that one is changed: what is left out stays, and the register keeps the former wording. */
export type UpsertRequirementInput = {
  /** Which to change; without it one is added. */
  readonly requirementId?: InputMaybe<Scalars['ID']['input']>;
  /** What people call it; needed for a new one. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Of whom it is asked; none for everybody. */
  readonly jobRoles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What meets it; needed for a new one. */
  readonly satisfiedBy?: InputMaybe<RequirementSatisfiedByInput>;
  /** Days before the end at which people are told; 90, 60, 30 and 7 unless others are given. */
  readonly warnDays?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Days of grace behind the end; 0 unless others are given. */
  readonly graceDays?: InputMaybe<Scalars['Int']['input']>;
  /** MANDATORY unless the other one is given. */
  readonly severity?: InputMaybe<RequirementSeverity>;
  /** The first day, in UTC, on which it is asked; today unless another one is given. */
  readonly effectiveFrom?: InputMaybe<Scalars['String']['input']>;
};

/** The requirement. */
export type UpsertRequirementPayload = {
  readonly __typename?: 'UpsertRequirementPayload';
  /** As it is now. */
  readonly requirement: ComplianceRequirement;
};

/** Which requirement to ask no more. */
export type ArchiveRequirementInput = {
  /** The requirement. */
  readonly requirementId: Scalars['ID']['input'];
};

/** The requirement. */
export type ArchiveRequirementPayload = {
  readonly __typename?: 'ArchiveRequirementPayload';
  /** As it is now. */
  readonly requirement: ComplianceRequirement;
};

/** What not to ask of whom, why, and until when. */
export type GrantWaiverInput = {
  /** The member. */
  readonly memberId: Scalars['ID']['input'];
  /** The requirement. */
  readonly requirementId: Scalars['ID']['input'];
  /** Why: 3 to 2000 characters. */
  readonly reason: Scalars['String']['input'];
  /** When it ends: within 180 days. */
  readonly until: Scalars['DateTime']['input'];
};

/** The waiver. */
export type GrantWaiverPayload = {
  readonly __typename?: 'GrantWaiverPayload';
  /** As it is now. */
  readonly waiver: ComplianceWaiver;
};

/** Which waiver to end early. */
export type EndWaiverInput = {
  /** The waiver. */
  readonly waiverId: Scalars['ID']['input'];
};

/** The waiver. */
export type EndWaiverPayload = {
  readonly __typename?: 'EndWaiverPayload';
  /** As it is now. */
  readonly waiver: ComplianceWaiver;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds a member of your custodian or changes one. Errors: NOT_FOUND, DUPLICATE, ROW_VERSION_MISMATCH. */
  readonly upsertMember: UpsertMemberPayload;
  /** Deletes a member: who it was is forgotten, and the register keeps how the id stood. Error: NOT_FOUND. */
  readonly removeMember: RemoveMemberPayload;
  /** Adds a requirement or changes one. Errors: NOT_FOUND, LIMIT_REACHED, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH. */
  readonly upsertRequirement: UpsertRequirementPayload;
  /** Asks a requirement of nobody any more; repeating it changes nothing. Error: NOT_FOUND. */
  readonly archiveRequirement: ArchiveRequirementPayload;
  /** Grants a waiver. Errors: NOT_FOUND, DUPLICATE while another one is ACTIVE. */
  readonly grantWaiver: GrantWaiverPayload;
  /** Ends a waiver early; repeating it changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly endWaiver: EndWaiverPayload;
};


export type MutationUpsertMemberArgs = {
  input: UpsertMemberInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationUpsertRequirementArgs = {
  input: UpsertRequirementInput;
};


export type MutationArchiveRequirementArgs = {
  input: ArchiveRequirementInput;
};


export type MutationGrantWaiverArgs = {
  input: GrantWaiverInput;
};


export type MutationEndWaiverArgs = {
  input: EndWaiverInput;
};

/** Who may do what with an institution's signatures at this moment. */
export type IssuerStatus =
  /** Registered, waiting for an administrator: cannot issue, and its credentials do not verify. */
  | 'PENDING_APPROVAL'
  /** May issue and sign. */
  | 'ACTIVE'
  /** May not issue for now; credentials it issued verify with a warning. */
  | 'SUSPENDED'
  /** May not issue any more; its credentials fail verification. */
  | 'REVOKED'
  /** Was not admitted: cannot issue. */
  | 'REJECTED';

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
  Custodian: Custodian;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Custodian:
    ( { __typename: 'Custodian' }
    & GraphQLRecursivePick<FederationTypes['Custodian'], {"did":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CustodianType: CustodianType;
  CustodianSigningMode: CustodianSigningMode;
  Custodian: ResolverTypeWrapper<CustodianNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  WorkforceMemberStatus: WorkforceMemberStatus;
  WorkforceMember: ResolverTypeWrapper<WorkforceMemberNounNoun>;
  WorkforceMemberConnection: ResolverTypeWrapper<Omit<WorkforceMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WorkforceMemberEdge']>, nodes: ReadonlyArray<ResolversTypes['WorkforceMember']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  WorkforceMemberEdge: ResolverTypeWrapper<Omit<WorkforceMemberEdge, 'node'> & { node: ResolversTypes['WorkforceMember'] }>;
  WorkforceMemberFilter: WorkforceMemberFilter;
  RequirementSeverity: RequirementSeverity;
  RequirementStatus: RequirementStatus;
  RequirementSatisfiedBy: ResolverTypeWrapper<RequirementSatisfiedBy>;
  ComplianceRequirement: ResolverTypeWrapper<ComplianceRequirementNounNoun>;
  ComplianceRequirementConnection: ResolverTypeWrapper<Omit<ComplianceRequirementConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ComplianceRequirementEdge']>, nodes: ReadonlyArray<ResolversTypes['ComplianceRequirement']> }>;
  ComplianceRequirementEdge: ResolverTypeWrapper<Omit<ComplianceRequirementEdge, 'node'> & { node: ResolversTypes['ComplianceRequirement'] }>;
  RequirementWording: ResolverTypeWrapper<RequirementWordingNounNoun>;
  ComplianceRequirementFilter: ComplianceRequirementFilter;
  ComplianceStatus: ComplianceStatus;
  WaiverStatus: WaiverStatus;
  ComplianceWaiver: ResolverTypeWrapper<ComplianceWaiverNounNoun>;
  ComplianceWaiverConnection: ResolverTypeWrapper<Omit<ComplianceWaiverConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ComplianceWaiverEdge']>, nodes: ReadonlyArray<ResolversTypes['ComplianceWaiver']> }>;
  ComplianceWaiverEdge: ResolverTypeWrapper<Omit<ComplianceWaiverEdge, 'node'> & { node: ResolversTypes['ComplianceWaiver'] }>;
  ComplianceWaiverFilter: ComplianceWaiverFilter;
  WorkforceCompliance: ResolverTypeWrapper<WorkforceComplianceNounNoun>;
  WorkforceComplianceConnection: ResolverTypeWrapper<Omit<WorkforceComplianceConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WorkforceComplianceEdge']>, nodes: ReadonlyArray<ResolversTypes['WorkforceCompliance']> }>;
  WorkforceComplianceEdge: ResolverTypeWrapper<Omit<WorkforceComplianceEdge, 'node'> & { node: ResolversTypes['WorkforceCompliance'] }>;
  WorkforceComplianceFilter: WorkforceComplianceFilter;
  ComplianceCount: ResolverTypeWrapper<ComplianceCount>;
  JobRoleCompliance: ResolverTypeWrapper<JobRoleCompliance>;
  RequirementCompliance: ResolverTypeWrapper<RequirementCompliance>;
  ComplianceSummary: ResolverTypeWrapper<ComplianceSummaryNounNoun>;
  WorkforceComplianceFile: ResolverTypeWrapper<WorkforceComplianceFile>;
  UpsertMemberInput: UpsertMemberInput;
  UpsertMemberPayload: ResolverTypeWrapper<Omit<UpsertMemberPayload, 'member'> & { member: ResolversTypes['WorkforceMember'] }>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<RemoveMemberPayload>;
  RequirementSatisfiedByInput: RequirementSatisfiedByInput;
  UpsertRequirementInput: UpsertRequirementInput;
  UpsertRequirementPayload: ResolverTypeWrapper<Omit<UpsertRequirementPayload, 'requirement'> & { requirement: ResolversTypes['ComplianceRequirement'] }>;
  ArchiveRequirementInput: ArchiveRequirementInput;
  ArchiveRequirementPayload: ResolverTypeWrapper<Omit<ArchiveRequirementPayload, 'requirement'> & { requirement: ResolversTypes['ComplianceRequirement'] }>;
  GrantWaiverInput: GrantWaiverInput;
  GrantWaiverPayload: ResolverTypeWrapper<Omit<GrantWaiverPayload, 'waiver'> & { waiver: ResolversTypes['ComplianceWaiver'] }>;
  EndWaiverInput: EndWaiverInput;
  EndWaiverPayload: ResolverTypeWrapper<Omit<EndWaiverPayload, 'waiver'> & { waiver: ResolversTypes['ComplianceWaiver'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  IssuerStatus: IssuerStatus;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Custodian: CustodianNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  WorkforceMember: WorkforceMemberNounNoun;
  WorkforceMemberConnection: Omit<WorkforceMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WorkforceMemberEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WorkforceMember']> };
  Boolean: Scalars['Boolean']['output'];
  WorkforceMemberEdge: Omit<WorkforceMemberEdge, 'node'> & { node: ResolversParentTypes['WorkforceMember'] };
  WorkforceMemberFilter: WorkforceMemberFilter;
  RequirementSatisfiedBy: RequirementSatisfiedBy;
  ComplianceRequirement: ComplianceRequirementNounNoun;
  ComplianceRequirementConnection: Omit<ComplianceRequirementConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ComplianceRequirementEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ComplianceRequirement']> };
  ComplianceRequirementEdge: Omit<ComplianceRequirementEdge, 'node'> & { node: ResolversParentTypes['ComplianceRequirement'] };
  RequirementWording: RequirementWordingNounNoun;
  ComplianceRequirementFilter: ComplianceRequirementFilter;
  ComplianceWaiver: ComplianceWaiverNounNoun;
  ComplianceWaiverConnection: Omit<ComplianceWaiverConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ComplianceWaiverEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ComplianceWaiver']> };
  ComplianceWaiverEdge: Omit<ComplianceWaiverEdge, 'node'> & { node: ResolversParentTypes['ComplianceWaiver'] };
  ComplianceWaiverFilter: ComplianceWaiverFilter;
  WorkforceCompliance: WorkforceComplianceNounNoun;
  WorkforceComplianceConnection: Omit<WorkforceComplianceConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WorkforceComplianceEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WorkforceCompliance']> };
  WorkforceComplianceEdge: Omit<WorkforceComplianceEdge, 'node'> & { node: ResolversParentTypes['WorkforceCompliance'] };
  WorkforceComplianceFilter: WorkforceComplianceFilter;
  ComplianceCount: ComplianceCount;
  JobRoleCompliance: JobRoleCompliance;
  RequirementCompliance: RequirementCompliance;
  ComplianceSummary: ComplianceSummaryNounNoun;
  WorkforceComplianceFile: WorkforceComplianceFile;
  UpsertMemberInput: UpsertMemberInput;
  UpsertMemberPayload: Omit<UpsertMemberPayload, 'member'> & { member: ResolversParentTypes['WorkforceMember'] };
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: RemoveMemberPayload;
  RequirementSatisfiedByInput: RequirementSatisfiedByInput;
  UpsertRequirementInput: UpsertRequirementInput;
  UpsertRequirementPayload: Omit<UpsertRequirementPayload, 'requirement'> & { requirement: ResolversParentTypes['ComplianceRequirement'] };
  ArchiveRequirementInput: ArchiveRequirementInput;
  ArchiveRequirementPayload: Omit<ArchiveRequirementPayload, 'requirement'> & { requirement: ResolversParentTypes['ComplianceRequirement'] };
  GrantWaiverInput: GrantWaiverInput;
  GrantWaiverPayload: Omit<GrantWaiverPayload, 'waiver'> & { waiver: ResolversParentTypes['ComplianceWaiver'] };
  EndWaiverInput: EndWaiverInput;
  EndWaiverPayload: Omit<EndWaiverPayload, 'waiver'> & { waiver: ResolversParentTypes['ComplianceWaiver'] };
  Mutation: Record<PropertyKey, never>;
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  Base64: Scalars['Base64']['output'];
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian'], FederationReferenceType extends FederationReferenceTypes['Custodian'] = FederationReferenceTypes['Custodian']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Custodian']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  custodianId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custodianType?: Resolver<ResolversTypes['CustodianType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CustodianSigningMode'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  compliance?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType, RequireFields<QueryCustodianArgs, 'did'>>;
  workforceMember?: Resolver<ResolversTypes['WorkforceMember'], ParentType, ContextType, RequireFields<QueryWorkforceMemberArgs, 'id'>>;
  workforceMembers?: Resolver<ResolversTypes['WorkforceMemberConnection'], ParentType, ContextType, Partial<QueryWorkforceMembersArgs>>;
  complianceRequirement?: Resolver<ResolversTypes['ComplianceRequirement'], ParentType, ContextType, RequireFields<QueryComplianceRequirementArgs, 'id'>>;
  complianceRequirements?: Resolver<ResolversTypes['ComplianceRequirementConnection'], ParentType, ContextType, Partial<QueryComplianceRequirementsArgs>>;
  complianceWaivers?: Resolver<ResolversTypes['ComplianceWaiverConnection'], ParentType, ContextType, Partial<QueryComplianceWaiversArgs>>;
  workforceCompliance?: Resolver<ResolversTypes['WorkforceComplianceConnection'], ParentType, ContextType, Partial<QueryWorkforceComplianceArgs>>;
  complianceSummary?: Resolver<ResolversTypes['ComplianceSummary'], ParentType, ContextType>;
  workforceComplianceFile?: Resolver<ResolversTypes['WorkforceComplianceFile'], ParentType, ContextType, Partial<QueryWorkforceComplianceFileArgs>>;
};

export type WorkforceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceMember'] = ResolversParentTypes['WorkforceMember']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employeeRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkforceMemberStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkforceMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceMemberConnection'] = ResolversParentTypes['WorkforceMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkforceMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkforceMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkforceMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceMemberEdge'] = ResolversParentTypes['WorkforceMemberEdge']> = {
  node?: Resolver<ResolversTypes['WorkforceMember'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequirementSatisfiedByResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequirementSatisfiedBy'] = ResolversParentTypes['RequirementSatisfiedBy']> = {
  credentialTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  entryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  acceptedIssuerDids?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComplianceRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceRequirement'] = ResolversParentTypes['ComplianceRequirement']> = {
  requirementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobRoles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  satisfiedBy?: Resolver<ResolversTypes['RequirementSatisfiedBy'], ParentType, ContextType>;
  warnDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['RequirementSeverity'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequirementStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplianceRequirementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceRequirementConnection'] = ResolversParentTypes['ComplianceRequirementConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComplianceRequirementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ComplianceRequirement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplianceRequirementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceRequirementEdge'] = ResolversParentTypes['ComplianceRequirementEdge']> = {
  node?: Resolver<ResolversTypes['ComplianceRequirement'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequirementWordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequirementWording'] = ResolversParentTypes['RequirementWording']> = {
  requirementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['RequirementSeverity'], ParentType, ContextType>;
};

export type ComplianceWaiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceWaiver'] = ResolversParentTypes['ComplianceWaiver']> = {
  waiverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requirementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WaiverStatus'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplianceWaiverConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceWaiverConnection'] = ResolversParentTypes['ComplianceWaiverConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComplianceWaiverEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ComplianceWaiver']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplianceWaiverEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceWaiverEdge'] = ResolversParentTypes['ComplianceWaiverEdge']> = {
  node?: Resolver<ResolversTypes['ComplianceWaiver'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkforceComplianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceCompliance'] = ResolversParentTypes['WorkforceCompliance']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['WorkforceMember']>, ParentType, ContextType>;
  requirementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requirementVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requirement?: Resolver<Maybe<ResolversTypes['RequirementWording']>, ParentType, ContextType>;
  jobRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComplianceStatus'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waiver?: Resolver<Maybe<ResolversTypes['ComplianceWaiver']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkforceComplianceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceComplianceConnection'] = ResolversParentTypes['WorkforceComplianceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkforceComplianceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkforceCompliance']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkforceComplianceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceComplianceEdge'] = ResolversParentTypes['WorkforceComplianceEdge']> = {
  node?: Resolver<ResolversTypes['WorkforceCompliance'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComplianceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceCount'] = ResolversParentTypes['ComplianceCount']> = {
  status?: Resolver<ResolversTypes['ComplianceStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRoleComplianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRoleCompliance'] = ResolversParentTypes['JobRoleCompliance']> = {
  jobRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCount']>, ParentType, ContextType>;
};

export type RequirementComplianceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequirementCompliance'] = ResolversParentTypes['RequirementCompliance']> = {
  requirementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCount']>, ParentType, ContextType>;
};

export type ComplianceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceSummary'] = ResolversParentTypes['ComplianceSummary']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCount']>, ParentType, ContextType>;
  byJobRole?: Resolver<ReadonlyArray<ResolversTypes['JobRoleCompliance']>, ParentType, ContextType>;
  byRequirement?: Resolver<ReadonlyArray<ResolversTypes['RequirementCompliance']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkforceComplianceFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkforceComplianceFile'] = ResolversParentTypes['WorkforceComplianceFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpsertMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpsertMemberPayload'] = ResolversParentTypes['UpsertMemberPayload']> = {
  member?: Resolver<ResolversTypes['WorkforceMember'], ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UpsertRequirementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpsertRequirementPayload'] = ResolversParentTypes['UpsertRequirementPayload']> = {
  requirement?: Resolver<ResolversTypes['ComplianceRequirement'], ParentType, ContextType>;
};

export type ArchiveRequirementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveRequirementPayload'] = ResolversParentTypes['ArchiveRequirementPayload']> = {
  requirement?: Resolver<ResolversTypes['ComplianceRequirement'], ParentType, ContextType>;
};

export type GrantWaiverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantWaiverPayload'] = ResolversParentTypes['GrantWaiverPayload']> = {
  waiver?: Resolver<ResolversTypes['ComplianceWaiver'], ParentType, ContextType>;
};

export type EndWaiverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndWaiverPayload'] = ResolversParentTypes['EndWaiverPayload']> = {
  waiver?: Resolver<ResolversTypes['ComplianceWaiver'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  upsertMember?: Resolver<ResolversTypes['UpsertMemberPayload'], ParentType, ContextType, RequireFields<MutationUpsertMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  upsertRequirement?: Resolver<ResolversTypes['UpsertRequirementPayload'], ParentType, ContextType, RequireFields<MutationUpsertRequirementArgs, 'input'>>;
  archiveRequirement?: Resolver<ResolversTypes['ArchiveRequirementPayload'], ParentType, ContextType, RequireFields<MutationArchiveRequirementArgs, 'input'>>;
  grantWaiver?: Resolver<ResolversTypes['GrantWaiverPayload'], ParentType, ContextType, RequireFields<MutationGrantWaiverArgs, 'input'>>;
  endWaiver?: Resolver<ResolversTypes['EndWaiverPayload'], ParentType, ContextType, RequireFields<MutationEndWaiverArgs, 'input'>>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type Resolvers<ContextType = Context> = {
  Custodian?: CustodianResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  WorkforceMember?: WorkforceMemberResolvers<ContextType>;
  WorkforceMemberConnection?: WorkforceMemberConnectionResolvers<ContextType>;
  WorkforceMemberEdge?: WorkforceMemberEdgeResolvers<ContextType>;
  RequirementSatisfiedBy?: RequirementSatisfiedByResolvers<ContextType>;
  ComplianceRequirement?: ComplianceRequirementResolvers<ContextType>;
  ComplianceRequirementConnection?: ComplianceRequirementConnectionResolvers<ContextType>;
  ComplianceRequirementEdge?: ComplianceRequirementEdgeResolvers<ContextType>;
  RequirementWording?: RequirementWordingResolvers<ContextType>;
  ComplianceWaiver?: ComplianceWaiverResolvers<ContextType>;
  ComplianceWaiverConnection?: ComplianceWaiverConnectionResolvers<ContextType>;
  ComplianceWaiverEdge?: ComplianceWaiverEdgeResolvers<ContextType>;
  WorkforceCompliance?: WorkforceComplianceResolvers<ContextType>;
  WorkforceComplianceConnection?: WorkforceComplianceConnectionResolvers<ContextType>;
  WorkforceComplianceEdge?: WorkforceComplianceEdgeResolvers<ContextType>;
  ComplianceCount?: ComplianceCountResolvers<ContextType>;
  JobRoleCompliance?: JobRoleComplianceResolvers<ContextType>;
  RequirementCompliance?: RequirementComplianceResolvers<ContextType>;
  ComplianceSummary?: ComplianceSummaryResolvers<ContextType>;
  WorkforceComplianceFile?: WorkforceComplianceFileResolvers<ContextType>;
  UpsertMemberPayload?: UpsertMemberPayloadResolvers<ContextType>;
  RemoveMemberPayload?: RemoveMemberPayloadResolvers<ContextType>;
  UpsertRequirementPayload?: UpsertRequirementPayloadResolvers<ContextType>;
  ArchiveRequirementPayload?: ArchiveRequirementPayloadResolvers<ContextType>;
  GrantWaiverPayload?: GrantWaiverPayloadResolvers<ContextType>;
  EndWaiverPayload?: EndWaiverPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Base64?: GraphQLScalarType;
};
