import type { AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import type { MeaningSearch } from './calls/call.ts';
import type { ModelCallTraces } from './calls/traces.ts';
import type { DocumentReading } from './document-file.ts';
import type { IdentityFacts } from './features/documents.ts';
import type { NearAssistant, TextAssistant } from './features.ts';
import type { LatestKycAnalysis } from './kyc/analysis.ts';

/** What this domain needs of others. */
export interface AssistanceNeeds {
  readonly consents: {
    /** Whether whoever has a DID has agreed that language models read their data; undefined for a DID of nobody with an account. */
    agrees(did: string): Promise<boolean | undefined>;
  };
  readonly credentials: CallersCredentials;
  readonly issuers: KnownIssuers;
}

/** Needed of credential issuance: the credentials of those who ask. */
export interface CallersCredentials {
  readonly held: {
    /** The credential when it is about one of these DIDs. */
    byId(
      credentialId: string,
      dids: readonly string[],
      context: Context,
    ): Promise<StoredDocument | undefined>;
  };
  readonly issued: {
    /** The credential when this authority issued it. */
    byId(
      credentialId: string,
      authority: { readonly type: 'ISSUER' | 'CUSTODIAN'; readonly did: string },
      context: Context,
    ): Promise<StoredDocument | undefined>;
  };
}

interface StoredDocument {
  /** The signed credential exactly as it was issued. */
  readonly vcJson: string;
}

/** Needed of the registry of issuers: who stands behind a DID; undefined for a DID of nobody. */
export interface KnownIssuers {
  byDid(
    did: string,
    context: Context,
  ): Promise<{ readonly issuerId: string; readonly name: string } | undefined>;
}

/** What it offers to every unit: suggestions from texts. */
export interface AssistancePorts {
  readonly assistant: TextAssistant;
  readonly searches: {
    /** Keeps the record of a search by meaning. Never fails. */
    record(search: MeaningSearch, about: AssistFor, context: Context): Promise<void>;
  };
}

/** What it offers to the domains beside it. */
export interface AssistanceNear {
  readonly assistant: NearAssistant & {
    /** The name on an identity document, which is a PNG or JPEG. */
    readonly identityDocument: DocumentReading<IdentityFacts>;
  };
  /** For domains that have asked already whether the caller may see it. */
  readonly kyc: {
    /** What was read in the latest document about an issuer; undefined before one was sent. */
    latestOf(issuerDid: string): Promise<LatestKycAnalysis | undefined>;
  };
  /** What is kept of holders in records of calls. */
  readonly traces: ModelCallTraces;
  readonly model: {
    /** Resolves when the model's service says anything. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
    check(): Promise<void>;
  };
}
