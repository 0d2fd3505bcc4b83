import type { ResolvedCode } from './code-set.ts';

/** What other rooms ask of the code sets. */
export interface CodeResolver {
  /**
   * A code as it stood at an instant; the set by its id, or by its name for the newest version. A code that no longer is valid is
   * found, too, and told as not valid. Undefined for a set or a code that there never was.
   */
  resolve(codeSet: string, code: string, at: Date): Promise<ResolvedCode | undefined>;
}
