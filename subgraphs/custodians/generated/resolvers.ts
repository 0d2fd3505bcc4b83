import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attestation as AttestationNounNoun } from '../attestations/attestation.ts';
import type { PreparedAttestation as PreparedAttestationNounNoun } from '../attestations/attest-with-own-key.ts';
import type { AttestedRow as AttestedRowNoun } from '../attestations/attestation-service.ts';
import type { InclusionProof as InclusionProofNoun } from '../attestations/inclusion.ts';
import type { Custodian as CustodianNounNoun } from '../registry/custodian.ts';
import type { RegistrantKey as CustodianKeyNounNoun } from '../../did-registry/registrant-key.ts';
import type { WorkforceMember as WorkforceMemberNounNoun } from '../workforce/member.ts';
import type { MemberImport as MemberImportNounNoun } from '../workforce/member-import.ts';
import type { ComplianceRequirement as ComplianceRequirementNounNoun, RequirementVersion as RequirementWordingNounNoun } from '../workforce/requirement.ts';
import type { Waiver as ComplianceWaiverNounNoun } from '../workforce/waiver.ts';
import type { ListedCompliance as WorkforceComplianceNounNoun } from '../workforce/register.ts';
import type { ComplianceSummary as ComplianceSummaryNounNoun } from '../workforce/register-service.ts';
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
  /** Of a custodian with its own key: as `prepareFromAttestation` answered it, like the next three; all four or none. */
  readonly keyId?: InputMaybe<Scalars['String']['input']>;
  /** issuanceDate, as signed. */
  readonly issuanceTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** created of the proofs, as signed. */
  readonly proofCreatedTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** At most 500, instead of `after` and `limit`. */
  readonly signatures?: InputMaybe<ReadonlyArray<AttestedSignatureInput>>;
};

/** The signature of the credential of one record. One that is wrong fails alone. */
export type AttestedSignatureInput = {
  /** The record, one of the attestation. */
  readonly recordId: Scalars['ID']['input'];
  /** 64 bytes of Ed25519 over its `bytesToSign`, in base64. */
  readonly signature: Scalars['String']['input'];
};

/** For which records of an attestation to tell what is signed to issue their credentials. */
export type PrepareFromAttestationInput = {
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

/** What is to be done about a record before its credential is issued. */
export type AttestedPrepareStatus =
  /** Its bytes are to be signed. */
  | 'TO_SIGN'
  /** Nothing: its credential is issued. */
  | 'ISSUED'
  /** Nobody has said whose wallet it goes to. */
  | 'SKIPPED'
  /** It would be refused; see `message`. */
  | 'FAILED';

/** What is to be signed for one record. */
export type PreparedAttestedCredential = {
  readonly __typename?: 'PreparedAttestedCredential';
  /** The record; send it back with the signature. */
  readonly recordId: Scalars['ID']['output'];
  /** Where it stands in the tree. */
  readonly leafIndex: Scalars['Int']['output'];
  /** What is to be done. */
  readonly operationStatus: AttestedPrepareStatus;
  /** The id of its credential; null where there will be none. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** The credential without its proof, as its canonical text (RFC 8785); null unless TO_SIGN, as the next two. */
  readonly canonicalCredential?: Maybe<Scalars['String']['output']>;
  /** The proof without its proofValue, as its canonical text. */
  readonly canonicalProofConfiguration?: Maybe<Scalars['String']['output']>;
  /** The 64 bytes to sign with Ed25519: SHA-256 of the canonical proof configuration, then of the canonical credential. */
  readonly bytesToSign?: Maybe<Scalars['Base64']['output']>;
  /** Why not: a code of the platform. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** The same for people, with what to do. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** Whose wallet the credential of a record goes to. */
export type NameRecordHolderInput = {
  /** A record of yours that is ATTESTED. */
  readonly recordId: Scalars['ID']['input'];
  /** The DID of the wallet. */
  readonly holderDid: Scalars['DID']['input'];
};

/** An attestation that a custodian with its own key has yet to sign. Nothing has become of the records. */
export type PreparedAttestation = {
  readonly __typename?: 'PreparedAttestation';
  /** Names it when it is signed, and from then on. */
  readonly attestationId: Scalars['ID']['output'];
  /** The canonical text to sign (RFC 8785). */
  readonly statement: Scalars['String']['output'];
  /** The UTF-8 bytes of `statement`: sign these with Ed25519. */
  readonly bytesToSign: Scalars['Base64']['output'];
  /** What is stated, in words; `statement` has it, too. */
  readonly statementText: Scalars['String']['output'];
  /** The root of the Merkle tree over the rows (RFC 9162), as lower-case hex. */
  readonly root: Scalars['String']['output'];
  /** How many records it is about. */
  readonly treeSize: Scalars['Int']['output'];
  /** When it was prepared, which is what it says of when it was signed. */
  readonly signedAt: Scalars['DateTime']['output'];
  /** Until when it waits for the signature of whoever has prepared it. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The version of the custodian's key that is current, and must sign. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The DID URL of that key. */
  readonly verificationMethod: Scalars['String']['output'];
};

/** The signature of a prepared attestation. */
export type SignAttestationInput = {
  /** Which one; you have prepared it. */
  readonly attestationId: Scalars['ID']['input'];
  /** 64 bytes of Ed25519 over `bytesToSign`, made with the custodian's current key. */
  readonly signature: Scalars['Base64']['input'];
};

/** The answer to preparing an attestation. */
export type PrepareAttestationPayload = {
  readonly __typename?: 'PrepareAttestationPayload';
  /** What is to be signed. */
  readonly prepared: PreparedAttestation;
};

/** The answer to signing a prepared attestation. */
export type SignAttestationPayload = {
  readonly __typename?: 'SignAttestationPayload';
  /** What was signed. */
  readonly attestation: Attestation;
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

/** What a custodian with its own key signs to issue. What was not issued before stays open: nothing is settled. */
export type PrepareFromAttestationPayload = {
  readonly __typename?: 'PrepareFromAttestationPayload';
  /** As it stands now. */
  readonly attestation: Attestation;
  /** As it was asked for; send it back. */
  readonly credentialType: Scalars['String']['output'];
  /** As it was asked for; send it back. */
  readonly expirationTimestamp?: Maybe<Scalars['EpochMs']['output']>;
  /** Names the custodian's current key as the proofs do; send it back. */
  readonly keyId: Scalars['String']['output'];
  /** issuanceDate of all of them; send it back. */
  readonly issuanceTimestamp: Scalars['EpochMs']['output'];
  /** created of their proofs; send it back. */
  readonly proofCreatedTimestamp: Scalars['EpochMs']['output'];
  /** The records that were looked at, in the order of the tree; those whose credential was issued before are left out. */
  readonly results: ReadonlyArray<PreparedAttestedCredential>;
  /** Send it as `after` to go on; null at the end. */
  readonly next?: Maybe<Scalars['Int']['output']>;
};

/** The answer to issuing of an attestation. */
export type IssueFromAttestationPayload = {
  readonly __typename?: 'IssueFromAttestationPayload';
  /** As it stands now. */
  readonly attestation: Attestation;
  /** What became of each record that was looked at, in the order of the tree, without those whose credential was issued before; or of each signature, in their order. */
  readonly results: ReadonlyArray<AttestedIssueResult>;
  /** Send it as `after` to go on; null at the end, and for signatures. */
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
  /** The single sign-on of a custodian and how it stands; for its Admins. NOT_FOUND when none was set up. */
  readonly custodianSsoConfig: SsoConfig;
  /** The document that tells a SAML provider of the platform; for everybody who has its address. */
  readonly custodianSsoServiceMetadata: File;
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
  /** An import of members. Error: NOT_FOUND. */
  readonly memberImport: MemberImport;
  /** The imports of members of your custodian, the newest first. */
  readonly memberImports: MemberImportConnection;
  /** What is wrong with the rows of an import, as CSV. Error: NOT_FOUND. */
  readonly memberImportErrors: File;
  /** The register as a CSV file, piece by piece. */
  readonly workforceComplianceFile: WorkforceComplianceFile;
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


export type QueryCustodianSsoConfigArgs = {
  organizationDid?: InputMaybe<Scalars['DID']['input']>;
};


export type QueryCustodianSsoServiceMetadataArgs = {
  ssoConfigId: Scalars['ID']['input'];
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


export type QueryMemberImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMemberImportsArgs = {
  filter?: InputMaybe<MemberImportFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMemberImportErrorsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWorkforceComplianceFileArgs = {
  filter?: InputMaybe<WorkforceComplianceFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
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
   * A custodian with its own key prepares an attestation instead (BYOK_FIELDS_REQUIRED). Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CUSTODIAN_NOT_ACTIVE.
   */
  readonly attestRecords: AttestRecordsPayload;
  /**
   * Tells a custodian with its own key what to sign to vouch for records. It waits for an hour, for whoever has prepared it, and nothing becomes of the records.
   * Errors: NOT_BYOK, LIMIT_REACHED, those of `attestRecords`.
   */
  readonly prepareAttestation: PrepareAttestationPayload;
  /**
   * Completes a prepared attestation: the signature is proven with the current key, and the records are looked at again, all or none.
   * Errors: NOT_FOUND for what is expired, used or somebody else's, SIGNATURE_INVALID, CONFLICT, NOT_BYOK, those of `attestRecords`.
   */
  readonly signAttestation: SignAttestationPayload;
  /** Takes an attestation back. Nothing is revoked: `attestationIssued` lists what was issued. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly withdrawAttestation: WithdrawAttestationPayload;
  /** Tells a custodian with its own key what to sign to issue credentials of up to 500 records. Errors: NOT_BYOK, those of `issueFromAttestation`. */
  readonly prepareFromAttestation: PrepareFromAttestationPayload;
  /**
   * Issues credentials of up to 500 records; repeated, nothing is issued twice. A custodian with its own key sends a signature for each (BYOK_FIELDS_REQUIRED),
   * which is proven with its current key; another one sends none (NOT_BYOK). Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT.
   */
  readonly issueFromAttestation: IssueFromAttestationPayload;
  /** Says whose wallet the credential of a record goes to. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, CONFLICT. */
  readonly nameRecordHolder: NameRecordHolderPayload;
  /**
   * Takes in a file of at most 50 MB, which comes in pieces: CSV, XLSX or JSON, at most 500,000 rows. DUPLICATE for a file that was taken in
   * before, unless that batch was cancelled or has failed.
   */
  readonly createIntake: CreateIntakePayload;
  /**
   * Says what the columns are, for whoever has sent the file: FORBIDDEN else. It may be said anew until somebody has decided about a record;
   * then INVALID_STATE_TRANSITION.
   */
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
  /** Sets single sign-on up, or replaces all of its settings: it is PENDING_VALIDATION from then on. */
  readonly upsertCustodianSsoConfig: SsoConfigPayload;
  /** Deletes the configuration with the domains; from then on people sign in by links. */
  readonly deleteCustodianSsoConfig: SsoConfigPayload;
  /**
   * Reads what the provider publishes and says in `missing` what is left to do. A fault that it finds is an answer with the status FAILED.
   * VALIDATED when nothing is missing.
   */
  readonly validateCustodianSso: SsoConfigPayload;
  /** Switches single sign-on on or off. INVALID_STATE_TRANSITION for one that was not validated. */
  readonly setCustodianSsoActive: SsoConfigPayload;
  /** Claims a domain of e-mail addresses and says what proves it. Repeating it shows the same token. */
  readonly addCustodianSsoDomain: SsoDomainPayload;
  /** Looks for the token in the DNS of the domain and at its site. INVALID_STATE_TRANSITION as long as it stands in neither, DUPLICATE when another organization proves the domain. */
  readonly verifyCustodianSsoDomain: SsoDomainPayload;
  /** Gives a domain up; addresses of it sign in no more. */
  readonly removeCustodianSsoDomain: SsoDomainPayload;
  /** Takes a piece of a file of members; with the last one it is worked off. Errors: DUPLICATE, LIMIT_REACHED, IDEMPOTENCY_MISMATCH. */
  readonly importMembers: ImportMembersPayload;
  /** Ends an import of members; repeating it changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelMemberImport: CancelMemberImportPayload;
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


export type MutationAttestRecordsArgs = {
  input: AttestRecordsInput;
};


export type MutationPrepareAttestationArgs = {
  input: AttestRecordsInput;
};


export type MutationSignAttestationArgs = {
  input: SignAttestationInput;
};


export type MutationWithdrawAttestationArgs = {
  input: WithdrawAttestationInput;
};


export type MutationPrepareFromAttestationArgs = {
  input: PrepareFromAttestationInput;
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


export type MutationUpsertCustodianSsoConfigArgs = {
  input: UpsertSsoConfigInput;
};


export type MutationDeleteCustodianSsoConfigArgs = {
  input: SsoOrganizationInput;
};


export type MutationValidateCustodianSsoArgs = {
  input: SsoOrganizationInput;
};


export type MutationSetCustodianSsoActiveArgs = {
  input: SetSsoActiveInput;
};


export type MutationAddCustodianSsoDomainArgs = {
  input: SsoDomainInput;
};


export type MutationVerifyCustodianSsoDomainArgs = {
  input: SsoDomainInput;
};


export type MutationRemoveCustodianSsoDomainArgs = {
  input: SsoDomainInput;
};


export type MutationImportMembersArgs = {
  input: ImportMembersInput;
};


export type MutationCancelMemberImportArgs = {
  input: CancelMemberImportInput;
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
  /** How its workforce stands; null for everybody who is not of this custodian. */
  readonly compliance?: Maybe<ComplianceSummary>;
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
  /** The member as it was; under its id the register goes on to say how it stood. */
  readonly member: WorkforceMember;
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

/** How an import of members stands. */
export type MemberImportStatus =
  /** Pieces of its file are still to come. */
  | 'RECEIVING'
  /** The file is there and waits for its turn. */
  | 'QUEUED'
  /** It is worked off. */
  | 'RUNNING'
  /** Every row was taken. */
  | 'COMPLETED'
  /** Some rows were refused; its errors tell why. */
  | 'COMPLETED_WITH_ERRORS'
  /** The file could not be read, or nothing may be imported; `failure` tells why. What was made until then stays. */
  | 'FAILED'
  /** Somebody ended it. What was made until then stays. */
  | 'CANCELLED';

/** What has become of the rows of a file. */
export type MemberImportCounts = {
  readonly __typename?: 'MemberImportCounts';
  /** Rows that were worked off. */
  readonly done: Scalars['Int']['output'];
  /** Members that were added. */
  readonly made: Scalars['Int']['output'];
  /** Members that were changed. */
  readonly changed: Scalars['Int']['output'];
  /** Rows that say what is there. */
  readonly unchanged: Scalars['Int']['output'];
  /** Rows that were refused. */
  readonly refused: Scalars['Int']['output'];
};

/** Why an import has FAILED. */
export type MemberImportFailure = {
  readonly __typename?: 'MemberImportFailure';
  /** The line; null where the file as a whole is wrong. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** The column; null where a row or the file is wrong. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** A stable word. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A list of members that is worked off in the background. */
export type MemberImport = {
  readonly __typename?: 'MemberImport';
  /** Names it in every call. */
  readonly importId: Scalars['ID']['output'];
  /** The name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Bytes of the file. */
  readonly size: Scalars['Int']['output'];
  /** SHA-256 of the file, as hex. */
  readonly sha256: Scalars['String']['output'];
  /** How it stands. */
  readonly status: MemberImportStatus;
  /** What has become of its rows. */
  readonly counts: MemberImportCounts;
  /** What is wrong with rows; the first 10,000 can be read. */
  readonly errorCount: Scalars['Int']['output'];
  /** Why it has FAILED; null else. */
  readonly failure?: Maybe<MemberImportFailure>;
  /** When the work began. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the file was there. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it got on last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** 1, and one more with each change. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A page of imports of members. */
export type MemberImportConnection = {
  readonly __typename?: 'MemberImportConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<MemberImportEdge>;
  /** The rows alone. */
  readonly nodes: ReadonlyArray<MemberImport>;
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

/** One of imports of members and where it stands. */
export type MemberImportEdge = {
  readonly __typename?: 'MemberImportEdge';
  /** The row. */
  readonly node: MemberImport;
  /** Pass it as `after` to go on behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** Which imports to list. */
export type MemberImportFilter = {
  /** How they stand. */
  readonly status?: InputMaybe<MemberImportStatus>;
};

/** A piece of a file of members: CSV, XLSX or JSON. */
export type ImportMembersInput = {
  /** A UUID that the sender has chosen for the file. */
  readonly uploadId: Scalars['ID']['input'];
  /** Bytes of the file before this piece. */
  readonly offset: Scalars['Int']['input'];
  /** Whether it is the last piece. */
  readonly isLast: Scalars['Boolean']['input'];
  /** The name of the file. */
  readonly fileName: Scalars['String']['input'];
  /** The bytes, at most 4 MB. */
  readonly content: Scalars['Base64']['input'];
};

/** What has become of the file. */
export type ImportMembersPayload = {
  readonly __typename?: 'ImportMembersPayload';
  /** RECEIVING until the last piece is there. */
  readonly status: MemberImportStatus;
  /** The import; null until the last piece is there. */
  readonly import?: Maybe<MemberImport>;
};

/** Which import to end. */
export type CancelMemberImportInput = {
  /** The import. */
  readonly importId: Scalars['ID']['input'];
};

/** The import. */
export type CancelMemberImportPayload = {
  readonly __typename?: 'CancelMemberImportPayload';
  /** As it is now. */
  readonly import: MemberImport;
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

/** How the people of an organization sign in through its own identity provider. Secrets are never shown. */
export type SsoConfig = {
  readonly __typename?: 'SsoConfig';
  /** Id of the configuration. */
  readonly ssoConfigId: Scalars['ID']['output'];
  /** The organization; it has this one configuration. */
  readonly organizationDid: Scalars['DID']['output'];
  /** SAML2.0 or OIDC. */
  readonly protocol: Scalars['String']['output'];
  /** What people call the provider. */
  readonly provider: Scalars['String']['output'];
  /** How it stands. */
  readonly status: SsoStatus;
  /** What the last check or trial found, in the platform's own words. */
  readonly validationError?: Maybe<Scalars['String']['output']>;
  /** When it became VALIDATED. */
  readonly validatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When these settings were last tried by a sign-in; null since an edit. */
  readonly testedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is left to do before it can be activated. */
  readonly missing: ReadonlyArray<SsoStep>;
  /** Of an OpenID provider. */
  readonly oidc?: Maybe<SsoOidcSettings>;
  /** Of a SAML identity provider. */
  readonly saml?: Maybe<SsoSamlSettings>;
  /** The domains of e-mail addresses that the organization claims, sorted. */
  readonly emailDomains: ReadonlyArray<SsoEmailDomain>;
  /** Which attributes say what. */
  readonly attributeMap: SsoAttributeMap;
  /** Whether people of a proved domain who are no members yet become some. */
  readonly jitProvisioning: Scalars['Boolean']['output'];
  /** The role of those whom no rule gives another one. */
  readonly defaultRole: Scalars['String']['output'];
  /** True closes every other way to sign in, but for the break-glass Admin. */
  readonly enforce: Scalars['Boolean']['output'];
  /** The Admin who may still sign in by a link while `enforce` holds. */
  readonly breakGlassMemberId?: Maybe<Scalars['ID']['output']>;
  /** Where an OpenID provider sends people back to; register it there. */
  readonly callbackUrl: Scalars['String']['output'];
  /** Where a SAML provider posts responses to (assertion consumer service); register it there. */
  readonly acsUrl: Scalars['String']['output'];
  /** The name under which a SAML provider knows the platform, and the address of its metadata document. */
  readonly spEntityId: Scalars['String']['output'];
  /** Where an Admin tries the settings. */
  readonly testSignInUrl: Scalars['String']['output'];
  /** Where an OpenID provider sends people back to who sign out there, too; register it as a post-logout redirect URI. */
  readonly postLogoutUrl: Scalars['String']['output'];
  /** When it was set up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** One more with each change, for `If-Match`. */
  readonly rowVersion: Scalars['Int']['output'];
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

/** The settings of single sign-on; what is left out gets its default. */
export type UpsertSsoConfigInput = {
  /** The organization; your own when it is left out. */
  readonly organizationDid?: InputMaybe<Scalars['DID']['input']>;
  /** SAML2.0 or OIDC. */
  readonly protocol: Scalars['String']['input'];
  /** What people call the provider; at most 100 characters. */
  readonly provider: Scalars['String']['input'];
  /** Required for OIDC. */
  readonly oidc?: InputMaybe<SsoOidcInput>;
  /** Required for SAML2.0. */
  readonly saml?: InputMaybe<SsoSamlInput>;
  /** Exactly the domains to claim, at most 20; those that were proved stay so. Left as they are when this is left out. */
  readonly emailDomains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which attributes say what. */
  readonly attributeMap?: InputMaybe<SsoAttributeMapInput>;
  /** Whether people of a proved domain become members by signing in; false unless told. */
  readonly jitProvisioning?: InputMaybe<Scalars['Boolean']['input']>;
  /** A role other than Admin; Viewer unless told. */
  readonly defaultRole?: InputMaybe<Scalars['String']['input']>;
  /** True closes every other way to sign in; needs `breakGlassMemberId`. */
  readonly enforce?: InputMaybe<Scalars['Boolean']['input']>;
  /** The Admin who may still sign in by a link. */
  readonly breakGlassMemberId?: InputMaybe<Scalars['ID']['input']>;
};

/** The configuration after the change; as it was, when it is gone. */
export type SsoConfigPayload = {
  readonly __typename?: 'SsoConfigPayload';
  /** With its status and what is left to do. */
  readonly config: SsoConfig;
};

/** Whose single sign-on. */
export type SsoOrganizationInput = {
  /** The organization; your own when it is left out. */
  readonly organizationDid?: InputMaybe<Scalars['DID']['input']>;
};

/** Whether people sign in through it. */
export type SetSsoActiveInput = {
  /** The organization; your own when it is left out. */
  readonly organizationDid?: InputMaybe<Scalars['DID']['input']>;
  /** True needs a configuration that is VALIDATED or INACTIVE, and a proved domain. */
  readonly active: Scalars['Boolean']['input'];
};

/** Which domain. */
export type SsoDomainInput = {
  /** The organization; your own when it is left out. */
  readonly organizationDid?: InputMaybe<Scalars['DID']['input']>;
  /** Such as example.edu; those below it are domains of their own. */
  readonly domain: Scalars['String']['input'];
};

/** The domain after the change. */
export type SsoDomainPayload = {
  readonly __typename?: 'SsoDomainPayload';
  /** With its token and whether it is proved. */
  readonly domain: SsoEmailDomain;
};

/** How the single sign-on of an organization stands. */
export type SsoStatus =
  /** New or edited: it has to be checked and tried. */
  | 'PENDING_VALIDATION'
  /** Checked and tried; nobody signs in through it yet. */
  | 'VALIDATED'
  /** People sign in through it. */
  | 'ACTIVE'
  /** Switched off by an administrator. */
  | 'INACTIVE'
  /** A check or a trial found a fault; `validationError` says which. */
  | 'FAILED';

/** What is left to do before single sign-on can be activated, in this order. */
export type SsoStep =
  /** What the provider publishes was not read yet, or had a fault: validate. */
  | 'METADATA'
  /** No domain of e-mail addresses is proved. */
  | 'EMAIL_DOMAIN'
  /** Nobody has signed in to try these settings, at `testSignInUrl`; validate once more after that. */
  | 'TEST_SIGN_IN';

/** An OpenID provider, and how the platform is known there. */
export type SsoOidcSettings = {
  readonly __typename?: 'SsoOidcSettings';
  /** Exactly as the provider names itself. */
  readonly issuerUrl: Scalars['String']['output'];
  /** As the provider has registered the platform. */
  readonly clientId: Scalars['String']['output'];
  /** Whether a client secret is kept; without one the client proves itself with PKCE alone. */
  readonly hasClientSecret: Scalars['Boolean']['output'];
  /** What is asked for, openid among it. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** A SAML identity provider; null as long as its metadata were not read. */
export type SsoSamlSettings = {
  readonly __typename?: 'SsoSamlSettings';
  /** As the provider names itself. */
  readonly idpEntityId?: Maybe<Scalars['String']['output']>;
  /** Where browsers bring requests (HTTP-Redirect binding). */
  readonly ssoUrl?: Maybe<Scalars['String']['output']>;
  /** The certificates that are believed, as PEM. */
  readonly certificates: ReadonlyArray<Scalars['String']['output']>;
  /** Where its metadata are read from, by each validation. */
  readonly metadataUrl?: Maybe<Scalars['String']['output']>;
};

/** A domain of e-mail addresses that an organization claims; addresses of it count once it is proved. */
export type SsoEmailDomain = {
  readonly __typename?: 'SsoEmailDomain';
  /** In lower case, international names in their ASCII form. */
  readonly domain: Scalars['String']['output'];
  /** Whether the organization has proved that it is its own. */
  readonly isProved: Scalars['Boolean']['output'];
  /** When it did. */
  readonly provedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text that proves it, alone in a TXT record or in the file. */
  readonly token: Scalars['String']['output'];
  /** The name of the TXT record. */
  readonly dnsName: Scalars['String']['output'];
  /** The address of the file that may stand in its place. */
  readonly fileUrl: Scalars['String']['output'];
};

/** Which attributes or claims of the provider say what; null for the usual names. */
export type SsoAttributeMap = {
  readonly __typename?: 'SsoAttributeMap';
  /** The one e-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The groups. */
  readonly groups?: Maybe<Scalars['String']['output']>;
  /** The first rule that a person meets names the role. */
  readonly roles: ReadonlyArray<SsoRoleRule>;
};

/** An OpenID provider. */
export type SsoOidcInput = {
  /** Its issuer, exactly; its metadata are read below that. */
  readonly issuerUrl: Scalars['String']['input'];
  /** As the provider has registered the platform. */
  readonly clientId: Scalars['String']['input'];
  /** Sealed, and never shown. Left out, the one that is there stays, as long as issuer and client stay the same. */
  readonly clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** True takes the secret away: the client proves itself with PKCE alone. */
  readonly isPublicClient?: InputMaybe<Scalars['Boolean']['input']>;
  /** openid, email and profile unless told. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A SAML identity provider: its metadata, or the three settings themselves. */
export type SsoSamlInput = {
  /** As the provider names itself. */
  readonly idpEntityId?: InputMaybe<Scalars['String']['input']>;
  /** Where browsers bring requests (HTTP-Redirect binding). */
  readonly ssoUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 10, as PEM. */
  readonly certificates?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The https address of its metadata, which each validation reads. */
  readonly metadataUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its metadata themselves, at most 1 MB. */
  readonly metadataXml?: InputMaybe<Scalars['String']['input']>;
};

/** Which attributes or claims of the provider say what; the usual names where one is left out. */
export type SsoAttributeMapInput = {
  /** The one e-mail address. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The name to show. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The groups. */
  readonly groups?: InputMaybe<Scalars['String']['input']>;
  /** At most 50; the first that a person meets names the role. */
  readonly roles?: InputMaybe<ReadonlyArray<SsoRoleRuleInput>>;
};

/** Gives a role to whom an attribute has a value. */
export type SsoRoleRule = {
  readonly __typename?: 'SsoRoleRule';
  /** The attribute; null for that of the groups. */
  readonly attribute?: Maybe<Scalars['String']['output']>;
  /** The value, exactly. */
  readonly value: Scalars['String']['output'];
  /** The role. */
  readonly role: Scalars['String']['output'];
};

/** Gives a role to whom an attribute has a value. */
export type SsoRoleRuleInput = {
  /** The attribute; that of the groups when it is left out. */
  readonly attribute?: InputMaybe<Scalars['String']['input']>;
  /** The value, exactly. */
  readonly value: Scalars['String']['input'];
  /** A role of the organization's kind. */
  readonly role: Scalars['String']['input'];
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
  AttestedSignatureInput: AttestedSignatureInput;
  PrepareFromAttestationInput: PrepareFromAttestationInput;
  AttestedPrepareStatus: AttestedPrepareStatus;
  PreparedAttestedCredential: ResolverTypeWrapper<PreparedAttestedCredential>;
  NameRecordHolderInput: NameRecordHolderInput;
  PreparedAttestation: ResolverTypeWrapper<PreparedAttestationNounNoun>;
  SignAttestationInput: SignAttestationInput;
  PrepareAttestationPayload: ResolverTypeWrapper<Omit<PrepareAttestationPayload, 'prepared'> & { prepared: ResolversTypes['PreparedAttestation'] }>;
  SignAttestationPayload: ResolverTypeWrapper<Omit<SignAttestationPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  AttestRecordsPayload: ResolverTypeWrapper<Omit<AttestRecordsPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  WithdrawAttestationPayload: ResolverTypeWrapper<Omit<WithdrawAttestationPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
  PrepareFromAttestationPayload: ResolverTypeWrapper<Omit<PrepareFromAttestationPayload, 'attestation'> & { attestation: ResolversTypes['Attestation'] }>;
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
  WorkforceMemberStatus: WorkforceMemberStatus;
  WorkforceMember: ResolverTypeWrapper<WorkforceMemberNounNoun>;
  WorkforceMemberConnection: ResolverTypeWrapper<Omit<WorkforceMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WorkforceMemberEdge']>, nodes: ReadonlyArray<ResolversTypes['WorkforceMember']> }>;
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
  RemoveMemberPayload: ResolverTypeWrapper<Omit<RemoveMemberPayload, 'member'> & { member: ResolversTypes['WorkforceMember'] }>;
  RequirementSatisfiedByInput: RequirementSatisfiedByInput;
  UpsertRequirementInput: UpsertRequirementInput;
  UpsertRequirementPayload: ResolverTypeWrapper<Omit<UpsertRequirementPayload, 'requirement'> & { requirement: ResolversTypes['ComplianceRequirement'] }>;
  ArchiveRequirementInput: ArchiveRequirementInput;
  ArchiveRequirementPayload: ResolverTypeWrapper<Omit<ArchiveRequirementPayload, 'requirement'> & { requirement: ResolversTypes['ComplianceRequirement'] }>;
  GrantWaiverInput: GrantWaiverInput;
  GrantWaiverPayload: ResolverTypeWrapper<Omit<GrantWaiverPayload, 'waiver'> & { waiver: ResolversTypes['ComplianceWaiver'] }>;
  EndWaiverInput: EndWaiverInput;
  EndWaiverPayload: ResolverTypeWrapper<Omit<EndWaiverPayload, 'waiver'> & { waiver: ResolversTypes['ComplianceWaiver'] }>;
  MemberImportStatus: MemberImportStatus;
  MemberImportCounts: ResolverTypeWrapper<MemberImportCounts>;
  MemberImportFailure: ResolverTypeWrapper<MemberImportFailure>;
  MemberImport: ResolverTypeWrapper<MemberImportNounNoun>;
  MemberImportConnection: ResolverTypeWrapper<Omit<MemberImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['MemberImportEdge']>, nodes: ReadonlyArray<ResolversTypes['MemberImport']> }>;
  MemberImportEdge: ResolverTypeWrapper<Omit<MemberImportEdge, 'node'> & { node: ResolversTypes['MemberImport'] }>;
  MemberImportFilter: MemberImportFilter;
  ImportMembersInput: ImportMembersInput;
  ImportMembersPayload: ResolverTypeWrapper<Omit<ImportMembersPayload, 'import'> & { import?: Maybe<ResolversTypes['MemberImport']> }>;
  CancelMemberImportInput: CancelMemberImportInput;
  CancelMemberImportPayload: ResolverTypeWrapper<Omit<CancelMemberImportPayload, 'import'> & { import: ResolversTypes['MemberImport'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  CustodianType: CustodianType;
  IssuerStatus: IssuerStatus;
  SsoConfig: ResolverTypeWrapper<SsoConfig>;
  File: ResolverTypeWrapper<File>;
  UpsertSsoConfigInput: UpsertSsoConfigInput;
  SsoConfigPayload: ResolverTypeWrapper<SsoConfigPayload>;
  SsoOrganizationInput: SsoOrganizationInput;
  SetSsoActiveInput: SetSsoActiveInput;
  SsoDomainInput: SsoDomainInput;
  SsoDomainPayload: ResolverTypeWrapper<SsoDomainPayload>;
  SsoStatus: SsoStatus;
  SsoStep: SsoStep;
  SsoOidcSettings: ResolverTypeWrapper<SsoOidcSettings>;
  SsoSamlSettings: ResolverTypeWrapper<SsoSamlSettings>;
  SsoEmailDomain: ResolverTypeWrapper<SsoEmailDomain>;
  SsoAttributeMap: ResolverTypeWrapper<SsoAttributeMap>;
  SsoOidcInput: SsoOidcInput;
  SsoSamlInput: SsoSamlInput;
  SsoAttributeMapInput: SsoAttributeMapInput;
  SsoRoleRule: ResolverTypeWrapper<SsoRoleRule>;
  SsoRoleRuleInput: SsoRoleRuleInput;
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
  AttestedSignatureInput: AttestedSignatureInput;
  PrepareFromAttestationInput: PrepareFromAttestationInput;
  PreparedAttestedCredential: PreparedAttestedCredential;
  NameRecordHolderInput: NameRecordHolderInput;
  PreparedAttestation: PreparedAttestationNounNoun;
  SignAttestationInput: SignAttestationInput;
  PrepareAttestationPayload: Omit<PrepareAttestationPayload, 'prepared'> & { prepared: ResolversParentTypes['PreparedAttestation'] };
  SignAttestationPayload: Omit<SignAttestationPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  AttestRecordsPayload: Omit<AttestRecordsPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  WithdrawAttestationPayload: Omit<WithdrawAttestationPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
  PrepareFromAttestationPayload: Omit<PrepareFromAttestationPayload, 'attestation'> & { attestation: ResolversParentTypes['Attestation'] };
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
  WorkforceMember: WorkforceMemberNounNoun;
  WorkforceMemberConnection: Omit<WorkforceMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WorkforceMemberEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WorkforceMember']> };
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
  RemoveMemberPayload: Omit<RemoveMemberPayload, 'member'> & { member: ResolversParentTypes['WorkforceMember'] };
  RequirementSatisfiedByInput: RequirementSatisfiedByInput;
  UpsertRequirementInput: UpsertRequirementInput;
  UpsertRequirementPayload: Omit<UpsertRequirementPayload, 'requirement'> & { requirement: ResolversParentTypes['ComplianceRequirement'] };
  ArchiveRequirementInput: ArchiveRequirementInput;
  ArchiveRequirementPayload: Omit<ArchiveRequirementPayload, 'requirement'> & { requirement: ResolversParentTypes['ComplianceRequirement'] };
  GrantWaiverInput: GrantWaiverInput;
  GrantWaiverPayload: Omit<GrantWaiverPayload, 'waiver'> & { waiver: ResolversParentTypes['ComplianceWaiver'] };
  EndWaiverInput: EndWaiverInput;
  EndWaiverPayload: Omit<EndWaiverPayload, 'waiver'> & { waiver: ResolversParentTypes['ComplianceWaiver'] };
  MemberImportCounts: MemberImportCounts;
  MemberImportFailure: MemberImportFailure;
  MemberImport: MemberImportNounNoun;
  MemberImportConnection: Omit<MemberImportConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['MemberImportEdge']>, nodes: ReadonlyArray<ResolversParentTypes['MemberImport']> };
  MemberImportEdge: Omit<MemberImportEdge, 'node'> & { node: ResolversParentTypes['MemberImport'] };
  MemberImportFilter: MemberImportFilter;
  ImportMembersInput: ImportMembersInput;
  ImportMembersPayload: Omit<ImportMembersPayload, 'import'> & { import?: Maybe<ResolversParentTypes['MemberImport']> };
  CancelMemberImportInput: CancelMemberImportInput;
  CancelMemberImportPayload: Omit<CancelMemberImportPayload, 'import'> & { import: ResolversParentTypes['MemberImport'] };
  DateTime: Scalars['DateTime']['output'];
  Base64: Scalars['Base64']['output'];
  PageInfo: PageInfo;
  JSON: Scalars['JSON']['output'];
  DID: Scalars['DID']['output'];
  SsoConfig: SsoConfig;
  File: File;
  UpsertSsoConfigInput: UpsertSsoConfigInput;
  SsoConfigPayload: SsoConfigPayload;
  SsoOrganizationInput: SsoOrganizationInput;
  SetSsoActiveInput: SetSsoActiveInput;
  SsoDomainInput: SsoDomainInput;
  SsoDomainPayload: SsoDomainPayload;
  SsoOidcSettings: SsoOidcSettings;
  SsoSamlSettings: SsoSamlSettings;
  SsoEmailDomain: SsoEmailDomain;
  SsoAttributeMap: SsoAttributeMap;
  SsoOidcInput: SsoOidcInput;
  SsoSamlInput: SsoSamlInput;
  SsoAttributeMapInput: SsoAttributeMapInput;
  SsoRoleRule: SsoRoleRule;
  SsoRoleRuleInput: SsoRoleRuleInput;
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

export type PreparedAttestedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedAttestedCredential'] = ResolversParentTypes['PreparedAttestedCredential']> = {
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leafIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operationStatus?: Resolver<ResolversTypes['AttestedPrepareStatus'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canonicalCredential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonicalProofConfiguration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bytesToSign?: Resolver<Maybe<ResolversTypes['Base64']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreparedAttestationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedAttestation'] = ResolversParentTypes['PreparedAttestation']> = {
  attestationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytesToSign?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  statementText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  treeSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrepareAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareAttestationPayload'] = ResolversParentTypes['PrepareAttestationPayload']> = {
  prepared?: Resolver<ResolversTypes['PreparedAttestation'], ParentType, ContextType>;
};

export type SignAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignAttestationPayload'] = ResolversParentTypes['SignAttestationPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
};

export type AttestRecordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttestRecordsPayload'] = ResolversParentTypes['AttestRecordsPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
};

export type WithdrawAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawAttestationPayload'] = ResolversParentTypes['WithdrawAttestationPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
};

export type PrepareFromAttestationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareFromAttestationPayload'] = ResolversParentTypes['PrepareFromAttestationPayload']> = {
  attestation?: Resolver<ResolversTypes['Attestation'], ParentType, ContextType>;
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTimestamp?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuanceTimestamp?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  proofCreatedTimestamp?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['PreparedAttestedCredential']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  custodianSsoConfig?: Resolver<ResolversTypes['SsoConfig'], ParentType, ContextType, Partial<QueryCustodianSsoConfigArgs>>;
  custodianSsoServiceMetadata?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryCustodianSsoServiceMetadataArgs, 'ssoConfigId'>>;
  workforceMember?: Resolver<ResolversTypes['WorkforceMember'], ParentType, ContextType, RequireFields<QueryWorkforceMemberArgs, 'id'>>;
  workforceMembers?: Resolver<ResolversTypes['WorkforceMemberConnection'], ParentType, ContextType, Partial<QueryWorkforceMembersArgs>>;
  complianceRequirement?: Resolver<ResolversTypes['ComplianceRequirement'], ParentType, ContextType, RequireFields<QueryComplianceRequirementArgs, 'id'>>;
  complianceRequirements?: Resolver<ResolversTypes['ComplianceRequirementConnection'], ParentType, ContextType, Partial<QueryComplianceRequirementsArgs>>;
  complianceWaivers?: Resolver<ResolversTypes['ComplianceWaiverConnection'], ParentType, ContextType, Partial<QueryComplianceWaiversArgs>>;
  workforceCompliance?: Resolver<ResolversTypes['WorkforceComplianceConnection'], ParentType, ContextType, Partial<QueryWorkforceComplianceArgs>>;
  complianceSummary?: Resolver<ResolversTypes['ComplianceSummary'], ParentType, ContextType>;
  memberImport?: Resolver<ResolversTypes['MemberImport'], ParentType, ContextType, RequireFields<QueryMemberImportArgs, 'id'>>;
  memberImports?: Resolver<ResolversTypes['MemberImportConnection'], ParentType, ContextType, Partial<QueryMemberImportsArgs>>;
  memberImportErrors?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryMemberImportErrorsArgs, 'id'>>;
  workforceComplianceFile?: Resolver<ResolversTypes['WorkforceComplianceFile'], ParentType, ContextType, Partial<QueryWorkforceComplianceFileArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  attestRecords?: Resolver<ResolversTypes['AttestRecordsPayload'], ParentType, ContextType, RequireFields<MutationAttestRecordsArgs, 'input'>>;
  prepareAttestation?: Resolver<ResolversTypes['PrepareAttestationPayload'], ParentType, ContextType, RequireFields<MutationPrepareAttestationArgs, 'input'>>;
  signAttestation?: Resolver<ResolversTypes['SignAttestationPayload'], ParentType, ContextType, RequireFields<MutationSignAttestationArgs, 'input'>>;
  withdrawAttestation?: Resolver<ResolversTypes['WithdrawAttestationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAttestationArgs, 'input'>>;
  prepareFromAttestation?: Resolver<ResolversTypes['PrepareFromAttestationPayload'], ParentType, ContextType, RequireFields<MutationPrepareFromAttestationArgs, 'input'>>;
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
  upsertCustodianSsoConfig?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationUpsertCustodianSsoConfigArgs, 'input'>>;
  deleteCustodianSsoConfig?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationDeleteCustodianSsoConfigArgs, 'input'>>;
  validateCustodianSso?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationValidateCustodianSsoArgs, 'input'>>;
  setCustodianSsoActive?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationSetCustodianSsoActiveArgs, 'input'>>;
  addCustodianSsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationAddCustodianSsoDomainArgs, 'input'>>;
  verifyCustodianSsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationVerifyCustodianSsoDomainArgs, 'input'>>;
  removeCustodianSsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationRemoveCustodianSsoDomainArgs, 'input'>>;
  importMembers?: Resolver<ResolversTypes['ImportMembersPayload'], ParentType, ContextType, RequireFields<MutationImportMembersArgs, 'input'>>;
  cancelMemberImport?: Resolver<ResolversTypes['CancelMemberImportPayload'], ParentType, ContextType, RequireFields<MutationCancelMemberImportArgs, 'input'>>;
  upsertMember?: Resolver<ResolversTypes['UpsertMemberPayload'], ParentType, ContextType, RequireFields<MutationUpsertMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  upsertRequirement?: Resolver<ResolversTypes['UpsertRequirementPayload'], ParentType, ContextType, RequireFields<MutationUpsertRequirementArgs, 'input'>>;
  archiveRequirement?: Resolver<ResolversTypes['ArchiveRequirementPayload'], ParentType, ContextType, RequireFields<MutationArchiveRequirementArgs, 'input'>>;
  grantWaiver?: Resolver<ResolversTypes['GrantWaiverPayload'], ParentType, ContextType, RequireFields<MutationGrantWaiverArgs, 'input'>>;
  endWaiver?: Resolver<ResolversTypes['EndWaiverPayload'], ParentType, ContextType, RequireFields<MutationEndWaiverArgs, 'input'>>;
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
  compliance?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
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
  member?: Resolver<ResolversTypes['WorkforceMember'], ParentType, ContextType>;
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

export type MemberImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberImportCounts'] = ResolversParentTypes['MemberImportCounts']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberImportFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberImportFailure'] = ResolversParentTypes['MemberImportFailure']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberImport'] = ResolversParentTypes['MemberImport']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberImportStatus'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['MemberImportCounts'], ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['MemberImportFailure']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberImportConnection'] = ResolversParentTypes['MemberImportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MemberImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MemberImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberImportEdge'] = ResolversParentTypes['MemberImportEdge']> = {
  node?: Resolver<ResolversTypes['MemberImport'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportMembersPayload'] = ResolversParentTypes['ImportMembersPayload']> = {
  status?: Resolver<ResolversTypes['MemberImportStatus'], ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['MemberImport']>, ParentType, ContextType>;
};

export type CancelMemberImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMemberImportPayload'] = ResolversParentTypes['CancelMemberImportPayload']> = {
  import?: Resolver<ResolversTypes['MemberImport'], ParentType, ContextType>;
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

export type SsoConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoConfig'] = ResolversParentTypes['SsoConfig']> = {
  ssoConfigId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SsoStatus'], ParentType, ContextType>;
  validationError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['SsoStep']>, ParentType, ContextType>;
  oidc?: Resolver<Maybe<ResolversTypes['SsoOidcSettings']>, ParentType, ContextType>;
  saml?: Resolver<Maybe<ResolversTypes['SsoSamlSettings']>, ParentType, ContextType>;
  emailDomains?: Resolver<ReadonlyArray<ResolversTypes['SsoEmailDomain']>, ParentType, ContextType>;
  attributeMap?: Resolver<ResolversTypes['SsoAttributeMap'], ParentType, ContextType>;
  jitProvisioning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enforce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breakGlassMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  callbackUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spEntityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testSignInUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postLogoutUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
};

export type SsoConfigPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoConfigPayload'] = ResolversParentTypes['SsoConfigPayload']> = {
  config?: Resolver<ResolversTypes['SsoConfig'], ParentType, ContextType>;
};

export type SsoDomainPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoDomainPayload'] = ResolversParentTypes['SsoDomainPayload']> = {
  domain?: Resolver<ResolversTypes['SsoEmailDomain'], ParentType, ContextType>;
};

export type SsoOidcSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoOidcSettings'] = ResolversParentTypes['SsoOidcSettings']> = {
  issuerUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasClientSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SsoSamlSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoSamlSettings'] = ResolversParentTypes['SsoSamlSettings']> = {
  idpEntityId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ssoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  metadataUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SsoEmailDomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoEmailDomain'] = ResolversParentTypes['SsoEmailDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isProved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dnsName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SsoAttributeMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoAttributeMap'] = ResolversParentTypes['SsoAttributeMap']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['SsoRoleRule']>, ParentType, ContextType>;
};

export type SsoRoleRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SsoRoleRule'] = ResolversParentTypes['SsoRoleRule']> = {
  attribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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
  PreparedAttestedCredential?: PreparedAttestedCredentialResolvers<ContextType>;
  PreparedAttestation?: PreparedAttestationResolvers<ContextType>;
  PrepareAttestationPayload?: PrepareAttestationPayloadResolvers<ContextType>;
  SignAttestationPayload?: SignAttestationPayloadResolvers<ContextType>;
  AttestRecordsPayload?: AttestRecordsPayloadResolvers<ContextType>;
  WithdrawAttestationPayload?: WithdrawAttestationPayloadResolvers<ContextType>;
  PrepareFromAttestationPayload?: PrepareFromAttestationPayloadResolvers<ContextType>;
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
  MemberImportCounts?: MemberImportCountsResolvers<ContextType>;
  MemberImportFailure?: MemberImportFailureResolvers<ContextType>;
  MemberImport?: MemberImportResolvers<ContextType>;
  MemberImportConnection?: MemberImportConnectionResolvers<ContextType>;
  MemberImportEdge?: MemberImportEdgeResolvers<ContextType>;
  ImportMembersPayload?: ImportMembersPayloadResolvers<ContextType>;
  CancelMemberImportPayload?: CancelMemberImportPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  DID?: GraphQLScalarType;
  SsoConfig?: SsoConfigResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  SsoConfigPayload?: SsoConfigPayloadResolvers<ContextType>;
  SsoDomainPayload?: SsoDomainPayloadResolvers<ContextType>;
  SsoOidcSettings?: SsoOidcSettingsResolvers<ContextType>;
  SsoSamlSettings?: SsoSamlSettingsResolvers<ContextType>;
  SsoEmailDomain?: SsoEmailDomainResolvers<ContextType>;
  SsoAttributeMap?: SsoAttributeMapResolvers<ContextType>;
  SsoRoleRule?: SsoRoleRuleResolvers<ContextType>;
};
