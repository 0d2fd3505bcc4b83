import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Credential as CredentialNoun } from '../credential.ts';
import type { CredentialStatusRecord as CredentialStatusRecordNoun } from '../ports.ts';
import type { PublishedStatusList as PublishedStatusListNoun } from '../status-list-service.ts';
import type { EntryVersionKey as EntryVersionKeyNoun, DidKey as DidKeyNoun } from '../resolvers.ts';
import type { PreparedDraft as PreparedDraftNoun } from '../issuance.ts';
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
  /** A model suggested it. */
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
  /** Null until somebody has classified the reason. */
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
  /** The category of the revocation, once it is classified. */
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
  /** Your template's id, kept with the record. */
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
  /** Your template's id, kept with the record. */
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

/** How an AI classification went. It informs; a person decides. */
export type ClassificationStatus =
  /** A category was suggested. */
  | 'COMPLETED'
  /** No model answers; choose the category yourself. */
  | 'UNAVAILABLE'
  /** The model gave no usable answer. */
  | 'FAILED';

/** A suggested category for a revocation. */
export type RevocationClassification = {
  readonly __typename?: 'RevocationClassification';
  /** Whether there is a suggestion. */
  readonly status: ClassificationStatus;
  /** The suggestion. */
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
  ClassificationStatus: ClassificationStatus;
  RevocationClassification: ResolverTypeWrapper<RevocationClassification>;
  RevokeCredentialPayload: ResolverTypeWrapper<Omit<RevokeCredentialPayload, 'credential'> & { credential: ResolversTypes['Credential'] }>;
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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Custodian: ResolverTypeWrapper<DidKeyNoun>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  EntryVersion: ResolverTypeWrapper<EntryVersionKeyNoun>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
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
  RevokeCredentialPayload: Omit<RevokeCredentialPayload, 'credential'> & { credential: ResolversParentTypes['Credential'] };
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
  DateTime: Scalars['DateTime']['output'];
  Custodian: DidKeyNoun;
  DID: Scalars['DID']['output'];
  JSON: Scalars['JSON']['output'];
  EntryVersion: EntryVersionKeyNoun;
  PageInfo: PageInfo;
  Base64: Scalars['Base64']['output'];
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
  status?: Resolver<ResolversTypes['ClassificationStatus'], ParentType, ContextType>;
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
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  issueCredential?: Resolver<ResolversTypes['IssueCredentialPayload'], ParentType, ContextType, RequireFields<MutationIssueCredentialArgs, 'input'>>;
  issueBatch?: Resolver<ResolversTypes['IssueBatchPayload'], ParentType, ContextType, RequireFields<MutationIssueBatchArgs, 'input'>>;
  revokeCredential?: Resolver<ResolversTypes['RevokeCredentialPayload'], ParentType, ContextType, RequireFields<MutationRevokeCredentialArgs, 'input'>>;
  reissueCredential?: Resolver<ResolversTypes['ReissueCredentialPayload'], ParentType, ContextType, RequireFields<MutationReissueCredentialArgs, 'input'>>;
  supersedeCredential?: Resolver<ResolversTypes['SupersedeCredentialPayload'], ParentType, ContextType, RequireFields<MutationSupersedeCredentialArgs, 'input'>>;
  claimCredential?: Resolver<ResolversTypes['ClaimCredentialPayload'], ParentType, ContextType, RequireFields<MutationClaimCredentialArgs, 'input'>>;
  setRevocationCategory?: Resolver<ResolversTypes['SetRevocationCategoryPayload'], ParentType, ContextType, RequireFields<MutationSetRevocationCategoryArgs, 'input'>>;
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

export type Resolvers<ContextType = Context> = {
  EpochMs?: GraphQLScalarType;
  Revocation?: RevocationResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
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
  DateTime?: GraphQLScalarType;
  Custodian?: CustodianResolvers<ContextType>;
  DID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  EntryVersion?: EntryVersionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Base64?: GraphQLScalarType;
};
