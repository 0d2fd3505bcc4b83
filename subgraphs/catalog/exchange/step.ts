import type { AuditFact } from '../../../kernel/audit.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Role } from './format.ts';
import type { CatalogImport, Outcome } from './import.ts';
import type { ItemProblem } from './refusals.ts';
import type { StagedItem } from './staged-item-model.ts';

/** What becomes of one item, and what is committed for that; a dry run commits no more than what it would be. */
export interface Decision {
  readonly item: StagedItem;
  readonly outcome: Outcome;
  readonly problems?: readonly ItemProblem[];
  readonly recordId?: string | undefined;
  readonly documentId?: string | undefined;
  readonly writes?: readonly Write[];
  readonly facts?: readonly AuditFact[];
  /** What the import itself learns from it. */
  readonly learned?: Partial<CatalogImport>;
}

/** Decides what becomes of some items, in the order of the document. */
export type Step = (job: CatalogImport, items: readonly StagedItem[]) => Promise<readonly Decision[]>;

/** A step of an import: the items that it settles, how many at once, and how. */
export interface StepRow {
  readonly roles: readonly Role[];
  readonly atOnce: number;
  readonly step: Step;
}

/** The next portion of what a document has no more, and how far that was looked for; undefined at the end. */
export type Forgetting = (
  job: CatalogImport,
) => Promise<{ readonly behind: string; readonly writes: readonly Write[] } | undefined>;
