import type { Context } from '../../../kernel/context.ts';
import type { Decided, Writing } from './learner-writer.ts';
import type { LearnerRow } from './tables.ts';

type Writer<Row> = (rows: readonly Row[], writing: Writing, unit: Context) => Promise<Decided[]>;

/** Who decides about the rows of each kind of table. */
export interface Writers {
  readonly learners: Writer<LearnerRow>;
}
