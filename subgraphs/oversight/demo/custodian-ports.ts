import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';

/** Needed of the registry of custodians. */
export interface DemoCustodians {
  /** Registers a custodian that is marked as part of the demonstration: CUSTODIAL, PENDING_APPROVAL. */
  register(
    input: {
      readonly name: string;
      readonly websiteUrl: string;
      readonly contactEmail: string;
      readonly countryCode: string;
      readonly custodianType: 'RECORDS_ARCHIVE' | 'EMPLOYER' | 'LICENSING_BOARD';
    },
    context: Context,
  ): Promise<{ readonly custodianId: string; readonly did: string }>;
  setStatus(input: { did: string; status: 'ACTIVE'; reason: string }, context: Context): Promise<void>;
  /** Removes every custodian of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** Needed of the portal: who acts for custodians and issuers of the demonstration. */
export interface DemoTeams {
  /** Members who are ACTIVE at once, so that nobody is written to; their ids in order. */
  add(
    team: {
      readonly custodianId: string;
      readonly custodianDid: string;
      readonly people: readonly {
        readonly email: string;
        readonly displayName: string;
        readonly role: DemoRole;
      }[];
    },
    context: Context,
  ): Promise<readonly string[]>;
  /** Removes the whole teams of these custodians; there may be none. */
  remove(custodianIds: readonly string[], context: Context): Promise<void>;
  /** The same of issuers. */
  removeOfIssuers(issuerIds: readonly string[], context: Context): Promise<void>;
}

export type DemoRole = 'Viewer' | 'Reviewer' | 'Attester' | 'Admin';

/** Needed of custodians: what those of the demonstration take in, vouch for and ask of their people. */
export interface DemoCustodianRecords {
  /** The ids of the custodians. */
  list(context: Context): Promise<readonly string[]>;
  /** Takes a file in, until each row is as it is to become; of what becomes ISSUED, what is to be issued before it is settled. */
  takeIn(
    file: DemoIntake & {
      readonly custodianDid: string;
      /** Members of its team. */
      readonly uploaderId: string;
      readonly reviewerId: string;
      readonly attesterId: string;
      readonly rows: readonly DemoIntakeRow[];
    },
    context: Context,
  ): Promise<{
    readonly attestationId?: string | undefined;
    readonly toIssue: readonly DemoAttested[];
  }>;
  /** Writes down which credentials of an attestation were issued. */
  settle(
    of: {
      readonly custodianDid: string;
      readonly attesterId: string;
      readonly attestationId: string;
      readonly credentialType: string;
    },
    context: Context,
  ): Promise<{ readonly issued: number }>;
  /** Answers when its register says how everybody stands. */
  employ(
    workforce: {
      readonly custodianDid: string;
      readonly managerId: string;
      readonly attesterId: string;
      readonly requirements: readonly (DemoRequirement & {
        readonly acceptedIssuerDids: readonly string[];
      })[];
      readonly employees: readonly (DemoEmployee & { readonly holderDid?: string | undefined })[];
      readonly waivers: readonly DemoWaiver[];
    },
    context: Context,
  ): Promise<void>;
  /** Removes all records of custodians of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** A file of records. */
export interface DemoIntake {
  readonly fileName: string;
  readonly recordKind: 'CREDENTIAL' | 'LICENCE';
  readonly sourceOrgName: string;
  readonly columns: readonly {
    readonly name: string;
    readonly target: string;
    readonly transform?: 'DATE_DMY' | undefined;
  }[];
  /** False for a file whose columns alone are known so far. */
  readonly isRead: boolean;
  readonly statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL';
  /** Of what is issued. */
  readonly credentialType: string;
}

/** A row of a file, and what becomes of it. */
export interface DemoIntakeRow {
  readonly cells: readonly string[];
  readonly becomes:
    | 'INVALID'
    | 'DUPLICATE_SUSPECTED'
    | 'PENDING_REVIEW'
    | 'IN_REVIEW'
    | 'APPROVED'
    | 'REJECTED'
    | 'RETURNED'
    | 'ATTESTED'
    | 'ISSUED';
  /** Of what becomes REJECTED or RETURNED. */
  readonly reason?: string | undefined;
  /** Of what becomes ISSUED: whose wallet it goes to. */
  readonly holderDid?: string | undefined;
  /** Of what becomes APPROVED again: an attestation of it was taken back. */
  readonly withdrawnBecause?: string | undefined;
}

/** What is to be issued of an attested record. */
export interface DemoAttested {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: JsonObject;
}

/** What is asked of people. */
export interface DemoRequirement {
  readonly name: string;
  /** Empty for everybody. */
  readonly jobRoles: readonly string[];
  readonly credentialTypes: readonly string[];
  readonly warnDays: readonly number[];
  readonly graceDays: number;
  readonly severity: 'MANDATORY' | 'RECOMMENDED';
  /** What it was called at first. */
  readonly formerName?: string | undefined;
}

/** Somebody who works there. */
export interface DemoEmployee {
  readonly employeeRef: string;
  readonly name: string;
  readonly jobRole: string;
  readonly site: string;
  readonly status: 'ACTIVE' | 'ON_LEAVE' | 'LEFT';
}

/** What is not asked of somebody for a while. */
export interface DemoWaiver {
  readonly employeeRef: string;
  /** The name of the requirement. */
  readonly requirement: string;
  readonly reason: string;
  readonly days: number;
}
