import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { HolderKey as HolderKeyNoun } from '../accounts/ports.ts';
import type { BlockedVerifier as BlockedVerifierNoun } from '../verification-requests/blocked-verifier-model.ts';
import type { Consent as ConsentNoun } from '../wallet/consent.ts';
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
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** The signed-in holder and everything that is the holder's own. */
export type Me = {
  readonly __typename?: 'Me';
  /** Id of the account. */
  readonly holderId: Scalars['ID']['output'];
  /** The account. */
  readonly profile: HolderUser;
  /** The holder's evidence files, newest first; without their bytes. */
  readonly evidence: EvidenceConnection;
  /** One evidence file with its bytes. Refusals: NOT_FOUND, FORBIDDEN for a file in which a scanner found malware. */
  readonly evidenceFile: File;
  /** The passkeys of the account, oldest first; at most 20. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** What the holder asked of issuers and custodians, newest first. */
  readonly requests: HolderRequestConnection;
  /** The holder's share links, newest first, also those that open no more. */
  readonly shareLinks: ShareLinkConnection;
  /** The address of an ACTIVE share link as a QR code. Refusals as for opening the link. */
  readonly shareLinkQr: File;
  /** The holder's proof links, newest first, also those that open no more. Tokens are not kept. */
  readonly proofLinks: ProofLinkConnection;
  /** Who opened the holder's links and who was refused, newest first, from the platform's audit trail. */
  readonly accessLogs: AccessLogConnection;
  /** What verifiers ask of the holder, by the address of the account; newest first. */
  readonly verificationRequests: ReceivedRequestConnection;
  /** Verifiers from whom the holder wants no requests, newest first; at most 100. */
  readonly blockedVerifiers: ReadonlyArray<BlockedVerifier>;
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
export type MeVerificationRequestsArgs = {
  status?: InputMaybe<ReceivedRequestStatus>;
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
  /**
   * Whether a person with this e-mail address can be found by it, for issuers and custodians. Found are only holders who have a DID
   * and have agreed to be found; everybody else looks like an unknown address.
   */
  readonly holderLookup: HolderLookup;
  /**
   * The files that a holder shows the caller's issuer or custodian for a request: those of visibility ISSUER on the request or on its
   * credential, newest first. For members of any role; requests to others are NOT_FOUND.
   */
  readonly requestEvidence: ReadonlyArray<Evidence>;
  /** One of these files. Reading it is written down for its holder. */
  readonly requestEvidenceFile: File;
  /** People whom the caller's issuer or custodian has invited, newest first; `holderDid` stands with those who accepted. For members of any role. */
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
  /** What holders ask of the caller's issuer or custodian, newest first. For members of any role; requests to others do not exist for them. */
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
export type QueryHolderLookupArgs = {
  email: Scalars['String']['input'];
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
export type QueryInvitesArgs = {
  status?: InputMaybe<OnboardingInviteStatus>;
  email?: InputMaybe<Scalars['String']['input']>;
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
   * and changes nothing. It needs the consent AI_PROCESSING: the language model that the platform has set up reads the name on the photo,
   * and the platform compares. The photo, a PNG or JPEG of at most 10 MB, is kept in memory for this call and then wiped. Over GraphQL it
   * shares the request's limit of 1 MB; larger photos go to `POST /api/v1/holder/credentials/{id}/identity-check`.
   */
  readonly checkIdentity: CheckIdentityPayload;
  /**
   * Invites a person to open a wallet, by e-mail, so that credentials can be issued to them. Only ACTIVE issuers and custodians can invite;
   * one open invite per address (DUPLICATE), at most 1,000 open ones (LIMIT_REACHED). An invite lives 30 days.
   */
  readonly createInvite: CreateInvitePayload;
  /**
   * Mails an open invite again, with a new link; the old link dies. At most 5 times (LIMIT_REACHED). One that is BOUNCED needs another
   * address first (INVALID_STATE_TRANSITION).
   */
  readonly resendInvite: ResendInvitePayload;
  /**
   * Mails an invite that is BOUNCED to another address, with a new link; that counts as mailing it again. DUPLICATE while another invite to
   * that address is open, INVALID_STATE_TRANSITION for one that is not BOUNCED.
   */
  readonly correctInvite: CorrectInvitePayload;
  /**
   * Takes an open invite back: its link opens nothing any more, and rows of files that wait for the person have failed. Again it changes
   * nothing. INVALID_STATE_TRANSITION for one that has ended otherwise.
   */
  readonly cancelInvite: CancelInvitePayload;
  /**
   * Accepts an invite, once: opens an account for the address if it has none, and gives it a DID if it has none. It starts no session;
   * the person signs in as always. Refusals: as for reading the invite.
   */
  readonly acceptInvite: AcceptInvitePayload;
  /** Declines an invite, for good; again it changes nothing. Refusals: as for reading the invite. */
  readonly declineInvite: DeclineInvitePayload;
  /**
   * Mails a link by which the holder claims a credential of the caller's issuer or custodian. The credential must be ISSUED and UNCLAIMED; at most 5
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
   * Asks the issuer or the custodian of one of the holder's credentials to reissue, revoke, update or release it. One request of a type can be PENDING
   * for a credential at a time, else DUPLICATE; a revoked credential can only be downloaded, else CREDENTIAL_REVOKED.
   */
  readonly createHolderRequest: CreateHolderRequestPayload;
  /**
   * Decides a PENDING request, once and for good. Approval takes effect at once: REVOKE revokes the credential, REISSUE and UPDATE draft
   * its successor, DOWNLOAD tells the holder where to fetch it. What a custodian drafts goes through intake, review and attestation before
   * anything is issued of it. The holder is told by notification and e-mail. For members of an issuer who may issue, and for Reviewers,
   * Attesters and Admins of a custodian, of whom a Reviewer approves no revocation.
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
  /** Notes that the holder has seen a request, which the verifier is told. Repeating changes nothing. Refusal: NOT_FOUND. */
  readonly viewVerificationRequest: ViewVerificationRequestPayload;
  /**
   * Answers a request with a share link to each chosen credential, which the verifier gets; they can be taken back like any other, or all
   * at once by withdrawing the consent SHARE_WITH_VERIFIER for the verifier, which the answer records.
   * Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, VERIFIER_NOT_ACTIVE, LIMIT_REACHED.
   */
  readonly answerVerificationRequest: AnswerVerificationRequestPayload;
  /** Declines a request; the verifier is told that, and the reason. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly declineVerificationRequest: DeclineVerificationRequestPayload;
  /**
   * Blocks a verifier that has asked the holder: nothing that it asks arrives any more, and what is open is gone. It is not told: for the
   * verifier its requests stay open until their end. Repeating changes nothing. Refusals: NOT_FOUND, LIMIT_REACHED.
   */
  readonly blockVerifier: BlockVerifierPayload;
  /** Lets what a blocked verifier asks from now on arrive again. Refusal: NOT_FOUND. */
  readonly unblockVerifier: UnblockVerifierPayload;
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


export type MutationAddEvidenceArgs = {
  input: AddEvidenceInput;
};


export type MutationDeleteEvidenceArgs = {
  input: DeleteEvidenceInput;
};


export type MutationCheckIdentityArgs = {
  input: CheckIdentityInput;
};


export type MutationCreateInviteArgs = {
  input: CreateInviteInput;
};


export type MutationResendInviteArgs = {
  input: ResendInviteInput;
};


export type MutationCorrectInviteArgs = {
  input: CorrectInviteInput;
};


export type MutationCancelInviteArgs = {
  input: CancelInviteInput;
};


export type MutationAcceptInviteArgs = {
  input: AcceptInviteInput;
};


export type MutationDeclineInviteArgs = {
  input: DeclineInviteInput;
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


export type MutationViewVerificationRequestArgs = {
  input: ViewVerificationRequestInput;
};


export type MutationAnswerVerificationRequestArgs = {
  input: AnswerVerificationRequestInput;
};


export type MutationDeclineVerificationRequestArgs = {
  input: DeclineVerificationRequestInput;
};


export type MutationBlockVerifierArgs = {
  input: BlockVerifierInput;
};


export type MutationUnblockVerifierArgs = {
  input: UnblockVerifierInput;
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
  /** The holder, and the issuer or the custodian of the credential or request that it is about. */
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
  /** Its position in the list, for `after`. */
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

/** What a comparison of a photo with a name found. */
export type IdentityCheckResult =
  /** The document bears the name on the credential. */
  | 'MATCH_CONFIRMED'
  /** The name could not be confirmed: it differs, or the photo cannot be read. */
  | 'COULD_NOT_CONFIRM';

/** What came out of an identity check. */
export type CheckIdentityPayload = {
  readonly __typename?: 'CheckIdentityPayload';
  /** Whether the photo was read. */
  readonly status: AssistStatus;
  /** Why it was not; null when it was. NO_CONSENT: give the consent AI_PROCESSING first. */
  readonly reason?: Maybe<AssistReason>;
  /** What it found; null unless the status is COMPLETED. */
  readonly result?: Maybe<IdentityCheckResult>;
};

/** Where an invite stands. */
export type OnboardingInviteStatus =
  /** Stored; its letter was not handed to the mail server yet. */
  | 'CREATED'
  /** Its letter is on the way or there. */
  | 'SENT'
  /** Nobody got the letter: the mail server knows no such address, or took no letter for it in 3 days. Correct the address. */
  | 'BOUNCED'
  /** Somebody has opened the link. */
  | 'OPENED'
  /** The person has a wallet now. */
  | 'ACCEPTED'
  /** The person said no. */
  | 'DECLINED'
  /** 30 days went by. */
  | 'EXPIRED'
  /** It was taken back, or no row of a file waits for the person any more. */
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

/** An invite of the caller's issuer or custodian. */
export type ResendInviteInput = {
  /** Id of the invite. */
  readonly inviteId: Scalars['ID']['input'];
};

/** A BOUNCED invite of the caller's issuer or custodian, and where it should go. */
export type CorrectInviteInput = {
  /** Id of the invite. */
  readonly inviteId: Scalars['ID']['input'];
  /** The person's e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** An invite of the caller's issuer or custodian. */
export type CancelInviteInput = {
  /** Id of the invite. */
  readonly inviteId: Scalars['ID']['input'];
};

/** The token of an invite's link. */
export type DeclineInviteInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
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
  /** The credential, one of the caller's issuer or custodian. */
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

/** The invite under its new address. */
export type CorrectInvitePayload = {
  readonly __typename?: 'CorrectInvitePayload';
  /** The invite as it stands. */
  readonly invite: OnboardingInvite;
};

/** The invite that was taken back. */
export type CancelInvitePayload = {
  readonly __typename?: 'CancelInvitePayload';
  /** The invite as it stands. */
  readonly invite: OnboardingInvite;
};

/** What declining an invite led to. */
export type DeclineInvitePayload = {
  readonly __typename?: 'DeclineInvitePayload';
  /** Always true. */
  readonly declined: Scalars['Boolean']['output'];
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

/** The invite of an issuer or a custodian to a person to open a wallet. */
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

/** A claim link as who has sent it sees it. */
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
  /** CUSTODIAN for one that vouches for records of others. */
  readonly authorityType: AuthorityType;
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
  /** Its position in the list, for `after`. */
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

/** What a holder can ask of an issuer or a custodian. */
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
  /** `draft` holds what the custodian's credential says, to be sent corrected through intake; its successor supersedes the credential. */
  | 'CORRECTION_DRAFTED'
  /** The holder was told where to fetch the signed credential. */
  | 'CREDENTIAL_RELEASED';

/** Conditions on requests; a request must meet all that are given. */
export type HolderRequestFilter = {
  /** Where it stands. */
  readonly status?: InputMaybe<HolderRequestStatus>;
  /** What it asks for. */
  readonly requestType?: InputMaybe<HolderRequestType>;
};

/** What a holder asks of an issuer or a custodian. */
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

/** A decision on a request. */
export type ResolveHolderRequestInput = {
  /** The request, a PENDING one of the caller's issuer or custodian. */
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

/** What a holder asked of an issuer or a custodian, and the answer. */
export type HolderRequest = {
  readonly __typename?: 'HolderRequest';
  /** Id of the request. */
  readonly requestId: Scalars['ID']['output'];
  /** Whether an issuer or a custodian is asked. */
  readonly authorityType: AuthorityType;
  /** Id of the issuer or the custodian that is asked. */
  readonly issuerId: Scalars['ID']['output'];
  /** Its DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** The issuer that is asked, as the registry has it now; null where a custodian is. */
  readonly issuer?: Maybe<Issuer>;
  /** The custodian that is asked, as the registry has it now; null where an issuer is. */
  readonly custodian?: Maybe<Custodian>;
  /** Its name when the request was made; null when the registry knew none. */
  readonly issuerName?: Maybe<Scalars['String']['output']>;
  /** Id of the credential that the request is about. */
  readonly credentialId: Scalars['ID']['output'];
  /** That credential, if the caller may see it. */
  readonly credential?: Maybe<Credential>;
  /** The DID that the credential is about. */
  readonly holderDid?: Maybe<Scalars['DID']['output']>;
  /** Whom the credential is about, by that DID. */
  readonly holder?: Maybe<Holder>;
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
  /** The answer. */
  readonly response?: Maybe<Scalars['String']['output']>;
  /** When the holder asked. */
  readonly submittedAt: Scalars['DateTime']['output'];
  /** When it was decided. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the member who decided. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** The body of the successor, drafted when a REISSUE or UPDATE was approved; the holder does not see it. */
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
  /** True when there may be more than `totalCount`: it counts no further than 10,000, and of several conditions among the newest 1,000 of the rarest one. */
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
  /** Its position in the list, for `after`. */
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
  /** Id of the credential that it shows. */
  readonly credentialId: Scalars['ID']['output'];
  /** That credential. */
  readonly credential?: Maybe<Credential>;
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
  /** Its position in the list, for `after`. */
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
  /** Its position in the list, for `after`. */
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
  /** ISSUER, or CUSTODIAN for an organization that vouches for what others have awarded; null when nobody of this DID is registered. */
  readonly authorityType?: Maybe<Scalars['String']['output']>;
  /** What kind of custodian it is; null for an issuer, and for a custodian that the platform never approved. */
  readonly custodianType?: Maybe<CustodianType>;
};

/** One check of a shared credential and its result. */
export type SharedCheck = {
  readonly __typename?: 'SharedCheck';
  /** What was looked at: STRUCTURE, ISSUER, PROOF, KEY_WINDOW, INTEGRITY, STATUS, EXPIRATION, SUPERSESSION or, of a custodian's credential, ATTESTATION. */
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
  /** Its position in the list, for `after`. */
  readonly cursor: Scalars['String']['output'];
};

/** Where a verifier's request to the holder stands. */
export type ReceivedRequestStatus =
  /** It was sent; the holder has not looked. */
  | 'SENT'
  /** The holder has looked. */
  | 'VIEWED'
  /** Answered with links. */
  | 'FULFILLED'
  /** Declined. */
  | 'DECLINED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** The verifier took it back. */
  | 'CANCELLED';

/** Who asks a holder. */
export type AskingVerifier = {
  readonly __typename?: 'AskingVerifier';
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['output'];
  /** The name that it gave itself. */
  readonly name: Scalars['String']['output'];
  /** What it is: EMPLOYER, EDUCATION, GOVERNMENT, RECRUITER or OTHER. */
  readonly sector: Scalars['String']['output'];
  /** Why it checks credentials, in its own words. */
  readonly purposeStatement: Scalars['String']['output'];
  /** Its website. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
};

/** A kind of credential that a holder is asked for. */
export type AskedCredential = {
  readonly __typename?: 'AskedCredential';
  /** Its type, as credentials name it. */
  readonly credentialType: Scalars['String']['output'];
  /** Which of its claims matter to the verifier; empty for all of it. */
  readonly claims: ReadonlyArray<Scalars['String']['output']>;
};

/** What a verifier asks of the holder. The platform has not looked at its words. */
export type ReceivedRequest = {
  readonly __typename?: 'ReceivedRequest';
  /** Names it in every call. */
  readonly requestId: Scalars['ID']['output'];
  /** Who asks. */
  readonly verifier: AskingVerifier;
  /** What is asked for. */
  readonly requested: ReadonlyArray<AskedCredential>;
  /** What for, in the words of the verifier. */
  readonly purpose: Scalars['String']['output'];
  /** Where it stands. */
  readonly status: ReceivedRequestStatus;
  /** Ids of the share links that it was answered with. */
  readonly shareIds: ReadonlyArray<Scalars['ID']['output']>;
  /** What the holder wrote who declined. */
  readonly declineReason?: Maybe<Scalars['String']['output']>;
  /** Until when it can be answered. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was answered or declined. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** One row of what a holder was asked. */
export type ReceivedRequestEdge = {
  readonly __typename?: 'ReceivedRequestEdge';
  /** The request. */
  readonly node: ReceivedRequest;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of what a holder was asked, newest first. */
export type ReceivedRequestConnection = {
  readonly __typename?: 'ReceivedRequestConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ReceivedRequestEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<ReceivedRequest>;
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

/** A verifier from whom the holder wants no requests. */
export type BlockedVerifier = {
  readonly __typename?: 'BlockedVerifier';
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['output'];
  /** The name that it gave itself; null where it is not known any more. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Since when. */
  readonly blockedAt: Scalars['DateTime']['output'];
};

/** Which verifier to block. */
export type BlockVerifierInput = {
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['input'];
};

/** What came of it. */
export type BlockVerifierPayload = {
  readonly __typename?: 'BlockVerifierPayload';
  /** The verifier, blocked. */
  readonly blockedVerifier: BlockedVerifier;
};

/** Which verifier to unblock. */
export type UnblockVerifierInput = {
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['input'];
};

/** What came of it. */
export type UnblockVerifierPayload = {
  readonly __typename?: 'UnblockVerifierPayload';
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['output'];
};

/** Which request the holder has seen. */
export type ViewVerificationRequestInput = {
  /** Id of the request. */
  readonly requestId: Scalars['ID']['input'];
};

/** What came of it. */
export type ViewVerificationRequestPayload = {
  readonly __typename?: 'ViewVerificationRequestPayload';
  /** The request. */
  readonly request: ReceivedRequest;
};

/** With what to answer a request. */
export type AnswerVerificationRequestInput = {
  /** Id of the request. */
  readonly requestId: Scalars['ID']['input'];
  /** 1 to 10 credentials of the holder's own. */
  readonly credentialIds: ReadonlyArray<Scalars['ID']['input']>;
  /** When the links stop working, at most 5 years from now; in 30 days unless told. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What came of it. */
export type AnswerVerificationRequestPayload = {
  readonly __typename?: 'AnswerVerificationRequestPayload';
  /** The request, FULFILLED. */
  readonly request: ReceivedRequest;
};

/** Which request to decline. */
export type DeclineVerificationRequestInput = {
  /** Id of the request. */
  readonly requestId: Scalars['ID']['input'];
  /** Why, for the verifier to read; 3 to 500 characters, or nothing. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type DeclineVerificationRequestPayload = {
  readonly __typename?: 'DeclineVerificationRequestPayload';
  /** The request, DECLINED. */
  readonly request: ReceivedRequest;
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
  /** What a custodian's credential states of how the custodian vouches for it; null for any other credential. */
  readonly attestation?: Maybe<WalletAttestation>;
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
  /** CUSTODIAN for an organization that vouches for what others have awarded. */
  readonly authorityType: AuthorityType;
  /** What the registry of custodians has it as; null for an issuer, and when the registry does not know the DID. */
  readonly custodianType?: Maybe<CustodianType>;
  /** What the registry has of an issuer; null for a custodian, and when it does not know the DID. */
  readonly registered?: Maybe<Issuer>;
  /** What the registry has of a custodian; null for an issuer, and when it does not know the DID. */
  readonly custodian?: Maybe<Custodian>;
};

/** Who signs credentials. */
export type AuthorityType =
  /** One that awards what its credentials state. */
  | 'ISSUER'
  /** One that holds or vouches for records of others. */
  | 'CUSTODIAN';

/** How a custodian vouches for a record that it did not make, as its credential states it. */
export type WalletAttestation = {
  readonly __typename?: 'WalletAttestation';
  /** The attestation that the record is one of. */
  readonly attestationId: Scalars['ID']['output'];
  /** Whose record it is: the organization that the attested row names as its source. */
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  /** What the custodian states of the record, as a word: TRANSCRIBED_FROM_ORIGINAL, VERIFIED_WITH_SOURCE or HELD_BY_LAW. */
  readonly statementTemplate?: Maybe<Scalars['String']['output']>;
  /** The same in full; null in a credential that does not state it. */
  readonly statement?: Maybe<Scalars['String']['output']>;
  /** The place of the record's row in the attestation, from 0. */
  readonly leafIndex?: Maybe<Scalars['Int']['output']>;
  /** Rows of the attestation. */
  readonly treeSize?: Maybe<Scalars['Int']['output']>;
  /** Where anybody gets the proof that this row was attested. */
  readonly proofUrl?: Maybe<Scalars['String']['output']>;
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
  /** Its position in the list, for `after`. */
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
  /** Whoever the scope names, a verifier or a custodian, may see what you share; withdrawing it ends the links that answered a verifier. */
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
  /** SHARE_WITH_VERIFIER, while it stands: the name of the verifier that the scope names; null where it names none that is known. */
  readonly verifierName?: Maybe<Scalars['String']['output']>;
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
  /** An institution takes the holder for a learner of its own. */
  | 'LEARNER_LINK_PROPOSED'
  /** A verifier asks to see credentials. */
  | 'VERIFICATION_REQUESTED'
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
  /** That credential, if any. */
  readonly credential?: Maybe<Credential>;
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
  /** Its position in the list, for `after`. */
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

/** A verifiable credential and what the platform keeps beside it. Visible to its issuer and its holder only. */
export type Credential = {
  readonly __typename?: 'Credential';
  /** UUID; the document's id is urn:uuid: and this. */
  readonly credentialId: Scalars['ID']['output'];
};

/** Whom credentials are about, by a DID of the person. */
export type Holder = {
  readonly __typename?: 'Holder';
  /** The DID, as credentials name it. */
  readonly did: Scalars['DID']['output'];
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
  Me: Me;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Me:
    ( { __typename: 'Me' }
    & GraphQLRecursivePick<FederationTypes['Me'], {"holderId":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Me: ResolverTypeWrapper<HolderKeyNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  IdentityCheckResult: IdentityCheckResult;
  CheckIdentityPayload: ResolverTypeWrapper<CheckIdentityPayload>;
  OnboardingInviteStatus: OnboardingInviteStatus;
  ClaimTicketStatus: ClaimTicketStatus;
  CreateInviteInput: CreateInviteInput;
  ResendInviteInput: ResendInviteInput;
  CorrectInviteInput: CorrectInviteInput;
  CancelInviteInput: CancelInviteInput;
  DeclineInviteInput: DeclineInviteInput;
  AcceptInviteInput: AcceptInviteInput;
  CreateClaimTicketInput: CreateClaimTicketInput;
  AcceptClaimInput: AcceptClaimInput;
  DeclineClaimInput: DeclineClaimInput;
  CreateInvitePayload: ResolverTypeWrapper<CreateInvitePayload>;
  ResendInvitePayload: ResolverTypeWrapper<ResendInvitePayload>;
  CorrectInvitePayload: ResolverTypeWrapper<CorrectInvitePayload>;
  CancelInvitePayload: ResolverTypeWrapper<CancelInvitePayload>;
  DeclineInvitePayload: ResolverTypeWrapper<DeclineInvitePayload>;
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
  ReceivedRequestStatus: ReceivedRequestStatus;
  AskingVerifier: ResolverTypeWrapper<AskingVerifier>;
  AskedCredential: ResolverTypeWrapper<AskedCredential>;
  ReceivedRequest: ResolverTypeWrapper<ReceivedRequest>;
  ReceivedRequestEdge: ResolverTypeWrapper<ReceivedRequestEdge>;
  ReceivedRequestConnection: ResolverTypeWrapper<ReceivedRequestConnection>;
  BlockedVerifier: ResolverTypeWrapper<BlockedVerifierNoun>;
  BlockVerifierInput: BlockVerifierInput;
  BlockVerifierPayload: ResolverTypeWrapper<Omit<BlockVerifierPayload, 'blockedVerifier'> & { blockedVerifier: ResolversTypes['BlockedVerifier'] }>;
  UnblockVerifierInput: UnblockVerifierInput;
  UnblockVerifierPayload: ResolverTypeWrapper<UnblockVerifierPayload>;
  ViewVerificationRequestInput: ViewVerificationRequestInput;
  ViewVerificationRequestPayload: ResolverTypeWrapper<ViewVerificationRequestPayload>;
  AnswerVerificationRequestInput: AnswerVerificationRequestInput;
  AnswerVerificationRequestPayload: ResolverTypeWrapper<AnswerVerificationRequestPayload>;
  DeclineVerificationRequestInput: DeclineVerificationRequestInput;
  DeclineVerificationRequestPayload: ResolverTypeWrapper<DeclineVerificationRequestPayload>;
  WalletCredentialFilter: WalletCredentialFilter;
  WalletCredentialStatus: WalletCredentialStatus;
  WalletClaimStatus: WalletClaimStatus;
  WalletCredential: ResolverTypeWrapper<WalletCredential>;
  WalletIssuer: ResolverTypeWrapper<WalletIssuer>;
  AuthorityType: AuthorityType;
  WalletAttestation: ResolverTypeWrapper<WalletAttestation>;
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
  Consent: ResolverTypeWrapper<ConsentNoun>;
  GrantConsentInput: GrantConsentInput;
  GrantConsentPayload: ResolverTypeWrapper<Omit<GrantConsentPayload, 'consent'> & { consent: ResolversTypes['Consent'] }>;
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: ResolverTypeWrapper<Omit<WithdrawConsentPayload, 'consent'> & { consent: ResolversTypes['Consent'] }>;
  NotificationKind: NotificationKind;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnection>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdge>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<MarkNotificationReadPayload>;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<MarkAllNotificationsReadPayload>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  File: ResolverTypeWrapper<File>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Base64: ResolverTypeWrapper<Scalars['Base64']['output']>;
  AssistStatus: AssistStatus;
  AssistReason: AssistReason;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Issuer: ResolverTypeWrapper<Issuer>;
  Custodian: ResolverTypeWrapper<Custodian>;
  Credential: ResolverTypeWrapper<Credential>;
  Holder: ResolverTypeWrapper<Holder>;
  CustodianType: CustodianType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Me: HolderKeyNoun;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
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
  Evidence: Evidence;
  EvidenceConnection: EvidenceConnection;
  EvidenceEdge: EvidenceEdge;
  AddEvidenceInput: AddEvidenceInput;
  AddEvidencePayload: AddEvidencePayload;
  DeleteEvidenceInput: DeleteEvidenceInput;
  DeleteEvidencePayload: DeleteEvidencePayload;
  CheckIdentityInput: CheckIdentityInput;
  CheckIdentityPayload: CheckIdentityPayload;
  CreateInviteInput: CreateInviteInput;
  ResendInviteInput: ResendInviteInput;
  CorrectInviteInput: CorrectInviteInput;
  CancelInviteInput: CancelInviteInput;
  DeclineInviteInput: DeclineInviteInput;
  AcceptInviteInput: AcceptInviteInput;
  CreateClaimTicketInput: CreateClaimTicketInput;
  AcceptClaimInput: AcceptClaimInput;
  DeclineClaimInput: DeclineClaimInput;
  CreateInvitePayload: CreateInvitePayload;
  ResendInvitePayload: ResendInvitePayload;
  CorrectInvitePayload: CorrectInvitePayload;
  CancelInvitePayload: CancelInvitePayload;
  DeclineInvitePayload: DeclineInvitePayload;
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
  AskingVerifier: AskingVerifier;
  AskedCredential: AskedCredential;
  ReceivedRequest: ReceivedRequest;
  ReceivedRequestEdge: ReceivedRequestEdge;
  ReceivedRequestConnection: ReceivedRequestConnection;
  BlockedVerifier: BlockedVerifierNoun;
  BlockVerifierInput: BlockVerifierInput;
  BlockVerifierPayload: Omit<BlockVerifierPayload, 'blockedVerifier'> & { blockedVerifier: ResolversParentTypes['BlockedVerifier'] };
  UnblockVerifierInput: UnblockVerifierInput;
  UnblockVerifierPayload: UnblockVerifierPayload;
  ViewVerificationRequestInput: ViewVerificationRequestInput;
  ViewVerificationRequestPayload: ViewVerificationRequestPayload;
  AnswerVerificationRequestInput: AnswerVerificationRequestInput;
  AnswerVerificationRequestPayload: AnswerVerificationRequestPayload;
  DeclineVerificationRequestInput: DeclineVerificationRequestInput;
  DeclineVerificationRequestPayload: DeclineVerificationRequestPayload;
  WalletCredentialFilter: WalletCredentialFilter;
  WalletCredential: WalletCredential;
  WalletIssuer: WalletIssuer;
  WalletAttestation: WalletAttestation;
  WalletDisplayLine: WalletDisplayLine;
  WalletCredentialConnection: WalletCredentialConnection;
  WalletCredentialEdge: WalletCredentialEdge;
  WalletKey: WalletKey;
  WalletKeyChallenge: WalletKeyChallenge;
  CreateWalletKeyChallengePayload: CreateWalletKeyChallengePayload;
  AddWalletKeyInput: AddWalletKeyInput;
  AddWalletKeyPayload: AddWalletKeyPayload;
  Consent: ConsentNoun;
  GrantConsentInput: GrantConsentInput;
  GrantConsentPayload: Omit<GrantConsentPayload, 'consent'> & { consent: ResolversParentTypes['Consent'] };
  WithdrawConsentInput: WithdrawConsentInput;
  WithdrawConsentPayload: Omit<WithdrawConsentPayload, 'consent'> & { consent: ResolversParentTypes['Consent'] };
  Notification: Notification;
  NotificationConnection: NotificationConnection;
  NotificationEdge: NotificationEdge;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkNotificationReadPayload: MarkNotificationReadPayload;
  MarkAllNotificationsReadPayload: MarkAllNotificationsReadPayload;
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
  File: File;
  PageInfo: PageInfo;
  Base64: Scalars['Base64']['output'];
  JSON: Scalars['JSON']['output'];
  Issuer: Issuer;
  Custodian: Custodian;
  Credential: Credential;
  Holder: Holder;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me'], FederationReferenceType extends FederationReferenceTypes['Me'] = FederationReferenceTypes['Me']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Me']> | FederationReferenceType, FederationReferenceType, ContextType>;
  holderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['HolderUser'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['EvidenceConnection'], ParentType, ContextType, Partial<MeEvidenceArgs>>;
  evidenceFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeEvidenceFileArgs, 'id'>>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['HolderRequestConnection'], ParentType, ContextType, Partial<MeRequestsArgs>>;
  shareLinks?: Resolver<ResolversTypes['ShareLinkConnection'], ParentType, ContextType, Partial<MeShareLinksArgs>>;
  shareLinkQr?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MeShareLinkQrArgs, 'id'>>;
  proofLinks?: Resolver<ResolversTypes['ProofLinkConnection'], ParentType, ContextType, Partial<MeProofLinksArgs>>;
  accessLogs?: Resolver<ResolversTypes['AccessLogConnection'], ParentType, ContextType, Partial<MeAccessLogsArgs>>;
  verificationRequests?: Resolver<ResolversTypes['ReceivedRequestConnection'], ParentType, ContextType, Partial<MeVerificationRequestsArgs>>;
  blockedVerifiers?: Resolver<ReadonlyArray<ResolversTypes['BlockedVerifier']>, ParentType, ContextType>;
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
  holderLookup?: Resolver<ResolversTypes['HolderLookup'], ParentType, ContextType, RequireFields<QueryHolderLookupArgs, 'email'>>;
  requestEvidence?: Resolver<ReadonlyArray<ResolversTypes['Evidence']>, ParentType, ContextType, RequireFields<QueryRequestEvidenceArgs, 'requestId'>>;
  requestEvidenceFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<QueryRequestEvidenceFileArgs, 'requestId' | 'evidenceId'>>;
  invites?: Resolver<ResolversTypes['OnboardingInviteConnection'], ParentType, ContextType, Partial<QueryInvitesArgs>>;
  invite?: Resolver<ResolversTypes['InviteOffer'], ParentType, ContextType, RequireFields<QueryInviteArgs, 'token'>>;
  claim?: Resolver<ResolversTypes['ClaimOffer'], ParentType, ContextType, RequireFields<QueryClaimArgs, 'token'>>;
  holderRequests?: Resolver<ResolversTypes['HolderRequestConnection'], ParentType, ContextType, Partial<QueryHolderRequestsArgs>>;
  sharedCredential?: Resolver<ResolversTypes['SharedCredential'], ParentType, ContextType, RequireFields<QuerySharedCredentialArgs, 'token'>>;
  sharedProof?: Resolver<ResolversTypes['SharedProof'], ParentType, ContextType, RequireFields<QuerySharedProofArgs, 'token'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerHolder?: Resolver<ResolversTypes['RegisterHolderPayload'], ParentType, ContextType, RequireFields<MutationRegisterHolderArgs, 'input'>>;
  requestHolderSignIn?: Resolver<ResolversTypes['RequestHolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestHolderSignInArgs, 'input'>>;
  redeemHolderSignIn?: Resolver<ResolversTypes['HolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemHolderSignInArgs, 'input'>>;
  redeemRecoveryCode?: Resolver<ResolversTypes['HolderSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemRecoveryCodeArgs, 'input'>>;
  createRecoveryCode?: Resolver<ResolversTypes['CreateRecoveryCodePayload'], ParentType, ContextType>;
  createHolderToken?: Resolver<ResolversTypes['CreateHolderTokenPayload'], ParentType, ContextType>;
  signOutHolder?: Resolver<ResolversTypes['SignOutHolderPayload'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType>;
  addEvidence?: Resolver<ResolversTypes['AddEvidencePayload'], ParentType, ContextType, RequireFields<MutationAddEvidenceArgs, 'input'>>;
  deleteEvidence?: Resolver<ResolversTypes['DeleteEvidencePayload'], ParentType, ContextType, RequireFields<MutationDeleteEvidenceArgs, 'input'>>;
  checkIdentity?: Resolver<ResolversTypes['CheckIdentityPayload'], ParentType, ContextType, RequireFields<MutationCheckIdentityArgs, 'input'>>;
  createInvite?: Resolver<ResolversTypes['CreateInvitePayload'], ParentType, ContextType, RequireFields<MutationCreateInviteArgs, 'input'>>;
  resendInvite?: Resolver<ResolversTypes['ResendInvitePayload'], ParentType, ContextType, RequireFields<MutationResendInviteArgs, 'input'>>;
  correctInvite?: Resolver<ResolversTypes['CorrectInvitePayload'], ParentType, ContextType, RequireFields<MutationCorrectInviteArgs, 'input'>>;
  cancelInvite?: Resolver<ResolversTypes['CancelInvitePayload'], ParentType, ContextType, RequireFields<MutationCancelInviteArgs, 'input'>>;
  acceptInvite?: Resolver<ResolversTypes['AcceptInvitePayload'], ParentType, ContextType, RequireFields<MutationAcceptInviteArgs, 'input'>>;
  declineInvite?: Resolver<ResolversTypes['DeclineInvitePayload'], ParentType, ContextType, RequireFields<MutationDeclineInviteArgs, 'input'>>;
  createClaimTicket?: Resolver<ResolversTypes['CreateClaimTicketPayload'], ParentType, ContextType, RequireFields<MutationCreateClaimTicketArgs, 'input'>>;
  acceptClaim?: Resolver<ResolversTypes['AcceptClaimPayload'], ParentType, ContextType, RequireFields<MutationAcceptClaimArgs, 'input'>>;
  declineClaim?: Resolver<ResolversTypes['DeclineClaimPayload'], ParentType, ContextType, RequireFields<MutationDeclineClaimArgs, 'input'>>;
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
  viewVerificationRequest?: Resolver<ResolversTypes['ViewVerificationRequestPayload'], ParentType, ContextType, RequireFields<MutationViewVerificationRequestArgs, 'input'>>;
  answerVerificationRequest?: Resolver<ResolversTypes['AnswerVerificationRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerVerificationRequestArgs, 'input'>>;
  declineVerificationRequest?: Resolver<ResolversTypes['DeclineVerificationRequestPayload'], ParentType, ContextType, RequireFields<MutationDeclineVerificationRequestArgs, 'input'>>;
  blockVerifier?: Resolver<ResolversTypes['BlockVerifierPayload'], ParentType, ContextType, RequireFields<MutationBlockVerifierArgs, 'input'>>;
  unblockVerifier?: Resolver<ResolversTypes['UnblockVerifierPayload'], ParentType, ContextType, RequireFields<MutationUnblockVerifierArgs, 'input'>>;
  createWalletKeyChallenge?: Resolver<ResolversTypes['CreateWalletKeyChallengePayload'], ParentType, ContextType>;
  addWalletKey?: Resolver<ResolversTypes['AddWalletKeyPayload'], ParentType, ContextType, RequireFields<MutationAddWalletKeyArgs, 'input'>>;
  grantConsent?: Resolver<ResolversTypes['GrantConsentPayload'], ParentType, ContextType, RequireFields<MutationGrantConsentArgs, 'input'>>;
  withdrawConsent?: Resolver<ResolversTypes['WithdrawConsentPayload'], ParentType, ContextType, RequireFields<MutationWithdrawConsentArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType>;
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
  status?: Resolver<ResolversTypes['AssistStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['AssistReason']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityCheckResult']>, ParentType, ContextType>;
};

export type CreateInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitePayload'] = ResolversParentTypes['CreateInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type ResendInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendInvitePayload'] = ResolversParentTypes['ResendInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type CorrectInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectInvitePayload'] = ResolversParentTypes['CorrectInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type CancelInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelInvitePayload'] = ResolversParentTypes['CancelInvitePayload']> = {
  invite?: Resolver<ResolversTypes['OnboardingInvite'], ParentType, ContextType>;
};

export type DeclineInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineInvitePayload'] = ResolversParentTypes['DeclineInvitePayload']> = {
  declined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  authorityType?: Resolver<ResolversTypes['AuthorityType'], ParentType, ContextType>;
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
  authorityType?: Resolver<ResolversTypes['AuthorityType'], ParentType, ContextType>;
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType>;
  issuerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
  holderDid?: Resolver<Maybe<ResolversTypes['DID']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['Holder']>, ParentType, ContextType>;
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
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
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
  authorityType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custodianType?: Resolver<Maybe<ResolversTypes['CustodianType']>, ParentType, ContextType>;
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

export type AskingVerifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskingVerifier'] = ResolversParentTypes['AskingVerifier']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purposeStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AskedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedCredential'] = ResolversParentTypes['AskedCredential']> = {
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceivedRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedRequest'] = ResolversParentTypes['ReceivedRequest']> = {
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verifier?: Resolver<ResolversTypes['AskingVerifier'], ParentType, ContextType>;
  requested?: Resolver<ReadonlyArray<ResolversTypes['AskedCredential']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReceivedRequestStatus'], ParentType, ContextType>;
  shareIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReceivedRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedRequestEdge'] = ResolversParentTypes['ReceivedRequestEdge']> = {
  node?: Resolver<ResolversTypes['ReceivedRequest'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceivedRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedRequestConnection'] = ResolversParentTypes['ReceivedRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReceivedRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReceivedRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockedVerifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedVerifier'] = ResolversParentTypes['BlockedVerifier']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BlockVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockVerifierPayload'] = ResolversParentTypes['BlockVerifierPayload']> = {
  blockedVerifier?: Resolver<ResolversTypes['BlockedVerifier'], ParentType, ContextType>;
};

export type UnblockVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockVerifierPayload'] = ResolversParentTypes['UnblockVerifierPayload']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ViewVerificationRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewVerificationRequestPayload'] = ResolversParentTypes['ViewVerificationRequestPayload']> = {
  request?: Resolver<ResolversTypes['ReceivedRequest'], ParentType, ContextType>;
};

export type AnswerVerificationRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerVerificationRequestPayload'] = ResolversParentTypes['AnswerVerificationRequestPayload']> = {
  request?: Resolver<ResolversTypes['ReceivedRequest'], ParentType, ContextType>;
};

export type DeclineVerificationRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineVerificationRequestPayload'] = ResolversParentTypes['DeclineVerificationRequestPayload']> = {
  request?: Resolver<ResolversTypes['ReceivedRequest'], ParentType, ContextType>;
};

export type WalletCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletCredential'] = ResolversParentTypes['WalletCredential']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['WalletIssuer'], ParentType, ContextType>;
  attestation?: Resolver<Maybe<ResolversTypes['WalletAttestation']>, ParentType, ContextType>;
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
  authorityType?: Resolver<ResolversTypes['AuthorityType'], ParentType, ContextType>;
  custodianType?: Resolver<Maybe<ResolversTypes['CustodianType']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Issuer']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['Custodian']>, ParentType, ContextType>;
};

export type WalletAttestationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletAttestation'] = ResolversParentTypes['WalletAttestation']> = {
  attestationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statementTemplate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leafIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  treeSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  proofUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  verifierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  credential?: Resolver<Maybe<ResolversTypes['Credential']>, ParentType, ContextType>;
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

export interface DidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DID'], any> {
  name: 'DID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Base64'], ParentType, ContextType>;
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

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type CredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credential'] = ResolversParentTypes['Credential']> = {
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Me?: MeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  HolderUser?: HolderUserResolvers<ContextType>;
  RegisterHolderPayload?: RegisterHolderPayloadResolvers<ContextType>;
  RequestHolderSignInPayload?: RequestHolderSignInPayloadResolvers<ContextType>;
  HolderSignInPayload?: HolderSignInPayloadResolvers<ContextType>;
  CreateRecoveryCodePayload?: CreateRecoveryCodePayloadResolvers<ContextType>;
  CreateHolderTokenPayload?: CreateHolderTokenPayloadResolvers<ContextType>;
  SignOutHolderPayload?: SignOutHolderPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  HolderLookup?: HolderLookupResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  EvidenceConnection?: EvidenceConnectionResolvers<ContextType>;
  EvidenceEdge?: EvidenceEdgeResolvers<ContextType>;
  AddEvidencePayload?: AddEvidencePayloadResolvers<ContextType>;
  DeleteEvidencePayload?: DeleteEvidencePayloadResolvers<ContextType>;
  CheckIdentityPayload?: CheckIdentityPayloadResolvers<ContextType>;
  CreateInvitePayload?: CreateInvitePayloadResolvers<ContextType>;
  ResendInvitePayload?: ResendInvitePayloadResolvers<ContextType>;
  CorrectInvitePayload?: CorrectInvitePayloadResolvers<ContextType>;
  CancelInvitePayload?: CancelInvitePayloadResolvers<ContextType>;
  DeclineInvitePayload?: DeclineInvitePayloadResolvers<ContextType>;
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
  AskingVerifier?: AskingVerifierResolvers<ContextType>;
  AskedCredential?: AskedCredentialResolvers<ContextType>;
  ReceivedRequest?: ReceivedRequestResolvers<ContextType>;
  ReceivedRequestEdge?: ReceivedRequestEdgeResolvers<ContextType>;
  ReceivedRequestConnection?: ReceivedRequestConnectionResolvers<ContextType>;
  BlockedVerifier?: BlockedVerifierResolvers<ContextType>;
  BlockVerifierPayload?: BlockVerifierPayloadResolvers<ContextType>;
  UnblockVerifierPayload?: UnblockVerifierPayloadResolvers<ContextType>;
  ViewVerificationRequestPayload?: ViewVerificationRequestPayloadResolvers<ContextType>;
  AnswerVerificationRequestPayload?: AnswerVerificationRequestPayloadResolvers<ContextType>;
  DeclineVerificationRequestPayload?: DeclineVerificationRequestPayloadResolvers<ContextType>;
  WalletCredential?: WalletCredentialResolvers<ContextType>;
  WalletIssuer?: WalletIssuerResolvers<ContextType>;
  WalletAttestation?: WalletAttestationResolvers<ContextType>;
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
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Base64?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Issuer?: IssuerResolvers<ContextType>;
  Custodian?: CustodianResolvers<ContextType>;
  Credential?: CredentialResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
};
