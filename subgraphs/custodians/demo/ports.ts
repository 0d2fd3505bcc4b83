import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { StatementTemplate } from '../attestations/statements.ts';
import type { RecordKind, TRANSFORMS } from '../intake/intake-batch.ts';
import type { RecordStatus } from '../intake/intake-record.ts';
import type { MEMBER_STATUSES } from '../workforce/member.ts';
import type { SEVERITIES } from '../workforce/requirement.ts';

/** How records of the demonstration stand in the end: NEW is over before anybody looks. */
export const DEMO_RECORD_STATUSES = [
  'INVALID',
  'DUPLICATE_SUSPECTED',
  'PENDING_REVIEW',
  'IN_REVIEW',
  'APPROVED',
  'REJECTED',
  'RETURNED',
  'ATTESTED',
  'ISSUED',
] as const satisfies readonly RecordStatus[];

/** A row of a file. */
export interface DemoRow {
  readonly cells: readonly string[];
  readonly becomes: (typeof DEMO_RECORD_STATUSES)[number];
  /** Of what becomes REJECTED or RETURNED. */
  readonly reason?: string | undefined;
  /** Of what becomes ISSUED. */
  readonly holderDid?: string | undefined;
  /** Of what becomes APPROVED again: an attestation of it was taken back. */
  readonly withdrawnBecause?: string | undefined;
}

/** A file that people of a custodian of the demonstration work off; they are named by the ids of the members of its team. */
export interface DemoFile {
  readonly custodianDid: string;
  readonly uploaderId: string;
  readonly reviewerId: string;
  readonly attesterId: string;
  readonly fileName: string;
  readonly recordKind: RecordKind;
  readonly sourceOrgName: string;
  readonly columns: readonly {
    readonly name: string;
    readonly target: string;
    readonly transform?: (typeof TRANSFORMS)[number] | undefined;
  }[];
  readonly rows: readonly DemoRow[];
  /** False for a file whose columns alone are known so far. */
  readonly isRead: boolean;
  readonly statementTemplate: StatementTemplate;
  /** Of what is issued. */
  readonly credentialType: string;
}

/** What is to be issued of an attested record. */
export interface DemoCredentialToIssue {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: JsonObject;
}

/** Who works for a custodian of the demonstration, and what is asked of these people. */
export interface DemoWorkforce {
  readonly custodianDid: string;
  /** Members of its team: who keeps the lists, and who grants waivers. */
  readonly managerId: string;
  readonly attesterId: string;
  readonly requirements: readonly {
    readonly name: string;
    readonly jobRoles: readonly string[];
    readonly credentialTypes: readonly string[];
    readonly acceptedIssuerDids: readonly string[];
    readonly warnDays: readonly number[];
    readonly graceDays: number;
    readonly severity: (typeof SEVERITIES)[number];
    /** What it was called at first. */
    readonly formerName?: string | undefined;
  }[];
  readonly employees: readonly {
    readonly employeeRef: string;
    readonly name: string;
    readonly jobRole: string;
    readonly site: string;
    readonly status: (typeof MEMBER_STATUSES)[number];
    readonly holderDid?: string | undefined;
  }[];
  readonly waivers: readonly {
    readonly employeeRef: string;
    /** Its name. */
    readonly requirement: string;
    readonly reason: string;
    readonly days: number;
  }[];
}

/**
 * What the custodians of the demonstration take in, vouch for and ask of their people; for the domain that keeps the demonstration,
 * which calls as itself. Error of all that add something: INVALID_STATE_TRANSITION for any other custodian.
 */
export interface DemoCustodianRecords {
  /** The ids of the custodians. */
  list(context: Context): Promise<readonly string[]>;
  /** Takes a file in, until each row is as it is to become. What becomes ISSUED is ATTESTED until it was issued and settled. */
  takeIn(
    file: DemoFile,
    context: Context,
  ): Promise<{
    /** The one that stands; undefined where nothing was vouched for. */
    readonly attestationId?: string | undefined;
    readonly toIssue: readonly DemoCredentialToIssue[];
  }>;
  /** Writes down which credentials of an attestation were issued, and says how many have one now. */
  settle(
    of: {
      readonly custodianDid: string;
      readonly attesterId: string;
      readonly attestationId: string;
      readonly credentialType: string;
    },
    context: Context,
  ): Promise<{ readonly issued: number }>;
  /** Answers when the register says how everybody stands. */
  employ(workforce: DemoWorkforce, context: Context): Promise<void>;
  /** Removes all of it, what somebody has added, too; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}
