// Written by npm run generate from the OpenAPI document.

/** What the pages may ask of the REST API: what goes into the path and the body, and what is answered. */
export interface Operations {
  'GET /api/v1/issuer/auth/sso/metadata/{sso_config_id}': { readonly params: { readonly sso_config_id: string }; readonly reply: undefined };
  'POST /api/v1/issuer/auth/magic-link': { readonly body: RequestIssuerSignInInput; readonly reply: RequestIssuerSignInPayload };
  'POST /api/v1/issuer/auth/magic-link/verify': { readonly body: RedeemIssuerSignInInput; readonly reply: RedeemIssuerSignInPayload };
  'POST /api/v1/issuer/auth/logout': { readonly body?: SignOutIssuerMemberInput; readonly reply: undefined };
  'POST /api/v1/custodian/auth/magic-link': { readonly body: RequestCustodianSignInInput; readonly reply: RequestCustodianSignInPayload };
  'POST /api/v1/custodian/auth/magic-link/verify': { readonly body: RedeemCustodianSignInInput; readonly reply: RedeemCustodianSignInPayload };
  'POST /api/v1/custodian/auth/logout': { readonly body?: SignOutCustodianUserInput; readonly reply: undefined };
  'GET /api/v1/issuer/auth/sso/start': { readonly reply: BeginSsoPayload };
  'GET /api/v1/issuer/auth/sso/callback': { readonly reply: FinishIssuerSsoPayload };
  'POST /api/v1/issuer/auth/sso/acs': { readonly reply: ReceiveSamlResponsePayload };
  'POST /api/v1/issuer/auth/sso/token': { readonly body: RedeemSsoInput; readonly reply: RedeemIssuerSsoPayload };
  'POST /api/v1/issuer/auth/sso/logout': { readonly body?: SignOutIssuerMemberInput; readonly reply: SignOutIssuerMemberPayload };
  'GET /api/v1/custodian/auth/sso/start': { readonly reply: BeginSsoPayload };
  'GET /api/v1/custodian/auth/sso/callback': { readonly reply: FinishCustodianSsoPayload };
  'POST /api/v1/custodian/auth/sso/acs': { readonly reply: ReceiveSamlResponsePayload };
  'POST /api/v1/custodian/auth/sso/token': { readonly body: RedeemSsoInput; readonly reply: RedeemCustodianSsoPayload };
  'POST /api/v1/custodian/auth/sso/logout': { readonly body?: SignOutCustodianUserInput; readonly reply: SignOutCustodianUserPayload };
  'POST /api/v1/verifier/auth/magic-link': { readonly body: RequestVerifierSignInInput; readonly reply: RequestVerifierSignInPayload };
  'POST /api/v1/verifier/auth/magic-link/verify': { readonly body: RedeemVerifierSignInInput; readonly reply: RedeemVerifierSignInPayload };
  'POST /api/v1/verifier/auth/logout': { readonly body?: SignOutVerifierUserInput; readonly reply: undefined };
  'POST /api/v1/holder/auth/register': { readonly body: RegisterHolderInput; readonly reply: RegisterHolderPayload };
  'POST /api/v1/holder/auth/magic-link': { readonly body: RequestHolderSignInInput; readonly reply: RequestHolderSignInPayload };
  'POST /api/v1/holder/auth/magic-link/verify': { readonly body: RedeemHolderSignInInput; readonly reply: HolderSignInPayload };
  'POST /api/v1/holder/auth/recover': { readonly body: RedeemRecoveryCodeInput; readonly reply: HolderSignInPayload };
  'POST /api/v1/holder/auth/recovery-code': { readonly reply: CreateRecoveryCodePayload };
  'POST /api/v1/holder/auth/token': { readonly reply: CreateHolderTokenPayload };
  'POST /api/v1/holder/auth/logout': { readonly reply: SignOutHolderPayload };
  'GET /api/v1/holder/profile': { readonly reply: HolderUser };
  'DELETE /api/v1/holder/account': { readonly reply: DeleteAccountPayload };
  'POST /api/v1/holder/auth/passkey/begin': { readonly body: BeginPasskeySignInInput; readonly reply: BeginPasskeySignInPayload };
  'POST /api/v1/holder/auth/passkey/finish': { readonly body: FinishPasskeySignInInput; readonly reply: HolderSignInPayload };
  'POST /api/v1/holder/auth/passkey/register/begin': { readonly body?: Readonly<Record<string, never>>; readonly reply: BeginPasskeyRegistrationPayload };
  'POST /api/v1/holder/auth/passkey/register/finish': { readonly body: FinishPasskeyRegistrationInput; readonly reply: FinishPasskeyRegistrationPayload };
  'GET /api/v1/holder/auth/passkeys': { readonly reply: readonly Passkey[] };
  'DELETE /api/v1/holder/auth/passkeys/{id}': { readonly params: { readonly id: string }; readonly reply: DeletePasskeyPayload };
  'GET /api/v1/holder/credentials': { readonly reply: WalletCredentialPage };
  'GET /api/v1/holder/credentials/{id}': { readonly params: { readonly id: string }; readonly reply: WalletCredential };
  'GET /api/v1/holder/credentials/{id}/download': { readonly params: { readonly id: string }; readonly reply: JsonValue };
  'GET /api/v1/holder/credentials/{id}/pdf': { readonly params: { readonly id: string }; readonly reply: undefined };
  'POST /api/v1/holder/wallet-key/challenge': { readonly reply: WalletKeyChallenge };
  'POST /api/v1/holder/wallet-key': { readonly body: AddWalletKeyInput; readonly reply: WalletKeySummary };
  'GET /api/v1/holder/wallet-key': { readonly reply: WalletKeysReply };
  'POST /api/v1/holder/consents': { readonly body: GrantConsentInput; readonly reply: Consent };
  'GET /api/v1/holder/consents': { readonly reply: ConsentList };
  'POST /api/v1/holder/consents/{id}/withdraw': { readonly params: { readonly id: string }; readonly reply: Consent };
  'GET /api/v1/holder/notifications': { readonly reply: NotificationPage };
  'POST /api/v1/holder/notifications/read-all': { readonly reply: MarkAllNotificationsReadPayload };
  'POST /api/v1/holder/notifications/{id}/read': { readonly params: { readonly id: string }; readonly reply: Notification };
  'GET /api/v1/holder/export': { readonly reply: JsonValue };
  'POST /api/v1/holder/credentials/{id}/share-links': { readonly params: { readonly id: string }; readonly body?: CreateShareLinkInput; readonly reply: CreateShareLinkPayload };
  'GET /api/v1/holder/share-links': { readonly reply: ShareLinkPage };
  'GET /api/v1/holder/share-links/{id}/qr': { readonly params: { readonly id: string }; readonly reply: undefined };
  'DELETE /api/v1/holder/share-links/{id}': { readonly params: { readonly id: string }; readonly reply: undefined };
  'POST /api/v1/holder/proof-links': { readonly body: CreateProofLinkInput; readonly reply: CreateProofLinkPayload };
  'GET /api/v1/holder/proof-links': { readonly reply: ProofLinkPage };
  'DELETE /api/v1/holder/proof-links/{id}': { readonly params: { readonly id: string }; readonly reply: undefined };
  'GET /api/v1/holder/access-logs': { readonly reply: AccessLogEntryPage };
  'GET /api/v1/holder/requests': { readonly reply: OwnHolderRequestPage };
  'POST /api/v1/holder/requests': { readonly body: CreateHolderRequestInput; readonly reply: OwnHolderRequest };
  'GET /api/v1/holder/verification-requests': { readonly reply: ReceivedRequestPage };
  'POST /api/v1/holder/verification-requests/{id}/view': { readonly params: { readonly id: string }; readonly reply: ReceivedRequest };
  'POST /api/v1/holder/verification-requests/{id}/answer': { readonly params: { readonly id: string }; readonly body: AnswerVerificationRequestInput; readonly reply: ReceivedRequest };
  'POST /api/v1/holder/verification-requests/{id}/decline': { readonly params: { readonly id: string }; readonly body?: DeclineVerificationRequestInput; readonly reply: ReceivedRequest };
  'GET /api/v1/holder/blocked-verifiers': { readonly reply: BlockedVerifierList };
  'POST /api/v1/holder/blocked-verifiers': { readonly body: BlockVerifierInput; readonly reply: BlockedVerifier };
  'DELETE /api/v1/holder/blocked-verifiers/{id}': { readonly params: { readonly id: string }; readonly reply: undefined };
  'GET /api/v1/holder/invites/{token}': { readonly params: { readonly token: string }; readonly reply: InviteOffer };
  'POST /api/v1/holder/invites/{token}/accept': { readonly params: { readonly token: string }; readonly body?: AcceptInviteInput; readonly reply: AcceptInvitePayload };
  'POST /api/v1/holder/invites/{token}/decline': { readonly params: { readonly token: string }; readonly reply: DeclineInvitePayload };
  'GET /api/v1/holder/claims/{token}': { readonly params: { readonly token: string }; readonly reply: ClaimOffer };
  'POST /api/v1/holder/claims/{token}/accept': { readonly params: { readonly token: string }; readonly reply: AcceptClaimPayload };
  'POST /api/v1/holder/claims/{token}/decline': { readonly params: { readonly token: string }; readonly reply: DeclineClaimPayload };
  'POST /api/v1/holder/evidence': { readonly reply: Evidence };
  'GET /api/v1/holder/evidence': { readonly reply: EvidencePage };
  'GET /api/v1/holder/evidence/{id}/content': { readonly params: { readonly id: string }; readonly reply: undefined };
  'DELETE /api/v1/holder/evidence/{id}': { readonly params: { readonly id: string }; readonly reply: undefined };
  'POST /api/v1/holder/credentials/{id}/identity-check': { readonly params: { readonly id: string }; readonly reply: CheckIdentityPayload };
  'GET /api/v1/holder/learner-links': { readonly reply: OwnLearnerLinkPage };
  'POST /api/v1/holder/learner-links/{linkId}/accept': { readonly params: { readonly linkId: string }; readonly reply: OwnLearnerLink };
  'POST /api/v1/holder/learner-links/{linkId}/reject': { readonly params: { readonly linkId: string }; readonly reply: OwnLearnerLink };
  'POST /api/v1/holder/learner-links/{linkId}/unlink': { readonly params: { readonly linkId: string }; readonly reply: OwnLearnerLink };
  'POST /api/v1/holder/learner-links/{linkId}/request-erasure': { readonly params: { readonly linkId: string }; readonly reply: OwnLearnerLink };
  'GET /api/v1/custodian/auth/sso/metadata/{sso_config_id}': { readonly params: { readonly sso_config_id: string }; readonly reply: undefined };
  'POST /api/v1/credentials/insight': { readonly body: CredentialInsightInput; readonly reply: CredentialInsight };
  'POST /api/v1/support/ask': { readonly body: AskSupportInput; readonly reply: SupportAnswer };
}

export type AcceptClaimPayload = {
  readonly claimed: boolean;
  readonly credentialId: ID;
};

export type AcceptInviteInput = {
  readonly name?: string | null;
};

export type AcceptInvitePayload = {
  readonly accepted: boolean;
  readonly userId: ID;
  readonly did: DID;
  readonly isNewAccount: boolean;
};

export type AccessChannel = 'SHARE_LINK' | 'PROOF_LINK';

export type AccessLogEntry = {
  readonly accessId: ID;
  readonly occurredAt: DateTime;
  readonly credentialIds: readonly ID[];
  readonly channel: AccessChannel;
  readonly shareLabel: string | null;
  readonly verifierName: string | null;
  readonly country: string | null;
  readonly outcome: AccessOutcome;
  readonly detail: string | null;
};

export type AccessLogEntryPage = {
  readonly items: readonly AccessLogEntry[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type AccessOutcome = 'OPENED' | 'REFUSED';

export type AddWalletKeyInput = {
  readonly mode: WalletKeyMode;
  readonly publicKey?: Base64 | null;
  readonly challengeId?: ID | null;
  readonly signature?: Base64 | null;
};

export type AnswerVerificationRequestInput = {
  readonly credentialIds: readonly ID[];
  readonly expiresAt?: DateTime | null;
};

export type AskSupportInput = {
  readonly question: string;
  readonly audience?: SupportAudience | null;
  readonly locale?: string | null;
};

export type AskedCredential = {
  readonly credentialType: string;
  readonly claims: readonly string[];
};

export type AskingVerifier = {
  readonly verifierId: ID;
  readonly name: string;
  readonly sector: string;
  readonly purposeStatement: string;
  readonly organizationUrl: string | null;
  readonly countryCode: string | null;
};

export type AssistReason = 'NOT_CONFIGURED' | 'SWITCHED_OFF' | 'NO_CONSENT' | 'BUSY' | 'UNREACHABLE' | 'OVER_BUDGET' | 'TIMEOUT' | 'REFUSED' | 'CUT_OFF' | 'DECLINED' | 'MALFORMED' | 'UNREADABLE' | 'UNUSABLE';

export type AssistStatus = 'COMPLETED' | 'UNAVAILABLE' | 'FAILED';

export type AuthorityType = 'ISSUER' | 'CUSTODIAN';

export type Base64 = string;

export type BeginPasskeyRegistrationPayload = {
  readonly ceremonyId: ID;
  readonly publicKey: JsonValue;
};

export type BeginPasskeySignInInput = {
  readonly email: string;
};

export type BeginPasskeySignInPayload = {
  readonly ceremonyId: ID;
  readonly publicKey: JsonValue;
};

export type BeginSsoPayload = {
  readonly url: string;
  readonly state: string;
  readonly expires_at: DateTime;
};

export type BlockVerifierInput = {
  readonly verifierId: ID;
};

export type BlockedVerifier = {
  readonly verifierId: ID;
  readonly name: string | null;
  readonly blockedAt: DateTime;
};

export type BlockedVerifierList = {
  readonly items: readonly BlockedVerifier[];
};

export type CheckIdentityPayload = {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly result: IdentityCheckResult | null;
};

export type ClaimOffer = {
  readonly credential: ClaimableCredential;
  readonly status: ClaimTicketStatus;
  readonly expiresAt: DateTime;
};

export type ClaimTicketStatus = 'PENDING' | 'OPENED' | 'CLAIMED' | 'DECLINED' | 'EXPIRED' | 'LOCKED';

export type ClaimableCredential = {
  readonly type: string;
  readonly issuer: InvitingOrganization;
  readonly issuedAt: DateTime;
};

export type Consent = {
  readonly consentId: ID;
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly scope: string | null;
  readonly verifierName: string | null;
  readonly status: ConsentStatus;
  readonly grantedAt: DateTime;
  readonly withdrawnAt: DateTime | null;
};

export type ConsentList = {
  readonly items: readonly Consent[];
};

export type ConsentPurpose = 'TERMS' | 'DIRECTORY_LOOKUP' | 'SHARE_WITH_VERIFIER' | 'AI_PROCESSING' | 'EMAIL_NOTICES';

export type ConsentStatus = 'GRANTED' | 'WITHDRAWN';

export type CreateHolderRequestInput = {
  readonly credentialId: ID;
  readonly requestType: HolderRequestType;
  readonly reason?: string | null;
};

export type CreateHolderTokenPayload = {
  readonly token: string;
  readonly tokenType: string;
  readonly expiresAt: DateTime;
};

export type CreateProofLinkInput = {
  readonly items: readonly ProofItemInput[];
  readonly purpose: string;
  readonly audience?: string | null;
  readonly expiresAt?: DateTime | null;
  readonly accessLimit?: number | null;
};

export type CreateProofLinkPayload = {
  readonly proofId: ID;
  readonly token: string;
  readonly url: string;
  readonly expiresAt: DateTime;
  readonly accessLimit: number;
  readonly items: readonly ProofItem[];
};

export type CreateRecoveryCodePayload = {
  readonly code: string;
};

export type CreateShareLinkInput = {
  readonly expiresAt?: DateTime | null;
  readonly accessLimit?: number | null;
  readonly label?: string | null;
};

export type CreateShareLinkPayload = {
  readonly shareId: ID;
  readonly shareToken: string;
  readonly url: string;
  readonly qrUrl: string;
  readonly expiresAt: DateTime | null;
  readonly accessLimit: number | null;
  readonly credentialStatus: string;
  readonly notice: string | null;
};

export type CredentialFactLine = {
  readonly label: string;
  readonly value: string;
};

export type CredentialInsight = {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly summary: string | null;
  readonly equivalency_note: string | null;
  readonly disclaimer: string;
  readonly title: string;
  readonly facts: readonly CredentialFactLine[];
};

export type CredentialInsightInput = {
  readonly credential_id?: ID | null;
  readonly credential?: JsonValue;
  readonly target_country?: string | null;
  readonly locale?: string | null;
};

export type CustodianRole = 'Viewer' | 'Reviewer' | 'Attester' | 'Admin';

export type CustodianType = 'RECORDS_ARCHIVE' | 'REGULATOR' | 'LICENSING_BOARD' | 'AWARDING_BODY' | 'EMPLOYER';

export type DID = string;

export type DateTime = string;

export type DeclineClaimPayload = {
  readonly declined: boolean;
};

export type DeclineInvitePayload = {
  readonly declined: boolean;
};

export type DeclineVerificationRequestInput = {
  readonly reason?: string | null;
};

export type DeleteAccountPayload = {
  readonly status: HolderAccountStatus;
  readonly erasesAt: DateTime;
};

export type DeletePasskeyPayload = {
  readonly success: boolean;
};

export type Evidence = {
  readonly evidenceId: ID;
  readonly kind: EvidenceKind;
  readonly fileName: string;
  readonly mimeType: string;
  readonly size: number;
  readonly sha256: string;
  readonly scanStatus: EvidenceScanStatus;
  readonly visibility: EvidenceVisibility;
  readonly credentialId: ID | null;
  readonly requestId: ID | null;
  readonly createdAt: DateTime;
};

export type EvidenceKind = 'IDENTITY' | 'NAME_CHANGE' | 'ACHIEVEMENT' | 'OTHER';

export type EvidencePage = {
  readonly items: readonly Evidence[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
};

export type EvidenceScanStatus = 'PENDING' | 'CLEAN' | 'INFECTED';

export type EvidenceVisibility = 'PRIVATE' | 'ISSUER';

export type FinishCustodianSsoPayload = {
  readonly outcome: SsoOutcome;
  readonly token?: string;
  readonly token_type?: string;
  readonly expires_at?: DateTime;
  readonly custodian?: SignInCustodian;
  readonly user?: SignedInCustodianUser;
  readonly code?: string;
  readonly return_to: string;
};

export type FinishIssuerSsoPayload = {
  readonly outcome: SsoOutcome;
  readonly token?: string;
  readonly token_type?: string;
  readonly expires_at?: DateTime;
  readonly issuer?: SignInIssuer;
  readonly user?: IssuerMember;
  readonly code?: string;
  readonly return_to: string;
};

export type FinishPasskeyRegistrationInput = {
  readonly ceremonyId: ID;
  readonly attestation: JsonValue;
  readonly label?: string | null;
};

export type FinishPasskeyRegistrationPayload = {
  readonly success: boolean;
  readonly credentialId: ID;
};

export type FinishPasskeySignInInput = {
  readonly ceremonyId: ID;
  readonly credential: JsonValue;
};

export type GrantConsentInput = {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly scope?: string | null;
};

export type HolderAccountStatus = 'ACTIVE' | 'LOCKED' | 'ERASED';

export type HolderRequestStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

export type HolderRequestType = 'REISSUE' | 'REVOKE' | 'UPDATE' | 'DOWNLOAD';

export type HolderSignInPayload = {
  readonly success: boolean;
  readonly user: HolderUser;
};

export type HolderUser = {
  readonly id: ID;
  readonly name: string;
  readonly email: string;
  readonly did?: DID;
  readonly phone?: string;
  readonly createdAt: DateTime;
};

export type ID = string;

export type IdentityCheckResult = 'MATCH_CONFIRMED' | 'COULD_NOT_CONFIRM';

export type InviteOffer = {
  readonly organization: InvitingOrganization;
  readonly name: string;
  readonly email: string;
  readonly status: OnboardingInviteStatus;
  readonly expiresAt: DateTime;
};

export type InvitingOrganization = {
  readonly did: DID;
  readonly name: string | null;
  readonly authorityType: AuthorityType;
};

export type IssuerMember = {
  readonly id: ID;
  readonly email: string;
  readonly role: IssuerMemberRole;
};

export type IssuerMemberRole = 'Admin' | 'Operator' | 'Viewer';

export type JsonValue = unknown;

export type LearnerLinkMethod = 'INVITE' | 'EMAIL_MATCH' | 'ISSUER_ASSERTED' | 'ID_CHECK';

export type LearnerLinkStatus = 'PROPOSED' | 'CONFIRMED' | 'REJECTED' | 'UNLINKED';

export type MarkAllNotificationsReadPayload = {
  readonly marked: number;
};

export type Notification = {
  readonly notificationId: ID;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly credentialId: ID | null;
  readonly readAt: DateTime | null;
  readonly createdAt: DateTime;
};

export type NotificationKind = 'CREDENTIAL_ISSUED' | 'CREDENTIAL_REVOKED' | 'CREDENTIAL_EXPIRING' | 'CREDENTIAL_SUPERSEDED' | 'REQUEST_RESOLVED' | 'LINK_VIEWED' | 'LINK_EXPIRED' | 'CLAIM_INVITE' | 'LEARNER_LINK_PROPOSED' | 'VERIFICATION_REQUESTED' | 'SECURITY';

export type NotificationPage = {
  readonly items: readonly Notification[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly unreadCount: number;
  readonly isUpToDate: boolean;
};

export type OnboardingInviteStatus = 'CREATED' | 'SENT' | 'BOUNCED' | 'OPENED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';

export type OwnHolderRequest = {
  readonly requestId: ID;
  readonly authorityType: AuthorityType;
  readonly issuerId: ID;
  readonly issuerDid: DID;
  readonly issuerName: string | null;
  readonly credentialId: ID;
  readonly holderDid: DID | null;
  readonly holderName: string | null;
  readonly holderEmail: string | null;
  readonly credentialType: string | null;
  readonly requestType: HolderRequestType;
  readonly reason: string | null;
  readonly status: HolderRequestStatus;
  readonly response: string | null;
  readonly submittedAt: DateTime;
  readonly resolvedAt: DateTime | null;
  readonly resolvedBy: string | null;
  readonly rowVersion: number;
};

export type OwnHolderRequestPage = {
  readonly items: readonly OwnHolderRequest[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type OwnLearnerLink = {
  readonly linkId: ID;
  readonly issuerDid: DID;
  readonly method: LearnerLinkMethod;
  readonly status: LearnerLinkStatus;
  readonly learnerNumber: string | null;
  readonly createdAt: DateTime;
  readonly confirmedAt: DateTime | null;
  readonly erasureRequestedAt: DateTime | null;
};

export type OwnLearnerLinkPage = {
  readonly items: readonly OwnLearnerLink[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type Passkey = {
  readonly id: ID;
  readonly label: string;
  readonly addedAt: DateTime;
  readonly lastUsed: DateTime | null;
};

export type ProofItem = {
  readonly credentialId: ID;
  readonly disclosedPaths: readonly string[] | null;
};

export type ProofItemInput = {
  readonly credentialId: ID;
  readonly disclosedPaths?: readonly string[] | null;
};

export type ProofLink = {
  readonly proofId: ID;
  readonly items: readonly ProofItem[];
  readonly purpose: string;
  readonly audience: string | null;
  readonly createdAt: DateTime;
  readonly expiresAt: DateTime;
  readonly accessLimit: number;
  readonly accessCount: number;
  readonly state: ProofLinkState;
  readonly revokedAt: DateTime | null;
};

export type ProofLinkPage = {
  readonly items: readonly ProofLink[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type ProofLinkState = 'ACTIVE' | 'REVOKED' | 'EXPIRED' | 'CONSUMED';

export type ReceiveSamlResponsePayload = {
  readonly next: string;
};

export type ReceivedRequest = {
  readonly requestId: ID;
  readonly verifier: AskingVerifier;
  readonly requested: readonly AskedCredential[];
  readonly purpose: string;
  readonly status: ReceivedRequestStatus;
  readonly shareIds: readonly ID[];
  readonly declineReason: string | null;
  readonly expiresAt: DateTime;
  readonly answeredAt: DateTime | null;
  readonly createdAt: DateTime;
};

export type ReceivedRequestPage = {
  readonly items: readonly ReceivedRequest[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type ReceivedRequestStatus = 'SENT' | 'VIEWED' | 'FULFILLED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';

export type RedeemCustodianSignInInput = {
  readonly token: string;
};

export type RedeemCustodianSignInPayload = {
  readonly token: string;
  readonly token_type: string;
  readonly expires_at: DateTime;
  readonly custodian: SignInCustodian;
  readonly user: SignedInCustodianUser;
};

export type RedeemCustodianSsoPayload = {
  readonly token: string;
  readonly token_type: string;
  readonly expires_at: DateTime;
  readonly custodian: SignInCustodian;
  readonly user: SignedInCustodianUser;
  readonly return_to: string;
};

export type RedeemHolderSignInInput = {
  readonly token: string;
};

export type RedeemIssuerSignInInput = {
  readonly token: string;
};

export type RedeemIssuerSignInPayload = {
  readonly token: string;
  readonly token_type: string;
  readonly expires_at: DateTime;
  readonly issuer: SignInIssuer;
  readonly user: IssuerMember;
};

export type RedeemIssuerSsoPayload = {
  readonly token: string;
  readonly token_type: string;
  readonly expires_at: DateTime;
  readonly issuer: SignInIssuer;
  readonly user: IssuerMember;
  readonly return_to: string;
};

export type RedeemRecoveryCodeInput = {
  readonly code: string;
};

export type RedeemSsoInput = {
  readonly code: string;
  readonly binding?: string | null;
};

export type RedeemVerifierSignInInput = {
  readonly token: string;
};

export type RedeemVerifierSignInPayload = {
  readonly token: string;
  readonly token_type: string;
  readonly expires_at: DateTime;
  readonly verifier: SignInVerifier;
  readonly user: SignedInVerifierUser;
};

export type RegisterHolderInput = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null;
};

export type RegisterHolderPayload = {
  readonly success: boolean;
  readonly userId: ID;
};

export type RequestCustodianSignInInput = {
  readonly email: string;
  readonly custodian_did?: DID | null;
};

export type RequestCustodianSignInPayload = {
  readonly sent: boolean;
  readonly email: string;
};

export type RequestHolderSignInInput = {
  readonly email: string;
};

export type RequestHolderSignInPayload = {
  readonly sent: boolean;
  readonly email: string;
};

export type RequestIssuerSignInInput = {
  readonly email: string;
  readonly issuer_did?: DID | null;
};

export type RequestIssuerSignInPayload = {
  readonly sent: boolean;
  readonly email: string;
};

export type RequestVerifierSignInInput = {
  readonly email: string;
  readonly verifier_id?: ID | null;
};

export type RequestVerifierSignInPayload = {
  readonly sent: boolean;
  readonly email: string;
};

export type ShareLink = {
  readonly shareId: ID;
  readonly credentialId: ID;
  readonly holderDid: DID;
  readonly shareToken: string;
  readonly url: string;
  readonly qrUrl: string;
  readonly label: string | null;
  readonly createdAt: DateTime;
  readonly expiresAt: DateTime | null;
  readonly accessLimit: number | null;
  readonly accessCount: number;
  readonly state: ShareLinkState;
  readonly active: boolean;
  readonly revokedAt: DateTime | null;
};

export type ShareLinkPage = {
  readonly items: readonly ShareLink[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type ShareLinkState = 'ACTIVE' | 'REVOKED' | 'EXPIRED' | 'EXHAUSTED';

export type SignInCustodian = {
  readonly did: DID;
  readonly name: string;
  readonly status: string;
};

export type SignInIssuer = {
  readonly did: DID;
  readonly name: string;
  readonly status: string;
};

export type SignInVerifier = {
  readonly verifier_id: ID;
  readonly name: string;
  readonly status: VerifierStatus;
};

export type SignOutCustodianUserInput = {
  readonly everywhere?: boolean | null;
};

export type SignOutCustodianUserPayload = {
  readonly everywhere: boolean;
  readonly logout_url: string | null;
};

export type SignOutHolderPayload = {
  readonly success: boolean;
};

export type SignOutIssuerMemberInput = {
  readonly everywhere?: boolean | null;
};

export type SignOutIssuerMemberPayload = {
  readonly everywhere: boolean;
  readonly logout_url: string | null;
};

export type SignOutVerifierUserInput = {
  readonly everywhere?: boolean | null;
};

export type SignedInCustodianUser = {
  readonly id: ID;
  readonly email: string;
  readonly role: CustodianRole;
};

export type SignedInVerifierUser = {
  readonly id: ID;
  readonly email: string;
  readonly role: VerifierRole;
};

export type SsoOutcome = 'SIGNED_IN' | 'HANDED_OVER' | 'TESTED';

export type SupportAnswer = {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly answer: string;
  readonly sources: readonly SupportSource[];
};

export type SupportAudience = 'HOLDER' | 'ISSUER' | 'CUSTODIAN' | 'VERIFIER' | 'ADMIN' | 'DEVELOPER';

export type SupportSource = {
  readonly doc: string;
  readonly title: string;
  readonly heading: string;
  readonly excerpt: string;
  readonly path: string;
};

export type VerifierRole = 'Member' | 'Admin';

export type VerifierStatus = 'PENDING_EMAIL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';

export type WalletAttestation = {
  readonly attestationId: ID;
  readonly sourceName: string | null;
  readonly statementTemplate: string | null;
  readonly statement: string | null;
  readonly leafIndex: number | null;
  readonly treeSize: number | null;
  readonly proofUrl: string | null;
};

export type WalletClaimStatus = 'UNCLAIMED' | 'CLAIMED' | 'DECLINED';

export type WalletCredential = {
  readonly credentialId: ID;
  readonly type: string;
  readonly title: string;
  readonly issuer: WalletIssuer;
  readonly attestation: WalletAttestation | null;
  readonly issuedAt: DateTime;
  readonly expiresAt: DateTime | null;
  readonly status: WalletCredentialStatus;
  readonly claimStatus: WalletClaimStatus;
  readonly supersededBy: ID | null;
  readonly supersedes: ID | null;
  readonly display: readonly WalletDisplayLine[];
  readonly vc: JsonValue;
};

export type WalletCredentialPage = {
  readonly items: readonly WalletCredential[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
};

export type WalletCredentialStatus = 'ISSUED' | 'SUSPENDED' | 'REVOKED' | 'EXPIRED' | 'SUPERSEDED';

export type WalletDisplayLine = {
  readonly label: string;
  readonly value: string;
};

export type WalletIssuer = {
  readonly did: DID;
  readonly name: string;
  readonly status: string | null;
  readonly authorityType: AuthorityType;
  readonly custodianType: CustodianType | null;
};

export type WalletKey = {
  readonly keyId: ID;
  readonly did: DID;
  readonly publicKey: Base64;
  readonly mode: WalletKeyMode;
  readonly algorithm: string;
  readonly isCurrent: boolean;
  readonly createdAt: DateTime;
  readonly retiredAt: DateTime | null;
};

export type WalletKeyChallenge = {
  readonly challengeId: ID;
  readonly challenge: string;
  readonly messageTemplate: string;
  readonly expiresAt: DateTime;
};

export type WalletKeyMode = 'PLATFORM' | 'DEVICE';

export type WalletKeySummary = {
  readonly keyId: ID;
  readonly did: DID;
  readonly publicKey: Base64;
  readonly mode: WalletKeyMode;
  readonly algorithm: string;
  readonly isCurrent: boolean;
  readonly createdAt: DateTime;
};

export type WalletKeysReply = {
  readonly current: WalletKey | null;
  readonly keys: readonly WalletKey[];
};
