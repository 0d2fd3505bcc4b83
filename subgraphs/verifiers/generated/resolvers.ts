import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Verifier as VerifierNoun } from '../registry/verifier.ts';
import type { VerificationRequest as VerificationRequestNoun } from '../requests/request.ts';
import type { VerifierKey as VerifierKeyNoun } from '../keys/verifier-key.ts';
import type { VerifierUserNoun as VerifierUserNounNoun } from '../people/resolvers.ts';
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
  _FieldSet: { input: string; output: string; }
};

/** What an organization that checks credentials is. */
export type VerifierSector =
  /** It employs people. */
  | 'EMPLOYER'
  /** A school, a university, a training provider. */
  | 'EDUCATION'
  /** A public body. */
  | 'GOVERNMENT'
  /** It finds people for others. */
  | 'RECRUITER'
  /** Anything else. */
  | 'OTHER';

/** How a verifier stands. */
export type VerifierStatus =
  /** Registered; nobody has followed the link of the letter yet. Forgotten a day later. */
  | 'PENDING_EMAIL'
  /** Verifies in its name and asks holders. */
  | 'ACTIVE'
  /** Its people may still look; an administrator has closed the rest. */
  | 'SUSPENDED'
  /** Ended for good; the data of its people is gone. */
  | 'CLOSED';

/** An organization that checks credentials, as its own people and administrators see it. */
export type Verifier = {
  readonly __typename?: 'Verifier';
  /** Names it in every call. */
  readonly verifierId: Scalars['ID']['output'];
  /** Its name, which holders see. */
  readonly name: Scalars['String']['output'];
  /** What it is. */
  readonly sector: VerifierSector;
  /** Why it checks credentials, in its own words. */
  readonly purposeStatement: Scalars['String']['output'];
  /** Where letters to it go, in lower case; null once it is CLOSED. */
  readonly contactEmail?: Maybe<Scalars['String']['output']>;
  /** Its website. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Whether the public directory shows it while it is ACTIVE. */
  readonly publicListing: Scalars['Boolean']['output'];
  /** The version of the terms that it has agreed to. */
  readonly termsVersion: Scalars['String']['output'];
  /** How it stands. */
  readonly status: VerifierStatus;
  /** Why an administrator suspended or closed it; null otherwise. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of the verifiers. */
export type VerifierEdge = {
  readonly __typename?: 'VerifierEdge';
  /** The verifier. */
  readonly node: Verifier;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of verifiers, newest first. */
export type VerifierConnection = {
  readonly __typename?: 'VerifierConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<VerifierEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<Verifier>;
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

/** A verifier as the public directory shows it: nothing of its people. */
export type ListedVerifier = {
  readonly __typename?: 'ListedVerifier';
  /** Names it. */
  readonly verifierId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is. */
  readonly sector: VerifierSector;
  /** Why it checks credentials, in its own words. */
  readonly purposeStatement: Scalars['String']['output'];
  /** Its website. */
  readonly organizationUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
};

/** One row of the directory. */
export type ListedVerifierEdge = {
  readonly __typename?: 'ListedVerifierEdge';
  /** The verifier. */
  readonly node: ListedVerifier;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of the directory, newest first. */
export type ListedVerifierConnection = {
  readonly __typename?: 'ListedVerifierConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<ListedVerifierEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<ListedVerifier>;
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

/** What the directory is narrowed by. */
export type VerifierDirectoryFilter = {
  /** Only those of this sector. */
  readonly sector?: InputMaybe<VerifierSector>;
  /** Only those of this country, ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Only those with a word in their name that begins so. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** Which verifiers to list. */
export type VerifierFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<VerifierStatus>;
  /** Only those with a word in their name that begins so. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type Query = {
  readonly __typename?: 'Query';
  /** The verifier that the caller acts for. */
  readonly myVerifier: Verifier;
  /** A verifier, for administrators. Error: NOT_FOUND. */
  readonly verifier: Verifier;
  /** All verifiers, newest first, for administrators. The contact address is personal data. */
  readonly verifiers: VerifierConnection;
  /** The verifiers that are ACTIVE and want to be listed, newest first. Open to everybody. */
  readonly verifierDirectory: ListedVerifierConnection;
  /** The API keys of the caller's verifier, newest first, ended ones included. */
  readonly verifierApiKeys: VerifierApiKeyConnection;
  /** The caller, as the verifier's team has them. */
  readonly currentVerifierUser: VerifierUser;
  /** Somebody of the caller's team. Error: NOT_FOUND. */
  readonly verifierUser: VerifierUser;
  /** The caller's team, by e-mail address, with those who were removed. */
  readonly verifierTeam: VerifierUserConnection;
  /** What the caller's verifier asked of holders, newest first. */
  readonly verificationRequests: VerificationRequestConnection;
  /** One of them. Error: NOT_FOUND. */
  readonly verificationRequest: VerificationRequest;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifiersArgs = {
  filter?: InputMaybe<VerifierFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierDirectoryArgs = {
  filter?: InputMaybe<VerifierDirectoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierApiKeysArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerifierTeamArgs = {
  filter?: InputMaybe<VerifierTeamFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerificationRequestsArgs = {
  filter?: InputMaybe<VerificationRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field says who may ask; what belongs to others is NOT_FOUND or FORBIDDEN. */
export type QueryVerificationRequestArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Registers an organization as a verifier and mails the link that confirms the address; whoever follows it becomes the first Admin. The
   * answer is the same whether or not the address acts for a verifier already: then the letter says so.
   */
  readonly registerVerifier: RegisterVerifierPayload;
  /** Changes the caller's verifier. Refusals: FORBIDDEN for people who are no Admin. */
  readonly updateVerifier: UpdateVerifierPayload;
  /** Ends the caller's verifier for good: its API keys, its requests, and the data of its people, of the caller too. Refusals: VALIDATION_FAILED for another name. */
  readonly closeMyVerifier: CloseMyVerifierPayload;
  /** Suspends an ACTIVE verifier. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly suspendVerifier: SuspendVerifierPayload;
  /** Lets a SUSPENDED verifier work again. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly reactivateVerifier: ReactivateVerifierPayload;
  /** Ends a verifier for good, with the data of its people. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly closeVerifier: CloseVerifierPayload;
  /** Makes an API key, which is shown this once. Refusals: LIMIT_REACHED for more than 10 ACTIVE ones, SECRET_SHOWN_ONCE. */
  readonly createVerifierApiKey: CreateVerifierApiKeyPayload;
  /** Ends an API key for ever; repeating it changes nothing. Refusal: NOT_FOUND. */
  readonly revokeVerifierApiKey: RevokeVerifierApiKeyPayload;
  /**
   * Mails a sign-in link to a person of a verifier. The answer is the same whether or not the address is known, so it tells nobody
   * who has an account. A link works once and for 15 minutes; at most 3 are live per address and verifier, further requests mail
   * nothing.
   */
  readonly requestVerifierSignIn: RequestVerifierSignInPayload;
  /**
   * Trades the token of a sign-in link, or of an invitation, for a bearer token; the link is used up, the invitation accepted. Whoever
   * redeems the link of a registration confirms it and becomes the first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED,
   * TOKEN_ALREADY_USED.
   */
  readonly redeemVerifierSignIn: RedeemVerifierSignInPayload;
  /** Ends the bearer token that came with the request, or all of the caller's: no request with it is admitted after the reply. */
  readonly signOutVerifierUser: SignOutVerifierUserPayload;
  /**
   * Invites somebody into the team, by a letter whose link works once and for 7 days. Refusal: DUPLICATE for an address of
   * the team.
   */
  readonly inviteVerifierUser: InviteVerifierUserPayload;
  /** Sends an invitation again, at most 5 times; the link of the letter before opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LIMIT_REACHED. */
  readonly resendVerifierInvitation: ResendVerifierInvitationPayload;
  /** Takes an invitation back: its link opens nothing any more. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelVerifierInvitation: CancelVerifierInvitationPayload;
  /** Changes somebody's role or name; a new role ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly updateVerifierUser: UpdateVerifierUserPayload;
  /** Closes the way in for an ACTIVE person and ends all their bearer tokens. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly suspendVerifierUser: SuspendVerifierUserPayload;
  /** Opens it again for a SUSPENDED person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly reactivateVerifierUser: ReactivateVerifierUserPayload;
  /** Ends a membership and all bearer tokens of the person. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
  readonly removeVerifierUser: RemoveVerifierUserPayload;
  /**
   * Asks whoever has an address to show credentials, by a letter. The answer is the same whether or not they have a wallet here. Refusals:
   * DUPLICATE while a request of the verifier to that address is open, LIMIT_REACHED for more than the platform lets out in a day.
   */
  readonly createVerificationRequest: CreateVerificationRequestPayload;
  /** Takes an open request back. Refusals: NOT_FOUND, INVALID_STATE_TRANSITION. */
  readonly cancelVerificationRequest: CancelVerificationRequestPayload;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRegisterVerifierArgs = {
  input: RegisterVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationUpdateVerifierArgs = {
  input: UpdateVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCloseMyVerifierArgs = {
  input: CloseMyVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSuspendVerifierArgs = {
  input: SuspendVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationReactivateVerifierArgs = {
  input: ReactivateVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCloseVerifierArgs = {
  input: CloseVerifierInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCreateVerifierApiKeyArgs = {
  input: CreateVerifierApiKeyInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRevokeVerifierApiKeyArgs = {
  input: RevokeVerifierApiKeyInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRequestVerifierSignInArgs = {
  input: RequestVerifierSignInInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRedeemVerifierSignInArgs = {
  input: RedeemVerifierSignInInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSignOutVerifierUserArgs = {
  input?: SignOutVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationInviteVerifierUserArgs = {
  input: InviteVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationResendVerifierInvitationArgs = {
  input: ResendVerifierInvitationInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCancelVerifierInvitationArgs = {
  input: CancelVerifierInvitationInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationUpdateVerifierUserArgs = {
  input: UpdateVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationSuspendVerifierUserArgs = {
  input: SuspendVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationReactivateVerifierUserArgs = {
  input: ReactivateVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationRemoveVerifierUserArgs = {
  input: RemoveVerifierUserInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCreateVerificationRequestArgs = {
  input: CreateVerificationRequestInput;
};


/** What can be changed. An answer without an error is durable; fields of one document run one after another. */
export type MutationCancelVerificationRequestArgs = {
  input: CancelVerificationRequestInput;
};

/** An organization that wants to verify in its name. */
export type RegisterVerifierInput = {
  /** Its name, which holders will see; at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What it is. */
  readonly sector: VerifierSector;
  /** Why it checks credentials, in its own words; 10 to 500 characters. */
  readonly purposeStatement: Scalars['String']['input'];
  /** Where the letter with the link goes; the person who follows it becomes the first Admin. */
  readonly contactEmail: Scalars['String']['input'];
  /** Its website. */
  readonly organizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the public directory is to show it; false unless told. */
  readonly publicListing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the terms that it agrees to, at most 40 characters. */
  readonly termsVersion: Scalars['String']['input'];
};

/** What everybody is told who registers. */
export type RegisterVerifierPayload = {
  readonly __typename?: 'RegisterVerifierPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
};

/** What to change of a verifier. */
export type UpdateVerifierInput = {
  /** Its name, which holders see. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What it is. */
  readonly sector?: InputMaybe<VerifierSector>;
  /** Why it checks credentials, in its own words; 10 to 500 characters. */
  readonly purposeStatement?: InputMaybe<Scalars['String']['input']>;
  /** Its website; empty text takes it away. */
  readonly organizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2; empty text takes it away. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the public directory is to show it. */
  readonly publicListing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version of the terms that it agrees to from now on. */
  readonly termsVersion?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type UpdateVerifierPayload = {
  readonly __typename?: 'UpdateVerifierPayload';
  /** The verifier as changed. */
  readonly verifier: Verifier;
};

/** That the end is meant. */
export type CloseMyVerifierInput = {
  /** The name of the verifier, exactly as it is. */
  readonly name: Scalars['String']['input'];
};

/** What came of it. */
export type CloseMyVerifierPayload = {
  readonly __typename?: 'CloseMyVerifierPayload';
  /** The verifier, CLOSED. */
  readonly verifier: Verifier;
};

/** Which verifier to suspend. */
export type SuspendVerifierInput = {
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['input'];
  /** Why, for its people to read; 3 to 2000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** What came of it. */
export type SuspendVerifierPayload = {
  readonly __typename?: 'SuspendVerifierPayload';
  /** The verifier, SUSPENDED. */
  readonly verifier: Verifier;
};

/** Which verifier to let work again. */
export type ReactivateVerifierInput = {
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['input'];
};

/** What came of it. */
export type ReactivateVerifierPayload = {
  readonly __typename?: 'ReactivateVerifierPayload';
  /** The verifier, ACTIVE. */
  readonly verifier: Verifier;
};

/** Which verifier to end. */
export type CloseVerifierInput = {
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['input'];
  /** Why; 3 to 2000 characters. */
  readonly reason: Scalars['String']['input'];
};

/** What came of it. */
export type CloseVerifierPayload = {
  readonly __typename?: 'CloseVerifierPayload';
  /** The verifier, CLOSED. */
  readonly verifier: Verifier;
};

/** Whether an API key of a verifier opens anything. */
export type VerifierApiKeyStatus =
  /** It opens what its scopes name. */
  | 'ACTIVE'
  /** Its time is over. */
  | 'EXPIRED'
  /** It was ended. */
  | 'REVOKED';

/** A key with which the systems of a verifier verify in its name. */
export type VerifierApiKey = {
  readonly __typename?: 'VerifierApiKey';
  /** Names the key when it is revoked. */
  readonly apiKeyId: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** The first 12 characters of the key: safe to show and to log. */
  readonly prefix: Scalars['String']['output'];
  /** The last 4 characters of the secret, to tell keys apart. */
  readonly hint: Scalars['String']['output'];
  /** Out of credentials:verify, history:read. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** As of now: expiry needs nobody to act. */
  readonly status: VerifierApiKeyStatus;
  /** From this instant on the key is refused. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Exact to the hour; null when it was never used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its owner ended it; null otherwise. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Send it as If-Match to revoke exactly the version that was read. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of the keys. */
export type VerifierApiKeyEdge = {
  readonly __typename?: 'VerifierApiKeyEdge';
  /** The key. */
  readonly node: VerifierApiKey;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of keys, newest first. */
export type VerifierApiKeyConnection = {
  readonly __typename?: 'VerifierApiKeyConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<VerifierApiKeyEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<VerifierApiKey>;
  /** Whether and where the list goes on. */
  readonly pageInfo: PageInfo;
  /** Rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Rows before this page. */
  readonly offset: Scalars['Int']['output'];
  /** Rows that were asked for. */
  readonly size: Scalars['Int']['output'];
};

/** What an API key is for. */
export type CreateVerifierApiKeyInput = {
  /** What its owner calls it, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Out of credentials:verify, history:read; credentials:verify unless told. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** At most 730 days from now; 365 unless told. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A new API key. */
export type CreateVerifierApiKeyPayload = {
  readonly __typename?: 'CreateVerifierApiKeyPayload';
  /** The key without its secret. */
  readonly apiKey: VerifierApiKey;
  /** The key itself, to be sent in `X-Api-Key`; it is never shown again. */
  readonly text: Scalars['String']['output'];
};

/** Which API key to end. */
export type RevokeVerifierApiKeyInput = {
  /** Id of the key. */
  readonly apiKeyId: Scalars['ID']['input'];
};

/** What came of it. */
export type RevokeVerifierApiKeyPayload = {
  readonly __typename?: 'RevokeVerifierApiKeyPayload';
  /** The key, REVOKED. */
  readonly apiKey: VerifierApiKey;
};

/** What a person may do for a verifier. */
export type VerifierRole =
  /** Verify, look at the history, and ask holders. */
  | 'Member'
  /** Everything, including the team, the API keys and the verifier itself. */
  | 'Admin';

/** How a person stands in the team of a verifier. */
export type VerifierUserStatus =
  /** Has a letter with a link that works for 7 days. */
  | 'INVITED'
  /** May sign in. */
  | 'ACTIVE'
  /** May not sign in for now. */
  | 'SUSPENDED'
  /** Is no member any more; can be invited again. */
  | 'REMOVED';

/** A person who acts for a verifier. Somebody of several verifiers is one in each. */
export type VerifierUser = {
  readonly __typename?: 'VerifierUser';
  /** Names the person in every call; the subject of the bearer token. */
  readonly userId: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** The name that colleagues see; null for none. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** What the person may do. */
  readonly role: VerifierRole;
  /** How the person stands in the team. */
  readonly status: VerifierUserStatus;
  /** Id of the verifier. */
  readonly verifierId: Scalars['ID']['output'];
  /** The verifier. */
  readonly verifier: Verifier;
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
export type VerifierUserEdge = {
  readonly __typename?: 'VerifierUserEdge';
  /** The person. */
  readonly node: VerifierUser;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of a team, by e-mail address. */
export type VerifierUserConnection = {
  readonly __typename?: 'VerifierUserConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<VerifierUserEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<VerifierUser>;
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
export type VerifierTeamFilter = {
  /** Only those who stand so. */
  readonly status?: InputMaybe<VerifierUserStatus>;
};

/** Who wants to sign in. */
export type RequestVerifierSignInInput = {
  /** The person's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The verifier, for people of several; without it an ACTIVE one is chosen, by name. */
  readonly verifierId?: InputMaybe<Scalars['ID']['input']>;
};

/** What everybody is told who asks for a link. */
export type RequestVerifierSignInPayload = {
  readonly __typename?: 'RequestVerifierSignInPayload';
  /** Always true. */
  readonly sent: Scalars['Boolean']['output'];
  /** The address as it was understood. */
  readonly email: Scalars['String']['output'];
};

/** The token of a sign-in link or of an invitation. */
export type RedeemVerifierSignInInput = {
  /** The 43 characters behind `#token=` in the link. */
  readonly token: Scalars['String']['input'];
};

/** A bearer token and whom it stands for. */
export type RedeemVerifierSignInPayload = {
  readonly __typename?: 'RedeemVerifierSignInPayload';
  /** The bearer token of scope verifier-portal; send it as `Authorization: Bearer …`. */
  readonly token: Scalars['String']['output'];
  /** Always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** When the bearer token stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The verifier that the person acts for. */
  readonly verifier: SignInVerifier;
  /** The person. */
  readonly user: SignedInVerifierUser;
};

/** A verifier as its people see it when they sign in. */
export type SignInVerifier = {
  readonly __typename?: 'SignInVerifier';
  /** Its id. */
  readonly verifierId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** ACTIVE or SUSPENDED; only ACTIVE verifiers can verify in their name and ask holders. */
  readonly status: VerifierStatus;
};

/** Who has signed in or out. */
export type SignedInVerifierUser = {
  readonly __typename?: 'SignedInVerifierUser';
  /** Id of the person; the subject of the bearer token. */
  readonly id: Scalars['ID']['output'];
  /** E-mail address in lower case. */
  readonly email: Scalars['String']['output'];
  /** What the person may do. */
  readonly role: VerifierRole;
};

/** What a sign-out ends. */
export type SignOutVerifierUserInput = {
  /** True ends every bearer token of the caller; otherwise this one alone ends. */
  readonly everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a sign-out ended. */
export type SignOutVerifierUserPayload = {
  readonly __typename?: 'SignOutVerifierUserPayload';
  /** Whose tokens. */
  readonly user: SignedInVerifierUser;
  /** True when every bearer token of the person ended. */
  readonly everywhere: Scalars['Boolean']['output'];
};

/** Whom to invite. */
export type InviteVerifierUserInput = {
  /** Where the letter goes; accepting it proves the address. */
  readonly email: Scalars['String']['input'];
  /** What the person will be able to do. */
  readonly role: VerifierRole;
  /** The name that colleagues see, at most 200 characters. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type InviteVerifierUserPayload = {
  readonly __typename?: 'InviteVerifierUserPayload';
  /** The person, INVITED. */
  readonly user: VerifierUser;
};

/** Whose invitation to send again. */
export type ResendVerifierInvitationInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type ResendVerifierInvitationPayload = {
  readonly __typename?: 'ResendVerifierInvitationPayload';
  /** The person, with a new end of the invitation. */
  readonly user: VerifierUser;
};

/** Whose invitation to take back. */
export type CancelVerifierInvitationInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelVerifierInvitationPayload = {
  readonly __typename?: 'CancelVerifierInvitationPayload';
  /** The person, REMOVED. */
  readonly user: VerifierUser;
};

/** What to change of somebody; what is left out stays. */
export type UpdateVerifierUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
  /** What the person may do from now on. */
  readonly role?: InputMaybe<VerifierRole>;
  /** The name that colleagues see, at most 200 characters; empty text takes it away. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** What came of it. */
export type UpdateVerifierUserPayload = {
  readonly __typename?: 'UpdateVerifierUserPayload';
  /** The person as changed. */
  readonly user: VerifierUser;
};

/** Whom to suspend. */
export type SuspendVerifierUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type SuspendVerifierUserPayload = {
  readonly __typename?: 'SuspendVerifierUserPayload';
  /** The person, SUSPENDED. */
  readonly user: VerifierUser;
};

/** Whom to let in again. */
export type ReactivateVerifierUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type ReactivateVerifierUserPayload = {
  readonly __typename?: 'ReactivateVerifierUserPayload';
  /** The person, ACTIVE. */
  readonly user: VerifierUser;
};

/** Whom to remove. */
export type RemoveVerifierUserInput = {
  /** Id of the person. */
  readonly userId: Scalars['ID']['input'];
};

/** What came of it. */
export type RemoveVerifierUserPayload = {
  readonly __typename?: 'RemoveVerifierUserPayload';
  /** The person, REMOVED. */
  readonly user: VerifierUser;
};

/** Where a request to a holder stands. */
export type VerificationRequestStatus =
  /** The letter was sent; nobody has looked. */
  | 'SENT'
  /** Whoever has the address has seen it in their wallet. */
  | 'VIEWED'
  /** Answered with links. */
  | 'FULFILLED'
  /** Declined. */
  | 'DECLINED'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** The verifier took it back. */
  | 'CANCELLED';

/** A kind of credential that is asked for. */
export type RequestedCredential = {
  readonly __typename?: 'RequestedCredential';
  /** Its type, as credentials name it. */
  readonly credentialType: Scalars['String']['output'];
  /** Which of its claims matter to the verifier; empty for all of it. The holder decides what to show. */
  readonly claims: ReadonlyArray<Scalars['String']['output']>;
};

/** A link that a holder answered with. */
export type AnsweredLink = {
  readonly __typename?: 'AnsweredLink';
  /** Id of the link. */
  readonly shareId: Scalars['ID']['output'];
  /** Where the credential and a fresh verdict on it are shown; null once the link opens nothing. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Id of the credential. */
  readonly credentialId: Scalars['ID']['output'];
  /** When the link stops working; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** ACTIVE, or why it opens nothing: REVOKED, EXPIRED or EXHAUSTED. */
  readonly state: Scalars['String']['output'];
};

/** What a verifier asks of whoever has an address. The address itself is not kept. */
export type VerificationRequest = {
  readonly __typename?: 'VerificationRequest';
  /** Names it in every call. */
  readonly requestId: Scalars['ID']['output'];
  /** What is asked for. */
  readonly requested: ReadonlyArray<RequestedCredential>;
  /** What for, in the words of the verifier. */
  readonly purpose: Scalars['String']['output'];
  /** Where it stands. SENT tells nothing of whether anybody here has the address. */
  readonly status: VerificationRequestStatus;
  /** What it was answered with and is still there; empty until then. */
  readonly links: ReadonlyArray<AnsweredLink>;
  /** What the holder wrote who declined. */
  readonly declineReason?: Maybe<Scalars['String']['output']>;
  /** Until when it can be answered. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was answered or declined. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the person who sent it. */
  readonly createdBy?: Maybe<Scalars['ID']['output']>;
  /** When it was sent. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When something of it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows by one with each change; send it as If-Match to refuse lost updates. */
  readonly rowVersion: Scalars['Int']['output'];
};

/** One row of the requests. */
export type VerificationRequestEdge = {
  readonly __typename?: 'VerificationRequestEdge';
  /** The request. */
  readonly node: VerificationRequest;
  /** Pass it as `after` to start behind this row. */
  readonly cursor: Scalars['String']['output'];
};

/** A page of requests, newest first. */
export type VerificationRequestConnection = {
  readonly __typename?: 'VerificationRequestConnection';
  /** The rows with their cursors. */
  readonly edges: ReadonlyArray<VerificationRequestEdge>;
  /** The rows without cursors. */
  readonly nodes: ReadonlyArray<VerificationRequest>;
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

/** Which requests to list. */
export type VerificationRequestFilter = {
  /** Only those that stand so. */
  readonly status?: InputMaybe<VerificationRequestStatus>;
};

/** A kind of credential to ask for. */
export type RequestedCredentialInput = {
  /** Its type, as credentials name it; at most 100 characters. */
  readonly credentialType: Scalars['String']['input'];
  /** Which of its claims matter, at most 50; all unless told. */
  readonly claims?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What to ask of whom. */
export type CreateVerificationRequestInput = {
  /** Where the letter goes. Kept as a keyed hash alone. */
  readonly holderEmail: Scalars['String']['input'];
  /** 1 to 10 kinds of credentials. */
  readonly requested: ReadonlyArray<RequestedCredentialInput>;
  /** What for, for the holder to read; 10 to 500 characters. */
  readonly purpose: Scalars['String']['input'];
  /** Until when it can be answered, at most 30 days from now; 14 days unless told. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What came of it. */
export type CreateVerificationRequestPayload = {
  readonly __typename?: 'CreateVerificationRequestPayload';
  /** The request, SENT. */
  readonly request: VerificationRequest;
};

/** Which request to take back. */
export type CancelVerificationRequestInput = {
  /** Id of the request. */
  readonly requestId: Scalars['ID']['input'];
};

/** What came of it. */
export type CancelVerificationRequestPayload = {
  readonly __typename?: 'CancelVerificationRequestPayload';
  /** The request, CANCELLED. */
  readonly request: VerificationRequest;
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
  VerifierSector: VerifierSector;
  VerifierStatus: VerifierStatus;
  Verifier: ResolverTypeWrapper<VerifierNoun>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  VerifierEdge: ResolverTypeWrapper<Omit<VerifierEdge, 'node'> & { node: ResolversTypes['Verifier'] }>;
  VerifierConnection: ResolverTypeWrapper<Omit<VerifierConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VerifierEdge']>, nodes: ReadonlyArray<ResolversTypes['Verifier']> }>;
  ListedVerifier: ResolverTypeWrapper<VerifierNoun>;
  ListedVerifierEdge: ResolverTypeWrapper<Omit<ListedVerifierEdge, 'node'> & { node: ResolversTypes['ListedVerifier'] }>;
  ListedVerifierConnection: ResolverTypeWrapper<Omit<ListedVerifierConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ListedVerifierEdge']>, nodes: ReadonlyArray<ResolversTypes['ListedVerifier']> }>;
  VerifierDirectoryFilter: VerifierDirectoryFilter;
  VerifierFilter: VerifierFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterVerifierInput: RegisterVerifierInput;
  RegisterVerifierPayload: ResolverTypeWrapper<RegisterVerifierPayload>;
  UpdateVerifierInput: UpdateVerifierInput;
  UpdateVerifierPayload: ResolverTypeWrapper<Omit<UpdateVerifierPayload, 'verifier'> & { verifier: ResolversTypes['Verifier'] }>;
  CloseMyVerifierInput: CloseMyVerifierInput;
  CloseMyVerifierPayload: ResolverTypeWrapper<Omit<CloseMyVerifierPayload, 'verifier'> & { verifier: ResolversTypes['Verifier'] }>;
  SuspendVerifierInput: SuspendVerifierInput;
  SuspendVerifierPayload: ResolverTypeWrapper<Omit<SuspendVerifierPayload, 'verifier'> & { verifier: ResolversTypes['Verifier'] }>;
  ReactivateVerifierInput: ReactivateVerifierInput;
  ReactivateVerifierPayload: ResolverTypeWrapper<Omit<ReactivateVerifierPayload, 'verifier'> & { verifier: ResolversTypes['Verifier'] }>;
  CloseVerifierInput: CloseVerifierInput;
  CloseVerifierPayload: ResolverTypeWrapper<Omit<CloseVerifierPayload, 'verifier'> & { verifier: ResolversTypes['Verifier'] }>;
  VerifierApiKeyStatus: VerifierApiKeyStatus;
  VerifierApiKey: ResolverTypeWrapper<VerifierKeyNoun>;
  VerifierApiKeyEdge: ResolverTypeWrapper<Omit<VerifierApiKeyEdge, 'node'> & { node: ResolversTypes['VerifierApiKey'] }>;
  VerifierApiKeyConnection: ResolverTypeWrapper<Omit<VerifierApiKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VerifierApiKeyEdge']>, nodes: ReadonlyArray<ResolversTypes['VerifierApiKey']> }>;
  CreateVerifierApiKeyInput: CreateVerifierApiKeyInput;
  CreateVerifierApiKeyPayload: ResolverTypeWrapper<Omit<CreateVerifierApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['VerifierApiKey'] }>;
  RevokeVerifierApiKeyInput: RevokeVerifierApiKeyInput;
  RevokeVerifierApiKeyPayload: ResolverTypeWrapper<Omit<RevokeVerifierApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['VerifierApiKey'] }>;
  VerifierRole: VerifierRole;
  VerifierUserStatus: VerifierUserStatus;
  VerifierUser: ResolverTypeWrapper<VerifierUserNounNoun>;
  VerifierUserEdge: ResolverTypeWrapper<Omit<VerifierUserEdge, 'node'> & { node: ResolversTypes['VerifierUser'] }>;
  VerifierUserConnection: ResolverTypeWrapper<Omit<VerifierUserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VerifierUserEdge']>, nodes: ReadonlyArray<ResolversTypes['VerifierUser']> }>;
  VerifierTeamFilter: VerifierTeamFilter;
  RequestVerifierSignInInput: RequestVerifierSignInInput;
  RequestVerifierSignInPayload: ResolverTypeWrapper<RequestVerifierSignInPayload>;
  RedeemVerifierSignInInput: RedeemVerifierSignInInput;
  RedeemVerifierSignInPayload: ResolverTypeWrapper<RedeemVerifierSignInPayload>;
  SignInVerifier: ResolverTypeWrapper<SignInVerifier>;
  SignedInVerifierUser: ResolverTypeWrapper<SignedInVerifierUser>;
  SignOutVerifierUserInput: SignOutVerifierUserInput;
  SignOutVerifierUserPayload: ResolverTypeWrapper<SignOutVerifierUserPayload>;
  InviteVerifierUserInput: InviteVerifierUserInput;
  InviteVerifierUserPayload: ResolverTypeWrapper<Omit<InviteVerifierUserPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  ResendVerifierInvitationInput: ResendVerifierInvitationInput;
  ResendVerifierInvitationPayload: ResolverTypeWrapper<Omit<ResendVerifierInvitationPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  CancelVerifierInvitationInput: CancelVerifierInvitationInput;
  CancelVerifierInvitationPayload: ResolverTypeWrapper<Omit<CancelVerifierInvitationPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  UpdateVerifierUserInput: UpdateVerifierUserInput;
  UpdateVerifierUserPayload: ResolverTypeWrapper<Omit<UpdateVerifierUserPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  SuspendVerifierUserInput: SuspendVerifierUserInput;
  SuspendVerifierUserPayload: ResolverTypeWrapper<Omit<SuspendVerifierUserPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  ReactivateVerifierUserInput: ReactivateVerifierUserInput;
  ReactivateVerifierUserPayload: ResolverTypeWrapper<Omit<ReactivateVerifierUserPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  RemoveVerifierUserInput: RemoveVerifierUserInput;
  RemoveVerifierUserPayload: ResolverTypeWrapper<Omit<RemoveVerifierUserPayload, 'user'> & { user: ResolversTypes['VerifierUser'] }>;
  VerificationRequestStatus: VerificationRequestStatus;
  RequestedCredential: ResolverTypeWrapper<RequestedCredential>;
  AnsweredLink: ResolverTypeWrapper<AnsweredLink>;
  VerificationRequest: ResolverTypeWrapper<VerificationRequestNoun>;
  VerificationRequestEdge: ResolverTypeWrapper<Omit<VerificationRequestEdge, 'node'> & { node: ResolversTypes['VerificationRequest'] }>;
  VerificationRequestConnection: ResolverTypeWrapper<Omit<VerificationRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['VerificationRequestEdge']>, nodes: ReadonlyArray<ResolversTypes['VerificationRequest']> }>;
  VerificationRequestFilter: VerificationRequestFilter;
  RequestedCredentialInput: RequestedCredentialInput;
  CreateVerificationRequestInput: CreateVerificationRequestInput;
  CreateVerificationRequestPayload: ResolverTypeWrapper<Omit<CreateVerificationRequestPayload, 'request'> & { request: ResolversTypes['VerificationRequest'] }>;
  CancelVerificationRequestInput: CancelVerificationRequestInput;
  CancelVerificationRequestPayload: ResolverTypeWrapper<Omit<CancelVerificationRequestPayload, 'request'> & { request: ResolversTypes['VerificationRequest'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Verifier: VerifierNoun;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  VerifierEdge: Omit<VerifierEdge, 'node'> & { node: ResolversParentTypes['Verifier'] };
  VerifierConnection: Omit<VerifierConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VerifierEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Verifier']> };
  ListedVerifier: VerifierNoun;
  ListedVerifierEdge: Omit<ListedVerifierEdge, 'node'> & { node: ResolversParentTypes['ListedVerifier'] };
  ListedVerifierConnection: Omit<ListedVerifierConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ListedVerifierEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ListedVerifier']> };
  VerifierDirectoryFilter: VerifierDirectoryFilter;
  VerifierFilter: VerifierFilter;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  RegisterVerifierInput: RegisterVerifierInput;
  RegisterVerifierPayload: RegisterVerifierPayload;
  UpdateVerifierInput: UpdateVerifierInput;
  UpdateVerifierPayload: Omit<UpdateVerifierPayload, 'verifier'> & { verifier: ResolversParentTypes['Verifier'] };
  CloseMyVerifierInput: CloseMyVerifierInput;
  CloseMyVerifierPayload: Omit<CloseMyVerifierPayload, 'verifier'> & { verifier: ResolversParentTypes['Verifier'] };
  SuspendVerifierInput: SuspendVerifierInput;
  SuspendVerifierPayload: Omit<SuspendVerifierPayload, 'verifier'> & { verifier: ResolversParentTypes['Verifier'] };
  ReactivateVerifierInput: ReactivateVerifierInput;
  ReactivateVerifierPayload: Omit<ReactivateVerifierPayload, 'verifier'> & { verifier: ResolversParentTypes['Verifier'] };
  CloseVerifierInput: CloseVerifierInput;
  CloseVerifierPayload: Omit<CloseVerifierPayload, 'verifier'> & { verifier: ResolversParentTypes['Verifier'] };
  VerifierApiKey: VerifierKeyNoun;
  VerifierApiKeyEdge: Omit<VerifierApiKeyEdge, 'node'> & { node: ResolversParentTypes['VerifierApiKey'] };
  VerifierApiKeyConnection: Omit<VerifierApiKeyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VerifierApiKeyEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VerifierApiKey']> };
  CreateVerifierApiKeyInput: CreateVerifierApiKeyInput;
  CreateVerifierApiKeyPayload: Omit<CreateVerifierApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['VerifierApiKey'] };
  RevokeVerifierApiKeyInput: RevokeVerifierApiKeyInput;
  RevokeVerifierApiKeyPayload: Omit<RevokeVerifierApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['VerifierApiKey'] };
  VerifierUser: VerifierUserNounNoun;
  VerifierUserEdge: Omit<VerifierUserEdge, 'node'> & { node: ResolversParentTypes['VerifierUser'] };
  VerifierUserConnection: Omit<VerifierUserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VerifierUserEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VerifierUser']> };
  VerifierTeamFilter: VerifierTeamFilter;
  RequestVerifierSignInInput: RequestVerifierSignInInput;
  RequestVerifierSignInPayload: RequestVerifierSignInPayload;
  RedeemVerifierSignInInput: RedeemVerifierSignInInput;
  RedeemVerifierSignInPayload: RedeemVerifierSignInPayload;
  SignInVerifier: SignInVerifier;
  SignedInVerifierUser: SignedInVerifierUser;
  SignOutVerifierUserInput: SignOutVerifierUserInput;
  SignOutVerifierUserPayload: SignOutVerifierUserPayload;
  InviteVerifierUserInput: InviteVerifierUserInput;
  InviteVerifierUserPayload: Omit<InviteVerifierUserPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  ResendVerifierInvitationInput: ResendVerifierInvitationInput;
  ResendVerifierInvitationPayload: Omit<ResendVerifierInvitationPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  CancelVerifierInvitationInput: CancelVerifierInvitationInput;
  CancelVerifierInvitationPayload: Omit<CancelVerifierInvitationPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  UpdateVerifierUserInput: UpdateVerifierUserInput;
  UpdateVerifierUserPayload: Omit<UpdateVerifierUserPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  SuspendVerifierUserInput: SuspendVerifierUserInput;
  SuspendVerifierUserPayload: Omit<SuspendVerifierUserPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  ReactivateVerifierUserInput: ReactivateVerifierUserInput;
  ReactivateVerifierUserPayload: Omit<ReactivateVerifierUserPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  RemoveVerifierUserInput: RemoveVerifierUserInput;
  RemoveVerifierUserPayload: Omit<RemoveVerifierUserPayload, 'user'> & { user: ResolversParentTypes['VerifierUser'] };
  RequestedCredential: RequestedCredential;
  AnsweredLink: AnsweredLink;
  VerificationRequest: VerificationRequestNoun;
  VerificationRequestEdge: Omit<VerificationRequestEdge, 'node'> & { node: ResolversParentTypes['VerificationRequest'] };
  VerificationRequestConnection: Omit<VerificationRequestConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['VerificationRequestEdge']>, nodes: ReadonlyArray<ResolversParentTypes['VerificationRequest']> };
  VerificationRequestFilter: VerificationRequestFilter;
  RequestedCredentialInput: RequestedCredentialInput;
  CreateVerificationRequestInput: CreateVerificationRequestInput;
  CreateVerificationRequestPayload: Omit<CreateVerificationRequestPayload, 'request'> & { request: ResolversParentTypes['VerificationRequest'] };
  CancelVerificationRequestInput: CancelVerificationRequestInput;
  CancelVerificationRequestPayload: Omit<CancelVerificationRequestPayload, 'request'> & { request: ResolversParentTypes['VerificationRequest'] };
  DateTime: Scalars['DateTime']['output'];
  PageInfo: PageInfo;
};

export type VerifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verifier'] = ResolversParentTypes['Verifier']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['VerifierSector'], ParentType, ContextType>;
  purposeStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicListing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerifierStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifierEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierEdge'] = ResolversParentTypes['VerifierEdge']> = {
  node?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifierConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierConnection'] = ResolversParentTypes['VerifierConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerifierEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Verifier']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedVerifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedVerifier'] = ResolversParentTypes['ListedVerifier']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sector?: Resolver<ResolversTypes['VerifierSector'], ParentType, ContextType>;
  purposeStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListedVerifierEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedVerifierEdge'] = ResolversParentTypes['ListedVerifierEdge']> = {
  node?: Resolver<ResolversTypes['ListedVerifier'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedVerifierConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedVerifierConnection'] = ResolversParentTypes['ListedVerifierConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ListedVerifierEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedVerifier']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  myVerifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType, RequireFields<QueryVerifierArgs, 'id'>>;
  verifiers?: Resolver<ResolversTypes['VerifierConnection'], ParentType, ContextType, Partial<QueryVerifiersArgs>>;
  verifierDirectory?: Resolver<ResolversTypes['ListedVerifierConnection'], ParentType, ContextType, Partial<QueryVerifierDirectoryArgs>>;
  verifierApiKeys?: Resolver<ResolversTypes['VerifierApiKeyConnection'], ParentType, ContextType, Partial<QueryVerifierApiKeysArgs>>;
  currentVerifierUser?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
  verifierUser?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType, RequireFields<QueryVerifierUserArgs, 'id'>>;
  verifierTeam?: Resolver<ResolversTypes['VerifierUserConnection'], ParentType, ContextType, Partial<QueryVerifierTeamArgs>>;
  verificationRequests?: Resolver<ResolversTypes['VerificationRequestConnection'], ParentType, ContextType, Partial<QueryVerificationRequestsArgs>>;
  verificationRequest?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType, RequireFields<QueryVerificationRequestArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  registerVerifier?: Resolver<ResolversTypes['RegisterVerifierPayload'], ParentType, ContextType, RequireFields<MutationRegisterVerifierArgs, 'input'>>;
  updateVerifier?: Resolver<ResolversTypes['UpdateVerifierPayload'], ParentType, ContextType, RequireFields<MutationUpdateVerifierArgs, 'input'>>;
  closeMyVerifier?: Resolver<ResolversTypes['CloseMyVerifierPayload'], ParentType, ContextType, RequireFields<MutationCloseMyVerifierArgs, 'input'>>;
  suspendVerifier?: Resolver<ResolversTypes['SuspendVerifierPayload'], ParentType, ContextType, RequireFields<MutationSuspendVerifierArgs, 'input'>>;
  reactivateVerifier?: Resolver<ResolversTypes['ReactivateVerifierPayload'], ParentType, ContextType, RequireFields<MutationReactivateVerifierArgs, 'input'>>;
  closeVerifier?: Resolver<ResolversTypes['CloseVerifierPayload'], ParentType, ContextType, RequireFields<MutationCloseVerifierArgs, 'input'>>;
  createVerifierApiKey?: Resolver<ResolversTypes['CreateVerifierApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateVerifierApiKeyArgs, 'input'>>;
  revokeVerifierApiKey?: Resolver<ResolversTypes['RevokeVerifierApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeVerifierApiKeyArgs, 'input'>>;
  requestVerifierSignIn?: Resolver<ResolversTypes['RequestVerifierSignInPayload'], ParentType, ContextType, RequireFields<MutationRequestVerifierSignInArgs, 'input'>>;
  redeemVerifierSignIn?: Resolver<ResolversTypes['RedeemVerifierSignInPayload'], ParentType, ContextType, RequireFields<MutationRedeemVerifierSignInArgs, 'input'>>;
  signOutVerifierUser?: Resolver<ResolversTypes['SignOutVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationSignOutVerifierUserArgs, 'input'>>;
  inviteVerifierUser?: Resolver<ResolversTypes['InviteVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationInviteVerifierUserArgs, 'input'>>;
  resendVerifierInvitation?: Resolver<ResolversTypes['ResendVerifierInvitationPayload'], ParentType, ContextType, RequireFields<MutationResendVerifierInvitationArgs, 'input'>>;
  cancelVerifierInvitation?: Resolver<ResolversTypes['CancelVerifierInvitationPayload'], ParentType, ContextType, RequireFields<MutationCancelVerifierInvitationArgs, 'input'>>;
  updateVerifierUser?: Resolver<ResolversTypes['UpdateVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateVerifierUserArgs, 'input'>>;
  suspendVerifierUser?: Resolver<ResolversTypes['SuspendVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationSuspendVerifierUserArgs, 'input'>>;
  reactivateVerifierUser?: Resolver<ResolversTypes['ReactivateVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationReactivateVerifierUserArgs, 'input'>>;
  removeVerifierUser?: Resolver<ResolversTypes['RemoveVerifierUserPayload'], ParentType, ContextType, RequireFields<MutationRemoveVerifierUserArgs, 'input'>>;
  createVerificationRequest?: Resolver<ResolversTypes['CreateVerificationRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateVerificationRequestArgs, 'input'>>;
  cancelVerificationRequest?: Resolver<ResolversTypes['CancelVerificationRequestPayload'], ParentType, ContextType, RequireFields<MutationCancelVerificationRequestArgs, 'input'>>;
};

export type RegisterVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterVerifierPayload'] = ResolversParentTypes['RegisterVerifierPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateVerifierPayload'] = ResolversParentTypes['UpdateVerifierPayload']> = {
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
};

export type CloseMyVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseMyVerifierPayload'] = ResolversParentTypes['CloseMyVerifierPayload']> = {
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
};

export type SuspendVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendVerifierPayload'] = ResolversParentTypes['SuspendVerifierPayload']> = {
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
};

export type ReactivateVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateVerifierPayload'] = ResolversParentTypes['ReactivateVerifierPayload']> = {
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
};

export type CloseVerifierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseVerifierPayload'] = ResolversParentTypes['CloseVerifierPayload']> = {
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
};

export type VerifierApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierApiKey'] = ResolversParentTypes['VerifierApiKey']> = {
  apiKeyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerifierApiKeyStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifierApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierApiKeyEdge'] = ResolversParentTypes['VerifierApiKeyEdge']> = {
  node?: Resolver<ResolversTypes['VerifierApiKey'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifierApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierApiKeyConnection'] = ResolversParentTypes['VerifierApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerifierApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VerifierApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateVerifierApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVerifierApiKeyPayload'] = ResolversParentTypes['CreateVerifierApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['VerifierApiKey'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevokeVerifierApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeVerifierApiKeyPayload'] = ResolversParentTypes['RevokeVerifierApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['VerifierApiKey'], ParentType, ContextType>;
};

export type VerifierUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierUser'] = ResolversParentTypes['VerifierUser']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['VerifierRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerifierUserStatus'], ParentType, ContextType>;
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verifier?: Resolver<ResolversTypes['Verifier'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSignedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifierUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierUserEdge'] = ResolversParentTypes['VerifierUserEdge']> = {
  node?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifierUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifierUserConnection'] = ResolversParentTypes['VerifierUserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerifierUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VerifierUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestVerifierSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestVerifierSignInPayload'] = ResolversParentTypes['RequestVerifierSignInPayload']> = {
  sent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemVerifierSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemVerifierSignInPayload'] = ResolversParentTypes['RedeemVerifierSignInPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  verifier?: Resolver<ResolversTypes['SignInVerifier'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SignedInVerifierUser'], ParentType, ContextType>;
};

export type SignInVerifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInVerifier'] = ResolversParentTypes['SignInVerifier']> = {
  verifierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerifierStatus'], ParentType, ContextType>;
};

export type SignedInVerifierUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInVerifierUser'] = ResolversParentTypes['SignedInVerifierUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['VerifierRole'], ParentType, ContextType>;
};

export type SignOutVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutVerifierUserPayload'] = ResolversParentTypes['SignOutVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['SignedInVerifierUser'], ParentType, ContextType>;
  everywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InviteVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteVerifierUserPayload'] = ResolversParentTypes['InviteVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type ResendVerifierInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendVerifierInvitationPayload'] = ResolversParentTypes['ResendVerifierInvitationPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type CancelVerifierInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelVerifierInvitationPayload'] = ResolversParentTypes['CancelVerifierInvitationPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type UpdateVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateVerifierUserPayload'] = ResolversParentTypes['UpdateVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type SuspendVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendVerifierUserPayload'] = ResolversParentTypes['SuspendVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type ReactivateVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateVerifierUserPayload'] = ResolversParentTypes['ReactivateVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type RemoveVerifierUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveVerifierUserPayload'] = ResolversParentTypes['RemoveVerifierUserPayload']> = {
  user?: Resolver<ResolversTypes['VerifierUser'], ParentType, ContextType>;
};

export type RequestedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestedCredential'] = ResolversParentTypes['RequestedCredential']> = {
  credentialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnsweredLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnsweredLink'] = ResolversParentTypes['AnsweredLink']> = {
  shareId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationRequest'] = ResolversParentTypes['VerificationRequest']> = {
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requested?: Resolver<ReadonlyArray<ResolversTypes['RequestedCredential']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationRequestStatus'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['AnsweredLink']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerificationRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationRequestEdge'] = ResolversParentTypes['VerificationRequestEdge']> = {
  node?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationRequestConnection'] = ResolversParentTypes['VerificationRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerificationRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VerificationRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsLowerBound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateVerificationRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVerificationRequestPayload'] = ResolversParentTypes['CreateVerificationRequestPayload']> = {
  request?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType>;
};

export type CancelVerificationRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelVerificationRequestPayload'] = ResolversParentTypes['CancelVerificationRequestPayload']> = {
  request?: Resolver<ResolversTypes['VerificationRequest'], ParentType, ContextType>;
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

export type Resolvers<ContextType = Context> = {
  Verifier?: VerifierResolvers<ContextType>;
  VerifierEdge?: VerifierEdgeResolvers<ContextType>;
  VerifierConnection?: VerifierConnectionResolvers<ContextType>;
  ListedVerifier?: ListedVerifierResolvers<ContextType>;
  ListedVerifierEdge?: ListedVerifierEdgeResolvers<ContextType>;
  ListedVerifierConnection?: ListedVerifierConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RegisterVerifierPayload?: RegisterVerifierPayloadResolvers<ContextType>;
  UpdateVerifierPayload?: UpdateVerifierPayloadResolvers<ContextType>;
  CloseMyVerifierPayload?: CloseMyVerifierPayloadResolvers<ContextType>;
  SuspendVerifierPayload?: SuspendVerifierPayloadResolvers<ContextType>;
  ReactivateVerifierPayload?: ReactivateVerifierPayloadResolvers<ContextType>;
  CloseVerifierPayload?: CloseVerifierPayloadResolvers<ContextType>;
  VerifierApiKey?: VerifierApiKeyResolvers<ContextType>;
  VerifierApiKeyEdge?: VerifierApiKeyEdgeResolvers<ContextType>;
  VerifierApiKeyConnection?: VerifierApiKeyConnectionResolvers<ContextType>;
  CreateVerifierApiKeyPayload?: CreateVerifierApiKeyPayloadResolvers<ContextType>;
  RevokeVerifierApiKeyPayload?: RevokeVerifierApiKeyPayloadResolvers<ContextType>;
  VerifierUser?: VerifierUserResolvers<ContextType>;
  VerifierUserEdge?: VerifierUserEdgeResolvers<ContextType>;
  VerifierUserConnection?: VerifierUserConnectionResolvers<ContextType>;
  RequestVerifierSignInPayload?: RequestVerifierSignInPayloadResolvers<ContextType>;
  RedeemVerifierSignInPayload?: RedeemVerifierSignInPayloadResolvers<ContextType>;
  SignInVerifier?: SignInVerifierResolvers<ContextType>;
  SignedInVerifierUser?: SignedInVerifierUserResolvers<ContextType>;
  SignOutVerifierUserPayload?: SignOutVerifierUserPayloadResolvers<ContextType>;
  InviteVerifierUserPayload?: InviteVerifierUserPayloadResolvers<ContextType>;
  ResendVerifierInvitationPayload?: ResendVerifierInvitationPayloadResolvers<ContextType>;
  CancelVerifierInvitationPayload?: CancelVerifierInvitationPayloadResolvers<ContextType>;
  UpdateVerifierUserPayload?: UpdateVerifierUserPayloadResolvers<ContextType>;
  SuspendVerifierUserPayload?: SuspendVerifierUserPayloadResolvers<ContextType>;
  ReactivateVerifierUserPayload?: ReactivateVerifierUserPayloadResolvers<ContextType>;
  RemoveVerifierUserPayload?: RemoveVerifierUserPayloadResolvers<ContextType>;
  RequestedCredential?: RequestedCredentialResolvers<ContextType>;
  AnsweredLink?: AnsweredLinkResolvers<ContextType>;
  VerificationRequest?: VerificationRequestResolvers<ContextType>;
  VerificationRequestEdge?: VerificationRequestEdgeResolvers<ContextType>;
  VerificationRequestConnection?: VerificationRequestConnectionResolvers<ContextType>;
  CreateVerificationRequestPayload?: CreateVerificationRequestPayloadResolvers<ContextType>;
  CancelVerificationRequestPayload?: CancelVerificationRequestPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
};
