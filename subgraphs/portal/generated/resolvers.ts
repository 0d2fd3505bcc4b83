import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CustodianKey as CustodianKeyNoun, CustodianUserNoun as CustodianUserNounNoun } from '../custodians/resolvers.ts';
import type { IssuerKey as IssuerKeyNoun, MyIssuerNoun as MyIssuerNounNoun, TeamMemberNoun as TeamMemberNounNoun } from '../issuers/resolvers.ts';
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
  /** Any JSON value, passed through as it is: what stands inside may be signed. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** What a person may do for a custodian. */
export type CustodianRole =
  /** Read. */
  | 'Viewer'
  /** Take records in, look through them and decide about them. */
  | 'Reviewer'
  /** Attest what others have reviewed, and issue from it. */
  | 'Attester'
  /** Everything, including the team, the key and single sign-on. Four eyes hold for Admins, too. */
  | 'Admin';

/** How a person stands in the team of a custodian. */
export type CustodianUserStatus =
  /** Has a letter with a link that works for 7 days. */
  | 'INVITED'
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in for now. */
  | 'SUSPENDED'
  /** Is no member any more; can be invited again. */
  | 'REMOVED';

/** A person who acts for a custodian. Somebody of several custodians is one in each. */
export type CustodianUser = {
  readonly __typename?: 'CustodianUser';
  /** Names the person in every call; the subject of the bearer token. */
  readonly userId: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** The name that colleagues see; null for none. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** What the person may do. */
  readonly role: CustodianRole;
  /** How the person stands in the team. */
  readonly status: CustodianUserStatus;
  /** The custodian. */
  readonly custodian: Custodian;
  /** Its DID. */
  readonly custodianDid: Scalars['DID']['output'];
  /** When the link of the invitation stops working; null for everybody who has accepted. */
  readonly invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until the first sign-in. */
  readonly lastSignedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the person was invited first. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a team. */
export type CustodianUserEdge = {
  readonly __typename?: 'CustodianUserEdge';
  /** The person. */
  readonly node: CustodianUser;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of a team, by e-mail address. */
export type CustodianUserConnection = {
  readonly __typename?: 'CustodianUserConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<CustodianUserEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<CustodianUser>;
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

/** Which people of a team to list. */
export type CustodianTeamFilter = {
  /** Only those who stand so. */
  readonly status?: InputMaybe<CustodianUserStatus>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The caller, as the custodian's team has them. */
  readonly currentCustodianUser: CustodianUser;
  /** Somebody of the caller's team. Error: NOT_FOUND. */
  readonly custodianUser: CustodianUser;
  /** The caller's team, by e-mail address, with those who were removed. */
  readonly custodianTeam: CustodianUserConnection;
  /** The issuer that the caller acts for. */
  readonly myIssuer: MyIssuer;
  /** Somebody of the caller's team. Error: NOT_FOUND. */
  readonly teamMember: TeamMember;
  /** The caller's team, by e-mail address, with those who were removed. */
  readonly issuerTeam: TeamMemberConnection;
  /** Somebody of the team of the issuer whose API key asks. Error: NOT_FOUND, also for who has left. */
  readonly scimUser: ScimUser;
  /**
   * The team of the issuer whose API key asks, without those who have left. A filter compares userName, externalId or id by eq in each
   * alternative, or active alone; other comparisons may stand beside these with and.
   */
  readonly scimUsers: ScimUserList;
  /** A document that tells what there is. Error: NOT_FOUND for an id of nothing. */
  readonly scimDocument: Scalars['JSON']['output'];
};


export type QueryCustodianUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustodianTeamArgs = {
  filter?: InputMaybe<CustodianTeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIssuerTeamArgs = {
  filter?: InputMaybe<IssuerTeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryScimUserArgs = {
  id: Scalars['ID']['input'];
  attributes?: InputMaybe<Scalars['String']['input']>;
  excludedAttributes?: InputMaybe<Scalars['String']['input']>;
};


export type QueryScimUsersArgs = {
  filter?: InputMaybe<Scalars['String']['input']>;
  startIndex?: InputMaybe<Scalars['Int']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
  attributes?: InputMaybe<Scalars['String']['input']>;
  excludedAttributes?: InputMaybe<Scalars['String']['input']>;
};


export type QueryScimDocumentArgs = {
  kind: ScimDocumentKind;
  id?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Mails a sign-in link to a person of a custodian. The answer is the same whether or not the address is known, so it tells nobody
   * who has an account. A link works once and for 15 minutes; at most 3 are live per address and custodian, further requests mail
   * nothing. Where a custodian demands its own identity provider, links go to its break-glass Admin alone.
   */
  readonly requestCustodianSignIn: RequestCustodianSignInPayload;
  /**
   * Trades the token of a sign-in link, or of an invitation, for a bearer token; the link is used up, the invitation accepted. Whoever
   * redeems the first link sent to the contact e-mail of a custodian without people becomes its first Admin. Refusals: TOKEN_INVALID,
   * TOKEN_EXPIRED, TOKEN_ALREADY_USED.
   */
  readonly redeemCustodianSignIn: RedeemCustodianSignInPayload;
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly signOutCustodianUser: SignOutCustodianUserPayload;
  /**
   * Invites somebody into the team, by a letter whose link works once and for 7 days. Refusals: DUPLICATE for an address of the team,
   * CUSTODIAN_NOT_ACTIVE until the custodian was approved.
   */
  readonly inviteCustodianUser: InviteCustodianUserPayload;
  /** Sends an invitation again, at most 5 times; the link of the letter before opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LIMIT_REACHED. */
  readonly resendCustodianInvitation: ResendCustodianInvitationPayload;
  /** Takes an invitation back: its link opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelCustodianInvitation: CancelCustodianInvitationPayload;
  /** Changes somebody's role or name; a new role ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly updateCustodianUser: UpdateCustodianUserPayload;
  /** Closes the way in for an ACTIVE person and ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly suspendCustodianUser: SuspendCustodianUserPayload;
  /** Opens it again for a SUSPENDED person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly reactivateCustodianUser: ReactivateCustodianUserPayload;
  /** Ends a membership and all bearer tokens of the person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly removeCustodianUser: RemoveCustodianUserPayload;
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
  /**
   * Invites somebody into the team, by a letter whose link works once and for 7 days. Refusals: DUPLICATE for an address of the team,
   * ISSUER_NOT_ACTIVE until the issuer was approved.
   */
  readonly inviteTeamMember: InviteTeamMemberPayload;
  /** Sends an invitation again, at most 5 times; the link of the letter before opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LIMIT_REACHED. */
  readonly resendTeamInvitation: ResendTeamInvitationPayload;
  /** Takes an invitation back: its link opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelTeamInvitation: CancelTeamInvitationPayload;
  /** Changes somebody's role or name; a new role ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly updateTeamMember: UpdateTeamMemberPayload;
  /** Closes the way in for an ACTIVE person and ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly suspendTeamMember: SuspendTeamMemberPayload;
  /** Opens it again for a SUSPENDED person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly reactivateTeamMember: ReactivateTeamMemberPayload;
  /** Ends a membership and all bearer tokens of the person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly removeTeamMember: RemoveTeamMemberPayload;
  /** Adds a member, ACTIVE without an invitation, or brings one back who has left. Refusal: DUPLICATE for an address of the team. */
  readonly createScimUser: CreateScimUserPayload;
  /** Replaces what is said of a member; the role and whether they are active stay where nothing is said of them. Refusals: NOT_FOUND, LAST_ADMIN. */
  readonly replaceScimUser: ReplaceScimUserPayload;
  /** Changes single attributes of a member (RFC 7644 §3.5.2). Refusals: NOT_FOUND, LAST_ADMIN. */
  readonly patchScimUser: PatchScimUserPayload;
  /** Ends a membership and all bearer tokens of the person. Refusals: NOT_FOUND, LAST_ADMIN. */
  readonly deleteScimUser: DeleteScimUserPayload;
  /**
   * Begins a sign-in at the identity provider of an issuer: send the browser to `url`. With `purpose` TEST an Admin tries the configuration of the
   * own issuer; a test signs nobody in. NOT_FOUND says that there is no single sign-on there, whatever the reason.
   */
  readonly beginIssuerSso: BeginSsoPayload;
  /**
   * Keeps a SAML response that was posted to the assertion consumer service, until the browser that began the sign-in comes to `next`.
   * Refusal: SSO_STATE_INVALID for a response that nobody here asked for.
   */
  readonly receiveIssuerSamlResponse: ReceiveSamlResponsePayload;
  /**
   * Ends a sign-in with what the identity provider sent back, once and within 10 minutes. Refusals: SSO_STATE_INVALID, SSO_FAILED, SSO_DENIED,
   * SSO_NOT_A_MEMBER, SSO_MEMBER_CLOSED.
   */
  readonly finishIssuerSso: FinishIssuerSsoPayload;
  /** Trades the code of a sign-in that was handed over to a page for a bearer token, once and within 2 minutes. Refusals as of the end of a sign-in. */
  readonly redeemIssuerSso: RedeemIssuerSsoPayload;
  /**
   * Begins a sign-in at the identity provider of a custodian: send the browser to `url`. With `purpose` TEST an Admin tries the configuration of the
   * own custodian; a test signs nobody in. NOT_FOUND says that there is no single sign-on there, whatever the reason.
   */
  readonly beginCustodianSso: BeginSsoPayload;
  /**
   * Keeps a SAML response that was posted to the assertion consumer service, until the browser that began the sign-in comes to `next`.
   * Refusal: SSO_STATE_INVALID for a response that nobody here asked for.
   */
  readonly receiveCustodianSamlResponse: ReceiveSamlResponsePayload;
  /**
   * Ends a sign-in with what the identity provider sent back, once and within 10 minutes. Refusals: SSO_STATE_INVALID, SSO_FAILED, SSO_DENIED,
   * SSO_NOT_A_MEMBER, SSO_MEMBER_CLOSED.
   */
  readonly finishCustodianSso: FinishCustodianSsoPayload;
  /** Trades the code of a sign-in that was handed over to a page for a bearer token, once and within 2 minutes. Refusals as of the end of a sign-in. */
  readonly redeemCustodianSso: RedeemCustodianSsoPayload;
};


export type MutationRequestCustodianSignInArgs = {
  input: RequestCustodianSignInInput;
};


export type MutationRedeemCustodianSignInArgs = {
  input: RedeemCustodianSignInInput;
};


export type MutationSignOutCustodianUserArgs = {
  input?: SignOutCustodianUserInput;
};


export type MutationInviteCustodianUserArgs = {
  input: InviteCustodianUserInput;
};


export type MutationResendCustodianInvitationArgs = {
  input: ResendCustodianInvitationInput;
};


export type MutationCancelCustodianInvitationArgs = {
  input: CancelCustodianInvitationInput;
};


export type MutationUpdateCustodianUserArgs = {
  input: UpdateCustodianUserInput;
};


export type MutationSuspendCustodianUserArgs = {
  input: SuspendCustodianUserInput;
};


export type MutationReactivateCustodianUserArgs = {
  input: ReactivateCustodianUserInput;
};


export type MutationRemoveCustodianUserArgs = {
  input: RemoveCustodianUserInput;
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


export type MutationInviteTeamMemberArgs = {
  input: InviteTeamMemberInput;
};


export type MutationResendTeamInvitationArgs = {
  input: ResendTeamInvitationInput;
};


export type MutationCancelTeamInvitationArgs = {
  input: CancelTeamInvitationInput;
};


export type MutationUpdateTeamMemberArgs = {
  input: UpdateTeamMemberInput;
};


export type MutationSuspendTeamMemberArgs = {
  input: SuspendTeamMemberInput;
};


export type MutationReactivateTeamMemberArgs = {
  input: ReactivateTeamMemberInput;
};


export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


export type MutationCreateScimUserArgs = {
  input: CreateScimUserInput;
};


export type MutationReplaceScimUserArgs = {
  input: ReplaceScimUserInput;
};


export type MutationPatchScimUserArgs = {
  input: PatchScimUserInput;
};


export type MutationDeleteScimUserArgs = {
  input: DeleteScimUserInput;
};


export type MutationBeginIssuerSsoArgs = {
  input: BeginIssuerSsoInput;
};


export type MutationReceiveIssuerSamlResponseArgs = {
  input: ReceiveSamlResponseInput;
};


export type MutationFinishIssuerSsoArgs = {
  input: FinishSsoInput;
};


export type MutationRedeemIssuerSsoArgs = {
  input: RedeemSsoInput;
};


export type MutationBeginCustodianSsoArgs = {
  input: BeginCustodianSsoInput;
};


export type MutationReceiveCustodianSamlResponseArgs = {
  input: ReceiveSamlResponseInput;
};


export type MutationFinishCustodianSsoArgs = {
  input: FinishSsoInput;
};


export type MutationRedeemCustodianSsoArgs = {
  input: RedeemSsoInput;
};

/** Who wants to sign in. */
export type RequestCustodianSignInInput = {
  /** The person's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The custodian, for people of several; without it an ACTIVE one is chosen, by name. */
  readonly custodianDid?: InputMaybe<Scalars['DID']['input']>;
};

/** What everybody is told who asks for a link. */
export type RequestCustodianSignInPayload = {
  readonly __typename?: 'RequestCustodianSignInPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
  /** The address as it was understood. */
  readonly email: Scalars['String']['output'];
};

/** The token of a sign-in link or of an invitation. */
export type RedeemCustodianSignInInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** A bearer token and whom it stands for. */
export type RedeemCustodianSignInPayload = {
  readonly __typename?: 'RedeemCustodianSignInPayload';
  /** The bearer token of scope custodian-portal; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The custodian that the person acts for. */
  readonly custodian: SignInCustodian;
  /** The person. */
  readonly user: SignedInCustodianUser;
};

/** A custodian as its people see it when they sign in. */
export type SignInCustodian = {
  readonly __typename?: 'SignInCustodian';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** PENDING_APPROVAL, ACTIVE or SUSPENDED; only ACTIVE custodians can attest and issue. */
  readonly status: Scalars['String']['output'];
};

/** Who has signed in or out. */
export type SignedInCustodianUser = {
  readonly __typename?: 'SignedInCustodianUser';
  /** Id of the person; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** What the person may do. */
  readonly role: CustodianRole;
};

/** What a sign-out ends. */
export type SignOutCustodianUserInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out ended. */
export type SignOutCustodianUserPayload = {
  readonly __typename?: 'SignOutCustodianUserPayload';
  /** Whose tokens. */
  readonly user: SignedInCustodianUser;
  /** True when every bearer token of the person ended. */
  readonly everywhere: Scalars['Boolean']['output'];
  /**
   * Where to send the browser so that its session at the identity provider ends, too, and comes back to the sign-in page with `state`; null
   * for a sign-in by a link or by SAML, and where the provider says of no such place.
   */
  readonly logoutUrl?: Maybe<Scalars['String']['output']>;
};

/** Whom to invite. */
export type InviteCustodianUserInput = {
  /** Where the letter goes; accepting it proves the address. */
  readonly email: Scalars['String']['input'];
  /** What the person will be able to do. */
  readonly role: CustodianRole;
  /** The name that colleagues see, at most 200 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type InviteCustodianUserPayload = {
  readonly __typename?: 'InviteCustodianUserPayload';
  /** The person, INVITED. */
  readonly user: CustodianUser;
};

/** Whose invitation to send again. */
export type ResendCustodianInvitationInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type ResendCustodianInvitationPayload = {
  readonly __typename?: 'ResendCustodianInvitationPayload';
  /** The person, with a new end of the invitation. */
  readonly user: CustodianUser;
};

/** Whose invitation to take back. */
export type CancelCustodianInvitationInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelCustodianInvitationPayload = {
  readonly __typename?: 'CancelCustodianInvitationPayload';
  /** The person, REMOVED. */
  readonly user: CustodianUser;
};

/** What to change of somebody; what is left out stays. */
export type UpdateCustodianUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
  /** What the person may do from now on. */
  readonly role?: InputMaybe<CustodianRole>;
  /** The name that colleagues see, at most 200 characters; empty text takes it away. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type UpdateCustodianUserPayload = {
  readonly __typename?: 'UpdateCustodianUserPayload';
  /** The person as changed. */
  readonly user: CustodianUser;
};

/** Whom to suspend. */
export type SuspendCustodianUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type SuspendCustodianUserPayload = {
  readonly __typename?: 'SuspendCustodianUserPayload';
  /** The person, SUSPENDED. */
  readonly user: CustodianUser;
};

/** Whom to let in again. */
export type ReactivateCustodianUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type ReactivateCustodianUserPayload = {
  readonly __typename?: 'ReactivateCustodianUserPayload';
  /** The person, ACTIVE. */
  readonly user: CustodianUser;
};

/** Whom to remove. */
export type RemoveCustodianUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type RemoveCustodianUserPayload = {
  readonly __typename?: 'RemoveCustodianUserPayload';
  /** The person, REMOVED. */
  readonly user: CustodianUser;
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
  /**
   * Where to send the browser so that its session at the identity provider ends, too, and comes back to the sign-in page with `state`; null
   * for a sign-in by a link or by SAML, and where the provider says of no such place.
   */
  readonly logoutUrl?: Maybe<Scalars['String']['output']>;
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

/** How a person stands in the team of an issuer. */
export type TeamMemberStatus =
  /** Has a letter with a link that works for 7 days. */
  | 'INVITED'
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in for now. */
  | 'SUSPENDED'
  /** Is no member any more; can be invited again. */
  | 'REMOVED';

/** A person who acts for an issuer. Somebody of several issuers is one in each. */
export type TeamMember = {
  readonly __typename?: 'TeamMember';
  /** Names the person in every call; the subject of the bearer token. */
  readonly memberId: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** The name that colleagues see; null for none. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** What the person may do. */
  readonly role: IssuerMemberRole;
  /** How the person stands in the team. */
  readonly status: TeamMemberStatus;
  /** The issuer. */
  readonly issuer: Issuer;
  /** Its DID. */
  readonly issuerDid: Scalars['DID']['output'];
  /** When the link of the invitation stops working; null for everybody who has accepted. */
  readonly invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until the first sign-in. */
  readonly lastSignedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the person was invited first. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of a team. */
export type TeamMemberEdge = {
  readonly __typename?: 'TeamMemberEdge';
  /** The person. */
  readonly node: TeamMember;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of a team, by e-mail address. */
export type TeamMemberConnection = {
  readonly __typename?: 'TeamMemberConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<TeamMemberEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<TeamMember>;
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

/** Which people of a team to list. */
export type IssuerTeamFilter = {
  /** Only those who stand so. */
  readonly status?: InputMaybe<TeamMemberStatus>;
};

/** The issuer that the caller acts for, and the caller. */
export type MyIssuer = {
  readonly __typename?: 'MyIssuer';
  /** Its DID. */
  readonly did: Scalars['DID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** PENDING_APPROVAL, ACTIVE or SUSPENDED; only ACTIVE issuers can issue. */
  readonly status: Scalars['String']['output'];
  /** Its record in the registry. */
  readonly issuer: Issuer;
  /** The caller, as the issuer's team has them. */
  readonly member: TeamMember;
  /** The people of the issuer, by e-mail address, with those who were removed. */
  readonly team: TeamMemberConnection;
};


/** The issuer that the caller acts for, and the caller. */
export type MyIssuerTeamArgs = {
  filter?: InputMaybe<IssuerTeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Whom to invite. */
export type InviteTeamMemberInput = {
  /** Where the letter goes; accepting it proves the address. */
  readonly email: Scalars['String']['input'];
  /** What the person will be able to do. */
  readonly role: IssuerMemberRole;
  /** The name that colleagues see, at most 200 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type InviteTeamMemberPayload = {
  readonly __typename?: 'InviteTeamMemberPayload';
  /** The person, INVITED. */
  readonly member: TeamMember;
};

/** Whose invitation to send again. */
export type ResendTeamInvitationInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
};

/** What came of it. */
export type ResendTeamInvitationPayload = {
  readonly __typename?: 'ResendTeamInvitationPayload';
  /** The person, with a new end of the invitation. */
  readonly member: TeamMember;
};

/** Whose invitation to take back. */
export type CancelTeamInvitationInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelTeamInvitationPayload = {
  readonly __typename?: 'CancelTeamInvitationPayload';
  /** The person, REMOVED. */
  readonly member: TeamMember;
};

/** What to change of somebody; what is left out stays. */
export type UpdateTeamMemberInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
  /** What the person may do from now on. */
  readonly role?: InputMaybe<IssuerMemberRole>;
  /** The name that colleagues see, at most 200 characters; empty text takes it away. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type UpdateTeamMemberPayload = {
  readonly __typename?: 'UpdateTeamMemberPayload';
  /** The person as changed. */
  readonly member: TeamMember;
};

/** Whom to suspend. */
export type SuspendTeamMemberInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
};

/** What came of it. */
export type SuspendTeamMemberPayload = {
  readonly __typename?: 'SuspendTeamMemberPayload';
  /** The person, SUSPENDED. */
  readonly member: TeamMember;
};

/** Whom to let in again. */
export type ReactivateTeamMemberInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
};

/** What came of it. */
export type ReactivateTeamMemberPayload = {
  readonly __typename?: 'ReactivateTeamMemberPayload';
  /** The person, ACTIVE. */
  readonly member: TeamMember;
};

/** Whom to remove. */
export type RemoveTeamMemberInput = {
  /** Id of the person. */
  readonly memberId: Scalars['ID']['input'];
};

/** What came of it. */
export type RemoveTeamMemberPayload = {
  readonly __typename?: 'RemoveTeamMemberPayload';
  /** The person, REMOVED. */
  readonly member: TeamMember;
};

/** A member of the team of an issuer, as its directory sees them (SCIM, RFC 7643 §4.1). What was not asked for is null. */
export type ScimUser = {
  readonly __typename?: 'ScimUser';
  /** The URN of the schema of users. */
  readonly schemas: ReadonlyArray<Scalars['String']['output']>;
  /** Id of the member; stays when the person leaves and comes back. */
  readonly id: Scalars['ID']['output'];
  /** What the directory calls the person. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** E-mail address in lower case. */
  readonly userName?: Maybe<Scalars['String']['output']>;
  /** The parts of the name. */
  readonly name?: Maybe<ScimName>;
  /** The name that colleagues see. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Whether the person may act for the issuer; false for those who are invited or suspended. */
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  /** The address once more. */
  readonly emails?: Maybe<ReadonlyArray<ScimEmail>>;
  /** What the person may do; one role. */
  readonly roles?: Maybe<ReadonlyArray<ScimRole>>;
  /** What the platform knows of the resource. */
  readonly meta?: Maybe<ScimMeta>;
};

/** The parts of a name. */
export type ScimName = {
  readonly __typename?: 'ScimName';
  /** The whole name. */
  readonly formatted?: Maybe<Scalars['String']['output']>;
  /** The family name. */
  readonly familyName?: Maybe<Scalars['String']['output']>;
  /** The given name. */
  readonly givenName?: Maybe<Scalars['String']['output']>;
};

/** An e-mail address of a member. */
export type ScimEmail = {
  readonly __typename?: 'ScimEmail';
  /** The address. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Always work. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** Always true. */
  readonly primary?: Maybe<Scalars['Boolean']['output']>;
};

/** A role of a member. */
export type ScimRole = {
  readonly __typename?: 'ScimRole';
  /** Admin, Operator or Viewer. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Always true. */
  readonly primary?: Maybe<Scalars['Boolean']['output']>;
};

/** What the platform knows of a resource. */
export type ScimMeta = {
  readonly __typename?: 'ScimMeta';
  /** Always User. */
  readonly resourceType?: Maybe<Scalars['String']['output']>;
  /** When the person came into the team first. */
  readonly created?: Maybe<Scalars['DateTime']['output']>;
  /** When something of it last changed; a sign-in is such a change. */
  readonly lastModified?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the resource. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** Its entity tag; send it as If-Match to refuse lost updates. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** A page of users (RFC 7644 §3.4.2). */
export type ScimUserList = {
  readonly __typename?: 'ScimUserList';
  /** The URN of lists. */
  readonly schemas: ReadonlyArray<Scalars['String']['output']>;
  /** Users that fit, on all pages. */
  readonly totalResults: Scalars['Int']['output'];
  /** The place of the first user of this page; the first of all is 1. */
  readonly startIndex: Scalars['Int']['output'];
  /** Users on this page. */
  readonly itemsPerPage: Scalars['Int']['output'];
  /** The users. */
  readonly resources: ReadonlyArray<ScimUser>;
};

/** What a directory can know of the server before it asks for anybody (RFC 7644 §4). */
export type ScimDocumentKind =
  /** What the server supports. */
  | 'SERVICE_PROVIDER_CONFIG'
  /** The kinds of resources. */
  | 'RESOURCE_TYPES'
  /** The attributes of each kind. */
  | 'SCHEMAS';

/** Whom to add. */
export type CreateScimUserInput = {
  /** A resource of the schema of users, as SCIM has it. */
  readonly resource: Scalars['JSON']['input'];
};

/** Whom a directory has added. */
export type CreateScimUserPayload = {
  readonly __typename?: 'CreateScimUserPayload';
  /** The member. */
  readonly user: ScimUser;
};

/** By what to replace somebody. */
export type ReplaceScimUserInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
  /** A resource of the schema of users, as SCIM has it. */
  readonly resource: Scalars['JSON']['input'];
};

/** What came of it. */
export type ReplaceScimUserPayload = {
  readonly __typename?: 'ReplaceScimUserPayload';
  /** The member as changed. */
  readonly user: ScimUser;
};

/** What to change of somebody. */
export type PatchScimUserInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
  /** A PatchOp message, as SCIM has it. */
  readonly resource: Scalars['JSON']['input'];
};

/** What came of it. */
export type PatchScimUserPayload = {
  readonly __typename?: 'PatchScimUserPayload';
  /** The member as changed. */
  readonly user: ScimUser;
};

/** Whom to remove. */
export type DeleteScimUserInput = {
  /** Id of the member. */
  readonly id: Scalars['ID']['input'];
};

/** What came of it. */
export type DeleteScimUserPayload = {
  readonly __typename?: 'DeleteScimUserPayload';
  /** Who has left. */
  readonly user: ScimUser;
};

/** Where somebody of an issuer wants to sign in. */
export type BeginIssuerSsoInput = {
  /** The issuer; or give an e-mail address. */
  readonly issuerDid?: InputMaybe<Scalars['DID']['input']>;
  /** An e-mail address, of whose domain the issuer is found. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The page of this platform to go to at the end: `/issuer/sign-in`, unless it is `/swagger-ui/` or `/graphiql`. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
  /** SIGN_IN unless told. */
  readonly purpose?: InputMaybe<SsoPurpose>;
  /** The `binding` of a sign-in that this browser has under way, where it is to keep both. */
  readonly binding?: InputMaybe<Scalars['String']['input']>;
};

/** What a sign-in has come to; a bearer token where `outcome` is SIGNED_IN. */
export type FinishIssuerSsoPayload = {
  readonly __typename?: 'FinishIssuerSsoPayload';
  /** What it has come to. */
  readonly outcome: SsoOutcome;
  /** The bearer token of scope issuer-portal; send it as `Authorization: Bearer …`. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Always Bearer. */
  readonly tokenType?: Maybe<Scalars['String']['output']>;
  /** When the bearer token stops working. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The issuer that the member acts for. */
  readonly issuer?: Maybe<SignInIssuer>;
  /** The member. */
  readonly user?: Maybe<IssuerMember>;
  /** Where outcome is HANDED_OVER: the code that the page trades. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The page of this platform to go to. */
  readonly returnTo: Scalars['String']['output'];
};

/** A bearer token and whom it stands for. */
export type RedeemIssuerSsoPayload = {
  readonly __typename?: 'RedeemIssuerSsoPayload';
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
  /** The page of this platform to go to. */
  readonly returnTo: Scalars['String']['output'];
};

/** Where somebody of a custodian wants to sign in. */
export type BeginCustodianSsoInput = {
  /** The custodian; or give an e-mail address. */
  readonly custodianDid?: InputMaybe<Scalars['DID']['input']>;
  /** An e-mail address, of whose domain the custodian is found. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The page of this platform to go to at the end: `/custodian/sign-in`, unless it is `/swagger-ui/` or `/graphiql`. */
  readonly returnTo?: InputMaybe<Scalars['String']['input']>;
  /** SIGN_IN unless told. */
  readonly purpose?: InputMaybe<SsoPurpose>;
  /** The `binding` of a sign-in that this browser has under way, where it is to keep both. */
  readonly binding?: InputMaybe<Scalars['String']['input']>;
};

/** What a sign-in has come to; a bearer token where `outcome` is SIGNED_IN. */
export type FinishCustodianSsoPayload = {
  readonly __typename?: 'FinishCustodianSsoPayload';
  /** What it has come to. */
  readonly outcome: SsoOutcome;
  /** The bearer token of scope custodian-portal; send it as `Authorization: Bearer …`. */
  readonly token?: Maybe<Scalars['String']['output']>;
  /** Always Bearer. */
  readonly tokenType?: Maybe<Scalars['String']['output']>;
  /** When the bearer token stops working. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The custodian that the member acts for. */
  readonly custodian?: Maybe<SignInCustodian>;
  /** The member. */
  readonly user?: Maybe<SignedInCustodianUser>;
  /** Where outcome is HANDED_OVER: the code that the page trades. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The page of this platform to go to. */
  readonly returnTo: Scalars['String']['output'];
};

/** A bearer token and whom it stands for. */
export type RedeemCustodianSsoPayload = {
  readonly __typename?: 'RedeemCustodianSsoPayload';
  /** The bearer token of scope custodian-portal; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The custodian that the member acts for. */
  readonly custodian: SignInCustodian;
  /** The member. */
  readonly user: SignedInCustodianUser;
  /** The page of this platform to go to. */
  readonly returnTo: Scalars['String']['output'];
};

/** Why somebody is sent to an identity provider. */
export type SsoPurpose =
  /** To sign in. */
  | 'SIGN_IN'
  /** To show that the configuration works; nobody is signed in. */
  | 'TEST';

/** What a sign-in has come to. */
export type SsoOutcome =
  /** There is a bearer token. */
  | 'SIGNED_IN'
  /** There is a code that a page trades for the bearer token. */
  | 'HANDED_OVER'
  /** It was a test, and the configuration works. */
  | 'TESTED';

/** Where to send the browser. */
export type BeginSsoPayload = {
  readonly __typename?: 'BeginSsoPayload';
  /** The identity provider, with the request in its query. */
  readonly url: Scalars['String']['output'];
  /** What the identity provider brings back; works once. */
  readonly state: Scalars['String']['output'];
  /** Proves at the end that it is the browser that began; routes keep it in a cookie, programs send it along. */
  readonly binding: Scalars['String']['output'];
  /** When the sign-in is over, done or not. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** What an identity provider posted (SAML 2.0 bindings §3.5.4). */
export type ReceiveSamlResponseInput = {
  /** The response, in base64. */
  readonly samlResponse: Scalars['String']['input'];
  /** The state of the sign-in, nothing else. */
  readonly relayState?: InputMaybe<Scalars['String']['input']>;
};

/** Where the browser goes on. */
export type ReceiveSamlResponsePayload = {
  readonly __typename?: 'ReceiveSamlResponsePayload';
  /** A path of this platform. */
  readonly next: Scalars['String']['output'];
};

/** What an identity provider sent back (RFC 6749 §4.1.2, RFC 9207). */
export type FinishSsoInput = {
  /** The state of the sign-in. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** The `binding` of the sign-in. */
  readonly binding?: InputMaybe<Scalars['String']['input']>;
  /** The authorization code; not where a SAML response was posted. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The issuer identifier of the provider. */
  readonly iss?: InputMaybe<Scalars['String']['input']>;
  /** The provider's word for why there is no code. */
  readonly error?: InputMaybe<Scalars['String']['input']>;
  /** What the provider says about it. */
  readonly errorDescription?: InputMaybe<Scalars['String']['input']>;
  /** The provider's name of its session. */
  readonly sessionState?: InputMaybe<Scalars['String']['input']>;
  /** True where a page is to trade a code for the token; otherwise the token is answered. */
  readonly handsOver?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A sign-in that was handed over to a page. */
export type RedeemSsoInput = {
  /** The 43 characters behind `#code=` in the address of the page. */
  readonly code: Scalars['String']['input'];
  /** The `binding` of the sign-in. */
  readonly binding?: InputMaybe<Scalars['String']['input']>;
};

/** An organization that holds or vouches for records that it did not originate. */
export type Custodian = {
  readonly __typename?: 'Custodian';
  /** The DID that its credentials and attestations name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
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

/** An institution that registers, is approved by an administrator, and then signs credentials. */
export type Issuer = {
  readonly __typename?: 'Issuer';
  /** The DID that its credentials name; derived from its first key and never changed. */
  readonly did: Scalars['DID']['output'];
};



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
  CustodianRole: CustodianRole;
  CustodianUserStatus: CustodianUserStatus;
  CustodianUser: ResolverTypeWrapper<CustodianUserNounNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CustodianUserEdge: ResolverTypeWrapper<Omit<CustodianUserEdge, 'node'> & { node: ResolversTypes['CustodianUser'] }>;
  CustodianUserConnection: ResolverTypeWrapper<Omit<CustodianUserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CustodianUserEdge']>, nodes: ReadonlyArray<ResolversTypes['CustodianUser']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CustodianTeamFilter: CustodianTeamFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestCustodianSignInInput: RequestCustodianSignInInput;
  RequestCustodianSignInPayload: ResolverTypeWrapper<RequestCustodianSignInPayload>;
  RedeemCustodianSignInInput: RedeemCustodianSignInInput;
  RedeemCustodianSignInPayload: ResolverTypeWrapper<RedeemCustodianSignInPayload>;
  SignInCustodian: ResolverTypeWrapper<SignInCustodian>;
  SignedInCustodianUser: ResolverTypeWrapper<SignedInCustodianUser>;
  SignOutCustodianUserInput: SignOutCustodianUserInput;
  SignOutCustodianUserPayload: ResolverTypeWrapper<SignOutCustodianUserPayload>;
  InviteCustodianUserInput: InviteCustodianUserInput;
  InviteCustodianUserPayload: ResolverTypeWrapper<Omit<InviteCustodianUserPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  ResendCustodianInvitationInput: ResendCustodianInvitationInput;
  ResendCustodianInvitationPayload: ResolverTypeWrapper<Omit<ResendCustodianInvitationPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  CancelCustodianInvitationInput: CancelCustodianInvitationInput;
  CancelCustodianInvitationPayload: ResolverTypeWrapper<Omit<CancelCustodianInvitationPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  UpdateCustodianUserInput: UpdateCustodianUserInput;
  UpdateCustodianUserPayload: ResolverTypeWrapper<Omit<UpdateCustodianUserPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  SuspendCustodianUserInput: SuspendCustodianUserInput;
  SuspendCustodianUserPayload: ResolverTypeWrapper<Omit<SuspendCustodianUserPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  ReactivateCustodianUserInput: ReactivateCustodianUserInput;
  ReactivateCustodianUserPayload: ResolverTypeWrapper<Omit<ReactivateCustodianUserPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  RemoveCustodianUserInput: RemoveCustodianUserInput;
  RemoveCustodianUserPayload: ResolverTypeWrapper<Omit<RemoveCustodianUserPayload, 'user'> & { user: ResolversTypes['CustodianUser'] }>;
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  SignOutIssuerMemberPayload: ResolverTypeWrapper<SignOutIssuerMemberPayload>;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: ResolverTypeWrapper<RequestIssuerSignInPayload>;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: ResolverTypeWrapper<RedeemIssuerSignInPayload>;
  SignInIssuer: ResolverTypeWrapper<SignInIssuer>;
  IssuerMember: ResolverTypeWrapper<IssuerMember>;
  IssuerMemberRole: IssuerMemberRole;
  TeamMemberStatus: TeamMemberStatus;
  TeamMember: ResolverTypeWrapper<TeamMemberNounNoun>;
  TeamMemberEdge: ResolverTypeWrapper<Omit<TeamMemberEdge, 'node'> & { node: ResolversTypes['TeamMember'] }>;
  TeamMemberConnection: ResolverTypeWrapper<Omit<TeamMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['TeamMemberEdge']>, nodes: ReadonlyArray<ResolversTypes['TeamMember']> }>;
  IssuerTeamFilter: IssuerTeamFilter;
  MyIssuer: ResolverTypeWrapper<MyIssuerNounNoun>;
  InviteTeamMemberInput: InviteTeamMemberInput;
  InviteTeamMemberPayload: ResolverTypeWrapper<Omit<InviteTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  ResendTeamInvitationInput: ResendTeamInvitationInput;
  ResendTeamInvitationPayload: ResolverTypeWrapper<Omit<ResendTeamInvitationPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  CancelTeamInvitationInput: CancelTeamInvitationInput;
  CancelTeamInvitationPayload: ResolverTypeWrapper<Omit<CancelTeamInvitationPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  UpdateTeamMemberInput: UpdateTeamMemberInput;
  UpdateTeamMemberPayload: ResolverTypeWrapper<Omit<UpdateTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  SuspendTeamMemberInput: SuspendTeamMemberInput;
  SuspendTeamMemberPayload: ResolverTypeWrapper<Omit<SuspendTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  ReactivateTeamMemberInput: ReactivateTeamMemberInput;
  ReactivateTeamMemberPayload: ResolverTypeWrapper<Omit<ReactivateTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  RemoveTeamMemberInput: RemoveTeamMemberInput;
  RemoveTeamMemberPayload: ResolverTypeWrapper<Omit<RemoveTeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  ScimUser: ResolverTypeWrapper<ScimUser>;
  ScimName: ResolverTypeWrapper<ScimName>;
  ScimEmail: ResolverTypeWrapper<ScimEmail>;
  ScimRole: ResolverTypeWrapper<ScimRole>;
  ScimMeta: ResolverTypeWrapper<ScimMeta>;
  ScimUserList: ResolverTypeWrapper<ScimUserList>;
  ScimDocumentKind: ScimDocumentKind;
  CreateScimUserInput: CreateScimUserInput;
  CreateScimUserPayload: ResolverTypeWrapper<CreateScimUserPayload>;
  ReplaceScimUserInput: ReplaceScimUserInput;
  ReplaceScimUserPayload: ResolverTypeWrapper<ReplaceScimUserPayload>;
  PatchScimUserInput: PatchScimUserInput;
  PatchScimUserPayload: ResolverTypeWrapper<PatchScimUserPayload>;
  DeleteScimUserInput: DeleteScimUserInput;
  DeleteScimUserPayload: ResolverTypeWrapper<DeleteScimUserPayload>;
  BeginIssuerSsoInput: BeginIssuerSsoInput;
  FinishIssuerSsoPayload: ResolverTypeWrapper<FinishIssuerSsoPayload>;
  RedeemIssuerSsoPayload: ResolverTypeWrapper<RedeemIssuerSsoPayload>;
  BeginCustodianSsoInput: BeginCustodianSsoInput;
  FinishCustodianSsoPayload: ResolverTypeWrapper<FinishCustodianSsoPayload>;
  RedeemCustodianSsoPayload: ResolverTypeWrapper<RedeemCustodianSsoPayload>;
  SsoPurpose: SsoPurpose;
  SsoOutcome: SsoOutcome;
  BeginSsoPayload: ResolverTypeWrapper<BeginSsoPayload>;
  ReceiveSamlResponseInput: ReceiveSamlResponseInput;
  ReceiveSamlResponsePayload: ResolverTypeWrapper<ReceiveSamlResponsePayload>;
  FinishSsoInput: FinishSsoInput;
  RedeemSsoInput: RedeemSsoInput;
  Custodian: ResolverTypeWrapper<CustodianKeyNoun>;
  DID: ResolverTypeWrapper<Scalars['DID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Issuer: ResolverTypeWrapper<IssuerKeyNoun>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  CustodianUser: CustodianUserNounNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  CustodianUserEdge: Omit<CustodianUserEdge, 'node'> & { node: ResolversParentTypes['CustodianUser'] };
  CustodianUserConnection: Omit<CustodianUserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CustodianUserEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CustodianUser']> };
  Boolean: Scalars['Boolean']['output'];
  CustodianTeamFilter: CustodianTeamFilter;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  RequestCustodianSignInInput: RequestCustodianSignInInput;
  RequestCustodianSignInPayload: RequestCustodianSignInPayload;
  RedeemCustodianSignInInput: RedeemCustodianSignInInput;
  RedeemCustodianSignInPayload: RedeemCustodianSignInPayload;
  SignInCustodian: SignInCustodian;
  SignedInCustodianUser: SignedInCustodianUser;
  SignOutCustodianUserInput: SignOutCustodianUserInput;
  SignOutCustodianUserPayload: SignOutCustodianUserPayload;
  InviteCustodianUserInput: InviteCustodianUserInput;
  InviteCustodianUserPayload: Omit<InviteCustodianUserPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  ResendCustodianInvitationInput: ResendCustodianInvitationInput;
  ResendCustodianInvitationPayload: Omit<ResendCustodianInvitationPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  CancelCustodianInvitationInput: CancelCustodianInvitationInput;
  CancelCustodianInvitationPayload: Omit<CancelCustodianInvitationPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  UpdateCustodianUserInput: UpdateCustodianUserInput;
  UpdateCustodianUserPayload: Omit<UpdateCustodianUserPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  SuspendCustodianUserInput: SuspendCustodianUserInput;
  SuspendCustodianUserPayload: Omit<SuspendCustodianUserPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  ReactivateCustodianUserInput: ReactivateCustodianUserInput;
  ReactivateCustodianUserPayload: Omit<ReactivateCustodianUserPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  RemoveCustodianUserInput: RemoveCustodianUserInput;
  RemoveCustodianUserPayload: Omit<RemoveCustodianUserPayload, 'user'> & { user: ResolversParentTypes['CustodianUser'] };
  SignOutIssuerMemberInput: SignOutIssuerMemberInput;
  SignOutIssuerMemberPayload: SignOutIssuerMemberPayload;
  RequestIssuerSignInInput: RequestIssuerSignInInput;
  RequestIssuerSignInPayload: RequestIssuerSignInPayload;
  RedeemIssuerSignInInput: RedeemIssuerSignInInput;
  RedeemIssuerSignInPayload: RedeemIssuerSignInPayload;
  SignInIssuer: SignInIssuer;
  IssuerMember: IssuerMember;
  TeamMember: TeamMemberNounNoun;
  TeamMemberEdge: Omit<TeamMemberEdge, 'node'> & { node: ResolversParentTypes['TeamMember'] };
  TeamMemberConnection: Omit<TeamMemberConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['TeamMemberEdge']>, nodes: ReadonlyArray<ResolversParentTypes['TeamMember']> };
  IssuerTeamFilter: IssuerTeamFilter;
  MyIssuer: MyIssuerNounNoun;
  InviteTeamMemberInput: InviteTeamMemberInput;
  InviteTeamMemberPayload: Omit<InviteTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  ResendTeamInvitationInput: ResendTeamInvitationInput;
  ResendTeamInvitationPayload: Omit<ResendTeamInvitationPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  CancelTeamInvitationInput: CancelTeamInvitationInput;
  CancelTeamInvitationPayload: Omit<CancelTeamInvitationPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  UpdateTeamMemberInput: UpdateTeamMemberInput;
  UpdateTeamMemberPayload: Omit<UpdateTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  SuspendTeamMemberInput: SuspendTeamMemberInput;
  SuspendTeamMemberPayload: Omit<SuspendTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  ReactivateTeamMemberInput: ReactivateTeamMemberInput;
  ReactivateTeamMemberPayload: Omit<ReactivateTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  RemoveTeamMemberInput: RemoveTeamMemberInput;
  RemoveTeamMemberPayload: Omit<RemoveTeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  ScimUser: ScimUser;
  ScimName: ScimName;
  ScimEmail: ScimEmail;
  ScimRole: ScimRole;
  ScimMeta: ScimMeta;
  ScimUserList: ScimUserList;
  CreateScimUserInput: CreateScimUserInput;
  CreateScimUserPayload: CreateScimUserPayload;
  ReplaceScimUserInput: ReplaceScimUserInput;
  ReplaceScimUserPayload: ReplaceScimUserPayload;
  PatchScimUserInput: PatchScimUserInput;
  PatchScimUserPayload: PatchScimUserPayload;
  DeleteScimUserInput: DeleteScimUserInput;
  DeleteScimUserPayload: DeleteScimUserPayload;
  BeginIssuerSsoInput: BeginIssuerSsoInput;
  FinishIssuerSsoPayload: FinishIssuerSsoPayload;
  RedeemIssuerSsoPayload: RedeemIssuerSsoPayload;
  BeginCustodianSsoInput: BeginCustodianSsoInput;
  FinishCustodianSsoPayload: FinishCustodianSsoPayload;
  RedeemCustodianSsoPayload: RedeemCustodianSsoPayload;
  BeginSsoPayload: BeginSsoPayload;
  ReceiveSamlResponseInput: ReceiveSamlResponseInput;
  ReceiveSamlResponsePayload: ReceiveSamlResponsePayload;
  FinishSsoInput: FinishSsoInput;
  RedeemSsoInput: RedeemSsoInput;
  Custodian: CustodianKeyNoun;
  DID: Scalars['DID']['output'];
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
  Issuer: IssuerKeyNoun;
  JSON: Scalars['JSON']['output'];
};

export type CustodianUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianUser'] = ResolversParentTypes['CustodianUser']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustodianRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustodianUserStatus'], ParentType, ContextType>;
  custodian?: Resolver<ResolversTypes['Custodian'], ParentType, ContextType>;
  custodianDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustodianUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianUserEdge'] = ResolversParentTypes['CustodianUserEdge']> = {
  node?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustodianUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodianUserConnection'] = ResolversParentTypes['CustodianUserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustodianUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CustodianUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  currentCustodianUser?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
  custodianUser?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType, RequireFields<QueryCustodianUserArgs, 'id'>>;
  custodianTeam?: Resolver<ResolversTypes['CustodianUserConnection'], ParentType, ContextType, Partial<QueryCustodianTeamArgs>>;
  myIssuer?: Resolver<ResolversTypes['MyIssuer'], ParentType, ContextType>;
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<QueryTeamMemberArgs, 'id'>>;
  issuerTeam?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, Partial<QueryIssuerTeamArgs>>;
  scimUser?: Resolver<ResolversTypes['ScimUser'], ParentType, ContextType, RequireFields<QueryScimUserArgs, 'id'>>;
  scimUsers?: Resolver<ResolversTypes['ScimUserList'], ParentType, ContextType, Partial<QueryScimUsersArgs>>;
  scimDocument?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<QueryScimDocumentArgs, 'kind'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  requestCustodianSignIn?: Resolver<ResolversTypes['RequestCustodianSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestCustodianSignInArgs, 'input'>>;
  redeemCustodianSignIn?: Resolver<ResolversTypes['RedeemCustodianSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemCustodianSignInArgs, 'input'>>;
  signOutCustodianUser?: Resolver<ResolversTypes['SignOutCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationSignOutCustodianUserArgs, 'input'>>;
  inviteCustodianUser?: Resolver<ResolversTypes['InviteCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationInviteCustodianUserArgs, 'input'>>;
  resendCustodianInvitation?: Resolver<ResolversTypes['ResendCustodianInvitationPayload'], ParentType, ContextType, RequireFields<MutationResendCustodianInvitationArgs, 'input'>>;
  cancelCustodianInvitation?: Resolver<ResolversTypes['CancelCustodianInvitationPayload'], ParentType, ContextType, RequireFields<MutationCancelCustodianInvitationArgs, 'input'>>;
  updateCustodianUser?: Resolver<ResolversTypes['UpdateCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateCustodianUserArgs, 'input'>>;
  suspendCustodianUser?: Resolver<ResolversTypes['SuspendCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationSuspendCustodianUserArgs, 'input'>>;
  reactivateCustodianUser?: Resolver<ResolversTypes['ReactivateCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationReactivateCustodianUserArgs, 'input'>>;
  removeCustodianUser?: Resolver<ResolversTypes['RemoveCustodianUserPayload'], ParentType, ContextType, RequireFields<MutationRemoveCustodianUserArgs, 'input'>>;
  requestIssuerSignIn?: Resolver<ResolversTypes['RequestIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestIssuerSignInArgs, 'input'>>;
  redeemIssuerSignIn?: Resolver<ResolversTypes['RedeemIssuerSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemIssuerSignInArgs, 'input'>>;
  signOutIssuerMember?: Resolver<ResolversTypes['SignOutIssuerMemberPayload'], ParentType, ContextType, RequireFields<MutationSignOutIssuerMemberArgs, 'input'>>;
  inviteTeamMember?: Resolver<ResolversTypes['InviteTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationInviteTeamMemberArgs, 'input'>>;
  resendTeamInvitation?: Resolver<ResolversTypes['ResendTeamInvitationPayload'], ParentType, ContextType, RequireFields<MutationResendTeamInvitationArgs, 'input'>>;
  cancelTeamInvitation?: Resolver<ResolversTypes['CancelTeamInvitationPayload'], ParentType, ContextType, RequireFields<MutationCancelTeamInvitationArgs, 'input'>>;
  updateTeamMember?: Resolver<ResolversTypes['UpdateTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateTeamMemberArgs, 'input'>>;
  suspendTeamMember?: Resolver<ResolversTypes['SuspendTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationSuspendTeamMemberArgs, 'input'>>;
  reactivateTeamMember?: Resolver<ResolversTypes['ReactivateTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationReactivateTeamMemberArgs, 'input'>>;
  removeTeamMember?: Resolver<ResolversTypes['RemoveTeamMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'input'>>;
  createScimUser?: Resolver<ResolversTypes['CreateScimUserPayload'], ParentType, ContextType, RequireFields<MutationCreateScimUserArgs, 'input'>>;
  replaceScimUser?: Resolver<ResolversTypes['ReplaceScimUserPayload'], ParentType, ContextType, RequireFields<MutationReplaceScimUserArgs, 'input'>>;
  patchScimUser?: Resolver<ResolversTypes['PatchScimUserPayload'], ParentType, ContextType, RequireFields<MutationPatchScimUserArgs, 'input'>>;
  deleteScimUser?: Resolver<ResolversTypes['DeleteScimUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteScimUserArgs, 'input'>>;
  beginIssuerSso?: Resolver<ResolversTypes['BeginSsoPayload'], ParentType, ContextType, RequireFields<MutationBeginIssuerSsoArgs, 'input'>>;
  receiveIssuerSamlResponse?: Resolver<ResolversTypes['ReceiveSamlResponsePayload'], ParentType, ContextType, RequireFields<MutationReceiveIssuerSamlResponseArgs, 'input'>>;
  finishIssuerSso?: Resolver<ResolversTypes['FinishIssuerSsoPayload'], ParentType, ContextType, RequireFields<MutationFinishIssuerSsoArgs, 'input'>>;
  redeemIssuerSso?: Resolver<ResolversTypes['RedeemIssuerSsoPayload'], ParentType, ContextType, RequireFields<MutationRedeemIssuerSsoArgs, 'input'>>;
  beginCustodianSso?: Resolver<ResolversTypes['BeginSsoPayload'], ParentType, ContextType, RequireFields<MutationBeginCustodianSsoArgs, 'input'>>;
  receiveCustodianSamlResponse?: Resolver<ResolversTypes['ReceiveSamlResponsePayload'], ParentType, ContextType, RequireFields<MutationReceiveCustodianSamlResponseArgs, 'input'>>;
  finishCustodianSso?: Resolver<ResolversTypes['FinishCustodianSsoPayload'], ParentType, ContextType, RequireFields<MutationFinishCustodianSsoArgs, 'input'>>;
  redeemCustodianSso?: Resolver<ResolversTypes['RedeemCustodianSsoPayload'], ParentType, ContextType, RequireFields<MutationRedeemCustodianSsoArgs, 'input'>>;
};

export type RequestCustodianSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCustodianSignInPayload'] = ResolversParentTypes['RequestCustodianSignInPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemCustodianSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemCustodianSignInPayload'] = ResolversParentTypes['RedeemCustodianSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custodian?: Resolver<ResolversTypes['SignInCustodian'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SignedInCustodianUser'], ParentType, ContextType>;
};

export type SignInCustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInCustodian'] = ResolversParentTypes['SignInCustodian']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedInCustodianUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInCustodianUser'] = ResolversParentTypes['SignedInCustodianUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CustodianRole'], ParentType, ContextType>;
};

export type SignOutCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutCustodianUserPayload'] = ResolversParentTypes['SignOutCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['SignedInCustodianUser'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviteCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteCustodianUserPayload'] = ResolversParentTypes['InviteCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type ResendCustodianInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendCustodianInvitationPayload'] = ResolversParentTypes['ResendCustodianInvitationPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type CancelCustodianInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCustodianInvitationPayload'] = ResolversParentTypes['CancelCustodianInvitationPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type UpdateCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCustodianUserPayload'] = ResolversParentTypes['UpdateCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type SuspendCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendCustodianUserPayload'] = ResolversParentTypes['SuspendCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type ReactivateCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateCustodianUserPayload'] = ResolversParentTypes['ReactivateCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type RemoveCustodianUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCustodianUserPayload'] = ResolversParentTypes['RemoveCustodianUserPayload']> = {
  user?: Resolver<ResolversTypes['CustodianUser'], ParentType, ContextType>;
};

export type SignOutIssuerMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutIssuerMemberPayload'] = ResolversParentTypes['SignOutIssuerMemberPayload']> = {
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['IssuerMemberRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TeamMemberStatus'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  issuerDid?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberEdge'] = ResolversParentTypes['TeamMemberEdge']> = {
  node?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMemberConnection'] = ResolversParentTypes['TeamMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TeamMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyIssuer'] = ResolversParentTypes['MyIssuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['Issuer'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamMemberConnection'], ParentType, ContextType, Partial<MyIssuerTeamArgs>>;
};

export type InviteTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteTeamMemberPayload'] = ResolversParentTypes['InviteTeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type ResendTeamInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendTeamInvitationPayload'] = ResolversParentTypes['ResendTeamInvitationPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type CancelTeamInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelTeamInvitationPayload'] = ResolversParentTypes['CancelTeamInvitationPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type UpdateTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTeamMemberPayload'] = ResolversParentTypes['UpdateTeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type SuspendTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendTeamMemberPayload'] = ResolversParentTypes['SuspendTeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type ReactivateTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateTeamMemberPayload'] = ResolversParentTypes['ReactivateTeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type RemoveTeamMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTeamMemberPayload'] = ResolversParentTypes['RemoveTeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type ScimUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimUser'] = ResolversParentTypes['ScimUser']> = {
  schemas?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['ScimName']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  emails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ScimEmail']>>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ScimRole']>>, ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['ScimMeta']>, ParentType, ContextType>;
};

export type ScimNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimName'] = ResolversParentTypes['ScimName']> = {
  formatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScimEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimEmail'] = ResolversParentTypes['ScimEmail']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ScimRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimRole'] = ResolversParentTypes['ScimRole']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ScimMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimMeta'] = ResolversParentTypes['ScimMeta']> = {
  resourceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScimUserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimUserList'] = ResolversParentTypes['ScimUserList']> = {
  schemas?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  totalResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resources?: Resolver<ReadonlyArray<ResolversTypes['ScimUser']>, ParentType, ContextType>;
};

export type CreateScimUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateScimUserPayload'] = ResolversParentTypes['CreateScimUserPayload']> = {
  user?: Resolver<ResolversTypes['ScimUser'], ParentType, ContextType>;
};

export type ReplaceScimUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceScimUserPayload'] = ResolversParentTypes['ReplaceScimUserPayload']> = {
  user?: Resolver<ResolversTypes['ScimUser'], ParentType, ContextType>;
};

export type PatchScimUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatchScimUserPayload'] = ResolversParentTypes['PatchScimUserPayload']> = {
  user?: Resolver<ResolversTypes['ScimUser'], ParentType, ContextType>;
};

export type DeleteScimUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteScimUserPayload'] = ResolversParentTypes['DeleteScimUserPayload']> = {
  user?: Resolver<ResolversTypes['ScimUser'], ParentType, ContextType>;
};

export type FinishIssuerSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishIssuerSsoPayload'] = ResolversParentTypes['FinishIssuerSsoPayload']> = {
  outcome?: Resolver<ResolversTypes['SsoOutcome'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['SignInIssuer']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['IssuerMember']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemIssuerSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemIssuerSsoPayload'] = ResolversParentTypes['RedeemIssuerSsoPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['SignInIssuer'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['IssuerMember'], ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishCustodianSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishCustodianSsoPayload'] = ResolversParentTypes['FinishCustodianSsoPayload']> = {
  outcome?: Resolver<ResolversTypes['SsoOutcome'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  custodian?: Resolver<Maybe<ResolversTypes['SignInCustodian']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SignedInCustodianUser']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemCustodianSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemCustodianSsoPayload'] = ResolversParentTypes['RedeemCustodianSsoPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custodian?: Resolver<ResolversTypes['SignInCustodian'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SignedInCustodianUser'], ParentType, ContextType>;
  returnTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginSsoPayload'] = ResolversParentTypes['BeginSsoPayload']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  binding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReceiveSamlResponsePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveSamlResponsePayload'] = ResolversParentTypes['ReceiveSamlResponsePayload']> = {
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustodianResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custodian'] = ResolversParentTypes['Custodian']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
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

export type IssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issuer'] = ResolversParentTypes['Issuer']> = {
  did?: Resolver<ResolversTypes['DID'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type Resolvers<ContextType = Context> = {
  CustodianUser?: CustodianUserResolvers<ContextType>;
  CustodianUserEdge?: CustodianUserEdgeResolvers<ContextType>;
  CustodianUserConnection?: CustodianUserConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RequestCustodianSignInPayload?: RequestCustodianSignInPayloadResolvers<ContextType>;
  RedeemCustodianSignInPayload?: RedeemCustodianSignInPayloadResolvers<ContextType>;
  SignInCustodian?: SignInCustodianResolvers<ContextType>;
  SignedInCustodianUser?: SignedInCustodianUserResolvers<ContextType>;
  SignOutCustodianUserPayload?: SignOutCustodianUserPayloadResolvers<ContextType>;
  InviteCustodianUserPayload?: InviteCustodianUserPayloadResolvers<ContextType>;
  ResendCustodianInvitationPayload?: ResendCustodianInvitationPayloadResolvers<ContextType>;
  CancelCustodianInvitationPayload?: CancelCustodianInvitationPayloadResolvers<ContextType>;
  UpdateCustodianUserPayload?: UpdateCustodianUserPayloadResolvers<ContextType>;
  SuspendCustodianUserPayload?: SuspendCustodianUserPayloadResolvers<ContextType>;
  ReactivateCustodianUserPayload?: ReactivateCustodianUserPayloadResolvers<ContextType>;
  RemoveCustodianUserPayload?: RemoveCustodianUserPayloadResolvers<ContextType>;
  SignOutIssuerMemberPayload?: SignOutIssuerMemberPayloadResolvers<ContextType>;
  RequestIssuerSignInPayload?: RequestIssuerSignInPayloadResolvers<ContextType>;
  RedeemIssuerSignInPayload?: RedeemIssuerSignInPayloadResolvers<ContextType>;
  SignInIssuer?: SignInIssuerResolvers<ContextType>;
  IssuerMember?: IssuerMemberResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberEdge?: TeamMemberEdgeResolvers<ContextType>;
  TeamMemberConnection?: TeamMemberConnectionResolvers<ContextType>;
  MyIssuer?: MyIssuerResolvers<ContextType>;
  InviteTeamMemberPayload?: InviteTeamMemberPayloadResolvers<ContextType>;
  ResendTeamInvitationPayload?: ResendTeamInvitationPayloadResolvers<ContextType>;
  CancelTeamInvitationPayload?: CancelTeamInvitationPayloadResolvers<ContextType>;
  UpdateTeamMemberPayload?: UpdateTeamMemberPayloadResolvers<ContextType>;
  SuspendTeamMemberPayload?: SuspendTeamMemberPayloadResolvers<ContextType>;
  ReactivateTeamMemberPayload?: ReactivateTeamMemberPayloadResolvers<ContextType>;
  RemoveTeamMemberPayload?: RemoveTeamMemberPayloadResolvers<ContextType>;
  ScimUser?: ScimUserResolvers<ContextType>;
  ScimName?: ScimNameResolvers<ContextType>;
  ScimEmail?: ScimEmailResolvers<ContextType>;
  ScimRole?: ScimRoleResolvers<ContextType>;
  ScimMeta?: ScimMetaResolvers<ContextType>;
  ScimUserList?: ScimUserListResolvers<ContextType>;
  CreateScimUserPayload?: CreateScimUserPayloadResolvers<ContextType>;
  ReplaceScimUserPayload?: ReplaceScimUserPayloadResolvers<ContextType>;
  PatchScimUserPayload?: PatchScimUserPayloadResolvers<ContextType>;
  DeleteScimUserPayload?: DeleteScimUserPayloadResolvers<ContextType>;
  FinishIssuerSsoPayload?: FinishIssuerSsoPayloadResolvers<ContextType>;
  RedeemIssuerSsoPayload?: RedeemIssuerSsoPayloadResolvers<ContextType>;
  FinishCustodianSsoPayload?: FinishCustodianSsoPayloadResolvers<ContextType>;
  RedeemCustodianSsoPayload?: RedeemCustodianSsoPayloadResolvers<ContextType>;
  BeginSsoPayload?: BeginSsoPayloadResolvers<ContextType>;
  ReceiveSamlResponsePayload?: ReceiveSamlResponsePayloadResolvers<ContextType>;
  Custodian?: CustodianResolvers<ContextType>;
  DID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Issuer?: IssuerResolvers<ContextType>;
  JSON?: GraphQLScalarType;
};
