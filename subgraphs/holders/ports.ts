import type { Context } from '../../kernel/context.ts';
import type { ClaimStatus, CredentialStatus } from '../../kernel/credential-status.ts';
import type { CustodianType } from '../../kernel/custodian-types.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { CertificateLook } from '../../kernel/print/certificate-look.ts';
import type { Write } from '../../store/ledger.ts';
import type { Positions } from '../../store/positions.ts';
import type { Changes, HolderChanges } from '../holder-changes.ts';
import type {
  ResolvedSession,
  SessionService,
  SessionToken,
  TokenHolder,
} from './accounts/session-service.ts';
import type { IdentityDocuments } from './evidence/ports.ts';
import type { RowInvite, RowInvites } from './invites/ports.ts';
import type { FoundHolder, HolderDirectory, LearnerLinks, ListedHolder } from './learner-links/ports.ts';
import type { HolderTrail, ScrapingAlarm } from './sharing/ports.ts';
import type { Inboxes, VerificationRequests } from './verification-requests/ports.ts';
import type { SharingConsents } from './wallet/sharing-consents.ts';

/** What this domain needs of others. */
export interface HoldersNeeds {
  readonly issuerNames: IssuerNames;
  readonly custodianNames: CustodianNames;
  readonly held: HeldCredentials;
  readonly issued: IssuedCredentials;
  readonly verifier: Verifier;
  readonly trail: HolderTrail & HolderActivity;
  readonly modelCalls: ModelCallTraces;
  readonly scraping: ScrapingAlarm;
  readonly learnerLinks: LearnerLinks;
  readonly knownVerifiers: KnownVerifiers;
  readonly verificationRequests: VerificationRequests;
  readonly identityDocuments: IdentityDocuments;
}

/** Needed of the domain that asks language models: what it keeps of a holder. */
export interface ModelCallTraces {
  eraseWrites(holderId: string): readonly Write[];
  export(holderId: string): Promise<readonly object[]>;
}

/** What it offers to every unit. */
export interface HolderPorts {
  readonly sessions: {
    /** Whom a session cookie stands for; undefined when it opens nothing. Errors: STORAGE_UNAVAILABLE. */
    resolve(token: string, context: Context): Promise<ResolvedSession | undefined>;
    /** Whom a bearer token made in a session stands for; undefined when it opens nothing. Errors: STORAGE_UNAVAILABLE. */
    standingOfToken(token: SessionToken, context: Context): Promise<TokenHolder | undefined>;
  };
  /** For custodians, and for rows of files: those who have agreed to be found by their address. */
  readonly findable: {
    /** Of up to 500 people, in order; undefined for nobody. */
    find(
      people: readonly { readonly email: string; readonly name?: string | undefined }[],
      context: Context,
    ): Promise<readonly (FoundHolder | undefined)[]>;
  };
  /** For rows of files whose person has no wallet that the issuer may know of. */
  readonly rowInvites: {
    /** Invites the person of each of up to 250 rows, in order; again it invites nobody twice. Error: ISSUER_NOT_ACTIVE. */
    invite(
      input: {
        readonly issuerId: string;
        readonly issuerDid: string;
        /** Who has started the job. */
        readonly invitedBy: string;
        readonly rows: readonly { readonly rowKey: string; readonly email: string; readonly name: string }[];
      },
      context: Context,
    ): Promise<readonly RowInvite[]>;
    /** These rows, up to 500, wait no more. */
    withdraw(rowKeys: readonly string[], context: Context): Promise<void>;
    /** Invites with rows that have ended since a position; from now on without one. */
    changes(after: Positions | undefined, context: Context): Promise<Changes<RowInvite>>;
  };
  /** For learner records alone: nothing of it is ever shown to an issuer. */
  readonly directory: {
    /** Undefined for nobody, and for an account that is closed or LOCKED. */
    byId(holderId: string, context: Context): Promise<ListedHolder | undefined>;
    /** Whose DID it is, current or former. */
    byDid(did: string, context: Context): Promise<ListedHolder | undefined>;
    /** Tells whoever has a DID or an address, if anybody has, of a proposal; once for each link. */
    tellOfLink(
      proposal: {
        readonly linkId: string;
        readonly issuerDid: string;
        readonly holderDid?: string | undefined;
        readonly email?: string | undefined;
        readonly isInvite: boolean;
      },
      context: Context,
    ): Promise<void>;
  };
  /** For the workforces of custodians. */
  readonly consents: {
    /** Of up to 500 DIDs those whose holder agrees that this custodian sees its credentials, with all DIDs of that holder. */
    sharing(
      input: { readonly custodianDid: string; readonly dids: readonly string[] },
      context: Context,
    ): Promise<readonly { readonly did: string; readonly dids: readonly string[] }[]>;
    /** Who has agreed, withdrawn or changed the account since a position; from now on without one. */
    changes(after: Positions | undefined, context: Context): Promise<HolderChanges>;
  };
}

/** Its operations that no schema shows. */
export interface HoldersService {
  readonly sessions: SessionService;
  readonly directory: HolderDirectory;
  readonly sharing: SharingConsents;
  readonly rowInvites: RowInvites;
}

/** What it offers to the domains beside it. */
export interface HoldersNear {
  /** Links to claim credentials by that were locked because accounts of other addresses tried them. */
  readonly claims: {
    /** How many of each credential; nothing of one that has none. */
    lockedOf(credentialIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
  /** Share links as those see them whom they were given to. */
  readonly sharedLinks: {
    /** Those that are still there, in no order; the address is null once the link opens nothing. */
    ofIds(shareIds: readonly string[]): Promise<
      readonly {
        readonly shareId: string;
        readonly url: string | null;
        readonly credentialId: string;
        readonly expiresAt: Date | null;
        readonly state: string;
      }[]
    >;
  };
  /** Whether people have agreed that language models read what is theirs. */
  readonly modelConsents: {
    /** Undefined for a DID of nobody with an account. */
    agrees(did: string): Promise<boolean | undefined>;
  };
  /** How what a verifier asks of an address reaches whoever has it. */
  readonly inboxes: Inboxes;
  /** The people of the demonstration. */
  readonly demo: {
    /** An account with a wallet whose key the platform holds. */
    open(
      person: { readonly name: string; readonly email: string },
      context: Context,
    ): Promise<{ readonly holderId: string; readonly did: string }>;
    /** A person of it agrees to be found by their address, or that the custodian of the scope sees what in the wallet counts for it. */
    agree(
      consent: {
        readonly holderId: string;
        readonly did: string;
        readonly purpose: 'DIRECTORY_LOOKUP' | 'SHARE_WITH_VERIFIER';
        readonly scope?: string | undefined;
      },
      context: Context,
    ): Promise<void>;
    /** A person of it answers what a verifier has asked, with links to these credentials. */
    answer(
      answer: {
        readonly holderId: string;
        readonly did: string;
        readonly requestId: string;
        readonly credentialIds: readonly string[];
      },
      context: Context,
    ): Promise<void>;
    /** Removes every account of the demonstration with all that it has. */
    remove(context: Context): Promise<{ readonly removed: number }>;
  };
}

/** Needed of verifiers: who they are. */
interface KnownVerifiers {
  /** The name that a verifier, or somebody who acted for one, goes by; undefined when it has none. */
  nameOf(id: string): Promise<string | undefined>;
  isActive(verifierId: string): Promise<boolean>;
}

/** Needed of the audit trail: what a holder did, newest first, for the file of everything that is kept of one. */
interface HolderActivity {
  activityOf(holderId: string): Promise<readonly object[]>;
}

/** Who signs credentials: an issuer, or a custodian, who vouches for what others have awarded. */
export const AUTHORITY_TYPES = ['ISSUER', 'CUSTODIAN'] as const;
export type AuthorityType = (typeof AUTHORITY_TYPES)[number];

/** Names one; one DID may be an issuer's and a custodian's, who are then two. */
export interface AuthorityKey {
  readonly type: AuthorityType;
  readonly did: string;
}

/** A credential as its holder's wallet knows it. */
export interface HeldCredential {
  readonly credentialId: string;
  /** Who signed it: the next two are a custodian's where one did. */
  readonly authorityType: AuthorityType;
  readonly issuerDid: string;
  readonly issuerId: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly credentialStatus: CredentialStatus;
  readonly claimStatus: ClaimStatus;
  readonly issuanceTimestamp: Date;
  readonly expirationTimestamp?: Date | undefined;
  /** When the status became what it is. */
  readonly statusChangedAt: Date;
  readonly revocation?:
    | { readonly reason: string; readonly category: string; readonly revokedAt: Date }
    | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  /** The holder is not to be notified of it. */
  readonly isQuiet?: boolean | undefined;
  /** As the template has certificates look by which it was issued; told where one credential is asked for. */
  readonly look?: CertificateLook | undefined;
  /** The signed credential exactly as it was issued. */
  readonly vcJson: string;
}

/** Needed of credential issuance: what a holder holds. Errors: UPSTREAM_UNAVAILABLE. */
export interface HeldCredentials {
  /** The credential when it is about one of these DIDs. */
  byId(credentialId: string, dids: readonly string[], context: Context): Promise<HeldCredential | undefined>;
  /** Credentials about any of these DIDs, newest first. No DIDs, no credentials. */
  list(
    filter: {
      readonly dids: readonly string[];
      readonly status?: HeldCredential['credentialStatus'] | undefined;
      readonly query?: string | undefined;
      readonly offset: number;
      readonly limit: number;
    },
    context: Context,
  ): Promise<{
    readonly items: readonly HeldCredential[];
    readonly total: number;
    /** There are more than `total`. */
    readonly totalIsLowerBound?: boolean | undefined;
  }>;
  /** The holder accepts it; repeating changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  claim(credentialId: string, holderDid: string, context: Context): Promise<HeldCredential>;
  /** The holder does not want it, for good; repeating changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  decline(credentialId: string, holderDid: string, context: Context): Promise<HeldCredential>;
}

/** Needed of credential issuance: what an issuer or a custodian decides about a credential of its own. */
export interface IssuedCredentials {
  /** The credential when this authority issued it. */
  byId(credentialId: string, authority: AuthorityKey, context: Context): Promise<HeldCredential | undefined>;
  /** Revokes for good; repeating changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  revoke(
    input: {
      readonly credentialId: string;
      readonly authority: AuthorityKey;
      readonly reason: string;
      readonly revokedBy: string;
    },
    context: Context,
  ): Promise<void>;
}

/** Needed of the registry of issuers: who stands behind a DID. */
export interface IssuerNames {
  byDid(
    did: string,
    context: Context,
  ): Promise<
    | {
        readonly issuerId: string;
        readonly did: string;
        readonly name: string;
        readonly status: IssuerStatus;
      }
    | undefined
  >;
}

/** Needed of the registry of custodians: the same of custodians. */
export interface CustodianNames {
  byDid(
    did: string,
    context: Context,
  ): Promise<
    | {
        readonly custodianId: string;
        readonly did: string;
        readonly name: string;
        readonly custodianType: CustodianType;
        readonly status: IssuerStatus;
      }
    | undefined
  >;
}

/** Needed of the verification engine: a fresh verdict on a stored credential, recorded under the channel. */
export interface Verifier {
  verify(
    input: { readonly credentialJson: string; readonly channel: 'SHARE_LINK' | 'PROOF_LINK' },
    context: Context,
  ): Promise<VerifiedCredential>;
}

export interface VerifiedCredential {
  readonly isValid: boolean;
  /** VALID, REVOKED, EXPIRED …: the first verdict that any check demanded. */
  readonly status: string;
  readonly credentialId: string | null;
  readonly issuer: {
    readonly did: string;
    readonly name: string | null;
    readonly status: string | null;
    readonly trust: 'REGISTERED' | 'FEDERATED' | 'UNKNOWN';
    readonly authorityType: AuthorityType | null;
    /** What kind of custodian it is; null for an issuer. */
    readonly custodianType: CustodianType | null;
  } | null;
  readonly keyVersion: number | null;
  readonly checks: readonly {
    readonly check: string;
    readonly outcome: 'PASSED' | 'FAILED' | 'WARNED' | 'SKIPPED' | 'UNKNOWN';
    readonly code: string;
    readonly message: string;
  }[];
  readonly warnings: readonly string[];
  readonly verifiedAt: Date;
}
