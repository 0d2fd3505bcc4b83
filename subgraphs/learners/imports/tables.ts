import type { RowFault } from '../../../kernel/sheets/faults.ts';
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

/** A learner in a class of a course. */
export interface EnrolmentRow {
  readonly classSourcedId: string;
  readonly userSourcedId: string;
  /** The code of the catalog's entry. */
  readonly entryCode: string;
  readonly cohortCode: string | undefined;
  readonly startDate: string;
  readonly endDate: string | undefined;
  /** The system that has made the file has taken it back. */
  readonly isDeleted: boolean;
}

/** What a learner was given for a piece of work in a class. */
export interface OutcomeRow {
  readonly sourcedId: string;
  readonly classSourcedId: string;
  readonly userSourcedId: string;
  /** What the piece of work is called, and what its kind is: one of them names a result of the version. */
  readonly names: readonly string[];
  readonly score: number | undefined;
  readonly scoreMax: number | undefined;
  readonly text: string | undefined;
  readonly scoreStatus: 'NOT_SUBMITTED' | 'SUBMITTED' | 'PARTIALLY_GRADED' | 'FULLY_GRADED' | 'EXEMPT';
  readonly achievedDate: string;
  readonly isDeleted: boolean;
}

/** The rows of each kind of table. */
export interface RowsOfKind {
  readonly learners: LearnerRow;
  readonly enrolments: EnrolmentRow;
  readonly outcomes: OutcomeRow;
}

interface TableOf<Kind extends keyof RowsOfKind> {
  readonly kind: Kind;
  /** The name of the file. */
  readonly name: string;
  readonly count: number;
  /** From the first one on, each time the same. Error: UnreadableFile. */
  rows(): AsyncGenerator<ReadRow<RowsOfKind[Kind]>>;
}

/** A table of a file whose rows become records. */
export type Table = { readonly [Kind in keyof RowsOfKind]: TableOf<Kind> }[keyof RowsOfKind];

/** A file that was looked into from its first byte to its last. */
export interface Roster {
  readonly format: ImportFormat;
  /** In the order in which they are worked off. */
  readonly tables: readonly Table[];
}
