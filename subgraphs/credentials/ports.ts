import type { Assisted, AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import type { ClaimStatus, CredentialStatus } from '../../kernel/credential-status.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { IssuerStatus, SigningMode } from '../../kernel/identity.ts';
import type { CertificateLook } from '../../kernel/print/certificate-look.ts';
import type { Positions } from '../../store/positions.ts';
import type { Changes, HolderChanges } from '../holder-changes.ts';
import type { Teams } from '../requester.ts';
import type { AuthorityKey, AuthorityType } from './credential.ts';
import type { CredentialNetworkStats } from './credential-stats.ts';
import type { StoredCredentialPage } from './stored-credentials.ts';
import type { TemplateStatus } from './templates/template.ts';

/** What this domain needs of others. */
export interface CredentialsNeeds {
  readonly issuers: IssuerDirectory;
  /** Issuers as they were seen last: for what the signer looks at again. */
  readonly knownIssuers: Pick<IssuerDirectory, 'byDid'>;
  readonly signer: Signer;
  readonly custodians: CustodianDirectory;
  /** Custodians as they were seen last. */
  readonly knownCustodians: CustodianDirectory;
  readonly custodianSigner: CustodianSigner;
  readonly programs: ProgramVersions;
  readonly registrations: ProgramRegistrations;
  readonly codes: TemplateCodes;
  readonly findable: FindableHolders;
  readonly rowInvites: RowInvites;
  readonly bulkLetters: BulkLetters;
  readonly teams: Teams;
  readonly assistant: CredentialAssistant;
}

/** What it offers to every unit. Errors: UPSTREAM_UNAVAILABLE where it runs elsewhere. */
export interface CredentialPorts {
  /** The public facts of a credential's status. */
  readonly statuses: CredentialStatuses;
  /** What holders hold. */
  readonly held: {
    /** The credential when it is about one of these DIDs. */
    byId(
      credentialId: string,
      dids: readonly string[],
      context: Context,
    ): Promise<WalletCredential | undefined>;
    /** Credentials about any of these DIDs, newest first. No DIDs, no credentials. */
    list(
      filter: {
        readonly dids: readonly string[];
        readonly status?: WalletCredential['credentialStatus'] | undefined;
        readonly query?: string | undefined;
        readonly offset: number;
        readonly limit: number;
      },
      context: Context,
    ): Promise<{
      readonly items: readonly WalletCredential[];
      readonly total: number;
      /** There are more than `total`. */
      readonly totalIsLowerBound?: boolean | undefined;
    }>;
    /** The holder accepts it; repeating changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    claim(credentialId: string, holderDid: string, context: Context): Promise<WalletCredential>;
    /** The holder does not want it, for good; repeating changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    decline(credentialId: string, holderDid: string, context: Context): Promise<WalletCredential>;
  };
  /** What an issuer or a custodian decides about a credential of its own. */
  readonly issued: {
    /** The credential when this authority issued it. */
    byId(
      credentialId: string,
      authority: AuthorityKey,
      context: Context,
    ): Promise<WalletCredential | undefined>;
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
  };
  /** What it counts of the network; demonstrations are left out. */
  readonly counts: {
    of(
      range: { readonly from: string; readonly to: string; readonly top: number },
      context: Context,
    ): Promise<CredentialNetworkStats>;
    /** Begins a recount, unless one is under way. */
    recount(context: Context): Promise<void>;
  };
  /** The records as they are stored, for scans of their integrity. */
  readonly stored: {
    /** Looks through up to `limit` records after an id, in the order of ids, and gives those in scope. */
    page(
      input: { readonly after: string; readonly limit: number; readonly scope: StoredScope },
      context: Context,
    ): Promise<StoredCredentialPage>;
    /** Which of these ids are on record. */
    existing(credentialIds: readonly string[], context: Context): Promise<readonly string[]>;
    /** How many records a scope has; undefined when nobody can tell without looking. */
    count(scope: StoredScope, context: Context): Promise<number | undefined>;
  };
  /** The credentials that state what has come of studies; for the domain that keeps learner records. */
  readonly outcomes: {
    /**
     * Issues as the person who asks, under the entry version of each with its achievement; a repeat issues nothing twice, since each has
     * the id that is given. Errors: as issuing a batch; those of single outcomes are told in the results, which are in order.
     */
    issue(
      input: {
        readonly issuerDid: string;
        readonly credentialType: string;
        readonly expirationTimestamp?: number | undefined;
        /** At most 500. */
        readonly outcomes: readonly {
          readonly credentialId: string;
          readonly holderDid: string;
          readonly entryVersionId: string;
          readonly credentialData: JsonObject;
        }[];
      },
      context: Context,
    ): Promise<readonly IssuedById[]>;
    /** Those of an issuer among up to 500 ids, whatever their status. */
    find(
      input: { readonly issuerDid: string; readonly credentialIds: readonly string[] },
      context: Context,
    ): Promise<readonly OutcomeCredential[]>;
  };
  /** What is known of credentials without what they say; for the domain that keeps the workforces of custodians. */
  readonly facts: {
    /** Of credentials about up to 500 DIDs, those of one of the types and, where they are asked for, those that cite an entry. */
    ofHolders(
      input: {
        readonly dids: readonly string[];
        readonly credentialTypes: readonly string[];
        readonly citesEntry: boolean;
      },
      context: Context,
    ): Promise<readonly HeldFact[]>;
    /** About whom credentials were issued or changed since a position; from now on without one. */
    changes(after: Positions | undefined, context: Context): Promise<HolderChanges>;
  };
  /** Credentials as reports have them; for Core Engine, which makes these. */
  readonly reported: {
    /**
     * Looks at up to `limit` credentials, 500 at most, and gives those that were issued, or revoked, in the period and meet the
     * conditions: of an authority in the order of issuance, of everybody in the order of ids and without the demonstration.
     */
    page(
      input: ReportedScope & {
        readonly register: 'ISSUED' | 'REVOKED';
        readonly from?: Date | undefined;
        readonly to?: Date | undefined;
        readonly status?: string | undefined;
        readonly credentialType?: string | undefined;
        readonly claimStatus?: string | undefined;
        readonly category?: string | undefined;
        readonly after?: string | undefined;
        readonly limit: number;
      },
      context: Context,
    ): Promise<{ readonly rows: readonly ReportedCredential[]; readonly next?: string | undefined }>;
    /** Looks at up to `limit` credentials about a DID, 50 at most, newest first, with their documents. */
    ofHolder(
      input: ReportedScope & {
        readonly holderDid: string;
        readonly after?: string | undefined;
        readonly limit: number;
      },
      context: Context,
    ): Promise<{
      readonly rows: readonly (ReportedCredential & { readonly document: JsonObject })[];
      readonly next?: string | undefined;
    }>;
    /** Those of an issuer among up to 500 ids. */
    byIds(
      input: { readonly issuerDid: string; readonly credentialIds: readonly string[] },
      context: Context,
    ): Promise<readonly ReportedCredential[]>;
  };
  /** The credentials that custodians issue from what they have attested; for the domain that keeps the attestations. */
  readonly attested: {
    /**
     * Issues as the person of the custodian who asks; a repeat issues nothing twice, since each has the id that is given. Errors: as
     * issuing a batch, CUSTODIAN_NOT_ACTIVE; those of single records are told in the results, which are in order.
     */
    issue(
      input: {
        readonly custodianDid: string;
        readonly credentialType: string;
        readonly expirationTimestamp?: number | undefined;
        /** Of a custodian that signs itself, which then sends a signature for each record. */
        readonly own?: OwnTerms | undefined;
        /** At most 500. */
        readonly records: readonly (AttestedRecord & {
          /** 64 bytes in base64, as they were sent. */
          readonly signature?: string | undefined;
        })[];
      },
      context: Context,
    ): Promise<readonly IssuedById[]>;
    /**
     * What a custodian that signs itself has to sign to issue these, in order; stores nothing. Errors: those of finding the custodian and
     * of the catalog; those of single records are told in the results.
     */
    prepare(
      input: {
        readonly custodianDid: string;
        readonly credentialType: string;
        readonly expirationTimestamp?: number | undefined;
        readonly own: OwnTerms;
        /** At most 500. */
        readonly records: readonly AttestedRecord[];
      },
      context: Context,
    ): Promise<readonly PreparedById[]>;
    /** Those of a custodian among up to 500 ids, whatever their status. */
    find(
      input: { readonly custodianDid: string; readonly credentialIds: readonly string[] },
      context: Context,
    ): Promise<
      readonly Pick<
        OutcomeCredential,
        'credentialId' | 'credentialStatus' | 'holderDid' | 'issuanceTimestamp'
      >[]
    >;
    /**
     * Those of a custodian by the beginning of the holder's name or of a word in it, or by a whole credential id or holder DID; in
     * order of expiration where that is asked for, else newest first.
     */
    search(
      input: {
        readonly custodianDid: string;
        readonly q?: string | undefined;
        readonly status?: CredentialStatus | undefined;
        /** Of those that are in force, unless another status is asked for. */
        readonly expiresBefore?: Date | undefined;
        /** At most 100. */
        readonly limit: number;
      },
      context: Context,
    ): Promise<readonly SearchedCredential[]>;
  };
  /**
   * The templates of issuers of the demonstration and their jobs of bulk issuance; for the domain that keeps it, which calls as itself.
   * Error of all: INVALID_STATE_TRANSITION for any other issuer.
   */
  readonly demoTemplates: {
    /** A template, as far as it is to come. Errors: those of making and publishing one. */
    add(
      template: {
        readonly issuerDid: string;
        /** As the operation that makes one takes it. */
        readonly content: JsonObject;
        readonly becomes: TemplateStatus;
        /** What it is changed to once it is published. */
        readonly edited?: JsonObject | undefined;
      },
      context: Context,
    ): Promise<{ readonly templateId: string }>;
    /** A file, whose rows are issued where it is started, else validated; answers when they are. Error: UPSTREAM_TIMEOUT. */
    send(
      file: {
        readonly issuerDid: string;
        readonly templateId: string;
        readonly fileName: string;
        readonly content: Uint8Array;
        readonly isStarted: boolean;
      },
      context: Context,
    ): Promise<{ readonly status: string; readonly issued: number }>;
    /** Removes all templates and jobs of these issuers, what somebody has added, too; there may be none. */
    remove(issuerDids: readonly string[], context: Context): Promise<{ readonly removed: number }>;
  };
  /** The credentials of the demonstration; for the domain that keeps it, which calls as itself. */
  readonly demo: {
    /** Issues in the name of an issuer of the demonstration; the expiration in epoch milliseconds. */
    issue(
      input: {
        readonly issuerDid: string;
        readonly holderDid: string;
        readonly credentialType: string;
        readonly credentialData: Readonly<Record<string, unknown>>;
        readonly expirationTimestamp?: number;
        /** The version of a catalog entry whose achievement it states. */
        readonly entryVersionId?: string;
      },
      context: Context,
    ): Promise<string>;
    supersede(
      input: { readonly oldCredentialId: string; readonly newCredentialId: string },
      context: Context,
    ): Promise<void>;
    /**
     * Issues in the name of a custodian of the demonstration, each under the id that is given, so that a repeat issues nothing twice.
     * Errors: FORBIDDEN for every other custodian, and that of the first record which is refused.
     */
    issueForCustodian(
      input: {
        readonly custodianDid: string;
        readonly credentialType: string;
        /** At most 500. */
        readonly credentials: readonly {
          readonly credentialId: string;
          readonly holderDid: string;
          readonly credentialData: JsonObject;
        }[];
      },
      context: Context,
    ): Promise<void>;
    /** Removes every credential of the demonstration; there may be none. */
    remove(context: Context): Promise<{ readonly removed: number }>;
  };
}

/** Facts of a credential; the holder has not declined it. */
export interface HeldFact {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly entryVersionId?: string | undefined;
  readonly issuerDid: string;
  readonly holderDid: string;
  readonly credentialStatus: CredentialStatus;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
}

/** What became of one credential whose id was given. */
export interface IssuedById {
  readonly credentialId: string;
  readonly isIssued: boolean;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

/** A credential, as far as it concerns the outcome that it states. */
export interface OutcomeCredential {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly credentialStatus: CredentialStatus;
  readonly issuanceTimestamp: Date;
  readonly holderDid: string;
  readonly entryVersionId?: string | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  /** The values of the results that it states. */
  readonly resultValues: readonly string[];
}

/** A credential as the wallet of its holder is told of it. */
export interface WalletCredential {
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

/** What is to be issued of one attested record. */
export interface AttestedRecord {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: JsonObject;
  readonly entryVersionId?: string | undefined;
}

/** What the signatures of several credentials have in common; instants in epoch milliseconds. */
export interface OwnTerms {
  readonly keyId: string;
  readonly issuanceTimestamp: number;
  readonly proofCreatedTimestamp: number;
}

/** What to sign for one credential, or why it cannot be issued. */
export interface PreparedById {
  readonly credentialId: string;
  readonly guide?: SigningTexts | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

/** The canonical texts of a credential and its proof, and the 64 bytes of their hashes. */
export interface SigningTexts {
  readonly canonicalCredential: string;
  readonly canonicalProofConfiguration: string;
  readonly bytesToSign: Buffer;
}

/** Which credentials: all, those of one issuer, or those received since an instant. */
export interface StoredScope {
  readonly issuerDid?: string | undefined;
  readonly since?: Date | undefined;
}

export interface IssuerKey {
  readonly publicKey: Buffer;
  /** 1 for the first key, then 2, 3 … */
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt?: Date | undefined;
}

export interface IssuerForIssuance {
  readonly issuerId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly signingMode: SigningMode;
  /** Belongs to the demonstration. */
  readonly isDemo?: boolean | undefined;
  /** Every version; exactly one is current. */
  readonly keys: readonly IssuerKey[];
}

export interface CustodianForIssuance extends Omit<IssuerForIssuance, 'issuerId'> {
  readonly custodianId: string;
}

/** Who issues: an issuer or a custodian. */
export interface Authority extends IssuerForIssuance {
  readonly type: AuthorityType;
  /** The id of a custodian, where it is one. */
  readonly issuerId: string;
}

/** A credential as a search of its custodian finds it. */
export interface SearchedCredential {
  readonly credentialId: string;
  readonly credentialStatus: CredentialStatus;
  /** Personal data. */
  readonly holderName: string;
  readonly expirationTimestamp?: Date | undefined;
}

/** Needed of the domain that asks language models; no function of it fails. */
export type CredentialAssistant = RevocationAssistant & MappingAssistant & FieldAssistant;

export interface MappingAssistant {
  /** What columns of a table are, of the fields that are handed over; each field once. */
  bulkMapping(
    asked: {
      readonly headers: readonly string[];
      /** Cells as they are shaped. */
      readonly sampleRows: readonly (readonly string[])[];
      readonly fields: readonly { readonly key: string; readonly label: string; readonly type: string }[];
    },
    about: AssistFor,
    context: Context,
  ): Promise<
    Assisted<readonly { readonly header: string; readonly field: string; readonly confidence: number }[]>
  >;
}

export interface FieldAssistant {
  /** A draft of claims of the types, none of them reserved. */
  templateFields(
    asked: {
      readonly description: string;
      readonly entry?: { readonly title: string; readonly description: string } | undefined;
      readonly types: readonly string[];
      readonly reserved: readonly string[];
      readonly locale?: string | undefined;
    },
    about: AssistFor,
    context: Context,
  ): Promise<
    Assisted<
      readonly {
        readonly key: string;
        readonly label: string;
        readonly type: string;
        readonly required: boolean;
        readonly pii: boolean;
        /** Of an enum. */
        readonly choices?: readonly string[] | undefined;
      }[]
    >
  >;
}

export interface RevocationAssistant {
  /** The one of the categories that a reason belongs to; the names stay here. */
  revocationCategory(
    asked: {
      readonly reason: string;
      readonly categories: readonly string[];
      readonly names: readonly string[];
    },
    about: AssistFor,
    context: Context,
  ): Promise<Assisted<string>>;
}

/** Needed: who a custodian is, as `IssuerDirectory` of issuers. */
export interface CustodianDirectory {
  byDid(did: string, context: Context): Promise<CustodianForIssuance | undefined>;
}

/** Needed: signatures with the custodied keys of custodians, as `Signer` of issuers. */
export interface CustodianSigner {
  sign(
    input: { custodianDid: string; payload: Uint8Array; keyVersion?: number | undefined },
    context: Context,
  ): Promise<{ signature: Buffer; keyVersion: number; verificationMethod: string }>;
}

/** Needed: who an issuer is right now. The status is never older than the call. */
export interface IssuerDirectory {
  byDid(did: string, context: Context): Promise<IssuerForIssuance | undefined>;
}

/**
 * Needed: signatures with custodied keys, the current one unless a version is named. Refuses issuers that are not ACTIVE and
 * CUSTODIAL.
 */
export interface Signer {
  sign(
    input: { issuerDid: string; payload: Uint8Array; keyVersion?: number | undefined },
    context: Context,
  ): Promise<{ signature: Buffer; keyVersion: number; verificationMethod: string }>;
}

/** Whose credentials a report is about; everybody's, without the demonstration, unless an authority is named. */
export interface ReportedScope {
  readonly authority?: { readonly type: AuthorityType; readonly did: string } | undefined;
}

/** Offered: what reports tell of a credential. */
export interface ReportedCredential {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly authorityType: string;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
  /** As of now, and since when. */
  readonly status: string;
  readonly statusChangedAt: Date;
  readonly claimStatus: string;
  readonly claimedAt?: Date | undefined;
  readonly entryVersionId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  readonly vcHash: string;
  readonly revocation?:
    | {
        readonly reason: string;
        readonly category?: string | undefined;
        readonly categorySource: string;
        readonly revokedBy?: string | undefined;
        readonly revokedAt: Date;
      }
    | undefined;
}

/** Offered: the public facts of a credential's status. */
export interface CredentialStatusRecord {
  readonly credentialId: string;
  readonly issuerDid: string;
  readonly authorityType: AuthorityType;
  readonly credentialStatus: CredentialStatus;
  readonly vcHash: string;
  readonly revocationCategory?: string;
  readonly changedAt: Date;
  readonly supersededByCredentialId?: string;
  readonly expirationTimestamp?: Date;
}

export interface CredentialStatuses {
  byId(credentialId: string, context: Context): Promise<CredentialStatusRecord | undefined>;
}

/** Needed of the accounts of holders: those who have agreed to be found by their address. */
export interface FindableHolders {
  /** Of up to 500 people, in order; undefined for everybody else, whether there is an account or not. */
  find(
    people: readonly { readonly email: string }[],
    context: Context,
  ): Promise<readonly ({ readonly did: string } | undefined)[]>;
}

/** How the invite of a row stands; without id and error it waits until the mail server has less to do. */
export interface RowInviteState {
  readonly rowKey: string;
  readonly inviteId?: string | undefined;
  /** Of an invite that is there. */
  readonly status?:
    | 'CREATED'
    | 'SENT'
    | 'BOUNCED'
    | 'OPENED'
    | 'ACCEPTED'
    | 'DECLINED'
    | 'EXPIRED'
    | 'CANCELLED'
    | undefined;
  /** Of an invite that was accepted. */
  readonly holderDid?: string | undefined;
  /** The address that it went to last. */
  readonly email?: string | undefined;
  /** Why there is none: a code, and what to do. */
  readonly error?: string | undefined;
  readonly message?: string | undefined;
}

/** Needed of holders: invites of the people of rows. */
export interface RowInvites {
  /** Of each of up to 250 rows, in order; asked again it invites nobody twice. Error: ISSUER_NOT_ACTIVE. */
  invite(
    input: {
      readonly issuerId: string;
      readonly issuerDid: string;
      /** Who has started the job. */
      readonly invitedBy: string;
      readonly rows: readonly { readonly rowKey: string; readonly email: string; readonly name: string }[];
    },
    context: Context,
  ): Promise<readonly RowInviteState[]>;
  /** These rows, up to 500, wait no more. */
  withdraw(rowKeys: readonly string[], context: Context): Promise<void>;
  /** Invites with rows that have ended since a position; from now on without one. */
  changes(after: Positions | undefined, context: Context): Promise<Changes<RowInviteState>>;
}

/** Needed of the portal: letters to people of issuers about their jobs. */
export interface BulkLetters {
  /** Tells the person who has started a job what has become of it; once for each letter id. */
  tell(
    job: {
      readonly letterId: string;
      readonly jobId: string;
      readonly issuerId: string;
      readonly issuerDid: string;
      readonly memberId: string;
      readonly fileName: string;
      readonly status: 'COMPLETED' | 'COMPLETED_WITH_ERRORS' | 'FAILED' | 'READY_TO_SIGN';
      readonly counts: {
        readonly total: number;
        readonly issued: number;
        readonly invalid: number;
        readonly failed: number;
        readonly skipped: number;
        readonly awaitingHolder: number;
        readonly toSign: number;
      };
    },
    context: Context,
  ): Promise<void>;
}

/** Needed of the catalog: the versions of entries. */
export interface ProgramVersions {
  /** Undefined when there is none of that id. */
  byId(entryVersionId: string, context: Context): Promise<ProgramVersion | undefined>;
  /** The version of an entry that counts now; undefined when there is none. */
  current(entry: { readonly entryId: string }, context: Context): Promise<ProgramVersion | undefined>;
}

/** Needed of the catalog: the codes of its sets. */
export interface TemplateCodes {
  /** Those that are valid at this instant, in the order of the set and at most so many; undefined when there is no such set. */
  validNow(
    codeSetId: string,
    most: number,
    context: Context,
  ): Promise<{ readonly codes: readonly string[]; readonly isMore: boolean } | undefined>;
}

/** Needed of the catalog: whether a regulator has registered an issuer for what it issues. */
export interface ProgramRegistrations {
  /** As things stand at this instant. */
  standing(
    of: { readonly entryVersionId: string; readonly issuerId: string },
    context: Context,
  ): Promise<{
    /** The schemes that govern the entry of the version; none where nobody does. */
    readonly schemeCodes: readonly string[];
    readonly isRegistered: boolean;
    /** Whether nothing is issued without a registration. */
    readonly isEnforced: boolean;
  }>;
}

/** A version of a catalog entry, as far as it says what may be issued under it and how. */
export interface ProgramVersion {
  readonly entryVersionId: string;
  readonly entryCode: string;
  /** The issuer of the demonstration that alone may use it; undefined for what everybody may. */
  readonly demoIssuerDid?: string | undefined;
  readonly achievementType: string;
  readonly status: 'DRAFT' | 'IN_REVIEW' | 'PUBLISHED' | 'SUPERSEDED' | 'RETIRED';
  readonly title: string;
  readonly description?: string | undefined;
  readonly criteria?: string | undefined;
  readonly credit?: { readonly value: number; readonly unit: string } | undefined;
  readonly resultDescriptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly resultType: string;
    readonly allowedValues?: readonly string[] | undefined;
    readonly valueMin?: string | undefined;
    readonly valueMax?: string | undefined;
    readonly requiredValue?: string | undefined;
  }[];
  readonly alignments: readonly {
    readonly targetCode?: string | undefined;
    readonly targetName: string;
    readonly targetFramework?: string | undefined;
    readonly targetUrl: string;
    readonly targetType?: string | undefined;
  }[];
  /** A JSON Schema (draft 2020-12) for claims. */
  readonly claimSchema?: JsonObject | undefined;
}
