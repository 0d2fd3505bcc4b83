import type { Context } from '../../../kernel/context.ts';
import type { DemoAttested } from './custodian-ports.ts';

/** Needed of the issuer registry. Each operation may be repeated under the same idempotency key. */
export interface DemoIssuers {
  /** Registers an issuer that is marked as part of the demonstration: CUSTODIAL, PENDING_APPROVAL. */
  register(
    input: { name: string; websiteUrl: string; contactEmail: string; countryCode: string },
    context: Context,
  ): Promise<{ readonly issuerId: string; readonly did: string }>;
  setStatus(
    input: { did: string; status: 'ACTIVE' | 'SUSPENDED'; reason: string },
    context: Context,
  ): Promise<void>;
  /** Those that there are. */
  list(context: Context): Promise<readonly { readonly issuerId: string; readonly did: string }[]>;
  /** Removes every issuer of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** Needed of credential issuance. */
export interface DemoCredentials {
  /** Issues in the name of an issuer of the demonstration; the expiration in epoch milliseconds. */
  issue(
    input: {
      issuerDid: string;
      holderDid: string;
      credentialType: string;
      credentialData: Readonly<Record<string, unknown>>;
      expirationTimestamp?: number;
      /** The version of a catalog entry whose achievement it states. */
      entryVersionId?: string;
    },
    context: Context,
  ): Promise<string>;
  /** Issues in the name of a custodian of the demonstration, each under the id that is given. */
  issueForCustodian(
    input: { custodianDid: string; credentialType: string; credentials: readonly DemoAttested[] },
    context: Context,
  ): Promise<void>;
  supersede(input: { oldCredentialId: string; newCredentialId: string }, context: Context): Promise<void>;
  /** Removes every credential of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** Needed of the live settings: whether the demonstration is wanted. */
export interface DemoSwitch {
  /** False until the stored settings were read: nothing is seeded or removed by a default. */
  isKnown(): boolean;
  isOn(): boolean;
  /** Sets it for every unit, on behalf of the calling administrator. Errors: those of the Admin Console. */
  set(isOn: boolean, context: Context): Promise<void>;
  /** Calls `listener` after each change, and once when it becomes known. */
  onChange(listener: () => void): void;
}

/** Needed of the domain of holders: the people of the demonstration. */
export interface DemoHolders {
  /** An account with a wallet whose key the platform holds. */
  open(
    person: { name: string; email: string },
    context: Context,
  ): Promise<{ readonly holderId: string; readonly did: string }>;
  /** A person agrees to be found by their address, or that the custodian of the scope sees what in the wallet counts for it. */
  agree(
    consent: {
      readonly holderId: string;
      readonly did: string;
      readonly purpose: 'DIRECTORY_LOOKUP' | 'SHARE_WITH_VERIFIER';
      readonly scope?: string | undefined;
    },
    context: Context,
  ): Promise<void>;
  /** A person answers what a verifier has asked, with links to these credentials. */
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
}

/** Needed of credential issuance: what a person of the demonstration holds and answers. */
export interface DemoAnswers {
  /** The credential when it is about one of these DIDs. */
  byId(
    credentialId: string,
    dids: readonly string[],
    context: Context,
  ): Promise<{ readonly vcJson: string } | undefined>;
  claim(credentialId: string, holderDid: string, context: Context): Promise<unknown>;
  decline(credentialId: string, holderDid: string, context: Context): Promise<unknown>;
}

/** Needed of credential issuance: what an issuer of the demonstration takes back. */
export interface DemoRevocations {
  revoke(
    input: {
      readonly credentialId: string;
      readonly authority: { readonly type: 'ISSUER'; readonly did: string };
      readonly reason: string;
      readonly revokedBy: string;
    },
    context: Context,
  ): Promise<void>;
}

/** Needed of the catalog: what can be studied at issuers of the demonstration. */
export interface DemoEntries {
  /** An entry with a published version, for that issuer alone. */
  publish(
    entry: {
      readonly issuerDid: string;
      readonly entryCode: string;
      readonly entryType: string;
      readonly achievementType: string;
      readonly title: string;
      readonly description: string;
      readonly criteria: string;
      readonly duration: string;
      readonly credit: { readonly value: number; readonly unit: string };
      readonly resultDescriptions: readonly DemoResultDescription[];
      readonly claimSchema: Readonly<Record<string, unknown>>;
    },
    context: Context,
  ): Promise<{ readonly entryVersionId: string }>;
  /** Removes every entry of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** What results of one kind look like. */
export interface DemoResultDescription {
  readonly id: string;
  readonly name: string;
  readonly resultType: string;
  readonly allowedValues?: readonly string[];
  readonly valueMin?: string;
  readonly valueMax?: string;
  readonly requiredValue?: string;
}

/** Needed of learner records: who studies at issuers of the demonstration. */
export interface DemoLearners {
  /** A learner with everything that they study; the outcomes in order, each with the claims of a credential that states it. */
  add(
    learner: {
      readonly issuerDid: string;
      readonly learnerNumber: string;
      readonly givenName: string;
      readonly familyName: string;
      readonly wallet?: { readonly holderId: string; readonly holderDid: string };
      readonly enrolments: readonly DemoEnrolment[];
    },
    context: Context,
  ): Promise<{
    readonly outcomes: readonly {
      readonly outcomeId: string;
      readonly claims: Readonly<Record<string, unknown>>;
    }[];
  }>;
  /** Names the credential that was issued for an outcome. */
  nameCredential(
    of: { readonly outcomeId: string; readonly credentialId: string },
    context: Context,
  ): Promise<void>;
  amend(
    outcome: { readonly outcomeId: string; readonly value: string; readonly reason: string },
    context: Context,
  ): Promise<void>;
  /** Removes all learner records of issuers of the demonstration; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** What somebody studies, and what has come of it. Days are YYYY-MM-DD. */
export interface DemoEnrolment {
  readonly entryVersionId: string;
  readonly cohortCode: string;
  readonly startDate: string;
  readonly endDate?: string;
  readonly exitReasonCode?: string;
  readonly status:
    | 'APPLIED'
    | 'ENROLLED'
    | 'ACTIVE'
    | 'ON_HOLD'
    | 'COMPLETED'
    | 'WITHDRAWN'
    | 'TRANSFERRED'
    | 'CANCELLED';
  readonly outcomes: readonly {
    readonly resultDescriptionId: string;
    readonly value: string;
    readonly achievedDate: string;
    readonly status: 'DRAFT' | 'CONFIRMED' | 'VOID';
  }[];
}
