import type { Decided } from './decided.ts';
import type { Run } from './run.ts';
import type { RowsOfKind } from './tables.ts';

/** Who decides about the rows of each kind of table, from what is in the store at a moment. */
export type Writers = {
  readonly [Kind in keyof RowsOfKind]: (
    rows: readonly RowsOfKind[Kind][],
    run: Run,
    at: Date,
  ) => Promise<Decided[]>;
};
