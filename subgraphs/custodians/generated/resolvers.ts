import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attestation as AttestationNounNoun } from '../attestations/attestation.ts';
import type { AttestedRow as AttestedRowNoun } from '../attestations/attestation-service.ts';
import type { InclusionProof as InclusionProofNoun } from '../attestations/inclusion.ts';
import type { Custodian as CustodianNounNoun } from '../registry/custodian.ts';
import type { RegistrantKey as CustodianKeyNounNoun } from '../../did-registry/registrant-key.ts';
import type { IntakeBatch as IntakeBatchNounNoun } from '../intake/intake-batch.ts';
import type { IntakeRecord as IntakeRecordNounNoun, NormalizedRecord as NormalizedRecordNounNoun } from '../intake/intake-record.ts';
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
  /** An instant as whole milliseconds since 1970-01-01T00:00:00Z. */
  EpochMs: { input: number; output: number; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

/** Whether a custodian still stands by what it has signed. */
export type AttestationStatus =
  /** It does. */
  | 'VALID'
  /** It has taken it back; what was issued stays as it is. */
  | 'WITHDRAWN';

/** What a custodian may state of records. A text never changes: another wording is another version. */
export type StatementTemplate =
  /** It holds the originals, and the records say what these say. */
  | 'TRANSCRIBED_FROM_ORIGINAL'
  /** The organization that made the records has confirmed them. */
  | 'VERIFIED_WITH_SOURCE'
  /** The law gives the records into its charge. */
  | 'HELD_BY_LAW';

/** The terms on which credentials are issued; the first request settles them. */
export type AttestationIssuance = {
  readonly __typename?: 'AttestationIssuance';
  /** The type of all of them. */
  readonly credentialType: Scalars['String']['output'];
  /** When they expire; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who sent the first request. */
  readonly begunBy: Scalars['ID']['output'];
  /** When. */
  readonly begunAt: Scalars['DateTime']['output'];
};

/** What a person of a custodian has signed of records that others have sent and reviewed. */
export type Attestation = {
  readonly __typename?: 'Attestation';
  /** Names it in every call; credentials name it, too. */
  readonly attestationId: Scalars['ID']['output'];
  /** What is stated of the records. */
  readonly statementTemplate: StatementTemplate;
  /** Which wording of it. */
  readonly statementVersion: Scalars['Int']['output'];
  /** That wording. */
  readonly statementText: Scalars['String']['output'];
  /** The canonical text that was signed (RFC 8785): it names the root, the number of records and the wording. */
  readonly statement: Scalars['String']['output'];
  /** Who signed: neither the sender nor the reviewer of any of the records. */
  readonly attesterId: Scalars['ID']['output'];
  /** The root of the Merkle tree over the rows (RFC 9162), as lower-case hex. */
  readonly payloadHash: Scalars['String']['output'];
  /** 64 bytes of Ed25519 over the UTF-8 bytes of `statement`. */
  readonly signature: Scalars['Base64']['output'];
  /** The version of the custodian's key that signed. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The DID URL of that key. */
  readonly verificationMethod: Scalars['String']['output'];
  /** When. */
  readonly signedAt: Scalars['DateTime']['output'];
  /** How many records it is about. */
  readonly recordCount: Scalars['Int']['output'];
  /** Of how many of them a credential was issued. */
  readonly issuedCount: Scalars['Int']['output'];
  /** Null until something is issued. */
  readonly issuance?: Maybe<AttestationIssuance>;
  /** Whether the custodian still stands by it. */
  readonly status: AttestationStatus;
  /** Who has taken it back; null while it stands. */
  readonly withdrawnBy?: Maybe<Scalars['ID']['output']>;
  /** When; null while it stands. */
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why; null while it stands. For the custodian alone. */
  readonly withdrawalReason?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of attestations. */
export type AttestationEdge = {
  readonly __typename?: 'AttestationEdge';
  /** The attestation. */
  readonly node: Attestation;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of attestations, the newest first. */
export type AttestationConnection = {
  readonly __typename?: 'AttestationConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<AttestationEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Attestation>;
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

/** A row as it was vouched for; the custodian alone sees it, and whoever holds the credential of it. */
export type AttestationRow = {
  readonly __typename?: 'AttestationRow';
  /** Where it stands in the tree, from 0 on. */
  readonly leafIndex: Scalars['Int']['output'];
  /** SHA-256 of a zero byte and `rowJson`, as lower-case hex. */
  readonly leafHash: Scalars['String']['output'];
  /** What keeps the hash from telling anything to who guesses what the row says. */
  readonly salt: Scalars['String']['output'];
  /** The record. */
  readonly recordId: Scalars['ID']['output'];
  /** What was vouched for; null where the record is gone. */
  readonly row?: Maybe<Scalars['JSON']['output']>;
  /** The same as the canonical text (RFC 8785) that is hashed. */
  readonly rowJson?: Maybe<Scalars['String']['output']>;
  /** The record as it stands now; null where it is gone. */
  readonly record?: Maybe<IntakeRecord>;
};

/** One row of a list of attested rows. */
export type AttestationRowEdge = {
  readonly __typename?: 'AttestationRowEdge';
  /** The row. */
  readonly node: AttestationRow;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of attested rows, in the order of the tree. */
export type AttestationRowConnection = {
  readonly __typename?: 'AttestationRowConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<AttestationRowEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<AttestationRow>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows of the attestation. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Proves that a row is among those of an attestation (RFC 9162, section 2.1.3). It tells nothing of what any row says. */
export type AttestationProof = {
  readonly __typename?: 'AttestationProof';
  /** The attestation. */
  readonly attestationId: Scalars['ID']['output'];
  /** Who has signed it. */
  readonly custodianDid: Scalars['DID']['output'];
  /** Whether the custodian still stands by it. */
  readonly status: AttestationStatus;
  /** When it was taken back; null while it stands. */
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** The hash of the leaf, as lower-case hex like all hashes here. */
  readonly leafHash: Scalars['String']['output'];
  /** Where the leaf stands, from 0 on. */
  readonly leafIndex: Scalars['Int']['output'];
  /** How many leaves there are. */
  readonly treeSize: Scalars['Int']['output'];
  /** The hashes beside the way to the root, from the neighbour of the leaf upwards. */
  readonly auditPath: ReadonlyArray<Scalars['String']['output']>;
  /** The root. */
  readonly root: Scalars['String']['output'];
  /** The canonical text that was signed; it names the root and the size of the tree. */
  readonly statement: Scalars['String']['output'];
  /** 64 bytes of Ed25519 over the UTF-8 bytes of `statement`. */
  readonly signature: Scalars['Base64']['output'];
  /** The version of the custodian's key that signed. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The DID URL of that key. */
  readonly verificationMethod: Scalars['String']['output'];
  /** When it was signed. */
  readonly signedAt: Scalars['DateTime']['output'];
};

/** What becomes of a record when credentials are issued. */
export type AttestedIssueStatus =
  /** Its credential is issued, by this request or one before. */
  | 'ISSUED'
  /** Nobody has said whose wallet it goes to. */
  | 'SKIPPED'
  /** It was refused; see `message`. */
  | 'FAILED';

/** What became of one record. */
export type AttestedIssueResult = {
  readonly __typename?: 'AttestedIssueResult';
  /** The record. */
  readonly recordId: Scalars['ID']['output'];
  /** Where it stands in the tree. */
  readonly leafIndex: Scalars['Int']['output'];
  /** What became of it. */
  readonly operationStatus: AttestedIssueStatus;
  /** Its credential; null where there is none. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Why not: a code of the platform. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The same for people, with what to do. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Records to vouch for: either those that are named or those of a batch. */
export type AttestRecordsInput = {
  /** At most 10,000 of yours, each APPROVED, all or none. */
  readonly recordIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Those of this batch that are APPROVED, row by row, at most 10,000; send the same again for the rest. */
  readonly intakeId?: InputMaybe<Scalars['ID']['input']>;
  /** What you state of them. */
  readonly statementTemplate: StatementTemplate;
};

/** An attestation that is taken back. */
export type WithdrawAttestationInput = {
  /** Which one. */
  readonly attestationId: Scalars['ID']['input'];
  /** Why; it is for you alone. */
  readonly reason: Scalars['String']['input'];
};

/** Which credentials to issue of an attestation. */
export type IssueFromAttestationInput = {
  /** Which one. */
  readonly attestationId: Scalars['ID']['input'];
  /** One word such as ArchivedRecordCredential; the same for all of an attestation. */
  readonly credentialType: Scalars['String']['input'];
  /** When they expire; the same for all of an attestation. */
  readonly expirationTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** Begins behind this leaf: `next` of the request before. */
  readonly after?: InputMaybe<Scalars['Int']['input']>;
  /** How many records to look at, 500 unless told and at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Whose wallet the credential of a record goes to. */
export type NameRecordHolderInput = {
  /** A record of yours that is ATTESTED. */
  readonly recordId: Scalars['ID']['input'];
  /** The DID of the wallet. */
  readonly holderDid: Scalars['DID']['input'];
};

/** The answer to vouching for records. */
export type AttestRecordsPayload = {
  readonly __typename?: 'AttestRecordsPayload';
  /** What was signed. */
  readonly attestation: Attestation;
};

/** The answer to taking an attestation back. */
export type WithdrawAttestationPayload = {
  readonly __typename?: 'WithdrawAttestationPayload';
  /** As it stands now. */
  readonly attestation: Attestation;
};

/** The answer to issuing of an attestation. */
export type IssueFromAttestationPayload = {
  readonly __typename?: 'IssueFromAttestationPayload';
  /** As it stands now. */
  readonly attestation: Attestation;
  /** What became of each record that was looked at, in the order of the tree; those whose credential was issued before are left out. */
  readonly results: ReadonlyArray<AttestedIssueResult>;
  /** Send it as `after` to go on; null at the end. */
  readonly next?: Maybe<Scalars['Int']['output']>;
};

/** The answer to naming a holder. */
export type NameRecordHolderPayload = {
  readonly __typename?: 'NameRecordHolderPayload';
  /** As it stands now. */
  readonly record: IntakeRecord;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One of your attestations. Error: NOT_FOUND. */
  readonly attestation: Attestation;
  /** Your attestations, the newest first. */
  readonly attestations: AttestationConnection;
  /** The rows of an attestation as they were vouched for, in the order of the tree. */
  readonly attestationRows: AttestationRowConnection;
  /** The records of an attestation of which credentials were issued, row by row. */
  readonly attestationIssued: IntakeRecordConnection;
  /** Proves to anyone that a row is among those of an attestation. Give either the record or the hash of its leaf. Error: NOT_FOUND. */
  readonly attestationProof: AttestationProof;
  /** One batch of yours. NOT_FOUND when you have none of that id. */
  readonly intakeBatch?: Maybe<IntakeBatch>;
  /** Your batches, the newest first. */
  readonly intakeBatches: IntakeBatchConnection;
  /** What is wrong with the rows of a batch that are INVALID, as CSV: row, column, field, code and message, never what is in the cells. */
  readonly intakeErrors: IntakeErrors;
  /** A custodian by its DID, whatever its status; open to everybody. Error: NOT_FOUND. */
  readonly custodian: Custodian;
  /** The custodians that are ACTIVE now, newest first; open to everybody. */
  readonly custodianDirectory: CustodianConnection;
  /** All custodians, for administrators. */
  readonly custodians: CustodianConnection;
  /** The DID document of a custodian with its whole key history; open to everybody. Error: NOT_FOUND. */
  readonly custodianDidDocument?: Maybe<Scalars['JSON']['output']>;
  /** Every key version of a custodian, oldest first; open to everybody. Error: NOT_FOUND. */
  readonly custodianKeys: ReadonlyArray<CustodianKey>;
  /** One record of yours. NOT_FOUND when you have none of that id. */
  readonly intakeRecord?: Maybe<IntakeRecord>;
  /** Your records, file by file as they came and row by row. */
  readonly intakeRecords: IntakeRecordConnection;
  /** Looks for people in what the caller's custodian holds. Each search is noted in the audit trail with its purpose, without its words. */
  readonly custodianSearch: CustodianSearchResult;
};


export type QueryAttestationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAttestationsArgs = {
  filter?: InputMaybe<AttestationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttestationRowsArgs = {
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttestationIssuedArgs = {
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAttestationProofArgs = {
  attestationId: Scalars['ID']['input'];
  recordId?: InputMaybe<Scalars['ID']['input']>;
  leafHash?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIntakeBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIntakeBatchesArgs = {
  filter?: InputMaybe<IntakeBatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntakeErrorsArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustodianArgs = {
  did: Scalars['DID']['input'];
};


export type QueryCustodianDirectoryArgs = {
  filter?: InputMaybe<CustodianDirectoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustodiansArgs = {
  statusFilter?: InputMaybe<IssuerStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustodianDidDocumentArgs = {
  did: Scalars['DID']['input'];
};


export type QueryCustodianKeysArgs = {
  did: Scalars['DID']['input'];
};


export type QueryIntakeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIntakeRecordsArgs = {
  filter?: InputMaybe<IntakeRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCustodianSearchArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<CustodianSearchKind>;
  status?: InputMaybe<Scalars['String']['input']>;
  expiresBefore?: InputMaybe<Scalars['DateTime']['input']>;
  purpose: CustodianSearchPurpose;
};

/** Which attestations to list. */
export type AttestationFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<AttestationStatus>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Vouches for records, all or none. Whoever has sent or reviewed any of them is refused (FOUR_EYES_REQUIRED).
   * Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CUSTODIAN_NOT_ACTIVE, NOT_CUSTODIAL.
   */
  readonly attestRecords: AttestRecordsPayload;
  /** Takes an attestation back. Nothing is revoked: `attestationIssued` lists what was issued. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly withdrawAttestation: WithdrawAttestationPayload;
  /** Issues credentials of up to 500 records; repeated, nothing is issued twice. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT. */
  readonly issueFromAttestation: IssueFromAttestationPayload;
  /** Says whose wallet the credential of a record goes to. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT. */
  readonly nameRecordHolder: NameRecordHolderPayload;
  /**
   * Takes in a file of at most 50 MB, which comes in pieces: CSV, XLSX or JSON, at most 500,000 rows. DUPLICATE for a file that was taken in
   * before, unless that batch was cancelled or has failed.
   */
  readonly createIntake: CreateIntakePayload;
  /** Says what the columns are, and may say it anew until somebody has decided about a record; then INVALID_STATE_TRANSITION. */
  readonly mapIntake: MapIntakePayload;
  /** Reads the rows in the background; before anything is decided once more, from the beginning. */
  readonly validateIntake: ValidateIntakePayload;
  /** Ends a batch and removes its records and its file, unless some are attested. Repeating it changes nothing. */
  readonly cancelIntake: CancelIntakePayload;
  /** Registers an organization as a custodian; open to everybody. It waits for approval whatever was sent. */
  readonly registerCustodian: RegisterCustodianPayload;
  /** Lets a custodian that is PENDING_APPROVAL attest and issue; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly approveCustodian: ApproveCustodianPayload;
  /** Turns a custodian that is PENDING_APPROVAL away; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly rejectCustodian: RejectCustodianPayload;
  /** Sets any status from any other; for administrators. All that the custodian's members may do follows at once. */
  readonly setCustodianStatus: SetCustodianStatusPayload;
  /** Replaces the signing key by a new version; for the custodian's administrators. What was signed before keeps verifying. */
  readonly rotateCustodianKey: RotateCustodianKeyPayload;
  /** Gives a record to somebody to decide. FOUR_EYES_REQUIRED for whoever has sent it. */
  readonly assignRecord: IntakeRecordPayload;
  /** Takes a record back from whoever was to decide. */
  readonly unassignRecord: IntakeRecordPayload;
  /** Says that a record may be vouched for. FOUR_EYES_REQUIRED for whoever has sent it; repeating it changes nothing. */
  readonly approveRecord: IntakeRecordPayload;
  /** Says that a record is not taken in, for good. FOUR_EYES_REQUIRED for whoever has sent it; repeating it changes nothing. */
  readonly rejectRecord: IntakeRecordPayload;
  /** Gives a record back to whoever has sent it. FOUR_EYES_REQUIRED for that one; repeating it changes nothing. */
  readonly returnRecord: IntakeRecordPayload;
  /** Approves up to 500 records, all or none. */
  readonly approveRecords: IntakeRecordsPayload;
  /** Rejects up to 500 records, all or none. */
  readonly rejectRecords: IntakeRecordsPayload;
  /** Corrects a record that is RETURNED or INVALID, which then is looked at anew; for whoever has sent it. */
  readonly correctRecord: IntakeRecordPayload;
  /** Asks anew whom a record may be about; until it is attested. */
  readonly matchRecord: IntakeRecordPayload;
};


export type MutationAttestRecordsArgs = {
  input: AttestRecordsInput;
};


export type MutationWithdrawAttestationArgs = {
  input: WithdrawAttestationInput;
};


export type MutationIssueFromAttestationArgs = {
  input: IssueFromAttestationInput;
};


export type MutationNameRecordHolderArgs = {
  input: NameRecordHolderInput;
};


export type MutationCreateIntakeArgs = {
  input: CreateIntakeInput;
};


export type MutationMapIntakeArgs = {
  input: MapIntakeInput;
};


export type MutationValidateIntakeArgs = {
  input: ValidateIntakeInput;
};


export type MutationCancelIntakeArgs = {
  input: CancelIntakeInput;
};


export type MutationRegisterCustodianArgs = {
  input: RegisterCustodianInput;
};


export type MutationApproveCustodianArgs = {
  input: ApproveCustodianInput;
};


export type MutationRejectCustodianArgs = {
  input: RejectCustodianInput;
};


export type MutationSetCustodianStatusArgs = {
  input: SetCustodianStatusInput;
};


export type MutationRotateCustodianKeyArgs = {
  input: RotateCustodianKeyInput;
};


export type MutationAssignRecordArgs = {
  input: AssignRecordInput;
};


export type MutationUnassignRecordArgs = {
  input: UnassignRecordInput;
};


export type MutationApproveRecordArgs = {
  input: ApproveRecordInput;
};


export type MutationRejectRecordArgs = {
  input: RejectRecordInput;
};


export type MutationReturnRecordArgs = {
  input: ReturnRecordInput;
};


export type MutationApproveRecordsArgs = {
  input: ApproveRecordsInput;
};


export type MutationRejectRecordsArgs = {
  input: RejectRecordsInput;
};


export type MutationCorrectRecordArgs = {
  input: CorrectRecordInput;
};


export type MutationMatchRecordArgs = {
  input: MatchRecordInput;
};

/** What the rows of a file are. */
export type IntakeRecordKind =
  /** Credentials that were awarded. */
  | 'CREDENTIAL'
  /** Results of studies. */
  | 'OUTCOME'
  /** Licences to practise. */
  | 'LICENCE'
  /** People who work for the custodian. */
  | 'WORKFORCE';

/** How a batch stands. */
export type IntakeStatus =
  /** Pieces of its file are still to come. */
  | 'RECEIVING'
  /** The file is there; say what its columns are. */
  | 'UPLOADED'
  /** It is known what its columns are. */
  | 'MAPPED'
  /** Its rows are read in the background. */
  | 'VALIDATING'
  /** Its rows are read; nobody has decided about any. */
  | 'READY_FOR_REVIEW'
  /** Somebody has decided about some records. */
  | 'IN_REVIEW'
  /** Every record that could be read was decided on. */
  | 'COMPLETED'
  /** Somebody ended it; its records and its file are removed. */
  | 'CANCELLED'
  /** The file could not be read; `failure` tells why. Its records and its file are removed. */
  | 'FAILED';

/** How the text of a cell is changed before it is taken. */
export type IntakeTransformKind =
  /** Without spaces around it, as every cell is. */
  | 'TRIM'
  /** In capital letters. */
  | 'UPPER'
  /** In small letters. */
  | 'LOWER'
  /** Each word with a capital letter. */
  | 'TITLE_CASE'
  /** A day such as 31/12/2025. */
  | 'DATE_DMY'
  /** A day such as 12/31/2025. */
  | 'DATE_MDY'
  /** A day such as 2025/12/31. */
  | 'DATE_YMD'
  /** A number such as 1.234,5, which becomes 1234.5. */
  | 'DECIMAL_COMMA'
  /** A name such as `Li, Bo` or `Bo Li`, which gives the family name and the given name; for `holder_name`. */
  | 'SPLIT_NAME'
  /** The same `value` for all rows; without a column. */
  | 'CONSTANT'
  /** What `values` say for the cell, whatever its case; other cells are refused. */
  | 'VALUE_MAP';

/** What becomes of a cell. */
export type IntakeMappedValue = {
  readonly __typename?: 'IntakeMappedValue';
  /** What is in the cell. */
  readonly from: Scalars['String']['output'];
  /** What is taken. */
  readonly to: Scalars['String']['output'];
};

/** How the text of a cell is changed. */
export type IntakeTransform = {
  readonly __typename?: 'IntakeTransform';
  /** In which way. */
  readonly kind: IntakeTransformKind;
  /** Of CONSTANT: the value. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Of VALUE_MAP: the values. */
  readonly values?: Maybe<ReadonlyArray<IntakeMappedValue>>;
};

/** What a column is. */
export type IntakeMappedColumn = {
  readonly __typename?: 'IntakeMappedColumn';
  /** Its name in the file; null for a constant. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** What it is: one of the batch's `targets`, or `claim:<name>`. */
  readonly target: Scalars['String']['output'];
  /** How its cells are changed; null for as they are. */
  readonly transform?: Maybe<IntakeTransform>;
};

/** Where records come from. */
export type IntakeSourceOrg = {
  readonly __typename?: 'IntakeSourceOrg';
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** Its DID, where it is an issuer here; learners are looked for among its own alone. */
  readonly issuerDid?: Maybe<Scalars['DID']['output']>;
};

/** The file of a batch. */
export type IntakeFile = {
  readonly __typename?: 'IntakeFile';
  /** Names it. */
  readonly fileId: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What it is: CSV, XLSX or JSON, by its bytes. */
  readonly mime: Scalars['String']['output'];
  /** Its bytes. */
  readonly size: Scalars['Int']['output'];
  /** SHA-256 of it, as hex. */
  readonly sha256: Scalars['String']['output'];
};

/** How many records there are, each with those that went on from there: an issued one is attested, approved and valid, too. */
export type IntakeCounts = {
  readonly __typename?: 'IntakeCounts';
  /** Rows that were read. */
  readonly total: Scalars['Int']['output'];
  /** Those that can be decided on, and those that were approved. */
  readonly valid: Scalars['Int']['output'];
  /** Those with something wrong. */
  readonly invalid: Scalars['Int']['output'];
  /** Those that say again what another record says. */
  readonly duplicate: Scalars['Int']['output'];
  /** Those that were approved. */
  readonly approved: Scalars['Int']['output'];
  /** Those that were rejected. */
  readonly rejected: Scalars['Int']['output'];
  /** Those that are vouched for. */
  readonly attested: Scalars['Int']['output'];
  /** Those of which credentials were issued. */
  readonly issued: Scalars['Int']['output'];
};

/** Why a batch has FAILED. */
export type IntakeFailure = {
  readonly __typename?: 'IntakeFailure';
  /** The line or row, from 1; null where it is none. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** The column; null where it is none. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A file of records that a custodian takes in. */
export type IntakeBatch = {
  readonly __typename?: 'IntakeBatch';
  /** Names it in every call. */
  readonly intakeId: Scalars['ID']['output'];
  /** What its rows are. */
  readonly recordKind: IntakeRecordKind;
  /** Where its records come from. */
  readonly sourceOrg: IntakeSourceOrg;
  /** The file. */
  readonly file: IntakeFile;
  /** The names of its columns, in order. */
  readonly headers: ReadonlyArray<Scalars['String']['output']>;
  /** What columns may be mapped to, beside `claim:<name>`. */
  readonly targets: ReadonlyArray<Scalars['String']['output']>;
  /** A mapping of the columns whose names say by themselves what they are. */
  readonly suggestedMapping: ReadonlyArray<IntakeMappedColumn>;
  /** What its columns are; empty until somebody has said so. */
  readonly mapping: ReadonlyArray<IntakeMappedColumn>;
  /** What has become of its rows. */
  readonly counts: IntakeCounts;
  /** Rows of the file; 0 until they were counted. */
  readonly rows: Scalars['Int']['output'];
  /** How it stands. */
  readonly status: IntakeStatus;
  /** The member who has sent it, and who decides about none of its records. */
  readonly uploadedBy: Scalars['ID']['output'];
  /** Why it has FAILED; null else. */
  readonly failure?: Maybe<IntakeFailure>;
  /** When its rows were read; null before. */
  readonly validatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was over; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the file was there. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last went on. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one each time that it goes on. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A piece of a file to be kept. */
export type IntakeErrors = {
  readonly __typename?: 'IntakeErrors';
  /** A name for it. */
  readonly fileName: Scalars['String']['output'];
  /** What it is: text/csv. */
  readonly mediaType: Scalars['String']['output'];
  /** Its bytes. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` for the next piece; null for the last one. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** One row of a list of batches. */
export type IntakeBatchEdge = {
  readonly __typename?: 'IntakeBatchEdge';
  /** The batch. */
  readonly node: IntakeBatch;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of batches, the newest first. */
export type IntakeBatchConnection = {
  readonly __typename?: 'IntakeBatchConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<IntakeBatchEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<IntakeBatch>;
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

/** Which batches to list; every condition narrows. */
export type IntakeBatchFilter = {
  /** Only those that stand so; none is RECEIVING. */
  readonly status?: InputMaybe<IntakeStatus>;
};

/** A piece of a file, and what its rows are; the same for all its pieces. */
export type CreateIntakeInput = {
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
  /** What its rows are. */
  readonly recordKind: IntakeRecordKind;
  /** What the organization is called that the records come from. */
  readonly sourceOrgName: Scalars['String']['input'];
  /** Its DID, where it is an issuer here. */
  readonly sourceOrgIssuerDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What came of it. */
export type CreateIntakePayload = {
  readonly __typename?: 'CreateIntakePayload';
  /** RECEIVING until the last piece is there, then how the batch stands. */
  readonly status: IntakeStatus;
  /** The batch; null until the last piece is there. */
  readonly batch?: Maybe<IntakeBatch>;
};

/** What becomes of a cell. */
export type IntakeMappedValueInput = {
  /** What is in the cell, in any case. */
  readonly from: Scalars['String']['input'];
  /** What is taken. */
  readonly to: Scalars['String']['input'];
};

/** How the text of a cell is changed. */
export type IntakeTransformInput = {
  /** In which way. */
  readonly kind: IntakeTransformKind;
  /** Of CONSTANT: the value. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** Of VALUE_MAP: the values. */
  readonly values?: InputMaybe<ReadonlyArray<IntakeMappedValueInput>>;
};

/** What a column is. */
export type IntakeMappedColumnInput = {
  /** Its name in the file; left out for a constant. */
  readonly column?: InputMaybe<Scalars['String']['input']>;
  /** What it is: one of the batch's `targets`, or `claim:<name>`. Dates of birth are not taken in. */
  readonly target: Scalars['String']['input'];
  /** How its cells are changed. */
  readonly transform?: InputMaybe<IntakeTransformInput>;
};

/** What the columns of a batch are. */
export type MapIntakeInput = {
  /** Which batch. */
  readonly intakeId: Scalars['ID']['input'];
  /** The columns that are taken; all others are left alone. */
  readonly mapping: ReadonlyArray<IntakeMappedColumnInput>;
};

/** What came of it. */
export type MapIntakePayload = {
  readonly __typename?: 'MapIntakePayload';
  /** The batch, MAPPED. */
  readonly batch: IntakeBatch;
};

/** Which batch to read. */
export type ValidateIntakeInput = {
  /** Which one. */
  readonly intakeId: Scalars['ID']['input'];
};

/** What came of it. */
export type ValidateIntakePayload = {
  readonly __typename?: 'ValidateIntakePayload';
  /** The batch, VALIDATING. */
  readonly batch: IntakeBatch;
};

/** Which batch to end. */
export type CancelIntakeInput = {
  /** Which one. */
  readonly intakeId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelIntakePayload = {
  readonly __typename?: 'CancelIntakePayload';
  /** The batch, CANCELLED. */
  readonly batch: IntakeBatch;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * A batch of yours, now and whenever it has gone on, until it is read; asked for at `/graphql/stream`, with
   * `Accept: text/event-stream`.
   */
  readonly intakeProgress: IntakeBatch;
};


export type SubscriptionIntakeProgressArgs = {
  id: Scalars['ID']['input'];
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
  /** The raw 32 bytes of the current Ed25519 key; BYOK signatures must be made with it. */
  readonly publicKey: Scalars['Base64']['output'];
  /** Its web site; shown, never fetched. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** Shown to administrators and to the custodian itself; null for everybody else. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Where it may act: ISO 3166 codes such as IE or US-CA. */
  readonly jurisdictionCodes: ReadonlyArray<Scalars['String']['output']>;
  /** What allows it to hold the records; null when it named nothing. */
  readonly mandate?: Maybe<CustodianMandate>;
  /** Every key version, oldest first: signatures made before a rotation verify with theirs. */
  readonly keys: ReadonlyArray<CustodianKey>;
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its record last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change the record only as it was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** What allows an organization to hold records of others. */
export type CustodianMandate = {
  readonly __typename?: 'CustodianMandate';
  /** The law, decree or agreement. */
  readonly legalBasis: Scalars['String']['output'];
  /** Where its evidence is; shown to administrators and to the custodian itself. */
  readonly evidenceRef?: Maybe<Scalars['String']['output']>;
};

/** One version of a custodian's key. */
export type CustodianKey = {
  readonly __typename?: 'CustodianKey';
  /** 1, 2, 3 … without gaps. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The raw 32 bytes. */
  readonly publicKey: Scalars['Base64']['output'];
  /** The DID URL by which new proofs name the key. */
  readonly verificationMethod: Scalars['String']['output'];
  /** True for exactly one version. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it became the current one. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the next version took over; null for the current one. */
  readonly rotatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of custodians. */
export type CustodianEdge = {
  readonly __typename?: 'CustodianEdge';
  /** The custodian. */
  readonly node: Custodian;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of custodians, newest first. */
export type CustodianConnection = {
  readonly __typename?: 'CustodianConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CustodianEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Custodian>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Custodians that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which custodians of the directory to show; every condition narrows. */
export type CustodianDirectoryFilter = {
  /** Only organizations of this kind. */
  readonly custodianType?: InputMaybe<CustodianType>;
  /** Only those of this country: ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those that may act there: an ISO 3166 code such as IE or US-CA, as they named it. */
  readonly jurisdictionCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those with a word in their name that begins so; at most 100 characters. VALIDATION_FAILED when more than 500 have one. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** What an organization says of itself. */
export type RegisterCustodianInput = {
  /** Shown on every credential; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What kind of organization it is. */
  readonly custodianType: CustodianType;
  /** An http or https address of at most 512 characters; a bare host name gets https:// in front. */
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where sign-in links go; at most 255 characters. */
  readonly contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it may act: ISO 3166 codes such as IE or US-CA, at most 50. */
  readonly jurisdictionCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What allows it to hold the records. */
  readonly mandate?: InputMaybe<CustodianMandateInput>;
  /** True: the custodian signs itself and must send `publicKey`. False: the platform makes and holds the key. */
  readonly byok?: InputMaybe<Scalars['Boolean']['input']>;
  /** Base64 of the raw 32-byte Ed25519 key. Required when `byok` is true (PUBLIC_KEY_REQUIRED), ignored whatever it holds when false. */
  readonly publicKey?: InputMaybe<Scalars['String']['input']>;
};

/** What allows an organization to hold records of others. */
export type CustodianMandateInput = {
  /** The law, decree or agreement; at most 500 characters. */
  readonly legalBasis: Scalars['String']['input'];
  /** Where its evidence is; at most 500 characters. */
  readonly evidenceRef?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian as it was registered. */
export type RegisterCustodianPayload = {
  readonly __typename?: 'RegisterCustodianPayload';
  /** PENDING_APPROVAL, with its DID. */
  readonly custodian: Custodian;
};

/** Which registration to approve. */
export type ApproveCustodianInput = {
  /** The custodian to approve. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the decision. */
export type ApproveCustodianPayload = {
  readonly __typename?: 'ApproveCustodianPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which registration to turn away. */
export type RejectCustodianInput = {
  /** The custodian to turn away. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the decision. */
export type RejectCustodianPayload = {
  readonly __typename?: 'RejectCustodianPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which custodian, and its status from now on. */
export type SetCustodianStatusInput = {
  /** The custodian whose status changes. */
  readonly did: Scalars['DID']['input'];
  /** The status from now on. */
  readonly status: IssuerStatus;
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The custodian after the change. */
export type SetCustodianStatusPayload = {
  readonly __typename?: 'SetCustodianStatusPayload';
  /** With its new status. */
  readonly custodian: Custodian;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** A CUSTODIAL custodian sends nothing. A BYOK custodian sends the new key and its current key's signature. */
export type RotateCustodianKeyInput = {
  /** The custodian whose key is replaced; your own unless told, and no other. */
  readonly did?: InputMaybe<Scalars['DID']['input']>;
  /** BYOK: the raw 32 bytes of a key that was never registered. CUSTODIAL: refused, the platform makes the key. */
  readonly newPublicKey?: InputMaybe<Scalars['Base64']['input']>;
  /**
   * BYOK: the current key's 64-byte Ed25519 signature over the UTF-8 text
   * `testamur:rotate-custodian-key:<did>:<new version>:<base64 of the new key>`.
   * KEY_ROTATION_SIGNATURE_INVALID when it does not verify.
   */
  readonly oldKeySignature?: InputMaybe<Scalars['Base64']['input']>;
};

/** The key that is current now. */
export type RotateCustodianKeyPayload = {
  readonly __typename?: 'RotateCustodianKeyPayload';
  /** With the new key as its `publicKey`. */
  readonly custodian: Custodian;
  /** The new version. */
  readonly key: CustodianKey;
};

/** How a record stands. */
export type IntakeRecordStatus =
  /** It has not been looked at. */
  | 'NEW'
  /** Something is wrong with it; whoever has sent it may correct it. */
  | 'INVALID'
  /** Another record says the same; a reviewer decides. */
  | 'DUPLICATE_SUSPECTED'
  /** It waits for a reviewer. */
  | 'PENDING_REVIEW'
  /** It is somebody's to decide. */
  | 'IN_REVIEW'
  /** It may be vouched for. */
  | 'APPROVED'
  /** It is not taken in. */
  | 'REJECTED'
  /** Whoever has sent it is to correct it. */
  | 'RETURNED'
  /** Somebody has vouched for it. */
  | 'ATTESTED'
  /** A credential was issued of it. */
  | 'ISSUED';

/** Whether it is known whom a record may be about. */
export type IntakeMatching =
  /** Nobody was asked: the record is INVALID. */
  | 'NOT_ASKED'
  /** Somebody was found; see `match`. */
  | 'MATCHED'
  /** Nobody was found. */
  | 'NO_MATCH'
  /** Those who know did not answer; ask again. */
  | 'UNAVAILABLE';

/** A cell of a row. */
export type IntakeCell = {
  readonly __typename?: 'IntakeCell';
  /** The name of its column. */
  readonly column: Scalars['String']['output'];
  /** What is in it. */
  readonly value: Scalars['String']['output'];
};

/** A claim that a mapping names freely. */
export type IntakeClaim = {
  readonly __typename?: 'IntakeClaim';
  /** Its name, without `claim:`. */
  readonly name: Scalars['String']['output'];
  /** Its value. */
  readonly value: Scalars['String']['output'];
};

/** The values of a record; null for what it does not say. */
export type IntakeValues = {
  readonly __typename?: 'IntakeValues';
  /** The whole name. */
  readonly holderName?: Maybe<Scalars['String']['output']>;
  /** The given names. */
  readonly givenName?: Maybe<Scalars['String']['output']>;
  /** The family name. */
  readonly familyName?: Maybe<Scalars['String']['output']>;
  /** The e-mail address, in small letters. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The source's own number of the learner. */
  readonly learnerNumber?: Maybe<Scalars['String']['output']>;
  /** The DID of the wallet, where the file has it. */
  readonly holderDid?: Maybe<Scalars['String']['output']>;
  /** What was awarded. */
  readonly credentialType?: Maybe<Scalars['String']['output']>;
  /** The code of the catalog entry. */
  readonly entryCode?: Maybe<Scalars['String']['output']>;
  /** The version of the catalog entry. */
  readonly entryVersionId?: Maybe<Scalars['String']['output']>;
  /** The day of the award. */
  readonly awardDate?: Maybe<Scalars['String']['output']>;
  /** The day on which it ends. */
  readonly expiryDate?: Maybe<Scalars['String']['output']>;
  /** The result. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** The number of the licence. */
  readonly licenceNumber?: Maybe<Scalars['String']['output']>;
  /** The custodian's own reference of an employee. */
  readonly employeeRef?: Maybe<Scalars['String']['output']>;
  /** The role of an employee. */
  readonly jobRole?: Maybe<Scalars['String']['output']>;
  /** Where an employee works. */
  readonly site?: Maybe<Scalars['String']['output']>;
  /** What else the mapping has taken. */
  readonly claims: ReadonlyArray<IntakeClaim>;
};

/** What is wrong with a record. */
export type IntakeRecordError = {
  readonly __typename?: 'IntakeRecordError';
  /** The column of the file; null where it is none. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** The target of the mapping; null where it is none. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** Whom a record may be about. It decides nothing: people do. */
export type IntakeMatch = {
  readonly __typename?: 'IntakeMatch';
  /** A learner of the issuer that the records come from. */
  readonly learnerId?: Maybe<Scalars['ID']['output']>;
  /** The wallet of somebody who has agreed to be found by their address. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** From 0 to 1. */
  readonly confidence: Scalars['Float']['output'];
};

/** One row of a batch: what it says, and what people have decided about it. */
export type IntakeRecord = {
  readonly __typename?: 'IntakeRecord';
  /** Names it in every call. */
  readonly recordId: Scalars['ID']['output'];
  /** Its batch. */
  readonly intakeId: Scalars['ID']['output'];
  /** Where it stands in the file. */
  readonly rowNumber: Scalars['Int']['output'];
  /** When its file was there. */
  readonly receivedAt: Scalars['DateTime']['output'];
  /** The cells as they were sent, without those that are empty; null when they were dropped, which they are after a time. */
  readonly raw?: Maybe<ReadonlyArray<IntakeCell>>;
  /** What it says. */
  readonly normalized: IntakeValues;
  /** What is wrong with it. */
  readonly errors: ReadonlyArray<IntakeRecordError>;
  /** The `recordId` of one that says the same; null for none. */
  readonly duplicateOf?: Maybe<Scalars['ID']['output']>;
  /** Whom it may be about; null for nobody. */
  readonly match?: Maybe<IntakeMatch>;
  /** Whether that is known. */
  readonly matching: IntakeMatching;
  /** Whose it is to decide; null for nobody's. */
  readonly assignedTo?: Maybe<Scalars['ID']['output']>;
  /** The member who has sent it. */
  readonly uploadedBy: Scalars['ID']['output'];
  /** The member who has decided; null before. */
  readonly reviewedBy?: Maybe<Scalars['ID']['output']>;
  /** Why; null for without a reason. */
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
  /** How it was vouched for; null before. */
  readonly attestationId?: Maybe<Scalars['ID']['output']>;
  /** The credential that was issued of it; null before. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Whose wallet the credential goes to, as somebody has named it; null where nobody has. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** How it stands. */
  readonly status: IntakeRecordStatus;
  /** When it was read. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of records. */
export type IntakeRecordEdge = {
  readonly __typename?: 'IntakeRecordEdge';
  /** The record. */
  readonly node: IntakeRecord;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of records, file by file as they came and row by row. */
export type IntakeRecordConnection = {
  readonly __typename?: 'IntakeRecordConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<IntakeRecordEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<IntakeRecord>;
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

/** Which records to list; every condition narrows. */
export type IntakeRecordFilter = {
  /** Only those of this batch. NOT_FOUND when you have none of that id. */
  readonly intakeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that stand so. */
  readonly status?: InputMaybe<IntakeRecordStatus>;
  /** Only those that are this member's to decide. */
  readonly assignedTo?: InputMaybe<Scalars['ID']['input']>;
  /** Only those in whose name each of these words begins a word; at most 1,000 are looked at. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
};

/** A record, and whose it is to be. */
export type AssignRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
  /** An active member with the role Reviewer or Admin who has not sent it; the caller unless told. */
  readonly assignTo?: InputMaybe<Scalars['ID']['input']>;
};

/** A record that is to be nobody's. */
export type UnassignRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
};

/** A record that may be vouched for. */
export type ApproveRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
  /** Why; a record that may be a duplicate takes one. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** A record that is not taken in. */
export type RejectRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
  /** Why. */
  readonly reason: Scalars['String']['input'];
};

/** A record that is to be corrected. */
export type ReturnRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
  /** What is wrong. */
  readonly reason: Scalars['String']['input'];
};

/** Records that may be vouched for. */
export type ApproveRecordsInput = {
  /** At most 500, each once. */
  readonly recordIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Why; a record that may be a duplicate takes one. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Records that are not taken in. */
export type RejectRecordsInput = {
  /** At most 500, each once. */
  readonly recordIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Why. */
  readonly reason: Scalars['String']['input'];
};

/** Values that replace those of a record: what is left out stays, and null takes a value away. */
export type IntakeValuesInput = {
  /** The whole name. */
  readonly holderName?: InputMaybe<Scalars['String']['input']>;
  /** The given names. */
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The source's own number of the learner. */
  readonly learnerNumber?: InputMaybe<Scalars['String']['input']>;
  /** The DID of the wallet. */
  readonly holderDid?: InputMaybe<Scalars['String']['input']>;
  /** What was awarded. */
  readonly credentialType?: InputMaybe<Scalars['String']['input']>;
  /** The code of the catalog entry. */
  readonly entryCode?: InputMaybe<Scalars['String']['input']>;
  /** The version of the catalog entry. */
  readonly entryVersionId?: InputMaybe<Scalars['String']['input']>;
  /** The day of the award, such as 2026-06-30. */
  readonly awardDate?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it ends, such as 2027-06-30. */
  readonly expiryDate?: InputMaybe<Scalars['String']['input']>;
  /** The result. */
  readonly result?: InputMaybe<Scalars['String']['input']>;
  /** The number of the licence. */
  readonly licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The custodian's own reference of an employee. */
  readonly employeeRef?: InputMaybe<Scalars['String']['input']>;
  /** The role of an employee. */
  readonly jobRole?: InputMaybe<Scalars['String']['input']>;
  /** Where an employee works. */
  readonly site?: InputMaybe<Scalars['String']['input']>;
};

/** A claim that replaces one. */
export type IntakeClaimInput = {
  /** Its name, without `claim:`. */
  readonly name: Scalars['String']['input'];
  /** Its value; null takes it away. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

/** What a record is to say. */
export type CorrectRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
  /** The values that change. */
  readonly values?: InputMaybe<IntakeValuesInput>;
  /** The claims that change. */
  readonly claims?: InputMaybe<ReadonlyArray<IntakeClaimInput>>;
};

/** A record about whose person is asked. */
export type MatchRecordInput = {
  /** Which one. */
  readonly recordId: Scalars['ID']['input'];
};

/** What came of it. */
export type IntakeRecordPayload = {
  readonly __typename?: 'IntakeRecordPayload';
  /** The record. */
  readonly record: IntakeRecord;
};

/** What came of it. */
export type IntakeRecordsPayload = {
  readonly __typename?: 'IntakeRecordsPayload';
  /** The records, in the order in which they were named. */
  readonly records: ReadonlyArray<IntakeRecord>;
};

/** Where a custodian searches. */
export type CustodianSearchKind =
  /** Rows of its intake, whatever became of them. */
  | 'RECORD'
  /** Credentials that it has issued. */
  | 'CREDENTIAL'
  /** People who work for it. */
  | 'MEMBER';

/** Why somebody looks for a person; it stands in the audit trail. */
export type CustodianSearchPurpose =
  /** To see whether somebody is who they say. */
  | 'IDENTITY_CHECK'
  /** Somebody asks for their credential once more. */
  | 'REISSUE_REQUEST'
  /** A court or an authority asks. */
  | 'LEGAL_REQUEST'
  /** The custodian's own records are examined. */
  | 'AUDIT'
  /** Somebody asks what is kept about them, or for it to be corrected or erased. */
  | 'DATA_SUBJECT_REQUEST';

/** Something that a search has found. Personal data is masked; who opens the record itself sees it whole. */
export type CustodianSearchHit = {
  readonly __typename?: 'CustodianSearchHit';
  /** What it is. */
  readonly kind: CustodianSearchKind;
  /** The id of the record, the credential or the member. */
  readonly id: Scalars['ID']['output'];
  /** How it stands, in the words of its kind. */
  readonly status: Scalars['String']['output'];
  /** The first letter of each word of the name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The first letters of both halves of the address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The last three signs of the number by which the custodian knows the person. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** When it expires. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a search came to. */
export type CustodianSearchResult = {
  readonly __typename?: 'CustodianSearchResult';
  /** Names the search in the audit trail. */
  readonly searchId: Scalars['ID']['output'];
  /** Why it was made. */
  readonly purpose: CustodianSearchPurpose;
  /** Up to 25 of each kind. */
  readonly hits: ReadonlyArray<CustodianSearchHit>;
  /** Whether there are more than these; say more precisely whom you look for. */
  readonly hasMore: Scalars['Boolean']['output'];
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
  EpochMs: ResolverTypeWrapper<Scalars['EpochMs']['output']>;
  AttestationStatus: AttestationStatus;
  StatementTemplate: StatementTemplate;
  AttestationIssuance: ResolverTypeWrapper<AttestationIssuance>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Attestation: ResolverTypeWrapper<AttestationNounNoun>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AttestationEdge: ResolverTypeWrapper<Omit<AttestationEdge, 'node'> & { node: ResolversTypes['Attestation'] }>;
  AttestationConnection: ResolverTypeWrapper<Omit<AttestationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AttestationEdge']>, nodes: ReadonlyArray<ResolversTypes['Attestation']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AttestationRow: ResolverTypeWrapper<AttestedRowNoun>;
  AttestationRowEdge: ResolverTypeWrapper<Omit<AttestationRowEdge, 'node'> & { node: ResolversTypes['AttestationRow'] }>;
  AttestationRowConnection: ResolverTypeWrapper<Omit<AttestationRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AttestationRowEdge']>, nodes: ReadonlyArray<ResolversTypes['AttestationRow']> }>;
  AttestationProof: ResolverTypeWrapper<InclusionProofNoun>;
  AttestedIssueStatus: AttestedIssueStatus;
  AttestedIssueResult: ResolverTypeWrapper<AttestedIssueResult>;
  AttestRecordsInput: AttestRecordsInput;
  WithdrawAttestationInput: WithdrawAttestationInput;
  IssueFromAttestationInput: IssueFromAttestationInput;
  NameRecordHolderInput: NameRecordHolderInput;
  AttestRecordsPayload: ResolverTypeWrapper<Omit<AttestRecordsPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  WithdrawAttestationPayload: ResolverTypeWrapper<Omit<WithdrawAttestationPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  IssueFromAttestationPayload: ResolverTypeWrapper<Omit<IssueFromAttestationPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  NameRecordHolderPayload: ResolverTypeWrapper<Omit<NameRecordHolderPayload, 'record'> & { record: ResolversTypes['IntakeRecord'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AttestationFilter: AttestationFilter;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  IntakeRecordKind: IntakeRecordKind;
  IntakeStatus: IntakeStatus;
  IntakeTransformKind: IntakeTransformKind;
  IntakeMappedValue: ResolverTypeWrapper<IntakeMappedValue>;
  IntakeTransform: ResolverTypeWrapper<IntakeTransform>;
  IntakeMappedColumn: ResolverTypeWrapper<IntakeMappedColumn>;
  IntakeSourceOrg: ResolverTypeWrapper<IntakeSourceOrg>;
  IntakeFile: ResolverTypeWrapper<IntakeFile>;
  IntakeCounts: ResolverTypeWrapper<IntakeCounts>;
  IntakeFailure: ResolverTypeWrapper<IntakeFailure>;
  IntakeBatch: ResolverTypeWrapper<IntakeBatchNounNoun>;
  IntakeErrors: ResolverTypeWrapper<IntakeErrors>;
  IntakeBatchEdge: ResolverTypeWrapper<Omit<IntakeBatchEdge, 'node'> & { node: ResolversTypes['IntakeBatch'] }>;
  IntakeBatchConnection: ResolverTypeWrapper<Omit<IntakeBatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['IntakeBatchEdge']>, nodes: ReadonlyArray<ResolversTypes['IntakeBatch']> }>;
  IntakeBatchFilter: IntakeBatchFilter;
  CreateIntakeInput: CreateIntakeInput;
  CreateIntakePayload: ResolverTypeWrapper<Omit<CreateIntakePayload, 'batch'> & { batch?: Maybe<ResolversTypes['IntakeBatch']> }>;
  IntakeMappedValueInput: IntakeMappedValueInput;
  IntakeTransformInput: IntakeTransformInput;
  IntakeMappedColumnInput: IntakeMappedColumnInput;
  MapIntakeInput: MapIntakeInput;
  MapIntakePayload: ResolverTypeWrapper<Omit<MapIntakePayload, 'batch'> & { batch: ResolversTypes['IntakeBatch'] }>;
  ValidateIntakeInput: ValidateIntakeInput;
  ValidateIntakePayload: ResolverTypeWrapper<Omit<ValidateIntakePayload, 'batch'> & { batch: ResolversTypes['IntakeBatch'] }>;
  CancelIntakeInput: CancelIntakeInput;
  CancelIntakePayload: ResolverTypeWrapper<Omit<CancelIntakePayload, 'batch'> & { batch: ResolversTypes['IntakeBatch'] }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CustodianType: CustodianType;
  CustodianSigningMode: CustodianSigningMode;
  Custodian: ResolverTypeWrapper<CustodianNounNoun>;
  CustodianMandate: ResolverTypeWrapper<CustodianMandate>;
  CustodianKey: ResolverTypeWrapper<CustodianKeyNounNoun>;
  CustodianEdge: ResolverTypeWrapper<Omit<CustodianEdge, 'node'> & { node: ResolversTypes['Custodian'] }>;
  CustodianConnection: ResolverTypeWrapper<Omit<CustodianConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustodianEdge']>, nodes: ReadonlyArray<ResolversTypes['Custodian']> }>;
  CustodianDirectoryFilter: CustodianDirectoryFilter;
  RegisterCustodianInput: RegisterCustodianInput;
  CustodianMandateInput: CustodianMandateInput;
  RegisterCustodianPayload: ResolverTypeWrapper<Omit<RegisterCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  ApproveCustodianInput: ApproveCustodianInput;
  ApproveCustodianPayload: ResolverTypeWrapper<Omit<ApproveCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  RejectCustodianInput: RejectCustodianInput;
  RejectCustodianPayload: ResolverTypeWrapper<Omit<RejectCustodianPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  SetCustodianStatusInput: SetCustodianStatusInput;
  SetCustodianStatusPayload: ResolverTypeWrapper<Omit<SetCustodianStatusPayload, 'custodian'> & { custodian: ResolversTypes['Custodian'] }>;
  RotateCustodianKeyInput: RotateCustodianKeyInput;
  RotateCustodianKeyPayload: ResolverTypeWrapper<Omit<RotateCustodianKeyPayload, 'custodian' | 'key'> & { custodian: ResolversTypes['Custodian'], key: ResolversTypes['CustodianKey'] }>;
  IntakeRecordStatus: IntakeRecordStatus;
  IntakeMatching: IntakeMatching;
  IntakeCell: ResolverTypeWrapper<IntakeCell>;
  IntakeClaim: ResolverTypeWrapper<IntakeClaim>;
  IntakeValues: ResolverTypeWrapper<NormalizedRecordNounNoun>;
  IntakeRecordError: ResolverTypeWrapper<IntakeRecordError>;
  IntakeMatch: ResolverTypeWrapper<IntakeMatch>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  IntakeRecord: ResolverTypeWrapper<IntakeRecordNounNoun>;
  IntakeRecordEdge: ResolverTypeWrapper<Omit<IntakeRecordEdge, 'node'> & { node: ResolversTypes['IntakeRecord'] }>;
  IntakeRecordConnection: ResolverTypeWrapper<Omit<IntakeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['IntakeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['IntakeRecord']> }>;
  IntakeRecordFilter: IntakeRecordFilter;
  AssignRecordInput: AssignRecordInput;
  UnassignRecordInput: UnassignRecordInput;
  ApproveRecordInput: ApproveRecordInput;
  RejectRecordInput: RejectRecordInput;
  ReturnRecordInput: ReturnRecordInput;
  ApproveRecordsInput: ApproveRecordsInput;
  RejectRecordsInput: RejectRecordsInput;
  IntakeValuesInput: IntakeValuesInput;
  IntakeClaimInput: IntakeClaimInput;
  CorrectRecordInput: CorrectRecordInput;
  MatchRecordInput: MatchRecordInput;
  IntakeRecordPayload: ResolverTypeWrapper<Omit<IntakeRecordPayload, 'record'> & { record: ResolversTypes['IntakeRecord'] }>;
  IntakeRecordsPayload: ResolverTypeWrapper<Omit<IntakeRecordsPayload, 'records'> & { records: ReadonlyArray<ResolversTypes['IntakeRecord']> }>;
  CustodianSearchKind: CustodianSearchKind;
  CustodianSearchPurpose: CustodianSearchPurpose;
  CustodianSearchHit: ResolverTypeWrapper<CustodianSearchHit>;
  CustodianSearchResult: ResolverTypeWrapper<CustodianSearchResult>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  IssuerStatus: IssuerStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  EpochMs: Scalars['EpochMs']['output'];
  AttestationIssuance: AttestationIssuance;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Attestation: AttestationNounNoun;
  Int: Scalars['Int']['output'];
  AttestationEdge: Omit<AttestationEdge, 'node'> & { node: ResolversParentTypes['Attestation'] };
  AttestationConnection: Omit<AttestationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AttestationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Attestation']> };
  Boolean: Scalars['Boolean']['output'];
  AttestationRow: AttestedRowNoun;
  AttestationRowEdge: Omit<AttestationRowEdge, 'node'> & { node: ResolversParentTypes['AttestationRow'] };
  AttestationRowConnection: Omit<AttestationRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AttestationRowEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AttestationRow']> };
  AttestationProof: InclusionProofNoun;
  AttestedIssueResult: AttestedIssueResult;
  AttestRecordsInput: AttestRecordsInput;
  WithdrawAttestationInput: WithdrawAttestationInput;
  IssueFromAttestationInput: IssueFromAttestationInput;
  NameRecordHolderInput: NameRecordHolderInput;
  AttestRecordsPayload: Omit<AttestRecordsPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  WithdrawAttestationPayload: Omit<WithdrawAttestationPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  IssueFromAttestationPayload: Omit<IssueFromAttestationPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  NameRecordHolderPayload: Omit<NameRecordHolderPayload, 'record'> & { record: ResolversParentTypes['IntakeRecord'] };
  Query: Record<PropertyKey, never>;
  AttestationFilter: AttestationFilter;
  Mutation: Record<PropertyKey, never>;
  IntakeMappedValue: IntakeMappedValue;
  IntakeTransform: IntakeTransform;
  IntakeMappedColumn: IntakeMappedColumn;
  IntakeSourceOrg: IntakeSourceOrg;
  IntakeFile: IntakeFile;
  IntakeCounts: IntakeCounts;
  IntakeFailure: IntakeFailure;
  IntakeBatch: IntakeBatchNounNoun;
  IntakeErrors: IntakeErrors;
  IntakeBatchEdge: Omit<IntakeBatchEdge, 'node'> & { node: ResolversParentTypes['IntakeBatch'] };
  IntakeBatchConnection: Omit<IntakeBatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['IntakeBatchEdge']>, nodes: ReadonlyArray<ResolversParentTypes['IntakeBatch']> };
  IntakeBatchFilter: IntakeBatchFilter;
  CreateIntakeInput: CreateIntakeInput;
  CreateIntakePayload: Omit<CreateIntakePayload, 'batch'> & { batch?: Maybe<ResolversParentTypes['IntakeBatch']> };
  IntakeMappedValueInput: IntakeMappedValueInput;
  IntakeTransformInput: IntakeTransformInput;
  IntakeMappedColumnInput: IntakeMappedColumnInput;
  MapIntakeInput: MapIntakeInput;
  MapIntakePayload: Omit<MapIntakePayload, 'batch'> & { batch: ResolversParentTypes['IntakeBatch'] };
  ValidateIntakeInput: ValidateIntakeInput;
  ValidateIntakePayload: Omit<ValidateIntakePayload, 'batch'> & { batch: ResolversParentTypes['IntakeBatch'] };
  CancelIntakeInput: CancelIntakeInput;
  CancelIntakePayload: Omit<CancelIntakePayload, 'batch'> & { batch: ResolversParentTypes['IntakeBatch'] };
  Subscription: Record<PropertyKey, never>;
  Custodian: CustodianNounNoun;
  CustodianMandate: CustodianMandate;
  CustodianKey: CustodianKeyNounNoun;
  CustodianEdge: Omit<CustodianEdge, 'node'> & { node: ResolversParentTypes['Custodian'] };
  CustodianConnection: Omit<CustodianConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustodianEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Custodian']> };
  CustodianDirectoryFilter: CustodianDirectoryFilter;
  RegisterCustodianInput: RegisterCustodianInput;
  CustodianMandateInput: CustodianMandateInput;
  RegisterCustodianPayload: Omit<RegisterCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  ApproveCustodianInput: ApproveCustodianInput;
  ApproveCustodianPayload: Omit<ApproveCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  RejectCustodianInput: RejectCustodianInput;
  RejectCustodianPayload: Omit<RejectCustodianPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  SetCustodianStatusInput: SetCustodianStatusInput;
  SetCustodianStatusPayload: Omit<SetCustodianStatusPayload, 'custodian'> & { custodian: ResolversParentTypes['Custodian'] };
  RotateCustodianKeyInput: RotateCustodianKeyInput;
  RotateCustodianKeyPayload: Omit<RotateCustodianKeyPayload, 'custodian' | 'key'> & { custodian: ResolversParentTypes['Custodian'], key: ResolversParentTypes['CustodianKey'] };
  IntakeCell: IntakeCell;
  IntakeClaim: IntakeClaim;
  IntakeValues: NormalizedRecordNounNoun;
  IntakeRecordError: IntakeRecordError;
  IntakeMatch: IntakeMatch;
  Float: Scalars['Float']['output'];
  IntakeRecord: IntakeRecordNounNoun;
  IntakeRecordEdge: Omit<IntakeRecordEdge, 'node'> & { node: ResolversParentTypes['IntakeRecord'] };
  IntakeRecordConnection: Omit<IntakeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['IntakeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['IntakeRecord']> };
  IntakeRecordFilter: IntakeRecordFilter;
  AssignRecordInput: AssignRecordInput;
  UnassignRecordInput: UnassignRecordInput;
  ApproveRecordInput: ApproveRecordInput;
  RejectRecordInput: RejectRecordInput;
  ReturnRecordInput: ReturnRecordInput;
  ApproveRecordsInput: ApproveRecordsInput;
  RejectRecordsInput: RejectRecordsInput;
  IntakeValuesInput: IntakeValuesInput;
  IntakeClaimInput: IntakeClaimInput;
  CorrectRecordInput: CorrectRecordInput;
  MatchRecordInput: MatchRecordInput;
  IntakeRecordPayload: Omit<IntakeRecordPayload, 'record'> & { record: ResolversParentTypes['IntakeRecord'] };
  IntakeRecordsPayload: Omit<IntakeRecordsPayload, 'records'> & { records: ReadonlyArray<ResolversParentTypes['IntakeRecord']> };
  CustodianSearchHit: CustodianSearchHit;
  CustodianSearchResult: CustodianSearchResult;
  DateTime: Scalars['DateTime']['output'];
  Base64: Scalars['Base64']['output'];
  PageInfo: PageInfo;
  JSON: Scalars['JSON']['output'];
  DID: Scalars['DID']['output'];
};

export interface EpochMsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EpochMs'], any> {
  name: 'EpochMs';
}

export type AttestationIssuanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationIssuance'] = ResolversParentTypes['AttestationIssuance']> = {
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  begunBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  begunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttestationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attestation'] = ResolversParentTypes['Attestation']> = {
  attestationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statementTemplate?: Resolver<ResolversTypes['StatementTemplate'], ParentType, ContextType>;
  statementVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statementText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attesterId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payloadHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuance?: Resolver<Maybe<ResolversTypes['AttestationIssuance']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AttestationStatus'], ParentType, ContextType>;
  withdrawnBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttestationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationEdge'] = ResolversParentTypes['AttestationEdge']> = {
  node?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttestationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationConnection'] = ResolversParentTypes['AttestationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AttestationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Attestation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttestationRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationRow'] = ResolversParentTypes['AttestationRow']> = {
  leafIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leafHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  rowJson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['IntakeRecord']>, ParentType, ContextType>;
};

export type AttestationRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationRowEdge'] = ResolversParentTypes['AttestationRowEdge']> = {
  node?: Resolver<ResolversTypes['AttestationRow'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttestationRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationRowConnection'] = ResolversParentTypes['AttestationRowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AttestationRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AttestationRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttestationProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestationProof'] = ResolversParentTypes['AttestationProof']> = {
  attestationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  custodianDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AttestationStatus'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leafHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leafIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  treeSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  auditPath?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  root?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttestedIssueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestedIssueResult'] = ResolversParentTypes['AttestedIssueResult']> = {
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leafIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operationStatus?: Resolver<ResolversTypes['AttestedIssueStatus'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttestRecordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestRecordsPayload'] = ResolversParentTypes['AttestRecordsPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
};

export type WithdrawAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawAttestationPayload'] = ResolversParentTypes['WithdrawAttestationPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
};

export type IssueFromAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueFromAttestationPayload'] = ResolversParentTypes['IssueFromAttestationPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['AttestedIssueResult']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NameRecordHolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameRecordHolderPayload'] = ResolversParentTypes['NameRecordHolderPayload']> = {
  record?: Resolver<ResolversTypes['IntakeRecord'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType, RequireFields<QueryAttestationArgs, 'id'>>;
  attestations?: Resolver<ResolversTypes['AttestationConnection'], ParentType, ContextType, Partial<QueryAttestationsArgs>>;
  attestationRows?: Resolver<ResolversTypes['AttestationRowConnection'], ParentType, ContextType, RequireFields<QueryAttestationRowsArgs, 'id'>>;
  attestationIssued?: Resolver<ResolversTypes['IntakeRecordConnection'], ParentType, ContextType, RequireFields<QueryAttestationIssuedArgs, 'id'>>;
  attestationProof?: Resolver<ResolversTypes['AttestationProof'], ParentType, ContextType, RequireFields<QueryAttestationProofArgs, 'attestationId'>>;
  intakeBatch?: Resolver<Maybe<ResolversTypes['IntakeBatch']>, ParentType, ContextType, RequireFields<QueryIntakeBatchArgs, 'id'>>;
  intakeBatches?: Resolver<ResolversTypes['IntakeBatchConnection'], ParentType, ContextType, Partial<QueryIntakeBatchesArgs>>;
  intakeErrors?: Resolver<ResolversTypes['IntakeErrors'], ParentType, ContextType, RequireFields<QueryIntakeErrorsArgs, 'id'>>;
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType, RequireFields<QueryCustodianArgs, 'did'>>;
  custodianDirectory?: Resolver<ResolversTypes['CustodianConnection'], ParentType, ContextType, Partial<QueryCustodianDirectoryArgs>>;
  custodians?: Resolver<ResolversTypes['CustodianConnection'], ParentType, ContextType, Partial<QueryCustodiansArgs>>;
  custodianDidDocument?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryCustodianDidDocumentArgs, 'did'>>;
  custodianKeys?: Resolver<ReadonlyArray<ResolversTypes['CustodianKey']>, ParentType, ContextType, RequireFields<QueryCustodianKeysArgs, 'did'>>;
  intakeRecord?: Resolver<Maybe<ResolversTypes['IntakeRecord']>, ParentType, ContextType, RequireFields<QueryIntakeRecordArgs, 'id'>>;
  intakeRecords?: Resolver<ResolversTypes['IntakeRecordConnection'], ParentType, ContextType, Partial<QueryIntakeRecordsArgs>>;
  custodianSearch?: Resolver<ResolversTypes['CustodianSearchResult'], ParentType, ContextType, RequireFields<QueryCustodianSearchArgs, 'purpose'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  attestRecords?: Resolver<ResolversTypes['AttestRecordsPayload'], ParentType, ContextType, RequireFields<MutationAttestRecordsArgs, 'input'>>;
  withdrawAttestation?: Resolver<ResolversTypes['WithdrawAttestationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAttestationArgs, 'input'>>;
  issueFromAttestation?: Resolver<ResolversTypes['IssueFromAttestationPayload'], ParentType, ContextType, RequireFields<MutationIssueFromAttestationArgs, 'input'>>;
  nameRecordHolder?: Resolver<ResolversTypes['NameRecordHolderPayload'], ParentType, ContextType, RequireFields<MutationNameRecordHolderArgs, 'input'>>;
  createIntake?: Resolver<ResolversTypes['CreateIntakePayload'], ParentType, ContextType, RequireFields<MutationCreateIntakeArgs, 'input'>>;
  mapIntake?: Resolver<ResolversTypes['MapIntakePayload'], ParentType, ContextType, RequireFields<MutationMapIntakeArgs, 'input'>>;
  validateIntake?: Resolver<ResolversTypes['ValidateIntakePayload'], ParentType, ContextType, RequireFields<MutationValidateIntakeArgs, 'input'>>;
  cancelIntake?: Resolver<ResolversTypes['CancelIntakePayload'], ParentType, ContextType, RequireFields<MutationCancelIntakeArgs, 'input'>>;
  registerCustodian?: Resolver<ResolversTypes['RegisterCustodianPayload'], ParentType, ContextType, RequireFields<MutationRegisterCustodianArgs, 'input'>>;
  approveCustodian?: Resolver<ResolversTypes['ApproveCustodianPayload'], ParentType, ContextType, RequireFields<MutationApproveCustodianArgs, 'input'>>;
  rejectCustodian?: Resolver<ResolversTypes['RejectCustodianPayload'], ParentType, ContextType, RequireFields<MutationRejectCustodianArgs, 'input'>>;
  setCustodianStatus?: Resolver<ResolversTypes['SetCustodianStatusPayload'], ParentType, ContextType, RequireFields<MutationSetCustodianStatusArgs, 'input'>>;
  rotateCustodianKey?: Resolver<ResolversTypes['RotateCustodianKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateCustodianKeyArgs, 'input'>>;
  assignRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationAssignRecordArgs, 'input'>>;
  unassignRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationUnassignRecordArgs, 'input'>>;
  approveRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationApproveRecordArgs, 'input'>>;
  rejectRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationRejectRecordArgs, 'input'>>;
  returnRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationReturnRecordArgs, 'input'>>;
  approveRecords?: Resolver<ResolversTypes['IntakeRecordsPayload'], ParentType, ContextType, RequireFields<MutationApproveRecordsArgs, 'input'>>;
  rejectRecords?: Resolver<ResolversTypes['IntakeRecordsPayload'], ParentType, ContextType, RequireFields<MutationRejectRecordsArgs, 'input'>>;
  correctRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationCorrectRecordArgs, 'input'>>;
  matchRecord?: Resolver<ResolversTypes['IntakeRecordPayload'], ParentType, ContextType, RequireFields<MutationMatchRecordArgs, 'input'>>;
};

export type IntakeMappedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeMappedValue'] = ResolversParentTypes['IntakeMappedValue']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeTransformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeTransform'] = ResolversParentTypes['IntakeTransform']> = {
  kind?: Resolver<ResolversTypes['IntakeTransformKind'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IntakeMappedValue']>>, ParentType, ContextType>;
};

export type IntakeMappedColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeMappedColumn'] = ResolversParentTypes['IntakeMappedColumn']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transform?: Resolver<Maybe<ResolversTypes['IntakeTransform']>, ParentType, ContextType>;
};

export type IntakeSourceOrgResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeSourceOrg'] = ResolversParentTypes['IntakeSourceOrg']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
};

export type IntakeFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeFile'] = ResolversParentTypes['IntakeFile']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeCounts'] = ResolversParentTypes['IntakeCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attested?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeFailure'] = ResolversParentTypes['IntakeFailure']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBatch'] = ResolversParentTypes['IntakeBatch']> = {
  intakeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordKind?: Resolver<ResolversTypes['IntakeRecordKind'], ParentType, ContextType>;
  sourceOrg?: Resolver<ResolversTypes['IntakeSourceOrg'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['IntakeFile'], ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  suggestedMapping?: Resolver<ReadonlyArray<ResolversTypes['IntakeMappedColumn']>, ParentType, ContextType>;
  mapping?: Resolver<ReadonlyArray<ResolversTypes['IntakeMappedColumn']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['IntakeCounts'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IntakeStatus'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['IntakeFailure']>, ParentType, ContextType>;
  validatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeErrorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeErrors'] = ResolversParentTypes['IntakeErrors']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntakeBatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBatchEdge'] = ResolversParentTypes['IntakeBatchEdge']> = {
  node?: Resolver<ResolversTypes['IntakeBatch'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeBatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBatchConnection'] = ResolversParentTypes['IntakeBatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IntakeBatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IntakeBatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateIntakePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateIntakePayload'] = ResolversParentTypes['CreateIntakePayload']> = {
  status?: Resolver<ResolversTypes['IntakeStatus'], ParentType, ContextType>;
  batch?: Resolver<Maybe<ResolversTypes['IntakeBatch']>, ParentType, ContextType>;
};

export type MapIntakePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapIntakePayload'] = ResolversParentTypes['MapIntakePayload']> = {
  batch?: Resolver<ResolversTypes['IntakeBatch'], ParentType, ContextType>;
};

export type ValidateIntakePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateIntakePayload'] = ResolversParentTypes['ValidateIntakePayload']> = {
  batch?: Resolver<ResolversTypes['IntakeBatch'], ParentType, ContextType>;
};

export type CancelIntakePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelIntakePayload'] = ResolversParentTypes['CancelIntakePayload']> = {
  batch?: Resolver<ResolversTypes['IntakeBatch'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  intakeProgress?: SubscriptionResolver<ResolversTypes['IntakeBatch'], "intakeProgress", ParentType, ContextType, RequireFields<SubscriptionIntakeProgressArgs, 'id'>>;
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian'], FederationReferenceType extends FederationReferenceTypes['Custodian'] = FederationReferenceTypes['Custodian']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Custodian']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  custodianId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  custodianType?: Resolver<ResolversTypes['CustodianType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CustodianSigningMode'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jurisdictionCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mandate?: Resolver<Maybe<ResolversTypes['CustodianMandate']>, ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['CustodianKey']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustodianMandateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianMandate'] = ResolversParentTypes['CustodianMandate']> = {
  legalBasis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidenceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustodianKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianKey'] = ResolversParentTypes['CustodianKey']> = {
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rotatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustodianEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianEdge'] = ResolversParentTypes['CustodianEdge']> = {
  node?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustodianConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianConnection'] = ResolversParentTypes['CustodianConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustodianEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Custodian']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterCustodianPayload'] = ResolversParentTypes['RegisterCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
};

export type ApproveCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveCustodianPayload'] = ResolversParentTypes['ApproveCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RejectCustodianPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectCustodianPayload'] = ResolversParentTypes['RejectCustodianPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type SetCustodianStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCustodianStatusPayload'] = ResolversParentTypes['SetCustodianStatusPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RotateCustodianKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateCustodianKeyPayload'] = ResolversParentTypes['RotateCustodianKeyPayload']> = {
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['CustodianKey'], ParentType, ContextType>;
};

export type IntakeCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeCell'] = ResolversParentTypes['IntakeCell']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeClaim'] = ResolversParentTypes['IntakeClaim']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeValues'] = ResolversParentTypes['IntakeValues']> = {
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  learnerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryVersionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awardDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['IntakeClaim']>, ParentType, ContextType>;
};

export type IntakeRecordErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecordError'] = ResolversParentTypes['IntakeRecordError']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeMatch'] = ResolversParentTypes['IntakeMatch']> = {
  learnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type IntakeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecord'] = ResolversParentTypes['IntakeRecord']> = {
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intakeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  raw?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IntakeCell']>>, ParentType, ContextType>;
  normalized?: Resolver<ResolversTypes['IntakeValues'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['IntakeRecordError']>, ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['IntakeMatch']>, ParentType, ContextType>;
  matching?: Resolver<ResolversTypes['IntakeMatching'], ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attestationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IntakeRecordStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecordEdge'] = ResolversParentTypes['IntakeRecordEdge']> = {
  node?: Resolver<ResolversTypes['IntakeRecord'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecordConnection'] = ResolversParentTypes['IntakeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IntakeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IntakeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecordPayload'] = ResolversParentTypes['IntakeRecordPayload']> = {
  record?: Resolver<ResolversTypes['IntakeRecord'], ParentType, ContextType>;
};

export type IntakeRecordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRecordsPayload'] = ResolversParentTypes['IntakeRecordsPayload']> = {
  records?: Resolver<ReadonlyArray<ResolversTypes['IntakeRecord']>, ParentType, ContextType>;
};

export type CustodianSearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianSearchHit'] = ResolversParentTypes['CustodianSearchHit']> = {
  kind?: Resolver<ResolversTypes['CustodianSearchKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustodianSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianSearchResult'] = ResolversParentTypes['CustodianSearchResult']> = {
  searchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['CustodianSearchPurpose'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['CustodianSearchHit']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export type Resolvers<ContextType = Context> = {
  EpochMs?: GraphQLScalarType;
  AttestationIssuance?: AttestationIssuanceResolvers<ContextType>;
  Attestation?: AttestationResolvers<ContextType>;
  AttestationEdge?: AttestationEdgeResolvers<ContextType>;
  AttestationConnection?: AttestationConnectionResolvers<ContextType>;
  AttestationRow?: AttestationRowResolvers<ContextType>;
  AttestationRowEdge?: AttestationRowEdgeResolvers<ContextType>;
  AttestationRowConnection?: AttestationRowConnectionResolvers<ContextType>;
  AttestationProof?: AttestationProofResolvers<ContextType>;
  AttestedIssueResult?: AttestedIssueResultResolvers<ContextType>;
  AttestRecordsPayload?: AttestRecordsPayloadResolvers<ContextType>;
  WithdrawAttestationPayload?: WithdrawAttestationPayloadResolvers<ContextType>;
  IssueFromAttestationPayload?: IssueFromAttestationPayloadResolvers<ContextType>;
  NameRecordHolderPayload?: NameRecordHolderPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  IntakeMappedValue?: IntakeMappedValueResolvers<ContextType>;
  IntakeTransform?: IntakeTransformResolvers<ContextType>;
  IntakeMappedColumn?: IntakeMappedColumnResolvers<ContextType>;
  IntakeSourceOrg?: IntakeSourceOrgResolvers<ContextType>;
  IntakeFile?: IntakeFileResolvers<ContextType>;
  IntakeCounts?: IntakeCountsResolvers<ContextType>;
  IntakeFailure?: IntakeFailureResolvers<ContextType>;
  IntakeBatch?: IntakeBatchResolvers<ContextType>;
  IntakeErrors?: IntakeErrorsResolvers<ContextType>;
  IntakeBatchEdge?: IntakeBatchEdgeResolvers<ContextType>;
  IntakeBatchConnection?: IntakeBatchConnectionResolvers<ContextType>;
  CreateIntakePayload?: CreateIntakePayloadResolvers<ContextType>;
  MapIntakePayload?: MapIntakePayloadResolvers<ContextType>;
  ValidateIntakePayload?: ValidateIntakePayloadResolvers<ContextType>;
  CancelIntakePayload?: CancelIntakePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Custodian?: CustodianResolvers<ContextType>;
  CustodianMandate?: CustodianMandateResolvers<ContextType>;
  CustodianKey?: CustodianKeyResolvers<ContextType>;
  CustodianEdge?: CustodianEdgeResolvers<ContextType>;
  CustodianConnection?: CustodianConnectionResolvers<ContextType>;
  RegisterCustodianPayload?: RegisterCustodianPayloadResolvers<ContextType>;
  ApproveCustodianPayload?: ApproveCustodianPayloadResolvers<ContextType>;
  RejectCustodianPayload?: RejectCustodianPayloadResolvers<ContextType>;
  SetCustodianStatusPayload?: SetCustodianStatusPayloadResolvers<ContextType>;
  RotateCustodianKeyPayload?: RotateCustodianKeyPayloadResolvers<ContextType>;
  IntakeCell?: IntakeCellResolvers<ContextType>;
  IntakeClaim?: IntakeClaimResolvers<ContextType>;
  IntakeValues?: IntakeValuesResolvers<ContextType>;
  IntakeRecordError?: IntakeRecordErrorResolvers<ContextType>;
  IntakeMatch?: IntakeMatchResolvers<ContextType>;
  IntakeRecord?: IntakeRecordResolvers<ContextType>;
  IntakeRecordEdge?: IntakeRecordEdgeResolvers<ContextType>;
  IntakeRecordConnection?: IntakeRecordConnectionResolvers<ContextType>;
  IntakeRecordPayload?: IntakeRecordPayloadResolvers<ContextType>;
  IntakeRecordsPayload?: IntakeRecordsPayloadResolvers<ContextType>;
  CustodianSearchHit?: CustodianSearchHitResolvers<ContextType>;
  CustodianSearchResult?: CustodianSearchResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DID?: GraphQLScalarType;
};
