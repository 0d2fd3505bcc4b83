import type { Context } from '../../../kernel/context.ts';

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
