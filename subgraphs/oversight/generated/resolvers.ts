import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntry as AuditEntryNoun } from '../../../kernel/audit.ts';
import type { ExportPage as ExportPageNoun } from '../audit/export-service.ts';
import type { SignedHeads as SignedHeadsNoun } from '../audit/heads-service.ts';
import type { CheckedTrail as CheckedTrailNoun } from '../audit/trail-service.ts';
import type { Scan as ScanNoun } from '../claim-integrity/scan.ts';
import type { Finding as FindingNoun } from '../claim-integrity/finding.ts';
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
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  readonly __typename?: 'Query';
  /** What the rules found unusual, newest first. For administrators of any role. */
  readonly anomalies: AnomalyConnection;
  /**
   * Turns a question in plain English into conditions for `auditLogs`; shows them and runs nothing. Where no language model helps, the
   * words of the question itself are looked at. For administrators who may write.
   */
  readonly auditSearchSuggestion: AuditSearchSuggestion;
  /** The network's figures in words. For administrators of any role. */
  readonly networkStatsInsight: NetworkStatsInsight;
  /** The platform's audit trail, newest entry first. For administrators of any role. */
  readonly auditLogs: AuditLogConnection;
  /** One entry of the trail; null for an unknown id. For administrators of any role. */
  readonly auditLog?: Maybe<AuditLogEntry>;
  /**
   * Checks the whole trail: the hash of every entry, that each stands behind the one before it, every signed statement, and that each
   * signed head is still in its chain. `problems` says where something was edited, removed, moved, put in or replaced. What came after
   * the newest signed head can be cut off, or replaced as a whole, unseen until its unit writes again. A million entries take about a
   * minute; callers that come meanwhile share the walk. For administrators of any role.
   */
  readonly auditTrailVerification: AuditTrailVerification;
  /** Statements in which the platform's key signed where every chain stood, newest first. For administrators of any role. */
  readonly auditHeads: AuditHeadsConnection;
  /** The public key that signed statements are checked with. For everybody, so that an export can be checked without an account. */
  readonly auditKey: AuditKey;
  /**
   * A part of the trail as lines of a file that can be checked without the platform. Write the lines of all parts one after the other,
   * each followed by a line feed, until there is no cursor any more. What the file holds is decided when it begins. The beginning of an
   * export is itself an entry of the trail. For administrators of any role.
   */
  readonly auditExport: AuditExportPage;
  /** One scan with its progress. */
  readonly integrityScan: IntegrityScan;
  /** Scans, newest first. */
  readonly integrityScans: IntegrityScanConnection;
  /** What scans found, newest first. */
  readonly claimIntegrityFindings: ClaimIntegrityFindingConnection;
  /** Whether the platform keeps a demonstration, so that people know what may be made up. Open to everybody. */
  readonly demoMode: DemoMode;
  /**
   * How every unit with a gRPC port answers its standard health check, and how the store, the cache, the mail server and the model
   * endpoint stand, as Core Engine sees them. For administrators of any role.
   */
  readonly platformHealth: PlatformHealth;
  /** How the network stands, and what happened from day to day. Answered from counts that are kept; demonstrations are left out. */
  readonly networkStats: NetworkStats;
  /** Onboarding cases, newest first. For administrators of any role. */
  readonly onboardingCases: OnboardingCaseConnection;
  /** One onboarding case, with what its registry says of the organization now. For administrators of any role. */
  readonly onboardingCase: OnboardingCase;
};


export type QueryAnomaliesArgs = {
  filter?: InputMaybe<AnomalyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditSearchSuggestionArgs = {
  input: AuditSearchSuggestionInput;
};


export type QueryAuditLogsArgs = {
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditLogArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditHeadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditExportArgs = {
  source?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntegrityScanArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIntegrityScansArgs = {
  status?: InputMaybe<IntegrityScanStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClaimIntegrityFindingsArgs = {
  filter?: InputMaybe<ClaimIntegrityFindingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNetworkStatsArgs = {
  input?: InputMaybe<NetworkStatsInput>;
};


export type QueryOnboardingCasesArgs = {
  filter?: InputMaybe<OnboardingCaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOnboardingCaseArgs = {
  id: Scalars['ID']['input'];
  orgType?: InputMaybe<OnboardingOrgType>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Sets the status of an anomaly: OPEN becomes INVESTIGATING, INVESTIGATING becomes CONFIRMED or DISMISSED, and nothing else. It changes
   * nothing but the anomaly: whoever confirms one acts by hand. For ADMIN and OPERATOR.
   */
  readonly resolveAnomaly: ResolveAnomalyPayload;
  /** Signs where every chain stands now, in addition to the hourly statements. For administrators who may write. */
  readonly signAuditHeads: AuditHeads;
  /** Checks stored credentials anew, in the background. While a scan of the same scope is not over, that one is the answer. */
  readonly runIntegrityScan: RunIntegrityScanPayload;
  /** Decides what a finding comes to. It changes no credential. */
  readonly resolveFinding: ResolveFindingPayload;
  /**
   * Turns the demonstration on or off for every unit, and answers when it is there or gone. What it makes is marked, left out of
   * statistics and reports, and removed with it; nothing else is touched. For ADMIN and OPERATOR.
   */
  readonly setDemoMode: DemoMode;
  /** Begins to count all credentials anew and to put right what the kept counts have wrong; `lastRecount` of the statistics tells the outcome. It also happens every night. */
  readonly recountNetworkStats: RecountNetworkStatsPayload;
  /**
   * Gives an open case to an administrator who may decide it, the caller unless told. The case is UNDER_REVIEW from then on, also when it
   * waited for information. CONFLICT while the case is being decided. For ADMIN and OPERATOR.
   */
  readonly assignOnboardingCase: OnboardingCasePayload;
  /**
   * Writes to the applicant, who answers by e-mail; the case is INFO_REQUESTED until somebody goes on with the checklist or assigns it
   * again. Only a case that is UNDER_REVIEW or waits already. CONFLICT while the case is being decided. For ADMIN and OPERATOR.
   */
  readonly requestOnboardingInfo: OnboardingCasePayload;
  /**
   * Notes what was checked; items that are not named stay. The case is UNDER_REVIEW from then on, also when it waited for information.
   * CONFLICT while the case is being decided. For ADMIN and OPERATOR.
   */
  readonly updateOnboardingChecklist: OnboardingCasePayload;
  /**
   * Approves or rejects the organization in its registry, closes the case for good and tells the applicant by e-mail. Approving needs every
   * item of the checklist to be MET or WAIVED. Until the registry has answered nothing else changes the case: of two decisions at once one
   * wins, the other is CONFLICT, or INVALID_STATE_TRANSITION once the case is closed. For ADMIN and OPERATOR.
   */
  readonly decideOnboardingCase: OnboardingCasePayload;
};


export type MutationResolveAnomalyArgs = {
  input: ResolveAnomalyInput;
};


export type MutationRunIntegrityScanArgs = {
  input?: RunIntegrityScanInput;
};


export type MutationResolveFindingArgs = {
  input: ResolveFindingInput;
};


export type MutationSetDemoModeArgs = {
  input: SetDemoModeInput;
};


export type MutationAssignOnboardingCaseArgs = {
  input: AssignOnboardingCaseInput;
};


export type MutationRequestOnboardingInfoArgs = {
  input: RequestOnboardingInfoInput;
};


export type MutationUpdateOnboardingChecklistArgs = {
  input: UpdateOnboardingChecklistInput;
};


export type MutationDecideOnboardingCaseArgs = {
  input: DecideOnboardingCaseInput;
};

/** What a rule looks for. Counts are of UTC hours and days. */
export type AnomalyRule =
  /** Far more credentials issued within an hour than the mean hour of the issuer or the custodian in the week before. */
  | 'ISSUE_RATE_SPIKE'
  /** Far more credentials revoked within an hour than the mean hour of the issuer or the custodian in the week before. */
  | 'REVOCATION_SPIKE'
  /** Far more documents in the name of an issuer or a custodian without its signature within an hour than its mean hour of the week before. */
  | 'VERIFY_FAILURE_SPIKE'
  /** One network opens many links that do not exist. */
  | 'LINK_SCRAPING'
  /** A change of key, followed within a day by far more issuance than a mean day of the week before. */
  | 'NEW_KEY_THEN_BULK'
  /** An API key issued from a second network on one day, after days on which it came from one alone. */
  | 'API_KEY_NEW_NETWORK'
  /** The keys of a federated issuer are not those that were pinned. */
  | 'FEDERATED_KEY_CHANGED';

/** Where an anomaly stands. */
export type AnomalyStatus =
  /** Nobody has looked at it. */
  | 'OPEN'
  /** Somebody looks at it. */
  | 'INVESTIGATING'
  /** It was what it seemed. */
  | 'CONFIRMED'
  /** It was harmless. */
  | 'DISMISSED';

/** Conditions on anomalies; an anomaly must meet all that are given. */
export type AnomalyFilter = {
  /** What found it. */
  readonly rule?: InputMaybe<AnomalyRule>;
  /** Where it stands. */
  readonly status?: InputMaybe<AnomalyStatus>;
  /** Id of what it is about, exactly. */
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Raised at this instant or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Raised before this instant. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The next status of an anomaly. */
export type ResolveAnomalyInput = {
  /** The anomaly. */
  readonly anomalyId: Scalars['ID']['input'];
  /** The status that follows the one it has. */
  readonly status: AnomalyStatus;
  /** Why, at most 2000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The anomaly after the change. */
export type ResolveAnomalyPayload = {
  readonly __typename?: 'ResolveAnomalyPayload';
  /** The anomaly. */
  readonly anomaly: Anomaly;
};

/** Something that a rule found unusual, once per subject and window. It has suspended nothing. */
export type Anomaly = {
  readonly __typename?: 'Anomaly';
  /** Its id. */
  readonly anomalyId: Scalars['ID']['output'];
  /** What found it. */
  readonly rule: AnomalyRule;
  /** What it is about. */
  readonly subject: AnomalySubject;
  /** What was counted when the rule raised it; it may have grown since. */
  readonly observed: Scalars['Int']['output'];
  /** How much is usual in such a window. */
  readonly baseline: Scalars['Float']['output'];
  /** How long the window is, as an ISO 8601 duration. */
  readonly window: Scalars['String']['output'];
  /** When the window began. */
  readonly windowStart: Scalars['DateTime']['output'];
  /** How many times the usual was counted; a usual below 1 counts as 1. */
  readonly score: Scalars['Float']['output'];
  /** Where it stands. */
  readonly status: AnomalyStatus;
  /** Ids of entries of the audit trail that show it, at most 20; empty where the trail does not tell of what was counted. */
  readonly evidence: ReadonlyArray<Scalars['ID']['output']>;
  /** What administrators wrote, oldest first. */
  readonly notes: ReadonlyArray<AnomalyNote>;
  /** When it was raised. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What an anomaly is about. */
export type AnomalySubject = {
  readonly __typename?: 'AnomalySubject';
  /** Its kind: Issuer, Custodian, ApiKey, FederatedIssuer, or ClientHash for a network. */
  readonly type: Scalars['String']['output'];
  /** Its id; of a network a hash that changes every day. */
  readonly id: Scalars['ID']['output'];
};

/** A change of status, and why. */
export type AnomalyNote = {
  readonly __typename?: 'AnomalyNote';
  /** The status that it led to. */
  readonly status: AnomalyStatus;
  /** What was written. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Id of the administrator. */
  readonly authorId: Scalars['ID']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
};

/** A page of anomalies. */
export type AnomalyConnection = {
  readonly __typename?: 'AnomalyConnection';
  /** The anomalies with their cursors. */
  readonly edges: ReadonlyArray<AnomalyEdge>;
  /** The anomalies alone. */
  readonly nodes: ReadonlyArray<Anomaly>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Anomalies that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An anomaly and its cursor. */
export type AnomalyEdge = {
  readonly __typename?: 'AnomalyEdge';
  /** The anomaly. */
  readonly node: Anomaly;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** What an administrator wants to find in the audit trail. */
export type AuditSearchSuggestionInput = {
  /** The question, 3 to 1000 characters. */
  readonly question: Scalars['String']['input'];
};

/** Conditions that a language model suggests. */
export type AuditSearchSuggestion = {
  readonly __typename?: 'AuditSearchSuggestion';
  /** Whether a language model has suggested them. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** The suggested conditions, else those that the words of the question name by themselves; null when they name none. */
  readonly filter?: Maybe<AuditSuggestedFilter>;
};

/** Conditions for `auditLogs`. */
export type AuditSuggestedFilter = {
  readonly __typename?: 'AuditSuggestedFilter';
  /** How the action ended; null for any. */
  readonly status?: Maybe<AuditStatus>;
  /** Text to search for; null for none. */
  readonly search?: Maybe<Scalars['String']['output']>;
};

/** The network's figures in words. */
export type NetworkStatsInsight = {
  readonly __typename?: 'NetworkStatsInsight';
  /** Whether there is an insight. */
  readonly status: AssistStatus;
  /** Why there is none; null when there is one. */
  readonly reason?: Maybe<AssistReason>;
  /** One sentence, of which every figure is one of `figures`; null unless COMPLETED. */
  readonly insight?: Maybe<Scalars['String']['output']>;
  /** What it speaks of, whether or not a model helps. */
  readonly figures: ReadonlyArray<NetworkFigure>;
};

/** A figure of the network. */
export type NetworkFigure = {
  readonly __typename?: 'NetworkFigure';
  /** What it counts. */
  readonly name: Scalars['String']['output'];
  /** How many. */
  readonly value: Scalars['Float']['output'];
};

/** What a walk along the trail found. */
export type AuditTrailVerification = {
  readonly __typename?: 'AuditTrailVerification';
  /** True when every entry, every signed statement and every signed head is as it was. */
  readonly valid: Scalars['Boolean']['output'];
  /** The first position where a chain, else a statement, is broken; null when none is. */
  readonly firstInvalid?: Maybe<AuditChainPlace>;
  /** Entries whose hash was checked. */
  readonly checked: Scalars['Int']['output'];
  /** When the walk began. What it found in a long trail answers for a while: the whole trail is walked for a tenth of the time at most. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** The last good entry of each chain; keep copies outside of the platform to prove later that none was cut off. */
  readonly heads: ReadonlyArray<AuditChainHead>;
  /** Signed statements that were checked. */
  readonly statementsChecked: Scalars['Int']['output'];
  /** The newest position of each chain that a signed head proves, with everything before it; 0 for none. */
  readonly signedHeads: ReadonlyArray<AuditChainPlace>;
  /** What is wrong, the first 100 of the chains and of the statements. */
  readonly problems: ReadonlyArray<AuditProblem>;
  /** How much is wrong in all. */
  readonly problemCount: Scalars['Int']['output'];
  /** The public key that the statements were checked with, as Multikey text. */
  readonly key: Scalars['String']['output'];
};

/** Something that is wrong with the trail, and where. */
export type AuditProblem = {
  readonly __typename?: 'AuditProblem';
  /** The chain; `signed-heads` for signed statements. */
  readonly source: Scalars['String']['output'];
  /** Where it shows: the position in the chain, or the number of the statement. */
  readonly seq: Scalars['Int']['output'];
  /** The first position that may be affected; before `seq` only for REPLACED. */
  readonly sinceSeq: Scalars['Int']['output'];
  /** What is wrong. */
  readonly reason: AuditFault;
};

/** What can be wrong with the trail. */
export type AuditFault =
  /** The entry does not have the content that its hash was made of. */
  | 'ALTERED'
  /** The entry does not name the one before it: one of the two was exchanged, and its hash made anew. */
  | 'UNLINKED'
  /** Entries are missing from this position on. */
  | 'MISSING'
  /** An entry stands here that does not belong into the order. */
  | 'UNEXPECTED'
  /** The entry is not the one that was signed or taken in: something from `sinceSeq` on was replaced and all hashes made anew. */
  | 'REPLACED'
  /** The chain ends before this position, which it had reached before. */
  | 'CUT_OFF'
  /** The signed statement is not spelled as it was, or not the one that was made. */
  | 'STATEMENT_ALTERED'
  /** The signed statement does not name the one before it. */
  | 'STATEMENT_UNLINKED'
  /** The signed statement was made and is not there. */
  | 'STATEMENT_MISSING'
  /** The platform's key has not signed this statement. */
  | 'SIGNATURE_INVALID'
  /** A line of an exported file is not one of a trail, or stands in the wrong position. */
  | 'LINE_UNREADABLE'
  /** An exported file ends too early, or does not hold as many lines as it says. */
  | 'LINES_MISSING';

/** A position in a chain. */
export type AuditChainPlace = {
  readonly __typename?: 'AuditChainPlace';
  /** The chain. */
  readonly source: Scalars['String']['output'];
  /** The sequence number. */
  readonly seq: Scalars['Int']['output'];
};

/** The last good entry of a chain. */
export type AuditChainHead = {
  readonly __typename?: 'AuditChainHead';
  /** The chain. */
  readonly source: Scalars['String']['output'];
  /** Its sequence number; 0 when the chain is broken at its first entry. */
  readonly seq: Scalars['Int']['output'];
  /** Its hash. */
  readonly hash: Scalars['String']['output'];
};

/** A page of signed statements. */
export type AuditHeadsConnection = {
  readonly __typename?: 'AuditHeadsConnection';
  /** The statements with their cursors. */
  readonly edges: ReadonlyArray<AuditHeadsEdge>;
  /** The statements alone. */
  readonly nodes: ReadonlyArray<AuditHeads>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Statements in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A signed statement and its cursor. */
export type AuditHeadsEdge = {
  readonly __typename?: 'AuditHeadsEdge';
  /** The statement. */
  readonly node: AuditHeads;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Where every chain stood at one moment, signed by the platform. */
export type AuditHeads = {
  readonly __typename?: 'AuditHeads';
  /** 1, 2, 3 … without gaps. */
  readonly number: Scalars['Int']['output'];
  /** When it was signed. */
  readonly at: Scalars['DateTime']['output'];
  /** True for the statement of an hour, false for one that an administrator asked for. */
  readonly isHourly: Scalars['Boolean']['output'];
  /** The newest entry of each chain that Core Engine had taken in. */
  readonly heads: ReadonlyArray<AuditChainHead>;
  /** The exact text that was signed: canonical JSON (RFC 8785). Keep it with `signature` outside of the platform. */
  readonly statement: Scalars['String']['output'];
  /** Ed25519 signature (RFC 8032) over the UTF-8 bytes of `statement`. */
  readonly signature: Scalars['Base64']['output'];
  /** SHA-256 of those bytes in hex: what the next statement names as `previous`. */
  readonly hash: Scalars['String']['output'];
};

/** The key that signs statements about the audit trail. */
export type AuditKey = {
  readonly __typename?: 'AuditKey';
  /** The public key as Multikey text, z6Mk… */
  readonly key: Scalars['String']['output'];
  /** Its 32 bytes. */
  readonly publicKey: Scalars['Base64']['output'];
  /** The `type` of every statement that it signs; it signs nothing else. */
  readonly statementType: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A part of an exported file. */
export type AuditExportPage = {
  readonly __typename?: 'AuditExportPage';
  /** Id of the export; the subject of its own entry in the trail. */
  readonly exportId: Scalars['ID']['output'];
  /** Lines of the file, without their line feeds. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** Leads to the next part; null after the last. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Which credentials a scan looks at: those for which all that is given holds, all of them when nothing is. */
export type RunIntegrityScanInput = {
  /** Those of this issuer. */
  readonly issuerDid?: InputMaybe<Scalars['DID']['input']>;
  /** Those that the platform received at this instant or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A decision on a finding. */
export type ResolveFindingInput = {
  /** Id of the finding. */
  readonly findingId: Scalars['ID']['input'];
  /** OPEN leads to any other status, ACKNOWLEDGED to RESOLVED or FALSE_POSITIVE; nothing leads back but a scan that sees it again. */
  readonly status: ClaimIntegrityFindingStatus;
  /** Why, 3 to 2000 characters, for the colleagues who read it later. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** Which findings to show; all conditions hold together. */
export type ClaimIntegrityFindingFilter = {
  /** Only of this kind. */
  readonly kind?: InputMaybe<ClaimIntegrityFindingKind>;
  /** Only of this severity. */
  readonly severity?: InputMaybe<FindingSeverity>;
  /** Only of this status. */
  readonly status?: InputMaybe<ClaimIntegrityFindingStatus>;
  /** Only those about this credential. */
  readonly subjectId?: InputMaybe<Scalars['String']['input']>;
};

/** How far a scan is. */
export type IntegrityScanStatus =
  /** It waits for a process that is free. */
  | 'QUEUED'
  /** It is under way; also while it waits for a unit that does not answer. */
  | 'RUNNING'
  /** Every credential of its scope that was there when it began has been checked. */
  | 'COMPLETED'
  /** A portion failed again and again; `failure` says more. */
  | 'FAILED';

/** What does not fit. */
export type ClaimIntegrityFindingKind =
  /** The stored document is not the one whose hash was recorded, or not in its canonical form. */
  | 'HASH_MISMATCH'
  /** The signature does not verify with the issuer's registered keys. */
  | 'SIGNATURE_RECHECK_FAILED'
  /** Fields of the record, such as the holder's name, say something else than the signed document. */
  | 'NAME_MISMATCH'
  /** Two credentials in force claim the same of the same holder. */
  | 'DUPLICATE_CLAIM'
  /** Somebody tries tokens of links. No scan raises it; the anomaly LINK_SCRAPING tells of guessing. */
  | 'TOKEN_GUESSING'
  /** The issuer is not in the registry, or a linked credential is not on record. */
  | 'ORPHAN_RECORD';

/** How much a finding weighs. */
export type FindingSeverity =
  /** Untidy: somebody should look when there is time. */
  | 'LOW'
  /** The record misleads those who read it; the signed document does not. */
  | 'MEDIUM'
  /** What was signed, or whom it is about, may have been changed: look today. */
  | 'HIGH';

/** Where a finding stands. */
export type ClaimIntegrityFindingStatus =
  /** Nobody has looked yet. */
  | 'OPEN'
  /** Somebody works on it. */
  | 'ACKNOWLEDGED'
  /** Put right; a scan that sees it again opens it. */
  | 'RESOLVED'
  /** Nothing is wrong; a scan opens it only when its evidence has changed. */
  | 'FALSE_POSITIVE';

/** The scan that was begun, or the one of the same scope that is not over. */
export type RunIntegrityScanPayload = {
  readonly __typename?: 'RunIntegrityScanPayload';
  /** The scan; ask for its progress by its id. */
  readonly scan: IntegrityScan;
};

/** The decided finding. */
export type ResolveFindingPayload = {
  readonly __typename?: 'ResolveFindingPayload';
  /** The finding as it stands now. */
  readonly finding: ClaimIntegrityFinding;
};

/** A walk over stored credentials that checks each anew, and behind them, when it is of everything, over the published versions of the catalog. */
export type IntegrityScan = {
  readonly __typename?: 'IntegrityScan';
  /** Id of the scan. */
  readonly scanId: Scalars['ID']['output'];
  /** How far it is. */
  readonly status: IntegrityScanStatus;
  /** What it looks at. */
  readonly scope: IntegrityScanScope;
  /** What it has done. */
  readonly progress: IntegrityScanProgress;
  /** Id of the administrator who asked for it. */
  readonly requestedBy: Scalars['String']['output'];
  /** When. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** When it began; null while it is QUEUED. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it FAILED. */
  readonly failure?: Maybe<Scalars['String']['output']>;
};

/** What a scan looks at. */
export type IntegrityScanScope = {
  readonly __typename?: 'IntegrityScanScope';
  /** Every stored credential, and every published version of the catalog. */
  readonly all: Scalars['Boolean']['output'];
  /** Those of this issuer. */
  readonly issuerDid?: Maybe<Scalars['DID']['output']>;
  /** Those received at this instant or later. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

/** What a scan has done. */
export type IntegrityScanProgress = {
  readonly __typename?: 'IntegrityScanProgress';
  /** Credentials that were checked. */
  readonly checked: Scalars['Int']['output'];
  /** Published versions of the catalog that were checked; only a scan of everything looks at them. */
  readonly versionsChecked: Scalars['Int']['output'];
  /** How many there were when it was asked for; null when that shows only at the end. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  /** What was seen, known findings included. */
  readonly findings: Scalars['Int']['output'];
};

/** A page of scans. */
export type IntegrityScanConnection = {
  readonly __typename?: 'IntegrityScanConnection';
  /** The scans with their cursors. */
  readonly edges: ReadonlyArray<IntegrityScanEdge>;
  /** The scans alone. */
  readonly nodes: ReadonlyArray<IntegrityScan>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Scans that match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A scan and its cursor. */
export type IntegrityScanEdge = {
  readonly __typename?: 'IntegrityScanEdge';
  /** The scan. */
  readonly node: IntegrityScan;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Something about a stored record that does not fit. It changes nothing by itself. */
export type ClaimIntegrityFinding = {
  readonly __typename?: 'ClaimIntegrityFinding';
  /** Id of the finding: always the same for the same thing wrong with the same record. */
  readonly findingId: Scalars['ID']['output'];
  /** What does not fit. */
  readonly kind: ClaimIntegrityFindingKind;
  /** How much it weighs. */
  readonly severity: FindingSeverity;
  /** The record that it is about. */
  readonly subject: ClaimIntegritySubject;
  /** What supports it: ids, hashes, names of fields and codes; never what a credential says. */
  readonly evidence: Scalars['JSON']['output'];
  /** What to do about it. */
  readonly advice: Scalars['String']['output'];
  /** Where it stands. */
  readonly status: ClaimIntegrityFindingStatus;
  /** What an administrator wrote. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Id of the administrator who decided last. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The scan that saw it last. */
  readonly scanId: Scalars['ID']['output'];
  /** When it was seen first. */
  readonly firstSeenAt: Scalars['DateTime']['output'];
  /** When it was seen last. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to decide only on what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A record that a finding is about. */
export type ClaimIntegritySubject = {
  readonly __typename?: 'ClaimIntegritySubject';
  /** Credential, or EntryVersion for a published version of the catalog. */
  readonly type: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** A page of findings. */
export type ClaimIntegrityFindingConnection = {
  readonly __typename?: 'ClaimIntegrityFindingConnection';
  /** The findings with their cursors. */
  readonly edges: ReadonlyArray<ClaimIntegrityFindingEdge>;
  /** The findings alone. */
  readonly nodes: ReadonlyArray<ClaimIntegrityFinding>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Findings that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A finding and its cursor. */
export type ClaimIntegrityFindingEdge = {
  readonly __typename?: 'ClaimIntegrityFindingEdge';
  /** The finding. */
  readonly node: ClaimIntegrityFinding;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Whether the demonstration is wanted. */
export type SetDemoModeInput = {
  /** True seeds it, false removes it. */
  readonly enabled: Scalars['Boolean']['input'];
};

/** The demonstration as it is wanted and as it is. */
export type DemoMode = {
  readonly __typename?: 'DemoMode';
  /** Whether it is wanted. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Where it is on the way there. */
  readonly state: DemoState;
  /** When it came into that state; null when there never was one. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** Institutions that it has now. */
  readonly issuers: Scalars['Int']['output'];
  /** People that it has now. */
  readonly holders: Scalars['Int']['output'];
  /** Credentials that it has now. */
  readonly credentials: Scalars['Int']['output'];
  /** Programmes that it has in the catalog now. */
  readonly entries: Scalars['Int']['output'];
  /** Learners that its institutions have now. */
  readonly learners: Scalars['Int']['output'];
  /** Custodians that it has now. */
  readonly custodians: Scalars['Int']['output'];
  /** Verifiers that it has now. */
  readonly verifiers: Scalars['Int']['output'];
};

/** How far the demonstration is. */
export type DemoState =
  /** There is none. */
  | 'OFF'
  /** It is being made. */
  | 'SEEDING'
  /** It is there. */
  | 'ON'
  /** It is being removed. */
  | 'REMOVING';

/** How the platform stands as Core Engine sees it. */
export type PlatformHealth = {
  readonly __typename?: 'PlatformHealth';
  /** UP when nothing that is set up is down. */
  readonly status: OverallHealth;
  /** Each part. */
  readonly components: ReadonlyArray<ComponentHealth>;
};

/** Which days to count. Days are UTC; at most 400 of them. */
export type NetworkStatsInput = {
  /** The first day, such as 2026-01-02, or an instant of it; 29 days before the last when left out. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The last day, included; today when left out. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** How many issuers and custodians, and types, to name, at most 100 of each; 10 when left out. */
  readonly top?: InputMaybe<Scalars['Int']['input']>;
};

/** The recount runs in the background. */
export type RecountNetworkStatsPayload = {
  readonly __typename?: 'RecountNetworkStatsPayload';
  /** Always true: it has begun, or was under way. */
  readonly started: Scalars['Boolean']['output'];
};

/** The statistics of the network. */
export type NetworkStats = {
  readonly __typename?: 'NetworkStats';
  /** Every issuer on record, as of now. */
  readonly issuers: NetworkIssuers;
  /** Every custodian on record, as of now. */
  readonly custodians: NetworkCustodians;
  /** Every credential on record, as of now. */
  readonly credentials: NetworkCredentials;
  /** What was verified within the range of days, also when its events are forgotten by now. */
  readonly verifications: NetworkVerifications;
  /** Credentials issued on each day of the range; days without any are left out. */
  readonly issuedByDay: ReadonlyArray<NetworkDay>;
  /** Credentials revoked on each day of the range. */
  readonly revokedByDay: ReadonlyArray<NetworkDay>;
  /** Verifications on each day of the range. */
  readonly verifiedByDay: ReadonlyArray<NetworkVerificationDay>;
  /** The issuers and custodians that issued most within the range. */
  readonly byIssuer: ReadonlyArray<NetworkIssuerShare>;
  /** The credential types that were issued most within the range. */
  readonly byType: ReadonlyArray<NetworkTypeShare>;
  /** Issuers and custodians that issued within the range. */
  readonly issuersActive: Scalars['Int']['output'];
  /** The first day of the range. */
  readonly from: Scalars['String']['output'];
  /** The last day of the range, included. */
  readonly to: Scalars['String']['output'];
  /** Nothing that happened until then is missing; seconds old at most, unless the counts are being built up. */
  readonly asOf: Scalars['DateTime']['output'];
  /** The last time that everything was counted anew; null before the first night. */
  readonly lastRecount?: Maybe<NetworkStatsRecount>;
};

/** A number and what it counts. */
export type NetworkCount = {
  readonly __typename?: 'NetworkCount';
  /** A status or a channel. */
  readonly key: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** A number of one day. */
export type NetworkDay = {
  readonly __typename?: 'NetworkDay';
  /** The UTC day, such as 2026-01-02. */
  readonly day: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** The verifications of one day. */
export type NetworkVerificationDay = {
  readonly __typename?: 'NetworkVerificationDay';
  /** The UTC day, such as 2026-01-02. */
  readonly day: Scalars['String']['output'];
  /** How many in all. */
  readonly count: Scalars['Int']['output'];
  /** How many of them with the verdict VALID. */
  readonly valid: Scalars['Int']['output'];
};

/** Issuers on record. */
export type NetworkIssuers = {
  readonly __typename?: 'NetworkIssuers';
  /** All of them, whatever their status. */
  readonly total: Scalars['Int']['output'];
  /** By status; statuses without any are left out. */
  readonly byStatus: ReadonlyArray<NetworkCount>;
};

/** Custodians on record. */
export type NetworkCustodians = {
  readonly __typename?: 'NetworkCustodians';
  /** All of them, whatever their status. */
  readonly total: Scalars['Int']['output'];
  /** By status; statuses without any are left out. */
  readonly byStatus: ReadonlyArray<NetworkCount>;
};

/** Credentials on record. */
export type NetworkCredentials = {
  readonly __typename?: 'NetworkCredentials';
  /** All of them, whatever their status. */
  readonly total: Scalars['Int']['output'];
  /** By status as of now; statuses without any are left out. */
  readonly byStatus: ReadonlyArray<NetworkCount>;
  /** Accepted by their holders. */
  readonly claimed: Scalars['Int']['output'];
  /** In force and expiring by the end of the 30th UTC day from today. */
  readonly expiring30d: Scalars['Int']['output'];
};

/** Verifications within the range. */
export type NetworkVerifications = {
  readonly __typename?: 'NetworkVerifications';
  /** All of them, whatever the verdict. */
  readonly total: Scalars['Int']['output'];
  /** With the verdict VALID. */
  readonly valid: Scalars['Int']['output'];
  /** By verdict, most first. */
  readonly byStatus: ReadonlyArray<NetworkCount>;
  /** By the way the credential came: API, PORTAL, SHARE_LINK, PROOF_LINK or OFFLINE. */
  readonly byChannel: ReadonlyArray<NetworkCount>;
};

/** What one issuer or custodian did within the range. */
export type NetworkIssuerShare = {
  readonly __typename?: 'NetworkIssuerShare';
  /** Its DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** What the registry has of an issuer; null for a custodian, and when it does not know it. */
  readonly issuer?: Maybe<Issuer>;
  /** What the registry has of a custodian; null for an issuer, and when it does not know it. */
  readonly custodian?: Maybe<Custodian>;
  /** Its name; null when no registry knows it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What it is registered as; null when no registry knows it. */
  readonly authorityType?: Maybe<NetworkAuthorityType>;
  /** Credentials that it issued. */
  readonly issued: Scalars['Int']['output'];
  /** Credentials of it that were revoked. */
  readonly revoked: Scalars['Int']['output'];
  /** Verifications of its credentials, whatever the verdict. */
  readonly verified: Scalars['Int']['output'];
};

/** Who issues. */
export type NetworkAuthorityType =
  /** One that awards what its credentials state. */
  | 'ISSUER'
  /** One that holds or vouches for records of others. */
  | 'CUSTODIAN';

/** What happened to one type of credentials within the range. */
export type NetworkTypeShare = {
  readonly __typename?: 'NetworkTypeShare';
  /** The credential type. */
  readonly credentialType: Scalars['String']['output'];
  /** Issued. */
  readonly issued: Scalars['Int']['output'];
  /** Revoked. */
  readonly revoked: Scalars['Int']['output'];
};

/** A recount that has ended. */
export type NetworkStatsRecount = {
  readonly __typename?: 'NetworkStatsRecount';
  /** When. */
  readonly finishedAt: Scalars['DateTime']['output'];
  /** Credentials that were counted. */
  readonly checked: Scalars['Int']['output'];
  /** Numbers that were wrong and were put right; anything but 0 deserves a look at the log. */
  readonly mended: Scalars['Int']['output'];
};

/** What kind of organization applies. */
export type OnboardingOrgType =
  /** An institution that wants to issue credentials. */
  | 'ISSUER'
  /** An organization that wants to attest records of others. */
  | 'CUSTODIAN';

/** Where a case stands. */
export type OnboardingStage =
  /** Registered; nobody works on it yet. */
  | 'SUBMITTED'
  /** Somebody checks it. */
  | 'UNDER_REVIEW'
  /** The applicant was asked something. */
  | 'INFO_REQUESTED'
  /** Closed: the organization was approved. */
  | 'APPROVED'
  /** Closed: the organization was turned away. */
  | 'REJECTED';

/** What is checked about an applicant. */
export type OnboardingItem =
  /** The organization bears this name by law. */
  | 'LEGAL_NAME'
  /** It controls the domain of its website. */
  | 'DOMAIN_CONTROL'
  /** Its registration number exists with the regulator. */
  | 'REGISTRATION_NUMBER'
  /** The contact answers at the address that was given. */
  | 'CONTACT_VERIFIED'
  /** It may act for those whose records it attests; custodians only. */
  | 'MANDATE';

/** How an item of the checklist stands. */
export type OnboardingItemState =
  /** Not checked yet; the case cannot be approved. */
  | 'OPEN'
  /** Checked and found right. */
  | 'MET'
  /** Not needed here. */
  | 'WAIVED';

/** What a note of a case is. */
export type OnboardingNoteKind =
  /** A remark for colleagues. */
  | 'REMARK'
  /** The question that the applicant was asked. */
  | 'INFO_REQUESTED'
  /** The reason of an approval. */
  | 'APPROVED'
  /** The reason of a rejection. */
  | 'REJECTED';

/** How a case is decided. */
export type OnboardingDecision =
  /** Let the organization in. */
  | 'APPROVE'
  /** Turn it away; the reason is required. */
  | 'REJECT';

/** Conditions on cases; a case must meet all that are given. */
export type OnboardingCaseFilter = {
  /** The kind of organization. */
  readonly orgType?: InputMaybe<OnboardingOrgType>;
  /** Where it stands. */
  readonly stage?: InputMaybe<OnboardingStage>;
  /** Id of the administrator who works on it. */
  readonly assignedTo?: InputMaybe<Scalars['ID']['input']>;
  /** True for open cases past their due date, false for all others. */
  readonly overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The beginning of a word in the name, DID, contact address or website of the organization, in any case and with or without accents,
   * and what follows it; or the id of the case; at most 100 characters. VALIDATION_FAILED when more than 500 organizations of the
   * registry have such a word, whatever the other conditions: give more of it.
   */
  readonly q?: InputMaybe<Scalars['String']['input']>;
};

/** Who works on a case. */
export type AssignOnboardingCaseInput = {
  /** The case, an open one. */
  readonly caseId: Scalars['ID']['input'];
  /** The kind that the case must be of, else NOT_FOUND. */
  readonly orgType?: InputMaybe<OnboardingOrgType>;
  /** Id of an ACTIVE administrator whose role is ADMIN or OPERATOR; the caller unless given. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** A remark for colleagues, kept with author and time; at most 2000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** A question to an applicant. */
export type RequestOnboardingInfoInput = {
  /** The case. */
  readonly caseId: Scalars['ID']['input'];
  /** The kind that the case must be of, else NOT_FOUND. */
  readonly orgType?: InputMaybe<OnboardingOrgType>;
  /** What the applicant reads, 3 to 2000 characters. */
  readonly message: Scalars['String']['input'];
};

/** What was checked. */
export type UpdateOnboardingChecklistInput = {
  /** The case, an open one. */
  readonly caseId: Scalars['ID']['input'];
  /** The kind that the case must be of, else NOT_FOUND. */
  readonly orgType?: InputMaybe<OnboardingOrgType>;
  /** The items that change, each at most once. */
  readonly items: ReadonlyArray<OnboardingItemInput>;
  /** A remark for colleagues, kept with author and time; at most 2000 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** An item of the checklist as it stands from now on. */
export type OnboardingItemInput = {
  /** The item. */
  readonly item: OnboardingItem;
  /** Its state. */
  readonly state: OnboardingItemState;
  /** What was found, at most 2000 characters; the note before stays unless given. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** A decision about an applicant. */
export type DecideOnboardingCaseInput = {
  /** The case. */
  readonly caseId: Scalars['ID']['input'];
  /** The kind that the case must be of, else NOT_FOUND. */
  readonly orgType?: InputMaybe<OnboardingOrgType>;
  /** Let in or turn away. */
  readonly decision: OnboardingDecision;
  /** Goes to the audit trail, and to the applicant when it is a rejection; required to reject. At most 2000 characters on one line. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The case after the change. */
export type OnboardingCasePayload = {
  readonly __typename?: 'OnboardingCasePayload';
  /** The case. */
  readonly case: OnboardingCase;
  /** True when a letter to the applicant is on its way; false when there was nothing to tell, the applicant gave no address, or the platform has no mail server. */
  readonly isApplicantMailed: Scalars['Boolean']['output'];
};

/** The review of one organization that applied. */
export type OnboardingCase = {
  readonly __typename?: 'OnboardingCase';
  /** Id of the case. */
  readonly caseId: Scalars['ID']['output'];
  /** The organization. */
  readonly org: OnboardingOrg;
  /** The issuer that applied; null for a custodian. */
  readonly issuer?: Maybe<Issuer>;
  /** What its registry says of it now; null when the registry does not know it any more. */
  readonly applicant?: Maybe<OnboardingApplicant>;
  /** What was read in the latest document about the issuer; null before one was sent, and for a custodian. Nothing depends on it. */
  readonly latestKycAnalysis?: Maybe<LatestKycAnalysis>;
  /** Where the case stands. */
  readonly stage: OnboardingStage;
  /** What is checked. */
  readonly checklist: ReadonlyArray<OnboardingChecklistEntry>;
  /** Id of the administrator who works on it; null while nobody does. */
  readonly assignedTo?: Maybe<Scalars['ID']['output']>;
  /** That administrator; null once the account is deleted. */
  readonly assignee?: Maybe<AdminUser>;
  /** What administrators wrote, oldest first. */
  readonly notes: ReadonlyArray<OnboardingNote>;
  /** When the organization registered. */
  readonly submittedAt: Scalars['DateTime']['output'];
  /** When it should be decided: ten days later. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** True for an open case past its due date. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** When it was decided. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of whoever decided, as the audit trail has it. */
  readonly decidedBy?: Maybe<Scalars['ID']['output']>;
  /** When the case last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** An organization that applied. */
export type OnboardingOrg = {
  readonly __typename?: 'OnboardingOrg';
  /** Its kind. */
  readonly type: OnboardingOrgType;
  /** Its id in its registry. */
  readonly id: Scalars['ID']['output'];
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
};

/** An organization as its registry knows it now. */
export type OnboardingApplicant = {
  readonly __typename?: 'OnboardingApplicant';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its status in the registry, such as PENDING_APPROVAL. */
  readonly status: Scalars['String']['output'];
  /** The contact address; null when none was given. Personal data. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** Its website. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code of its country. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
};

/** One item of a checklist. */
export type OnboardingChecklistEntry = {
  readonly __typename?: 'OnboardingChecklistEntry';
  /** The item. */
  readonly item: OnboardingItem;
  /** How it stands. */
  readonly state: OnboardingItemState;
  /** What was found. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Id of the administrator who set it last. */
  readonly changedBy?: Maybe<Scalars['ID']['output']>;
  /** When it was set last. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that was written about a case. */
export type OnboardingNote = {
  readonly __typename?: 'OnboardingNote';
  /** What it is. */
  readonly kind: OnboardingNoteKind;
  /** The text. */
  readonly text: Scalars['String']['output'];
  /** Id of its author. */
  readonly authorId?: Maybe<Scalars['ID']['output']>;
  /** That administrator; null once the account is deleted. */
  readonly author?: Maybe<AdminUser>;
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
};

/** A page of cases. */
export type OnboardingCaseConnection = {
  readonly __typename?: 'OnboardingCaseConnection';
  /** The cases with their cursors. */
  readonly edges: ReadonlyArray<OnboardingCaseEdge>;
  /** The cases alone. */
  readonly nodes: ReadonlyArray<OnboardingCase>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Cases that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A case and its cursor. */
export type OnboardingCaseEdge = {
  readonly __typename?: 'OnboardingCaseEdge';
  /** The case. */
  readonly node: OnboardingCase;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
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

/** Whether a language model has helped. What it says informs people; nothing happens by itself. */
export type AssistStatus =
  /** It has; people decide what to make of it. */
  | 'COMPLETED'
  /** No model may or can be asked; everything else works without it. */
  | 'UNAVAILABLE'
  /** It was asked, and what it said is of no use here. */
  | 'FAILED';

/** Why a language model has not helped. */
export type AssistReason =
  /** No model is set up. */
  | 'NOT_CONFIGURED'
  /** An administrator has switched this off. */
  | 'SWITCHED_OFF'
  /** The person that it is about has not agreed that language models read their data. */
  | 'NO_CONSENT'
  /** As many questions are under way as may be; ask again in a moment. */
  | 'BUSY'
  /** Nothing answers where the model should be. */
  | 'UNREACHABLE'
  /** The questions of today are used up; ask again tomorrow (UTC). */
  | 'OVER_BUDGET'
  /** It took too long. */
  | 'TIMEOUT'
  /** Its service answered with an error. */
  | 'REFUSED'
  /** Its answer is longer than it may be. */
  | 'CUT_OFF'
  /** It would not answer this. */
  | 'DECLINED'
  /** Its answer is not of the form that was asked for. */
  | 'MALFORMED'
  /** Nothing can be read in the file: it is damaged, locked or empty. Send a photo of the document, as PNG or JPEG. */
  | 'UNREADABLE'
  /** Nothing is left of its answer once what it may not say is taken away. */
  | 'UNUSABLE';

/** How an audited action ended. */
export type AuditStatus =
  /** The action took effect. */
  | 'SUCCESS'
  /** The caller was refused. */
  | 'DENIED'
  /** The action was permitted and failed. */
  | 'FAILED';

/** Conditions on audit entries; an entry must meet all that are given. */
export type AuditLogFilter = {
  /** How the action ended. */
  readonly status?: InputMaybe<AuditStatus>;
  /**
   * Text that the action, source, subject, organization, actor, reason or correlation id contains, in any case; at most 100 characters.
   * The newest 3,000 entries that meet the other conditions are searched; move `to` back to search older ones.
   */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the actor, exactly. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The action, exactly, such as issuer.approved. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The chain that holds the entry, such as credentials/1, exactly; the name of a database, such as credentials, for all of its chains. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record that the action was about, exactly. */
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the organization or holder whose record it was, exactly. */
  readonly orgId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the request that did it, exactly. */
  readonly correlationId?: InputMaybe<Scalars['ID']['input']>;
  /** The earliest instant, included. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The latest instant, excluded. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of the trail. */
export type AuditLogConnection = {
  readonly __typename?: 'AuditLogConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditLogEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AuditLogEntry>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Entries that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there may be more than `totalCount`, which counts no further than 10,000, nor behind `searchedFrom`. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
  /**
   * Where a search by text, or by conditions that no index holds together, stopped: older entries were not looked at. Send it as `to`
   * to go on. Null when all were looked at.
   */
  readonly searchedFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** One entry of the trail; `prevHash` and `hash` chain it to its neighbours of the same source. */
export type AuditLogEntry = {
  readonly __typename?: 'AuditLogEntry';
  /** Id of the entry. */
  readonly auditId: Scalars['ID']['output'];
  /** The unit's chain that the entry belongs to. */
  readonly source: Scalars['String']['output'];
  /** Its position in that chain: 1, 2, 3 … without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When the action took effect. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Who acted. */
  readonly actor: AuditActor;
  /** What was done, such as issuer.approved. */
  readonly action: Scalars['String']['output'];
  /** The record that the action was about. */
  readonly subject: AuditReference;
  /** The organization that the record belongs to, if any. */
  readonly org?: Maybe<AuditReference>;
  /** How it ended. */
  readonly status: AuditStatus;
  /** The reason that the actor gave, if any. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** State of the record before, where the action changed it. */
  readonly previousState?: Maybe<Scalars['String']['output']>;
  /** State of the record after, where the action changed it. */
  readonly newState?: Maybe<Scalars['String']['output']>;
  /** Id of the request that did it; the same in every log line of that request. */
  readonly correlationId: Scalars['String']['output'];
  /** SHA-256 of the entry before in the chain, in hex; zeros for the first. */
  readonly prevHash: Scalars['String']['output'];
  /** SHA-256 of `prevHash` and the entry's canonical JSON (RFC 8785) without this field, in hex. */
  readonly hash: Scalars['String']['output'];
};

/** How everything stands together. */
export type OverallHealth =
  /** Everything that is set up works. */
  | 'UP'
  /** Something is down; look at the components. */
  | 'DEGRADED';

/** A part of the platform and how it stands. */
export type ComponentHealth = {
  readonly __typename?: 'ComponentHealth';
  /** Its name: that of the unit, or store, redis, mail, model. */
  readonly name: Scalars['String']['output'];
  /** What kind of thing it is. */
  readonly kind: ComponentKind;
  /** How it stands. */
  readonly status: ComponentStatus;
  /** Milliseconds until it answered; null when it did not. */
  readonly latencyMs?: Maybe<Scalars['Float']['output']>;
  /** Since when it has been seen in this status. */
  readonly since: Scalars['DateTime']['output'];
  /** When it was asked last; answers are at most a second old. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** What is wrong, for a person; null when nothing is. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};

/** An organization that holds or vouches for records that it did not originate. */
export type Custodian = {
  readonly __typename?: 'Custodian';
  /** The DID that its credentials and attestations name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};

/** The latest analysis of a document about an issuer, whoever sent it. */
export type LatestKycAnalysis = {
  readonly __typename?: 'LatestKycAnalysis';
  /** The latest one. */
  readonly analysis: KycAnalysis;
  /** The latest one of a document that a member of the issuer sent, when somebody else sent another later; null otherwise. */
  readonly ownAnalysis?: Maybe<KycAnalysis>;
};

/** A person who administers the platform. */
export type AdminUser = {
  readonly __typename?: 'AdminUser';
  /** Id of the account; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
};

/** An entry and its cursor. */
export type AuditLogEdge = {
  readonly __typename?: 'AuditLogEdge';
  /** The entry. */
  readonly node: AuditLogEntry;
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Who acted; ids only, so that erasing a person leaves the trail whole. */
export type AuditActor = {
  readonly __typename?: 'AuditActor';
  /** What kind of caller it was. */
  readonly type: AuditActorType;
  /** Id of the user, key or unit; null when nobody was signed in. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The role at that moment, where the kind has roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** A hash of the network address that changes every day: it tells whether two entries of a day came from one address. */
  readonly ipHash?: Maybe<Scalars['String']['output']>;
};

/** A record or an organization, by kind and id. */
export type AuditReference = {
  readonly __typename?: 'AuditReference';
  /** Kind of record, such as issuer. */
  readonly type: Scalars['String']['output'];
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What kind of thing a component is. */
export type ComponentKind =
  /** A deployment unit. */
  | 'UNIT'
  /** The store of documents. */
  | 'STORE'
  /** Redis, which shares caches and rate limits between processes. */
  | 'CACHE'
  /** The mail server. */
  | 'MAIL'
  /** The endpoint of the language model. */
  | 'MODEL';

/** How a component stands. */
export type ComponentStatus =
  /** It answered. */
  | 'UP'
  /** It refused, or did not answer in time. */
  | 'DOWN'
  /** No setting names one, so nothing was asked. */
  | 'NOT_CONFIGURED';

/**
 * What was read in a document about an issuer. The latest 10 of each kind of sender are kept, none longer than a year, and of the file
 * nothing but its hash.
 */
export type KycAnalysis = {
  readonly __typename?: 'KycAnalysis';
  /** The analysis's id. */
  readonly analysisId: Scalars['ID']['output'];
  /** The issuer's DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Whether the document was read. */
  readonly status: AssistStatus;
  /** Why it was not; null when it was. With UNREADABLE send a photo of the document. */
  readonly reason?: Maybe<AssistReason>;
  /** What the document says that it is; null when it says nothing. */
  readonly documentType?: Maybe<Scalars['String']['output']>;
  /** What the document says of the organization, letter by letter; null unless COMPLETED. */
  readonly extracted?: Maybe<KycExtract>;
  /** How the name in it compares with the registered one. */
  readonly nameMatch: NameMatch;
  /** SHA-256 of the file, in hexadecimal. */
  readonly fileSha256: Scalars['String']['output'];
  /** application/pdf, image/png or image/jpeg, as its bytes say. */
  readonly mediaType: Scalars['String']['output'];
  /** Who sent the document. */
  readonly sender: KycSender;
  /** When it was read. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** What kind of caller acted. */
export type AuditActorType =
  /** An administrator of the platform. */
  | 'ADMIN'
  /** A member of an issuer. */
  | 'ISSUER_USER'
  /** A member of a custodian. */
  | 'CUSTODIAN_USER'
  /** A holder. */
  | 'HOLDER'
  /** A verifier. */
  | 'VERIFIER'
  /** A program with an issuer's API key. */
  | 'API_KEY'
  /** The platform itself. */
  | 'SYSTEM'
  /** A caller who was not signed in. */
  | 'ANONYMOUS';

/** What a document says of an organization; what it does not say is null. */
export type KycExtract = {
  readonly __typename?: 'KycExtract';
  /** Its name. */
  readonly organizationName?: Maybe<Scalars['String']['output']>;
  /** Its number in a register. */
  readonly registrationNumber?: Maybe<Scalars['String']['output']>;
  /** Its country, ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** The day of the document, such as 2026-03-01. */
  readonly issuedOn?: Maybe<Scalars['String']['output']>;
};

/** How the name in a document compares with the registered one. The platform compares, not the language model. */
export type NameMatch =
  /** The same, whatever the case, accents, legal form and order of its words. */
  | 'MATCH'
  /** One is part of the other, or the legal forms differ. */
  | 'PARTIAL'
  /** Another name. */
  | 'NO_MATCH'
  /** No name was read. */
  | 'UNKNOWN';

/** Who sent a document about an issuer. */
export type KycSender =
  /** A signed-in member of that issuer. */
  | 'ISSUER'
  /** An administrator. */
  | 'ADMINISTRATOR'
  /** Anybody else: nobody has proven to speak for the issuer. */
  | 'UNKNOWN';



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AnomalyRule: AnomalyRule;
  AnomalyStatus: AnomalyStatus;
  AnomalyFilter: AnomalyFilter;
  ResolveAnomalyInput: ResolveAnomalyInput;
  ResolveAnomalyPayload: ResolverTypeWrapper<ResolveAnomalyPayload>;
  Anomaly: ResolverTypeWrapper<Anomaly>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AnomalySubject: ResolverTypeWrapper<AnomalySubject>;
  AnomalyNote: ResolverTypeWrapper<AnomalyNote>;
  AnomalyConnection: ResolverTypeWrapper<AnomalyConnection>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AnomalyEdge: ResolverTypeWrapper<AnomalyEdge>;
  AuditSearchSuggestionInput: AuditSearchSuggestionInput;
  AuditSearchSuggestion: ResolverTypeWrapper<AuditSearchSuggestion>;
  AuditSuggestedFilter: ResolverTypeWrapper<AuditSuggestedFilter>;
  NetworkStatsInsight: ResolverTypeWrapper<NetworkStatsInsight>;
  NetworkFigure: ResolverTypeWrapper<NetworkFigure>;
  AuditTrailVerification: ResolverTypeWrapper<CheckedTrailNoun>;
  AuditProblem: ResolverTypeWrapper<AuditProblem>;
  AuditFault: AuditFault;
  AuditChainPlace: ResolverTypeWrapper<AuditChainPlace>;
  AuditChainHead: ResolverTypeWrapper<AuditChainHead>;
  AuditHeadsConnection: ResolverTypeWrapper<Omit<AuditHeadsConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditHeadsEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditHeads']> }>;
  AuditHeadsEdge: ResolverTypeWrapper<Omit<AuditHeadsEdge, 'node'> & { node: ResolversTypes['AuditHeads'] }>;
  AuditHeads: ResolverTypeWrapper<SignedHeadsNoun>;
  AuditKey: ResolverTypeWrapper<AuditKey>;
  AuditExportPage: ResolverTypeWrapper<ExportPageNoun>;
  RunIntegrityScanInput: RunIntegrityScanInput;
  ResolveFindingInput: ResolveFindingInput;
  ClaimIntegrityFindingFilter: ClaimIntegrityFindingFilter;
  IntegrityScanStatus: IntegrityScanStatus;
  ClaimIntegrityFindingKind: ClaimIntegrityFindingKind;
  FindingSeverity: FindingSeverity;
  ClaimIntegrityFindingStatus: ClaimIntegrityFindingStatus;
  RunIntegrityScanPayload: ResolverTypeWrapper<Omit<RunIntegrityScanPayload, 'scan'> & { scan: ResolversTypes['IntegrityScan'] }>;
  ResolveFindingPayload: ResolverTypeWrapper<Omit<ResolveFindingPayload, 'finding'> & { finding: ResolversTypes['ClaimIntegrityFinding'] }>;
  IntegrityScan: ResolverTypeWrapper<ScanNoun>;
  IntegrityScanScope: ResolverTypeWrapper<IntegrityScanScope>;
  IntegrityScanProgress: ResolverTypeWrapper<IntegrityScanProgress>;
  IntegrityScanConnection: ResolverTypeWrapper<Omit<IntegrityScanConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['IntegrityScanEdge']>, nodes: ReadonlyArray<ResolversTypes['IntegrityScan']> }>;
  IntegrityScanEdge: ResolverTypeWrapper<Omit<IntegrityScanEdge, 'node'> & { node: ResolversTypes['IntegrityScan'] }>;
  ClaimIntegrityFinding: ResolverTypeWrapper<FindingNoun>;
  ClaimIntegritySubject: ResolverTypeWrapper<ClaimIntegritySubject>;
  ClaimIntegrityFindingConnection: ResolverTypeWrapper<Omit<ClaimIntegrityFindingConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ClaimIntegrityFindingEdge']>, nodes: ReadonlyArray<ResolversTypes['ClaimIntegrityFinding']> }>;
  ClaimIntegrityFindingEdge: ResolverTypeWrapper<Omit<ClaimIntegrityFindingEdge, 'node'> & { node: ResolversTypes['ClaimIntegrityFinding'] }>;
  SetDemoModeInput: SetDemoModeInput;
  DemoMode: ResolverTypeWrapper<DemoMode>;
  DemoState: DemoState;
  PlatformHealth: ResolverTypeWrapper<PlatformHealth>;
  NetworkStatsInput: NetworkStatsInput;
  RecountNetworkStatsPayload: ResolverTypeWrapper<RecountNetworkStatsPayload>;
  NetworkStats: ResolverTypeWrapper<NetworkStats>;
  NetworkCount: ResolverTypeWrapper<NetworkCount>;
  NetworkDay: ResolverTypeWrapper<NetworkDay>;
  NetworkVerificationDay: ResolverTypeWrapper<NetworkVerificationDay>;
  NetworkIssuers: ResolverTypeWrapper<NetworkIssuers>;
  NetworkCustodians: ResolverTypeWrapper<NetworkCustodians>;
  NetworkCredentials: ResolverTypeWrapper<NetworkCredentials>;
  NetworkVerifications: ResolverTypeWrapper<NetworkVerifications>;
  NetworkIssuerShare: ResolverTypeWrapper<NetworkIssuerShare>;
  NetworkAuthorityType: NetworkAuthorityType;
  NetworkTypeShare: ResolverTypeWrapper<NetworkTypeShare>;
  NetworkStatsRecount: ResolverTypeWrapper<NetworkStatsRecount>;
  OnboardingOrgType: OnboardingOrgType;
  OnboardingStage: OnboardingStage;
  OnboardingItem: OnboardingItem;
  OnboardingItemState: OnboardingItemState;
  OnboardingNoteKind: OnboardingNoteKind;
  OnboardingDecision: OnboardingDecision;
  OnboardingCaseFilter: OnboardingCaseFilter;
  AssignOnboardingCaseInput: AssignOnboardingCaseInput;
  RequestOnboardingInfoInput: RequestOnboardingInfoInput;
  UpdateOnboardingChecklistInput: UpdateOnboardingChecklistInput;
  OnboardingItemInput: OnboardingItemInput;
  DecideOnboardingCaseInput: DecideOnboardingCaseInput;
  OnboardingCasePayload: ResolverTypeWrapper<OnboardingCasePayload>;
  OnboardingCase: ResolverTypeWrapper<OnboardingCase>;
  OnboardingOrg: ResolverTypeWrapper<OnboardingOrg>;
  OnboardingApplicant: ResolverTypeWrapper<OnboardingApplicant>;
  OnboardingChecklistEntry: ResolverTypeWrapper<OnboardingChecklistEntry>;
  OnboardingNote: ResolverTypeWrapper<OnboardingNote>;
  OnboardingCaseConnection: ResolverTypeWrapper<OnboardingCaseConnection>;
  OnboardingCaseEdge: ResolverTypeWrapper<OnboardingCaseEdge>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AssistStatus: AssistStatus;
  AssistReason: AssistReason;
  AuditStatus: AuditStatus;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: ResolverTypeWrapper<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditLogEntry']> }>;
  AuditLogEntry: ResolverTypeWrapper<AuditEntryNoun>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  OverallHealth: OverallHealth;
  ComponentHealth: ResolverTypeWrapper<ComponentHealth>;
  Issuer: ResolverTypeWrapper<Issuer>;
  Custodian: ResolverTypeWrapper<Custodian>;
  LatestKycAnalysis: ResolverTypeWrapper<LatestKycAnalysis>;
  AdminUser: ResolverTypeWrapper<AdminUser>;
  AuditLogEdge: ResolverTypeWrapper<Omit<AuditLogEdge, 'node'> & { node: ResolversTypes['AuditLogEntry'] }>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditReference: ResolverTypeWrapper<AuditReference>;
  ComponentKind: ComponentKind;
  ComponentStatus: ComponentStatus;
  KycAnalysis: ResolverTypeWrapper<KycAnalysis>;
  AuditActorType: AuditActorType;
  KycExtract: ResolverTypeWrapper<KycExtract>;
  NameMatch: NameMatch;
  KycSender: KycSender;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  AnomalyFilter: AnomalyFilter;
  ResolveAnomalyInput: ResolveAnomalyInput;
  ResolveAnomalyPayload: ResolveAnomalyPayload;
  Anomaly: Anomaly;
  Float: Scalars['Float']['output'];
  AnomalySubject: AnomalySubject;
  AnomalyNote: AnomalyNote;
  AnomalyConnection: AnomalyConnection;
  Boolean: Scalars['Boolean']['output'];
  AnomalyEdge: AnomalyEdge;
  AuditSearchSuggestionInput: AuditSearchSuggestionInput;
  AuditSearchSuggestion: AuditSearchSuggestion;
  AuditSuggestedFilter: AuditSuggestedFilter;
  NetworkStatsInsight: NetworkStatsInsight;
  NetworkFigure: NetworkFigure;
  AuditTrailVerification: CheckedTrailNoun;
  AuditProblem: AuditProblem;
  AuditChainPlace: AuditChainPlace;
  AuditChainHead: AuditChainHead;
  AuditHeadsConnection: Omit<AuditHeadsConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditHeadsEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditHeads']> };
  AuditHeadsEdge: Omit<AuditHeadsEdge, 'node'> & { node: ResolversParentTypes['AuditHeads'] };
  AuditHeads: SignedHeadsNoun;
  AuditKey: AuditKey;
  AuditExportPage: ExportPageNoun;
  RunIntegrityScanInput: RunIntegrityScanInput;
  ResolveFindingInput: ResolveFindingInput;
  ClaimIntegrityFindingFilter: ClaimIntegrityFindingFilter;
  RunIntegrityScanPayload: Omit<RunIntegrityScanPayload, 'scan'> & { scan: ResolversParentTypes['IntegrityScan'] };
  ResolveFindingPayload: Omit<ResolveFindingPayload, 'finding'> & { finding: ResolversParentTypes['ClaimIntegrityFinding'] };
  IntegrityScan: ScanNoun;
  IntegrityScanScope: IntegrityScanScope;
  IntegrityScanProgress: IntegrityScanProgress;
  IntegrityScanConnection: Omit<IntegrityScanConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['IntegrityScanEdge']>, nodes: ReadonlyArray<ResolversParentTypes['IntegrityScan']> };
  IntegrityScanEdge: Omit<IntegrityScanEdge, 'node'> & { node: ResolversParentTypes['IntegrityScan'] };
  ClaimIntegrityFinding: FindingNoun;
  ClaimIntegritySubject: ClaimIntegritySubject;
  ClaimIntegrityFindingConnection: Omit<ClaimIntegrityFindingConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ClaimIntegrityFindingEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ClaimIntegrityFinding']> };
  ClaimIntegrityFindingEdge: Omit<ClaimIntegrityFindingEdge, 'node'> & { node: ResolversParentTypes['ClaimIntegrityFinding'] };
  SetDemoModeInput: SetDemoModeInput;
  DemoMode: DemoMode;
  PlatformHealth: PlatformHealth;
  NetworkStatsInput: NetworkStatsInput;
  RecountNetworkStatsPayload: RecountNetworkStatsPayload;
  NetworkStats: NetworkStats;
  NetworkCount: NetworkCount;
  NetworkDay: NetworkDay;
  NetworkVerificationDay: NetworkVerificationDay;
  NetworkIssuers: NetworkIssuers;
  NetworkCustodians: NetworkCustodians;
  NetworkCredentials: NetworkCredentials;
  NetworkVerifications: NetworkVerifications;
  NetworkIssuerShare: NetworkIssuerShare;
  NetworkTypeShare: NetworkTypeShare;
  NetworkStatsRecount: NetworkStatsRecount;
  OnboardingCaseFilter: OnboardingCaseFilter;
  AssignOnboardingCaseInput: AssignOnboardingCaseInput;
  RequestOnboardingInfoInput: RequestOnboardingInfoInput;
  UpdateOnboardingChecklistInput: UpdateOnboardingChecklistInput;
  OnboardingItemInput: OnboardingItemInput;
  DecideOnboardingCaseInput: DecideOnboardingCaseInput;
  OnboardingCasePayload: OnboardingCasePayload;
  OnboardingCase: OnboardingCase;
  OnboardingOrg: OnboardingOrg;
  OnboardingApplicant: OnboardingApplicant;
  OnboardingChecklistEntry: OnboardingChecklistEntry;
  OnboardingNote: OnboardingNote;
  OnboardingCaseConnection: OnboardingCaseConnection;
  OnboardingCaseEdge: OnboardingCaseEdge;
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditLogEntry']> };
  AuditLogEntry: AuditEntryNoun;
  Base64: Scalars['Base64']['output'];
  DID: Scalars['DID']['output'];
  JSON: Scalars['JSON']['output'];
  ComponentHealth: ComponentHealth;
  Issuer: Issuer;
  Custodian: Custodian;
  LatestKycAnalysis: LatestKycAnalysis;
  AdminUser: AdminUser;
  AuditLogEdge: Omit<AuditLogEdge, 'node'> & { node: ResolversParentTypes['AuditLogEntry'] };
  AuditActor: AuditActor;
  AuditReference: AuditReference;
  KycAnalysis: KycAnalysis;
  KycExtract: KycExtract;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  anomalies?: Resolver<ResolversTypes['AnomalyConnection'], ParentType, ContextType, Partial<QueryAnomaliesArgs>>;
  auditSearchSuggestion?: Resolver<ResolversTypes['AuditSearchSuggestion'], ParentType, ContextType, RequireFields<QueryAuditSearchSuggestionArgs, 'input'>>;
  networkStatsInsight?: Resolver<ResolversTypes['NetworkStatsInsight'], ParentType, ContextType>;
  auditLogs?: Resolver<ResolversTypes['AuditLogConnection'], ParentType, ContextType, Partial<QueryAuditLogsArgs>>;
  auditLog?: Resolver<Maybe<ResolversTypes['AuditLogEntry']>, ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'id'>>;
  auditTrailVerification?: Resolver<ResolversTypes['AuditTrailVerification'], ParentType, ContextType>;
  auditHeads?: Resolver<ResolversTypes['AuditHeadsConnection'], ParentType, ContextType, Partial<QueryAuditHeadsArgs>>;
  auditKey?: Resolver<ResolversTypes['AuditKey'], ParentType, ContextType>;
  auditExport?: Resolver<ResolversTypes['AuditExportPage'], ParentType, ContextType, Partial<QueryAuditExportArgs>>;
  integrityScan?: Resolver<ResolversTypes['IntegrityScan'], ParentType, ContextType, RequireFields<QueryIntegrityScanArgs, 'id'>>;
  integrityScans?: Resolver<ResolversTypes['IntegrityScanConnection'], ParentType, ContextType, Partial<QueryIntegrityScansArgs>>;
  claimIntegrityFindings?: Resolver<ResolversTypes['ClaimIntegrityFindingConnection'], ParentType, ContextType, Partial<QueryClaimIntegrityFindingsArgs>>;
  demoMode?: Resolver<ResolversTypes['DemoMode'], ParentType, ContextType>;
  platformHealth?: Resolver<ResolversTypes['PlatformHealth'], ParentType, ContextType>;
  networkStats?: Resolver<ResolversTypes['NetworkStats'], ParentType, ContextType, Partial<QueryNetworkStatsArgs>>;
  onboardingCases?: Resolver<ResolversTypes['OnboardingCaseConnection'], ParentType, ContextType, Partial<QueryOnboardingCasesArgs>>;
  onboardingCase?: Resolver<ResolversTypes['OnboardingCase'], ParentType, ContextType, RequireFields<QueryOnboardingCaseArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  resolveAnomaly?: Resolver<ResolversTypes['ResolveAnomalyPayload'], ParentType, ContextType, RequireFields<MutationResolveAnomalyArgs, 'input'>>;
  signAuditHeads?: Resolver<ResolversTypes['AuditHeads'], ParentType, ContextType>;
  runIntegrityScan?: Resolver<ResolversTypes['RunIntegrityScanPayload'], ParentType, ContextType, RequireFields<MutationRunIntegrityScanArgs, 'input'>>;
  resolveFinding?: Resolver<ResolversTypes['ResolveFindingPayload'], ParentType, ContextType, RequireFields<MutationResolveFindingArgs, 'input'>>;
  setDemoMode?: Resolver<ResolversTypes['DemoMode'], ParentType, ContextType, RequireFields<MutationSetDemoModeArgs, 'input'>>;
  recountNetworkStats?: Resolver<ResolversTypes['RecountNetworkStatsPayload'], ParentType, ContextType>;
  assignOnboardingCase?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationAssignOnboardingCaseArgs, 'input'>>;
  requestOnboardingInfo?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationRequestOnboardingInfoArgs, 'input'>>;
  updateOnboardingChecklist?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationUpdateOnboardingChecklistArgs, 'input'>>;
  decideOnboardingCase?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationDecideOnboardingCaseArgs, 'input'>>;
};

export type ResolveAnomalyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveAnomalyPayload'] = ResolversParentTypes['ResolveAnomalyPayload']> = {
  anomaly?: Resolver<ResolversTypes['Anomaly'], ParentType, ContextType>;
};

export type AnomalyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Anomaly'] = ResolversParentTypes['Anomaly']> = {
  anomalyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['AnomalyRule'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AnomalySubject'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  baseline?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnomalyStatus'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['AnomalyNote']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnomalySubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnomalySubject'] = ResolversParentTypes['AnomalySubject']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AnomalyNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnomalyNote'] = ResolversParentTypes['AnomalyNote']> = {
  status?: Resolver<ResolversTypes['AnomalyStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnomalyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnomalyConnection'] = ResolversParentTypes['AnomalyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnomalyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Anomaly']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnomalyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnomalyEdge'] = ResolversParentTypes['AnomalyEdge']> = {
  node?: Resolver<ResolversTypes['Anomaly'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditSearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSearchSuggestion'] = ResolversParentTypes['AuditSearchSuggestion']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['AuditSuggestedFilter']>, ParentType, ContextType>;
};

export type AuditSuggestedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSuggestedFilter'] = ResolversParentTypes['AuditSuggestedFilter']> = {
  status?: Resolver<Maybe<ResolversTypes['AuditStatus']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkStatsInsightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkStatsInsight'] = ResolversParentTypes['NetworkStatsInsight']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  insight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ReadonlyArray<ResolversTypes['NetworkFigure']>, ParentType, ContextType>;
};

export type NetworkFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkFigure'] = ResolversParentTypes['NetworkFigure']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditTrailVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditTrailVerification'] = ResolversParentTypes['AuditTrailVerification']> = {
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstInvalid?: Resolver<Maybe<ResolversTypes['AuditChainPlace']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heads?: Resolver<ReadonlyArray<ResolversTypes['AuditChainHead']>, ParentType, ContextType>;
  statementsChecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedHeads?: Resolver<ReadonlyArray<ResolversTypes['AuditChainPlace']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['AuditProblem']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditProblem'] = ResolversParentTypes['AuditProblem']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sinceSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AuditFault'], ParentType, ContextType>;
};

export type AuditChainPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainPlace'] = ResolversParentTypes['AuditChainPlace']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChainHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainHead'] = ResolversParentTypes['AuditChainHead']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditHeadsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditHeadsConnection'] = ResolversParentTypes['AuditHeadsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditHeadsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditHeads']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditHeadsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditHeadsEdge'] = ResolversParentTypes['AuditHeadsEdge']> = {
  node?: Resolver<ResolversTypes['AuditHeads'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditHeadsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditHeads'] = ResolversParentTypes['AuditHeads']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isHourly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heads?: Resolver<ReadonlyArray<ResolversTypes['AuditChainHead']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditKey'] = ResolversParentTypes['AuditKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  statementType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditExportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditExportPage'] = ResolversParentTypes['AuditExportPage']> = {
  exportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunIntegrityScanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunIntegrityScanPayload'] = ResolversParentTypes['RunIntegrityScanPayload']> = {
  scan?: Resolver<ResolversTypes['IntegrityScan'], ParentType, ContextType>;
};

export type ResolveFindingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveFindingPayload'] = ResolversParentTypes['ResolveFindingPayload']> = {
  finding?: Resolver<ResolversTypes['ClaimIntegrityFinding'], ParentType, ContextType>;
};

export type IntegrityScanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityScan'] = ResolversParentTypes['IntegrityScan']> = {
  scanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IntegrityScanStatus'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['IntegrityScanScope'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['IntegrityScanProgress'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrityScanScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityScanScope'] = ResolversParentTypes['IntegrityScanScope']> = {
  all?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuerDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IntegrityScanProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityScanProgress'] = ResolversParentTypes['IntegrityScanProgress']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionsChecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrityScanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityScanConnection'] = ResolversParentTypes['IntegrityScanConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IntegrityScanEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IntegrityScan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrityScanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityScanEdge'] = ResolversParentTypes['IntegrityScanEdge']> = {
  node?: Resolver<ResolversTypes['IntegrityScan'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimIntegrityFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimIntegrityFinding'] = ResolversParentTypes['ClaimIntegrityFinding']> = {
  findingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClaimIntegrityFindingKind'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['FindingSeverity'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ClaimIntegritySubject'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  advice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimIntegrityFindingStatus'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimIntegritySubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimIntegritySubject'] = ResolversParentTypes['ClaimIntegritySubject']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClaimIntegrityFindingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimIntegrityFindingConnection'] = ResolversParentTypes['ClaimIntegrityFindingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ClaimIntegrityFindingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ClaimIntegrityFinding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimIntegrityFindingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimIntegrityFindingEdge'] = ResolversParentTypes['ClaimIntegrityFindingEdge']> = {
  node?: Resolver<ResolversTypes['ClaimIntegrityFinding'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoModeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoMode'] = ResolversParentTypes['DemoMode']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DemoState'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credentials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  custodians?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlatformHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformHealth'] = ResolversParentTypes['PlatformHealth']> = {
  status?: Resolver<ResolversTypes['OverallHealth'], ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['ComponentHealth']>, ParentType, ContextType>;
};

export type RecountNetworkStatsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecountNetworkStatsPayload'] = ResolversParentTypes['RecountNetworkStatsPayload']> = {
  started?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NetworkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkStats'] = ResolversParentTypes['NetworkStats']> = {
  issuers?: Resolver<ResolversTypes['NetworkIssuers'], ParentType, ContextType>;
  custodians?: Resolver<ResolversTypes['NetworkCustodians'], ParentType, ContextType>;
  credentials?: Resolver<ResolversTypes['NetworkCredentials'], ParentType, ContextType>;
  verifications?: Resolver<ResolversTypes['NetworkVerifications'], ParentType, ContextType>;
  issuedByDay?: Resolver<ReadonlyArray<ResolversTypes['NetworkDay']>, ParentType, ContextType>;
  revokedByDay?: Resolver<ReadonlyArray<ResolversTypes['NetworkDay']>, ParentType, ContextType>;
  verifiedByDay?: Resolver<ReadonlyArray<ResolversTypes['NetworkVerificationDay']>, ParentType, ContextType>;
  byIssuer?: Resolver<ReadonlyArray<ResolversTypes['NetworkIssuerShare']>, ParentType, ContextType>;
  byType?: Resolver<ReadonlyArray<ResolversTypes['NetworkTypeShare']>, ParentType, ContextType>;
  issuersActive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastRecount?: Resolver<Maybe<ResolversTypes['NetworkStatsRecount']>, ParentType, ContextType>;
};

export type NetworkCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkCount'] = ResolversParentTypes['NetworkCount']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkDay'] = ResolversParentTypes['NetworkDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkVerificationDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkVerificationDay'] = ResolversParentTypes['NetworkVerificationDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkIssuersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkIssuers'] = ResolversParentTypes['NetworkIssuers']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['NetworkCount']>, ParentType, ContextType>;
};

export type NetworkCustodiansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkCustodians'] = ResolversParentTypes['NetworkCustodians']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['NetworkCount']>, ParentType, ContextType>;
};

export type NetworkCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkCredentials'] = ResolversParentTypes['NetworkCredentials']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['NetworkCount']>, ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiring30d?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkVerificationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkVerifications'] = ResolversParentTypes['NetworkVerifications']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['NetworkCount']>, ParentType, ContextType>;
  byChannel?: Resolver<ReadonlyArray<ResolversTypes['NetworkCount']>, ParentType, ContextType>;
};

export type NetworkIssuerShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkIssuerShare'] = ResolversParentTypes['NetworkIssuerShare']> = {
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorityType?: Resolver<Maybe<ResolversTypes['NetworkAuthorityType']>, ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkTypeShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkTypeShare'] = ResolversParentTypes['NetworkTypeShare']> = {
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetworkStatsRecountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkStatsRecount'] = ResolversParentTypes['NetworkStatsRecount']> = {
  finishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCasePayload'] = ResolversParentTypes['OnboardingCasePayload']> = {
  case?: Resolver<ResolversTypes['OnboardingCase'], ParentType, ContextType>;
  isApplicantMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OnboardingCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCase'] = ResolversParentTypes['OnboardingCase']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  org?: Resolver<ResolversTypes['OnboardingOrg'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  applicant?: Resolver<Maybe<ResolversTypes['OnboardingApplicant']>, ParentType, ContextType>;
  latestKycAnalysis?: Resolver<Maybe<ResolversTypes['LatestKycAnalysis']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OnboardingStage'], ParentType, ContextType>;
  checklist?: Resolver<ReadonlyArray<ResolversTypes['OnboardingChecklistEntry']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['OnboardingNote']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingOrgResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingOrg'] = ResolversParentTypes['OnboardingOrg']> = {
  type?: Resolver<ResolversTypes['OnboardingOrgType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type OnboardingApplicantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingApplicant'] = ResolversParentTypes['OnboardingApplicant']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OnboardingChecklistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingChecklistEntry'] = ResolversParentTypes['OnboardingChecklistEntry']> = {
  item?: Resolver<ResolversTypes['OnboardingItem'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OnboardingItemState'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OnboardingNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingNote'] = ResolversParentTypes['OnboardingNote']> = {
  kind?: Resolver<ResolversTypes['OnboardingNoteKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OnboardingCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCaseConnection'] = ResolversParentTypes['OnboardingCaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OnboardingCaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OnboardingCase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingCaseEdge'] = ResolversParentTypes['OnboardingCaseEdge']> = {
  node?: Resolver<ResolversTypes['OnboardingCase'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEntry'] = ResolversParentTypes['AuditLogEntry']> = {
  auditId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditReference'], ParentType, ContextType>;
  org?: Resolver<Maybe<ResolversTypes['AuditReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AuditStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correlationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ComponentHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentHealth'] = ResolversParentTypes['ComponentHealth']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ComponentKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComponentStatus'], ParentType, ContextType>;
  latencyMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type LatestKycAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatestKycAnalysis'] = ResolversParentTypes['LatestKycAnalysis']> = {
  analysis?: Resolver<ResolversTypes['KycAnalysis'], ParentType, ContextType>;
  ownAnalysis?: Resolver<Maybe<ResolversTypes['KycAnalysis']>, ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEdge'] = ResolversParentTypes['AuditLogEdge']> = {
  node?: Resolver<ResolversTypes['AuditLogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  type?: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditReference'] = ResolversParentTypes['AuditReference']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type KycAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycAnalysis'] = ResolversParentTypes['KycAnalysis']> = {
  analysisId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extracted?: Resolver<Maybe<ResolversTypes['KycExtract']>, ParentType, ContextType>;
  nameMatch?: Resolver<ResolversTypes['NameMatch'], ParentType, ContextType>;
  fileSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['KycSender'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycExtractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycExtract'] = ResolversParentTypes['KycExtract']> = {
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ResolveAnomalyPayload?: ResolveAnomalyPayloadResolvers<ContextType>;
  Anomaly?: AnomalyResolvers<ContextType>;
  AnomalySubject?: AnomalySubjectResolvers<ContextType>;
  AnomalyNote?: AnomalyNoteResolvers<ContextType>;
  AnomalyConnection?: AnomalyConnectionResolvers<ContextType>;
  AnomalyEdge?: AnomalyEdgeResolvers<ContextType>;
  AuditSearchSuggestion?: AuditSearchSuggestionResolvers<ContextType>;
  AuditSuggestedFilter?: AuditSuggestedFilterResolvers<ContextType>;
  NetworkStatsInsight?: NetworkStatsInsightResolvers<ContextType>;
  NetworkFigure?: NetworkFigureResolvers<ContextType>;
  AuditTrailVerification?: AuditTrailVerificationResolvers<ContextType>;
  AuditProblem?: AuditProblemResolvers<ContextType>;
  AuditChainPlace?: AuditChainPlaceResolvers<ContextType>;
  AuditChainHead?: AuditChainHeadResolvers<ContextType>;
  AuditHeadsConnection?: AuditHeadsConnectionResolvers<ContextType>;
  AuditHeadsEdge?: AuditHeadsEdgeResolvers<ContextType>;
  AuditHeads?: AuditHeadsResolvers<ContextType>;
  AuditKey?: AuditKeyResolvers<ContextType>;
  AuditExportPage?: AuditExportPageResolvers<ContextType>;
  RunIntegrityScanPayload?: RunIntegrityScanPayloadResolvers<ContextType>;
  ResolveFindingPayload?: ResolveFindingPayloadResolvers<ContextType>;
  IntegrityScan?: IntegrityScanResolvers<ContextType>;
  IntegrityScanScope?: IntegrityScanScopeResolvers<ContextType>;
  IntegrityScanProgress?: IntegrityScanProgressResolvers<ContextType>;
  IntegrityScanConnection?: IntegrityScanConnectionResolvers<ContextType>;
  IntegrityScanEdge?: IntegrityScanEdgeResolvers<ContextType>;
  ClaimIntegrityFinding?: ClaimIntegrityFindingResolvers<ContextType>;
  ClaimIntegritySubject?: ClaimIntegritySubjectResolvers<ContextType>;
  ClaimIntegrityFindingConnection?: ClaimIntegrityFindingConnectionResolvers<ContextType>;
  ClaimIntegrityFindingEdge?: ClaimIntegrityFindingEdgeResolvers<ContextType>;
  DemoMode?: DemoModeResolvers<ContextType>;
  PlatformHealth?: PlatformHealthResolvers<ContextType>;
  RecountNetworkStatsPayload?: RecountNetworkStatsPayloadResolvers<ContextType>;
  NetworkStats?: NetworkStatsResolvers<ContextType>;
  NetworkCount?: NetworkCountResolvers<ContextType>;
  NetworkDay?: NetworkDayResolvers<ContextType>;
  NetworkVerificationDay?: NetworkVerificationDayResolvers<ContextType>;
  NetworkIssuers?: NetworkIssuersResolvers<ContextType>;
  NetworkCustodians?: NetworkCustodiansResolvers<ContextType>;
  NetworkCredentials?: NetworkCredentialsResolvers<ContextType>;
  NetworkVerifications?: NetworkVerificationsResolvers<ContextType>;
  NetworkIssuerShare?: NetworkIssuerShareResolvers<ContextType>;
  NetworkTypeShare?: NetworkTypeShareResolvers<ContextType>;
  NetworkStatsRecount?: NetworkStatsRecountResolvers<ContextType>;
  OnboardingCasePayload?: OnboardingCasePayloadResolvers<ContextType>;
  OnboardingCase?: OnboardingCaseResolvers<ContextType>;
  OnboardingOrg?: OnboardingOrgResolvers<ContextType>;
  OnboardingApplicant?: OnboardingApplicantResolvers<ContextType>;
  OnboardingChecklistEntry?: OnboardingChecklistEntryResolvers<ContextType>;
  OnboardingNote?: OnboardingNoteResolvers<ContextType>;
  OnboardingCaseConnection?: OnboardingCaseConnectionResolvers<ContextType>;
  OnboardingCaseEdge?: OnboardingCaseEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  DID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  ComponentHealth?: ComponentHealthResolvers<ContextType>;
  Issuer?: IssuerResolvers<ContextType>;
  Custodian?: CustodianResolvers<ContextType>;
  LatestKycAnalysis?: LatestKycAnalysisResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditReference?: AuditReferenceResolvers<ContextType>;
  KycAnalysis?: KycAnalysisResolvers<ContextType>;
  KycExtract?: KycExtractResolvers<ContextType>;
};
