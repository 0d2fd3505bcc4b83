import type { Context } from '../../../kernel/context.ts';
import type { CredentialStatus } from '../../../kernel/credential-status.ts';
import type { Positions } from '../../../store/positions.ts';
import type { HolderChanges } from '../../holder-changes.ts';

export type { HolderChanges };

/** DIDs that one question names, at most. */
export const MOST_DIDS = 500;

/** Needed of holders: who agrees to what. Errors: UPSTREAM_UNAVAILABLE. */
export interface HolderConsents {
  /** Of these DIDs those whose holder agrees that this custodian sees its credentials, with all DIDs of that holder. */
  sharing(
    input: { readonly custodianDid: string; readonly dids: readonly string[] },
    context: Context,
  ): Promise<readonly { readonly did: string; readonly dids: readonly string[] }[]>;
  /** Who has agreed, withdrawn or changed the account; from now on when nothing is given. */
  changes(after: Positions | undefined, context: Context): Promise<HolderChanges>;
}

/** What is told of a credential: never the document. */
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

/** Needed of credential issuance. Errors: UPSTREAM_UNAVAILABLE. */
export interface CredentialFacts {
  /** Credentials about these DIDs of one of the types, and those that cite an entry of the catalog where they are asked for. */
  ofHolders(
    input: {
      readonly dids: readonly string[];
      readonly credentialTypes: readonly string[];
      readonly citesEntry: boolean;
    },
    context: Context,
  ): Promise<readonly HeldFact[]>;
  /** About whom credentials were issued, changed or revoked; from now on when nothing is given. */
  changes(after: Positions | undefined, context: Context): Promise<HolderChanges>;
}

/** Needed of the catalog: of which entry a version is. */
export interface EntryVersions {
  byId(entryVersionId: string, context: Context): Promise<{ readonly entryId: string } | undefined>;
}

export interface WorkforceNeeds {
  readonly consents: HolderConsents;
  readonly facts: CredentialFacts;
  readonly versions: EntryVersions;
}
