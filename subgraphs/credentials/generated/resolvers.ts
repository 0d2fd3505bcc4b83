import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Credential as CredentialNoun } from '../credential.ts';
import type { CredentialStatusRecord as CredentialStatusRecordNoun } from '../ports.ts';
import type { Revoked as RevokedNoun } from '../credential-service.ts';
import type { PublishedStatusList as PublishedStatusListNoun } from '../status-list-service.ts';
import type { EntryVersionKey as EntryVersionKeyNoun, DidKey as DidKeyNoun } from '../resolvers.ts';
import type { PreparedDraft as PreparedDraftNoun } from '../issuance.ts';
import type { TemplatePreview as TemplatePreviewNoun } from '../templates/preview.ts';
import type { CredentialTemplate as CredentialTemplateNoun } from '../templates/template.ts';
import type { BulkJob as BulkJobNoun } from '../bulk/bulk-job.ts';
import type { BulkRow as BulkRowNoun } from '../bulk/bulk-row.ts';
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
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  _FieldSet: { input: string; output: string; }
};

/** Where a credential is in its life. Claiming is a separate matter. */
export type CredentialStatus =
  /** In force. */
  | 'ISSUED'
  /** Out of force for the time being. */
  | 'SUSPENDED'
  /** Withdrawn by its issuer for good. */
  | 'REVOKED'
  /** Its expiration has come. */
  | 'EXPIRED'
  /** Replaced by a newer credential. */
  | 'SUPERSEDED';

/** What the holder has done with a credential. */
export type ClaimStatus =
  /** Not taken into the wallet yet. */
  | 'UNCLAIMED'
  /** Accepted by its holder. */
  | 'CLAIMED'
  /** Refused by its holder; only a reissue brings another. */
  | 'DECLINED';

/** The fixed taxonomy of revocations. */
export type RevocationCategory =
  /** The holder did something that forfeits it. */
  | 'MISCONDUCT'
  /** It said something wrong. */
  | 'DATA_CORRECTION'
  /** The accreditation behind it has lapsed. */
  | 'EXPIRED_ACCREDITATION'
  /** A matter of the issuer's own order. */
  | 'ADMINISTRATIVE'
  /** None of the others. */
  | 'OTHER';

/** Who chose the category of a revocation. */
export type RevocationCategorySource =
  /** Nobody has chosen yet. */
  | 'NONE'
  /** A language model suggested it; only its issuer sees it, until a person decides. */
  | 'LLM'
  /** A person decided; suggestions never replace it. */
  | 'HUMAN';

/** Who holds the private key that signed. */
export type CredentialSigningMode =
  /** The platform, for the issuer. */
  | 'CUSTODIAL'
  /** The issuer itself. */
  | 'BYOK';

/** What kind of organization signs a credential. */
export type CredentialAuthorityType =
  /** One that awards what the credential states. */
  | 'ISSUER'
  /** One that holds or vouches for records of others. */
  | 'CUSTODIAN';

/** Whose credentials are counted. */
export type CredentialStatsScope =
  /** The caller's: issued by it, or held by it. */
  | 'OWN'
  /** Everybody's; administrators only. */
  | 'NETWORK';

/** Why and when a credential was revoked. Shown to its issuer and holder only. */
export type Revocation = {
  readonly __typename?: 'Revocation';
  /** The issuer's words. */
  readonly reason: Scalars['String']['output'];
  /** Null until the reason is classified; for the holder until a person has done it. */
  readonly category?: Maybe<RevocationCategory>;
  /** Who chose the category. */
  readonly categorySource: RevocationCategorySource;
  /** Id of the user or unit that revoked. */
  readonly revokedBy?: Maybe<Scalars['String']['output']>;
  /** When it took effect. */
  readonly revokedAt: Scalars['DateTime']['output'];
};

/** A verifiable credential and what the platform keeps beside it. Visible to its issuer and its holder only. */
export type Credential = {
  readonly __typename?: 'Credential';
  /** UUID; the document's id is urn:uuid: and this. */
  readonly credentialId: Scalars['ID']['output'];
  /** The credential type, the second entry of the document's type. */
  readonly type: Scalars['String']['output'];
  /** The status now; expiry needs no sweep to show. */
  readonly status: CredentialStatus;
  /** When that status began. */
  readonly statusChangedAt: Scalars['DateTime']['output'];
  /** Whether the holder has accepted it. */
  readonly claimStatus: ClaimStatus;
  /** When the holder accepted it. */
  readonly claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether an issuer or a custodian signed it. */
  readonly authorityType: CredentialAuthorityType;
  /** Who signed it; null where a custodian did. */
  readonly issuer?: Maybe<Issuer>;
  /** The custodian who signed it; null where an issuer did. */
  readonly custodian?: Maybe<Custodian>;
  /** The signer's DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The DID that the claims are about. */
  readonly holderDid: Scalars['DID']['output'];
  /** The person behind that DID. */
  readonly holder: Holder;
  /** credentialSubject.name, the holder's only identity field. */
  readonly holderName: Scalars['String']['output'];
  /** The claims: credentialSubject without its id. */
  readonly credentialData: Scalars['JSON']['output'];
  /** issuanceDate of the document. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** expirationDate of the document; null when it has none. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** created of the proof, as signed. */
  readonly proofCreatedAt: Scalars['DateTime']['output'];
  /** When the platform received or made it, by its own clock. */
  readonly receivedAt: Scalars['DateTime']['output'];
  /** Who held the private key. */
  readonly signingMode: CredentialSigningMode;
  /** The DID URL of the key that signed. */
  readonly verificationMethod: Scalars['String']['output'];
  /** Version of that key: 1 for the issuer's first. */
  readonly keyVersion: Scalars['Int']['output'];
  /** Null unless revoked. */
  readonly revocation?: Maybe<Revocation>;
  /** The credential that this one replaced, if the caller may see it. */
  readonly supersedes?: Maybe<Credential>;
  /** The credential that replaced this one, if the caller may see it. */
  readonly supersededBy?: Maybe<Credential>;
  /** The credential that this one replaced. */
  readonly supersedesCredentialId?: Maybe<Scalars['ID']['output']>;
  /** The credential that replaced this one. */
  readonly supersededByCredentialId?: Maybe<Scalars['ID']['output']>;
  /** The batch it was issued in. */
  readonly batchId?: Maybe<Scalars['ID']['output']>;
  /** The template that the issuer named. */
  readonly templateId?: Maybe<Scalars['ID']['output']>;
  /** The version of it by which the credential, or the one that it replaces, was issued; null for one from before templates had versions. */
  readonly templateVersion?: Maybe<Scalars['Int']['output']>;
  /** The version of a catalog entry that it was issued under. */
  readonly entryVersionId?: Maybe<Scalars['ID']['output']>;
  /** The same as the catalog has it; null for none. */
  readonly entryVersion?: Maybe<EntryVersion>;
  /** The signed credential, ready to be presented and verified. */
  readonly vc: Scalars['JSON']['output'];
  /** The same as its canonical text (RFC 8785), byte for byte as it is stored and hashed. */
  readonly vcJson: Scalars['String']['output'];
  /** SHA-256 of the UTF-8 bytes of vcJson as lower-case hex. */
  readonly vcHash: Scalars['String']['output'];
  /** Send it as If-Match to change only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** Whom credentials are about, by a DID of the person. */
export type Holder = {
  readonly __typename?: 'Holder';
  /** The DID, as credentials name it. */
  readonly did: Scalars['DID']['output'];
  /** Those that the caller issued to this DID, newest first; for issuers and holders of their own. */
  readonly credentials?: Maybe<CredentialConnection>;
};


/** Whom credentials are about, by a DID of the person. */
export type HolderCredentialsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** The issuer that the caller acts for, and the caller. */
export type MyIssuer = {
  readonly __typename?: 'MyIssuer';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its jobs of bulk issuance, the newest first. */
  readonly bulkJobs: BulkIssuanceJobConnection;
  /** Its credential templates, by name. */
  readonly templates: CredentialTemplateConnection;
};


/** The issuer that the caller acts for, and the caller. */
export type MyIssuerBulkJobsArgs = {
  filter?: InputMaybe<BulkIssuanceJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The issuer that the caller acts for, and the caller. */
export type MyIssuerTemplatesArgs = {
  filter?: InputMaybe<CredentialTemplateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
  /** What it has issued; only for the issuer itself. */
  readonly credentials?: Maybe<CredentialConnection>;
  /** Counts of what it has issued; for the issuer itself and administrators. */
  readonly credentialStats?: Maybe<CredentialStats>;
};


/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type IssuerCredentialsArgs = {
  filter?: InputMaybe<CredentialFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Narrows a list of credentials; what is given must all hold. */
export type CredentialFilterInput = {
  /** The status as of now. */
  readonly status?: InputMaybe<CredentialStatus>;
  /** Exactly this credential type. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /**
   * The beginning of a word in the holder's name, in any case and with or without accents, and what follows it; or a whole credential id
   * or holder DID. When more than 500 of an issuer's credentials bear such a name, the newest 500 are looked through.
   */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Issued at this instant or later. */
  readonly issuedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Issued before this instant. */
  readonly issuedTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One page of credentials. */
export type CredentialConnection = {
  readonly __typename?: 'CredentialConnection';
  /** The credentials with their cursors. */
  readonly edges: ReadonlyArray<CredentialEdge>;
  /** The credentials alone. */
  readonly nodes: ReadonlyArray<Credential>;
  /** Where the page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`: it counts no further than 10,000, and no further than a search has looked. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /**
   * Where a search stopped: older credentials were not looked at. Send it as `issuedTo` to search further back. Null when all were, and
   * without `q`.
   */
  readonly searchedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** How many stand before this page. */
  readonly offset: Scalars['Int']['output'];
  /** How many a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A credential in a list. */
export type CredentialEdge = {
  readonly __typename?: 'CredentialEdge';
  /** Continue behind it with after. */
  readonly cursor: Scalars['String']['output'];
  /** The credential. */
  readonly node: Credential;
};

/** How many credentials share a word. */
export type CredentialCount = {
  readonly __typename?: 'CredentialCount';
  /** The status or the type. */
  readonly key: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** How many credentials were issued on a day. */
export type CredentialDayCount = {
  readonly __typename?: 'CredentialDayCount';
  /** The UTC day, such as 2026-01-02. */
  readonly day: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** Counts over credentials. */
export type CredentialStats = {
  readonly __typename?: 'CredentialStats';
  /** All of them. */
  readonly total: Scalars['Int']['output'];
  /** By status as of now; statuses without any are left out. */
  readonly byStatus: ReadonlyArray<CredentialCount>;
  /** By credential type, most first; of an issuer with more than 100 types the first 100 by name. */
  readonly byType: ReadonlyArray<CredentialCount>;
  /** Accepted by their holders. */
  readonly claimed: Scalars['Int']['output'];
  /** In force and expiring by the end of the 30th UTC day from today. */
  readonly expiring30d: Scalars['Int']['output'];
  /** Issuers that issued in the last 30 days; null for scope OWN. */
  readonly issuersActive?: Maybe<Scalars['Int']['output']>;
  /** The last 30 days; null for scope OWN. */
  readonly issuedByDay?: Maybe<ReadonlyArray<CredentialDayCount>>;
};

/** What anybody may know of a credential: never the claims, never the reason of a revocation. */
export type CredentialStatusInfo = {
  readonly __typename?: 'CredentialStatusInfo';
  /** UUID of the credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** Who signed it. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The status now. */
  readonly credentialStatus: CredentialStatus;
  /** True for ISSUED only. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The category of the revocation, once a person has chosen it. */
  readonly revocationCategory?: Maybe<RevocationCategory>;
  /** When the status began. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** When it expires or expired. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The credential that replaced it. */
  readonly supersededByCredentialId?: Maybe<Scalars['ID']['output']>;
};

/** Which of an issuer's credentials are revoked, for verifiers that do not ask this platform about each (W3C Bitstring Status List v1.0). */
export type StatusList = {
  readonly __typename?: 'StatusList';
  /** UUID of the list; its address ends with it. */
  readonly statusListId: Scalars['ID']['output'];
  /** Who signed it, and every credential in it. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The signed list credential. It is true at the moment of the answer: a bit is set as soon as its credential is revoked. */
  readonly credential: Scalars['JSON']['output'];
};

/** What to issue. The five fields signature, keyId, credentialId, issuanceTimestamp and proofCreatedTimestamp come together from BYOK issuers, and never from CUSTODIAL ones. */
export type IssueCredentialInput = {
  /** Your own issuer DID. */
  readonly issuerDid: Scalars['DID']['input'];
  /** The DID of the person or thing that the claims are about. */
  readonly holderDid: Scalars['DID']['input'];
  /** One word such as UniversityDegreeCredential. */
  readonly credentialType: Scalars['String']['input'];
  /** The claims, up to 256 KB, signed as they are. name (the holder's) is required, id is not allowed. */
  readonly credentialData: Scalars['JSON']['input'];
  /** BYOK: 64 bytes of Ed25519 over the bytes that prepareCredential answers. */
  readonly signature?: InputMaybe<Scalars['Base64']['input']>;
  /** BYOK: names your current key as the proof that you signed does, by its multikey or as key-<n>; a DID URL, #fragment or bare fragment. */
  readonly keyId?: InputMaybe<Scalars['String']['input']>;
  /** BYOK: the UUID that you generated and signed. Sending the same bytes again gets the same answer. */
  readonly credentialId?: InputMaybe<Scalars['ID']['input']>;
  /** BYOK: issuanceDate as signed. */
  readonly issuanceTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** When it expires; expirationDate is present exactly when this is. */
  readonly expirationTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** BYOK: created of the proof as signed. */
  readonly proofCreatedTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** The template of yours to issue by: its type, its entry and its claims, and its end unless you give one. */
  readonly templateId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of a catalog entry to issue under: PUBLISHED or SUPERSEDED. The claims must satisfy its schema, and you need a registration where a scheme governs the entry. */
  readonly entryVersionId?: InputMaybe<Scalars['ID']['input']>;
  /** True adds the version's achievement to the claims, in the terms of Open Badges 3.0. */
  readonly achievementFromEntry?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an issuer is warned of. */
export type IssueWarningCode =
  /** A scheme governs the catalog entry, and the issuer has no ACTIVE registration that covers it. A platform may refuse that instead. */
  | 'UNREGISTERED';

/** What an issuer should know about a credential that is issued all the same. */
export type IssueWarning = {
  readonly __typename?: 'IssueWarning';
  /** What it is about. */
  readonly code: IssueWarningCode;
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** The outcome of an issuance. A refusal is an error, never a payload. */
export type IssueCredentialPayload = {
  readonly __typename?: 'IssueCredentialPayload';
  /** Always SUCCESS. */
  readonly operationStatus: Scalars['String']['output'];
  /** Always ISSUED. */
  readonly credentialStatus: CredentialStatus;
  /** The new credential's UUID. */
  readonly credentialId: Scalars['ID']['output'];
  /** What to know about it; empty for most. It is issued all the same. */
  readonly warnings: ReadonlyArray<IssueWarning>;
  /** The stored credential; needs the right to read. */
  readonly credential?: Maybe<Credential>;
};

/** What you are about to sign. Ids and instants that you leave out are chosen for you; send the answer's back with your signature. */
export type PrepareCredentialInput = {
  /** Your own issuer DID. */
  readonly issuerDid: Scalars['DID']['input'];
  /** The DID that the claims are about. */
  readonly holderDid: Scalars['DID']['input'];
  /** One word such as UniversityDegreeCredential. */
  readonly credentialType: Scalars['String']['input'];
  /** The claims, as you will send them. */
  readonly credentialData: Scalars['JSON']['input'];
  /** The template of yours to issue by; what it adds is in the answer. */
  readonly templateId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of a catalog entry to issue under: PUBLISHED or SUPERSEDED. The claims must satisfy its schema, and you need a registration where a scheme governs the entry. */
  readonly entryVersionId?: InputMaybe<Scalars['ID']['input']>;
  /** True adds the version's achievement to the claims, in the terms of Open Badges 3.0. */
  readonly achievementFromEntry?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the proof is to name your current key: `#key-<n>`, or its multikey URL when left out. */
  readonly keyId?: InputMaybe<Scalars['String']['input']>;
  /** Your UUID for it; a new one when left out. */
  readonly credentialId?: InputMaybe<Scalars['ID']['input']>;
  /** issuanceDate; now when left out. */
  readonly issuanceTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** expirationDate, if it is to expire. */
  readonly expirationTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** created of the proof; now when left out. */
  readonly proofCreatedTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
};

/** Everything that a BYOK issuer needs to sign. Nothing is stored. */
export type PreparedCredential = {
  readonly __typename?: 'PreparedCredential';
  /** Send it back as credentialId. */
  readonly credentialId: Scalars['ID']['output'];
  /** Send it back as issuanceTimestamp. */
  readonly issuanceTimestamp: Scalars['EpochMs']['output'];
  /** Send it back as expirationTimestamp. */
  readonly expirationTimestamp?: Maybe<Scalars['EpochMs']['output']>;
  /** Send it back as proofCreatedTimestamp. */
  readonly proofCreatedTimestamp: Scalars['EpochMs']['output'];
  /** Your current key's DID URL as the proof names it; send it back as keyId. */
  readonly keyId: Scalars['String']['output'];
  /** Who signs for this issuer. CUSTODIAL issuers need none of this. */
  readonly signingMode: CredentialSigningMode;
  /** The credential without its proof. */
  readonly credential: Scalars['JSON']['output'];
  /** The proof without its proofValue. */
  readonly proofConfiguration: Scalars['JSON']['output'];
  /** The credential as its canonical text (RFC 8785). */
  readonly canonicalCredential: Scalars['String']['output'];
  /** The proof configuration as its canonical text. */
  readonly canonicalProofConfiguration: Scalars['String']['output'];
  /** SHA-256 of the canonical credential, in hex. */
  readonly credentialHash: Scalars['String']['output'];
  /** SHA-256 of the canonical proof configuration, in hex. */
  readonly proofConfigurationHash: Scalars['String']['output'];
  /** The 64 bytes to sign with Ed25519: proofConfigurationHash, then credentialHash. */
  readonly bytesToSign: Scalars['Base64']['output'];
  /** The same in hex. */
  readonly bytesToSignHex: Scalars['String']['output'];
  /** What issuing it would warn of. */
  readonly warnings: ReadonlyArray<IssueWarning>;
};

/** One credential of a batch; the fields of IssueCredentialInput without the batch's own. A record that is wrong fails alone. */
export type IssueBatchRecordInput = {
  /** Your own reference, answered with the outcome. */
  readonly clientRef?: InputMaybe<Scalars['String']['input']>;
  /** Required. The DID that the claims are about. */
  readonly holderDid?: InputMaybe<Scalars['String']['input']>;
  /** Required. The claims with name. */
  readonly credentialData?: InputMaybe<Scalars['JSON']['input']>;
  /** When it expires, in epoch milliseconds. */
  readonly expirationTimestamp?: InputMaybe<Scalars['Float']['input']>;
  /** BYOK: base64 of the 64 signature bytes. */
  readonly signature?: InputMaybe<Scalars['String']['input']>;
  /** BYOK: names your current key. */
  readonly keyId?: InputMaybe<Scalars['String']['input']>;
  /** BYOK: the UUID that you signed. */
  readonly credentialId?: InputMaybe<Scalars['String']['input']>;
  /** BYOK: issuanceDate as signed, in epoch milliseconds. */
  readonly issuanceTimestamp?: InputMaybe<Scalars['Float']['input']>;
  /** BYOK: created of the proof as signed, in epoch milliseconds. */
  readonly proofCreatedTimestamp?: InputMaybe<Scalars['Float']['input']>;
  /** The template of yours to issue by, instead of the batch's. */
  readonly templateId?: InputMaybe<Scalars['String']['input']>;
  /** The version of a catalog entry to issue under, instead of the batch's. */
  readonly entryVersionId?: InputMaybe<Scalars['String']['input']>;
  /** True adds the version's achievement to the claims, whatever the batch says. */
  readonly achievementFromEntry?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Up to 500 credentials of one type. */
export type IssueBatchInput = {
  /** Your own issuer DID. */
  readonly issuerDid: Scalars['DID']['input'];
  /** The type of every record. */
  readonly credentialType: Scalars['String']['input'];
  /** False stops at the first record that fails; the rest are SKIPPED. True unless told. */
  readonly continueOnError?: InputMaybe<Scalars['Boolean']['input']>;
  /** The template of yours that records are issued by which name none. */
  readonly templateId?: InputMaybe<Scalars['ID']['input']>;
  /** The version of a catalog entry that records are issued under which name none. */
  readonly entryVersionId?: InputMaybe<Scalars['ID']['input']>;
  /** True adds that version's achievement to the claims of each. */
  readonly achievementFromEntry?: InputMaybe<Scalars['Boolean']['input']>;
  /** The records, issued strictly in this order. */
  readonly records: ReadonlyArray<IssueBatchRecordInput>;
};

/** What became of a record. */
export type BatchRecordStatus =
  /** Issued, now or by an earlier attempt of the same batch. */
  | 'SUCCESS'
  /** Refused; error says why. */
  | 'FAILED'
  /** Not attempted, since one before it failed. */
  | 'SKIPPED';

/** The outcome of one record. */
export type BatchRecordOutcome = {
  readonly __typename?: 'BatchRecordOutcome';
  /** Its place in the request, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Your own reference, as sent. */
  readonly clientRef?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  readonly operationStatus: BatchRecordStatus;
  /** ISSUED when it succeeded. */
  readonly credentialStatus?: Maybe<CredentialStatus>;
  /** The new credential's UUID when it succeeded. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** The error code when it failed. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** What to do when it did not succeed. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What to know about it; empty for most. It is issued all the same. */
  readonly warnings: ReadonlyArray<IssueWarning>;
};

/** The outcome of a batch. Repeating it with the same Idempotency-Key issues nothing twice. */
export type IssueBatchPayload = {
  readonly __typename?: 'IssueBatchPayload';
  /** UUID of the batch, kept with its credentials. */
  readonly batchId: Scalars['ID']['output'];
  /** How many records there were. */
  readonly total: Scalars['Int']['output'];
  /** How many are issued. */
  readonly succeeded: Scalars['Int']['output'];
  /** How many were refused. */
  readonly failed: Scalars['Int']['output'];
  /** How many were not attempted. */
  readonly skipped: Scalars['Int']['output'];
  /** One outcome per record, in order. */
  readonly results: ReadonlyArray<BatchRecordOutcome>;
};

/** Withdraws a credential for good. */
export type RevokeCredentialInput = {
  /** UUID of your credential. */
  readonly credentialId: Scalars['ID']['input'];
  /** Why, in 3 to 2000 characters; the holder sees it, the public never does. */
  readonly reason: Scalars['String']['input'];
};

/** A suggested category for a revocation. */
export type RevocationClassification = {
  readonly __typename?: 'RevocationClassification';
  /** Whether there is a suggestion. */
  readonly status: AssistStatus;
  /**
   * Why there is none; null when there is one, and for a credential that was revoked before, about which nobody is asked again. After
   * TIMEOUT, a second, it may still come onto the credential.
   */
  readonly reason?: Maybe<AssistReason>;
  /** The suggestion; it is on the credential until a person decides. */
  readonly category?: Maybe<RevocationCategory>;
};

/** The revoked credential. Revoking again changes nothing and succeeds. */
export type RevokeCredentialPayload = {
  readonly __typename?: 'RevokeCredentialPayload';
  /** The credential as it is now. */
  readonly credential: Credential;
  /** The suggested category. */
  readonly classification: RevocationClassification;
};

/** Other claims for the same holder, and the end of the old credential, in one step. */
export type ReissueCredentialInput = {
  /** UUID of the credential to replace; ISSUED or EXPIRED. */
  readonly credentialId: Scalars['ID']['input'];
  /** All claims of the new credential. */
  readonly credentialData: Scalars['JSON']['input'];
  /** Why, in 3 to 2000 characters. */
  readonly reason: Scalars['String']['input'];
  /** When the new credential expires. */
  readonly expirationTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** BYOK: the UUID of the new credential, as signed. */
  readonly newCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /** BYOK: 64 bytes of Ed25519 over the new credential. */
  readonly signature?: InputMaybe<Scalars['Base64']['input']>;
  /** BYOK: names your current key. */
  readonly keyId?: InputMaybe<Scalars['String']['input']>;
  /** BYOK: issuanceDate as signed. */
  readonly issuanceTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
  /** BYOK: created of the proof as signed. */
  readonly proofCreatedTimestamp?: InputMaybe<Scalars['EpochMs']['input']>;
};

/** The outcome of a reissue. */
export type ReissueCredentialPayload = {
  readonly __typename?: 'ReissueCredentialPayload';
  /** Always SUCCESS. */
  readonly operationStatus: Scalars['String']['output'];
  /** Always ISSUED. */
  readonly credentialStatus: CredentialStatus;
  /** The new credential's UUID. */
  readonly credentialId: Scalars['ID']['output'];
  /** The old credential's UUID; it is SUPERSEDED now. */
  readonly supersededCredentialId: Scalars['ID']['output'];
  /** What to know about it; empty for most. It is issued all the same. */
  readonly warnings: ReadonlyArray<IssueWarning>;
  /** The new credential. */
  readonly credential?: Maybe<Credential>;
};

/** Takes a credential into the holder's wallet. */
export type ClaimCredentialInput = {
  /** UUID of a credential that is about one of your DIDs. */
  readonly credentialId: Scalars['ID']['input'];
};

/** The claimed credential. Claiming again changes nothing and succeeds. */
export type ClaimCredentialPayload = {
  readonly __typename?: 'ClaimCredentialPayload';
  /** The credential as it is now. */
  readonly credential: Credential;
};

/** A credential and its successor, both of the caller's. */
export type SupersedeCredentialInput = {
  /** UUID of the credential that is replaced; ISSUED or EXPIRED. */
  readonly oldCredentialId: Scalars['ID']['input'];
  /** UUID of the one that takes its place; ISSUED, and the successor of no other. */
  readonly newCredentialId: Scalars['ID']['input'];
};

/** The credential that was replaced. */
export type SupersedeCredentialPayload = {
  readonly __typename?: 'SupersedeCredentialPayload';
  /** The credential as it is now: SUPERSEDED. */
  readonly credential: Credential;
};

/** A person's decision on the category of a revocation. */
export type SetRevocationCategoryInput = {
  /** UUID of your revoked credential. */
  readonly credentialId: Scalars['ID']['input'];
  /** The category; it becomes public with the status. */
  readonly category: RevocationCategory;
};

/** The credential with its new category. */
export type SetRevocationCategoryPayload = {
  readonly __typename?: 'SetRevocationCategoryPayload';
  /** The credential as it is now. */
  readonly credential: Credential;
};

/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type Query = {
  readonly __typename?: 'Query';
  /** One credential of the caller's, as its issuer or holder. Unknown and foreign ids are both NOT_FOUND. */
  readonly credential: Credential;
  /**
   * The caller's credentials, newest first: issued by it, or held by it. Of what a holder holds, conditions and several DIDs reach the
   * newest 500.
   */
  readonly credentials: CredentialConnection;
  /** The caller's credentials in force that expire in a span of time, soonest first. */
  readonly credentialsExpiringBetween: CredentialConnection;
  /** Counts: the caller's own, or the network's for administrators. */
  readonly credentialStats: CredentialStats;
  /** The public status of any credential. */
  readonly credentialStatus: CredentialStatusInfo;
  /** A status list, which credentials name in credentialStatus. Open to everybody. */
  readonly statusList: StatusList;
  /** The exact bytes that a BYOK issuer signs for these claims. Stores nothing. */
  readonly prepareCredential: PreparedCredential;
  /** A job of yours. Error: NOT_FOUND. */
  readonly bulkIssuanceJob: BulkIssuanceJob;
  /** Your jobs, the newest first. */
  readonly bulkIssuanceJobs: BulkIssuanceJobConnection;
  /** The rows of a job, in the order of the file. Error: NOT_FOUND. */
  readonly bulkIssuanceRows: BulkIssuanceRowConnection;
  /** What is wrong with the rows of a job, as CSV, piece by piece. Error: NOT_FOUND. */
  readonly bulkIssuanceErrors: BulkErrorsPiece;
  /**
   * What an issuer that signs itself has to sign, as lines of JSON with `row_number`, `credential_id`, `key_id`, `bytes_to_sign` (64 bytes in
   * base64), `credential` and `proof_configuration`; piece by piece. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION,
   * VALIDATION_FAILED.
   */
  readonly bulkIssuanceToSign: BulkErrorsPiece;
  /**
   * What the columns of a table are, before it is sent: by their headers, and by a language model where these say nothing. Nothing is kept.
   * Refusals: VALIDATION_FAILED, also for a template that cannot be issued by.
   */
  readonly bulkMappingSuggestion: BulkMappingSuggestion;
  /** A template of yours as it is worked on, or a version of it that was published. Error: NOT_FOUND. */
  readonly credentialTemplate: CredentialTemplate;
  /** Your templates, by name. */
  readonly credentialTemplates: CredentialTemplateConnection;
  /** An empty table for the claims of a template, with a row of examples: what bulk issuance takes. Error: NOT_FOUND. */
  readonly credentialTemplateCsv: File;
  /** What a credential of a template would say. Error: NOT_FOUND. */
  readonly previewCredentialTemplate: CredentialTemplatePreview;
  /**
   * Drafts the fields of a template from words and from the claim schema of a catalog entry; nothing is kept. Send on what you like.
   * Refusals: VALIDATION_FAILED.
   */
  readonly templateFieldSuggestion: TemplateFieldSuggestion;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialsArgs = {
  filter?: InputMaybe<CredentialFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialsExpiringBetweenArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialStatsArgs = {
  scope?: InputMaybe<CredentialStatsScope>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialStatusArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryStatusListArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryPrepareCredentialArgs = {
  input: PrepareCredentialInput;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkIssuanceJobArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkIssuanceJobsArgs = {
  filter?: InputMaybe<BulkIssuanceJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkIssuanceRowsArgs = {
  jobId: Scalars['ID']['input'];
  filter?: InputMaybe<BulkIssuanceRowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkIssuanceErrorsArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkIssuanceToSignArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryBulkMappingSuggestionArgs = {
  input: BulkMappingSuggestionInput;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialTemplateArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialTemplatesArgs = {
  filter?: InputMaybe<CredentialTemplateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryCredentialTemplateCsvArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryPreviewCredentialTemplateArgs = {
  input: PreviewCredentialTemplateInput;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryTemplateFieldSuggestionArgs = {
  input: TemplateFieldSuggestionInput;
};

/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Issues one credential. Only ACTIVE issuers can; the answer comes when the record is durable. */
  readonly issueCredential: IssueCredentialPayload;
  /** Issues up to 500 credentials in order; a record that fails never fails the batch. */
  readonly issueBatch: IssueBatchPayload;
  /** Withdraws a credential for good. */
  readonly revokeCredential: RevokeCredentialPayload;
  /** Issues a corrected credential and marks the old one SUPERSEDED, both or neither. */
  readonly reissueCredential: ReissueCredentialPayload;
  /**
   * Names a credential that is there already as the successor of another of the same issuer or custodian and the same holder, which becomes
   * SUPERSEDED; the same again changes nothing. For what a custodian has corrected: it issues of attestations, and reissues nothing.
   */
  readonly supersedeCredential: SupersedeCredentialPayload;
  /** The holder accepts a credential. */
  readonly claimCredential: ClaimCredentialPayload;
  /** Decides the category of a revocation. */
  readonly setRevocationCategory: SetRevocationCategoryPayload;
  /**
   * Takes a file piece by piece, and begins a job with the last one: MAPPED where its headers say by themselves what the columns are, else
   * UPLOADED. Refusals: VALIDATION_FAILED, LIMIT_REACHED, PAYLOAD_TOO_LARGE, IDEMPOTENCY_MISMATCH.
   */
  readonly createBulkJob: CreateBulkJobPayload;
  /** Says what the columns of a job are. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  readonly mapBulkJob: MapBulkJobPayload;
  /** Reads the rows of a job and says what is wrong with them; nothing is issued. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED when the last day of its template is over. */
  readonly validateBulkJob: ValidateBulkJobPayload;
  /** Begins to issue the rows that are valid. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  readonly startBulkJob: StartBulkJobPayload;
  /** Stops a job behind the rows that are being issued. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly pauseBulkJob: PauseBulkJobPayload;
  /** Goes on. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  readonly resumeBulkJob: ResumeBulkJobPayload;
  /** Ends a job for good; what was issued stays, and invites of its rows are taken back. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelBulkJob: CancelBulkJobPayload;
  /**
   * Takes signatures of a job that is READY_TO_SIGN, checks each, and issues the rows of those that verify; the others wait on. Refusals:
   * NOT_FOUND, INVALID_STATE_TRANSITION, ISSUER_NOT_ACTIVE.
   */
  readonly signBulkRows: SignBulkRowsPayload;
  /** Tries the rows again that have failed, and invites people anew whose invite came to nothing. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  readonly retryFailedRows: RetryFailedRowsPayload;
  /** Adds a template, as a DRAFT. Refusals: VALIDATION_FAILED, LIMIT_REACHED. */
  readonly createCredentialTemplate: CreateCredentialTemplatePayload;
  /**
   * Replaces what a template says. The first edit behind a publication begins the next version; credentials go on to be issued by the
   * published one until that is published, too. Refusals: NOT_FOUND, ROW_VERSION_MISMATCH.
   */
  readonly updateCredentialTemplate: UpdateCredentialTemplatePayload;
  /** Makes a template the one by which credentials are issued; its version never changes again. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  readonly publishCredentialTemplate: PublishCredentialTemplatePayload;
  /** Ends a template: nothing new is issued by it. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly archiveCredentialTemplate: ArchiveCredentialTemplatePayload;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationIssueCredentialArgs = {
  input: IssueCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationIssueBatchArgs = {
  input: IssueBatchInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRevokeCredentialArgs = {
  input: RevokeCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationReissueCredentialArgs = {
  input: ReissueCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSupersedeCredentialArgs = {
  input: SupersedeCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationClaimCredentialArgs = {
  input: ClaimCredentialInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSetRevocationCategoryArgs = {
  input: SetRevocationCategoryInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCreateBulkJobArgs = {
  input: CreateBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationMapBulkJobArgs = {
  input: MapBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationValidateBulkJobArgs = {
  input: ValidateBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationStartBulkJobArgs = {
  input: StartBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationPauseBulkJobArgs = {
  input: PauseBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationResumeBulkJobArgs = {
  input: ResumeBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCancelBulkJobArgs = {
  input: CancelBulkJobInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSignBulkRowsArgs = {
  input: SignBulkRowsInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRetryFailedRowsArgs = {
  input: RetryFailedRowsInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCreateCredentialTemplateArgs = {
  input: CreateCredentialTemplateInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationUpdateCredentialTemplateArgs = {
  input: UpdateCredentialTemplateInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationPublishCredentialTemplateArgs = {
  input: PublishCredentialTemplateInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationArchiveCredentialTemplateArgs = {
  input: ArchiveCredentialTemplateInput;
};

/** How a job of bulk issuance stands. */
export type BulkJobStatus =
  /** Pieces of its file are still to come. */
  | 'RECEIVING'
  /** The file is there; say what its columns are. */
  | 'UPLOADED'
  /** It is known what its columns are. */
  | 'MAPPED'
  /** Its rows are read in the background; nothing is issued. */
  | 'VALIDATING'
  /** Every row was read; those that are valid can be issued. */
  | 'VALIDATED'
  /** Credentials are issued in the background. */
  | 'RUNNING'
  /** Nothing goes on until it is resumed; `failure` tells why where nobody has paused it. */
  | 'PAUSED'
  /** What is to be signed by the issuer is ready. */
  | 'READY_TO_SIGN'
  /** Every row was issued, or waits for its person to accept an invitation: then it goes on by itself, and ends so again. */
  | 'COMPLETED'
  /** It is over, and some rows were not issued; others may wait for their people. */
  | 'COMPLETED_WITH_ERRORS'
  /** The file could not be read; `failure` tells why. */
  | 'FAILED'
  /** Somebody ended it; what was issued stays. */
  | 'CANCELLED';

/** How a row of a job stands. */
export type BulkRowStatus =
  /** To be issued. */
  | 'PENDING'
  /** Something is wrong with it; it is not issued. */
  | 'INVALID'
  /** The person was invited, having no wallet or not having agreed to be found by address: issued when the invitation is accepted. */
  | 'AWAITING_HOLDER'
  /** The issuer has to sign it. */
  | 'TO_SIGN'
  /** There is a credential of it. */
  | 'ISSUED'
  /** It could not be issued; `errors` tells why. */
  | 'FAILED'
  /** Left out, since the job was ended before. */
  | 'SKIPPED';

/** What names the person of a row. */
export type BulkHolderKey =
  /** The DID of a wallet. */
  | 'DID'
  /** An e-mail address. */
  | 'EMAIL';

/** What a row that fails does to the job. */
export type BulkOnError =
  /** The job goes on. */
  | 'CONTINUE'
  /** The job ends, and the rest is SKIPPED. */
  | 'STOP';

/** A column of the file and what it fills in. */
export type BulkMappedColumn = {
  readonly __typename?: 'BulkMappedColumn';
  /** The name of the column. */
  readonly header: Scalars['String']['output'];
  /** `holder_did`, `holder_email`, `name`, or a field of the template. */
  readonly field: Scalars['String']['output'];
};

/** Rows by what has become of them. */
export type BulkCounts = {
  readonly __typename?: 'BulkCounts';
  /** Read so far. */
  readonly total: Scalars['Int']['output'];
  /** That can be issued, or were. */
  readonly valid: Scalars['Int']['output'];
  /** With something wrong in the file. */
  readonly invalid: Scalars['Int']['output'];
  /** With a credential. */
  readonly issued: Scalars['Int']['output'];
  /** That could not be issued. */
  readonly failed: Scalars['Int']['output'];
  /** Whose people were invited and have not answered. */
  readonly awaitingHolder: Scalars['Int']['output'];
  /** Left out when the job was ended. */
  readonly skipped: Scalars['Int']['output'];
};

/** The file of a job. */
export type BulkFile = {
  readonly __typename?: 'BulkFile';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** In bytes. */
  readonly size: Scalars['Int']['output'];
  /** SHA-256, as lower-case hex. */
  readonly sha256: Scalars['String']['output'];
  /** CSV, XLSX or JSON. */
  readonly format: Scalars['String']['output'];
};

/** Why a job has failed, or is paused by itself. */
export type BulkFailure = {
  readonly __typename?: 'BulkFailure';
  /** The line of the file, where it is known. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** The column, where it is known. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** A word for it. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** Credentials for the rows of a file, by a version of a template. */
export type BulkIssuanceJob = {
  readonly __typename?: 'BulkIssuanceJob';
  /** Names it in every call; its credentials have it as their batch. */
  readonly jobId: Scalars['ID']['output'];
  /** The template. */
  readonly templateId: Scalars['ID']['output'];
  /** The version of it by which all rows are issued. */
  readonly templateVersion: Scalars['Int']['output'];
  /** The file. */
  readonly file: BulkFile;
  /** The columns of the file. */
  readonly headers: ReadonlyArray<Scalars['String']['output']>;
  /** What columns may fill in. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** What the columns are; at first those whose headers say so by themselves. */
  readonly mapping: ReadonlyArray<BulkMappedColumn>;
  /** What must be mapped and is not. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** What names the person of a row. */
  readonly holderKey: BulkHolderKey;
  /** What a row that fails does to the job. */
  readonly onError: BulkOnError;
  /** Whether people are notified of their credentials in the wallet. */
  readonly notifyHolders: Scalars['Boolean']['output'];
  /** Rows by what has become of them. */
  readonly counts: BulkCounts;
  /** Rows of the file; 0 until they were counted. */
  readonly rows: Scalars['Int']['output'];
  /** How it stands. */
  readonly status: BulkJobStatus;
  /** Why it has failed or is paused by itself; null otherwise. */
  readonly failure?: Maybe<BulkFailure>;
  /** Rows a second since it was started or resumed; null while it does not run. */
  readonly rowsPerSecond?: Maybe<Scalars['Float']['output']>;
  /** How long the rest takes at that; null while that is not known. */
  readonly secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** When its rows were begun to be issued. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its file came. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of jobs. */
export type BulkIssuanceJobEdge = {
  readonly __typename?: 'BulkIssuanceJobEdge';
  /** The job. */
  readonly node: BulkIssuanceJob;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of jobs, the newest first. */
export type BulkIssuanceJobConnection = {
  readonly __typename?: 'BulkIssuanceJobConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<BulkIssuanceJobEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<BulkIssuanceJob>;
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

/** What is wrong with a row; what is in its cells is not repeated. */
export type BulkRowError = {
  readonly __typename?: 'BulkRowError';
  /** The column, where it is of one. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** The field, where it is of one. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** A word for it. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** A row of a job. */
export type BulkIssuanceRow = {
  readonly __typename?: 'BulkIssuanceRow';
  /** Names it. */
  readonly rowId: Scalars['ID']['output'];
  /** Where it is found: the line of a CSV file, the row of a workbook, the place of a JSON record. */
  readonly rowNumber: Scalars['Int']['output'];
  /** How it stands. */
  readonly status: BulkRowStatus;
  /** The wallet; null until it is known whose address the row has, and when it was dropped. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** The invite that the person of the row got; null where there was none. */
  readonly inviteId?: Maybe<Scalars['ID']['output']>;
  /** What is wrong with it. */
  readonly errors: ReadonlyArray<BulkRowError>;
  /** The id of its credential, which is there once the row is ISSUED. */
  readonly credentialId: Scalars['ID']['output'];
  /** Grows by one with each change. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a list of rows. */
export type BulkIssuanceRowEdge = {
  readonly __typename?: 'BulkIssuanceRowEdge';
  /** The row. */
  readonly node: BulkIssuanceRow;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of rows, in the order of the file. */
export type BulkIssuanceRowConnection = {
  readonly __typename?: 'BulkIssuanceRowConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<BulkIssuanceRowEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<BulkIssuanceRow>;
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

/** A piece of a file. */
export type BulkErrorsPiece = {
  readonly __typename?: 'BulkErrorsPiece';
  /** The name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Its media type. */
  readonly mediaType: Scalars['String']['output'];
  /** The bytes of the piece. */
  readonly content: Scalars['Base64']['output'];
  /** Pass it as `after` for the piece behind this one; null for the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which jobs to list. */
export type BulkIssuanceJobFilter = {
  /** Only those that stand so; none is RECEIVING. */
  readonly status?: InputMaybe<BulkJobStatus>;
};

/** Which rows to list. */
export type BulkIssuanceRowFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<BulkRowStatus>;
};

/** A table, as far as its columns show. */
export type BulkMappingSuggestionInput = {
  /** A template of yours that is published. */
  readonly templateId: Scalars['ID']['input'];
  /** Its first row, 200 headers at most. */
  readonly headers: ReadonlyArray<Scalars['String']['input']>;
  /** Up to 5 rows behind it, with cells of at most 1000 characters. Letters and digits are masked before anything leaves the platform. */
  readonly sampleRows?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['String']['input']>>>;
  /** What names the person of a row; DID unless told. */
  readonly holderKey?: InputMaybe<BulkHolderKey>;
};

/** Who says what a column is. */
export type BulkMappingSource =
  /** Its header: the key, a label or an alias of the field. */
  | 'HEADER'
  /** A language model. */
  | 'MODEL';

/** A column, and what it may be. */
export type BulkSuggestedColumn = {
  readonly __typename?: 'BulkSuggestedColumn';
  /** Its header. */
  readonly header: Scalars['String']['output'];
  /** The field that it fills in. */
  readonly field: Scalars['String']['output'];
  /** How sure it is, from 0 to 1; 1 for a header. */
  readonly confidence: Scalars['Float']['output'];
  /** Who says so. */
  readonly source: BulkMappingSource;
};

/** What the columns of a table may be; nothing follows from it until somebody maps a job so. */
export type BulkMappingSuggestion = {
  readonly __typename?: 'BulkMappingSuggestion';
  /** Whether a language model has helped with the columns whose headers say nothing; COMPLETED also where there was nothing to ask. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** In the order of the columns; those by headers whatever the status. */
  readonly mapping: ReadonlyArray<BulkSuggestedColumn>;
  /** Fields that the table must fill in and this mapping does not. */
  readonly missingRequired: ReadonlyArray<Scalars['String']['output']>;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The job as it stands, at once and whenever it has gone on, until somebody has to do something or it is over. Error: NOT_FOUND. */
  readonly bulkJobProgress: BulkIssuanceJob;
};


export type SubscriptionBulkJobProgressArgs = {
  id: Scalars['ID']['input'];
};

/** A piece of a file, and how its rows are issued; the same for all its pieces. */
export type CreateBulkJobInput = {
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
  /** The template, PUBLISHED: its rows are issued by the version of this moment. */
  readonly templateId: Scalars['ID']['input'];
  /** What names the person of a row; DID unless told. */
  readonly holderKey?: InputMaybe<BulkHolderKey>;
  /** What a row that fails does to the job; CONTINUE unless told. */
  readonly onError?: InputMaybe<BulkOnError>;
  /** Whether people are notified of their credentials in the wallet; true unless told. Invitations are sent in any case. */
  readonly notifyHolders?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of it. */
export type CreateBulkJobPayload = {
  readonly __typename?: 'CreateBulkJobPayload';
  /** RECEIVING until the last piece is there, then how the job stands. */
  readonly status: BulkJobStatus;
  /** The job; null until the last piece is there. */
  readonly job?: Maybe<BulkIssuanceJob>;
};

/** A column of the file and what it fills in. */
export type BulkMappedColumnInput = {
  /** The name of the column. */
  readonly header: Scalars['String']['input'];
  /** `holder_did`, `holder_email`, `name`, or a field of the template. */
  readonly field: Scalars['String']['input'];
};

/** What the columns of a job are. */
export type MapBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
  /** The columns that are taken; others are left out. */
  readonly mapping: ReadonlyArray<BulkMappedColumnInput>;
};

/** What came of it. */
export type MapBulkJobPayload = {
  readonly __typename?: 'MapBulkJobPayload';
  /** The job, MAPPED. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type ValidateBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type ValidateBulkJobPayload = {
  readonly __typename?: 'ValidateBulkJobPayload';
  /** The job, VALIDATING. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type StartBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type StartBulkJobPayload = {
  readonly __typename?: 'StartBulkJobPayload';
  /** The job, RUNNING. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type PauseBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type PauseBulkJobPayload = {
  readonly __typename?: 'PauseBulkJobPayload';
  /** The job, PAUSED. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type ResumeBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type ResumeBulkJobPayload = {
  readonly __typename?: 'ResumeBulkJobPayload';
  /** The job, RUNNING. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type CancelBulkJobInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelBulkJobPayload = {
  readonly __typename?: 'CancelBulkJobPayload';
  /** The job, CANCELLED. */
  readonly job: BulkIssuanceJob;
};

/** Which job. */
export type RetryFailedRowsInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
};

/** What came of it. */
export type RetryFailedRowsPayload = {
  readonly __typename?: 'RetryFailedRowsPayload';
  /** The job, RUNNING. */
  readonly job: BulkIssuanceJob;
};

/** The signature of one credential. */
export type BulkSignatureInput = {
  /** Its id, as the file of what is to be signed has it. */
  readonly credentialId: Scalars['ID']['input'];
  /** 64 bytes of Ed25519 over its `bytes_to_sign`, in base64. */
  readonly signature: Scalars['String']['input'];
};

/** Signatures of a job. */
export type SignBulkRowsInput = {
  /** Id of the job. */
  readonly jobId: Scalars['ID']['input'];
  /** At most 500. */
  readonly signatures: ReadonlyArray<BulkSignatureInput>;
};

/** What has become of one signature. */
export type BulkSignatureResult = {
  readonly __typename?: 'BulkSignatureResult';
  /** The credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** SUCCESS or FAILED. */
  readonly operationStatus: Scalars['String']['output'];
  /** Why it FAILED. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** What to do. */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** What came of them. */
export type SignBulkRowsPayload = {
  readonly __typename?: 'SignBulkRowsPayload';
  /** The job; COMPLETED with the last signature. */
  readonly job: BulkIssuanceJob;
  /** One for each signature, in order. */
  readonly results: ReadonlyArray<BulkSignatureResult>;
};

/** Where a template is in its life. */
export type CredentialTemplateStatus =
  /** Worked on; nothing is issued by it yet. */
  | 'DRAFT'
  /** Credentials are issued by its published version, which never changes. */
  | 'PUBLISHED'
  /** Nothing new is issued by it; publishing takes it up again. */
  | 'ARCHIVED';

/** What a claim holds. */
export type TemplateFieldType =
  /** Text. */
  | 'string'
  /** A number. */
  | 'number'
  /** A whole number. */
  | 'integer'
  /** True or false. */
  | 'boolean'
  /** A day as text, such as 2026-06-30. */
  | 'date'
  /** One of the values of the field. */
  | 'enum'
  /** An object of further claims. */
  | 'object';

/** How long credentials count. */
export type TemplateValidityKind =
  /** Without an end. */
  | 'NONE'
  /** For a time from the issuance on. */
  | 'DURATION'
  /** To the end of a day, in UTC. */
  | 'FIXED_DATE';

/** How a certificate is laid out. */
export type TemplateLayout =
  /** A double frame of the background colour, and labels of it where they can be read. */
  | 'CLASSIC'
  /** A band of the background colour with the text colour on it, behind the issuer and the title. */
  | 'MODERN'
  /** Nothing but the text, without the colours. */
  | 'PLAIN';

/** One claim of the credentials of a template. */
export type TemplateField = {
  readonly __typename?: 'TemplateField';
  /** The name of the claim. */
  readonly key: Scalars['String']['output'];
  /** What people call it, by language: an object of tags and labels. */
  readonly labelI18n: Scalars['JSON']['output'];
  /** What it holds. */
  readonly type: TemplateFieldType;
  /** Whether every credential has it. */
  readonly required: Scalars['Boolean']['output'];
  /** Of a string: the regular expression that all of it matches. */
  readonly pattern?: Maybe<Scalars['String']['output']>;
  /** Of a number its least value, of a string its least length. */
  readonly min?: Maybe<Scalars['Float']['output']>;
  /** Of a number its greatest value, of a string its greatest length. */
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** Of an enum: its values; of one by a code set those that were valid when the version was published. */
  readonly enum?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Of an enum: the code set of the catalog that its values come from. */
  readonly codeSetId?: Maybe<Scalars['ID']['output']>;
  /** Whether it tells something of a person. */
  readonly pii: Scalars['Boolean']['output'];
  /** Headers of columns that stand for it in a table. */
  readonly csvAliases: ReadonlyArray<Scalars['String']['output']>;
};

/** How long credentials of a template count. */
export type TemplateValidity = {
  readonly __typename?: 'TemplateValidity';
  /** By what it ends. */
  readonly kind: TemplateValidityKind;
  /** Of DURATION: ISO 8601 such as P2Y. */
  readonly duration?: Maybe<Scalars['String']['output']>;
  /** Of FIXED_DATE: the last day, such as 2027-06-30. */
  readonly date?: Maybe<Scalars['String']['output']>;
};

/** How wallets and certificates show a credential. */
export type TemplateDisplay = {
  readonly __typename?: 'TemplateDisplay';
  /** A colour such as #1a2b3c. */
  readonly background?: Maybe<Scalars['String']['output']>;
  /** A colour such as #ffffff. */
  readonly textColor?: Maybe<Scalars['String']['output']>;
  /** An https address of a picture; the platform never fetches it, and no certificate shows it. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** How a certificate is laid out. */
  readonly layout: TemplateLayout;
};

/** A form of an issuer for credentials of one kind, as it is worked on; until it is edited that is the published version. */
export type CredentialTemplate = {
  readonly __typename?: 'CredentialTemplate';
  /** Names it in every call. */
  readonly templateId: Scalars['ID']['output'];
  /** The version that is shown. */
  readonly version: Scalars['Int']['output'];
  /** The version by which credentials are issued; null before the first publication. */
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** Where it is in its life. */
  readonly status: CredentialTemplateStatus;
  /** What the issuer calls it. */
  readonly name: Scalars['String']['output'];
  /** The type of its credentials, such as UniversityDegreeCredential. */
  readonly credentialType: Scalars['String']['output'];
  /** The version of a catalog entry under which they are issued; null for none. */
  readonly entryVersionId?: Maybe<Scalars['ID']['output']>;
  /** The claims beside the holder's name, in their order. */
  readonly fields: ReadonlyArray<TemplateField>;
  /** How long its credentials count. */
  readonly validity: TemplateValidity;
  /** How they are shown. */
  readonly display: TemplateDisplay;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of templates. */
export type CredentialTemplateEdge = {
  readonly __typename?: 'CredentialTemplateEdge';
  /** The template. */
  readonly node: CredentialTemplate;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of templates, by name. */
export type CredentialTemplateConnection = {
  readonly __typename?: 'CredentialTemplateConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CredentialTemplateEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CredentialTemplate>;
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

/** Which templates to list. */
export type CredentialTemplateFilter = {
  /** Only those that are here in their life. */
  readonly status?: InputMaybe<CredentialTemplateStatus>;
};

/** What is wrong with one claim. */
export type ClaimProblem = {
  readonly __typename?: 'ClaimProblem';
  /** The claim, by its path. */
  readonly field: Scalars['String']['output'];
  /** A word for it. */
  readonly code: Scalars['String']['output'];
  /** What to do. */
  readonly message: Scalars['String']['output'];
};

/** What a credential of a template would say. Nothing is stored or signed. */
export type CredentialTemplatePreview = {
  readonly __typename?: 'CredentialTemplatePreview';
  /** The credential without its proof, with examples of claims that were not given. */
  readonly credential: Scalars['JSON']['output'];
  /** When it would expire; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is wrong with the claims that were given; empty when they could be issued. */
  readonly problems: ReadonlyArray<ClaimProblem>;
  /** The version that it was made by. */
  readonly version: Scalars['Int']['output'];
  /** How it would be shown. */
  readonly display: TemplateDisplay;
  /**
   * The certificate that its holder would print, as a PDF of one page: marked as a SPECIMEN all across, with the first of the problems,
   * without a code to scan.
   */
  readonly certificate: File;
};

/** What the credentials of a template are to say. */
export type TemplateFieldSuggestionInput = {
  /** In your words, 10 to 2000 characters. */
  readonly description: Scalars['String']['input'];
  /** The catalog entry that they are issued under. */
  readonly entryId?: InputMaybe<Scalars['ID']['input']>;
  /** The language of the labels (BCP 47); en unless told. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

/** A draft of the fields of a template. */
export type TemplateFieldSuggestion = {
  readonly __typename?: 'TemplateFieldSuggestion';
  /** Whether a language model has drafted any. */
  readonly status: AssistStatus;
  /** Why it has not; null when it has. */
  readonly reason?: Maybe<AssistReason>;
  /** As a template takes them: first those that the claim schema of the entry asks for, whatever the status. */
  readonly fields: ReadonlyArray<TemplateField>;
};

/** One claim. */
export type TemplateFieldInput = {
  /** The name of the claim: one word such as degree. name is part of every credential and no field. */
  readonly key: Scalars['String']['input'];
  /** What people call it, by language, such as {"en": "Degree"}. */
  readonly labelI18n: Scalars['JSON']['input'];
  /** What it holds. */
  readonly type: TemplateFieldType;
  /** Whether every credential has it; false unless told. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a string: a regular expression (RE2) that all of it matches. */
  readonly pattern?: InputMaybe<Scalars['String']['input']>;
  /** Of a number its least value, of a string its least length. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
  /** Of a number its greatest value, of a string its greatest length. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
  /** Of an enum: its values. */
  readonly enum?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of an enum: the code set of the catalog whose codes are its values, at most 500. */
  readonly codeSetId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it tells something of a person; false unless told. */
  readonly pii?: InputMaybe<Scalars['Boolean']['input']>;
  /** Headers of columns that stand for it in a table. */
  readonly csvAliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** How long credentials count. */
export type TemplateValidityInput = {
  /** By what it ends. */
  readonly kind: TemplateValidityKind;
  /** Of DURATION: years, months, weeks and days such as P2Y or P1Y6M. */
  readonly duration?: InputMaybe<Scalars['String']['input']>;
  /** Of FIXED_DATE: the last day. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

/** How credentials are shown. */
export type TemplateDisplayInput = {
  /** A colour such as #1a2b3c. */
  readonly background?: InputMaybe<Scalars['String']['input']>;
  /** A colour such as #ffffff. */
  readonly textColor?: InputMaybe<Scalars['String']['input']>;
  /** An https address of a picture; no certificate shows it. */
  readonly logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** How a certificate is laid out; CLASSIC unless told. */
  readonly layout?: InputMaybe<TemplateLayout>;
};

/** What a new template says. */
export type CreateCredentialTemplateInput = {
  /** What you call it, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** The type of its credentials: one word such as UniversityDegreeCredential. */
  readonly credentialType: Scalars['String']['input'];
  /** The version of a catalog entry under which they are issued. */
  readonly entryVersionId?: InputMaybe<Scalars['ID']['input']>;
  /** The claims beside the holder's name, 1 to 100. */
  readonly fields: ReadonlyArray<TemplateFieldInput>;
  /** How long its credentials count; without an end unless told. */
  readonly validity?: InputMaybe<TemplateValidityInput>;
  /** How they are shown. */
  readonly display?: InputMaybe<TemplateDisplayInput>;
};

/** What came of it. */
export type CreateCredentialTemplatePayload = {
  readonly __typename?: 'CreateCredentialTemplatePayload';
  /** The template, a DRAFT. */
  readonly template: CredentialTemplate;
};

/** What a template says from now on; what is left out is taken away. */
export type UpdateCredentialTemplateInput = {
  /** Id of the template. */
  readonly templateId: Scalars['ID']['input'];
  /** What you call it, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** The type of its credentials. */
  readonly credentialType: Scalars['String']['input'];
  /** The version of a catalog entry under which they are issued. */
  readonly entryVersionId?: InputMaybe<Scalars['ID']['input']>;
  /** The claims beside the holder's name, 1 to 100. */
  readonly fields: ReadonlyArray<TemplateFieldInput>;
  /** How long its credentials count; without an end unless told. */
  readonly validity?: InputMaybe<TemplateValidityInput>;
  /** How they are shown. */
  readonly display?: InputMaybe<TemplateDisplayInput>;
};

/** What came of it. */
export type UpdateCredentialTemplatePayload = {
  readonly __typename?: 'UpdateCredentialTemplatePayload';
  /** The template as changed. */
  readonly template: CredentialTemplate;
};

/** Which template to publish. */
export type PublishCredentialTemplateInput = {
  /** Id of the template. */
  readonly templateId: Scalars['ID']['input'];
};

/** What came of it. */
export type PublishCredentialTemplatePayload = {
  readonly __typename?: 'PublishCredentialTemplatePayload';
  /** The template, PUBLISHED. */
  readonly template: CredentialTemplate;
};

/** Which template to end. */
export type ArchiveCredentialTemplateInput = {
  /** Id of the template. */
  readonly templateId: Scalars['ID']['input'];
};

/** What came of it. */
export type ArchiveCredentialTemplatePayload = {
  readonly __typename?: 'ArchiveCredentialTemplatePayload';
  /** The template, ARCHIVED. */
  readonly template: CredentialTemplate;
};

/** What to look at before it is issued. */
export type PreviewCredentialTemplateInput = {
  /** Id of the template. */
  readonly templateId: Scalars['ID']['input'];
  /** Claims to try; fields that are left out get examples. */
  readonly credentialData?: InputMaybe<Scalars['JSON']['input']>;
};

/** An organization that holds or vouches for records that it did not originate. */
export type Custodian = {
  readonly __typename?: 'Custodian';
  /** The DID that its credentials and attestations name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};

/** One edition of an entry; credentials name it. */
export type EntryVersion = {
  readonly __typename?: 'EntryVersion';
  /** Names it in every call. */
  readonly entryVersionId: Scalars['ID']['output'];
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
  Credential: Credential;
  Holder: Holder;
  MyIssuer: MyIssuer;
  Issuer: Issuer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Credential:
    ( { __typename: 'Credential' }
    & GraphQLRecursivePick<FederationTypes['Credential'], {"credentialId":true}> );
  Holder:
    ( { __typename: 'Holder' }
    & GraphQLRecursivePick<FederationTypes['Holder'], {"did":true}> );
  MyIssuer:
    ( { __typename: 'MyIssuer' }
    & GraphQLRecursivePick<FederationTypes['MyIssuer'], {"did":true}> );
  Issuer:
    ( { __typename: 'Issuer' }
    & GraphQLRecursivePick<FederationTypes['Issuer'], {"did":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  EpochMs: ResolverTypeWrapper<Scalars['EpochMs']['output']>;
  CredentialStatus: CredentialStatus;
  ClaimStatus: ClaimStatus;
  RevocationCategory: RevocationCategory;
  RevocationCategorySource: RevocationCategorySource;
  CredentialSigningMode: CredentialSigningMode;
  CredentialAuthorityType: CredentialAuthorityType;
  CredentialStatsScope: CredentialStatsScope;
  Revocation: ResolverTypeWrapper<Revocation>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Credential: ResolverTypeWrapper<CredentialNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Holder: ResolverTypeWrapper<DidKeyNoun>;
  MyIssuer: ResolverTypeWrapper<DidKeyNoun>;
  Issuer: ResolverTypeWrapper<DidKeyNoun>;
  CredentialFilterInput: CredentialFilterInput;
  CredentialConnection: ResolverTypeWrapper<Omit<CredentialConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CredentialEdge']>, nodes: ReadonlyArray<ResolversTypes['Credential']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CredentialEdge: ResolverTypeWrapper<Omit<CredentialEdge, 'node'> & { node: ResolversTypes['Credential'] }>;
  CredentialCount: ResolverTypeWrapper<CredentialCount>;
  CredentialDayCount: ResolverTypeWrapper<CredentialDayCount>;
  CredentialStats: ResolverTypeWrapper<CredentialStats>;
  CredentialStatusInfo: ResolverTypeWrapper<CredentialStatusRecordNoun>;
  StatusList: ResolverTypeWrapper<PublishedStatusListNoun>;
  IssueCredentialInput: IssueCredentialInput;
  IssueWarningCode: IssueWarningCode;
  IssueWarning: ResolverTypeWrapper<IssueWarning>;
  IssueCredentialPayload: ResolverTypeWrapper<Omit<IssueCredentialPayload, 'credential'> & { credential?: Maybe<ResolversTypes['Credential']> }>;
  PrepareCredentialInput: PrepareCredentialInput;
  PreparedCredential: ResolverTypeWrapper<PreparedDraftNoun>;
  IssueBatchRecordInput: IssueBatchRecordInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  IssueBatchInput: IssueBatchInput;
  BatchRecordStatus: BatchRecordStatus;
  BatchRecordOutcome: ResolverTypeWrapper<BatchRecordOutcome>;
  IssueBatchPayload: ResolverTypeWrapper<IssueBatchPayload>;
  RevokeCredentialInput: RevokeCredentialInput;
  RevocationClassification: ResolverTypeWrapper<RevocationClassification>;
  RevokeCredentialPayload: ResolverTypeWrapper<RevokedNoun>;
  ReissueCredentialInput: ReissueCredentialInput;
  ReissueCredentialPayload: ResolverTypeWrapper<Omit<ReissueCredentialPayload, 'credential'> & { credential?: Maybe<ResolversTypes['Credential']> }>;
  ClaimCredentialInput: ClaimCredentialInput;
  ClaimCredentialPayload: ResolverTypeWrapper<Omit<ClaimCredentialPayload, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  SupersedeCredentialInput: SupersedeCredentialInput;
  SupersedeCredentialPayload: ResolverTypeWrapper<Omit<SupersedeCredentialPayload, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  SetRevocationCategoryInput: SetRevocationCategoryInput;
  SetRevocationCategoryPayload: ResolverTypeWrapper<Omit<SetRevocationCategoryPayload, 'credential'> & { credential: ResolversTypes['Credential'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  BulkJobStatus: BulkJobStatus;
  BulkRowStatus: BulkRowStatus;
  BulkHolderKey: BulkHolderKey;
  BulkOnError: BulkOnError;
  BulkMappedColumn: ResolverTypeWrapper<BulkMappedColumn>;
  BulkCounts: ResolverTypeWrapper<BulkCounts>;
  BulkFile: ResolverTypeWrapper<BulkFile>;
  BulkFailure: ResolverTypeWrapper<BulkFailure>;
  BulkIssuanceJob: ResolverTypeWrapper<BulkJobNoun>;
  BulkIssuanceJobEdge: ResolverTypeWrapper<Omit<BulkIssuanceJobEdge, 'node'> & { node: ResolversTypes['BulkIssuanceJob'] }>;
  BulkIssuanceJobConnection: ResolverTypeWrapper<Omit<BulkIssuanceJobConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BulkIssuanceJobEdge']>, nodes: ReadonlyArray<ResolversTypes['BulkIssuanceJob']> }>;
  BulkRowError: ResolverTypeWrapper<BulkRowError>;
  BulkIssuanceRow: ResolverTypeWrapper<BulkRowNoun>;
  BulkIssuanceRowEdge: ResolverTypeWrapper<Omit<BulkIssuanceRowEdge, 'node'> & { node: ResolversTypes['BulkIssuanceRow'] }>;
  BulkIssuanceRowConnection: ResolverTypeWrapper<Omit<BulkIssuanceRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['BulkIssuanceRowEdge']>, nodes: ReadonlyArray<ResolversTypes['BulkIssuanceRow']> }>;
  BulkErrorsPiece: ResolverTypeWrapper<BulkErrorsPiece>;
  BulkIssuanceJobFilter: BulkIssuanceJobFilter;
  BulkIssuanceRowFilter: BulkIssuanceRowFilter;
  BulkMappingSuggestionInput: BulkMappingSuggestionInput;
  BulkMappingSource: BulkMappingSource;
  BulkSuggestedColumn: ResolverTypeWrapper<BulkSuggestedColumn>;
  BulkMappingSuggestion: ResolverTypeWrapper<BulkMappingSuggestion>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateBulkJobInput: CreateBulkJobInput;
  CreateBulkJobPayload: ResolverTypeWrapper<Omit<CreateBulkJobPayload, 'job'> & { job?: Maybe<ResolversTypes['BulkIssuanceJob']> }>;
  BulkMappedColumnInput: BulkMappedColumnInput;
  MapBulkJobInput: MapBulkJobInput;
  MapBulkJobPayload: ResolverTypeWrapper<Omit<MapBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  ValidateBulkJobInput: ValidateBulkJobInput;
  ValidateBulkJobPayload: ResolverTypeWrapper<Omit<ValidateBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  StartBulkJobInput: StartBulkJobInput;
  StartBulkJobPayload: ResolverTypeWrapper<Omit<StartBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  PauseBulkJobInput: PauseBulkJobInput;
  PauseBulkJobPayload: ResolverTypeWrapper<Omit<PauseBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  ResumeBulkJobInput: ResumeBulkJobInput;
  ResumeBulkJobPayload: ResolverTypeWrapper<Omit<ResumeBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  CancelBulkJobInput: CancelBulkJobInput;
  CancelBulkJobPayload: ResolverTypeWrapper<Omit<CancelBulkJobPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  RetryFailedRowsInput: RetryFailedRowsInput;
  RetryFailedRowsPayload: ResolverTypeWrapper<Omit<RetryFailedRowsPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  BulkSignatureInput: BulkSignatureInput;
  SignBulkRowsInput: SignBulkRowsInput;
  BulkSignatureResult: ResolverTypeWrapper<BulkSignatureResult>;
  SignBulkRowsPayload: ResolverTypeWrapper<Omit<SignBulkRowsPayload, 'job'> & { job: ResolversTypes['BulkIssuanceJob'] }>;
  CredentialTemplateStatus: CredentialTemplateStatus;
  TemplateFieldType: TemplateFieldType;
  TemplateValidityKind: TemplateValidityKind;
  TemplateLayout: TemplateLayout;
  TemplateField: ResolverTypeWrapper<TemplateField>;
  TemplateValidity: ResolverTypeWrapper<TemplateValidity>;
  TemplateDisplay: ResolverTypeWrapper<TemplateDisplay>;
  CredentialTemplate: ResolverTypeWrapper<CredentialTemplateNoun>;
  CredentialTemplateEdge: ResolverTypeWrapper<Omit<CredentialTemplateEdge, 'node'> & { node: ResolversTypes['CredentialTemplate'] }>;
  CredentialTemplateConnection: ResolverTypeWrapper<Omit<CredentialTemplateConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CredentialTemplateEdge']>, nodes: ReadonlyArray<ResolversTypes['CredentialTemplate']> }>;
  CredentialTemplateFilter: CredentialTemplateFilter;
  ClaimProblem: ResolverTypeWrapper<ClaimProblem>;
  CredentialTemplatePreview: ResolverTypeWrapper<TemplatePreviewNoun>;
  TemplateFieldSuggestionInput: TemplateFieldSuggestionInput;
  TemplateFieldSuggestion: ResolverTypeWrapper<TemplateFieldSuggestion>;
  TemplateFieldInput: TemplateFieldInput;
  TemplateValidityInput: TemplateValidityInput;
  TemplateDisplayInput: TemplateDisplayInput;
  CreateCredentialTemplateInput: CreateCredentialTemplateInput;
  CreateCredentialTemplatePayload: ResolverTypeWrapper<Omit<CreateCredentialTemplatePayload, 'template'> & { template: ResolversTypes['CredentialTemplate'] }>;
  UpdateCredentialTemplateInput: UpdateCredentialTemplateInput;
  UpdateCredentialTemplatePayload: ResolverTypeWrapper<Omit<UpdateCredentialTemplatePayload, 'template'> & { template: ResolversTypes['CredentialTemplate'] }>;
  PublishCredentialTemplateInput: PublishCredentialTemplateInput;
  PublishCredentialTemplatePayload: ResolverTypeWrapper<Omit<PublishCredentialTemplatePayload, 'template'> & { template: ResolversTypes['CredentialTemplate'] }>;
  ArchiveCredentialTemplateInput: ArchiveCredentialTemplateInput;
  ArchiveCredentialTemplatePayload: ResolverTypeWrapper<Omit<ArchiveCredentialTemplatePayload, 'template'> & { template: ResolversTypes['CredentialTemplate'] }>;
  PreviewCredentialTemplateInput: PreviewCredentialTemplateInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Custodian: ResolverTypeWrapper<DidKeyNoun>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  EntryVersion: ResolverTypeWrapper<EntryVersionKeyNoun>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  AssistStatus: AssistStatus;
  AssistReason: AssistReason;
  File: ResolverTypeWrapper<File>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  EpochMs: Scalars['EpochMs']['output'];
  Revocation: Revocation;
  String: Scalars['String']['output'];
  Credential: CredentialNoun;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Holder: DidKeyNoun;
  MyIssuer: DidKeyNoun;
  Issuer: DidKeyNoun;
  CredentialFilterInput: CredentialFilterInput;
  CredentialConnection: Omit<CredentialConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CredentialEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Credential']> };
  Boolean: Scalars['Boolean']['output'];
  CredentialEdge: Omit<CredentialEdge, 'node'> & { node: ResolversParentTypes['Credential'] };
  CredentialCount: CredentialCount;
  CredentialDayCount: CredentialDayCount;
  CredentialStats: CredentialStats;
  CredentialStatusInfo: CredentialStatusRecordNoun;
  StatusList: PublishedStatusListNoun;
  IssueCredentialInput: IssueCredentialInput;
  IssueWarning: IssueWarning;
  IssueCredentialPayload: Omit<IssueCredentialPayload, 'credential'> & { credential?: Maybe<ResolversParentTypes['Credential']> };
  PrepareCredentialInput: PrepareCredentialInput;
  PreparedCredential: PreparedDraftNoun;
  IssueBatchRecordInput: IssueBatchRecordInput;
  Float: Scalars['Float']['output'];
  IssueBatchInput: IssueBatchInput;
  BatchRecordOutcome: BatchRecordOutcome;
  IssueBatchPayload: IssueBatchPayload;
  RevokeCredentialInput: RevokeCredentialInput;
  RevocationClassification: RevocationClassification;
  RevokeCredentialPayload: RevokedNoun;
  ReissueCredentialInput: ReissueCredentialInput;
  ReissueCredentialPayload: Omit<ReissueCredentialPayload, 'credential'> & { credential?: Maybe<ResolversParentTypes['Credential']> };
  ClaimCredentialInput: ClaimCredentialInput;
  ClaimCredentialPayload: Omit<ClaimCredentialPayload, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  SupersedeCredentialInput: SupersedeCredentialInput;
  SupersedeCredentialPayload: Omit<SupersedeCredentialPayload, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  SetRevocationCategoryInput: SetRevocationCategoryInput;
  SetRevocationCategoryPayload: Omit<SetRevocationCategoryPayload, 'credential'> & { credential: ResolversParentTypes['Credential'] };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  BulkMappedColumn: BulkMappedColumn;
  BulkCounts: BulkCounts;
  BulkFile: BulkFile;
  BulkFailure: BulkFailure;
  BulkIssuanceJob: BulkJobNoun;
  BulkIssuanceJobEdge: Omit<BulkIssuanceJobEdge, 'node'> & { node: ResolversParentTypes['BulkIssuanceJob'] };
  BulkIssuanceJobConnection: Omit<BulkIssuanceJobConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BulkIssuanceJobEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BulkIssuanceJob']> };
  BulkRowError: BulkRowError;
  BulkIssuanceRow: BulkRowNoun;
  BulkIssuanceRowEdge: Omit<BulkIssuanceRowEdge, 'node'> & { node: ResolversParentTypes['BulkIssuanceRow'] };
  BulkIssuanceRowConnection: Omit<BulkIssuanceRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['BulkIssuanceRowEdge']>, nodes: ReadonlyArray<ResolversParentTypes['BulkIssuanceRow']> };
  BulkErrorsPiece: BulkErrorsPiece;
  BulkIssuanceJobFilter: BulkIssuanceJobFilter;
  BulkIssuanceRowFilter: BulkIssuanceRowFilter;
  BulkMappingSuggestionInput: BulkMappingSuggestionInput;
  BulkSuggestedColumn: BulkSuggestedColumn;
  BulkMappingSuggestion: BulkMappingSuggestion;
  Subscription: Record<PropertyKey, never>;
  CreateBulkJobInput: CreateBulkJobInput;
  CreateBulkJobPayload: Omit<CreateBulkJobPayload, 'job'> & { job?: Maybe<ResolversParentTypes['BulkIssuanceJob']> };
  BulkMappedColumnInput: BulkMappedColumnInput;
  MapBulkJobInput: MapBulkJobInput;
  MapBulkJobPayload: Omit<MapBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  ValidateBulkJobInput: ValidateBulkJobInput;
  ValidateBulkJobPayload: Omit<ValidateBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  StartBulkJobInput: StartBulkJobInput;
  StartBulkJobPayload: Omit<StartBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  PauseBulkJobInput: PauseBulkJobInput;
  PauseBulkJobPayload: Omit<PauseBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  ResumeBulkJobInput: ResumeBulkJobInput;
  ResumeBulkJobPayload: Omit<ResumeBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  CancelBulkJobInput: CancelBulkJobInput;
  CancelBulkJobPayload: Omit<CancelBulkJobPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  RetryFailedRowsInput: RetryFailedRowsInput;
  RetryFailedRowsPayload: Omit<RetryFailedRowsPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  BulkSignatureInput: BulkSignatureInput;
  SignBulkRowsInput: SignBulkRowsInput;
  BulkSignatureResult: BulkSignatureResult;
  SignBulkRowsPayload: Omit<SignBulkRowsPayload, 'job'> & { job: ResolversParentTypes['BulkIssuanceJob'] };
  TemplateField: TemplateField;
  TemplateValidity: TemplateValidity;
  TemplateDisplay: TemplateDisplay;
  CredentialTemplate: CredentialTemplateNoun;
  CredentialTemplateEdge: Omit<CredentialTemplateEdge, 'node'> & { node: ResolversParentTypes['CredentialTemplate'] };
  CredentialTemplateConnection: Omit<CredentialTemplateConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CredentialTemplateEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CredentialTemplate']> };
  CredentialTemplateFilter: CredentialTemplateFilter;
  ClaimProblem: ClaimProblem;
  CredentialTemplatePreview: TemplatePreviewNoun;
  TemplateFieldSuggestionInput: TemplateFieldSuggestionInput;
  TemplateFieldSuggestion: TemplateFieldSuggestion;
  TemplateFieldInput: TemplateFieldInput;
  TemplateValidityInput: TemplateValidityInput;
  TemplateDisplayInput: TemplateDisplayInput;
  CreateCredentialTemplateInput: CreateCredentialTemplateInput;
  CreateCredentialTemplatePayload: Omit<CreateCredentialTemplatePayload, 'template'> & { template: ResolversParentTypes['CredentialTemplate'] };
  UpdateCredentialTemplateInput: UpdateCredentialTemplateInput;
  UpdateCredentialTemplatePayload: Omit<UpdateCredentialTemplatePayload, 'template'> & { template: ResolversParentTypes['CredentialTemplate'] };
  PublishCredentialTemplateInput: PublishCredentialTemplateInput;
  PublishCredentialTemplatePayload: Omit<PublishCredentialTemplatePayload, 'template'> & { template: ResolversParentTypes['CredentialTemplate'] };
  ArchiveCredentialTemplateInput: ArchiveCredentialTemplateInput;
  ArchiveCredentialTemplatePayload: Omit<ArchiveCredentialTemplatePayload, 'template'> & { template: ResolversParentTypes['CredentialTemplate'] };
  PreviewCredentialTemplateInput: PreviewCredentialTemplateInput;
  DateTime: Scalars['DateTime']['output'];
  Custodian: DidKeyNoun;
  DID: Scalars['DID']['output'];
  JSON: Scalars['JSON']['output'];
  EntryVersion: EntryVersionKeyNoun;
  PageInfo: PageInfo;
  Base64: Scalars['Base64']['output'];
  File: File;
};

export interface EpochMsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EpochMs'], any> {
  name: 'EpochMs';
}

export type RevocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revocation'] = ResolversParentTypes['Revocation']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['RevocationCategory']>, ParentType, ContextType>;
  categorySource?: Resolver<ResolversTypes['RevocationCategorySource'], ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential'], FederationReferenceType extends FederationReferenceTypes['Credential'] = FederationReferenceTypes['Credential']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Credential']> | FederationReferenceType, FederationReferenceType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CredentialStatus'], ParentType, ContextType>;
  statusChangedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimStatus?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  authorityType?: Resolver<ResolversTypes['CredentialAuthorityType'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  holderDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['Holder'], ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  proofCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CredentialSigningMode'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revocation?: Resolver<Maybe<ResolversTypes['Revocation']>, ParentType, ContextType>;
  supersedes?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  supersedesCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  supersededByCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  batchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  templateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  templateVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entryVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entryVersion?: Resolver<Maybe<ResolversTypes['EntryVersion']>, ParentType, ContextType>;
  vc?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  vcJson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vcHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder'], FederationReferenceType extends FederationReferenceTypes['Holder'] = FederationReferenceTypes['Holder']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Holder']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  credentials?: Resolver<Maybe<ResolversTypes['CredentialConnection']>, ParentType, ContextType, Partial<HolderCredentialsArgs>>;
};

export type MyIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyIssuer'] = ResolversParentTypes['MyIssuer'], FederationReferenceType extends FederationReferenceTypes['MyIssuer'] = FederationReferenceTypes['MyIssuer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MyIssuer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  bulkJobs?: Resolver<ResolversTypes['BulkIssuanceJobConnection'], ParentType, ContextType, Partial<MyIssuerBulkJobsArgs>>;
  templates?: Resolver<ResolversTypes['CredentialTemplateConnection'], ParentType, ContextType, Partial<MyIssuerTemplatesArgs>>;
};

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer'], FederationReferenceType extends FederationReferenceTypes['Issuer'] = FederationReferenceTypes['Issuer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Issuer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  credentials?: Resolver<Maybe<ResolversTypes['CredentialConnection']>, ParentType, ContextType, Partial<IssuerCredentialsArgs>>;
  credentialStats?: Resolver<Maybe<ResolversTypes['CredentialStats']>, ParentType, ContextType>;
};

export type CredentialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialConnection'] = ResolversParentTypes['CredentialConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CredentialEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Credential']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  searchedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CredentialEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialEdge'] = ResolversParentTypes['CredentialEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
};

export type CredentialCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialCount'] = ResolversParentTypes['CredentialCount']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CredentialDayCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialDayCount'] = ResolversParentTypes['CredentialDayCount']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CredentialStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialStats'] = ResolversParentTypes['CredentialStats']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byStatus?: Resolver<ReadonlyArray<ResolversTypes['CredentialCount']>, ParentType, ContextType>;
  byType?: Resolver<ReadonlyArray<ResolversTypes['CredentialCount']>, ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiring30d?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuersActive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issuedByDay?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CredentialDayCount']>>, ParentType, ContextType>;
};

export type CredentialStatusInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialStatusInfo'] = ResolversParentTypes['CredentialStatusInfo']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  credentialStatus?: Resolver<ResolversTypes['CredentialStatus'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revocationCategory?: Resolver<Maybe<ResolversTypes['RevocationCategory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  supersededByCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StatusListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusList'] = ResolversParentTypes['StatusList']> = {
  statusListId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type IssueWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueWarning'] = ResolversParentTypes['IssueWarning']> = {
  code?: Resolver<ResolversTypes['IssueWarningCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssueCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueCredentialPayload'] = ResolversParentTypes['IssueCredentialPayload']> = {
  operationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialStatus?: Resolver<ResolversTypes['CredentialStatus'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IssueWarning']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
};

export type PreparedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedCredential'] = ResolversParentTypes['PreparedCredential']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuanceTimestamp?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  expirationTimestamp?: Resolver<Maybe<ResolversTypes['EpochMs']>, ParentType, ContextType>;
  proofCreatedTimestamp?: Resolver<ResolversTypes['EpochMs'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['CredentialSigningMode'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  proofConfiguration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  canonicalCredential?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonicalProofConfiguration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proofConfigurationHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytesToSign?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  bytesToSignHex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IssueWarning']>, ParentType, ContextType>;
};

export type BatchRecordOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchRecordOutcome'] = ResolversParentTypes['BatchRecordOutcome']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationStatus?: Resolver<ResolversTypes['BatchRecordStatus'], ParentType, ContextType>;
  credentialStatus?: Resolver<Maybe<ResolversTypes['CredentialStatus']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IssueWarning']>, ParentType, ContextType>;
};

export type IssueBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueBatchPayload'] = ResolversParentTypes['IssueBatchPayload']> = {
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['BatchRecordOutcome']>, ParentType, ContextType>;
};

export type RevocationClassificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevocationClassification'] = ResolversParentTypes['RevocationClassification']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['RevocationCategory']>, ParentType, ContextType>;
};

export type RevokeCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCredentialPayload'] = ResolversParentTypes['RevokeCredentialPayload']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
  classification?: Resolver<ResolversTypes['RevocationClassification'], ParentType, ContextType>;
};

export type ReissueCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReissueCredentialPayload'] = ResolversParentTypes['ReissueCredentialPayload']> = {
  operationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialStatus?: Resolver<ResolversTypes['CredentialStatus'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supersededCredentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['IssueWarning']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
};

export type ClaimCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCredentialPayload'] = ResolversParentTypes['ClaimCredentialPayload']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
};

export type SupersedeCredentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupersedeCredentialPayload'] = ResolversParentTypes['SupersedeCredentialPayload']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
};

export type SetRevocationCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRevocationCategoryPayload'] = ResolversParentTypes['SetRevocationCategoryPayload']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  credential?: Resolver<ResolversTypes['Credential'], ParentType, ContextType, RequireFields<QueryCredentialArgs, 'id'>>;
  credentials?: Resolver<ResolversTypes['CredentialConnection'], ParentType, ContextType, Partial<QueryCredentialsArgs>>;
  credentialsExpiringBetween?: Resolver<ResolversTypes['CredentialConnection'], ParentType, ContextType, RequireFields<QueryCredentialsExpiringBetweenArgs, 'from' | 'to'>>;
  credentialStats?: Resolver<ResolversTypes['CredentialStats'], ParentType, ContextType, Partial<QueryCredentialStatsArgs>>;
  credentialStatus?: Resolver<ResolversTypes['CredentialStatusInfo'], ParentType, ContextType, RequireFields<QueryCredentialStatusArgs, 'id'>>;
  statusList?: Resolver<ResolversTypes['StatusList'], ParentType, ContextType, RequireFields<QueryStatusListArgs, 'id'>>;
  prepareCredential?: Resolver<ResolversTypes['PreparedCredential'], ParentType, ContextType, RequireFields<QueryPrepareCredentialArgs, 'input'>>;
  bulkIssuanceJob?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType, RequireFields<QueryBulkIssuanceJobArgs, 'id'>>;
  bulkIssuanceJobs?: Resolver<ResolversTypes['BulkIssuanceJobConnection'], ParentType, ContextType, Partial<QueryBulkIssuanceJobsArgs>>;
  bulkIssuanceRows?: Resolver<ResolversTypes['BulkIssuanceRowConnection'], ParentType, ContextType, RequireFields<QueryBulkIssuanceRowsArgs, 'jobId'>>;
  bulkIssuanceErrors?: Resolver<ResolversTypes['BulkErrorsPiece'], ParentType, ContextType, RequireFields<QueryBulkIssuanceErrorsArgs, 'id'>>;
  bulkIssuanceToSign?: Resolver<ResolversTypes['BulkErrorsPiece'], ParentType, ContextType, RequireFields<QueryBulkIssuanceToSignArgs, 'id'>>;
  bulkMappingSuggestion?: Resolver<ResolversTypes['BulkMappingSuggestion'], ParentType, ContextType, RequireFields<QueryBulkMappingSuggestionArgs, 'input'>>;
  credentialTemplate?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType, RequireFields<QueryCredentialTemplateArgs, 'id'>>;
  credentialTemplates?: Resolver<ResolversTypes['CredentialTemplateConnection'], ParentType, ContextType, Partial<QueryCredentialTemplatesArgs>>;
  credentialTemplateCsv?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryCredentialTemplateCsvArgs, 'id'>>;
  previewCredentialTemplate?: Resolver<ResolversTypes['CredentialTemplatePreview'], ParentType, ContextType, RequireFields<QueryPreviewCredentialTemplateArgs, 'input'>>;
  templateFieldSuggestion?: Resolver<ResolversTypes['TemplateFieldSuggestion'], ParentType, ContextType, RequireFields<QueryTemplateFieldSuggestionArgs, 'input'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  issueCredential?: Resolver<ResolversTypes['IssueCredentialPayload'], ParentType, ContextType, RequireFields<MutationIssueCredentialArgs, 'input'>>;
  issueBatch?: Resolver<ResolversTypes['IssueBatchPayload'], ParentType, ContextType, RequireFields<MutationIssueBatchArgs, 'input'>>;
  revokeCredential?: Resolver<ResolversTypes['RevokeCredentialPayload'], ParentType, ContextType, RequireFields<MutationRevokeCredentialArgs, 'input'>>;
  reissueCredential?: Resolver<ResolversTypes['ReissueCredentialPayload'], ParentType, ContextType, RequireFields<MutationReissueCredentialArgs, 'input'>>;
  supersedeCredential?: Resolver<ResolversTypes['SupersedeCredentialPayload'], ParentType, ContextType, RequireFields<MutationSupersedeCredentialArgs, 'input'>>;
  claimCredential?: Resolver<ResolversTypes['ClaimCredentialPayload'], ParentType, ContextType, RequireFields<MutationClaimCredentialArgs, 'input'>>;
  setRevocationCategory?: Resolver<ResolversTypes['SetRevocationCategoryPayload'], ParentType, ContextType, RequireFields<MutationSetRevocationCategoryArgs, 'input'>>;
  createBulkJob?: Resolver<ResolversTypes['CreateBulkJobPayload'], ParentType, ContextType, RequireFields<MutationCreateBulkJobArgs, 'input'>>;
  mapBulkJob?: Resolver<ResolversTypes['MapBulkJobPayload'], ParentType, ContextType, RequireFields<MutationMapBulkJobArgs, 'input'>>;
  validateBulkJob?: Resolver<ResolversTypes['ValidateBulkJobPayload'], ParentType, ContextType, RequireFields<MutationValidateBulkJobArgs, 'input'>>;
  startBulkJob?: Resolver<ResolversTypes['StartBulkJobPayload'], ParentType, ContextType, RequireFields<MutationStartBulkJobArgs, 'input'>>;
  pauseBulkJob?: Resolver<ResolversTypes['PauseBulkJobPayload'], ParentType, ContextType, RequireFields<MutationPauseBulkJobArgs, 'input'>>;
  resumeBulkJob?: Resolver<ResolversTypes['ResumeBulkJobPayload'], ParentType, ContextType, RequireFields<MutationResumeBulkJobArgs, 'input'>>;
  cancelBulkJob?: Resolver<ResolversTypes['CancelBulkJobPayload'], ParentType, ContextType, RequireFields<MutationCancelBulkJobArgs, 'input'>>;
  signBulkRows?: Resolver<ResolversTypes['SignBulkRowsPayload'], ParentType, ContextType, RequireFields<MutationSignBulkRowsArgs, 'input'>>;
  retryFailedRows?: Resolver<ResolversTypes['RetryFailedRowsPayload'], ParentType, ContextType, RequireFields<MutationRetryFailedRowsArgs, 'input'>>;
  createCredentialTemplate?: Resolver<ResolversTypes['CreateCredentialTemplatePayload'], ParentType, ContextType, RequireFields<MutationCreateCredentialTemplateArgs, 'input'>>;
  updateCredentialTemplate?: Resolver<ResolversTypes['UpdateCredentialTemplatePayload'], ParentType, ContextType, RequireFields<MutationUpdateCredentialTemplateArgs, 'input'>>;
  publishCredentialTemplate?: Resolver<ResolversTypes['PublishCredentialTemplatePayload'], ParentType, ContextType, RequireFields<MutationPublishCredentialTemplateArgs, 'input'>>;
  archiveCredentialTemplate?: Resolver<ResolversTypes['ArchiveCredentialTemplatePayload'], ParentType, ContextType, RequireFields<MutationArchiveCredentialTemplateArgs, 'input'>>;
};

export type BulkMappedColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkMappedColumn'] = ResolversParentTypes['BulkMappedColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkCounts'] = ResolversParentTypes['BulkCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingHolder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkFile'] = ResolversParentTypes['BulkFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkFailure'] = ResolversParentTypes['BulkFailure']> = {
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkIssuanceJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceJob'] = ResolversParentTypes['BulkIssuanceJob']> = {
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['BulkFile'], ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mapping?: Resolver<ReadonlyArray<ResolversTypes['BulkMappedColumn']>, ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  holderKey?: Resolver<ResolversTypes['BulkHolderKey'], ParentType, ContextType>;
  onError?: Resolver<ResolversTypes['BulkOnError'], ParentType, ContextType>;
  notifyHolders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['BulkCounts'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BulkJobStatus'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['BulkFailure']>, ParentType, ContextType>;
  rowsPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkIssuanceJobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceJobEdge'] = ResolversParentTypes['BulkIssuanceJobEdge']> = {
  node?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkIssuanceJobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceJobConnection'] = ResolversParentTypes['BulkIssuanceJobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BulkIssuanceJobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BulkIssuanceJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkRowErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkRowError'] = ResolversParentTypes['BulkRowError']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkIssuanceRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceRow'] = ResolversParentTypes['BulkIssuanceRow']> = {
  rowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BulkRowStatus'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  inviteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['BulkRowError']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkIssuanceRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceRowEdge'] = ResolversParentTypes['BulkIssuanceRowEdge']> = {
  node?: Resolver<ResolversTypes['BulkIssuanceRow'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkIssuanceRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkIssuanceRowConnection'] = ResolversParentTypes['BulkIssuanceRowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BulkIssuanceRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BulkIssuanceRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkErrorsPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkErrorsPiece'] = ResolversParentTypes['BulkErrorsPiece']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkSuggestedColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkSuggestedColumn'] = ResolversParentTypes['BulkSuggestedColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['BulkMappingSource'], ParentType, ContextType>;
};

export type BulkMappingSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkMappingSuggestion'] = ResolversParentTypes['BulkMappingSuggestion']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  mapping?: Resolver<ReadonlyArray<ResolversTypes['BulkSuggestedColumn']>, ParentType, ContextType>;
  missingRequired?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bulkJobProgress?: SubscriptionResolver<ResolversTypes['BulkIssuanceJob'], "bulkJobProgress", ParentType, ContextType, RequireFields<SubscriptionBulkJobProgressArgs, 'id'>>;
};

export type CreateBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBulkJobPayload'] = ResolversParentTypes['CreateBulkJobPayload']> = {
  status?: Resolver<ResolversTypes['BulkJobStatus'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['BulkIssuanceJob']>, ParentType, ContextType>;
};

export type MapBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapBulkJobPayload'] = ResolversParentTypes['MapBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type ValidateBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateBulkJobPayload'] = ResolversParentTypes['ValidateBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type StartBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartBulkJobPayload'] = ResolversParentTypes['StartBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type PauseBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseBulkJobPayload'] = ResolversParentTypes['PauseBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type ResumeBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeBulkJobPayload'] = ResolversParentTypes['ResumeBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type CancelBulkJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelBulkJobPayload'] = ResolversParentTypes['CancelBulkJobPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type RetryFailedRowsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryFailedRowsPayload'] = ResolversParentTypes['RetryFailedRowsPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
};

export type BulkSignatureResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkSignatureResult'] = ResolversParentTypes['BulkSignatureResult']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignBulkRowsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignBulkRowsPayload'] = ResolversParentTypes['SignBulkRowsPayload']> = {
  job?: Resolver<ResolversTypes['BulkIssuanceJob'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['BulkSignatureResult']>, ParentType, ContextType>;
};

export type TemplateFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateField'] = ResolversParentTypes['TemplateField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelI18n?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TemplateFieldType'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enum?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  codeSetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pii?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  csvAliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TemplateValidityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateValidity'] = ResolversParentTypes['TemplateValidity']> = {
  kind?: Resolver<ResolversTypes['TemplateValidityKind'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TemplateDisplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateDisplay'] = ResolversParentTypes['TemplateDisplay']> = {
  background?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['TemplateLayout'], ParentType, ContextType>;
};

export type CredentialTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialTemplate'] = ResolversParentTypes['CredentialTemplate']> = {
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CredentialTemplateStatus'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryVersionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['TemplateField']>, ParentType, ContextType>;
  validity?: Resolver<ResolversTypes['TemplateValidity'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['TemplateDisplay'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CredentialTemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialTemplateEdge'] = ResolversParentTypes['CredentialTemplateEdge']> = {
  node?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialTemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialTemplateConnection'] = ResolversParentTypes['CredentialTemplateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CredentialTemplateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CredentialTemplate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimProblem'] = ResolversParentTypes['ClaimProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CredentialTemplatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialTemplatePreview'] = ResolversParentTypes['CredentialTemplatePreview']> = {
  credential?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ClaimProblem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['TemplateDisplay'], ParentType, ContextType>;
  certificate?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type TemplateFieldSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateFieldSuggestion'] = ResolversParentTypes['TemplateFieldSuggestion']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['TemplateField']>, ParentType, ContextType>;
};

export type CreateCredentialTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCredentialTemplatePayload'] = ResolversParentTypes['CreateCredentialTemplatePayload']> = {
  template?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType>;
};

export type UpdateCredentialTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCredentialTemplatePayload'] = ResolversParentTypes['UpdateCredentialTemplatePayload']> = {
  template?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType>;
};

export type PublishCredentialTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishCredentialTemplatePayload'] = ResolversParentTypes['PublishCredentialTemplatePayload']> = {
  template?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType>;
};

export type ArchiveCredentialTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveCredentialTemplatePayload'] = ResolversParentTypes['ArchiveCredentialTemplatePayload']> = {
  template?: Resolver<ResolversTypes['CredentialTemplate'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type EntryVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryVersion'] = ResolversParentTypes['EntryVersion']> = {
  entryVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  EpochMs?: GraphQLScalarType;
  Revocation?: RevocationResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
  MyIssuer?: MyIssuerResolvers<ContextType>;
  Issuer?: IssuerResolvers<ContextType>;
  CredentialConnection?: CredentialConnectionResolvers<ContextType>;
  CredentialEdge?: CredentialEdgeResolvers<ContextType>;
  CredentialCount?: CredentialCountResolvers<ContextType>;
  CredentialDayCount?: CredentialDayCountResolvers<ContextType>;
  CredentialStats?: CredentialStatsResolvers<ContextType>;
  CredentialStatusInfo?: CredentialStatusInfoResolvers<ContextType>;
  StatusList?: StatusListResolvers<ContextType>;
  IssueWarning?: IssueWarningResolvers<ContextType>;
  IssueCredentialPayload?: IssueCredentialPayloadResolvers<ContextType>;
  PreparedCredential?: PreparedCredentialResolvers<ContextType>;
  BatchRecordOutcome?: BatchRecordOutcomeResolvers<ContextType>;
  IssueBatchPayload?: IssueBatchPayloadResolvers<ContextType>;
  RevocationClassification?: RevocationClassificationResolvers<ContextType>;
  RevokeCredentialPayload?: RevokeCredentialPayloadResolvers<ContextType>;
  ReissueCredentialPayload?: ReissueCredentialPayloadResolvers<ContextType>;
  ClaimCredentialPayload?: ClaimCredentialPayloadResolvers<ContextType>;
  SupersedeCredentialPayload?: SupersedeCredentialPayloadResolvers<ContextType>;
  SetRevocationCategoryPayload?: SetRevocationCategoryPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  BulkMappedColumn?: BulkMappedColumnResolvers<ContextType>;
  BulkCounts?: BulkCountsResolvers<ContextType>;
  BulkFile?: BulkFileResolvers<ContextType>;
  BulkFailure?: BulkFailureResolvers<ContextType>;
  BulkIssuanceJob?: BulkIssuanceJobResolvers<ContextType>;
  BulkIssuanceJobEdge?: BulkIssuanceJobEdgeResolvers<ContextType>;
  BulkIssuanceJobConnection?: BulkIssuanceJobConnectionResolvers<ContextType>;
  BulkRowError?: BulkRowErrorResolvers<ContextType>;
  BulkIssuanceRow?: BulkIssuanceRowResolvers<ContextType>;
  BulkIssuanceRowEdge?: BulkIssuanceRowEdgeResolvers<ContextType>;
  BulkIssuanceRowConnection?: BulkIssuanceRowConnectionResolvers<ContextType>;
  BulkErrorsPiece?: BulkErrorsPieceResolvers<ContextType>;
  BulkSuggestedColumn?: BulkSuggestedColumnResolvers<ContextType>;
  BulkMappingSuggestion?: BulkMappingSuggestionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  CreateBulkJobPayload?: CreateBulkJobPayloadResolvers<ContextType>;
  MapBulkJobPayload?: MapBulkJobPayloadResolvers<ContextType>;
  ValidateBulkJobPayload?: ValidateBulkJobPayloadResolvers<ContextType>;
  StartBulkJobPayload?: StartBulkJobPayloadResolvers<ContextType>;
  PauseBulkJobPayload?: PauseBulkJobPayloadResolvers<ContextType>;
  ResumeBulkJobPayload?: ResumeBulkJobPayloadResolvers<ContextType>;
  CancelBulkJobPayload?: CancelBulkJobPayloadResolvers<ContextType>;
  RetryFailedRowsPayload?: RetryFailedRowsPayloadResolvers<ContextType>;
  BulkSignatureResult?: BulkSignatureResultResolvers<ContextType>;
  SignBulkRowsPayload?: SignBulkRowsPayloadResolvers<ContextType>;
  TemplateField?: TemplateFieldResolvers<ContextType>;
  TemplateValidity?: TemplateValidityResolvers<ContextType>;
  TemplateDisplay?: TemplateDisplayResolvers<ContextType>;
  CredentialTemplate?: CredentialTemplateResolvers<ContextType>;
  CredentialTemplateEdge?: CredentialTemplateEdgeResolvers<ContextType>;
  CredentialTemplateConnection?: CredentialTemplateConnectionResolvers<ContextType>;
  ClaimProblem?: ClaimProblemResolvers<ContextType>;
  CredentialTemplatePreview?: CredentialTemplatePreviewResolvers<ContextType>;
  TemplateFieldSuggestion?: TemplateFieldSuggestionResolvers<ContextType>;
  CreateCredentialTemplatePayload?: CreateCredentialTemplatePayloadResolvers<ContextType>;
  UpdateCredentialTemplatePayload?: UpdateCredentialTemplatePayloadResolvers<ContextType>;
  PublishCredentialTemplatePayload?: PublishCredentialTemplatePayloadResolvers<ContextType>;
  ArchiveCredentialTemplatePayload?: ArchiveCredentialTemplatePayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Custodian?: CustodianResolvers<ContextType>;
  DID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  EntryVersion?: EntryVersionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
};
