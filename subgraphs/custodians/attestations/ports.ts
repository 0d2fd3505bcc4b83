import type { Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { ErrorCode } from '../../../kernel/errors.ts';

/** What attestations need of other domains. */
export interface AttestationNeeds {
  readonly credentials: AttestedCredentials;
}

/** Needed of credential issuance: credentials that the custodian issues, each with an id that is given. */
export interface AttestedCredentials {
  /** Issues as the person who asks, up to 500; a repeat issues nothing twice. Errors: UPSTREAM_UNAVAILABLE, CUSTODIAN_NOT_ACTIVE. */
  issue(
    input: {
      readonly custodianDid: string;
      readonly credentialType: string;
      readonly expirationTimestamp?: number | undefined;
      readonly records: readonly {
        readonly credentialId: string;
        readonly holderDid: string;
        readonly credentialData: JsonObject;
        readonly entryVersionId?: string | undefined;
      }[];
    },
    context: Context,
  ): Promise<
    readonly {
      readonly credentialId: string;
      readonly isIssued: boolean;
      readonly error?: ErrorCode | undefined;
      readonly message?: string | undefined;
    }[]
  >;
  /** Those of a custodian among up to 500 ids, whatever their status. */
  find(
    input: { readonly custodianDid: string; readonly credentialIds: readonly string[] },
    context: Context,
  ): Promise<readonly { readonly credentialId: string }[]>;
}

/** Needed of the registry beside it: signatures with the key of a custodian. */
export interface CustodianKeys {
  /** Errors: NOT_FOUND for one that signs itself, CUSTODIAN_NOT_ACTIVE. */
  sign(
    custodianDid: string,
    payload: Uint8Array,
    context: Context,
  ): Promise<{
    readonly signature: Buffer;
    readonly keyVersion: number;
    readonly verificationMethod: string;
  }>;
}
