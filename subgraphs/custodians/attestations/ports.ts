import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';
import type { SigningMode } from '../../../kernel/identity.ts';

/** What attestations need of other domains. */
export interface AttestationNeeds {
  readonly credentials: AttestedCredentials;
}

/** Needed of credential issuance: credentials that the custodian issues, each with an id that is given. */
export interface AttestedCredentials {
  /** Issues as the person who asks, up to 500; a repeat issues nothing twice. Errors: UPSTREAM_UNAVAILABLE, CUSTODIAN_NOT_ACTIVE. */
  issue(
    input: IssueFrame & {
      /** Of a custodian that signs itself, with a signature in base64 for each record. */
      readonly own?: OwnTerms | undefined;
      readonly records: readonly (RecordToIssue & { readonly signature?: string | undefined })[];
    },
    context: Context,
  ): Promise<readonly IssueOutcome[]>;
  /** What a custodian that signs itself has to sign for up to 500, in order. Errors: UPSTREAM_UNAVAILABLE, CUSTODIAN_NOT_ACTIVE. */
  prepare(
    input: IssueFrame & { readonly own: OwnTerms; readonly records: readonly RecordToIssue[] },
    context: Context,
  ): Promise<readonly PrepareOutcome[]>;
  /** Those of a custodian among up to 500 ids, whatever their status. */
  find(
    input: { readonly custodianDid: string; readonly credentialIds: readonly string[] },
    context: Context,
  ): Promise<readonly { readonly credentialId: string }[]>;
}

interface IssueFrame {
  readonly custodianDid: string;
  readonly credentialType: string;
  readonly expirationTimestamp?: number | undefined;
}

/** What is to be issued of one record. */
export interface RecordToIssue {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly credentialData: JsonObject;
  readonly entryVersionId?: string | undefined;
}

/** What all signatures of a request say; instants in epoch milliseconds. */
interface OwnTerms {
  readonly keyId: string;
  readonly issuanceTimestamp: number;
  readonly proofCreatedTimestamp: number;
}

interface Refusal {
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
}

export interface IssueOutcome extends Refusal {
  readonly credentialId: string;
  readonly isIssued: boolean;
}

interface PrepareOutcome extends Refusal {
  readonly credentialId: string;
  /** What to sign; undefined where the credential would be refused. */
  readonly guide?: SigningTexts | undefined;
}

/** The canonical texts of a credential and its proof (RFC 8785), and the 64 bytes of their hashes. */
export interface SigningTexts {
  readonly canonicalCredential: string;
  readonly canonicalProofConfiguration: string;
  readonly bytesToSign: Buffer;
}

/** Needed of the registry beside it: who signs as a custodian, and signatures with its key. */
export interface CustodianKeys {
  /** Whose signatures count now. Errors: NOT_FOUND, CUSTODIAN_NOT_ACTIVE. */
  signer(custodianDid: string): Promise<{
    readonly signingMode: SigningMode;
    readonly keyVersion: number;
    readonly verificationMethod: string;
  }>;
  /** Signs with the key that the platform holds. Errors: NOT_FOUND for a custodian that signs itself, CUSTODIAN_NOT_ACTIVE. */
  sign(custodianDid: string, payload: Uint8Array, context: Context): Promise<KeySignature>;
  /** A signature that a custodian made itself, with its current key. Errors: NOT_FOUND, CUSTODIAN_NOT_ACTIVE, SIGNATURE_INVALID. */
  proven(custodianDid: string, payload: Uint8Array, signature: Uint8Array): Promise<KeySignature>;
}

export interface KeySignature {
  readonly signature: Buffer;
  readonly keyVersion: number;
  readonly verificationMethod: string;
}
