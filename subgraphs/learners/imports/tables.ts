import type { RowFault } from './faults.ts';
import type { ImportFormat } from './import.ts';

/** A row of a table that is imported, as far as the file tells. */
export type ReadRow<Row> = { readonly line: number } & (
  | { readonly kind: 'row'; readonly row: Row }
  /** Left alone on purpose. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'refused'; readonly faults: readonly RowFault[] }
);

/** A learner as a file has them. What is undefined goes away, and what is not named stays. */
export interface LearnerRow {
  readonly learnerNumber: string;
  /** The id of the system that has made the file. */
  readonly sourcedId?: string | undefined;
  readonly members: {
    readonly givenName: string;
    readonly familyName: string;
    readonly preferredName?: string | undefined;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
    readonly preferredLanguage?: string | undefined;
    readonly countryCode?: string | undefined;
    readonly status?: 'ACTIVE' | 'INACTIVE' | undefined;
  };
}

interface TableOf<Kind extends string, Row> {
  readonly kind: Kind;
  /** The name of the file. */
  readonly name: string;
  readonly count: number;
  /** From the first one on, each time the same. Error: UnreadableFile. */
  rows(): AsyncGenerator<ReadRow<Row>>;
}

/** A table of a file whose rows become records. */
export type Table = TableOf<'learners', LearnerRow>;

/** A file that was looked into from its first byte to its last. */
export interface Roster {
  readonly format: ImportFormat;
  /** In the order in which they are worked off. */
  readonly tables: readonly Table[];
}
