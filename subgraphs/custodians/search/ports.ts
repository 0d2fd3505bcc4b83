import type { Context } from '../../../kernel/context.ts';
import type { CredentialStatus } from '../../../kernel/credential-status.ts';

/** What the search needs of other domains. */
export interface SearchNeeds {
  readonly credentialSearch: CredentialSearch;
}

/** The credentials of a custodian, found as `Sought` says. */
export interface CredentialSearch {
  search(
    input: {
      readonly custodianDid: string;
      readonly q?: string | undefined;
      readonly status?: CredentialStatus | undefined;
      readonly expiresBefore?: Date | undefined;
      readonly limit: number;
    },
    context: Context,
  ): Promise<
    readonly {
      readonly credentialId: string;
      readonly credentialStatus: CredentialStatus;
      readonly holderName: string;
      readonly expirationTimestamp?: Date | undefined;
    }[]
  >;
}
