import type { PageWindow } from '../../../kernel/paging.ts';
import type { BoundedTotal } from '../../../store/bounded-count.ts';
import type { Code, CodeFilter } from './code-set.ts';

/** The codes of some code sets, wherever they are kept. */
export interface CodeBook {
  /** A page of the codes of a set that are valid at an instant, by code. */
  list(codeSetId: string, filter: CodeFilter, window: PageWindow): Promise<Code[]>;
  count(codeSetId: string, filter: CodeFilter): Promise<BoundedTotal>;
  /** What a code was at an instant, or else last before it, or else first after it. */
  nearest(codeSetId: string, code: string, at: Date): Promise<Code | undefined>;
}
