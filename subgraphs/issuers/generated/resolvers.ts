import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Issuer as IssuerNounNoun } from '../issuer.ts';
import type { RegistrantKey as IssuerKeyNounNoun } from '../../did-registry/registrant-key.ts';
import type { ApiKey as ApiKeyNounNoun } from '../api-key.ts';
import type { FederatedIssuer as FederatedIssuerNounNoun } from '../federation.ts';
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
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** Who holds the private key. */
export type SigningMode =
  /** The platform made the key pair, holds the private key encrypted and signs at issuance. */
  | 'CUSTODIAL'
  /** Bring your own key: the issuer signs, the platform knows the public key alone. */
  | 'BYOK';

/** What an API key is good for now. */
export type ApiKeyStatus =
  /** Opens the routes of its scopes while its issuer is ACTIVE. */
  | 'ACTIVE'
  /** Past its expiry: refused. */
  | 'EXPIRED'
  /** Ended by its owner: refused for ever. */
  | 'REVOKED';

/** How far this platform trusts an issuer outside of it. */
export type FederatedIssuerStatus =
  /** Its DID document was read and its keys are pinned; nobody has looked yet. Its credentials do not verify. */
  | 'PROPOSED'
  /** An administrator has looked at it. Its credentials do not verify yet. */
  | 'VERIFIED'
  /** Its credentials verify, with `trust` FEDERATED. */
  | 'TRUSTED'
  /** What it signed before verifies with a warning; what it signs from now on does not verify. */
  | 'SUSPENDED'
  /** Ended for ever; its credentials fail. The DID may be registered anew. */
  | 'REMOVED';

/** What reading the DID document came to last. */
export type FederatedResolveStatus =
  /** The site shows the pinned keys. */
  | 'OK'
  /** The document cannot be read or used; `resolveProblem` says why. The pinned keys count until `keysUsableUntil`. */
  | 'FAILED'
  /** The site shows a document with other keys, or other ends of them. The pinned ones stay until an administrator accepts it. */
  | 'CHANGED';

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
  /** Its id in the registry; audit entries name it. */
  readonly issuerId: Scalars['ID']['output'];
  /** The name as verifiers see it. */
  readonly name: Scalars['String']['output'];
  /** Only an ACTIVE issuer can issue and sign. */
  readonly status: IssuerStatus;
  /** Settled at registration and never changed. */
  readonly signingMode: SigningMode;
  /** The raw 32 bytes of the current Ed25519 key; BYOK signatures must be made with it. */
  readonly publicKey: Scalars['Base64']['output'];
  /** The institution's web site; shown, never fetched. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** Shown to administrators and to the issuer itself; null for everybody else. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Every key version, oldest first: what verifiers of older credentials need. */
  readonly keys: ReadonlyArray<IssuerKey>;
  /** When it registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its status or key last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change exactly the version that was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One version of an issuer's key. Versions are never deleted. */
export type IssuerKey = {
  readonly __typename?: 'IssuerKey';
  /** 1 for the first key, then 2, 3 … without gaps. */
  readonly keyVersion: Scalars['Int']['output'];
  /** The raw 32 bytes. */
  readonly publicKey: Scalars['Base64']['output'];
  /** Always Ed25519. */
  readonly keyAlgorithm: Scalars['String']['output'];
  /** True for exactly one version: the one that new signatures are made with. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The DID URL that proofs made with this key name as their verificationMethod. */
  readonly verificationMethod: Scalars['String']['output'];
  /** When this version became the current one. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the next version took over; null for the current one. */
  readonly rotatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A server-to-server key of a CUSTODIAL issuer for the issue and batch routes. Its secret part is never shown again. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  /** Names the key when it is revoked. */
  readonly apiKeyId: Scalars['ID']['output'];
  /** The issuer that requests with this key act for. */
  readonly issuerDid: Scalars['DID']['output'];
  /** That issuer. */
  readonly issuer?: Maybe<Issuer>;
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** The first 12 characters of the key: safe to show and to log. */
  readonly prefix: Scalars['String']['output'];
  /** The last 4 characters of the secret, to tell keys apart. */
  readonly hint: Scalars['String']['output'];
  /** Out of credentials:issue, credentials:batch, credentials:read. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** As of now: expiry needs nobody to act. */
  readonly status: ApiKeyStatus;
  /** From this instant on the key is refused. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Exact to the hour; null when it was never used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its owner ended it; null otherwise. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to change exactly the version that was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** An institution outside of this platform that signs with the keys of its own did:web document. */
export type FederatedIssuer = {
  readonly __typename?: 'FederatedIssuer';
  /** Names the record in every call. */
  readonly federatedIssuerId: Scalars['ID']['output'];
  /** Its did:web: the web address at which its document stands. */
  readonly did: Scalars['DID']['output'];
  /** The name that verifiers are shown once it is TRUSTED. */
  readonly name: Scalars['String']['output'];
  /** Where it is accredited: ISO 3166 codes such as IE or US-CA. */
  readonly jurisdictionCodes: ReadonlyArray<Scalars['String']['output']>;
  /** What it may certify, and when. A credential of another type or time verifies with a warning. */
  readonly accreditations: ReadonlyArray<FederatedAccreditation>;
  /** How far this platform trusts it. */
  readonly status: FederatedIssuerStatus;
  /** What reading its document came to last. */
  readonly resolveStatus: FederatedResolveStatus;
  /** Why its document could not be read last time; null when it could. */
  readonly resolveProblem?: Maybe<Scalars['String']['output']>;
  /** The pinned document: what was registered or accepted, or has replaced it since with the very same keys. */
  readonly didDocument: Scalars['JSON']['output'];
  /** Hex SHA-256 of the pinned document's canonical text (RFC 8785). */
  readonly documentHash: Scalars['String']['output'];
  /** The pinned keys: only what these sign verifies, by each one until it expires. */
  readonly keys: ReadonlyArray<FederatedKey>;
  /** The document with other keys that waits for an administrator; null when none does. */
  readonly pendingDocument?: Maybe<Scalars['JSON']['output']>;
  /** Hex SHA-256 of that document's canonical text; null when none waits. */
  readonly pendingDocumentHash?: Maybe<Scalars['String']['output']>;
  /** The keys that would be pinned by accepting it; null when none waits. */
  readonly pendingKeys?: Maybe<ReadonlyArray<FederatedKey>>;
  /** When its document was read last. */
  readonly lastResolvedAt: Scalars['DateTime']['output'];
  /** From this instant on its credentials fail, unless its site lists every pinned key again before. */
  readonly keysUsableUntil: Scalars['DateTime']['output'];
  /** When the platform reads the document next by itself. */
  readonly nextRefreshAt: Scalars['DateTime']['output'];
  /** When it was TRUSTED for the first time; null until then. */
  readonly trustedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is SUSPENDED; null unless it is. */
  readonly suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to decide on exactly the version, and the waiting document, that was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** That a body accredits an issuer for one type of credential, for a time. */
export type FederatedAccreditation = {
  readonly __typename?: 'FederatedAccreditation';
  /** As credentials name it in `type`. */
  readonly credentialType: Scalars['String']['output'];
  /** Credentials issued from this instant on are covered. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** Credentials issued from this instant on are not covered any more; null without end. */
  readonly validTo?: Maybe<Scalars['DateTime']['output']>;
  /** Who accredits it. */
  readonly accreditedBy: Scalars['String']['output'];
};

/** An Ed25519 key of a federated issuer. */
export type FederatedKey = {
  readonly __typename?: 'FederatedKey';
  /** The DID URL by which proofs name it. */
  readonly keyId: Scalars['String']['output'];
  /** The type under which the document lists it. */
  readonly type: Scalars['String']['output'];
  /** The key as Multikey, `z6Mk…`, whatever spelling the document has. */
  readonly publicKeyMultibase: Scalars['String']['output'];
  /** From this instant on it verifies nothing, whenever a credential says it was signed; null without end. */
  readonly expires?: Maybe<Scalars['DateTime']['output']>;
};

/** One row of a list of federated issuers. */
export type FederatedIssuerEdge = {
  readonly __typename?: 'FederatedIssuerEdge';
  /** The issuer. */
  readonly node: FederatedIssuer;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of federated issuers, newest first. */
export type FederatedIssuerConnection = {
  readonly __typename?: 'FederatedIssuerConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<FederatedIssuerEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<FederatedIssuer>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Federated issuers that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** Which federated issuers to list; every condition narrows. */
export type FederatedIssuerFilter = {
  /** Only those of this status; without it removed ones are listed too. */
  readonly status?: InputMaybe<FederatedIssuerStatus>;
  /** Only those whose document was last read so: CHANGED ones wait for an administrator. */
  readonly resolveStatus?: InputMaybe<FederatedResolveStatus>;
  /** Only the records of this DID. */
  readonly did?: InputMaybe<Scalars['DID']['input']>;
};

/** One row of a list of issuers. */
export type IssuerEdge = {
  readonly __typename?: 'IssuerEdge';
  /** The issuer. */
  readonly node: Issuer;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of issuers, newest first. */
export type IssuerConnection = {
  readonly __typename?: 'IssuerConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<IssuerEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Issuer>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Issuers that match, on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** One row of a list of API keys. */
export type ApiKeyEdge = {
  readonly __typename?: 'ApiKeyEdge';
  /** The key. */
  readonly node: ApiKey;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of an issuer's API keys, newest first. */
export type ApiKeyConnection = {
  readonly __typename?: 'ApiKeyConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<ApiKey>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Keys of the issuer, on all pages, ended ones included. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type Query = {
  readonly __typename?: 'Query';
  /** The issuer of a DID; open to everybody. NOT_FOUND when nobody registered it. */
  readonly issuer?: Maybe<Issuer>;
  /** All issuers, for administrators. */
  readonly issuers: IssuerConnection;
  /** The DID document with the whole key history; open to everybody. Its members are those of DID Core, beside the `publicKey` list. */
  readonly didDocument?: Maybe<Scalars['JSON']['output']>;
  /** Every key version of a DID, oldest first; open to everybody. */
  readonly issuerKeys: ReadonlyArray<IssuerKey>;
  /** The API keys of the caller's own issuer, newest first. */
  readonly apiKeys: ApiKeyConnection;
  /** One federated issuer with its pinned document and keys, for administrators. NOT_FOUND when there is none of that id. */
  readonly federatedIssuer?: Maybe<FederatedIssuer>;
  /** The federated issuers, newest first, for administrators. */
  readonly federatedIssuers: FederatedIssuerConnection;
  /** The single sign-on of an issuer and how it stands; for its Admins. NOT_FOUND when none was set up. */
  readonly ssoConfig: SsoConfig;
  /** The document that tells a SAML provider of the platform; for everybody who has its address. */
  readonly ssoServiceMetadata: File;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryIssuerArgs = {
  did: Scalars['DID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryIssuersArgs = {
  statusFilter?: InputMaybe<IssuerStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryDidDocumentArgs = {
  did: Scalars['DID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryIssuerKeysArgs = {
  did: Scalars['DID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryApiKeysArgs = {
  issuerDid: Scalars['DID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryFederatedIssuerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryFederatedIssuersArgs = {
  filter?: InputMaybe<FederatedIssuerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QuerySsoConfigArgs = {
  organizationDid?: InputMaybe<Scalars['DID']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QuerySsoServiceMetadataArgs = {
  ssoConfigId: Scalars['ID']['input'];
};

/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Registers an institution; open to everybody. It waits for approval whatever was sent. */
  readonly registerIssuer: RegisterIssuerPayload;
  /** Lets an issuer that is PENDING_APPROVAL issue; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly approveIssuer: ApproveIssuerPayload;
  /** Turns an issuer that is PENDING_APPROVAL away; for administrators. INVALID_STATE_TRANSITION in any other status. */
  readonly rejectIssuer: RejectIssuerPayload;
  /** Sets any status from any other; for administrators. Issuance, and all that the issuer's members and API keys may do, follows at once. */
  readonly setIssuerStatus: SetIssuerStatusPayload;
  /** Replaces the signing key by a new version; for the issuer's administrators. Credentials signed before keep verifying. */
  readonly rotateIssuerKey: RotateIssuerKeyPayload;
  /** Creates an API key of a CUSTODIAL issuer, at most 10 ACTIVE ones. This reply is the only one that shows it; a repeat is refused with SECRET_SHOWN_ONCE. */
  readonly createApiKey: CreateApiKeyPayload;
  /** Ends an API key for ever; repeating it changes nothing. */
  readonly revokeApiKey: RevokeApiKeyPayload;
  /** Reads the DID document of an institution outside and pins its keys; for administrators. Its credentials do not verify before it is TRUSTED. */
  readonly proposeFederatedIssuer: ProposeFederatedIssuerPayload;
  /** Takes a federated issuer one step on its way, accepts its changed document, or both; for administrators. */
  readonly setFederatedIssuerStatus: SetFederatedIssuerStatusPayload;
  /** Makes a VERIFIED or SUSPENDED federated issuer TRUSTED: from now on its credentials verify; for administrators. */
  readonly trustFederatedIssuer: TrustFederatedIssuerPayload;
  /** Reads the DID document now; for administrators. The pinned keys stay, whatever it shows. */
  readonly refreshFederatedIssuer: RefreshFederatedIssuerPayload;
  /** Ends a federated issuer for ever: its credentials fail. Repeating it changes nothing; for administrators. */
  readonly removeFederatedIssuer: RemoveFederatedIssuerPayload;
  /** Sets single sign-on up, or replaces all of its settings: it is PENDING_VALIDATION from then on. */
  readonly upsertSsoConfig: SsoConfigPayload;
  /** Deletes the configuration with the domains; from then on people sign in by links. */
  readonly deleteSsoConfig: SsoConfigPayload;
  /**
   * Reads what the provider publishes and says in `missing` what is left to do. A fault that it finds is an answer with the status FAILED.
   * VALIDATED when nothing is missing.
   */
  readonly validateSso: SsoConfigPayload;
  /** Switches single sign-on on or off. INVALID_STATE_TRANSITION for one that was not validated. */
  readonly setSsoActive: SsoConfigPayload;
  /** Claims a domain of e-mail addresses and says what proves it. Repeating it shows the same token. */
  readonly addSsoDomain: SsoDomainPayload;
  /** Looks for the token in the DNS of the domain and at its site. INVALID_STATE_TRANSITION as long as it stands in neither, DUPLICATE when another organization proves the domain. */
  readonly verifySsoDomain: SsoDomainPayload;
  /** Gives a domain up; addresses of it sign in no more. */
  readonly removeSsoDomain: SsoDomainPayload;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRegisterIssuerArgs = {
  input: RegisterIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationApproveIssuerArgs = {
  input: ApproveIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRejectIssuerArgs = {
  input: RejectIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSetIssuerStatusArgs = {
  input: SetIssuerStatusInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRotateIssuerKeyArgs = {
  input: RotateIssuerKeyInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationProposeFederatedIssuerArgs = {
  input: ProposeFederatedIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSetFederatedIssuerStatusArgs = {
  input: SetFederatedIssuerStatusInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationTrustFederatedIssuerArgs = {
  input: TrustFederatedIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRefreshFederatedIssuerArgs = {
  input: RefreshFederatedIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRemoveFederatedIssuerArgs = {
  input: RemoveFederatedIssuerInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationUpsertSsoConfigArgs = {
  input: UpsertSsoConfigInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationDeleteSsoConfigArgs = {
  input: SsoOrganizationInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationValidateSsoArgs = {
  input: SsoOrganizationInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSetSsoActiveArgs = {
  input: SetSsoActiveInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationAddSsoDomainArgs = {
  input: SsoDomainInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationVerifySsoDomainArgs = {
  input: SsoDomainInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRemoveSsoDomainArgs = {
  input: SsoDomainInput;
};

/** Who to register, and what for. */
export type ProposeFederatedIssuerInput = {
  /** A did:web whose document lists an Ed25519 key under assertionMethod. DUPLICATE when it is registered. */
  readonly did: Scalars['DID']['input'];
  /** Shown to verifiers; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** ISO 3166 codes such as IE or US-CA, at most 50. */
  readonly jurisdictionCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What it may certify, at most 200. */
  readonly accreditations?: InputMaybe<ReadonlyArray<FederatedAccreditationInput>>;
};

/** What a body accredits the issuer for. */
export type FederatedAccreditationInput = {
  /** As credentials name it in `type`: one word, or the URL of a type; at most 255 characters. */
  readonly credentialType: Scalars['String']['input'];
  /** Credentials issued from this instant on are covered. */
  readonly validFrom: Scalars['DateTime']['input'];
  /** After `validFrom`; without it the accreditation does not end. */
  readonly validTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who accredits it; at most 255 characters. */
  readonly accreditedBy: Scalars['String']['input'];
};

/** The issuer as it was registered. */
export type ProposeFederatedIssuerPayload = {
  readonly __typename?: 'ProposeFederatedIssuerPayload';
  /** PROPOSED, with its pinned keys. */
  readonly federatedIssuer: FederatedIssuer;
};

/** Which step of which issuer. */
export type SetFederatedIssuerStatusInput = {
  /** The issuer. */
  readonly federatedIssuerId: Scalars['ID']['input'];
  /** The status from now on; the present one only together with `acceptDocument`. */
  readonly status: FederatedIssuerStatus;
  /** Why; goes to the audit trail, not to the record. At most 2000 characters. */
  readonly reason: Scalars['String']['input'];
  /** True pins the changed document that waits; keys that it does not list verify nothing any more. */
  readonly acceptDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `pendingDocumentHash` that was read: with `acceptDocument`, CONFLICT when another document waits by now. Name it always. */
  readonly documentHash?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer after the decision. */
export type SetFederatedIssuerStatusPayload = {
  readonly __typename?: 'SetFederatedIssuerStatusPayload';
  /** With its new status. */
  readonly federatedIssuer: FederatedIssuer;
  /** Its status until now. */
  readonly previousStatus: FederatedIssuerStatus;
};

/** Which issuer to trust. */
export type TrustFederatedIssuerInput = {
  /** The issuer. */
  readonly federatedIssuerId: Scalars['ID']['input'];
  /** Why; goes to the audit trail, not to the record. At most 2000 characters. */
  readonly reason: Scalars['String']['input'];
  /** True pins the changed document that waits; keys that it does not list verify nothing any more. */
  readonly acceptDocument?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `pendingDocumentHash` that was read: with `acceptDocument`, CONFLICT when another document waits by now. Name it always. */
  readonly documentHash?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer after the decision. */
export type TrustFederatedIssuerPayload = {
  readonly __typename?: 'TrustFederatedIssuerPayload';
  /** TRUSTED. */
  readonly federatedIssuer: FederatedIssuer;
  /** Its status until now. */
  readonly previousStatus: FederatedIssuerStatus;
};

/** Whose document to read. */
export type RefreshFederatedIssuerInput = {
  /** The issuer. */
  readonly federatedIssuerId: Scalars['ID']['input'];
};

/** The issuer after the reading. */
export type RefreshFederatedIssuerPayload = {
  readonly __typename?: 'RefreshFederatedIssuerPayload';
  /** Its `resolveStatus` says what came of it. */
  readonly federatedIssuer: FederatedIssuer;
};

/** Which issuer to end. */
export type RemoveFederatedIssuerInput = {
  /** The issuer. */
  readonly federatedIssuerId: Scalars['ID']['input'];
  /** Why; goes to the audit trail. At most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer as it is now: REMOVED. */
export type RemoveFederatedIssuerPayload = {
  readonly __typename?: 'RemoveFederatedIssuerPayload';
  /** The ended record. */
  readonly federatedIssuer: FederatedIssuer;
};

/** What an institution says of itself. */
export type RegisterIssuerInput = {
  /** Shown on every credential; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** An http or https address of at most 512 characters; a bare host name gets https:// in front. */
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where sign-in links go; at most 255 characters. */
  readonly contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2, two letters. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** True: the issuer signs itself and must send `publicKey`. False: the platform makes and holds the key. */
  readonly byok?: InputMaybe<Scalars['Boolean']['input']>;
  /** Base64 of the raw 32-byte Ed25519 key. Required when `byok` is true (PUBLIC_KEY_REQUIRED), ignored whatever it holds when false. */
  readonly publicKey?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer as it was registered. */
export type RegisterIssuerPayload = {
  readonly __typename?: 'RegisterIssuerPayload';
  /** PENDING_APPROVAL, with its DID. */
  readonly issuer: Issuer;
};

/** Which registration to approve. */
export type ApproveIssuerInput = {
  /** The issuer to approve. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer after the decision. */
export type ApproveIssuerPayload = {
  readonly __typename?: 'ApproveIssuerPayload';
  /** With its new status. */
  readonly issuer: Issuer;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which registration to turn away. */
export type RejectIssuerInput = {
  /** The issuer to turn away. */
  readonly did: Scalars['DID']['input'];
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer after the decision. */
export type RejectIssuerPayload = {
  readonly __typename?: 'RejectIssuerPayload';
  /** With its new status. */
  readonly issuer: Issuer;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** Which issuer, and its status from now on. */
export type SetIssuerStatusInput = {
  /** The issuer whose status changes. */
  readonly did: Scalars['DID']['input'];
  /** The status from now on. */
  readonly status: IssuerStatus;
  /** Goes to the audit trail, not to the record; at most 2000 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The issuer after the change. */
export type SetIssuerStatusPayload = {
  readonly __typename?: 'SetIssuerStatusPayload';
  /** With its new status. */
  readonly issuer: Issuer;
  /** Its status until now. */
  readonly previousStatus: IssuerStatus;
};

/** A CUSTODIAL issuer sends its DID alone. A BYOK issuer sends the new key and its current key's signature. */
export type RotateIssuerKeyInput = {
  /** The issuer whose key is replaced; a signed-in issuer may name its own only. */
  readonly did: Scalars['DID']['input'];
  /** BYOK: the raw 32 bytes of a key that was never registered. CUSTODIAL: refused, the platform makes the key. */
  readonly newPublicKey?: InputMaybe<Scalars['Base64']['input']>;
  /**
   * BYOK: the current key's 64-byte Ed25519 signature over the UTF-8 text
   * `testamur:rotate-issuer-key:<did>:<new version>:<base64 of the new key>`.
   * KEY_ROTATION_SIGNATURE_INVALID when it does not verify.
   */
  readonly oldKeySignature?: InputMaybe<Scalars['Base64']['input']>;
};

/** The key that is current now. */
export type RotateIssuerKeyPayload = {
  readonly __typename?: 'RotateIssuerKeyPayload';
  /** With the new key as its `publicKey`. */
  readonly issuer: Issuer;
  /** The new version. */
  readonly key: IssuerKey;
};

/** What the new key may do and for how long. */
export type CreateApiKeyInput = {
  /** The issuer that the key is for; a signed-in issuer may name its own only. */
  readonly issuerDid: Scalars['DID']['input'];
  /** What its owner calls it; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Out of credentials:issue, credentials:batch, credentials:read, team:provision; the first two unless told. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** At most 730 days from now; 365 days unless told. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The new key; store `text` now, it cannot be read again. */
export type CreateApiKeyPayload = {
  readonly __typename?: 'CreateApiKeyPayload';
  /** What stays readable of the key. */
  readonly apiKey: ApiKey;
  /** The whole key, as it is sent in the header X-Api-Key. */
  readonly text: Scalars['String']['output'];
};

/** Which key to end. */
export type RevokeApiKeyInput = {
  /** The issuer that the key belongs to. */
  readonly issuerDid: Scalars['DID']['input'];
  /** The key to end. */
  readonly apiKeyId: Scalars['ID']['input'];
};

/** The key as it is now: REVOKED. */
export type RevokeApiKeyPayload = {
  readonly __typename?: 'RevokeApiKeyPayload';
  /** The ended key. */
  readonly apiKey: ApiKey;
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
  Issuer: Issuer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Issuer:
    ( { __typename: 'Issuer' }
    & GraphQLRecursivePick<FederationTypes['Issuer'], {"did":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  SigningMode: SigningMode;
  ApiKeyStatus: ApiKeyStatus;
  FederatedIssuerStatus: FederatedIssuerStatus;
  FederatedResolveStatus: FederatedResolveStatus;
  Issuer: ResolverTypeWrapper<IssuerNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuerKey: ResolverTypeWrapper<IssuerKeyNounNoun>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApiKey: ResolverTypeWrapper<ApiKeyNounNoun>;
  FederatedIssuer: ResolverTypeWrapper<FederatedIssuerNounNoun>;
  FederatedAccreditation: ResolverTypeWrapper<FederatedAccreditation>;
  FederatedKey: ResolverTypeWrapper<FederatedKey>;
  FederatedIssuerEdge: ResolverTypeWrapper<Omit<FederatedIssuerEdge, 'node'> & { node: ResolversTypes['FederatedIssuer'] }>;
  FederatedIssuerConnection: ResolverTypeWrapper<Omit<FederatedIssuerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['FederatedIssuerEdge']>, nodes: ReadonlyArray<ResolversTypes['FederatedIssuer']> }>;
  FederatedIssuerFilter: FederatedIssuerFilter;
  IssuerEdge: ResolverTypeWrapper<Omit<IssuerEdge, 'node'> & { node: ResolversTypes['Issuer'] }>;
  IssuerConnection: ResolverTypeWrapper<Omit<IssuerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['IssuerEdge']>, nodes: ReadonlyArray<ResolversTypes['Issuer']> }>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiKeyConnection: ResolverTypeWrapper<Omit<ApiKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ApiKeyEdge']>, nodes: ReadonlyArray<ResolversTypes['ApiKey']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ProposeFederatedIssuerInput: ProposeFederatedIssuerInput;
  FederatedAccreditationInput: FederatedAccreditationInput;
  ProposeFederatedIssuerPayload: ResolverTypeWrapper<Omit<ProposeFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversTypes['FederatedIssuer'] }>;
  SetFederatedIssuerStatusInput: SetFederatedIssuerStatusInput;
  SetFederatedIssuerStatusPayload: ResolverTypeWrapper<Omit<SetFederatedIssuerStatusPayload, 'federatedIssuer'> & { federatedIssuer: ResolversTypes['FederatedIssuer'] }>;
  TrustFederatedIssuerInput: TrustFederatedIssuerInput;
  TrustFederatedIssuerPayload: ResolverTypeWrapper<Omit<TrustFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversTypes['FederatedIssuer'] }>;
  RefreshFederatedIssuerInput: RefreshFederatedIssuerInput;
  RefreshFederatedIssuerPayload: ResolverTypeWrapper<Omit<RefreshFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversTypes['FederatedIssuer'] }>;
  RemoveFederatedIssuerInput: RemoveFederatedIssuerInput;
  RemoveFederatedIssuerPayload: ResolverTypeWrapper<Omit<RemoveFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversTypes['FederatedIssuer'] }>;
  RegisterIssuerInput: RegisterIssuerInput;
  RegisterIssuerPayload: ResolverTypeWrapper<Omit<RegisterIssuerPayload, 'issuer'> & { issuer: ResolversTypes['Issuer'] }>;
  ApproveIssuerInput: ApproveIssuerInput;
  ApproveIssuerPayload: ResolverTypeWrapper<Omit<ApproveIssuerPayload, 'issuer'> & { issuer: ResolversTypes['Issuer'] }>;
  RejectIssuerInput: RejectIssuerInput;
  RejectIssuerPayload: ResolverTypeWrapper<Omit<RejectIssuerPayload, 'issuer'> & { issuer: ResolversTypes['Issuer'] }>;
  SetIssuerStatusInput: SetIssuerStatusInput;
  SetIssuerStatusPayload: ResolverTypeWrapper<Omit<SetIssuerStatusPayload, 'issuer'> & { issuer: ResolversTypes['Issuer'] }>;
  RotateIssuerKeyInput: RotateIssuerKeyInput;
  RotateIssuerKeyPayload: ResolverTypeWrapper<Omit<RotateIssuerKeyPayload, 'issuer' | 'key'> & { issuer: ResolversTypes['Issuer'], key: ResolversTypes['IssuerKey'] }>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: ResolverTypeWrapper<Omit<CreateApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: ResolverTypeWrapper<Omit<RevokeApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  IssuerStatus: IssuerStatus;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
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
  Issuer: IssuerNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  IssuerKey: IssuerKeyNounNoun;
  Boolean: Scalars['Boolean']['output'];
  ApiKey: ApiKeyNounNoun;
  FederatedIssuer: FederatedIssuerNounNoun;
  FederatedAccreditation: FederatedAccreditation;
  FederatedKey: FederatedKey;
  FederatedIssuerEdge: Omit<FederatedIssuerEdge, 'node'> & { node: ResolversParentTypes['FederatedIssuer'] };
  FederatedIssuerConnection: Omit<FederatedIssuerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['FederatedIssuerEdge']>, nodes: ReadonlyArray<ResolversParentTypes['FederatedIssuer']> };
  FederatedIssuerFilter: FederatedIssuerFilter;
  IssuerEdge: Omit<IssuerEdge, 'node'> & { node: ResolversParentTypes['Issuer'] };
  IssuerConnection: Omit<IssuerConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['IssuerEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Issuer']> };
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiKeyConnection: Omit<ApiKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ApiKeyEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ApiKey']> };
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  ProposeFederatedIssuerInput: ProposeFederatedIssuerInput;
  FederatedAccreditationInput: FederatedAccreditationInput;
  ProposeFederatedIssuerPayload: Omit<ProposeFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversParentTypes['FederatedIssuer'] };
  SetFederatedIssuerStatusInput: SetFederatedIssuerStatusInput;
  SetFederatedIssuerStatusPayload: Omit<SetFederatedIssuerStatusPayload, 'federatedIssuer'> & { federatedIssuer: ResolversParentTypes['FederatedIssuer'] };
  TrustFederatedIssuerInput: TrustFederatedIssuerInput;
  TrustFederatedIssuerPayload: Omit<TrustFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversParentTypes['FederatedIssuer'] };
  RefreshFederatedIssuerInput: RefreshFederatedIssuerInput;
  RefreshFederatedIssuerPayload: Omit<RefreshFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversParentTypes['FederatedIssuer'] };
  RemoveFederatedIssuerInput: RemoveFederatedIssuerInput;
  RemoveFederatedIssuerPayload: Omit<RemoveFederatedIssuerPayload, 'federatedIssuer'> & { federatedIssuer: ResolversParentTypes['FederatedIssuer'] };
  RegisterIssuerInput: RegisterIssuerInput;
  RegisterIssuerPayload: Omit<RegisterIssuerPayload, 'issuer'> & { issuer: ResolversParentTypes['Issuer'] };
  ApproveIssuerInput: ApproveIssuerInput;
  ApproveIssuerPayload: Omit<ApproveIssuerPayload, 'issuer'> & { issuer: ResolversParentTypes['Issuer'] };
  RejectIssuerInput: RejectIssuerInput;
  RejectIssuerPayload: Omit<RejectIssuerPayload, 'issuer'> & { issuer: ResolversParentTypes['Issuer'] };
  SetIssuerStatusInput: SetIssuerStatusInput;
  SetIssuerStatusPayload: Omit<SetIssuerStatusPayload, 'issuer'> & { issuer: ResolversParentTypes['Issuer'] };
  RotateIssuerKeyInput: RotateIssuerKeyInput;
  RotateIssuerKeyPayload: Omit<RotateIssuerKeyPayload, 'issuer' | 'key'> & { issuer: ResolversParentTypes['Issuer'], key: ResolversParentTypes['IssuerKey'] };
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: Omit<CreateApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeApiKeyPayload: Omit<RevokeApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  DID: Scalars['DID']['output'];
  Base64: Scalars['Base64']['output'];
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  PageInfo: PageInfo;
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

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer'], FederationReferenceType extends FederationReferenceTypes['Issuer'] = FederationReferenceTypes['Issuer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Issuer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
  signingMode?: Resolver<ResolversTypes['SigningMode'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['IssuerKey']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuerKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuerKey'] = ResolversParentTypes['IssuerKey']> = {
  keyVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  keyAlgorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verificationMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rotatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  apiKeyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiKeyStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FederatedIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FederatedIssuer'] = ResolversParentTypes['FederatedIssuer']> = {
  federatedIssuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdictionCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  accreditations?: Resolver<ReadonlyArray<ResolversTypes['FederatedAccreditation']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FederatedIssuerStatus'], ParentType, ContextType>;
  resolveStatus?: Resolver<ResolversTypes['FederatedResolveStatus'], ParentType, ContextType>;
  resolveProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  didDocument?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  documentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['FederatedKey']>, ParentType, ContextType>;
  pendingDocument?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  pendingDocumentHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FederatedKey']>>, ParentType, ContextType>;
  lastResolvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  keysUsableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextRefreshAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trustedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FederatedAccreditationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FederatedAccreditation'] = ResolversParentTypes['FederatedAccreditation']> = {
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accreditedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FederatedKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FederatedKey'] = ResolversParentTypes['FederatedKey']> = {
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKeyMultibase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FederatedIssuerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FederatedIssuerEdge'] = ResolversParentTypes['FederatedIssuerEdge']> = {
  node?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FederatedIssuerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FederatedIssuerConnection'] = ResolversParentTypes['FederatedIssuerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FederatedIssuerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FederatedIssuer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuerEdge'] = ResolversParentTypes['IssuerEdge']> = {
  node?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuerConnection'] = ResolversParentTypes['IssuerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IssuerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Issuer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType, RequireFields<QueryIssuerArgs, 'did'>>;
  issuers?: Resolver<ResolversTypes['IssuerConnection'], ParentType, ContextType, Partial<QueryIssuersArgs>>;
  didDocument?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryDidDocumentArgs, 'did'>>;
  issuerKeys?: Resolver<ReadonlyArray<ResolversTypes['IssuerKey']>, ParentType, ContextType, RequireFields<QueryIssuerKeysArgs, 'did'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyConnection'], ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'issuerDid'>>;
  federatedIssuer?: Resolver<Maybe<ResolversTypes['FederatedIssuer']>, ParentType, ContextType, RequireFields<QueryFederatedIssuerArgs, 'id'>>;
  federatedIssuers?: Resolver<ResolversTypes['FederatedIssuerConnection'], ParentType, ContextType, Partial<QueryFederatedIssuersArgs>>;
  ssoConfig?: Resolver<ResolversTypes['SsoConfig'], ParentType, ContextType, Partial<QuerySsoConfigArgs>>;
  ssoServiceMetadata?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QuerySsoServiceMetadataArgs, 'ssoConfigId'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerIssuer?: Resolver<ResolversTypes['RegisterIssuerPayload'], ParentType, ContextType, RequireFields<MutationRegisterIssuerArgs, 'input'>>;
  approveIssuer?: Resolver<ResolversTypes['ApproveIssuerPayload'], ParentType, ContextType, RequireFields<MutationApproveIssuerArgs, 'input'>>;
  rejectIssuer?: Resolver<ResolversTypes['RejectIssuerPayload'], ParentType, ContextType, RequireFields<MutationRejectIssuerArgs, 'input'>>;
  setIssuerStatus?: Resolver<ResolversTypes['SetIssuerStatusPayload'], ParentType, ContextType, RequireFields<MutationSetIssuerStatusArgs, 'input'>>;
  rotateIssuerKey?: Resolver<ResolversTypes['RotateIssuerKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateIssuerKeyArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['RevokeApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  proposeFederatedIssuer?: Resolver<ResolversTypes['ProposeFederatedIssuerPayload'], ParentType, ContextType, RequireFields<MutationProposeFederatedIssuerArgs, 'input'>>;
  setFederatedIssuerStatus?: Resolver<ResolversTypes['SetFederatedIssuerStatusPayload'], ParentType, ContextType, RequireFields<MutationSetFederatedIssuerStatusArgs, 'input'>>;
  trustFederatedIssuer?: Resolver<ResolversTypes['TrustFederatedIssuerPayload'], ParentType, ContextType, RequireFields<MutationTrustFederatedIssuerArgs, 'input'>>;
  refreshFederatedIssuer?: Resolver<ResolversTypes['RefreshFederatedIssuerPayload'], ParentType, ContextType, RequireFields<MutationRefreshFederatedIssuerArgs, 'input'>>;
  removeFederatedIssuer?: Resolver<ResolversTypes['RemoveFederatedIssuerPayload'], ParentType, ContextType, RequireFields<MutationRemoveFederatedIssuerArgs, 'input'>>;
  upsertSsoConfig?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationUpsertSsoConfigArgs, 'input'>>;
  deleteSsoConfig?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationDeleteSsoConfigArgs, 'input'>>;
  validateSso?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationValidateSsoArgs, 'input'>>;
  setSsoActive?: Resolver<ResolversTypes['SsoConfigPayload'], ParentType, ContextType, RequireFields<MutationSetSsoActiveArgs, 'input'>>;
  addSsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationAddSsoDomainArgs, 'input'>>;
  verifySsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationVerifySsoDomainArgs, 'input'>>;
  removeSsoDomain?: Resolver<ResolversTypes['SsoDomainPayload'], ParentType, ContextType, RequireFields<MutationRemoveSsoDomainArgs, 'input'>>;
};

export type ProposeFederatedIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeFederatedIssuerPayload'] = ResolversParentTypes['ProposeFederatedIssuerPayload']> = {
  federatedIssuer?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
};

export type SetFederatedIssuerStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFederatedIssuerStatusPayload'] = ResolversParentTypes['SetFederatedIssuerStatusPayload']> = {
  federatedIssuer?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['FederatedIssuerStatus'], ParentType, ContextType>;
};

export type TrustFederatedIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustFederatedIssuerPayload'] = ResolversParentTypes['TrustFederatedIssuerPayload']> = {
  federatedIssuer?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['FederatedIssuerStatus'], ParentType, ContextType>;
};

export type RefreshFederatedIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshFederatedIssuerPayload'] = ResolversParentTypes['RefreshFederatedIssuerPayload']> = {
  federatedIssuer?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
};

export type RemoveFederatedIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFederatedIssuerPayload'] = ResolversParentTypes['RemoveFederatedIssuerPayload']> = {
  federatedIssuer?: Resolver<ResolversTypes['FederatedIssuer'], ParentType, ContextType>;
};

export type RegisterIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterIssuerPayload'] = ResolversParentTypes['RegisterIssuerPayload']> = {
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
};

export type ApproveIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveIssuerPayload'] = ResolversParentTypes['ApproveIssuerPayload']> = {
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RejectIssuerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectIssuerPayload'] = ResolversParentTypes['RejectIssuerPayload']> = {
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type SetIssuerStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetIssuerStatusPayload'] = ResolversParentTypes['SetIssuerStatusPayload']> = {
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  previousStatus?: Resolver<ResolversTypes['IssuerStatus'], ParentType, ContextType>;
};

export type RotateIssuerKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateIssuerKeyPayload'] = ResolversParentTypes['RotateIssuerKeyPayload']> = {
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['IssuerKey'], ParentType, ContextType>;
};

export type CreateApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiKeyPayload'] = ResolversParentTypes['CreateApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

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
  Issuer?: IssuerResolvers<ContextType>;
  IssuerKey?: IssuerKeyResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  FederatedIssuer?: FederatedIssuerResolvers<ContextType>;
  FederatedAccreditation?: FederatedAccreditationResolvers<ContextType>;
  FederatedKey?: FederatedKeyResolvers<ContextType>;
  FederatedIssuerEdge?: FederatedIssuerEdgeResolvers<ContextType>;
  FederatedIssuerConnection?: FederatedIssuerConnectionResolvers<ContextType>;
  IssuerEdge?: IssuerEdgeResolvers<ContextType>;
  IssuerConnection?: IssuerConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ProposeFederatedIssuerPayload?: ProposeFederatedIssuerPayloadResolvers<ContextType>;
  SetFederatedIssuerStatusPayload?: SetFederatedIssuerStatusPayloadResolvers<ContextType>;
  TrustFederatedIssuerPayload?: TrustFederatedIssuerPayloadResolvers<ContextType>;
  RefreshFederatedIssuerPayload?: RefreshFederatedIssuerPayloadResolvers<ContextType>;
  RemoveFederatedIssuerPayload?: RemoveFederatedIssuerPayloadResolvers<ContextType>;
  RegisterIssuerPayload?: RegisterIssuerPayloadResolvers<ContextType>;
  ApproveIssuerPayload?: ApproveIssuerPayloadResolvers<ContextType>;
  RejectIssuerPayload?: RejectIssuerPayloadResolvers<ContextType>;
  SetIssuerStatusPayload?: SetIssuerStatusPayloadResolvers<ContextType>;
  RotateIssuerKeyPayload?: RotateIssuerKeyPayloadResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  DID?: GraphQLScalarType;
  Base64?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
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
