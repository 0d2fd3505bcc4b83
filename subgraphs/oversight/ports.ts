import type { AuditEntry } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { ComponentHealth, Probe } from '../../kernel/component-health.ts';
import type { Context } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { Page } from '../../kernel/paging.ts';
import type { VerificationFailures } from './anomalies/ports.ts';
import type { TrailAssistant } from './assist/ports.ts';
import type {
  LockedClaims,
  PublishedVersions,
  RegisteredKeys,
  StoredCredentials,
} from './claim-integrity/ports.ts';
import type { DemoCustodianRecords, DemoCustodians, DemoTeams } from './demo/custodian-ports.ts';
import type {
  DemoAnswers,
  DemoCredentials,
  DemoEntries,
  DemoHolders,
  DemoIssuers,
  DemoLearners,
  DemoRevocations,
  DemoSwitch,
} from './demo/ports.ts';
import type { DemoTemplates } from './demo/template-ports.ts';
import type { DemoVerifications, DemoVerifiers } from './demo/verifier-ports.ts';
import type { StatsSources } from './network-stats/ports.ts';
import type { Administrators, KycAnalyses, Registries } from './onboarding/ports.ts';

/** What this domain needs of others. */
export interface OversightNeeds {
  readonly authorityNames: AuthorityNames;
  /** Of those who can apply. */
  readonly registries: Registries;
  readonly administrators: Administrators;
  readonly verificationFailures: VerificationFailures;
  /** Where the network's statistics come from. */
  readonly stats: StatsSources;
  /** What integrity scans look at: credentials as they are stored, the keys to prove them with, and versions of the catalog. */
  readonly integrity: {
    readonly stored: StoredCredentials;
    readonly issuers: RegisteredKeys;
    readonly custodians: RegisteredKeys;
    readonly versions: PublishedVersions;
  };
  readonly claims: LockedClaims;
  /** What the demonstration is made with. */
  readonly demo: {
    readonly switch: DemoSwitch;
    readonly issuers: DemoIssuers;
    readonly credentials: DemoCredentials;
    readonly holders: DemoHolders;
    readonly entries: DemoEntries;
    readonly learners: DemoLearners;
    readonly custodians: DemoCustodians;
    readonly teams: DemoTeams;
    readonly custodianRecords: DemoCustodianRecords;
    readonly templates: DemoTemplates;
    readonly verifiers: DemoVerifiers;
    readonly verifications: DemoVerifications;
    readonly held: DemoAnswers;
    readonly issued: DemoRevocations;
  };
  readonly assistant: TrailAssistant;
  readonly kyc: KycAnalyses;
  /** What is watched, the letters apart. */
  readonly probes: readonly Probe[];
  /** The unit that writes an audit chain; undefined for a chain that nobody writes. */
  readonly writerOf: (chain: string) => string | undefined;
}

/** What it offers to every unit. */
export interface OversightPorts {
  /** The audit trail as the relays of every unit reach it. */
  readonly trail: {
    /** Stores entries once, however often they come. Errors: CONFLICT when another entry stands in a position already. */
    append(entries: readonly AuditEntry[], context: Context): Promise<void>;
  };
  /** How the platform stands. */
  readonly health: {
    report(context: Context): Promise<{ readonly components: readonly ComponentHealth[] }>;
  };
}

/** What it offers to the domains beside it. */
export interface OversightNear {
  /** The trail in the order of time, for reports. */
  readonly trailRows: {
    /** Looks at `limit` entries behind a cursor, and gives those that meet the conditions. Error: VALIDATION_FAILED for another's cursor. */
    page(input: {
      readonly orgId?: string | undefined;
      readonly from?: Date | undefined;
      readonly to?: Date | undefined;
      readonly action?: string | undefined;
      readonly status?: string | undefined;
      readonly after?: string | undefined;
      readonly limit: number;
    }): Promise<{ readonly rows: readonly AuditEntry[]; readonly next?: string | undefined }>;
  };
  /** The platform's key, for statements that are no heads of the trail. */
  readonly statements: {
    /** The public key, as Multikey text. */
    multikey(): string;
    /** The canonical text of a statement of a type of its own, and the signature over its UTF-8 bytes in base64. */
    sign(type: string, said: JsonObject): { readonly text: string; readonly signature: string };
  };
  /** What the trail tells of a holder's records. */
  readonly holderTrail: {
    /** Newest first. */
    listOfHolder(
      holderId: string,
      filter: {
        readonly actions: readonly AuditAction[];
        readonly subjectIds?: readonly string[] | undefined;
      },
      window: { readonly skip: number; readonly limit: number },
    ): Promise<Pick<Page<AuditEntry>, 'items' | 'total' | 'totalIsLowerBound'>>;
    /** What a holder did, newest first, at most as much as an exported file has. */
    activityOf(holderId: string): Promise<readonly object[]>;
  };
  /** How it is told that somebody guesses at links. */
  readonly scraping: {
    /** As many guesses raise it. */
    readonly tolerated: number;
    /** Raises one anomaly per network and hour, however often it is called. */
    raise(
      found: { readonly network: string; readonly observed: number; readonly window: string },
      context: Context,
    ): Promise<void>;
  };
}

/** Needed of the registries: which issuer or custodian stands behind a DID. */
export interface AuthorityNames {
  byDid(
    did: string,
    context: Context,
  ): Promise<
    | {
        /** A custodian's where one does. */
        readonly issuerId: string;
        readonly did: string;
        readonly name: string;
        /** ISSUER where it is absent. */
        readonly authorityType?: 'ISSUER' | 'CUSTODIAN' | undefined;
      }
    | undefined
  >;
}
