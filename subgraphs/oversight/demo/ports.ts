import type { Context } from '../../../kernel/context.ts';

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
    },
    context: Context,
  ): Promise<string>;
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
  /** Removes every account of the demonstration with all that it has. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}

/** Needed of credential issuance: what a person of the demonstration answers. */
export interface DemoAnswers {
  claim(credentialId: string, holderDid: string, context: Context): Promise<unknown>;
  decline(credentialId: string, holderDid: string, context: Context): Promise<unknown>;
}

/** Needed of credential issuance: what an issuer of the demonstration takes back. */
export interface DemoRevocations {
  revoke(
    input: {
      readonly credentialId: string;
      readonly issuerDid: string;
      readonly reason: string;
      readonly revokedBy: string;
    },
    context: Context,
  ): Promise<void>;
}
