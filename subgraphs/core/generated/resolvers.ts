import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntry as AuditEntryNoun } from '../../../kernel/audit.ts';
import type { ExportPage as ExportPageNoun } from '../audit/export-service.ts';
import type { SignedHeads as SignedHeadsNoun } from '../audit/heads-service.ts';
import type { CheckedTrail as CheckedTrailNoun } from '../audit/trail-service.ts';
import type { SignedInMember as SignedInMemberNoun } from '../issuer-accounts/sign-in-service.ts';
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
  /** Bytes as standard base64 text with padding. */
  Base64: { input: Uint8Array; output: Uint8Array; }
  /** An instant as ISO 8601 text in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: Date; output: Date; }
  /** A decentralized identifier of at most 512 characters, without path, query or fragment, such as did:key:z6Mk… */
  DID: { input: string; output: string; }
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
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

/** The signed-in holder and everything that is the holder's own. */
export type Me = {
  readonly __typename?: 'Me';
  /** Id of the account. */
  readonly holderId: Scalars['ID']['output'];
  /** The holder's evidence files, newest first; without their bytes. */
  readonly evidence: EvidenceConnection;
  /** One evidence file with its bytes. Refusals: NOT_FOUND, FORBIDDEN for a file in which a scanner found malware. */
  readonly evidenceFile: File;
  /** The account. */
  readonly profile: HolderUser;
  /** The passkeys of the account, oldest first; at most 20. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** What the holder asked of issuers, newest first. */
  readonly requests: HolderRequestConnection;
  /** The holder's share links, newest first, also those that open no more. */
  readonly shareLinks: ShareLinkConnection;
  /** The address of an ACTIVE share link as a QR code. Refusals as for opening the link. */
  readonly shareLinkQr: File;
  /** The holder's proof links, newest first, also those that open no more. Tokens are not kept. */
  readonly proofLinks: ProofLinkConnection;
  /** Who opened the holder's links and who was refused, newest first, from the platform's audit trail. */
  readonly accessLogs: AccessLogConnection;
  /** The credentials that were issued to any of your DIDs, newest first. */
  readonly credentials: WalletCredentialConnection;
  /** One of your credentials. Refusal: NOT_FOUND. */
  readonly credential: WalletCredential;
  /** The signed credential as a file, byte for byte as it was issued. Refusal: NOT_FOUND. */
  readonly credentialFile: File;
  /**
   * A certificate to print, as a PDF of one page. It says what the status is at this moment. With a share link of yours its QR code opens
   * the verification of the credential for as long as that link works; without one it has no code, and nobody can verify it.
   * Refusals: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED.
   */
  readonly credentialPdf: File;
  /** The key behind your current DID; null until there is one. */
  readonly walletKey?: Maybe<WalletKey>;
  /** Every key that you ever had, newest first. */
  readonly walletKeys: ReadonlyArray<WalletKey>;
  /** What you have agreed to, also what you have withdrawn, newest first. */
  readonly consents: ReadonlyArray<Consent>;
  /** What you should know, newest first. */
  readonly notifications: NotificationConnection;
  /** Everything that is kept of you, as one JSON file: profile, DIDs, keys without their private halves, signed credentials and the rest. */
  readonly export: File;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeEvidenceArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeEvidenceFileArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in holder and everything that is the holder's own. */
export type MeRequestsArgs = {
  status?: InputMaybe<HolderRequestStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeShareLinksArgs = {
  credentialId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ShareLinkState>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeShareLinkQrArgs = {
  id: Scalars['ID']['input'];
  format?: InputMaybe<QrFormat>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeProofLinksArgs = {
  state?: InputMaybe<ProofLinkState>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeAccessLogsArgs = {
  credentialId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeCredentialsArgs = {
  filter?: InputMaybe<WalletCredentialFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeCredentialArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in holder and everything that is the holder's own. */
export type MeCredentialFileArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in holder and everything that is the holder's own. */
export type MeCredentialPdfArgs = {
  id: Scalars['ID']['input'];
  shareId?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in holder and everything that is the holder's own. */
export type MeNotificationsArgs = {
  unreadOnly?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type Query = {
  readonly __typename?: 'Query';
  /** The holder whose session cookie, or bearer token, came with the request. */
  readonly me: Me;
  /** What the rules found unusual, newest first. For administrators of any role. */
  readonly anomalies: AnomalyConnection;
  /**
   * Turns a question in plain English into conditions for `auditLogs`; shows them and runs nothing. UNAVAILABLE when no language model
   * is configured. For administrators who may write.
   */
  readonly auditSearchSuggestion: AuditSearchSuggestion;
  /** The network's figures in words. UNAVAILABLE when no language model is configured. For administrators of any role. */
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
   * The files that a holder shows the caller's issuer for a request: those of visibility ISSUER on the request or on its credential, newest
   * first. For members of any role; requests to other issuers are NOT_FOUND.
   */
  readonly requestEvidence: ReadonlyArray<Evidence>;
  /** One of these files. Reading it is written down for its holder. */
  readonly requestEvidenceFile: File;
  /**
   * How every unit with a gRPC port answers its standard health check, and how the store, the cache, the mail server and the model
   * endpoint stand, as Core Engine sees them. For administrators of any role.
   */
  readonly platformHealth: PlatformHealth;
  /**
   * Whether a person with this e-mail address can be found by it, for issuers and custodians. Found are only holders who have a DID
   * and have agreed to be found; everybody else looks like an unknown address.
   */
  readonly holderLookup: HolderLookup;
  /** People whom the caller's issuer has invited, newest first; `holderDid` stands with those who accepted. For members of any role. */
  readonly invites: OnboardingInviteConnection;
  /**
   * The invite behind the token of an e-mailed link, for whoever has the link. The first look marks it OPENED. Refusals: NOT_FOUND,
   * LINK_EXPIRED, LINK_REVOKED when a newer link was sent, LINK_LIMIT_REACHED when it was accepted.
   */
  readonly invite: InviteOffer;
  /**
   * The credential behind the token of an e-mailed claim link, for whoever has the link. The first look marks it OPENED. Refusals:
   * NOT_FOUND, LINK_EXPIRED, LINK_REVOKED when it was declined or locked, LINK_LIMIT_REACHED when the credential was claimed.
   */
  readonly claim: ClaimOffer;
  /** How the network stands, and what happened from day to day. Answered from counts that are kept; demonstrations are left out. */
  readonly networkStats: NetworkStats;
  /** Onboarding cases, newest first. For administrators of any role. */
  readonly onboardingCases: OnboardingCaseConnection;
  /** One onboarding case, with what its registry says of the organization now. For administrators of any role. */
  readonly onboardingCase: OnboardingCase;
  /** What holders ask of the caller's issuer, newest first. For members of any role; requests to other issuers do not exist for them. */
  readonly holderRequests: HolderRequestConnection;
  /**
   * What a share link shows: one credential and a verdict on it that is made anew. Anyone with the token may ask; every answer counts as one
   * opening. Refusals: NOT_FOUND for a token of nobody, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED, and PREFETCH_REFUSED for a look
   * ahead that nobody has seen, which counts nothing. An expired credential behind a good link is an answer, not a refusal.
   */
  readonly sharedCredential: SharedCredential;
  /**
   * What a proof link shows: up to ten credentials, whole or in part, each with a verdict that is made anew. It opens, counts and is
   * refused as a share link.
   */
  readonly sharedProof: SharedProof;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAnomaliesArgs = {
  filter?: InputMaybe<AnomalyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAuditSearchSuggestionArgs = {
  input: AuditSearchSuggestionInput;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAuditLogsArgs = {
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAuditLogArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAuditHeadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryAuditExportArgs = {
  source?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryIntegrityScanArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryIntegrityScansArgs = {
  status?: InputMaybe<IntegrityScanStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryClaimIntegrityFindingsArgs = {
  filter?: InputMaybe<ClaimIntegrityFindingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryRequestEvidenceArgs = {
  requestId: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryRequestEvidenceFileArgs = {
  requestId: Scalars['ID']['input'];
  evidenceId: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryHolderLookupArgs = {
  email: Scalars['String']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryInvitesArgs = {
  status?: InputMaybe<OnboardingInviteStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryInviteArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryClaimArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryNetworkStatsArgs = {
  input?: InputMaybe<NetworkStatsInput>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryOnboardingCasesArgs = {
  filter?: InputMaybe<OnboardingCaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryOnboardingCaseArgs = {
  id: Scalars['ID']['input'];
  orgType?: InputMaybe<OnboardingOrgType>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryHolderRequestsArgs = {
  filter?: InputMaybe<HolderRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QuerySharedCredentialArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QuerySharedProofArgs = {
  token: Scalars['String']['input'];
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
  /**
   * Keeps a file for the holder: a PDF, PNG or JPEG of at most 10 MB. What it is, its bytes decide, not its name. A holder keeps at
   * most 20 files and 50 MB in all. Over GraphQL the bytes are base64 inside the request and share its limit of 1 MB; larger files go
   * to `POST /api/v1/holder/evidence`. Refusals: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, LIMIT_REACHED, NOT_FOUND for a credential
   * or request that is not the holder's.
   */
  readonly addEvidence: AddEvidencePayload;
  /** Deletes a file and its bytes for good. */
  readonly deleteEvidence: DeleteEvidencePayload;
  /**
   * Compares a photo of an identity document with the name on one of the holder's credentials. Informational only: it blocks nothing
   * and changes nothing. The photo, a PNG or JPEG of at most 10 MB, is kept in memory for this call and then wiped. Over GraphQL it
   * shares the request's limit of 1 MB; larger photos go to `POST /api/v1/holder/credentials/{id}/identity-check`.
   */
  readonly checkIdentity: CheckIdentityPayload;
  /**
   * Opens an account and mails a letter of welcome with a sign-in link; it does not sign in.
   * Refusals: EMAIL_ALREADY_REGISTERED.
   */
  readonly registerHolder: RegisterHolderPayload;
  /**
   * Mails a sign-in link to a holder. The answer is the same whether or not the address is known, or is one at all, so it tells nobody who has an
   * account. A link works once and for 15 minutes; at most 3 are live per address, further requests mail nothing.
   */
  readonly requestHolderSignIn: RequestHolderSignInPayload;
  /**
   * Trades the token of a sign-in link for a session cookie; the link is used up. It opens an account again that waits for its
   * erasure. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.
   */
  readonly redeemHolderSignIn: HolderSignInPayload;
  /**
   * Signs in with the 24 words of the recovery code, which are used up, and ends every other session of the account.
   * Refusals: RECOVERY_CODE_INVALID.
   */
  readonly redeemRecoveryCode: HolderSignInPayload;
  /**
   * Makes a new recovery code for the signed-in holder; the one before stops working. It is shown this once: a repeat with the same
   * Idempotency-Key is refused with SECRET_SHOWN_ONCE. REAUTHENTICATION_REQUIRED unless the sign-in is at most 10 minutes old.
   */
  readonly createRecoveryCode: CreateRecoveryCodePayload;
  /** A bearer token of 15 minutes for the holder's own programs. It is made from a session; a token makes no further ones. */
  readonly createHolderToken: CreateHolderTokenPayload;
  /** Ends the session that the request came with and clears its cookie. */
  readonly signOutHolder: SignOutHolderPayload;
  /** Locks the account of the signed-in holder, ends all its sessions and erases it 7 days later; signing in before then keeps it. */
  readonly deleteAccount: DeleteAccountPayload;
  /**
   * Invites a person to open a wallet, by e-mail, so that credentials can be issued to them. Only ACTIVE issuers can invite; one open
   * invite per address (DUPLICATE), at most 1,000 open ones (LIMIT_REACHED). An invite lives 30 days.
   */
  readonly createInvite: CreateInvitePayload;
  /** Mails an open invite again, with a new link; the old link dies. At most 5 times (LIMIT_REACHED). */
  readonly resendInvite: ResendInvitePayload;
  /**
   * Accepts an invite, once: opens an account for the address if it has none, and gives it a DID if it has none. It starts no session;
   * the person signs in as always. Refusals: as for reading the invite.
   */
  readonly acceptInvite: AcceptInvitePayload;
  /**
   * Mails a link by which the holder claims a credential of the caller's issuer. The credential must be ISSUED and UNCLAIMED; at most 5
   * links are open per credential (LIMIT_REACHED), each for 30 days.
   */
  readonly createClaimTicket: CreateClaimTicketPayload;
  /**
   * Claims the credential behind a claim link for the signed-in holder. FORBIDDEN when the link was sent to another address: the fifth
   * such attempt locks the link. CONFLICT when the credential is about a DID that is not the holder's.
   */
  readonly acceptClaim: AcceptClaimPayload;
  /** Declines the credential behind a claim link, for good. */
  readonly declineClaim: DeclineClaimPayload;
  /**
   * Mails a sign-in link to a member of an issuer. The answer is the same whether or not the address is known, so it tells nobody
   * who has an account. A link works once and for 15 minutes; at most 3 are live per address and issuer, further requests mail nothing.
   */
  readonly requestIssuerSignIn: RequestIssuerSignInPayload;
  /**
   * Trades the token of a sign-in link for a bearer token; the link is used up. Whoever redeems the first link sent to the contact e-mail
   * of an issuer without members becomes its first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.
   */
  readonly redeemIssuerSignIn: RedeemIssuerSignInPayload;
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly signOutIssuerMember: SignOutIssuerMemberPayload;
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
  /**
   * Begins a sign-in by passkey. Whatever is sent as the address gets an answer; `allowCredentials` is empty for an account without
   * passkeys, and where there is no account. The ceremony lasts 5 minutes and is answered once; the oldest of more than 5 per address ends.
   */
  readonly beginPasskeySignIn: BeginPasskeySignInPayload;
  /**
   * Ends a sign-in by passkey with a session cookie. Every try uses the ceremony up, a wrong one as well. It opens an account again that
   * waits for its erasure. Refusals: CEREMONY_EXPIRED (over, used or unknown), ASSERTION_INVALID.
   */
  readonly finishPasskeySignIn: HolderSignInPayload;
  /** Begins the registration of a passkey for the signed-in holder, who may have 20. Refusals: REAUTHENTICATION_REQUIRED, LIMIT_REACHED. */
  readonly beginPasskeyRegistration: BeginPasskeyRegistrationPayload;
  /**
   * Keeps the passkey that the browser made and mails a notice to the holder. Every try uses the ceremony up, a wrong one as well.
   * Refusals: REAUTHENTICATION_REQUIRED unless the sign-in was at most 10 minutes old when the registration began, CEREMONY_EXPIRED
   * (over, used, unknown or somebody else's), ATTESTATION_INVALID, CREDENTIAL_ALREADY_REGISTERED,
   * LIMIT_REACHED.
   */
  readonly finishPasskeyRegistration: FinishPasskeyRegistrationPayload;
  /**
   * Removes a passkey of the signed-in holder and mails a notice. The last one stays until there is a recovery code.
   * Refusals: REAUTHENTICATION_REQUIRED unless the sign-in is at most 10 minutes old, NOT_FOUND, LAST_PASSKEY_NO_RECOVERY.
   */
  readonly deletePasskey: DeletePasskeyPayload;
  /**
   * Asks the issuer of one of the holder's credentials to reissue, revoke, update or release it. One request of a type can be PENDING
   * for a credential at a time, else DUPLICATE; a revoked credential can only be downloaded, else CREDENTIAL_REVOKED.
   */
  readonly createHolderRequest: CreateHolderRequestPayload;
  /**
   * Decides a PENDING request, once and for good. Approval takes effect at once: REVOKE revokes the credential, REISSUE and UPDATE draft
   * its successor, DOWNLOAD tells the holder where to fetch it. The holder is told by notification and e-mail. For members who may issue.
   */
  readonly resolveHolderRequest: ResolveHolderRequestPayload;
  /** Makes a link that shows one of the holder's credentials to everybody who has it. At most 200 links of a holder are ACTIVE (LIMIT_REACHED). */
  readonly createShareLink: CreateShareLinkPayload;
  /** Takes a share link back for good; repeating it changes nothing. */
  readonly revokeShareLink: RevokeShareLinkPayload;
  /**
   * Makes a link that shows claims of up to ten of the holder's credentials for a purpose. Its token is shown this once. At most 200 proof links
   * of a holder are ACTIVE (LIMIT_REACHED).
   */
  readonly createProofLink: CreateProofLinkPayload;
  /** Takes a proof link back for good; repeating it changes nothing. */
  readonly revokeProofLink: RevokeProofLinkPayload;
  /**
   * 32 random bytes for a device to sign, which proves that it holds a key. A challenge is good for one attempt within 5 minutes; at most
   * 5 are open at a time (LIMIT_REACHED).
   */
  readonly createWalletKeyChallenge: CreateWalletKeyChallengePayload;
  /**
   * Makes a key the current one of your wallet, and its did:key your current DID. The former key is retired; its DID stays yours, and so do
   * the credentials issued to it. A wallet may have 10 keys in its life. Refusals: NOT_FOUND (the challenge is unknown, used or over),
   * SIGNATURE_INVALID, DUPLICATE (the key stands for somebody), LIMIT_REACHED.
   */
  readonly addWalletKey: AddWalletKeyPayload;
  /**
   * Agrees to something. What you have agreed to in this version already stays as it is; agreeing to another version ends the consent to
   * the former one.
   */
  readonly grantConsent: GrantConsentPayload;
  /** Takes a consent back, at once; repeating changes nothing. Refusal: NOT_FOUND. */
  readonly withdrawConsent: WithdrawConsentPayload;
  /** Marks a notification as read; the first reading counts. Refusal: NOT_FOUND. */
  readonly markNotificationRead: MarkNotificationReadPayload;
  /** Marks every notification as read. */
  readonly markAllNotificationsRead: MarkAllNotificationsReadPayload;
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


export type MutationAddEvidenceArgs = {
  input: AddEvidenceInput;
};


export type MutationDeleteEvidenceArgs = {
  input: DeleteEvidenceInput;
};


export type MutationCheckIdentityArgs = {
  input: CheckIdentityInput;
};


export type MutationRegisterHolderArgs = {
  input: RegisterHolderInput;
};


export type MutationRequestHolderSignInArgs = {
  input: RequestHolderSignInInput;
};


export type MutationRedeemHolderSignInArgs = {
  input: RedeemHolderSignInInput;
};


export type MutationRedeemRecoveryCodeArgs = {
  input: RedeemRecoveryCodeInput;
};


export type MutationCreateInviteArgs = {
  input: CreateInviteInput;
};


export type MutationResendInviteArgs = {
  input: ResendInviteInput;
};


export type MutationAcceptInviteArgs = {
  input: AcceptInviteInput;
};


export type MutationCreateClaimTicketArgs = {
  input: CreateClaimTicketInput;
};


export type MutationAcceptClaimArgs = {
  input: AcceptClaimInput;
};


export type MutationDeclineClaimArgs = {
  input: DeclineClaimInput;
};


export type MutationRequestIssuerSignInArgs = {
  input: RequestIssuerSignInInput;
};


export type MutationRedeemIssuerSignInArgs = {
  input: RedeemIssuerSignInInput;
};


export type MutationSignOutIssuerMemberArgs = {
  input?: SignOutIssuerMemberInput;
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


export type MutationBeginPasskeySignInArgs = {
  input: BeginPasskeySignInInput;
};


export type MutationFinishPasskeySignInArgs = {
  input: FinishPasskeySignInInput;
};


export type MutationFinishPasskeyRegistrationArgs = {
  input: FinishPasskeyRegistrationInput;
};


export type MutationDeletePasskeyArgs = {
  input: DeletePasskeyInput;
};


export type MutationCreateHolderRequestArgs = {
  input: CreateHolderRequestInput;
};


export type MutationResolveHolderRequestArgs = {
  input: ResolveHolderRequestInput;
};


export type MutationCreateShareLinkArgs = {
  input: CreateShareLinkInput;
};


export type MutationRevokeShareLinkArgs = {
  input: RevokeShareLinkInput;
};


export type MutationCreateProofLinkArgs = {
  input: CreateProofLinkInput;
};


export type MutationRevokeProofLinkArgs = {
  input: RevokeProofLinkInput;
};


export type MutationAddWalletKeyArgs = {
  input: AddWalletKeyInput;
};


export type MutationGrantConsentArgs = {
  input: GrantConsentInput;
};


export type MutationWithdrawConsentArgs = {
  input: WithdrawConsentInput;
};


export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};

/** What a rule looks for. Counts are of UTC hours and days. */
export type AnomalyRule =
  /** Far more credentials issued within an hour than the issuer's mean hour of the week before. */
  | 'ISSUE_RATE_SPIKE'
  /** Far more credentials revoked within an hour than the issuer's mean hour of the week before. */
  | 'REVOCATION_SPIKE'
  /** Far more documents in an issuer's name without its signature within an hour than its mean hour of the week before. */
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
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
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
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Whether a language model answered. */
export type AssistStatus =
  /** It answered; people decide what to make of it. */
  | 'COMPLETED'
  /** No language model is configured or reachable; everything else works without it. */
  | 'UNAVAILABLE'
  /** It answered something that is of no use here. */
  | 'FAILED';

/** What an administrator wants to find in the audit trail. */
export type AuditSearchSuggestionInput = {
  /** The question, 3 to 1000 characters. */
  readonly question: Scalars['String']['input'];
};

/** Conditions that a language model suggests. */
export type AuditSearchSuggestion = {
  readonly __typename?: 'AuditSearchSuggestion';
  /** Whether there is a suggestion. */
  readonly status: AssistStatus;
  /** The suggested conditions; null unless COMPLETED. */
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
  /** The text; null unless COMPLETED. */
  readonly insight?: Maybe<Scalars['String']['output']>;
};

/** What a walk along the trail found. */
export type AuditTrailVerification = {
  readonly __typename?: 'AuditTrailVerification';
  /** True when every entry, every signed statement and every signed head is as it was. */
  readonly valid: Scalars['Boolean']['output'];
  /** The first place where a chain, else a statement, is broken; null when none is. */
  readonly firstInvalid?: Maybe<AuditChainPlace>;
  /** Entries whose hash was checked. */
  readonly checked: Scalars['Int']['output'];
  /** When the walk began. What it found in a long trail answers for a while: the whole trail is walked for a tenth of the time at most. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** The last good entry of each chain; keep copies outside of the platform to prove later that none was cut off. */
  readonly heads: ReadonlyArray<AuditChainHead>;
  /** Signed statements that were checked. */
  readonly statementsChecked: Scalars['Int']['output'];
  /** The newest place of each chain that a signed head proves, with everything before it; 0 for none. */
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
  /** Where it shows: the place in the chain, or the number of the statement. */
  readonly seq: Scalars['Int']['output'];
  /** The first place that may be affected; before `seq` only for REPLACED. */
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
  /** Entries are missing from this place on. */
  | 'MISSING'
  /** An entry stands here that does not belong into the order. */
  | 'UNEXPECTED'
  /** The entry is not the one that was signed or taken in: something from `sinceSeq` on was replaced and all hashes made anew. */
  | 'REPLACED'
  /** The chain ends before this place, which it had reached before. */
  | 'CUT_OFF'
  /** The signed statement is not spelled as it was, or not the one that was made. */
  | 'STATEMENT_ALTERED'
  /** The signed statement does not name the one before it. */
  | 'STATEMENT_UNLINKED'
  /** The signed statement was made and is not there. */
  | 'STATEMENT_MISSING'
  /** The platform's key has not signed this statement. */
  | 'SIGNATURE_INVALID'
  /** A line of an exported file is none, or not in its place. */
  | 'LINE_UNREADABLE'
  /** An exported file ends too early, or does not hold as many lines as it says. */
  | 'LINES_MISSING';

/** A place in a chain. */
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
  /** Its place in the list, for `after`. */
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

/** A walk over stored credentials that checks each anew. */
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
  /** Every stored credential. */
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
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
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
  /** Its place in the list, for `after`. */
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
  /** Credential. */
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
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
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
  /** Its place in the list, for `after`. */
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

/** What an evidence file shows. */
export type EvidenceKind =
  /** Who the holder is. */
  | 'IDENTITY'
  /** That the holder's name has changed. */
  | 'NAME_CHANGE'
  /** Something that the holder achieved. */
  | 'ACHIEVEMENT'
  /** Anything else. */
  | 'OTHER';

/** Who may see an evidence file. */
export type EvidenceVisibility =
  /** The holder alone. */
  | 'PRIVATE'
  /** The holder, and the issuer of the credential or request that it is about. */
  | 'ISSUER';

/** What is known of malware in a file. */
export type EvidenceScanStatus =
  /** No scanner has looked at it yet. */
  | 'PENDING'
  /** A scanner found nothing. */
  | 'CLEAN'
  /** A scanner found malware; the file is never handed out. */
  | 'INFECTED';

/** A file of the holder, without its bytes. */
export type Evidence = {
  readonly __typename?: 'Evidence';
  /** Id of the evidence. */
  readonly evidenceId: Scalars['ID']['output'];
  /** What it shows. */
  readonly kind: EvidenceKind;
  /** The name that it was sent under, without folders. */
  readonly fileName: Scalars['String']['output'];
  /** application/pdf, image/png or image/jpeg, as its bytes say. */
  readonly mimeType: Scalars['String']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
  /** SHA-256 of the bytes, in hex. */
  readonly sha256: Scalars['String']['output'];
  /** What is known of malware in it. */
  readonly scanStatus: EvidenceScanStatus;
  /** Who may see it. */
  readonly visibility: EvidenceVisibility;
  /** The credential that it is about; null for none. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** The request to an issuer that it is about; null for none. */
  readonly requestId?: Maybe<Scalars['ID']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of evidence files. */
export type EvidenceConnection = {
  readonly __typename?: 'EvidenceConnection';
  /** The files with their cursors. */
  readonly edges: ReadonlyArray<EvidenceEdge>;
  /** The files alone. */
  readonly nodes: ReadonlyArray<Evidence>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Files in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An evidence file and its cursor. */
export type EvidenceEdge = {
  readonly __typename?: 'EvidenceEdge';
  /** The file, without its bytes. */
  readonly node: Evidence;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** A file to keep and what it is about. */
export type AddEvidenceInput = {
  /** The bytes of the file. */
  readonly content: Scalars['Base64']['input'];
  /** A name to keep it under; folders in front of it are dropped. */
  readonly fileName: Scalars['String']['input'];
  /** What it shows. */
  readonly kind: EvidenceKind;
  /** The credential of the holder that it is about. */
  readonly credentialId?: InputMaybe<Scalars['ID']['input']>;
  /** The holder's request to an issuer that it is about. */
  readonly requestId?: InputMaybe<Scalars['ID']['input']>;
  /** Who may see it; PRIVATE unless given. */
  readonly visibility?: InputMaybe<EvidenceVisibility>;
};

/** The file that was kept. */
export type AddEvidencePayload = {
  readonly __typename?: 'AddEvidencePayload';
  /** The file, without its bytes. */
  readonly evidence: Evidence;
};

/** Which file to delete. */
export type DeleteEvidenceInput = {
  /** Id of the evidence. */
  readonly evidenceId: Scalars['ID']['input'];
};

/** The file that is gone. */
export type DeleteEvidencePayload = {
  readonly __typename?: 'DeleteEvidencePayload';
  /** Id of the evidence that was deleted. */
  readonly evidenceId: Scalars['ID']['output'];
};

/** A photo to compare with the name on a credential. */
export type CheckIdentityInput = {
  /** Id of the credential, one of the holder's. */
  readonly credentialId: Scalars['ID']['input'];
  /** The bytes of the photo, PNG or JPEG. */
  readonly content: Scalars['Base64']['input'];
  /** The name of the photo's file; it is not kept. */
  readonly fileName?: InputMaybe<Scalars['String']['input']>;
};

/** How far an identity check got. */
export type IdentityCheckStatus =
  /** The photo was read; see the result. */
  | 'COMPLETED'
  /** No service that reads photos is there; nothing was compared. */
  | 'UNAVAILABLE'
  /** The service that reads photos failed; try again later. */
  | 'FAILED';

/** What a comparison of a photo with a name found. */
export type IdentityCheckResult =
  /** The document bears the name on the credential. */
  | 'MATCH_CONFIRMED'
  /** The name could not be confirmed: it differs, or the photo cannot be read. */
  | 'COULD_NOT_CONFIRM';

/** What came out of an identity check. */
export type CheckIdentityPayload = {
  readonly __typename?: 'CheckIdentityPayload';
  /** How far it got. */
  readonly status: IdentityCheckStatus;
  /** What it found; null unless the status is COMPLETED. */
  readonly result?: Maybe<IdentityCheckResult>;
};

/** How the platform stands as Core Engine sees it. */
export type PlatformHealth = {
  readonly __typename?: 'PlatformHealth';
  /** UP when nothing that is set up is down. */
  readonly status: OverallHealth;
  /** Each part. */
  readonly components: ReadonlyArray<ComponentHealth>;
};

/** A person with a wallet. */
export type HolderUser = {
  readonly __typename?: 'HolderUser';
  /** Id of the account. */
  readonly id: Scalars['ID']['output'];
  /** The person's name as given at registration. */
  readonly name: Scalars['String']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** The DID of the wallet; null until there is one. */
  readonly did?: Maybe<Scalars['DID']['output']>;
  /** Telephone number; null when none was given. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** When the account was opened. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A person who wants a wallet. */
export type RegisterHolderInput = {
  /** Full name, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** E-mail address; sign-in links go there. */
  readonly email: Scalars['String']['input'];
  /** Telephone number, such as +353 1 555 0100. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** A new account. */
export type RegisterHolderPayload = {
  readonly __typename?: 'RegisterHolderPayload';
  /** Always true. */
  readonly success: Scalars['Boolean']['output'];
  /** Id of the account. */
  readonly userId: Scalars['ID']['output'];
};

/** Which holder wants to sign in. */
export type RequestHolderSignInInput = {
  /** The holder's e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** What everybody is told who asks for a sign-in link. */
export type RequestHolderSignInPayload = {
  readonly __typename?: 'RequestHolderSignInPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
  /** The address as it was sent. */
  readonly email: Scalars['String']['output'];
};

/** The token of a holder's sign-in link. */
export type RedeemHolderSignInInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** The recovery code of an account. */
export type RedeemRecoveryCodeInput = {
  /** The 24 words in their order, separated by spaces; case does not matter. */
  readonly code: Scalars['String']['input'];
};

/** A holder who has signed in; the session cookie comes beside it. */
export type HolderSignInPayload = {
  readonly __typename?: 'HolderSignInPayload';
  /** Always true. */
  readonly success: Scalars['Boolean']['output'];
  /** The account. */
  readonly user: HolderUser;
};

/** A recovery code that is shown once. */
export type CreateRecoveryCodePayload = {
  readonly __typename?: 'CreateRecoveryCodePayload';
  /** 24 words, separated by single spaces. */
  readonly code: Scalars['String']['output'];
};

/** A bearer token of a holder. */
export type CreateHolderTokenPayload = {
  readonly __typename?: 'CreateHolderTokenPayload';
  /** The bearer token of scope holder; send it as `Authorization: Bearer …` in place of the cookie. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The end of a session. */
export type SignOutHolderPayload = {
  readonly __typename?: 'SignOutHolderPayload';
  /** Always true. */
  readonly success: Scalars['Boolean']['output'];
};

/** An account that waits for its erasure. */
export type DeleteAccountPayload = {
  readonly __typename?: 'DeleteAccountPayload';
  /** What the account is now. */
  readonly status: HolderAccountStatus;
  /** When it is erased, unless the holder signs in before. */
  readonly erasesAt: Scalars['DateTime']['output'];
};

/** Where an account is in its life. */
export type HolderAccountStatus =
  /** In use. */
  | 'ACTIVE'
  /** Closed for the seven days before its erasure; signing in opens it again. */
  | 'LOCKED'
  /** Without personal data, for good. */
  | 'ERASED';

/** Whether a person can be found by an e-mail address. */
export type HolderLookup = {
  readonly __typename?: 'HolderLookup';
  /** True for a holder with a DID who agreed to be found. */
  readonly found: Scalars['Boolean']['output'];
  /** The DID of the wallet, when found. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
};

/** Where an invite stands. */
export type OnboardingInviteStatus =
  /** Stored; its letter was not handed to the mail server yet. */
  | 'CREATED'
  /** Its letter is on the way or there. */
  | 'SENT'
  /** Somebody has opened the link. */
  | 'OPENED'
  /** The person has a wallet now. */
  | 'ACCEPTED'
  /** The person said no. */
  | 'DECLINED'
  /** 30 days went by. */
  | 'EXPIRED'
  /** It was taken back. */
  | 'CANCELLED';

/** Where a claim link stands. */
export type ClaimTicketStatus =
  /** Its letter is on the way or there. */
  | 'PENDING'
  /** Somebody has opened the link. */
  | 'OPENED'
  /** The holder has the credential. */
  | 'CLAIMED'
  /** The credential was declined. */
  | 'DECLINED'
  /** 30 days went by. */
  | 'EXPIRED'
  /** Too many people with other addresses tried. */
  | 'LOCKED';

/** Whom to invite. */
export type CreateInviteInput = {
  /** The person's name, at most 255 characters; the account gets it unless the person gives another. */
  readonly name: Scalars['String']['input'];
  /** The person's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** A word to the person, 1 to 500 characters; it stands in the letter. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
};

/** An invite of the caller's issuer. */
export type ResendInviteInput = {
  /** Id of the invite. */
  readonly inviteId: Scalars['ID']['input'];
};

/** The token of an invite's link. */
export type AcceptInviteInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
  /** The person's name for a new account, at most 255 characters; the invite's name unless given. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** A credential and the address of its holder. */
export type CreateClaimTicketInput = {
  /** The credential, one of the caller's issuer. */
  readonly credentialId: Scalars['ID']['input'];
  /** The holder's e-mail address; only a hash of it is kept. */
  readonly email: Scalars['String']['input'];
};

/** The token of a claim link. */
export type AcceptClaimInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** The token of a claim link. */
export type DeclineClaimInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** The new invite. */
export type CreateInvitePayload = {
  readonly __typename?: 'CreateInvitePayload';
  /** The invite as it stands. */
  readonly invite: OnboardingInvite;
};

/** The invite that was mailed again. */
export type ResendInvitePayload = {
  readonly __typename?: 'ResendInvitePayload';
  /** The invite as it stands. */
  readonly invite: OnboardingInvite;
};

/** What accepting an invite led to. */
export type AcceptInvitePayload = {
  readonly __typename?: 'AcceptInvitePayload';
  /** Always true. */
  readonly accepted: Scalars['Boolean']['output'];
  /** Id of the account. */
  readonly userId: Scalars['ID']['output'];
  /** Its DID, to which credentials can be issued. */
  readonly did: Scalars['DID']['output'];
  /** True when the account was opened just now. */
  readonly isNewAccount: Scalars['Boolean']['output'];
};

/** The new claim link, without its token. */
export type CreateClaimTicketPayload = {
  readonly __typename?: 'CreateClaimTicketPayload';
  /** The claim link. */
  readonly ticket: ClaimTicket;
};

/** What accepting a claim link led to. */
export type AcceptClaimPayload = {
  readonly __typename?: 'AcceptClaimPayload';
  /** Always true. */
  readonly claimed: Scalars['Boolean']['output'];
  /** The credential, now in the holder's wallet. */
  readonly credentialId: Scalars['ID']['output'];
};

/** What declining a claim link led to. */
export type DeclineClaimPayload = {
  readonly __typename?: 'DeclineClaimPayload';
  /** Always true. */
  readonly declined: Scalars['Boolean']['output'];
};

/** An issuer's invite to a person to open a wallet. */
export type OnboardingInvite = {
  readonly __typename?: 'OnboardingInvite';
  /** Id of the invite. */
  readonly inviteId: Scalars['ID']['output'];
  /** The person's name; null once the person's account is erased. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The person's e-mail address; null once the person's account is erased. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** The word to the person. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly status: OnboardingInviteStatus;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When its link stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How often it was mailed again. */
  readonly resendCount: Scalars['Int']['output'];
  /** The person's DID, once the invite is accepted. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** Send it as If-Match to resend only what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A claim link as its issuer sees it. */
export type ClaimTicket = {
  readonly __typename?: 'ClaimTicket';
  /** Id of the link. */
  readonly claimId: Scalars['ID']['output'];
  /** The credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** Where it stands. */
  readonly status: ClaimTicketStatus;
  /** When it stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The organization behind an invite or a credential. */
export type InvitingOrganization = {
  readonly __typename?: 'InvitingOrganization';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its name; null when the platform does not vouch for it any more. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** An invite as the invited person sees it. */
export type InviteOffer = {
  readonly __typename?: 'InviteOffer';
  /** Who invites. */
  readonly organization: InvitingOrganization;
  /** The person's name as the organization wrote it. */
  readonly name: Scalars['String']['output'];
  /** The address that was invited. */
  readonly email: Scalars['String']['output'];
  /** SENT or OPENED. */
  readonly status: OnboardingInviteStatus;
  /** When the link stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A claim link as the holder sees it; nothing of it names a person. */
export type ClaimOffer = {
  readonly __typename?: 'ClaimOffer';
  /** What can be claimed. */
  readonly credential: ClaimableCredential;
  /** PENDING or OPENED. */
  readonly status: ClaimTicketStatus;
  /** When the link stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A credential that waits for its holder, without its claims. */
export type ClaimableCredential = {
  readonly __typename?: 'ClaimableCredential';
  /** Its type. */
  readonly type: Scalars['String']['output'];
  /** Who issued it. */
  readonly issuer: InvitingOrganization;
  /** When it was issued. */
  readonly issuedAt: Scalars['DateTime']['output'];
};

/** A page of invites. */
export type OnboardingInviteConnection = {
  readonly __typename?: 'OnboardingInviteConnection';
  /** The invites with their cursors. */
  readonly edges: ReadonlyArray<OnboardingInviteEdge>;
  /** The invites alone. */
  readonly nodes: ReadonlyArray<OnboardingInvite>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Invites that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An invite and its cursor. */
export type OnboardingInviteEdge = {
  readonly __typename?: 'OnboardingInviteEdge';
  /** The invite. */
  readonly node: OnboardingInvite;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** What a sign-out of a member ends. */
export type SignOutIssuerMemberInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out of a member ended. */
export type SignOutIssuerMemberPayload = {
  readonly __typename?: 'SignOutIssuerMemberPayload';
  /** Whose tokens. */
  readonly user: IssuerMember;
  /** True when every bearer token of the member ended. */
  readonly everywhere: Scalars['Boolean']['output'];
};

/** Who wants to sign in. */
export type RequestIssuerSignInInput = {
  /** The member's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The issuer, for members of several; without it an ACTIVE one is chosen, by name. */
  readonly issuerDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What everybody is told who asks for a link. */
export type RequestIssuerSignInPayload = {
  readonly __typename?: 'RequestIssuerSignInPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
  /** The address as it was understood. */
  readonly email: Scalars['String']['output'];
};

/** The token of a sign-in link. */
export type RedeemIssuerSignInInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** A bearer token and whom it stands for. */
export type RedeemIssuerSignInPayload = {
  readonly __typename?: 'RedeemIssuerSignInPayload';
  /** The bearer token of scope issuer-portal; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The issuer that the member acts for. */
  readonly issuer: SignInIssuer;
  /** The member. */
  readonly user: IssuerMember;
};

/** An issuer as its members see it when they sign in. */
export type SignInIssuer = {
  readonly __typename?: 'SignInIssuer';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** PENDING_APPROVAL, ACTIVE or SUSPENDED; only ACTIVE issuers can issue. */
  readonly status: Scalars['String']['output'];
};

/** A person who acts for an issuer. */
export type IssuerMember = {
  readonly __typename?: 'IssuerMember';
  /** Id of the member; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** What the member may do. */
  readonly role: IssuerMemberRole;
};

/** What a member of an issuer may do. */
export type IssuerMemberRole =
  /** Everything, including keys and API keys. */
  | 'Admin'
  /** Issue and revoke credentials. */
  | 'Operator'
  /** Read only. */
  | 'Viewer';

/** Which days to count. Days are UTC; at most 400 of them. */
export type NetworkStatsInput = {
  /** The first day, such as 2026-01-02, or an instant of it; 29 days before the last when left out. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The last day, included; today when left out. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** How many issuers and types to name, at most 100; 10 when left out. */
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
  /** The issuers that issued most within the range. */
  readonly byIssuer: ReadonlyArray<NetworkIssuerShare>;
  /** The credential types that were issued most within the range. */
  readonly byType: ReadonlyArray<NetworkTypeShare>;
  /** Issuers that issued within the range. */
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

/** What one issuer did within the range. */
export type NetworkIssuerShare = {
  readonly __typename?: 'NetworkIssuerShare';
  /** The issuer. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Its name; null when the registry does not know it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Credentials that it issued. */
  readonly issued: Scalars['Int']['output'];
  /** Credentials of it that were revoked. */
  readonly revoked: Scalars['Int']['output'];
  /** Verifications of its credentials, whatever the verdict. */
  readonly verified: Scalars['Int']['output'];
};

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
  /** What its registry says of it now; null when the registry does not know it any more. */
  readonly applicant?: Maybe<OnboardingApplicant>;
  /** Where the case stands. */
  readonly stage: OnboardingStage;
  /** What is checked. */
  readonly checklist: ReadonlyArray<OnboardingChecklistEntry>;
  /** Id of the administrator who works on it; null while nobody does. */
  readonly assignedTo?: Maybe<Scalars['ID']['output']>;
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
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
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
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** A passkey of a holder; its private key never leaves the authenticator. */
export type Passkey = {
  readonly __typename?: 'Passkey';
  /** The credential id that the authenticator chose, in base64url. */
  readonly id: Scalars['ID']['output'];
  /** What the holder calls it. */
  readonly label: Scalars['String']['output'];
  /** When it was registered. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** When it last signed in; null when it never did. */
  readonly lastUsed?: Maybe<Scalars['DateTime']['output']>;
};

/** Who wants to sign in by passkey. */
export type BeginPasskeySignInInput = {
  /** The holder's e-mail address; what is none is answered like an unknown one. */
  readonly email: Scalars['String']['input'];
};

/** A question for the authenticator of somebody who signs in. */
export type BeginPasskeySignInPayload = {
  readonly __typename?: 'BeginPasskeySignInPayload';
  /** Goes back with the answer. */
  readonly ceremonyId: Scalars['ID']['output'];
  /** PublicKeyCredentialRequestOptionsJSON of WebAuthn: what `navigator.credentials.get` takes as `publicKey`, bytes in base64url. */
  readonly publicKey: Scalars['JSON']['output'];
};

/** The answer of an authenticator to a sign-in. */
export type FinishPasskeySignInInput = {
  /** Of the answer to beginPasskeySignIn. */
  readonly ceremonyId: Scalars['ID']['input'];
  /** AuthenticationResponseJSON of WebAuthn: what `toJSON()` of the browser's credential gives. */
  readonly credential: Scalars['JSON']['input'];
};

/** A question for the authenticator that is to make a passkey. */
export type BeginPasskeyRegistrationPayload = {
  readonly __typename?: 'BeginPasskeyRegistrationPayload';
  /** Goes back with the answer. */
  readonly ceremonyId: Scalars['ID']['output'];
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn: what `navigator.credentials.create` takes as `publicKey`, bytes in base64url. */
  readonly publicKey: Scalars['JSON']['output'];
};

/** A new passkey as the browser hands it over. */
export type FinishPasskeyRegistrationInput = {
  /** Of the answer to beginPasskeyRegistration. */
  readonly ceremonyId: Scalars['ID']['input'];
  /** RegistrationResponseJSON of WebAuthn: what `toJSON()` of the browser's credential gives. */
  readonly attestation: Scalars['JSON']['input'];
  /** What to call the passkey, at most 100 characters; 'Passkey' when absent. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A passkey that was kept. */
export type FinishPasskeyRegistrationPayload = {
  readonly __typename?: 'FinishPasskeyRegistrationPayload';
  /** Always true. */
  readonly success: Scalars['Boolean']['output'];
  /** Id of the new passkey. */
  readonly credentialId: Scalars['ID']['output'];
};

/** Which passkey goes. */
export type DeletePasskeyInput = {
  /** Its id. */
  readonly id: Scalars['ID']['input'];
};

/** A passkey that is gone. */
export type DeletePasskeyPayload = {
  readonly __typename?: 'DeletePasskeyPayload';
  /** Always true. */
  readonly success: Scalars['Boolean']['output'];
};

/** What a holder can ask of an issuer. */
export type HolderRequestType =
  /** Issue the credential again, because something in it is wrong or lost. */
  | 'REISSUE'
  /** Withdraw the credential for good. */
  | 'REVOKE'
  /** Issue it again with newer facts. */
  | 'UPDATE'
  /** Hand out the signed credential. */
  | 'DOWNLOAD';

/** Where a request stands. */
export type HolderRequestStatus =
  /** Nobody has decided yet. */
  | 'PENDING'
  /** Granted; what it asked for has taken effect. */
  | 'APPROVED'
  /** Refused; `response` may say why. */
  | 'REJECTED';

/** How a request is decided. */
export type HolderRequestDecision =
  /** Grant it. */
  | 'APPROVE'
  /** Refuse it; the response may say why. */
  | 'REJECT';

/** What an approval did. */
export type HolderRequestEffect =
  /** The credential is revoked for good. */
  | 'CREDENTIAL_REVOKED'
  /** `draft` holds the body of the successor, to be corrected and issued. */
  | 'REISSUE_DRAFTED'
  /** The holder was told where to fetch the signed credential. */
  | 'CREDENTIAL_RELEASED';

/** Conditions on requests; a request must meet all that are given. */
export type HolderRequestFilter = {
  /** Where it stands. */
  readonly status?: InputMaybe<HolderRequestStatus>;
  /** What it asks for. */
  readonly requestType?: InputMaybe<HolderRequestType>;
};

/** What a holder asks of an issuer. */
export type CreateHolderRequestInput = {
  /** The credential, one of the holder's own. */
  readonly credentialId: Scalars['ID']['input'];
  /** What to do with it. */
  readonly requestType: HolderRequestType;
  /** Why, 3 to 2000 characters for the issuer to read. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** The request as it was stored. */
export type CreateHolderRequestPayload = {
  readonly __typename?: 'CreateHolderRequestPayload';
  /** The new request. */
  readonly request: HolderRequest;
};

/** An issuer's decision on a request. */
export type ResolveHolderRequestInput = {
  /** The request, a PENDING one of the caller's issuer. */
  readonly requestId: Scalars['ID']['input'];
  /** Grant or refuse. */
  readonly decision: HolderRequestDecision;
  /** What to tell the holder, 3 to 2000 characters. */
  readonly response?: InputMaybe<Scalars['String']['input']>;
};

/** The decided request and what the decision did. */
export type ResolveHolderRequestPayload = {
  readonly __typename?: 'ResolveHolderRequestPayload';
  /** The request, no longer PENDING. */
  readonly request: HolderRequest;
  /** What an approval did; null when the request was refused. */
  readonly effect?: Maybe<HolderRequestEffect>;
};

/** What a holder asked of an issuer, and the answer. */
export type HolderRequest = {
  readonly __typename?: 'HolderRequest';
  /** Id of the request. */
  readonly requestId: Scalars['ID']['output'];
  /** Id of the issuer that is asked. */
  readonly issuerId: Scalars['ID']['output'];
  /** DID of that issuer. */
  readonly issuerDid: Scalars['DID']['output'];
  /** Its name when the request was made; null when the registry knew none. */
  readonly issuerName?: Maybe<Scalars['String']['output']>;
  /** The credential that the request is about. */
  readonly credentialId: Scalars['ID']['output'];
  /** The DID that the credential is about. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** The holder's name; null once the holder's account is erased. */
  readonly holderName?: Maybe<Scalars['String']['output']>;
  /** The holder's e-mail address; null once the holder's account is erased. */
  readonly holderEmail?: Maybe<Scalars['String']['output']>;
  /** Type of the credential. */
  readonly credentialType?: Maybe<Scalars['String']['output']>;
  /** What is asked for. */
  readonly requestType: HolderRequestType;
  /** Why, in the holder's words. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Where the request stands. */
  readonly status: HolderRequestStatus;
  /** The issuer's answer. */
  readonly response?: Maybe<Scalars['String']['output']>;
  /** When the holder asked. */
  readonly submittedAt: Scalars['DateTime']['output'];
  /** When the issuer decided. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member who decided. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** The body of the successor, drafted when a REISSUE or UPDATE was approved; only the issuer sees it. */
  readonly draft?: Maybe<ReissueDraft>;
  /** Send it as If-Match to decide only on what you have seen. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** A successor of a credential, ready to be corrected and sent to the reissue operation. */
export type ReissueDraft = {
  readonly __typename?: 'ReissueDraft';
  /** The credential to replace. */
  readonly credentialId: Scalars['ID']['output'];
  /** Its type, which the successor keeps. */
  readonly credentialType: Scalars['String']['output'];
  /** Whom both are about. */
  readonly holderDid: Scalars['DID']['output'];
  /** The claims of the credential as it stands, without the subject's id. */
  readonly credentialData: Scalars['JSON']['output'];
  /** The holder's reason, or that the holder asked for it; to be given for the reissue. */
  readonly reason: Scalars['String']['output'];
};

/** A page of requests. */
export type HolderRequestConnection = {
  readonly __typename?: 'HolderRequestConnection';
  /** The requests with their cursors. */
  readonly edges: ReadonlyArray<HolderRequestEdge>;
  /** The requests alone. */
  readonly nodes: ReadonlyArray<HolderRequest>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Requests that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A request and its cursor. */
export type HolderRequestEdge = {
  readonly __typename?: 'HolderRequestEdge';
  /** The request. */
  readonly node: HolderRequest;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** What to share by a link. */
export type CreateShareLinkInput = {
  /** Id of the credential; it must be about one of the holder's DIDs. */
  readonly credentialId: Scalars['ID']['input'];
  /** When the link ends, within 5 years; without it the link has no end. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often the link opens, 1 to 1000000; without it as often as anybody likes. */
  readonly accessLimit?: InputMaybe<Scalars['Int']['input']>;
  /** A name for the link, 1 to 100 characters; everybody who opens the link sees it. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** Which share link to take back. */
export type RevokeShareLinkInput = {
  /** Id of the link. */
  readonly shareId: Scalars['ID']['input'];
};

/** What to show by a proof link. */
export type CreateProofLinkInput = {
  /** The credentials, 1 to 10, each once. */
  readonly items: ReadonlyArray<ProofItemInput>;
  /** What the proof is for, 3 to 200 characters; everybody who opens the link sees it. */
  readonly purpose: Scalars['String']['input'];
  /** For whom the proof is made, at most 200 characters; everybody who opens the link sees it. */
  readonly audience?: InputMaybe<Scalars['String']['input']>;
  /** When the link ends, within 30 days; in 24 hours unless given. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often the link opens, 1 to 1000; once unless given. */
  readonly accessLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** One credential of a proof link. */
export type ProofItemInput = {
  /** Id of the credential; it must be about one of the holder's DIDs. */
  readonly credentialId: Scalars['ID']['input'];
  /**
   * The claims to show, 1 to 50, as paths inside `credentialSubject` such as `name` or `achievement.name`; a list is shown whole. Without
   * paths the whole signed credential is shown.
   */
  readonly disclosedPaths?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Which proof link to take back. */
export type RevokeProofLinkInput = {
  /** Id of the link. */
  readonly proofId: Scalars['ID']['input'];
};

/** The answer to `createShareLink`. */
export type CreateShareLinkPayload = {
  readonly __typename?: 'CreateShareLinkPayload';
  /** The new link. */
  readonly shareLink: ShareLink;
  /** How the credential stands: ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED. */
  readonly credentialStatus: Scalars['String']['output'];
  /** What to know before sharing a credential that is not ISSUED; null otherwise. */
  readonly notice?: Maybe<Scalars['String']['output']>;
};

/** The answer to `revokeShareLink`. */
export type RevokeShareLinkPayload = {
  readonly __typename?: 'RevokeShareLinkPayload';
  /** The link, which opens no more. */
  readonly shareLink: ShareLink;
};

/** The answer to `createProofLink`. */
export type CreateProofLinkPayload = {
  readonly __typename?: 'CreateProofLinkPayload';
  /** The new link. */
  readonly proofLink: ProofLink;
  /** Its token; it is shown this once. */
  readonly token: Scalars['String']['output'];
  /** The address to hand on; it holds the token. */
  readonly url: Scalars['String']['output'];
};

/** The answer to `revokeProofLink`. */
export type RevokeProofLinkPayload = {
  readonly __typename?: 'RevokeProofLinkPayload';
  /** The link, which opens no more. */
  readonly proofLink: ProofLink;
};

/** How a share link stands. Every state but ACTIVE is for good. */
export type ShareLinkState =
  /** It opens. */
  | 'ACTIVE'
  /** Its owner has taken it back. */
  | 'REVOKED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was opened as often as it may be. */
  | 'EXHAUSTED';

/** How a proof link stands. Every state but ACTIVE is for good. */
export type ProofLinkState =
  /** It opens. */
  | 'ACTIVE'
  /** Its owner has taken it back. */
  | 'REVOKED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was opened as often as it may be. */
  | 'CONSUMED';

/** A format of QR codes. */
export type QrFormat =
  /** Scalable lines, image/svg+xml. */
  | 'svg'
  /** Pixels, at least 512 a side, image/png. */
  | 'png';

/** A share link as its owner sees it. */
export type ShareLink = {
  readonly __typename?: 'ShareLink';
  /** Id of the link. */
  readonly shareId: Scalars['ID']['output'];
  /** The credential that it shows. */
  readonly credentialId: Scalars['ID']['output'];
  /** The DID that the credential is about. */
  readonly holderDid: Scalars['DID']['output'];
  /** The token: whoever has it sees the credential. */
  readonly shareToken: Scalars['String']['output'];
  /** The address to hand on; it holds the token. */
  readonly url: Scalars['String']['output'];
  /** Where its owner gets that address as a QR code. */
  readonly qrUrl: Scalars['String']['output'];
  /** Its name. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null when it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it opens; null when that is not limited. */
  readonly accessLimit?: Maybe<Scalars['Int']['output']>;
  /** How often it was opened. */
  readonly accessCount: Scalars['Int']['output'];
  /** How it stands now. */
  readonly state: ShareLinkState;
  /** False once its owner has taken it back; time and limit show in `state`. */
  readonly active: Scalars['Boolean']['output'];
  /** When its owner took it back. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of share links. */
export type ShareLinkConnection = {
  readonly __typename?: 'ShareLinkConnection';
  /** The links with their cursors. */
  readonly edges: ReadonlyArray<ShareLinkEdge>;
  /** The links alone. */
  readonly nodes: ReadonlyArray<ShareLink>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Links that match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A share link and its cursor. */
export type ShareLinkEdge = {
  readonly __typename?: 'ShareLinkEdge';
  /** The link. */
  readonly node: ShareLink;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** A proof link as its owner sees it. */
export type ProofLink = {
  readonly __typename?: 'ProofLink';
  /** Id of the link. */
  readonly proofId: Scalars['ID']['output'];
  /** What it shows. */
  readonly items: ReadonlyArray<ProofItem>;
  /** What the proof is for. */
  readonly purpose: Scalars['String']['output'];
  /** For whom the proof was made. */
  readonly audience?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How often it opens. */
  readonly accessLimit: Scalars['Int']['output'];
  /** How often it was opened. */
  readonly accessCount: Scalars['Int']['output'];
  /** How it stands now. */
  readonly state: ProofLinkState;
  /** When its owner took it back. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One credential of a proof link. */
export type ProofItem = {
  readonly __typename?: 'ProofItem';
  /** Id of the credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** The claims that are shown; null when the whole credential is. */
  readonly disclosedPaths?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A page of proof links. */
export type ProofLinkConnection = {
  readonly __typename?: 'ProofLinkConnection';
  /** The links with their cursors. */
  readonly edges: ReadonlyArray<ProofLinkEdge>;
  /** The links alone. */
  readonly nodes: ReadonlyArray<ProofLink>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Links that match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A proof link and its cursor. */
export type ProofLinkEdge = {
  readonly __typename?: 'ProofLinkEdge';
  /** The link. */
  readonly node: ProofLink;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** What a share link shows. */
export type SharedCredential = {
  readonly __typename?: 'SharedCredential';
  /** True exactly when `status` is VALID: only then rely on the credential. */
  readonly isValid: Scalars['Boolean']['output'];
  /** The first verdict that any check demanded: VALID, REVOKED, EXPIRED … as in `verifyCredential`. */
  readonly status: Scalars['String']['output'];
  /** UUID of the credential. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Who issued it, by the registry. */
  readonly issuer?: Maybe<SharedIssuer>;
  /** Version of the issuer's key that signed; null unless the proof verified with a registered key. */
  readonly keyVersion?: Maybe<Scalars['Int']['output']>;
  /** Every check in the order in which it is made. */
  readonly checks: ReadonlyArray<SharedCheck>;
  /** What a careful verifier should know although it decides nothing. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** When the verdict was reached; it may be another a moment later. */
  readonly verifiedAt: Scalars['DateTime']['output'];
  /** The signed credential as it was issued. */
  readonly credential: Scalars['JSON']['output'];
  /** The link. */
  readonly share: SharedLink;
};

/** The issuer of a shared credential, by the registry. */
export type SharedIssuer = {
  readonly __typename?: 'SharedIssuer';
  /** The DID that the credential names. */
  readonly did: Scalars['DID']['output'];
  /** The registered name; null unless the platform once approved the issuer. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How the issuer stands now; null when it is not registered. */
  readonly status?: Maybe<Scalars['String']['output']>;
  /** REGISTERED when the platform once approved this issuer, FEDERATED when it trusts it from outside, UNKNOWN otherwise. */
  readonly trust: Scalars['String']['output'];
};

/** One check of a shared credential and its result. */
export type SharedCheck = {
  readonly __typename?: 'SharedCheck';
  /** What was looked at: STRUCTURE, ISSUER, PROOF, KEY_WINDOW, INTEGRITY, STATUS, EXPIRATION or SUPERSESSION. */
  readonly check: Scalars['String']['output'];
  /** How it ended: PASSED, FAILED, WARNED, SKIPPED or UNKNOWN. */
  readonly outcome: Scalars['String']['output'];
  /** A stable word for programs. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** What a share link tells of itself. */
export type SharedLink = {
  readonly __typename?: 'SharedLink';
  /** The name that its owner gave it. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it ends; null when it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it still opens; null when that is not limited. */
  readonly remainingAccesses?: Maybe<Scalars['Int']['output']>;
};

/** What a proof link shows. */
export type SharedProof = {
  readonly __typename?: 'SharedProof';
  /** True when every item is valid. */
  readonly isValid: Scalars['Boolean']['output'];
  /** What the proof is for. */
  readonly purpose: Scalars['String']['output'];
  /** For whom the proof was made. */
  readonly audience?: Maybe<Scalars['String']['output']>;
  /** When the link ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** How often the link still opens. */
  readonly remainingAccesses: Scalars['Int']['output'];
  /** The credentials in the order in which their holder named them. */
  readonly items: ReadonlyArray<SharedProofItem>;
};

/** One credential of a proof, whole or in part, with the verdict on the whole of it. */
export type SharedProofItem = {
  readonly __typename?: 'SharedProofItem';
  /** True exactly when `status` is VALID: only then rely on it. */
  readonly isValid: Scalars['Boolean']['output'];
  /** The first verdict that any check demanded: VALID, REVOKED, EXPIRED … as in `verifyCredential`. */
  readonly status: Scalars['String']['output'];
  /** UUID of the credential. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** Who issued it, by the registry. */
  readonly issuer?: Maybe<SharedIssuer>;
  /** Version of the issuer's key that signed; null unless the proof verified with a registered key. */
  readonly keyVersion?: Maybe<Scalars['Int']['output']>;
  /** Every check of the whole credential. For a partial view the messages tell nothing but the outcome. */
  readonly checks: ReadonlyArray<SharedCheck>;
  /** What a careful verifier should know although it decides nothing. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** When the verdict was reached; it may be another a moment later. */
  readonly verifiedAt: Scalars['DateTime']['output'];
  /** The signed credential as it was issued; null for a partial view. */
  readonly credential?: Maybe<Scalars['JSON']['output']>;
  /** The claims that the holder chose to show; null for a whole credential, and when the proof did not verify. */
  readonly disclosed?: Maybe<Scalars['JSON']['output']>;
  /** PLATFORM_ATTESTED when `disclosed` is there: the platform, not the issuer's signature, stands for it. */
  readonly attestation?: Maybe<Scalars['String']['output']>;
  /** What the attestation means, in a sentence. */
  readonly attestationNotice?: Maybe<Scalars['String']['output']>;
};

/** That somebody opened a link, or tried to. */
export type AccessLogEntry = {
  readonly __typename?: 'AccessLogEntry';
  /** Id of the entry. */
  readonly accessId: Scalars['ID']['output'];
  /** When it happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** The credentials that the link shows; none when the link is gone. */
  readonly credentialIds: ReadonlyArray<Scalars['ID']['output']>;
  /** SHARE_LINK or PROOF_LINK. */
  readonly channel: AccessChannel;
  /** The name of the share link, or the purpose of the proof link. */
  readonly shareLabel?: Maybe<Scalars['String']['output']>;
  /** The verifier; null unless one was signed in and has a name. */
  readonly verifierName?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 code of the country; null when it is not known. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** How it ended. */
  readonly outcome: AccessOutcome;
  /** The verdict that was shown, or the code of the refusal. */
  readonly detail?: Maybe<Scalars['String']['output']>;
};

/** The kind of link that was opened. */
export type AccessChannel =
  /** A share link. */
  | 'SHARE_LINK'
  /** A proof link. */
  | 'PROOF_LINK';

/** How an attempt to open a link ended. */
export type AccessOutcome =
  /** It opened. */
  | 'OPENED'
  /** It did not open; at most one such entry is made per link, client and hour. */
  | 'REFUSED';

/** A page of the access log. */
export type AccessLogConnection = {
  readonly __typename?: 'AccessLogConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AccessLogEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AccessLogEntry>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Entries that match in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type AccessLogEdge = {
  readonly __typename?: 'AccessLogEdge';
  /** The entry. */
  readonly node: AccessLogEntry;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Conditions on credentials of a wallet; a credential must meet all that are given. */
export type WalletCredentialFilter = {
  /** The status at this moment. */
  readonly status?: InputMaybe<WalletCredentialStatus>;
  /** The beginning of a word in the holder's name, in any case and with or without accents, or a whole credential id or DID; at most 100 characters. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
};

/** What a credential in a wallet is worth at this moment. */
export type WalletCredentialStatus =
  /** In force. */
  | 'ISSUED'
  /** Not to be relied on for now. */
  | 'SUSPENDED'
  /** Withdrawn by its issuer for good. */
  | 'REVOKED'
  /** Past its expiration. */
  | 'EXPIRED'
  /** Replaced by a newer one. */
  | 'SUPERSEDED';

/** Whether the holder took a credential. */
export type WalletClaimStatus =
  /** Not yet. */
  | 'UNCLAIMED'
  /** Yes. */
  | 'CLAIMED'
  /** The holder refused it. */
  | 'DECLINED';

/** A credential as its holder sees it. */
export type WalletCredential = {
  readonly __typename?: 'WalletCredential';
  /** Id of the credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** Its type, such as UniversityDegreeCredential. */
  readonly type: Scalars['String']['output'];
  /** A title for people. */
  readonly title: Scalars['String']['output'];
  /** Who issued it. */
  readonly issuer: WalletIssuer;
  /** When it was issued. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** When it expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is worth at this moment. */
  readonly status: WalletCredentialStatus;
  /** Whether you took it. */
  readonly claimStatus: WalletClaimStatus;
  /** Id of the credential that replaced it. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
  /** Id of the credential that it replaced. */
  readonly supersedes?: Maybe<Scalars['ID']['output']>;
  /** Its claims in words, at most 30: the name of the holder, what people look for first, then the rest as it stands in the document. */
  readonly display: ReadonlyArray<WalletDisplayLine>;
  /** The signed credential. */
  readonly vc: Scalars['JSON']['output'];
};

/** Who issued a credential. */
export type WalletIssuer = {
  readonly __typename?: 'WalletIssuer';
  /** DID of the issuer. */
  readonly did: Scalars['DID']['output'];
  /** Its name in the registry; the name in the credential when the registry does not know the DID. */
  readonly name: Scalars['String']['output'];
  /** PENDING_APPROVAL, ACTIVE, REJECTED, SUSPENDED or REVOKED; null when the registry does not know the DID. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

/** A claim in words. */
export type WalletDisplayLine = {
  readonly __typename?: 'WalletDisplayLine';
  /** What it is about, such as Marks · Algorithms. */
  readonly label: Scalars['String']['output'];
  /** Its value, at most 300 characters. */
  readonly value: Scalars['String']['output'];
};

/** A page of the wallet. */
export type WalletCredentialConnection = {
  readonly __typename?: 'WalletCredentialConnection';
  /** The credentials with their cursors. */
  readonly edges: ReadonlyArray<WalletCredentialEdge>;
  /** The credentials alone. */
  readonly nodes: ReadonlyArray<WalletCredential>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Credentials that the filter matches in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000, and with a filter or several DIDs no further than the newest 500. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
};

/** A credential and its cursor. */
export type WalletCredentialEdge = {
  readonly __typename?: 'WalletCredentialEdge';
  /** The credential. */
  readonly node: WalletCredential;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Who holds the private half of a wallet key. */
export type WalletKeyMode =
  /** The platform, encrypted. */
  | 'PLATFORM'
  /** A device of the holder; the platform never sees it. */
  | 'DEVICE';

/** The key behind a holder's DID. */
export type WalletKey = {
  readonly __typename?: 'WalletKey';
  /** Id of the key. */
  readonly keyId: Scalars['ID']['output'];
  /** The did:key that the key makes. */
  readonly did: Scalars['DID']['output'];
  /** The raw 32 bytes. */
  readonly publicKey: Scalars['Base64']['output'];
  /** Who holds the private half. */
  readonly mode: WalletKeyMode;
  /** Always Ed25519. */
  readonly algorithm: Scalars['String']['output'];
  /** True for the newest key only. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When a newer one took its place; null for the current one. */
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Random bytes to sign. */
export type WalletKeyChallenge = {
  readonly __typename?: 'WalletKeyChallenge';
  /** Id of the challenge; sent back with the signature. */
  readonly challengeId: Scalars['ID']['output'];
  /** 32 bytes as base64url without padding. */
  readonly challenge: Scalars['String']['output'];
  /** The text to sign as UTF-8, once `{did}` is replaced by the did:key of the new key. */
  readonly messageTemplate: Scalars['String']['output'];
  /** When the challenge is over. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The challenge. */
export type CreateWalletKeyChallengePayload = {
  readonly __typename?: 'CreateWalletKeyChallengePayload';
  /** What to sign, and by when. */
  readonly challenge: WalletKeyChallenge;
};

/** PLATFORM alone, or DEVICE with all of the other fields. */
export type AddWalletKeyInput = {
  /** Who is to hold the private half. */
  readonly mode: WalletKeyMode;
  /** DEVICE: the raw 32 bytes of a new Ed25519 key. */
  readonly publicKey?: InputMaybe<Scalars['Base64']['input']>;
  /** DEVICE: the challenge that was signed. */
  readonly challengeId?: InputMaybe<Scalars['ID']['input']>;
  /** DEVICE: the new key's 64-byte Ed25519 signature over the challenge's text, with the did:key of the new key in it. */
  readonly signature?: InputMaybe<Scalars['Base64']['input']>;
};

/** The new key. */
export type AddWalletKeyPayload = {
  readonly __typename?: 'AddWalletKeyPayload';
  /** The key, which is the current one now. */
  readonly walletKey: WalletKey;
};

/** What a consent is for. */
export type ConsentPurpose =
  /** The terms of the service. */
  | 'TERMS'
  /** Issuers and custodians who know your e-mail address may look up your DID. */
  | 'DIRECTORY_LOOKUP'
  /** A verifier may see what you share. */
  | 'SHARE_WITH_VERIFIER'
  /** Models may process your data. */
  | 'AI_PROCESSING'
  /** E-mails beyond those that the service cannot do without. */
  | 'EMAIL_NOTICES';

/** Whether a consent stands. */
export type ConsentStatus =
  /** It stands. */
  | 'GRANTED'
  /** It was taken back. */
  | 'WITHDRAWN';

/** What a holder has agreed to, and until when. */
export type Consent = {
  readonly __typename?: 'Consent';
  /** Id of the consent. */
  readonly consentId: Scalars['ID']['output'];
  /** What it is for. */
  readonly purpose: ConsentPurpose;
  /** The version of the text that was agreed to. */
  readonly version: Scalars['String']['output'];
  /** What it is limited to, such as the DID of one verifier; null for all. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  /** Whether it stands. */
  readonly status: ConsentStatus;
  /** When it was granted. */
  readonly grantedAt: Scalars['DateTime']['output'];
  /** When it was taken back; null while it stands. */
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What to agree to. */
export type GrantConsentInput = {
  /** What it is for. */
  readonly purpose: ConsentPurpose;
  /** The version of the text, such as 2026-01; at most 40 characters. */
  readonly version: Scalars['String']['input'];
  /** What it is limited to; at most 512 characters. Without it, all. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
};

/** The consent. */
export type GrantConsentPayload = {
  readonly __typename?: 'GrantConsentPayload';
  /** The consent that stands now. */
  readonly consent: Consent;
};

/** Which consent to take back. */
export type WithdrawConsentInput = {
  /** Id of the consent. */
  readonly consentId: Scalars['ID']['input'];
};

/** The consent. */
export type WithdrawConsentPayload = {
  readonly __typename?: 'WithdrawConsentPayload';
  /** The consent, which is withdrawn now. */
  readonly consent: Consent;
};

/** What a notification is about. */
export type NotificationKind =
  /** A credential came into the wallet. */
  | 'CREDENTIAL_ISSUED'
  /** An issuer has revoked a credential. */
  | 'CREDENTIAL_REVOKED'
  /** A credential expires within 30 days. */
  | 'CREDENTIAL_EXPIRING'
  /** An issuer has replaced a credential. */
  | 'CREDENTIAL_SUPERSEDED'
  /** An issuer has decided on a request. */
  | 'REQUEST_RESOLVED'
  /** Somebody has opened a shared link. */
  | 'LINK_VIEWED'
  /** A shared link is over. */
  | 'LINK_EXPIRED'
  /** A credential waits to be claimed. */
  | 'CLAIM_INVITE'
  /** The way in to the account has changed. */
  | 'SECURITY';

/** Something that a holder should know. */
export type Notification = {
  readonly __typename?: 'Notification';
  /** Id of the notification. */
  readonly notificationId: Scalars['ID']['output'];
  /** What it is about. */
  readonly kind: NotificationKind;
  /** One line. */
  readonly title: Scalars['String']['output'];
  /** The rest. */
  readonly body: Scalars['String']['output'];
  /** Id of the credential that it is about, if any. */
  readonly credentialId?: Maybe<Scalars['ID']['output']>;
  /** When it was read; null until then. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The notifications with their cursors. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** The notifications alone. */
  readonly nodes: ReadonlyArray<Notification>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
  /** Notifications in all, or unread ones in all when only those were asked for. */
  readonly totalCount: Scalars['Int']['output'];
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
  /** Unread ones, counted no further than 10,000. */
  readonly unreadCount: Scalars['Int']['output'];
  /**
   * False when the credentials could not be looked at just now, so that news of them may be missing; ask again later. The newest 100 of
   * each DID are looked at every time, the newest 500 once a minute.
   */
  readonly isUpToDate: Scalars['Boolean']['output'];
};

/** A notification and its cursor. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** The notification. */
  readonly node: Notification;
  /** Its place in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Which notification to mark as read. */
export type MarkNotificationReadInput = {
  /** Id of the notification. */
  readonly notificationId: Scalars['ID']['input'];
};

/** The notification. */
export type MarkNotificationReadPayload = {
  readonly __typename?: 'MarkNotificationReadPayload';
  /** The notification, which is read now. */
  readonly notification: Notification;
};

/** How many were unread. */
export type MarkAllNotificationsReadPayload = {
  readonly __typename?: 'MarkAllNotificationsReadPayload';
  /** Notifications that were marked. */
  readonly marked: Scalars['Int']['output'];
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
  /** The unit's chain that holds the entry, exactly. */
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
  /** True when there are more than `totalCount`, which counts no further than 10,000. */
  readonly totalIsLowerBound: Scalars['Boolean']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that a full page holds. */
  readonly size: Scalars['Int']['output'];
  /** Where a search by text stopped: older entries were not looked at. Null when all were, and without `search`. */
  readonly searchedFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** One entry of the trail; `prevHash` and `hash` chain it to its neighbours of the same source. */
export type AuditLogEntry = {
  readonly __typename?: 'AuditLogEntry';
  /** Id of the entry. */
  readonly auditId: Scalars['ID']['output'];
  /** The unit's chain that the entry belongs to. */
  readonly source: Scalars['String']['output'];
  /** Its place in that chain: 1, 2, 3 … without gaps. */
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

/** An entry and its cursor. */
export type AuditLogEdge = {
  readonly __typename?: 'AuditLogEdge';
  /** The entry. */
  readonly node: AuditLogEntry;
  /** Its place in the list, for `after`. */
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
  File: ResolverTypeWrapper<File>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Me: ResolverTypeWrapper<Me>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  AnomalyEdge: ResolverTypeWrapper<AnomalyEdge>;
  AssistStatus: AssistStatus;
  AuditSearchSuggestionInput: AuditSearchSuggestionInput;
  AuditSearchSuggestion: ResolverTypeWrapper<AuditSearchSuggestion>;
  AuditSuggestedFilter: ResolverTypeWrapper<AuditSuggestedFilter>;
  NetworkStatsInsight: ResolverTypeWrapper<NetworkStatsInsight>;
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
  EvidenceKind: EvidenceKind;
  EvidenceVisibility: EvidenceVisibility;
  EvidenceScanStatus: EvidenceScanStatus;
  Evidence: ResolverTypeWrapper<Evidence>;
  EvidenceConnection: ResolverTypeWrapper<EvidenceConnection>;
  EvidenceEdge: ResolverTypeWrapper<EvidenceEdge>;
  AddEvidenceInput: AddEvidenceInput;
  AddEvidencePayload: ResolverTypeWrapper<AddEvidencePayload>;
  DeleteEvidenceInput: DeleteEvidenceInput;
  DeleteEvidencePayload: ResolverTypeWrapper<DeleteEvidencePayload>;
  CheckIdentityInput: CheckIdentityInput;
  IdentityCheckStatus: IdentityCheckStatus;
  IdentityCheckResult: IdentityCheckResult;
  CheckIdentityPayload: ResolverTypeWrapper<CheckIdentityPayload>;
  PlatformHealth: ResolverTypeWrapper<PlatformHealth>;
  HolderUser: ResolverTypeWrapper<HolderUser>;
  RegisterHolderInput: RegisterHolderInput;
  RegisterHolderPayload: ResolverTypeWrapper<RegisterHolderPayload>;
  RequestHolderSignInInput: RequestHolderSignInInput;
  RequestHolderSignInPayload: ResolverTypeWrapper<RequestHolderSignInPayload>;
  RedeemHolderSignInInput: RedeemHolderSignInInput;
  RedeemRecoveryCodeInput: RedeemRecoveryCodeInput;
  HolderSignInPayload: ResolverTypeWrapper<HolderSignInPayload>;
  CreateRecoveryCodePayload: ResolverTypeWrapper<CreateRecoveryCodePayload>;
  CreateHolderTokenPayload: ResolverTypeWrapper<CreateHolderTokenPayload>;
  SignOutHolderPayload: ResolverTypeWrapper<SignOutHolderPayload>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  HolderAccountStatus: HolderAccountStatus;
  HolderLookup: ResolverTypeWrapper<HolderLookup>;
  OnboardingInviteStatus: OnboardingInviteStatus;
  ClaimTicketStatus: ClaimTicketStatus;
  CreateInviteInput: CreateInviteInput;
  ResendInviteInput: ResendInviteInput;
  AcceptInviteInput: AcceptInviteInput;
  CreateClaimTicketInput: CreateClaimTicketInput;
  AcceptClaimInput: AcceptClaimInput;
  DeclineClaimInput: DeclineClaimInput;
  CreateInvitePayload: ResolverTypeWrapper<CreateInvitePayload>;
  ResendInvitePayload: ResolverTypeWrapper<ResendInvitePayload>;
  AcceptInvitePayload: ResolverTypeWrapper<AcceptInvitePayload>;
  CreateClaimTicketPayload: ResolverTypeWrapper<CreateClaimTicketPayload>;
  AcceptClaimPayload: ResolverTypeWrapper<AcceptClaimPayload>;
  DeclineClaimPayload: ResolverTypeWrapper<DeclineClaimPayload>;
  OnboardingInvite: ResolverTypeWrapper<OnboardingInvite>;
  ClaimTicket: ResolverTypeWrapper<ClaimTicket>;
  InvitingOrganization: ResolverTypeWrapper<InvitingOrganization>;
  InviteOffer: ResolverTypeWrapper<InviteOffer>;
  ClaimOffer: ResolverTypeWrapper<ClaimOffer>;
  ClaimableCredential: ResolverTypeWrapper<ClaimableCredential>;
  OnboardingInviteConnection: ResolverTypeWrapper<OnboardingInviteConnection>;
  OnboardingInviteEdge: ResolverTypeWrapper<OnboardingInviteEdge>;
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  SignOutIssuerMemberPayload: ResolverTypeWrapper<SignOutIssuerMemberPayload>;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: ResolverTypeWrapper<RequestIssuerSignInPayload>;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: ResolverTypeWrapper<SignedInMemberNoun>;
  SignInIssuer: ResolverTypeWrapper<SignInIssuer>;
  IssuerMember: ResolverTypeWrapper<IssuerMember>;
  IssuerMemberRole: IssuerMemberRole;
  NetworkStatsInput: NetworkStatsInput;
  RecountNetworkStatsPayload: ResolverTypeWrapper<RecountNetworkStatsPayload>;
  NetworkStats: ResolverTypeWrapper<NetworkStats>;
  NetworkCount: ResolverTypeWrapper<NetworkCount>;
  NetworkDay: ResolverTypeWrapper<NetworkDay>;
  NetworkVerificationDay: ResolverTypeWrapper<NetworkVerificationDay>;
  NetworkIssuers: ResolverTypeWrapper<NetworkIssuers>;
  NetworkCredentials: ResolverTypeWrapper<NetworkCredentials>;
  NetworkVerifications: ResolverTypeWrapper<NetworkVerifications>;
  NetworkIssuerShare: ResolverTypeWrapper<NetworkIssuerShare>;
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
  Passkey: ResolverTypeWrapper<Passkey>;
  BeginPasskeySignInInput: BeginPasskeySignInInput;
  BeginPasskeySignInPayload: ResolverTypeWrapper<BeginPasskeySignInPayload>;
  FinishPasskeySignInInput: FinishPasskeySignInInput;
  BeginPasskeyRegistrationPayload: ResolverTypeWrapper<BeginPasskeyRegistrationPayload>;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FinishPasskeyRegistrationPayload: ResolverTypeWrapper<FinishPasskeyRegistrationPayload>;
  DeletePasskeyInput: DeletePasskeyInput;
  DeletePasskeyPayload: ResolverTypeWrapper<DeletePasskeyPayload>;
  HolderRequestType: HolderRequestType;
  HolderRequestStatus: HolderRequestStatus;
  HolderRequestDecision: HolderRequestDecision;
  HolderRequestEffect: HolderRequestEffect;
  HolderRequestFilter: HolderRequestFilter;
  CreateHolderRequestInput: CreateHolderRequestInput;
  CreateHolderRequestPayload: ResolverTypeWrapper<CreateHolderRequestPayload>;
  ResolveHolderRequestInput: ResolveHolderRequestInput;
  ResolveHolderRequestPayload: ResolverTypeWrapper<ResolveHolderRequestPayload>;
  HolderRequest: ResolverTypeWrapper<HolderRequest>;
  ReissueDraft: ResolverTypeWrapper<ReissueDraft>;
  HolderRequestConnection: ResolverTypeWrapper<HolderRequestConnection>;
  HolderRequestEdge: ResolverTypeWrapper<HolderRequestEdge>;
  CreateShareLinkInput: CreateShareLinkInput;
  RevokeShareLinkInput: RevokeShareLinkInput;
  CreateProofLinkInput: CreateProofLinkInput;
  ProofItemInput: ProofItemInput;
  RevokeProofLinkInput: RevokeProofLinkInput;
  CreateShareLinkPayload: ResolverTypeWrapper<CreateShareLinkPayload>;
  RevokeShareLinkPayload: ResolverTypeWrapper<RevokeShareLinkPayload>;
  CreateProofLinkPayload: ResolverTypeWrapper<CreateProofLinkPayload>;
  RevokeProofLinkPayload: ResolverTypeWrapper<RevokeProofLinkPayload>;
  ShareLinkState: ShareLinkState;
  ProofLinkState: ProofLinkState;
  QrFormat: QrFormat;
  ShareLink: ResolverTypeWrapper<ShareLink>;
  ShareLinkConnection: ResolverTypeWrapper<ShareLinkConnection>;
  ShareLinkEdge: ResolverTypeWrapper<ShareLinkEdge>;
  ProofLink: ResolverTypeWrapper<ProofLink>;
  ProofItem: ResolverTypeWrapper<ProofItem>;
  ProofLinkConnection: ResolverTypeWrapper<ProofLinkConnection>;
  ProofLinkEdge: ResolverTypeWrapper<ProofLinkEdge>;
  SharedCredential: ResolverTypeWrapper<SharedCredential>;
  SharedIssuer: ResolverTypeWrapper<SharedIssuer>;
  SharedCheck: ResolverTypeWrapper<SharedCheck>;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  SharedProof: ResolverTypeWrapper<SharedProof>;
  SharedProofItem: ResolverTypeWrapper<SharedProofItem>;
  AccessLogEntry: ResolverTypeWrapper<AccessLogEntry>;
  AccessChannel: AccessChannel;
  AccessOutcome: AccessOutcome;
  AccessLogConnection: ResolverTypeWrapper<AccessLogConnection>;
  AccessLogEdge: ResolverTypeWrapper<AccessLogEdge>;
  WalletCredentialFilter: WalletCredentialFilter;
  WalletCredentialStatus: WalletCredentialStatus;
  WalletClaimStatus: WalletClaimStatus;
  WalletCredential: ResolverTypeWrapper<WalletCredential>;
  WalletIssuer: ResolverTypeWrapper<WalletIssuer>;
  WalletDisplayLine: ResolverTypeWrapper<WalletDisplayLine>;
  WalletCredentialConnection: ResolverTypeWrapper<WalletCredentialConnection>;
  WalletCredentialEdge: ResolverTypeWrapper<WalletCredentialEdge>;
  WalletKeyMode: WalletKeyMode;
  WalletKey: ResolverTypeWrapper<WalletKey>;
  WalletKeyChallenge: ResolverTypeWrapper<WalletKeyChallenge>;
  CreateWalletKeyChallengePayload: ResolverTypeWrapper<CreateWalletKeyChallengePayload>;
  AddWalletKeyInput: AddWalletKeyInput;
  AddWalletKeyPayload: ResolverTypeWrapper<AddWalletKeyPayload>;
  ConsentPurpose: ConsentPurpose;
  ConsentStatus: ConsentStatus;
  Consent: ResolverTypeWrapper<Consent>;
  GrantConsentInput: GrantConsentInput;
  GrantConsentPayload: ResolverTypeWrapper<GrantConsentPayload>;
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: ResolverTypeWrapper<WithdrawConsentPayload>;
  NotificationKind: NotificationKind;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnection>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdge>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<MarkNotificationReadPayload>;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<MarkAllNotificationsReadPayload>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  AuditStatus: AuditStatus;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: ResolverTypeWrapper<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversTypes['AuditLogEntry']> }>;
  AuditLogEntry: ResolverTypeWrapper<AuditEntryNoun>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  OverallHealth: OverallHealth;
  ComponentHealth: ResolverTypeWrapper<ComponentHealth>;
  AuditLogEdge: ResolverTypeWrapper<Omit<AuditLogEdge, 'node'> & { node: ResolversTypes['AuditLogEntry'] }>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditReference: ResolverTypeWrapper<AuditReference>;
  ComponentKind: ComponentKind;
  ComponentStatus: ComponentStatus;
  AuditActorType: AuditActorType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  File: File;
  String: Scalars['String']['output'];
  Me: Me;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  AnomalyFilter: AnomalyFilter;
  ResolveAnomalyInput: ResolveAnomalyInput;
  ResolveAnomalyPayload: ResolveAnomalyPayload;
  Anomaly: Anomaly;
  Float: Scalars['Float']['output'];
  AnomalySubject: AnomalySubject;
  AnomalyNote: AnomalyNote;
  AnomalyConnection: AnomalyConnection;
  AnomalyEdge: AnomalyEdge;
  AuditSearchSuggestionInput: AuditSearchSuggestionInput;
  AuditSearchSuggestion: AuditSearchSuggestion;
  AuditSuggestedFilter: AuditSuggestedFilter;
  NetworkStatsInsight: NetworkStatsInsight;
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
  Evidence: Evidence;
  EvidenceConnection: EvidenceConnection;
  EvidenceEdge: EvidenceEdge;
  AddEvidenceInput: AddEvidenceInput;
  AddEvidencePayload: AddEvidencePayload;
  DeleteEvidenceInput: DeleteEvidenceInput;
  DeleteEvidencePayload: DeleteEvidencePayload;
  CheckIdentityInput: CheckIdentityInput;
  CheckIdentityPayload: CheckIdentityPayload;
  PlatformHealth: PlatformHealth;
  HolderUser: HolderUser;
  RegisterHolderInput: RegisterHolderInput;
  RegisterHolderPayload: RegisterHolderPayload;
  RequestHolderSignInInput: RequestHolderSignInInput;
  RequestHolderSignInPayload: RequestHolderSignInPayload;
  RedeemHolderSignInInput: RedeemHolderSignInInput;
  RedeemRecoveryCodeInput: RedeemRecoveryCodeInput;
  HolderSignInPayload: HolderSignInPayload;
  CreateRecoveryCodePayload: CreateRecoveryCodePayload;
  CreateHolderTokenPayload: CreateHolderTokenPayload;
  SignOutHolderPayload: SignOutHolderPayload;
  DeleteAccountPayload: DeleteAccountPayload;
  HolderLookup: HolderLookup;
  CreateInviteInput: CreateInviteInput;
  ResendInviteInput: ResendInviteInput;
  AcceptInviteInput: AcceptInviteInput;
  CreateClaimTicketInput: CreateClaimTicketInput;
  AcceptClaimInput: AcceptClaimInput;
  DeclineClaimInput: DeclineClaimInput;
  CreateInvitePayload: CreateInvitePayload;
  ResendInvitePayload: ResendInvitePayload;
  AcceptInvitePayload: AcceptInvitePayload;
  CreateClaimTicketPayload: CreateClaimTicketPayload;
  AcceptClaimPayload: AcceptClaimPayload;
  DeclineClaimPayload: DeclineClaimPayload;
  OnboardingInvite: OnboardingInvite;
  ClaimTicket: ClaimTicket;
  InvitingOrganization: InvitingOrganization;
  InviteOffer: InviteOffer;
  ClaimOffer: ClaimOffer;
  ClaimableCredential: ClaimableCredential;
  OnboardingInviteConnection: OnboardingInviteConnection;
  OnboardingInviteEdge: OnboardingInviteEdge;
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  SignOutIssuerMemberPayload: SignOutIssuerMemberPayload;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: RequestIssuerSignInPayload;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: SignedInMemberNoun;
  SignInIssuer: SignInIssuer;
  IssuerMember: IssuerMember;
  NetworkStatsInput: NetworkStatsInput;
  RecountNetworkStatsPayload: RecountNetworkStatsPayload;
  NetworkStats: NetworkStats;
  NetworkCount: NetworkCount;
  NetworkDay: NetworkDay;
  NetworkVerificationDay: NetworkVerificationDay;
  NetworkIssuers: NetworkIssuers;
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
  Passkey: Passkey;
  BeginPasskeySignInInput: BeginPasskeySignInInput;
  BeginPasskeySignInPayload: BeginPasskeySignInPayload;
  FinishPasskeySignInInput: FinishPasskeySignInInput;
  BeginPasskeyRegistrationPayload: BeginPasskeyRegistrationPayload;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FinishPasskeyRegistrationPayload: FinishPasskeyRegistrationPayload;
  DeletePasskeyInput: DeletePasskeyInput;
  DeletePasskeyPayload: DeletePasskeyPayload;
  HolderRequestFilter: HolderRequestFilter;
  CreateHolderRequestInput: CreateHolderRequestInput;
  CreateHolderRequestPayload: CreateHolderRequestPayload;
  ResolveHolderRequestInput: ResolveHolderRequestInput;
  ResolveHolderRequestPayload: ResolveHolderRequestPayload;
  HolderRequest: HolderRequest;
  ReissueDraft: ReissueDraft;
  HolderRequestConnection: HolderRequestConnection;
  HolderRequestEdge: HolderRequestEdge;
  CreateShareLinkInput: CreateShareLinkInput;
  RevokeShareLinkInput: RevokeShareLinkInput;
  CreateProofLinkInput: CreateProofLinkInput;
  ProofItemInput: ProofItemInput;
  RevokeProofLinkInput: RevokeProofLinkInput;
  CreateShareLinkPayload: CreateShareLinkPayload;
  RevokeShareLinkPayload: RevokeShareLinkPayload;
  CreateProofLinkPayload: CreateProofLinkPayload;
  RevokeProofLinkPayload: RevokeProofLinkPayload;
  ShareLink: ShareLink;
  ShareLinkConnection: ShareLinkConnection;
  ShareLinkEdge: ShareLinkEdge;
  ProofLink: ProofLink;
  ProofItem: ProofItem;
  ProofLinkConnection: ProofLinkConnection;
  ProofLinkEdge: ProofLinkEdge;
  SharedCredential: SharedCredential;
  SharedIssuer: SharedIssuer;
  SharedCheck: SharedCheck;
  SharedLink: SharedLink;
  SharedProof: SharedProof;
  SharedProofItem: SharedProofItem;
  AccessLogEntry: AccessLogEntry;
  AccessLogConnection: AccessLogConnection;
  AccessLogEdge: AccessLogEdge;
  WalletCredentialFilter: WalletCredentialFilter;
  WalletCredential: WalletCredential;
  WalletIssuer: WalletIssuer;
  WalletDisplayLine: WalletDisplayLine;
  WalletCredentialConnection: WalletCredentialConnection;
  WalletCredentialEdge: WalletCredentialEdge;
  WalletKey: WalletKey;
  WalletKeyChallenge: WalletKeyChallenge;
  CreateWalletKeyChallengePayload: CreateWalletKeyChallengePayload;
  AddWalletKeyInput: AddWalletKeyInput;
  AddWalletKeyPayload: AddWalletKeyPayload;
  Consent: Consent;
  GrantConsentInput: GrantConsentInput;
  GrantConsentPayload: GrantConsentPayload;
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: WithdrawConsentPayload;
  Notification: Notification;
  NotificationConnection: NotificationConnection;
  NotificationEdge: NotificationEdge;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: MarkNotificationReadPayload;
  MarkAllNotificationsReadPayload: MarkAllNotificationsReadPayload;
  Base64: Scalars['Base64']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  AuditLogFilter: AuditLogFilter;
  AuditLogConnection: Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditLogEdge']>, nodes: ReadonlyArray<ResolversParentTypes['AuditLogEntry']> };
  AuditLogEntry: AuditEntryNoun;
  DID: Scalars['DID']['output'];
  JSON: Scalars['JSON']['output'];
  ComponentHealth: ComponentHealth;
  AuditLogEdge: Omit<AuditLogEdge, 'node'> & { node: ResolversParentTypes['AuditLogEntry'] };
  AuditActor: AuditActor;
  AuditReference: AuditReference;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  holderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['EvidenceConnection'], ParentType, ContextType, Partial<MeEvidenceArgs>>;
  evidenceFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeEvidenceFileArgs, 'id'>>;
  profile?: Resolver<ResolversTypes['HolderUser'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['HolderRequestConnection'], ParentType, ContextType, Partial<MeRequestsArgs>>;
  shareLinks?: Resolver<ResolversTypes['ShareLinkConnection'], ParentType, ContextType, Partial<MeShareLinksArgs>>;
  shareLinkQr?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeShareLinkQrArgs, 'id'>>;
  proofLinks?: Resolver<ResolversTypes['ProofLinkConnection'], ParentType, ContextType, Partial<MeProofLinksArgs>>;
  accessLogs?: Resolver<ResolversTypes['AccessLogConnection'], ParentType, ContextType, Partial<MeAccessLogsArgs>>;
  credentials?: Resolver<ResolversTypes['WalletCredentialConnection'], ParentType, ContextType, Partial<MeCredentialsArgs>>;
  credential?: Resolver<ResolversTypes['WalletCredential'], ParentType, ContextType, RequireFields<MeCredentialArgs, 'id'>>;
  credentialFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeCredentialFileArgs, 'id'>>;
  credentialPdf?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeCredentialPdfArgs, 'id'>>;
  walletKey?: Resolver<Maybe<ResolversTypes['WalletKey']>, ParentType, ContextType>;
  walletKeys?: Resolver<ReadonlyArray<ResolversTypes['WalletKey']>, ParentType, ContextType>;
  consents?: Resolver<ReadonlyArray<ResolversTypes['Consent']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, Partial<MeNotificationsArgs>>;
  export?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
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
  requestEvidence?: Resolver<ReadonlyArray<ResolversTypes['Evidence']>, ParentType, ContextType, RequireFields<QueryRequestEvidenceArgs, 'requestId'>>;
  requestEvidenceFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryRequestEvidenceFileArgs, 'requestId' | 'evidenceId'>>;
  platformHealth?: Resolver<ResolversTypes['PlatformHealth'], ParentType, ContextType>;
  holderLookup?: Resolver<ResolversTypes['HolderLookup'], ParentType, ContextType, RequireFields<QueryHolderLookupArgs, 'email'>>;
  invites?: Resolver<ResolversTypes['OnboardingInviteConnection'], ParentType, ContextType, Partial<QueryInvitesArgs>>;
  invite?: Resolver<ResolversTypes['InviteOffer'], ParentType, ContextType, RequireFields<QueryInviteArgs, 'token'>>;
  claim?: Resolver<ResolversTypes['ClaimOffer'], ParentType, ContextType, RequireFields<QueryClaimArgs, 'token'>>;
  networkStats?: Resolver<ResolversTypes['NetworkStats'], ParentType, ContextType, Partial<QueryNetworkStatsArgs>>;
  onboardingCases?: Resolver<ResolversTypes['OnboardingCaseConnection'], ParentType, ContextType, Partial<QueryOnboardingCasesArgs>>;
  onboardingCase?: Resolver<ResolversTypes['OnboardingCase'], ParentType, ContextType, RequireFields<QueryOnboardingCaseArgs, 'id'>>;
  holderRequests?: Resolver<ResolversTypes['HolderRequestConnection'], ParentType, ContextType, Partial<QueryHolderRequestsArgs>>;
  sharedCredential?: Resolver<ResolversTypes['SharedCredential'], ParentType, ContextType, RequireFields<QuerySharedCredentialArgs, 'token'>>;
  sharedProof?: Resolver<ResolversTypes['SharedProof'], ParentType, ContextType, RequireFields<QuerySharedProofArgs, 'token'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  resolveAnomaly?: Resolver<ResolversTypes['ResolveAnomalyPayload'], ParentType, ContextType, RequireFields<MutationResolveAnomalyArgs, 'input'>>;
  signAuditHeads?: Resolver<ResolversTypes['AuditHeads'], ParentType, ContextType>;
  runIntegrityScan?: Resolver<ResolversTypes['RunIntegrityScanPayload'], ParentType, ContextType, RequireFields<MutationRunIntegrityScanArgs, 'input'>>;
  resolveFinding?: Resolver<ResolversTypes['ResolveFindingPayload'], ParentType, ContextType, RequireFields<MutationResolveFindingArgs, 'input'>>;
  setDemoMode?: Resolver<ResolversTypes['DemoMode'], ParentType, ContextType, RequireFields<MutationSetDemoModeArgs, 'input'>>;
  addEvidence?: Resolver<ResolversTypes['AddEvidencePayload'], ParentType, ContextType, RequireFields<MutationAddEvidenceArgs, 'input'>>;
  deleteEvidence?: Resolver<ResolversTypes['DeleteEvidencePayload'], ParentType, ContextType, RequireFields<MutationDeleteEvidenceArgs, 'input'>>;
  checkIdentity?: Resolver<ResolversTypes['CheckIdentityPayload'], ParentType, ContextType, RequireFields<MutationCheckIdentityArgs, 'input'>>;
  registerHolder?: Resolver<ResolversTypes['RegisterHolderPayload'], ParentType, ContextType, RequireFields<MutationRegisterHolderArgs, 'input'>>;
  requestHolderSignIn?: Resolver<ResolversTypes['RequestHolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestHolderSignInArgs, 'input'>>;
  redeemHolderSignIn?: Resolver<ResolversTypes['HolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemHolderSignInArgs, 'input'>>;
  redeemRecoveryCode?: Resolver<ResolversTypes['HolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemRecoveryCodeArgs, 'input'>>;
  createRecoveryCode?: Resolver<ResolversTypes['CreateRecoveryCodePayload'], ParentType, ContextType>;
  createHolderToken?: Resolver<ResolversTypes['CreateHolderTokenPayload'], ParentType, ContextType>;
  signOutHolder?: Resolver<ResolversTypes['SignOutHolderPayload'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType>;
  createInvite?: Resolver<ResolversTypes['CreateInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateInviteArgs, 'input'>>;
  resendInvite?: Resolver<ResolversTypes['ResendInvitePayload'], ParentType, ContextType, RequireFields<MutationResendInviteArgs, 'input'>>;
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'input'>>;
  createClaimTicket?: Resolver<ResolversTypes['CreateClaimTicketPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimTicketArgs, 'input'>>;
  acceptClaim?: Resolver<ResolversTypes['AcceptClaimPayload'], ParentType, ContextType, RequireFields<MutationAcceptClaimArgs, 'input'>>;
  declineClaim?: Resolver<ResolversTypes['DeclineClaimPayload'], ParentType, ContextType, RequireFields<MutationDeclineClaimArgs, 'input'>>;
  requestIssuerSignIn?: Resolver<ResolversTypes['RequestIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestIssuerSignInArgs, 'input'>>;
  redeemIssuerSignIn?: Resolver<ResolversTypes['RedeemIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemIssuerSignInArgs, 'input'>>;
  signOutIssuerMember?: Resolver<ResolversTypes['SignOutIssuerMemberPayload'], ParentType, ContextType, RequireFields<MutationSignOutIssuerMemberArgs, 'input'>>;
  recountNetworkStats?: Resolver<ResolversTypes['RecountNetworkStatsPayload'], ParentType, ContextType>;
  assignOnboardingCase?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationAssignOnboardingCaseArgs, 'input'>>;
  requestOnboardingInfo?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationRequestOnboardingInfoArgs, 'input'>>;
  updateOnboardingChecklist?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationUpdateOnboardingChecklistArgs, 'input'>>;
  decideOnboardingCase?: Resolver<ResolversTypes['OnboardingCasePayload'], ParentType, ContextType, RequireFields<MutationDecideOnboardingCaseArgs, 'input'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['BeginPasskeySignInPayload'], ParentType, ContextType, RequireFields<MutationBeginPasskeySignInArgs, 'input'>>;
  finishPasskeySignIn?: Resolver<ResolversTypes['HolderSignInPayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'input'>>;
  beginPasskeyRegistration?: Resolver<ResolversTypes['BeginPasskeyRegistrationPayload'], ParentType, ContextType>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['FinishPasskeyRegistrationPayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'input'>>;
  deletePasskey?: Resolver<ResolversTypes['DeletePasskeyPayload'], ParentType, ContextType, RequireFields<MutationDeletePasskeyArgs, 'input'>>;
  createHolderRequest?: Resolver<ResolversTypes['CreateHolderRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateHolderRequestArgs, 'input'>>;
  resolveHolderRequest?: Resolver<ResolversTypes['ResolveHolderRequestPayload'], ParentType, ContextType, RequireFields<MutationResolveHolderRequestArgs, 'input'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'input'>>;
  revokeShareLink?: Resolver<ResolversTypes['RevokeShareLinkPayload'], ParentType, ContextType, RequireFields<MutationRevokeShareLinkArgs, 'input'>>;
  createProofLink?: Resolver<ResolversTypes['CreateProofLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateProofLinkArgs, 'input'>>;
  revokeProofLink?: Resolver<ResolversTypes['RevokeProofLinkPayload'], ParentType, ContextType, RequireFields<MutationRevokeProofLinkArgs, 'input'>>;
  createWalletKeyChallenge?: Resolver<ResolversTypes['CreateWalletKeyChallengePayload'], ParentType, ContextType>;
  addWalletKey?: Resolver<ResolversTypes['AddWalletKeyPayload'], ParentType, ContextType, RequireFields<MutationAddWalletKeyArgs, 'input'>>;
  grantConsent?: Resolver<ResolversTypes['GrantConsentPayload'], ParentType, ContextType, RequireFields<MutationGrantConsentArgs, 'input'>>;
  withdrawConsent?: Resolver<ResolversTypes['WithdrawConsentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawConsentArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType>;
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
  filter?: Resolver<Maybe<ResolversTypes['AuditSuggestedFilter']>, ParentType, ContextType>;
};

export type AuditSuggestedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSuggestedFilter'] = ResolversParentTypes['AuditSuggestedFilter']> = {
  status?: Resolver<Maybe<ResolversTypes['AuditStatus']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkStatsInsightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkStatsInsight'] = ResolversParentTypes['NetworkStatsInsight']> = {
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  insight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
};

export type EvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence']> = {
  evidenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scanStatus?: Resolver<ResolversTypes['EvidenceScanStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['EvidenceVisibility'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EvidenceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceConnection'] = ResolversParentTypes['EvidenceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EvidenceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Evidence']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceEdge'] = ResolversParentTypes['EvidenceEdge']> = {
  node?: Resolver<ResolversTypes['Evidence'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddEvidencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddEvidencePayload'] = ResolversParentTypes['AddEvidencePayload']> = {
  evidence?: Resolver<ResolversTypes['Evidence'], ParentType, ContextType>;
};

export type DeleteEvidencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEvidencePayload'] = ResolversParentTypes['DeleteEvidencePayload']> = {
  evidenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CheckIdentityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckIdentityPayload'] = ResolversParentTypes['CheckIdentityPayload']> = {
  status?: Resolver<ResolversTypes['IdentityCheckStatus'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityCheckResult']>, ParentType, ContextType>;
};

export type PlatformHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformHealth'] = ResolversParentTypes['PlatformHealth']> = {
  status?: Resolver<ResolversTypes['OverallHealth'], ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['ComponentHealth']>, ParentType, ContextType>;
};

export type HolderUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderUser'] = ResolversParentTypes['HolderUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  did?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegisterHolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterHolderPayload'] = ResolversParentTypes['RegisterHolderPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequestHolderSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestHolderSignInPayload'] = ResolversParentTypes['RequestHolderSignInPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolderSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderSignInPayload'] = ResolversParentTypes['HolderSignInPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['HolderUser'], ParentType, ContextType>;
};

export type CreateRecoveryCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRecoveryCodePayload'] = ResolversParentTypes['CreateRecoveryCodePayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateHolderTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHolderTokenPayload'] = ResolversParentTypes['CreateHolderTokenPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignOutHolderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutHolderPayload'] = ResolversParentTypes['SignOutHolderPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  status?: Resolver<ResolversTypes['HolderAccountStatus'], ParentType, ContextType>;
  erasesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolderLookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderLookup'] = ResolversParentTypes['HolderLookup']> = {
  found?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
};

export type CreateInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitePayload'] = ResolversParentTypes['CreateInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type ResendInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendInvitePayload'] = ResolversParentTypes['ResendInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type AcceptInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitePayload'] = ResolversParentTypes['AcceptInvitePayload']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  isNewAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateClaimTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateClaimTicketPayload'] = ResolversParentTypes['CreateClaimTicketPayload']> = {
  ticket?: Resolver<ResolversTypes['ClaimTicket'], ParentType, ContextType>;
};

export type AcceptClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptClaimPayload'] = ResolversParentTypes['AcceptClaimPayload']> = {
  claimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeclineClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineClaimPayload'] = ResolversParentTypes['DeclineClaimPayload']> = {
  declined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OnboardingInviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingInvite'] = ResolversParentTypes['OnboardingInvite']> = {
  inviteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OnboardingInviteStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimTicket'] = ResolversParentTypes['ClaimTicket']> = {
  claimId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimTicketStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitingOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitingOrganization'] = ResolversParentTypes['InvitingOrganization']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviteOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteOffer'] = ResolversParentTypes['InviteOffer']> = {
  organization?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OnboardingInviteStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimOffer'] = ResolversParentTypes['ClaimOffer']> = {
  credential?: Resolver<ResolversTypes['ClaimableCredential'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimTicketStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimableCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimableCredential'] = ResolversParentTypes['ClaimableCredential']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OnboardingInviteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingInviteConnection'] = ResolversParentTypes['OnboardingInviteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OnboardingInviteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OnboardingInvite']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OnboardingInviteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingInviteEdge'] = ResolversParentTypes['OnboardingInviteEdge']> = {
  node?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignOutIssuerMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutIssuerMemberPayload'] = ResolversParentTypes['SignOutIssuerMemberPayload']> = {
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestIssuerSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestIssuerSignInPayload'] = ResolversParentTypes['RequestIssuerSignInPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemIssuerSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemIssuerSignInPayload'] = ResolversParentTypes['RedeemIssuerSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['SignInIssuer'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
};

export type SignInIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInIssuer'] = ResolversParentTypes['SignInIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IssuerMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuerMember'] = ResolversParentTypes['IssuerMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['IssuerMemberRole'], ParentType, ContextType>;
};

export type RecountNetworkStatsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecountNetworkStatsPayload'] = ResolversParentTypes['RecountNetworkStatsPayload']> = {
  started?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NetworkStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetworkStats'] = ResolversParentTypes['NetworkStats']> = {
  issuers?: Resolver<ResolversTypes['NetworkIssuers'], ParentType, ContextType>;
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
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  applicant?: Resolver<Maybe<ResolversTypes['OnboardingApplicant']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OnboardingStage'], ParentType, ContextType>;
  checklist?: Resolver<ReadonlyArray<ResolversTypes['OnboardingChecklistEntry']>, ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BeginPasskeySignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeySignInPayload'] = ResolversParentTypes['BeginPasskeySignInPayload']> = {
  ceremonyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type BeginPasskeyRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyRegistrationPayload'] = ResolversParentTypes['BeginPasskeyRegistrationPayload']> = {
  ceremonyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type FinishPasskeyRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishPasskeyRegistrationPayload'] = ResolversParentTypes['FinishPasskeyRegistrationPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePasskeyPayload'] = ResolversParentTypes['DeletePasskeyPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateHolderRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHolderRequestPayload'] = ResolversParentTypes['CreateHolderRequestPayload']> = {
  request?: Resolver<ResolversTypes['HolderRequest'], ParentType, ContextType>;
};

export type ResolveHolderRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveHolderRequestPayload'] = ResolversParentTypes['ResolveHolderRequestPayload']> = {
  request?: Resolver<ResolversTypes['HolderRequest'], ParentType, ContextType>;
  effect?: Resolver<Maybe<ResolversTypes['HolderRequestEffect']>, ParentType, ContextType>;
};

export type HolderRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderRequest'] = ResolversParentTypes['HolderRequest']> = {
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestType?: Resolver<ResolversTypes['HolderRequestType'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HolderRequestStatus'], ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ReissueDraft']>, ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReissueDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReissueDraft'] = ResolversParentTypes['ReissueDraft']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holderDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  credentialData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolderRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderRequestConnection'] = ResolversParentTypes['HolderRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HolderRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HolderRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolderRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderRequestEdge'] = ResolversParentTypes['HolderRequestEdge']> = {
  node?: Resolver<ResolversTypes['HolderRequest'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateShareLinkPayload'] = ResolversParentTypes['CreateShareLinkPayload']> = {
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
  credentialStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeShareLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeShareLinkPayload'] = ResolversParentTypes['RevokeShareLinkPayload']> = {
  shareLink?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
};

export type CreateProofLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProofLinkPayload'] = ResolversParentTypes['CreateProofLinkPayload']> = {
  proofLink?: Resolver<ResolversTypes['ProofLink'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevokeProofLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeProofLinkPayload'] = ResolversParentTypes['RevokeProofLinkPayload']> = {
  proofLink?: Resolver<ResolversTypes['ProofLink'], ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  shareId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holderDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  shareToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  accessLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accessCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShareLinkState'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShareLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkConnection'] = ResolversParentTypes['ShareLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ShareLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShareLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareLinkEdge'] = ResolversParentTypes['ShareLinkEdge']> = {
  node?: Resolver<ResolversTypes['ShareLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProofLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofLink'] = ResolversParentTypes['ProofLink']> = {
  proofId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ProofItem']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  audience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accessLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accessCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProofLinkState'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProofItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofItem'] = ResolversParentTypes['ProofItem']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  disclosedPaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ProofLinkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofLinkConnection'] = ResolversParentTypes['ProofLinkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProofLinkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProofLink']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProofLinkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofLinkEdge'] = ResolversParentTypes['ProofLinkEdge']> = {
  node?: Resolver<ResolversTypes['ProofLink'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCredential'] = ResolversParentTypes['SharedCredential']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['SharedIssuer']>, ParentType, ContextType>;
  keyVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['SharedCheck']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credential?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType>;
};

export type SharedIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedIssuer'] = ResolversParentTypes['SharedIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCheck'] = ResolversParentTypes['SharedCheck']> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remainingAccesses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SharedProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedProof'] = ResolversParentTypes['SharedProof']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  audience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  remainingAccesses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SharedProofItem']>, ParentType, ContextType>;
};

export type SharedProofItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedProofItem'] = ResolversParentTypes['SharedProofItem']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['SharedIssuer']>, ParentType, ContextType>;
  keyVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['SharedCheck']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  disclosed?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  attestation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attestationNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessLogEntry'] = ResolversParentTypes['AccessLogEntry']> = {
  accessId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credentialIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['AccessChannel'], ParentType, ContextType>;
  shareLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AccessOutcome'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessLogConnection'] = ResolversParentTypes['AccessLogConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccessLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccessLogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccessLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessLogEdge'] = ResolversParentTypes['AccessLogEdge']> = {
  node?: Resolver<ResolversTypes['AccessLogEntry'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletCredential'] = ResolversParentTypes['WalletCredential']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['WalletIssuer'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WalletCredentialStatus'], ParentType, ContextType>;
  claimStatus?: Resolver<ResolversTypes['WalletClaimStatus'], ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  supersedes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  display?: Resolver<ReadonlyArray<ResolversTypes['WalletDisplayLine']>, ParentType, ContextType>;
  vc?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type WalletIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletIssuer'] = ResolversParentTypes['WalletIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WalletDisplayLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletDisplayLine'] = ResolversParentTypes['WalletDisplayLine']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletCredentialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletCredentialConnection'] = ResolversParentTypes['WalletCredentialConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WalletCredentialEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WalletCredential']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletCredentialEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletCredentialEdge'] = ResolversParentTypes['WalletCredentialEdge']> = {
  node?: Resolver<ResolversTypes['WalletCredential'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletKey'] = ResolversParentTypes['WalletKey']> = {
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['WalletKeyMode'], ParentType, ContextType>;
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WalletKeyChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletKeyChallenge'] = ResolversParentTypes['WalletKeyChallenge']> = {
  challengeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreateWalletKeyChallengePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWalletKeyChallengePayload'] = ResolversParentTypes['CreateWalletKeyChallengePayload']> = {
  challenge?: Resolver<ResolversTypes['WalletKeyChallenge'], ParentType, ContextType>;
};

export type AddWalletKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddWalletKeyPayload'] = ResolversParentTypes['AddWalletKeyPayload']> = {
  walletKey?: Resolver<ResolversTypes['WalletKey'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  consentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ConsentPurpose'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConsentStatus'], ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GrantConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantConsentPayload'] = ResolversParentTypes['GrantConsentPayload']> = {
  consent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType>;
};

export type WithdrawConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawConsentPayload'] = ResolversParentTypes['WithdrawConsentPayload']> = {
  consent?: Resolver<ResolversTypes['Consent'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  notificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUpToDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkNotificationReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationReadPayload'] = ResolversParentTypes['MarkNotificationReadPayload']> = {
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type MarkAllNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsReadPayload'] = ResolversParentTypes['MarkAllNotificationsReadPayload']> = {
  marked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface Base64ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Base64'], any> {
  name: 'Base64';
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

export type Resolvers<ContextType = Context> = {
  File?: FileResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
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
  Evidence?: EvidenceResolvers<ContextType>;
  EvidenceConnection?: EvidenceConnectionResolvers<ContextType>;
  EvidenceEdge?: EvidenceEdgeResolvers<ContextType>;
  AddEvidencePayload?: AddEvidencePayloadResolvers<ContextType>;
  DeleteEvidencePayload?: DeleteEvidencePayloadResolvers<ContextType>;
  CheckIdentityPayload?: CheckIdentityPayloadResolvers<ContextType>;
  PlatformHealth?: PlatformHealthResolvers<ContextType>;
  HolderUser?: HolderUserResolvers<ContextType>;
  RegisterHolderPayload?: RegisterHolderPayloadResolvers<ContextType>;
  RequestHolderSignInPayload?: RequestHolderSignInPayloadResolvers<ContextType>;
  HolderSignInPayload?: HolderSignInPayloadResolvers<ContextType>;
  CreateRecoveryCodePayload?: CreateRecoveryCodePayloadResolvers<ContextType>;
  CreateHolderTokenPayload?: CreateHolderTokenPayloadResolvers<ContextType>;
  SignOutHolderPayload?: SignOutHolderPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  HolderLookup?: HolderLookupResolvers<ContextType>;
  CreateInvitePayload?: CreateInvitePayloadResolvers<ContextType>;
  ResendInvitePayload?: ResendInvitePayloadResolvers<ContextType>;
  AcceptInvitePayload?: AcceptInvitePayloadResolvers<ContextType>;
  CreateClaimTicketPayload?: CreateClaimTicketPayloadResolvers<ContextType>;
  AcceptClaimPayload?: AcceptClaimPayloadResolvers<ContextType>;
  DeclineClaimPayload?: DeclineClaimPayloadResolvers<ContextType>;
  OnboardingInvite?: OnboardingInviteResolvers<ContextType>;
  ClaimTicket?: ClaimTicketResolvers<ContextType>;
  InvitingOrganization?: InvitingOrganizationResolvers<ContextType>;
  InviteOffer?: InviteOfferResolvers<ContextType>;
  ClaimOffer?: ClaimOfferResolvers<ContextType>;
  ClaimableCredential?: ClaimableCredentialResolvers<ContextType>;
  OnboardingInviteConnection?: OnboardingInviteConnectionResolvers<ContextType>;
  OnboardingInviteEdge?: OnboardingInviteEdgeResolvers<ContextType>;
  SignOutIssuerMemberPayload?: SignOutIssuerMemberPayloadResolvers<ContextType>;
  RequestIssuerSignInPayload?: RequestIssuerSignInPayloadResolvers<ContextType>;
  RedeemIssuerSignInPayload?: RedeemIssuerSignInPayloadResolvers<ContextType>;
  SignInIssuer?: SignInIssuerResolvers<ContextType>;
  IssuerMember?: IssuerMemberResolvers<ContextType>;
  RecountNetworkStatsPayload?: RecountNetworkStatsPayloadResolvers<ContextType>;
  NetworkStats?: NetworkStatsResolvers<ContextType>;
  NetworkCount?: NetworkCountResolvers<ContextType>;
  NetworkDay?: NetworkDayResolvers<ContextType>;
  NetworkVerificationDay?: NetworkVerificationDayResolvers<ContextType>;
  NetworkIssuers?: NetworkIssuersResolvers<ContextType>;
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
  Passkey?: PasskeyResolvers<ContextType>;
  BeginPasskeySignInPayload?: BeginPasskeySignInPayloadResolvers<ContextType>;
  BeginPasskeyRegistrationPayload?: BeginPasskeyRegistrationPayloadResolvers<ContextType>;
  FinishPasskeyRegistrationPayload?: FinishPasskeyRegistrationPayloadResolvers<ContextType>;
  DeletePasskeyPayload?: DeletePasskeyPayloadResolvers<ContextType>;
  CreateHolderRequestPayload?: CreateHolderRequestPayloadResolvers<ContextType>;
  ResolveHolderRequestPayload?: ResolveHolderRequestPayloadResolvers<ContextType>;
  HolderRequest?: HolderRequestResolvers<ContextType>;
  ReissueDraft?: ReissueDraftResolvers<ContextType>;
  HolderRequestConnection?: HolderRequestConnectionResolvers<ContextType>;
  HolderRequestEdge?: HolderRequestEdgeResolvers<ContextType>;
  CreateShareLinkPayload?: CreateShareLinkPayloadResolvers<ContextType>;
  RevokeShareLinkPayload?: RevokeShareLinkPayloadResolvers<ContextType>;
  CreateProofLinkPayload?: CreateProofLinkPayloadResolvers<ContextType>;
  RevokeProofLinkPayload?: RevokeProofLinkPayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareLinkConnection?: ShareLinkConnectionResolvers<ContextType>;
  ShareLinkEdge?: ShareLinkEdgeResolvers<ContextType>;
  ProofLink?: ProofLinkResolvers<ContextType>;
  ProofItem?: ProofItemResolvers<ContextType>;
  ProofLinkConnection?: ProofLinkConnectionResolvers<ContextType>;
  ProofLinkEdge?: ProofLinkEdgeResolvers<ContextType>;
  SharedCredential?: SharedCredentialResolvers<ContextType>;
  SharedIssuer?: SharedIssuerResolvers<ContextType>;
  SharedCheck?: SharedCheckResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedProof?: SharedProofResolvers<ContextType>;
  SharedProofItem?: SharedProofItemResolvers<ContextType>;
  AccessLogEntry?: AccessLogEntryResolvers<ContextType>;
  AccessLogConnection?: AccessLogConnectionResolvers<ContextType>;
  AccessLogEdge?: AccessLogEdgeResolvers<ContextType>;
  WalletCredential?: WalletCredentialResolvers<ContextType>;
  WalletIssuer?: WalletIssuerResolvers<ContextType>;
  WalletDisplayLine?: WalletDisplayLineResolvers<ContextType>;
  WalletCredentialConnection?: WalletCredentialConnectionResolvers<ContextType>;
  WalletCredentialEdge?: WalletCredentialEdgeResolvers<ContextType>;
  WalletKey?: WalletKeyResolvers<ContextType>;
  WalletKeyChallenge?: WalletKeyChallengeResolvers<ContextType>;
  CreateWalletKeyChallengePayload?: CreateWalletKeyChallengePayloadResolvers<ContextType>;
  AddWalletKeyPayload?: AddWalletKeyPayloadResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  GrantConsentPayload?: GrantConsentPayloadResolvers<ContextType>;
  WithdrawConsentPayload?: WithdrawConsentPayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  AuditLogConnection?: AuditLogConnectionResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  DID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  ComponentHealth?: ComponentHealthResolvers<ContextType>;
  AuditLogEdge?: AuditLogEdgeResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditReference?: AuditReferenceResolvers<ContextType>;
};
