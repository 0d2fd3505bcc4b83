import type { Context } from '../../../kernel/context.ts';

/** An account as learner records know it. */
export interface ListedHolder {
  readonly holderId: string;
  readonly email: string;
  readonly did?: string | undefined;
}

/** The accounts of holders as learner records ask about them. */
export interface HolderDirectory {
  /** Undefined for nobody, and for an account that is closed or LOCKED. */
  find(input: unknown, context: Context): Promise<ListedHolder | undefined>;
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
