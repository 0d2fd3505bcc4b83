import type { Context } from '../../../kernel/context.ts';

/** An account as learner records know it. */
export interface ListedHolder {
  readonly holderId: string;
  readonly email: string;
  readonly did?: string | undefined;
}

/** A holder who has agreed to be found. */
export interface FoundHolder {
  readonly did: string;
  /** The account has the name that was given, whatever its case, accents and order. */
  readonly isNamed: boolean;
}

/** The accounts of holders as learner records ask about them. */
export interface HolderDirectory {
  /** Undefined for nobody, and for an account that is closed or LOCKED. */
  find(input: unknown, context: Context): Promise<ListedHolder | undefined>;
  /**
   * Of up to 500 people, those with a wallet who have agreed to be found by their address, in order; undefined for the others. Whether
   * the account has this name is told, and not the name.
   */
  findMany(input: unknown, context: Context): Promise<readonly (FoundHolder | undefined)[]>;
  /** Tells whoever has a DID or an address, if anybody has, of a proposal; once for each link. */
  tellOfLink(input: unknown, context: Context): Promise<void>;
}

/** Needed of learner records: the links of a holder to learners of issuers. Errors: UPSTREAM_UNAVAILABLE. */
export interface LearnerLinks {
  /** Ends all of them and forgets who it was; may be called again. */
  forget(
    holder: { readonly holderId: string; readonly dids: readonly string[] },
    context: Context,
  ): Promise<void>;
  exportOf(
    holder: { readonly holderId: string; readonly dids: readonly string[] },
    context: Context,
  ): Promise<readonly object[]>;
}
